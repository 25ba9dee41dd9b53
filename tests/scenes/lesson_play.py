"""Somebody who goes through a guided first match of any title (C6.10), with the mouse alone or with keys alone, through
the real event queue. What a title's board needs is in the hands that are given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

import pygame

from game.core.ask import Option
from scenes.kit.board_view import BoardView
from scenes.media.canvas import FULL
from scenes.media.media import NOWHERE
from scenes.table.table_scene import TableScene
from scenes.tutorial import pointing
from scenes.tutorial.opening import LessonOpening
from scenes.tutorial.panels import LessonEnd
from scenes.tutorial.scripted import READ_MS
from scenes.tutorial.table import LessonTable
from tests.scenes.conftest import Driver
from tests.scenes.keyboard_play import KeyPerson
from tests.scenes.real_time import PATIENCE_S

LONGEST = 400


class Hands(Protocol):
    """What a title's table needs: choosing an option, and a click (or Enter) on a thing that can't be chosen."""

    def choose(self, table: TableScene, option: Option) -> None: ...

    def press(self, table: TableScene, ref: str) -> None: ...


def covers(picture: tuple[pygame.Surface, pygame.Rect], place: pygame.Rect, least: int = 40) -> bool:
    """Whether anything that can be seen of a picture, so opaque at least, lies on a place."""
    surface, area = picture
    part = place.move(-area.x, -area.y).clip(surface.get_rect())
    return bool(part) and bool(surface.subsurface(part).get_bounding_rect(least))


class LessonPlay(ABC):
    """`told` are the text keys that the plate has shown, in their order."""

    def __init__(self, drive: Driver, hands: Hands) -> None:
        self.drive, self.program, self.hands = drive, drive.program, hands
        self.told: list[str] = []

    def play(self, title: str) -> LessonEnd:
        """From the menu to what comes after the last step."""
        if self.program.home.profile is None:
            self.program.home.choose_profile(self.program.home.store.create_profile("Sandglass", "profile/2").uid)
        self.program.nav.stack.reset(self.program.nav.make("menu"), animated=False)
        self.push(f"poster.{title}")
        self.push("learn")
        for _ in range(LONGEST):
            table = self.until_told()
            if table is None:
                end = self.drive.top
                assert isinstance(end, LessonEnd)
                return end
            self.told.append(table.course.text)
            self.look(table)
            self.go_on(table)
        raise AssertionError(f"the lesson does not end: {self.told[-3:]}")

    def until_told(self) -> LessonTable | None:
        """Frames until the plate says something; None when the lesson has ended."""
        for _ in range(LONGEST):
            top = self.program.nav.stack.top
            if isinstance(top, LessonOpening) and top._work is not None:
                top._work.join(PATIENCE_S)
            if isinstance(top, LessonEnd):
                return None
            self.drive.through()  # the next chapter is made on a thread
            if isinstance(top, LessonTable) and top.told[-1:] == [top.course.text] not in ([], self.told[-1:]):
                self.drive.frames(1, READ_MS)  # before, Enter does no step
                return top
            self.drive.frames(1, 100)
        raise AssertionError(f"after {self.told[-1:]} the plate says nothing more")

    def look(self, table: LessonTable) -> None:
        """What is pointed at is there, and nothing of the lesson covers any of it, nor a number on the board."""
        text, plate, pointer = table.course.text, table.plate.rect, table.plate.pointer
        for target in table.course.points:
            place = pointing.rect_of(table, target)
            later, free = target.startswith("later:"), target.startswith("free:")
            assert place is not None or later, f"{text}: {target} is not shown"
            covered = place is not None and not free and bool(place.colliderect(plate))
            assert not covered, f"{text}: the plate {plate} covers {target} {place}"
        assert FULL.contains(plate)
        own = [w.rect for w in table.ui.root.each() if str(getattr(w, "ref", "")).startswith("hand:")]
        panel = any(target.startswith("later:") for target in table.course.points)  # it may leave no other place
        spared = table.title_table.spared()
        gives_way = pointing.hand_gives_way(table, table.course.points)
        if gives_way:
            spared = [rect for rect in spared if not any(rect.contains(card) for card in own)]
        lying = [*([] if panel or gives_way else own), *spared]
        assert plate.collidelist(lying) < 0, f"{text}: the plate {plate} covers own cards, a dialog or the dial"
        signs = [w.rect for w in table.ui.root.each() if w.name.removeprefix("seat.").isdecimal() or w.name == "race"]
        wide = panel or any(target.startswith("free:") for target in table.course.points)
        assert wide or plate.collidelist(signs) < 0, f"{text}: the plate {plate} covers how the players stand"
        large = table.media.theme.scale > 100  # then something has to give way
        hidden = not large and plate.collidelist(pointing.asking(table)) >= 0
        assert not hidden, f"{text}: the plate {plate} covers what is asked or the button that confirms"
        labels = pointing.told_on(table)
        for picture in pointer.rings:
            assert not [label for label in labels if covers(picture, label)], f"{text}: a ring covers a number"
        shown = [target.place for target in table.targets()]
        if pointer.arrow is not None:
            kept = [*shown[1:], *labels, *pointing.told_beside(table)]
            kept = [rect for rect in kept if not rect.colliderect(shown[0])]
            assert not [rect for rect in kept if covers(pointer.arrow, rect)], f"{text}: the arrow covers something"
        step = table.course.step
        if step is not None and step.do == "answer" and not table.course.explaining:
            hidden = [label for label in labels if label.colliderect(plate)]
            assert not hidden, f"{text}: the plate covers a number"
        board = table.ui.find("board")
        tip = board.tip_plate.shown if isinstance(board, BoardView) else None
        assert tip is None or tip[1].collidelist(shown) < 0, f"{text}: a tip covers what is pointed at"

    def go_on(self, table: LessonTable) -> None:
        """Reads on, or does what is asked for."""
        step = table.course.step
        assert step is not None
        if table.course.explaining or step.do == "next":
            self.read_on(table)
        elif step.do == "answer":
            assert table.asked is not None, self.told[-2:]
            wanted = step.wanted(table.asked)
            option = next(option for option in table.options() if option.key in wanted)
            self.hands.choose(table, option)
        elif step.do == "try":
            self.hands.press(table, step.what[0])
        elif step.do == "undo":
            self.undo()
        else:
            self.open(table, step.what[0])

    @abstractmethod
    def push(self, name: str) -> None:
        """A button."""

    @abstractmethod
    def read_on(self, table: LessonTable) -> None:
        """The next sentence."""

    @abstractmethod
    def undo(self) -> None:
        """Takes the last choice back."""

    @abstractmethod
    def open(self, table: LessonTable, panel: str) -> None:
        """Opens a panel, and closes it again where it covers the table."""


class MouseLesson(LessonPlay):
    """Nothing but the pointer."""

    def push(self, name: str) -> None:
        self.drive.click(name)

    def read_on(self, table: LessonTable) -> None:
        self.drive.click("lesson.next")

    def undo(self) -> None:
        self.drive.click("table-undo")

    def open(self, table: LessonTable, panel: str) -> None:
        match panel:
            case "rules":
                self.drive.click("table-rules")
                self.drive.frames(2)
                self.drive.click("close")
            case "situation" | "recap":
                self.drive.click(f"table-{panel}")
            case "zoom":
                place = pointing.rect_of(table, table.course.points[0])
                assert place is not None
                self.drive.move(place.center)
                self.drive.wheel(1)
            case "whole":
                self.drive.wheel(-1)
            case "log":
                place = pointing.rect_of(table, table.course.points[0])
                assert place is not None
                self.drive.click(place.center)
            case _:
                place = pointing.rect_of(table, table.course.points[0])
                assert place is not None
                self.drive.move(place.center)


class Stubborn(MouseLesson):
    """A hand that tries everything else before it does what it is asked for."""

    def go_on(self, table: LessonTable) -> None:
        before, told = len(table.match.session.log), table.course.text
        self.mischief(table)
        self.drive.frames(2, 100)
        top = self.drive.top
        assert top is table, f"{told}: {type(top).__name__} lies over the table"
        assert (len(table.match.session.log), table.course.text) == (before, told), f"{told}: led astray"
        assert table.plate.visible
        super().go_on(table)

    def mischief(self, table: LessonTable) -> None:
        """Other choices, keys that are not meant, other languages, sizes and windows, menu and options."""
        step, question = table.course.step, table.asked
        wanted = step.wanted(question) if step is not None and question is not None else []
        for option in list(table.options())[:: max(1, len(table.options()) // 6)]:
            if option.key not in wanted:
                table.answer(option.key)
                assert table.plate.why, f"{table.course.text}: nothing is said about {option.key}"
        if step is not None and (step.do != "undo" or table.course.explaining):
            self.drive.key(pygame.K_z, pygame.KMOD_CTRL)
        for key in (pygame.K_ESCAPE, pygame.K_o):
            self.drive.key(key)
        while self.drive.top is not table:
            self.drive.key(pygame.K_ESCAPE)
        texts = self.program.media.texts
        self.program.client.set_language("en" if texts.language == "ko" else "ko")
        self.program.client.set_scale(130 if self.program.media.settings.ui_scale == 100 else 100)
        self.drive.frames(1)


class KeyLesson(LessonPlay):
    """Nothing but keys; what leads on has the focus by itself."""

    def __init__(self, drive: Driver, hands: Hands, person: KeyPerson) -> None:
        super().__init__(drive, hands)
        self.person = person

    def push(self, name: str) -> None:
        self.person.push(name)

    def look(self, table: LessonTable) -> None:
        super().look(table)
        assert self.program.media.mouse == NOWHERE

    def read_on(self, table: LessonTable) -> None:
        focus = self.person.focus
        assert focus.name == "lesson.next"
        assert table.plate.text in focus.heard()
        self.person.press(pygame.K_RETURN)

    def undo(self) -> None:
        self.person.press(pygame.K_z, mod=pygame.KMOD_CTRL)

    def open(self, table: LessonTable, panel: str) -> None:
        match panel:
            case "rules":
                self.person.press(pygame.K_F1)
                self.drive.frames(2)
                self.person.press(pygame.K_ESCAPE)
            case "situation" | "recap":
                self.person.press(pygame.K_s if panel == "situation" else pygame.K_r)
            case "zoom" | "whole":
                self.person.press(pygame.K_EQUALS if panel == "zoom" else pygame.K_HOME)
            case "log":
                self.person.to("log-list")
                lines = table.log.list.lines
                for line in reversed(lines):
                    self.person.press(pygame.K_UP)
                    if table.title_table.place_of(line.ref) is not None:
                        break
                self.person.press(pygame.K_RETURN)
            case _:
                for _ in range(1 + bool(getattr(table.ui.find("inspector"), "pinned", False))):
                    self.person.press(pygame.K_i)
