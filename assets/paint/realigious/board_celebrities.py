"""The eight celebrities (R18, 5.12) as statuettes on six-sided marble. Anchor: foot of the pedestal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    IRON,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    material,
    moved,
    oval,
    polygon,
    rounded,
    stroke,
)
from assets.paint.figures import SKIN, arm, emblem_path, plate, staff, stone_pedestal, turned
from assets.paint.realigious.board_pieces import ATLAS, BOX, FOOT, bowler
from assets.paint.solids import round_shade
from assets.paint.visages import countenance, visage

PROFESSOR = countenance(SKIN[0], "#B8B0A4", jaw=0.66, chin=0.24, low=37.0, gaunt=0.7, old=0.9, nose=1.25, brow=-0.2)
VAGRANT = countenance(SKIN[1], "#5A4A3A", jaw=0.7, gaunt=1.0, old=0.8, nose=1.45, rosy=1.0, opened=0.7, brow=-0.5)
ARCHAEOLOGIST = countenance(SKIN[3], "#4A2E16", jaw=0.9, chin=0.38, old=0.2, brow=0.4, thick=3.4, smile=0.6, rosy=0.5)
THUG = countenance(SKIN[1], "#1E1410", jaw=1.02, chin=0.5, low=31.0, nose=1.5, brow=1.0, thick=5.0, opened=0.6,
    smile=-0.6)
ENTERTAINER = countenance(
    SKIN[3], "#4A1E66", jaw=0.66, chin=0.2, turn=-0.2, nose=0.7, opened=1.5, brow=-0.4, thick=2.0, lips=1.9,
        lip="#D01E56",
    smile=0.9, rosy=1.0, old=0.0, gaunt=0.0, iris="#3A8AC0",
)
GENERAL = countenance(SKIN[0], "#8A8278", jaw=0.98, chin=0.46, brow=0.9, thick=4.4, old=0.6, opened=0.7, smile=-0.4)
LAWYER = countenance(SKIN[0], "#8A7A68", jaw=0.6, chin=0.2, low=38.0, gaunt=0.8, nose=1.3, brow=0.5, old=0.4,
    smile=0.1)
TYCOON = countenance(SKIN[0], "#4A3A2A", jaw=1.05, chin=0.55, low=32.0, gaunt=0.0, rosy=1.0, nose=1.2, old=0.3,
    smile=0.7)


def professor(canvas: skia.Canvas) -> None:
    """Academic gown, mortarboard with tassel, spectacles, an open book."""
    gown = "#2E3F73"
    turned(canvas, [(FOOT, 38), (FOOT - 40, 30), (FOOT - 84, 33), (FOOT - 98, 13)], gown, 0, 6)
    for side in (-1, 1):
        plate(
            canvas,
            polygon(
                [(side * 5, FOOT - 98), (side * 17, FOOT - 94), (side * 12, FOOT - 20), (side * 4, FOOT - 20)]
            ),
            material("#B8383F"),
            2,
        )
    arm(canvas, ((-31, FOOT - 82), (-48, FOOT - 52), (-20, FOOT - 44)), 18, gown, SKIN[0])
    arm(canvas, ((31, FOOT - 82), (48, FOOT - 52), (20, FOOT - 44)), 18, gown, SKIN[0])
    for side in (-1, 1):
        page = polygon([(0, FOOT - 50), (side * 30, FOOT - 58), (side * 33, FOOT - 30), (0, FOOT - 22)])
        plate(canvas, page, material("#F6ECD2"), 2)
        for k in range(3):
            canvas.drawLine(side * 6, FOOT - 44 + k * 7, side * 25, FOOT - 49 + k * 7, stroke("#7A6A4A", 1.8))
    visage(canvas, 0, FOOT - 115, 21, PROFESSOR, "#C9C2B8")
    for x in (-9, 4):
        canvas.drawPath(oval(x, FOOT - 114, 6.2, 6.2), stroke("#2A2018", 2.2))
    plate(
        canvas,
        polygon([(-19, FOOT - 126), (19, FOOT - 126), (16, FOOT - 138), (-16, FOOT - 138)]),
        material(gown),
        2,
    )
    plate(
        canvas,
        polygon([(-36, FOOT - 140), (2, FOOT - 152), (38, FOOT - 140), (0, FOOT - 128)]),
        material("#3A4E8C"),
        3,
    )
    canvas.drawLine(0, FOOT - 141, 28, FOOT - 138, stroke("#F6CE62", 2.6))
    canvas.drawLine(28, FOOT - 138, 29, FOOT - 118, stroke("#F6CE62", 3.4))
    canvas.drawPath(oval(29, FOOT - 114, 3.6, 6), fill("#F6CE62"))


def vagrant(canvas: skia.Canvas) -> None:
    """A patched cloak, a shapeless hat, a beard and a bundle on a stick."""
    canvas.drawLine(-34, FOOT - 40, 44, FOOT - 128, stroke("#3A2412", 8.5))
    canvas.drawLine(-34, FOOT - 40, 44, FOOT - 128, stroke("#9A6C3C", 5.5))
    plate(canvas, oval(48, FOOT - 116, 25, 23), material("#C2523A"), 5)
    for dx, dy in ((-8, -8), (8, -4), (-2, 8), (13, 9)):
        canvas.drawPath(oval(48 + dx, FOOT - 116 + dy, 3.4, 3.4), fill("#FFF0D8", 0.9))
    coat = "#7D6A4C"
    turned(canvas, [(FOOT, 36), (FOOT - 40, 30), (FOOT - 82, 33), (FOOT - 97, 14)], coat, 0, 5)
    for x, y, tone in ((-20, 26, "#A8893E"), (12, 46, "#5C7A6A"), (8, 16, "#8E4A3A")):
        with moved(canvas, x, FOOT - y, 1, x):
            canvas.drawPath(rounded((-9, -8, 18, 16), 2), fill(tone))
            dashed = stroke("#2A2018", 1.8, 0.9)
            dashed.setPathEffect(skia.DashPathEffect.Make([4.0, 3.0], 0.0))
            canvas.drawPath(rounded((-8, -7, 16, 14), 2), dashed)
    plate(
        canvas,
        polygon(
            [
                (-26, FOOT - 100),
                (26, FOOT - 100),
                (20, FOOT - 84),
                (4, FOOT - 88),
                (-4, FOOT - 62),
                (-16, FOOT - 86),
            ]
        ),
        material("#4F7A74"),
        3,
    )
    arm(canvas, ((-31, FOOT - 80), (-50, FOOT - 60), (-28, FOOT - 46)), 17, coat, SKIN[1])
    arm(canvas, ((31, FOOT - 80), (44, FOOT - 50), (28, FOOT - 34)), 17, coat, SKIN[1])
    visage(canvas, 0, FOOT - 115, 21, VAGRANT, "#6A5A48")
    beard = skia.Path()
    beard.moveTo(-18, FOOT - 112)
    beard.cubicTo(-20, FOOT - 90, -8, FOOT - 80, -1, FOOT - 78)
    beard.cubicTo(10, FOOT - 82, 20, FOOT - 92, 18, FOOT - 114)
    beard.quadTo(8, FOOT - 102, 0, FOOT - 106)
    beard.quadTo(-10, FOOT - 102, -18, FOOT - 112)
    plate(canvas, beard, material("#8A7860"), 3)
    bowler(canvas, 0, FOOT - 128, 20, "#5A4A38", "#A0522D")


def archaeologist(canvas: skia.Canvas) -> None:
    """A leather jacket, a wide felt hat, a painted amphora and a pickaxe."""
    staff(canvas, 46, FOOT + 4, FOOT - 112, 6.5)
    pick = skia.Path()
    pick.moveTo(14, FOOT - 96)
    pick.cubicTo(28, FOOT - 124, 62, FOOT - 126, 80, FOOT - 100)
    pick.cubicTo(62, FOOT - 112, 32, FOOT - 110, 14, FOOT - 96)
    plate(canvas, pick, IRON, 3)
    turned(canvas, [(FOOT, 22), (FOOT - 34, 24), (FOOT - 42, 26)], "#B59A68")
    canvas.drawLine(0, FOOT + 4, 0, FOOT - 30, stroke("#6E5430", 3.4))
    jacket = "#7A4A26"
    turned(canvas, [(FOOT - 30, 27), (FOOT - 52, 25), (FOOT - 84, 32), (FOOT - 98, 13)], jacket, grain=0.5)
    plate(
        canvas,
        polygon([(-12, FOOT - 97), (12, FOOT - 97), (4, FOOT - 40), (-6, FOOT - 40)]),
        material("#E9DDBE"),
        2,
    )
    canvas.drawLine(-26, FOOT - 40, 26, FOOT - 40, stroke("#2E1C0C", 7))
    arm(canvas, ((30, FOOT - 82), (48, FOOT - 68), (46, FOOT - 54)), 16, jacket, SKIN[0])
    amphora(canvas, -36, FOOT - 30)
    arm(canvas, ((-30, FOOT - 82), (-50, FOOT - 66), (-30, FOOT - 40)), 16, jacket, SKIN[0])
    visage(canvas, 0, FOOT - 114, 21, ARCHAEOLOGIST, "#5A3A1E")
    brim = skia.Path()
    brim.moveTo(-44, FOOT - 128)
    brim.cubicTo(-20, FOOT - 112, 24, FOOT - 114, 42, FOOT - 132)
    brim.cubicTo(20, FOOT - 138, -22, FOOT - 138, -44, FOOT - 128)
    plate(canvas, brim, material("#6A4A2C"), 3)
    crown = skia.Path()
    crown.moveTo(-20, FOOT - 130)
    crown.cubicTo(-22, FOOT - 158, -8, FOOT - 154, 0, FOOT - 149)
    crown.cubicTo(10, FOOT - 158, 24, FOOT - 156, 20, FOOT - 131)
    crown.quadTo(0, FOOT - 124, -20, FOOT - 130)
    plate(canvas, crown, material("#7A5634"), 3)
    canvas.drawLine(-20, FOOT - 132, 20, FOOT - 133, stroke("#2E1C0C", 6))


def amphora(canvas: skia.Canvas, x: float, y: float) -> None:
    """A two-handled jar with a painted band."""
    for side in (-1, 1):
        handle = skia.Path()
        handle.moveTo(x + side * 6, y - 34)
        handle.quadTo(x + side * 26, y - 32, x + side * 15, y - 12)
        canvas.drawPath(handle, stroke("#7A3A1A", 5))
    body = skia.Path()
    body.moveTo(x - 9, y - 38)
    body.cubicTo(x - 4, y - 28, x - 24, y - 22, x - 19, y - 6)
    body.cubicTo(x - 16, y + 8, x - 8, y + 14, x - 7, y + 22)
    body.lineTo(x + 7, y + 22)
    body.cubicTo(x + 8, y + 14, x + 16, y + 8, x + 19, y - 6)
    body.cubicTo(x + 24, y - 22, x + 4, y - 28, x + 9, y - 38)
    body.close()
    plate(canvas, body, material("#D2703A"), 4)
    with clipped(canvas, body):
        canvas.drawPath(oval(x, y - 8, 26, 5), stroke("#2A1410", 6))
        canvas.drawPath(oval(x, y - 20, 20, 4), stroke("#2A1410", 2))


def thug(canvas: skia.Canvas) -> None:
    """A broad man in a striped shirt with a flat cap, scarf and a club."""
    with moved(canvas, 56, FOOT - 58, 1, 24):
        bat = skia.Path()
        bat.moveTo(-5, 34)
        bat.lineTo(5, 34)
        bat.lineTo(12, -56)
        bat.quadTo(0, -70, -12, -56)
        bat.close()
        plate(canvas, bat, material("#A9743F"), 4)
        for y in (-48, -38, -28):
            canvas.drawPath(oval(-5, y, 2.6, 2.6), fill("#E4ECF5"))
            canvas.drawPath(oval(6, y + 4, 2.6, 2.6), fill("#AEB8C6"))
    turned(canvas, [(FOOT, 25), (FOOT - 34, 26), (FOOT - 40, 28)], "#3A4458")
    canvas.drawLine(0, FOOT + 4, 0, FOOT - 30, stroke("#161B26", 4))
    shirt = turned(canvas, [(FOOT - 34, 28), (FOOT - 56, 34), (FOOT - 88, 44), (FOOT - 104, 15)], "#E6E2DA")
    with clipped(canvas, shirt):
        for y in range(34, 110, 15):
            canvas.drawPath(oval(0, FOOT - y, 48, 13), stroke("#23262E", 6.5))
    canvas.drawLine(-26, FOOT - 36, 26, FOOT - 36, stroke("#17161C", 8))
    canvas.drawPath(rounded((-8, FOOT - 42, 16, 12), 2), fill("#D9DDE4"))
    arm(canvas, ((-40, FOOT - 86), (-60, FOOT - 60), (-36, FOOT - 44)), 22, SKIN[1], SKIN[1])
    arm(canvas, ((40, FOOT - 86), (62, FOOT - 64), (44, FOOT - 42)), 22, SKIN[1], SKIN[1])
    plate(
        canvas,
        polygon([(-20, FOOT - 104), (20, FOOT - 104), (12, FOOT - 90), (-4, FOOT - 76), (-14, FOOT - 90)]),
        material("#C92F38"),
        3,
    )
    visage(canvas, -1, FOOT - 116, 22, THUG, "#2A1E18")
    cap = skia.Path()
    cap.moveTo(-34, FOOT - 124)
    cap.cubicTo(-30, FOOT - 148, 14, FOOT - 154, 26, FOOT - 134)
    cap.cubicTo(28, FOOT - 124, 10, FOOT - 126, -4, FOOT - 126)
    cap.quadTo(-22, FOOT - 122, -34, FOOT - 124)
    plate(canvas, cap, material("#5C5A4E"), 4)


def entertainer(canvas: skia.Canvas) -> None:
    """A pink stage dress full of stars, long hair, arms up and a microphone."""
    dress = "#E0489A"
    skirt = turned(
        canvas, [(FOOT, 44), (FOOT - 24, 34), (FOOT - 50, 17), (FOOT - 84, 25), (FOOT - 96, 10)], dress, 0, 6
    )
    with clipped(canvas, skirt):
        for x, y, size in (
            (-24, 14, 7),
            (4, 22, 8),
            (26, 8, 6),
            (-8, 46, 5),
            (10, 62, 5),
            (-10, 76, 5),
            (-34, -2, 6),
            (12, -4, 6),
        ):
            with moved(canvas, x, FOOT - y):
                canvas.drawPath(emblem_path("star", size), fill("#FFF3B0"))
    canvas.drawPath(oval(0, FOOT - 51, 17, 5), stroke("#F6CE62", 5))
    visage(canvas, 0, FOOT - 114, 20, ENTERTAINER, "#6A2E8C", long=True)
    arm(canvas, ((23, FOOT - 84), (52, FOOT - 92), (48, FOOT - 134)), 13, SKIN[3], SKIN[3])
    arm(canvas, ((-23, FOOT - 84), (-46, FOOT - 70), (-22, FOOT - 94)), 13, SKIN[3], SKIN[3])
    canvas.drawLine(-24, FOOT - 92, -15, FOOT - 104, stroke("#23262E", 8))
    canvas.drawPath(
        oval(-13, FOOT - 108, 8, 8),
        linear((-20, FOOT - 116), (-6, FOOT - 100), ["#F4F7FB", "#7A8596", "#2A313C"]),
    )
    with moved(canvas, 13, FOOT - 134):
        plate(canvas, emblem_path("star", 12), GOLD, 2)
    for x, y, size in ((52, -150, 8), (-44, -122, 6), (66, -118, 5)):
        with moved(canvas, x, FOOT + y):
            canvas.drawPath(emblem_path("star", size), fill("#FFF3B0"))


def general(canvas: skia.Canvas) -> None:
    """A green dress uniform with epaulettes, medals, peaked cap and a sabre."""
    blade = skia.Path()
    blade.moveTo(40, FOOT - 44)
    blade.cubicTo(58, FOOT - 70, 66, FOOT - 108, 60, FOOT - 144)
    blade.cubicTo(76, FOOT - 108, 68, FOOT - 62, 47, FOOT - 40)
    blade.close()
    plate(canvas, blade, IRON, 2)
    coat = "#4A6638"
    turned(canvas, [(FOOT, 25), (FOOT - 34, 25), (FOOT - 40, 27)], "#2E3A26")
    canvas.drawLine(0, FOOT + 4, 0, FOOT - 30, stroke("#151C10", 3.4))
    for x in (-24, 24):
        canvas.drawLine(x * 0.93, FOOT, x, FOOT - 34, stroke("#C92F38", 3.4))
    turned(canvas, [(FOOT - 28, 32), (FOOT - 52, 26), (FOOT - 86, 36), (FOOT - 100, 13)], coat)
    canvas.drawLine(-26, FOOT - 50, 26, FOOT - 50, stroke("#E9B94A", 7))
    canvas.drawLine(-28, FOOT - 88, 22, FOOT - 54, stroke("#C92F38", 9))
    for k in range(4):
        canvas.drawPath(oval(4, FOOT - 90 + k * 12, 2.8, 2.8), fill("#F6CE62"))
    for x, y, tone in ((15, 78, "#3A7FD0"), (25, 76, "#C92F38"), (18, 64, "#F6CE62")):
        canvas.drawPath(rounded((x - 3, FOOT - y - 8, 6, 8), 1), fill(tone))
        canvas.drawPath(
            oval(x, FOOT - y + 3, 4.4, 4.4),
            linear((x - 4, FOOT - y - 2), (x + 4, FOOT - y + 8), ["#FFF2B8", "#B07A1E"]),
        )
    arm(canvas, ((-34, FOOT - 84), (-50, FOOT - 56), (-30, FOOT - 44)), 17, coat, "#F4EFE2")
    arm(canvas, ((34, FOOT - 84), (52, FOOT - 62), (42, FOOT - 42)), 17, coat, "#F4EFE2")
    for x in (-35, 35):
        plate(canvas, oval(x, FOOT - 92, 15, 8), GOLD, 3)
        for k in range(-2, 3):
            canvas.drawLine(x + k * 5.4, FOOT - 87, x + k * 5.8, FOOT - 76, stroke("#E9B94A", 3))
    visage(canvas, -1, FOOT - 116, 21, GENERAL, "#8A8278")
    canvas.drawLine(-11, FOOT - 108, 5, FOOT - 109, stroke("#6A625A", 4.6))
    plate(
        canvas,
        polygon([(-20, FOOT - 124), (20, FOOT - 126), (32, FOOT - 146), (0, FOOT - 156), (-34, FOOT - 142)]),
        material(coat),
        4,
    )
    canvas.drawLine(-20, FOOT - 127, 20, FOOT - 129, stroke("#C92F38", 8))
    visor = skia.Path()
    visor.moveTo(-24, FOOT - 122)
    visor.quadTo(-6, FOOT - 112, 16, FOOT - 123)
    visor.quadTo(-4, FOOT - 128, -24, FOOT - 122)
    plate(canvas, visor, material("#23262E"), 2)
    with moved(canvas, -2, FOOT - 142):
        plate(canvas, emblem_path("star", 9), GOLD, 1.5)


def lawyer(canvas: skia.Canvas) -> None:
    """A black robe with white bands, a curled wig and golden scales."""
    robe = "#34303E"
    turned(canvas, [(FOOT, 39), (FOOT - 40, 30), (FOOT - 84, 34), (FOOT - 99, 13)], robe, 0, 6)
    for side in (-1, 1):
        plate(
            canvas,
            polygon(
                [(side * 1, FOOT - 97), (side * 8, FOOT - 96), (side * 13, FOOT - 66), (side * 3, FOOT - 68)]
            ),
            material("#FFFFFF"),
            1.5,
        )
    arm(canvas, ((-32, FOOT - 82), (-50, FOOT - 52), (-26, FOOT - 40)), 19, robe, SKIN[0])
    plate(canvas, rounded((-44, FOOT - 58, 26, 36), 3), material("#8E2F34"), 3)
    canvas.drawPath(rounded((-40, FOOT - 53, 18, 12), 2), stroke("#F6CE62", 2))
    visage(canvas, -1, FOOT - 114, 20, LAWYER, "#EDEAE2")
    for x, y, size in (
        (-18, -120, 8),
        (18, -118, 8),
        (-21, -107, 8),
        (21, -105, 8),
        (-19, -95, 7),
        (20, -93, 7),
        (-12, -131, 8),
        (0, -135, 9),
        (12, -131, 8),
    ):
        canvas.drawPath(oval(x - 1, FOOT + y, size, size * 0.9), fill("#8A8578"))
        canvas.drawPath(
            oval(x - 1, FOOT + y, size - 1.4, size * 0.9 - 1.4),
            linear(
                (x - size, FOOT + y - size), (x + size, FOOT + y + size), ["#FFFFFF", "#E9E5DA", "#A39C8C"]
            ),
        )
    arm(canvas, ((32, FOOT - 82), (60, FOOT - 84), (50, FOOT - 112)), 19, robe, SKIN[0])
    canvas.drawLine(50, FOOT - 114, 50, FOOT - 152, stroke("#6A430C", 5.5))
    canvas.drawLine(50, FOOT - 114, 50, FOOT - 152, stroke("#F6CE62", 3.2))
    canvas.drawLine(24, FOOT - 142, 76, FOOT - 150, stroke("#6A430C", 5.5))
    canvas.drawLine(24, FOOT - 142, 76, FOOT - 150, stroke("#F6CE62", 3.2))
    for px, py in ((24, FOOT - 142), (76, FOOT - 150)):
        for side in (-9, 9):
            canvas.drawLine(px, py, px + side, py + 24, stroke("#E9B94A", 1.6))
        pan = skia.Path()
        pan.moveTo(px - 13, py + 24)
        pan.quadTo(px, py + 40, px + 13, py + 24)
        pan.close()
        plate(canvas, pan, GOLD, 2)


def tycoon(canvas: skia.Canvas) -> None:
    """A magnate: tall silk hat, fur collar, monocle, cane and a sack of gold."""
    coat = "#5B2A6E"
    staff(canvas, 48, FOOT + 4, FOOT - 62, 6, "#2A2018")
    canvas.drawPath(
        oval(48, FOOT - 66, 7, 7), linear((42, FOOT - 72), (54, FOOT - 60), ["#FFF2B8", "#E0A93A", "#7A4E10"])
    )
    turned(
        canvas, [(FOOT, 34), (FOOT - 34, 36), (FOOT - 62, 35), (FOOT - 90, 34), (FOOT - 102, 14)], coat, 0, 3
    )
    vest = polygon([(-15, FOOT - 98), (13, FOOT - 98), (17, FOOT - 44), (-1, FOOT - 34), (-19, FOOT - 44)])
    plate(canvas, vest, material("#E9B94A"), 3)
    for k in range(4):
        canvas.drawPath(oval(-1, FOOT - 80 + k * 11, 2.4, 2.4), fill("#5A390C"))
    chain = skia.Path()
    chain.moveTo(-15, FOOT - 58)
    chain.quadTo(0, FOOT - 46, 14, FOOT - 58)
    canvas.drawPath(chain, stroke("#FFF6C8", 2.4))
    for x, y in ((-20, -98), (-26, -88), (-26, -76), (18, -98), (25, -88), (26, -76), (-10, -102), (9, -102)):
        canvas.drawPath(
            oval(x, FOOT + y, 9, 8),
            linear((x - 7, FOOT + y - 7), (x + 7, FOOT + y + 7), ["#FFFFFF", "#E2D8C8", "#8C8070"]),
        )
    arm(canvas, ((33, FOOT - 84), (56, FOOT - 72), (48, FOOT - 58)), 18, coat, "#F4EFE2")
    arm(canvas, ((-33, FOOT - 84), (-56, FOOT - 62), (-40, FOOT - 42)), 18, coat, "#F4EFE2")
    sack(canvas, -42, FOOT - 8)
    visage(canvas, -1, FOOT - 117, 21, TYCOON, "#5A4A3A")
    canvas.drawPath(oval(4, FOOT - 117, 6.4, 6.4), stroke("#F6CE62", 2.4))
    for side in (-1, 1):
        whisker = skia.Path()
        whisker.moveTo(-4, FOOT - 109)
        whisker.quadTo(-4 + side * 10, FOOT - 102, -4 + side * 15, FOOT - 112)
        canvas.drawPath(whisker, stroke("#4A3A2A", 4))
    canvas.drawPath(oval(-1, FOOT - 129, 32, 8), round_shade(-33, 31, "#2A2632"))
    hat = polygon([(-20, FOOT - 130), (-23, FOOT - 166), (21, FOOT - 166), (18, FOOT - 130)])
    canvas.drawPath(hat, round_shade(-23, 21, "#332E3E"))
    canvas.drawPath(oval(-1, FOOT - 166, 22, 6), fill(lighter("#332E3E", 0.25)))
    canvas.drawLine(-20, FOOT - 134, 18, FOOT - 134, stroke("#A855C8", 8))


def sack(canvas: skia.Canvas, x: float, y: float) -> None:
    """A tied sack of money with a coin sign."""
    bag = skia.Path()
    bag.moveTo(x - 8, y - 34)
    bag.cubicTo(x - 34, y - 14, x - 26, y + 12, x, y + 12)
    bag.cubicTo(x + 26, y + 12, x + 34, y - 14, x + 8, y - 34)
    bag.lineTo(x + 12, y - 44)
    bag.lineTo(x - 12, y - 44)
    bag.close()
    plate(canvas, bag, material("#C9A266"), 5)
    canvas.drawLine(x - 9, y - 34, x + 9, y - 34, stroke("#6A430C", 4.4))
    canvas.drawPath(
        oval(x, y - 9, 12, 12), linear((x - 10, y - 20), (x + 10, y + 2), ["#FFF2B8", "#E9B94A", "#8A5A12"])
    )
    canvas.drawPath(oval(x, y - 9, 8, 8), stroke("#7A4E10", 2))
    canvas.drawPath(oval(x, y - 9, 2.6, 2.6), fill("#7A4E10"))


CELEBRITIES: dict[str, Callable[[skia.Canvas], None]] = {
    "professor": professor,
    "vagrant": vagrant,
    "archaeologist": archaeologist,
    "thug": thug,
    "entertainer": entertainer,
    "general": general,
    "lawyer": lawyer,
    "tycoon": tycoon,
}


def celebrity(name: str, canvas: skia.Canvas) -> None:
    """A statuette on its pedestal, outlined against any ground, with a golden star in front."""
    stone_pedestal(canvas)
    canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(0, 0, 2.2, 2.2, 0xE0080610)))
    CELEBRITIES[name](canvas)
    canvas.restore()
    canvas.drawPath(
        oval(0, 12, 14, 14),
        linear((-10, 0), (10, 26), [BRASS_METAL.light, BRASS_METAL.middle, BRASS_METAL.dark]),
    )
    canvas.drawPath(oval(0, 12, 11, 11), fill(darker("#6A5A86", 0.5)))
    with moved(canvas, 0, 12):
        canvas.drawPath(emblem_path("star", 9), fill("#FFE9A0"))


for _name in CELEBRITIES:
    register(f"realigious/celebrity/{_name}", ATLAS, BOX, partial(celebrity, _name))
