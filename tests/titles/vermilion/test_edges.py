"""Edges where two rules meet: what one card leaves behind for another, one phase for the next."""

from __future__ import annotations

from game.core.boards.bone import SMALL, SPIKE
from game.core.state import Step
from game.titles.vermilion.attack import strike
from game.titles.vermilion.breathe import quest_end
from game.titles.vermilion.content import TAINTS
from game.titles.vermilion.decks import draw
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.foe_moves import Aim, advance
from game.titles.vermilion.foes import act
from game.titles.vermilion.state import Action, EnemyGroup
from game.titles.vermilion.training import kits

from .play import OPEN, Play


def test_r4_4_3_a_melee_enemy_does_not_step_down_to_where_it_stood() -> None:
    """A lane of muscle and bone in turn: with two points it gets onto the bone and goes on from there, instead of
    standing where it is for ever."""
    play = Play("karon", at=["7,1"], rows=[" " * 9, "+.+.+.+.+", " " * 9])
    foe = play.foe("kynodon", "1,1")
    for goal in ("2,1", "3,1"):
        advance(play.table, foe, Aim(2, False, 1, True))
        assert play.at("f1") == goal


def test_u06_r5_6_suppressing_has_the_vantage_of_the_attack() -> None:
    play = Play("seria", at=["0,0"])
    play.wear(0, "t10")
    play.foe("kynodon", "4,0", threat=1)
    play.hand(0, "u06", "attack")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:u06:effect", "play:attack:arm", "done")
    assert play.question.text == "suppress" and play.offered() == ["done", "f1"]


def test_u06_r6_3_a_resonance_is_the_next_attack() -> None:
    """What it had no use for is gone: the attack after it turns no die."""
    play = Play("seria", at=["0,0"])
    play.wear(0, "t10")
    play.foe("kynarch", "3,0")
    play.hand(0, "u06", "attack")
    play.supply(0, imprint=2)
    play.faces(1)
    play.answer("play:u06:effect", "condense:imprint", "attack", "use")
    assert play.seat(0).next_attack == {}
    play.answer("play:attack:arm")
    assert play.question.text == "player_action"


def test_u03_r7_4_range_is_measured_from_who_takes_the_blow() -> None:
    """Karon stands beside the Ungulus, Seria does not: the shot at her would not be halved, that at him is."""
    for shooter, power in (("2,2", 2), ("0,2", 4)):
        play = Play("karon", "seria", at=["3,1", "4,1"])
        play.foe("ungulus", shooter)
        play.hand(0, "u03")
        play.supply(0, imprint=1)
        play.faces(1)
        play.run(foe_attack(play.table, 1, "c1", 4, {}, 4), "cover", "defend:u03:1+0")
        assert play.told("defended")[0]["power"] == power


def test_r13_11_r13_12_pack_and_cull_break_the_wagons_def_too() -> None:
    for kind, hp, left in (("myomita", 10, 8), ("kynarch", 5, 3), ("kynarch", 6, 5), ("kynodon", 10, 9)):
        play = Play("karon", at=["0,0"])
        play.wagon("4,4", "8,6")
        play.state.wagon.hp = hp
        play.foe(kind, "3,4")
        play.foe("myomita" if kind == "myomita" else "anaxil", "5,4")
        play.run(foe_attack(play.table, 1, "w", 2, {}))
        assert play.state.wagon.hp == left, kind


def test_r13_34_the_aftershock_is_felt_where_the_target_died() -> None:
    """Pushed onto spikes it dies there; who stood beside its old tile alone feels nothing."""
    rows = [row if y != 2 else ".+.^.+.+." for y, row in enumerate(OPEN)]
    play = Play("karon", at=["1,2"], rows=rows)
    play.foe("kynodon", "2,2", hp=4)
    near, far = play.foe("osteodon", "4,2"), play.foe("osteodon", "1,1")
    play.state.action = Action(0, "attack", "standard", gives={"push": 1, "aftershock": 5}, slot="arm")
    play.run(strike(play.table, [("f1", 4)]))
    assert (near.hp, far.hp, play.told("died")[0]["at"]) == (near.most - 3, far.most, "3,2")


def test_r8_4_a_die_that_comes_back_under_the_whisper_is_wild() -> None:
    """u18 draws the whisper on a Perfect Guard; then a08 gives a die back."""
    play = Play("tolgar", at=["2,2"])
    play.wear(0, "a08", "t10")
    play.foe("kynodon", "3,2")
    play.hand(0, "u18")
    play.taint(0, "frenzied_whisper", "deck")
    play.supply(0, imprint=3)
    play.faces(1, 1, 1)
    play.run(foe_attack(play.table, 1, "c0", 3, {}), "defend:u18:3+0")
    assert [die.kind for die in play.seat(0).supply.dice] == ["breakthrough"] * 2
    assert [die.born for die in play.seat(0).supply.dice] == ["imprint"] * 2


def test_r9_1_nothing_of_a_turn_is_left_in_the_next_quest() -> None:
    play = Play("karon", variant="campaign")
    player = play.seat(0)
    player.next_roll, player.next_attack, player.catalysts = {"modulate": 2}, {"vantage": 1}, ["combust"]
    player.fetched, player.burning, player.run, player.sprung = ["attack"], {"imprint": 1}, 2, True
    play.state.won = True
    quest_end(play.table, "won")
    assert (player.next_roll, player.next_attack, player.catalysts) == ({}, {}, [])
    assert (player.fetched, player.burning, player.run, player.sprung) == ([], {}, 0, False)


def test_r7_3_2_who_goes_down_in_a_draw_draws_no_further() -> None:
    play = Play("karon", "seria")
    player = play.seat(0)
    player.deck, player.hp = [], 2
    play.taint(0, "slip", "deck")
    play.taint(0, "blood_reflux", "deck")
    player.cards = []
    play.run(draw(play.table, 0, 2, "R4.1.2"))
    assert (player.hp, player.tile, player.hand) == (0, -1, ["slip"])


def test_r16_4_no_pick_of_an_earlier_phase_can_be_taken_back() -> None:
    play = Play("karon", at=["2,2"])
    play.hand(0, "attack", "attack", "attack", "defend", "defend", "move")
    play.answer("end_turn")
    assert (play.state.phase, play.question.text, play.session.can_undo(0)) == ("cleanup", "hand_discard", False)
    assert play.session.why_no_undo(0) == "phase"


def test_r16_4_the_end_of_a_turn_can_be_taken_back_while_others_still_play() -> None:
    play = Play("karon", "seria", at=["2,2"])
    play.answer("end_turn", seat=0)
    assert play.session.undo(0) and not play.seat(0).ended


def test_r16_4_what_was_answered_in_the_enemy_phase_stands_in_the_players_phase() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2", action=1)
    play.hand(0, "defend")
    play.supply(0, imprint=1)
    play.state.phase = "enemy"
    play.state.agenda = [Step("phase_player"), Step("foe_act", [1])]
    play.answer("pass")
    assert (play.state.phase, play.session.can_undo(0)) == ("player", False)


def test_4_what_is_left_of_the_corruption_deck_is_public_its_order_is_not() -> None:
    play = Play("karon", "seria")
    play.taint(0, "slip", "discard")
    kinds = dict(play.view(1).taint_kinds)
    assert sum(kinds.values()) == play.view(1).taints == 39
    assert kinds["slip"] == TAINTS["slip"].copies - 1
    assert [card for card, _ in play.view(None).taint_kinds] == [card for card in TAINTS if card in kinds]


def test_c6_9_gear_that_was_given_is_not_counted_as_made() -> None:
    play = Play("karon", quest="q06")
    play.run(kits(play.table))
    assert play.told("crafted") and play.session.spec.track.counted(play.session, 0)["crafted"] == 0


def test_r1_3_groups_that_are_still_to_come_keep_the_quest_open() -> None:
    """A group whose count is 0 for so few seats is none."""
    for count, over in (("P", False), ("P-1", True)):
        play = Play("karon", at=["2,2"])
        play.state.groups = [EnemyGroup(1, 5, count, "kynodon")]
        play.foe("kynodon", "3,2", hp=1)
        play.hand(0, "attack")
        play.supply(0, imprint=1)
        play.faces(1)
        play.answer("play:attack:arm")
        assert bool(play.told("quest_ended")) == over


def test_r14_12_siege_hurts_characters_whom_an_enemy_drives_into_a_wall() -> None:
    rows = [row if y != 2 else ".o.+.+.+." for y, row in enumerate(OPEN)]
    play = Play("karon", at=["2,2"], rows=rows)
    play.foe("sclerid", "3,2", action=2, lying=1)
    assert play.state.codes[play.tile("1,2")] == SMALL
    play.run(act(play.table, 1))
    assert (play.state.codes[play.tile("1,2")], play.at("c0"), 20 - play.seat(0).hp) == (SPIKE, "0,2", 3 + 2 + 1)
