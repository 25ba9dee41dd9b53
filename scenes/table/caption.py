"""The plate beside what others do on the board: who does what, as long as it is shown (C6.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_tip import KNOT, draw_thread, place_tip, thread
from scenes.kit.layout import PROMPT, TOP_BAR
from scenes.media import theme
from scenes.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.log_line import LogLine
    from scenes.table.host import PlayedTable

WIDEST, PAD, LOW, SIGN, RIM, HIGHEST = 472, 12, 6, 36, 6, 54
ROOM = pygame.Rect(280, 148, 1296, 916)
"""Where boards lie on every table."""


class Caption(Widget):
    """Nothing until somebody else acts; nobody can point at it. `plate`: where the words stand; a thread leads from
    there to what they are about, where that does not lie right beside, or a ring marks it where the words stand in the
    line of prompts.
    """

    above = True

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.line: LogLine | None = None
        self._picture: pygame.Surface | None = None
        self.plate = pygame.Rect(0, 0, 0, 0)
        self._thread: tuple[tuple[int, int], tuple[int, int]] | None = None
        self._ring: pygame.Rect | None = None
        super().__init__(table, (0, 0, 0, 0), name="caption")

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What lies under it is pointed at."""
        return None

    def tell(self, line: LogLine, over: Sequence[pygame.Rect] = ()) -> None:
        """An action of somebody else begins to be shown: the plate stands beside its place, where it hides nothing of
        what stands on the board, else in the line that says what is asked of whom. Of what is shown again it always
        stands there, beside the steps: one reads in one place, and nothing of the board is hidden. In a replay, which
        has its time line there, it hangs right under that. `over`: what is shown of it over the board.
        """
        self.clear()
        self.line, self._thread, self._ring = line, None, None
        if self.table.steps_back:
            self._picture = self._plate(line, (PROMPT.width, LOW))
            self.plate = self._picture.get_rect(midtop=(PROMPT.centerx, PROMPT.bottom + LOW))
        elif self.table.catching_up or not self._beside(line, over):
            if self.table.prompt.urgent:
                self.line = None
                return
            self._thread, self._ring = None, self._place(line)
            room = PROMPT.width - self.table.prompt.taken
            self._picture = self._plate(line, (room, LOW), room)
            self.plate = self._picture.get_rect(midleft=PROMPT.midleft)
            self.plate.top = max(self.plate.top, TOP_BAR.bottom)
        if self._covered():
            self.line = self._picture = None
            return
        self.rect = self.plate.unionall(self._marks())
        self.ui.ticking[self] = None
        self.invalidate()

    def _place(self, line: LogLine) -> pygame.Rect | None:
        """What of the board a line tells of."""
        place = self.table.title_table.place_of(line.ref) if line.ref else None
        return place if place is not None and ROOM.contains(place) else None

    def _marks(self) -> list[pygame.Rect]:
        """The room of what leads from the plate to the place."""
        ring = [] if self._ring is None else [self._ring.inflate(2 * RIM, 2 * RIM)]
        return ring + [pygame.Rect(0, 0, 4 * KNOT, 4 * KNOT).move_to(center=end) for end in self._thread or ()]

    def _beside(self, line: LogLine, over: Sequence[pygame.Rect]) -> bool:
        """Makes the plate beside the place a line tells of; False where there is no room, or a notice lies there."""
        title_table, place = self.table.title_table, self._place(line)
        if place is None:
            return False
        self._picture, pieces = self._plate(line, (WIDEST, PAD)), title_table.pieces()
        notices = [notice.rect for notice in self.table.nav.stack.toasts.shown]
        kept = [*title_table.spared(), *notices, *over], pieces, [place.inflate(120, 80)]
        self.plate = place_tip(self._picture.get_size(), place, ROOM, True, kept)
        self._thread = thread(self.plate, place)
        return self.plate.collidelist([*pieces, *notices, *over]) < 0

    def tick(self, dt: int) -> None:
        """The plate goes when everything has been shown, and when the situation is opened."""
        if not self.table.playback.busy or self._covered():
            self.clear()

    def _covered(self) -> bool:
        """Whether the open situation lies where the plate is: one reads there now, and the log tells the rest."""
        shell = self.ui.find("situation")
        return shell is not None and shell.visible and shell.rect.colliderect(self.plate)

    def clear(self) -> None:
        """Nothing is told any more."""
        if self.line is not None:
            self.invalidate()
            self.ui.ticking.pop(self, None)
            self.line = self._picture = self._thread = self._ring = None

    def _plate(self, line: LogLine, room: tuple[int, int], least: int = 0) -> pygame.Surface:
        """No wider than `room`, with so much above and below the words, and no narrower than `least`."""
        media, (widest, pad) = self.media, room
        left = PAD + SIGN + 12 if line.seat >= 0 else PAD
        most = widest - left - PAD
        words = self._words(line.text, most, least > 0)
        wide, high = max(least, left + words.get_width() + PAD), max(words.get_height(), SIGN) + 2 * pad
        if least:
            high = max(PROMPT.height, words.get_height() + RIM)
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        for _ in range(2 if least else 1):  # nothing of the line shines through
            out.blit(media.sprites.nine("nine/tooltip", (wide, high)), (0, 0))
        if line.seat >= 0:
            sign = media.sprites.get(self.table.title_table.sign(line.seat), size=(SIGN, SIGN))
            out.blit(sign, (PAD, (high - sign.get_height()) // 2))
        out.blit(words, (left, (high - words.get_height()) // 2))
        return out

    def _words(self, text: str, most: int, low: bool) -> pygame.Surface:
        """The words, no wider than `most`; `low`: rather small than high over the line that they stand in."""
        type_ = self.media.theme
        for size in type_.smaller(theme.BODY) if low else (theme.BODY,):
            words = type_.paragraph(text, min(most, type_.width(text, size, True) + 2), size, theme.BONE, True)
            if words.get_height() <= HIGHEST:
                break
        return words

    def draw(self, surface: pygame.Surface) -> None:
        """The plate."""
        if self._thread is not None:
            draw_thread(surface, *self._thread)
        if self._ring is not None:
            for more, ink in ((2, theme.INK), (0, theme.BRASS_LIGHT)):
                ring = self._ring.inflate(2 * (RIM - 2 + more), 2 * (RIM - 2 + more))
                pygame.draw.rect(surface, ink, ring, 4 + more, 12)
        if self._picture is not None:
            surface.blit(self._picture, self.plate)
