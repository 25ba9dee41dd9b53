"""One name, one thing: no two classes of the program are called the same, so a name leads to one place."""

from __future__ import annotations

import ast
from collections import defaultdict

from .source import sources, tree, where

DOUBLE = {"Art", "Badge", "Cue", "Ghost", "Host", "Picture", "Price", "SeatPublic", "SeatView", "Shown", "Words"}
"""Of boards and titles' widgets; a name that is no longer double fails the test."""


def test_no_two_classes_have_one_name() -> None:
    found = defaultdict(list)
    for path in sources("game", "scenes"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(where(path, node))
    double = {name: places for name, places in found.items() if len(places) > 1}
    assert set(double) == DOUBLE, double
