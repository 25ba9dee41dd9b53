"""The tiles that Creed's boards are drawn with in Tiled; the game itself reads only their classes."""

from __future__ import annotations

import skia

from assets.paint.atlas import picture

SIZE = 32
TENT, CELL, SWAMP, ROAD, YARD = 0xFFB9874A, 0xFF9BA86A, 0xFF3F5D57, 0xFFC9B48C, 0xFF6E6A5E
"""Colours, in the order of the tiles."""


def paint_of(colour: int, stroke: float = 0) -> skia.Paint:
    """Filled, or drawn as a line of that width."""
    style = skia.Paint.kStroke_Style if stroke else skia.Paint.kFill_Style
    return skia.Paint(Color=colour, AntiAlias=True, Style=style, StrokeWidth=stroke)


@picture("../boards/creed_tiles.png", (5 * SIZE, SIZE))
def creed_tiles(canvas: skia.Canvas) -> None:
    """Tent, cell, swamp, road, yard: each with a mark besides its colour."""
    dark, light = paint_of(0xFF2B2620, 2), paint_of(0xFFE9E2CF, 2)
    for number, colour in enumerate((TENT, CELL, SWAMP, ROAD, YARD)):
        canvas.drawRect(skia.Rect.MakeXYWH(number * SIZE, 0, SIZE, SIZE), paint_of(colour))
        canvas.drawRect(skia.Rect.MakeXYWH(number * SIZE + 1, 1, SIZE - 2, SIZE - 2), dark)
    tent = skia.Path()
    tent.moveTo(6, 26).lineTo(16, 7).lineTo(26, 26).close()
    canvas.drawPath(tent, light)
    for y in (11, 17, 23):
        wave = skia.Path()
        wave.moveTo(2 * SIZE + 6, y).quadTo(2 * SIZE + 11, y - 5, 2 * SIZE + 16, y)
        wave.quadTo(2 * SIZE + 21, y + 5, 2 * SIZE + 26, y)
        canvas.drawPath(wave, light)
    for x in (11, 21):
        canvas.drawLine(3 * SIZE + x, 4, 3 * SIZE + x, SIZE - 4, dark)
    canvas.drawCircle(4 * SIZE + 16, 16, 4, dark)
