"""What a screen is seen, heard and worked with: letters, words, pictures, sounds, speech, keys, pointer."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.gui import Gui
from scenes.media.input import Bindings
from scenes.media.presses import Presses
from scenes.media.sounds import Sounds
from scenes.media.speech import Speech
from scenes.media.sprites import Sprites
from scenes.media.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.store.settings import Settings
    from scenes.media.canvas import Canvas

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
NOWHERE = (-1, -1)
CURSORS = {
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}


class Media:
    """Widgets, the kit and the titles hold this and nothing else of the program.

    `motion`: whether anything moves by itself (pictures that are compared stand still); `mouse`: where the pointer is.
    """

    def __init__(
        self,
        settings: Settings,
        canvas: Canvas,
        language: str = "",
        strict: bool = False,
        motion: bool = True,
        sprites: Sprites | None = None,
        typography: theme.Theme | None = None,
    ) -> None:
        self.settings = settings
        self.canvas = canvas
        self.theme = typography or theme.Theme()
        self.theme.set_scale(settings.ui_scale)
        self.texts = Texts(language or settings.language, strict)
        self.sprites = sprites or Sprites()
        self.pace = self.sprites.pace
        self.sounds = Sounds()
        self.speech = Speech(settings, self.texts)
        self.bindings = Bindings(settings.bindings)
        self.presses = Presses()
        self.motion = motion
        self.mouse = NOWHERE
        self._cursor = "arrow"
        self._gui: Gui | None = None
        self._take_palette()
        self.sounds.set_volumes(settings.sound, settings.music)

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key in the current language."""
        return self.texts.get(key, **args)

    @property
    def gui(self) -> Gui:
        """pygame_gui's manager, made at first use."""
        if self._gui is None:
            self._gui = Gui(self.theme)
        return self._gui

    def duration(self, ms: int) -> int:
        """How long an animation of `ms` takes at the player's speed (C6.5): 0 when animations are off."""
        return round(ms * SPEEDS[self.settings.animation_speed])

    @contextmanager
    def measured(self, percent: int) -> Iterator[None]:
        """While it is active texts are measured at another scale: what is made is enlarged afterwards (C10.3)."""
        own, self.theme = self.theme, self.theme.at(percent)
        try:
            yield
        finally:
            self.theme = own

    def pointer(self, kind: str) -> None:
        """Shows a pointer: arrow, hand or text."""
        if kind != self._cursor:
            self._cursor = kind
            try:
                pygame.mouse.set_cursor(CURSORS[kind])
            except pygame.error:
                self._cursor = kind  # drivers without cursors keep theirs

    def take_language(self, language: str) -> None:
        """Speaks another language from now on."""
        self.settings.language = self.texts.language = "ko" if language == "ko" else "en"
        self.theme.clear_caches()

    def take_scale(self, percent: int) -> None:
        """Sets every text larger or smaller from now on."""
        self.settings.ui_scale = percent
        self.theme.set_scale(percent)
        self._gui = None
        self.sprites.clear_caches()

    def take_palette(self, name: str) -> None:
        """Shows the colours of seats of a palette, "standard" or "safe", from now on."""
        self.settings.palette = "safe" if name == "safe" else "standard"
        self._take_palette()
        self.sprites.clear_caches()

    def clear_caches(self) -> None:
        """Drops cached pictures and texts: what a match needed is not needed in the menu."""
        self.sprites.clear_caches()
        self.theme.clear_caches()

    def _take_palette(self) -> None:
        theme.use_palette(self.settings.palette)
        self.sprites.safe = self.settings.palette == "safe"
