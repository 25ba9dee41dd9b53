"""Two gods that touch the same step: one test for each pair."""
from __future__ import annotations

from game.titles.ankh.summon import usual_spaces
from tests.titles.ankh.play import Play


def beside_set(second: str, *spaces: str, **options: str) -> Play:
    """A conflict in which Set stands on (7,4); warriors of seat 1 on the spaces, its god in the delta."""
    play = Play("two_lands", "set_god", second, **options)
    if second == "bastet":
        play.cats(plus3="8,3", star="2,3", plus1="4,1")
    play.put(0, "god", "7,4")
    play.put(1, "god", "4,0")
    play.off("9,4", "1,4")
    play.put(1, "warrior", *spaces)
    play.state.conflict = True
    return play


# ---------------------------------------------------------------- Set and ...
def test_set_and_horus_eyes_count_holders() -> None:
    play = beside_set("horus", "6,4", "7,5")
    play.state.conflict = False
    play.conflict()
    assert not play.told("eye_placed") and not play.asked().endswith("horus_eyes")


def test_set_and_horus_an_eye_is_wasted_when_set_ends_the_battle() -> None:
    play = beside_set("horus", "8,2")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.state.eyes = [2]
    play.battle(2)
    play.answer("7,4>9,2", "pass")
    assert (play.told("banned"), play.told("dominated"), play.state.eyes) == ([], [{"god": 0, "region": 2}], [2])


def test_set_and_isis_g44_what_he_holds_is_not_hers_and_counts_as_enemy() -> None:
    play = beside_set("isis", "6,4", "5,4", "10,4")
    play.put(0, "warrior", "8,7", "7,7", "6,7", "9,7")
    play.battle(2)
    play.cards("chariots", "miracle")
    assert play.offered() == ["5,4", "done"]
    play.answer("done")
    assert (play.on("5,4"), play.on("10,4"), play.on("6,4")) == ("1 warrior", "", "1 warrior")


def test_set_and_anubis_g39_enemy_goes_by_owner() -> None:
    play = Play("delta", "set_god", "anubis", "ra")
    play.put(0, "god", "8,5")
    play.put(1, "warrior", "9,5")
    play.put(2, "warrior", "7,5")
    play.put(1, "warrior", "8,7", "9,7", "6,7", "7,6")
    play.battle(2)
    play.cards("miracle", "chariots")
    assert (play.asked(), play.offered()) == ("1 anubis_trap", ["2", "no"])


def test_set_and_hathor_g37_held_figures_are_not_hers_for_adjacency() -> None:
    play = beside_set("hathor", "6,4", "9,6")
    play.raze("8,3")
    play.followers(0, 3)
    play.battle(2)
    play.cards("flood", "plague")
    assert "warrior>5,5" not in play.offered(seat=1)
    play.bids(0, 1)
    assert play.asked() == "1 hathor_extra"
    assert "warrior>5,4" not in play.offered()


def test_set_and_hathor_a_figure_summoned_next_to_him_is_his_at_once() -> None:
    play = beside_set("hathor", "9,6")
    play.followers(0, 3)
    play.battle(2)
    play.cards("flood", "plague")
    play.bids(0, 1)
    play.answer("warrior>7,3")
    assert play.holder("7,3") == 0


def test_set_and_bastet_without_a_figure_of_her_own_her_cat_stays_hidden() -> None:
    play = beside_set("bastet", "6,4")
    play.region(2)
    assert play.told("cat_shown") == []


def test_set_and_osiris_without_a_figure_of_his_own_he_opens_no_portal() -> None:
    play = beside_set("osiris", "6,4")
    play.region(2)
    assert not play.asked().endswith("osiris_portal")


def test_set_and_osiris_a_held_figure_of_osiris_may_be_brought_on_a_portal() -> None:
    play = beside_set("osiris", "6,4")
    play.put(1, "warrior", "9,6")
    play.portals("8,2")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.battle(2)
    assert "6,4>8,2" in play.offered() and "7,4>8,2" not in play.offered()


def test_set_and_amun_who_is_not_present_announces_nothing() -> None:
    play = beside_set("amun", "6,4")
    play.region(2)
    assert not play.told("two_cards") and not play.asked().endswith("amun_two")


def test_set_and_ra_r20_6_ra_has_no_radiance_of_what_set_holds() -> None:
    play = beside_set("ra", "6,4", "9,6")
    play.raze("8,3")
    play.shine("6,4")
    play.battle(2)
    play.cards("flood", "chariots")
    assert play.devotion(1) == 1


def test_set_and_giant_scorpion_a_held_one_goes_in_sets_turn() -> None:
    play = Play("delta", "set_god", "ra", "isis", guardian_3="giant_scorpion")
    play.stands(5, 1, 3)
    play.put(0, "god", "8,5")
    play.put(1, "giant_scorpion", "7,5")
    play.put(2, "giant_scorpion", "6,7")
    play.conflict()
    assert [event["space"] for event in play.told("destroyed")] == ["7,7", "8,4"]


def test_set_and_androsphinx_a_held_sphinx_takes_its_owners_strength() -> None:
    play = beside_set("ra", "6,4")
    play.put(1, "androsphinx", "8,4")
    play.put(1, "warrior", "9,4")
    assert play.strength(1, 2) == 0


# ---------------------------------------------------------------- Thoth, Horus, Amun
def test_thoth_and_amun_g25_either_card_is_right() -> None:
    play = Play("two_lands", "thoth", "amun")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.answer("yes")
    play.cards("flood", "chariots+miracle")
    play.answer("1:miracle")
    assert play.state.scale == 1


def test_thoth_and_horus_a_banned_card_cannot_be_guessed() -> None:
    play = Play("two_lands", "thoth", "horus")
    play.put(1, "warrior", "4,4")
    play.state.conflict, play.state.eyes = True, [1]
    play.battle(1)
    play.answer("chariots")
    play.cards("flood", "drought")
    assert "1:chariots" not in play.offered() and "1:drought" in play.offered()


def test_horus_and_amun_the_ban_may_leave_too_few_cards_for_two() -> None:
    play = Play("two_lands", "horus", "amun")
    play.used(1, "flood", "plague", "build_monument", "miracle", "drought")
    play.put(0, "warrior", "7,4")
    play.state.conflict, play.state.eyes = True, [2]
    play.battle(2)
    play.answer("chariots")
    assert (play.asked(), play.offered(seat=1)) == ("0 battle_card", ["cycle"])


def test_amun_and_cycle_both_cards_come_back() -> None:
    play = Play("two_lands", "amun", "ra")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.answer("yes")
    play.cards("chariots+cycle", "flood")
    assert (len(play.god(0).hand), play.god(0).used) == (7, [])


def test_amun_two_plagues_cannot_be_but_plague_and_flood_both_work() -> None:
    play = Play("two_lands", "amun", "ra")
    play.put(1, "warrior", "4,4")
    play.put(0, "warrior", "3,4")
    play.battle(1)
    play.answer("yes")
    play.cards("flood+plague", "chariots")
    play.bids(1, 0)
    assert (play.on("3,4"), play.on("4,4")) == ("0 warrior", "")


# ---------------------------------------------------------------- Anubis and ...
def test_anubis_and_bastet_a_warrior_killed_by_the_star_may_be_trapped() -> None:
    play = Play("delta", "anubis", "bastet", "ra")
    play.cats(plus3="2,4", star="5,2", plus1="8,1")
    play.turn(2)
    play.answer("5,2", "5,1")
    assert (play.asked(), play.offered()) == ("0 anubis_trap", ["2", "no"])
    play.answer("2")
    assert play.asked() == "1 place_cats"


def test_anubis_and_isis_who_is_kept_is_not_trapped() -> None:
    play = Play("two_lands", "isis", "anubis")
    play.put(0, "warrior", "3,4")
    play.off("1,4")
    play.put(1, "warrior", "4,4", "4,5", "4,7", "3,7")
    play.battle(1)
    play.cards("miracle", "chariots")
    play.answer("done")
    assert (play.on("3,4"), play.asked()) == ("0 warrior", "")


def test_anubis_and_hathor_g38_the_extra_summons_may_free_a_warrior_for_one_more() -> None:
    play = Play("two_lands", "hathor", "anubis")
    play.trap(0)
    play.followers(3, 0)
    play.act("unlock", "revered")
    play.answer(play.offered("trapped>")[0])
    assert (play.has_followers(0), play.has_followers(1), play.view(None).trapped) == (0, 1, ())


def test_anubis_and_hathor_with_one_follower_none_is_left_for_anubis() -> None:
    play = Play("two_lands", "hathor", "anubis")
    play.trap(0)
    play.followers(2, 0)
    play.act("unlock", "revered")
    assert play.offered("trapped>") == [] and play.offered("warrior>")


def test_anubis_and_hathor_the_trap_comes_before_her_extra_figure() -> None:
    play = Play("two_lands", "hathor", "anubis")
    play.put(0, "warrior", "3,4", "1,3", "0,4", "0,5", "1,5")
    play.put(1, "warrior", "4,4")
    play.followers(3, 2)
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(1, 1)
    assert play.asked() == "1 anubis_trap"
    play.answer("0")
    assert play.asked() == "0 hathor_extra"


def test_anubis_and_osiris_a_freed_warrior_may_come_to_a_portal() -> None:
    play = Play("two_lands", "osiris", "anubis")
    play.portals("9,7")
    play.trap(0)
    play.followers(1, 0)
    play.act("summon")
    assert "regular:trapped>9,7" in play.offered()


def test_anubis_and_ra_a_freed_warrior_may_be_made_radiant() -> None:
    play = Play("two_lands", "ra", "anubis")
    play.trap(0)
    play.act("summon")
    play.answer(play.offered("regular:trapped>")[0])
    assert play.asked() == "0 place_radiance"


def test_anubis_and_ra_a_trapped_warrior_keeps_no_sun() -> None:
    play = Play("two_lands", "ra", "anubis")
    play.shine("1,4")
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("flood", "chariots")
    play.answer("0")
    assert play.view(None).suns == 3


def test_anubis_and_androsphinx_his_bonus_is_part_of_the_figure() -> None:
    play = Play("two_lands", "anubis", "ra")
    play.trap(1, 3)
    play.put(1, "androsphinx", "3,4")
    assert play.strength(0, 1) == 1


# ---------------------------------------------------------------- Hathor and ... (merged)
def both(lower: str, higher: str, **options: str) -> Play:
    """Seats 1 and 2 of delta are merged; the god of seat 1 has the powers of both."""
    play = Play("delta", "horus" if "horus" not in (lower, higher) else "anubis", higher, lower, **options)
    if "bastet" in (lower, higher):
        play.cats(plus3="2,4", star="5,2", plus1="8,1")
    play.stands(9, 5, 3)
    play.conflict_end(3)
    play.stands(9, 3)
    return play


def test_hathor_and_osiris_the_extra_figure_may_come_to_a_portal() -> None:
    play = both("hathor", "osiris")
    play.portals("1,0")
    play.followers(0, 3)
    play.turn(1, marker=12)
    play.answer("unlock", "revered")
    assert "warrior>1,0" in play.offered()


def test_hathor_and_ra_the_extra_figure_may_be_made_radiant() -> None:
    play = both("hathor", "ra")
    play.followers(0, 3)
    play.turn(1, marker=12)
    play.answer("unlock", "revered")
    play.answer(play.offered("warrior>")[0])
    assert play.asked() == "1 place_radiance"


def test_hathor_and_thoth_r17_7_the_scale_is_no_sacrifice() -> None:
    play = both("hathor", "thoth")
    play.followers(0, 3)
    play.state.scale = 2
    play.conflict_end(4)
    assert not play.told("summoned") and not play.asked().endswith("hathor_extra")


def test_hathor_and_bastet_the_monument_of_a_cat_is_hers_for_the_extra_figure() -> None:
    play = Play("two_lands", "hathor", "bastet")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.followers(3, 1)
    play.turn(0)
    play.answer("no", "unlock", "revered", "warrior>1,3")
    assert (play.on("1,3"), play.asked()) == ("0 warrior", "0 cat_window")


def test_hathor_and_bastet_a_figure_just_summoned_opens_the_window() -> None:
    play = Play("two_lands", "hathor", "bastet")
    play.cats(plus3="0,6", star="8,3", plus1="4,1")
    play.followers(3, 1)
    play.put(0, "warrior", "0,3")
    play.turn(0)
    play.answer("unlock", "revered", "warrior>0,5")
    assert (play.asked(), play.offered()) == ("0 cat_window", ["0,6", "no"])


def test_hathor_and_set_merged_what_he_holds_is_near_for_her_summons() -> None:
    play = both("set_god", "hathor")
    play.put(0, "warrior", "9,5")
    before = play.at("10,6") in usual_spaces(play.state, 1)
    play.state.conflict = True
    assert (before, play.holder("9,5"), play.at("10,6") in usual_spaces(play.state, 1)) == (False, 1, True)
