"""C6.15, section 10. Which attacks a unit could make right after another choice: read from a seat's view alone, and
found by the same code that offers attacks."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from game.titles.creed.content import FIELD_AP, SIEGE_AP, UNITS
from game.titles.creed.forecast import FieldForecast, SiegeForecast, field_attack, forecast
from game.titles.creed.fronts import Front, field_options, power_at, siege_options
from game.titles.creed.geometry import CELL_AT, LINES, TENTS_OF_LINE, cell_number, facing, side_of
from game.titles.creed.queries import HIDDEN
from game.titles.creed.state import EMPTY

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatView, UnitView

NUMBER = {row.id: number for number, row in enumerate(UNITS, 1)}
"""Types of units as in `Seat.units`."""
DOWN = ":d"


class Stands(NamedTuple):
    """An own unit as it stands once the choice has been made."""

    unit: str
    down: bool
    attacked: bool
    boost: int


def next_attacks(view: SeatView, question: Question, option: Option, ref: str) -> list[FieldForecast | SiegeForecast]:
    """What comes of each attack that the unit that is then on a cell can make and pay for, after it was moved, swapped,
    deployed or boosted."""
    made = [forecast(view, question, attack) for attack in next_options(view, option) if attack.refs[0] == ref]
    return [one for one in made if isinstance(one, FieldForecast | SiegeForecast)]


def next_options(view: SeatView, option: Option) -> list[Option]:
    """These attacks, as they will be offered."""
    if option.verb not in ("move", "cross", "swap", "deploy", "morale"):
        return []
    seat = int(option.refs[-1][5])
    left = view.seats[seat].own + view.seats[seat].white - int(_told(option)["ap"])
    own = _units_after(view, option, seat)
    found: list[Option] = []
    for ref in option.refs if option.verb == "swap" else option.refs[-1:]:
        it = _front(view, seat, cell_number(ref[6:]) // 3, own)
        found += [attack for attack in _attacks(view, it, left) if attack.refs[0] == ref]
    return found


def attacks_now(view: SeatView, seat: int) -> list[Option]:
    """R6, R7. The attacks that a seat could make and pay for as all stands, also while something else is asked."""
    public = view.seats[seat]
    own = {unit.cell: Stands(unit.unit, unit.down, unit.attacked, unit.boost) for unit in public.units}
    fronts = (_front(view, seat, line, own) for line in range(len(LINES)))
    return [attack for it in fronts for attack in _attacks(view, it, public.own + public.white)]


def _attacks(view: SeatView, it: Front, left: int) -> list[Option]:
    """All attacks along a line that can be paid for."""
    strikes = field_options(it) if left >= FIELD_AP and any(it.foes) else ()
    sieges = siege_options(it) if left >= SIEGE_AP and not view.ban else ()
    return [*strikes, *sieges]


class Strength(NamedTuple):
    """The power of an own unit on a cell before and after a choice."""

    cell: str
    unit: str
    before: int
    after: int


def supported(view: SeatView, option: Option) -> list[Strength]:
    """R6.4. The own units that can still attack this turn and whose support another unit brings or takes away when it
    is deployed, moved or crosses over."""
    if option.verb not in ("move", "cross", "deploy"):
        return []
    seat, cells = int(option.refs[-1][5]), {ref.partition(":")[2] for ref in option.refs}
    units = view.seats[seat].units
    now = {unit.cell: Stands(unit.unit, unit.down, unit.attacked, unit.boost) for unit in units}
    then, found = _units_after(view, option, seat), []
    for unit in units:
        if unit.cell in cells or unit.attacked or unit.power < 0:
            continue
        line, at = divmod(cell_number(unit.cell[1:]), 3)
        before, after = (power_at(_front(view, seat, line, own), at) for own in (now, then))
        if before != after:
            found.append(Strength(unit.cell, unit.unit, before, after))
    return found


def in_force(view: SeatView, unit: UnitView) -> UnitView:
    """R4.6, R8.2. The unit as it counts now: marks and boosts hold for a turn of its own side, though they are cleared
    only when its next one begins."""
    if side_of(int(unit.cell[0])) == view.side:
        return unit
    terms = tuple(term for term in unit.terms if term.text != "term.morale")
    return replace(unit, attacked=False, boost=0, power=unit.power - unit.boost if terms else -1, terms=terms)


def threats(view: SeatView, place: str) -> list[FieldForecast]:
    """R6. What field attacks of an enemy's face-up unit would meet on the reader's side if all stayed as it is: once
    its turn comes, its mark and its boost are gone. Its side's face-down units support nobody."""
    seat = int(place[0])
    units = [in_force(view, unit) for unit in view.seats[seat].units if unit.unit]
    own = {unit.cell: Stands(unit.unit, False, False, unit.boost) for unit in units}
    if place not in own:
        return []
    it = _front(view, seat, cell_number(place[1:]) // 3, own)
    met = {unit.cell: unit.unit for unit in view.seats[it.enemy].units}
    cells = CELL_AT[it.enemy][3 * it.faced:3 * it.faced + 3]
    it = it._replace(foes=bytes(NUMBER[met[cell]] if met.get(cell) else EMPTY for cell in cells))
    return [field_attack(view, attack) for attack in field_options(it) if attack.refs[0] == f"cell:{place}"]


def _told(option: Option) -> dict[str | int, str | int]:
    return dict(zip(option.args[::2], option.args[1::2], strict=True))


def _units_after(view: SeatView, option: Option, seat: int) -> dict[str, Stands]:
    """The own units by their cells. What moves turns face-up (R5.5) and keeps mark and boost (R8.2)."""
    own = {unit.cell: Stands(unit.unit, unit.down, unit.attacked, unit.boost) for unit in view.seats[seat].units}
    refs = [ref.partition(":")[2] for ref in option.refs]
    here = refs[-1]
    match option.verb:
        case "swap":
            one, other = (own[cell]._replace(down=False) for cell in refs)
            own[refs[0]], own[here] = other, one
        case "morale":
            own[here] = own[here]._replace(boost=own[here].boost + int(option.key[-1]))
        case "deploy":
            own[here] = Stands(refs[0], option.key.endswith(DOWN), False, 0)
        case _:
            own[here] = own.pop(refs[0])._replace(down=False)
    return own


def _front(view: SeatView, seat: int, line: int, own: dict[str, Stands]) -> Front:
    """A line with these units on it."""
    enemy, faced = facing(len(view.seats), seat, line)
    units, down, done, boosts = bytearray(3), 0, 0, bytearray(3)
    for rank, cell in enumerate(CELL_AT[seat][3 * line:3 * line + 3]):
        if cell in own:
            units[rank], boosts[rank] = NUMBER[own[cell].unit], own[cell].boost
            down |= own[cell].down << rank
            done |= own[cell].attacked << rank
    tents = view.seats[enemy].tents
    ruins, fortress = (sum(getattr(tents[tent], name) << tent for tent in TENTS_OF_LINE[faced])
                       for name in ("ruin", "fortress"))
    return Front(seat, line, enemy, faced, bytes(units), down, done, bytes(boosts), _foes(view, enemy, faced), ruins,
                 fortress)


def _foes(view: SeatView, enemy: int, line: int) -> bytes:
    """The units on a line of the enemy's, as `Front.foes`."""
    units = {unit.cell: unit for unit in view.seats[enemy].units}
    return bytes(_foe(units.get(cell)) for cell in CELL_AT[enemy][3 * line:3 * line + 3])


def _foe(unit: UnitView | None) -> int:
    if unit is None:
        return EMPTY
    return NUMBER[unit.unit] if unit.unit and not unit.down else HIDDEN
