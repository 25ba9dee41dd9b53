"""A copy of the program that knows only its first game, to compare the whole one with (goal S7)."""
from __future__ import annotations

import re
import shutil
from pathlib import Path

PARTS = ("game", "scenes", "assets", "bench")


def one_game(root: Path, folder: Path) -> tuple[int, Path]:
    """Copies the program into `folder` and takes out all its games but the first: their rules, screens, pictures,
    words and boards. Gives the number of games of the whole program and the copy. Raises SystemExit when a game's
    line is not where it is looked for."""
    listed = root / "game" / "registry.py"
    screens = root / "scenes" / "titles" / "__init__.py"
    codes = re.findall(r'^    "(\w+)": "game\.titles\.', listed.read_text("utf-8"), re.MULTILINE)
    order = re.findall(r"for ui in \((.*?)\)", screens.read_text("utf-8"))[0].lower().split(", ")
    codes.sort(key=order.index)
    gone = codes[1:]
    names = [f"{code}{rest}" for code in gone for rest in ("", "_*", ".*")]
    shutil.rmtree(folder, ignore_errors=True)
    for part in PARTS:
        shutil.copytree(root / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", *names))
    shutil.copy2(root / "run.py", folder)
    for code in gone:
        _without(folder / listed.relative_to(root), rf'^    "{code}": "[\w.]+",\n')
        _without(folder / screens.relative_to(root), rf"^from scenes\.titles\.{code} import UI as \w+\n")
        _without(folder / screens.relative_to(root), rf", {code.upper()}\b", ",")
    return len(codes), folder


def _without(file: Path, pattern: str, instead: str = "") -> None:
    text, count = re.subn(pattern, instead, file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    if count != 1:
        raise SystemExit(f"{file.name}: {pattern} stands there {count} times, expected once")
    file.write_text(text, "utf-8")
