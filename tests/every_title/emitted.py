"""The kinds of events that a title's rules can emit, read off their source: what is handed to `emit`, directly or
through functions that hand on a parameter.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.architecture.source import FunctionNode, sources


class Emitter(NamedTuple):
    """A function whose parameter `name`, in place `at` of a call, is the kind; `named`: it may be given by its name."""

    name: str
    at: int
    named: bool


EMIT = Emitter("kind", 0, True)


@functools.cache
def emitted(title: str) -> frozenset[str]:
    """All kinds. Raises LookupError for a kind that can't be told from the source."""
    rules = [(function, list(_calls(function))) for path in sources(f"game/titles/{title}")
             for function in _functions(path)]
    emitters, found, size = {"emit": EMIT}, set[str](), 0
    while size < len(emitters):
        size = len(emitters)
        for function, calls in rules:
            for call in calls:
                emitter = emitters.get(getattr(call.func, "id", getattr(call.func, "attr", "")))
                given = _given(call, emitter) if emitter is not None else None
                if given is not None:
                    found |= _kinds(given, function, emitters)
    return frozenset(found - {""})


def _functions(path: Path) -> Iterator[FunctionNode]:
    """Every function of a file, inner ones and methods too. Its tree is kept by nobody: it need not be kept from the
    collector."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return (node for node in ast.walk(tree) if isinstance(node, FunctionNode))


def _calls(function: FunctionNode) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _given(call: ast.Call, emitter: Emitter) -> ast.expr | None:
    """What a call gives as the kind; None where it leaves it to the default."""
    if emitter.named:
        for keyword in call.keywords:
            if keyword.arg == emitter.name:
                return keyword.value
    return call.args[emitter.at] if emitter.at < len(call.args) else None


def _kinds(given: ast.expr, function: FunctionNode, emitters: dict[str, Emitter]) -> set[str]:
    """What an expression in a function can be; a parameter makes the function an emitter, too."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return {given.value}
    if isinstance(given, ast.IfExp):
        return _kinds(given.body, function, emitters) | _kinds(given.orelse, function, emitters)
    if isinstance(given, ast.Name):
        assigned = list(_assigned(given.id, function))
        if assigned:
            return set().union(*(_kinds(value, function, emitters) for value in assigned))
        parameters = [*function.args.posonlyargs, *function.args.args]
        names = [parameter.arg for parameter in parameters]
        if given.id in names:
            at = names.index(given.id)
            emitters.setdefault(function.name, Emitter(given.id, at, at >= len(function.args.posonlyargs)))
            default = at - len(names)
            defaults = function.args.defaults
            return _kinds(defaults[default], function, emitters) if -default <= len(defaults) else set()
    raise LookupError(f"line {given.lineno} of {function.name}: {ast.unparse(given)}")


def _assigned(name: str, function: ast.AST) -> Iterator[ast.expr]:
    """The values that a name gets in a function, alone or as a part of a tuple."""
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield node.value
            elif isinstance(target, ast.Tuple):
                at = next((i for i, one in enumerate(target.elts) if getattr(one, "id", "") == name), -1)
                sides = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
                yield from (side.elts[at] for side in sides if at >= 0 and isinstance(side, ast.Tuple))
