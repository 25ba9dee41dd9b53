"""The screens of this title are driven as all screens are."""

from __future__ import annotations

import pytest

import game.titles
import scenes.titles
from game import registry
from game.titles.crowns import SPEC
from scenes.kit.title_ui import Shelf, TitleUi
from tests.scenes.conftest import _nothing_stays, _unhurried, _unseen, drive, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]
UI = TitleUi("crowns", "scenes.titles.crowns", Shelf((2, 3, 4), (30, 100), ("power",), (60, 110, 74)))


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program offers the title, also before it stands in the lists."""
    if "crowns" not in registry.PACKAGES:
        monkeypatch.setitem(registry.PACKAGES, "crowns", "game.titles.crowns")
        monkeypatch.setitem(game.titles.TITLES, "crowns", SPEC)
        monkeypatch.setitem(scenes.titles.TITLES, "crowns", UI)
