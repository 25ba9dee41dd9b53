"""Banners of the shop on the result screen (C10.2): the winners' hang over the picture, and everybody's own lies behind
the name in the ranks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.cosmetics import cosmetic_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.match.seats import SeatInfo
    from scenes.media.media import Media

WIDE, STEP = 210, 186
"""A banner's width on a picture 816 wide, and how far two hang apart."""
PLATE = (376, 61)


def hang(media: Media, surface: pygame.Surface, picture: pygame.Rect, goods: Iterable[str]) -> None:
    """Draws banners over a picture, from its upper right corner to the left, in proportion to its width."""
    share = picture.width / 816
    x = picture.right - round(0.62 * WIDE * share)
    for good in dict.fromkeys(goods):
        width = round(WIDE * share)
        banner = media.sprites.get(f"banner/{good}", width=width)
        ax, ay = media.sprites.anchor(f"banner/{good}", width=width)
        surface.blit(banner, (x - ax, picture.y + round(30 * share) - ay))
        x -= round(STEP * share)


def won(seats: Sequence[SeatInfo], winners: Iterable[int]) -> list[str]:
    """The banners of those who have won."""
    return [good for seat in winners if (good := cosmetic_of(seats, seat, "banner"))]


def plate_of(seats: Sequence[SeatInfo], seat: int) -> str:
    """The sprite behind a seat's name, "" for none."""
    good = cosmetic_of(seats, seat, "banner")
    return f"plate/{good}" if good else ""
