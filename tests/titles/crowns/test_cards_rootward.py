"""5.11. The cards of the Rootwardens, each in play."""

from __future__ import annotations

from game.titles.crowns.challenges import able_defenders
from tests.titles.crowns.play import Play


def killing(*kinds: str) -> Play:
    """Seat 1 has a Slagborn Champion to attack with, seat 0 these characters."""
    play = Play()
    play.put(1, "al12")
    for kind in kinds:
        play.put(0, kind)
    return play


def test_rw01_a_dead_beast_or_warden_comes_back_to_hand_once_a_round() -> None:
    play = killing("rw01", "rw05")
    play.fight("military", "al12", "use:rw01:0", by=1, on=0)
    assert (play.kinds(0, "hand"), play.kinds(0, "dead")) == (["rw05"], [])


def test_rw02_opponents_events_cannot_choose_it() -> None:
    play = Play()
    play.put(0, "rw02")
    play.put(0, "nt12")
    play.during("power", "rw02 nt12")
    play.hand(1, "nt26", "hc21")
    play.put(1, "al05")
    play.gold(1, 2)
    play.state.challenge.defenders = [play.n("al05")]
    play.window("use:hc21:0")
    assert play.state.challenge.attackers == [play.n("nt12")]


def test_rw03_own_beasts_get_1_str() -> None:
    play = Play()
    play.put(0, "rw03")
    play.put(0, "rw06")
    play.put(1, "rw05")
    assert (play.strength("rw06"), play.strength("rw05"), play.strength("rw03")) == (7, 4, 4)


def test_rw03_entering_she_fetches_a_beast_from_the_top_10() -> None:
    play = Play()
    play.deck(0, "nt12", "rw06", "rw07")
    play.hand(0, "rw03")
    play.gold(0, 5)
    play.marshal(0, "marshal:rw03", "use:rw03:1", "card:rw06")
    assert play.kinds(0, "hand") == ["rw06"]


def test_rw04_kneeling_she_saves_another() -> None:
    play = killing("rw04", "nt12")
    play.fight("military", "al12", "card:nt12", "use:rw04:0", by=1, on=0)
    assert (play.kinds(0, "dead"), play.kneels("rw04")) == ([], True)


def test_rw05_it_cannot_defend() -> None:
    play = killing("rw05", "rw12")
    play.during("military", "al12", by=1, on=0)
    assert able_defenders(play.state, 0, ()) == [play.n("rw12")]


def test_rw07_dying_it_draws_a_card() -> None:
    play = killing("rw07")
    play.fight("military", "al12", "use:rw07:0", by=1, on=0)
    assert (len(play.kinds(0, "hand")), play.kinds(0, "dead")) == (1, ["rw07"])


def test_rw08_the_next_beast_costs_1_less() -> None:
    play = Play()
    play.put(0, "rw08")
    play.hand(0, "rw06", "rw05")
    play.gold(0, 6)
    play.marshal(0, "use:rw08:0", "marshal:rw06", "marshal:rw05")
    assert play.pool(0) == 1


def test_rw11_for_a_gold_it_returns_to_hand_instead_of_dying() -> None:
    play = killing("rw11")
    play.gold(0, 1)
    play.fight("military", "al12", "use:rw11:0", by=1, on=0)
    assert (play.kinds(0, "hand"), play.kinds(0, "dead"), play.pool(0)) == (["rw11"], [], 0)


def test_rw13_a_cheap_dead_character_comes_into_play() -> None:
    play = Play()
    play.put(0, "rw13")
    play.pile(0, "dead", "rw09", "rw06", "rw04")
    play.gold(0, 1)
    play.marshal(0, "use:rw13:0")
    assert (play.kinds(0, "play"), play.kneels("rw09")) == (["rw13", "rw09"], False)


def test_rw14_it_gives_a_gold() -> None:
    play = Play()
    play.put(0, "rw14")
    assert play.value(0, "gold") == 7


def test_rw15_the_reserve_is_1_higher() -> None:
    play = Play()
    play.put(0, "rw15")
    assert play.value(0, "reserve") == 6


def test_rw15_sacrificed_it_stands_a_beast() -> None:
    play = Play()
    play.put(0, "rw15")
    play.put(0, "rw06", kneeling=True)
    play.put(0, "rw09", kneeling=True)
    play.window("use:rw15:1")
    assert (play.kneels("rw06"), play.kinds(0, "discard")) == (False, ["rw15"])


def test_rw16_three_participants_get_2_more_together() -> None:
    play = Play()
    play.put(0, "rw16")
    for kind in ("rw07", "vc07", "nt05"):
        play.put(0, kind)
    play.put(1, "vc08")
    play.fight("intrigue", "rw07 vc07 nt05", against="vc08")
    assert [event["attack"] for event in play.told("won")] == [5]


def test_rw17_an_own_character_returns_for_a_gold() -> None:
    play = Play()
    play.put(0, "rw17")
    play.put(0, "rw07")
    play.window("use:rw17:0")
    assert (play.kinds(0, "hand"), play.pool(0)) == (["rw07"], 1)


def test_rw18_the_mail_gives_1_str() -> None:
    play = Play()
    play.put(0, "rw07")
    play.put(0, "rw18", on="rw07")
    assert play.strength("rw07") == 2


def test_rw18_sacrificed_it_saves_the_host() -> None:
    play = killing("rw07")
    play.put(0, "rw18", on="rw07")
    play.fight("military", "al12", "use:rw18:1", by=1, on=0)
    assert (play.kinds(0, "play"), play.kinds(0, "discard")) == (["rw07"], ["rw18"])


def test_rw19_a_beast_comes_from_hand_until_the_end_of_the_phase() -> None:
    play = Play()
    play.put(0, "rw09")
    play.put(0, "rw19", on="rw09")
    play.hand(0, "rw06", "rw12")
    play.window("use:rw19:0")
    assert "rw06" in play.kinds(0, "play")
    play.run(("phase_end", "challenges"))
    assert play.kinds(0, "hand") == ["rw12", "rw06"]


def test_rw20_the_host_stands_in_the_standing_phase_only_for_a_gold() -> None:
    play = Play()
    play.put(1, "al05", kneeling=True)
    play.put(0, "rw20", on="al05")
    play.run("standing")
    assert play.kneels("al05")
    play.gold(1, 1)
    play.run("standing", wishes=("pay",))
    assert (play.kneels("al05"), play.pool(1)) == (False, 0)


def test_rw21_all_participants_get_1_str_and_three_draw_a_card() -> None:
    play = Play()
    for kind in ("rw07", "vc07", "nt05"):
        play.put(0, kind)
    play.put(1, "hc01")
    play.hand(0, "rw21")
    play.gold(0, 2)
    play.fight("intrigue", "rw07 vc07 nt05", "use:rw21:0", against="hc01")
    assert [event["attack"] for event in play.told("won")] == [6]
    assert play.kinds(0, "hand") == ["nt05"]


def test_rw22_a_cheap_character_returns_to_its_owners_hand() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(1, "al09")
    play.hand(0, "rw22")
    play.gold(0, 2)
    play.window("use:rw22:0")
    assert play.kinds(1, "hand") == ["al05"]


def test_rw23_a_won_attack_of_two_beasts_stands_one() -> None:
    play = Play()
    play.put(0, "rw05")
    play.put(0, "rw12")
    play.hand(0, "rw23")
    play.gold(0, 1)
    play.fight("military", "rw05 rw12", "use:rw23:0", "card:rw12")
    assert (play.kneels("rw05"), play.kneels("rw12")) == (True, False)
