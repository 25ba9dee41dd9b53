"""A trade in three steps (R8.6): what is given, what is asked for it, the partner's answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.realigious.tab import AMOUNTS
from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, Price, card_tip, hand_card, price_of
from scenes.titles.realigious.info_question import QuestionPanel
from scenes.titles.realigious.pages import relic_sprite
from scenes.titles.realigious.purse_phase import name_of
from scenes.widgets.base import Host, RectLike, Widget
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from game.core.ask import Option, Question

SIZE = (1040, 416)
PURSES = ("donations", "influence", "believers")
UNNAMED = ("card", "relic", "nothing")
ROW, CELL, GAP = 60, 132, 12
CARD = (112, 157)


class Goods(NamedTuple):
    """What is given or asked: words and a picture; `card` where it is a card."""

    words: str
    sprite: str = ""
    card: str = ""


class TradeDialog(QuestionPanel):
    """Answers "trade_give", "trade_ask" and "trade_answer"."""

    asks = ("trade_give", "trade_ask", "trade_answer")
    leaving = "trade.refuse"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The step that is asked."""
        self.name = "trade"
        about = question.about
        other = name_of(self.names, int(about.get("other", -1)))
        given, asked = (self.goods(str(about.get(name, ""))) for name in ("given", "asked"))
        if question.text == "trade_answer" and about.get("asked") == "card":
            asked = asked._replace(words=self.media.t("realigious.screen.trade.your_card"))
        args = {name: self._in_sentence(str(about.get(name, ""))) for name in ("given", "asked")}
        args["other"] = other
        self.heading = self.media.t(f"realigious.ask.{question.text}", **args)
        if question.text == "trade_answer":
            self.fit(SIZE[0], 460)
            self._fill_answer(options, given, asked, other)
        else:
            self.fit(*SIZE)
            self._fill_goods(options)

    def _in_sentence(self, key: str) -> str:
        """Goods as words inside a sentence."""
        return self.media.t(f"realigious.goods.{key}") if key in UNNAMED else self.goods(key).words

    # --- giving and asking

    def _fill_goods(self, options: list[Option]) -> None:
        """Amounts in three rows, cards and relics beside them, leaving at the foot."""
        area = self.area()
        offered = {option.key: option for option in options}
        y = area.y + 8
        for purse in PURSES:
            _Coin(
                self,
                (area.x, y, 60, ROW - 8),
                f"realigious/resource/{purse}",
                self.media.t(f"realigious.resource.{purse}"),
            )
            for i, amount in enumerate(AMOUNTS[purse]):
                key = f"{purse}:{amount}"
                Button(
                    self, (area.x + 68 + i * (CELL - 28), y, CELL - 36, ROW - 8), f"{amount:,}",
                    partial(self.calls.choose, key), size=theme.BODY, enabled=key in offered,
                    reason=partial(self._too_much, purse, amount), name=f"trade.{key}",
                    spoken=partial(self._amount_words, purse, amount),
                )  # fmt: skip
            y += ROW
        self._fill_things(options, pygame.Rect(area.x + 500, area.y + 8, area.right - area.x - 500, 3 * ROW + 60))
        foot = area.bottom - 64
        rest = [o for o in options if o.key in ("cancel", "nothing")]
        x = area.x
        for option in rest:
            icon = "ui/back" if option.key == "cancel" else "ui/pass"
            self._button(option, (x, foot, 240, 60), self.media.t(f"realigious.{option.verb}"), icon)
            x += 240 + GAP

    def _amount_words(self, purse: str, amount: int) -> str:
        """An amount with its resource, and why it can't be given."""
        key = f"{purse}:{amount}"
        refused = self.question is None or key not in (option.key for option in self.question.options())
        return self.said(self.goods(key).words, self._too_much(purse, amount) if refused else "")

    def _too_much(self, purse: str, amount: int) -> str:
        """R8.6. What is given must be there."""
        view = self.view
        if view is None or view.own is None:
            return ""
        have = view.seats[view.own.seat].believers if purse == "believers" else getattr(view.own, purse)
        return self.media.t(f"realigious.why.trade_{purse}", need=amount, have=have)

    def _fill_things(self, options: list[Option], area: pygame.Rect) -> None:
        """Cards of the hand as cards, relics and "any card", "any relic" as buttons below them."""
        x = area.x
        for option in (o for o in options if o.key.startswith("card:")):
            card = option.key.removeprefix("card:").partition("@")[0]
            place = (x, area.y, *CARD)
            made = CardSpotButton(self, place, card, self._price(option), partial(self.calls.choose, option.key))
            made.name = f"trade.{option.key}"
            x += CARD[0] + GAP
        y = area.y + (CARD[1] + 16 if x > area.x else 0)
        x = area.x
        for option in (o for o in options if o.key in ("card", "relic") or o.key.startswith("relic:")):
            goods = self.goods(option.key)
            width = 228 if option.key.startswith("relic:") else area.width
            words, note = self._short(option.key)
            self._button(option, (x, y, width, 60), words, goods.sprite, note)
            x += width + GAP
            if x + 228 > area.right:
                x, y = area.x, y + 68

    # --- answering

    def _fill_answer(self, options: list[Option], given: Goods, asked: Goods, other: str) -> None:
        """What comes and what goes, side by side; accepting names what is given."""
        area = self.area()
        half = (area.width - 72) // 2
        t = self.media.t
        _Side(self, (area.x, area.y + 4, half, 196), t("realigious.screen.trade.you_get"), given)
        _Side(self, (area.right - half, area.y + 4, half, 196), t("realigious.screen.trade.you_give"), asked)
        _Swap(self, (area.centerx - 28, area.y + 76, 56, 56))
        y = area.y + 216
        accepting = [o for o in options if o.key != "refuse"]
        width = min(340, (area.width - GAP * max(0, len(accepting) - 1)) // max(1, len(accepting)))
        x = area.centerx - (len(accepting) * (width + GAP) - GAP) // 2
        for option in accepting:
            words = self._accept_words(option)
            note = t("realigious.screen.trade.accept_giving") if option.key != "accept" else ""
            Button(
                self, (x, y, width, 64), words, partial(self.calls.choose, option.key), kind="good", size=theme.BODY,
                icon="ui/check", note=note, name=f"trade.{option.key}",
            )  # fmt: skip
            x += width + GAP
        refuse = next((o for o in options if o.key == "refuse"), None)
        if refuse is not None:
            place = (area.centerx - 120, y + (76 if accepting else 0), 240, 60)
            Button(
                self, place, t(f"realigious.{refuse.verb}"), partial(self.calls.choose, refuse.key), kind="bad",
                icon="ui/cross",
                size=theme.BODY, name="trade.refuse",
            )  # fmt: skip

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
        if kind in PURSES and rest.isdecimal():
            return Goods(t(f"realigious.opt.{kind}", amount=int(rest)), f"realigious/resource/{kind}")
        if kind == "card":
            card = rest.partition("@")[0]
            return (
                Goods(t(f"realigious.card.{card}"), "", card)
                if card
                else Goods(t("realigious.opt.ask_card"), "ui/hand")
            )
        if kind == "relic":
            return (
                self._relic(int(rest))
                if rest.isdecimal()
                else Goods(t("realigious.opt.ask_relic"), "realigious/victory/mystic")
            )
        return Goods(t("realigious.opt.nothing"), "ui/pass")

    def _short(self, key: str) -> tuple[str, str]:
        """The words of a narrow button and of its second line: a relic without a type names its god there."""
        _, _, rest = key.partition(":")
        if not rest.isdecimal() or self.view is None or self._type_of(int(rest)):
            return self.goods(key).words, ""
        return self.media.t("realigious.mark.relic"), self.media.t(f"realigious.god.{self.view.god}")

    def _type_of(self, number: int) -> int:
        """The type of an own relic, 0 for one without."""
        held = self.view.own.relics if self.view is not None and self.view.own is not None else ()
        return next((relic.kind for relic in held if relic.relic == number), 0)

    def _relic(self, number: int) -> Goods:
        view = self.view
        if view is None:
            return Goods("")
        kind = self._type_of(number)
        words = self.media.t("realigious.relic.of", god=f"@realigious.god.{view.god}")
        if kind:
            from game.titles.realigious.content import GODS

            words = self.media.t(f"realigious.relic.{GODS[view.god].types[kind - 1]}")
        return Goods(words, f"realigious/relic/{relic_sprite(view.god, kind)}")

    def _price(self, option: Option) -> Price | None:
        slot = option.key.rpartition("@")[2]
        hand = self.view.own.hand if self.view is not None and self.view.own is not None else ()
        card = next((c for c in hand if str(c.slot) == slot), None)
        return price_of(card) if card is not None else None

    def _button(self, option: Option, place: RectLike, words: str, icon: str, note: str = "") -> None:
        Button(
            self, place, words, partial(self.calls.choose, option.key), icon=icon, icon_size=32, size=theme.BODY,
            name=f"trade.{option.key}", note=note,
        )  # fmt: skip


class CardSpotButton(Button):
    """A card that is a button."""

    def __init__(self, parent: Host, rect: RectLike, card: str, price: Price | None, action: object) -> None:
        self.card, self.price = card, price
        super().__init__(parent, rect, "", action if callable(action) else None, name=f"card.{card}", sound="card")
        self.tip = card_tip(self.media, card, price)

    def draw(self, surface: pygame.Surface) -> None:
        """The card, with a glow under the pointer."""
        if self.hovered or self.focused:
            glow = self.rect.inflate(24, 24)
            surface.blit(self.media.sprites.nine("nine/glow", glow.size), glow)
        surface.blit(small_card(self, self.card, self.rect.size, self.price), self.rect)


class _Coin(Widget):
    """The icon of a resource before its amounts."""

    def __init__(self, parent: Host, rect: RectLike, sprite: str, tip: str) -> None:
        self.sprite = sprite
        super().__init__(parent, rect, tip=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """The icon."""
        picture = self.media.sprites.get(self.sprite, size=(44, 44))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class _Swap(Widget):
    """The arrows between the two sides of a trade."""

    def draw(self, surface: pygame.Surface) -> None:
        """The sign of the trade."""
        picture = self.media.sprites.get("realigious/tab/trade", size=self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class _Side(Widget):
    """One side of an offer: caption, picture or card, words."""

    def __init__(self, parent: Host, rect: RectLike, caption: str, goods: Goods) -> None:
        self.caption, self.goods = caption, goods
        super().__init__(parent, rect)
        if goods.card:
            self.tip = card_tip(self.media, goods.card)

    def draw(self, surface: pygame.Surface) -> None:
        """A slot with what it is about."""
        sprites, type_, r = self.media.sprites, self.media.theme, self.rect
        surface.blit(sprites.nine("nine/slot", r.size), r)
        caption = type_.line(self.caption, r.width - 24, 20, theme.DIM)
        surface.blit(caption, caption.get_rect(midtop=(r.centerx, r.y + 8)))
        if self.goods.card:
            size = (98, 137)
            picture = small_card(self, self.goods.card, size, None)
            surface.blit(picture, picture.get_rect(midleft=(r.x + 24, r.centery + 14)))
            words = type_.paragraph(self.goods.words, r.width - 160, theme.BUTTON, theme.BONE, True, "left", 120)
            surface.blit(words, words.get_rect(midleft=(r.x + 140, r.centery + 14)))
            return
        if sprites.has(self.goods.sprite):
            icon = sprites.get(self.goods.sprite, size=(84, 84))
            surface.blit(icon, icon.get_rect(center=(r.centerx, r.centery + 2)))
        words = type_.line(self.goods.words, r.width - 24, theme.BUTTON, theme.BONE, True)
        surface.blit(words, words.get_rect(midbottom=(r.centerx, r.bottom - 8)))


def small_card(widget: Widget, card: str, size: tuple[int, int], price: Price | None) -> pygame.Surface:
    """A card of the hand's look at another size."""
    media = widget.media
    if size == HAND_SIZE:
        return hand_card(media, card, price)
    key = ("small card", card, size, price, media.texts.language)
    return media.sprites.made(key, lambda: pygame.transform.smoothscale(hand_card(media, card, price), size))
