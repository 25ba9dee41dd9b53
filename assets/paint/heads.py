"""Heads of people: faces, hair, beards, hats, helms, masks and veils. Units: a face is 20 wide, its eyes are at
the origin, its chin at 11.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import skia

from assets.paint.base import Point, darker, lighter, mix, oval, polygon, rounded
from assets.paint.busts import Head, face
from assets.paint.relief import Relief, blob, less, limb, stroked, union, within
from assets.paint.stage import Stage

BOX = (-52.0, -58.0, 52.0, 58.0)
UNIT = 10 / 31
STEEL, IRON, GOLD, SILVER, BONE = "#8C97A6", "#4C535E", "#D9A441", "#C6CFD8", "#E4DAC0"


@dataclass(frozen=True)
class Look:
    """A head: skin, hair and its cut, beard, hat and its colour; ``woman``; what else the face of busts takes."""

    skin: str = "#D2A07A"
    hair: str = "#3A2618"
    cut: str = "short"
    beard: str = ""
    hat: str = ""
    cloth: str = "#5A5A66"
    trim: str = GOLD
    woman: bool = False
    turn: float = -0.35
    bare: bool = True
    traits: dict[str, float | str] = field(default_factory=dict)


def look(skin: str = "#D2A07A", hair: str = "#3A2618", cut: str = "short", beard: str = "", hat: str = "",
         cloth: str = "#5A5A66", trim: str = GOLD, woman: bool = False, turn: float = -0.35, bare: bool = True,
         **traits: float | str) -> Look:  # fmt: skip
    """A head's recipe."""
    return Look(skin, hair, cut, beard, hat, cloth, trim, woman, turn, bare, traits)


def _features(s: Stage, it: Look) -> None:
    sizes: dict[str, float | str] = {"wide": 28.0 if it.woman else 30.0, "low": 34.0, "high": 30.0, "turn": it.turn,
                                     "opened": 1.1, "rosy": 0.5}  # fmt: skip
    if it.woman:
        sizes |= {"jaw": 0.7, "chin": 0.2, "lips": 1.25, "nose": 0.8, "brow": 0.05, "thick": 1.9, "old": 0.05}
    sizes |= it.traits
    wide = sizes.pop("wide")
    scale = max(1.0, min(2.6, s.zoom * s.fine * UNIT))
    figure = Relief(BOX, scale, 2)
    face(figure, Head(0, 0, wide, sizes.pop("low"), sizes.pop("high"), lighter(it.skin, 0.1), it.hair,
        **sizes))  # type: ignore[arg-type]
    image = figure.image()
    s.canvas.save()
    s.canvas.concat(s.matrix)
    place = skia.Rect.MakeLTRB(*(v * UNIT for v in BOX))
    s.canvas.drawImageRect(image, place, skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear))
    s.canvas.restore()


def _crown_of_hair(it: Look) -> skia.Path:
    lean = it.turn * 2
    return blob([(-10.6, 1), (-11.4, -6), (-6 + lean, -12.6), (0 + lean, -14), (7 + lean, -12.4), (11.4, -6), (10.6, 1),
                 (8.4, -4), (5, -7.4), (0, -6.6), (-5, -8), (-8.6, -4)])  # fmt: skip


def _strands(s: Stage, path: skia.Path, colour: str, count: int, span: float, low: float) -> None:
    shape = s.put(path)
    s.canvas.save()
    s.canvas.clipPath(shape, skia.ClipOp.kIntersect, True)
    for k in range(count):
        x = -span + 2 * span * k / max(1, count - 1)
        tone = lighter(colour, 0.3) if k % 2 else darker(colour, 0.5)
        s.line([(x * 0.3, -14), (x * 1.1, -6), (x, low)], tone, 0.5, 0.5)
    s.canvas.restore()


def behind(s: Stage, it: Look) -> None:
    """What of hair and hat hangs behind the face."""
    h = it.hair
    backs: dict[str, list[Point]] = {
        "long": [(-11, -8), (0, -14), (11, -8), (13.5, 10), (13, 24), (4, 28), (-5, 28), (-13, 25), (-13.5, 10)],
        "wild": [(-13, -10), (-6, -18), (4, -16), (13, -13), (17, 0), (15, 14), (19, 22), (6, 20), (-7, 22), (-17, 18),
                 (-15, 6), (-18, -2)],
        "bob": [(-11, -8), (0, -14), (11, -8), (13, 4), (12, 13), (-12, 13), (-13, 4)],
        "bun": [(-10, -8), (-6, -14), (-7, -20), (0, -24), (7, -20), (6, -14), (10, -8), (8, 6), (-8, 6)],
    }  # fmt: skip
    if it.cut in backs:
        path = blob(backs[it.cut])
        s.form(path, darker(h, 0.15), "fur", soft=0.12)
        _strands(s, path, h, 11, 14, 26)
    if it.cut == "braid":
        for k in range(6):
            s.form(oval(11 + k * 0.5 + (k % 2) * 1.5, 2 + k * 5, 3.6 - k * 0.25, 3.6), h, soft=0.3)
    if it.hat in BEHIND:
        BEHIND[it.hat](s, it)


def over(s: Stage, it: Look) -> None:
    """Face, hair, beard and hat."""
    if it.bare:
        _features(s, it)
        _beard(s, it)
        if it.cut not in ("bald", "tonsure"):
            path = _crown_of_hair(it)
            if it.cut == "crop":
                path = within(path, rounded((-14, -16, 28, 13), 0))
            s.form(path, it.hair, "fur", cast=0.3, soft=0.14)
            _strands(s, path, it.hair, 13, 12, 2)
        if it.cut == "tonsure":
            for side in (-1, 1):
                s.form(oval(side * 10, -2, 2.6, 5), it.hair, "fur")
        if it.cut == "topknot":
            s.form(oval(it.turn * 3, -16, 3.6, 4.4), it.hair, "fur")
    if it.hat:
        HATS[it.hat](s, it)


def _beard(s: Stage, it: Look) -> None:
    h, lean = it.hair, it.turn * 2.4
    shapes: dict[str, list[Point]] = {
        "full": [(-9.6, 2), (-5, 6.5), (lean, 5.2), (5, 6.5), (9.6, 2), (9.4, 10), (5, 17), (lean, 19), (-5, 17),
                 (-9.4, 10)],
        "long": [(-9.2, 3), (-4, 7), (lean, 5.6), (4, 7), (9.2, 3), (9, 12), (6.5, 22), (lean, 33), (-6.5, 22), (-9,
            12)],
        "point": [(-4, 8), (lean, 6.4), (4, 8), (3, 13), (lean, 18), (-3, 13)],
        "short": [(-9, 4), (-4, 7), (lean, 5.8), (4, 7), (9, 4), (7.6, 10), (lean, 13.6), (-7.6, 10)],
    }  # fmt: skip
    if it.beard in shapes:
        path = blob([(x + lean * 0.5 * (y > 4), y) for x, y in shapes[it.beard]])
        hole = oval(lean, 7.9, 2.9, 1.1)
        s.form(less(path, hole), h, "fur", soft=0.12, rim=0.3)
        shape = s.put(path)
        s.canvas.save()
        s.canvas.clipPath(shape, skia.ClipOp.kIntersect, True)
        for k in range(11):
            x = -8 + k * 1.6
            s.line([(x, 5), (x * 0.8 + lean, 12), (x * 0.4 + lean, 30)], (lighter, darker)[k % 2](h, 0.35), 0.45, 0.55)
        s.canvas.restore()
    if it.beard in ("full", "long", "moustache"):
        for side in (-1, 1):
            s.form(blob([(lean, 5), (lean + side * 4, 5.6), (lean + side * 7.4, 9), (lean + side * 3, 7.4), (lean,
                6.6)]),
                   lighter(h, 0.08), "fur", cast=0.2)  # fmt: skip


# ---------------------------------------------------------------- hats
def _hood_back(s: Stage, it: Look) -> None:
    s.form(blob([(-13, 4), (-14, -8), (-6, -18), (3, -19), (13, -11), (14.5, 4), (19, 24), (-18, 24)]),
           darker(it.cloth, 0.25), "cloth")  # fmt: skip


def _hood(s: Stage, it: Look) -> None:
    outer = blob([(-14, 8), (-15, -7), (-8, -18), (1, -21), (10, -18), (15, -7), (14.5, 8), (17, 24), (9, 27), (-9, 27),
                  (-16, 24)])  # fmt: skip
    hole = blob([(-9, 4), (-10, -6), (-5, -12.6), (1, -13.6), (7, -12), (10.4, -5), (9.4, 5), (6, 13), (0, 16), (-6,
        13)])
    shade = s.put(hole)
    s.canvas.save()
    s.canvas.clipPath(shade, skia.ClipOp.kIntersect, True)
    deep = 0.55 if it.bare else 0.97
    s.flat(oval(2, -12, 14, 9), "#05040A", min(1.0, deep + 0.3), 3)
    s.flat(polygon([(2, -16), (14, -16), (14, 20), (4, 20)]), "#05040A", deep, 3.5)
    if not it.bare:
        s.flat(hole, "#08070E", 0.97)
    s.canvas.restore()
    s.form(less(outer, hole), it.cloth, "cloth", soft=0.14)
    s.line([(-12, 20), (-13, 0), (-5, -15)], darker(it.cloth, 0.6), 0.8, 0.6)
    s.line([(12, 22), (13, 0), (6, -15)], darker(it.cloth, 0.6), 0.8, 0.6)


def _veil(s: Stage, it: Look) -> None:
    """A veil over the lower face, held by a band."""
    s.form(blob([(-13.4, 14), (-13.6, -6), (-6, -15), (4, -16), (13, -8), (14, 14), (17, 34), (6, 30), (9, 4), (10, -3),
                 (5, -8), (-4, -8.6), (-9.6, -3), (-9, 4), (-7, 30), (-17, 34)]), it.cloth, "cloth",
                 soft=0.1)  # fmt: skip
    lower = blob([(-10.4, 2.6), (0, 3.4), (10.4, 2.6), (11, 14), (7, 30), (0, 36), (-7, 30), (-11, 14)])
    s.form(lower, lighter(it.cloth, 0.2), "cloth", soft=0.12)
    for x in (-6, -2, 2.4, 6.4):
        s.line([(x, 4), (x * 1.2, 16), (x * 0.7, 32)], darker(it.cloth, 0.4), 0.6, 0.5)
    s.form(stroked(limb([(-11, -7), (0, -10.6), (11, -7)], 0.4), 1.4), it.trim, "metal", cast=0.2)


def _shroud(s: Stage, it: Look) -> None:
    """A veil over the whole face: brow, nose and chin show as shades."""
    path = blob([(-12, 0), (-9, -13), (0, -16.4), (9, -13), (12.4, 0), (14, 18), (19, 40), (6, 44), (-6, 44), (-18, 40),
                 (-13.6, 18)])  # fmt: skip
    s.form(path, it.cloth, "cloth", soft=0.14)
    t = it.turn * 4
    for side in (-1, 1):
        s.flat(oval(t + side * 4.6, 0.5, 3, 1.8), "#1A1424", 0.5, 1.1 * s.zoom / 2)
    s.flat(blob([(t, -1), (t + 2.6, 5), (t - 0.6, 6)]), "#1A1424", 0.42, 0.9 * s.zoom / 2)
    s.flat(oval(t, 9, 3.4, 0.9), "#1A1424", 0.42, 0.8 * s.zoom / 2)
    s.flat(blob([(t - 1.6, -3), (t - 1, 4), (t - 2.2, 4)]), "#FFFFFF", 0.4, 0.7)
    for k in range(7):
        x = -12 + k * 4
        s.line([(x * 0.7, 10), (x, 24), (x * 1.3, 42)], darker(it.cloth, 0.45), 0.8, 0.5)
    s.form(stroked(limb([(-11.6, -6), (0, -9.6), (11.6, -6)], 0.4), 1.6), it.trim, "metal", cast=0.2)


def _kettle(s: Stage, it: Look) -> None:
    s.form(blob([(-10, -5), (-9, -13), (0, -18), (9, -13), (10, -5)]), it.cloth, "metal")
    s.form(blob([(-17, -3), (-10, -6.4), (0, -7.4), (10, -6.4), (17, -3), (10, -3), (0, -4.4), (-10, -3)]), it.cloth,
        "metal")
    s.line([(0, -18), (1, -12), (0.5, -7)], lighter(it.cloth, 0.5), 0.8, 0.7)


def _barbute(s: Stage, it: Look) -> None:
    """A closed helm with an eye slit."""
    s.form(blob([(-11.6, 10), (-12.4, -5), (-8, -15), (0, -19), (8, -15), (12.4, -5), (11.6, 10), (5, 16), (-5, 16)]),
           it.cloth, "metal", soft=0.16)  # fmt: skip
    t = it.turn * 3
    s.flat(polygon([(-9 + t, -2.2), (-1 + t, -0.6), (-1 + t, 1.2), (-8.4 + t, 1)]), "#04030A", 0.95)
    s.flat(polygon([(10 + t, -2.2), (1.4 + t, -0.6), (1.4 + t, 1.2), (9 + t, 1)]), "#04030A", 0.95)
    s.flat(polygon([(t - 0.7, 1), (t + 0.9, 1), (t + 1.4, 14), (t - 1.2, 14)]), "#04030A", 0.85)
    s.form(limb([(t, -19), (t * 1.3, -9), (t, -1)], 1.4), it.trim, "metal", cast=0.2)
    for side in (-1, 1):
        for k in range(3):
            s.flat(oval(t + side * 5, 5 + k * 2.6, 0.7, 0.5), "#04030A", 0.9)


def _great(s: Stage, it: Look) -> None:
    """A flat-topped helm with a cross of brass."""
    s.form(polygon([(-11, -15), (10, -15.6), (12.4, -3), (10.6, 13), (0, 17), (-10.6, 13), (-12, -3)]), it.cloth,
        "metal")
    t = it.turn * 3
    s.form(polygon([(-12, -1.8), (t, -3), (12.2, -1.8), (12, 1), (t, -0.2), (-12, 1)]), it.trim, "metal", cast=0.2)
    s.form(polygon([(t - 1.4, -15), (t + 1.4, -15), (t + 1.6, 15.6), (t - 1.4, 15.6)]), it.trim, "metal", cast=0.2)
    for side in (-1, 1):
        s.flat(polygon([(t + side * 2, -0.9), (t + side * 9, 0), (t + side * 9, 1.4), (t + side * 2, 0.7)]), "#04030A")


def _visor(s: Stage, it: Look) -> None:
    """An open helm, the visor lifted over the brow."""
    ring = less(blob([(-12, 9), (-13, -5), (-8, -16), (0, -19.4), (8, -16), (13, -5), (12, 9), (6, 16), (-6, 16)]),
                blob([(-8.6, 5), (-9, -3), (-5, -7), (5, -7), (9, -3), (8.6, 5), (5, 12), (-5, 12)]))  # fmt: skip
    s.form(ring, it.cloth, "metal", soft=0.2)
    s.form(blob([(-13, -8), (-9, -14), (it.turn * 10, -26), (9, -14), (13, -8), (0, -11)]), lighter(it.cloth, 0.12),
        "metal")
    for k in range(3):
        s.line([(-5 + k * 1, -13 - k * 2), (0, -15 - k * 2.4), (5 - k, -13 - k * 2)], "#0A0910", 0.7, 0.8)


def _plume(s: Stage, it: Look) -> None:
    """An open helm with a crest of horsehair."""
    for k in range(7):
        s.form(blob([(-4 + k, -17), (-1 + k * 1.6, -27 + k * 0.5), (8 + k * 2.2, -25 + k * 2.6), (12 + k * 1.8,
            -12 + k * 3.4),
                     (6 + k, -16)]), mix(it.trim, "#000000", 0.05 * k), "fur", line=0.4)  # fmt: skip
    s.form(blob([(-11.6, -2), (-11, -12), (-5, -18.6), (5, -18.6), (11, -12), (11.6, -2), (9, -5), (0, -6.6), (-9,
        -5)]),
           it.cloth, "metal")  # fmt: skip
    for side in (-1, 1):
        s.form(blob([(side * 11.4, -4), (side * 7.6, -3), (side * 7.4, 8), (side * 10, 11), (side * 12, 4)]), it.cloth,
            "metal")
    s.form(polygon([(it.turn * 4 - 1.2, -7), (it.turn * 4 + 1.2, -7), (it.turn * 6, 4)]), it.cloth, "metal", cast=0.2)


def _coronet(s: Stage, it: Look) -> None:
    points: list[Point] = [(-11, -5.4)]
    for k in range(5):
        x = -10.4 + k * 5.2
        points += [(x, -14.6 - (2.6 if k == 2 else 0)), (x + 2.6, -9.6)] if k < 4 else [(x, -14.6)]
    s.form(polygon([*points, (11, -5.4), (0, -7.6)]), it.trim, "metal")
    for k in range(5):
        s.form(oval(-10.4 + k * 5.2, -15.4 - (2.6 if k == 2 else 0), 1.2, 1.2), lighter(it.trim, 0.3), "metal", cast=0)
    s.form(oval(0, -8.6, 1.5, 1.7), it.cloth, cast=0.2)


def _reeds(s: Stage, it: Look) -> None:
    """A crown of reeds and silver."""
    for k in range(9):
        lean = (k - 4) * 0.16
        tall = 15 - abs(k - 4) * 1.4
        with s.at((k - 4) * 2.5, -7.4 + abs(k - 4) * 0.4, 1, math.degrees(lean)):
            s.form(blob([(-1, 0), (-1.1, -tall * 0.6), (0, -tall), (1.1, -tall * 0.6), (1, 0)]), (it.trim,
                "#8FA56A")[k % 2], "metal", cast=0.2)
    s.form(stroked(limb([(-10.8, -5.4), (0, -9), (10.8, -5.4)], 0.5), 2), it.trim, "metal")


def _circlet(s: Stage, it: Look) -> None:
    s.form(stroked(limb([(-10.6, -5), (0, -8.6), (10.6, -5)], 0.3), 1.4), it.trim, "metal", cast=0.3)
    s.form(oval(it.turn * 3, -7, 1.6, 1.9), it.cloth, cast=0.2)


def _cap(s: Stage, it: Look) -> None:
    s.form(blob([(-12, -4), (-13, -11), (-6, -17), (6, -17.4), (14, -12), (12, -4), (0, -8)]), it.cloth, "cloth")
    s.form(stroked(limb([(-12, -4.6), (0, -9), (12, -4.6)], 0.4), 3), darker(it.cloth, 0.25), "cloth")
    s.form(oval(-6, -9, 1.5, 1.5), it.trim, "metal", cast=0.2)


def _beret(s: Stage, it: Look) -> None:
    s.form(blob([(-11, -5), (-14, -12), (-4, -17), (10, -16), (19, -9), (17, -3), (10, -5), (0, -8)]), it.cloth,
        "cloth")
    s.form(blob([(10, -12), (20, -22), (27, -20), (19, -13)]), it.trim, "fur", cast=0.2)


def _brim(s: Stage, it: Look) -> None:
    """A wide hat with a feather."""
    s.form(blob([(-22, -4), (-12, -9), (0, -10.4), (12, -9), (22, -5), (12, -3.4), (0, -5), (-12, -3)]), it.cloth,
        "cloth")
    s.form(blob([(-9.6, -8), (-8.4, -17), (0, -19), (8.4, -17), (9.6, -8), (0, -9.6)]), it.cloth, "cloth")
    s.form(stroked(limb([(-9.4, -8.4), (0, -10.4), (9.4, -8.4)], 0.4), 1.8), it.trim, "cloth", cast=0.2)


def _turban(s: Stage, it: Look) -> None:
    for k, (y, w, t) in enumerate(((-6, 12, 3.6), (-9.6, 13.4, 4), (-13, 11.6, 4), (-16, 7.6, 3.6))):
        s.form(stroked(limb([(-w, y + 2.4), (0, y - 2.6 - k * 0.2), (w, y + (1.6, 3, 2, 3)[k])], 0.4), t),
               (it.cloth, lighter(it.cloth, 0.1))[k % 2], "cloth", cast=0.35)  # fmt: skip
    s.form(oval(it.turn * 4, -9.4, 1.8, 2.2), it.trim, "metal", cast=0.3)


def _scarf(s: Stage, it: Look) -> None:
    """A turban whose end covers mouth and chin."""
    _turban(s, it)
    s.form(blob([(-11, 2.6), (0, 4.8), (11, 2.4), (12.4, 11), (9, 18), (0, 20.6), (-9, 18), (-12.4, 11)]), it.cloth,
        "cloth")
    for y in (7, 11, 15):
        s.line([(-11, y - 2), (0, y + 1.4), (11, y - 3)], darker(it.cloth, 0.5), 0.7, 0.6)


def _goggles(s: Stage, it: Look) -> None:
    s.form(stroked(limb([(-11, -2), (0, -3), (11, -2)], 0.3), 2.2), "#4A3020", cast=0.3)
    for side in (-1, 1):
        s.form(oval(side * 4.7 + it.turn * 2, 0, 4.2, 3.8), it.trim, "metal")
        s.form(oval(side * 4.7 + it.turn * 2, 0, 2.9, 2.6), it.cloth, cast=0)


def _mitre(s: Stage, it: Look) -> None:
    s.form(blob([(-10.6, -4.6), (-12, -14), (-5, -26), (0, -32), (5, -26), (12, -14), (10.6, -4.6), (0, -8)]),
        it.cloth, "cloth")
    s.form(polygon([(-1.2, -8.6), (1.2, -8.6), (1.2, -29), (-1.2, -29)]), it.trim, "metal", cast=0.2)
    s.form(stroked(limb([(-11, -6), (0, -10), (11, -6)], 0.4), 3), it.trim, "metal", cast=0.3)


def _half_mask(s: Stage, it: Look) -> None:
    t = it.turn * 2.4
    mask = blob([(-10, -5), (-4, -6), (t, -4.6), (5, -6), (10, -5), (10, 1), (6, 4), (t + 1, 2), (t, 5), (t - 1, 2),
                 (-6, 4), (-10, 1)])  # fmt: skip
    holes = union(oval(-4.4 + t, -0.4, 2.3, 1.3), oval(4.4 + t, -0.4, 2.3, 1.3))
    s.form(less(mask, holes), it.cloth, "metal", cast=0.4)


def _soot(s: Stage, it: Look) -> None:
    """A face blackened from brow to cheek, a line of red down the middle."""
    shape = s.put(blob([(-10, -6), (0, -8), (10, -6), (10.2, 3), (5, 5), (0, 3.6), (-5, 5), (-10.2, 3)]))
    s.canvas.drawPath(shape, skia.Paint(Color=0xDD0C0A0E, AntiAlias=True, MaskFilter=skia.MaskFilter.MakeBlur(
        skia.kNormal_BlurStyle, 0.8)))  # fmt: skip
    for side in (-1, 1):
        x = side * 4.4 + it.turn * 2.4
        s.flat(oval(x, 0, 1.9, 1.2), "#F4E9D8")
        s.flat(oval(x, 0, 0.9, 1), "#B8341C")
    s.flat(blob([(it.turn * 3, -13), (it.turn * 3 + 1, -4), (it.turn * 3, 3), (it.turn * 3 - 1, -4)]), it.trim, 0.95)


def _full_mask(s: Stage, it: Look) -> None:
    """A pale mask with a weeping eye."""
    s.form(blob([(-10.4, -4), (-7, -11), (0, -12.6), (7, -11), (10.4, -4), (9.4, 6), (4, 13), (0, 14), (-4, 13), (-9.4,
        6)]),
           it.cloth, "", soft=0.3)  # fmt: skip
    t = it.turn * 2.6
    for side in (-1, 1):
        s.flat(blob([(t + side * 7.4, -1.4), (t + side * 4, -2.6), (t + side * 1.6, 0), (t + side * 4.4, 1)]),
            "#08060E")
    s.flat(blob([(t - 3, 8), (t, 7.2), (t + 3, 8), (t, 9)]), "#5A2A34")
    s.flat(blob([(t - 5, 1), (t - 4.2, 6), (t - 5, 8.6), (t - 5.8, 6)]), it.trim)
    s.form(blob([(t - 1, -2), (t + 1.4, 5), (t - 1.4, 5)]), lighter(it.cloth, 0.2), cast=0.2)


def _wreath(s: Stage, it: Look) -> None:
    for k in range(11):
        x = -11 + k * 2.2
        y = -6.4 - 3.2 * math.cos(x / 11 * 1.5)
        with s.at(x, y, 1, -70 + k * 14 + (k % 2) * 50):
            s.form(blob([(0, 2.4), (-1.9, -1), (0, -5), (1.9, -1)]), (it.cloth, lighter(it.cloth, 0.2))[k % 2], "leaf",
                cast=0.2)


def _antlers(s: Stage, it: Look) -> None:
    for flip in (False, True):
        with s.at(0, 0, 1, 0, flip):
            horn = union(*(stroked(limb(pts, 0.3), w) for pts, w in (
                ([(5, -9), (13, -18), (12, -32)], 2.4), ([(9, -16), (17, -18), (21, -26)], 1.8),
                ([(12, -24), (18, -28), (19, -35)], 1.5), ([(12, -22), (8, -28), (8, -34)], 1.4))))  # fmt: skip
            s.form(horn, BONE, "bark", cast=0.3)
    _wreath(s, it)


def _mast_crown(s: Stage, it: Look) -> None:
    s.form(stroked(limb([(-11, -5), (0, -8.6), (11, -5)], 0.4), 4), "#7A5230", "wood")
    for k in range(5):
        with s.at(-10 + k * 5, -7.6 - 1.6 * math.sin(k * math.pi / 4), 1, (k - 2) * 9):
            s.form(polygon([(-1.5, 0), (-1, -9), (0, -10.6), (1.2, -9), (1.5, 0)]), "#8E6238", "wood", cast=0.3)


def _coif(s: Stage, it: Look) -> None:
    """A coif of mail."""
    ring = less(blob([(-12, 12), (-12.6, -5), (-7, -14.6), (0, -16.4), (7, -14.6), (12.6, -5), (12, 12), (17, 24),
        (-17, 24)]),
                blob([(-8.8, 3), (-8.6, -6), (0, -9.6), (8.6, -6), (8.8, 3), (5, 11.6), (-5, 11.6)]))  # fmt: skip
    s.form(ring, it.cloth, "rust", soft=0.16)


def _horns(s: Stage, it: Look) -> None:
    """A helm with two iron horns."""
    for flip in (False, True):
        with s.at(0, 0, 1, 0, flip):
            s.form(blob([(8, -12), (17, -15), (21, -26), (23, -14), (17, -8), (10, -7)]), BONE, "bark")
    _barbute(s, it)


def _blindfold(s: Stage, it: Look) -> None:
    s.form(blob([(-10.6, -2.6), (0, -3.4), (10.6, -2.6), (10.8, 1.8), (0, 2.4), (-10.8, 1.8)]), it.cloth, "cloth")
    s.line([(-10, 0), (0, -0.4), (10, 0)], darker(it.cloth, 0.5), 0.6, 0.6)


def _headscarf(s: Stage, it: Look) -> None:
    s.form(less(blob([(-12.6, 12), (-13, -5), (-7, -15), (0, -17), (7, -15), (13, -5), (12.6, 12), (8, 20), (-8, 20)]),
                blob([(-8.6, 6), (-9, -3), (-5, -8), (5, -8), (9, -3), (8.6, 6), (4, 12), (-4, 12)])), it.cloth,
                "cloth")  # fmt: skip
    s.line([(-11, -6), (0, -13.6), (11, -6)], it.trim, 1.2, 0.9)


BEHIND: dict[str, Callable[[Stage, Look], None]] = {"hood": _hood_back, "veil": _hood_back, "scarf": _hood_back}
HATS: dict[str, Callable[[Stage, Look], None]] = {
    "hood": _hood, "veil": _veil, "shroud": _shroud, "kettle": _kettle, "barbute": _barbute, "great": _great,
    "visor": _visor, "plume": _plume, "coronet": _coronet, "reeds": _reeds, "circlet": _circlet, "cap": _cap,
    "beret": _beret, "brim": _brim, "turban": _turban, "scarf": _scarf, "goggles": _goggles, "mitre": _mitre,
    "half_mask": _half_mask, "soot": _soot, "mask": _full_mask, "wreath": _wreath, "antlers": _antlers,
    "mast": _mast_crown, "coif": _coif, "horns": _horns, "blindfold": _blindfold, "headscarf": _headscarf,
}  # fmt: skip
"""Hats by name."""
