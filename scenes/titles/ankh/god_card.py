"""The card of a god in the waiting room: portrait and figure before the night sky."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.media.media import Media

FOOT = 56
"""The lowest pixels, which stay free for the name."""
NIGHT, DUSK, SAND = (16, 22, 58), (52, 66, 128), (196, 160, 96)


def god_card(media: Media, god: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a god."""
    return media.sprites.made(("ankh god card", god, size), lambda: _painted(media, god, size))


def _painted(media: Media, god: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size[0], size[1] - FOOT
    for y in range(high):
        share = y / high
        ink = tuple(round(a + (b - a) * share) for a, b in zip(NIGHT, DUSK, strict=True))
        pygame.draw.line(out, ink, (0, y), (wide, y))
    pygame.draw.ellipse(out, SAND, (wide * 52 // 100, high * 84 // 100, wide * 60 // 100, high * 30 // 100))
    out.fill((0, 0, 0, 0), (0, high, wide, FOOT))
    portrait = _within(media, f"ankh/portrait/{god}", (wide * 55 // 100, high - 8))
    out.blit(portrait, portrait.get_rect(midleft=(4, high // 2)))
    figure = _within(media, f"ankh/god/{god}", (wide * 44 // 100, high * 94 // 100))
    out.blit(figure, figure.get_rect(midbottom=(wide * 78 // 100, high - 2)))
    return out


def _within(media: Media, name: str, room: tuple[int, int]) -> pygame.Surface:
    """A sprite as large as a room allows."""
    wide, high = media.sprites.natural(name)
    return media.sprites.get(name, width=max(1, round(wide * min(room[0] / wide, room[1] / high))))
