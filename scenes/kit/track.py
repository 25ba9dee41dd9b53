"""Tracks on which seats run: each one's sign as far as it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.widgets.pen import Pen

SIGN, ICON = 26, 32
NEAR = 14
"""Signs whose places are nearer than this, in pixels, stand beside each other."""
BESIDE = (
    ((0, 0),),
    ((0, -8), (0, 8)),
    ((-7, -8), (-7, 8), (7, 0)),
    ((-7, -8), (-7, 8), (7, -8), (7, 8)),
    ((-14, -8), (-14, 8), (0, 0), (14, -8), (14, 8)),
)
"""How far the signs of a group of one to five are moved, so that each is seen."""
Places = tuple[tuple[int, int | None], ...]
"""Seats and how far they have come, in per mille; None where that is hidden."""


class TrackRow(NamedTuple):
    """One track: its page, its sprite, what the bar is filled with ("gold" for "nine/bar_fill_gold"), where all begin
    (per mille).
    """

    ref: str
    icon: str
    fill: str
    start: int = 0


class Tracks(Group, Part):
    """Tracks below each other on a plate. A title gives each its places and its tip in `show`."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, rows: Sequence[TrackRow], calls: Calls = NO_CALLS, rule: str = ""
    ) -> None:
        super().__init__(parent, rect, name="race")
        self.calls, inner = calls, self.rect.inflate(-24, -16)
        height = inner.height // len(rows)
        self.tracks = [
            TrackLine(self, (inner.x, inner.y + i * height, inner.width, height), row, rule)
            for i, row in enumerate(rows)
        ]

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate under the tracks."""
        surface.blit(self.media.sprites.nine("nine/panel", self.rect.size), self.rect)


class TrackLine(Spot):
    """One track; its content is where the seats are on it."""

    content: Places = ()
    briefly = True

    def __init__(self, tracks: Tracks, rect: RectLike, row: TrackRow, rule: str) -> None:
        super().__init__(tracks, rect, row.ref, tracks.calls)
        self.row, self.rule = row, rule

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, bar filled as far as the first has come, the signs; a later seat stands above an equal one."""
        pen, r = self.pen(surface), self.rect
        if self.hot:
            pen.nine("row_hot", r)
        icon = max(ICON, min(ICON * self.media.theme.scale // 100, r.height - 6))
        pen.icon(self.row.icon, icon, midleft=(r.x, r.centery))
        bar = pygame.Rect(r.x + icon + 10, 0, r.width - icon - 14, 18)
        bar.centery = r.centery
        first = max((place for _, place in self.content if place is not None), default=0)
        inner = pen.bar(bar, first, 1000, self.row.fill)
        if self.row.start:
            draw_start(pen, inner, self.row.start)
        for seat, centre in signs_at(self.content, bar):
            pen.icon(f"seat/{seat}", SIGN, center=centre)


def draw_start(pen: Pen, bar: pygame.Rect, start: int) -> None:
    """The mark where all begin, across the inside of a bar."""
    x = bar.x + bar.width * start // 1000
    pygame.draw.line(pen.surface, theme.GOLD, (x, bar.top - 3), (x, bar.bottom + 2), 2)


def signs_at(places: Sequence[tuple[int, int | None]], bar: pygame.Rect) -> list[tuple[int, tuple[int, int]]]:
    """Seat and centre of its sign on the bar, the last one first, for (seat, per mille or None where it is hidden)."""
    found = sorted(
        (bar.x + SIGN // 2 + round((bar.width - SIGN) * min(place, 1000) / 1000), seat)
        for seat, place in places
        if place is not None
    )
    groups: list[list[tuple[int, int]]] = []
    for x, seat in found:
        if groups and x - groups[-1][0][0] < NEAR:
            groups[-1].append((x, seat))
        else:
            groups.append([(x, seat)])
    return [
        (seat, (x + dx, bar.centery + dy))
        for group in groups
        for (x, seat), (dx, dy) in zip(group, BESIDE[len(group) - 1], strict=True)
    ]
