"""C8.7: what a board has composed takes no more than so much memory, whatever a match or a host that lies shows."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture, BoardArt
from scenes.program import Program

SIDE = 10
BYTES = SIDE * SIDE * 4


@pytest.fixture
def made() -> list[int]:
    """What was composed, in order."""
    return []


def picture(art: BoardArt, made: list[int], key: int) -> AnchoredPicture:
    def maker() -> AnchoredPicture:
        made.append(key)
        return AnchoredPicture(pygame.Surface((SIDE, SIDE), pygame.SRCALPHA), 0, 0)

    return art.make((key,), maker)


def test_c8_7_of_what_was_composed_that_stays_which_was_used_last(
    program: Program, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_art, "MOST_BYTES", 3 * BYTES)
    art = BoardArt(program.media, 64)
    for key in (1, 2, 3, 1, 4, 1, 3, 2):
        picture(art, made, key)
    assert made == [1, 2, 3, 4, 2]
    for key in range(100):
        picture(art, made, key)
    assert sum(one.surface.get_pitch() * SIDE for one in art._kept.values()) == 3 * BYTES


def test_c8_7_a_picture_that_is_larger_than_all_is_kept_alone(
    program: Program, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_art, "MOST_BYTES", 1)
    art = BoardArt(program.media, 64)
    assert picture(art, made, 1) is picture(art, made, 1)
    picture(art, made, 2)
    assert made == [1, 2] and len(art._kept) == 1
