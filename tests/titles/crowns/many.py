"""All properties of every title over many matches of Crowns: `python -m tests.titles.crowns.many COUNT [FIRST]`."""

from __future__ import annotations

import sys

import game
from game import registry
from game.titles.crowns import SPEC
from tests.every_title.matches import Setup
from tests.titles.crowns.test_matches import NAMES, PROPERTIES


def main(count: int, first: int) -> None:
    """Runs them and prints what has held."""
    registry.PACKAGES[SPEC.code] = "game.titles.crowns"
    game.TITLES[SPEC.code] = SPEC
    for name, holds in zip(NAMES, PROPERTIES, strict=True):
        for seed in range(first, first + count):
            for seats in SPEC.seats:
                try:
                    holds(Setup(SPEC.code, seats, seed))
                except BaseException:
                    print(f"{name}: seats {seats}, seed {seed}")
                    raise
        print(f"{name}: {count * len(SPEC.seats)} matches", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
