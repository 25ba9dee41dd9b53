"""Banners of the shop on the result screen (C10.2): the winners' hang over the picture, and everybody's own lies behind
the name in the ranks.
"""

from __future__ import annotations

from functools import partial
from math import sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.cosmetics import cosmetic_of
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.match.seats import SeatInfo
    from scenes.media.media import Media

WIDE, STEP = 250, 220
"""A banner's width on a picture 816 wide, and how far two hang apart."""
PLATE = (376, 61)
CLOTH, SIGN = (288, 500), 176
"""The cloth of a winner who has bought no banner, and the sign on it."""
FACE, BADGE = 184, 92
"""The winner's face on it, and the sign then."""
STANDARD, SHARED = 288, 160
"""How wide a title's banner is of one winner, and of each of several."""


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


def hang_signs(
    media: Media, surface: pygame.Surface, picture: pygame.Rect, looks: Iterable[tuple[str, theme.Colour, str]]
) -> None:
    """Draws a cloth with the sign, the colour and the face ("" for none) of each winner, from the upper right corner of
    a picture to the left.
    """
    right = picture.right - 40
    for sign, colour, face in looks:
        cloth = media.sprites.made(("winner's cloth", sign, colour, face), partial(_cloth, media, sign, colour, face))
        surface.blit(cloth, cloth.get_rect(topright=(right, 0)))
        right -= cloth.get_width() + 8


def hang_standards(media: Media, surface: pygame.Surface, picture: pygame.Rect, standards: Iterable[str]) -> None:
    """Draws the banners of the winners as their title has painted them: one at the upper right corner; several smaller,
    from the left to the right, with what the picture is about between them.
    """
    names = list(standards)
    width = STANDARD if len(names) == 1 else SHARED
    right = picture.right - 40
    apart = (right - width - picture.left - 40) // max(1, len(names) - 1)
    for i, name in enumerate(reversed(names)):
        standard = media.sprites.get(name, width=width)
        surface.blit(standard, standard.get_rect(topright=(right - i * apart, 12)))


def _cloth(media: Media, sign: str, colour: theme.Colour, face: str) -> pygame.Surface:
    """A long swallow-tailed cloth under a brass rod, painted at twice its size."""
    width, height = 2 * CLOTH[0], 2 * CLOTH[1]
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    outline = [(40, 60), (width - 40, 60), (width - 40, height - 30), (width // 2, height - 150), (40, height - 30)]
    pygame.draw.polygon(out, (0, 0, 0, 110), [(x + 14, y + 18) for x, y in outline])
    pygame.draw.polygon(out, theme.mix(colour, theme.BLACK, 0.35), outline)
    light, dark = pygame.Surface((2, height)), pygame.Surface((2, height))
    light.fill((255, 255, 255))
    for x in range(40, width - 40, 2):
        fold = 0.5 + 0.5 * sin(x / 34)
        shade = light if fold > 0.5 else dark
        shade.set_alpha(round(34 * fold) if fold > 0.5 else round(60 * (1 - fold)))
        foot = height - 30 - round(120 * (1 - abs(x - width / 2) / (width / 2 - 40)))
        out.blit(shade, (x, 60), (0, 0, 2, foot - 60))
    pygame.draw.lines(out, theme.GOLD, True, [(x + (14 if x < width // 2 else -14 if x > width // 2 else 0), y - 8)
                                              for x, y in outline], 6)  # fmt: skip
    out = pygame.transform.smoothscale(out, CLOTH)
    rod = pygame.Rect(4, 14, CLOTH[0] - 8, 22)
    out.blit(media.sprites.nine("nine/panel_brass", rod.size), rod)
    middle = (CLOTH[0] // 2, CLOTH[1] // 2 - 28)
    side = SIGN
    if face:
        picture = media.sprites.get(face, size=(FACE, FACE))
        place = picture.get_rect(center=(middle[0], middle[1] - 36))
        out.blit(picture, place)
        pygame.draw.rect(out, theme.GOLD, place.inflate(6, 6), 4, 14)
        middle, side = (middle[0], place.bottom + 4), BADGE
    picture = media.sprites.get(sign, size=(side, side))
    out.blit(picture, picture.get_rect(center=middle))
    return out
