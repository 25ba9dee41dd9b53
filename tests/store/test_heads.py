"""C7.1a: heads whose checksums are right and that say what no match says: files and hosts may send them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import game
from game.core.errors import BadSave
from game.match.match import LocalMatch
from game.match.seats import BOT, GUEST, LONGEST_NAME, PERSON, seats_of
from game.store.container import LARGEST_NUMBER, LONGEST_TEXT, pack, read_head, stamp, unpack
from game.store.saves import SaveFolder
from tests.net.rooms import Home

HUGE = 10**4000


def deep(levels: int) -> Any:
    inner: Any = 1
    for _ in range(levels):
        inner = [inner]
    return inner


@pytest.mark.parametrize(("said", "read"), [
    (HUGE, 0), (-HUGE, 0), (LARGEST_NUMBER, LARGEST_NUMBER), (True, True), (0.5, 0.5), (None, None),
    ("n" * 10_000, "n" * LONGEST_TEXT), ([HUGE, "x"], [0, "x"]),
    ({"k" * 9000: {"a": HUGE}}, {"k" * LONGEST_TEXT: {"a": 0}}),
])  # fmt: skip
def test_c7_1a_a_head_tells_no_text_and_no_number_that_no_list_could_show(said: Any, read: Any) -> None:
    data = pack("save", b"", {**stamp("creed"), "said": said}, 5)
    assert unpack(data, "save", "m")[0].header["said"] == read


def test_c7_1a_a_head_is_not_read_to_any_depth() -> None:
    data = pack("save", b"", {**stamp("creed"), "said": deep(600)}, 5)
    assert str(read_head(data, "save", "m").header["said"]).count("[") < 20


@pytest.mark.parametrize("name", ["title", "content"])
def test_c7_1a_a_game_that_is_called_by_a_book_is_a_damaged_head(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "saves" / "m"
    folder.mkdir(parents=True)
    (folder / "00000001.save").write_bytes(pack("save", b"", {**stamp("creed"), name: "x" * 9000}, 5))
    (entry,) = SaveFolder(tmp_path).list()
    assert entry.head is None and entry.broken is not None and entry.broken.key == "store.file.head_damaged"


def test_c7_1_a_save_of_the_farthest_day_takes_nothing_from_those_written_after_it(tmp_path: Path) -> None:
    folder = tmp_path / "saves" / "late"
    folder.mkdir(parents=True)
    (folder / "00000001.save").write_bytes(pack("save", b"", stamp("creed"), 5, LARGEST_NUMBER))
    saves = SaveFolder(tmp_path)
    for _ in range(3):
        saves.write("mine", b"played", stamp("creed"))
    assert SaveFolder(tmp_path).read("mine")[1] == b"played"


def test_c7_1_seats_that_nobody_has_become_those_of_guests_and_bots() -> None:
    raw = [{"seat": 0, "name": "n" * 999, "kind": "martian"}, {"seat": 1, "name": "b", "kind": "bot", "level": "god"},
           {"seat": 9, "name": "c", "kind": "person"}, 7]  # fmt: skip
    seats = seats_of({"seats": raw}, 4)
    assert [(info.kind, info.level) for info in seats] == [(GUEST, ""), (BOT, "normal"), (PERSON, ""), (GUEST, "")]
    assert [info.seat for info in seats] == [0, 1, 2, 3]
    assert len(seats[0].name) == LONGEST_NAME


def test_c7_1_a_chair_beyond_the_table_that_somebody_left_is_passed_over(tmp_path: Path) -> None:
    away = {"who": {"kind": "guest", "name": "B"}, "answers": 1}
    session = game.new_session("creed", [{}, {}])
    session.answer(0, session.default(0))
    home = Home(tmp_path)
    seats = [{"seat": i, "name": "A", "away": away} for i in range(5)]
    home.saves.write("m", session.save(), {**stamp("creed"), "seats": seats})
    match = LocalMatch.load(home, "m")
    match.close()
    assert sorted(match.left) == [0, 1]


def test_c7_1_what_the_payload_is_not_is_told_as_a_bad_save(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.saves.write("m", b"\x80", {**stamp("creed"), "seats": 7, "clock": HUGE, "chairs": deep(9)})
    with pytest.raises(BadSave):
        LocalMatch.load(home, "m")
