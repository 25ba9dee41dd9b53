"""R8.4-R8.7. Redeployment, exchange of tents between allies, appointment."""
from __future__ import annotations

import pytest

from game.titles.creed.geometry import TENTS
from tests.titles.creed.play import Play


@pytest.fixture
def play() -> Play:
    return Play()


@pytest.fixture
def four() -> Play:
    return Play(4)


def leave(play: Play, camp: int, *tents: str) -> None:
    """Only these tents of a camp are intact; leaders elsewhere are removed."""
    play.ruin(camp, *(name for name in TENTS if name not in tents))


def camp(play: Play, seat: int) -> dict[str, str]:
    """The intact tents of a camp: "colour:kind" by position."""
    return {name: play.tent(seat, name) for name in TENTS if play.tent(seat, name) != "ruin"}


def held(play: Play, seat: int) -> dict[str, int]:
    """The tent tokens that a seat holds, as its side sees them."""
    secret = next(secret for secret in play.view(seat).secrets if secret.seat == seat)
    return dict(secret.lifted)


# ---------------------------------------------------------------- R8.4 redeployment
def test_r8_4_the_intact_tents_are_put_back_in_any_arrangement(play: Play) -> None:
    leave(play, 0, "T11", "T12", "T13")
    play.answer("redeploy:1", "put:T12", "put:T13")
    assert (camp(play, 0), play.left(0)) == ({"T11": "0:blank", "T12": "0:king", "T13": "0:commander"}, 9)


def test_r8_4_tokens_are_laid_in_order_the_last_by_itself(play: Play) -> None:
    play.answer("redeploy:1")
    asked = []
    for tent in reversed(TENTS):
        if play.question.text == "place_tents":
            asked.append((play.question.about["token"], play.question.about["left"]))
            play.answer(f"put:{tent}")
    assert (asked, play.question.text, play.tent(0, "T11")) == (
        list(zip(["king", "commander", *["blank"] * 6], range(9, 1, -1), strict=True)), "team_turn", "0:blank")


def test_r8_4_destroyed_tents_stay(play: Play) -> None:
    play.ruin(0, "T22", "T33")
    play.answer("redeploy:1")
    first = play.offered("put")
    play.answer("random")
    assert ("put:T22" not in first, len(first), play.tent(0, "T22"), play.tent(0, "T33")) == (True, 7, "ruin", "ruin")


def test_r8_4_two_intact_tents_are_needed(play: Play) -> None:
    leave(play, 0, "T11")
    assert (play.offered("redeploy"), play.why("action:redeploy")) == ([], "R8.4 two_intact_tents")


def test_r8_4_two_are_enough(play: Play) -> None:
    leave(play, 0, "T11", "T12")
    play.answer("redeploy:1", "put:T12")
    assert camp(play, 0) == {"T11": "0:commander", "T12": "0:king"}


def test_g30_who_lays_tents_that_are_all_alike_is_asked_for_each_but_the_last(play: Play) -> None:
    leave(play, 0, "T22", "T23", "T31")
    play.seat(0).leaders, play.seat(0).spare = 0, 1
    play.answer("redeploy:1")
    offered = play.offered()
    play.answer("put:T22")
    offered += play.offered()
    play.answer("random")
    assert offered == ["put:T22", "put:T23", "put:T31", "random", "keep", "put:T23", "put:T31", "random"]
    assert (play.question.text, camp(play, 0)) == ("team_turn", dict.fromkeys(("T22", "T23", "T31"), "0:blank"))


def test_r8_4_fortress_tokens_stay_and_protect_what_lies_there_afterwards(play: Play) -> None:
    play.fortify(0, "T33")
    play.answer("redeploy:1", "put:T33", "put:T32")
    assert (play.seat(0).fortress, play.tent(0, "T33")) == (1 << 8, "0:king")


def test_r8_4_the_old_arrangement_can_be_kept_until_something_is_laid(play: Play) -> None:
    play.answer("redeploy:1")
    before = play.offered()[-2:]
    play.answer("put:T33")
    assert (before, play.offered()[-1]) == (["random", "keep"], "random")


def test_r8_4_keep_leaves_everything_as_it_was(play: Play) -> None:
    before = camp(play, 0)
    play.answer("redeploy:1", "keep")
    assert (camp(play, 0), play.question.text) == (before, "team_turn")


def test_r8_4_random_lays_all_that_is_still_held(play: Play) -> None:
    play.answer("redeploy:1", "put:T33", "random")
    kinds = sorted(camp(play, 0).values())
    assert (play.tent(0, "T33"), kinds) == ("0:king", ["0:blank"] * 7 + ["0:commander", "0:king"])


@pytest.mark.slow
def test_r8_4_random_is_every_arrangement_as_often() -> None:
    counts: dict[str, int] = {}
    for seed in range(300):
        play = Play(seed=seed)
        leave(play, 0, "T11", "T12", "T33")
        play.answer("redeploy:1", "random")
        found = " ".join(camp(play, 0).values())
        counts[found] = counts.get(found, 0) + 1
    assert (len(counts), min(counts.values()) > 30) == (6, True)


def test_r8_4_all_of_the_camp_whatever_its_colour_and_only_of_the_camp(four: Play) -> None:
    four.change_tokens("0T22", "2T11")
    four.answer("redeploy:1", seat=0)
    first = dict(four.question.about), held(four, 0)
    four.answer("put:T13", seat=0)
    assert (first, four.question.about, four.tent(2, "T11")) == (
        ({"token": "king", "colour": 0, "left": 9}, {"0:blank": 6, "0:king": 1, "0:commander": 1, "2:king": 1}),
        {"token": "commander", "colour": 0, "left": 8}, "0:blank")


def test_r8_4_no_seat_of_the_side_picks_meanwhile(four: Play) -> None:
    four.answer("redeploy:1", seat=0)
    assert [(question.seat, question.text) for question in four.questions] == [(0, "place_tents")]


@pytest.mark.parametrize("keys", [("keep",), ("random",), ("put:T33", "put:T32", "random")])
def test_r8_4_enemies_are_only_told_that_it_happened(play: Play, keys: tuple[str, ...]) -> None:
    play.answer("redeploy:1", *keys)
    assert [event.data for event in play.session.events(0, 1)] == [{"seat": 0, "ap": 1}]


def test_s3_place_tents_defaults_to_random(play: Play) -> None:
    play.answer("redeploy:1")
    assert play.default() == "random"


# ---------------------------------------------------------------- R8.5 exchange
def test_r8_5_not_without_an_ally(play: Play) -> None:
    assert (play.offered("redeploy"), play.why("redeploy:3")) == (["redeploy:1"], "R8.5 no_ally")


def test_r8_5_three_ap_and_a_box_of_the_redeployment(four: Play) -> None:
    four.answer("redeploy:3", seat=0)
    assert (four.left(0), four.filled(0), four.left(2), four.filled(2)) == (7, {"redeploy": 1}, 10, {})


@pytest.mark.parametrize("empty", [0, 2])
def test_r8_5_both_camps_need_an_intact_tent(four: Play, empty: int) -> None:
    four.change_tokens(f"{2 - empty}T22", f"{empty}T11")
    leave(four, empty)
    assert ("redeploy:3" in four.offered("redeploy", 0), four.why("redeploy:3", 0)) == (False, "R8.5 no_intact_tent")


def test_r8_5_one_intact_tent_each_is_enough(four: Play) -> None:
    leave(four, 0, "T11")
    leave(four, 2, "T12")
    offered = four.offered("redeploy", 0)
    four.answer("redeploy:3", "give:0:king", seat=0)
    four.answer("give:2:commander", seat=2)
    assert (offered, camp(four, 0), camp(four, 2), four.question.text) == (
        ["redeploy:3"], {"T11": "2:commander"}, {"T12": "0:king"}, "team_turn")


def test_r8_5_any_colour_and_kind_can_be_given(four: Play) -> None:
    four.change_tokens("0T22", "2T11")
    four.answer("redeploy:3", seat=0)
    assert four.offered(seat=0) == ["give:0:blank", "give:0:king", "give:0:commander", "give:2:king"]


def test_r8_5_after_the_first_token_one_may_stop(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", seat=0)
    going_on = four.offered(seat=0)[-1]
    four.answer("done", seat=0)
    assert (going_on, four.question.seat, four.question.text) == ("done", 2, "exchange_return")


def test_r8_5_no_more_than_the_ally_has(four: Play) -> None:
    leave(four, 2, "T11", "T12")
    four.answer("redeploy:3", "give:0:king", "give:0:blank", seat=0)
    assert (four.question.seat, four.question.text, four.question.about) == (
        2, "exchange_return", {"given": 0, "most": 2})


def test_r8_5_no_more_than_the_own_camp_has(four: Play) -> None:
    leave(four, 0, "T11", "T12")
    four.answer("redeploy:3", "give:0:king", "give:0:commander", seat=0)
    assert (four.question.seat, four.question.about) == (2, {"given": 0, "most": 2})


def test_r8_5_the_ally_returns_of_its_own_lifted_tokens_alone(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    assert four.offered(seat=2) == ["give:2:blank", "give:2:king", "give:2:commander"]


def test_r8_5_exactly_as_many_come_back(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "give:0:blank", "done", seat=0)
    four.answer("give:2:blank", "give:2:king", seat=2)
    assert (held(four, 0), held(four, 2)) == (
        {"0:blank": 6, "0:commander": 1, "2:blank": 1, "2:king": 1},
        {"0:blank": 1, "0:king": 1, "2:blank": 6, "2:commander": 1})


def test_r8_5_both_lay_their_tents_at_once_each_at_its_own_pace(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    four.answer("give:2:blank", seat=2)
    asked = [(question.seat, question.text) for question in four.questions]
    four.answer("random", seat=2)
    assert (asked, [question.seat for question in four.questions], four.question.text) == (
        [(0, "place_tents"), (2, "place_tents")], [0], "place_tents")


def test_r8_5_tokens_of_both_colours_are_laid_in_order(four: Play) -> None:
    four.change_tokens("0T22", "2T11")
    four.answer("redeploy:3", "give:0:blank", "done", seat=0)
    four.answer("give:2:blank", seat=2)
    order = []
    for tent in TENTS:
        question = four.session.question(0)
        if question is None:
            break
        order.append(f"{question.about['colour']}:{question.about['token']}")
        four.answer(f"put:{tent}", seat=0)
    assert order == ["0:king", "0:commander", "2:king", "2:blank", *["0:blank"] * 4]


def test_r8_5_keep_is_not_offered(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    four.answer("give:2:blank", seat=2)
    assert [four.offered(seat=seat)[-1] for seat in (0, 2)] == ["random", "random"]


def test_r8_5_the_ally_takes_part_after_it_has_ended_its_turn(four: Play) -> None:
    four.answer("end_turn", seat=2)
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    four.answer("give:2:blank", seat=2)
    assert {question.seat for question in four.questions} == {0, 2}


def test_r8_5_fortress_tokens_stay_in_both_camps(four: Play) -> None:
    four.fortify(0, "T11")
    four.fortify(2, "T22")
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    four.answer("give:2:blank", "random", seat=2)
    four.answer("random", seat=0)
    assert (four.seat(0).fortress, four.seat(2).fortress) == (1, 1 << 4)


def test_r8_5_all_learn_how_many_were_exchanged(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "give:0:blank", "done", seat=0)
    four.answer("give:2:blank", "give:2:blank", "random", seat=2)
    four.answer("random", seat=0)
    assert [(event.kind, event.data) for event in four.session.events(0, 1)] == [
        ("exchange_began", {"seat": 0, "ally": 2, "ap": 3}), ("exchanged", {"seat": 0, "ally": 2, "count": 2})]


def test_r8_5_afterwards_the_turn_goes_on(four: Play) -> None:
    four.answer("redeploy:3", "give:0:king", "done", seat=0)
    four.answer("give:2:blank", "random", seat=2)
    four.answer("random", seat=0)
    assert [(question.seat, question.text) for question in four.questions] == [(0, "team_turn"), (2, "team_turn")]


def test_s3_exchange_give_defaults_to_a_first_blank_then_done(four: Play) -> None:
    four.answer("redeploy:3", seat=0)
    first = four.default(seat=0)
    four.answer(first, seat=0)
    assert (first, four.default(seat=0)) == ("give:0:blank", "done")


@pytest.mark.parametrize(("tokens", "expected"), [
    (("2:blank", "0:blank", "2:king"), "give:2:blank"), (("0:blank", "2:commander", "2:king"), "give:0:blank"),
    (("2:commander", "0:commander"), "give:2:commander"), (("0:commander", "2:king"), "give:0:commander"),
    (("0:king", "2:king"), "give:2:king")])
def test_s3_exchange_return_defaults_to_what_can_be_spared_best(four: Play, tokens: tuple[str, ...], expected: str
                                                                ) -> None:
    """The camp of seat 2 holds just these."""
    places = {f"{seat}:{kind}": (seat, tent) for seat in (0, 2)
              for kind, tent in (("king", "T11"), ("commander", "T12"), ("blank", "T33"))}
    spots = iter(("T31", "T32", "T21"))
    kept = []
    for token in tokens:
        seat, tent = places[token]
        if seat == 0:
            spot = next(spots)
            four.change_tokens(f"0{tent}", f"2{spot}")
            tent = spot
        kept.append(tent)
    leave(four, 2, *kept)
    four.answer("redeploy:3", seat=0)
    four.answer("give:0:blank", "done", seat=0)
    assert (sorted(camp(four, 2).values()), four.default(seat=2)) == (sorted(tokens), expected)


# ---------------------------------------------------------------- R8.6 leaders in the ally's camp
def test_r8_6_a_leader_under_a_tent_of_the_allys_camp_is_its_own_nations(four: Play) -> None:
    four.change_tokens("1T33", "3T11")
    four.ruin(1, "T32")
    four.answer("assassinate:1T33", seat=0)
    assert (four.view(0).seats[3].king, four.view(0).seats[1].king, four.told("tent_destroyed")) == (
        False, True, [{"camp": 1, "tent": "1T33", "kind": "king", "colour": 3}])


def test_r8_6_a_spare_of_its_own_colour_is_laid_there(four: Play) -> None:
    four.change_tokens("1T33", "3T11")
    four.answer("assassinate:1T33", seat=0)
    assert (four.seat(3).spare, four.seat(1).spare, four.seat(1).colour[8]) == (2, 3, 3)


# ---------------------------------------------------------------- R8.7 appointment
def widowed(play: Play, seat: int = 0) -> Play:
    """The seat's commander has been removed."""
    play.ruin(seat, "T12")
    return play


def test_r8_7_the_commander_is_laid_on_an_own_blank(play: Play) -> None:
    widowed(play).answer("appoint:0T22")
    assert (play.tent(0, "T22"), play.view(1).seats[0].commander, play.left(0)) == ("0:commander", True, 9)


def test_r8_7_the_blank_goes_to_the_spares(play: Play) -> None:
    before = widowed(play).seat(0).spare
    play.answer("appoint:0T22")
    assert (before, play.seat(0).spare) == (2, 3)


def test_r8_7_every_intact_own_blank_is_offered(play: Play) -> None:
    play.ruin(0, "T33")
    assert widowed(play).offered("appoint") == [f"appoint:0{name}" for name in
                                                ("T13", "T21", "T22", "T23", "T31", "T32")]


def test_r8_7_not_while_the_commander_lives(play: Play) -> None:
    assert (play.offered("appoint"), play.why("action:appoint")) == ([], "R8.7 commander_lives")


def test_r8_7_not_without_the_own_king(play: Play) -> None:
    play.change_tokens("0T33", "0T12")
    play.ruin(0, "T11", "T33")
    play.seat(1).leaders = 3
    assert (play.offered("appoint"), play.why("action:appoint")) == ([], "R8.7 no_king")


def test_r8_7_not_without_an_own_intact_blank(play: Play) -> None:
    leave(play, 0, "T11")
    assert (play.offered("appoint"), play.why("action:appoint")) == ([], "R8.7 no_own_blank")


def test_r8_7_neither_the_king_nor_a_ruin_nor_an_enemy_tent(play: Play) -> None:
    widowed(play).ruin(0, "T33")
    assert [play.why(f"appoint:{tent}") for tent in ("0T11", "0T33", "1T33")] == ["R8.7 not_own_blank"] * 3


def test_r8_7_an_own_blank_in_the_allys_camp_but_none_of_the_allys_colour(four: Play) -> None:
    four.change_tokens("0T33", "2T33")
    offered = widowed(four).offered("appoint", 0)
    assert ("appoint:0T33" in offered, "appoint:2T33" in offered, "appoint:2T22" in offered) == (False, True, False)


def test_r8_7_with_the_king_in_the_allys_camp(four: Play) -> None:
    four.change_tokens("0T11", "2T33")
    assert len(widowed(four).offered("appoint", 0)) == 7


def test_r8_7_a_fortress_token_on_it_stays(play: Play) -> None:
    play.fortify(0, "T22")
    widowed(play).answer("appoint:0T22")
    assert (play.seat(0).fortress, play.tent(0, "T22")) == (1 << 4, "0:commander")


def test_r8_7_the_place_is_announced_to_all(play: Play) -> None:
    widowed(play).answer("appoint:0T22")
    seen = [tent.tent for tent in play.view(1).seats[0].tents if tent.kind == "commander" and tent.announced]
    assert (seen, play.told("appointed", 1)) == (["0T22"], [{"seat": 0, "camp": 0, "tent": "0T22", "ap": 1}])


def test_r8_7_it_stays_known_through_the_turns(play: Play) -> None:
    widowed(play).answer("appoint:0T22", "end_turn")
    play.answer("end_turn")
    assert play.view(1).seats[0].tents[4].kind == "commander"


@pytest.mark.parametrize("key", ["keep", "random"])
def test_r8_7_until_the_camp_is_redeployed(play: Play, key: str) -> None:
    widowed(play).answer("appoint:0T22", "redeploy:1", key)
    assert [tent.kind for tent in play.view(1).seats[0].tents if not tent.ruin] == [""] * 8


@pytest.mark.parametrize("redeploys", [0, 2])
def test_r8_7_only_the_camp_where_it_lies_hides_it_again(four: Play, redeploys: int) -> None:
    four.change_tokens("0T33", "2T33")
    widowed(four).answer("appoint:2T33", seat=0)
    four.answer("redeploy:1", "keep", seat=redeploys)
    assert four.view(1).seats[2].tents[8].kind == ("commander" if redeploys == 0 else "")


def test_r8_7_an_exchange_of_the_ally_hides_it_again(four: Play) -> None:
    widowed(four).answer("appoint:0T22", seat=0)
    four.answer("redeploy:3", "give:2:blank", "done", seat=2)
    four.answer("give:0:blank", "random", seat=0)
    four.answer("random", seat=2)
    assert [tent.kind for tent in four.view(1).seats[0].tents if not tent.ruin] == [""] * 8


def test_r8_7_an_appointed_commander_can_be_removed(play: Play) -> None:
    widowed(play, 1).announce(1, "T22")
    play.seat(1).kind[4], play.seat(1).leaders, play.seat(1).spare = 2, 3, 3
    play.answer("assassinate:1T22")
    assert (play.told("leader_removed"), play.view(0).seats[1].tents[4].announced) == (
        [{"seat": 1, "kind": "commander"}], False)


# ---------------------------------------------------------------- examples
def test_e16_appointed_and_hidden_again(play: Play) -> None:
    leave(play, 0, "T11", "T13", "T22")
    play.ap(0, 4)
    play.answer("appoint:0T22")
    known = play.view(1).seats[0].tents[4].kind
    play.answer("redeploy:1", "put:T13", "put:T11")
    hidden = [tent.kind for tent in play.view(1).seats[0].tents if not tent.ruin]
    assert (known, hidden, camp(play, 0), play.left(0), play.seat(0).cubes) == (
        "commander", ["", "", ""], {"T11": "0:commander", "T13": "0:king", "T22": "0:blank"}, 2, 5)


def test_e17_the_king_in_the_allys_camp(four: Play) -> None:
    leave(four, 0, "T11", "T13", "T21", "T22", "T23", "T33")
    leave(four, 2, "T11", "T22")
    four.answer("redeploy:3", "give:0:king", "give:0:blank", seat=0)
    four.answer("give:2:blank", "give:2:king", seat=2)
    four.answer("put:T22", seat=2)
    assert (camp(four, 2), held(four, 0)) == (
        {"T11": "0:blank", "T22": "0:king"}, {"0:blank": 4, "2:blank": 1, "2:king": 1})


def test_e17_the_side_lives_while_the_ally_has_a_leader(four: Play) -> None:
    four.change_tokens("1T11", "3T33")
    four.ruin(1, "T12")
    four.answer("assassinate:3T33", seat=0)
    lives = four.session.outcome is None, four.view(0).seats[1].king
    assert (lives, four.view(0).seats[3].king) == ((True, False), True)
