"""R6-R8: conversion, combat, corruption."""


from __future__ import annotations

import pytest

from game.core.state import Step
from game.titles.vermilion.decks import take_effect
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.phases import turn_end
from game.titles.vermilion.verbs import damage

from .play import OPEN, Play


def test_r6_1_combustion_adds_dice_to_supply_and_pool() -> None:
    play = Play("karon")
    play.hand(0, "u02")
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.answer("combust:u02", "breakthrough", "imprint")
    player = play.seat(0)
    assert (len(player.supply.dice), player.pool, player.burnt) == (2, {"imprint": 3, "breakthrough": 2}, ["u02"])


def test_r6_1_the_pool_has_at_most_eight_dice() -> None:
    play = Play("karon")
    play.hand(0, "u02")
    play.seat(0).pool = {"imprint": 5, "breakthrough": 2}
    play.answer("combust:u02", "imprint")
    assert (play.question.text, sum(play.seat(0).pool.values())) == ("player_action", 8)


def test_r6_1_corruption_cards_cannot_be_burnt() -> None:
    play = Play("karon")
    play.taint(0, "broken_bone")
    assert play.offered("combust") == []


def test_r6_2_condensation_fetches_any_action_card() -> None:
    play = Play("karon")
    play.supply(0, imprint=1)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.answer("condense:imprint", "defend")
    assert (play.seat(0).hand, play.seat(0).pool) == (["defend"], {"imprint": 1, "breakthrough": 1})


def test_r6_2_condensation_can_be_taken_back_until_the_deck_is_shuffled() -> None:
    play = Play("karon")
    play.supply(0, imprint=1)
    play.answer("condense:imprint")
    assert play.session.can_undo(0)
    play.answer("defend")
    assert not play.session.can_undo(0)


def test_g65_no_corruption_card_can_be_fetched() -> None:
    play = Play("karon")
    play.taint(0, "slip", "discard")
    play.supply(0, imprint=1)
    play.answer("condense:imprint")
    assert play.offered() == ["attack", "defend", "move", "u01", "u02", "u03"]


def test_r6_2_not_without_a_card_to_fetch() -> None:
    play = Play("karon")
    play.supply(0, imprint=1)
    play.seat(0).burnt, play.seat(0).deck = play.seat(0).deck, []
    assert play.offered("condense") == []


def test_g62_a_whispered_die_goes_in_its_true_colour() -> None:
    play = Play("karon")
    play.supply(0, imprint=1)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.run(take_effect_of(play, "frenzied_whisper"))
    play.answer("condense:breakthrough", "defend")
    assert play.seat(0).pool == {"imprint": 1, "breakthrough": 1}


def take_effect_of(play: Play, card: str, *drawn: str):  # type: ignore[no-untyped-def]
    """A corruption card enters the hand of seat 0."""
    play.taint(0, card)
    return take_effect(play.table, 0, card, list(drawn))

def test_g10_point_blank_halves_the_power_of_enemies_too() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("ungulus", "3,2")
    play.state.agenda = [Step("phase_cleanup"), Step("foe_act", [1])]
    play.state.foes[0].action, play.state.last_round = 2, 2
    play.ready()
    assert 20 - 2 in [20 - told["amount"] for told in play.told("damaged")]


def test_r7_2_1_no_reaction_against_penetrate() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("tabanix", "3,2")
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    assert play.run(foe_attack(play.table, 1, "c0", 4, {"penetrate": 1})) == []


def test_g49_no_reaction_without_a_defend_card_or_dice() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "attack")
    play.supply(0, imprint=2)
    assert play.run(foe_attack(play.table, 1, "c0", 4, {})) == []


def test_r7_2_5_pushes_apply_at_no_damage_and_contagion_does_not() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("osteodon", "3,2")
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    play.faces(2, 2)
    play.run(foe_attack(play.table, 1, "c0", 4, {"push": 2, "contagion": 1}), "defend:defend:2+0")
    assert (play.seat(0).hp, play.at("c0"), play.told("corrupted")) == (20, "0,2", [])


def test_r13_11_pack_tactics() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    play.foe("myomita", "3,2")
    assert play.run(foe_attack(play.table, 1, "c0", 2, {}), "pass") == [(0, "defend")]
    play.foe("myomita", "1,2")
    assert play.run(foe_attack(play.table, 1, "c0", 2, {})) == []


def test_r13_12_cull_the_weak() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    play.foe("cranix", "3,2")
    play.seat(0).hp = 11
    assert play.run(foe_attack(play.table, 1, "c0", 1, {}), "pass") == [(0, "defend")]
    assert play.run(foe_attack(play.table, 1, "c0", 1, {})) == []


def test_r7_3_1_deaths_are_carried_out_in_order_with_rupture_furious_and_loot() -> None:
    play = Play("karon", at=["0,0"])
    play.foe("rupturon", "4,4", hp=1)
    play.foe("myomita", "5,5", hp=2)
    far = play.foe("kynodon", "8,0")
    play.faces(4, 6)
    damage(play.table, [("f1", 1)], "test", 0)
    assert [told["unit"] for told in play.told("died")] == ["f1", "f2"]
    assert (far.threat, len(play.told("looted"))) == (2, 2)


def test_r9_8_who_dies_by_its_own_doing_gives_nothing() -> None:
    play = Play("karon", at=["0,0"])
    play.foe("rupturon", "4,4", hp=1)
    play.foe("myomita", "5,5", hp=2)
    damage(play.table, [("f1", 1)], "test")
    assert (len(play.told("died")), play.told("looted")) == (2, [])


def test_q10_the_heart_changes_and_does_not_die() -> None:
    play = Play("karon", at=["0,0"])
    foe = play.foe("vermilia_imprint", "4,4", hp=3, threat=2, lying=1, bind=2, bound=1)
    play.seat(0).uses["t01"] = 0
    other = play.foe("kynodon", "8,6")
    damage(play.table, [("f1", 9)], "test", 0)
    assert (foe.kind, foe.hp, foe.threat, foe.lying, foe.bind) == ("vermilia_breakthrough", 26, 0, 0, 0)
    assert (other.threat, play.told("looted")) == (0, [])


def test_r7_3_2_a_character_at_no_hp_leaves_the_map() -> None:
    play = Play("karon", "seria", at=["0,0", "2,0"])
    damage(play.table, [("c0", 30)], "test")
    assert (play.at("c0"), [question.seat for question in play.questions]) == ("", [1])

def test_r8_3_broken_bone() -> None:
    play = Play("karon")
    play.taint(0, "broken_bone")
    play.answer("cleanse:broken_bone")
    assert (play.seat(0).hp, play.seat(0).hand, play.state.taints_back) == (17, [], ["broken_bone"])
    play = Play("karon")
    play.taint(0, "broken_bone")
    play.seat(0).hp = 3
    assert play.offered("cleanse") == []


def test_r8_3_muscle_cramp() -> None:
    play = Play("karon")
    play.taint(0, "muscle_cramp")
    play.supply(0, imprint=2)
    play.answer("cleanse:muscle_cramp")
    assert (play.seat(0).hand, play.seat(0).supply.dice) == ([], [])


@pytest.mark.parametrize(("face", "held"), [(3, []), (1, ["adhesive_mucus"])])
def test_r8_3_adhesive_mucus(face: int, held: list[str]) -> None:
    play = Play("karon")
    play.taint(0, "adhesive_mucus")
    play.supply(0, breakthrough=1)
    play.faces(face)
    play.answer("cleanse:adhesive_mucus")
    assert play.seat(0).hand == held


def test_r8_3_phantom_pain_hurts_and_goes_by_a_use_of_purify() -> None:
    play = Play("karon", at=["0,0"])
    play.taint(0, "phantom_pain")
    turn_end(play.table)
    assert play.seat(0).hp == 19
    play.answer("cleanse:phantom_pain")
    assert (play.seat(0).hand, play.seat(0).uses["t01"]) == ([], 1)


def test_g24_purify_on_armour_is_no_use() -> None:
    play = Play("ioan")
    play.taint(0, "phantom_pain")
    assert play.offered("cleanse") == []


def test_r8_4_static_shock_and_blood_reflux() -> None:
    play = Play("karon")
    play.supply(0, imprint=1, breakthrough=1)
    play.run(take_effect_of(play, "static_shock"), "breakthrough")
    play.run(take_effect_of(play, "blood_reflux"))
    assert ([die.kind for die in play.seat(0).supply.dice], play.seat(0).hp) == (["imprint"], 18)
    assert play.seat(0).discard == ["static_shock", "blood_reflux"]


@pytest.mark.parametrize(("direction", "goal"), [(2, "3,2"), (3, "3,3"), (0, "2,2")])
def test_r8_4_slip(direction: int, goal: str) -> None:
    rows = [row if y != 1 else "+.o.+.+.+" for y, row in enumerate(OPEN)]
    play = Play("karon", at=["2,2"], rows=rows)
    play.lots(direction)
    play.run(take_effect_of(play, "slip"))
    assert play.at("c0") == goal


def test_r8_4_memory_erasure_takes_the_rarest() -> None:
    play = Play("karon")
    play.hand(0, "attack", "u01", "u02")
    play.run(take_effect_of(play, "memory_erasure", "attack", "u01", "u02"), "u02")
    assert (play.seat(0).hand, play.seat(0).discard) == (["attack", "u01"], ["memory_erasure", "u02"])


def test_r8_4_frenzied_whisper_until_cleanup() -> None:
    play = Play("karon")
    play.supply(0, imprint=2, breakthrough=1)
    play.run(take_effect_of(play, "frenzied_whisper"))
    play.hand(0, "attack")
    play.answer("combust:attack", "imprint")
    assert {die.kind for die in play.seat(0).supply.dice} == {"breakthrough"}


def test_r8_5_parasites_sit_on_gear_and_a_second_copy_is_discarded() -> None:
    play = Play("karon")
    for _ in range(2):
        play.run(take_effect_of(play, "armour_corrosion"))
    assert (play.seat(0).taints, play.seat(0).discard) == ({"a01": ["armour_corrosion"]}, ["armour_corrosion"])


def test_r8_5_shackles_cost_one_hp_before_a_move() -> None:
    play = Play("karon", at=["2,2"])
    play.taint(0, "shackles", "legs")
    play.hand(0, "move")
    play.supply(0, imprint=1)
    play.answer("play:move:legs")
    assert play.seat(0).hp == 19


def test_r8_5_corroded_armour_has_no_base() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.taint(0, "armour_corrosion", "torso")
    play.hand(0, "defend")
    play.supply(0, imprint=1)
    play.faces(2)
    play.run(foe_attack(play.table, 1, "c0", 4, {}), "defend:defend:1+0")
    assert play.seat(0).hp == 18


def test_g59_parasites_go_by_purge() -> None:
    play = Play("ioan")
    play.taint(0, "rusty_blade", "arm")
    play.hand(0, "u10")
    play.answer("play:u10:effect", "arm:rusty_blade")
    assert play.seat(0).taints == {}
