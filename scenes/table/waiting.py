"""What the screens show on which one waits, the curtain and the openings: who sits where, and a tip of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.titles import ui_of
from scenes.widgets.label import Label
from scenes.widgets.names import NARROWEST, NameLabel, NameLine
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.match.seats import SeatInfo
    from scenes.media.media import Media
    from scenes.widgets.base import WidgetParent

WIDEST, HIGH, APART, ICON, SIGN = 300, 76, 12, 52, 34
SLIM, SMALLER = 270, 8
"""In narrower plates the pictures are so much smaller and stand closer, so that the name keeps one line."""
UPPER, LESSER = 36, 28
"""The pictures where a name is so long that all names stand below them."""


def seated(
    parent: WidgetParent, place: pygame.Rect, infos: Sequence[SeatInfo], signs: Sequence[str], now: int = -1
) -> None:
    """A plate for each seat, in the middle of a row; that of the seat `now` is framed in brass. All names are shown in
    one way: beside the pictures, or below them where one is too long for that.
    """
    count = max(1, len(infos))
    width = min(WIDEST, (place.width - (count - 1) * APART) // count)
    x = place.centerx - (count * width + (count - 1) * APART) // 2
    slim = width < SLIM
    edge, gap = (10, 4) if slim else (14, 6)
    face, mark = ICON - SMALLER * slim, SIGN - SMALLER // 2 * slim
    left = edge + face + gap + mark + gap + 2
    room, type_ = width - left - edge + 2, parent.ui.media.theme
    below = any(type_.width(info.name, type_.least, True) > room / NARROWEST for info in infos)
    for info, sign in zip(infos, signs, strict=True):
        plate = Panel(parent, (x, place.y, width, HIGH), kind="panel_brass" if info.seat == now else "plate")
        colour = theme.GOLD if info.seat == now else theme.BONE
        if below:
            start = x + (width - UPPER - gap - LESSER) // 2
            Picture(plate, (start, place.y + 5, UPPER, UPPER), info.icon)
            Picture(plate, (start + UPPER + gap, place.y + 5 + (UPPER - LESSER) // 2, LESSER, LESSER), sign)
            NameLine(plate, (x + edge, place.y + HIGH - 34, width - 2 * edge, 28), info.name, size=20, colour=colour)
        else:
            middle = place.y + HIGH // 2
            Picture(plate, (x + edge, middle - face // 2, face, face), info.icon)
            Picture(plate, (x + edge + face + gap, middle - mark // 2, mark, mark), sign)
            NameLabel(plate, (x + left, place.y + 8, room, HIGH - 16), info.name, size=20, colour=colour)
        x += width + APART


def advice(parent: WidgetParent, media: Media, place: pygame.Rect, title: str, number: int) -> None:
    """The n-th tip of a game on a plate; nothing where it has none."""
    tips = ui_of(title).look.tips
    if not tips:
        return
    plate = Panel(parent, place, kind="plate")
    x, width = place.x + 32, place.width - 64
    Label(
        plate, (x, place.y + 10, width, 28), media.t("room.load.tip"), size=20, colour=theme.GOLD, bold=True,
        align="center",
    )  # fmt: skip
    words = media.t(tips[number % len(tips)])
    CentredText(plate, (x, place.y + 38, width, place.height - 46), words)


class CentredText(Label):
    """A text in the middle of its rectangle."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the text."""
        block = self.media.theme.paragraph(
            self.text, self.rect.width, theme.BODY, theme.BONE, False, "center", self.rect.height
        )
        surface.blit(block, block.get_rect(center=self.rect.center))
