"""What is read of a match: of a session whose rules run here, or of what a host tells of one."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.ask import Question
from game.core.events import Event
from game.core.saved import LogEntry
from game.core.spec import TitleSpec
from game.core.state import Outcome


class Reading(Protocol):
    """How a match stands, as one machine may know it."""

    @property
    def spec(self) -> TitleSpec:
        """The title."""

    @property
    def options(self) -> dict[str, Any]:
        """What was chosen for the whole match."""

    @property
    def log(self) -> list[LogEntry]:
        """The answers so far."""

    @property
    def outcome(self) -> Outcome | None:
        """None while the match runs."""

    def questions(self) -> Sequence[Question]:
        """The open questions; empty when the match has ended."""

    def question(self, seat: int) -> Question | None:
        """What `seat` is asked now."""

    def view(self, seat: int | None) -> Any:
        """What a seat (None: an onlooker) sees."""

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What a seat (None: an onlooker) may know of what happened, from an event number on."""

    def event_count(self, seat: int | None = None) -> int:
        """The number of the next event, as a seat (None: an onlooker) counts them."""

    def default(self, seat: int) -> str:
        """The answer that time gives for a seat that is asked."""

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last answer back."""
