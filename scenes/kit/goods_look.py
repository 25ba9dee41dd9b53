"""What the shop's goods look like in a title (C10.2): the look that everybody has, and what wears a good."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

PaintPreview = Callable[["Media", "pygame.Surface", str], None]


class GoodsLook(NamedTuple):
    """`plain`: kind of good -> the sprite of what everybody has ("table", "result": a backdrop); `bought`: the same of
    a good, with "{}" for its name; `previews`: kind -> draws what wears a good ("" for none) into the shop's preview,
    where each title has a place of its own.
    """

    plain: Mapping[str, str] = {}
    bought: Mapping[str, str] = {}
    previews: Mapping[str, PaintPreview] = {}
