"""The foot of the situation panel: prices of celebrities and buildings (R4.5), separatist tiles with turns left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from collections.abc import Sequence

COINS = ("realigious/resource/donations", "realigious/resource/influence")


class Force(Spot):
    """A celebrity or a building with its owner's sign and its price for the reader."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        ref: str,
        calls: Calls,
        look: tuple[str, str],
        price: tuple[int, int],
        owner: int,
    ) -> None:
        self.sprite, self.words = look
        self.price, self.owner = price, owner
        super().__init__(parent, rect, ref, calls)
        self.tip = f"{self.words}\n{self.media.t('realigious.screen.buying')}: {self._price_words()}"

    def _price_words(self) -> str:
        keys = ("realigious.screen.price.donations", "realigious.screen.price.influence")
        return ", ".join(self.media.t(key, n=n) for key, n in zip(keys, self.price, strict=True) if n)

    def draw(self, surface: pygame.Surface) -> None:
        """Picture with the owner's sign, name, price."""
        sprites, r = self.media.sprites, self.rect
        hot = self.hovered or self.focused
        surface.blit(sprites.nine("nine/row_hot" if hot else "nine/row", r.size), r)
        picture = sprites.get(self.sprite, size=(40, r.height - 6))
        surface.blit(picture, picture.get_rect(center=(r.x + 25, r.centery)))
        if self.owner >= 0:
            sign = sprites.get(f"seat/{self.owner}", size=(24, 24))
            surface.blit(sign, sign.get_rect(bottomleft=(r.x + 32, r.bottom - 2)))
        x = r.x + 50
        name = self.media.theme.line(self.words, r.right - x - 4, theme.SMALL, theme.BONE, height=42)
        high = name.get_height()
        surface.blit(name, name.get_rect(midleft=(x, r.y + max((r.height - 28) // 2, high // 2 - 2))))
        for coin, amount in zip(COINS, self.price, strict=True):
            if amount:
                icon = sprites.get(coin, size=(22, 22))
                surface.blit(icon, icon.get_rect(midleft=(x, r.bottom - 16)))
                number = self.media.theme.text(str(amount), theme.SMALL, theme.GOLD, True)
                surface.blit(number, number.get_rect(midleft=(x + 24, r.bottom - 16)))
                x += 30 + number.get_width()


class SeparatistLine(Group):
    """Places of separatist tiles with the turns they have left; the words for none otherwise."""

    def __init__(self, parent: Host, rect: RectLike, places: Sequence[tuple[int, str]], calls: Calls) -> None:
        super().__init__(parent, rect, name="situation.separatists")
        x = self.rect.x + 34 + self.media.theme.width(self._title(), theme.SMALL) + 12
        self.none = not places
        for tile, words in places:
            width = self.media.theme.width(words, theme.SMALL, True) + 16
            if x + width > self.rect.right:
                break
            _Place(self, (x, self.rect.y, width, self.rect.height), f"tile:{tile}", calls, words)
            x += width + 8

    def _title(self) -> str:
        return self.media.t("realigious.designation.separatist")

    def draw_back(self, surface: pygame.Surface) -> None:
        """Icon and title."""
        icon = self.media.sprites.get("realigious/mark/separatist", size=(26, 26))
        surface.blit(icon, icon.get_rect(midleft=(self.rect.x + 2, self.rect.centery)))
        words = self._title() if not self.none else self.media.t("realigious.screen.no_separatists")
        line = self.media.theme.line(words, self.rect.width - 40, theme.SMALL, theme.DIM)
        surface.blit(line, line.get_rect(midleft=(self.rect.x + 34, self.rect.centery)))


class _Place(Spot):
    """One separatist tile."""

    def __init__(self, parent: Host, rect: RectLike, ref: str, calls: Calls, words: str) -> None:
        self.words = words
        super().__init__(parent, rect, ref, calls)
        self.tip = partial(self.media.t, "realigious.screen.separatist.tip")

    def draw(self, surface: pygame.Surface) -> None:
        """The place and the turns."""
        surface.blit(self.media.sprites.nine("nine/chip", self.rect.size), self.rect)
        line = self.media.theme.line(self.words, self.rect.width - 8, theme.SMALL, theme.BAD, True)
        surface.blit(line, line.get_rect(center=self.rect.center))

    def spoken(self) -> str:
        """The place, the turns, what they mean."""
        return self.said(self.words, self.hint())
