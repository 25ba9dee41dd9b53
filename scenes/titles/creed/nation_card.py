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

    from scenes.kit.spot import Calls
    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, WidgetParent

FOOT = 56
GLOW = 96
"""How much of the nation's colour lies on the card at its head, of 255."""
UPPER, PLATE = 52, 18
"""What of its height is banner and tent, in percent; what the plate with the special unit's name takes of that."""
CARD, RIM, ABOUT = (320, 640), 8, 55
"""A card as a button: its size at most, what its slot takes on each side, what of its height the words about it take at
most, in percent."""
NAME, APART = 20, 4
"""The size of a nation's name on a card; what lies between what is said about it."""


def nation_card(media: Media, nation: str, size: tuple[int, int], named: bool = True) -> pygame.Surface:
    """The picture of a nation; the lowest FOOT pixels stay free for its name. `named`: the special unit is named."""
    key = ("creed nation card", nation, size, named, theme.palette(), media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: _painted(media, nation, size, named))


def _painted(media: Media, nation: str, size: tuple[int, int], named: bool) -> pygame.Surface:
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
    if named:
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


def special_words(media: Media, nation: str) -> tuple[str, str]:
    """R9. What the line under it is, and the special units of a nation, whose figures stay together."""
    row = TILES[NATIONS[nation].special]
    unit = f"{media.t(f'creed.kind.{row.kind}')} {values_of(row)}\u00a0×{row.tiles}"
    return media.t("creed.nation.special.head"), unit


class NationCard(Button):
    """A nation that can be chosen: its picture, its name, below it its special units and what they can do."""

    def __init__(self, parent: WidgetParent, rect: RectLike, nation: str, on_click: Callable[[], None], calls: Calls,
                 name: str) -> None:  # fmt: skip
        self.nation, self.calls, self.ref = nation, calls, f"nation:{nation}"
        super().__init__(parent, rect, on_click=on_click, name=name, size=NAME, tip=self._tip)
        self.text = self.media.t(f"creed.nation.{nation}")
        self.head, self.about = special_words(self.media, nation)

    def on_hover(self, inside: bool) -> None:
        """The inspector tells more of what the pointer is on."""
        super().on_hover(inside)
        self.calls.hover(self.ref if inside else None)

    def on_focus(self, gained: bool) -> None:
        """The same by keys."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.calls.hover(self.ref if gained else None)

    def hint(self) -> str:
        """Nothing while the inspector tells it."""
        return "" if self.calls.told(self.ref) else super().hint()

    def _does(self, nation: str) -> str:
        return self.media.t(f"creed.kind.{TILES[NATIONS[nation].special].kind}.text")

    def _tip(self) -> str:
        return "\n".join((self.text, self.media.t(f"creed.nation.{self.nation}.text")))

    def spoken(self) -> str:
        """The special units too."""
        return self.said(super().spoken(), self.head, self.about, self._does(self.nation))

    def _units(self, nation: str, width: int) -> pygame.Surface:
        about = special_words(self.media, nation)[1]
        return self.media.theme.paragraph(about, width, theme.SMALL, theme.BONE, True, "center")

    def _look(self, width: int) -> tuple[int, int, int]:
        """The size of the names, how high the words below are, and of these the special units: the same for the cards
        of all nations."""
        type_, high = self.media.theme, self.rect.height * ABOUT // 100
        names = [self.media.t(f"creed.nation.{nation}") for nation in NATIONS]
        fits = (size for size in type_.smaller(NAME)
                if all(len(type_.wrap(name, size, width, True)) * type_.line_height(size) <= FOOT for name in names))
        units = max(self._units(nation, width).get_height() for nation in NATIONS)
        above = type_.line_height(theme.SMALL) + units + 2 * APART
        told = [above + type_.paragraph(self._does(nation), width, theme.SMALL).get_height() for nation in NATIONS]
        return next(fits, type_.least), min(high, max(told) + 3 * APART), units

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, picture, name, what is special."""
        hot = self.hovered or self.pressed
        surface.blit(self.media.sprites.nine(f"nine/{'slot_selected' if hot else 'slot'}", self.rect.size), self.rect)
        place, type_ = self.rect.inflate(-2 * RIM, -2 * RIM), self.media.theme
        width = place.width - 12
        size, about, units = self._look(width)
        high = place.height - about
        surface.blit(nation_card(self.media, self.nation, (place.width, high), named=False), place)
        name = type_.paragraph(self.text, width, size, theme.GOLD, True, "center", FOOT)
        surface.blit(name, name.get_rect(center=(place.centerx, place.y + high - FOOT // 2)))
        y, row = place.y + high, type_.line_height(theme.SMALL)
        head, unit = type_.line(self.head, width, theme.SMALL, theme.DIM, height=row), self._units(self.nation, width)
        surface.blit(head, head.get_rect(center=(place.centerx, y + row // 2)))
        surface.blit(unit, unit.get_rect(midtop=(place.centerx, y + row)))
        y += row + units
        left = about - row - units - 2 * APART
        does = type_.paragraph(self._does(self.nation), width, theme.SMALL, theme.DIM, False, "center", left)
        surface.blit(does, does.get_rect(midtop=(place.centerx, y + APART)))
