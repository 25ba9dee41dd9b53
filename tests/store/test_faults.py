"""C2.4, C7.1: a disk that refuses any single call, once or from then on - pulled, unmounted, out of rights - is told as
what it is; nothing else gets out of the store, and what was there is there afterwards."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from game.store import files, in_use, reports
from game.store.boards import lay_samples
from game.store.container import stamp
from game.store.db import Database
from game.store.marks import FileMark
from game.store.notices import StoreError
from game.store.paths import downloads
from game.store.pictures import Pictures
from game.store.replays import ReplayFolder
from game.store.saves import SaveFolder
from game.store.schema import MIGRATIONS
from game.store.settings import Settings, load_settings, save_settings

CALLS = ("open", "stat", "lstat", "mkdir", "rename", "replace", "unlink", "listdir", "fsync", "write", "scandir")
HEAD = stamp("creed")


class Entry:
    """What a folder tells of a file, asked through the same disk."""

    def __init__(self, found: os.DirEntry[str], disk: Disk) -> None:
        self.found, self.disk, self.name, self.path = found, disk, found.name, found.path

    def __fspath__(self) -> str:
        return self.path

    def is_dir(self) -> bool:
        self.disk.ask(self.path)
        return self.found.is_dir()

    def stat(self) -> os.stat_result:
        self.disk.ask(self.path)
        return self.found.stat()


class Disk:
    """Counts what is asked of it, and refuses the call of the number `at`, and where it is `pulled` all after it."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.count, self.at, self.pulled, self.number = str(root), 0, 0, False, errno.EIO
        for name in CALLS:
            monkeypatch.setattr(os, name, self._through(name, getattr(os, name)))

    def ask(self, path: Any) -> None:
        self.count += 1
        if self.at and (self.count == self.at or (self.pulled and self.count > self.at)):
            raise OSError(self.number, "refused", str(path))

    def _through(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        @contextmanager
        def scanned(path: Any) -> Iterator[Any]:
            with real(path) as found:
                yield (Entry(one, self) for one in found)

        def asked(path: Any = ".", *more: Any, **named: Any) -> Any:
            if not isinstance(path, int) and not str(path).startswith(self.root):
                return real(path, *more, **named)
            self.ask(path)
            return scanned(path) if name == "scandir" else real(path, *more, **named)

        return asked


def filled(data: Path) -> None:
    saves, replays = SaveFolder(data), ReplayFolder(data)
    for name in ("m1", "m1", "m2", "m3"):
        saves.write(name, b"choices", HEAD)
    for name in ("r1", "r2"):
        replays.write(name, b"choices", HEAD)
    saves.delete("m3")
    replays.delete("r2")
    saves.marks.set("m1", FileMark("Final"))
    Pictures(saves.folder).write("m1", 1, "1a", b"old")
    save_settings(data, Settings(sound=7))
    Database(data / "profiles.sqlite3", MIGRATIONS).close()


ACTS: dict[str, Callable[[Path], object]] = {
    "a save": lambda data: SaveFolder(data).write("m1", b"choices", HEAD),
    "a new match": lambda data: SaveFolder(data).write("m9", b"choices", HEAD),
    "the list": lambda data: SaveFolder(data).list(),
    "Continue": lambda data: SaveFolder(data).newest_unfinished(),
    "opening": lambda data: SaveFolder(data).read("m1"),
    "deleting": lambda data: SaveFolder(data).delete("m2"),
    "bringing back": lambda data: SaveFolder(data).undelete("m3~1"),
    "replays": lambda data: ReplayFolder(data).list(),
    "taking in": lambda data: ReplayFolder(data).take((data / "replays/r1.replay").read_bytes(), "r1"),
    "deleting a replay": lambda data: ReplayFolder(data).delete("r1"),
    "bringing a replay back": lambda data: ReplayFolder(data).undelete("r2~1.replay"),
    "a star": lambda data: SaveFolder(data).marks.set("m2", FileMark(star=True)),
    "a small picture": lambda data: Pictures(data / "saves").write("m1", 2, "1a", b"new"),
    "settings": lambda data: save_settings(data, Settings(sound=8)),
    "the start": load_settings,
    "profiles": lambda data: Database(data / "profiles.sqlite3", MIGRATIONS).close(),
    "samples": lambda data: lay_samples(data, "creed", [Path(__file__)]),
    "a report": lambda data: reports.write_report(data, b"choices", {**HEAD, "digest": "abcdef"}),
    "downloads": downloads,
}


@pytest.mark.slow
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("number", [errno.EIO, errno.ESTALE, errno.EACCES, errno.ENOENT])
def test_c2_4_a_disk_that_refuses_any_call_is_told_and_nothing_else_gets_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str, number: int
) -> None:
    monkeypatch.setattr(files, "PAUSES_S", ())
    filled(tmp_path / "whole")
    disk, run = Disk(tmp_path / "runs", monkeypatch), 0
    disk.number = number
    for disk.pulled in (False, True):
        at, reached = 0, True
        while reached:
            at, run, disk.at = at + 1, run + 1, 0
            data = tmp_path / "runs" / str(run)
            shutil.copytree(tmp_path / "whole", data)
            disk.count, disk.at = 0, at
            with suppress(StoreError):
                ACTS[act](data)
            reached, disk.at = disk.count >= at, 0
            assert SaveFolder(data).read("m1")[1] == b"choices"
            assert not [one for one in data.iterdir() if "sqlite3.unreadable" in one.name]


@pytest.mark.skipif(os.name != "posix", reason="there are no such links on Windows")
@pytest.mark.parametrize("act", ["the list", "Continue", "a save", "a new match"])
def test_c7_1_a_link_to_itself_among_the_saves_costs_only_itself(tmp_path: Path, act: str) -> None:
    filled(tmp_path)
    (tmp_path / "saves/loop").symlink_to("loop")
    ACTS[act](tmp_path)
    broken = [(entry.file_id, entry.broken.key) for entry in SaveFolder(tmp_path).list() if entry.broken is not None]
    assert broken == [("loop", "store.read_failed")]


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL])
def test_c7_1_where_a_disk_knows_no_locks_a_match_is_opened_and_nobody_is_told_that_it_is_open_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refused(*_: object) -> None:
        raise OSError(number, "no locks")

    monkeypatch.setattr(in_use, "_lock", refused)
    in_use.hold(tmp_path / "saves", "m1")
    in_use.let_go(tmp_path / "saves", "m1")


def test_c7_1_a_name_that_a_link_to_nowhere_has_is_taken(tmp_path: Path) -> None:
    """Whatever is written there next would take its place."""
    assert not files.is_there(tmp_path / "a")
    with suppress(OSError):
        (tmp_path / "a").symlink_to("nowhere")
        assert files.is_there(tmp_path / "a")
