"""How good a connection is, in bars and in words (C5.2): one measure for the list, the waiting room and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo
    from scenes.media.media import Media

GOOD_MS, FAIR_MS, POOR_MS = 40, 120, 300
"""Up to these round trips four, three, two bars are lit; above it one."""
BARS, BAR = 4, 7
WORDS = ("none", "bad", "poor", "fair", "good")


def bars_of(ping: int, here: bool = True) -> int:
    """How many of the bars are lit; none for a player who is away. A round trip that was not measured yet counts as
    good."""
    if not here:
        return 0
    return BARS - sum(ping > most for most in (GOOD_MS, FAIR_MS, POOR_MS))


def words_of(media: Media, ping: int) -> str:
    """Milliseconds, and how good that is."""
    return media.t("lan.signal.ms", n=ping, word=media.t(f"lan.signal.{WORDS[bars_of(ping)]}"))


def draw_bars(surface: pygame.Surface, center: tuple[int, int], lit: int) -> None:
    """Bars of growing height around a place."""
    ink = theme.BAD if lit == 1 else theme.GOLD if lit == BARS - 2 else theme.GOOD
    left = center[0] - (BARS * BAR + (BARS - 1) * 3) // 2
    for bar in range(BARS):
        height = 7 + bar * 6
        place = (left + bar * (BAR + 3), center[1] + 13 - height, BAR, height)
        if bar < lit:
            pygame.draw.rect(surface, ink, place, border_radius=2)
        else:
            pygame.draw.rect(surface, theme.FAINT, place, 1, border_radius=2)


class Signal(Widget):
    """Bars that tell how good a member's connection is; the milliseconds are in the tooltip. `cut`: this computer's own
    connection is gone, so nothing is known of anybody's."""

    def __init__(self, parent: WidgetParent, rect: RectLike, member: MemberInfo, cut: bool = False) -> None:
        self.member, self.cut = member, cut
        super().__init__(parent, rect, tip=self.told)

    @property
    def lit(self) -> int:
        """How many bars."""
        return bars_of(self.member.ping, self.member.here and not self.cut)

    def told(self) -> str:
        """In words."""
        if self.cut:
            return self.media.t("lanroom.signal.cut")
        if not self.member.here:
            return self.media.t("lanroom.signal.away")
        ping = self.member.ping
        return words_of(self.media, ping) if ping >= 0 else self.media.t("lanroom.signal.here")

    def take(self, member: MemberInfo) -> None:
        """It is like this now."""
        before, self.member = self.lit, member
        if self.lit != before:
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Crossed out for a player who is away."""
        draw_bars(surface, self.rect.center, self.lit)
        if not self.lit:
            cross = self.media.sprites.get("ui/cross", size=(18, 18))
            left = self.rect.centerx - (BARS * BAR + (BARS - 1) * 3) // 2
            surface.blit(cross, cross.get_rect(center=(left + 5, self.rect.centery - 6)))


class PingMark(Widget):
    """Words and bars of a room in the list; empty before it is measured."""

    def __init__(self, parent: WidgetParent, rect: RectLike, ping: int | None) -> None:
        self.ping = ping
        super().__init__(parent, rect, tip=self._tip, spoken=self.told)

    def told(self) -> str:
        """In words."""
        if self.ping is None:
            return ""
        return words_of(self.media, self.ping) if self.ping >= 0 else self.media.t("lan.signal.none")

    def _tip(self) -> str:
        return f"{self.told()}\n{self.media.t('lan.signal.tip')}" if self.ping is not None else ""

    def take(self, ping: int | None) -> None:
        """It was measured again."""
        if ping != self.ping:
            self.ping = ping
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Words, then bars at the right."""
        if self.ping is None:
            return
        lit = bars_of(self.ping, self.ping >= 0)
        draw_bars(surface, (self.rect.right - 22, self.rect.centery - 2), lit)
        words, room = self.told(), self.rect.width - 52
        if self.ping >= 0 and self.media.theme.width(words, theme.SMALL) > room:
            words = self.media.t("lan.signal.short", n=self.ping)  # the rest is in the tooltip
        line = self.media.theme.line(words, room, theme.SMALL, theme.DIM if lit else theme.BAD)
        surface.blit(line, line.get_rect(midright=(self.rect.right - 50, self.rect.centery)))
