"""The pictures of basic and unique action cards (5.1)."""

from __future__ import annotations

from functools import partial

from assets.paint.drawn import footprints, hole, shape
from assets.paint.folk import held
from assets.paint.land import beam, bolt, hills, light, mist, rocks, sky, smoke, sparks, streaks
from assets.paint.objects import hand
from assets.paint.stage import shot
from assets.paint.things import thing
from assets.paint.vermilion.cast import enter, gear, hero
from assets.paint.vermilion.ground import small_wall
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    EMBERS,
    FLESH_DUSK,
    MARROW,
    NERVE,
    PALE_DAY,
    RED_NIGHT,
    ROSE_FOG,
    SEAL_BLUE,
    STORM_RED,
    TONIC,
)
from assets.paint.vermilion.scenery import (
    figure,
    long_bone,
    plain,
    quill_of,
    rays_of,
    rings,
    sign,
    slash,
    sprite,
    vein,
    vertebrae,
)
from assets.paint.vermilion.signs import die, doubled, token

WHITE, EMBER, ICE, VIOLET = "#FFF6E0", "#FF7A3A", "#BFE4FF", "#D8A0FF"
THREAT, CALM = partial(token, threat=True), partial(token, threat=False)
WAVE = ("M-10 140C40 150 96 130 112 80C122 40 168 14 206 34C240 54 226 100 190 96C168 92 170 66 190 66C160 56 148 92 "
        "164 114C186 142 232 132 260 110V180H-10Z")

UNIQUE = {
    "attack": shot(RED_NIGHT, sky(sun=(160, 60, 90)), hills(112, 8, "#3E1018", 0.4, peak=True), plain(124),
        slash([(30, 140), (110, 20), (226, 36)], 26), gear("w01", 118, 86, 0.92, 4), sparks(26, EMBER, 10, 120)),
    "defend": shot(SEAL_BLUE, sky(sun=(70, 50, 120)), plain(132, "#4A2A3A"), rays_of(150, 66, 22, 20, 130, WHITE, 0.6,
        5),
        thing("tower_shield", 104, 88, 1.45, -8, "#2F4F86"), light(150, 66, 40, "#FFF0C0", 0.9),
        quill_of(150, 68, 110, 62)),
    "move": shot(BONE_DAWN, sky(sun=(190, 44, 100), rays=9), hills(74, 8, "#A87A62", 0.6), plain(84, "#8E3A38", 13,
        True),
        footprints([(36, 150, 1.2, 40), (60, 132, 1.1, 40), (78, 142, 1.05, 40), (98, 118, 0.9, 40)]), gear("s01", 150,
            84,
        0.8), streaks(16, 110, 40, WHITE, 0.35)),
    "u01": shot(PALE_DAY, sky(sun=(60, 30, 80)), hills(96, 8, "#A08878", 0.5), plain(110, "#8A4440"), figure("kynodon",
        186,
        136, 0.62, turn=24), rays_of(136, 84, 18, 10, 62, WHITE, 0.85, 5), hero("karon", 66, 44, 0.7, (38, 44), (-20,
            46), held(
        "tower_shield", 12, 0.86, "#2F4F86"), None, 1.2, 12), sparks(20, WHITE, 50, 110)),
    "u02": shot(SEAL_BLUE, sky(stars=50), light(166, 66, 100, "#8AC8F0", 0.7), rings(166, 66, 4, 17, ICE, 0.8, 1.0, 2),
        sign("crossed-chains", 166, 66, 60, "#E8F6FF", "#5AB0F0"), hero("karon", 70, 54, 0.86, (-20, 60), (46, 6),
            None, None),
        sprite(CALM, 166, 66, 0.34), mist(156, 16, "#34526E", 0.9)),
    "u03": shot(STORM_RED, sky(), hills(92, 9, "#5E343A", 0.5, peak=True), plain(106, "#6A2E34"), hero("ioan", 62, 66,
        0.6, (-16,
        40), (20, 40), far=0.15), figure("ungulus", 210, 138, 0.52), hero("karon", 116, 52, 0.7, (-18, 46), (34, 40),
            None, held(
        "tower_shield", 4, 0.8, "#2F4F86"), 1.1), quill_of(146, 78, 60, 74), rays_of(146, 78, 12, 5, 34, WHITE, 0.8,
            3)),
    "u04": shot(FLESH_DUSK, sky(sun=(66, 58, 120), rays=11), hills(130, 6, "#5E1E24", 0.4), long_bone(76, 136, 120, 90,
        20), rocks(
        166, 6, 12, "#5A2A28", 10, 150), hero("seria", 74, 34, 0.5, (36, 22), (6, 18), held("bow", 20, 0.9, "#E4D6B4"),
            None, 0.9),
        slash([(96, 44), (160, 84), (226, 150)], 4, WHITE, EMBER), figure("myomita", 216, 162, 0.34)),
    "u05": shot(ROSE_FOG, sky(sun=(40, 40, 90)), plain(112, "#8A4046"), streaks(30, 96, 50, WHITE, 0.4), hero("seria",
        74, 50, 0.7,
        (42, 24), (10, 26), held("bow", 14, 1.0, "#E4D6B4"), None, 1.6, -22), slash([(110, 66), (160, 58), (232, 56)],
            5, WHITE,
        "#F0B0A0"), footprints([(150, 146, 1.0, -90), (178, 140, 0.95, -90), (206, 146, 0.9, -90)]), mist(156, 12,
            "#F0D0C8", 0.8)),
    "u06": shot(TONIC, sky(sun=(190, 40, 100)), mist(60, 40, "#F0E0A0", 0.5), hero("seria", 84, 76, 2.1, (66, 16), (-6,
        30)), gear("w02",
        178, 92, 0.9, 0, True), rings(208, 60, 4, 11, "#FFF0B0", 0.9, 1.0, 1.6), light(208, 60, 34, "#FFF0B0", 0.7)),
    "u07": shot(EMBERS, light(120, 84, 130, "#FF5A1E", 0.8), sprite(doubled, 164, 92, 0.72, 18), sprite(partial(die,
        kind="breakthrough", face=0), 82, 112, 0.5, -24), slash([(20, 22), (110, 46), (196, 160)], 9), slash([(50, 8),
            (140, 40), (222, 140)],
        9), slash([(6, 54), (90, 72), (160, 166)], 9), gear("w03", 64, 58, 0.6, -30), sparks(50, "#FFB04A")),
    "u08": shot(RED_NIGHT, sky(), plain(126), shape(WAVE, "#B81E26", "cloth", soft=0.3), slash([(34, 130), (96, 116),
        (120, 40)], 12), hero("drava", 60, 52, 0.66, (-28, 30), (40, 24), None, held("sabre", 30, 1.1), 1.3, 10),
        sparks(26, "#FF5A4A")),
    "u09": shot(FLESH_DUSK, sky(sun=(210, 54, 100)), plain(104, "#9A2A30", 13), *(vein([(-10, 84 + k * 17), (70,
        78 + k * 15), (126, 84 + k * 9)],
        3, "#FF3A2E", 0.7) for k in range(4)), streaks(40, 104, 60, "#FFB08A", 0.5), hero("drava", 146, 50, 0.68, (-40,
            34), (40, 44), stride=2.0,
        lean=24), mist(156, 14, "#C84A3E", 0.7)),
    "u10": shot(MARROW, sky(), beam(120, -10, 120, 190, 0, "#FFE8B0", 0.6), *(thing("candle", x, y, 1.3) for x,
        y in ((28, 148), (54, 156), (186,
        156), (212, 148))), hero("ioan", 120, 62, 0.72, (-40, -4), (40, -4)), *(hole(f"M{x} {y}l16 -5l8 26l-16 5z",
            "#140A1A", 0.95) for x, y in ((
        50, 44), (168, 38), (196, 70), (24, 82))), sparks(44, "#FFD070", 0, 120)),
    "u11": shot(BONE_DAWN, sky(sun=(60, 36, 90)), plain(136, "#8A4440"), smoke(190, 110, 120, "#F4E8DC", 0.8, -90,
        1.3), smoke(150, 128, 110,
        "#E8DCD0", 0.7, -110, 1.1), slash([(30, 60), (120, 160), (216, 96)], 12, "#FFF2D8", "#FFB46A"), gear("w04",
            132, 84, 1.0, 6),
        sign("sleepy", 52, 44, 30, "#6A7ABF", "#FFFFFF", 0.85)),
    "u12": shot(TONIC, light(120, 84, 110, "#FFC45A", 0.9), hand(52, 104, 1.2, -8, "#D8A57C", "#E8E2D4", True),
        hand(192, 96, 1.2, 6,
        "#8E5A3C", "#A82A36", True, True), gear("t04", 120, 70, 0.72), sparks(30, "#FFE08A", 20, 110)),
    "u13": shot(NERVE, sky(stars=20), plain(128, "#3A1E44"), figure("cranix", 46, 142, 0.52, True), figure("osteodon",
        188, 142, 0.54), *(vein([(62,
        80 + k * 8), (120, 10 + k * 24), (180, 84 + k * 8)], 3, "#B45AF0", 0.8) for k in range(3)), sprite(THREAT, 120,
            54, 0.44), sprite(
        THREAT, 150, 62, 0.3)),
    "u14": shot(NERVE, sky(), light(120, 80, 110, "#E8C0FF", 0.8), bolt(90, -5, 96, 2), bolt(160, -5, 92, 7), bolt(124,
        -5, 70, 4), plain(132,
        "#3E2040"), figure("kynodon", 124, 146, 0.84), rays_of(118, 82, 20, 30, 92, "#F4E0FF", 0.75, 3), sprite(THREAT,
            204, 40, 0.4), sprite(THREAT,
        26, 30, 0.32)),
    "u15": shot(STORM_RED, sky(sun=(40, 30, 60)), plain(114, "#5E2A30"), hero("mirka", 48, 50, 0.66, (-16, 44), (34,
        26), stride=1.2, lean=-12),
        vertebrae([(70, 68), (120, 30), (168, 92)], 8, "#F0E4C4"), figure("tendrilla", 186, 144, 0.58, turn=-18),
            streaks(20, 116, 40,
        WHITE, 0.4)),
    "u16": shot(PALE_DAY, sky(), hills(120, 6, "#A08878", 0.5), sprite(small_wall, 176, 96, 0.9, 14),
        *(shape(f"M{x} {y}l{k} {-k // 2}l{k} "
        f"{k // 2}l{-k // 4} {k}l{-k} {k // 3}z", "#E4D4AE", "rock") for x, y, k in ((204, 40, 14), (150, 30, 11),
            (222, 86, 12), (130, 54, 8),
        (190, 18, 8))), hero("tolgar", 56, 50, 0.7, (-10, 24), (40, 20), stride=1.4, lean=14), gear("w06", 112, 64,
            0.66, 28), rays_of(150, 84, 16,
        8, 70, WHITE, 0.85, 5), mist(152, 16, "#E0D0C0", 0.9)),
    "u17": shot(MARROW, sky(), plain(88, "#6A2A22", 11), rings(120, 124, 6, 24, "#FFD08A", 1.0, 0.36, 4),
        long_bone(120, 130, 210, 0, 14), long_bone(
        120, 130, 90, 90, 11), gear("w06", 126, 66, 0.84, 138), rays_of(120, 124, 14, 8, 50, WHITE, 0.9, 4), rocks(70,
            5, 7, "#8A5A44", 20, 220)),
    "u18": shot(STORM_RED, sky(), plain(132, "#5A2A30"), streaks(40, 80, 70, "#FFE0D0", 0.45), hero("tolgar", 74, 66,
        0.94, (36, 44), (-4, 60), held(
        "tower_shield", 6, 1.0, "#7A5A2C"), None, 1.4, -6), *(quill_of(x, y, 62, 78 + k) for x, y, k in ((122, 60, 0),
            (126, 88, 6), (120, 112,
        -6), (128, 134, 4))), rays_of(128, 96, 12, 6, 30, WHITE, 0.6, 3)),
}  # fmt: skip
enter("card", UNIQUE)
