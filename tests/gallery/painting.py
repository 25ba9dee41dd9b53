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
from scenes.media.canvas import FULL, SIZE
from scenes.media.sprites import Sprites
from scenes.media.theme import Theme
from scenes.program import Program
from scenes.shell import navigator
from scenes.shell.client import Client
from scenes.shell.screen import Screen

Maker = Callable[[Client], Screen]
PLAIN = "plain"
WAYS = (PLAIN, "130", "safe", "focus", "960")
"""How a state can be painted: as it is, with texts at 130 %, in the safe palette, with the keyboard's focus on it, in
the smallest window.
"""
SMALLEST = (960, 540)
STOPS = 4
"""So often Tab is pressed for a picture with the focus."""


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
    data: Path,
    language: str,
    scale: int = 100,
    sprites: Sprites | None = None,
    typography: Theme | None = None,
    size: tuple[int, int] = SIZE,
) -> Program:
    """A program without window and without motion, strict about missing texts."""
    pygame.display.init()
    navigator.AT_ONCE_S = 600  # every state is shown with what was read for it
    surface = pygame.display.set_mode(size)
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


def painted(data: Path, maker: Maker, language: str, way: str) -> pygame.Surface:
    """A state in one of the ways, in a program of its own."""
    scale, size = (130 if way == "130" else 100), (SMALLEST if way == "960" else SIZE)
    program = headless_program(data, language, scale, size=size)
    program.client.set_palette("safe" if way == "safe" else "standard")
    picture = picture_of(program, maker)
    if way == "focus":
        for _ in range(STOPS):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=43))
            program.frame(50)
        picture = program.nav.stack.picture()
    elif way == "960":
        program.media.canvas.present([FULL])
        picture = program.media.canvas.window.copy()
    program.client.set_palette("standard")
    program.shut()
    return picture
