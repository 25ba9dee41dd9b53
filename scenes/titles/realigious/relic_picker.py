"""Which relic a card acts on (card targets "relic:<number>"): each with its picture, where it lies and what goes or
comes with it, under what the card does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import GODS
from scenes.kit.question_panel import FOOT_HIGH, HEAD
from scenes.media import theme
from scenes.titles.realigious.offer_dialog import GAP, PICTURE, SIZE, TEXT, OfferDialog
from scenes.titles.realigious.pages import relic_sprite
from scenes.titles.realigious.prompts import TARGETS, Words
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question

__all__ = ["SIZE", "RelicPicker"]
PREFIX = "relic:"
ROW, BETWEEN, SIDE = 92, 12, 64
"""How high a relic's button is, what is left between two, how large the relic is on it."""
GOES = {"true_homecoming": 1, "ascended_power": 2, "second_coming": -1}
"""So many relics the holder has fewer by a card's own doing."""
BY_COUNT = ("zog_malomos", "sekrazade")
"""Gods whose relics work as long, and as strongly, as so many are held."""


class RelicPicker(OfferDialog):
    """Answers every question whose options are relics."""

    asks = TARGETS
    prefix, leaving = "relic_picker", "cancel"

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Only where there is a relic to choose."""
        return super().takes(question, options) and any(option.key.startswith(PREFIX) for option in options)

    def fill(self, question: Question, options: list[Option]) -> None:
        """The card and its words, below them the relics, then giving up where that is possible; of relics that are
        alike only one."""
        words = Words(self.media, view=self.view, seats=self.calls.seats())
        card, t = str(question.about["card"]), self.media.t
        self.heading = words.heading(question)
        self.picture = f"realigious/card/{card}"
        told = "\n".join(line for line in (t(f"realigious.card.{card}.text"), self._becomes(card)) if line)
        relics = [option for option in options if option.key.startswith(PREFIX)]
        alike = self._alike(relics)
        step = self._step(card, len(relics)) if alike else ""
        relics = relics[:1] if alike else relics
        leaves = any(option.key == "cancel" for option in options)
        width, beside = self.usual.width - 2 * GAP, PICTURE + GAP
        high = max(PICTURE, self.media.theme.paragraph(told, width - beside, TEXT).get_height())
        rows = -(-len(relics) // 2)
        below = rows * (ROW + BETWEEN) - BETWEEN + (FOOT_HIGH + BETWEEN) * leaves
        self.fit(self.usual.width, HEAD + 8 + high + GAP + below + GAP)
        Label(self, (self.rect.x + GAP + beside, self.rect.y + HEAD + 8, width - beside, high), told, size=TEXT,
              wrap=True)  # fmt: skip
        area, top = self.area(), self.rect.y + HEAD + 8 + high + GAP
        each = (area.width - BETWEEN) // 2
        for i, option in enumerate(relics):
            place = pygame.Rect(area.x + i % 2 * (each + BETWEEN), top + i // 2 * (ROW + BETWEEN), each, ROW)
            self._relic(option, place, words, card, step)
        if leaves:
            self.button("cancel", self.foot(1)[0], t("realigious.opt.cancel"), icon="ui/back")

    def _becomes(self, card: str) -> str:
        """How many relics the reader has, and will have."""
        own = self.view.own
        if own is None or card not in GOES:
            return ""
        held = self.view.seats[own.seat].relics
        return self.media.t("realigious.relic.becomes", n=held, then=held - GOES[card], goal=self.view.relic_goal)

    def _alike(self, relics: Sequence[Option]) -> bool:
        """Whether no relic differs from another: all are the reader's, and of a god whose relics are of one type."""
        own = self.view.own
        mine = {f"{PREFIX}{one.relic}" for one in own.relics if one.counted} if own is not None else set()
        return not GODS[self.view.god].types and all(option.key in mine for option in relics)

    def _step(self, card: str, left: int) -> str:
        """Which of the relics that go is chosen now: "1 of 2"; "" where only one goes."""
        own, goes = self.view.own, GOES.get(card, 1)
        held = sum(one.counted for one in own.relics) if own is not None else left
        return self.media.t("realigious.relic.step", n=held - left + 1, of=goes) if goes > 1 else ""

    def _relic(self, option: Option, place: pygame.Rect, words: Words, card: str, step: str) -> None:
        number, god = int(option.key.removeprefix(PREFIX)), self.view.god
        kind = self._kind(number)
        sure = kind or god != "giyechin"
        what = GODS[god].types[kind - 1] if kind and GODS[god].types else ""
        self.button(
            option.key, place, step or words.relic(number), size=theme.BODY, align="left", icon_size=SIDE,
            icon=f"realigious/relic/{relic_sprite(god, kind)}" if sure else f"realigious/god/{god}",
            note=self._note(number, words, what, card, bool(step)),
            tip=self.media.t(f"realigious.relic.{what}.text") if what else self.media.t(f"realigious.god.{god}.does"),
        )  # fmt: skip

    def _kind(self, number: int) -> int:
        """Of Giye'chin's, 0 where it is not known."""
        own = self.view.own
        held = next((one.kind for one in own.relics if one.relic == number), 0) if own is not None else 0
        return held or next((tile.relic_kind for tile in self.view.tiles if tile.relic == number), 0)

    def _note(self, number: int, words: Words, what: str, card: str, several: bool) -> str:
        """Of one that lies on the map where that is; of an own one what goes with it, or with all `several`."""
        t, own, view = self.media.t, self.view.own, self.view
        mine = [one for one in own.relics if one.counted] if own is not None else []
        if own is None or all(one.relic != number for one in mine):
            at = next((tile.tile for tile in view.tiles if tile.relic == number), -1)
            return t("realigious.relic.lies", tile=words.place(at)) if at >= 0 else t("realigious.relic.lies.unknown")
        public, then = view.seats[own.seat], max(0, len(mine) - max(1, GOES.get(card, 1)))
        if view.god in BY_COUNT:
            if public.bonus_level > len(mine):
                return t("realigious.relic.goes.kept")
            power = t(f"realigious.god.{view.god}.bonus.{then}") if then else t("realigious.relic.goes.none")
            return t(f"realigious.relic.goes.{'several' if several else 'count'}", n=then, power=power)
        if what == "night_eye" and sum(one.kind == self._kind(number) for one in mine) == 1:
            return t("realigious.relic.goes.night_eye")
        return t("realigious.relic.goes.spent")
