"""R10.9-R10.22, R17. Challenges phase: comparing STR, the claim, keywords, the end of a challenge."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.crowns import timing
from game.titles.crowns.context import Happening
from game.titles.crowns.council import reward
from game.titles.crowns.effects_cards import gain_power, move_power
from game.titles.crowns.effects_seats import mill_one
from game.titles.crowns.happenings import of_card
from game.titles.crowns.queries import (
    G,
    attachments,
    characters,
    face,
    faction_of,
    hand,
    is_in_play,
    participants,
    role,
)
from game.titles.crowns.rounds import end_of
from game.titles.crowns.state import NOBODY, RunningChallenge, State
from game.titles.crowns.stats import claim_value, has_keyword, side_terms, strength, total
from game.titles.crowns.verbs import card_option, choose, draw, number_of, tell

NONE = Option("none", "none")


# ---------------------------------------------------------------- R10.9-R10.14 comparing
def compare(g: G) -> Rules[None]:
    """R10.9-R10.14. The higher sum wins, a tie the attacking player; whoever would win needs a sum of 1 and
    somebody who participates."""
    challenge = g.state.challenge
    if challenge is None:
        return
    challenge.attack = total(side_terms(g.state, "attacker"))
    challenge.defence = total(side_terms(g.state, "defender"))
    attacked = challenge.attack >= challenge.defence
    best, side = (challenge.attack, "attacker") if attacked else (challenge.defence, "defender")
    if best < 1 or not participants(challenge, side):
        tell(g, "no_winner", "R10.11", attack=challenge.attack, defence=challenge.defence)
        return
    challenge.winner = challenge.attacker if attacked else challenge.defender
    challenge.margin = abs(challenge.attack - challenge.defence)
    tell(
        g,
        "won",
        "R10.10",
        seat=challenge.winner,
        loser=challenge.loser,
        kind=challenge.kind,
        attack=challenge.attack,
        defence=challenge.defence,
    )
    g.push("keywords")
    if attacked:
        g.push("claim")
    unopposed = attacked and challenge.defence == 0
    winner, loser = challenge.winner, challenge.loser
    yield from timing.happen(g, _result(challenge, "won", winner), _result(challenge, "lost", loser))
    if unopposed:
        tell(g, "unopposed", "R10.13", seat=winner)
        yield from gain_power(g, faction_of(winner), 1)
        yield from timing.happen(g, Happening(name="unopposed", seat=winner))
    yield from reward(g, winner, loser)


def _result(challenge: RunningChallenge, name: str, seat: int) -> Happening:
    """R10.12. `won` or `lost` of a seat, with the margin."""
    side = "attacker" if seat == challenge.attacker else "defender"
    return Happening(name=name, seat=seat, word=challenge.kind, role=side, amount=challenge.margin)


# ---------------------------------------------------------------- R10.15-R10.18 claim
def claim(g: G) -> Rules[None]:
    """R10.15. Its interrupts come first, also when the value is 0; then the value is fixed. A replaced claim counts as
    applied."""
    challenge = g.state.challenge
    if challenge is None:
        return
    yield from timing.would(
        g, Happening(name="claim", seat=challenge.attacker, controller=challenge.defender, word=challenge.kind)
    )
    running = g.state.challenge
    if running is None or running.replaced:
        return
    running.claim = claim_value(g.state)
    tell(g, "claim", "R10.15", seat=running.attacker, loser=running.defender, kind=running.kind, value=running.claim)
    if not running.claim:
        return
    match running.kind:
        case "military":
            yield from military(g, running.defender, running.claim)
        case "intrigue":
            yield from intrigue(g, running.attacker, running.defender, running.claim)
        case _:
            yield from move_power(g, faction_of(running.defender), faction_of(running.attacker), running.claim)


def military(g: G, seat: int, count: int) -> Rules[None]:
    """R10.16. The defending player chooses characters, all of them if it has no more; they are killed together. Each
    choice uses up one (G36)."""
    there = characters(g.state, seat)
    picked = tuple(there) if len(there) <= count else ()
    while len(picked) < min(count, len(there)):
        key = yield from choose(g, Ask(seat, "R10.16", "claim_military", military_options, (picked,), military_default))
        picked = (*picked, number_of(key))
    if picked:
        yield from timing.happen(g, *(of_card(g.state, "killed", number) for number in picked))


def military_options(state: State, seat: int, picked: tuple[int, ...]) -> list[Option]:
    """3, `claim_military`."""
    return [card_option(state, number) for number in characters(state, seat) if number not in picked]


def military_default(state: State, seat: int, picked: tuple[int, ...]) -> str:
    """3. The lowest cost, then the lowest STR, then the fewest attachments."""

    def worth(option: Option) -> tuple[int, int, int]:
        number = number_of(option.key)
        return face(state, number).cost, strength(state, number), len(attachments(state, number))

    return min(military_options(state, seat, picked), key=worth).key


def intrigue(g: G, attacker: int, seat: int, count: int) -> Rules[None]:
    """R10.17. A copy of the hand is shuffled and spread face down; the attacking player picks positions one after the
    other; the cards are discarded together. All cards go if the hand is not larger than the claim."""
    state = g.state
    state.blind = hand(state, seat)[:]
    g.shuffle(state.blind)
    size = len(state.blind)
    picked = tuple(range(1, size + 1)) if size <= count else ()
    while len(picked) < min(count, size):
        key = yield from choose(
            g, Ask(attacker, "R10.17", "claim_intrigue", intrigue_options, (picked,), None, {"seat": seat})
        )
        picked = (*picked, number_of(key))
    state = g.state
    chosen = [state.blind[place - 1] for place in picked]
    state.blind = []
    if chosen:
        yield from timing.happen(g, *(of_card(state, "discarded_hand", number) for number in chosen))


def intrigue_options(state: State, seat: int, picked: tuple[int, ...]) -> list[Option]:
    """3, `claim_intrigue`. The positions that are not picked yet."""
    return [
        Option(f"position:{place}", "position", (f"blind:{place}",), ("n", place))
        for place in range(1, len(state.blind) + 1)
        if place not in picked
    ]


# ---------------------------------------------------------------- R10.19, R17 keywords
def keywords(g: G) -> Rules[None]:
    """R10.19. Those of the winner's participants: insight, intimidate (attackers only), pillage, renown."""
    challenge = g.state.challenge
    if challenge is None or challenge.winner == NOBODY:
        return
    winner, loser = challenge.winner, challenge.loser
    for number in _with(g.state, "insight"):
        draw(g, winner, 1, "R17.3")
        yield from _used(g, "insight", number)
    if role(g.state, winner) == "attacker":
        yield from intimidate(g, winner)
    for number in _with(g.state, "pillage"):
        yield from mill_one(g, loser, "pillage")
        yield from _used(g, "pillage", number)
    for number in _with(g.state, "renown"):
        yield from gain_power(g, number, 1)
        yield from _used(g, "renown", number)


def _with(state: State, word: str) -> list[int]:
    """The winner's participants with that keyword, in the order of their declaration."""
    challenge = state.challenge
    if challenge is None:
        return []
    side = "attacker" if challenge.winner == challenge.attacker else "defender"
    return [number for number in participants(challenge, side) if has_keyword(state, number, word)]


def _used(g: G, word: str, number: int) -> Rules[None]:
    """5.2. `keyword_used`, one for each character and keyword."""
    if is_in_play(g.state, number):
        tell(g, "keyword", "R10.19", word=word, card=number, kind=g.state.cards[number].kind)
    yield from timing.happen(g, of_card(g.state, "keyword_used", number, word=word))


def intimidate(g: G, winner: int) -> Rules[None]:
    """R17.4. One use per challenge: one standing character of the loser with STR not above the margin may be knelt."""
    able = _with(g.state, "intimidate")
    if not able:
        return
    key = yield from choose(g, Ask(winner, "R17.4", "intimidate_target", intimidate_options, (), intimidate_default))
    if key != NONE.key:
        yield from timing.happen(g, of_card(g.state, "knelt", number_of(key)))
        yield from _used(g, "intimidate", able[0])


def intimidate_options(state: State, seat: int) -> list[Option]:
    """3, `intimidate_target`."""
    challenge = state.challenge
    if challenge is None:
        return [NONE]
    found = [
        card_option(state, number)
        for number in characters(state, challenge.loser)
        if not state.cards[number].kneeling and strength(state, number) <= challenge.margin
    ]
    return [*found, NONE]


def intimidate_default(state: State, seat: int) -> str:
    """3. The highest STR."""
    options = intimidate_options(state, seat)[:-1] or [NONE]
    return max(options, key=lambda one: 0 if one is NONE else strength(state, number_of(one.key))).key


# ---------------------------------------------------------------- R10.20 the end
def challenge_end(g: G) -> Rules[None]:
    """R10.20. Participants stay kneeling, `challenge` effects end; the active player chooses again."""
    challenge = g.state.challenge
    g.state.challenge = None
    g.state.blind = []
    end_of(g, "challenge")
    if challenge is not None:
        g.push("challenge_turn", challenge.attacker)
        tell(g, "challenge_ended", "R10.20", seat=challenge.attacker)
        yield from timing.happen(g, Happening(name="challenge_ended", seat=challenge.attacker, word=challenge.kind))
