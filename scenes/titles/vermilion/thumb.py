"""A position as a small picture for lists: tiles, walls, lands, the wagon, enemies, characters. Plain shapes only: it
may be painted on a thread.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.boards.bone import BIG, MARKER, MUSCLE, ROCK, SMALL, SPIKE, VOID
from scenes.kit.thumb import dots, fine
from scenes.media import theme
from scenes.titles.vermilion.space import shape, square_of

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView

GROUND, FLESH, BONE, INK, FOE = (22, 8, 10), (122, 34, 36), (196, 180, 150), (12, 6, 8), (226, 72, 50)
GOLD, STONE = (226, 184, 92), (96, 82, 78)
SOLID = {SMALL: BONE, BIG: BONE, ROCK: STONE, MARKER: (232, 226, 210)}
Point = tuple[float, float]


def paint(view: SeatView, size: tuple[int, int]) -> pygame.Surface:
    """The board of a view in the middle of a picture of `size`."""
    return fine(size, partial(_board, view))


def _board(view: SeatView, out: pygame.Surface) -> None:
    out.fill(GROUND)
    if not view.width:
        _party(view, out)
        return
    wide, high = out.get_size()
    step = min(wide / (view.width + 0.4), high / (view.height + 0.4))
    left, top = (wide - step * (view.width - 1)) / 2, (high - step * (view.height - 1)) / 2

    def at(tile: str) -> Point:
        x, y = square_of(tile)
        return left + x * step, top + y * step

    for number, code in enumerate(view.codes):
        if code != VOID:
            tile(out, (number % view.width, number // view.width), code, (left, top), step)
    for place, points in view.lands:
        pygame.draw.circle(out, GOLD, at(place), step * 0.42, 0 if points >= 5 else max(2, round(step * 0.1)))
    if view.wagon is not None:
        body = pygame.Rect(0, 0, round(step * 0.9), round(step * 0.6))
        pygame.draw.rect(out, GOLD, body.move_to(center=at(view.wagon[0])), 0, 3)
    for foe in view.foes:
        x, y = at(foe.at)
        pygame.draw.polygon(out, INK, [(x, y - step * 0.62), (x + step * 0.6, y + step * 0.5),
                                       (x - step * 0.6, y + step * 0.5)])  # fmt: skip
        pygame.draw.polygon(out, FOE, [(x, y - step * 0.46), (x + step * 0.44, y + step * 0.4),
                                       (x - step * 0.44, y + step * 0.4)])  # fmt: skip
    for seat in view.seats:
        if seat.at:
            pygame.draw.circle(out, INK, at(seat.at), step * 0.58)
            pygame.draw.circle(out, theme.SEATS[seat.seat], at(seat.at), step * 0.46)
            dots(out, INK, seat.seat, (round(at(seat.at)[0]), round(at(seat.at)[1])), step * 0.9)


def tile(out: pygame.Surface, square: tuple[int, int], code: int, corner: Point, step: float) -> None:
    """One tile: flesh in octagons, bone in crosses between them; what is solid is a block."""
    x, y = corner[0] + square[0] * step, corner[1] + square[1] * step
    if code in (MUSCLE, ROCK):
        pygame.draw.polygon(out, FLESH, [(x + dx * 0.88, y + dy * 0.88) for dx, dy in shape(*square, step)])
    else:
        for dx, dy in ((0.42, 0.42), (0.42, -0.42)):
            pygame.draw.line(out, theme.mix(BONE, INK, 0.35), (x - dx * step, y - dy * step),
                             (x + dx * step, y + dy * step), max(2, round(step * 0.16)))  # fmt: skip
    if code == SPIKE:
        pygame.draw.polygon(out, BONE, [(x, y - step * 0.4), (x + step * 0.2, y + step * 0.3),
                                        (x - step * 0.2, y + step * 0.3)])  # fmt: skip
    elif code in SOLID:
        side = round(step * (0.8 if code == BIG else 0.64))
        pygame.draw.rect(out, INK, pygame.Rect(0, 0, side + 4, side + 4).move_to(center=(round(x), round(y))), 0, 4)
        pygame.draw.rect(out, SOLID[code], pygame.Rect(0, 0, side, side).move_to(center=(round(x), round(y))), 0, 4)


def _party(view: SeatView, out: pygame.Surface) -> None:
    """Before the first quest: a disc for each seat."""
    wide, high = out.get_size()
    reach = min(high * 0.3, wide / (2.4 * max(1, len(view.seats))))
    for i, seat in enumerate(view.seats):
        middle = round(wide * (i + 0.5) / len(view.seats)), high // 2
        pygame.draw.circle(out, INK, middle, reach * 1.12)
        pygame.draw.circle(out, theme.SEATS[seat.seat], middle, reach)
        dots(out, INK, seat.seat, middle, reach * 1.8)
