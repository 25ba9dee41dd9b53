"""The tab of piles in the situation panel: of every seat its discard pile and its dead pile, the newest cards whole and
side by side, as large as they have room.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit.situation import SituationDrawing, SituationRow
from scenes.media import theme
from scenes.titles.crowns.card_now import kind_of
from scenes.titles.crowns.faces import card_face
from scenes.titles.crowns.situation_plots import stripe
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.crowns.view import CardView, PlayerView, SeatView
    from scenes.kit.spot import Calls
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import Group
    from scenes.widgets.pen import Pen

GAP, BETWEEN, HEAD, PILE, HIGHEST = 10, 6, 180, 112, 354
"""Between rows, between cards; how wide whose a row is and what a pile is called are, how high a row is at most."""
PILES = ("discard", "dead")
WIDTHS = (132, 118, 104, 92)
"""So wide cards may be; the widest at which all have room."""
EDGE = 4
"""Above and below the cards of a row."""
LEAST = 2
"""So many columns of cards a pile has room for at least."""


class Spread(NamedTuple):
    """How the cards of two piles lie: their size, the columns of each pile, the rows."""

    size: tuple[int, int]
    columns: tuple[int, int]
    rows: int

    def room(self, pile: int) -> int:
        """So many cards of a pile can be shown."""
        return self.columns[pile] * self.rows


def spread(counts: Sequence[tuple[int, int]], width: int, height: int) -> list[Spread]:
    """The largest cards at which all of both piles of every seat lie side by side; the smallest ones where there is no
    such size. The second piles begin below each other where all have room so.
    """
    found: list[Spread] = []
    for wide in WIDTHS:
        size = (wide, round(wide * 1.4))
        rows = max(1, (height - 2 * EDGE + BETWEEN) // (size[1] + BETWEEN))
        columns = width // (wide + BETWEEN)
        need = [tuple(max(LEAST, -(-count // rows)) for count in piles) for piles in counts]
        most = max(piles[0] for piles in need)
        found = []
        for first, second in need:
            left = max(min(first, columns - LEAST), min(most, columns - second))
            found.append(Spread(size, (left, columns - left), rows))
        if size[1] <= height - 2 * EDGE and all(sum(piles) <= columns for piles in need):
            break
    return found


def _piles(player: PlayerView) -> tuple[tuple[CardView, ...], tuple[CardView, ...]]:
    """The two piles of a seat, as `PILES` names them."""
    return player.discard, player.dead


class PilesTab:
    """Makes what the tab shows."""

    def __init__(self, body: Group, words: Words, calls: Calls) -> None:
        self.body, self.words, self.calls = body, words, calls
        self.media = body.media

    def fill(self, view: SeatView) -> None:
        """A row for each seat."""
        r, count = self.body.rect, len(view.players)
        high = min(HIGHEST, (r.height - GAP * (count - 1)) // count)
        room = r.width - HEAD - GAP - 2 * (PILE + GAP) - GAP
        found = spread([(len(player.discard), len(player.dead)) for player in view.players], room, high)
        for seat, (player, lies) in enumerate(zip(view.players, found, strict=True)):
            top, x = r.y + seat * (high + GAP), r.x + HEAD + GAP
            SituationRow(self.body, (r.x, top, HEAD, high), f"seat:{seat}", self.calls, partial(self._draw_name, seat))
            for k, (pile, cards) in enumerate(zip(PILES, _piles(player), strict=True)):
                ref = f"pile:{pile}:{seat}"
                tip = f"{self.words.t(f'crowns.pile.{pile}')}\n{self.words.t('crowns.sit.pile.all')}"
                paint = partial(self._draw_pile, pile, len(cards))
                SituationRow(self.body, (x, top, PILE, high), ref, self.calls, paint, tip)
                x += PILE + GAP
                self._cards(view, cards, lies, k, pygame.Rect(x, top, 0, high))
                x += lies.columns[k] * (lies.size[0] + BETWEEN) + GAP

    def _cards(self, view: SeatView, cards: tuple[CardView, ...], lies: Spread, pile: int, place: pygame.Rect) -> None:
        """The newest cards; the last place says how many more there are."""
        room, columns, (wide, tall) = lies.room(pile), lies.columns[pile], lies.size
        shown = list(reversed(cards))[: room if len(cards) <= room else room - 1]
        used = min(lies.rows, max(1, -(-min(len(cards), room) // columns)))
        top = place.centery - (used * (tall + BETWEEN) - BETWEEN) // 2
        across, down = wide + BETWEEN, tall + BETWEEN
        corners = [(place.x + i % columns * across, top + i // columns * down) for i in range(room)]
        spots = [pygame.Rect(corner, (wide, tall)) for corner in corners]
        for card, spot in zip(shown, spots, strict=False):
            kind = kind_of(view, f"card:{card.number}") or card.kind
            paint = partial(self._draw_card, kind)
            SituationRow(self.body, spot, f"card:{card.number}", self.calls, paint, self.words.card(kind))
        if len(shown) < len(cards):
            SituationDrawing(self.body, spots[-1], partial(self._draw_more, len(cards) - len(shown)))

    def _draw_name(self, seat: int, at: SituationRow, pen: Pen) -> None:
        stripe(pen, at.rect, seat)
        room = pygame.Rect(at.rect.x + 18, at.rect.y + 10, at.rect.width - 26, at.rect.height - 20)
        draw_name(pen.surface, self.media, self.words.name(seat), room, theme.BONE)

    def _draw_card(self, kind: str, at: SituationRow, pen: Pen) -> None:
        pen.put(card_face(self.media, kind, at.rect.size), topleft=at.rect.topleft)
        if at.hot:
            pygame.draw.rect(pen.surface, theme.GOLD, at.rect, 3, 8)

    def _draw_more(self, count: int, at: SituationDrawing, pen: Pen) -> None:
        pen.nine("row", at.rect)
        words = self.words.t("crowns.sit.pile.more", n=count)
        pen.line(words, at.rect.width - 8, theme.BODY, theme.DIM, True, center=at.rect.center)

    def _draw_pile(self, pile: str, count: int, at: SituationRow, pen: Pen) -> None:
        r = at.rect
        pen.icon(f"crowns/icon/{pile}", 44, center=(r.centerx, r.centery - 50))
        pen.text(str(count), theme.BUTTON, theme.BONE if count else theme.FAINT, True, center=(r.centerx, r.centery))
        pen.line(self.words.t(f"crowns.pile.{pile}"), r.width - 10, theme.SMALL, theme.DIM, height=52, align="center",
                 center=(r.centerx, r.centery + 50))  # fmt: skip
