"""Section 6: rulings that no test of a rule is named after, each in its smallest position."""

from __future__ import annotations

import pytest

from game.titles.vermilion.attack import strike
from game.titles.vermilion.content import ENEMIES, TRACK
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.effects import EFFECTS
from game.titles.vermilion.foe_moves import Aim, advance, quarry_of
from game.titles.vermilion.grammar import THRESHOLDS, condition
from game.titles.vermilion.queries import base_pool, by_number, grid_of, has_vantage, most_hp
from game.titles.vermilion.sequence import STEPS
from game.titles.vermilion.state import Action, Seat
from game.titles.vermilion.thresholds import is_met
from game.titles.vermilion.verbs import add_calm, add_threat, charge, damage
from game.titles.vermilion.walking import shove, step_options

from .play import Play
from .test_r09_breathe import ended


def test_g8_one_token_per_action_however_many_zeros_were_rolled() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("kynodon", "3,2")
    play.hand(0, "attack")
    play.supply(0, breakthrough=2)
    play.faces(0, 0)
    play.answer("play:attack:arm", "0+2")
    assert foe.threat == 1


def test_g16_spikes_give_no_vantage() -> None:
    play = Play("karon", at=["1,2"])
    assert has_vantage(play.state, "c0")
    play.rows([".+.+.+.+.", "+.+.+.+.+", ".^.+.+.+.", "+.+.+.+.+", ".+.+.+.+.", "+.+.+.+.+", ".+.+.+.+."])
    assert not has_vantage(play.state, "c0")


@pytest.mark.parametrize(("kind", "number"), [("kynodon", 8), ("ungulus", 1)])
def test_g17_both_have_one_yellow_number(kind: str, number: int) -> None:
    yellow = [(zone.low, zone.high) for zone in ENEMIES[kind].zones if zone.zone == "yellow"]
    assert yellow == [(number, number)]


def test_g20_tokens_have_no_limit() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("kynodon", "3,2")
    add_threat(play.table, "f1", 9, "test")
    add_calm(play.table, "f1", 7, "test")
    assert (foe.threat, foe.calm) == (9, 7)


def test_g28_enemies_act_in_the_order_of_their_placement() -> None:
    play = Play("karon", at=["2,2"])
    for place in ("6,2", "4,2", "8,2"):
        play.foe("kynodon", place)
    play.state.foes.reverse()
    assert [play.at(f"f{foe.no}") for foe in by_number(play.state)] == ["6,2", "4,2", "8,2"]


def test_g30_armour_alone_stops_nothing() -> None:
    play = Play("karon", at=["2,2"])
    before = play.seat(0).hp
    damage(play.table, [("c0", 3)], "test")
    assert play.seat(0).hp == before - 3


def test_g34_the_track_has_thirteen_spaces() -> None:
    assert len({reward.rpartition("_")[2] for reward in TRACK}) == 6
    assert base_pool(Seat("karon", track=6)) != base_pool(Seat("karon"))
    assert most_hp(Seat("karon", track=3)) == most_hp(Seat("karon", track=2)) + 3


def test_g48_tokens_on_characters_are_without_effect_and_gone_in_cleanup() -> None:
    play = Play("karon", at=["2,2"])
    add_threat(play.table, "c0", 2, "test")
    assert play.seat(0).threat == 2
    play.answer("end_turn")
    while play.state.round == 2 and play.questions:
        play.answer(play.offered()[0])
    assert play.seat(0).threat == 0


def test_g3_the_last_round_is_played_in_full() -> None:
    play = Play("karon", at=["2,2"])
    play.state.last_round = 2
    play.answer("end_turn")
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "vermilion.loss_time"


def test_g4_the_turn_is_shared_and_ends_with_its_last_seat() -> None:
    play = Play("karon", "seria", at=["2,2", "4,4"])
    play.answer("end_turn", seat=1)
    assert (play.state.phase, play.offered("end_turn", seat=0)) == ("player", ["end_turn"])


def test_g7_the_list_names_the_target_whatever_the_order_of_asking() -> None:
    play = Play("karon", "ioan", at=["1,2", "3,2"])
    foe = play.foe("kynodon", "2,2")
    play.seat(1).hp = 9
    assert {quarry_of(play.state, foe, order) for order in (["c0", "c1"], ["c1", "c0"])} == {"c1"}


def test_g9_burnt_and_condensed_dice_count_for_the_rest_of_the_quest() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "attack", "move")
    play.supply(0, imprint=2)
    play.answer("combust:attack", "breakthrough", "condense:imprint", "defend")
    pool = dict(play.seat(0).pool)
    while play.state.round == 2:
        play.answer(play.question.default())
    assert (pool, len(play.seat(0).supply.dice)) == ({"imprint": 1, "breakthrough": 2}, 3)


@pytest.mark.parametrize(("when", "kinds", "faces"), [
    ("straight", ["imprint", "imprint", "breakthrough"], [1, 2, 3]),
    ("straight", ["imprint", "imprint", "breakthrough"], [1, 2, 0]), ("max", ["breakthrough"], [6]),
])  # fmt: skip
def test_g14_thresholds_ask_for_the_faces_in_effect(when: str, kinds: list[str], faces: list[int]) -> None:
    assert is_met(condition(when, THRESHOLDS), kinds, faces, sum(faces), 4)


@pytest.mark.parametrize(("place", "goal"), [("5,3", "7,3"), ("4,3", "6,5"), ("3,5", "3,7")])
def test_g19_a_push_from_afar_goes_straight_or_diagonally(place: str, goal: str) -> None:
    rows = [".+.+.+.+.+", "+.+.+.+.+."] * 5
    play = Play("karon", at=["2,2"], rows=rows)
    play.foe("kynodon", place)
    play.run(shove(play.table, "f1", play.tile("2,2"), 2, 0, 0))
    assert play.at("f1") == goal


def test_g21_an_enemy_that_can_reach_several_walks_to_the_first_of_its_list() -> None:
    play = Play("karon", "seria", at=["4,2", "2,6"])
    foe = play.foe("cranix", "2,2")
    play.seat(1).hp = 3
    advance(play.table, foe, Aim(3, False, 1, True))
    assert play.seat(1).tile in grid_of(play.state).near[foe.tile]


def test_g23_absorb_heals_who_dealt_damage() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("phagoris", "3,2", hp=3)
    play.run(foe_attack(play.table, 1, "c0", 4, {"absorb": 3}))
    assert (play.seat(0).hp, foe.hp) == (16, 6)


def test_g25_the_target_is_named_after_the_roll_and_before_it_is_threatened() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.foe("kynodon", "1,2")
    play.hand(0, "attack")
    play.supply(0, breakthrough=1)
    play.faces(0)
    play.answer("play:attack:arm")
    assert (play.question.text, [foe.threat for foe in play.state.foes]) == ("choose_target", [0, 0])
    play.answer("f2")
    assert [foe.threat for foe in play.state.foes] == [0, 1]


def test_g31_exploit_counts_each_suppression_token() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("kynodon", "3,2", calm=2)
    play.state.action = Action(0, "attack", "standard", gives={"exploit": 2}, slot="arm")
    play.run(strike(play.table, [("f1", 1)]))
    assert foe.hp == 10 - (1 + 2 * 2 - 1)


def test_g33_a_used_up_trinket_lies_face_down_and_may_turn_again() -> None:
    play = Play("karon", at=["2,2"])
    play.seat(0).uses["t01"] = 0
    assert play.seat(0).worn["head"] == "t01"
    charge(play.table, 0, "over_guard", 2)
    assert play.seat(0).uses["t01"] == 1


def test_g38_bone_conduction_shakes_friend_and_foe_without_damage() -> None:
    play = Play("tolgar", "karon", at=["2,2", "4,3"])
    foe = play.foe("kynodon", "2,1")
    play.run(EFFECTS["u17"](play.table, 0), "bone:3,2", "fall:1,1", "fall:5,3")
    assert (foe.hp, bool(foe.lying), play.seat(1).hp, bool(play.seat(1).lying)) == (10, True, 20, True)


def test_g39_muscle_density_springs_once_a_turn() -> None:
    play = Play("karon", at=["0,0"])
    play.wear(0, "s07", "t10")
    play.hand(0, "move", "move")
    play.supply(0, imprint=2)
    play.faces(2, 2)
    play.answer("play:move:legs", "1+0", "step:1,1", "step:2,2", "step:3,3")
    assert play.question.text == "muscle_density_step"
    play.answer("step:4,4", "stop", "play:move:legs", "step:5,5", "step:6,4", "step:7,3")
    assert play.question.text != "muscle_density_step"


def test_g40_a_sweep_is_an_arc_of_the_ring_and_splits_as_one_likes() -> None:
    """Of the eight arcs of three two hold none: the enemies stand on NE and W."""
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,1")
    play.foe("kynodon", "1,2")
    play.hand(0, "ad01")
    play.supply(0, imprint=2)
    play.faces(2, 2)
    play.answer("play:ad01:arm", "2+0")
    assert len(play.offered("arc")) == 6


def test_g41_wings_forbid_steps_across_them_and_tips_are_passable() -> None:
    rows = [".+.+.+.", "+.+.+.+", ".+.X.+.", "+.+.+.+", ".+.+.+."]
    play = Play("karon", at=["2,2"], rows=rows)
    keys = {option.key for option in step_options(play.state, 0, 3, 0, 0)}
    assert "step:3,1" not in keys and "step:3,3" not in keys and "step:2,1" in keys


def test_g44_a_wall_is_a_target_within_range_and_sight() -> None:
    rows = [".+.+.+.+.", "+.+.+.+.+", ".+.o.+.o.", "+.+.+.+.+", ".+.+.+.+."]
    play = Play("karon", at=["2,2"], rows=rows)
    play.hand(0, "ad07")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:ad07:arm")
    assert play.offered() == ["wall:3,2"]
    play.answer("wall:3,2")
    assert play.state.codes[play.tile("3,2")] == 5


def test_g51_wall_and_bone_in_one_line_break_as_drawn() -> None:
    play = Play("tolgar", at=["1,0"], rows=[".+.o.+.+.", "+.+.+.+.+", ".+.+.+.+."])
    play.foe("osteodon", "2,0")
    play.run(shove(play.table, "f1", play.tile("1,0"), 2, 3, 0))
    assert (play.at("f1"), play.state.codes[play.tile("3,0")]) == ("4,0", 5)


def test_g54_an_attack_hits_one_enemy() -> None:
    play = Play("karon", at=["2,2"])
    foes = [play.foe("kynodon", "3,2"), play.foe("kynodon", "1,2")]
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:attack:arm", "f1")
    assert [foe.hp for foe in foes] == [8, 10]


def test_g55_g56_a_marker_is_set_by_its_card_and_a_wing_stops_a_blow() -> None:
    rows = [".+.+.+.", "+.+.+.+", ".+.X.+.", "+.+.+.+", ".+.+.+."]
    play = Play("karon", at=["2,2"], rows=rows)
    play.foe("kynodon", "3,1")
    play.hand(0, "attack", "ad11")
    play.supply(0, imprint=1)
    assert (play.offered("play:attack"), play.offered("play:ad11")) == ([], ["play:ad11:effect"])


def test_g58_dice_of_breakthrough_are_counted_whatever_they_show() -> None:
    assert is_met(condition("breakthrough:2", THRESHOLDS), ["breakthrough"] * 2, [0, 1], 1, 4)
    assert not is_met(condition("max", THRESHOLDS), ["breakthrough"] * 2, [3, 3], 6, 4)


@pytest.mark.parametrize(("points", "goal"), [(2, "2,1"), (3, "3,1"), (5, "3,1")])
def test_g60_enemies_spend_movement_points(points: int, goal: str) -> None:
    """One lane of muscle and bone in turn: two tiles cost three points, and they stop on muscle where the points do
    lead them to one."""
    play = Play("karon", at=["8,1"], rows=[" " * 9, "+.+.+.+.+", " " * 9])
    play.seat(0).tile = play.tile("7,1")
    play.foe("kynodon", "1,1")
    advance(play.table, play.state.foes[0], Aim(points, False, 1, True))
    assert play.at("f1") == goal


def test_g63_the_same_keyword_from_card_weapon_and_threshold_adds_up() -> None:
    play = Play("tolgar", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "u16")
    play.supply(0, breakthrough=2)
    play.faces(3, 3)
    play.answer("play:u16:arm", "0+2", "done")
    assert play.at("f1") == "7,2"


def test_g1_a_round_has_six_phases() -> None:
    assert [name for name in STEPS if name.startswith("phase_")] == [
        "phase_corruption", "phase_ready", "phase_threat", "phase_enemy", "phase_player", "phase_cleanup"]


def test_g32_dice_left_out_count_for_patterns_and_not_for_sums() -> None:
    """In a move too: the boots' pair is met, the sum is not; the enemy must be in the weapon's range."""
    for place, offered in (("3,2", True), ("5,5", False)):
        play = Play("karon", at=["2,2"])
        play.wear(0, "t10")
        play.foe("kynodon", place, threat=1)
        play.hand(0, "move")
        play.supply(0, imprint=2)
        play.faces(2, 2)
        play.answer("play:move:legs", "2+0")
        assert (play.question.text == "suppress") == offered
        if offered:
            play.answer("f1")
            assert play.told("result")[0] == {"seat": 0, "sum": 2, "base": 0, "empower": 1, "backflow": 0, "result": 3,
                                              "gear": "s01"}


def test_g46_lands_take_cards_and_dice_and_the_wagon_needs_company() -> None:
    play = Play("karon", at=["2,2"])
    play.land("2,2")
    play.hand(0, "attack")
    play.supply(0, imprint=3)
    play.answer("stabilise:attack")
    assert play.offered() == ["2+0", "1+0"]


def test_g52_only_those_who_grow_read_a_card() -> None:
    play = ended(True, "karon", "seria")
    play.answer("grow", seat=0)
    play.answer("recover", seat=1)
    assert [(question.seat, question.text) for question in play.questions] == [(0, "duality_choice")]
    assert len(play.state.duality) == 29
