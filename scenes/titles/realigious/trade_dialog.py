"""A trade in three steps (R8.6): what is given, what is asked for it, the partner's answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.core.ask import Option
from game.titles.realigious.content import GODS
from game.titles.realigious.forecast import forecast
from game.titles.realigious.offers import Offer
from game.titles.realigious.tab import AMOUNTS
from scenes.kit.card_grid import CardButton
from scenes.kit.question_panel import FOOT_HIGH, HEAD, QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.cards import card_tip, held_card, look_of, price_of, sized_card
from scenes.titles.realigious.ledger import BALANCE, Balance, Ledger, height_of
from scenes.titles.realigious.ledger import HEAD as LEDGER_HEAD
from scenes.titles.realigious.pages import relic_sprite
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.tab_dialog import DealButton
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Question
    from game.titles.realigious.view import SeatView

SIZE, ANSWER_HEIGHT = (1040, 416), 376
PURSES = ("donations", "influence", "believers")
ROW, AMOUNT, GAP, WORDS = 64, 96, 12, 108
"""`WORDS`: what a resource is and how much of it is there, left of the amounts."""
THINGS = 516
"""Where the cards and relics begin, right of the amounts and of a line between."""
CARD, SHOWN_CARD = (112, 157), (98, 137)
CARDS_HIGH, RELIC, RELIC_ROW = CARD[1] + 16, 60, 68
NOTHING = Option("nothing", "opt.nothing")
"""What the balance tells of while nothing is pointed at."""


class Goods(NamedTuple):
    """What is given or asked: words and a picture; `card` where it is a card."""

    words: str
    sprite: str = ""
    card: str = ""


class DealCard(CardButton, DealButton):
    """A card that hears of the pointer, too."""


class TradeDialog(QuestionPanel):
    """Answers "trade_give", "trade_ask" and "trade_answer". What can't be asked of this partner, as far as the reader
    knows, is grey and says why; the rules would let it be asked.
    """

    asks = ("trade_give", "trade_ask", "trade_answer")
    prefix, leaving = "trade", "cancel"
    view: SeatView
    ledger = head = 0

    def fill(self, question: Question, options: list[Option]) -> None:
        """The step that is asked."""
        goods = {name: str(question.about.get(name, "")) for name in ("given", "asked")}
        self.leaving = "refuse" if question.text == "trade_answer" else "cancel"
        self.heading = Words(self.media, view=self.view, seats=self.calls.seats()).heading(question)
        if question.text != "trade_answer":
            high = max(len(PURSES) * ROW, self._things_high())
            self.fit(self.usual.width, HEAD + 8 + high + 16 + 2 * BALANCE + 12 + FOOT_HIGH + 24)
            self._fill_goods(question, options)
            return
        asked = self.goods(goods["asked"])
        if goods["asked"] == "card":
            asked = asked._replace(words=self.media.t("realigious.screen.trade.your_card"))
        found = (forecast(self.view, question, option) for option in options)
        made = next((one for one in found if isinstance(one, Offer)), None)
        both = [] if made is None or not made.own else [made.own, made.theirs]
        self.head = 2 * LEDGER_HEAD if made is not None and (made.falls or made.theirs_falls) else LEDGER_HEAD
        self.ledger = max((height_of(changes, self.head) + 16 for changes in both), default=0)
        rows = self.foot_rows(len(options))
        self.fit(self.usual.width, ANSWER_HEIGHT + self.ledger + (rows - 1) * (FOOT_HIGH + GAP))
        self._fill_answer(options, self.goods(goods["given"]), asked)
        if made is not None and made.own:
            self._fill_ledgers(made)

    # --- giving and asking

    def _fill_goods(self, question: Question, options: list[Option]) -> None:
        """Amounts in three rows, cards and relics beside them; below them what both sides would have then; leaving at
        the foot."""
        self.after = {option.key: forecast(self.view, question, option) for option in (NOTHING, *options)}
        self.deals: list[tuple[DealButton, str]] = []
        area, offered = self.area(), {option.key for option in options}
        high = area.height - FOOT_HIGH - 2 * BALANCE - 36
        top = area.y + 8 + max(0, high - len(PURSES) * ROW) // 2
        names = [self.media.t(f"realigious.resource.{purse}") for purse in PURSES]
        named = all(self.media.theme.width(name, theme.SMALL) <= WORDS - 8 for name in names)
        for row, (purse, words) in enumerate(zip(PURSES, names, strict=True)):
            y = top + row * ROW
            have = self._have(purse) if question.text == "trade_give" else None
            sign = (area.x, y, 28, 28) if have is not None else (area.x, y if named else y + 14, WORDS - 12, 28)
            Picture(self, sign, f"realigious/resource/{purse}", tip=words)
            if have is not None:
                Label(self, (area.x + 34, y, WORDS - 42, 28), f"{have:,}", size=theme.SMALL, colour=theme.GOLD,
                      bold=True)  # fmt: skip
            if named:
                Label(self, (area.x, y + 30, WORDS - 8, 26), words, size=theme.SMALL, colour=theme.DIM,
                      align="left" if have is not None else "center")  # fmt: skip
            for i, amount in enumerate(AMOUNTS[purse]):
                key = f"{purse}:{amount}"
                why = self._lacks(question, key) if key in offered else self._too_much(purse, amount)
                self.button(
                    key, (area.x + WORDS + i * AMOUNT, y, AMOUNT - 8, ROW - 8), f"{amount:,}", size=theme.BODY,
                    enabled=key in offered and not why, reason=why,
                    spoken=partial(self._read_out, key, self.said(self.goods(key).words, why)),
                )  # fmt: skip
        place = pygame.Rect(area.x + THINGS, area.y + 8, area.width - THINGS, high)
        self._fill_things(question, options, place)
        y = area.bottom - FOOT_HIGH - 12 - 2 * BALANCE
        self.balances = [Balance(self, (area.x, y + i * BALANCE, area.width, BALANCE)) for i in range(2)]
        self.point = Label(self, (area.x, y, area.width, 2 * BALANCE), "", size=20, colour=theme.DIM, align="center")
        leave, other = self.foot(2)
        for key, place, icon in (("cancel", leave, "ui/cross"), ("nothing", other, "ui/pass")):
            why = "" if key in offered else self.media.t("realigious.screen.trade.one_sided")
            words = f"realigious.screen.nothing.{question.text}"
            words = "realigious.table.no.trade_give" if key == "cancel" else words
            self._thing(key, place, self.media.t(words), icon, why=why)
        self._tell()

    def button(
        self, key: str, place: RectLike, words: str, does: Callable[[], None] | None = None, **look: Any
    ) -> DealButton:
        """One that says below what both sides would have, while it is pointed at."""
        does = does or partial(self.calls.choose, key)
        return self._heard(DealButton(self, place, words, does, name=f"{self.prefix}.{key}", **look), key)

    def _heard(self, button: DealButton, key: str) -> DealButton:
        if self.question is not None and self.question.text != "trade_answer":
            self.deals.append((button, key))
            button.on_told = self._tell
        return button

    def _tell(self) -> None:
        """What both sides have before and after what is pointed at, or what the reader gives already."""
        pointed = next((key for one, key in self.deals if one.hovered), None)
        pointed = pointed or next((key for one, key in self.deals if one.focused and one.enabled), NOTHING.key)
        made = self.after.get(pointed) or self.after[NOTHING.key]
        if not isinstance(made, Offer) or not (made.own or made.theirs):
            self.point.text = self.media.t("realigious.screen.trade.point")
            for balance in self.balances:
                balance.tell("")
            return
        self.point.text = ""
        falls = self.media.t("realigious.offer.falls", card=f"@realigious.card.{made.falls}") if made.falls else ""
        self.balances[0].tell(self.media.t("realigious.offer.you"), made.own, falls)
        theirs = self.media.t("realigious.offer.theirs_falls") if made.theirs_falls else ""
        self.balances[1].tell(self.calls.name(made.partner), made.theirs, theirs)

    def _read_out(self, key: str, words: str) -> str:
        """What is chosen; with the focus on it what stands below, too."""
        told = [one.spoken() for one in self.balances if one.changes]
        return "\n".join([words, *told]) if any(one.focused for one, of in self.deals if of == key) else words

    def _lacks(self, question: Question, key: str) -> str:
        """R8.6. What a partner is known not to have can only be declined."""
        if question.text != "trade_ask":
            return ""
        other, (kind, _, rest) = int(question.about["other"]), key.partition(":")
        partner = self.view.seats[other]
        have = {"card": partner.hand, "relic": partner.relics}.get(kind, getattr(partner, kind, None))
        if have is None or have >= (int(rest) if rest else 1):
            return ""
        return self.media.t(f"realigious.screen.trade.lacks.{kind}", name=self.calls.name(other), have=have)

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

    def _things_high(self) -> int:
        """What cards and relics take beside the amounts, the same in both steps: cards in a row, relics two by two."""
        own = self.view.own
        return CARDS_HIGH + RELIC_ROW * max(1, (len(own.relics) + 1) // 2 if own is not None else 1)

    def _fill_things(self, question: Question, options: list[Option], area: pygame.Rect) -> None:
        """Cards of the hand as cards, below them the relics, an odd one in the middle; in the places of both "any card"
        and "any relic"."""
        cards = [option for option in options if option.key.startswith("card:")]
        relics = [option for option in options if option.key.startswith("relic:")]
        whole = {option.key for option in options} & {"card", "relic"}
        y = area.centery - (self._things_high() - RELIC_ROW + RELIC if relics or whole else CARD[1]) // 2
        x = area.x + max(0, area.width - len(cards) * (CARD[0] + GAP) + GAP) // 2
        for option in cards:
            card, _, slot = option.key.removeprefix("card:").partition("@")
            held = held_card(self.view, slot)
            look = look_of(self.media, card, price_of(held) if held is not None else None)
            does = partial(self.calls.choose, option.key)
            self._heard(DealCard(self, (x, y, *CARD), look, does, f"trade.{option.key}"), option.key)
            x += CARD[0] + GAP
        if "card" in whole:
            self._offer_thing("card", (area.x, y, area.width, CARD[1]), question)
        y, each = y + CARDS_HIGH, (area.width - GAP) // 2
        if "relic" in whole:
            self._offer_thing("relic", (area.x, y, area.width, RELIC), question)
        for i, option in enumerate(relics):
            alone = i % 2 == 0 and i == len(relics) - 1
            x = area.centerx - each // 2 if alone else area.x + i % 2 * (each + GAP)
            self._offer_thing(option.key, (x, y + i // 2 * RELIC_ROW, each, RELIC), question)

    def _offer_thing(self, key: str, place: RectLike, question: Question) -> None:
        (words, note), why = self._short(key), self._lacks(question, key)
        self._thing(key, place, words, self.goods(key).sprite, note or why, why)

    def _thing(self, key: str, place: RectLike, words: str, icon: str, note: str = "", why: str = "") -> None:
        tall = {"layout": "top", "icon_size": 72} if key == "card" else {"icon_size": 32}
        self.button(key, place, words, icon=icon, size=theme.BODY, note=note, enabled=not why, reason=why, **tall)

    def draw_back(self, surface: pygame.Surface) -> None:
        """A line between the amounts and the things, where there are both."""
        super().draw_back(surface)
        if self.question is not None and self.question.text != "trade_answer":
            x, area = self.area().x + THINGS - 16, self.area()
            foot = area.bottom - 60 - 16 - 2 * BALANCE
            pygame.draw.line(surface, theme.BRASS, (x, area.y + 8), (x, foot - 8), 1)
            pygame.draw.line(surface, theme.BRASS, (area.x, foot), (area.right, foot), 1)

    # --- answering

    def _fill_answer(self, options: list[Option], given: Goods, asked: Goods) -> None:
        """What comes and what goes, side by side; accepting names what is given."""
        area, t = self.area(), self.media.t
        half = (area.width - 72) // 2
        _Side(self, (area.x, area.y + 4, half, 196), t("realigious.screen.trade.you_get"), given)
        _Side(self, (area.right - half, area.y + 4, half, 196), t("realigious.screen.trade.you_give"), asked)
        Picture(self, (area.centerx - 28, area.y + 76, 56, 56), "realigious/tab/trade")
        for option, place in zip(sorted(options, key=lambda option: option.key != "refuse"), self.foot(len(options)),
                                 strict=True):  # fmt: skip
            self._answer(option, place)

    def _answer(self, option: Option, place: RectLike) -> None:
        """Declining, or accepting, which names what is given."""
        if option.key == "refuse":
            self.button("refuse", place, self.media.t(f"realigious.{option.verb}"), icon="ui/cross", size=theme.BODY)
            return
        note = self.media.t("realigious.screen.trade.accept_giving") if option.key != "accept" else ""
        self.button(option.key, place, self._accept_words(option), kind="good", size=theme.BODY, icon="ui/check",
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
        theirs = self.calls.name(made.partner)
        if made.theirs_falls:
            theirs = f"{theirs} · {t('realigious.offer.theirs_falls')}"
        Ledger(self, place, theirs, made.theirs, self.head)

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
        words = self.media.theme.paragraph(goods.words, r.width - 160, theme.BUTTON, theme.BONE, True, "left", 120)
        if goods.card:
            pen.put(sized_card(self.media, goods.card, None, SHOWN_CARD), midleft=(r.x + 24, r.centery + 14))
        else:
            pen.icon(goods.sprite, 84, center=(r.x + 24 + SHOWN_CARD[0] // 2, r.centery + 14))
        pen.put(words, midleft=(r.x + 140, r.centery + 14))
