"""C6.2, C6.11: whose things Creed's screen shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.titles.creed.words import Words


@pytest.mark.parametrize(("side", "seats", "shown"), [(0, 2, 0), (1, 2, 1), (1, 4, 1), (-1, 4, 0)])
def test_c6_11_an_onlooker_sees_the_counters_of_the_side_that_acts(side: int, seats: int, shown: int) -> None:
    media: Any = None
    scene: Any = SimpleNamespace(asked=None, view=SimpleNamespace(reader=-1, side=side, seats=[None] * seats))
    assert Words(media, scene).acting() == shown
