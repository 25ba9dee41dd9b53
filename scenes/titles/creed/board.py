"""The board of Creed: shows a view, marks choices, takes pointer and keys, plays events (section 10, C6).

The board decides nothing: what can be chosen is what was offered, numbers come from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatView


def nobody(_told: object) -> None:
    """Where nobody listens."""


class Board(Group):
    """`on_choose(key)`: an option is chosen by its key; `on_pick(options)`: several stand for a click;
    `on_select(ref)`: another acting thing ("cell:0L1r3", "hand:archer", "action:rumour", "" for none);
    `on_hover(ref)`: what is pointed at; `on_preview(option)`: what a click would choose now; `on_stage()`: a set-up
    was changed; `on_inspect(ref)`: something that is not offered was clicked.

    Set-up is staged here and sent by whoever confirms it: units as keys of `setup_units` (`staged`, `stage_all`,
    `unstage`), leaders as tents (`leaders`, `set_leaders`). `face_down`: how a unit is laid on rank 3.
    """

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        *,
        on_choose: Callable[[str], None],
        on_pick: Callable[[Sequence[Option]], None] = nobody,
        on_select: Callable[[str], None] = nobody,
        on_hover: Callable[[str | None], None] = nobody,
        on_preview: Callable[[Option | None], None] = nobody,
        on_stage: Callable[[], None] = lambda: None,
        on_inspect: Callable[[str], None] = nobody,
        name: str = "board",
    ) -> None:
        self.on_choose, self.on_pick, self.on_select = on_choose, on_pick, on_select
        self.tell_hover, self.on_preview = on_hover, on_preview
        self.on_stage, self.on_inspect = on_stage, on_inspect
        self.face_down = False
        self.selected = ""
        super().__init__(parent, rect, solid=True, name=name)

    def show(self, view: SeatView) -> None:
        """Displays a view."""

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Marks what can be chosen; None and an empty list take all marks away."""

    def animate(self, event: Event, after: SeatView) -> int:
        """Begins to show an event; ms at normal speed, 0: nothing to wait for."""
        return 0

    def finish(self) -> None:
        """Brings every running animation to its end."""

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""

    def reveal_place(self, ref: str) -> None:
        """Shows where a place is: a ring of light spreads on it."""

    def rect_of(self, ref: str) -> pygame.Rect | None:
        """A place on the canvas; None for what is none."""
        return None

    def select(self, ref: str) -> None:
        """Another acting thing; its targets light up."""

    def deselect(self) -> bool:
        """Nothing acts any more; False when nothing did."""
        return False

    def staged(self) -> list[str]:
        """The placements on the board as keys of `setup_units`, in the order of placing."""
        return []

    def stage_all(self, placements: Sequence[str]) -> None:
        """Lays out a whole set-up: keys, or texts as in `content.UNIT_PRESETS`."""

    def unstage(self) -> None:
        """Takes everything staged back."""

    def leaders(self) -> dict[str, str]:
        """Where king and commander are laid, "" for not yet: {"king": "T11", "commander": ""}."""
        return {}

    def set_leaders(self, king: str, commander: str) -> None:
        """Lays both ("" back beside the camp)."""
