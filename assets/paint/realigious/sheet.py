"""The tiles that Realigious maps are drawn with in Tiled; the game itself reads only their classes. They are the
board's own sprites, made small: terrains as hexes, structures and marks to lie over them."""

from __future__ import annotations

import skia

from assets.paint.atlas import RECIPES, picture

WIDTH, HEIGHT, COLUMNS = 64, 74, 8
HEX_WIDTH = 220  # of a terrain sprite
TILES = (
    *(f"realigious/terrain/{name}_0" for name in ("concrete", "stone", "grass", "dirt", "sand", "snow", "ice",
                                                  "water")),
    *(f"realigious/structure/{name}" for name in ("house", "building", "office", "church_christian", "church_christian",
      "church_buddhist", "church_islamic", "church_hindu", "forest_grass", "mountain_stone", "restricted", "gov_office",
      "gov_police", "gov_base")),
    "realigious/structure/start", "realigious/relic/abukaros", "realigious/celebrity/professor",
    "realigious/structure/gov_office",
)  # fmt: skip
"""In the order of the classes in the tileset; two stand for something else and wear a badge."""
OPEN_CHURCH, GOVERNMENT_HINT = 11, 25  # a church of any religion; the hint, not the building
ROWS = -(-len(TILES) // COLUMNS)


def hexagon(inset: float = 0) -> skia.Path:
    """A tile's outline."""
    w, h = WIDTH - 2 * inset, HEIGHT - 2 * inset
    path = skia.Path()
    path.moveTo(inset + w / 2, inset).lineTo(inset + w, inset + h / 4).lineTo(inset + w, inset + h * 3 / 4)
    path.lineTo(inset + w / 2, inset + h).lineTo(inset, inset + h * 3 / 4).lineTo(inset, inset + h / 4).close()
    return path


def badge(canvas: skia.Canvas) -> None:
    """A disc with a question mark in the lower right corner."""
    canvas.drawCircle(46, 52, 11, skia.Paint(Color=0xFF2B2620, AntiAlias=True))
    line = skia.Paint(Color=0xFFF4EAD2, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=2.6,
                      StrokeCap=skia.Paint.kRound_Cap)  # fmt: skip
    hook = skia.Path()
    hook.arcTo(skia.Rect.MakeXYWH(42, 44.5, 8, 8), 180, 240, True)
    hook.lineTo(46, 55)
    canvas.drawPath(hook, line)
    canvas.drawCircle(46, 59, 1.7, skia.Paint(Color=0xFFF4EAD2, AntiAlias=True))


def tile(canvas: skia.Canvas, number: int) -> None:
    """One tile, its upper left corner at the origin."""
    name = TILES[number]
    canvas.save()
    canvas.clipPath(hexagon(), True)
    canvas.translate(WIDTH / 2, HEIGHT / 2)
    scale = WIDTH / HEX_WIDTH
    if not name.startswith("terrain"):
        canvas.translate(0, 8)
        scale *= 0.84
    canvas.scale(scale, scale)
    RECIPES[name].paint(canvas)
    canvas.restore()
    if number in (OPEN_CHURCH, GOVERNMENT_HINT):
        badge(canvas)


@picture("../boards/realigious/realigious_tiles.png", (WIDTH * COLUMNS, HEIGHT * ROWS))
def realigious_tiles(canvas: skia.Canvas) -> None:
    """All tiles, eight in a row."""
    for number in range(len(TILES)):
        canvas.save()
        canvas.translate(number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT)
        tile(canvas, number)
        canvas.restore()
