"""The turn clock on the screen (C6.8): whose time, how much is left, a bar. In the last ten seconds the plate, the sign
and the words are others, not the colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match.times import MOST_MISSES
from scenes.media import theme
from scenes.table.clock import LAST_MS, Clock
from scenes.widgets.base import RectLike, Widget

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

FIGURES, BAR = 92, 10


class ClockFace(Widget):
    """Hidden in a match without a clock. Nothing can be done with it; hovering and the focus tell all times."""

    def __init__(self, scene: PlayedTable, clock: Clock, rect: RectLike) -> None:
        self.scene = scene
        self.clock = clock
        self._shown: tuple[object, ...] = ()
        super().__init__(scene, rect, name="clock", tip=self._tip, spoken=self._words)
        self.focusable = self.clock.on
        self._visible = self.clock.on
        self.rule = ""

    def refresh(self) -> None:
        """Draws anew when another second or another seat is shown."""
        clock = self.clock
        state = (-(-clock.left_ms // 1000), clock.running, self.late, self._line())
        if state != self._shown:
            self._shown = state
            self.invalidate()

    @property
    def late(self) -> bool:
        """Whether the last seconds run."""
        return self.scene.asked is not None and self.clock.counts and self.clock.left_ms <= LAST_MS

    def figures(self) -> str:
        """Minutes and seconds; the second that has begun counts."""
        seconds = -(-self.clock.left_ms // 1000)
        return f"{seconds // 60}:{seconds % 60:02}"

    def _words(self) -> str:
        seat = self.clock.seat
        name = self.scene.match.name(seat)
        key = "clock.spoken" if self.late or self.clock.running else "clock.spoken.stands"
        return self.media.t(key, name=name, time=self.figures()) if name else self.media.t("clock.tip.title")

    def _tip(self) -> str:
        t, times = self.media.t, self.clock.times
        kind = t("clock.tip.bank" if times.is_bank else "clock.tip.choice")
        lines = [t("clock.tip.title"), kind]
        for info in self.scene.match.seats:
            if not info.decides:
                continue
            flags = t("clock.tip.flags", n=times.misses[info.seat], most=MOST_MISSES) if times.misses[info.seat] else ""
            left = times.banks[info.seat] // 1000
            bank = f"{left // 60}:{left % 60:02}" if times.is_bank else ""
            if bank or flags:
                lines.append(f"{info.name}: " + " · ".join(part for part in (bank, flags) if part))
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, sign, figures, bar and words."""
        media, r, clock = self.media, self.rect, self.clock
        stands = not clock.running and not self.late
        surface.blit(media.sprites.nine("nine/slot_selected" if self.late else "nine/plate", r.size), r)
        sign = "ui/warning" if self.late else "ui/clock"
        icon = media.sprites.get(sign, size=(30, 30))
        surface.blit(icon, icon.get_rect(midleft=(r.x + 14, r.centery)))
        ink = theme.DIM if stands else theme.BONE
        figures = media.theme.text(self.figures(), 32 if self.late else 28, ink, True, None, True)
        surface.blit(figures, figures.get_rect(midleft=(r.x + 54, r.centery)))
        x = r.x + 54 + FIGURES
        area = pygame.Rect(x, r.y + 6, r.right - 14 - x, r.height - 12)
        line = media.theme.line(self._line(), area.width, theme.SMALL, ink, self.late)
        surface.blit(line, line.get_rect(midleft=(area.x, area.y + 13)))
        track = pygame.Rect(area.x, area.bottom - BAR - 3, area.width, BAR)
        surface.blit(media.sprites.nine("nine/bar", track.size), track)
        share = min(1.0, clock.left_ms / max(1, clock.whole_ms))
        full = pygame.Rect(track.x + 2, track.y + 2, round((track.width - 4) * share), track.height - 4)
        if full.width > 6:
            fill = "nine/bar_fill_bad" if self.late else "nine/bar_fill_gold"
            surface.blit(media.sprites.nine(fill, full.size), full)

    def _line(self) -> str:
        """In the last seconds what happens, else how often the own time ran out, or whose time it is."""
        if self.late:
            return self.media.t("clock.late")
        seat = self.clock.seat
        if seat < 0:
            return ""
        misses = self.clock.times.misses[seat]
        own = self.scene.match.seat(seat).is_person
        if misses and own:
            return self.media.t("clock.flagged", n=misses, most=MOST_MISSES)
        return self.scene.match.name(seat)
