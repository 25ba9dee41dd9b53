"""The champions of Creed as reliefs, from plume to sole: a half figure of the board set upon its legs, on foot or on a
horse in its caparison. They look to the right, y = 0 is the belt, GROUND the sole.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray

from assets.paint.base import Point, oval, polygon, rounded
from assets.paint.creed.engines import COATS, armoured_cavalry
from assets.paint.creed.nations import NATIONS, Nation, emblem_path, pattern
from assets.paint.creed.soldiers import Figure, heavy_infantry
from assets.paint.creed.tiles import FIGURES
from assets.paint.relief import (
    BRASS,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    LEATHER,
    SHADE,
    STEEL,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    placed,
    rod,
    tint,
    within,
)

GROUND = 84.0
BOX, HORSE_BOX = (-104.0, -156.0, 104.0, 96.0), (-176.0, -156.0, 112.0, 132.0)
HORSE_GROUND = 118.0


class Mirrored(Relief):
    """What is modelled looks to the other side; the light comes from the upper left all the same."""

    def mask(self, path: skia.Path) -> NDArray[np.float64]:
        """Coverage of the mirrored path."""
        return super().mask(placed(path, flip=True))


@cache
def champion(name: str, nation: str, scale: float, flip: bool = False) -> Relief:
    """A champion of CHAMPIONS in the colours of a nation, or a soldier of the board on his legs."""
    left, top, right, bottom = HORSE_BOX if name == "mounted" else BOX
    box = (-right, top, -left, bottom) if flip else (left, top, right, bottom)
    model = (Mirrored if flip else Relief)(box, scale, 2)
    if name in CHAMPIONS:
        CHAMPIONS[name](model, NATIONS[nation])
    else:
        standing(model, NATIONS[nation], FIGURES[name])
    return model


# ---------------------------------------------------------------- on foot
def plated_leg(r: Relief, hip: Point, knee: Point, heel: Point) -> None:
    """Cuisse, greave, the cop of the knee and a pointed shoe of lames."""
    (hx, hy), (kx, ky), (x, y) = hip, knee, heel
    r.part(blob([(x - 12, y - 9), (x + 8, y - 10), (x + 26, y - 2), (x + 31, y + 3), (x - 12, y + 3)]), STEEL, 5, 1.2)
    for k in range(3):
        r.part(limb([(x + 5 + 7 * k, y - 8 + 2 * k), (x + 8 + 7 * k, y - 2), (x + 7 + 7 * k, y + 3)], 1.8),
            DARK_STEEL, 0.9, 0.6, 0.2, 0)  # fmt: skip
    r.part(limb([(hx, hy), (kx, ky)], 27), STEEL, 10, 1.1)
    r.part(limb([(kx, ky + 4), ((kx + x) / 2 - 3, (ky + y) / 2), (x - 1, y - 9)], 21), STEEL, 8, 1.2)
    r.part(rod((kx + 5, ky + 12), (x + 4, y - 14), 2), DARK_STEEL, 1, 0.6, 0, 0)
    r.part(oval(kx - 8, ky + 1, 9, 11), STEEL, 4, 1.1)
    r.part(blob([(kx - 12, ky - 8), (kx + 4, ky - 13), (kx + 15, ky - 2), (kx + 8, ky + 12), (kx - 10, ky + 9)]),
        STEEL, 6, 1.3)  # fmt: skip
    r.part(oval(kx + 4, ky - 1, 3, 3), GOLD, 1.6, 1, 0.2, 0.7, 1)
    r.part(rod((x - 9, y - 12), (x + 8, y - 13), 4), GOLD, 1.8, 1, 0.2, 0.7, 1)


def fauld(r: Relief, nation: Nation, cx: float, wide: float) -> None:
    """A skirt of steel hoops under the belt, the end of the surcoat over it with the sign of the nation."""
    for k in range(3):
        y, half = 24 - 12 * k, wide + 6 - 3 * k
        hoop = blob([(cx - half + 3, y - 14), (cx, y - 9), (cx + half - 3, y - 14), (cx + half, y + 4), (cx, y + 10),
                     (cx - half, y + 4)])  # fmt: skip
        r.part(hoop, STEEL, 5, 1.2, 0.5, 1.2, 3)
    tail = polygon([(cx - 19, -8), (cx + 19, -8), (cx + 23, 42), (cx + 12, 54), (cx, 46), (cx - 12, 54), (cx - 23, 42)])
    r.part(tail, nation.cloth, 7, 1.1)
    hem = polygon([(cx - 23, 34), (cx, 39), (cx + 23, 34), (cx + 23, 42), (cx + 12, 54), (cx, 46), (cx - 12, 54),
                   (cx - 23, 42)])  # fmt: skip
    r.part(within(hem, tail), GOLD, 2.4, 1, 0.2, 0.7, 1)
    r.part(limb([(cx - wide, -8), (cx, 1), (cx + wide, -8)], 10), LEATHER, 4, 1, 0.5, 1)
    r.part(rounded((cx - 8, -9, 16, 15), 3), GOLD, 3, 1, 0.4, 1)


def hammerman(r: Relief, nation: Nation) -> None:
    """The man-at-arms in full plate; the butt of his hammer rests on the ground."""
    r.part(rod((37.5, GROUND), (45, -8), 7.5), DARK_WOOD, 3)
    r.part(rod((37.5, GROUND), (38.6, GROUND - 14), 9), STEEL, 3.5)
    plated_leg(r, (18, 12), (25, 40), (26, GROUND - 3))
    plated_leg(r, (-18, 12), (-22, 42), (-27, GROUND))
    heavy_infantry(r, nation)
    fauld(r, nation, 0, 38)
    r.part(rod((38.6, GROUND - 16), (44.6, -6), 7.5), DARK_WOOD, 3, 1, 0.3)
    r.part(oval(47, -22, 11, 11), DARK_STEEL, 5)


def boot(r: Relief, cloth: Stuff, hip: Point, knee: Point, heel: Point) -> None:
    """A leg in breeches and a tall boot with a turned-down top."""
    x, y = heel
    r.part(limb([hip, knee, (x, y - 26)], 23), cloth, 9, 1.1)
    r.part(limb([(knee[0], knee[1] + 12), (x, y - 6)], 20), LEATHER, 8, 1.1)
    r.part(blob([(x - 11, y - 10), (x + 8, y - 11), (x + 24, y - 2), (x + 25, y + 3), (x - 11, y + 3)]), LEATHER, 5)
    r.part(rod((knee[0] - 9, knee[1] + 12), (knee[0] + 9, knee[1] + 11), 9), tint(LEATHER, "#C89A60", 0.3), 4)


def standing(r: Relief, nation: Nation, half: Figure) -> None:
    """A soldier of the board on his legs."""
    cx = -12.0
    boot(r, nation.dark_cloth, (cx + 14, 4), (cx + 21, 34), (cx + 20, GROUND - 4))
    boot(r, nation.dark_cloth, (cx - 13, 4), (cx - 17, 36), (cx - 21, GROUND))
    skirt = blob([(cx - 31, -8), (cx, -2), (cx + 31, -8), (cx + 38, 28), (cx + 18, 34), (cx, 30), (cx - 18, 35),
                  (cx - 38, 28)])  # fmt: skip
    r.part(skirt, nation.cloth, 10, 1.1)
    for k in (-2, -1, 0, 1, 2):
        r.part(within(limb([(cx + 11 * k, -6), (cx + 13 * k, 12), (cx + 15 * k, 36)], 2.4), skirt), nation.dark_cloth,
            1.4, 0.6, 0.2, 0, 2)  # fmt: skip
    half(r, nation)


# ---------------------------------------------------------------- on horse
def hoofed(r: Relief, stuff: Stuff, points: list[Point], width: float = 17) -> None:
    """A horse's leg through hip, knee, fetlock; the hoof under it."""
    x, y = points[-1]
    r.part(limb([points[0], *points], width), stuff, width * 0.4, 1.1)
    r.part(blob([(x - 10, y - 8), (x + 9, y - 9), (x + 12, y + 3), (x - 12, y + 4)]), tint(stuff, "#FFFFFF", 0.3), 4)
    r.part(polygon([(x - 9, y + 2), (x + 9, y + 1), (x + 14, y + 14), (x - 12, y + 14)]), SHADE, 3, 1.2)


def hem(points: list[Point], r: Relief, cloth: skia.Path) -> None:
    """A band of gold along the lower edge of a cloth."""
    r.part(within(limb(points, 9), cloth), GOLD, 2.6, 1, 0.3, 0.8, 2)


def caparison(r: Relief, nation: Nation) -> None:
    """The cloth over the croup, woven in the nation's pattern, with a hem of gold."""
    low: list[Point] = [(-36, 74), (-54, 82), (-72, 75), (-90, 84), (-108, 76), (-124, 84), (-138, 72)]
    edge = blob([(-40, -10), (-76, -16), (-112, -14), (-134, 4), (-141, 40), *low[::-1], (-30, 40)])
    r.part(edge, nation.cloth, 22, 1.2)
    weave = within(pattern(nation, (-146, -20, 130, 110), 22), edge)
    r.part(weave, tint(nation.cloth, nation.contrast, 0.7), 1.5, 0.3, 0, 0)
    for x, lean in ((-124, -5), (-106, -1), (-72, 3), (-54, 3)):
        fold = limb([(x + lean, 8), (x, 40), (x - 2, 80)], 3)
        r.part(within(fold, edge), nation.dark_cloth, 2, 0.7, 0.4, 0, 3)
    hem(low, r, edge)
    r.part(oval(-92, 26, 23, 23), nation.dark_cloth, 8, 1, 0.4)
    r.part(oval(-92, 26, 23, 23), tint(nation.cloth, "#10243C", 0.45), 8, 0.8, 0, 0)
    r.part(emblem_path(nation.name, (-107, 10, 30, 32)), GOLD, 2.4, 1.2, 0.5, 1)


def breastcloth(r: Relief, nation: Nation) -> None:
    """The cloth over shoulder and breast, up to the collar of the neck."""
    low: list[Point] = [(-22, 76), (-6, 84), (10, 76), (26, 84), (42, 76), (56, 66)]
    edge = blob([(-20, -24), (12, -12), (44, -20), (60, 8), (64, 40), *low[::-1], (-26, 34)])
    r.part(edge, nation.cloth, 18, 1.2)
    weave = within(pattern(nation, (-30, -30, 110, 130), 22), edge)
    r.part(weave, tint(nation.cloth, nation.contrast, 0.7), 1.5, 0.3, 0, 0)
    for x, lean in ((-4, 8), (18, 6), (42, -2)):
        r.part(within(limb([(x + lean, 4), (x + 2, 40), (x, 82)], 3), edge), nation.dark_cloth, 2, 0.7, 0.4, 0, 3)
    hem(low, r, edge)
    r.part(limb([(-19, -24), (13, -7), (45, -19)], 9), LEATHER, 3.5, 1.1)
    for x, y in ((-9, -16), (3, -11), (15, -10), (27, -13), (38, -17)):
        r.part(oval(x, y, 3, 3), GOLD, 1.6, 1, 0.2, 0.7, 1)


def mounted(r: Relief, nation: Nation) -> None:
    """A knight in a great helm, lance in hand, on a horse that paces with one foreleg raised."""
    coat = matt(COATS[nation.name], 0.15, 0.06)
    far = tint(coat, "#20242E", 0.4)
    low = HORSE_GROUND - 14
    r.part(blob([(-130, -6), (-146, 0), (-160, 30), (-158, 70), (-146, 92), (-142, 66), (-136, 40), (-128, 20)]),
        tint(coat, "#A8A090", 0.35), 8, 1.1)  # fmt: skip
    hoofed(r, far, [(-88, 50), (-78, 78), (-84, low - 5)], 15)
    hoofed(r, far, [(34, 50), (76, 68), (74, 94)], 15)
    hoofed(r, coat, [(-116, 50), (-126, 76), (-116, low)])
    hoofed(r, coat, [(18, 54), (24, 78), (20, low)])
    r.part(rounded((-60, 0, 80, 60), 20), nation.dark_cloth, 10, 1, 0)
    armoured_cavalry(r, nation)
    caparison(r, nation)
    breastcloth(r, nation)
    r.part(blob([(-84, -26), (-72, -34), (-64, -14), (-70, -4), (-84, -8)]), LEATHER, 6, 1.2)
    r.part(blob([(-70, -10), (-38, -6), (-12, -12), (-6, 4), (-34, 12), (-74, 6)]), STEEL, 6, 1.2)
    r.part(limb([(-42, 4), (-30, 8), (-18, 24)], 25), STEEL, 10, 1.1)
    r.part(limb([(-19, 28), (-28, 48), (-24, 66)], 20), STEEL, 8, 1.2)
    r.part(blob([(-30, 16), (-18, 12), (-7, 23), (-12, 37), (-28, 36)]), STEEL, 6, 1.3)
    r.part(oval(-17, 25, 3, 3), GOLD, 1.6, 1, 0.2, 0.7, 1)
    r.part(blob([(-36, 62), (-16, 61), (2, 70), (8, 76), (-34, 77)]), STEEL, 5, 1.2)
    r.part(rod((-30, 78), (0, 78), 4), BRASS, 2)
    r.part(rod((-22, 42), (-14, 76), 2.6), LEATHER, 1.2, 1, 0.2, 0.7, 1)
    r.part(limb([(63, -50), (34, -22), (-14, -25)], 4), LEATHER, 1.6, 1, 0.4, 0.8, 3)
    r.part(limb([(-54, -42), (-56, -14), (-30, -20)], 19), STEEL, 7, 1.2)
    r.part(oval(-50, -20, 10, 10), STEEL, 5, 1.2)
    r.part(rod((-32, -20), (-24, -22), 17), STEEL, 6, 1.2)
    r.part(oval(-16, -25, 9.5, 9), DARK_STEEL, 5, 1.1)
    r.part(blob([(-74, -40), (-68, -58), (-50, -66), (-36, -55), (-38, -38), (-54, -32)]), STEEL, 8, 1.2)


CHAMPIONS: dict[str, Figure] = {"mounted": mounted, "hammerman": hammerman}
