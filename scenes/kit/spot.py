"""A place on the screen that stands for something of the match: it tells about it, reports the pointer, and opens
its page when it is clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.match.seats import SeatInfo
from scenes.widgets.base import Host, RectLike, Widget, Words

Choose = Callable[[str], None]
Hover = Callable[[str | None], None]


def nobody(ref: str | None) -> None:
    """Where nobody listens."""


class Calls(NamedTuple):
    """What a part asks of its table: a choice, the pointer coming (a ref) and going (None), a wish to read the page of
    a ref, and the players of the seats.
    """

    choose: Choose = nobody
    hover: Hover = nobody
    inspect: Choose = nobody
    seats: Callable[[], Sequence[SeatInfo]] = tuple


NO_CALLS = Calls()


class Spot(Widget):
    """`ref` is what it stands for ("" for nothing): "state:tithe", "resource:believers", "seat:1", "card:gleaning"."""

    focusable = True

    def __init__(
        self, parent: Host, rect: RectLike, ref: str, calls: Calls, *, tip: Words = "", name: str = ""
    ) -> None:
        self.ref = ref
        self.calls = calls
        super().__init__(parent, rect, name=name or f"spot.{ref}", tip=tip)

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().on_hover(inside)
        self.calls.hover(self.ref if inside and self.ref else None)

    def on_focus(self, gained: bool) -> None:
        """The keyboard came or went."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.calls.hover(self.ref if gained and self.ref else None)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1 and bool(self.ref)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click opens the page."""
        if inside:
            self.click()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space open the page."""
        if self.chosen_by(event):
            self.click()
            return True
        return False

    def click(self) -> None:
        """What a click does."""
        if self.ref:
            self.calls.inspect(self.ref)
