"""The figures on the board: pieces and celebrities, several on one tile side by side (R12.6, R12.8, 10.4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.titles.realigious.view import SeatView

NO_MATERIALS: Mapping[int, str] = MappingProxyType({})

# places of 1, 2, 3, ... figures on one tile: (dx, dy) in radii from its middle, then their scale
ALONE: tuple[tuple[float, float], ...] = ((0.0, 0.44),)
BESIDE_HOUSE: tuple[tuple[float, float], ...] = ((0.3, 0.56),)
PLACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ALONE,
    ((-0.4, 0.34), (0.4, 0.52)),
    ((-0.46, 0.3), (0.46, 0.3), (0.0, 0.64)),
    ((-0.48, 0.22), (0.36, 0.22), (-0.3, 0.62), (0.52, 0.62)),
    ((-0.54, 0.16), (0.0, 0.16), (0.54, 0.16), (-0.32, 0.62), (0.34, 0.62)),
)
SCALES = (0.9, 0.74, 0.64, 0.56, 0.5)
BESIDE_SCALE = 0.8
Around = Mapping[int, tuple[tuple[tuple[float, float], ...], float]]
"""Number of figures -> their places and their scale, where they do not stand as on free ground."""
AROUND: Around = MappingProxyType({
    1: (BESIDE_HOUSE, BESIDE_SCALE),
    2: (((-0.56, 0.46), (0.56, 0.52)), 0.62),
    3: (((-0.6, 0.4), (0.6, 0.4), (0.0, 0.8)), 0.52),
})
"""Around a building: what it is stays in sight."""
BESIDE_RELIC: Around = MappingProxyType({
    1: (((-0.42, 0.5),), 0.74),
    2: (((-0.58, 0.3), (-0.28, 0.72)), 0.56),
})
"""At the left of a relic, which lies at the right."""
FREE: Around = MappingProxyType({})


class Thing(NamedTuple):
    """A figure that stands on the board. `place`: (dx, dy) in radii from the middle of its tile."""

    ref: str
    sprite: str
    tile: int
    place: tuple[float, float]
    scale: float
    ghost: bool = False
    owner: int = -1
    seat: int = -1
    taps: tuple[int, ...] = ()


class _Figure(NamedTuple):
    ref: str
    sprite: str
    ghost: bool = False
    owner: int = -1
    seat: int = -1
    taps: tuple[int, ...] = ()


def piece_sprite(character: str, seat: int, materials: Mapping[int, str]) -> str:
    """The figure of a seat, in the material that it uses (C10.2)."""
    good = materials.get(seat, "")
    return f"realigious/piece/{good}/{character}_{seat}" if good else f"realigious/piece/{character}_{seat}"


def things(view: SeatView, materials: Mapping[int, str] = NO_MATERIALS) -> dict[str, Thing]:
    """Every figure that the reader sees, by its ref, back to front. `materials`: seat -> what its piece is made of."""
    crowds: dict[int, list[_Figure]] = {}
    for who in view.celebrities:
        if who.tile >= 0:
            taps = tuple(s for s in who.taps if s != who.owner)
            crowds.setdefault(who.tile, []).append(
                _Figure(f"celebrity:{who.celebrity}", f"realigious/celebrity/{who.type}", owner=who.owner, taps=taps)
            )
    for seat in sorted(view.seats, key=lambda s: (s.seat == view.seat, s.seat == view.acting, s.seat)):
        if seat.alive and seat.tile >= 0:
            ghost = any(icon.id == "stealth" for icon in seat.states)
            crowds.setdefault(seat.tile, []).append(
                _Figure(f"seat:{seat.seat}", piece_sprite(seat.character, seat.seat, materials), ghost, seat=seat.seat)
            )
    placed = [
        thing for tile, crowd in crowds.items() for thing in arranged(tile, crowd, _around(view, tile))
    ]
    placed.sort(key=lambda thing: (thing.tile // view.n, thing.place[1], thing.tile))
    return {thing.ref: thing for thing in placed}


def arranged(tile: int, crowd: list[_Figure], around: Around = FREE) -> list[Thing]:
    """The figures of one tile at their places, the last ones in front."""
    places, scale = _places(len(crowd), around)
    return [
        Thing(f.ref, f.sprite, tile, places[i % len(places)], scale, f.ghost, f.owner, f.seat, f.taps)
        for i, f in enumerate(crowd)
    ]


def resting_place(
    view: SeatView, ref: str, tile: int, now: dict[str, Thing]
) -> tuple[tuple[float, float], float]:
    """Place and scale at which a figure that comes to `tile` will stand among those already there."""
    there = [t for t in now.values() if t.tile == tile and t.ref != ref]
    places, scale = _places(len(there) + 1, _around(view, tile))
    return places[-1], scale


def _places(count: int, around: Around) -> tuple[tuple[tuple[float, float], ...], float]:
    """Where so many figures stand on a tile, and how large they are."""
    row = min(count, len(PLACES)) - 1
    return around.get(count, (PLACES[row], SCALES[row]))


def _around(view: SeatView, tile: int) -> Around:
    """What figures on a tile make room for: a relic, else what is built there."""
    shown = view.tiles[tile]
    if shown.relic >= 0:
        return MappingProxyType({**AROUND, **BESIDE_RELIC})
    built = shown.shown and (shown.structure not in ("", "none") or bool(shown.designation))
    return AROUND if built else FREE
