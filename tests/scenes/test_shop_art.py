"""C10.2: every good is painted, by recipes that paint the same again."""

from __future__ import annotations

import json

import numpy as np
import pytest

from game.store.goods import GOODS, goods_of
from game.titles.creed.content import NATIONS
from scenes.media.sprites import Sprites

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402

SAMPLE = (
    "profile/icon_bear", "back/back_tide", "realigious/piece/piece_jade/cleric_1", "creed/rim/piece_bronze_aurand",
    "plate/banner_wolf", "realigious/dice/die_jade/dial",
)  # fmt: skip
CHARACTERS = ("businessperson", "cleric", "fortune_teller", "explorer")


@pytest.fixture(scope="module", autouse=True)
def recipes() -> None:
    """All recipes are registered once."""
    if not atlas.RECIPES:
        atlas.load_recipes()


def decoded(data: bytes) -> np.ndarray:
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(data)).makeRasterImage()
    return np.asarray(image.toarray(colorType=skia.kRGBA_8888_ColorType))


def pictures_of(good: str) -> list[str]:
    """The sprites that show a good; a table is a file of its own."""
    match GOODS[good].kind:
        case "icon":
            return [f"profile/{good}"]
        case "back":
            return [f"back/{good}"]
        case "piece":
            return [f"realigious/piece/{good}/{character}_{seat}" for character in CHARACTERS for seat in range(4)]
        case "die":
            return [f"realigious/dice/{good}/{part}" for part in ("dial", "needle")]
        case "banner":
            return [f"banner/{good}", f"plate/{good}"]
        case _:
            return []


def test_c10_2_every_good_has_its_pictures() -> None:
    sprites = Sprites()
    assert [name for good in GOODS for name in pictures_of(good) if not sprites.has(name)] == []


def test_c10_2_every_nation_of_creed_has_a_rim_of_every_material() -> None:
    sprites = Sprites()
    rims = [f"creed/rim/{good.id}_{nation}" for good in goods_of("piece") for nation in NATIONS]
    assert [name for name in rims if not sprites.has(name)] == []


@pytest.mark.parametrize("name", SAMPLE)
def test_c10_2_goods_are_what_their_recipes_paint(name: str) -> None:
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


@pytest.mark.parametrize("good", [good.id for good in goods_of("table")])
def test_c10_2_tables_fill_the_canvas_and_stay_dark(good: str) -> None:
    picture = decoded((atlas.SPRITES / "tables" / f"{good}.jpg").read_bytes())
    assert picture.shape[:2] == (1080, 1920) and picture[..., :3].mean() < 80


@pytest.mark.parametrize("good", [good.id for good in goods_of("back")])
def test_c10_2_a_back_is_as_large_as_the_common_one(good: str) -> None:
    sprites = Sprites()
    assert sprites.natural(f"back/{good}") == sprites.natural("realigious/card/back")
