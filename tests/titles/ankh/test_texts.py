"""Every refusal, event, question and name of the rules has its text in both languages."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.titles.ankh.content import ACTIONS, CARDS, GODS, GUARDIANS, MONUMENTS, POWERS
from tests.titles.ankh.many import random_match

ROOT = Path(__file__).resolve().parents[3]
RULES = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "game/titles/ankh").glob("*.py")))


def texts(language: str) -> dict[str, str]:
    """All texts of the title in a language."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "assets/texts" / language / "ankh").glob("*.json")):
        found.update(json.loads(path.read_text(encoding="utf-8")))
    return found


LANGUAGES = pytest.mark.parametrize("language", ["ko", "en"])


@LANGUAGES
def test_c6_4_every_refusal_has_a_sentence_that_tells_its_numbers(language: str) -> None:
    known = texts(language)
    refusals = re.findall(r'refuse\((?:"[^"]+"|question\.rule), "(\w+)"((?:, \w+=)*)', RULES)
    assert len(refusals) > 50
    for name, args in refusals:
        sentence = known[f"ankh.why.{name}"]
        assert all("{" + arg in sentence for arg in re.findall(r"(\w+)=", args)), name


@pytest.mark.slow
@LANGUAGES
def test_every_event_of_the_rules_has_a_line_of_the_log(language: str) -> None:
    known = texts(language)
    kinds = set(re.findall(r'tell(?:_side)?\(g, "(\w+)"', RULES))
    kinds |= {event.kind for event in random_match("delta", 3).events(0)}
    assert [kind for kind in sorted(kinds) if f"ankh.log.{kind}" not in known] == []


@LANGUAGES
def test_every_question_has_a_prompt(language: str) -> None:
    known = texts(language)
    asked = set(re.findall(r'ask(?:_secretly)?\(\s*g,[^"]*?"R[\d.]+", "(\w+)"', RULES))
    assert len(asked) > 25
    assert [name for name in sorted(asked) if f"ankh.ask.{name}" not in known] == []


@LANGUAGES
def test_all_content_has_names(language: str) -> None:
    known = texts(language)
    tables = {"god": GODS, "power": POWERS, "card": CARDS, "figure": GUARDIANS, "action": ACTIONS,
              "monument": MONUMENTS}
    assert [f"ankh.{kind}.{name}" for kind, table in tables.items() for name in table
            if f"ankh.{kind}.{name}" not in known] == []
