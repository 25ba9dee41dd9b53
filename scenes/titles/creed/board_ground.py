"""What never moves on the board: edge, ground, cells, swamps, camps, roads and counter spaces (section 10)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.titles.creed.board_sheet import frame
from scenes.titles.creed.plan import EDGE, road_squares

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_art import Art, Piece
    from scenes.titles.creed.board_items import Item
    from scenes.titles.creed.plan import Plan, Pos, Square

SPREAD = 10
"""How far the rim's shadow falls to the outside."""
CORNER = 10
"""How far its corners reach into the window at least."""
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

    def __init__(self, art: Art, window: pygame.Rect) -> None:
        self.place = window.inflate(2 * (EDGE + SPREAD), 2 * (EDGE + SPREAD))
        self.outside = frame(self.place, window)
        self._picture = art.media.sprites.nine("creed/edge", self.place.size)
        self._strips = frame(self.place, self._hole().move(self.place.topleft))

    def _hole(self) -> pygame.Rect:
        """Where nothing of it is seen, beside its corners."""
        seen = pygame.mask.from_surface(self._picture, 0)
        seen.invert()
        middle = self._picture.get_rect()
        hole = seen.connected_component(middle.center).get_bounding_rects()
        deep = 2 * (EDGE + SPREAD + CORNER)
        return hole[0].clip(middle.inflate(-deep, -deep)) if hole else pygame.Rect(middle.center, (0, 0))

    def draw(self, surface: pygame.Surface, corner: Pos = (0, 0)) -> None:
        """Draws the part inside the surface's clip; the surface's corner lies at a point of the canvas."""
        clip = surface.get_clip()
        for strip in self._strips:
            part = strip.move(-corner[0], -corner[1]).clip(clip)
            if part:
                surface.blit(self._picture, part, part.move(corner[0] - self.place.x, corner[1] - self.place.y))


class Ground:
    """The pictures of one board at one size, the lowest first, with places from the board's corner."""

    def __init__(self, art: Art, plan: Plan, view: SeatView) -> None:
        self.art = art
        self.items: list[Item] = []
        self._plan = plan
        self._cover()
        for seat in range(plan.seats):
            self._camp(seat, view.seats[seat].nation)
            self._cells(seat, set(view.swamps[seat]))
            self._space(seat, view.seats[seat].nation)
        self._fronts()
        self.rects = [surface.get_rect(topleft=at) for surface, at in self.items]

    def _cover(self) -> None:
        sprites = self.art.media.sprites
        tile = sprites.made(("creed ground",), lambda: sprites.get("creed/ground").convert())
        size = self._plan.rect.size
        for x, y in product(*(range(0, size[i], tile.get_size()[i]) for i in (0, 1))):
            self.items.append((tile, (x, y)))

    def draw(self, surface: pygame.Surface, corner: Pos) -> None:
        """Draws everything with the board's corner at a point."""
        clip = surface.get_clip()
        surface.set_clip(self._plan.rect.move_to(topleft=corner).clip(clip))
        surface.fblits([(picture, (at[0] + corner[0], at[1] + corner[1])) for picture, at in self.items])
        surface.set_clip(clip)

    def _put(self, piece: Piece, square: Square) -> None:
        self._lay(piece, self._plan.square_rect(square))

    def _lay(self, piece: Piece, place: pygame.Rect) -> None:
        """In the middle of a rectangle of the canvas."""
        left, top = self._plan.rect.topleft
        self.items.append((piece.surface, piece.at(place.centerx - left, place.centery - top)))

    def _camp(self, seat: int, nation: str) -> None:
        for ref, square in self._plan.squares.items():
            if ref.startswith(f"tent:{seat}"):
                look = (square[0] + square[1]) % 2
                self._put(self.art.piece(f"creed/camp_{nation}_{look}" if nation else "creed/cell_0"), square)

    def _cells(self, seat: int, swamps: set[str]) -> None:
        for ref, square in self._plan.squares.items():
            if not ref.startswith(f"cell:{seat}"):
                continue
            number = square[0] * 7 + square[1] * 5
            swamp = ref.partition(":")[2][1:] in swamps
            name = f"creed/swamp_{number % 3}" if swamp else f"creed/cell_{number % 6}"
            self._put(self.art.piece(name), square)

    def _space(self, seat: int, nation: str) -> None:
        """Four seats: the counter space with the nation's seal. Two: the road."""
        if self._plan.seats == 4:
            for name in ("creed/counter_space", *([f"creed/seal_{nation}"] if nation else ())):
                self._lay(self.art.piece(name), self._plan.space(seat))
            return
        pieces: dict[Square, list[Square]] = {}
        for line in (1, 2, 3):
            way = [(3, 6 - line), *road_squares(line), (line - 1, 2)]
            turned = [self._plan.turned(seat, square) for square in way]
            for before, here, after in zip(turned, turned[1:], turned[2:], strict=False):
                pieces[here] = [(other[0] - here[0], other[1] - here[1]) for other in (before, after)]
        for square, sides in pieces.items():
            self._put(self.art.piece(BENDS[frozenset(sides)]), square)

    def _fronts(self) -> None:
        """The line where two fields face each other."""
        for line in self._plan.lines.values():
            if line.line >= 3:
                continue
            a, b = self._plan.squares[line.own[-1]], self._plan.squares[line.enemy[0]]
            piece = self.art.piece("creed/front_v" if a[0] != b[0] else "creed/front_h")
            self._lay(piece, self._plan.square_rect(a).union(self._plan.square_rect(b)))
