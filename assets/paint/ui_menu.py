"""What the first screens draw, at the very sizes they draw it: nothing needs scaling before the first frame.

Each sprite "name@WxH" is the sprite "name" of another atlas, averaged down to W x H pixels of the canvas. A test
tells when a size is missing here; any other size still comes out of the sprite's own atlas.
"""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from assets.paint import ui_nine  # noqa: F401 - its patches are registered by the import
from assets.paint.atlas import RECIPES, SCALE, Pixels, paint_sprite, register
from assets.paint.ui_portraits import PROFILES

MENU, FACES, FIRST = "ui_menu", "ui_faces", "ui_first"
ICONS = {
    40: "ui/continue",
    44: "ui/trophy ui/rules ui/options ui/quit",
    48: "ui/plus",
    52: "ui/saves ui/replays",
    120: "ui/traits ui/shop ui/community",
}
PATCHES = {
    MENU: "shadow panel row slot slot_selected glow bar bar_fill_gold button button_off button_gold",
    FIRST: "panel_brass input_focus",
}
FACE_SIZES = (84, 118)
FIRST_FACE = 71


def weights(source: int, target: int) -> np.ndarray:
    """The share that each of `source` pixels in a row has in each of `target` pixels; rows sum up to 1."""
    edges = np.arange(target + 1) * source / target
    left, right = edges[:-1, None], edges[1:, None]
    pixel = np.arange(source)[None, :]
    return np.clip(np.minimum(right, pixel + 1) - np.maximum(left, pixel), 0, 1) * target / source


def averaged(pixels: Pixels, size: tuple[int, int]) -> Pixels:
    """Straight RGBA pixels made smaller; colours count as much as they are opaque."""
    width, height = size
    down, across = weights(pixels.shape[0], height), weights(pixels.shape[1], width).T
    alpha = pixels[..., 3].astype(float)
    small = down @ alpha @ across
    out = np.zeros((height, width, 4), np.uint8)
    out[..., 3] = np.rint(small)
    for channel in range(3):
        colour = down @ (pixels[..., channel] * alpha) @ across
        out[..., channel] = np.rint(colour / np.maximum(small, 0.001))
    return out


def ready(name: str, size: tuple[int, int], canvas: skia.Canvas) -> None:
    """The sprite of another atlas at the size of the canvas."""
    small = averaged(paint_sprite(name).pixels, size)
    canvas.drawImage(skia.Image.fromarray(small, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType), 0, 0)


def register_ready(name: str, size: tuple[int, int], atlas: str, **extra: object) -> None:
    """Add a sprite at a size of the canvas besides its own."""
    register(f"{name}@{size[0]}x{size[1]}", atlas, (0, 0, *size), partial(ready, name, size), trim=False, **extra)


for _size, _names in ICONS.items():
    for _name in _names.split():
        register_ready(_name, (_size, _size), MENU)
for _atlas, _names in PATCHES.items():
    for _name in _names.split():
        _left, _top, _right, _bottom = RECIPES[f"nine/{_name}"].box
        register_ready(f"nine/{_name}", ((_right - _left) // SCALE, (_bottom - _top) // SCALE), _atlas)
for _number in range(len(PROFILES)):
    register_ready(f"profile/{_number}", (FIRST_FACE, FIRST_FACE), FIRST)
    for _size in FACE_SIZES:
        register_ready(f"profile/{_number}", (_size, _size), FACES, page=f"faces/{_number}")
