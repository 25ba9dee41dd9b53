"""The pictures of advanced action cards (5.2)."""

from __future__ import annotations

from functools import partial

from assets.paint.drawn import hole, shape
from assets.paint.folk import held
from assets.paint.halls import wall
from assets.paint.land import beam, hills, light, mist, rocks, sky, smoke, sparks, streaks
from assets.paint.objects import great_sword, hand, parchment
from assets.paint.rooms import fire
from assets.paint.stage import shot
from assets.paint.things import thing
from assets.paint.vermilion.cast import enter, gear, hero
from assets.paint.vermilion.ground import marker
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    CHAPEL,
    CRYPT,
    EMBERS,
    FLESH_DUSK,
    GREEN_GLOOM,
    MARROW,
    NERVE,
    PALE_DAY,
    RED_NIGHT,
    ROSE_FOG,
    SALT,
    SEAL_BLUE,
    STORM_RED,
    TONIC,
)
from assets.paint.vermilion.scenery import (
    figure,
    plain,
    pool,
    rays_of,
    rings,
    sign,
    slash,
    slung,
    sprite,
    vein,
    vertebrae,
)
from assets.paint.vermilion.signs import die, token

WHITE, EMBER, ICE = "#FFF6E0", "#FF7A3A", "#BFE4FF"
THREAT, CALM = partial(token, threat=True), partial(token, threat=False)
TAINT = partial(die, kind="corruption", face=5)

ADVANCED = {
    "ad01": shot(FLESH_DUSK, sky(sun=(120, 40, 100)), plain(96), *(figure("myomita", x, y, k, f) for x, y, k,
        f in ((36, 118, 0.4, True), (204, 118,
        0.4, False), (120, 164, 0.42, False))), hero("drava", 120, 44, 0.6, (-40, 30), (40, 30), held("sabre", -80,
            1.0), held("sabre", 80, 1.0),
        1.2), slash([(20, 96), (122, 168), (224, 88)], 15)),
    "ad02": shot(CRYPT, light(118, 70, 100, "#FFDFA0", 0.6), parchment(112, 84, 1.25, -7, "#B02A22"), great_sword(164,
        168, 1.05, -18, "#B8C4D2"),
        sign("skull-crossed-bones", 100, 72, 34, "#5A1418", "", 0.7)),
    "ad03": shot(SEAL_BLUE, sky(moon=(188, 34, 17), stars=80), hills(104, 7, "#1E3048", 0.4), plain(116, "#33303E"),
        figure("kynodon", 88, 140, 0.62,
        turn=0, tone="#182436", far=0.3), sign("night-sleep", 60, 40, 30, ICE, "#4A8AD0"), hero("mirka", 176, 66, 0.58,
            (-30, 26), (16, 44), held("dagger",
        -70, 1.3), None, 1.2, -12, tone="#101828", far=0.35), mist(156, 16, "#34526E", 1)),
    "ad04": shot(STORM_RED, sky(), plain(92, "#6A2A30"), rings(120, 118, 6, 25, "#FFC8A8", 1.0, 0.42, 5),
        light(120, 96, 80, "#FFB07A", 0.9), rays_of(120, 112, 22, 6, 66, "#FFF0D8", 0.85, 5),
        *(figure("myomita", x, y, 0.34, f, turn=r) for x, y, f, r in ((36, 108, True, -50), (204, 106, False, 50),
            (54, 158, True, -40), (190, 160, False, 44))), rocks(90, 5, 6, "#8A5A4A", 60, 180)),
    "ad05": shot(BONE_DAWN, sky(sun=(40, 40, 90)), hills(108, 7, "#A87A62", 0.55), plain(122, "#8A3E3A"),
        figure("cranix", 92, 146, 0.56), figure("osteodon", 182, 146, 0.56), gear("w08", 128, 92, 1.5, 40),
        rays_of(94, 94, 10, 4, 30, WHITE, 0.8, 3), rays_of(168, 90, 10, 4, 30, WHITE, 0.8, 3)),
    "ad06": shot(RED_NIGHT, sky(), *(part for x, y, k in ((30, 46, 1.0), (78, 30, 0.7), (166, 34, 0.8), (212, 52, 1.1),
        (196, 92, 0.7), (44, 96, 0.8)) for
        part in (light(x, y, 20 * k, "#FF3A1E", 0.9), sign("evil-eyes", x, y, 36 * k, "#FFC83A", "#FF3A1E"))),
            plain(136, "#3E1018"), light(120, 70, 70,
        "#FFB46A", 0.8), hero("drava", 120, 58, 0.66, (-46, 14), (46, 14), None, held("torch", 6, 1.2), 1.2)),
    "ad07": shot(PALE_DAY, sky(), wall("#B8A488", "rock", 0, 132, (150, 30), 138, 250), plain(130, "#8E5A50"),
        shape("M150 60L168 44L190 62L214 58L206 86L222 104L196 110L180 128L164 106L146 96Z", "#140A0A", "rock"),
        *(slung(p, 2, "#2A1A14") for p in ([(196, 60), (214, 30), (208, 4)], [(210, 98), (230, 110), (238, 130)])),
        shape("M-20 70L140 60L140 98L-20 112Z", "#6A4428", "post"), shape("M126 56L150 54L172 80L150 104L126 102Z",
        "#E4D4AE", "stone"), *(shape(f"M{x} {x // -16 + 68}l12 -1v42l-12 1z", "#565E6A", "metal") for x in (20, 70,
            108)),
        rays_of(172, 80, 14, 8, 52, WHITE, 0.85, 4), *(shape(f"M{x} {y}l{k} {-k // 2}l{k} {k // 2}l{-k // 4} {k}l{-k} "
        f"{k // 3}z", "#D8C8A4", "rock") for x, y, k in ((204, 30, 12), (160, 24, 8), (214, 128, 10), (176, 140, 8))),
        mist(156, 14, "#E0D0C0", 0.8)),
    "ad08": shot(NERVE, light(128, 62, 90, "#9A4AF0", 0.8), hand(96, 130, 1.5, -14, "#C98F66", "#4A2A2E", True),
        smoke(134, 96, 100, "#0A0610", 0.95, 24,
        1.1), sprite(TAINT, 136, 72, 0.62, 14), *(vein(p, 2.4, "#7A3AC0", 0.7) for p in ([(104, 122), (80, 132), (50,
            128)], [(112, 128), (96, 148), (60,
        152)])), sparks(24, "#C88AFF", 10, 110)),
    "ad09": shot(SALT, light(120, 84, 110, "#FFFFFF", 0.5), sprite(THREAT, 70, 84, 0.98), sprite(CALM, 174, 84, 0.98),
        slash([(66, 34), (122, -4), (182, 32)],
        9, "#FFE8B0", EMBER), slash([(178, 136), (122, 174), (62, 138)], 9, "#E8F4FF", "#5AA0F0"),
            shape("M182 20L198 44L168 40Z", "#FFD08A"), shape(
        "M62 152L46 126L76 132Z", "#BFDCFF")),
    "ad10": shot(TONIC, sky(sun=(120, 76, 130), rays=13), plain(134, "#5A4A2A"), hero("ioan", 120, 74, 0.66, (-18, 44),
        (18, 44), stride=0), *(gear(
        "tonic", 120 + 78 * dx, 84 + 58 * dy, 0.3) for dx, dy in ((0, -1.1),)), rings(120, 84, 1, 80, "#FFF0B0", 1.0,
            0.76, 5), *(hole(
        f"M{x} {y}l15 -3l4 22l-15 3z", tone, 0.95) for x, y, tone in ((34, 60, "#E8D6B0"), (186, 62, "#E8D6B0"), (60,
            128, "#A83A32"), (164, 130,
        "#A83A32"))), sparks(30, "#FFE08A")),
    "ad11": shot(MARROW, sky(), plain(72, "#6A2C26", 9, True), light(120, 80, 70, "#FFB46A", 0.8),
        sprite(partial(marker, colour="breakthrough"), 122, 100, 1.25),
        hand(52, 58, 1.1, 32, "#C98F66", "#4A2A2E"), rays_of(122, 104, 14, 44, 84, "#FFE0B0", 0.5, 3)),
    "ad12": shot(RED_NIGHT, sky(moon=(120, 58, 44), stars=30, light="#FFD8C0"), hero("drava", 118, 24, 0.56, (-44, 8),
        (30, 46), held("sabre", -20, 1.2), held(
        "sabre", 150, 1.2), 2.0, 16), plain(140, "#4A1620"), figure("cranix", 150, 156, 0.44), streaks(14, 40, 40,
            "#FFD0B8", 0.4)),
    "ad13": shot(ROSE_FOG, sky(sun=(50, 36, 80)), plain(140, "#8A2E38"),
        shape("M-10 150C30 150 70 138 96 108C126 70 170 34 208 52C244 72 224 118 188 108C214 "
        "104 212 74 190 76C160 80 158 136 260 140V180H-10Z", "#B03A42", "fur", soft=0.25), *(vein([(10 + k * 14, 152),
            (92 + k * 9, 128 - k * 5), (150 + k * 10, 66 -
        k * 3)], 1.6, "#F0907A", 0.3) for k in range(4)), hero("seria", 128, 36, 0.42, (-30, 20), (30, 20), stride=1.8,
            lean=14)),
    "ad14": shot(BONE_DAWN, sky(sun=(180, 46, 110), rays=9), hills(128, 7, "#8A5A4C", 0.5), vertebrae([(-16, 150), (96,
        60), (256, 96)], 24, "#F0E4C6", 0, 0.8), hero(
        "seria", 122, 30, 0.42, (-36, 30), (34, 30), stride=2.0, lean=18), streaks(14, 70, 30, WHITE, 0.4), mist(158,
            14, "#E8C8A8", 0.8)),
    "ad15": shot(STORM_RED, sky(), light(120, 78, 100, "#FFE0A0", 0.8), great_sword(36, 160, 1.0, 46, "#A4AFBE"),
        great_sword(206, 160, 1.0, -46, "#8A3A34", "", "#4A3A34"),
        rays_of(121, 76, 20, 6, 62, WHITE, 0.9, 4), light(121, 76, 44, "#FFF8E0", 1.0), sparks(40, "#FFD070", 20, 130)),
    "ad16": shot(GREEN_GLOOM, sky(sun=(60, 40, 70)), plain(122, "#4A3A30"), hero("mirka", 84, 62, 0.66, (-34, 46), (30,
        8), stride=1.6, lean=-30), slash([(232, 30), (
        150, 70), (112, 130)], 8, "#F4FFE0", "#9AC86A"), slash([(236, 54), (168, 88), (130, 150)], 8, "#F4FFE0",
            "#9AC86A"), slash([(222, 8), (134, 50), (98, 106)], 8, "#F4FFE0",
        "#9AC86A"), streaks(16, 110, 40, "#E0F4C8", 0.4)),
    "ad17": shot(CRYPT, light(74, 90, 80, "#FF8A2E", 0.7), light(172, 90, 80, "#4AA0F0", 0.7), fire(70, 150, 1.9),
        shape("M172 44C196 84 206 110 194 132C182 152 160 152 150 "
        "132C138 110 150 84 172 44Z", "#3E8AD0", soft=0.5), gear("tonic", 120, 84, 1.15), sparks(26, "#FFE0A0")),
    "ad18": shot(SALT, light(120, 80, 110, "#FFF0D0", 0.5), sign("gears", 62, 92, 104, "#7A6A4A", "#3A3020"),
        sign("gears", 190, 60, 70, "#9A8A5E", "#3A3020"), sprite(partial(die,
        kind="breakthrough", face=1), 128, 88, 0.74, 24), slash([(96, 26), (150, 4), (196, 36)], 7, WHITE, "#E8A83A"),
            slash([(160, 152), (106, 172), (62, 142)], 7, WHITE,
        "#E8A83A")),
    "ad19": shot(CHAPEL, shape("M14 16H226V148H14Z", "#26302C", "stone", soft=0.05), shape("M8 10H232V18H8Z",
        "#7A5230", "wood"), shape("M8 146H232V156H8Z", "#7A5230", "wood"),
        *(slung(p, 1.6, "#E8E4D0") for p in ([(30, 36), (60, 32), (90, 38)], [(150, 34), (180, 30), (210, 36)], [(40,
            132), (80, 128), (110, 134)], [(150, 132), (170, 136),
        (204, 130)])), sprite(partial(die, kind="imprint", face=1), 66, 84, 0.6, -8),
            shape("M104 76H132V66L152 84L132 102V92H104Z", "#F0E8D0", soft=0.2), sprite(partial(die,
        kind="imprint", face=3), 186, 84, 0.66, 8)),
    "ad20": shot(EMBERS, sky(), light(120, 70, 110, "#FF6A2E", 0.6), plain(140, "#3E1614"), *(hero("drava", x, 52, 0.6,
        left, right, held("sabre", a, 1.1), held("sabre", b, 1.1), 1.4, lean,
        far=far, tone=tone) for x, left, right, a, b, lean, far, tone in ((50, (-38, 10), (36, 40), -20, 120, -14, 0.6,
            "#C83A2A"), (86, (-30, 40), (40, 12), -120, 20, -6, 0.35,
        "#D8502E"), (140, (-42, 26), (44, 4), -60, 30, 8, 0.0, ""))), slung([(10, 120), (120, 176), (232, 96)], 5,
            "#8E98A6", 22), sparks(30, EMBER)),
    "ad21": shot(SEAL_BLUE, sky(), light(140, 70, 90, "#6AB0F0", 0.6), great_sword(70, 150, 1.15, 42, "#7FB8E8"),
        *(shape(f"M{x} {y}q7 14 0 20q-7 -6 0 -20z", "#4A9AE8", soft=0.5) for
        x, y in ((132, 92), (112, 112), (152, 74), (92, 136))), pool(116, 154, 60, 7, "#2E6AB0"), sign("sleepy", 202,
            60, 44, "#E8F6FF", "#4A8AD0"), slung([(150, 146), (196, 150), (232,
        124)], 4, "#7A8AA0", 10)),
    "ad22": shot(TONIC, light(120, 84, 120, "#FFC45A", 0.9), gear("tonic", 118, 84, 1.5), beam(118, -10, 60, 190, 0,
        "#FFF4C8", 0.4), thing("feather", 206, 132, 0.9, 60), gear("t05", 194, 110,
        0.5, 20), sparks(44, "#FFE890"), shape("M30 74h16v-16h16v16h16v16h-16v16h-16v-16h-16z", "#F4E0A0", "metal")),
}  # fmt: skip
enter("card", ADVANCED)
