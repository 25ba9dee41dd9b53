"""The own hand as a fan: cards lie turned about a point below, the one under the pointer stands upright above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.forecast import hostless
from scenes.kit import hand
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.titles.crowns.card_now import cost_now, early
from scenes.titles.crowns.faces import HAND, card_face, card_tip
from scenes.titles.crowns.sides import side_of
from scenes.titles.crowns.table_face import TINTS
from scenes.titles.crowns.table_layout import HAND as HAND_ROOM
from scenes.titles.crowns.table_layout import HAND_BACK, HAND_LONG

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.widgets.base import RectLike
    from scenes.widgets.pen import Pen

APART, INSIDE = 6, 12
"""What is free between cards, and at both ends of the fan."""
TURN, MOST_TURN, SINK, RISE = 2.4, 11.0, 1.1, 30
"""Degrees between two cards, the most to each side; how fast the outer ones sink; how far the one looked at rises."""


DASH = 12
"""How long a stroke of a broken rim is."""
MARKED, CROSS = (30, 4, 4, 120), 64
"""The veil over a marked card, and the cross on it."""


class HeldCard(NamedTuple):
    """A card of the hand: its number, kind and cost of now; `dim`: others can be chosen and this one can't; `marked`:
    it will be discarded with all that are; `lone`: nothing that was placed could carry it.
    """

    number: int
    kind: str
    cost: int
    dim: bool = False
    marked: bool = False
    lone: bool = False


class HandSlot(hand.Slot):
    """One card of the fan, `turn` degrees to the left."""

    content: HeldCard | None = None
    glow = 64

    def __init__(self, parent: CrownsHand, rect: RectLike, turn: float, number: int) -> None:
        self.turn, self.fan = turn, parent
        super().__init__(parent, rect, f"card:{number}", name=f"card:{number}")
        self._spoken = self._told

    def _told(self) -> str:
        return card_tip(self.media, self.content.kind) if self.content is not None else ""

    def draw(self, surface: pygame.Surface) -> None:
        """The card as it lies in the fan; the one that is looked at is drawn above all."""
        if self.content is None or self.pointer is not None or self.hot:
            return
        self.draw_turned(surface)

    def draw_turned(self, surface: pygame.Surface) -> None:
        """Turned about its middle."""
        held, pen = self.content, self.pen(surface)
        if held is None:
            return
        at = self.rect.move(self._shift)
        if not self.media.motion:
            pen.put(self._turned(held), center=at.center)
            return
        try:
            with self.media.sprites.sparing(SPARED_S):
                picture = self.fan.turned[held.number] = self._turned(held)
        except LaterError:
            self._meanwhile(pen, at, held)
            return
        pen.put(picture, center=at.center)

    def _meanwhile(self, pen: Pen, at: pygame.Rect, held: HeldCard) -> None:
        """As the card lay before, or its ground, while its picture is being made."""
        if held.number in self.fan.turned:
            pen.put(self.fan.turned[held.number], center=at.center)
            self.ui.ticking[self] = None
        else:
            self._ground(pen, at, held.kind)

    def _turned(self, held: HeldCard) -> pygame.Surface:
        key = ("crowns fan", held, round(self.turn, 2), self.lit, self.media.texts.language, self.media.theme.scale)
        return self.media.sprites.made(key, lambda: self._made(held))

    def _made(self, held: HeldCard) -> pygame.Surface:
        """The card with its glow or shadow, turned."""
        room = pygame.Surface((HAND[0] + 36, HAND[1] + 36), pygame.SRCALPHA)
        place = pygame.Rect(18, 18, *HAND)
        if self.lit and not held.lone:
            room.blit(self.media.sprites.nine("nine/glow", place.inflate(32, 32).size), place.inflate(32, 32))
        room.blit(card_face(self.media, held.kind, HAND, dim=held.dim, cost=held.cost), place)
        if self.lit:
            draw_rim(room, place, lone=held.lone)
        if held.marked:
            self._mark(room, place)
        return pygame.transform.rotozoom(room, self.turn, 1.0)

    def _mark(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """A cross on a veil."""
        pen = self.pen(surface)
        pen.put(self.media.sprites.plain(place.size, MARKED), topleft=place.topleft)
        pygame.draw.rect(surface, theme.BAD, place.inflate(2, 2), 4, 10)
        pen.icon("ui/cross", CROSS, theme.BAD, center=place.center)

    def _ground(self, pen: Pen, at: pygame.Rect, kind: str) -> None:
        """The colours of its faction while its picture is being decoded, turned as the card will lie."""
        rim, ground = TINTS[FACES[kind].faction]
        middle = pygame.Vector2(at.center)
        corners = [middle + (pygame.Vector2(corner) - middle).rotate(-self.turn)
                   for corner in (at.topleft, at.topright, at.bottomright, at.bottomleft)]  # fmt: skip
        pygame.draw.polygon(pen.surface, ground, corners)
        pygame.draw.polygon(pen.surface, rim, corners, 2)
        self.ui.ticking[self] = None

    def tick(self, dt: int) -> None:
        """Tries again."""
        self.ui.ticking.pop(self, None)
        self.invalidate()

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Upright: risen, or carried."""
        if self.content is not None:
            held = self.content
            surface.blit(card_face(self.media, held.kind, rect.size, dim=held.dim, cost=held.cost), rect)
            if held.marked:
                self._mark(surface, rect)

    @property
    def risen(self) -> bool:
        """Whether it stands above the fan to be looked at."""
        return self.content is not None and self.pointer is None and self.hot

    def stands(self) -> pygame.Rect:
        """Where it is drawn, but for its turn."""
        if not self.risen:
            return self.rect
        place = self.rect.move(0, -RISE)
        place.bottom = min(place.bottom, self.hand.rect.bottom - 4)
        return place

    def draw_risen(self, surface: pygame.Surface) -> None:
        """The card that is looked at."""
        if self.content is None or not self.risen:
            return
        place = self.stands()
        self._paint(surface, place, 20, self.lit and not self.content.lone)
        if self.lit and not self.content.marked:
            draw_rim(surface, place, lone=self.content.lone)


def draw_rim(surface: pygame.Surface, place: pygame.Rect, *, lone: bool) -> None:
    """About a card that can be chosen; of one that would come back as nothing carries it a broken line (R5.5)."""
    rim = place.inflate(2, 2)
    if not lone:
        pygame.draw.rect(surface, theme.GOLD, rim, 3, 10)
        return
    pygame.draw.rect(surface, theme.BLACK, rim, 3, 10)
    for x in range(rim.x + DASH, rim.right - DASH, 2 * DASH):
        for y in (rim.y, rim.bottom - 3):
            pygame.draw.rect(surface, theme.BAD, (x, y, DASH, 3))
    for y in range(rim.y + DASH, rim.bottom - DASH, 2 * DASH):
        for x in (rim.x, rim.right - 3):
            pygame.draw.rect(surface, theme.BAD, (x, y, 3, DASH))


class CrownsHand(hand.Hand[HandSlot]):
    """The cards of the own side; onlookers see none here."""

    def __init__(self, table: TableHost, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(table, rect, calls)
        self.table = table
        self._held: list[HeldCard] = []
        self._view: SeatView | None = None
        self.turned: dict[int, pygame.Surface] = {}
        """How each card was drawn last."""
        self.marked: tuple[int, ...] = ()
        """The cards that will be discarded together."""
        self._lit: frozenset[str] = frozenset()
        self._dims = False
        self._short, self.beside, self.lone = self.rect.width, False, False
        """How wide it is at least, whether options stand beside it, and whether only a way back does."""

    def show(self, view: SeatView) -> None:
        """Takes the reader's cards."""
        self._view = view
        self._hold(self.table.asked)
        self._deal()

    def _hold(self, asked: Question | None) -> None:
        """The cards with what they cost at this question."""
        view = self._view
        if view is None:
            return
        seat, placing = side_of(view, self.table), view.phase == "setup" and view.reader >= 0
        player, before = view.players[seat], early(view, asked)
        own = player.hand if view.reader >= 0 else ()
        self._held = [HeldCard(card.number, card.kind, cost_now(view, seat, card, early=before),
                               lone=placing and hostless(view, card.number, card.kind)) for card in own]  # fmt: skip
        self.media.sprites.preload(*(f"crowns/card/{card.kind}" for card in own))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up what can be chosen; while something is chosen all else is dimmed."""
        self._lit = frozenset(ref for option in options for ref in option.refs)
        self._dims = question is not None and bool(self._lit)
        self._hold(question)
        self._deal()

    def _deal(self) -> None:
        """A slot for each card in the fan."""
        numbers = [held.number for held in self._held]
        stretched = self._stretch()
        self.turned = {n: picture for n, picture in self.turned.items() if n in numbers}
        if stretched or numbers != [int(slot.ref.partition(":")[2]) for slot in self.slots]:
            old = {slot.ref: slot.rect.topleft for slot in self.slots}
            for slot in self.slots:
                self.remove(slot)
            places = self._places(len(numbers))
            self.slots = [HandSlot(self, *place, number) for number, place in zip(numbers, places, strict=True)]
            self._glide(old)
        for slot, held in zip(self.slots, self._held, strict=True):
            slot.lit = slot.ref in self._lit
            slot.display(held._replace(dim=self._dims and not slot.lit, marked=held.number in self.marked))

    @property
    def _shares(self) -> bool:
        """Whether the place beside it is free while no option stands there."""
        return self._short == HAND_ROOM.width

    def _stretch(self) -> bool:
        """It takes the free place beside it where no option stands there; whether it is another one."""
        free = HAND_BACK if self.beside and self.lone else HAND_LONG
        wide = free.width if self._shares and (self.lone or not self.beside) else self._short
        if wide == self.rect.width:
            return False
        self.invalidate()
        self.rect.width = wide
        self.invalidate()
        return True

    def _glide(self, old: dict[str, tuple[int, int]]) -> None:
        if not self.media.motion or self.reduced:
            return
        for slot in self.slots:
            if slot.ref in old and old[slot.ref] != slot.rect.topleft:
                slot.glide((old[slot.ref][0] - slot.rect.x, old[slot.ref][1] - slot.rect.y))

    def _places(self, count: int) -> list[tuple[pygame.Rect, float]]:
        """Where each card lies, and how far it is turned: in the same middle whether options stand beside it or not,
        as far as there is room.
        """
        area = self.rect.inflate(-2 * INSIDE, 0)
        step = min(TURN, 2 * MOST_TURN / max(1, count - 1))
        found, row = [], hand.row(area, count, HAND, APART)
        if self._shares and row:
            by = min(HAND_LONG.centerx - (row[0].x + row[-1].right) // 2, area.right - row[-1].right)
            row = [place.move(by, 0) for place in row]
        for i, place in enumerate(row):
            off = i - (count - 1) / 2
            sink = round(SINK * (off * step) ** 2 / 6)
            place.top = self.rect.y + 10 + sink
            found.append((place, -off * step))
        return found

    def draw_moving(self, surface: pygame.Surface) -> None:
        """The card that is looked at, then what is carried and flies."""
        for slot in self.slots:
            slot.draw_risen(surface)
        super().draw_moving(surface)

    def key(self, action: str) -> bool:
        """Its numbers count only while a card can be chosen."""
        return any(slot.lit for slot in self.slots) and super().key(action)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A card of the hand, where it has risen to, too."""
        return next((slot.stands() for slot in self.slots if slot.ref == ref), None)

    def corners_of(self, ref: str) -> list[tuple[float, float]]:
        """Those of a card that lies turned in the fan; none of one that has risen, which stands upright."""
        slot = next((slot for slot in self.slots if slot.ref == ref), None)
        if slot is None or slot.risen or not slot.turn:
            return []
        middle, r = pygame.Vector2(slot.rect.center), slot.rect
        ends = (r.topleft, r.topright, r.bottomright, r.bottomleft)
        ways = [middle + (pygame.Vector2(end) - middle).rotate(-slot.turn) for end in ends]
        return [(way.x, way.y) for way in ways]
