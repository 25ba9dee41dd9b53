"""R11.9-R11.12, 5.6: every trinket and every charge condition."""

from __future__ import annotations

import pytest

from game.titles.vermilion.phases import charge_at_end, phase_player
from game.titles.vermilion.queries import hand_limit
from game.titles.vermilion.verbs import charge

from .play import Play
from .test_r11_gear import foe


# ---------------------------------------------------------------- trinkets of a roll
def rolled(trinket: str, imprint: int, wild: int, faces: tuple[int, ...], *then: str) -> list[int]:
    """The faces after what the trinket did."""
    play = Play("karon", at=["2,2"])
    play.wear(0, trinket, "w09")
    play.foe("kynarch", "3,2")
    play.hand(0, "attack")
    play.supply(0, imprint, wild)
    play.faces(*faces)
    play.answer("play:attack:arm")
    if play.question.text == "fill_dice":
        play.answer(f"{imprint}+{wild}")
    for key in then:
        play.answer(key)
    found = play.told("faces")[-1]["faces"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(("trinket", "imprint", "wild", "faces", "then", "wanted"), [
    ("t02", 1, 1, (1, 0), ("trinket:0",), [2, 0]), ("t02", 1, 1, (1, 1), ("trinket:1",), [1, 3]),
    ("t06", 1, 1, (1, 0, 2, 3), ("trinket:0", "again:1"), [2, 3]), ("t07", 0, 2, (0, 3), ("trinket:all",), [2, 3]),
    ("t08", 0, 2, (3, 1), ("trinket:all",), [6, 1]), ("t16", 2, 0, (1, 1), ("trinket:1",), [1, 2]),
])  # fmt: skip
def test_5_6_trinkets_change_faces(trinket: str, imprint: int, wild: int, faces: tuple[int, ...],
                                   then: tuple[str, ...], wanted: list[int]) -> None:
    assert rolled(trinket, imprint, wild, faces, *then) == wanted


def test_r13_18_a_three_turned_over_is_a_zero_or_a_one() -> None:
    found = set()
    for seed in range(12):
        play = Play("karon", at=["2,2"], seed=seed)
        play.wear(0, "t02")
        play.foe("kynarch", "3,2")
        play.hand(0, "attack")
        play.supply(0, breakthrough=1)
        play.faces(3)
        play.answer("play:attack:arm", "trinket:0")
        found.add(play.told("faces")[-1]["faces"][0])
    assert found == {0, 1}


def test_r5_7_a_rerolled_die_is_substituted_again() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t06")
    play.foe("kynarch", "3,2")
    play.hand(0, "ad19", "attack")
    play.supply(0, imprint=1)
    play.faces(2, 1)
    play.answer("play:ad19:effect", "play:attack:arm", "trinket:0")
    assert play.told("faces")[-1]["faces"] == [3]


# ---------------------------------------------------------------- trinkets of the turn
def using(trinket: str, *then: str, **fields: object) -> Play:
    play = Play("karon", at=["2,2"])
    play.wear(0, trinket)
    play.foe("kynodon", "4,2", **fields)
    play.foe("kynodon", "5,3")
    play.hand(0, "attack", "move")
    play.answer(f"trinket:{trinket}", *then)
    return play


def test_t03_and_t11_catalysts() -> None:
    assert using("t03").seat(0).catalysts == ["combust"]
    assert using("t11").seat(0).catalysts == ["condense"]


def test_t04_tonic_gourd_cycles() -> None:
    play = using("t04", "attack", "done")
    assert (play.seat(0).discard, len(play.seat(0).hand)) == (["attack"], 2)


def test_t05_nerve_needle_inverts() -> None:
    assert foe(using("t05", threat=2))["calm"] == 2


def test_t10_deep_satchel_changes_the_hand_and_holds_one_more() -> None:
    play = using("t10", "attack", "move")
    assert (len(play.seat(0).hand), hand_limit(play.seat(0))) == (2, 6)


def test_t13_blight_compass_orders_the_corruption_deck() -> None:
    play = Play("karon")
    play.wear(0, "t13")
    top = play.state.taints[-3:][::-1]
    play.answer("trinket:t13", f"bottom:{top[0]}", f"top:{top[2]}", "done")
    assert (play.state.taints[0], play.state.taints[-1]) == (top[0], top[2])
    assert len(play.state.taints) == 40


def test_t15_pendulum_needs_no_sight() -> None:
    play = Play("karon", at=["2,2"], rows=[".+.+.+.", "+.+.+.+", ".+.X.+.", "+.+.+.+", ".+.+.+."])
    play.wear(0, "t15")
    play.foe("kynodon", "4,2", threat=1)
    play.foe("kynodon", "5,3")
    play.answer("trinket:t15", "f2")
    assert (foe(play)["threat"], foe(play, 2)["threat"]) == (0, 1)


def test_r11_9_several_uses_in_a_row_then_none() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t15")
    play.foe("kynodon", "4,2", threat=3)
    play.foe("kynodon", "5,3")
    for _ in range(3):
        play.answer("trinket:t15", "f2")
    assert play.offered("trinket") == []


# ---------------------------------------------------------------- R11.12
@pytest.mark.parametrize(("trinket", "moment", "x", "charged"), [
    ("t06", "crisis", 8, True), ("t06", "crisis", 9, False), ("t01", "over_guard", 2, True),
    ("t01", "over_guard", 1, False), ("t02", "precision_strike", 0, True), ("t10", "stockpile_combust", 0, True),
    ("t04", "stockpile_condense", 0, True), ("t03", "burnout", 0, True), ("t05", "encircled", 1, True),
    ("t05", "encircled", 2, False), ("t05", "burnout", 0, False), ("t16", "burnout", 0, False),
])  # fmt: skip
def test_r11_12_conditions(trinket: str, moment: str, x: int, charged: bool) -> None:
    play = Play("seria")
    play.wear(0, trinket)
    play.seat(0).uses[trinket] = 0
    charge(play.table, 0, moment, x)
    assert play.seat(0).uses[trinket] == int(charged)


def test_r11_11_never_above_the_maximum_nor_with_tinnitus() -> None:
    play = Play("karon")
    charge(play.table, 0, "over_guard", 5)
    assert play.seat(0).uses["t01"] == 2
    play.seat(0).uses["t01"] = 0
    play.taint(0, "tinnitus", "head")
    charge(play.table, 0, "over_guard", 5)
    assert play.seat(0).uses["t01"] == 0


def test_r11_12_crisis_is_checked_at_turn_start() -> None:
    play = Play("tolgar")
    play.seat(0).uses["t06"], play.seat(0).hp = 0, 8
    phase_player(play.table)
    assert play.seat(0).uses["t06"] == 1


def test_r11_12_stockpiles_burnout_and_encirclement_at_turn_end() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    for trinket, prepare in (
            ("t10", lambda player: player.burning.update(imprint=1)),
            ("t04", lambda player: (player.hand.append("move"), player.fetched.append("move"))),
            ("t03", lambda player: player.hand.clear()), ("t05", lambda player: player.hand.clear())):
        play.wear(0, trinket)
        play.supply(0, imprint=1)
        player = play.seat(0)
        player.uses[trinket] = 0
        player.burning, player.fetched, player.hand = {}, [], ["attack"]
        prepare(player)
        charge_at_end(play.table, 0)
        assert player.uses[trinket] == 1, trinket


def test_r11_12_the_stockpile_needs_dice_that_were_not_used() -> None:
    play = Play("karon")
    play.wear(0, "t10")
    play.seat(0).uses["t10"], play.seat(0).burning, play.seat(0).hand = 0, {"imprint": 2}, ["attack"]
    play.supply(0, imprint=1)
    charge_at_end(play.table, 0)
    assert play.seat(0).uses["t10"] == 0


def test_g57_any_card_in_hand_hinders_burnout() -> None:
    play = Play("drava")
    play.seat(0).uses["t03"] = 0
    play.taint(0, "broken_bone")
    charge_at_end(play.table, 0)
    assert play.seat(0).uses["t03"] == 0


def test_g66_precision_strike_by_any_damage_that_makes_the_kill() -> None:
    play = Play("seria", at=["2,2"])
    play.seat(0).uses["t02"] = 0
    play.wear(0, "w01")
    play.foe("kynodon", "3,2", hp=2)
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:attack:arm")
    assert play.seat(0).uses["t02"] == 1


def test_r5_2_2_an_improvised_kill_charges_nothing() -> None:
    play = Play("seria", at=["2,2"])
    play.seat(0).uses["t02"] = 0
    play.wear(0, "w01")
    play.foe("myomita", "3,2", hp=2)
    play.hand(0, "move")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("improvise:move:arm")
    assert (play.told("died")[0]["unit"], play.seat(0).uses["t02"]) == ("f1", 0)
