"""Finds the states of the gallery, and paints them without a window."""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tests import gallery

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.store.settings import Settings
from scenes.media.canvas import SIZE
from scenes.media.sprites import Sprites
from scenes.media.theme import Theme
from scenes.program import Program
from scenes.shell.client import Client
from scenes.shell.screen import Screen

Maker = Callable[[Client], Screen]


def collect(begin: str = "") -> list[tuple[str, Maker]]:
    """Every state of every module of the gallery; with `begin` of those whose names begin so."""
    found: list[tuple[str, Maker]] = []
    for info in pkgutil.iter_modules(gallery.__path__, "tests.gallery."):
        if info.name.endswith(".__main__") or not info.name.startswith(f"tests.gallery.{begin}"):
            continue
        offer = getattr(import_module(info.name), "gallery", None)
        if callable(offer):
            found.extend(offer())
    return found


def headless_program(
    data: Path, language: str, scale: int = 100, sprites: Sprites | None = None, typography: Theme | None = None
) -> Program:
    """A program without window and without motion, strict about missing texts."""
    pygame.display.init()
    surface = pygame.display.set_mode(SIZE)
    return Program(
        data,
        Settings(language="ko" if language == "ko" else "en", ui_scale=scale),
        surface,
        language,
        strict=True,
        motion=False,
        sprites=sprites,
        typography=typography,
    )


def picture_of(program: Program, maker: Maker, settle_ms: int = 600) -> pygame.Surface:
    """The canvas once the state has been shown for a while."""
    program.nav.stack.toasts.clear()
    scene = maker(program.client)
    if scene not in program.nav.stack:
        program.nav.stack.reset(scene, animated=False)
    for _ in range(max(1, settle_ms // 50)):
        program.frame(50)
    return program.nav.stack.picture()
