"""The frame of the table: the title's ground with the bars that the widgets stand on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.kit.cosmetics import ground_of
from scenes.media import theme
from scenes.media.canvas import FULL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from scenes.media.media import Media

SIDE, FOOT = 272, 212
SHADE = (9, 8, 13)


def ground_picture(media: Media, seats: Sequence[SeatInfo], backdrop: str) -> pygame.Surface:
    """The frame on the ground that the seats have chosen, else the title's own; composed once, in layers: ground,
    darkened towards sides and foot, and the top bar with its brass edge.
    """
    name = ground_of(seats, backdrop)
    shades = (
        (pygame.Rect(0, FULL.bottom - FOOT - 40, FULL.width, FOOT + 40), (0, 1), 225),
        (pygame.Rect(0, 0, SIDE + 40, FULL.height), (-1, 0), 200),
        (pygame.Rect(FULL.right - 368, 0, 368, FULL.height), (1, 0), 215),
    )
    layers = [partial(_ground, media, name), *(partial(_shade, shade) for shade in shades), partial(_bar, media)]
    return media.sprites.layered(("table", name), partial(_blank, media), layers)


def _blank(media: Media) -> pygame.Surface:
    whole = pygame.Surface(FULL.size, 0, media.canvas.surface)
    whole.fill(theme.DESK)
    return whole


def _ground(media: Media, backdrop: str, whole: pygame.Surface) -> None:
    if backdrop:
        media.sprites.lay(whole, backdrop)


def _bar(media: Media, whole: pygame.Surface) -> None:
    bar = layout.TOP_BAR
    dark, place = media.sprites.shadow(pygame.Rect(-40, -40, FULL.width + 80, bar.height + 36), 20)
    panel = media.sprites.nine("nine/panel", (FULL.width + 48, bar.height + 24))
    whole.blit(dark, place)
    whole.blit(panel, (-24, -24))
    pygame.draw.line(whole, theme.BRASS, (0, bar.bottom - 2), (FULL.right, bar.bottom - 2), 2)


def _shade(shade: tuple[pygame.Rect, tuple[int, int], int], whole: pygame.Surface) -> None:
    """Darkens a strip: nothing at its inner edge, `most` (0..255) from its middle outwards."""
    place, way, most = shade
    length = place.height if way[1] else place.width
    line = pygame.Surface((1, length) if way[1] else (length, 1), pygame.SRCALPHA)
    for i in range(length):
        at = i if sum(way) > 0 else length - 1 - i
        line.set_at((0, at) if way[1] else (at, 0), (*SHADE, round(most * min(1.0, 2.0 * i / length))))
    whole.blit(pygame.transform.scale(line, place.size), place)
