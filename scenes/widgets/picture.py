"""A sprite in a place, or a profile's icon in its frame with the red, green or grey circle (C4.1)."""

from __future__ import annotations

from functools import cache

import pygame

from scenes.media import theme
from scenes.media.sprites import Sprites
from scenes.media.theme import Colour
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words

LAMP = 10  # C4.1: a circle of 10 x 10 at the top inside the icon
RIM, FINE = 2, 8


class Picture(Widget):
    """Fits the sprite into its rectangle, centred. A missing sprite leaves the place empty."""

    def __init__(self, parent: WidgetParent, rect: RectLike, sprite: str, *, tip: Words = "", name: str = "") -> None:
        self.sprite = sprite
        super().__init__(parent, rect, tip=tip, name=name)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A picture without tooltip lets the pointer through."""
        return super().at(pos) if self.tip else None

    def lettered(self) -> pygame.Rect | None:
        """Without a tooltip it is nothing to point at."""
        return self.rect if self.tip else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the sprite."""
        if self.media.sprites.has(self.sprite):
            picture = self.media.sprites.get(self.sprite, size=self.rect.size)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


class Portrait(Picture):
    """A square icon in a slot; `lamp` is the colour of the circle, or None."""

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        sprite: str,
        *,
        lamp: Colour | None = None,
        selected: bool = False,
        tip: Words = "",
        name: str = "",
    ) -> None:
        self.lamp = lamp
        self.selected = selected
        super().__init__(parent, rect, sprite, tip=tip, name=name)

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, icon, circle."""
        material = "nine/slot_selected" if self.selected else "nine/slot"
        surface.blit(self.media.sprites.nine(material, self.rect.size), self.rect)
        draw_icon(self, surface, self.rect.inflate(-self.px(12), -self.px(12)))
        if self.lamp is not None:
            draw_lamp(surface, (self.rect.centerx, self.rect.top + 14), self.lamp)


def face_of(sprites: Sprites, icon: str) -> str:
    """The sprite of a person's icon; the plain person where files or others name one that there is not."""
    return icon if sprites.has(icon) else "ui/profile"


def draw_icon(widget: Picture, surface: pygame.Surface, area: pygame.Rect) -> None:
    """The widget's sprite in `area`, the plain person where the sprite is not there."""
    sprites = widget.media.sprites
    name = face_of(sprites, widget.sprite)
    if sprites.has(name):
        picture = sprites.get(name, size=area.size)
        surface.blit(picture, picture.get_rect(center=area.center))


def draw_lamp(surface: pygame.Surface, centre: tuple[int, int], colour: Colour) -> None:
    """A circle of 10 x 10 with a dark rim and a light spot."""
    half = LAMP // 2 + RIM
    surface.blit(_lamp(colour), (centre[0] - half, centre[1] - half))


@cache
def _lamp(colour: Colour) -> pygame.Surface:
    """Drawn larger and scaled down: a circle that is drawn as it is has an odd number of pixels."""
    side = (LAMP + 2 * RIM) * FINE
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(big, theme.BLACK, (side // 2, side // 2), side // 2)
    pygame.draw.circle(big, colour, (side // 2, side // 2), LAMP * FINE // 2)
    spot = theme.mix(colour, (255, 255, 255), 0.6)
    pygame.draw.circle(big, spot, (side // 2 - FINE, side // 2 - 3 * FINE // 2), 3 * FINE // 2)
    return pygame.transform.smoothscale(big, (side // FINE, side // FINE))
