"""The situation panel (C6.3): how all seats stand, their plots, what lies in their piles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.view import VALUES
from scenes.kit.situation import SituationRow, TabbedSituation
from scenes.media import theme
from scenes.titles.crowns.card_now import kind_of
from scenes.titles.crowns.crown import draw_crown
from scenes.titles.crowns.faces import HAND_WIDE, card_face
from scenes.titles.crowns.plate import gold_of
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.titles.crowns.view import CardView, SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import RectLike
    from scenes.widgets.pen import Pen

STANDING, PLOTS, PILES = TABS = ("standing", "plots", "piles")
COLUMNS = ("gold", "hand", "deck", "characters", "strength", "initiative", "reserve", "dominance")
HEADS, GAP, NAME, ROW = 64, 10, 452, 150
CARD = (84, 118)


def figures(view: SeatView, seat: int) -> dict[str, int]:
    """What the columns show of a seat; -1: only its owner knows."""
    player = view.players[seat]
    people = [piece for piece in player.play if FACES[piece.kind].type == "character"]
    values = dict(zip(VALUES, player.revealed.values, strict=True)) if player.revealed is not None else {}
    return {
        "gold": gold_of(view, seat), "hand": player.hand_count, "deck": player.deck_count, "characters": len(people),
        "strength": sum(piece.strength for piece in people if not piece.kneeling),
        "initiative": values.get("initiative", 0), "reserve": values.get("reserve", 0),
        "dominance": max(0, sum(term.value for term in player.dominance)),
    }  # fmt: skip


class Situation(TabbedSituation):
    """Its three tabs."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, words, calls, TABS)
        self.words = words

    def makers(self) -> Mapping[str, Callable[[SeatView], None]]:
        """Its tabs."""
        return {STANDING: self._standing, PLOTS: self._plots, PILES: self._piles}

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
        for i, seat in enumerate(ranked):
            place = (r.x, r.y + HEADS + 4 + i * (ROW + GAP), r.width, ROW)
            SituationRow(self.body, place, f"seat:{seat}", self.calls, partial(self._draw_seat, view, seat))

    def _draw_seat(self, view: SeatView, seat: int, at: SituationRow, pen: Pen) -> None:
        r, player = at.rect, view.players[seat]
        pygame.draw.rect(pen.surface, theme.SEATS[seat % len(theme.SEATS)], (r.x + 6, r.y + 12, 5, r.height - 24), 0, 2)
        pen.icon(f"crowns/crest/{player.faction}", 72, midleft=(r.x + 20, r.y + 50))
        ink = theme.GOLD if view.active == seat else theme.FAINT if player.out else theme.BONE
        place = pygame.Rect(r.x + 100, r.y + 10, NAME - 256, 50)
        draw_name(pen.surface, self.media, self.words.name(seat), place, ink)
        faction = self.words.t(f"crowns.faction.{player.faction}")
        pen.line(faction, NAME - 260, theme.SMALL, theme.DIM, height=44, midleft=(r.x + 100, r.y + 74))
        draw_crown(pen, player.power, pygame.Rect(r.x + NAME - 150, r.y + 20, 144, 60), 24, self.calls.info(seat))
        pen.line(f"{player.power} / {WIN}", 140, theme.SMALL, theme.GOLD, center=(r.x + NAME - 78, r.y + 96))
        marks = [self.words.card(kind) for kind in (player.office, player.agenda) if kind]
        state = self.words.t("crowns.seat.out") if player.out else " · ".join(marks)
        pen.line(state, NAME - 120, theme.SMALL, theme.BAD if player.out else theme.DIM, height=42,
                 midleft=(r.x + 100, r.y + 128))  # fmt: skip
        for name, x, wide in self._columns():
            value = figures(view, seat)[name]
            words = str(value) if value >= 0 else "?"
            pen.line(words, wide - 8, 28, theme.BONE if value else theme.FAINT, True, center=(x, r.centery))

    # --- plots

    def _plots(self, view: SeatView) -> None:
        """A row for each seat: the plot of now, then the used ones, of the own seat those that are left."""
        r, count = self.body.rect, len(view.players)
        high = min(172, (r.height - GAP * (count - 1)) // count)
        for i, (seat, player) in enumerate(enumerate(view.players)):
            top = r.y + i * (high + GAP)
            SituationRow(self.body, (r.x, top, 240, high), f"seat:{seat}", self.calls, partial(self._draw_name, seat))
            size = (min(HAND_WIDE[0], round((high - 6) * 1.4)), high - 6)
            shown = [(player.revealed.number, player.revealed.kind)] if player.revealed is not None else []
            shown += [(card.number, card.kind) for card in (*reversed(player.used), *player.plots)]
            step = min(size[0] + GAP, (r.width - 260 - size[0]) // max(1, len(shown) - 1))
            for k, (number, kind) in enumerate(shown):
                used = any(card.number == number for card in player.used)
                place = (r.x + 256 + k * step, top + 3, *size)
                self._card(place, f"card:{number}", kind, dim=used)

    def _draw_name(self, seat: int, at: SituationRow, pen: Pen) -> None:
        r = at.rect
        pygame.draw.rect(pen.surface, theme.SEATS[seat % len(theme.SEATS)], (r.x + 6, r.y + 12, 5, r.height - 24), 0, 2)
        draw_name(pen.surface, self.media, self.words.name(seat), r.inflate(-36, -20), theme.BONE, "center")

    def _card(self, place: RectLike, ref: str, kind: str, dim: bool = False) -> None:
        def drawn(at: SituationRow, pen: Pen) -> None:
            pen.put(card_face(self.media, kind, at.rect.size, dim=dim), topleft=at.rect.topleft)

        SituationRow(self.body, place, ref, self.calls, drawn, self.words.card(kind))

    # --- piles

    def _piles(self, view: SeatView) -> None:
        """A row for each seat: its discard pile, its dead pile."""
        r, count = self.body.rect, len(view.players)
        high = min(172, (r.height - GAP * (count - 1)) // count)
        for seat, player in enumerate(view.players):
            top = r.y + seat * (high + GAP)
            SituationRow(self.body, (r.x, top, 240, high), f"seat:{seat}", self.calls, partial(self._draw_name, seat))
            half = (r.width - 256) // 2
            for k, (pile, cards) in enumerate((("discard", player.discard), ("dead", player.dead))):
                place = pygame.Rect(r.x + 256 + k * half, top, half - GAP, high)
                SituationRow(self.body, (place.x, place.y, 120, high), f"pile:{pile}:{seat}", self.calls,
                    partial(self._draw_pile, pile, len(cards)))  # fmt: skip
                self._spread(cards, place)

    def _draw_pile(self, pile: str, count: int, at: SituationRow, pen: Pen) -> None:
        r = at.rect
        pen.icon(f"crowns/icon/{pile}", 44, center=(r.centerx, r.y + 44))
        pen.text(str(count), theme.BUTTON, theme.BONE, True, center=(r.centerx, r.y + 88))
        pen.line(self.words.t(f"crowns.pile.{pile}"), r.width - 10, theme.SMALL, theme.DIM, height=44, align="center",
                 center=(r.centerx, r.bottom - 28))  # fmt: skip

    def _spread(self, cards: tuple[CardView, ...], place: pygame.Rect) -> None:
        """The newest cards side by side."""
        room = place.width - 132
        size = (round((place.height - 8) / 1.4), place.height - 8) if place.height < CARD[1] + 8 else CARD
        shown = list(reversed(cards))[:10]
        step = min(size[0] + 6, (room - size[0]) // max(1, len(shown) - 1))
        for i, card in enumerate(shown):
            at = (place.x + 130 + i * step, place.centery - size[1] // 2, *size)
            self._card(at, f"card:{card.number}", kind_of(self.view, f"card:{card.number}") or card.kind)
