"""One name, one thing: no two classes that can meet are called the same, so a name leads to one place. Classes of two
titles never meet: `State` is that of the title at hand.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from .source import nodes, sources


def test_no_two_classes_that_can_meet_have_one_name() -> None:
    found = defaultdict(list)
    for path in sources("game", "scenes"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(home(path))
    double = {name: homes for name, homes in found.items() if len(homes) > 1 and not are_of_titles(homes)}
    assert not double


def home(path: Path) -> str:
    """The title that a module belongs to, else the module itself."""
    parts = path.parts
    return parts[parts.index("titles") + 1] if "titles" in parts[:-2] else path.as_posix()


def are_of_titles(homes: list[str]) -> bool:
    """Whether each class of a name belongs to another title."""
    return len(set(homes)) == len(homes) and not any("/" in one for one in homes)
