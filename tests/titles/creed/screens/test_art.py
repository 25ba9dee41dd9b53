"""Creed's pictures (spec 10, "Sprites"): complete, byte-stable, of one scale, told apart by more than colour."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402
from assets.paint.creed.nations import NATIONS, frame_path  # noqa: E402
from game.titles.creed.content import ACTIONS, TILES  # noqa: E402
from game.titles.creed.content import NATIONS as PLAYED  # noqa: E402
from tests.scenes.test_art_pipeline import BLINDNESS, lab, page  # noqa: E402

ATLASES = tuple(f"creed/{name}" for name in ["board", "fx", "hand", "marks", "tents", "ui", "ui_shelf", "units"])
SAMPLE = (
    "creed/unit/archer_noctre",
    "creed/hand/back_selkara",
    "creed/tent/noctre",
    "creed/swamp_1",
    "creed/fx/dust_3",
    "creed/special/morale",
)
CELL = 184
ON_CELLS = (
    "creed/unit/", "creed/tent/aurand", "creed/tent/tarvok", "creed/tent/selkara", "creed/tent/noctre",
    "creed/tent/ruin_", "creed/tent/fortified", "creed/tent/flag",
    "creed/cell_", "creed/swamp_", "creed/camp_", "creed/road_", "creed/legal", "creed/target", "creed/selected",
    "creed/hover", "creed/last", "creed/path_", "creed/boost_", "creed/mark_attacked",
)  # fmt: skip
ORDERS = "deploy move cross swap rotate field_attack siege_attack recall reveal end_turn"


@pytest.fixture(scope="module", autouse=True)
def recipes() -> None:
    """All recipes are registered once."""
    if not atlas.RECIPES:
        atlas.load_recipes()


def sprites() -> dict[str, tuple[str, dict[str, int]]]:
    """Name -> the page it lies on and its entry, of all of Creed's atlases."""
    found: dict[str, tuple[str, dict[str, int]]] = {}
    for name in ATLASES:
        table = json.loads((atlas.SPRITES / f"{name}.json").read_text(encoding="utf-8"))["sprites"]
        found |= {sprite: (str(entry.get("page", name)), entry) for sprite, entry in table.items()}
    return found


def test_10_every_nation_has_its_tiles_tents_and_signs() -> None:
    kinds = {tile.kind for tile in TILES.values()}
    need = {f"creed/{group}/{kind}_{n}" for group in ("unit", "hand") for kind in (*kinds, "back") for n in PLAYED}
    need |= {f"creed/tent/{part}{n}" for part in ("", "ruin_", "king_", "commander_", "blank_") for n in PLAYED}
    need |= {f"creed/{group}/{n}" for group in ("nation", "banner", "cube", "counter") for n in PLAYED}
    need |= {"creed/bonfire", "creed/counter_hollow", *(f"creed/standard_{n}" for n in PLAYED)}
    assert sorted(need - set(sprites())) == []


def test_10_every_action_and_mark_has_its_picture() -> None:
    need = {f"creed/special/{action}" for action in ACTIONS} | {f"creed/order/{verb}" for verb in ORDERS.split()}
    need |= {f"creed/kind/{tile.kind}" for tile in TILES.values()}
    need |= {
        f"creed/{name}"
        for name in ["mark_attacked", "boost_1", "boost_2", "support_2", "support_3", "target"]
    }
    signs = "blocked", "open_e", "open_s", "open_w", "open_n"
    need |= {f"creed/{sign}_{tone}" for sign in signs for tone in ("good", "bad")}
    need |= {
        "creed/tent/fortress",
        "creed/tent/fortified",
        "creed/tent/flag",
        "creed/counter/white",
        "creed/counter/slot",
        "creed/box",
    }
    assert sorted(need - set(sprites())) == []


def test_10_what_lies_on_a_cell_is_painted_at_one_scale() -> None:
    found = sprites()
    widths = {name: entry["w"] for name, (_, entry) in found.items() if name.startswith(ON_CELLS)}
    assert {name: width for name, width in widths.items() if width != CELL} == {}


def test_10_4_pages_keep_their_limits() -> None:
    assert max((atlas.SPRITES / f"{file}.png").stat().st_size for file, _ in sprites().values()) <= atlas.MAX_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLE)
def test_committed_sprite_is_what_its_recipe_paints(name: str) -> None:
    """Compared within 3 of 255: other processors round the last bit differently."""
    if not glyphs.glyphs_ready() and name.startswith("creed/special/"):
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    file, spot = sprites()[name]
    painted, again = atlas.paint_sprite(name), atlas.paint_sprite(name)
    assert painted.pixels.tobytes() == again.pixels.tobytes()
    kept = page(file)[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"]]
    fresh = painted.pixels.astype(int)
    assert fresh.shape == kept.shape and np.abs(kept.astype(int) - fresh)[fresh[..., 3] > 40].max() <= 3


@pytest.mark.parametrize("kind", BLINDNESS)
def test_5_2_nations_stay_apart_for_every_kind_of_sight(kind: str) -> None:
    for first, second in combinations(NATIONS.values(), 2):
        assert np.linalg.norm(lab(first.colour, kind) - lab(second.colour, kind)) > 20


def test_5_2_nations_differ_in_the_shape_of_their_frames_and_in_the_pattern_of_their_cloth() -> None:
    box = (0.0, 0.0, 100.0, 100.0)
    corners = [frame_path(nation, box, 14) for nation in NATIONS.values()]
    for first, second in combinations(corners, 2):
        assert not skia.Op(first, second, skia.PathOp.kXOR_PathOp).isEmpty()
    assert len({nation.pattern for nation in NATIONS.values()}) == len(PLAYED)


def test_10_the_play_table_is_dark_and_fills_the_canvas() -> None:
    image = page_of_backdrop()
    assert image.shape[:2] == (1080, 1920) and image[..., :3].mean() < 80


def page_of_backdrop() -> atlas.Pixels:
    """The pixels of the play table."""
    data = skia.Data.MakeWithCopy((atlas.SPRITES / "creed" / "backdrops" / "table.jpg").read_bytes())
    pixels: atlas.Pixels = (
        skia.Image.MakeFromEncoded(data).makeRasterImage().toarray(colorType=skia.kRGBA_8888_ColorType)
    )
    return pixels
