"""What the panels of Vermilion's questions are made of: a heading of one line, rows of words with what comes of them,
dice that are buttons.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.framed_panel import FramedPanel
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.vermilion.dice import draw_die
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option
    from game.titles.vermilion.view import SeatView
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

GAP = 10
LEAVES = ("done", "pass", "decline")


class VermilionPanel(FramedPanel):
    """Its content is made in `fill`, which says first how large it is (`open_as`)."""

    widest = 1180

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, calls)
        self._words = words

    @property
    def words(self) -> Words:
        """Names and sentences about the view."""
        return self._words

    @property
    def seen(self) -> SeatView:
        """The view of the question."""
        view: SeatView = self.view
        return view

    def note(self, area: pygame.Rect, words: str, *, ink: theme.Colour = theme.DIM, size: int = 20) -> Label:
        """A sentence in a place of the panel."""
        return Label(self, area, words, size=size, colour=ink, wrap=True, align="center")

    def high(self, words: str, width: int, size: int = 20) -> int:
        """How high a sentence is at a width; 0 for none."""
        return self.media.theme.paragraph(words, width, size, theme.DIM).get_height() + GAP if words else 0


class DieButton(Button):
    """A die as an answer; `face` UNROLLED for one that lies ready."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, kind: str, face: int, on_click: Callable[[], None], name: str,
        tip: str,
    ) -> None:  # fmt: skip
        self.die, self.face = kind, face
        super().__init__(parent, rect, "", on_click, name=name, tip=tip, spoken=tip, sound="card")

    def draw(self, surface: pygame.Surface) -> None:
        """The die, raised under the pointer, its words beside it."""
        pen, hot = Pen(surface, self.media), self.hovered or self.focused
        side = min(self.rect.size)
        place = pygame.Rect(0, 0, side, side).move_to(center=self.rect.center).move(0, -4 if hot else 0)
        if hot:
            pen.nine("glow", place.inflate(24, 24))
        draw_die(pen, self.die, self.face, place)


def taken(options: Sequence[Option]) -> list[Option]:
    """Those that choose something."""
    return [option for option in options if option.key not in LEAVES]


def left(options: Sequence[Option]) -> list[Option]:
    """Those that leave it."""
    return [option for option in options if option.key in LEAVES]


def chooser(panel: VermilionPanel, key: str) -> Callable[[], None]:
    """What answers with a key."""
    return partial(panel.calls.choose, key)


