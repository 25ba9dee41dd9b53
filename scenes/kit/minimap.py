"""A board in small: one picture of all that its reader learnt, a ring around the place that is pointed at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import pygame

from scenes.media.sprites import SPARED_S, LaterError
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scenes.kit.board_space import Pos, Space

STALE_FRAMES = 2


class Minimap(Widget, ABC):
    """A title says in `space_of` where its places lie inside the rectangle, in `seen` what it shows of a view, and
    draws it in `compose`. `on_hover` gets the ref that is pointed at or None, `on_choose` that of a click.
    """

    glow = 0

    def __init__(
        self, parent: WidgetParent, rect: RectLike, *, on_hover: Callable[[str | None], None] | None = None,
        on_choose: Callable[[str], None] | None = None, name: str = "minimap",
    ) -> None:  # fmt: skip
        self._tell, self._choose = on_hover, on_choose
        self.view: Any = None
        self.space: Space | None = None
        self.pointed = ""
        self._picture: pygame.Surface | None = None
        self._stale = 0
        super().__init__(parent, rect, name=name)

    # --- what a title fills in

    @abstractmethod
    def space_of(self, view: Any) -> Space:
        """Where the places of a view lie."""

    def whose(self, view: Any) -> object:
        """Which map of which reader a view is of: nothing of another one stays in sight until it is composed."""
        return None

    @abstractmethod
    def seen(self, view: Any) -> object:
        """What the map shows of a view: nothing is drawn where it is equal."""

    @abstractmethod
    def compose(self, view: Any, space: Space) -> pygame.Surface:
        """The whole picture, as large as the rectangle."""

    def draw_pointed(self, pen: Pen, ref: str, space: Space) -> None:
        """The ring around a place."""

    # --- what is shown

    def show(self, view: Any) -> None:
        """Displays a view; draws nothing when the map did not change."""
        if self.view is not None and not self._stale and self.seen(self.view) == self.seen(view):
            self.view = view
            return
        if self.view is None or self.whose(self.view) != self.whose(view):
            self._picture = None
        self.view, self._stale = view, STALE_FRAMES
        self.space = self.space_of(view)
        self.ui.ticking[self] = None

    def move(self, dx: int, dy: int) -> None:
        """Shifts the map with its places."""
        super().move(dx, dy)
        if self.space is not None:
            self.space.window.move_ip(dx, dy)
            self.space.x, self.space.y = self.space.x + dx, self.space.y + dy

    def tick(self, dt: int) -> None:
        """Composes the map after the frame in which it was shown, which has enough to draw, as far as there is time;
        at once where nothing moves.
        """
        self._stale -= 1
        if self._stale > 0 or self.space is None:
            return
        spared = self.media.sprites.sparing(SPARED_S) if self.media.motion else nullcontext()
        with suppress(LaterError), spared:
            self._picture = self.compose(self.view, self.space)
            self.ui.ticking.pop(self, None)
            self.invalidate()

    def made_ready(self) -> Iterator[None]:
        """Composes what it has to show before it is seen, a few ms a step."""
        while self in self.ui.ticking:
            self.tick(0)
            yield

    def drop_stale(self) -> None:
        """What was composed of an earlier view is not shown any more."""
        if self in self.ui.ticking:
            self._picture = None
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The map, composed once for what it shows, and what marks the place that is pointed at."""
        if self._picture is not None:
            surface.blit(self._picture, self.rect)
        if self.pointed and self.space is not None:
            self.draw_pointed(Pen(surface, self.media), self.pointed, self.space)

    # --- the pointer

    def at(self, pos: Pos) -> Widget | None:
        """Takes note of the pointer as well."""
        found = super().at(pos)
        if found is self:
            self._point(self._ref_at(pos))
        return found

    def on_hover(self, inside: bool) -> None:
        """The pointer left."""
        self.hovered = inside
        if not inside:
            self._point("")

    def on_press(self, pos: Pos, button: int) -> bool:
        """A click tells the place."""
        ref = self._ref_at(pos)
        if button == 1 and ref and self._choose is not None:
            self._choose(ref)
            return True
        return False

    def _ref_at(self, pos: Pos) -> str:
        return self.space.at(pos) if self.space is not None else ""

    def _point(self, ref: str) -> None:
        if ref != self.pointed:
            self.pointed = ref
            self.invalidate()
            if self._tell is not None:
                self._tell(ref or None)
