"""Bots at the table: they think outside the frame (C9.2). `game.bots.worker` does the work."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.core.session import Session


class Thinker(Protocol):
    """What the table needs of a bot worker."""

    def ask(self, session: Session, seat: int, level: str, seed: int) -> None:
        """Starts thinking about the open question of the seat."""

    def poll(self) -> str | None:
        """The key once it is found."""

    def cancel(self) -> None:
        """Forgets the question."""

    def close(self) -> None:
        """Ends the worker."""


class Cautious:
    """Gives the default answer of every question: for programs built without the worker."""

    def __init__(self) -> None:
        self._key: str | None = None

    def ask(self, session: Session, seat: int, level: str, seed: int) -> None:
        """Finds the default at once."""
        self._key = session.default(seat)

    def poll(self) -> str | None:
        """The default, once."""
        key, self._key = self._key, None
        return key

    def cancel(self) -> None:
        """Forgets it."""
        self._key = None

    def close(self) -> None:
        """Nothing to end."""


def make_thinker() -> Thinker:
    """The worker process."""
    if find_spec("game.bots.worker") is None:
        return Cautious()
    made: Thinker = import_module("game.bots.worker").BotWorker()
    return made
