"""Says aloud what the focus comes to, what is asked and what happens, where a speech library is installed (C12.9).

None of them belongs to the program; the first of LIBRARIES that works speaks. A thread of its own loads and drives
it, for some load slowly and some wait until all is said. What the focus says cuts off what is being said; the other
sentences wait for their turn.
"""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.store.settings import Settings
    from scenes.media.texts import Texts

MOST = 8
"""Sentences that wait at most; the oldest give way."""


class Voice(Protocol):
    """A library, made and used on the speaking thread alone. What it raises is caught there."""

    def say(self, text: str, language: str, cut: bool) -> None:
        """Says a text, at once with `cut`."""


class ReaderVoice:
    """accessible_output2: the screen reader that runs (NVDA, JAWS, VoiceOver, Orca), in its own voice."""

    def __init__(self, _waits: Callable[[], bool]) -> None:
        self._out = import_module("accessible_output2.outputs.auto").Auto()
        if self._out.get_first_available_output() is None:  # it would be silent
            raise OSError("no screen reader runs")

    def say(self, text: str, language: str, cut: bool) -> None:
        """The reader keeps its own queue."""
        self._out.speak(text, interrupt=cut)


class DispatcherVoice:
    """speechd: Linux's Speech Dispatcher, which Orca speaks through as well."""

    def __init__(self, _waits: Callable[[], bool]) -> None:
        self._client = import_module("speechd").SSIPClient("pentarchy")

    def say(self, text: str, language: str, cut: bool) -> None:
        """The dispatcher keeps its own queue."""
        if cut:
            self._client.cancel()
        self._client.set_language(language)
        self._client.speak(text)


class EngineVoice:
    """pyttsx3: the system's own synthesiser. It returns when all is said, or at the next word once something waits."""

    def __init__(self, waits: Callable[[], bool]) -> None:
        self._engine: Any = import_module("pyttsx3").init()
        self._waits = waits
        self._language = ""
        self._engine.runAndWait()  # of a first text it would return at once, and say it with the second
        self._engine.connect("started-word", self._word)

    def say(self, text: str, language: str, cut: bool) -> None:
        """In a voice of the language, if there is one."""
        if language != self._language:
            self._language = language
            fitting = [voice.id for voice in self._engine.getProperty("voices") if _speaks(voice, language)]
            if fitting:
                self._engine.setProperty("voice", fitting[0])
        self._engine.say(text)
        self._engine.runAndWait()

    def _word(self, **_: object) -> None:
        if self._waits():
            self._engine.stop()


LIBRARIES: dict[str, Callable[[Callable[[], bool]], Voice]] = {
    "accessible_output2": ReaderVoice,
    "speechd": DispatcherVoice,
    "pyttsx3": EngineVoice,
}
"""A person's own screen reader comes before another voice."""


def installed() -> str:
    """The first library that is installed, "" for none. Loads nothing."""
    return next(filter(find_spec, LIBRARIES), "")


class Speech:
    """`failed` is why nothing can be said, "" while it works."""

    def __init__(self, settings: Settings, texts: Texts) -> None:
        self.failed = ""
        self._settings, self._texts = settings, texts
        self._lock = threading.Condition()
        self._waiting: deque[tuple[str, str, bool]] = deque()
        self._cut = False
        self._thread: threading.Thread | None = None
        self._over = False

    @property
    def on(self) -> bool:
        """Whether anything is said."""
        return self._settings.speech and not self.failed

    def say(self, text: str, cut: bool = False) -> None:
        """Says a text after what waits, or with `cut` instead of it. Nothing while speech is off."""
        if not text or not self.on:
            return
        with self._lock:
            if cut:
                self._waiting.clear()
                self._cut = True
            while len(self._waiting) >= MOST:
                self._waiting.popleft()
            self._waiting.append((text, self._texts.language, cut))
            self._lock.notify()
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Nothing more is said."""
        with self._lock:
            self._over = True
            self._waiting.clear()
            self._lock.notify()

    # --- on the thread

    def _run(self) -> None:
        voice = self._voice()
        try:
            while voice is not None and (next_ := self._next()) is not None:
                voice.say(*next_)
        except Exception as error:  # whatever a foreign library raises: the game goes on without it
            self.failed = str(error) or type(error).__name__

    def _voice(self) -> Voice | None:
        """The first library that works; None, and why in `failed`, when none does."""
        problems = []
        for name in filter(find_spec, LIBRARIES):
            try:
                return LIBRARIES[name](lambda: self._cut)
            except Exception as error:  # it is there, but what it needs of the system is not
                problems.append(f"{name}: {error}")
        self.failed = "; ".join(problems) or self._texts.get("options.speech.none")
        return None

    def _next(self) -> tuple[str, str, bool] | None:
        with self._lock:
            while not self._waiting and not self._over:
                self._lock.wait()
            self._cut = False
            return None if self._over else self._waiting.popleft()


def _speaks(voice: Any, language: str) -> bool:
    """Whether a voice of pyttsx3 is one of a language: it is told as "ko", "ko_KR" or b"\\x05ko"."""
    found = []
    for name in getattr(voice, "languages", None) or ():
        with suppress(UnicodeDecodeError):
            found.append(name.decode() if isinstance(name, bytes) else str(name))
    return any(name.strip("\x02\x05 ").lower().startswith(language) for name in found)
