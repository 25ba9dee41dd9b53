"""The scenes and notices that lie on the screen, and the drawing of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from scenes.media.canvas import FULL, SIZE
from scenes.media.damage import Damage
from scenes.shell.transitions import Transition
from scenes.widgets.toast import Toasts

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.screen import Screen


class SceneStack:
    """The scenes from bottom to top. Input goes to the top; drawing starts at the highest opaque one."""

    def __init__(self, media: Media) -> None:
        self.toasts = Toasts(media, self.damage)
        self.transition: Transition | None = None
        self._media = media
        self._scenes: list[Screen] = []
        self._damage = Damage()

    def __contains__(self, scene: object) -> bool:
        return scene in self._scenes

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Screen | None:
        """The scene that gets input."""
        return self._scenes[-1] if self._scenes else None

    @property
    def pauses(self) -> bool:
        """Whether a scene makes the match rest."""
        return any(scene.pauses for scene in self._scenes)

    def visible(self) -> list[Screen]:
        """The scenes to draw, bottom first."""
        first = max((i for i, s in enumerate(self._scenes) if s.opaque), default=0)
        return self._scenes[first:]

    def all(self) -> list[Screen]:
        """Every scene, bottom first."""
        return list(self._scenes)

    def push(self, scene: Screen, animated: bool = True) -> None:
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

    def replace(self, scene: Screen, animated: bool = True) -> None:
        """Puts a scene in the place of the top one."""
        before = self._picture(animated)
        old = self.top
        if old is not None:
            self._scenes.pop().leave()
        self._come(scene, old)
        self._changed(before, None, True)

    def reset(self, scene: Screen, animated: bool = True) -> None:
        """Leaves everything and starts with one scene; what the left ones had cached is dropped."""
        before = self._picture(animated)
        old = self.top
        if old is not None:
            self._media.clear_caches()
        while self._scenes:
            self._scenes.pop().leave()
        self._come(scene, old)
        self._changed(before, None, True)

    def turn(self, scene: Screen) -> None:
        """Makes the widgets of a scene that is shown anew."""
        before = self._picture(True)
        scene.rebuild()
        if before is not None:
            self.clear_damage()
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

    def damage(self, rect: pygame.Rect) -> None:
        """Marks a logical rectangle for drawing."""
        self._damage.add(rect)

    def clear_damage(self) -> None:
        """All that is marked is being drawn elsewhere."""
        self._damage.take()

    def picture(self) -> pygame.Surface:
        """A copy of what is shown now."""
        return self._media.canvas.surface.copy()

    def painted(self) -> pygame.Surface:
        """The visible scenes drawn whole into a new surface."""
        surface = pygame.Surface(SIZE, 0, self._media.canvas.window)
        self.draw(surface)
        return surface

    def paint(self) -> bool:
        """Draws what is marked and shows it; False when nothing was."""
        surface = self._media.canvas.surface
        if self.transition is not None:
            if not self.transition.begun:
                return False
            surface.set_clip(None)
            self.transition.draw(surface)
            self.toasts.draw(surface)
            self._media.canvas.present([FULL.copy()])
            return True
        if not self._damage:
            return False
        rects = self._damage.take()
        for rect in rects:
            surface.set_clip(rect)
            self.draw(surface)
            self.toasts.draw(surface)
        surface.set_clip(None)
        self._media.canvas.present(rects)
        return True

    def _come(self, scene: Screen, before: Screen | None) -> None:
        """A scene enters. Where a key has opened it the focus ring shows at once."""
        self._scenes.append(scene)
        if before is not None:
            scene.ui.keyboard = scene.ui.by_keys = before.ui.by_keys
        scene.enter()

    def _cool(self, scene: Screen) -> None:
        """A covered scene keeps its focus but neither hover nor press."""
        scene.ui.held = None
        scene.ui.set_hover(None)
        scene.ui.hide_tip()

    def _picture(self, animated: bool) -> pygame.Surface | None:
        """What is on the screen, with all that has changed until now; None where no transition is wanted."""
        if not (animated and self._scenes and self._media.motion):
            return None
        self.paint()
        return self.picture()

    def _changed(self, before: pygame.Surface | None, overlay: Screen | None, opening: bool) -> None:
        self._media.pointer("arrow")
        if before is None:
            self.transition = None
            self.damage(FULL)
            return
        self.clear_damage()
        rect = overlay.panel_rect() if overlay is not None else None
        after = pygame.Surface(SIZE, 0, before)
        painting = self._painting(after)
        if overlay is not None and opening and self.transition is None and not self.toasts.shown:
            painting = _over(before, after, overlay)  # what is below looks as it does on the screen
        self.transition = Transition(
            before, after, rect, opening, slide=not self._media.settings.reduced_motion, whole=overlay is None,
            painting=painting,
        )  # fmt: skip

    def _painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws the visible scenes, a few ms a step."""
        for scene in self.visible():
            yield from scene.painting(surface)


def _over(below: pygame.Surface, surface: pygame.Surface, overlay: Screen) -> Iterator[None]:
    """Draws an overlay over a picture, a few ms a step."""
    surface.blit(below, (0, 0))
    yield
    yield from overlay.painting(surface)
