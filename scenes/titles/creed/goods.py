"""Creed in the shop: the rim of a unit's tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.goods_look import GoodsLook

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

WIDTH, RIGHT, TOP = 112, 187, 176
"""The tile's width, and how far its middle is right of the preview's and below its upper edge."""


def _piece(media: Media, out: pygame.Surface, good: str) -> None:
    tile = media.sprites.get("creed/unit/infantry_aurand", width=WIDTH)
    place = tile.get_rect(center=(out.get_width() // 2 + RIGHT, TOP))
    out.blit(tile, place)
    if good:
        out.blit(media.sprites.get(f"creed/rim/{good}_aurand", width=WIDTH), place)


GOODS = GoodsLook(previews={"piece": _piece})
