"""The bar below: map size with a small map, the match's options, the countdown, the turn clock, the start (C5.3, C5.4,
C6.8).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.times import MODES
from scenes.kit.title_look import FileLook
from scenes.media import theme
from scenes.room.boards import FileField
from scenes.room.setup import COUNTDOWNS
from scenes.widgets.button import Button
from scenes.widgets.drawn_later import DrawnLater
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from game.core.spec import Field
    from scenes.room.room_scene import RoomScene

MAP = (196, 180)
OPTION = 344


class OptionsBar(Panel):
    """Reads the room's setup and tells the room what was chosen."""

    chart: MapPreview | None
    clock_tip = "clock.option.tip"

    def __init__(self, room: RoomScene, rect: pygame.Rect) -> None:
        super().__init__(room, rect, kind="panel")
        self.room, self.setup = room, room.setup
        self.fill()

    def fill(self) -> None:
        """Map, options, start."""
        rect, self.chart = self.rect, None
        x = self._map(rect.x + 28)
        x = self._options(x)
        if self.room.settled:
            self.show_map()
        self._start(pygame.Rect(x, rect.y + 20, rect.right - 28 - x, rect.height - 40))

    def show_map(self) -> None:
        """Paints the small map."""
        paint = self.setup.look.picture
        if self.chart is not None and paint is not None:
            self.chart.draw_later(partial(paint, self.media, self.setup.players, self.setup.match_options(), MAP))

    def refresh(self) -> None:
        """Whether the match can begin, after something that is typed."""
        problem = self.setup.problem()
        self.start.reason = self._words(True) if problem is not None else ""
        self.start.enabled = problem is None
        self.status.text = self._words(False)
        self.status.colour = theme.BAD if problem is not None else theme.GOOD
        self.status.invalidate()

    def _map(self, x: int) -> int:
        """C5.4. The size in figures and a small example."""
        setup, t = self.setup, self.media.t
        n = setup.look.size_of(setup.players)
        if not n:
            return x
        centre = self.rect.centery
        if setup.look.picture is not None:
            tip = t("room.map.own.tip") if setup.settled() else t("room.map.tip", n=n)
            self.chart = MapPreview(self, (x, centre - MAP[1] // 2, *MAP), tip=tip)
            x += MAP[0] + 20
        Label(self, (x, centre - 44, 136, 56), t("field.map_size.value", n=n), size=36, bold=True)
        Label(self, (x, centre + 12, 136, 32), t("field.map_size"), size=20, colour=theme.DIM)
        return x + 152

    def _options(self, x: int) -> int:
        fields = self.setup.shown_options()
        *cells, last = self._cells(x, len(fields) + 1)
        for cell, field in zip(cells, fields, strict=True):
            self._option(cell, field)
        self._clock(last)
        return x + (len(fields) + 2) // 2 * (OPTION + 16) + 16

    def _cells(self, x: int, count: int) -> list[pygame.Rect]:
        """Two rows, one after the other; where the lower has one less, its cells are wider."""
        above, below = (count + 1) // 2, count // 2
        wide, high = above * (OPTION + 16) - 16, (self.rect.height - 56) // 2
        widths = OPTION, (wide - 16 * (below - 1)) // max(1, below)
        return [
            pygame.Rect(x + at * (widths[row] + 16), self.rect.y + 20 + row * (high + 16), widths[row], high)
            for row, cells in enumerate((above, below)) for at in range(cells)
        ]  # fmt: skip

    def _clock(self, place: pygame.Rect) -> None:
        """The turn clock, after the options of the game."""
        t = self.media.t
        Cycler(
            self, place, [(mode, t(f"clock.mode.{mode}")) for mode in MODES], self.setup.clock, self.room.choose_clock,
            caption=t("clock.option"), icon="ui/clock", name="clock", tip=t(self.clock_tip),
        ).sends = True  # fmt: skip

    def _option(self, place: pygame.Rect, field: Field) -> None:
        media, look = self.media, self.setup.look.option(field.name)
        value, settled = self.setup.shown_value(field.name), field.name in self.setup.settled()
        caption = media.t(look.caption) if look.caption else field.name
        caption = media.t("room.settled.caption", name=caption) if settled else caption
        about = "\n".join(part for part in (look.text_of(media, value), look.about_of(media, value)) if part)
        if isinstance(look, FileLook):
            opens = partial(self.room.open_files, look)
            made: Cycler = FileField(self, place, look.text_of(media, value), opens, caption=caption,
                                     icon=look.icon_of(value), name=f"option.{field.name}", tip=about)  # fmt: skip
        else:
            made = Cycler(
                self, place, [(v, look.text_of(media, v)) for v in field.values], value,
                partial(self.room.choose_option, field.name), caption=caption, icon=look.icon_of(value),
                name=f"option.{field.name}", tip=about, enabled=not settled, reason=media.t("room.settled") * settled,
                rises=look.rises,
            )  # fmt: skip
        made.rule, made.sends = look.rule, True

    def _halves(self, area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The countdown, and the button below it; the words at the foot have their own room."""
        upper = pygame.Rect(area.x, area.y, area.width, self.room.places.between(72, 84))
        return upper, pygame.Rect(area.x, upper.bottom + 8, area.width, area.bottom - 46 - upper.bottom - 8)

    def _start(self, area: pygame.Rect) -> None:
        t = self.media.t
        times = [(str(s), t("room.timer.seconds", n=s) if s else t("room.timer.off")) for s in COUNTDOWNS]
        upper, lower = self._halves(area)
        Cycler(
            self, upper, times, str(self.setup.countdown),
            lambda value: self.room.set_countdown(int(value)), caption=t("room.timer"), icon="ui/hourglass",
            name="countdown", tip=t("room.timer.tip"), rises=True,
        )  # fmt: skip
        self.start = Button(self, lower, t("room.start"),
                            self.room.start, kind="gold", size=36, icon="ui/play", icon_size=44, name="start",
                            tip=lambda: t("room.start.tip") * self.start.enabled)  # fmt: skip
        self.status = Label(self, (area.x, area.bottom - 44, area.width, 60), "", size=theme.SMALL, align="center")
        self.refresh()

    def _words(self, reason: bool) -> str:
        problem = self.setup.problem()
        if problem is not None:
            edited = self.setup.name_problem(self.room.seat) if not reason else None
            if edited == problem:  # the field of the name says it already
                return self.media.t("room.name.mend", n=self.room.seat + 1)
            return self.media.t(problem.key, **problem.args)
        return "" if reason else self.media.t("room.all_ready" if self.setup.host >= 0 else "room.only_bots")


class MapPreview(DrawnLater):
    """The small map in its place, as soon as there is one."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it."""
        if self.picture is not None:
            surface.blit(self.picture, self.rect)
