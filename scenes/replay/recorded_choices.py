"""The choices of a record, given one after the other as it is watched (C7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.replay.deeds import PASSES
from scenes.table.controllers import Answer, Controllers
from scenes.table.watch_scene import STILL_MS

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.kit.title_table import TitleTable
    from scenes.replay.record import ReplayMatch

ANSWERS_NOT = "no"
"""A pass on what another's turn, or the begin of one, offers: nothing is decided by it."""
STEP_MS = 240
"""How long a choice stands before the next, at normal speed."""
PACES = (1, 2, 4, 8)
"""How many times as fast as animations are otherwise."""


class RecordedChoices(Controllers):
    """Gives the recorded choices one after the other."""

    def __init__(self, match: ReplayMatch, title_table: TitleTable) -> None:
        super().__init__(match, title_table)
        self.record = match.record.log
        self.waited = 0.0
        self.pace = PACES[0]
        self._loud = match.loud
        self._passes = {*PASSES, *title_table.passes, *title_table.declines}

    def silent(self, at: int) -> bool:
        """Whether choice number `at` is a pass that let nothing happen: nobody wants to look at it by itself."""
        return 0 < at < len(self.record) and at not in self._loud and self.record[at - 1].key in self._passes

    def under_way(self, at: int) -> int:
        """Where a turn or a round that begins after `at` choices is under way: who only passes as it begins lets it
        come so far, with its cards drawn, say.
        """
        passes = ANSWERS_NOT in self.title_table.passes
        while passes and 0 < at < len(self.record) and self.record[at].key == ANSWERS_NOT:
            at += 1
        return at

    def poll(self, dt: int, factor: float) -> Answer | None:
        """The next choice of the record, after a pause."""
        self.waited += dt
        at = len(self.match.session.log)
        pause = 0.0 if self.silent(at + 1) else STEP_MS * factor if factor else STILL_MS / self.pace
        if at >= len(self.record) or self.waited < pause:
            return None
        self.waited = 0.0
        return self.record[at].seat, self.record[at].key

    def asks_person(self) -> Question | None:
        """Nobody."""
        return None

    def stands_still(self) -> bool:
        """Never: the choices are there."""
        return False
