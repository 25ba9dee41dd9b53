"""Pictures of Vermilion's board at one size: sprites in proportion to its tiles, units with all that is read on them,
marks on tiles in their shape.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme
from scenes.titles.vermilion.space import shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.titles.vermilion.pieces import StandingUnit

TILE = 72
"""The natural step of the tiles in the sprites, in logical pixels."""
FINE = 3  # marks are painted larger and scaled down once
INK = (18, 8, 10)
FULL_BAR, LOW_BAR, FOE_BAR = (74, 138, 62), (196, 116, 30), (178, 40, 34)
ZONES = {"blue": (92, 142, 232), "green": (92, 190, 104), "red": (236, 84, 70), "yellow": (250, 206, 84)}
MARKS: dict[str, tuple[theme.Colour, int, float]] = {
    "legal": ((255, 214, 110), 52, 0.055), "target": ((255, 92, 66), 60, 0.07), "hover": ((255, 250, 236), 40, 0.06),
    "selected": ((255, 250, 236), 60, 0.075), "last": ((246, 226, 180), 20, 0.03), "lit": ((206, 170, 110), 22, 0.03),
    "danger": ((255, 92, 66), 26, 0.0), "block": ((255, 120, 90), 70, 0.08), "way": ((255, 236, 190), 60, 0.05),
    "wish": ((120, 226, 236), 34, 0.1),
}  # fmt: skip
"""Colour, alpha of the filling, width of the rim in steps."""
TARGET, WAY = "target", "way"
Point = tuple[float, float]
Layer = tuple[pygame.Surface, pygame.Rect]


class BoneArt(board_art.BoardArt):
    """Everything at tiles of `size` pixels from middle to middle."""

    unit = TILE

    @property
    def letters(self) -> int:
        """The size of figures on the board."""
        return max(self.media.theme.least, round(0.27 * self.size))

    # ---------------------------------------------------------------- tiles
    def mark(self, name: str, muscle: bool) -> AnchoredPicture:
        """A mark in the shape of a tile: a target has its corners cut in, a way is dotted."""
        return self.make(("mark", name, muscle), lambda: self._mark(name, muscle))

    def _mark(self, name: str, muscle: bool) -> AnchoredPicture:
        colour, alpha, rim = MARKS[name]
        scale = self.size * FINE
        half = round(scale * 0.72)
        out = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        inset = 0.9 if muscle else 1.0
        points = [(half + x * inset, half + y * inset) for x, y in shape(0, 0 if muscle else 1, scale)]
        pygame.draw.polygon(out, (*colour, alpha), points)
        if rim:
            pygame.draw.polygon(out, INK, points, max(FINE, round((rim + 0.03) * scale)))
            pygame.draw.polygon(out, colour, points, max(FINE, round(rim * scale)))
        if name == TARGET:
            self._notches(out, half, scale * (0.5 if muscle else 0.3), colour)
        small = pygame.transform.smoothscale(out, (2 * half // FINE, 2 * half // FINE))
        return AnchoredPicture(small, half // FINE, half // FINE)

    def _notches(self, out: pygame.Surface, half: int, reach: float, colour: theme.Colour) -> None:
        """Four wedges that point inward: a target is told without its colour."""
        for k in range(4):
            tip = pygame.Vector2(0, -reach * 0.62).rotate(90 * k)
            foot = [pygame.Vector2(dx * reach * 0.2, -reach * 1.02).rotate(90 * k) for dx in (-1, 1)]
            pygame.draw.polygon(out, INK, [(half + p.x * 1.04, half + p.y * 1.04) for p in (tip * 0.9, *foot)])
            pygame.draw.polygon(out, colour, [(half + p.x, half + p.y) for p in (tip, *foot)])

    def figure(self, words: str, colour: theme.Colour = theme.BONE) -> AnchoredPicture:
        """A number on a small dark plate."""
        return self.make(("figure", words, colour), lambda: self._figure(words, colour))

    def _figure(self, words: str, colour: theme.Colour) -> AnchoredPicture:
        text = self.media.theme.text(words, self.letters, colour, True)
        wide, high = max(text.get_width() + 10, text.get_height()), text.get_height() + 2
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(out, (*INK, 214), out.get_rect(), 0, high // 2)
        out.blit(text, text.get_rect(center=out.get_rect().center))
        return AnchoredPicture(out, wide // 2, high // 2)

    def omen(self, zone: str, words: str, more: str) -> AnchoredPicture:
        """A dark plate with a zone, its chance and what it would do; "dies" for a blow that kills."""
        return self.make(("omen", zone, words, more), lambda: self._omen(zone, words, more))

    def _omen(self, zone: str, words: str, more: str) -> AnchoredPicture:
        parts = [self.media.theme.text(words, self.letters, theme.BONE, True)]
        parts += [self.media.theme.text(more, self.letters, (255, 120, 90), True)] if more else []
        high = parts[0].get_height() + 4
        if zone:
            name = "vermilion/corpse" if zone == "dies" else f"vermilion/zone/{zone}"
            parts.insert(0, self.media.sprites.get(name, height=high - 6))
        wide = sum(part.get_width() + 5 for part in parts) + 9
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(out, (*INK, 226), out.get_rect(), 0, high // 2)
        x = 7
        for part in parts:
            x = out.blit(part, part.get_rect(midleft=(x, high // 2))).right + 5
        return AnchoredPicture(out, wide // 2, high // 2)

    def wish(self, icon: str, name: str) -> AnchoredPicture:
        """A light plate with what is asked and by whom; a long name ends early. Without a name it is a disc."""
        return self.make(("wish", icon, name), lambda: self._wish(icon, name))

    def _wish(self, icon: str, name: str) -> AnchoredPicture:
        letters = self.media.theme
        words = letters.line(name, round(2.4 * self.size), self.letters, INK, True)
        high = words.get_height() + 4
        sign = self.media.sprites.get(icon, height=high - 4)
        wide = sign.get_width() + (words.get_width() + 21 if name else 10)
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(out, (*MARKS["wish"][0], 240), out.get_rect(), 0, high // 2)
        pygame.draw.rect(out, (*INK, 255), out.get_rect(), 2, high // 2)
        disc = pygame.Rect(2, 2, sign.get_width() + 6, high - 4)
        pygame.draw.rect(out, (*INK, 235), disc, 0, high // 2)
        out.blit(sign, sign.get_rect(center=disc.center))
        if name:
            out.blit(words, words.get_rect(midleft=(disc.right + 4, high // 2)))
        return AnchoredPicture(out, wide // 2, high // 2)

    def wing(self, quarter: int) -> AnchoredPicture:
        """A wing of a big wall: towards the lower right, turned by quarters clockwise."""
        return self.make(("wing", quarter), lambda: self._wing(quarter))

    def _wing(self, quarter: int) -> AnchoredPicture:
        plain = self.get("vermilion/wing")
        ax, ay = plain.ax, plain.ay
        wide, high = plain.surface.get_size()
        for _ in range(quarter):
            ax, ay, wide, high = high - ay, ax, high, wide
        return AnchoredPicture(pygame.transform.rotate(plain.surface, -90 * quarter), ax, ay)

    # ---------------------------------------------------------------- lines
    def route(self, points: Sequence[Point], style: str, strong: bool) -> AnchoredPicture:
        """A line over tiles with an arrow's head, its anchor at the board's first tile. Styles: "way" is dotted,
        "melee" a solid line, "far" a dashed one, "clear" and "blocked" lines of sight.
        """
        return self.make(("route", tuple(points), style, strong), lambda: self._route(points, style, strong))

    def _route(self, points: Sequence[Point], style: str, strong: bool) -> AnchoredPicture:
        colour = {"way": (255, 226, 160), "clear": (150, 226, 150), "wagon": (246, 206, 110)}.get(style, (255, 96, 70))
        pad = round(self.size * 0.4)
        left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
        wide, high = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
        out = pygame.Surface((round(wide * 2), round(high * 2)), pygame.SRCALPHA)
        laid = [pygame.Vector2((x - left) * 2, (y - top) * 2) for x, y in points]
        width = max(5, round(self.size * (0.24 if strong else 0.16)))
        alpha = 255 if strong else 215
        for ink, more in ((INK, 6), (colour, 0)):
            _stroke(out, laid, (*ink, alpha), width + more, style)
        small = pygame.transform.smoothscale(out, (max(1, round(wide)), max(1, round(high))))
        return AnchoredPicture(small, -round(left), -round(top))

    # ---------------------------------------------------------------- units
    def unit_of(self, piece: StandingUnit) -> AnchoredPicture:
        """A unit with all that is told of it; its anchor is the middle of its tile."""
        return self.make(("unit", piece._replace(tile="", ref="")),
                         lambda: _laid([*self._figure_layers(piece), *self._badge_layers(piece)]))  # fmt: skip

    def figure_of(self, piece: StandingUnit) -> AnchoredPicture:
        """A unit on its ring."""
        return self.make(("body", piece.base, piece.sprite), lambda: _laid(self._figure_layers(piece)))

    def badges_of(self, piece: StandingUnit) -> AnchoredPicture:
        """Bar, number, tokens and marks of a unit."""
        return self.make(("badges", piece._replace(tile="", ref="")), lambda: _laid(self._badge_layers(piece)))

    def _figure_layers(self, piece: StandingUnit) -> list[Layer]:
        body = _layer(self.get(piece.sprite, 0.9), 0, (0.2 if piece.base else 0.0) * self.size)
        return [_layer(self.get(piece.base, 0.9), 0, 0.2 * self.size), body] if piece.base else [body]

    def _badge_layers(self, piece: StandingUnit) -> list[Layer]:
        size, bar = self.size, self._bar(piece)
        top = min(-0.45 * size, 0.2 * size - self.get(piece.sprite, 0.9).ay) if piece.base else -0.5 * size
        y = max(top, -0.62 * size)
        layers = [_layer(bar, 0, 0.47 * size)]
        if piece.odds:
            chances = self._odds(piece.odds)
            lower = (bar.surface.get_height() + chances.surface.get_height()) / 2 - 1
            layers.append(_layer(chances, 0, 0.47 * size - lower))
        if piece.number:
            layers.append(_layer(self._number(piece.number), -0.4 * size, y))
        if piece.zone:
            layers.append(_layer(self.get(f"vermilion/zone/{piece.zone}", 0.5), -0.4 * size, y + 0.36 * size))
        for name, count in zip(("threat", "calm"), piece.tokens, strict=True):
            if count:
                layers.append(_layer(self._token(name, count), 0.42 * size, y))
                y += 0.32 * size
        for i, name in enumerate(piece.marks):
            layers.append(_layer(self.get(f"vermilion/state/{name}", 0.5), (-0.36 + 0.3 * i) * size, 0.24 * size))
        if piece.shield:
            shield = self._count("vermilion/state/shielded", piece.shield, 0.55)
            layers.append(_layer(shield, 0.42 * size, 0.18 * size))
        return layers

    def _bar(self, piece: StandingUnit) -> AnchoredPicture:
        """HP as a bar with its number in it, no wider than the tile of the unit."""
        hp, most = piece.bar
        text = self.media.theme.text(str(hp), self.letters, theme.BONE, True, shadow=True)
        wide, high = max(round(0.64 * self.size), text.get_width() + 8), max(8, text.get_height() - 4)
        out = pygame.Surface((wide, max(high, text.get_height())), pygame.SRCALPHA)
        place = pygame.Rect(0, (out.get_height() - high) // 2, wide, high)
        pygame.draw.rect(out, (*INK, 240), place, 0, high // 2)
        share = min(1.0, max(0.0, hp / most)) if most else 0.0
        inside = place.inflate(-4, -4)
        own = LOW_BAR if share <= 0.4 else FULL_BAR
        filled = pygame.Surface(inside.size, pygame.SRCALPHA)
        pygame.draw.rect(filled, FOE_BAR if piece.number else own, filled.get_rect(), 0, inside.height // 2)
        out.blit(filled, inside, pygame.Rect(0, 0, max(2, round(inside.width * share)), inside.height))
        out.blit(text, text.get_rect(center=place.center))
        return AnchoredPicture(out, wide // 2, out.get_height() // 2)

    def _odds(self, odds: tuple[tuple[str, int], ...]) -> AnchoredPicture:
        """The chances of the next roll: one part for each zone, as long as it is probable, in the order of the bar."""
        wide, high = round(0.64 * self.size), max(7, round(0.1 * self.size))
        out = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.rect(out, (*INK, 240), out.get_rect(), 0, 3)
        x, room = 2, wide - 4
        whole = sum(count for _, count in odds)
        done = 0
        for zone, count in odds:
            done += count
            end = 2 + room * done // whole
            pygame.draw.rect(out, ZONES[zone], (x, 2, max(1, end - x - 1), high - 4))
            x = end
        return AnchoredPicture(out, wide // 2, high // 2)

    def _number(self, number: int) -> AnchoredPicture:
        """An enemy's place in the order of acting."""
        text = self.media.theme.text(str(number), self.letters, (255, 240, 214), True)
        wide = max(text.get_height(), text.get_width() + 8)
        out = pygame.Surface((wide, wide), pygame.SRCALPHA)
        pygame.draw.circle(out, INK, (wide / 2, wide / 2), wide / 2)
        pygame.draw.circle(out, (150, 40, 34), (wide / 2, wide / 2), wide / 2 - 2)
        out.blit(text, text.get_rect(center=(wide // 2, wide // 2)))
        return AnchoredPicture(out, wide // 2, wide // 2)

    def _token(self, name: str, count: int) -> AnchoredPicture:
        return self._count(f"vermilion/token/{name}", count, 0.5)

    def _count(self, sprite: str, count: int, scale: float) -> AnchoredPicture:
        """A sign with its number, where there is more than one."""
        plain = self.get(sprite, scale)
        if count <= 1 and "token" in sprite:
            return plain
        plate = self.figure(str(count))
        size = pygame.Vector2(plain.surface.get_size()) + pygame.Vector2(plate.surface.get_width() // 2, plate.ay // 2)
        out = pygame.Surface(size, pygame.SRCALPHA)
        out.blit(plain.surface, (0, 0))
        out.blit(plate.surface, plate.surface.get_rect(bottomright=out.get_rect().bottomright))
        return AnchoredPicture(out, plain.ax, plain.ay)


def _layer(picture: AnchoredPicture, x: float, y: float) -> Layer:
    return picture.surface, picture.surface.get_rect(topleft=picture.at(x, y))


def _laid(layers: Sequence[Layer]) -> AnchoredPicture:
    """Pictures over each other as one."""
    whole = layers[0][1].unionall([place for _, place in layers[1:]])
    out = pygame.Surface(whole.size, pygame.SRCALPHA)
    for surface, place in layers:
        out.blit(surface, place.move(-whole.x, -whole.y))
    return AnchoredPicture(out, -whole.x, -whole.y)


def _stroke(
    out: pygame.Surface, laid: Sequence[pygame.Vector2], ink: tuple[int, ...], width: int, style: str
) -> None:
    """A line with a head; dots for a way, dashes for what flies."""
    if style in ("way", "wagon"):
        for one, other in pairwise(laid):
            for k in range(4):
                pygame.draw.circle(out, ink, one.lerp(other, k / 4), width * 0.62)
    else:
        for one, other in pairwise(laid):
            parts = max(1, round(one.distance_to(other) / (width * 3.2))) if style == "far" else 1
            for k in range(parts):
                share = 0.62 if style == "far" else 1.0
                pygame.draw.line(out, ink, one.lerp(other, k / parts), one.lerp(other, (k + share) / parts), width)
    if style == "blocked":
        return
    end, way = laid[-1], laid[-1] - laid[-2]
    if way.length():
        way = way.normalize()
        side = pygame.Vector2(-way.y, way.x)
        reach = width * 2.0
        pygame.draw.polygon(out, ink, [end + way * reach * 0.6, end - way * reach + side * reach * 0.9,
                                       end - way * reach - side * reach * 0.9])  # fmt: skip
