"""C9.1. What a bot gets of a match: the view of its seat, the question's options, imagined worlds. Never the truth."""
from __future__ import annotations

from collections.abc import Mapping

from game.core.ask import Question
from game.core.choice import BotChoice
from game.core.rng import Stream
from game.core.session import Session

WORLDS_APART = 1_000_003  # between the seeds of one choice's worlds


def choice_of(session: Session, question: Question, seed: int, wishes: Mapping[int, str] | None = None) -> BotChoice:
    """The question as its seat's bot sees it. The same for worlds that the seat cannot tell apart: the bot's chance
    comes from `seed` and from how many answers the seat has given."""
    seat, turn = question.seat, own_answers(session, question.seat)
    return BotChoice(seat, lambda: session.view(seat), question.text, question.rule, dict(question.about),
                     question.options(), chosen_before(question), Stream(seed, f"bot {seat} {turn}"),
                     lambda number: session.imagine(seat, seed + WORLDS_APART * (turn + 1) + number),
                     question.default(), wishes)


def own_answers(session: Session, seat: int) -> int:
    """How many answers the seat has given. Those of others may be hidden from it, and from whoever watches its bot."""
    return sum(1 for entry in session.log if entry.seat == seat)


def chosen_before(question: Question) -> tuple[str, ...]:
    """The keys that the seat itself has chosen before for the card that now asks for its next target."""
    for part in question.subject():
        if isinstance(part, tuple):
            return tuple(key for key in part if isinstance(key, str))
    return ()
