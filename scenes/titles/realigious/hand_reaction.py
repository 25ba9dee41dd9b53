"""The reaction prompt (R21, 10.3): the event, every card that may answer it with its price, and not reacting.

There is no countdown. Below each card stands its standing order: ask, always, never.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, Price, card_tip, hand_card, price_of, price_words
from scenes.titles.realigious.info_question import PAD, QuestionPanel
from scenes.titles.realigious.purse_phase import name_of
from scenes.titles.realigious.trade_dialog import CardSpotButton
from scenes.widgets.base import Group, Host, RectLike, Widget
from scenes.widgets.button import Button
from scenes.widgets.choice import Cycler

if TYPE_CHECKING:
    from game.core.ask import Option, Question

SIZE = (1104, 420)
ORDERS = ("ask", "always", "never")
CELL, GAP, EVENT = 188, 16, 240
MOST, LEAST_WIDTH = 4, 620
LINE = 24
Order = Callable[[str, str], None]


class ReactionPanel(QuestionPanel):
    """Answers "react". `orders_of(seat)` are the standing orders, card -> "always" or "never"; `on_order(card, order)`
    hears of a change.
    """

    asks = ("react",)
    leaving = "reaction.no"
    orders_of: Callable[[int], Mapping[str, str]] = staticmethod(lambda _seat: {})
    on_order: Order | None = None

    def fill(self, question: Question, options: list[Option]) -> None:
        """Event at the left, cards in the middle, not reacting at the foot."""
        self.name = "reaction"
        self.orders = dict(self.orders_of(question.seat))
        about = question.about
        actor = name_of(self.names, int(about.get("actor", -1)))
        card = str(about.get("card", ""))
        event = str(about.get("event", ""))
        key = f"realigious.ask.react.{event}"
        key = key if self.media.texts.has(key) else "realigious.ask.react"
        self.heading = self.media.t(key, actor=actor, card=f"@realigious.card.{card}" if card else "")
        reactions = [option for option in options if option.key != "no"][:MOST]
        self.fit(max(LEAST_WIDTH, EVENT + 56 + 2 * PAD + len(reactions) * (CELL + GAP)), SIZE[1])
        area = self.area()
        _Event(self, (area.x, area.y + 4, EVENT, 244), event, card, self.odds(about))
        room = area.right - (area.x + EVENT + 40)
        x = area.x + EVENT + 40 + (room - len(reactions) * (CELL + GAP) + GAP) // 2
        for option in reactions:
            self._card(option, pygame.Rect(x, area.y + 4, CELL, 244))
            x += CELL + GAP
        leave = next((option for option in options if option.key == "no"), None)
        if leave is not None:
            Button(
                self, (area.centerx - 160, area.bottom - 64, 320, 60), self.media.t("realigious.opt.pass"),
                partial(self.calls.choose, leave.key), icon="ui/pass", name="reaction.no",
            )  # fmt: skip

    def odds(self, about: Mapping[str, str | int]) -> list[tuple[str, str]]:
        """C6.4. The chances of a declared combat, as far as they were told."""
        if "rate" not in about:
            return []
        t = self.media.t
        rows = [(t(f"realigious.screen.react.{side}"), f"{about[side]}%") for side in ("attack", "defence")]
        if about["forced"]:
            return [(t(f"realigious.screen.react.forced.{about['forced']}"), "")]
        return [*rows, (t("realigious.screen.react.rate"), f"{about['rate']}%")]

    def _card(self, option: Option, cell: pygame.Rect) -> None:
        kind = str(option.args[1]) if option.args[:1] == ("card",) else ""
        if not kind:
            return
        price = self._price(option)
        place = (cell.centerx - HAND_SIZE[0] // 2, cell.y, *HAND_SIZE)
        button = CardSpotButton(self, place, kind, price, partial(self.calls.choose, option.key))
        button.name = f"reaction.{option.key}"
        words = price_words(self.media, price)
        standby = option.key.startswith("standby:")
        extra = f"\n{self.media.t('realigious.state.standby')}" if standby else ""
        button.tip = f"{card_tip(self.media, kind, price)}{extra}" if words else kind
        values = [(order, self.media.t(f"realigious.screen.order.{order}")) for order in ORDERS]
        orders = Group(self, cell)
        orders.topic = self.media.t(f"realigious.card.{kind}")
        Cycler(
            orders, (cell.x - 6, cell.y + HAND_SIZE[1] + 6, cell.width + 12, 44), values, self.orders.get(kind, "ask"),
            partial(self._ordered, kind), name=f"reaction.order.{kind}",
            tip=self.media.t("realigious.screen.order.tip"),
            size=theme.SMALL,
        )  # fmt: skip

    def _ordered(self, card: str, order: str) -> None:
        self.orders = {**self.orders, card: order}
        if self.on_order is not None:
            self.on_order(card, order)

    def _price(self, option: Option) -> Price:
        """A standby is free (R5.12); a card of the hand costs what the view says."""
        slot = option.key.rpartition("@")[2]
        hand = self.view.own.hand if self.view is not None and self.view.own is not None else ()
        card = next((c for c in hand if str(c.slot) == slot), None)
        return price_of(card) if card is not None else Price(free=True)

    def draw_back(self, surface: pygame.Surface) -> None:
        """A line between the event and the answers."""
        super().draw_back(surface)
        x, area = self.rect.x + PAD + EVENT + 20, self.area()
        pygame.draw.line(surface, theme.BRASS, (x, area.y + 8), (x, area.y + 236), 1)


class _Event(Widget):
    """What is answered: its card, or the sign of the event with the chances, and its name."""

    def __init__(
        self, parent: Host, rect: RectLike, event: str, card: str, odds: Sequence[tuple[str, str]] = ()
    ) -> None:
        self.event, self.card, self.odds = event, card, odds
        super().__init__(parent, rect)
        if card:
            self.tip = card_tip(self.media, card)

    def draw(self, surface: pygame.Surface) -> None:
        """Picture above, words below."""
        sprites, r = self.media.sprites, self.rect
        if self.card:
            picture = hand_card(self.media, self.card)
        else:
            icon = (
                "realigious/tab/conflict"
                if "combat" in self.event or self.event in ("tile_lost", "defended")
                else "ui/warning"
            )
            picture = sprites.get(icon, size=(104, 104) if self.odds else (120, 120))
        top = pygame.Rect(r.x, r.y, r.width, HAND_SIZE[1])
        room = pygame.Rect(top.x, top.y, top.width, top.height - LINE * len(self.odds))
        surface.blit(picture, picture.get_rect(center=room.center))
        for i, (label, figure) in enumerate(self.odds):
            self._draw_line(surface, label, figure, room.bottom + i * LINE, i == len(self.odds) - 1)
        if self.media.texts.has(f"realigious.window.{self.event}"):
            text, high = self.media.t(f"realigious.window.{self.event}"), r.bottom - top.bottom
            words = self.media.theme.line(text, r.width, theme.SMALL, theme.DIM, height=high, align="center")
            surface.blit(words, words.get_rect(midtop=(r.centerx, top.bottom)))

    def _draw_line(self, surface: pygame.Surface, words: str, figure: str, y: int, last: bool) -> None:
        """A chance: what it is at the left, the figure at the right."""
        theme_, ink = self.media.theme, theme.GOLD if last else theme.BONE
        number = theme_.text(figure, theme.SMALL, ink, True) if figure else None
        width = self.rect.width - (number.get_width() + 8 if number is not None else 0)
        line = theme_.line(words, width, theme.SMALL, ink, last, height=LINE)
        surface.blit(line, line.get_rect(midleft=(self.rect.x, y + LINE // 2)))
        if number is not None:
            surface.blit(number, number.get_rect(midright=(self.rect.right, y + LINE // 2)))
