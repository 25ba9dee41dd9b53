"""Who plays together, in the column of the seats: a plate for each side behind its cards, under its banner (C5.1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.table.ending_words import together
from scenes.widgets.base import Widget, WidgetParent

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.room.places import RoomPlaces
    from scenes.room.setup import RoomSetup

RIMS = (theme.TEAL, theme.BRASS_LIGHT)
GROUNDS = ((24, 52, 60), (62, 44, 74))
CLOTHS = ((34, 112, 122), (116, 74, 132))
"""The colours of two sides: rim, head and banner."""
BANNER, FINE = (34, 46), 4
"""How large a banner is, and how much larger it is painted."""


class TeamPlate(Widget):
    """Behind the cards of one side. Its banner bears as many bars as the side's number; beside it stand the names."""

    def __init__(self, parent: WidgetParent, rect: pygame.Rect, head: int, setup: RoomSetup, side: int) -> None:
        names = setup.names_of_side(side)
        words = setup.media.t("room.words.side", n=side + 1)
        self.side, self.head, self.words = side, head, words
        self.names = together(setup.media, names) if names else ""
        super().__init__(parent, rect, name=f"side.{side}", spoken=": ".join(filter(None, (words, self.names))))

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing can be done with it."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, rim, banner, the side's number and names."""
        media, rect, rim = self.media, self.rect, RIMS[self.side % len(RIMS)]
        surface.blit(*media.sprites.shadow(rect))
        media.sprites.draw_nine(surface, "nine/plate", rect)
        pygame.draw.rect(surface, GROUNDS[self.side % len(GROUNDS)], (*rect.topleft, rect.width, self.head + 8), 0, 12)
        pygame.draw.rect(surface, rim, rect, 3, 12)
        x, middle = rect.x + 16, rect.y + self.head // 2 + 3
        surface.blit(banner(media, self.side), (x, rect.y - 7))
        x += BANNER[0] + 14
        line = media.theme.line(self.words, rect.width // 3, theme.BODY, theme.BONE, True, height=self.head)
        place = surface.blit(line, line.get_rect(midleft=(x, middle)))
        room = rect.right - 20 - place.right - 16
        line = media.theme.line(self.names, room, theme.SMALL, theme.BONE, height=self.head)
        surface.blit(line, line.get_rect(midleft=(place.right + 16, middle)))


class TeamSign(Widget):
    """The banner of a side alone, hung from the top edge of a seat's plate."""

    def __init__(self, parent: WidgetParent, right: int, top: int, setup: RoomSetup, side: int) -> None:
        self.side, words = side, setup.media.t("room.words.side", n=side + 1)
        super().__init__(parent, (right - BANNER[0], top, *BANNER), name=f"side.{side}", tip=words, spoken=words)

    def draw(self, surface: pygame.Surface) -> None:
        """The cloth."""
        surface.blit(banner(self.media, self.side), self.rect)


def lay_teams(parent: WidgetParent, places: RoomPlaces, setup: RoomSetup) -> dict[int, pygame.Rect]:
    """Puts a plate for each side there, if nations are allied; where each seat's card stands, in the order in which
    they stand one below the other."""
    groups, count = setup.teams(), setup.count
    if not groups:
        return {seat: places.seat(seat, count) for seat in range(count)}
    plates, cards = places.teams([len(seats) for seats in groups])
    for side, plate in enumerate(plates):
        TeamPlate(parent, plate, places.team_head, setup, side)
    return {seat: card for seats, rects in zip(groups, cards, strict=True)
            for seat, card in zip(seats, rects, strict=True)}  # fmt: skip


def banner(media: Media, side: int) -> pygame.Surface:
    """The sign of a side: cloth with two tails, as many bars on it as its number."""
    return media.sprites.made(("team", side), partial(_painted, side))


def _painted(side: int) -> pygame.Surface:
    wide, high = BANNER[0] * FINE, BANNER[1] * FINE
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    cloth, rim = CLOTHS[side % len(CLOTHS)], RIMS[side % len(RIMS)]
    edge, notch = 2 * FINE, 10 * FINE
    shape = [(edge, 0), (wide - edge, 0), (wide - edge, high - edge), (wide // 2, high - notch), (edge, high - edge)]
    pygame.draw.polygon(picture, cloth, shape)
    for y in range(high):  # the light falls from above
        shade = 255 - 110 * y // high
        picture.fill((shade, shade, shade, 255), (0, y, wide, 1), pygame.BLEND_RGBA_MULT)
    pygame.draw.polygon(picture, rim, shape, edge)
    pygame.draw.rect(picture, rim, (0, 0, wide, 5 * FINE), 0, 2 * FINE)
    bar, apart = 5 * FINE, 4 * FINE
    left = (wide - (side + 1) * bar - side * apart) // 2
    for i in range(side + 1):
        pygame.draw.rect(picture, theme.BONE, (left + i * (bar + apart), 11 * FINE, bar, 20 * FINE), 0, FINE)
    return pygame.transform.smoothscale(picture, BANNER)
