"""The card of a nation in the waiting room: banner, tent, soldier, special unit (R1.1, R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import NATIONS, TILES
from scenes.media import theme
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.units import figures_of

if TYPE_CHECKING:
    from scenes.media.media import Media

FOOT = 56
GLOW = 96
"""How much of the nation's colour lies on the card at its head, of 255."""


def nation_card(media: Media, nation: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a nation; the lowest FOOT pixels stay free for its name."""
    key = ("creed nation card", nation, size, theme.palette())
    return media.sprites.made(key, lambda: _painted(media, nation, size))


def _painted(media: Media, nation: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size[0], size[1] - FOOT
    colour = colour_of(nation)
    for y in range(high):
        pygame.draw.line(out, (*colour, GLOW * (high - y) // high), (0, y), (wide, y))
    upper = high * 46 // 100
    banner = media.sprites.get(f"creed/banner/{nation}", width=upper * 2 // 3)
    tent = media.sprites.get(f"creed/tent/{nation}", width=min(wide - banner.get_width() - 12, upper))
    out.blit(banner, banner.get_rect(midtop=(wide * 30 // 100, 0)))
    out.blit(tent, tent.get_rect(center=(wide * 74 // 100, upper // 2 + 8)))
    lower, special = high - upper - 4, TILES[NATIONS[nation].special].kind
    for kind, x in (("infantry", wide * 26 // 100), (special, wide * 75 // 100)):
        tile = media.sprites.get(f"creed/unit/{kind}_{nation}", width=min(lower, wide // 2 - 4))
        place = tile.get_rect(center=(x, upper + 4 + lower // 2))
        out.blit(tile, place)
        unit = next(row for row in TILES if TILES[row].kind == kind)
        words = figures_of(media, unit, tile.get_width() * 42 // 92, theme.BODY)
        out.blit(words, words.get_rect(center=(x, place.centery + tile.get_width() * 29 // 92)))
    return out
