"""R16-R20: Bastet, Hathor, Thoth, Horus, Set."""
from __future__ import annotations

import pytest

from tests.titles.ankh.play import Play


def bastet(second: str = "ra") -> Play:
    """Seat 0 is Bastet, her cats on the temple of seat 0, on the obelisk of seat 1 and on a neutral obelisk."""
    play = Play("two_lands", "bastet", second)
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    return play


def duel(first: str, second: str = "ra", **options: str) -> Play:
    """Seat 0 has god and warrior in region 1, seat 1 warriors on (4,4) and (1,5)."""
    play = Play("two_lands", first, second, **options)
    play.put(1, "warrior", "4,4", "1,5")
    play.raze("2,3")
    return play


# ---------------------------------------------------------------- R16 Bastet
def test_r16_1_r16_2_three_icons_each_in_a_region_of_its_own() -> None:
    play = Play("two_lands", "bastet", "ra")
    assert len(play.offered()) == 3 * 9
    play.answer("star>2,3")
    assert not [key for key in play.offered() if key.endswith((">2,3", ">0,6", ">4,6"))]
    assert not play.offered("star>")
    play.answer("plus1>4,1", "plus3>10,6")
    assert play.asked() != "0 place_cats"


def test_r16_2_she_cannot_keep_one_back_and_places_as_many_as_possible() -> None:
    play = Play("two_lands", "bastet", "ra")
    for name in ("2,1", "4,1", "7,1"):
        play.raze(name)
    play.conflict_end()
    play.answer("star>2,3", "plus1>8,3")
    assert play.asked() == "1 cat_window"
    assert play.view(0).beside == ("plus3",) and play.view(1).beside == ("back",)


def test_s3_the_default_places_the_hardest_cat_where_she_has_most_figures() -> None:
    play = Play("two_lands", "bastet", "ra")
    assert play.default() == "plus3>2,3"
    play.answer(play.default())
    assert play.default() == "plus1>8,3"


def test_r16_3_the_cat_adds_to_her_strength_in_the_battle() -> None:
    play = bastet()
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("flood", "flood")
    assert {event["god"]: event["strength"] for event in play.told("strength")} == {0: 2 + 3, 1: 2}
    assert play.told("cat_shown") == [{"god": 0, "cat": "plus3", "space": "2,3"}]


def test_r16_3_g29_it_stays_shown_until_cats_are_placed_again() -> None:
    play = bastet()
    play.put(1, "warrior", "4,4", "1,5")
    play.battle(1)
    play.cards("flood", "flood")
    shown = {one.space: one.cat for one in play.view(1).monuments if one.cat}
    assert shown == {"2,3": "plus3", "8,3": "back", "4,1": "back"}


def test_r16_4_without_her_the_cat_stays_hidden() -> None:
    play = Play("delta", "horus", "ra", "bastet")
    play.cats(plus3="2,4", star="8,1", plus1="4,4")
    play.put(1, "warrior", "1,5")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.told("cat_shown") == []


def test_r16_5_all_cats_are_placed_anew_after_a_conflict() -> None:
    play = bastet()
    play.conflict_end(1, seat=1)
    assert (play.asked(), len(play.offered())) == ("0 place_cats", 27)


def test_r16_6_a_shown_cat_lies_face_up_out_of_use() -> None:
    play = bastet()
    play.cats(plus3="8,3", star="2,3", plus1="4,1")
    play.turn(1)
    play.answer("8,3")
    assert (play.asked(), play.view(1).beside) == ("1 choose_action", ("plus3",))


def test_r16_6_g30_only_next_to_an_own_figure_once_a_turn() -> None:
    play = bastet()
    play.put(1, "warrior", "3,1")
    play.turn(1)
    assert play.offered() == ["4,1", "8,3", "no"]
    assert play.why("2,3") == "R16.6 not_adjacent"
    assert play.why("10,6") == "R16.6 no_hidden_cat"
    play.answer("4,1", "gain")
    assert play.asked() == "1 unlock_power"


def test_r16_6_bastet_herself_has_no_window() -> None:
    play = bastet()
    play.turn(0)
    assert play.asked() == "0 choose_action"


def test_r16_6_g54_the_star_must_take_a_figure_and_cats_come_back_from_beside() -> None:
    play = bastet()
    play.state.cats[2].place, play.state.cats[2].shown = -3, True
    play.turn(1)
    play.answer("8,3")
    assert (play.offered(), play.default()) == (["8,4", "9,4"], "8,4")
    play.answer("9,4")
    assert (play.on("9,4"), len(play.offered())) == ("", 27)


def test_r16_8_a_cat_whose_monument_is_destroyed_lies_hidden_beside() -> None:
    play = bastet()
    play.raze("8,3")
    assert (play.view(0).beside, play.view(1).beside) == (("star",), ("back",))


def test_r16_8_a_monument_that_changes_hands_keeps_its_cat() -> None:
    play = bastet()
    play.own(1, "2,3")
    assert {one.space: one.cat for one in play.view(0).monuments if one.cat}["2,3"] == "plus3"


# ---------------------------------------------------------------- R17 Hathor
def test_r17_1_the_extra_follower_summons_anywhere_next_to_her_things() -> None:
    play = Play("two_lands", "hathor", "ra")
    play.own(0, "10,6")
    play.followers(3, 1)
    play.act("unlock", "revered")
    assert (play.asked(), play.default()) == ("0 hathor_extra", "no")
    assert play.why("warrior>5,2") == "R6.2 not_adjacent"
    play.answer("warrior>9,6")
    assert (play.has_followers(0), play.asked()) == (1, "1 choose_action")


def test_r17_1_without_another_follower_she_is_not_asked() -> None:
    play = Play("two_lands", "hathor", "ra")
    play.followers(1, 1)
    play.act("unlock", "revered")
    assert play.asked() == "1 choose_action"


def test_r17_2_nothing_sacrificed_nothing_set_off() -> None:
    play = Play("two_lands", "hathor", "ra")
    play.followers(3, 1)
    play.act("unlock", "decline")
    assert play.asked() == "1 choose_action"


def test_r17_4_after_a_plague_its_victims_may_come_again_and_are_safe_from_it() -> None:
    play = duel("hathor")
    play.followers(3, 1)
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(1, 1)
    assert (play.asked(), play.on("1,4")) == ("0 hathor_extra", "")
    play.answer("warrior>1,4")
    assert (play.on("1,4"), play.told("summoned")[-1]["space"]) == ("0 warrior", "1,4")


def test_r17_4_a_bid_of_nothing_is_no_sacrifice() -> None:
    play = duel("hathor")
    play.followers(3, 1)
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(0, 1)
    assert play.asked() == ""


def test_r17_4_a_later_plague_may_kill_the_extra_figure() -> None:
    play = duel("hathor")
    play.followers(3, 1)
    play.stands(1, 0)
    play.battle(1)
    play.cards("plague", "plague")
    play.bids(1, 1)
    play.answer("warrior>1,4")
    play.bids(0, 0)
    assert play.on("1,4") == ""


def test_r17_5_next_to_the_monument_just_built() -> None:
    play = duel("hathor")
    play.followers(4, 1)
    play.battle(1)
    play.cards("build_monument", "chariots")
    play.answer("obelisk>2,7")
    assert "warrior>1,7" in play.offered()


def test_r17_5_a_free_monument_sets_nothing_off() -> None:
    play = duel("hathor")
    play.powers(0, "inspiring")
    play.followers(4, 1)
    play.battle(1)
    play.cards("build_monument", "chariots")
    play.answer("obelisk>2,7")
    assert play.asked() == ""


def test_r17_2_g56_worshipful_has_its_own_extra_summons() -> None:
    play = duel("hathor")
    play.powers(0, "worshipful")
    play.followers(9, 1)
    play.battle(1)
    play.cards("build_monument", "chariots")
    play.answer("obelisk>2,7", "warrior>1,7")
    play.answer("yes")
    assert play.asked() == "0 hathor_extra"


def test_r17_6_apep_may_use_its_own_rule() -> None:
    play = Play("two_lands", "hathor", "ra", guardian_2="apep")
    play.give(0, "apep")
    play.followers(3, 1)
    play.act("unlock", "revered", "apep>9,1")
    assert play.on("9,1") == "0 apep"


def test_r17_7_freeing_a_warrior_is_no_sacrifice() -> None:
    play = Play("two_lands", "hathor", "anubis")
    play.trap(0)
    play.followers(3, 1)
    play.act("summon")
    play.answer(play.offered("regular:trapped>")[0])
    assert play.asked() == "0 choose_action"


# ---------------------------------------------------------------- R18 Thoth
def test_r18_1_g26_he_names_what_the_opponent_could_have_played() -> None:
    play = duel("thoth")
    play.used(1, "flood", "plague", "miracle")
    play.battle(1)
    play.cards("flood", "chariots")
    assert (play.offered(), play.default()) == (
        ["1:build_monument", "1:chariots", "1:drought", "1:cycle", "no"], "no")
    assert play.why("1:flood") == "R18.2 cannot_play"
    assert play.why("0:flood") == "R18.1 no_opponent"


def test_r18_1_r18_5_a_right_guess_leaves_a_follower_of_the_supply_on_the_scale() -> None:
    play = duel("thoth")
    play.battle(1)
    play.cards("flood", "chariots")
    play.answer("1:chariots")
    assert (play.state.scale, play.has_followers(0)) == (1, 1)


def test_r18_4_a_wrong_guess_hands_over_all() -> None:
    play = duel("thoth")
    play.state.conflict, play.state.scale = True, 2
    play.battle(1)
    play.cards("flood", "chariots")
    play.answer("1:cycle")
    assert (play.state.scale, play.has_followers(1)) == (0, 4)


def test_r18_3_without_a_guess_the_battle_goes_on() -> None:
    play = duel("thoth")
    play.battle(1)
    play.cards("flood", "chariots")
    play.answer("no")
    assert (play.state.scale, play.told("battle_won")[0]["god"]) == (0, 1)


def test_r18_7_the_check_comes_before_flood() -> None:
    play = duel("thoth")
    play.battle(1)
    play.cards("flood", "flood")
    play.answer("1:drought")
    kinds = [event.kind for event in play.session.events(0)]
    assert kinds.index("guess_checked") < kinds.index("followers_gained")


def test_g52_he_may_guess_a_single_card() -> None:
    play = duel("thoth")
    play.used(1, "flood", "plague", "miracle", "chariots", "drought", "build_monument")
    play.battle(1)
    play.cards("flood", "cycle")
    play.answer("1:cycle")
    assert play.state.scale == 1


def test_r18_6_the_scale_is_no_sacrifice_and_g24_brings_devotion() -> None:
    play = duel("thoth")
    play.state.scale = 2
    play.conflict_end()
    assert (play.devotion(0), play.state.scale, play.told("sacrificed")) == (2, 0, [])


# ---------------------------------------------------------------- R19 Horus
def test_r19_2_eyes_on_up_to_two_regions_with_a_coming_battle() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4", "6,2")
    play.put(1, "warrior", "4,4", "5,2")
    play.conflict()
    assert (play.offered(), play.default()) == (["1", "2", "3", "done"], "1")
    play.answer("1")
    assert play.why("1") == "R19.2 watched_already"
    play.answer("3")
    assert play.asked() == "0 horus_ban"


def test_r19_2_a_region_without_a_battle_is_not_offered() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4")
    play.conflict()
    assert play.why("region:1") == "R19.2 no_battle"


def test_r19_2_also_where_he_takes_no_part() -> None:
    play = Play("delta", "ra", "isis", "horus")
    play.put(1, "warrior", "2,5")
    play.conflict()
    assert (play.asked(), play.offered(), play.default()) == ("2 horus_eyes", ["1", "done"], "done")


def test_r19_3_six_cards_and_never_cycle() -> None:
    play = duel("horus")
    play.state.conflict = True
    play.state.eyes = [1]
    play.battle(1)
    assert (len(play.offered()), play.default(), play.why("cycle")) == (6, "chariots", "R19.3 never_cycle")


def test_r19_3_r19_5_nobody_may_play_the_card_horus_included() -> None:
    play = duel("horus")
    play.state.conflict = True
    play.state.eyes = [1]
    play.battle(1)
    play.answer("flood")
    assert "flood" not in play.offered(seat=0) and "flood" not in play.offered(seat=1)
    assert play.why("flood") == "R19.3 banned"
    assert play.state.eyes == []


def test_g28_an_eye_whose_battle_has_vanished_returns_unused() -> None:
    play = Play("two_lands", "horus", "ra")
    play.state.conflict, play.state.eyes = True, [1]
    play.region(1)
    assert play.told("banned") == []
    play.conflict_end()
    assert play.state.eyes == []


# ---------------------------------------------------------------- R20 Set
def betrayer(**options: str) -> Play:
    """Set stands on (7,4); two warriors of Ra next to him, his god elsewhere."""
    play = Play("two_lands", "set_god", "ra", **options)
    play.put(0, "god", "7,4")
    play.put(1, "god", "4,0")
    play.off("9,4", "1,4")
    play.put(1, "warrior", "6,4", "7,5")
    play.state.conflict = True
    return play


def test_r20_1_adjacent_enemy_warriors_and_guardians_are_his() -> None:
    play = betrayer()
    play.put(1, "cat_mummy", "8,4")
    play.put(1, "mummy", "9,4")
    assert [play.holder(name) for name in ("6,4", "7,5", "8,4", "9,4")] == [0, 0, 0, 1]


def test_r20_2_gods_are_never_taken() -> None:
    play = betrayer()
    play.put(1, "god", "8,4")
    assert (play.holder("8,4"), play.present(2)) == (1, [0, 1])


def test_r20_3_he_gets_strength_and_position() -> None:
    play = betrayer()
    play.powers(0, "temple_attuned")
    play.monument("temple", "6,5", 0)
    assert play.strength(0, 2) == 3 + 2


def test_r20_3_their_owner_loses_it_all() -> None:
    play = betrayer()
    play.powers(1, "omnipresent")
    play.state.conflict = False
    play.conflict()
    assert play.told("followers_gained") == [{"god": 1, "count": 1, "reason": "omnipresent"}]


def test_r20_4_what_he_holds_is_spared_if_he_wins_a_plague() -> None:
    play = betrayer()
    play.put(1, "warrior", "9,6")
    play.followers(2, 0)
    play.battle(2)
    play.cards("plague", "flood")
    play.bids(1, 0)
    assert [play.on(name) for name in ("6,4", "7,5", "9,6")] == ["1 warrior", "1 warrior", ""]


def test_r20_6_radiance_of_what_he_holds_is_his() -> None:
    play = betrayer()
    play.raze("8,3")
    play.shine("6,4")
    play.region(2)
    assert play.devotion(0) == 2


def test_r20_8_he_moves_what_he_holds_and_may_lose_it_by_that() -> None:
    play = betrayer()
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.put(1, "warrior", "9,6")
    play.battle(2)
    play.answer("6,4>9,3")
    assert play.holder("9,3") == 1
    assert "7,5>7,3" in play.offered() and "9,3>8,2" not in play.offered()


def test_r20_8_that_can_bring_the_owner_into_a_battle() -> None:
    play = Play("delta", "set_god", "ra", "isis")
    play.off("8,3")
    play.put(0, "god", "7,4")
    play.put(1, "god", "1,0")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,4")
    play.put(1, "warrior", "7,5")
    play.put(2, "warrior", "8,7")
    play.battle(2)
    assert sorted(play.present(2)) == [0, 2]
    play.answer("7,5>9,4")
    play.answer("pass")
    assert sorted(play.state.battle.fighters) == [0, 1, 2]


def test_r20_10_a_god_whose_figures_are_all_taken_may_not_go() -> None:
    play = betrayer()
    play.powers(1, "obelisk_attuned")
    play.battle(2)
    assert play.told("dominated") == [{"god": 0, "region": 2}]


def test_r20_5_their_deaths_are_sets() -> None:
    play = betrayer()
    play.put(1, "warrior", "9,6", "9,7", "8,7")
    play.battle(2)
    play.cards("miracle", "chariots")
    assert play.devotion(0) == 2
    assert play.pool(1).count("warrior") == 3


@pytest.mark.parametrize("kind", ["cat_mummy", "mummy", "pharaoh_mummy"])
def test_r20_5_he_resolves_the_effects_of_guardians_that_die_as_his(kind: str) -> None:
    play = betrayer(guardian_1="cat_mummy", guardian_2=kind if kind != "cat_mummy" else "mummy")
    play.put(1, kind, "8,4")
    play.put(1, "warrior", "9,6", "9,7", "8,7", "7,7")
    play.stands(3, 3)
    play.followers(1, 1)
    play.raze("8,3")
    play.battle(2)
    play.cards("build_monument", "chariots")
    if kind == "cat_mummy":
        assert play.devotion(1) == 3 + 1 - 1
    elif kind == "mummy":
        assert play.asked() == "0 mummy_return"
        play.answer("6,4")
        assert play.on("6,4") == "1 mummy"
    else:
        assert (play.has_followers(0), play.has_followers(1)) == (2, 0)


def test_g48_he_may_let_the_mummy_go_to_its_owners_pool() -> None:
    play = betrayer()
    play.put(1, "mummy", "8,4")
    play.put(1, "warrior", "9,6", "9,7", "8,7", "7,7")
    play.battle(2)
    play.cards("flood", "chariots")
    play.answer("pool")
    assert play.pool(1).count("mummy") == 1


def test_g43_his_power_follows_the_figure_of_a_merged_god() -> None:
    play = Play("delta", "horus", "ra", "set_god")
    play.stands(9, 5, 3)
    play.conflict_end(3)
    play.state.conflict = True
    play.put(0, "warrior", "9,5")
    assert play.holder("9,5") == 1
