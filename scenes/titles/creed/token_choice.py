"""A tent token in the tray: as large as its place, the count of several on a plate in the corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.creed.units import count_plate
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

ROOM = 10


class TokenChoice(Button):
    """Without `on_click` it is only shown."""

    def __init__(self, parent: WidgetParent, rect: RectLike, icon: str, count: int,
                 on_click: Callable[[], None] | None, *, name: str, tip: str) -> None:
        self.count = count
        kind = "plain" if on_click else "bare"
        super().__init__(parent, rect, "", on_click, icon=icon, kind=kind, name=name, tip=tip,
                         spoken=f"{tip}, ×{count}")  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Its place, the token, how many there are where there are several."""
        if self.kind != "bare":
            surface.blit(self.media.sprites.nine(self.material(), self.rect.size), self.rect)
        elif self.hovered:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        icon = self.icon_surface(min(self.rect.size) - ROOM)
        if icon is not None:
            surface.blit(icon, icon.get_rect(center=self.rect.center))
        if self.count > 1:
            plate = count_plate(self.media, self.count)
            surface.blit(plate, plate.get_rect(bottomright=(self.rect.right - 3, self.rect.bottom - 3)))
