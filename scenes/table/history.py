"""The history strip: the last eight actions as icons; pointing at one tells it in full (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.log_line import LogLine
    from scenes.table.host import PlayedTable

SHOWN = 8
COLUMNS = 4
GAP = 8
SIGN = 20
RECAP, RECAP_HIGH = 104, 40
"""The button beside the heading, which tells what has happened."""


class History(Widget):
    """Eight squares, the newest first. A click or Enter shows the place on the board; arrows walk the squares."""

    focusable = True

    def __init__(self, scene: PlayedTable, rect: RectLike) -> None:
        self.scene = scene
        self.lines: list[LogLine] = []
        self._pointed: LogLine | None = None
        super().__init__(scene, rect, name="history", tip=self._words)
        self.side = (self.rect.width - (COLUMNS - 1) * GAP) // COLUMNS

    def fill(self, lines: Sequence[LogLine]) -> None:
        """The last eight of these."""
        self.lines = list(lines)[-SHOWN:]
        self.invalidate()

    def add(self, line: LogLine) -> None:
        """One more action."""
        self.lines = [*self.lines, line][-SHOWN:]
        self.invalidate()

    def square(self, i: int) -> pygame.Rect:
        """The place of the i-th newest action."""
        row, column = divmod(i, COLUMNS)
        top = self.rect.y + 44
        return pygame.Rect(
            self.rect.x + column * (self.side + GAP), top + row * (self.side + GAP), self.side, self.side
        )

    def squares(self) -> list[pygame.Rect]:
        """The places of the heading and of all actions that are shown."""
        heading = pygame.Rect(self.rect.topleft, (self.rect.width - RECAP - 12, RECAP_HIGH))
        return [heading, *(self.square(i) for i in range(len(self.lines)))]

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Only the squares that show something are pointed at."""
        found = self._under(pos)
        if found is not self._pointed:
            self._pointed = found
            self.ui.hide_tip()
        return self if found is not None else None

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Shows the place."""
        line = self._under(pos)
        if button != 1 or line is None:
            return False
        self.scene.point_at(line.ref)
        return True

    def on_focus(self, gained: bool) -> None:
        """The keyboard begins at the newest."""
        super().on_focus(gained)
        self._pointed = self.lines[-1] if gained and self.lines else None

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left and Right walk, Enter shows the place; they begin at the newest where the pointer has left."""
        if not self.lines:
            return False
        line = self._pointed if self._pointed in self.lines else self.lines[-1]
        at = self.lines.index(line)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            to = at + (1 if event.key == pygame.K_LEFT else -1)
            if not 0 <= to < len(self.lines):
                return False
            self._pointed = self.lines[to]
            self.ui.hide_tip()
            self.ui.invalidate(self.rect.inflate(32, 32))
            return True
        if self.chosen_by(event):
            self.scene.point_at(line.ref)
            return True
        return False

    def focus_ring(self) -> pygame.Rect:
        """Around the square that the keyboard is on."""
        if self._pointed not in self.lines:
            return super().focus_ring()
        return self.square(len(self.lines) - 1 - self.lines.index(self._pointed)).inflate(4, 4)

    def _under(self, pos: tuple[int, int]) -> LogLine | None:
        for i, line in enumerate(reversed(self.lines)):
            if self.square(i).collidepoint(pos):
                return line
        return None

    def _words(self) -> str:
        line = self._pointed
        return "" if line is None else "\n".join((line.text, *line.details))

    def spoken(self) -> str:
        """What it is, then the action that is pointed at."""
        return self.said(self.scene.t("table.history"), self._words())

    def draw(self, surface: pygame.Surface) -> None:
        """Heading and squares."""
        room = self.rect.width - RECAP - 12
        heading = self.media.theme.line(
            self.scene.t("table.history"), room, theme.SMALL, theme.DIM, True, height=RECAP_HIGH,
        )  # fmt: skip
        surface.blit(heading, heading.get_rect(midleft=(self.rect.x + 4, self.rect.y + RECAP_HIGH // 2)))
        sprites = self.media.sprites
        newest = len(self.lines) - 1
        for i in range(SHOWN):
            place = self.square(i)
            material = "nine/slot_selected" if i == 0 and self.lines else "nine/slot"
            surface.blit(sprites.nine(material, place.size), place)
            if i > newest:
                continue
            line = self.lines[newest - i]
            picture = sprites.get(line.icon, size=(self.side - 16, self.side - 16))
            surface.blit(picture, picture.get_rect(center=place.center))
            if line.seat >= 0:
                sign = sprites.get(self.scene.title_table.sign(line.seat), size=(SIGN, SIGN))
                surface.blit(sign, sign.get_rect(bottomright=(place.right - 3, place.bottom - 3)))
