"""C2.4, C7.1a: files that Windows will not let be renamed or read while something else has them open. Nothing of it is
damage, and nobody waits for it in the frame loop.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import game
from game.bots.match import bot_seats
from game.net.journal import Journal
from game.store import files
from game.store.container import stamp
from game.store.files import HELD, PAUSES_S, patiently, set_aside, write_safely
from game.store.marks import FILE, FileMark, FileMarks
from game.store.notices import StoreError
from game.store.replays import ReplayFolder
from game.store.saves import SaveFolder
from game.store.settings import FILE_NAME, Settings, load_settings, save_settings

HEADER = {**stamp("realigious"), "name": "홍길동"}


def windows_error(number: int) -> OSError:
    """As Windows raises it: its own number beside that of C."""
    error = PermissionError(errno.EACCES, "held")
    error.winerror = number  # type: ignore[attr-defined]
    return error


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was paused; nobody waits."""
    paused: list[float] = []
    monkeypatch.setattr(files.time, "sleep", paused.append)
    return paused


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`hold("replace", times, winerror)`: that method of paths is refused so often."""

    def refuse(method: str, times: int, number: int = 32, name: str = "") -> None:
        where: Any = files if method == "open_file" else Path
        real, left = getattr(where, method), [times]

        def act(path: Path, *args: Any, **more: Any) -> Any:
            if left[0] and name in path.name:
                left[0] -= 1
                raise windows_error(number)
            return real(path, *args, **more)

        monkeypatch.setattr(where, method, act)

    return refuse


@pytest.mark.parametrize("number", HELD)
def test_c7_1a_a_save_waits_for_whoever_holds_its_file(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float], number: int
) -> None:
    hold("replace", 3, number)
    saves = SaveFolder(tmp_path)
    saves.write("m1", b"state", HEADER)
    assert (saves.read("m1")[1], pauses) == (b"state", list(PAUSES_S[:3]))


def test_c7_1a_a_replay_waits_as_well(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    hold("replace", 1)
    replays = ReplayFolder(tmp_path)
    replays.write("r1", b"state", HEADER)
    assert (replays.read("r1")[1], pauses) == (b"state", [PAUSES_S[0]])


def test_c7_1a_after_two_seconds_the_player_is_told_that_another_program_has_the_file(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    hold("replace", 100)
    with pytest.raises(StoreError) as caught:
        write_safely(tmp_path / "a", b"", patient=True)
    assert caught.value.notice.args["reason"] == "@reason.busy"
    assert (pauses, sum(PAUSES_S)) == (list(PAUSES_S), pytest.approx(2.0))


def test_c7_1_a_match_is_taken_away_once_nobody_has_it_open(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    saves = SaveFolder(tmp_path)
    saves.write("m1", b"state", HEADER)
    hold("rename", 2, name="m1")
    saves.delete("m1", patient=True)
    assert (saves.list(), pauses) == ([], list(PAUSES_S[:2]))


def test_c7_2_a_replay_is_taken_away_and_brought_back_once_nobody_has_it_open(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    replays = ReplayFolder(tmp_path)
    replays.write("r1", b"state", HEADER)
    hold("rename", 2, name="r1")
    token = replays.delete("r1", patient=True)
    hold("rename", 1, name="r1")
    assert replays.undelete(token, patient=True) == "r1"
    assert pauses == [*PAUSES_S[:2], PAUSES_S[0]]


def test_c8_6_the_answers_of_a_match_are_read_once_nobody_has_them_open(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    first = Journal(tmp_path)
    first.add(0, 1, "pass")
    first.close(done=False)
    hold("open_file", 1)
    assert [entry.key for entry in Journal(tmp_path).since(0)] == ["pass"]
    assert pauses == [PAUSES_S[0]]


def test_c1_4_the_frame_loop_waits_for_nobody(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    hold("replace", 1)
    hold("rename", 1)
    with pytest.raises(StoreError):
        save_settings(tmp_path, Settings())
    save_settings(tmp_path, Settings())
    with pytest.raises(StoreError):
        set_aside(tmp_path / FILE_NAME)
    assert pauses == []


def test_c10_3_the_last_settings_of_a_program_wait(
    tmp_path: Path, hold: Callable[..., None], pauses: list[float]
) -> None:
    hold("replace", 2)
    save_settings(tmp_path, Settings(sound=7), patient=True)
    assert (load_settings(tmp_path)[0].sound, pauses) == (7, list(PAUSES_S[:2]))


def test_c7_1a_what_does_not_pass_is_not_waited_for(pauses: list[float]) -> None:
    def act() -> None:
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(OSError, match="full"):
        patiently(act)
    assert pauses == []


# ---------------------------------------------------------------- a read that is refused
def test_c2_4_marks_that_cannot_be_read_now_stay(tmp_path: Path, hold: Callable[..., None]) -> None:
    FileMarks(tmp_path).set("r1", FileMark("Final"))
    hold("open_file", 2, name=FILE)
    marks = FileMarks(tmp_path)
    with pytest.raises(StoreError):
        marks.of("r1")
    with pytest.raises(StoreError):
        marks.set("r1", FileMark(star=True))
    assert (marks.of("r1").label, {path.name for path in tmp_path.iterdir()}) == ("Final", {FILE, FILE + files.LOCK})


def test_c2_4_settings_that_cannot_be_read_now_stay_and_are_told(tmp_path: Path, hold: Callable[..., None]) -> None:
    save_settings(tmp_path, Settings(sound=7, language="ko"))
    hold("open_file", 1, 5, FILE_NAME)
    used, notice = load_settings(tmp_path)
    assert (used, notice and notice.key) == (Settings(), "store.read_failed")
    used.music = 3
    save_settings(tmp_path, used, Settings())
    assert load_settings(tmp_path) == (Settings(sound=7, language="ko", music=3), None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_c7_1a_no_older_save_takes_the_place_of_one_that_cannot_be_read_now(
    tmp_path: Path, hold: Callable[..., None]
) -> None:
    saves = SaveFolder(tmp_path)
    for payload in (b"old", b"new"):
        saves.write("m1", payload, HEADER)
    hold("open_file", 1, name="00000002")
    with pytest.raises(StoreError) as caught:
        saves.read("m1")
    assert (caught.value.notice.key, saves.read("m1")[1]) == ("store.read_failed", b"new")


def test_c3_3_continue_stays_at_a_match_that_cannot_be_read_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = SaveFolder(tmp_path)
    for match_id in ("old", "new"):
        saves.write(match_id, b"state", HEADER)

    def held(*_: object) -> bytes:
        raise StoreError("store.read_failed") from windows_error(32)

    monkeypatch.setattr("game.store.saves.read_whole", held)
    entry = saves.newest_unfinished()
    assert entry and entry.file_id == "new"
    assert not [entry for entry in saves.list() if entry.broken]


def test_c7_1a_saving_puts_nothing_aside_that_cannot_be_read_now(tmp_path: Path, hold: Callable[..., None]) -> None:
    SaveFolder(tmp_path).write("m1", b"first", HEADER)
    hold("open_file", 1, name="00000001")
    later = SaveFolder(tmp_path)
    later.write("m1", b"second", HEADER)
    assert sorted(path.name for path in (tmp_path / "saves" / "m1").iterdir()) == ["00000001.save", "00000002.save"]


def test_c7_1a_what_a_failing_disk_does_not_give_back_is_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(tmp_path, Settings(sound=7))

    def failing(*_: object) -> bytes:
        raise StoreError("store.read_failed") from OSError(errno.EIO, "broken")

    monkeypatch.setattr("game.store.settings.read_whole", failing)
    used, notice = load_settings(tmp_path)
    assert (used, notice and notice.key) == (Settings(), "store.settings.unreadable")


# ---------------------------------------------------------------- names of devices
@pytest.mark.parametrize("name", ["con", "nul", "aux", "prn", "com1", "lpt9"])
def test_c7_1a_a_device_of_windows_is_no_id(tmp_path: Path, name: str) -> None:
    with pytest.raises(StoreError) as caught:
        SaveFolder(tmp_path).write(name, b"state", HEADER)
    assert caught.value.notice.key == "store.file.bad_id"


def test_c7_2_a_replay_called_as_a_device_is_taken_in_under_another_name(tmp_path: Path) -> None:
    replays = ReplayFolder(tmp_path)
    replays.write("r1", game.new_session("realigious", bot_seats("realigious", 2, 1), {}, 1).save(), HEADER)
    (tmp_path / "Nul.replay").write_bytes(replays.path("r1").read_bytes())
    assert replays.take_in(tmp_path / "Nul.replay") == "replay-nul"
