"""Realigious in the shop: backs of cards, a corner of the board, figures on the bases of the seats, the dial."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.goods_look import GoodsLook
from scenes.media import theme

if TYPE_CHECKING:
    from scenes.media.media import Media

PAINTED_RADIUS, ROOT3 = 128, 1.732
DIAL, ROLLED = 400, 37
BOARD = ("hfwdm.", "wdcfhs", "fhwdgf", "dmfwhd", "sfdhfw", "hwgdmf")
"""A corner of a board, a letter for each tile."""
LAND = {
    "h": ("grass_0", "house"), "f": ("grass_1", "forest_grass"), "w": ("water_1", ""), "d": ("dirt_0", ""),
    "m": ("stone_0", "mountain_stone"), "c": ("grass_2", "church_islamic"), "s": ("stone_2", "office"),
    "g": ("grass_3", "building"), ".": ("grass_2", ""),
}  # fmt: skip
SPOTS = ((0, 0, "grass_1"), (1, 0, "stone_1"), (2, 0, "dirt_1"), (0.5, 1, "sand_1"), (1.5, 1, "grass_2"))
FIGURES = {0: "cleric", 1: "explorer", 3: "fortune_teller", 4: "businessperson"}
"""Figures by their spots; the third spot is left to another title's piece."""


def _table(media: Media, out: pygame.Surface, _good: str) -> None:
    radius, origin = 46, (330, 170)
    wide = radius * ROOT3
    places = {
        (round(origin[0] + (column + row % 2 / 2) * wide), round(origin[1] + row * radius * 1.5)): LAND[letter]
        for row, letters in enumerate(BOARD)
        for column, letter in enumerate(letters)
    }
    for middle in places:
        _sprite(media, out, "terrain/shadow", middle, radius)
    for middle, (terrain, standing) in places.items():
        _sprite(media, out, f"terrain/{terrain}", middle, radius)
        if standing:
            _sprite(media, out, f"structure/{standing}", middle, radius)


def _piece(media: Media, out: pygame.Surface, good: str) -> None:
    radius, width = 108, out.get_width()
    wide = radius * ROOT3
    left, top = round(width / 2 - wide), 176
    middles = [(round(left + x * wide), round(top + y * radius * 1.5)) for x, y, _ in SPOTS]
    for middle in middles:
        _sprite(media, out, "terrain/shadow", middle, radius)
    for middle, (_, _, terrain) in zip(middles, SPOTS, strict=True):
        _sprite(media, out, f"terrain/{terrain}", middle, radius)
    for seat, (spot, figure) in enumerate(FIGURES.items()):
        x, y = middles[spot]
        material = f"{good}/" if good else ""
        _sprite(media, out, f"piece/{material}{figure}_{seat}", (x, y + round(0.42 * radius)), radius)


def die_part(good: str, part: str) -> str:
    """The sprite of a dial or its needle; `good`: what it is made of, "" for what everybody has."""
    return f"realigious/dice/{good}/{part}" if good else f"realigious/dice/{part}"


def _die(media: Media, out: pygame.Surface, good: str) -> None:
    """The dial after a roll of 37, the needle at it."""
    middle = (out.get_width() // 2, out.get_height() // 2 - 6)
    name = die_part(good, "dial")
    x, y = media.sprites.anchor(name, width=DIAL)
    out.blit(media.sprites.get(name, width=DIAL), (middle[0] - x, middle[1] - y))
    plain = media.sprites.get(die_part(good, "needle"), width=round(DIAL * 42 / 330))
    angle, reach = ROLLED * 3.6, DIAL * 111 / 330
    needle = pygame.transform.rotozoom(plain, -angle, 1.0)
    at = (middle[0] + reach * sin(radians(angle)), middle[1] - reach * cos(radians(angle)))
    out.blit(needle, needle.get_rect(center=at))
    number = media.theme.text(str(ROLLED), 72, theme.BONE, True)
    out.blit(number, number.get_rect(center=middle))


def _sprite(media: Media, out: pygame.Surface, name: str, middle: tuple[int, int], radius: int) -> None:
    """A sprite of the board for tiles of a radius."""
    name = f"realigious/{name}"
    width = max(1, round(media.sprites.natural(name)[0] * 2 * radius / PAINTED_RADIUS))
    x, y = media.sprites.anchor(name, width=width)
    out.blit(media.sprites.get(name, width=width), (middle[0] - x, middle[1] - y))


GOODS = GoodsLook(
    plain={
        "back": "realigious/card/back", "piece": "realigious/piece/cleric_0",
        "die": "realigious/dice/dial",
        "table": "realigious/backdrops/temperate", "result": "realigious/results/win_social",
    },
    bought={"piece": "realigious/piece/{}/cleric_0", "die": "realigious/dice/{}/dial"},
    previews={"table": _table, "piece": _piece, "die": _die},
)  # fmt: skip
