"""R11, 5.3-5.5: every threshold, every weapon, armour and pair of shoes."""

from __future__ import annotations

import pytest

from game.titles.vermilion.content import ENEMIES, GEAR, REWARDS
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.grammar import THRESHOLDS, Give, condition
from game.titles.vermilion.queries import adhered, foe_by
from game.titles.vermilion.thresholds import is_met

from .play import Play


def met(when: str, kinds: str, faces: list[int], total: int | None = None, capacity: int = 4, more: int = 0) -> bool:
    names = {"i": "imprint", "b": "breakthrough", "c": "corruption"}
    return is_met(condition(when, THRESHOLDS), [names[kind] for kind in kinds], faces,
                  sum(faces) if total is None else total, capacity, more)


@pytest.mark.parametrize(("when", "kinds", "faces", "wanted"), [
    ("dice:3", "iib", [1, 1, 0], True), ("dice:3", "ib", [1, 1], False), ("full", "iiib", [1, 1, 1, 0], True),
    ("full", "iib", [1, 1, 0], False), ("full", "iibc", [1, 1, 0, 5], False), ("sum_ge:6", "bb", [3, 3], True),
    ("sum_ge:6", "bb", [3, 1], False), ("sum_le:3", "ib", [2, 1], True), ("sum_le:3", "ib", [2, 3], False),
    ("exact:4", "ib", [1, 3], True), ("exact:4", "ib", [2, 3], False), ("odd", "b", [3], True),
    ("odd", "b", [0], False), ("even", "b", [0], True),
    ("even", "b", [1], False), ("max", "bb", [6, 0], True), ("max", "bb", [3, 3], False),
    ("pair", "ib", [1, 1], True), ("pair", "ib", [1, 3], False), ("triple", "iib", [1, 1, 1], True),
    ("triple", "iib", [1, 1, 3], False), ("twin_pair", "iibb", [1, 1, 3, 3], True),
    ("twin_pair", "iiii", [2, 2, 2, 2], True), ("twin_pair", "iiib", [2, 2, 2, 3], False),
    ("straight", "iib", [1, 2, 0], True), ("straight", "iib", [1, 2, 3], True), ("straight", "iic", [2, 2, 4], False),
    ("straight", "ibc", [2, 3, 4], True), ("unique", "ib", [1, 3], True), ("unique", "ib", [1, 1], False),
    ("unique", "i", [1], False), ("symmetry", "iib", [1, 1, 3], True), ("symmetry", "iibb", [1, 1, 3, 0], False),
    ("symmetry", "ii", [2, 2], True), ("symmetry", "i", [2], False), ("only:1", "ib", [1, 1], True),
    ("only:1", "ib", [1, 3], False), ("only:3", "bb", [3, 3], True), ("only:3", "bb", [6, 6], False),
    ("gap:2", "ib", [1, 3], True), ("gap:2", "ib", [2, 3], False), ("gap:2", "b", [3], False),
    ("breakthrough:2", "bb", [0, 0], True), ("breakthrough:2", "iib", [1, 1, 0], False),
    ("all_imprint", "ii", [1, 2], True), ("all_imprint", "ib", [1, 1], False), ("all_imprint", "ic", [1, 1], False),
    ("all_breakthrough", "bb", [0, 3], True), ("all_breakthrough", "ib", [1, 3], False),
    ("hybrid", "ib", [1, 1], True), ("hybrid", "ii", [1, 1], False), ("color_pair", "iibb", [1, 2, 0, 3], True),
    ("color_pair", "iiib", [1, 2, 1, 3], False), ("zero", "ib", [1, 0], True), ("zero", "ib", [1, 3], False),
    ("no_zero", "ib", [1, 3], True), ("no_zero", "ii", [1, 1], False), ("no_zero", "bb", [3, 0], False),
    ("fail_twice", "bb", [0, 0], True), ("fail_twice", "bb", [0, 3], False),
])  # fmt: skip
def test_r11_3_thresholds(when: str, kinds: str, faces: list[int], wanted: bool) -> None:
    assert met(when, kinds, faces) == wanted


def test_r11_3_suppressed_dice_count_as_filled_but_not_in_the_sum() -> None:
    assert met("dice:2", "ii", [2, 2], total=2) and met("pair", "ii", [2, 2], total=2)
    assert not met("sum_ge:4", "ii", [2, 2], total=2)


@pytest.mark.parametrize(("when", "kinds", "faces"), [
    ("pair", "ii", [1, 1]), ("all_imprint", "i", [1]), ("full", "iiii", [1, 1, 1, 1]), ("dice:3", "iii", [1, 1, 1]),
    ("breakthrough:2", "bb", [3, 3]), ("sum_ge:1", "i", [2]),
])
def test_r11_5_rusty_blade_asks_for_one_die_more(when: str, kinds: str, faces: list[int]) -> None:
    assert met(when, kinds, faces) and not met(when, kinds, faces, more=1)


def test_r11_5_with_a_die_more_they_are_met_again() -> None:
    assert met("pair", "iii", [1, 1, 2], more=1) and met("sum_ge:3", "ii", [2, 2], more=1)


# ---------------------------------------------------------------- weapons
FULL = ENEMIES["kynarch"].hp + ENEMIES["kynarch"].hp_per_seat


def hitting(weapon: str, imprint: int, breakthrough: int, faces: tuple[int, ...], *then: str, kind: str = "kynarch",
            place: str = "3,2", other: str = "", **fields: object) -> Play:
    """Karon at 2,2 attacks; `then` answers what follows."""
    play = Play("karon", at=["2,2"])
    play.wear(0, weapon, "t10")
    play.foe(kind, place, **fields)
    if other:
        play.foe("osteodon", other)
    play.hand(0, "attack")
    play.supply(0, imprint, breakthrough)
    play.faces(*faces)
    play.answer("play:attack:arm")
    if play.question.text == "fill_dice":
        play.answer(f"{imprint}+{breakthrough}")
    for key in then:
        play.answer(key)
    return play


def foe(play: Play, number: int = 1) -> dict[str, object]:
    found = foe_by(play.state, number)
    assert found
    return {"hp": found.hp, "threat": found.threat, "calm": found.calm, "lying": bool(found.lying), "bind": found.bind,
            "at": play.at(f"f{number}")}


@pytest.mark.parametrize(("weapon", "imprint", "wild", "faces", "changed"), [
    ("w01", 2, 0, (1, 1), {"hp": FULL - 2, "calm": 1, "at": "4,2"}), ("w01", 1, 0, (1,), {"hp": FULL - 1, "calm": 1}),
    ("w03", 0, 1, (0,), {"hp": FULL - 1, "threat": 1}), ("w05", 1, 1, (2, 3), {"hp": FULL - 2, "at": "3,2"}),
    ("w06", 0, 2, (3, 3), {"hp": FULL - 6, "at": "5,2"}), ("w06", 3, 0, (1, 1, 1), {"hp": FULL - 4}),
    ("w07", 3, 0, (1, 1, 1), {"hp": FULL - 3}), ("w09", 1, 1, (1, 3), {"hp": FULL - 6}),
    ("w10", 2, 0, (2, 2), {"hp": FULL - 4, "lying": True}), ("w11", 0, 1, (3,), {"hp": FULL - 7}),
    ("w12", 1, 1, (2, 1), {"hp": FULL - 1, "bind": 2}), ("w12", 2, 0, (2, 2), {"hp": FULL - 1, "calm": 2, "bind": 2}),
    ("w14", 0, 2, (0, 0), {"hp": FULL - 1 - 2, "threat": 3}), ("w16", 2, 0, (1, 1), {"hp": FULL - 3}),
    ("w02", 1, 1, (1, 3), {"hp": FULL - 2}), ("w15", 2, 0, (1, 1), {"hp": FULL}),
])  # fmt: skip
def test_5_3_what_weapons_do(weapon: str, imprint: int, wild: int, faces: tuple[int, ...],
                             changed: dict[str, object]) -> None:
    """Against a Kynarch of full HP and DEF 1 that stands beside."""
    then = ("single",) if weapon == "w14" else ()
    base = {"hp": FULL, "threat": 0, "calm": 0, "lying": False, "bind": 0, "at": "3,2"}
    assert foe(hitting(weapon, imprint, wild, faces, *then)) == base | changed


def test_w02_sinew_bow_reaches_farther_when_full() -> None:
    play = Play("seria", at=["0,0"])
    play.wear(0, "t10")
    play.foe("kynodon", "4,0")
    play.hand(0, "attack")
    play.supply(0, imprint=2)
    play.faces(1, 1)
    play.answer("play:attack:arm", "2+0")
    assert foe(play)["hp"] == 10 - 2


def test_w03_twin_rakes_may_sweep() -> None:
    play = hitting("w03", 0, 2, (3, 1), "sweep", "arc:2", "2", other="3,3")
    assert (foe(play)["hp"], foe(play, 2)["hp"]) == (FULL - 1, 12)


def test_w04_censer_flail_purges_and_gives_dice_back() -> None:
    play = Play("ioan", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.taint(0, "blood_reflux", "discard")
    play.hand(0, "attack")
    play.supply(0, imprint=2)
    play.faces(1, 1)
    play.answer("play:attack:arm", "2+0", "discard:blood_reflux")
    assert (play.seat(0).discard, len(play.seat(0).supply.dice)) == (["attack"], 2)


def test_w05_spine_whip_moves_a_token() -> None:
    play = hitting("w05", 1, 0, (1,), "f2", kind="kynodon", place="4,2", threat=1, other="6,2")
    assert (foe(play)["threat"], foe(play, 2)["threat"]) == (0, 1)


def test_w07_fang_twinblades_link_the_legs() -> None:
    play = hitting("w07", 4, 0, (1, 1, 2, 2), "use", "step:1,1", "step:0,0")
    assert play.at("c0") == "0,0"


def test_r11_7_no_link_to_legs_that_lie_or_are_swapped() -> None:
    for hinder in ("lying", "banned"):
        play = Play("karon", at=["2,2"])
        play.wear(0, "w07", "t10")
        play.foe("kynarch", "3,2")
        play.hand(0, "attack")
        play.supply(0, imprint=4)
        setattr(play.seat(0), hinder, ["legs"] if hinder == "banned" else True)
        play.faces(1, 1, 2, 2)
        play.answer("play:attack:arm", "4+0")
        assert play.question.text == "player_action"


def test_w08_quill_spear_pierces_and_gives_a_die_back() -> None:
    play = hitting("w08", 2, 1, (1, 2, 3), kind="kynodon", place="4,2", other="5,2")
    assert (foe(play)["hp"], foe(play, 2)["hp"]) == (10 - 6, 12 - 5)
    assert play.question.text == "return_dice"


def test_w09_bone_saw_finds_more_loot() -> None:
    play = hitting("w09", 3, 0, (1, 1, 1, 3), kind="kynodon", hp=2)
    assert play.told("looted")[0]["bonus"] == 2


def test_w10_tuning_hammer_may_shake_instead() -> None:
    play = hitting("w10", 3, 0, (1, 1, 2), "conduct", "bone:3,2", "fall:4,2")
    assert (foe(play)["lying"], foe(play)["hp"], foe(play)["at"]) == (True, FULL, "4,2")


def test_w13_greatsword_of_duality() -> None:
    play = hitting("w13", 2, 2, (1, 1, 3, 1), "aggravate", kind="kynarch", threat=2)
    assert (foe(play)["threat"], foe(play)["calm"]) == (0, 3)


def test_w13_aftershock() -> None:
    play = hitting("w13", 2, 2, (1, 1, 3, 1), "sedate", other="4,3")
    assert foe(play, 2)["hp"] == 12


def test_w14_ruin_morningstar_may_sweep() -> None:
    play = hitting("w14", 0, 1, (3,), "sweep", "arc:2", "0", other="3,3")
    assert (foe(play)["hp"], foe(play, 2)["hp"]) == (FULL, 12 - 3)


def test_w15_marrow_culverin() -> None:
    play = hitting("w15", 2, 2, (2, 2, 3, 0), kind="osteodon", place="6,2")
    assert foe(play)["hp"] == 12 - 8
    play = hitting("w15", 1, 1, (1, 3), kind="osteodon", place="6,2")
    assert play.question.text == "return_dice"


def test_w16_vermilion_drinker() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "w16", "t10")
    play.foe("kynarch", "3,2")
    play.seat(0).hp = 10
    play.hand(0, "attack")
    play.supply(0, breakthrough=2)
    play.faces(3, 3)
    play.answer("play:attack:arm", "0+2")
    assert play.seat(0).hp == 15


# ---------------------------------------------------------------- armour
def guarding(armour: str, imprint: int, wild: int, faces: tuple[int, ...], power: int, *then: str) -> Play:
    """Karon at 2,2 defends against a Kynodon beside him."""
    play = Play("karon", at=["2,2"])
    play.wear(0, armour, "t10")
    play.foe("kynodon", "3,2", threat=1)
    play.hand(0, "defend")
    play.supply(0, imprint, wild)
    play.faces(*faces)
    play.run(foe_attack(play.table, 1, "c0", power, {}), f"defend:defend:{imprint}+{wild}", *then)
    return play


@pytest.mark.parametrize(("armour", "imprint", "wild", "faces", "power", "lost", "changed"), [
    ("a01", 2, 0, (1, 1), 3, 0, {"hp": 8}), ("a01", 2, 0, (1, 1), 4, 1, {}), ("a03", 0, 1, (0,), 3, 1, {"threat": 2}),
    ("a05", 1, 1, (1, 1), 5, 3, {"threat": 0, "calm": 1}), ("a06", 1, 2, (1, 1, 1), 6, 2, {"at": "4,2"}),
    ("a07", 0, 1, (3,), 4, 0, {"hp": 7}), ("a09", 1, 0, (1,), 4, 2, {"bind": 2}),
    ("a10", 2, 0, (1, 1), 3, 0, {"hp": 6}), ("a12", 0, 2, (0, 0), 9, 1, {"threat": 2}),
])  # fmt: skip
def test_5_4_what_armour_does(armour: str, imprint: int, wild: int, faces: tuple[int, ...], power: int, lost: int,
                              changed: dict[str, object]) -> None:
    play = guarding(armour, imprint, wild, faces, power)
    base = {"hp": 10, "threat": 1, "calm": 0, "lying": False, "bind": 0, "at": "3,2"}
    assert (20 - play.seat(0).hp, foe(play)) == (lost, base | changed)


def test_a02_hide_vest_walks() -> None:
    play = guarding("a02", 2, 0, (1, 2), 9, "step:1,1")
    assert play.at("c0") == "1,1"


def test_a04_tonic_vestment_purges() -> None:
    play = Play("ioan", at=["2,2"])
    play.wear(0, "t10")
    play.foe("kynodon", "3,2")
    play.taint(0, "slip", "discard")
    play.hand(0, "defend")
    play.supply(0, imprint=1)
    play.run(foe_attack(play.table, 1, "c0", 9, {}), "defend:defend:1+0", "discard:slip")
    assert play.seat(0).discard == ["defend"]


def test_a08_periosteum_guard_gives_a_die_back() -> None:
    play = guarding("a08", 3, 0, (1, 1, 1), 9)
    assert len(play.seat(0).supply.dice) == 1


def test_a09_slime_mantle_holds_enemies_back() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "a09")
    assert adhered(play.state, "f1", play.tile("3,2")) and not adhered(play.state, "f1", play.tile("4,2"))


def test_a10_mirror_harness_gives_two_dice_back() -> None:
    play = guarding("a10", 4, 0, (1, 1, 2, 2), 12)
    assert len(play.seat(0).supply.dice) == 2


def test_a11_numb_shell_lowers_the_power_and_allows_no_reaction() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "a11")
    play.foe("kynodon", "3,2")
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    asked = play.run(foe_attack(play.table, 1, "c0", 5, {"contagion": 1}))
    assert (asked, play.seat(0).hp, play.seat(0).discard) == ([], 17, [])
    play.run(foe_attack(play.table, 1, "c0", 5, {"penetrate": 1}))
    assert play.seat(0).hp == 12


def test_a12_heart_bulwark_links_the_head() -> None:
    play = guarding("a12", 0, 2, (3, 3), 9, "use")
    assert play.seat(0).uses["t10"] == 2


# ---------------------------------------------------------------- shoes
def stepping(shoes: str, imprint: int, wild: int, faces: tuple[int, ...], *then: str, place: str = "") -> Play:
    play = Play("karon", at=["2,2"])
    play.wear(0, shoes, "t10")
    if place:
        play.foe("kynodon", place)
    play.hand(0, "move")
    play.supply(0, imprint, wild)
    play.faces(*faces)
    play.answer("play:move:legs")
    if play.question.text == "fill_dice":
        play.answer(f"{imprint}+{wild}")
    for key in then:
        play.answer(key)
    return play


@pytest.mark.parametrize(("shoes", "imprint", "wild", "faces", "result"), [
    ("s01", 2, 0, (1, 1), 3), ("s01", 1, 1, (1, 3), 4), ("s03", 0, 1, (3,), 4), ("s03", 0, 1, (1,), 2),
    ("s04", 1, 0, (1,), 2), ("s07", 1, 0, (2,), 4), ("s07", 1, 0, (1,), 2), ("s11", 1, 0, (1,), 2),
    ("s12", 0, 1, (1,), 4), ("s12", 1, 0, (1,), 2), ("s10", 1, 0, (1,), 2), ("s08", 1, 0, (2,), 2),
])  # fmt: skip
def test_5_5_the_results_of_shoes(shoes: str, imprint: int, wild: int, faces: tuple[int, ...], result: int) -> None:
    assert stepping(shoes, imprint, wild, faces).told("result")[0]["result"] == result


@pytest.mark.parametrize(("shoes", "imprint", "wild", "faces", "leap"), [
    ("s03", 0, 2, (0, 1), "leap:4,4"), ("s05", 1, 1, (1, 0), "leap:4,4"), ("s09", 2, 0, (2, 2), "leap:6,6"),
])
def test_5_5_shoes_that_may_leap(shoes: str, imprint: int, wild: int, faces: tuple[int, ...], leap: str) -> None:
    play = stepping(shoes, imprint, wild, faces, leap)
    assert play.at("c0") == leap.partition(":")[2]


def test_s02_strider_boots_step_on_bones_for_one() -> None:
    assert "step:3,2" in stepping("s02", 2, 0, (1, 1)).offered()
    assert stepping("s02", 2, 0, (1, 1), "step:3,2", "step:4,1").at("c0") == "4,1"


def test_s04_pilgrim_sandals_give_the_die_back() -> None:
    assert len(stepping("s04", 1, 0, (1,), "stop").seat(0).supply.dice) == 1


def test_s06_iron_sabatons_push_after_the_move() -> None:
    play = stepping("s06", 1, 1, (2, 1), "step:3,3", "stop", place="4,3")
    assert play.at("f1") == "5,3"


def test_s07_fibre_leggings_spring_after_three_steps() -> None:
    play = stepping("s07", 1, 0, (2,), "step:3,3", "step:4,4", "step:5,5")
    assert play.question.text == "muscle_density_step"


def test_s08_talon_spurs_go_on() -> None:
    play = stepping("s08", 1, 0, (1,), "step:3,2")
    assert play.question.text == "move_step"


def test_s09_leap_frame_gives_two_dice_back() -> None:
    play = stepping("s09", 1, 2, (2, 3, 1), "stop")
    play.answer("breakthrough", "imprint") if play.question.text == "return_dice" else None
    assert len(play.seat(0).supply.dice) == 2


def test_s10_stalker_shoes_link_the_arm() -> None:
    play = stepping("s10", 1, 1, (1, 3), "step:3,3", "stop", "use", place="4,3")
    assert foe(play)["hp"] == 10 - (2 + 1 - 1)


def test_s11_vantage_stilts_last_until_the_next_step() -> None:
    play = stepping("s11", 1, 1, (1, 0), "step:3,3", "stop")
    assert play.seat(0).perched
    play.seat(0).hand.append("move")
    play.seat(0).deck.remove("move")
    play.supply(0, imprint=1)
    play.answer("play:move:legs", "step:4,4")
    assert not play.seat(0).perched


def test_s12_bloodrush_boots_walk_on_spikes_and_link_the_head() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "s12", "t10")
    play.seat(0).uses["t10"] = 0
    play.state.codes[play.tile("3,2")] = 5
    play.hand(0, "move")
    play.supply(0, imprint=3)
    play.faces(1, 1, 1)
    play.answer("play:move:legs", "3+0", "step:3,2", "stop", "use")
    assert (play.seat(0).hp, play.seat(0).uses["t10"]) == (20, 1)


def test_5_14_every_piece_of_gear_has_its_rewards_read() -> None:
    assert all(isinstance(when, Give) for rewards in REWARDS.values() for when, _ in rewards)
    assert sorted(REWARDS) == sorted(GEAR)
