"""What a tile looks like to its reader: which sprites lie and stand on it (R12.6, 10.2, 10.4).

A look is plain data made of a view alone, so that two views can be compared tile by tile.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.boards.hex import hex_map
from game.titles.realigious.view import SeatView, TileView

REVEALED, ADJACENT = 2, 1
FOREST_OF = {"sand": "sand", "snow": "snow", "ice": "snow"}
SOLID = (
    "apostle",
    "pantheon",
    "sanctuary",
    "icon",
    "faith_village",
    "school",
    "private_barracks",
    "hospital",
)
FLAG = (-0.12, 0.86, 0.9)
"""Where the flag of a bought building stands, and how large it is: before it, beside who stands there."""


class Draw(NamedTuple):
    """A sprite with its anchor (dx, dy) radii from the middle of the tile."""

    name: str
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    variant: str = ""


MIRE = {"": "", "night": "mire", "pale": "mire_hatched"}
"""R11.4. Mud is brown by night, too: dark on a dark tile it would not be seen."""
OVER = 0.8
"""So large it lies over the tint of an owner, inside of the border: below it one would not see it."""


class Look(NamedTuple):
    """Everything fixed on a tile, from the ground up. `owner`: seat and the bits of sides inside its realm."""

    ground: tuple[Draw, ...]
    owner: tuple[int, int] | None
    standing: tuple[Draw, ...]
    variant: str = ""


def looks(view: SeatView) -> list[Look]:
    """The look of every tile."""
    starts = {seat.start: seat.seat for seat in view.seats}
    owners = [tile.owner if tile.shown else -1 for tile in view.tiles]
    return [look(view, tile, owners, tile.tile in starts) for tile in view.tiles]


def look(view: SeatView, tile: TileView, owners: list[int], start: bool) -> Look:
    """One tile. Tiles out of sight at night are dark, those only known as adjacent pale and hatched too."""
    if not tile.shown:
        return _blank(tile, start)
    variant = "" if tile.seen else "night" if tile.known >= REVEALED else "pale"
    ground = [
        Draw(
            f"realigious/terrain/{tile.terrain}_{grain(tile.tile)}", variant="hatched" if variant == "pale" else variant
        )
    ]
    if start and tile.structure == "none":
        ground.append(Draw("realigious/mark/start_point", scale=0.82, variant=variant))
    if tile.designation == "ruin":
        ground.append(Draw("realigious/mark/ruin", variant=variant))
    owned = owners[tile.tile] >= 0
    mud = [Draw("realigious/mark/mud", variant=MIRE[variant], scale=OVER if owned else 1.0)] if tile.mud else []
    if not owned:
        ground += mud
    owner = (tile.owner, inner_sides(view.n, tile.tile, owners)) if tile.owner >= 0 else None
    standing = mud if owned else []
    standing += [*_structure(tile, variant), *_bought(view, tile, variant), *_marks(tile, variant)]
    standing += _finds(view, tile, variant)
    if tile.fog:
        standing.append(Draw("realigious/mark/fog", variant="ghost" if tile.fog == 2 else ""))
    return Look(tuple(ground), owner, tuple(standing), variant)


def grain(tile: int) -> int:
    """Which of the four pictures of its terrain a tile shows."""
    return (tile * 2654435761 >> 9) % 4


def inner_sides(n: int, tile: int, owners: list[int]) -> int:
    """Bits of the sides (E, SE, SW, W, NW, NE) beyond which the same player's land goes on."""
    bits = 0
    for direction, other in enumerate(hex_map(n).step[tile]):
        if other >= 0 and owners[other] == owners[tile]:
            bits |= 1 << (0, 5, 4, 3, 2, 1)[direction]
    return bits


def _blank(tile: TileView, start: bool) -> Look:
    """A tile of which only the place is known, or one under another player's fog."""
    ground = [Draw(f"realigious/mark/unknown_{grain(tile.tile)}")]
    if start:
        ground.append(Draw("realigious/mark/start_point", scale=0.82, variant="night"))
    if tile.mud:
        ground.append(Draw("realigious/mark/mud", variant=MIRE["night"]))
    return Look(tuple(ground), None, (Draw("realigious/mark/fog"),) if tile.fog == 1 else ())


def _structure(tile: TileView, variant: str) -> list[Draw]:
    kind = tile.structure
    if kind in ("", "none") or tile.designation == "ruin":
        return []
    if kind == "forest":
        kind = f"forest_{FOREST_OF.get(tile.terrain, 'grass')}"
    elif kind == "mountain":
        kind = "mountain_ice" if tile.terrain in ("ice", "snow") else "mountain_stone"
    return [Draw(f"realigious/structure/{kind}", 0, 0.02, variant=variant)]


def _bought(view: SeatView, tile: TileView, variant: str) -> list[Draw]:
    """R17.2. The flag of who has bought a local government beside its building: there is one of each kind."""
    if tile.designation == "ruin":
        return []
    holder = next((one.holder for one in view.governments if one.structure == tile.structure), -1)
    return [Draw(f"realigious/owner/{holder}", *FLAG, "realm" if variant else "")] if holder >= 0 else []


def _marks(tile: TileView, variant: str) -> list[Draw]:
    """The designation with the placer's flag at a hospital, and the separatists' barricade."""
    draws = []
    bare = tile.structure in ("", "none")
    if tile.designation in SOLID:
        x, y, scale = (0.0, 0.38, 1.05) if bare else (-0.36, 0.52, 0.86)
        draws.append(Draw(f"realigious/mark/{tile.designation}", x, y, scale, variant))
        if tile.designation == "hospital" and tile.placer >= 0:
            draws.append(Draw(f"realigious/owner/{tile.placer}", x + 0.42, y + 0.1, 0.9, variant))
    if tile.separatist:
        draws.append(Draw("realigious/mark/separatist", 0.44, 0.5, 0.9, variant))
    return draws


def _finds(view: SeatView, tile: TileView, variant: str) -> list[Draw]:
    """A relic whose place is known; the "?" of a church hint that was not opened yet."""
    draws = []
    if tile.relic >= 0:
        draws.append(Draw(relic_sprite(view.god, tile.relic_kind), 0.3, 0.5, 0.92, variant))
    if tile.hint:
        draws.append(Draw("realigious/mark/relic_hint", 0.52, 0.06, 0.62, variant))
    return draws


def relic_sprite(god: str, kind: int) -> str:
    """The picture of a relic: Giye'chin's have five types."""
    return f"realigious/relic/giyechin_{kind}" if god == "giyechin" else f"realigious/relic/{god}"
