"""Small readable plates over the board: success rates, allotments, countdowns; and arrows (10.2, 10.3).

A plate never covers a figure: `free_place` looks for room round its tile. Text is at least 18 px.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.titles.realigious.camera import Pos

if TYPE_CHECKING:
    from scenes.app import App

RATE_SIZE, CHIP_SIZE = 20, 18
LIKELY, UNLIKELY = 65, 40
GOOD_RATE, FAIR_RATE, POOR_RATE = (150, 226, 150), (246, 214, 130), (255, 150, 134)
DARK = (16, 14, 20)
ALLOTMENTS = ("believers", "donations", "influence")
PLACES = (
    (0.0, 0.66), (0.0, -0.7), (-0.5, 0.5), (0.5, 0.5), (-0.5, -0.46), (0.5, -0.46), (0.0, -1.0), (-0.62, 0.0),
    (0.62, 0.0), (0.0, 0.98), (-0.9, 0.75), (0.9, 0.75), (-0.9, -0.8), (0.9, -0.8), (0.0, -1.35),
)


def rate_plate(app: App, rate: int) -> pygame.Surface:
    """A success rate in percent: green, amber or red with a mark of its own shape."""
    return app.sprites.made(("board rate", rate), lambda: _rate(app, rate))


def count_plate(app: App, count: int) -> pygame.Surface:
    """Turns left until a separatist tile is lost."""
    return app.sprites.made(("board count", count), lambda: _count(app, count))


def allotment_plate(app: App, amounts: tuple[int, int, int]) -> pygame.Surface:
    """Believers, donations and influence of a tile, each with its icon."""
    return app.sprites.made(("board allotment", amounts), lambda: _allotment(app, amounts))


def free_place(size: tuple[int, int], centre: Pos, radius: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Where a plate for the tile at `centre` covers nothing in `taken`, or as little as can be."""
    best: tuple[int, int, pygame.Rect] | None = None
    for order, (dx, dy) in enumerate(PLACES):
        rect = pygame.Rect((0, 0), size)
        rect.center = (centre[0] + round(dx * radius), centre[1] + round(dy * radius))
        covered = sum(part.width * part.height for part in (rect.clip(other) for other in taken))
        if not covered:
            return rect
        if best is None or (covered, order) < best[:2]:
            best = (covered, order, rect)
    assert best is not None
    return best[2]


def plate(size: tuple[int, int], edge: theme.Colour, face: theme.Colour = DARK) -> pygame.Surface:
    """A dark plate with a bright edge, a lit upper rim and a shadow of 2 px; to draw on."""
    width, height = size
    zoom = 4
    big = pygame.Surface((width * zoom, (height + 2) * zoom), pygame.SRCALPHA)
    area = pygame.Rect(0, 0, width * zoom, height * zoom)
    round_by = min(9, height // 2) * zoom
    pygame.draw.rect(big, (0, 0, 0, 120), area.move(0, 2 * zoom), border_radius=round_by)
    pygame.draw.rect(big, (*edge, 255), area, border_radius=round_by)
    pygame.draw.rect(big, (*face, 255), area.inflate(-3 * zoom, -3 * zoom), border_radius=round_by - zoom)
    shine = pygame.Rect(area.x + 6 * zoom, area.y + 2 * zoom, area.width - 12 * zoom, zoom)
    pygame.draw.rect(big, (*theme.mix(face, (255, 255, 255), 0.22), 255), shine, border_radius=zoom)
    return pygame.transform.smoothscale(big, (width, height + 2))


def _rate(app: App, rate: int) -> pygame.Surface:
    colour = GOOD_RATE if rate >= LIKELY else POOR_RATE if rate < UNLIKELY else FAIR_RATE
    text = app.theme.text(f"{rate}%", RATE_SIZE, colour, True)
    out = plate((text.get_width() + 14, 27), theme.mix(colour, DARK, 0.35))
    out.blit(text, (7, (27 - text.get_height()) // 2))
    return out


def _count(app: App, count: int) -> pygame.Surface:
    text = app.theme.text(str(count), CHIP_SIZE, (255, 214, 200), True)
    glass = app.sprites.get("ui/hourglass", height=18) if app.sprites.has("ui/hourglass") else None
    width = text.get_width() + 14 + (glass.get_width() + 3 if glass is not None else 0)
    out = plate((width, 26), (226, 84, 66), (62, 16, 18))
    x = 7
    if glass is not None:
        out.blit(glass, (x, 4))
        x += glass.get_width() + 3
    out.blit(text, (x, (26 - text.get_height()) // 2))
    return out


def _allotment(app: App, amounts: tuple[int, int, int]) -> pygame.Surface:
    parts = []
    for name, amount in zip(ALLOTMENTS, amounts, strict=True):
        parts.append(app.sprites.get(f"resource/{name}", size=(20, 20)))
        parts.append(app.theme.text(str(amount), CHIP_SIZE, theme.BONE, True))
    width = sum(part.get_width() for part in parts) + 3 * 3 + 2 * 9 + 16
    out = plate((width, 28), theme.BRASS)
    x = 8
    for place, part in enumerate(parts):
        out.blit(part, (x, (28 - part.get_height()) // 2))
        x += part.get_width() + (3 if place % 2 == 0 else 9)
    return out


def curved_arrow(start: Pos, end: Pos, radius: int) -> tuple[pygame.Surface, Pos]:
    """An arrow that leaps over one tile (R6.4): its picture and the upper left corner, relative to `start`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    lift = 0.55 * radius
    bend = (dx / 2, dy / 2 - lift) if abs(dx) >= abs(dy) / 2 else (dx / 2 + lift, dy / 2)
    points = [_bezier((0, 0), bend, (dx, dy), 0.2 + 0.62 * i / 20) for i in range(21)]
    pad = radius // 2
    box = pygame.Rect(min(p[0] for p in points), min(p[1] for p in points), 1, 1)
    box.width = round(max(p[0] for p in points)) - box.x + 1
    box.height = round(max(p[1] for p in points)) - box.y + 1
    box.inflate_ip(2 * pad, 2 * pad)
    big = pygame.Surface((box.width * 3, box.height * 3), pygame.SRCALPHA)
    local = [((x - box.x) * 3, (y - box.y) * 3) for x, y in points]
    for colour, grow in (((28, 18, 6, 210), 1.7), ((255, 233, 158, 255), 1.0)):
        _arrow(big, local, radius, colour, grow)
    return pygame.transform.smoothscale(big, box.size), (box.x, box.y)


def _arrow(
    surface: pygame.Surface, points: list[tuple[float, float]], radius: int, colour: tuple[int, int, int, int], grow: float
) -> None:
    for i, (x, y) in enumerate(points[:-2]):
        pygame.draw.circle(surface, colour, (x, y), radius * (0.05 + 0.09 * i / len(points)) * 1.5 * grow)
    for (ax, ay), (bx, by) in zip(points[:-3], points[1:-2], strict=True):
        pygame.draw.line(surface, colour, (ax, ay), (bx, by), max(2, round(radius * 0.17 * grow)))
    (ax, ay), (bx, by) = points[-4], points[-1]
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / length, (by - ay) / length
    size, wide = radius * (0.95 if grow == 1.0 else 1.16), radius * 0.42 * (1.0 if grow == 1.0 else 1.38)
    tip = (bx + ux * size * 0.5, by + uy * size * 0.5)
    foot = (tip[0] - ux * size, tip[1] - uy * size)
    pygame.draw.polygon(
        surface, colour, [tip, (foot[0] - uy * wide, foot[1] + ux * wide), (foot[0] + uy * wide, foot[1] - ux * wide)]
    )


def _bezier(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], at: float) -> tuple[float, float]:
    rest = 1 - at
    return (
        rest * rest * a[0] + 2 * rest * at * b[0] + at * at * c[0],
        rest * rest * a[1] + 2 * rest * at * b[1] + at * at * c[1],
    )
