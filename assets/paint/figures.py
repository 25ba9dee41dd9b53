"""A kit of turned and painted figurines: pedestals, robes, heads, arms. Origin: centre of the pedestal's
foot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from assets.paint.base import (
    BRASS_METAL,
    Material,
    Point,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    shaded,
    stroke,
)
from assets.paint.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Seat
from assets.paint.solids import round_shade

BASE_RX, BASE_RY, BASE_H = 54.0, 25.0, 29.0
SKIN = ("#F3C7A0", "#D79C6C", "#A86E45", "#E8B488")


def drum(rx: float, ry: float, height: float, cy: float = 0.0) -> skia.Path:
    """The outline of an upright drum whose lower rim is an ellipse round (0, cy)."""
    path = skia.Path()
    path.moveTo(-rx, cy - height)
    path.lineTo(-rx, cy)
    path.arcTo(skia.Rect.MakeLTRB(-rx, cy - ry, rx, cy + ry), 180, -180, False)
    path.lineTo(rx, cy - height)
    path.arcTo(skia.Rect.MakeLTRB(-rx, cy - height - ry, rx, cy - height + ry), 0, 180, False)
    path.close()
    return path


def ring(canvas: skia.Canvas, rx: float, ry: float, cy: float, width: float) -> None:
    """A brass hoop seen from above."""
    line = linear(
        (-rx, cy), (rx, cy), [BRASS_DARK, BRASS_LIGHT, BRASS, BRASS_DARK, BRASS], [0, 0.25, 0.5, 0.85, 1]
    )
    line.setStyle(skia.Paint.kStroke_Style)
    line.setStrokeWidth(width)
    canvas.drawPath(oval(0, cy + 1.5, rx, ry), stroke("#120C06", width + 1.5, 0.6))
    canvas.drawPath(oval(0, cy, rx, ry), line)


def pattern_path(kind: str, width: float, height: float, step: float = 18.0) -> skia.Path:
    """The seat pattern (stripes, dots, checks, waves, crosses) over a box round the origin."""
    columns, rows = math.ceil(width / step / 2) + 1, math.ceil(height / step / 2) + 1
    cells = [(c, r) for c in range(-columns, columns + 1) for r in range(-rows, rows + 1)]
    path = skia.Path()
    match kind:
        case "dots":
            for c, r in cells:
                path.addCircle(c * step + (r % 2) * step / 2, r * step, step * 0.25)
        case "checks":
            for c, r in cells:
                if (r + c) % 2:
                    path.addRect(skia.Rect.MakeXYWH(c * step - step / 2, r * step - step / 2, step, step))
        case "crosses":
            arm, wide = step * 0.4, step * 0.24
            for c, r in cells:
                x, y = c * step + (r % 2) * step / 2, r * step
                path.addRect(skia.Rect.MakeXYWH(x - arm, y - wide / 2, arm * 2, wide))
                path.addRect(skia.Rect.MakeXYWH(x - wide / 2, y - arm, wide, arm * 2))
        case "waves":
            for r in range(-rows, rows + 1):
                path.addPath(_wave(width, r * step, step))
        case _:
            count, half = math.ceil((width / 2 + height) / step), height / 2
            for k in range(-count, count + 1):
                x, wide = k * step, step * 0.45
                path.addPath(
                    polygon(
                        [
                            (x - half, half),
                            (x + half, -half),
                            (x + half + wide, -half),
                            (x - half + wide, half),
                        ]
                    )
                )
    return path


def _wave(width: float, y: float, step: float) -> skia.Path:
    band = skia.Path()
    points = [
        (-width / 2 - step + k * step / 4, y + math.sin(k * math.pi / 4) * step * 0.24)
        for k in range(round(width / step * 4) + 9)
    ]
    thick = step * 0.2
    band.addPoly(
        [skia.Point(x, v - thick) for x, v in points] + [skia.Point(x, v + thick) for x, v in points[::-1]],
        True,
    )
    return band


def emblem_path(kind: str, size: float) -> skia.Path:
    """A seat's emblem (sun, gem, star, leaf, bolt) or a moon about the origin, within ``size`` from the centre."""
    path = skia.Path()
    if kind == "sun":
        for k in range(8):
            turn = k * math.pi / 4
            path.addPath(
                polygon(
                    [
                        (math.sin(turn + d) * r, -math.cos(turn + d) * r)
                        for d, r in ((-0.24, size * 0.6), (0, size), (0.24, size * 0.6))
                    ]
                )
            )
        path.addCircle(0, 0, size * 0.5)
        return path
    if kind == "moon":
        moon, bite = skia.Path(), skia.Path()
        moon.addCircle(-size * 0.08, 0, size * 0.9)
        bite.addCircle(size * 0.36, -size * 0.24, size * 0.72)
        return skia.Op(moon, bite, skia.PathOp.kDifference_PathOp)
    if kind == "star":
        return polygon(
            [
                (
                    math.sin(k * math.pi / 5) * size * (1 if k % 2 == 0 else 0.45),
                    -math.cos(k * math.pi / 5) * size * (1 if k % 2 == 0 else 0.45),
                )
                for k in range(10)
            ]
        )
    if kind == "gem":
        return _gem(size)
    if kind == "bolt":
        corners = ((0.24, -1), (-0.66, 0.16), (-0.1, 0.16), (-0.3, 1), (0.66, -0.28), (0.12, -0.28), (0.5, -1))
        return polygon([(x * size, y * size) for x, y in corners])
    path.moveTo(0, -size)
    path.cubicTo(size * 0.95, -size * 0.45, size * 0.8, size * 0.5, 0, size * 0.72)
    path.cubicTo(-size * 0.8, size * 0.5, -size * 0.95, -size * 0.45, 0, -size)
    path.close()
    vein = polygon(
        [
            (-size * 0.07, -size * 0.5),
            (size * 0.07, -size * 0.5),
            (size * 0.07, size * 0.55),
            (-size * 0.07, size * 0.55),
        ]
    )
    stem = polygon(
        [(-size * 0.08, size * 0.6), (size * 0.08, size * 0.6), (size * 0.12, size), (-size * 0.12, size)]
    )
    return skia.Op(skia.Op(path, vein, skia.PathOp.kDifference_PathOp), stem, skia.PathOp.kUnion_PathOp)


def _gem(size: float) -> skia.Path:
    """A cut stone with a flat top, its crown and its middle facet cut out as lines."""
    rows = ((-0.56, -0.82), (0.56, -0.82), (1, -0.24), (0, 1), (-1, -0.24))
    gem = polygon([(x * size, y * size) for x, y in rows])
    cuts = [((-0.82, -0.27), (0.82, -0.27)), ((-0.36, -0.3), (0, 0.74)), ((0.36, -0.3), (0, 0.74))]
    for (x0, y0), (x1, y1) in cuts:
        along = math.hypot(x1 - x0, y1 - y0)
        dx, dy = -(y1 - y0) / along * 0.055, (x1 - x0) / along * 0.055
        line = polygon([(x * size, y * size) for x, y in (
            (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))])  # fmt: skip
        gem = skia.Op(gem, line, skia.PathOp.kDifference_PathOp)
    return gem


def seat_badge(canvas: skia.Canvas, x: float, y: float, radius: float, seat: Seat) -> None:
    """A brass-rimmed disc in the seat's dark tone with its emblem in light enamel."""
    canvas.drawPath(oval(x + 1.5, y + 3, radius + 1, radius + 1), blurred(fill("#05040A", 0.6), 2.5))
    shaded(canvas, oval(x, y, radius, radius), BRASS_METAL, 2)
    inner = oval(x, y, radius * 0.8, radius * 0.8)
    canvas.drawPath(
        inner,
        radial(
            (x - radius * 0.3, y - radius * 0.4), radius * 1.3, [mix(seat.dark, seat.colour, 0.4), seat.dark]
        ),
    )
    canvas.drawPath(inner, stroke("#120C06", 1.4, 0.7))
    with moved(canvas, x, y):
        sign = emblem_path(seat.emblem, radius * 0.64)
        with moved(canvas, 0.8, 1.6):
            canvas.drawPath(sign, fill("#05040A", 0.7))
        canvas.drawPath(sign, fill(lighter(seat.light, 0.3)))


def seat_pedestal(canvas: skia.Canvas, seat: Seat) -> None:
    """A turned base in the seat's colour: pattern round the side, brass hoops, emblem in front, light on
    the ground.
    """
    canvas.drawPath(oval(0, 2, BASE_RX + 12, BASE_RY + 9), blurred(fill(seat.colour, 0.85), 8))
    canvas.drawPath(oval(7, 9, BASE_RX + 4, BASE_RY), blurred(fill("#05040A", 0.75), 6))
    wall = drum(BASE_RX, BASE_RY, BASE_H)
    canvas.drawPath(wall, round_shade(-BASE_RX, BASE_RX, seat.colour))
    with clipped(canvas, wall):
        with moved(canvas, 0, 6):
            canvas.drawPath(pattern_path(seat.pattern, BASE_RX * 2, BASE_H * 3, 15), fill(seat.dark, 0.8))
        canvas.drawPath(
            wall,
            linear(
                (-BASE_RX, 0),
                (BASE_RX, 0),
                [("#000000", 0.25), ("#FFFFFF", 0.25), ("#000000", 0.0), ("#000000", 0.45)],
                [0, 0.25, 0.5, 1],
            ),
        )
    ring(canvas, BASE_RX, BASE_RY, 0, 5)
    top = oval(0, -BASE_H, BASE_RX, BASE_RY)
    canvas.drawPath(
        top,
        radial(
            (-22, -BASE_H - 10),
            80,
            [lighter(seat.colour, 0.55), seat.colour, mix(seat.colour, seat.dark, 0.6)],
        ),
    )
    ring(canvas, BASE_RX - 1, BASE_RY - 0.5, -BASE_H, 5)
    canvas.drawPath(oval(5, -BASE_H + 3, 36, 15), blurred(fill("#05040A", 0.6), 4))


def stone_pedestal(canvas: skia.Canvas) -> None:
    """The dark marble base of a celebrity, with golden hoops, six-sided so that it differs from a
    player's.
    """
    points = [(math.cos(k * math.pi / 3) * 54, math.sin(k * math.pi / 3) * 27) for k in range(6)]
    canvas.drawPath(oval(0, 2, 62, 32), blurred(fill("#F2C75C", 0.5), 8))
    canvas.drawPath(oval(8, 10, 58, 26), blurred(fill("#05040A", 0.75), 6))
    for k, shade in ((2, 0.0), (1, 0.25), (0, 0.55)):
        a, b = points[k], points[(k + 1) % 6]
        wall = polygon([a, b, (b[0], b[1] - BASE_H), (a[0], a[1] - BASE_H)])
        tone = darker("#6A5A86", shade)
        canvas.drawPath(wall, linear((0, -BASE_H), (0, 26), [lighter(tone, 0.2), tone, darker(tone, 0.5)]))
        noise(canvas, wall, (0.05, 0.07), "#D9CFF0", 0.5, 31 + k, 4)
        canvas.drawLine(a[0], a[1] - 2, b[0], b[1] - 2, stroke(BRASS if k else BRASS_DARK, 4))
        canvas.drawLine(a[0], a[1] - 3, b[0], b[1] - 3, stroke(BRASS_LIGHT, 1.5, 0.8 if k else 0.3))
    top = polygon([(x, y - BASE_H) for x, y in points])
    canvas.drawPath(top, linear((-50, -54), (40, 0), ["#A796C8", "#6A5A86", "#453A5E"]))
    noise(canvas, top, (0.03, 0.05), "#E9E2F8", 0.5, 30, 4)
    canvas.drawPath(top, stroke(BRASS_DARK, 5.5))
    canvas.drawPath(top, stroke(BRASS_LIGHT, 2.6))
    canvas.drawPath(oval(5, -BASE_H + 2, 34, 13), blurred(fill("#05040A", 0.55), 4))


def turned(
    canvas: skia.Canvas,
    profile: Sequence[tuple[float, float]],
    colour: str,
    cx: float = 0.0,
    folds: int = 0,
    grain: float = 0.25,
) -> skia.Path:
    """A round body from (y, half width) pairs given from bottom to top; ``folds`` hanging cloth folds.
    Returns it.
    """
    path = skia.Path()
    low_y, low_w = profile[0]
    path.moveTo(cx - low_w, low_y)
    path.arcTo(
        skia.Rect.MakeLTRB(cx - low_w, low_y - low_w * 0.4, cx + low_w, low_y + low_w * 0.4), 180, -180, False
    )
    _side(path, [(cx + w, y) for y, w in profile[1:]], (cx + low_w, low_y))
    top_y, top_w = profile[-1]
    path.lineTo(cx - top_w, top_y)
    _side(path, [(cx - w, y) for y, w in reversed(profile[:-1])], (cx - top_w, top_y))
    path.close()
    wide = max(w for _, w in profile)
    canvas.drawPath(path, round_shade(cx - wide, cx + wide, colour))
    if grain:
        noise(canvas, path, (0.05, 0.03), darker(colour, 0.7), grain, 21, 3)
    with clipped(canvas, path):
        for k in range(folds):
            t = (k + 0.5) / folds * 2 - 1
            foot, head = cx + t * low_w * 0.92, cx + t * top_w * 0.5
            fold = skia.Path()
            fold.moveTo(head, top_y + (low_y - top_y) * 0.3)
            fold.quadTo(head + t * 4, (top_y + low_y) / 2, foot, low_y + low_w * 0.4)
            canvas.drawPath(fold, blurred(stroke(darker(colour, 0.65), 4.5, 0.55), 1.5))
            with moved(canvas, -3.2, 0):
                canvas.drawPath(fold, blurred(stroke(lighter(colour, 0.55), 2.2, 0.45), 0.8))
    bevel(canvas, path, 3, 0.35, 0.35)
    return path


def _side(path: skia.Path, points: list[Point], start: Point) -> None:
    """Continue ``path`` smoothly through ``points`` with level tangents between them."""
    x, y = start
    for px, py in points:
        path.cubicTo(x, y + (py - y) * 0.5, px, py - (py - y) * 0.5, px, py)
        x, y = px, py


def head(
    canvas: skia.Canvas,
    x: float,
    y: float,
    radius: float,
    skin: str,
    hair: str | None = None,
    style: str = "short",
) -> None:
    """A head looking slightly left, with brow, eyes and nose; ``style`` short, long, bun or bald."""
    with moved(canvas, x, y, radius):
        if hair and style == "long":
            canvas.drawPath(oval(0.05, 0.35, 1.25, 1.4), round_shade(-1, 1.3, hair))
        if hair and style == "bun":
            canvas.drawPath(oval(0.5, -0.9, 0.5, 0.45), round_shade(0, 1, hair))
        tones = [lighter(skin, 0.4), skin, darker(skin, 0.55)]
        canvas.drawPath(oval(0, 0, 0.92, 1.06), radial((-0.4, -0.4), 1.9, tones, [0, 0.45, 1]))
        _features(canvas, skin, hair or skin)
        if hair and style != "bald":
            hair_cap(canvas, hair)


def _features(canvas: skia.Canvas, skin: str, brow: str) -> None:
    """Eyes, brows, nose, mouth and ear of a head of radius 1 about the origin."""
    for dx in (-0.46, 0.2):
        canvas.drawPath(oval(dx, 0.02, 0.12, 0.17), fill("#231A1C"))
        canvas.drawPath(oval(dx - 0.04, -0.04, 0.045, 0.06), fill("#FFFFFF"))
        canvas.drawLine(dx - 0.18, -0.22, dx + 0.16, -0.25, stroke(darker(brow, 0.5), 0.11))
    nose = skia.Path()
    nose.moveTo(-0.12, -0.05)
    nose.quadTo(-0.4, 0.36, -0.08, 0.36)
    canvas.drawPath(nose, stroke(darker(skin, 0.4), 0.1, 0.8))
    smile = skia.Path()
    smile.moveTo(-0.42, 0.54)
    smile.quadTo(-0.14, 0.76, 0.2, 0.52)
    canvas.drawPath(smile, stroke("#7A3A32", 0.11))
    canvas.drawPath(oval(0.88, 0.1, 0.17, 0.24), fill(darker(skin, 0.3)))


def hair_cap(canvas: skia.Canvas, colour: str) -> None:
    """Short hair over a head of radius 1 about the origin."""
    cap = skia.Path()
    cap.moveTo(-0.95, -0.05)
    cap.cubicTo(-1.15, -1.1, 0.2, -1.6, 1.0, -0.7)
    cap.cubicTo(1.18, -0.3, 1.05, 0.1, 0.82, 0.1)
    cap.cubicTo(0.8, -0.5, 0.3, -0.62, -0.3, -0.5)
    cap.cubicTo(-0.7, -0.42, -0.85, -0.25, -0.95, -0.05)
    canvas.drawPath(cap, round_shade(-1, 1, colour))


def arm(
    canvas: skia.Canvas, points: Sequence[Point], width: float, colour: str, hand: str | None = None
) -> None:
    """A sleeve through shoulder, elbow and wrist, with a hand in skin colour at its end."""
    (sx, sy), (ex, ey), (wx, wy) = points
    sleeve = skia.Path()
    sleeve.moveTo(sx, sy)
    sleeve.quadTo(ex, ey, wx, wy)
    if hand:
        canvas.drawPath(
            oval(wx, wy, width * 0.46, width * 0.46),
            radial((wx - 3, wy - 3), width * 0.8, [lighter(hand, 0.3), hand, darker(hand, 0.5)]),
        )
    canvas.drawPath(sleeve, stroke(darker(colour, 0.62), width + 2.6, 0.9))
    canvas.drawPath(sleeve, stroke(darker(colour, 0.22), width))
    with moved(canvas, -width * 0.16, -width * 0.12):
        canvas.drawPath(sleeve, blurred(stroke(lighter(colour, 0.25), width * 0.55, 0.9), width * 0.1))
    if hand:
        canvas.drawPath(
            oval(wx, wy, width * 0.42, width * 0.42),
            radial((wx - 3, wy - 3), width * 0.8, [lighter(hand, 0.3), hand, darker(hand, 0.5)]),
        )


def staff(
    canvas: skia.Canvas,
    x: float,
    y: float,
    top: float,
    width: float = 6,
    colour: str = "#8C5E34",
    lean: float = 0,
) -> None:
    """A straight rod from (x, y) up to the height ``top``."""
    for tone, wide, shift in (
        (darker(colour, 0.7), width + 2.4, 0.0),
        (colour, width, 0.0),
        (lighter(colour, 0.55), width * 0.35, -width * 0.2),
    ):
        canvas.drawLine(x + shift, y, x + lean + shift, top, stroke(tone, wide))


def plate(canvas: skia.Canvas, path: skia.Path, stuff: Material, edge: float = 2.5) -> None:
    """A flat thing held or worn: dark outline, lit face."""
    canvas.drawPath(path, stroke(darker(stuff.dark, 0.5), 2.6))
    shaded(canvas, path, stuff, edge)
