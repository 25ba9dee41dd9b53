"""What changed between two snapshots of a table (C8.8); `typed` changes a receiver's copy to match.

Structs must be array_like: on the wire a field is its place, so a Struct, a list and a tuple are all items in places.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from game.core.ask import Option

Path = tuple[int | str, ...]

ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode
FEW = 3
"""So many other items in a list are compared with those in their places, whether they have moved or not."""
SHORT = 6
"""A list of so many plain values is sent whole,"""
NUMBERS = 60
"""of so many numbers too."""
PLAIN = frozenset({int, str, bool, bytes, type(None)})


class Put(msgspec.Struct, array_like=True, tag="=", frozen=True):
    """What lies at `path` has these values at these places or keys now; a map may get new keys."""

    path: Path
    values: dict[int | str, Any]


class Splice(msgspec.Struct, array_like=True, tag="~", frozen=True):
    """In the list at `path`, `drop` items from `at` on give way to `items`."""

    path: Path
    at: int
    drop: int
    items: list[Any]


class Drop(msgspec.Struct, array_like=True, tag="-", frozen=True):
    """The map at `path` has these keys no more."""

    path: Path
    keys: list[int | str]


Change = Put | Splice | Drop


class BadChange(ValueError):
    """A change that the snapshot has no place for."""


def places(made: Sequence[Change]) -> list[Path]:
    """Where values were changed."""
    found: list[Path] = []
    for change in made:
        steps = change.values if isinstance(change, Put) else change.keys if isinstance(change, Drop) else ()
        found += [(*change.path, step) for step in steps] or [change.path]
    return found


def changes(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """What turns the encoding of `old` into that of `new`: both Structs of one type, or lists, or maps."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two that are not equal."""
    if isinstance(new, msgspec.Struct):
        _compare_items(astuple(old), astuple(new), path, found)
    elif isinstance(new, dict):
        _compare_maps(old, new, path, found)
    else:
        _compare_lists(old, new, path, found)


def _compare_items(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """As many of both, each compared with the one in its place."""
    values: dict[int | str, Any] = {}
    for at, after in enumerate(new):
        before = old[at]
        if before is after or before == after:
            continue
        if _goes_whole(before, after):
            values[at] = after
        else:
            _compare(before, after, (*path, at), found)
    if values:
        found.append(Put(path, values))


def _goes_whole(before: Any, after: Any) -> bool:
    """Whether a value is not worth being looked into."""
    kind: Any = type(after)
    if _is_small(kind) or kind is not type(before):
        return True
    if kind not in (list, tuple) or len(after) > NUMBERS:
        return False
    kinds = set(map(type, after))
    return kinds <= {int} or (len(after) <= SHORT and kinds <= PLAIN)


@functools.cache
def _is_small(kind: Any) -> bool:
    """Whether it is a plain value, or a Struct without the collector's mark, which is a handful of them."""
    return kind in PLAIN or (issubclass(kind, msgspec.Struct) and not kind.__struct_config__.gc)


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Items are compared one by one where there are as many and they have not moved; else what both begin and end with
    stays."""
    if len(old) == len(new):
        others = [at for at, after in enumerate(new) if old[at] is not after and old[at] != after]
        if len(others) <= FEW or (new[others[0]] not in old and old[others[0]] not in new):
            _compare_items(old, new, path, found)
            return
    if old and new[:len(old)] == old:  # it has grown
        found.append(Splice(path, len(old), 0, list(new[len(old):])))
        return
    least = min(len(old), len(new))
    first = 0
    while first < least and old[first] == new[first]:
        first += 1
    last = 0
    while last < least - first and old[-1 - last] == new[-1 - last]:
        last += 1
    _splice_in(old[first:len(old) - last], new[first:len(new) - last], path, first, found)


def _splice_in(old: Sequence[Any], new: Sequence[Any], path: Path, at: int, found: list[Change]) -> None:
    """Items that stay in their order are left where they are, from place `at` on; the others go and come in runs."""
    try:
        stays = _places(old, new)
    except TypeError:  # items that hold lists or maps
        found.append(Splice(path, at, len(old), list(new)))
        return
    done, fresh = 0, []
    for item, place in zip(new, stays, strict=True):
        if place < done:
            fresh.append(item)
            continue
        if place > done or fresh:
            found.append(Splice(path, at, place - done, fresh))
            at, fresh = at + len(fresh), []
        at, done = at + 1, place + 1
    if done < len(old) or fresh:
        found.append(Splice(path, at, len(old) - done, fresh))


def _compare_maps(old: Mapping[Any, Any], new: Mapping[Any, Any], path: Path, found: list[Change]) -> None:
    gone = [key for key in old if key not in new]
    if gone:
        found.append(Drop(path, gone))
    values: dict[int | str, Any] = {}
    for key, after in new.items():
        if key not in old or _goes_whole(old[key], after):
            if key not in old or old[key] != after:
                values[key] = after
        elif old[key] != after:
            _compare(old[key], after, (*path, key), found)
    if values:
        found.append(Put(path, values))


def _places(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """Where the items of `new` stand in `old`; -1 where they don't. Raises TypeError for items that have no hash."""
    if not all(type(item) is Option for item in (*old, *new)):
        known = {item: place for place, item in enumerate(old)}
        return [known.get(item, -1) for item in new]
    keys = {option.key: place for place, option in enumerate(old)}  # many, and a key is hashed already
    found = [keys.get(option.key, -1) for option in new]
    return [place if place >= 0 and old[place] == option else -1 for place, option in zip(found, new, strict=True)]
