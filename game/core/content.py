"""Content tables: JSON beside a title, checked row by row when it is read.

A table is a list of objects, each with an `id`. A wrong table is the mistake of the person who edits it, so
every error names file, row and field, says what was found, and shows an example that would have been right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.core.errors import ContentError

Row = TypeVar("Row", bound=msgspec.Struct)


class ContentFault(NamedTuple):
    """What a cross check found wrong in one row; `wanted` is an example that would be right."""

    row: str
    field: str
    found: object
    wanted: object


Check = Callable[[dict[str, Row]], Iterable[ContentFault]]


def load_table(
    package: str, file: str, row_type: type[Row], checks: Sequence[Check[Row]] = ()
) -> dict[str, Row]:
    """Reads the table `file` (a path inside `package`) as id -> row, in the order of the file.

    Unknown, missing and repeated fields, wrong types, values outside the type's limits and repeated ids raise
    ContentError, and so does the first Finding of a check. Checks run in order and only over sound rows.
    """
    try:
        text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise ContentError(file, "", "", f"no such file in {package}", "a JSON list of rows") from error
    except UnicodeDecodeError as error:
        raise ContentError(file, "", "", f"no UTF-8 at byte {error.start}", "UTF-8 text") from error
    return read_table(text, file, row_type, checks)


def read_table(
    text: str, file: str, row_type: type[Row], checks: Sequence[Check[Row]] = ()
) -> dict[str, Row]:
    """Checks the JSON `text` as load_table does; `file` is only the name used in errors."""
    raw_rows = _parse(text, file, row_type)
    rows: dict[str, Row] = {}
    for number, raw in enumerate(raw_rows, start=1):
        name = _row_name(raw, number)
        row = _decode(raw, file, name, row_type, rows)
        row_id = str(getattr(row, "id"))  # noqa: B009 - Struct types share no base with an id
        if row_id in rows:
            raise ContentError(file, name, "id", f"{row_id!r} a second time", "an id that no other row has")
        rows[row_id] = row
    for check in checks:
        for finding in check(rows):
            raise ContentError(file, finding.row, finding.field, repr(finding.found), str(finding.wanted))
    return rows


def one_of(field: str, allowed: Iterable[str]) -> Check[Any]:
    """A check: the field (a string, or a list of them) names only things of `allowed`; "" passes."""
    known = tuple(allowed)

    def check(rows: dict[str, Any]) -> Iterable[ContentFault]:
        for row_id, row in rows.items():
            value = getattr(row, field)
            for name in (value,) if isinstance(value, str) else value:
                if name and name not in known:
                    yield ContentFault(row_id, field, name, f"one of {', '.join(known)}")

    return check


def _parse(text: str, file: str, row_type: type[Row]) -> list[Any]:
    example = json.dumps([example_row(row_type)], ensure_ascii=False)
    try:
        raw = json.loads(text, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        found = f"broken JSON at line {error.lineno}, column {error.colno} ({error.msg})"
        raise ContentError(file, "", "", found, example) from error
    except _RepeatedField as error:
        raise ContentError(file, error.row, error.field, "the field twice in one row", example) from error
    if not isinstance(raw, list) or not raw:
        raise ContentError(file, "", "", f"{_kind(raw)} instead of a list of rows", example)
    return raw


def _decode(raw: Any, file: str, name: str, row_type: type[Row], good: dict[str, Row]) -> Row:
    try:
        return msgspec.convert(raw, row_type, strict=True, str_keys=True)
    except msgspec.ValidationError as error:
        field, found = _explain(str(error), raw)
        example = example_row(row_type)
        if good:
            example = msgspec.to_builtins(next(iter(good.values())), str_keys=True)
        part = {field: example[field]} if field in example else example
        raise ContentError(file, name, field, found, json.dumps(part, ensure_ascii=False)) from error


def _explain(message: str, raw: Any) -> tuple[str, str]:
    """The field that the decoder complains of and what stands there, in words."""
    reason, _, path = message.partition(" - at ")
    named = re.search(r"field `(\w+)`", reason)
    if named and not path:
        return named.group(1), reason[0].lower() + reason[1:]
    inside = re.search(r"\$\.?(\w+)", path)
    field = inside.group(1) if inside else ""
    if isinstance(raw, dict) and field in raw:
        value = json.dumps(raw[field], ensure_ascii=False)
        return field, f"{value} ({reason[0].lower() + reason[1:]})"
    return field, reason[0].lower() + reason[1:]


def _row_name(raw: Any, number: int) -> str:
    """The row's id where it has one, else its number in the file, counted from 1."""
    if isinstance(raw, dict) and isinstance(raw.get("id"), str) and raw["id"]:
        return str(raw["id"])
    return f"number {number}"


def example_row(row_type: type[msgspec.Struct]) -> dict[str, Any]:
    """A row of the type that would decode: shown where a table holds no right row yet."""
    fields = msgspec.structs.fields(row_type)
    return {field.encode_name: _example_value(field.type, field.name) for field in fields}


def _example_value(annotation: Any, name: str) -> Any:
    """The smallest value of one field's type; strings show the field's own name."""
    described = msgspec.inspect.type_info(annotation)
    match described:
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.BoolType():
            return False
        case msgspec.inspect.IntType(ge=lowest):
            return lowest or 0
        case msgspec.inspect.StrType():
            return name
        case msgspec.inspect.DictType():
            return {}
        case msgspec.inspect.UnionType():
            return None
        case msgspec.inspect.StructType(cls=inner):
            return example_row(inner)
        case _:
            return []


class _RepeatedField(Exception):
    def __init__(self, row: str, field: str) -> None:
        super().__init__(row, field)
        self.row = row
        self.field = field


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise _RepeatedField(str(dict(pairs).get("id", "")), name)
        values[name] = value
    return values


def _kind(raw: Any) -> str:
    if raw == []:
        return "an empty list"
    kinds = {dict: "an object", str: "a text", int: "a number", bool: "true or false"}
    return kinds.get(type(raw), "nothing")
