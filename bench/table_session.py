"""A scripted session of the real play screen for bench/frames.py (F2, F8): one person and normal bots.

The person's answers are drawn from a seed and given by events of the mouse and the keyboard; animations run at normal
speed. Time is simulated: each frame is told that 16 ms have passed and the next one follows at once, except that a bot
who thinks in its process is waited for, and that frames last as long as they say while pictures are being decoded.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.core.rng import Stream
from game.store.settings import Settings
from scenes.kit import layout
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.room.setup import RoomSetup
from scenes.table.pick_menu import PickMenu
from scenes.table.table_scene import TableScene

STEP_MS = 16
LOOK_FRAMES = 24
BOT_WAIT_S = 0.004
IDLE_FRAMES = 400
SEATS, SEED = 4, 7
OPEN_LIMIT_S = 30
Clock = Callable[[], float]


class TableSession:
    """`frame_ms`: of each frame how long it took and whether it drew; `names`: what was going on in it."""

    def __init__(
        self, window: pygame.Surface, data: Path, clock: Clock, title: str = "realigious", seats: int = SEATS
    ) -> None:
        self.clock, self.title, self.seats = clock, title, seats
        self.program = Program(data, Settings(language="en", end_turn_question="never"), window, "en", strict=True)
        self.drew = False  # whether the last frame drew anything
        self._paint, self.program.nav.stack.paint = self.program.nav.stack.paint, self._painting
        self.program.home.choose_profile(self.program.home.store.create_profile("Sandglass", "profile/0").uid)
        self.frame_ms: list[tuple[float, bool, str]] = []
        self.lot = Stream(SEED, "person")
        self.looked = 0
        self.did = ""
        self.tried = -1
        self.table = self._opened()

    def _opened(self) -> TableScene:
        """The table, by way of the loading screen."""
        loading = LoadingScene(self.program.client, RoomSetup(self.program.client, self.title, self.seats), seed=SEED)
        self.program.nav.stack.reset(loading, animated=False)
        until = time.perf_counter() + OPEN_LIMIT_S
        while not isinstance(self.program.nav.stack.top, TableScene):
            if time.perf_counter() > until:
                raise TimeoutError("the table does not open")
            self.program.frame(STEP_MS)
            time.sleep(0.002)
        table = self.program.nav.stack.top
        while self.program.nav.stack.transition is not None:
            self.program.frame(STEP_MS)
        return table

    # --- frames

    def _painting(self, until: float | None = None) -> bool:
        self.drew = self._paint(until)
        return self.drew

    def frame(self) -> None:
        """One frame, measured."""
        start = self.clock()
        self.program.frame(STEP_MS)
        took = (self.clock() - start) * 1000
        self.frame_ms.append((took, self.drew, self.did or self._going_on()))
        self.did = ""
        if any(thread.is_alive() for thread in self.program.media.sprites._threads):
            time.sleep(STEP_MS / 1000)
        if self.table.controllers.thinking >= 0 and not self.table.playback.busy:
            time.sleep(BOT_WAIT_S)

    def _going_on(self) -> str:
        now = self.table.playback._now
        return f"shows {now[0].kind}" if now is not None else "waits"

    def play(self, seconds: float) -> None:
        """So much simulated time of the script."""
        count = round(seconds * 1000 / STEP_MS)
        deeds = self._deeds()
        every = count // (len(deeds) + 1)
        for i in range(count):
            if i % every == every - 1 and deeds:
                self.did, deed = deeds.pop(0)
                deed()
            self._person()
            self.frame()
            if self.table.match.over:
                return

    def longest(self, count: int) -> list[tuple[float, str]]:
        """The longest frames in ms, and what went on in them."""
        return sorted(((took, name) for took, _, name in self.frame_ms), reverse=True)[:count]

    def drawn(self) -> list[float]:
        """ms of the frames in which something was drawn."""
        return [took for took, drew, _ in self.frame_ms if drew]

    def idle_cpu(self, seconds: float) -> tuple[float, float]:
        """Seconds of CPU while the table waits for its person in the program's loop, and those of a loop of 60 Hz that
        draws nothing.
        """
        self.post(pygame.WINDOWLEAVE)
        until = time.perf_counter() + OPEN_LIMIT_S
        while self.program.nav.stack.top is not self.table or self.table.asked is None or self.table.busy():
            if time.perf_counter() > until:
                raise TimeoutError(f"nobody is asked in {type(self.program.nav.stack.top).__name__}")
            if isinstance(self.program.nav.stack.top, PickMenu):
                self._person()
            self.frame()
        for _ in range(IDLE_FRAMES):
            self.frame()
        ticks = pygame.time.Clock()

        def used(step: Callable[[], None]) -> float:
            start, end = time.process_time(), time.perf_counter() + seconds
            while time.perf_counter() < end:
                step()
            return time.process_time() - start

        table = used(lambda: self.program.frame(ticks.tick(self.program.rate())))
        return table, used(self._nothing(ticks))

    def _nothing(self, ticks: pygame.time.Clock) -> Callable[[], None]:
        def step() -> None:
            pygame.event.get()
            ticks.tick(60)

        return step

    # --- the person

    def _person(self) -> None:
        """Looks about for a while, then answers what is asked."""
        top = self.program.nav.stack.top
        if isinstance(top, PickMenu):
            self.did = "picks"
            self.click(top.ui.focusables()[0].rect.center)
        elif any(top.ui.find(f"{page}.go") for page in ("opening", "told")):
            self.did = "has read"
            self.key(pygame.K_RETURN)
        if top is not self.table or self.table.asked is None:
            return
        self.looked += 1
        if self.looked % 4 == 0:
            place = layout.BOARD if self.looked % 16 else layout.HAND
            inner = place.inflate(-80, -80)
            self.move((inner.x + self.lot.below(inner.width), inner.y + self.lot.below(inner.height)))
        if self.looked > LOOK_FRAMES:
            self.looked = 0
            self._answer()

    def _answer(self) -> None:
        options = [option for option in self.table.options() if option.key != "cancel"] or self.table.options()
        option = self.lot.pick(options)
        self.did = f"answers {self.table.asked.text if self.table.asked is not None else ''}"
        made = len(self.table.match.session.log)
        if self.tried != made and option.key == self.table.title_table.primary(options):
            self.key(pygame.K_e)
        elif self.tried != made and option.refs and option.refs[0].startswith("tile:"):
            board: Any = self.table.title_table.board  # type: ignore[attr-defined]
            self.click(board.place_of(option.refs[0]).center)
        elif self.table.asked is not None:
            self.table.confirmed = (self.table.title_table.turn(self.table.view), self.table.asked.seat)
            self.table.answer(option.key)
        self.tried = made

    def _deeds(self) -> list[tuple[str, Callable[[], None]]]:
        """What the person does besides, spread over the session."""
        board = layout.BOARD.center
        return [
            ("zooms in", lambda: self.wheel(board, 1)), ("zooms in", lambda: self.wheel(board, 1)),
            ("pans", self.pan), ("zooms in", lambda: self.wheel(board, 1)),
            ("zooms out", lambda: self.wheel(board, -1)), ("goes home", lambda: self.key(pygame.K_HOME)),
            ("opens situation", lambda: self.key(pygame.K_s)), ("closes situation", lambda: self.key(pygame.K_s)),
            ("opens rules", lambda: self.key(pygame.K_F1)), ("closes rules", lambda: self.key(pygame.K_ESCAPE)),
            ("opens menu", lambda: self.key(pygame.K_ESCAPE)), ("closes menu", lambda: self.key(pygame.K_ESCAPE)),
            ("points at an opponent", lambda: self.move((layout.LEFT.centerx, layout.LEFT.y + 60))),
            ("inspects a tile", lambda: self.click(board, 3)),
        ]  # fmt: skip

    def post(self, kind: int, **fields: object) -> None:
        """An event of the system."""
        pygame.event.post(pygame.event.Event(kind, fields))

    def move(self, pos: tuple[int, int]) -> None:
        """The pointer."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """A click."""
        self.move(pos)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)

    def wheel(self, pos: tuple[int, int], amount: int) -> None:
        """The wheel."""
        self.move(pos)
        self.post(pygame.MOUSEWHEEL, x=0, y=amount, flipped=False)

    def key(self, key: int) -> None:
        """A key."""
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def pan(self) -> None:
        """Drags the board."""
        x, y = layout.BOARD.center
        self.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=3, touch=False)
        for i in range(12):
            self.post(pygame.MOUSEMOTION, pos=(x + 8 * i, y + 4 * i), rel=(8, 4), buttons=(0, 0, 1), touch=False)
            self.frame()
        self.post(pygame.MOUSEBUTTONUP, pos=(x, y), button=3, touch=False)
