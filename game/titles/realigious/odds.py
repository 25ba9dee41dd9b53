"""10.3, R10.7-R10.11. A combat that may come, as a reader can know it: rates with their items, what is forced."""
from __future__ import annotations

import msgspec

from game.core.modifiers import Term, settle
from game.titles.realigious import rates, sight
from game.titles.realigious.queries import has
from game.titles.realigious.state import State


class CombatOdds(msgspec.Struct, array_like=True, frozen=True):
    """Both rates with their items, R, and what effects force ("win", "loss" of the attacker, "" for a roll). `piece`:
    whether it would be a piece combat."""

    tile: int
    defender: int
    piece: bool
    attack: tuple[Term, ...]
    defence: tuple[Term, ...]
    attack_rate: int
    defence_rate: int
    rate: int
    forced: str


def combat_odds(state: State, reader: int, attacker: int, defender: int, tile: int,
                piece: bool) -> CombatOdds:
    """What a combat declared now would be decided by. The items that rest on a General whom the reader does not see
    are left out. Not checked: R10.2."""
    levied = rates.would_levy(state, attacker)
    attack = _seen(state, reader, attacker, rates.attack_terms(state, attacker, tile, levied))
    defence = _seen(state, reader, defender, rates.defence_terms(state, defender, tile, piece))
    r1, r2, rate = rates.combat_rate(attack, defence)
    if has(state.seats[attacker], "repentance"):
        attack, defence = rates.propagation_terms(state, attacker, tile), []
        r1, r2 = settle(attack, rates.RATE), 0
        rate = r1
    forced = forced_outcome(state, attacker, defender, tile)
    return CombatOdds(tile, defender, piece, tuple(attack), tuple(defence), r1, r2, rate,
                      "" if forced is None else "win" if forced else "loss")


def _seen(state: State, reader: int, seat: int, terms: list[Term]) -> list[Term]:
    generals = [i for i, c in enumerate(state.celebrities) if c.owner == seat and c.type == "general"]
    if all(sight.sees_celebrity(state, reader, i) for i in generals):
        return terms
    return [term for term in terms if term.text != "term.general"]


def forced_outcome(state: State, attacker: int, defender: int, tile: int) -> bool | None:
    """R10.11. True or False when effects force the attacker's win or loss, None when a roll decides."""
    one, other = state.seats[attacker], state.seats[defender]
    attacker_wins = has(one, "heavenly_host") or has(one, "pursuit") or has(one, "ascended")
    defender_wins = has(other, "pursuit") or has(other, "ascended")
    if attacker_wins or defender_wins:
        return None if attacker_wins and defender_wins else attacker_wins
    if has(other, "losing_streak") and state.owner[tile] == defender:
        return True
    return None
