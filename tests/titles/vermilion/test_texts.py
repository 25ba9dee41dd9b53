"""Every question, refusal and event of the rules has its words in both languages, and all content its names."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.titles.vermilion.board import QUESTS
from game.titles.vermilion.content import CARDS, CHARACTERS, DUALITY, ENEMIES, ITEMS, TAINTS
from game.titles.vermilion.grammar import HEART, MATERIALS

ROOT = Path(__file__).resolve().parents[3]
SOURCES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "game/titles/vermilion").glob("*.py"))]


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((ROOT / "assets/texts" / language / "vermilion").glob("*.json")):
        found.update(json.loads(path.read_text(encoding="utf-8")))
    return found


def in_code(pattern: str) -> set[str]:
    return {found for source in SOURCES for found in re.findall(pattern, source)}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_question_refusal_and_event_has_its_words(language: str) -> None:
    wanted = {f"ask.{name}" for name in in_code(r'Ask(?:All|Any)?\([^"]*"[^"]*", "(\w+)"')}
    wanted |= {f"why.{name}" for name in in_code(r'refuse\([^"]*"[^"]*"(?: if [^"]*"[^"]*")?, "(\w+)"')}
    wanted |= {f"log.{name}" for name in in_code(r'(?:tell|emit)\((?:g, )?"(\w+)"')}
    assert len(wanted) > 120
    assert not [name for name in sorted(wanted) if f"vermilion.{name}" not in words(language)]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_everything_has_a_name(language: str) -> None:
    wanted = [f"card.{card}" for card in (*CARDS, *TAINTS)] + [f"item.{item}" for item in ITEMS]
    wanted += [f"character.{name}" for name in CHARACTERS] + [f"enemy.{kind}" for kind in ENEMIES]
    wanted += [f"enemy_action.{zone.name}" for row in ENEMIES.values() for zone in row.zones]
    wanted += [f"quest.{quest}" for quest in QUESTS] + [f"duality.{card}" for card in DUALITY]
    wanted += [f"material.{name}" for name in (*MATERIALS, HEART)]
    assert not [name for name in wanted if f"vermilion.{name}" not in words(language)]
