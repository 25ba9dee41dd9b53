"""C6.4b, section 10. What is told of a choice before it is made is what it then brings: places, actions, cards."""
from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

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
    hangs_on,
    next_guardian,
    next_price,
    outcomes,
    price_to_build,
    tried,
)
from tests.titles.ankh.play import Play

if TYPE_CHECKING:
    from game.core.ask import Question

ANSWERS = 1500
FAR = {"event", "conflict_began", "battle_began", "dominated", "card_chosen", "revealed", "strength", "conflict_ended",
       "ended"}
"""Where one of these happens at once the board is no longer that of the choice alone."""
FOLLOWS = {"satet_push", "scorpion_facing"}


def told(view: Any) -> list[Any]:
    """What is foretold of all regions."""
    return [(one.kind, one.stakes) for one in forecast(view).regions]


class Walk:
    """A match by lot beside which is kept what was foretold of each choice, until the board is that of the choice."""

    def __init__(self, scenario: str, seed: int, compared: Counter[str]) -> None:
        self.stream, gods = Stream(seed, "trials"), list(GODS)
        self.stream.shuffle(gods)
        seats = [{"god": name} for name in gods[:PLANS[scenario].players]]
        options = {"scenario": scenario, "guardian_1": "satet", "guardian_3": "giant_scorpion"}
        self.session, self.compared = Session(SPEC, seats, options, seed), compared
        self.waiting: list[tuple[str, str, Any]] = []

    def step(self) -> None:
        """A choice by lot, a push where there is one."""
        question = self.stream.pick(self.session.questions())
        keys = [option.key for option in question.options()]
        taken = {figure.space for figure in self.session.view(question.seat).figures}
        pushes = [key for key in keys if key.partition(">")[2] in taken and len(set(key.split(">"))) > 1]
        self.choose(question, self.stream.pick(pushes or keys))

    def choose(self, question: Question, key: str) -> None:
        """Makes a choice and compares what was told of it before."""
        session, text, view = self.session, question.text, self.session.view(question.seat)
        god, start = view.team[question.seat], len(self.session.events(0, None))
        after = tried(view, god, text, key, question.subject())
        if after is not None:
            self.waiting.append((text, key, after))
        gain = sum(followers_now(view, god)) if (text, key) == ("choose_action", "gain") else 0
        price, guardian = next_price(view, god), next_guardian(view, god)
        session.answer(question.seat, key)
        events = session.events(start, None)
        self.compare(question.seat, {event.kind for event in events})
        if gain:
            assert gain == sum(event.data["count"] for event in events if event.data.get("reason") == "action")
            self.compared["gain"] += 1
        if text == "unlock_power":
            paid = [event.data["count"] for event in events if event.data.get("reason") == "unlock"]
            taken = [event.data["figure"] for event in events if event.kind == "guardian_taken"]
            assert paid in ([], [price]) and taken == [guardian] * bool(guardian)
            self.compared["unlock"] += 1

    def compare(self, seat: int, happened: set[str]) -> None:
        """What is foretold of the board of now is what was foretold of it; a push and a facing belong to the choice."""
        if happened & FAR:
            self.waiting.clear()
        follows = {question.text for question in self.session.questions()} & FOLLOWS
        for i, (text, key, after) in enumerate(self.waiting if not follows else ()):
            same = outcomes if i + 1 < len(self.waiting) else told  # where it was pushed was not known then
            assert same(after) == same(self.session.view(seat)), (text, key)
            self.compared[text] += 1
        self.compared["then"] += not follows and len(self.waiting) > 1
        self.waiting = self.waiting if follows else []


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["two_lands", "delta", "five_nomes"])
def test_s10_what_is_told_of_a_choice_is_what_the_board_then_is(scenario: str) -> None:
    compared: Counter[str] = Counter()
    for seed in range(2):
        walk = Walk(scenario, seed, compared)
        for _ in range(ANSWERS):
            if walk.session.outcome is None:
                walk.step()
    assert min(compared[name] for name in ("move_figure", "summon", "gain", "unlock")) > 0, compared
    if scenario == "five_nomes":
        assert min(compared[name] for name in (*FOLLOWS, "then")) > 0, compared


def test_r6_1_a_figure_that_crosses_a_river_leaves_one_region_and_fights_in_the_other() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,2")
    view = play.session.view(0)
    after = tried(view, 0, "move_figure", "2,4>3,3")
    assert after is not None
    kinds = [[one.kind for one in forecast(seen).regions][2] for seen in (view, after)]
    assert kinds == ["domination", "battle"]


def stakes_of(view: Any, region: int) -> dict[int, Any]:
    """By god what is foretold of it in a region."""
    return {one.god: one for one in forecast(view).regions[region - 1].stakes}


@pytest.mark.parametrize(("question", "keys"), [
    ("move_figure", ("4,4>3,5", "4,4>3,4")),
    ("summon", ("regular:giant_scorpion>3,5", "regular:giant_scorpion>3,4"))])
def test_r21_7_of_a_scorpion_is_told_what_comes_however_it_faces(question: str, keys: tuple[str, ...]) -> None:
    play = Play("two_lands", guardian_3="giant_scorpion")  # the temple of god 0 on 2,3 is beside 3,4 and 1,3
    if question == "move_figure":
        play.put(0, "giant_scorpion", "4,4")
    view = play.session.view(0)
    after = tried(view, 0, question, keys[0])
    assert after is not None and stakes_of(after, 1)[0].kinds == ("temple",)
    assert tried(view, 0, question, keys[1]) is None
    assert [hangs_on(view, 0, question, key) for key in keys[:2]] == ["", "scorpion_facing"]
    play.state.conflict = True  # it destroys at the start alone
    assert tried(play.session.view(0), 0, question, keys[1]) is not None


def test_r21_7_of_each_facing_is_told_what_comes_then() -> None:
    play = Play("two_lands", guardian_3="giant_scorpion")
    play.put(0, "giant_scorpion", "4,4")
    play.act("move", "4,4>3,4")
    view, subject = play.session.view(0), play.question.subject()
    found = []
    for option in play.options():
        after = tried(view, 0, "scorpion_facing", option.key, subject)
        assert after is not None
        found.append(stakes_of(after, 1)[0].kinds)
    assert found.count(()) == 2 and found.count(("temple",)) == 4


def test_r21_1_of_satets_push_is_told_what_comes_wherever_it_goes() -> None:
    play = Play("two_lands", guardian_1="satet")
    play.put(0, "satet", "4,5")
    play.put(1, "warrior", "4,4")
    after = tried(play.session.view(0), 0, "move_figure", "4,5>4,4")
    assert after is not None
    assert [figure.space for figure in after.figures if figure.kind == "satet"] == ["4,4"]
    assert [forecast(after).regions[0].kind, sorted(stakes_of(after, 1))] == ["battle", [0, 1]]


def test_r20_1_whether_satet_pushes_a_figure_to_set_is_told_with_the_push() -> None:
    play = Play("two_lands", "set_god", "isis", guardian_1="satet")  # Set stands on 2,4, beside 3,4
    play.put(0, "satet", "4,5")
    play.put(1, "warrior", "4,4")
    play.act("move")
    view = play.session.view(0)
    assert tried(view, 0, "move_figure", "4,5>4,4") is None
    assert hangs_on(view, 0, "move_figure", "4,5>4,4") == "satet_push"
    play.answer("4,5>4,4")
    view, subject = play.session.view(0), play.question.subject()
    pushed = {key: tried(view, 0, "satet_push", key, subject) for key in ("3,4", "3,5")}
    assert {key: forecast(after).regions[0].kind for key, after in pushed.items() if after is not None} == {
        "3,4": "domination", "3,5": "battle"}  # fmt: skip


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
