"""Section 4: what is hidden, and that being asked tells nothing. The rest is held by the properties."""
from __future__ import annotations

from game.core.codec import ENCODE
from game.core.rng import Stream
from game.titles.ankh.view import open_view
from game.titles.ankh.worlds import imagine
from tests.titles.ankh.play import Play


def guessing() -> Play:
    """All three have chosen in a battle; Thoth (seat 0) is asked for his guess."""
    play = Play("delta", "thoth", "ra", "bastet")
    play.answer("star>2,1", "plus1>8,1", "plus3>4,4")
    play.put(0, "warrior", "4,6")
    play.put(1, "warrior", "6,6")
    play.battle(3)
    play.cards("flood", "chariots", "miracle")
    return play


def test_s4_a_card_that_is_chosen_is_seen_by_its_side_alone() -> None:
    play = guessing()
    seen = [dict(play.view(seat).battle.chosen)[1] for seat in (0, 1, 2, None)]
    assert seen == [("chosen",), ("chariots",), ("chosen",), ("chosen",)]
    assert dict(open_view(play.state).battle.chosen)[1] == ("chariots",)


def test_s4_icons_of_hidden_cats_are_bastets_secret() -> None:
    play = guessing()
    icons = [sorted(one.cat for one in play.view(seat).monuments if one.cat) for seat in (2, 0, None)]
    assert icons == [["plus1", "plus3", "star"], ["back"] * 3, ["back"] * 3]


def test_s4_the_log_names_no_icon_to_others() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.answer("star>2,3", "plus1>8,3", "plus3>2,1")
    assert play.told("cat_placed", 1)[0] == {"god": 0, "space": "2,3", "kind": "temple"}
    assert play.told("cat_placed", 0)[0]["cat"] == "star"


def test_s4_thoths_guess_is_open_at_once() -> None:
    play = guessing()
    play.answer("1:chariots")
    assert play.told("guessed", None)[0]["card"] == "chariots"


def test_s4_bids_are_shown_when_all_are_in() -> None:
    play = Play()
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.cards("plague", "flood")
    before = ENCODE(play.view(1))
    play.answer("1", seat=0)
    assert ENCODE(play.view(1)) == before and play.told("sacrificed") == []
    play.answer("0", seat=1)
    assert [event["count"] for event in play.told("sacrificed")] == [1, 0]


def test_s4_in_an_imagined_world_cards_and_icons_may_be_others() -> None:
    play = guessing()
    cards, places = set(), set()
    for seed in range(60):
        state = play.session.imagine(0, seed).table.state
        cards.add(tuple(state.battle.chosen[1]))
        places.add(tuple(cat.place for cat in state.cats))
        assert state.battle.chosen[0] == ["flood"]
    assert (len(cards), len(places)) == (7, 6)


def test_s4_a_side_keeps_its_own_secrets_in_its_worlds() -> None:
    play = guessing()
    before = [(cat.icon, cat.place) for cat in play.state.cats]
    imagine(play.state, 2, Stream(3, "world"))
    assert ([(cat.icon, cat.place) for cat in play.state.cats], play.state.battle.chosen[2]) == (before, ["miracle"])


def test_s4_shown_cats_stay_what_they_are() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(plus3="8,3", star="2,3", plus1="4,1")
    play.turn(1)
    play.answer("8,3")
    for seed in range(8):
        imagine(play.state, 1, Stream(seed, "world"))
        assert play.view(1).beside == ("plus3",)


def test_s4_amuns_pair_is_imagined_as_a_pair() -> None:
    play = Play("delta", "thoth", "amun", "ra")
    play.put(0, "warrior", "8,5")
    play.battle(2)
    play.answer("yes")
    play.cards("flood", "chariots+miracle")
    for seed in range(8):
        imagine(play.state, 0, Stream(seed, "world"))
        assert len(set(play.state.battle.chosen[1])) == 2


def test_s4_who_has_a_single_card_is_asked_all_the_same() -> None:
    play = Play()
    play.put(1, "warrior", "4,4")
    play.used(0, "flood", "build_monument", "plague", "chariots", "miracle", "drought")
    play.battle(1)
    assert sorted(q.seat for q in play.questions) == [0, 1]


def test_r7_1_powers_are_public() -> None:
    play = Play()
    play.powers(1, "glorious")
    assert play.view(0).gods[1].powers == ("glorious",)


def test_r7_2_gods_use_the_same_power_in_ascending_devotion() -> None:
    play = Play("two_lands", "anubis", "ra")
    for god in (0, 1):
        play.powers(god, "omnipresent")
    play.stands(4, 2)
    play.conflict()
    assert [event["god"] for event in play.told("followers_gained")] == [1, 0]


def test_r5_9_why_not_tells_who_is_not_asked() -> None:
    play = Play("delta")
    play.stands(25, 10, 26)
    play.conflict_end(4)
    refusal = play.session.why_not(1, "gain")
    assert refusal is not None and (refusal.rule, refusal.text) == ("R13.2", "why.forgotten")
    play.turn(0, marker=16)
    refusal = play.session.why_not(2, "gain")
    assert refusal is not None and refusal.text == "why.not_asked"
