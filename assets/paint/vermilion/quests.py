"""The ten pages of the campaign's book (5.13): ``vermilion/quest/<id>.jpg``, 1280 x 720."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from assets.paint import atlas
from assets.paint.atlas import Picture, Pixels
from assets.paint.base import IRON, glyph_path, solid_glyph
from assets.paint.beasts import mule
from assets.paint.drawn import shape
from assets.paint.halls import arch, column, wall
from assets.paint.land import beam, hills, light, mist, rocks, sky, smoke, sparks
from assets.paint.stage import Mood, Part, Stage
from assets.paint.vermilion.ground import tree, wagon
from assets.paint.vermilion.moods import (
    BONE_DAWN,
    CHAPEL,
    CRYPT,
    FLESH_DUSK,
    GREEN_GLOOM,
    MARROW,
    RED_NIGHT,
    ROSE_FOG,
    SLIME,
    STORM_RED,
)
from assets.paint.vermilion.scenery import (
    figure,
    heart,
    long_bone,
    plain,
    pool,
    quill_of,
    rays_of,
    rib_vault,
    rings,
    skulls,
    sprite,
    vein,
)

PAGE, FINE = (320, 180), 4
PARTY = ("karon", "seria", "drava", "ioan", "mirka", "tolgar")


def riders(x: float, y: float, size: float, step: float, names: tuple[str, ...] = PARTY,
    flip: bool = True) -> tuple[Part, ...]:
    """The party in a row, seen from some way off."""
    return tuple(figure(n, x + k * step, y + (k % 2) * size * 9, size, flip) for k, n in enumerate(names))


def milestone(x: float, y: float, size: float) -> Part:
    """A stone beside the road."""
    return shape(f"M{x - 8 * size} {y}V{y - 20 * size}Q{x} {y - 30 * size} {x + 8 * size} {y - 20 * size}V{y}Z",
        "#A8A29A",
                 "rock")  # fmt: skip


def shield(canvas: skia.Canvas) -> None:
    """A round shield that somebody lost."""
    solid_glyph(canvas, glyph_path("checked-shield"), IRON, (-50, -50, 100, 100), 4)


QUESTS: dict[str, tuple[Mood, tuple[Part, ...]]] = {
    "q01": (BONE_DAWN, (
        sky(sun=(60, 56, 120), rays=11), hills(96, 9, "#A87A62", 0.6), plain(106, "#8E3C38", 11), shape(
            "M100 180Q150 140 168 106H180Q196 140 220 180Z", "#B88A6C", "earth", soft=0.04), milestone(120, 146, 1.0),
        milestone(214, 128, 0.7), *riders(26, 138, 0.26, 15), *(figure("kynodon", x, y, k) for x, y, k in ((196, 124,
            0.34),
            (246, 138, 0.5), (288, 126, 0.36), (276, 168, 0.66))), mist(112, 10, "#F0D0B0", 0.7))),
    "q02": (ROSE_FOG, (
        sky(), wall("#9A7A6E", "rock", 24, 128, (220, 40), 150, 330), plain(124, "#7A3A40", 11), *(part for x,
            y in ((190, 64),
            (236, 80), (282, 58), (214, 104)) for part in (sprite(shield, x, y, 0.27), quill_of(x + 2, y, 64, 64))),
        figure("ungulus", 292, 164, 0.7), figure("ungulus", 150, 128, 0.3), *riders(30, 156, 0.38, 26, ("seria",
            "karon",
            "mirka")), mist(130, 14, "#F0CCC4", 0.9), mist(60, 30, "#F0CCC4", 0.5))),
    "q03": (MARROW, (
        sky(sun=(160, 70, 110)), hills(84, 6, "#6A2A1E", 0.5), plain(92, "#8A2A22", 13), *(part for x, y, k in ((84,
            140, 0.62),
            (172, 116, 0.42), (252, 150, 0.72)) for part in (rings(x, y, 4, 26 * k, "#FFB06A", 0.9, 0.4, 3),
                pool(x, y, 40 * k, 12 * k, "#E8502E", "#FFE0B0"), rays_of(x, y, 16, 6 * k, 46 * k, "#FFC88A", 0.6, 3),
                    light(x, y - 10, 60 * k, "#FF7A3A", 0.7))), figure("phagoris", 206, 150,
                    0.46), figure(
            "phagoris", 124, 116, 0.28), *riders(28, 168, 0.32, 24, ("tolgar", "ioan")), sparks(50, "#FFB06A"))),
    "q04": (GREEN_GLOOM, (
        sky(sun=(90, 40, 90)), hills(90, 9, "#2E4A38", 0.5), plain(112, "#4E342E", 9), *(sprite(partial(tree,
            full=True), x, y, k, far=f)
            for x, y, k, f in ((60, 84, 0.5, 0.6), (140, 80, 0.46, 0.6), (286, 80, 0.6, 0.5), (226, 96, 0.9, 0.15),
                (20, 104, 0.9, 0.2))),
        beam(180, -10, 90, 190, 20, "#F0FFC8", 0.3), sprite(partial(wagon, state="empty"), 112, 146, 0.66), mule(166,
            162, 60), *(figure(
            "tabanix", x, y, k) for x, y, k in ((250, 66, 0.3), (286, 110, 0.42), (206, 48, 0.24))), figure("ioan", 66,
                162, 0.36, True),
        mist(132, 12, "#9AC08A", 0.7))),
    "q05": (RED_NIGHT, (
        sky(moon=(204, 62, 50), stars=70, light="#FF9A7A"), hills(118, 10, "#2E0E14", 0.3, peak=True), plain(136,
            "#3E121A"), shape(
            "M110 140Q150 110 176 106L240 104Q280 116 300 144Z", "#2A1014", "rock"), figure("kynarch", 206, 116, 0.66),
                *(figure("kynodon",
            x, y, k, f, tone="#1A060C", far=0.5) for x, y, k, f in ((116, 148, 0.3, True), (282, 150, 0.34, False),
                (150, 160, 0.34, True))),
        *riders(22, 168, 0.26, 17, PARTY[:4]), mist(160, 14, "#8E2628", 0.6))),
    "q06": (CRYPT, (
        sky(), wall("#4A464A", "rock", 0, 140, (160, 40), -5, 330), arch(160, 148, 96, 132, "#C8B48C", "#140C0C",
            "#C8642A", frame=16), *(long_bone(
            x, 74, 120, 90, 9) for x in (78, 92, 228, 242)), *(long_bone(160, y, 90, 3, 6) for y in (60, 84, 108)),
                plain(142, "#3E2A2C"), skulls(66, 156,
            9, 40, 1.0), skulls(258, 156, 9, 40, 1.0, seed=8), figure("sclerid", 168, 156, 0.44), rings(160, 150, 3,
                30, "#FF9A4A", 0.6, 0.3, 2))),
    "q07": (SLIME, (
        sky(), hills(86, 8, "#4A5226", 0.5), plain(104, "#4E3A28", 9), *(sprite(partial(wagon, state="damaged"), x, y,
            k, t, f) for x, y, k, t, f in ((50,
            106, 0.4, -6, 0.5), (120, 104, 0.36, 8, 0.55), (196, 108, 0.42, -10, 0.4), (272, 112, 0.5, 5, 0.3))),
                *(pool(x, y, 26, 6, "#8EA03A") for x, y in (
            (80, 130), (230, 138))), figure("spirulex", 262, 164, 0.6), figure("rupturon", 176, 150, 0.5),
                sprite(partial(wagon, state="loaded"), 76, 142, 0.66), smoke(196, 96, 80, "#2A3010", 0.5, 30, 0.9),
                    mist(120, 14, "#B4BE5E", 0.7))),
    "q08": (CHAPEL, (
        sky(sun=(160, 60, 110), rays=9), wall("#5A4A5A", "brick", 60, 140, (160, 30), -5, 330), *(column(x, 146, 24, h,
            "#8A7A82") for x, h in ((24, 150), (74,
            110), (246, 120), (300, 150))), *(arch(x, 126, 34, 74, "#7A6A76", "#2A1E34", "#D8A868",
                frame=6) for x in (112, 208)), plain(140, "#4A3440"), light(160,
            70, 90, "#FFD890", 0.6), figure("ossarion", 160, 166, 0.84), rocks(172, 10, 10, "#6A5A66", 0, 320),
                figure("anaxil", 60, 160, 0.36), *riders(206, 172, 0.24,
            16, PARTY[:4], False), mist(150, 10, "#C8A8B8", 0.6))),
    "q09": (STORM_RED, (
        sky(), hills(76, 10, "#5E343A", 0.5, peak=True), plain(86, "#5A2A30", 9), *(part for x, y, k in ((56, 104,
            0.7), (264, 102, 0.7), (44, 158, 1.15), (276,
            158, 1.15)) for part in (pool(x, y, 40 * k, 12 * k, "#C8201E", "#FFB09A"), vein([(x, y - 4), (x - 3,
                y - 30 * k), (x, y - 52 * k)], 6 * k, "#F0382A", 0.7), light(
                x, y - 20, 44 * k, "#FF4A2E", 0.6))), *(vein([(x, y), ((x + 160) / 2, y + 10), (160, 132)], 3,
                    "#E0302A", 0.4) for x, y in ((84, 106), (236, 106), (90, 158), (230,
            158))), *riders(128, 132, 0.3, 22, ("karon", "drava", "ioan", "seria")), mist(96, 10, "#E8A898", 0.6))),
    "q10": (FLESH_DUSK, (
        sky(sun=(170, 66, 130), rays=13), plain(132, "#6E1A22", 11), rib_vault(170, 138, 128, 140, 5, "#D8C6A0", 0.45),
            light(170, 70, 110, "#FF5A34", 0.7), *(vein(p, 4)
            for p in ([(170, 70), (120, 10), (60, 50)], [(170, 70), (224, 10), (286, 54)], [(166, 96), (130, 144), (84,
                130)], [(176, 96), (208, 144), (256, 132)])), heart(170,
            70, 46), *riders(100, 172, 0.24, 28, PARTY), sparks(80, "#FFB46A"))),
}  # fmt: skip


def page(mood: Mood, parts: tuple[Part, ...], seed: int) -> Pixels:
    """A page's picture."""
    stage = Stage(mood, PAGE, seed, FINE)
    for part in parts:
        part(stage)
    return np.ascontiguousarray(stage.pixels(3, 0.55))


for _name, (_mood, _parts) in QUESTS.items():
    _key = f"vermilion/quest/{_name}.jpg"
    atlas.PICTURES[_key] = Picture(_key, (0, 0), lambda _: None, 80, 300 * 1024, partial(page, _mood, _parts,
        len(_parts)))
