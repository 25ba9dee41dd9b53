"""Paints the gallery: `python -m tests.gallery OUT [WORD] [--as WAY ...]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import pygame

from scenes.media.texts import LANGUAGES
from tests.gallery.painting import PLAIN, WAYS, collect, painted

HARDEST = (
    "menu-main", "menu-options-display", "menu-community", "shop-pieces", "traits_edit", "room-2", "creed-room-4",
    "table-move", "table-react", "table-trade", "table-situation", "creed-turn-2", "creed-turn-4", "creed-standing",
    "creed-tracker-4", "result-four", "lan-rooms", "lan-room-hosting", "menu-rules",
)  # fmt: skip
"""States that are painted in every way without being asked: a screen of each kind."""


def main(argv: list[str]) -> int:
    """Paints the gallery; returns the exit status."""
    parser = argparse.ArgumentParser(prog="tests.gallery", description="Paints every prepared state of every screen.")
    parser.add_argument("out", type=Path, nargs="?", default=Path("gallery"), help="folder of the pictures")
    parser.add_argument("word", nargs="?", default="", help="only states whose names contain it")
    parser.add_argument("--as", dest="ways", nargs="+", choices=WAYS, help="how all of them are painted")
    asked = parser.parse_args(argv)
    for language in LANGUAGES:
        folder = asked.out / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, maker in collect():
            if asked.word not in name:
                continue
            for way in asked.ways or (WAYS if name in HARDEST else [PLAIN]):
                path = folder / (f"{name}.png" if way == PLAIN else f"{name}@{way}.png")
                with tempfile.TemporaryDirectory() as data:
                    pygame.image.save(painted(Path(data), maker, language, way), str(path))
                print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
