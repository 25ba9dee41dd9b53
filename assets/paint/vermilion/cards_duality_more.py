"""The pictures of the last fifteen duality cards (5.11)."""

from __future__ import annotations

import math
from functools import partial

from assets.paint.base import oval, polygon, rounded
from assets.paint.beasts import horse
from assets.paint.drawn import ball, hole, shape
from assets.paint.folk import held, person
from assets.paint.halls import banner, wall
from assets.paint.heads import look
from assets.paint.land import crowd, hills, light, mist, rocks, sky, smoke, sparks, water
from assets.paint.relief import blob, limb, stroked
from assets.paint.rooms import fire, table
from assets.paint.stage import Part, Stage, shot
from assets.paint.things import thing
from assets.paint.vermilion.cast import enter, gear
from assets.paint.vermilion.ground import tree
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    CHAPEL,
    CRYPT,
    EMBERS,
    MARROW,
    NERVE,
    PALE_DAY,
    RED_NIGHT,
    ROSE_FOG,
    SALT,
    SLIME,
    STORM_RED,
    TONIC,
)
from assets.paint.vermilion.scenery import figure, heart, plain, sign, slung, sprite

OLD, FAIR, SKIN, DARK = "#B89078", "#E0B898", "#C08E68", "#7A5238"
STEP_TONES = ("#9A7A6A", "#8A6A5C", "#7A5A4E", "#6A4A42", "#5A3E38", "#4A322E", "#3A2826")


def comb(s: Stage) -> None:
    """Cells of a comb, in each an egg that looks at you."""
    for row in range(6):
        for k in range(8):
            x, y = k * 34 + (17 if row % 2 else 0) - 6, row * 30 + 6
            cell = [(x + 18 * math.sin(n * math.pi / 3), y - 18 * math.cos(n * math.pi / 3)) for n in range(6)]
            s.form(stroked(polygon(cell), 5), "#B88A3A", "rust", soft=0.3)
            s.form(oval(x, y, 12, 13), "#E8D48A", soft=0.45)
            s.flat(oval(x + (120 - x) * 0.03, y + (90 - y) * 0.03, 4.4, 5.4), "#3A1408", 0.95, 0.4)
            s.flat(oval(x + (120 - x) * 0.03 - 1.4, y + (90 - y) * 0.03 - 1.8, 1.3, 1.3), "#FFFFFF", 0.95)


def bone_crown(x: float, y: float, size: float) -> Part:
    """A crown of vertebrae, cracked in front."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4), s.at(x, y, size):
            for k in range(9):
                a = math.pi * (k + 0.5) / 9 + math.pi
                px, py = 44 * math.cos(a), 14 * math.sin(a)
                with s.at(px, py):
                    s.form(oval(0, 0, 7, 6), "#B8A47C", "stone", soft=0.4)
            for k in range(9):
                a = math.pi * (k + 0.5) / 9
                px, py = 44 * math.cos(a), 14 * math.sin(a)
                with s.at(px, py, 1, -px * 0.3):
                    spike = polygon([(-5, -4), (0, -34 + abs(px) * 0.25), (5, -4)])
                    s.form(spike, "#F0E2C0", "stone", soft=0.4)
                    s.form(oval(0, 0, 8.6, 7.4), "#E4D4AE", "stone", soft=0.4)
            s.line([(2, 22), (-4, 12), (4, 4), (-2, -10)], "#2A1410", 2.4, 0.95)

    return paint


def false_arm(x: float, tone: str, tex: str) -> Part:
    """A limb to be had: it hangs from a rail by a hook, its fingers down."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.4), s.at(x, 20):
            s.form(stroked(oval(0, 4, 4, 6), 2), "#3A3E46", "metal")
            s.form(blob([(-11, 10), (11, 10), (14, 34), (9, 60), (8, 84), (-8, 84), (-9, 60), (-14, 34)]), tone, tex)
            for y in (14, 58):
                s.form(rounded((-13, y, 26, 7), 3), "#B98B45", "metal")
            s.form(blob([(-8, 82), (8, 82), (13, 98), (10, 110), (-10, 110), (-13, 98)]), tone, tex)
            for k in range(4):
                s.form(limb([(-8 + k * 5.4, 106), (-9 + k * 6, 120), (-7 + k * 5, 132 - abs(k - 1.4) * 4)], 5), tone,
                    tex)
            s.form(limb([(-11, 92), (-19, 102), (-17, 116)], 5.4), tone, tex)

    return paint


def portraits(s: Stage) -> None:
    """A canvas on an easel, one half a face, the other a maw."""
    for x in (70, 170):
        s.line([(120, -10), (x, 172)], "#5A3A22", 7)
    s.form(oval(120, 150, 60, 5), "#5A3A22", "wood")
    for x, tone in ((36, "#D8C8A8"), (122, "#5A1620")):
        frame = rounded((x, 20, 84, 112), 2)
        s.form(frame, tone, "paper", soft=0.04)
        s.form(stroked(frame, 6), "#B98B45", "metal", soft=0.3)


def descent(s: Stage) -> None:
    """A stair that goes down, seen from its head, to a door of light."""
    s.form(polygon([(-10, -10), (84, 44), (84, 112), (-10, 178)]), "#4A3E42", "stone", soft=0.06)
    s.form(polygon([(250, -10), (156, 44), (156, 112), (250, 178)]), "#33292E", "stone", soft=0.06)
    s.flat(polygon([(84, 40), (156, 40), (156, 112), (84, 112)]), "#120C10")
    s.form(blob([(92, 112), (92, 66), (120, 46), (148, 66), (148, 112)]), "#FFE2A0", flat=0.2)
    s.glow(120, 92, 70, "#FFD890", 0.95)
    for k, tone in enumerate(reversed(STEP_TONES)):
        t = ((k + 1) / len(STEP_TONES)) ** 1.5
        y, half, deep = 104 + 64 * t, 38 + 96 * t, 5 + 12 * t
        s.form(polygon([(120 - half, y - deep), (120 + half, y - deep), (120 + half * 1.1, y), (120 - half * 1.1, y)]),
            tone,
               "stone", soft=0.1)  # fmt: skip
        s.flat(polygon([(120 - half * 1.1, y), (120 + half * 1.1, y), (120 + half * 1.1, y + deep * 0.7),
            (120 - half * 1.1, y
               + deep * 0.7)]), "#0E080A", 0.9)  # fmt: skip
        s.line([(120 - half, y - deep), (120 + half, y - deep)], "#FFDCA0", 1.4, 0.55)


SECOND = {
    "d16": shot(SLIME, comb, light(120, 84, 90, "#FFE89A", 0.35), hole("M-10 -10H250V18Q120 40 -10 18Z", "#1A1408",
        0.5, 8), hole("M-10 178H250V154Q120 136 -10 154Z", "#1A1408",
        0.6, 8)),
    "d17": shot(ROSE_FOG, sky(sun=(60, 36, 70)), hills(70, 7, "#8A6A6E", 0.6), person(132, 26, 0.42, look(FAIR,
        "#5A3A22", "long", woman=True, turn=0.3), "robe", "#6A3A4A", "#C8B0B4",
        "#C8973E", (-10, 44), (12, 44)), water(86, "#7A5A6A", 0.5, gx=120), person(140, 150, 0.42,
            look(FAIR, "#5A3A22", "long", woman=True, turn=-0.6, brow=0.6), "robe", "#9A2A3A",
        "#C8B0B4", "#C8973E", (-20, 20), (12, 44), far=0.25, lean=180), mist(90, 8, "#F4D8D4", 0.9)),
    "d18": shot(BONE_DAWN, sky(sun=(40, 36, 90)), hills(88, 7, "#A87A62", 0.6), plain(100, "#8A4A42"),
        horse(116, 152, 132, "#5A4236", "#8A2A2E"), thing("sack", 96, 98, 0.6, 20), thing("sack", 78, 104, 0.5, -10),
        gear("s01", 124, 128, 0.3), mist(162, 12, "#E8C8A8", 0.8)),
    "d19": shot(PALE_DAY, sky(sun=(60, 34, 80)), hills(92, 8, "#A08878", 0.6), plain(106, "#8A5A4C"),
        shape("M74 168V90Q74 70 120 70Q166 70 166 90V168Z", "#A8A29A", "rock", soft=0.1), *(slung(p, 2.4,
        "#3A342E") for p in ([(100, 112), (120, 108), (140, 112)], [(104, 128), (120, 124), (136, 128)])),
            bone_crown(120, 62, 0.95), light(120, 50, 50, "#FFF4D0", 0.5), rocks(164, 6, 8, "#7A6A5E")),
    "d20": shot(RED_NIGHT, light(110, 76, 100, "#FF9A7A", 0.6), plain(146, "#3E1620"), person(92, 66, 0.86,
        look("#E8C4A8", "#2A1612", "bob", woman=True, opened=1.6), "gown", "#E8E0D4", "#C8B8B0",
        "#A83A32", (-34, 24), (36, 16)), *(slung([(176 + k * 11, 52), (177 + k * 11, 66), (176 + k * 11, 84)], 4,
            "#FFD8B0") for k in range(4)), slung([(170, 82), (194, 66), (218, 54)], 4, "#FF6A4A"),
        sign("heart-beats", 194, 122, 52, "#FF8A6A", "#C81E22")),
    "d21": shot(MARROW, sky(), plain(82, "#7A2A1E"), *(ball(x, y, r, r * 0.62, "#E8562A") for x, y, r in ((40, 120,
        16), (92, 146, 24), (150, 116, 18), (204, 146, 22), (120, 100, 9), (186, 100,
        10), (66, 98, 8))), *(light(x, y, 26, "#FFB04A", 0.7) for x, y in ((40, 114), (92, 138), (150, 110), (204,
            138))), smoke(60, 100, 90, "#F0D8C8", 0.5, 20, 0.8), smoke(176, 96, 90, "#F0D8C8",
        0.5, -14, 0.8), sign("knife-thrust", 120, 42, 48, "#FFE8D0", "#FF8A4A", 0.75)),
    "d22": shot(CRYPT, wall("#4A4A50", "plank", light=(120, 30)), light(120, 60, 110, "#FFE2B4", 0.5),
        shape("M10 14H230V22H10Z", "#6A4A30", "wood"), false_arm(44, "#98A4B4", "metal"), false_arm(
        104, "#C8584A", "fur"), false_arm(164, "#E4D4AE", "stone"), person(212, 70, 0.8, look(OLD, "#D8D4CC", "short",
            "point", "goggles", trim="#C8973E", smile=0.4), "apron", "#C8C0B0", "#5A5A66", "#8A8A8A",
        (-36, 20), (14, 50))),
    "d23": shot(SALT, sky(sun=(50, 34, 70)), hills(110, 5, "#9AA0A0", 0.7), plain(126, "#8A8276"), wall("#A8A49A",
        "brick", 40, 130, (150, 50), 168, 250), person(104, 46, 0.9, look(OLD, "#E0DCD4", "short",
        "full", "blindfold", "#3A3A40", old=0.8), "lamellar", "#6A6E76", "#4A4640", "#B98B45", (-28, 48), (36, 30),
            None, held("halberd", 3, 0.8)), slung([(40, 150), (52, 120), (36, 96)], 2, "#6A7A4A")),
    "d24": shot(EMBERS, sky(stars=20), light(124, 84, 120, "#FF7A2E", 0.9),
        *(shape(f"M{x} 148L{x + 50} 128L{x + 54} 136L{x + 4} 156Z", "#4A2E1E", "wood") for x in (64, 92, 124)), *(shape(
        f"M{x} 128L{x + 50} 148L{x + 46} 156L{x - 4} 136Z", "#5A3824", "wood") for x in (64, 96, 126)), fire(92, 130,
            1.5, False), fire(152, 130, 1.6, False), fire(122, 126, 2.5, False), crowd(166, 10, 16,
        "#120608", 0, 240, 1), sparks(90, "#FFB04A", 0, 130)),
    "d25": shot(SALT, sky(sun=(190, 30, 60)), hills(80, 5, "#B8B4A8", 0.7), plain(92, "#B8AE9A", 5),
        *(shape(f"M{x - w} {y}Q{x} {y - w * 1.7} {x + w} {y}Z", "#FBFAF6", "paper") for x, y, w in ((40, 150, 34), (
        204, 146, 30), (90, 160, 22), (164, 160, 20))), person(122, 50, 0.86, look(DARK, "#1A1210", "short", "point",
            "turban", "#B8442E", smile=0.4), "robe", "#3E6A7A", "#E8E2D4", "#D9A441", (-40, 30), (
        38, 20)), thing("scales", 160, 84, 1.1)),
    "d26": shot(TONIC, sky(sun=(70, 40, 90)), hills(112, 6, "#4A5A2E", 0.5), plain(126, "#5A4030"),
        sprite(partial(tree, full=True), 122, 116, 1.0), heart(122, 96, 22, beat=0.8), person(62, 76, 0.52, look(
        FAIR, "#6A3A1E", "long", woman=True, opened=0.05), "robe", "#4A5A3A", "#C8B48A", "#D9A441", (-8, 40), (36, 26),
            lean=14)),
    "d27": shot(STORM_RED, sky(), hills(96, 7, "#5E343A", 0.5), plain(110, "#6A3A38"), banner(52, 8, 46, 70, "#5E86B4",
        torn=True), banner(188, 8, 46, 70, "#D8742A"), *(person(x, 90, 0.5, look(SKIN, hat="kettle",
        cloth="#7E8894", opened=0.3, brow=-0.6), "tabard", "#4A6A94", "#C8C8C8", "#8A8A8A", (-12, 46), (14, 46),
            lean=-6) for x in (26, 58, 90)), *(person(x, 90, 0.5, look(SKIN, "#3A2618", "short", "short",
        smile=1.2), "tabard", "#C8642A", "#E8D8B8", "#D9A441", (-30, 6), (30, 6), lean=4) for x in (150, 184, 218))),
    "d28": shot(NERVE, wall("#2E1E38", "panel", light=(120, 30)), light(120, 70, 90, "#FFD8A0", 0.6), table(92,
        "#5A3420", felt="#3A1E4A"), *(shape(f"M{x - 16} 84L{x + 16} 84L{x + 23} 132Q{x} 142 {x - 23} 132Z",
        "#D8B47A", "metal") for x in (54, 186)), shape("M120 56L150 66L140 110Q116 112 98 98Z", "#D8B47A", "metal"),
            ball(118, 134, 9, 9, "#FFF4EC"), light(118, 132, 24, "#FFFFFF", 0.7)),
    "d29": shot(CRYPT, wall("#2A2428", "rock", light=(120, 150)), descent),
    "d30": shot(CHAPEL, wall("#4A3E52", "plaster", light=(120, 20)), portraits, person(78, 66, 0.78, look(FAIR,
        "#5A3A22", "short", smile=0.3), "tunic", "#5A6A8A", "#E8E2D4", "#D9A441", (-12, 46), (12, 46), rim=0.3),
            figure("kynarch", 168, 126, 0.36), thing("feather", 214, 150,
        0.8, 40), shape("M-4 134H246V172H-4Z", "#3A2E3A", "wood")),
}  # fmt: skip
enter("duality", SECOND)
