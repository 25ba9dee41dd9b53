"""Small readable plates over the board: success rates, allotments, countdowns; and arrows (10.2, 10.3).

A plate lies on its own tile, where it covers no figure or as little as can be (`place_on`). Text is at least 18 px.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.forecast import PROPAGATION, Forecast
from scenes.kit.board_space import hex_corners
from scenes.media import theme
from scenes.media.stretching import stretch_nine
from scenes.titles.realigious.foretold import PURSES, percent

if TYPE_CHECKING:
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.media.media import Media
    from scenes.titles.realigious.foretold import Foretold

RATE_SIZE, CHIP_SIZE = 20, 18
FIGHT, SWORDS = "realigious/tab/conflict", (21, 21)
LIKELY, UNLIKELY = 650, 400
GOOD_RATE, FAIR_RATE, POOR_RATE = (150, 226, 150), (246, 214, 130), (255, 150, 134)
DARK = (16, 14, 20)
NO_MORE = "±0"
FRAME_SHADE, SHARP_FROM = 26, 70
LARGE = 64
"""Pixels of a side; plates with longer ones are stretched."""
ICON, GLASS, CORNER, TILE_SIGN = (20, 20), 18, 14, 19
PLACES = ((0.0, 0.5), (0.0, -0.5), (-0.3, 0.45), (0.3, 0.45), (-0.3, -0.45), (0.3, -0.45))
"""Inside a tile."""
ASIDE = tuple((x * side, y) for x, y in ((0.46, 0.4), (0.5, 0.24), (0.5, 0.0), (0.46, -0.4)) for side in (-1, 1))
"""Inside a tile for a narrow plate: beside the figure that stands in the middle."""
UPRIGHT = ((0.0, 0.5), (0.0, 0.0), (0.0, -0.5))
"""Inside a tile where figures leave no room, for a plate that is as wide as it."""
ACROSS, NARROW = 1.732, 1.2
"""Radii from one side of a tile to the other, and of a plate that is narrower than it."""
OVER_PLATE = 8
"""So much worse than a figure's feet another plate is to cover; a figure's upper half is twice as bad as they."""


def badge(media: Media, made: Foretold, room: int = 0) -> pygame.Surface | None:
    """What choosing a tile leads to: the chance, or what a card yields there, in at most `room` pixels of width (0:
    any); None where it yields nothing."""
    if isinstance(made, Forecast):
        return rate_plate(media, made.chance, made.kind != PROPAGATION)
    if made.again:
        return none_plate(media)
    if any(made.gain):
        return yield_plate(media, made.gain, "", room)
    if any(made.income):
        return yield_plate(media, made.income, "ui/cycle", room)
    return reach_plate(media, len(made.reaches)) if made.reaches else None


def rate_plate(media: Media, chance: int, fight: bool) -> pygame.Surface:
    """A chance in thousandths as percent: green, amber or red; before that of a combat stand swords."""
    return media.sprites.made(("board rate", chance, fight), lambda: _rate(media, chance, fight))


def yield_plate(media: Media, amounts: tuple[int, int, int], sign: str, room: int = 0) -> pygame.Surface:
    """What comes in, each resource with its icon; `sign` stands before what comes again and again. Wider than `room` it
    would lie on the next tile: then the resources stand below each other, as small as that needs.
    """
    flat = media.sprites.made(("board yield", amounts, sign), lambda: _amounts(media, amounts, "+", sign))
    if not room or flat.get_width() <= room:
        return flat
    return media.sprites.made(("board yield", amounts, sign, room), lambda: _stacked(media, amounts, sign, room))


def reach_plate(media: Media, count: int) -> pygame.Surface:
    """How many tiles a card acts on from there."""
    return media.sprites.made(("board reach", count), lambda: _reach(media, count))


def none_plate(media: Media) -> pygame.Surface:
    """That no more comes in than before."""
    return media.sprites.made(("board none",), lambda: _none(media))


def count_plate(media: Media, count: int) -> pygame.Surface:
    """Turns left until a separatist tile is lost."""
    return media.sprites.made(("board count", count), lambda: _count(media, count))


def allotment_plate(media: Media, amounts: tuple[int, int, int], room: int = 0) -> pygame.Surface:
    """Believers, donations and influence of a tile, each with its icon; below each other where that is wider than
    `room`."""
    flat = media.sprites.made(("board allotment", amounts), lambda: _amounts(media, amounts))
    if not room or flat.get_width() <= room:
        return flat
    key = ("board allotment", amounts, room)
    return media.sprites.made(key, lambda: _stacked(media, amounts, "", room, ""))


def ready(media: Media) -> None:
    """Makes the icons of all plates, so that no page is decoded for the first plate that needs one."""
    for name in PURSES:
        media.sprites.get(f"realigious/resource/{name}", size=ICON)
    media.sprites.get(FIGHT, size=SWORDS)
    if media.sprites.has("ui/hourglass"):
        media.sprites.get("ui/hourglass", height=GLASS)


def place_on(
    size: tuple[int, int], centre: Pos, radius: int, figures: Sequence[pygame.Rect], plates: Sequence[pygame.Rect],
    sight: pygame.Rect | None = None,
) -> pygame.Rect:  # fmt: skip
    """Where a plate lies on the tile at `centre`: beside the figures, else over as little of them as can be, and in no
    case beyond the tile, where it would be taken for the next one's, nor beyond what is in `sight`.
    """
    narrow = ASIDE if size[0] < NARROW * radius else ()
    free = free_place(size, centre, radius, [*figures, *plates], (*PLACES, *narrow), sight)
    if free.collidelist([*figures, *plates]) < 0:
        return free
    heads = [pygame.Rect(figure.x, figure.y, figure.width, figure.height // 2) for figure in figures]
    places = (*UPRIGHT, *PLACES, *narrow) if narrow else UPRIGHT
    return free_place(size, centre, radius, [*figures, *heads, *list(plates) * OVER_PLATE], places, sight)


def free_place(
    size: tuple[int, int],
    centre: Pos,
    radius: int,
    taken: Sequence[pygame.Rect],
    places: Sequence[tuple[float, float]] = PLACES,
    sight: pygame.Rect | None = None,
) -> pygame.Rect:
    """Where a plate on the tile at `centre` covers nothing in `taken`, or as little as can be."""
    best: tuple[int, int, pygame.Rect] | None = None
    tile = within(size, centre, radius)
    tile = tile.clip(sight) if sight is not None else tile
    for order, (dx, dy) in enumerate(places):
        rect = pygame.Rect((0, 0), size)
        rect.center = (centre[0] + round(dx * radius), centre[1] + round(dy * radius))
        rect.clamp_ip(tile)
        covered = sum(part.width * part.height for part in (rect.clip(other) for other in taken))
        if not covered:
            return rect
        if best is None or (covered, order) < best[:2]:
            best = (covered, order, rect)
    assert best is not None
    return best[2]


def has_room(size: tuple[int, int], centre: Pos, radius: int, sight: pygame.Rect | None) -> bool:
    """Whether so much of a tile is in `sight` (None: all of the board is) that a plate on it is whole."""
    seen = within(size, centre, radius)
    seen = seen.clip(sight) if sight is not None else seen
    return sight is None or (seen.width >= size[0] and seen.height >= size[1])


def within(size: tuple[int, int], centre: Pos, radius: int) -> pygame.Rect:
    """Where on a tile a plate has its lower edge inside it: at the point below there is the next row on both sides. One
    that is as wide as the tile has no such place, and the point is not left out for it.
    """
    tile = pygame.Rect(0, 0, round(ACROSS * radius), 2 * radius).move_to(center=centre)
    cut = min(radius // 2, round(size[0] / 2 / ACROSS)) if size[0] <= NARROW * radius else 0
    return tile.inflate(0, -cut).move_to(top=tile.top)


def plate(size: tuple[int, int], edge: theme.Colour, face: theme.Colour = DARK) -> pygame.Surface:
    """A dark plate with a bright edge, a lit upper rim and a shadow of 2 px; to draw on."""
    width, height = size
    if min(size) > LARGE:  # only its rim needs to be smooth
        small = plate((LARGE, LARGE), edge, face)
        return stretch_nine(small, (16, 16, 16, 16), (width, height + 2))
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


def _rate(media: Media, chance: int, fight: bool) -> pygame.Surface:
    colour = GOOD_RATE if chance >= LIKELY else POOR_RATE if chance < UNLIKELY else FAIR_RATE
    text = media.theme.text(percent(chance), RATE_SIZE, colour, True)
    left = 7 + (SWORDS[0] + 3 if fight else 0)
    out = plate((left + text.get_width() + 7, 27), theme.mix(colour, DARK, 0.35))
    if fight:
        icon = media.sprites.get(FIGHT, size=SWORDS)
        out.blit(icon, icon.get_rect(center=(7 + SWORDS[0] // 2, 13)))
    out.blit(text, (left, (27 - text.get_height()) // 2))
    return out


def _count(media: Media, count: int) -> pygame.Surface:
    text = media.theme.text(str(count), CHIP_SIZE, (255, 214, 200), True)
    glass = media.sprites.get("ui/hourglass", height=GLASS) if media.sprites.has("ui/hourglass") else None
    width = text.get_width() + 14 + (glass.get_width() + 3 if glass is not None else 0)
    out = plate((width, 26), (226, 84, 66), (62, 16, 18))
    x = 7
    if glass is not None:
        out.blit(glass, (x, 4))
        x += glass.get_width() + 3
    out.blit(text, (x, (26 - text.get_height()) // 2))
    return out


def _none(media: Media) -> pygame.Surface:
    text = media.theme.text(NO_MORE, RATE_SIZE, POOR_RATE, True)
    out = plate((text.get_width() + 18, 27), theme.mix(POOR_RATE, DARK, 0.35))
    out.blit(text, text.get_rect(center=out.get_rect().center))
    return out


def _reach(media: Media, count: int) -> pygame.Surface:
    text = media.theme.text(str(count), RATE_SIZE, GOOD_RATE, True)
    tile = _hexagon(media)
    out = plate((tile.get_width() + text.get_width() + 18, 27), theme.mix(GOOD_RATE, DARK, 0.35))
    out.blit(tile, tile.get_rect(midleft=(7, 13)))
    out.blit(text, (tile.get_width() + 11, (27 - text.get_height()) // 2))
    return out


def _hexagon(media: Media) -> pygame.Surface:
    """What is counted: tiles."""

    def draw() -> pygame.Surface:
        big = pygame.Surface((80, 80), pygame.SRCALPHA)
        corners = hex_corners((40, 40), 38)
        pygame.draw.polygon(big, (*theme.mix(GOOD_RATE, DARK, 0.55), 255), corners)
        pygame.draw.polygon(big, (*GOOD_RATE, 255), corners, 9)
        return pygame.transform.smoothscale(big, (TILE_SIGN, TILE_SIGN))

    return media.sprites.made(("board tile sign",), draw)


def _amounts(media: Media, amounts: tuple[int, int, int], before: str = "", sign: str = "") -> pygame.Surface:
    """With something `before` the figures those that are not 0, else all."""
    parts = [(media.sprites.get(sign, size=ICON), 6)] if sign else []
    for name, amount in zip(PURSES, amounts, strict=True):
        if amount or not before:
            parts.append((media.sprites.get(f"realigious/resource/{name}", size=ICON), 2))
            ink = GOOD_RATE if before else theme.BONE
            parts.append((media.theme.text(f"{before}{amount:,}", CHIP_SIZE, ink, True), 6))
    out = plate((sum(part.get_width() + gap for part, gap in parts) + 8, 28), theme.BRASS)
    x = 7
    for part, gap in parts:
        out.blit(part, (x, (28 - part.get_height()) // 2))
        x += part.get_width() + gap
    return out


def _stacked(media: Media, amounts: tuple[int, int, int], sign: str, room: int, before: str = "+") -> pygame.Surface:
    """A row for each resource that comes, or for each where nothing stands `before`; the sign at the left of them."""
    rows = [(media.sprites.get(f"realigious/resource/{name}", size=ICON),
             media.theme.text(f"{before}{amount:,}", CHIP_SIZE, GOOD_RATE if before else theme.BONE, True))
            for name, amount in zip(PURSES, amounts, strict=True) if amount or not before]  # fmt: skip
    left = 6 + (CORNER // 2 if sign else 0)
    step = max(ICON[1], *(text.get_height() for _, text in rows)) - 2
    wide = left + ICON[0] + 2 + max(text.get_width() for _, text in rows) + 6
    out = plate((wide, step * len(rows) + 6), theme.BRASS)
    if sign:
        mark = media.sprites.get(sign, size=(CORNER, CORNER))
        out.blit(mark, mark.get_rect(midleft=(1, (step * len(rows) + 6) // 2)))
    for i, (icon, text) in enumerate(rows):
        y = 3 + i * step + step // 2
        out.blit(icon, icon.get_rect(midleft=(left, y)))
        out.blit(text, text.get_rect(midleft=(left + ICON[0] + 2, y)))
    if wide <= room:
        return out
    return pygame.transform.smoothscale(out, (room, out.get_height() * room // wide))


def window_frame(media: Media, rect: pygame.Rect) -> list[Item]:
    """The edge of what is in sight while the board is zoomed, as four strips: a brass line and shade towards it."""
    whole = pygame.Rect((0, 0), rect.size)

    def draw(part: pygame.Rect) -> pygame.Surface:
        out = pygame.Surface(part.size, pygame.SRCALPHA)
        edge = whole.move(-part.x, -part.y)
        for i in range(FRAME_SHADE):
            shade = round(150 * (1 - i / FRAME_SHADE) ** 2)
            pygame.draw.rect(out, (8, 7, 12, shade), edge.inflate(-2 * i, -2 * i), 1)
        pygame.draw.rect(out, (*theme.BRASS, 255), edge, 3)
        pygame.draw.rect(out, (*theme.BRASS_LIGHT, 255), edge.inflate(-2, -2), 1)
        return out

    s = FRAME_SHADE
    parts = (
        pygame.Rect(0, 0, rect.width, s),
        pygame.Rect(0, rect.height - s, rect.width, s),
        pygame.Rect(0, s, s, rect.height - 2 * s),
        pygame.Rect(rect.width - s, s, s, rect.height - 2 * s),
    )
    return [
        (
            media.sprites.made(("board frame", rect.size, i), partial(draw, part)),
            (rect.x + part.x, rect.y + part.y),
        )
        for i, part in enumerate(parts)
    ]


INKS = {"wind": ((8, 28, 46), (118, 204, 255), (226, 246, 255)),
        "sanctuary": ((30, 18, 6), (255, 214, 110), (255, 244, 196))}  # fmt: skip
"""Rim, face and light of an arrow by what carries the piece."""
STREAKS = ((0.2, 2, 15), (-0.2, 5, 18))
"""The streaks beside an arrow of the wind: how far off it in radii, from which point of its course to which."""


def curved_arrow(start: Pos, end: Pos, radius: int, kind: str) -> tuple[pygame.Surface, Pos]:
    """An arrow that leaps over one tile (R6.4): its picture and the upper left corner, relative to `start`. That of the
    wind has streaks beside it.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = 1 if dx >= 0 else -1
    bend = (dx / 2 + side * 0.3 * dy, dy / 2 - side * 0.3 * dx)
    if abs(dy) < radius:
        bend = (dx / 2, dy / 2 - 0.85 * radius)
    points = [_bezier((0, 0), bend, (dx, dy), 0.22 + 0.6 * i / 24) for i in range(25)]
    pad, fine = round(0.45 * radius), 4 if radius < SHARP_FROM else 2
    left, top = round(min(p[0] for p in points)) - pad, round(min(p[1] for p in points)) - pad
    wide = round(max(p[0] for p in points)) + pad - left
    high = round(max(p[1] for p in points)) + pad - top
    big = pygame.Surface((wide * fine, high * fine), pygame.SRCALPHA)
    rim, face, light = INKS[kind]
    big.fill((*rim, 0))
    local = [((x - left) * fine, (y - top) * fine) for x, y in points]
    for off, first, last in STREAKS if kind == "wind" else ():
        streak = _beside(local[first:last], off * radius * fine)
        for ink, width in ((rim, 0.11), (light, 0.05)):
            pygame.draw.lines(big, ink, False, streak, max(2, round(width * radius * fine)))
    pygame.draw.polygon(big, (*rim, 235), _arrow(local, radius * fine, 0.05))
    pygame.draw.polygon(big, face, _arrow(local, radius * fine, 0.0))
    pygame.draw.polygon(big, light, _arrow(local, radius * fine, -0.045))
    return pygame.transform.smoothscale(big, (wide, high)), (left, top)


def _beside(points: list[tuple[float, float]], off: float) -> list[tuple[float, float]]:
    """The same course, that far to its left hand."""
    normals = [_normal(a, b) for a, b in pairwise(points)]
    return [(x + nx * off, y + ny * off) for (x, y), (nx, ny) in zip(points, normals, strict=False)]


def _arrow(points: list[tuple[float, float]], radius: float, grow: float) -> list[tuple[float, float]]:
    """The outline of an arrow along a curve that swells towards its head; `grow` widens it, in radii."""
    left, right = [], []
    shaft = points[:-4]
    for i, (x, y) in enumerate(shaft):
        nx, ny = _normal(points[i], points[i + 1])
        half = radius * (0.03 + 0.07 * i / len(shaft) + grow)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    x, y = shaft[-1]
    nx, ny = _normal(points[-6], points[-2])
    half = radius * (0.26 + grow * 1.9)
    back = radius * grow * 0.9
    ux, uy = ny, -nx
    tip = (x + ux * radius * (0.46 + 1.7 * grow), y + uy * radius * (0.46 + 1.7 * grow))
    wings = [
        (x + nx * half - ux * back, y + ny * half - uy * back),
        tip,
        (x - nx * half - ux * back, y - ny * half - uy * back),
    ]
    return [*left, *wings, *reversed(right)]


def _normal(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    """The unit vector to the left hand of the way from a to b, for a screen whose y points down."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    return -dy / length, dx / length


def _bezier(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], at: float
) -> tuple[float, float]:
    rest = 1 - at
    return (
        rest * rest * a[0] + 2 * rest * at * b[0] + at * at * c[0],
        rest * rest * a[1] + 2 * rest * at * b[1] + at * at * c[1],
    )
