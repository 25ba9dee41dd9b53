"""The deck beside the pool: its faction and agenda, its curve, its lines, and what the validator says of it (R20.5)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import AGENDAS, FACTIONS
from game.titles.crowns.deck import LEAST, PLOT_COUNT, TREATY, faults, warnings
from scenes.media import theme
from scenes.titles.crowns.deck_cells import CardCalls, Curve, DeckLine, MarkButton
from scenes.titles.crowns.deck_plan import DeckPlan, allows, counted, most_of, sorted_cards
from scenes.titles.crowns.deck_words import fault_words, rule_of
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from collections.abc import Callable

CRESTS, AGENDA, CURVE, COUNTS, CHECK, GAP = 52, 46, 112, 30, 168, 6
LINE, FAULT, TARGET = 44, 53, 44
DROP, BAR = 280, 26
"""The most that the button takes which takes out foreign cards, and how wide a list's bar is."""


class DeckSide(Group):
    """`choose` takes another faction, agenda or second faction; `read_rule` opens the rulebook; `drop` takes out what
    the deck may not hold."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, plan: DeckPlan, calls: CardCalls, choose: Callable[..., None],
        read_rule: Callable[[str], None], drop: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name="deck_side")
        self.plan, self.calls, self._choose, self._read_rule, self._drop = plan, calls, choose, read_rule, drop
        r, y = self.rect, self.rect.y
        self._fill_faction(pygame.Rect(r.x, y, r.width, CRESTS))
        y += CRESTS + GAP
        self._fill_agenda(pygame.Rect(r.x, y, r.width, AGENDA))
        y += (AGENDA + GAP) * (2 if plan.deck.agenda == TREATY else 1)
        self.curve = Curve(self, (r.x, y, r.width, CURVE))
        y += CURVE + GAP
        self.counts = Label(self, (r.x, y, r.width, COUNTS), "", size=20, bold=True)
        y += COUNTS + 2
        self.rows: list[str] = []
        line = max(LINE, self.media.theme.pixels(LINE))
        self.list = ScrollList(self, (r.x, y, r.width, r.bottom - CHECK - GAP - y), 0, self._line, row_height=line,
                               gap=2, plates=False, name="lines")  # fmt: skip
        self._fill_check(pygame.Rect(r.x, r.bottom - CHECK, r.width, CHECK))
        self.refresh()

    def _fill_faction(self, row: pygame.Rect) -> None:
        t, wide = self.media.t, row.width / len(FACTIONS)
        for i, name in enumerate(FACTIONS):
            MarkButton(self, (round(row.x + wide * i), row.y, round(wide) - 6, row.height), f"crowns/crest/{name}",
                       t(f"crowns.faction.{name}"), self.plan.deck.faction == name, partial(self._choose, faction=name),
                       f"deck.faction.{name}")  # fmt: skip

    def _fill_agenda(self, row: pygame.Rect) -> None:
        """R21. The agenda, and below the treaty its second faction."""
        t, deck = self.media.t, self.plan.deck
        agendas = [("", t("crowns.decks.agenda.none")), *((name, t(f"crowns.card.{name}")) for name in AGENDAS)]
        Cycler(self, row, agendas, deck.agenda, lambda name: self._choose(agenda=name), name="agenda", size=20,
               tip=self._agenda_told)  # fmt: skip
        if deck.agenda == TREATY:
            others = [("", t("crowns.decks.second.none"))]
            others += [(name, t(f"crowns.faction.{name}")) for name in FACTIONS if name != deck.faction]
            Cycler(self, row.move(0, AGENDA + GAP), others, deck.second_faction,
                   lambda name: self._choose(second_faction=name), name="second", size=20,
                   tip=t("crowns.decks.second.tip"))  # fmt: skip

    def _agenda_told(self) -> str:
        name = self.plan.deck.agenda
        return self.media.t(f"crowns.decks.agenda.{name}" if name else "crowns.decks.agenda.tip")

    def _fill_check(self, place: pygame.Rect) -> None:
        self.sign = Picture(self, (place.x, place.y + 4, 30, 30), "ui/check")
        self.verdict = Label(self, (place.x + 38, place.y, place.width - 38 - DROP, TARGET), "", size=20, bold=True)
        words, type_ = self.media.t("crowns.decks.drop"), self.media.theme
        wide = min(DROP, type_.width(words, type_.fit(words, DROP - self.px(28), theme.SMALL)) + self.px(28))
        self.drop = Button(self, (place.right - wide, place.y, wide, TARGET), words, self._drop,
                           size=theme.SMALL, name="drop", tip=self.media.t("crowns.decks.drop.tip"))  # fmt: skip
        self.found: list[tuple[str, str, bool]] = []
        self.check = pygame.Rect(place.x, place.y + TARGET + 4, place.width, place.height - TARGET - 4)
        self.problems: ScrollList | None = None

    # --- what changes

    def refresh(self) -> None:
        """Shows the deck of now."""
        deck, t = self.plan.deck, self.media.t
        found = counted(deck)
        self.curve.display(found)
        self.counts.text = t("crowns.decks.counts", n=found.cards, least=LEAST, plots=found.plots, most=PLOT_COUNT)
        self.rows = [card for _, cards in sorted_cards(deck) for card in cards]
        self.list.set_count(len(self.rows))
        wrong, doubts = faults(deck), warnings(deck) if deck.cards else []
        self.counts.colour = theme.GOLD if not wrong else theme.BONE
        texts = self.media.texts
        self.found = [(fault_words(texts, one), rule_of(one.code), True) for one in wrong]
        self.found += [(fault_words(texts, one), rule_of(one.code), False) for one in doubts]
        self._list_problems()
        self.sign.sprite = "ui/check" if not wrong else "ui/cross"
        self.sign.invalidate()
        self.verdict.colour = theme.GOOD if not wrong else theme.BAD
        self.verdict.text = t("crowns.decks.legal") if not wrong else t("crowns.decks.errors", n=len(wrong))
        self.drop.visible = bool(self.plan.foreign())
        r = self.verdict.rect
        self.verdict.place((r.x, r.y, self.rect.right - r.x - self.drop.visible * DROP, TARGET))

    def _list_problems(self) -> None:
        """A row is as high as the longest sentence needs, and no higher than the list."""
        if self.problems is not None:
            self.remove(self.problems)
        type_, room = self.media.theme, self.check.width - BAR - 132
        highs = [len(type_.wrap(words, theme.SMALL, room)) * type_.line_height(theme.SMALL) for words, *_ in self.found]
        high = min(max([FAULT, *(one + 10 for one in highs)]), self.check.height)
        self.problems = ScrollList(self, self.check, len(self.found), self._problem, row_height=high, gap=3,
                                   name="problems")  # fmt: skip

    def _line(self, row: Row, index: int) -> None:
        card = self.rows[index]
        wrong = not allows(self.plan.deck, card)
        DeckLine(row, row.rect, card, self.plan.copies(card), most_of(card), self.calls, wrong)

    def _problem(self, row: Row, index: int) -> None:
        words, rule, wrong = self.found[index]
        r = row.rect
        Picture(row, (r.x + 8, r.centery - 13, 26, 26), "ui/cross" if wrong else "ui/warning")
        type_, place = self.media.theme, pygame.Rect(r.x + 42, r.y + 4, r.width - 128, r.height - 8)
        high = min(place.height, len(type_.wrap(words, theme.SMALL, place.width)) * type_.line_height(theme.SMALL))
        Label(row, (place.x, place.centery - high // 2, place.width, high), words, size=theme.SMALL, wrap=True,
              colour=theme.BONE if wrong else theme.DIM)  # fmt: skip
        Button(row, (r.right - 82, r.y + 4, 78, r.height - 8), rule, partial(self._read_rule, rule), kind="bare",
               size=theme.SMALL, name=f"problem.{index}", tip=self.media.t("crowns.decks.rule"))  # fmt: skip
        row.words = words
