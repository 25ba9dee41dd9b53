"""Figures modelled as relief: parts that swell up from their outline, lit from the upper left, each throwing a
shadow on the parts below.

A part's height follows the blurred mask of its path, so it rises steeply at the rim and is level in the middle;
normals of that height pick the colour out of the ramp of its stuff. Lengths are units of the relief's box;
`scale` tells how many pixels a unit has.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import skia
from numpy.typing import NDArray

from assets.paint.base import Box, Point, darker, lighter, mix

Plane = NDArray[np.float64]
LIGHT = (-0.52, -0.62, 0.59)
HALF = (-0.29, -0.35, 0.89)
BOUNCE = (0.75, 0.66)
SKY = (0.60, 0.76, 0.98)


@dataclass(frozen=True)
class Stuff:
    """What a part is made of: colours from shade to light, how it shines, how coarse it is, how far the shade
    of its rim goes.
    """

    ramp: tuple[str, ...]
    gloss: float = 0.0
    grain: float = 0.0
    bounce: float = 0.25


def matt(colour: str, gloss: float = 0.05, grain: float = 0.12) -> Stuff:
    """Cloth, leather, wood, skin of one colour."""
    ramp = (darker(colour, 0.78), darker(colour, 0.45), colour, lighter(colour, 0.28), lighter(colour, 0.6))
    return Stuff(ramp, gloss, grain, 0.18)


def metal(colour: str, gloss: float = 0.75) -> Stuff:
    """A cast metal: dark and bright bands follow each other quickly."""
    ramp = (
        darker(colour, 0.86),
        darker(colour, 0.62),
        darker(colour, 0.34),
        darker(colour, 0.06),
        lighter(colour, 0.34),
        lighter(colour, 0.9),
    )
    return Stuff(ramp, gloss, 0.04, 0.45)


STEEL = metal("#A3B1C4")
DARK_STEEL = metal("#5D6B80", 0.6)
GOLD = metal("#E0AE4E", 0.8)
BRASS = metal("#B98B45", 0.6)
WOOD = matt("#8E6238", 0.08, 0.3)
DARK_WOOD = matt("#5C3C22", 0.06, 0.3)
LEATHER = matt("#7A4B2A", 0.15, 0.15)
SKIN = matt("#D9A06E", 0.12, 0.03)
BONE = matt("#EDE2C6", 0.1, 0.06)
ROPE = matt("#C9AC78", 0.05, 0.3)
STONE = matt("#8B8F9C", 0.03, 0.4)
SHADE = matt("#2A2733", 0.05, 0.1)


def blur(plane: Plane, sigma: float) -> Plane:
    """A gaussian blur; what lies outside counts as the edge's value."""
    if sigma < 0.25:
        return plane
    reach = math.ceil(sigma * 2.6)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        padded = np.pad(plane, [(reach, reach) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
        size = plane.shape[axis]
        out = np.zeros_like(plane)
        for k, weight in enumerate(weights):
            out += weight * (padded[k : k + size] if axis == 0 else padded[:, k : k + size])
        plane = out
    return plane


@cache
def _grain(height: int, width: int, seed: int) -> Plane:
    rng = np.random.Generator(np.random.PCG64(seed))
    fine = blur(rng.standard_normal((height, width)), 0.8)
    coarse = blur(rng.standard_normal((height, width)), 3.0)
    return fine / fine.std() * 0.5 + coarse / coarse.std() * 0.5


def _ramp(stuff: Stuff) -> NDArray[np.float64]:
    return np.array([[int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)] for c in stuff.ramp])


class Relief:
    """A picture in the making over `box` (left, top, right, bottom in units), with clear ground."""

    def __init__(self, box: tuple[float, float, float, float], scale: float = 1.0, seed: int = 1) -> None:
        self.box = box
        self.scale = scale
        self.seed = seed
        self.width = math.ceil((box[2] - box[0]) * scale)
        self.height = math.ceil((box[3] - box[1]) * scale)
        self.colour = np.zeros((self.height, self.width, 3))
        self.alpha = np.zeros((self.height, self.width))

    def mask(self, path: skia.Path) -> Plane:
        """Coverage of a path, 0..1."""
        surface = skia.Surface(self.width, self.height)
        canvas = surface.getCanvas()
        canvas.scale(self.scale, self.scale)
        canvas.translate(-self.box[0], -self.box[1])
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        return pixels[..., 3].astype(np.float64) / 255

    def part(
        self,
        path: skia.Path,
        stuff: Stuff,
        round_: float = 5.0,
        rise: float = 1.0,
        shadow: float = 0.5,
        line: float = 1.3,
        reach: float = 4.0,
    ) -> None:
        """Lay a part on top. `round_` is how far its rim bends, `rise` how much it swells; `shadow` and `reach`
        what it throws on the parts below; `line` the width of the dark outline.
        """
        mask = self.mask(path)
        if not mask.any():
            return
        if shadow:
            self._shade(mask, shadow, reach)
        if line:
            self._outline(path, line)
        colour = self._lit(mask, stuff, round_ * self.scale, rise)
        self.colour = self.colour * (1 - mask[..., None]) + colour * mask[..., None]
        self.alpha = self.alpha * (1 - mask) + mask

    def _shade(self, mask: Plane, strength: float, reach: float) -> None:
        step = max(1, round(reach * self.scale))
        thrown = np.zeros_like(mask)
        thrown[step:, max(1, step * 2 // 3) :] = mask[:-step, : -max(1, step * 2 // 3)]
        dark = blur(thrown, reach * self.scale * 0.6) * strength
        self.colour *= 1 - dark[..., None]

    def _outline(self, path: skia.Path, width: float) -> None:
        edge = self.mask(stroked(path, width * 2)) * 0.9
        ink = np.array([0.055, 0.045, 0.075])
        self.colour = self.colour * (1 - edge[..., None]) + ink * edge[..., None]
        self.alpha = self.alpha * (1 - edge) + edge

    def _lit(self, mask: Plane, stuff: Stuff, bend: float, rise: float) -> Plane:
        inside = np.clip(2 * blur(mask, bend) - 1, 0, 1)
        height = blur(np.sqrt(inside), max(0.6, bend * 0.14)) * bend * rise
        if stuff.grain:
            height = height + _grain(self.height, self.width, self.seed) * stuff.grain * 0.35 * self.scale
        dy, dx = np.gradient(height)
        norm = 1 / np.sqrt(dx * dx + dy * dy + 1)
        facing = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) * norm
        ramp = _ramp(stuff)
        rows = np.flatnonzero(mask.any(axis=1))
        fall = (np.arange(self.height) - rows[0]) / max(1, rows[-1] - rows[0])
        place = np.clip(facing * 0.82 + 0.12 - 0.16 * (fall[:, None] - 0.4), 0, 1) * (len(ramp) - 1)
        colour = np.stack([np.interp(place, np.arange(len(ramp)), ramp[:, c]) for c in range(3)], axis=-1)
        shine = np.clip((-dx * HALF[0] - dy * HALF[1] + HALF[2]) * norm, 0, 1) ** 26 * stuff.gloss
        edge_shine = shine * np.clip((np.abs(dx) + np.abs(dy)) * 2.2, 0, 1)
        back = np.clip((-dx * BOUNCE[0] - dy * BOUNCE[1]) * norm, 0, 1) ** 2 * stuff.bounce
        colour += edge_shine[..., None] * np.array([1.0, 0.97, 0.9]) + back[..., None] * np.array(SKY) * 0.6
        if stuff.grain:
            colour *= 1 + stuff.grain * 0.35 * _grain(self.height, self.width, self.seed + 1)[..., None]
        return np.clip(colour, 0, 1)

    def adopt(self, image: skia.Image) -> None:
        """Take a picture of the same size for what was modelled so far."""
        pixels = image.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float64) / 255
        self.colour, self.alpha = pixels[..., :3], pixels[..., 3]

    def image(self) -> skia.Image:
        """The finished picture."""
        pixels = np.zeros((self.height, self.width, 4), np.uint8)
        pixels[..., :3] = np.rint(self.colour * 255)
        pixels[..., 3] = np.rint(self.alpha * 255)
        return skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)

    def draw(self, canvas: skia.Canvas, shadow: float = 0.6, dx: float = 4, dy: float = 6, soft: float = 5) -> None:
        """Draw it with its units as the canvas's, and its shadow on the ground first."""
        place = skia.Rect.MakeXYWH(self.box[0], self.box[1], self.width / self.scale, self.height / self.scale)
        smooth = skia.SamplingOptions(skia.FilterMode.kLinear)
        if shadow:
            dark = np.zeros((self.height, self.width, 4), np.uint8)
            dark[..., 3] = np.rint(blur(self.alpha, soft * self.scale) * 255 * shadow)
            image = skia.Image.fromarray(dark, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)
            canvas.drawImageRect(image, place.makeOffset(dx, dy), smooth)
        canvas.drawImageRect(self.image(), place, smooth)


def stroked(path: skia.Path, width: float, butt: bool = False) -> skia.Path:
    """The outline of a line of `width` along `path`, with round ends."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    if not butt:
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    out = skia.Path()
    paint.getFillPath(path, out)
    return out


def rod(a: Point, b: Point, width: float, butt: bool = False) -> skia.Path:
    """A straight bar."""
    path = skia.Path()
    path.moveTo(*a)
    path.lineTo(*b)
    return stroked(path, width, butt)


def limb(points: Sequence[Point], width: float) -> skia.Path:
    """A bent bar of even width through three points (the middle one draws it) or along a polyline."""
    path = skia.Path()
    path.moveTo(*points[0])
    if len(points) == 3:
        path.quadTo(*points[1], *points[2])
    else:
        for point in points[1:]:
            path.lineTo(*point)
    return stroked(path, width)


def blob(points: Sequence[Point]) -> skia.Path:
    """A smooth closed outline through points (Catmull-Rom)."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0])
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        path.cubicTo(
            p1[0] + (p2[0] - p0[0]) / 6,
            p1[1] + (p2[1] - p0[1]) / 6,
            p2[0] - (p3[0] - p1[0]) / 6,
            p2[1] - (p3[1] - p1[1]) / 6,
            *p2,
        )
    path.close()
    return path


def union(*paths: skia.Path) -> skia.Path:
    """All paths as one."""
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def less(path: skia.Path, hole: skia.Path) -> skia.Path:
    """The path without the hole."""
    return skia.Op(path, hole, skia.PathOp.kDifference_PathOp)


def within(path: skia.Path, frame: skia.Path) -> skia.Path:
    """What of the path lies inside the frame."""
    return skia.Op(path, frame, skia.PathOp.kIntersect_PathOp)


def placed(
    path: skia.Path, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> skia.Path:
    """The path scaled, turned (degrees clockwise) about the origin and moved; `flip` mirrors it first."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale)
    out = skia.Path()
    path.transform(matrix, out)
    return out


def tint(stuff: Stuff, colour: str, share: float) -> Stuff:
    """The stuff with its colours moved towards another."""
    return Stuff(tuple(mix(c, colour, share) for c in stuff.ramp), stuff.gloss, stuff.grain, stuff.bounce)


def rect(box: Box) -> skia.Path:
    """A plain rectangle (x, y, width, height)."""
    path = skia.Path()
    path.addRect(skia.Rect.MakeXYWH(*box))
    return path
