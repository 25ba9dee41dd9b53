"""The main scores over time, sampled at each round's end, for the graph of the result screen (C6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game

if TYPE_CHECKING:
    from game.core.session import Session
    from game.core.track import Track


class Sample:
    """The scores when a round began; `at`: how many answers of the log lay before."""

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
        """Looks after every answer; takes a sample when another round has begun or the match has ended."""
        number = self.track.round(session)
        if session.outcome is None and self.samples and self.samples[-1].round == number:
            return
        self.samples.append(Sample(len(session.log), number, self.track.values(session)))

    def cut(self, session: Session) -> None:
        """Forgets what lies after the last answer of the log (undo)."""
        self.samples = [s for s in self.samples if s.at <= len(session.log)]


def chart_of(title: str) -> ScoreChart:
    """An empty chart for a title."""
    return ScoreChart(game.TITLES[title].track)
