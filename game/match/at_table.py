"""What a table needs of a match, whoever leads it: rules of this machine, a host, a record, a lesson (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question, Refusal
    from game.core.events import Event
    from game.core.reading import Reading
    from game.core.session import Session
    from game.match.chairs import ChairNotes
    from game.match.chart import Sample
    from game.match.proposals import Kind, Proposal
    from game.match.seats import SeatInfo
    from game.match.times import Times
    from game.store.notices import Notice
    from game.store.profiles import Gain

Stand = tuple[int, Any]
"""How a match stands for a seat: the number of the next event, and its view."""


class Keeping(Protocol):
    """What of a match is written on this machine. `unsaved`: whether the newest save failed, as far as is known;
    `given_up`: whether it ended without what was not on the disk."""

    unsaved: bool
    given_up: bool

    def save_rest(self) -> None:
        """Saves what the newest save lacks."""

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until everything is on the disk; False when so many seconds were not enough. On any thread."""

    def close(self, wait: bool = True) -> None:
        """Ends keeping; everything given is written first, by itself where nobody waits. May be called twice."""

    def give_up(self) -> None:
        """Ends without what is not on the disk yet: somebody has been asked."""


class TableMatch(Protocol):
    """A match at a table. `session` is how it stands, and is only read; `chairs` what is told of the players of each
    seat; `times` the turn clock; `keeping` what of it is written on this machine, None where nothing is; `rules_here`
    the session where rules and state are here, for bots and reports, None where a host has them; `pages_read`: how many
    of the pages that a title lays over the table between two chapters have been read here, `openings_read`: how many of
    those with which a chapter begins; None before that was counted; `outcomes`: what came of choices between two
    chapters and is still to be read here."""

    title: str
    match_id: str
    seats: list[SeatInfo]
    times: Times
    pages_read: int | None
    openings_read: int | None
    outcomes: list[Event]

    @property
    def session(self) -> Reading:
        """How it stands."""

    @property
    def chairs(self) -> ChairNotes:
        """What is told of the chairs."""

    @property
    def keeping(self) -> Keeping | None:
        """What is written of it here."""

    @property
    def rules_here(self) -> Session | None:
        """The session where the rules run here."""

    # --- reading

    @property
    def persons(self) -> list[int]:
        """The seats of the people at this machine."""

    @property
    def people(self) -> list[int]:
        """The seats that somebody at this machine plays or may come back to."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def round(self) -> int:
        """The round it is now, counted from 1."""

    def seat(self, seat: int) -> SeatInfo:
        """The player of the seat."""

    def name(self, seat: int) -> str:
        """The name of a seat; "" for none (-1)."""

    def sides(self) -> tuple[int, ...]:
        """The side of each seat now."""

    def together(self, one: int, other: int) -> bool:
        """Whether two seats play for the same side."""

    def question(self) -> Question | None:
        """The first open question."""

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat (None: an onlooker) may know of what happened since event number `since`."""

    def last_rule(self) -> str:
        """The rule of what happened last."""

    def seen(self, seat: int) -> list[Stand]:
        """How far a seat has seen the match when a table is opened, then how it stood after each choice since."""

    def counted(self, seat: int) -> dict[str, int]:
        """What a seat did until now, by the names of the title's statistics, as far as it is known here."""

    def played_minutes(self) -> int:
        """How long this match has been played."""

    def take_notices(self) -> list[Notice]:
        """What the player should be told since the last call."""

    # --- choosing

    def answer(self, seat: int, key: str) -> bool:
        """Gives an answer; False where it was refused at once."""

    def why(self, seat: int, ref: str) -> Refusal | None:
        """Why a seat can't choose a thing now; None: it can, or that is not known here (yet)."""

    def can_undo(self, seat: int | None) -> bool:
        """C6.6. Whether a person may take the last choice of a seat back."""

    def why_no_undo(self, seat: int | None) -> str:
        """The key of the sentence that says why it can't be taken back."""

    def undo(self, seat: int) -> bool:
        """Takes it back; False where that can't be."""

    # --- giving up

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed to end the match by (C6.13)."""

    def why_not_propose(self, kind: Kind, seat: int) -> str:
        """The text key of the reason why a seat can't propose that now; "": it can."""

    def propose(self, kind: Kind, seat: int) -> bool:
        """A seat proposes that its side gives up, or a draw; False where it can't."""

    def say(self, seat: int, agrees: bool) -> bool:
        """What a seat says to what is proposed; False where it isn't asked."""

    def set_order(self, seat: int, card: str, order: str) -> None:
        """A standing order of a person for a reaction card: "always", "never", or "" to be asked."""


class EndedMatch(TableMatch, Protocol):
    """A match whose result is shown (C6.9). `replay_id`: what the replay is called, "" until it is there; `gains`: seat
    -> what its profile earned, once that is on the disk."""

    replay_id: str
    gains: dict[int, Gain]

    @property
    def earns(self) -> bool:
        """Whether it counts for the profiles that played: one that goes on from a replay does not."""

    @property
    def samples(self) -> Sequence[Sample]:
        """The scores at each round's end."""
