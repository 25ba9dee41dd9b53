"""R9.6, 5.9. The duality track of a seat, drawn: thirteen spaces, the marker, what is in force and what would come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import TRACK_END
from scenes.kit.spot import Plate
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.vermilion.view import SeatPublic
    from scenes.widgets.base import RectLike, WidgetParent
    from scenes.widgets.pen import Pen

PALE, RED = (214, 204, 190), (200, 58, 48)
SIDES = (("breakthrough", -1, RED), ("imprint", 1, PALE))
SPACE = 54
LINE_Y = SPACE // 2 + 4
"""How far below the top of its place the line of spaces lies."""


class TrackBar(Plate):
    """The line of spaces, if it is `lined`, below it the rewards of both sides."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, seat: SeatPublic, look: Callable[[str | None], None],
        lined: bool = True,
    ) -> None:  # fmt: skip
        self.seat, self.look, self.lined = seat, look, lined
        super().__init__(parent, rect)

    def on_hover(self, inside: bool) -> None:
        """The inspector tells about the track."""
        super().on_hover(inside)
        self.look(f"track:{self.seat.seat}" if inside else None)

    def draw(self, surface: pygame.Surface) -> None:
        """Spaces and rewards."""
        pen, r = self.pen(surface), self.rect
        if self.lined:
            draw_line(pen, self.seat.track, pygame.Rect(r.x, r.y, r.width, SPACE + 18))
        top = r.y + (SPACE + 30) * self.lined
        half = r.width // 2 - 12
        high = max(24, (r.bottom - top) // TRACK_END)
        for i, (side, sign, colour) in enumerate(SIDES):
            x = r.x + i * (half + 24)
            for space in range(1, TRACK_END + 1):
                y = top + (space - 1) * high
                met = self.seat.track * sign >= space
                ring = colour if met else theme.FAINT
                pygame.draw.circle(surface, ring, (x + 14, y + high // 2), 12, 0 if met else 2)
                number = theme.DESK if met else theme.DIM
                pen.text(str(space), theme.SMALL, number, True, center=(x + 14, y + high // 2))
                words = self.media.t(f"vermilion.duality.space.{side}_{space}")
                ink = theme.BONE if met else theme.DIM
                told = self.media.theme.paragraph(words, half - 40, theme.SMALL, ink, met, "left", high)
                pen.put(told, midleft=(x + 36, y + high // 2))


def draw_line(pen: Pen, track: int, place: pygame.Rect) -> None:
    """The thirteen spaces side by side with the marker."""
    count = 2 * TRACK_END + 1
    step = min(place.width // count, SPACE + 24)
    left = place.centerx - step * count // 2
    y = place.y + LINE_Y
    pygame.draw.line(pen.surface, theme.BRASS, (left + step // 2, y), (left + step * count - step // 2, y), 3)
    for i in range(count):
        at, middle = i - TRACK_END, (left + i * step + step // 2, y)
        name = "middle" if not at else "imprint" if at > 0 else "breakthrough"
        inside = 0 < at <= track or track <= at < 0 or at == 0
        pen.icon(f"vermilion/track/{name}", SPACE - 10 if inside else SPACE - 22, center=middle)
        if at == track:
            pen.icon("vermilion/track/marker", SPACE, center=middle)
            pygame.draw.circle(pen.surface, theme.GOLD, middle, SPACE // 2 + 2, 3)
