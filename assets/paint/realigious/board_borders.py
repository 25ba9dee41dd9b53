"""Rings that lie on a tile: owner, legal move, target, hover, selection, trail. Anchor: centre of the hex."""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register, sprite
from assets.paint.base import (
    blurred,
    clipped,
    fill,
    hexagon,
    layer,
    linear,
    mix,
    oval,
    polygon,
    radial,
    rim_light,
    soft_polygon,
    stroke,
)
from assets.paint.figures import pattern_path
from assets.paint.palette import Seat, dyed, dyes

ATLAS = "realigious/board_borders"
BOX = (-150, -165, 150, 165)


def hex_ring(outer: float, inner: float, corner: float = 10) -> skia.Path:
    """The band between two hexes."""
    path = soft_polygon(hexagon(outer), corner)
    return skia.Op(path, soft_polygon(hexagon(inner), corner), skia.PathOp.kDifference_PathOp)


def owner_border(seat: Seat, canvas: skia.Canvas) -> None:
    """R4, 10.4: tint of 42 % over a light shade with the seat's pattern, and a thick patterned ring with a
    bright inner line.
    """
    face = soft_polygon(hexagon(122), 10)
    canvas.drawPath(face, fill("#1A1420", 0.26))
    canvas.drawPath(face, fill(seat.colour, 0.42))
    pattern = pattern_path(seat.pattern, 260, 280, 44)
    with clipped(canvas, face), layer(canvas, 0.22):
        canvas.drawPath(pattern, fill(seat.light))
    ring = hex_ring(123, 106)
    canvas.drawPath(soft_polygon(hexagon(103), 9), blurred(stroke("#05040A", 9, 0.5), 4))
    canvas.drawPath(
        ring,
        linear(
            (-90, -120),
            (80, 120),
            [mix(seat.colour, seat.light, 0.5), seat.colour, mix(seat.colour, seat.dark, 0.45)],
        ),
    )
    with clipped(canvas, ring):
        canvas.drawPath(pattern_path(seat.pattern, 260, 280, 19), fill(seat.dark, 0.6))
    rim_light(canvas, ring, 2.4, 0.7)
    canvas.drawPath(soft_polygon(hexagon(106), 9), stroke(seat.light, 2.6, 0.95))
    canvas.drawPath(soft_polygon(hexagon(124), 10), stroke("#0A0810", 3, 0.85))


for _name, _seat in dyes(4).items():
    register(f"realigious/border/{_name}", dyed(ATLAS, _name), BOX, partial(owner_border, _seat))


@sprite("realigious/border/legal", ATLAS, BOX)
def legal(canvas: skia.Canvas) -> None:
    """A tile that may be entered: warm light within the rim, bright line, small dot."""
    face = soft_polygon(hexagon(122), 10)
    canvas.drawPath(soft_polygon(hexagon(124), 10), blurred(stroke("#FFD873", 18, 0.75), 9))
    canvas.drawPath(
        face, radial((0, 0), 128, [("#FFE9A8", 0.0), ("#FFE9A8", 0.08), ("#FFD35A", 0.5)], [0, 0.55, 1])
    )
    canvas.drawPath(soft_polygon(hexagon(120), 10), stroke("#3A2408", 14, 0.6))
    canvas.drawPath(soft_polygon(hexagon(120), 10), stroke("#FFDC7A", 7))
    canvas.drawPath(soft_polygon(hexagon(120), 10), stroke("#FFFBE8", 2.6))
    canvas.drawPath(soft_polygon(hexagon(111), 9), stroke("#3A2408", 3, 0.45))
    canvas.drawPath(oval(0, 85, 13, 13), fill("#3A2408", 0.8))
    canvas.drawPath(oval(0, 85, 9.5, 9.5), fill("#FFE08A"))
    canvas.drawPath(oval(-2, 83, 4, 4), fill("#FFFFFF"))


@sprite("realigious/border/target", ATLAS, BOX)
def target(canvas: skia.Canvas) -> None:
    """A tile that may be aimed at: six red brackets at the corners."""
    corners = hexagon(119)
    canvas.drawPath(
        soft_polygon(hexagon(120), 10),
        radial((0, 0), 124, [("#FF5A46", 0.0), ("#FF5A46", 0.05), ("#FF3A2E", 0.4)], [0, 0.6, 1]),
    )
    for colour, width, alpha, blur in (
        ("#FF3A2E", 20, 0.7, 7.0),
        ("#3A0508", 14, 0.95, 0.0),
        ("#FF6A50", 9.5, 1, 0.0),
        ("#FFE9DC", 3.4, 1, 0.0),
    ):
        for k in range(6):
            (ax, ay), (bx, by), (cx, cy) = corners[k - 1], corners[k], corners[(k + 1) % 6]
            arm = skia.Path()
            arm.moveTo(bx + (ax - bx) * 0.27, by + (ay - by) * 0.27)
            arm.lineTo(bx, by)
            arm.lineTo(bx + (cx - bx) * 0.27, by + (cy - by) * 0.27)
            line = stroke(colour, width, alpha)
            canvas.drawPath(arm, blurred(line, blur) if blur else line)


@sprite("realigious/border/hover", ATLAS, BOX)
def hover(canvas: skia.Canvas) -> None:
    """The tile under the pointer: white light and a thin line."""
    canvas.drawPath(soft_polygon(hexagon(122), 10), fill("#FFFFFF", 0.14))
    canvas.drawPath(soft_polygon(hexagon(122), 10), blurred(stroke("#FFFFFF", 10, 0.6), 5))
    canvas.drawPath(soft_polygon(hexagon(122), 10), stroke("#FFFFFF", 4))


@sprite("realigious/border/selected", ATLAS, BOX)
def selected(canvas: skia.Canvas) -> None:
    """The chosen tile: a thick golden ring with jewels at its corners."""
    canvas.drawPath(soft_polygon(hexagon(126), 10), blurred(stroke("#FFC94A", 24, 0.85), 11))
    ring = hex_ring(127, 109)
    canvas.drawPath(ring, linear((-90, -120), (80, 120), ["#FFF6D0", "#F2C75C", "#B07A1E", "#FFE08A"]))
    rim_light(canvas, ring, 3, 0.9)
    canvas.drawPath(soft_polygon(hexagon(127.5), 10), stroke("#4A2E0A", 2.6))
    canvas.drawPath(soft_polygon(hexagon(108.5), 9), stroke("#4A2E0A", 2.6))
    for x, y in hexagon(117):
        canvas.drawPath(oval(x, y, 11, 11), fill("#4A2E0A"))
        canvas.drawPath(oval(x, y, 9, 9), radial((x - 3, y - 4), 13, ["#FFFFFF", "#4FE0D8", "#0B5A68"]))


@sprite("realigious/border/last", ATLAS, BOX)
def last(canvas: skia.Canvas) -> None:
    """What was just done: a broken line of pale blue light."""
    line = stroke("#A8ECFF", 7, 0.95)
    line.setPathEffect(skia.DashPathEffect.Make([26.0, 18.0], 9.0))
    canvas.drawPath(soft_polygon(hexagon(118), 10), blurred(stroke("#5AC8FF", 16, 0.5), 8))
    back = stroke("#06202E", 11, 0.7)
    back.setPathEffect(skia.DashPathEffect.Make([26.0, 18.0], 9.0))
    canvas.drawPath(soft_polygon(hexagon(118), 10), back)
    canvas.drawPath(soft_polygon(hexagon(118), 10), line)


@sprite("realigious/border/blocked", ATLAS, BOX)
def blocked(canvas: skia.Canvas) -> None:
    """A tile that cannot be chosen now: a dark hatch."""
    face = soft_polygon(hexagon(123), 10)
    canvas.drawPath(face, fill("#080610", 0.35))
    with clipped(canvas, face):
        for k in range(-8, 9):
            canvas.drawPath(
                polygon(
                    [(k * 34 - 140, 140), (k * 34 - 128, 140), (k * 34 + 152, -140), (k * 34 + 140, -140)]
                ),
                fill("#05040A", 0.4),
            )
