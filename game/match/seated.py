"""The players of a match, and what it tells (C6): what every match at a table has, wherever its rules run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.core.spec import sides_of
from game.match.chairs import ChairNotes
from game.match.times import Times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from game.core.events import Event
    from game.core.reading import Reading
    from game.core.session import Session
    from game.match.at_table import Keeping, Stand
    from game.match.proposals import Kind, Proposal
    from game.match.seats import SeatInfo
    from game.store.notices import Notice


class SeatedMatch:
    """`session` is how the match stands; it is only read. `chairs`: what is told of the players of each seat; `times`:
    the turn clock; `notices`: what the player should be told; `replay_id`: what the replay is called, once there is
    one; `pages_read`: how many of the pages that a title lays over the table between two chapters have been read here,
    `openings_read`: how many of those with which a chapter begins; None before that was counted; `outcomes`: what came
    of choices between two chapters and is still to be read here.
    """

    def __init__(self, session: Reading, seats: Sequence[SeatInfo], match_id: str) -> None:
        self.session = session
        self.seats = list(seats)
        self.match_id = match_id
        self.title = session.spec.code
        self.chairs = ChairNotes(self)
        self.times = Times(seats=len(seats))
        self.notices: list[Notice] = []
        self.replay_id = ""
        self.pages_read: int | None = None
        self.openings_read: int | None = None
        self.outcomes: list[Event] = []
        self.played_s = 0
        self._since = time.monotonic()
        self._ended_s = -1

    def seat(self, seat: int) -> SeatInfo:
        """The player of the seat."""
        return self.seats[seat]

    def name(self, seat: int) -> str:
        """The name of a seat; "" for none (-1)."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else ""

    @property
    def persons(self) -> list[int]:
        """The seats of the people at this machine."""
        return [info.seat for info in self.seats if info.is_person]

    @property
    def people(self) -> list[int]:
        """The seats that somebody at this machine plays or may come back to: those that are not for bots alone."""
        return [info.seat for info in self.seats if not info.is_bot or info.away is not None]

    def sides(self) -> tuple[int, ...]:
        """The side of each seat now: those of one know the same and win together."""
        spec = self.session.spec
        seen = None if spec.sides_in is None else self.session.view(None)
        return sides_of(spec, seen, len(self.seats))

    def together(self, one: int, other: int) -> bool:
        """Whether two seats play for the same side now."""
        if one == other:
            return True
        sides = self.sides()
        return sides[one] == sides[other]

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed to end the match by (C6.13): in a record nothing."""
        return None

    def why_not_propose(self, kind: Kind, seat: int) -> str:
        """The text key of the reason why a seat can't propose that: this is no match that anybody could lose."""
        return "giving_up.no_match"

    def propose(self, kind: Kind, seat: int) -> bool:
        """Not here."""
        return False

    def say(self, seat: int, agrees: bool) -> bool:
        """Nothing is asked."""
        return False

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.session.outcome is not None

    @property
    def rules_here(self) -> Session | None:
        """The session where rules and state are here, for bots to think about and for reports; else None."""
        return None

    @property
    def keeping(self) -> Keeping | None:
        """What of it is written on this machine; None: nothing."""
        return None

    def question(self) -> Question | None:
        """The first open question."""
        questions = self.session.questions()
        return questions[0] if questions else None

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat (None: an onlooker) may know of what happened since event number `since`."""
        return self.session.events(since, seat)

    def last_rule(self) -> str:
        """The rule of what happened last: after the end the one by which the match ended; "" before anything."""
        events = self.events(self.persons[0] if self.persons else None)
        return events[-1].rule if events else ""

    def seen(self, seat: int) -> list[Stand]:
        """How far a seat has seen the match when a table is opened, then how it stood after each choice since."""
        return [(self.session.event_count(seat), self.session.view(seat))]

    def seconds(self) -> int:
        """How long this match has been played, in seconds; after its end the time stands still."""
        now = self.played_s + int(time.monotonic() - self._since)
        if not self.over:
            return now
        if self._ended_s < 0:
            self._ended_s = now
        return self._ended_s

    def played_minutes(self) -> int:
        """The same in whole minutes."""
        return self.seconds() // 60

    def set_order(self, seat: int, card: str, order: str) -> None:
        """A standing order of a person for a reaction card: "always", "never", or "" to be asked."""
        orders = {name: value for name, value in self.seats[seat].orders.items() if name != card}
        self.seats[seat].orders = {**orders, card: order} if order in ("always", "never") else orders

    def take_notices(self) -> list[Notice]:
        """What the player should be told since the last call."""
        out, self.notices = self.notices, []
        return out
