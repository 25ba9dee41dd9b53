"""The hands of all seats side by side below the areas, where everything is uncovered: the final board, a record that is
looked at with all eyes (C6.14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import hand
from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.crowns.faces import HAND, card_face, card_tip
from scenes.titles.crowns.pieces import Faced
from scenes.titles.crowns.sides import side_of
from scenes.widgets.base import Group, RectLike
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.crowns.view import SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost

LABEL, EDGE, GAP, BETWEEN = 32, 6, 6, 16
"""Whose hand it is, around a hand, between cards, between hands."""
LEAST, SMALLEST = 150, 64
"""So wide the place of a hand is at least, and a card; narrower ones lie over each other."""


def uncovered(view: SeatView) -> bool:
    """Whether nobody's hand is hidden."""
    players = view.players
    return (
        view.reader < 0
        and all(len(player.hand) == player.hand_count for player in players)
        and any(player.hand for player in players)
    )


def places(area: pygame.Rect, counts: Sequence[int]) -> list[tuple[pygame.Rect, list[pygame.Rect]]]:
    """For hands of so many cards each its place and those of its cards: as large as all can lie side by side."""
    room, widths = area.width - BETWEEN * (len(counts) - 1), [0]
    most = min(HAND[0], round((area.height - LABEL - EDGE) / 1.4))
    wide = most
    for wide in range(most, SMALLEST - 1, -2):
        widths = [max(LEAST, count * (wide + GAP) - GAP + 2 * EDGE) for count in counts]
        if sum(widths) <= room:
            break
    if sum(widths) > room:
        widths = [width * room // sum(widths) for width in widths]
    size, found = (wide, round(wide * 1.4)), []
    x = area.centerx - (sum(widths) + BETWEEN * (len(counts) - 1)) // 2
    for width, count in zip(widths, counts, strict=True):
        place = pygame.Rect(x, area.y, width, LABEL + size[1] + EDGE)
        below = (place.x + EDGE, place.y + LABEL, place.width - 2 * EDGE, size[1])
        found.append((place, hand.row(below, count, size, GAP)))
        x += width + BETWEEN
    return found


class OpenCard(Faced):
    """A card of an uncovered hand: its content is the id."""

    content: str

    def __init__(self, parent: Group, rect: RectLike, number: int, card: str, calls: Calls) -> None:
        super().__init__(parent, rect, f"card:{number}", calls, name=f"open.{number}")
        self._spoken = self._told
        self.content = card

    def _told(self) -> str:
        return card_tip(self.media, self.content)

    def draw(self, surface: pygame.Surface) -> None:
        """The card upright."""
        pen, r = self.pen(surface), self.rect
        surface.blit(*self.media.sprites.shadow(r, 12))
        self.face_or_ground(pen, lambda: card_face(self.media, self.content, r.size), self.content)
        if self.hot:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(2, 2), 3, 9)


class OpenHands(Group, Part):
    """See the module's text; nothing while a hand is hidden."""

    def __init__(self, table: TableHost, rect: RectLike, calls: Calls) -> None:
        super().__init__(table, rect, name="open_hands")
        self.table, self.calls = table, calls
        self.heads: dict[int, pygame.Rect] = {}
        self._held: list[tuple[int, tuple[tuple[int, str], ...]]] = []
        self.visible = False

    def show(self, view: SeatView) -> None:
        """Lays the cards out where all are known: first those of whoever sits below."""
        self.visible = uncovered(view)
        own, count = side_of(view, self.table), len(view.players)
        seats = [(own + i) % count for i in range(count)] if self.visible else []
        held = [(seat, tuple((card.number, card.kind) for card in view.players[seat].hand)) for seat in seats]
        if held == self._held:
            return
        self._held = held
        self.clear()
        self.heads = {}
        self.invalidate()
        if not held:
            return
        for (seat, cards), (place, spots) in zip(held, places(self.rect, [len(one) for _, one in held]), strict=True):
            self.heads[seat] = place
            for (number, card), spot in zip(cards, spots, strict=True):
                OpenCard(self, spot, number, card, self.calls)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A card of a hand."""
        return next((card.rect for card in self.children if isinstance(card, OpenCard) and card.ref == ref), None)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Whose each hand is."""
        pen = Pen(surface, self.media)
        for (seat, cards), place in zip(self._held, self.heads.values(), strict=True):
            surface.blit(self.media.sprites.plain(place.size, (8, 12, 12, 112)), place)
            colour = theme.SEATS[seat % len(theme.SEATS)]
            pygame.draw.rect(surface, colour, (place.x, place.y + 6, 5, LABEL - 12), 0, 2)
            icon = pen.icon("crowns/icon/hand", 22, midleft=(place.x + 12, place.y + LABEL // 2))
            n = pen.text(str(len(cards)), theme.SMALL, theme.BONE, True, midleft=(icon.right + 4, icon.centery))
            name, room = self.calls.name(seat), place.right - n.right - 14
            pen.line(name, room, theme.SMALL, theme.BONE, height=LABEL, midleft=(n.right + 10, n.centery))
