"""Registry of recipes, and the packer that binds painted sprites into atlases (PNG page + JSON index).

A recipe is a function of a skia canvas whose origin is the sprite's anchor. Its box (left, top,
right, bottom) only has to be large enough: empty margins are cut off unless ``trim`` is false. The
index entry of a sprite is ``{"x", "y", "w", "h", "ax", "ay"}`` plus what the recipe gives as
``extra`` (for example ``nine``); ax, ay is the anchor inside the sprite. All lengths are sprite
pixels, twice the size on a 1920 x 1080 canvas. Sprites with an ``extra`` named ``page`` share a PNG
file of that name instead of the atlas's own: it is decoded without the others. What would be slow to
decode in one piece is split into pages by order of name.
"""

from __future__ import annotations

import importlib
import json
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import skia
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Paint = Callable[[skia.Canvas], None]
Box = tuple[int, int, int, int]

FOLDER = Path(__file__).resolve().parent
SPRITES = FOLDER.parent / "sprites"
SCALE = 2
PAGE = 4096
PAGE_AREA, WHOLE_AREA = 256 * 1024, 448 * 1024
"""Pixels on a page of a split atlas: decoding one stops a frame for no more than about 4 ms. Small atlases stay whole:
most of their sprites are seen together.
"""
PADDING = 2
MAX_BYTES = int(3.5 * 1024 * 1024)


class AtlasError(RuntimeError):
    """A recipe is registered twice, unknown, paints nothing, or an atlas grows beyond its limits."""


@dataclass(frozen=True)
class Recipe:
    """One sprite: its name, the atlas it belongs to, its largest extent round the anchor, and how it is
    painted.
    """

    name: str
    atlas: str
    box: Box
    paint: Paint
    trim: bool = True
    extra: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Picture:
    """One large picture in a file of its own below assets/sprites; ``.jpg`` or ``.png`` by its name. It is painted on
    a canvas of its size, or ``make`` gives its pixels.
    """

    name: str
    size: tuple[int, int]
    paint: Paint
    quality: int = 86
    limit: int = 700 * 1024
    make: Callable[[], Pixels] | None = None


@dataclass(frozen=True)
class Painted:
    """A painted sprite: straight (not premultiplied) RGBA and the anchor inside it."""

    pixels: Pixels
    ax: int
    ay: int


RECIPES: dict[str, Recipe] = {}
PICTURES: dict[str, Picture] = {}


def register(name: str, atlas: str, box: Box, paint: Paint, trim: bool = True, **extra: object) -> None:
    """Add a recipe. Raises AtlasError when the name is taken, or is not of the title that the atlas belongs to."""
    if name in RECIPES:
        raise AtlasError(f"sprite {name!r} is registered twice")
    title = atlas.rpartition("/")[0]
    if title and not name.startswith(f"{title}/"):
        raise AtlasError(f"atlas {atlas!r}: the name of {name!r} belongs to another title")
    RECIPES[name] = Recipe(name, atlas, box, paint, trim, dict(extra))


def sprite(name: str, atlas: str, box: Box, trim: bool = True, **extra: object) -> Callable[[Paint], Paint]:
    """Decorator form of ``register``."""

    def keep(paint: Paint) -> Paint:
        register(name, atlas, box, paint, trim, **extra)
        return paint

    return keep


def register_picture(
    name: str, size: tuple[int, int], paint: Paint, quality: int = 86, limit: int = 700 * 1024
) -> None:
    """Add a large picture. The canvas origin is its upper left corner. Raises AtlasError when the name is
    taken.
    """
    if name in PICTURES:
        raise AtlasError(f"picture {name!r} is registered twice")
    PICTURES[name] = Picture(name, size, paint, quality, limit)


def picture(
    name: str, size: tuple[int, int], quality: int = 86, limit: int = 700 * 1024
) -> Callable[[Paint], Paint]:
    """Decorator form of ``register_picture``."""

    def keep(paint: Paint) -> Paint:
        register_picture(name, size, paint, quality, limit)
        return paint

    return keep


def register_made(name: str, make: Callable[[], Pixels], quality: int = 86, limit: int = 700 * 1024) -> None:
    """Add a large picture whose straight RGBA pixels are computed. Raises AtlasError when the name is taken."""
    if name in PICTURES:
        raise AtlasError(f"picture {name!r} is registered twice")
    PICTURES[name] = Picture(name, (0, 0), lambda _: None, quality, limit, make)


def titles() -> list[str]:
    """The titles that have recipes of their own, in folders called after them."""
    return sorted(file.parent.name for file in FOLDER.glob("*/__init__.py"))


def load_recipes() -> None:
    """Import every recipe module of the package, in order of name."""
    for file in sorted(FOLDER.rglob("*.py")):
        if not file.stem.startswith(("_", "sound")):
            name = ".".join(file.relative_to(FOLDER).with_suffix("").parts)
            importlib.import_module(f"assets.paint.{name}")


def paint_sprite(name: str) -> Painted:
    """Paint one registered sprite. Raises AtlasError when it is unknown or comes out empty."""
    recipe = RECIPES.get(name)
    if recipe is None:
        raise AtlasError(f"no sprite {name!r}")
    left, top, right, bottom = recipe.box
    pixels = _paint(recipe.paint, right - left, bottom - top, (-left, -top))
    if not recipe.trim:
        return Painted(pixels, -left, -top)
    rows, columns = np.flatnonzero(pixels[..., 3].any(axis=1)), np.flatnonzero(pixels[..., 3].any(axis=0))
    if not len(rows):
        raise AtlasError(f"sprite {name!r} paints nothing")
    y0, y1, x0, x1 = int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1
    return Painted(np.ascontiguousarray(pixels[y0:y1, x0:x1]), -left - x0, -top - y0)


def _paint(paint: Paint, width: int, height: int, origin: tuple[int, int]) -> Pixels:
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRaster(info)
    canvas = surface.getCanvas()
    canvas.translate(*origin)
    paint(canvas)
    straight = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)
    surface.makeImageSnapshot().readPixels(straight, pixels, width * 4, 0, 0)
    pixels[pixels[..., 3] < 3] = 0
    return pixels


def pack(sizes: dict[str, tuple[int, int]]) -> tuple[dict[str, tuple[int, int]], tuple[int, int]]:
    """Places for sprites of the given sizes, in shelves of falling height, and the size of the page.

    Raises AtlasError when they do not fit on one page.
    """
    area = sum((w + PADDING) * (h + PADDING) for w, h in sizes.values())
    width = min(
        PAGE,
        max(256, *(w + 2 * PADDING for w, _ in sizes.values()), (int(area**0.5 * 1.1) + 255) // 256 * 256),
    )
    places: dict[str, tuple[int, int]] = {}
    x, y, shelf = PADDING, PADDING, 0
    for name in sorted(sizes, key=lambda n: (-sizes[n][1], -sizes[n][0], n)):
        w, h = sizes[name]
        if x + w + PADDING > width:
            x, y, shelf = PADDING, y + shelf + PADDING, 0
        places[name] = (x, y)
        x, shelf = x + w + PADDING, max(shelf, h)
    height = y + shelf + PADDING
    if height > PAGE:
        raise AtlasError(f"sprites need a page of {width} x {height}; the limit is {PAGE}")
    return places, (width, height)


def build_atlas(atlas: str, folder: Path = SPRITES) -> tuple[Path, int]:
    """Paint and write one atlas; returns its PNG file and the size of its pages in bytes. Raises AtlasError
    beyond the limits.
    """
    recipes = [r for r in RECIPES.values() if r.atlas == atlas]
    if not recipes:
        raise AtlasError(f"no atlas {atlas!r}; there are {', '.join(atlases())}")
    pages: dict[str, list[str]] = {}
    for recipe in recipes:
        pages.setdefault(str(recipe.extra.get("page", atlas)), []).append(recipe.name)
    index: dict[str, dict[str, object]] = {}
    written = 0
    for page, names in pages.items():
        written += write_pages(folder, atlas, page, {name: paint_sprite(name) for name in names}, index)
    for name, entry in index.items():
        entry.update({key: value for key, value in RECIPES[name].extra.items() if key != "page"})
    write_index(folder / f"{atlas}.json", index)
    return folder / f"{atlas}.png", written


def write_index(target: Path, index: dict[str, dict[str, object]]) -> None:
    """Write the index of an atlas, one sprite a line."""
    lines = ",\n".join(f"  {json.dumps(n)}: {json.dumps(index[n])}" for n in sorted(index))
    target.write_text(f'{{"scale": {SCALE}, "sprites": {{\n{lines}\n}}}}\n', encoding="utf-8", newline="\n")


def write_pages(
    folder: Path, atlas: str, page: str, painted: dict[str, Painted], index: dict[str, dict[str, object]]
) -> int:
    """Write painted sprites as a page, or as several (page, page_2, ...) when one would be slow to decode, and enter
    them into the index; their size in bytes.
    """
    written = 0
    for number, names in enumerate(_parted(painted)):
        name = page if number == 0 else f"{page}_{number + 1}"
        for sprite_name in names:
            index[sprite_name] = {} if name == atlas else {"page": name}
        written += _write_page(folder / f"{name}.png", {n: painted[n] for n in names}, index)
    return written


def _parted(painted: dict[str, Painted]) -> list[list[str]]:
    """Sprites in order of name, so many on each page as can be decoded within a few ms."""
    shapes = {name: painted[name].pixels.shape for name in sorted(painted)}
    areas = {name: (w + PADDING) * (h + PADDING) for name, (h, w, _) in shapes.items()}
    if sum(areas.values()) <= WHOLE_AREA:
        return [list(areas)]
    parts: list[list[str]] = [[]]
    filled = 0
    for name, area in areas.items():
        if parts[-1] and filled + area > PAGE_AREA:
            parts.append([])
            filled = 0
        parts[-1].append(name)
        filled += area
    return parts


def _write_page(target: Path, painted: dict[str, Painted], index: dict[str, dict[str, object]]) -> int:
    """Write one page and enter its sprites into the index; its size in bytes."""
    places, (width, height) = pack({n: (p.pixels.shape[1], p.pixels.shape[0]) for n, p in painted.items()})
    page = np.zeros((height, width, 4), np.uint8)
    for name, done in painted.items():
        x, y = places[name]
        h, w = done.pixels.shape[:2]
        page[y : y + h, x : x + w] = done.pixels
        index[name] = {"x": x, "y": y, "w": w, "h": h, "ax": done.ax, "ay": done.ay, **index[name]}
    data = png_bytes(page)
    if len(data) > MAX_BYTES:
        raise AtlasError(f"page {target.stem!r} has {len(data)} bytes; the limit is {MAX_BYTES}: split it")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return len(data)


def build_picture(name: str, folder: Path = SPRITES) -> tuple[Path, int]:
    """Paint and write one large picture. Raises AtlasError when it is unknown or too large in bytes."""
    if name not in PICTURES:
        raise AtlasError(f"no picture {name!r}; there are {', '.join(sorted(PICTURES))}")
    recipe = PICTURES[name]
    pixels = recipe.make() if recipe.make is not None else _paint(recipe.paint, *recipe.size, (0, 0))
    if name.endswith(".jpg"):
        data = bytes(
            skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType).encodeToData(skia.kJPEG, recipe.quality)
        )
    else:
        data = png_bytes(pixels)
    if len(data) > recipe.limit:
        raise AtlasError(f"picture {name!r} has {len(data)} bytes; the limit is {recipe.limit}")
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return target, len(data)


def atlases() -> list[str]:
    """The names of all atlases with recipes."""
    return sorted({recipe.atlas for recipe in RECIPES.values()})


def png_bytes(pixels: Pixels) -> bytes:
    """RGBA pixels as a PNG file: the best row filter by the smallest sum of differences, zlib level 9."""
    height, width = pixels.shape[:2]
    rows = pixels.reshape(height, width * 4).astype(np.int16)
    left = np.zeros_like(rows)
    left[:, 4:] = rows[:, :-4]
    up = np.zeros_like(rows)
    up[1:] = rows[:-1]
    corner = np.zeros_like(rows)
    corner[1:, 4:] = rows[:-1, :-4]
    guess = left + up - corner
    near_left, near_up, near_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    paeth = np.where(
        (near_left <= near_up) & (near_left <= near_corner),
        left,
        np.where(near_up <= near_corner, up, corner),
    )
    tried = [
        ((rows - other) & 255).astype(np.uint8)
        for other in (np.zeros_like(rows), left, up, (left + up) // 2, paeth)
    ]
    costs = np.stack([np.abs(t.view(np.int8).astype(np.int32)).sum(axis=1) for t in tried])
    best = costs.argmin(axis=0)
    out = np.empty((height, width * 4 + 1), np.uint8)
    out[:, 0] = best
    for kind, filtered in enumerate(tried):
        out[best == kind, 1:] = filtered[best == kind]
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"IDAT", zlib.compress(out.tobytes(), 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
