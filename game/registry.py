"""The list of titles: code name -> package of its rules. Nothing is imported here, so that lists of saves and rooms can
tell versions before any rules are loaded (C7.1). Adding a title: a package beside the others and one line here (and one
in `scenes.titles` for its screens).
"""
from __future__ import annotations

import functools
from pathlib import Path

from game.core.rules import RulesVersion, rules_in

PACKAGES = {
    "realigious": "game.titles.realigious",
    "creed": "game.titles.creed",
    "ankh": "game.titles.ankh",
    "crowns": "game.titles.crowns",
    "vermilion": "game.titles.vermilion",
}
ROOT = Path(__file__).resolve().parent.parent


@functools.cache
def rules_of(title: str) -> RulesVersion:
    """The rules of the title with that code name in this program. Raises LookupError for an unknown title,
    ContentError where a file of it is damaged or gone."""
    return rules_in(ROOT.joinpath(*PACKAGES[title].split(".")))
