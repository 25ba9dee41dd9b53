"""C6.13, G26: what a seat that concedes is told before of its ally."""

from __future__ import annotations

import pytest

from game.match.proposals import CONCEDE
from scenes.program import Program
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(("kinds", "key"), [
    ("pb", "giving_up.concede.text"), ("pbbb", "giving_up.concede.allies"), ("pbgb", "giving_up.concede.allies.asked"),
])  # fmt: skip
def test_g26_before_a_seat_concedes_it_is_told_what_comes_of_it_for_its_ally(
    program: Program, drive: Driver, language: str, kinds: str, key: str
) -> None:
    program.client.set_language(language)
    table = in_turn(program, drive, kinds)
    told = table.giving_up._text(CONCEDE, 0)
    about = table.match.name(2 if len(kinds) == 4 else 0)
    assert told == program.media.t(key, name=about) and about in told
