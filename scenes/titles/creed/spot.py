"""A place on the screen that stands for something of the match: it reports the pointer and takes clicks."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.widgets.base import Host, RectLike, Widget, Words

Told = Callable[[str], None]
Hover = Callable[[str | None], None]


class Spot(Widget):
    """`ref` is what it stands for: "seat:1", "action:rumour"."""

    focusable = True

    def __init__(
        self, parent: Host, rect: RectLike, ref: str, on_click: Told, on_hover: Hover, *, tip: Words = "",
        name: str = "",
    ) -> None:  # fmt: skip
        self.ref, self.on_click, self.tell_hover = ref, on_click, on_hover
        super().__init__(parent, rect, name=name or f"spot.{ref}", tip=tip)

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().on_hover(inside)
        self.tell_hover(self.ref if inside else None)

    def on_focus(self, gained: bool) -> None:
        """The keyboard came or went."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.tell_hover(self.ref if gained else None)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click."""
        if inside:
            self.on_click(self.ref)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space click."""
        if self.chosen_by(event):
            self.on_click(self.ref)
            return True
        return False
