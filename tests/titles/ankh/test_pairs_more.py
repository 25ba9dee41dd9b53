"""More pairs of gods that touch the same step, and the list of all pairs: which meet where, and which never do."""
from __future__ import annotations

import itertools

from game.titles.ankh.content import GODS
from tests.titles.ankh import test_pairs
from tests.titles.ankh.play import Play
from tests.titles.ankh.test_pairs import both

MEET = {
    "set": {"horus": "R19.2", "isis": "R14.3", "anubis": "R14.2", "hathor": "R17.1", "bastet": "R16.3",
            "osiris": "R14.5", "amun": "R14.1", "ra": "R20.6", "thoth": "R18.1"},
    "thoth": {"amun": "R18.5", "horus": "R18.2"},
    "horus": {"amun": "R19.4"},
    "anubis": {"bastet": "R16.6", "isis": "R14.4", "hathor": "R10.12", "osiris": "R6.2", "ra": "R14.6"},
    "hathor": {"osiris": "R14.5", "ra": "R14.6", "thoth": "R17.7", "bastet": "R17.1"},
    "osiris": {"ra": "R14.6"},
    "isis": {"bastet": "R14.4", "osiris": "R14.5", "hathor": "R14.3", "ra": "R14.6"},
    "bastet": {"thoth": "R9.6", "amun": "R10.13", "horus": "R10.7"},
    "amun": {"hathor": "R17.1"},
}
"""The pairs of gods that touch the same step, with the rule of the step. Each has a test of its own."""
APART = (
    "amun anubis", "amun isis", "amun osiris", "amun ra", "anubis thoth", "anubis horus", "isis thoth", "isis horus",
    "osiris bastet", "osiris thoth", "osiris horus", "ra bastet", "ra thoth", "ra horus", "hathor horus",
)


def test_every_pair_of_gods_that_touches_the_same_step_has_a_test() -> None:
    tests = [name for name in (*vars(test_pairs), *globals()) if name.startswith("test_")]
    for one, others in MEET.items():
        for other in others:
            assert [name for name in tests if name.startswith(f"test_{one}_and_{other}")], (one, other)
    listed = [frozenset((one, other)) for one, others in MEET.items() for other in others]
    listed += [frozenset(pair.split()) for pair in APART]
    names = [name.removesuffix("_god") for name in GODS]
    assert sorted(map(sorted, listed)) == sorted(sorted(pair) for pair in itertools.combinations(names, 2))


def test_set_and_thoth_who_is_not_present_is_not_guessed_at() -> None:
    play = Play("delta", "set_god", "thoth", "ra")
    play.put(0, "god", "8,5")
    play.put(2, "warrior", "9,5")
    play.battle(2)
    play.cards("flood", "flood")
    assert play.asked() == "1 thoth_guess"
    assert {key.partition(":")[0] for key in play.offered()} == {"0", "no"}


def test_osiris_and_ra_a_figure_on_a_portal_may_be_made_radiant() -> None:
    play = both("osiris", "ra")
    play.portals("1,0")
    play.turn(1, marker=12)
    play.answer("summon", "regular:warrior>1,0")
    assert play.asked() == "1 place_radiance"


def test_isis_and_bastet_the_star_kills_whom_a_battle_would_spare() -> None:
    play = Play("two_lands", "isis", "bastet")
    play.cats(star="2,3", plus3="8,3", plus1="4,1")
    play.put(0, "god", "9,7")
    play.put(0, "warrior", "1,3")
    play.put(1, "warrior", "1,2")
    play.turn(0)
    play.answer("2,3")
    assert (play.on("1,3"), play.told("kept_alive"), play.asked()) == ("", [], "1 place_cats")


def test_isis_and_osiris_no_portal_where_she_kept_a_figure() -> None:
    play = Play("two_lands", "isis", "osiris")
    play.put(0, "warrior", "3,4")
    play.put(1, "warrior", "4,4")
    play.put(1, "god", "4,5")
    play.battle(1, seat=1)
    play.cards("miracle", "drought")
    play.answer("no")  # a tie without the token: both lose
    assert play.asked() == "0 isis_keep"
    play.answer("done")
    assert play.asked() == "1 osiris_portal"
    spaces = set(play.offered())
    assert "3,4" not in spaces and {"4,4", "1,4"} <= spaces


def test_isis_and_hathor_the_extra_figure_is_an_enemy_next_to_hers() -> None:
    play = Play("two_lands", "isis", "hathor")
    play.put(1, "god", "4,4")
    play.put(1, "warrior", "4,5", "3,7", "2,7")
    play.followers(0, 5)
    play.battle(1)
    play.cards("miracle", "build_monument")
    play.answer("obelisk>0,3", "warrior>0,4")
    assert (play.asked(), play.offered()) == ("0 isis_keep", ["1,4", "done"])


def test_isis_and_ra_a_kept_figure_keeps_its_sun() -> None:
    play = both("isis", "ra")
    play.put(0, "god", "8,5")
    play.put(0, "warrior", "9,5", "8,7", "9,7", "6,7")
    play.put(1, "warrior", "10,4")
    play.shine("10,4")
    play.battle(2)
    play.cards("chariots", "miracle")
    assert (play.asked(), play.offered()) == ("1 isis_keep", ["10,4", "done"])
    play.answer("done")
    assert (play.on("10,4"), play.view(None).suns) == ("1 warrior", 2)


def test_bastet_and_thoth_the_scale_is_paid_before_the_cats_are_placed() -> None:
    play = Play("two_lands", "bastet", "thoth")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.state.scale = 2
    play.conflict_end()
    assert (play.devotion(1), play.asked()) == (2, "0 place_cats")
    play.stands(0, 29)
    play.state.scale = 2
    play.conflict_end()
    assert (play.session.outcome.winners, play.asked()) == ([1], "")


def test_bastet_and_amun_her_cat_and_his_two_cards_all_count() -> None:
    play = Play("two_lands", "bastet", "amun")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.put(1, "god", "4,4")
    play.put(1, "warrior", "4,5")
    play.battle(1)
    play.answer("yes")
    play.cards("flood", "chariots+drought")
    assert {event["god"]: event["strength"] for event in play.told("strength")} == {0: 2 + 3, 1: 2 + 3 + 1}


def test_bastet_and_horus_he_names_his_card_before_her_cat_is_shown() -> None:
    play = Play("two_lands", "bastet", "horus")
    play.cats(plus1="2,3", star="8,3", plus3="4,1")
    play.put(1, "warrior", "4,4")
    play.state.conflict, play.state.eyes = True, [1]
    play.battle(1)
    assert play.asked() == "1 horus_ban"
    play.answer("chariots")
    assert not play.told("cat_shown")
    play.cards("drought", "flood")
    assert play.told("cat_shown")[0]["cat"] == "plus1"


def test_amun_and_hathor_each_of_two_cards_may_bring_an_extra_figure() -> None:
    play = both("amun", "hathor")
    play.put(0, "god", "8,5")
    play.followers(0, 9)
    play.battle(2)
    play.answer("yes")
    play.cards("flood", "build_monument+plague")
    play.answer(play.offered()[0])
    assert play.asked() == "1 hathor_extra"
    play.answer(play.offered("warrior>")[0])
    play.bids(0, 1)
    assert play.asked() == "1 hathor_extra"
    play.answer(play.offered("warrior>")[0])
    assert [event["reason"] for event in play.told("sacrificed") if event["god"] == 1] == [
        "build_monument", "hathor", "plague", "hathor"]
