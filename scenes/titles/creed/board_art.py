"""Pictures of the board at one size: sprites scaled to its squares, unit tiles with their numerals, plates."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme
from scenes.titles.creed.units import figures_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.media.media import Media
    from scenes.media.theme import Colour

CELL = 92
"""The natural width of sprites that fill a square, in logical pixels."""
TILE = 0.9
"""A tile's share of its square."""
NUMERALS_DOWN, APART = 29, 42
"""How far under a tile's middle its figures stand, and how far from each other."""
FIGURES = 20
"""How high figures are on tiles that are too small for large ones."""
MARK = 14
"""How large a name at the rim is at least inside its plate."""
GHOST, FAINT, OWN_FACE = 200, 150, 205
"""How much of a picture is seen, of 255: laid out, lifted, of an own tile over its back."""
HOP_OFF, HOP_ASIDE = 0.26, 0.14
"""How far an arrow between two squares keeps from their middles, and from the line between them: one back has room."""
FACE_UP, FACE_DOWN, OWN_DOWN, STAGED, OWN_STAGED_DOWN = "", "down", "own_down", "staged", "staged_down"
"""How a tile lies: known to all, hidden, hidden from enemies only, laid out but not sent, the same face-down."""
TONES: dict[str, Colour] = {
    "": theme.BONE, "removed": theme.GOOD, "stays": theme.BAD, "halts": theme.BAD, "unknown": theme.GOLD,
}  # fmt: skip
NO_RIMS: Mapping[str, str] = MappingProxyType({})


class CreedArt(board_art.BoardArt):
    """Everything at squares of `size` pixels. `rims`: nation -> the good that its tiles are rimmed with (C10.2)."""

    unit = CELL

    def __init__(self, media: Media, size: int, rims: Mapping[str, str] = NO_RIMS) -> None:
        super().__init__(media, size)
        self.rims = rims

    def tile(self, nation: str, unit: str, lies: str = FACE_UP, scale: float = 1.0) -> AnchoredPicture:
        """A unit's tile; `unit` "" or `lies` FACE_DOWN is the back."""
        return self.make(("tile", nation, unit, lies, scale), lambda: self._made_tile(nation, unit, lies, scale))

    def faint(self, name: str, picture: AnchoredPicture, alpha: int) -> AnchoredPicture:
        """A picture, named so, that lets through what lies under it."""
        return self.make(("faint", name, alpha), lambda: _faint(picture, alpha))

    def _made_tile(self, nation: str, unit: str, lies: str, scale: float) -> AnchoredPicture:
        face = "back" if not unit or lies == FACE_DOWN else TILES[unit].kind
        base = f"creed/unit/{face}_{nation}"
        plain = self.get(base, TILE * scale)
        back, rim = face == "back", self.rims.get(nation, "")
        if back and not rim:
            return plain
        key = ("creed tile", nation, "" if back else unit, "" if back else lies, rim, plain.surface.get_size())
        maker = partial(self._tile, nation, "" if back else unit, lies, scale, plain)
        return AnchoredPicture(self.media.sprites.made(key, maker), plain.ax, plain.ay)

    def _tile(self, nation: str, unit: str, lies: str, scale: float, plain: AnchoredPicture) -> pygame.Surface:
        out = plain.surface.copy()
        if nation in self.rims:
            rim = self.get(f"creed/rim/{self.rims[nation]}_{nation}", TILE * scale)
            out.blit(rim.surface, rim.at(plain.ax, plain.ay))
        down = unit and lies in (OWN_DOWN, OWN_STAGED_DOWN)
        if down:
            back = self.get(f"creed/unit/back_{nation}", TILE * scale)
            front, out = out, back.surface.copy()
            front.set_alpha(OWN_FACE if lies == OWN_DOWN else 255)
            out.blit(front, (back.ax - plain.ax, back.ay - plain.ay))
        if unit:
            self._numerals(out, unit, plain, scale)
        if down:
            mark = self.get("creed/facedown", 0.8 * scale)
            out.blit(mark.surface, (out.get_width() - mark.surface.get_width() - 2, 2))
        if lies in (STAGED, OWN_STAGED_DOWN):
            out.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def _numerals(self, out: pygame.Surface, unit: str, plain: AnchoredPicture, scale: float) -> None:
        words = self.numerals(unit, scale)
        out.blit(words.surface, words.at(plain.ax, plain.ay))

    def numerals(self, unit: str, scale: float = 1.0) -> AnchoredPicture:
        """The figures of a tile; the anchor is the middle of its face."""
        size = self.size * TILE * scale
        type_size = theme.BUTTON if size >= 84 else FIGURES
        words = figures_of(self.media, unit, round(APART * size / CELL), type_size)
        down = round(NUMERALS_DOWN * size / CELL)
        return AnchoredPicture(words, words.get_width() // 2, words.get_height() // 2 - down)

    def struck(self, name: str) -> AnchoredPicture:
        """A sign, crossed out."""
        return self.make(("struck", name), lambda: self._struck(self.get(name)))

    def _struck(self, picture: AnchoredPicture) -> AnchoredPicture:
        out = picture.surface.copy()
        box = out.get_bounding_rect().inflate(-4, -4)
        for width, colour in ((7, theme.INK), (4, theme.BAD)):
            pygame.draw.line(out, colour, box.bottomleft, box.topright, width)
        return picture._replace(surface=out)

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

    def mark(self, words: str) -> pygame.Surface:
        """What stands on the board's rim: a plate across it, so that no edge runs through the letters."""
        return self.media.sprites.made(("creed mark", words, self.media.theme.scale), lambda: self._mark(words))

    def _mark(self, words: str) -> pygame.Surface:
        line = self.media.theme.text(words, theme.SMALL, theme.BONE, True)
        body = line.subsurface(line.get_bounding_rect())
        out = pygame.Surface((max(body.get_width(), MARK) + 6, max(body.get_height(), MARK) + 8), pygame.SRCALPHA)
        pygame.draw.rect(out, theme.INK, out.get_rect(), 0, 6)
        pygame.draw.rect(out, theme.BRASS, out.get_rect(), 1, 6)
        out.blit(body, body.get_rect(center=out.get_rect().center))
        return out

    def hop(self, dx: int, dy: int, sure: bool) -> AnchoredPicture:
        """An arrow from the middle of a square to that of another; the anchor is its beginning. What would only follow
        (`sure` is false) is fainter."""
        return self.make(("hop", dx, dy, sure), lambda: self._hop(dx, dy, sure))

    def _hop(self, dx: int, dy: int, sure: bool) -> AnchoredPicture:
        pad, way = 20, pygame.Vector2(dx, dy).normalize()
        out = pygame.Surface((abs(dx) + 2 * pad, abs(dy) + 2 * pad), pygame.SRCALPHA)
        origin = pygame.Vector2(pad + max(0, -dx), pad + max(0, -dy))
        side, off = way.rotate(90), way.rotate(90) * self.size * HOP_ASIDE
        begin, tip = origin + off + way * self.size * HOP_OFF, origin + off + (dx, dy) - way * self.size * HOP_OFF
        neck = tip - way * 15
        head = [tip, neck + side * 10, neck - side * 10]
        pygame.draw.line(out, theme.INK, begin, neck, 9)
        pygame.draw.polygon(out, theme.INK, [tip + way * 4, neck - way * 2 + side * 14, neck - way * 2 - side * 14])
        pygame.draw.line(out, theme.GOLD, begin, neck, 5)
        pygame.draw.polygon(out, theme.GOLD, head)
        if not sure:
            out.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        return AnchoredPicture(out, round(origin.x), round(origin.y))

    def tint(self, colour: Colour, alpha: int) -> pygame.Surface:
        """A square of half-transparent colour."""
        return self.media.sprites.plain((self.size, self.size), (*colour, alpha))


def _faint(picture: AnchoredPicture, alpha: int) -> AnchoredPicture:
    out = picture.surface.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture._replace(surface=out)
