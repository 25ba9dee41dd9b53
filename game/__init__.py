"""The public door: titles, new matches, saved matches. See ARCHITECTURE.md for what stays stable here."""
from __future__ import annotations

from typing import Any

from game.core.session import Session
from game.titles import TITLES

__version__ = "0.1.0"


def new_session(title: str, seats: list[dict[str, Any]], options: dict[str, Any] | None = None,
                seed: int = 0) -> Session:
    """A new match; `seats` is a list of dicts with set-up fields (an empty dict: defaults). Raises BadSetup, KeyError
    for
    an unknown title."""
    return Session(TITLES[title], [dict(s) for s in seats], dict(options or {}), seed)


def load_session(data: bytes) -> Session:
    """The match that `Session.save` wrote. Raises BadSave."""
    return Session.load(TITLES, data)


__all__ = ["TITLES", "__version__", "load_session", "new_session"]
