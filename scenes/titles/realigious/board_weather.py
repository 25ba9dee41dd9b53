"""The sign of the monsoon beside the board; time and the other weather stand in the top bar (R11.3, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.view import SeatView

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

SIZE, GAP, INSET = 64, 8, 8


def signs(view: SeatView) -> list[str]:
    """The sprites of the signs that matter for a move: the monsoon carries pieces two tiles (R6.4, R11.3)."""
    return [f"realigious/fx/wind_{view.wind.lower()}"] if view.climate == "temperate" and view.wind else []


class Weather:
    """A column of signs in the upper right corner: the first row of a map ends half a tile before the second."""

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self._signs: list[str] = []

    def rect(self) -> pygame.Rect:
        """The place of the column on the canvas."""
        board, high = self._board.rect, len(self._signs) * (SIZE + GAP)
        return pygame.Rect(board.right - SIZE - INSET, board.y + INSET, SIZE + INSET, max(1, high))

    def show(self, view: SeatView) -> None:
        """Takes the signs of a view."""
        fresh = signs(view)
        if fresh != self._signs:
            self._board.ui.invalidate(self.rect())
            self._signs = fresh
            self._board.ui.invalidate(self.rect())

    def centre(self, place: int) -> tuple[int, int]:
        """The middle of a sign on the canvas."""
        rect = self.rect()
        return rect.x + SIZE // 2, rect.y + place * (SIZE + GAP) + SIZE // 2

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the column, unless the board is zoomed and needs the room."""
        if self._board.shown.space.zoomed:
            return
        for place, name in enumerate(self._signs):
            picture = self._board.media.sprites.get(name, height=SIZE)
            x, y = self.centre(place)
            surface.blit(picture, picture.get_rect(center=(x, y)))
