"""The project's source as the architecture tests read it: files, syntax trees, imports."""

from __future__ import annotations

import ast
import functools
import gc
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class Import(NamedTuple):
    """An imported module. `lazy`: inside a function."""

    path: Path
    line: int
    module: str
    lazy: bool


def sources(*folders: str) -> list[Path]:
    """All Python files below the folders of the project, or a file itself; caches left out."""
    found: list[Path] = []
    for folder in folders:
        start = ROOT / folder
        found += [start] if start.is_file() else sorted(start.rglob("*.py"))
    return [path for path in found if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)]


@functools.cache
def tree(path: Path) -> ast.Module:
    """The syntax tree, kept; the collector need not look at it again and again while the others are read."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    finally:
        gc.freeze()
        gc.enable()


def module_name(path: Path) -> str:
    """ "game.core.ask" for game/core/ask.py; a package's name for its __init__.py."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def where(path: Path, node: ast.AST | int) -> str:
    """ "game/core/ask.py:12", for messages."""
    line = node if isinstance(node, int) else getattr(node, "lineno", 0)
    return f"{path.relative_to(ROOT)}:{line}"


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    """Every node of the file's syntax tree."""
    return list(ast.walk(tree(path)))


@functools.cache
def functions(path: Path) -> list[FunctionNode]:
    """Every function of the file, inner ones and methods too."""
    return [node for node in nodes(path) if isinstance(node, FunctionNode)]


def let_go() -> None:
    """The trees go; asked again they are made again."""
    for kept in (tree, nodes, functions):
        kept.cache_clear()


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function's body without those of functions defined in it."""
    waiting = [function]
    while waiting:
        for child in ast.iter_child_nodes(waiting.pop()):
            yield child
            if not isinstance(child, FunctionNode | ast.Lambda | ast.ClassDef):
                waiting.append(child)


@functools.cache
def imports(path: Path) -> list[Import]:
    """All imports of the file, made absolute; `from a import b` counts as a.b where that is a module."""
    found: list[Import] = []
    inside = [range(function.lineno, (function.end_lineno or 0) + 1) for function in functions(path)]
    for node in nodes(path):
        if isinstance(node, ast.Import | ast.ImportFrom):
            lazy = any(node.lineno in lines for lines in inside)
            found += [Import(path, node.lineno, module, lazy) for module in _modules(path, node)]
    return found


def from_module(path: Path, node: ast.ImportFrom) -> str:
    """The absolute name of the module that `from X import ...` names."""
    if not node.level:
        return node.module or ""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for _ in range(node.level - 1):
        package = package.rpartition(".")[0]
    return f"{package}.{node.module}" if node.module else package


def _modules(path: Path, node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = from_module(path, node)
    return [f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base for alias in node.names]


@functools.cache
def is_module(name: str) -> bool:
    """Whether the project has a module or package of that name."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def tracked_files() -> list[Path] | None:
    """What git tracks; None outside of a checkout."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]
