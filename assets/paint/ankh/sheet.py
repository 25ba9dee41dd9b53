"""The tiles that maps of Ankh are drawn with in Tiled; the game itself reads only their classes."""

from __future__ import annotations

import skia

from assets.paint.atlas import picture

WIDTH, HEIGHT, COLUMNS, ROWS = 64, 74, 8, 5
GROUNDS = (0xFF7FA65A, 0xFFE2C178, 0xFF3E7FA8)  # fertile, desert, water
INK, PAPER, NEUTRAL = 0xFF2B2620, 0xFFF4EAD2, 0xFFB9B2A2
SEATS = (0xFFB7433A, 0xFF2F5FA8, 0xFF3F8F5B, 0xFFD59A2A, 0xFF7B4FA0)
REGIONS = 8
OUTLINES = {
    "god": ((32, 14), (44, 30), (40, 58), (24, 58), (20, 30)),
    "warrior": ((32, 24), (40, 36), (38, 58), (26, 58), (24, 36)),
    "obelisk": ((32, 12), (38, 20), (41, 60), (23, 60), (26, 20)),
    "temple": ((14, 34), (32, 18), (50, 34), (50, 58), (14, 58)),
    "pyramid": ((32, 16), (54, 58), (10, 58)),
}
"""A mark for each kind of piece, besides its colour."""


def filled(colour: int) -> skia.Paint:
    """An area."""
    return skia.Paint(Color=colour, AntiAlias=True)


def drawn(colour: int, width: float) -> skia.Paint:
    """A line."""
    return skia.Paint(Color=colour, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width)


def outline(points: tuple[tuple[int, int], ...]) -> skia.Path:
    """A closed line through points of a tile."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return path


HEXAGON = outline(((32, 1), (63, 19), (63, 55), (32, 73), (1, 55), (1, 19)))


def ground(canvas: skia.Canvas, colour: int) -> None:
    """A hex of that terrain."""
    canvas.drawPath(HEXAGON, filled(colour))
    canvas.drawPath(HEXAGON, drawn(INK, 1.5))


def region(canvas: skia.Canvas, number: int) -> None:
    """As many dots as the region's number, in a disc: to be read without letters."""
    canvas.drawCircle(32, 37, 20, filled(PAPER))
    canvas.drawCircle(32, 37, 20, drawn(INK, 1.5))
    for dot in range(number):
        canvas.drawCircle(20 + dot % 4 * 8, 33 + dot // 4 * 9, 2.8, filled(INK))


def piece(canvas: skia.Canvas, kind: str, slot: int) -> None:
    """A piece of a start slot (0: neutral), with as many dots as its number."""
    path = outline(OUTLINES[kind])
    canvas.drawPath(path, filled(SEATS[slot - 1] if slot else NEUTRAL))
    canvas.drawPath(path, drawn(INK, 2))
    for dot in range(slot):
        canvas.drawCircle(20 + dot * 6, 66, 2.2, filled(INK))


def marks(canvas: skia.Canvas, number: int) -> None:
    """One tile, in the order of the classes in the tileset."""
    if number < len(GROUNDS):
        ground(canvas, GROUNDS[number])
        return
    number -= len(GROUNDS)
    if number < REGIONS:
        region(canvas, number + 1)
        return
    kind, slot = divmod(number - REGIONS, len(SEATS))
    kinds = tuple(OUTLINES)
    if kind < len(kinds):
        piece(canvas, kinds[kind], slot + 1)
    elif slot < len(kinds) - 2:
        piece(canvas, kinds[2 + slot], 0)


@picture("../boards/ankh/ankh_tiles.png", (WIDTH * COLUMNS, HEIGHT * ROWS))
def ankh_tiles(canvas: skia.Canvas) -> None:
    """All tiles, eight in a row."""
    for number in range(COLUMNS * ROWS):
        canvas.save()
        canvas.translate(number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT)
        marks(canvas, number)
        canvas.restore()
