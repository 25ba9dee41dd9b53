"""Ambush is put on the two lists of titles for these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game import registry
from scenes import titles
from scenes.media.texts import LANGUAGES, Texts, read_folder
from tests.scenes.conftest import drive, program
from tests.sixth.rules import SPEC
from tests.sixth.screens import UI

__all__ = ["drive", "program"]


@pytest.fixture(autouse=True)
def ambush(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A line in each list, and its texts beside the others."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "tests.sixth.rules")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    monkeypatch.setitem(titles.TITLES, SPEC.code, UI)
    words = {language: read_folder(UI.texts / language) for language in LANGUAGES}
    table = Texts.table
    monkeypatch.setattr(Texts, "table", lambda texts, language="": {
        **table(texts, language), **words[language or texts.language],
    })  # fmt: skip
    yield
    registry.rules_of.cache_clear()
