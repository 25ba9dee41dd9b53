"""``python -m assets.paint.realigious.sample OUT [CLIMATE]``: a 9 x 9 board put together from the sprites, to look at.

Order of drawing, back to front: backdrop; the shadows of all tiles; row by row terrain, owner border, start
point or mud; legal and other rings; then row by row structure, designation (left foot), relic (right foot),
celebrity or piece (in front), ruin or fog.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import skia

from assets.paint.atlas import SPRITES, Painted, load_recipes, paint_sprite, png_bytes

RADIUS = 52.0
SHRINK = RADIUS / 128
SIDE = 9
LAND = {
    "tropical": ("grass", "grass", "dirt", "stone"),
    "arid": ("sand", "sand", "sand", "stone"),
    "temperate": ("grass", "dirt", "grass", "stone"),
    "cold": ("snow", "snow", "dirt", "ice"),
}
PLACES = (
    "house",
    "building",
    "office",
    "church_christian",
    "church_buddhist",
    "church_islamic",
    "church_hindu",
    "house",
    "restricted",
    "gov_office",
    "gov_police",
    "gov_base",
    "building",
    "house",
    "office",
    "forest",
    "forest",
    "forest",
    "mountain",
    "mountain",
    "water",
    "water",
    "water",
    "water",
    "water",
    "water",
    "house",
    "forest",
    "building",
    "forest",
)


def place(canvas: skia.Canvas, done: Painted, x: float, y: float, shrink: float = SHRINK) -> None:
    """Draw a painted sprite with its anchor at (x, y)."""
    image = skia.Image.fromarray(done.pixels, skia.kRGBA_8888_ColorType)
    box = skia.Rect.MakeXYWH(
        x - done.ax * shrink, y - done.ay * shrink, image.width() * shrink, image.height() * shrink
    )
    canvas.drawImageRect(image, box, skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear))


def centre(column: int, row: int) -> tuple[float, float]:
    """R14.1: where a tile's centre lies on the 1920 x 1080 canvas."""
    return 552 + column * RADIUS * 1.732 + (row % 2) * RADIUS * 0.866, 186 + row * RADIUS * 1.5


def ground(climate: str, kind: str, dice: random.Random) -> str:
    """R14.7: the terrain under a structure."""
    if kind in ("building", "office", "restricted", "gov_office", "gov_police", "gov_base"):
        return "concrete"
    if kind == "water":
        return "water"
    if kind == "forest":
        return {"arid": "sand", "cold": "snow"}.get(climate, "grass")
    if kind == "mountain":
        return "ice" if climate == "cold" else "stone"
    return dice.choice(LAND[climate])


def structure(climate: str, kind: str) -> str | None:
    """The sprite of a structure in this climate, None for water and plain."""
    if kind == "forest":
        return "realigious/structure/forest_" + {"arid": "sand", "cold": "snow"}.get(climate, "grass")
    if kind == "mountain":
        return "realigious/structure/mountain_" + ("ice" if climate == "cold" else "stone")
    return None if kind in ("water", "plain") else f"realigious/structure/{kind}"


def compose(climate: str) -> bytes:
    """The sample board as a PNG."""
    dice = random.Random(climate)
    kinds = [*PLACES, *["plain"] * (SIDE * SIDE - len(PLACES))]
    dice.shuffle(kinds)
    surface = skia.Surface(1920, 1080)
    canvas = surface.getCanvas()
    backdrop = skia.Image.MakeFromEncoded(
        skia.Data.MakeFromFileName(str(SPRITES / "realigious" / "backdrops" / f"{climate}.jpg"))
    )
    canvas.drawImage(backdrop.makeRasterImage(), 0, 0)
    spots = [(c, r) for r in range(SIDE) for c in range(SIDE)]
    owned = {
        (0, 0): 0,
        (1, 0): 0,
        (1, 1): 0,
        (2, 1): 0,
        (0, 1): 0,
        (7, 1): 1,
        (8, 0): 1,
        (7, 0): 1,
        (1, 7): 2,
        (2, 7): 2,
        (1, 8): 2,
        (7, 7): 3,
        (8, 7): 3,
        (7, 8): 3,
        (6, 6): 3,
    }
    rings = {
        (4, 3): "legal",
        (5, 3): "legal",
        (3, 4): "legal",
        (5, 4): "legal",
        (4, 5): "legal",
        (5, 5): "legal",
        (2, 5): "target",
        (6, 2): "hover",
        (4, 4): "selected",
        (3, 3): "last",
    }
    for spot in spots:
        place(canvas, paint_sprite("realigious/terrain/shadow"), *centre(*spot))
    for spot, kind in zip(spots, kinds, strict=True):
        x, y = centre(*spot)
        place(canvas, paint_sprite(f"realigious/terrain/{ground(climate, kind, dice)}_{dice.randrange(4)}"), x, y)
        if spot in owned:
            place(canvas, paint_sprite(f"realigious/border/{owned[spot]}"), x, y)
        if spot == (0, 4):
            place(canvas, paint_sprite("realigious/mark/mud"), x, y)
        if spot == (1, 1):
            place(canvas, paint_sprite("realigious/mark/start_point"), x, y)
    for spot, ring in rings.items():
        place(canvas, paint_sprite(f"realigious/border/{ring}"), *centre(*spot))
    draw_things(canvas, climate, dict(zip(spots, kinds, strict=True)))
    return png_bytes(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def draw_things(canvas: skia.Canvas, climate: str, kinds: dict[tuple[int, int], str]) -> None:
    """Structures, designations, relics and figures, row by row."""
    marks = {
        (2, 1): "school",
        (7, 1): "pantheon",
        (1, 0): "apostle",
        (2, 7): "icon",
        (7, 8): "hospital",
        (8, 7): "faith_village",
        (8, 0): "sanctuary",
        (6, 6): "private_barracks",
        (5, 7): "separatist",
        (3, 6): "relic_hint",
    }
    figures = {
        (4, 4): "realigious/piece/fortune_teller_0",
        (7, 2): "realigious/piece/cleric_1",
        (2, 6): "realigious/piece/explorer_2",
        (6, 7): "realigious/piece/businessperson_3",
        (5, 1): "realigious/celebrity/general",
        (3, 2): "realigious/celebrity/entertainer",
        (6, 4): "realigious/celebrity/tycoon",
    }
    relics = {
        (4, 7): "realigious/relic/giyechin_1",
        (0, 6): "realigious/relic/sekrazade",
        (8, 4): "realigious/relic/abukaros",
        (4, 2): "realigious/relic/zog_malomos",
    }
    for spot, kind in kinds.items():
        x, y = centre(*spot)
        name = structure(climate, kind)
        if name and spot != (5, 5):
            place(canvas, paint_sprite(name), x, y)
        if spot in marks:
            place(canvas, paint_sprite(f"realigious/mark/{marks[spot]}"), x - 17, y + 26)
        if spot in relics:
            place(canvas, paint_sprite(relics[spot]), x + 12, y + 26)
        if spot in figures:
            place(canvas, paint_sprite(figures[spot]), x, y + 22, SHRINK)
        if spot in ((0, 8), (3, 8)):
            place(canvas, paint_sprite("realigious/mark/fog" if spot == (0, 8) else "realigious/mark/ruin"), x, y)


def main() -> None:
    """Write one sample board, or all four when no climate is named."""
    load_recipes()
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for climate in sys.argv[2:] or list(LAND):
        (folder / f"sample_{climate}.png").write_bytes(compose(climate))
        print(folder / f"sample_{climate}.png")


if __name__ == "__main__":
    main()
