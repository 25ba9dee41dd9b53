"""C7: names and stars of saves and replays, and their small pictures, lie beside the files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from game.store import marks as marks_module
from game.store.marks import FILE, LONGEST_LABEL, NONE, FileMark, FileMarks
from game.store.notices import StoreError
from game.store.pictures import Pictures


def test_c7_a_name_and_a_star_stay(tmp_path: Path) -> None:
    FileMarks(tmp_path).set("r1", FileMark("Final", star=True))
    assert FileMarks(tmp_path).of("r1") == FileMark("Final", star=True)
    assert FileMarks(tmp_path).of("r2") == NONE


def test_c7_a_name_is_one_short_line(tmp_path: Path) -> None:
    marks = FileMarks(tmp_path)
    marks.set("r1", FileMark(" the \n last " + "x" * 100))
    assert marks.of("r1").label == f"the last {'x' * 100}"[:LONGEST_LABEL]


def test_c7_an_empty_mark_leaves_the_list(tmp_path: Path) -> None:
    marks = FileMarks(tmp_path)
    marks.set("r1", FileMark("Final"))
    marks.set("r1", FileMark(" "))
    assert "r1" not in (tmp_path / FILE).read_text()


@pytest.mark.parametrize("raw", [b"{", b"[]", b'{"r1": 3}', b"\xff"])
def test_c2_4_an_unreadable_list_is_set_aside(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    marks = FileMarks(tmp_path)
    assert marks.of("r1") == NONE
    marks.set("r1", FileMark(star=True))
    assert raw in [path.read_bytes() for path in tmp_path.iterdir()]


def test_c7_a_picture_is_of_one_moment_of_its_file(tmp_path: Path) -> None:
    pictures = Pictures(tmp_path)
    pictures.write("m1", 5, "1a", b"old")
    pictures.write("m1", 6, "1a", b"new")
    pictures.write("m10", 6, "1a", b"other")
    assert (pictures.read("m1", 5, "1a"), pictures.read("m1", 6, "1a")) == (None, b"new")
    assert pictures.read("m10", 6, "1a") == b"other"
    assert pictures.read("m1", 6, "1b") is None
    pictures.drop("m1")
    assert (pictures.read("m1", 6, "1a"), pictures.read("m10", 6, "1a")) == (None, b"other")


def test_c2_4_two_programs_on_one_folder_keep_the_names_of_each(tmp_path: Path) -> None:
    one, other = FileMarks(tmp_path), FileMarks(tmp_path)
    one.of("r1"), other.of("r1")
    one.set("r1", FileMark("First"))
    other.set("r2", FileMark("Second"))
    assert [FileMarks(tmp_path).of(file_id).label for file_id in ("r1", "r2")] == ["First", "Second"]


def test_c7_2_a_name_that_is_no_text_is_kept_as_far_as_it_is_one(tmp_path: Path) -> None:
    FileMarks(tmp_path).set("r1", FileMark("match\udcff"))
    assert FileMarks(tmp_path).of("r1").label == "match?"


def test_c7_more_names_than_a_list_is_read_of_are_refused_and_those_of_before_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = FileMarks(tmp_path)
    marks.set("r1", FileMark("Final"))
    monkeypatch.setattr("game.store.marks.LARGEST", 60)
    with pytest.raises(StoreError) as error:
        marks.set("r2", FileMark("The other"))
    assert error.value.notice.key == "store.file.too_large"
    assert FileMarks(tmp_path).of("r1").label == marks.of("r1").label == "Final"


def test_c7_what_a_damaged_list_calls_a_file_is_one_short_line_too(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"r1": {"label": "x" * 10_000, "star": True}}))
    assert FileMarks(tmp_path).of("r1") == FileMark("x" * LONGEST_LABEL, star=True)


def test_c7_no_other_program_changes_the_list_between_reading_and_writing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    @contextmanager
    def told(path: Path, tries: int) -> Iterator[None]:
        done.append(f"alone with {path.name}")
        yield
        done.append("over")

    monkeypatch.setattr("game.store.marks.alone", told)
    for name in ("read_whole", "write_safely"):
        act = getattr(marks_module, name)
        monkeypatch.setattr(marks_module, name, lambda *all_, name=name, act=act: (done.append(name), act(*all_))[1])
    FileMarks(tmp_path).set("r1", FileMark("Final"))
    assert done == [f"alone with {FILE}", "read_whole", "write_safely", "over"]


def test_c7_1_what_is_promised_holds_until_it_is_written_and_no_earlier_mark_takes_it(tmp_path: Path) -> None:
    marks = FileMarks(tmp_path)
    first = marks.promise("a", FileMark(star=True))
    second = marks.promise("a", FileMark("named", star=True))
    marks.set("a", first)
    assert marks.of("a") == FileMark("named", star=True)
    marks.set("a", second)
    assert marks.of("a") == FileMark("named", star=True) == FileMarks(tmp_path).of("a")


def test_c7_1_a_mark_that_could_not_be_written_does_not_take_the_same_one_that_is_promised_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = FileMarks(tmp_path)
    first, _ = marks.promise("a", FileMark(star=True)), marks.promise("a", FileMark(star=True))
    monkeypatch.setattr("game.store.marks.LARGEST", 1)
    with pytest.raises(StoreError):
        marks.set("a", first)
    assert marks.of("a").star
