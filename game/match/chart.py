"""The main scores over time, sampled at each round's end, for the graph of the result screen (C6.9)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.core.session import Session


class Track(Protocol):
    """What a title tells about its scores (`TRACK` of `game.titles.<title>.track`)."""

    scores: tuple[str, ...]
    """Names of the score lines; the texts are "track.<name>"."""

    statistics: tuple[str, ...]
    """Names of the counts; the texts are "track.count.<name>"."""

    def round(self, session: Session) -> int:
        """The number of the round it is now, from 1. Cheap: called after every answer."""

    def values(self, session: Session) -> list[list[int]]:
        """For each score the value of every seat, in per mille of what wins."""

    def victory(self, reason: str) -> str:
        """The kind of victory behind an outcome's reason."""

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What a seat did in the whole match, by the names of `statistics`."""

    def ending(self, session: Session, seat: int | None) -> str:
        """What the end was for a seat (None: for the winner): names the picture results/<ending> and the texts."""


class Sample:
    """The scores when a round began; `at`: how many answers of the log lay before."""

    __slots__ = ("at", "round", "values")

    def __init__(self, at: int, number: int, values: list[list[int]]) -> None:
        self.at, self.round, self.values = at, number, values


class Chart:
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


def chart_of(title: str) -> Chart:
    """An empty chart for a title."""
    return Chart(import_module(f"game.titles.{title}.track").TRACK)
