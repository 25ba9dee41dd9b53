"""Vermilion's gear (5.3-5.6), cut out on clear ground: ``vermilion/gear/<id>``, and the eight materials in full,
``vermilion/goods/<material>``. Units: a piece lies in a box of 160, two pixels a unit; of a material 96.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, fill, oval, radial
from assets.paint.relief import Relief
from assets.paint.vermilion.gear_arms import ARMS
from assets.paint.vermilion.gear_legs import LEGS
from assets.paint.vermilion.gear_torso import TORSO
from assets.paint.vermilion.gear_trinkets import TRINKETS
from assets.paint.vermilion.goods import GOODS

Piece = Callable[[Relief], None]
GEAR: dict[str, Piece] = {**ARMS, **TORSO, **LEGS, **TRINKETS}
HALF, FINE = 80.0, 2.0
GLOWING = {"w13": "#FF6A3A", "w15": "#FFB46A", "w16": "#FF3A2A", "a12": "#FF5A3A", "s12": "#FF4A2E", "t08": "#FFB43A",
           "t09": "#FFD08A", "t14": "#8AE0C8", "t16": "#FFE0A0"}  # fmt: skip
"""What shines by itself."""


def piece(canvas: skia.Canvas, paint: Piece, half: float, seed: int, glow: str = "") -> None:
    """A modelled piece with its shadow, in coarse steps of colour for the file's sake."""
    model = Relief((-half, -half, half, half), FINE, seed)
    paint(model)
    steps = [min(255, (k + 2) // 4 * 4) for k in range(256)]
    table = skia.TableColorFilter.MakeARGB(list(range(256)), steps, steps, steps)
    canvas.saveLayer(None, skia.Paint(ColorFilter=table))
    canvas.scale(FINE, FINE)
    if glow:
        shine = radial((0, 0), half * 0.98, [(glow, 0.5), (glow, 0.18), (glow, 0)], [0, 0.55, 1])
        canvas.drawPath(oval(0, 0, half, half), blurred(shine, 2))
    canvas.drawPath(oval(4, half * 0.74, half * 0.5, half * 0.1), blurred(fill("#05020A", 0.35), 5))
    model.draw(canvas, 0.55, 2.5, 4, 3)
    canvas.restore()


def register_all() -> None:
    """All pieces and materials."""
    edge = round(HALF * FINE)
    for k, (name, paint) in enumerate(GEAR.items()):
        made = partial(piece, paint=paint, half=HALF, seed=k + 1, glow=GLOWING.get(name, ""))
        register(f"vermilion/gear/{name}", "vermilion/gear", (-edge, -edge, edge, edge), made)
    for k, (name, paint) in enumerate(GOODS.items()):
        made = partial(piece, paint=paint, half=48.0, seed=k + 60, glow="#FF4A2E" if name == "heart" else "")
        register(f"vermilion/goods/{name}", "vermilion/goods", (-96, -96, 96, 96), made)


register_all()
