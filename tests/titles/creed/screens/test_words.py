"""C6.2, C6.11: whose things Creed's screen shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.titles.creed.words import Words


@pytest.mark.parametrize(("side", "seats", "shown"), [(0, 2, 0), (1, 2, 1), (1, 4, 1), (-1, 4, 0)])
def test_c6_11_an_onlooker_sees_the_counters_of_the_side_that_acts(side: int, seats: int, shown: int) -> None:
    """In the record of an own match those of the seat that one played."""
    media: Any = None
    view, team = SimpleNamespace(reader=-1, side=side, seats=[None] * seats), SimpleNamespace(below=None)
    scene: Any = SimpleNamespace(asked=None, view=view, team=team)
    assert Words(media, scene).acting() == shown
    team.below = 1
    assert Words(media, scene).acting() == 1
