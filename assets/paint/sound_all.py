"""Writes every sound of the game: `python -m assets.paint.sound_all [names]` (needs numpy and soundfile)."""

from __future__ import annotations

import sys
from pathlib import Path

from assets.paint.sound_ambient import AMBIENTS
from assets.paint.sound_creed import AMBIENT as CREED_AMBIENT
from assets.paint.sound_creed import CREED
from assets.paint.sound_effects import EFFECTS
from assets.paint.sound_synth import write_ogg

FOLDER = Path(__file__).resolve().parent.parent / "sounds"


def main(names: list[str]) -> int:
    """Writes the named sounds, or all; an unknown name is told and nothing is written."""
    ambients = {**AMBIENTS, **CREED_AMBIENT}
    known = {**EFFECTS, **CREED, **ambients}
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}; there are: {', '.join(known)}")
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or list(known):
        path = FOLDER / f"{name}.ogg"
        write_ogg(path, known[name](), 0.2 if name in ambients else 0.4)
        print(f"{path.name}: {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
