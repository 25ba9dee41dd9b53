"""Bots at the table: they think in a process of their own, outside the frame (C9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.core.session import Session


class Thinker(Protocol):
    """What the table needs of `game.bots.worker.BotWorker`; tests put something quicker in its place."""

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: Mapping[int, str] | None = None) -> None:
        """Starts thinking about the open question of the seat; `wishes`: what people ask of the bot, by their seats."""

    def poll(self) -> str | None:
        """The key once it is found."""

    def gave_up(self) -> bool:
        """Whether bots can't think outside of the program any more and choose in a simpler way. Says so once."""

    def cancel(self) -> None:
        """Forgets the question."""

    def close(self) -> None:
        """Ends the worker."""


def make_thinker() -> Thinker:
    """The worker process."""
    from game.bots.worker import BotWorker

    return BotWorker()
