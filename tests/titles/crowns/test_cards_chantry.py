"""5.8. The cards of the Veiled Chantry, each in play."""

from __future__ import annotations

from tests.titles.crowns.play import Play


def test_vc01_each_card_from_an_opponents_hand_is_worth_a_power_twice_a_round() -> None:
    play = Play()
    play.put(0, "vc01")
    play.hand(1, "nt12", "nt12", "nt12")
    play.plot(0, "pl02")
    play.fight("intrigue", "vc01", "use:vc01:0:0", "use:vc01:0:1")
    assert (play.card("vc01").power, play.kinds(1, "hand")) == (2, ["nt12"])


def test_vc02_a_won_attack_looks_at_the_hand_and_discards_a_card() -> None:
    play = Play()
    play.put(0, "vc02")
    play.hand(1, "nt12", "al01", "nt04")
    play.plot(0, "pl03")
    play.fight("intrigue", "vc02", "use:vc02:0", "card:nt04")
    assert play.kinds(1, "discard") == ["nt04"]
    assert [card.kind for card in play.view(0).players[1].hand] == ["nt12", "al01"]
    assert play.view(None).players[1].hand == ()


def test_vc03_he_is_stronger_and_intimidates_while_an_opponent_holds_few_cards() -> None:
    play = Play()
    play.put(0, "vc03")
    play.hand(1, *["nt12"] * 3)
    assert (play.strength("vc03"), play.keywords("vc03")) == (8, ["intimidate"])
    play.hand(1, "nt12")
    assert (play.strength("vc03"), play.keywords("vc03")) == (6, [])


def test_vc04_she_kneels_and_pays_to_cancel_an_event() -> None:
    play = Play()
    play.put(0, "vc04")
    play.gold(0, 1)
    play.put(1, "bc05")
    play.hand(1, "nt25", "bc22")
    play.put(0, "bc06")
    play.gold(1, 3)
    play.window("use:bc22:0", "use:vc04:0")
    assert (play.kinds(0, "play"), play.kinds(1, "discard"), play.pool(0)) == (["vc04", "bc06"], ["bc22"], 0)


def test_vc07_the_reserve_is_1_higher() -> None:
    play = Play()
    play.put(0, "vc07")
    assert play.value(0, "reserve") == 6


def test_vc08_with_the_larger_hand_he_has_2_more_str() -> None:
    play = Play()
    play.put(0, "vc08")
    play.hand(0, "nt12")
    assert play.strength("vc08") == 5
    play.during("military", "vc08")
    assert play.strength("vc08") == 7
    play.hand(1, "nt12")
    assert play.strength("vc08") == 5


def test_vc09_kneeling_it_saves_another_from_death() -> None:
    play = Play()
    play.put(0, "vc09")
    play.put(0, "nt12")
    play.put(1, "al05")
    play.fight("military", "al05", "card:nt12", "use:vc09:0", by=1, on=0)
    assert (play.kinds(0, "play"), play.kneels("vc09")) == (["vc09", "nt12"], True)


def test_vc10_an_attacker_is_blank_for_the_challenge() -> None:
    play = Play()
    play.put(0, "vc10")
    play.put(1, "hc05")
    play.fight("military", "hc05", "use:vc10:0", by=1, on=0)
    assert play.card("hc05").power == 0
    assert play.keywords("hc05") == ["renown"]


def test_vc11_entering_he_looks_at_a_hand() -> None:
    play = Play()
    play.hand(0, "vc11")
    play.hand(1, "al01")
    play.gold(0, 2)
    play.marshal(0, "marshal:vc11", "use:vc11:0")
    assert [card.kind for card in play.view(0).players[1].hand] == ["al01"]
    assert play.told("looked_at_hand", None)[0].get("kinds") is None


def test_vc13_a_won_attack_costs_the_loser_a_random_card() -> None:
    play = Play()
    play.put(0, "vc13")
    play.put(0, "vc07")
    play.hand(1, "nt12", "nt12")
    play.plot(0, "pl03")
    play.fight("intrigue", "vc07", "use:vc13:0")
    assert play.kinds(1, "hand") == ["nt12"]


def test_vc14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "vc14")
    assert play.value(0, "gold") == 7


def test_vc15_the_top_3_are_seen_and_sorted_out() -> None:
    play = Play()
    play.put(0, "vc15")
    play.deck(0, "al01", "al02", "al03", "al04")
    play.window("use:vc15:0", "card:al01", "card:al03", phase="plot")
    deck = play.kinds(0, "deck")
    assert (deck[-2:], deck[:2]) == (["al04", "al02"], ["al03", "al01"])


def test_vc16_a_card_is_discarded_for_another() -> None:
    play = Play()
    play.put(0, "vc16")
    play.hand(0, "nt12")
    play.deck(0, "al01")
    play.window("use:vc16:0")
    assert (play.kinds(0, "hand"), play.kinds(0, "discard")) == (["al01"], ["nt12"])


def test_vc17_sacrificed_it_cancels_a_when_revealed_ability() -> None:
    play = Play()
    play.put(0, "vc17")
    play.reveal("pl01", "pl04", wishes=("use:vc17:0",))
    assert (play.kinds(1, "hand"), play.kinds(0, "discard")) == ([], ["vc17"])


def test_vc18_the_host_gets_stealth() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "vc18", on="al05")
    assert play.keywords("al05") == ["stealth"]


def test_vc18_the_host_has_1_more_str_in_intrigue() -> None:
    play = Play()
    play.put(0, "vc07")
    play.put(0, "vc18", on="vc07")
    play.during("intrigue", "vc07")
    assert play.strength("vc07") == 2


def test_vc19_the_host_is_blank() -> None:
    play = Play()
    play.put(1, "hc01")
    play.put(0, "vc19", on="hc01")
    assert play.keywords("hc01") == []


def test_vc20_each_kneeling_costs_the_host_1_str_until_it_dies() -> None:
    play = Play()
    play.put(1, "al06")
    play.put(0, "vc20", on="al06")
    play.fight("military", "al06", by=1, on=0)
    assert play.strength("al06") == 1
    play.card("al06").kneeling = False
    play.put(0, "al05")
    play.fight("military", "al05", against="al06")
    assert play.kinds(1, "dead") == ["al06"]


def test_vc21_an_event_is_cancelled() -> None:
    play = Play()
    play.put(0, "bc06")
    play.hand(0, "vc21")
    play.gold(0, 1)
    play.hand(1, "bc22")
    play.gold(1, 3)
    play.window("use:bc22:0", "use:vc21:0")
    assert (play.kinds(0, "play"), play.kinds(0, "discard"), play.pool(1)) == (["bc06"], ["vc21"], 0)


def test_vc22_a_win_by_3_costs_the_loser_a_card_and_draws_one() -> None:
    play = Play()
    play.put(0, "vc04")
    play.hand(0, "vc22")
    play.gold(0, 1)
    play.hand(1, "nt12")
    play.deck(0, "al01")
    play.plot(0, "pl03")
    play.fight("intrigue", "vc04", "use:vc22:0")
    assert (play.kinds(0, "hand"), play.kinds(1, "hand")) == (["al01"], [])


def test_vc23_a_participant_leaves_and_stands() -> None:
    play = Play()
    play.put(0, "vc04")
    play.hand(0, "vc23")
    play.gold(0, 1)
    play.fight("power", "vc04", "use:vc23:0")
    assert (play.kneels("vc04"), play.power(0)) == (False, 0)
