"""One good on the shop's shelf (C10.2): its picture, its name, and what it costs or that it is owned or in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.menu.shop_words import ShopOffer, picture_of, small_table
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.media.media import Media

FOOT = 74
"""Name and price below the picture."""


class GoodTile(Button):
    """A click looks at the good; so does the keyboard's focus, and the key for choosing goes on from there.
    `letters`: how large the names of all on the shelf are, `rims`: what they keep free at both sides.
    """

    letters, rims = theme.BODY, 16

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        offer: ShopOffer,
        on_look: Callable[[], None],
        on_take: Callable[[], None],
        on: bool,
    ) -> None:
        self.offer = offer
        self.on_take = on_take
        super().__init__(
            parent, rect, offer.name, on_look, kind="row", on=on, name=f"good.{offer.good or 'plain'}",
            spoken=lambda: self.said(offer.name, offer.mark),
        )  # fmt: skip

    def on_focus(self, gained: bool) -> None:
        """Whoever walks over the shelf by keys sees what stands there."""
        super().on_focus(gained)
        if gained and self.ui.keyboard and self.on_click is not None:
            self.on_click()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Looks at the good, and goes on to what can be done with it."""
        used = super().on_key(event)
        if used:
            self.on_take()
        return used

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, picture, name, mark."""
        rect = self.rect
        surface.blit(self.media.sprites.nine(self.material(), rect.size), rect)
        room = pygame.Rect(rect.x + 14, rect.y + 12, rect.width - 28, rect.height - FOOT - 16)
        shown = thumbnail(self.media, self.offer, room.size)
        if shown is not None:
            surface.blit(shown, shown.get_rect(center=room.center))
        ink = theme.GOLD if self.on else theme.BONE
        name = self.media.theme.line(self.text, rect.width - self.rims, self.letters, ink, True, True, 44, "center")
        surface.blit(name, name.get_rect(center=(rect.centerx, rect.bottom - 60)))
        self._draw_mark(surface)

    def _draw_mark(self, surface: pygame.Surface) -> None:
        offer = self.offer
        colour = theme.GOLD if offer.used else theme.GOOD if offer.owned else theme.BAD if offer.missing else theme.BONE
        icon = self.media.sprites.get(offer.icon, size=(24, 24))
        words = self.media.theme.line(offer.mark, self.rect.width - 56, 20, colour, True, height=26)
        width = icon.get_width() + 8 + words.get_width()
        x, y = self.rect.centerx - width // 2, self.rect.bottom - 26
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
        surface.blit(words, words.get_rect(midleft=(x + icon.get_width() + 8, y)))


def thumbnail(media: Media, offer: ShopOffer, size: tuple[int, int]) -> pygame.Surface | None:
    """The good's picture as large as it fits."""
    if offer.kind == "table":
        return media.sprites.made(("shop table", offer.good, size), lambda: _part(media, offer.good, size))
    name = picture_of(offer)
    return media.sprites.get(name, size=size) if name else None


def _part(media: Media, good: str, size: tuple[int, int]) -> pygame.Surface:
    """The left part of a table, as high as the place."""
    whole = small_table(media, good, (size[1] * 16 // 9, size[1]))
    out = pygame.Surface(size)
    if whole is not None:
        out.blit(whole, (-whole.get_width() // 9, 0))
    pygame.draw.rect(out, theme.BRASS, out.get_rect(), 1)
    return out
