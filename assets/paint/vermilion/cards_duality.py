"""The pictures of the first fifteen duality cards (5.11), and what others see of a card that is not theirs."""

from __future__ import annotations

from assets.paint.drawn import hole, shape
from assets.paint.folk import held, person
from assets.paint.halls import arch, column, wall
from assets.paint.heads import look
from assets.paint.land import beam, crowd, hills, light, mist, rain, rocks, sky, smoke, sparks
from assets.paint.objects import great_bell, parchment
from assets.paint.rooms import anvil, fire, table
from assets.paint.stage import shot
from assets.paint.things import thing
from assets.paint.vermilion.cast import enter, gear
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    CHAPEL,
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
)
from assets.paint.vermilion.scenery import (
    figure,
    heart,
    plain,
    pool,
    rings,
    sign,
    slung,
    vein,
    vertebrae,
)

WHITE, OLD, FAIR, DARK = "#FFF6E0", "#B89078", "#E0B898", "#7A5238"
RIBS = (150, 128, 106, 84, 62)


def door_rib(y: int) -> str:
    """A pair of ribs over a door, as path data."""
    left = f"M68 {y}Q96 {y - 24} 116 {y - 6}L116 {y + 2}Q96 {y - 10} 68 {y + 10}Z"
    return left + f"M172 {y}Q144 {y - 24} 124 {y - 6}L124 {y + 2}Q144 {y - 10} 172 {y + 10}Z"


FIRST = {
    "d01": shot(RED_NIGHT, wall("#4A2A2C", "rock", light=(120, 60)), arch(120, 160, 108, 146, "#8A6A52", "#7A1A1E",
        "#FF5A2E", frame=12), *(shape(door_rib(y), "#E4D4AE", "stone") for y in RIBS), vertebrae([(120, 30), (121, 90),
            (120, 162)], 11, "#D8C49C",
            spines=False), light(120, 92, 60,
        "#FF7A4A", 0.5)),
    "d02": shot(EMBERS, sky(stars=40), plain(118, "#3E1E1A"), fire(188, 146, 1.2), light(170, 110, 90, "#FF9A4A", 0.7),
        person(84, 54, 0.98, look(OLD, "#E4E0D8",
        "bald", "long", "coif", "#5A5248", old=1.0, brow=-0.3), "tabard", "#5A4A44", "#8A8A8A", "#8A7A5A", (-26, 52),
            (50, 34)), thing("cup", 136, 98, 1.4,
        0, "#C8A45A"), light(136, 80, 24, "#FFD88A", 0.9)),
    "d03": shot(STORM_RED, sky(), hills(96, 8, "#4A222A", 0.4), plain(108, "#5E1E26"),
        hole("M40 140Q120 112 200 140Q120 166 40 140Z", "#FF4A2E", 1), hole(
        "M56 140Q120 122 184 140Q120 156 56 140Z", "#FFC08A", 0.9), light(120, 130, 80, "#FF3A22", 0.8), rain(150,
            "#FF5A44", 6, -30), person(206, 70, 0.5, look(
        FAIR, hat="hood", cloth="#5A3A34"), "robe", "#5A3A34", "#8A6A5A", "#8A6A5A", (-40, -6), (40, -6))),
    "d04": shot(NERVE, wall("#3A2444", "plaster", light=(120, 40)), light(120, 96, 80, "#E8B4FF", 0.6), person(120, 52,
        1.1, look(OLD, "#E8E4EC", "long", woman=True,
        hat="headscarf", cloth="#6A2A4A", old=0.9), "robe", "#4A2458", "#8A5A9A", "#C8A45A", (-42, 44), (42, 44)),
            table(128, "#3E2A22", cloth="#5A1E3A"), gear("t12",
        120, 134, 0.42), thing("candle", 34, 132, 1.3), thing("candle", 206, 132, 1.3)),
    "d05": shot(PALE_DAY, wall("#A8846E", "rock", 0, 138, (60, 20)), plain(134, "#8A5040"), *(vein([(x, -5), (x + 4,
        60), (x - 3, 138)], w, "#E8782E", 0.4) for x, w in (
        (40, 5), (84, 8), (136, 6), (182, 9), (214, 4))), *(hole(f"M{x} {y}q14 -12 28 0q-14 9 -28 0z", "#2A1410",
            0.95) for x, y in ((70, 34), (122, 34), (168, 36))), *(
        person(x, 104, 0.42, look(c, h, cut), "tunic", g, "#D8CDB4", "#8A6A3A", (-12, 46), (16, 40)) for x, c, h, cut,
            g in ((60, FAIR, "#8A4A22", "short", "#5A6A7A"), (
        108, DARK, "#1A1210", "crop", "#7A5A3A"), (162, FAIR, "#C8A060", "bob", "#6A7A4A"))),
            *(shape(f"M{x} 136h14l-2 16h-10z", "#B8C0C8", "metal") for x in (74, 124,
        178))),
    "d06": shot(SEAL_BLUE, sky(moon=(196, 34, 18), stars=60), hills(106, 7, "#1E3048", 0.4), plain(122, "#3A2E38"),
        shape("M78 150V62Q78 26 120 26Q162 26 162 62V150Z",
        "#8E96A0", "rock", soft=0.08), *(slung(p, 2.4, "#1E242C") for p in ([(94, 66), (106, 60), (118, 68)], [(122,
            66), (134, 60), (146, 68)], [(94, 86), (112, 82),
        (146, 88)], [(98, 106), (116, 102), (136, 108)])), slung([(92, 72), (120, 62), (150, 60)], 2.4, "#B83A2E"),
            shape("M50 158Q120 128 190 158V170H50Z", "#4A3430",
        "earth"), thing("rake", 200, 116, 0.8, 14), mist(150, 16, "#5A7A9A", 0.8)),
    "d07": shot(ROSE_FOG, sky(sun=(120, 40, 90)), hills(70, 16, "#8A5A5E", 0.5, peak=True), mist(112, 50, "#F4D4CC",
        0.9), shape("M-10 110Q120 60 250 110V126Q120 78 -10 126Z",
        "#C4605A", "fur"), *(shape(f"M{x} {y}q-4 -34 8 -44q12 10 8 44z", "#F0E2C4", "stone") for x, y in ((10, 112),
            (44, 100), (78, 92), (112, 88), (146, 92), (180, 100),
        (214, 112))), person(120, 52, 0.26, look(FAIR, hat="hood", cloth="#3A3A46"), "robe", "#3A3A46", "#5A5A66",
            "#8A8A8A"), mist(150, 30, "#E8B4AC", 1)),
    "d08": shot(EMBERS, sky(stars=30), light(150, 110, 100, "#FF8A2E", 0.8), plain(138, "#3A2420"), person(84, 50, 0.9,
        look(DARK, "#5A2A1A", "bun", woman=True, brow=0.4),
        "apron", "#6A4A34", "#C8B49A", "#8A8A8A", (-30, 30), (44, 32), None, held("hammer", 40, 0.9)), anvil(164, 150,
            1.35), shape("M140 108L196 100L198 107L142 115Z",
        "#FF9A3A"), *(slung(p, 5, "#F0E8DC") for p in ([(116, 72), (122, 80), (128, 76)], [(52, 74), (58, 82), (64,
            78)])), sparks(50, "#FFD070", 40, 130)),
    "d09": shot(FLESH_DUSK, sky(), smoke(206, 96, 110, "#1E1012", 0.7, 20, 1.3), fire(204, 120, 1.5), hills(112, 6,
        "#3E1A1A", 0.3), plain(124, "#5E2A26"), person(92, 58, 0.92,
        look("#C08E68", "#1A1210", "wild", "full", smile=1.0, brow=0.5), "rags", "#5A4A3A", "#8A7A6A", "#6A6A6A", (-14,
            58), (14, 58)), slung([(76, 114), (92, 124),
        (108, 114)], 5, "#6A727E", 9), slung([(92, 120), (60, 150), (10, 156)], 5, "#6A727E", 16)),
    "d10": shot(CHAPEL, wall("#5A4A52", "rock", 0, 100, (120, 30)), plain(98, "#4A3036"), *(vein([(x, 40), (x, 80), (x,
        118)], 9, c, 0.6) for x, c in ((66, "#FFF4E0"), (174,
        "#F03A2A"))), pool(66, 132, 56, 20, "#F0E8DC"), pool(174, 132, 56, 20, "#C81E1E", "#FFB09A"), light(66, 110,
            50, "#FFFFFF", 0.6), light(174, 110, 50, "#FF4A2E",
        0.7), rings(66, 128, 3, 13, "#FFFFFF", 0.8, 0.36, 1.4), rings(174, 128, 3, 13, "#FFB09A", 0.8, 0.36, 1.4)),
    "d11": shot(BONE_DAWN, sky(sun=(60, 36, 90)), hills(84, 8, "#A87A62", 0.6), plain(96, "#8E4440"),
        shape("M96 96L144 96L220 170L20 170Z", "#B88A6C", "earth", soft=0.04),
        figure("kynodon", 124, 164, 0.5), shape("M62 168Q58 140 84 136Q112 128 150 136Q186 138 184 168Z", "#7A5A44",
            "fur"), sign("night-sleep", 150, 84, 30, "#5A6AB0", "#FFFFFF"),
            figure("kynodon", 214, 92, 0.2, tone="#6A3430", far=0.6)),
    "d12": shot(CHAPEL, sky(sun=(180, 30, 70)), wall("#5A4A56", "brick", 20, 130, (150, 20)), arch(170, 130, 54, 96,
        "#8A7A82", "#E8B078", "#FFE2B0", frame=8), column(40, 136,
        26, 100, "#9A8A8E"), column(112, 136, 22, 62, "#9A8A8E"), plain(130, "#4A343A", 7), great_bell(116, 158, 84,
            "#B08A4A"), rings(116, 118, 4, 22, "#FFE0A0", 0.5, 0.8,
        1.6), beam(176, 20, 40, 160, -30, "#FFE8B8", 0.4), rocks(160, 7, 9, "#7A6A70")),
    "d13": shot(MARROW, table(-10, "#4A2A1E"), light(150, 66, 90, "#FFC46A", 0.5), parchment(104, 86, 1.3, -9,
        "#B02A22"), fire(190, 64, 1.3, False), hole("M150 40Q142 66 160 84Q146 "
        "100 156 124L140 130Q146 100 134 84Q142 60 136 42Z", "#1A0A06", 0.9), sparks(24, "#FFB04A", 0, 80)),
    "d14": shot(RED_NIGHT, wall("#3E1E26", "panel", light=(120, 40)), light(120, 66, 90, "#FF6A4A", 0.7), heart(120,
        66, 24), hole("M84 112V40Q84 12 120 12Q156 12 156 40V112Z", "#DDF0FF", 0.16), *(slung(p, 1.6,
            "#F4FAFF") for p in ([(86, 110), (84, 30), (112,
        14)], [(92, 104), (92, 60), (98, 36)])), shape("M72 110H168L176 124H64Z", "#B98B45", "metal"), crowd(168, 14,
            22, "#14060C", 0, 240, 1, raised=1.0)),
    "d15": shot(GREEN_GLOOM, sky(sun=(190, 40, 60)), hills(84, 10, "#24402E", 0.5, peak=True), plain(94, "#4A3A30"),
        shape("M100 168Q110 130 60 96L72 94Q132 126 140 168Z",
        "#B89A72", "earth", soft=0.05), shape("M110 168Q140 120 204 98L214 102Q160 130 150 168Z", "#B89A72", "earth",
            soft=0.05), person(118, 62, 0.68, look(OLD, "#6A4A2A",
        "short", "short", "brim", "#5A4A34", smile=0.5), "coat", "#5A5240", "#C8B48A", "#8A6A3A", (-34, 16), (26, 52),
            None, held("staff", 4, 0.9), lean=-6), mist(90, 12,
        "#6E9A66", 0.8)),
    "sealed": shot(SALT, table(-10, "#3A2226"), light(110, 70, 110, "#FFE8C8", 0.4), shape("M78 16H166V152H78Z",
        "#D8C29A", "paper", soft=0.05), shape("M122 16H166V152H122Z", "#8E1E26",
        "cloth", soft=0.05), sign("domino-mask", 122, 80, 62, "#F8ECD0", "#2A0A10"),
            shape("M122 124m-15 0a15 14 0 1 0 30 0a15 14 0 1 0 -30 0z", "#B02A22", soft=0.4), sign(
        "heart-organ", 122, 124, 16, "#E89A8A")),
}  # fmt: skip
enter("duality", FIRST)
