"""Posters of the game shelf (C3.2) and the plate that tells about the selected game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_ui import TitleUi
from scenes.kit.wordmark import wordmark_of
from scenes.media import theme
from scenes.menu.places import MARK, MARK_APART
from scenes.titles import TITLES
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.media.media import Media

PLATE, WIDE, FOOT = 132, 184, 8


def players_text(group: WidgetParent, entry: TitleUi) -> tuple[str, str]:
    """ "2-4 players" and "35-60 min" in the current language; "2 or 4" where a number between is missing."""
    seats, t = entry.shelf.seats, group.ui.media.t
    first, last = seats[0], seats[-1]
    whole = seats == tuple(range(first, last + 1))
    numbers = str(last) if first == last else t("shelf.range" if whole else "shelf.or", first=first, last=last)
    minutes = t("shelf.range", first=entry.shelf.minutes[0], last=entry.shelf.minutes[1])
    return t("shelf.players", numbers=numbers), t("shelf.minutes", minutes=minutes)


def name_size(media: Media, room: int, high: int) -> int | None:
    """The type size of the games' names on narrow posters: as one row they are set alike, and no word is broken. None
    where no size has room for all."""
    letters, names = media.theme, [media.t(f"{title}.title") for title in TITLES]
    words = [word for name in names for word in name.split()]

    def fits(size: int) -> bool:
        if any(letters.width(word, size, True) > room for word in words):
            return False
        lines = max(len(letters.wrap(name, size, room, True)) for name in names)
        return lines * letters.line_height(size) <= high

    return next((size for size in letters.smaller(theme.HEADING) if fits(size)), None)


class Poster(Button):
    """A poster; the selected one has a gold rim and stands a little higher."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, entry: TitleUi, selected: bool, on_click: Callable[[], None]
    ) -> None:
        media = parent.ui.media
        told = [media.t(f"{entry.code}.title"), media.t(f"{entry.code}.title.line")]
        if pygame.Rect(rect).width < WIDE:
            told.append(" · ".join(players_text(parent, entry)))
        super().__init__(
            parent,
            rect,
            told[0],
            on_click,
            on=selected,
            name=f"poster.{entry.code}",
            tip="\n".join(told),
        )
        self.entry = entry
        self.glow = 40

    def draw(self, surface: pygame.Surface) -> None:
        """Glow, picture, plate with name and facts, rim."""
        sprites = self.media.sprites
        rect = self.rect.move(0, 2 if self.pressed else 0)
        if self.on:
            surface.blit(sprites.nine("nine/glow", rect.inflate(44, 44).size), rect.inflate(44, 44))
        else:
            surface.blit(*sprites.shadow(rect, 20))
        surface.blit(sprites.made(("poster", self.entry.code, rect.size), self._picture), rect)
        plate = pygame.Rect(rect.x, rect.bottom - PLATE, rect.width, PLATE)
        self._plate(surface, plate)
        rim = theme.GOLD if self.on else theme.BRASS_LIGHT if self.hovered else theme.BRASS
        pygame.draw.rect(surface, theme.BLACK, rect.inflate(4, 4), 2, 16)
        pygame.draw.rect(surface, rim, rect.inflate(2, 2), 4 if self.on else 2, 15)

    def lettered(self) -> pygame.Rect | None:
        """The plate with its name."""
        return pygame.Rect(self.rect.x, self.rect.bottom - PLATE, self.rect.width, PLATE)

    def _plate(self, surface: pygame.Surface, plate: pygame.Rect) -> None:
        """The game's wordmark, players and minutes; in type where a poster is too narrow for the mark."""
        mark = wordmark_of(self.media, self.entry.code)
        if not mark or plate.width < WIDE:
            self._type(surface, plate)
            return
        name = self.media.sprites.get(mark, size=(plate.width - MARK_APART, MARK))
        surface.blit(name, name.get_rect(center=(plate.centerx, plate.y + 42)))
        facts = " · ".join(players_text(self.parent, self.entry))
        line = self.media.theme.line(facts, plate.width - 24, theme.SMALL, theme.DIM, height=48, align="center")
        foot = line.get_rect(midtop=(plate.centerx, plate.y + 82))
        foot.bottom = min(foot.bottom, plate.bottom - FOOT)
        surface.blit(line, foot)

    def _type(self, surface: pygame.Surface, plate: pygame.Rect) -> None:
        """Players above minutes, where they fit (the tip tells them too), and above them the name."""
        facts, letters, room = players_text(self.parent, self.entry), self.media.theme, plate.width - 12
        size = min(letters.fit(fact, room, theme.SMALL) for fact in facts)
        bottom = plate.bottom - FOOT
        if all(letters.width(fact, size) <= room for fact in facts):
            for fact in reversed(facts):
                line = letters.line(fact, room, size, theme.DIM)
                surface.blit(line, line.get_rect(midbottom=(plate.centerx, bottom)))
                bottom -= letters.pixels(size) + 3
        high = bottom - 6 - plate.y
        alike = name_size(self.media, room, high)
        if alike is None:
            name = letters.line(self.text, room, theme.HEADING, theme.BONE, True, True, high, "center")
        else:
            name = letters.paragraph(self.text, room, alike, theme.BONE, True, "center", high)
        surface.blit(name, name.get_rect(center=(plate.centerx, plate.y + high // 2)))

    def _picture(self) -> pygame.Surface:
        """The painted poster cut to the rectangle, darkened at the bottom for the words; rounded corners."""
        size = self.rect.size
        out = pygame.Surface(size, pygame.SRCALPHA)
        name = f"{self.entry.code}/poster"
        if self.media.sprites.has(name):
            natural = self.media.sprites.natural(name)
            ratio = max(size[0] / natural[0], size[1] / natural[1])
            painted = self.media.sprites.get(name, height=round(natural[1] * ratio))
            out.blit(painted, painted.get_rect(center=(size[0] // 2, size[1] // 2)))
        else:
            for y in range(size[1]):
                out.fill(theme.mix(self.entry.shelf.accent, theme.INK, y / size[1]), (0, y, size[0], 1))
        shade = pygame.Surface((1, size[1]), pygame.SRCALPHA)
        begin = size[1] - PLATE - 60
        for y in range(begin, size[1]):
            shade.set_at((0, y), (8, 8, 12, min(225, (y - begin) * 3)))
        out.blit(pygame.transform.scale(shade, size), (0, 0))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), 0, 14)
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return out.convert_alpha()


ICON, SMALL_ICON, NARROW, LEAST, LOW = 72, 48, 130, 92, 100
"""Sizes of what decides a game: names have no room in a row of plates narrower than LEAST; on a plate lower than LOW
the name stands beside its icon."""
LEAST_ICONS = (40, 32)
"""Sides of an icon beside a name that needs the room."""
FREE = 24
"""What is free beside a name at both ends together, from NARROW on."""
APART, POINTS = 8, 120
"""Free between name, line and words of a game, and how high the room is of what decides it."""


class AboutPlate(Group):
    """What the selected game is about: name, line, facts, blurb, and what decides it."""

    def __init__(self, parent: WidgetParent, rect: RectLike, entry: TitleUi, beside: int = 0) -> None:
        """`beside`: so much of the name's line stays free at its end."""
        super().__init__(parent, rect, name="about")
        media, area = self.media, self.rect.inflate(-72, -56)
        Label(
            self, (area.x, area.y, area.width - (beside + 16 if beside else 0), 56), media.t(f"{entry.code}.title"),
            size=48, colour=theme.GOLD, bold=True, shadow=True,
        )  # fmt: skip
        line, points = area.y + 56 + APART, area.bottom - POINTS
        Label(
            self, (area.x, line, area.width, 66), media.t(f"{entry.code}.title.line"), size=theme.BUTTON, bold=True,
            wrap=True,
        )  # fmt: skip
        blurb = line + 66 + APART
        Label(
            self, (area.x, blurb, area.width, points - APART - blurb), media.t(f"{entry.code}.title.blurb"),
            colour=theme.DIM, wrap=True,
        )  # fmt: skip
        self._points(entry, pygame.Rect(area.x, points, area.width, POINTS))

    def _points(self, entry: TitleUi, area: pygame.Rect) -> None:
        count = len(entry.shelf.points)
        if not count:
            return
        columns, gap = (count, 16) if (area.width + 16) // count - 16 >= LEAST else (2, 8)
        rows = -(-count // columns)
        width = (area.width - gap * (columns - 1)) // columns
        high = (area.height - gap * (rows - 1)) // rows
        room = width - 16 if rows == 1 else width - SMALL_ICON - 24
        keys = {point: f"{entry.code}.victory.{point}" for point in entry.shelf.points}
        size = min(self.media.theme.fit(self.media.t(key), room, theme.BODY, True) for key in keys.values())
        for i, (point, key) in enumerate(keys.items()):
            place = (area.x + i % columns * (width + gap), area.y + i // columns * (high + gap), width, high)
            tip = self.media.t(f"{key}.text") if self.media.texts.has(f"{key}.text") else ""
            PointPlate(self, place, self.media.t(key), f"{entry.code}/victory/{point}", tip, size)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate."""
        self.media.sprites.draw_shadow(surface, self.rect)
        self.media.sprites.draw_nine(surface, "nine/panel", self.rect)


class PointPlate(Group):
    """One thing that decides the game: icon and name, on two lines where one is too narrow, on three under a smaller
    icon on a narrow plate, beside its icon on a low one; both are smaller where they would have no room.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, sprite: str, tip: str, size: int) -> None:
        super().__init__(parent, rect, solid=bool(tip))
        self.size = size
        self.tip = tip
        self.text = text
        self.sprite = sprite

    def lettered(self) -> pygame.Rect | None:
        """All of it."""
        return self.rect

    def draw_back(self, surface: pygame.Surface) -> None:
        """Slot, icon, name."""
        surface.blit(self.media.sprites.nine("nine/row", self.rect.size), self.rect)
        foot, free = self.rect, FREE if self.rect.width >= NARROW else 8
        fits = next(self._tries(free), None) if self.media.sprites.has(self.sprite) else None
        size = self.size
        if fits is not None:
            side, size, below = fits
            icon, place = self.media.sprites.get(self.sprite, size=(side, side)), pygame.Rect(0, 0, side, side)
            place.midtop = (foot.centerx, foot.y + 6)
            if foot.height < LOW:
                place.midleft = (foot.x + 6, foot.centery)
            surface.blit(icon, icon.get_rect(center=place.center))
            foot = below
        block = self.media.theme.paragraph(
            self.text, foot.width - free, size, theme.BONE, True, "center", foot.height
        )
        surface.blit(block, block.get_rect(center=foot.center))

    def _tries(self, free: int) -> Iterator[tuple[int, int, pygame.Rect]]:
        """Sides of the icon, sizes of the name and its place, the best that fit first."""
        r, letters = self.rect, self.media.theme
        for most in (ICON if r.width >= NARROW and r.height >= LOW else SMALL_ICON, *LEAST_ICONS):
            side = min(most, r.height - 8)
            below = pygame.Rect(r.x, r.y + side + 6, r.width, r.height - side - 8)
            if r.height < LOW:
                below = pygame.Rect(r.x + side + 8, r.y, r.width - side - 8, r.height)
            for size in letters.smaller(self.size):
                lines = len(letters.wrap(self.text, size, below.width - free, True))
                if lines * letters.line_height(size) <= below.height + 6:
                    yield side, size, below
