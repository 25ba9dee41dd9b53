"""C2.4, C7.1a: what the system refuses is told in the player's language, never in the system's words."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from game.core.reasons import OF_ERRNO, OF_SQLITE, reason_of
from game.store.db import Database
from game.store.files import write_safely
from game.store.notices import StoreError
from game.store.paths import made
from scenes.media.texts import Texts

NAMED = sorted({*OF_ERRNO.values(), *OF_SQLITE.values()})


def told(reason: str, language: str) -> str:
    """The sentence of a file that can't be read, for that reason."""
    return Texts(language, strict=True).get("store.read_failed", path="x", reason=reason)


@pytest.mark.parametrize("name", NAMED)
def test_c7_1a_a_reason_is_told_in_korean(name: str) -> None:
    assert any("가" <= letter <= "힣" for letter in Texts("ko", strict=True).get(f"reason.{name}"))


@pytest.mark.parametrize(("number", "name"), [
    (errno.ENOSPC, "full"), (errno.EDQUOT, "quota"), (errno.EACCES, "right"), (errno.EROFS, "read_only"),
    (errno.ENOENT, "missing"), (errno.EIO, "broken"), (errno.EMFILE, "open")])  # fmt: skip
def test_c7_1a_each_error_of_the_system_has_its_reason(number: int, name: str) -> None:
    assert reason_of(OSError(number, os.strerror(number))) == f"@reason.{name}"


@pytest.mark.parametrize(("language", "words"), [("ko", "99번"), ("en", "error 99")])
def test_c7_1a_an_error_without_a_name_is_told_by_its_number(language: str, words: str) -> None:
    assert words in told(reason_of(OSError(99, "Cannot assign requested address")), language)


def test_c7_1a_a_full_disk_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError) as raised:
        write_safely(tmp_path / "a.save", b"")
    assert raised.value.notice.args["reason"] == "@reason.full"


def test_c7_1a_a_file_in_the_place_of_a_folder_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    with pytest.raises(StoreError) as raised:
        made(tmp_path / "a" / "b")
    assert raised.value.notice.args["reason"] == "@reason.no_folder"


def test_c2_4_a_full_disk_under_the_profiles_is_told_as_such(tmp_path: Path) -> None:
    data = Database(tmp_path / "p.sqlite", ("CREATE TABLE t (a)",))
    data._connection.execute("PRAGMA max_page_count = 3")
    with pytest.raises(StoreError) as raised, data.transaction() as change:
        change.execute("INSERT INTO t VALUES (?)", ("x" * 100_000,))
    assert raised.value.notice.args["reason"] == "@reason.full"


def test_c2_4_an_error_of_sqlite_without_a_name_is_told_by_its_number() -> None:
    with pytest.raises(sqlite3.OperationalError) as raised:
        sqlite3.connect(":memory:").execute("SELECT * FROM nowhere")
    assert reason_of(raised.value) == "@reason.other|1"
