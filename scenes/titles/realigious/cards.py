"""Cards as pictures: at hand size (140 x 196) with title and price, at inspector size (336 x 469) with their effect.

The frames are painted at twice these sizes; the places below are those of the painted slots (assets/paint/realigious/
card_frames.py) in logical pixels. Every finished card is cached under what it shows.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.realigious.content import CARDS
from game.titles.realigious.forecast import COMBAT, MEETING, PIECE_COMBAT, REMOTE, following
from scenes.kit.card_grid import CardLook
from scenes.media import theme
from scenes.widgets.names import by_words
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.titles.realigious.view import HandCard, SeatView
    from scenes.media.media import Media

CARD_BACK = "realigious/card/back"
HAND_SIZE, BIG_SIZE = (140, 196), (336, 469)
TITLE_LINES = 2
"""So many stand inside the plate of a small card; a name of more may reach its rim."""
Slot = tuple[int, int, int, int]
HAND_SLOTS: dict[str, Slot] = {
    "level": (4, 4, 32, 32), "picture": (7, 7, 126, 87), "title": (7, 98, 126, 58), "cost": (7, 160, 126, 29),
}  # fmt: skip
MARK = 50
"""Where the number of copies stands: on the picture, between the signs in its corners."""
BIG_SLOTS: dict[str, Slot] = {
    "level": (10, 10, 56, 56), "title": (68, 15, 250, 48), "picture": (31, 66, 274, 190), "cost": (20, 260, 126, 28),
    "kind": (190, 260, 126, 28), "text": (20, 296, 296, 153),
}  # fmt: skip
COIN = {name: f"realigious/resource/{name}" for name in ("donations", "influence", "reputation")}
ROUND, SIGN = 8, 28
"""The corners of a card without words, and how large what it belongs to is shown."""
EXTREMIST, UNPAYABLE, BETWEEN = "extremist", (255, 140, 124), 3
FOR_A_COMBAT = ("heavenly_host", "panic_rout")
"""Cards that do something in a combat of the same turn only."""


class ShownPrice(NamedTuple):
    """What a card costs now. `share`: "all" or "half" of donations and influence, whose least amounts are then the
    numbers (R5.11); `payable`: whether it can be paid; `waived`: such a price and its gate count for nothing (R5.12).
    """

    donations: int = 0
    influence: int = 0
    reputation: int = 0
    share: str = ""
    payable: bool = True
    free: bool = False
    waived: bool = False


def printed(card: str) -> ShownPrice:
    """The price as printed on the card (R4.4, R4.8)."""
    row = CARDS[card]
    return ShownPrice(row.donations, row.influence, row.reputation, row.text_price)


def price_of(card: HandCard) -> ShownPrice:
    """What a card of the hand costs now. With a text price (R5.11) the gate is shown."""
    share = "" if card.free else CARDS[card.card].text_price
    if share:
        return ShownPrice(card.gate_donations, card.gate_influence, card.reputation, share, card.payable)
    waived = card.free and bool(CARDS[card.card].text_price)
    return ShownPrice(card.donations, card.influence, card.reputation, "", card.payable, card.free, waived)


def held_card(view: SeatView, slot: str) -> HandCard | None:
    """The card at a place of the reader's hand, "1" to "3"."""
    return next((card for card in view.own.hand if str(card.slot) == slot), None) if view.own is not None else None


def frame_of(card: str) -> str:
    """The frame's name: the branch, else the group."""
    row = CARDS[card]
    return row.branch or row.group


def hand_card(
    media: Media, card: str, price: ShownPrice | None = None, dim: bool = False, size: tuple[int, int] = HAND_SIZE
) -> pygame.Surface:
    """A card at hand size, or at a larger one. Not payable: the price is red; `dim`: it can't be used now."""
    price = price or printed(card)
    key = ("hand card", card, price, dim, size, media.texts.language)
    return media.sprites.made(key, lambda: _hand_card(media, card, price, dim, size))


def big_card(media: Media, card: str, price: ShownPrice | None = None) -> pygame.Surface:
    """A card at inspector size with its effect in one or two sentences."""
    price = price or printed(card)
    return media.sprites.made(("big card", card, price, media.texts.language), lambda: _big_card(media, card, price))


def sized_card(media: Media, card: str, price: ShownPrice | None, size: tuple[int, int]) -> pygame.Surface:
    """A card of the hand's look at another size."""
    if size == HAND_SIZE:
        return hand_card(media, card, price)
    key = ("small card", card, size, price, media.texts.language)
    return media.sprites.made(key, lambda: pygame.transform.smoothscale(hand_card(media, card, price), size))


def small_card(media: Media, card: str, size: tuple[int, int]) -> pygame.Surface:
    """A card too small for words: its picture from rim to rim, its level, the emblem of what it belongs to; dimmed."""
    return media.sprites.made(("wordless card", card, size), lambda: _small_card(media, card, size))


def look_of(media: Media, card: str, price: ShownPrice | None = None) -> CardLook:
    """A card as a button."""
    return CardLook(partial(sized_card, media, card, price), card_tip(media, card, price))


def card_back(media: Media, width: int, back: str = CARD_BACK) -> pygame.Surface:
    """The back of the cards of a deck, which may be one of the shop's (C10.2)."""
    return media.sprites.get(back, width=width)


def _hand_card(media: Media, card: str, price: ShownPrice, dim: bool, size: tuple[int, int]) -> pygame.Surface:
    slots = {name: _at_size(slot, size) for name, slot in HAND_SLOTS.items()}
    face = _Face(media, card, price, size, slots)
    face.picture(f"realigious/hand/{frame_of(card)}", theme.SMALL)
    title = face.slot("title").inflate(-10, -2)
    name = media.theme.hyphened(media.t(f"realigious.card.{card}"), title.width, True)
    letters, high = 20, title.height
    if len(media.theme.wrap(name, media.theme.least, title.width, True)) > TITLE_LINES:
        title, letters, high = title.inflate(12, 0), theme.SMALL, title.height + 12
        if len(media.theme.wrap(name, media.theme.least, title.width, True)) <= TITLE_LINES:
            high -= 12
    if dim:  # but the name, which stays readable
        face.out.fill((158, 154, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
    ink = theme.mix(theme.BONE, theme.INK, 0.2) if dim else theme.BONE
    stacked = by_words(media, media.t(f"realigious.card.{card}"), title.width, ink, "center")
    if stacked is not None and stacked.get_height() <= high:
        face.pen.put(stacked, center=title.center)
    else:
        face.pen.line(name, title.width, letters, ink, True, True, high, "center", center=title.center)
    face.cost()
    face.signs((2, -2), (-3, -3))
    return face.out


def _at_size(slot: Slot, size: tuple[int, int]) -> Slot:
    """A place of a small card on a card of another size."""
    (x, y, w, h), (wide, high) = slot, HAND_SIZE
    return x * size[0] // wide, y * size[1] // high, w * size[0] // wide, h * size[1] // high


def _small_card(media: Media, card: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    whole, pen = out.get_rect(), Pen(out, media)
    picture = media.sprites.get(f"realigious/card/{card}", height=size[1])
    out.blit(picture, picture.get_rect(center=whole.center))
    out.fill((176, 172, 178, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shape, (255, 255, 255), whole, border_radius=ROUND)
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(out, theme.BLACK, whole, 4, ROUND)
    pygame.draw.rect(out, theme.BRASS_LIGHT, whole.inflate(-2, -2), 2, ROUND)
    level, middle = CARDS[card].level, (SIGN // 2 + 2, SIGN // 2 + 2)
    if level is not None:
        pygame.draw.aacircle(out, theme.INK, middle, SIGN // 2)
        pygame.draw.aacircle(out, theme.BRASS_LIGHT, middle, SIGN // 2, 2)
        pen.text(str(level), theme.SMALL, theme.BONE, True, center=middle)
    pen.icon(f"realigious/emblem/{frame_of(card)}", SIGN, bottomright=(size[0] - 3, size[1] - 3))
    return out


def _big_card(media: Media, card: str, price: ShownPrice) -> pygame.Surface:
    face, t = _Face(media, card, price, BIG_SIZE, BIG_SLOTS), media.t
    face.picture(f"realigious/frame/{frame_of(card)}", 28)
    title, kind, text = face.slot("title").inflate(-20, -6), face.slot("kind"), face.slot("text").inflate(-20, -16)
    face.pen.line(t(f"realigious.card.{card}"), title.width, theme.BUTTON, theme.BONE, True, True, title.height + 4,
                  "center", center=title.center)  # fmt: skip
    face.cost()
    words = t(f"realigious.kind.{CARDS[card].kind}")
    face.pen.line(words, kind.width - 4, theme.SMALL, theme.BONE, True, center=kind.center)
    words = t(f"realigious.card.{card}.short")
    block = media.theme.paragraph(words, text.width, theme.BODY, theme.BONE, False, "center", text.height)
    face.pen.put(block, center=text.center)
    face.signs((6, -8), (-8, -8))
    return face.out


class _Face:
    """A card that is being painted."""

    def __init__(self, media: Media, card: str, price: ShownPrice, size: tuple[int, int],
                 slots: dict[str, Slot]) -> None:
        self.media, self.card, self.row, self.price, self.slots = media, card, CARDS[card], price, slots
        self.out = pygame.Surface(size, pygame.SRCALPHA)
        self.pen = Pen(self.out, media)
        self.ink = theme.BONE if price.payable else UNPAYABLE

    def slot(self, name: str) -> pygame.Rect:
        """The place of a part."""
        return pygame.Rect(self.slots[name])

    def picture(self, frame: str, size: int) -> None:
        """Picture and frame; the level, or what a card without one is."""
        area, level = self.slot("picture"), self.slot("level")
        self.out.set_clip(area.inflate(4, 4))
        self.pen.icon(f"realigious/card/{self.card}", (area.width + 8, area.height + 6), center=area.center)
        self.out.set_clip(None)
        self.pen.icon(frame, self.out.get_size(), topleft=(0, 0))
        if self.row.level is None:
            self.pen.icon(f"realigious/emblem/{self.row.group}", round(level.width * 0.72), center=level.center)
        else:
            at = (level.centerx + 1, level.centery)
            self.pen.text(str(self.row.level), size, theme.BONE, True, shadow=True, center=at)

    def cost(self) -> None:
        """Coins and amounts in one line; equal amounts of both are written once."""
        place, price, theme_ = self.slot("cost"), self.price, self.media.theme
        coins = {name: self.media.sprites.get(COIN[name], size=(22, 22)) for name in ("donations", "influence")}
        amounts = {name: amount for name in coins if (amount := getattr(price, name))}
        if price.share:
            words = self.media.t(f"realigious.screen.share.{price.share}")
            line = theme_.line(words, place.width - 52, theme.SMALL, self.ink, True, height=place.height)
            parts = [*coins.values(), line]
        elif not amounts:
            words, ink = self.media.t("realigious.screen.free"), theme.GOOD if price.payable else self.ink
            parts = [theme_.line(words, place.width, theme.SMALL, ink, True, height=place.height)]
        elif price.donations == price.influence:
            parts = [*coins.values(), theme_.text(f"{price.donations:,}", theme.SMALL, self.ink, True)]
        else:
            parts = [part for name, amount in amounts.items()
                     for part in (coins[name], theme_.text(f"{amount:,}", theme.SMALL, self.ink, True))]  # fmt: skip
        x = place.centerx - (sum(part.get_width() + BETWEEN for part in parts) - BETWEEN) // 2
        for part in parts:
            x = self.pen.put(part, midleft=(x, place.centery)).right + BETWEEN

    def signs(self, left: tuple[int, int], right: tuple[int, int]) -> None:
        """What it costs in reputation and whether it is a reaction, so far from the lower corners of the picture."""
        picture, pen = self.slot("picture"), self.pen
        if self.price.reputation:
            text = self.media.theme.text(f"−{self.price.reputation}", theme.SMALL, self.ink, True)
            plate = pygame.Rect(0, 0, text.get_width() + 34, 26)
            plate.bottomleft = picture.left + left[0], picture.bottom + left[1]
            pen.nine("chip", plate)
            pen.icon(COIN["reputation"], 20, midleft=(plate.x + 6, plate.centery))
            pen.put(text, midleft=(plate.x + 28, plate.centery))
        if self.row.kind == "reaction":
            plate = pygame.Rect(0, 0, 28, 28)
            plate.bottomright = picture.right + right[0], picture.bottom + right[1]
            pygame.draw.aacircle(self.out, (12, 10, 16), plate.center, 14)
            pygame.draw.aacircle(self.out, theme.BRASS_LIGHT, plate.center, 14, 2)
            pen.icon("ui/reaction", 19, center=plate.center)


def card_tip(media: Media, card: str, price: ShownPrice | None = None) -> str:
    """Name; kind, level and branch; what it does; what it costs."""
    row = CARDS[card]
    t = media.t
    what = [
        t(f"realigious.branch.{row.branch}") if row.branch else t(f"realigious.group.{row.group}"),
        t(f"realigious.kind.{row.kind}"),
    ]
    if row.level is not None:
        what.insert(1, t("realigious.screen.level", n=row.level))
    return "\n".join(
        [
            t(f"realigious.card.{card}"),
            " · ".join(what),
            t(f"realigious.card.{card}.short"),
            price_words(media, price or printed(card)),
        ]
    )


def idle(view: SeatView, card: str) -> bool:
    """Whether a card does something in a combat of this turn only, and none can follow on this tile."""
    comes = following(view)
    kinds = {comes.kind, comes.then.kind if comes.then is not None else ""}
    return card in FOR_A_COMBAT and not kinds & {REMOTE, MEETING, COMBAT, PIECE_COMBAT}


def harms(card: str) -> bool:
    """R19.10. Whether a card harms its own player, also when it is discarded."""
    return card == EXTREMIST or CARDS[card].group == "shame"


def price_words(media: Media, price: ShownPrice) -> str:
    """The price as a sentence."""
    t = media.t
    amounts = (("donations", price.donations), ("influence", price.influence))
    parts = [t(f"realigious.screen.price.{name}", n=amount) for name, amount in amounts if amount]
    if price.share:
        share = t(f"realigious.screen.price.{price.share}")
        parts = [t("realigious.screen.price.needs", what=share, need=", ".join(parts)) if parts else share]
    if price.waived:
        return t("realigious.screen.price.waived")
    if price.reputation:
        parts.append(t("realigious.screen.price.reputation", n=price.reputation))
    return t("realigious.screen.price", what=", ".join(parts)) if parts else t("realigious.screen.price.none")
