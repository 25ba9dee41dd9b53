"""Where on the board a match was decided, as a round picture in the band of its last blow (C6.14)."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_stage import BoardStage
from scenes.media import theme
from scenes.media.canvas import FULL

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

SIDE, MORE, FINER = 232, 2.1, 3
"""How wide the picture is, how much more than the thing itself it shows, and how much finer its edge is painted."""
RING, RIM = 6, 3


def seen_place(table: PlayedTable, ref: str) -> pygame.Surface | None:
    """What the table shows around a thing now, without the names at the board's rim; None where the thing has no place
    on it.
    """
    place = table.title_table.place_of(ref) if ref else None
    if place is None or not FULL.colliderect(place):
        return None
    side = min(round(max(place.size) * MORE), FULL.height)
    area = pygame.Rect(0, 0, side, side)
    area.center = place.center
    area.clamp_ip(FULL)
    whole = pygame.Surface(FULL.size, 0, table.media.canvas.surface)
    whole.set_clip(area)
    board = table.ui.find("board")
    with board.bare(area) if isinstance(board, BoardStage) else nullcontext():
        table.draw(whole)
    whole.set_clip(None)
    seen = pygame.transform.smoothscale(whole.subsurface(area).convert(32), (SIDE, SIDE))
    out = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    out.blit(seen, (0, 0))
    made = table.media.sprites.made
    out.blit(made(("last place",), partial(_hole, SIDE)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(made(("last place's ring",), partial(_ring, SIDE)), (0, 0))
    return out


def _hole(side: int) -> pygame.Surface:
    """White inside a circle, nothing outside."""
    big = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    pygame.draw.circle(big, (255, 255, 255, 255), big.get_rect().center, (side // 2 - 2) * FINER)
    return pygame.transform.smoothscale(big, (side, side))


def _ring(side: int) -> pygame.Surface:
    """A brass ring with a dark rim on both sides."""
    big = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    outer, middle = (side // 2 - 1) * FINER, big.get_rect().center
    pygame.draw.circle(big, theme.INK, middle, outer, (2 * RIM + RING) * FINER)
    pygame.draw.circle(big, theme.BRASS_LIGHT, middle, outer - RIM * FINER, RING * FINER)
    return pygame.transform.smoothscale(big, (side, side))
