"""The name of a game in lettering of its own: alone, or as a head with words after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from scenes.media.media import Media

CAPITAL = 130
"""How high a capital is painted, in sprite pixels; the sprite's anchor is where it begins."""
GAP, PROGRAM = 20, 520


def program_name(media: Media, room: int = PROGRAM) -> pygame.Surface:
    """The name of the program, at the size that it has, or as wide as there is room."""
    return media.sprites.get("ui/wordmark", width=min(PROGRAM, room))


def wordmark_of(media: Media, title: str) -> str:
    """The sprite with the name of a title in the current language; "" for a title without one."""
    name = f"{title}/wordmark_{media.texts.language}"
    return name if media.sprites.has(name) else ""


class Wordmark(Widget):
    """The name of a game, as large as fits into the rectangle, and `words` behind it at the height of its letters.
    `align` is left or center. A game without a wordmark is named in type.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, title: str, words: str = "", *, align: str = "left",
        size: int = theme.BUTTON,
    ) -> None:  # fmt: skip
        media = parent.ui.media
        name = media.t(f"{title}.title")
        self.words, self.align, self.size = words, align, size
        self.sprite = wordmark_of(media, title)
        if not self.sprite:
            self.words = f"{name} · {words}" if words else name
        super().__init__(parent, rect, spoken=lambda: f"{name} · {words}" if words else name)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Name, then words."""
        sprites, room = self.media.sprites, self.rect.size
        mark = sprites.get(self.sprite, size=room) if self.sprite else pygame.Surface((0, room[1]))
        left = room[0] - mark.get_width() - GAP
        line = self.media.theme.line(self.words, left, self.size, theme.BONE, True, True, room[1])
        whole = mark.get_width() + (GAP + line.get_width() if self.words else 0)
        x = self.rect.x if self.align == "left" else self.rect.centerx - whole // 2
        top = self.rect.y + (self.rect.height - mark.get_height()) // 2
        middle = self.rect.centery
        if self.sprite:
            surface.blit(mark, (x, top))
            natural = sprites.entry(self.sprite).area.height
            middle = top + sprites.anchor(self.sprite, size=room)[1] + round(CAPITAL / 2 * mark.get_height() / natural)
        if self.words:
            surface.blit(line, line.get_rect(midleft=(x + mark.get_width() + GAP, middle)))
