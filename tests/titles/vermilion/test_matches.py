"""Random matches: they end, forks and saves are equal, undo is the identity, nothing hidden leaks, and the same seed
leads to the same place under another order of hashes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion import SPEC
from tests.marks import first_quick

from .matches import Setup, play_through, session_of, setups, walk


@pytest.mark.slow
@pytest.mark.parametrize("setup", first_quick(setups(1, 8)), ids=str)
def test_a_random_match_keeps_all_that_must_hold(setup: Setup) -> None:
    play_through(setup)


@pytest.mark.slow
def test_a_save_leads_to_the_same_place() -> None:
    session = session_of(Setup(2, "", 5))
    for _ in walk(session, Stream(5, "answers"), most=120):
        pass
    assert Session.load({SPEC.code: SPEC}, session.save()).digest() == session.digest()


SCRIPT = """
from game.core.rng import Stream
from tests.titles.vermilion.matches import Setup, session_of, walk
for setup in (Setup(3, "q06", 7), Setup(4, "q07", 8)):
    session = session_of(setup)
    for _ in walk(session, Stream(setup.seed, "answers")):
        pass
    print(session.digest(), session.event_count())
"""


@pytest.mark.slow
def test_equal_seeds_give_equal_matches_under_other_hash_seeds() -> None:
    def run(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True,
                              check=True).stdout

    printed = run("1")
    assert printed == run("2") and printed.count("\n") == 2
