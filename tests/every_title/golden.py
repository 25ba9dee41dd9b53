"""Golden matches: where some set-ups, seeds and answers lead under the rules of now (C7.1).

Saves and replays are played again from their choices, so rules that lead elsewhere need a new version. After a change
of the rules raise the number in the title's `data/rules.json`, then write the golden matches anew:

    python -m tests.every_title.golden
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import game
from game.core import codec
from game.core.rng import Stream
from tests.every_title.matches import Setup, session_of, step

FOLDER = Path(__file__).resolve().parents[1] / "golden"
SEED = 7000
EACH = 2  # matches for each number of seats
MOST = 1200  # answers
EVERY = 40  # answers from one digest to the next


def matches_of(title: str) -> dict[str, str]:
    """Match -> digest of its positions on the way."""
    setups = [Setup(title, seats, SEED + i) for seats in game.TITLES[title].seats for i in range(EACH)]
    return {str(setup): _way(setup) for setup in setups}


def kept(title: str) -> dict[str, Any]:
    """What the golden file says: version of the rules and matches. Raises FileNotFoundError."""
    found: dict[str, Any] = json.loads((FOLDER / f"{title}.json").read_text(encoding="utf-8"))
    return found


def write(title: str) -> None:
    """Writes the golden file of a title."""
    data = {"rules_version": game.TITLES[title].rules_version, "matches": matches_of(title)}
    (FOLDER / f"{title}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _way(setup: Setup) -> str:
    session, stream = session_of(setup), Stream(setup.seed, "golden")
    digests = [session.digest()]
    for count in range(1, MOST + 1):
        if session.outcome is not None:
            break
        step(session, stream)
        if count % EVERY == 0:
            digests.append(session.digest())
    return codec.digest(*(digest.encode() for digest in (*digests, session.digest())))


if __name__ == "__main__":
    for code in game.TITLES:
        write(code)
