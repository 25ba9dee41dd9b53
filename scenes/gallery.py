"""Paints every registered state of every screen in both languages: `python -m scenes.gallery OUT [WORD]
[PACKAGE]`.

A module takes part by offering `gallery() -> list[(name, function(client) -> Scene)]`. No window is needed. With
WORD only names that contain it are painted. Pictures are OUT/<language>/<name>.png.
"""

from __future__ import annotations

import os
import pkgutil
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import scenes

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.store.settings import Settings
from scenes.media.canvas import SIZE
from scenes.media.sprites import Sprites
from scenes.media.texts import LANGUAGES
from scenes.media.theme import Theme
from scenes.program import Program
from scenes.shell.client import Client
from scenes.shell.screen import Screen

Maker = Callable[[Client], Screen]


def collect(below: str = "scenes") -> list[tuple[str, Maker]]:
    """Every state of every module below a package."""
    found: list[tuple[str, Maker]] = []
    for info in pkgutil.walk_packages(scenes.__path__, "scenes."):
        if not info.name.startswith(below) or info.name in ("scenes.gallery", "scenes.program"):
            continue
        offer = getattr(import_module(info.name), "gallery", None)
        if callable(offer):
            found.extend(offer())
    return found


def headless_program(
    data: Path, language: str, scale: int = 100, sprites: Sprites | None = None, letters: Theme | None = None
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
        letters=letters,
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


def main(argv: list[str]) -> int:
    """Paints the gallery; returns the exit status."""
    out = Path(argv[0]) if argv else Path("gallery")
    word = argv[1] if len(argv) > 1 else ""
    below = argv[2] if len(argv) > 2 else "scenes"
    makers = [(name, maker) for name, maker in collect(below) if word in name]
    for language in LANGUAGES:
        folder = out / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, maker in makers:
            with tempfile.TemporaryDirectory() as data:
                program = headless_program(Path(data), language)
                pygame.image.save(picture_of(program, maker), str(folder / f"{name}.png"))
                program.shut()
            print(folder / f"{name}.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
