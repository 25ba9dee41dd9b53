"""What is published: finished work, nothing of anybody's own machine, no file too large to review."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .source import ROOT, tracked_files

TEXT = {".py", ".md", ".json", ".toml", ".spec", ".in", ".lock", ".txt", ".cfg", ".yml", ".yaml", ".sh", ""}
LARGEST = 4 << 20
UNFINISHED = re.compile(
    r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error")) + r")\b"
)
MACHINE = re.compile(
    "|".join(
        (
            "/wo" + "rk/(main|shared)",
            "/tm" + "p/(v|brief)",
            "/ho" + "me/[a-z]",
            "/Us" + "ers/[A-Za-z]",
            r"C:\\\\Us" + "ers",
        )
    )
)
AUTHORSHIP = re.compile(
    "|".join(
        (
            "generat" + "ed (by|with) ",
            "co-auth" + "ored-by",
            "as an a" + "i ",
            "language " + "model",
            "chat" + "gpt",
            "cla" + "ude",
            "anthro" + "pic",
            "open" + "ai",
            "copi" + "lot",
        )
    ),
    re.IGNORECASE,
)


@pytest.fixture(scope="module")
def files() -> list[Path]:
    tracked = tracked_files()
    if tracked is None:
        pytest.skip("not a git checkout: nothing says which files are published")
    return tracked


@pytest.mark.parametrize(
    "pattern", [UNFINISHED, MACHINE, AUTHORSHIP], ids=["unfinished", "machine", "authorship"]
)
def test_no_file_holds_what_should_not_be_published(files: list[Path], pattern: re.Pattern[str]) -> None:
    wrong = []
    for path in files:
        if path.suffix not in TEXT or path.suffix == ".lock":
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        for found in pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            wrong.append(f"{path.relative_to(ROOT)}:{line}: {found.group()}")
    assert not wrong, "\n".join(wrong)


def test_no_file_is_too_large(files: list[Path]) -> None:
    assert [path.name for path in files if path.stat().st_size > LARGEST] == []
