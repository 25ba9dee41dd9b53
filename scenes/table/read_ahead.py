"""Reads a rulebook before anybody opens it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from scenes.shell.work import Work, import_all
from scenes.titles import ui_of

if TYPE_CHECKING:
    from scenes.shell.client import Client


def read_ahead(client: Client, title: str) -> Work[None]:
    """On a thread: the modules of the rulebook and the book of a game, so that it opens without a pause."""
    return client.nav.work(partial(_read, title, client.media.texts.language), ignore, ignore)


def _read(title: str, language: str, work: Work[None]) -> None:
    from scenes.table.book import coverage, opened

    import_all(("scenes.rules.panel", *ui_of(title).book_modules), work)
    opened(title, language)
    coverage(title)
