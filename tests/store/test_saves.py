"""C7.1, C7.1a: saved matches."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store import saves as saves_module
from game.store.container import FRONT, MAGIC, pack, stamp
from game.store.files import entries_of
from game.store.notices import Notice, StoreError
from game.store.saves import SETTLED_NS, SaveFolder
from game.store.version import PROGRAM_VERSION

HEADER = {**stamp("realigious"), "round": 1}
OTHER = {**HEADER, "rules_version": 99}
PAYLOAD = bytes(range(256)) * 8


@pytest.fixture
def saves(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path)


def newest(saves: SaveFolder, match_id: str = "m1") -> Path:
    return max((saves.folder / match_id).glob("*.save"))


def test_c7_1_what_was_written_is_read(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, HEADER)
    assert saves.read("m1") == (HEADER, PAYLOAD)
    assert saves.take_notices() == []


def test_c7_1a_three_generations_are_kept(saves: SaveFolder) -> None:
    for number in range(6):
        saves.write("m1", b"%d" % number, HEADER)
    assert len(list((saves.folder / "m1").iterdir())) == 3
    newest(saves).unlink()
    newest(saves).unlink()
    assert saves.read("m1")[1] == b"3"


def test_c7_1a_a_file_names_the_versions(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, HEADER)
    head, _ = saves.read_whole("m1")
    assert (head.title, head.rules_version, head.program) == ("realigious", HEADER["rules_version"], PROGRAM_VERSION)


def test_c7_1_a_broken_newest_save_gives_the_one_before_and_tells(saves: SaveFolder) -> None:
    saves.write("m1", b"one", {**HEADER, "name": "Minsu and Jiwoo"})
    saves.write("m1", b"two", HEADER)
    newest(saves).write_bytes(b"")
    assert saves.read("m1")[1] == b"one"
    assert saves.take_notices() == [Notice("store.file.older_used", {"name": "Minsu and Jiwoo"})]
    assert saves.take_notices() == []


def test_c7_1_a_broken_file_is_never_destroyed(saves: SaveFolder, tmp_path: Path) -> None:
    saves.write("m1", b"one", HEADER)
    saves.write("m1", b"two", HEADER)
    newest(saves).write_bytes(b"broken")
    later = SaveFolder(tmp_path)
    for number in range(5):
        later.write("m1", b"later %d" % number, HEADER)
    kept = [path.read_bytes() for path in (saves.folder / "m1").iterdir()]
    assert b"broken" in kept and len(kept) == 4
    assert later.read("m1")[1] == b"later 4"
    assert later.take_notices() == []


def test_c7_1_nothing_readable_raises_with_the_newest_ones_reason(saves: SaveFolder) -> None:
    saves.write("m1", b"one", HEADER)
    newest(saves).write_bytes(b"no save at all")
    with pytest.raises(StoreError) as error:
        saves.read("m1")
    assert error.value.notice.key == "store.file.not_ours"


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "store.file.empty"),
        (b"PK\x03\x04 something", "store.file.not_ours"),
        (MAGIC[:5], "store.file.cut"),
        (pack("save", PAYLOAD, HEADER, 0)[:-1], "store.file.cut"),
        (pack("save", PAYLOAD, HEADER, 0) + b"x", "store.file.body_damaged"),
        (pack("replay", PAYLOAD, HEADER, 0), "store.file.not_a_save"),
        (FRONT.pack(MAGIC, 2, 0, 0), "store.file.format"),
        (FRONT.pack(MAGIC, 1, 1 << 31, 0), "store.file.head_damaged"),
    ],
)
def test_c7_1_one_sentence_says_what_is_wrong(saves: SaveFolder, data: bytes, key: str) -> None:
    saves.write("m1", b"one", HEADER)
    newest(saves).write_bytes(data)
    with pytest.raises(StoreError) as error:
        saves.read("m1")
    assert error.value.notice.key == key


@pytest.mark.slow
def test_c7_1a_a_file_cut_or_changed_anywhere_never_gives_a_wrong_match(saves: SaveFolder) -> None:
    saves.write("m1", b"the one before", HEADER)
    saves.write("m1", PAYLOAD, HEADER)
    path = newest(saves)
    whole = path.read_bytes()
    chance = random.Random(7)
    for turn in range(500):
        place = chance.randrange(len(whole))
        flipped = bytes([whole[place] ^ (1 << chance.randrange(8))])
        path.write_bytes(whole[:place] if turn % 2 else whole[:place] + flipped + whole[place + 1 :])
        assert saves.read("m1") == (HEADER, b"the one before"), f"damage at {place}"
        entry = saves.list()[0]
        assert entry.header == HEADER and entry.broken is None
    assert len(saves.take_notices()) == 500


def test_c3_3_lists_are_newest_first_and_need_heads_only(saves: SaveFolder) -> None:
    for number, match_id in enumerate(("b", "a", "c")):
        saves.write(match_id, PAYLOAD, {**HEADER, "round": number})
    _dated(saves, {"b": 30, "a": 20, "c": 30})
    assert [entry.file_id for entry in saves.list()] == ["b", "c", "a"]
    assert saves.list()[0].header["round"] == 0


def test_c3_3_a_match_without_readable_head_is_listed_last_with_its_reason(saves: SaveFolder) -> None:
    saves.write("a", PAYLOAD, HEADER)
    saves.write("b", PAYLOAD, HEADER)
    newest(saves, "b").write_bytes(b"gone")
    first, last = saves.list()
    assert (first.file_id, last.file_id) == ("a", "b")
    assert last.broken and last.broken.key == "store.file.not_ours" and last.header == {}


def test_c3_3_continue_takes_the_newest_unfinished_match(saves: SaveFolder) -> None:
    assert saves.newest_unfinished() is None
    saves.write("old", PAYLOAD, HEADER)
    saves.write("new", PAYLOAD, {**HEADER, "finished": True})
    entry = saves.newest_unfinished()
    assert entry and entry.file_id == "old"


def test_c7_1_a_match_of_other_rules_is_listed_with_the_reason(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, OTHER)
    (entry,) = saves.list()
    assert entry.head and entry.broken == Notice(
        "error.save_rules", {"found": "99", "known": str(HEADER["rules_version"])}
    )


def test_c7_1_a_match_of_other_tables_is_listed_with_the_reason(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, {**HEADER, "content": "0123456789abcdef"})
    (entry,) = saves.list()
    assert entry.broken and entry.broken.args["found"] == f"{HEADER['rules_version']}-012345"


def test_c7_1_a_match_of_a_game_that_is_not_here_is_listed_with_the_reason(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, {**HEADER, "title": "../realigious"})
    assert saves.list()[0].broken == Notice("error.save_title", {"title": "../realigious"})


def test_c3_3_continue_passes_over_what_cannot_be_opened(saves: SaveFolder) -> None:
    saves.write("good", PAYLOAD, HEADER)
    saves.write("rules", PAYLOAD, OTHER)
    saves.write("body", PAYLOAD, HEADER)
    newest(saves, "body").write_bytes(newest(saves, "body").read_bytes()[:-1])
    entry = saves.newest_unfinished()
    assert entry and entry.file_id == "good"
    assert {entry.file_id for entry in saves.list() if entry.broken} == {"rules", "body"}


def test_c3_3_what_could_not_be_opened_is_passed_over_until_it_is_saved_again(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, HEADER)
    saves.refuse("m1", Notice("error.save_replay"))
    assert saves.newest_unfinished() is None
    saves.write("m1", PAYLOAD, HEADER)
    assert saves.newest_unfinished()


def test_c7_1_deleting_can_be_undone(saves: SaveFolder) -> None:
    saves.write("m1", PAYLOAD, HEADER)
    token = saves.delete("m1")
    assert saves.list() == []
    assert saves.undelete(token) == "m1"
    assert saves.read("m1") == (HEADER, PAYLOAD)


def test_c7_1_deleting_twice_keeps_both(saves: SaveFolder) -> None:
    tokens = []
    for payload in (b"first", b"second"):
        saves.write("m1", payload, HEADER)
        tokens.append(saves.delete("m1"))
    saves.undelete(tokens[0])
    with pytest.raises(StoreError) as error:
        saves.undelete(tokens[1])
    assert error.value.notice.key == "store.file.taken"
    assert saves.read("m1")[1] == b"first"


@pytest.mark.parametrize("token", ["m1", "m1~9", "../m1~1", "", "~1", "/etc~1"])
def test_c7_1_a_wrong_token_brings_nothing_back(saves: SaveFolder, token: str) -> None:
    saves.write("m1", PAYLOAD, HEADER)
    with pytest.raises(StoreError):
        saves.undelete(token)


@pytest.mark.parametrize("match_id", ["", "..", "a/b", "A", "x" * 65, "a.b", "a b", "deleted~1", "-a"])
def test_c7_1a_an_id_is_a_safe_file_name(saves: SaveFolder, match_id: str) -> None:
    with pytest.raises(StoreError) as error:
        saves.write(match_id, PAYLOAD, HEADER)
    assert error.value.notice.key == "store.file.bad_id"


def _dated(saves: SaveFolder, times: dict[str, int]) -> None:
    for match_id, written_ms in times.items():
        head = saves.read(match_id)[0]
        newest(saves, match_id).write_bytes(pack("save", PAYLOAD, head, written_ms))


def test_c3_3_continue_takes_the_match_saved_last_where_the_clock_was_set_back(
    saves: SaveFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.write("old", PAYLOAD, HEADER)
    monkeypatch.setattr("game.store.saves.moment_ms", lambda: 1_000)
    later = SaveFolder(tmp_path)
    later.write("new", PAYLOAD, HEADER)
    entry = later.newest_unfinished()
    assert entry and (entry.file_id, entry.head and entry.head.written_ms) == ("new", 1_000)


def test_c2_4_a_folder_of_saves_that_is_gone_is_told(saves: SaveFolder) -> None:
    saves.folder.rmdir()
    with pytest.raises(StoreError) as caught:
        saves.list()
    assert caught.value.notice == Notice("store.list_failed", {"path": str(saves.folder), "reason": "@reason.missing"})


def test_c7_1_a_match_whose_folder_cannot_be_read_is_listed_with_the_reason(
    saves: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.write("a", PAYLOAD, HEADER)
    saves.write("b", PAYLOAD, HEADER)
    monkeypatch.setattr("game.store.saves.entries_of", _without("b"))
    assert [(entry.file_id, entry.broken and entry.broken.key) for entry in saves.list()] == [
        ("a", None), ("b", "store.list_failed"),
    ]  # fmt: skip


def _without(name: str) -> Callable[[Path], list[Path]]:
    """`entries_of` where a folder of this name must not be read."""

    def entries(folder: Path) -> list[Path]:
        if folder.name == name:
            raise StoreError("store.list_failed", path=str(folder), reason="@reason.right")
        return entries_of(folder)

    return entries


def test_c7_1_the_heads_of_a_list_are_read_once_until_their_files_change(
    saves: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match_id in ("m1", "m2"):
        saves.write(match_id, PAYLOAD, HEADER)
    before, read = saves.list(), []
    head = saves_module.read_file_head
    monkeypatch.setattr(saves_module, "read_file_head", lambda *which: (read.append(which[2]), head(*which))[1])
    assert saves.list() == before and read == []
    saves.write("m1", PAYLOAD, HEADER | {"round": 2})
    assert [entry.header["round"] for entry in saves.list()] == [2, 1] and read == ["m1"]
    path = newest(saves, "m2")
    path.write_bytes(path.read_bytes()[:40])
    assert [entry.broken is not None for entry in saves.list()] == [False, True]


def test_c7_1_a_list_looks_into_no_match_in_which_nothing_was_written(
    saves: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match_id in ("m1", "m2", "m3"):
        saves.write(match_id, PAYLOAD, HEADER)
    for match_id in ("m1", "m2"):
        os.utime(saves.folder / match_id, ns=(0, time.time_ns() - 2 * SETTLED_NS))
    before, looked = saves.list(), []
    monkeypatch.setattr(saves_module, "entries_of", lambda folder: (looked.append(folder.name), entries_of(folder))[1])
    assert saves.list() == before and looked == ["m3"]  # written just now: the disk's clock may not have moved on since
    saves.refuse("m1", Notice("store.file.cut"))
    assert [entry.broken and entry.broken.key for entry in saves.list()] == [None, None, "store.file.cut"]
    saves.write("m2", PAYLOAD, HEADER | {"round": 5})
    assert saves.list()[0].header["round"] == 5
