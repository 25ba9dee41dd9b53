"""The rulebook (F1, C6.10): chapters at the left, text at the right, a search field. Opens at the rule that
fits.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.menu.pages import Block, Pages
from scenes.menu.rulebook import Rulebook, load
from scenes.shelf import SHELF
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.dialog import PanelScene
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from scenes.app import App

SIDE = 372


class RulesPanel(PanelScene):
    """One game's rulebook."""

    size = (1640, 960)

    def __init__(self, app: App, title: str = "", place: str = "") -> None:
        super().__init__(app)
        self.title = title if title in SHELF else next(iter(SHELF))
        self.book = Rulebook([], [])
        self.wanted = ""
        self.rule = place
        self.chapter = 0
        self._language = ""

    def build(self) -> None:
        """Reads the book when the language is another one."""
        if self._language != self.app.texts.language:
            self._language = self.app.texts.language
            self.book = load(self.title, self._language)
            found = self.book.place(self.rule)
            if found is not None:
                self.chapter, self.rule = found.chapter, found.rule
            self.chapter = min(self.chapter, max(0, len(self.book.titles) - 1))
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Heading, search, chapters, page."""
        heading = self.t("rules.title", title=f"@title.{self.title}")
        Label(
            panel, (area.x + 8, self.rect.y + 24, 900, 56), heading, size=theme.HEADING, colour=theme.GOLD, bold=True,
            shadow=True,
        )  # fmt: skip
        TextEntry(
            panel, (self.rect.right - 560, self.rect.y + 26, 440, 56), self.wanted, on_change=self._search,
            icon="ui/search", empty=self.t("rules.search"), name="search",
        )  # fmt: skip
        top = self.rect.y + 104
        height = self.rect.bottom - 48 - top
        self.list = ScrollList(
            panel, (area.x, top, SIDE, height), len(self.book.titles), self._row, row_height=52, gap=6, plates=False,
            name="chapters",
        )  # fmt: skip
        self.pages = Pages(panel, (area.x + SIDE + 32, top, area.width - SIDE - 32, height), [], name="text")
        self._show()

    def show_chapter(self, index: int) -> None:
        """Opens a chapter."""
        self.chapter = index
        self.wanted = ""
        self.rule = ""
        self.rebuild()

    def _row(self, row: Row, index: int) -> None:
        Button(
            row, row.rect, self.book.titles[index], partial(self.show_chapter, index), kind="row", align="left",
            size=20, on=index == self.chapter and not self.wanted, name=f"chapter.{index}",
        )  # fmt: skip

    def _search(self, text: str) -> None:
        self.wanted = text.strip()
        self._show()

    def _show(self) -> None:
        if not self.book.titles:
            self.pages.show([Block(self.t("rules.none"))])
        elif self.wanted:
            self._show_found()
        else:
            paragraphs = self.book.chapter(self.chapter)
            blocks = [Block(p.text, p.rule, marked=bool(self.rule) and p.rule == self.rule) for p in paragraphs]
            marked = next((b for b in blocks if b.marked), None)
            self.pages.show([Block(self.book.titles[self.chapter], heading=True), *blocks], marked)
            self.list.show(self.chapter)

    def _show_found(self) -> None:
        found = self.book.search(self.wanted)
        words = self.t("rules.found", n=len(found)) if found else self.t("rules.found.none", words=self.wanted)
        blocks = [Block(words, heading=True)]
        chapter = -1
        for paragraph in found:
            if paragraph.chapter != chapter:
                chapter = paragraph.chapter
                blocks.append(Block(self.book.titles[chapter], heading=True))
            blocks.append(Block(paragraph.text, paragraph.rule))
        self.pages.show(blocks)


def create(app: App, title: str = "", place: str = "") -> RulesPanel:
    """The rulebook of a game, at a rule."""
    return RulesPanel(app, title, place)


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    from scenes.menu.samples import over_menu

    return [("menu-rules", lambda app: over_menu(app, lambda a: RulesPanel(a, place="R10.2")))]
