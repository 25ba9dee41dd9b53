"""The six characters as people who act, and gear as things of a picture."""

from __future__ import annotations

from functools import cache

import skia

from assets.paint.base import Point, darker, mix, noise, radial
from assets.paint.folk import Held, held, person
from assets.paint.heads import look
from assets.paint.relief import Relief
from assets.paint.stage import Part, Shot, Stage, register_shots
from assets.paint.vermilion.gear import GEAR, HALF
from assets.paint.vermilion.goods import GOODS

PICTURE = (240, 168)
"""A card's picture in units; two pixels each."""
SHOTS: dict[str, Shot] = {}
LOOKS = {
    "karon": look("#C98F66", "#4A3524", "short", "short", "kettle", "#8E98A6", brow=0.4),
    "seria": look("#E3B48E", "#7A3E1E", "long", woman=True, hat="hood", cloth="#3F6A4A"),
    "drava": look("#8E5A3C", "#2A1614", "wild", woman=True, brow=0.6),
    "ioan": look("#D8A57C", "#E0DACE", "tonsure", "short", old=0.8, brow=-0.1),
    "mirka": look("#EAC6A8", "#D9D2E0", "bob", woman=True, hat="goggles", trim="#C8973E"),
    "tolgar": look("#A87048", "#8A4A22", "short", "full", brow=0.5),
}
DRESS: dict[str, tuple[str, str, str, str, str, float]] = {
    "karon": ("plate", "#98A4B4", "#2F4F86", "#D9A441", "#2F4F86", 1.05),
    "seria": ("tunic", "#3F6A4A", "#C9B48E", "#8A5C38", "#2E4E38", 0.94),
    "drava": ("wraps", "#A82A36", "#5A1A20", "#565E6A", "", 1.0),
    "ioan": ("robe", "#E8E2D4", "#C9BFA8", "#C8862A", "", 1.0),
    "mirka": ("coat", "#6A3F86", "#E8E2D4", "#C8973E", "", 0.94),
    "tolgar": ("plate", "#5C6470", "#B57A2C", "#C8973E", "", 1.26),
}
"""Garment, its two colours, trim, cloak, build."""


def hero(name: str, x: float, y: float, size: float, left: Point | None = None, right: Point | None = None,
         lheld: Held | None = None, rheld: Held | None = None, stride: float = 0.6, lean: float = 0.0,
         flip: bool = False, far: float = 0.0, tone: str = "") -> Part:  # fmt: skip
    """A character with the eyes at (x, y), a face 20 * size wide; hands as of `folk.person`."""
    garb, cloth, under, trim, cloak, build = DRESS[name]
    return person(x, y, size, LOOKS[name], garb, cloth, under, trim, left, right, lheld, rheld, cloak, build, stride,
        lean,
                  flip, far, tone=tone)  # fmt: skip


@cache
def _image(name: str) -> tuple[skia.Image, float]:
    half = HALF if name in GEAR else 48.0
    model = Relief((-half, -half, half, half), 2.0, 5)
    (GEAR.get(name) or GOODS[name])(model)
    return model.image(), half


def gear(name: str, x: float, y: float, size: float = 0.6, turn: float = 0.0, flip: bool = False, rim: float = 0.7,
         tone: str = "", far: float = 0.0) -> Part:  # fmt: skip
    """A piece of gear or a material about (x, y); 160 units across at size 1 (a material 96)."""

    def paint(s: Stage) -> None:
        image, half = _image(name)
        with s.group(rim, far, 0.35, 0.5, tone), s.at(x, y, size, turn, flip):
            s.canvas.save()
            s.canvas.concat(s.matrix)
            place = skia.Rect.MakeLTRB(-half, -half, half, half)
            s.canvas.drawImageRect(image, place, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
            s.canvas.restore()

    return paint


def air(s: Stage) -> None:
    """What is behind all else: the mood's light about the middle, its dark in the corners."""
    w, h = s.size
    high, mid, low = s.mood.sky
    s.canvas.drawPath(s.field(), radial((w * 0.5, h * 0.46), w * 0.78, [mix(low, mid, 0.5), mid, high], [0, 0.45, 1]))
    noise(s.canvas, s.field(), (0.012, 0.02), darker(high, 0.5), 0.7, s.seed, 4)
    noise(s.canvas, s.field(), (0.01, 0.018), low, 0.3, s.seed + 6, 4)


def enter(folder: str, shots: dict[str, Shot], size: tuple[int, int] = PICTURE) -> None:
    """Enter pictures under vermilion/<folder>/<id>.jpg."""
    whole = {name: Shot(one.mood, (air, *one.parts)) for name, one in shots.items()}
    SHOTS.update({f"{folder}/{name}": one for name, one in whole.items()})
    register_shots(whole, f"vermilion/{folder}", size)


__all__ = ["PICTURE", "SHOTS", "enter", "gear", "held", "hero"]
