"""Properties of whole matches: they end, their questions are sound, their states are plain data that obey
the rules."""
from __future__ import annotations

import os
import subprocess
import sys

import pytest

import game
from game.core import codec
from game.core.errors import BadMessage, IllegalAnswer
from game.core.rng import Stream
from tests.every_title.matches import Setup, asked, encoded, session_of, setups, step, walk


@pytest.mark.slow
@setups(seed=1, each=8)
def test_random_matches_end_with_a_rank_for_every_seat(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for _ in walk(session, stream):
        pass
    outcome = session.outcome
    assert outcome is not None, f"{setup} did not end after {len(session.log)} answers"
    assert session.questions() == []
    assert outcome.ranks == [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    assert all(outcome.ranks[w] == 1 for w in outcome.winners)
    assert outcome.winners or set(outcome.ranks) == {1}, "where nobody wins, nobody is before the others"


@pytest.mark.slow
@setups(seed=2, each=2)
def test_options_are_there_unique_and_stable(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for _ in walk(session, stream):
        for question in session.questions():
            keys = [option.key for option in question.options()]
            assert keys, question
            assert len(set(keys)) == len(keys), question
            assert all(option.verb for option in question.options()), question
            assert question.default() in keys, question
            again = question._ask.options(session.table.state, question.seat, *question.subject())
            assert [option.key for option in again] == keys, question


@pytest.mark.slow
@setups(seed=3, each=4)
def test_states_are_plain_data_and_obey_the_invariants(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    decode = codec.decoder(session.spec.state_type).decode
    for count in walk(session, stream):
        data = encoded(session)
        copy = decode(data)
        assert copy == session.table.state
        assert codec.ENCODE(copy) == data
        assert session.spec.invariants(session.table.state) == [], f"{setup} after {count} answers"


@pytest.mark.slow
@setups(seed=4)
def test_looking_changes_nothing(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 9:
            continue
        before = encoded(session)
        for seat in (None, *range(setup.seats)):
            session.view(seat)
        for question in session.questions():
            question.options()
            question.default()
            session.why_not(question.seat, question.options()[0].key)
            session.why_not(question.seat, "nonsense")
        assert encoded(session) == before


@pytest.mark.slow
@setups(seed=5)
def test_illegal_answers_change_nothing(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 7 or not session.questions():
            continue
        before, logged = session.digest(), len(session.log)
        question = session.questions()[0]
        with pytest.raises(IllegalAnswer) as refused:
            session.answer(question.seat, "no such key")
        assert refused.value.rule == question.rule
        idle = [seat for seat in range(setup.seats) if session.question(seat) is None]
        for seat in (*idle, -1, 99):
            with pytest.raises(BadMessage):
                session.answer(seat, question.options()[0].key)
        assert (session.digest(), len(session.log)) == (before, logged)


@pytest.mark.slow
@setups(seed=6)
def test_offered_things_are_not_refused(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 11:
            continue
        for question in session.questions():
            for option in question.options():
                assert session.why_not(question.seat, option.key) is None, (question, option)
            refusal = session.why_not(question.seat, "no such key")
            assert refusal is not None and refusal.rule and refusal.text


SCRIPT = """
from game.core.rng import Stream
from tests.every_title.matches import Setup, session_of, walk
setup = Setup({title!r}, {seats}, {seed})
session = session_of(setup)
for count in walk(session, Stream(setup.seed, "answers")):
    if count % 20 == 0 or session.outcome is not None:
        print(session.digest())
"""


@pytest.mark.slow
@pytest.mark.parametrize("title", list(game.TITLES))
def test_a_match_is_the_same_under_two_hash_seeds(title: str) -> None:
    script = SCRIPT.format(title=title, seats=max(game.TITLES[title].seats), seed=7)
    printed = [subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed},
                              capture_output=True, text=True, check=True).stdout for seed in ("0", "4242")]
    assert printed[0] == printed[1]
    assert printed[0].count("\n") > 1


@setups(seed=8)
def test_equal_seeds_give_equal_matches(setup: Setup) -> None:
    one, other = session_of(setup), session_of(setup)
    stream, same = Stream(setup.seed, "answers"), Stream(setup.seed, "answers")
    for _ in range(120):
        if one.outcome is not None:
            break
        assert step(one, stream) == step(other, same)
        assert one.digest() == other.digest()
    assert asked(one) == asked(other)
