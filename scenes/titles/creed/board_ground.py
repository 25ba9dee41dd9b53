"""What never moves on the board: edge, ground, cells, swamps, camps, roads and counter spaces (section 10)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_layers import frame
from scenes.titles.creed.space import EDGE, road_squares

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.creed.view import SeatView
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos, Square
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.space import CreedSpace

SPREAD = 10
"""How far the rim's shadow falls to the outside."""
CORNER = 10
"""How far its corners reach into the window at least."""
STANDARD, PIP = 1.22, 1.3
"""How much larger than natural a standard and a counter are."""
BENDS = {
    frozenset(((1, 0), (0, -1))): "creed/road_ne",
    frozenset(((-1, 0), (0, -1))): "creed/road_nw",
    frozenset(((1, 0), (0, 1))): "creed/road_se",
    frozenset(((-1, 0), (0, 1))): "creed/road_sw",
    frozenset(((1, 0), (-1, 0))): "creed/road_h",
    frozenset(((0, 1), (0, -1))): "creed/road_v",
}
"""Road pieces by the sides that they join."""


class Rim:
    """The edge around the board's window, with its shadow to both sides."""

    def __init__(self, art: CreedArt, window: pygame.Rect) -> None:
        self.place = window.inflate(2 * (EDGE + SPREAD), 2 * (EDGE + SPREAD))
        self.outside = frame(self.place, window)
        self._picture = art.media.sprites.nine("creed/edge", self.place.size)
        self._strips = frame(self.place, self._hole().move(self.place.topleft))

    def _hole(self) -> pygame.Rect:
        """Where nothing of it is seen, beside its corners: as far as nothing is seen across its middle and down it. To
        look at all of it takes longer than a frame may.
        """
        whole = self._picture.get_rect()
        across = self._unseen(pygame.Rect(0, whole.centery, whole.width, 3), (whole.centerx, 1))
        down = self._unseen(pygame.Rect(whole.centerx, 0, 3, whole.height), (1, whole.centery))
        deep = 2 * (EDGE + SPREAD + CORNER)
        return pygame.Rect(across.x, down.y, across.width, down.height).clip(whole.inflate(-deep, -deep))

    def _unseen(self, strip: pygame.Rect, middle: tuple[int, int]) -> pygame.Rect:
        """Of a strip what lies around its middle and is not seen."""
        seen = pygame.mask.from_surface(self._picture.subsurface(strip), 0)
        seen.invert()
        found = seen.connected_component(middle).get_bounding_rects()
        return found[0] if found else pygame.Rect(middle, (0, 0))

    def draw(self, surface: pygame.Surface, corner: Pos = (0, 0)) -> None:
        """Draws the part inside the surface's clip; the surface's corner lies at a point of the canvas."""
        clip = surface.get_clip()
        for strip in self._strips:
            part = strip.move(-corner[0], -corner[1]).clip(clip)
            if part:
                surface.blit(self._picture, part, part.move(corner[0] - self.place.x, corner[1] - self.place.y))


def ground(art: CreedArt, plan: CreedSpace, view: SeatView) -> Iterator[Item]:
    """Everything that never moves, the lowest first."""
    sprites = art.media.sprites
    tile = sprites.made(("creed ground",), lambda: sprites.get("creed/ground").convert())
    size = plan.rect.size
    for x, y in product(*(range(0, size[i], tile.get_size()[i]) for i in (0, 1))):
        yield tile, (x, y)
    for seat in range(plan.seats):
        yield from _camp(art, plan, seat, view.seats[seat].nation)
        yield from _cells(art, plan, seat, set(view.swamps[seat]))
        yield from _clearing(art, plan, seat, view.seats[seat].nation)
    yield from _fronts(art, plan)
    if plan.seats == 4:
        yield _lay(art, "creed/bonfire", plan.middle())


def _lay(art: CreedArt, name: str, place: pygame.Rect, scale: float = 1.0) -> Item:
    """In the middle of a place."""
    picture = art.get(name, scale)
    return picture.surface, picture.at(*place.center)


def _camp(art: CreedArt, plan: CreedSpace, seat: int, nation: str) -> Iterator[Item]:
    for ref, square in plan.squares.items():
        if ref.startswith(f"tent:{seat}"):
            look = (square[0] + square[1]) % 2
            yield _lay(art, f"creed/camp_{nation}_{look}" if nation else "creed/cell_0", plan.square(square))


def _cells(art: CreedArt, plan: CreedSpace, seat: int, swamps: set[str]) -> Iterator[Item]:
    for ref, square in plan.squares.items():
        if ref.startswith(f"cell:{seat}"):
            number = square[0] * 7 + square[1] * 5
            swamp = ref.partition(":")[2][1:] in swamps
            yield _lay(art, f"creed/swamp_{number % 3}" if swamp else f"creed/cell_{number % 6}", plan.square(square))


def _clearing(art: CreedArt, plan: CreedSpace, seat: int, nation: str) -> Iterator[Item]:
    """Four seats: the nation's standard, spread out, and hollows for its counters. Two: the road."""
    if plan.seats == 4:
        yield _lay(art, "creed/counter_space", plan.clearing(seat))
        if nation:
            yield _lay(art, f"creed/standard_{nation}", plan.standard(seat), STANDARD)
            hollow = art.get("creed/counter_hollow", PIP)
            yield from ((hollow.surface, hollow.at(*place)) for place in plan.counters(seat))
        return
    bends: dict[Square, list[Square]] = {}
    for line in (1, 2, 3):
        way = [(3, 6 - line), *road_squares(line), (line - 1, 2)]
        turned = [plan.turned(seat, square) for square in way]
        for before, here, after in zip(turned, turned[1:], turned[2:], strict=False):
            bends[here] = [(other[0] - here[0], other[1] - here[1]) for other in (before, after)]
    for square, sides in bends.items():
        yield _lay(art, BENDS[frozenset(sides)], plan.square(square))


def _fronts(art: CreedArt, plan: CreedSpace) -> Iterator[Item]:
    """The line where two fields face each other."""
    for line in plan.lines.values():
        if line.line >= 3:
            continue
        a, b = plan.squares[line.own[-1]], plan.squares[line.enemy[0]]
        name = "creed/front_v" if a[0] != b[0] else "creed/front_h"
        yield _lay(art, name, plan.square(a).union(plan.square(b)))
