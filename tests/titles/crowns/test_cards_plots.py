"""5.13-5.15. Plots, offices and agendas, each in play."""

from __future__ import annotations

from game.titles.crowns.queries import agenda_of
from game.titles.crowns.stats import allowance, claim_value, draws
from tests.titles.crowns.play import Play


def test_pl04_two_cards_are_drawn() -> None:
    play = Play()
    play.reveal("pl04", "pl01")
    assert (len(play.kinds(0, "hand")), len(play.kinds(1, "hand"))) == (2, 0)


def test_pl05_each_keeps_three_characters() -> None:
    play = Play()
    for kind in ("al05", "al06", "al07", "al08"):
        play.put(0, kind)
    play.put(1, "nt12")
    play.reveal("pl05", "pl01", wishes=("card:al05", "card:al07", "card:al08"))
    assert (play.kinds(0, "hand"), play.kinds(1, "play")) == (["al06"], ["nt12"])


def test_pl06_locations_give_no_gold() -> None:
    play = Play()
    play.put(0, "al14")
    play.put(0, "nt13")
    play.plot(1, "pl06")
    assert (play.value(0, "gold"), play.value(0, "reserve")) == (6, 4)


def test_pl07_a_cheap_location_returns_to_hand() -> None:
    play = Play()
    play.put(1, "al14")
    play.put(1, "al17")
    play.reveal("pl07", "pl01", wishes=("card:al14",))
    assert play.kinds(1, "hand") == ["al14"]


def test_pl08_each_kneels_a_character_with_the_military_icon() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "nt12")
    play.put(1, "al06")
    play.put(1, "al09")
    play.reveal("pl08", "pl01")
    assert [play.kneels(kind) for kind in ("al05", "nt12", "al06", "al09")] == [True, False, True, False]


def test_pl09_the_claim_of_its_power_challenges_is_1_higher() -> None:
    play = Play()
    play.plot(0, "pl09")
    play.put(0, "nt12")
    play.claims(1, 3)
    play.fight("power", "nt12")
    assert play.power(1) == 1


def test_pl10_the_claim_of_its_intrigue_challenges_is_1_higher() -> None:
    play = Play()
    play.plot(0, "pl10")
    play.put(0, "vc07")
    play.hand(1, "nt12", "nt12", "nt12")
    play.fight("intrigue", "vc07")
    assert play.kinds(1, "hand") == ["nt12"]


def test_pl11_a_cheap_character_is_found_in_the_top_10() -> None:
    play = Play()
    play.deck(0, *["al01"] * 9, "al05")
    play.reveal("pl11", "pl01", wishes=("card:al05",))
    assert play.kinds(0, "hand") == ["al05"]


def test_pl12_the_defending_side_gets_2_str() -> None:
    play = Play()
    play.plot(0, "pl12")
    play.put(0, "al05")
    play.put(1, "hc03")
    play.fight("military", "hc03", against="al05", by=1, on=0)
    assert [event["defence"] for event in play.told("won")] == [6]


def test_pl13_a_dead_character_comes_back_to_hand() -> None:
    play = Play()
    play.pile(0, "dead", "al01")
    play.reveal("pl13", "pl01", wishes=("card:al01",))
    assert play.kinds(0, "hand") == ["al01"]


def test_pl14_each_opponent_draws_a_card() -> None:
    play = Play(3)
    play.reveal("pl14", "pl01", "pl01")
    assert [len(play.kinds(seat, "hand")) for seat in (0, 1, 2)] == [0, 1, 1]


def test_pl15_an_event_of_an_opponents_hand_is_discarded() -> None:
    play = Play()
    play.hand(1, "nt12", "nt25")
    play.reveal("pl15", "pl01", wishes=("seat:1",))
    assert (play.kinds(1, "hand"), play.kinds(1, "discard")) == (["nt12"], ["nt25"])


def test_pl16_it_takes_a_gold_of_an_opponents_income() -> None:
    play = Play()
    play.plot(0, "pl16")
    play.run(("marshal_turn", 1))
    assert (play.pool(0), play.pool(1)) == (1, 5)


def extra_challenge(plot: str, kind: str) -> None:
    play = Play()
    play.plot(0, plot)
    assert [allowance(play.state, 0, other) for other in ("military", "intrigue", "power")] == [
        1 + (kind == other) for other in ("military", "intrigue", "power")
    ]


def test_pl17_it_allows_another_military_challenge() -> None:
    extra_challenge("pl17", "military")


def test_pl18_it_allows_another_power_challenge() -> None:
    extra_challenge("pl18", "power")


def test_pl19_opponents_reserves_are_2_lower() -> None:
    play = Play()
    play.plot(0, "pl19")
    assert (play.value(0, "reserve"), play.value(1, "reserve")) == (5, 3)


def test_pl20_a_military_claim_against_it_is_1_lower() -> None:
    play = Play()
    play.plot(0, "pl20")
    play.put(0, "nt12")
    play.put(1, "al05")
    play.fight("military", "al05", by=1, on=0)
    assert play.kinds(0, "dead") == []


def test_pl21_the_first_loyal_or_unique_card_costs_2_less() -> None:
    play = Play()
    play.plot(0, "pl21")
    play.hand(0, "al06", "hc03", "hc04")
    play.gold(0, 9)
    play.marshal(0, "marshal:al06", "marshal:hc03", "marshal:hc04")
    assert play.pool(0) == 0


def test_pl22_every_event_costs_1_more() -> None:
    play = Play()
    play.plot(1, "pl22")
    play.put(0, "al05", kneeling=True)
    play.hand(0, "nt27")
    play.gold(0, 3)
    play.window("use:nt27:0")
    assert play.pool(0) == 0


def test_pl23_opponents_discard_down_to_5() -> None:
    play = Play()
    play.hand(0, *["nt12"] * 7)
    play.hand(1, *["nt12"] * 7)
    play.reveal("pl23", "pl01")
    assert (len(play.kinds(0, "hand")), len(play.kinds(1, "hand"))) == (7, 5)


def test_pl24_at_the_end_of_taxation_it_costs_a_power() -> None:
    play = Play(phase="taxation")
    play.plot(0, "pl24")
    play.claims(0, 2)
    play.run(("phase_end", "taxation"))
    assert play.power(0) == 1


def test_pl25_a_power_moves_from_a_richer_opponent() -> None:
    play = Play()
    play.claims(1, 3)
    play.reveal("pl25", "pl01", wishes=("seat:1",))
    assert (play.power(0), play.power(1)) == (1, 2)


def test_pl26_a_character_has_renown_for_the_round() -> None:
    play = Play()
    play.put(0, "al05")
    play.reveal("pl26", "pl01", wishes=("card:al05",))
    assert play.keywords("al05") == ["renown"]
    play.run(("phase_end", "plot"))
    assert play.keywords("al05") == ["renown"]


# ---------------------------------------------------------------- offices
def in_office(office: str) -> Play:
    """A council of three whose seat 0 holds the office."""
    play = Play(3)
    play.seat(0).office = office
    return play


def sums(office: str, kind: str, attacker: str) -> list[int]:
    """The attack sum of a character of seat 0."""
    play = in_office(office)
    play.put(0, attacker)
    play.fight(kind, attacker)
    return [event["attack"] for event in play.told("won")]


def test_of1_the_high_marshal_is_stronger_in_military() -> None:
    assert (sums("of1", "military", "al06"), sums("of1", "power", "nt12")) == ([5], [1])


def test_of2_the_chancellor_is_stronger_in_intrigue() -> None:
    assert (sums("of2", "intrigue", "vc07"), sums("of2", "power", "nt12")) == ([3], [1])


def test_of3_the_keeper_of_the_seal_is_stronger_in_power() -> None:
    assert (sums("of3", "power", "nt12"), sums("of3", "intrigue", "vc07")) == ([3], [1])


def test_of4_the_treasurer_has_2_more_gold() -> None:
    assert in_office("of4").value(0, "gold") == 8


def test_of5_the_steward_draws_more_and_keeps_more() -> None:
    play = in_office("of5")
    assert (draws(play.state, 0), play.value(0, "reserve")) == (3, 6)


def test_of6_the_regent_has_3_more_in_dominance() -> None:
    play = in_office("of6")
    play.gold(1, 2)
    play.run("dominance")
    assert play.power(0) == 1


def test_of6_the_regent_defends_with_1_more() -> None:
    play = in_office("of6")
    play.put(0, "al06")
    play.put(1, "nt03")
    play.fight("military", "nt03", against="al06", by=1, on=0)
    assert [event["defence"] for event in play.told("won")] == [3]


# ---------------------------------------------------------------- agendas
def with_agenda(agenda: str) -> Play:
    play = Play()
    play.seat(0).agenda = agenda
    return play


def test_ag01_the_reserve_is_1_lower() -> None:
    assert with_agenda("ag01").value(0, "reserve") == 4


def test_ag02_the_first_card_of_the_round_costs_1_less() -> None:
    play = with_agenda("ag02")
    play.hand(0, "al06", "al05")
    play.gold(0, 4)
    play.marshal(0, "marshal:al06", "marshal:al05")
    assert play.pool(0) == 0


def test_ag03_one_more_card_is_drawn() -> None:
    assert draws(with_agenda("ag03").state, 0) == 3


def test_ag04_a_turn_of_the_tide_draws_a_card() -> None:
    play = with_agenda("ag04")
    play.reveal("pl19", "pl17")
    assert (len(play.kinds(0, "hand")), agenda_of(0)) == (1, -11)
    play.reveal("pl10", "pl02")
    assert len(play.kinds(0, "hand")) == 1


def test_pl02_its_claim_kills_two() -> None:
    play = Play()
    play.plot(0, "pl02")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.put(1, "nt05")
    play.fight("military", "al05")
    assert len(play.kinds(1, "dead")) == 2


def test_pl03_its_claim_is_0() -> None:
    play = Play()
    play.plot(0, "pl03")
    play.put(0, "al05")
    play.put(1, "nt12")
    play.fight("military", "al05")
    assert (play.kinds(1, "dead"), claim_value(play.state), play.value(0, "reserve")) == ([], 0, 8)


def test_pl01_it_gives_6_gold() -> None:
    play = Play()
    play.run(("marshal_turn", 0))
    assert play.pool(0) == 6
