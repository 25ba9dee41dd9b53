"""C6.6. Choices are taken back wherever nothing secret or random happened, after cards too; what bars it has a name."""

from __future__ import annotations

import pytest

from tests.titles.realigious.play import Play


def alone(card: str, *others: str) -> Play:
    """Seat 0 has a card and plenty of money; the other one holds these."""
    play = Play()
    play.give(0, card)
    play.give(1, *others)
    play.money(0, 2000, 2000)
    play.cards_of(0)
    return play


@pytest.mark.parametrize("card", ["noble_sacrifice", "relief_corps", "tithe"])
def test_c6_6_a_card_that_nobody_could_answer_is_taken_back(card: str) -> None:
    play = alone(card)
    before = play.session.digest()
    key = next(key for key in play.offered() if key.startswith("use:"))
    play.session.answer(0, key)
    while play.session.questions()[0].text == "card_target":
        play.session.answer(0, play.session.questions()[0].options()[0].key)
    assert card not in [held.kind for held in play.seat(0).hand] and play.purse(0)[1:] != (2000, 2000)
    assert play.session.why_no_undo(0) == ""
    while play.session.undo(0):
        pass
    assert play.session.digest() == before


def test_c6_6_a_card_that_others_could_answer_stands_and_says_so() -> None:
    play = alone("noble_sacrifice", "gleaning")
    play.session.answer(0, "use:noble_sacrifice@1")
    assert play.session.questions()[0].text == "react"
    assert play.session.why_no_undo(0) == ""
    play.session.answer(1, "no")
    assert not play.session.can_undo(0) and play.session.why_no_undo(0) == "window"


def test_c6_6_what_bars_an_undo_has_a_name() -> None:
    """Nothing chosen yet; a roll after a move; then the turn of another."""
    play = Play()
    assert play.session.why_no_undo(0) == "nothing"
    play.tile(10, owner=-1)
    play.piece(0, 9)
    play.piece(1, 30)
    play.give(0, "tithe")
    play.move_of(0)
    play.rolls(50)
    play.session.answer(0, "tile:10")
    assert play.session.questions()[0].text == "card_or_done"
    assert play.session.why_no_undo(0) in ("", "shown")
    play.session.answer(0, "done")
    assert play.session.why_no_undo(0) == "rolled"


def test_c6_6_what_came_first_is_told() -> None:
    table = alone("blessing").session.table
    table.undo_blocked = ""
    table.block_undo("drawn")
    table.below(6)
    assert table.undo_blocked == "drawn"
