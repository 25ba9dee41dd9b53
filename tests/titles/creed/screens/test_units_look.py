"""The tiles of the four nations are told apart without hue, also where they are small."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.creed.content import NATIONS, TILES
from scenes.media import theme
from scenes.titles.creed.units import figures_of

if TYPE_CHECKING:
    from scenes.program import Program

SIDE = 64
KINDS = ("infantry", "spearman", "shieldbearer", "cavalry", "archer", "siege_engine", "ballista", "obstacle")
FLOOR = 13
"""Of 255: how far the lightness of two nations' tiles of one kind lies apart, dot by dot on average."""


def lightness(program: Program, name: str) -> list[int]:
    """The tile at the size that it has on a board of four, in greys."""
    ground = pygame.Surface((SIDE, SIDE))
    ground.blit(pygame.transform.smoothscale(program.media.sprites.get(name), (SIDE, SIDE)), (0, 0))
    grey = pygame.transform.grayscale(ground)
    return [grey.get_at((x, y))[0] for x in range(SIDE) for y in range(SIDE)]


@pytest.mark.parametrize("palette", ["", "~safe"])
@pytest.mark.parametrize("kind", KINDS)
def test_c10_3_soldiers_of_two_nations_differ_in_greys(program: Program, kind: str, palette: str) -> None:
    seen = {nation: lightness(program, f"creed/unit/{kind}_{nation}{palette}") for nation in NATIONS}
    for one, other in combinations(NATIONS, 2):
        apart = sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / SIDE**2
        assert apart > FLOOR, (one, other, round(apart, 1))


def test_c6_5_a_tile_has_its_attack_on_the_blade_and_its_defence_on_the_shield(program: Program) -> None:
    for unit in TILES:
        words = figures_of(program.media, unit, 60, 20)
        left = words.subsurface((0, 0, words.get_width() // 2 - 6, words.get_height()))
        right = words.subsurface((words.get_width() // 2 + 6, 0, words.get_width() // 2 - 6, words.get_height()))
        assert left.get_bounding_rect().width and right.get_bounding_rect().width, unit


def test_c6_5_nothing_like_a_decimal_point_shows_between_attack_and_defence(program: Program) -> None:
    for apart, size in ((30, 20), (38, 24)):
        words = figures_of(program.media, next(iter(TILES)), apart, size)
        middle, low = words.get_width() // 2, words.get_height() // 2
        assert all(words.get_at((middle, low + down))[:] == (*theme.INK, 255) for down in range(2, apart * 2 // 5 - 1))
