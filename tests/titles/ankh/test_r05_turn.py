"""R5, R6: the turn, the action track, and the four actions."""
from __future__ import annotations

import pytest

from tests.titles.ankh.play import Play


# ---------------------------------------------------------------- R5
def test_r5_2_the_second_action_stands_lower() -> None:
    play = Play()
    play.act("summon", "done")
    assert play.offered() == ["gain", "unlock"]
    assert play.why("move") == "R5.2 not_lower"
    assert play.why("action:summon") == "R5.2 not_lower"


def test_r5_2_after_unlock_there_is_no_second_action() -> None:
    play = Play()
    play.followers(0)
    play.act("unlock")
    assert play.asked() == "1 choose_action"


def test_r5_2_g3_a_possible_second_action_must_be_taken() -> None:
    play = Play()
    play.followers(0)
    play.act("gain")
    assert play.asked() == "0 unlock_power"


def test_r5_3_an_action_that_does_nothing_advances_its_counter() -> None:
    play = Play()
    play.god(0).unlocked, play.god(0).tokens = 6, play.god(0).tokens + 6
    play.act("unlock")
    assert play.state.counters == [0, 0, 0, 1]


@pytest.mark.parametrize(("scenario", "limits"), [("two_lands", [3, 3, 3, 2]), ("delta", [4, 4, 4, 3]),
                                                  ("cataracts", [5, 5, 5, 4]), ("five_nomes", [6, 6, 6, 5])])
def test_r5_5_g65_limits(scenario: str, limits: list[int]) -> None:
    assert Play(scenario).state.limits == limits


def test_r5_6_a_full_counter_ends_the_turn_after_the_event() -> None:
    play = Play()
    play.turn(0, counters=(2, 0, 0, 0))
    play.answer("move", "done")
    assert (play.state.marker, play.state.counters, play.asked()) == (1, [0, 0, 0, 0], "1 choose_action")


def test_r5_6_the_first_of_two_actions_may_end_the_turn() -> None:
    play = Play()
    play.turn(0, counters=(0, 0, 2, 0))
    play.answer("gain")
    assert (play.state.marker, play.god(0).unlocked) == (1, 0)


def test_r5_8_g53_the_cat_window_comes_after_the_action_and_before_the_event() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.answer("star>2,3", "plus3>8,3", "plus1>2,1")
    play.turn(1, counters=(0, 0, 2, 0))
    play.answer("no", "gain")
    assert (play.asked(), play.state.marker) == ("1 cat_window", 0)
    play.answer("no")
    assert play.state.marker == 1


def test_r5_8_the_window_is_offered_before_the_first_action_and_after_each() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(star="2,3", plus3="8,3", plus1="2,1")
    play.turn(1)
    asked = [play.asked()]
    play.answer("no", "gain")
    asked.append(play.asked())
    play.answer("no")
    play.answer("decline")
    asked.append(play.asked())
    assert asked == ["1 cat_window"] * 3


def test_r5_9_a_forgotten_seat_has_no_turn() -> None:
    play = Play("delta")
    play.stands(25, 10, 26)
    play.conflict_end(4)
    assert play.asked().startswith("2 ")


def test_s3_the_default_action_gains_then_summons_then_moves() -> None:
    play = Play()
    play.turn(0)
    assert play.default() == "gain"
    play.put(0, "god", "1,5")
    play.off("1,4")
    play.turn(0)
    assert play.default() == "summon"


# ---------------------------------------------------------------- R6.1
def test_r6_1_a_move_ends_on_empty_land_within_three() -> None:
    play = Play()
    play.act("move")
    assert play.why("2,4>2,5") == "R6.1 water"
    assert play.why("2,4>2,3") == "R3.1 occupied"
    assert play.why("2,4>6,4") == "R6.1 too_far"
    assert play.why("2,4>2,4") == "R6.1 stays"
    assert play.why("8,4>8,2") == "R6.1 not_own_figure"
    assert play.why("2,4>5,4") == ""


def test_r6_1_rivers_water_and_pieces_do_not_stop_a_move() -> None:
    play = Play()
    play.act("move")
    assert "2,4>4,2" in play.offered() and "1,4>3,5" in play.offered()


def test_r6_1_every_figure_moves_once_in_the_order_chosen() -> None:
    play = Play()
    play.act("move", "1,4>1,5")
    assert play.why("1,5>1,4") == "R6.1 moved_already"
    play.answer("2,4>1,4")
    assert (play.on("1,4"), play.on("1,5"), play.asked()) == ("0 god", "0 warrior", "0 choose_action")


def test_r6_1_a_figure_on_water_may_go_ashore_and_never_back() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.put(0, "apep", "2,5")
    play.act("move")
    assert "2,5>2,6" not in play.offered() and "2,5>1,5" in play.offered()


def test_s3_the_default_of_a_move_is_done() -> None:
    play = Play()
    play.act("move")
    assert play.default() == "done"


# ---------------------------------------------------------------- R6.2
def test_r6_2_a_summons_is_adjacent_to_a_figure_or_an_own_monument() -> None:
    play = Play()
    play.own(0, "10,6")
    play.act("summon")
    assert "regular:warrior>9,6" in play.offered()
    assert play.why("regular:warrior>4,4") == "R6.2 not_adjacent"
    assert play.why("regular:warrior>2,5") == "R6.2 water"
    assert play.why("regular:warrior>1,4") == "R3.1 occupied"
    assert play.why("regular:apep>3,4") == "R6.2 not_in_pool"


def test_r6_2_one_figure_and_it_may_be_declined() -> None:
    play = Play()
    play.act("summon", "regular:warrior>3,4")
    assert (play.on("3,4"), play.asked(), play.pool(0)) == ("0 warrior", "0 choose_action", ["warrior"] * 4)


def test_r6_2_g69_the_default_is_the_first_warrior() -> None:
    play = Play()
    play.act("summon")
    assert play.default().startswith("regular:warrior>")


def test_r6_2_without_a_figure_or_space_nothing_is_asked() -> None:
    play = Play()
    play.put(0, "warrior", "4,0", "6,0", "7,0", "8,0", "1,1")
    play.act("summon")
    assert play.asked() == "0 choose_action"


def test_s5_1_pyramid_attuned_summons_one_more_at_each_pyramid() -> None:
    play = Play()
    play.powers(0, "pyramid_attuned")
    play.own(0, "4,6", "7,1")
    play.act("summon", "4,6:warrior>4,5", "regular:warrior>4,4")
    assert (play.on("4,5"), play.on("4,4")) == ("0 warrior", "0 warrior")
    assert play.why("4,6:warrior>5,6") == "R6.2 slot_used"
    play.answer("7,1:warrior>7,2")
    assert (play.on("7,2"), play.asked()) == ("0 warrior", "0 choose_action")


def test_s5_1_the_extra_figure_stands_next_to_its_pyramid() -> None:
    play = Play()
    play.powers(0, "pyramid_attuned")
    play.own(0, "4,6")
    play.act("summon")
    assert play.why("4,6:warrior>3,4") == "R6.2 not_adjacent"


def test_r6_2a_g62_apep_at_a_pyramid_may_use_its_own_rule() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.powers(0, "pyramid_attuned")
    play.give(0, "apep")
    play.own(0, "4,6")
    play.act("summon", "4,6:apep>9,1")
    assert play.on("9,1") == "0 apep"


# ---------------------------------------------------------------- R6.3, R6.4
def test_r6_3_each_monument_counts_once() -> None:
    play = Play()
    play.put(0, "warrior", "3,3")
    play.act("gain")
    assert play.has_followers(0) == 2


def test_r6_3_enemy_monuments_give_nothing() -> None:
    play = Play()
    play.own(1, "2,3")
    play.act("gain")
    assert play.has_followers(0) == 1


def test_r6_4_g4_declining_loses_the_token_to_the_pool() -> None:
    play = Play()
    play.act("unlock", "decline")
    assert (play.god(0).tokens, play.god(0).powers, play.has_followers(0)) == (9, [], 1)


def test_r6_4_the_default_is_the_first_power_of_the_table() -> None:
    play = Play()
    play.act("unlock")
    assert play.default() == "commanding"


def test_r6_4_g60_a_power_of_a_level_that_is_past_is_out_of_reach() -> None:
    play = Play()
    play.god(0).unlocked, play.god(0).tokens = 2, play.god(0).tokens + 2
    play.followers(9)
    play.act("unlock")
    assert play.why("power:revered") == "R6.4 other_level"
    assert len(play.offered()) == 5


def test_r6_5_a_power_that_it_has_is_not_offered_again() -> None:
    play = Play()
    play.powers(0, "revered")
    play.act("unlock")
    assert play.why("revered") == "R6.4 owned_already"


@pytest.mark.parametrize(("token", "guardian"), [(1, ""), (2, "cat_mummy"), (3, ""), (4, "mummy"), (5, "androsphinx"),
                                                 (6, "")])
def test_r6_4c_g5_the_second_fourth_and_fifth_token_bring_a_guardian(token: int, guardian: str) -> None:
    play = Play()
    play.god(0).unlocked, play.god(0).tokens = token - 1, play.god(0).tokens + token - 1
    play.followers(0)
    play.act("unlock")
    assert [kind for kind in play.pool(0) if kind != "warrior"] == [guardian] * bool(guardian)


def test_r6_4c_none_where_the_supply_is_empty() -> None:
    play = Play()
    play.give(1, "cat_mummy")
    play.god(0).unlocked, play.god(0).tokens = 1, play.god(0).tokens + 1
    play.followers(0)
    play.act("unlock")
    assert play.pool(0) == ["warrior"] * 5


def test_r6_4d_without_a_token_nothing_happens() -> None:
    play = Play()
    play.god(0).unlocked, play.god(0).tokens = 6, play.god(0).tokens + 6
    play.followers(9)
    play.act("unlock")
    assert (play.has_followers(0), play.asked()) == (9, "1 choose_action")
