"""Designations (R23) as small models on a glowing gilded plinth. Anchor: centre of the plinth's foot."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    GOLD,
    IRON,
    WOOD,
    Material,
    blurred,
    clipped,
    contact_shadow,
    darker,
    fill,
    glyph_path,
    lighter,
    linear,
    material,
    moved,
    oval,
    polygon,
    radial,
    rounded,
    solid_glyph,
    stroke,
)
from assets.paint.figures import SKIN, arm, drum, head, plate, ring, staff, turned
from assets.paint.solids import Solids, round_shade

ATLAS = "realigious/board_marks"
BOX = (-80, -150, 80, 50)


def plinth(canvas: skia.Canvas, colour: str) -> None:
    """A low gilded stand with a coloured velvet top and light round it."""
    canvas.drawPath(oval(0, 0, 58, 30), blurred(fill(colour, 0.8), 8))
    canvas.drawPath(oval(6, 7, 52, 22), blurred(fill("#05040A", 0.7), 5))
    wall = drum(50, 22, 10)
    canvas.drawPath(wall, round_shade(-50, 50, "#C28F3C"))
    ring(canvas, 50, 22, 0, 3)
    canvas.drawPath(
        oval(0, -10, 50, 22), radial((-20, -18), 70, [lighter(colour, 0.4), colour, darker(colour, 0.5)])
    )
    ring(canvas, 50, 22, -10, 3.5)


def rays(
    canvas: skia.Canvas,
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    colour: str,
    alpha: float = 0.9,
) -> None:
    """A wheel of light beams round (x, y)."""
    for k in range(count):
        angle = k * 2 * math.pi / count
        reach = outer if k % 2 == 0 else inner + (outer - inner) * 0.62
        wide = 0.5 * math.pi / count
        beam = polygon(
            [
                (x + math.sin(angle - wide) * inner, y - math.cos(angle - wide) * inner),
                (x + math.sin(angle) * reach, y - math.cos(angle) * reach),
                (x + math.sin(angle + wide) * inner, y - math.cos(angle + wide) * inner),
            ]
        )
        canvas.drawPath(beam, fill(colour, alpha))


def apostle(canvas: skia.Canvas) -> None:
    """R23.2: a robed saint with a halo and a raised hand."""
    canvas.drawPath(oval(0, -96, 34, 34), blurred(fill("#FFF3B0", 0.8), 8))
    rays(canvas, 0, -94, 24, 36, 16, "#FFE08A")
    canvas.drawPath(oval(0, -94, 25, 25), linear((-20, -114), (20, -70), ["#FFF9DC", "#F2C75C", "#A06A18"]))
    canvas.drawPath(oval(0, -94, 20, 20), linear((-20, -114), (20, -70), ["#E0A93A", "#FFE9A8"]))
    turned(canvas, [(-12, 28), (-40, 21), (-66, 23), (-76, 9)], "#F6F0E4", 0, 5)
    plate(canvas, polygon([(-14, -74), (-4, -76), (20, -14), (8, -8)]), material("#4C7FD0"), 2)
    arm(canvas, ((20, -64), (36, -66), (30, -90)), 11, "#F6F0E4", SKIN[1])
    arm(canvas, ((-20, -64), (-30, -46), (-10, -44)), 11, "#F6F0E4", SKIN[1])
    head(canvas, 0, -92, 14, SKIN[1], "#7A4A24", "short")


def pantheon(canvas: skia.Canvas) -> None:
    """R23.4: a round-domed temple of many gods with violet light between its columns."""
    with moved(canvas, 0, -22, 0.9):
        kit = Solids(canvas)
        kit.box(-34, -34, 0, 68, 68, 8, "#E2DCF0")
        kit.box(-20, -20, 8, 40, 40, 36, "#7B4FC9")
        for x, y in ((-27, -27), (0, -27), (27, -27), (-27, 0)):
            kit.cylinder(x, y, 8, 5, 36, "#F4F0FA")
        canvas.drawPath(oval(0, -28, 34, 24), blurred(fill("#B98CFF", 0.6), 8))
        for x, y in ((-27, 27), (0, 27), (27, 27), (27, 0)):
            kit.cylinder(x, y, 8, 5, 36, "#F4F0FA")
        kit.box(-35, -35, 44, 70, 70, 8, "#EFEAF8")
        kit.cylinder(0, 0, 52, 25, 8, "#D9CFEC")
        kit.dome(0, 0, 60, 25, 30, "#8E5BE0")
        canvas.drawPath(oval(0, -94, 5, 5), fill("#FFE08A"))


def sanctuary(canvas: skia.Canvas) -> None:
    """R23.3: a stone arch with a column of white light that can be seen from afar."""
    beam = polygon([(-17, -14), (17, -14), (26, -150), (-26, -150)])
    canvas.drawPath(
        beam,
        blurred(linear((0, -150), (0, -14), [("#BFFBFF", 0.0), ("#8FF3FF", 0.55), ("#FFFFFF", 0.95)]), 5),
    )
    canvas.drawPath(oval(0, -16, 26, 10), blurred(fill("#FFFFFF", 0.95), 3))
    kit = Solids(canvas)
    for x, y in ((-22, 22), (22, -22)):
        with moved(canvas, 0, -14):
            kit.box(x - 8, y - 8, 0, 16, 16, 62, "#B9C4CC")
    for x, height in ((-37, 78), (37, 78)):
        canvas.drawPath(oval(x, -height - 4, 12, 6), fill("#5E6A74"))
    arch = skia.Path()
    arch.moveTo(-48, -72)
    arch.cubicTo(-44, -122, 44, -122, 48, -72)
    arch.lineTo(28, -72)
    arch.cubicTo(26, -100, -26, -100, -28, -72)
    arch.close()
    plate(canvas, arch, material("#C6D0D8"), 4)
    plate(canvas, polygon([(-9, -114), (9, -114), (6, -92), (-6, -92)]), GOLD, 2)


def icon(canvas: skia.Canvas) -> None:
    """R23.5: a gilded holy picture with wings, on a stand with candles."""
    canvas.drawPath(rounded((-40, -112, 80, 96), 10), blurred(fill("#FFD36A", 0.6), 9))
    for side in (-1, 1):
        wing = polygon([(side * 27, -100), (side * 46, -92), (side * 46, -24), (side * 27, -18)])
        plate(canvas, wing, material("#8E2F34"), 3)
        canvas.drawPath(
            polygon([(side * 31, -90), (side * 42, -85), (side * 42, -34), (side * 31, -28)]),
            fill("#F2C75C", 0.75),
        )
    frame = skia.Path()
    frame.moveTo(-30, -14)
    frame.lineTo(-30, -92)
    frame.cubicTo(-28, -124, 28, -124, 30, -92)
    frame.lineTo(30, -14)
    frame.close()
    plate(canvas, frame, GOLD, 4)
    inner = skia.Path()
    inner.moveTo(-22, -22)
    inner.lineTo(-22, -88)
    inner.cubicTo(-20, -112, 20, -112, 22, -88)
    inner.lineTo(22, -22)
    inner.close()
    canvas.drawPath(inner, linear((-20, -110), (20, -20), ["#2E6E9E", "#123456"]))
    with clipped(canvas, inner):
        canvas.drawPath(oval(0, -74, 17, 17), linear((-16, -90), (16, -60), ["#FFF6C8", "#E9B94A"]))
        turned(canvas, [(-12, 24), (-40, 19), (-56, 9)], "#B8383F", 0, 4, 0)
        head(canvas, 0, -73, 11, SKIN[1], "#4A2A16", "long")
    canvas.drawPath(inner, stroke("#5A390C", 2))
    for x in (-40, 40):
        canvas.drawRect(skia.Rect.MakeXYWH(x - 4, -20, 8, 18), round_shade(x - 4, x + 4, "#F4EBD7"))
        canvas.drawPath(oval(x, -27, 10, 12), blurred(fill("#FFB347", 0.7), 3))
        canvas.drawPath(oval(x, -27, 3, 6), fill("#FFF3B0"))


def hut(kit: Solids, x: float, y: float, size: float) -> None:
    """A round thatched hut with a lit door."""
    kit.cylinder(x, y, 0, size, size * 1.0, "#D9B884")
    cx, cy = kit.at(x - size * 0.1, y + size * 1.05)
    door = skia.Path()
    door.addRoundRect(
        skia.Rect.MakeXYWH(cx - size * 0.3, cy - size * 0.74, size * 0.6, size * 0.76),
        size * 0.28,
        size * 0.28,
    )
    kit.canvas.drawPath(door, linear((cx, cy - size), (cx, cy), ["#FFDF94", "#A85A1C"]))
    kit.canvas.drawPath(door, stroke("#4A2A10", 1.6))
    kit.cone(x, y, size * 0.95, size * 1.42, size * 1.35, "#C98F3C")
    tip = kit.at(x, y, size * 2.25)
    kit.canvas.drawPath(oval(*tip, 3, 3), fill("#6A430C"))


def faith_village(canvas: skia.Canvas) -> None:
    """R23.6: thatched huts round a well under a green banner of the faith."""
    with moved(canvas, 0, -12):
        kit = Solids(canvas)
        kit.flag(6, -30, 0, 88, "#2FA274", 28)
        hut(kit, -24, -10, 19)
        hut(kit, 22, -20, 19)
        hut(kit, 4, 22, 20)


def school(canvas: skia.Canvas) -> None:
    """R23.7: a red schoolhouse with a bell and an open book over the door."""
    with moved(canvas, 0, -16, 0.98):
        kit = Solids(canvas)
        kit.box(-36, -24, 0, 72, 48, 34, "#C1442F")
        for k in range(3):
            if k != 1:
                kit.pane("y", -30 + k * 24, 24, 12, 13, 14, "#FFE6A0")
        kit.pane("y", -6, 24, 0, 14, 22, "#4A2A16")
        kit.pane("x", 36, 14, 12, 13, 14, "#B98A4A")
        kit.pane("x", 36, -4, 12, 13, 14, "#B98A4A")
        kit.gable(-36, -24, 34, 72, 48, 28, "#4A5568", "#C1442F", "x", 5)
        kit.box(-9, -9, 54, 18, 18, 20, "#FFF6E4")
        kit.pane("y", -6, 9, 57, 12, 13, "#3A2A1C", "#B98A4A", True)
        x, y = kit.at(0, 9, 64)
        canvas.drawPath(oval(x, y, 4, 5), fill("#F6CE62"))
        kit.pyramid(-9, -9, 74, 18, 18, 18, "#C1442F", 3)
    with moved(canvas, -34, -16):
        for side in (-1, 1):
            page = polygon([(0, -2), (side * 22, -11), (side * 23, 8), (0, 17)])
            plate(canvas, page, material("#FFF8E6"), 1.5)
            for k in range(3):
                canvas.drawLine(side * 4, 3 + k * 4, side * 18, -3 + k * 4, stroke("#5A6A8A", 1.4))


def private_barracks(canvas: skia.Canvas) -> None:
    """R23.8: a red war tent behind a palisade, crossed swords in front."""
    with moved(canvas, 0, -14):
        kit = Solids(canvas)
        for k in range(5):
            x, y = kit.at(-34 + k * 15, -34)
            canvas.drawPath(
                polygon([(x - 5, y), (x - 5, y - 30), (x, y - 40), (x + 5, y - 30), (x + 5, y)]),
                round_shade(x - 5, x + 5, "#8C6238"),
            )
        kit.cylinder(0, -4, 0, 33, 24, "#B5322E")
        kit.cone(0, -4, 24, 40, 46, "#C93A34")
        top = kit.at(0, -4, 68)
        canvas.drawLine(top[0], top[1] + 3, top[0], top[1] - 26, stroke("#3A2412", 3))
        canvas.drawPath(
            polygon([(top[0], top[1] - 26), (top[0] + 24, top[1] - 19), (top[0], top[1] - 11)]),
            fill("#F6CE62"),
        )
        canvas.drawPath(polygon([(-8, 24), (0, -4), (8, 24)]), fill("#2A0E10"))
    for turn in (-42, 42):
        with moved(canvas, 0, -10, 1, turn):
            plate(canvas, polygon([(-4.5, 4), (-4.5, -44), (0, -54), (4.5, -44), (4.5, 4)]), IRON, 2)
            canvas.drawLine(-12, 6, 12, 6, stroke("#6A430C", 7))
            canvas.drawLine(-12, 6, 12, 6, stroke("#F6CE62", 4.4))
            canvas.drawLine(0, 9, 0, 20, stroke("#4A2A10", 6))


def hospital(canvas: skia.Canvas) -> None:
    """R23.9: a white house of healing with red crosses."""
    with moved(canvas, 0, -16):
        kit = Solids(canvas)
        kit.box(-36, -24, 0, 72, 52, 36, "#F7FAFC")
        kit.box(-16, -24, 36, 40, 48, 26, "#EEF3F7")
        for k in range(3):
            if k != 1:
                kit.pane("y", -30 + k * 24, 28, 10, 14, 14, "#7FC4E8", "#C6D6E2")
        kit.pane("y", -8, 28, 0, 18, 22, "#3E6A8A", "#C6D6E2")
        for k in range(2):
            kit.pane("x", 36, 18 - k * 22, 11, 14, 14, "#4A86A8", "#9FB4C4")
        for points in (
            [(0, 24, 41), (7, 24, 41), (7, 24, 59), (0, 24, 59)],
            [(-6, 24, 47), (13, 24, 47), (13, 24, 54), (-6, 24, 54)],
        ):
            kit.face(points, "#E0323A", 0, 0)
    plate(canvas, oval(-32, -20, 19, 19), material("#FFFFFF"), 3)
    for box in ((-36.5, -33, 9, 26), (-45, -24.5, 26, 9)):
        canvas.drawPath(rounded(box, 2), linear((-44, -32), (-22, -8), ["#FF6A5E", "#D2262C", "#9A1420"]))


def separatist(canvas: skia.Canvas) -> None:
    """R23.1: a barricade under a torn black and red flag with a raised fist."""
    staff(canvas, 6, -10, -138, 6)
    torn = polygon([(8, -136), (66, -126), (56, -114), (66, -104), (54, -96), (64, -84), (40, -88), (8, -84)])
    with moved(canvas, 3, 5):
        canvas.drawPath(torn, blurred(fill("#05040A", 0.5), 3))
    canvas.drawPath(torn, linear((8, -140), (66, -84), ["#E8483E", "#B81F2A", "#5E0C18"]))
    with clipped(canvas, torn):
        canvas.drawPath(polygon([(8, -84), (66, -84), (66, -126)]), fill("#17141C", 0.95))
    solid_glyph(
        canvas,
        glyph_path("fist"),
        Material("#FFFFFF", "#F4E6D0", "#A08A70", "#FFFFFF"),
        (16, -130, 32, 38),
        1.5,
        False,
    )
    for x, y, turn, size in ((-28, -18, -28, 50), (22, -16, 24, 54), (-4, -10, -6, 66), (-14, -30, 18, 46)):
        with moved(canvas, x, y, 1, turn):
            plate(canvas, rounded((-size / 2, -6, size, 12), 2), WOOD, 2.5)
            for nail in (-size * 0.38, size * 0.38):
                canvas.drawPath(oval(nail, 0, 2, 2), fill("#2A2018"))
    for x, y in ((-36, -4), (38, -6)):
        canvas.drawPath(
            oval(x, y, 11, 8), linear((x - 8, y - 8), (x + 8, y + 8), ["#9A9AA4", "#5A5A66", "#2A2A34"])
        )


def relic_hint(canvas: skia.Canvas) -> None:
    """R15.2: a golden question mark over a beam of light: something lies here."""
    canvas.drawPath(oval(0, -58, 52, 56), blurred(fill("#FFCE5A", 0.55), 14))
    rays(canvas, 0, -62, 34, 62, 20, "#FFE9A8", 0.4)
    solid_glyph(canvas, _question(), GOLD, (-30, -108, 60, 92), 6)


def _question() -> skia.Path:
    """A bold question mark."""
    hook = skia.Path()
    hook.moveTo(0, 34)
    hook.cubicTo(4, -10, 62, -6, 64, 36)
    hook.cubicTo(64, 66, 36, 66, 36, 92)
    line = stroke("#000000", 22, 1.0, False)
    line.setStrokeCap(skia.Paint.kButt_Cap)
    outline = skia.Path()
    line.getFillPath(hook, outline)
    dot = skia.Path()
    dot.addCircle(36, 118, 14)
    return skia.Op(outline, dot, skia.PathOp.kUnion_PathOp)


MARKS: dict[str, tuple[str, Callable[[skia.Canvas], None]]] = {
    "apostle": ("#4C7FD0", apostle),
    "pantheon": ("#8E5BE0", pantheon),
    "sanctuary": ("#46C8D8", sanctuary),
    "icon": ("#E2A23A", icon),
    "faith_village": ("#5BAA4A", faith_village),
    "school": ("#D9603A", school),
    "private_barracks": ("#A82A34", private_barracks),
    "hospital": ("#F0F6FA", hospital),
}


def designation(name: str, canvas: skia.Canvas) -> None:
    """A designation's model on its plinth."""
    colour, model = MARKS[name]
    plinth(canvas, colour)
    contact_shadow(canvas, 0, -11, 34, 13, 0.45)
    model(canvas)


for _name in MARKS:
    register(f"realigious/mark/{_name}", ATLAS, BOX, partial(designation, _name))
register("realigious/mark/separatist", ATLAS, BOX, separatist)
register("realigious/mark/relic_hint", ATLAS, BOX, relic_hint)
