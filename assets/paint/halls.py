"""What people built, for composed pictures: walls, halls, towers, towns, tents, tables, furniture."""

from __future__ import annotations

import math
import random

import skia

from assets.paint.base import Point, darker, lighter, linear, mix, noise, polygon, rounded
from assets.paint.relief import blob, less, rod, stroked
from assets.paint.stage import INK, Part, Stage

IRON, GOLD, WOOD, BRASS = "#565E6A", "#DBA544", "#7A5230", "#B98B45"


def wall(colour: str, kind: str = "brick", y0: float = 0, y1: float = 210, light: tuple[float, float] = (40, 20),
         x0: float = -5, x1: float = 290) -> Part:  # fmt: skip
    """A wall from front: brick, panel, plaster, plank or rock, lit about a point."""

    def paint(s: Stage) -> None:
        field = polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        far = ((light[0] + 60, light[1] + 40), (s.size[0] + 20, s.size[1] + 20))
        s.canvas.drawPath(field, linear((light[0] - 30, light[1] - 30), far[1], [mix(lighter(colour, 0.25), s.mood.key,
            0.25), colour,
                                        mix(darker(colour, 0.7), s.mood.shade, 0.3)], [0, 0.3, 1]))  # fmt: skip
        noise(s.canvas, field, (0.02, 0.025), darker(colour, 0.7), 0.6, s.seed, 4)
        noise(s.canvas, field, (0.1, 0.1), lighter(colour, 0.4), 0.25, s.seed + 1, 3)
        s.canvas.save()
        s.canvas.clipPath(field, skia.ClipOp.kIntersect, True)
        dark, bright = darker(colour, 0.7), lighter(colour, 0.3)
        step = {"brick": 13.0, "panel": 42.0, "plank": 17.0, "rock": 24.0}.get(kind, 0.0)
        if kind in ("brick", "rock"):
            for row in range(int((y1 - y0) // step) + 1):
                y = y0 + row * step
                s.line([(x0, y), (x1, y)], dark, 1, 0.6)
                s.line([(x0, y + 1.1), (x1, y + 1.1)], bright, 0.5, 0.35)
                for k in range(int((x1 - x0) // (step * 2)) + 2):
                    x = x0 + (k + 0.5 * (row % 2)) * step * 2.1 + s.dice.uniform(-2, 2)
                    s.line([(x, y), (x, y + step)], dark, 1, 0.6)
        elif step:
            for k in range(int((x1 - x0) // step) + 2):
                x = x0 + k * step
                s.line([(x, y0), (x, y1)], dark, 1.4, 0.75)
                s.line([(x + 1.3, y0), (x + 1.3, y1)], bright, 0.6, 0.4)
                if kind == "panel":
                    for y in range(int(y0) + 8, int(y1), 58):
                        s.form(stroked(rounded((x + 7, y, step - 14, 46), 1), 2.2), lighter(colour, 0.05), "wood",
                            cast=0.3, line=0.3)
        s.canvas.restore()

    return paint


def floor(y: float, colour: str = "#4A3A2C", boards: int = 11, tiles: bool = False) -> Part:
    """A floor of boards or tiles that runs to a vanishing point."""

    def paint(s: Stage) -> None:
        w, h = s.size
        field = polygon([(-5, y), (w + 5, y), (w + 5, h + 5), (-5, h + 5)])
        s.canvas.drawPath(field, linear((0, y), (w * 0.4, h), [mix(lighter(colour, 0.15), s.mood.key, 0.2), colour,
            mix(darker(colour, 0.65), s.mood.shade, 0.3)]))
        noise(s.canvas, field, (0.02, 0.1), darker(colour, 0.7), 0.5, s.seed + 3, 3)
        s.canvas.save()
        s.canvas.clipPath(field, skia.ClipOp.kIntersect, True)
        for k in range(-boards, boards * 2):
            x = w * 0.5 + (k - boards / 2) * w * 1.6 / boards
            s.line([(w * 0.5 + (x - w * 0.5) * 0.3, y), (x, h + 4)], darker(colour, 0.7), 1.1, 0.7)
        for k in range(9 if tiles else 3):
            yy = y + (h - y) * ((k + 0.3) / 9) ** 1.7
            s.line([(-5, yy), (w + 5, yy)], darker(colour, 0.7), 0.9, 0.6 if tiles else 0.25)
        s.canvas.restore()

    return paint


def arch(x: float, y: float, wide: float, high: float, colour: str, inside: str = "#0A0910", glow: str = "",
    far: float = 0.0,
         frame: float = 6) -> Part:  # fmt: skip
    """A round-arched opening whose foot is at (x, y)."""

    def paint(s: Stage) -> None:
        def outline(w: float, h: float) -> skia.Path:
            path = skia.Path()
            path.moveTo(x - w / 2, y)
            path.lineTo(x - w / 2, y - h + w / 2)
            path.arcTo(skia.Rect.MakeXYWH(x - w / 2, y - h, w, w), 180, 180, False)
            path.lineTo(x + w / 2, y)
            path.close()
            return path

        if frame:
            s.form(outline(wide + frame * 2, high + frame), colour, "stone", far, soft=0.08)
            count = max(5, int(wide / 7))
            for k in range(count + 1):
                a = math.pi * k / count
                r0, r1 = wide / 2, wide / 2 + frame
                cx, cy = x, y - high + wide / 2
                s.line([(cx - r0 * math.cos(a), cy - r0 * math.sin(a)), (cx - r1 * math.cos(a),
                    cy - r1 * math.sin(a))], darker(colour, 0.6), 0.8, 0.6)
        s.flat(outline(wide, high), inside)
        if glow:
            s.canvas.save()
            s.canvas.clipPath(s.put(outline(wide, high)), skia.ClipOp.kIntersect, True)
            s.canvas.drawPath(s.field(), linear((x, y - high), (x, y), [(glow, 0.15), (glow, 0.75)]))
            s.glow(x, y - high * 0.3, wide, glow, 0.7)
            s.canvas.restore()

    return paint


def arcade(y: float, wide: float, high: float, count: int, colour: str, inside: str = "#0A0910", glow: str = "",
    x0: float = 0,
           x1: float = 240, far: float = 0.0) -> Part:  # fmt: skip
    """A row of arches."""
    step = (x1 - x0) / count
    parts = [arch(x0 + step * (k + 0.5), y, wide, high, colour, inside, glow, far, 4) for k in range(count)]
    return lambda s: [part(s) for part in parts] and None


def column(x: float, y: float, wide: float, high: float, colour: str = "#8A8272", far: float = 0.0) -> Part:
    """A round column from y upwards."""

    def paint(s: Stage) -> None:
        s.form(rounded((x - wide / 2, y - high, wide, high), 0), colour, "stone", far, soft=0.4)
        for k, grow in enumerate((1.25, 1.5)):
            s.form(rounded((x - wide * grow / 2, y - 8 + k * 5, wide * grow, 6), 1), colour, "stone", far)
            s.form(rounded((x - wide * grow / 2, y - high - 2 - k * 5, wide * grow, 6), 1), colour, "stone", far)

    return paint


def dome(x: float, y: float, wide: float, high: float, colour: str = BRASS, far: float = 0.0) -> Part:
    """A ribbed dome on a drum, with a finial."""

    def paint(s: Stage) -> None:
        path = skia.Path()
        path.moveTo(x - wide / 2, y)
        path.cubicTo(x - wide * 0.54, y - high * 0.8, x - wide * 0.16, y - high, x, y - high * 1.1)
        path.cubicTo(x + wide * 0.16, y - high, x + wide * 0.54, y - high * 0.8, x + wide / 2, y)
        path.close()
        s.form(path, colour, "metal", far, soft=0.3)
        for k in (-0.62, -0.25, 0.15, 0.55):
            s.line([(x + k * wide * 0.8, y), (x + k * wide * 0.72, y - high * 0.7), (x, y - high * 1.08)],
                darker(mix(colour, s.mood.fog, far), 0.5), 0.9, 0.6)
        s.form(rod((x, y - high * 1.05), (x, y - high * 1.4), wide * 0.03 + 0.6), GOLD, "metal", far)
        s.form(rounded((x - wide * 0.53, y - 2, wide * 1.06, 5), 1), colour, "stone", far)

    return paint


def tower(x: float, y: float, wide: float, high: float, colour: str = "#6A6A72", roof: str = "", far: float = 0.0,
    windows: int = 2,
          lit: str = "#FFC86A", round_: bool = False) -> Part:  # fmt: skip
    """A tower with battlements, or a roof of a colour."""

    def paint(s: Stage) -> None:
        top = y - high
        s.form(polygon([(x - wide / 2, y), (x - wide * 0.46, top), (x + wide * 0.46, top), (x + wide / 2, y)]), colour,
            "stone", far, soft=0.35 if round_ else 0.14)
        for k in range(1, int(high / 9)):
            s.line([(x - wide * 0.48, y - k * 9), (x, y - k * 9 + 1.2), (x + wide * 0.48, y - k * 9)],
                darker(mix(colour, s.mood.fog, far), 0.6), 0.5, 0.4)
        s.form(polygon([(x - wide * 0.6, top - 6), (x + wide * 0.6, top - 6), (x + wide * 0.47, top + 5),
            (x - wide * 0.47, top + 5)]), colour, "stone", far)
        if roof:
            s.form(polygon([(x - wide * 0.68, top - 5), (x, top - wide * 1.25), (x + wide * 0.68, top - 5)]), roof,
                "wood", far, soft=0.3)
        else:
            for k in range(4):
                s.form(rounded((x - wide * 0.6 + k * wide * 0.33, top - 12, wide * 0.2, 8), 0.6), colour, "stone", far,
                    cast=0.2)
        for k in range(windows):
            wy = top + 14 + k * 22
            s.flat(rounded((x - wide * 0.08 + (k % 2) * wide * 0.14, wy, wide * 0.14, wide * 0.24), wide * 0.07),
                lit or "#0A0810", 0.95)
            if lit:
                s.glow(x - wide * 0.02 + (k % 2) * wide * 0.14, wy + wide * 0.1, wide * 0.4, lit, 0.6)

    return paint


def ramparts(y: float, high: float, colour: str = "#5E5E68", far: float = 0.0, x0: float = -5, x1: float = 290,
    tooth: float = 11) -> Part:
    """A battlemented wall."""

    def paint(s: Stage) -> None:
        teeth: list[Point] = []
        x = x0
        while x < x1:
            teeth += [(x, y - high - tooth * 0.8), (x + tooth, y - high - tooth * 0.8), (x + tooth, y - high),
                (x + tooth * 1.8, y - high)]
            x += tooth * 1.8
        s.form(polygon([(x0, y), *teeth, (x1, y)]), colour, "stone", far, soft=0.05)
        for k in range(1, int(high / 10)):
            s.line([(x0, y - k * 10), (x1, y - k * 10)], darker(mix(colour, s.mood.fog, far), 0.6), 0.7, 0.45)

    return paint


def gate(x: float, y: float, wide: float, high: float, colour: str = "#33303A", inside: str = "#07060C",
    bars: bool = True) -> Part:
    """A gate with its grille between two round towers."""

    def paint(s: Stage) -> None:
        for side in (-1, 1):
            tower(x + side * wide * 0.72, y, wide * 0.52, high * 1.15, colour, "", 0, 2, "#FF9A3E", True)(s)
        s.form(rounded((x - wide / 2, y - high, wide, high), 0), colour, "stone")
        arch(x, y, wide * 0.6, high * 0.72, lighter(colour, 0.1), inside, "", 0, 5)(s)
        if bars:
            for k in range(5):
                bx = x - wide * 0.24 + k * wide * 0.12
                s.form(rod((bx, y - high * 0.62), (bx, y - high * 0.24), 2), IRON, "metal")
                s.form(polygon([(bx - 2, y - high * 0.24), (bx + 2, y - high * 0.24), (bx, y - high * 0.18)]), IRON,
                    "metal")
            for k in range(3):
                s.form(rod((x - wide * 0.27, y - high * (0.58 - 0.13 * k)), (x + wide * 0.27,
                    y - high * (0.58 - 0.13 * k)), 2), IRON, "metal")
        for k in range(5):
            s.form(rounded((x - wide / 2 + k * wide * 0.21, y - high - 7, wide * 0.13, 8), 0.6), colour, "stone",
                cast=0.2)

    return paint


def town(y: float, count: int, high: float, colour: str = "#6A6258", roof: str = "#5A3A2E", far: float = 0.4,
    seed: int = 11,
         x0: float = -10, x1: float = 250, lit: str = "#FFC86A") -> Part:  # fmt: skip
    """Houses side by side with gables and windows."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        step = (x1 - x0) / count
        for k in range(count):
            x, w, h = x0 + k * step, step * dice.uniform(0.85, 1.25), high * dice.uniform(0.6, 1.15)
            tone = mix(colour, darker(colour, 0.4), dice.random())
            s.form(rounded((x, y - h, w, h + 5), 0), tone, "stone", far, soft=0.08)
            if dice.random() < 0.75:
                s.form(polygon([(x - 2, y - h), (x + w * 0.5, y - h - w * dice.uniform(0.5, 0.9)), (x + w + 2,
                    y - h)]), roof, "wood", far)
            for j in range(int(h / 14)):
                for i in (0.25, 0.65):
                    if dice.random() < 0.5:
                        s.flat(rounded((x + w * i, y - h + 5 + j * 13, 3, 5), 0.5), lit or "#0C0A12", 0.9 if lit
                            else 0.6)

    return paint


def stilts(x: float, y: float, wide: float, high: float, colour: str = "#6E5238", legs: float = 34) -> Part:
    """A storehouse of planks on stilts."""

    def paint(s: Stage) -> None:
        for k in range(6):
            px = x - wide * 0.45 + wide * 0.18 * k
            s.form(rod((px, y), (px + 2, y - legs), 3.6), darker(colour, 0.35), "post")
            if k:
                s.form(rod((px - wide * 0.18, y - 3), (px, y - legs + 4), 2), darker(colour, 0.45), "post", cast=0.2)
        top = y - legs - high
        s.form(rounded((x - wide / 2, top, wide, high), 0), colour, "wood", soft=0.06)
        for k in range(12):
            s.line([(x - wide / 2 + wide * k / 12, top), (x - wide / 2 + wide * k / 12, y - legs)], darker(colour,
                0.6), 0.8, 0.6)
        s.form(polygon([(x - wide * 0.58, top + 3), (x - wide * 0.3, top - high * 0.55), (x + wide * 0.36,
            top - high * 0.55), (x + wide * 0.58, top + 3)]), "#5A4A44", "wood")
        s.form(rounded((x - wide * 0.13, y - legs - high * 0.7, wide * 0.26, high * 0.7), 1), "#1A120C")
        s.form(rounded((x - wide * 0.56, y - legs - 3, wide * 1.12, 5), 1), lighter(colour, 0.1), "wood")
        s.form(rod((x + wide * 0.34, top - 4), (x + wide * 0.62, top - 14), 3), darker(colour, 0.2), "wood")
        s.line([(x + wide * 0.6, top - 13), (x + wide * 0.6, y - legs - 8)], "#C9AC78", 1)
        s.form(rounded((x + wide * 0.55, y - legs - 10, 11, 10), 1), "#8A6A40", "wood")

    return paint


def tent(x: float, y: float, wide: float, high: float, colour: str, far: float = 0.0, glow: str = "",
    pennon: str = "") -> Part:
    """A tent with its flap open."""

    def paint(s: Stage) -> None:
        s.form(polygon([(x - wide / 2, y), (x - wide * 0.05, y - high), (x + wide * 0.05, y - high), (x + wide / 2,
            y)]), colour, "cloth", far, soft=0.14)
        for k in (-0.3, -0.12, 0.16, 0.33):
            s.line([(x, y - high), (x + k * wide, y)], darker(mix(colour, s.mood.fog, far), 0.45), 0.9, 0.5)
        s.flat(polygon([(x - wide * 0.1, y), (x, y - high * 0.62), (x + wide * 0.12, y)]), glow or INK, 0.9)
        if glow:
            s.glow(x, y - high * 0.2, wide * 0.4, glow, 0.9)
        if pennon:
            s.form(rod((x, y - high), (x, y - high - 14), 1), WOOD, "", far, line=0.2)
            s.form(polygon([(x, y - high - 14), (x + 13, y - high - 10), (x, y - high - 7)]), pennon, "cloth", far,
                line=0.3)

    return paint


def banner(x: float, y: float, wide: float, long: float, colour: str, emblem: skia.Path | None = None,
    trim: str = GOLD, far: float = 0.0,
           torn: bool = False) -> Part:  # fmt: skip
    """A hanging banner, plain or with an emblem (in a box of +-50)."""

    def paint(s: Stage) -> None:
        foot: list[Point] = [(x + wide, y + long), (x + wide / 2, y + long - wide * 0.35), (x, y + long)]
        if torn:
            foot = [(x + wide * (1 - k / 6), y + long - (0, 9, 3, 14, 2, 8, 0)[k]) for k in range(7)]
        path = polygon([(x, y), (x + wide, y), *foot])
        s.form(path, colour, "cloth", far, soft=0.14)
        for k in (0.22, 0.5, 0.78):
            s.line([(x + wide * k, y), (x + wide * k + 2, y + long * 0.5), (x + wide * k, y + long)],
                darker(mix(colour, s.mood.fog, far), 0.5), 2, 0.45, 1)
        if not torn:
            s.form(less(path, polygon([(x + 2, y), (x + wide - 2, y), (x + wide - 2, y + long - 3), (x + wide / 2,
                y + long - wide * 0.35 - 3), (x + 2, y + long - 3)])), trim, "", far, cast=0, line=0)
        s.form(rod((x - 3, y), (x + wide + 3, y), 2.6), WOOD, "wood", far)
        if emblem is not None:
            with s.at(x + wide / 2, y + long * 0.42, wide / 150):
                s.form(emblem, trim, "metal", far)

    return paint


def curtain(x: float, wide: float, colour: str, top: float = -5, low: float = 210, swing: float = 10,
    folds: int = 6) -> Part:
    """A heavy curtain at a side."""

    def paint(s: Stage) -> None:
        path = blob([(x, top), (x + wide, top), (x + wide + swing * 0.3, (top + low) / 2), (x + wide - swing, low), (x,
            low)])
        s.form(path, colour, "cloth", soft=0.1)
        s.canvas.save()
        s.canvas.clipPath(s.put(path), skia.ClipOp.kIntersect, True)
        for k in range(folds):
            fx = x + wide * (k + 0.5) / folds
            s.line([(fx, top), (fx + swing * 0.2, (top + low) / 2), (fx - swing * 0.6, low)], darker(colour, 0.65), 3,
                0.7, 1.4)
            s.line([(fx + 3.4, top), (fx + 3.4 + swing * 0.2, (top + low) / 2), (fx + 3.4 - swing * 0.6, low)],
                lighter(colour, 0.3), 1.4, 0.5, 0.8)
        s.canvas.restore()

    return paint
