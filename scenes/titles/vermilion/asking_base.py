"""What the panels of Vermilion's questions are made of: a heading of one line, rows of words with what comes of them,
dice that are buttons.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.question_panel import QuestionPanel
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.vermilion.dice import draw_die
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import SeatView
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

TOP, PAD, GAP, FOOT, BUTTON = 56, 24, 10, 20, 56
WIDEST = 1180
LEAVES = ("done", "pass", "decline")


class VermilionPanel(QuestionPanel):
    """Its content is made in `fill`, which says first how large it is (`open_as`)."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, calls)
        self.words = words

    @property
    def seen(self) -> SeatView:
        """The view of the question."""
        view: SeatView = self.view
        return view

    def open_as(self, question: Question, width: int, height: int) -> pygame.Rect:
        """Takes its heading and its place for a content of this size; where the content lies."""
        self.heading = self.words.ask(question)[0]
        need = self.media.theme.width(self.heading, theme.BUTTON, True) + 2 * PAD + 24
        self.fit(min(WIDEST, max(width + 2 * PAD, min(need, 900))), height + TOP + FOOT)
        return self.area()

    def area(self) -> pygame.Rect:
        """What lies under the heading."""
        r = self.rect
        return pygame.Rect(r.x + PAD, r.y + TOP, r.width - 2 * PAD, r.height - TOP - FOOT)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, frame, heading."""
        pen, r = Pen(surface, self.media), self.rect
        surface.blit(*self.media.sprites.shadow(r, 28))
        surface.fill(theme.DESK, r.inflate(-24, -24))
        pen.nine("panel_brass", r)
        pen.nine("panel_brass", r)
        pen.line(self.heading, r.width - 2 * PAD - 16, theme.BUTTON, theme.GOLD, True, height=TOP - 12, align="center",
                 center=(r.centerx, r.y + TOP // 2 + 2))  # fmt: skip

    def answer_button(
        self, option: Option, question: Question, place: RectLike, kind: str = "plain", note: str = ""
    ) -> Button:  # fmt: skip
        """An answer in words, below them what comes of it."""
        face = self.words.face(question, option)
        return self.button(option.key, place, face.text, icon=face.icon, icon_size=28, size=theme.BODY, kind=kind,
                           note=note)  # fmt: skip

    def leaving_row(self, question: Question, options: Sequence[Option], area: pygame.Rect) -> None:
        """The answers that choose nothing, side by side at the foot."""
        count = len(options)
        if not count:
            return
        wide = min(420, (area.width - GAP * (count - 1)) // count)
        x = area.centerx - (wide * count + GAP * (count - 1)) // 2
        for option in options:
            self.answer_button(option, question, (x, area.bottom - BUTTON, wide, BUTTON))
            x += wide + GAP

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


