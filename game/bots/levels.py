"""C9.1. The levels a bot can play at, weakest first. A title has a way of choosing or of searching for each but
"random"."""
from __future__ import annotations

from game.core.spec import TitleSpec

LEVELS = ("random", "easy", "normal", "hard")
DEFAULT_LEVEL = "normal"


def levels_of(spec: TitleSpec) -> list[str]:
    """The levels that a title's bots can play at."""
    return [level for level in LEVELS if level == "random" or level in spec.choosers or level in spec.searches]
