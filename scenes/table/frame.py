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
    """The frame on the ground that the seats have chosen, else the title's own; composed once."""
    name = ground_of(seats, backdrop)
    return media.sprites.made(("table", name), partial(frame_picture, media, name))


def frame_picture(media: Media, backdrop: str) -> pygame.Surface:
    """Ground, darkened towards sides and foot, and the top bar with its brass edge."""
    picture = media.sprites.backdrop(backdrop, FULL.size) if backdrop else None
    whole = pygame.Surface(FULL.size, 0, media.canvas.surface)
    whole.fill(theme.DESK)
    if picture is not None:
        whole.blit(picture, (0, 0))
    _shade(whole, pygame.Rect(0, FULL.bottom - FOOT - 40, FULL.width, FOOT + 40), (0, 1), 225)
    _shade(whole, pygame.Rect(0, 0, SIDE + 40, FULL.height), (-1, 0), 200)
    _shade(whole, pygame.Rect(FULL.right - 368, 0, 368, FULL.height), (1, 0), 215)
    bar = layout.TOP_BAR
    dark, place = media.sprites.shadow(pygame.Rect(-40, -40, FULL.width + 80, bar.height + 36), 20)
    whole.blit(dark, place)
    whole.blit(media.sprites.nine("nine/panel", (FULL.width + 48, bar.height + 24)), (-24, -24))
    pygame.draw.line(whole, theme.BRASS, (0, bar.bottom - 2), (FULL.right, bar.bottom - 2), 2)
    return whole


def _shade(whole: pygame.Surface, place: pygame.Rect, way: tuple[int, int], most: int) -> None:
    """Darkens a strip: nothing at its inner edge, `most` (0..255) from its middle outwards."""
    length = place.height if way[1] else place.width
    line = pygame.Surface((1, length) if way[1] else (length, 1), pygame.SRCALPHA)
    for i in range(length):
        at = i if sum(way) > 0 else length - 1 - i
        line.set_at((0, at) if way[1] else (at, 0), (*SHADE, round(most * min(1.0, 2.0 * i / length))))
    whole.blit(pygame.transform.scale(line, place.size), place)
