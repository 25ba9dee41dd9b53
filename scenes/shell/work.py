"""Long work off the frame thread with progress words and a way to cancel (C1.4)."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")
SHOW_AFTER_MS = 300
"""Work that is over sooner is not shown."""


class WorkStoppedError(Exception):
    """Raised inside the working thread at the next report after the player cancelled."""


class Work(Generic[T]):
    """A function on a thread. `poll` is called from the frame loop; `done` and `failed` run on the frame
    thread.

    The function gets the Work: `work.report(0.4, "work.map")` says how far it is (0..1, or None for unknown)
    and with which text key; it raises WorkStoppedError when the player has cancelled. The program does not end before
    work that is `lasting` is over. `line`: the works of one line follow each other, "" for work that follows none;
    no newer one takes the place of work that is `kept`.
    """

    unveil: Callable[[], None] | None = None
    """Takes away what was shown of the work, before the outcome is delivered: that may open another scene."""

    def __init__(
        self,
        function: Callable[[Work[T]], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        cancelled: Callable[[], None] | None = None,
    ) -> None:
        self._function = function
        self._done = done
        self._failed = failed
        self._on_cancel = cancelled
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="work", daemon=True)
        self._result: list[T] = []
        self._error: Exception | None = None
        self.share: float | None = None
        self.key = ""
        self.args: dict[str, str | int] = {}
        self.over = False
        self.lasting = False
        self.line = ""
        self.kept = False

    def start(self) -> Work[T]:
        """Starts the thread and returns itself."""
        self._thread.start()
        return self

    def report(self, share: float | None, key: str = "", **args: str | int) -> None:
        """Called by the function: progress and words. Raises WorkStoppedError."""
        if self._stop.is_set():
            raise WorkStoppedError
        self.share = share
        if key:
            self.key, self.args = key, args

    def cancel(self) -> None:
        """Asks the function to stop; it does at its next report. `done` is not called any more."""
        self._stop.set()

    def join(self, timeout: float | None = None) -> None:
        """Waits for the thread; seconds. For tests and for leaving the program."""
        self._thread.join(timeout)

    def poll(self) -> bool:
        """Called once a frame: delivers the outcome. True when the work is over."""
        if self.over:
            return True
        stopped = self._stop.is_set()
        if not stopped and self._thread.is_alive():
            return False
        self.over = True
        if self.unveil is not None:
            self.unveil()
        if not stopped:
            self._deliver()
        elif self._on_cancel is not None:
            self._on_cancel()
        return True

    def _deliver(self) -> None:
        if self._error is None:
            self._done(self._result[0])
        elif self._failed is not None:
            self._failed(self._error)
        else:
            raise self._error

    def _run(self) -> None:
        try:
            self._result.append(self._function(self))
        except WorkStoppedError:
            self._stop.set()
        except Exception as error:  # handed to the frame thread
            self._error = error


def import_all(names: tuple[str, ...], work: Work[None]) -> None:
    """Imports modules on a thread."""
    for name in names:
        work.report(None)
        with suppress(ModuleNotFoundError):  # what this program does not have
            import_module(name)


