"""Places of the table that show something of the match and stand for it: they tell about it, report the pointer, and
open its page when they are clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame

from game.match.seats import BOT, EMPTY, SeatInfo
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words
from scenes.widgets.pen import Pen

Choose = Callable[[str], None]
Hover = Callable[[str | None], None]


def ignore(ref: str | None) -> None:
    """Where ignore listens."""


class Calls(NamedTuple):
    """What a part asks of its table: a choice, the pointer coming (a ref) and going (None), a wish to read the page of
    a ref, the players of the seats, whether all about a ref is told beside while the pointer is there, and the seat
    that an onlooker has played, None for nobody's.
    """

    choose: Choose = ignore
    hover: Hover = ignore
    inspect: Choose = ignore
    seats: Callable[[], Sequence[SeatInfo]] = tuple
    told: Callable[[str], bool] = lambda _ref: False
    below: Callable[[], int | None] = lambda: None

    def info(self, seat: int) -> SeatInfo | None:
        """The player of a seat, None for ignore."""
        return next((info for info in self.seats() if info.seat == seat), None)

    def name(self, seat: int) -> str:
        """The name of a seat, or its number."""
        info = self.info(seat)
        return info.name if info is not None else str(seat + 1)

    def played(self, seat: int) -> bool:
        """Whether somebody chooses for a seat, and neither a bot nor nobody does."""
        info = self.info(seat)
        return info is None or info.kind not in (BOT, EMPTY)


NO_CALLS = Calls()


class Plate(Widget):
    """Draws its `content`, which is plain data; another one is drawn anew."""

    content: Any = None

    def display(self, content: Any) -> None:
        """Shows something else."""
        if content != self.content:
            self.content = content
            self.invalidate()

    def content_place(self) -> pygame.Rect:
        """Where what it shows stands, where that is less than all of it."""
        return self.rect

    def pen(self, surface: pygame.Surface) -> Pen:
        """What draws on a surface."""
        return Pen(surface, self.media)


class Spot(Plate):
    """`ref` is what it stands for ("" for nothing): "state:tithe", "resource:believers", "seat:1", "card:gleaning".
    `lit`: it can be chosen now, and a click does that; else a click opens its page. `briefly`: its tooltip is short
    while its page tells the rest.
    """

    focusable, briefly = True, False
    _lit = False

    def __init__(
        self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, *, tip: Words = "", name: str = ""
    ) -> None:
        self.ref = ref
        self.calls = calls
        super().__init__(parent, rect, name=name or f"spot.{ref}")
        self.tip = tip

    @property
    def lit(self) -> bool:
        """Whether it can be chosen."""
        return self._lit

    @lit.setter
    def lit(self, value: bool) -> None:
        if value != self._lit:
            self._lit = value
            self.invalidate()

    def figure_place(self) -> pygame.Rect | None:
        """Where a figure stands at its corner; None where there is none."""
        return None

    def hint(self) -> str:
        """Not what the page beside the board says at the same time."""
        return self.brief() if self.briefly and self.ref and self.calls.told(self.ref) else super().hint()

    def brief(self) -> str:
        """The short tooltip: the name, which stands first."""
        return super().hint().partition("\n")[0]

    def spoken(self) -> str:
        """All of the tooltip, however short it is shown."""
        return super().spoken() if self._spoken else super().hint()

    @property
    def hot(self) -> bool:
        """Whether the pointer or the keyboard is here."""
        return self.hovered or self.focused

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
        """A click."""
        if inside:
            self.click()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space click."""
        if self.chosen_by(event):
            self.click()
            return True
        return False

    def click(self) -> None:
        """Chooses what can be chosen, opens the page of anything else."""
        if self.ref:
            (self.calls.choose if self._lit else self.calls.inspect)(self.ref)
