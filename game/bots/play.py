"""C9.1. One choice of a bot."""
from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from game.bots.levels import levels_of
from game.bots.search import searched
from game.bots.world import choice_of, own_answers
from game.core.errors import BadMessage
from game.core.rng import Stream
from game.core.session import Session


def choose(session: Session, seat: int, level: str, seed: int, wishes: Mapping[int, str] | None = None,
           clock: Callable[[], float] = time.monotonic) -> str:
    """The key that a bot of that level answers the open question of `seat` with; `wishes` as in `BotChoice`, `clock`:
    the seconds that a search is given by. The same match, seat, level, seed and wishes give the same key, also where
    only what the seat cannot know differs. Raises BadMessage when the seat is not asked, ValueError for a level that
    there is not."""
    question = session.question(seat)
    if question is None:
        raise BadMessage("error.not_asked", f"seat {seat} is not asked anything now", seat=seat)
    levels = levels_of(session.spec)
    if level not in levels:
        raise ValueError(f"there is no level {level!r}; levels: {', '.join(levels)}")
    options = question.options()
    if len(options) == 1:
        return options[0].key
    if level == "random":
        return Stream(seed, f"random {seat} {own_answers(session, seat)}").pick(options).key
    choice = choice_of(session, question, seed, wishes)
    search = session.spec.searches.get(level)
    key = session.spec.choosers[level](choice) if search is None else searched(choice, search, clock)
    return key if choice.offers(key) else question.default()
