"""C7.1a: a file is flushed and synced before it takes its name, and its folder after that."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.store import files
from game.store.files import write_safely


def test_c7_1a_a_file_is_synced_before_it_is_renamed_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, bool]] = []
    path = tmp_path / "settings.json"
    monkeypatch.setattr(os, "fsync", lambda _: done.append(("file", path.exists())))
    monkeypatch.setattr(files, "sync_folder", lambda _: done.append(("folder", path.exists())))
    write_safely(path, b"{}")
    assert done == [("file", False), ("folder", True)]
