"""The curtain (C6.7): before another person of this machine sees the table, it is covered and asks to be passed on.
The same cloth hides a match that pauses (C6.12).

It is opaque and shows nothing of the match but public names; the view changes only when it lifts.
"""

from __future__ import annotations

from functools import partial
from itertools import chain
from math import sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.wordmark import Wordmark
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.media.theme import mix
from scenes.shell.scene import Scene
from scenes.table.telling import at_once
from scenes.table.waiting import advice, seated
from scenes.titles import ui_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.media.media import Media
    from scenes.media.sprites import Layer
    from scenes.table.host import PlayedTable

GUARD_MS = 400
PLATE = pygame.Rect(420, 100, 1080, 712)
FLOOR, BAND, CORDS = 44, 180, 640
BORDER = ((-36, -33, (92, 64, 24), (226, 180, 98)), (-33, -10, (22, 9, 18), (88, 36, 66)),
          (-10, -6, (92, 64, 24), (226, 180, 98)))  # fmt: skip
"""Bands above the floor: from, to, their colour in the shade and in the light."""
CORD = (44, 30, 12), (206, 158, 78)
ADVICE = pygame.Rect(420, 836, 1080, 124)


class Cloth(Scene):
    """The cloth with a plate. A press lifts it only if it began when the cloth had been there for a moment: neither a
    stray key or click right after the last choice nor a key that is still held does."""

    def __init__(self, table: PlayedTable) -> None:
        super().__init__(table.client)
        self.table = table
        self._shown_ms = 0
        self._told = ""

    def show(self, icon: str, heading: str, note: str, words: str, sign: str, seat: int = -1) -> None:
        """The game, icon, two lines, who sits where with `seat` in brass, the button that lifts, the menu, a tip."""
        self._told = f"{heading}\n{note}"
        match = self.table.match
        view = match.session.view(None)
        now = self.table.title_table.when(view)
        Wordmark(self, (620, PLATE.y + 28, 680, 84), match.title, now, align="center", size=theme.BUTTON)
        Picture(self, (892, PLATE.y + 132, 136, 136), icon)
        Label(
            self, (460, PLATE.y + 276, 1000, 92), heading, size=theme.TITLE, bold=True, align="center",
            colour=theme.GOLD, shadow=True,
        )  # fmt: skip
        Label(self, (460, PLATE.y + 368, 1000, 44), note, size=theme.BUTTON, align="center", colour=theme.DIM)
        look = ui_of(match.title).look
        signs = [look.sign(view, info.seat) for info in match.seats]
        seated(self, pygame.Rect(448, PLATE.y + 432, 1024, 76), match.seats, signs, seat)
        Button(
            self, (780, PLATE.y + 536, 360, 76), words, self.lift, kind="gold", name="lift", icon=sign, icon_size=36,
        )  # fmt: skip
        Button(
            self, (840, PLATE.y + 628, 240, 56), self.t("curtain.menu"), self._menu, name="menu", icon="ui/menu",
            icon_size=28,
        )  # fmt: skip
        advice(self, self.media, ADVICE, match.title, len(match.session.log) + seat)

    def enter(self) -> None:
        """Enter lifts it."""
        super().enter()
        self.ui.set_focus(self.ui.find("lift"))

    def opening(self) -> str:
        """Both lines."""
        return self._told

    def update(self, dt: int) -> None:
        """Counts how long it has been in sight."""
        super().update(dt)
        self._shown_ms += dt

    def handle(self, event: pygame.event.Event) -> bool:
        """What was pressed before, or right after it fell, does nothing."""
        return not self.media.presses.is_new(event, self._shown_ms, GUARD_MS) or super().handle(event)

    def lift(self) -> None:
        """Takes the cloth away."""
        self.nav.stack.pop(animated=False)

    def on_back(self) -> bool:
        """Esc opens the menu."""
        self._menu()
        return True

    def _menu(self) -> None:
        from scenes.table.match_menu import MatchMenu

        self.nav.stack.push(MatchMenu(self.table))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Folds of a dark cloth, lit from the upper left."""
        surface.blit(cloth(self.media), FULL)


def cloth(media: Media, plated: bool = True) -> pygame.Surface:
    """The cloth, with its plate or bare, composed once, in layers."""
    row = media.sprites.made(("curtain's folds",), partial(_folds, media))
    bands = [partial(_shade, media, top) for top in range(0, FULL.height, BAND)]
    boxes = (pygame.Rect(-24, -20, FULL.width + 48, 56), *((PLATE,) if plated else ()))
    plates = [partial(draw, media, box) for box in boxes for draw in (_shadow, _plate)]
    fringe = [partial(_fringe, row, left) for left in range(0, FULL.width, CORDS)]
    layers: list[Layer] = [*bands, _floor, partial(_border, row), *fringe, *plates]
    return media.sprites.layered(("curtain", plated), partial(_blank, row), layers)


def _folds(media: Media) -> pygame.Surface:
    """A row of the cloth."""
    row = pygame.Surface((FULL.width, 1)).convert(media.canvas.surface)
    for x in range(FULL.width):
        fold = 0.5 + 0.5 * sin(x / 29 + 1.7 * sin(x / 173))
        light = (0.34 + 0.66 * fold**1.6) * (1.08 - 0.45 * x / FULL.width)
        row.set_at((x, 0), mix((14, 7, 16), (92, 38, 72), min(1.0, light)))
    return row


def _blank(row: pygame.Surface) -> pygame.Surface:
    return pygame.transform.scale(row, FULL.size)


def _shade(media: Media, top: int, whole: pygame.Surface) -> None:
    """A band of the cloth lies in the shade above and below."""
    column = media.sprites.made(("curtain's shade",), _column)
    band = column.subsurface((0, top, 1, min(BAND, FULL.height - top)))
    whole.blit(pygame.transform.scale(band, (FULL.width, band.get_height())), (0, top))


def _column() -> pygame.Surface:
    shade = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        shade.set_at((0, y), (6, 3, 8, min(235, round(60 + 175 * abs(y / 31.5 - 0.9) ** 1.7))))
    return pygame.transform.smoothscale(shade, (1, FULL.height))


def _floor(whole: pygame.Surface) -> None:
    """The floor on which the cloth ends, in its shadow."""
    width, height = FULL.size
    top = height - FLOOR
    for y in range(FLOOR):
        whole.fill(mix((30, 19, 15), (64, 42, 30), y / FLOOR), (0, top + y, width, 1))
    for x in range(-3 * width, 4 * width, 320):
        pygame.draw.aaline(whole, (22, 14, 12), (width // 2 + x // 2, top), (width // 2 + x, height))
    for y in range(28):
        shade = round(28 * (1 - y / 28))
        whole.fill((max(0, 30 - shade), max(0, 19 - shade), max(0, 15 - shade)), (0, top + y, width, 1))


def _border(row: pygame.Surface, whole: pygame.Surface) -> None:
    """The brass border in the light of the folds."""
    width, height = FULL.size
    for top, bottom, dark, bright in BORDER:
        band = pygame.Surface((width // 4, 1))
        for x in range(width // 4):
            band.set_at((x, 0), mix(dark, bright, _light(row, 4 * x)))
        whole.blit(pygame.transform.scale(band, (width, bottom - top)), (0, height - FLOOR + top))


def _fringe(row: pygame.Surface, left: int, whole: pygame.Surface) -> None:
    """Cords in the light of the folds, from a place of the row on."""
    for x in range(left, min(left + CORDS, FULL.width)):
        if x % 6 < 4:
            end = round(24 + 2 * sin(x / 29))
            cord = mix(CORD[0], CORD[1], _light(row, x) * (0.55, 1, 0.9, 0.6)[x % 6])
            whole.fill(cord, (x, FULL.height - FLOOR - 6, 1, end))


def _light(row: pygame.Surface, x: int) -> float:
    return row.get_at((x, 0)).r / 92


def _shadow(media: Media, body: pygame.Rect, whole: pygame.Surface) -> None:
    media.sprites.draw_shadow(whole, body)


def _plate(media: Media, body: pygame.Rect, whole: pygame.Surface) -> None:
    media.sprites.draw_nine(whole, "nine/panel_brass", body)


class Curtain(Cloth):
    """"Pass to ID"; its button lifts it, which Enter and Space press."""

    def __init__(self, table: PlayedTable, seat: int) -> None:
        super().__init__(table)
        self.seat = seat
        self._steps: Iterator[None] | None = None
        self._ahead: Iterator[None] = iter(())  # makes what its lifting needs, and what no seat's view has a part in
        self._told_all = False

    def build(self) -> None:
        """Whom it is passed to."""
        info = self.table.match.seat(self.seat)
        heading = self.t("curtain.pass", name=info.name)
        self.show(info.icon, heading, self.t("curtain.note"), self.t("curtain.lift"), "ui/eye", self.seat)

    def enter(self) -> None:
        """Is heard."""
        super().enter()
        self.media.sounds.play("turn")
        if self.media.motion:
            self._ahead = chain(self.nav.stack.prepare(), self.media.sprites.prepared(self.table.draw_back))

    def lift(self) -> None:
        """The table as the next person sees it, as soon as it can be shown."""
        if self._steps is None:
            self._steps = self.table.looking_through(self.seat)
            self._try()

    def update(self, dt: int) -> None:
        """What is missing of the table is made before it shows."""
        super().update(dt)
        self._try()
        if self._steps is None and self._shown_ms > GUARD_MS and not self.media.pace.crowded:
            next(self._ahead, None)

    def leave(self) -> None:
        """Nothing stays half done."""
        super().leave()
        at_once(self._steps or iter(()))

    def _try(self) -> None:
        if self._steps is None:
            return
        for _ in self._steps:
            if self.media.pace.enough:
                return
        if self.media.pace.enough and not self._told_all:
            self._told_all = True
            return
        if self.table.title_table.made():
            self.nav.stack.pop()


class Pause(Cloth):
    """The match rests: everything is hidden and the clock stands (C6.8, C6.12). Its key lifts it as well."""

    def build(self) -> None:
        """The player who goes on."""
        table = self.table
        seat = table.asked.seat if table.asked is not None else table.viewer
        note = self.t("pause.note", name=table.match.name(seat)) if seat is not None else self.t("pause.saved")
        self.show("ui/pause", self.t("pause.title"), note, self.t("pause.lift"), "ui/play")

    def on_action(self, action: str) -> bool:
        """P again goes on."""
        if action == "pause":
            self.lift()
            return True
        return super().on_action(action)


def pause(table: PlayedTable) -> None:
    """C6.12. The match rests and everything is hidden; where only bots play it just rests."""
    if table.only_bots:
        table.press_primary()
    else:
        table.nav.stack.push(Pause(table), animated=False)
