"""Large things of composed pictures: hands, papers, machines, bells, blades seen close."""

from __future__ import annotations

import math
import random

from assets.paint.base import darker, lighter, oval, polygon, rounded
from assets.paint.relief import blob, less, limb, rod, stroked, union, within
from assets.paint.stage import Part, Stage
from assets.paint.things import THINGS, flame

STEEL, IRON, GOLD, SILVER, WOOD = "#A4AFBE", "#565E6A", "#DBA544", "#CBD3DC", "#7A5230"
BRASS, PAPER = "#B98B45", "#E6D6AE"


def weighed(x: float, y: float, size: float, colour: str = GOLD) -> Part:
    """A pair of scales on a foot, before somebody."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.3), s.at(x, y, size):
            s.form(blob([(-18, 12), (-12, 4), (-3, 0), (3, 0), (12, 4), (18, 12)]), colour, "metal")
            with s.at(0, -2, 1.0):
                THINGS["scales"](s, colour)

    return paint


def hand(x: float, y: float, size: float, turn: float, skin: str, sleeve: str, open_: bool = False, flip: bool = False,
    trim: str = GOLD) -> Part:
    """A hand that reaches to the right out of its sleeve, over a thing or open with its palm up."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.4), s.at(x, y, size, turn, flip):
            s.form(blob([(-70, -16), (-14, -11), (-10, 0), (-14, 13), (-70, 20)]), sleeve, "cloth", soft=0.25)
            for k in range(3):
                s.line([(-64 + k * 16, -13), (-56 + k * 15, 2), (-62 + k * 16, 17)], darker(sleeve, 0.5), 1.4, 0.6)
            s.form(blob([(-18, -12), (-10, -12), (-8, 0), (-10, 13), (-18, 14)]), trim, "cloth")
            if open_:
                s.form(blob([(-10, -7), (6, -10), (20, -8), (24, 0), (18, 8), (4, 10), (-10, 8)]), skin, soft=0.3)
                for fy, fl in ((-8, 38), (-2.6, 43), (3, 41), (8, 34)):
                    s.form(limb([(16, fy * 0.8), (27, fy * 1.1 + 2), (fl, fy * 1.2 - 2)], 5.4), skin, soft=0.35)
                s.form(limb([(0, -7), (8, -16), (19, -18)], 6), skin, soft=0.35)
                s.line([(2, -4), (10, 2), (18, 4)], darker(skin, 0.45), 0.8, 0.7)
            else:
                s.form(blob([(-10, -8), (8, -12), (20, -9), (23, 0), (16, 10), (-10, 9)]), skin, soft=0.3)
                for k, fy in enumerate((-9, -3.4, 2.2, 7.4)):
                    s.form(limb([(14, fy), (26 - k, fy - 1), (30 - k * 1.6, fy + 6)], 6), skin, soft=0.35)
                    s.line([(17, fy - 2), (18, fy + 1)], darker(skin, 0.4), 0.7, 0.6)
                s.form(limb([(2, 6), (12, 14), (22, 13)], 6.4), skin, soft=0.35)

    return paint


def parchment(x: float, y: float, size: float, turn: float = 0, seal: str = "#B02A22", nail: bool = False,
    torn: bool = False, boot: bool = False,
              lines: int = 9) -> Part:  # fmt: skip
    """A sheet with writing and a seal; nailed, torn or trodden on."""

    def paint(s: Stage) -> None:
        with s.group(0.6, 0, 0.35, 0.7), s.at(x, y, size, turn):
            edge = [(-38, -50), (-10, -51), (14, -49), (38, -50), (39, -20), (37, 10), (39, 44), (12, 46), (-14, 44),
                (-38, 46), (-37, 12), (-39, -16)]
            if torn:
                edge[3:5] = [(20, -50), (13, -40), (22, -31), (12, -25), (30, -16)]
                edge[-4:-2] = [(-8, 46), (-18, 34), (-24, 42), (-30, 28)]
            sheet = polygon(edge)
            s.form(sheet, PAPER, "paper", soft=0.08)
            for k in range(lines):
                long = (60, 54, 62, 40, 58, 61, 30, 57, 48)[k % 9]
                s.line([(-30, -38 + k * 8), (0, -38.8 + k * 8), (-30 + long, -38 + k * 8)], "#4A3220", 1.5 if k else 3,
                    0.75)
            if boot:
                with s.at(6, 4, 1, 24):
                    for path in (blob([(-9, -30), (0, -34), (9, -30), (10, -12), (7, -2), (-7, -2), (-10, -12)]),
                        rounded((-7, 3, 14, 15), 5)):
                        for k in range(12):
                            s.flat(within(path, rounded((-14, -36 + k * 5, 28, 3), 0)), "#3A2818", 0.72, 0.5)
            if seal:
                s.form(polygon([(10, 34), (14, 58), (20, 52), (26, 58), (28, 34)]), "#7A1E1E", "cloth")
                s.form(blob([(19 + 12 * math.cos(a) * (1 + 0.1 * math.sin(a * 5)), 30 + 11 * math.sin(a))
                    for a in (math.tau * k / 12 for k in range(12))]), seal, soft=0.3)
                s.form(stroked(oval(19, 30, 6.4, 6), 1.4), lighter(seal, 0.15), cast=0.2, line=0.3)
            if nail:
                s.form(oval(0, -46, 4, 4), IRON, "metal")

    return paint


def gavel(x: float, y: float, size: float) -> Part:
    """A gavel on its block."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.35), s.at(x, y, size):
            s.form(blob([(-26, 10), (-20, 2), (20, 2), (26, 10), (20, 17), (-20, 17)]), "#4A2A1A", "wood")
            with s.at(2, -8, 1, -20):
                s.form(rod((6, 0), (52, 6), 4.4), "#6A3E22", "wood")
                s.form(rounded((-13, -15, 20, 30), 4), "#7A4A28", "wood", soft=0.3)
                for yy in (-13, 9):
                    s.form(rounded((-14, yy, 22, 4), 1), GOLD, "metal")

    return paint


def block_of(x: float, y: float, size: float) -> Part:
    """An auctioneer's stage with draped goods."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, size):
            s.form(polygon([(-66, -40), (66, -40), (74, -28), (-74, -28)]), "#7A5632", "wood")
            s.form(rounded((-74, -28, 148, 30), 1), "#5A3C22", "wood")
            for k in range(7):
                s.line([(-70 + k * 24, -28), (-70 + k * 24, 2)], "#2A1A0E", 1.2, 0.7)
            for dx, tall, tone in ((-44, 46, "#8A3A2E"), (44, 60, "#2A6A66")):
                s.form(blob([(dx - 20, -34), (dx - 15, -34 - tall * 0.7), (dx - 4, -34 - tall), (dx + 7,
                    -34 - tall * 0.92), (dx + 15, -34 - tall * 0.6), (dx + 21, -33)]), tone, "cloth", soft=0.2)
                for k in (-8, 2, 10):
                    s.line([(dx + k * 0.4, -30 - tall), (dx + k, -34 - tall * 0.4), (dx + k * 1.6, -34)], darker(tone,
                        0.5), 1.4, 0.6, 0.5)

    return paint


def sledge(x: float, y: float, size: float) -> Part:
    """A flat mud sledge with crates under a sheet."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4, 0.6), s.at(x, y, size):
            s.form(blob([(-60, -8), (60, -10), (84, -22), (88, -18), (70, 0), (-58, 6), (-66, 0)]), "#5A4630", "wood")
            s.form(blob([(10, -10), (14, -32), (30, -38), (52, -34), (58, -11)]), "#3A4A44", "cloth")
            for px in (22, 40):
                s.line([(px, -36), (px + 2, -22), (px - 1, -11)], "#16201E", 1.2, 0.7)
            s.line([(12, -22), (34, -26), (57, -20)], "#A88A5A", 1.4, 0.9)

    return paint


def mask(x: float, y: float, size: float, colour: str) -> Part:
    """A half mask of hammered metal with ribbons."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.35), s.at(x, y, size, -6):
            for side in (-1, 1):
                s.line([(side * 30, -6), (side * 46, 8), (side * 40, 38)], "#7A1E2A", 3.4)
            shape = blob([(-34, -12), (-22, -19), (-8, -15), (0, -11), (8, -15), (22, -19), (34, -12), (33, 2), (25,
                13), (12, 12), (5, 6), (0, 18),
                          (-5, 6), (-12, 12), (-25, 13), (-33, 2)])  # fmt: skip
            eyes = union(*(blob([(k * 24, -4), (k * 14, -9), (k * 6, -1), (k * 15, 2)]) for k in (-1, 1)))
            s.form(less(shape, eyes), colour, "metal", soft=0.2)
            dice = random.Random(3)
            for _ in range(70):
                px, py = dice.uniform(-31, 31), dice.uniform(-16, 11)
                s.flat(within(oval(px, py, 1.6, 1.3), less(shape, eyes)), (darker, lighter)[dice.randrange(2)](colour,
                    0.5), 0.25, 0.4)
            for k in (-1, 1):
                s.form(limb([(k * 28, -9), (k * 15, -16), (k * 4, -7)], 1.8), lighter(colour, 0.2), "metal", cast=0.3)
                s.form(oval(k * 29, 4, 2.6, 2.6), "#2F8A86")
            s.form(blob([(0, -13), (-4, -24), (0, -36), (4, -24)]), colour, "metal")

    return paint


def sash(x: float, y: float, size: float, colour: str) -> Part:
    """A fresh sash over somebody's breast; the eyes at (x, y)."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.3, 0), s.at(x, y, size):
            s.form(blob([(-17, 19), (-8, 15), (15, 56), (9, 62)]), colour, "cloth")
            s.form(blob([(8, 58), (15, 56), (22, 84), (16, 88), (12, 80)]), colour, "cloth")

    return paint


def great_sword(x: float, y: float, size: float, turn: float, blade: str, cracks: str = "", guard: str = GOLD,
    slim: float = 1.0, wrap: str = "#4A2E1E",
                sheath: str = "") -> Part:  # fmt: skip
    """A sword seen close; cracked with fire, or in a sheath that is tied."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.35, 0.7), s.at(x, y, size, turn):
            w = 8 * slim
            outline = polygon([(-w, -10), (w, -10), (w * 0.8, -110), (0, -132), (-w * 0.8, -110)])
            if sheath:
                s.form(blob([(-w * 1.4, -12), (w * 1.4, -12), (w * 1.2, -104), (0, -126), (-w * 1.2, -104)]), sheath,
                    "rust", soft=0.3)
                s.form(polygon([(-w * 1.3, -100), (w * 1.3, -100), (0, -130)]), guard, "metal")
                for k in range(3):
                    s.form(limb([(-w * 1.6, -20 - k * 5), (0, -14 - k * 5), (w * 1.6, -20 - k * 5)], 4), "#E4E8EC",
                        "cloth", cast=0.5)
                for side in (-1, 1):
                    s.form(limb([(0, -22), (side * 26, -30), (side * 22, -12)], 4), "#E4E8EC", "cloth")
                    s.form(limb([(0, -22), (side * 14, -2), (side * 24, 16)], 4), "#E4E8EC", "cloth")
            else:
                s.form(outline, blade, "metal", soft=0.3)
                s.line([(0, -16), (0, -108)], darker(blade, 0.5), 2.2 * slim, 0.7)
                s.line([(-w * 0.72, -14), (-w * 0.56, -108)], "#FFFFFF", 0.9, 0.8)
            if cracks:
                dice = random.Random(6)
                for k in range(9):
                    py = -16 - k * 11
                    pts = [(dice.uniform(-2, 2), py), (dice.uniform(-6, 6), py - 7), (dice.choice((-1,
                        1)) * dice.uniform(3, 7), py - 14)]
                    s.line(pts, cracks, 3, 0.6, 1.4)
                    s.line(pts, "#FFD890", 1, 0.95)
                s.glow(0, -60, 60, cracks, 0.5)
            s.form(blob([(-34, -14), (-20, -9), (0, -12), (20, -9), (34, -14), (34, -5), (18, -2), (0, -4), (-18, -2),
                (-34, -5)]), guard, "metal")
            s.form(rod((0, -2), (0, 30), 7), wrap, "cloth")
            for k in range(5):
                s.line([(-3.4, k * 6), (3.4, k * 6 + 4)], lighter(wrap, 0.4), 1, 0.7)
            s.form(oval(0, 36, 7.4, 7.4), guard, "metal")

    return paint


def catapult(x: float, y: float, size: float) -> Part:
    """A stone-thrower on wheels."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.4, 0.6), s.at(x, y, size / 100):
            s.form(rod((-46, -20), (-10, -104), 6), "#5A3E26", "wood")
            s.form(rod((-30, -66), (40, -112), 6.4), "#7A5632", "wood")
            s.form(rod((-58, -40), (-26, -68), 6.4), "#6A4A2C", "wood")
            s.form(blob([(38, -118), (54, -120), (58, -108), (46, -100), (36, -106)]), "#4A3422", "wood")
            s.form(oval(47, -117, 9, 8), "#8A8680", "rock")
            for px in (-30, 10):
                s.form(rod((px, -16), (-10, -70), 6), "#6A4A2C", "wood")
            s.form(rounded((-56, -24, 108, 10), 2), "#6A4A2C", "wood")
            s.form(rounded((-68, -44, 18, 18), 3), "#5A5650", "rock")
            for wx in (-40, 36):
                s.form(stroked(oval(wx, -8, 15, 15), 5), "#4A3422", "wood")
                for k in range(4):
                    a = math.pi * k / 4
                    s.line([(wx - 14 * math.cos(a), -8 - 14 * math.sin(a)), (wx + 14 * math.cos(a),
                        -8 + 14 * math.sin(a))], "#3A2818", 2.4)
                s.form(oval(wx, -8, 4, 4), IRON, "metal")
            s.line([(-6, -68), (10, -44), (30, -20)], "#C9AC78", 1.6)

    return paint


def ballista(x: float, y: float, size: float, flip: bool = False) -> Part:
    """A bolt-thrower on a stand."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.4, 0.5), s.at(x, y, size / 100, 0, flip):
            for px in (-22, 22):
                s.form(rod((px, 0), (0, -40), 6), "#5A3E26", "post")
            s.form(rod((-58, -38), (54, -56), 9), "#7A5632", "wood")
            s.form(stroked(limb([(30, -100), (62, -56), (40, -10)], 1), 6), "#4A3020", "wood")
            for py in (-98, -12):
                s.line([(31 if py < -50 else 40, py), (-20, -45)], "#E4D6B0", 1.2)
            s.form(rod((-20, -46), (76, -61), 3.4), "#8A6A42", "wood")
            s.form(polygon([(72, -67), (92, -64), (74, -55)]), STEEL, "metal")
            for k in range(3):
                s.form(polygon([(-20 + k * 7, -46 - k), (-30 + k * 7, -54 - k), (-24 + k * 7, -45)]), "#B8402A")
            s.form(oval(-46, -40, 8, 8), IRON, "metal")

    return paint


def kettle_drum(x: float, y: float, size: float, colour: str = "#B87A3A") -> Part:
    """A kettle drum."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4), s.at(x, y, size / 60):
            s.form(blob([(-30, -22), (30, -22), (26, 2), (12, 20), (-12, 20), (-26, 2)]), colour, "metal", soft=0.3)
            s.form(oval(0, -22, 31, 9), "#E6D8B8", soft=0.2)
            s.form(stroked(oval(0, -22, 31, 9), 3), "#7A2A1E", "cloth", cast=0.2)
            for k in range(7):
                s.line([(-28 + k * 9.4, -18), (-20 + k * 7, 8)], "#3A2416", 1.2, 0.8)

    return paint


def kiln(x: float, y: float, wide: float, high: float) -> Part:
    """A tall black kiln with a mouth of fire."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4):
            w = wide / 2
            s.form(blob([(x - w, y), (x - w * 0.96, y - high * 0.3), (x - w * 0.6, y - high * 0.72), (x - w * 0.3,
                y - high), (x + w * 0.3, y - high),
                         (x + w * 0.6, y - high * 0.72), (x + w * 0.96, y - high * 0.3), (x + w, y)]), "#120E12",
                         "stone", soft=0.14, flat=0.6)  # fmt: skip
            for k in range(1, 11):
                t = k / 11
                s.line([(x - w * (1 - t * 0.6), y - high * t), (x, y - high * t + 4), (x + w * (1 - t * 0.6),
                    y - high * t)], "#0C0A0E", 1.2, 0.7)
            s.form(rounded((x - w * 0.4, y - high - 6, w * 0.8, 10), 2), "#3A3236", "stone")
            s.form(blob([(x - w * 0.5, y), (x - w * 0.46, y - high * 0.24), (x, y - high * 0.36), (x + w * 0.46,
                y - high * 0.24), (x + w * 0.5, y)]), "#5A4A44", "stone")
            s.flat(blob([(x - w * 0.36, y), (x - w * 0.33, y - high * 0.2), (x, y - high * 0.29), (x + w * 0.33,
                y - high * 0.2), (x + w * 0.36, y)]), "#FF7A1E")
            s.flat(blob([(x - w * 0.25, y), (x - w * 0.2, y - high * 0.13), (x, y - high * 0.2), (x + w * 0.2,
                y - high * 0.13), (x + w * 0.25, y)]), "#FFE9A0", 0.9, 2)
        s.glow(x, y - high * 0.1, wide * 0.9, "#FF7A1E", 0.7)
        flame(s, x, y - high - 4, 1.5)

    return paint


def great_bell(x: float, y: float, size: float, colour: str = "#8E7A5A", crack: bool = False,
    inside: bool = False) -> Part:
    """A great bell that hangs, its mouth at y; cracked."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.45), s.at(x, y, size / 100):
            s.form(stroked(oval(0, -108, 10, 9), 5), IRON, "metal")
            body = blob([(-12, -102), (12, -102), (32, -84), (36, -40), (46, -14), (58, 0), (0, 6), (-58, 0), (-46,
                -14), (-36, -40), (-32, -84)])
            s.form(body, colour, "metal", soft=0.25)
            for yy, w in ((-80, 31), (-72, 33), (-18, 44), (-10, 49)):
                s.form(limb([(-w, yy), (0, yy + 5), (w, yy)], 2), lighter(colour, 0.12), "metal", cast=0.3)
            if inside:
                s.flat(blob([(-36, 0), (-30, -40), (-14, -62), (12, -64), (30, -44), (38, 0)]), "#0A0712", 0.96, 1)
            if crack:
                s.flat(polygon([(20, 2), (14, -20), (22, -38), (13, -58), (19, -60), (28, -38), (21, -20), (30, 2)]),
                    "#08060C")

    return paint


def casket(x: float, y: float, size: float) -> Part:
    """A golden reliquary, open and empty."""

    def paint(s: Stage) -> None:
        with s.group(0.9, 0, 0.4, 0.7), s.at(x, y, size / 100):
            s.form(polygon([(-46, -38), (-54, -92), (0, -112), (54, -92), (46, -38)]), "#C8A04A", "metal")
            s.form(polygon([(-38, -42), (-44, -86), (0, -102), (44, -86), (38, -42)]), "#5A2A6A", "cloth")
            s.flat(polygon([(-50, -38), (50, -38), (44, -24), (-44, -24)]), "#07050E")
            s.form(polygon([(-52, -38), (-44, -24), (44, -24), (52, -38), (50, 6), (-50, 6)]), "#D0A84E", "metal",
                soft=0.1)
            s.form(polygon([(-42, -34), (42, -34), (38, -25), (-38, -25)]), "#2A1640", "cloth", cast=0.6)
            for k in range(5):
                px = -38 + k * 19
                s.form(rounded((px - 6, -16, 12, 18), 5), "#7A4A9A", "metal")
                s.form(stroked(rounded((px - 6, -16, 12, 18), 5), 1.6), "#F0D080", "metal", cast=0.2)
            for px in (-46, 46):
                s.form(oval(px, 10, 6, 5), "#B88A3A", "metal")

    return paint


def alms(x: float, y: float, size: float) -> Part:
    """A worn box with a slot, on a post."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4, 0.6), s.at(x, y, size / 100):
            s.form(rounded((-9, -30, 18, 60), 1), "#5A4432", "post")
            s.form(polygon([(-40, -84), (30, -90), (42, -78), (-30, -70)]), "#8A6A48", "wood")
            s.form(polygon([(-40, -84), (-30, -70), (-30, -26), (-40, -34)]), "#6A4E34", "wood")
            s.form(polygon([(-30, -70), (42, -78), (42, -36), (-30, -26)]), "#7A5A3C", "wood", soft=0.1)
            s.flat(polygon([(-8, -82), (14, -84.4), (17, -81.6), (-5, -79)]), "#07050C")
            for yy in (-64, -36):
                s.form(polygon([(-30, yy), (42, yy - 9), (42, yy - 4), (-30, yy + 5)]), IRON, "metal")
            s.form(rounded((0, -58, 16, 15), 2), BRASS, "metal")
            s.form(stroked(limb([(3, -58), (8, -70), (13, -59)], 1), 2.4), IRON, "metal")
            s.form(oval(8, -89, 5, 2.4), GOLD, "metal")

    return paint


def lattice(x: float, y: float, wide: float, high: float, colour: str = "#3A2A22") -> Part:
    """A wooden lattice in a frame."""

    def paint(s: Stage) -> None:
        with s.group(0.6, 0, 0.3):
            count = 7
            for k in range(-count, count + 1):
                for way in (-1, 1):
                    path = rod((x + (k / count) * wide - way * high / 2, y - high / 2),
                        (x + (k / count) * wide + way * high / 2, y + high / 2), 3.2)
                    s.form(within(path, rounded((x - wide / 2, y - high / 2, wide, high), 0)), colour, "wood", cast=0.5)
            s.form(stroked(rounded((x - wide / 2, y - high / 2, wide, high), 2), 8), colour, "wood")

    return paint


def carved_face(x: float, y: float, size: float, colour: str = "#8E8894") -> Part:
    """Lips cut in stone and stitched together."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(blob([(-46, 0), (-22, -17), (-6, -12), (0, -9), (6, -12), (22, -17), (46, 0), (0, 3)]),
                lighter(colour, 0.1), "stone", soft=0.35)
            s.form(blob([(-46, 0), (0, 2), (46, 0), (24, 20), (0, 25), (-24, 20)]), colour, "stone", soft=0.35)
            s.line([(-45, 0), (0, 4), (45, 0)], "#0A0810", 2.6, 0.95)
            for k in range(8):
                px = -34 + k * 9.8
                s.line([(px - 2, -13 + abs(k - 3.5) * 1.6), (px + 3, 16 - abs(k - 3.5) * 1.6)], "#2A1020", 3, 0.95)
                s.line([(px - 2.4, -13 + abs(k - 3.5) * 1.6), (px + 2.4, 15 - abs(k - 3.5) * 1.6)], "#A89AB8", 1, 0.9)
            s.form(blob([(-9, -34), (-5, -70), (5, -70), (11, -34), (4, -27), (-5, -27)]), colour, "stone", soft=0.4)

    return paint


def vial(x: float, y: float, size: float, liquid: str = "#5ACB5A") -> Part:
    """A goblet of glass with something green in it, a drop that falls."""

    def paint(s: Stage) -> None:
        with s.group(0.9, 0, 0.25, 0.6), s.at(x, y, size / 100):
            s.glow(0, -60, 80, liquid, 0.4)
            s.form(oval(0, 4, 34, 8), "#B8C4D0", "metal")
            s.form(rod((0, 2), (0, -30), 5), "#C8D4E0", "metal")
            s.flat(blob([(-38, -104), (38, -104), (34, -60), (14, -34), (-14, -34), (-34, -60)]), "#DCE8F4", 0.28)
            s.form(blob([(-35, -74), (35, -74), (32, -60), (13, -36), (-13, -36), (-32, -60)]), liquid, soft=0.3)
            s.form(oval(0, -74, 35, 7), lighter(liquid, 0.3), cast=0)
            s.form(stroked(oval(0, -104, 38, 8), 2), "#E8F0F8", "metal", cast=0)
            s.line([(-36, -100), (-34, -66), (-15, -36)], "#FFFFFF", 2, 0.8)
            s.line([(24, -96), (24, -70), (16, -52)], "#FFFFFF", 3.4, 0.4, 1)
            for py, k in ((-136, 1.0), (-164, 0.7)):
                s.form(blob([(0, py - 12 * k), (6 * k, py), (0, py + 7 * k), (-6 * k, py)]), liquid, soft=0.35)

    return paint
