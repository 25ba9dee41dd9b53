"""C7.1a: what a system or an editor leaves beside the tables does not make other rules of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import ContentError
from game.core.rules import rules_in


def test_c7_1a_only_tables_count_for_the_rules(tmp_path: Path) -> None:
    tables = tmp_path / "data"
    tables.mkdir()
    (tables / "rules.json").write_text('{"version": 3}')
    (tables / "cards.json").write_text("[1, 2]")
    before = rules_in(tmp_path)
    for name in (".DS_Store", "._cards.json", "desktop.ini", "Thumbs.db", "cards.json~"):
        (tables / name).write_bytes(b"\x00\x01")
    (tables / "__pycache__").mkdir()
    (tables / "cards.json").write_bytes(b"[1,\r\n2]")
    assert rules_in(tmp_path) == before
    (tables / "cards.json").write_text("[1, 3]")
    assert rules_in(tmp_path).content != before.content


@pytest.mark.parametrize("name", ["rules.json", "cards.json"])
def test_c2_4_a_damaged_table_is_named(tmp_path: Path, name: str) -> None:
    tables = tmp_path / "data"
    tables.mkdir()
    (tables / "rules.json").write_text('{"version": 3}')
    (tables / name).write_text("[1,")
    with pytest.raises(ContentError) as caught:
        rules_in(tmp_path)
    assert caught.value.file == name


def test_c2_4_a_title_whose_version_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        rules_in(tmp_path)
    assert caught.value.file == "rules.json"
