"""A small kit of solid bodies in three-quarter view: boxes, roofs, cylinders, domes, windows.

Ground coordinates: x runs to the lower right, y to the lower left, z up, all in sprite pixels along
the axis. The light comes from the upper left, so the wall facing y (left) is lit and the wall
facing x (right) lies in shade. Paint from back to front.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from assets.paint.base import (
    Point,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    stroke,
)

ACROSS, DOWN = 0.82, 0.44


@dataclass(frozen=True)
class Spot:
    """A corner on the ground (x, y) and its height z."""

    x: float
    y: float
    z: float = 0.0


class Solids:
    """Draws solids on a canvas whose origin is the ground point (0, 0, 0)."""

    def __init__(self, canvas: skia.Canvas) -> None:
        self.canvas = canvas

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """Where a ground point lies on the canvas."""
        return (x - y) * ACROSS, (x + y) * DOWN - z

    def face(
        self,
        points: Sequence[tuple[float, float, float]],
        colour: str,
        shade: float = 0.0,
        grain: float = 0.3,
        seed: int = 1,
    ) -> skia.Path:
        """A flat face through ground points; ``shade`` -1..1 darkens (or lightens when negative)."""
        path = polygon([self.at(*p) for p in points])
        tone = darker(colour, shade) if shade >= 0 else lighter(colour, -shade)
        box = path.getBounds()
        self.canvas.drawPath(
            path,
            linear(
                (box.left(), box.top()),
                (box.left() + box.width() * 0.3, box.bottom()),
                [lighter(tone, 0.14), tone, darker(tone, 0.22)],
                [0, 0.4, 1],
            ),
        )
        if grain:
            noise(self.canvas, path, (0.09, 0.12), darker(tone, 0.6), grain, seed, 3)
        self.canvas.drawPath(path, stroke(darker(tone, 0.45), 1.2, 0.7))
        return path

    def edge(
        self, first: Spot, second: Spot, alpha: float = 0.7, width: float = 1.8, colour: str = "#FFF8E6"
    ) -> None:
        """A lit edge between two points."""
        a, b = self.at(first.x, first.y, first.z), self.at(second.x, second.y, second.z)
        self.canvas.drawLine(*a, *b, stroke(colour, width, alpha))

    def shadow(self, x: float, y: float, w: float, d: float, length: float = 22, alpha: float = 0.55) -> None:
        """The ground shadow of a block with footprint (x, y, w, d), thrown to the right."""
        points = [self.at(x, y), self.at(x + w, y), self.at(x + w, y + d), self.at(x, y + d)]
        self.canvas.drawPath(polygon(points), blurred(stroke("#05040A", 9, alpha * 0.8), 4))
        right = self.at(x + w, y)
        front = self.at(x + w, y + d)
        back = self.at(x, y)
        throw = [
            front,
            right,
            back,
            (back[0] + length, back[1] + length * 0.28),
            (right[0] + length, right[1] + length * 0.28),
            (front[0] + length * 0.8, front[1] + length * 0.3),
        ]
        self.canvas.drawPath(polygon(throw), blurred(fill("#05040A", alpha), 5))

    def box(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        colour: str,
        top: str | None = None,
        grain: float = 0.25,
    ) -> None:
        """A block; (x, y) is the back corner, w runs along x, d along y, h up."""
        self.face(
            [(x, y + d, z), (x + w, y + d, z), (x + w, y + d, z + h), (x, y + d, z + h)], colour, 0.04, grain
        )
        self.face(
            [(x + w, y, z), (x + w, y + d, z), (x + w, y + d, z + h), (x + w, y, z + h)],
            colour,
            0.42,
            grain,
            5,
        )
        self.face(
            [(x, y, z + h), (x + w, y, z + h), (x + w, y + d, z + h), (x, y + d, z + h)],
            top or colour,
            -0.25 if top is None else 0.0,
            grain,
            9,
        )
        self.edge(Spot(x, y + d, z + h), Spot(x + w, y + d, z + h))
        self.edge(Spot(x + w, y + d, z + h), Spot(x + w, y, z + h), 0.35)
        self.edge(Spot(x + w, y + d, z), Spot(x + w, y + d, z + h), 0.3, 1.5)

    def gable(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        rise: float,
        roof: str,
        wall: str,
        along: str = "x",
        over: float = 5.0,
    ) -> None:
        """A saddle roof over a block; the ridge runs ``along`` x or y; ``over`` is the overhang."""
        if along == "x":
            middle = y + d / 2
            self.face([(x + w, y, z), (x + w, y + d, z), (x + w, middle, z + rise)], wall, 0.42, 0.15)
            a, b = x - over, x + w + over
            low, slope = z - over * 0.7, y + d + over
            self.face(
                [(a, y - over, low), (b, y - over, low), (b, middle, z + rise), (a, middle, z + rise)],
                roof,
                0.35,
            )
            front = [(a, slope, low), (b, slope, low), (b, middle, z + rise), (a, middle, z + rise)]
            self._tiles(self.face(front, roof, -0.08), front, roof)
            self.edge(Spot(a, middle, z + rise), Spot(b, middle, z + rise), 0.85, 2.6, lighter(roof, 0.7))
            self.edge(Spot(a, slope, low), Spot(b, slope, low), 0.45, 1.6)
            self.edge(Spot(b, slope, low), Spot(b, middle, z + rise), 0.5, 2.4, lighter(roof, 0.5))
            return
        middle = x + w / 2
        self.face([(x, y + d, z), (x + w, y + d, z), (middle, y + d, z + rise)], wall, 0.0, 0.15)
        a, b = y - over, y + d + over
        low = z - over * 0.7
        left = [(x - over, a, low), (x - over, b, low), (middle, b, z + rise), (middle, a, z + rise)]
        self.face(left, roof, -0.15)
        right = [(x + w + over, a, low), (x + w + over, b, low), (middle, b, z + rise), (middle, a, z + rise)]
        self._tiles(self.face(right, roof, 0.22), right, roof)
        self.edge(Spot(middle, a, z + rise), Spot(middle, b, z + rise), 0.85, 2.6, lighter(roof, 0.7))
        self.edge(Spot(x - over, b, low), Spot(middle, b, z + rise), 0.7, 3, lighter(roof, 0.6))
        self.edge(Spot(middle, b, z + rise), Spot(x + w + over, b, low), 0.4, 3, lighter(roof, 0.3))

    def _tiles(self, path: skia.Path, corners: list[tuple[float, float, float]], roof: str) -> None:
        """Rows of roof tiles between the eaves (corners 0, 1) and the ridge (3, 2)."""
        eave_a, eave_b, top_b, top_a = (self.at(*c) for c in corners)
        height = math.hypot(top_a[0] - eave_a[0], top_a[1] - eave_a[1])
        rows = max(3, round(height / 8))
        with clipped(self.canvas, path):
            for row in range(1, rows):
                t = row / rows
                a = (eave_a[0] + (top_a[0] - eave_a[0]) * t, eave_a[1] + (top_a[1] - eave_a[1]) * t)
                b = (eave_b[0] + (top_b[0] - eave_b[0]) * t, eave_b[1] + (top_b[1] - eave_b[1]) * t)
                self.canvas.drawLine(*a, *b, stroke(darker(roof, 0.6), 1.7, 0.55))
                self.canvas.drawLine(
                    a[0], a[1] + 1.8, b[0], b[1] + 1.8, stroke(lighter(roof, 0.5), 1.1, 0.45)
                )

    def pyramid(
        self, x: float, y: float, z: float, w: float, d: float, rise: float, colour: str, over: float = 4.0
    ) -> None:
        """A four-sided roof."""
        low = z - over * 0.5
        tip = (x + w / 2, y + d / 2, z + rise)
        a, b, c = (
            (x - over, y + d + over, low),
            (x + w + over, y + d + over, low),
            (x + w + over, y - over, low),
        )
        self.face([(x - over, y - over, low), a, tip], colour, -0.2)
        left = [a, b, tip, tip]
        self._tiles(self.face(left[:3], colour, -0.05), left, colour)
        self.face([b, c, tip], colour, 0.38)
        self.edge(Spot(*b), Spot(*tip), 0.7, 2.2, lighter(colour, 0.6))
        self.edge(Spot(*a), Spot(*b), 0.4, 1.8)

    def pane(
        self,
        side: str,
        x: float,
        y: float,
        z: float,
        w: float,
        h: float,
        glass: str = "#2B3550",
        frame: str = "#FFF2D6",
        arch: bool = False,
    ) -> None:
        """A window or door on the left ("y") or right ("x") wall; (x, y, z) its lower near corner, w along
        the wall.
        """
        if side == "y":
            points = [(x, y, z), (x + w, y, z), (x + w, y, z + h), (x, y, z + h)]
        else:
            points = [(x, y, z), (x, y - w, z), (x, y - w, z + h), (x, y, z + h)]
        a, b, c, d = (self.at(*p) for p in points)
        path = skia.Path()
        path.moveTo(*a)
        path.lineTo(*b)
        path.lineTo(*c)
        if arch:
            top = ((c[0] + d[0]) / 2, (c[1] + d[1]) / 2 - h * 0.42)
            path.quadTo(c[0], c[1] - h * 0.28, *top)
            path.quadTo(d[0], d[1] - h * 0.28, *d)
        else:
            path.lineTo(*d)
        path.close()
        box = path.getBounds()
        self.canvas.drawPath(
            path,
            linear(
                (box.left(), box.top()),
                (box.right(), box.bottom()),
                [lighter(glass, 0.4), glass, darker(glass, 0.4)],
                [0, 0.4, 1],
            ),
        )
        self.canvas.drawPath(path, stroke(frame if side == "y" else mix(frame, "#3A3040", 0.4), 1.6, 0.9))

    def cylinder(
        self,
        x: float,
        y: float,
        z: float,
        radius: float,
        h: float,
        colour: str,
        top: bool = True,
        taper: float = 1.0,
    ) -> None:
        """A round tower; (x, y) is its axis; ``taper`` shrinks the top."""
        cx, cy = self.at(x, y, z)
        rx, ry = radius * ACROSS * 1.2, radius * DOWN * 1.2
        tx, ty = rx * taper, ry * taper
        body = skia.Path()
        body.moveTo(cx - rx, cy)
        body.arcTo(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry), 180, -180, False)
        body.lineTo(cx + tx, cy - h)
        body.arcTo(skia.Rect.MakeLTRB(cx - tx, cy - h - ty, cx + tx, cy - h + ty), 0, -180, False)
        body.close()
        self.canvas.drawPath(body, round_shade(cx - rx, cx + rx, colour))
        noise(self.canvas, body, (0.08, 0.1), darker(colour, 0.6), 0.25, 4, 3)
        if top:
            cap = oval(cx, cy - h, tx, ty)
            self.canvas.drawPath(
                cap, linear((cx - tx, cy - h - ty), (cx + tx, cy - h + ty), [lighter(colour, 0.4), colour])
            )
            self.canvas.drawPath(cap, stroke(lighter(colour, 0.6), 1.4, 0.7))

    def dome(
        self, x: float, y: float, z: float, radius: float, h: float, colour: str, onion: float = 0.0
    ) -> None:
        """A dome; ``onion`` 0..1 swells the belly and draws out the tip."""
        cx, cy = self.at(x, y, z)
        rx, ry = radius * ACROSS * 1.2, radius * DOWN * 1.2
        path = skia.Path()
        path.moveTo(cx - rx, cy)
        belly = 1 + 0.45 * onion
        path.cubicTo(
            cx - rx * belly * 1.05,
            cy - h * 0.5,
            cx - rx * (0.62 - 0.3 * onion),
            cy - h * (0.98 - 0.2 * onion),
            cx,
            cy - h * (1 + 0.12 * onion),
        )
        path.cubicTo(
            cx + rx * (0.62 - 0.3 * onion),
            cy - h * (0.98 - 0.2 * onion),
            cx + rx * belly * 1.05,
            cy - h * 0.5,
            cx + rx,
            cy,
        )
        path.arcTo(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry), 0, 180, False)
        path.close()
        self.canvas.drawPath(path, round_shade(cx - rx * belly, cx + rx * belly, colour))
        with clipped(self.canvas, path):
            self.canvas.drawPath(
                oval(cx - rx * 0.38, cy - h * 0.58, rx * 0.22, h * 0.26),
                blurred(fill("#FFFFFF", 0.75), rx * 0.12),
            )
            self.canvas.drawPath(
                oval(cx + rx * 0.5, cy + ry * 0.4, rx * 0.6, h * 0.3), blurred(fill("#05040A", 0.3), 4)
            )
        self.canvas.drawPath(path, stroke(darker(colour, 0.55), 1.2, 0.6))

    def cone(self, x: float, y: float, z: float, radius: float, h: float, colour: str) -> None:
        """A round pointed roof."""
        cx, cy = self.at(x, y, z)
        rx, ry = radius * ACROSS * 1.2, radius * DOWN * 1.2
        path = skia.Path()
        path.moveTo(cx, cy - h)
        path.lineTo(cx + rx, cy)
        path.arcTo(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry), 0, 180, False)
        path.close()
        self.canvas.drawPath(path, round_shade(cx - rx, cx + rx, colour))
        noise(self.canvas, path, (0.1, 0.1), darker(colour, 0.6), 0.3, 8, 3)

    def flag(self, x: float, y: float, z: float, h: float, colour: str, width: float = 30) -> None:
        """A pole with a waving flag to the right."""
        px, py = self.at(x, y, z)
        self.canvas.drawLine(px, py, px, py - h, stroke("#2A2018", 4.2))
        self.canvas.drawLine(px - 0.7, py, px - 0.7, py - h, stroke("#E9D9B0", 1.8))
        self.canvas.drawPath(oval(px, py - h - 2, 3.4, 3.4), fill("#F2C75C"))
        banner = skia.Path()
        banner.moveTo(px + 1, py - h + 1)
        banner.cubicTo(px + width * 0.35, py - h - 7, px + width * 0.6, py - h + 8, px + width, py - h)
        banner.lineTo(px + width, py - h + width * 0.6)
        banner.cubicTo(
            px + width * 0.6,
            py - h + width * 0.6 + 8,
            px + width * 0.35,
            py - h + width * 0.6 - 7,
            px + 1,
            py - h + width * 0.6,
        )
        banner.close()
        with moved(self.canvas, 2, 3):
            self.canvas.drawPath(banner, blurred(fill("#05040A", 0.4), 2))
        self.canvas.drawPath(
            banner,
            linear(
                (px, py),
                (px + width, py),
                [
                    lighter(colour, 0.35),
                    colour,
                    darker(colour, 0.35),
                    lighter(colour, 0.1),
                    darker(colour, 0.2),
                ],
                [0, 0.25, 0.5, 0.75, 1],
            ),
        )


def round_shade(left: float, right: float, colour: str) -> skia.Paint:
    """The light on an upright round body between two canvas x: brightest left of the middle."""
    return linear(
        (left, 0),
        (right, 0),
        [darker(colour, 0.25), lighter(colour, 0.45), colour, darker(colour, 0.5), darker(colour, 0.38)],
        [0, 0.24, 0.5, 0.88, 1],
    )
