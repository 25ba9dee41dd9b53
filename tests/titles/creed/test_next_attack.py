"""C6.15: what a unit could attack after it was moved, deployed or boosted is what the rules then offer."""
from __future__ import annotations

from collections import Counter

import pytest

import game
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.creed.next_attack import next_options

EACH = 6
ATTACKS = ("field_attack", "siege_attack")


def offered(session: Session, seat: int, cell: str) -> list[tuple[object, ...]]:
    """The attacks that a seat's unit on a cell is offered now."""
    question = session.question(seat)
    if question is None or question.text != "team_turn":
        return []
    return [(one.key, one.args) for one in question.options() if one.verb in ATTACKS and one.refs[0] == cell]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "level", "most", "every"), [(2, 1, "easy", 260, 3), (4, 3, "", 300, 6)])
def test_c6_15_what_can_be_attacked_after_a_choice_is_what_the_rules_then_offer(
    players: int, seed: int, level: str, most: int, every: int
) -> None:
    stream, seen = Stream(seed, "walk"), Counter[str]()
    session = game.new_session("creed", [{} for _ in range(players)], {}, seed)
    for number in range(most):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        if number % every == 0 and question.text == "team_turn":
            view, count = session.view(question.seat), Counter[str]()
            for option in question.options():
                if option.verb not in ("move", "cross", "deploy", "morale") or count[option.verb] >= EACH:
                    continue
                count[option.verb] += 1
                told = [(one.key, one.args) for one in next_options(view, option)]
                fork = session.fork()
                fork.answer(question.seat, option.key)
                assert told == offered(fork, question.seat, option.refs[-1]), option.key
                seen.update([*(one[0].partition(":")[0] for one in told), *([option.verb] if told else [])])
        random = not level or stream.below(3) == 0
        key = stream.pick(question.options()).key if random else choose(session, question.seat, level, seed)
        session.answer(question.seat, key)
    assert {"field_attack", "move", "deploy"} <= set(seen)
