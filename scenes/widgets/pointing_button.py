"""A button that tells elsewhere what it is about while the pointer or the keyboard is on it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.callbacks import ignore
from scenes.widgets.button import Button


class PointingButton(Button):
    """`points`: shows what the answer has to do with, on a board or in a line beside."""

    points: Callable[[], None] = staticmethod(ignore)

    def on_hover(self, inside: bool) -> None:
        """Under the pointer."""
        super().on_hover(inside)
        if inside:
            self.points()

    def on_focus(self, gained: bool) -> None:
        """By keys."""
        super().on_focus(gained)
        if gained:
            self.points()
