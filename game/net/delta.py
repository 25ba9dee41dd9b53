"""What changed between two pictures of a table, and how a receiver's copy is changed to match (C8.8).

The sender compares Structs, the receiver changes the tree of plain values that they encode to: a Struct is a map there,
a tuple a list. Changes that do not fit the tree raise `BadChange` and leave it half-changed: it must be asked for anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Path = tuple[int | str, ...]

ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode
DEEPEST = 12
MOST_ITEMS = 20_000


class Put(msgspec.Struct, array_like=True, tag="=", frozen=True):
    """The value at `path` is now `value`; for a map a new key may come."""

    path: Path
    value: Any


class Splice(msgspec.Struct, array_like=True, tag="~", frozen=True):
    """In the list at `path`, `drop` items from `at` on give way to `items`."""

    path: Path
    at: int
    drop: int
    items: list[Any]


class Drop(msgspec.Struct, array_like=True, tag="-", frozen=True):
    """The key that ends `path` is in its map no more."""

    path: Path


Change = Put | Splice | Drop


class BadChange(ValueError):
    """A change that the tree has no place for."""


# ---------------------------------------------------------------- the sender
def changes(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """What turns the encoding of `old` into that of `new`; both Structs of one type, or lists or maps of them."""
    if old == new:
        return []
    found: list[Change] = []
    _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    kind = type(new)
    if kind is not type(old):
        found.append(Put(path, new))
    elif isinstance(new, msgspec.Struct) and not kind.__struct_config__.array_like:
        for name in kind.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before != after:
                _compare(before, after, (*path, name), found)
    elif isinstance(new, list | tuple):
        _compare_lists(old, new, path, found)
    elif isinstance(new, dict):
        _compare_maps(old, new, path, found)
    else:
        found.append(Put(path, new))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """What both begin and end with stays; items in between are compared one by one where there are as many."""
    least = min(len(old), len(new))
    first = 0
    while first < least and old[first] == new[first]:
        first += 1
    last = 0
    while last < least - first and old[-1 - last] == new[-1 - last]:
        last += 1
    if len(old) != len(new):
        found.append(Splice(path, first, len(old) - first - last, list(new[first:len(new) - last])))
        return
    for at in range(first, len(new) - last):
        if old[at] != new[at]:
            _compare(old[at], new[at], (*path, at), found)


def _compare_maps(old: Mapping[Any, Any], new: Mapping[Any, Any], path: Path, found: list[Change]) -> None:
    found.extend(Drop((*path, key)) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            found.append(Put((*path, key), value))
        elif old[key] != value:
            _compare(old[key], value, (*path, key), found)


# ---------------------------------------------------------------- the receiver
def apply(tree: Any, made: Sequence[Change]) -> Any:
    """The tree after the changes, in place where that can be. Raises BadChange; nothing of the values is checked."""
    for change in made:
        match change:
            case Put(path=(), value=value):
                tree = value
            case Put(path=path, value=value):
                _put(_place(tree, path[:-1]), path[-1], value)
            case Splice(path=path, at=at, drop=drop, items=items):
                _splice(_place(tree, path), at, drop, items)
            case Drop(path=path):
                _drop(_place(tree, path[:-1]), path)
    return tree


def _place(tree: Any, path: Path) -> Any:
    """What lies at a path."""
    if len(path) > DEEPEST:
        raise BadChange(f"a path of {len(path)} steps")
    for step in path:
        if not _has(tree, step):
            raise BadChange(f"nothing at {path}")
        tree = tree[step]
    return tree


def _has(tree: Any, step: int | str) -> bool:
    """Whether a list or map has that place."""
    if isinstance(tree, list):
        return type(step) is int and 0 <= step < len(tree)
    return isinstance(tree, dict) and step in tree


def _put(place: Any, step: int | str, value: Any) -> None:
    if not _has(place, step) and not (isinstance(place, dict) and len(place) < MOST_ITEMS):
        raise BadChange(f"no place for {step!r}")
    place[step] = value


def _splice(place: Any, at: int, drop: int, items: list[Any]) -> None:
    if not isinstance(place, list) or at < 0 or drop < 0 or at + drop > len(place):
        raise BadChange(f"no {drop} items at {at}")
    if len(place) - drop + len(items) > MOST_ITEMS:
        raise BadChange(f"a list of over {MOST_ITEMS} items")
    place[at:at + drop] = items


def _drop(place: Any, path: Path) -> None:
    if not isinstance(place, dict) or not path or path[-1] not in place:
        raise BadChange(f"nothing to drop at {path}")
    del place[path[-1]]
