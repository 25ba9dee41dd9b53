"""A receiver's snapshot after changes, in the snapshot's own types: what nothing touches stays the same object, so that
a change costs what changed (C8.8). Every value that comes is converted and checked; the others were when they came.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import msgspec
from msgspec import convert
from msgspec.structs import replace

from game.net.delta import BadChange, Change, Drop, Put, Splice

DEEPEST = 12
MOST_ITEMS = 20_000
MOST_CHANGES = 4000
"""Between two snapshots: many more than a board has fields."""


def renewed(kind: Any, old: Any, made: Sequence[Change]) -> Any:
    """`old`, a Struct, list or map of type `kind`, after the changes. Raises BadChange for a place that it does not
    have, and what `convert` raises. What a field of type Any gets is not checked."""
    if len(made) > MOST_CHANGES:
        raise BadChange(f"over {MOST_CHANGES} changes")
    if any(len(change.path) > DEEPEST for change in made):
        raise BadChange(f"a path of over {DEEPEST} steps")
    return _renewed(kind, old, made, 0) if made else old


def _renewed(kind: Any, old: Any, made: Sequence[Change], depth: int) -> Any:
    """The changes' paths lead here in their first `depth` steps."""
    here: list[Change] = []
    inside: dict[int | str, list[Change]] = {}
    for change in made:
        if len(change.path) == depth:
            here.append(change)
        else:
            inside.setdefault(change.path[depth], []).append(change)
    if isinstance(old, msgspec.Struct):
        return _struct(old, here, inside, depth)
    if isinstance(old, list | tuple):
        return convert(_items(old, here, inside, depth), kind)
    if isinstance(old, dict):
        return convert(_map(old, here, inside, depth), kind)
    raise BadChange(f"nothing lies in {old!r}"[:80])


def _struct(old: Any, here: Sequence[Change], inside: Mapping[int | str, Sequence[Change]], depth: int) -> Any:
    its: Any = type(old)
    fields = fields_of(its)
    fresh: dict[str, Any] = {}
    for change in here:
        if not isinstance(change, Put):
            raise BadChange("a Struct has all its fields")
        for step, value in change.values.items():
            name, kind = _at(fields, step)
            fresh[name] = convert(value, kind)
    for step, rest in inside.items():
        name, kind = _at(fields, step)
        fresh[name] = _renewed(kind, getattr(old, name), rest, depth + 1)
    return replace(old, **fresh)


def _items(
    old: Sequence[Any], here: Sequence[Change], inside: Mapping[int | str, Sequence[Change]], depth: int
) -> list[Any]:
    items = list(old)
    for change in here:
        if isinstance(change, Splice):
            _splice(items, change)
        elif isinstance(change, Put):
            for step, value in change.values.items():
                _at(items, step)
                items[int(step)] = value
        else:
            raise BadChange("a list has no keys")
    for step, rest in inside.items():
        items[int(step)] = _renewed(Any, _at(items, step), rest, depth + 1)
    return items


def _map(
    old: Mapping[Any, Any], here: Sequence[Change], inside: Mapping[int | str, Sequence[Change]], depth: int
) -> dict[Any, Any]:
    values = dict(old)
    for change in here:
        if isinstance(change, Put):
            values |= change.values
        elif not isinstance(change, Drop) or not values.keys() >= set(change.keys):
            raise BadChange(f"nothing to take from {change.path}")
        else:
            for key in set(change.keys):
                del values[key]
    for step, rest in inside.items():
        if step not in values:
            raise BadChange(f"nothing at {step!r}")
        values[step] = _renewed(Any, values[step], rest, depth + 1)
    if len(values) > MOST_ITEMS:
        raise BadChange(f"a map of over {MOST_ITEMS} keys")
    return values


def _at(items: Sequence[Any], step: int | str) -> Any:
    """The item in that place."""
    if not isinstance(step, int) or not 0 <= step < len(items):
        raise BadChange(f"no place for {step!r}")
    return items[step]


def _splice(items: list[Any], change: Splice) -> None:
    at, drop = change.at, change.drop
    if at < 0 or drop < 0 or at + drop > len(items):
        raise BadChange(f"no {drop} items at {at}")
    if len(items) - drop + len(change.items) > MOST_ITEMS:
        raise BadChange(f"a list of over {MOST_ITEMS} items")
    items[at:at + drop] = change.items


@functools.cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a Struct with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)
