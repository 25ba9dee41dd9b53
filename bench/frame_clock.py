"""A clock for single frames that other programs' load does not move: CPU time of the frame's thread, and the time that
it waits for pictures which other threads decode.
"""

from __future__ import annotations

import time

import pygame

from scenes.sprites import _Decoding


class FrameClock:
    """Counts the waiting in every decoding."""

    def __init__(self) -> None:
        self._waited = 0.0
        self._wait = _Decoding.wait

        def wait(decoding: _Decoding) -> pygame.Surface:
            return self.timed(decoding)

        _Decoding.wait = wait  # type: ignore[method-assign]

    def timed(self, decoding: _Decoding) -> pygame.Surface:
        """The picture; how long it took others is noted."""
        start, used = time.perf_counter(), time.thread_time()
        found = self._wait(decoding)
        self._waited += max(0.0, time.perf_counter() - start - (time.thread_time() - used))
        return found

    def __call__(self) -> float:
        """Seconds since some moment."""
        return time.thread_time() + self._waited


frame_clock = FrameClock()
