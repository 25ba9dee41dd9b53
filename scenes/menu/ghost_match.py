"""The match of the ghost table (C12.10): bots alone, unhurried, known to nobody and never saved."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.bots.levels import DEFAULT_LEVEL
from game.core.errors import BadMessage, IllegalAnswer, RulesBug
from scenes.table.bots import Thinker

if TYPE_CHECKING:
    from game.core.session import Session

PACE_MS = 2600
"""From one choice that can be seen to the next."""
UNSEEN_MS = 400
"""How long a choice waits when the one before has changed nothing on the board."""
OPENING = 24
"""So many choices are made before the table is shown, without a pause."""
PATIENCE_MS, PAUSE_MS, TRIES = 20_000, 30_000, 3
"""A machine that lets the bots' process wait so long has other things to do: the process is ended and comes back after
a pause that doubles, until that has happened so often.
"""
log = logging.getLogger(__name__)


class GhostMatch:
    """Goes on by `update`; the worker process is started with the first question and ended by `rest`. `starved`: how
    often it was ended because it did not come to an answer.
    """

    def __init__(self, session: Session, make_thinker: Callable[[], Thinker]) -> None:
        self.session = session
        self.failed = False
        self.starved = 0
        self._make = make_thinker
        self._thinker: Thinker | None = None
        self._asked = -1
        self._key: str | None = None
        self._waited = 0
        self._thought, self._pause = 0, 0  # ms that the bots have thought about this choice; ms until they may again

    @property
    def opened(self) -> bool:
        """Whether the opening has been played."""
        return self.over or len(self.session.log) >= OPENING

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.failed or self.session.outcome is not None or not self.session.questions()

    @property
    def seat(self) -> int:
        """The seat that chooses now, 0 after the end."""
        questions = self.session.questions()
        return questions[0].seat if questions else 0

    def view(self) -> Any:
        """What an onlooker sees."""
        return self.session.view(None)

    def update(self, dt: int) -> bool:
        """`dt` ms have passed. True when a choice was made."""
        if self.over:
            return False
        self._waited += dt
        self._pause = max(0, self._pause - dt)
        if self._pause:
            return False
        self._ask()
        if self._key is None and self._thinker is not None:
            self._key = self._thinker.poll()
            self._thought += dt
        if self._key is None and self._thought >= PATIENCE_MS:
            self._give_way()
        if self._key is None or (self.opened and self._waited < PACE_MS):
            return False
        return self._answer(self._key)

    def hasten(self) -> None:
        """Nobody has seen the last choice: the next one comes sooner."""
        self._waited = PACE_MS - UNSEEN_MS

    def rest(self) -> None:
        """Ends the worker; the match can go on later."""
        self._asked, self._key, self._thought = -1, None, 0
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _give_way(self) -> None:
        self.rest()
        self._pause = PAUSE_MS << self.starved
        self.starved += 1
        self.failed = self.starved >= TRIES

    def _ask(self) -> None:
        """A choice without an alternative needs no thought."""
        at = len(self.session.log)
        if self._asked == at:
            return
        self._asked, self._key, self._thought = at, None, 0
        question = self.session.questions()[0]
        options = question.options()
        if len(options) == 1:
            self._key = options[0].key
            return
        if self._thinker is None:
            self._thinker = self._make()
        self._thinker.ask(self.session, question.seat, DEFAULT_LEVEL, self.session.seed)

    def _answer(self, key: str) -> bool:
        self._waited, self._asked, self._key = 0, -1, None
        try:
            self.session.answer(self.seat, key)
        except (BadMessage, IllegalAnswer, RulesBug) as problem:
            log.warning("the ghost table has stopped: %r", problem)
            self.failed = True
        return not self.failed
