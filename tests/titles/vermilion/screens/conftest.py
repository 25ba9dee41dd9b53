"""The screens of this title are driven as all screens are."""

from __future__ import annotations

import pytest

import game.titles
import scenes.titles
from game import registry
from game.titles.vermilion import SPEC
from scenes.titles.vermilion import UI
from tests.scenes.conftest import _nothing_stays, _unhurried, _unseen, drive, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program offers the title, also before it stands in the lists."""
    if "vermilion" not in registry.PACKAGES:
        monkeypatch.setitem(registry.PACKAGES, "vermilion", "game.titles.vermilion")
        monkeypatch.setitem(game.titles.TITLES, "vermilion", SPEC)
        monkeypatch.setitem(scenes.titles.TITLES, "vermilion", UI)
