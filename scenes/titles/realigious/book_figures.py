"""Pictures of Realigious' rulebook, drawn with the board's own sprites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from scenes.kit.rulebook import FIGURE_WIDTH, Drawing, Figure
from scenes.media import theme
from scenes.titles.realigious.tiles_art import RealigiousArt
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from scenes.media.media import Media

RADIUS = 36
Hex = tuple[int, int]
RING: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours in axial coordinates."""


class Hexes(Drawing[RealigiousArt]):
    """A few tiles of the board around a middle."""

    def __init__(self, media: Media, height: int, radius: int = RADIUS, middle: tuple[int, int] | None = None) -> None:
        super().__init__(RealigiousArt(media, radius), (FIGURE_WIDTH, height))
        self.radius, self.middle = radius, middle or (FIGURE_WIDTH // 2, height // 2 - 8)

    def at(self, place: Hex) -> tuple[int, int]:
        """The middle of a tile in pixels."""
        q, r = place
        return (round(self.middle[0] + self.radius * 1.732 * (q + r / 2)),
                round(self.middle[1] + self.radius * 1.5 * r))  # fmt: skip

    def put(self, name: str, place: Hex, variant: str = "", scale: float = 1.0) -> None:
        """A sprite on a tile."""
        self.draw(self.art.get(name, scale, variant), self.at(place))

    def tiles(self, places: Iterable[Hex], terrain: str = "grass", variant: str = "") -> None:
        """Ground, from the back to the front."""
        for place in sorted(places, key=lambda hex_: (hex_[1], hex_[0])):
            self.put(f"realigious/terrain/{terrain}_{(place[0] + 2 * place[1]) % 4}", place, variant)

    def arrow(self, start: Hex, end: Hex) -> None:
        """From tile to tile."""
        a, b = pygame.Vector2(self.at(start)), pygame.Vector2(self.at(end))
        way = (b - a).normalize()
        a, b = a + way * self.radius * 0.5, b - way * self.radius * 0.3
        side = way.rotate(90)
        pygame.draw.line(self.surface, theme.INK, a, b, 9)
        pygame.draw.line(self.surface, theme.GOLD, a, b, 5)
        pygame.draw.polygon(self.surface, theme.GOLD, [b + way * 10, b - way * 8 + side * 11, b - way * 8 - side * 11])


def board(media: Media) -> pygame.Surface:
    """A corner of a region: a piece, own and other tiles."""
    out = Hexes(media, 250, 40)
    places: list[Hex] = [(0, 0), *RING]
    out.tiles(places)
    out.put("realigious/structure/house", (1, 0))
    out.put("realigious/structure/forest_grass", (0, -1))
    out.put("realigious/structure/church_christian", (-1, 1))
    for place in ((0, 0), (-1, 0)):
        out.put("realigious/border/0", place)
    out.put("realigious/border/1", (1, 0))
    out.put("realigious/piece/cleric_0", (0, 0))
    out.put("realigious/piece/explorer_1", (1, 0))
    return out.surface


def move(media: Media) -> pygame.Surface:
    """R6.1. Up to six neighbours, water excepted."""
    out = Hexes(media, 236, 38)
    out.tiles([(0, 0), *(place for place in RING if place != (-1, 0))])
    out.tiles([(-1, 0)], "water")
    for place in RING:
        out.put("realigious/border/blocked" if place == (-1, 0) else "realigious/border/legal", place)
    out.put("realigious/piece/cleric_0", (0, 0))
    return out.surface


def advance(media: Media) -> pygame.Surface:
    """R6.4. Two tiles in one direction; only the second one is contacted."""
    out = Hexes(media, 150, 40, (FIGURE_WIDTH // 2 - 70, 62))
    out.tiles([(0, 0), (1, 0), (2, 0)])
    out.put("realigious/border/legal", (2, 0))
    out.put("realigious/piece/explorer_0", (0, 0))
    out.arrow((0, 0), (2, 0))
    out.write(media.t("realigious.rules.advance"), (FIGURE_WIDTH // 2, 136))
    return out.surface


def knowledge(media: Media) -> pygame.Surface:
    """R12.4. Revealed around the piece, adjacent next to that, then the unknown."""
    out = Hexes(media, 250, 30, (96, 92))
    near = {(0, 0), *RING}
    far = {(a[0] + b[0], a[1] + b[1]) for a in near for b in RING} - near
    dark = {(2, 1), (3, -1), (3, -2), (3, 0), (1, 2), (4, -2)} - near - far
    seen = [place for place in far if place[0] + place[1] / 2 > -1.6]
    out.tiles(near)
    out.tiles(seen, variant="pale")
    for place in sorted(dark, key=lambda hex_: hex_[1]):
        out.put("realigious/mark/unknown_0", place)
    out.put("realigious/piece/fortune_teller_0", (0, 0))
    out.write(media.t("realigious.rules.knowledge"), (FIGURE_WIDTH // 2, 236))
    return out.surface


def hand(media: Media) -> pygame.Surface:
    """R5.4. Deck, places 1 to 3, graveyard."""
    out = pygame.Surface((FIGURE_WIDTH, 152), pygame.SRCALPHA)
    pen, high, step = Pen(out, media), 92, 80
    names = ("card/back", "hand/expansion", "hand/unity", "hand/sacrifice")
    for i, (name, key) in enumerate(zip(names, ("deck", "hand_1", "hand_2", "hand_3"), strict=True)):
        pen.put(media.sprites.get(f"realigious/{name}", height=high), topleft=(i * step + (6 if i else 0), 0))
        at = (i * step + (42 if i else 36), high + 4)
        pen.line(media.t(f"realigious.rules.{key}"), step, theme.SMALL, theme.GOLD, True, midtop=at)
    words = media.t("realigious.rules.hand")
    pen.line(words, FIGURE_WIDTH, theme.SMALL, theme.DIM, midtop=(FIGURE_WIDTH // 2, high + 32))
    return out


def victories(media: Media) -> pygame.Surface:
    """R2.1-R2.4. The four ways to win."""
    out = pygame.Surface((FIGURE_WIDTH, 4 * 58), pygame.SRCALPHA)
    pen = Pen(out, media)
    for i, kind in enumerate(("religious", "social", "mystic", "survival")):
        pen.icon(f"realigious/victory/{kind}", 50, center=(30, i * 58 + 28))
        pen.line(media.t(f"realigious.rules.win.{kind}"), FIGURE_WIDTH - 72, 20, midleft=(68, i * 58 + 28))
    return out


def combat(media: Media) -> pygame.Surface:
    """R10.1. A piece on another player's tile."""
    out = Hexes(media, 168, 46, (FIGURE_WIDTH // 2 - 40, 84))
    out.tiles([(0, 0), (1, 0)])
    out.put("realigious/border/0", (0, 0))
    out.put("realigious/border/1", (1, 0))
    out.put("realigious/structure/building", (1, 0), scale=0.9)
    out.put("realigious/piece/businessperson_0", (0, 0))
    out.arrow((0, 0), (1, 0))
    return out.surface


def relics(media: Media) -> pygame.Surface:
    """R15.1. The four seals."""
    out = pygame.Surface((FIGURE_WIDTH, 84), pygame.SRCALPHA)
    for i, god in enumerate(("zog_malomos", "sekrazade", "giyechin", "abukaros")):
        Pen(out, media).icon(f"realigious/seal/{god}", 74, center=(40 + i * 81, 40))
    return out


FIGURES = {
    "board": Figure(250, board),
    "move": Figure(236, move),
    "advance": Figure(150, advance),
    "knowledge": Figure(250, knowledge),
    "hand": Figure(152, hand),
    "victories": Figure(232, victories),
    "combat": Figure(168, combat),
    "relics": Figure(84, relics),
}
