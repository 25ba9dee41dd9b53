"""The pictures of corruption cards (5.8): what the flesh does to those who walk on it."""

from __future__ import annotations

import math

from assets.paint.base import oval, polygon
from assets.paint.drawn import hole, shape
from assets.paint.folk import person
from assets.paint.heads import look
from assets.paint.land import bolt, light, mist, sky, smoke, sparks, streaks
from assets.paint.objects import great_bell, great_sword, hand
from assets.paint.relief import blob, stroked
from assets.paint.stage import Part, Stage, shot
from assets.paint.vermilion.cast import enter, gear, hero
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    CHAPEL,
    CRYPT,
    GREEN_GLOOM,
    MARROW,
    NERVE,
    RED_NIGHT,
    ROSE_FOG,
    SALT,
    SEAL_BLUE,
    SLIME,
    STORM_RED,
)
from assets.paint.vermilion.scenery import (
    long_bone,
    plain,
    pool,
    rays_of,
    rings,
    skull,
    slung,
    vein,
)

SLIMY = "#A4B83E"


def cramped_leg(s: Stage) -> None:
    """A calf drawn together into hard knots."""
    s.form(oval(120, 84, 40, 62), "#C4504A", "fur", soft=0.3)
    for x, y, rx, ry in ((100, 60, 22, 16), (136, 66, 24, 18), (116, 90, 26, 17), (140, 108, 18, 14), (104, 118, 18,
        13)):
        s.form(oval(x, y, rx, ry), "#D2605A", "fur", soft=0.4)
        for k in (-6, 0, 6):
            s.line([(x - rx * 0.8, y + k), (x, y + k - 5), (x + rx * 0.8, y + k)], "#6A1A20", 1, 0.6)
    s.form(oval(120, 154, 24, 16), "#E4D4AE", "stone")
    s.form(oval(120, 12, 28, 18), "#E4D4AE", "stone")


def cuffs(s: Stage) -> None:
    """An open cuff, and the ball that hangs from its chain."""
    with s.at(72, 58, 1, -24):
        s.form(stroked(oval(0, 0, 34, 38), 15), "#8A94A0", "metal", soft=0.35)
        s.form(polygon([(26, -12), (46, -10), (46, 10), (26, 12)]), "#5E6672", "metal")
        s.flat(oval(37, 0, 3.4, 4.4), "#0A0A0E", 0.95)
        s.form(polygon([(-40, -9), (-26, -7), (-26, 7), (-40, 9)]), "#5E6672", "metal")
    s.form(oval(168, 112, 44, 43), "#4A525E", "metal", soft=0.5)
    s.flat(oval(152, 94, 11, 8), "#DCE4EE", 0.5, 4)
    s.form(stroked(oval(140, 76, 7, 8), 4), "#7A8490", "metal")


def mouths(s: Stage) -> None:
    """Mouths in the dark that whisper to an ear."""
    for x, y, k, turn in ((40, 40, 1.0, 20), (70, 96, 1.25, -8), (30, 138, 0.9, -26), (104, 30, 0.8, 30), (104, 142,
        1.0, -30)):
        with s.at(x, y, k, turn):
            s.glow(0, 0, 36, "#E03A5A", 0.5)
            s.form(oval(0, 0, 22, 12), "#B0384A", soft=0.4)
            s.flat(oval(0, 1, 16, 7), "#14040A", 0.95, 0.5)
            for n in range(-3, 4):
                s.form(oval(n * 4.4, -3.4 + abs(n) * 0.5, 2, 2.6), "#F0E4CC", soft=0.4, line=0.3)


def ear(s: Stage) -> None:
    """A great ear."""
    with s.at(176, 84, 1.5):
        s.form(oval(0, 0, 32, 42), "#D8A88A", soft=0.3)
        s.form(stroked(oval(2, -4, 22, 30), 6), "#C08A6E", soft=0.4)
        s.form(oval(6, 6, 12, 18), "#8A5444", soft=0.4)
        s.flat(oval(8, 10, 6, 9), "#1E0C0A", 0.95, 1.5)


def ghost_arm(s: Stage) -> None:
    """Where an arm has been: its outline of cold light."""
    for width, alpha in ((26.0, 0.25), (18.0, 0.3), (9.0, 0.35)):
        s.line([(96, 82), (140, 78), (182, 60)], "#CFE8FF", width, alpha, 3)
        for k in range(4):
            s.line([(182, 60), (204 + k, 46 + k * 9), (222 - abs(k - 1) * 5, 40 + k * 14)], "#CFE8FF", width * 0.3,
                alpha, 2)


def holes(*spots: tuple[float, float, float]) -> Part:
    """Eaten holes with a rim of acid."""

    def paint(s: Stage) -> None:
        for x, y, r in spots:
            edge = [(x + r * (1 + 0.24 * math.sin(k * 2.3)) * math.cos(math.tau * k / 12),
                y + r * (1 + 0.24 * math.sin(k *
                    2.3)) * math.sin(math.tau * k / 12)) for k in range(12)]  # fmt: skip
            s.flat(blob(edge), "#C8E04A", 0.9, 2.4)
            s.flat(blob([(px * 0.86 + x * 0.14, py * 0.86 + y * 0.14) for px, py in edge]), "#0C1006", 0.96, 0.8)

    return paint


def fading_head(s: Stage) -> None:
    """A head whose back flies off in pieces."""
    with s.at(96, 92, 3.0):
        skull(s, "#D8C0A8")
    for k in range(26):
        t = k / 25
        x, y, r = 128 + 100 * t + s.dice.uniform(-12, 12), 66 - 40 * t + s.dice.uniform(-24, 24), 9 * (1 - t) + 1.5
        with s.at(x, y, 1, s.dice.uniform(0, 90)):
            s.form(oval(0, 0, r, r * 0.7), "#D8C0A8" if k % 3 else "#E8A8C8", soft=0.3, line=0.3, far=t * 0.5)


TAINT = {
    "broken_bone": shot(BONE_DAWN, light(120, 84, 90, "#FFE0C0", 0.6), plain(138, "#7A3A36"), long_bone(120, 86, 176,
        -16, 22, "#F0E6CA", True),
        rays_of(120, 86, 10, 22, 48, "#FFF0DC", 0.45, 2), sparks(14, "#F0E0C0", 60, 130)),
    "muscle_cramp": shot(RED_NIGHT, light(120, 84, 110, "#FF6A4A", 0.6), cramped_leg, *(bolt(x, 20, y, k) for x, y,
        k in ((60, 150, 3), (186, 150, 8)))),
    "phantom_pain": shot(SEAL_BLUE, sky(stars=40), hero("karon", 74, 56, 0.9, (-24, 60), (20, 44)), ghost_arm,
        rays_of(210, 60, 12, 8, 34, "#E8F4FF",
        0.6, 2), mist(156, 16, "#34526E", 0.9)),
    "adhesive_mucus": shot(SLIME, light(150, 120, 90, "#E0F08A", 0.5), pool(150, 146, 96, 20, SLIMY, "#F4FFC0"),
        *(slung([(x, 140), (x * 0.9 + 8, 110), (
        104 + (x - 150) * 0.18, 82)], w, SLIMY) for x, w in ((80, 5), (112, 8), (150, 9), (186, 7), (216, 4))),
            hand(56, 58, 1.3, 22, "#D8A57C", "#4A5A34",
        True)),
    "static_shock": shot(NERVE, light(150, 80, 90, "#F4F0FF", 0.9), hand(44, 96, 1.35, -10, "#EAC6A8", "#6A3F86",
        True), *(bolt(x, -5, y, k) for x, y, k in
        ((110, 82, 2), (160, 74, 5), (200, 110, 9))), rays_of(116, 84, 18, 6, 50, "#FFFFFF", 0.85, 3), sparks(30,
            "#D8C0FF", 30, 140)),
    "slip": shot(GREEN_GLOOM, sky(), plain(108, "#4A3430"), pool(112, 142, 92, 15, SLIMY, "#F4FFC0"), person(118, 76,
        0.66, look("#A87048", "#8A4A22",
        "short", "full", opened=1.7, brow=-0.6), "plate", "#5C6470", "#B57A2C", "#C8973E", (-44, 4), (44, 0),
            stride=2.2, lean=-58), streaks(14, 60, 40,
        "#E4F4C8", 0.5), rays_of(64, 126, 10, 8, 30, "#F4FFD8", 0.7, 3)),
    "memory_erasure": shot(ROSE_FOG, mist(60, 60, "#F4DCE0", 0.6), fading_head, mist(150, 20, "#D8A8B4", 0.8)),
    "blood_reflux": shot(MARROW, light(120, 60, 90, "#FF5A3A", 0.6), *(vein(p, w, "#E8281E", 0.8) for p, w in (([(40,
        170), (70, 90), (112, 58)], 10), ([(
        204, 170), (176, 92), (130, 58)], 10), ([(120, 172), (132, 110), (121, 62)], 14))),
            shape("M120 8C150 40 158 60 146 78C136 92 106 92 96 78C84 60 92 "
        "40 120 8Z", "#D8201E", soft=0.5), hole("M104 60Q102 44 112 34Q110 50 112 66Z", "#FFC8B0", 0.8),
            shape("M70 128L84 104L96 130L88 130L88 150L78 150L78 "
        "130Z", "#FFD0B8"), shape("M146 128L160 104L172 130L164 130L164 150L154 150L154 130Z", "#FFD0B8")),
    "frenzied_whisper": shot(CRYPT, light(170, 84, 80, "#FFC8A0", 0.4), mouths, ear, rings(176, 90, 4, 15, "#F06A8A",
        0.6, 1.1, 1.6)),
    "rusty_blade": shot(STORM_RED, light(110, 80, 90, "#F0B07A", 0.5), great_sword(58, 160, 1.2, 44, "#8A4E2C", "",
        "#6A4A34"), holes((112, 108, 5), (128, 88, 3.6),
        (146, 74, 4.4)), *(shape(f"M{x} {y}l7 3l4 7l-8 1l-6 -5z", "#A85A2A", "rust") for x, y in ((150, 110), (166,
            126), (178, 140), (140, 132), (190, 118))), smoke(
        190, 140, 60, "#6A3A24", 0.35)),
    "shackles": shot(SALT, light(120, 60, 80, "#FFFFFF", 0.3), cuffs, slung([(78, 90), (120, 150), (162, 90)], 6,
        "#4A525C", 18), slung([(120, 124), (128, 150), (120, 180)],
        6, "#4A525C", 8)),
    "armour_corrosion": shot(SLIME, light(120, 80, 100, "#E8F49A", 0.6), gear("a01", 120, 86, 1.15), holes((98, 92, 9),
        (142, 66, 7), (128, 118, 8), (104, 58, 5), (150, 100,
        5)), *(shape(f"M{x} {y}q7 12 0 18q-7 -6 0 -18z", "#C8E04A", soft=0.5) for x, y in ((98, 112), (142, 82), (128,
            138))), smoke(150, 60, 60, "#C8D88A", 0.5)),
    "tinnitus": shot(CHAPEL, rings(120, 84, 7, 18, "#FFE0A0", 0.9, 1.0, 2.4), light(120, 84, 70, "#FFE8B0", 0.7),
        great_bell(120, 130, 96, "#B08A4A", True)),
}  # fmt: skip
enter("corruption", TAINT)
