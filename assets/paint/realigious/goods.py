"""The players' pieces in other materials (C10.2): <good id>/<character>_<seat> cast or carved as one figure, on a
plinth of the same stuff; the seat's base with colour, pattern and emblem stays as it is.
"""

from __future__ import annotations

from functools import cache, partial

import numpy as np
import skia

from assets.paint.atlas import Pixels, register
from assets.paint.base import (
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    linear,
    moved,
    oval,
    stroke,
)
from assets.paint.figures import BASE_RX, BASE_RY, drum, seat_badge, seat_pedestal
from assets.paint.goods_pieces import STUFFS, Stuff, grained, ramped, relief
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.realigious.board_pieces import CHARACTERS

BOX = (-96, -212, 96, 84)
WIDE, TALL = BOX[2] - BOX[0], BOX[3] - BOX[1]
STEP = 11.0
"""The height of the plinth."""
UNDYED = Seat("#8E8E8E", "#404040", "#D4D4D4", "dots", "sun")
"""A cast figure has the same tones whosever it is."""


@cache
def drawn(character: str) -> Pixels:
    """The figure alone in greys, straight RGBA."""
    pixels = np.zeros((TALL, WIDE, 4), np.uint8)
    whole = skia.ImageInfo.Make(WIDE, TALL, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRaster(whole)
    canvas = surface.getCanvas()
    canvas.translate(-BOX[0], -BOX[1])
    CHARACTERS[character](canvas, UNDYED)
    straight = skia.ImageInfo.Make(WIDE, TALL, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)
    surface.makeImageSnapshot().readPixels(straight, pixels, WIDE * 4, 0, 0)
    return pixels


def cast(character: str, stuff: Stuff) -> skia.Image:
    """The figure in the material: its own light and shade, no colours."""
    pixels = drawn(character)
    alpha = pixels[..., 3] / 255
    light = pixels[..., :3].astype(float) @ np.array([0.3, 0.55, 0.15]) / 255
    inside = light[alpha > 0.5]
    low, high = np.quantile(inside, 0.03), np.quantile(inside, 0.97)
    light = np.clip((light - low) / (high - low), 0, 1)
    light = 0.5 + (light - 0.5) * stuff.body * 1.25 + relief(alpha) * 0.26
    light = np.clip(0.5 + (light - 0.52) * stuff.shine + stuff.glow, 0, 1)
    out = np.zeros_like(pixels)
    out[..., :3] = np.rint(ramped(light, stuff.ramp))
    out[..., 3] = pixels[..., 3]
    return skia.Image.fromarray(out, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)


def figure(canvas: skia.Canvas, character: str, stuff: Stuff) -> None:
    """The cast figure with its grain, set off from the ground by a fine dark line and a breath of light."""
    image = cast(character, stuff)
    outline = skia.ImageFilters.DropShadow(0, 0, 2.2, 2.2, 0xE0080610)
    canvas.saveLayer(None, skia.Paint(ImageFilter=outline))
    canvas.drawImage(image, BOX[0], BOX[1])
    over = skia.Paint(BlendMode=skia.BlendMode.kSrcATop)
    canvas.saveLayer(None, over)
    box = skia.Path()
    box.addRect(skia.Rect.MakeLTRB(*BOX))
    grained(canvas, box, stuff, 3)
    canvas.restore()
    canvas.restore()


def plinth(canvas: skia.Canvas, stuff: Stuff) -> None:
    """A broad low step of the material under the seat's base."""
    rx, ry = BASE_RX + 12, BASE_RY + 7
    metal = stuff.metal
    canvas.drawPath(oval(8, 14, rx + 5, ry + 2), blurred(fill("#05040A", 0.75), 6))
    wall = drum(rx, ry, STEP, STEP)
    tones = [metal.dark, metal.middle, metal.light, metal.middle, metal.dark, metal.middle]
    canvas.drawPath(wall, linear((-rx, 0), (rx, 0), tones, [0, 0.16, 0.3, 0.55, 0.86, 1]))
    grained(canvas, wall, stuff, 9)
    top = oval(0, 0, rx, ry)
    canvas.drawPath(top, linear((-rx, -ry), (rx * 0.6, ry), [metal.light, metal.middle, metal.dark], [0, 0.5, 1]))
    grained(canvas, top, stuff, 12)
    bevel(canvas, top, 3, 0.6, 0.4, metal.edge)
    canvas.drawPath(top, stroke(darker(metal.dark, 0.4), 1.4, 0.8))
    with clipped(canvas, wall):
        canvas.drawPath(oval(0, STEP - 1, rx - 1, ry), stroke(metal.edge, 1.6, 0.6))


def piece(character: str, seat: Seat, stuff: Stuff, canvas: skia.Canvas) -> None:
    """Plinth, the seat's base, the figure, the seat's emblem."""
    canvas.drawPath(oval(0, 8, BASE_RX + 24, BASE_RY + 18), blurred(fill(seat.colour, 0.9), 8))
    plinth(canvas, stuff)
    with moved(canvas, 0, -3):
        seat_pedestal(canvas, seat)
        figure(canvas, character, stuff)
        seat_badge(canvas, 0, BASE_RY - 11, 20, seat)


for _name, _stuff in STUFFS.items():
    for _dye, _seat in dyes(4).items():
        for _character in CHARACTERS:
            register(
                f"realigious/piece/piece_{_name}/{_character}_{_dye}",
                dyed(f"realigious/goods_{_name}", _dye),
                BOX,
                partial(piece, _character, _seat, _stuff),
            )
