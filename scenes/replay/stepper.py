"""The controls of a replay that go to places (C7.2): for each unit one step back and one on, its name between
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent, Words
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

BUTTON, SIGN, SLACK = 44, 22, 9
"""The word may reach into the empty rim of the buttons."""


class Stepper(Group):
    """`word` is the unit; the buttons back and on are called `names`."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, word: str, names: tuple[str, str],
        steps: tuple[Callable[[], None], Callable[[], None]], tips: tuple[Words, Words],
    ) -> None:  # fmt: skip
        self.word = word
        super().__init__(parent, rect)
        for i, icon in enumerate(("ui/chevron_left", "ui/chevron_right")):
            place = (self.rect.x + i * (self.rect.width - BUTTON), self.rect.y, BUTTON, self.rect.height)
            Button(
                self, place, icon=icon, icon_size=SIGN, on_click=steps[i], name=names[i], tip=tips[i], kind="bare",
            )  # fmt: skip

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate and word."""
        surface.blit(self.media.sprites.nine("nine/row", self.rect.size), self.rect)
        room = self.rect.inflate(-2 * (BUTTON - SLACK), 0)
        word = self.media.theme.line(self.word, room.width, theme.SMALL, theme.BONE, height=room.height)
        surface.blit(word, word.get_rect(center=room.center))
