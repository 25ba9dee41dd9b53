"""The middle of the board of four: standards, counters around them, leaders that have no tent yet."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from game.core.ask import Option
from game.titles.creed.geometry import TENTS
from scenes.program import Program
from scenes.titles.creed import board_items
from scenes.titles.creed.nations import OWN, WHITE
from scenes.titles.creed.space import CreedSpace
from scenes.titles.creed.table_layout import BOARD
from tests.gallery.creed_boards import BoardScene, asked, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put


def test_r4_2_the_counters_of_four_lie_apart_around_their_standard() -> None:
    """Ten own and three white ones, inside the counter space, on no neighbour and not on the cloth."""
    plan = CreedSpace(4, 2, BOARD[4])
    for seat in range(4):
        places, here = plan.counters(seat), plan.clearing(seat)
        assert len(places) == OWN + WHITE and all(here.collidepoint(place) for place in places)
        side = min(math.dist(a, b) for a, b in combinations(places, 2))
        assert side >= 29
        cloth = plan.standard(seat)
        cloth = cloth.inflate(*(round(1.22 * plan.size * 176 / 92) - cloth.width for _ in "xy"))
        assert here.contains(cloth)
        assert not any(cloth.inflate(12, 12).collidepoint(place) for place in places)


def test_section_10_leaders_without_a_tent_lie_side_by_side_on_the_standard_of_four(
    program: Program, drive: Driver
) -> None:
    options = [Option(f"king_at:{tent}", "king_at", (f"tent:0{tent}",)) for tent in TENTS]
    question = asked(0, "setup_tents", options)
    shown = put(program, drive, BoardScene(program.client, sample_view(4, 0, "tents"), question)).board.shown
    king, commander = board_items.tray_places(shown).values()
    cloth = shown.space.standard(0)
    assert not king.colliderect(commander) and cloth.contains(king.union(commander))
    assert king.union(commander).centerx == pytest.approx(cloth.centerx, abs=1)
