"""R14: Amun, Anubis, Isis, Osiris, Ra."""
from __future__ import annotations

from tests.titles.ankh.play import Play


def duel(first: str, second: str = "horus", **options: str) -> Play:
    """Seat 0 has god and warrior in region 1, seat 1 warriors on (4,4) and (1,5)."""
    play = Play("two_lands", first, second, **options)
    play.put(1, "warrior", "4,4", "1,5")
    play.raze("2,3")
    return play


# ---------------------------------------------------------------- Amun
def test_r14_1_amun_plays_two_cards_and_both_count() -> None:
    play = duel("amun")
    play.battle(1)
    assert (play.asked(), play.default()) == ("0 amun_two", "no")
    play.answer("yes")
    play.cards("chariots+drought", "flood")
    assert {event["god"]: event["strength"] for event in play.told("strength")}[0] == 2 + 3 + 1
    assert play.god(0).used == ["chariots", "drought"]
    assert play.devotion(0) == 1 + 2


def test_r14_1_once_in_a_conflict() -> None:
    play = duel("amun")
    play.battle(1)
    play.answer("yes")
    play.cards("flood+miracle", "cycle")
    play.battle(1)
    play.put(0, "warrior", "3,4")
    play.battle(1)
    assert play.asked() == "0 battle_card"


def test_r14_1_two_playable_cards_are_needed() -> None:
    play = duel("amun")
    play.used(0, "flood", "build_monument", "plague", "chariots", "miracle", "drought")
    play.battle(1)
    assert play.asked().endswith("battle_card")


def test_r14_1_one_card_alone_or_a_pair_is_refused() -> None:
    play = duel("amun")
    play.battle(1)
    assert play.why("plague") == "R14.1 not_offered"
    play.answer("no")
    assert play.why("flood+cycle") == "R14.1 one_card"
    play.battle(1)
    play.state.amun_used = False
    play.battle(1)
    play.answer("yes")
    assert len(play.offered(seat=0)) == 21


# ---------------------------------------------------------------- Anubis
def test_r14_2_g40_anubis_traps_one_enemy_warrior_at_each_moment_of_killing() -> None:
    play = duel("anubis")
    play.battle(1)
    play.cards("chariots", "miracle")
    assert (play.asked(), play.offered(), play.default()) == ("0 anubis_trap", ["1", "no"], "1")
    play.answer("1")
    assert (play.view(None).trapped, play.pool(1).count("warrior")) == ((1,), 4)


def test_r14_2_g40_also_in_battles_that_he_takes_no_part_in() -> None:
    play = Play("delta", "horus", "ra", "anubis")
    play.put(1, "warrior", "1,5")
    play.battle(1)
    play.cards("chariots", "flood")
    assert play.asked() == "2 anubis_trap"


def test_r14_2_three_slots_and_one_strength_each() -> None:
    play = duel("anubis")
    before = play.strength(0, 1)
    play.trap(1, 3)
    assert play.strength(0, 1) == before + 3
    play.battle(1)
    play.cards("chariots", "flood")
    assert play.asked() == ""


def test_r14_2_the_bonus_is_the_god_figures() -> None:
    play = duel("anubis")
    play.trap(1, 2)
    play.put(0, "god", "4,0")
    assert (play.strength(0, 1), play.strength(0, 3)) == (1, 3)


def test_r14_2_an_owner_frees_a_warrior_for_a_follower_handed_over() -> None:
    play = duel("anubis")
    play.trap(1)
    play.followers(1, 1)
    play.turn(1)
    play.answer("summon")
    play.answer(play.offered("regular:trapped>")[0])
    assert (play.view(None).trapped, play.has_followers(0), play.has_followers(1)) == ((), 2, 0)


def test_r14_2_without_a_follower_nobody_is_freed() -> None:
    play = duel("anubis")
    play.trap(1)
    play.followers(1, 0)
    play.turn(1)
    play.answer("summon")
    assert play.offered("regular:trapped>") == []


# ---------------------------------------------------------------- Isis
def isis() -> Play:
    """Isis' warriors: (3,4) next to an enemy, (1,4) next to none."""
    play = duel("isis")
    play.off("1,5")
    play.put(0, "warrior", "3,4")
    play.put(1, "warrior", "4,5", "4,7")
    return play


def test_r14_3_isis_keeps_who_stands_next_to_an_enemy() -> None:
    play = isis()
    play.battle(1)
    play.cards("flood", "chariots")
    assert (play.on("3,4"), play.on("1,4")) == ("0 warrior", "")


def test_r14_4_she_may_let_them_die() -> None:
    play = isis()
    play.battle(1)
    play.cards("miracle", "chariots")
    assert (play.asked(), play.offered(), play.default()) == ("0 isis_keep", ["3,4", "done"], "done")
    play.answer("3,4")
    assert (play.on("3,4"), play.devotion(0)) == ("", 2)


def test_r14_4_a_dying_enemy_still_protects() -> None:
    play = isis()
    play.battle(1, seat=1)
    play.state.conflict_token = -1
    play.cards("miracle", "miracle")
    play.answer("done")
    assert (play.on("4,4"), play.on("3,4")) == ("", "0 warrior")


def test_r14_4_no_protection_from_a_plague() -> None:
    play = isis()
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(0, 1)
    assert play.on("3,4") == ""


# ---------------------------------------------------------------- Osiris
def test_r14_5_osiris_opens_a_portal_where_he_did_not_win() -> None:
    play = duel("osiris")
    play.battle(1)
    play.cards("flood", "chariots")
    assert (play.asked(), play.default()) == ("0 osiris_portal", play.offered()[0])
    assert play.why("2,4") == "R14.5 not_offered"
    play.answer("4,5")
    assert play.view(None).portals == ("4,5",)


def test_r14_5_g16_also_when_nobody_wins_and_not_when_he_wins() -> None:
    play = duel("osiris")
    play.battle(1)
    play.state.conflict_token = -1
    play.cards("miracle", "miracle")
    assert play.asked() == "0 osiris_portal"
    play = duel("osiris")
    play.battle(1)
    play.cards("chariots", "flood")
    assert play.asked() == ""


def test_r14_5_with_none_left_one_is_moved() -> None:
    play = duel("osiris")
    play.portals("4,5", "6,2", "7,2")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.default() == "no"
    play.answer("6,2>3,5")
    assert sorted(play.view(None).portals) == ["3,5", "4,5", "7,2"]


def test_r14_5_g68_a_portal_is_a_space_for_any_summons_of_his() -> None:
    play = duel("osiris")
    play.portals("9,7")
    play.turn(0)
    play.answer("summon")
    assert "regular:warrior>9,7" in play.offered()
    assert "4,6:warrior>9,7" not in play.offered()


# ---------------------------------------------------------------- Ra
def test_r14_6_g41_ra_makes_the_summoned_figure_radiant() -> None:
    play = duel("ra")
    play.act("summon", "regular:warrior>3,4")
    assert (play.asked(), play.default()) == ("0 place_radiance", "yes")
    play.answer("yes")
    assert play.view(None).suns == 2


def test_r14_6_one_more_devotion_for_a_region_once() -> None:
    play = Play("two_lands", "ra", "horus")
    play.raze("2,3")
    play.put(0, "warrior", "3,4")
    play.shine("3,4", "1,4")
    play.region(1)
    assert play.devotion(0) == 2


def test_r14_6_the_token_returns_when_the_figure_leaves() -> None:
    play = duel("ra")
    play.shine("1,4")
    play.battle(1)
    play.cards("flood", "chariots")
    assert play.view(None).suns == 3


def test_r14_6_without_a_token_left_nothing_is_asked() -> None:
    play = duel("ra")
    play.put(0, "warrior", "3,4", "1,3")
    play.shine("1,4", "3,4", "1,3")
    play.act("summon", "regular:warrior>1,2")
    assert play.asked() == "0 choose_action"
