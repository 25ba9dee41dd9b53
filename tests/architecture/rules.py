"""Finds rule functions (those that return `Rules`) and calls of them that nobody drives."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .source import (
    FunctionNode,
    from_module,
    functions,
    is_module,
    module_name,
    nodes,
    own_nodes,
    sources,
    tree,
    where,
)

RULES = "Rules"
DRIVERS: frozenset[str] = frozenset()
"""Functions that take a rule's generator and run it; none, since the driver calls rules through `steps`."""


class Names(NamedTuple):
    """What the file's names stand for: own and imported functions, and modules."""

    functions: dict[str, tuple[str, str]]
    modules: dict[str, str]


def mentions_rules(annotation: ast.AST | None) -> bool:
    """Whether an annotation is `Rules[...]`, plain or as a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value.split("[")[0].rpartition(".")[2] == RULES
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return getattr(annotation, "id", getattr(annotation, "attr", "")) == RULES


@functools.cache
def is_generator(function: FunctionNode) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


@functools.cache
def rule_files() -> tuple[Path, ...]:
    return tuple(sources("game"))


@functools.cache
def rule_functions() -> frozenset[tuple[str, str]]:
    """(module, name) of every function that returns `Rules`; methods by their own name."""
    return frozenset(
        (module_name(path), function.name)
        for path in rule_files()
        for function in functions(path)
        if mentions_rules(function.returns)
    )


@functools.cache
def rule_aliases() -> frozenset[str]:
    """Names that stand for `Callable[..., Rules[...]]`."""
    return frozenset(
        target.id
        for path in rule_files()
        for node in tree(path).body
        if isinstance(node, ast.Assign) and _is_rule_callable(node.value, frozenset())
        for target in node.targets
        if isinstance(target, ast.Name)
    )


@functools.cache
def rule_fields() -> frozenset[str]:
    """Names of fields that hold a rule function."""
    return frozenset(
        getattr(node.target, "id", getattr(node.target, "attr", ""))
        for path in rule_files()
        for node in nodes(path)
        if isinstance(node, ast.AnnAssign) and _is_rule_callable(node.annotation, rule_aliases())
    )


def rule_arguments(path: Path) -> set[int]:
    """The calls, by id, of arguments that are annotated as rule functions."""
    found: set[int] = set()
    for function in functions(path):
        arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        held = {a.arg for a in arguments if a.annotation and _is_rule_callable(a.annotation, rule_aliases())}
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)] if held else []
        found.update(id(call) for call in calls if getattr(call.func, "id", "") in held)
    return found


def lost_calls(path: Path) -> Iterator[str]:
    """Calls of rule functions that nobody runs: neither `yield from`, nor returned, nor given to a driver."""
    names = names_of(path)
    driven, handed_in = _driven_calls(path), rule_arguments(path)
    for node in nodes(path):
        if not isinstance(node, ast.Call) or id(node) in driven:
            continue
        if id(node) in handed_in or _calls_rule(node, names):
            yield f"{where(path, node)} calls {ast.unparse(node.func)} without yield from"


def names_of(path: Path) -> Names:
    own = module_name(path)
    found: dict[str, tuple[str, str]] = {function.name: (own, function.name) for function in functions(path)}
    modules: dict[str, str] = {}
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            base = from_module(path, node)
            for alias in node.names:
                shown = alias.asname or alias.name
                if is_module(f"{base}.{alias.name}"):
                    modules[shown] = f"{base}.{alias.name}"
                else:
                    found[shown] = (base, alias.name)
        elif isinstance(node, ast.Import):
            modules.update({alias.asname or alias.name: alias.name for alias in node.names})
    return Names(found, modules)


def _driven_calls(path: Path) -> set[int]:
    driven: set[int] = set()
    for node in nodes(path):
        if isinstance(node, ast.YieldFrom | ast.Return) and node.value is not None:
            driven.update(id(call) for call in _outcomes(node.value))
        if isinstance(node, ast.Lambda):
            driven.update(id(call) for call in _outcomes(node.body))
        if isinstance(node, ast.Call) and _last_name(node.func) in DRIVERS:
            driven.update(id(argument) for argument in node.args)
    return driven


def _outcomes(value: ast.expr) -> Iterator[ast.expr]:
    """What an expression can come to: both branches of a conditional."""
    if isinstance(value, ast.IfExp):
        yield from _outcomes(value.body)
        yield from _outcomes(value.orelse)
    else:
        yield value


def _calls_rule(call: ast.Call, names: Names) -> bool:
    target = call.func
    if isinstance(target, ast.Name):
        return names.functions.get(target.id) in rule_functions()
    if isinstance(target, ast.Attribute):
        if isinstance(target.value, ast.Name) and target.value.id in names.modules:
            return (names.modules[target.value.id], target.attr) in rule_functions()
        return target.attr in rule_fields()
    return False


def _is_rule_callable(node: ast.AST, aliases: frozenset[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in aliases
    if not isinstance(node, ast.Subscript) or _last_name(node.value) != "Callable":
        return False
    arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else []
    return len(arguments) == 2 and mentions_rules(arguments[1])


def _last_name(node: ast.AST) -> str:
    return str(getattr(node, "id", getattr(node, "attr", "")))
