"""Section 9: every worked example of the specification. Seats 1 and 2 of the text are 0 and 1 here."""
from __future__ import annotations

from game.titles.ankh.caravans import legal_lines, line_key
from game.titles.ankh.state import NOBODY
from tests.titles.ankh.play import Play


def test_e1_an_action_at_its_limit_ends_the_turn_with_its_event() -> None:
    play = Play("delta", "amun", "osiris", "isis")
    play.turn(0, counters=(2, 3, 1, 2))
    play.answer("summon", "regular:warrior>2,5")
    assert (play.state.marker, play.told("event")[0]["event"]) == (1, "C")
    assert (play.state.counters, play.asked()) == ([2, 0, 1, 2], "1 choose_action")


def test_e2_the_second_action_is_forced_and_sets_off_the_event() -> None:
    play = Play()
    play.turn(0, counters=(0, 0, 1, 1))
    play.put(0, "god", "1,5")  # next to nothing, so the event finds no monument
    play.followers(0, 1)
    play.turn(0, counters=(0, 0, 1, 1))
    play.answer("gain")
    assert (play.god(0).unlocked, play.state.marker) == (1, 1)
    assert (play.state.counters, play.asked()) == ([0, 0, 2, 0], "1 choose_action")


def test_e3_gain_counts_own_and_neutral_monuments_this_side_of_the_river() -> None:
    gained = []
    for warrior, powers in (("1,4", ()), ("7,2", ()), ("8,2", ()), ("1,4", ("revered",))):
        play = Play()
        play.off("1,4")
        play.put(0, "warrior", warrior)
        play.powers(0, *powers)
        before = play.has_followers(0)
        play.act("gain")
        gained.append(play.has_followers(0) - before)
    assert gained == [1, 2, 1, 2]


def test_e4_unlocking_without_a_follower_loses_the_power() -> None:
    play = Play()
    play.followers(0, 1)
    play.act("unlock")
    assert (play.god(0).tokens, play.god(0).powers, play.god(0).unlocked) == (9, [], 1)
    play.followers(1, 1)
    play.act("unlock", "omnipresent")
    assert (play.god(0).powers, play.has_followers(0)) == (["omnipresent"], 0)
    assert play.pool(0).count("cat_mummy") == 1
    play.followers(2, 1)
    play.turn(0)
    play.answer("unlock")
    assert play.offered() == ["resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned", "decline"]
    play.answer("resplendent")
    assert play.has_followers(0) == 0


def test_e5_an_enemy_monument_only_when_no_neutral_one_is_left_anywhere() -> None:
    play = Play()
    play.own(0, "0,6", "4,6", "2,1")
    play.own(1, "10,6", "4,1", "7,1")
    play.off("1,4")
    play.put(0, "warrior", "7,3")
    play.event("C", seat=0)
    assert play.asked() == "1 choose_action"
    play.own(1, "6,6")
    play.event("C", seat=0)
    assert play.on("8,3") == "0 obelisk"
    assert play.god(1).tokens == 9 - 4


def test_e6_domination_with_bountiful() -> None:
    play = Play()
    play.own(0, "0,6")
    play.own(1, "4,6")
    play.stands(19, 0)
    play.powers(0, "commanding", "inspiring", "bountiful")
    play.region(1)
    scored = [(event["before"], event["after"]) for event in play.told("devotion") if event["god"] == 0]
    assert scored[:2] == [(19, 22), (22, 23)]


def flood_against(first: str, second: str) -> Play:
    """E7 and E8: both fight in region 1."""
    play = Play()
    play.put(0, "warrior", "3,4")
    play.put(1, "god", "4,4")
    play.off("9,4")
    play.put(1, "warrior", "4,5")
    play.battle(1, seat=1)
    play.cards(first, second)
    return play


def test_e7_flood_against_chariots() -> None:
    play = flood_against("flood", "chariots")
    assert play.told("followers_gained") == [{"god": 0, "count": 1, "reason": "flood"}]
    assert {event["god"]: event["strength"] for event in play.told("strength")} == {0: 3, 1: 5}
    assert (play.devotion(0), play.devotion(1)) == (1, 1)
    assert (play.on("1,4"), play.on("3,4"), play.on("2,4")) == ("", "0 warrior", "0 god")


def test_e8_the_token_wins_a_tie() -> None:
    play = flood_against("miracle", "drought")
    assert play.asked() == "1 use_token"
    play.answer("yes")
    assert (play.devotion(0), play.devotion(1)) == (1 + 2, 1)
    assert (play.on("1,4"), play.on("3,4"), play.on("4,5")) == ("", "", "1 warrior")


def test_e8_without_the_token_nobody_wins_the_tie() -> None:
    play = flood_against("miracle", "drought")
    play.answer("no")
    assert (play.devotion(0), play.devotion(1)) == (1 + 2, 0)
    assert (play.on("1,4"), play.on("3,4"), play.on("4,5")) == ("", "", "")


def test_e9_a_big_win() -> None:
    play = Play("two_lands", "horus", "ra")
    play.stands(0, 10)
    play.powers(1, "glorious", "bountiful")
    play.put(1, "warrior", "7,4", "7,3")
    play.shine("9,4", "7,4")
    play.off("1,4")
    play.put(0, "warrior", "10,4")
    play.battle(2)
    play.cards("flood", "drought")
    scored = [(event["before"], event["after"]) for event in play.told("devotion")]
    assert scored == [(10, 12), (12, 20)]


def test_e10_a_tied_plague_spares_nobody() -> None:
    play = Play("delta", "horus", "ra", "amun")
    play.followers(5, 3, 4)
    play.put(0, "god", "5,6")
    play.put(2, "god", "4,5")
    play.put(0, "warrior", "4,6")
    play.put(1, "warrior", "6,6")
    play.off("5,1")
    play.put(2, "warrior", "5,7")
    play.battle(3)
    play.answer("no")  # Amun's second card
    play.cards("plague", "flood", "chariots")
    play.bids(3, 3, 1)
    assert [play.has_followers(god) for god in range(3)] == [2, 0 + 1, 3]
    assert {event["god"]: event["strength"] for event in play.told("strength")} == {0: 2, 1: 0, 2: 4}
    assert play.told("battle_won")[0]["god"] == 2
    assert [play.on(name) for name in ("4,6", "6,6", "5,7")] == ["", "", ""]


def test_e11_set_holds_what_stands_next_to_him() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.put(0, "god", "7,4")
    play.put(1, "god", "4,0")
    play.off("9,4", "1,4")
    play.put(1, "warrior", "6,4", "7,5")
    play.put(1, "cat_mummy", "9,3")
    play.battle(2)
    assert (play.strength(0, 2), play.strength(1, 2)) == (3, 1)
    play.cards("miracle", "chariots")
    assert play.devotion(1) == 1 + 1
    assert (play.on("6,4"), play.on("7,5"), play.pool(1).count("warrior")) == ("", "", 6)
    assert play.devotion(0) == 2


def test_e11_without_the_cat_mummy_set_dominates() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.put(0, "god", "7,4")
    play.put(1, "god", "4,0")
    play.off("9,4", "1,4")
    play.put(1, "warrior", "6,4", "7,5")
    play.region(2)
    assert play.told("dominated")[0] == {"god": 0, "region": 2}
    assert (play.devotion(0), [event["god"] for event in play.told("majorities") if event["region"] == 2]) == (1, [])


def test_e12_set_ends_a_battle_by_moving() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.off("1,4", "9,4")
    play.put(0, "warrior", "6,5")
    play.put(1, "god", "4,0")
    play.put(1, "warrior", "7,3")
    play.battle(2)
    play.answer("2,4>8,4")
    assert play.holder("7,3") == 0
    play.answer("pass")
    assert play.told("dominated") == [{"god": 0, "region": 2}]
    assert (play.devotion(0), play.told("card_chosen")) == (2, [])


def test_e13_hathor_summons_the_guardian_just_taken() -> None:
    play = Play("two_lands", "hathor", "ra", guardian_1="wenut")
    play.god(0).unlocked = 1
    play.god(0).tokens += 1
    play.followers(3, 1)
    play.act("unlock", "omnipresent")
    assert (play.asked(), play.has_followers(0)) == ("0 hathor_extra", 2)
    play.answer("wenut>7,2")
    assert (play.has_followers(0), play.on("7,2"), play.asked()) == (1, "0 wenut", "1 choose_action")


def scale(guesses: list[tuple[str, str]]) -> Play:
    """E14: Thoth guesses in each battle of a conflict against Ra, who plays the second card of each pair."""
    play = Play("two_lands", "thoth", "ra")
    play.followers(1, 1)
    for region, (wish, card) in zip((1, 2, 3), guesses, strict=True):
        for god in (0, 1):
            play.used(god)
        if region == 1:
            play.put(1, "warrior", "3,4", "3,1")
            play.put(0, "warrior", "7,4", "4,0")
        elif not play.present(region)[1:]:
            play.put(0, "warrior", ("7,4", "4,0")[region - 2])
            play.put(1, "warrior", ("9,4", "3,1")[region - 2])
        play.battle(region)
        play.cards("flood", card)
        play.answer(wish)
    return play


def test_e14_right_guesses_stay_on_the_scale_and_a_wrong_one_gives_all_away() -> None:
    play = scale([("1:chariots", "chariots"), ("1:drought", "drought"), ("1:plague", "chariots")])
    assert play.state.scale == 0
    assert {"god": 0, "to": 1, "count": 3} in play.told("handed_over")


def test_e14_two_followers_bring_two_devotion_and_three_with_bountiful() -> None:
    gained = []
    for powers in ((), ("bountiful",)):
        play = scale([("1:chariots", "chariots"), ("1:drought", "drought"), ("no", "chariots")])
        assert play.state.scale == 2
        before = play.devotion(0)
        play.powers(0, *powers)
        play.conflict_end()
        gained.append(play.devotion(0) - before)
    assert gained == [2, 3]


def test_e15_horus_bans_before_amun_decides() -> None:
    play = Play("delta", "amun", "horus", "ra")
    play.used(0, "build_monument", "plague", "miracle", "drought")
    play.used(2, "flood", "build_monument", "plague", "miracle", "drought")
    play.put(0, "warrior", "8,7")
    play.put(2, "warrior", "6,7")
    play.state.conflict = True
    play.state.eyes = [2]
    play.battle(2)
    assert play.asked() == "1 horus_ban"
    play.answer("chariots")
    assert play.asked() == "0 amun_two"
    play.answer("yes")
    assert (play.offered(seat=0), play.offered(seat=2)) == (["flood+cycle"], ["cycle"])


def test_e16_the_star_cat() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.turn(1)
    play.answer("8,3")
    assert (play.asked(), play.offered()) == ("1 cat_victim", ["8,4", "9,4"])
    play.answer("8,4")
    assert (play.on("8,4"), play.on("9,4")) == ("1 god", "1 warrior")
    play.answer("star>2,3", "plus1>4,1", "plus3>8,3")
    assert play.asked() == "1 choose_action"
    play.answer("gain")
    assert play.asked() != "1 cat_window"


def test_e16_the_star_kills_a_warrior() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(plus3="2,3", star="8,3", plus1="4,1")
    play.put(1, "god", "9,7")
    play.off("9,4")
    play.put(1, "warrior", "8,2")
    play.turn(1)
    play.answer("8,3")
    assert (play.on("8,2"), play.asked()) == ("", "0 place_cats")


def test_e17_the_merge_of_four_seats() -> None:
    play = Play("cataracts", "amun", "ra", "isis", "osiris")
    play.stands(18, 12, 9, 9)
    play.followers(1, 1, 3, 2)
    play.put(2, "cat_mummy", "3,6")
    play.powers(3, "revered")
    play.own(2, "0,5")
    play.conflict_end(3)
    assert play.state.team == [0, 1, 3, 3]
    merged = play.god(3)
    assert (merged.followers, merged.devotion, merged.powers, merged.names) == (5, 9, ["revered"], ["osiris", "isis"])
    assert [play.on(name) for name in ("2,6", "1,6", "2,7", "0,5", "3,6")] == ["", "", "", "", "3 cat_mummy"]
    play.turn(2)
    play.answer("gain")
    assert play.asked() == "3 choose_action"


def test_e18_forgotten_gods() -> None:
    ends = []
    for values in ((21, 20, 15), (20, 18, 3)):
        play = Play("delta", "amun", "ra", "isis")
        play.stands(*values)
        play.conflict_end(4)
        ends.append((play.session.outcome.winners, play.session.outcome.reason))
    assert ends == [([0], "ankh.only_god"), ([], "ankh.nobody")]


def test_e19_a_caravan_and_a_swap() -> None:
    play = Play("two_lands", "amun", "isis")
    play.put(0, "god", "5,1")
    play.event("S", seat=0)
    key = "4,1|5,1 5,1|5,2 5,2|6,2 6,2|5,3"
    wanted = {frozenset(edge.split("|")) for edge in key.split(" ")}
    play.answer("3")
    found = [line for line in play.offered() if {frozenset(edge.split("|")) for edge in line.split(" ")} == wanted]
    play.answer(*found)
    assert [play.args(part)["spaces"] for part in play.offered()] == [14, 9]
    play.answer(play.offered()[0])
    play.answer("4<>1")
    region = play.state.region
    assert (region[play.at("6,0")], region[play.at("2,4")], region[play.at("2,1")]) == (1, 4, 3)
    assert not play.adjacent("5,1", "4,1")
    assert [line_key(play.state, line) for line in legal_lines(play.state, 4)]


def test_e20_a_portal() -> None:
    play = Play("two_lands", "isis", "osiris")
    play.put(1, "warrior", "3,4")
    play.battle(1)
    play.cards("chariots", "flood")
    assert play.asked() == "1 osiris_portal"
    play.answer("3,5")
    play.state.conflict = False
    play.turn(1)
    play.answer("summon")
    assert "regular:warrior>3,5" in play.offered()
    play.turn(0)
    play.answer("move")
    assert play.why("2,4>3,5") == "R14.5 portal"
    play.put(1, "god", "5,4")
    play.turn(1)
    play.answer("move")
    assert play.why("5,4>3,5") == ""
    assert play.state.conflict_token != NOBODY
