"""Content tables: a wrong table of any kind names its file, row and field, and shows what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from game.core.content import ContentFault, load_table, one_of, read_table
from game.core.errors import ContentError


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: str
    percent: int


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: Annotated[int, msgspec.Meta(ge=0, le=10)] | None
    kind: Literal["action", "reaction"]
    shares: tuple[Share, ...]
    water: dict[int, int]


GOOD = (
    '{"id": "%s", "level": 3, "kind": "action",'
    ' "shares": [{"terrain": "grass", "percent": 50}], "water": {"7": 4}}'
)


def table(*rows: str) -> str:
    return "[" + ",".join(rows) + "]"


def refused(text: str, *checks: Any) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_table(text, "things.json", Thing, checks)
    return caught.value


def test_a_right_table_keeps_the_order_of_the_file() -> None:
    rows = read_table(table(GOOD % "b", GOOD % "a"), "things.json", Thing)
    assert list(rows) == ["b", "a"]
    assert rows["a"].shares[0].percent == 50
    assert rows["a"].water == {7: 4}


def test_rows_are_frozen() -> None:
    row = read_table(table(GOOD % "a"), "things.json", Thing)["a"]
    with pytest.raises(AttributeError):
        row.level = 4  # type: ignore[misc]


def test_a_missing_field_is_named_with_its_row() -> None:
    error = refused(table(GOOD % "a", '{"id": "b", "level": 1, "kind": "action", "shares": []}'))
    assert (error.row, error.field) == ("b", "water")
    assert error.example == '{"water": {"7": 4}}'


def test_an_unknown_field_is_named() -> None:
    error = refused(table(GOOD[:-1] % "a" + ', "colour": "red"}'))
    assert (error.row, error.field) == ("a", "colour")


@pytest.mark.parametrize("wrong", ['"3"', "3.0", "true", "11", "-1", "[3]"])
def test_a_wrong_level_shows_what_was_found(wrong: str) -> None:
    error = refused(table(GOOD % "a", (GOOD % "b").replace('"level": 3', f'"level": {wrong}')))
    assert (error.file, error.row, error.field) == ("things.json", "b", "level")
    assert wrong.strip('"') in error.found
    assert error.example == '{"level": 3}'


def test_a_value_outside_the_list_is_refused() -> None:
    error = refused(table((GOOD % "a").replace('"action"', '"spell"')))
    assert (error.field, error.example) == ("kind", '{"kind": "action"}')


def test_a_mistake_inside_a_nested_row_names_the_outer_field() -> None:
    assert refused(table((GOOD % "a").replace("50", '"half"'))).field == "shares"


def test_a_wrong_key_of_a_mapping_names_the_field() -> None:
    assert refused(table((GOOD % "a").replace('"7"', '"seven"'))).field == "water"


def test_an_id_may_not_come_twice() -> None:
    error = refused(table(GOOD % "a", GOOD % "a"))
    assert (error.row, error.field) == ("a", "id")


def test_a_row_without_an_id_is_named_by_its_place() -> None:
    assert refused(table(GOOD % "a", '{"level": 3}')).row == "number 2"


def test_a_row_that_is_no_object_is_named_by_its_place() -> None:
    assert refused(table(GOOD % "a", "7")).row == "number 2"


def test_a_field_written_twice_is_refused() -> None:
    error = refused(table('{"id": "a", "level": 1, "level": 2}'))
    assert (error.row, error.field) == ("a", "level")


def test_broken_json_names_line_and_column() -> None:
    assert "line 2, column 3" in refused('[\n  {"id" "a"}\n]'.replace('{"id"', "x")).found


@pytest.mark.parametrize("text", ["{}", "[]", '"x"', "3", "null", "true"])
def test_anything_but_a_list_of_rows_is_refused(text: str) -> None:
    assert "instead of a list of rows" in refused(text).found


def test_a_cross_check_names_row_and_field_and_what_is_wanted() -> None:
    def cheap(rows: dict[str, Thing]) -> Iterable[ContentFault]:
        return [ContentFault(row.id, "level", row.level, 2) for row in rows.values() if (row.level or 0) > 2]

    error = refused(table(GOOD % "a"), cheap)
    assert (error.row, error.field, error.found, error.example) == ("a", "level", "3", "2")


def test_one_of_checks_names_in_text_and_lists() -> None:
    assert refused(table(GOOD % "a"), one_of("kind", ["reaction"])).field == "kind"
    assert read_table(table(GOOD % "a"), "things.json", Thing, [one_of("id", ["a"])])


def test_every_message_says_file_row_field_and_example() -> None:
    error = refused(table((GOOD % "a").replace('"level": 3', '"level": "x"')))
    assert str(error).startswith("things.json, row a, field level: found")
    assert "A right example: " in str(error)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        load_table("game.core", "data/none.json", Thing)
    assert caught.value.file == "data/none.json"


def test_a_file_is_read_from_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "shelf" / "things.json").write_text(table(GOOD % "a"), encoding="utf-8")
    (tmp_path / "shelf" / "latin.json").write_bytes(b'[{"id": "\xe9"}]')
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(load_table("shelf", "things.json", Thing)) == ["a"]
    with pytest.raises(ContentError, match="UTF-8"):
        load_table("shelf", "latin.json", Thing)
