"""What opens over the deck editor: the list of traits and keywords, a hand to try out, and decks from elsewhere."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import CARDS
from scenes.kit.text_files import FoundFile, TextFiles, pasted
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.shell.dialog import PanelScene
from scenes.titles.crowns.deck_plan import TrialHand
from scenes.titles.crowns.deck_pool import marks
from scenes.titles.crowns.deck_room import DeckRoom
from scenes.titles.crowns.deck_words import ReadDeck, read
from scenes.titles.crowns.faces import DECK, card_face, card_tip
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.scroller import BAR
from scenes.widgets.text_entry import TextEntry
from scenes.widgets.toast import NoticePlace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.crowns.content import DeckRow
    from scenes.shell.client import Client

ENDINGS = (".deck", ".txt")
ACROSS, ROW = 6, 50
APART, EDGE = 14, 10
"""Between two cards of a hand to try out, and above and below them."""
ABOVE = (NoticePlace(FULL.centerx, 36, 1100),)
"""Notices stand beside the heading of the decks and above what opens over them: no card and no choice is hidden."""


class MarkPicker(PanelScene):
    """Keywords and traits as buttons; the chosen one is handed over, ("", "") for none."""

    size = (1200, 860)
    notices: Sequence[NoticePlace] = ABOVE
    heading = "crowns.decks.marks"

    def __init__(self, client: Client, pool: str, now: tuple[str, str],
                 on_done: Callable[[str, str], None]) -> None:  # fmt: skip
        super().__init__(client)
        self.pool, self.now, self.on_done = pool, now, on_done

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Keywords above, traits below."""
        found = marks(self.media, self.pool)
        y = area.y
        for group in ("keyword", "trait"):
            here = [(name, words) for kind, name, words in found if kind == group]
            if not here:
                continue
            words = self.t(f"crowns.decks.{group}s")
            Label(panel, (area.x, y, area.width, 36), words, size=theme.BODY, colour=theme.GOLD, bold=True)
            y += 42
            across = ACROSS if group == "trait" else ACROSS - 1  # beside a keyword's picture
            wide = (area.width - 8 * (across - 1)) // across
            for i, (name, words) in enumerate(here):
                place = (area.x + i % across * (wide + 8), y + i // across * (ROW + 6), wide, ROW)
                Button(panel, place, words, partial(self._take, group, name), on=self.now == (group, name), size=20,
                       icon=f"crowns/keyword/{name}" if group == "keyword" else "", icon_size=28,
                       name=f"{group}.{name}")  # fmt: skip
            y += -(-len(here) // across) * (ROW + 6) + 14
        Button(panel, (area.right - 240, area.bottom - 52, 240, 52), self.t("crowns.decks.marks.none"),
               partial(self._take, "", ""), size=theme.BODY, name="marks.none")  # fmt: skip

    def _take(self, group: str, name: str) -> None:
        self.close()
        self.on_done(*(("", "") if (group, name) == self.now else (group, name)))


class TrialScene(PanelScene):
    """R5.2, R5.3. The opening hand of the deck, one mulligan, then two cards a round."""

    size = (1320, 860)
    notices: Sequence[NoticePlace] = ABOVE
    heading = "crowns.decks.trial"
    panel_type = DeckRoom
    rules_place = "R5.2"

    def __init__(self, client: Client, deck: DeckRow, seed: int | None = None) -> None:
        super().__init__(client)
        self.trial = TrialHand(deck, int.from_bytes(os.urandom(6), "big") if seed is None else seed)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The hand, below what can be done with it."""
        t, trial = self.t, self.trial
        place = pygame.Rect(area.x, area.y, area.width, area.height - 128)
        self.across, self.size = laid_out(len(trial.hand), place.size)
        rows = -(-max(1, len(trial.hand)) // self.across)
        cards = ScrollList(panel, place, rows, self._row, row_height=self.size[1] + 2 * EDGE, gap=0, plates=False,
                           name="trial.cards")  # fmt: skip
        cards.scroll_to(cards.furthest)
        cost = sum(CARDS[card].cost for card in trial.hand if CARDS[card].type != "event")  # R5.4
        words = t("crowns.decks.trial.facts", n=len(trial.hand), left=trial.left, cost=cost)
        Label(panel, (area.x, area.bottom - 116, area.width, 40), words, size=20, colour=theme.DIM)
        buttons = (
            ("new", "ui/cycle", self._new, ""),
            ("again", "ui/undo", self._again, t("crowns.decks.trial.once") if trial.mulligan else ""),
            ("draw", "ui/hand", self._draw, "" if trial.left else t("crowns.decks.trial.empty")),
        )
        each = (area.width - 24) // 3
        for i, (name, icon, action, reason) in enumerate(buttons):
            Button(panel, (area.x + i * (each + 12), area.bottom - 64, each, 60), t(f"crowns.decks.trial.{name}"),
                   action, icon=icon, icon_size=28, size=theme.BODY, enabled=not reason, reason=reason,
                   name=f"trial.{name}")  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        step = self.size[0] + APART
        left = row.rect.x + (row.rect.width - self.across * step + APART) // 2
        for i, card in enumerate(self.trial.hand[index * self.across : (index + 1) * self.across]):
            ShownCard(row, (left + i * step, row.rect.y + EDGE, *self.size), card)

    def _new(self) -> None:
        self.trial.new()
        self.rebuild()

    def _again(self) -> None:
        self.trial.again()
        self.rebuild()

    def _draw(self) -> None:
        self.trial.draw(2)
        self.rebuild()


def laid_out(count: int, room: tuple[int, int]) -> tuple[int, tuple[int, int]]:
    """So many cards in a row, and their size: as large as all of them have room, but never smaller than in a deck."""
    found = []
    for rows in range(1, max(1, count) + 1):
        across = -(-max(1, count) // rows)
        high = min(room[1] // rows - 2 * EDGE, round(((room[0] - BAR + APART) // across - APART) * DECK[1] / DECK[0]))
        found.append((high, across))
    high, across = max(found)
    if high <= DECK[1]:
        return max(1, (room[0] - BAR + APART) // (DECK[0] + APART)), DECK
    return across, (round(high * DECK[0] / DECK[1]), high)


class ShownCard(Widget):
    """A card to look at: its words stand in its tip."""

    focusable = True

    def __init__(self, parent: WidgetParent, rect: RectLike, card: str) -> None:
        self.card = card
        super().__init__(parent, rect)
        self.tip = card_tip(self.media, card)

    def draw(self, surface: pygame.Surface) -> None:
        """Its face."""
        if self.hovered or self.focused:
            Pen(surface, self.media).nine("glow", self.rect.inflate(24, 24))
        surface.blit(card_face(self.media, self.card, self.rect.size), self.rect)


class ImportScene(PanelScene):
    """A deck from the clipboard, from a file that was found, or from a path that is typed."""

    size = (1100, 800)
    notices: Sequence[NoticePlace] = ABOVE
    heading = "crowns.decks.import"

    def __init__(self, client: Client, on_done: Callable[[ReadDeck], None]) -> None:
        super().__init__(client)
        self.on_done = on_done
        self.files = TextFiles(client, *ENDINGS)
        self.typed = ""
        self.found: list[FoundFile] | None = None

    def enter(self) -> None:
        """Begins to look for files."""
        super().enter()
        self.ui.set_focus(self.ui.find("import.paste"))
        self.files.find(self._found)

    def _found(self, found: list[FoundFile]) -> None:
        self.found = found
        if self in self.nav.stack:
            self.rebuild()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The clipboard, the path, then the files."""
        t = self.t
        Button(panel, (area.x, area.y, area.width, 64), t("crowns.decks.import.paste"), self.paste, kind="gold",
               icon="ui/saves", icon_size=28, name="import.paste", tip=t("crowns.decks.import.paste.tip"))  # fmt: skip
        self.path = TextEntry(
            panel, (area.x, area.y + 80, area.width - 236, 56), self.typed, on_change=self._type,
            on_enter=self._read_typed, empty=t("crowns.decks.import.path"), icon="ui/folder", name="import.path",
            longest=400,
        )  # fmt: skip
        Button(panel, (area.right - 220, area.y + 80, 220, 56), t("crowns.decks.import.open"), self._read_typed,
               size=theme.BODY, name="import.open")  # fmt: skip
        place = pygame.Rect(area.x, area.y + 156, area.width, area.height - 156)
        if self.found:
            ScrollList(panel, place, len(self.found), self._row, row_height=64, on_choose=self._choose, name="files")
        elif self.found is not None:
            Label(panel, (place.x, place.y + 40, place.width, 120), t("crowns.decks.import.none"), colour=theme.DIM,
                  wrap=True, align="center")  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        path = (self.found or [])[index].path
        r = row.rect
        Label(row, (r.x + 20, r.y + 2, r.width - 40, 34), path.name, bold=True)
        Label(row, (r.x + 20, r.y + 34, r.width - 40, 26), str(path.parent), size=theme.SMALL, colour=theme.DIM)
        row.words = f"{path.name}\n{path.parent}"

    def _type(self, text: str) -> None:
        self.typed = text

    def paste(self) -> None:
        """Reads the clipboard."""
        self._take("", pasted())

    def _read_typed(self) -> None:
        if self.path.text.strip():
            self.files.read(self.path.text, self._take)

    def _choose(self, index: int) -> None:
        self.files.read(str((self.found or [])[index].path), self._take)

    def _take(self, name: str, text: str) -> None:
        found = read(text)
        if not found.deck.cards and not found.deck.plots:
            self.toast(self.t("crowns.decks.import.nothing"), "bad")
            return
        self.close()
        self.on_done(found if found.name else found._replace(name=name))
