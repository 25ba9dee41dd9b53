"""C11.2. Headless matches repeat exactly, and normal bots are better than weak ones."""
from __future__ import annotations

import pytest

import game
from game.bots.match import bot_seats, play_match
from game.core.session import Session


@pytest.mark.slow
def test_c11_2_a_match_repeats() -> None:
    assert play_match("realigious", ["easy", "normal"], {}, 4) == play_match("realigious", ["easy", "normal"], {}, 4)


@pytest.mark.slow
def test_c11_2_a_match_tells_how_it_ended() -> None:
    result = play_match("realigious", ["normal", "easy", "easy"], {"climate": "arid", "cycles": "24"}, 2)
    assert result["reason"].startswith("win_")
    assert result["ranks"][result["winner"]] == 1
    assert 1 <= result["rounds"] <= 24


@pytest.mark.slow
def test_c9_1_normal_bots_beat_chance() -> None:
    wins = sum(play_match("realigious", ["normal", "random"], {}, seed)["winner"] == 0 for seed in range(12))
    assert wins >= 9


def test_r20_2_bots_keep_to_the_trait_points() -> None:
    for points in range(5, 11):
        for fields in bot_seats("realigious", 4, 3, points):
            session = game.new_session("realigious", [fields, {}], {"points": str(points)}, 1)
            assert 5 <= len(fields["traits"]) <= points
            assert session.questions()


def test_c9_2_a_handed_over_match_stands_where_it_stood() -> None:
    session = game.new_session("realigious", [{}, {}, {}], {}, 8)
    for _ in range(60):
        question = session.questions()[0]
        session.answer(question.seat, question.options()[-1].key)
        copy = Session.resume(game.TITLES, session.save())
        assert copy.digest() == session.digest()
        assert [q.seat for q in copy.questions()] == [q.seat for q in session.questions()]
