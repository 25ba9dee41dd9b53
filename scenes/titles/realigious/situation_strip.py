"""The foot of the situation panel: prices of celebrities and buildings (R4.5), separatist tiles with turns left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.names import narrowed
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.media import Media

COINS = ("realigious/resource/donations", "realigious/resource/influence")
COIN, BETWEEN, SMALLER = 22, 4, 6
"""The side of a coin, what is free on both sides of an amount, and how much less a coin is where room is short."""
BESIDE = 11
"""What is free left and right of a price."""
ICON_ROOM, IN_CHIP, CHIPS_APART = 34, 12, 6
"""Of the separatist tiles: the room of their sign, what a chip has beside its words, what is free between two."""
PRICES = ("realigious.screen.price.donations", "realigious.screen.price.influence")


def size_of_names(media: Media, names: Sequence[str], room: int) -> int:
    """The size at which each of some names stands in up to two lines, no word of it divided."""
    type_ = media.theme
    for size in range(theme.SMALL, type_.least, -1):
        words = [word for name in names for word in name.split()]
        if all(type_.width(word, size) <= room for word in words) and all(
            len(type_.wrap(name, size, room)) <= 2 for name in names
        ):
            return size
    return type_.least


def form_of_prices(media: Media, prices: Sequence[tuple[int, int]], room: int) -> tuple[str, int]:
    """How all prices of a row are written and how large their coins are; where one has no room else, the coins are
    smaller, and then thousands are not set apart."""
    width, coins = partial(media.theme.width, size=theme.SMALL, bold=True), COIN - SMALLER
    for form, side in (("{:,}", COIN), ("{:,}", coins), ("{}", coins)):
        wide = (sum(width(form.format(n)) + side + 1 + BETWEEN for n in price if n) - BETWEEN for price in prices)
        if max(wide, default=0) <= room - BESIDE:
            break
    return form, side


class Force(Spot):
    """A celebrity or a building with its owner's sign and its price for the reader in the `form` that all of the row
    have; its name is `size` large. `own`: it is the reader's and not for sale to it.
    """

    picture, rim = 37, 5
    """Where the name begins, right of the picture, and what is free between it and the right rim."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, look: tuple[str, str],
        price: tuple[int, int], owner: int, size: int, form: tuple[str, int], own: bool = False,
    ) -> None:  # fmt: skip
        self.size, self.form, self.own = size, form, own
        self.sprite, self.words = look
        self.price, self.owner = price, owner
        super().__init__(parent, rect, ref, calls)
        t = self.media.t
        told = ", ".join(t(key, n=n) for key, n in zip(PRICES, price, strict=True) if n)
        priced = t("realigious.screen.yours") if own else f"{t('realigious.screen.buying')}: {told}"
        self.tip = f"{self.words}\n{priced}"

    def draw(self, surface: pygame.Surface) -> None:
        """Picture with the owner's sign, name, price."""
        pen, r = self.pen(surface), self.rect
        pen.nine("row_hot" if self.hot else "row", r)
        pen.icon(self.sprite, (32, r.height - 26), center=(r.x + 19, r.y + (r.height - 24) // 2))
        x, y = r.x + self.picture, r.bottom - 14
        pen.put(self.name_in(r.right - x - self.rim), midleft=(x, r.y + (r.height - 24) // 2))
        x = r.x + 8
        if self.owner >= 0:
            pen.icon(f"seat/{self.owner}", COIN, topleft=(r.x + 2, r.y + 2))
        if self.own:  # R18.2: nobody buys what is theirs
            pen.line(self.media.t("realigious.screen.yours"), r.right - 3 - x, theme.SMALL, theme.DIM, midleft=(x, y))
            return
        form, side = self.form
        for coin, amount in zip(COINS, self.price, strict=True):
            if not amount:
                continue
            x = pen.icon(coin, side, midleft=(x, y)).right + 1
            words = form.format(amount)
            x = pen.line(words, r.right - 3 - x, theme.SMALL, theme.GOLD, True, midleft=(x, y)).right + BETWEEN

    def name_in(self, room: int) -> pygame.Surface:
        """C2.1. The name, whole: one long word in narrower letters."""
        type_ = self.media.theme
        if " " not in self.words and type_.width(self.words, self.size) > room:
            return narrowed(self.media, self.words, room, theme.BONE)
        return type_.line(self.words, room, self.size, theme.BONE, height=48)


class SeparatistLine(Group):
    """Places of separatist tiles with the turns they have left; the words for none otherwise. Its title is left out
    where fewer than two of several places were told beside it.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, places: Sequence[tuple[int, str, str, str]], calls: Calls
    ) -> None:
        super().__init__(parent, rect, name="situation.separatists")
        title, type_ = self.media.t("realigious.designation.separatist"), self.media.theme
        self.words = title if places else self.media.t("realigious.screen.no_separatists")
        wide = partial(type_.width, size=theme.SMALL, bold=True)
        texts = [f"{place} {left}" for _, place, left, _ in places]
        widths = [wide(words) + IN_CHIP for words in texts]
        x = self.rect.x + ICON_ROOM + type_.width(title, theme.SMALL) + 12
        count = self._held(x, widths)
        if count < min(2, len(places)) and self._held(self.rect.x + ICON_ROOM, widths) > count:
            x, self.words = self.rect.x + ICON_ROOM, ""
            count = self._held(x, widths)
        for (tile, _, _, told), words, width in zip(places[:count], texts, widths, strict=False):
            SeparatistPlace(self, (x, self.rect.y, width, self.rect.height), f"tile:{tile}", calls, words, told)
            x += width + CHIPS_APART
        if count < len(places):
            rest = f"+{len(places) - count}"
            more = "\n".join(f"{place}\n{told}" for _, place, _, told in places[count:])
            room = (x, self.rect.y, wide(rest) + IN_CHIP, self.rect.height)
            SeparatistPlace(self, room, f"tile:{places[count][0]}", calls, rest, more)

    def _held(self, x: int, widths: Sequence[int]) -> int:
        """How many chips have room from there on, with the one that tells how many are left."""
        for i, width in enumerate(widths):
            rest, x = len(widths) - i - 1, x + width
            left = self.media.theme.width(f"+{rest}", theme.SMALL, True) + IN_CHIP + CHIPS_APART if rest else 0
            if x + left > self.rect.right:
                return i
            x += CHIPS_APART
        return len(widths)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Icon and title."""
        pen, (x, y) = Pen(surface, self.media), self.rect.midleft
        pen.icon("realigious/mark/separatist", 26, midleft=(x + 2, y))
        if self.words:
            pen.line(self.words, self.rect.width - 40, theme.SMALL, theme.DIM, midleft=(x + ICON_ROOM, y))


class SeparatistPlace(Spot):
    """One separatist tile."""

    def __init__(self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, words: str, told: str) -> None:
        self.words = words
        super().__init__(parent, rect, ref, calls, tip=told)

    def draw(self, surface: pygame.Surface) -> None:
        """The place and the turns."""
        pen = self.pen(surface)
        pen.nine("chip", self.rect)
        pen.line(self.words, self.rect.width - 8, theme.SMALL, theme.BAD, True, center=self.rect.center)

    def spoken(self) -> str:
        """The place, the turns, what they mean."""
        return self.said(self.words, self.hint())
