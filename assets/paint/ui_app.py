"""The program's own sign, for windows, desktops and the first screen."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import skia

from assets.paint.atlas import png_bytes, register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    Material,
    bevel,
    blurred,
    clipped,
    fill,
    glow,
    linear,
    noise,
    oval,
    radial,
    rounded,
    shaded,
    solid_glyph,
    stroke,
)
from assets.paint.effects import EFFECTS, Spot
from assets.paint.ui_shapes import shape, star

ICON_SIZE = 512
ASSETS = Path(__file__).resolve().parent.parent
EYE = Material("#FFF6CC", "#F0BC54", "#8E5A18", "#FFFFFF")


def app_icon(canvas: skia.Canvas, small: bool = False) -> None:
    """A crown of five points in a five-sided ring on teal and violet, 512 pixels; `small` has no ring."""
    body = rounded((16, 12, 480, 480), 104)
    canvas.drawPath(body, blurred(fill("#05040A", 0.6), 10))
    shaded(canvas, body, BRASS_METAL, 10)
    inner = rounded((36, 32, 440, 440), 86)
    canvas.drawPath(inner, linear((60, 20), (400, 480), ["#2FA0A4", "#1C5A7A", "#3A2A7A", "#170E36"]))
    noise(canvas, inner, (0.008, 0.008), "#07122A", 0.7, 5, 5)
    noise(canvas, inner, (0.012, 0.012), "#9CF6EC", 0.4, 9, 4)
    with clipped(canvas, inner):
        EFFECTS["rays"](canvas, Spot(256, 262, 200, 300, 512, 512), "#FFF0C0", 3)
        canvas.drawPath(oval(256, 262, 210, 210), radial((256, 262), 210, [("#FFF0C0", 0.6), ("#FFF0C0", 0)]))
        canvas.drawPath(inner, blurred(stroke("#05040A", 50, 0.7), 20))
    bevel(canvas, inner, 6, 0.2, 0.5)
    if small:
        solid_glyph(canvas, shape("crown5"), EYE, (76, 96, 360, 330), 26)
        return
    five = star(5, 0.809, 196)
    five.offset(206, 218)
    hole = star(5, 0.809, 172)
    hole.offset(206, 218)
    band = skia.Op(five, hole, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(band, blurred(fill("#05040A", 0.7), 8))
    shaded(canvas, band, GOLD, 5)
    crown = shape("crown5")
    glow(canvas, oval(256, 270, 90, 70), "#FFE9A8", 40, 0.5)
    solid_glyph(canvas, crown, EYE, (140, 158, 232, 220), 14)


def _icon_pixels(size: int) -> np.ndarray:
    surface = skia.Surface(size, size)
    canvas = surface.getCanvas()
    canvas.scale(size / ICON_SIZE, size / ICON_SIZE)
    app_icon(canvas, size <= 48)
    straight = skia.ImageInfo.Make(size, size, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)
    pixels = np.zeros((size, size, 4), np.uint8)
    surface.makeImageSnapshot().readPixels(straight, pixels, size * 4, 0, 0)
    return pixels


def write_icons(folder: Path = ASSETS) -> list[Path]:
    """Writes icon.png, icon.ico and icon.icns; the containers hold PNG pictures of the usual sizes."""
    pngs = {size: png_bytes(_icon_pixels(size)) for size in (16, 24, 32, 48, 64, 128, 256, 512, 1024)}
    (folder / "icon.png").write_bytes(pngs[512])
    entries, body = b"", b""
    sizes = (16, 24, 32, 48, 64, 128, 256)
    for size in sizes:
        at = 6 + 16 * len(sizes) + len(body)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(pngs[size]), at)
        body += pngs[size]
    (folder / "icon.ico").write_bytes(struct.pack("<HHH", 0, 1, len(sizes)) + entries + body)
    kinds = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
    parts = b"".join(kind + struct.pack(">I", 8 + len(pngs[size])) + pngs[size] for kind, size in kinds.items())
    (folder / "icon.icns").write_bytes(b"icns" + struct.pack(">I", 8 + len(parts)) + parts)
    return [folder / name for name in ("icon.png", "icon.ico", "icon.icns")]


register("ui/app", "ui_posters", (0, 0, ICON_SIZE, ICON_SIZE), app_icon, trim=False)
if __name__ == "__main__":
    print("\n".join(f"{path.name}: {path.stat().st_size // 1024} KiB" for path in write_icons()))
