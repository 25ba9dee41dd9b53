"""R10, R13-R16: field tactics, keywords, the board, objectives, the match."""


from __future__ import annotations

import pytest

from game.core.errors import BadSetup
from game.core.session import Session
from game.core.state import Step
from game.titles.vermilion import SPEC
from game.titles.vermilion.decks import draw
from game.titles.vermilion.lands import move_wagon, unrest
from game.titles.vermilion.queries import adhered, foe_by, has_vantage, most_hp
from game.titles.vermilion.walking import shove, step_options, walk

from .play import OPEN, Play


def at_corpse() -> Play:
    play = Play("karon", at=["2,2"])
    play.hand(0, "attack", "move", "u02")
    play.supply(0, imprint=2)
    play.seat(0).corpses = [play.tile("2,2")]
    play.seat(0).materials = {"fang": 2, "sinew": 1}
    return play


def test_r10_1_a_kill_in_the_player_phase_leaves_a_mark() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2", hp=1)
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    play.faces(1, 4)
    play.answer("play:attack:arm")
    assert (play.seat(0).corpses, play.seat(0).materials) == ([play.tile("3,2")], {"fang": 1})


def test_r10_1_field_crafting_and_r10_2_what_it_costs() -> None:
    play = at_corpse()
    play.foe("kynodon", "3,2")
    play.answer("field_craft:w07")
    player = play.seat(0)
    assert (player.worn["arm"], player.bag, player.materials, player.corpses) == ("w07", ["w01"], {}, [])
    assert play.offered("play") == ["play:u02:effect"] and play.offered("improvise") == []
    assert play.offered("meditate") and play.offered("combust")


def test_g13_the_mark_lasts_the_turn() -> None:
    play = at_corpse()
    play.answer("end_turn")
    assert play.seat(0).corpses == []


def test_r10_3_quick_swap_bans_the_slot() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.wear(0, "w07")
    play.hand(0, "attack", "move", "u02")
    play.supply(0, imprint=2)
    play.answer("swap:arm:w01")
    assert play.offered("play") == ["play:move:legs", "play:u02:effect"]
    assert play.offered("improvise") == ["improvise:u02:legs"] and play.offered("swap") == []


def test_r10_3_swapping_the_head_bans_effects() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.wear(0, "t04")
    play.hand(0, "u02")
    play.answer("swap:head:t01")
    assert play.offered("play") == [] and play.offered("trinket") == []

def test_r13_13_adhere_costs_one_more_once() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("phagoris", "3,2")
    play.foe("phagoris", "1,2")
    play.run(walk(play.table, 0, 2, {}, "test"), "step:1,1")
    assert play.at("c0") == "1,1" and adhered(play.state, "c0", play.tile("2,2"))


def test_r13_15_a_lying_character_cannot_move() -> None:
    play = Play("karon", at=["2,2"])
    play.seat(0).lying = True
    play.hand(0, "move")
    play.supply(0, imprint=1)
    assert play.offered("play:move") == []


def test_r13_5_pull_stops_beside_the_puller() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "6,2")
    play.run(shove(play.table, "f1", play.tile("2,2"), 9, 0, 0, pull=True))
    assert play.at("f1") == "3,2"


def test_g42_a_push_ends_at_walls_units_and_the_edge_without_damage() -> None:
    for rows, other, goal in ((".+.+.o.+.", "", "4,2"), (".+.+.+.+.", "6,2", "5,2"), (".+.+.+.+.", "", "8,2")):
        play = Play("karon", at=["2,2"], rows=[rows if y == 2 else row for y, row in enumerate(OPEN)])
        play.foe("kynodon", "3,2")
        if other:
            play.foe("kynodon", other)
        play.run(shove(play.table, "f1", play.tile("2,2"), 9, 0, 0))
        foe = foe_by(play.state, 1)
        assert foe and (play.at("f1"), foe.hp) == (goal, 10)


def test_g43_siege_opens_a_wing_and_a_gap() -> None:
    rows = [".+.+.+.", "+.+.X.+", ".+.+.+.", "+.+.+.+"]
    play = Play("karon", at=["2,2"], rows=rows)
    play.foe("osteodon", "3,1")
    play.run(shove(play.table, "f1", play.tile("2,2"), 1, 2, 0))
    foe = foe_by(play.state, 1)
    assert foe and (play.at("f1"), foe.hp, play.state.codes[play.tile("4,1")]) == ("4,0", 10, 5)


def test_r14_12_of_two_walls_the_attacker_chooses() -> None:
    rows = [".+.+.+.", "+.+.+.+", ".+.o.+.", "+.o.+.+", ".+.+.+."]
    play = Play("karon", at=["1,1"], rows=rows)
    play.foe("osteodon", "2,2")
    asked = play.run(shove(play.table, "f1", play.tile("1,1"), 1, 2, 0), "wall:2,3")
    assert (asked, play.at("f1"), play.state.codes[play.tile("2,3")]) == ([(0, "siege_wall")], "3,3", 5)


def test_rooted_bosses_stand() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("ossarion", "3,2")
    play.run(shove(play.table, "f1", play.tile("2,2"), 2, 0, 0))
    assert play.at("f1") == "3,2"


def test_g50_vantage_while_standing_on_a_bare_bone() -> None:
    play = Play("karon", at=["3,2"])
    assert has_vantage(play.state, "c0")
    play.state.codes[play.tile("3,2")] = 5
    assert not has_vantage(play.state, "c0")


def test_r14_7_stepping_onto_a_unit_only_to_go_on() -> None:
    play = Play("karon", "seria", at=["2,2", "3,3"])
    play.hand(0, "move")
    play.supply(0, imprint=1)
    play.faces(1)
    play.answer("play:move:legs", seat=0)
    assert "step:3,3" not in play.offered(seat=0)
    play = Play("karon", "seria", at=["2,2", "3,3"])
    play.hand(0, "move")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:move:legs", "step:3,3", seat=0)
    assert "stop" not in play.offered(seat=0)


def test_r14_14_spikes_hurt_whoever_enters() -> None:
    play = Play("karon", at=["2,2"])
    play.state.codes[play.tile("3,2")] = 5
    play.run(walk(play.table, 0, 2, {}, "test"), "step:3,2")
    assert (play.at("c0"), play.seat(0).hp) == ("3,2", 19)

def on_land(points: int = 0) -> Play:
    play = Play("karon", at=["2,2"])
    play.land("2,2", points)
    play.land("6,6")
    play.hand(0, "move")
    play.supply(0, imprint=1, breakthrough=1)
    return play


def test_r15_2_a_card_and_dice_calm_the_land() -> None:
    play = on_land()
    foe = play.foe("kynodon", "8,4")
    play.faces(2, 0)
    play.answer("stabilise:move", "1+1")
    assert (play.state.lands[0].points, foe.threat, play.seat(0).discard) == (2, 1, ["move"])


def test_r15_2_a_stable_land_is_left_alone_and_the_last_one_wins() -> None:
    play = on_land(5)
    assert play.offered("stabilise") == []
    play = on_land(4)
    play.state.lands[1].points = 5
    play.faces(1)
    play.answer("stabilise:move", "1+0")
    assert play.session.outcome and play.session.outcome.winners == [0]


@pytest.mark.parametrize(("round_", "threat", "after"), [(1, 0, 0), (2, 0, 1), (2, 3, 3)])
def test_g64_unstable_lands_anger_the_nearest_up_to_three(round_: int, threat: int, after: int) -> None:
    play = on_land()
    play.state.round = round_
    foe = play.foe("kynodon", "8,4", threat=threat)
    unrest(play.table)
    assert foe.threat == after


def test_r15_3_the_wagon_waits_without_an_escort_and_stops_before_units() -> None:
    play = Play("karon", "seria", at=["8,6", "3,3"])
    play.wagon("0,0", "6,6")
    move_wagon(play.table)
    assert play.at("w") == "0,0"
    play.seat(0).tile = play.tile("1,0")
    move_wagon(play.table)
    assert play.at("w") == "2,2"


def test_r15_3_home_with_a_load_wins_and_a_broken_wagon_loses() -> None:
    play = Play("karon", at=["1,2"])
    play.wagon("0,0", "6,6")
    play.state.wagon.tile, play.state.wagon.loaded = play.tile("1,1"), True
    play.restart(Step("turn_end"))
    assert play.session.outcome and play.session.outcome.winners == [0]
    play = Play("karon", at=["1,2"])
    play.wagon("0,0", "6,6", hp=2)
    play.foe("tabanix", "1,1", action=1)
    play.restart(Step("foe_act", [1]))
    assert play.state.wagon is None or play.state.wagon.hp == 1
    play.foe("tabanix", "1,1", action=1)

def test_r16_1_what_a_match_may_be() -> None:
    for options in ({"difficulty": "mad"}, {"quest": "q11"}, {"board": ["rounds"]}):
        with pytest.raises(BadSetup):
            Session(SPEC, [{}], options, 1)
    with pytest.raises(BadSetup, match="taken"):
        Session(SPEC, [{"character": "karon"}, {"character": "karon"}], {}, 1)
    with pytest.raises(BadSetup, match="seats"):
        Session(SPEC, [{}] * 5, {}, 1)


def test_r1_1_each_seat_chooses_an_unused_character() -> None:
    session = Session(SPEC, [{}, {"character": "seria"}], {}, 1)
    assert "seria" not in [option.key for option in session.questions()[0].options()]


@pytest.mark.parametrize(("quest", "steps", "tiers", "cards"), [
    ("q01", 0, [], 0), ("q04", 1, [1], 1), ("q06", 2, [1, 1], 2), ("q08", 3, [1, 1, 2], 3), ("q10", 4, [1, 1, 2], 5),
])
def test_5_12_the_kit_of_a_single_quest(quest: str, steps: int, tiers: list[int], cards: int) -> None:
    session = Session(SPEC, [{"character": "karon"}], {"variant": "single_quest", "quest": quest}, 1)
    asked = []
    while session.questions()[0].text != "choose_start":
        question = session.questions()[0]
        asked.append(question.text)
        session.answer(0, question.default())
    assert [asked.count(text) for text in ("kit_step", "kit_item", "kit_card", "training_return")] == [
        steps, len(tiers), cards, cards]
    player = session.table.state.seats[0]
    assert player.hp == most_hp(player) and len(player.cards) == 10


def test_r16_4_steps_can_be_taken_back_and_rolls_cannot() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "move")
    play.supply(0, imprint=1)
    play.answer("play:move:legs")
    assert not play.session.can_undo(0)
    play.table.stacked = []
    play.answer("step:3,3")
    assert play.session.undo(0) and play.at("c0") == "2,2"


def test_r1_1_all_are_on_one_side() -> None:
    assert SPEC.sides(4) == (0, 0, 0, 0)


def test_4_the_order_of_a_deck_is_not_told() -> None:
    play = Play("karon")
    seen = play.view(0).seats[0]
    assert seen.unseen == tuple(sorted(play.seat(0).deck)) and seen.deck == 10


def test_r4_1_3_drawing_from_nothing_is_skipped() -> None:
    play = Play("karon")
    play.seat(0).burnt, play.seat(0).deck = play.seat(0).deck, []
    play.run(draw(play.table, 0, 2, "test"))
    assert play.seat(0).hand == []


def test_r14_7_no_step_leads_onto_a_unit_from_where_only_a_shared_tile_is_in_reach() -> None:
    """Seat 1 passes seat 0 on 3,1: the one who stands there keeps it from being a place to stop."""
    rows = [".+.+.+.+.", "+.+.+R+.+", ".+.+.+.+.", "+.+.+R+.+", *OPEN[4:]]
    play = Play("karon", "seria", "mirka", "drava", at=["3,1", "2,2", "4,2", "3,3"], rows=rows)
    play.seat(1).tile = play.seat(0).tile
    keys = {option.key for option in step_options(play.state, 1, 2, 0, 0)}
    assert "step:4,2" not in keys and "step:2,2" in keys


def test_r1_1_a_chosen_character_has_its_full_hp_before_all_have_chosen() -> None:
    session = Session(SPEC, [{}, {}], {"variant": "single_quest", "quest": "q01"}, 1)
    session.answer(0, "seria")
    seen = session.view(1).seats
    assert [(one.name, one.hp, one.most) for one in seen] == [("seria", 16, 16), ("", 0, 0)]
