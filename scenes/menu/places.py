"""Where everything of the main menu stands: at the source's sizes (C3.1), larger with larger letters (C10.3)."""

from __future__ import annotations

import pygame

POSTER, PLATE = (272, 430), 420
"""A poster, and the least width of the plate that tells about the chosen game."""
MARK, MARK_APART = 64, 24
"""How high the game's wordmark on a poster may be, and by how much narrower than the poster it is."""
WIDE_PLATE = 560
"""The same as long as up to three games leave room for it."""
SIDE, CARD, CORNER = 200, (440, 122), 92
"""The buttons at the left, the player's card, the buttons of the head."""
LEFT, WIDE, TOP = 324, 1332, 208
"""Of shelf and start panel; the shelf's top."""
COUNTS, STORED = 448, 276
"""The widths that the numbers of players share, and that of Continue."""
PAD, APART = 32, 24
BANNERS = 612
"""Where the first of the painted banners hangs; nothing of the head stands over them."""
MIDDLE = 990
"""Of the program's name, as long as the head has room for it there."""


class MenuPlaces:
    """The rectangles of a menu whose letters are set at `scale` percent; smaller ones leave it as it is."""

    def __init__(self, scale: int) -> None:
        self.scale = max(100, scale)
        self.more = (self.scale - 100) / 30
        """How far it is on the way to 130 %."""

    def px(self, length: int) -> int:
        """How long something is that has this length at 100 %."""
        return length * self.scale // 100

    def between(self, small: int, large: int) -> int:
        """A length that is given at 100 % and at 130 %."""
        return round(small + (large - small) * self.more)

    # --- the head

    @property
    def card(self) -> pygame.Rect:
        """The player's: no wider with larger letters, so that the banners hang free behind what follows."""
        left = self.side(0).left
        wide = BANNERS - 8 - self.px(CORNER) - 12 - left
        return pygame.Rect(left, self.between(40, 20), min(CARD[0], wide), self.px(CARD[1]))

    @property
    def record(self) -> pygame.Rect:
        """Beside it."""
        side = self.px(CORNER)
        return pygame.Rect(self.card.right + 12, self.card.centery - side // 2, side, side)

    def corner(self, place: int) -> pygame.Rect:
        """One of the three at the right."""
        side = self.px(CORNER)
        right = self.between(1864, 1880)
        return pygame.Rect(right - (3 - place) * side - (2 - place) * 12, self.between(44, 32), side, side)

    @property
    def name_room(self) -> int:
        """How wide the program's name may be in the middle between them."""
        return 2 * (MIDDLE - self.record.right - 24)

    def name(self, size: tuple[int, int]) -> pygame.Rect:
        """The program's name in the middle."""
        return pygame.Rect((0, 0), size).move_to(midtop=(MIDDLE, 18))

    # --- the body

    def side(self, place: int) -> pygame.Rect:
        """Traits, shop, community."""
        side = self.px(SIDE)
        return pygame.Rect(min(60, LEFT - APART - side), TOP + place * (side + APART), side, side)

    @property
    def start(self) -> pygame.Rect:
        """The panel of the tabs."""
        high = 2 * PAD + 24 + self.px(60) + self.px(36) + self.px(120)
        bottom = self.between(980, 1028)
        return pygame.Rect(LEFT, bottom - high, WIDE, high)

    @property
    def shelf(self) -> pygame.Rect:
        """The posters and the plate."""
        return pygame.Rect(LEFT, TOP, WIDE, min(POSTER[1], self.start.top - APART - TOP))

    def posters(self, games: int, chosen: int) -> list[pygame.Rect]:
        """Where the posters of so many games stand, and last the plate about the chosen one. Where all of them would
        leave too little room for the plate, those that are not chosen are narrower.
        """
        gap = 24 if games <= 3 else 16
        shelf = self.shelf
        plate = PLATE if games > 3 else WIDE_PLATE
        narrow = (shelf.width - plate - POSTER[0] - games * gap) // max(1, games - 1)
        places, x = [], shelf.x
        for game in range(games):
            width = POSTER[0] if game == chosen else min(narrow, POSTER[0])
            places.append(pygame.Rect(x, shelf.y, width, shelf.height))
            x += width + gap
        return [*places, pygame.Rect(x, shelf.y, shelf.right - x, shelf.height)]

    @property
    def stored(self) -> pygame.Rect:
        """Continue, saves and replays."""
        area, wide = self.start, self.between(STORED, 330)
        return pygame.Rect(area.right - PAD - wide, area.y + 24, wide, area.height - 24 - PAD)

    @property
    def tabs(self) -> pygame.Rect:
        """The three ways into a match."""
        area = self.start
        right = self.stored.left - self.between(34, 24)
        return pygame.Rect(area.x + PAD, area.y + 24, right - area.x - PAD, self.px(60))

    @property
    def way(self) -> pygame.Rect:
        """What begins a match in the chosen way."""
        area, tabs = self.start, self.tabs
        left = area.x + PAD + COUNTS + 10
        high = self.px(120)
        return pygame.Rect(left, area.bottom - PAD - high, tabs.right - left, high)

    @property
    def line(self) -> pygame.Rect:
        """The words above it."""
        way = self.way
        return pygame.Rect(way.x, way.y - 10 - self.px(36), way.width, self.px(36))

    def count(self, place: int, counts: int) -> pygame.Rect:
        """A number of players."""
        step = min(self.px(136), COUNTS // counts)
        way = self.way
        return pygame.Rect(self.start.x + PAD + place * step, way.y, step - 16, way.height)

    @property
    def counts_line(self) -> pygame.Rect:
        """The words above them."""
        return self.line.move_to(x=self.start.x + PAD + 2)

    @property
    def hint(self) -> pygame.Rect:
        """The keys, at the foot."""
        return pygame.Rect(LEFT, self.between(1020, 1034), WIDE, 36)
