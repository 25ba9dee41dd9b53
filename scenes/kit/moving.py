"""A part with pictures that move over the canvas: cards that fly, dice that roll (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.animation import Animations
from scenes.kit.part import Part
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from scenes.kit.animation import Animation


class MovingPart(Group, Part):
    """What moves is drawn over everything in the part, and beyond its rectangle. `speed`: times the normal pace;
    `reduced`: no movement.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, *, name: str) -> None:
        self.fx = Animations()
        self.speed, self.reduced = 1.0, False
        super().__init__(parent, rect, name=name)

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""
        self.speed, self.reduced = speed, reduced

    def origin(self) -> tuple[int, int]:
        """Places of pictures are those of the canvas."""
        return 0, 0

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part of the canvas for drawing."""
        self.ui.invalidate(rect)

    def play(self, made: Animation) -> int:
        """Begins an animation; its length."""
        self.ui.ticking[self] = None
        return self.fx.play(made)

    def finish(self) -> None:
        """Everything that moves has arrived."""
        self.fx.finish()

    def tick(self, dt: int) -> None:
        """Moves it on."""
        self.fx.advance(round(dt * self.speed))
        if not self.waits():
            self.ui.ticking.pop(self, None)

    def waits(self) -> bool:
        """Whether something goes on with time."""
        return bool(self.fx)

    def draw(self, surface: pygame.Surface) -> None:
        """What lies still, then what moves."""
        super().draw(surface)
        self.draw_moving(surface)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """A step for each thing that lies still, then what moves."""
        if type(self).draw is not MovingPart.draw:
            yield from super().painting(surface)
            return
        yield from self.painting_inside(surface)
        self.draw_moving(surface)

    def draw_moving(self, surface: pygame.Surface) -> None:
        """What moves."""
        self.fx.draw(surface)
