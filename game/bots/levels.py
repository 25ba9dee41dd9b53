"""C9.1. The levels a bot can play at, weakest first. A title has a way of choosing or of searching for each but
"random"."""
from __future__ import annotations

from game.core.spec import TitleSpec

LEVELS = ("random", "easy", "normal", "hard")
DEFAULT_LEVEL = "normal"


def levels_of(spec: TitleSpec) -> list[str]:
    """The levels that a title's bots can play at."""
    return [level for level in LEVELS if level == "random" or level in spec.choosers or level in spec.searches]


def weaker(level: str) -> str:
    """The next weaker level that still plays by reason; "" where there is none."""
    return LEVELS[LEVELS.index(level) - 1] if level in LEVELS[2:] else ""


def simple(level: str) -> str:
    """The strongest level, up to this one, that chooses without much thought in every title."""
    return DEFAULT_LEVEL if level == LEVELS[-1] else level
