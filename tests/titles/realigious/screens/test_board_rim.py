"""R14.1, C10.4: the numbers of rows and columns are read on every table that the board can lie on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from game.store.goods import goods_of
from scenes.media.canvas import SIZE
from scenes.titles.realigious import board_ground
from scenes.titles.realigious.tiles_art import RealigiousArt
from tests.scenes.real_frames import contrast, luminance, wider

if TYPE_CHECKING:
    from scenes.program import Program

TABLES = [f"tables/{good.id}" for good in goods_of("table")]
LANDS = [f"realigious/backdrops/{climate}" for climate in ("arid", "cold", "temperate", "tropical")]
LEAST = 4.5
PLACES = [(x, y) for x in range(240, 1100, 50) for y in range(130, 1040, 50)]


@pytest.mark.parametrize("ground", [*TABLES, *LANDS])
def test_r14_1_the_numbers_at_the_rim_are_read_on_every_table(program: Program, ground: str) -> None:
    art = RealigiousArt(program.media, 60)
    table = program.media.sprites.backdrop(ground, SIZE)
    assert table is not None
    picture = board_ground.number(art, 5, board_ground.CALM).surface
    room = picture.get_rect().inflate(8, 8)
    alpha = np.zeros(room.size, int)
    alpha[4:-4, 4:-4] = pygame.surfarray.array_alpha(picture)
    for place in PLACES:
        frame = table.subsurface(room.move(place)).copy()
        frame.blit(picture, (4, 4))
        seen = luminance(pygame.surfarray.array3d(frame))
        inside = (alpha > 250) & (seen > 0.8 * seen[alpha > 250].max())
        around = wider(inside, 2) & ~wider(inside, 1)  # what is next to its letters, past their soft edge
        assert contrast(float(seen[inside].mean()), float(seen[around].mean())) >= LEAST, place
