"""Crowns in the shop: the band of the own crown. Its decks wear the backs that a player bought, which the shop shows by
itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.goods_look import GoodsLook
from scenes.titles.crowns.crown import height_of, painted

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

WIDTH, LEFT, TOP = 116, -246, 440
"""How wide the crown is, and how far its middle is left of the preview's and below its upper edge."""
POWER = 11


def _piece(media: Media, out: pygame.Surface, good: str) -> None:
    crown = painted(media, POWER, WIDTH, good)
    out.blit(crown, (out.get_width() // 2 - LEFT - WIDTH // 2, TOP - height_of(WIDTH) // 2))


GOODS = GoodsLook(previews={"piece": _piece})
