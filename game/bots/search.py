"""Determinised search: proposals are tried out in imagined worlds, and the one that does best on the average is given.

Every proposal is played in the same worlds, so that luck hits all alike. After some worlds the weaker half is dropped
and the rest gets the worlds that are left (sequential halving: Karnin, Koren, Somekh, "Almost Optimal Exploration in
Multi-Armed Bandits", 2013). What is known of a seat's secrets comes from `Choice.world` alone.
"""
from __future__ import annotations

import time
from collections.abc import Callable

from game.core.choice import BotChoice
from game.core.rng import Stream
from game.core.searching import Search
from game.core.session import Session

FIRST_WORLDS = 2  # in which all proposals are tried before any is dropped
LONGEST = 200  # answers of one trial; a title's `settled` ends it sooner


class _Trials:
    """The trials of one choice. `totals[key]`: the values of a proposal in all worlds so far."""

    def __init__(self, choice: BotChoice, search: Search, clock: Callable[[], float]) -> None:
        self.choice, self.search, self.clock = choice, search, clock
        self.totals: dict[str, list[int]] = {}
        self.nodes = self.worlds = 0
        self._ends = clock() + search.budget.ms / 1000

    def over(self) -> bool:
        """Whether the budget is spent."""
        return self.nodes >= self.search.budget.nodes or self.clock() >= self._ends

    def run(self, keys: list[str]) -> None:
        """All of the keys in one more world."""
        self.worlds += 1
        world = self.choice.world(self.worlds)
        for key in keys:
            stream = Stream(self.worlds, "replies")
            self.totals.setdefault(key, []).append(self._tried(world.fork(), key, stream))

    def _tried(self, session: Session, key: str, stream: Stream) -> int:
        """What the seat has when the world has been played on."""
        seat, search = self.choice.seat, self.search
        begun = session.fork().table.state
        session.play(seat, key)
        for _ in range(LONGEST):
            asked = session.questions()
            if not asked or search.settled(begun, session.table.state):
                break
            question = asked[0]
            session.play(question.seat, search.reply(session.table.state, question, stream))
            self.nodes += 1
        self.nodes += 1
        return search.value(session.table.state, seat)

    def mean(self, key: str) -> int:
        """The average of a proposal."""
        values = self.totals[key]
        return sum(values) // len(values)


def searched(choice: BotChoice, search: Search, clock: Callable[[], float] = time.monotonic) -> str:
    """The key that the search finds, the default where the title proposes nothing. The same for equal choices as long
    as the clock does not end it."""
    keys = list(dict.fromkeys(search.proposals(choice)))
    if len(keys) <= 1:
        return keys[0] if keys else choice.default
    trials, left, worlds = _Trials(choice, search, clock), keys, FIRST_WORLDS
    while not trials.worlds or (len(left) > 1 and not trials.over()):
        for _ in range(worlds):
            trials.run(left)
            if trials.over():
                break
        left = sorted(left, key=lambda key: -trials.mean(key))[:(len(left) + 1) // 2]
        worlds *= 2
    best = max(left, key=trials.mean)
    near = [key for key in keys if trials.mean(key) >= trials.mean(best) - search.mixed(choice.text)]
    return choice.stream.pick(near) if search.mixed(choice.text) else best
