"""The inspector (C6.4b): what the pointer is on, in full; pinned it stays. Links lead on, an arrow leads back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.realigious.info import page_of
from scenes.titles.realigious.info_spot import NO_CALLS, Calls
from scenes.titles.realigious.info_view import PageView
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView

PAD, HEAD, BUTTON = 16, 48, 44
Enlarge = Callable[[str, "SeatView | None", "Sequence[SeatInfo]"], object]


class InspectorPanel(Group, Part):
    """`look(ref)` follows the pointer, `inspect(ref)` pins a page."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        calls: Calls = NO_CALLS,
        on_enlarge: Enlarge = lambda _ref, _view, _names: None,
    ) -> None:
        super().__init__(parent, rect, solid=True, name="inspector")
        self.calls, self.on_enlarge = calls, on_enlarge
        self.pinned = False
        self.ref = ""
        self._trail: list[str] = []
        self._view: SeatView | None = None
        r = self.rect
        t = self.media.t
        x = r.right - 8 - BUTTON
        self._pin = Button(
            self, (x, r.y + 6, BUTTON, BUTTON), icon="ui/pin", icon_size=24, on_click=self.toggle_pin, kind="bare",
            on=False, name="inspector.pin", tip=t("screen.pin"),
        )  # fmt: skip
        self._large = Button(
            self, (x - BUTTON, r.y + 6, BUTTON, BUTTON), icon="ui/search", icon_size=24, on_click=self.enlarge,
            kind="bare", name="inspector.large", tip=t("screen.enlarge"),
        )  # fmt: skip
        self._back = Button(
            self, (x - 2 * BUTTON, r.y + 6, BUTTON, BUTTON), icon="ui/back", icon_size=24, on_click=self.back,
            kind="bare", name="inspector.back", tip=t("screen.back"),
        )  # fmt: skip
        self._back.visible = self._large.visible = False
        self.body = PageView(
            self, (r.x + PAD, r.y + HEAD + 8, r.width - 2 * PAD + 8, r.height - HEAD - PAD - 8), on_link=self.follow,
            name="inspector.page",
        )  # fmt: skip

    def show(self, view: SeatView) -> None:
        """Takes another view; the page on show is made anew from it. At first it is that of the reader, and again for
        another reader: what the one before looked at is not told (C6.7).
        """
        if self._view is not None and self._view.seat != view.seat:
            self.ref = ""
            self._trail.clear()
            self._set_pin(False)
        self._view = view
        if not self.ref:
            self._turn_to(f"seat:{view.seat}" if view.seat is not None else f"climate:{view.climate}")
        self._fill()

    def look(self, ref: str | None) -> None:
        """The pointer is on something; nothing happens while a page is pinned. None: what is shown stays."""
        if not self.pinned and ref:
            self._trail.clear()
            self._turn_to(ref)

    def inspect(self, ref: str) -> None:
        """Shows a page and pins it."""
        self._trail.clear()
        self._turn_to(ref)
        self._set_pin(True)

    def follow(self, ref: str) -> None:
        """A link inside a page."""
        if self.ref:
            self._trail.append(self.ref)
        self._turn_to(ref)
        self._set_pin(True)

    def back(self) -> None:
        """The page before."""
        if self._trail:
            self._turn_to(self._trail.pop())

    def key(self, action: str) -> bool:
        """Its key pins."""
        if action == "inspector":
            self.toggle_pin()
        return action == "inspector"

    def toggle_pin(self) -> None:
        """Pins or lets go."""
        self._set_pin(not self.pinned)

    def enlarge(self) -> None:
        """The page over the table, large."""
        if self.ref:
            self.on_enlarge(self.ref, self._view, self.calls.seats())

    def _set_pin(self, value: bool) -> None:
        self.pinned = value
        self._pin.on = value
        self.invalidate()

    def _turn_to(self, ref: str) -> None:
        page = page_of(self.media, ref, self._view, self.calls.seats())
        if page is None:
            return
        self.ref = ref
        self.body.put(page)
        self._large.visible = True
        self._back.visible = bool(self._trail)
        self.invalidate()

    def _fill(self) -> None:
        if self.ref:
            page = page_of(self.media, self.ref, self._view, self.calls.seats())
            if page is not None:
                self.body.put(page)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel and heading."""
        sprites, type_ = self.media.sprites, self.media.theme
        surface.blit(sprites.nine("nine/panel", self.rect.size), self.rect)
        if self.pinned:
            pygame.draw.rect(surface, theme.BRASS_LIGHT, self.rect.inflate(-2, -2), 2, 10)
        room = self.rect.width - 2 * PAD - 3 * BUTTON
        title = type_.line(self.media.t("screen.inspector"), room, theme.BUTTON, theme.GOLD, True)
        surface.blit(title, title.get_rect(midleft=(self.rect.x + PAD, self.rect.y + 6 + BUTTON // 2)))
