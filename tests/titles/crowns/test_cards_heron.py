"""5.9. The cards of the Heron Court, each in play."""

from __future__ import annotations

from tests.titles.crowns.play import Play


def test_hc01_dominance_is_worth_a_power_on_her() -> None:
    play = Play()
    play.put(0, "hc01")
    play.run("dominance", wishes=("use:hc01:0",))
    assert (play.card("hc01").power, play.power(0)) == (1, 2)


def test_hc02_alone_in_a_power_challenge_he_does_not_kneel() -> None:
    play = Play()
    play.put(0, "hc02")
    play.fight("power", "hc02")
    assert not play.kneels("hc02")


def test_hc02_in_company_or_in_another_challenge_he_kneels() -> None:
    play = Play()
    play.put(0, "hc02")
    play.put(0, "hc08")
    play.fight("power", "hc02 hc08")
    assert play.kneels("hc02")
    other = Play()
    other.put(0, "hc02")
    other.fight("military", "hc02")
    assert other.kneels("hc02")


def test_hc03_a_win_alone_stands_him() -> None:
    play = Play()
    play.put(0, "hc03")
    play.fight("power", "hc03", "use:hc03:0")
    assert not play.kneels("hc03")


def test_hc04_she_stands_a_knight() -> None:
    play = Play()
    play.put(0, "hc04")
    play.put(0, "hc06", kneeling=True)
    play.put(0, "al05", kneeling=True)
    play.window("use:hc04:0")
    assert (play.kneels("hc06"), play.kneels("hc04")) == (False, True)


def test_hc06_alone_in_attack_he_has_1_more_str() -> None:
    play = Play()
    play.put(0, "hc06")
    play.put(0, "al05")
    play.during("military", "hc06")
    assert play.strength("hc06") == 3
    play.card("hc06").kneeling = False
    play.during("military", "hc06 al05")
    assert play.strength("hc06") == 2


def test_hc07_he_gives_a_knight_1_str() -> None:
    play = Play()
    play.put(0, "hc07")
    play.put(0, "hc05")
    play.put(1, "al05")
    play.fight("military", "hc05", "use:hc07:0", against="al05")
    assert play.kinds(1, "dead") == ["al05"]


def test_hc08_entering_it_fetches_a_knight_from_the_top_5() -> None:
    play = Play()
    play.deck(0, "nt12", "al05", "hc06")
    play.hand(0, "hc08")
    play.gold(0, 2)
    play.marshal(0, "marshal:hc08", "use:hc08:0", "card:hc06")
    assert play.kinds(0, "hand") == ["hc06"]


def test_hc09_a_lost_defence_draws_a_card() -> None:
    play = Play()
    play.put(0, "hc09")
    play.put(1, "hc01")
    play.fight("power", "hc01", "use:hc09:0", by=1, on=0)
    assert len(play.kinds(0, "hand")) == 1


def test_hc10_it_has_1_more_str_while_defending() -> None:
    play = Play()
    play.put(0, "hc10")
    play.put(1, "hc03")
    play.fight("power", "hc03", against="hc10", by=1, on=0)
    assert play.power(1) == 0 and play.state.seats[1].started == {"power": 1}
    assert [event["defence"] for event in play.told("won")] == [4]


def test_hc10_it_cannot_be_bypassed() -> None:
    play = Play()
    play.put(0, "hc10")
    play.put(0, "hc08")
    play.put(1, "vc05")
    play.fight("power", "vc05", by=1, on=0, stop="stealth_target")
    assert play.asked("stealth_target") == ["card:hc08", "none"]


def test_hc11_standing_by_it_removes_one_of_several() -> None:
    play = Play()
    play.put(0, "hc11")
    play.put(1, "hc08")
    play.put(1, "nt12")
    play.fight("power", "hc08 nt12", "use:hc11:0", "card:hc08", by=1, on=0)
    assert [event["attack"] for event in play.told("won")] == [1]


def test_hc12_in_company_it_is_3_weaker() -> None:
    play = Play()
    play.put(0, "hc12")
    play.put(0, "nt12")
    play.during("power", "hc12")
    assert play.strength("hc12") == 6
    play.card("hc12").kneeling = False
    play.during("power", "hc12 nt12")
    assert play.strength("hc12") == 3


def test_hc13_a_won_power_attack_is_worth_a_power() -> None:
    play = Play()
    play.put(0, "hc13")
    play.put(0, "nt12")
    play.fight("power", "nt12", "use:hc13:0")
    assert play.power(0) == 2


def test_hc14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "hc14")
    assert play.value(0, "gold") == 7


def test_hc15_a_knight_alone_gets_2_str_and_renown() -> None:
    play = Play()
    play.put(0, "hc15")
    play.put(0, "hc06")
    play.put(1, "hc03")
    play.fight("power", "hc06", "use:hc15:0", against="hc03")
    assert play.card("hc06").power == 1


def test_hc16_the_reserve_is_1_higher() -> None:
    play = Play()
    play.put(0, "hc16")
    assert play.value(0, "reserve") == 6


def test_hc16_sacrificed_it_stands_a_character() -> None:
    play = Play()
    play.put(0, "hc16")
    play.put(0, "hc06", kneeling=True)
    play.put(0, "hc01", kneeling=True)
    play.window("use:hc16:1")
    assert (play.kneels("hc06"), play.kinds(0, "discard")) == (False, ["hc16"])


def test_hc17_a_power_claim_is_1_lower() -> None:
    play = Play()
    play.put(0, "hc17")
    play.claims(0, 2)
    play.put(1, "nt12")
    play.fight("power", "nt12", "use:hc17:0", by=1, on=0)
    assert play.power(0) == 2


def test_hc18_the_blade_gives_2_str_and_renown() -> None:
    play = Play()
    play.put(0, "hc06")
    play.put(0, "hc18", on="hc06")
    assert (play.strength("hc06"), play.keywords("hc06")) == (4, ["renown"])


def test_hc19_a_knight_gets_1_str_and_a_power_icon() -> None:
    play = Play()
    play.put(0, "hc05")
    play.put(0, "hc19", on="hc05")
    assert (play.strength("hc05"), play.icons("hc05")) == (4, "MP")


def test_hc20_the_host_cannot_attack() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(1, "al06")
    play.put(0, "hc20", on="al05")
    play.fight("military", "", by=1, on=0, stop="attackers")
    assert play.asked("attackers") == ["card:al06", "back"]


def test_hc21_all_but_two_leave_the_challenge() -> None:
    play = Play()
    for kind in ("hc06", "hc03"):
        play.put(0, kind)
    for kind in ("al06", "al05"):
        play.put(1, kind)
    play.hand(0, "hc21")
    play.gold(0, 2)
    play.fight("military", "hc06 hc03", "use:hc21:0", "card:hc03", "card:al06", against="al06 al05")
    assert [(event["attack"], event["defence"]) for event in play.told("won")] == [(4, 2)]


def test_hc22_the_faction_card_kneels_to_stand_a_knight() -> None:
    play = Play()
    play.put(0, "hc06", kneeling=True)
    play.hand(0, "hc22")
    play.gold(0, 1)
    play.window("use:hc22:0")
    assert (play.kneels("hc06"), play.seat(0).kneeling) == (False, True)


def test_hc23_a_won_defence_is_worth_a_power() -> None:
    play = Play()
    play.put(0, "hc10")
    play.hand(0, "hc23")
    play.put(1, "nt12")
    play.fight("power", "nt12", "use:hc23:0", against="hc10", by=1, on=0)
    assert play.power(0) == 1
