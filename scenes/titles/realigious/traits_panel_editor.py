"""Choosing traits (R20, C10.1): six branches of six, points, the two cards of what is pointed at, the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.callbacks import ignore
from game.titles.realigious.content import BRANCHES, CARDS, TRAITS
from scenes.kit.spot import Choose, Plate
from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, hand_card
from scenes.titles.realigious.traits_panel_cells import (
    BRANCH_INK,
    BranchHead,
    CostCurve,
    DeckLine,
    PointsMeter,
    TraitCell,
    branch_words,
    cards_of,
    levels_of,
)
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.pen import Pen
from scenes.widgets.scroll_list import Row, ScrollList

LEAST = 5
SIZE = (1340, 832)
DECK_WIDTH, GAP, HEAD, CELL, MEDAL = 392, 24, 48, 92, 128
Change = Callable[[tuple[str, ...]], None]


class TraitEditor(Group):
    """`traits` are the chosen ones in the order of choosing; `on_change` hears of every change.

    At most `points` can be chosen; whether there are at least five is `complete`. `SIZE` is the room it needs, `foot`
    what is left free below the deck.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        traits: Sequence[str],
        points: int,
        on_change: Change | None = None,
        foot: int = 0,
        on_read: Choose = ignore,
    ) -> None:
        super().__init__(parent, rect, name="trait_editor")
        self.points = points
        self.traits: tuple[str, ...] = tuple(traits)[:points]
        self._on_change = on_change
        self._read = on_read
        self._cells: dict[str, TraitCell] = {}
        r = self.rect
        field = pygame.Rect(r.x, r.y, r.width - DECK_WIDTH - GAP, r.height)
        self._make_cells(field)
        top = r.y + HEAD + 6 * (CELL + 4) + 12
        self._detail = _Detail(self, (field.x, top, field.width, r.bottom - top))
        self._make_deck(pygame.Rect(field.right + GAP, r.y, DECK_WIDTH, r.height - foot))
        for cell in self._cells.values():
            cell.told_at = self._meter.rect
        self._point(self.traits[0] if self.traits else next(iter(TRAITS)))
        self._refresh()

    @property
    def complete(self) -> bool:
        """R20.2. Whether these traits make a set."""
        return LEAST <= len(self.traits) <= self.points

    def put(self, traits: Sequence[str]) -> None:
        """Another set, cut to the points."""
        self.traits = tuple(dict.fromkeys(trait for trait in traits if trait in TRAITS))[: self.points]
        self._changed()

    def toggle(self, trait: str) -> None:
        """Takes a trait or gives it back; nothing happens when no point is left."""
        if trait in self.traits:
            self.traits = tuple(t for t in self.traits if t != trait)
        elif len(self.traits) < self.points:
            self.traits = (*self.traits, trait)
        else:
            return
        self._changed()

    def _changed(self) -> None:
        self._refresh()
        if self._on_change is not None:
            self._on_change(self.traits)

    # --- making

    def _make_cells(self, field: pygame.Rect) -> None:
        """A column for each branch."""
        width = (field.width + 8) // len(BRANCHES)
        for i, branch in enumerate(BRANCHES):
            x = field.x + i * width
            BranchHead(self, (x, field.y, width - 8, HEAD - 6), branch, self._point)
            traits = [row.id for row in TRAITS.values() if row.branch == branch]
            for j, trait in enumerate(traits):
                place = (x, field.y + HEAD + j * (CELL + 4), width - 8, CELL)
                self._cells[trait] = TraitCell(self, place, trait, partial(self.toggle, trait), self._point)

    def _make_deck(self, column: pygame.Rect) -> None:
        """Points, curve, list of cards."""
        self._meter = PointsMeter(self, (column.x, column.y, column.width, 76), self.points, LEAST)
        self._curve = CostCurve(self, (column.x, column.y + 88, column.width, 168))
        place = (column.x, column.y + 300, column.width, column.height - 300)
        self._list = ScrollList(self, place, 0, self._row, row_height=44, gap=4, plates=False, name="traits.deck")

    def _row(self, row: Row, index: int) -> None:
        DeckLine(row, row.rect, cards_of(self.traits)[index], self._read)

    def _refresh(self) -> None:
        full = len(self.traits) >= self.points
        reason = self.media.t("realigious.screen.traits.full")
        for trait, cell in self._cells.items():
            cell.on = trait in self.traits
            cell.enabled = bool(cell.on) or not full
            cell.reason = reason
        cards = cards_of(self.traits)
        self._meter.display(len(self.traits))
        self._curve.display(levels_of(cards))
        self._list.set_count(len(cards))
        self.invalidate()

    def _point(self, trait: str) -> None:
        self._detail.display(trait)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The heading of the deck."""
        words = self.media.t("realigious.screen.traits.deck", n=2 * len(self.traits))
        above, below = self._curve.rect, self._list.rect
        line = self.media.theme.line(words, above.width, theme.BODY, theme.GOLD, True)
        surface.blit(line, line.get_rect(midleft=(above.x, (above.bottom + below.top) // 2)))


class _Detail(Plate):
    """Its content is what is pointed at: a trait with its two cards and what they do, or a branch."""

    content: str = ""

    def draw(self, surface: pygame.Surface) -> None:
        """Both cards with their texts; a branch with its style."""
        pen, r = self.pen(surface), self.rect
        pen.nine("slot", r)
        if self.content in BRANCHES:
            self._draw_branch(pen, r.inflate(-48, -48))
            return
        half = r.width // 2
        for i, card in enumerate(TRAITS[self.content].cards if self.content else ()):
            at = (r.x + 16 + i * half, r.centery - HAND_SIZE[1] // 2)
            place = pen.put(hand_card(self.media, card), topleft=at)
            self._draw_words(pen, card, pygame.Rect(place.right + 14, place.y, half - place.width - 40, place.height))

    def _draw_branch(self, pen: Pen, area: pygame.Rect) -> None:
        name, style, words = branch_words(self.media, self.content).split("\n")
        emblem = pen.icon(f"realigious/emblem/{self.content}", MEDAL, midleft=area.midleft)
        x, width = emblem.right + 32, area.right - emblem.right - 32
        title = pen.line(name, width, theme.HEADING, BRANCH_INK[self.content], True, topleft=(x, area.y + 12))
        below = pen.line(style, width, theme.BODY, theme.DIM, topleft=(x, title.bottom + 8))
        text = self.media.theme.paragraph(words, width, theme.BODY, theme.BONE)
        pen.put(text, topleft=(x, below.bottom + 12))

    def _draw_words(self, pen: Pen, card: str, area: pygame.Rect) -> None:
        t, row = self.media.t, CARDS[card]
        name = t(f"realigious.card.{card}")
        title = pen.line(name, area.width, 20, theme.GOLD, True, height=44, topleft=area.topleft)
        top, high = area.y + title.height - 29, area.height - title.height + 29
        facts = f"{t('realigious.screen.level', n=row.level or 0)} · {t(f'realigious.kind.{row.kind}')}"
        pen.line(facts, area.width, theme.SMALL, theme.DIM, topleft=(area.x, top + 28))
        words = t(f"realigious.card.{card}.short")
        text = self.media.theme.paragraph(words, area.width, 20, theme.BONE, False, "left", high - 58)
        pen.put(text, topleft=(area.x, top + 58))
