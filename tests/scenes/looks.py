"""Pictures and letters that all headless programs of a process share. Decoding and scaling them for each test anew took
more time than all that is tested.
"""

from __future__ import annotations

import functools
from pathlib import Path

from scenes.gallery import headless_program
from scenes.media.sprites import Sprites
from scenes.media.theme import Theme
from scenes.program import Program

PAGES = 320 * 1024 * 1024
"""What decoded pages of atlases may take; those that were not needed for longest go first."""


class LastingSprites(Sprites):
    """Sprites that stay when a program or a match ends. Only a change of colours or sizes makes pictures void."""

    _safe = False

    @property
    def safe(self) -> bool:
        """Whether sprites that have it are shown in the safe palette."""
        return self._safe

    @safe.setter
    def safe(self, safe: bool) -> None:
        if safe != self._safe:
            self._safe = safe
            self._cache.clear()
            self._patches.clear()
            self._bytes = 0

    def forget(self) -> None:
        """What scenes have composed goes; what was read from files stays."""
        self._cancel()
        for key in [key for key in self._cache if key[0] == "made"]:
            self._take(key)

    def release(self) -> None:
        """Decoded pages stay."""
        self._cancel()

    def rest(self, dt: int, frugal: bool = False) -> None:
        """Pages over the limit go, however much time has passed."""
        held = sum(page.get_width() * page.get_height() * 4 for page in self._atlases.values())
        while held > PAGES:
            page = self._atlases.popitem(last=False)[1]
            held -= page.get_width() * page.get_height() * 4


@functools.cache
def _looks(kind: str) -> tuple[LastingSprites, Theme]:
    return LastingSprites(), Theme()


def looks(scale: int = 100, kind: str = "plain") -> tuple[LastingSprites, Theme]:
    """The sprites and the theme of this process. Programs whose surfaces are of another kind have their own."""
    sprites, theme = _looks(kind)
    theme.on_fault = None
    if theme.scale != scale:
        sprites.forget()
        theme.set_scale(scale)
    return sprites, theme


def new_program(data: Path, language: str, scale: int = 100, kind: str = "plain") -> Program:
    """A headless program with them."""
    sprites, theme = looks(scale, kind)
    return headless_program(data, language, scale, sprites, theme)
