"""5.1-5.7: what every card, piece of gear and trinket prints, row by row; `table.py` tells which case holds which."""

from __future__ import annotations

import pytest

from game.core.dice import Die, DieFace
from game.core.state import Step
from game.titles.vermilion.actions import fill_options, worth
from game.titles.vermilion.attack import targets
from game.titles.vermilion.content import CARDS, GEAR, RECIPES, TRINKETS, slot_of
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.field import craftable, make_item, pay
from game.titles.vermilion.grammar import SLOTS
from game.titles.vermilion.phases import phase_corruption
from game.titles.vermilion.queries import base_of, base_pool, most_hp
from game.titles.vermilion.setup import ready_seat
from game.titles.vermilion.state import Action
from game.titles.vermilion.verbs import charge

from .play import Play

GIVES = [  # gear, dice with their faces (i Imprint, b Breakthrough), what it gives, the result
    ("w01", "i1 i1", "push:1 sedate:1", 3), ("w01", "i1 b3", "", 5), ("w02", "i1 b3", "penetrate:1 range:1", 5),
    ("w02", "i1", "", 2), ("w03", "b3 b3", "may_sweep:2", 6), ("w03", "b0 i1", "empower:2", 3), ("w03", "i1", "", 1),
    ("w04", "i1 i2", "purge:1", 4), ("w04", "i1 i1", "purge:1 return:2", 3), ("w04", "i2 b3", "", 6),
    ("w05", "i2 b3", "pull:1 transference:1", 6), ("w05", "i1", "transference:1", 2), ("w05", "i1 i1", "", 3),
    ("w06", "b3 b3", "push:2 siege:2", 7), ("w06", "i1 i1 i1", "penetrate:1", 4), ("w06", "i2 b3", "", 6),
    ("w07", "i1 i1 i2 i2", "link_legs:1", 7), ("w07", "i1 i1 i1", "aftershock:2", 4), ("w07", "i1 i1 i2", "", 5),
    ("w08", "i1 i2 b3", "pierce:1 return:1", 7), ("w08", "b0 i1 i2", "pierce:1", 4), ("w08", "i1 i2", "", 4),
    ("w09", "i1 b3", "penetrate:1", 6), ("w09", "i1 i1 i1", "loot:2", 5), ("w09", "i1 i2", "", 5),
    ("w10", "i1 i2 b3", "may_conduct:2", 7), ("w10", "i1 i1", "knocked_down:1", 3), ("w10", "i1 i2", "", 4),
    ("w11", "b6", "penetrate:1 loot:2", 7), ("w11", "b6 b6", "penetrate:1 loot:2 overload:2", 13), ("w11", "b2", "", 3),
    ("w12", "i2 i2 i2", "sedate:2", 7), ("w12", "i1 b3", "bind:2", 5), ("w12", "i2 b3", "", 6),
    ("w13", "i1 i2 b3 b1", "inversion:1 aftershock:2 stir:1", 9), ("w13", "i1 b1", "stir:1", 4),
    ("w13", "i1 i2", "", 5),
    ("w14", "b3 b1", "may_sweep:3", 6), ("w14", "i1 b0 b0", "overload:3 return:1", 3), ("w14", "i1 b3", "", 6),
    ("w15", "i1 b3 b3", "penetrate:1 siege:4", 8), ("w15", "i1 i2", "return:1", 4), ("w15", "i1 i1", "", 3),
    ("w16", "b3 b3", "absorb:5", 8), ("w16", "b3", "absorb:4", 5), ("w16", "i1 i1", "absorb:1", 4),
    ("w16", "i1 b3", "", 6),
    ("a01", "i1 i1", "retaliate:2", 3), ("a01", "i1 i2", "", 4), ("a02", "i1 i2", "elasticity:1", 3),
    ("a02", "i1", "", 1), ("a03", "b0 i1", "empower:2", 3), ("a03", "i1 b3", "", 4), ("a04", "i1", "purge:1", 1),
    ("a04", "i1 b3", "", 4), ("a05", "i1 b3", "inversion:1", 4), ("a05", "i1 i2", "", 3),
    ("a06", "i1 i1 i1", "push:1", 4), ("a06", "i1 i1", "", 3), ("a07", "b3", "retaliate:3", 4), ("a07", "i1", "", 2),
    ("a07", "b0 b3", "", 4), ("a08", "i1 i1 i1", "return:1", 5), ("a08", "i1 i1", "", 4), ("a09", "i1", "bind:2", 2),
    ("a09", "i2", "", 3), ("a10", "i1 i1", "retaliate:4", 3), ("a10", "i1 i1 i2 i2", "retaliate:4 return:2", 7),
    ("a10", "i1 i2", "", 4), ("a12", "b0 b0", "empower:6", 8), ("a12", "b3 b3", "link_head:1", 8),
    ("a12", "i1 b0", "", 3),
    ("s01", "i1 i1", "empower:1", 3), ("s01", "i1 i2", "", 3), ("s02", "i1 i1", "bone_density:1", 2),
    ("s02", "i1", "", 1), ("s03", "b3", "empower:1", 4), ("s03", "b3 b0", "may_leap:2", 3), ("s03", "i1", "", 1),
    ("s04", "i1", "return:1", 2), ("s04", "i2", "", 3), ("s05", "i1 i2", "may_leap:2", 3), ("s05", "i1 i1", "", 2),
    ("s06", "i1 i2", "push:1", 3), ("s06", "i1", "", 1), ("s07", "i2", "empower:1", 4), ("s07", "i1", "", 2),
    ("s08", "i1", "elasticity:1", 1), ("s08", "i2", "", 2), ("s09", "i1 b3", "may_leap:4", 4),
    ("s09", "i1 i2 b0", "return:2", 3), ("s09", "i1 i2", "", 3), ("s10", "i1 b3", "link_arm:1", 5),
    ("s10", "i1 i2", "", 4), ("s11", "i1 i1", "vantage:1", 3), ("s11", "i1", "", 2), ("s12", "b3", "empower:2", 6),
    ("s12", "i1 i1 i1", "link_head:1", 4), ("s12", "i1 i1", "", 3),
]  # fmt: skip


@pytest.mark.parametrize(("item", "dice", "gives", "result"), GIVES)
def test_5_3_to_5_5_what_dice_in_a_piece_of_gear_are_worth(item: str, dice: str, gives: str, result: int) -> None:
    play = Play("karon")
    play.wear(0, item)
    kinds = {"i": "imprint", "b": "breakthrough"}
    filled = [Die(n, kinds[one[0]], kinds[one[0]], [DieFace(int(one[1:]), "")]) for n, one in enumerate(dice.split())]
    found = worth(play.seat(0), Action(0, "attack", "standard", slot=slot_of(item), dice=filled))
    assert (" ".join(f"{name}:{x}" for name, x in found.gives.items()), found.result) == (gives, result)


PRINTED = {  # capacity, base, range
    "w01": (3, 1, 1), "w02": (2, 1, 3), "w03": (3, 0, 1), "w04": (3, 1, 1), "w05": (2, 1, 2), "w06": (3, 1, 1),
    "w07": (4, 1, 1), "w08": (3, 1, 2), "w09": (3, 2, 1), "w10": (3, 1, 1), "w11": (2, 1, 1), "w12": (3, 1, 4),
    "w13": (4, 2, 1), "w14": (4, 2, 1), "w15": (4, 1, 5), "w16": (3, 2, 1), "a01": (2, 1, 0), "a02": (2, 0, 0),
    "a03": (2, 0, 0), "a04": (3, 0, 0), "a05": (2, 0, 0), "a06": (3, 1, 0), "a07": (3, 1, 0), "a08": (3, 2, 0),
    "a09": (2, 1, 0), "a10": (4, 1, 0), "a11": (3, 0, 0), "a12": (4, 2, 0), "s01": (2, 0, 0), "s02": (2, 0, 0),
    "s03": (2, 0, 0), "s04": (1, 1, 0), "s05": (2, 0, 0), "s06": (2, 0, 0), "s07": (2, 1, 0), "s08": (2, 0, 0),
    "s09": (3, 0, 0), "s10": (2, 1, 0), "s11": (2, 1, 0), "s12": (3, 1, 0),
}  # fmt: skip


@pytest.mark.parametrize("item", list(GEAR))
def test_r11_1_capacity_and_base(item: str) -> None:
    capacity, base, _ = PRINTED[item]
    play = Play("karon")
    play.wear(0, item)
    play.supply(0, imprint=6)
    most = fill_options(play.state, 0, GEAR[item].capacity)[0].key
    assert (most, base_of(play.seat(0), slot_of(item))) == (f"{capacity}+0", base)


@pytest.mark.parametrize("weapon", [item for item in GEAR if slot_of(item) == "arm"])
def test_5_3_the_range_of_a_weapon(weapon: str) -> None:
    """An enemy so many tiles away is reached, one farther is not."""
    for far, hit in ((PRINTED[weapon][2], True), (PRINTED[weapon][2] + 1, False)):
        play = Play("karon", at=["0,0"])
        play.wear(0, weapon)
        play.foe("kynodon", f"{far},0")
        assert bool(targets(play.state, 0, {})) == hit


def test_a04_tonic_vestment_lowers_the_corruption_roll() -> None:
    play = Play("ioan")
    play.wear(0, "a04", "t10")
    play.faces(5)
    play.run(phase_corruption(play.table, 0))
    assert play.told("resisted")[0]["total"] == 4 and play.told("corrupted") == []


# ---------------------------------------------------------------- cards
BURN = {"u02": 2, "u06": 2, "u10": 2, "u13": 2, "u17": 2, "ad22": 1} | {f"ad{n:02}": 2 for n in range(1, 22)}


@pytest.mark.parametrize("card", list(CARDS))
def test_r6_1_a_burnt_card_gives_the_dice_that_it_prints(card: str) -> None:
    play = Play("karon")
    play.hand(0, card)
    play.seat(0).pool = {"imprint": 0, "breakthrough": 0}
    play.answer(f"combust:{card}")
    while play.question.text == "combust_dice":
        play.answer("imprint")
    assert len(play.seat(0).supply.dice) == BURN.get(card, 1)


@pytest.mark.parametrize(("card", "able"), [
    ("u02", {"foe": "3,2"}), ("u10", {"taint": "slip"}), ("u12", {"hp": 5}), ("u13", {"foe": "3,2", "threat": 1}),
    ("ad09", {"foe": "3,2", "threat": 1}), ("ad11", {"die": 1}),
])  # fmt: skip
def test_5_1_an_effect_needs_something_to_aim_at(card: str, able: dict[str, object]) -> None:
    """With an enemy beyond its reach or without tokens, without corruption, wounds or dice it cannot be played."""
    for there in (True, False):
        play = Play("karon", "seria", at=["2,2", "4,0"])
        play.hand(0, card)
        if card != "u12" or there:
            play.supply(0, imprint=int(card in ("u12", "ad11") and there))
        play.foe("kynodon", "8,6", threat=1)
        if there and "foe" in able:
            play.foe("kynodon", "3,2", threat=int(card != "u02"))
        if there and "taint" in able:
            play.taint(0, "slip", "discard")
        if there and "hp" in able:
            play.seat(0).hp = 5
        assert (f"play:{card}:effect" in play.offered(seat=0)) == there


def test_u12_shared_tonic_needs_a_wound_too() -> None:
    play = Play("ioan", at=["2,2"])
    play.hand(0, "u12")
    play.supply(0, imprint=1)
    assert "play:u12:effect" not in play.offered()


def test_u17_ground_ringing_shakes_within_two() -> None:
    """It is an effect: it needs no dice, only a bone in range and sight."""
    play = Play("tolgar", at=["2,2"])
    foe = play.foe("kynodon", "4,1")
    play.hand(0, "u17")
    play.answer("play:u17:effect")
    assert "bone:5,2" not in play.offered()
    play.answer("bone:4,1", "fall:4,2")
    assert (play.at("f1"), bool(foe.lying), play.seat(0).discard) == ("4,2", True, ["u17"])


def test_u17_ground_ringing_needs_a_bone() -> None:
    play = Play("tolgar", at=["2,2"], rows=[". . .", " . . ", ". . .", " . . ", ". . ."])
    play.hand(0, "u17")
    assert "play:u17:effect" not in play.offered()


def test_u03_guardians_exchange_is_offered_by_its_card_alone() -> None:
    for card, asked in (("u03", True), ("defend", False)):
        play = Play("karon", "seria", at=["3,1", "4,2"])
        play.foe("kynodon", "5,3")
        play.hand(0, card)
        play.supply(0, imprint=1)
        play.faces(*[1] * asked)
        texts = [text for _, text in play.run(foe_attack(play.table, 1, "c1", 2, {}), *["cover"] * asked)]
        assert ("cover" in texts) == asked


# ---------------------------------------------------------------- trinkets
USES = {
    "t01": 2, "t02": 2, "t03": 1, "t04": 2, "t05": 2, "t06": 2, "t07": 2, "t08": 1, "t09": 1, "t10": 2, "t11": 1,
    "t12": 3, "t13": 2, "t14": 2, "t15": 3, "t16": 4,
}  # fmt: skip


@pytest.mark.parametrize("trinket", list(TRINKETS))
def test_r11_9_a_trinket_is_full_at_the_begin_of_a_quest(trinket: str) -> None:
    play = Play("karon")
    play.wear(0, trinket)
    play.seat(0).uses[trinket] = 0
    ready_seat(play.seat(0))
    assert play.seat(0).uses[trinket] == USES[trinket]


CHARGES = {
    "t01": ("over_guard", 2), "t02": ("precision_strike", 0), "t03": ("burnout", 0), "t04": ("stockpile_condense", 0),
    "t05": ("encircled", 1), "t06": ("crisis", 8), "t07": ("burnout", 0), "t08": ("precision_strike", 0),
    "t09": ("crisis", 5), "t10": ("stockpile_combust", 0), "t11": ("stockpile_condense", 0), "t12": ("encircled", 2),
    "t13": ("over_guard", 3), "t14": ("precision_strike", 0), "t15": ("encircled", 1), "t16": ("", 0),
}  # fmt: skip
MOMENTS = ("crisis", "over_guard", "precision_strike", "stockpile_combust", "stockpile_condense", "burnout",
           "encircled")
MISSED = {"crisis": 1, "over_guard": -1, "encircled": 1}
"""What has to be added to a number for the moment not to fit."""


@pytest.mark.parametrize("trinket", list(TRINKETS))
def test_5_6_what_charges_a_trinket_and_nothing_else(trinket: str) -> None:
    wanted, x = CHARGES[trinket]
    for moment in MOMENTS:
        for off in (0, MISSED.get(moment, 0)):
            play = Play("karon")
            play.wear(0, trinket)
            play.seat(0).uses[trinket] = 0
            charge(play.table, 0, moment, (x if moment == wanted else 0) + off)
            fits = moment == wanted and not off
            if moment == wanted or not off:
                assert play.seat(0).uses[trinket] == int(fits), (moment, off)


def test_t01_prayer_beads_take_two_off() -> None:
    """A 6 becomes a 4: one use is enough."""
    play = Play("karon")
    play.faces(6)
    assert play.run(phase_corruption(play.table, 0), "trinket:t01") == [(0, "corruption_react")]
    assert (play.seat(0).uses["t01"], play.seat(0).discard) == (1, [])


def test_t04_tonic_gourd_cycles_two() -> None:
    play = Play("ioan")
    play.hand(0, "attack", "defend", "move")
    play.answer("trinket:t04", "attack", "defend")
    assert (play.question.text, play.seat(0).discard) == ("player_action", ["attack", "defend"])


@pytest.mark.parametrize(("trinket", "reach"), [("t05", 3), ("t15", 4)])
def test_5_6_how_far_a_trinket_reaches(trinket: str, reach: int) -> None:
    for far, able in ((reach, True), (reach + 1, False)):
        play = Play("mirka", at=["0,0"])
        play.wear(0, trinket)
        play.foe("kynodon", f"{far},0", threat=1)
        play.foe("kynodon", f"{far},1")
        assert (f"trinket:{trinket}" in play.offered()) == able


@pytest.mark.parametrize("trinket", ["t12", "t13"])
def test_5_6_three_cards_are_looked_at_in_ones_own_turn(trinket: str) -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, trinket)
    play.seat(0).deck = play.seat(0).deck[::-1]
    pile = play.seat(0).deck if trinket == "t12" else play.state.taints
    play.answer(f"trinket:{trinket}")
    assert play.question.text == "peek_order"
    assert play.told("looked")[0]["cards"] == 3
    assert {key.partition(":")[2] for key in play.offered("top:")} == set(pile[-3:])


def test_t13_blight_compass_works_in_the_threat_phase() -> None:
    play = Play("karon")
    play.wear(0, "t13")
    play.restart(Step("threat_window"))
    assert (play.question.text, play.offered()) == ("threat_react", ["pass", "trinket:t13"])


def test_t12_and_t16_are_no_trinkets_of_the_threat_phase() -> None:
    for trinket in ("t12", "t16"):
        play = Play("karon")
        play.wear(0, trinket)
        play.restart(Step("threat_window"))
        assert play.state.phase != "threat" or play.question.text != "threat_react"


def test_t16_four_cornered_relic_raises_ones_alone() -> None:
    """A 2 stays what it is, and a Breakthrough die is no Imprint die."""
    play = Play("karon", at=["2,2"])
    play.wear(0, "t16", "w09")
    play.foe("kynarch", "3,2")
    play.hand(0, "attack")
    play.supply(0, imprint=2, breakthrough=1)
    play.faces(1, 2, 1)
    play.answer("play:attack:arm", "2+1")
    assert play.offered() == ["done", "trinket:0"]


# ---------------------------------------------------------------- characters
HEROES = {
    "karon": (20, "iib", "w01 a01 s01 t01", "u01 u02 u03"), "seria": (16, "iib", "w02 a02 s02 t02", "u04 u05 u06"),
    "drava": (19, "ibb", "w03 a03 s03 t03", "u07 u08 u09"), "ioan": (17, "iii", "w04 a04 s04 t04", "u10 u11 u12"),
    "mirka": (16, "iib", "w05 a05 s05 t05", "u13 u14 u15"), "tolgar": (20, "ibb", "w06 a06 s06 t06", "u16 u17 u18"),
}


@pytest.mark.parametrize("name", list(HEROES))
def test_5_1_what_a_character_begins_with(name: str) -> None:
    hp, dice, gear, cards = HEROES[name]
    player = Play(name).seat(0)
    assert (player.hp, most_hp(player)) == (hp, hp)
    assert base_pool(player) == {"imprint": dice.count("i"), "breakthrough": dice.count("b")}
    assert " ".join(player.worn[slot] for slot in SLOTS) == gear
    assert sorted(player.cards) == sorted(["attack"] * 3 + ["defend"] * 2 + ["move"] * 2 + cards.split())


# ---------------------------------------------------------------- recipes
COSTS = {
    "w07": "fang 2, sinew 1", "w08": "quill 2, sinew 1", "w09": "bone_shard 2, fang 1", "w10": "bone_shard 2, marrow 1",
    "w11": "fang 1, quill 1, mucus 1", "w12": "quill 1, sinew 2", "w13": "heart 1, fang 2, bone_shard 2",
    "w14": "heart 1, bone_shard 3, sinew 1", "w15": "heart 1, quill 2, marrow 2", "w16": "heart 1, mucus 2, fang 2",
    "a07": "fang 2, bone_shard 1", "a08": "bone_shard 3", "a09": "mucus 3", "a10": "heart 1, bone_shard 2, quill 1",
    "a11": "heart 1, mucus 2, marrow 1", "a12": "heart 1, marrow 2, bone_shard 1", "s07": "sinew 3",
    "s08": "fang 1, sinew 1, bone_shard 1", "s09": "bone_shard 1, sinew 2", "s10": "fang 1, quill 1, sinew 1",
    "s11": "heart 1, bone_shard 2", "s12": "heart 1, sinew 2, mucus 1", "t07": "marrow 1, mucus 1",
    "t08": "heart 1, quill 1", "t09": "heart 1, marrow 1", "t10": "sinew 2, mucus 1", "t11": "tonic 1, mucus 1",
    "t12": "bone_shard 2", "t13": "mucus 2", "t14": "quill 1, marrow 1", "t15": "sinew 1, marrow 1",
    "t16": "heart 1, bone_shard 1",
}


@pytest.mark.parametrize("item", list(RECIPES))
def test_5_7_a_recipe_costs_what_it_says_and_no_less(item: str) -> None:
    cost = {name: int(count) for name, count in (one.split() for one in COSTS[item].split(", "))}
    play = Play("karon")
    player = play.seat(0)
    for name in cost:
        player.materials = cost | {name: cost[name] - 1}
        assert item not in craftable(play.state, 0)
    player.materials = dict(cost)
    assert item in craftable(play.state, 0)
    pay(player, item)
    make_item(play.table, 0, item, "R9.9")
    assert (player.materials, player.bag) == ({}, [item])
