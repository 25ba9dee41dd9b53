"""Reads a rulebook before anybody opens it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.shell.work import Work, import_all, nothing

if TYPE_CHECKING:
    from scenes.app import App

MODULES = ("panel", "{title}_pictures", "{title}_tables")


def read_ahead(app: App, title: str) -> Work[None]:
    """On a thread: the modules of the rulebook and the book of a game, so that it opens without a pause."""
    return app.work(partial(_read, title, app.texts.language), nothing, nothing)


def _read(title: str, language: str, work: Work[None]) -> None:
    from scenes.rules.book import opened

    import_all(tuple(f"scenes.rules.{name.format(title=title)}" for name in MODULES), work)
    opened(title, language)
