"""Pictures of the board at one size: sprites scaled to its squares, unit tiles with their numerals, plates."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.creed.content import TILES
from scenes.media import theme
from scenes.titles.creed.words import values_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.media.media import Media
    from scenes.media.theme import Colour

CELL = 92
"""The natural width of sprites that fill a square, in logical pixels."""
TILE = 0.9
"""A tile's share of its square."""
NUMERALS_DOWN = 30
GHOST, FAINT = 200, 150
FACE_UP, FACE_DOWN, OWN_DOWN, STAGED, OWN_STAGED_DOWN = "", "down", "own_down", "staged", "staged_down"
"""How a tile lies: known to all, hidden, hidden from enemies only, laid out but not sent, the same face-down."""
TONES: dict[str, Colour] = {
    "": theme.BONE, "removed": theme.GOOD, "stays": theme.BAD, "halts": theme.BAD, "unknown": theme.GOLD,
}  # fmt: skip
NO_RIMS: Mapping[str, str] = MappingProxyType({})
Pos = tuple[int, int]


class Piece(NamedTuple):
    """A picture and its anchor in it."""

    surface: pygame.Surface
    ax: int
    ay: int

    def at(self, x: float, y: float) -> Pos:
        """Where its upper left corner lies when its anchor is at a point."""
        return round(x) - self.ax, round(y) - self.ay


class Art:
    """Everything at squares of `side` pixels. Returned surfaces are shared: never draw on them. `rims`: nation -> the
    good that its tiles are rimmed with (C10.2)."""

    def __init__(self, media: Media, side: int, rims: Mapping[str, str] = NO_RIMS) -> None:
        self.media, self.side, self.rims = media, side, rims
        self._pieces: dict[tuple[str, float], Piece] = {}
        self._tiles: dict[tuple[str, str, str, float], Piece] = {}

    def piece(self, name: str, scale: float = 1.0) -> Piece:
        """A sprite in proportion to the squares. Raises SpriteMissingError."""
        found = self._pieces.get((name, scale))
        if found is None:
            sprites = self.media.sprites
            width = max(1, round(sprites.natural(name)[0] * scale * self.side / CELL))
            found = Piece(sprites.get(name, width=width), *sprites.anchor(name, width=width))
            self._pieces[name, scale] = found
        return found

    def faded(self, name: str, alpha: int, scale: float = 1.0) -> Piece:
        """A sprite that lets the ground through."""
        plain = self.piece(name, scale)
        return Piece(faded(self.media, ("creed", name, self.side, scale), plain.surface, alpha), plain.ax, plain.ay)

    def tile(self, nation: str, unit: str, lies: str = FACE_UP, scale: float = 1.0) -> Piece:
        """A unit's tile; `unit` "" or `lies` FACE_DOWN is the back."""
        key = (nation, unit, lies, scale)
        if key not in self._tiles:
            self._tiles[key] = self._made_tile(*key)
        return self._tiles[key]

    def _made_tile(self, nation: str, unit: str, lies: str, scale: float) -> Piece:
        base = (
            f"creed/unit/back_{nation}" if not unit or lies == FACE_DOWN else f"creed/unit/{TILES[unit].kind}_{nation}"
        )
        plain = self.piece(base, TILE * scale)
        back, rim = base.startswith("creed/unit/back_"), self.rims.get(nation, "")
        if back and not rim:
            return plain
        key = ("creed tile", nation, "" if back else unit, "" if back else lies, rim, plain.surface.get_size())
        maker = partial(self._tile, nation, "" if back else unit, lies, scale, plain)
        return Piece(self.media.sprites.made(key, maker), plain.ax, plain.ay)

    def _tile(self, nation: str, unit: str, lies: str, scale: float, plain: Piece) -> pygame.Surface:
        out = plain.surface.copy()
        if nation in self.rims:
            rim = self.piece(f"creed/rim/{self.rims[nation]}_{nation}", TILE * scale)
            out.blit(rim.surface, rim.at(plain.ax, plain.ay))
        if unit:
            self._numerals(out, unit, plain, scale)
        if unit and lies in (OWN_DOWN, OWN_STAGED_DOWN):
            back = self.piece(f"creed/unit/back_{nation}", TILE * scale)
            front, out = out, back.surface.copy()
            front.set_alpha(FAINT)
            out.blit(front, (back.ax - plain.ax, back.ay - plain.ay))
            mark = self.piece("creed/facedown", 0.8 * scale)
            out.blit(mark.surface, (out.get_width() - mark.surface.get_width() - 2, 2))
        if lies in (STAGED, OWN_STAGED_DOWN):
            out.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def _numerals(self, out: pygame.Surface, unit: str, plain: Piece, scale: float) -> None:
        words = self.numerals(unit, scale)
        out.blit(words.surface, words.at(plain.ax, plain.ay))

    def numerals(self, unit: str, scale: float = 1.0) -> Piece:
        """The figures of a tile; the anchor is the middle of its face."""
        size = self.side * TILE * scale
        type_size = theme.BUTTON if size >= 84 else theme.SMALL
        words = self.media.theme.text(values_of(TILES[unit]), type_size, theme.BONE, True, theme.INK)
        down = round(NUMERALS_DOWN * size / CELL)
        return Piece(words, words.get_width() // 2, words.get_height() // 2 - down)

    def plate(self, words: str, tone: str = "", icon: str = "") -> pygame.Surface:
        """A small dark plate with one line; the icon stands before it."""
        key = ("creed plate", words, tone, icon)
        return self.media.sprites.made(key, lambda: self._plate(words, tone, icon))

    def _plate(self, words: str, tone: str, icon: str) -> pygame.Surface:
        colour = TONES.get(tone, theme.BONE)
        line = self.media.theme.text(words, theme.SMALL, colour, True)
        picture = self.media.sprites.get(icon, size=(18, 18)) if icon else None
        wide = line.get_width() + (picture.get_width() + 4 if picture is not None and words else 0)
        wide += picture.get_width() if picture is not None and not words else 0
        out = pygame.Surface((max(24, wide + 12), 24), pygame.SRCALPHA)
        pygame.draw.rect(out, (*theme.INK, 236), out.get_rect(), border_radius=8)
        pygame.draw.rect(out, colour, out.get_rect(), 2, border_radius=8)
        x = (out.get_width() - wide) // 2
        if picture is not None:
            out.blit(picture, picture.get_rect(midleft=(x, 12)))
            x += picture.get_width() + 4
        out.blit(line, line.get_rect(midleft=(x, 11)))
        return out

    def tint(self, colour: Colour, alpha: int) -> pygame.Surface:
        """A square of half-transparent colour."""
        return self.media.sprites.plain((self.side, self.side), (*colour, alpha))


def faded(media: Media, key: tuple[object, ...], picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A picture that lets through what lies under it; `key` names the picture."""

    def draw() -> pygame.Surface:
        out = picture.copy()
        out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return media.sprites.made(("faded", *key, alpha), draw)
