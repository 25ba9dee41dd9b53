"""The pieces on the board, as pictures over each other: pedestal, figure, what lies on it (R4, 10)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from game.titles.ankh.content import GOD, WARRIOR

if TYPE_CHECKING:
    from game.titles.ankh.view import FigureView, MonumentView, SeatView

FOOT, RING = 0.34, 0.3
"""How far under a hex's middle pieces and the rings of monuments stand, in radii."""
FOOT_SCALE = 0.72
"""How large the pedestal of a warrior is beside that of a god."""
NO_MATERIALS: Mapping[int, str] = MappingProxyType({})
SCORPION = "giant_scorpion"
CAT_ICONS = {"plus1": "one", "plus3": "three", "star": "star", "back": "back"}


class Layer(NamedTuple):
    """One sprite of a piece: `dx`, `dy` from the middle of its space in radii."""

    sprite: str
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0


class StandingPiece(NamedTuple):
    """What stands on a space, the lowest part first."""

    ref: str
    space: str
    parts: tuple[Layer, ...]


def name_of(view: SeatView, god: int) -> str:
    """The name of a god: of one that took another in, its own; "" until it is chosen."""
    names = view.gods[god].names
    return names[0] if names else ""


def figure(view: SeatView, shown: FigureView, good: str = "") -> StandingPiece:
    """A figure on its pedestal in the colour of who owns it; who holds it otherwise has a ring round it (R20). `good`:
    what the hoops of the pedestal are made of, "" for what everybody has."""
    owner, down = shown.owner, FOOT
    parts: list[Layer] = []
    if shown.held != owner:
        parts.append(Layer(f"ankh/ring/{shown.held}", 0, down - 0.02, 0.92))
    if shown.kind == GOD:
        name = name_of(view, owner)
        parts += [Layer(f"ankh/base/{owner}", 0, down), *_hoops(good, down)]
        parts += [Layer(f"ankh/god/{name}", 0, down - 0.22, 0.86)] if name else []
    elif shown.kind == WARRIOR:
        parts += [Layer(f"ankh/foot/{owner}", 0, down), *_hoops(good, down, FOOT_SCALE)]
        parts.append(Layer(f"ankh/warrior/{owner}", 0, down - 0.17, 0.8))
    elif shown.kind == SCORPION:
        facing = f"ankh/guardian/{SCORPION}_{shown.facing}"
        parts += [Layer(f"ankh/ring/{owner}", 0, 0.1, 0.8), Layer(facing, 0, 0, 0.88)]
    elif shown.kind in ("apep", "androsphinx", "petsuchos"):
        parts += [Layer(f"ankh/ring/{owner}", 0, down - 0.02), Layer(f"ankh/guardian/{shown.kind}", 0, down, 0.8)]
    else:
        parts += [Layer(f"ankh/foot/{owner}", 0, down), *_hoops(good, down, FOOT_SCALE)]
        parts.append(Layer(f"ankh/guardian/{shown.kind}", 0, down - 0.17, 0.8))
    if shown.radiant:
        parts.append(Layer("ankh/sun", 0.5, -0.4, 0.66))
    return StandingPiece(f"figure:{shown.number}", shown.space, tuple(parts))


def _hoops(good: str, down: float, scale: float = 1.0) -> list[Layer]:
    return [Layer(f"ankh/rim/{good}", 0, down, scale)] if good else []


def monument(shown: MonumentView) -> StandingPiece:
    """A monument in the ring of who controls it, with the ankh token before it, and a cat beside it."""
    ring = f"ankh/ring/{shown.owner}" if shown.owner >= 0 else "ankh/ring_none"
    parts = [Layer(ring, 0, RING - 0.06), Layer(f"ankh/{shown.kind}", 0, 0.12, 0.82)]
    if shown.owner >= 0:
        parts.append(Layer(f"ankh/token/{shown.owner}", -0.5, 0.52, 0.66))
    if shown.cat:
        parts.append(Layer(f"ankh/cat_{CAT_ICONS[shown.cat]}", 0.52, 0.5, 0.7))
    return StandingPiece(f"monument:{shown.space}", shown.space, tuple(parts))


def pieces(view: SeatView, materials: Mapping[int, str] = NO_MATERIALS) -> dict[str, StandingPiece]:
    """All of them by ref, from back to front; `materials`: of what the hoops of a seat's pedestals are made."""
    found = [figure(view, one, materials.get(one.owner, "")) for one in view.figures]
    found += [monument(one) for one in view.monuments]
    portal = (Layer("ankh/portal", -0.36, -0.22, 0.6),)
    found += [StandingPiece(f"portal:{name}", name, portal) for name in view.portals]

    def depth(piece: StandingPiece) -> tuple[int, int, bool]:
        column, _, row = piece.space.partition(",")
        return int(row), int(column), not piece.ref.startswith("portal")

    return {piece.ref: piece for piece in sorted(found, key=depth)}
