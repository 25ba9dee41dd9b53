"""C6.2, C6.11: whose things Creed's screen shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.program import Program
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import sample_view


@pytest.mark.parametrize(("side", "seats", "shown"), [(0, 2, 0), (1, 2, 1), (1, 4, 1), (-1, 4, 0)])
def test_c6_11_an_onlooker_sees_the_counters_of_the_side_that_acts(side: int, seats: int, shown: int) -> None:
    """In the record of an own match those of the seat that one played."""
    media: Any = None
    view, team = SimpleNamespace(reader=-1, side=side, seats=[None] * seats), SimpleNamespace(below=None)
    scene: Any = SimpleNamespace(asked=None, view=view, team=team)
    assert Words(media, scene).acting() == shown
    team.below = 1
    assert Words(media, scene).acting() == 1


@pytest.mark.parametrize(("language", "told"), [("en", "Aurand and Selkara"), ("ko", "아우란트와 셀카라")])
def test_c1_2_two_allied_nations_are_named_in_plain_words(program: Program, language: str, told: str) -> None:
    program.media.take_language(language)
    assert Words(program.media, view=sample_view(4, 0)).nations([0, 2]) == told
