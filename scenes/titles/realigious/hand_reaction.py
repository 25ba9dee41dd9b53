"""The reaction prompt (R21, 10.3): the event, every card that may answer it with its price, and not reacting.

There is no countdown. Below each card stands its standing order: ask, always, never.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import GODS
from game.titles.realigious.forecast import CERTAIN
from scenes.kit.card_grid import CardButton
from scenes.kit.question_panel import PAD, QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, ShownPrice, card_tip, hand_card, held_card, look_of, price_of
from scenes.titles.realigious.foretold import percent
from scenes.titles.realigious.hand_orders import ORDERS
from scenes.titles.realigious.prompts import Words
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from scenes.media.media import Media

SIZE = (1104, 420)
CELL, GAP, EVENT = 204, 16, 240
MOST, LEAST_WIDTH = 4, 620
RELICS = ("relic_gained", "relic_take")
"""Events that are about a relic: its god stands for it."""
USED = "card_used"
LINE, ORDER, APART = 24, 44, 8
Order = Callable[[str, str], None]


class ReactionPanel(QuestionPanel):
    """Answers "react". `orders_of(seat)` are the standing orders, card -> "always" or "never"; `on_order(card, order)`
    hears of a change.
    """

    asks = ("react",)
    prefix, leaving = "reaction", "no"
    orders_of: Callable[[int], Mapping[str, str]] = staticmethod(lambda _seat: {})
    on_order: Order | None = None

    def fill(self, question: Question, options: list[Option]) -> None:
        """Event at the left, cards in the middle, not reacting at the foot."""
        self.orders = dict(self.orders_of(question.seat))
        about = question.about
        card, event, actor = str(about.get("card", "")), str(about.get("event", "")), int(about.get("actor", -1))
        words = Words(self.media, view=self.view, seats=self.calls.seats())
        self.heading = words.heading(question)
        theirs = bool(card) and actor != question.seat
        short = words.used(card, theirs) if card else self._stake(question, words)
        reactions = [option for option in options if option.key != "no"][:MOST]
        most = (self.room.width - EVENT - 56 - 2 * PAD) // max(1, len(reactions)) - GAP
        self.cell = min(CELL, max(HAND_SIZE[0], most))
        shorts = [self.media.t(f"realigious.card.{_kind(option)}.short") for option in reactions if _kind(option)]
        self.told = max(
            told_high(self.media, short, EVENT), *(told_high(self.media, one, self.cell) for one in shorts), 0
        )
        high = HAND_SIZE[1] + APART + self.told + LINE + ORDER
        self.fit(max(LEAST_WIDTH, EVENT + 56 + 2 * PAD + len(reactions) * (self.cell + GAP)), SIZE[1] - 244 + high)
        area = self.area()
        picture = f"realigious/god/{self.view.god}" if event in RELICS else ""
        made = _Event(self, (area.x, area.y + 4, EVENT, high), event, card, short, self.odds(about), picture)
        if theirs:
            made.tip = f"{made.tip}\n{self.media.t('realigious.screen.react.theirs', actor=words.name(actor))}"
        room = area.right - (area.x + EVENT + 40)
        x = area.x + EVENT + 40 + (room - len(reactions) * (self.cell + GAP) + GAP) // 2
        for option in reactions:
            self._card(option, pygame.Rect(x, area.y + 4, self.cell, high))
            x += self.cell + GAP
        if any(option.key == "no" for option in options):
            place = (area.centerx - 160, area.bottom - 64, 320, 60)
            self.button("no", place, self.media.t("realigious.opt.pass"), icon="ui/pass")

    def _stake(self, question: Question, words: Words) -> str:
        """R10.12. What goes with the own tile, should the attacker win; how near a relic has brought its finder, and
        what it does where all do the same; "" where neither is told of."""
        about, own = question.about, self.view.own
        if about.get("event") == "relic_gained":
            n, goal = self.view.seats[int(about["actor"])].relics, self.view.relic_goal
            key = f"realigious.god.{self.view.god}"
            told = self.media.t("realigious.screen.react.relic", god=f"@{key}", n=n, goal=goal)
            alike = not GODS[self.view.god].types and words.has(f"{key}.bonus.{n}")
            return f"{told}\n{self.media.t(f'{key}.bonus.{n}')}" if alike else told
        place = int(about.get("aim", about.get("tile", -1)))
        if about.get("event") != "combat_on_mine" or place < 0 or own is None or about.get("defender") != own.seat:
            return ""
        tile, purse = self.view.tiles[place], (("donations", own.donations), ("influence", own.influence))
        owned = (("believers", self.view.seats[own.seat].believers), *purse)
        lost = {name: min(getattr(tile, name) // 2, there) for name, there in owned}
        told = ", ".join(words.amount(name, amount) for name, amount in lost.items() if amount > 0)
        return self.media.t("realigious.screen.react.stake", what=told) if told else ""

    def odds(self, about: Mapping[str, str | int]) -> list[tuple[str, str]]:
        """C6.4. The chances of a declared combat, as far as they were told."""
        if "chance" not in about:
            return []
        t = self.media.t
        rows = [(t(f"realigious.screen.react.{side}"), f"{about[side]}%") for side in ("attack", "defence")]
        if about["forced"]:
            rows = [(t(f"realigious.screen.react.forced.{about['forced']}"), "")]
        sure = about["forced"] and about["chance"] in (0, CERTAIN)
        return rows if sure else [*rows, (t("realigious.screen.react.rate"), percent(int(about["chance"])))]

    def _card(self, option: Option, cell: pygame.Rect) -> None:
        """A card with its price, free where it stands by (R5.12), what it does, and its standing order."""
        kind = _kind(option)
        if not kind:
            return
        held = held_card(self.view, option.key.rpartition("@")[2])
        look = look_of(self.media, kind, price_of(held) if held is not None else ShownPrice(free=True))
        if option.key.startswith("standby:"):
            look = look._replace(tip=f"{look.tip}\n{self.media.t('realigious.state.standby')}")
        place = (cell.centerx - HAND_SIZE[0] // 2, cell.y, *HAND_SIZE)
        CardButton(self, place, look, partial(self.calls.choose, option.key), f"reaction.{option.key}")
        values = [(order, self.media.t(f"realigious.reaction.order.{order}")) for order in ORDERS]
        orders = Group(self, cell)
        orders.topic = self.media.t(f"realigious.card.{kind}")
        Label(
            self, (cell.x, cell.y + HAND_SIZE[1] + APART, cell.width, self.told),
            self.media.t(f"realigious.card.{kind}.short"), size=theme.SMALL, wrap=True, align="center",
        )  # fmt: skip
        over = (cell.x - 6, cell.bottom - ORDER - LINE, cell.width + 12, LINE)
        Label(self, over, self.media.t("realigious.screen.order"), size=theme.SMALL, colour=theme.DIM, align="center")
        Cycler(
            orders, (cell.x - 6, cell.bottom - ORDER, cell.width + 12, ORDER), values, self.orders.get(kind, "ask"),
            partial(self._ordered, kind), name=f"reaction.order.{kind}", size=theme.SMALL,
            tip=self.media.t("realigious.screen.order.tip"),
        )  # fmt: skip

    def _ordered(self, card: str, order: str) -> None:
        self.orders = {**self.orders, card: order}
        if self.on_order is not None:
            self.on_order(card, order)

    def draw_back(self, surface: pygame.Surface) -> None:
        """A line between the event and the answers."""
        super().draw_back(surface)
        x, area = self.rect.x + PAD + EVENT + 20, self.area()
        pygame.draw.line(surface, theme.BRASS, (x, area.y + 8), (x, area.bottom - 80), 1)


class _Event(Widget):
    """What is answered: its card, or the sign of the event with the chances, and its name."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, event: str, card: str, short: str,
        odds: Sequence[tuple[str, str]] = (), picture: str = "",
    ) -> None:  # fmt: skip
        self.event, self.card, self.short, self.odds, self.picture = event, card, short, odds, picture
        super().__init__(parent, rect)
        if card:
            self.tip = card_tip(self.media, card)

    def draw(self, surface: pygame.Surface) -> None:
        """Picture above, chances and words below."""
        pen, r, t = Pen(surface, self.media), self.rect, self.media.t
        room = pygame.Rect(r.x, r.y, r.width, HAND_SIZE[1] - LINE * len(self.odds))
        if self.card:
            pen.put(hand_card(self.media, self.card), center=room.center)
        else:
            fight = "combat" in self.event or self.event in ("tile_lost", "defended")
            icon = "realigious/tab/conflict" if fight else self.picture or "ui/warning"
            pen.icon(icon, 104 if self.odds else 120, center=room.center)
        for i, (label, figure) in enumerate(self.odds):
            y, last = room.bottom + i * LINE + LINE // 2, i == len(self.odds) - 1
            ink, width = theme.GOLD if last else theme.BONE, r.width
            if figure:
                width -= pen.text(figure, theme.SMALL, ink, True, midright=(r.right, y)).width + 8
            pen.line(label, width, theme.SMALL, ink, last, height=LINE, midleft=(r.x, y))
        window = f"realigious.window.{self.event}"
        if self.card and self.event != USED and self.media.texts.has(window):  # else the heading says it
            words = t(window)
            pen.line(words, r.width, theme.SMALL, theme.DIM, height=ORDER, align="center",
                     center=(r.centerx, r.bottom - ORDER // 2))  # fmt: skip
        if self.short:
            block = self.media.theme.paragraph(self.short, r.width, theme.SMALL, theme.BONE, align="center")
            pen.put(block, midtop=(r.centerx, r.y + HAND_SIZE[1] + APART))


def _kind(option: Option) -> str:
    """The card of an answer, "" for one without."""
    return str(option.args[1]) if option.args[:1] == ("card",) else ""


def told_high(media: Media, words: str, width: int) -> int:
    """The height of what is said of a card in short; 0 for nothing."""
    if not words:
        return 0
    return media.theme.paragraph(words, width, theme.SMALL).get_height() + APART
