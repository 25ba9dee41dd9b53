"""Dice: one that is rolled over a board, and dice that lie on the table. A title paints their faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.animation import Animation, Cel, Frame, fading, span
from scenes.kit.hand import row
from scenes.kit.moving import MovingPart
from scenes.media.theme import ease_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from scenes.kit.stage import Stage
    from scenes.widgets.base import RectLike, WidgetParent

ROLL_MS, TURNS, SETTLED = 700, 4, 0.8
GAP = 12


def face_at(share: float, result: int, sides: int, turns: int, settled: float) -> int:
    """The face of a die at 0..1 of its roll: it runs through 1 to `sides`, `turns` times, and stands on its result from
    `settled` on.
    """
    return round((turns * sides + result) * ease_out(span(share, 0.04, settled))) % sides or sides


def dice_roll(
    stage: Stage, faces: Callable[[int, bool], Sequence[Cel]], result: int, sides: int, turns: int, settled: float
) -> Frame:  # fmt: skip
    """A die comes, is rolled and goes again. `faces(value, stands)` draws one."""

    def frame(share: float) -> list[Cel]:
        stands = stage.reduced or share >= settled
        value = face_at(1.0 if stage.reduced else share, result, sides, turns, settled)
        alpha = fading(share, 0.08, 0.93)
        return [cel._replace(alpha=alpha) for cel in faces(value, stands)]

    return frame


class Dice(MovingPart):
    """Dice side by side. `faces`: what they show, 0 before they were rolled."""

    sides = 6

    def __init__(self, parent: WidgetParent, rect: RectLike, side: int) -> None:
        self.side = side
        self.faces: Sequence[int] = ()
        super().__init__(parent, rect, name="dice")

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, face: int) -> None:
        """Draws a die into a square."""

    def put(self, faces: Sequence[int]) -> None:
        """They lie so."""
        if faces != self.faces:
            self.faces = faces
            self.invalidate()

    def roll(self, faces: Sequence[int]) -> int:
        """They are rolled and come to lie so; its length in ms at normal speed."""

        def frame(share: float) -> Sequence[Cel]:
            moment = 1.0 if self.reduced else share
            self.put([face_at(moment, face, self.sides, TURNS, SETTLED) for face in faces])
            return ()

        return self.play(Animation(self, ROLL_MS, frame, done=lambda: self.put(faces)))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Each die."""
        for place, face in zip(row(self.rect, len(self.faces), (self.side, self.side), GAP), self.faces, strict=True):
            self.paint(surface, place, face)
