"""What a title gives the search of its bots: which answers are worth a look, how everybody plays on, when to stop and
what a position is worth then. The search itself is `game.bots.search`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.ask import Question
from game.core.choice import BotChoice
from game.core.rng import Stream


class Budget(msgspec.Struct, frozen=True):
    """How long a search may take: answers that are tried out in all worlds together, and milliseconds. Whichever ends
    first; where the same choice must come out again, the answers have to."""

    nodes: int
    ms: int


class Search(msgspec.Struct, frozen=True):
    """How a title's bot of one level searches.

    `proposals(choice)`: keys of the question that are worth a look, the likeliest first; a single one, or none at all
    for the question's default, is given without a search. `reply(state, question, stream)`: a quick answer for any
    seat while a world is played on. `settled(begun, state)`: whether a world has been played on far enough from the
    state in which it began. `value(state, seat)`: what the state is worth to the seat, the more the better.
    `mixed(text)`: how far below the best an answer to that question may be and still be given by chance, so that
    nobody reads the bot; 0: the best is given.
    """

    proposals: Callable[[BotChoice], list[str]]
    reply: Callable[[Any, Question, Stream], str]
    settled: Callable[[Any, Any], bool]
    value: Callable[[Any, int], int]
    mixed: Callable[[str], int]
    budget: Budget
