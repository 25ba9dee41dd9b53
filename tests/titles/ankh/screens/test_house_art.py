"""Ankh's poster, icons, hoops and paintings are what their recipes paint (C10.2)."""

from __future__ import annotations

import json

import numpy as np
import pytest

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402
from tests.scenes.test_shop_art import decoded  # noqa: E402

SAMPLE = ("ankh/victory/devotion", "ankh/victory/nobody", "ankh/rim/piece_jade", "ankh/rim/piece_bronze")


@pytest.fixture(scope="module", autouse=True)
def recipes() -> None:
    """All recipes are registered once."""
    if not atlas.RECIPES:
        atlas.load_recipes()


@pytest.mark.parametrize("name", SAMPLE)
def test_c10_2_a_sprite_is_what_its_recipe_paints(name: str) -> None:
    """Compared within 3 of 255: other processors round the last bit differently."""
    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    recipe = atlas.RECIPES[name]
    spot = json.loads((atlas.SPRITES / f"{recipe.atlas}.json").read_text(encoding="utf-8"))["sprites"][name]
    page = decoded((atlas.SPRITES / f"{spot.get('page', recipe.atlas)}.png").read_bytes())
    kept = page[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"]].astype(int)
    fresh = atlas.paint_sprite(name).pixels.astype(int)
    solid = fresh[..., 3] > 40
    assert fresh.shape == kept.shape and np.abs(kept - fresh)[solid].max() <= 3


def test_c10_2_every_painting_of_an_end_is_there_and_has_its_recipe() -> None:
    painted = {name for name in atlas.PICTURES if name.startswith("ankh/results/")}
    kept = {f"ankh/results/{path.name}" for path in (atlas.SPRITES / "ankh" / "results").iterdir()}
    assert painted == kept and len(kept) == 8


def test_c10_2_paintings_differ_and_are_no_black_pictures() -> None:
    means = []
    for path in sorted((atlas.SPRITES / "ankh" / "results").iterdir()):
        pixels = decoded(path.read_bytes())[..., :3]
        assert pixels.shape[:2] == (1080, 1620)
        assert pixels.std() > 20 and pixels.max() > 200
        means.append(tuple(pixels.mean(axis=(0, 1)).round().astype(int)))
    assert len(set(means)) == len(means)
