"""The main scores over time, sampled as each round begins, for the graph of the result screen (C6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game

if TYPE_CHECKING:
    from game.core.session import Session
    from game.core.track import Track


class Sample:
    """The scores when a round began, or when a sudden one had fallen in it; `at`: how many answers lay before."""

    __slots__ = ("at", "round", "values")

    def __init__(self, at: int, number: int, values: list[list[int]]) -> None:
        self.at, self.round, self.values = at, number, values


class ScoreChart:
    """The samples of one match."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.samples: list[Sample] = []

    def round(self, session: Session) -> int:
        """The round it is now."""
        return self.track.round(session)

    def sample(self, session: Session) -> None:
        """Looks after every answer; takes a sample when another round has begun, a sudden score has fallen or the match
        has ended.
        """
        number, last = self.track.round(session), self.samples[-1] if self.samples else None
        if session.outcome is None and last is not None and last.round == number and not self._fell(session, last):
            return
        self.samples.append(Sample(len(session.log), number, self.track.values(session)))

    def _fell(self, session: Session, last: Sample) -> bool:
        """Whether a seat has less than at the last sample of what may be made good before the next round."""
        if not self.track.sudden:
            return False
        now = self.track.values(session)
        rows = [self.track.scores.index(name) for name in self.track.sudden]
        return any(less < was for row in rows for less, was in zip(now[row], last.values[row], strict=True))

    def cut(self, session: Session) -> None:
        """Forgets what lies after the last answer of the log (undo)."""
        self.samples = [s for s in self.samples if s.at <= len(session.log)]


def chart_of(title: str) -> ScoreChart:
    """An empty chart for a title."""
    return ScoreChart(game.TITLES[title].track)
