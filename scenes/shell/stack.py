"""Scenes and the stack they lie on. Read the docstring of the package `scenes` for how to write one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL, SIZE
from scenes.media.tween import Timeline, Tween
from scenes.shell.transitions import Transition
from scenes.widgets.base import Widget
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App


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

    def __init__(self, app: App) -> None:
        self.app = app
        self.ui = Ui(self)
        self.timeline = Timeline()
        self.built = False

    def build(self) -> None:
        """Makes the widgets."""

    def enter(self) -> None:
        """The scene came onto the stack."""
        self.rebuild()

    def leave(self) -> None:
        """The scene left the stack: let go of threads and files here."""

    def puts_off(self, end: Callable[[], None]) -> bool:
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
        self.build()
        self.built = True
        self.ui.set_focus(self.ui.find(focus), keyboard)
        if self.app.stack.top is self:
            self.ui.set_hover(self.ui.root.at(self.app.mouse))
        self.invalidate()

    def turn(self) -> None:
        """Makes the widgets anew to show another page: what was shown stays until the page is painted in slices."""
        self.app.stack.turn(self)

    def add(self, widget: Widget) -> None:
        """Puts a widget on top (widgets do this themselves when they are made with the scene as parent)."""
        self.ui.add(widget)

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key in the current language."""
        return self.app.texts.get(key, **args)

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Asks for a new drawing of a logical rectangle, or of everything."""
        if self in self.app.stack:
            self.app.damage(FULL if rect is None else rect)

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
            return any(self.on_action(action) for action in self.app.bindings.actions(event))
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
        if self.app.stack.top is self:
            self.app.stack.pop()

    def absorbs(self, error: Exception) -> bool:
        """A frame has failed. True: what strangers sent was the cause, and the scene has gone (C8.7)."""
        return False

    def opening(self) -> str:
        """What is said when the scene comes up, before what has the focus (C12.9)."""
        return ""

    def panel_rect(self) -> pygame.Rect | None:
        """For overlays: the part that slides in."""
        return None


class SceneStack:
    """The scenes from bottom to top. Input goes to the top; drawing starts at the highest opaque one."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self.transition: Transition | None = None

    def __contains__(self, scene: object) -> bool:
        return scene in self._scenes

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def pauses(self) -> bool:
        """Whether a scene makes the match rest."""
        return any(scene.pauses for scene in self._scenes)

    def visible(self) -> list[Scene]:
        """The scenes to draw, bottom first."""
        first = max((i for i, s in enumerate(self._scenes) if s.opaque), default=0)
        return self._scenes[first:]

    def all(self) -> list[Scene]:
        """Every scene, bottom first."""
        return list(self._scenes)

    def push(self, scene: Scene, animated: bool = True) -> None:
        """Puts a scene on top."""
        below = self.top
        if below is not None:
            self._cool(below)
        before = self._picture(animated)
        self._come(scene, below)
        if below is not None:
            below.covered()
        self._changed(before, scene if not scene.opaque else None, True)

    def pop(self, animated: bool = True) -> None:
        """Takes the top scene away; the last one stays."""
        if len(self._scenes) < 2:
            return
        before = self._picture(animated)
        gone = self._scenes.pop()
        gone.leave()
        self._scenes[-1].resume()
        self._changed(before, gone if not gone.opaque else None, False)

    def replace(self, scene: Scene, animated: bool = True) -> None:
        """Puts a scene in the place of the top one."""
        before = self._picture(animated)
        old = self.top
        if old is not None:
            self._scenes.pop().leave()
        self._come(scene, old)
        self._changed(before, None, True)

    def reset(self, scene: Scene, animated: bool = True) -> None:
        """Leaves everything and starts with one scene; what the left ones had cached is dropped."""
        before = self._picture(animated)
        old = self.top
        if old is not None:
            self._app.forget()
        while self._scenes:
            self._scenes.pop().leave()
        self._come(scene, old)
        self._changed(before, None, True)

    def turn(self, scene: Scene) -> None:
        """Makes the widgets of a scene that is shown anew."""
        before = self._picture(True)
        scene.rebuild()
        if before is not None:
            self._app.undamage()
            after = pygame.Surface(SIZE, 0, before)
            self.transition = Transition(before, after, None, True, False, False, self._painting(after), length=0)

    def rebuild(self) -> None:
        """Makes every scene's widgets anew (language or interface changed)."""
        for scene in self._scenes:
            scene.rebuild()

    def update(self, dt: int) -> None:
        """Time for the visible scenes and the transition."""
        if self.transition is not None and self.transition.over:
            self.transition = None
        if self.transition is not None:
            self.transition.advance(dt)
        for scene in self.visible():
            if scene in self._scenes:
                scene.update(dt)
        for scene in self.visible():
            scene.ui.catch_up()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the visible scenes inside the surface's clip."""
        scenes, clip = self.visible(), surface.get_clip()
        first = max((i for i, scene in enumerate(scenes) if scene.covers(clip)), default=0)
        for scene in scenes[first:]:
            scene.draw(surface)

    def _come(self, scene: Scene, before: Scene | None) -> None:
        """A scene enters. Where a key has opened it the focus ring shows at once."""
        self._scenes.append(scene)
        if before is not None:
            scene.ui.keyboard = scene.ui.by_keys = before.ui.by_keys
        scene.enter()

    def _cool(self, scene: Scene) -> None:
        """A covered scene keeps its focus but neither hover nor press."""
        scene.ui.held = None
        scene.ui.set_hover(None)
        scene.ui.hide_tip()

    def _picture(self, animated: bool) -> pygame.Surface | None:
        """What is on the screen, with all that has changed until now; None where no transition is wanted."""
        if not (animated and self._scenes and self._app.motion):
            return None
        self._app.paint()
        return self._app.picture()

    def _changed(self, before: pygame.Surface | None, overlay: Scene | None, opening: bool) -> None:
        self._app.pointer("arrow")
        if before is None:
            self.transition = None
            self._app.damage(FULL)
            return
        self._app.undamage()
        rect = overlay.panel_rect() if overlay is not None else None
        after = pygame.Surface(SIZE, 0, before)
        painting = self._painting(after)
        if overlay is not None and opening and self.transition is None and not self._app.toasts.shown:
            painting = _over(before, after, overlay)  # what is below looks as it does on the screen
        self.transition = Transition(
            before, after, rect, opening, slide=not self._app.settings.reduced_motion, whole=overlay is None,
            painting=painting,
        )  # fmt: skip

    def _painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws the visible scenes, a few ms a step."""
        for scene in self.visible():
            yield from scene.painting(surface)


def survive(app: App, dt: int) -> None:
    """One frame. What fails in it is raised, unless a scene on the stack absorbs it."""
    try:
        app.frame(dt)
    except Exception as error:
        if not any(scene.absorbs(error) for scene in app.stack.all()):
            raise
        app.canvas.surface.set_clip(None)
        app.stack.transition = None
        app.damage(FULL)


def _over(below: pygame.Surface, surface: pygame.Surface, overlay: Scene) -> Iterator[None]:
    """Draws an overlay over a picture, a few ms a step."""
    surface.blit(below, (0, 0))
    yield
    yield from overlay.painting(surface)
