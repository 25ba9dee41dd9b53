"""What is seen of the ghost table (C12.10): a title's board under a veil, filling the canvas. It lives beside the
scenes: what changes on the board is drawn into a picture of its own, dimmed, and fades in; the menu lies on that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.media.canvas import FULL, SIZE
from scenes.media.damage import Damage
from scenes.shell.backdrop import backdrop
from scenes.shell.scene import Scene
from scenes.shell.transitions import fade
from scenes.titles import ui_of

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.client import Client

FADE_MS, ARRIVE_MS = 450, 1200
DIM = (102, 102, 108)
"""What the board's colours are multiplied with, of 255."""
COARSE = 8
"""The picture is made so many times smaller and large again: no word, number or edge stays to be read."""
VEIL_ALPHA = 190
ABOVE, BELOW = pygame.Rect(0, 0, SIZE[0], 200), pygame.Rect(0, SIZE[1] - 180, SIZE[0], 180)
"""Where words stand on the board itself: it is darker there."""


def pages(media: Media, title: str) -> list[str]:
    """A sprite of each page that a title's board draws with; its module is imported already."""
    atlases = ui_of(title).ghost.atlases
    entries = {name: media.sprites.entry(name) for name in media.sprites.names(f"{title}/")}
    return list({entry.page: name for name, entry in entries.items() if entry.atlas in atlases}.values())


class GhostStage(Scene):
    """`picture` is what the menu draws, `shown` whether the board has been drawn into it; `invalidate` gathers what is
    to be drawn anew.
    """

    def __init__(self, client: Client, title: str, players: int) -> None:
        super().__init__(client)
        self.picture = backdrop(client.media, "menu").copy()
        self._damage = Damage()
        self._coming: list[tuple[pygame.Rect, pygame.Surface]] = []
        self._left_ms = 0
        self.shown = False
        self._land = ""
        self.board = ui_of(title).ghost.board(self, players)

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """The board looks different there."""
        self._damage.add(FULL if rect is None else rect)

    def show(self, view: Any) -> bool:
        """The board shows a view from now on; whether it looks different."""
        self._land = self.board.land(view)
        self.board.show(view)
        return bool(self._damage)

    def go(self) -> None:
        """The board fades out; the hall comes back."""
        self._finish()
        self._begin([(FULL.copy(), backdrop(self.media, "menu").copy())], ARRIVE_MS // 2)

    @property
    def fading(self) -> bool:
        """Whether the picture changes."""
        return self._left_ms > 0

    def follow(self, dt: int) -> list[pygame.Rect]:
        """`dt` ms have passed; where the picture looks different now."""
        if not self.board.settled():
            self.update(dt)
            return []
        if self._damage and not self.fading:
            rects = self._damage.take()
            rects = [_blurred_by(rect) for rect in rects] if self.shown else [FULL.copy()]
            self._begin([(rect, self._painted(rect)) for rect in rects], FADE_MS if self.shown else ARRIVE_MS)
            self.shown = True
            return []  # painting is enough for one frame
        return self._fade(dt)

    def jump(self) -> None:
        """Shows at once what would fade in."""
        while not self.board.settled():
            self.update(50)
        self.follow(0)
        self._finish()

    def _begin(self, parts: list[tuple[pygame.Rect, pygame.Surface]], length: int) -> None:
        still = self.media.settings.reduced_motion
        self._coming, self._left_ms = parts, 1 if still else length

    def _finish(self) -> None:
        if self.fading:
            self._fade(self._left_ms)

    def _fade(self, dt: int) -> list[pygame.Rect]:
        """A part of what is left, so that the last step ends it."""
        if not self.fading or not dt:
            return []
        share = min(1.0, dt / self._left_ms)
        self._left_ms = max(0, self._left_ms - dt)
        rects = [rect for rect, _ in self._coming]
        for rect, part in self._coming:
            fade(part, share)
            self.picture.blit(part, rect)
        if not self._left_ms:
            self._coming = []
        return rects

    def _painted(self, rect: pygame.Rect) -> pygame.Surface:
        """How a part will look. It is painted in its place and taken out again: a second picture of that size would
        be kept for as long as the menu stands.
        """
        wide = _blurred_by(rect)
        before = self.picture.subsurface(wide).copy()
        self._paint(wide)
        part = self.picture.subsurface(wide)
        small = pygame.transform.smoothscale(part, (wide.width // COARSE, wide.height // COARSE))
        blurred = pygame.transform.smoothscale(small, wide.size)
        painted = blurred.subsurface(rect.move(-wide.x, -wide.y)).copy()
        self.picture.blit(before, wide)
        return painted

    def _paint(self, rect: pygame.Rect) -> None:
        surface = self.picture
        surface.set_clip(rect)
        surface.blit(backdrop(self.media, self._land), rect, rect)
        self.board.draw(surface)
        surface.fill(DIM, rect, pygame.BLEND_RGB_MULT)
        for place, made in ((ABOVE, _veil), (BELOW, _veil_below)):
            part = place.clip(rect)
            surface.blit(self.media.sprites.made(("ghost veil", place.y), made), part, part.move(-place.x, -place.y))
        surface.set_clip(None)


def _blurred_by(rect: pygame.Rect) -> pygame.Rect:
    """Where the blurred picture is another one when the sharp one changes in `rect`; whole steps of the grid, so that
    parts meet without a seam.
    """
    left, top = (max(0, (n // COARSE - 2) * COARSE) for n in rect.topleft)
    right = min(SIZE[0], (rect.right // COARSE + 3) * COARSE)
    bottom = min(SIZE[1], (rect.bottom // COARSE + 3) * COARSE)
    return pygame.Rect(left, top, right - left, bottom - top)


def _veil() -> pygame.Surface:
    """Darkness that comes from the upper edge."""
    column = pygame.Surface((1, ABOVE.height), pygame.SRCALPHA)
    for y in range(ABOVE.height):
        column.set_at((0, y), (0, 0, 0, round(VEIL_ALPHA * min(1.0, 1.6 * (1 - y / ABOVE.height)))))
    return pygame.transform.scale(column, ABOVE.size)


def _veil_below() -> pygame.Surface:
    """The same from the lower edge."""
    return pygame.transform.flip(pygame.transform.smoothscale(_veil(), BELOW.size), False, True)
