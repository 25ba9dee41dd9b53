"""A tent token in the tray: as large as its place, with its name where there is room for it, the count of several on a
plate beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.titles.creed.units import count_plate, draw_lit
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

ROOM, LAP = 10, 3
"""What lies around a token; how far the plate of its count lies over it."""


class TokenChoice(Button):
    """Without `on_click` it is only shown. `words`: its name in short."""

    def __init__(self, parent: WidgetParent, rect: RectLike, icon: str, count: int,
                 on_click: Callable[[], None] | None, *, words: str = "", name: str, tip: str) -> None:
        self.count, self.words = count, words
        kind = "plain" if on_click else "bare"
        super().__init__(parent, rect, "", on_click, icon=icon, kind=kind, name=name, tip=tip,
                         spoken=f"{tip}, ×{count}")  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Its place, the token, how many there are where there are several."""
        if self.kind != "bare":
            surface.blit(self.media.sprites.nine(self.material(), self.rect.size), self.rect)
            draw_lit(surface, self.rect)
        elif self.hovered:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        face, type_ = self.rect.copy(), self.media.theme
        if self.words and type_.width(self.words, theme.SMALL) <= self.rect.width - ROOM:
            line = type_.text(self.words, theme.SMALL, theme.BONE)
            surface.blit(line, line.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - ROOM // 2)))
            face.height -= line.get_height()
        icon = self.icon_surface(min(face.size) - ROOM)
        place = icon.get_rect(center=face.center) if icon is not None else face
        plate = count_plate(self.media, self.count) if self.count > 1 else None
        over = place.right - LAP + plate.get_width() - self.rect.right if plate is not None else 0
        place = place.move(-min(max(0, over), place.x - self.rect.x), 0)  # beside its plate
        if icon is not None:
            surface.blit(icon, place)
        if plate is not None:
            surface.blit(plate, plate.get_rect(midleft=(place.right - LAP, place.centery)).clamp(self.rect))


class RowToken(TokenChoice):
    """A token in a row of such, where several are counted under it; the one that is laid now (`marked`) in a frame."""

    def __init__(self, parent: WidgetParent, rect: RectLike, icon: str, count: int, *, marked: bool, name: str, tip: str
                 ) -> None:  # fmt: skip
        self.marked = marked
        super().__init__(parent, rect, icon, count, None, name=name, tip=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """Frame, token, count."""
        r = self.rect
        square = r.copy()
        square.height = r.width
        if self.marked or self.hovered:
            surface.blit(self.media.sprites.nine(f"nine/{'slot_selected' if self.marked else 'row_hot'}", square.size),
                         square)  # fmt: skip
        icon = self.icon_surface(r.width - ROOM)
        if icon is not None:
            surface.blit(icon, icon.get_rect(center=square.center))
        if self.count > 1:
            plate = count_plate(self.media, self.count)
            surface.blit(plate, plate.get_rect(midtop=(r.centerx, square.bottom)).clamp(r))
