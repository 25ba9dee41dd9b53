"""Section 4. What is hidden: views, events, questions, imagined worlds."""

from __future__ import annotations

import msgspec
import pytest

from game.core.codec import ENCODE
from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.view import SeatView
from tests.titles.crowns.play import Play


def test_s4_of_a_hand_others_see_the_number_of_cards() -> None:
    play = Play()
    play.hand(0, "nt12", "al05")
    mine, theirs = play.view(0).players[0], play.view(1).players[0]
    assert ([card.kind for card in mine.hand], theirs.hand, theirs.hand_count) == (["nt12", "al05"], (), 2)


def test_s4_the_order_of_a_deck_is_nobodys() -> None:
    play = Play()
    play.deck(0, "al01")
    for reader in (0, 1, None):
        assert "al01" not in str(play.view(reader))


def test_s4_of_a_plot_deck_others_see_the_number() -> None:
    play = Play()
    play.plots(0, "pl02", "pl03")
    mine, theirs = play.view(0).players[0], play.view(1).players[0]
    assert ([card.kind for card in mine.plots], theirs.plots, theirs.plot_count) == (["pl02", "pl03"], (), 2)


def test_s4_a_chosen_plot_shows_only_that_a_choice_was_made() -> None:
    play = Play(phase="plot")
    for seat in (0, 1):
        play.plots(seat, "pl02", "pl03")
    play.run_to(("plot",))
    before = ENCODE(play.view(1))
    play.session.answer(0, play.offered(seat=0)[0])
    assert ENCODE(play.view(1)) == before and play.told("plot", 1) == []
    assert [question.seat for question in play.questions] == [1]


def test_s4_in_the_set_up_others_see_how_many_cards_lie_face_down() -> None:
    play = Play(phase="setup")
    play.hand(0, "al05", "al06")
    play.restart_at("place")
    play.answer(play.keyed("place:al05"), seat=0)
    mine, theirs = play.view(0).players[0], play.view(1).players[0]
    assert (mine.placed[0].kind, mine.setup_gold) == ("al05", 5)
    assert (theirs.placed, theirs.placed_count, theirs.setup_gold) == ((), 1, -1)
    assert play.told("placed", 1) == [{"seat": 0}]


def test_s4_draws_are_told_by_name_to_the_drawer_alone() -> None:
    play = Play(phase="draw")
    play.deck(0, "al05", "al06")
    play.run("draw")
    assert play.told("drew", 0)[-2]["kinds"] == "al05 al06"
    assert play.told("drew", 1)[-2] == {"seat": 0, "count": 2}


def test_s4_a_card_found_by_a_filter_is_shown_to_all_and_the_rest_to_nobody() -> None:
    play = Play()
    play.deck(0, "al01", "rw06")
    play.hand(0, "rw03")
    play.gold(0, 5)
    play.marshal(0, "marshal:rw03", "use:rw03:1", "card:rw06")
    assert [card.kind for card in play.view(1).players[0].hand] == ["rw06"]
    assert play.told("found", 1)[0]["kind"] == "rw06"
    assert "kinds" not in play.told("searched", 1)[0]


def test_s4_numbers_are_dealt_anew_by_a_shuffle() -> None:
    """Nobody can tell from a card's number when it was drawn."""
    places = set()
    for seed in range(60):
        session = Session(SPEC, [{"deck": "heron"}, {}], {}, seed)
        places.add(session.table.state.piles[0]["hand"][0])
    assert len(places) > 30


@pytest.mark.parametrize(("mask", "asked"), [("off", []), ("on", [0])])
def test_g32_s4_window_mask_asks_whoever_holds_a_card_with_nothing_but_pass(mask: str, asked: list[int]) -> None:
    play = Play(window_mask=mask)
    play.put(0, "nt12")
    play.hand(0, "nt12")
    play.put(1, "al05")
    play.run_to(("attack", 1, "military", 0))
    seen = []
    while play.questions and play.question.text != "challenge_choice":
        question = play.question
        if question.text == "interrupt_window" and question.about["what"] == "claim":
            assert [option.key for option in question.options()] == ["pass"]
            seen.append(question.seat)
        first = question.text == "attackers" and "done" not in play.offered()
        play.session.answer(question.seat, play.keyed("card:al05") if first else question.default())
    assert seen == asked


def test_s4_a_view_is_plain_data() -> None:
    session = Session(SPEC, [{}, {}, {}], {}, 5)
    stream = Stream(5)
    for _ in range(60):
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
    for reader in (0, None):
        data = ENCODE(session.view(reader))
        assert msgspec.msgpack.decode(data, type=SeatView) == session.view(reader)


@pytest.mark.slow
def test_s8_a_world_follows_from_what_a_seat_knows_and_a_seed() -> None:
    """The world of a world is the world: nothing hidden goes into it."""
    session = Session(SPEC, [{}, {}, {}], {}, 6)
    stream = Stream(6)
    for count in range(150):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        if count % 6:
            continue
        for seat in range(3):
            first = session.imagine(seat, count)
            worlds = [whole.imagine(seat, 7).table.state for whole in (session, first)]
            for state in worlds:
                state.rng = 0
            assert ENCODE(worlds[0]) == ENCODE(worlds[1]), (count, seat)


def test_s8_an_opponents_hidden_cards_are_drawn_from_its_factions() -> None:
    session = Session(SPEC, [{"deck": "heron"}, {"deck": "legion"}], {}, 6)
    state = session.imagine(0, 3).table.state
    kinds = {state.cards[number].kind[:2] for zone in ("hand", "deck") for number in state.piles[1][zone]}
    assert kinds == {"al", "nt"}


@pytest.mark.parametrize("number", range(3))
def test_s4_in_a_world_of_somebody_else_a_card_is_still_what_its_host_is_chosen_for(number: int) -> None:
    play = Play(phase="marshalling")
    play.put(0, "nt12")
    play.put(0, "al05")
    play.hand(0, "nt19", "nt05", "al06")
    play.gold(0, 1)
    play.run_to(("marshal", 0))
    play.go("marshal:nt19", stop="attach_host")
    world = play.session.imagine(1, number)
    assert [option.key for option in world.questions()[0].options()] == play.offered()
