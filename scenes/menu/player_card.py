"""The player information of the main menu (C3.1): icon, ID, level, experience to the next level."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.store.levels import progress
from scenes.media import theme
from scenes.shell.home import Home
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.picture import face_of

HIGH = 122
"""The card's height at 100 %; what stands on a higher one stands further apart."""


class PlayerCard(Button):
    """A click opens the profiles."""

    def __init__(self, parent: WidgetParent, rect: RectLike, home: Home, on_click: Callable[[], None]) -> None:
        super().__init__(parent, rect, home.profile_name, on_click, name="player", tip=home.media.t("menu.player.tip"))
        self.profile = home.profile

    def level_words(self) -> str:
        """ "Level 3 - 120/350 XP"."""
        if self.profile is None:
            return ""
        got, needed = progress(self.profile.xp)
        if not needed:
            return self.media.t("menu.level.top", level=self.profile.level)
        return self.media.t("menu.level.xp", level=self.profile.level, got=got, needed=needed)

    def spoken(self) -> str:
        """ID and level."""
        return f"{self.text}\n{self.level_words()}\n{self.hint()}"

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon in its slot, ID, level, bar."""
        sprites, rect = self.media.sprites, self.rect
        sprites.draw_shadow(surface, rect)
        sprites.draw_nine(surface, "nine/button_hot" if self.hovered else "nine/panel", rect)
        grown = rect.height / HIGH
        slot = pygame.Rect(rect.x + 14, rect.y + 14, rect.height - 28, rect.height - 28)
        surface.blit(sprites.nine("nine/slot", slot.size), slot)
        icon_name = self.profile.icon if self.profile is not None else "ui/guest"
        icon = sprites.get(face_of(sprites, icon_name), size=(slot.width - 10, slot.height - 10))
        surface.blit(icon, icon.get_rect(center=slot.center))
        x, width = slot.right + 18, rect.right - slot.right - 40
        name = self.media.theme.line(self.text, width, 28, theme.BONE, True, True, round(40 * grown))
        surface.blit(name, name.get_rect(midleft=(x, rect.y + round(34 * grown))))
        if self.profile is None:
            return
        words = self.media.theme.line(self.level_words(), width, theme.SMALL, theme.DIM, height=round(26 * grown))
        surface.blit(words, words.get_rect(midleft=(x, rect.y + round(66 * grown))))
        got, needed = progress(self.profile.xp)
        bar = pygame.Rect(x, rect.bottom - round(36 * grown), width, 16)
        surface.blit(sprites.nine("nine/bar", bar.size), bar)
        filled = round((bar.width - 4) * (got / needed if needed else 1))
        if filled >= 8:
            surface.blit(sprites.nine("nine/bar_fill_gold", (filled, bar.height - 4)), (bar.x + 2, bar.y + 2))
