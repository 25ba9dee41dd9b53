"""Houses, buildings, offices and the start camp (5.8) as little solid buildings. Anchor: centre of the
hex.
"""

from __future__ import annotations

import itertools
import math

import skia

from assets.paint.atlas import sprite
from assets.paint.base import (
    blurred,
    contact_shadow,
    darker,
    fill,
    lighter,
    linear,
    oval,
    polygon,
    stroke,
)
from assets.paint.solids import Solids, Spot

ATLAS = "realigious/board_structures"
BOX = (-120, -190, 130, 100)
LAMP = "#FFD98A"
SLATE_GLASS = "#33456B"


def yard(canvas: skia.Canvas, colour: str, rx: float = 88, ry: float = 52, cy: float = 14) -> None:
    """Trodden ground under a building, so that it sits on any terrain."""
    canvas.drawPath(oval(2, cy + 4, rx + 4, ry + 4), blurred(fill("#05040A", 0.35), 7))
    canvas.drawPath(oval(0, cy, rx, ry), blurred(fill(colour, 0.7), 5))


def bush(canvas: skia.Canvas, x: float, y: float, size: float, colour: str = "#4F8F3A") -> None:
    """A round shrub."""
    canvas.drawPath(oval(x + size * 0.3, y + size * 0.35, size, size * 0.5), blurred(fill("#05040A", 0.5), 2))
    for dx, dy, part in ((0.5, -0.1, 0.7), (-0.5, -0.1, 0.72), (0, -0.5, 0.85)):
        cx, cy, radius = x + dx * size, y + dy * size, part * size
        canvas.drawPath(
            oval(cx, cy, radius, radius * 0.9),
            linear(
                (cx - radius, cy - radius),
                (cx + radius * 0.6, cy + radius),
                [lighter(colour, 0.45), colour, darker(colour, 0.6)],
            ),
        )


def cottage(kit: Solids, x: float, y: float, w: float, d: float, roof: str, along: str) -> None:
    """One dwelling with lit windows, a door and a chimney."""
    kit.shadow(x, y, w, d, 20)
    kit.box(x, y, 0, w, d, 30, "#EBD8B4")
    for k in range(2):
        kit.pane("y", x + 7 + k * (w - 28), y + d, 11, 12, 12, LAMP)
    kit.pane("y", x + w / 2 - 6, y + d, 1, 12, 19, "#6B4022", "#3A2212")
    kit.pane("x", x + w, y + d - 10, 11, 12, 12, "#C98F3E")
    kit.gable(x, y, 30, w, d, 32, roof, "#EBD8B4", along)
    if along == "x":
        kit.box(x + w * 0.62, y + d * 0.12, 44, 9, 9, 26, "#A5533C", "#3A2A2A")
    else:
        kit.box(x + w * 0.66, y + d * 0.2, 36, 9, 9, 32, "#A5533C", "#3A2A2A")


@sprite("realigious/structure/house", ATLAS, BOX)
def house(canvas: skia.Canvas) -> None:
    """A residential corner: three cottages under warm red roofs round a hedge (many believers)."""
    yard(canvas, "#8F8A55")
    canvas.scale(1.14, 1.14)
    kit = Solids(canvas)
    cottage(kit, -52, -58, 48, 42, "#B5402F", "y")
    cottage(kit, 12, -46, 42, 48, "#C65A38", "x")
    bush(canvas, -62, 12, 11)
    cottage(kit, -44, 10, 54, 44, "#D2452F", "x")
    bush(canvas, 52, 36, 12)
    bush(canvas, 35, 46, 9, "#6AA545")
    bush(canvas, -66, 30, 9, "#6AA545")


def tower(kit: Solids, x: float, y: float, w: float, h: float, wall: str, glass: str, floors: int) -> None:
    """A glass tower with rows of windows, some lit."""
    kit.box(x, y, 0, w, w, h, wall)
    step = (h - 12) / floors
    for row in range(floors):
        z = 7 + row * step
        for column in range(3):
            lit = (row * 5 + column * 3 + int(h)) % 4 == 0
            pane_w = (w - 14) / 3
            kit.pane(
                "y",
                x + 4 + column * (pane_w + 3),
                y + w,
                z,
                pane_w,
                step - 5,
                LAMP if lit else glass,
                "#DDE8F4",
            )
            kit.pane(
                "x",
                x + w,
                y + w - 4 - column * (pane_w + 3),
                z,
                pane_w,
                step - 5,
                "#C9964A" if lit and column else darker(glass, 0.45),
                "#8FA2BC",
            )
    kit.box(x + w * 0.25, y + w * 0.25, h, w * 0.5, w * 0.5, 8, darker(wall, 0.2))


@sprite("realigious/structure/building", ATLAS, BOX)
def building(canvas: skia.Canvas) -> None:
    """Three glass towers of a commercial quarter over shops with awnings (many donations)."""
    yard(canvas, "#77757A")
    kit = Solids(canvas)
    for x, y, w in ((-50, -48, 42), (4, -30, 44), (-48, 6, 40)):
        kit.shadow(x, y, w, w, 30)
    tower(kit, -50, -48, 42, 138, "#6F8FB8", "#2F5C96", 8)
    mast = kit.at(-29, -27, 146)
    canvas.drawLine(*mast, mast[0], mast[1] - 22, stroke("#C9D4E2", 3))
    canvas.drawPath(oval(mast[0], mast[1] - 23, 4, 4), fill("#FF5A48"))
    tower(kit, 4, -30, 44, 102, "#4FA3A8", "#1B6574", 6)
    tower(kit, -48, 6, 40, 68, "#C5B48E", "#57729A", 4)
    kit.box(6, 24, 0, 40, 26, 24, "#B88A4E")
    for k in range(4):
        kit.face(
            [(6 + k * 10, 50, 19), (16 + k * 10, 50, 19), (16 + k * 10, 60, 12), (6 + k * 10, 60, 12)],
            "#E8503C" if k % 2 else "#FFF4DE",
            0,
            0,
        )
    kit.pane("y", 11, 50, 1, 30, 11, LAMP, "#4A3018")


@sprite("realigious/structure/office", ATLAS, BOX)
def office(canvas: skia.Canvas) -> None:
    """An administration hall of ochre brick with a clock tower (much influence)."""
    yard(canvas, "#857C6A")
    kit = Solids(canvas)
    kit.shadow(-56, -44, 112, 84, 26)
    kit.box(-60, -48, 0, 120, 92, 7, "#B9B2A2")
    kit.box(-54, -42, 7, 108, 80, 40, "#D9A65C")
    for k in range(5):
        if k != 2:
            kit.pane("y", -48 + k * 21, 38, 15, 12, 19, SLATE_GLASS, "#FFF2D6", True)
    for k in range(3):
        kit.pane("x", 54, 30 - k * 25, 15, 12, 19, "#26314C", "#FFF2D6", True)
    kit.pyramid(-54, -42, 47, 108, 80, 30, "#5B6E8C", 5)
    kit.box(-17, 22, 7, 30, 24, 76, "#E6BC78")
    kit.pane("y", -9, 46, 8, 15, 22, "#5A351C", "#FFF2D6", True)
    x, y = kit.at(-2, 46, 66)
    canvas.drawPath(oval(x, y, 9.5, 11), fill("#5A4326"))
    canvas.drawPath(oval(x, y, 8, 9.4), fill("#FFF9E8"))
    canvas.drawLine(x, y, x, y - 6.5, stroke("#2A2018", 2))
    canvas.drawLine(x, y, x + 4, y + 2, stroke("#2A2018", 2))
    kit.pyramid(-17, 22, 83, 30, 24, 32, "#44587A", 4)
    tip = kit.at(-2, 34, 115)
    canvas.drawPath(oval(tip[0], tip[1], 3.5, 3.5), fill("#F2C75C"))


@sprite("realigious/structure/start", ATLAS, BOX)
def start(canvas: skia.Canvas) -> None:
    """A camp: two canvas tents, a fire and a white banner where a movement begins (R14.2)."""
    yard(canvas, "#8A6B45", 76, 46)
    kit = Solids(canvas)
    kit.shadow(-48, -44, 50, 44, 20)
    kit.flag(24, -44, 0, 96, "#F4EBD7", 36)
    kit.gable(-48, -44, 2, 56, 46, 50, "#EFE2C2", "#C8B48A", "y", 2)
    kit.face([(-32, 2, 0), (-8, 2, 0), (-20, 2, 36)], "#3A2A1C", 0, 0)
    kit.gable(14, -8, 2, 36, 34, 36, "#D9B98A", "#A98D60", "y", 2)
    kit.face([(25, 26, 0), (39, 26, 0), (32, 26, 25)], "#33241A", 0, 0)
    x, y = kit.at(-4, 44)
    contact_shadow(canvas, x, y, 20, 9)
    for dx, dy, tone in (
        (-12, 3, "#77706A"),
        (-5, 6, "#9A928A"),
        (5, 6, "#847C75"),
        (12, 3, "#6B645F"),
        (0, -4, "#5E5753"),
    ):
        canvas.drawPath(
            oval(x + dx, y + dy, 6, 4.5),
            linear((x + dx - 5, y), (x + dx + 5, y + 8), [lighter(tone, 0.3), tone]),
        )
    canvas.drawPath(oval(x, y - 8, 22, 22), blurred(fill("#FF9A3C", 0.45), 8))
    for size, tone in ((1.0, "#F0622B"), (0.68, "#FFB347"), (0.36, "#FFF3B0")):
        flame = skia.Path()
        flame.moveTo(x, y - 30 * size)
        flame.cubicTo(x + 14 * size, y - 12 * size, x + 10 * size, y + 3, x, y + 3)
        flame.cubicTo(x - 12 * size, y + 3, x - 13 * size, y - 10 * size, x - 3 * size, y - 15 * size)
        flame.close()
        canvas.drawPath(flame, fill(tone))


def hazard(kit: Solids, points: list[tuple[float, float]], z: float) -> None:
    """A run of fence with posts, wire and a striped rail."""
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        for level in (8, 15, 22):
            a, b = kit.at(x1, y1, z + level), kit.at(x2, y2, z + level)
            kit.canvas.drawLine(*a, *b, stroke("#1B1D24", 2.6, 0.9))
            kit.canvas.drawLine(a[0], a[1] - 0.8, b[0], b[1] - 0.8, stroke("#C3CAD6", 1.2, 0.9))
        for k in range(8):
            t, u = k / 8, (k + 1) / 8
            a = kit.at(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, z + 29)
            b = kit.at(x1 + (x2 - x1) * u, y1 + (y2 - y1) * u, z + 29)
            kit.canvas.drawLine(*a, *b, stroke("#F6C92E" if k % 2 else "#17161C", 7, 1, False))
        for k in range(4):
            x, y = x1 + (x2 - x1) * k / 3, y1 + (y2 - y1) * k / 3
            foot, top = kit.at(x, y, z), kit.at(x, y, z + 36)
            kit.canvas.drawLine(*foot, *top, stroke("#17161C", 6))
            kit.canvas.drawLine(foot[0] - 1, foot[1], top[0] - 1, top[1], stroke("#8B94A3", 2))


@sprite("realigious/structure/restricted", ATLAS, BOX)
def restricted(canvas: skia.Canvas) -> None:
    """A fenced, lit bunker under hazard stripes with a no-entry disc (needs Clearance)."""
    yard(canvas, "#3E3C40", 92, 56)
    kit = Solids(canvas)
    hazard(kit, [(-66, 60), (-66, -60), (60, -60)], 0)
    kit.shadow(-40, -40, 74, 70, 26)
    kit.box(-40, -40, 0, 74, 70, 44, "#585E6B")
    kit.box(-30, -30, 44, 34, 30, 26, "#474D5A")
    kit.pane("y", -26, 0, 52, 26, 10, "#FF7A4A", "#1B1D24")
    kit.pane("y", -16, 30, 0, 34, 30, "#23262E", "#F6C92E")
    for k in range(4):
        a, b = kit.at(-16 + k * 9, 30, 0), kit.at(-10 + k * 9, 30, 30)
        canvas.drawLine(*a, *b, stroke("#F6C92E", 3.4, 0.8))
    lamp = kit.at(20, -20, 44)
    canvas.drawLine(*lamp, lamp[0], lamp[1] - 34, stroke("#22252C", 5))
    canvas.drawPath(oval(lamp[0], lamp[1] - 36, 16, 16), blurred(fill("#FF3B2E", 0.6), 6))
    canvas.drawPath(oval(lamp[0], lamp[1] - 36, 6, 6), fill("#FF8A70"))
    hazard(kit, [(-66, 62), (62, 62), (62, -60)], 0)
    x, y = kit.at(62, 62, 34)
    canvas.drawPath(oval(x + 2, y + 4, 23, 23), blurred(fill("#05040A", 0.6), 3))
    canvas.drawPath(
        oval(x, y, 23, 23), linear((x - 16, y - 20), (x + 14, y + 20), ["#FF8A76", "#D2262C", "#7A0C18"])
    )
    canvas.drawPath(oval(x, y, 20.5, 20.5), stroke("#FFF4E8", 2.6))
    canvas.drawPath(
        polygon([(x - 13, y - 4.5), (x + 13, y - 4.5), (x + 13, y + 4.5), (x - 13, y + 4.5)]), fill("#FFF9F0")
    )


def columns(kit: Solids, x: float, y: float, w: float, z: float, h: float, count: int, colour: str) -> None:
    """A row of round columns along the left wall."""
    for k in range(count):
        kit.cylinder(x + w * k / (count - 1), y, z, 5.2, h, colour)


@sprite("realigious/structure/gov_office", ATLAS, BOX)
def gov_office(canvas: skia.Canvas) -> None:
    """The seat of local government: white columns, steps, a green copper dome and a violet flag."""
    yard(canvas, "#8A8578", 94, 56)
    kit = Solids(canvas)
    kit.shadow(-60, -50, 120, 96, 28)
    for k in range(3):
        kit.box(-62 + k * 4, -52 + k * 4, k * 5, 124 - k * 8, 112 - k * 10, 5, "#D8D4CB")
    kit.box(-46, -38, 15, 92, 62, 44, "#EFEBE2")
    for k in range(3):
        kit.pane("x", 46, 16 - k * 20, 22, 11, 24, "#34405E", "#FFFFFF", True)
    kit.face([(-46, 24, 15), (46, 24, 15), (46, 24, 57), (-46, 24, 57)], "#8B8680", 0, 0)
    kit.pane("y", -8, 24, 16, 16, 28, "#5A3B1E", "#E9C46A")
    columns(kit, -40, 37, 80, 15, 40, 6, "#FBF8F0")
    kit.box(-50, -40, 57, 100, 82, 8, "#F6F2E8")
    kit.gable(-50, -40, 65, 100, 82, 26, "#D8D0BE", "#FFFFFF", "y", 2)
    canvas.drawPath(oval(*kit.at(0, 42, 74), 7, 7), fill("#C9A04A"))
    kit.cylinder(0, -12, 74, 25, 22, "#F3EEE2")
    kit.dome(0, -12, 97, 26, 34, "#3E9C86")
    kit.flag(0, -12, 129, 34, "#7A45C0", 30)


@sprite("realigious/structure/gov_police", ATLAS, BOX)
def gov_police(canvas: skia.Canvas) -> None:
    """A police station: blue and white blocks, a star badge over the door and a flashing roof light."""
    yard(canvas, "#6E7078", 92, 55)
    kit = Solids(canvas)
    kit.shadow(-58, -44, 114, 88, 26)
    kit.box(-58, -46, 0, 50, 88, 78, "#2F5FB3")
    for row in range(2):
        for k in range(2):
            kit.pane(
                "y",
                -52 + k * 22,
                42,
                16 + row * 28,
                15,
                16,
                "#BFE3FF" if (row + k) % 2 else "#16294E",
                "#E9F2FF",
            )
    kit.box(-8, -46, 0, 66, 88, 50, "#F1F4F8")
    kit.face([(-8, 42, 32), (58, 42, 32), (58, 42, 44), (-8, 42, 44)], "#2F5FB3", 0, 0.1)
    kit.face([(58, -46, 32), (58, 42, 32), (58, 42, 44), (58, -46, 44)], "#2F5FB3", 0.4, 0.1)
    kit.pane("y", 10, 42, 0, 30, 26, "#21334F", "#9DB4D0")
    for k in range(3):
        kit.pane("x", 58, 30 - k * 26, 10, 16, 15, "#1B2C4A", "#C9D6E8")
    for dx, tone in ((14, "#FF4A3E"), (30, "#3E8BFF")):
        x, y = kit.at(dx + 6, 4, 58)
        canvas.drawPath(oval(x, y, 20, 16), blurred(fill(tone, 0.6), 7))
        kit.box(dx, -6, 50, 15, 18, 12, tone)
    badge(canvas, *kit.at(-33, 42, 66), 23)


def badge(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A golden seven-pointed star with a raised middle."""
    points = []
    for k in range(14):
        angle, reach = k * math.pi / 7, size if k % 2 == 0 else size * 0.62
        points.append((x + math.sin(angle) * reach, y - math.cos(angle) * reach))
    star = polygon(points)
    canvas.save()
    canvas.translate(3, 4)
    canvas.drawPath(star, blurred(fill("#05040A", 0.6), 3))
    canvas.restore()
    canvas.drawPath(
        star, linear((x - size, y - size), (x + size * 0.6, y + size), ["#FFF2B8", "#EDB93F", "#8A5A12"])
    )
    canvas.drawPath(star, stroke("#5A390C", 1.6, 0.8))
    canvas.drawPath(
        oval(x, y, size * 0.42, size * 0.42), linear((x - 8, y - 8), (x + 8, y + 8), ["#3E6FC0", "#16305E"])
    )
    canvas.drawPath(oval(x, y, size * 0.42, size * 0.42), stroke("#FFF2B8", 1.8))


@sprite("realigious/structure/gov_base", ATLAS, BOX)
def gov_base(canvas: skia.Canvas) -> None:
    """A military base: barracks with round roof, a watchtower, sandbags and a red pennant."""
    yard(canvas, "#5C5A3C", 94, 56)
    kit = Solids(canvas)
    kit.shadow(-60, -46, 92, 56, 24)
    hangar(kit)
    watchtower(kit)
    for k in range(6):
        x, y = kit.at(-58 + k * 15, 56)
        canvas.drawPath(oval(x + 2, y + 3, 10, 6), fill("#05040A", 0.4))
        canvas.drawPath(
            oval(x, y, 10, 6.5), linear((x - 8, y - 6), (x + 6, y + 7), ["#D9C69A", "#A08A5A", "#5E4E2E"])
        )
    for k in range(5):
        x, y = kit.at(-50 + k * 15, 56, 8)
        canvas.drawPath(
            oval(x, y, 10, 6.5), linear((x - 8, y - 6), (x + 6, y + 7), ["#E4D3AA", "#AC9563", "#675632"])
        )
    kit.flag(-62, -36, 0, 112, "#C92F38", 32)


def hangar(kit: Solids) -> None:
    """A barracks with a half-round olive roof in camouflage."""
    arc = [(-math.cos(k * math.pi / 10), math.sin(k * math.pi / 10)) for k in range(11)]
    y0, y1, half, top = -46.0, 24.0, 42.0, 46.0
    for (a, h), (b, g) in itertools.pairwise(arc):
        shade = -0.3 + 0.65 * (a + 1) / 2
        kit.face(
            [
                (-16 + a * half, y0, h * top),
                (-16 + a * half, y1, h * top),
                (-16 + b * half, y1, g * top),
                (-16 + b * half, y0, g * top),
            ],
            "#6F7A3E",
            shade,
            0.0,
        )
    front = [(-16 + a * half, y1, h * top) for a, h in arc]
    path = kit.face(front, "#8B9450", -0.05, 0.3)
    kit.canvas.drawPath(path, stroke("#DDE2A8", 2.4, 0.7))
    kit.pane("y", -32, y1, 0, 32, 28, "#2C3020", "#D9DDA4")
    star_x, star_y = kit.at(-16, y1, 36)
    badge(kit.canvas, star_x, star_y, 8)
    for x, y, z, rx in ((-30, -20, 42, 13), (-2, -28, 42, 15), (-18, 4, 46, 11), (12, -4, 32, 10)):
        cx, cy = kit.at(x, y, z)
        kit.canvas.drawPath(oval(cx, cy, rx, rx * 0.5), blurred(fill("#3C4426", 0.75), 1.5))


def watchtower(kit: Solids) -> None:
    """A timber watchtower with a cabin and a searchlight."""
    kit.shadow(34, 4, 30, 30, 18)
    for x, y in ((36, 6), (62, 6), (36, 32), (62, 32)):
        a, b = kit.at(x, y), kit.at(x, y, 66)
        kit.canvas.drawLine(*a, *b, stroke("#3A2A18", 6))
        kit.canvas.drawLine(a[0] - 1, a[1], b[0] - 1, b[1], stroke("#B08A55", 2.2))
    for low, high in ((4, 32), (34, 62)):
        kit.edge(Spot(36, 32, low), Spot(62, 32, high), 1, 3.4, "#6E5230")
        kit.edge(Spot(62, 32, low), Spot(62, 6, high), 1, 3.4, "#4A361E")
    kit.box(31, 1, 64, 36, 36, 6, "#8C6A3E")
    kit.box(34, 4, 70, 30, 30, 22, "#7E8748")
    kit.pane("y", 38, 34, 76, 22, 11, "#FFE9A0", "#2C3020")
    kit.pane("x", 64, 30, 76, 22, 11, "#B99A50", "#2C3020")
    kit.pyramid(34, 4, 92, 30, 30, 20, "#4E5530", 5)
