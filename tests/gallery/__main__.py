"""Paints the gallery: `python -m tests.gallery OUT [WORD]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pygame

from scenes.media.texts import LANGUAGES
from tests.gallery.painting import collect, headless_program, picture_of


def main(argv: list[str]) -> int:
    """Paints the gallery; returns the exit status."""
    out = Path(argv[0]) if argv else Path("gallery")
    word = argv[1] if len(argv) > 1 else ""
    makers = [(name, maker) for name, maker in collect() if word in name]
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
