"""The pool of the deck editor: what narrows it down, and the cards that are left of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.titles.crowns.content import FACTIONS, NEUTRAL
from game.titles.crowns.notation import ICONS
from scenes.kit.card_grid import GAP, columns_in
from scenes.media import theme
from scenes.titles.crowns.deck_cells import CardCalls, MarkButton, PoolCard
from scenes.titles.crowns.deck_filter import (
    ALLOWED,
    ANY,
    DRAW,
    PLOTTED,
    CardFilter,
    keywords_in,
    matching,
    traits_in,
)
from scenes.titles.crowns.deck_plan import DEAREST, TYPES, DeckPlan, allows, most_of
from scenes.titles.crowns.faces import DECK, HAND, fitted
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from scenes.media.media import Media

HIGH, APART, MARGIN = 46, 4, 5
PLOT_SIZE = fitted("pl01", DECK[0])


class CardPool(Group):
    """`wanted` is the filter of now, `on_filter` hears of another one, `pick` opens the list of traits and keywords."""

    def __init__(self, parent: WidgetParent, rect: RectLike, plan: DeckPlan, wanted: CardFilter, calls: CardCalls,
                 on_filter: Callable[[CardFilter], None], pick: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(parent, rect, name="card_pool")
        self.plan, self.wanted, self.calls, self._tell, self._pick = plan, wanted, calls, on_filter, pick
        self._cells: dict[str, PoolCard] = {}
        r = self.rect
        self._fill_first(pygame.Rect(r.x, r.y, r.width, HIGH))
        self._fill_marks(pygame.Rect(r.x, r.y + HIGH + APART, r.width, HIGH))
        top = r.y + 2 * (HIGH + APART)
        self.area = pygame.Rect(r.x, top, r.width, r.bottom - top)
        self.none = Label(self, self.area, self.media.t("crowns.decks.none"), colour=theme.DIM, align="center")
        self.list: ScrollList | None = None
        self.show()

    # --- the filter

    def _fill_first(self, row: pygame.Rect) -> None:
        t, wanted = self.media.t, self.wanted
        pools = [(name, t(f"crowns.decks.pool.{name}")) for name in (DRAW, PLOTTED)]
        SegmentedControl(self, (row.x, row.y, 250, HIGH), pools, wanted.pool, self._pool, name="pool", size=20)
        self.search = TextEntry(
            self, (row.x + 262, row.y, 320, HIGH), wanted.words, on_change=lambda words: self.narrow(words=words),
            empty=t("crowns.decks.search"), icon="ui/search", name="search", tip=t("crowns.decks.search.tip"),
        )  # fmt: skip
        words = self._picked() or t("crowns.decks.marks")
        Button(self, (row.x + 594, row.y, 224, HIGH), words, self._pick, icon="ui/filter", icon_size=24, size=20,
               on=bool(self._picked()), name="marks", tip=t("crowns.decks.marks.tip"))  # fmt: skip
        MarkButton(self, (row.x + 830, row.y, 54, HIGH), "ui/deck", t("crowns.decks.held"), wanted.held,
                   lambda: self.narrow(held=not self.wanted.held), "held")  # fmt: skip
        self.clears = Button(self, (row.right - 104, row.y, 104, HIGH), t("crowns.decks.clear"), self._clear, size=20,
                             enabled=wanted.narrow, reason=t("crowns.decks.clear.none"), name="clear")  # fmt: skip

    def _picked(self) -> str:
        """The trait or the keyword that is asked for, in words."""
        wanted = self.wanted
        if wanted.trait:
            return self.media.t(f"crowns.trait.{wanted.trait.lower()}")
        return keyword_words(self.media, wanted.keyword) if wanted.keyword else ""

    def _fill_marks(self, row: pygame.Rect) -> None:
        """Factions, types, icons and costs as marks; of plots there are none."""
        if self.wanted.pool == PLOTTED:
            words = self.media.t("crowns.decks.plots.text")
            Label(self, row, words, size=20, colour=theme.DIM)
            return
        t, wanted = self.media.t, self.wanted
        kinds: list[tuple[str, str, str, bool, Callable[[], None]]] = [
            (f"faction.{name}", _faction_icon(name), t(f"crowns.decks.faction.{name}") if name in (ALLOWED, ANY)
             else t(f"crowns.faction.{name}"), wanted.faction == name, partial(self._faction, name))
            for name in (ALLOWED, *FACTIONS, NEUTRAL, ANY)
        ]  # fmt: skip
        kinds += [(f"type.{name}", f"crowns/type/{name}", t(f"crowns.type.{name}"), name in wanted.types,
                   partial(self._flip, "types", name)) for name in TYPES]  # fmt: skip
        kinds += [(f"icon.{name}", f"crowns/icon/{name}", t(f"crowns.kind.{name}"), name in wanted.icons,
                   partial(self._flip, "icons", name)) for name in ICONS]  # fmt: skip
        kinds += [(f"cost.{n}", "", f"{n}+" if n == DEAREST else str(n), n in wanted.costs,
                   partial(self._flip, "costs", n)) for n in range(DEAREST + 1)]  # fmt: skip
        groups = (len(FACTIONS) + 3, len(TYPES), len(ICONS), DEAREST + 1)
        narrow = 12
        wide = (row.width - narrow * (len(groups) - 1)) / len(kinds)
        ends = [sum(groups[: i + 1]) for i in range(len(groups))]
        for i, (name, icon, words, on, action) in enumerate(kinds):
            x = row.x + wide * i + narrow * sum(i >= end for end in ends)
            button = MarkButton(self, (round(x), row.y, round(wide) - 3, HIGH), icon, words, on, action, name)
            if name.startswith("cost."):
                button.tip = t("crowns.decks.cost", n=words)

    def _pool(self, pool: str) -> None:
        self._tell(CardFilter(pool=pool, words=self.wanted.words))

    def _faction(self, name: str) -> None:
        self._tell(self.wanted._replace(faction=name))

    def _flip(self, field: str, value: Any) -> None:
        self._tell(self.wanted._replace(**{field: getattr(self.wanted, field) ^ {value}}))

    def _clear(self) -> None:
        self._tell(CardFilter(pool=self.wanted.pool))

    def narrow(self, **fields: Any) -> None:
        """Other words, or only what the deck holds: the marks stay as they are."""
        self.wanted = self.wanted._replace(**fields)
        self.clears.enabled = self.wanted.narrow
        if "words" in fields:
            self.show()
        self._tell(self.wanted)

    # --- the cards

    def show(self) -> None:
        """The cards that the filter lets through, from the first one on."""
        self.cards = matching(self.wanted, self.plan.deck)
        self._cells.clear()
        if self.list is not None:
            self.remove(self.list)
        self.size = PLOT_SIZE if self.wanted.pool == PLOTTED else HAND
        self.columns = columns_in(self.area.width, self.size)
        rows = -(-len(self.cards) // self.columns)
        self.none.visible = not rows
        self.list = ScrollList(self, self.area, rows, self._row, row_height=self.size[1] + 2 * MARGIN, gap=1,
                               plates=False, name="cards")  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        wide, high = self.size
        x = row.rect.x + (row.rect.width - self.columns * (wide + GAP) + GAP) // 2
        for card in self.cards[index * self.columns : (index + 1) * self.columns]:
            place = (x, row.rect.y + MARGIN, wide, high)
            foreign = not allows(self.plan.deck, card)
            self._cells[card] = PoolCard(row, place, card, self.plan.copies(card), most_of(card), self.calls, foreign)
            x += wide + GAP

    def refresh(self) -> None:
        """The deck has changed: the numbers of copies, and what of it is foreign."""
        for card, cell in self._cells.items():
            now = self.plan.copies(card), not allows(self.plan.deck, card)
            if now != (cell.copies, cell.foreign):
                cell.copies, cell.foreign = now
                cell.invalidate()

    def widgets(self) -> Iterable[PoolCard]:
        """The cards in sight."""
        return self._cells.values()


def keyword_words(media: Media, name: str) -> str:
    """A keyword without its number."""
    if name in ("ambush", "bestow"):
        return media.t(f"crowns.decks.keyword.{name}")
    return media.t(f"crowns.keyword.{name}")


def _faction_icon(name: str) -> str:
    return {ALLOWED: "ui/check", ANY: "ui/filter_all"}.get(name, f"crowns/crest/{name}")


def marks(media: Media, pool: str) -> list[tuple[str, str, str]]:
    """All keywords and traits of a pool: which of both, name, words; each in the order of the language."""
    found = [("keyword", name, keyword_words(media, name)) for name in keywords_in(pool)]
    traits = [("trait", name, media.t(f"crowns.trait.{name.lower()}")) for name in traits_in(pool)]
    return [*found, *sorted(traits, key=lambda one: one[2])]
