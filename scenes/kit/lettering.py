"""Lines in metal, lit from above: what a moment is called (C6.14). The text font stays for what is read."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import cos, sin, tau
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from scenes.media.media import Media

GOLD, STEEL = "gold", "steel"
METALS: dict[str, tuple[tuple[float, theme.Colour], ...]] = {
    GOLD: ((0.0, (255, 246, 206)), (0.42, (246, 206, 116)), (0.56, (158, 104, 38)), (0.62, (226, 170, 78)),
           (1.0, (255, 232, 168))),
    STEEL: ((0.0, (250, 252, 255)), (0.42, (188, 198, 214)), (0.56, (92, 100, 118)), (0.62, (150, 160, 178)),
            (1.0, (228, 234, 244))),
}  # fmt: skip
"""From the head of a letter to its foot: light, body, the dark of the horizon, and what the ground throws back."""
EDGE: theme.Colour = (24, 14, 8)
RIM, BEVEL, FALL = 3, 2, 7
SPACE = RIM + FALL + 5
"""What a line needs around its letters."""
LEAST = 40


class Lettering(Widget):
    """A text of one line, or two where it finds no room, as large as fits up to `size`; it stands on the foot of its
    rectangle. `align` is left or center.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, text: str, *, size: int, metal: str = GOLD, align: str = "left",
        name: str = "",
    ) -> None:  # fmt: skip
        self.text, self.metal, self.align = text, metal, align
        super().__init__(parent, rect, name=name, spoken=lambda: text)
        self.size, self.lines = fitting(self.media, text, self.rect.size, size)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The lines, the last one at the foot."""
        step = _step(self.media, self.size)
        for i, line in enumerate(reversed(self.lines)):
            picture = in_metal(self.media, line, self.size, self.metal)
            x = self.rect.x if self.align == "left" else self.rect.centerx - picture.get_width() // 2 + SPACE
            surface.blit(picture, (x - SPACE, self.rect.bottom - (i + 1) * step - SPACE))


class Burst(Widget):
    """Golden light in rays, for what stands before it."""

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The rays."""
        surface.blit(self.media.sprites.made(("burst", self.rect.size), self._light), self.rect)

    def _light(self) -> pygame.Surface:
        wide, high = self.rect.size
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        middle, far = (wide / 2, high / 2), min(wide, high) / 2
        for i in range(24):
            a, reach, half = tau * i / 24, far * (1.0 if i % 2 else 0.78), 0.06
            ends = [(middle[0] + reach * cos(a + d), middle[1] + reach * sin(a + d)) for d in (-half, half)]
            pygame.draw.polygon(out, (*theme.GOLD, 150), [middle, *ends])
        out = pygame.transform.box_blur(out, 2)
        for i in range(16):
            radius = round(far * 0.72 * (1 - i / 16))
            halo = pygame.Surface((wide, high), pygame.SRCALPHA)
            pygame.draw.circle(halo, (255, 226, 150, 16), middle, radius)
            out.blit(halo, (0, 0))
        return out


def fitting(media: Media, text: str, room: tuple[int, int], size: int) -> tuple[int, list[str]]:
    """The size and the lines in which a text fits into a room: one line of it before two smaller ones."""
    lines = [text]
    for now in (size, *(step for step in (76, 66, 58, 48, LEAST) if step < size)):
        lines = media.theme.wrap(text, now, room[0], True)
        if len(lines) * _step(media, now) <= room[1] and len(lines) <= (1 if now > 58 else 2):
            return now, lines
    return LEAST, lines[:2]


def in_metal(media: Media, text: str, size: int, metal: str = GOLD) -> pygame.Surface:
    """A line of letters with a dark rim and a shadow, SPACE around them."""
    key = ("lettering", text, media.theme.pixels(size), metal)
    return media.sprites.made(key, partial(_cast, media, text, size, METALS[metal]))


def _step(media: Media, size: int) -> int:
    return round(media.theme.pixels(size) * theme.GLYPHS)


def _cast(media: Media, text: str, size: int, metal: tuple[tuple[float, theme.Colour], ...]) -> pygame.Surface:
    letters = media.theme.font(size, True).render(text, True, (255, 255, 255))
    mask = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    mask.blit(letters, (0, 0))
    wide, high = mask.get_size()
    out = pygame.Surface((wide + 2 * SPACE, high + 2 * SPACE), pygame.SRCALPHA)
    dark = _inked(mask, (0, 0, 0), 150)
    fallen = pygame.Surface(out.get_size(), pygame.SRCALPHA)
    fallen.blit(dark, (SPACE, SPACE + FALL))
    small = pygame.transform.smoothscale(fallen, (max(1, out.get_width() // 4), max(1, out.get_height() // 4)))
    out.blit(pygame.transform.smoothscale(small, out.get_size()), (0, 0))
    rim = _inked(mask, EDGE, 255)
    for dx, dy in ((-RIM, 0), (RIM, 0), (0, -RIM), (0, RIM), (-2, -2), (2, -2), (-2, 2), (2, 2), (0, RIM + 2)):
        out.blit(rim, (SPACE + dx, SPACE + dy))
    face = pygame.transform.smoothscale(_column(metal, high), (wide, high))
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(face, (SPACE, SPACE))
    out.blit(_inked(_without(mask, (BEVEL, BEVEL)), (255, 255, 240), 190), (SPACE, SPACE))
    out.blit(_inked(_without(mask, (-BEVEL, -BEVEL)), (54, 28, 8), 150), (SPACE, SPACE))
    return out


def _column(metal: tuple[tuple[float, theme.Colour], ...], high: int) -> pygame.Surface:
    """A metal from top to bottom; the letters of a line lie between a quarter and four fifths of its height."""
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        share = min(1.0, max(0.0, (y / high - 0.24) / 0.56))
        before, after = next((a, b) for a, b in pairwise(metal) if share <= b[0])
        column.set_at((0, y), theme.mix(before[1], after[1], (share - before[0]) / (after[0] - before[0])))
    return column


def _inked(mask: pygame.Surface, ink: theme.Colour, alpha: int) -> pygame.Surface:
    out = mask.copy()
    out.fill((*ink, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _without(mask: pygame.Surface, way: tuple[int, int]) -> pygame.Surface:
    """What of letters is not covered by themselves moved a little: the edges towards where they came from."""
    out = mask.copy()
    out.blit(_inked(mask, (0, 0, 0), 255), way, special_flags=pygame.BLEND_RGBA_SUB)
    return out
