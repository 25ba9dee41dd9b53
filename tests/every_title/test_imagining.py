"""Worlds imagined for every seat at every question: `imagining` has the larger run."""

from __future__ import annotations

import pytest

import game
from tests.every_title.imagining import EVERY, failures, spec_of


@pytest.mark.slow
@pytest.mark.parametrize("title", EVERY)
def test_a_world_can_be_imagined_for_every_seat_at_every_question(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At so many points of matches of every number of seats, and it goes on by the rules."""
    monkeypatch.setitem(game.TITLES, title, spec_of(title))
    assert failures(title, 60, seed=80, apart=29) == []
