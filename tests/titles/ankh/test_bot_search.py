"""Section 8, hard: what is tried out, how far a world is played on, and that a clear win is found."""
from __future__ import annotations

import msgspec

from game.bots.search import searched
from game.bots.world import choice_of
from game.core.choice import BotChoice
from game.core.searching import Budget
from game.titles.ankh.bot_search import DECIDED, SEARCHES, proposals, settled, worth
from tests.titles.ankh.play import Play

SMALL = msgspec.structs.replace(SEARCHES["hard"], budget=Budget(nodes=60, ms=600_000))


def choice(play: Play, seat: int = 0, seed: int = 2) -> BotChoice:
    question = play.session.question(seat)
    assert question is not None
    return choice_of(play.session, question, seed)


def test_all_actions_and_cards_are_tried_out_and_moves_are_not() -> None:
    play = Play()
    play.turn(0)
    assert set(proposals(choice(play))) == {"move", "summon", "gain", "unlock"}
    play.answer("move")
    assert len(proposals(choice(play))) == 1
    play.put(1, "warrior", "4,4")
    play.battle(1)
    assert len(set(proposals(choice(play)))) == 7


def test_a_question_without_an_answer_of_its_own_has_the_default() -> None:
    play = Play("two_lands", "horus", "anubis")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("miracle", "chariots")
    assert proposals(choice(play, 1)) == []


def test_a_world_is_played_on_until_the_next_turn_or_the_conflict_is_over() -> None:
    begun, later = Play().state, Play().state
    assert not settled(begun, later)
    later.turns += 1
    assert not settled(begun, later)
    later.turns += 1
    assert settled(begun, later)
    begun.conflict = later.conflict = True
    assert not settled(begun, later)
    later.conflict = False
    assert settled(begun, later)


def test_a_match_that_is_won_is_worth_more_than_anything() -> None:
    play = Play()
    play.stands(30, 0)
    play.region(1)
    assert (worth(play.state, 0), worth(play.state, 1)) == (DECIDED, -DECIDED)


def test_the_token_is_used_where_it_wins_the_match() -> None:
    play = Play()
    play.raze("2,3")
    play.stands(30, 0)
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1, seat=0)
    play.cards("flood", "flood")
    assert searched(choice(play), SMALL) == "yes"


def test_equal_seeds_are_searched_alike() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    assert len({searched(choice(play, seed=5), SMALL) for _ in range(3)}) == 1
