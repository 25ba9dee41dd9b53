"""A board as a small picture for lists: fields, camps, units. Plain shapes only: it may be painted on a thread."""

from __future__ import annotations

from functools import partial

import pygame

from game.titles.creed.view import SeatPublic, SeatView, TentView, UnitView
from scenes.kit.thumb import dots, fine
from scenes.media import theme
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.space import EDGE, CreedSpace

GROUND, CELL, SWAMP, CAMP, RUIN = (44, 36, 30), (158, 132, 92), (42, 72, 62), (74, 62, 50), (96, 88, 82)


def paint(view: SeatView, size: tuple[int, int]) -> pygame.Surface:
    """The board of a view, in the middle of a picture of `size`; transparent around it."""
    return fine(size, partial(_board, view))


def _board(view: SeatView, out: pygame.Surface) -> None:
    plan = CreedSpace(len(view.seats), max(0, view.reader), out.get_rect().inflate(2 * EDGE, 2 * EDGE))
    pygame.draw.rect(out, theme.BRASS, plan.rect, border_radius=plan.size // 4)
    pygame.draw.rect(out, GROUND, plan.rect.inflate(-plan.size // 6, -plan.size // 6), border_radius=plan.size // 5)
    wet = {f"{seat}{name}" for seat, names in enumerate(view.swamps) for name in names}
    for ref, square in plan.squares.items():
        kind, _, name = ref.partition(":")
        ink = CAMP if kind == "tent" else SWAMP if name in wet else CELL
        place = plan.square(square).move(plan.x, plan.y)
        pygame.draw.rect(out, ink, place.inflate(-plan.size // 10, -plan.size // 10), border_radius=plan.size // 8)
    for seat in view.seats:
        _seat(out, plan, seat)


def _seat(out: pygame.Surface, plan: CreedSpace, seat: SeatPublic) -> None:
    colour = colour_of(seat.nation)
    for tent in seat.tents:
        place = plan.rect_of(f"tent:{tent.tent}")
        if place is not None:
            _tent(out, place, tent, colour)
    for unit in seat.units:
        place = plan.rect_of(f"cell:{unit.cell}")
        if place is not None:
            _unit(out, place, unit, seat.seat, colour)


def _tent(out: pygame.Surface, place: pygame.Rect, tent: TentView, colour: theme.Colour) -> None:
    """A triangle; a cross where it is destroyed; a golden spot on the king's, a light one on a commander's."""
    inner = place.inflate(-place.width // 3, -place.height // 3)
    if tent.ruin:
        for a, b in ((inner.topleft, inner.bottomright), (inner.topright, inner.bottomleft)):
            pygame.draw.line(out, RUIN, a, b, max(2, place.width // 9))
        return
    roof = [inner.bottomleft, inner.midtop, inner.bottomright]
    pygame.draw.polygon(out, (14, 12, 12), [(x, y + place.width // 16) for x, y in roof])
    pygame.draw.polygon(out, colour, roof)
    if tent.kind in ("king", "commander"):
        ink = theme.GOLD if tent.kind == "king" else theme.BONE
        middle = (inner.centerx, inner.bottom - inner.height // 3)
        pygame.draw.circle(out, (14, 12, 12), middle, place.width // 6)
        pygame.draw.circle(out, ink, middle, place.width // 8)


def _unit(out: pygame.Surface, place: pygame.Rect, unit: UnitView, seat: int, colour: theme.Colour) -> None:
    """A plate with as many dots as the seat's number; a dark one lies face-down."""
    inner = place.inflate(-place.width // 4, -place.height // 4)
    pygame.draw.rect(out, (14, 12, 12), inner.inflate(place.width // 10, place.width // 10), border_radius=6)
    pygame.draw.rect(out, theme.mix(colour, (0, 0, 0), 0.55 if unit.down else 0.0), inner, border_radius=5)
    dots(out, (14, 12, 12), seat, inner.center, inner.width)
