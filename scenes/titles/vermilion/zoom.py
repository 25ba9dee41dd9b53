"""A card or a piece of gear enlarged with all its words, beside what is pointed at; it goes as the pointer goes. Where
a card comes to lie under a pointer that rests, nothing is enlarged before that moves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.media.sprites import SPARED_S, LaterError
from scenes.titles.vermilion import table_layout
from scenes.titles.vermilion.card_words import kind_of
from scenes.titles.vermilion.faces import BIG, card_face
from scenes.widgets.base import Widget
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.kit.table_host import TableHost

WAIT_MS, PAD, RIM, MOST_COVERED = 200, 8, 8, 0.12
"""So long the pointer rests on a card before it is enlarged."""
ENLARGED = ("card", "item")


class Zoom(Widget, Part):
    """`place_of(ref)` tells where a thing lies: it is enlarged above that. `asked()`: the panel of the open question,
    which is left free.
    """

    above = True

    def __init__(
        self, table: TableHost, place_of: Callable[[str], pygame.Rect | None], asked: Callable[[], pygame.Rect | None],
    ) -> None:  # fmt: skip
        super().__init__(table, (0, 0, BIG[0] + 2 * PAD, BIG[1] + 2 * PAD), name="zoom")
        self.find, self.asked, self.glow = place_of, asked, 30
        self.card, self.wanted = "", ""
        self._waited = 0
        self._question = ""
        self._rested: tuple[int, int] | None = self.media.mouse  # where the pointer was when another question came
        self._visible = False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def look(self, ref: str | None) -> None:
        """The pointer is on a card, or on nothing that is one."""
        group, _, card = (ref or "").partition(":")
        self.wanted = ref or "" if group in ENLARGED and kind_of(card) else ""
        if not self.wanted:
            self._show("")
        elif not self.media.motion:
            self._show(self.wanted)
        else:
            self._show("")
            self._waited = 0
            self.ui.ticking[self] = None

    def show(self, view: object) -> None:
        """Another position: nothing stays enlarged that is not pointed at."""
        if not self.wanted:
            self._show("")

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Another question: what was enlarged for the last one goes until the pointer moves on."""
        text = question.text if question is not None else ""
        if text != self._question:
            self._question, self.wanted = text, ""
            self._rested = None if self.ui.keyboard else self.media.mouse
            self._show("")

    def tick(self, dt: int) -> None:
        """Shows the card after a rest, as soon as its picture is made."""
        self._waited += dt
        if self._waited < WAIT_MS or (self._rested == self.media.mouse and not self.ui.keyboard):
            return
        if not self.wanted:
            self.ui.ticking.pop(self, None)
            return
        with suppress(LaterError), self.media.sprites.sparing(SPARED_S):
            card_face(self.media, self.wanted.partition(":")[2], BIG)
            self._show(self.wanted)
            self.ui.ticking.pop(self, None)

    def _show(self, ref: str) -> None:
        self.invalidate()
        self.card = ref.partition(":")[2]
        if self.card:
            place = self.find(ref) or table_layout.HAND
            area = table_layout.BOARD.inflate(0, 200)
            self.rect.midbottom = place.centerx, place.top - 10
            self.rect.clamp_ip(pygame.Rect(area.x, 96, 1296, place.top - 104))
            self._make_way()
        self.visible = bool(self.card)
        self.invalidate()

    def _make_way(self) -> None:
        """Where it would cover the panel that asks it goes to the left rim; where that is no way out it stays away:
        all its words stand in the right column too."""
        panel = self.asked()
        if panel is None or not self.rect.colliderect(panel):
            return
        self.rect.left = RIM
        covered = self.rect.clip(panel)
        if covered.width * covered.height > MOST_COVERED * self.rect.width * self.rect.height:
            self.card = ""

    def spared(self) -> list[pygame.Rect]:
        """No tip lies on it."""
        return [self.rect] if self.visible else []

    def draw(self, surface: pygame.Surface) -> None:
        """The card with its shadow."""
        if self.card:
            surface.blit(*self.media.sprites.shadow(self.rect, 30))
            Pen(surface, self.media).put(card_face(self.media, self.card, BIG), center=self.rect.center)
