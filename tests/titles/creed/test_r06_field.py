"""R6.1 - R6.5, R6.8, R6.10. Field attacks: who makes them, their cost, their power, what becomes of the unit hit."""
from __future__ import annotations

import pytest

from tests.titles.creed.play import Play

ARTILLERY = ("selkara", "tarvok")


def facing(own: tuple[str, ...], foes: tuple[str, ...], nations: tuple[str, ...] = ("aurand", "tarvok")) -> Play:
    """Seat 0 with its units, seat 1 with its own; seat 0's L1 faces seat 1's R1, its L3 the R3."""
    play = Play(nations=nations)
    play.units(0, *own)
    play.units(1, *foes)
    return play


# ---------------------------------------------------------------- R6.1
OTHERS = [("archer", "aurand"), ("obstacle_1", "aurand"), ("obstacle_2", "aurand"), ("siege_engine", "aurand"),
          ("ballista", "selkara"), ("assassin", "noctre")]


@pytest.mark.parametrize("unit", ["infantry_1", "infantry_2", "spearman", "cavalry_3", "cavalry_4"])
def test_r6_1_these_attack_in_the_field(unit: str) -> None:
    play = facing((f"{unit}@L1r1",), ("infantry_1@R1r1",))
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


@pytest.mark.parametrize(("unit", "nation"), [("armoured_cavalry", "aurand"), ("heavy_infantry", "tarvok")])
def test_r6_1_so_do_two_of_the_special_units(unit: str, nation: str) -> None:
    play = facing((f"{unit}@L1r1",), ("infantry_1@R1r1",), (nation, "selkara"))
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


@pytest.mark.parametrize(("unit", "nation"), OTHERS)
def test_r6_1_these_never_attack_in_the_field(unit: str, nation: str) -> None:
    play = facing((f"{unit}@L1r1",), ("infantry_1@R1r1",), (nation, "tarvok"))
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L1r1>1") == "R6.1 no_field_attack"


@pytest.mark.parametrize(("unit", "nation"), OTHERS)
def test_r6_1_nor_does_support_make_them_attack(unit: str, nation: str) -> None:
    play = facing((f"{unit}@L1r1", "archer@L1r2"), ("infantry_1@R1r1",), (nation, "tarvok"))
    assert play.offered("field_attack") == []


# ---------------------------------------------------------------- R6.2
def test_r6_2_an_enemy_unit_must_stand_on_the_line() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R3r1", "infantry_2@L1r1"))
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L1r1>1") == "R6.2 nobody_on_line"


def test_r6_2_an_empty_cell_is_no_target() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r2",))
    assert play.why("field_attack:L1r1>1") == "R6.2 empty_rank"


def test_r6_2_an_empty_own_cell_attacks_nobody() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r2",))
    assert play.why("field_attack:L1r2>2") == "R6.2 no_own_unit"


def test_r4_8_a_unit_attacks_once_in_a_turn() -> None:
    play = facing(("cavalry_4@L1r1",), ("shieldbearer_5@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L1r1>1") == "R4.8 attacked"


def test_r4_8_moving_does_not_give_a_second_attack() -> None:
    play = facing(("cavalry_4@L1r1",), ("shieldbearer_5@R1r1",))
    play.answer("field_attack:L1r1>1", "move:L1r1>L1r2")
    assert play.why("field_attack:L1r2>1") == "R4.8 attacked"


def test_r4_8_a_unit_that_was_moved_or_deployed_attacks() -> None:
    play = facing(("cavalry_4@L3r1",), ("shieldbearer_5@R1r1",))
    play.answer("move:L3r1>L1r1", "deploy:cavalry_3@L1r2")
    assert play.offered("field_attack") == ["field_attack:L1r1>1", "field_attack:L1r2>1"]


def test_r6_2_in_the_next_turn_it_attacks_again() -> None:
    play = facing(("cavalry_4@L1r1",), ("shieldbearer_5@R1r1",))
    play.answer("field_attack:L1r1>1", "end_turn", "end_turn")
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


def test_r9_3_a_shield_bearer_has_no_attack_of_its_own() -> None:
    play = facing(("shieldbearer_4@L1r1",), ("infantry_1@R1r1",))
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L1r1>1") == "R9.3 no_power"


@pytest.mark.parametrize("unit", ["shieldbearer_4", "shieldbearer_5"])
def test_r9_3_support_lets_a_shield_bearer_attack(unit: str) -> None:
    play = facing((f"{unit}@L1r1", "archer@L1r2"), ("infantry_2@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.dead(1) == {"infantry_2": 1, "siege_engine": 1}


def test_r9_3_so_does_morale() -> None:
    play = facing(("shieldbearer_4@L1r1",), ("infantry_1@R1r1",))
    play.answer("morale:L1r1+1", "field_attack:L1r1>1")
    assert play.field(1) == []


def test_r9_3_a_face_down_archer_does_not() -> None:
    play = facing(("shieldbearer_4@L1r1", "archer@L1r3:d"), ("infantry_1@R1r1",))
    assert play.why("field_attack:L1r1>1") == "R9.3 no_power"
    play.answer("reveal:L1r3")
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


def test_r4_9_a_field_attack_needs_two_ap() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r1",))
    play.ap(0, 1)
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L1r1>1") == "R6 ap"
    play.ap(0, 2)
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


def test_r4_7_the_first_side_attacks_in_the_field_in_round_1() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r1",))
    play.act(0, 1)
    assert play.offered("field_attack") == ["field_attack:L1r1>1"]


# ---------------------------------------------------------------- R6.3
def test_r6_3_it_costs_two_ap_and_the_attacker_stays() -> None:
    play = facing(("cavalry_4@L1r2",), ("infantry_1@R1r1",))
    play.answer("field_attack:L1r2>1")
    assert (play.left(0), play.field(0), play.marks(0, "L1r2")) == (8, ["cavalry_4@L1r2"], (True, 0))


def test_r6_3_a_face_down_attacker_turns_up_first() -> None:
    play = facing(("infantry_2@L1r3:d",), ("infantry_1@R1r1",))
    play.answer("field_attack:L1r3>1")
    assert play.field(0) == ["infantry_2@L1r3"]
    assert [event.kind for event in play.session.events(0, None)][:3] == ["revealed", "attacked", "hit"]


def test_r6_3_the_defender_never_strikes_back() -> None:
    play = facing(("infantry_1@L1r1",), ("cavalry_4@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert (play.field(0), play.field(1)) == (["infantry_1@L1r1"], ["cavalry_4@R1r1"])


def test_r5_8_own_units_in_front_hinder_no_attack() -> None:
    play = facing(("obstacle_1@L1r1", "shieldbearer_4@L1r2", "infantry_2@L1r3"), ("infantry_1@R1r1",))
    play.answer("field_attack:L1r3>1")
    assert play.field(1) == []


def test_r6_3_all_are_told_the_attack_with_its_power() -> None:
    play = facing(("cavalry_4@L1r1", "archer@L1r2"), ("shieldbearer_5@R1r1",))
    play.answer("morale:L1r1+1", "field_attack:L1r1>1")
    assert play.told("attacked", None) == [{
        "seat": 0, "cell": "0L1r1", "unit": "cavalry_4", "power": 7, "base": 4, "boost": 1, "support": 2, "enemy": 1,
        "ap": 2}]
    assert play.told("hit", None) == [{
        "seat": 1, "cell": "1R1r1", "unit": "shieldbearer_5", "power": 7, "defence": 5, "removed": 1, "left": 2}]


@pytest.mark.parametrize(("players", "side", "seat", "cell", "enemy", "there"), [
    (2, 0, 0, "L3r1", 1, "R3r1"), (2, 0, 0, "R1r1", 1, "L1r1"), (2, 1, 1, "L1r1", 0, "R1r1"),
    (2, 1, 1, "R3r1", 0, "L3r1"), (4, 0, 0, "L1r1", 1, "R1r1"), (4, 0, 0, "R1r1", 3, "L1r1"),
    (4, 0, 2, "L1r1", 3, "R1r1"), (4, 1, 1, "L3r1", 2, "R3r1"), (4, 1, 3, "L3r1", 0, "R3r1"),
    (4, 1, 3, "R1r1", 2, "L1r1")])
def test_r3_4_the_attack_runs_along_the_line(players: int, side: int, seat: int, cell: str, enemy: int,
                                             there: str) -> None:
    play = Play(players)
    play.units(seat, f"cavalry_4@{cell}")
    play.units(enemy, f"infantry_1@{there}")
    play.act(side)
    play.answer(f"field_attack:{cell}>1", seat=seat)
    assert play.field(enemy) == []


# ---------------------------------------------------------------- R6.4
POWERS: list[tuple[tuple[str, ...], int]] = [
    (("cavalry_3@L1r1",), 3), (("cavalry_3@L1r1", "archer@L1r2"), 5), (("cavalry_3@L1r1", "ballista@L1r2"), 6),
    (("cavalry_3@L1r1", "archer@L1r2", "archer@L1r3"), 7), (("cavalry_3@L1r1", "archer@L1r2", "ballista@L1r3"), 8),
    (("cavalry_3@L1r1", "ballista@L1r2", "ballista@L1r3"), 9), (("cavalry_3@L1r3", "ballista@L1r1"), 6),
    (("cavalry_3@L1r1", "archer@L1r2", "archer@L1r3:d"), 5), (("cavalry_3@L1r1", "ballista@L1r3:d"), 3),
    (("cavalry_3@L1r3:d", "archer@L1r1"), 5), (("cavalry_3@L1r1", "cavalry_4@L1r2"), 3),
    (("cavalry_3@L1r1", "archer@L2r1"), 3), (("cavalry_3@L1r1", "archer@R1r1"), 3)]


@pytest.mark.parametrize(("units", "power"), POWERS)
def test_r6_4_power_is_attack_and_the_support_of_the_line(units: tuple[str, ...], power: int) -> None:
    play = facing(units, ("shieldbearer_5@R1r1",), ARTILLERY)
    play.answer(play.offered(f"field_attack:{units[0][10:14]}")[0])
    assert play.told("attacked")[0]["power"] == power


def test_r6_4_the_enemys_archers_give_no_support() -> None:
    play = facing(("cavalry_3@L1r1",), ("shieldbearer_5@R1r1", "archer@R1r2"))
    assert play.args("field_attack:L1r1>1")["power"] == 3


def test_r6_4_the_allys_archers_give_no_support() -> None:
    play = Play(4)
    play.units(0, "cavalry_3@L1r1")
    play.units(2, "archer@L1r2", "archer@R1r2")
    play.units(1, "shieldbearer_5@R1r1")
    assert play.args("field_attack:L1r1>1", seat=0)["power"] == 3


@pytest.mark.parametrize("amount", [1, 2])
def test_r6_4_morale_adds_to_power(amount: int) -> None:
    play = facing(("cavalry_3@L1r1", "archer@L1r2"), ("shieldbearer_5@R1r1",))
    play.answer(f"morale:L1r1+{amount}")
    assert play.args("field_attack:L1r1>1")["power"] == 5 + amount


def test_r6_4_support_counts_for_every_attack_on_the_line() -> None:
    play = facing(("infantry_1@L1r1", "infantry_2@L1r2", "archer@L1r3"), ("shieldbearer_5@R1r1",))
    play.answer("field_attack:L1r1>1", "field_attack:L1r2>1")
    assert [event["power"] for event in play.told("attacked")] == [3, 4]


def test_r6_4_a_supporter_is_not_used_up() -> None:
    play = facing(("infantry_1@L1r1", "archer@L1r3"), ("shieldbearer_5@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.marks(0, "L1r3") == (False, 0)


def test_r6_4_support_is_that_of_the_line_where_the_unit_stands_now() -> None:
    play = facing(("cavalry_3@L1r1", "archer@L1r2"), ("shieldbearer_5@R3r1",))
    play.answer("move:L1r1>L3r1")
    assert play.args("field_attack:L3r1>1")["power"] == 3


@pytest.mark.parametrize("unit", ["archer", "ballista", "siege_engine", "obstacle_1"])
def test_5_1_units_without_an_attack_have_no_power_to_support(unit: str) -> None:
    play = facing((f"{unit}@L1r1", "archer@L1r2"), (), ARTILLERY)
    first = play.view(1).seats[0].units[0]
    assert (first.unit, first.power, first.terms) == (unit, -1, ())


# ---------------------------------------------------------------- R6.5
@pytest.mark.parametrize(("unit", "nation"), [("infantry_2", "aurand"), ("shieldbearer_5", "aurand"),
                                             ("heavy_infantry", "tarvok")])
def test_r6_5_single_target_attackers_hit_the_first_alone(unit: str, nation: str) -> None:
    play = facing((f"{unit}@L3r1", "archer@L3r2"), ("infantry_1@R3r1", "infantry_1@R3r2"), (nation, "selkara"))
    assert play.offered("field_attack") == ["field_attack:L3r1>1"]
    play.answer("field_attack:L3r1>1")
    assert play.field(1) == ["infantry_1@R3r2"]


def test_r6_5_the_second_on_the_line_is_refused() -> None:
    play = facing(("infantry_2@L3r1",), ("infantry_1@R3r1", "infantry_1@R3r2"))
    assert play.why("field_attack:L3r1>2") == "R6.5 not_the_first"


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_r6_5_the_first_may_stand_in_any_rank(rank: int) -> None:
    play = facing(("infantry_2@L3r1",), (f"infantry_1@R3r{rank}",))
    play.answer(f"field_attack:L3r1>{rank}")
    assert play.field(1) == []


def test_r3_12_a_swamp_stops_no_attack() -> None:
    play = facing(("infantry_2@R2r2",), ("infantry_1@L2r3",))
    play.answer("field_attack:R2r2>3")
    assert play.field(1) == []


# ---------------------------------------------------------------- R6.8
def test_r6_8_power_equal_to_the_defence_removes() -> None:
    play = facing(("cavalry_4@L1r1", "archer@L1r2"), ("shieldbearer_5@R1r1",))
    play.mark(0, "L1r1", boost=1)
    play.answer("field_attack:L1r1>1")
    assert play.dead(1) == {"shieldbearer_5": 1, "siege_engine": 1}


@pytest.mark.parametrize(("attacker", "target", "falls"), [
    ("infantry_1", "archer", True), ("infantry_1", "infantry_2", False), ("infantry_2", "infantry_2", True),
    ("spearman", "cavalry_3", True), ("spearman", "shieldbearer_4", False), ("cavalry_4", "shieldbearer_4", True),
    ("cavalry_4", "shieldbearer_5", False), ("cavalry_4", "siege_engine", True),
    ("armoured_cavalry", "heavy_infantry", True), ("cavalry_4", "heavy_infantry", False)])
def test_r6_8_a_unit_falls_to_power_of_at_least_its_defence(attacker: str, target: str, falls: bool) -> None:
    play = facing((f"{attacker}@L1r1",), (f"{target}@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.field(1) == ([] if falls else [f"{target}@R1r1"])


@pytest.mark.parametrize(("target", "nation"), [("ballista", "selkara"), ("assassin", "noctre"),
                                               ("armoured_cavalry", "aurand")])
def test_r6_8_special_units_fall_like_others(target: str, nation: str) -> None:
    play = facing(("heavy_infantry@L1r1", "archer@L1r2"), (f"{target}@R1r1",), ("tarvok", nation))
    play.answer("field_attack:L1r1>1")
    assert play.field(1) == []


def test_r6_8_a_unit_that_withstands_is_as_before() -> None:
    play = facing(("infantry_1@L1r1",), ("shieldbearer_4@R1r1",))
    play.mark(1, "R1r1", attacked=True)
    play.answer("field_attack:L1r1>1")
    assert (play.field(1), play.marks(1, "R1r1"), play.dead(1)) == (
        ["shieldbearer_4@R1r1"], (True, 0), {"siege_engine": 1})


def test_r4_6_a_removed_unit_leaves_no_mark_on_its_cell() -> None:
    play = facing(("cavalry_4@L1r1",), ("cavalry_3@R1r1",))
    play.mark(1, "R1r1", attacked=True, boost=2)
    play.answer("field_attack:L1r1>1")
    assert play.marks(1, "R1r1") == (False, 0)


def test_r6_8_a_face_down_target_turns_up_and_stays_so() -> None:
    play = facing(("infantry_1@L3r1",), ("shieldbearer_4@R3r3:d",))
    play.answer("field_attack:L3r1>3")
    assert play.field(1) == ["shieldbearer_4@R3r3"]
    assert play.told("revealed", 0) == [{"seat": 1, "cell": "1R3r3", "unit": "shieldbearer_4"}]


def test_r6_8_a_face_down_target_that_falls_is_shown_before() -> None:
    play = facing(("infantry_1@L3r1",), ("archer@R3r3:d",))
    play.answer("field_attack:L3r1>3")
    assert [(event.kind, event.data.get("unit")) for event in play.session.events(0, None)] == [
        ("attacked", "infantry_1"), ("revealed", "archer"), ("hit", "archer"), ("charge_ended", None)]


def test_c6_6_an_attack_that_turned_a_unit_up_cannot_be_taken_back() -> None:
    play = facing(("infantry_1@L3r1", "infantry_2@L3r2"), ("shieldbearer_5@R3r1", "archer@R1r2"))
    play.answer("field_attack:L3r1>1")
    assert play.session.can_undo(0)
    play = facing(("infantry_1@L3r1",), ("shieldbearer_4@R3r3:d",))
    play.answer("field_attack:L3r1>3")
    assert not play.session.can_undo(0)


def test_r6_8_the_pile_tells_the_enemy_its_size_alone() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_2@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.view(0).seats[1].fallen == 2
    assert [secret.seat for secret in play.view(0).secrets] == [0]


# ---------------------------------------------------------------- R6.10
def test_r6_10_a_hopeless_attack_is_legal() -> None:
    play = facing(("infantry_1@L1r1",), ("heavy_infantry@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert (play.field(1), play.left(0), play.marks(0, "L1r1")) == (["heavy_infantry@R1r1"], 8, (True, 0))


# ---------------------------------------------------------------- pointing (C6.4)
@pytest.mark.parametrize(("own", "foe", "reason"), [
    ((), "infantry_1@R1r1", "R6.2 no_attacker"), (("archer@L1r1",), "infantry_1@R1r1", "R6.2 no_attacker"),
    (("cavalry_4@L3r1",), "infantry_1@R1r1", "R6.2 no_attacker"),
    (("archer@L1r3:d", "shieldbearer_4@L1r1"), "infantry_1@R1r1", "R9.3 no_power"),
    (("cavalry_4@L1r1",), "obstacle_1@R1r1", "R6.9 obstacle_ahead")])
def test_r6_2_why_a_unit_that_is_pointed_at_cannot_be_attacked(own: tuple[str, ...], foe: str, reason: str) -> None:
    play = facing(own, (foe,))
    play.boxes(0, rumour=2)
    assert play.why(f"cell:1{foe[-4:]}") == reason


def test_r6_5_why_the_second_unit_that_is_pointed_at_cannot_be_attacked() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r1", "archer@R1r2"))
    play.boxes(0, rumour=2)
    assert play.why("cell:1R1r2") == "R6.5 not_the_first"


def test_r6_2_a_unit_that_faces_the_ally_is_not_attacked_by_the_own_line_of_that_number() -> None:
    play = Play(4)
    play.units(2, "infantry_1@L1r1")
    play.units(1, "infantry_1@R1r1")
    play.boxes(2, rumour=2)
    assert play.why("cell:1R1r1", seat=2) == "R6.2 no_attacker"


def test_r6_2_an_empty_enemy_cell_that_is_pointed_at() -> None:
    assert facing(("cavalry_4@L1r1",), ()).why("cell:1R1r2") == "R6.2 empty_rank"


def test_c6_4_the_begin_of_what_is_offered_is_not_refused() -> None:
    play = facing(("cavalry_4@L1r1",), ("infantry_1@R1r1",))
    assert [play.why(begin) for begin in ("field_attack", "field_attack:L1r1", "field_attack:L1r1>1")] == ["", "", ""]
    assert play.why("siege_attack:L1r1") == "R7.2 line_blocked"
