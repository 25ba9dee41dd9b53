"""The situation panel (C6.3, section 10): calendar of reinforcements, loot tables, duality tracks, recipes, the party,
and how the campaign has gone so far.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.board import ORDER, QUESTS
from game.titles.vermilion.content import ENEMIES, RECIPES, TAINTS, TRACK_END, slot_of
from game.titles.vermilion.grammar import SLOTS
from scenes.kit.page import Page, PageRow, head, text
from scenes.kit.page_view import PageView
from scenes.kit.situation import Frame, SituationShell
from scenes.kit.spot import Calls, Plate
from scenes.media import theme
from scenes.titles.vermilion.asking_outlook import percent
from scenes.titles.vermilion.card_words import rule_lines
from scenes.titles.vermilion.page_book import goods_words, item_sign
from scenes.titles.vermilion.page_units import loot_rows, seat_page
from scenes.titles.vermilion.story import Teller, hp_in, quests_of
from scenes.titles.vermilion.top_bar import still_coming
from scenes.titles.vermilion.track_bar import LINE_Y, TrackBar, draw_line
from scenes.widgets.base import Group, RectLike

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.vermilion.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.pen import Pen

TABS = CALENDAR, PARTY, LOOT, RECIPE, TRACK, TAINT = ("calendar", "party", "loot", "recipes", "track", "taint")
PAD, HEAD, GAP, LINE, CELL = 28, 92, 16, 84, 150
HEADING = 44
PER_ROW = 8
"""Rounds in a row of the calendar."""


class SituationSheet(Plate):
    """What is only looked at."""

    def __init__(self, parent: Group, rect: RectLike, drawn: Callable[[pygame.Rect, Pen], None]) -> None:
        self.drawn = drawn
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Its content."""
        self.drawn(self.rect, self.pen(surface))


class Situation(SituationShell):
    """Its six tabs; rows lead to pages."""

    heading = "vermilion.sit.title"
    frame = Frame(PAD, 46, (-84, 18, 56, 52), 26, 28, slides=False, room=168, tab=182)

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, [(tab, words.t(f"vermilion.sit.{tab}")) for tab in TABS])
        self.words, self.calls = words, calls
        r = self.rect
        self.body = Group(self, (r.x + PAD, r.y + HEAD, r.width - 2 * PAD, r.height - HEAD - 24), name="situation.body")

    def turn_to(self, tab: str) -> None:
        """Another tab is made."""
        super().turn_to(tab)
        if self.view is not None:
            self.fill(self.view)

    def fill(self, view: SeatView) -> None:
        """The content of the tab."""
        self.body.clear()
        made: dict[str, Callable[[SeatView], None]] = {
            CALENDAR: self._calendar, PARTY: self._party, LOOT: self._loot, RECIPE: self._recipes, TRACK: self._track,
            TAINT: self._taint,
        }  # fmt: skip
        made[self.tab](view)

    def columns(self, pages: Sequence[Page], place: pygame.Rect) -> None:
        """Pages side by side, each scrolls by itself."""
        count = max(1, len(pages))
        wide = (place.width - GAP * (count - 1)) // count
        for i, page in enumerate(pages):
            at = (place.x + i * (wide + GAP), place.y, wide, place.height)
            view = PageView(self.body, at, self.words, self.calls.inspect, heading=bool(page.title),
                            name=f"situation.page.{i}")  # fmt: skip
            view.put(page)

    # --- the calendar

    def _calendar(self, view: SeatView) -> None:
        """A cell for each round with who comes then, below it what is to be done, and what the rounds brought."""
        r, rounds = self.body.rect, max(1, view.last_round)
        rows = -(-rounds // PER_ROW)
        wide = (r.width - GAP * (PER_ROW - 1)) // PER_ROW
        for number in range(1, rounds + 1):
            row, column = divmod(number - 1, PER_ROW)
            place = (r.x + column * (wide + GAP), r.y + row * (CELL + GAP), wide, CELL)
            SituationSheet(self.body, place, partial(self._round, view, number))
        top = r.y + rows * (CELL + GAP)
        found = {"goal": objective_rows, "coming": coming_rows, "tries": tries_rows}
        pages = [Page("", rows=rows_of(self.words), ref=f"sit:{name}") for name, rows_of in found.items()]
        story = self._story()
        high = (r.bottom - top) * (48 if story else 100) // 100
        self.columns(pages, pygame.Rect(r.x, top, r.width, high))
        if story:
            place = (r.x, top + high + GAP, r.width, r.bottom - top - high - GAP)
            told = PageView(self.body, place, self.words, self.calls.inspect, heading=False, name="situation.story")
            told.put(Page("", rows=story, ref="sit:story"))

    def _story(self) -> list[PageRow]:
        """What the rounds of this attempt brought, the newest first; nothing before the first one."""
        quests = quests_of(self.words.events(), hp_in(self.words.view))
        if not quests or quests[-1].reason or not quests[-1].rounds:
            return []
        return [head(self.words.t("vermilion.sit.so_far")), *reversed(Teller(self.words).rounds(quests[-1]))]

    def _round(self, view: SeatView, number: int, r: pygame.Rect, pen: Pen) -> None:
        past, now = number < view.round, number == view.round
        pen.nine("row_hot" if now else "row", r)
        if now:
            pygame.draw.rect(pen.surface, theme.GOLD, r.inflate(-4, -4), 3, 8)
        ink = theme.GOLD if now else theme.FAINT if past else theme.BONE
        pen.text(str(number), theme.BUTTON, ink, True, topleft=(r.x + 12, r.y + 6))
        if number == view.last_round:
            pen.line(self.words.t("vermilion.sit.last"), r.width - 60, theme.SMALL, theme.BAD, True,
                     topright=(r.right - 10, r.y + 12))  # fmt: skip
        groups = [one for one in view.coming if one.round == number]
        side = min(60, (r.width - 16) // max(1, len(groups)) - 4)
        for i, group in enumerate(groups):
            x = r.x + 10 + i * (side + 6)
            place = pen.icon(f"vermilion/portrait/{group.kind}", side, topleft=(x, r.y + 52))
            pen.text(f"×{group.count}", 20, theme.BONE, True, midtop=(place.centerx, place.bottom + 2))
        if past:
            pen.icon("ui/check", 28, center=(r.centerx, r.centery + 16))

    # --- the others

    def _party(self, view: SeatView) -> None:
        """A column for each seat."""
        pages = [seat_page(self.words, str(seat.seat)) for seat in view.seats]
        self.columns([page for page in pages if page is not None], self.body.rect)

    def _loot(self, view: SeatView) -> None:
        """The loot tables of who is there or still comes."""
        kinds = list(dict.fromkeys([*(foe.kind for foe in view.foes), *(one.kind for one in view.coming)]))
        count = min(4, max(1, len(kinds)))
        columns: list[list[PageRow]] = [[] for _ in range(count)]
        for i, kind in enumerate(kinds):
            rows = loot_rows(self.words, ENEMIES[kind])[1:]
            columns[i % count] += [PageRow(self.words.enemy(kind), icon=f"vermilion/portrait/{kind}", tone="gold",
                                           ref=f"enemy:{kind}"),
                                   *(rows or [text(self.words.t("vermilion.page.loot_none"), "dim")])]  # fmt: skip
        if not kinds:
            columns[0].append(text(self.words.t("vermilion.sit.nobody"), "dim"))
        self.columns([Page("", rows=rows, ref=f"sit:loot{i}") for i, rows in enumerate(columns)], self.body.rect)

    def _recipes(self, view: SeatView) -> None:
        """A column for each slot; what the reader can pay stands out."""
        held = dict(view.seats[self.words.own()].materials)
        pages = []
        for slot in SLOTS:
            rows = [head(self.words.slot(slot))]
            for item, row in RECIPES.items():
                if slot_of(item) != slot:
                    continue
                free = item in view.stock
                able = free and all(held.get(name, 0) >= count for name, count in row.cost.items())
                rows.append(PageRow(self.words.item(item), goods_words(self.words, row.cost), item_sign(item),
                                    "good" if able else "" if free else "dim", f"item:{item}"))  # fmt: skip
            pages.append(Page("", rows=rows, ref=f"sit:recipes_{slot}"))
        self.columns(pages, self.body.rect)

    def _taint(self, view: SeatView) -> None:
        """R8.1. What is left of the corruption deck: how many of each card, and what it does."""
        words, left = self.words, dict(view.taint_kinds)
        columns: list[list[PageRow]] = [[] for _ in range(3)]
        for i, card in enumerate(TAINTS):
            count = left.get(card, 0)
            chance = percent(count, view.taints) if count else ""
            columns[i % 3] += [
                PageRow(words.card(card), f"×{count}  {chance}".rstrip(), "vermilion/keyword/corruption",
                        "" if count else "dim", ref=f"card:{card}"),
                *(text(line, "dim") for line in rule_lines(words.media, card)),
            ]  # fmt: skip
        r, top = self.body.rect, 52
        heading = words.t("vermilion.sit.taint_left", n=view.taints)
        SituationSheet(self.body, (r.x, r.y, r.width, top - 8), partial(self._heading, heading))
        self.columns([Page("", rows=rows, ref=f"sit:taint{i}") for i, rows in enumerate(columns)],
                     pygame.Rect(r.x, r.y + top, r.width, r.height - top))  # fmt: skip

    def _heading(self, words: str, r: pygame.Rect, pen: Pen) -> None:
        pen.line(words, r.width, theme.BUTTON, theme.GOLD, True, height=r.height, midleft=r.midleft)

    def _track(self, view: SeatView) -> None:
        """The marker of every seat, then the rewards."""
        r = self.body.rect
        for i, seat in enumerate(view.seats):
            drawn = partial(self._marker, seat.seat, seat.track)
            SituationSheet(self.body, (r.x, r.y + i * LINE, r.width, LINE), drawn)
        top = r.y + len(view.seats) * LINE + 10
        own = view.seats[self.words.own()]
        heading = self.words.t("vermilion.sit.track_of", what=self.words.unit(f"c{own.seat}"))
        SituationSheet(self.body, (r.x, top, r.width, HEADING), partial(self._heading, heading))
        place = (r.x, top + HEADING, r.width, r.bottom - top - HEADING)
        TrackBar(self.body, place, own, self.calls.hover, lined=False)

    def _marker(self, seat: int, track: int, r: pygame.Rect, pen: Pen) -> None:
        pen.line(self.words.unit(f"c{seat}"), 220, 20, theme.BONE, True, height=r.height,
                 midleft=(r.x, r.y + LINE_Y))  # fmt: skip
        line = pygame.Rect(r.x + 230, r.y, r.width - 230, r.height)
        draw_line(pen, max(-TRACK_END, min(TRACK_END, track)), line)


def coming_rows(words: Words) -> list[PageRow]:
    """Who is still to come, and at which tiles."""
    view, t = words.view, words.t
    rows = [head(t("vermilion.sit.coming"))]
    rows += [PageRow(f"{words.enemy(one.kind)} ×{one.count}", t("vermilion.page.quest.round", n=one.round),
                     f"vermilion/portrait/{one.kind}", ref=f"enemy:{one.kind}") for one in view.coming]  # fmt: skip
    return rows if view.coming else [*rows, text(t("vermilion.sit.nobody"), "dim")]


def objective_rows(words: Words) -> list[PageRow]:
    """What is to be done, and how far it is."""
    view, t = words.view, words.t
    if not view.objective:
        return []
    left = str(max(0, view.last_round - view.round + 1))
    rows = [head(t(f"vermilion.objective.{view.objective}")), PageRow(t("vermilion.sit.rounds_left"), left, "ui/clock")]
    if view.quest in QUESTS:
        rows.append(PageRow(words.quest(view.quest), icon="ui/map", ref=f"quest:{view.quest}"))
    match view.objective:
        case "stabilise":
            rows += [PageRow(words.land(tile), f"{min(points, 5)}/5", f"vermilion/land_{min(points, 5)}",
                             "good" if points >= 5 else "", f"tile:{tile}") for tile, points in view.lands]  # fmt: skip
        case "escort" if view.wagon is not None:
            _, hp, most, loaded = view.wagon
            rows += [PageRow(t("vermilion.page.wagon"), f"{hp}/{most}", "vermilion/wagon_empty", ref="unit:w"),
                     PageRow(t(f"vermilion.page.wagon.{'loaded' if loaded else 'empty'}"),
                             icon="vermilion/material/tonic", tone="good" if loaded else "dim")]  # fmt: skip
        case _:
            rows.append(PageRow(t("vermilion.sit.enemies_left"),
                                str(len(view.foes) + still_coming(view)), "vermilion/step/melee"))
    return rows


def tries_rows(words: Words) -> list[PageRow]:
    """Every attempt of the campaign: the quest, how it ended, in which round."""
    view, t = words.view, words.t
    rows = [head(t("vermilion.sit.tries"))]
    for chapter, won, round_, reason in view.tries:
        quest = ORDER[chapter] if view.mode == "campaign" else view.quest
        name = f"{chapter + 1}. {words.quest(quest)}" if quest in QUESTS else words.quest(quest)
        rows.append(PageRow(name, t("vermilion.page.quest.round", n=round_), "ui/check" if won else "ui/cross",
                            "good" if won else "bad", f"quest:{quest}"))  # fmt: skip
        rows.append(text(t(f"vermilion.reason.{reason}"), "dim"))
    return rows if view.tries else [*rows, text(t("vermilion.sit.no_tries"), "dim")]
