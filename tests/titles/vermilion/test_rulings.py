"""Section 6: rulings that no test of a rule is named after, each in its smallest position."""

from __future__ import annotations

import pytest

from game.titles.vermilion.content import ENEMIES, TRACK
from game.titles.vermilion.queries import base_pool, by_number, has_vantage, most_hp
from game.titles.vermilion.state import Seat
from game.titles.vermilion.verbs import add_calm, add_threat, damage

from .play import Play


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
