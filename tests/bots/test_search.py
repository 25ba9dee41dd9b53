"""The search of bots: proposals tried out in imagined worlds, within a budget of answers and of time."""
from __future__ import annotations

from typing import Any

import msgspec

from game.bots.levels import levels_of
from game.bots.play import choose
from game.bots.search import searched
from game.bots.world import choice_of
from game.core.ask import Question
from game.core.choice import BotChoice
from game.core.rng import Stream
from game.core.searching import Budget, Search
from game.core.session import Session
from tests.core.toy import spec

WORTH = {"a": 1, "b": 5, "c": 2}
PLENTY = Budget(nodes=400, ms=60_000)


def offered(choice: BotChoice) -> list[str]:
    return choice.offered()


def worst(state: Any, question: Question, stream: Stream) -> str:
    return "a"


def random_reply(state: Any, question: Question, stream: Stream) -> str:
    return stream.pick(question.options()).key


def settled(begun: Any, state: Any) -> bool:
    return len(state.steps) >= 3


def worth(state: Any, seat: int) -> int:
    return sum(WORTH[step] for step in state.steps)


def never(text: str) -> int:
    return 0


BY_WORTH = Search(offered, worst, settled, worth, never, PLENTY)


def choice(search: Search = BY_WORTH, seed: int = 1) -> BotChoice:
    session = Session(msgspec.structs.replace(spec("plain"), searches={"hard": search}), [{}, {}], {}, 7)
    return choice_of(session, session.questions()[0], seed)


def changed(**fields: Any) -> Search:
    return msgspec.structs.replace(BY_WORTH, **fields)


def test_the_proposal_that_stands_best_is_given() -> None:
    assert searched(choice(), BY_WORTH) == "b"


def test_luck_of_the_replies_is_averaged_out() -> None:
    found = [searched(choice(seed=seed), changed(reply=random_reply)) for seed in range(20)]
    assert found.count("b") > 15


def test_a_single_proposal_is_given_without_a_world() -> None:
    assert searched(choice(), changed(proposals=lambda _: ["c"], value=None)) == "c"


def test_no_proposal_is_the_questions_default() -> None:
    asked = choice()
    assert searched(asked, changed(proposals=lambda _: [])) == asked.default != ""
    session = Session(msgspec.structs.replace(spec("plain"), searches={"hard": changed(proposals=lambda _: [])}),
                      [{}, {}], {}, 7)
    assert choose(session, 0, "hard", 1) == session.default(0)


def test_equal_choices_are_searched_alike() -> None:
    search = changed(reply=random_reply, mixed=lambda _: 2)
    assert [searched(choice(seed=4), search) for _ in range(3)] == [searched(choice(seed=4), search)] * 3


def test_the_budget_of_answers_ends_the_search() -> None:
    tried: list[int] = []

    def counted(state: Any, seat: int) -> int:
        tried.append(seat)
        return worth(state, seat)
    searched(choice(), changed(value=counted, budget=Budget(nodes=1, ms=60_000)))
    assert len(tried) == 3


def test_the_budget_of_time_ends_the_search_after_one_world() -> None:
    tried, now = [], iter(range(10_000))

    def counted(state: Any, seat: int) -> int:
        tried.append(seat)
        return worth(state, seat)
    key = searched(choice(), changed(value=counted, budget=Budget(nodes=10 ** 6, ms=1)), lambda: float(next(now)))
    assert (key, len(tried)) == ("b", 3)


def test_a_mixed_question_gives_what_is_near_the_best_by_chance() -> None:
    found = {searched(choice(seed=seed), changed(mixed=lambda _: 3)) for seed in range(30)}
    assert found == {"b", "c"}


def test_the_match_that_is_thought_about_stays_as_it_is() -> None:
    session = Session(msgspec.structs.replace(spec("plain"), searches={"hard": BY_WORTH}), [{}, {}], {}, 7)
    before = session.digest()
    assert (choose(session, 0, "hard", 3), session.digest()) == ("b", before)


def test_a_level_that_is_searched_is_a_level() -> None:
    assert levels_of(msgspec.structs.replace(spec("plain"), searches={"hard": BY_WORTH})) == ["random", "hard"]
