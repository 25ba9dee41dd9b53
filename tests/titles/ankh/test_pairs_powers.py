"""Two guardians or powers, or one and a god, that touch the same step: one test for each pair."""
from __future__ import annotations

from tests.titles.ankh.play import Play
from tests.titles.ankh.test_pairs import beside_set


# ---------------------------------------------------------------- Bastet and guardians
def test_bastet_and_giant_scorpion_a_cat_falls_beside_with_its_monument() -> None:
    play = Play("two_lands", "anubis", "bastet", guardian_3="giant_scorpion")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.put(0, "giant_scorpion", "3,4")
    play.face("3,4", 1)
    play.put(1, "warrior", "1,5", "4,4")
    play.put(0, "warrior", "1,3", "0,4")
    play.conflict()
    assert play.view(1).beside == ("plus3",)


def test_bastet_and_the_merge_a_monument_that_leaves_puts_its_cat_beside() -> None:
    play = Play("delta", "bastet", "ra", "anubis")
    play.cats(plus3="2,4", star="5,2", plus1="8,1")
    play.stands(9, 5, 3)
    play.conflict_end(3)
    assert (play.on("5,2"), play.asked()) == ("", "0 place_cats")


def test_bastet_and_cat_mummy_the_star_lets_its_effect_happen() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.stands(4, 4)
    play.put(1, "cat_mummy", "8,2")
    play.turn(1)
    play.answer("8,3", "8,2")
    assert (play.devotion(0), play.devotion(1)) == (3, 4)


# ---------------------------------------------------------------- guardians at one moment
def test_the_effects_of_guardians_come_in_ascending_devotion_of_their_holders() -> None:
    play = Play("delta", "horus", "ra", "isis", guardian_2="pharaoh_mummy")
    play.stands(6, 4, 9)
    play.put(0, "cat_mummy", "8,5")
    play.put(1, "pharaoh_mummy", "7,5")
    play.followers(2, 2, 5)
    play.battle(2)
    play.cards("plague", "flood")
    play.bids(0, 0)
    assert (play.asked(), play.devotion(0), play.devotion(1)) == ("1 pharaoh_curse", 6, 4)
    play.answer("2")
    assert play.devotion(1) >= 3 and play.devotion(2) == 8


def test_cat_mummy_and_isis_kept_alive_it_has_no_effect() -> None:
    play = Play("two_lands", "isis", "ra")
    play.stands(0, 5)
    play.off("1,4")
    play.put(0, "cat_mummy", "3,4")
    play.put(1, "warrior", "4,4", "4,5")
    play.raze("2,3")
    play.battle(1)
    play.cards("miracle", "chariots")
    play.answer("done")
    assert (play.on("3,4"), play.devotion(1)) == ("0 cat_mummy", 6)


def test_mummy_and_osiris_it_may_return_to_a_portal_of_its_owner() -> None:
    play = Play("two_lands", "osiris", "ra")
    play.portals("3,4")
    play.put(0, "mummy", "7,4")
    play.battle(2)
    play.cards("flood", "chariots")
    assert "3,4" in play.offered() and play.asked() == "0 mummy_return"


def test_apep_and_plague_it_dies_in_either_of_its_regions() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.put(0, "apep", "9,1")
    play.battle(2)
    play.cards("flood", "plague")
    play.bids(0, 1)
    assert play.on("9,1") == ""


def test_apep_and_omnipresent_it_counts_for_all_its_regions() -> None:
    play = Play("two_lands", "anubis", "ra", guardian_2="apep")
    play.powers(0, "omnipresent")
    play.put(0, "apep", "9,1")
    play.conflict()
    assert play.told("followers_gained")[0]["count"] == 3


def test_omnipresent_and_giant_scorpion_followers_come_before_destruction() -> None:
    play = Play("two_lands", "anubis", "ra", guardian_3="giant_scorpion")
    play.powers(0, "omnipresent")
    play.put(0, "giant_scorpion", "3,4")
    play.face("3,4", 1)
    play.conflict()
    kinds = [event.kind for event in play.session.events(0)]
    assert kinds.index("followers_gained") < kinds.index("destroyed")


def test_petsuchos_and_androsphinx_cannot_meet_but_its_strength_counts_with_resplendent() -> None:
    play = Play("two_lands", guardian_3="petsuchos")
    play.powers(0, "resplendent")
    play.own(0, "2,1", "10,6")
    play.put(0, "petsuchos", "3,4")
    assert play.strength(0, 1) == 3 + 1 + 3


def test_petsuchos_and_ra_the_sun_returns_when_it_is_passed_on() -> None:
    play = Play("two_lands", "ra", "horus", guardian_3="petsuchos")
    play.put(0, "petsuchos", "3,4")
    play.shine("3,4")
    play.stands(5, 3)
    play.conflict_end()
    assert play.view(None).suns == 3


def test_petsuchos_and_the_merge_it_passes_to_the_merged_god_that_is_weakest() -> None:
    play = Play("delta", guardian_3="petsuchos")
    play.put(0, "petsuchos", "2,5")
    play.stands(9, 5, 3)
    play.conflict_end(3)
    assert play.pool(1).count("petsuchos") == 1


# ---------------------------------------------------------------- powers
def test_pyramid_attuned_and_osiris_a_pyramids_figure_may_come_to_a_portal() -> None:
    play = Play("two_lands", "osiris", "ra")
    play.powers(0, "pyramid_attuned")
    play.own(0, "4,6")
    play.portals("9,7")
    play.act("summon")
    assert "4,6:warrior>9,7" in play.offered()


def test_pyramid_attuned_and_ra_each_figure_may_be_made_radiant() -> None:
    play = Play("two_lands", "ra", "horus")
    play.powers(0, "pyramid_attuned")
    play.own(0, "4,6")
    play.act("summon", "4,6:warrior>4,5", "yes", "regular:warrior>4,4", "yes")
    assert play.view(None).suns == 1


def test_magnanimous_and_bountiful_make_three() -> None:
    play = Play()
    play.powers(0, "magnanimous", "bountiful")
    play.raze("2,3")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.devotion(0) == 3


def test_magnanimous_and_miracle_are_two_gains() -> None:
    play = Play()
    play.powers(0, "magnanimous", "bountiful")
    play.raze("2,3")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("miracle", "chariots")
    assert [event["reason"] for event in play.told("devotion") if event["god"] == 0] == ["magnanimous", "miracle"]
    assert play.devotion(0) == 3 + 2


def test_glorious_and_the_token_a_tie_has_no_margin() -> None:
    play = Play()
    play.powers(0, "glorious")
    play.raze("2,3")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1, seat=0)
    play.cards("flood", "flood")
    play.answer("yes")
    assert play.devotion(0) == 1


def test_glorious_drought_and_bountiful_are_one_gain() -> None:
    play = Play()
    play.powers(0, "glorious", "bountiful")
    play.raze("2,3")
    play.put(0, "warrior", "1,3", "0,4")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.cards("drought", "flood")
    assert [event["after"] for event in play.told("devotion")] == [3 + 3 + 1]


def test_temple_attuned_and_androsphinx_figures_without_strength_still_wake_the_temple() -> None:
    play = Play()
    play.powers(0, "temple_attuned")
    play.put(1, "androsphinx", "3,4")
    assert play.strength(0, 1) == 1 + 2


def test_flood_and_set_g55_the_owners_flood_does_not_reach_what_he_holds() -> None:
    play = beside_set("ra", "6,4", "9,6", "9,7", "8,7", "7,7")
    play.battle(2)
    play.cards("miracle", "flood")
    assert play.told("followers_gained") == []


def test_worshipful_and_osiris_the_portal_comes_first() -> None:
    play = Play("two_lands", "osiris", "ra")
    play.powers(0, "worshipful")
    play.followers(2, 1)
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("flood", "chariots")
    asked = [play.asked()]
    play.answer("no")
    asked.append(play.asked())
    assert asked == ["0 osiris_portal", "0 worshipful"]


def test_obelisk_attuned_and_isis_adjacency_is_that_after_the_moves() -> None:
    play = Play("two_lands", "isis", "ra")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.put(0, "warrior", "10,4")
    play.battle(2)
    play.answer("10,4>8,2", "pass")
    play.cards("miracle", "chariots")
    assert (play.asked(), play.on("8,2")) == ("", "")
