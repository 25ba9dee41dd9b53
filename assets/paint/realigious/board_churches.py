"""The four established churches (5.11) as solid buildings. Anchor: centre of the hex."""

from __future__ import annotations

import skia

from assets.paint.atlas import sprite
from assets.paint.base import darker, fill, lighter, linear, oval, stroke
from assets.paint.realigious.board_structures import ATLAS, BOX, bush, yard
from assets.paint.solids import Solids, Spot


def cross(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A golden cross standing on (x, y)."""
    for colour, width, shift in (("#4A2E0A", 7.0, 1.2), ("#F6CE62", 4.4, 0.0), ("#FFF4C4", 1.5, -1.0)):
        canvas.drawLine(x + shift, y, x + shift, y - size, stroke(colour, width))
        canvas.drawLine(
            x - size * 0.3 + shift,
            y - size * 0.66,
            x + size * 0.3 + shift,
            y - size * 0.66,
            stroke(colour, width),
        )


@sprite("realigious/structure/church_christian", ATLAS, BOX)
def church_christian(canvas: skia.Canvas) -> None:
    """A white church with slate roofs, a rose window and a steeple with a cross."""
    yard(canvas, "#8C8C62", 84, 50)
    kit = Solids(canvas)
    kit.shadow(-44, -40, 98, 56, 26)
    kit.box(-46, -36, 0, 100, 50, 44, "#F6EFE2")
    for k in range(3):
        kit.pane("y", -4 + k * 20, 14, 12, 10, 18, "#4A7FC4", "#8C7A5A", True)
    kit.gable(-46, -36, 44, 100, 50, 42, "#4B5C86", "#F6EFE2", "x", 5)
    x, y = kit.at(54, -11, 42)
    canvas.drawPath(oval(x, y, 9, 11), fill("#6E5A9C"))
    canvas.drawPath(oval(x, y, 9, 11), stroke("#D9C8A0", 2.4))
    kit.shadow(-58, 2, 38, 36, 20, 0.4)
    kit.box(-58, 0, 0, 38, 38, 86, "#FFFAF0")
    kit.pane("y", -46, 38, 0, 14, 24, "#6B3F22", "#B8945A", True)
    kit.pane("y", -46, 38, 54, 13, 17, "#2C2F4C", "#B8945A", True)
    kit.pane("x", -20, 27, 54, 13, 17, "#1D2038", "#B8945A", True)
    kit.pyramid(-58, 0, 86, 38, 38, 56, "#53669A", 4)
    cross(canvas, *kit.at(-39, 19, 140), 30)
    bush(canvas, 50, 34, 11)
    bush(canvas, 22, 52, 9, "#6AA545")


def swept_roof(kit: Solids, half: float, z: float, rise: float, colour: str, top: float) -> None:
    """A square roof whose eaves curl up at the corners."""

    def corner(x: float, y: float, lift: float) -> tuple[float, float]:
        return kit.at(x * half, y * half, z + lift)

    lift = half * 0.2
    west, south, east, north = (
        corner(-1, 1, lift),
        corner(1, 1, lift),
        corner(1, -1, lift),
        corner(-1, -1, lift),
    )
    a, b = half * top, z + rise
    tw, ts, te, tn = kit.at(-a, a, b), kit.at(a, a, b), kit.at(a, -a, b), kit.at(-a, -a, b)
    sides = (
        (north, west, tw, tn, -0.15),
        (east, north, tn, te, 0.5),
        (west, south, ts, tw, -0.04),
        (south, east, te, ts, 0.42),
    )
    for p, q, r, s, shade in sides:
        path = skia.Path()
        path.moveTo(*p)
        path.quadTo((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + lift * 1.1, *q)
        path.quadTo(q[0] * 0.55 + r[0] * 0.45, q[1] * 0.45 + r[1] * 0.55 + lift * 0.9, *r)
        path.lineTo(*s)
        path.quadTo(p[0] * 0.55 + s[0] * 0.45, p[1] * 0.45 + s[1] * 0.55 + lift * 0.9, *p)
        path.close()
        tone = darker(colour, shade) if shade > 0 else lighter(colour, -shade)
        box = path.getBounds()
        kit.canvas.drawPath(
            path,
            linear(
                (box.left(), box.top()),
                (box.left(), box.bottom()),
                [lighter(tone, 0.2), tone, darker(tone, 0.3)],
            ),
        )
        for k in range(1, 8):
            t = k / 8
            kit.canvas.drawLine(
                s[0] + (r[0] - s[0]) * t,
                s[1] + (r[1] - s[1]) * t,
                p[0] + (q[0] - p[0]) * t,
                p[1] + (q[1] - p[1]) * t + lift * 0.42,
                stroke(darker(tone, 0.55), 1.5, 0.5),
            )
        kit.canvas.drawPath(path, stroke("#E9C46A" if shade < 0.2 else "#9A6C2C", 2.2, 0.9))


@sprite("realigious/structure/church_buddhist", ATLAS, BOX)
def church_buddhist(canvas: skia.Canvas) -> None:
    """A three-storeyed pagoda: red pillars, jade roofs with curled eaves, a golden finial."""
    yard(canvas, "#7F8264", 84, 50)
    kit = Solids(canvas)
    kit.shadow(-48, -48, 96, 96, 28)
    kit.box(-52, -52, 0, 104, 104, 9, "#B9B4A8")
    z = 9.0
    for half, height, roof, rise in ((37, 46, 55, 18), (26, 40, 42, 16), (17, 36, 31, 28)):
        kit.box(-half, -half, z, half * 2, half * 2, height, "#A93226")
        for k in range(3):
            kit.pane(
                "y",
                -half + 4 + k * (half * 2 - 6) / 3,
                half,
                z + 4,
                (half * 2 - 18) / 3,
                height - 10,
                "#FFD27A" if k == 1 else "#5A1C16",
                "#E9C46A",
            )
            kit.pane(
                "x",
                half,
                half - 4 - k * (half * 2 - 6) / 3,
                z + 4,
                (half * 2 - 18) / 3,
                height - 10,
                "#3A1210",
                "#A87F38",
            )
        swept_roof(kit, roof, z + height - 5, rise, "#2E7D68", 0.5 if half > 20 else 0.06)
        z += height + 6
    x, y = kit.at(0, 0, z + 10)
    for k, radius in enumerate((7, 5.6, 4.4, 3.4)):
        canvas.drawPath(
            oval(x, y - k * 7, radius, radius * 0.62),
            linear((x - 7, y - k * 7), (x + 7, y - k * 7), ["#FFF0B0", "#E0A93A", "#7A4E10"]),
        )
    canvas.drawLine(x, y - 24, x, y - 36, stroke("#F6CE62", 2.6))


def crescent(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A golden crescent on a short staff at (x, y)."""
    canvas.drawLine(x, y, x, y - size * 0.6, stroke("#C8912E", 3))
    cy = y - size * 1.05
    moon = skia.Path()
    moon.addCircle(x, cy, size * 0.55)
    bite = skia.Path()
    bite.addCircle(x + size * 0.24, cy - size * 0.16, size * 0.44)
    shape = skia.Op(moon, bite, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(
        shape, linear((x - size, cy - size), (x + size, cy + size), ["#FFF6C8", "#F0BE4A", "#9A6414"])
    )
    canvas.drawPath(shape, stroke("#6A430C", 1.2, 0.8))


def minaret(kit: Solids, x: float, y: float, h: float) -> None:
    """A slender white tower with a gallery and a green cap."""
    kit.cylinder(x, y, 0, 9.5, h * 0.62, "#F4EAD2")
    kit.cylinder(x, y, h * 0.62, 13, 6, "#D9B25A")
    kit.cylinder(x, y, h * 0.62 + 6, 7.5, h * 0.24, "#F4EAD2")
    kit.dome(x, y, h * 0.86 + 6, 9.5, h * 0.17, "#1F9C72", 0.8)
    crescent(kit.canvas, *kit.at(x, y, h * 1.05), 9)


@sprite("realigious/structure/church_islamic", ATLAS, BOX)
def church_islamic(canvas: skia.Canvas) -> None:
    """A mosque: sand-white hall, a great turquoise dome with a crescent, two minarets."""
    yard(canvas, "#A08B5E", 88, 52)
    kit = Solids(canvas)
    kit.shadow(-48, -46, 96, 92, 26)
    minaret(kit, 44, -52, 128)
    kit.box(-50, -44, 0, 96, 86, 40, "#F2E6CC")
    for k in range(3):
        kit.pane("y", -40 + k * 31, 42, 2, 17, 24, "#1C5E6E" if k != 1 else "#0E3440", "#D9B25A", True)
    for k in range(3):
        kit.pane("x", 46, 30 - k * 28, 6, 15, 20, "#123E4A", "#A8843C", True)
    for k in range(6):
        kit.box(-50 + k * 17.4, 36, 40, 8, 6, 7, "#F8EED8")
    kit.cylinder(-2, -2, 40, 35, 14, "#E8D7B0")
    kit.dome(-2, -2, 54, 36, 58, "#18A0A0", 0.35)
    crescent(canvas, *kit.at(-2, -2, 114), 20)
    minaret(kit, -56, 46, 124)


@sprite("realigious/structure/church_hindu", ATLAS, BOX)
def church_hindu(canvas: skia.Canvas) -> None:
    """A Hindu temple: a stepped tower of saffron stone, carved tier on tier, with a golden pot and
    pennant.
    """
    yard(canvas, "#A0714A", 86, 50)
    kit = Solids(canvas)
    kit.shadow(-50, -50, 100, 100, 26)
    kit.box(-54, -54, 0, 108, 108, 8, "#C98A54")
    kit.box(-40, -44, 8, 76, 76, 34, "#E39A4E")
    z, half = 42.0, 36.0
    centre = (-2.0, -6.0)
    for tier in range(6):
        height = 17.0 - tier * 0.8
        tone = ("#E8823A", "#F0A24C")[tier % 2]
        kit.box(centre[0] - half, centre[1] - half, z, half * 2, half * 2, height, tone)
        carve(kit, centre, half, z, height)
        z += height
        half *= 0.81
    x, y = kit.at(*centre, z)
    kit.dome(*centre, z, half * 0.95, 13, "#F2C24A", 0.6)
    canvas.drawLine(x, y - 10, x, y - 36, stroke("#5A390C", 3))
    pennant = skia.Path()
    pennant.moveTo(x + 1, y - 36)
    pennant.lineTo(x + 24, y - 29)
    pennant.lineTo(x + 1, y - 22)
    pennant.close()
    canvas.drawPath(pennant, linear((x, y - 36), (x + 20, y - 22), ["#FF9A5A", "#D8341F"]))
    kit.box(-34, 28, 8, 44, 24, 26, "#F0B062")
    kit.pane("y", -22, 52, 8, 19, 16, "#4A1C10", "#FFE9A0", True)
    kit.pyramid(-34, 28, 34, 44, 24, 20, "#D9662E", 3)


def carve(kit: Solids, centre: tuple[float, float], half: float, z: float, height: float) -> None:
    """Niches along the two visible walls of one tier, some with painted figures."""
    count = max(2, round(half / 7))
    wide = half * 2 / count
    for k in range(count):
        colour = ("#7A2E1C", "#2E8C88", "#B83A5A")[k % 3]
        kit.pane(
            "y",
            centre[0] - half + k * wide + 2,
            centre[1] + half,
            z + 2,
            wide - 4,
            height * 0.5,
            colour,
            "#FFDFA0",
            True,
        )
        kit.pane(
            "x",
            centre[0] + half,
            centre[1] + half - k * wide - 2,
            z + 2,
            wide - 4,
            height * 0.5,
            darker(colour, 0.4),
            "#B87A3C",
            True,
        )
    kit.edge(
        Spot(centre[0] - half, centre[1] + half, z + height),
        Spot(centre[0] + half, centre[1] + half, z + height),
        1,
        2.4,
        "#FFE9B8",
    )
