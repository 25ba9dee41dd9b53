"""R10. The end: the last leader, quiet rounds, the round limit, who is ahead then."""
from __future__ import annotations

import pytest

from game.titles.creed.geometry import TENTS
from game.titles.creed.state import COMMANDER, KING
from tests.titles.creed.play import Play

DEEP = ("T11", "T12")  # king and commander of an untouched camp


def leave(play: Play, camp: int, *tents: str) -> None:
    """Only these tents of a camp are intact; leaders elsewhere are removed."""
    play.ruin(camp, *(name for name in TENTS if name not in tents))


def end_round(play: Play) -> None:
    """All seats end their parts until the round is over, or the match."""
    number = play.state.round
    while play.session.outcome is None and play.state.round == number:
        play.end_turn()


def quiet(play: Play, before: int = 0, number: int = 2) -> Play:
    """A round begins; so many quiet rounds came before."""
    play.state.quiet = before
    play.round(number)
    return play


# ---------------------------------------------------------------- R10.1 the last leader
def test_r10_1_a_side_wins_at_once_when_the_other_has_no_leader() -> None:
    play = Play()
    play.ruin(1, "T11")
    play.answer("assassinate:1T12")
    assert (play.session.outcome.winners, play.session.outcome.reason, play.session.questions()) == (
        [0], "creed.leaders", [])


def test_r10_1_a_living_king_is_enough_to_go_on() -> None:
    play = Play()
    play.answer("assassinate:1T12")
    assert (play.session.outcome, play.question.text) == (None, "team_turn")


def test_r10_1_so_is_a_living_commander() -> None:
    play = Play()
    play.answer("assassinate:1T11")
    assert (play.session.outcome, play.question.text) == (None, "team_turn")


def test_r10_1_a_siege_ends_it_as_well() -> None:
    play = Play()
    play.leaders(1, "T31", "T12")
    play.ruin(1, "T12")
    play.units(0, "cavalry_3@L1r1")
    play.answer("siege_attack:L1r1>T31")
    assert play.session.outcome.winners == [0]


def test_r10_1_the_second_side_can_win() -> None:
    play = Play()
    play.ruin(0, "T11")
    play.ap(1, 10)
    play.act(1)
    play.answer("assassinate:0T12")
    assert (play.session.outcome.winners, play.session.outcome.ranks) == ([1], [2, 1])


def test_r10_1_with_four_seats_all_four_leaders_of_a_side() -> None:
    play = Play(4)
    play.ruin(1, "T11", "T12")
    play.ruin(3, "T11")
    before = play.session.outcome
    play.answer("assassinate:3T12", seat=2)
    assert (before, play.session.outcome.winners, play.session.outcome.ranks) == (None, [0, 2], [1, 3, 1, 3])


def test_r10_1_a_leader_in_the_allys_camp_counts_for_the_side() -> None:
    play = Play(4)
    play.change_tokens("1T33", "3T11")
    play.ruin(1, "T11", "T12")
    play.ruin(3, "T12")
    play.answer("assassinate:1T33", seat=0)
    assert play.session.outcome.winners == [0, 2]


def test_r10_1_all_are_told_who_has_won() -> None:
    play = Play(4)
    play.ruin(1, "T11", "T12")
    play.ruin(3, "T11")
    play.answer("assassinate:3T12", seat=0)
    assert play.told("ended") == [{"reason": "leaders", "winners": "0 2"}]


def test_r7_9_nothing_happens_after_the_last_leader_is_removed() -> None:
    play = Play()
    play.ruin(1, "T11")
    play.answer("assassinate:1T12")
    assert [event.kind for event in play.session.events()][-3:] == ["tent_destroyed", "leader_removed", "ended"]


def test_c6_4_after_the_end_nothing_can_be_chosen() -> None:
    play = Play()
    play.ruin(1, "T11")
    play.answer("assassinate:1T12")
    assert play.session.why_not(0, "action:rumour").text == "why.over"


def test_e19_the_ally_wins_while_others_have_ap_left() -> None:
    play = Play(4)
    play.leaders(3, "T11", "T22")
    play.ruin(3, "T11", "T32")
    play.ruin(1, "T11", "T12")
    play.units(2, "infantry_1@L2r1")
    play.ap(2, 7)
    play.answer("siege_attack:L2r1>T22", seat=2)
    assert (play.session.outcome.winners, play.session.questions(), play.left(0)) == ([0, 2], [], 10)


# ---------------------------------------------------------------- R10.2 a seat without leaders
def test_r10_2_a_seat_without_leaders_plays_on_while_its_ally_has_one() -> None:
    play = Play(4)
    play.ruin(0, "T11", "T12")
    play.turn(0)
    assert (play.left(0), [question.seat for question in play.questions], "reinforce" in play.offered(seat=0)) == (
        10, [0, 2], True)


def test_r10_2_only_appointing_is_closed_to_it() -> None:
    play = Play(4)
    play.ruin(0, "T11", "T12")
    assert play.why("action:appoint", 0) == "R8.7 no_king"


# ---------------------------------------------------------------- R10.3 quiet rounds
def test_r10_3_a_round_without_losses_is_quiet() -> None:
    play = quiet(Play())
    end_round(play)
    assert (play.state.quiet, play.told("quiet")) == (1, [{"rounds": 1}])


def test_r10_3_after_four_quiet_rounds_the_game_ends() -> None:
    play = Play()
    play.ruin(1, "T33")
    quiet(play, before=2)
    end_round(play)
    going_on = play.session.outcome
    end_round(play)
    assert (going_on, play.session.outcome.reason, play.session.outcome.winners) == (None, "creed.quiet", [0])


@pytest.mark.parametrize("limit", ["3", "4", "6"])
def test_r10_3_the_waiting_room_sets_how_many(limit: str) -> None:
    play = quiet(Play(quiet_rounds=limit), before=int(limit) - 2)
    end_round(play)
    going_on = play.session.outcome
    end_round(play)
    assert (going_on, play.session.outcome.reason) == (None, "creed.draw")


def after(key: str, own: tuple[str, ...], foes: tuple[str, ...]) -> Play:
    """Seat 0 makes that pick in a round after three quiet ones, then the round ends."""
    play = Play()
    play.units(0, *own)
    play.units(1, *foes)
    play.fortify(1, "T32")
    quiet(play, before=3)
    play.answer(key)
    end_round(play)
    return play


@pytest.mark.parametrize(("key", "own", "foes"), [
    ("field_attack:L1r1>1", ("cavalry_3@L1r1",), ("archer@R1r1",)),
    ("field_attack:L1r1>1", ("infantry_1@L1r1",), ("obstacle_1@R1r1",)),
    ("siege_attack:L1r1>T31", ("infantry_1@L1r1",), ()),
    ("siege_attack:L2r1>T32", ("infantry_1@L2r1",), ()),
    ("assassinate:1T22", (), ())])
def test_r10_3_a_removal_a_ruin_or_a_lost_fortress_token_ends_the_quiet(key: str, own: tuple[str, ...],
                                                                      foes: tuple[str, ...]) -> None:
    play = after(key, own, foes)
    assert (play.session.outcome, play.state.quiet, play.told("quiet")) == (None, 0, [])


@pytest.mark.parametrize(("key", "own", "foes"), [
    ("field_attack:L1r1>1", ("infantry_1@L1r1",), ("cavalry_3@R1r1",)),
    ("field_attack:L2r1>3", ("cavalry_3@L2r1",), ("obstacle_1@R2r3:d",)),
    ("rumour:1R1r1", (), ("archer@R1r1",)),
    ("fortify:T11", (), ()),
    ("deploy:archer@L1r1", (), ())])
def test_r10_3_nothing_else_ends_it(key: str, own: tuple[str, ...], foes: tuple[str, ...]) -> None:
    assert after(key, own, foes).state.quiet == 4


def test_r10_3_what_the_second_side_does_counts_for_the_round() -> None:
    play = quiet(Play(), before=3)
    play.end_turn()
    play.answer("assassinate:0T33", seat=1)
    end_round(play)
    assert (play.session.outcome, play.state.quiet) == (None, 0)


def test_r10_3_the_count_begins_anew() -> None:
    play = quiet(Play(), before=3)
    play.answer("assassinate:1T33")
    end_round(play)
    end_round(play)
    assert play.state.quiet == 1


def test_r10_3_all_see_the_count_of_quiet_rounds() -> None:
    play = quiet(Play(), before=1)
    end_round(play)
    assert [(play.view(reader).quiet, play.view(reader).quiet_limit) for reader in (0, 1, None)] == [(2, 4)] * 3


# ---------------------------------------------------------------- R10.4 the round limit
@pytest.mark.parametrize("limit", ["12", "20", "30"])
def test_r10_4_the_game_ends_after_the_last_round(limit: str) -> None:
    play = Play(round_limit=limit)
    play.ruin(0, "T33")
    quiet(play, number=int(limit) - 1)
    end_round(play)
    going_on = play.session.outcome
    end_round(play)
    assert (going_on, play.session.outcome.reason, play.session.outcome.winners) == (None, "creed.limit", [1])


def test_r10_4_the_standard_is_twenty() -> None:
    assert Play().view(0).round_limit == 20


def test_r10_4_losses_in_the_last_round_do_not_put_it_off() -> None:
    play = quiet(Play(), number=20)
    play.answer("assassinate:1T33")
    end_round(play)
    assert (play.session.outcome.reason, play.session.outcome.winners) == ("creed.limit", [0])


# ---------------------------------------------------------------- R10.5 who is ahead
def judged(play: Play) -> tuple[list[int], str]:
    """Who wins a match that ends now by its round limit, and why."""
    quiet(play, number=20)
    end_round(play)
    return play.session.outcome.winners, play.session.outcome.reason


def test_r10_5_first_the_living_leaders() -> None:
    play = Play()
    play.ruin(1, "T12")
    leave(play, 0, *DEEP)
    play.hand(0)
    assert judged(play) == ([0], "creed.limit")


def test_r10_5_more_leaders_count_before_more_kings() -> None:
    play = Play(4)
    play.ruin(0, "T11")
    play.ruin(2, "T11")
    play.ruin(1, "T12")
    play.ruin(3, "T11", "T12")
    assert judged(play) == ([0, 2], "creed.limit")


def test_r10_5_then_the_living_kings() -> None:
    play = Play()
    play.ruin(0, "T11")
    leave(play, 1, "T11")
    play.hand(1)
    assert judged(play) == ([1], "creed.limit")


def test_r10_5_then_the_intact_tents() -> None:
    play = Play()
    play.ruin(0, "T33")
    play.hand(1)
    assert judged(play) == ([1], "creed.limit")


def test_r10_5_then_the_units_that_are_not_fallen() -> None:
    play = Play()
    play.fallen(1, "archer")
    assert judged(play) == ([0], "creed.limit")


def test_r10_5_units_of_hand_and_field_count_alike() -> None:
    play = Play()
    play.units(0, "archer@L1r1", "cavalry_4@L1r3:d")
    assert judged(play) == ([0, 1], "creed.draw")


def test_r10_5_all_equal_is_a_draw() -> None:
    play = Play(4)
    winners, reason = judged(play)
    assert (winners, reason, play.session.outcome.ranks) == ([0, 1, 2, 3], "creed.draw", [1, 1, 1, 1])


def test_r10_5_the_sides_are_compared_as_a_whole() -> None:
    play = Play(4)
    play.ruin(0, "T33", "T32")
    play.ruin(1, "T33")
    play.ruin(3, "T33", "T32")
    assert judged(play) == ([0, 2], "creed.limit")


def test_r10_5_fallen_leaders_are_those_of_a_colour_wherever_they_lay() -> None:
    play = Play(4)
    play.change_tokens("0T33", "2T11")
    play.ruin(0, "T33")
    play.ruin(1, "T33", "T32")
    assert (play.seat(2).leaders, judged(play)) == (COMMANDER, ([1, 3], "creed.limit"))


def test_e20_equal_leaders_and_kings_the_tents_decide() -> None:
    play = Play()
    leave(play, 0, *DEEP, "T13", "T21")
    leave(play, 1, *DEEP, "T13", "T21", "T22")
    quiet(play, before=3, number=12)
    end_round(play)
    assert (play.seat(0).leaders, play.session.outcome.winners, play.session.outcome.reason) == (
        KING | COMMANDER, [1], "creed.quiet")
