"""The hall behind the menu, 1920 x 1080, and what tables are made of: lacquered planks, inlays, a frame, motes.
Dark, so that a board stands out, under warm light from the upper left.
"""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register_picture
from assets.paint.backdrop_hall import hall
from assets.paint.base import (
    blurred,
    brass_line,
    darker,
    fill,
    hexagon,
    layer,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    rounded,
    stroke,
)

WIDTH, HEIGHT = 1920, 1080
SIZE = (WIDTH, HEIGHT)
MIDDLE = (960.0, 548.0)


def whole() -> skia.Path:
    """The full picture."""
    return rounded((0, 0, WIDTH, HEIGHT), 0)


def planks(canvas: skia.Canvas, colour: str, seed: int, height: float = 136) -> None:
    """A table of broad boards with grain, knots and dark joints."""
    dice = random.Random(seed)
    for row in range(math.ceil(HEIGHT / height)):
        y = row * height
        x = -dice.uniform(0, 700)
        while x < WIDTH:
            long = dice.uniform(820, 1300)
            board = rounded((x, y, long, height), 0)
            tone = mix(
                colour, dice.choice((lighter(colour, 0.12), darker(colour, 0.3), darker(colour, 0.12))), 0.8
            )
            canvas.drawPath(
                board, linear((0, y), (0, y + height), [lighter(tone, 0.07), tone, darker(tone, 0.2)])
            )
            noise(canvas, board, (0.0022, 0.055), darker(tone, 0.65), 0.75, dice.randrange(999), 5)
            noise(canvas, board, (0.004, 0.14), lighter(tone, 0.35), 0.35, dice.randrange(999), 4)
            canvas.drawLine(x, y, x, y + height, stroke("#05040A", 5, 0.7))
            canvas.drawLine(x + 4, y, x + 4, y + height, stroke(lighter(tone, 0.4), 1.5, 0.3))
            x += long
        canvas.drawLine(0, y, WIDTH, y, stroke("#05040A", 6, 0.75))
        canvas.drawLine(0, y + 4.5, WIDTH, y + 4.5, stroke(lighter(colour, 0.45), 1.6, 0.35))


def inlay(canvas: skia.Canvas, light: float = 0.75) -> None:
    """Rings of brass let into the table round the board, with hours and little hexes between them."""
    with layer(canvas, light):
        for radius, width in ((612, 5), (596, 2.5), (540, 3.5)):
            brass_line(canvas, oval(*MIDDLE, radius, radius), width)
        for k in range(48):
            with moved(canvas, *MIDDLE, 1, k * 7.5):
                inlay_hour(canvas, k % 4 == 0)


def inlay_hour(canvas: skia.Canvas, great: bool) -> None:
    """One mark of the ring, above the origin: a little hex for each fourth, else a line."""
    if not great:
        canvas.drawLine(0, -580, 0, -556, stroke("#B98B45", 2.4, 0.8))
        return
    brass_line(canvas, polygon(hexagon(13, 0, -568)), 3)
    canvas.drawPath(oval(0, -568, 4, 4), fill("#F7DDA0"))


def frame(canvas: skia.Canvas) -> None:
    """A brass wire along the table's edge with turned corners."""
    path = skia.Path()
    left, top, right, low, cut = 26.0, 26.0, WIDTH - 26.0, HEIGHT - 26.0, 54.0
    path.moveTo(left + cut, top)
    for x, y, cx, cy in (
        (right - cut, top, right - cut, top + cut),
        (right, low - cut, right - cut, low - cut),
        (left + cut, low, left + cut, low - cut),
        (left, top + cut, left + cut, top + cut),
    ):
        path.lineTo(x, y)
        nx, ny = {
            (right - cut, top): (right, top + cut),
            (right, low - cut): (right - cut, low),
            (left + cut, low): (left, low - cut),
            (left, top + cut): (left + cut, top),
        }[(x, y)]
        path.quadTo(cx, cy, nx, ny)
    path.close()
    with layer(canvas, 0.7):
        brass_line(canvas, path, 4)


def motes(canvas: skia.Canvas, colour: str, count: int, seed: int) -> None:
    """Dust or sparks in the light."""
    dice = random.Random(seed)
    for _ in range(count):
        x, y, size = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT), dice.uniform(0.8, 2.4)
        canvas.drawPath(oval(x, y, size, size), blurred(fill(colour, dice.uniform(0.1, 0.5)), size * 0.6))


def inlay_corners(canvas: skia.Canvas) -> None:
    """Brass quarter roses in the felt's corners."""
    for x, y, turn in ((412, 144, 0), (1508, 144, 90), (1508, 936, 180), (412, 936, 270)):
        with moved(canvas, x, y, 1, turn), layer(canvas, 0.6):
            for radius in (30, 62, 96):
                arc = skia.Path()
                arc.addArc(skia.Rect.MakeLTRB(-radius, -radius, radius, radius), 0, 90)
                brass_line(canvas, arc, 3)
            for angle in (0.26, 0.61, 0.96, 1.31):
                dx, dy = math.cos(angle), math.sin(angle)
                canvas.drawLine(36 * dx, 36 * dy, 90 * dx, 90 * dy, stroke("#B98B45", 2.4, 0.8))


def leaf_outline(size: float) -> skia.Path:
    """A pointed oval leaf round the origin."""
    path = skia.Path()
    path.moveTo(-size, 0)
    path.cubicTo(-size * 0.4, -size * 0.7, size * 0.5, -size * 0.55, size, 0)
    path.cubicTo(size * 0.5, size * 0.55, -size * 0.4, size * 0.7, -size, 0)
    path.close()
    return path


def fallen_leaf(canvas: skia.Canvas, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A dry leaf on the table with its shadow and veins."""
    with moved(canvas, x + size * 0.16, y + size * 0.24, 1, turn):
        canvas.drawPath(leaf_outline(size), blurred(fill("#03060A", 0.7), 5))
    with moved(canvas, x, y, 1, turn):
        leaf = leaf_outline(size)
        canvas.drawPath(
            leaf,
            linear(
                (-size, -size * 0.4), (size, size * 0.5), [lighter(colour, 0.25), colour, darker(colour, 0.5)]
            ),
        )
        canvas.drawLine(-size * 1.35, 0, size * 0.92, 0, stroke(darker(colour, 0.55), 3))
        for k in range(-2, 4):
            for side in (-1, 1):
                canvas.drawLine(
                    k * size * 0.24,
                    0,
                    k * size * 0.24 + size * 0.26,
                    side * size * 0.3,
                    stroke(darker(colour, 0.5), 1.6, 0.8),
                )


register_picture("backdrops/menu.jpg", SIZE, partial(hall, thrones=False))
register_picture("backdrops/thrones.jpg", SIZE, partial(hall, thrones=True))
