"""The great seals of the four local gods (5.10): carved discs of about 400 pixels. Anchor: their centre."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    GOLD,
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    shaded,
    stroke,
)
from assets.paint.figures import plate

ATLAS = "realigious/board_seals"
BOX = (-230, -230, 230, 240)


def carved_letter(dice: random.Random) -> skia.Path:
    """A letter of no known script: two or three strokes and a dot, about 26 pixels high."""
    path = skia.Path()
    spots = [(x, y) for x in (-7, 0, 7) for y in (-12, 0, 12)]
    for _ in range(3):
        a, b = dice.sample(spots, 2)
        path.moveTo(*a)
        path.quadTo(dice.choice((-8, 0, 8)), dice.choice((-8, 0, 8)), *b)
    path.addCircle(dice.choice((-8, 8)), dice.choice((-10, 10)), 1.5)
    return path


def disc(canvas: skia.Canvas, name: str, rim: Material, field: Material, light: str) -> None:
    """The body of a seal: outer rim with studs, a band of letters that glow, and the sunk field."""
    canvas.drawPath(oval(0, 0, 200, 200), blurred(fill(light, 0.5), 14))
    canvas.drawPath(oval(8, 14, 198, 198), blurred(fill("#05040A", 0.8), 10))
    shaded(canvas, oval(0, 0, 198, 198), rim, 7)
    noise(canvas, oval(0, 0, 198, 198), (0.05, 0.05), darker(rim.dark, 0.5), 0.7, len(name))
    band = oval(0, 0, 184, 184)
    canvas.drawPath(band, radial((-60, -80), 300, [darker(rim.middle, 0.35), darker(rim.dark, 0.45)]))
    canvas.drawPath(band, stroke(darker(rim.dark, 0.7), 4))
    dice = random.Random(name)
    for k in range(28):
        with moved(canvas, 0, 0, 1, k * 360 / 28), moved(canvas, 0, -165):
            letter = carved_letter(dice)
            canvas.drawPath(letter, blurred(stroke(light, 7, 0.7), 3))
            canvas.drawPath(letter, stroke(lighter(light, 0.6), 2.8))
    for k in range(56):
        angle = (k + 0.5) * math.pi / 28
        x, y = math.sin(angle) * 191, -math.cos(angle) * 191
        canvas.drawPath(oval(x + 0.6, y + 1, 3, 3), fill(darker(rim.dark, 0.6), 0.9))
        canvas.drawPath(oval(x, y, 2.2, 2.2), fill(lighter(rim.light, 0.3)))
    shaded(canvas, oval(0, 0, 148, 148), rim, 5)
    inner = oval(0, 0, 137, 137)
    canvas.drawPath(inner, radial((-20, -30), 175, [field.light, field.middle, field.dark], [0, 0.5, 1]))
    noise(canvas, inner, (0.012, 0.012), darker(field.dark, 0.5), 1.0, len(name) + 4)
    noise(canvas, inner, (0.02, 0.02), field.light, 0.5, len(name) + 9)
    with clipped(canvas, inner), moved(canvas, 6, 9):
        outside = skia.Path(inner)
        outside.toggleInverseFillType()
        canvas.drawPath(outside, blurred(fill("#05040A", 0.85), 9))


def beams(
    canvas: skia.Canvas, x: float, y: float, inner: float, outer: float, count: int, colour: str, alpha: float
) -> None:
    """Rays of light inside the field."""
    with clipped(canvas, oval(0, 0, 137, 137)):
        for k in range(count):
            angle = k * 2 * math.pi / count
            wide = 0.9 / count
            canvas.drawPath(
                polygon(
                    [
                        (x + math.sin(angle) * inner, y - math.cos(angle) * inner),
                        (x + math.sin(angle - wide) * outer, y - math.cos(angle - wide) * outer),
                        (x + math.sin(angle + wide) * outer, y - math.cos(angle + wide) * outer),
                    ]
                ),
                blurred(fill(colour, alpha), 1.5),
            )


def lips(canvas: skia.Canvas, width: float, height: float, gape: float) -> None:
    """An open mouth: lips, teeth, throat and tongue, centred on the origin."""
    outer = skia.Path()
    outer.moveTo(-width, 0)
    outer.cubicTo(-width * 0.6, -height * 0.95, -width * 0.22, -height * 1.05, 0, -height * 0.78)
    outer.cubicTo(width * 0.22, -height * 1.05, width * 0.6, -height * 0.95, width, 0)
    outer.cubicTo(width * 0.6, height * 1.15, -width * 0.6, height * 1.15, -width, 0)
    outer.close()
    with moved(canvas, 5, 9):
        canvas.drawPath(outer, blurred(fill("#05040A", 0.75), 7))
    plate(canvas, outer, Material("#FFC0E8", "#C8399A", "#4E0A4A", "#FFE8F8"), width * 0.06)
    throat = skia.Path()
    throat.moveTo(-width * 0.8, -height * 0.02)
    throat.cubicTo(-width * 0.4, -height * gape, width * 0.4, -height * gape, width * 0.8, -height * 0.02)
    throat.cubicTo(width * 0.45, height * 0.86, -width * 0.45, height * 0.86, -width * 0.8, -height * 0.02)
    throat.close()
    canvas.drawPath(throat, radial((0, height * 0.1), width * 0.8, ["#8A1A6A", "#3A0638", "#0E0212"]))
    with clipped(canvas, throat):
        tongue = oval(0, height * 0.72, width * 0.46, height * 0.46)
        canvas.drawPath(
            tongue, radial((-width * 0.1, height * 0.5), width * 0.6, ["#FF9AB8", "#D8407A", "#7A1040"])
        )
        canvas.drawLine(0, height * 0.36, 0, height, blurred(stroke("#7A1040", width * 0.05, 0.8), 1.5))
        for k in range(-4, 5):
            x, wide = k * width * 0.165, width * 0.08
            top = -height * gape * (0.76 - 0.026 * k * k)
            long = height * (0.42 if abs(k) in (2,) else 0.27)
            canvas.drawPath(
                polygon(
                    [
                        (x - wide, top - height * 0.3),
                        (x + wide, top - height * 0.3),
                        (x + wide * 0.9, top + long * 0.6),
                        (x, top + long),
                        (x - wide * 0.9, top + long * 0.6),
                    ]
                ),
                linear((x - wide, 0), (x + wide, 0), ["#FFFFFF", "#F0E2C8", "#B09A78"]),
            )
            low = height * (0.66 - 0.028 * k * k)
            canvas.drawPath(
                polygon(
                    [
                        (x - wide, low + height * 0.3),
                        (x + wide, low + height * 0.3),
                        (x + wide * 0.8, low - long * 0.2),
                        (x, low - long * 0.5),
                        (x - wide * 0.8, low - long * 0.2),
                    ]
                ),
                linear((x - wide, 0), (x + wide, 0), ["#F6ECD8", "#DCCAA8", "#94805E"]),
            )
    canvas.drawPath(throat, stroke("#4E0A4A", width * 0.025))


def zog_malomos(canvas: skia.Canvas) -> None:
    """The babbling mouth, with lesser mouths that echo it and words coiling out as smoke."""
    disc(
        canvas,
        "zog",
        Material("#D9C0EE", "#7A58A0", "#2A1646", "#F6E8FF"),
        Material("#7A2E9E", "#3E1262", "#120322", "#FFFFFF"),
        "#E46CFF",
    )
    beams(canvas, 0, 6, 40, 150, 24, "#FF9BF4", 0.16)
    for x, y, size, turn in (
        (-84, -66, 0.3, -30),
        (84, -66, 0.3, 30),
        (-92, 64, 0.27, 34),
        (92, 64, 0.27, -34),
        (0, -102, 0.3, 0),
        (0, 112, 0.24, 0),
    ):
        with moved(canvas, x, y, size, turn):
            lips(canvas, 92, 62, 0.62)
    with moved(canvas, 0, 6):
        lips(canvas, 92, 66, 0.62)


def talon(canvas: skia.Canvas, x: float, top: float, low: float, sway: float, width: float) -> None:
    """One hooked claw that comes down from ``top`` to ``low``."""
    claw = skia.Path()
    claw.moveTo(x - width, top)
    claw.cubicTo(
        x - width * 1.3 + sway * 0.3,
        top + (low - top) * 0.5,
        x + sway * 0.7,
        top + (low - top) * 0.75,
        x + sway,
        low,
    )
    claw.cubicTo(
        x + sway * 0.9 + width * 1.0,
        top + (low - top) * 0.6,
        x + width * 1.4,
        top + (low - top) * 0.3,
        x + width,
        top,
    )
    claw.close()
    with moved(canvas, 6, 9):
        canvas.drawPath(claw, blurred(fill("#05040A", 0.7), 5))
    plate(canvas, claw, Material("#F2EADC", "#9A8E84", "#2E2628", "#FFFFFF"), 5)


def sekrazade(canvas: skia.Canvas) -> None:
    """The rending claw: a scaled paw tears three burning wounds into the seal."""
    disc(
        canvas,
        "sekrazade",
        Material("#C9B0A8", "#6A4A46", "#26120F", "#FFE4DC"),
        Material("#8A2A1E", "#4A0E10", "#160305", "#FFFFFF"),
        "#FF5A36",
    )
    with clipped(canvas, oval(0, 0, 136, 136)):
        for x, sway, low in ((-66, 26, 120), (-8, 22, 140), (52, 14, 124)):
            wound = skia.Path()
            wound.moveTo(x - 34 + sway, -104)
            wound.cubicTo(x - 30, -20, x - 16, 60, x + sway + 8, low)
            wound.cubicTo(x + 12, 60, x + 6, -20, x - 6 + sway, -104)
            wound.close()
            canvas.drawPath(wound, blurred(fill("#FF5A1E", 0.9), 12))
            canvas.drawPath(wound, linear((x, -100), (x, low), ["#FFF3C0", "#FF9A3C", "#D2262C", "#6A0A18"]))
            canvas.drawPath(wound, stroke("#1A0405", 4))
    paw(canvas)


def scaled(canvas: skia.Canvas, shape: skia.Path, size: float) -> None:
    """A red hide in overlapping scales, shaped by ``shape``."""
    with moved(canvas, 5, 9):
        canvas.drawPath(shape, blurred(fill("#05040A", 0.7), 6))
    plate(canvas, shape, Material("#F0805A", "#A52E22", "#3A0A0C", "#FFC8B0"), 6)
    box = shape.getBounds()
    with clipped(canvas, shape):
        for row in range(math.ceil(box.height() / (size * 0.75)) + 1):
            for column in range(math.ceil(box.width() / size) + 2):
                x, y = box.left() + (column - row % 2 * 0.5) * size, box.top() + row * size * 0.75
                scale = oval(x, y, size * 0.58, size * 0.62)
                canvas.drawPath(
                    scale,
                    linear(
                        (x - size / 2, y - size / 2),
                        (x + size / 2, y + size * 0.6),
                        [("#FFB090", 0.35), ("#8A2018", 0.1), ("#1A0405", 0.55)],
                    ),
                )
                canvas.drawPath(scale, stroke("#2A0608", 1.6, 0.5))
    bevel(canvas, shape, 7, 0.45, 0.6, "#FFD0B8")


def paw(canvas: skia.Canvas) -> None:
    """A scaled hand that reaches down from the rim: four crooked fingers, each ending in a claw."""
    with clipped(canvas, oval(0, 0, 137, 137)), moved(canvas, 4, -26):
        scaled(canvas, rounded((-46, -150, 92, 70), 20), 17)
        thumb = polygon([(-52, -92), (-96, -58), (-104, -16), (-84, -18), (-70, -44), (-40, -62)])
        scaled(canvas, thumb, 14)
        talon(canvas, -94, -24, 52, 30, 12)
        for x, low, sway, turn in (
            (70, 78, -26, -24),
            (34, 114, -12, -10),
            (-4, 124, 4, 2),
            (-40, 104, 18, 14),
        ):
            talon(canvas, x, 6, low, sway, 14)
            with moved(canvas, x * 0.72, -92, 1, turn):
                scaled(canvas, rounded((-19, -14, 38, 66), 17), 14)
            scaled(canvas, rounded((x - 17, -46, 34, 64), 16), 13)
        scaled(canvas, oval(0, -98, 66, 34), 17)
        for x in (-42, -14, 14, 42):
            canvas.drawPath(oval(x, -92 + abs(x) * 0.16, 10, 8), blurred(fill("#FFD0B8", 0.3), 4))


def giyechin(canvas: skia.Canvas) -> None:
    """The eye looking down: a heavy-lidded eye whose gaze falls in rays upon the world below."""
    disc(
        canvas,
        "giyechin",
        Material("#FFE9B8", "#B58A3E", "#4E320E", "#FFF8E0"),
        Material("#2E9AA6", "#0E4E62", "#04182A", "#FFFFFF"),
        "#5AF0E8",
    )
    with clipped(canvas, oval(0, 0, 137, 137)):
        for k in range(-4, 5):
            canvas.drawPath(
                polygon([(k * 4 - 3, 16), (k * 4 + 3, 16), (k * 34 + 15, 150), (k * 34 - 15, 150)]),
                blurred(fill("#D8FFF4" if k % 2 else "#FFE9A0", 0.34), 3),
            )
    eye = skia.Path()
    eye.moveTo(-116, -20)
    eye.cubicTo(-62, -84, 62, -84, 116, -20)
    eye.cubicTo(60, 62, -60, 62, -116, -20)
    eye.close()
    with moved(canvas, 5, 10):
        canvas.drawPath(eye, blurred(fill("#05040A", 0.75), 8))
    canvas.drawPath(
        eye, radial((-24, -30), 140, ["#FFFFFF", "#F0E6D4", "#B4967A", "#5A3A34"], [0, 0.45, 0.85, 1])
    )
    with clipped(canvas, eye):
        iris(canvas, 0, 6, 52)
        lid = skia.Path()
        lid.moveTo(-130, -100)
        lid.lineTo(130, -100)
        lid.lineTo(116, -22)
        lid.cubicTo(60, -48, -60, -48, -116, -22)
        lid.close()
        with moved(canvas, 3, 11):
            canvas.drawPath(lid, blurred(fill("#1A0A10", 0.75), 8))
        plate(canvas, lid, Material("#BFE8E2", "#4E9A9E", "#14424E", "#F0FFFC"), 5)
        for k in range(3):
            crease = skia.Path()
            crease.moveTo(-112 + k * 12, -34 - k * 9)
            crease.cubicTo(-50, -62 - k * 8, 50, -62 - k * 8, 112 - k * 12, -34 - k * 9)
            canvas.drawPath(crease, stroke("#0B3440", 2.6, 0.7))
    canvas.drawPath(eye, stroke("#3A2408", 9))
    canvas.drawPath(eye, stroke("#E9B94A", 5.4))
    canvas.drawPath(eye, stroke("#FFF2B8", 1.8, 0.9))
    for x, y in ((-66, -92), (0, -108), (66, -92)):
        lesser_eye(canvas, x, y, 19)


def iris(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """An iris of turquoise fibres round a deep pupil."""
    canvas.drawPath(
        oval(x, y, radius, radius),
        radial(
            (x, y + radius * 0.2), radius, ["#E4FFF4", "#36D0C0", "#0E6A8A", "#052438"], [0, 0.45, 0.8, 1]
        ),
    )
    for k in range(48):
        angle = k * math.pi / 24
        a, b = radius * 0.45, radius * (0.95 if k % 2 else 0.8)
        canvas.drawLine(
            x + math.sin(angle) * a,
            y - math.cos(angle) * a,
            x + math.sin(angle) * b,
            y - math.cos(angle) * b,
            stroke("#D8FFF0" if k % 3 else "#FFE08A", 1.7, 0.6),
        )
    canvas.drawPath(
        oval(x, y, radius * 0.42, radius * 0.42),
        radial((x, y), radius * 0.42, ["#000000", "#02060C", "#0A2634"]),
    )
    canvas.drawPath(oval(x, y, radius, radius), stroke("#04141E", 4))
    canvas.drawPath(
        oval(x - radius * 0.34, y - radius * 0.1, radius * 0.17, radius * 0.13),
        blurred(fill("#FFFFFF", 1), 2),
    )


def lesser_eye(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A small open eye set in gold."""
    lens = skia.Path()
    lens.moveTo(x - size, y)
    lens.quadTo(x, y - size, x + size, y)
    lens.quadTo(x, y + size, x - size, y)
    plate(canvas, lens, GOLD, 2)
    canvas.drawPath(
        oval(x, y, size * 0.38, size * 0.38), radial((x, y), size * 0.4, ["#E4FFF4", "#1E9AA0", "#06303E"])
    )
    canvas.drawPath(oval(x, y, size * 0.16, size * 0.16), fill("#02060C"))


def abukaros(canvas: skia.Canvas) -> None:
    """The guiding hand: it points the way down before an eclipsed sun."""
    disc(
        canvas,
        "abukaros",
        Material("#D6DEE8", "#66728A", "#1E2434", "#F4F8FF"),
        Material("#3A4468", "#151A32", "#05060E", "#FFFFFF"),
        "#9AD8FF",
    )
    beams(canvas, 0, -26, 60, 190, 32, "#FFE0A0", 0.4)
    canvas.drawPath(oval(0, -26, 84, 84), blurred(fill("#FFC45A", 0.9), 14))
    canvas.drawPath(oval(0, -26, 74, 74), linear((-50, -90), (50, 40), ["#FFF6D0", "#F2B84A", "#8A4E10"]))
    canvas.drawPath(oval(0, -26, 68, 68), radial((-18, -50), 100, ["#3A3458", "#14101E", "#040208"]))
    pointing_hand(canvas)


def pointing_hand(canvas: skia.Canvas) -> None:
    """A pale hand from above: the first finger points down, the others are bent."""
    bone = Material("#FFFFFF", "#D9E4EE", "#5E7894", "#FFFFFF")
    cuff = polygon([(-34, -136), (34, -136), (29, -88), (-29, -88)])
    with clipped(canvas, oval(0, 0, 137, 137)):
        plate(canvas, cuff, Material("#6E78B8", "#2C3268", "#0C0E28", "#C8D0FF"), 5)
        for y in (-98, -108):
            canvas.drawLine(-31, y, 31, y, stroke("#6A430C", 7))
            canvas.drawLine(-31, y, 31, y, stroke("#F2C75C", 4.4))
    shadow = oval(8, 4, 46, 90)
    canvas.drawPath(shadow, blurred(fill("#05040A", 0.5), 12))
    finger = skia.Path()
    finger.addRoundRect(skia.Rect.MakeLTRB(-32, -30, -7, 108), 12.5, 12.5)
    plate(canvas, finger, bone, 4.5)
    for y in (26, 62):
        for shift in (0, 5):
            canvas.drawLine(-27, y + shift, -13, y + shift, stroke("#4E6882", 2, 0.7))
    canvas.drawPath(oval(-19.5, 98, 7, 9), linear((-26, 90), (-14, 106), ["#FFFFFF", "#A8BED0"]))
    back = skia.Path()
    back.moveTo(-28, -92)
    back.lineTo(28, -92)
    back.cubicTo(44, -62, 50, -30, 46, 4)
    back.lineTo(-34, 4)
    back.cubicTo(-42, -30, -40, -64, -28, -92)
    back.close()
    plate(canvas, back, bone, 5)
    for x, low in ((2, 44), (23, 38), (42, 28)):
        bent = skia.Path()
        bent.addRoundRect(skia.Rect.MakeLTRB(x - 11, -14, x + 11, low), 11, 11)
        plate(canvas, bent, bone, 4)
        canvas.drawLine(x - 6, 8, x + 6, 8, stroke("#4E6882", 2.2, 0.7))
        canvas.drawPath(oval(x, -12, 8, 5), blurred(fill("#FFFFFF", 0.8), 2.5))
    thumb = skia.Path()
    thumb.moveTo(-34, -60)
    thumb.cubicTo(-66, -44, -70, -8, -58, 22)
    thumb.cubicTo(-46, 24, -42, 6, -42, -6)
    thumb.cubicTo(-40, -20, -30, -28, -28, -40)
    thumb.close()
    plate(canvas, thumb, bone, 4.5)
    eye = skia.Path()
    eye.moveTo(-22, -44)
    eye.quadTo(4, -66, 30, -44)
    eye.quadTo(4, -24, -22, -44)
    canvas.drawPath(eye, fill("#101828"))
    canvas.drawPath(eye, stroke("#E9B94A", 3.4))
    canvas.drawPath(oval(4, -44, 8.5, 8.5), radial((2, -46), 10, ["#FFFFFF", "#7FD0FF", "#1A5A9A"]))
    canvas.drawPath(oval(-19, 116, 16, 16), blurred(fill("#BFE8FF", 0.8), 8))


SEALS: dict[str, Callable[[skia.Canvas], None]] = {
    "zog_malomos": zog_malomos,
    "sekrazade": sekrazade,
    "giyechin": giyechin,
    "abukaros": abukaros,
}


def seal(name: str, canvas: skia.Canvas) -> None:
    """One god's seal."""
    SEALS[name](canvas)


for _name in SEALS:
    register(f"realigious/seal/{_name}", ATLAS, BOX, partial(seal, _name))
