"""What changed between two pictures of a table, and how a receiver's copy is changed to match (C8.8).

The sender compares Structs, the receiver changes the tree of plain values that they encode to: a Struct is a list of
its fields there, like a tuple. Changes that do not fit the tree raise `BadChange` and leave it half-changed: it must be
asked for anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from game.core.ask import Option

Path = tuple[int | str, ...]

ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode
DEEPEST = 12
MOST_ITEMS = 20_000
FEW = 3
"""So many other items in a list are compared with those in their places, whether they have moved or not."""


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
    """What turns the encoding of `old` into that of `new`; both Structs of one type, or lists or maps of them. Structs
    must be array_like."""
    if old == new:
        return []
    found: list[Change] = []
    _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    kind = type(new)
    if kind is not type(old):
        found.append(Put(path, new))
    elif isinstance(new, msgspec.Struct):
        for at, (before, after) in enumerate(zip(astuple(old), astuple(new), strict=True)):
            if before is not after and before != after:
                _compare(before, after, (*path, at), found)
    elif isinstance(new, list | tuple):
        _compare_lists(old, new, path, found)
    elif isinstance(new, dict):
        _compare_maps(old, new, path, found)
    else:
        found.append(Put(path, new))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Items are compared one by one where there are as many and they have not moved; else what both begin and end with
    stays."""
    if len(old) == len(new):
        others = [at for at, (before, after) in enumerate(zip(old, new, strict=True))
                  if before is not after and before != after]
        if len(others) <= FEW or (new[others[0]] not in old and old[others[0]] not in new):
            for at in others:
                _compare(old[at], new[at], (*path, at), found)
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
    found.extend(Drop((*path, key)) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            found.append(Put((*path, key), value))
        elif old[key] != value:
            _compare(old[key], value, (*path, key), found)


def _places(old: Sequence[Any], new: Sequence[Any]) -> list[int]:
    """Where the items of `new` stand in `old`; -1 where they don't. Raises TypeError for items that have no hash."""
    if not all(type(item) is Option for item in (*old, *new)):
        places = {item: place for place, item in enumerate(old)}
        return [places.get(item, -1) for item in new]
    keys = {option.key: place for place, option in enumerate(old)}  # many, and a key is hashed already
    found = [keys.get(option.key, -1) for option in new]
    return [place if place >= 0 and old[place] == option else -1 for place, option in zip(found, new, strict=True)]


# ---------------------------------------------------------------- the receiver
def apply(tree: Any, made: Sequence[Change]) -> Any:
    """The tree after the changes, in place where that can be. Raises BadChange; nothing of the values is checked."""
    known: Path | None = None
    place: Any = None
    for change in made:
        path = change.path
        if isinstance(change, Splice):
            _splice(_place(tree, path), change.at, change.drop, change.items)
            known = None
        elif not path:
            if isinstance(change, Drop):
                raise BadChange("nothing to drop")
            tree, known = change.value, None
        else:
            if path[:-1] != known:  # often several fields of one item
                known = path[:-1]
                place = _place(tree, known)
            _set(place, change)
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
    if type(tree) is list:
        return type(step) is int and 0 <= step < len(tree)
    return type(tree) is dict and step in tree


def _set(place: Any, change: Put | Drop) -> None:
    step = change.path[-1]
    if isinstance(change, Drop):
        if type(place) is not dict or step not in place:
            raise BadChange(f"nothing to drop at {change.path}")
        del place[step]
    elif _has(place, step) or (type(place) is dict and len(place) < MOST_ITEMS):
        place[step] = change.value
    else:
        raise BadChange(f"no place for {step!r}")


def _splice(place: Any, at: int, drop: int, items: list[Any]) -> None:
    if not isinstance(place, list) or at < 0 or drop < 0 or at + drop > len(place):
        raise BadChange(f"no {drop} items at {at}")
    if len(place) - drop + len(items) > MOST_ITEMS:
        raise BadChange(f"a list of over {MOST_ITEMS} items")
    place[at:at + drop] = items
