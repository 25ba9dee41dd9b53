"""The portraits of characters and gods tell themselves apart by their outlines alone."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402
from assets.paint.busts import TILE  # noqa: E402
from assets.paint.realigious.characters import CHARACTERS  # noqa: E402
from assets.paint.realigious.gods import GODS  # noqa: E402
from assets.paint.relief import Relief  # noqa: E402

MOST = 0.85
"""Of two outlines together, what both may cover; heads and shoulders under different hats had more than 0.9."""
SMALL = 0.3
"""Pixels of a unit: an outline needs no more."""
NEAR = 3  # of 255: other processors round the last bit differently


@pytest.mark.slow
def test_5_1_no_two_portraits_have_one_outline() -> None:
    outlines = {}
    for name, model in {**CHARACTERS, **GODS}.items():
        figure = Relief(TILE, SMALL)
        model(figure)
        outlines[name] = figure.alpha > 0.5
    for one, other in combinations(outlines, 2):
        both, either = outlines[one] & outlines[other], outlines[one] | outlines[other]
        assert both.sum() < MOST * either.sum(), (one, other)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["realigious/god/abukaros"])
def test_5_1_committed_portraits_are_what_the_recipes_paint(name: str) -> None:
    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    if not atlas.RECIPES:
        atlas.load_recipes()
    folder = atlas.RECIPES[name].atlas
    spot = json.loads((atlas.SPRITES / f"{folder}.json").read_text(encoding="utf-8"))["sprites"][name]
    file = atlas.SPRITES / f"{spot.get('page', folder)}.png"
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(file.read_bytes()))
    page = np.asarray(image.toarray(colorType=skia.kRGBA_8888_ColorType))
    kept = page[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"]]
    fresh = atlas.paint_sprite(name).pixels.astype(int)
    assert np.abs(kept.astype(int) - fresh)[fresh[..., 3] > 40].max() <= NEAR
