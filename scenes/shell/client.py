"""What a scene is made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.media import window
from scenes.media.canvas import FULL
from scenes.shell import routes
from scenes.shell.home import Home
from scenes.shell.navigator import Navigator
from scenes.shell.online import Online

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.media.media import Media
    from scenes.shell.screen import Screen


class Client:
    """The parts of the running program that scenes use, and what concerns several of them. `busy_machine`: what only
    adorns gets no more of its time in this sitting.
    """

    def __init__(self, data: Path, media: Media) -> None:
        self.busy_machine = False
        self.media = media
        self.nav = Navigator(media, self._make)
        self.home = Home(data, media, self.nav.write)
        self.online = Online(self.home)

    def set_language(self, language: str) -> None:
        """Switches the language at once (C1.3)."""
        self.media.take_language(language)
        self._look_anew()

    def set_scale(self, percent: int) -> None:
        """C10.3: sets every text larger or smaller at once."""
        self.media.take_scale(percent)
        self._look_anew()

    def set_palette(self, name: str) -> None:
        """C10.3: the colours of seats, "standard" or "safe", at once."""
        self.media.take_palette(name)
        self._look_anew()

    def set_fullscreen(self, on: bool) -> None:
        """Full screen or window (C1.1, F11)."""
        canvas, settings = self.media.canvas, self.media.settings
        if not self.fullscreen and on:
            width, height = canvas.window.get_size()
            settings.window_size = (width, height)
        settings.fullscreen = on
        canvas.resize(window.open_window(on, settings.window_size))
        self.nav.stack.damage(FULL)
        for scene in self.nav.stack.all():
            scene.window_changed()
        self.home.save_settings()

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the screen."""
        return bool(self.media.canvas.window.get_flags() & pygame.FULLSCREEN)

    def open_over(self, make: Callable[[Client], Screen]) -> None:
        """Opens a scene over the present one."""
        self.nav.stack.push(make(self))

    def _make(self, route: str, /, **arguments: Any) -> Screen:
        return routes.make(self, route, **arguments)

    def _look_anew(self) -> None:
        self.nav.stack.rebuild()
        self.nav.stack.damage(FULL)
        self.home.save_settings()
