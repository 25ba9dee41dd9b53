"""The program: window, frame loop, and what all scenes share (C1)."""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import copy
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pygame

from game.store.notices import Notice, StoreError
from game.store.settings import Settings, save_settings
from scenes import window
from scenes.media import memory, theme
from scenes.media.canvas import FULL, SIZE, Canvas
from scenes.media.damage import Damage
from scenes.media.input import Bindings, coalesced
from scenes.media.sounds import Sounds
from scenes.media.speech import Speech
from scenes.media.sprites import Sprites
from scenes.media.texts import Texts
from scenes.media.touch import Fingers
from scenes.shell import routes
from scenes.shell.stack import SceneStack, survive
from scenes.shell.work import Work, import_all, nothing
from scenes.widgets.toast import Toasts

if TYPE_CHECKING:
    from game.net.service import Service
    from game.people import People
    from game.store.profiles import Profile, Store
    from game.store.replays import ReplayFolder
    from game.store.saves import SaveFolder
    from scenes.menu.group_desk import GroupDesk
    from scenes.widgets.gui import Gui

T = TypeVar("T")
FAST_HZ, IDLE_HZ = 60, 20
AWAKE_MS = 600
LONGEST_STEP_MS = 100
NOWHERE = (-1, -1)
SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
CURSORS = {
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}


class App:
    """The running program. Scenes find everything here; the names without underscore are for them."""

    def __init__(
        self,
        data: Path,
        settings: Settings,
        surface: pygame.Surface,
        language: str = "",
        strict: bool = False,
        motion: bool = True,
        sprites: Sprites | None = None,
        letters: theme.Theme | None = None,
    ) -> None:
        self.data = data
        self.settings, self._stored = settings, copy(settings)
        self.canvas = Canvas(surface)
        self.theme = letters or theme.Theme()
        self.theme.set_scale(settings.ui_scale)
        self.texts = Texts(language or settings.language, strict)
        self.sprites = sprites or Sprites()
        self._take_palette()
        self.sounds = Sounds()
        self.speech = Speech(self)
        self.bindings = Bindings(settings.bindings)
        self.stack = SceneStack(self)
        self.toasts = Toasts(self)
        self.motion = motion
        self.mouse = NOWHERE
        self.profile: Profile | None = None
        self.playing: set[str] = set()  # uids of the profiles whose match is open now (C4.1)
        self.running = True
        self.wants_fullscreen = False
        self.gui: Gui | None = None
        self.on_first_frame: Callable[[], None] | None = None
        self._fingers = Fingers()
        self._damage = Damage()
        self._works: list[Work[Any]] = []
        self._awake = AWAKE_MS
        self._cursor = "arrow"
        self._store: Store | None = None
        self._saves: SaveFolder | None = None
        self._replays: ReplayFolder | None = None
        self._people: People | None = None
        self._network: Service | None = None
        self._desk: GroupDesk | None = None
        self.sounds.set_volumes(settings.sound, settings.music)
        pygame.key.stop_text_input()  # an input method must not swallow key bindings; text entries start it

    # --- what scenes ask for

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key in the current language."""
        return self.texts.get(key, **args)

    @property
    def store(self) -> Store:
        """Profiles and history; opened at first use. Raises StoreError when the data folder can't be used."""
        if self._store is None:
            from game.store.profiles import Store

            self._store = Store(self.data)
        return self._store

    @property
    def saves(self) -> SaveFolder:
        """Saved matches."""
        if self._saves is None:
            from game.store.saves import SaveFolder

            self._saves = SaveFolder(self.data)
        return self._saves

    @property
    def replays(self) -> ReplayFolder:
        """Replays of finished matches."""
        if self._replays is None:
            from game.store.replays import ReplayFolder

            self._replays = ReplayFolder(self.data)
        return self._replays

    @property
    def network(self) -> Service:
        """The network's thread (C8), from the first time that the player goes there."""
        if self._network is None:
            from game.net.service import Service

            self._network = Service(self)
        return self._network

    @property
    def people(self) -> People:
        """Who is there, and the group of who plays here (C3.5, C4)."""
        from game.people_here import PeopleHere, person_of

        if self._people is None:
            self._people = PeopleHere(lambda: self.store, lambda: dict.fromkeys(self.playing, ""))
        self._people.become(person_of(self.profile) if self.profile is not None else None)
        return self._people

    @people.setter
    def people(self, people: People) -> None:
        if self._people is not None:
            self._people.close()
        self._people = people

    @property
    def met(self) -> bool:
        """Whether it has been looked yet who is there: not before the first frame."""
        return self._people is not None

    @property
    def profile_name(self) -> str:
        """The ID of the person who plays, or the word for a guest."""
        return self.profile.name if self.profile is not None else self.t("profile.guest")

    def duration(self, ms: int) -> int:
        """How long an animation of `ms` takes at the player's speed (C6.5): 0 when animations are off."""
        return round(ms * SPEEDS[self.settings.animation_speed])

    def open(self, route: str, **arguments: Any) -> None:
        """Opens a scene by its route on top of the others."""
        self.stack.push(routes.make(self, route, **arguments))

    def can_open(self, route: str) -> bool:
        """Whether the route's scene is part of this program."""
        return routes.available(route)

    def toast(
        self, text: str, kind: str = "info", action: str = "", on_action: Callable[[], None] | None = None
    ) -> None:
        """Shows a sentence for a while; kinds info, good, bad. `action` is the text of its one button."""
        self.toasts.show(text, kind, action, on_action)
        self.speech.say(text)

    def tell(self, notice: Notice | None) -> None:
        """Shows a notice of the store, if there is one."""
        if notice is not None:
            self.toast(self.t(notice.key, **notice.args), "bad")

    def work(
        self,
        function: Callable[[Work[T]], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        words: str = "",
        cancel: Callable[[], None] | None = None,
        lasting: bool = False,
    ) -> Work[T]:
        """Runs a function on a thread (C1.4). With `words` (a text key) a progress overlay shows after 300
        ms; with `cancel` it has a button that stops the work and then calls it. `lasting`: the program waits for it.
        """
        work: Work[T] = Work(function, done, failed, cancel).start()
        work.lasting = lasting
        self._works.append(work)
        if words:
            from scenes.shell.progress import show_work

            show_work(self, work, words, cancel is not None)
        return work

    def save_settings(self) -> None:
        """Writes the settings; a failure is told, not raised."""
        self.settings.bindings = {name: list(keys) for name, keys in self.bindings.changes.items()}
        try:
            self._stored = save_settings(self.data, self.settings, self._stored)
        except StoreError as error:
            self.tell(error.notice)

    def set_language(self, language: str) -> None:
        """Switches the language at once (C1.3)."""
        self.settings.language = self.texts.language = "ko" if language == "ko" else "en"
        self.theme.forget()
        self.stack.rebuild()
        self.damage(FULL)
        self.save_settings()

    def set_scale(self, percent: int) -> None:
        """C10.3: sets every text larger or smaller at once."""
        self.settings.ui_scale = percent
        self.theme.set_scale(percent)
        self.gui = None
        self._look_anew()

    def set_palette(self, name: str) -> None:
        """C10.3: the colours of seats, "standard" or "safe", at once."""
        self.settings.palette = "safe" if name == "safe" else "standard"
        self._take_palette()
        self._look_anew()

    def _look_anew(self) -> None:
        self.sprites.forget()
        self.stack.rebuild()
        self.damage(FULL)
        self.save_settings()

    def _take_palette(self) -> None:
        theme.use_palette(self.settings.palette)
        self.sprites.safe = self.settings.palette == "safe"

    def set_fullscreen(self, on: bool) -> None:
        """Full screen or window (C1.1, F11)."""
        if not self.fullscreen and on:
            width, height = self.canvas.window.get_size()
            self.settings.window_size = (width, height)
        self.settings.fullscreen = on
        self.canvas.resize(window.open_window(on, self.settings.window_size))
        self.damage(FULL)
        for scene in self.stack.all():
            scene.window_changed()
        self.save_settings()

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the screen."""
        return bool(self.canvas.window.get_flags() & pygame.FULLSCREEN)

    def choose_profile(self, uid: str) -> None:
        """Makes a profile the one who plays and remembers it (C2.1). Raises StoreError for an unknown one."""
        self.profile = self.store.profile(uid)
        self.settings.last_profile = uid
        self.save_settings()

    def refresh_profile(self) -> None:
        """Reads the current profile again (level, coins, name may have changed)."""
        if self.profile is not None:
            self.profile = self.store.profile(self.profile.uid)

    def forget(self) -> None:
        """Drops cached pictures and texts: what a match needed is not needed in the menu."""
        self.sprites.forget()
        self.theme.forget()

    def load_ahead(self, *modules: str) -> None:
        """Imports modules on a thread, so that a scene that is likely to come opens without a pause."""
        self.work(partial(import_all, modules), lambda _: memory.hold() if self.motion else None, nothing)

    def open_rules(self, place: str = "", title: str = "") -> None:
        """Opens the rulebook at a rule ("R10.2"), unless it is open already. A game or rule that isn't named is that of
        the scenes on the screen.
        """
        top = self.stack.top
        scenes = self.stack.all()[::-1]
        title = title or next((scene.rules_title for scene in scenes if scene.rules_title), "")
        place = place or next((scene.rules_place for scene in scenes if scene.rules_place), "")
        if top is not None and type(top).__module__ == routes.ROUTES["rules"].partition(":")[0]:
            top.close()
        else:
            self.open("rules", title=title, place=place)

    def _report(self) -> bool:
        """Opens a report on the match that is on the screen (C12.5); False when there is none, or it is open."""
        matches = (getattr(scene, "match", None) for scene in self.stack.all())
        found = [match for match in matches if match is not None and match.whole]
        if not found or type(self.stack.top).__module__ == routes.ROUTES["report"].partition(":")[0]:
            return False
        self.open("report", match=found[-1])
        return True

    def damage(self, rect: pygame.Rect) -> None:
        """Marks a logical rectangle for drawing."""
        self._damage.add(rect)

    def undamage(self) -> None:
        """All that is marked is being drawn elsewhere."""
        self._damage.take()

    def wake(self, ms: int = AWAKE_MS) -> None:
        """Keeps the loop at 60 Hz for a while."""
        self._awake = max(self._awake, ms)

    def pointer(self, kind: str) -> None:
        """Shows a pointer: arrow, hand or text."""
        if kind != self._cursor:
            self._cursor = kind
            try:
                pygame.mouse.set_cursor(CURSORS[kind])
            except pygame.error:
                self._cursor = kind  # drivers without cursors keep theirs

    def quit(self) -> None:
        """Ends the program after this frame; scenes are left, so they save what they have."""
        self.running = False

    def picture(self) -> pygame.Surface:
        """A copy of what is shown now."""
        return self.canvas.surface.copy()

    def painted(self) -> pygame.Surface:
        """The visible scenes drawn whole into a new surface."""
        surface = pygame.Surface(SIZE, 0, self.canvas.window)
        self.stack.draw(surface)
        return surface

    def paint(self) -> bool:
        """Draws what is marked and shows it; False when nothing was."""
        surface = self.canvas.surface
        if self.stack.transition is not None:
            if not self.stack.transition.begun:
                return False
            surface.set_clip(None)
            self.stack.transition.draw(surface)
            self.toasts.draw(surface)
            self.canvas.present([FULL.copy()])
            return True
        if not self._damage:
            return False
        rects = self._damage.take()
        for rect in rects:
            surface.set_clip(rect)
            self.stack.draw(surface)
            self.toasts.draw(surface)
        surface.set_clip(None)
        self.canvas.present(rects)
        return True

    # --- the loop

    def run(self) -> None:
        """The frame loop: 60 Hz while something happens, 20 Hz when idle; draws only what has changed."""
        clock = pygame.time.Clock()
        self.frame(0)
        while self.running:
            survive(self, min(clock.tick(self.rate()), LONGEST_STEP_MS))
        self.shut()

    def rate(self) -> int:
        """Frames a second wanted now."""
        top = self.stack.visible()
        busy = self._awake > 0 or self.stack.transition is not None or self.toasts.busy() or any(s.busy() for s in top)
        return FAST_HZ if busy else IDLE_HZ

    def frame(self, dt: int) -> None:
        """One frame: input, time, drawing. `dt` is ms since the last one. Tests call this directly."""
        events = coalesced(pygame.event.get())
        self._awake = AWAKE_MS if events else max(0, self._awake - dt)
        for event in events:
            self.dispatch(event)
        self.poll_works()
        self._meet(dt)
        self.stack.update(dt)
        self.toasts.update(dt)
        self.sounds.update()
        self.speech.follow()
        self.sprites.rest(dt, self.stack.top is not None and self.stack.top.frugal)
        shown = self.paint()
        if shown and self.on_first_frame is not None:
            first, self.on_first_frame = self.on_first_frame, None
            first()

    def poll_works(self) -> bool:
        """Delivers what work on threads has come to; whether some that lasts goes on."""
        self._works = [w for w in self._works if not w.poll()]
        return any(w.lasting for w in self._works)

    def dispatch(self, event: pygame.event.Event) -> None:
        """Gives one event to the window, the notices or the top scene."""
        for mapped in self._fingers.translate(self._mapped(event)):
            if not (self._window_event(mapped) or self.toasts.handle(mapped) or self._global_action(mapped)):
                top = self.stack.top
                if top is not None:
                    top.handle(mapped)

    def _meet(self, dt: int) -> None:
        """What others do is heard from the second frame on."""
        if self._desk is None and self.on_first_frame is None:
            from scenes.menu.group_desk import GroupDesk

            self._desk = GroupDesk(self)
        if self._desk is not None:
            self._desk.update(dt)
        if self._network is not None:
            self._network.tell_notices(self.tell)

    def shut(self) -> None:
        """Leaves every scene, waits for what is being written, and closes the files."""
        from scenes.shell.farewell import see_off

        see_off(self, self._network)
        if not self.fullscreen:
            width, height = self.canvas.window.get_size()
            self.settings.window_size = (width, height)
        self.save_settings()
        self.sounds.close()
        self.speech.close()
        for opened in (self._people, self._store):
            if opened is not None:
                opened.close()

    def _mapped(self, event: pygame.event.Event) -> pygame.event.Event:
        """Mouse places on the canvas instead of in the window."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event
        old = self.mouse
        self.mouse = self.canvas.to_logical(event.pos)
        fields = {**event.dict, "pos": self.mouse}
        if event.type == pygame.MOUSEMOTION:  # the first one tells where the pointer happens to be: nobody moved it
            fields["rel"] = (self.mouse[0] - old[0], self.mouse[1] - old[1]) if old != NOWHERE else (0, 0)
        return pygame.event.Event(event.type, fields)

    def _window_event(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.QUIT:
                if not any(scene.puts_off(self.quit) for scene in reversed(self.stack.all())):
                    self.quit()
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                surface = pygame.display.get_surface()
                if surface is not None:
                    self.canvas.resize(surface)
                self.damage(FULL)
            case pygame.DROPFILE:
                import_module("scenes.menu.sharing").take_in(self, Path(event.file))
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self.damage(FULL)
            case pygame.WINDOWLEAVE:
                if self.stack.top is not None and self.stack.top.ui.held is None:
                    self.stack.top.ui.set_hover(None)
            case _:
                return False
        return True

    def _global_action(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        top = self.stack.top
        if top is not None and top.ui.focus is not None and top.ui.focus.takes_all_keys:
            return False
        for action in self.bindings.actions(event):
            if action == "fullscreen":
                self.set_fullscreen(not self.fullscreen)
                return True
            if action == "rules" and top is not None and self.profile is not None:
                pointed = top.ui.hover or top.ui.focus
                self.open_rules(pointed.rule if pointed is not None else "")
                return True
            if action == "report" and self._report():
                return True
        return False


def main(argv: list[str] | None = None) -> int:
    """Starts the client. Returns the exit status."""
    began = time.perf_counter()
    from scenes.startup import run

    return run(argv, began)
