"""R5. Set-up."""

from __future__ import annotations

import pytest

from game.core.errors import BadSetup
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import DECKS
from game.titles.crowns.deck import to_lines
from tests.titles.crowns.play import Play


def opening(seats: int = 2, seed: int = 3) -> Session:
    return Session(SPEC, [{} for _ in range(seats)], {}, seed)


def placing(*kinds: str) -> Play:
    """Seat 0 places, with these cards in hand; seat 1 is done."""
    play = Play(phase="setup")
    play.state.round = 0
    play.hand(0, *kinds)
    play.seat(1).ready = True
    play.restart_at("place")
    return play


def test_r5_2_everybody_begins_with_7_cards() -> None:
    players = opening(4).view(None).players
    assert [(player.hand_count, player.deck_count, player.plot_count) for player in players] == [(7, 53, 7)] * 4


def test_r5_3_a_mulligan_draws_7_new_cards_once() -> None:
    session = opening()
    before = session.view(0).players[0].hand
    session.answer(0, "mulligan")
    session.answer(1, "keep")
    after = session.view(0).players[0].hand
    assert len(after) == 7 and after != before
    assert session.questions()[0].text == "setup_place"


def test_r5_3_it_is_asked_of_all_at_once() -> None:
    assert [question.text for question in opening(3).questions()] == ["mulligan"] * 3


def test_r5_4_the_cost_is_at_most_8() -> None:
    play = placing("al05", "al09", "al08")
    play.answer(play.keyed("place:al09"), play.keyed("place:al05"))
    assert play.why(0, "place:al08") == ""
    play.answer(play.keyed("place:al08"))
    assert play.kinds(0, "set") == ["al09", "al05", "al08"]


def test_r5_4_events_and_enemy_attachments_are_not_placed() -> None:
    play = placing("nt25", "nt24", "nt19")
    assert play.asked("setup_place") == ["place:nt19", "done"]


def test_r5_4_a_copy_of_a_unique_card_is_a_free_duplicate_and_comes_back_with_it() -> None:
    play = placing("hc02", "hc02", "al06")
    play.answer(play.keyed("place:hc02"))
    play.answer(play.keyed("place:hc02"))
    assert play.asked("setup_place") == ["place:al06", "take:hc02", "done"]
    play.answer(play.options("take:")[0].key)
    assert (play.kinds(0, "set"), sorted(play.kinds(0, "hand"))) == ([], ["al06", "hc02", "hc02"])


def test_r5_4_one_limited_card_only() -> None:
    play = placing("al14", "nt13")
    play.answer(play.keyed("place:al14"))
    assert play.why(0, "place:nt13") == "R9.7"


def test_r5_5_the_duplicate_lies_under_its_card_and_takes_no_gold() -> None:
    play = placing("hc02", "hc02")
    play.answer(play.keyed("place:hc02"))
    play.answer(play.keyed("place:hc02"))
    play.answer("done")
    assert [len(piece.duplicates) for piece in play.view(1).players[0].play] == [1]


def test_r5_5_an_attachment_without_a_host_returns_to_hand() -> None:
    play = placing("nt19", "al14")
    play.answer(play.keyed("place:nt19"), play.keyed("place:al14"), "done")
    assert (play.kinds(0, "play"), "nt19" in play.kinds(0, "hand")) == (["al14"], True)


def test_r5_6_everybody_draws_up_to_7() -> None:
    play = placing("al05", "al06")
    play.answer(play.keyed("place:al05"), "done")
    assert [player.hand_count for player in play.view().players] == [7, 7]


def test_r5_7_nothing_triggers_in_the_set_up() -> None:
    play = placing("bc08", "al05")
    play.answer(play.keyed("place:bc08"), play.keyed("place:al05"), "done")
    assert play.question.text == "plot_select" and play.pool(0) == 0


def test_r5_4_the_default_places_gold_first_and_then_the_dearest() -> None:
    play = placing("al05", "al14", "al12")
    keys = []
    while play.question.text == "setup_place":
        keys.append(play.named(play.question.default()))
        play.session.answer(0, play.question.default())
    assert keys == ["place:al14", "place:al12", "done"]


@pytest.mark.parametrize("seats", [1, 5])
def test_r1_1_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        opening(seats)


def test_r20_5_an_own_deck_is_brought_as_lines() -> None:
    lines = to_lines(DECKS["heron"])
    session = Session(SPEC, [{"deck": lines}, {"deck": "legion"}], {}, 1)
    assert [player.faction for player in session.view(None).players] == ["heron", "legion"]


@pytest.mark.parametrize(("lines", "found"), [
    (("faction heron", "3 hc01"), "E02"), (("faction heron", "three knights"), "three knights")])  # fmt: skip
def test_r20_5_a_deck_with_an_error_cannot_be_brought_to_a_table(lines: tuple[str, ...], found: str) -> None:
    with pytest.raises(BadSetup) as error:
        Session(SPEC, [{"deck": lines}, {}], {}, 1)
    assert error.value.args_["found"] == found


def test_r21_1_a_table_may_switch_agendas_off() -> None:
    lines = ("agenda ag03", *to_lines(DECKS["heron"]))
    lines = (*lines, "3 nt12", "3 nt08", "3 nt06", "3 nt21", "3 nt22")
    agendas = []
    for value in ("on", "off"):
        session = Session(SPEC, [{"deck": lines}, {}], {"agendas": value}, 1)
        agendas.append(session.view(None).players[0].agenda)
    assert agendas == ["ag03", ""]
