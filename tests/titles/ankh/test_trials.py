"""C6.4b, section 10. What is told of a choice before it is made is what it then brings: places, actions, cards."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import GODS
from game.titles.ankh.forecast import forecast
from game.titles.ankh.trials import (
    card_reach,
    card_strength,
    followers_now,
    next_guardian,
    next_price,
    price_to_build,
    tried,
)
from tests.titles.ankh.play import Play

ANSWERS = 1500
FAR = {"event", "conflict_began", "battle_began", "dominated", "card_chosen", "revealed", "strength", "conflict_ended",
       "ended"}
"""Where one of these happens at once the board is no longer that of the choice alone."""


def told(view: Any) -> list[Any]:
    """What is foretold of all regions."""
    return [(one.kind, one.stakes) for one in forecast(view).regions]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["two_lands", "delta", "five_nomes"])
def test_s10_what_is_told_of_a_choice_is_what_the_board_then_is(scenario: str) -> None:
    compared: Counter[str] = Counter()
    for seed in range(2):
        stream, gods = Stream(seed, "trials"), list(GODS)
        stream.shuffle(gods)
        session = Session(SPEC, [{"god": name} for name in gods[:PLANS[scenario].players]], {"scenario": scenario},
                          seed)
        for _ in range(ANSWERS):
            if session.outcome is not None:
                break
            question = stream.pick(session.questions())
            _compare(session, question.seat, question.text, stream.pick(question.options()).key, compared)
    assert min(compared[name] for name in ("move_figure", "summon", "gain", "unlock")) > 0, compared


def _compare(session: Session, seat: int, text: str, key: str, compared: Counter[str]) -> None:
    """Makes a choice and compares what was told of it before."""
    view, start = session.view(seat), len(session.events(0, None))
    god = view.team[seat]
    after = tried(view, god, text, key)
    gain = sum(followers_now(view, god)) if (text, key) == ("choose_action", "gain") else 0
    price, guardian = next_price(view, god), next_guardian(view, god)
    session.answer(seat, key)
    events = session.events(start, None)
    if after is not None and not {event.kind for event in events} & FAR:
        assert told(after) == told(session.view(seat)), (text, key)
        compared[text] += 1
    if gain:
        assert gain == sum(event.data["count"] for event in events if event.data.get("reason") == "action")
        compared["gain"] += 1
    if text == "unlock_power":
        paid = [event.data["count"] for event in events if event.data.get("reason") == "unlock"]
        taken = [event.data["figure"] for event in events if event.kind == "guardian_taken"]
        assert paid in ([], [price]) and taken == [guardian] * bool(guardian)
        compared["unlock"] += 1


def test_r6_1_a_figure_that_crosses_a_river_leaves_one_region_and_fights_in_the_other() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,2")
    view = play.session.view(0)
    after = tried(view, 0, "move_figure", "2,4>3,3")
    assert after is not None
    kinds = [[one.kind for one in forecast(seen).regions][2] for seen in (view, after)]
    assert kinds == ["domination", "battle"]


def test_r21_7_where_a_scorpion_will_face_is_another_choice() -> None:
    play = Play("two_lands", guardian_3="giant_scorpion")
    play.put(0, "giant_scorpion", "3,4")
    assert tried(play.session.view(0), 0, "move_figure", "3,4>4,4") is None
    assert tried(play.session.view(0), 0, "summon", "regular:giant_scorpion>4,4") is None


def test_r21_1_where_satet_pushes_somebody_is_another_choice() -> None:
    play = Play("two_lands", guardian_1="satet")
    play.put(0, "satet", "3,4")
    play.put(1, "warrior", "4,4")
    assert tried(play.session.view(0), 0, "move_figure", "3,4>4,4") is None


def test_r14_2_a_trapped_warrior_that_is_summoned_makes_anubis_weaker() -> None:
    play = Play("two_lands", "anubis", "osiris")
    play.put(1, "warrior", "4,4")
    play.trap(1, 2)
    view = play.session.view(1)
    after = tried(view, 1, "summon", "regular:trapped>4,3")
    assert after is not None
    sums = [{one.god: one.strength for one in forecast(seen).regions[0].stakes} for seen in (view, after)]
    assert (sums[0][0], sums[1][0]) == (4, 3)


def test_r10_8_a_monument_that_is_built_may_turn_a_majority() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4")
    after = tried(play.session.view(1), 1, "build", "obelisk>3,4")
    assert after is not None
    kinds = {one.god: one.kinds for one in forecast(after).regions[0].stakes}
    assert kinds == {0: ("temple",), 1: ("obelisk",)}


@pytest.mark.parametrize("key", ["done", "no", "pass"])
def test_s10_what_leaves_it_at_that_changes_no_region(key: str) -> None:
    assert tried(Play("two_lands").session.view(0), 0, "move_figure", key) is None


# ---------------------------------------------------------------- actions
def test_r6_3_revered_is_told_apart_from_the_monuments() -> None:
    play = Play("two_lands")
    play.powers(0, "revered")
    assert followers_now(play.session.view(0), 0) == (1, 1)


@pytest.mark.parametrize(("unlocked", "price", "guardian"), [
    (0, 1, ""), (1, 1, "cat_mummy"), (3, 2, "mummy"), (4, 3, "androsphinx"), (5, 3, ""), (6, 0, "")])  # fmt: skip
def test_r6_4_the_next_token_is_told_with_its_price_and_its_guardian(unlocked: int, price: int, guardian: str) -> None:
    play = Play("two_lands")
    play.god(0).unlocked = unlocked
    play.god(0).tokens += unlocked
    view = play.session.view(0)
    assert (next_price(view, 0), next_guardian(view, 0)) == (price, guardian)


def test_r6_4c_no_guardian_is_told_where_none_is_left() -> None:
    play = Play("two_lands")
    play.put(1, "cat_mummy", "4,4")
    play.god(0).unlocked = 1
    play.god(0).tokens += 1
    assert next_guardian(play.session.view(0), 0) == ""


# ---------------------------------------------------------------- cards
def test_s5_2_what_a_card_counts_in_the_battle() -> None:
    play = Play("two_lands")  # 2,4 and 1,4 are desert
    play.put(0, "warrior", "3,4")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    view = play.session.view(0)
    found = {card: sorted(one.space for one in card_reach(view, 0, card)) for card in (
        "flood", "drought", "miracle", "plague", "chariots", "cycle")}  # fmt: skip
    assert found == {"flood": ["3,4"], "drought": ["1,4", "2,4"], "miracle": ["1,4", "3,4"],
                     "plague": ["1,4", "3,4", "4,4"], "chariots": [], "cycle": []}  # fmt: skip
    assert [card_strength(view, 0, cards) for cards in ((), ("chariots",), ("chariots", "plague"))] == [3, 6, 7]
    assert price_to_build(view, 0) == 3
    play.powers(0, "inspiring")
    assert price_to_build(play.session.view(0), 0) == 0


def test_r21_4_an_apep_on_water_counts_for_plague_and_miracle() -> None:
    play = Play("two_lands", guardian_2="apep")
    play.put(0, "apep", "2,5")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    view = play.session.view(0)
    assert "2,5" in [one.space for one in card_reach(view, 0, "plague")]
    assert "2,5" in [one.space for one in card_reach(view, 0, "miracle")]
    assert "2,5" not in [one.space for one in card_reach(view, 0, "flood")]


def test_r16_3_bastet_counts_the_cat_that_she_knows() -> None:
    play = Play("two_lands", "bastet", "osiris")
    play.put(1, "warrior", "4,4")
    play.cats(plus3="2,3", plus1="10,6", star="")
    play.battle(1)
    assert card_strength(play.session.view(0), 0, ("chariots",)) == 2 + 3 + 3


def test_r14_1_once_amun_has_decided_the_range_of_his_strength_is_that_of_one_card() -> None:
    play = Play("two_lands", "amun", "osiris")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    view = play.session.view(0)
    most = {settled: next(one.most for one in forecast(view, settled).regions[0].stakes if one.god == 0)
            for settled in (False, True)}  # fmt: skip
    assert most == {False: 4, True: 3}
