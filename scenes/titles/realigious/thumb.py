"""A map as a small picture for lists: land, owners, pieces. Plain shapes only: it may be painted on a thread."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec.structs import replace

from game.titles.realigious.view import SeatView, TileView
from scenes.kit.board_space import ROOT3, hex_corners
from scenes.kit.thumb import dots, fine
from scenes.media import theme
from scenes.titles.realigious import thumb_things
from scenes.titles.realigious.camera import centre_of
from scenes.titles.realigious.minimap import BLANK, GROUND

Point = tuple[float, float]


def paint(view: SeatView, size: tuple[int, int]) -> pygame.Surface:
    """The map of a view, in the middle of a picture of `size`; transparent around it. By night an onlooker sees more
    than the seats that play (section 4), so in nobody's view the map lies dark then."""
    dark = view.seat is None and not view.day and view.outcome is None
    return fine(size, partial(_map, by_night(view) if dark else view))


def by_night(view: SeatView) -> SeatView:
    """The view with nothing that the night may hide from somebody."""
    return replace(view, tiles=tuple(replace(tile, shown=False, relic=-1) for tile in view.tiles), seats=())


def _map(view: SeatView, out: pygame.Surface) -> None:
    (wide, high), n = out.get_size(), view.n
    radius = int(min(wide / (ROOT3 * (n + 0.5) + 0.4), high / (1.5 * n + 0.9)))
    left, top = (wide - ROOT3 * (n - 0.5) * radius) / 2, (high - 1.5 * (n - 1) * radius) / 2
    middles: list[Point] = []
    for tile in view.tiles:
        x, y = centre_of(tile.tile, n, radius)
        middles.append((left + x, top + y))
    for tile, middle in zip(view.tiles, middles, strict=True):
        _tile(out, tile, middle, radius)
    for seat in view.seats:
        if seat.alive and seat.tile >= 0:
            _piece(out, seat.seat, middles[seat.tile], radius)


def _tile(out: pygame.Surface, tile: TileView, middle: Point, radius: int) -> None:
    face = GROUND.get(tile.terrain, BLANK) if tile.shown else BLANK
    thumb_things.tile(out, face, middle, radius)
    if tile.shown and tile.owner >= 0:
        colour = theme.SEATS[tile.owner % len(theme.SEATS)]
        pygame.draw.polygon(out, colour, hex_corners(middle, radius * 0.95))
        pygame.draw.polygon(out, theme.mix(face, colour, 0.36), hex_corners(middle, radius * 0.74))
    if tile.shown and tile.terrain == "water":
        thumb_things.waves(out, face, middle, radius)
    if tile.shown:
        thumb_things.thing(out, tile.structure, middle, radius)
    if tile.relic >= 0:
        pygame.draw.circle(out, theme.INK, (middle[0], middle[1] - radius * 0.5), radius * 0.26)
        pygame.draw.circle(out, theme.GOLD, (middle[0], middle[1] - radius * 0.5), radius * 0.2)


def _piece(out: pygame.Surface, seat: int, middle: Point, radius: int) -> None:
    """A disc in the seat's colour with a light rim; seats differ by how many dots are on it too."""
    pygame.draw.circle(out, (10, 10, 14), middle, radius * 0.66)
    pygame.draw.circle(out, theme.BONE, middle, radius * 0.6)
    pygame.draw.circle(out, theme.mix(theme.SEATS[seat % len(theme.SEATS)], (0, 0, 0), 0.12), middle, radius * 0.48)
    dots(out, (10, 10, 14), seat, middle, radius)
