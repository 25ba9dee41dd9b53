"""Every card is held by a test in play that fails without its text, piece by piece."""

from __future__ import annotations

import pytest

from game.titles.crowns.content import CARDS, FACES, PLOTS
from tests.titles.crowns.table import broken, fails, holding, pieces

PIECES = [(card, piece) for card in FACES for piece in pieces(card)]


def test_there_are_194_cards() -> None:
    assert (len(CARDS), len(PLOTS), len(CARDS) + len(PLOTS)) == (168, 26, 194)


@pytest.mark.parametrize(("card", "piece"), PIECES)
def test_a_test_fails_without_the_text(card: str, piece: str) -> None:
    tests = holding(card, piece)
    assert tests, f"no test holds {card}"
    with broken(card, piece):
        assert any(fails(test) for test in tests.values()), f"{card} {piece}: {list(tests)}"
