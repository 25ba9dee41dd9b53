"""Heads of figurines with the faces that portraits have, small enough to stand on a board."""

from __future__ import annotations

from dataclasses import replace

import skia

from assets.paint.base import lighter, moved, oval
from assets.paint.busts import Head, face
from assets.paint.figures import hair_cap
from assets.paint.relief import Relief
from assets.paint.solids import round_shade

BOX = (-52.0, -58.0, 52.0, 58.0)
WIDE, FINE = 31.0, 1.0
"""Half the width of a face as it is modelled, and its pixels of a unit."""
EYES = 0.12
"""How far the eyes lie over the middle of a head, in radii."""


def visage(
    canvas: skia.Canvas, x: float, y: float, radius: float, head: Head, hair: str = "", long: bool = False
) -> None:
    """A head round (x, y) that looks a little to the left; `hair` covers its crown, or falls down behind it. Of `head`
    place and size count as shares: those of a face 31 wide.
    """
    with moved(canvas, x, y, radius):
        if long:
            canvas.drawPath(oval(0.05, 0.35, 1.25, 1.45), round_shade(-1, 1.3, hair))
        figure = Relief(BOX, FINE, 2)
        face(figure, replace(head, x=0.0, y=-EYES * WIDE))
        with moved(canvas, 0, 0, 1 / WIDE):
            figure.draw(canvas, 0)
        if hair:
            hair_cap(canvas, hair)


def countenance(skin: str, hair: str, **traits: float | str) -> Head:
    """A face 31 wide; `traits` are those of Head."""
    sizes: dict[str, float] = {"wide": WIDE * 0.94, "low": 34.0, "high": 30.0, "turn": -0.3}
    return replace(Head(0, 0, WIDE, 34, 30, lighter(skin, 0.18), hair), **{**sizes, **traits})  # type: ignore[arg-type]
