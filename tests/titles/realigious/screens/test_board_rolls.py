"""R10.9, 10.5: what a combat shows over the board is whole wherever it is fought."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event
from tests.titles.realigious.screens.test_board_widget import Table, table

__all__ = ["table"]


def seen(table: Table, tile: int, **data: int) -> list[pygame.Rect]:
    """What a combat lays over the board in its middle, on the canvas."""
    event = Event(0, "combat_lost", "R10.9", {"seat": 0, "other": 1, "tile": tile, "r1": 90, "r2": 10, **data})
    made = table.there.animation_of(event, table.view)
    assert made is not None
    left, top = table.there.origin()
    return [cel.surface.get_rect(topleft=(cel.at[0] + left, cel.at[1] + top)) for cel in made._frame(0.5)]


@pytest.mark.parametrize("tile", [0, 6, 24, 42, 48])
@pytest.mark.parametrize("roll", [0, 40])
def test_r10_9_both_rates_are_seen_whole_wherever_is_fought(table: Table, tile: int, roll: int) -> None:
    plates = [rect for rect in seen(table, tile, rate=80, roll=roll) if rect.width < 300]
    assert len(plates) >= 3
    assert all(table.there.rect.contains(rect) for rect in plates)
