"""The crown of fifteen points: every point of power is a golden splinter in it (R1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import WIN
from scenes.kit.cosmetics import cosmetic
from scenes.media import theme

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from scenes.media.media import Media
    from scenes.widgets.pen import Pen

NATURAL = (300, 115)


def crown(media: Media, power: int, width: int, info: SeatInfo | None = None) -> pygame.Surface:
    """The crown with so many points filled, as wide as that; its band is of the material that its seat uses (C10.2)."""
    power, good = min(power, WIN), cosmetic(info, "piece")
    key = ("crowns crown", power, width, good)
    return media.sprites.made(key, lambda: painted(media, power, width, good))


def painted(media: Media, power: int, width: int, good: str = "") -> pygame.Surface:
    """The same, of a good of the shop ("" for none)."""
    out, sprites = pygame.Surface(NATURAL, pygame.SRCALPHA), media.sprites
    if sprites.has("crowns/crown/base"):
        home = sprites.anchor("crowns/crown/base")
        points = (f"crowns/crown/{'full' if k < power else 'empty'}_{k}" for k in _order())
        for name in (f"crowns/band/{good}" if good else "crowns/crown/base", *points):
            x, y = sprites.anchor(name)
            out.blit(sprites.get(name), (home[0] - x, home[1] - y))
    return pygame.transform.smoothscale(out, (width, height_of(width)))


def _order() -> list[int]:
    """The points from the outside to the middle, so that the inner ones lie above."""
    return sorted(range(WIN), key=lambda k: -abs(k - WIN // 2))


def height_of(width: int) -> int:
    """How high a crown of a width is."""
    return round(width * NATURAL[1] / NATURAL[0])


def point_at(place: pygame.Rect, k: int) -> tuple[int, int]:
    """About where the k-th point of a crown lies in its place."""
    share = (min(k, WIN - 1) + 0.5) / WIN
    return round(place.x + place.width * (0.08 + 0.84 * share)), round(place.y + place.height * 0.42)


def draw_crown(pen: Pen, power: int, place: pygame.Rect, size: int = 28, info: SeatInfo | None = None) -> None:
    """A crown of a seat in a place, the total in the middle of its band."""
    width = min(place.width, round(place.height * NATURAL[0] / NATURAL[1]))
    at = pen.put(crown(pen.media, power, width, info), midbottom=place.midbottom)
    words = str(power)
    ink = theme.GOLD if power >= WIN - 4 else theme.BONE
    pen.text(words, size, ink, True, theme.INK, midbottom=(at.centerx, at.bottom - round(at.height * 0.12)))
