"""F8: what holds moving pictures is drawn for the first time in steps as any group is, and looks the same."""

from __future__ import annotations

import pygame

from scenes.kit.moving import MovingPart
from scenes.media.canvas import FULL
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.widgets.button import Button


class Still(MovingPart):
    """Three things, and a picture that moves."""

    def draw_moving(self, surface: pygame.Surface) -> None:
        surface.fill((200, 40, 40), (300, 300, 40, 40))


def test_f8_a_part_with_moving_pictures_is_painted_thing_by_thing(program: Program) -> None:
    scene = Scene(program.client)
    part = Still(scene, (100, 100, 600, 400), name="part")
    for i in range(3):
        Button(part, (120 + i * 180, 200, 160, 60), str(i))
    drawn, painted = pygame.Surface(FULL.size), pygame.Surface(FULL.size)
    steps = len(list(part.painting(painted)))
    part.draw(drawn)
    assert steps > 3
    assert pygame.image.tobytes(painted, "RGB") == pygame.image.tobytes(drawn, "RGB")
    assert painted.get_at((310, 310))[:3] == (200, 40, 40)
