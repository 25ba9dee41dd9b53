"""The card of a nation: banner, tent, soldier, special unit (R1.1, R9); in a match it is a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import NATIONS, TILES
from scenes.media import theme
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.units import figures_of, values_of
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, WidgetParent

FOOT = 56
GLOW = 96
"""How much of the nation's colour lies on the card at its head, of 255."""
UPPER, PLATE = 52, 18
"""What of its height is banner and tent, in percent; what the plate with the special unit's name takes of that."""
CARD, RIM, ABOUT = (232, 426), 8, 92
"""A card as a button: its size, what its slot takes on each side, how high the words about it are."""


def nation_card(media: Media, nation: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a nation; the lowest FOOT pixels stay free for its name."""
    key = ("creed nation card", nation, size, theme.palette(), media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: _painted(media, nation, size))


def _painted(media: Media, nation: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size[0], size[1] - FOOT
    colour = colour_of(nation)
    for y in range(high):
        pygame.draw.line(out, (*colour, GLOW * (high - y) // high), (0, y), (wide, y))
    upper = high * UPPER // 100
    banner = media.sprites.get(f"creed/banner/{nation}", width=upper * 6 // 10)
    tent = media.sprites.get(f"creed/tent/{nation}", width=min(wide - banner.get_width() - 12, upper - PLATE))
    out.blit(banner, banner.get_rect(midtop=(wide * 30 // 100, 0)))
    out.blit(tent, tent.get_rect(center=(wide * 74 // 100, (upper - PLATE) // 2 + 2)))
    lower, special = high - upper - 4, TILES[NATIONS[nation].special].kind
    for kind, x in (("infantry", wide * 26 // 100), (special, wide * 75 // 100)):
        tile = media.sprites.get(f"creed/unit/{kind}_{nation}", width=min(lower, wide // 2 - 4))
        place = tile.get_rect(center=(x, upper + 4 + lower // 2))
        out.blit(tile, place)
        unit = kind_tile(kind)
        words = figures_of(media, unit, tile.get_width() * 42 // 92, theme.BODY)
        out.blit(words, words.get_rect(center=(x, place.centery + tile.get_width() * 29 // 92)))
    _name(media, out, special, upper)
    return out


def _name(media: Media, out: pygame.Surface, kind: str, y: int) -> None:
    """Over the special unit what it is called, and that there are two: in one line if a smaller size allows it, else
    in lines that leave the unit free."""
    words = f"{media.t(f'creed.kind.{kind}')} ×{TILES[kind_tile(kind)].tiles}"
    wide = out.get_width() - 16
    type_ = media.theme
    sizes = [size for size in type_.smaller(theme.SMALL) if type_.width(words, size, True) <= wide]
    line = type_.text(words, sizes[0], theme.GOLD, True) if sizes else (
        type_.paragraph(words, wide, type_.least, theme.GOLD, True, "center"))
    bottom = y + type_.line_height(sizes[0] if sizes else type_.least) // 2
    plate = line.get_rect(bottomright=(out.get_width() - 8, bottom)).inflate(8, 0)
    pygame.draw.rect(out, (*theme.INK, 230), plate, border_radius=6)
    out.blit(line, line.get_rect(center=plate.center))


def kind_tile(kind: str) -> str:
    """A tile of a kind."""
    return next(row for row in TILES if TILES[row].kind == kind)


def special_words(media: Media, nation: str) -> str:
    """The special units of a nation (R9)."""
    row = TILES[NATIONS[nation].special]
    return media.t("creed.nation.special", unit=media.t(f"creed.kind.{row.kind}"), values=values_of(row))


class NationCard(Button):
    """A nation that can be chosen: its picture, its name, below it its special units."""

    def __init__(self, parent: WidgetParent, rect: RectLike, nation: str, on_click: Callable[[], None], name: str
                 ) -> None:
        self.nation = nation
        super().__init__(parent, rect, on_click=on_click, name=name, size=20, tip=self._tip)
        self.text = self.media.t(f"creed.nation.{nation}")
        self.about = special_words(self.media, nation)

    def _tip(self) -> str:
        kind = TILES[NATIONS[self.nation].special].kind
        about = (f"creed.nation.{self.nation}.text", f"creed.kind.{kind}.text")
        return "\n".join((self.text, *(self.media.t(key) for key in about)))

    def spoken(self) -> str:
        """The special units too."""
        return self.said(super().spoken(), self.about)

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, picture, name, what is special."""
        hot = self.hovered or self.pressed
        surface.blit(self.media.sprites.nine(f"nine/{'slot_selected' if hot else 'slot'}", self.rect.size), self.rect)
        place, type_ = self.rect.inflate(-2 * RIM, -2 * RIM), self.media.theme
        high = place.height - ABOUT
        surface.blit(nation_card(self.media, self.nation, (place.width, high)), place)
        name = type_.line(self.text, place.width - 8, self.size, theme.GOLD, True, True, FOOT, "center")
        surface.blit(name, name.get_rect(center=(place.centerx, place.y + high - FOOT // 2)))
        about = type_.paragraph(self.about, place.width - 12, theme.SMALL, theme.BONE, align="center", height=ABOUT - 4)
        surface.blit(about, about.get_rect(midtop=(place.centerx, place.y + high)))
