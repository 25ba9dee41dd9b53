"""C9.1. Bots answer every question legally, the same way each time, and by nothing that their seat may not know."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

import pytest

import game
from game.bots.levels import levels_of
from game.bots.match import bot_seats
from game.bots.play import choose
from game.bots.search import searched
from game.bots.world import choice_of
from game.core.errors import BadMessage
from game.core.session import Session
from game.core.state import Outcome

PLAYED = [(code, seats, level) for code, spec in game.TITLES.items() if spec.choosers for seats in spec.seats
          for level in levels_of(spec)]
THOUGHT_OF = [setup for setup in PLAYED if setup[2] != "random"]
WORLDS = 3
MATCHES = (5, 21)
"""Seeds. A match is played once for all that is asked of its bots."""
COMPARED = 6  # one question in so many is asked in other worlds, too
SELDOM = {"hard": 9}
"""Levels that think long: in the first match seat 0 is of the level, and one question in so many of the others' is
looked at; in the second one in so many of everybody's. Who is not looked at is normal, as are all after MOST looks."""
MOST = 60
LONGEST = 20_000


class Found(NamedTuple):
    """What a match of bots has shown: how it ended, and the questions at which a bot did what it must not."""

    outcome: Outcome | None
    looked: int
    compared: int
    unsaid: list[str]
    astray: list[str]


def positions(title: str, seats: int, seed: int, level: str, most: int) -> Iterator[tuple[Session, int]]:
    """A match of bots, at every question with more than one answer: the session and who is asked."""
    session = game.new_session(title, bot_seats(title, seats, seed), {}, seed)
    for _ in range(most):
        asked = session.questions()
        if not asked:
            return
        seat = asked[0].seat
        if len(asked[0].options()) > 1:
            yield session, seat
        session.answer(seat, choose(session, seat, level, seed))


@cache
def found(title: str, seats: int, level: str, seed: int) -> Found:
    """A match of bots of the level, to its end. Every answer is one that is offered, or the session refuses it."""
    session = game.new_session(title, bot_seats(title, seats, seed), {}, seed)
    every, number, compared, unsaid, astray = SELDOM.get(level, 1), 0, 0, list[str](), list[str]()
    looked = 0
    for _ in range(LONGEST):
        asked = session.questions()
        if not asked:
            break
        question, seat = asked[0], asked[0].seat
        own = every == 1 or (seat == 0 and seed == MATCHES[0])
        number += len(question.options()) > 1
        enough = every > 1 and looked >= MOST
        if enough or level == "random" or len(question.options()) == 1 or not (own or number % every == 0):
            session.answer(seat, choose(session, seat, "normal" if every > 1 else level, seed))
            continue
        looked += 1
        key, where = meant(session, seat, level, seed), f"{question.text} {question.about} after {len(session.log)}"
        offered = any(key == option.key for option in question.options())
        if not offered:
            unsaid.append(f"{where}: {key!r}")
            key = question.default()
        if number % (COMPARED * every) == 0 and seed == MATCHES[0]:
            compared += 1
            worlds = [session.imagine(seat, 1000 * number + world) for world in range(WORLDS)]
            others = [choose(world, seat, level, seed) for world in worlds]
            astray += [f"{where}: {key!r}, {other!r}" for other in others if other != key]
        session.answer(seat, key if own else choose(session, seat, "normal", seed))
    return Found(session.outcome, looked, compared, unsaid, astray)


def meant(session: Session, seat: int, level: str, seed: int) -> str:
    """What a bot wants to answer, offered or not."""
    spec, question = session.spec, session.question(seat)
    assert question is not None
    chooser = spec.choosers.get(level) or partial(searched, search=spec.searches[level])
    return chooser(choice_of(session, question, seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize(("title", "seats", "level"), PLAYED)
def test_c9_1_bots_of_every_level_play_a_match_to_its_end(title: str, seats: int, level: str, seed: int) -> None:
    assert found(title, seats, level, seed).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats", "level"), THOUGHT_OF)
def test_c9_1_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(title: str, seats: int, level: str
                                                                           ) -> None:
    match = found(title, seats, level, MATCHES[0])
    assert match.compared
    assert match.astray == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize(("title", "seats", "level"), THOUGHT_OF)
def test_c9_1_a_bot_means_what_it_says(title: str, seats: int, level: str, seed: int) -> None:
    """Its own answer is always offered: the default of the question is never needed instead."""
    match = found(title, seats, level, seed)
    assert match.looked
    assert match.unsaid == []


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
