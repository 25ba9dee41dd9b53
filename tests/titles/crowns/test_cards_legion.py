"""5.7. The cards of the Ashen Legion, each in play."""

from __future__ import annotations

from tests.titles.crowns.play import Play


def test_al01_the_faction_card_kneels_for_a_higher_claim() -> None:
    play = Play()
    play.put(0, "al01")
    for kind in ("nt12", "nt05", "bc05"):
        play.put(1, kind)
    play.fight("military", "al01", "use:al01:0")
    assert (play.kinds(1, "dead"), play.seat(0).kneeling) == (["nt12", "nt05"], True)


def test_al02_she_burns_a_participating_enemy_to_death() -> None:
    play = Play()
    play.put(0, "al02")
    play.put(1, "hc09")
    play.fight("power", "hc09", "use:al02:0", by=1, on=0)
    assert play.kinds(1, "dead") == ["hc09"]


def test_al03_armed_characters_get_1_str() -> None:
    play = Play()
    play.put(0, "al03")
    play.put(0, "al05")
    play.put(0, "al06")
    play.put(0, "nt19", on="al05")
    assert (play.strength("al05"), play.strength("al06"), play.strength("al03")) == (6, 2, 5)


def test_al03_entering_he_fetches_a_weapon_from_the_top_8() -> None:
    play = Play()
    play.deck(0, "nt12", "al19", "al20")
    play.hand(0, "al03")
    play.gold(0, 6)
    play.marshal(0, "marshal:al03", "use:al03:1", "card:al19")
    assert play.kinds(0, "hand") == ["al19"]


def test_al04_a_won_attack_stands_another_soldier_once_a_round() -> None:
    play = Play()
    play.put(0, "al04")
    play.put(0, "al05", kneeling=True)
    play.put(0, "al07", kneeling=True)
    play.fight("military", "al04", "use:al04:0")
    assert (play.kneels("al05"), play.kneels("al04")) == (False, True)


def test_al05_four_strength_win_against_the_captain_by_the_tie() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "nt03")
    play.fight("military", "al05", against="nt03")
    assert play.kinds(1, "dead") == ["nt03"]


def test_al06_it_has_1_more_str_while_attacking() -> None:
    play = Play()
    play.put(0, "al06")
    play.during("military", "al06")
    assert play.strength("al06") == 3


def test_al07_a_death_draws_a_card_once_a_round() -> None:
    play = Play()
    play.put(0, "al07")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.put(1, "nt05")
    play.plot(0, "pl02")
    play.fight("military", "al05", "use:al07:0")
    assert (play.kinds(1, "dead"), len(play.kinds(0, "hand"))) == (["nt12", "nt05"], 1)


def test_al08_he_dies_for_another() -> None:
    play = Play()
    play.put(0, "al08")
    play.put(0, "al01", kneeling=True)
    play.put(1, "al05")
    play.fight("military", "al05", "card:al01", "use:al08:0", by=1, on=0)
    assert (play.kinds(0, "play"), play.kinds(0, "discard")) == (["al01"], ["al08"])


def test_al09_a_win_by_4_breaks_a_cheap_location() -> None:
    play = Play()
    play.put(0, "al09")
    play.put(1, "al14")
    play.put(1, "bc17")
    play.fight("military", "al09", "use:al09:0")
    assert (play.kinds(1, "discard"), play.kinds(1, "play")) == (["al14"], ["bc17"])


def test_al10_other_attacking_soldiers_get_1_str_while_he_attacks() -> None:
    play = Play()
    for kind in ("al10", "al05", "al06"):
        play.put(0, kind)
    play.during("military", "al10 al05 al06")
    assert [play.strength(kind) for kind in ("al10", "al05", "al06")] == [2, 5, 3]


def test_al13_a_soldier_in_the_challenge_gets_3_str() -> None:
    play = Play()
    play.put(0, "al13")
    play.put(0, "al05")
    play.put(1, "al12")
    play.fight("military", "al05", "use:al13:0", against="al12")
    assert play.kinds(1, "dead") == ["al12"]


def test_al14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "al14")
    assert play.value(0, "gold") == 7


def test_al14_the_first_weapon_of_the_round_costs_1_less() -> None:
    play = Play()
    play.put(0, "al14")
    play.put(0, "al05")
    play.hand(0, "nt19", "al19")
    play.gold(0, 1)
    play.marshal(0, "marshal:nt19", "marshal:al19")
    assert play.pool(0) == 0


def test_al15_the_next_soldier_costs_1_less() -> None:
    play = Play()
    play.put(0, "al15")
    play.hand(0, "al07", "al05", "al08")
    play.gold(0, 6)
    play.marshal(0, "use:al15:0", "marshal:al07", "marshal:al05", "marshal:al08")
    assert play.pool(0) == 1


def test_al16_an_enemys_death_is_worth_a_power() -> None:
    play = Play()
    play.put(0, "al16")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.fight("military", "al05", "use:al16:0", against="")
    assert play.power(0) == 2


def test_al17_initiative_is_2_higher() -> None:
    play = Play()
    play.put(0, "al17")
    assert play.value(0, "initiative") == 4


def test_al18_the_blade_gives_2_str_and_intimidate() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al18", on="al05")
    play.put(1, "nt12")
    play.put(1, "hc12")
    play.put(1, "bc05")
    play.fight("military", "al05", "card:nt12", "card:bc05")
    assert (play.strength("al05"), play.kneels("bc05")) == (6, True)


def test_al19_the_host_has_2_more_str_while_attacking() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al19", on="al05")
    assert play.strength("al05") == 4
    play.during("military", "al05")
    assert play.strength("al05") == 6


def test_al20_the_host_loses_1_str_and_its_power_icon() -> None:
    play = Play()
    play.put(1, "hc03")
    play.put(0, "al20", on="hc03")
    assert (play.strength("hc03"), play.icons("hc03")) == (3, "M")


def test_al21_a_win_by_5_kills_a_participant() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "nt12")
    play.put(1, "al08")
    play.hand(0, "al21")
    play.gold(0, 2)
    play.fight("military", "al12", "use:al21:0", against="al08")
    assert play.kinds(1, "dead") == ["al08", "nt12"]


def test_al22_an_attacker_gets_3_str_and_for_the_first_player_intimidate() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "bc05")
    play.put(1, "nt12")
    play.hand(0, "al22")
    play.gold(0, 1)
    play.fight("military", "al05", "use:al22:0", "card:nt12", "card:bc05")
    assert play.kneels("bc05")


def test_al22_anybody_else_gets_only_the_str() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(0, "al12")
    play.put(0, "bc05")
    play.hand(1, "al22")
    play.gold(1, 1)
    play.fight("military", "al05", "use:al22:0", against="al12", by=1, on=0)
    assert (play.kinds(0, "dead"), play.kneels("al12")) == (["bc05"], True)


def test_al23_a_soldier_dies_for_an_enemy_that_is_not_stronger() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al08")
    play.put(1, "nt03")
    play.put(1, "hc03")
    play.hand(0, "al23")
    play.gold(0, 2)
    play.window("use:al23:0")
    assert (play.kinds(0, "discard"), play.kinds(1, "dead")) == (["al05", "al23"], ["nt03"])
