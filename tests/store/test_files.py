"""C7.1a: a file is flushed and synced before it takes its name, and its folder after that."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from game.store import files
from game.store.files import write_safely
from game.store.notices import StoreError
from scenes.shell.faults import keep_fault


def test_c7_1a_a_file_is_synced_before_it_is_renamed_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, bool]] = []
    path = tmp_path / "settings.json"
    monkeypatch.setattr(os, "fsync", lambda _: done.append(("file", path.exists())))
    monkeypatch.setattr(files, "sync_folder", lambda _: done.append(("folder", path.exists())))
    write_safely(path, b"{}")
    assert done == [("file", False), ("folder", True)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such call")
@pytest.mark.parametrize(("number", "told"), [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EIO, True)])
def test_c7_1a_a_disk_that_syncs_no_folders_is_written_to_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: bool
) -> None:
    sync = os.fsync

    def files_alone(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(number, "no folders")
        sync(handle)

    monkeypatch.setattr(os, "fsync", files_alone)
    with pytest.raises(StoreError) if told else nullcontext():
        write_safely(tmp_path / "a", b"kept")
    assert (tmp_path / "a").read_bytes() == b"kept"


def test_c2_4_what_failed_is_written_down_whatever_it_says(tmp_path: Path) -> None:
    path, _ = keep_fault(tmp_path, ValueError(os.fsdecode(b"m\xe4rz")))
    assert "ValueError: m" in path.read_text(encoding="utf-8")
