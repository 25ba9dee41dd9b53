"""R10.9, R10.11. What an outcome of a combat tells besides its numbers: the items that its rates are made of and what
decided without a roll. Items that rest on what a reader may not see are told to nobody: whoever sees it can name it.
"""
from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from game.core.boards.hex import hex_map
from game.core.modifiers import Term, settle
from game.titles.realigious.offers import UNKNOWN, Change
from game.titles.realigious.queries import has
from game.titles.realigious.rates import GENERAL, RATE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.events import Event
    from game.titles.realigious.state import State
    from game.titles.realigious.view import SeatView

FOUGHT = ("combat_won", "combat_lost")
UNTOLD = ("term.general", "term.pantheon")
"""They rest on a celebrity or on what stands beside the tile."""
UNSEEN = "clash.unseen"
RESULTS = ("R10.12", "R10.13", "R10.14", "R10.16", "R10.17")
ENDS = (*FOUGHT, "combat_declared", "turn_began", "turn_skipped")
"""What tells that the result of a combat is complete."""
GOES_BACK, BETWEEN_PIECES = (0, 1), (1, 3)
"""Kinds of combats (R10.1) in which a beaten attacker goes back, and those that C8 follows."""
PURSES = ("believers", "donations", "influence")
FORCES = (("heavenly_host", "heavenly_host"), ("pursuit", "hot_pursuit"), ("ascended", "ascended"))


class Clash(msgspec.Struct, frozen=True):
    """A combat as its reader is told of it. `forced`: what decided without a roll, "" for a roll; `attack` and
    `defence`: the items of both rates, as far as the reader can know them; `reckless`: the second roll of R10.11, 0
    for none."""

    attacker: int
    defender: int
    tile: int
    won: bool
    r1: int
    r2: int
    rate: int
    roll: int
    reckless: int = 0
    forced: str = ""
    attack: tuple[Term, ...] = ()
    defence: tuple[Term, ...] = ()

    @property
    def chance(self) -> int:
        """R10.9, R10.11. The attacker's chance that the roll was held against, or what stood instead of it, percent:
        recklessness is a roll of its own."""
        return self.rate if self.roll else 100 if self.won or self.reckless else 0

    @property
    def winner(self) -> int:
        """Whose combat it is."""
        return self.attacker if self.won else self.defender


def cause_of(state: State, attacker: int, defender: int, tile: int, wins: bool | None) -> str:
    """R10.11. What forces the outcome that `forecast.forced_outcome` has found, "" for a roll."""
    if wins is None:
        return ""
    own = state.seats[attacker if wins else defender]
    causes = [name for kind, name in FORCES if has(own, kind) and (wins or kind != "heavenly_host")]
    return causes[0] if causes else "losing_streak"


def told_terms(terms: Iterable[Term]) -> str:
    """Items as an event tells them."""
    return ",".join(f"{term.tier}:{term.text}:{term.value}:{int(term.sets)}:{term.count}"
                    for term in terms if term.text not in UNTOLD)


def terms_of(told: object) -> tuple[Term, ...]:
    """Those of an event."""
    rows = [row.split(":") for row in told.split(",")] if isinstance(told, str) and told else []
    return tuple(Term(int(row[0]), row[1], int(row[2]), bool(int(row[3])), count=int(row[4])) for row in rows)


def clash_of(event: Event, view: SeatView) -> Clash | None:
    """A combat that has ended, for the reader of the view; None where it is not told what was rolled."""
    data = event.data
    told = {name: value for name in ("seat", "other", "tile", "r1", "r2", "rate", "roll")
            if isinstance(value := data.get(name), int)}
    if len(told) < 7:
        return None
    attacker, defender, tile, r1, r2 = (told[name] for name in ("seat", "other", "tile", "r1", "r2"))
    reckless = data.get("reckless", 0)
    attack, defence = terms_of(data.get("attack_terms")), terms_of(data.get("defence_terms"))
    return Clash(
        attacker, defender, tile, event.kind == "combat_won", r1, r2, told["rate"], told["roll"],
        reckless if isinstance(reckless, int) else 0, str(data.get("forced", "")),
        _completed(view, attacker, tile, attack, r1), _completed(view, defender, tile, defence, r2))


def _completed(view: SeatView, seat: int, tile: int, terms: tuple[Term, ...], rate: int) -> tuple[Term, ...]:
    """R10.9. What the told items do not account for: the General where the reader sees it, else nobody knows what."""
    missing = rate - settle(terms, RATE) if terms else 0
    if not missing:
        return terms
    near = {tile, *hex_map(view.n).near[tile]}
    seen = any(c.owner == seat and c.type == GENERAL.text.removeprefix("term.") and c.tile in near
               for c in view.celebrities)
    return (*terms, GENERAL if seen else Term(2, UNSEEN, missing))


def changes_of(event: Event, following: Iterable[Event]) -> dict[int, tuple[Change, ...]]:
    """R10.12-R10.17. What a combat has changed for either side, as the events after it told its reader: a change by 0
    is one whose amount is not told, or none: "back" and "driven" are the ways of the pieces."""
    found: dict[int, list[Change]] = {}
    results = takewhile(lambda one: one.kind not in ENDS, following)
    changed = [change for told in results if told.rule in RESULTS for change in _changed(told)]
    for seat, name, by in [*changed, *_sure(event)]:
        if isinstance(seat, int) and seat >= 0:
            found.setdefault(seat, []).append(Change(name, by, UNKNOWN))
    return {seat: tuple(changes) for seat, changes in found.items()}


def _changed(told: Event) -> list[tuple[object, str, int]]:
    """Of one event whom it changes what by how much."""
    data, seat = told.data, told.data.get("seat")
    match told.kind:
        case "tile_taken":
            return [(seat, "tiles", 1), (data.get("other"), "tiles", -1)]
        case "gained" | "lost":
            sign = 1 if told.kind == "gained" else -1
            return [(seat, name, sign * by) for name in PURSES if isinstance(by := data.get(name), int) and by]
        case "reputation_down":
            amount = data.get("amount", 0)
            return [(seat, "reputation", -amount if isinstance(amount, int) else 0)]
        case "reputation_hidden":
            return [(seat, "reputation", 0)]
        case "transferred" if told.rule == "R10.16":
            return [(seat, "driven", 0)]
    return []


def _sure(event: Event) -> list[tuple[object, str, int]]:
    """R10.14, R10.16, R10.17. What follows from the outcome alone, later."""
    attacker, defender, kind = (event.data.get(name) for name in ("seat", "other", "what"))
    won = event.kind == "combat_won"
    back = [(attacker, "back", 0)] if not won and kind in GOES_BACK else []
    if kind not in BETWEEN_PIECES:
        return [*back]
    return [*back, *([(attacker, "glory", 1), (defender, "shame", 1)] if won else [(attacker, "shame", 1)])]
