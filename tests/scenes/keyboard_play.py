"""A person without a mouse: only KEYDOWN, KEYUP and TEXTINPUT of the real event queue (C1.2), and what a screen reader
says of every place that is reached (C12.9).

Where things are is read off the screen; what is done about it is a key. `KeyPerson` starts the program, goes through
menu and room and answers questions; what a title's board needs is in a subclass.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from game.core.ask import Option
from game.core.rng import Stream
from scenes import startup
from scenes.media.media import NOWHERE
from scenes.room.loading import LoadingScene
from scenes.shell.dialog import QuestionDialog as Dialog
from scenes.shell.scene import Scene
from scenes.table.curtain import Curtain
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.tutorial.first import GUARD_MS
from scenes.widgets.base import Widget
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S

ARROWS = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, -1): pygame.K_UP, (0, 1): pygame.K_DOWN}
LONGEST = 600
"""More choices of persons than any of the short matches here takes."""


class KeyPerson(ABC):
    """`seen` are the kinds of choice made so far: new ones are made first, so that a match holds many of them."""

    def __init__(self, drive: Driver, seed: int) -> None:
        self.drive, self.program = drive, drive.program
        self.stream = Stream(seed, "keys")
        self.seen: dict[str, int] = {}
        self.heard: list[str] = []

    # --- keys

    def press(self, *keys: int, mod: int = 0) -> None:
        """Keys one after the other, with a frame after the last."""
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.drive.frames()

    def enter(self) -> None:
        """Chooses what has the focus."""
        self.hear()
        self.press(pygame.K_RETURN)

    def to(self, name: str) -> None:
        """Walks the focus ring to a widget, the shorter way round."""
        for _ in range(12):
            ui = self.drive.top.ui
            names = [widget.name for widget in ui.focusables()]
            if ui.focus is not None and ui.focus.name == name:
                return
            assert name in names, f"{name} cannot be reached in {type(self.drive.top).__name__}: {names}"
            focus = ui.focus or ui.start
            here = ui.focusables().index(focus) if focus in ui.focusables() else -1
            way = names.index(name) - here
            if abs(way) > len(names) // 2:
                way -= len(names) if way > 0 else -len(names)
            mod = 0 if way > 0 else pygame.KMOD_SHIFT
            self.press(*[pygame.K_TAB] * max(1, abs(way)), mod=mod)
        raise AssertionError(f"the focus does not come to {name}")

    def push(self, name: str, *words: str) -> None:
        """Walks to a widget, hears it and chooses it."""
        self.to(name)
        self.hear(*words)
        self.press(pygame.K_RETURN)

    def type(self, text: str) -> None:
        """Letters into what has the focus."""
        self.drive.type(text)

    def wait(self, kind: type[Scene], frames: int = 60) -> None:
        """Frames until a scene of a kind is on top."""
        for _ in range(frames):
            if isinstance(self.program.nav.stack.top, kind):
                return
            self.drive.frames(1, 50)
        raise AssertionError(f"{kind.__name__} does not come, but {type(self.program.nav.stack.top).__name__}")

    # --- what a screen reader says

    @property
    def focus(self) -> Widget:
        """What has the focus; something must."""
        focus = self.drive.top.ui.focus
        assert focus is not None, f"nothing has the focus in {type(self.drive.top).__name__}"
        return focus

    def hear(self, *words: str) -> str:
        """C12.9. What has the focus says something, the wanted words among it."""
        said = self.focus.heard()
        assert said.strip(), f"{self.focus.name} ({type(self.focus).__name__}) says nothing"
        for word in words:
            assert word in said, f"{self.focus.name} does not say {word!r}, but {said!r}"
        self.heard.append(said)
        return said

    # --- the way to the table

    def first_start(self, name: str, icon: int) -> None:
        """C2.1. Name, icon, menu."""
        startup.open_first_scene(self.program)
        self.drive.frames(3)
        self.to("id")
        self.hear(self.program.media.t("profile.id"))
        self.type(name)
        self.push(f"icon.{icon}")
        self.push("start", self.program.media.t("first.start"))
        self.drive.frames(3)
        made = self.program.home.profile
        assert made is not None and (made.name, made.icon) == (name, f"profile/{icon}")
        self.drive.frames(3, GUARD_MS)
        self.push("answer.later", self.program.media.t("tutorial.first.later"))

    def open_room(self, title: str, count: int) -> None:
        """The game and the number of players of the menu."""
        self.push(f"poster.{title}", self.program.media.t(f"{title}.title"))
        self.push(f"count.{count}")
        self.push("start", self.program.media.t("menu.start"))
        self.drive.frames(20, 50)

    def turn(self, name: str, wanted: str) -> None:
        """Steps a value on with Enter, which goes around, until it is the wanted one."""
        self.to(name)
        for _ in range(8):
            if wanted in self.hear().split("\n")[1]:  # below the caption
                return
            self.press(pygame.K_RETURN)
        raise AssertionError(f"{name} never is {wanted}")

    def start_match(self) -> TableScene:
        """From the room to the table."""
        self.push("start", self.program.media.t("room.start"))
        for _ in range(400):
            for scene in self.program.nav.stack.all():
                if isinstance(scene, TableScene):  # where two play at one screen a curtain lies over it
                    return scene
                if isinstance(scene, LoadingScene) and scene._work is not None:
                    scene._work.join(PATIENCE_S)
            self.drive.frames(1, 50)
        raise AssertionError("no table comes")

    # --- the match

    def play(self, table: TableScene) -> None:
        """All choices of the persons here, to the result."""
        for _ in range(LONGEST):
            self.until_asked(table)
            if isinstance(self.program.nav.stack.top, ResultScene):
                return
            self.decide(table)
            assert self.program.media.mouse == NOWHERE
        raise AssertionError("the match does not end")

    def until_asked(self, table: TableScene) -> None:
        """Frames until a person is asked something; the curtain is lifted by Enter."""
        for _ in range(400):
            top = self.program.nav.stack.top
            if isinstance(top, ResultScene) or (top is table and table.asked is not None):
                break
            if isinstance(top, Curtain):
                self.drive.frames(2, 250)
                self.hear()
                self.press(pygame.K_RETURN)
            elif top is table and table.news.resting:  # a turn in which nothing is left to be done
                self.drive.frames(3, 100)
                self.push("table-primary", self.program.media.t("table.last_look.end"))
            self.drive.frames(1, 100)
        self.drive.frames(1, 300)

    def decide(self, table: TableScene) -> None:
        """Picks an option, makes the choice by keys, and looks whether it was that one."""
        question = table.asked
        assert question is not None
        seat, before = question.seat, len(table.match.session.log)
        option = self.wish(question.text, table.options())
        self.make(table, option)
        self.confirm()
        log = table.match.session.log
        assert len(log) > before, f"{question.text}: {option.key} was not chosen"
        made = log[before]
        assert (made.seat, made.key) == (seat, option.key)

    def wish(self, text: str, options: list[Option]) -> Option:
        """An option of a kind that was chosen least so far; "cancel" only where it is alone."""
        going_on = [option for option in options if option.key != "cancel"] or options
        kinds = {option.key: f"{text}/{option.verb}" for option in going_on}
        least = min(self.seen.get(kind, 0) for kind in kinds.values())
        option = self.stream.pick([o for o in going_on if self.seen.get(kinds[o.key], 0) <= least + self.slack(o)])
        self.seen[kinds[option.key]] = self.seen.get(kinds[option.key], 0) + 1
        return option

    def slack(self, option: Option) -> int:
        """How much oftener than others a kind of option may be chosen."""
        return 3

    @abstractmethod
    def make(self, table: TableScene, option: Option) -> None:
        """The keys that choose an option."""

    def confirm(self) -> None:
        """A question back ("really end the turn?") is answered with yes."""
        if isinstance(self.program.nav.stack.top, Dialog):
            self.push("answer.0")

    def pick(self, option: Option, words: str) -> None:
        """Where several options stand for what was chosen: the one of the menu that opened."""
        top = self.program.nav.stack.top
        if isinstance(top, PickMenu):
            self.push(f"pick.{[o.key for o in top.options].index(option.key)}", words)

    def walk(self, where: Callable[[], str], path: Callable[[str], list[tuple[int, int]]], wanted: str) -> None:
        """The board's cursor by arrow keys: `where` reads it, `path` is the way from there to the wanted place."""
        for _ in range(12):
            here = where()
            if here == wanted:
                return
            way = path(here) if here else []
            self.press(*([ARROWS[step] for step in way] or [pygame.K_UP]))
        raise AssertionError(f"the cursor does not come to {wanted}, it is on {where()!r}")
