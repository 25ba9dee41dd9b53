"""The fixed pictures of the board: the slab, then ground and realm of every tile, then what stands on them (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.realigious.camera import centre_of, margins

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.titles.realigious.tiles_art import RealigiousArt
    from scenes.titles.realigious.tiles_look import Draw, Look


def ground(art: RealigiousArt, n: int, looks: Sequence[Look]) -> Iterator[Item]:
    """All of it, with places from the middle of tile 0."""
    left, top = margins(art.size)
    for surface, (x, y) in art.slab(n):
        yield surface, (x - left, y - top)
    for tile, look in enumerate(looks):
        middle = centre_of(tile, n, art.size)
        for draw in look.ground:
            yield _drawn(art, draw, middle)
        if look.owner is not None:
            yield _on(art.owner(*look.owner, "realm" if look.variant else ""), middle)
    for tile, look in enumerate(looks):
        for draw in look.standing:
            yield _drawn(art, draw, centre_of(tile, n, art.size))


def _drawn(art: RealigiousArt, draw: Draw, middle: Pos) -> Item:
    x, y = middle[0] + round(draw.dx * art.size), middle[1] + round(draw.dy * art.size)
    return _on(art.get(draw.name, draw.scale, draw.variant), (x, y))


def _on(picture: AnchoredPicture, at: Pos) -> Item:
    return picture.surface, picture.at(*at)
