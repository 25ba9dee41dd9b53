"""A sample of the exhaustive walk (`python -m tests.titles.crowns.exhaustive` runs it in full)."""

from __future__ import annotations

import pytest

from tests.titles.crowns.exhaustive import play, wanted


@pytest.mark.slow
def test_s3_random_matches_meet_most_questions_and_many_cards() -> None:
    met = set().union(*(play(seed) for seed in (1, 2, 3)))
    assert len([one for one in met if one.startswith("ask ")]) >= 22
    assert len(met & wanted()) >= 140
