"""C6.15, section 10. Which attacks a unit could make right after another choice: read from a seat's view alone, and
found by the same code that offers attacks."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import FIELD_AP, SIEGE_AP, UNITS
from game.titles.creed.forecast import FieldForecast, SiegeForecast, forecast
from game.titles.creed.fronts import Front, field_options, siege_options
from game.titles.creed.geometry import CELL_AT, TENTS_OF_LINE, cell_number, facing
from game.titles.creed.queries import HIDDEN
from game.titles.creed.state import EMPTY

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatView, UnitView

NUMBER = {row.id: number for number, row in enumerate(UNITS, 1)}
"""Types of units as in `Seat.units`."""
DOWN = ":d"


def next_attacks(view: SeatView, question: Question, option: Option) -> list[FieldForecast | SiegeForecast]:
    """What comes of each attack that a unit that is moved, deployed or boosted can then make and pay for."""
    made = [forecast(view, question, attack) for attack in next_options(view, option)]
    return [one for one in made if isinstance(one, FieldForecast | SiegeForecast)]


def next_options(view: SeatView, option: Option) -> list[Option]:
    """These attacks, as they will be offered."""
    if option.verb not in ("move", "cross", "deploy", "morale"):
        return []
    seat, name = int(option.refs[-1][5]), option.refs[-1][6:]
    left = view.seats[seat].own + view.seats[seat].white - int(_told(option)["ap"])
    it = _front_after(view, option, seat, cell_number(name) // 3)
    found = field_options(it) if left >= FIELD_AP and any(it.foes) else ()
    sieges = siege_options(it) if left >= SIEGE_AP and not view.ban else ()
    return [attack for attack in (*found, *sieges) if attack.refs[0] == option.refs[-1]]


def _told(option: Option) -> dict[str | int, str | int]:
    return dict(zip(option.args[::2], option.args[1::2], strict=True))


def _front_after(view: SeatView, option: Option, seat: int, line: int) -> Front:
    """The line as it stands once the choice has been made."""
    enemy, faced = facing(len(view.seats), seat, line)
    own = {unit.cell: unit for unit in view.seats[seat].units}
    here = option.refs[-1].partition(":")[2]
    attacked, boost = 0, 0
    if option.verb in ("move", "cross", "morale"):
        moved = own.pop(option.refs[0].partition(":")[2] if option.verb != "morale" else here)
        unit, attacked, boost = moved.unit, int(moved.attacked), moved.boost
        boost += int(option.key[-1]) if option.verb == "morale" else 0
    else:
        unit = option.refs[0].partition(":")[2]
    cells = CELL_AT[seat][3 * line:3 * line + 3]
    units, down, done, boosts = bytearray(3), 0, 0, bytearray(3)
    for rank, cell in enumerate(cells):
        if cell == here:
            units[rank], boosts[rank] = NUMBER[unit], boost
            down |= option.key.endswith(DOWN) << rank
            done |= attacked << rank
        elif cell in own:
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
