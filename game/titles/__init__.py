"""The titles, by code name. Adding a title: a package beside the others and one line here."""
from __future__ import annotations

from game.core.spec import TitleSpec
from game.titles.creed import SPEC as CREED
from game.titles.realigious import SPEC as REALIGIOUS

TITLES: dict[str, TitleSpec] = {spec.code: spec for spec in (REALIGIOUS, CREED)}
