"""R10.4-R10.9. What a challenge would count, told before it is chosen, by what one reader sees. Reading only.

The view is laid out as a table again and the rules' own terms are counted on it: bonuses of offices, plots, locations
and attachments, and what holds only of characters that fight, alone or beside others, are counted as they will be.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import NamedTuple

from game.core.lasting import WHILE_IN_PLAY, Lasting
from game.core.modifiers import Term
from game.titles.crowns import abilities, costs
from game.titles.crowns.content import ACTIONS, FACES
from game.titles.crowns.ending import legal_host
from game.titles.crowns.notation import ICONS
from game.titles.crowns.queries import all_in_play, title
from game.titles.crowns.state import OwnedCard, RunningChallenge, Seat, State
from game.titles.crowns.stats import context, icons, is_blank, kneels_to_attack, saying, side_terms, total
from game.titles.crowns.view import PieceView, PlayerView, SeatView

CHALLENGES = "challenges"
IDLE = ("draw", "mill")
"""What bears on no challenge that is going on."""
LASTS = 2
"""The tier of what an effect that lasts adds to a STR."""


class Sums(NamedTuple):
    """Both sums of a challenge, with their terms."""

    attack: int
    defence: int
    attack_terms: tuple[Term, ...]
    defence_terms: tuple[Term, ...]


def attacked(
    view: SeatView, kind: str, seat: int, opponent: int, attackers: Iterable[int], defenders: Iterable[int] = ()
) -> Sums:
    """R10.5, R10.8. The sums after these attackers, then these defenders have been declared."""
    state = laid(view)
    state.challenge = RunningChallenge(kind, seat, opponent, list(attackers))
    for number in [number for number in state.challenge.attackers if kneels_to_attack(state, number)]:
        state.cards[number].kneeling = True
    return _defended(state, defenders)


def defended(view: SeatView, defenders: Iterable[int]) -> Sums:
    """R10.8. The sums of the challenge that is going on, after these have been declared as its defenders."""
    return _defended(laid(view), defenders)


def _defended(state: State, defenders: Iterable[int]) -> Sums:
    challenge = state.challenge
    if challenge is None:
        return Sums(0, 0, (), ())
    for number in defenders:
        challenge.defenders.append(number)
        state.cards[number].kneeling = True
    attack, defence = side_terms(state, "attacker"), side_terms(state, "defender")
    return Sums(total(attack), total(defence), tuple(attack), tuple(defence))


def able(player: PlayerView, kind: str, verb: str, but: Iterable[int] = ()) -> list[int]:
    """R10.4, R10.8. The characters that a seat could declare as attackers or defenders, by what everybody sees."""
    return [
        piece.number
        for piece in player.play
        if kind in piece.icons
        and not piece.kneeling
        and not piece.side
        and verb not in piece.forbidden
        and piece.number not in tuple(but)
    ]


def acting(view: SeatView, seat: int, spent: Container[tuple[int, int]] = ()) -> list[str]:
    """R6.5. What a seat has in play with an action for the running challenge, by kinds, by what everybody sees.
    `spent`: the abilities, by card and number, that have been used this round.
    """
    state, found = laid(view), []
    state.piles[seat]["hand"] = []
    for source in saying(state, seat, ACTIONS):
        for line in ACTIONS[title(state, source)]:
            ability = line.ability
            verbs = {effect.verb for part in ability.parts for effect in part.effects}
            gone = (ability.limit and (source, line.number) in spent) or is_blank(state, source)
            if gone or ability.phase not in ("any", CHALLENGES) or verbs <= set(IDLE):
                continue
            ctx = context(state, seat, source)
            ctx.number = line.number
            if any(phrase.zone == "hand" for _, phrase in ability.targets):  # nobody sees whether there is one
                usable = view.players[seat].hand_count > 0 and costs.payable(state, ctx, ability)
            else:
                usable = abilities.usable(state, ctx)
            if usable and title(state, source) not in found:
                found.append(title(state, source))
    return found


def hostless(view: SeatView, number: int, kind: str) -> bool:
    """R5.5. Whether an attachment of the reader's would find nothing to lie on, if the set-up ended with what has been
    placed.
    """
    if kind not in FACES or FACES[kind].host is None:
        return False
    state, seat = laid(view), view.reader
    for piece in view.players[seat].placed:
        state.cards[piece.number] = _card(piece.kind, seat, "play")
        state.piles[seat]["play"].append(piece.number)
    state.cards.setdefault(number, _card(kind, seat, "hand"))
    return not any(legal_host(state, number, host) for host in all_in_play(state))


# ---------------------------------------------------------------- the table
def laid(view: SeatView) -> State:
    """The table as the view shows it: what is hidden is only counted."""
    state = State(rng=0, agenda=[], cards={}, piles=[], seats=[], phase=view.phase, round=view.round)
    state.first, state.active = max(0, view.first), view.active
    for number, player in enumerate(view.players):
        _sit(state, number, player)
    fight = view.challenge
    if fight is not None:
        sides = (list(fight.attackers), list(fight.defenders), list(fight.bypassed))
        state.challenge = RunningChallenge(fight.kind, fight.attacker, fight.defender, *sides)
    for player in view.players:
        for piece in player.play:
            _restore(state, piece)
    return state


def _sit(state: State, number: int, player: PlayerView) -> None:
    """A seat with what lies before it."""
    seat = Seat(player.faction, player.agenda, power=player.faction_power, kneeling=player.faction_kneeling)
    seat.gold, seat.office, seat.out = player.gold, "" if player.picked else player.office, player.out
    state.seats.append(seat)
    piles = {"play": [piece.number for piece in player.play], "hand": [0] * player.hand_count}
    for zone, cards in (("discard", player.discard), ("dead", player.dead), ("used", player.used)):
        piles[zone] = [card.number for card in cards]
        for seen in cards:
            state.cards[seen.number] = _card(seen.kind, number, zone)
    for piece in player.play:
        card = state.cards[piece.number] = _card(piece.kind, number, "play")
        card.owner, card.host, card.kneeling = piece.owner, piece.host, piece.kneeling
        card.power, card.gold = piece.power, piece.gold
    if player.revealed is not None:
        piles["revealed"] = [player.revealed.number]
        state.cards[player.revealed.number] = _card(player.revealed.kind, number, "revealed")
    state.piles.append(piles)


def _card(kind: str, seat: int, zone: str) -> OwnedCard:
    return OwnedCard(kind=kind, owner=seat, controller=seat, zone=zone)


def _restore(state: State, piece: PieceView) -> None:
    """R4.1. What lasts on a card, by what it has done to it."""
    found = [_lasts("str", piece.number, term.value, term.text) for term in piece.terms if term.tier == LASTS]
    if piece.blank:
        found.append(_lasts("blank", piece.number, 1))
    state.lasting += found
    if not piece.terms:
        return  # no character
    now = icons(state, piece.number)
    for icon in ICONS:
        if (icon in now) != (icon in piece.icons):
            state.lasting.append(_lasts("icon", piece.number, 1 if icon in piece.icons else -1, "", icon))


def _lasts(what: str, number: int, value: int, source: str = "", word: str = "") -> Lasting:
    return Lasting(what, number, value, word, WHILE_IN_PLAY, source)
