"""Ankh in the shop: the hoops of the pedestals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.goods_look import GoodsLook

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

WIDTH, RIGHT, TOP = 128, 252, 364
"""How wide the pedestal is, and how far its foot is right of the middle of the preview and below its upper edge."""
LIFT = 12 / 78
"""How high the god stands on its pedestal, in widths."""


def _piece(media: Media, out: pygame.Surface, good: str) -> None:
    at = out.get_width() // 2 + RIGHT, TOP
    _sprite(media, out, "ankh/base/0", at)
    if good:
        _sprite(media, out, f"ankh/rim/{good}", at)
    _sprite(media, out, "ankh/god/anubis", (at[0], at[1] - round(LIFT * WIDTH)))


def _sprite(media: Media, out: pygame.Surface, name: str, at: tuple[int, int]) -> None:
    """A sprite in proportion to the pedestal, its anchor at a point."""
    sprites = media.sprites
    wide = round(sprites.natural(name)[0] * WIDTH / sprites.natural("ankh/base/0")[0])
    x, y = sprites.anchor(name, width=wide)
    out.blit(sprites.get(name, width=wide), (at[0] - x, at[1] - y))


GOODS = GoodsLook(previews={"piece": _piece})
