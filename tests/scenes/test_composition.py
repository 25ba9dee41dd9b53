"""C2.1: Hangul and other scripts that are composed: nothing of a syllable is lost, wherever the person goes next."""

from __future__ import annotations

import sys

import pygame
import pytest

from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.text_entry import TextEntry
from tests.scenes.conftest import Driver


class Form(Scene):
    """A line to type in below a button."""

    def build(self) -> None:
        self.button = Button(self, (100, 100, 200, 100), "a", lambda: None, name="a")
        self.entry = TextEntry(self, (100, 600, 400, 56), name="entry")


@pytest.fixture
def board(program: Program, drive: Driver) -> Form:
    scene = Form(program.client)
    program.nav.stack.reset(scene)
    drive.frames()
    return scene


@pytest.fixture
def half(board: Form, drive: Driver) -> list[str]:
    """홍길 is typed and 동 is being composed; what Enter finds in the entry."""
    entered: list[str] = []
    board.entry.on_enter = lambda: entered.append(board.entry.text)
    drive.click("entry")
    drive.type("홍길")
    drive.post(pygame.TEXTEDITING, text="동", start=0, length=1)
    return entered


@pytest.mark.usefixtures("half")
def test_c2_1_a_click_takes_in_the_syllable_in_the_making(board: Form, drive: Driver) -> None:
    told: list[str] = []
    board.entry.on_change = told.append
    drive.down(board.button.rect.center)
    assert (board.entry.text, board.entry.focused, told) == ("홍길동", False, ["홍길동"])


@pytest.mark.usefixtures("half")
@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_UP])
def test_c2_1_who_leaves_by_a_key_leaves_no_syllable_behind(board: Form, drive: Driver, key: int) -> None:
    drive.key(key)
    assert (board.entry.text, board.entry.focused) == ("홍길동", False)


@pytest.mark.usefixtures("half")
def test_c2_1_a_click_into_the_line_ends_the_composition_once(board: Form, drive: Driver) -> None:
    drive.click("entry")
    drive.post(pygame.TEXTEDITING, text="", start=0, length=0)
    assert board.entry.text == "홍길동"


@pytest.mark.usefixtures("half")
@pytest.mark.parametrize("gives_back", [False, True])
def test_c2_1_another_window_takes_no_syllable_away(board: Form, drive: Driver, gives_back: bool) -> None:
    """Some input methods commit what they have then, others forget it."""
    drive.post(pygame.WINDOWFOCUSLOST)
    if gives_back:
        drive.type("동")
    assert board.entry.text == "홍길동"
    drive.key(pygame.K_LSHIFT)
    drive.type("동")
    assert board.entry.text == "홍길동동"


def together(drive: Driver, *events: tuple[int, dict[str, object]]) -> None:
    """All of it in one frame."""
    for kind, fields in events:
        pygame.event.post(pygame.event.Event(kind, fields))
    drive.frames()


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_c2_1_enter_ends_the_syllable_and_the_line_at_once(
    board: Form, drive: Driver, half: list[str], monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """macOS sends the key first, the others send it when the syllable is there."""
    key = (pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 0})
    commit = [(pygame.TEXTEDITING, {"text": "", "start": 0, "length": 0}), (pygame.TEXTINPUT, {"text": "동"})]
    monkeypatch.setattr(sys, "platform", system)
    together(drive, *([key, *commit] if system == "darwin" else [*commit, key]))
    assert half == ["홍길동"]


@pytest.mark.usefixtures("half")
def test_c2_1_tab_on_macos_leaves_the_syllable_in_its_line(
    board: Form, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    together(drive, (pygame.KEYDOWN, {"key": pygame.K_TAB, "mod": 0, "unicode": "\t", "scancode": 0}),
             (pygame.TEXTINPUT, {"text": "동"}))  # fmt: skip
    assert (board.entry.text, board.entry.focused) == ("홍길동", False)


@pytest.mark.usefixtures("half")
def test_c2_1_a_letter_typed_after_the_syllable_stays_behind_it(
    board: Form, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    key = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
    together(drive, (pygame.KEYDOWN, key), (pygame.TEXTINPUT, {"text": "동"}), (pygame.TEXTINPUT, {"text": " "}))
    assert board.entry.text == "홍길동 "
