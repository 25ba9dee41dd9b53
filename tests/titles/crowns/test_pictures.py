"""Crowns' pictures (spec 10): each is what its recipe paints, no two are alike, all are small."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

skia = pytest.importorskip("skia", reason="skia-python paints the sprites; it is a tool of the build, not of the game")

from assets.paint import atlas, glyphs  # noqa: E402
from assets.paint.crowns.stage import CARD, SHOTS, WIDE  # noqa: E402
from assets.paint.stage import FINE  # noqa: E402
from game.titles.crowns.content import FACES  # noqa: E402
from game.titles.crowns.notation import PHASES  # noqa: E402
from scenes.titles.crowns import frame_rects  # noqa: E402

SAMPLE = ("bc01", "al18", "hc13", "dc20", "rw19", "nt20", "pl25", "of5", "ag04")
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


def test_10_every_card_plot_office_and_agenda_has_its_picture() -> None:
    assert set(FACES) - {path.stem for path in FOLDER.iterdir()} == set()


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


ATLASES = ("frames", "frames_small", "icons", "tokens", "crests", "crown")
PAINTED = ("crowns/small/plot/heron", "crowns/icon/intrigue", "crowns/first_player", "crowns/crown/full_3")
CHALLENGES = ("military", "intrigue", "power")


def sprites() -> dict[str, dict[str, int]]:
    """The entries of all of Crowns' atlases."""
    found: dict[str, dict[str, int]] = {}
    for name in ATLASES:
        text = (atlas.SPRITES / "crowns" / f"{name}.json").read_text(encoding="utf-8")
        found |= {sprite: {"page": f"crowns/{name}", **entry} for sprite, entry in json.loads(text)["sprites"].items()}
    return found


def page(entry: dict[str, object]) -> np.ndarray:
    """The pixels of a sprite."""
    data = skia.Data.MakeWithCopy((atlas.SPRITES / f"{entry['page']}.png").read_bytes())
    pixels = skia.Image.MakeFromEncoded(data).toarray(colorType=skia.kRGBA_8888_ColorType)
    x, y, w, h = (int(str(entry[key])) for key in "xywh")
    return np.asarray(pixels[y : y + h, x : x + w])


def test_10_every_type_of_card_has_its_frame_in_every_tint() -> None:
    kinds = (*frame_rects.TYPES, "plot")
    need = {frame_rects.frame_name(kind, tint, little) for kind in kinds for tint in frame_rects.TINTS
            for little in (False, True)}  # fmt: skip
    need |= {frame_rects.frame_name("faction", tint) for tint in frame_rects.TINTS if tint != "neutral"}
    need |= {"crowns/frame/agenda", "crowns/frame/office", "crowns/back/draw", "crowns/back/plot", "crowns/duplicate"}
    assert need - set(sprites()) == set()


def test_10_windows_have_the_shape_of_their_pictures_and_are_open() -> None:
    seen = sprites()
    for kind in (*frame_rects.TYPES, "plot", "agenda", "office"):
        for little in (False,) if kind in ("agenda", "office") else (False, True):
            places = frame_rects.slots(kind, little)
            x, y, w, h = places["picture"]
            want = WIDE if kind in ("plot", "agenda") else CARD
            assert w / h == pytest.approx(want[0] / want[1], rel=0.01), kind
            pixels = page(seen[frame_rects.frame_name(kind, "heron", little)])
            assert pixels[y + h // 2, x + w // 2, 3] == 0, kind
            assert pixels[y + h // 2, x - 3, 3] == 255, kind


def test_10_places_lie_on_their_frame_and_apart() -> None:
    for kind in (*frame_rects.TYPES, "plot", "agenda", "office", "faction"):
        for little in (False,) if kind in ("agenda", "office", "faction") else (False, True):
            places = dict(frame_rects.slots(kind, little))
            wide, small_ = kind == "plot", little
            size = (frame_rects.SMALL_WIDE_SIZE if wide else frame_rects.SMALL_SIZE) if small_ else (
                frame_rects.LARGE_WIDE_SIZE if wide else frame_rects.LARGE_SIZE)  # fmt: skip
            drop = ("emblem", "foot") if kind == "character" and little else ("emblem",)
            if kind != "character":
                drop = (*CHALLENGES, "strength")
            if little:
                drop = (*drop, "cost")  # the coin lies over the picture's corner
            boxes = {name: box for name, box in places.items() if name not in drop}
            for name, (x, y, w, h) in boxes.items():
                assert x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1], (kind, name)
            for (a, (ax, ay, aw, ah)), (b, (bx, by, bw, bh)) in combinations(boxes.items(), 2):
                apart = ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
                assert apart, (kind, little, a, b)


def test_10_icons_and_tokens_are_complete() -> None:
    marks = "strength gold cost initiative claim reserve unique loyal kneel stand hand deck dead discard"
    icons = (*CHALLENGES, *marks.split())
    keywords = "ambush bestow insight intimidate pillage renown stealth limited terminal no_attachments"
    need = {f"crowns/icon/{name}" for name in icons} | {f"crowns/keyword/{name}" for name in keywords.split()}
    need |= {f"crowns/type/{name}" for name in (*frame_rects.TYPES, "plot", "agenda", "office")}
    need |= {f"crowns/{state}/{kind}" for state in ("used", "open") for kind in CHALLENGES}
    need |= {f"crowns/{name}" for name in ("gold_1", "gold_5", "splinter", "first_player", "veil", "crack")}
    need |= {"crowns/banner/attack", "crowns/banner/defence", "crowns/crown/base"}
    need |= {f"crowns/crown/{state}_{k}" for state in ("empty", "full") for k in range(15)}
    need |= {f"crowns/crest/{tint}" for tint in frame_rects.TINTS}
    assert need - set(sprites()) == set()


@pytest.mark.parametrize("name", PAINTED)
def test_10_a_kept_sprite_is_what_its_recipe_paints(name: str) -> None:
    if not glyphs.glyphs_ready():
        pytest.skip("the glyph package is not fetched: python -m assets.paint --fetch")
    assert np.array_equal(atlas.paint_sprite(name).pixels, page(sprites()[name]))


def test_10_backdrops_and_endings_have_their_size() -> None:
    folder = atlas.SPRITES / "crowns"
    names = ("table", "title", "decks", *(f"table_{phase}" for phase in PHASES))
    wanted = {f"backdrops/{name}.jpg": (1920, 1080) for name in names}
    endings = ("win", "win_last", "win_rounds", "win_decks", "lose", "lose_out", "draw")
    wanted |= {f"results/{name}.jpg": (1620, 1080) for name in endings}
    for name, size in wanted.items():
        data = skia.Data.MakeWithCopy((folder / name).read_bytes())
        image = skia.Image.MakeFromEncoded(data)
        assert (image.width(), image.height()) == size, name
        assert f"crowns/{name}" in atlas.PICTURES


@pytest.mark.parametrize("language", ["en", "ko"])
def test_c6_9_every_painted_end_has_its_words(language: str) -> None:
    folder = atlas.SPRITES.parent / "texts" / language / "crowns"
    texts: dict[str, str] = {}
    for path in folder.glob("*.json"):
        texts |= json.loads(path.read_text(encoding="utf-8"))
    ends = {path.stem for path in (atlas.SPRITES / "crowns" / "results").iterdir()}
    need = {f"crowns.outcome.{end}.line" for end in ends}
    need |= {f"crowns.outcome.{kind}" for kind in ("power", "last", "rounds", "decks", "agreed")}
    assert need - set(texts) == set()


def test_10_the_table_stays_dark_under_the_cards_in_every_phase() -> None:
    folder = atlas.SPRITES / "crowns" / "backdrops"
    for path in folder.glob("table*.jpg"):
        image = skia.Image.MakeFromEncoded(skia.Data.MakeWithCopy(path.read_bytes())).makeRasterImage()
        assert small(image).mean() < 90, path.name


def test_10_each_phase_has_a_light_of_its_own() -> None:
    folder = atlas.SPRITES / "crowns" / "backdrops"
    tones = []
    for phase in PHASES:
        data = skia.Data.MakeWithCopy((folder / f"table_{phase}.jpg").read_bytes())
        tones.append(small(skia.Image.MakeFromEncoded(data).makeRasterImage()).mean(axis=(0, 1)))
    assert all(np.abs(a - b).max() > 4 for a, b in combinations(tones, 2))


def test_c3_2_the_shelf_has_the_poster_and_a_sign_of_every_end() -> None:
    text = (atlas.SPRITES / "crowns" / "ui_shelf.json").read_text(encoding="utf-8")
    kinds = ("power", "last", "rounds", "decks", "agreed", "conceded", "social")
    assert {"crowns/poster", *(f"crowns/victory/{kind}" for kind in kinds)} <= set(json.loads(text)["sprites"])
