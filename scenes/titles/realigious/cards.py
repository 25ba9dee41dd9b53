"""Cards as pictures: at hand size (140 x 196) with title and price, at inspector size (336 x 469) with their effect.

The frames are painted at twice these sizes; the places below are those of the painted slots (assets/paint/
card_frames.py) in logical pixels. Every finished card is cached under what it shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.realigious.content import CARDS, CardRow
from scenes.media import theme

if TYPE_CHECKING:
    from game.titles.realigious.view import HandCard
    from scenes.media.media import Media

CARD_BACK = "realigious/card/back"
HAND_SIZE, BIG_SIZE = (140, 196), (336, 469)
Slot = tuple[int, int, int, int]
HAND_SLOTS: dict[str, Slot] = {
    "level": (4, 4, 32, 32), "picture": (7, 7, 126, 87), "title": (7, 98, 126, 58), "cost": (7, 160, 126, 29),
}  # fmt: skip
BIG_SLOTS: dict[str, Slot] = {
    "level": (10, 10, 56, 56), "title": (68, 15, 250, 48), "picture": (31, 66, 274, 190), "cost": (20, 260, 126, 28),
    "kind": (190, 260, 126, 28), "text": (20, 296, 296, 153),
}  # fmt: skip
COIN = {
    "donations": "realigious/resource/donations",
    "influence": "realigious/resource/influence",
    "reputation": "realigious/resource/reputation",
}


class Price(NamedTuple):
    """What a card costs now. `share`: "all" or "half" of donations and influence, whose least amounts are then the
    numbers (R5.11); `payable`: whether it can be paid.
    """

    donations: int = 0
    influence: int = 0
    reputation: int = 0
    share: str = ""
    payable: bool = True
    free: bool = False


def printed(card: str) -> Price:
    """The price as printed on the card (R4.4, R4.8)."""
    row = CARDS[card]
    return Price(row.donations, row.influence, row.reputation, row.text_price)


def price_of(card: HandCard) -> Price:
    """What a card of the hand costs now. With a text price (R5.11) the gate is shown."""
    share = "" if card.free else CARDS[card.card].text_price
    if share:
        return Price(card.gate_donations, card.gate_influence, card.reputation, share, card.payable)
    return Price(card.donations, card.influence, card.reputation, "", card.payable, card.free)


def frame_of(card: str) -> str:
    """The frame's name: the branch, else the group."""
    row = CARDS[card]
    return row.branch or row.group


def hand_card(media: Media, card: str, price: Price | None = None, dim: bool = False) -> pygame.Surface:
    """A card at hand size. Not payable: the price is red; `dim`: it can't be used now."""
    price = price or printed(card)
    key = ("hand card", card, price, dim, media.texts.language)
    return media.sprites.made(key, lambda: _hand_card(media, card, price, dim))


def big_card(media: Media, card: str, price: Price | None = None) -> pygame.Surface:
    """A card at inspector size with its effect in one or two sentences."""
    price = price or printed(card)
    return media.sprites.made(("big card", card, price, media.texts.language), lambda: _big_card(media, card, price))


def card_back(media: Media, width: int, back: str = CARD_BACK) -> pygame.Surface:
    """The back of the cards of a deck, which may be one of the shop's (C10.2)."""
    return media.sprites.get(back, width=width)


def _hand_card(media: Media, card: str, price: Price, dim: bool) -> pygame.Surface:
    row = CARDS[card]
    out = pygame.Surface(HAND_SIZE, pygame.SRCALPHA)
    _picture(media, out, card, HAND_SLOTS["picture"])
    out.blit(media.sprites.get(f"realigious/hand/{frame_of(card)}", size=HAND_SIZE), (0, 0))
    _level(media, out, row, HAND_SLOTS["level"], theme.SMALL)
    _title(media, out, card, pygame.Rect(HAND_SLOTS["title"]).inflate(2, -2))
    if dim:
        out.fill((158, 154, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
    _cost(media, out, price, pygame.Rect(HAND_SLOTS["cost"]))
    picture = pygame.Rect(HAND_SLOTS["picture"])
    if price.reputation:
        _chip(media, out, COIN["reputation"], f"−{price.reputation}", (picture.left + 2, picture.bottom - 2), price)
    if row.kind == "reaction":
        _sign(media, out, "ui/reaction", (picture.right - 3, picture.bottom - 3))
    return out


def _big_card(media: Media, card: str, price: Price) -> pygame.Surface:
    row = CARDS[card]
    out = pygame.Surface(BIG_SIZE, pygame.SRCALPHA)
    _picture(media, out, card, BIG_SLOTS["picture"])
    out.blit(media.sprites.get(f"realigious/frame/{frame_of(card)}", size=BIG_SIZE), (0, 0))
    _level(media, out, row, BIG_SLOTS["level"], 28)
    title = pygame.Rect(BIG_SLOTS["title"]).inflate(-20, -6)
    line = media.theme.line(
        media.t(f"realigious.card.{card}"),
        title.width,
        theme.BUTTON,
        theme.BONE,
        True,
        True,
        title.height + 4,
        "center",
    )
    out.blit(line, line.get_rect(center=title.center))
    _cost(media, out, price, pygame.Rect(BIG_SLOTS["cost"]))
    kind = pygame.Rect(BIG_SLOTS["kind"])
    words = media.theme.line(media.t(f"realigious.kind.{row.kind}"), kind.width - 16, theme.SMALL, theme.BONE, True)
    out.blit(words, words.get_rect(center=kind.center))
    text = pygame.Rect(BIG_SLOTS["text"]).inflate(-20, -16)
    block = media.theme.paragraph(
        media.t(f"realigious.card.{card}.short"), text.width, theme.BODY, theme.BONE, False, "center", text.height
    )
    out.blit(block, block.get_rect(center=text.center))
    picture = pygame.Rect(BIG_SLOTS["picture"])
    if price.reputation:
        _chip(media, out, COIN["reputation"], f"−{price.reputation}", (picture.left + 6, picture.bottom - 8), price)
    if row.kind == "reaction":
        _sign(media, out, "ui/reaction", (picture.right - 8, picture.bottom - 8))
    return out


def _picture(media: Media, out: pygame.Surface, card: str, slot: Slot) -> None:
    area = pygame.Rect(slot)
    picture = media.sprites.get(f"realigious/card/{card}", size=(area.width + 8, area.height + 6))
    out.set_clip(area.inflate(4, 4))
    out.blit(picture, picture.get_rect(center=area.center))
    out.set_clip(None)


def _level(media: Media, out: pygame.Surface, row: CardRow, slot: Slot, size: int) -> None:
    """The level; cards without one show what they are."""
    area = pygame.Rect(slot)
    if row.level is None:
        side = round(area.width * 0.72)
        emblem = media.sprites.get(f"realigious/emblem/{row.group}", size=(side, side))
        out.blit(emblem, emblem.get_rect(center=area.center))
        return
    number = media.theme.text(str(row.level), size, theme.BONE, True, shadow=True)
    out.blit(number, number.get_rect(center=(area.centerx + 1, area.centery)))


def _title(media: Media, out: pygame.Surface, card: str, place: pygame.Rect) -> None:
    """The name in up to three lines."""
    name = media.theme.hyphened(media.t(f"realigious.card.{card}"), place.width, True)
    line = media.theme.line(name, place.width, 20, theme.BONE, True, True, place.height + 12, "center")
    out.blit(line, line.get_rect(center=place.center))


def _cost(media: Media, out: pygame.Surface, price: Price, place: pygame.Rect) -> None:
    """Coins and amounts in one line; equal amounts of both are written once."""
    ink = theme.BONE if price.payable else (255, 140, 124)
    parts: list[pygame.Surface] = []
    coins = [(name, amount) for name, amount in (("donations", price.donations), ("influence", price.influence))
             if amount or price.share]  # fmt: skip
    small = (22, 22)
    if price.share:
        parts = [media.sprites.get(COIN[name], size=small) for name in ("donations", "influence")]
        words = media.t(f"realigious.screen.share.{price.share}")
        parts.append(
            media.theme.line(words, place.width - 2 * small[0] - 8, theme.SMALL, ink, True, height=place.height)
        )
    elif not coins:
        colour = theme.GOOD if price.payable else ink
        parts = [
            media.theme.line(
                media.t("realigious.screen.free"), place.width, theme.SMALL, colour, True, height=place.height
            )
        ]
    elif len(coins) == 2 and coins[0][1] == coins[1][1]:
        parts = [media.sprites.get(COIN[name], size=small) for name, _ in coins]
        parts.append(media.theme.text(str(coins[0][1]), theme.SMALL, ink, True))
    else:
        for name, amount in coins:
            parts += [
                media.sprites.get(COIN[name], size=small),
                media.theme.text(str(amount), theme.SMALL, ink, True),
            ]
    gap = 3
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    x = place.centerx - width // 2
    for part in parts:
        out.blit(part, part.get_rect(midleft=(x, place.centery)))
        x += part.get_width() + gap


def _chip(media: Media, out: pygame.Surface, icon: str, words: str, bottomleft: tuple[int, int], price: Price) -> None:
    text = media.theme.text(words, theme.SMALL, theme.BONE if price.payable else (255, 140, 124), True)
    plate = pygame.Rect(0, 0, text.get_width() + 34, 26)
    plate.bottomleft = bottomleft
    out.blit(media.sprites.nine("nine/chip", plate.size), plate)
    coin = media.sprites.get(icon, size=(20, 20))
    out.blit(coin, coin.get_rect(midleft=(plate.x + 6, plate.centery)))
    out.blit(text, text.get_rect(midleft=(plate.x + 28, plate.centery)))


def _sign(media: Media, out: pygame.Surface, icon: str, bottomright: tuple[int, int]) -> None:
    plate = pygame.Rect(0, 0, 28, 28)
    plate.bottomright = bottomright
    pygame.draw.aacircle(out, (12, 10, 16), plate.center, 14)
    pygame.draw.aacircle(out, theme.BRASS_LIGHT, plate.center, 14, 2)
    picture = media.sprites.get(icon, size=(19, 19))
    out.blit(picture, picture.get_rect(center=plate.center))


def card_tip(media: Media, card: str, price: Price | None = None) -> str:
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


def price_words(media: Media, price: Price) -> str:
    """The price as a sentence."""
    t = media.t
    parts = []
    if price.share:
        parts.append(t(f"realigious.screen.price.{price.share}", donations=price.donations, influence=price.influence))
    else:
        amounts = (("donations", price.donations), ("influence", price.influence))
        parts += [t(f"realigious.screen.price.{name}", n=amount) for name, amount in amounts if amount]
    if price.reputation:
        parts.append(t("realigious.screen.price.reputation", n=price.reputation))
    return t("realigious.screen.price", what=", ".join(parts)) if parts else t("realigious.screen.price.none")
