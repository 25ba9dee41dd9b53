"""Sprites out of an atlas: scaling, anchors, nine-patches, decoding ahead."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from scenes.media.sprites import CACHE_BYTES, LaterError, SpriteMissingError, Sprites
from scenes.media.stretching import bled, opaque, stretch_nine


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An atlas with a white disc of 64 px and a framed square with margins of 8 px, both at scale 2."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    atlas = pygame.Surface((128, 64), pygame.SRCALPHA)
    pygame.draw.circle(atlas, (255, 255, 255, 255), (32, 32), 30)
    pygame.draw.rect(atlas, (200, 0, 0, 255), (64, 0, 32, 32))
    pygame.draw.rect(atlas, (0, 0, 200, 255), (72, 8, 16, 16))
    pygame.image.save(atlas, str(tmp_path / "a.png"))
    sprites = {
        "disc": {"x": 0, "y": 0, "w": 64, "h": 64, "ax": 32, "ay": 60},
        "nine/box": {"x": 64, "y": 0, "w": 32, "h": 32, "nine": [8, 8, 8, 8]},
    }
    (tmp_path / "a.json").write_text(json.dumps({"scale": 2, "sprites": sprites}), encoding="utf-8")
    return tmp_path


def test_a_sprite_has_its_natural_size_or_the_one_asked_for(folder: Path) -> None:
    sprites = Sprites(folder)
    assert sprites.get("disc").get_size() == (32, 32)
    assert sprites.get("disc", height=16).get_size() == (16, 16)
    assert sprites.get("disc", size=(100, 20)).get_size() == (20, 20)
    assert sprites.natural("disc") == (32, 32)
    assert sprites.anchor("disc", height=32) == (16, 30)
    assert sprites.get("disc", height=16) is sprites.get("disc", height=16)


def test_a_missing_sprite_is_named(folder: Path) -> None:
    with pytest.raises(SpriteMissingError, match="no sprite 'nothing'"):
        Sprites(folder).get("nothing")


def test_c2_4_a_damaged_picture_is_not_seen_and_told_once(folder: Path) -> None:
    (folder / "a.png").write_bytes(b"no picture")
    sprites = Sprites(folder)
    assert sprites.take_unreadable() == []
    assert sprites.get("disc").get_size() == (32, 32) and sprites.get("disc").get_at((16, 16)).a == 0
    assert sprites.nine("nine/box", (40, 40)).get_size() == (40, 40)
    assert sprites.take_unreadable() == ["a.png"] and sprites.take_unreadable() == []


def test_c2_4_a_picture_that_lacks_a_part_is_told(folder: Path) -> None:
    pygame.image.save(pygame.Surface((70, 20)), str(folder / "a.png"))
    sprites = Sprites(folder)
    assert sprites.get("disc").get_size() == (32, 32) and sprites.take_unreadable() == ["a.png"]


def test_c2_4_a_damaged_backdrop_is_none(folder: Path) -> None:
    (folder / "backdrops").mkdir()
    for name in ("one", "two"):
        (folder / "backdrops" / f"{name}.jpg").write_bytes(b"no picture")
    sprites = Sprites(folder)
    sprites.preload("backdrops/one")
    assert [sprites.backdrop(name, (16, 9)) for name in ("one", "two", "one")] == [None] * 3
    assert sprites.whole("backdrops/two").get_at((0, 0)).a == 0
    assert sorted(sprites.take_unreadable()) == ["backdrops/one.jpg", "backdrops/two.jpg"]


@pytest.mark.parametrize("text", ["", "[]", '{"scale": "x"}', '{"sprites": {"ball": {}}}', '{"sprites": [1]}'])
def test_c2_4_the_sprites_of_a_damaged_index_are_not_seen(folder: Path, text: str) -> None:
    (folder / "b.json").write_text(text, encoding="utf-8")
    sprites = Sprites(folder)
    assert sprites.get("disc").get_at((16, 16)).a == 255
    assert sprites.get("ball").get_at((0, 0)).a == 0 and not sprites.has("ball")
    assert sprites.nine("nine/ball", (9, 9)).get_at((4, 4)).a == 0
    assert sprites.take_unreadable() == ["b.json"]


def test_c2_4_in_a_program_that_lacks_files_a_sprite_that_no_atlas_has_is_told_by_its_name(folder: Path) -> None:
    sprites = Sprites(folder, strict=False)
    assert sprites.get("nothing").get_at((0, 0)).a == 0 and sprites.take_unreadable() == ["nothing"]


def index(folder: Path, name: str, *sprites: str) -> None:
    """An index with sprites that are 8 x 8."""
    path = folder / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    table = {sprite: {"x": 0, "y": 0, "w": 8, "h": 8} for sprite in sprites}
    path.write_text(json.dumps({"scale": 2, "sprites": table}), encoding="utf-8")


def test_a_second_sprite_of_one_name_is_an_error(folder: Path) -> None:
    index(folder, "b", "ball", "disc")
    with pytest.raises(ValueError, match="b: sprite given twice: 'disc', which a holds"):
        Sprites(folder).has("nothing")


def test_names_of_a_title_lie_in_its_folder_alone(folder: Path) -> None:
    index(folder, "chess/board", "chess/king", "king")
    sprites = Sprites(folder)
    assert sprites.has("disc")
    with pytest.raises(ValueError, match="chess/board: the name of 'king' belongs to another folder"):
        sprites.has("chess/king")
    index(folder, "chess/board", "chess/king")
    index(folder, "b", "chess/queen")
    with pytest.raises(ValueError, match="b: the name of 'chess/queen' belongs to another folder"):
        Sprites(folder).has("king")


@pytest.mark.parametrize("name", ["disc", "chess/queen"])
def test_c2_4_a_name_in_a_damaged_index_that_another_one_has_is_told_with_its_file_and_costs_nothing_else(
    folder: Path, name: str
) -> None:
    index(folder, "chess/board", "chess/king")
    index(folder, "b", name, "ball")
    sprites = Sprites(folder, strict=False)
    before = Sprites(folder, strict=False).entry("disc")
    assert sprites.entry("disc").page == before.page and sprites.has("ball") and not sprites.has("chess/queen")
    assert sprites.take_unreadable() == [f"b.json ({name})"]


def test_atlases_of_a_title_are_read_when_one_of_its_names_is_asked_for(folder: Path) -> None:
    index(folder, "chess/board", "chess/king")
    sprites = Sprites(folder)
    assert not sprites.has("king") and "chess/king" not in sprites._index._entries
    assert sprites.entry("chess/king").atlas == "chess/board"
    assert sprites.names("chess/") == ["chess/king"]
    assert sprites.names() == ["chess/king", "disc", "nine/box"]


def test_no_two_atlases_of_the_program_hold_one_name() -> None:
    names = Sprites().names()
    assert len(names) == len(set(names)) > 1000


def test_scaling_leaves_no_dark_fringe(folder: Path) -> None:
    small = Sprites(folder).get("disc", height=20)
    visible = [small.get_at((x, y)) for x in range(20) for y in range(20) if small.get_at((x, y)).a > 16]
    assert min(colour.r for colour in visible) > 240


def test_bleeding_keeps_the_transparency() -> None:
    picture = pygame.Surface((16, 16), pygame.SRCALPHA)
    picture.set_at((8, 8), (10, 200, 30, 255))
    out = bled(picture)
    assert tuple(out.get_at((9, 8))) == (10, 200, 30, 0)
    assert tuple(out.get_at((8, 8))) == (10, 200, 30, 255)


def test_f8_an_opaque_picture_needs_no_bleeding() -> None:
    picture = pygame.Surface((16, 16), pygame.SRCALPHA)
    picture.fill((10, 200, 30, 255))
    assert opaque(picture)
    picture.set_at((8, 8), (10, 200, 30, 254))
    assert not opaque(picture)


def test_f8_a_sprite_is_ready_once_its_page_is_decoded_elsewhere(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.ready("disc", "nothing")
    for thread in sprites._threads:
        thread.join()
    assert sprites.ready("disc", "nothing")


def test_s3_a_picture_of_its_own_is_decoded_ahead_and_not_kept(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.preload("a")
    assert sprites.whole("a").get_size() == (128, 64)
    assert not sprites._early
    with pytest.raises(SpriteMissingError, match="no picture 'nothing'"):
        sprites.whole("nothing")


@pytest.mark.parametrize("size", [(200, 100), (12, 12), (3, 2), (900, 500)])
def test_a_nine_patch_fills_its_size_with_whole_corners(folder: Path, size: tuple[int, int]) -> None:
    box = Sprites(folder).nine("nine/box", size)
    assert box.get_size() == size
    if min(size) >= 12:
        assert tuple(box.get_at((0, 0)))[:3] == (200, 0, 0)
        assert tuple(box.get_at((size[0] // 2, size[1] // 2)))[:3] == (0, 0, 200)
        assert tuple(box.get_at((size[0] // 2, 0)))[:3] == (200, 0, 0)


def test_margins_larger_than_the_target_are_reduced() -> None:
    patch = pygame.Surface((40, 40), pygame.SRCALPHA)
    patch.fill((1, 2, 3, 255))
    assert stretch_nine(patch, (18, 18, 18, 18), (10, 10)).get_at((5, 5)).a > 250


def test_s1_pictures_decode_ahead(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.preload("a", "nothing")
    assert sprites.get("disc").get_size() == (32, 32)


def test_s5_the_cache_stays_within_its_bytes(folder: Path) -> None:
    sprites = Sprites(folder)
    for i in range(60):
        sprites.made((i,), lambda: pygame.Surface((1000, 500), pygame.SRCALPHA))
    assert sprites._bytes <= CACHE_BYTES


def test_s5_pages_over_the_limit_go_once_nothing_is_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sprites = Sprites(folder)
    page = (folder / "a.png").read_bytes()
    (folder / "b.png").write_bytes(page)
    again = (folder / "a.json").read_text(encoding="utf-8").replace("disc", "ball").replace("box", "frame")
    (folder / "b.json").write_text(again, encoding="utf-8")
    monkeypatch.setattr("scenes.media.sprites.PAGE_BYTES", 128 * 64 * 4)
    sprites.get("disc", height=16)
    sprites.get("ball", height=16)
    sprites.rest(2900)
    assert list(sprites._atlases) == ["a", "b"]
    sprites.get("disc", height=17)
    sprites.rest(2900)
    assert list(sprites._atlases) == ["b", "a"]
    sprites.rest(200)
    assert list(sprites._atlases) == ["a"]  # what was needed last stays
    assert sprites.get("ball", height=16).get_height() == 16


def test_s5_a_frugal_scene_keeps_no_page_and_what_is_free_is_given_back_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites, given, kept = Sprites(folder), [], []
    monkeypatch.setattr("scenes.media.sprites.give_back", lambda: given.append(len(sprites._atlases)))
    index(folder, "b", "ball")
    (folder / "b.png").write_bytes((folder / "a.png").read_bytes())
    sprites.get("disc", height=16)
    sprites.get("ball", height=16)
    for _ in range(10):
        sprites.rest(1000, frugal=True)
        kept.append(len(sprites._atlases))
    assert given == [0] and kept[:5] == [2, 2, 1, 0, 0]
    assert sprites.get("disc", height=17).get_height() == 17


def test_s5_what_was_cached_for_a_match_is_dropped_with_it(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.get("disc", height=16)
    sprites.nine("nine/box", (50, 50))
    sprites.preload("a")
    sprites.clear_caches()
    assert (len(sprites._cache), len(sprites._atlases), len(sprites._early), sprites._bytes) == (0, 0, 0, 0)
    assert sprites.get("disc", height=16).get_height() == 16


def test_f8_what_takes_too_long_is_left_for_later_and_gets_further_each_time(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.get("disc")
    heights = (10, 11, 12)
    tries = 0
    while not all(("sprite", "disc", (height, height)) in sprites._cache for height in heights):
        tries += 1
        with suppress(LaterError), sprites.sparing(0):
            for height in heights:
                sprites.get("disc", height=height)
    assert tries == len(heights)


def test_f8_what_is_put_together_in_layers_goes_on_where_the_time_was_over(folder: Path) -> None:
    sprites, done = Sprites(folder), []

    def blank() -> pygame.Surface:
        done.append("blank")
        return pygame.Surface((20, 20))

    def layer(surface: pygame.Surface) -> None:
        picture = sprites.get("disc", height=10 + len(done))  # which may have to wait itself
        done.append("layer")
        surface.blit(picture, (0, 0))

    sprites.get("disc", height=8)  # its page is decoded
    found = []
    for _ in range(20):
        with suppress(LaterError), sprites.sparing(0):
            sprites.get("disc", height=9)
            found.append(sprites.layered(("whole",), blank, [layer, layer]))
    assert done == ["blank", "layer", "layer"]
    assert len(set(map(id, found))) == 1
    assert sprites.layered(("whole",), blank, []) is found[0]


def test_f8_a_backdrop_within_another_picture_is_not_kept(folder: Path) -> None:
    picture = pygame.Surface((8, 8))
    picture.fill((10, 90, 200))
    (folder / "backdrops").mkdir()
    pygame.image.save(picture, str(folder / "backdrops" / "sea.png"))
    sprites, whole = Sprites(folder), pygame.Surface((16, 12))
    sprites.lay(whole, "sea")
    assert whole.get_at((15, 11))[:3] == (10, 90, 200)
    assert not sprites._cache
    sprites.lay(whole, "no such picture")


def test_f8_pictures_prepared_one_after_the_other_take_a_step_each(folder: Path) -> None:
    sprites = Sprites(folder)
    sprites.get("disc")
    heights = (10, 11)
    steps = [step for h in heights for step in sprites.prepared(lambda _, h=h: sprites.get("disc", height=h))]
    assert len(steps) == len(heights)
    assert not list(sprites.prepared(lambda _: sprites.get("disc", height=11)))


def test_f8_a_folder_is_listed_once_however_many_files_are_looked_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: list[Path] = []
    scandir = os.scandir
    (folder / "own").mkdir()
    (folder / "own" / "card.png").touch()
    sprites = Sprites(folder)
    monkeypatch.setattr(os, "scandir", lambda path: (listed.append(path), scandir(path))[1])
    for _ in range(2):
        sprites.preload("lot", "nothing", "own/card", "own/none", "away/none")
    assert listed == [folder, folder / "own", folder / "away"]
    assert sprites._files.find("own/card") == folder / "own" / "card.png"
    assert sprites._files.find("own/none") is sprites._files.find("away/none") is None
