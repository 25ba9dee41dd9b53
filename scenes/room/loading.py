"""The loading screen (C6.1): what is being prepared, a real progress bar, the seats, a tip; then the table."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from game.core.errors import BadSetup
from game.store.notices import StoreError
from scenes import routes, theme
from scenes.backdrop import backdrop
from scenes.room.setup import RoomSetup
from scenes.stack import Scene
from scenes.table.match import Match
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Portrait
from scenes.widgets.progress import ProgressBar

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.work import Work

TIP_MS = 7000
LEAST_MS = 900  # shorter would be a flicker
FOLLOW_MS = 220  # how quickly the bar follows
CARD = (368, 132)


class LoadingScene(Scene):
    """First a thread makes the match, then the pictures of the table are taken one atlas a frame."""

    def __init__(self, app: App, setup: RoomSetup, seed: int | None = None) -> None:
        super().__init__(app)
        self.setup = setup
        self.seed = seed
        self.infos = setup.seat_infos()
        self.share = 0.0
        self.shown = 0.0
        self.key = "room.load.rules"
        self.tip = int.from_bytes(os.urandom(2), "big") % max(1, len(setup.look.tips))
        self._pictures = [name for name in setup.look.sprites if app.sprites.has(name)]
        self._taken = 0
        self._made: list[Match] = []  # the match, once it is there; whoever takes it out owns it
        self._work: Work[None] | None = None
        self._since = 0
        self._tip_ms = 0
        self._left = False

    # --- making

    def build(self) -> None:
        """Title, seats, words, bar, tip, the way back."""
        title = self.t("room.title", game=self.t(f"title.{self.setup.title}"), n=self.setup.count)
        Label(self, (360, 128, 1200, 80), title, size=theme.TITLE, colour=theme.GOLD, bold=True, align="center",
              shadow=True)  # fmt: skip
        self._seats()
        self.words = Label(self, (460, 588, 1000, 40), self.t(self.key), size=theme.BUTTON, bold=True, align="center")
        self.bar = ProgressBar(self, (460, 640, 1000, 30), self.shown)
        if self.setup.look.tips:
            panel = Panel(self, (460, 744, 1000, 148), kind="plate")
            Label(panel, (500, 760, 920, 32), self.t("room.load.tip"), size=theme.SMALL, colour=theme.GOLD, bold=True,
                  align="center")  # fmt: skip
            self.advice = Label(panel, (500, 798, 920, 80), self._advice(), size=theme.BODY, wrap=True, align="center")
        Button(self, (840, 944, 240, 64), self.t("room.load.back"), self.give_up, icon="ui/back", name="back",
               tip=self.t("room.load.back.tip"))  # fmt: skip

    def _seats(self) -> None:
        count = len(self.infos)
        x = 960 - (count * CARD[0] + (count - 1) * 24) // 2
        for info in self.infos:
            panel = Panel(self, (x, 300, *CARD), kind="panel")
            Portrait(panel, (x + 20, 312, 108, 108), info.icon)
            Label(panel, (x + 144, 322, CARD[0] - 160, 44), info.name, size=theme.BUTTON, bold=True)
            kind = self.t(f"room.kind.{info.kind}")
            level = self.t(f"room.level.{info.level}") if info.level else ""
            Label(panel, (x + 144, 366, CARD[0] - 160, 36), " · ".join(p for p in (kind, level) if p),
                  size=20, colour=theme.DIM)  # fmt: skip
            x += CARD[0] + 24

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table in the light of the climate."""
        surface.blit(backdrop(self.app, self.setup.look.backdrop(self.setup.options)), (0, 0))

    def _advice(self) -> str:
        tips = self.setup.look.tips
        return self.t(tips[self.tip % len(tips)])

    # --- work

    def enter(self) -> None:
        """Begins: pictures are decoded on one thread, the match is made on another."""
        super().enter()
        self.app.sprites.preload(*dict.fromkeys(self.app.sprites.index[name].atlas for name in self._pictures))
        self._work = self.app.work(self._make, self._done, self._failed)

    def leave(self) -> None:
        """A match that nobody will play is dropped."""
        self._left = True
        if self._work is not None:
            self._work.cancel()
        self._drop()

    def _make(self, work: Work[None]) -> None:
        """On the thread: the modules of the table, then the match."""
        work.report(0.1, "room.load.rules")
        for module in self.setup.look.modules:
            import_module(module)
        work.report(0.3, "room.load.map")
        self._made.append(Match.new(self.app, self.setup.title, self.infos, self.setup.options, self.seed))
        work.report(0.6, "room.load.pictures")
        if self._left:
            self._drop()

    def _drop(self) -> None:
        """Closes a match that was made for nothing and takes its save away."""
        while self._made:
            match = self._made.pop()
            match.flush()
            match.close()
            with suppress(StoreError):
                self.app.saves.delete(match.match_id)

    def _done(self, _: None) -> None:
        """Nothing more to do here: `update` takes the pictures and opens the table."""

    def _failed(self, error: Exception) -> None:
        """A set-up that the rules refuse: back to the room, with the reason."""
        if not isinstance(error, BadSetup):
            raise error
        self.app.toast(self.t(error.key, **error.args_), "bad")
        self.give_up()

    # --- time

    def busy(self) -> bool:
        """The bar moves."""
        return True

    def update(self, dt: int) -> None:
        """The bar follows the work; tips change; at the end the table opens."""
        super().update(dt)
        self._since += dt
        self._turn_tip(dt)
        self._advance()
        self.shown = self.share if not self.app.motion else min(self.share, self.shown + dt / FOLLOW_MS * 0.4)
        self.bar.share = self.shown
        self.words.text = self.t(self.key)
        least = LEAST_MS if self.app.motion else 0
        if self.share >= 1.0 <= self.shown and self._since >= least and self.app.stack.top is self:
            match = self._made.pop()
            self.app.stack.replace(routes.make(self.app, "table", match=match))

    def _advance(self) -> None:
        """How far it is: the thread up to 60 %, then one atlas a frame."""
        work = self._work
        if work is None:
            return
        if not work.over:
            self.share = max(self.share, work.share or 0.0)
            self.key = work.key or self.key
            return
        if not self._made:
            return
        if self._taken < len(self._pictures):
            self.key = "room.load.pictures"
            self.app.sprites.get(self._pictures[self._taken])
            self._taken += 1
        self.share = 0.6 + 0.4 * self._taken / max(1, len(self._pictures))

    def _turn_tip(self, dt: int) -> None:
        self._tip_ms += dt
        if self._tip_ms >= TIP_MS and self.setup.look.tips:
            self._tip_ms = 0
            self.tip += 1
            self.advice.text = self._advice()

    def on_back(self) -> bool:
        """Esc is the button."""
        self.give_up()
        return True

    def give_up(self) -> None:
        """Back to the room, with everything as it was chosen; the match is not made."""
        from scenes.room.room_scene import RoomScene

        if self.app.stack.top is self:
            self.setup.read_profiles()
            self.app.stack.replace(RoomScene(self.app, self.setup))
