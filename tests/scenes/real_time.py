"""Waiting for other machines and threads: what they do takes real time, however fast frames are drawn."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE_S = 90.0
"""Only so that a broken program ends the test."""
PAUSE_S = 0.002
"""Services' threads need the processor between two frames."""


def until(holds: Callable[[], object], step: Callable[[int], object], told: Callable[[], object] = tuple) -> None:
    """Steps are made until something holds; each gets how many ms have really passed since the last, at least 1, so
    that nothing that counts frames (an invitation, say) runs out before the network had its time. `told` is what a
    failure shows."""
    begun = last = time.monotonic()
    while not holds():
        time.sleep(PAUSE_S)
        now = time.monotonic()
        assert now - begun < PATIENCE_S, told()
        step(max(1, round((now - last) * 1000)))
        last = now
