"""Time inside a scene: tweens and delays, in milliseconds. `update` of the scene moves them; nothing else
owns time.
"""

from __future__ import annotations

from collections.abc import Callable

from scenes.media.theme import ease_out

Step = Callable[[float], None]
Done = Callable[[], None]


class Tween:
    """Calls `step` with 0..1 (eased) until `length` ms have passed, then `done`."""

    __slots__ = ("done", "ease", "elapsed", "finished", "length", "step")

    def __init__(self, length: int, step: Step | None, done: Done | None, ease: Callable[[float], float]) -> None:
        self.length = length
        self.step = step
        self.done = done
        self.ease = ease
        self.elapsed = 0
        self.finished = False

    def advance(self, dt: int) -> None:
        """Moves on by dt ms; the last step is always called with exactly 1."""
        self.elapsed += dt
        share = 1.0 if self.elapsed >= self.length else self.elapsed / self.length
        if self.step is not None:
            self.step(self.ease(share))
        if share >= 1.0:
            self.finish()

    def finish(self) -> None:
        """Ends the tween and calls `done` once."""
        if not self.finished:
            self.finished = True
            if self.done is not None:
                self.done()


class Tweens:
    """The running tweens and delays of one scene."""

    def __init__(self) -> None:
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether anything still runs."""
        return bool(self._tweens)

    def run(
        self,
        length: int,
        step: Step | None = None,
        done: Done | None = None,
        ease: Callable[[float], float] = ease_out,
    ) -> Tween:
        """Starts a tween of `length` ms; without `step` it is a delay. The first step comes with the next
        update.
        """
        tween = Tween(max(0, length), step, done, ease)
        self._tweens.append(tween)
        return tween

    def stop(self, tween: Tween) -> None:
        """Forgets a tween without calling `done`."""
        tween.finished = True
        if tween in self._tweens:
            self._tweens.remove(tween)

    def skip(self) -> None:
        """Brings everything that runs now to its end (a click skips animations, C6.5)."""
        for tween in list(self._tweens):
            if tween.step is not None:
                tween.step(1.0)
            tween.finish()
        self._tweens = [t for t in self._tweens if not t.finished]

    def clear(self) -> None:
        """Forgets everything without calling anything."""
        self._tweens.clear()

    def update(self, dt: int) -> None:
        """Moves everything on by dt ms. Tweens started by a step begin at the next update."""
        for tween in list(self._tweens):
            if not tween.finished:
                tween.advance(dt)
        self._tweens = [t for t in self._tweens if not t.finished]
