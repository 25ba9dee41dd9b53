"""R10, R17. Challenges: declaring, comparing, claim, keywords, the end."""

from __future__ import annotations

import pytest

from game.core.state import Step
from game.titles.crowns.challenges import able_attackers, challenge_options
from game.titles.crowns.ending import eliminate
from game.titles.crowns.resolution import intimidate_options
from tests.titles.crowns.play import Play


def test_r10_2_each_kind_once_a_round() -> None:
    play = Play()
    play.put(0, "nt03")
    play.seat(0).started = {"military": 1}
    assert [option.key for option in challenge_options(play.state, 0)] == ["attack:intrigue:1", "finish"]


def test_g13_different_kinds_may_go_to_different_opponents() -> None:
    play = Play(3)
    play.put(0, "nt12")
    assert [option.key for option in challenge_options(play.state, 0)] == ["attack:power:1", "attack:power:2", "finish"]


def test_g12_r10_4_attackers_are_standing_and_have_the_icon() -> None:
    play = Play()
    play.put(0, "al05", kneeling=True)
    play.put(0, "nt12")
    play.put(0, "al06")
    assert able_attackers(play.state, 0, "military", ()) == [play.n("al06")]


def test_r10_4_a_choice_taken_back_costs_no_allowance_and_opens_no_window() -> None:
    play = Play()
    play.put(0, "nt03")
    play.put(0, "vc16")
    play.hand(0, "nt12")
    play.run_to(("challenge_choice", 0))
    play.answer("attack:military:1", "back")
    assert (play.question.text, play.seat(0).started) == ("challenge_choice", {})


def test_r10_3_every_seat_gets_a_window_at_the_start_of_its_turn() -> None:
    play = Play()
    for seat in (0, 1):
        play.put(seat, "vc16")
    play.hand(0, "nt12")
    play.hand(1, "nt12")
    play.run_to(("challenges",))
    texts = []
    while play.questions:
        texts.append((play.question.seat, play.question.text))
        play.session.answer(play.question.seat, play.question.default())
    assert texts == [(0, "action_window"), (1, "action_window")] * 3


def test_r10_8_defenders_are_standing_have_the_icon_and_kneel() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "al05")
    play.put(1, "nt12")
    play.put(1, "al09", kneeling=True)
    play.fight("military", "al12", against="al05", stop="claim_military")
    assert (play.kneels("al05"), play.kneels("nt12")) == (True, False)


def test_g27_r3_4_a_participant_that_loses_its_icon_stays_in() -> None:
    play = Play()
    play.put(0, "hc19")
    play.card("hc19").host = play.put(0, "hc05")
    play.during("power", "hc05")
    play.state.challenge.attackers = [play.n("hc05")]
    play.put(1, "al20", on="hc05")
    assert play.icons("hc05") == "M"
    play.run("compare")
    assert play.power(0) >= 1


def test_g4_r10_11_nobody_wins_0_against_0() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "nt24", on="nt12")
    play.fight("power", "nt12")
    assert play.told("no_winner") == [{"attack": 0, "defence": 0}]


def test_g3_r10_11_an_attacking_side_of_str_0_loses_nothing_to_a_defence_of_0() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "nt24", on="nt12")
    play.put(1, "bc08")
    play.put(0, "nt24", on="bc08")
    play.fight("power", "nt12", against="bc08")
    assert play.told("won") == []


def test_g28_r10_14_a_defenders_win_has_no_claim_and_no_bonus_but_keywords() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "hc01")
    play.fight("power", "nt12", against="hc01")
    assert (play.kinds(0, "dead"), play.seat(1).power, play.card("hc01").power) == ([], 0, 1)


def test_g14_g35_r10_13_a_win_against_0_is_unopposed_also_with_a_defender() -> None:
    play = Play()
    play.put(0, "bc08")
    play.put(1, "nt12")
    play.put(0, "nt24", on="nt12")
    play.fight("power", "bc08", against="nt12")
    assert [one["seat"] for one in play.told("unopposed")] == [0]


def test_g15_the_unopposed_power_comes_before_the_claim() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt12")
    play.fight("military", "al05")
    kinds = [one.kind for one in play.session.events() if one.kind in ("unopposed", "claim", "killed")]
    assert kinds == ["unopposed", "claim", "killed"]


def test_g17_r10_16_fewer_characters_than_the_claim_all_die() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.fight("military", "al05")
    assert play.kinds(1, "dead") == ["nt12"]


def test_g36_r10_16_a_saved_character_uses_up_the_claim() -> None:
    play = Play()
    play.put(0, "al05")
    for kind in ("rw04", "nt12", "al06"):
        play.put(1, kind, kneeling=kind != "rw04")
    play.fight("military", "al05", "card:nt12", "use:rw04:0")
    assert play.kinds(1, "dead") == []


def test_g18_r10_16_the_defending_player_chooses_also_among_those_who_stayed_away() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "al05")
    play.put(1, "nt12")
    play.fight("military", "al12", "card:nt12", against="al05")
    assert play.kinds(1, "dead") == ["nt12"]


def test_g5_r10_17_the_attacking_player_picks_positions_and_the_hand_keeps_its_order() -> None:
    play = Play()
    play.put(0, "vc03")
    play.hand(1, "nt12", "al05", "al06")
    play.fight("intrigue", "vc03", stop="claim_intrigue")
    assert (play.question.seat, play.offered()) == (0, ["position:1", "position:2", "position:3"])
    assert play.kinds(1, "hand") == ["nt12", "al05", "al06"]
    blind = play.state.blind[:]
    play.session.answer(0, "position:2")
    assert play.state.cards[blind[1]].zone == "discard"


def test_r10_17_all_positions_look_alike() -> None:
    play = Play()
    play.put(0, "vc03")
    play.hand(1, "nt12", "al05")
    play.fight("intrigue", "vc03", stop="claim_intrigue")
    assert [option.refs for option in play.options()] == [("blind:1",), ("blind:2",)]
    assert play.view(0).challenge.blind == 2 and play.view(0).players[1].hand == ()


def test_r10_18_power_on_characters_is_not_touched() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(1, "hc09", power=2, kneeling=True)
    play.fight("power", "nt12")
    assert play.power(1) == 2


def test_g31_r10_19_keywords_come_in_their_order() -> None:
    play = Play()
    for kind in ("hc01", "dc01", "vc06"):
        play.put(0, kind)
    play.put(0, "dc18", on="vc06")
    play.fight("power", "hc01 dc01 vc06")
    assert [one["word"] for one in play.told("keyword")] == ["insight", "pillage", "pillage", "renown"]


def test_r10_20_participants_stay_kneeling_and_challenge_effects_end() -> None:
    play = Play()
    play.put(0, "al05")
    play.hand(0, "al22")
    play.gold(0, 1)
    play.fight("military", "al05", "use:al22:0")
    assert (play.kneels("al05"), play.strength("al05"), play.state.challenge) == (True, 4, None)


def test_r10_21_the_challenge_goes_on_when_a_side_becomes_empty() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt12")
    play.hand(1, "rw22")
    play.gold(1, 2)
    play.fight("military", "al05", "use:rw22:0", "card:al05")
    assert (play.kinds(0, "hand"), play.told("no_winner")) == (["al05"], [{"attack": 0, "defence": 0}])


def test_r10_21_who_is_taken_out_does_not_stand_by_itself() -> None:
    play = Play()
    play.put(0, "vc06")
    play.hand(1, "nt26")
    play.gold(1, 2)
    play.fight("intrigue", "vc06", "use:nt26:0")
    assert play.kneels("vc06")


def test_r10_22_an_eliminated_seat_ends_its_challenge_without_result() -> None:
    play = Play(3)
    play.put(0, "al05")
    play.put(1, "nt12")
    play.during("military", "al05")
    play.state.agenda = [Step("challenge_end"), Step("compare")]
    eliminate(play.table, 1, "R14.4")
    play.restart()
    play.go(stop="challenge_choice")
    assert (play.told("won"), play.power(0), play.state.challenge) == ([], 0, None)


def test_r17_4_intimidate_works_for_attackers_only() -> None:
    play = Play()
    play.put(0, "nt03")
    play.put(0, "bc12")
    play.put(1, "al12")
    play.fight("military", "nt03", against="al12")
    assert not play.kneels("bc12")


@pytest.mark.parametrize(
    ("margin", "keys"), [(0, ["none"]), (1, ["card:hc08", "none"]), (9, ["card:hc08", "card:al12", "none"])]
)
def test_r17_4_str_up_to_the_margin_can_be_knelt(margin: int, keys: list[str]) -> None:
    play = Play()
    play.put(0, "bc12")
    for kind in ("hc08", "al12"):
        play.put(1, kind)
    play.put(1, "nt12", kneeling=True)
    play.during("military", "bc12")
    play.state.challenge.winner, play.state.challenge.margin = 0, margin
    assert [play.named(option.key) for option in intimidate_options(play.state, 0)] == keys


def test_r17_9_stealth_and_intimidate_may_be_declined() -> None:
    play = Play()
    play.put(0, "vc03")
    play.put(0, "vc18", on="vc03")
    play.put(1, "hc08")
    play.plot(0, "pl03")
    play.fight("intrigue", "vc03", "none", "none")
    assert not play.kneels("hc08")
