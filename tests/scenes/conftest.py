"""A headless program driven through the real event queue."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.widgets.base import Widget
from tests.play import near_end
from tests.scenes.looks import new_program
from tests.scenes.table_play import QuickBot


def own_folders(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """The system says that the person's folders are there."""
    monkeypatch.setattr(Path, "home", lambda: home)
    for name in ("downloads", "desktop", "documents"):
        monkeypatch.setattr(f"platformdirs.user_{name}_path", lambda name=name: home / name.title())


class Driver:
    """Posts events as a person would make them and lets frames pass."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def top(self) -> Scene:
        top = self.program.nav.stack.top
        assert isinstance(top, Scene)
        return top

    def frames(self, count: int = 1, dt: int = 16) -> None:
        for _ in range(count):
            self.program.frame(dt)

    def through(self) -> None:
        """All work on threads comes to its end."""
        while self.program.nav.works:
            self.program.nav.works[0].join()
            self.frames()

    def post(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.event.Event(kind, fields))
        self.frames()

    def in_window(self, pos: tuple[int, int]) -> tuple[int, int]:
        rect = self.program.media.canvas.to_window(pygame.Rect(*pos, 0, 0))
        return rect.topleft

    def move(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=self.in_window(pos), rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def down(self, pos: tuple[int, int], touch: bool = False, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.in_window(pos), button=button, touch=touch)

    def up(self, pos: tuple[int, int], touch: bool = False, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=self.in_window(pos), button=button, touch=touch)

    def wheel(self, amount: int) -> None:
        self.post(pygame.MOUSEWHEEL, x=0, y=amount, flipped=False)

    def click(self, target: str | tuple[int, int]) -> None:
        pos = self.find(target).rect.center if isinstance(target, str) else target
        self.move(pos)
        self.down(pos)
        self.up(pos)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def find(self, name: str) -> Widget:
        found = self.top.ui.find(name)
        names = [w.name for w in self.top.ui.root.each() if w.name]
        assert found is not None, f"no widget {name!r} in {type(self.top).__name__}: {names}"
        return found

    def has(self, name: str) -> bool:
        return self.top.ui.find(name) is not None


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test announces a player on the network that this computer is in."""
    monkeypatch.setattr("scenes.lan.network_entry.appear", lambda _: None)


@pytest.fixture(autouse=True)
def _nothing_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program would leave to itself for good goes with the test: a run has hundreds of programs."""
    monkeypatch.setattr(gc, "freeze", gc.collect)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)  # what all tests share stays out of the collector's sight
    gc.enable()  # a start that was broken off leaves it off


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No frame leaves anything to the next one because the machine is busy."""
    monkeypatch.setattr("scenes.media.pace.ENOUGH_S", 600)
    monkeypatch.setattr("scenes.media.pace.FRAME_S", 600)
    monkeypatch.setattr("scenes.shell.navigator.AT_ONCE_S", 600)
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 600)
    monkeypatch.setattr("scenes.kit.situation.SPARED_S", 600)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A program without window and motion, in Korean, strict about texts."""
    pygame.display.init()
    pygame.event.clear()
    running = new_program(tmp_path, "ko")
    yield running
    running.shut()


@pytest.fixture
def ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of Creed for two that is begun is at once near its end: for tests of what comes after it."""
    monkeypatch.setattr("game.new_session", lambda *_: near_end("creed"))


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots choose at once, in the process of the test."""
    monkeypatch.setattr("scenes.table.controllers.make_thinker", QuickBot)


@pytest.fixture
def drive(program: Program) -> Driver:
    """The person at the program."""
    return Driver(program)
