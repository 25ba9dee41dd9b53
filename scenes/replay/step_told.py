"""What is told of the choice that a running film shows (C7.2): it is named as soon as it begins to be seen, and what
came of it when that is seen (C6.4a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.replay.deeds import Deed

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.replay.replay_scene import ReplayScene


class StepTold:
    """`at`: the choice of which something was seen last; `deed`: as much of it as may be told, None while dice roll."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.at = -1
        self.deed: Deed | None = None
        self._whole: Deed | None = None
        self._waits: set[str] = set()

    def begun(self, event: Event, known: bool) -> None:
        """An event begins to be shown; of a roll it is `known` when it lies."""
        at = self.scene.recorded.record.choice_of(event.no)
        if at != self.at:
            self._begin(at)
        line = self.scene.telling.line(event) if known else None
        if line is not None:
            self._waits.discard(line.text)
            if self.deed is None or line.heavy:
                seat = line.seat if line.seat >= 0 else self.scene.recorded.record.log[at - 1].seat
                self.deed = Deed(line.text, seat, line.ref, brief=line.text)
        if not self._waits:
            self.deed = self._whole

    def _begin(self, at: int) -> None:
        """Another choice: its deed waits for the lines of the log that it repeats."""
        scene = self.scene
        self.at, self.deed = at, None
        self._whole = whole = scene.deeds.of(at)
        lines = (scene.telling.line(event) for event in scene.deeds.events(at))
        self._waits = {line.text for line in lines if line is not None and line.text in whole.text}
