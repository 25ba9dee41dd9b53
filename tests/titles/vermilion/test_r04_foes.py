"""R4.3-R4.5, 5.10: every action of every enemy, where enemies walk, whom they choose."""

from __future__ import annotations

import pytest

from game.titles.vermilion.content import ENEMIES, TAINTS
from game.titles.vermilion.foe_moves import Aim, advance, enemies_of, quarry_of, rank
from game.titles.vermilion.foes import act
from game.titles.vermilion.queries import foe_by

from .play import OPEN, Play
from .test_examples import HAZARD


def acting(kind: str, name: str, place: str = "3,2", at: str = "2,2", rows: list[str] | None = None,
           **fields: object) -> Play:
    """An enemy, wounded where it can be, carries out the action of that name near Karon, who cannot react."""
    play = Play("karon", at=[at], rows=rows)
    zones = [zone.name for zone in ENEMIES[kind].zones]
    play.foe(kind, place, action=zones.index(name), **fields)
    play.run(act(play.table, 1))
    return play


HITS = [  # enemy, action, HP lost by Karon, who stands beside it
    ("kynodon", "search", 0), ("kynodon", "hunt", 3), ("kynodon", "crimson_rush", 4), ("kynodon", "overrun", 2),
    ("ungulus", "tactical_shot", 3), ("ungulus", "numbing_quill", 2), ("ungulus", "choked_quill", 0),
    ("myomita", "crawl", 0), ("myomita", "nip", 2), ("myomita", "swarm", 3), ("myomita", "torn_fibre", 0),
    ("phagoris", "curl_up", 0), ("phagoris", "latch", 3), ("phagoris", "drain", 4), ("phagoris", "gorge", 4),
    ("spirulex", "slither_back", 0), ("spirulex", "spit", 2), ("spirulex", "corrosive_jet", 3),
    ("spirulex", "miasma", 2), ("rupturon", "swell", 0), ("rupturon", "lurch", 2), ("rupturon", "barge", 2),
    ("rupturon", "burst", 3), ("tendrilla", "coil", 0), ("tendrilla", "hook", 2), ("tendrilla", "drag_and_crush", 3),
    ("tendrilla", "tangled", 0), ("osteodon", "harden", 0), ("osteodon", "gore", 3), ("osteodon", "crush", 4),
    ("osteodon", "cracked_shell", 0), ("cranix", "circle", 0), ("cranix", "pounce", 3), ("cranix", "throat", 5),
    ("cranix", "execution", 6), ("sclerid", "bulwark", 0), ("sclerid", "shove", 3), ("sclerid", "wallbreak", 3),
    ("sclerid", "brittle_snap", 0), ("anaxil", "self_mend", 0), ("anaxil", "mending_tone", 0),
    ("anaxil", "rousing_tone", 1), ("anaxil", "silence", 0), ("tabanix", "wheel", 0), ("tabanix", "sting", 2),
    ("tabanix", "frenzy", 3), ("tabanix", "lancing_bite", 4), ("kynarch", "howl", 0), ("kynarch", "drive", 4),
    ("kynarch", "alpha_fangs", 8), ("kynarch", "choked_howl", 0), ("kynarch", "red_moon", 6), ("ossarion", "ossify", 0),
    ("ossarion", "slam", 4), ("ossarion", "bonequake", 3), ("ossarion", "hollow_resonance", 0),
    ("vermilia_imprint", "systole", 0), ("vermilia_imprint", "pulse", 4), ("vermilia_imprint", "suture", 2),
    ("vermilia_imprint", "arrhythmia", 0), ("vermilia_imprint", "aortic_flood", 4),
    ("vermilia_breakthrough", "fibrillate", 0), ("vermilia_breakthrough", "flail", 4),
    ("vermilia_breakthrough", "great_breakthrough", 7), ("vermilia_breakthrough", "infarction", 0),
    ("vermilia_breakthrough", "vermilion_tide", 3), ("ungulus", "back_off", 0),
]  # fmt: skip


def test_5_10_every_action_is_in_the_table() -> None:
    assert sorted((kind, name) for kind, name, _ in HITS) == sorted(
        (row.id, zone.name) for row in ENEMIES.values() for zone in row.zones)


@pytest.mark.parametrize(("kind", "name", "lost"), HITS)
def test_5_10_what_an_action_does_to_who_stands_beside(kind: str, name: str, lost: int) -> None:
    assert 20 - acting(kind, name, rows=OPEN).seat(0).hp == lost


@pytest.mark.parametrize(("kind", "name", "field", "value"), [
    ("phagoris", "curl_up", "shield", 2), ("tendrilla", "coil", "shield", 1), ("osteodon", "harden", "shield", 2),
    ("sclerid", "bulwark", "shield", 3), ("ossarion", "ossify", "shield", 3),
    ("vermilia_imprint", "systole", "shield", 2),
    ("anaxil", "self_mend", "hp", 6), ("ossarion", "ossify", "hp", 6), ("vermilia_imprint", "systole", "hp", 6),
    ("ungulus", "choked_quill", "hp", 1), ("myomita", "torn_fibre", "hp", 1), ("tendrilla", "tangled", "hp", 2),
    ("phagoris", "gorge", "hp", 7), ("kynodon", "overrun", "opened", True),
    ("osteodon", "cracked_shell", "opened", True),
    ("ungulus", "choked_quill", "opened", True), ("kynodon", "overrun", "lying", 1),
    ("tendrilla", "tangled", "lying", 1),
    ("rupturon", "barge", "threat", 1), ("vermilia_breakthrough", "fibrillate", "threat", 1),
])  # fmt: skip
def test_5_10_what_an_action_does_to_the_enemy_itself(kind: str, name: str, field: str, value: object) -> None:
    foe = foe_by(acting(kind, name, hp=4).state, 1)
    assert getattr(foe, field) == value


@pytest.mark.parametrize(("kind", "name", "hp", "left"), [
    ("sclerid", "brittle_snap", 11, 7), ("kynarch", "choked_howl", 18, 14), ("ossarion", "hollow_resonance", 22, 16),
    ("vermilia_imprint", "arrhythmia", 15, 10), ("vermilia_breakthrough", "infarction", 15, 7),
])
def test_5_10_weaknesses_of_the_strong(kind: str, name: str, hp: int, left: int) -> None:
    foe = foe_by(acting(kind, name, hp=hp, threat=2).state, 1)
    assert foe and foe.hp == left
    assert foe.threat == (0 if name == "infarction" else 2)


def test_5_10_burst_kills_and_nobody_gets_loot() -> None:
    play = acting("rupturon", "burst")
    assert (play.state.foes, play.told("looted"), play.seat(0).hp) == ([], [], 17)


@pytest.mark.parametrize(("kind", "name", "lost", "cards"), [
    ("kynodon", "crimson_rush", 4, 1), ("spirulex", "corrosive_jet", 3, 2), ("spirulex", "spit", 2, 1),
    ("tabanix", "frenzy", 3, 1), ("kynarch", "alpha_fangs", 8, 1), ("spirulex", "miasma", 2, 1),
    ("vermilia_breakthrough", "vermilion_tide", 3, 1), ("kynodon", "hunt", 3, 0),
])
def test_5_10_contagion_and_corruption(kind: str, name: str, lost: int, cards: int) -> None:
    play = acting(kind, name)
    assert (20 - play.seat(0).hp, sum(card in TAINTS for card in play.seat(0).discard)) == (lost, cards)


@pytest.mark.parametrize(("kind", "name", "bind"), [("ungulus", "numbing_quill", 3), ("phagoris", "drain", 2),
                                                    ("vermilia_imprint", "suture", 3)])
def test_5_10_bind(kind: str, name: str, bind: int) -> None:
    assert acting(kind, name).seat(0).bind == bind


@pytest.mark.parametrize(("kind", "name", "place", "goal"), [
    ("osteodon", "crush", "3,2", "0,2"), ("sclerid", "shove", "3,2", "1,2"), ("sclerid", "wallbreak", "3,2", "0,2"),
    ("ossarion", "slam", "3,2", "0,2"), ("tendrilla", "hook", "5,2", "4,2"),
])
def test_5_10_pushes_and_pulls(kind: str, name: str, place: str, goal: str) -> None:
    play = Play("karon", at=["2,2"])
    zones = [zone.name for zone in ENEMIES[kind].zones]
    play.foe(kind, place, action=zones.index(name), lying=1)
    play.run(act(play.table, 1))
    assert play.at("c0") == goal


def test_5_10_howl_and_tones_reach_the_others() -> None:
    play = Play("karon", at=["0,0"])
    play.foe("kynarch", "6,4", action=0, lying=1)
    near, far = play.foe("myomita", "8,4", hp=2), play.foe("myomita", "0,6", hp=2)
    play.run(act(play.table, 1))
    assert (near.threat, far.threat) == (1, 0)


def test_5_10_mending_and_silence() -> None:
    play = Play("karon", at=["0,0"])
    play.foe("anaxil", "6,4", action=1, lying=1)
    hurt = play.foe("kynodon", "8,4", hp=5, threat=3)
    play.run(act(play.table, 1))
    assert hurt.hp == 7
    play.state.foes[0].action = 3
    play.run(act(play.table, 1))
    assert hurt.threat == 0


def test_5_10_hollow_resonance_breaks_walls_within_two() -> None:
    rows = [row if y != 2 else ".+.o.+.X." for y, row in enumerate(OPEN)]
    play = acting("ossarion", "hollow_resonance", place="4,2", at="0,0", rows=rows)
    assert [play.state.codes[play.tile(place)] for place in ("3,2", "7,2")] == [5, 4]


def test_r14_13_an_enemy_shakes_the_bone_that_holds_most_characters() -> None:
    play = Play("karon", "seria", at=["3,2", "4,3"])
    zones = [zone.name for zone in ENEMIES["ossarion"].zones]
    play.foe("ossarion", "5,4", action=zones.index("bonequake"), lying=1)
    play.run(act(play.table, 1))
    assert [seat.lying for seat in play.state.seats] == [True, True]
    assert all(sum(map(int, play.at(f"c{n}").split(","))) % 2 == 0 for n in (0, 1))


# ---------------------------------------------------------------- R4.3
def test_r4_3_2_retreat_goes_as_far_away_as_it_can() -> None:
    play = acting("ungulus", "back_off", place="4,2", at="2,2")
    assert play.at("f1") == "6,0"


def test_r4_3_3_a_step_without_a_target_is_skipped() -> None:
    play = acting("kynarch", "red_moon", place="0,6", at="8,0", lying=1)
    assert (play.seat(0).hp, play.told("foe_attacked")) == (20, [])


def test_r4_3_4_an_enemy_that_dies_loses_the_rest() -> None:
    play = acting("kynodon", "hunt", place="2,2", at="4,2", rows=HAZARD, hp=1)
    assert (play.state.foes, play.seat(0).hp, play.told("died")[0]["at"]) == ([], 20, "3,2")


def test_r12_3_bosses_strike_several() -> None:
    play = Play("karon", "seria", "drava", at=["2,2", "4,2", "0,6"])
    zones = [zone.name for zone in ENEMIES["kynarch"].zones]
    play.foe("kynarch", "3,2", action=zones.index("drive"))
    play.run(act(play.table, 1))
    assert [seat.hp for seat in play.state.seats] == [16, 12, 19]


def test_g15_r13_15_an_enemy_stands_up_at_the_end_of_its_next_activation() -> None:
    play = Play("karon", at=["0,0"])
    foe = play.foe("kynodon", "6,4", action=0, lying=1)
    play.run(act(play.table, 1))
    assert (play.at("f1"), foe.lying) == ("6,4", 0)
    play.run(act(play.table, 1))
    assert play.at("f1") != "6,4"


def test_g22_r13_38_bind_on_enemies() -> None:
    play = Play("karon", at=["0,0"])
    foe = play.foe("kynodon", "8,6", action=0, bind=2, bound=1)
    play.run(act(play.table, 1))
    assert (play.at("f1"), foe.bind) == ("6,4", 0)


# ---------------------------------------------------------------- R4.4
def gone(play: Play, kind: str, place: str, points: int, attacks: bool = True) -> str:
    foe = play.foe(kind, place)
    advance(play.table, foe, Aim(points, False, ENEMIES[kind].range, attacks))
    return play.at(f"f{foe.no}")


def test_r4_4_1_melee_enemies_stop_on_muscle() -> None:
    assert gone(Play("karon", at=["4,4"]), "kynodon", "7,1", 4) == "5,3"


def test_r4_4_1_an_enemy_on_the_best_tile_stays() -> None:
    assert gone(Play("karon", at=["4,4"]), "kynodon", "5,3", 4) == "5,3"


def test_r4_4_1_ranged_enemies_keep_away() -> None:
    assert gone(Play("karon", at=["4,4"]), "ungulus", "5,3", 2) == "4,2"


def test_g61_an_action_without_an_attack_takes_no_spikes() -> None:
    play = Play("karon", at=["4,2"], rows=HAZARD)
    assert gone(play, "kynodon", "2,2", 4, attacks=False) == "2,6"
    assert play.state.foes[0].hp == 10


def test_r4_4_3_exception_b_it_walks_on_even_if_it_dies() -> None:
    rows = [".o.^.+.", "+.+R+.+", ".+.^.+.", "+.+R+.+", ".o.^.+."]
    play = Play("karon", at=["6,2"], rows=rows)
    foe = play.foe("kynodon", "1,1", hp=1)
    advance(play.table, foe, Aim(5, False, 1, False))
    assert play.state.foes == []


def test_r4_4_4_without_any_way_it_goes_near() -> None:
    rows = [".+.o.", "+.+R+", ".+.o."]
    play = Play("karon", at=["4,0"], rows=rows)
    assert gone(play, "kynodon", "0,0", 4) == "2,0"


def test_r4_4_6_markers_are_walls_to_enemies() -> None:
    play = Play("karon", at=["4,4"])
    play.state.codes[play.tile("5,3")] = 7
    assert gone(play, "kynodon", "6,2", 1) != "5,3"


def test_g47_enemies_walk_through_units_and_stop_on_none() -> None:
    rows = [".oRoR", "^.oRo", "R^.oR", "oR^.o", "RoR^."]
    play = Play("karon", at=["4,4"], rows=rows)
    play.foe("myomita", "1,1")
    assert gone(play, "kynodon", "0,0", 3) == "3,3"
    play = Play("karon", at=["4,4"], rows=rows)
    play.foe("myomita", "3,3")
    assert gone(play, "kynodon", "0,0", 3) == "2,2"


# ---------------------------------------------------------------- R4.5
def test_r4_5_near_before_weak_before_few_cards() -> None:
    play = Play("karon", "seria", "drava", at=["2,2", "4,4", "3,1"])
    foe = play.foe("kynodon", "2,4")
    play.seat(1).hp = 1
    assert quarry_of(play.state, foe, enemies_of(play.state)) == "c1"
    play.hand(0, "attack")
    play.seat(0).hp = play.seat(1).hp = 9
    assert quarry_of(play.state, foe, ["c0", "c1"]) == "c1"


def test_r4_5_printed_priorities_come_first() -> None:
    play = Play("karon", "seria", at=["3,3", "6,4"])
    play.seat(1).hp = 3
    foe = play.foe("cranix", "2,2")
    assert quarry_of(play.state, foe, ["c0", "c1"]) == "c1"
    play.wagon("5,5", "0,0")
    fly = play.foe("tabanix", "2,4")
    assert quarry_of(play.state, fly, enemies_of(play.state)) == "w"


def test_r4_5_the_wagon_counts_ninety_nine_cards_and_is_last() -> None:
    play = Play("karon", at=["3,3"])
    play.wagon("1,1", "0,0")
    play.seat(0).hp = play.state.wagon.hp = 8
    foe = play.foe("kynodon", "2,2")
    assert quarry_of(play.state, foe, enemies_of(play.state)) == "c0"
    assert rank(play.state, foe, "w")[3] == 99


def test_r4_4_5_spikes_without_end_do_not_hold_a_walk_up() -> None:
    """Nobody can be reached, not even over spikes, and to and fro over spikes is no new way."""
    play = Play("karon", at=["6,4"], rows=[".^.^.^.", "^.^.^.^", ".^.^.^.", "^.^.^oR", ".^.^.R."])
    assert gone(play, "kynodon", "0,0", 9, attacks=True) == "4,2"
    assert play.state.foes[0].hp == 10
