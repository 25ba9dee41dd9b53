"""A panel of a question in a brass frame: a heading of one line, a content that says how large it is, and at the foot
the answers that choose nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from scenes.kit.question_panel import QuestionPanel
from scenes.media import theme
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from scenes.kit.words import TitleWords
    from scenes.widgets.base import RectLike
    from scenes.widgets.button import Button

TOP, FOOT, BUTTON, WIDE, APART = 56, 20, 56, 420, 10
"""The heading's room, what is free at the foot, an answer's height, its most width, how far two are apart."""


class FramedPanel(QuestionPanel):
    """A title makes the content in `fill`, which says first how large it is (`open_as`). `pad`: what is free at the
    sides; `widest`: of the panel, `by_heading`: how wide its heading may make it; `frames`: how often the frame is
    laid, which shines through.
    """

    pad, widest, by_heading, frames = 24, 1920, 900, 2

    @property
    @abstractmethod
    def words(self) -> TitleWords:
        """Names and sentences about the view."""

    def open_as(self, question: Question, width: int, height: int) -> pygame.Rect:
        """Takes its heading and its place for a content of this size; where the content lies."""
        self.heading = self.words.ask(question)[0]
        need = self.media.theme.width(self.heading, theme.BUTTON, True) + 2 * self.pad + 24
        self.fit(min(self.widest, max(width + 2 * self.pad, min(need, self.by_heading))), height + TOP + FOOT)
        return self.area()

    def area(self) -> pygame.Rect:
        """What lies under the heading."""
        r = self.rect
        return pygame.Rect(r.x + self.pad, r.y + TOP, r.width - 2 * self.pad, r.height - TOP - FOOT)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, frame, heading."""
        pen, r = Pen(surface, self.media), self.rect
        self.media.sprites.draw_shadow(surface, r, 28)
        surface.fill(theme.DESK, r.inflate(-24, -24))
        for _ in range(self.frames):
            pen.nine("panel_brass", r)
        pen.line(self.heading, r.width - 2 * self.pad - 16, theme.BUTTON, theme.GOLD, True, height=TOP - 12,
                 align="center", center=(r.centerx, r.y + TOP // 2 + 2))  # fmt: skip

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
        wide = min(WIDE, (area.width - APART * (count - 1)) // count)
        x = area.centerx - (wide * count + APART * (count - 1)) // 2
        for option in options:
            self.answer_button(option, question, (x, area.bottom - BUTTON, wide, BUTTON))
            x += wide + APART
