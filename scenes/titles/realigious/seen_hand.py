"""5.10. A hand of another player that a relic lets the reader look into: whose it is, and its cards as they are."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.card_grid import CardButton, CardLook
from scenes.kit.page_scene import Opener, open_page
from scenes.media import theme
from scenes.shell.dialog import GUARD_MS, PanelScene
from scenes.titles.realigious.cards import BIG_SIZE, big_card, card_tip
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait

if TYPE_CHECKING:
    from scenes.kit.page import Page
    from scenes.shell.client import Client
    from scenes.titles.realigious.prompts import Words

SEEN = "seen"
FACE, GAP, BELOW, EMPTY = 72, 28, 60, (760, 288)
"""How large the portrait is; what is between two cards, of which a hand has three at most (R5.4); how high the button
is; how large the panel of an empty hand."""


class SeenHandScene(PanelScene):
    """The cards with all that they do. Enter, Esc and a click beside close it; a click on a card opens its page."""

    size = (1200, 744)

    def __init__(self, client: Client, words: Words, seat: int, cards: tuple[str, ...]) -> None:
        super().__init__(client)
        self.words, self.seat, self.cards, self._shown_ms = words, seat, cards, 0
        if not cards:
            self.rect = pygame.Rect((0, 0), EMPTY).move_to(center=self.rect.center)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Who it is, the cards side by side, the button that closes."""
        info = next((one for one in self.words.seats if one.seat == self.seat), None)
        x, width = area.x, area.width - 60
        if info is not None:
            Portrait(panel, (x, area.y - 8, FACE, FACE), info.icon)
            x, width = x + FACE + 20, width - FACE - 20
        Label(panel, (x, area.y - 10, width, 46), self.opening(), size=theme.HEADING, colour=theme.GOLD, bold=True)
        note, size, ink = ("text", 20, theme.DIM) if self.cards else ("none", theme.BODY, theme.BONE)
        Label(panel, (x, area.y + 36, width, 30), self.t(f"realigious.hand_seen.{note}"), size=size, colour=ink)
        top, foot = area.y + FACE + 14, area.bottom - BELOW
        wide, high = BIG_SIZE
        left = area.centerx - (len(self.cards) * (wide + GAP) - GAP) // 2
        for i, card in enumerate(self.cards):
            place = (left + i * (wide + GAP), top, wide, high)
            look = CardLook(partial(self._face, card), card_tip(self.media, card))
            CardButton(panel, place, look, partial(self._read, card), f"seen.{i}")
        Button(panel, (area.centerx - 140, foot, 280, BELOW), self.t("widget.close"), self.close, icon="ui/check",
               kind="gold", name="seen.done")  # fmt: skip

    def _face(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        made = big_card(self.media, card)
        return made if size == BIG_SIZE else pygame.transform.smoothscale(made, size)

    def _read(self, card: str) -> None:
        open_page(self, self.words, f"card:{card}")

    def enter(self) -> None:
        """What Enter does is ringed."""
        super().enter()
        self.ui.set_focus(self.ui.find("seen.done"), True)

    def update(self, dt: int) -> None:
        """Counts how long it has been there."""
        super().update(dt)
        self._shown_ms += dt

    def handle(self, event: pygame.event.Event) -> bool:
        """A key that was meant for something else when it came does not close it."""
        chooses = event.type == pygame.KEYDOWN and "choose" in self.media.bindings.actions(event)
        return (chooses and not self.media.presses.is_new(event, self._shown_ms, GUARD_MS)) or super().handle(event)

    def opening(self) -> str:
        """Whose hand it is."""
        return self.t("realigious.hand_seen.title", name=self.words.name(self.seat))


def open_thing(opener: Opener, words: Words, ref: str) -> bool:
    """Opens what tells of a thing in full: of a hand that was looked into its cards, of anything else its page."""
    page: Page | None = words.page(ref)
    kind, _, what = ref.partition(":")
    if kind != SEEN or page is None:
        return open_page(opener, words, ref)
    seat, _, cards = what.partition(":")
    shown = tuple(card for card in cards.split(",") if card)
    opener.open_over(lambda client: SeenHandScene(client, words, int(seat), shown))
    return True
