"""The book of Vermilion's pages, into which its modules write, and the words that they share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.content import DICE, slot_of
from game.titles.vermilion.grammar import HEART, MATERIALS
from scenes.kit.page import PageBook, PageRow
from scenes.titles.vermilion.enemy_card import ENEMY_CARD, enemy_card

if TYPE_CHECKING:
    import pygame

    from game.titles.vermilion.view import SeatView
    from scenes.media.media import Media
    from scenes.titles.vermilion.words import Words

SMALL, LARGE = (120, 84), (360, 252)
SIDE = 84
GOODS = (*MATERIALS, HEART)


def _drawn(media: Media, what: str, large: bool) -> pygame.Surface:
    """An enemy's card large, its portrait small; the picture of a card, as "vermilion/card/u01"."""
    kind, _, name = what.partition(":")
    if kind == "enemy" and large:
        return enemy_card(media, name, ENEMY_CARD)
    if kind == "enemy":
        return media.sprites.get(f"vermilion/portrait/{name}", size=(SIDE, SIDE))
    size = LARGE if large else SMALL
    return media.sprites.backdrop(what, size) or media.sprites.plain(size, (30, 22, 26, 255))


PAGES = PageBook(_drawn, lambda what: ENEMY_CARD if what.startswith("enemy:") else LARGE)


def rows_of_dice(words: Words, dice: tuple[str, ...]) -> str:
    """Dice in words: "2 Imprint dice" as "Imprint die x2"."""
    parts = [f"{words.t(f'vermilion.die.{kind}')} ×{dice.count(kind)}" for kind in DICE if kind in dice]
    return ", ".join(parts)


def goods_words(words: Words, goods: dict[str, int]) -> str:
    """Materials in words: "fang 2, sinew"."""
    named = [(words.t(f"vermilion.material.{name}"), count) for name, count in goods.items()]
    return ", ".join(f"{name} {count}" if count > 1 else name for name, count in named)


def keyword_row(words: Words, name: str) -> PageRow:
    """A keyword that leads to its page."""
    return PageRow(words.t(f"vermilion.keyword.{name}"), icon=f"vermilion/keyword/{name}", ref=f"keyword:{name}")


def owner_of(view: SeatView | None, item: str) -> tuple[int, bool] | None:
    """The seat that has a piece of equipment, and whether it wears it; None where nobody has it."""
    for seat in view.seats if view is not None else ():
        if item in dict(seat.worn).values():
            return seat.seat, True
        if item in seat.bag:
            return seat.seat, False
    return None


def item_sign(item: str) -> str:
    """The sign of a piece of equipment in a row: that of its slot."""
    return f"vermilion/slot/{slot_of(item)}"
