"""C1.3: texts in both languages, particles, wrapping that never clips."""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path

import pygame
import pytest

from scenes.media.texts import LANGUAGES, PLACEHOLDER, TextMissingError, Texts, particle, read_folder, system_language
from scenes.media.theme import SMALL, Theme
from scenes.program import Program

SCENES = Path(__file__).resolve().parents[2] / "scenes"
TEXTS = SCENES.parent / "assets" / "texts"
OWN = ("client", "menu")


@pytest.mark.parametrize(
    ("word", "forms", "expected"),
    [
        ("하늘지기", "은/는", "는"), ("첫눈", "은/는", "은"), ("달빛", "이/가", "이"), ("모래", "을/를", "를"),
        ("길", "으로/로", "로"), ("산", "으로/로", "으로"), ("바다", "으로/로", "로"), ("Tom", "이/가", "이"),
        ("Anna", "은/는", "는"), ("Sandglass", "은/는", "는"), ("3", "은/는", "은"), ("2", "은/는", "는"),
        ("7", "으로/로", "로"), ("10", "을/를", "을"), ("1,200", "이/가", "이"), ("50%", "을/를", "를"),
        ("N", "이/가", "이"), ("R", "으로/로", "로"), ("봇(쉬움)", "과/와", "과"), ("", "은/는", "은(는)"),
    ],
)  # fmt: skip
def test_c1_3_particle_follows_the_final_consonant(word: str, forms: str, expected: str) -> None:
    assert particle(word, forms) == expected


@pytest.mark.parametrize(("wish", "language"), [("ko_KR.UTF-8", "ko"), ("en_GB.UTF-8", "en"), ("de_DE", "en")])
def test_c1_3_first_start_follows_the_system(monkeypatch: pytest.MonkeyPatch, wish: str, language: str) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LC_ALL", wish)
    assert system_language() == language
    assert Texts().language == language


@pytest.mark.parametrize(("system", "wanted", "language"), [
    ("darwin", ["ko", "en"], "ko"), ("darwin", ["en", "ko"], "en"), ("win32", ["fr", "ko", "en"], "ko"),
    ("win32", ["ja"], "en"), ("darwin", [], "ko"),
])  # fmt: skip
def test_c1_3_windows_and_macos_are_asked_for_the_languages_that_the_person_wants(
    monkeypatch: pytest.MonkeyPatch, system: str, wanted: list[str], language: str
) -> None:
    """Not for the format of numbers, nor for what a terminal was started with where there is a list."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": name} for name in wanted])
    assert system_language() == language


def catalogue(tmp_path: Path, **texts: str) -> Texts:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.json").write_text(json.dumps(texts), encoding="utf-8")
    return Texts("ko", strict=True, folder=tmp_path)


def test_c1_3_placeholder_with_particle(tmp_path: Path) -> None:
    texts = catalogue(
        tmp_path, **{"used": "{actor|은/는} {card|을/를} 사용했습니다", "realigious.card.gleaning": "이삭 줍기"}
    )
    assert texts.get("used", actor="첫눈", card="@realigious.card.gleaning") == "첫눈은 이삭 줍기를 사용했습니다"


def test_c1_3_numbers_get_separators(tmp_path: Path) -> None:
    assert catalogue(tmp_path, n="{n|이/가}").get("n", n=1200) == "1,200이"


def test_c1_3_missing_key_or_argument_is_an_error_in_tests(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, hello="{name}")
    with pytest.raises(TextMissingError, match="no text for 'nothing'"):
        texts.get("nothing")
    with pytest.raises(TextMissingError, match="needs the argument 'name'"):
        texts.get("hello")


def test_c1_3_a_player_sees_the_key_rather_than_a_crash(tmp_path: Path) -> None:
    texts = catalogue(tmp_path)
    texts.strict = False
    assert texts.get("nothing.here") == "nothing.here"


def test_c1_3_a_key_given_twice_is_named(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.json").write_text('{"same": "x"}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"b\.json: key given twice: 'same'"):
        read_folder(tmp_path)


def test_a_text_of_a_title_stands_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "names.json").write_text('{"chess.king": "x"}', encoding="utf-8")
    assert read_folder(tmp_path) == {"chess.king": "x"}
    for path, key in (("menu.json", "chess.queen"), ("chess/more.json", "menu.start")):
        (tmp_path / path).write_text(json.dumps({key: "x"}), encoding="utf-8")
        with pytest.raises(ValueError, match=f"the key '{key}' belongs to another folder"):
            read_folder(tmp_path)
        (tmp_path / path).unlink()


@pytest.mark.parametrize("area", OWN)
def test_c1_3_both_languages_have_the_same_keys_and_placeholders(area: str) -> None:
    tables = [json.loads((TEXTS / language / f"{area}.json").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert tables[0].keys() == tables[1].keys()
    for key in tables[0]:
        names = [sorted({found[0] for found in PLACEHOLDER.findall(table[key])}) for table in tables]
        assert names[0] == names[1], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_c1_3_every_key_named_in_the_frame_exists(language: str) -> None:
    table = Texts(language).table()
    sources = [*SCENES.glob("*.py"), *(SCENES / "menu").glob("*.py"), *(SCENES / "widgets").glob("*.py")]
    for path in sources:
        for key in re.findall(r"\.t\(\s*\"([a-z_.0-9]+)\"", path.read_text(encoding="utf-8")):
            assert key in table or path.name == "__init__.py", f"{path.name}: {key}"


LONG = "아주긴이름을가진전략카드의설명이상자를벗어나지않아야합니다 and a very_long_unbroken_identifier_of_letters too"


@pytest.mark.parametrize("width", [60, 200, 460])
def test_art_wrapped_lines_fit_and_lose_nothing(width: int) -> None:
    pygame.font.init()
    theme = Theme()
    lines = theme.wrap(LONG, 22, width)
    assert all(theme.width(line, 22) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == LONG.replace(" ", "")


def test_art_an_ellipsis_stands_on_the_line_of_the_letters_and_is_measured_as_it_is_drawn() -> None:
    font = Theme().font(40)
    picture = font.render("x…", True, "white")
    letter, dots = picture.subsurface((0, 0, font.size("x")[0], picture.get_height())), picture.copy()
    dots.fill((0, 0, 0, 0), (0, 0, font.size("x")[0], picture.get_height()))
    foot = letter.get_bounding_rect().bottom
    assert abs(dots.get_bounding_rect().bottom - foot) <= 1 and dots.get_bounding_rect().top > foot - 10
    assert font.size("x…") == picture.get_size()


def test_art_a_line_shrinks_and_ends_with_an_ellipsis() -> None:
    pygame.font.init()
    theme = Theme()
    assert theme.line(LONG, 300, 32).get_width() <= 300
    assert theme.fit("짧은 말", 300, 32) == 32
    size, lines = theme.block_size(LONG, 160, 60)
    assert size == SMALL
    assert lines[-1].endswith("…")


@pytest.mark.parametrize(("n", "expected"), [(1, "1 turn left"), (0, "0 turns left"), (3, "3 turns left")])
def test_c1_3_english_counts_in_singular_and_plural(tmp_path: Path, n: int, expected: str) -> None:
    texts = catalogue(tmp_path, left="{n| turn/ turns} left")
    texts.language = "en"
    assert texts.get("left", n=n) == expected


def test_s4_text_entries_need_no_font_that_a_built_program_leaves_out(program: Program) -> None:
    spec = SCENES.with_name("build.spec").read_text(encoding="utf-8")
    packed = ast.literal_eval(next(line for line in spec.splitlines() if line.startswith("FONTS = "))[8:])
    fonts = program.media.gui.manager.ui_theme.font_dict.loaded_fonts.values()
    names = {Path(str(getattr(font.location, "resource", font.location))).name for font in fonts}
    assert names and all(name.startswith(packed) for name in names), names


@pytest.mark.parametrize("broken", [b"", b"[1", b"\xff\xfe", b"[" * 100_000, b"[]", b'{"menu.play": 7}'])
def test_c1_3_a_damaged_file_of_texts_costs_only_its_own_texts(tmp_path: Path, broken: bytes) -> None:
    """They are told in the other language, and the program says which file it was."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "menu.json").write_text(f'{{"menu.play": "{language}"}}')
        (tmp_path / language / "other.json").write_text(f'{{"other.thing": "{language}"}}')
    (tmp_path / "ko" / "menu.json").write_bytes(broken)
    texts = Texts("ko", folder=tmp_path)
    assert (texts.get("menu.play"), texts.get("other.thing")) == ("en", "ko")
    assert [Path(name).as_posix() for name in texts.broken] == ["ko/menu.json"]


@pytest.mark.parametrize(("path", "table", "key"), [
    ("ko/zero.json", '{"menu.play": "again"}', "menu.play"), ("ko/menu.json", '{"menu.play": "ko", "menu.play": "x"}',
                                                              "menu.play"),
    ("ko/zero.json", '{"chess.king": "k"}', "chess.king"), ("ko/chess/more.json", '{"menu.quit": "x"}', "menu.quit"),
])  # fmt: skip
def test_c1_3_a_key_that_is_given_twice_or_at_anothers_place_is_told_with_its_file_and_costs_nothing_else(
    tmp_path: Path, path: str, table: str, key: str
) -> None:
    for language in LANGUAGES:
        (tmp_path / language / "chess").mkdir(parents=True)
        (tmp_path / language / "menu.json").write_text(f'{{"menu.play": "{language}"}}')
        (tmp_path / language / "chess" / "names.json").write_text('{"chess.queen": "q"}')
    (tmp_path / path).write_text(table)
    texts = Texts("ko", folder=tmp_path)
    assert (texts.get("menu.play"), texts.get("chess.queen"), texts.has("menu.quit")) == ("ko", "q", False)
    assert [Path(name).as_posix() for name in texts.broken] == [f"{path} ({key})"]


@pytest.mark.parametrize("width", [70, 90, 110, 150])
@pytest.mark.parametrize("name", ["Wide_Meadow_16ch", "Commander", "WWWWWWWWWWWWWWWW", "Meadow's"])
def test_c2_1_a_name_is_divided_after_a_mark_or_shortened(name: str, width: int) -> None:
    pygame.font.init()
    theme = Theme()
    lines = theme.wrap(name, SMALL, width)
    assert all(theme.width(line, SMALL) <= width for line in lines)
    assert all(line[-1] in "_-…" for line in lines[:-1])
    assert lines[-1].endswith("…") or "".join(lines) == name


def test_art_words_that_stay_together_are_divided_between_them_where_no_line_holds_them() -> None:
    """And no full stop is left alone."""
    pygame.font.init()
    theme = Theme()
    name = "What the Right Hand Does.".replace(" ", "\u00a0")
    width = theme.width(name, SMALL) - 2
    lines = theme.wrap(f"You could still use {name}", SMALL, width)
    assert [line.replace("\u00a0", " ") for line in lines] == ["You could still use", "What the Right Hand", "Does."]
