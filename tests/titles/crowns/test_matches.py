"""What holds for matches of every title holds for Crowns: the properties of `tests/every_title`, run with its spec.

Small here; `python -m tests.titles.crowns.many COUNT` runs all of them over so many seeds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

import game
from game import registry
from game.titles.crowns import SPEC
from tests.every_title import test_matches, test_secrets, test_time
from tests.every_title.emitted import emitted
from tests.every_title.matches import Setup

Property = Callable[[Setup], None]
PROPERTIES: tuple[Property, ...] = (
    test_matches.test_random_matches_end_with_a_rank_for_every_seat,
    test_matches.test_options_are_there_unique_and_stable,
    test_matches.test_states_are_plain_data_and_obey_the_invariants,
    test_matches.test_looking_changes_nothing,
    test_matches.test_illegal_answers_change_nothing,
    test_matches.test_offered_things_are_not_refused,
    test_matches.test_equal_seeds_give_equal_matches,
    test_time.test_a_fork_equals_the_original_and_leaves_it_alone,
    test_time.test_undo_leads_back_and_redo_forth_again,
    test_time.test_a_saved_match_goes_on_where_it_stood,
    test_secrets.test_an_imagined_world_looks_like_the_true_one,
    test_secrets.test_an_imagined_world_hides_the_truth_and_stays_imagined,
    test_secrets.test_imagined_worlds_can_be_played_on,
    test_secrets.test_what_a_seat_cannot_know_does_not_show,
)
NAMES = [found.__name__.removeprefix("test_") for found in PROPERTIES]


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on the list of titles for these tests."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.crowns")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    yield
    registry.rules_of.cache_clear()


@pytest.mark.parametrize(
    "at", [pytest.param(at, marks=pytest.mark.slow if at % 2 else ()) for at in range(len(PROPERTIES))], ids=NAMES
)
def test_a_property_of_every_title_holds(at: int) -> None:
    """By turns in a duel and a council of three; `many` runs all of them with every number of seats."""
    seats = SPEC.seats[at % 2]
    PROPERTIES[at](Setup(SPEC.code, seats, 40 + seats))


def test_an_exception_in_a_rule_restores_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    test_time.test_an_exception_in_a_rule_restores_the_match(Setup(SPEC.code, 2, 41), monkeypatch)


@pytest.mark.slow
def test_every_kind_of_event_can_be_told_from_the_source() -> None:
    kinds = emitted(SPEC.code)
    assert {"killed", "discarded_from_play", "sacrificed", "returned", "won", "plot"} <= kinds


SCRIPT = """
import game
from game.core.rng import Stream
from game.titles.crowns import SPEC
from tests.every_title.matches import Setup, session_of, walk
game.TITLES["crowns"] = SPEC
setup = Setup("crowns", 3, 7)
session = session_of(setup)
for count in walk(session, Stream(setup.seed, "answers")):
    if count % 20 == 0 or session.outcome is not None:
        print(session.digest())
"""


@pytest.mark.slow
def test_a_match_is_the_same_under_two_hash_seeds() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4242")
    ]
    assert printed[0] == printed[1]
    assert printed[0].count("\n") > 1
