"""Section 8: bots play on by the rules, look at nothing hidden, and do not loop between quests."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.play import choose
from game.core.session import Session
from game.core.state import Step
from game.titles.vermilion import SPEC
from game.titles.vermilion.bot_picks import best_pick, score

from .play import Play

LONGEST = 900


def played(seats: int, level: str, seed: int, most: int = LONGEST, **options: str) -> Session:
    """A match of bots; every answer is one of the options."""
    session = Session(SPEC, [{} for _ in range(seats)], {"variant": "single_quest", **options}, seed)
    for _ in range(most):
        if session.outcome is not None:
            break
        seat = session.questions()[0].seat
        session.answer(seat, choose(session, seat, level, seed))
    return session


@pytest.mark.slow
@pytest.mark.parametrize(("level", "seats", "quest"), [("easy", 2, "q04"), ("normal", 1, "q03"), ("normal", 2, "q10")])
def test_8_bots_play_a_quest_to_its_end(level: str, seats: int, quest: str) -> None:
    assert played(seats, level, 1001, quest=quest).outcome is not None


@pytest.mark.slow
def test_8_careful_bots_calm_the_beating_ground() -> None:
    assert all(bool(played(1, "normal", seed, quest="q03").outcome.winners) for seed in (1000, 1001))


@pytest.mark.slow
def test_8_a_bot_answers_alike_where_only_hidden_things_differ() -> None:
    session = played(2, "normal", 5, most=40, quest="q02")
    seat = session.questions()[0].seat
    keys = {choose(session.imagine(seat, number), seat, "normal", 5) for number in range(4)}
    assert keys == {choose(session, seat, "normal", 5)}


def test_8_10_no_loops_between_quests() -> None:
    play = Play("karon", "seria")
    state = play.state
    state.mode, state.won, state.campaign.chapters = "campaign", True, 10
    for player in state.seats:
        player.materials = {"fang": 5, "sinew": 5, "bone_shard": 5, "heart": 2, "tonic": 2}
        player.hp = 5
    play.restart(Step("quest_end", ["won"]))
    count = 0
    while play.state.phase == "breathe" and count < 60:
        seat = play.session.questions()[0].seat
        play.session.answer(seat, choose(play.session, seat, "normal", 3))
        count += 1
    assert count < 40 and [player.worn["arm"][0] for player in play.state.seats] == ["w", "w"]
    assert all(int(player.worn["arm"][1:]) > 6 for player in play.state.seats)


def laid(card: str, **fields: Any) -> Play:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2", **fields)
    play.hand(0, card, "move")
    play.supply(0, imprint=2, breakthrough=1)
    return play


def test_8_4_an_attack_that_kills_comes_first() -> None:
    play = laid("attack", hp=1)
    assert best_pick(play.state, 0, play.options()) == "play:attack:arm"
    assert score(play.state, 0, "play:attack:arm") > score(laid("attack").state, 0, "play:attack:arm") - 36


def test_8_8_dice_that_are_left_over_heal() -> None:
    play = Play("karon")
    play.supply(0, imprint=2)
    play.seat(0).hp = 10
    assert best_pick(play.state, 0, play.options()) == "meditate"


def test_8_11_a_bot_ends_its_turn_where_nothing_is_worth_it() -> None:
    play = Play("karon")
    assert best_pick(play.state, 0, play.options()) == "end_turn"


def test_8_11_cards_and_dice_that_nothing_gains_by_are_kept() -> None:
    """A card is not burnt for a die, nor a die given for a card, only because nothing else can be done."""
    play = Play("karon")
    play.state.round = 3
    play.hand(0, "attack", "u03")
    play.supply(0, imprint=1)
    keys = [option.key.partition(":")[0] for option in play.options()]
    assert {"combust", "condense"} <= {*keys} and best_pick(play.state, 0, play.options()) == "end_turn"
