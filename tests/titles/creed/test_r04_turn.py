"""R4. The turn: counters, ending it, carrying over, the first-round ban, one attack a unit."""
from __future__ import annotations

import pytest

from tests.titles.creed.play import Play

VERBS = ["deploy", "move", "cross", "swap", "rotate", "reveal", "recall", "field_attack", "siege_attack", "morale",
         "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate", "end_turn"]


def everything(players: int = 2) -> Play:
    """A position in which seat 0 can do everything there is."""
    play = Play(players)
    play.units(0, "cavalry_4@L1r1", "infantry_1@L1r2", "archer@L1r3:d", "spearman@L2r1", "obstacle_1@R1r1")
    play.units(1, "infantry_1@R1r1")
    play.ruin(0, "T12")
    return play


def verbs(play: Play, seat: int = 0) -> list[str]:
    """What is offered, each verb once."""
    return list(dict.fromkeys(option.verb for option in play.options(seat=seat)))


# ---------------------------------------------------------------- R4.1
@pytest.mark.parametrize("first", [0, 1])
def test_r4_1_the_first_side_then_the_second_make_a_round(first: int) -> None:
    play = Play()
    play.state.first = first
    play.round(2)
    seats = []
    while play.state.round == 2:
        seats.append(play.question.seat)
        play.end_turn()
    assert (seats, play.question.seat) == ([first, 1 - first], first)


def test_r4_1_both_allies_act_in_the_same_turn() -> None:
    assert [q.seat for q in Play(4).questions] == [0, 2]


def test_r4_1_allies_mix_their_actions() -> None:
    play = Play(4)
    play.answer("deploy:archer@L1r1", seat=2)
    play.answer("deploy:archer@L1r1", seat=0)
    play.answer("deploy:archer@L1r2", seat=2)
    assert (play.field(0), play.field(2)) == (["archer@L1r1"], ["archer@L1r1", "archer@L1r2"])


def test_r4_1_an_allys_action_is_resolved_before_the_next() -> None:
    play = Play(4)
    play.units(2, "archer@L1r1", "spearman@L2r1", "cavalry_4@L3r1")
    play.answer("rotate:L1r1", seat=2)
    assert [(q.seat, q.text) for q in play.questions] == [(2, "rotate_pick")]


def test_r4_1_the_other_side_waits() -> None:
    assert Play().why("deploy:archer@L1r1", seat=1) == "R4.1 not_asked"


def test_r4_1_turns_and_rounds_are_told() -> None:
    play = Play()
    play.round(3)
    assert (play.told("round_began"), play.told("turn_began")) == ([{"round": 3}], [{"side": 0, "round": 3}])


# ---------------------------------------------------------------- R4.2, R4.3
@pytest.mark.parametrize(("white", "ap"), [(0, 10), (1, 11), (3, 13)])
def test_r4_2_ten_points_and_the_white_ones(white: int, ap: int) -> None:
    play = Play()
    play.seat(0).white = white
    play.turn(0)
    assert play.left(0) == ap


def test_r4_2_both_allies_get_theirs() -> None:
    play = Play(4)
    for seat in range(4):
        play.ap(seat, 0)
    play.turn(1)
    assert [play.left(seat) for seat in range(4)] == [0, 10, 0, 10]


def test_r4_3_points_are_not_shared_with_the_ally() -> None:
    play = Play(4)
    play.ap(2, 1)
    assert play.why("deploy:archer@L1r1", seat=2) == "R5.1 ap"


def test_r4_3_an_ally_pays_nothing_for_the_others_action() -> None:
    play = Play(4)
    play.answer("deploy:archer@L1r1", seat=0)
    assert [play.left(seat) for seat in (0, 2)] == [8, 10]


def test_r4_3_white_counters_are_paid_first() -> None:
    play = Play()
    play.ap(0, 12)
    play.units(0, "siege_engine@L1r1")
    play.answer("siege_attack:L1r1>T31")
    assert (play.seat(0).own, play.seat(0).white) == (9, 0)


def test_r4_3_any_number_of_actions_in_any_order() -> None:
    play = everything()
    play.answer("siege_attack:L2r1>T32", "move:L2r1>L3r1", "field_attack:L1r1>1", "deploy:archer@R1r2",
                "cross:R1r2>L2r1")
    assert play.left(0) == 0


# ---------------------------------------------------------------- R4.4
def test_r4_4_a_turn_may_end_with_all_points_left() -> None:
    play = Play()
    play.answer("end_turn")
    assert play.question.seat == 1


def test_r4_4_end_turn_is_final() -> None:
    play = Play(4)
    play.answer("end_turn", seat=0)
    assert ([q.seat for q in play.questions], play.why("end_turn", seat=0)) == ([2], "R4.4 part_ended")


def test_r4_4_the_turn_ends_when_all_seats_have_ended() -> None:
    play = Play(4)
    play.answer("end_turn", seat=2)
    play.answer("end_turn", seat=0)
    assert ([q.seat for q in play.questions], play.told("turn_ended")) == ([1, 3], [{"side": 0}])


def test_r4_4_the_end_of_a_part_tells_what_is_carried() -> None:
    play = Play(4)
    play.answer("end_turn", seat=2)
    assert play.told("part_ended") == [{"seat": 2, "carried": 3}]


def test_r4_4_a_part_ends_by_itself_when_nothing_else_is_legal() -> None:
    play = Play()
    play.ap(0, 2)
    play.answer("deploy:archer@L1r1")
    assert (play.told("part_ended"), play.question.seat) == ([{"seat": 0, "carried": 0}], 1)


def test_r4_4_an_ally_who_can_do_nothing_is_not_asked() -> None:
    play = Play(4)
    play.ap(2, 0)
    assert [q.seat for q in play.questions] == [0]


def test_r4_4_a_part_that_ends_by_itself_carries_over() -> None:
    swamps = "L1r1 L1r2 L1r3 L2r1 L2r2 L2r3 L3r1 L3r2 L3r3 R1r1 R1r2 R1r3"
    play = Play(board=[swamps, swamps])
    play.units(0, "archer@R2r1", "archer@R2r2", "cavalry_3@R2r3", "cavalry_3@R3r1", "cavalry_4@R3r2", "spearman@R3r3")
    play.boxes(0, morale=3, redeploy=2, reinforce=2)
    play.ap(0, 1)
    assert (play.question.seat, play.seat(0).white) == (1, 1)


@pytest.mark.parametrize("unit", ["obstacle_1@L1r1", "archer@L1r3:d"])
def test_r4_4_what_costs_nothing_keeps_the_part_open(unit: str) -> None:
    play = Play()
    play.units(0, unit)
    play.ap(0, 0)
    assert (play.question.seat, len(play.offered())) == (0, 2)


def test_s3_team_turn_times_out_with_end_turn() -> None:
    assert [everything(4).default(seat) for seat in (0, 2)] == ["end_turn", "end_turn"]


# ---------------------------------------------------------------- R4.5
@pytest.mark.parametrize(("left", "carried"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (10, 3), (13, 3)])
def test_r4_5_at_most_three_counters_are_carried_over(left: int, carried: int) -> None:
    play = Play()
    play.ap(0, left)
    play.units(0, "obstacle_1@L1r1")
    play.answer("end_turn")
    assert (play.seat(0).own, play.seat(0).white) == (0, carried)


def test_r4_5_carried_counters_can_be_carried_again() -> None:
    play = Play()
    play.ap(0, 2)
    for _ in range(2):
        play.end_turn()
        play.end_turn()
    assert play.left(0) == 13


def test_e15_carry_over() -> None:
    play = Play()
    play.ap(0, 5)
    found = []
    for _ in range(2):
        play.end_turn()
        found.append(play.left(0))
        play.end_turn()
        found.append(play.left(0))
    assert found == [3, 13, 3, 13]


# ---------------------------------------------------------------- R4.6
def test_r4_6_marks_and_boosts_are_cleared_at_the_start_of_the_own_turn() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, "infantry_1@L1r1")
    for seat in (0, 1):
        play.mark(seat, "L1r1", attacked=True, boost=2)
    play.turn(0)
    assert (play.marks(0, "L1r1"), play.marks(1, "L1r1")) == ((False, 0), (True, 2))


def test_r4_6_marks_last_to_the_end_of_the_turn() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.mark(0, "L1r1", attacked=True, boost=1)
    play.answer("end_turn")
    assert play.marks(0, "L1r1") == (True, 1)


@pytest.mark.parametrize(("key", "cell"), [("rumour:0L1r1", "L1r1"), ("field_attack:R1r1>1", "L1r1")])
def test_r4_6_a_tile_that_leaves_the_field_loses_them(key: str, cell: str) -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, "cavalry_4@R1r1")
    play.mark(0, cell, attacked=True, boost=2)
    play.act(1)
    play.answer(key)
    assert (play.field(0), play.marks(0, cell)) == ([], (False, 0))


# ---------------------------------------------------------------- R4.7
def test_r4_7_the_first_side_neither_besieges_nor_assassinates_in_round_one() -> None:
    play = everything()
    play.act(0, 1)
    assert [verb for verb in VERBS if verb not in verbs(play)] == ["siege_attack", "assassinate"]


@pytest.mark.parametrize("ref", ["siege_attack", "siege_attack:L2r1", "siege_attack:L2r1>T32", "assassinate",
                                 "assassinate:1T22", "action:assassinate", "tent:1T22"])
def test_r4_7_the_ban_is_told(ref: str) -> None:
    play = everything()
    play.act(0, 1)
    assert play.why(ref) == "R4.7 first_round"


@pytest.mark.parametrize("unit", ["siege_engine@L1r1", "assassin@L1r1"])
def test_r4_7_no_unit_is_exempt(unit: str) -> None:
    play = Play(nations=("noctre", "aurand"))
    play.units(0, unit)
    play.act(0, 1)
    assert play.offered("siege_attack") == []


def test_r4_7_the_second_side_has_no_ban() -> None:
    play = everything()
    play.state.first = 1
    play.act(0, 1)
    assert verbs(play) == VERBS


def test_r4_7_the_ban_ends_with_round_one() -> None:
    assert verbs(everything()) == VERBS


def test_r4_7_both_seats_of_the_first_side_are_banned() -> None:
    play = Play(4)
    play.units(2, "infantry_1@L1r1")
    play.act(0, 1)
    assert play.why("siege_attack:L1r1", seat=2) == "R4.7 first_round"


@pytest.mark.parametrize(("round_number", "side", "ban"), [(1, 0, True), (1, 1, False), (2, 0, False)])
def test_r4_7_the_view_tells_of_the_ban(round_number: int, side: int, ban: bool) -> None:
    play = Play()
    play.act(side, round_number)
    assert play.view(None).ban is ban


def test_e18_first_round_ban() -> None:
    play = everything()
    play.act(0, 1)
    first = [verb in verbs(play) for verb in ("siege_attack", "assassinate", "field_attack", "rumour")]
    play = everything()
    play.state.first = 1
    play.act(0, 1)
    assert (first, {"siege_attack", "assassinate"} <= set(verbs(play))) == ([False, False, True, True], True)


# ---------------------------------------------------------------- R4.8
def test_r4_8_one_attack_a_unit_and_turn() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, "archer@R1r1", "shieldbearer_5@R1r2")
    play.answer("field_attack:L1r1>1")
    assert (play.offered("field_attack"), play.why("field_attack:L1r1")) == ([], "R4.8 attacked")


@pytest.mark.parametrize("first", ["field_attack:L1r1>1", "siege_attack:L1r1>T31"])
def test_r4_8_field_or_siege(first: str) -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, *(["archer@R1r1"] if first[0] == "f" else []))
    play.answer(first)
    assert play.why("siege_attack:L1r1") == "R4.8 attacked"


def test_r4_8_another_unit_may_still_attack() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1", "infantry_1@L1r2")
    play.answer("siege_attack:L1r1>T31")
    assert play.offered("siege_attack") == ["siege_attack:L1r2>T21"]


def test_r4_8_a_unit_may_move_before_its_attack() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.answer("move:L1r1>L3r1", "siege_attack:L3r1>T33")
    assert play.tent(1, "T33") == "ruin"


@pytest.mark.parametrize("move", ["move:L1r1>L2r1", "cross:L1r1>R1r1", "swap:L1r1+R1r1"])
def test_r4_8_and_after_it_with_its_mark(move: str) -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1", *(["archer@R1r1"] if "+" in move else []))
    play.answer("siege_attack:L1r1>T31", move)
    goal = move[-4:]
    assert (play.marks(0, goal), play.why(f"siege_attack:{goal}")) == ((True, 0), "R4.8 attacked")


def test_r4_8_a_unit_deployed_this_turn_may_attack() -> None:
    play = Play()
    play.answer("deploy:infantry_1@L1r1", "siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"


def test_r4_8_a_unit_may_attack_again_next_turn() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.answer("siege_attack:L1r1>T31", "end_turn")
    play.end_turn()
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T21"]


# ---------------------------------------------------------------- R4.9, 3.1
@pytest.mark.parametrize(("ap", "more"), [
    (0, {"reveal", "recall", "end_turn"}), (1, {"move", "morale", "redeploy", "appoint"}),
    (2, {"deploy", "cross", "swap", "field_attack"}), (3, {"rotate", "siege_attack", "reinforce", "rumour", "fortify"}),
    (4, set()), (5, set()), (6, {"assassinate"}), (13, set())])
def test_r4_9_a_verb_is_offered_from_its_ap_on(ap: int, more: set[str]) -> None:
    play = everything()
    play.ap(0, ap - 1 if ap else 0)
    before = set(verbs(play)) if ap else set()
    play.ap(0, ap)
    assert set(verbs(play)) - before == more


@pytest.mark.parametrize(("verb", "reason"), [
    ("deploy", "R5.1 ap"), ("move", "R5.2 ap"), ("cross", "R5.3 ap"), ("swap", "R5.4 ap"),
    ("rotate", "R5.4 rotation_ap"), ("field_attack", "R6 ap"), ("siege_attack", "R7 ap"), ("morale", "R8.1 ap"),
    ("action:rumour", "R8.1 ap")])
def test_r4_9_too_little_ap_is_told(verb: str, reason: str) -> None:
    play = everything()
    play.ap(0, 0)
    assert play.why(verb) == reason


def test_r4_9_without_a_cube_no_special_action() -> None:
    play = everything()
    play.boxes(0, rumour=2, fortify=2, reinforce=2, assassinate=1)
    assert not set(verbs(play)) & {"morale", "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate"}


def test_r4_9_with_no_legal_target_a_verb_is_not_offered() -> None:
    play = Play()
    assert verbs(play) == ["deploy", "reinforce", "redeploy", "fortify", "assassinate", "end_turn"]


@pytest.mark.parametrize(("ref", "reason"), [
    ("move", "R5.2 nobody_to_move"), ("cross", "R5.3 nobody_to_move"), ("swap", "R5.4 two_units"),
    ("rotate", "R5.4 three_units"), ("reveal", "R5.6 face_up_already"), ("recall", "R5.7 only_obstacles_return"),
    ("field_attack", "R6.2 no_attacker"), ("siege_attack", "R7.1 no_attacker"), ("nonsense", "R4.9 unknown")])
def test_r4_9_why_a_verb_is_not_offered(ref: str, reason: str) -> None:
    assert Play().why(ref) == reason


@pytest.mark.parametrize(("ref", "ap", "reason"), [
    ("cell:0L2r2", 10, "R5.1 swamp"), ("cell:0L3r1", 0, "R5.1 ap"), ("cell:0L1r1", 0, "R5.2 ap"),
    ("cell:1R1r1", 1, "R6 ap"), ("cell:1L1r1", 10, "R6.2 empty_rank"), ("cell:1L3r2", 2, "R6.2 no_attacker"),
    ("tent:1T33", 3, "R7.1 no_attacker"), ("tent:1T22", 10, "R7.8 ruin"),
    ("tent:0T12", 10, "R7.8 ruin"), ("tent:0T11", 2, "R8.1 ap"), ("cell:9L1r1", 10, "R4.9 unknown")])
def test_c6_4_what_is_pointed_at(ref: str, ap: int, reason: str) -> None:
    play = everything()
    play.units(1, "archer@L3r2")
    play.ruin(1, "T22")
    play.ap(0, ap)
    assert play.why(ref) == reason


def test_c6_4_the_allys_field_is_not_the_own_one() -> None:
    assert everything(4).why("cell:2L1r1", seat=0) == "R5.1 own_fields"


def test_c6_4_with_an_empty_hand_no_cell_can_be_deployed_on() -> None:
    play = Play()
    play.hand(0)
    assert play.why("cell:0L1r1") == "R5.1 empty_hand"


def test_s3_1_verbs_come_in_the_order_of_the_table() -> None:
    play = everything()
    play.ap(0, 13)
    assert verbs(play) == VERBS
