"""Things that people hold and that lie about: staves, lights, writings. Each has its grip at the origin and
points up; units are those of heads (a face is 20 wide).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from assets.paint.base import darker, glyph_in, lighter, oval, polygon, rounded
from assets.paint.relief import blob, less, limb, rod, stroked, union
from assets.paint.stage import Part, Stage
from assets.paint.weapons import (
    axe,
    bow,
    broken_lance,
    dagger,
    grapple,
    halberd,
    hammer,
    harpoon,
    helmet,
    kite_shield,
    lance,
    mast,
    pike,
    round_shield,
    sabre,
    short_sword,
    spear,
    sword,
    tower_shield,
)  # fmt: skip

STEEL, IRON, GOLD, SILVER, WOOD, LEATHER = "#A4AFBE", "#565E6A", "#DBA544", "#CBD3DC", "#7A5230", "#5A3822"
PAPER, BONE, BRASS = "#E6D6AE", "#E4DAC0", "#B98B45"
Thing = Callable[[Stage, str], None]


def staff(s: Stage, colour: str) -> None:
    s.form(rod((0, 80), (0, -60), 3.4), colour or WOOD, "post")
    s.form(oval(0, -62, 4, 4), lighter(colour or WOOD, 0.2), "metal")


def iron_staff(s: Stage, colour: str) -> None:
    s.form(rod((0, 90), (0, -62), 4), colour or "#4A4E5A", "metal")
    for y in (-20, 20, -44):
        s.form(rod((-2.4, y), (2.4, y), 3), darker(colour or IRON, 0.3), "metal", cast=0.2)
    s.form(stroked(oval(0, -74, 9, 11), 3.2), colour or "#5A606C", "metal")
    s.form(blob([(-3, -66), (-4, -74), (0, -80), (4, -74), (3, -66)]), GOLD, "metal")


def baton(s: Stage, colour: str) -> None:
    s.form(rod((0, 8), (0, -24), 4.4), colour or "#7A2A22", "cloth")
    for y in (8, -24):
        s.form(oval(0, y, 3.6, 3), GOLD, "metal")


def white_staff(s: Stage, colour: str) -> None:
    s.form(rod((0, 30), (0, -66), 2.8), colour or "#F0EEE6", "post")
    s.form(blob([(-2, -64), (-5, -74), (0, -84), (5, -74), (2, -64)]), SILVER, "metal")


def torch(s: Stage, colour: str) -> None:
    s.form(polygon([(-2, 16), (2, 16), (3.4, -18), (-3.4, -18)]), WOOD, "post")
    flame(s, 0, -18, 1, colour or "#FF9A2E")


def flame(s: Stage, x: float, y: float, size: float, colour: str = "#FF9A2E") -> None:
    """Fire over a point, with its light."""
    with s.at(x, y, size):
        s.glow(0, -12, 40, colour, 0.36)
        for k, tone in enumerate((colour, lighter(colour, 0.4), "#FFF6D0")):
            n = 1 - k * 0.3
            s.flat(blob([(-7 * n, 0), (-6 * n, -9 * n), (-2 * n, -15 * n), (0.6, -27 * n), (4 * n, -14 * n), (7 * n,
                -8 * n),
                         (6 * n, 1)]), tone, 0.92, 0.6)  # fmt: skip


def lantern(s: Stage, colour: str) -> None:
    s.line([(0, 0), (0, 8)], IRON, 1.4)
    s.glow(0, 20, 52, colour or "#FFC45A", 0.9)
    s.form(rounded((-7, 10, 14, 20), 2), colour or "#FFD070", rim=0, flat=0.2, line=0.3)
    s.flat(oval(0, 20, 4, 7), "#FFFBE6", 0.95, 1.4)
    s.form(polygon([(-9, 11), (0, 4), (9, 11)]), IRON, "metal")
    s.form(rounded((-8, 29, 16, 4), 1), IRON, "metal")
    for x in (-7, 0, 7):
        s.line([(x, 11), (x, 29)], "#15131A", 1.2)


def candle(s: Stage, colour: str) -> None:
    s.form(rounded((-3, -16, 6, 18), 1.4), colour or "#F0E4C4")
    flame(s, 0, -16, 0.42)


def scroll(s: Stage, colour: str) -> None:
    s.form(polygon([(-11, -26), (11, -25), (12, 2), (-10, 3)]), colour or PAPER, "paper", soft=0.1)
    for k in range(5):
        s.line([(-7, -20 + k * 4), (7 - (k % 3) * 2, -19.6 + k * 4)], "#4A3420", 0.8, 0.7)
    for y in (-27, 3):
        s.form(rod((-13, y), (13, y), 4.4), lighter(colour or PAPER, 0.1), "paper")


def letters(s: Stage, colour: str) -> None:
    for k, turn in enumerate((-14, 0, 12)):
        with s.at(k * 2 - 2, -8, 1, turn):
            s.form(rounded((-11, -9, 22, 15), 1), lighter(colour or PAPER, 0.1 * k), "paper", soft=0.08)
            s.line([(-11, -9), (0, 0), (11, -9)], "#6A5030", 0.8, 0.7)
            s.form(oval(0, 0, 2.8, 2.8), "#B02A22", cast=0.2)


def book(s: Stage, colour: str) -> None:
    s.form(polygon([(-13, -18), (10, -20), (13, 4), (-10, 7)]), colour or "#6A2A2A", "rust")
    s.form(polygon([(-10, 7), (13, 4), (13, 8), (-10, 11)]), PAPER, "wood", cast=0.1)
    s.line([(-9, -14), (8, -15.6)], GOLD, 1, 0.8)
    s.form(oval(0, -7, 3.4, 3.4), GOLD, "metal", cast=0.1)


def ledgers(s: Stage, colour: str) -> None:
    for k, tone in enumerate(("#5A3A26", "#2E5A5E", "#7A2E2A", "#4A4A56", "#8A6A30", "#37503E")):
        y, x = 6 - k * 8, (k * 7 % 5) - 2
        s.form(rounded((-20 + x, y - 8, 40, 8), 1), PAPER, "wood", line=0.4)
        s.form(rounded((-21 + x, y - 8.4, 42, 2.4), 1), tone, "cloth", cast=0.1)
        s.form(rounded((-21 + x, y - 1.6, 42, 2.2), 1), tone, "cloth", cast=0.1)
        s.form(rounded((-22 + x, y - 8.4, 6, 9), 2), tone, "cloth", cast=0.1)


def coin(s: Stage, colour: str) -> None:
    s.glow(0, -5, 14, "#FFD070", 0.5)
    s.form(oval(0, -5, 5, 5), colour or GOLD, "metal")
    s.form(stroked(oval(0, -5, 3.4, 3.4), 0.7), darker(GOLD, 0.3), cast=0, rim=0, line=0)


def purse(s: Stage, colour: str) -> None:
    s.form(blob([(-4, -6), (4, -6), (12, 6), (11, 17), (0, 21), (-11, 17), (-12, 6)]), colour or "#6A3A24", "cloth",
        soft=0.3)
    s.form(limb([(-5, -5), (0, -3.4), (5, -5)], 2.4), GOLD, "metal")
    s.form(blob([(-5, -6), (-8, -13), (-2, -10), (2, -14), (8, -12), (5, -6)]), colour or "#6A3A24", "cloth")


def scales(s: Stage, colour: str) -> None:
    tone = colour or BRASS
    s.form(rod((0, 6), (0, -40), 3), tone, "metal")
    s.form(limb([(-34, -32), (0, -40), (34, -36)], 2.6), tone, "metal")
    s.form(oval(0, -41, 4, 4), tone, "metal")
    for x, y in ((-34, -32), (34, -36)):
        for dx in (-11, 11):
            s.line([(x, y), (x + dx, y + 26)], darker(tone, 0.3), 0.9)
        s.form(blob([(x - 14, y + 26), (x, y + 28), (x + 14, y + 26), (x + 9, y + 33), (x - 9, y + 33)]), tone, "metal")
    for k in range(4):
        s.form(oval(-39 + k * 3.4, -7.6 - (k % 2) * 2, 3, 1.8), GOLD, "metal", cast=0.2)


def abacus(s: Stage, colour: str) -> None:
    s.form(less(rounded((-46, -13, 92, 26), 2), rounded((-42, -9, 84, 18), 1)), colour or "#5A3820", "wood")
    for k in range(11):
        x = -39 + k * 7.8
        s.line([(x, -10), (x, 10)], "#2A2018", 0.9)
        for j in range(3):
            y = -6.6 + j * 4 + ((k * 7 + j * 3) % 4) * 1.3
            s.form(oval(x, y, 2.9, 1.9), ("#D9A441", "#2F7F7A")[k % 2], cast=0.2, line=0.4)


def cup(s: Stage, colour: str) -> None:
    tone = colour or GOLD
    s.form(blob([(-9, -16), (9, -16), (7, -5), (1.6, 0), (-1.6, 0), (-7, -5)]), tone, "metal")
    s.form(oval(0, -16, 9, 2.4), darker(tone, 0.5), cast=0, rim=0)
    s.form(rod((0, 0), (0, 7), 2.4), tone, "metal")
    s.form(oval(0, 8, 6, 2), tone, "metal")


def fan(s: Stage, colour: str) -> None:
    for k in range(9):
        with s.at(0, 0, 1, -64 + k * 16):
            s.form(blob([(-1.4, -2), (-5.2, -22), (0, -36), (5.2, -22), (1.4, -2)]), (colour or "#B9C6D2",
                "#6C88A4")[k % 2],
                   "fur", cast=0.3, line=0.5)  # fmt: skip
            s.line([(0, -3), (0, -31)], "#FFFFFF", 0.6, 0.6)
    s.form(oval(0, 0, 4, 4), GOLD, "metal")


def horn(s: Stage, colour: str) -> None:
    """A long trumpet with a cloth."""
    s.form(polygon([(-1.3, 2), (1.3, 2), (2, -52), (8, -64), (-8, -64), (-2, -52)]), colour or BRASS, "metal")
    s.form(polygon([(1.6, -10), (1.6, -44), (24, -38), (19, -27), (24, -14)]), "#46688E", "cloth")
    s.form(polygon([(6, -30), (14, -33), (16, -24), (8, -22)]), SILVER, "cloth", cast=0)


def ember(s: Stage, colour: str) -> None:
    """Glowing coals over an open palm."""
    s.glow(0, -8, 50, colour or "#FF6A1E", 0.95)
    for x, y, r in ((-5, -5, 3.6), (3, -6, 4), (-1, -11, 3), (6, -12, 2), (-4, -17, 1.6), (2, -21, 1.3), (-1, -28, 1)):
        s.flat(oval(x, y, r, r * 0.9), "#FF5A14", 1, 0.4)
        s.flat(oval(x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.45), "#FFE9A0")


def splinter(s: Stage, colour: str) -> None:
    """A golden splinter of the crown."""
    s.glow(0, -14, 44, "#FFD76A", 0.95)
    s.form(polygon([(-3, 2), (-7, -14), (-2, -32), (2, -22), (7, -12), (4, 1)]), colour or "#F2C24E", "metal")
    s.flat(polygon([(-2, -30), (-5, -14), (-2, -8)]), "#FFF8DC", 0.85)


def tongs(s: Stage, colour: str) -> None:
    for side in (-1, 1):
        s.form(limb([(side * 4, 16), (-side * 3, -8), (side * 3, -34)], 2.4), IRON, "metal")
    with s.at(0, -34):
        splinter(s, colour)


def hook(s: Stage, colour: str) -> None:
    """A pruning hook."""
    s.form(rod((0, 40), (0, -36), 3), WOOD, "post")
    s.form(blob([(-1.6, -34), (2, -50), (14, -56), (22, -46), (12, -50), (5, -44), (2.4, -34)]), colour or STEEL,
        "metal")


def flag(s: Stage, colour: str) -> None:
    s.form(rod((0, 40), (0, -76), 2.4), WOOD, "post")
    tone = colour or "#5E7A3E"
    s.form(blob([(1, -75), (20, -70), (40, -76), (38, -62), (41, -48), (20, -44), (1, -48)]), tone, "cloth", soft=0.2)
    s.line([(12, -72), (14, -60), (12, -46)], darker(tone, 0.4), 1.2, 0.6)
    s.line([(28, -73), (30, -60), (28, -47)], lighter(tone, 0.3), 1.2, 0.6)


def basket(s: Stage, colour: str) -> None:
    s.form(blob([(-15, -8), (15, -8), (12, 10), (-12, 10)]), "#8E6A3A", "wood")
    for k in range(12):
        x, y = -11 + (k * 5) % 23, -9 - (k % 3) * 3
        s.form(oval(x, y, 3.2, 2.6), (colour or "#8A5A2A", "#C0903E", "#6E7A34")[k % 3], cast=0.2, line=0.4)
    for k in range(3):
        s.line([(-14 + k, -4 + k * 5), (0, -2 + k * 5), (14 - k, -4 + k * 5)], "#4A3018", 1, 0.6)
    s.form(stroked(limb([(-14, -8), (0, -5), (14, -8)], 1), 3), "#A07C48", "wood")


def mortar(s: Stage, colour: str) -> None:
    s.form(rod((7, -24), (0, -6), 3.6), STEEL, "stone")
    s.form(blob([(-13, -9), (13, -9), (10, 6), (5, 11), (-5, 11), (-10, 6)]), colour or "#8B8F9C", "stone")
    s.form(oval(0, -9, 13, 3.4), "#4E6A34", "leaf", cast=0)


def brazier(s: Stage, colour: str) -> None:
    for x in (-9, 9):
        s.form(rod((x * 0.5, 8), (x * 1.3, 22), 2), IRON, "metal")
    s.form(blob([(-16, -4), (16, -4), (10, 9), (-10, 9)]), IRON, "metal")
    s.flat(oval(0, -4, 15, 3.6), "#FF8A2E", 1, 0.8)
    for x, k in ((-7, 0.7), (0, 1.1), (7, 0.8)):
        flame(s, x, -4, k, colour or "#FF8A2E")


def jar(s: Stage, colour: str) -> None:
    s.form(blob([(-5, -18), (5, -18), (4.4, -13), (12, -4), (12, 10), (6, 17), (-6, 17), (-12, 10), (-12, -4), (-4.4,
        -13)]),
           colour or "#4F8C96", soft=0.28)  # fmt: skip
    s.flat(blob([(-9, -3), (-5, -8), (-5, 10), (-9, 8)]), "#FFFFFF", 0.45, 1)
    s.form(rounded((-5, -22, 10, 5), 1.4), "#A8794A", "wood")


def drumsticks(s: Stage, colour: str) -> None:
    s.form(rod((0, 6), (0, -24), 2.2), WOOD, "post")
    s.form(oval(0, -26, 4, 4), colour or "#E4DAC0", "cloth")


def whip(s: Stage, colour: str) -> None:
    s.form(rod((0, 8), (0, -8), 3), LEATHER)
    s.line([(0, -8), (26, -34), (40, 6)], colour or "#3A2416", 1.6)


def block(s: Stage, colour: str) -> None:
    s.form(polygon([(-34, -18), (26, -22), (34, -16), (-26, -11)]), lighter(colour or "#9A978E", 0.2), "rock")
    s.form(polygon([(-34, -18), (-26, -11), (-26, 18), (-34, 10)]), lighter(colour or "#9A978E", 0.05), "rock")
    s.form(polygon([(-26, -11), (34, -16), (34, 12), (-26, 18)]), colour or "#8E8B84", "rock")


def chain(s: Stage, colour: str) -> None:
    for k in range(9):
        s.form(stroked(oval(0, k * 6, 2.6, 4.2) if k % 2 else oval(0, k * 6, 1, 4), 1.5), colour or IRON, "metal",
            cast=0.2)


def rope(s: Stage, colour: str) -> None:
    s.line([(0, 0), (-14, 20), (2, 46)], colour or "#C9AC78", 2)


def dice_cup(s: Stage, colour: str) -> None:
    s.form(polygon([(-7, -12), (7, -12), (5.4, 6), (-5.4, 6)]), colour or LEATHER, "rust")


def card_mask(s: Stage, colour: str) -> None:
    s.form(rod((0, 4), (0, -16), 1.6), GOLD, "metal")
    with s.at(0, -22):
        shape = less(blob([(-13, -6), (-5, -8), (0, -5), (5, -8), (13, -6), (11, 3), (5, 6), (0, 2), (-5, 6), (-11,
            3)]),
                     union(oval(-5.4, -1, 2.8, 1.7), oval(5.4, -1, 2.8, 1.7)))  # fmt: skip
        s.form(shape, colour or GOLD, "metal")


def rake(s: Stage, colour: str) -> None:
    s.form(rod((0, 40), (0, -50), 2.4), WOOD, "post")
    s.form(rod((-14, -50), (14, -50), 3), WOOD, "wood")
    for k in range(6):
        s.line([(-13 + k * 5.2, -50), (-13 + k * 5.2, -57)], IRON, 1.3)


def bell(s: Stage, colour: str) -> None:
    s.form(blob([(-3, -16), (3, -16), (8, -8), (9, 4), (14, 11), (-14, 11), (-9, 4), (-8, -8)]), colour or BRASS,
        "metal")
    s.form(oval(0, 12, 3, 3), darker(BRASS, 0.4), "metal")


def feather(s: Stage, colour: str) -> None:
    s.form(blob([(0, 6), (-5, -8), (-6, -28), (0, -46), (6, -28), (5, -8)]), colour or "#DCE4EA", "fur")
    s.line([(0, 10), (0.6, -20), (0, -42)], "#6A7684", 0.8)


def pole(s: Stage, colour: str) -> None:
    s.form(rod((0, 96), (0, -66), 2.8), colour or WOOD, "post")


def keys(s: Stage, colour: str) -> None:
    s.form(stroked(oval(0, 8, 8, 8), 2), IRON, "metal")
    for turn in (-24, 2, 26):
        with s.at(0, 15, 0.8, turn):
            s.form(union(rod((0, 0), (0, 22), 2.2), rod((0, 21), (5, 21), 2.4), rod((0, 16), (4, 16), 2.2)),
                colour or BRASS, "metal")


def sack(s: Stage, colour: str) -> None:
    s.form(blob([(-4, -4), (4, -4), (14, 10), (15, 28), (0, 34), (-15, 28), (-14, 10)]), colour or "#8E7A54", "cloth",
        soft=0.25)
    s.form(limb([(-5, -3), (0, -1), (5, -3)], 2.6), "#4A3420", cast=0.2)


THINGS: dict[str, Thing] = {
    function.__name__: function
    for function in (
        sword, short_sword, sabre, dagger, spear, pike, harpoon, halberd, lance, axe, hammer, staff, iron_staff, baton,
        white_staff, torch, lantern, candle, bow, round_shield, tower_shield, kite_shield, scroll, letters, book,
        ledgers,
        coin, purse, scales, abacus, cup, fan, horn, helmet, ember, splinter, tongs, hook, grapple, mast, flag, basket,
        mortar, brazier, jar, drumsticks, whip, block, chain, rope, dice_cup, card_mask, rake, bell, broken_lance,
        feather,
        pole, keys, sack,
    )
}  # fmt: skip
"""Things by name."""


def thing(name: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, colour: str = "", flip: bool = False,
          rim: float = 0.7, far: float = 0.0) -> Part:  # fmt: skip
    """A thing that nobody holds."""

    def paint(s: Stage) -> None:
        with s.group(rim, far, 0.4), s.at(x, y, size, turn, flip):
            THINGS[name](s, colour)

    return paint


def coins(x: float, y: float, count: int, spread: float = 20, size: float = 1.0, colour: str = GOLD) -> Part:
    """Coins in a heap, each on those behind it."""

    def paint(s: Stage) -> None:
        with s.group(0.5, 0, 0.3):
            for k in range(count):
                angle = k * 2.4
                away = spread * math.sqrt(1 - k / count)
                at = (x + math.cos(angle) * away, y - (k / count) * spread * 0.55 + math.sin(angle) * away * 0.3)
                with s.at(*at, size, s.dice.uniform(-18, 18)):
                    s.form(oval(0, 1.8, 6, 3.4), darker(colour, 0.35), line=0.5, rim=0.2)
                    s.flat(oval(0, 0, 6, 3.4), lighter(colour, 0.34))
                    s.flat(oval(0.5, 0.3, 4.6, 2.4), darker(colour, 0.12))
                    s.flat(oval(-0.2, 0, 3.8, 1.9), lighter(colour, 0.16))
                    s.line([(-4.6, -1), (-2.6, -2.4), (0, -2.9)], "#FFFBE6", 0.8, 0.9)

    return paint


def glyph(name: str, x: float, y: float, size: float, colour: str, tex: str = "metal", turn: float = 0) -> Part:
    """A small emblem out of the glyph set."""

    def paint(s: Stage) -> None:
        with s.at(x, y, 1, turn):
            s.form(glyph_in(name, (-size / 2, -size / 2, size, size)), colour, tex)

    return paint


def clip_of(path: skia.Path, *parts: Part) -> Part:
    """Parts that are seen within a shape only."""

    def paint(s: Stage) -> None:
        s.canvas.save()
        s.canvas.clipPath(s.put(path), skia.ClipOp.kIntersect, True)
        for part in parts:
            part(s)
        s.canvas.restore()

    return paint
