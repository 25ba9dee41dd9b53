"""Random matches in number: `python -m tests.titles.ankh.many 0 100` plays the seeds 0 to 99 on every scenario, with
any gods and guardians, and checks the invariants after every answer. Prints how they ended."""
from __future__ import annotations

import sys
from collections import Counter

from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import GODS

LONGEST = 5000


def random_match(scenario: str, seed: int, checked: bool = True) -> Session:
    """A match to its end. Raises AssertionError with scenario, seed and answer where an invariant breaks."""
    stream = Stream(seed, "setup")
    gods = list(GODS)
    stream.shuffle(gods)
    seats = [{"god": name} for name in gods[:PLANS[scenario].players]]
    options = {field.name: stream.pick(field.values) for field in SPEC.options if field.name.startswith("guardian")}
    session = Session(SPEC, seats, {**options, "scenario": scenario}, seed)
    answers = Stream(seed, "answers")
    for count in range(LONGEST):
        if session.outcome is not None:
            return session
        question = answers.pick(session.questions())
        session.answer(question.seat, answers.pick(question.options()).key)
        broken = SPEC.invariants(session.table.state) if checked else []
        assert not broken, f"{scenario}, seed {seed}, answer {count}: {broken}"
    raise AssertionError(f"{scenario}, seed {seed}: no end after {LONGEST} answers")


def main() -> None:
    """See the module's text."""
    first, last = map(int, sys.argv[1:3])
    for scenario in PLANS:
        ends: Counter[str] = Counter()
        answers = 0
        for seed in range(first, last):
            session = random_match(scenario, seed)
            assert session.outcome is not None
            ends[session.outcome.reason] += 1
            answers += len(session.log)
        print(scenario, dict(ends), f"{answers // max(1, last - first)} answers a match")


if __name__ == "__main__":
    main()
