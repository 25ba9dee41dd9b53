"""R11-R13: devotion, merging, forgotten gods and all ends."""
from __future__ import annotations

import pytest

from game.core.errors import MatchEnds
from game.titles.ankh.devotion import gain, lose
from game.titles.ankh.queries import free_bases
from tests.titles.ankh.play import Play


# ---------------------------------------------------------------- R11
def test_r11_2_a_marker_that_arrives_lies_on_top() -> None:
    play = Play("cataracts")
    play.stands(3, 2, 2, 0)
    gain(play.table, 1, 1, "t", "t")
    assert play.state.order == [3, 2, 0, 1]
    lose(play.table, 0, 1, "t", "t")
    assert play.state.order == [3, 2, 0, 1]
    lose(play.table, 1, 1, "t", "t")
    assert play.state.order == [3, 2, 0, 1]


def test_r11_2_a_gain_or_loss_of_nothing_moves_no_marker() -> None:
    play = Play("cataracts")
    play.stands(0, 0, 5, 5)
    lose(play.table, 0, 1, "t", "t")
    gain(play.table, 0, 0, "t", "t")
    assert play.state.order == [0, 1, 2, 3]


def test_r11_1_gains_stop_at_31_and_the_god_wins() -> None:
    play = Play()
    play.stands(29, 0)
    with pytest.raises(MatchEnds):
        gain(play.table, 0, 5, "t", "t")
    assert (play.devotion(0), play.session.outcome.winners, play.session.outcome.ranks) == (31, [0], [1, 2])


def test_s5_1_bountiful_makes_each_gain_larger_that_starts_in_the_red() -> None:
    play = Play()
    play.powers(0, "bountiful")
    found = []
    for start in (0, 20, 21):
        play.stands(start, 0)
        gain(play.table, 0, 2, "t", "t")
        found.append(play.devotion(0) - start)
    assert found == [3, 3, 2]


def test_s5_1_a_gain_of_nothing_gets_nothing_from_bountiful() -> None:
    play = Play()
    play.powers(0, "bountiful")
    gain(play.table, 0, 0, "t", "t")
    assert play.devotion(0) == 0


def test_r11_1_g22_the_red_zone_of_oasis_ends_at_15() -> None:
    play = Play("oasis")
    play.stands(16, 15)
    play.conflict_end(4)
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "ankh.only_god")


# ---------------------------------------------------------------- R12
def merged(*gods: str, **options: str) -> Play:
    """The third conflict of delta ends with the third god least and the second above it: seats 1 and 2 merge."""
    play = Play("delta", *(gods or ("horus", "ra", "anubis")), **options)
    play.stands(9, 5, 3)
    return play


def test_r12_1_r12_4_the_two_weakest_merge_in_the_lower_place() -> None:
    play = merged()
    play.conflict_end(3)
    assert (play.state.team, play.state.order, play.devotion(1)) == ([0, 1, 1], [1, 0], 3)


def test_r12_4_g20_the_stack_decides_between_equals() -> None:
    play = merged()
    play.stands(3, 3, 3)
    play.state.order = [2, 0, 1]
    play.conflict_end(3)
    assert (play.state.team, play.state.order) == ([0, 1, 0], [0, 1])


def test_r12_2_g18_what_the_lower_god_loses() -> None:
    play = merged()
    play.own(2, "4,4")
    play.powers(2, "revered")
    play.conflict_end(3)
    assert [play.on(name) for name in ("4,1", "5,1", "5,2", "4,4")] == ["", "", "", ""]
    assert (play.god(1).powers, play.god(2).alive) == ([], False)


def test_r12_3_followers_and_unique_powers_of_both() -> None:
    play = merged()
    play.followers(1, 4, 2)
    play.conflict_end(3)
    assert (play.has_followers(1), play.god(1).names, play.god(1).seats) == (6, ["ra", "anubis"], [1, 2])


def test_r12_3_guardians_that_fit_stay_where_they_are() -> None:
    play = merged()
    play.put(2, "cat_mummy", "5,3")
    play.give(2, "mummy")
    play.conflict_end(3)
    assert (play.on("5,3"), play.pool(1).count("mummy"), free_bases(play.state, 1, "small")) == ("1 cat_mummy", 1, 0)


def test_r12_3_the_higher_gods_seat_chooses_where_they_do_not_all_fit() -> None:
    play = merged()
    play.give(1, "cat_mummy")
    play.put(2, "cat_mummy", "5,3")
    play.give(2, "mummy")
    play.conflict_end(3)
    assert (play.asked(), play.offered()) == ("1 merge_guardians", ["cat_mummy@5,3", "mummy@pool", "done"])
    assert play.default() == "cat_mummy@5,3"
    play.answer("mummy@pool")
    assert (play.on("5,3"), play.pool(1).count("mummy")) == ("", 1)
    assert [figure.space for figure in play.state.figures if figure.kind == "cat_mummy" and figure.owner < 0] == [-3]


def test_r12_3_petsuchos_needs_no_base_in_a_merge() -> None:
    play = merged(guardian_3="petsuchos")
    play.give(1, "cat_mummy")
    play.give(1, "mummy")
    play.put(2, "petsuchos", "5,3")
    play.conflict_end(3)
    assert play.on("5,3") == "1 petsuchos"


def test_r12_5_if_anubis_is_lower_the_higher_gods_warriors_come_home() -> None:
    play = merged("horus", "ra", "anubis")
    play.trap(1)
    play.trap(0)
    play.conflict_end(3)
    assert (play.pool(1).count("warrior"), play.pool(0).count("warrior")) == (5, 4)
    assert [play.state.figures[number].owner for number in range(21)
            if play.state.figures[number].space == -2] == [0]


def test_r12_2_the_lower_gods_warriors_leave_anubis_slots() -> None:
    play = merged("horus", "anubis", "ra")
    play.trap(2, 2)
    play.conflict_end(3)
    assert play.view(None).trapped == ()


@pytest.mark.parametrize("lower", ["osiris", "bastet", "horus", "thoth", "amun"])
def test_r12_5_the_lower_gods_unique_power_belongs_to_the_merged_god(lower: str) -> None:
    play = merged("anubis", "ra", lower)
    if lower == "osiris":
        play.portals("4,3")
    play.conflict_end(3)
    assert lower in play.god(1).names
    assert play.state.portals == ([play.at("4,3")] if lower == "osiris" else [])


def test_r12_7_either_seat_places_the_cats_of_a_merged_bastet() -> None:
    play = merged("anubis", "ra", "bastet")
    play.conflict_end(3)
    assert sorted((q.seat, q.text) for q in play.questions) == [(1, "place_cats"), (2, "place_cats")]


def test_r12_5_sun_tokens_stay_on_guardians_and_leave_with_warriors() -> None:
    play = merged("horus", "anubis", "ra")
    play.put(2, "cat_mummy", "5,3")
    play.shine("5,1", "5,3")
    play.conflict_end(3)
    assert [figure.kind for figure in play.state.figures if figure.radiant] == ["cat_mummy"]
    assert play.view(None).suns == 2


def test_r12_6_g19_each_turn_of_a_merged_seat_is_one_action() -> None:
    play = merged()
    play.conflict_end(3)
    asked = []
    for seat in (1, 2):
        play.turn(seat, marker=12)
        play.answer("gain")
        asked.append(play.asked())
    assert asked == ["2 choose_action", "0 choose_action"]


def test_r12_6_both_seats_act_for_the_same_god() -> None:
    play = merged()
    play.conflict_end(3)
    play.turn(2, marker=12)
    play.answer("move")
    assert play.offered("9,4>") and play.asked() == "2 move_figure"


def test_r12_7_either_seat_answers_for_the_team_outside_its_turn() -> None:
    play = merged()
    play.conflict_end(3)
    play.put(0, "warrior", "8,5")
    play.battle(2)
    assert sorted(q.seat for q in play.questions) == [0, 1, 2]
    play.answer("chariots", seat=2)
    assert [q.seat for q in play.questions] == [0]
    play.answer("flood", seat=0)
    assert play.told("revealed")[-1]["cards"] in ("chariots", "flood")


def test_r12_7_g51_a_question_to_the_team_is_closed_by_the_first_answer() -> None:
    play = merged("ra", "anubis", "horus")
    play.conflict_end(3)
    play.put(0, "warrior", "8,5")
    play.state.conflict = True
    play.state.eyes = [2]
    play.battle(2)
    assert sorted((q.seat, q.text) for q in play.questions) == [(1, "horus_ban"), (2, "horus_ban")]
    play.answer("plague", seat=2)
    assert play.state.battle.banned == "plague"


def test_r12_7_the_two_see_everything_of_each_other() -> None:
    play = merged("ra", "thoth", "anubis")
    play.conflict_end(3)
    play.put(0, "warrior", "8,5")
    play.battle(2)
    play.answer("drought", seat=2)
    play.answer("flood", seat=0)
    seen = [dict(play.view(seat).battle.chosen)[1] for seat in (1, 2, 0, None)]
    assert seen == [("drought",), ("drought",), ("chosen",), ("chosen",)]


def test_r12_8_they_win_together() -> None:
    play = merged()
    play.conflict_end(3)
    play.stands(3, 22)
    play.conflict_end(4)
    assert (play.session.outcome.winners, play.session.outcome.ranks) == ([1, 2], [3, 1, 1])


def test_r12_9_two_seats_never_merge() -> None:
    play = Play()
    play.conflict_end(3)
    assert play.state.team == [0, 1]


def test_r12_sides_follow_the_state() -> None:
    play = merged()
    before = play.session.spec.sides_in(play.view(None))
    play.conflict_end(3)
    after = play.session.spec.sides_in(play.view(None))
    assert (before, after) == ((0, 1, 2), (0, 1, 1))


# ---------------------------------------------------------------- R13
def test_r13_2_what_a_forgotten_god_leaves_behind() -> None:
    play = Play("delta")
    play.stands(25, 12, 26)
    play.put(1, "cat_mummy", "8,5")
    play.give(1, "mummy")
    play.own(1, "8,1")
    play.conflict_end(4)
    assert [play.on(name) for name in ("9,4", "8,3", "8,4", "8,1", "8,5")] == [""] * 5
    assert play.state.team == [0, -1, 2]
    assert dict(play.view(None).supply)["mummy"] == 2


def test_r13_2_a_forgotten_anubis_lets_his_captives_go() -> None:
    play = Play("delta", "horus", "anubis", "ra")
    play.stands(25, 12, 26)
    play.trap(0, 2)
    play.conflict_end(4)
    assert play.pool(0).count("warrior") == 5


def test_r13_2_the_forgotten_gods_warriors_leave_the_slots() -> None:
    play = Play("delta", "horus", "anubis", "ra")
    play.stands(12, 25, 26)
    play.trap(0, 2)
    play.conflict_end(4)
    assert play.view(None).trapped == ()


def test_r13_2_r16_7_tokens_of_forgotten_gods_leave_the_game() -> None:
    play = Play("delta", "bastet", "osiris", "ra")
    play.answer("star>2,1", "plus1>8,1", "plus3>4,4")
    play.portals("4,3")
    play.stands(12, 25, 26)
    play.conflict_end(4)
    assert (play.state.cats, play.state.portals) == ([], [play.at("4,3")])


def test_r13_3_the_only_god_left_wins_at_once() -> None:
    play = Play("delta")
    play.stands(3, 21, 20)
    play.conflict_end(4)
    assert (play.session.outcome.winners, play.session.outcome.ranks) == ([1], [3, 1, 2])


def test_r13_4_g23_nobody_left_and_every_seat_has_lost() -> None:
    play = Play()
    play.stands(20, 3)
    play.conflict_end(4)
    outcome = play.session.outcome
    assert (outcome.winners, outcome.ranks, play.session.spec.track.ending(play.session, 0)) == ([], [1, 1], "nobody")


def test_r13_5_after_the_fifth_conflict_the_most_devotion_wins() -> None:
    play = Play()
    play.stands(22, 22)
    play.conflict_end(5)
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([1], "ankh.last_event")


def test_r13_5_thoth_is_paid_before_the_last_count() -> None:
    play = Play("two_lands", "thoth", "ra")
    play.stands(22, 23)
    play.state.scale = 1
    play.conflict_end(5)
    assert play.session.outcome.winners == [0]
