"""Vermilion's pictures (spec 10): everything that section 10 lists of the board has a sprite, and no two are alike."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from types import ModuleType

import numpy as np
import pygame
import pytest

from game.titles.vermilion.board import QUESTS
from game.titles.vermilion.content import CARDS, CHARACTERS, DUALITY, ENEMIES, GEAR, TAINTS, TRINKETS
from game.titles.vermilion.grammar import CHARGES, HEART, MATERIALS, SLOTS
from scenes.titles.vermilion import frame_rects

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "sprites" / "vermilion"
KEYWORDS = """
    corruption contagion ranged push pull penetrate sweep backflow retaliate rupture pack_tactics cull_the_weak adhere
    numb knocked_down chain cycle modulate substitute leap gambit catalyst scourge exploit inversion transference
    overload siege bone_conduction muscle_density bone_density vantage aggravate sedate aftershock elasticity purify
    furious threatening_presence bind absorb purge empower
"""
"""1.6."""
GROUND = (
    *(f"{kind}_{variant}" for kind in ("muscle", "bone") for variant in range(3)), "wall_small", "wall_big", "wing",
    "spike", "rock", "void", "start", "corpse", *(f"land_{points}" for points in range(6)), "tree_full", "tree_tapped",
    "wagon_empty", "wagon_loaded", "wagon_damaged", "marker_imprint", "marker_breakthrough",
)  # fmt: skip


def sprites(name: str) -> dict[str, pygame.Surface]:
    """The sprites of an atlas, cut out of its pages."""
    index = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["sprites"]
    pages: dict[str, pygame.Surface] = {}
    out = {}
    for key, row in index.items():
        page = row.get("page", f"vermilion/{name}")
        if page not in pages:
            pages[page] = pygame.image.load(FOLDER.parent / f"{page}.png")
        out[key] = pages[page].subsurface((row["x"], row["y"], row["w"], row["h"]))
    return out


@pytest.mark.parametrize("name", GROUND)
def test_10_the_board_has_its_sprites(name: str) -> None:
    assert sprites("ground")[f"vermilion/{name}"].get_bounding_rect().w > 40


def test_10_sprites_of_the_board_are_distinct() -> None:
    bytes_of = {key: pygame.image.tobytes(sprite, "RGBA") for key, sprite in sprites("ground").items()}
    assert [(a, b) for a, b in combinations(bytes_of, 2) if bytes_of[a] == bytes_of[b]] == []


@pytest.mark.parametrize("name", [*CHARACTERS, *ENEMIES])
def test_10_characters_and_enemies_stand_lie_and_have_portraits(name: str) -> None:
    units, faces = sprites("units"), sprites("portraits")
    states = [f"vermilion/unit/{name}", f"vermilion/unit/{name}_lying"]
    states += [f"vermilion/unit/{name}_down"] * (name in CHARACTERS)
    assert all(units[state].get_bounding_rect().w > 60 for state in states)
    assert faces[f"vermilion/portrait/{name}"].get_size() > (200, 200)


def test_10_bases_differ_by_seat_in_both_palettes() -> None:
    bases = {**sprites("bases"), **sprites("bases_safe")}
    assert len({pygame.image.tobytes(sprite, "RGBA") for sprite in bases.values()}) == len(bases) == 10


def test_10_every_keyword_charge_material_and_zone_has_its_sign() -> None:
    have = {name.removeprefix("vermilion/") for name in sprites("signs")}
    need = {f"keyword/{word}" for word in KEYWORDS.split()} | {f"material/{name}" for name in (*MATERIALS, HEART)}
    need |= {f"charge/{condition}" for condition in CHARGES} | {f"slot/{slot}" for slot in SLOTS}
    need |= {f"zone/{zone.zone}" for row in ENEMIES.values() for zone in row.zones}
    assert sorted(need - have) == []


@pytest.mark.parametrize(("colour", "faces"), [("imprint", (1, 2)), ("breakthrough", (0, 1, 3)),
                                               ("corruption", (1, 2, 3, 4, 5, 6))])
def test_r2_2_every_face_of_the_dice_has_its_picture(colour: str, faces: tuple[int, ...]) -> None:
    have = sprites("dice")
    assert all(f"vermilion/die/{colour}_{face}" in have for face in faces)
    assert {"vermilion/die/doubled", "vermilion/die/virtual", "vermilion/die/well"} <= set(have)


FRAMES = (*frame_rects.KINDS, *(frame_rects.gear_kind(slot, tier) for slot in SLOTS for tier in frame_rects.TIERS))


@pytest.mark.parametrize("little", [False, True])
def test_10_every_kind_of_card_has_a_frame_with_an_open_window(little: bool) -> None:
    have = sprites("frames_small" if little else "frames")
    places = frame_rects.SMALL if little else frame_rects.LARGE
    x, y, w, h = places["picture"]
    assert w / h == pytest.approx(10 / 7, rel=0.01)
    for kind in FRAMES:
        frame = have[frame_rects.frame_name(kind, little)]
        assert frame.get_size() == (frame_rects.SMALL_SIZE if little else frame_rects.LARGE_SIZE), kind
        assert frame.get_at((x + w // 2, y + h // 2)).a == 0, kind
        assert all(frame.get_at((x + w // 2, y + h + 1 + step)).a == 255 for step in range(3)), kind


def test_10_no_two_frames_backs_and_plates_are_alike() -> None:
    for atlas in ("frames", "frames_small", "plates"):
        seen = sprites(atlas)
        assert len({pygame.image.tobytes(sprite, "RGBA") for sprite in seen.values()}) == len(seen), atlas
    assert {f"vermilion/back/{kind}" for kind in ("action", "corruption", "duality")} <= set(sprites("frames_small"))
    assert len(sprites("plates")) == len(SLOTS) * len(frame_rects.TIERS)


def test_10_places_lie_on_their_frame_and_words_apart() -> None:
    for places, (wide, high) in ((frame_rects.LARGE, frame_rects.LARGE_SIZE), (frame_rects.SMALL,
        frame_rects.SMALL_SIZE)):
        boxes = {name: pygame.Rect(box) for name, box in places.items()}
        assert all(pygame.Rect(0, 0, wide, high).contains(box) for box in boxes.values())
        assert not any(a.colliderect(b) for a, b in combinations([boxes[k] for k in ("picture", "name", "text")], 2))


def test_10_backdrops_and_endings_have_their_size() -> None:
    wanted = {f"backdrops/{name}.jpg": (1920, 1080) for name in ("table", "hearth", "map", "title")}
    endings = ("win", "lose", "win_keeper", "win_breaker", "win_balance")
    wanted |= {f"results/{name}.jpg": (1620, 1080) for name in endings}
    for name, size in wanted.items():
        assert pygame.image.load(FOLDER / name).get_size() == size, name


def test_10_the_table_stays_dark_under_the_board() -> None:
    small = pygame.transform.smoothscale(pygame.image.load(FOLDER / "backdrops" / "table.jpg"), (24, 20))
    assert sum(pygame.transform.average_color(small)[:3]) / 3 < 60


def test_r1_2_every_quest_has_its_place_on_the_map_apart_from_the_others() -> None:
    spots = frame_rects.QUEST_SPOTS
    assert set(spots) == set(QUESTS)
    assert all(abs(ax - bx) + abs(ay - by) > 220 for (ax, ay), (bx, by) in combinations(spots.values(), 2))


def test_c3_2_the_shelf_has_the_poster_and_a_sign_of_every_end() -> None:
    kinds = ("won", "loss_all_down", "loss_exhausted", "loss_time", "loss_blocked", "conceded", "agreed")
    have = sprites("ui_shelf")
    assert {"vermilion/poster", "vermilion/crest", *(f"vermilion/victory/{kind}" for kind in kinds)} <= set(have)
    assert have["vermilion/poster"].get_size() == (560, 880)


def test_10_every_piece_of_gear_and_every_material_is_painted_whole() -> None:
    gear, goods = sprites("gear"), sprites("goods")
    assert set(gear) == {f"vermilion/gear/{name}" for name in (*GEAR, *TRINKETS)}
    assert set(goods) == {f"vermilion/goods/{name}" for name in (*MATERIALS, HEART)}
    assert all(max(sprite.get_bounding_rect().size) > 200 for sprite in gear.values())
    assert all(max(sprite.get_bounding_rect().size) > 120 for sprite in goods.values())


def test_10_no_two_pieces_of_gear_are_alike() -> None:
    seen = {}
    for name, sprite in {**sprites("gear"), **sprites("goods")}.items():
        ground = pygame.Surface((320, 320))
        ground.fill((36, 24, 28))
        ground.blit(sprite, sprite.get_rect(center=(160, 160)))
        seen[name] = np.asarray(pygame.surfarray.array3d(pygame.transform.smoothscale(ground, (24, 24))), float)
    near = [(a, b) for a, b in combinations(seen, 2) if np.abs(seen[a] - seen[b]).mean() < 7]
    assert near == []


FOLDERS: dict[str, set[str]] = {
    "card": set(CARDS), "corruption": set(TAINTS), "duality": {*DUALITY, "sealed"}, "quest": set(QUESTS),
}  # fmt: skip
"""Which pictures each folder holds: one of every card and quest; what others see of a duality card is sealed."""
SIZES = {"card": (480, 336), "corruption": (480, 336), "duality": (480, 336), "quest": (1280, 720)}
APART = 13.0
"""How far the small versions of two pictures are apart at least, in steps of 255 a pixel."""


def small(path: Path) -> np.ndarray:
    """A picture as seen from far away."""
    whole = pygame.image.load(path)
    return np.asarray(pygame.surfarray.array3d(pygame.transform.smoothscale(whole, (24, 17))), float)


@pytest.mark.parametrize("folder", FOLDERS)
def test_10_every_card_has_its_picture_of_one_size_and_few_bytes(folder: str) -> None:
    kept = {path.stem: path for path in (FOLDER / folder).iterdir()}
    assert set(kept) == FOLDERS[folder]
    assert all(pygame.image.load(path).get_size() == SIZES[folder] for path in kept.values())
    most = (160 if folder == "quest" else 60) * 1024
    assert [name for name, path in kept.items() if path.stat().st_size > most] == []


def test_10_no_two_pictures_are_alike() -> None:
    seen = {path.relative_to(FOLDER).as_posix(): small(path) for folder in FOLDERS
        for path in (FOLDER / folder).iterdir()}
    assert [(a, b) for a, b in combinations(seen, 2) if np.abs(seen[a] - seen[b]).mean() < APART] == []


def test_10_pictures_have_light_and_shade() -> None:
    flat = [path.stem for folder in FOLDERS for path in (FOLDER / folder).iterdir() if small(path).std() < 17]
    assert flat == []


FRAMES_OF = {"spark": 6, "shock": 6, "break": 6, "fall": 6, "flip": 6, "burn": 8, "drop": 6, "crack": 5, "calm": 6}


def test_10_every_effect_has_all_its_frames_each_another() -> None:
    have = sprites("fx")
    assert set(have) == {f"vermilion/fx/{name}_{k}" for name, count in FRAMES_OF.items() for k in range(count)}
    assert len({pygame.image.tobytes(sprite, "RGBA") for sprite in have.values()}) == len(have)


def test_10_the_curtain_has_two_halves_of_one_size() -> None:
    halves = sprites("curtain")
    left, right = halves["vermilion/fx/curtain_left"], halves["vermilion/fx/curtain_right"]
    assert left.get_size() == right.get_size()
    assert left.get_at((0, 360)).a == right.get_at((right.get_width() - 1, 360)).a == 255


SAMPLE = ("vermilion/gear/w13", "vermilion/goods/heart", "vermilion/plate/arm_2", "vermilion/fx/spark_2",
          "vermilion/small/parasitic", "vermilion/victory/won", "vermilion/unit/karon",
              "vermilion/wall_small")  # fmt: skip
SAMPLE_PICTURES = ("card/u02", "card/ad17", "corruption/shackles", "duality/d10", "quest/q06")


@pytest.fixture(scope="module")
def recipes() -> ModuleType:
    """The recipes, where the tools that paint are installed."""
    pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")
    from assets.paint import atlas, glyphs

    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    if not atlas.RECIPES:
        atlas.load_recipes()
    return atlas


@pytest.mark.parametrize("name", SAMPLE)
def test_10_a_kept_sprite_is_what_its_recipe_paints(name: str, recipes: ModuleType) -> None:
    """Compared within 3 of 255: other processors round the last bit differently."""
    kept = sprites(recipes.RECIPES[name].atlas.removeprefix("vermilion/"))[name]
    fresh = recipes.paint_sprite(name).pixels.astype(int)
    old = np.asarray(pygame.surfarray.array3d(kept).transpose(1, 0, 2), int)
    solid = fresh[..., 3] > 40
    assert old.shape == fresh[..., :3].shape and np.abs(old - fresh[..., :3])[solid].max() <= 3


@pytest.mark.parametrize("name", SAMPLE_PICTURES)
def test_10_a_kept_picture_is_what_its_recipe_paints(name: str, recipes: ModuleType) -> None:
    """Compared as seen from a step away: the file is a JPEG."""
    pixels = recipes.PICTURES[f"vermilion/{name}.jpg"].make()
    fresh = pygame.surfarray.make_surface(np.ascontiguousarray(pixels[..., :3].transpose(1, 0, 2)))
    seen = np.asarray(pygame.surfarray.array3d(pygame.transform.smoothscale(fresh, (24, 17))), float)
    assert np.abs(seen - small(FOLDER / f"{name}.jpg")).max() < 9


def test_10_every_kept_picture_has_its_recipe(recipes: ModuleType) -> None:
    kept = {path.relative_to(FOLDER.parent).as_posix() for path in FOLDER.glob("*/*.jpg")}
    assert kept == {name for name in recipes.PICTURES if name.startswith("vermilion/")}
