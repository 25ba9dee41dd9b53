"""A clock for single frames that other programs' load does not move: CPU time of the frame's thread, and the time that
it waits for pictures which other threads decode, at most what their decoding takes of a CPU.
"""

from __future__ import annotations

import time
from weakref import WeakKeyDictionary

import pygame

from scenes.media.decoding import Decoding


class FrameClock:
    """Counts the waiting in every decoding."""

    def __init__(self) -> None:
        self._waited = 0.0
        self._took: WeakKeyDictionary[Decoding, float] = WeakKeyDictionary()
        self._run, self._wait = Decoding.run, Decoding.wait

        def run(decoding: Decoding) -> None:
            self.decoded(decoding)

        def wait(decoding: Decoding) -> pygame.Surface:
            return self.timed(decoding)

        Decoding.run = run  # type: ignore[method-assign]
        Decoding.wait = wait  # type: ignore[method-assign]

    def decoded(self, decoding: Decoding) -> None:
        """Decodes; how much of a CPU it took is noted."""
        start = time.thread_time()
        self._run(decoding)
        self._took[decoding] = max(self._took.get(decoding, 0.0), time.thread_time() - start)

    def timed(self, decoding: Decoding) -> pygame.Surface:
        """The picture; how long it took others is noted."""
        start, used = time.perf_counter(), time.thread_time()
        found = self._wait(decoding)
        waited = time.perf_counter() - start - (time.thread_time() - used)
        while decoding not in self._took:
            time.sleep(0.0001)  # the thread has said that it is over, and notes next how long it took
        self._waited += max(0.0, min(waited, self._took[decoding]))
        return found

    def __call__(self) -> float:
        """Seconds since some moment."""
        return time.thread_time() + self._waited


frame_clock = FrameClock()
