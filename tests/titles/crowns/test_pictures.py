"""Crowns' pictures (spec 10): each is what its recipe paints, no two are alike, all are small."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402
from assets.paint.crowns.stage import CARD, FINE, SHOTS, WIDE  # noqa: E402

SAMPLE = ("bc01", "al18", "hc13")
FOLDER = atlas.SPRITES / "crowns" / "card"
LARGEST = 110 * 1024
APART = 14.0
"""How far the small versions of two pictures are apart at least, in steps of 255 a pixel."""
SMALL = (24, 20)


@pytest.fixture(scope="module", autouse=True)
def recipes() -> None:
    """All recipes are registered once."""
    if not atlas.RECIPES:
        atlas.load_recipes()


def decoded(name: str) -> skia.Image:
    """A kept picture."""
    data = skia.Data.MakeWithCopy((FOLDER / f"{name}.jpg").read_bytes())
    return skia.Image.MakeFromEncoded(data).makeRasterImage()


def small(image: skia.Image) -> np.ndarray:
    """A picture as seen from far away."""
    done = image.resize(*SMALL, skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear))
    return np.asarray(done.toarray(colorType=skia.kRGBA_8888_ColorType))[..., :3].astype(float)


def test_10_every_kept_picture_has_its_recipe() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHOTS)


def test_10_pictures_have_the_size_of_their_window_and_few_bytes() -> None:
    for name in SHOTS:
        image, want = decoded(name), WIDE if name.startswith(("pl", "ag")) else CARD
        assert (image.width(), image.height()) == (want[0] * FINE, want[1] * FINE), name
        assert (FOLDER / f"{name}.jpg").stat().st_size < LARGEST, name


def test_10_no_two_pictures_are_alike() -> None:
    seen = {name: small(decoded(name)) for name in SHOTS}
    near = [(a, b) for a, b in combinations(seen, 2) if np.abs(seen[a] - seen[b]).mean() < APART]
    assert near == []


def test_10_pictures_have_light_and_shade() -> None:
    flat = [name for name in SHOTS if small(decoded(name)).std() < 18]
    assert flat == []


@pytest.mark.parametrize("name", SAMPLE)
def test_10_a_kept_picture_is_what_its_recipe_paints(name: str) -> None:
    """Compared as seen from a step away: the file is a JPEG."""
    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    make = atlas.PICTURES[f"crowns/card/{name}.jpg"].make
    assert make is not None
    fresh = skia.Image.fromarray(make(), skia.kRGBA_8888_ColorType)
    assert np.abs(small(fresh) - small(decoded(name))).max() < 8
