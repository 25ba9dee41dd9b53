"""C6.15, section 10. What a choice leads to, and how fronts and camps stand, as far as a seat can know it.

All of it is read from the seat's view and from what the rules tell with an option. What lies face-down is judged by the
tiles of its nation that nobody has seen: each of them may be the one.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.titles.creed.content import TILES, UnitRow
from game.titles.creed.fronts import beats
from game.titles.creed.geometry import LINES, TENT_NUMBER, facing, side_of, tent_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from game.titles.creed.view import LineView, SeatView, TentView

CERTAIN = 1000
TERMS = ("attack", "morale", "archer", "ballista")
"""The items of a power, by their names in an option (R6.4)."""
REMOVED, STAYS, HALTS, UNKNOWN = "removed", "stays", "halts", "unknown"
SIEGES = ("siege_attack", "assassinate")


class Odds(msgspec.Struct, array_like=True, frozen=True):
    """What happens to a face-down unit: with `yes` of the `of` unseen tiles of its nation it does. `back` of the dead
    ones have come back unseen besides (R8.3). `chance` in thousandths, these counted too."""

    yes: int
    of: int
    back: int
    chance: int


class Hit(msgspec.Struct, array_like=True, frozen=True):
    """A unit that a field attack meets with `power` left. `result`: "removed", "stays", "halts" (an obstacle that this
    attacker can't remove), "unknown" for a face-down one, which has `odds` of being removed and no `defence` (-1)."""

    cell: str
    power: int
    defence: int
    result: str
    odds: Odds | None = None


class FieldForecast(msgspec.Struct, array_like=True, frozen=True):
    """R6. `terms`: names and values that add up to `power`; the units met in order, as far as it can be told."""

    terms: tuple[tuple[str, int], ...]
    power: int
    hits: tuple[Hit, ...]

    @property
    def chance(self) -> int:
        """That the first one met is removed, in thousandths."""
        first = self.hits[0]
        return first.odds.chance if first.odds is not None else CERTAIN * (first.result == REMOVED)


class SiegeForecast(msgspec.Struct, array_like=True, frozen=True):
    """R7.6, R7.7. A tent that is hit: a `token` saves it; else it falls. `leaders` of its colour lie hidden under
    `hidden` tents; `kind`: the leader that is known to lie under this one, "" for none; `last`: a leader here
    is the last of its side (R10.1)."""

    tent: str
    token: bool
    leaders: int
    hidden: int
    kind: str = ""
    last: bool = False


class RumourForecast(msgspec.Struct, array_like=True, frozen=True):
    """R8.8. A face-down unit that is sent back, and how many of what it may be would go."""

    cell: str
    odds: Odds


def forecast(view: SeatView, question: Question, option: Option
             ) -> FieldForecast | SiegeForecast | RumourForecast | None:
    """TitleSpec.forecast."""
    if option.verb == "field_attack":
        return field_attack(view, option)
    if option.verb in SIEGES:
        return siege(view, option.refs[-1].partition(":")[2])
    if option.verb in ("rumour", "send_back") and not _told(option)["unit"]:
        cell = option.refs[-1].partition(":")[2]
        return RumourForecast(cell, odds(view, int(cell[0]), lambda row: row.rumour))
    return None


def _told(option: Option) -> dict[str | int, str | int]:
    return dict(zip(option.args[::2], option.args[1::2], strict=True))


# ---------------------------------------------------------------- attacks
def field_attack(view: SeatView, option: Option) -> FieldForecast:
    """R6.4-R6.9. What a field attack leads to."""
    told = _told(option)
    attacker, enemy = TILES[str(told["unit"])], int(told["enemy"])
    power = left = int(told["power"])
    hits = []
    for n in range(1, int(told["targets"]) + 1):
        cell, unit, defence = f"{enemy}{told[f'cell_{n}']}", str(told[f"unit_{n}"]), int(told[f"defence_{n}"])
        if unit:
            stopped = TILES[unit].kind == "obstacle" and left >= defence
            result = REMOVED if told[f"falls_{n}"] else HALTS if stopped else STAYS
            hits.append(Hit(cell, left, defence, result))
        else:
            hits.append(Hit(cell, left, -1, UNKNOWN, _falls(view, enemy, attacker, left)))
        left -= defence
    terms = tuple((name, int(told[name])) for name in TERMS if name in told)
    return FieldForecast(terms, power, tuple(hits))


def _falls(view: SeatView, enemy: int, attacker: UnitRow, power: int) -> Odds:
    return odds(view, enemy, lambda row: beats(attacker, power, row))


def odds(view: SeatView, seat: int, happens: Callable[[UnitRow], bool]) -> Odds:
    """Of what a face-down unit of a seat may be: the tiles not seen and not known dead, and among the dead those that
    were taken back unseen, each dead normal tile with the same chance."""
    yes = of = dead = dead_yes = 0
    for row in view.seats[seat].tracker:
        tile, unseen = TILES[row.unit], row.tiles - row.seen - row.dead
        hit = happens(tile)
        of, yes = of + unseen, yes + unseen * hit
        if tile.class_ == "normal":
            dead, dead_yes = dead + row.dead, dead_yes + row.dead * hit
    back = view.seats[seat].back
    more = (back * dead_yes, dead) if back and dead else (0, 1)
    whole = (of + (back if dead else 0)) * more[1]
    return Odds(yes, of, back, CERTAIN * (yes * more[1] + more[0]) // whole if whole else 0)


def siege(view: SeatView, place: str) -> SiegeForecast:
    """What a siege or an assassination meets at a tent."""
    tent = tent_of(view, place)
    camps = [camp for camp in view.seats if camp.side == side_of(int(place[0]))]
    same = [one for camp in camps for one in camp.tents if one.colour == tent.colour and not one.ruin]
    colour = view.seats[tent.colour]
    known = sum(one.announced for one in same)
    return SiegeForecast(place, tent.fortress, colour.king + colour.commander - known, len(same) - known,
                         tent.kind if tent.announced else "", sum(camp.king + camp.commander for camp in camps) == 1)


# ---------------------------------------------------------------- how it stands
class FacingLines(NamedTuple):
    """A line of two halves, each as its own seat attacks along it: `ours` that of the reader's side; an onlooker's is
    the even seat's."""

    ours: LineView
    theirs: LineView


class Before(NamedTuple):
    """One of the two lines to a tent: how many intact tents are met `first` on it now, and its front."""

    first: int
    front: FacingLines


def front_of(view: SeatView, seat: int, line: str) -> FacingLines:
    """The front that a line of a seat belongs to."""
    number = LINES.index(line)
    enemy, other = facing(len(view.seats), seat, number)
    halves = view.lines[6 * seat + number], view.lines[6 * enemy + other]
    ours = side_of(max(0, view.reader)) == side_of(seat)
    return FacingLines(*halves) if ours else FacingLines(*reversed(halves))


def tent_of(view: SeatView, place: str) -> TentView:
    """A tent of any camp, "1T12"."""
    camp, number = tent_at(place)
    return view.seats[camp].tents[number]


def ways_to(view: SeatView, place: str) -> tuple[Before, Before]:
    """R3.6-R3.9. Both lines on which a tent can be reached, the one against its left field first, as they stand now."""
    camp, number = int(place[0]), TENT_NUMBER[place[1:]]
    found = []
    for index in (number // 3, 3 + number % 3):
        attacker, line = facing(len(view.seats), camp, index)
        order = view.lines[6 * attacker + line].tents
        ahead = order[:order.index(place)]
        found.append(Before(sum(not tent_of(view, tent).ruin for tent in ahead), front_of(view, camp, LINES[index])))
    return found[0], found[1]


# ---------------------------------------------------------------- the end
DECIDES = ("leaders", "kings", "tents", "units")
"""R10.5. What the sides are compared by, most important first."""


def standings(view: SeatView, side: int) -> tuple[int, int, int, int]:
    """R10.5. How a side stands in each of `DECIDES`: all of it is known to everybody."""
    seats = [seat for seat in view.seats if seat.side == side]
    kings, commanders = sum(seat.king for seat in seats), sum(seat.commander for seat in seats)
    tents = sum(not tent.ruin for seat in seats for tent in seat.tents)
    return kings + commanders, kings, tents, sum(seat.hand + len(seat.units) for seat in seats)
