"""5.10. The cards of the Dunesail Clans, each in play."""

from __future__ import annotations

from tests.titles.crowns.play import Play


def test_dc01_an_unopposed_attack_of_his_is_worth_a_power_on_him() -> None:
    play = Play()
    play.put(0, "dc01")
    play.fight("military", "dc01", "use:dc01:0")
    assert (play.card("dc01").power, play.power(0)) == (1, 2)


def test_dc02_a_pillaged_location_or_attachment_gives_2_gold_once_a_round() -> None:
    play = Play()
    play.put(0, "dc02")
    play.deck(1, "al14", "nt19", "nt12")
    play.fight("military", "dc02", "use:dc02:0")
    play.card("dc02").kneeling = False
    play.fight("intrigue", "dc02")
    assert (play.pool(0), play.kinds(1, "discard")) == (2, ["al14", "nt19"])


def test_dc03_he_discards_2_from_an_opponents_deck() -> None:
    play = Play()
    play.put(0, "dc03")
    play.deck(1, "al01", "al02", "al03")
    play.window("use:dc03:0")
    assert play.kinds(1, "discard") == ["al01", "al02"]


def test_dc04_he_gets_str_for_the_other_sides_discard_pile() -> None:
    play = Play()
    play.put(0, "dc04")
    play.pile(1, "discard", *["nt12"] * 14)
    assert play.strength("dc04") == 5
    play.during("military", "dc04")
    assert play.strength("dc04") == 7
    play.pile(1, "discard", *["nt12"] * 16)
    assert play.strength("dc04") == 9


def test_dc06_a_won_attack_by_3_breaks_an_attachment_once_a_round() -> None:
    play = Play()
    play.put(0, "dc06")
    play.put(1, "hc01", kneeling=True)
    play.put(1, "hc18", on="hc01")
    play.fight("power", "dc06", "use:dc06:0")
    assert play.kinds(1, "discard") == ["hc18"]


def test_dc08_entering_he_salvages_a_cheap_location() -> None:
    play = Play()
    play.pile(0, "discard", "dc14", "dc13", "nt12")
    play.hand(0, "dc08")
    play.gold(0, 2)
    play.marshal(0, "marshal:dc08", "use:dc08:0")
    assert (play.kinds(0, "hand"), play.kinds(0, "discard")) == (["dc14"], ["dc13", "nt12"])


def test_dc09_initiative_is_1_higher() -> None:
    play = Play()
    play.put(0, "dc09")
    assert play.value(0, "initiative") == 3


def test_dc10_its_attack_kneels_a_weak_character() -> None:
    play = Play()
    play.put(0, "dc10")
    play.put(1, "al06")
    play.put(1, "al05")
    play.fight("military", "dc10", "use:dc10:0", "card:al06")
    assert (play.kneels("al05"), play.power(0)) == (False, 1)


def test_dc11_a_raider_gets_stealth_for_the_phase() -> None:
    play = Play()
    play.put(0, "dc11")
    play.put(0, "dc05")
    play.window("use:dc11:0")
    assert play.keywords("dc05") == ["pillage", "stealth"]
    play.run(("phase_end", "challenges"))
    assert play.keywords("dc05") == ["pillage"]


def test_dc12_the_loser_gives_a_location_or_3_cards_of_the_deck() -> None:
    for option, discarded in (("option:0", ["al14"]), ("option:1", ["nt05"] * 3)):
        play = Play()
        play.put(0, "dc12")
        play.put(1, "al14")
        play.fight("military", "dc12", option)
        assert play.kinds(1, "discard") == discarded


def test_dc13_an_attacking_raider_gets_2_str() -> None:
    play = Play()
    play.put(0, "dc13")
    play.put(0, "dc10")
    play.put(1, "al05")
    play.fight("military", "dc10", "use:dc13:0", against="al05")
    assert play.kinds(1, "dead") == ["al05"]


def test_dc13_an_attacking_raider_gets_pillage() -> None:
    play = Play()
    play.put(0, "dc13")
    play.put(0, "dc10")
    play.fight("military", "dc10", "use:dc13:0")
    assert play.kinds(1, "discard") == ["nt05"]


def test_dc14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "dc14")
    assert play.value(0, "gold") == 7


def test_dc15_an_attacker_gets_2_str() -> None:
    play = Play()
    play.put(0, "dc15")
    play.put(0, "dc10")
    play.put(1, "al05")
    play.fight("military", "dc10", "use:dc15:0", against="al05")
    assert play.kinds(1, "dead") == ["al05"]


def test_dc16_for_a_gold_it_gives_a_cheap_raider_back() -> None:
    play = Play()
    play.put(0, "dc16")
    play.pile(0, "discard", "dc05", "dc06", "al06")
    play.gold(0, 1)
    play.marshal(0, "use:dc16:0")
    assert (play.kinds(0, "hand"), play.pool(0)) == (["dc05"], 0)


def test_dc17_a_pillage_gives_a_gold_once_a_round() -> None:
    play = Play()
    play.put(0, "dc17")
    play.put(0, "dc05")
    play.put(0, "dc04")
    play.fight("military", "dc05 dc04", "use:dc17:0")
    assert (play.pool(0), len(play.kinds(1, "discard"))) == (1, 2)


def test_dc18_the_hook_gives_1_str_and_pillage() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "dc18", on="al05")
    assert (play.strength("al05"), play.keywords("al05")) == (5, ["pillage"])


def test_dc19_it_takes_a_gold_of_the_hosts_income() -> None:
    play = Play()
    play.put(1, "al14")
    play.put(0, "dc19", on="al14")
    play.run(("marshal_turn", 1))
    assert (play.pool(0), play.pool(1)) == (1, 6)


def test_dc20_the_crown_gives_1_str() -> None:
    play = Play()
    play.put(0, "dc01")
    play.put(0, "dc20", on="dc01")
    assert play.strength("dc01") == 7


def test_dc20_an_unopposed_attack_of_the_host_draws_a_card() -> None:
    play = Play()
    play.put(0, "dc02")
    play.put(0, "dc20", on="dc02")
    play.fight("military", "dc02", "use:dc20:1")
    assert len(play.kinds(0, "hand")) == 1


def test_dc21_a_won_attack_by_3_breaks_a_cheap_location() -> None:
    play = Play()
    play.put(0, "dc05")
    play.put(1, "al14")
    play.put(1, "al13")
    play.hand(0, "dc21")
    play.gold(0, 1)
    play.fight("military", "dc05", "use:dc21:0")
    assert (play.kinds(1, "discard")[0], play.kinds(1, "play")) == ("al14", ["al13"])


def test_dc22_a_raider_joins_the_attack() -> None:
    play = Play()
    play.put(0, "dc10")
    play.put(0, "dc05")
    play.put(1, "al05")
    play.hand(0, "dc22")
    play.fight("military", "dc10", "use:dc22:0", against="al05")
    assert (play.kinds(1, "dead"), play.kneels("dc05")) == (["al05"], True)


def test_dc23_3_cards_are_milled_and_a_character_gives_a_gold() -> None:
    play = Play()
    play.deck(1, "al14", "nt12", "al14", "al14", "al14", "al14")
    play.hand(0, "dc23")
    play.window("use:dc23:0")
    assert (play.pool(0), play.kinds(1, "discard")) == (1, ["al14", "nt12", "al14"])
    play.seat(0).kneeling = False
    play.hand(0, "dc23")
    play.window("use:dc23:0")
    assert play.pool(0) == 1
