"""5.6. The cards of the Brass Concord, each in play."""

from __future__ import annotations

from game.titles.crowns.challenges import able_attackers, able_defenders
from tests.titles.crowns.play import Play


def test_bc01_a_won_attack_of_hers_gives_2_gold() -> None:
    play = Play()
    play.put(0, "bc01")
    play.fight("power", "bc01", "use:bc01:0")
    assert play.pool(0) == 2


def test_bc01_she_stands_for_3_gold_once_a_round() -> None:
    play = Play()
    play.put(0, "bc01", kneeling=True)
    play.gold(0, 6)
    play.window("use:bc01:1")
    assert (play.kneels("bc01"), play.pool(0)) == (False, 3)
    play.card("bc01").kneeling = True
    assert play.offers("challenges") == []


def test_bc02_he_takes_a_gold_of_each_opponents_income_twice_a_round() -> None:
    play = Play()
    play.put(0, "bc02")
    play.run(("marshal_turn", 1))
    assert (play.pool(0), play.pool(1)) == (1, 5)
    play.run(("marshal_turn", 1))
    play.run(("marshal_turn", 1))
    assert (play.pool(0), play.pool(1)) == (2, 16)


def test_bc03_by_ambush_she_removes_a_weak_enemy_from_the_challenge() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt03")
    play.put(1, "al06")
    play.hand(0, "bc03")
    play.gold(0, 5)
    play.fight("military", "al05", "pass", "ambush:bc03", "use:bc03:0", against="al06")
    assert (play.kinds(1, "dead"), play.power(0)) == (["al06"], 1)


def test_bc04_a_gold_from_him_draws_a_card_once_a_round() -> None:
    play = Play()
    play.put(0, "bc04", gold=2)
    play.window("use:bc04:0", phase="dominance")
    assert (play.card("bc04").gold, len(play.kinds(0, "hand"))) == (1, 1)
    assert play.offers("dominance") == []


def test_bc07_at_income_they_are_paid_or_kneel() -> None:
    play = Play()
    play.put(0, "bc07")
    play.run(("marshal_turn", 0), wishes=("option:0",))
    assert (play.pool(0), play.kneels("bc07")) == (5, False)
    play.run(("marshal_turn", 0), wishes=("option:1",))
    assert (play.pool(0), play.kneels("bc07")) == (11, True)


def test_bc08_entering_gives_a_gold() -> None:
    play = Play()
    play.hand(0, "bc08")
    play.gold(0, 2)
    play.marshal(0, "marshal:bc08", "use:bc08:0")
    assert play.pool(0) == 1


def test_bc09_kneeling_gives_a_gold_in_marshalling() -> None:
    play = Play()
    play.put(0, "bc09")
    play.marshal(0, "use:bc09:0")
    assert (play.pool(0), play.kneels("bc09")) == (1, True)


def test_bc10_a_gold_gives_an_icon_for_the_phase() -> None:
    play = Play()
    play.put(0, "bc10")
    play.put(0, "al05")
    play.gold(0, 2)
    play.window("use:bc10:0", "card:al05", "option:2")
    assert play.icons("al05") == "MP"
    assert play.offers("challenges") == []
    play.run(("phase_end", "challenges"))
    assert play.icons("al05") == "M"


def test_bc12_it_neither_attacks_nor_defends_with_an_empty_pool() -> None:
    play = Play()
    play.put(0, "bc12")
    play.put(1, "al05")
    assert able_attackers(play.state, 0, "military", ()) == []
    play.during("military", "al05", by=1, on=0)
    assert able_defenders(play.state, 0, ()) == []


def test_bc12_with_gold_it_attacks() -> None:
    play = Play()
    play.put(0, "bc12")
    play.gold(0, 1)
    play.fight("military", "bc12")
    assert play.power(0) == 1


def test_bc13_it_gives_2_gold() -> None:
    play = Play()
    play.put(0, "bc13")
    assert play.value(0, "gold") == 8


def test_bc14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "bc14")
    assert play.value(0, "gold") == 7


def test_bc15_it_raises_the_reserve() -> None:
    play = Play()
    play.put(0, "bc15")
    assert play.value(0, "reserve") == 6


def test_bc15_sacrificed_it_gives_2_gold() -> None:
    play = Play()
    play.put(0, "bc15")
    play.marshal(0, "use:bc15:1")
    assert (play.pool(0), play.kinds(0, "discard")) == (2, ["bc15"])


def test_bc16_for_3_gold_it_buys_a_cheap_enemy_location() -> None:
    play = Play()
    play.put(0, "bc16")
    play.put(1, "al14")
    play.put(1, "dc13")
    play.gold(0, 3)
    play.window("use:bc16:0")
    assert (play.kinds(0, "play"), play.pool(0)) == (["bc16", "al14"], 0)
    assert play.card("al14").owner == 1


def test_bc17_a_won_intrigue_challenge_draws_a_card() -> None:
    play = Play()
    play.put(0, "bc17")
    play.put(0, "vc07")
    play.fight("intrigue", "vc07", "use:bc17:0")
    assert (len(play.kinds(0, "hand")), play.kneels("bc17")) == (1, True)


def test_bc18_the_host_gets_str_for_each_gold_on_it() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(0, "bc18", on="nt12", gold=2)
    assert play.strength("nt12") == 3


def test_bc19_the_location_is_blank() -> None:
    play = Play()
    play.put(1, "bc13")
    play.put(0, "bc19", on="bc13")
    assert play.value(1, "gold") == 6


def test_bc20_the_host_gets_stealth_and_an_intrigue_icon() -> None:
    play = Play()
    play.put(0, "hc03")
    play.put(0, "bc20", on="hc03")
    play.put(1, "vc07")
    play.fight("intrigue", "hc03", "card:vc07", against="")
    assert (play.icons("hc03"), play.power(0)) == ("MIP", 1)


def test_bc21_twice_the_claim_is_paid_instead_of_it() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt12")
    play.hand(1, "bc21")
    play.gold(1, 2)
    play.fight("military", "al05", "use:bc21:0")
    assert (play.pool(0), play.pool(1), play.kinds(1, "play")) == (2, 0, ["nt12"])


def test_bc22_an_enemy_changes_sides_for_the_phase() -> None:
    play = Play()
    play.put(1, "al05")
    play.hand(0, "bc22")
    play.gold(0, 3)
    play.window("use:bc22:0")
    assert play.kinds(0, "play") == ["al05"]
    play.run(("phase_end", "challenges"))
    assert (play.kinds(0, "play"), play.kinds(1, "play")) == ([], ["al05"])


def test_bc23_the_faction_card_kneels_for_2_gold() -> None:
    play = Play()
    play.hand(0, "bc23")
    play.marshal(0, "use:bc23:0")
    assert (play.pool(0), play.seat(0).kneeling) == (2, True)
