"""Whom a gained relic acts on (5.10): the relic, what it does, how many of the needed ones it makes, the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import GODS
from scenes.kit.question_panel import HEAD
from scenes.media import theme
from scenes.titles.realigious.offer_dialog import GAP, PICTURE, SIZE, TEXT, OfferDialog
from scenes.titles.realigious.pages import relic_sprite
from scenes.titles.realigious.prompts import Words
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.core.ask import Option, Question

__all__ = ["SIZE", "RelicDialog"]
TAKES = "abukaros"
HIGH, FACE, SIGN = 88, 62, 34
"""How high a player's button is, and how large the face and the sign on it are."""


class RelicDialog(OfferDialog):
    """Answers "relic_god_choice"."""

    asks = ("relic_god_choice",)
    prefix, leaving = "relic", ""

    def fill(self, question: Question, options: list[Option]) -> None:
        """Picture and words, below them everybody whom it may act on."""
        t, what = self.media.t, str(question.about["what"])
        words, kinds = Words(self.media, view=self.view, seats=self.calls.seats()), GODS[self.view.god].types
        self.picture = f"realigious/relic/{relic_sprite(self.view.god, 1 + kinds.index(what) if what in kinds else 0)}"
        self.heading = t("realigious.head.relic_god_choice", what=words.thing("god_effect", what))
        does = t(f"realigious.ask.relic_god_choice.{what}" if what == TAKES else f"realigious.relic.{what}.text")
        own, goal = self.view.own, self.view.relic_goal
        counts = t("realigious.relic.now", n=self.view.seats[own.seat].relics, goal=goal) if own is not None else ""
        told = "\n".join(line for line in (does, counts) if line)
        width, beside = self.usual.width - 2 * GAP, PICTURE + GAP
        high = max(PICTURE, self.media.theme.paragraph(told, width - beside, TEXT).get_height())
        self.fit(self.usual.width, HEAD + 8 + high + GAP + HIGH + GAP)
        place = (self.rect.x + GAP + beside, self.rect.y + HEAD + 8, width - beside, high)
        Label(self, place, told, size=TEXT, wrap=True)
        for option, area in zip(options, self._row(len(options)), strict=True):
            seat = int(option.key.partition(":")[2])
            face = words.face(question, option)
            icon = next((one.icon for one in self.calls.seats() if one.seat == seat), face.icon)
            self.button(option.key, area, face.text, icon=icon, icon_size=FACE, align="left", size=theme.BODY,
                        note=self._has(seat, what))  # fmt: skip
            Picture(self, (area.right - SIGN - 16, area.centery - SIGN // 2, SIGN, SIGN), face.icon)

    def _row(self, count: int) -> list[pygame.Rect]:
        """All beside each other: none of them is the harmless one."""
        area = self.area()
        each = (area.width - GAP * (max(2, count) - 1)) // max(2, count)
        return [pygame.Rect(area.x + i * (each + GAP), area.bottom - HIGH, each, HIGH) for i in range(count)]

    def _has(self, seat: int, what: str) -> str:
        """What it would act on there, as far as it is told."""
        public = self.view.seats[seat]
        if what == TAKES:
            key = "realigious.relic.has" if public.relics else "realigious.relic.has.none"
            return self.media.t(key, n=public.relics)
        return self.media.t("realigious.screen.cards_of", hand=public.hand, deck=public.deck, grave=public.grave)
