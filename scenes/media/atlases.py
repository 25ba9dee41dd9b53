"""Where sprites lie: the indexes of the painted atlases, read when they are needed.

An atlas is assets/sprites/<name>.png (a large one has further pages: <name>_2.png, ...) with <name>.json:
{"scale": 2, "sprites": {"ui/play": {"x", "y", "w", "h", "ax", "ay", "nine", "page"}}}; sizes are sprite pixels (scale
of them make a logical pixel), ax/ay the anchor.

What belongs to a title lies in a folder of its code name and is called after it: "<title>/<name>" is found in an
atlas of that folder, which is not read before a name of the title is asked for. Every title calls the same things
the same:
<title>/poster, <title>/wordmark_<language>, <title>/victory/<kind>, <title>/card/<id>, the files
<title>/results/<ending> and <title>/backdrops/<name>, the page <title>/ui_menu (what the menu shows of it), the atlas
<title>/goods_<material> (pieces of a bought material).

"ui/play@44x44" is the sprite "ui/play" scaled to 44 x 44 beforehand; "seat/0~safe" is "seat/0" in the colours of the
safe palette.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame

SAFE = "~safe"
FIRST, ALL = "ui_*.json", "*.json"
"""The interface's atlases are read first: the first frame needs no others."""


class AtlasEntry:
    """Where a sprite lies in its atlas; sizes in sprite pixels."""

    __slots__ = ("anchor", "area", "atlas", "nine", "page", "scale")

    def __init__(self, atlas: str, scale: float, raw: dict[str, Any]) -> None:
        self.atlas = atlas
        self.page: str = raw.get("page", atlas)
        self.scale = scale
        self.area = pygame.Rect(raw["x"], raw["y"], raw["w"], raw["h"])
        self.anchor: tuple[float, float] = (raw.get("ax", raw["w"] / 2), raw.get("ay", raw["h"] / 2))
        self.nine: tuple[int, ...] | None = tuple(raw["nine"]) if "nine" in raw else None


NOTHING = AtlasEntry("", 2.0, {"x": 0, "y": 0, "w": 64, "h": 64})
"""What stands for a sprite whose index is damaged: nothing is seen of it."""


class Atlases:
    """All indexes of a folder. `ready` holds sprites that are scaled beforehand, `broken` the files that can't be
    read, and those with a name that another one has or that belongs to another folder."""

    def __init__(self, folder: Path, strict: bool = False) -> None:
        """`strict`: a name that is given twice, or at another's place, is a mistake."""
        self._strict = strict
        self.ready: dict[str, AtlasEntry] = {}
        self.broken: list[str] = []
        self._folder = folder
        self._titles = {path.parent.name for path in folder.glob(f"*/{ALL}")}
        self._entries: dict[str, AtlasEntry] = {}
        self._read: set[tuple[str, str]] = set()

    def find(self, name: str, safe: bool = False) -> AtlasEntry | None:
        """Where a sprite lies, in the colours of the safe palette if it is painted in them; None for one that no atlas
        holds.
        """
        for files in (FIRST, ALL):
            if name not in self._entries:
                self._read_folder(self._home(name), files)
        return (self._entries.get(f"{name}{SAFE}") if safe else None) or self._entries.get(name)

    def names(self, prefix: str = "") -> list[str]:
        """Sorted names that begin with a prefix."""
        home = self._home(prefix)
        for folder in (home,) if home else ("", *sorted(self._titles)):
            self._read_folder(folder, ALL)
        return sorted(name for name in self._entries if name.startswith(prefix))

    def _home(self, name: str) -> str:
        """The folder of a sprite: its title's, "" for what all titles share."""
        first = name.partition("/")[0]
        return first if first in self._titles else ""

    def _read_folder(self, home: str, files: str) -> None:
        if (home, files) in self._read:
            return
        self._read.add((home, files))
        for path in sorted((self._folder / home).glob(files)):
            if (home, path.name) not in self._read:
                self._read.add((home, path.name))
                self._read_index(home, path)

    def _read_index(self, home: str, path: Path) -> None:
        atlas = f"{home}/{path.stem}" if home else path.stem
        try:
            table = json.loads(path.read_text(encoding="utf-8"))
            scale = float(table.get("scale", 1))
            found = {name: AtlasEntry(atlas, scale, raw) for name, raw in table.get("sprites", {}).items()}
        except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
            self.broken.append(f"{atlas}.json")
            return
        for name, entry in found.items():
            held = self.ready if "@" in name else self._entries
            wrong = (f"sprite given twice: {name!r}, which {held[name].atlas} holds" if name in held
                     else f"the name of {name!r} belongs to another folder" if self._home(name) != home else "")
            if wrong and self._strict:
                raise ValueError(f"{atlas}: {wrong}")
            if not wrong:
                held[name] = entry
            elif not any(known.startswith(f"{atlas}.json") for known in self.broken):
                self.broken.append(f"{atlas}.json ({name})")
