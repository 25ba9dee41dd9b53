"""A title is named in its own folders and in the lists of titles; everything else serves all of them."""

from __future__ import annotations

import re

import game
from game.registry import PACKAGES

from .source import ROOT, sources

LISTS = {"game/registry.py", "scenes/titles/__init__.py"}
THINGS = {"assets/paint/backdrop_hall.py"}
"""What speaks of a thing that a title is called after: an ankh hangs in the hall."""
BENCH = "bench/"


def naming() -> set[str]:
    """Files outside titles' folders whose code or comments name a title."""
    names = re.compile("|".join(sorted(set(PACKAGES) | {spec.names["en"] for spec in game.TITLES.values()})), re.I)
    own = {"titles", *PACKAGES}
    files = sources("game", "scenes", "run.py", "bench", "assets/paint")
    files = [path for path in files if not own & set(path.relative_to(ROOT).parent.parts)]
    found = {path.relative_to(ROOT).as_posix() for path in files if names.search(path.read_text(encoding="utf-8"))}
    if names.search((ROOT / "scenes/titles/__init__.py").read_text(encoding="utf-8")):
        found.add("scenes/titles/__init__.py")
    return {name for name in found if not name.startswith(BENCH)}


def test_only_the_lists_of_titles_name_a_title() -> None:
    assert naming() - THINGS == LISTS


def test_recipes_of_a_title_import_no_other() -> None:
    for title in PACKAGES:
        for path in sources(f"assets/paint/{title}"):
            found = re.findall(r"assets\.paint\.(\w+)", path.read_text(encoding="utf-8"))
            assert not (set(PACKAGES) - {title}) & set(found), path
