"""C12.9. What is said aloud where a speech library is installed, by whichever it is, without waiting in a frame."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from queue import Queue

import pygame
import pytest

from scenes.media import speech
from scenes.menu.options_panel import OptionsPanel
from scenes.program import Program
from scenes.shell.dialog import ask
from scenes.widgets.button import Button
from tests.gallery.profiles import over_menu
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S
from tests.scenes.table_play import open_table, until_asked

EVERY = dict(speech.LIBRARIES)
READER = """
class Auto:
    def get_first_available_output(self):
        return self
    def speak(self, text, interrupt=False):
        heard.put((text, interrupt))
"""
DISPATCHER = """
class SSIPClient:
    def __init__(self, name):
        heard.put(name)
    def cancel(self):
        heard.put("cancel")
    def set_language(self, language):
        heard.put(language)
    def speak(self, text):
        heard.put(text)
"""
ENGINE = """
class Voice:
    def __init__(self, name, *languages):
        self.id, self.languages = name, languages

class Engine:
    words, began = (), False
    def connect(self, what, told):
        self.told = told
    def getProperty(self, name):
        return [Voice("british", b"\\x05en-gb"), Voice("seoul", "ko_KR")]
    def setProperty(self, name, value):
        heard.put((name, value))
    def say(self, text):
        self.words = text.split()
    def stop(self):
        self.words = []
    def runAndWait(self):  # as the real one: the first time it returns at once
        self.began, began = True, self.began
        while began and self.words:
            heard.put(self.words.pop(0))
            go_on.get(timeout=20)
            self.told(name="", location=0, length=0)

def init():
    return Engine()
"""
MUTE = """
class Auto:
    def get_first_available_output(self):
        return None
"""
BROKEN = """
class SSIPClient:
    def __init__(self, name):
        raise OSError("no dispatcher runs")
"""


class Library:
    """A speech library of the given source, alone on this machine; `heard` is what it was told to say."""

    def __init__(self, name: str, source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: Queue[object] = Queue()
        self.go_on: Queue[object] = Queue()
        monkeypatch.setattr(speech, "LIBRARIES", {name: speech.LIBRARIES[name]})
        self.write(name, source, folder)
        monkeypatch.setattr("builtins.library", self, raising=False)
        monkeypatch.syspath_prepend(str(folder))
        invalidate_caches()

    def write(self, name: str, source: str, folder: Path) -> None:
        """Puts the module where it is imported from."""
        path = folder.joinpath(name, *(("outputs", "auto") if name == "accessible_output2" else ()))
        path.parent.mkdir(parents=True, exist_ok=True)
        head = "import builtins\nheard, go_on = builtins.library.heard, builtins.library.go_on\n"
        path.with_suffix(".py").write_text(head + source, encoding="utf-8")

    def next(self) -> object:
        return self.heard.get(timeout=PATIENCE_S)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No test finds the libraries of another."""
    yield
    for module in [m for m in sys.modules if m.partition(".")[0] in EVERY]:
        del sys.modules[module]


def said(program: Program, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is given to be said, from now on."""
    out: list[str] = []
    program.media.settings.speech = True
    monkeypatch.setattr(program.media.speech, "say", lambda text, **_: out.append(text))
    return out


@pytest.mark.slow
def test_c12_9_nothing_is_said_before_it_is_wanted(program: Program, drive: Driver) -> None:
    over_menu(program.client, OptionsPanel)
    drive.key(pygame.K_TAB)
    assert program.media.speech._thread is None


def test_c12_9_the_switch_is_off_and_tells_why_where_no_library_is_installed(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "LIBRARIES", {"no_such_library": speech.ReaderVoice})
    over_menu(program.client, lambda a: OptionsPanel(a, "sound"))
    switch = drive.find("speech")
    assert (switch.enabled, program.media.t("options.speech.none") in switch.heard()) == (False, True)


def test_c12_9_the_focus_is_said_as_it_moves_and_cuts_off_what_came_before(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = Library("accessible_output2", READER, tmp_path / "lib", monkeypatch)
    over_menu(program.client, lambda a: OptionsPanel(a, "sound"))
    program.media.settings.speech = True
    drive.key(pygame.K_TAB)
    focus = program.nav.stack.top.ui.focus if program.nav.stack.top is not None else None
    assert focus is not None
    assert [library.next(), library.next()] == [(program.media.t("options.title"), True), (focus.heard(), False)]
    drive.key(pygame.K_TAB)
    assert library.next() == (drive.top.ui.focus.heard() if drive.top.ui.focus else "", True)


def test_c12_9_the_dispatcher_speaks_the_language_of_the_program(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = Library("speechd", DISPATCHER, tmp_path / "lib", monkeypatch)
    program.media.settings.speech = True
    program.media.speech.say("여섯 칸", cut=True)
    assert [library.next() for _ in range(4)] == ["pentarchy", "cancel", "ko", "여섯 칸"]


def test_c12_9_the_systems_voice_stops_at_the_next_word_when_the_focus_goes_on(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = Library("pyttsx3", ENGINE, tmp_path / "lib", monkeypatch)
    program.media.settings.speech = True
    program.media.speech.say("하나 둘 셋")
    assert [library.next(), library.next()] == [("voice", "seoul"), "하나"]
    program.media.speech.say("넷", cut=True)
    library.go_on.put(None)
    assert library.next() == "넷"
    library.go_on.put(None)


def test_c12_9_a_library_that_fails_turns_speech_off_and_the_program_goes_on(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Library("speechd", BROKEN, tmp_path / "lib", monkeypatch)
    over_menu(program.client, OptionsPanel)
    program.media.settings.speech = True
    drive.frames(2)
    assert program.media.speech._thread is not None
    program.media.speech._thread.join(PATIENCE_S)
    drive.frames(2)
    assert (program.media.settings.speech, "no dispatcher runs" in program.media.speech.failed) == (False, True)


def test_c12_9_a_library_without_a_reader_behind_it_gives_way_to_the_next(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = Library("speechd", DISPATCHER, tmp_path / "lib", monkeypatch)
    library.write("accessible_output2", MUTE, tmp_path / "lib")
    monkeypatch.setattr(speech, "LIBRARIES", EVERY)
    program.media.settings.speech = True
    program.media.speech.say("Hello")
    assert [library.next() for _ in range(3)] == ["pentarchy", "ko", "Hello"]


def test_c12_9_a_question_is_said_before_its_answer(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    over_menu(program.client, OptionsPanel)
    out = said(program, monkeypatch)
    drive.frames(1)
    ask(program.client, "End?", "All is saved.", [("Yes", "gold", None), ("No", "plain", None)])
    drive.frames(1)
    assert out[-2:] == ["End?\nAll is saved.", "Yes"]


@pytest.mark.slow
def test_c12_9_prompts_and_lines_of_the_log_are_said(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = said(program, monkeypatch)
    table = until_asked(drive, open_table(program, "pg"))
    assert table.prompt.text in out
    table.answer(table.options()[0].key)
    drive.frames(10, 200)
    assert table.lines and table.lines[-1].text in out


def test_c12_9_the_curtain_cuts_off_what_the_last_person_heard(program: Program, drive: Driver) -> None:
    program.media.speech.failed = ""
    program.media.settings.speech = True
    program.media.speech._thread = _Alive()
    program.media.speech.say("a secret")
    open_table(program, "pg")
    drive.frames(4, 300)
    assert drive.has("lift") and isinstance(drive.find("lift"), Button)
    assert "a secret" not in [text for text, _, _ in program.media.speech._waiting]


class _Alive:
    """A thread that never gets to its work."""

    def is_alive(self) -> bool:
        return True
