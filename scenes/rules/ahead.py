"""Reads a rulebook before anybody opens it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.work import Work

MODULES = ("scenes.rules.panel", "scenes.rules.{title}_pictures", "scenes.rules.{title}_tables")


def read_ahead(app: App, title: str) -> Work[None]:
    """On a thread: the modules of the rulebook and the book of a game, so that it opens without a pause."""
    return app.work(partial(_read, title, app.texts.language), _nothing, _nothing)


def _read(title: str, language: str, work: Work[None]) -> None:
    from scenes.rules.book import opened

    for name in MODULES:
        with suppress(ModuleNotFoundError):  # a book without pictures or tables
            import_module(name.format(title=title))
    opened(title, language)


def _nothing(_: object) -> None:
    """A failure shows itself when the book is opened."""
