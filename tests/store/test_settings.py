"""C2.4, C10.3: settings survive, and an unreadable file is set aside and told."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import msgspec
import pytest

from game.store.settings import FILE_NAME, Settings, load_settings, save_settings


def test_c10_3_first_start_has_defaults_and_writes_nothing(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_c10_3_what_is_saved_is_loaded(tmp_path: Path) -> None:
    chosen = Settings(
        language="ko", fullscreen=False, window_size=(1280, 720), bindings={"undo": ["ctrl+z"]}, sound=0
    )
    save_settings(tmp_path, chosen)
    assert load_settings(tmp_path) == (chosen, None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff\xfe", b'{"sound": 1', b"[" * 5000])
def test_c2_4_unreadable_settings_are_set_aside_and_told(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(raw)
    settings, notice = load_settings(tmp_path)
    assert settings == Settings()
    assert notice and notice.key == "store.settings.unreadable"
    assert (tmp_path / notice.args["name"]).read_bytes() == raw


def test_c2_4_a_second_unreadable_file_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for raw in (b"one", b"two"):
        (tmp_path / FILE_NAME).write_bytes(raw)
        load_settings(tmp_path)
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == [b"one", b"two"]


def test_c2_4_single_wrong_fields_cost_only_themselves(tmp_path: Path) -> None:
    raw = b'{"language": "en", "sound": 400, "curtain": "maybe", "from_a_newer_version": 1}'
    (tmp_path / FILE_NAME).write_bytes(raw)
    settings, notice = load_settings(tmp_path)
    assert settings == Settings(language="en")
    assert notice and notice.key == "store.settings.fields" and notice.args["fields"] == "sound, curtain"
    assert (tmp_path / notice.args["name"]).read_bytes() == raw


def test_c2_4_a_half_written_file_is_never_looked_at(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(music=7))
    (tmp_path / (FILE_NAME + ".part")).write_bytes(b"{")
    assert load_settings(tmp_path) == (Settings(music=7), None)


def test_c2_4_a_folder_in_the_way_is_told_not_raised(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    settings, notice = load_settings(tmp_path)
    assert settings == Settings() and notice is not None


def test_c2_4_two_programs_on_one_folder_keep_what_each_has_changed(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings())
    one, _ = load_settings(tmp_path)
    other, _ = load_settings(tmp_path)
    since = copy(other)
    one.ui_scale = 120
    save_settings(tmp_path, one, Settings())
    other.sound = 10
    save_settings(tmp_path, other, since)
    assert load_settings(tmp_path)[0] == Settings(ui_scale=120, sound=10)


def test_c2_4_what_a_newer_program_keeps_in_the_settings_stays(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b'{"sound": 3, "from_a_newer_version": 7}')
    loaded, _ = load_settings(tmp_path)
    save_settings(tmp_path, msgspec.structs.replace(loaded, sound=4), loaded)
    assert msgspec.json.decode((tmp_path / FILE_NAME).read_bytes())["from_a_newer_version"] == 7


def test_c2_4_settings_that_became_unreadable_meanwhile_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b'{"sound": 3,,')
    save_settings(tmp_path, Settings(), Settings())
    assert b'{"sound": 3,,' in [path.read_bytes() for path in tmp_path.iterdir()]
