"""Things of Crowns' neutral pictures, plots and offices that are drawn for one of them."""

from __future__ import annotations

import math

from assets.paint.base import Point, darker, lighter, oval, polygon, rounded
from assets.paint.glyphs import svg_path
from assets.paint.relief import limb
from assets.paint.stage import Part, Stage

WAX = "#A82A22"


def crown_shard(x: float, y: float, size: float, turn: float = 0.0) -> Part:
    """A golden splinter that floats in its own light."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size, turn):
            s.glow(0, 0, 92, "#FFD86A", 0.75)
            outline = [(-6.0, -62.0), (10, -40), (23, 12), (16, 46), (2, 60), (-16, 36), (-23, -4), (-14, -28)]
            s.form(polygon(outline), "#E8B84A", "metal", soft=0.15)
            s.flat(polygon([(-6, -62), (-2, -6), (2, 60), (16, 46), (23, 12), (10, -40)]), "#7A4A10", 0.45)
            s.flat(polygon([(-6, -62), (-2, -6), (-23, -4), (-14, -28)]), "#FFFBE0", 0.6)
            s.line([(-6, -62), (-2, -6), (2, 60)], "#FFF4C0", 0.8, 0.8)

    return paint


def seal_of_wax(x: float, y: float, size: float, snapped: bool = False, colour: str = WAX) -> Part:
    """A round seal of wax with a crown on it, whole or snapped in two."""

    def half(s: Stage, side: int) -> None:
        rim: list[Point] = [(side * 2.0, -44.0)]
        rim += [(side * (46 + 4 * math.sin(k * 2.3)) * math.cos(math.radians(-84 + k * 14)),
                 (46 + 4 * math.sin(k * 2.3)) * math.sin(math.radians(-84 + k * 14))) for k in range(13)]  # fmt: skip
        rim += [(side * 2, 44), (side * 9, 26), (side * -3, 10), (side * 8, -8), (side * -2, -26)]
        s.form(polygon(rim), colour, soft=0.18)
        ring = [(side * 32 * math.cos(math.radians(a)), 32 * math.sin(math.radians(a))) for a in range(-70, 71, 10)]
        s.form(limb(ring, 3.4), lighter(colour, 0.12), soft=0.4, line=0.3)
        s.form(polygon([(side * 3, 12), (side * 20, 12), (side * 24, -10), (side * 13, 0), (side * 6, -14)]),
               lighter(colour, 0.15), soft=0.3, line=0.4)  # fmt: skip

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            for side in (-1, 1):
                with s.at(side * (14 if snapped else 0), side * 3 if snapped else 0, 1, side * (11 if snapped else 0)):
                    half(s, side)

    return paint


def sand_glass(x: float, y: float, size: float, turn: float = 0.0) -> Part:
    """An hourglass, its sand running."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size, turn):
            s.glow(0, 0, 80, "#FFE0A0", 0.4)
            s.form(svg_path("M-26 -50H26C26 -22 5 -12 5 0C5 12 26 22 26 50H-26C-26 22 -5 12 -5 0"
                            "C-5 -12 -26 -22 -26 -50Z"),
                   "#A8C4CC", "", soft=0.25, flat=0.7)  # fmt: skip
            s.flat(svg_path("M-20 -26H20C18 -16 3 -10 2 0H-2C-3 -10 -18 -16 -20 -26Z"), "#E2B45A", 1)
            s.flat(svg_path("M-22 48C-20 34 -8 30 0 20C8 30 20 34 22 48Z"), "#E2B45A", 1)
            s.line([(0, -2), (0, 24)], "#F2D08A", 2.0)
            s.flat(svg_path("M-20 -46Q-22 -26 -10 -14L-13 -14Q-24 -28 -23 -46Z"), "#FFFFFF", 0.7, 0.4)
            for y0 in (-60, 50):
                s.form(rounded((-36, y0, 72, 11), 4), "#7A5230", "wood")
            for px in (-31, 31):
                s.form(rounded((px - 3, -50, 6, 100), 2), "#B98B45", "metal")

    return paint


def cloak_on_branch(x: float, y: float, size: float, colour: str = "#5A6A5E") -> Part:
    """A cloak that hangs from a branch by its hood."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(limb([(-120, -46), (-20, -66), (120, -74)], 10), "#5A4430", "bark", soft=0.35)
            s.form(limb([(40, -70), (70, -92), (96, -100)], 5), "#5A4430", "bark", soft=0.35)
            s.form(svg_path("M0 -72C26 -70 30 -44 34 -30C54 10 58 60 64 92Q48 84 40 96Q26 82 14 98Q0 84 -14 98"
                            "Q-26 82 -40 96"
                            "Q-48 84 -64 92C-58 60 -54 10 -34 -30C-30 -44 -26 -70 0 -72Z"), colour,
                            "cloth")  # fmt: skip
            s.form(svg_path("M0 -72C24 -66 26 -40 18 -24Q0 -10 -18 -24C-26 -40 -24 -66 0 -72Z"), darker(colour, 0.5),
            "cloth")
            for k in (-3, -2, -1, 1, 2, 3):
                s.line([(k * 6, -20), (k * 10, 30), (k * 15, 88)], darker(colour, 0.6), 2.4, 0.6, 0.8)
                s.line([(k * 6 - 2, -20), (k * 10 - 3, 30), (k * 15 - 3, 88)], lighter(colour, 0.35), 1.4, 0.4, 0.6)
            s.form(oval(0, -16, 6, 6), "#D9A441", "metal")

    return paint


def signpost(x: float, y: float, size: float) -> Part:
    """A post with four boards that point four ways."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(polygon([(-5, -120), (5, -120), (6, 0), (-6, 0)]), "#6A4A2C", "post")
            for top, way, long, colour in ((-112, 1, 66, "#A87C48"), (-90, -1, 60, "#9A6E3E"), (-68, 1, 54, "#8A6236"),
                                           (-48, -1, 48, "#A87C48")):  # fmt: skip
                board = [(-8.0 * way, top), (long * way - 12 * way, top - 3), (long * way, top + 6),
                         (long * way - 12 * way, top + 15), (-8 * way, top + 16)]  # fmt: skip
                s.form(polygon(board), colour, "wood")
                for k in range(4):
                    s.line([(way * (6 + k * 9), top + 7), (way * (11 + k * 9), top + 7)], "#3A2614", 2, 0.7)

    return paint


def knapsack_saddle(x: float, y: float, size: float) -> Part:
    """A saddle on a beam, seen from its side."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(rounded((-110, 14, 220, 18), 6), "#5A3E26", "wood")
            s.form(svg_path("M-72 6C-66 -26 -54 -34 -46 -20C-30 2 20 2 40 -18C50 -36 62 -36 66 -22"
                            "C72 0 74 6 70 16C40 34 -50 34 -72 16Z"),
                   "#7A4A2A", "rust")  # fmt: skip
            s.form(svg_path("M-30 10C-10 20 20 20 34 10C40 40 36 66 22 84C6 92 -10 88 -20 80C-32 62 -34 36 -30 10Z"),
            "#8A5632", "rust")
            s.line([(4, 84), (4, 108)], "#3A2416", 4)
            s.form(svg_path("M-10 106H18L14 124H-6Z"), "#9AA2AC", "metal")

    return paint


def collar(x: float, y: float, size: float) -> Part:
    """A heavy chain of office on velvet, a great medal at its end."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            spots = [(-58 + k * 9.7, -52 + 98 * math.sin(math.pi * k / 12) ** 0.8) for k in range(13)]
            for k, (px, py) in enumerate(spots):
                if k % 2:
                    s.form(oval(px, py, 8.5, 8.5), "#D9A441", "metal")
                    s.form(oval(px, py, 3.6, 3.6), ("#8E2A22", "#2E5A8E")[k // 2 % 2])
                else:
                    s.form(rounded((px - 7, py - 5, 14, 10), 4), "#E2B85A", "metal")
            s.form(oval(0, 66, 26, 26), "#D9A441", "metal")
            s.form(oval(0, 66, 19, 19), "#1E4A5A", soft=0.4)
            s.form(svg_path("M-11 74L-14 58L-6 64L0 54L6 64L14 58L11 74Z"), "#F2D88A", "metal")

    return paint


def bandage(x: float, y: float, size: float) -> Part:
    """Linen wound about a shoulder, a stain on it."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            for k in range(6):
                s.form(limb([(-44 + k * 3, -22 + k * 9), (0, -34 + k * 10), (40 - k, 4 + k * 9)], 11), "#E8DCC4",
                "cloth", soft=0.3)
            s.form(limb([(-40, 20), (-6, -30), (30, -46)], 11), "#F2E8D4", "cloth", soft=0.3)
            s.flat(oval(0, 4, 13, 9), "#8E1A16", 0.75, 3)
            s.flat(oval(2, 5, 6, 4), "#5A0A0A", 0.7, 2)

    return paint


def crowns_cushion(x: float, y: float, size: float, velvet: str, metal: str, points: int) -> Part:
    """A crown on a cushion with tassels."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(svg_path("M-50 22Q-30 14 0 16Q30 14 50 22Q58 36 50 50Q30 58 0 56Q-30 58 -50 50Q-58 36 -50 22Z"),
            velvet, "cloth")
            for side in (-1, 1):
                s.form(oval(side * 52, 48, 5, 5), "#E2B85A", "metal")
                s.form(polygon([(side * 49, 51), (side * 56, 51), (side * 58, 68), (side * 50, 68)]), "#D9A441",
                "cloth")
            for k in range(points):
                px = (k - (points - 1) / 2) * 52 / (points - 1)
                s.form(polygon([(px - 6, 8), (px, -34 + abs(px) * 0.3), (px + 6, 8)]), metal, "metal", soft=0.25)
                s.form(oval(px, -35 + abs(px) * 0.3, 3, 3), "#F4F0E4")
            s.form(svg_path("M-32 2Q0 12 32 2L30 22Q0 33 -30 22Z"), metal, "metal")
            for k in (-2, -1, 0, 1, 2):
                s.form(oval(k * 11, 16 - abs(k), 3, 3), ("#B03A2E", "#2E6AA8")[k % 2])

    return paint


def keyring(x: float, y: float, size: float) -> Part:
    """A great ring of keys."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            ring = [(34 * math.cos(math.radians(a)), -46 + 34 * math.sin(math.radians(a))) for a in range(0, 361, 12)]
            for k, turn in enumerate((-46, -24, -4, 18, 40)):
                with s.at(-math.sin(math.radians(turn)) * 32, -46 + math.cos(math.radians(turn)) * 32, 1, -turn * -0.9):
                    metal = ("#B98B45", "#9AA2AC", "#D9A441", "#7A828C", "#A87C48")[k]
                    hole = svg_path("M0 -4a11 11 0 1 1 0 22a11 11 0 1 1 0 -22ZM0 2a5 5 0 1 0 0 10a5 5 0 1 0 0 -10Z")
                    s.form(hole, metal, "metal")
                    s.form(rounded((-3, 17, 6, 56 + k % 3 * 8), 2), metal, "metal")
                    end = 60 + k % 3 * 8
                    s.form(polygon([(3, end - 8), (15, end - 8), (15, end - 2), (9, end - 2), (9, end + 4), (15,
                    end + 4), (15, end + 12),
                                    (3, end + 12)]), metal, "metal")  # fmt: skip
            s.form(limb(ring, 8), "#8E969E", "metal", soft=0.4)

    return paint


def stamp(x: float, y: float, size: float) -> Part:
    """A heavy seal with a turned handle, standing over its wax."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(svg_path("M-13 -78C-20 -62 -8 -56 -8 -46C-20 -36 -20 -16 -9 -6H9C20 -16 20 -36 8 -46"
                            "C8 -56 20 -62 13 -78Z"), "#6A3A22", "wood")
            s.form(oval(0, -80, 15, 10), "#7A4A2C", "wood", soft=0.4)
            s.form(rounded((-24, -6, 48, 12), 4), "#D9A441", "metal")
            s.form(svg_path("M-36 6H36L40 26Q0 36 -40 26Z"), "#B98B45", "metal")
            s.form(svg_path("M-58 34Q-40 22 0 24Q40 22 58 34Q62 46 40 50Q0 58 -40 50Q-62 46 -58 34Z"), WAX, soft=0.3)

    return paint


def basin_map(x: float, y: float, size: float) -> Part:
    """A map of the five-sided basin on a sheet whose corners curl."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(svg_path("M-96 -58Q0 -66 96 -58Q104 0 98 58Q0 66 -98 58Q-104 0 -96 -58Z"), "#DCC79A", "paper")
            five = [(54 * math.sin(math.tau * k / 5), -52 * math.cos(math.tau * k / 5)) for k in range(5)]
            s.flat(polygon(five), "#8A6A3A", 0.35)
            for k in (1.0, 0.72, 0.46, 0.22):
                ring = [(px * k, py * k) for px, py in (*five, five[0])]
                s.line(ring, "#5A3A1A", 1.6 * k + 0.5, 0.85)
            for px, py in five:
                s.form(polygon([(px - 5, py + 5), (px, py - 7), (px + 5, py + 5)]), "#8E2A22")
            s.line([(0, 0), (24, 16), (54, 8)], "#8E2A22", 1.8, 0.9)
            s.form(oval(0, 0, 3.4, 3.4), "#D9A441", "metal")

    return paint


def portcullis(x: float, y: float, wide: float, high: float) -> Part:
    """A grille of iron that has spikes at its foot."""

    def paint(s: Stage) -> None:
        with s.at(x, y):
            for k in range(7):
                px = (k - 3) * wide / 7
                s.form(polygon([(px - 3.5, -high), (px + 3.5, -high), (px + 3.5, -8), (px, 4), (px - 3.5, -8)]),
                "#6A7078", "metal")
            for k in range(1, 6):
                s.form(rounded((-wide / 2, -high + k * high / 6, wide, 5.5), 2), "#7A8088", "metal")

    return paint


def shackle(x: float, y: float, size: float, turn: float = 0.0) -> Part:
    """An open iron cuff with links of a chain that falls."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size, turn):
            s.form(svg_path("M-20 -16C-34 6 -16 30 6 24L4 16C-10 20 -20 4 -12 -12Z"), "#8A929C", "metal")
            s.form(svg_path("M10 -22C30 -18 34 8 18 20L13 14C24 4 20 -12 8 -14Z"), "#7A828C", "metal")
            for k in range(5):
                with s.at(2 + k * 4, 32 + k * 13, 1, 20 if k % 2 else -30):
                    s.form(svg_path("M0 -8a6 9 0 1 1 0 18a6 9 0 1 1 0 -18ZM0 -4a2.6 5 0 1 0 0 10a2.6 5 0 1 0 0 -10Z"),
                    "#949CA6", "metal")

    return paint


def paper_lamp(x: float, y: float, size: float) -> Part:
    """A lamp of paper that glows from within."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(svg_path("M-9 -12H9Q13 0 8 13H-8Q-13 0 -9 -12Z"), "#F2A84A", "paper", soft=0.3, flat=0.4)
            s.flat(oval(0, 3, 6, 8), "#FFF2C0", 0.9, 3)
            for k in (-6, 0, 6):
                s.line([(-10, k), (10, k)], "#8A4A1A", 0.6, 0.6)

    return paint


def tipped(x: float, y: float, size: float) -> Part:
    """Great scales, one side far down under gold, a feather and a crown's splinter on the other."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(polygon([(-4, -54), (4, -54), (6, 48), (-6, 48)]), "#B98B45", "metal")
            s.form(svg_path("M-30 58Q0 36 30 58Z"), "#B98B45", "metal")
            with s.at(0, -48, 1, 16):
                s.form(rounded((-78, -4, 156, 8), 4), "#D9A441", "metal")
            s.form(oval(0, -50, 9, 9), "#E2B85A", "metal")
            for px, py, heavy in ((-74, -68, False), (74, -27, True)):
                for side in (-1, 1):
                    s.line([(px, py), (px + side * 24, py + 46)], "#8A6A34", 1.6)
                if heavy:
                    for k in range(11):
                        s.form(oval(px - 18 + k % 4 * 12, py + 42 - k // 4 * 7, 8, 5), "#E2B44A", "metal", line=0.5)
                s.form(svg_path(f"M{px - 28} {py + 46}H{px + 28}Q{px + 22} {py + 62} {px} {py + 64}"
                                f"Q{px - 22} {py + 62} {px - 28} {py + 46}Z"),
                       "#D9A441", "metal")  # fmt: skip
            s.form(polygon([(-78, -26), (-70, -44), (-66, -26), (-70, -22)]), "#F2D88A", "metal")

    return paint
