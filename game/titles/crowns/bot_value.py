"""Section 8, rule 1. What a table is worth to a seat, in half points."""

from __future__ import annotations

from game.titles.crowns.content import CONSTANT, WIN
from game.titles.crowns.queries import characters, face, hand, in_play, order, power_total
from game.titles.crowns.state import NOBODY, RunningChallenge, State
from game.titles.crowns.stats import claim_value, forbidden, icons, is_blank, keywords, side_terms, strength, total

STR, ICON, ON_CARD, CARD, GOLD, INCOME, POWER, LATE_POWER = 4, 6, 4, 3, 1, 8, 24, 36
LATE = 11
STANDING, SUPPORT, TERMINAL = 3, 5, 3
BARRED = {"attack": 2, "defend": 1}
"""What each point of STR is worth less to a character that cannot."""
WON = 100_000
KEYWORDS = {"renown": 8, "stealth": 4, "insight": 4, "intimidate": 3, "pillage": 2}


def value(state: State, seat: int) -> int:
    """The board of a seat less that of its strongest opponent, with what the challenge that goes on promises."""
    if state.outcome is not None:
        return WON if seat in state.outcome.winners else -WON
    rivals = [board(state, other) for other in order(state) if other != seat]
    return board(state, seat) - max(rivals, default=0) + promise(state, seat)


def board(state: State, seat: int) -> int:
    """Characters, income, cards, gold and power of a seat."""
    if state.seats[seat].out:
        return 0
    worth = sum(piece(state, number) for number in in_play(state, seat))
    held = power_total(state, seat)
    worth += POWER * min(held, LATE - 1) + LATE_POWER * max(0, min(held, WIN) - LATE + 1)
    return worth + CARD * len(hand(state, seat)) + GOLD * state.seats[seat].gold


def piece(state: State, number: int) -> int:
    """A card in play, or of the hand as if it were. Attachments are worth what they do to their hosts, and a little."""
    shown = face(state, number)
    if shown.type == "character":
        return _person(state, number)
    if shown.type == "location":
        gold = 0 if is_blank(state, number) else income(shown.id)
        return SUPPORT + INCOME * gold + 2 * shown.cost
    return 2 + shown.cost + (TERMINAL if shown.keyword("terminal") else 0)


def _person(state: State, number: int) -> int:
    """A character: its STR, icons, keywords and text, whether it stands, and what it may not do."""
    shown, card, force = face(state, number), state.cards[number], strength(state, number)
    worth = STR * force + ICON * len(icons(state, number)) + ON_CARD * card.power
    worth += sum(KEYWORDS.get(word, 0) for word in keywords(state, number))
    worth += 3 * (bool(shown.abilities) and not is_blank(state, number))
    if card.zone == "play":
        worth -= sum(share * force for word, share in BARRED.items() if forbidden(state, number, word))
    if card.kneeling:
        return worth
    return worth + STANDING + (force if state.phase == "challenges" else 0)


def income(card: str) -> int:
    """The gold that a card gives each round."""
    lines = CONSTANT["plot_mod"].get(card, ())
    return sum(line.effect.amount.n for line in lines if line.effect.word == "gold")


def promise(state: State, seat: int) -> int:
    """What the challenge is worth to a seat as the sums stand now."""
    challenge = state.challenge
    if challenge is None or seat not in (challenge.attacker, challenge.defender) or challenge.winner != NOBODY:
        return 0
    attack, defence = total(side_terms(state, "attacker")), total(side_terms(state, "defender"))
    if attack < max(1, defence):
        worth = -sum(KEYWORDS["renown"] for number in challenge.defenders if "renown" in keywords(state, number))
    else:
        worth = stake(state, challenge, defence == 0)
    return worth if seat == challenge.attacker else -worth


def stake(state: State, challenge: RunningChallenge, unopposed: bool) -> int:
    """What a won attack is worth to the attacking player: claim, bonus, renown."""
    loser, claim = challenge.defender, claim_value(state)
    worth = POWER * unopposed
    worth += sum(POWER for number in challenge.attackers if "renown" in keywords(state, number))
    match challenge.kind:
        case "military":
            lives = sorted(piece(state, number) for number in characters(state, loser))
            return worth + sum(lives[:claim])
        case "intrigue":
            return worth + 2 * CARD * min(claim, len(hand(state, loser)))
        case _:
            return worth + 2 * POWER * min(claim, state.seats[loser].power)
