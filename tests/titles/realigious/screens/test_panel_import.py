"""A panel of the title that is opened while a thread still loads the titles' rules."""

from __future__ import annotations

from importlib import import_module

import pytest

from scenes.kit import title_ui
from scenes.titles import ui_of
from tests.scenes.conftest import Driver


def test_c1_4_a_panel_waits_for_all_rules_before_it_takes_a_part_of_them(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads that import a package and a module of it from both ends fail with half a module."""
    asked: list[str] = []

    def importing(name: str) -> object:
        asked.append(name)
        return import_module(name)

    monkeypatch.setattr(title_ui, "import_module", importing)
    ui_of("realigious").panel(drive.program.client, "traits")
    assert asked[:2] == ["game.titles", "scenes.titles.realigious.traits_panel"]
