"""Saving in the background (C7.1, C1.4).

The newest state of each match wins, older ones still waiting are skipped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from .notices import Notice, StoreError
from .saves import SaveFolder


class Saver:
    """A thread that writes to `saves`. It ends with `close`.

    Until then `flush` makes sure that all is written. `failing` says whether the last write failed. Closed without
    waiting it ends by itself once all is written.
    """

    def __init__(self, saves: SaveFolder) -> None:
        self._saves = saves
        self._waiting: dict[str, Callable[[], None]] = {}
        self._busy = ""
        self._closing = self._given_up = False
        self.failing = False
        self._notices: list[Notice] = []
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="saver", daemon=True)
        self._thread.start()

    def save(
        self, match_id: str, payload: bytes, header: dict[str, Any], enter: Callable[[], None] | None = None
    ) -> None:
        """Returns at once; `header` must not be changed afterwards. Raises RuntimeError after `close`.

        `enter` is done before the save and brings what the end of a match brings; while it raises StoreError the match
        is kept as an unfinished one, so that Continue comes back to its end (C2.4).
        """
        with self._change:
            if self._closing:
                raise RuntimeError("saver is closed")
            self._waiting[match_id] = partial(self._write, match_id, payload, header, enter)
            self._change.notify_all()

    def cancel(self, match_id: str) -> None:
        """Drops a waiting save and waits for one being written: after this the match can be deleted."""
        with self._change:
            self._waiting.pop(match_id, None)
            self._change.wait_for(lambda: self._busy != match_id)

    def flush(self, timeout: float | None = None) -> bool:
        """Waits until everything given to `save` so far is written.

        False when `timeout` seconds were not enough.
        """
        with self._change:
            return self._change.wait_for(
                lambda: self._given_up or (not self._waiting and not self._busy), timeout
            )

    def close(self, wait: bool = True) -> None:
        """Writes what waits and ends the thread. May be called twice."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if wait:
            self._thread.join()

    def give_up(self) -> None:
        """Ends without what waits, and nobody waits for what is being written."""
        with self._change:
            self._closing = self._given_up = True
            self._waiting.clear()
            self._change.notify_all()

    def take_notices(self) -> list[Notice]:
        """What went wrong in the background since the last call, for the player."""
        with self._change:
            notices, self._notices = self._notices, []
        return notices

    def _write(
        self, match_id: str, payload: bytes, header: dict[str, Any], enter: Callable[[], None] | None
    ) -> None:
        problem: StoreError | None = None
        try:
            if enter is not None:
                enter()
        except StoreError as error:
            problem, header = error, header | {"finished": False}
        self._saves.write(match_id, payload, header)
        if problem is not None:
            raise problem

    def _run(self) -> None:
        while (job := self._next_job()) is not None:
            problem: Notice | None = None
            try:
                job()
            except StoreError as error:
                problem = error.notice
            except Exception as error:
                # A match must go on without its save; the player is told what the program did wrong.
                problem = Notice("store.save_bug", {"reason": f"{type(error).__name__}: {error}"})
            with self._change:
                self._busy = ""
                self.failing = problem is not None
                if problem and problem not in self._notices:
                    self._notices.append(problem)
                self._change.notify_all()

    def _next_job(self) -> Callable[[], None] | None:
        """Waits for work; None when closed and nothing waits."""
        with self._change:
            self._change.wait_for(lambda: bool(self._waiting) or self._closing)
            if not self._waiting:
                return None
            self._busy, job = next(iter(self._waiting.items()))
            del self._waiting[self._busy]
            return job
