"""C6.4b, section 10. What the board would be after a choice, and what an action brings now: from a seat's view alone.

What is told of a place that can be chosen is told of the board with the choice made, and where Satet pushes somebody or
a Giant Scorpion turns, of the board after that next choice. What a choice sets off besides is not part of it.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.titles.ankh.actions import REVERED, followers_to_gain
from game.titles.ankh.battle import building_costs
from game.titles.ankh.content import (
    CARDS,
    DASHBOARD,
    GUARDIAN_AT,
    GUARDIANS,
    SIZES,
    WARRIOR,
    level_of,
)
from game.titles.ankh.forecast import cat_adds, faced, forecast, table_of
from game.titles.ankh.ground import is_desert, is_fertile, name_of
from game.titles.ankh.guardians import FACINGS, SCORPION
from game.titles.ankh.movement import push_spaces
from game.titles.ankh.queries import bearer, figures_in, is_mortal
from game.titles.ankh.state import NOBODY
from game.titles.ankh.strength import strength_terms
from game.titles.ankh.summon import FREED
from game.titles.ankh.view import FigureView, MonumentView

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from game.titles.ankh.forecast import RegionForecast
    from game.titles.ankh.view import SeatView

    Made = Callable[[SeatView, int, str, tuple[int, ...]], list[SeatView]]

PUSH, FACE = "satet_push", "scorpion_facing"


def tried(view: SeatView, god: int, question: str, key: str, subject: tuple[int, ...] = ()) -> SeatView | None:
    """The view with a choice of a god made; None where the question is none that changes the regions at once, or where
    they depend on the next choice (`hangs_on`). `subject`: what the question is about."""
    found = _outcomes(view, god, question, key, subject)
    return found[0] if found and _alike(found) else None


def hangs_on(view: SeatView, god: int, question: str, key: str) -> str:
    """The question that follows a choice and decides what comes in the regions, "" for none."""
    found = _outcomes(view, god, question, key, ())
    if not found or _alike(found):
        return ""
    start, _, goal = key.partition(">")
    return PUSH if _at(view, goal) not in (None, _at(view, start)) else FACE


def _outcomes(view: SeatView, god: int, question: str, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """The views that a choice can lead to, by where Satet then pushes and a Scorpion then faces."""
    made = MADE.get(question)
    return made(view, god, key, subject) if made is not None and ("," in key or question == FACE) else []


def _alike(found: list[SeatView]) -> bool:
    """Whether the same comes in all of them, but for what Drought would bring the pushed."""
    if len(found) == 1:
        return True
    first = outcomes(found[0])
    return all(outcomes(one) == first for one in found[1:])


def outcomes(view: SeatView) -> list[RegionForecast]:
    """What is foretold of all regions, without the ground that only Drought asks for."""
    return [msgspec.structs.replace(region, stakes=tuple(
        msgspec.structs.replace(stake, drought=0) for stake in region.stakes)) for region in forecast(view).regions]


def _at(view: SeatView, where: str) -> FigureView | None:
    return next((figure for figure in view.figures if figure.space == where), None)


def _with(view: SeatView, *changed: FigureView) -> SeatView:
    """The view with figures as they are then."""
    new = {figure.number: figure for figure in changed}
    return msgspec.structs.replace(view, figures=(
        *(new.pop(figure.number, figure) for figure in view.figures), *new.values()))


def _turned(view: SeatView, figure: FigureView) -> list[SeatView]:
    """R21.7. The view with a figure that has come to its space; of a Scorpion one for each set of monuments that it
    can face. In a conflict it has destroyed what it does already."""
    found: dict[tuple[str, ...], SeatView] = {}
    for facing in range(FACINGS if figure.kind == SCORPION and not view.conflict else 1):
        after = _with(view, msgspec.structs.replace(figure, facing=facing))
        found.setdefault(tuple(one.space for one in faced(after, figure.space, facing)), after)
    return list(found.values())


def _moved(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R6.1, R10.1, R21.1."""
    start, _, where = key.partition(">")
    figure, other = _at(view, start), _at(view, where)
    if figure is None:
        return []
    if other is None or other == figure:
        return _turned(view, msgspec.structs.replace(figure, space=where))
    state = table_of(view)
    spaces = [name_of(state, space) for space in push_spaces(state, figure.number, other.number)]
    return [after for space in spaces for after in _pushed(view, god, space, (figure.number, other.number))]


def _pushed(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R21.1."""
    by_number = {figure.number: figure for figure in view.figures}
    satet, other = (by_number[number] for number in subject)
    replace = msgspec.structs.replace
    return [_with(view, replace(satet, space=other.space), replace(other, space=key))]


def _faced(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R21.7."""
    return [_with(view, *(msgspec.structs.replace(figure, facing=int(key)) for figure in view.figures
                          if figure.number in subject))]


def _summoned(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R6.2, R17.1. A trapped warrior leaves Anubis' slots."""
    name, _, where = key.rpartition(":")[2].partition(">")
    number = 1 + max((figure.number for figure in view.figures), default=0)
    trapped = list(view.trapped)
    if name == FREED:
        trapped.remove(god)
    figure = FigureView(number, WARRIOR if name == FREED else name, god, god, where, 0, radiant=False)
    return _turned(msgspec.structs.replace(view, trapped=tuple(trapped)), figure)


def _controlled(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R8.1."""
    return [msgspec.structs.replace(view, monuments=tuple(
        msgspec.structs.replace(one, owner=god) if one.space == key else one for one in view.monuments))]


def _built(view: SeatView, god: int, key: str, subject: tuple[int, ...]) -> list[SeatView]:
    """R10.8."""
    kind, _, where = key.partition(">")
    return [msgspec.structs.replace(view, monuments=(*view.monuments, MonumentView(kind, god, where)))]


MADE: dict[str, Made] = {
    "move_figure": _moved, "obelisk_move": _moved, PUSH: _pushed, FACE: _faced, "summon": _summoned,
    "hathor_extra": _summoned, "control_monument": _controlled, "build": _built,
}


# ---------------------------------------------------------------- what the actions bring
def followers_now(view: SeatView, god: int) -> tuple[int, int]:
    """R6.3. What Gain Followers would bring a god: for the monuments beside its figures, and by Revered."""
    revered = REVERED if "revered" in view.gods[god].powers else 0
    return followers_to_gain(table_of(view), god) - revered, revered


def next_price(view: SeatView, god: int) -> int:
    """R6.4. What the next ankh power of a god costs, 0 where no token is left."""
    unlocked = view.gods[god].unlocked
    return level_of(unlocked + 1) if unlocked < DASHBOARD else 0


def next_guardian(view: SeatView, god: int) -> str:
    """R6.4c, R4.6. The guardian that the next token brings a god whether it pays or not, "" for none."""
    own = view.gods[god]
    tier = GUARDIAN_AT.get(own.unlocked + 1, 0)
    left = dict(view.supply)
    for row in GUARDIANS.values():
        if row.tier == tier and left.get(row.id):
            return row.id if row.size not in SIZES or own.bases[list(SIZES).index(row.size)] else ""
    return ""


def plays(view: SeatView) -> int:
    """The god that the reader plays, for an onlooker that of whose turn it is; NOBODY where it is forgotten."""
    return view.team[view.reader if view.reader >= 0 else view.seat] if view.outcome is None else NOBODY


# ---------------------------------------------------------------- what a card brings in the battle that is fought
def card_reach(view: SeatView, god: int, card: str) -> list[FigureView]:
    """5.2. The figures in the battle's region that a card of a god counts: its own that Flood, Drought or Miracle bring
    something for, all that a plague can kill."""
    if view.battle is None:
        return []
    state = table_of(view)
    there = figures_in(state, view.battle.region)
    own = there.get(god, [])
    match card:
        case "flood":
            found = [number for number in own if is_fertile(state, state.figures[number].space)]
        case "drought":
            found = [number for number in own if is_desert(state, state.figures[number].space)]
        case "miracle":
            found = [number for number in own if is_mortal(state.figures[number])]
        case "plague":
            found = [number for numbers in there.values() for number in numbers if is_mortal(state.figures[number])]
        case _:
            found = []
    return [figure for figure in view.figures if figure.number in found]


def card_strength(view: SeatView, god: int, cards: Collection[str]) -> int:
    """R10.13. A god's strength in the battle with cards of its own hand and the cat that its seat knows of, 0 where it
    has no figure there."""
    if view.battle is None:
        return 0
    state, region = table_of(view), view.battle.region
    terms = strength_terms(state, god, region)
    cat = cat_adds(view, state, region)[0] if terms and god == bearer(state, "bastet") else 0
    return sum(term.value for term in terms) + cat + (sum(CARDS[card].strength for card in cards) if terms else 0)


def price_to_build(view: SeatView, god: int) -> int:
    """5.2, 5.1 Inspiring."""
    return building_costs(table_of(view), god)
