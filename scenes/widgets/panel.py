"""A framed part of a screen that holds other widgets."""

from __future__ import annotations

import pygame

from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent


class Panel(Group):
    """`kind` names the material: panel, panel_brass, plate, slot, row. With a heading, it stands in gold at
    the top left.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        *,
        kind: str = "panel",
        heading: str = "",
        shadow: bool = True,
        name: str = "",
    ) -> None:
        self.kind = kind
        self.heading = heading
        self.shadow = shadow
        super().__init__(parent, rect, solid=True, name=name)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, material and heading."""
        if self.shadow:
            self.media.sprites.draw_shadow(surface, self.rect)
        self.media.sprites.draw_nine(surface, f"nine/{self.kind}", self.rect)
        if self.heading:
            line = self.media.theme.line(self.heading, self.rect.width - 48, theme.BUTTON, theme.GOLD, True)
            surface.blit(line, (self.rect.x + 24, self.rect.y + 14))
