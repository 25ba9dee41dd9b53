"""5.10: every enemy, row by row: dice, bar, moves, specials, loot; `table.py` tells which case holds which."""

from __future__ import annotations

import pytest

from game.core.boards.bone import SPIKE
from game.titles.vermilion.attack import damage_of
from game.titles.vermilion.content import ENEMIES
from game.titles.vermilion.defence import foe_attack, is_sure
from game.titles.vermilion.foe_moves import can_hit, quarry_of
from game.titles.vermilion.foes import act, announce, fix, place_foe
from game.titles.vermilion.queries import adhered, entry_cost, foe_by, grid_of, keyword, row_of
from game.titles.vermilion.state import EnemyGroup
from game.titles.vermilion.verbs import damage, knock_down
from game.titles.vermilion.walking import shove

from .play import OPEN, Play

BARS = {  # dice, DEF, range, the totals of each action
    "kynodon": ("iib", 1, 1, "search -3, hunt 4-6, crimson_rush 7+, overrun 8"),
    "ungulus": ("ibb", 0, 4, "back_off -3, tactical_shot 4-6, numbing_quill 7+, choked_quill 1"),
    "myomita": ("bb", 0, 1, "crawl -1, nip 2-4, swarm 6+, torn_fibre 5"),
    "phagoris": ("ib", 0, 1, "curl_up -2, latch 4-5, drain 6+, gorge 3"),
    "spirulex": ("bb", 0, 3, "slither_back -1, spit 2-4, corrosive_jet 6+, miasma 5"),
    "rupturon": ("ii", 0, 1, "swell -2, lurch 3-3, barge 4+, burst 5"),
    "tendrilla": ("iib", 0, 3, "coil -3, hook 4-6, drag_and_crush 7+, tangled 1"),
    "osteodon": ("iii", 2, 1, "harden -3, gore 4-5, crush 6+, cracked_shell 2"),
    "cranix": ("bbb", 1, 1, "circle -3, pounce 4-7, throat 9+, execution 8"),
    "sclerid": ("iibb", 1, 1, "bulwark -4, shove 5-7, wallbreak 8+, brittle_snap 11"),
    "anaxil": ("ii", 0, 3, "self_mend -2, mending_tone 3-3, rousing_tone 4+, silence 1"),
    "tabanix": ("ib", 0, 1, "wheel -2, sting 4-5, frenzy 6+, lancing_bite 3"),
    "kynarch": ("ibbb", 1, 1, "howl -4, drive 5-8, alpha_fangs 9+, choked_howl 3, red_moon 12"),
    "ossarion": ("bbb", 2, 1, "ossify -3, slam 4-7, bonequake 9+, hollow_resonance 8"),
    "vermilia_imprint": ("iiii", 2, 3, "systole -5, pulse 6-7, suture 8+, arrhythmia 3, aortic_flood 9"),
    "vermilia_breakthrough": ("bbbb", 0, 1,
                              "fibrillate -3, flail 4-7, great_breakthrough 9+, infarction 11, vermilion_tide 8"),
}


def action_of(bar: str, total: int) -> str:
    """What a total means on a bar as it is printed: exact numbers first."""
    zones = [tuple(one.split()) for one in bar.split(", ")]
    exact = [name for name, range_ in zones if range_ == str(total)]
    for name, range_ in zones:
        low, dash, high = range_.partition("-")
        if exact:
            return exact[0]
        if (range_.endswith("+") and total >= int(range_[:-1])) or (dash and int(low or -99) <= total <= int(high)):
            return name
    raise AssertionError(total)


def test_5_10_every_enemy_is_in_the_table() -> None:
    assert list(BARS) == list(ENEMIES)


@pytest.mark.parametrize("kind", list(BARS))
def test_5_10_the_totals_of_the_bar(kind: str) -> None:
    play = Play("karon", at=["0,0"])
    for total in range(-4, 15):
        foe = play.foe(kind, "5,5", threat=max(0, total), calm=max(0, -total))
        fix(play.table, foe)
        assert foe.action >= 0
        assert (foe.total, row_of(foe).zones[foe.action].name) == (total, action_of(BARS[kind][3], total))
        play.state.foes.clear()


@pytest.mark.parametrize("kind", list(BARS))
def test_5_10_the_dice_and_the_def(kind: str) -> None:
    dice, def_, _, _ = BARS[kind]
    foe = (play := Play("karon")).foe(kind, "5,5")
    announce(play.table, foe)
    assert [die.kind[0] for die in foe.dice] == list(dice)
    assert damage_of(foe, 9, {}) == 9 - def_
    assert damage_of(foe, 9, {"penetrate": 1}) == 9


@pytest.mark.parametrize("kind", list(BARS))
def test_5_10_how_far_it_reaches(kind: str) -> None:
    """Karon so many tiles away is hit, one farther he is not."""
    printed = BARS[kind][2]
    for far, hit in ((printed, True), (printed + 1, False)):
        play = Play("karon", at=[f"{far},0"])
        foe = play.foe(kind, "0,0")
        assert can_hit(play.state, foe, "c0", row_of(foe).range) == hit


def acting(kind: str, name: str, place: str, at: str, rows: list[str] | None = None, **fields: object) -> Play:
    play = Play("karon", at=[at], rows=rows)
    zones = [zone.name for zone in ENEMIES[kind].zones]
    play.foe(kind, place, action=zones.index(name), **fields)
    play.run(act(play.table, 1))
    return play


@pytest.mark.parametrize(("kind", "name", "tiles"), [
    ("kynodon", "search", 4), ("kynodon", "hunt", 2), ("kynodon", "crimson_rush", 4), ("kynodon", "overrun", 4),
    ("ungulus", "tactical_shot", 1), ("myomita", "crawl", 3), ("myomita", "nip", 3), ("myomita", "swarm", 3),
    ("phagoris", "curl_up", 2), ("phagoris", "latch", 2), ("phagoris", "drain", 3), ("phagoris", "gorge", 3),
    ("spirulex", "spit", 1), ("spirulex", "corrosive_jet", 1), ("rupturon", "swell", 1), ("rupturon", "lurch", 2),
    ("rupturon", "barge", 3), ("tendrilla", "coil", 2), ("tendrilla", "hook", 1), ("osteodon", "harden", 1),
    ("osteodon", "gore", 2), ("osteodon", "crush", 3), ("cranix", "circle", 2), ("cranix", "pounce", 3),
    ("cranix", "throat", 4), ("cranix", "execution", 4), ("sclerid", "bulwark", 2), ("sclerid", "shove", 2),
    ("sclerid", "wallbreak", 3), ("tabanix", "wheel", 3), ("tabanix", "sting", 3), ("tabanix", "frenzy", 4),
    ("tabanix", "lancing_bite", 4), ("kynarch", "howl", 3), ("kynarch", "drive", 3), ("kynarch", "alpha_fangs", 4),
    ("kynarch", "red_moon", 4), ("ossarion", "slam", 2), ("ossarion", "bonequake", 3), ("vermilia_imprint", "pulse", 2),
    ("vermilia_breakthrough", "fibrillate", 2), ("vermilia_breakthrough", "flail", 3),
    ("vermilia_breakthrough", "great_breakthrough", 4),
])  # fmt: skip
def test_5_10_how_far_an_action_goes(kind: str, name: str, tiles: int) -> None:
    """Straight at Karon, who is eight muscle steps away."""
    play = acting(kind, name, "16,6", "0,6", [".+" * 8 + ".", "+." * 8 + "+"] * 3 + [".+" * 8 + "."])
    moved = grid_of(play.state).distance(play.tile("16,6"), play.tile(play.at("f1")))
    assert moved == tiles


@pytest.mark.parametrize(("kind", "name"), [
    ("ungulus", "back_off"), ("spirulex", "slither_back"), ("anaxil", "self_mend"), ("anaxil", "mending_tone"),
])
def test_5_10_who_retreats_goes_two_tiles(kind: str, name: str) -> None:
    play = acting(kind, name, "4,2", "2,2")
    assert grid_of(play.state).distance(play.tile("2,2"), play.tile(play.at("f1"))) == 4


@pytest.mark.parametrize(("kind", "name", "field"), [
    ("myomita", "torn_fibre", "lying"), ("tendrilla", "tangled", "lying"), ("sclerid", "brittle_snap", "lying"),
    ("kynarch", "choked_howl", "lying"), ("kynarch", "choked_howl", "opened"),
    ("ossarion", "hollow_resonance", "opened"), ("vermilia_imprint", "arrhythmia", "opened"),
    ("vermilia_breakthrough", "infarction", "opened"),
])
def test_5_10_what_its_own_bar_does_to_it(kind: str, name: str, field: str) -> None:
    foe = foe_by(acting(kind, name, "6,4", "0,0").state, 1)
    assert foe and getattr(foe, field)


@pytest.mark.parametrize(("kind", "name"), [("cranix", "execution"), ("tabanix", "lancing_bite"),
                                            ("kynarch", "red_moon")])
def test_5_10_a_penetrating_bite_cannot_be_parried(kind: str, name: str) -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "defend")
    play.supply(0, imprint=2)
    zones = [zone.name for zone in ENEMIES[kind].zones]
    play.foe(kind, "3,3", action=zones.index(name))
    assert play.run(act(play.table, 1)) == [] and play.seat(0).hp < 20


def test_5_10_tendrilla_drags_and_crushes() -> None:
    play = acting("tendrilla", "drag_and_crush", "5,2", "2,2")
    assert (play.at("c0"), play.seat(0).hp) == ("4,2", 20 - 3 - 2)


@pytest.mark.parametrize(("kind", "name", "hurt"), [("sclerid", "wallbreak", 3), ("ossarion", "slam", 4)])
def test_5_10_who_is_driven_into_a_wall_breaks_it(kind: str, name: str, hurt: int) -> None:
    rows = [row if y != 2 else ".o.+.+.+." for y, row in enumerate(OPEN)]
    play = acting(kind, name, "3,2", "2,2", rows, lying=1)
    assert (play.state.codes[play.tile("1,2")], play.at("c0"), 20 - play.seat(0).hp) == (SPIKE, "0,2", hurt + 2 + 1)


@pytest.mark.parametrize(("kind", "name", "near", "far"), [
    ("kynarch", "howl", "8,2", "8,6"), ("anaxil", "rousing_tone", "7,3", "8,6"), ("kynarch", "red_moon", "8,2", "8,6"),
    ("vermilia_imprint", "suture", "8,2", "8,6"),
])
def test_5_10_what_rouses_the_others(kind: str, name: str, near: str, far: str) -> None:
    """Within its distance, or all; never itself."""
    all_ = name in ("red_moon", "suture")
    play = Play("karon", at=["0,0"])
    zones = [zone.name for zone in ENEMIES[kind].zones]
    me = play.foe(kind, "4,2", action=zones.index(name), lying=1)
    close, away = play.foe("osteodon", near), play.foe("osteodon", far if name != "howl" else "0,6")
    if name == "howl":
        me.tile = play.tile("5,1")
    play.run(act(play.table, 1))
    assert (me.threat, close.threat, away.threat) == (0, 1, int(all_))


def test_5_10_anaxil_mends_and_silences() -> None:
    play = Play("karon", at=["0,0"])
    me = play.foe("anaxil", "6,4", action=1, lying=1, hp=3)
    near, far = play.foe("kynodon", "8,4", hp=5, threat=3), play.foe("kynodon", "2,4", hp=5, threat=2)
    play.run(act(play.table, 1))
    assert (near.hp, far.hp, me.hp) == (7, 5, 3)
    me.action = 3
    play.run(act(play.table, 1))
    assert (near.threat, far.threat) == (0, 0)


def test_5_10_ossarion_shakes_bones_and_breaks_walls() -> None:
    play = Play("karon", "seria", at=["3,2", "0,0"])
    foe = play.foe("ossarion", "5,4", action=2, lying=1)
    play.run(act(play.table, 1))
    assert (play.seat(0).lying, play.at("c0") != "3,2") == (True, True)
    rows = [row if y != 2 else ".+.o.+.X." for y, row in enumerate(OPEN)]
    play = Play("karon", at=["0,0"], rows=rows)
    foe = play.foe("ossarion", "4,2", action=3)
    play.run(act(play.table, 1))
    assert [play.state.codes[play.tile(at)] for at in ("3,2", "7,2")] == [SPIKE, 4] and foe.hp > 0


# ---------------------------------------------------------------- specials
@pytest.mark.parametrize("kind", ["kynodon", "kynarch"])
def test_r13_36_furious(kind: str) -> None:
    play = Play("karon", at=["0,0"])
    foe = play.foe(kind, "5,5")
    play.foe("myomita", "2,2", hp=1)
    damage(play.table, [("f2", 1)], "R7.3")
    assert foe.threat == 1


def test_r13_36_the_ungulus_comes_with_a_threat_token() -> None:
    play = Play("karon", at=["0,0"])
    play.state.marks = {1: [play.tile("5,5"), play.tile("6,6")]}
    for kind, threat in (("ungulus", 1), ("kynodon", 0)):
        place_foe(play.table, EnemyGroup(1, 1, "P", kind))
        assert play.state.foes[-1].threat == threat


def test_r13_11_myomita_hunt_in_packs() -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe("myomita", "3,2")
    assert not is_sure(play.state, foe, "c0", {})
    play.foe("myomita", "2,3")
    assert is_sure(play.state, foe, "c0", {})


@pytest.mark.parametrize("kind", ["cranix", "kynarch"])
def test_r13_12_cull_the_weak_by_kind(kind: str) -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe(kind, "3,2")
    for hp, sure in ((11, False), (10, True)):
        play.seat(0).hp = hp
        assert is_sure(play.state, foe, "c0", {}) == sure


def test_r13_13_phagoris_holds_who_walks_away() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("phagoris", "3,3")
    assert adhered(play.state, "c0", play.tile("2,2")) and not adhered(play.state, "c0", play.tile("0,0"))


@pytest.mark.parametrize(("kind", "points"), [("osteodon", 1), ("ossarion", 1), ("kynodon", 2)])
def test_r13_31_bone_density_by_kind(kind: str, points: int) -> None:
    play = Play("karon", at=["8,1"], rows=[" " * 9, "+.+.+.+.+", " " * 9])
    foe = play.foe(kind, "1,1")
    assert entry_cost(play.state, play.tile("2,1"), bool(keyword(foe, "bone_density"))) == points


@pytest.mark.parametrize(("kind", "name", "hit"), [
    ("kynarch", "drive", 2), ("ossarion", "slam", 2), ("vermilia_imprint", "pulse", 2),
    ("vermilia_breakthrough", "flail", 2), ("kynodon", "hunt", 1),
])
def test_r12_3_bosses_strike_half_the_seats(kind: str, name: str, hit: int) -> None:
    play = Play("karon", "seria", "drava", at=["2,2", "4,2", "3,3"])
    zones = [zone.name for zone in ENEMIES[kind].zones]
    play.foe(kind, "3,2", action=zones.index(name), lying=1)
    play.run(act(play.table, 1))
    assert len({event["target"] for event in play.told("foe_attacked")}) == hit


@pytest.mark.parametrize(("kind", "moves"), [("ossarion", False), ("vermilia_breakthrough", False), ("kynarch", True)])
def test_5_10_rooted_bosses_are_neither_pushed_nor_thrown_down(kind: str, moves: bool) -> None:
    play = Play("karon", at=["2,2"])
    foe = play.foe(kind, "3,2")
    play.run(shove(play.table, "f1", play.tile("2,2"), 2, 0, 0))
    knock_down(play.table, "f1", "R13.15")
    assert (play.at("f1") != "3,2", bool(foe.lying)) == (moves, moves)


def test_q10_vermilia_imprint_becomes_the_other_heart() -> None:
    play = Play("karon", at=["0,0"])
    foe = play.foe("vermilia_imprint", "5,5", hp=2, threat=2, lying=1, bind=2, shield=2, opened=True, action=1)
    damage(play.table, [("f1", 9)], "R7.3", 0)
    assert (foe.kind, foe.no, foe.hp, foe.threat, foe.lying, foe.bind, foe.shield, foe.opened, foe.action) == (
        "vermilia_breakthrough", 1, foe.most, 0, 0, 0, 0, False, -1)
    assert play.told("looted") == play.told("died") == [] and play.seat(0).corpses == []


@pytest.mark.parametrize(("kind", "quarry"), [("cranix", "c1"), ("kynarch", "c1"), ("tabanix", "w"), ("kynodon", "c0")])
def test_r4_4_7_whom_it_prefers(kind: str, quarry: str) -> None:
    """Karon is nearest, Seria weakest, the wagon far."""
    play = Play("karon", "seria", at=["3,3", "6,4"])
    play.wagon("7,5", "0,0")
    play.seat(1).hp = 3
    foe = play.foe(kind, "2,2")
    assert quarry_of(play.state, foe, ["c0", "c1", "w"]) == quarry


# ---------------------------------------------------------------- loot
LOOT = {  # what totals of 1, 2 ... 8 give
    "kynodon": "- sinew sinew fang fang fang+sinew", "ungulus": "- sinew sinew quill quill quill+marrow",
    "myomita": "- - sinew sinew sinew mucus", "phagoris": "- mucus mucus mucus sinew mucus+marrow",
    "spirulex": "- mucus mucus mucus quill mucus+quill", "rupturon": "- - bone bone marrow marrow+mucus",
    "tendrilla": "- sinew sinew sinew quill sinew+sinew", "osteodon": "bone bone bone bone bone+bone bone+marrow",
    "cranix": "- bone bone fang fang fang+marrow", "sclerid": "- bone bone bone bone+sinew bone+bone",
    "anaxil": "- marrow marrow marrow tonic marrow+tonic", "tabanix": "- - quill quill sinew quill+quill",
    "kynarch": "heart+fang heart+fang heart+fang heart+fang heart+fang+fang heart+fang+fang",
    "ossarion": " ".join(["heart+bone+bone"] * 4 + ["heart+bone+bone+marrow"] * 2),
    "vermilia_breakthrough": "- - - - - -",
}


@pytest.mark.parametrize("kind", list(LOOT))
def test_r9_8_what_a_kill_gives_for_each_roll(kind: str) -> None:
    for face, given in enumerate(LOOT[kind].split(), 1):
        play = Play("karon", at=["0,0"])
        play.foe(kind, "5,5", hp=1)
        play.foe("osteodon", "2,6")
        if ENEMIES[kind].loot:
            play.faces(face)
        damage(play.table, [("f1", 5)], "R7.3", 0)
        names = [name.replace("bone", "bone_shard") for name in given.split("+") if name != "-"]
        assert play.seat(0).materials == {name: names.count(name) for name in names}
        assert play.table.stacked == []


def test_r9_8_more_than_six_is_as_six() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "w09", "t10")
    play.foe("kynodon", "3,2", hp=2)
    play.foe("osteodon", "2,6")
    play.hand(0, "attack")
    play.supply(0, imprint=3)
    play.faces(1, 1, 1, 6)
    play.answer("play:attack:arm", "3+0")
    assert play.seat(0).materials == {"fang": 1, "sinew": 1}


def test_r7_2_1_an_attack_of_the_wagons_enemies_hits_its_def() -> None:
    play = Play("karon", at=["0,0"])
    play.wagon("4,4", "8,6")
    play.foe("tabanix", "3,4")
    play.run(foe_attack(play.table, 1, "w", 4, {}))
    play.run(foe_attack(play.table, 1, "w", 4, {"penetrate": 1}))
    assert play.state.wagon.hp == 10 - 3 - 4
