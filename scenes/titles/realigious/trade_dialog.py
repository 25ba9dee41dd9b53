"""A trade in three steps (R8.6): what is given, what is asked for it, the partner's answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.realigious.content import GODS
from game.titles.realigious.forecast import forecast
from game.titles.realigious.offers import Offer
from game.titles.realigious.tab import AMOUNTS
from scenes.kit.card_grid import CardButton
from scenes.kit.question_panel import HEAD, QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.cards import card_tip, held_card, look_of, price_of, sized_card
from scenes.titles.realigious.ledger import HEAD as LEDGER_HEAD
from scenes.titles.realigious.ledger import Ledger, height_of, line_of
from scenes.titles.realigious.pages import relic_sprite
from scenes.titles.realigious.prompts import Words
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.realigious.view import SeatView

SIZE, ANSWER_HEIGHT, IN_A_ROW = (1040, 416), 376, 3
PURSES = ("donations", "influence", "believers")
ROW, AMOUNT, GAP = 64, 102, 12
THINGS = 516
"""Where the cards and relics begin, right of the amounts and of a line between."""
CARD, SHOWN_CARD = (112, 157), (98, 137)


class Goods(NamedTuple):
    """What is given or asked: words and a picture; `card` where it is a card."""

    words: str
    sprite: str = ""
    card: str = ""


class TradeDialog(QuestionPanel):
    """Answers "trade_give", "trade_ask" and "trade_answer"."""

    asks = ("trade_give", "trade_ask", "trade_answer")
    prefix, leaving = "trade", "refuse"
    view: SeatView
    ledger = head = 0

    def fill(self, question: Question, options: list[Option]) -> None:
        """The step that is asked."""
        goods = {name: str(question.about.get(name, "")) for name in ("given", "asked")}
        self.heading = Words(self.media, view=self.view, seats=self.calls.seats()).heading(question)
        if question.text != "trade_answer":
            self.fit(self.usual.width, HEAD + 8 + max(len(PURSES) * ROW, _high(options)) + 16 + 60 + 24)
            self._fill_goods(question, options)
            return
        asked = self.goods(goods["asked"])
        if goods["asked"] == "card":
            asked = asked._replace(words=self.media.t("realigious.screen.trade.your_card"))
        found = (forecast(self.view, question, option) for option in options)
        made = next((one for one in found if isinstance(one, Offer)), None)
        both = [] if made is None or not made.own else [made.own, made.theirs]
        self.head = 2 * LEDGER_HEAD if made is not None and made.falls else LEDGER_HEAD
        self.ledger = max((height_of(changes, self.head) + 16 for changes in both), default=0)
        row = 0 if len(options) <= IN_A_ROW else 76
        self.fit(self.usual.width, ANSWER_HEIGHT + self.ledger + row)
        self._fill_answer(options, self.goods(goods["given"]), asked)
        if made is not None and made.own:
            self._fill_ledgers(made)

    # --- giving and asking

    def _fill_goods(self, question: Question, options: list[Option]) -> None:
        """Amounts in three rows, cards and relics beside them, leaving at the foot. Each tells in its tip what both
        sides would have then."""
        after = {option.key: forecast(self.view, question, option) for option in options}
        area, offered = self.area(), {option.key for option in options}
        for row, purse in enumerate(PURSES):
            y, words = area.y + 8 + row * ROW, self.media.t(f"realigious.resource.{purse}")
            have = self._have(purse) if question.text == "trade_give" else None
            high = 30 if have is not None else 44
            sign = (area.x, y + (0 if have is not None else 6), 72, high)
            Picture(self, sign, f"realigious/resource/{purse}", tip=words)
            if have is not None:
                Label(self, (area.x, y + 30, 72, 26), f"{have:,}", size=theme.SMALL, colour=theme.GOLD, bold=True,
                      align="center")  # fmt: skip
            for i, amount in enumerate(AMOUNTS[purse]):
                key = f"{purse}:{amount}"
                why = "" if key in offered else self._too_much(purse, amount)
                self.button(
                    key, (area.x + 84 + i * AMOUNT, y, AMOUNT - 8, ROW - 8), f"{amount:,}", size=theme.BODY,
                    enabled=key in offered, reason=why, spoken=self.said(self.goods(key).words, why),
                    tip=self._then(self.goods(key).words, after.get(key)),
                )  # fmt: skip
        self._fill_things(options, pygame.Rect(area.x + THINGS, area.y + 8, area.width - THINGS, 3 * ROW))
        leaving = [option for option in options if option.key in ("cancel", "nothing")]
        place = pygame.Rect(0, area.bottom - 60, 240, 60)
        place.x = area.centerx - (len(leaving) * (240 + GAP) - GAP) // 2
        for option in leaving:
            icon = "ui/back" if option.key == "cancel" else "ui/pass"
            self._thing(option.key, place, self.media.t(f"realigious.{option.verb}"), icon)
            place = place.move(place.width + GAP, 0)

    def _then(self, words: str, made: object) -> str:
        """What is chosen, and both sides before and after."""
        if not isinstance(made, Offer):
            return words
        mine = [line_of(self.media, change) for change in made.own]
        theirs = [f"{self.calls.name(made.partner)}: {line_of(self.media, change)}" for change in made.theirs]
        return "\n".join([words, *mine, *theirs])

    def _have(self, purse: str) -> int | None:
        """How much of a resource the viewer has."""
        own = self.view.own
        if own is None:
            return None
        return self.view.seats[own.seat].believers if purse == "believers" else int(getattr(own, purse))

    def _too_much(self, purse: str, amount: int) -> str:
        """R8.6. What is given must be there."""
        have = self._have(purse)
        if have is None:
            return ""
        return self.media.t(f"realigious.why.trade_{purse}", need=amount, have=have)

    def _fill_things(self, options: list[Option], area: pygame.Rect) -> None:
        """Cards of the hand as cards, relics and "any card", "any relic" as buttons below them."""
        cards = [option for option in options if option.key.startswith("card:")]
        y, x = area.y, area.x + max(0, area.width - len(cards) * (CARD[0] + GAP) + GAP) // 2
        for option in cards:
            card, _, slot = option.key.removeprefix("card:").partition("@")
            held = held_card(self.view, slot)
            look = look_of(self.media, card, price_of(held) if held is not None else None)
            CardButton(self, (x, y, *CARD), look, partial(self.calls.choose, option.key), f"trade.{option.key}")
            x += CARD[0] + GAP
        y += CARD[1] + 16 if cards else 0
        x = area.x
        for option in (o for o in options if o.key in ("card", "relic") or o.key.startswith("relic:")):
            width = 228 if option.key.startswith("relic:") else area.width
            words, note = self._short(option.key)
            self._thing(option.key, (x, y, width, 60), words, self.goods(option.key).sprite, note)
            x += width + GAP
            if x + 228 > area.right:
                x, y = area.x, y + 68

    def _thing(self, key: str, place: RectLike, words: str, icon: str, note: str = "") -> None:
        self.button(key, place, words, icon=icon, icon_size=32, size=theme.BODY, note=note)

    def draw_back(self, surface: pygame.Surface) -> None:
        """A line between the amounts and the things, where there are both."""
        super().draw_back(surface)
        if self.question is not None and self.question.text != "trade_answer":
            x, area = self.area().x + THINGS - 16, self.area()
            pygame.draw.line(surface, theme.BRASS, (x, area.y + 8), (x, area.bottom - 76), 1)

    # --- answering

    def _fill_answer(self, options: list[Option], given: Goods, asked: Goods) -> None:
        """What comes and what goes, side by side; accepting names what is given."""
        area, t = self.area(), self.media.t
        half, y = (area.width - 72) // 2, area.y + 216 + self.ledger
        _Side(self, (area.x, area.y + 4, half, 196), t("realigious.screen.trade.you_get"), given)
        _Side(self, (area.right - half, area.y + 4, half, 196), t("realigious.screen.trade.you_give"), asked)
        Picture(self, (area.centerx - 28, area.y + 76, 56, 56), "realigious/tab/trade")
        rows = [list(options)] if len(options) <= IN_A_ROW else [
            [o for o in options if o.key != "refuse"], [o for o in options if o.key == "refuse"]]
        for row in rows:
            width = min(320, (area.width - GAP * (len(row) - 1)) // max(1, len(row)))
            x = area.centerx - (len(row) * (width + GAP) - GAP) // 2
            for i, option in enumerate(row):
                self._answer(option, (x + i * (width + GAP), y, width, 64))
            y += 76

    def _answer(self, option: Option, place: RectLike) -> None:
        """Declining, or accepting, which names what is given."""
        if option.key == "refuse":
            self.button("refuse", place, self.media.t(f"realigious.{option.verb}"), icon="ui/cross", size=theme.BODY)
            return
        note = self.media.t("realigious.screen.trade.accept_giving") if option.key != "accept" else ""
        self.button(option.key, place, self._accept_words(option), kind="gold", size=theme.BODY, icon="ui/check",
                    note=note)  # fmt: skip

    def _fill_ledgers(self, made: Offer) -> None:
        """What both have before and after it; the card that makes room."""
        area, t = self.area(), self.media.t
        own, high = area.width * 56 // 100, self.ledger - 16
        mine = t("realigious.offer.you")
        if made.falls:
            mine = f"{mine} · {t('realigious.offer.falls', card=f'@realigious.card.{made.falls}')}"
        Ledger(self, (area.x, area.y + 212, own, high), mine, made.own, self.head)
        place = (area.x + own + 8, area.y + 212, area.width - own - 8, high)
        Ledger(self, place, self.calls.name(made.partner), made.theirs, self.head)

    def _accept_words(self, option: Option) -> str:
        if option.key == "accept":
            return self.media.t(f"realigious.{option.verb}")
        kind, _, rest = option.key.removeprefix("accept:").partition(":")
        if kind == "relic":
            return self._short(f"relic:{rest}")[0]
        return self.media.t(f"realigious.card.{kind.partition('@')[0]}")

    # --- words and pictures

    def goods(self, key: str) -> Goods:
        """What a key of a trade stands for: "donations:300", "card:tithe@2", "card", "relic:1", "nothing"."""
        kind, _, rest = key.partition(":")
        t = self.media.t
        match kind:
            case "donations" | "influence" | "believers" if rest.isdecimal():
                return Goods(t(f"realigious.opt.{kind}", amount=int(rest)), f"realigious/resource/{kind}")
            case "card" if rest:
                card = rest.partition("@")[0]
                return Goods(t(f"realigious.card.{card}"), "", card)
            case "card":
                return Goods(t("realigious.opt.ask_card"), "ui/hand")
            case "relic" if rest.isdecimal():
                return self._relic(int(rest))
            case "relic":
                return Goods(t("realigious.opt.ask_relic"), "realigious/victory/mystic")
        return Goods(t("realigious.opt.nothing"), "ui/pass")

    def _short(self, key: str) -> tuple[str, str]:
        """The words of a narrow button and of its second line: a relic without a type names its god there."""
        _, _, rest = key.partition(":")
        if not rest.isdecimal() or self._type_of(int(rest)):
            return self.goods(key).words, ""
        return self.media.t("realigious.mark.relic"), self.media.t(f"realigious.god.{self.view.god}")

    def _type_of(self, number: int) -> int:
        """The type of an own relic, 0 for one without."""
        held = self.view.own.relics if self.view.own is not None else ()
        return next((relic.kind for relic in held if relic.relic == number), 0)

    def _relic(self, number: int) -> Goods:
        god, kind = self.view.god, self._type_of(number)
        words = self.media.t("realigious.relic.of", god=f"@realigious.god.{god}")
        if kind:
            words = self.media.t(f"realigious.relic.{GODS[god].types[kind - 1]}")
        return Goods(words, f"realigious/relic/{relic_sprite(god, kind)}")


def _high(options: list[Option]) -> int:
    """What the cards, relics and unnamed things beside the amounts take: cards in a row, relics two by two."""
    keys = [option.key for option in options]
    cards = any(key.startswith("card:") for key in keys)
    relics = sum(key.startswith("relic:") for key in keys)
    rows = sum(key in ("card", "relic") for key in keys) + (relics + 1) // 2
    return cards * (CARD[1] + 16) + rows * 68


class _Side(Widget):
    """One side of an offer: caption, picture or card, words."""

    def __init__(self, parent: WidgetParent, rect: RectLike, caption: str, goods: Goods) -> None:
        self.caption, self.goods = caption, goods
        super().__init__(parent, rect)
        if goods.card:
            self.tip = card_tip(self.media, goods.card)

    def draw(self, surface: pygame.Surface) -> None:
        """A slot with what it is about."""
        pen, r, goods = Pen(surface, self.media), self.rect, self.goods
        pen.nine("slot", r)
        pen.line(self.caption, r.width - 24, 20, theme.DIM, midtop=(r.centerx, r.y + 8))
        if not goods.card:
            pen.icon(goods.sprite, 84, center=(r.centerx, r.centery + 2))
            pen.line(goods.words, r.width - 24, theme.BUTTON, bold=True, midbottom=(r.centerx, r.bottom - 8))
            return
        words = self.media.theme.paragraph(goods.words, r.width - 160, theme.BUTTON, theme.BONE, True, "left", 120)
        pen.put(sized_card(self.media, goods.card, None, SHOWN_CARD), midleft=(r.x + 24, r.centery + 14))
        pen.put(words, midleft=(r.x + 140, r.centery + 14))
