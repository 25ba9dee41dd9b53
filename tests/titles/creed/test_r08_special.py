"""R8.1-R8.3, R8.8-R8.10. Special actions but for those of the own camp (test_r08_camp.py)."""
from __future__ import annotations

import pytest

from tests.titles.creed.play import Play

ALL_BOXES = ("morale", "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate")


@pytest.fixture
def play() -> Play:
    return Play()


def whole(nations: tuple[str, ...] = ("aurand", "tarvok")) -> Play:
    """Every special action has a legal use for seat 0."""
    play = Play(nations=nations)
    play.units(0, "cavalry_4@L1r1", "archer@L1r3:d")  # to turn it up is always possible: the part goes on without AP
    play.units(1, "infantry_1@L1r1", "archer@L2r1")
    play.fallen(0, "infantry_1")
    play.ruin(0, "T12")
    play.ap(0, 13)
    return play


def events(play: Play, *kinds: str) -> list[str]:
    """What of these kinds was told to everybody, with cell and unit."""
    return [f"{event.kind} {event.data['cell']} {event.data['unit']}" for event in play.session.events()
            if event.kind in kinds]


# ---------------------------------------------------------------- R8.1 cubes and boxes
@pytest.mark.parametrize(("action", "boxes", "prices"), [
    ("morale", 3, ([1, 2], [1, 2], [1, 2])), ("reinforce", 2, ([3], [3])), ("redeploy", 2, ([1], [1])),
    ("appoint", 1, ([1],)), ("rumour", 2, ([3], [4])), ("fortify", 2, ([3], [4])), ("assassinate", 1, ([6],))])
def test_r8_1_each_box_has_its_price(action: str, boxes: int, prices: tuple[list[int], ...]) -> None:
    found = []
    for filled in range(boxes):
        play = whole()
        play.boxes(0, **{action: filled})
        found.append(sorted({play.args(key)["ap"] for key in play.offered(action)}))
    assert found == list(prices)


@pytest.mark.parametrize(("action", "boxes"), [("morale", 3), ("reinforce", 2), ("redeploy", 2), ("appoint", 1),
                                               ("rumour", 2), ("fortify", 2), ("assassinate", 1)])
def test_r8_1_without_a_free_box_there_is_no_action(action: str, boxes: int) -> None:
    play = whole()
    play.boxes(0, **{action: boxes})
    assert (play.offered(action), play.why(f"action:{action}")) == ([], "R8.1 no_box")


@pytest.mark.parametrize("action", ["appoint", "rumour", "fortify", "assassinate"])
def test_r8_1_without_a_cube_there_is_no_action(action: str) -> None:
    play = whole()
    play.boxes(0, morale=3, reinforce=2, redeploy=2)
    assert (play.offered(action), play.why(f"action:{action}")) == ([], "R8.1 no_cube")


@pytest.mark.parametrize(("action", "price"), [("morale", 1), ("reinforce", 3), ("redeploy", 1), ("appoint", 1),
                                               ("rumour", 3), ("fortify", 3), ("assassinate", 6)])
def test_r8_1_an_action_that_cannot_be_paid_in_full_is_not_there(action: str, price: int) -> None:
    play = whole()
    play.ap(0, price - 1)
    without = play.offered(action), play.why(f"action:{action}")
    play.ap(0, price)
    assert (without, play.why(f"action:{action}")) == (([], "R8.1 ap"), "")


@pytest.mark.parametrize("action", ["rumour", "fortify"])
def test_r8_1_the_second_box_wants_four_ap(action: str) -> None:
    play = whole()
    play.boxes(0, **{action: 1})
    play.ap(0, 3)
    assert (play.offered(action), play.why(f"action:{action}")) == ([], "R8.1 ap")


@pytest.mark.parametrize(("keys", "price"), [
    (("morale:L1r1+2",), 2), (("reinforce", "infantry_1", "done"), 3), (("redeploy:1", "keep"), 1),
    (("appoint:0T22",), 1), (("rumour:1L1r1",), 3), (("fortify:T11",), 3), (("assassinate:1T33",), 6)])
def test_r8_1_a_use_puts_one_cube_on_a_box_and_pays_its_ap(keys: tuple[str, ...], price: int) -> None:
    play = whole()
    play.answer(*keys)
    action = keys[0].partition(":")[0]
    assert (play.filled(0), play.seat(0).cubes, 13 - play.left(0)) == ({action: 1}, 6, price)


def test_r8_1_any_number_of_special_actions_in_a_turn() -> None:
    play = whole()
    play.answer("morale:L1r1+1", "fortify:T11", "fortify:T13", "rumour:1L1r1", "appoint:0T22", "redeploy:1", "keep")
    assert (play.seat(0).cubes, play.left(0)) == (1, 0)


def test_r8_1_cubes_and_boxes_stay_as_they_are_in_the_next_turn(play: Play) -> None:
    play.units(0, "cavalry_4@L1r1")
    play.answer("morale:L1r1+1")
    play.turn(0)
    assert (play.seat(0).cubes, play.filled(0)) == (6, {"morale": 1})


def test_r8_1_each_seat_has_its_own_boxes() -> None:
    play = Play(4)
    play.units(0, "cavalry_4@L1r1")
    play.units(2, "cavalry_4@L1r1")
    play.answer("morale:L1r1+1", seat=2)
    assert (play.filled(0), play.filled(2)) == ({}, {"morale": 1})


def test_r8_1_the_verbs_come_in_the_order_of_the_table() -> None:
    verbs = [option.verb for option in whole().options() if option.verb in ALL_BOXES]
    assert tuple(dict.fromkeys(verbs)) == ALL_BOXES


# ---------------------------------------------------------------- R8.2 morale
@pytest.mark.parametrize("amount", [1, 2])
def test_r8_2_a_boost_of_one_or_two_for_as_many_ap(play: Play, amount: int) -> None:
    play.units(0, "infantry_1@L1r1")
    play.units(1, "shieldbearer_5@R1r1")
    play.answer(f"morale:L1r1+{amount}")
    assert (play.args("field_attack:L1r1>1")["power"], play.left(0)) == (1 + amount, 10 - amount)


@pytest.mark.parametrize(("seat", "unit"), [
    (0, "infantry_1"), (0, "infantry_2"), (0, "spearman"), (0, "shieldbearer_4"), (0, "shieldbearer_5"),
    (0, "cavalry_3"), (0, "cavalry_4"), (0, "armoured_cavalry"), (1, "heavy_infantry")])
def test_r8_2_these_can_be_boosted(seat: int, unit: str) -> None:
    play = Play(4)
    play.units(seat, f"{unit}@L1r1")
    play.act(seat)
    assert play.offered("morale", seat) == ["morale:L1r1+1", "morale:L1r1+2"]


@pytest.mark.parametrize(("seat", "unit"), [(0, "archer"), (0, "obstacle_1"), (0, "obstacle_2"), (0, "siege_engine"),
                                            (2, "ballista"), (3, "assassin")])
def test_r8_2_these_cannot_be_boosted(seat: int, unit: str) -> None:
    play = Play(4)
    play.units(seat, f"{unit}@L1r1")
    play.act(seat % 2)
    assert (play.offered("morale", seat), play.why("morale:L1r1+1", seat)) == ([], "R8.2 no_boost")


def test_r8_2_not_a_face_down_unit(play: Play) -> None:
    play.units(0, "cavalry_3@L1r3:d")
    hidden = play.offered("morale"), play.why("morale:L1r3+1")
    play.answer("reveal:L1r3")
    assert (hidden, len(play.offered("morale"))) == (([], "R8.2 face_down"), 2)


def test_r8_2_not_a_unit_that_has_attacked_this_turn(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.mark(0, "L1r1", attacked=True)
    assert (play.offered("morale"), play.why("morale:L1r1+1")) == ([], "R8.2 attacked")


def test_r8_2_not_a_unit_boosted_this_turn(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1", "cavalry_3@L3r1")
    play.answer("morale:L1r1+1")
    assert (play.offered("morale"), play.why("morale:L1r1+1")) == (
        ["morale:L3r1+1", "morale:L3r1+2"], "R8.2 boosted_already")


def test_r8_2_boosted_again_in_the_next_turn(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.answer("morale:L1r1+2")
    play.turn(0)
    assert (play.marks(0, "L1r1"), len(play.offered("morale"))) == ((False, 0), 2)


def test_r8_2_not_where_no_unit_stands(play: Play) -> None:
    play.units(0, "archer@L1r1")
    assert (play.why("morale:L1r2+1"), play.why("action:morale")) == ("R8.2 no_own_unit", "R8.2 nobody_to_boost")


def test_r8_2_not_an_allys_unit() -> None:
    play = Play(4)
    play.units(2, "cavalry_3@L1r1")
    assert (play.offered("morale", 0), len(play.offered("morale", 2))) == ([], 2)


def test_r8_2_two_ap_must_be_there_for_a_boost_of_two(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.ap(0, 1)
    assert (play.offered("morale"), play.why("morale:L1r1+2")) == (["morale:L1r1+1"], "R8.1 ap")


def test_r8_2_a_boost_is_not_an_attack(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.units(1, "infantry_1@R1r1")
    play.answer("morale:L1r1+1", "field_attack:L1r1>1")
    assert play.marks(0, "L1r1") == (True, 1)


@pytest.mark.parametrize(("key", "cell"), [("move:L1r1>L1r2", "L1r2"), ("cross:L1r1>R1r1", "R1r1"),
                                           ("swap:L1r1+L3r1", "L3r1")])
def test_r8_2_a_boost_moves_with_the_unit(play: Play, key: str, cell: str) -> None:
    play.units(0, "cavalry_3@L1r1", "infantry_1@L3r1")
    play.answer("morale:L1r1+2", key)
    assert [play.marks(0, name)[1] for name in (cell, "L1r1")] == [2, 0]


def test_r8_2_all_are_told_of_a_boost(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.answer("morale:L1r1+2")
    assert play.told("boosted", 1) == [{"seat": 0, "cell": "0L1r1", "unit": "cavalry_3", "amount": 2, "ap": 2}]


# ---------------------------------------------------------------- R8.3 reinforcement
def test_r8_3_one_to_three_units_come_to_the_hand(play: Play) -> None:
    play.hand(0, "archer")
    play.answer("reinforce", "siege_engine", "cavalry_4", "cavalry_3")
    assert (play.in_hand(0), play.question.text) == (
        {"archer": 1, "siege_engine": 1, "cavalry_4": 1, "cavalry_3": 1}, "team_turn")


def test_r8_3_after_the_first_one_may_stop(play: Play) -> None:
    play.fallen(0, "infantry_1")
    play.answer("reinforce")
    first = play.offered("done")
    play.answer("infantry_1", "done")
    assert (first, play.in_hand(0)["infantry_1"], play.question.text) == ([], 2, "team_turn")


def test_g30_a_single_choice_is_asked(play: Play) -> None:
    play.answer("reinforce")
    assert play.offered() == ["siege_engine"]
    play.answer("siege_engine")
    assert (play.question.text, play.in_hand(0)["siege_engine"]) == ("team_turn", 1)


def test_r8_3_no_more_than_there_are(play: Play) -> None:
    play.fallen(0, "infantry_1")
    play.answer("reinforce", "siege_engine", "infantry_1")
    assert (play.question.text, play.dead(0)) == ("team_turn", {})


def test_r8_3_equal_tiles_are_one_choice_in_the_order_of_the_table(play: Play) -> None:
    play.fallen(0, "spearman", "infantry_1", "infantry_1", "armoured_cavalry")
    play.answer("reinforce", "spearman")
    assert play.offered() == ["infantry_1", "siege_engine", "done"]


def test_r8_3_special_units_never_come_back(play: Play) -> None:
    play.units(0, "siege_engine@L1r1")
    play.fallen(0, "armoured_cavalry", "armoured_cavalry")
    assert (play.offered("reinforce"), play.why("action:reinforce")) == ([], "R8.3 nobody_fallen")


def test_r8_3_the_siege_engine_enters_the_war_by_reinforcement(play: Play) -> None:
    before = play.why("hand:siege_engine")
    play.answer("reinforce", "siege_engine", "deploy:siege_engine@L1r1")
    assert (before, play.field(0)) == ("R5.1 not_in_hand", ["siege_engine@L1r1"])


def test_s3_reinforce_pick_defaults_to_the_engine(play: Play) -> None:
    play.fallen(0, "cavalry_4")
    play.answer("reinforce")
    assert play.default() == "siege_engine"


def test_s3_reinforce_pick_defaults_to_the_strongest_without_the_engine(play: Play) -> None:
    play.units(0, "siege_engine@L1r1")
    play.fallen(0, "infantry_1", "cavalry_4", "shieldbearer_5")
    play.answer("reinforce")
    assert play.default() == "cavalry_4"


def test_s3_reinforce_pick_defaults_to_the_first_of_equals(play: Play) -> None:
    play.units(0, "siege_engine@L1r1")
    play.fallen(0, "shieldbearer_4", "spearman")
    play.answer("reinforce")
    assert play.default() == "spearman"


def test_r8_3_enemies_are_told_how_many_come_back(play: Play) -> None:
    play.fallen(0, "infantry_1")
    play.answer("reinforce", "infantry_1", "siege_engine")
    assert [play.told("reinforced", reader) for reader in (0, 1, None)] == [
        [{"seat": 0, "count": 2, "ap": 3, "units": "infantry_1 siege_engine"}],
        [{"seat": 0, "count": 2, "ap": 3}], [{"seat": 0, "count": 2, "ap": 3}]]


# ---------------------------------------------------------------- R8.8 rumour
def test_r8_8_two_enemy_units_on_different_lines_go_back(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@L1r2", "spearman@R1r1", "infantry_2@R2r2")
    play.answer("rumour:1L1r1")
    seconds = play.offered()
    play.answer("1R1r1")
    assert (seconds, play.field(1)) == (["1R1r1", "1R2r2"], ["archer@L1r2", "infantry_2@R2r2"])


def test_r8_8_the_unit_is_in_its_owners_hand_again(play: Play) -> None:
    play.units(1, "spearman@R1r1")
    play.answer("rumour:1R1r1")
    assert (play.in_hand(1)["spearman"], play.dead(1)) == (1, {"siege_engine": 1})


def test_r8_8_a_left_and_a_right_line_of_a_number_are_two_lines(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@R1r1")
    play.answer("rumour:1L1r1")
    assert (play.field(1), play.question.text) == ([], "team_turn")


def test_r8_8_one_is_enough_where_there_is_no_second_line(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@L1r2")
    play.answer("rumour:1L1r1")
    assert (play.field(1), play.question.text) == (["archer@L1r2"], "team_turn")


def test_r8_8_the_second_pick_is_not_optional(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@R1r1", "spearman@R2r2")
    play.answer("rumour:1L1r1")
    assert (play.question.text, play.offered()) == ("rumour_second", ["1R1r1", "1R2r2"])


def test_r8_8_the_second_of_the_same_line_is_refused(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@L1r2", "spearman@R1r1", "infantry_2@R2r2")
    play.answer("rumour:1L1r1")
    assert [play.why("1L1r2"), play.why("cell:1L1r2"), play.why("cell:1R1r2")] == [
        "R8.8 same_line", "R8.8 same_line", "R8.8 no_enemy_unit"]


def test_r8_8_units_of_both_enemies_and_any_front_can_be_picked() -> None:
    play = Play(4)
    play.units(1, "cavalry_3@L1r1")
    play.units(3, "cavalry_3@R1r1", "archer@L1r1")
    play.units(2, "cavalry_3@L1r1")
    first = play.offered("rumour", 0)
    play.answer("rumour:1L1r1", seat=0)
    assert (first, play.offered(seat=0)) == (
        ["rumour:1L1r1", "rumour:3L1r1", "rumour:3R1r1"], ["3L1r1", "3R1r1"])


@pytest.mark.parametrize("unit", ["obstacle_1", "obstacle_2", "heavy_infantry"])
def test_r8_8_a_face_up_obstacle_or_heavy_infantry_cannot_be_picked(play: Play, unit: str) -> None:
    play.units(1, f"{unit}@L1r1")
    assert (play.offered("rumour"), play.why("rumour:1L1r1"), play.why("action:rumour")) == (
        [], "R8.8 immune", "R8.8 nobody_to_send_back")


@pytest.mark.parametrize("unit", ["obstacle_1", "obstacle_2", "heavy_infantry"])
def test_r8_8_turned_up_they_stay_face_up(play: Play, unit: str) -> None:
    play.units(1, f"{unit}@L1r3:d")
    play.answer("rumour:1L1r3")
    assert (play.field(1), events(play, "stood_firm")) == ([f"{unit}@L1r3"], [f"stood_firm 1L1r3 {unit}"])


@pytest.mark.parametrize(("seat", "unit"), [
    (1, "infantry_1"), (1, "infantry_2"), (1, "spearman"), (1, "shieldbearer_4"), (1, "shieldbearer_5"),
    (1, "cavalry_3"), (1, "cavalry_4"), (1, "archer"), (1, "siege_engine"), (0, "armoured_cavalry"), (2, "ballista"),
    (3, "assassin")])
def test_r8_8_all_others_can_be_sent_back(seat: int, unit: str) -> None:
    play = Play(4)
    play.units(seat, f"{unit}@R3r1")
    play.act(1 - seat % 2)
    play.answer(f"rumour:{seat}R3r1", seat=1 - seat % 2)
    assert (play.field(seat), unit in play.in_hand(seat)) == ([], True)


def test_r8_8_face_down_units_are_turned_up_after_all_picks(play: Play) -> None:
    play.units(1, "archer@L1r3:d", "spearman@R2r3:d", "infantry_1@R3r1")
    play.answer("rumour:1L1r3")
    waiting = play.field(1)[0], events(play, "revealed")
    play.answer("1R2r3")
    assert (waiting, events(play, "revealed", "sent_back")) == (("archer@L1r3:d", []), [
        "revealed 1L1r3 archer", "revealed 1R2r3 spearman", "sent_back 1L1r3 archer", "sent_back 1R2r3 spearman"])


def test_r8_8_the_second_use_may_pick_on_the_same_lines(play: Play) -> None:
    play.units(1, "cavalry_3@L1r1", "archer@L1r2", "spearman@R1r1", "infantry_2@R1r2")
    play.answer("rumour:1L1r1", "1R1r1", "rumour:1L1r2")
    assert (play.field(1), play.left(0)) == ([], 3)


def test_r8_8_only_enemy_units(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.units(1, "archer@L1r1")
    assert [play.why("rumour:0L1r1"), play.why("rumour:1L1r2")] == ["R8.8 no_enemy_unit"] * 2


def test_r8_8_the_first_round_has_no_ban_on_it(play: Play) -> None:
    play.units(1, "archer@L1r1")
    play.act(0, round_number=1)
    assert play.offered("rumour") == ["rumour:1L1r1"]


@pytest.mark.parametrize(("units", "expected"), [
    (("spearman@R1r1", "cavalry_4@R2r2", "shieldbearer_5@R3r1"), "1R2r2"),
    (("spearman@R1r1", "shieldbearer_4@R2r2"), "1R1r1"),
    (("cavalry_4@R3r3:d", "archer@R2r2"), "1R2r2"),
    (("archer@R2r3:d", "cavalry_4@R3r3:d"), "1R2r3")])
def test_s3_rumour_second_defaults_to_the_strongest_face_up(play: Play, units: tuple[str, ...], expected: str) -> None:
    play.units(1, "infantry_1@L1r1", *units)
    play.answer("rumour:1L1r1")
    assert play.default() == expected


# ---------------------------------------------------------------- R8.9 fortification
def test_r8_9_a_token_of_the_seat_lies_on_an_intact_tent(play: Play) -> None:
    play.ruin(0, "T13")
    offered = play.offered("fortify")
    play.answer("fortify:T33")
    assert ("fortify:T13" not in offered, len(offered), play.seat(0).fortress, play.seat(0).tokens) == (
        True, 8, 1 << 8, 1)


def test_r8_9_refusals(play: Play) -> None:
    play.ruin(0, "T13")
    play.fortify(0, "T33")
    assert [play.why("fortify:T13"), play.why("fortify:T33"), play.why("fortify:T11")] == [
        "R7.8 ruin", "R8.9 fortified_already", ""]


def test_r8_9_without_a_token_there_is_none(play: Play) -> None:
    play.fortify(0, "T33", "T32")
    assert (play.offered("fortify"), play.why("action:fortify")) == ([], "R8.9 no_fortress_token")


def test_r8_9_a_tent_of_any_colour_in_the_own_camp_alone() -> None:
    play = Play(4)
    play.change_tokens("0T22", "2T11")
    play.ruin(0, *(f"T{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3) if a != 2 or b != 2))
    assert (play.tent(0, "T22"), play.offered("fortify", 0)) == ("2:king", ["fortify:T22"])


def test_r8_9_where_all_intact_tents_are_fortified_there_is_no_more(play: Play) -> None:
    play.ruin(0, *(f"T{a}{b}" for a in (2, 3) for b in (1, 2, 3)), "T12", "T13")
    play.fortify(0, "T11")
    assert (play.offered("fortify"), play.why("action:fortify")) == ([], "R8.9 all_fortified")


def test_r8_9_the_second_token_may_lie_where_the_first_was_broken(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.fortify(1, "T31")
    play.boxes(1, fortify=1)
    play.answer("siege_attack:L1r1>T31", "end_turn")
    play.answer("fortify:T31", seat=1)
    assert (play.tent(1, "T31"), play.seat(1).fortress, play.seat(1).tokens) == ("1:blank", 1 << 6, 0)


def test_r8_9_all_are_told(play: Play) -> None:
    play.answer("fortify:T33")
    assert play.told("fortified", 1) == [{"seat": 0, "tent": "0T33", "ap": 3}]


# ---------------------------------------------------------------- R8.10 assassination
def test_r8_10_any_intact_unfortified_tent_of_the_enemy(play: Play) -> None:
    play.ruin(1, "T13")
    play.fortify(1, "T23")
    offered = play.offered("assassinate")
    assert (len(offered), play.why("assassinate:1T13"), play.why("assassinate:1T23"), play.why("assassinate:0T11")) == (
        7, "R7.8 ruin", "R8.10 fortified", "R8.10 no_enemy_tent")


def test_r8_10_the_tent_is_destroyed_without_unit_or_line(play: Play) -> None:
    play.units(1, "heavy_infantry@R1r1", "heavy_infantry@L1r1")
    play.answer("assassinate:1T22")
    assert (play.tent(1, "T22"), play.left(0)) == ("ruin", 4)


def test_r8_10_a_leader_under_it_is_removed(play: Play) -> None:
    play.answer("assassinate:1T12")
    assert (play.told("leader_removed"), play.tent(1, "T12")) == ([{"seat": 1, "kind": "commander"}], "ruin")


def test_r8_10_both_enemy_camps_in_the_order_of_seats() -> None:
    camps = [key[len("assassinate:")] for key in Play(4).offered("assassinate", 2)]
    assert camps == ["1"] * 9 + ["3"] * 9


def test_r8_10_banned_for_the_first_side_in_round_1(play: Play) -> None:
    play.act(0, round_number=1)
    assert (play.offered("assassinate"), play.why("assassinate:1T22"), play.why("action:assassinate")) == (
        [], "R4.7 first_round", "R4.7 first_round")


def test_r8_10_not_banned_for_the_second_side(play: Play) -> None:
    play.ap(1, 10)
    play.act(1, round_number=1)
    assert len(play.offered("assassinate")) == 9


def test_r8_10_without_a_tent_to_choose_there_is_none(play: Play) -> None:
    play.ruin(1, *(f"T{a}{b}" for a in (2, 3) for b in (1, 2, 3)), "T12", "T13")
    play.fortify(1, "T11")
    assert (play.offered("assassinate"), play.why("action:assassinate")) == ([], "R8.10 no_tent_to_choose")


def test_r8_10_a_tent_of_the_allys_colour_counts_as_that_nations() -> None:
    play = Play(4)
    play.change_tokens("1T22", "3T11")
    play.answer("assassinate:1T22", seat=0)
    assert (play.told("leader_removed"), play.seat(3).leaders, play.seat(1).leaders) == (
        [{"seat": 3, "kind": "king"}], 2, 3)
