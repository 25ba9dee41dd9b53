"""More large things of Crowns' pictures: what the Legion, the Chantry, the Herons and the Clans leave lying about."""

from __future__ import annotations

import math
import random

from assets.paint.base import Point, darker, lighter, mix, oval, polygon, rounded
from assets.paint.relief import blob, limb, rod, stroked, union
from assets.paint.stage import Part, Stage
from assets.paint.things import THINGS

STEEL, IRON, GOLD, SILVER, WOOD = "#A4AFBE", "#565E6A", "#DBA544", "#CBD3DC", "#7A5230"
BRASS, ROPE = "#B98B45", "#C9AC78"


def coals(x: float, y: float, wide: float) -> Part:
    """A heap of glowing coals."""

    def paint(s: Stage) -> None:
        s.glow(x, y, wide * 1.3, "#FF6A1E", 0.9)
        dice = random.Random(4)
        for k in range(60):
            t = k / 60
            cx, cy, r = x + dice.gauss(0, wide * 0.42), y - wide * 0.2 * (1 - t) + t * wide * 0.26 + dice.uniform(-3,
                3), dice.uniform(5, 10) * wide / 90
            tone = dice.choice(("#2A1814", "#FF6A1E", "#C83A10", "#FFB04A", "#3A1E16"))
            s.form(polygon([(cx + r * math.cos(a), cy + r * 0.8 * math.sin(a))
                for a in (math.tau * j / 6 + dice.random() for j in range(6))]), tone, "rock", cast=0.3)

    return paint


def brand(x: float, y: float, size: float) -> Part:
    """A branding iron, its sign glowing."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.3), s.at(x, y, size, 24):
            s.form(rod((0, -70), (0, 34), 6), IRON, "metal")
            s.form(rod((0, -74), (0, -52), 9), WOOD, "post")
            sign = union(stroked(oval(0, 48, 20, 18), 7), rod((-14, 60), (14, 36), 7), rod((-14, 36), (14, 60), 7))
            s.glow(0, 48, 50, "#FF6A1E", 1)
            s.form(sign, "#FF7A2A", soft=0.3)
            s.flat(union(stroked(oval(0, 48, 20, 18), 2.4), rod((-14, 60), (14, 36), 2.4)), "#FFE9A0", 0.9, 1)

    return paint


def fallen(x: float, y: float, size: float, turn: float, colour: str) -> Part:
    """A banner on the ground, its pole aslant, its cloth torn."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.5, 0.6), s.at(x, y, size, turn):
            s.form(rod((0, 10), (0, -110), 4), WOOD, "post")
            s.form(polygon([(-3, -110), (3, -110), (0, -124)]), GOLD, "metal")
            s.form(polygon([(2, -104), (24, -98), (50, -106), (46, -92), (54, -80), (42, -74), (50, -58), (34, -62),
                (24, -50), (14, -58), (2, -52)]), colour, "cloth", soft=0.16)
            s.line([(16, -100), (20, -78), (16, -58)], darker(colour, 0.5), 2, 0.6, 0.8)
            s.line([(34, -101), (37, -84), (32, -66)], lighter(colour, 0.3), 1.6, 0.5, 0.6)
            s.form(oval(25, -82, 7, 8), lighter(colour, 0.4), "cloth", cast=0.1)

    return paint


def rack(x: float, y: float, size: float) -> Part:
    """A rack for weapons."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, size):
            for px in (-82, 82):
                s.form(rod((px, 50), (px, -96), 9), "#5A3E26", "post")
            for py in (-40, 24):
                s.form(rod((-96, py), (96, py), 8), "#6A4A2C", "wood")
            for px in (-50, 40):
                s.form(stroked(limb([(px - 7, -52), (px, -36), (px + 7, -52)], 1), 4), IRON, "metal")

    return paint


def floating_veil(x: float, y: float, size: float, colour: str) -> Part:
    """A veil that the wind carries, folds through which light falls."""

    def paint(s: Stage) -> None:
        with s.group(1.0, 0, 0.3, 0.3), s.at(x, y, size):
            s.form(blob([(-70, -30), (-40, -48), (-6, -40), (26, -54), (60, -44), (76, -20), (56, 0), (66, 26), (40,
                40), (14, 30), (-8, 48), (-34, 36), (-48, 54),
                         (-62, 24), (-50, 0)]), colour, "cloth", soft=0.2)  # fmt: skip
            for k in range(13):
                x0 = -62 + k * 10
                tone = (lighter(colour, 0.5), darker(colour, 0.4))[k % 2]
                s.line([(x0, -40 + (k % 3) * 5), (x0 + 14 * math.sin(k), 0), (x0 - 6 + (k % 4) * 4, 44)], tone, 2.4,
                    0.5, 1.2)
            s.form(limb([(-66, -32), (-6, -52), (66, -40)], 2), GOLD, "metal", cast=0.1)

    return paint


def notes(x: float, y: float, count: int, spread: float, colour: str = "#F0E0FF") -> Part:
    """Signs of music that fly up and to the right."""

    def paint(s: Stage) -> None:
        dice = random.Random(8)
        for k in range(count):
            t = k / count
            px, py = x + t * spread + dice.uniform(-12, 12), y - t * spread * 0.8 + dice.uniform(-18, 18)
            with s.at(px, py, dice.uniform(0.6, 1.3), dice.uniform(-24, 24)):
                s.glow(0, -6, 16, colour, 0.4)
                s.flat(union(oval(0, 0, 3.6, 2.6), rod((3, 0), (3, -14), 1.2), limb([(3, -14), (9, -11), (8, -5)],
                    1.6)), colour, 0.95)

    return paint


def threads(x: float, y: float, radius: float, colour: str, count: int = 15) -> Part:
    """Threads that leave a wheel, with little words on them."""

    def paint(s: Stage) -> None:
        dice = random.Random(9)
        for k in range(count):
            a = -1.9 + 2.2 * k / count
            x0, y0 = x + radius * math.cos(a), y + radius * math.sin(a)
            end = (x0 + dice.uniform(60, 150), y0 + dice.uniform(-70, 60))
            bend = (x0 + 50, y0 - 20)
            s.line([(x0, y0), bend, end], colour, 0.9, 0.8)
            for j in range(4):
                t = 0.35 + 0.15 * j
                px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * bend[0] + t * t * end[0]
                py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * bend[1] + t * t * end[1]
                s.flat(rounded((px, py - 2, dice.uniform(5, 9), 2.6), 1), lighter(colour, 0.4), 0.9)

    return paint


def pavilion(x: float, y: float, wide: float, high: float, colour: str, second: str = "#F0F2F4") -> Part:
    """A pavilion with a striped roof and curtains."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4, 0.4):
            for k in (-0.46, -0.2, 0.2, 0.46):
                s.form(rod((x + k * wide, y), (x + k * wide, y - high * 0.62), 2.6), SILVER, "metal")
            for side in (-1, 1):
                s.form(blob([(x + side * wide * 0.48, y - high * 0.62), (x + side * wide * 0.3, y - high * 0.6),
                    (x + side * wide * 0.4, y - high * 0.3), (x + side * wide * 0.38, y),
                             (x + side * wide * 0.48, y)]), colour, "cloth")  # fmt: skip
            n = 8
            for k in range(n):
                a, b = -0.56 + 1.12 * k / n, -0.56 + 1.12 * (k + 1) / n
                s.form(polygon([(x, y - high), (x + a * wide, y - high * 0.6), (x + (a + b) / 2 * wide,
                    y - high * 0.54), (x + b * wide, y - high * 0.6)]), (colour, second)[k % 2], "cloth", cast=0.2,
                    line=0.4)
            s.form(rod((x, y - high), (x, y - high * 1.2), 1.4), SILVER, "metal")
            s.form(polygon([(x, y - high * 1.2), (x + 18, y - high * 1.14), (x, y - high * 1.08)]), second, "cloth",
                line=0.3)

    return paint


def tilt(y: float, colour: str = "#EDEFF2", second: str = "#4A78AC", x0: float = -10, x1: float = 250,
    high: float = 26) -> Part:
    """A tilt barrier with ribbons."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4, 0.5):
            step = (x1 - x0) / 9
            for k in range(9):
                s.form(polygon([(x0 + k * step, y - high), (x0 + (k + 1) * step, y - high), (x0 + (k + 1) * step, y),
                    (x0 + k * step, y)]), (colour, second)[k % 2], "cloth", soft=0.08)
            s.form(rounded((x0, y - high - 5, x1 - x0, 6), 2), "#8A6A42", "wood")
            for k in range(10):
                px = x0 + k * step
                s.form(rod((px, y + 3), (px, y - high - 9), 4), "#8A6A42", "post")
                for side in (-1, 1):
                    s.form(limb([(px, y - high - 8), (px + side * 8, y - high - 14), (px + side * 13, y - high + 2)],
                        2.6), (second, "#C8D4DE")[k % 2], "cloth", cast=0.3)

    return paint


def chapel(x: float, y: float, size: float, colour: str = "#B8BCC0", roof: str = "#46607A",
    lit: str = "#FFE2A0") -> Part:
    """A small chapel with a spire."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4, 0.3), s.at(x, y, size / 100):
            s.form(rounded((-16, -52, 56, 52), 0), colour, "stone")
            s.form(polygon([(-20, -50), (-8, -82), (34, -82), (44, -50)]), roof, "wood")
            s.form(rounded((-42, -86, 28, 86), 0), lighter(colour, 0.1), "stone")
            s.form(polygon([(-46, -84), (-28, -142), (-10, -84)]), roof, "wood")
            s.form(rod((-28, -140), (-28, -154), 2), GOLD, "metal")
            for px, py, w, h in ((-28, -50, 9, 20), (0, -16, 8, 20), (16, -16, 8, 20), (31, -16, 8, 20)):
                s.flat(rounded((px - w / 2, py - h / 2, w, h), w / 2), lit, 0.95)
                s.glow(px, py, 16, lit, 0.6)
            s.flat(rounded((-34, -24, 12, 24), 6), "#2A1E18")

    return paint


def sleeve_arm(x: float, y: float, size: float, turn: float, sleeve: str, tex: str, skin: str, wound: str = "",
    gauntlet: bool = False) -> Part:
    """An arm from the shoulder to the fist, with something wound about it: "ribbon:#..", "vine:#..", "bandage"."""

    def paint(s: Stage) -> None:
        kind, _, tone = wound.partition(":")
        with s.group(0.9, 0, 0.4, 0.6), s.at(x, y, size, turn):
            s.form(blob([(-70, -30), (-40, -26), (0, -18), (40, -12), (44, 0), (40, 12), (0, 16), (-40, 26), (-70,
                34)]), sleeve, tex, soft=0.3)
            if tex == "metal":
                for px, r in ((-36, 24), (-10, 20), (16, 15)):
                    s.form(blob([(px - 7, -r), (px + 7, -r + 1), (px + 9, 0), (px + 7, r), (px - 7, r)]), sleeve,
                        "metal", soft=0.3)
            s.form(blob([(38, -13), (58, -16), (68, -6), (68, 8), (56, 16), (38, 13)]), sleeve if gauntlet else skin,
                "metal" if gauntlet else "", soft=0.3)
            for k in range(4):
                s.form(limb([(58, -11 + k * 7), (72, -12 + k * 7), (70, -5 + k * 7)], 7), sleeve if gauntlet else skin,
                    "metal" if gauntlet else "", soft=0.35)
            if kind == "ribbon":
                s.form(blob([(-16, -24), (2, -22), (6, 0), (2, 21), (-16, 24), (-11, 0)]), tone, "cloth")
                for pts in ([(-6, 14), (-20, 40), (-8, 74)], [(-4, 14), (14, 44), (2, 82)]):
                    s.form(limb(pts, 8), tone, "cloth")
                s.form(oval(-5, 18, 8, 8), lighter(tone, 0.1), "cloth")
            if kind == "bandage":
                for k in range(6):
                    s.form(limb([(-44 + k * 10, -27 + k * 1.4), (-38 + k * 10, 0), (-46 + k * 10, 27 - k * 1.2)], 9.6),
                        "#E8E0D0", "cloth", cast=0.4)
                for bx, by, r in ((-22, -4, 10), (-12, 6, 6)):
                    s.flat(oval(bx, by, r, r * 0.8), "#9A1E1A", 0.85, 2)
            if kind == "vine":
                for k in range(6):
                    px = -52 + k * 19
                    s.form(limb([(px - 6, -27 + k * 2.4), (px + 4, 0), (px + 12, 26 - k * 2)], 6.4), tone, "bark",
                        cast=0.5)
                    for ly, turn_ in ((-12, -40), (8, 50)):
                        with s.at(px + 4, ly, 1, turn_):
                            s.form(blob([(0, 4), (-6, -3), (0, -15), (6, -3)]), lighter(tone, 0.25), "leaf", cast=0.4)
                    s.form(polygon([(px + 2, -4), (px + 14, -7), (px + 4, 2)]), darker(tone, 0.3), cast=0.2)

    return paint


def glove(x: float, y: float, size: float, turn: float, colour: str = "#C6CED8") -> Part:
    """A gauntlet that lies on the ground."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.4, 0.7), s.at(x, y, size, turn):
            s.form(blob([(-50, -22), (-18, -14), (-16, 14), (-50, 24), (-56, 0)]), colour, "metal")
            s.flat(oval(-52, 1, 6, 21), "#0A0C12", 0.9, 0.6)
            s.form(blob([(-18, -14), (10, -18), (18, 0), (10, 17), (-18, 14)]), colour, "metal")
            for k, fy in enumerate((-13, -4.6, 4, 12)):
                s.form(limb([(10, fy), (28, fy * 1.4 - 2), (44 - abs(k - 1.4) * 4, fy * 1.5 + 6)], 8), colour, "metal",
                    soft=0.35)
                s.line([(24, fy * 1.3 - 4), (25, fy * 1.3 + 3)], "#0A0C12", 1, 0.7)
            s.form(limb([(-6, 13), (6, 28), (20, 27)], 8.4), colour, "metal")
            s.form(limb([(-22, -15), (-18, 0), (-22, 15)], 4), GOLD, "metal")

    return paint


def crane(x: float, y: float, size: float, load: str = "#8A6A40", flip: bool = False, far: float = 0.0) -> Part:
    """A crane of masts with its load."""

    def paint(s: Stage) -> None:
        with s.group(0.7, far, 0.4), s.at(x, y, size / 100, 0, flip):
            s.form(rod((0, 0), (0, -100), 6), "#6A4A2C", "post")
            s.form(rod((-14, 0), (0, -60), 4), "#5A3E26", "post")
            s.form(rod((-24, -76), (66, -112), 5), "#7A5632", "wood")
            s.line([(0, -100), (40, -104)], ROPE, 1)
            s.line([(62, -110), (62, -56)], ROPE, 1.3)
            s.form(rounded((48, -56, 28, 20), 1), load, "wood")
            s.form(stroked(oval(-2, -12, 11, 11), 3.4), "#4A3422", "wood")

    return paint


def skiff(x: float, y: float, size: float, sail: str, hull: str = "#7A5230") -> Part:
    """A light skiff on three wheels with one great sail."""

    def paint(s: Stage) -> None:
        with s.group(0.9, 0, 0.4, 0.6), s.at(x, y, size / 100, -6):
            s.form(rod((-2, -16), (6, -118), 3), WOOD, "post")
            s.form(blob([(6, -114), (34, -86), (62, -34), (56, -24), (10, -22)]), sail, "cloth", soft=0.18)
            for k in range(4):
                s.line([(8, -98 + k * 20), (26 + k * 4, -90 + k * 18), (30 + k * 9, -84 + k * 16)], darker(sail, 0.4),
                    1.3, 0.6)
            s.form(blob([(4, -106), (-24, -60), (-34, -24), (2, -26)]), lighter(sail, 0.14), "cloth", soft=0.18)
            s.form(blob([(-56, -22), (-40, -14), (20, -12), (60, -20), (72, -28), (58, -8), (30, 0), (-40, -2)]), hull,
                "wood", soft=0.25)
            s.form(limb([(-54, -20), (0, -11), (66, -24)], 2.6), lighter(hull, 0.3), "wood")
            for wx in (-38, 40):
                s.form(stroked(oval(wx, 0, 14, 14), 3.4), "#4A3422", "wood")
                for k in range(4):
                    a = math.pi * k / 4
                    s.line([(wx - 13 * math.cos(a), -13 * math.sin(a)), (wx + 13 * math.cos(a), 13 * math.sin(a))],
                        "#4A3422", 1.8)

    return paint


def big_hook(x: float, y: float, size: float) -> Part:
    """A boarding hook of three claws on a coil of rope."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.4, 0.7), s.at(x, y, size):
            for k in range(5):
                s.form(stroked(oval(-34 + k * 2, 42 - k * 6, 34 - k * 2, 15), 6), mix(ROPE, "#6A5030", k * 0.1),
                    "rust", soft=0.35)
            s.form(limb([(-10, 26), (10, 0), (16, -14)], 6), ROPE, "rust")
            with s.at(18, -18, 1.9, 38):
                THINGS["grapple"](s, "#5E646E")

    return paint


def carved_crown(x: float, y: float, size: float) -> Part:
    """A crown cut from the wood of a mast, bound with rope."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.4, 0.7), s.at(x, y, size):
            s.form(oval(0, -10, 50, 13), "#3A2414", "wood", soft=0.1)
            for back in (True, False):
                for k in range(9):
                    a = math.pi * (k + 0.5) / 9 + (math.pi if back else 0)
                    px, py = -50 * math.cos(a), 13 * math.sin(a)
                    tall = 44 + 14 * (k % 2)
                    with s.at(px, py - 12, 1, px * 0.2):
                        s.form(polygon([(-7, 8), (-6, -tall + 10), (-1, -tall), (3, -tall + 8), (6, -tall + 4), (7,
                            8)]), "#8A5E36" if not back else "#5A3A20", "post", cast=0.4)
                if back:
                    s.flat(oval(0, -8, 47, 11), "#140C08", 0.6, 2)
            s.form(blob([(-52, -12), (-30, -1), (0, 3), (30, -1), (52, -12), (51, 8), (30, 20), (0, 24), (-30, 20),
                (-51, 8)]), "#7A5230", "wood", soft=0.25)
            for k in range(13):
                px = -46 + k * 7.6
                s.form(limb([(px - 3, 1 + 12 * math.sqrt(max(0.0, 1 - (px / 52) ** 2)) - 12), (px + 4,
                    13 + 12 * math.sqrt(max(0.0, 1 - (px / 52) ** 2)) - 9)], 4.4), ROPE, "rust", cast=0.3)

    return paint


def sift(x: float, y: float, size: float) -> Part:
    """Two hands that let sand run out between them."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.4, 0.6), s.at(x, y, size):
            for k in range(5):
                s.line([(-8 + k * 4, 14), (-10 + k * 5, 50), (-16 + k * 8, 92)], ("#F0D494", "#D8B060")[k % 2], 3.4,
                    0.85, 0.8)
            for flip in (False, True):
                with s.at(0, 0, 1, 0, flip):
                    s.form(blob([(-98, 10), (-60, -10), (-48, 2), (-56, 20), (-96, 44)]), "#A8422A", "cloth")
                    s.form(blob([(-60, -8), (-34, -14), (-10, 2), (-2, 16), (-16, 24), (-44, 22), (-58, 14)]),
                        "#9A6440", soft=0.3)
                    for fy, fx in ((-8, 8), (0, 10), (8, 8), (15, 4)):
                        s.form(limb([(-26, fy), (-8, fy + 3), (fx, fy + 1)], 7.6), "#A8704A", soft=0.35)
                    s.form(limb([(-44, -8), (-30, -22), (-14, -18)], 8.4), "#A8704A", soft=0.35)
            s.form(blob([(-30, -10), (-8, -22), (10, -24), (30, -10), (18, 0), (-18, 0)]), "#E6C47A", "earth", soft=0.3)

    return paint


def bones(x: float, y: float, size: float) -> Part:
    """A skull and ribs that show in the sand."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4, 0.3), s.at(x, y, size):
            for k in range(5):
                s.form(limb([(14 + k * 9, 8), (18 + k * 9, -16), (8 + k * 9, -20)], 3.4), "#E4DAC0", "bark")
            s.form(blob([(-18, -8), (-14, -24), (2, -28), (14, -18), (12, -4), (4, 2), (2, 9), (-10, 9), (-11, 2)]),
                "#E8DEC6", "bark", soft=0.3)
            for px in (-8, 4):
                s.flat(oval(px, -10, 4, 4.6), "#1A120C", 0.95)
            s.flat(polygon([(-3, -2), (0, -7), (2, -2)]), "#1A120C", 0.9)

    return paint


def kite(x: float, y: float, size: float, colour: str, to: Point) -> Part:
    """A signal kite on its line."""

    def paint(s: Stage) -> None:
        s.line([(x, y), ((x + to[0]) / 2 + 10, (y + to[1]) / 2 + 14), to], "#F4E8CC", 0.8, 0.9)
        with s.group(0.9, 0, 0.3, 0.2), s.at(x, y, size, 18):
            s.form(polygon([(0, -34), (24, -6), (0, 32), (-24, -6)]), colour, "cloth", soft=0.12)
            s.form(polygon([(0, -34), (24, -6), (0, -6)]), lighter(colour, 0.25), "cloth", cast=0)
            s.form(polygon([(-24, -6), (0, -6), (0, 32)]), darker(colour, 0.2), "cloth", cast=0)
            s.form(oval(0, -7, 6, 6), "#F4E8CC", cast=0.2)
            for k in range(5):
                s.form(polygon([(-5 + k * 3, 38 + k * 10), (3 + k * 3, 42 + k * 10), (-4 + k * 4, 47 + k * 10),
                    (4 + k * 3, 36 + k * 10)]), ("#F4E8CC", colour)[k % 2], cast=0.1, line=0.3)

    return paint


def rift(path: list[Point], width: float, colour: str, alpha: float = 0.8) -> Part:
    """A broad soft stroke of colour: a road, a trail of light."""

    def paint(s: Stage) -> None:
        s.line(path, colour, width, alpha, width * 0.2)

    return paint
