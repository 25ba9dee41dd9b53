"""The graph of a result that tells what was at a round (C6.9): the round under the pointer, or the one that Left and
Right lead to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit.words import together
from scenes.media import theme
from scenes.table.graph import FEWEST, TOP, Graph

if TYPE_CHECKING:
    from game.match.chart import Sample
    from scenes.widgets.base import Widget

DOT, RIM, ASIDE = 7, 3, 14
"""A point on a line, its dark rim, and how far beside the lines the pointer still means one."""


class PointedGraph(Graph):
    """`pointed` is the number of the sample that is told, -1 for none."""

    focusable = True

    def __init__(self, *args: Any, **more: Any) -> None:
        self.pointed = -1
        super().__init__(*args, **more)
        self.tip = self._there

    def spoken(self) -> str:
        """What was at the round, else how all have ended."""
        return self._there() or super().spoken()

    def _xs(self) -> list[int]:
        return [x for x, _ in self.points(0)] if self.samples else []

    def _there(self) -> str:
        """The round, and below it the values, the highest first."""
        if self.pointed < 0:
            return ""
        sample, last = self.samples[self.pointed], self.pointed == len(self.samples) - 1
        values, t = sample.values[self.measure.row if self._exact(sample) else self.score], self.media.t
        order = sorted(range(len(self.names)), key=lambda seat: -values[seat])
        told = [together(f"{self.names[seat]}  {self.value(seat) if last else self._counted(sample, seat)}")
                for seat in order]  # fmt: skip
        within = self.pointed > 0 and self.samples[self.pointed - 1].round == sample.round
        when = "within" if within else "start"
        head = t("result.graph.end") if last else t(f"result.graph.{when}", round=self.told(sample.round))
        return "\n".join([together(head), *told])

    def _counted(self, sample: Sample, seat: int) -> str:
        """A score in what the axis counts: about as much, where a sample is less exact than that."""
        value = sample.values[self.score][seat]
        if self._exact(sample):
            return f"{sample.values[self.measure.row][seat]:,}"
        whole = self.totals.axis[self.score][2].replace(",", "") if self.totals is not None else ""
        if not whole.isdecimal():
            return self.figure(value)
        n = (value * int(whole) + TOP // 2) // TOP
        return str(n) if int(whole) <= FEWEST else f"≈ {n:,}"

    def _exact(self, sample: Sample) -> bool:
        """Whether it has the number itself."""
        return 0 <= self.measure.row < len(sample.values)

    def tip_rect(self) -> pygame.Rect:
        """The round that is told."""
        if self.pointed < 0:
            return super().tip_rect()
        field = self.field()
        return pygame.Rect(self._xs()[self.pointed] - ASIDE, field.y, 2 * ASIDE, field.height)

    # --- pointer and keys

    def point(self, at: int) -> None:
        """Tells of another sample."""
        if at != self.pointed:
            self.pointed = at
            self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Takes note of the pointer as well."""
        found = super().at(pos)
        if found is self:
            xs, there = self._xs(), self.field().inflate(2 * ASIDE, 2 * ASIDE).collidepoint(pos)
            self.point(min(range(len(xs)), key=lambda i: abs(xs[i] - pos[0])) if there and xs else -1)
        return found

    def on_hover(self, inside: bool) -> None:
        """The pointer left."""
        if not inside:
            self.point(-1)
        super().on_hover(inside)

    def on_focus(self, gained: bool) -> None:
        """The keyboard begins at the end."""
        self.point(len(self.samples) - 1 if gained and self.ui.keyboard else -1)
        super().on_focus(gained)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left and Right: a round before or after, Home and End: the first and the end."""
        last = len(self.samples) - 1
        at = self.pointed
        moves = {pygame.K_LEFT: at - 1, pygame.K_RIGHT: at + 1, pygame.K_HOME: 0, pygame.K_END: last}
        if event.key not in moves or last < 0:
            return False
        self.point(min(max(moves[event.key], 0), last))
        return True

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The round that is told has a line across all others."""
        super().draw(surface)
        if self.pointed < 0:
            return
        field, x = self.field(), self._xs()[self.pointed]
        pygame.draw.line(surface, theme.BONE, (x, field.y), (x, field.bottom - 1))
        for seat in reversed(range(len(self.names))):
            place = self.points(seat)[self.pointed]
            pygame.draw.aacircle(surface, theme.INK, place, DOT + RIM)
            pygame.draw.aacircle(surface, self.looks[seat][1], place, DOT)
