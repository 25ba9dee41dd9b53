"""What lies still on the board: slab, land, shores, rivers (R3); and the caravans that are laid on it (R8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.hex_field import hex_field
from game.titles.ankh.state import DESERT, FERTILE, NOTHING, WATER
from scenes.titles.ankh.space import edge_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.ankh.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.titles.ankh.board_art import AnkhArt
    from scenes.titles.ankh.space import AnkhSpace

SLAB_LAYERS, VARIANTS = 4, 4
KINDS = {FERTILE: "fertile", DESERT: "desert", WATER: "water"}


def ground(art: AnkhArt, space: AnkhSpace, view: SeatView) -> Iterator[Item]:
    """All of it, the lowest first, with places from the middle of the first hex."""
    names = [ref.partition(":")[2] for ref in space.squares]
    for layer in range(SLAB_LAYERS):
        for name in names:
            yield _on(art, f"ankh/slab_{layer}", space.middle(name))
    for name in names:
        column, row = space.squares[f"space:{name}"]
        kind = KINDS[view.terrain[row * view.columns + column]]
        yield _on(art, f"ankh/{kind}_{(column * 5 + row * 3 + column * row) % VARIANTS}", space.middle(name))
    yield from _shores(art, space, view)
    for name in ("bank", "river"):
        for one, other in view.rivers:
            yield _along(art, name, one, other)


def caravans(art: AnkhArt, view: SeatView) -> Iterator[Item]:
    """What lies on the edges: not fixed, so that another caravan has no land painted anew."""
    for one, other in view.camels:
        yield _along(art, "caravan", one, other)


def _shores(art: AnkhArt, space: AnkhSpace, view: SeatView) -> Iterator[Item]:
    there = tuple(letter != NOTHING for letter in view.terrain)
    field = hex_field(view.columns, len(view.terrain) // view.columns, there)
    for at in field.spaces:
        if view.terrain[at] != WATER:
            continue
        for edge, other in enumerate(field.step[at]):
            if other >= 0 and view.terrain[other] != WATER:
                yield _on(art, f"ankh/shore_{edge}", space.middle(field.name(at)))


def _along(art: AnkhArt, name: str, one: str, other: str) -> Item:
    place = edge_of(one, other, art.size)
    return _on(art, f"ankh/{name}_{place.slope}", place.at)


def _on(art: AnkhArt, name: str, at: tuple[float, float]) -> Item:
    picture = art.get(name)
    return picture.surface, picture.at(*at)
