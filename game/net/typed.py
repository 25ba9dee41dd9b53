"""A picture's own types, renewed where the tree of plain values has changed, so that it costs what changed.

`convert` checks every value of the places that it is given; the others were checked when they came.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from game.net.delta import Path

MOST = 12
"""With more changed items the whole list is converted at once, which is faster then."""


def renewed(kind: Any, old: Any, tree: Any, paths: Collection[Path]) -> Any:
    """`tree` as `kind`, where `old` is what it was before something changed at the `paths` in it: fields of a Struct
    and items of its lists are taken from `old` where nothing did. Raises ValidationError, and IndexError for a place
    that `kind` does not have."""
    if not paths:
        return old
    if () in paths:
        return msgspec.convert(tree, kind)
    fields, item = shape_of(kind)
    if fields:
        inside: dict[int | str, set[Path]] = {}
        for path in paths:
            inside.setdefault(path[0], set()).add(path[1:2])
        news = {}
        for step, rest in inside.items():
            name, of = fields[int(step)]
            news[name] = renewed(of, getattr(old, name), tree[step], rest)
        return replace(old, **news)
    if item is None or len(paths) > MOST:
        return msgspec.convert(tree, kind)
    items = list(old)
    for (at,) in paths:
        items[int(at)] = msgspec.convert(tree[at], item)
    return tuple(items)


@functools.cache
def shape_of(kind: Any) -> tuple[tuple[tuple[str, Any], ...], Any]:
    """The fields of a Struct with their types, and the type of the items of a tuple that may have any length; empty and
    None for what is neither."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        return tuple((name, hints[name]) for name in kind.__struct_fields__), None
    parts = get_args(kind)
    endless = get_origin(kind) is tuple and len(parts) == 2 and parts[1] is ...
    return (), parts[0] if endless else None
