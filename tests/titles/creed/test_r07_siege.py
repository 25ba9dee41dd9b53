"""R7. Siege attacks: who besieges, which tent is hit, what lies under it."""
from __future__ import annotations

import pytest

from game.titles.creed.geometry import TENTS
from tests.titles.creed.play import Play

CROWD = ("infantry_1@R1r1", "cavalry_3@R1r2")


def siege(*own: str, foes: tuple[str, ...] = (), nations: tuple[str, ...] = ("aurand", "tarvok")) -> Play:
    """Seat 0 with its units; its L1 faces seat 1's R1, behind which lie T31, T21, T11 in this order."""
    play = Play(nations=nations)
    play.units(0, *own)
    play.units(1, *foes)
    return play


# ---------------------------------------------------------------- R7.1
@pytest.mark.parametrize(("unit", "nation"), [
    ("infantry_1", "aurand"), ("infantry_2", "aurand"), ("spearman", "aurand"), ("cavalry_3", "aurand"),
    ("cavalry_4", "aurand"), ("siege_engine", "aurand"), ("armoured_cavalry", "aurand"), ("heavy_infantry", "tarvok")])
def test_r7_1_these_besiege(unit: str, nation: str) -> None:
    play = siege(f"{unit}@L1r1", nations=(nation, "selkara"))
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T31"]


@pytest.mark.parametrize(("unit", "nation"), [
    ("archer", "aurand"), ("obstacle_1", "aurand"), ("obstacle_2", "aurand"), ("ballista", "selkara")])
def test_r7_1_these_never_besiege(unit: str, nation: str) -> None:
    play = siege(f"{unit}@L1r1", "archer@L1r2", nations=(nation, "tarvok"))
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L1r1>T31") == "R7.1 no_siege_attack"


def test_r7_1_it_costs_three_ap_and_the_unit_stays() -> None:
    play = siege("infantry_1@L1r2")
    play.answer("siege_attack:L1r2>T31")
    assert (play.left(0), play.field(0), play.marks(0, "L1r2")) == (7, ["infantry_1@L1r2"], (True, 0))


def test_r7_1_a_face_down_unit_turns_up() -> None:
    play = siege("infantry_1@L1r3:d")
    play.answer("siege_attack:L1r3>T31")
    assert play.field(0) == ["infantry_1@L1r3"]
    assert [event.kind for event in play.session.events(0, None)] == ["revealed", "besieged", "tent_destroyed"]


@pytest.mark.parametrize("engine", ["siege_engine", "assassin"])
def test_r7_1_so_does_a_siege_engine_or_an_assassin(engine: str) -> None:
    play = siege(f"{engine}@L1r3:d", foes=CROWD, nations=("noctre", "tarvok"))
    play.answer("siege_attack:L1r3>T31")
    assert play.told("revealed", 1) == [{"seat": 0, "cell": "0L1r3", "unit": engine}]


def test_r4_9_a_siege_attack_needs_three_ap() -> None:
    play = siege("infantry_1@L1r1")
    play.ap(0, 2)
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L1r1>T31") == "R7 ap"
    play.ap(0, 3)
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T31"]


@pytest.mark.parametrize("unit", ["infantry_1", "siege_engine", "assassin"])
def test_r4_7_the_first_side_cannot_besiege_in_round_1(unit: str) -> None:
    play = siege(f"{unit}@L1r1", nations=("noctre", "tarvok"))
    play.act(0, 1)
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L1r1>T31") == "R4.7 first_round"


def test_r4_7_the_second_side_can() -> None:
    play = Play()
    play.units(1, "infantry_1@L1r1")
    play.act(1, 1)
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T31"]


def test_r4_8_a_unit_that_attacked_in_the_field_cannot_besiege() -> None:
    play = siege("cavalry_4@L1r1", foes=("infantry_1@R1r1",))
    play.answer("field_attack:L1r1>1")
    assert play.why("siege_attack:L1r1>T31") == "R4.8 attacked"


def test_r4_8_nor_can_one_that_besieged_do_so_again() -> None:
    play = siege("siege_engine@L1r1")
    play.answer("siege_attack:L1r1>T31", "move:L1r1>L3r1")
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L3r1>T33") == "R4.8 attacked"


def test_r4_8_one_that_besieged_cannot_attack_in_the_field() -> None:
    play = siege("cavalry_4@L1r1", foes=("infantry_1@R3r1",))
    play.answer("siege_attack:L1r1>T31", "move:L1r1>L3r1")
    assert play.why("field_attack:L3r1>1") == "R4.8 attacked"


def test_r4_8_a_unit_deployed_this_turn_besieges() -> None:
    play = siege()
    play.answer("deploy:infantry_1@L1r1", "siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"


# ---------------------------------------------------------------- R7.2
@pytest.mark.parametrize("foe", ["infantry_1@R3r1", "archer@R3r2", "obstacle_1@R3r3", "obstacle_2@R3r3:d",
                                 "shieldbearer_4@R3r3:d", "siege_engine@R3r2"])
def test_r7_2_any_enemy_unit_on_the_line_blocks(foe: str) -> None:
    play = siege("cavalry_4@L3r1", foes=(foe,))
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L3r1>T33") == "R7.2 line_blocked"


def test_r7_2_how_many_block_is_told() -> None:
    play = siege("cavalry_4@L3r1", foes=("infantry_1@R3r1", "obstacle_1@R3r3:d"))
    refusal = play.session.why_not(play.question.seat, "siege_attack:L3r1>T33")
    assert refusal is not None
    assert refusal.args == {"count": 2}


def test_r7_2_units_on_other_lines_do_not() -> None:
    play = siege("cavalry_4@L1r1", foes=("infantry_1@R3r1", "infantry_2@L1r1", "archer@R2r2"))
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T31"]


def test_r5_8_own_units_in_front_do_not() -> None:
    play = siege("obstacle_1@L1r1", "archer@L1r2", "cavalry_4@L1r3")
    assert play.offered("siege_attack") == ["siege_attack:L1r3>T31"]


def test_r7_2_a_line_is_open_once_its_last_unit_fell() -> None:
    play = siege("cavalry_4@L1r1", "infantry_1@L1r2", foes=("infantry_1@R1r1",))
    assert play.offered("siege_attack") == []
    play.answer("field_attack:L1r1>1")
    assert play.offered("siege_attack") == ["siege_attack:L1r2>T31"]


@pytest.mark.parametrize("unit", ["siege_engine", "assassin"])
def test_r7_2_siege_engine_and_assassin_ignore_defenders(unit: str) -> None:
    play = siege(f"{unit}@L1r1", foes=CROWD, nations=("noctre", "tarvok"))
    play.answer("siege_attack:L1r1>T31")
    assert (play.tent(1, "T31"), play.field(1)) == ("ruin", list(CROWD))


def test_r7_2_a_shield_bearer_with_power_does_not() -> None:
    play = siege("shieldbearer_4@L1r1", "archer@L1r2", foes=CROWD)
    assert play.why("siege_attack:L1r1>T31") == "R7.2 line_blocked"


# ---------------------------------------------------------------- R7.3
ORDERS = [("L1", "T31 T21 T11"), ("L2", "T32 T22 T12"), ("L3", "T33 T23 T13"), ("R1", "T13 T12 T11"),
          ("R2", "T23 T22 T21"), ("R3", "T33 T32 T31")]


@pytest.mark.parametrize(("line", "order"), ORDERS)
def test_r7_3_the_first_intact_tent_is_hit(line: str, order: str) -> None:
    tents = order.split()
    play = siege(f"siege_engine@{line}r{2 if line == 'R2' else 1}")
    play.leaders(1, *[tent for tent in TENTS if tent not in tents][:2])
    hits = []
    for _ in tents:
        hits.append(play.offered("siege_attack")[0][-3:])
        play.ruin(1, hits[-1])
    assert (hits, play.offered("siege_attack")) == (tents, [])


def test_r7_3_a_later_tent_is_refused() -> None:
    play = siege("infantry_1@L1r1")
    assert play.why("siege_attack:L1r1>T21") == "R7.3 not_the_first_tent"


def test_r7_3_a_line_without_tents_cannot_be_besieged() -> None:
    play = siege("infantry_1@L2r1")
    play.ruin(1, "T32", "T22", "T12")
    assert play.why("siege_attack:L2r1>T12") == "R7.3 no_tent"


def test_r7_3_a_tent_of_another_line_is_refused() -> None:
    play = siege("infantry_1@L1r1")
    assert play.why("siege_attack:L1r1>T33") == "R3.7 not_on_line"


def test_r7_8_a_ruin_is_refused() -> None:
    play = siege("infantry_1@L1r1")
    play.ruin(1, "T31")
    assert play.why("siege_attack:L1r1>T31") == "R7.8 ruin"
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T21"]


def test_r3_9_a_ruin_on_one_front_shortens_a_line_of_the_other() -> None:
    play = siege("infantry_1@L3r1", "infantry_2@R3r1")
    assert play.offered("siege_attack") == ["siege_attack:L3r1>T33", "siege_attack:R3r1>T33"]
    play.answer("siege_attack:L3r1>T33")
    assert play.offered("siege_attack") == ["siege_attack:R3r1>T32"]


@pytest.mark.parametrize(("side", "seat", "line", "camp", "tent"), [
    (0, 0, "L1", 1, "T31"), (0, 0, "R1", 3, "T13"), (0, 2, "L3", 3, "T33"), (0, 2, "R1", 1, "T13"),
    (1, 1, "L1", 2, "T31"), (1, 1, "R1", 0, "T13"), (1, 3, "L1", 0, "T31"), (1, 3, "R1", 2, "T13")])
def test_r3_4_the_camp_behind_the_faced_line_is_hit(side: int, seat: int, line: str, camp: int, tent: str) -> None:
    play = Play(4)
    play.units(seat, f"infantry_1@{line}r1")
    play.act(side)
    play.answer(f"siege_attack:{line}r1>{tent}", seat=seat)
    assert [other for other in range(4) if play.tent(other, tent) == "ruin"] == [camp]


# ---------------------------------------------------------------- R7.4
def test_r7_4_an_assassin_picks_any_tent_of_its_line() -> None:
    play = siege("assassin@L1r1", foes=CROWD, nations=("noctre", "tarvok"))
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T11", "siege_attack:L1r1>T21", "siege_attack:L1r1>T31"]
    play.answer("siege_attack:L1r1>T21")
    assert [name for name in TENTS if play.tent(1, name) == "ruin"] == ["T21"]


def test_r7_4_neither_ruins_nor_fortified_ones() -> None:
    play = siege("assassin@L1r1", nations=("noctre", "tarvok"))
    play.fortify(1, "T31")
    play.ruin(1, "T21")
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T11"]
    assert play.why("siege_attack:L1r1>T31") == "R7.4 fortified"
    assert play.why("siege_attack:L1r1>T21") == "R7.8 ruin"
    assert play.why("siege_attack:L1r1>T22") == "R3.7 not_on_line"


def test_r7_4_with_nothing_to_pick_it_does_not_besiege() -> None:
    play = siege("assassin@L1r1", nations=("noctre", "tarvok"))
    play.fortify(1, "T31", "T11")
    play.ruin(1, "T21")
    assert play.offered("siege_attack") == []
    assert play.why("siege_attack:L1r1>T11") == "R7.4 no_tent_to_choose"


def test_r7_4_a_siege_engine_has_no_choice() -> None:
    play = siege("siege_engine@L1r1")
    assert play.offered("siege_attack") == ["siege_attack:L1r1>T31"]
    assert play.why("siege_attack:L1r1>T11") == "R7.3 not_the_first_tent"


# ---------------------------------------------------------------- R7.5
def test_r7_5_a_shield_bearer_needs_power() -> None:
    play = siege("shieldbearer_5@L1r1", "archer@L1r3:d")
    assert play.why("siege_attack:L1r1>T31") == "R9.3 no_power"
    play.answer("reveal:L1r3", "siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"


def test_r7_5_morale_of_1_is_enough_for_it() -> None:
    play = siege("shieldbearer_5@L1r1")
    play.answer("morale:L1r1+1", "siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"


def test_r7_5_no_power_is_compared() -> None:
    play = siege("infantry_1@L1r1")
    play.leaders(1, "T31", "T11")
    play.answer("siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"


# ---------------------------------------------------------------- R7.6
@pytest.mark.parametrize("unit", ["infantry_1", "siege_engine"])
def test_r7_6_a_fortress_token_goes_instead_of_the_tent(unit: str) -> None:
    play = siege(f"{unit}@L1r1")
    play.leaders(1, "T31", "T11")
    play.fortify(1, "T31")
    play.answer("siege_attack:L1r1>T31")
    assert (play.tent(1, "T31"), play.seat(1).fortress, play.seat(1).tokens) == ("1:king", 0, 1)


def test_r7_6_nobody_is_told_what_lies_under_it() -> None:
    play = siege("infantry_1@L1r1")
    play.leaders(1, "T31", "T11")
    play.fortify(1, "T31")
    play.answer("siege_attack:L1r1>T31")
    assert [(event.kind, dict(event.data)) for event in play.session.events(0, 0)][1:] == [
        ("fortress_broken", {"camp": 1, "tent": "1T31"})]
    assert next(tent.kind for tent in play.view(0).seats[1].tents if tent.tent == "1T31") == ""


def test_r7_6_the_next_attack_destroys_the_tent() -> None:
    play = siege("infantry_1@L1r1", "infantry_2@L1r2")
    play.fortify(1, "T31")
    play.answer("siege_attack:L1r1>T31", "siege_attack:L1r2>T31")
    assert play.tent(1, "T31") == "ruin"


# ---------------------------------------------------------------- R7.7
def test_r7_7_a_blank_becomes_a_ruin_for_all_to_see() -> None:
    play = siege("infantry_1@L1r1")
    play.answer("siege_attack:L1r1>T31")
    assert play.tent(1, "T31") == "ruin"
    assert play.seat(1).spare == 3
    assert play.told("tent_destroyed", None) == [{"camp": 1, "tent": "1T31", "kind": "blank", "colour": 1}]


@pytest.mark.parametrize(("king", "commander", "kind"), [("T31", "T11", "king"), ("T11", "T31", "commander")])
def test_r7_7_a_leader_is_removed_and_a_spare_lies_there(king: str, commander: str, kind: str) -> None:
    play = siege("infantry_1@L1r1")
    play.leaders(1, king, commander)
    play.answer("siege_attack:L1r1>T31")
    assert (play.tent(1, "T31"), play.seat(1).spare) == ("ruin", 2)
    assert play.told("leader_removed", None) == [{"seat": 1, "kind": kind}]
    public = play.view(None).seats[1]
    assert (public.king, public.commander) == (kind != "king", kind != "commander")


def test_g28_the_spare_has_the_leaders_own_colour() -> None:
    play = Play(4)
    play.change_tokens("1T31", "3T11")
    play.units(0, "infantry_1@L1r1")
    play.answer("siege_attack:L1r1>T31", seat=0)
    assert ([play.seat(seat).spare for seat in range(4)], play.told("leader_removed")) == (
        [3, 3, 3, 2], [{"seat": 3, "kind": "king"}])
    assert next(tent.colour for tent in play.view(None).seats[1].tents if tent.tent == "1T31") == 3


def test_r7_7_a_hit_on_an_announced_commander_ends_its_mark() -> None:
    play = siege("infantry_1@L1r1")
    play.leaders(1, "T11", "T31")
    play.announce(1, "T31")
    play.answer("siege_attack:L1r1>T31")
    assert play.seat(1).announced == 0


def test_c6_6_a_destroyed_tent_cannot_be_taken_back() -> None:
    play = siege("infantry_1@L1r1")
    play.answer("siege_attack:L1r1>T31")
    assert not play.session.can_undo(0)


def test_r7_3_all_are_told_who_besieges_what() -> None:
    play = siege("cavalry_4@L1r1")
    play.answer("siege_attack:L1r1>T31")
    assert play.told("besieged", None) == [
        {"seat": 0, "cell": "0L1r1", "unit": "cavalry_4", "camp": 1, "tent": "1T31", "ap": 3}]


# ---------------------------------------------------------------- R7.9
def test_r7_9_the_last_leader_ends_the_game_at_once() -> None:
    play = siege("infantry_1@L1r1", "infantry_1@R1r1")
    play.leaders(1, "T31", "T11")
    play.ruin(1, "T11")
    play.answer("siege_attack:L1r1>T31")
    assert play.session.questions() == []
    assert play.state.outcome is not None
    assert (play.state.outcome.winners, play.state.outcome.reason) == ([0], "creed.leaders")


def test_r7_9_one_leader_left_is_enough_to_go_on() -> None:
    play = siege("infantry_1@L1r1")
    play.leaders(1, "T31", "T11")
    play.answer("siege_attack:L1r1>T31")
    assert play.question.text == "team_turn"


# ---------------------------------------------------------------- section 4
def test_4_what_lies_under_a_tent_changes_no_option() -> None:
    offers = []
    for king, commander in (("T31", "T21"), ("T33", "T12")):
        play = siege("assassin@L1r1", "siege_engine@L1r2", nations=("noctre", "tarvok"))
        play.leaders(1, king, commander)
        offers.append(play.options("siege_attack"))
    assert offers[0] == offers[1]


# ---------------------------------------------------------------- pointing (C6.4)
@pytest.mark.parametrize(("own", "foes", "tent", "reason"), [
    ((), (), "T31", "R7.1 no_attacker"), (("archer@L1r1",), (), "T31", "R7.1 no_attacker"),
    (("infantry_1@L1r1",), (), "T33", "R7.1 no_attacker"), (("infantry_1@L1r1",), (), "T21", "R7.3 not_the_first_tent"),
    (("infantry_1@L1r1",), CROWD, "T31", "R7.2 line_blocked"),
    (("infantry_1@R1r1",), (), "T11", "R7.3 not_the_first_tent"),
    (("shieldbearer_4@L1r1",), (), "T31", "R9.3 no_power")])
def test_r7_why_a_tent_that_is_pointed_at_cannot_be_besieged(own: tuple[str, ...], foes: tuple[str, ...], tent: str,
                                                            reason: str) -> None:
    play = siege(*own, foes=foes)
    play.boxes(0, assassinate=1)
    assert play.why(f"tent:1{tent}") == reason


def test_r7_8_a_ruin_that_is_pointed_at() -> None:
    play = siege("infantry_1@L1r1")
    play.ruin(1, "T31")
    assert play.why("tent:1T31") == "R7.8 ruin"


def test_r4_7_any_tent_that_is_pointed_at_in_round_1() -> None:
    play = siege("infantry_1@L1r1")
    play.act(0, 1)
    assert play.why("tent:1T31") == "R4.7 first_round"
