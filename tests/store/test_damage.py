"""C2.4, C7.1a: what damage, strangers and full disks do to the data folder: nothing is lost, and nobody waits."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import game
from game.bots.match import bot_seats
from game.core.boards.tmx import BadBoard, read_drawing
from game.store import files
from game.store.boards import lay_samples
from game.store.container import pack, stamp
from game.store.files import read_whole, tidy, write_safely
from game.store.known import KnownPlayer
from game.store.notices import StoreError
from game.store.paths import data_dir
from game.store.profiles import FILE_NAME, Profile, Result, Store
from game.store.replays import ReplayFolder
from game.store.saves import SaveFolder

MATCH = game.new_session("creed", bot_seats("creed", 2, 1), {}, 1).save()
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files on Windows")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "full")


# ---------------------------------------------------------------- writing
def test_c7_1a_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_safely(tmp_path / "a", b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError):
        write_safely(tmp_path / "a", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"old")]


def test_c7_1a_two_programs_that_write_one_file_do_not_mix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one writes while the first has not yet renamed its own."""
    sync, path = os.fsync, tmp_path / "a"

    def second(_: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        write_safely(path, b"second")
        assert path.read_bytes() == b"second"

    monkeypatch.setattr(os, "fsync", second)
    write_safely(path, b"the first")
    assert path.read_bytes() == b"the first"
    assert len(list(tmp_path.iterdir())) == 1


def test_c7_1a_what_a_killed_program_had_begun_is_removed_and_what_another_writes_is_not(tmp_path: Path) -> None:
    match = tmp_path / "saves" / "m1"
    match.mkdir(parents=True)
    old, new, own = match / f"{'0a' * 8}.part", match / f"{'1b' * 8}.part", match / "film.part"
    for path in (old, new, own):
        path.write_bytes(b"half")
    for path in (old, own):
        os.utime(path, (0, 0))
    tidy(tmp_path)
    assert sorted(match.iterdir()) == sorted([new, own])


@posix
def test_c2_4_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    data = data_dir(tmp_path / "data")
    SaveFolder(data).write("m1", b"choices", stamp("creed"))
    ReplayFolder(data).write("m1", b"choices", stamp("creed"))
    Store(data).close()
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (data, *data.rglob("*")) if path.is_dir()}
    assert modes == {0o700}
    assert {stat.S_IMODE(path.stat().st_mode) for path in data.rglob("*") if path.is_file()} == {0o600}


@posix
def test_c7_2_a_copy_for_others_can_be_read_by_them(tmp_path: Path) -> None:
    replays = ReplayFolder(tmp_path)
    replays.write("m1", b"choices", stamp("creed"))
    old = os.umask(0o022)
    replays.copy_out("m1", tmp_path / "shared.replay")
    os.umask(old)
    assert stat.S_IMODE((tmp_path / "shared.replay").stat().st_mode) == 0o644


def test_c2_4_a_sample_board_that_the_disk_has_no_room_for_leaves_no_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sample.tmx").write_text("<map/>")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(StoreError):
            lay_samples(tmp_path, "creed", [tmp_path / "sample.tmx"])
    assert lay_samples(tmp_path, "creed", [tmp_path / "sample.tmx"]) == ["sample.tmx"]


# ---------------------------------------------------------------- what is no file
@posix
@pytest.mark.parametrize("kind", ["pipe", "folder", "link to itself", "device"])
def test_c7_1_what_is_no_ordinary_file_keeps_no_reader_waiting(tmp_path: Path, kind: str) -> None:
    saves, replays = SaveFolder(tmp_path), ReplayFolder(tmp_path)
    saves.write("m1", b"choices", stamp("creed"))
    save, replay, board = tmp_path / "saves/m1/00000002.save", tmp_path / "replays/r.replay", tmp_path / "board.tmx"
    for path in (save, replay, board):
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "folder":
            path.mkdir()
        else:
            path.symlink_to(path if kind == "link to itself" else Path("/dev/zero"))
    assert saves.read("m1")[1] == b"choices"
    assert [entry.broken is not None for entry in replays.list()] == [True]
    with pytest.raises(BadBoard):
        read_drawing(board)
    with pytest.raises(StoreError):
        read_whole(save, 10)
    saves.write("m1", b"more", stamp("creed"))
    assert saves.read("m1")[1] == b"more"


@posix
def test_c7_1_a_folder_of_saves_that_holds_itself_is_listed_once(tmp_path: Path) -> None:
    saves = SaveFolder(tmp_path)
    saves.write("m1", b"choices", stamp("creed"))
    (saves.folder / "loop").symlink_to(saves.folder)
    (saves.folder / "m1" / "loop").symlink_to(saves.folder)
    assert [entry.file_id for entry in saves.list()] == ["m1"]


# ---------------------------------------------------------------- the database of profiles
@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database in use."""
    data = tmp_path_factory.mktemp("sound")
    store = Store(data)
    uid = store.create_profile("Ember", "profile/1").uid
    store.set_last_choices(uid, "creed", {"nation": "x"})
    for number in range(20):
        store.add_result(uid, Result(match_id=f"m{number}", title="creed", seats=2, rank=1, statistics={"moves": 3}))
    store.known.mark(uid, KnownPlayer("other", "Ash", "profile/2", 3, "friend"))
    store.close()
    return (data / FILE_NAME).read_bytes()


DAMAGE = {
    "the name of a table": (b"TABLE profile", 8, b"\xff"),
    "the name of a column": (b"name_key TEXT", 2, b"\xff"),
    "another column": (b"    xp INTEGER", 4, b"y"),
    "a word": (b"CREATE TABLE played", 0, b"X"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_c2_4_one_byte_in_the_tables_of_the_database_sets_it_aside(tmp_path: Path, sound: bytes, damage: str) -> None:
    text, shift, byte = DAMAGE[damage]
    raw = bytearray(sound)
    at = sound.index(text) + shift
    raw[at : at + 1] = byte
    assert_begun_anew(tmp_path, bytes(raw))


@pytest.mark.parametrize(("at", "byte"), [(0, 0), (16, 0xFF), (18, 9), (47, 0xFF), (59, 7), (63, 0), (63, 1)])
def test_c2_4_one_byte_in_the_head_of_the_database_sets_it_aside(
    tmp_path: Path, sound: bytes, at: int, byte: int
) -> None:
    raw = bytearray(sound)
    raw[at] = byte
    assert_begun_anew(tmp_path, bytes(raw))


def assert_begun_anew(data: Path, raw: bytes) -> None:
    (data / FILE_NAME).write_bytes(raw)
    store = Store(data)
    assert store.notice is not None and store.notice.key == "store.db.unreadable"
    assert (data / store.notice.args["name"]).read_bytes() == raw
    store.create_profile("Anew", "profile/1")
    store.close()


@posix
@pytest.mark.parametrize("kind", ["pipe", "folder"])
def test_c2_4_what_is_no_database_at_all_is_set_aside(tmp_path: Path, kind: str) -> None:
    path = tmp_path / FILE_NAME
    (os.mkfifo if kind == "pipe" else os.mkdir)(path)
    store = Store(tmp_path)
    assert store.notice is not None and store.profiles() == []
    store.close()


def test_c2_4_a_damaged_letter_costs_its_letter_and_a_damaged_row_itself(tmp_path: Path, sound: bytes) -> None:
    raw = bytearray(sound.replace(b'"match_id":"m7"', b'"match_id":"m7\xff').replace(b"profile/2", b"profile/\xff"))
    (tmp_path / FILE_NAME).write_bytes(raw)
    store = Store(tmp_path)
    uid = store.profiles()[0].uid
    assert store.notice is None
    assert len(store.history(uid)) == store.totals(uid, "creed").played == 19
    assert store.known.of(uid)["other"].icon == "profile/\ufffd"
    store.close()


ODD_ROWS = {
    "bytes": "name = x'ff41', icon = x'70', level = x'00', xp = x'01', coins = x''",
    "words": "level = 'x', xp = 'abc', coins = 'q', created_ms = 'then'",
    "fractions": "level = 2.5, xp = 1e300, coins = 0.5",
    "too much": "level = 9223372036854775807, xp = 9223372036854775807, coins = 9223372036854775807",
    "too little": "level = -7, xp = -1, coins = -9223372036854775808",
    "books": "name = hex(zeroblob(20000)), icon = hex(zeroblob(20000))",
}
"""What SQLite finds sound in columns of text and numbers; one bit makes bytes of a text."""


@pytest.mark.parametrize("odd", ODD_ROWS)
def test_c2_4_whatever_a_row_of_a_profile_holds_it_is_read_as_a_profile(tmp_path: Path, sound: bytes, odd: str) -> None:
    (tmp_path / FILE_NAME).write_bytes(sound)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other, other:
        other.execute(f"UPDATE profile SET {ODD_ROWS[odd]}")
        other.execute("UPDATE known SET name = x'ff', icon = x'', level = 'x'")
        other.execute("UPDATE played SET xp = 'x', ended_ms = x'00'")
        other.execute("INSERT INTO favourite SELECT uid, 'creed', x'ff', '{}' FROM profile")
        other.execute("INSERT INTO trait_slot (uid, title, name, traits) SELECT uid, 'creed', x'ff', '[]' FROM profile")
    store = Store(tmp_path)
    (profile,) = store.profiles()
    assert msgspec.convert(msgspec.to_builtins(profile), Profile) == profile
    assert 1 <= profile.level <= 6 and len(profile.name) <= 16 and 0 <= profile.coins <= profile.xp + (1 << 53)
    (person,) = store.known.of(profile.uid).values()
    assert msgspec.convert(msgspec.to_builtins(person), KnownPlayer) == person
    assert all(isinstance(record.ended_ms, int) for record in store.history(profile.uid))
    assert all(isinstance(name, str) for name in store.favourites(profile.uid, "creed"))
    assert all(isinstance(slot.name, str) for slot in store.trait_slots(profile.uid, "creed"))
    store.add_result(profile.uid, Result(match_id="new", title="creed", seats=2, rank=1))
    assert store.profile(profile.uid).xp == min(profile.xp + 150, 1 << 53)
    store.close()


def test_c2_4_an_index_that_does_not_fit_its_table_is_made_anew(tmp_path: Path, sound: bytes) -> None:
    places = [found.start() for found in re.finditer(b"ember", sound)]
    (index,) = [at for at in places if b"profile/" not in sound[at : at + 20]]
    (tmp_path / FILE_NAME).write_bytes(sound[:index] + b"embes" + sound[index + 5 :])
    store = Store(tmp_path)
    assert store.notice is None
    with pytest.raises(StoreError) as error:
        store.create_profile("ember", "profile/1")
    assert error.value.notice.key == "store.name.taken"
    store.close()


def test_c2_4_a_database_that_is_in_use_is_not_set_aside(
    tmp_path: Path, sound: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.db.WAIT_MS", 0)
    (tmp_path / FILE_NAME).write_bytes(sound)
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError) as error:
        Store(tmp_path)
    assert error.value.notice.key == "store.db.cannot_open"
    other.execute("COMMIT")
    other.close()
    store = Store(tmp_path)
    assert store.notice is None and len(store.profiles()) == 1
    store.close()


@pytest.mark.slow
def test_c2_4_whatever_byte_of_the_database_is_changed_the_program_starts(tmp_path: Path, sound: bytes) -> None:
    """Many bytes become 0xFF, one at a time: the store opens, works, and the damaged file is still there."""
    for at in range(0, len(sound), 397):
        raw = bytearray(sound)
        raw[at] = 0xFF
        data = tmp_path / str(at)
        data.mkdir()
        (data / FILE_NAME).write_bytes(raw)
        try:
            store = Store(data)
        except StoreError as error:  # a version that only a newer program could have
            assert error.notice.key == "store.db.newer" and 60 <= at < 64
            continue
        for profile in store.profiles():
            store.history(profile.uid)
        store.create_profile("Anew", "profile/1")
        assert store.notice is None or (data / store.notice.args["name"]).read_bytes() == raw
        store.close()
        shutil.rmtree(data)


def test_c7_2_a_replay_taken_in_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replays = ReplayFolder(tmp_path)
    monkeypatch.setattr(files, "sync_folder", full)
    with pytest.raises(StoreError):
        replays.take(pack("replay", MATCH, stamp("creed"), 5), "r1")
    monkeypatch.undo()
    assert all(entry.broken is None for entry in replays.list())
