"""The art pipeline (10.4): recipes, packing, and the committed atlases with all sprites the board needs."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

skia = pytest.importorskip(
    "skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game"
)

from assets.paint import atlas, glyphs  # noqa: E402
from assets.paint.palette import SAFE_SEATS, SEATS, TERRAINS  # noqa: E402
from scenes.media import theme  # noqa: E402

SAMPLE = (
    "realigious/terrain/grass_0",
    "realigious/structure/house",
    "realigious/piece/cleric_1",
    "realigious/celebrity/thug",
    "realigious/border/2",
    "realigious/relic/giyechin_3",
    "realigious/fx/squall_4",
)
TERRAIN_VARIANTS = 4
CLIMATES = ("tropical", "arid", "temperate", "cold")
NEEDED = {
    "structure": "house building office church_christian church_buddhist church_islamic church_hindu forest_grass "
    "forest_sand forest_snow mountain_stone mountain_ice restricted gov_office gov_police gov_base start",
    "mark": "apostle pantheon sanctuary icon faith_village school private_barracks hospital ruin separatist fog mud "
    "relic_hint start_point",
    "relic": "zog_malomos sekrazade abukaros giyechin_1 giyechin_2 giyechin_3 giyechin_4 giyechin_5",
    "seal": "zog_malomos sekrazade giyechin abukaros",
    "celebrity": "professor vagrant archaeologist thug entertainer general lawyer tycoon",
    "border": "0 1 2 3 legal target hover selected last",
    "owner": "0 1 2 3",
    "fx": "wind_e wind_w wind_n wind_s day night heat chill sparkle smoke ring lightning chain_break",
    "dice": "roll dial needle",
}


@pytest.fixture(scope="module", autouse=True)
def recipes() -> None:
    """All recipes are registered once."""
    if not atlas.RECIPES:
        atlas.load_recipes()


def board_indexes() -> dict[str, dict[str, dict[str, int]]]:
    files = [*sorted(atlas.SPRITES.glob("realigious/board*.json")), atlas.SPRITES / "seats.json"]
    names = [file.relative_to(atlas.SPRITES).with_suffix("").as_posix() for file in files]
    tables = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return {name: table["sprites"] for name, table in zip(names, tables, strict=True)}


def page(name: str) -> atlas.Pixels:
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy((atlas.SPRITES / f"{name}.png").read_bytes()))
    return np.asarray(image.toarray(colorType=skia.kRGBA_8888_ColorType))


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLE)
def test_same_recipe_paints_the_same_bytes(name: str) -> None:
    first, second = atlas.paint_sprite(name), atlas.paint_sprite(name)
    assert first.pixels.tobytes() == second.pixels.tobytes()
    assert (first.ax, first.ay) == (second.ax, second.ay)


@pytest.mark.parametrize("name", SAMPLE)
def test_committed_atlas_is_what_the_recipes_paint(name: str) -> None:
    """Compared within 3 of 255: other processors round the last bit differently."""
    folder = atlas.RECIPES[name].atlas
    spot, painted = board_indexes()[folder][name], atlas.paint_sprite(name)
    assert (spot["w"], spot["h"]) == (painted.pixels.shape[1], painted.pixels.shape[0])
    kept = page(spot.get("page", folder))[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"]]
    fresh = painted.pixels.astype(int)
    solid = fresh[..., 3] > 40
    assert np.abs(kept.astype(int) - fresh)[solid].max() <= 3


def test_10_4_every_board_sprite_is_in_an_atlas() -> None:
    have = {name for sprites in board_indexes().values() for name in sprites}
    need = {f"realigious/{group}/{name}" for group, names in NEEDED.items() for name in names.split()}
    need |= {f"seat/{seat}" for seat in range(4)}
    need |= {f"realigious/terrain/{terrain}_{k}" for terrain in TERRAINS for k in range(TERRAIN_VARIANTS)}
    characters = ("businessperson", "cleric", "fortune_teller", "explorer")
    need |= {f"realigious/piece/{character}_{seat}" for character in characters for seat in range(4)}
    need |= (
        {"realigious/terrain/shadow"}
        | {f"realigious/fx/squall_{level}" for level in range(7)}
        | {f"realigious/dice/d10_{frame}" for frame in range(8)}
    )
    assert sorted(need - have) == []


@pytest.mark.slow
def test_10_4_atlases_keep_their_limits_and_hold_their_sprites() -> None:
    for name, sprites in board_indexes().items():
        sizes: dict[str, tuple[int, int]] = {}
        for file in {spot.get("page", name) for spot in sprites.values()}:
            assert (atlas.SPRITES / f"{file}.png").stat().st_size <= atlas.MAX_BYTES
            sizes[file] = page(file).shape[:2]
            assert max(sizes[file]) <= atlas.PAGE
        for sprite, spot in sprites.items():
            height, width = sizes[spot.get("page", name)]
            inside = spot["x"] + spot["w"] <= width and spot["y"] + spot["h"] <= height
            assert inside and spot["w"] > 0 and spot["h"] > 0, sprite


@pytest.mark.parametrize("name", [*(f"realigious/backdrops/{climate}" for climate in CLIMATES), "backdrops/menu"])
def test_10_4_backdrops_fill_the_canvas_and_stay_dark(name: str) -> None:
    file = atlas.SPRITES / f"{name}.jpg"
    assert file.stat().st_size <= 700 * 1024
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(file.read_bytes()))
    assert (image.width(), image.height()) == (1920, 1080)
    assert image.makeRasterImage().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].mean() < 80


@pytest.mark.parametrize("title", atlas.titles())
def test_c6_1_a_poster_is_painted_down_to_its_frame(title: str) -> None:
    """The loading screen shows all of it: its lowest part is no plain dark ground, as words laid over it would have."""
    index = json.loads((atlas.SPRITES / f"{title}/ui_shelf.json").read_text(encoding="utf-8"))["sprites"]
    spot = index[f"{title}/poster"]
    painting = page(f"{title}/ui_shelf")[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"], :3]
    high, wide = painting.shape[:2]
    foot = painting[high * 83 // 100 : high * 96 // 100, wide * 7 // 100 : wide * 93 // 100].mean(axis=2)
    assert foot.std() > 15 and foot.mean() > 30


def test_packing_leaves_no_overlap() -> None:
    sizes = {f"s{k}": (10 + k * 7 % 90, 12 + k * 13 % 70) for k in range(60)}
    places, (width, height) = atlas.pack(sizes)
    taken = np.zeros((height, width), bool)
    for name, (x, y) in places.items():
        w, h = sizes[name]
        assert not taken[y : y + h, x : x + w].any()
        taken[y : y + h, x : x + w] = True


@pytest.mark.slow
def test_f8_large_atlases_are_split_by_order_of_name(tmp_path: Path) -> None:
    half = np.full((500, atlas.WHOLE_AREA // 1000, 4), 255, np.uint8)
    painted = {name: atlas.Painted(half, 1, 2) for name in ("b", "a", "c")}
    index: dict[str, dict[str, object]] = {}
    atlas.write_pages(tmp_path, "many", "many", painted, index)
    assert [index[name].get("page") for name in "abc"] == [None, "many_2", "many_3"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["many.png", "many_2.png", "many_3.png"]


def test_packing_refuses_more_than_a_page() -> None:
    with pytest.raises(atlas.AtlasError):
        atlas.pack({f"s{k}": (4000, 900) for k in range(5)})


def test_png_bytes_decode_to_the_same_pixels() -> None:
    pixels = (np.arange(7 * 9 * 4, dtype=np.uint32) * 37 % 256).astype(np.uint8).reshape(7, 9, 4)
    pixels[..., 3] = 255
    image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(atlas.png_bytes(pixels)))
    assert (image.toarray(colorType=skia.kRGBA_8888_ColorType) == pixels).all()


def test_registering_a_name_twice_is_refused() -> None:
    with pytest.raises(atlas.AtlasError):
        atlas.register(SAMPLE[0], "realigious/board_terrain", (0, 0, 1, 1), lambda _: None)


def test_a_title_paints_its_own_names_alone() -> None:
    for name in ("ui/grass", "creed/grass"):
        with pytest.raises(atlas.AtlasError, match="belongs to another title"):
            atlas.register(name, "realigious/board_terrain", (0, 0, 1, 1), lambda _: None)


def test_svg_paths_follow_relative_smooth_and_packed_arc_commands() -> None:
    box = glyphs.svg_path("M10 10h20v20h-20z").computeTightBounds()
    assert (box.left(), box.top(), box.right(), box.bottom()) == (10, 10, 30, 30)
    round_box = glyphs.svg_path("M0 50a50 50 0 01100 0a50 50 0 01-100 0z").computeTightBounds()
    assert (round(round_box.left()), round(round_box.top())) == (0, 0)
    assert (round(round_box.right()), round(round_box.bottom())) == (100, 100)
    wave = glyphs.svg_path("M0 0c10 -20 20 -20 30 0s20 20 30 0").computeTightBounds()
    assert round(wave.right()) == 60 and round(wave.top()) == -15 and round(wave.bottom()) == 15


def test_glyphs_come_from_the_pinned_package() -> None:
    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    assert not glyphs.glyph_path("crown").isEmpty()
    with pytest.raises(glyphs.GlyphError):
        glyphs.glyph_path("no-such-glyph")


# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour: str, kind: str) -> np.ndarray:
    value = int(colour[1:], 16)
    srgb = np.array([value >> 16, value >> 8 & 255, value & 255]) / 255
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(BLINDNESS[kind]) @ linear, 0, 1)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ seen
    f = np.cbrt(np.maximum(xyz / np.array([0.9505, 1, 1.089]), 0.008856))
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("kind", BLINDNESS)
def test_seat_colours_stay_apart_for_every_kind_of_sight(kind: str) -> None:
    """20 steps of Lab; 12 for the very rare blue-blindness, where blue and green come nearer."""
    least = 12 if kind == "tritan" else 20
    for first, second in combinations(SEATS, 2):
        assert np.linalg.norm(lab(first.colour, kind) - lab(second.colour, kind)) > least


def test_what_is_painted_has_the_colours_of_the_palettes() -> None:
    painted = {"standard": SEATS, "safe": SAFE_SEATS}
    assert {name: [f"#{r:02X}{g:02X}{b:02X}" for r, g, b in colours] for name, colours in theme.PALETTES.items()} == {
        name: [seat.colour for seat in seats] for name, seats in painted.items()
    }


def test_seats_differ_in_pattern_and_emblem_too() -> None:
    assert len({seat.pattern for seat in SEATS}) == len({seat.emblem for seat in SEATS}) == len(SEATS)


def test_no_seat_has_the_sign_of_a_religion() -> None:
    """A crescent on the board is a mosque or a follower of Islam, never the second player."""
    assert not {"moon", "crescent", "cross", "wheel"} & {seat.emblem for seat in SEATS}


def test_credits_name_the_glyph_set_and_its_licence() -> None:
    text = (Path(atlas.SPRITES).parent / "CREDITS.md").read_text(encoding="utf-8")
    assert "CC BY 3.0" in text and "Delapouite" in text and glyphs.VERSION in text


def test_c1_3_the_korean_credits_name_the_same_people_and_addresses() -> None:
    files = [Path(atlas.SPRITES).parent / name for name in ("CREDITS.md", "CREDITS.ko.md")]
    found = [re.findall(r"https?://[^\s)]+|(?<=\*\*)[A-Z][\w .-]+(?=\*\*)|CC\S*0", f.read_text("utf-8")) for f in files]
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["ui/rules@44x44", "nine/panel@48x48", "profile/7@118x118", "profile/7@71x71"])
def test_s1_sprites_of_the_first_screens_are_what_their_recipes_paint(name: str) -> None:
    if not glyphs.glyphs_ready() and not name.startswith("nine/"):
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    recipe = atlas.RECIPES[name]
    spot = json.loads((atlas.SPRITES / f"{recipe.atlas}.json").read_text(encoding="utf-8"))["sprites"][name]
    fresh = atlas.paint_sprite(name).pixels.astype(int)
    kept = page(spot.get("page", recipe.atlas))[spot["y"] : spot["y"] + spot["h"], spot["x"] : spot["x"] + spot["w"]]
    solid = fresh[..., 3] > 40
    assert fresh.shape == kept.shape and np.abs(kept.astype(int) - fresh)[solid].max() <= 3
