"""The titles, loaded: code name -> spec. `game.registry` lists them."""
from __future__ import annotations

from importlib import import_module

from game.core.spec import TitleSpec
from game.registry import PACKAGES

TITLES: dict[str, TitleSpec] = {code: import_module(package).SPEC for code, package in PACKAGES.items()}
