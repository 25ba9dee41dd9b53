"""A match that goes on over several sittings: chapters that are tried one after the other, again where they failed.

The state of such a match holds a `Campaign`; `ended` notes how an attempt went and says what comes next. A store and
the menus need no more than what stands here, read out of a save or a view: `chapter` of `chapters`, the attempts so
far, `between`, whether the match stands between two chapters: a good place to stop and to hand a seat over, and the
`party`, by which one campaign is told from another.
"""
from __future__ import annotations

from typing import Literal

import msgspec

After = Literal["next", "again", "won", "lost"]
"""What comes after an attempt: the next chapter, the same one again, or the end."""


class Attempt(msgspec.Struct, array_like=True, frozen=True):
    """One attempt at a chapter: its number from 0, whether it succeeded, the round it ended in, the reason's text."""

    chapter: int
    won: bool
    round: int
    reason: str


class Campaign(msgspec.Struct):
    """`chapter`: the number of the one that is played or comes next, from 0; `limit`: so many failures at one chapter
    lose the campaign; `between`: no chapter is going on; `tries`: all attempts that have ended; `party`: whom each seat
    plays, as names of the title's, once that is known."""

    chapters: int
    limit: int
    chapter: int = 0
    between: bool = True
    tries: list[Attempt] = []
    party: list[str] = []

    @property
    def failures(self) -> int:
        """How often the present chapter has failed."""
        return sum(tried.chapter == self.chapter and not tried.won for tried in self.tries)

    @property
    def number(self) -> int:
        """Which attempt this or the next one is, from 1, of all chapters together."""
        return len(self.tries) + 1


def begin(campaign: Campaign) -> None:
    """The present chapter begins, for the first time or again. Raises ValueError if one is going on."""
    if not campaign.between:
        raise ValueError(f"chapter {campaign.chapter} is going on")
    campaign.between = False


def ended(campaign: Campaign, won: bool, round_: int, reason: str) -> After:
    """Notes how the present chapter ended; what comes now. Raises ValueError if none is going on."""
    if campaign.between:
        raise ValueError("no chapter is going on")
    campaign.tries.append(Attempt(campaign.chapter, won, round_, reason))
    campaign.between = True
    if not won:
        return "lost" if campaign.failures >= campaign.limit else "again"
    campaign.chapter += 1
    return "won" if campaign.chapter == campaign.chapters else "next"
