"""How much time a frame has, so that what can wait does (F8)."""

from __future__ import annotations

import time

ENOUGH_S, FRAME_S = 0.004, 0.007
"""A frame that has taken so long begins nothing more that can wait, and leaves drawing to the next one; one that draws
begins to draw nothing more after the second of these.
"""


class FramePace:
    """The time of the frame that runs. Without a frame, and where nothing moves, there is no limit.

    `made`: whether something that could have waited was done in it; `starved`: whether something has waited although
    nothing of it was ever done, so that in the next frame it begins in any case.
    """

    def __init__(self) -> None:
        self.begun: float | None = None
        self.made = self.starved = self.lenient = self._waited = False

    def begin(self, begun: float | None) -> None:
        """A frame begins; None: one without a limit."""
        self.begun, self.made = begun, False
        self.lenient, self.starved = self.starved, False

    @property
    def enough(self) -> bool:
        """Whether the frame has done enough before it draws."""
        return self.begun is not None and time.perf_counter() > self.begun + ENOUGH_S

    @property
    def crowded(self) -> bool:
        """The same, once: what waits for a frame with time for it has its turn in the next one in any case."""
        self._waited = not self._waited and self.enough
        return self._waited

    @property
    def until(self) -> float | None:
        """When drawing is to be over."""
        return None if self.begun is None else self.begun + FRAME_S
