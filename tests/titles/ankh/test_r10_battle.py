"""R10: battle, step by step."""
from __future__ import annotations

import pytest

from tests.titles.ankh.play import Play


def duel(first: str = "horus", second: str = "ra", **options: str) -> Play:
    """Seat 0 has god and warrior in region 1, seat 1 a warrior on fertile (4,4) and one on desert (1,5)."""
    play = Play("two_lands", first, second, **options)
    play.put(1, "warrior", "4,4", "1,5")
    return play


def three(*gods: str, region: int = 3) -> Play:
    """Three gods with a warrior each in the middle of delta."""
    play = Play("delta", *(gods or ("horus", "ra", "isis")))
    play.put(0, "warrior", "4,6")
    play.put(1, "warrior", "6,6")
    return play


# ---------------------------------------------------------------- R10.1 Obelisk Attuned
def attuned() -> Play:
    """Both have the power and an obelisk in region 2."""
    play = Play()
    for god in (0, 1):
        play.powers(god, "obelisk_attuned")
    play.monument("obelisk", "7,6", 0)
    play.put(0, "warrior", "6,4")
    return play


def test_r10_1_gods_go_in_rounds_in_ascending_devotion() -> None:
    play = attuned()
    play.stands(5, 3)
    play.battle(2)
    asked = [play.asked()]
    play.answer(play.offered()[0])
    asked.append(play.asked())
    play.answer(play.offered()[0])
    asked.append(play.asked())
    assert asked == ["1 obelisk_move", "0 obelisk_move", "1 obelisk_move"]


def test_r10_1_a_figure_comes_from_anywhere_next_to_an_own_obelisk_there() -> None:
    play = attuned()
    play.battle(2)
    assert "2,4>6,6" not in play.offered()
    assert play.offered("2,4>") == [f"2,4>{name}" for name in ("6,5", "7,5", "8,6", "6,7", "7,7")]
    assert play.why("2,4>3,4") == "R10.1 no_obelisk_near"
    assert play.why("8,4>7,5") == "R10.1 not_held"


def test_r10_1_who_has_passed_is_out_for_the_battle() -> None:
    play = attuned()
    play.battle(2)
    play.answer("pass")
    play.answer("8,4>8,2")
    assert play.asked() == "1 obelisk_move"
    play.answer("pass")
    assert play.asked().endswith("battle_card")


def test_r10_1_without_a_figure_there_nobody_goes() -> None:
    play = attuned()
    play.off("6,4")
    play.battle(2)
    assert (play.asked(), play.told("dominated")) == ("1 obelisk_move", [])


def test_r10_1_g10_the_same_figure_twice_in_a_battle_at_most() -> None:
    play = attuned()
    play.battle(2)
    goals = play.offered("2,4>")
    play.answer(goals[0])
    play.answer("pass")
    first = goals[0].partition(">")[2]
    play.answer(play.offered(f"{first}>")[0])
    assert play.asked() == "0 obelisk_move"
    here = [name for name in (key.partition(">")[2] for key in goals) if play.on(name) == "0 god"][0]
    assert play.offered(f"{here}>") == []
    assert play.why(f"{here}>{first}") == "R10.1 moved_twice"


def test_s3_the_default_is_to_pass() -> None:
    play = attuned()
    play.battle(2)
    assert play.default() == "pass"


def test_r10_2_participants_are_fixed_after_the_moves() -> None:
    play = attuned()
    play.battle(2)
    play.answer("pass", "pass")
    assert sorted(play.state.battle.fighters) == [0, 1]


# ---------------------------------------------------------------- R10.5-R10.7
def test_r10_5_all_choose_in_secret_and_used_cards_are_not_offered() -> None:
    play = duel()
    play.used(0, "flood", "chariots")
    play.battle(1)
    assert play.offered(seat=0) == ["build_monument", "plague", "miracle", "drought", "cycle"]
    assert play.why("chariots") == "R10.5 used"
    play.answer("cycle", seat=0)
    assert play.told("revealed") == [] and play.asked() == "1 battle_card"


def test_s3_the_default_card_is_the_first_that_can_be_played() -> None:
    play = duel()
    defaults = []
    for used in ((), ("chariots",), ("chariots", "drought", "plague", "flood", "miracle", "build_monument")):
        play.used(0, *used)
        play.battle(1)
        defaults.append(play.session.default(0))
    assert defaults == ["chariots", "drought", "cycle"]


def test_r10_7_cards_are_used_once_shown() -> None:
    play = duel()
    play.battle(1)
    play.cards("miracle", "chariots")
    assert (play.god(0).used, play.god(1).used) == (["miracle"], ["chariots"])


def test_r10_7_flood_counts_figures_on_fertile_spaces_of_the_region() -> None:
    play = duel()
    play.put(0, "warrior", "3,4", "1,3", "4,5")
    play.put(0, "warrior", "6,2")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.told("followers_gained")[0] == {"god": 0, "count": 3, "reason": "flood"}


# ---------------------------------------------------------------- R10.8 Build Monument
def test_s5_2_a_monument_costs_three_followers_and_a_token() -> None:
    play = duel()
    play.followers(4, 1)
    play.battle(1)
    play.cards("build_monument", "chariots")
    assert play.default() != "no"
    play.answer("pyramid>3,4")
    assert (play.on("3,4"), play.has_followers(0), play.god(0).tokens) == ("0 pyramid", 1, 7)


def test_s5_1_inspiring_makes_it_free() -> None:
    play = duel()
    play.followers(0, 0)
    play.powers(0, "inspiring")
    play.battle(1)
    play.cards("build_monument", "chariots")
    play.answer("obelisk>3,4")
    assert (play.on("3,4"), play.has_followers(0)) == ("0 obelisk", 0)


def test_s5_2_without_followers_nothing_is_asked() -> None:
    play = duel()
    play.followers(2, 1)
    play.battle(1)
    play.cards("build_monument", "chariots")
    assert play.asked() == "" and play.has_followers(0) == 2


def test_s5_2_only_on_empty_land_of_the_region_and_never_on_a_portal() -> None:
    play = duel("osiris")
    play.followers(9, 1)
    play.portals("3,4")
    play.battle(1)
    play.cards("build_monument", "chariots")
    assert play.why("obelisk>3,4") == "R14.5 portal"
    assert play.why("obelisk>2,4") == "R3.1 occupied"
    assert play.why("obelisk>7,4") == "R10.8 other_region"


def test_r10_8_g11_the_monument_counts_in_the_majority_of_the_same_battle() -> None:
    play = duel()
    play.followers(3, 1)
    play.own(1, "2,3")
    play.battle(1)
    play.cards("build_monument", "chariots")
    play.answer("obelisk>3,4")
    assert {"god": 0, "region": 1, "kinds": "obelisk"} in play.told("majorities")


# ---------------------------------------------------------------- R10.8 plague
def test_s5_2_the_single_highest_bidder_is_spared() -> None:
    play = duel()
    play.followers(2, 3)
    play.battle(1)
    play.cards("plague", "chariots")
    play.bids(2, 1)
    assert (play.on("1,4"), play.on("4,4"), play.on("1,5")) == ("0 warrior", "", "")
    assert (play.has_followers(0), play.has_followers(1)) == (0, 2)


def test_s5_2_nobody_may_bid_more_than_it_has() -> None:
    play = duel()
    play.followers(2, 3)
    play.battle(1)
    play.cards("plague", "chariots")
    assert play.why("3") == "R10.8 too_much"
    assert play.default() == "0"


def test_s5_2_if_all_bid_nothing_nobody_is_spared() -> None:
    play = duel()
    play.battle(1)
    play.cards("plague", "chariots")
    play.bids(0, 0)
    assert (play.on("1,4"), play.on("2,4")) == ("", "0 god")


def test_s5_2_flood_does_not_help_against_a_plague() -> None:
    play = duel()
    play.battle(1)
    play.cards("plague", "flood")
    play.bids(0, 0)
    assert play.on("4,4") == ""


def test_r10_8_g45_g67_every_plague_has_its_auction_and_all_bid_in_each() -> None:
    play = duel()
    play.followers(2, 2)
    play.stands(3, 1)
    play.battle(1)
    play.cards("plague", "plague")
    play.bids(0, 1)
    assert [event["god"] for event in play.told("plague")] == [1, 0]
    assert sorted(q.seat for q in play.questions) == [0, 1]
    play.bids(1, 1)
    assert (play.on("4,4"), play.on("1,5")) == ("", "")


def test_r10_14_g63_if_all_lose_their_figures_nobody_wins() -> None:
    play = duel()
    play.put(0, "god", "4,0")
    play.battle(1, seat=0)
    play.cards("plague", "miracle")
    play.bids(0, 0)
    assert play.asked() == ""
    assert play.told("nobody_won") and not play.told("token_used")
    assert play.devotion(1) == 2


# ---------------------------------------------------------------- R10.9
def test_r10_9_g12_a_tie_gives_nothing_and_an_absent_god_counts() -> None:
    play = Play()
    play.own(1, "0,6", "4,6")
    play.monument("temple", "3,4", 1)
    play.region(1)
    assert [event for event in play.told("majorities") if event["region"] == 1] == []


def test_r10_9_one_gain_for_all_types_of_a_god() -> None:
    play = Play()
    play.own(0, "0,6", "4,6")
    play.region(1)
    assert play.told("devotion")[0]["after"] == 3


def test_r10_9_neutral_monuments_do_not_compete() -> None:
    play = Play()
    play.monument("temple", "3,4")
    play.monument("temple", "1,5")
    play.region(1)
    assert play.told("majorities")[0] == {"god": 0, "region": 1, "kinds": "temple"}


# ---------------------------------------------------------------- R10.10
def test_r10_10_the_strongest_wins_and_the_losers_mortals_die() -> None:
    play = duel()
    play.battle(1)
    play.cards("miracle", "chariots")
    assert play.told("battle_won") == [{"god": 1, "region": 1}]
    assert (play.on("1,4"), play.on("2,4"), play.on("4,4")) == ("", "0 god", "1 warrior")


def test_r10_10_g17_the_only_one_with_figures_wins_with_strength_zero() -> None:
    play = duel(guardian_3="androsphinx")
    play.put(0, "god", "4,0")
    play.followers(0, 1)
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(0, 1)
    assert play.told("battle_won") == [{"god": 1, "region": 1}]


def test_r10_10_g16_in_a_tie_without_the_token_all_lose() -> None:
    play = duel()
    play.battle(1, seat=1)
    play.state.conflict_token = -1
    play.cards("miracle", "miracle")
    assert play.told("nobody_won")
    assert [play.on(name) for name in ("1,4", "4,4", "1,5")] == ["", "", ""]
    assert (play.devotion(0), play.devotion(1)) == (1 + 1, 2)


def test_r10_10b_the_token_works_once_in_a_conflict() -> None:
    play = duel()
    play.put(1, "warrior", "6,2")
    play.put(0, "warrior", "5,2")
    play.region(1, seat=0)
    play.cards("flood", "flood")
    assert play.default() == "yes"
    play.answer("yes")
    play.cards("miracle", "miracle")
    assert not play.asked().endswith("use_token")
    assert [event["god"] for event in play.told("battle_won")] == [0]
    assert play.told("nobody_won")


def test_r10_10b_a_holder_that_is_not_tied_is_not_asked() -> None:
    play = three()
    play.put(0, "warrior", "5,6")
    play.battle(3, seat=1)
    play.cards("miracle", "flood", "flood")
    assert not play.asked().endswith("use_token")


def test_r10_10c_g15_glorious_needs_three_more_than_the_next() -> None:
    gained = []
    for extra in ("flood", "drought"):
        play = duel()
        play.off("4,4")
        play.powers(0, "glorious")
        play.raze("2,3")
        play.battle(1)
        play.cards("chariots", extra)
        gained.append(play.devotion(0))
    assert gained == [3, 3]
    play = duel()
    play.powers(0, "glorious")
    play.raze("2,3")
    play.battle(1)
    play.cards("chariots", "drought")
    assert play.devotion(0) == 1


def test_r10_10c_drought_counts_desert_figures_of_the_winner() -> None:
    play = duel()
    play.off("4,4", "1,5")
    play.put(1, "god", "4,4")
    play.put(0, "warrior", "3,4")
    play.raze("2,3")
    play.battle(1)
    play.cards("drought", "flood")
    assert play.devotion(0) == 1 + 2


def test_r10_10c_drought_of_a_loser_brings_nothing() -> None:
    play = duel()
    play.raze("2,3")
    play.battle(1)
    play.cards("drought", "chariots")
    assert play.devotion(0) == 0


def test_s5_1_commanding_brings_three_followers_for_a_win_and_none_for_a_domination() -> None:
    play = duel()
    play.powers(0, "commanding")
    play.battle(1)
    play.cards("chariots", "flood")
    won = play.has_followers(0)
    play = Play()
    play.powers(0, "commanding")
    play.region(1)
    assert (won, play.has_followers(0)) == (1 + 3, 1)


@pytest.mark.parametrize(("warriors", "devotion"), [((), 0), (("3,4",), 2)])
def test_s5_1_magnanimous_needs_two_figures(warriors: tuple[str, ...], devotion: int) -> None:
    play = duel()
    play.off("1,4")
    play.raze("2,3")
    play.put(0, "warrior", *warriors)
    play.powers(0, "magnanimous")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.devotion(0) == devotion


def test_r10_10e_flood_keeps_figures_on_fertile_spaces() -> None:
    play = duel()
    play.battle(1)
    play.cards("chariots", "flood")
    assert (play.on("4,4"), play.on("1,5")) == ("1 warrior", "")


# ---------------------------------------------------------------- R10.11
def test_r10_11_miracle_counts_plague_and_resolution() -> None:
    play = duel()
    play.raze("2,3")
    play.followers(1, 0)
    play.battle(1)
    play.cards("plague", "miracle")
    play.bids(1, 0)
    assert play.devotion(1) == 2


def test_s5_1_worshipful_for_every_participant_that_can_pay() -> None:
    play = duel()
    for god in (0, 1):
        play.powers(god, "worshipful")
    play.followers(2, 1)
    play.raze("2,3")
    play.battle(1)
    play.cards("flood", "chariots")
    assert (play.asked(), play.default()) == ("0 worshipful", "yes")
    play.answer("yes")
    assert (play.devotion(0), play.has_followers(0), play.asked()) == (1, 0, "")


def test_r10_11_cycle_takes_all_cards_back_its_own_too() -> None:
    play = duel()
    play.used(0, "flood", "chariots")
    play.battle(1)
    play.cards("cycle", "chariots")
    assert (len(play.god(0).hand), play.god(0).used) == (7, [])


# ---------------------------------------------------------------- R10.13
def test_r10_13_terms_are_listed_for_the_screen() -> None:
    play = duel()
    play.powers(0, "temple_attuned")
    region = play.view(None).regions[0]
    found = {one.god: [(term.text, term.value) for term in one.terms] for one in region.present}
    assert found == {0: [("term.figures", 2), ("term.temple_attuned", 2)], 1: [("term.figures", 2)]}


def test_s5_1_temple_attuned_counts_each_temple_once_with_a_figure_near() -> None:
    play = Play()
    play.powers(0, "temple_attuned")
    play.put(0, "warrior", "3,4", "1,3")
    play.monument("temple", "4,5", 0)
    assert play.strength(0, 1) == 4 + 2


def test_s5_1_g14_resplendent_makes_the_god_three() -> None:
    play = Play()
    play.powers(0, "resplendent")
    before = play.strength(0, 1)
    play.own(0, "2,1", "10,6")
    assert (before, play.strength(0, 1)) == (2, 4)


def test_r10_13_petsuchos_has_three() -> None:
    play = Play("two_lands", guardian_3="petsuchos")
    play.put(0, "petsuchos", "3,4")
    assert play.strength(0, 1) == 2 + 3


def test_r10_14_without_a_figure_there_is_no_strength_at_all() -> None:
    assert Play().strength(1, 1) == 0


def test_c6_4_a_thing_of_another_question_is_no_unknown_choice() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    assert play.why("action:move") == "R10.5 not_offered"
    play.turn(0)
    assert (play.why("card:flood"), play.why("region:2")) == ("R5.2 not_offered", "R5.2 not_offered")
