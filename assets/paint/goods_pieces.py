"""The own pieces in other materials (C10.2): piece/<good id>/<character>_<seat> cast or carved as one figure, on a
plinth of the same stuff; the seat's base with colour, pattern and emblem stays as it is. rim/<good id>_<nation> lies
over the steel rim of Creed's unit tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

import numpy as np
import skia
from numpy.typing import NDArray

from assets.paint.atlas import Pixels, register
from assets.paint.base import (
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    linear,
    moved,
    noise,
    oval,
    rim_light,
    stroke,
)
from assets.paint.board_pieces import CHARACTERS
from assets.paint.creed_nations import NATIONS, Nation, frame_path
from assets.paint.creed_tiles import FACE, TILE
from assets.paint.figures import BASE_RX, BASE_RY, drum, seat_badge, seat_pedestal
from assets.paint.palette import Seat, dyed, dyes

BOX = (-96, -212, 96, 84)
WIDE, TALL = BOX[2] - BOX[0], BOX[3] - BOX[1]
STEP = 11.0
"""The height of the plinth."""
UNDYED = Seat("#8E8E8E", "#404040", "#D4D4D4", "dots", "sun")
"""A cast figure has the same tones whosever it is."""


@dataclass(frozen=True)
class Stuff:
    """`ramp`: tones from the deepest shade to the brightest light. `stain` lies in the hollows, `streak` on what is
    lit, with their grain; `shine` sharpens the lights, `body` is how much of the figure's own tones is left, `glow` how
    bright the whole is."""

    ramp: tuple[str, ...]
    metal: Material
    stain: tuple[str, float]
    streak: tuple[str, float]
    grain: tuple[float, float]
    shine: float
    body: float
    glow: float


STUFFS: dict[str, Stuff] = {
    "bronze": Stuff(
        ("#1A0A04", "#4E2610", "#96582A", "#D69A54", "#FFE2A8", "#FFF8E0"),
        Material("#F4C88A", "#A8682E", "#3E1C0A", "#FFEBC4"), ("#3FA08A", 0.85), ("#FFD890", 0.25), (0.07, 0.05),
        1.25, 0.62, -0.02,
    ),
    "silver": Stuff(
        ("#0C1018", "#3A4454", "#7E8A9C", "#C0CAD8", "#F4F8FF", "#FFFFFF"),
        Material("#FFFFFF", "#AEBAC8", "#3C4656", "#FFFFFF"), ("#1A2230", 0.4), ("#FFFFFF", 0.22), (0.02, 0.11),
        1.3, 0.6, -0.06,
    ),
    "jade": Stuff(
        ("#04241A", "#0E5A40", "#2C9670", "#6CCBA0", "#C2F4DC", "#F6FFFA"),
        Material("#C8F8E0", "#3AA880", "#0A4634", "#F0FFF8"), ("#06382A", 0.6), ("#E8FFF4", 0.55), (0.035, 0.05),
        1.2, 0.56, -0.03,
    ),
    "obsidian": Stuff(
        ("#06040C", "#151024", "#2C2446", "#5A4E8C", "#B4A8F0", "#FFFFFF"),
        Material("#A69ADA", "#3A3058", "#0A0714", "#E8E0FF"), ("#B060F0", 0.4), ("#8CA8FF", 0.4), (0.03, 0.06),
        1.5, 0.55, -0.2,
    ),
    "ivory": Stuff(
        ("#3A2814", "#84653C", "#C4A878", "#EAD8B2", "#FBF3E0", "#FFFFFF"),
        Material("#FFFCF0", "#DCC8A0", "#7A5C34", "#FFFFFF"), ("#6E4A20", 0.75), ("#FFFFFF", 0.3), (0.16, 0.02),
        0.95, 0.55, 0.03,
    ),
    "rose": Stuff(
        ("#4A1028", "#963E60", "#D4829C", "#F2B8C8", "#FFE4EA", "#FFFFFF"),
        Material("#FFE8EE", "#E094AA", "#702840", "#FFFFFF"), ("#8E2450", 0.4), ("#FFFFFF", 0.6), (0.025, 0.035),
        1.2, 0.56, -0.03,
    ),
}  # fmt: skip


def ramped(light: NDArray[np.float64], tones: tuple[str, ...]) -> NDArray[np.float64]:
    """Light 0..1 as colours along the tones."""
    values = np.array([[int(tone[i : i + 2], 16) for i in (1, 3, 5)] for tone in tones], float)
    places = np.linspace(0, 1, len(tones))
    return np.stack([np.interp(light, places, values[:, channel]) for channel in range(3)], axis=-1)


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


def relief(alpha: NDArray[np.float64]) -> NDArray[np.float64]:
    """Light on the figure as one rounded body, -1..1: bright to the upper left, dark to the lower right."""
    soft = alpha.copy()
    for _ in range(7):
        for axis in (0, 1):
            soft = (np.roll(soft, 1, axis) + soft * 2 + np.roll(soft, -1, axis)) / 4
    down, across = np.gradient(soft)
    return np.clip((down * 0.8 + across) * 9, -1, 1)


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


def grained(canvas: skia.Canvas, path: skia.Path, stuff: Stuff, seed: int) -> None:
    """What lies in the material: verdigris, polish, veins, flakes."""
    noise(canvas, path, stuff.grain, stuff.stain[0], stuff.stain[1], seed, 4, 0.53)
    noise(canvas, path, (stuff.grain[1], stuff.grain[0]), stuff.streak[0], stuff.streak[1], seed + 5, 4, 0.52)


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


def rim(nation: Nation, stuff: Stuff, canvas: skia.Canvas) -> None:
    """A ring in the shape of the nation's tiles, with studs of the material."""
    x, y, w, h = FACE
    body = frame_path(nation, FACE, 20)
    inner = frame_path(nation, (x + 8, y + 8, w - 16, h - 16), 17)
    ring = skia.Op(body, inner, skia.PathOp.kDifference_PathOp)
    metal = stuff.metal
    tones = [metal.light, metal.middle, metal.dark, metal.middle]
    canvas.drawPath(inner, stroke("#05040A", 4, 0.55))
    canvas.drawPath(ring, linear((x, y), (x + w * 0.7, y + h), tones, [0, 0.35, 0.8, 1]))
    grained(canvas, ring, stuff, 7)
    bevel(canvas, ring, 2.6, 0.8, 0.6, metal.edge)
    rim_light(canvas, ring, 1.4, 0.7, metal.edge)
    for cx, cy in ((0, y + 4), (x + 4, 0), (-x - 4, 0)):
        canvas.drawPath(oval(cx + 1, cy + 2, 8, 8), blurred(fill("#05040A", 0.7), 2))
        stud = oval(cx, cy, 7, 7)
        canvas.drawPath(stud, linear((cx - 6, cy - 7), (cx + 4, cy + 7), [metal.edge, metal.middle, metal.dark]))
        canvas.drawPath(stud, stroke(darker(metal.dark, 0.4), 1.2, 0.8))


for _name, _stuff in STUFFS.items():
    for _dye, _seat in dyes(4).items():
        for _character in CHARACTERS:
            _paint = partial(piece, _character, _seat, _stuff)
            register(
                f"realigious/piece/piece_{_name}/{_character}_{_dye}",
                dyed(f"realigious/goods_{_name}", _dye),
                BOX,
                _paint,
            )
    for _nation in NATIONS.values():
        register(
            f"creed/rim/piece_{_name}_{_nation.name}", "creed/rims", TILE, partial(rim, _nation, _stuff), trim=False
        )
