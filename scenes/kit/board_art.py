"""Pictures of a board at one size: sprites in proportion to its places, their variants, what is composed of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from scenes.media.text_cache import bytes_of

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from scenes.media.media import Media

Pos = tuple[int, int]
MOST_BYTES = 48 * 1024 * 1024
"""Twice what the largest board shows at the highest zoom step. A match shows ever more of what can be composed, and a
host that lies all of it."""


class AnchoredPicture(NamedTuple):
    """A surface and the point of it, its anchor, that stands on a place."""

    surface: pygame.Surface
    ax: int
    ay: int

    def at(self, x: float, y: float) -> Pos:
        """Where its upper left corner lies when its anchor is at a point."""
        return round(x) - self.ax, round(y) - self.ay


class BoardArt:
    """Everything at `size` pixels of a board's unit (the side of a square, the radius of a hex). Returned surfaces are
    shared: never draw on them. Of more than MOST_BYTES what was used least lately is made again.
    """

    unit = 64
    """The unit's natural size in the sprites of a title, in logical pixels."""

    def __init__(self, media: Media, size: int) -> None:
        self.media, self.size = media, size
        self._kept: OrderedDict[tuple[object, ...], AnchoredPicture] = OrderedDict()
        self._bytes = 0

    def get(self, name: str, scale: float = 1.0, variant: str = "") -> AnchoredPicture:
        """A sprite in proportion to the board. Raises SpriteMissingError."""
        return self.make((name, scale, variant), lambda: self._got(name, scale, variant))

    def make(self, key: tuple[object, ...], maker: Callable[[], AnchoredPicture]) -> AnchoredPicture:
        """A picture that is composed once for this size."""
        found = self._kept.get(key)
        if found is None:
            self.media.sprites.composing()
            found = maker()
            self._keep(key, found)
            self.media.sprites.composed()
        else:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: tuple[object, ...], picture: AnchoredPicture) -> None:
        self._kept[key] = picture
        self._bytes += bytes_of(picture.surface)
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            self._bytes -= bytes_of(self._kept.popitem(last=False)[1].surface)

    def width(self, name: str, scale: float) -> int:
        """Pixels that a sprite is wide here."""
        return max(1, round(self.media.sprites.natural(name)[0] * scale * self.size / self.unit))

    def varied(self, plain: AnchoredPicture, variant: str) -> AnchoredPicture:
        """The picture of a sprite as a title shows it otherwise; a title that has variants makes them."""
        return plain

    def _got(self, name: str, scale: float, variant: str) -> AnchoredPicture:
        if variant:
            return self.varied(self.get(name, scale), variant)
        sprites, width = self.media.sprites, self.width(name, scale)
        return AnchoredPicture(sprites.get(name, width=width), *sprites.anchor(name, width=width))
