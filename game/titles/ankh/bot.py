"""Section 8. The bots of Ankh: what each level answers."""
from __future__ import annotations

from typing import Any

from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.titles.ankh.bot_answers import ANSWERS, mind_of

OVERLOOKS = 3  # easy: of so many choices it makes one without thinking


def normal(choice: BotChoice) -> str:
    """The greedy player: the option that stands best at once, the default where nothing is weighed."""
    answer = ANSWERS.get(choice.text)
    return choice.default if answer is None else answer(mind_of(choice))


def easy(choice: BotChoice) -> str:
    """The greedy player who does not think about every choice."""
    if choice.stream.below(OVERLOOKS) == 0:
        return choice.stream.pick(choice.offered())
    return normal(choice)


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: any god. `points` mean nothing here."""
    return {"god": "random"}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal}
