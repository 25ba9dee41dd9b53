"""House style in numbers: modules of 500 lines, functions of 60, nesting of 3 at most."""

from __future__ import annotations

import ast
import re

from .source import functions, sources, where

LONGEST_MODULE = 500
LONGEST_FUNCTION = 60
DEEPEST = 3
EVERYTHING = ("game", "scenes", "tests", "assets/paint", "bench", "run.py")
BLOCKS = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)


def test_modules_have_at_most_500_lines() -> None:
    long = []
    for path in sources(*EVERYTHING):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_MODULE:
            long.append(f"{where(path, 1)} has {lines} lines")
    assert not long, "\n".join(long)


def test_functions_have_at_most_60_lines() -> None:
    long = []
    for path in sources(*EVERYTHING):
        for function in functions(path):
            lines = (function.end_lineno or 0) - function.lineno + 1
            if lines > LONGEST_FUNCTION:
                long.append(f"{where(path, function)} {function.name} has {lines} lines")
    assert not long, "\n".join(long)


def test_nothing_is_nested_deeper_than_three() -> None:
    deep = [
        f"{where(path, function)} {function.name}"
        for path in sources("game", "scenes", "run.py")
        for function in functions(path)
        if depth(function) > DEEPEST
    ]
    assert not deep, "\n".join(deep)


def test_no_star_imports() -> None:
    star = re.compile(r"^\s*from\s+\S+\s+import\s*\*", re.MULTILINE)
    stars = [where(path, 1) for path in sources(*EVERYTHING) if star.search(path.read_text(encoding="utf-8"))]
    assert not stars, "\n".join(stars)


def depth(node: ast.AST) -> int:
    """How deep blocks stand in each other; elif is no deeper than its if, an inner function begins anew."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef | ast.expr):
            continue  # no block stands in an expression
        inner = depth(child)
        chained = isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]
        deepest = max(deepest, inner + (isinstance(child, BLOCKS) and not chained))
    return deepest
