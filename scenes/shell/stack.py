"""The scenes and notices that lie on the screen, and the drawing of them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL, SIZE
from scenes.media.damage import Damage
from scenes.media.sprites import LaterError
from scenes.shell.transitions import Transition
from scenes.widgets.toast import PLACES, NoticePlace, Toasts

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.screen import Screen

MUCH = 260_000
"""Pixels of a part that is drawn at once."""
MORE_S = 0.001
"""By how much drawing may take longer in each further frame in which pictures are missing: it ends."""


class SceneStack:
    """The scenes from bottom to top. Input goes to the top; drawing starts at the highest opaque one."""

    def __init__(self, media: Media) -> None:
        self.toasts = Toasts(media, self.damage, self._spared, self._notices)
        self.transition: Transition | None = None
        self._media = media
        self._scenes: list[Screen] = []
        self._damage = Damage()
        self._coming: Screen | None = None  # it is drawn whole as it comes
        self._spare: list[pygame.Surface] = []
        self._pending: list[pygame.Rect] = []  # what there was no time to draw before another scene came
        self._held_up = 0  # frames in a row in which something could not be drawn for want of pictures
        self._due: list[pygame.Rect] = []  # what is still to be drawn of what is shown together
        self._drawn: list[pygame.Rect] = []  # what of it has been drawn

    def _spared(self) -> list[pygame.Rect]:
        """What the visible scenes want to be read."""
        return [rect for scene in self.visible() for rect in scene.ui.spared()]

    def _notices(self) -> Sequence[NoticePlace]:
        """Where notices may stand over the scene that gets input."""
        return self._scenes[-1].notices if self._scenes else PLACES

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
            self._change_over(Transition(before, self._blank, None, True, False, False, self._painting, length=0))

    def rebuild(self) -> None:
        """Makes every scene's widgets anew (language or interface changed)."""
        for scene in self._scenes:
            scene.rebuild()

    def update(self, dt: int) -> None:
        """Time for the visible scenes and the transition."""
        if self.transition is not None and self.transition.over:
            self._change_over(None)
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

    def damage(self, rect: pygame.Rect, scene: Screen | None = None) -> None:
        """Marks a logical rectangle for drawing, where a scene changes as far as that scene shows there."""
        if scene is not None:
            if scene not in self._scenes or scene is self._coming:
                return
            above = self._scenes[self._scenes.index(scene) + 1 :]
            if any(other.covers(rect) for other in above):
                return
        self._damage.add(rect)
        if self._damage.full:
            self._due, self._drawn = [], []

    @property
    def behind(self) -> bool:
        """Whether something is still to be drawn."""
        return bool(self._damage) or bool(self._due)

    @property
    def unseen(self) -> bool:
        """Whether the screen that gets input, or the one below it, is still being painted, and another is shown."""
        return self.transition is not None and self.transition.whole and not self.transition.begun

    @property
    def unfinished(self) -> bool:
        """Whether a part of what is shown together has been drawn, and not yet all of it."""
        return bool(self._due)

    def clear_damage(self) -> None:
        """All that is marked is being drawn elsewhere."""
        self._damage.take()
        self._due, self._drawn = [], []

    def picture(self) -> pygame.Surface:
        """A copy of what is shown now."""
        return self._media.canvas.surface.copy()

    def painted(self) -> pygame.Surface:
        """The visible scenes drawn whole into a new surface."""
        surface = pygame.Surface(SIZE, 0, self._media.canvas.window)
        self.draw(surface)
        return surface

    def paint(self, until: float | None = None) -> bool:
        """Draws what is marked and shows it; False when nothing was. `until`: what is not drawn by then waits for the
        next frame, but for one part, and so does what needs more pictures than there is time for. What was marked
        together is shown together: half a picture would look torn.
        """
        surface = self._media.canvas.surface
        if self.transition is not None:
            if not self.transition.begun:
                return False
            surface.set_clip(None)
            self.transition.draw(surface)
            self.toasts.draw(surface)
            self._media.canvas.present([FULL.copy()])
            return True
        before, tried, failed, longest, left = len(self._drawn), False, False, 0.0, []
        for rect in self._parts(until):
            begun = time.perf_counter()
            spent = tried and until is not None and begun + longest > until
            tried = True
            if spent:
                left.append(rect)
            elif self._draw_part(surface, rect, until):
                self._drawn.append(rect)
            else:
                failed = True
                self._damage.add(rect)
            longest = max(longest, time.perf_counter() - begun)
        surface.set_clip(None)
        self._due, drawn = left, len(self._drawn) > before
        self._held_up = self._held_up + 1 if failed else 0
        if self._drawn and not left:
            self._media.canvas.present(self._drawn)
            self._drawn = []
        return drawn

    def _parts(self, until: float | None) -> list[pygame.Rect]:
        """What this frame draws: what is left of what is shown together, else what is marked."""
        if until is None:
            self._mark_due()
            return self._damage.take()
        return self._due or list(_pieces(self._damage.take()))

    def _mark_due(self) -> None:
        for rect in self._due:
            self._damage.add(rect)
        self._due = []

    def _draw_part(self, surface: pygame.Surface, rect: pygame.Rect, until: float | None) -> bool:
        """Draws a part; False where pictures were missing and there was no time to make all of them. The longer that
        goes on, the more time there is.
        """
        left = None if until is None else max(0.0, until - time.perf_counter()) + MORE_S * self._held_up
        kept = None if left is None or self._media.canvas.direct else surface.subsurface(rect).copy()
        surface.set_clip(rect)
        try:
            with nullcontext() if left is None else self._media.sprites.sparing(left, whole=True):
                self.draw(surface)
                self.toasts.draw(surface)
        except LaterError:
            if kept is not None:  # in a scaled window all of the canvas is shown
                surface.set_clip(rect)
                surface.blit(kept, rect)
            return False
        return True

    def _come(self, scene: Screen, before: Screen | None) -> None:
        """A scene enters. Where a key has opened it the focus ring shows at once."""
        self._scenes.append(scene)
        if before is not None:
            scene.ui.keyboard = scene.ui.by_keys = before.ui.by_keys
        scene.ui.hush()
        self._coming = scene
        scene.enter()
        self._coming = None

    def _cool(self, scene: Screen) -> None:
        """A covered scene keeps its focus but neither hover nor press."""
        scene.ui.held = None
        scene.ui.set_hover(None)
        scene.ui.hide_tip()
        scene.ui.close_tips()

    def prepare(self) -> Iterator[None]:
        """Makes the surfaces for the first change of scenes ahead."""
        while len(self._spare) < 2 and self.transition is None:
            surface = pygame.Surface(SIZE, 0, self._media.canvas.surface)
            surface.fill(theme.DESK)
            self._spare.append(surface)
            yield

    def _picture(self, animated: bool) -> pygame.Surface | None:
        """What is on the screen; None where no transition is wanted. What has changed meanwhile waits until the other
        scene is there, unless that is everything.
        """
        if not (animated and self._scenes and self._media.motion):
            return None
        if self._damage.full:
            self.paint()
        self._mark_due()
        self._pending = self._damage.take()
        picture = self._blank()
        picture.blit(self._media.canvas.surface, (0, 0))
        return picture

    def _blank(self) -> pygame.Surface:
        """A surface for a change of scenes: that of an earlier one, fresh memory may take longer than a frame."""
        canvas = self._media.canvas.surface
        if self._spare and self._spare[-1].get_masks() == canvas.get_masks():
            spare = self._spare.pop()
            spare.set_clip(None)  # painting that was broken off in the middle of a group has left that of the group
            return spare
        return pygame.Surface(SIZE, 0, canvas)

    def _change_over(self, transition: Transition | None) -> None:
        """Another change of scenes runs now, or none; the surfaces of the last one stay at hand."""
        before, self.transition = self.transition, transition
        if before is not None:
            self._spare = before.pictures
        if self.top is not None and self.top.frugal:
            self._spare.clear()

    def _changed(self, before: pygame.Surface | None, overlay: Screen | None, opening: bool) -> None:
        self._media.pointer("arrow")
        self.toasts.lay_out()
        if before is None:
            self._change_over(None)
            self.damage(FULL)
            return
        late = [*self._pending, *(rect for rect in self._damage.take() if rect.size != SIZE)]
        self.clear_damage()
        rect = overlay.panel_rect() if overlay is not None else None
        painting = self._painting
        if overlay is not None and opening and self.transition is None and not self.toasts.shown:
            painting = partial(_over, before, overlay)  # what is below looks as it does on the screen
            for one in late:  # also what has changed below as the overlay came
                self._damage.add(one)
        slide, whole = not self._media.settings.reduced_motion, overlay is None or self.unseen
        self._change_over(Transition(before, self._blank, rect, opening, slide, whole, painting))

    def _painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Draws the visible scenes, a few ms a step."""
        for scene in self.visible():
            yield from scene.painting(surface)


def _pieces(rects: list[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Large parts in pieces, so that the later ones can wait; what is drawn whole stays whole."""
    for rect in rects:
        if rect.size == SIZE:
            yield rect
            continue
        count = -(-rect.width * rect.height // MUCH)
        across = min(count, max(1, round((count * rect.width / rect.height) ** 0.5)))
        down = -(-count // across)
        for i, j in product(range(across), range(down)):
            left, right = rect.width * i // across, rect.width * (i + 1) // across
            top, bottom = rect.height * j // down, rect.height * (j + 1) // down
            yield pygame.Rect(rect.x + left, rect.y + top, right - left, bottom - top)


def _over(below: pygame.Surface, overlay: Screen, surface: pygame.Surface) -> Iterator[None]:
    """Draws an overlay over a picture, a few ms a step."""
    surface.blit(below, (0, 0))
    yield
    yield from overlay.painting(surface)
