"""Contact sheets: every sprite of an atlas with its name, on a dark and a light half, for looking."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import skia

from assets.paint.atlas import RECIPES, paint_sprite, png_bytes
from assets.paint.base import fill, rgb

WIDTH = 1800


def _font(size: float) -> skia.Font:
    found = find_spec("pygame_gui")
    if found is None or found.origin is None:
        return skia.Font(None, size)
    file = Path(found.origin).parent / "data" / "NotoSans-Regular.ttf"
    return skia.Font(skia.Typeface.MakeFromFile(str(file)) if file.exists() else None, size)


def write_sheet(names: list[str], target: Path, shrink: float = 0.5) -> None:
    """Write the named sprites to ``target`` (PNG), each at ``shrink`` of its painted size, with its name
    below.
    """
    font = _font(12)
    spots: list[tuple[str, skia.Image, float, float]] = []
    x, y, shelf = 10.0, 10.0, 0.0
    for name in names:
        image = skia.Image.fromarray(paint_sprite(name).pixels, skia.kRGBA_8888_ColorType)
        w, h = image.width() * shrink, image.height() * shrink
        cell = max(w, font.measureText(name.split("/")[-1])) + 14
        if x + cell > WIDTH:
            x, y, shelf = 10.0, y + shelf + 30, 0.0
        spots.append((name, image, x, y))
        x, shelf = x + cell, max(shelf, h)
    surface = skia.Surface(WIDTH, round(y + shelf + 30))
    canvas = surface.getCanvas()
    canvas.clear(rgb("#2A3038"))
    smooth = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    for name, image, left, top in spots:
        w, h = image.width() * shrink, image.height() * shrink
        canvas.drawImageRect(image, skia.Rect.MakeXYWH(left, top, w, h), smooth)
        canvas.drawString(name.split("/")[-1], left, top + h + 14, font, fill("#F4EBD7"))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(png_bytes(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)))


def write_sheets(atlas: str, folder: Path) -> Path:
    """One sheet for one atlas in ``folder``."""
    target = folder / f"sheet_{atlas}.png"
    write_sheet(sorted(n for n, r in RECIPES.items() if r.atlas == atlas), target)
    return target
