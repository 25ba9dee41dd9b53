"""Which tests cover which rule (C12.8): `python -m tests.rules_tests` writes assets/rules_tests.json for the rulebook.

A test tells its rule by its name: test_r5_4_... in tests/titles/creed is Creed's R5.4, test_exp_1a_... the card EXP-1a,
test_c6_2_... C6.2 of the program. The file is sorted and depends on nothing but the tests' names.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "assets" / "rules_tests.json"
CLIENT = "client"
NUMBER = re.compile(r"test_([rc])(\d+)_(\d+[a-z]?)_")
CARD = re.compile(r"test_([a-z]{3})_(\d[ab]?)_")
EXAMPLE = re.compile(r"test_e(\d+)_")


def rule_of(name: str) -> str:
    """The rule that a test's name tells, "" for none."""
    if found := NUMBER.match(name):
        return f"{found[1].upper()}{found[2]}.{found[3]}"
    if found := CARD.match(name):
        return f"{found[1].upper()}-{found[2]}"
    if found := EXAMPLE.match(name):
        return f"E{found[1]}"
    return ""


def title_of(path: Path, titles: list[str]) -> str:
    """The game that a file of tests is about: that of its folder, or the one that its name tells, "" for none."""
    named = [title for title in titles if title in path.relative_to(ROOT / "tests").as_posix()]
    return named[0] if named else ""


def names_in(path: Path) -> list[str]:
    """The tests of a file, methods too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def collect() -> dict[str, dict[str, list[str]]]:
    """Game or "client" -> rule -> names of tests."""
    titles = sorted(path.name for path in (ROOT / "game" / "titles").iterdir() if (path / "__init__.py").exists())
    found: dict[str, dict[str, set[str]]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        title = title_of(path, titles)
        for name in names_in(path):
            rule = rule_of(name)
            area = CLIENT if rule.startswith("C") and rule[1:2].isdigit() else title
            if rule and area:
                found.setdefault(area, {}).setdefault(rule, set()).add(name)
    return {area: {rule: sorted(names) for rule, names in sorted(rules.items(), key=_in_order)}
            for area, rules in sorted(found.items())}  # fmt: skip


def _in_order(item: tuple[str, object]) -> list[tuple[int, str]]:
    """R2.10 comes after R2.9."""
    parts = re.findall(r"\d+|\D+", item[0])
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]


def text() -> str:
    """What the file holds."""
    return json.dumps(collect(), indent=1) + "\n"


def main() -> int:
    """Writes the file."""
    FILE.write_text(text(), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{FILE.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
