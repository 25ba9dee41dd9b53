"""C9.1. The levels a bot can play at, weakest first. A title has a way of choosing for each but "random"."""
from __future__ import annotations

LEVELS = ("random", "easy", "normal")
DEFAULT_LEVEL = "normal"
