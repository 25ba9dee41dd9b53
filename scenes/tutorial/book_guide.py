"""What a lesson says beside the rulebook that it has asked to open: the book would hide the plate (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

import pygame

from scenes.media import theme
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.focus_ring import draw_focus_ring
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.media.media import Media
    from scenes.widgets.base import WidgetParent

TOLD_KEYS = ("undo", "rules", "situation", "inspector", "end_turn", "back", "zoom_in", "zoom_out", "own_piece",
             "tracker", "recap", "choose")  # fmt: skip
PAD, FACE, WIDE, HIGH, APART, BETWEEN = 16, 72, 220, 48, 16, 4
CLOSES = "tutorial.rules_open"


class Guide(NamedTuple):
    """Who speaks, and the text key of what is said."""

    portrait: str
    text: str


@runtime_checkable
class Guiding(Protocol):
    """A scene that may go on speaking beside the rulebook."""

    def guide(self) -> Guide | None:
        """What is said beside a rulebook that is opened now; None where nothing is."""


def sentence(media: Media, text: str) -> str:
    """A sentence of a lesson with the keys of now."""
    return media.t(text, **{action: media.bindings.label(action) for action in TOLD_KEYS})


class BookGuide(Group):
    """A strip at the foot of the book: portrait, words, how the lesson goes on, and the button for it. `by_enter`:
    whether Enter presses this now, which a ring shows.
    """

    def __init__(self, parent: WidgetParent, place: pygame.Rect, guide: Guide, close: Callable[[], None],
                 by_enter: Callable[[], bool]) -> None:  # fmt: skip
        super().__init__(parent, place, name="book_guide")
        self.by_enter, self._marked = by_enter, False
        scale, paragraph = parent.ui.media.theme.scale, parent.ui.media.theme.paragraph
        pad, face = _px(scale, PAD), _px(scale, FACE)
        Portrait(self, (place.x + pad, place.centery - face // 2, face, face), guide.portrait)
        x, width = place.x + pad + face + APART, _width(place.width, scale)
        said = (sentence(self.media, guide.text), theme.BODY), (sentence(self.media, CLOSES), theme.SMALL)
        high, below = (paragraph(words, width, size).get_height() for words, size in said)
        y = place.centery - (high + BETWEEN + below) // 2
        Label(self, (x, y, width, high), said[0][0], wrap=True, name="book_guide.text")
        place_below = (x, y + high + BETWEEN, width, below)
        Label(self, place_below, said[1][0], size=theme.SMALL, colour=theme.DIM, wrap=True)
        wide, tall = _px(scale, WIDE), _px(scale, HIGH)
        place = pygame.Rect(place.right - pad - wide, place.centery - tall // 2, wide, tall)
        key = self.media.bindings.label("choose")
        self.button = Button(self, place, self.media.t("tutorial.next"), close, name="book_guide.next", kind="gold",
                             size=theme.BODY, tip=self.media.t("tutorial.next.tip", key=key))  # fmt: skip

    def mark(self) -> None:
        """The ring comes and goes with what Enter is for."""
        if self._marked != self.by_enter():
            self._marked = not self._marked
            self.ui.invalidate(self.button.focus_ring().inflate(16, 16))

    def draw_back(self, surface: pygame.Surface) -> None:
        """The material of the plate on the table."""
        self.media.sprites.draw_nine(surface, "nine/panel_brass", self.rect)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The ring of what Enter presses, where the focus does not bear it."""
        if self._marked and not (self.ui.keyboard and self.ui.focus is self.button):
            draw_focus_ring(surface, self.button.focus_ring())


def guide_height(media: Media, guide: Guide, wide: int) -> int:
    """How high the strip is in a book so wide inside."""
    scale, paragraph = media.theme.scale, media.theme.paragraph
    width = _width(wide, scale)
    words = paragraph(sentence(media, guide.text), width, theme.BODY).get_height()
    words += BETWEEN + paragraph(sentence(media, CLOSES), width, theme.SMALL).get_height()
    return max(words, _px(scale, FACE)) + 2 * _px(scale, PAD)


def _width(wide: int, scale: int) -> int:
    """How wide the words are in a strip so wide."""
    return wide - 2 * _px(scale, PAD) - _px(scale, FACE) - _px(scale, WIDE) - 2 * APART


def _px(scale: int, length: int) -> int:
    return length * max(100, scale) // 100
