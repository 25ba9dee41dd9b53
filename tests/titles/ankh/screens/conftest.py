"""The screens of this title are driven as all screens are; it is put on the two lists of titles for that."""

from __future__ import annotations

import pytest

import game
from game import registry
from game.titles.ankh import SPEC
from scenes import titles
from scenes.titles.ankh import UI
from tests.scenes.conftest import _nothing_stays, _unhurried, _unseen, drive, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line in each list."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.ankh")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    monkeypatch.setitem(titles.TITLES, SPEC.code, UI)
