"""The public door: titles, new matches, saved matches. See ARCHITECTURE.md for what stays stable here."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.core.session import Session
    from game.core.spec import TitleSpec

    TITLES: dict[str, TitleSpec]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """`TITLES`: code name -> spec. The titles are loaded when somebody asks for them, not for a version or
    a folder."""
    if name == "TITLES":
        from game.titles import TITLES as TITLES_  # the first frame must not wait for the games
        return TITLES_
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new_session(title: str, seats: list[dict[str, Any]], options: dict[str, Any] | None = None,
                seed: int = 0) -> Session:
    """A new match; `seats` is a list of dicts with set-up fields (an empty dict: defaults). Raises
    BadSetup, KeyError for an unknown title."""
    from game.core.session import Session
    from game.titles import TITLES
    return Session(TITLES[title], [dict(s) for s in seats], dict(options or {}), seed)


def load_session(data: bytes) -> Session:
    """The match that `Session.save` wrote. Raises BadSave."""
    from game.core.session import Session
    from game.titles import TITLES
    return Session.load(TITLES, data)


__all__ = ["TITLES", "__version__", "load_session", "new_session"]
