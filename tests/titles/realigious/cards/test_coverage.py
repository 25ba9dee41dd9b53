"""Every card of the game is held by tests in this folder."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.titles.realigious.content import CARDS

HERE = Path(__file__)
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.parent.glob("test_*.py")) if path != HERE)
WORDS = set(re.findall(r"\w+", TEXT))
CODES = {"_".join(words) for words in re.findall(r"^def test_([a-z]{3})_(\d[ab])_", TEXT, re.MULTILINE)}


def test_5_3_there_are_84_cards() -> None:
    assert len(CARDS) == 84


@pytest.mark.parametrize("kind", CARDS)
def test_5_3_every_card_is_named_in_a_test_of_the_cards(kind: str) -> None:
    assert kind in WORDS


@pytest.mark.parametrize("code", [card.code for card in CARDS.values() if card.group == "strategy"])
def test_5_3_every_strategy_card_has_a_test_of_its_code(code: str) -> None:
    assert code.lower().replace("-", "_") in CODES


@pytest.mark.parametrize("kind", [kind for kind, card in CARDS.items() if card.group != "strategy"])
def test_5_4_5_5_every_other_card_is_played_in_a_test(kind: str) -> None:
    assert f'"{kind}"' in TEXT
