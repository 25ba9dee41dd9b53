"""R9: the Conflict event."""
from __future__ import annotations

from tests.titles.ankh.play import Play


def alone() -> Play:
    """Both gods in regions of their own."""
    return Play("two_lands", "anubis", "ra")


def test_r9_1_the_acting_side_takes_the_token_and_it_returns() -> None:
    play = alone()
    play.conflict(1, seat=1)
    assert play.told("conflict_began")[0]["god"] == 1
    assert play.state.conflict_token == -1


def test_r9_4_one_god_dominates_and_an_empty_region_does_nothing() -> None:
    play = alone()
    play.conflict()
    assert play.told("dominated") == [{"god": 0, "region": 1}, {"god": 1, "region": 2}]


def test_r9_4_a_domination_brings_majorities_then_one_devotion() -> None:
    play = alone()
    play.conflict()
    assert [(event["god"], event["after"], event["reason"]) for event in play.told("devotion")] == [
        (0, 1, "majority"), (0, 2, "domination"), (1, 1, "majority"), (1, 2, "domination")]


def test_r9_3_omnipresent_comes_first_and_counts_regions() -> None:
    play = alone()
    play.powers(0, "omnipresent")
    play.put(0, "warrior", "7,4", "6,2")
    before = play.has_followers(0)
    play.conflict()
    assert play.told("followers_gained")[0] == {"god": 0, "count": 3, "reason": "omnipresent"}
    assert play.has_followers(0) >= before


def test_r9_3_scorpions_destroy_before_eyes_and_regions() -> None:
    play = Play("two_lands", "horus", "ra", guardian_3="giant_scorpion")
    play.put(1, "giant_scorpion", "3,4")
    play.face("3,4", 1)
    play.off("9,4")
    play.conflict()
    assert play.on("2,3") == ""
    assert play.told("destroyed")[0]["space"] == "2,3"
    assert play.asked() == "0 horus_eyes"


def test_r9_3_scorpions_go_in_ascending_devotion_of_their_holders() -> None:
    play = Play("cataracts", "anubis", "ra", "isis", "amun", guardian_3="giant_scorpion")
    play.stands(5, 4, 3, 2)
    play.put(0, "giant_scorpion", "3,1")
    play.put(1, "giant_scorpion", "7,1")
    play.face("3,1", 3)
    play.face("7,1", 3)
    play.conflict()
    assert [event["space"] for event in play.told("destroyed")] == ["6,1", "2,1", "3,2"]


def test_r9_4_regions_are_handled_in_ascending_number() -> None:
    play = alone()
    play.put(0, "warrior", "6,2")
    play.state.region = [{1: 3, 3: 1}.get(number, number) for number in play.state.region]
    play.conflict()
    assert [event["region"] for event in play.told("dominated")] == [1, 2, 3]


def test_r9_5_r11_4_a_god_that_reaches_31_ends_the_game_there() -> None:
    play = alone()
    play.stands(30, 30)
    play.conflict()
    assert play.session.outcome is not None
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "ankh.track_end")
    assert [event["region"] for event in play.told("dominated")] == [1]


def test_r9_2_owners_hold_their_figures_outside_of_a_conflict() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.put(0, "god", "8,2")
    play.put(1, "warrior", "7,3")
    assert play.holder("7,3") == 1
    play.state.conflict = True
    assert play.holder("7,3") == 0


def test_r9_6_eyes_return_and_amuns_token_is_turned_up() -> None:
    play = Play("two_lands", "horus", "amun")
    play.state.eyes, play.state.amun_used = [1], True
    play.state.conflict = True
    play.conflict_end()
    assert (play.state.eyes, play.state.amun_used) == ([], False)


def test_r9_6_g35_thoth_is_paid_before_the_merge() -> None:
    play = Play("delta", "thoth", "ra", "anubis")
    play.stands(2, 3, 4)
    play.state.scale = 3
    play.conflict_end(3)
    assert (play.devotion(0), play.state.team) == (5, [0, 2, 2])


def test_r9_6_g35_thoth_is_paid_before_gods_are_forgotten() -> None:
    play = Play("delta", "thoth", "ra", "anubis")
    play.stands(20, 3, 22)
    play.state.scale = 1
    play.conflict_end(4)
    assert play.state.team == [0, -1, 2]


def test_r9_6_petsuchos_passes_before_the_cats_are_placed() -> None:
    play = Play("two_lands", "bastet", "ra", guardian_3="petsuchos")
    play.cats(star="2,3", plus1="8,3", plus3="2,1")
    play.put(1, "petsuchos", "7,4")
    play.stands(1, 5)
    play.conflict_end(1, seat=1)
    assert (play.asked(), "petsuchos" in play.pool(0)) == ("0 place_cats", True)
