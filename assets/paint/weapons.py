"""Weapons and shields of people: each has its grip at the origin and points up, in units of heads."""

from __future__ import annotations

from assets.paint.base import darker, oval, polygon, rounded
from assets.paint.relief import blob, limb, rod, stroked
from assets.paint.stage import Stage

STEEL, IRON, GOLD, SILVER, WOOD, LEATHER = "#A4AFBE", "#565E6A", "#DBA544", "#CBD3DC", "#7A5230", "#5A3822"
BRASS, BONE = "#B98B45", "#E4DAC0"


def _grip(s: Stage, guard: str, long: float = 9) -> None:
    s.form(rod((0, -3), (0, long), 2.8), LEATHER, cast=0.2)
    s.form(oval(0, long + 1.6, 2.6, 2.6), guard, "metal", cast=0.2)
    s.form(blob([(-8, -4), (0, -5.4), (8, -4), (8, -2), (0, -2.6), (-8, -2)]), guard, "metal")


def sword(s: Stage, colour: str) -> None:
    blade = colour or STEEL
    s.form(polygon([(-2.6, -5), (2.6, -5), (2, -48), (0, -54), (-2, -48)]), blade, "metal")
    s.line([(0, -8), (0, -46)], darker(blade, 0.4), 0.8, 0.7)
    s.line([(-1.6, -6), (-1.3, -47)], "#FFFFFF", 0.6, 0.8)
    _grip(s, GOLD)


def short_sword(s: Stage, colour: str) -> None:
    s.form(blob([(-2.8, -4), (2.8, -4), (3.8, -20), (1, -36), (-2.4, -20)]), colour or STEEL, "metal")
    s.line([(-1, -6), (-0.6, -20), (0.6, -32)], "#FFFFFF", 0.6, 0.7)
    _grip(s, BRASS, 7)


def sabre(s: Stage, colour: str) -> None:
    s.form(blob([(-2.4, -4), (2.6, -4), (5, -24), (12, -44), (16, -50), (8, -42), (0.6, -24)]), colour or STEEL,
        "metal")
    s.line([(0, -6), (2, -24), (11, -45)], "#FFFFFF", 0.6, 0.8)
    _grip(s, BRASS, 7)


def dagger(s: Stage, colour: str) -> None:
    s.form(polygon([(-1.9, -3), (1.9, -3), (0, -23)]), colour or STEEL, "metal")
    _grip(s, GOLD, 6)


def spear(s: Stage, colour: str) -> None:
    s.form(rod((0, 60), (0, -62), 2.6), WOOD, "post")
    s.form(blob([(0, -90), (4.4, -72), (2, -62), (-2, -62), (-4.4, -72)]), colour or STEEL, "metal")


def pike(s: Stage, colour: str) -> None:
    spear(s, colour)
    s.form(blob([(-5, -54), (4, -56), (6, -44), (0, -39), (-6, -44)]), "#8A5A2A", "cloth")
    s.form(oval(0, -46, 2, 2), GOLD, "metal", cast=0.1)


def harpoon(s: Stage, colour: str) -> None:
    s.form(rod((0, 52), (0, -60), 2.8), WOOD, "post")
    s.form(polygon([(0, -88), (3, -74), (8, -66), (2, -69), (2, -58), (-2, -58), (-2, -69), (-8, -66), (-3, -74)]),
        colour or IRON, "metal")
    s.line([(0, -52), (8, -30), (2, 10)], "#C9AC78", 1, 0.9)


def halberd(s: Stage, colour: str) -> None:
    s.form(rod((0, 64), (0, -66), 2.9), WOOD, "post")
    s.form(polygon([(0, -92), (2.4, -70), (-2.4, -70)]), colour or STEEL, "metal")
    s.form(blob([(-1, -68), (-15, -74), (-18, -60), (-15, -47), (-1, -53)]), colour or STEEL, "metal")
    s.form(polygon([(1, -66), (13, -60), (1, -57)]), colour or STEEL, "metal")
    s.form(rod((0, -44), (0, -40), 4.4), "#A8342A", "cloth")


def lance(s: Stage, colour: str) -> None:
    tone = colour or "#B8C4D0"
    s.form(polygon([(-3, 20), (3, 20), (1.4, -100), (0, -110), (-1.4, -100)]), tone, "wood")
    for k in range(7):
        y = 6 - k * 15
        s.form(polygon([(-2.8, y), (2.7, y - 6), (2.5, y - 11), (-2.6, y - 5)]), "#4A6FA0", cast=0, line=0.3)
    s.form(blob([(-9, -2), (0, -8), (9, -2), (3, 4), (-3, 4)]), SILVER, "metal")


def axe(s: Stage, colour: str) -> None:
    s.form(rod((0, 20), (0, -40), 3), WOOD, "post")
    s.form(blob([(-1, -40), (-13, -47), (-15, -34), (-12, -22), (-1, -29)]), colour or STEEL, "metal")


def hammer(s: Stage, colour: str) -> None:
    s.form(rod((0, 26), (0, -44), 4), WOOD, "post")
    s.form(rounded((-17, -60, 34, 20), 3), colour or IRON, "metal")
    for x in (-17, 12):
        s.form(rounded((x, -61, 5, 22), 1), darker(colour or IRON, 0.3), "metal", cast=0.2)


def broken_lance(s: Stage, colour: str) -> None:
    s.form(polygon([(-3.4, 40), (3.4, 40), (3, -22), (1.6, -36), (0.4, -24), (-1, -40), (-3, -24)]),
        colour or "#8FA0B0", "wood")
    s.form(blob([(-9, 18), (0, 12), (9, 18), (3, 24), (-3, 24)]), SILVER, "metal")


def bow(s: Stage, colour: str) -> None:
    s.form(stroked(limb([(8, -40), (-14, 0), (8, 40)], 1), 3), colour or WOOD, "post")
    s.line([(8, -40), (8, 40)], "#E6DCC0", 0.6)


def round_shield(s: Stage, colour: str) -> None:
    s.form(oval(0, 0, 22, 24), colour or "#7A2A22", "wood", soft=0.1)
    s.form(stroked(oval(0, 0, 21, 23), 3), IRON, "metal")
    s.form(oval(0, 0, 7, 7), IRON, "metal")


def tower_shield(s: Stage, colour: str) -> None:
    tone = colour or "#5A2420"
    s.form(blob([(-22, -38), (0, -44), (22, -38), (24, 0), (20, 44), (0, 50), (-20, 44), (-24, 0)]), tone, "wood",
        soft=0.12)
    s.form(stroked(blob([(-22, -38), (0, -44), (22, -38), (24, 0), (20, 44), (0, 50), (-20, 44), (-24, 0)]), 3), IRON,
        "metal")
    s.form(polygon([(-3, -42), (3, -42), (3, 48), (-3, 48)]), IRON, "metal", cast=0.3)
    s.form(oval(0, 0, 9, 9), IRON, "metal")
    for x, y in ((-16, -28), (16, -28), (-15, 30), (15, 30)):
        s.form(oval(x, y, 2, 2), STEEL, "metal", cast=0.2)


def kite_shield(s: Stage, colour: str) -> None:
    path = blob([(-17, -22), (0, -26), (17, -22), (17, -4), (9, 18), (0, 30), (-9, 18), (-17, -4)])
    s.form(path, colour or "#3F638C", "wood", soft=0.12)
    s.form(stroked(path, 2.6), SILVER, "metal")
    s.form(polygon([(-2, -22), (2, -22), (2, 26), (-2, 26)]), SILVER, "metal", cast=0.2)


def grapple(s: Stage, colour: str) -> None:
    """A grappling iron on a rope."""
    s.form(rod((0, 6), (0, -18), 2.6), colour or IRON, "metal")
    for side in (-1, 1):
        s.form(stroked(limb([(0, -18), (side * 15, -24), (side * 15, -10)], 1), 3.2), colour or IRON, "metal")
        s.form(polygon([(side * 12, -11), (side * 18, -11), (side * 14, -3)]), colour or IRON, "metal")
    s.line([(0, 6), (-8, 22), (4, 40)], "#C9AC78", 1.8)


def mast(s: Stage, colour: str) -> None:
    """A broken mast, splintered at the top, bound with iron."""
    s.form(polygon([(-5, 46), (5, 46), (8, -58), (5, -74), (2, -62), (-1, -80), (-3, -64), (-7, -72), (-8, -56)]),
        colour or "#7E5A36", "post")
    for y in (-44, -24, -4):
        s.form(rod((-8, y), (8, y), 5, True), IRON, "metal")
    for k in range(4):
        s.form(polygon([(-9, -50 + k * 9), (-19, -53 + k * 9), (-8, -46 + k * 9)]), IRON, "metal", cast=0.2)


def helmet(s: Stage, colour: str) -> None:
    s.form(blob([(-13, 6), (-14, -8), (-8, -19), (0, -22), (8, -19), (14, -8), (13, 6), (5, 12), (-5, 12)]),
        colour or SILVER, "metal")
    s.flat(polygon([(-9, -6), (9, -6), (8, -2), (-8, -2)]), "#07060D", 0.95)
    for k in range(3):
        s.flat(oval(-4 + k * 4, 3, 1, 1.6), "#07060D", 0.9)
    s.form(blob([(0, -21), (6, -34), (18, -34), (22, -20), (10, -24)]), "#4A6FA0", "fur")
