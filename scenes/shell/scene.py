"""A screen or an overlay. Read the docstring of the package `scenes` for how to write one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.media.tween import Tween, Tweens
from scenes.widgets.base import Widget
from scenes.widgets.toast import PLACES, NoticePlace
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.shell.client import Client
    from scenes.shell.screen import Screen


class Scene:
    """A screen, or an overlay when `opaque` is False. Subclasses override `build`, and `draw_back`,
    `on_action`, ... as needed.

    `build` makes all widgets out of the scene's own state; it is called on entering, after a change of
    language, and by `rebuild`. `rules_place` is what F1 opens (a rule id such as "R10.2", or "") in the
    rulebook of the game `rules_title` ("": that of the scene below). `choosing`: an overlay that belongs to a choice at
    the table, so its clock goes on (C6.8).
    `pauses`: the match rests as long as the scene is on the stack. `frugal`: it stays long and draws little, so no
    decoded pages are kept.
    """

    opaque = True
    choosing = False
    pauses = False
    frugal = False
    rules_place = ""
    rules_title = ""
    music = ""
    notices: Sequence[NoticePlace] = PLACES
    """Where notices may stand while it is on top."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.media, self.home, self.online, self.nav = client.media, client.home, client.online, client.nav
        self.ui = Ui(client.media, self)
        self.timeline = Tweens()
        self.built = False
        self._laying_out = False

    def build(self) -> None:
        """Makes the widgets."""

    def lay_out(self) -> None:
        """Builds the scene at the scale of now (C10.3)."""
        self.build()

    def enter(self) -> None:
        """The scene came onto the stack."""
        self.rebuild()

    def leave(self) -> None:
        """The scene left the stack: let go of threads and files here."""

    def delays_quit(self, end: Callable[[], None]) -> bool:
        """The window is closed. True: there is something to write first, and the scene calls `end` afterwards."""
        return False

    def covered(self) -> None:
        """Another scene has come over this one, which was on top."""

    def resume(self) -> None:
        """The scene is on top again because what covered it is gone."""

    def rebuild(self) -> None:
        """Makes the widgets anew; the focus stays on the widget of the same name."""
        focus = self.ui.focus.name if self.ui.focus is not None else ""
        keyboard = self.ui.keyboard
        self.ui.clear()
        self._laying_out = True
        try:
            self.lay_out()
        finally:
            self._laying_out = False
        self.built = True
        self.ui.set_focus(self.ui.find(focus), keyboard)
        if self.on_top:
            self.ui.set_hover(self.ui.root.at(self.media.mouse))
        self.invalidate()

    def turn(self) -> None:
        """Makes the widgets anew to show another page: what was shown stays until the page is painted in slices."""
        self.nav.stack.turn(self)

    def add(self, widget: Widget) -> None:
        """Puts a widget on top (widgets do this themselves when they are made with the scene as parent)."""
        self.ui.add(widget)

    def open_over(self, make: Callable[[Client], Screen]) -> None:
        """Opens a scene over the present one."""
        self.client.open_over(make)

    def toast(self, text: str, kind: str = "info") -> None:
        """Shows a sentence for a while; kinds info, good, bad."""
        self.nav.toast(text, kind)

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key in the current language."""
        return self.media.texts.get(key, **args)

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Asks for a new drawing of a logical rectangle, or of everything."""
        if not self._laying_out:  # all of it is marked afterwards
            self.nav.stack.damage(FULL if rect is None else rect, self)

    @property
    def on_top(self) -> bool:
        """Whether no other scene lies over this one."""
        return self.nav.stack.top is self

    def animate(self, length: int, step: Callable[[float], None], done: Callable[[], None] | None = None) -> Tween:
        """Runs `step` with 0..1 (eased out) over `length` ms."""
        return self.timeline.run(length, step, done)

    def after(self, length: int, done: Callable[[], None]) -> Tween:
        """Calls `done` once after `length` ms."""
        return self.timeline.run(length, None, done)

    def busy(self) -> bool:
        """Whether the loop must keep 60 frames a second."""
        return self.timeline.busy or self.ui.busy()

    def window_changed(self) -> None:
        """The program went to full screen or back to a window."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets first, then actions by key. True when the event was used."""
        if self.ui.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            return any(self.on_action(action) for action in self.media.bindings.actions(event))
        return False

    def on_action(self, action: str) -> bool:
        """A bound key was pressed. "back" leaves the scene; override and call super for the rest."""
        if action == "back":
            return self.on_back()
        return False

    def on_back(self) -> bool:
        """Esc. False when the scene does not want to be left that way."""
        return False

    def update(self, dt: int) -> None:
        """Moves time on by dt ms. Called for the top scene and for those that show through."""
        self.timeline.update(dt)
        self.ui.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything inside the surface's clip; changes nothing."""
        self.draw_back(surface)
        self.ui.draw(surface)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """The same in steps of a few ms: what is drawn for the first time takes longer than a frame."""
        yield from self.media.sprites.prepared(self.draw_back)
        self.draw_back(surface)
        yield
        yield from self.ui.painting(surface)

    def draw_back(self, surface: pygame.Surface) -> None:
        """What lies under the widgets; an opaque scene must cover the whole canvas here."""
        if self.opaque:
            surface.fill(theme.DESK)

    def covers(self, area: pygame.Rect) -> bool:
        """Whether nothing below shows through there: the scenes below aren't drawn."""
        return self.opaque

    def close(self) -> None:
        """Leaves the stack if this scene is on top."""
        if self.on_top:
            self.nav.stack.pop()

    def recovers_from(self, error: Exception) -> bool:
        """A frame has failed. True: what strangers sent was the cause, and the scene has gone (C8.7)."""
        return False

    def opening(self) -> str:
        """What is said when the scene comes up, before what has the focus (C12.9)."""
        return ""

    def panel_rect(self) -> pygame.Rect | None:
        """For overlays: the part that slides in."""
        return None
