"""C7.2: replay files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import game
from game.bots.match import bot_seats, play_out
from game.store import container
from game.store.container import pack, stamp
from game.store.notices import StoreError
from game.store.replays import ReplayFolder, read_replay

HEADER = stamp("realigious")
MATCH = game.new_session("realigious", bot_seats("realigious", 2, 1), {}, 1).save()


@pytest.fixture
def replays(tmp_path: Path) -> ReplayFolder:
    return ReplayFolder(tmp_path)


def test_c7_2_what_was_written_is_read(replays: ReplayFolder) -> None:
    path = replays.write("r1", b"choices", HEADER)
    assert replays.read("r1") == (HEADER, b"choices")
    assert read_replay(path)[1] == b"choices"
    assert [entry.file_id for entry in replays.list()] == ["r1"]


def test_c7_2_what_is_written_last_is_listed_first_within_a_millisecond(
    replays: ReplayFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(container.time, "time_ns", lambda: 10**18)
    for file_id in ("b", "c", "a"):
        replays.write(file_id, b"choices", HEADER)
    assert [entry.file_id for entry in replays.list()] == ["a", "c", "b"]


def test_c7_2_a_typical_match_is_a_small_file(replays: ReplayFolder) -> None:
    choices = b"".join(b"\x92%d\xa9march:%02d>%02d" % (n % 4, n % 37, n % 41) for n in range(1200))
    assert replays.write("r1", choices, HEADER).stat().st_size < 20_000


def test_c7_2_a_shared_replay_is_taken_in_under_a_free_name(replays: ReplayFolder, tmp_path: Path) -> None:
    replays.write("final", b"mine", HEADER)
    shared = tmp_path / "Final.replay"
    shared.write_bytes(pack("replay", MATCH, HEADER, 5))
    assert replays.take_in(shared) == "final-2"
    assert replays.read("final")[1] == b"mine" and replays.read("final-2")[1] == MATCH


def test_c7_2_a_korean_file_name_is_taken_in_too(replays: ReplayFolder, tmp_path: Path) -> None:
    shared = tmp_path / "결승전.replay"
    shared.write_bytes(pack("replay", MATCH, HEADER, 5))
    assert replays.read(replays.take_in(shared))[1] == MATCH


@pytest.mark.parametrize("place", [0, 12, 60, -40, -1])
def test_c7_2_a_changed_file_is_refused(replays: ReplayFolder, tmp_path: Path, place: int) -> None:
    data = bytearray(pack("replay", b"choices" * 9, HEADER, 5))
    data[place] ^= 1
    (tmp_path / "x.replay").write_bytes(data)
    with pytest.raises(StoreError):
        replays.take_in(tmp_path / "x.replay")
    assert replays.list() == []


def test_c7_2_a_save_is_no_replay(tmp_path: Path) -> None:
    (tmp_path / "x.replay").write_bytes(pack("save", b"", HEADER, 5))
    with pytest.raises(StoreError) as error:
        read_replay(tmp_path / "x.replay")
    assert error.value.notice.key == "store.file.not_a_replay"


def test_c7_2_a_replay_can_be_copied_out_and_deleted_and_brought_back(
    replays: ReplayFolder, tmp_path: Path
) -> None:
    replays.write("r1", b"choices", HEADER)
    replays.copy_out("r1", tmp_path / "shared.replay")
    token = replays.delete("r1")
    assert replays.list() == []
    assert replays.undelete(token) == "r1"
    assert replays.read("r1")[1] == read_replay(tmp_path / "shared.replay")[1] == b"choices"


def test_c7_2_a_shared_copy_tells_nothing_of_this_machine(replays: ReplayFolder, tmp_path: Path) -> None:
    seat = {"name": "Ember-7", "profile_uid": "u-4711", "orders": {"omen": "never"}}
    chairs = [{"who": {"profile_uid": "u-4711"}}]
    replays.write("r1", b"choices", {**HEADER, "seats": [seat], "chairs": chairs})
    size = replays.copy_out("r1", tmp_path / "shared.replay")
    assert read_replay(tmp_path / "shared.replay")[0].header == {**HEADER, "seats": [{"name": "Ember-7"}]}
    assert size == (tmp_path / "shared.replay").stat().st_size
    assert replays.read("r1")[0]["seats"] == [seat]


@pytest.mark.slow
@pytest.mark.parametrize(("title", "count"), [("realigious", 4), ("creed", 4)])
def test_c7_2_a_whole_match_is_a_small_file(replays: ReplayFolder, title: str, count: int) -> None:
    session = game.new_session(title, bot_seats(title, count, 3), {}, 3)
    play_out(session, ["easy"] * count, 3)
    assert replays.write("r1", session.save(), stamp(title)).stat().st_size < 20_000


def test_c7_1_a_replay_of_other_rules_is_listed_with_the_reason(replays: ReplayFolder) -> None:
    replays.write("r1", b"choices", {**HEADER, "rules_version": 99})
    (entry,) = replays.list()
    assert entry.broken and entry.broken.key == "error.save_rules"


def test_c7_2_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    import hashlib
    import zlib

    from game.store.container import FORMAT, FRONT, MAGIC

    raw = b'{"kind":"replay","title":"t","rules_version":1,"program":"1","written_ms":0,"size":9,"header":{}}'
    body = zlib.compress(bytes(1 << 22))
    front = FRONT.pack(MAGIC, FORMAT, len(raw), len(body)) + raw
    front += hashlib.sha256(front).digest()
    (tmp_path / "x.replay").write_bytes(front + body + hashlib.sha256(front + body).digest())
    with pytest.raises(StoreError) as error:
        read_replay(tmp_path / "x.replay")
    assert error.value.notice.key == "store.file.body_damaged"


def test_c2_4_a_folder_of_replays_that_is_gone_is_told(tmp_path: Path) -> None:
    replays = ReplayFolder(tmp_path)
    replays.folder.rmdir()
    with pytest.raises(StoreError) as caught:
        replays.list()
    assert caught.value.notice.key == "store.list_failed"


@pytest.mark.parametrize("lie", [{"log": [[0, "no such choice"]]}, {"digest": "0" * 16}, {"seats": [{}] * 7}])
def test_c7_2_a_replay_from_elsewhere_is_taken_in_once_it_was_played(
    replays: ReplayFolder, lie: dict[str, object]
) -> None:
    payload = msgspec.msgpack.encode(msgspec.msgpack.decode(MATCH) | lie)
    with pytest.raises(StoreError):
        replays.take(pack("replay", payload, HEADER, 5), "r1")
    assert replays.list() == []


def test_c7_2_the_position_that_a_file_from_elsewhere_says_is_not_believed(replays: ReplayFolder) -> None:
    """Pictures of lists are painted from it."""
    payload = msgspec.msgpack.encode(msgspec.msgpack.decode(MATCH) | {"checkpoint": b"anything", "at": 7})
    assert replays.read(replays.take(pack("replay", payload, HEADER, 5), "r1"))[1] == MATCH


def test_c7_2_what_another_program_takes_in_under_the_same_name_stays(
    replays: ReplayFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = replays.path("final")

    @contextmanager
    def after_them(_: Path) -> Iterator[None]:
        theirs.write_bytes(b"theirs")
        yield

    monkeypatch.setattr("game.store.replays.alone", after_them)
    assert replays.take(pack("replay", MATCH, HEADER, 5), "final") == "final-2"
    assert theirs.read_bytes() == b"theirs" and replays.read("final-2")[1] == MATCH
