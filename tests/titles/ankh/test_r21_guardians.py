"""R21: guardians."""
from __future__ import annotations

from game.titles.ankh.ground import regions_of
from tests.titles.ankh.play import Play


def pusher(kind: str = "warrior") -> Play:
    """Satet of seat 0 on (4,4), a figure of seat 1 on (3,4)."""
    play = Play("two_lands", guardian_1="satet", guardian_3="giant_scorpion")
    play.put(0, "satet", "4,4")
    if kind == "god":
        play.put(1, "god", "3,4")
    else:
        play.put(1, kind, "3,4")
    return play


# ---------------------------------------------------------------- Satet
def test_r21_1_satet_pushes_an_enemy_to_a_space_of_her_sides_choice() -> None:
    play = pusher()
    play.act("move", "4,4>3,4")
    assert (play.asked(), play.default()) == ("0 satet_push", play.offered()[0])
    play.answer("4,4")
    assert (play.on("3,4"), play.on("4,4")) == ("0 satet", "1 warrior")


def test_r21_1_g46_gods_can_be_pushed_and_own_figures_cannot() -> None:
    play = pusher("god")
    play.act("move", "4,4>3,4", "3,5")
    assert play.on("3,5") == "1 god"
    play = pusher()
    play.act("move")
    assert play.why("4,4>2,4") == "R21.1 own_figure"


def test_r21_1_nobody_is_pushed_off_the_water_or_where_there_is_no_room() -> None:
    play = Play("two_lands", guardian_1="satet", guardian_2="apep")
    play.put(0, "satet", "1,5")
    play.put(1, "apep", "2,5")
    play.act("move")
    assert play.why("1,5>2,5") == "R6.1 water"


def test_r21_1_a_pushed_scorpion_keeps_its_facing() -> None:
    play = pusher("giant_scorpion")
    play.face("3,4", 4)
    play.act("move", "4,4>3,4", "3,5")
    assert (play.state.figures[play.figure("3,5")].facing, play.asked()) == (4, "0 move_figure")


def test_r21_1_only_satet_pushes() -> None:
    play = pusher()
    play.act("move")
    assert play.why("2,4>3,4") == "R3.1 occupied"


def test_r21_1_she_enters_no_portal_space_unless_she_is_osiris_own() -> None:
    play = Play("two_lands", "ra", "osiris", guardian_1="satet")
    play.put(0, "satet", "4,4")
    play.put(1, "warrior", "3,4")
    play.portals("3,4")
    play.act("move")
    assert play.why("4,4>3,4") == "R14.5 portal"


# ---------------------------------------------------------------- Cat Mummy
def test_r21_2_every_other_god_loses_one() -> None:
    play = Play("delta")
    play.stands(5, 5, 0)
    play.put(0, "cat_mummy", "2,5")
    play.put(1, "warrior", "1,5", "2,2")
    play.raze("2,4")
    play.battle(1)
    play.cards("flood", "chariots")
    assert [play.devotion(god) for god in range(3)] == [5, 5 + 1 - 1, 0]


# ---------------------------------------------------------------- Wenut, Apep
def test_r21_3_g32_wenut_comes_next_to_any_monument() -> None:
    play = Play("two_lands", guardian_1="wenut")
    play.give(0, "wenut")
    play.act("summon")
    assert "regular:wenut>9,3" in play.offered() and "regular:wenut>1,1" in play.offered()
    assert play.why("regular:wenut>5,3") == "R6.2 not_adjacent"
    assert "regular:wenut>9,1" not in play.offered()


def test_r21_4_apep_comes_on_any_water_and_is_in_all_its_regions() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.give(0, "apep")
    play.act("summon")
    assert "regular:apep>3,4" in play.offered()
    play.answer("regular:apep>9,1")
    assert regions_of(play.state, play.at("9,1")) == [2, 3]
    assert (play.present(2), play.present(3)) == ([0, 1], [0])


def test_r21_4_on_water_it_is_neither_on_fertile_nor_on_desert_ground() -> None:
    for card in ("flood", "drought"):
        play = Play("two_lands", guardian_2="apep")
        play.put(0, "apep", "9,1")
        play.put(1, "warrior", "6,2")
        play.off("9,4")
        play.battle(3, seat=0)
        play.cards(card, "miracle")
        if play.asked():
            play.answer("yes")
        assert [event["count"] for event in play.told("followers_gained")] == []
        assert play.devotion(0) == 1


def test_r21_4_it_is_killed_there_too() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.put(0, "apep", "9,1")
    play.battle(2)
    play.cards("flood", "chariots")
    assert (play.on("9,1"), play.pool(0).count("apep")) == ("", 1)


# ---------------------------------------------------------------- Mummies
def mummies(kind: str) -> Play:
    """The guardian of seat 0 in region 2, which it is going to lose."""
    play = Play("two_lands", guardian_2=kind)
    play.put(0, kind, "7,4")
    play.raze("8,3")
    play.battle(2)
    play.cards("miracle", "chariots")
    return play


def test_r21_5_g69_the_mummy_may_come_back_next_to_the_god() -> None:
    play = mummies("mummy")
    assert (play.asked(), play.default()) == ("0 mummy_return", play.offered()[0])
    play.answer("3,4")
    assert play.on("3,4") == "0 mummy"


def test_r21_5_it_was_killed_all_the_same() -> None:
    play = mummies("mummy")
    play.answer("3,4")
    assert play.devotion(0) == 1


def test_r21_5_or_it_goes_to_the_pool() -> None:
    play = mummies("mummy")
    play.answer("pool")
    assert play.pool(0).count("mummy") == 1


def test_r21_6_g34_another_god_hands_over_two_followers() -> None:
    play = Play("delta", guardian_2="pharaoh_mummy")
    play.put(0, "pharaoh_mummy", "8,5")
    play.followers(0, 1, 5)
    play.battle(2)
    play.cards("flood", "chariots")
    assert (play.asked(), play.offered(), play.default()) == ("0 pharaoh_curse", ["1", "2"], "2")
    play.answer("1")
    assert (play.has_followers(0), play.has_followers(1)) == (1, 0)


# ---------------------------------------------------------------- Giant Scorpion
def scorpion(where: str, facing: int) -> Play:
    """The Scorpion of seat 0."""
    play = Play("two_lands", "anubis", "ra", guardian_3="giant_scorpion")
    play.put(0, "giant_scorpion", where)
    play.face(where, facing)
    return play


def test_r21_7_both_faced_monuments_fall_own_ones_too() -> None:
    play = scorpion("3,4", 1)
    play.monument("pyramid", "1,5")
    play.conflict()
    assert [event["space"] for event in play.told("destroyed")] == ["2,3"]


def test_r21_7_not_across_a_river() -> None:
    play = scorpion("3,3", 3)
    play.conflict()
    assert play.told("destroyed") == []


def test_r21_7_its_side_turns_it_when_it_is_summoned() -> None:
    play = Play("two_lands", "horus", "ra", guardian_3="giant_scorpion")
    play.give(0, "giant_scorpion")
    play.own(1, "0,6")
    play.act("summon", "regular:giant_scorpion>0,5")
    assert (play.asked(), len(play.offered())) == ("0 scorpion_facing", 6)
    assert play.default() == "3"
    play.answer("2")
    assert play.state.figures[play.figure("0,5")].facing == 2


def test_r21_7_g64_it_may_turn_without_moving_and_that_is_its_move() -> None:
    play = scorpion("3,4", 1)
    play.act("move", "3,4>3,4", "5")
    assert (play.state.figures[play.figure("3,4")].facing, play.offered("3,4>")) == (5, [])


def test_r21_7_after_an_obelisk_move_it_is_turned_too() -> None:
    play = scorpion("3,4", 1)
    play.powers(0, "obelisk_attuned")
    play.monument("obelisk", "7,6", 0)
    play.put(0, "warrior", "6,4")
    play.battle(2)
    play.answer("3,4>7,5")
    assert play.asked() == "0 scorpion_facing"


# ---------------------------------------------------------------- Androsphinx, Petsuchos
def test_r21_8_adjacent_enemies_have_no_strength_gods_and_bonuses_too() -> None:
    play = Play("two_lands", "anubis", "ra")
    play.powers(0, "resplendent")
    play.own(0, "2,1", "10,6")
    play.trap(1, 2)
    before = play.strength(0, 1)
    play.put(1, "androsphinx", "3,4")
    assert (before, play.strength(0, 1)) == (3 + 2 + 1, 1)


def test_r21_8_they_are_present_all_the_same() -> None:
    play = Play()
    play.powers(0, "temple_attuned", "magnanimous")
    play.off("1,4")
    play.put(1, "androsphinx", "3,4")
    assert (play.present(1), play.strength(0, 1)) == ([0, 1], 2)


def test_r21_8_two_sphinxes_take_each_others_strength() -> None:
    play = Play("delta")
    play.put(0, "androsphinx", "2,5")
    play.put(1, "androsphinx", "3,5")
    assert (play.strength(0, 1), play.strength(1, 1)) == (2, 0)


def test_r21_9_g33_petsuchos_goes_to_the_weakest_gods_pool() -> None:
    play = Play("two_lands", guardian_3="petsuchos")
    play.put(0, "petsuchos", "3,4")
    play.stands(5, 3)
    play.conflict_end()
    assert (play.on("3,4"), play.pool(1).count("petsuchos")) == ("", 1)


def test_r21_9_it_stays_where_it_is_with_the_weakest_god() -> None:
    play = Play("two_lands", guardian_3="petsuchos")
    play.put(0, "petsuchos", "3,4")
    play.stands(3, 5)
    play.conflict_end()
    assert play.on("3,4") == "0 petsuchos"


def test_r21_9_g61_out_of_the_supply_it_does_not_pass() -> None:
    play = Play("two_lands", guardian_3="petsuchos")
    play.conflict_end()
    assert dict(play.view(None).supply)["petsuchos"] == 1


def test_r21_9_g61_with_a_forgotten_god_it_goes_to_the_supply() -> None:
    play = Play("delta", guardian_3="petsuchos")
    play.stands(25, 3, 26)
    play.put(1, "petsuchos", "8,5")
    play.conflict_end(4)
    assert dict(play.view(None).supply)["petsuchos"] == 1
