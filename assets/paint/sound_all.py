"""Writes every sound of the game: `python -m assets.paint.sound_all [names]` (needs numpy and soundfile)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from assets.paint.atlas import titles
from assets.paint.sound_ambient import AMBIENTS
from assets.paint.sound_effects import EFFECTS
from assets.paint.sound_synth import Wave, write_ogg

RECIPES = Path(__file__).resolve().parent
FOLDER = Path(__file__).resolve().parent.parent / "sounds"


def united(*tables: dict[str, Callable[[], Wave]]) -> dict[str, Callable[[], Wave]]:
    """All recipes in one table. Raises ValueError for a name that stands in two."""
    found: dict[str, Callable[[], Wave]] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise ValueError(f"sound painted twice: {sorted(twice)[0]!r}")
        found |= table
    return found


def main(names: list[str]) -> int:
    """Writes the named sounds, or all; an unknown name is told and nothing is written. Raises ValueError for a name
    that two recipes have.
    """
    sounding = [title for title in titles() if (RECIPES / title / "sounds.py").exists()]
    own = [import_module(f"assets.paint.{title}.sounds") for title in sounding]
    ambients = united(AMBIENTS, *(module.AMBIENT for module in own))
    known = united(EFFECTS, *(module.EFFECTS for module in own), ambients)
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}; there are: {', '.join(known)}")
        return 2
    for name in names or list(known):
        path = FOLDER / f"{name}.ogg"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_ogg(path, known[name](), 0.1 if name in ambients else 0.4)
        print(f"{name}: {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
