"""The banners of several winners leave the middle of the picture free."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.table import banners

if TYPE_CHECKING:
    from scenes.program import Program

PICTURE = pygame.Rect(0, 0, 992, 1080)


def test_c6_8_two_banners_hang_left_and_right_of_what_the_picture_is_about(program: Program) -> None:
    surface = pygame.Surface(PICTURE.size, pygame.SRCALPHA)
    banners.hang_standards(program.media, surface, PICTURE, ["creed/banner/aurand", "creed/banner/selkara"])
    drawn = pygame.mask.from_surface(surface).get_bounding_rects()
    assert any(rect.right < 300 for rect in drawn) and any(rect.left > 692 for rect in drawn)
    assert not any(rect.colliderect((300, 0, 392, 1080)) for rect in drawn)
