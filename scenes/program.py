"""The program: window, frame loop, input. It makes what all scenes share (C1)."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.store.notices import Notice
from game.store.settings import Settings
from scenes.media import theme
from scenes.media.canvas import FULL, Canvas
from scenes.media.input import coalesced, commits_first
from scenes.media.media import NOWHERE, Media
from scenes.media.memory import Surplus
from scenes.media.sprites import Sprites
from scenes.media.touch import Fingers
from scenes.shell import routes
from scenes.shell.client import Client
from scenes.shell.narrator import Narrator
from scenes.shell.navigator import AWAKE_MS

if TYPE_CHECKING:
    from scenes.menu.group_controller import GroupController

FAST_HZ, IDLE_HZ = 60, 20
LONGEST_STEP_MS = 100


class Program:
    """The running program. Nobody but the start, the gallery and the tests know it: scenes have the `client`."""

    def __init__(
        self,
        data: Path,
        settings: Settings,
        surface: pygame.Surface,
        language: str = "",
        strict: bool = False,
        motion: bool = True,
        sprites: Sprites | None = None,
        typography: theme.Theme | None = None,
    ) -> None:
        self.media = Media(settings, Canvas(surface), language, strict, motion, sprites, typography)
        self.client = Client(data, self.media)
        self.home, self.online, self.nav = self.client.home, self.client.online, self.client.nav
        self.wants_fullscreen = False
        self.on_first_frame: Callable[[], None] | None = None
        self._shown = False  # whether there was a first frame, which is drawn whole
        self._put_off = False  # whether drawing has waited for this frame
        self._waited = 0  # ms that the scenes have not been told of
        self._dropped: list[Path] = []
        self._fingers = Fingers()
        self._narrator = Narrator(self.nav)
        self._surplus = Surplus()
        self._desk: GroupController | None = None
        pygame.key.stop_text_input()  # an input method must not swallow key bindings; text entries start it

    def run(self) -> None:
        """The frame loop: 60 Hz while something happens, 20 Hz when idle; draws only what has changed."""
        clock = pygame.time.Clock()
        self.frame(0)
        while self.nav.running:
            self.guarded_frame(min(clock.tick(self.rate()), LONGEST_STEP_MS))
        self.shut()

    def guarded_frame(self, dt: int) -> None:
        """One frame. What fails in it is raised, unless a scene on the stack recovers_from it."""
        stack = self.nav.stack
        try:
            self.frame(dt)
        except Exception as error:
            if not any(scene.recovers_from(error) for scene in stack.all()):
                raise
            self.media.canvas.surface.set_clip(None)
            stack.transition = None
            stack.damage(FULL)

    def rate(self) -> int:
        """Frames a second wanted now."""
        stack = self.nav.stack
        moving = (
            stack.transition is not None
            or stack.behind
            or stack.toasts.busy()
            or any(scene.busy() for scene in stack.visible())
        )
        return FAST_HZ if moving or self.nav.awake > 0 else IDLE_HZ

    def frame(self, dt: int) -> None:
        """One frame: input, time, drawing. `dt` is ms since the last one. Tests call this directly."""
        nav, media = self.nav, self.media
        media.pace.begin(time.perf_counter() if media.motion and self._shown else None)
        events = coalesced(pygame.event.get())
        if sys.platform == "darwin":
            events = commits_first(events)
        nav.awake = AWAKE_MS if events else max(0, nav.awake - dt)
        for event in events:
            self.dispatch(event)
        if self._dropped:
            import_module("scenes.menu.sharing").take_in(self.client, *self._dropped)
            self._dropped.clear()
        self._meet(dt)
        media.presses.update(dt)
        self._waited += dt
        if not nav.stack.unfinished:  # what is shown together shows one moment
            nav.update(self._waited)
            self._waited = 0
        media.sounds.update()
        self._surplus.update(dt, self.rate() != IDLE_HZ)
        self._narrator.follow()
        if lost := media.sprites.take_unreadable():
            nav.tell(Notice("start.pictures", {"names": ", ".join(lost)}))
        media.sprites.rest(dt, nav.stack.top is not None and nav.stack.top.frugal)
        shown = self._draw()
        if shown and self.on_first_frame is not None:
            first, self.on_first_frame = self.on_first_frame, None
            first()

    def _draw(self) -> bool:
        """Draws what has changed; where something moves and the frame has done enough already, the next one does."""
        self._put_off = not self._put_off and self.media.pace.enough
        if self._put_off:
            return False
        shown = self.nav.stack.paint(self.media.pace.until)
        self._shown = self._shown or shown
        return shown

    def dispatch(self, event: pygame.event.Event) -> None:
        """Gives one event to the window, the notices or the top scene."""
        for mapped in self._fingers.translate(self._mapped(event)):
            self.media.presses.hear(mapped)
            if self.nav.stack.unseen and self._answers(mapped):
                continue  # it was meant for what is still shown
            if not (self._window_event(mapped) or self.nav.stack.toasts.handle(mapped) or self._global_action(mapped)):
                top = self.nav.stack.top
                if top is not None:
                    top.handle(mapped)

    def _answers(self, event: pygame.event.Event) -> bool:
        """Whether an event presses what is under the pointer or has the focus."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        return pressed or (event.type == pygame.KEYDOWN and "choose" in self.media.bindings.actions(event))

    def _meet(self, dt: int) -> None:
        """What others do is heard from the second frame on."""
        if self._desk is None and self.on_first_frame is None:
            from scenes.menu.group_controller import GroupController

            self._desk = GroupController(self.client)
        if self._desk is not None:
            self._desk.update(dt)
        if self.online.service is not None:
            self.online.service.tell_notices(self.nav.tell)

    def shut(self) -> None:
        """Leaves every scene, waits for what is being written, and closes the files."""
        from scenes.shell.shutdown import shut_down

        if not self.client.fullscreen:
            width, height = self.media.canvas.window.get_size()
            self.media.settings.window_size = (width, height)
        shut_down(self.client)
        self.media.sounds.close()
        self.media.speech.close()
        self.online.close()
        self.home.close()

    def _mapped(self, event: pygame.event.Event) -> pygame.event.Event:
        """Mouse places on the canvas instead of in the window."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event
        old = self.media.mouse
        self.media.mouse = self.media.canvas.to_logical(event.pos)
        fields = {**event.dict, "pos": self.media.mouse}
        if event.type == pygame.MOUSEMOTION:  # the first one tells where the pointer happens to be: nobody moved it
            fields["rel"] = (self.media.mouse[0] - old[0], self.media.mouse[1] - old[1]) if old != NOWHERE else (0, 0)
        return pygame.event.Event(event.type, fields)

    def _window_event(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.QUIT:
                if not any(scene.delays_quit(self.nav.quit) for scene in reversed(self.nav.stack.all())):
                    self.nav.quit()
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                surface = pygame.display.get_surface()
                if surface is not None:
                    self.media.canvas.resize(surface)
                self.nav.stack.damage(FULL)
            case pygame.DROPFILE:
                self._dropped.append(Path(event.file))
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self.nav.stack.damage(FULL)
            case pygame.WINDOWLEAVE:
                if self.nav.stack.top is not None and self.nav.stack.top.ui.held is None:
                    self.nav.stack.top.ui.set_hover(None)
            case _:
                return False
        return True

    def _global_action(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        top = self.nav.stack.top
        if top is not None and top.ui.focus is not None and top.ui.focus.takes_all_keys:
            return False
        for action in self.media.bindings.actions(event):
            if action == "fullscreen":
                self.client.set_fullscreen(not self.client.fullscreen)
                return True
            if action == "rules" and top is not None and self.home.profile is not None:
                pointed = top.ui.hover or top.ui.focus
                self.nav.open_rules(pointed.rule if pointed is not None else "")
                return True
            if action == "report" and self._report():
                return True
        return False

    def _report(self) -> bool:
        """Opens a report on the match that is on the screen (C12.5); False when there is none, or it is open."""
        from game.match.whole import WholeMatch  # there is none before it was loaded by a table

        matches = (getattr(scene, "match", None) for scene in self.nav.stack.all())
        found = [match for match in matches if isinstance(match, WholeMatch)]
        if not found or routes.is_of("report", self.nav.stack.top):
            return False
        self.nav.open("report", match=found[-1])
        return True
