"""C11.1: boards that a person made lie in a folder per game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.boards import board_files, boards_folder, lay_samples
from game.store.notices import StoreError


def test_c11_1_the_folder_of_a_game_is_made(tmp_path: Path) -> None:
    assert boards_folder(tmp_path, "creed") == tmp_path / "boards" / "creed"
    assert (tmp_path / "boards" / "creed").is_dir()


def test_c11_1_board_files_come_by_name_and_nothing_else(tmp_path: Path) -> None:
    folder = boards_folder(tmp_path, "creed")
    for name in ("b.tmx", "a.TMX", "notes.txt", "tiles.png"):
        (folder / name).write_text("", encoding="utf-8")
    (folder / "c.tmx").mkdir()
    assert [path.name for path in board_files(tmp_path, "creed")] == ["a.TMX", "b.tmx"]


def test_c11_1_samples_are_copied_but_never_over_a_file(tmp_path: Path) -> None:
    sample = tmp_path / "plain.tmx"
    sample.write_text("new", encoding="utf-8")
    first = lay_samples(tmp_path, "creed", [sample])
    mine = boards_folder(tmp_path, "creed") / "plain.tmx"
    mine.write_text("changed", encoding="utf-8")
    assert (first, lay_samples(tmp_path, "creed", [sample]), mine.read_text(encoding="utf-8")) == (
        ["plain.tmx"], [], "changed")


def test_c11_1_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "boards").write_text("a file", encoding="utf-8")
    with pytest.raises(StoreError) as raised:
        board_files(tmp_path, "creed")
    assert raised.value.notice.key == "store.folder_failed"


def test_c11_1_a_sample_that_cannot_be_copied_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as raised:
        lay_samples(tmp_path, "creed", [tmp_path / "gone.tmx"])
    assert raised.value.notice.key == "store.board_failed"
