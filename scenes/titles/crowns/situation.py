"""The situation panel (C6.3): how all seats stand, their plots, what lies in their piles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.view import VALUES
from scenes.kit.match_words import who_won
from scenes.kit.situation import SituationDrawing, SituationRow, TabbedSituation
from scenes.media import theme
from scenes.titles.crowns.crown import draw_crown
from scenes.titles.crowns.plate import gold_of
from scenes.titles.crowns.plots import chosen_seats
from scenes.titles.crowns.situation_piles import PilesTab
from scenes.titles.crowns.situation_plots import PlotsTab, stripe
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.titles.crowns.view import SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import RectLike
    from scenes.widgets.pen import Pen

STANDING, PLOTS, PILES = TABS = ("standing", "plots", "piles")
COLUMNS = ("gold", "hand", "deck", "characters", "strength", "initiative", "reserve", "dominance")
HEADS, GAP, NAME, ROW, VERDICT = 64, 10, 452, 216, 38
"""The heads of the columns, between rows, whose a row is, how high one is at most, a line of what it comes to."""


def figures(view: SeatView, seat: int) -> dict[str, int]:
    """What the columns show of a seat; -1: only its owner knows."""
    player = view.players[seat]
    people = [piece for piece in player.play if FACES[piece.kind].type == "character"]
    values = dict(zip(VALUES, player.revealed.values, strict=True)) if player.revealed is not None else {}
    return {
        "gold": gold_of(view, seat), "hand": player.hand_count, "deck": player.deck_count, "characters": len(people),
        "strength": sum(piece.strength for piece in people if not piece.kneeling),
        "initiative": values.get("initiative", 0), "reserve": values.get("reserve", 0),
        "dominance": dominance(view, seat),
    }  # fmt: skip


def verdicts(words: Words, view: SeatView) -> list[str]:
    """R14.1, R11.2. Who is nearest to the crown, and who would win dominance with what stands now; who has won when it
    is over.
    """
    if view.outcome is not None:
        return [who_won(words.media, [words.name(seat) for seat in view.outcome.winners])]
    totals = {
        "power": {seat: player.power for seat, player in enumerate(view.players) if not player.out},
        "dominance": {seat: dominance(view, seat) for seat, player in enumerate(view.players) if not player.out},
    }
    found = []
    for key, of in totals.items():
        first, most = leader(of), max(of.values(), default=0)
        name, left = words.name(first) if first >= 0 else "", max(0, WIN - most)
        found.append(words.t(f"crowns.sit.{key}." + ("one" if first >= 0 else "tie"), name=name, n=most, left=left))
    return found


def leader(totals: Mapping[int, int]) -> int:
    """The one seat that has most, -1 where several have."""
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    return best[0] if len(best) == 1 else -1


def dominance(view: SeatView, seat: int) -> int:
    """R11.1. What a seat would have now."""
    return max(0, sum(term.value for term in view.players[seat].dominance))


class Situation(TabbedSituation):
    """Its three tabs."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, words, calls, TABS)
        self.words = words
        self._plots = PlotsTab(self.body, words, calls, lambda: chosen_seats(self.view, table))
        self._piles = PilesTab(self.body, words, calls)

    def makers(self) -> Mapping[str, Callable[[SeatView], None]]:
        """Its tabs."""
        return {STANDING: self._standing, PLOTS: self._plots.fill, PILES: self._piles.fill}

    # --- standing

    def _columns(self) -> list[tuple[str, int, int]]:
        r = self.body.rect
        wide = (r.width - NAME) // len(COLUMNS)
        return [(name, r.x + NAME + i * wide + wide // 2, wide) for i, name in enumerate(COLUMNS)]

    def draw_content(self, pen: Pen, view: SeatView) -> None:
        """The heads of the columns."""
        if self.tab != STANDING:
            return
        for name, x, wide in self._columns():
            pen.line(self.words.t(f"crowns.sit.{name}"), wide - 6, theme.SMALL, theme.DIM, height=HEADS, align="center",
                     center=(x, self.body.rect.y + HEADS // 2))  # fmt: skip

    def _standing(self, view: SeatView) -> None:
        r = self.body.rect
        ranked = sorted(range(len(view.players)), key=lambda seat: (view.players[seat].out, -view.players[seat].power))
        foot = 2 * VERDICT + GAP
        high = min(ROW, (r.height - HEADS - 4 - foot) // len(ranked) - GAP)
        for i, seat in enumerate(ranked):
            place = (r.x, r.y + HEADS + 4 + i * (high + GAP), r.width, high)
            SituationRow(self.body, place, f"seat:{seat}", self.calls, partial(self._draw_seat, view, seat))
        place = (r.x, r.y + HEADS + 4 + len(ranked) * (high + GAP), r.width, foot)
        SituationDrawing(self.body, place, partial(self._draw_verdicts, view))

    def _draw_verdicts(self, view: SeatView, at: SituationDrawing, pen: Pen) -> None:
        """What it comes to: who is nearest to the crown, who would win dominance now."""
        r, icons = at.rect, ("crowns/icon/power", "crowns/icon/strength")
        for i, (icon, words) in enumerate(zip(icons, verdicts(self.words, view), strict=False)):
            y = r.y + GAP + i * VERDICT + VERDICT // 2
            pen.icon(icon, 28, center=(r.x + 26, y))
            pen.line(words, r.width - 70, theme.BODY, theme.BONE, height=VERDICT, midleft=(r.x + 52, y))

    def _draw_seat(self, view: SeatView, seat: int, at: SituationRow, pen: Pen) -> None:
        r, player = at.rect, view.players[seat]
        stripe(pen, r, seat)
        r = pygame.Rect(r.x, r.centery - 69, r.width, 138)
        pen.icon(f"crowns/crest/{player.faction}", 72, midleft=(r.x + 20, r.y + 50))
        ink = theme.GOLD if view.active == seat else theme.FAINT if player.out else theme.BONE
        place = pygame.Rect(r.x + 100, r.y + 4, NAME - 256, 48)
        draw_name(pen.surface, self.media, self.words.name(seat), place, ink)
        faction = self.words.t(f"crowns.faction.{player.faction}")
        pen.line(faction, NAME - 260, theme.SMALL, theme.DIM, height=40, midleft=(r.x + 100, r.y + 72))
        draw_crown(pen, player.power, pygame.Rect(r.x + NAME - 150, r.y + 20, 144, 60), 24, self.calls.info(seat))
        pen.line(f"{player.power} / {WIN}", 140, theme.SMALL, theme.GOLD, center=(r.x + NAME - 78, r.y + 96))
        marks = [self.words.card(kind) for kind in (player.office, player.agenda) if kind]
        state = self.words.t("crowns.seat.out") if player.out else " · ".join(marks)
        pen.line(state, NAME - 120, theme.SMALL, theme.BAD if player.out else theme.DIM, height=42,
                 midleft=(r.x + 100, r.y + 112))  # fmt: skip
        wins = leader({one: dominance(view, one) for one, other in enumerate(view.players) if not other.out}) == seat
        for name, x, wide in self._columns():
            value = figures(view, seat)[name]
            words = str(value) if value >= 0 else "?"
            ink = theme.GOLD if wins and name == "dominance" else theme.BONE if value else theme.FAINT
            place = pen.line(words, wide - 8, 28, ink, True, center=(x, r.centery))
            if ink == theme.GOLD:
                pen.icon("crowns/icon/strength", 24, midleft=(place.right + 6, r.centery))
