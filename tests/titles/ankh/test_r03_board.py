"""R3, R4: the board, figures and monuments."""
from __future__ import annotations

from game.titles.ankh.ground import adjacent, field_of, regions_of
from game.titles.ankh.queries import free_bases, is_empty
from game.titles.ankh.state import NOBODY
from tests.titles.ankh.play import Play


def test_r3_2_land_across_a_river_is_never_adjacent() -> None:
    play = Play()
    assert play.adjacent("7,2", "7,1")
    assert not play.adjacent("8,2", "7,2")


def test_r3_2_rivers_and_camels_are_told_apart() -> None:
    play = Play()
    rivers = set(play.view(None).rivers)
    assert ("0,2", "0,3") not in rivers and ("1,2", "2,2") in rivers and ("1,1", "1,2") in rivers
    play.put(0, "god", "5,1")
    play.event("S")
    play.answer("3", "4,1|5,1 5,1|5,2 5,2|6,2 6,2|5,3")
    play.answer(play.default(), "none")
    assert set(play.view(None).rivers) == rivers and len(play.view(None).camels) == 4


def test_r3_3_g47_water_belongs_to_every_region_that_it_touches() -> None:
    play = Play()
    assert regions_of(play.state, play.at("9,1")) == [2, 3]
    assert play.adjacent("9,1", "9,2")
    assert play.adjacent("9,1", "8,1")


def test_r3_4_water_spaces_of_one_region_are_adjacent() -> None:
    play = Play()
    assert play.adjacent("2,6", "3,6")
    assert play.adjacent("9,0", "9,1")


def test_r3_4_g42_camels_part_spaces_and_destroy_nothing() -> None:
    play = Play()
    play.put(0, "god", "5,1")
    play.event("S")
    play.answer("3", "4,1|5,1 5,1|5,2 5,2|6,2 6,2|5,3")
    play.answer(play.default())
    assert (play.on("4,1"), play.on("5,1")) == ("- obelisk", "0 god")
    assert play.at("4,1") not in adjacent(play.state, play.at("5,1"))


def test_r3_6_distance_counts_edges_only() -> None:
    play = Play()
    far = field_of(play.state).distances(play.at("1,5"))
    assert (far[play.at("3,5")], far[play.at("4,6")]) == (2, 3)


def test_r3_1_a_space_holds_one_figure_or_one_monument() -> None:
    play = Play()
    assert [is_empty(play.state, play.at(name), 0) for name in ("2,4", "2,3", "3,3")] == [False, False, True]


def test_r3_1_r14_5_a_portal_space_is_empty_for_figures_of_osiris_alone() -> None:
    play = Play("two_lands", "osiris", "ra")
    play.portals("3,3")
    assert [is_empty(play.state, play.at("3,3"), owner) for owner in (0, 1, NOBODY)] == [True, False, False]


def test_r3_5_adjacency_is_that_of_the_spaces() -> None:
    play = Play()
    assert play.at("2,3") in adjacent(play.state, play.at("2,4"))


def test_r4_4_a_god_is_present_through_figures_only() -> None:
    play = Play()
    play.own(0, "10,6")
    assert play.present(2) == [1]


def test_r4_5_a_destroyed_monument_and_its_token_return() -> None:
    play = Play()
    before = play.god(1).tokens
    play.raze("8,3")
    assert (play.on("8,3"), play.god(1).tokens) == ("", before + 1)


def test_r4_6_g66_bases_are_taken_by_pool_and_board() -> None:
    play = Play("cataracts", guardian_1="satet", guardian_3="giant_scorpion")
    play.give(0, "satet")
    play.put(0, "giant_scorpion", "3,2")
    assert [free_bases(play.state, 0, size) for size in ("small", "large")] == [1, 1]


def test_r4_6_without_a_base_no_guardian_is_taken() -> None:
    play = Play("cataracts", guardian_1="satet", guardian_2="mummy")
    play.give(0, "satet")
    play.give(0, "satet")
    play.god(0).unlocked, play.god(0).tokens = 3, play.god(0).tokens + 3
    play.followers(0)
    play.act("unlock")
    assert play.pool(0).count("mummy") == 0


def test_r4_6_petsuchos_needs_no_base() -> None:
    play = Play("five_nomes", guardian_3="petsuchos", guardian_2="apep")
    play.give(0, "apep")
    play.give(0, "apep")
    play.god(0).unlocked, play.god(0).tokens = 4, play.god(0).tokens + 4
    play.followers(0)
    play.act("unlock")
    assert "petsuchos" in play.pool(0)


def test_r4_3_a_killed_guardian_returns_to_the_pool_of_its_owner() -> None:
    play = Play()
    play.put(1, "cat_mummy", "3,4")
    play.battle(1)
    play.cards("chariots", "miracle")
    assert (play.on("3,4"), play.pool(1).count("cat_mummy")) == ("", 1)
