"""What never moves on the board: edge, ground, cells, swamps, camps, roads and counter spaces, painted once (section
10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.titles.creed.plan import EDGE, road_squares

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_art import Art, Piece
    from scenes.titles.creed.plan import Plan, Square

SPREAD = 10
"""How far the rim's shadow falls, to both sides."""
BENDS = {
    frozenset(((1, 0), (0, -1))): "creed/road_ne",
    frozenset(((-1, 0), (0, -1))): "creed/road_nw",
    frozenset(((1, 0), (0, 1))): "creed/road_se",
    frozenset(((-1, 0), (0, 1))): "creed/road_sw",
    frozenset(((1, 0), (-1, 0))): "creed/road_h",
    frozenset(((0, 1), (0, -1))): "creed/road_v",
}
"""Road pieces by the sides that they join."""


class Ground:
    """The picture of one board. `inner` is opaque and covers the squares, `edge` lies around it."""

    def __init__(self, art: Art, plan: Plan, view: SeatView) -> None:
        self.plan = plan
        self.art = art
        self.edge = art.app.sprites.nine("nine/creed_edge", self.outer.size)
        self.inner = pygame.Surface(plan.rect.size).convert()
        self._cover()
        for seat in range(plan.seats):
            self._camp(seat, view.seats[seat].nation)
            self._cells(seat, set(view.swamps[seat]))
            self._space(seat, view.seats[seat].nation)
        self._fronts()

    @property
    def outer(self) -> pygame.Rect:
        """The board's window with its rim and the shadow of it."""
        return self.plan.window.inflate(2 * (EDGE + SPREAD), 2 * (EDGE + SPREAD))

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the part inside the surface's clip."""
        clip = surface.get_clip()
        inside = clip.clip(self.plan.window)
        if inside.width and inside.height:
            surface.blit(self.inner, inside, inside.move(-self.plan.rect.x, -self.plan.rect.y))
        if not self.plan.window.inflate(-2 * SPREAD, -2 * SPREAD).contains(clip):
            outer = self.outer
            surface.blit(self.edge, clip, clip.move(-outer.x, -outer.y))

    def _cover(self) -> None:
        tile = self.art.app.sprites.get("creed/ground")
        for x in range(0, self.inner.get_width(), tile.get_width()):
            for y in range(0, self.inner.get_height(), tile.get_height()):
                self.inner.blit(tile, (x, y))

    def _put(self, piece: Piece, square: Square) -> None:
        x, y = self.plan.square_rect(square).move(-self.plan.rect.x, -self.plan.rect.y).center
        self.inner.blit(piece.surface, piece.at(x, y))

    def _camp(self, seat: int, nation: str) -> None:
        for ref, square in self.plan.squares.items():
            if ref.startswith(f"tent:{seat}"):
                look = (square[0] + square[1]) % 2
                self._put(self.art.piece(f"creed/camp_{nation}_{look}" if nation else "creed/cell_0"), square)

    def _cells(self, seat: int, swamps: set[str]) -> None:
        for ref, square in self.plan.squares.items():
            if not ref.startswith(f"cell:{seat}"):
                continue
            number = square[0] * 7 + square[1] * 5
            swamp = ref.partition(":")[2][1:] in swamps
            name = f"creed/swamp_{number % 3}" if swamp else f"creed/cell_{number % 6}"
            self._put(self.art.piece(name), square)

    def _space(self, seat: int, nation: str) -> None:
        """Four seats: the counter space with the nation's seal. Two: the road."""
        if self.plan.seats == 4:
            place = self.plan.space(seat).move(-self.plan.rect.x, -self.plan.rect.y)
            for name in ("creed/counter_space", *([f"creed/seal_{nation}"] if nation else ())):
                piece = self.art.piece(name)
                self.inner.blit(piece.surface, piece.at(*place.center))
            return
        pieces: dict[Square, list[Square]] = {}
        for line in (1, 2, 3):
            way = [(3, 6 - line), *road_squares(line), (line - 1, 2)]
            turned = [self.plan.turned(seat, square) for square in way]
            for before, here, after in zip(turned, turned[1:], turned[2:], strict=False):
                pieces[here] = [(other[0] - here[0], other[1] - here[1]) for other in (before, after)]
        for square, sides in pieces.items():
            self._put(self.art.piece(BENDS[frozenset(sides)]), square)

    def _fronts(self) -> None:
        """The line where two fields face each other."""
        for line in self.plan.lines.values():
            if line.line >= 3:
                continue
            a, b = self.plan.squares[line.own[-1]], self.plan.squares[line.enemy[0]]
            piece = self.art.piece("creed/front_v" if a[0] != b[0] else "creed/front_h")
            middle = self.plan.square_rect(a).union(self.plan.square_rect(b))
            x, y = middle.move(-self.plan.rect.x, -self.plan.rect.y).center
            self.inner.blit(piece.surface, piece.at(x, y))
