"""What stands on Vermilion's board, as plain data for its pictures: characters, enemies, the wagon, corpse marks,
lands, marker dice (section 10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.vermilion.content import ENEMIES, SPECIALS
from game.titles.vermilion.queries import WAGON

if TYPE_CHECKING:
    from game.titles.vermilion.view import FoeView, SeatPublic, SeatView

FOE, LORD = "foe", "lord"


class StandingUnit(NamedTuple):
    """A unit: `base` is the ring that it stands on, `number` that of an enemy; `bar`: HP and most; `tokens`: threat and
    suppression; `zone`: that of the fixed action; `marks`: states that hold for it; `odds`: zones
    that its next roll may lead to, each with its share.
    """

    ref: str
    tile: str
    sprite: str
    base: str = ""
    number: int = 0
    bar: tuple[int, int] = (0, 0)
    shield: int = 0
    tokens: tuple[int, int] = (0, 0)
    zone: str = ""
    marks: tuple[str, ...] = ()
    odds: tuple[tuple[str, int], ...] = ()


def character(one: SeatPublic) -> StandingUnit:
    """The figure of a seat."""
    flags = {"vantage": "seeing", "numb": "numbed"}
    marks = tuple(mark for flag, mark in flags.items() if flag in one.flags)
    marks += ("bound",) if one.bind else ()
    pose = "_lying" if "lying" in one.flags else ""
    return StandingUnit(
        f"unit:c{one.seat}", one.at, f"vermilion/unit/{one.name}{pose}", f"vermilion/base/{one.seat}",
        bar=(one.hp, one.most), tokens=(one.threat, one.calm), marks=marks,
    )  # fmt: skip


def enemy(one: FoeView, zone: str, planning: bool = False) -> StandingUnit:
    """An enemy; `zone`: what is still to come of it; `planning`: the next roll matters now."""
    marks = tuple(mark for mark, there in (("seeing", one.vantage), ("bound", one.bind), ("open", one.opened)) if there)
    marks += ("sticking",) if "adhere" in SPECIALS[one.kind] else ()
    base = LORD if "boss" in SPECIALS[one.kind] else FOE
    return StandingUnit(
        f"unit:{one.unit}", one.at, f"vermilion/unit/{one.kind}{'_lying' if one.lying else ''}",
        f"vermilion/base/{base}", int(one.unit[1:]), (one.hp, one.most), one.shield, (one.threat, one.calm), zone,
        marks, chances(one) if planning else (),
    )  # fmt: skip


def chances(one: FoeView) -> tuple[tuple[str, int], ...]:
    """R4.2. The zones that the next roll of an enemy may lead to, with how many rolls do."""
    zones = ENEMIES[one.kind].zones
    return tuple((zone.zone, count) for zone, count in zip(zones, one.odds, strict=True) if count)


def wagon(place: tuple[str, int, int, int]) -> StandingUnit:
    """The wagon: loaded, damaged or empty."""
    at, hp, most, loaded = place
    look = "loaded" if loaded else "damaged" if hp * 2 <= most else "empty"
    return StandingUnit(f"unit:{WAGON}", at, f"vermilion/wagon_{look}", bar=(hp, most))


def standing(view: SeatView, coming: frozenset[str] = frozenset()) -> dict[str, StandingUnit]:
    """All units by ref, from back to front; `coming`: the enemies whose action is still to come."""
    found = [character(one) for one in view.seats if one.at and one.name]
    found += [enemy(one, one.zone if one.unit in coming else "", view.phase == "player" and not coming)
              for one in view.foes]  # fmt: skip
    found += [wagon(view.wagon)] if view.wagon is not None and view.wagon[1] > 0 else []

    def depth(piece: StandingUnit) -> tuple[int, int]:
        x, _, y = piece.tile.partition(",")
        return int(y), int(x)

    return {piece.ref: piece for piece in sorted(found, key=depth)}
