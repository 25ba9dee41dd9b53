"""C11.1: the user's data folder."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.store.notices import StoreError
from game.store.paths import all_paths, data_dir, saves_dir
from game.store.version import PROGRAM_VERSION


def test_c11_1_a_given_folder_wins_and_is_made(tmp_path: Path) -> None:
    folder = data_dir(tmp_path / "new" / "data")
    assert folder.is_dir() and saves_dir(folder).is_dir()
    assert all_paths(folder)["saves"] == str(folder / "saves")


def test_c11_1_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENTARCHY_DATA", str(tmp_path / "own"))
    assert data_dir() == tmp_path / "own"


def test_c11_1_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StoreError) as error:
        data_dir(tmp_path / "file" / "data")
    assert error.value.notice.key == "store.folder_failed"


def test_c11_1_the_home_of_somebody_whom_nobody_knows_is_a_name_like_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_dir("~nobody that the system knows/data") == tmp_path / "~nobody that the system knows" / "data"


def test_c7_1a_one_program_version() -> None:
    assert game.__version__ == PROGRAM_VERSION
