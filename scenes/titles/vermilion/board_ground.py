"""What lies still on Vermilion's board: muscle, the crosses of bone over its seams, walls, spikes, rocks, the lung tree
(R14.1, R14.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.bone import BIG, ROCK, SMALL, SPIKE, VOID
from scenes.titles.vermilion.space import square_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.vermilion.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.titles.vermilion.board_art import BoneArt

VARIANTS = 3
ON_MUSCLE = {ROCK: "vermilion/rock"}
ON_BONE = {SMALL: "vermilion/wall_small", BIG: "vermilion/wall_big", SPIKE: "vermilion/spike"}
WINGS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
"""Where the wings of a big wall reach, turned by quarters."""


def ground(art: BoneArt, view: SeatView) -> Iterator[Item]:
    """All of it, the lowest first, with places from the middle of the first tile."""
    tiles = [(at % view.width, at // view.width, code) for at, code in enumerate(view.codes) if code != VOID]
    for x, y, code in tiles:
        if (x + y) % 2 == 0 and code != VOID:
            yield _on(art, f"vermilion/muscle_{_variant(x, y)}", x, y)
    for x, y, _ in tiles:
        if (x + y) % 2:
            yield _on(art, f"vermilion/bone_{_variant(x, y)}", x, y)
    for tile in view.starts if view.phase == "setup" else ():
        yield _on(art, "vermilion/start", *square_of(tile))
    for x, y, code in tiles:
        if code == BIG:
            yield from _wings(art, view, x, y)
    for x, y, code in tiles:
        sprite = {**ON_MUSCLE, **ON_BONE}.get(code)
        if sprite:
            yield _on(art, sprite, x, y)
    yield from _markers(art, view)


def _variant(x: int, y: int) -> int:
    return (x * 5 + y * 3 + x * y) % VARIANTS


def _wings(art: BoneArt, view: SeatView, x: int, y: int) -> Iterator[Item]:
    for quarter, (dx, dy) in enumerate(WINGS):
        u, v = x + dx, y + dy
        if 0 <= u < view.width and 0 <= v < view.height and view.codes[v * view.width + u] != VOID:
            picture = art.wing(quarter)
            yield picture.surface, picture.at(x * art.size, y * art.size)


def _markers(art: BoneArt, view: SeatView) -> Iterator[Item]:
    """Dice that stand on tiles, and the lung tree."""
    for tile, _, kind, _ in view.markers:
        yield _on(art, f"vermilion/marker_{kind}", *square_of(tile))
    if view.tree:
        tapped = view.wagon is not None and view.wagon[3]
        yield _on(art, f"vermilion/tree_{'tapped' if tapped else 'full'}", *square_of(view.tree))


def _on(art: BoneArt, name: str, x: int, y: int) -> Item:
    picture = art.get(name)
    return picture.surface, picture.at(x * art.size, y * art.size)


def lies(view: SeatView) -> object:
    """What the fixed pictures depend on."""
    loaded = view.wagon is not None and view.wagon[3]
    return view.codes, view.markers, view.tree, loaded, view.phase == "setup"


