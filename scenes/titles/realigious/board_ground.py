"""The fixed pictures of the board: the slab with the numbers of rows and columns on its rim, then ground and realm of
every tile, then what stands on them (10.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.hex import hex_map
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme
from scenes.titles.realigious.camera import centre_of, margins

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.titles.realigious.tiles_art import RealigiousArt
    from scenes.titles.realigious.tiles_look import Draw, Look

LEFT_OF, BELOW = 1.31, 1.47
"""How far from the middle of its outermost tile the number of a row or a column stands, in radii."""
HIGH = 0.9
"""What stands higher than so much of a tile's radius over its middle reaches over its upper sides."""
LEAST, SHARE = 18, 0.3
"""The least height of its letters, and how they grow with the tiles."""
CALM = theme.mix(theme.BRASS_LIGHT, theme.DIM, 0.5)


def ground(art: RealigiousArt, n: int, looks: Sequence[Look], *, bare: bool = False) -> Iterator[Item]:
    """All of it, with places from the middle of tile 0; a `bare` slab has no numbers on its rim."""
    left, top = margins(art.size)
    for surface, (x, y) in art.slab(n):
        yield surface, (x - left, y - top)
    if not bare:
        yield from rim(art, n, range(n), range(n))
    for tile, look in enumerate(looks):
        middle = centre_of(tile, n, art.size)
        for draw in look.ground:
            yield _drawn(art, draw, middle)
        if look.owner is not None:
            yield _on(art.owner(*look.owner, "realm" if look.variant else ""), middle)
    for tile, look in enumerate(looks):
        for draw in look.standing:
            yield _drawn(art, draw, centre_of(tile, n, art.size))


def towering(art: RealigiousArt, n: int, looks: Sequence[Look], ringed: AbstractSet[int]) -> Iterator[Item]:
    """What stands so high that a ring on its tile or on one behind it would run through it, and what stands before."""
    for tile, look in enumerate(looks):
        middle = centre_of(tile, n, art.size)
        behind = [near for near in hex_map(n).near[tile] if centre_of(near, n, art.size)[1] < middle[1]]
        drawn = [_drawn(art, draw, middle) for draw in look.standing] if not ringed.isdisjoint((tile, *behind)) else []
        tops = [place[1] < middle[1] - art.size * HIGH for _, place in drawn]
        yield from drawn[tops.index(True):] if any(tops) else ()


def rim(
    art: RealigiousArt, n: int, rows: Iterable[int], columns: Iterable[int], ink: theme.Colour = CALM
) -> Iterator[Item]:
    """R14.1. The numbers by which tiles are named, (column, row): those of rows at the left, of columns below."""
    left = centre_of(0, n, art.size)[0] - round(LEFT_OF * art.size)
    for row in rows:  # in one column: beside a row that stands further right a building of the next row would hide it
        yield _on(number(art, row + 1, ink), (left, centre_of(row * n, n, art.size)[1]))
    for column in columns:
        x, y = centre_of((n - 1) * n + column, n, art.size)
        yield _on(number(art, column + 1, ink), (x, y + round(BELOW * art.size)))


def number(art: RealigiousArt, value: int, ink: theme.Colour) -> AnchoredPicture:
    """A number without the room that a line of text takes; its dark outline parts it from every table."""

    def draw() -> AnchoredPicture:
        words = art.media.theme.text(str(value), max(LEAST, round(SHARE * art.size)), ink, True, theme.INK)
        part = words.subsurface(words.get_bounding_rect())
        return AnchoredPicture(part, part.get_width() // 2, part.get_height() // 2)

    return art.make(("rim", value, ink), draw)


def _drawn(art: RealigiousArt, draw: Draw, middle: Pos) -> Item:
    x, y = middle[0] + round(draw.dx * art.size), middle[1] + round(draw.dy * art.size)
    return _on(art.get(draw.name, draw.scale, draw.variant), (x, y))


def _on(picture: AnchoredPicture, at: Pos) -> Item:
    return picture.surface, picture.at(*at)
