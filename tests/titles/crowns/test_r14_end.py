"""R14. State checks, elimination, the end."""

from __future__ import annotations

import pytest

from game.core.errors import MatchEnds
from game.titles.crowns.ending import check, eliminate, ranked
from tests.titles.crowns.play import Play


def test_r1_3_r14_1_fifteen_power_win_at_once() -> None:
    play = Play()
    play.claims(0, 14)
    play.put(0, "nt12")
    play.fight("power", "nt12")
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "crowns.power")
    assert play.told("claim") == []


def test_g25_r14_1_of_two_with_15_the_higher_total_wins() -> None:
    play = Play()
    play.claims(0, 15)
    play.claims(1, 16)
    with pytest.raises(MatchEnds):
        check(play.table)
    assert play.state.outcome.winners == [1]


def test_g25_r14_1_a_tie_goes_to_the_earlier_in_player_order() -> None:
    play = Play()
    play.state.first = 1
    for seat in (0, 1):
        play.claims(seat, 15)
    with pytest.raises(MatchEnds):
        check(play.table)
    assert play.state.outcome.winners == [1]


def test_r14_1_power_on_characters_counts() -> None:
    play = Play()
    play.claims(0, 10)
    play.put(0, "hc05", power=4)
    play.put(1, "nt12")
    play.fight("military", "hc05", against="")
    assert play.session.outcome is not None


def test_r14_2_nobody_wins_in_the_set_up() -> None:
    play = Play(phase="setup")
    play.claims(0, 20)
    check(play.table)
    assert play.state.outcome is None


def test_r14_1_an_attachment_on_an_illegal_host_is_discarded() -> None:
    play = Play()
    play.put(0, "hc05")
    play.put(0, "al18", on="hc05")
    play.put(0, "rw06")
    play.card("al18").host = play.n("rw06")
    check(play.table)
    assert play.kinds(0, "discard") == ["al18"]


def test_g24_r14_5_an_empty_deck_eliminates_at_the_end_of_the_phase() -> None:
    play = Play(3)
    play.state.piles[1]["deck"].clear()
    play.state.cards = {n: c for n, c in play.state.cards.items() if c.owner != 1 or c.zone != "deck"}
    play.run(("phase_end", "draw"))
    assert (play.seat(1).out, play.session.outcome) == (True, None)


def test_r14_5_in_a_duel_the_other_seat_wins() -> None:
    play = Play()
    play.state.piles[1]["deck"].clear()
    play.state.cards = {n: c for n, c in play.state.cards.items() if c.owner != 1 or c.zone != "deck"}
    play.run(("phase_end", "draw"))
    assert (play.session.outcome.winners, play.session.outcome.ranks) == ([0], [1, 2])


def test_r14_5_if_all_decks_are_empty_the_ranking_decides() -> None:
    play = Play()
    play.claims(1, 3)
    for seat in (0, 1):
        play.state.piles[seat]["deck"].clear()
    play.state.cards = {n: c for n, c in play.state.cards.items() if c.zone != "deck"}
    play.run(("phase_end", "draw"))
    assert play.session.outcome.winners == [1]


def test_r14_3_power_then_the_smaller_dead_pile_then_player_order() -> None:
    play = Play(4)
    play.claims(2, 3)
    play.pile(0, "dead", "nt12")
    play.state.first = 3
    assert ranked(play.state) == [2, 3, 1, 0]
    play.seat(2).out = play.seat(1).out = True
    play.state.fallen = [2, 1]
    assert ranked(play.state) == [3, 0, 1, 2]


def test_r14_6_all_that_an_eliminated_seat_owns_leaves_the_game() -> None:
    play = Play(3)
    play.put(0, "al05", owner=1)
    play.put(1, "al06", owner=0)
    play.put(1, "hc01")
    play.put(0, "nt24", on="hc01")
    play.put(1, "nt19", on="al05")
    eliminate(play.table, 1, "R14.5")
    assert (play.kinds(0, "play"), play.kinds(0, "discard")) == ([], ["al06", "nt24"])
    assert all(card.zone == "gone" for card in play.state.cards.values() if card.owner == 1)
    play.check()


def test_r14_6_the_token_goes_to_the_next_seat_and_the_office_returns() -> None:
    play = Play(3)
    play.seat(0).office = "of1"
    eliminate(play.table, 0, "R14.5")
    assert (play.state.first, play.seat(0).office) == (1, "")


def test_g22_r14_7_after_the_last_round_the_ranking_decides() -> None:
    play = Play(round_limit="7")
    play.claims(1, 2)
    play.state.round = 7
    play.run("round_end")
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([1], "crowns.rounds")


def test_r13_5_limits_and_round_effects_end_with_the_round() -> None:
    play = Play(round_limit="7")
    play.state.round = 7
    play.put(0, "bc04", gold=2)
    play.window("use:bc04:0", phase="dominance")
    assert play.state.used
    play.run("round_end")
    assert play.state.used == {}

# ---------------------------------------------------------------- R14.4 conceding
def test_r14_4_in_a_duel_the_other_seat_has_won() -> None:
    play = Play()
    play.put(0, "al05")
    play.run_to(("challenge_choice", 0))
    play.session.concede(0)
    outcome = play.session.outcome
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([1], [2, 1], "crowns.conceded")


def test_r14_4_of_several_the_others_go_on_without_its_cards() -> None:
    play = Play(3)
    play.put(1, "al05")
    play.hand(0, "nt05")
    play.gold(0, 5)
    play.run_to(("marshal", 0))
    play.session.concede(1)
    play.answer("done", seat=0)
    assert (play.seat(1).out, play.kinds(1, "play"), play.session.can_concede(1)) == (True, [], False)
    assert play.session.can_concede(0) and play.session.can_concede(2)


def test_r14_2_r14_4_a_seat_may_concede_in_the_set_up_too() -> None:
    play = Play(3, phase="setup")
    play.restart_at("mulligan")
    play.session.concede(0)
    play.answer("keep", seat=1)
    play.answer("keep", seat=2)
    assert sorted(question.seat for question in play.questions) == [1, 2]
    assert play.told("first_player") == []


def test_r10_22_r14_4_the_challenge_of_who_concedes_ends_without_result() -> None:
    play = Play(3)
    play.put(0, "al05")
    play.put(1, "al05")
    play.fight("military", "al05", stop="defenders")
    play.session.concede(1)
    assert (play.state.challenge, play.seat(1).out, play.told("won")) == (None, True, [])


def test_r10_4_r14_4_nobody_attacks_who_has_conceded() -> None:
    play = Play(3)
    play.put(0, "al05")
    play.run_to(("challenge_choice", 0))
    play.session.concede(2)
    play.answer("attack:military:2", seat=0)
    assert (play.question.seat, play.question.text) == (0, "challenge_choice")
    assert play.offered("attack:military") == ["attack:military:1"]


def test_c6_13_a_draw_is_for_all_who_are_there() -> None:
    play = Play(3)
    play.put(0, "al05")
    play.run_to(("challenge_choice", 0))
    eliminate(play.table, 1, "R14.5")
    play.session.agree_on_draw(2)
    outcome = play.session.outcome
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([0, 2], [1, 3, 1], "crowns.agreed")


def ending(play: Play, seat: int | None) -> str:
    """How the end is called for a seat."""
    return play.session.spec.track.ending(play.session, seat)


def test_c6_9_an_end_by_power_is_the_whole_crown() -> None:
    play = Play()
    play.claims(0, 14)
    play.put(0, "nt12")
    play.fight("power", "nt12")
    assert [ending(play, seat) for seat in (0, 1, None)] == ["win", "lose", "win"]


def test_c6_9_the_last_seat_has_won_over_one_that_is_out() -> None:
    play = Play()
    play.put(0, "al05")
    play.run_to(("challenge_choice", 0))
    play.session.concede(0)
    assert [ending(play, seat) for seat in (0, 1, None)] == ["lose_out", "win_last", "win_last"]


def test_c6_9_the_round_limit_and_empty_decks_have_ends_of_their_own() -> None:
    play = Play(round_limit="7")
    play.claims(1, 2)
    play.state.round = 7
    play.run("round_end")
    assert [ending(play, seat) for seat in (0, 1)] == ["lose", "win_rounds"]
    play = Play()
    play.claims(1, 3)
    for seat in (0, 1):
        play.state.piles[seat]["deck"].clear()
    play.state.cards = {n: c for n, c in play.state.cards.items() if c.zone != "deck"}
    play.run(("phase_end", "draw"))
    assert ending(play, 1) == "win_decks"


def test_c6_9_a_draw_is_the_same_for_all_who_agreed() -> None:
    play = Play(3)
    play.put(0, "al05")
    play.run_to(("challenge_choice", 0))
    eliminate(play.table, 1, "R14.5")
    play.session.agree_on_draw(2)
    assert [ending(play, seat) for seat in (0, 1, 2, None)] == ["draw", "lose_out", "draw", "draw"]
