"""What tests/every_title asks of every title, asked of Ankh: a few matches here, more by
`python -m tests.titles.ankh.many 0 100`."""
from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import game
from game import registry
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from tests.every_title import test_matches, test_secrets, test_time
from tests.every_title.matches import Setup
from tests.marks import first_quick
from tests.titles.ankh.many import random_match

PROPERTIES: tuple[Callable[..., None], ...] = (
    test_matches.test_random_matches_end_with_a_rank_for_every_seat,
    test_matches.test_options_are_there_unique_and_stable,
    test_matches.test_looking_changes_nothing,
    test_matches.test_states_are_plain_data_and_obey_the_invariants,
    test_matches.test_illegal_answers_change_nothing,
    test_matches.test_offered_things_are_not_refused,
    test_matches.test_equal_seeds_give_equal_matches,
    test_secrets.test_an_imagined_world_looks_like_the_true_one,
    test_secrets.test_an_imagined_world_hides_the_truth_and_stays_imagined,
    test_secrets.test_imagined_worlds_can_be_played_on,
    test_secrets.test_what_a_seat_cannot_know_does_not_show,
    test_time.test_a_fork_equals_the_original_and_leaves_it_alone,
    test_time.test_undo_leads_back_and_redo_forth_again,
    test_time.test_a_saved_match_goes_on_where_it_stood,
    test_time.test_an_exception_in_a_rule_restores_the_match,
)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ankh stands in the lists of titles."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.ankh")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    yield
    registry.rules_of.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("seats", first_quick(SPEC.seats))
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda function: function.__name__.removeprefix("test_"))
def test_every_title(holds: Callable[..., None], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {"setup": Setup(SPEC.code, seats, 40 + seats)}
    if "monkeypatch" in inspect.signature(holds).parameters:
        given["monkeypatch"] = monkeypatch
    holds(**given)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(3)))
@pytest.mark.parametrize("scenario", list(PLANS))
def test_a_random_match_of_any_gods_ends_and_keeps_the_invariants(scenario: str, seed: int) -> None:
    session = random_match(scenario, 1000 + seed)
    assert session.outcome is not None and len(session.outcome.ranks) == PLANS[scenario].players


SCRIPT = """
from tests.titles.ankh.many import random_match
for scenario in ("caravan_road", "five_nomes"):
    print(random_match(scenario, 7, checked=False).digest())
"""


@pytest.mark.slow
def test_a_match_is_the_same_under_two_hash_seeds() -> None:
    printed = [subprocess.run([sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONHASHSEED": seed},
                              capture_output=True, text=True, check=True).stdout for seed in ("0", "4242")]
    assert printed[0] == printed[1] and printed[0].count("\n") == 2
