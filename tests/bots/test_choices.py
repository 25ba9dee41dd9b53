"""C9.1. Bots answer every question legally, the same way each time, and by nothing that their seat may not know."""
from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

import game
from game.bots.levels import levels_of
from game.bots.match import bot_seats
from game.bots.play import choose
from game.bots.search import searched
from game.bots.world import choice_of
from game.core.errors import BadMessage
from game.core.session import Session

PLAYED = [(code, seats, level) for code, spec in game.TITLES.items() if spec.choosers for seats in spec.seats
          for level in levels_of(spec)]
THOUGHT_OF = [setup for setup in PLAYED if setup[2] != "random"]
WORLDS = 3


SELDOM = {"hard": 9}  # levels that think long: one question in so many is looked at, others play between


def positions(title: str, seats: int, seed: int, level: str, most: int = 400) -> Iterator[tuple[Session, int]]:
    """A match of bots, at every question with more than one answer (or some of them): the session and who is asked."""
    every, number = SELDOM.get(level, 1), 0
    walks = "normal" if level in SELDOM else level
    session = game.new_session(title, bot_seats(title, seats, seed), {}, seed)
    for _ in range(most):
        asked = session.questions()
        if not asked:
            return
        seat = asked[0].seat
        if len(asked[0].options()) > 1:
            number += 1
            if number % every == 0:
                yield session, seat
        session.answer(seat, choose(session, seat, walks, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats", "level"), PLAYED)
def test_c9_1_bots_of_every_level_play_a_match_to_its_end(title: str, seats: int, level: str) -> None:
    session = game.new_session(title, bot_seats(title, seats, 5), {}, 5)
    others = "normal" if level in SELDOM else level
    for _ in range(20_000):
        asked = session.questions()
        if not asked:
            break
        seat = asked[0].seat
        session.answer(seat, choose(session, seat, others if seat else level, 5))  # checks that the key is offered
    assert session.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats", "level"), THOUGHT_OF)
def test_c9_1_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(title: str, seats: int, level: str
                                                                           ) -> None:
    for number, (session, seat) in enumerate(positions(title, seats, 11, level)):
        if number % 3:
            continue
        key = choose(session, seat, level, 77)
        for world in range(WORLDS):
            other = session.imagine(seat, 1000 * number + world)
            assert choose(other, seat, level, 77) == key, session.question(seat)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats", "level"), THOUGHT_OF)
def test_c9_1_a_bot_means_what_it_says(title: str, seats: int, level: str) -> None:
    """Its own answer is always offered: the default of the question is never needed instead."""
    spec = game.TITLES[title]
    chooser = spec.choosers.get(level) or partial(searched, search=spec.searches[level])
    for seed in (21, 22):
        for session, seat in positions(title, seats, seed, level):
            question = session.question(seat)
            assert question is not None
            choice = choice_of(session, question, seed)
            assert chooser(choice) in choice.offered(), question


def test_c9_1_the_same_seed_gives_the_same_answer() -> None:
    for session, seat in positions("realigious", 2, 3, "easy", most=60):
        assert len({choose(session, seat, "easy", 9) for _ in range(3)}) == 1


def test_c9_1_the_seed_makes_easy_bots_differ() -> None:
    different = [len({choose(session, seat, "easy", seed) for seed in range(12)})
                 for session, seat in positions("realigious", 2, 3, "normal", most=40)]
    assert max(different) > 1


def test_c9_1_who_is_not_asked_cannot_choose() -> None:
    session = game.new_session("realigious", [{}, {}], {}, 1)
    asked = session.questions()[0].seat
    with pytest.raises(BadMessage):
        choose(session, 1 - asked, "normal", 0)
    with pytest.raises(ValueError, match="levels: random, easy, normal"):
        choose(session, asked, "genius", 0)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_c9_1_a_bots_chance_does_not_tell_how_many_choices_others_have_made_in_secret(level: str) -> None:
    """Creed: seat 1 lays king and commander in one choice or in two; seat 0 places its units, for 12 seeds."""
    keys = []
    for others in (["vault"], ["king_at:T22", "commander_at:T33"]):
        session = game.new_session("creed", [{"nation": "aurand"}, {"nation": "tarvok"}], {"first_side": "0"}, 3)
        session.answer(0, "vault")
        for key in others:
            session.answer(1, key)
        assert session.questions()[0].text == "setup_units"
        keys.append([choose(session, 0, level, seed) for seed in range(12)])
    assert keys[0] == keys[1]
