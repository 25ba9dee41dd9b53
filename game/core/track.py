"""What a title tells about its scores while a match goes on and at its end (C6.9)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session


WON = "_won"


def group_of(name: str) -> tuple[str, str]:
    """The group and the name in it that a count is of: "god" and "ra" for "god.ra" and for "god_won.ra"; of a count
    that is of no group both are "".
    """
    group, dot, own = name.partition(".")
    return (group.removesuffix(WON), own) if dot else ("", "")


class Track(Protocol):
    """A title's scores, counts and kinds of end."""

    scores: tuple[str, ...]
    """Names of the score lines; the texts are "track.<name>"."""

    main: str
    """The score that decides whatever the reason is; "" where the reason says it, or none does alone."""

    statistics: tuple[str, ...]
    """Names of the counts; the texts are "track.count.<name>"."""

    groups: tuple[str, ...]
    """Groups of names by which matches are counted too: of "god" the counts are "god.ra" and, of won matches,
    "god_won.ra"; the texts are "track.group.<group>" and "<group>.<name>"."""

    exact: tuple[str, ...]
    """Scores that count more things than there are thousandths."""

    sudden: tuple[str, ...]
    """Scores whose losses are told within a round, too: they may be made good before the next one begins."""

    def round(self, session: Session) -> int:
        """The number of the round it is now, from 1. Cheap: called after every answer."""

    def values(self, session: Session) -> list[list[int]]:
        """For each score the value of every seat, in per mille of what wins; after these for each of `exact` how many
        things every seat has."""

    def victory(self, reason: str) -> str:
        """The kind of victory behind an outcome's reason."""

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What a seat did in the whole match, by the names of `statistics` and of the `groups`."""

    def ending(self, session: Reading, seat: int | None) -> str:
        """What the end was for a seat (None: for the winner); picture and texts are called after it."""
