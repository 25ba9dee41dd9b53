"""What stands in rooms and yards of composed pictures: shelves, doors, stairs, tables, thrones, chests, fires."""

from __future__ import annotations

import random

import skia

from assets.paint.base import darker, lighter, mix, oval, polygon, rounded
from assets.paint.relief import blob, limb, rod, stroked, union
from assets.paint.stage import Part, Stage
from assets.paint.things import flame

IRON, GOLD, WOOD, BRASS = "#565E6A", "#DBA544", "#7A5230", "#B98B45"


def shelves(x: float, y: float, wide: float, high: float, rows: int = 5, colour: str = "#4A3422", shells: bool = False,
    seed: int = 12) -> Part:
    """A bookcase; with shells its books are crusted and fallen."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        s.form(rounded((x, y - high, wide, high), 1), darker(colour, 0.5), "wood", soft=0.05)
        step = high / rows
        for row in range(rows):
            base, bx = y - high + step * (row + 1) - 3, x + 4.0
            while bx < x + wide - 6:
                w, h = dice.uniform(3, 7), step * dice.uniform(0.55, 0.85)
                if dice.random() < (0.3 if shells else 0.08):
                    bx += w * 2
                    continue
                tone = dice.choice(("#6A2E28", "#2E4E56", "#7A6034", "#3E3A52", "#4E5A34", "#8A7A5A"))
                lean = dice.choice((0, 0, 0, 9, -8))
                with s.at(bx + w / 2, base, 1, lean):
                    s.form(rounded((-w / 2, -h, w, h), 0.6), mix(tone, "#5E7A76", 0.4 if shells else 0), "rust",
                        cast=0.4, line=0.5)
                    s.line([(-w / 2 + 1, -h * 0.78), (w / 2 - 1, -h * 0.78)], GOLD, 0.7, 0.6)
                bx += w + 0.5
            s.form(rounded((x - 2, base, wide + 4, 4), 0.6), colour, "wood")
            if shells:
                for _ in range(5):
                    sx = x + dice.uniform(2, wide)
                    s.form(blob([(sx - 3, base + 1), (sx, base - 4), (sx + 3, base + 1), (sx, base + 3)]),
                        dice.choice(("#D8C8B0", "#B98A8A", "#8FB0A8")), "stone", line=0.4)
        for px in (x - 2, x + wide - 3):
            s.form(rounded((px, y - high - 4, 5, high + 4), 0.6), colour, "wood")

    return paint


def door(x: float, y: float, wide: float, high: float, colour: str = "#4A3420", metal: str = IRON, locks: int = 0,
    round_top: bool = True) -> Part:
    """A door with bands and studs, and locks."""

    def paint(s: Stage) -> None:
        path = skia.Path()
        path.moveTo(x - wide / 2, y)
        if round_top:
            path.lineTo(x - wide / 2, y - high + wide / 2)
            path.arcTo(skia.Rect.MakeXYWH(x - wide / 2, y - high, wide, wide), 180, 180, False)
        else:
            path.lineTo(x - wide / 2, y - high)
            path.lineTo(x + wide / 2, y - high)
        path.lineTo(x + wide / 2, y)
        path.close()
        s.form(stroked(path, 10), "#6A6258", "stone")
        iron = colour == metal
        s.form(path, colour, "metal" if iron else "wood", soft=0.08)
        for k in range(1, 6):
            s.line([(x - wide / 2 + wide * k / 6, y - high), (x - wide / 2 + wide * k / 6, y)], darker(colour, 0.6), 1,
                0.6)
        for yy in (0.2, 0.5, 0.8):
            s.form(rounded((x - wide / 2, y - high * yy - 4, wide, 8), 1), metal, "metal")
            for k in range(6):
                s.form(oval(x - wide * 0.43 + k * wide * 0.172, y - high * yy, 1.7, 1.7), lighter(metal, 0.2), "metal",
                    cast=0.3)
        for k in range(locks):
            lx, ly = x + (-0.2, 0.2, 0, -0.26, 0.26, -0.12, 0.14)[k] * wide, y - high * (0.86, 0.84, 0.66, 0.6, 0.58,
                0.34, 0.32)[k]
            s.form(rounded((lx - 8, ly, 16, 14), 2), BRASS, "metal")
            s.form(stroked(limb([(lx - 5, ly), (lx, ly - 13), (lx + 5, ly)], 1), 2.6), IRON, "metal")
            s.flat(union(oval(lx, ly + 5, 2, 2), polygon([(lx - 1, ly + 5), (lx + 1, ly + 5), (lx + 1.6, ly + 11),
                (lx - 1.6, ly + 11)])), "#0A0810")

    return paint


def window(x: float, y: float, wide: float, high: float, sky: str = "#BFD6E0", bars: int = 0,
    frame: str = "#5A4A3A") -> Part:
    """A window full of light, or barred."""

    def paint(s: Stage) -> None:
        s.form(rounded((x - wide / 2 - 5, y - high - 5, wide + 10, high + 10), 2), frame, "stone")
        s.flat(rounded((x - wide / 2, y - high, wide, high), 1), sky)
        s.glow(x, y - high / 2, max(wide, high) * 1.1, sky, 0.3)
        for k in range(bars):
            bx = x - wide / 2 + wide * (k + 0.5) / bars
            s.form(rod((bx, y - high - 2), (bx, y + 2), 3), IRON, "metal")
        if bars:
            s.form(rod((x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2), 3), IRON, "metal")

    return paint


def stairs(x: float, y: float, wide: float, count: int, rise: float, colour: str, shrink: float = 0.93,
    lean: float = 0.0) -> Part:
    """Steps that climb into the picture."""

    def paint(s: Stage) -> None:
        w, yy, xx, r = wide, y, x, rise
        steps = []
        for _ in range(count):
            steps.append((xx, yy, w, r))
            yy, w, xx = yy - r, w * shrink, xx + lean * r
            r *= shrink**0.8
        for xx, yy, w, r in reversed(steps):
            s.form(polygon([(xx - w / 2, yy - r * 0.45), (xx + w / 2, yy - r * 0.45), (xx + w / 2, yy), (xx - w / 2,
                yy)]), darker(colour, 0.3), "stone", cast=0.2, line=0.4)
            s.form(polygon([(xx - w / 2 * shrink, yy - r), (xx + w / 2 * shrink, yy - r), (xx + w / 2, yy - r * 0.45),
                (xx - w / 2, yy - r * 0.45)]), lighter(colour, 0.15), "stone", cast=0, line=0.4)

    return paint


def stall(x: float, y: float, wide: float, high: float, first: str, second: str = "#E6DCC0", far: float = 0.0,
    goods: str = "#B8762E") -> Part:
    """A market stall under a striped awning."""

    def paint(s: Stage) -> None:
        for side in (-1, 1):
            s.form(rod((x + side * wide * 0.45, y), (x + side * wide * 0.45, y - high), 2), WOOD, "post", far)
        s.form(rounded((x - wide * 0.48, y - high * 0.36, wide * 0.96, high * 0.36), 1), "#6A4A2C", "wood", far)
        for k in range(12):
            gx = x - wide * 0.42 + (k % 6) * wide * 0.165
            s.form(oval(gx, y - high * 0.38 - (k // 6) * 4, wide * 0.075, wide * 0.06), mix(goods, ("#7A3A2A",
                "#8EA04A", "#C8A040")[k % 3], 0.6), "", far, line=0.3)
        stripes = 7
        for k in range(stripes):
            x0, x1 = x - wide * 0.56 + wide * 1.12 * k / stripes, x - wide * 0.56 + wide * 1.12 * (k + 1) / stripes
            s.form(blob([(x0 * 0.9 + x * 0.1, y - high * 1.1), (x1 * 0.9 + x * 0.1, y - high * 1.1), (x1,
                y - high * 0.8), ((x0 + x1) / 2, y - high * 0.74), (x0, y - high * 0.8)]),
                   (first, second)[k % 2], "cloth", far, cast=0.3, line=0.4)  # fmt: skip

    return paint


def throne(x: float, y: float, size: float, colour: str = "#B98B45", seat: str = "#2E5A66",
    coral: bool = False) -> Part:
    """A high-backed throne on steps; of coral and bronze."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4), s.at(x, y, size / 100):
            for k, (w, t) in enumerate(((150, 14), (122, 12), (94, 10))):
                yy = -(0, 14, 26)[k]
                s.form(rounded((-w / 2, yy - t, w, t), 2), "#6E6A68", "stone")
            if coral:
                dice = random.Random(5)
                for side in (-1, 1):
                    for k in range(8):
                        bx, by = side * (20 + k * 2.4), -60 - k * 9
                        pts = [(bx, by), (bx + side * dice.uniform(10, 20), by - dice.uniform(8, 20)),
                            (bx + side * dice.uniform(12, 30), by - dice.uniform(24, 52))]
                        s.form(stroked(limb(pts, 1), 6 - k * 0.4), mix("#D8685A", "#F0C8B0", dice.random()), "rust",
                            soft=0.3)
                        s.form(oval(*pts[2], 3.4, 3.4), "#F4D8C4", cast=0.2)
            s.form(blob([(-30, -34), (-33, -90), (-26, -130), (0, -152), (26, -130), (33, -90), (30, -34)]), colour,
                "metal")
            s.form(blob([(-21, -40), (-23, -90), (-17, -118), (0, -130), (17, -118), (23, -90), (21, -40)]), seat,
                "cloth")
            if coral:
                for k in range(9):
                    with s.at(0, -120, 1, -64 + k * 16):
                        s.form(blob([(-3, -4), (-5, -24), (0, -36), (5, -24), (3, -4)]), "#E6C8B0", "stone", cast=0.4)
            for side in (-1, 1):
                s.form(rounded((side * 36 - 7, -78, 14, 44), 5), colour, "metal")
                s.form(oval(side * 36, -80, 9, 8), colour, "metal")
                s.form(rounded((side * 36 - 6, -40, 12, 12), 1), colour, "metal")
            s.form(blob([(-34, -48), (34, -48), (38, -36), (-38, -36)]), seat, "cloth")
            s.form(rounded((-38, -38, 76, 8), 2), colour, "metal")

    return paint


def chest(x: float, y: float, size: float, open_: bool = False, colour: str = "#5E3E24") -> Part:
    """An iron-bound chest."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, size / 100):
            if open_:
                s.form(blob([(-50, -36), (-44, -78), (44, -84), (50, -40)]), darker(colour, 0.3), "wood")
                s.glow(0, -42, 70, "#FFD070", 0.9)
                for k in range(26):
                    with s.at(-36 + (k * 17) % 72, -38 - (k % 4) * 4):
                        s.form(oval(0, 0, 7, 4), GOLD, "metal", cast=0.2, line=0.5)
            else:
                s.form(blob([(-52, -34), (-50, -58), (-30, -70), (30, -70), (50, -58), (52, -34)]), colour, "wood",
                    soft=0.3)
            s.form(rounded((-52, -36, 104, 44), 3), colour, "wood")
            for k in range(4):
                s.line([(-50, -26 + k * 10), (50, -26 + k * 10)], darker(colour, 0.6), 1.2, 0.6)
            for bx in (-40, 0, 40):
                if not open_:
                    s.form(blob([(bx - 6, -34), (bx - 6, -66), (bx + 6, -66), (bx + 6, -34)]), IRON, "metal")
                s.form(rounded((bx - 6, -36, 12, 44), 1), IRON, "metal")
            s.form(rounded((-54, -38, 108, 6), 1), IRON, "metal")
            s.form(rounded((-12, -36, 24, 22), 3), BRASS, "metal")
            s.flat(union(oval(0, -27, 3, 3), polygon([(-1.4, -27), (1.4, -27), (2.4, -18), (-2.4, -18)])), "#0A0810")

    return paint


def crate(x: float, y: float, size: float, colour: str = "#7E5C36", turn: float = 0) -> Part:
    """A crate."""

    def paint(s: Stage) -> None:
        with s.group(0.6, 0, 0.4, 0.4), s.at(x, y, size / 40, turn):
            s.form(rounded((-20, -36, 40, 36), 1), colour, "wood")
            for k in range(1, 4):
                s.line([(-20, -36 + k * 9), (20, -36 + k * 9)], darker(colour, 0.7), 0.9, 0.8)
            for px in (-20, 14):
                s.form(rounded((px, -37, 6, 38), 0.6), lighter(colour, 0.1), "post")
            s.form(rod((-14, -4), (14, -32), 4), lighter(colour, 0.05), "wood")

    return paint


def barrel(x: float, y: float, size: float, colour: str = "#6E4A2A") -> Part:
    """A barrel."""

    def paint(s: Stage) -> None:
        with s.group(0.6, 0, 0.4, 0.4), s.at(x, y, size / 40):
            s.form(blob([(-12, -38), (12, -38), (16, -20), (12, 0), (-12, 0), (-16, -20)]), colour, "post", soft=0.3)
            for by in (-33, -22, -6):
                s.form(limb([(-14.6, by), (0, by + 2), (14.6, by)], 3), IRON, "metal", cast=0.3)

    return paint


def fire(x: float, y: float, size: float = 1.0, logs: bool = True, colour: str = "#FF8A2E") -> Part:
    """A fire on logs."""

    def paint(s: Stage) -> None:
        if logs:
            for turn in (-24, 24, 80):
                with s.at(x, y, size, turn):
                    s.form(rod((-15, 2), (15, 2), 5), "#4A2E1A", "bark")
        for dx, k in ((-8, 0.8), (8, 0.9), (0, 1.5)):
            flame(s, x + dx * size, y, size * k, colour)

    return paint


def anvil(x: float, y: float, size: float) -> Part:
    """An anvil on its block."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4), s.at(x, y, size / 60):
            s.form(blob([(-20, -2), (-18, -30), (18, -30), (20, -2), (0, 4)]), WOOD, "bark")
            s.form(blob([(-52, -56), (-20, -60), (30, -60), (30, -50), (14, -44), (12, -36), (22, -28), (-22, -28),
                (-12, -36), (-16, -46), (-34, -50)]), "#4A4E58", "metal")

    return paint


def spin_wheel(x: float, y: float, size: float, colour: str = "#8A6238", spokes: int = 10) -> Part:
    """A wheel with spokes."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, size / 50):
            for k in range(spokes):
                with s.at(0, 0, 1, k * 360 / spokes):
                    s.form(rod((0, 8), (0, 46), 3), colour, "post")
            s.form(stroked(oval(0, 0, 46, 46), 7), colour, "wood")
            s.form(oval(0, 0, 10, 10), darker(colour, 0.2), "wood")
            s.form(oval(0, 0, 4, 4), IRON, "metal")

    return paint


def table(y: float, colour: str = "#5A3A22", cloth: str = "", edge: float = 16, felt: str = "") -> Part:
    """A table seen from above its near edge, with a cloth or felt."""

    def paint(s: Stage) -> None:
        w, h = s.size
        top = polygon([(w * 0.04 - 20, y), (w * 0.96 + 20, y), (w + 60, h - edge), (-60, h - edge)])
        s.form(top, cloth or felt or colour, "cloth" if cloth or felt else "wood", soft=0.06, cast=0.5)
        if not cloth:
            for k in range(5):
                yy = y + (h - edge - y) * (k / 5) ** 1.3
                if not felt:
                    s.line([(-20, yy), (w + 20, yy)], darker(colour, 0.7), 0.9, 0.7)
        s.form(rounded((-60, h - edge, w + 120, edge + 10), 0), darker(cloth or colour, 0.2), "cloth" if cloth
            else "wood")

    return paint
