"""8.10 of Realigious: the normal bot stops a victory that everybody sees coming, and takes its own."""
from __future__ import annotations

import pytest

from game.titles.realigious.bot_mind import turns_to_end
from tests.bots.test_realigious_bot import key_of, mind_of, traits
from tests.titles.realigious.play import Play

TARGET = 3334
HOUSE = (300, 80, 80)


@pytest.fixture
def play() -> Play:
    """A duel on plain grass; the bot on seat 0 stands on 8, whose neighbours are 9, 2, 1, 7, 15, 16."""
    play = Play()
    for seat in (0, 1):
        play.money(seat, 1000, 1000)
    return play


def sees_all(play: Play) -> None:
    """The bot knows every tile, so that nothing is to be discovered."""
    play.seat(0).knowledge = bytearray([2] * len(play.state.owner))


def relics(play: Play, seat: int, count: int) -> None:
    """Give a seat so many relics."""
    for _ in range(count):
        play.relic(holder=seat)


# ---------------------------------------------------------------- how near an end is
def test_8_10_an_end_is_counted_in_turns(play: Play) -> None:
    play.move_of(0)
    mind = mind_of(play)
    assert turns_to_end(mind, mind.me) == {"religious": 36, "social": 17, "mystic": 10}
    play.tile(2, owner=1, designation="icon", allotment=HOUSE)
    play.tile(9, owner=1, designation="school")
    relics(play, 1, 3)
    play.money(1, 500, 500, believers=TARGET - 241, reputation=91)
    mind = mind_of(play)
    assert turns_to_end(mind, mind.view.seats[1]) == {"religious": 2, "social": 3, "mystic": 1}


def test_8_10_whoever_needs_the_fewest_turns_is_the_one_to_stop() -> None:
    play = Play(3)
    play.money(1, 500, 500, believers=4500)  # 900 per mille, six turns
    for _ in range(4):
        play.relic(holder=2)  # 800 per mille, any turn
    play.move_of(0)
    assert mind_of(play).leading.seat == 2


# ---------------------------------------------------------------- moves
@pytest.mark.parametrize(("held", "key"), [(0, "tile:7"), (3, "tile:2")])
def test_8_10_the_relic_that_a_rival_needs_is_fetched_first(play: Play, held: int, key: str) -> None:
    traits(play, "religious")
    relics(play, 1, held)
    play.tile(7, allotment=(900, 600, 600))
    play.relic(tile=2, known=(0, 1))
    sees_all(play)
    play.move_of(0)
    assert key_of(play) == key


# ---------------------------------------------------------------- combats
@pytest.mark.parametrize(("designation", "believers", "state", "key"), [
    ("", 240, {}, "tile:7"), ("", 240, {"believers": TARGET - 80}, "tile:2"),
    ("school", 60, {}, "tile:7"), ("school", 60, {"reputation": 96}, "tile:2")])
def test_8_10_what_carries_a_rival_to_its_end_is_attacked(play: Play, designation: str, believers: int,
                                                         state: dict[str, int], key: str) -> None:
    traits(play, "religious")
    play.tile(7, allotment=(150, 150, 150))
    play.tile(2, owner=1, designation=designation, allotment=(believers, 80, 80))
    play.money(1, 1000, 1000, **state)
    sees_all(play)
    play.move_of(0)
    assert key_of(play) == key


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize(("reputation", "key"), [(60, "use:joy_of_ministry@1"), (97, "use:simple_prank@2")])
def test_8_10_a_prank_goes_before_an_own_gain_when_a_rival_is_nearly_loved_by_all(play: Play, reputation: int,
                                                                               key: str) -> None:
    traits(play, "religious")
    play.money(1, 1000, 1000, reputation=reputation)
    play.give(0, "joy_of_ministry", "simple_prank")
    play.cards_of(0)
    assert key_of(play) == key


@pytest.mark.parametrize(("believers", "tile"), [(500, "tile:2"), (TARGET - 100, "tile:9")])
def test_8_10_mountains_are_moved_from_under_the_rivals_icon(play: Play, believers: int, tile: str) -> None:
    traits(play, "religious")
    play.money(1, 1000, 1000, believers=believers)
    play.tile(2, owner=1, allotment=(400, 100, 100))
    play.tile(9, owner=1, designation="icon", allotment=(200, 100, 100))
    play.give(0, "move_mountains")
    play.cards_of(0)
    play.answer("use:move_mountains@1")
    assert key_of(play) == tile


@pytest.mark.parametrize(("held", "key"), [(1, "done"), (3, "use:time_reversal@1")])
def test_8_10_time_is_turned_back_for_who_is_about_to_win(play: Play, held: int, key: str) -> None:
    traits(play, "religious")
    play.money(0, 1400, 1400)
    relics(play, 1, held)
    play.state.seats[1].snapshots = play.state.seats[0].snapshots
    play.give(0, "time_reversal")
    play.turn_of(1)
    while play.question.seat == 1:
        play.answer(play.question.default())
    play.give(0, "time_reversal")
    play.cards_of(0)
    assert key_of(play) == key


@pytest.mark.parametrize(("held", "key"), [(0, "use:gleaning@1"), (3, "done")])
def test_8_10_the_price_of_an_answer_is_kept_while_a_victory_is_in_sight(play: Play, held: int, key: str) -> None:
    relics(play, 1, held)
    play.money(0, 810, 900)
    play.give(0, "gleaning", "miracle")
    play.cards_of(0)
    assert key_of(play) == key


@pytest.mark.parametrize("card", ["judgement_day", "axis_of_evil"])
def test_8_10_what_is_laid_on_one_of_several_is_laid_on_the_nearest_to_the_end(card: str) -> None:
    play = Play(3)
    play.money(0, 2000, 2000)
    play.money(1, 500, 500, believers=4500)  # 900 per mille, six turns
    play.money(2, 500, 500, reputation=94)  # 880 per mille, two turns
    play.give(0, card)
    play.cards_of(0)
    play.answer(f"use:{card}@1")
    assert key_of(play) == "seat:2"


# ---------------------------------------------------------------- the own victory
@pytest.mark.parametrize(("reputation", "key"), [(60, "use:reaper@1"), (93, "use:relief_corps@2")])
def test_8_10_the_own_track_is_finished_when_its_end_is_in_sight(play: Play, reputation: int, key: str) -> None:
    traits(play, "religious")
    play.money(0, 800, 800, reputation=reputation)
    play.give(0, "reaper", "relief_corps")
    play.cards_of(0)
    assert key_of(play) == key


def test_8_10_the_last_believers_are_fetched_where_they_are_surest(play: Play) -> None:
    play.money(0, 500, 500, believers=TARGET - 150)
    play.tile(7, allotment=(60, 900, 900))
    play.tile(2, allotment=(150, 0, 0))
    sees_all(play)
    play.move_of(0)
    assert key_of(play) == "tile:2"
