"""A match whose rules run here, kept nowhere: the session, the scores on the way, chairs that change hands (C6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.errors import BadMessage, IllegalAnswer, RulesBug
from game.core.limits import FULL
from game.match.chairs import Chairs
from game.match.proposals import CONCEDE, Kind, Proposal, Proposals
from game.match.whole import WholeMatch
from game.store.notices import Notice, StoreError
from game.store.reports import write_report

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.core.session import Session
    from game.match.chart import Sample, ScoreChart
    from game.match.seats import SeatInfo
    from game.store.settings import Settings


class Reports(Protocol):
    """Where bug reports are written, and the settings that they tell."""

    data: Path
    settings: Settings


class PlayedMatch(WholeMatch):
    """The session belongs to it: others read it, only `answer` and `undo` change it. `chart`: the main scores at each
    round's end; `chairs`: how they change hands."""

    chairs: Chairs

    def __init__(self, home: Reports, session: Session, seats: Sequence[SeatInfo], match_id: str,
                 chart: ScoreChart) -> None:
        super().__init__(session, seats, match_id)
        self.chart = chart
        self.chairs = Chairs(self)
        self._home = home
        self.proposals = Proposals(self)
        self._undo_floor = 0  # so many choices can't be taken back: somebody else has sat down since

    @property
    def samples(self) -> list[Sample]:
        """The scores at each round's end until now."""
        return self.chart.samples

    def answer(self, seat: int, key: str) -> bool:
        """Gives an answer. False when it was refused or a rule failed: then nothing has changed and `take_notices`
        tells.
        """
        try:
            self.session.answer(seat, key)
        except (BadMessage, IllegalAnswer) as problem:
            if problem.key == FULL:
                self.notices.append(Notice(FULL, {name: str(value) for name, value in problem.args_.items()}))
            return False
        except RulesBug as bug:
            self._report(bug)
            return False
        self.chart.sample(self.session)
        return True

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed to end the match by (C6.13)."""
        return self.proposals.open

    def why_not_propose(self, kind: Kind, seat: int) -> str:
        """The text key of the reason why a seat can't propose that now; "": it can."""
        return self.proposals.why_not(kind, seat)

    def propose(self, kind: Kind, seat: int) -> bool:
        """A seat proposes that its side gives up, or a draw."""
        return self.proposals.propose(kind, seat)

    def say(self, seat: int, agrees: bool) -> bool:
        """What a seat says to it."""
        return self.proposals.say(seat, agrees)

    def give_up_side(self, kind: Kind, seat: int) -> None:
        """All who are to agree have done so: the side of the seat gives up, or the match ends as a draw."""
        try:
            if kind == CONCEDE:
                self.session.concede(seat)
            else:
                self.session.agree_on_draw(seat)
        except RulesBug as bug:
            self._report(bug)
            return
        self.bar_undo()
        self.chart.sample(self.session)

    def can_undo(self, seat: int | None) -> bool:
        """C6.6: a person takes back own choices."""
        if seat is None or self.over or not self.seats[seat].decides or len(self.session.log) <= self._undo_floor:
            return False
        return self.session.can_undo(seat)

    def why_no_undo(self, seat: int | None) -> str:
        """What bars it here: the choice itself, the clock or a chair that has changed hands, or nothing is left to
        take back."""
        if seat is None or self.over or not self.seats[seat].decides:
            return "table.undo.no.nothing"
        if self.session.can_undo(seat):
            return "table.undo.no.chair"
        return f"table.undo.no.{self.session.why_no_undo(seat)}"

    def bar_undo(self) -> None:
        """What was chosen until now stands: others chose it, or the clock."""
        self._undo_floor = len(self.session.log)

    def undo(self, seat: int) -> bool:
        """Takes the last choice of the seat back (C6.6)."""
        if not self.can_undo(seat) or not self.session.undo(seat):
            return False
        self.chart.cut(self.session)
        return True

    def _report(self, bug: RulesBug) -> None:
        """Keeps what a failed rule left as a bug report, and one sentence for the player."""
        try:
            path = write_report(self._home.data, *self.report("", self._home.settings, bug))
            self.notices.append(Notice("table.rules_bug", {"name": path.name}))
        except StoreError:
            self.notices.append(Notice("table.rules_bug.unsaved", {}))
