"""Pictures and letters that all headless programs of a process share. Decoding and scaling them for each test anew took
more time than all that is tested.
"""

from __future__ import annotations

import functools
import gc
import itertools
from collections import OrderedDict
from pathlib import Path

import pygame

from scenes.media.memory import give_back
from scenes.media.sprites import Sprites
from scenes.media.theme import Theme
from scenes.program import Program
from tests.gallery.painting import headless_program

PAGES = 256 * 1024 * 1024
"""What decoded pages of atlases may take; those that were not needed for longest go first."""
MEASURED = 1 << 15
"""Texts of a font whose size is kept."""
TIDY = 30
"""After so many programs what they have left is collected: pictures in circles, which the collector does not count."""

_programs = itertools.count(1)


class LastingSprites(Sprites):
    """Sprites that stay when a program or a match ends. Only a change of colours or sizes makes pictures void."""

    def __init__(self, pages: OrderedDict[str, pygame.Surface]) -> None:
        super().__init__()
        self._atlases = pages
        self._held = 0
        self._were_safe = False

    def clear_caches(self) -> None:
        """What scenes have composed goes; what was read from files stays, in the same palette."""
        self._cancel()
        for key in [key for key in self._cache if key[0] == "made"]:
            self._take(key)
        self.agree()

    def agree(self) -> None:
        """Pictures of the other palette go."""
        if self.safe != self._were_safe:
            self._were_safe = self.safe
            self._cache.clear()
            self._patches.clear()
            self._bytes = 0

    def release(self) -> None:
        """Decoded pages stay."""
        self._cancel()

    def rest(self, dt: int, frugal: bool = False) -> None:
        """Pages over the limit go, however much time has passed."""
        if len(self._atlases) != self._held:
            taken = sum(_bytes(page) for page in self._atlases.values())
            while taken > PAGES:
                taken -= _bytes(self._atlases.popitem(last=False)[1])
            self._held = len(self._atlases)


class MeasuredTheme(Theme):
    """A theme that measures a text once: tests set the same pages again and again."""

    def _font(self, pixels: int, bold: bool) -> pygame.font.Font:
        font = super()._font(pixels, bold)
        if "size" not in vars(font):
            font.size = functools.lru_cache(MEASURED)(font.size)
        return font


class LastingTheme(MeasuredTheme):
    """A theme whose texts stay when a program or a match ends."""

    def clear_caches(self) -> None:
        """Letters look alike in the next match."""

    def set_scale(self, percent: int) -> None:
        """Texts of the other size go."""
        if percent != self.scale:
            super().clear_caches()
        super().set_scale(percent)


def _bytes(page: pygame.Surface) -> int:
    return page.get_width() * page.get_height() * page.get_bytesize()


@functools.cache
def _pages() -> OrderedDict[str, pygame.Surface]:
    return OrderedDict()


@functools.cache
def _looks(kind: str) -> tuple[LastingSprites, Theme]:
    return LastingSprites(_pages()), LastingTheme() if kind == "plain" else MeasuredTheme()


@functools.cache
def _texts() -> dict[str, dict[str, str]]:
    return {}


def looks(scale: int = 100, kind: str = "plain") -> tuple[LastingSprites, Theme]:
    """The sprites and the theme of this process. Programs whose surfaces are of another kind have their own."""
    sprites, theme = _looks(kind)
    theme.on_fault = None
    if theme.scale != scale:
        sprites.clear_caches()
        theme.set_scale(scale)
    return sprites, theme


def new_program(data: Path, language: str, scale: int = 100, kind: str = "plain") -> Program:
    """A headless program with them, and with the texts that were read before. What is measured (`kind`) is set anew:
    a text tells where it is and that it has no room only then.
    """
    if next(_programs) % TIDY == 0:
        gc.collect()
        give_back()
    sprites, theme = looks(scale, kind)
    if kind != "plain":
        theme.clear_caches()
    running = headless_program(data, language, scale, sprites, theme)
    sprites.agree()
    running.media.texts._tables = _texts()
    return running
