"""5.1, 5.2, R5, R13: every action card does what is printed on it."""

from __future__ import annotations

import pytest

from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.queries import foe_by

from .play import OPEN, Play


def striking(card: str, *faces: int, name: str = "karon", kind: str = "kynodon", weapon: str = "w01",
             at: str = "2,2", place: str = "3,2", rows: list[str] | None = None, **fields: object) -> Play:
    """A character plays an attack card with as many Imprint dice as faces, against an enemy, with a plain longsword."""
    play = Play(name, at=[at], rows=rows)
    play.wear(0, weapon, "t10")
    play.foe(kind, place, **fields)
    play.hand(0, card)
    play.supply(0, imprint=len(faces))
    play.faces(*faces)
    play.answer(f"play:{card}:arm")
    if play.question.text == "fill_dice":
        play.answer(f"{len(faces)}+0")
    if play.question.text == "suppress":
        play.answer("done")
    return play


def the_foe(play: Play, number: int = 1) -> tuple[int, int, int]:
    foe = foe_by(play.state, number)
    assert foe
    return foe.hp, foe.threat, foe.calm


@pytest.mark.parametrize(("card", "fields", "left"), [
    ("attack", {}, (8, 0, 1)), ("ad02", {"threat": 2}, (6, 2, 1)), ("ad03", {"calm": 2}, (4, 0, 3)),
    ("ad05", {}, (7, 0, 1)), ("ad06", {}, (7, 2, 1)), ("u11", {}, (8, 0, 3)), ("u14", {}, (8, 2, 1)),
    ("ad21", {}, (8, 0, 2)), ("u15", {"calm": 1}, (7, 0, 2)), ("ad07", {}, (7, 0, 1)), ("u16", {}, (8, 0, 1)),
    ("u01", {}, (8, 0, 1)), ("ad20", {}, (8, 0, 1)), ("ad04", {}, (8, 0, 1)), ("u05", {}, (8, 0, 1)),
    ("u04", {}, (8, 0, 1)),
])
def test_5_1_what_an_attack_card_does_to_its_target(card: str, fields: dict[str, int],
                                                    left: tuple[int, int, int]) -> None:
    """A 2 and the longsword's 1 against DEF 1; all dice of Imprint: Sedate 1."""
    assert the_foe(striking(card, 2, **fields)) == left


def test_u01_shield_bash_knocks_down_after_a_perfect_guard() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("kynodon", "3,2")
    play.hand(0, "u01")
    play.seat(0).guarded = True
    play.supply(0, imprint=1)
    play.answer("play:u01:arm")
    assert (play.at("f1"), bool(foe.lying)) == ("4,2", True)


def test_u02_sealing_vow() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "5,2")
    play.foe("kynodon", "7,2")
    play.hand(0, "u02")
    play.answer("play:u02:effect")
    assert [the_foe(play, n)[2] for n in (1, 2)] == [1, 0]


def test_u03_guardians_exchange_takes_the_blow() -> None:
    play = Play("karon", "seria", at=["2,2", "3,3"])
    play.foe("kynodon", "4,4")
    play.hand(0, "u03")
    play.supply(0, imprint=1)
    play.faces(1)
    play.run(foe_attack(play.table, 1, "c1", 5, {}), "cover", "defend:u03:1+0")
    assert (play.seat(0).hp, play.seat(1).hp) == (20 - (5 - 3), 16)


def test_u04_perch_shot_from_a_bone() -> None:
    assert the_foe(striking("u04", 2, at="3,2", place="5,2", weapon="w02"))[0] == 10 - 4
    assert the_foe(striking("u04", 2, at="2,2", place="4,2", weapon="w02"))[0] == 10 - 2


def test_u05_parting_shot_walks_on() -> None:
    play = striking("u05", 1)
    assert play.question.text == "move_step"
    play.answer("step:1,1", "step:0,0")
    assert play.at("c0") == "0,0"


def test_u06_steady_breath_gives_the_next_attack_vantage_and_a_modulation() -> None:
    play = Play("seria", at=["2,2"])
    play.wear(0, "t10")
    play.foe("myomita", "4,2")
    play.foe("kynodon", "6,2")
    play.hand(0, "u06", "attack")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:u06:effect", "play:attack:arm", "modulate:0", "f2")
    assert the_foe(play, 2)[0] == 10 - (2 + 1 - 1)


def test_u07_frenzied_blow_doubles_and_may_be_cancelled() -> None:
    for face, hp in ((3, 10 - (6 + 1 - 1)), (0, 10)):
        play = Play("drava", at=["2,2"])
        play.wear(0, "w01")
        play.foe("kynodon", "3,2")
        play.hand(0, "u07")
        play.supply(0, breakthrough=1)
        play.faces(face)
        play.answer("play:u07:arm")
        assert the_foe(play)[:2] == (hp, int(face == 0))


def test_u08_backflow_slash() -> None:
    play = Play("drava", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "u08")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:u08:arm", "pay")
    assert (the_foe(play)[0], len(play.seat(0).discard)) == (10 - (2 + 2 - 1), 3)


def test_u09_red_sprint_chains_on_an_attack() -> None:
    play = Play("drava", at=["0,0"])
    play.hand(0, "u09", "attack")
    play.seat(0).hand.remove("attack")
    play.seat(0).discard.append("attack")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:u09:legs", "step:1,1", "step:2,2", "step:3,3", "step:4,4")
    assert play.at("c0") == "4,4"


def test_u10_prayer_of_purging() -> None:
    play = Play("ioan", "karon", at=["2,2", "4,4"])
    play.taint(1, "broken_bone")
    play.taint(1, "blood_reflux", "discard")
    play.hand(0, "u10")
    play.answer("play:u10:effect", "hand:broken_bone", "discard:blood_reflux", seat=0)
    assert (play.seat(1).hand, play.seat(1).discard) == ([], [])


def test_u12_shared_tonic() -> None:
    play = Play("ioan", "karon", at=["2,2", "3,3"])
    play.seat(1).hp = 10
    play.hand(0, "u12")
    play.supply(0, imprint=1)
    play.answer("play:u12:effect", seat=0)
    assert (play.seat(1).hp, len(play.seat(0).supply.dice)) == (13, 0)


def test_u13_nerve_graft_moves_tokens() -> None:
    play = Play("mirka", at=["2,2"])
    play.foe("kynodon", "4,2", threat=2, calm=1)
    play.foe("kynodon", "6,2")
    play.hand(0, "u13")
    play.answer("play:u13:effect", "1", "f2")
    assert (the_foe(play, 1)[1:], the_foe(play, 2)[1:]) == ((1, 0), (1, 1))


def test_g48_tokens_on_a_character_do_nothing() -> None:
    play = Play("mirka", at=["2,2"])
    play.foe("kynodon", "4,2", threat=2)
    play.hand(0, "u13")
    play.answer("play:u13:effect", )
    assert (play.seat(0).threat, the_foe(play)[1]) == (2, 0)


def test_u15_hooked_pull() -> None:
    play = striking("u15", 2, name="mirka", weapon="w08", place="4,2")
    assert play.at("f1") == "3,2"


def test_u16_wallfall_breaks_walls() -> None:
    rows = [row if y != 2 else ".+.+.X.+." for y, row in enumerate(OPEN)]
    play = striking("u16", 2, rows=rows)
    assert (play.at("f1"), the_foe(play)[0], play.state.codes[play.tile("5,2")]) == ("5,2", 10 - 2 - 3 - 1, 5)


def test_u18_brace_draws_on_a_perfect_guard() -> None:
    play = Play("tolgar", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "u18")
    play.supply(0, imprint=1)
    play.seat(0).deck = ["attack"]
    play.faces(2)
    play.run(foe_attack(play.table, 1, "c0", 5, {}), "defend:u18:1+0")
    assert (play.seat(0).hp, play.seat(0).hand) == (20, ["attack"])


# ---------------------------------------------------------------- advanced cards
def test_ad01_whirl_sweeps_and_splits() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,1")
    play.foe("kynodon", "3,2")
    play.hand(0, "ad01")
    play.supply(0, imprint=2)
    play.faces(2, 1)
    play.answer("play:ad01:arm", "2+0", "arc:1", "3")
    assert [the_foe(play, n)[0] for n in (1, 2)] == [10 - 2, 10 - 1]


def test_ad04_shockwave_hits_the_neighbours() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.foe("myomita", "4,3")
    play.hand(0, "ad04")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:ad04:arm")
    assert the_foe(play, 2)[0] == 3


def test_ad07_demolish_takes_a_wall() -> None:
    rows = [row if y != 2 else ".+.o.+.+." for y, row in enumerate(OPEN)]
    play = Play("karon", at=["2,2"], rows=rows)
    play.wear(0, "t10")
    play.hand(0, "ad07")
    play.supply(0, imprint=1)
    play.answer("play:ad07:arm", "wall:3,2")
    assert play.state.codes[play.tile("3,2")] == 5


def test_ad08_blackened_die_adds_a_die_and_corruption() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    most = play.foe("kynarch", "3,2").hp
    play.hand(0, "ad08")
    play.supply(0, imprint=1)
    play.faces(1, 6)
    play.answer("play:ad08:arm")
    assert (the_foe(play)[0], len(play.seat(0).discard)) == (most - (7 + 1 - 1), 2)


def test_ad09_reversal() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "5,2", threat=2, calm=1)
    play.hand(0, "ad09")
    play.answer("play:ad09:effect")
    assert the_foe(play)[1:] == (1, 2)


def test_ad10_circular_breath_cycles_and_chains_on_the_head() -> None:
    play = Play("karon")
    play.hand(0, "ad10", "move", "u02")
    play.seat(0).hand.remove("u02")
    play.seat(0).discard.append("u02")
    play.answer("play:ad10:effect", "move")
    assert len(play.seat(0).hand) == 2


def test_ad11_plant_marker_stands_through_one_enemy_phase() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "ad11")
    play.supply(0, imprint=2, breakthrough=1)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.answer("play:ad11:effect", "imprint", "tile:4,2")
    assert (play.state.codes[play.tile("4,2")], play.seat(0).pool["imprint"]) == (7, 1)
    while play.state.round < 4:
        play.answer(play.question.default())
    assert (play.state.codes[play.tile("4,2")], play.seat(0).pool["imprint"]) == (1, 2)


def test_ad12_leaping_assault() -> None:
    play = Play("karon", at=["0,0"])
    play.foe("kynodon", "4,2")
    play.hand(0, "ad12")
    play.supply(0, imprint=1)
    play.answer("play:ad12:legs", "leap:3,2")
    assert (play.at("c0"), the_foe(play)[0]) == ("3,2", 9)


def test_ad13_muscle_wave_springs_after_two_steps() -> None:
    play = Play("karon", at=["0,0"])
    play.hand(0, "ad13")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:ad13:legs", "step:1,1", "step:2,2", "step:3,3")
    assert play.at("c0") == "3,3"


def test_ad14_bone_runner_draws_on_a_bone() -> None:
    play = Play("karon", at=["0,0"])
    play.hand(0, "ad14")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:ad14:legs", "step:1,0")
    assert (play.at("c0"), len(play.seat(0).hand)) == ("1,0", 1)


def defending(card: str, armour: str, imprint: int, breakthrough: int, faces: tuple[int, ...], power: int = 4,
              then: tuple[str, ...] = (), **fields: object) -> Play:
    """Karon defends against a Kynodon beside him."""
    play = Play("karon", at=["4,4"])
    play.wear(0, armour, "t10")
    play.foe("kynodon", "5,3", **fields)
    play.hand(0, card)
    play.supply(0, imprint, breakthrough)
    play.faces(*faces)
    key = f"defend:{card}:{imprint}+{breakthrough}"
    play.run(foe_attack(play.table, 1, "c0", power, {}), key, *then)
    return play


def test_ad15_riposte() -> None:
    assert the_foe(defending("ad15", "a02", 2, 0, (2, 2)))[0] == 7


def test_ad16_supple_guard_walks_on() -> None:
    play = defending("ad16", "a03", 1, 0, (2,), then=("step:3,5",))
    assert (play.seat(0).hp, play.at("c0")) == (19, "3,5")


def test_ad17_catalysis_keeps_the_card() -> None:
    play = Play("karon")
    play.hand(0, "ad17", "attack")
    play.answer("play:ad17:effect", "combust", "combust:attack", "imprint")
    assert ("attack" in play.seat(0).hand, play.seat(0).burnt, len(play.seat(0).supply.dice)) == (True, [], 1)


def test_ad17_catalysis_condenses_for_nothing() -> None:
    play = Play("karon")
    play.hand(0, "ad17")
    play.answer("play:ad17:effect", "condense", "condense:free", "move", "keep")
    assert play.seat(0).hand == ["move"]


def test_ad18_modulation_turns_two_dice() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.hand(0, "ad18", "attack")
    play.supply(0, imprint=1, breakthrough=1)
    play.faces(1, 0)
    play.answer("play:ad18:effect", "play:attack:arm", "1+1", "modulate:0", "modulate:1")
    assert the_foe(play)[:2] == (10 - (2 + 3 + 1 - 1), 0)


def test_ad19_substitution_formula() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.hand(0, "ad19", "attack")
    play.supply(0, imprint=2)
    play.faces(1, 2)
    play.answer("play:ad19:effect", "play:attack:arm", "2+0")
    assert the_foe(play)[0] == 10 - (3 + 2 + 1 - 1)


@pytest.mark.parametrize(("top", "hp", "dice"), [("move", 10 - 4, 0), ("attack", 10 - 2, 1), ("u02", 10 - 2, 0)])
def test_ad20_chain_dance(top: str, hp: int, dice: int) -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.hand(0, "ad20", top)
    play.seat(0).hand.remove(top)
    play.seat(0).discard.append(top)
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:ad20:arm")
    assert (the_foe(play)[0], len(play.seat(0).supply.dice)) == (hp, dice)


def test_r13_16_a_parasite_on_the_discard_pile_has_its_slots_icon() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.hand(0, "ad20")
    play.taint(0, "shackles", "discard")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:ad20:arm")
    assert the_foe(play)[0] == 10 - 4


def test_ad21_sedative_edge_binds() -> None:
    foe = foe_by(striking("ad21", 2).state, 1)
    assert foe and (foe.bind, foe.bound) == (2, 1)


def test_ad22_tonic_dose() -> None:
    play = Play("karon")
    play.seat(0).hp = 10
    play.taint(0, "broken_bone")
    play.hand(0, "ad22")
    play.answer("play:ad22:effect", "hand:broken_bone")
    assert (play.seat(0).hp, play.seat(0).hand) == (14, [])


# ---------------------------------------------------------------- R5.2, R5.3
def test_r5_2_improvisation_is_one_imprint_die_and_nothing_else() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "move")
    play.supply(0, imprint=3)
    play.faces(2)
    play.answer("improvise:move:arm")
    assert (the_foe(play), len(play.seat(0).supply.dice)) == ((10 - 1, 0, 0), 2)


def test_g67_not_with_the_cards_own_slot() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "attack", "defend", "u02")
    play.supply(0, imprint=1)
    assert play.offered("improvise") == [
        "improvise:attack:legs", "improvise:defend:arm", "improvise:defend:legs", "improvise:u02:arm",
        "improvise:u02:legs"]


def test_g27_defend_cards_have_no_use_of_their_own_in_the_player_phase() -> None:
    play = Play("karon")
    play.hand(0, "defend")
    play.supply(0, imprint=1)
    assert play.offered("play:defend") == []
    refused = play.session.why_not(0, "play:defend:torso")
    assert refused and refused.rule == "G27"


def test_r5_1_7_an_attack_needs_something_to_hit_within_reach_and_bonus() -> None:
    for distance, offered in ((5, ["play:attack:arm"]), (6, [])):
        play = Play("seria", at=["0,0"])
        play.foe("kynodon", f"{distance},0" if distance < 5 else f"{distance - 1},0")
        play.hand(0, "attack")
        play.supply(0, imprint=2)
        assert play.offered("play:attack") == offered


def test_r5_1_7_without_a_target_after_the_roll_it_misses() -> None:
    play = Play("seria", at=["0,0"])
    play.foe("kynodon", "4,0")
    play.hand(0, "attack")
    play.supply(0, imprint=2)
    play.answer("play:attack:arm", "1+0", "done")
    assert (play.told("missed"), play.seat(0).discard, len(play.seat(0).spent)) == ([{"seat": 0}], ["attack"], 1)


def test_g6_r5_1_8_without_dice_only_effects() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.hand(0, "attack", "move", "u02")
    assert play.offered("play") == ["play:u02:effect"] and play.offered("improvise") == []


def test_r5_3_no_meditation_without_dice_or_with_a_swapped_torso() -> None:
    play = Play("karon")
    assert play.offered("meditate") == []
    play = Play("karon")
    play.supply(0, imprint=1)
    play.seat(0).banned = ["torso"]
    assert play.offered("meditate") == []
