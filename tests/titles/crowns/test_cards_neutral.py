"""5.12. The neutral cards, each in play."""

from __future__ import annotations

from game.titles.crowns.challenges import able_defenders
from tests.titles.crowns.play import Play


def test_nt01_dominance_draws_a_card() -> None:
    play = Play()
    play.put(0, "nt01")
    play.run("dominance", wishes=("use:nt01:0",))
    assert len(play.kinds(0, "hand")) == 1


def test_nt02_he_keeps_2_power_of_a_character_that_leaves() -> None:
    play = Play()
    play.put(0, "nt02")
    play.put(0, "nt12", power=3)
    play.put(1, "al12")
    play.fight("military", "al12", "card:nt12", "use:nt02:0", by=1, on=0)
    assert (play.seat(0).power, play.kinds(0, "dead")) == (2, ["nt12"])


def test_nt06_an_ebb_plot_gives_a_gold() -> None:
    play = Play()
    play.put(0, "nt06")
    play.reveal("pl19", "pl17", wishes=("use:nt06:0",))
    assert (play.pool(0), len(play.kinds(0, "hand"))) == (1, 0)


def test_nt06_a_flood_plot_draws_a_card() -> None:
    play = Play()
    play.put(0, "nt06")
    play.reveal("pl01", "pl17", wishes=("use:nt06:1",))
    assert (play.pool(0), len(play.kinds(0, "hand"))) == (0, 1)


def test_nt07_he_cannot_defend() -> None:
    play = Play()
    play.put(0, "nt07")
    play.put(0, "nt03")
    play.put(1, "al06")
    play.during("military", "al06", by=1, on=0)
    assert able_defenders(play.state, 0, ()) == [play.n("nt03")]


def test_nt08_initiative_is_1_higher() -> None:
    play = Play()
    play.put(0, "nt08")
    assert play.value(0, "initiative") == 3


def test_nt09_losing_she_goes_over_to_the_winner() -> None:
    play = Play()
    play.put(0, "nt09")
    play.put(1, "vc01")
    play.fight("intrigue", "nt09", against="vc01")
    assert (play.kinds(1, "play"), play.card("nt09").owner) == (["vc01", "nt09"], 0)


def test_nt10_sacrificed_the_claim_is_1_lower() -> None:
    play = Play()
    play.put(0, "nt10")
    play.put(0, "nt12")
    play.put(1, "al05")
    play.fight("military", "al05", "use:nt10:0", by=1, on=0)
    assert (play.kinds(0, "play"), play.kinds(0, "discard"), play.kinds(0, "dead")) == (["nt12"], ["nt10"], [])


def test_nt11_anothers_death_stands_him() -> None:
    play = Play()
    play.put(0, "nt11", kneeling=True)
    play.put(0, "nt12")
    play.put(1, "al05")
    play.fight("military", "al05", "use:nt11:0", by=1, on=0)
    assert not play.kneels("nt11")


def test_nt13_it_gives_a_gold_and_costs_a_reserve() -> None:
    play = Play()
    play.put(0, "nt13")
    assert (play.value(0, "gold"), play.value(0, "reserve")) == (7, 4)


def test_nt14_initiative_is_1_higher() -> None:
    play = Play()
    play.put(0, "nt14")
    assert play.value(0, "initiative") == 3


def test_nt14_sacrificed_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "nt14")
    play.marshal(0, "use:nt14:1")
    assert (play.pool(0), play.kinds(0, "discard")) == (1, ["nt14"])


def test_nt15_for_a_gold_it_draws_a_card_in_dominance() -> None:
    play = Play()
    play.put(0, "nt15")
    play.gold(0, 1)
    play.window("use:nt15:0", phase="dominance")
    assert (len(play.kinds(0, "hand")), play.pool(0)) == (1, 0)


def test_nt16_the_dominance_total_is_2_higher() -> None:
    play = Play()
    play.put(0, "nt16")
    play.gold(1, 1)
    play.run("dominance")
    assert (play.power(0), play.power(1)) == (1, 0)


def test_nt16_kneeling_it_makes_dominance_worth_another_power() -> None:
    play = Play()
    play.put(0, "nt16")
    play.put(0, "al05")
    play.run("dominance", wishes=("use:nt16:1",))
    assert (play.power(0), play.kneels("nt16")) == (2, True)


def test_nt17_a_ready_defender_gets_2_str() -> None:
    play = Play()
    play.put(0, "nt17")
    play.put(0, "al05")
    play.put(1, "hc03")
    play.fight("military", "hc03", "use:nt17:0", against="al05", by=1, on=0)
    assert play.kinds(0, "dead") == [] and [event["defence"] for event in play.told("won")] == [6]


def test_nt18_for_2_gold_it_saves_a_character() -> None:
    play = Play()
    play.put(0, "nt18")
    play.put(0, "nt12")
    play.gold(0, 2)
    play.put(1, "al05")
    play.fight("military", "al05", "use:nt18:0", by=1, on=0)
    assert (play.kinds(0, "play"), play.pool(0)) == (["nt18", "nt12"], 0)


def test_nt19_the_blade_gives_1_str() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt19", on="al05")
    assert play.strength("al05") == 5


def test_nt20_the_shard_gives_1_str() -> None:
    play = Play()
    play.put(0, "hc03")
    play.put(0, "nt20", on="hc03")
    assert play.strength("hc03") == 5


def test_nt20_dominance_is_worth_a_power_on_a_standing_host() -> None:
    play = Play()
    play.put(0, "hc03")
    play.put(0, "nt20", on="hc03")
    play.run("dominance", wishes=("use:nt20:1",))
    assert play.card("hc03").power == 1


def test_nt21_the_chain_gives_a_power_icon() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt21", on="al05")
    assert play.icons("al05") == "MP"


def test_nt22_the_cloak_gives_an_intrigue_icon() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt22", on="al05")
    assert play.icons("al05") == "MI"


def test_nt23_the_host_cannot_defend() -> None:
    play = Play()
    play.put(1, "al12")
    play.put(1, "al05")
    play.put(0, "nt23", on="al12")
    play.put(0, "al06")
    play.during("military", "al06")
    assert able_defenders(play.state, 1, ()) == [play.n("al05")]


def test_nt24_the_host_loses_2_str() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(0, "nt24", on="al05")
    assert play.strength("al05") == 2


def test_nt25_a_defender_gets_3_str() -> None:
    play = Play()
    play.put(0, "al06")
    play.hand(0, "nt25")
    play.gold(0, 1)
    play.put(1, "al05")
    play.fight("military", "al05", "use:nt25:0", against="al06", by=1, on=0)
    assert (play.kinds(0, "play"), play.kinds(0, "dead")) == (["al06"], [])


def test_nt26_a_weak_enemy_leaves_the_challenge() -> None:
    play = Play()
    play.put(0, "al06")
    play.hand(0, "nt26")
    play.gold(0, 2)
    play.put(1, "vc06")
    play.put(1, "vc01")
    play.fight("intrigue", "vc06", "use:nt26:0", by=1, on=0)
    assert (play.power(1), play.told("no_winner")) == (0, [{"attack": 0, "defence": 0}])


def test_nt27_the_faction_card_kneels_to_stand_a_character() -> None:
    play = Play()
    play.put(0, "al05", kneeling=True)
    play.hand(0, "nt27")
    play.gold(0, 2)
    play.window("use:nt27:0")
    assert (play.kneels("al05"), play.seat(0).kneeling) == (False, True)


def test_nt28_a_saved_character_kneels() -> None:
    play = Play()
    play.put(0, "nt12")
    play.hand(0, "nt28")
    play.gold(0, 1)
    play.put(1, "al05")
    play.fight("military", "al05", "use:nt28:0", by=1, on=0)
    assert (play.kinds(0, "play"), play.kneels("nt12")) == (["nt12"], True)


def test_nt29_a_character_ability_is_cancelled_and_its_cost_stays_paid() -> None:
    play = Play()
    play.hand(0, "nt29")
    play.gold(0, 2)
    play.put(1, "hc04")
    play.put(1, "hc06", kneeling=True)
    play.window("use:hc04:0", "use:nt29:0")
    assert (play.kneels("hc04"), play.kneels("hc06")) == (True, True)


def test_nt30_two_cards_are_exchanged_for_two() -> None:
    play = Play()
    play.hand(0, "nt30", "nt12", "nt12")
    play.deck(0, "al01", "al02")
    play.window("use:nt30:0", phase="draw")
    assert (play.kinds(0, "hand"), play.kinds(0, "discard")) == (["al01", "al02"], ["nt12", "nt12", "nt30"])


def test_nt03_four_strength_break_through_against_three() -> None:
    play = Play()
    play.put(0, "nt03")
    play.put(1, "vc12")
    play.fight("military", "nt03", against="vc12")
    assert play.kinds(1, "dead") == ["vc12"]


def test_nt05_one_intrigue_icon_is_enough_where_nobody_defends() -> None:
    play = Play()
    play.put(0, "nt05")
    play.fight("intrigue", "nt05")
    assert play.power(0) == 1


def test_nt12_one_power_icon_is_enough_where_nobody_defends() -> None:
    play = Play()
    play.put(0, "nt12")
    play.fight("power", "nt12")
    assert play.power(0) == 1
