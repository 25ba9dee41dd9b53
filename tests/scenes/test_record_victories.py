"""C2.2: no kind of victory that was won is left out of a record."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.record_victories import Kind, fitting

BOX = pygame.Rect(0, 0, 500, 334)


@pytest.mark.parametrize("count", [1, 7, 8, 9, 10, 24])
def test_c2_2_the_kinds_of_victory_add_up_to_the_victories(count: int) -> None:
    kinds = [Kind("ui/trophy", f"kind {i}", count - i) for i in range(count)]
    rows, _ = fitting([*kinds, Kind("ui/trophy", "never", 0)], BOX, "others")
    assert sum(row.n for row in rows) == sum(kind.n for kind in kinds)
    assert len(rows) * 30 <= BOX.height - 64


def test_c2_2_what_was_not_won_yet_takes_no_room_from_what_was() -> None:
    kinds = [Kind("", f"won {i}", 1) for i in range(8)] + [Kind("", f"to come {i}", 0) for i in range(4)]
    rows, flat = fitting(kinds, BOX, "others")
    assert flat and rows[:8] == kinds[:8] and len(rows) == 9
