"""Relics of the four local gods (R15, 5.10) as glowing treasures. Anchor: foot of the object."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    AMETHYST,
    BONE,
    BRASS_METAL,
    GOLD,
    IRON,
    Material,
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
    stroke,
)
from assets.paint.figures import drum, plate, ring
from assets.paint.solids import round_shade

ATLAS = "realigious/board_relics"
BOX = (-90, -170, 90, 50)


def aura(canvas: skia.Canvas, colour: str, cy: float = -66, radius: float = 58) -> None:
    """The light a relic gives and the pool of it on the ground."""
    canvas.drawPath(oval(0, 0, 46, 18), blurred(fill(colour, 0.9), 9))
    canvas.drawPath(oval(0, cy, radius, radius), blurred(fill(colour, 0.5), 16))
    for k in range(14):
        angle = k * math.pi / 7
        reach = radius + (12 if k % 2 else 26)
        canvas.drawPath(
            polygon(
                [
                    (math.sin(angle - 0.06) * radius * 0.5, cy - math.cos(angle - 0.06) * radius * 0.5),
                    (math.sin(angle) * reach, cy - math.cos(angle) * reach),
                    (math.sin(angle + 0.06) * radius * 0.5, cy - math.cos(angle + 0.06) * radius * 0.5),
                ]
            ),
            blurred(fill(lighter(colour, 0.5), 0.4), 2),
        )


def stand(canvas: skia.Canvas, metal: str = "#8A6A34") -> None:
    """A small turned foot."""
    canvas.drawPath(oval(5, 6, 34, 14), blurred(fill("#05040A", 0.7), 4))
    canvas.drawPath(drum(32, 13, 9), round_shade(-32, 32, metal))
    ring(canvas, 32, 13, 0, 3)
    canvas.drawPath(
        oval(0, -9, 32, 13), radial((-12, -14), 44, [lighter(metal, 0.5), metal, darker(metal, 0.5)])
    )
    ring(canvas, 31, 12.5, -9, 3)


def zog_malomos(canvas: skia.Canvas) -> None:
    """The babbling mouth: a carved mask whose jaws hold a whispering light."""
    aura(canvas, "#C04CF0", -70)
    stand(canvas, "#5A3A78")
    mask = skia.Path()
    mask.moveTo(-38, -118)
    mask.cubicTo(-20, -138, 20, -138, 38, -118)
    mask.cubicTo(50, -84, 44, -36, 0, -10)
    mask.cubicTo(-44, -36, -50, -84, -38, -118)
    mask.close()
    plate(canvas, mask, Material("#D8B4F4", "#7E4AAE", "#2E124E", "#F6E6FF"), 6)
    noise(canvas, mask, (0.06, 0.12), "#1C0A34", 0.6, 3)
    for side in (-1, 1):
        horn = polygon([(side * 34, -118), (side * 58, -146), (side * 50, -112), (side * 42, -98)])
        plate(canvas, horn, BONE, 3)
        eye = polygon([(side * 8, -100), (side * 32, -110), (side * 28, -96), (side * 14, -92)])
        canvas.drawPath(eye, fill("#12041E"))
        canvas.drawPath(oval(side * 20, -99, 5, 4), blurred(fill("#FF9BF4", 1), 1.2))
    mouth = skia.Path()
    mouth.moveTo(-31, -70)
    mouth.cubicTo(-14, -84, 14, -84, 31, -70)
    mouth.cubicTo(28, -34, 14, -24, 0, -24)
    mouth.cubicTo(-14, -24, -28, -34, -31, -70)
    mouth.close()
    canvas.drawPath(
        mouth, radial((0, -50), 34, ["#FFE4FF", "#F05CE0", "#5A0A62", "#16021E"], [0, 0.3, 0.75, 1])
    )
    with clipped(canvas, mouth):
        for k in range(-3, 4):
            canvas.drawPath(
                polygon([(k * 9 - 5, -86), (k * 9 + 5, -86), (k * 9, -62 - abs(k) * 2)]), fill("#FFF6E4")
            )
            canvas.drawPath(
                polygon([(k * 8 - 4, -20), (k * 8 + 4, -20), (k * 8, -40 + abs(k) * 2)]), fill("#E9DCC4")
            )
    canvas.drawPath(mouth, stroke("#F6CE62", 3.4))


def sekrazade(canvas: skia.Canvas) -> None:
    """The rending claw: three talons of iron and ruby that close on a burning shard."""
    aura(canvas, "#FF4A2E", -70)
    stand(canvas, "#5A2A24")
    shard = polygon([(0, -128), (17, -92), (10, -40), (0, -22), (-10, -40), (-17, -92)])
    canvas.drawPath(shard, blurred(fill("#FF7A3C", 0.95), 9))
    plate(canvas, shard, Material("#FFE0B0", "#F0442E", "#6A0A18", "#FFF6E0"), 3)
    canvas.drawPath(polygon([(0, -128), (4, -92), (0, -22), (-17, -92)]), fill("#FFFFFF", 0.28))
    for side, lift, lean in ((-1, 0, 0), (1, 0, 0), (0, 14, 0)):
        claw = skia.Path()
        if side:
            claw.moveTo(side * 12, -10)
            claw.cubicTo(side * 62, -22, side * 66, -98, side * 12, -142)
            claw.cubicTo(side * 40, -98, side * 34, -56, side * 6, -34)
        else:
            claw.moveTo(-15, -8)
            claw.cubicTo(-18, -44, -8, -66, 3, -84)
            claw.cubicTo(4, -60, 14, -44, 15, -8)
        claw.close()
        plate(canvas, claw, IRON, 4)
        with clipped(canvas, claw):
            for k in range(4):
                y = -24 - k * 20 - lift + lean
                canvas.drawPath(oval(side * 38, y, 28, 5), stroke("#0C0F16", 2.4, 0.6))
    plate(canvas, oval(0, -16, 20, 11), BRASS_METAL, 3)
    canvas.drawPath(oval(0, -17, 7, 6), radial((-2, -19), 9, ["#FFE0B0", "#F0442E", "#6A0A18"]))


def abukaros(canvas: skia.Canvas) -> None:
    """The guiding hand: a pale hand raised before a black sun."""
    aura(canvas, "#9AD8FF", -76)
    stand(canvas, "#3E4658")
    canvas.drawPath(oval(0, -92, 44, 44), linear((-30, -130), (30, -50), ["#FFF2B8", "#E0A93A", "#6A430C"]))
    canvas.drawPath(oval(0, -92, 38, 38), radial((-10, -104), 56, ["#3A3458", "#14101E", "#050308"]))
    for k in range(16):
        angle = k * math.pi / 8
        canvas.drawPath(
            polygon(
                [
                    (math.sin(angle - 0.1) * 44, -92 - math.cos(angle - 0.1) * 44),
                    (math.sin(angle) * 57, -92 - math.cos(angle) * 57),
                    (math.sin(angle + 0.1) * 44, -92 - math.cos(angle + 0.1) * 44),
                ]
            ),
            fill("#F2C75C"),
        )
    bone = Material("#FFFFFF", "#D6E6F0", "#6A86A0", "#FFFFFF")
    for x, top, width in ((-16, -122, 10.5), (-4, -131, 11), (8, -126, 10.5), (18.5, -110, 9.5)):
        finger = skia.Path()
        finger.addRoundRect(skia.Rect.MakeLTRB(x - width / 2, top, x + width / 2, -50), width / 2, width / 2)
        plate(canvas, finger, bone, 2.5)
        for y in (-78, -96):
            canvas.drawLine(x - 3, y, x + 3, y, stroke("#5A7690", 1.6, 0.8))
    palm = skia.Path()
    palm.moveTo(-21, -70)
    palm.lineTo(23, -70)
    palm.cubicTo(26, -40, 17, -30, 14, -10)
    palm.lineTo(-13, -10)
    palm.cubicTo(-16, -30, -24, -40, -21, -70)
    palm.close()
    plate(canvas, palm, bone, 3.5)
    thumb = skia.Path()
    thumb.moveTo(-16, -34)
    thumb.cubicTo(-40, -48, -42, -66, -36, -72)
    thumb.cubicTo(-28, -70, -26, -56, -10, -50)
    thumb.close()
    plate(canvas, thumb, bone, 2.5)
    canvas.drawPath(oval(1, -46, 9, 6), fill("#14202E"))
    canvas.drawPath(oval(1, -46, 5, 5), radial((0, -47), 6, ["#FFFFFF", "#7FD0FF", "#1A5A9A"]))
    canvas.drawLine(-13, -16, 14, -16, stroke("#E0A93A", 6))


def orb_eye(canvas: skia.Canvas, white: tuple[str, str], iris: tuple[str, str], glow: str) -> None:
    """An eye of glass, big as a fist, held by three brass talons."""
    aura(canvas, glow, -72)
    stand(canvas)
    canvas.drawPath(
        oval(0, -70, 45, 45),
        radial(
            (-16, -88),
            80,
            [lighter(white[0], 0.6), white[0], white[1], darker(white[1], 0.5)],
            [0, 0.4, 0.8, 1],
        ),
    )
    canvas.drawPath(
        oval(0, -66, 25, 25), radial((0, -60), 28, [lighter(iris[0], 0.4), iris[0], iris[1]], [0, 0.5, 1])
    )
    for k in range(20):
        angle = k * math.pi / 10
        canvas.drawLine(
            math.sin(angle) * 11,
            -66 - math.cos(angle) * 11,
            math.sin(angle) * 23,
            -66 - math.cos(angle) * 23,
            stroke(lighter(iris[0], 0.6), 1.4, 0.6),
        )
    canvas.drawPath(oval(0, -66, 25, 25), stroke(darker(iris[1], 0.5), 2.4))


def talons(canvas: skia.Canvas) -> None:
    """The brass talons in front of an orb, and the light on its glass."""
    for side in (-1, 1):
        claw = skia.Path()
        claw.moveTo(side * 8, -12)
        claw.cubicTo(side * 46, -18, side * 58, -52, side * 44, -88)
        claw.cubicTo(side * 46, -56, side * 30, -34, side * 4, -26)
        claw.close()
        plate(canvas, claw, GOLD, 3)
    middle = polygon([(-9, -12), (9, -12), (5, -32), (0, -42), (-5, -32)])
    plate(canvas, middle, GOLD, 3)
    canvas.drawPath(oval(-19, -94, 12, 8), blurred(fill("#FFFFFF", 0.95), 2.5))


def night_eye(canvas: skia.Canvas) -> None:
    """Type 1: a midnight orb with stars and a slit like a cat's."""
    orb_eye(canvas, ("#2F3F8C", "#0B1038"), ("#F6CE62", "#8A4E0A"), "#5A7CFF")
    canvas.drawPath(oval(0, -66, 5, 20), fill("#05040A"))
    for x, y, r in (
        (-28, -84, 2.2),
        (-20, -44, 1.8),
        (30, -82, 2.2),
        (24, -100, 1.8),
        (-4, -104, 1.8),
        (34, -56, 1.6),
    ):
        canvas.drawPath(oval(x, y, r, r), fill("#FFFFFF"))
    talons(canvas)


def clairvoyance(canvas: skia.Canvas) -> None:
    """Type 2: a golden eye with rings within rings that sees a thousand leagues."""
    orb_eye(canvas, ("#FFF0C8", "#B8893A"), ("#35B8C4", "#0B4A5A"), "#FFD25A")
    for radius in (20, 14, 8):
        canvas.drawPath(oval(0, -66, radius, radius), stroke("#FFFFFF", 2, 0.85))
    canvas.drawPath(oval(0, -66, 5.5, 5.5), fill("#062028"))
    for turn in (-24, 24):
        with moved(canvas, 0, -70, 1, turn):
            canvas.drawPath(oval(0, 0, 60, 16), stroke("#6A430C", 4.6))
            canvas.drawPath(oval(0, 0, 60, 16), stroke("#FFE08A", 2.6))
    talons(canvas)


def kin_seeking_eye(canvas: skia.Canvas) -> None:
    """Type 3: a blood-red eye with veins and a tear of blood."""
    orb_eye(canvas, ("#F6D8D0", "#B0606A"), ("#E03A3A", "#5E0412"), "#FF4A5E")
    for angle in (0.5, 1.2, 2.0, 2.8, 3.7, 4.4, 5.2, 5.9):
        vein = skia.Path()
        vein.moveTo(math.sin(angle) * 43, -70 - math.cos(angle) * 43)
        vein.quadTo(
            math.sin(angle + 0.2) * 36,
            -70 - math.cos(angle + 0.2) * 36,
            math.sin(angle) * 27,
            -67 - math.cos(angle) * 27,
        )
        canvas.drawPath(vein, stroke("#B81F2A", 2.2, 0.85))
    canvas.drawPath(oval(0, -66, 9, 9), fill("#17020A"))
    talons(canvas)
    drop = skia.Path()
    drop.moveTo(20, -60)
    drop.cubicTo(32, -38, 34, -22, 22, -20)
    drop.cubicTo(9, -22, 12, -40, 20, -60)
    plate(canvas, drop, Material("#FF9A8A", "#D2262C", "#5E0412", "#FFE0D8"), 3)


def stye(canvas: skia.Canvas) -> None:
    """Type 4: a swollen green eye, half shut, with a boil on its lid."""
    orb_eye(canvas, ("#E2E8A0", "#7A8A3A"), ("#8A5AC8", "#2A0F5E"), "#A8E03C")
    canvas.drawPath(oval(0, -66, 9, 9), fill("#0A0414"))
    lid = skia.Path()
    lid.moveTo(-46, -68)
    lid.cubicTo(-46, -128, 46, -128, 46, -68)
    lid.cubicTo(20, -84, -20, -82, -46, -68)
    lid.close()
    plate(canvas, lid, Material("#D6E88A", "#8CA83E", "#3E521A", "#F6FFD0"), 5)
    for x, y, r in ((16, -94, 13), (-16, -104, 7), (-28, -86, 6), (34, -82, 6)):
        canvas.drawPath(
            oval(x, y, r, r * 0.92),
            radial((x - r * 0.3, y - r * 0.4), r * 1.4, ["#FFF3B0", "#E8745A", "#8A2A2A"]),
        )
        canvas.drawPath(oval(x - r * 0.25, y - r * 0.35, r * 0.25, r * 0.2), fill("#FFFFFF", 0.9))
    talons(canvas)


def insight(canvas: skia.Canvas) -> None:
    """Type 5: a white eye in a crystal triangle that looks through everything."""
    aura(canvas, "#D8B8FF", -74, 62)
    stand(canvas, "#6A5A86")
    outer = polygon([(0, -146), (58, -22), (-58, -22)])
    plate(canvas, outer, AMETHYST, 5)
    inner = polygon([(0, -124), (42, -32), (-42, -32)])
    canvas.drawPath(inner, radial((0, -62), 62, ["#FFFFFF", "#C9A0FF", "#4A1E96"]))
    for k in range(12):
        angle = k * math.pi / 6
        canvas.drawLine(
            math.sin(angle) * 24,
            -62 - math.cos(angle) * 20,
            math.sin(angle) * 60,
            -62 - math.cos(angle) * 60,
            stroke("#FFFFFF", 2, 0.25),
        )
    eye = skia.Path()
    eye.moveTo(-33, -58)
    eye.quadTo(0, -92, 33, -58)
    eye.quadTo(0, -30, -33, -58)
    plate(canvas, eye, Material("#FFFFFF", "#F0EAFA", "#A898C8", "#FFFFFF"), 3)
    canvas.drawPath(oval(0, -59, 15, 15), radial((-3, -62), 18, ["#9BF6FF", "#2C8CE0", "#0E2A6E"]))
    canvas.drawPath(oval(0, -59, 6, 6), fill("#05040A"))
    canvas.drawPath(oval(-4, -64, 4, 3), fill("#FFFFFF"))
    plate(canvas, polygon([(-12, -10), (12, -10), (16, -24), (-16, -24)]), GOLD, 2)


RELICS: dict[str, Callable[[skia.Canvas], None]] = {
    "zog_malomos": zog_malomos,
    "sekrazade": sekrazade,
    "abukaros": abukaros,
    "giyechin_1": night_eye,
    "giyechin_2": clairvoyance,
    "giyechin_3": kin_seeking_eye,
    "giyechin_4": stye,
    "giyechin_5": insight,
}


def relic(name: str, canvas: skia.Canvas) -> None:
    """One relic."""
    RELICS[name](canvas)


for _name in RELICS:
    register(f"realigious/relic/{_name}", ATLAS, BOX, partial(relic, _name))
