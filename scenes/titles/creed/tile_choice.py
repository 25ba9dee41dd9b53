"""A unit that can be chosen in the tray: its tile as it lies on the board, and how many of it there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.kit import layout
from scenes.kit.spot import Hover
from scenes.titles.creed.units import count_plate, draw_lit
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    import pygame

    from scenes.titles.creed.board_art import CreedArt

LARGEST, MOST_ROWS, ROOM, GAP, ABOVE = 150, 4, 12, 6, 28
"""The side of a choice at most, the rows of them at most, what lies around a tile in it, between two, and above them
where there is room for it.
"""


class TileChoice(Button):
    """`art(side)` makes the pictures of tiles whose square is `side` wide; `on_look`: the pointer or the keyboard is on
    the unit, or on nothing any more. `told(ref)`: whether the inspector tells of it, else the tooltip names it."""

    def __init__(self, parent: WidgetParent, rect: RectLike, art: Callable[[int], CreedArt], nation: str, unit: str,
                 count: int, on_click: Callable[[], None], on_look: Hover, told: Callable[[str], bool],
                 *, name: str, tip: str) -> None:  # fmt: skip
        self.art, self.nation, self.unit, self.count, self.on_look, self.told = art, nation, unit, count, on_look, told
        self.ref = f"hand:{unit}"
        super().__init__(parent, rect, on_click=on_click, name=name, tip=tip.partition("\n")[0], spoken=tip)

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().on_hover(inside)
        self.on_look(self.ref if inside else None)

    def on_focus(self, gained: bool) -> None:
        """The keyboard came or went."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.on_look(self.ref if gained else None)

    def hint(self) -> str:
        """Nothing while the inspector tells it: a plate would lie over the heading."""
        return "" if self.told(self.ref) else super().hint()

    def draw(self, surface: pygame.Surface) -> None:
        """Its place, the tile, the count where there are several."""
        surface.blit(self.media.sprites.nine(self.material(), self.rect.size), self.rect)
        draw_lit(surface, self.rect)
        face = self.rect.inflate(-ROOM, -ROOM)
        tile = self.art(min(face.size)).tile(self.nation, self.unit)
        surface.blit(tile.surface, tile.at(*face.center))
        if self.count > 1:
            plate = count_plate(self.media, self.count)
            surface.blit(plate, plate.get_rect(topright=(self.rect.right - 2, self.rect.y + 2)))


def places(room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Squares for so many choices, as large as they fit, row by row, below what a ring around one needs."""
    count = max(1, count)
    sides = {rows: min(LARGEST, (room.width + GAP) // -(-count // rows) - GAP, (room.height + GAP) // rows - GAP)
             for rows in range(1, MOST_ROWS + 1)}  # fmt: skip
    rows = max(sides, key=lambda found: (sides[found], -found))
    columns, side = -(-count // rows), sides[rows]
    inner = room.copy()
    inner.size = columns * (side + GAP) - GAP, rows * (side + GAP) - GAP
    inner.midtop = room.centerx, min(room.y + ABOVE, room.bottom - inner.height)
    return layout.cells(inner, columns, rows, GAP)[:count]
