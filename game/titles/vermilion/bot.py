"""Section 8. The bots of Vermilion: partners at every level. They look at an imagined world of what their seat may
know, never at the table itself."""
from __future__ import annotations

from typing import Any

from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion.bot_answers import ANSWERS, defend
from game.titles.vermilion.bot_picks import END, best_pick

PICK = "player_action"
OVERLOOKS = 3  # easy: of so many picks it notices one


def decide(world: Session, choice: BotChoice) -> str:
    """The answer of a careful partner, "" where it has no rule of its own."""
    state, seat = world.table.state, choice.seat
    if choice.text == PICK:
        return best_pick(state, seat, choice.options)
    if choice.text == "defend":
        question = world.question(seat)
        power = question.subject()[-1] if question is not None and question.subject() else 0
        return defend(state, seat, choice.options, power)
    if choice.text in ANSWERS:
        return ANSWERS[choice.text](state, seat, choice.options, choice.stream)
    return ""


def normal(choice: BotChoice) -> str:
    """8. Plans by rule of thumb; what it has no rule for it leaves to the question's default."""
    world = choice.world(0)
    key = decide(world, choice)
    return key if choice.offers(key) else world.default(choice.seat)


def easy(choice: BotChoice) -> str:
    """A partner who overlooks much: of the picks it notices one in three, and it never turns cards into dice."""
    if choice.text != PICK:
        return normal(choice)
    noticed = [option for option in choice.options
               if option.key == END or (choice.stream.below(OVERLOOKS) == 0 and not option.key.startswith("combust"))]
    return best_pick(choice.world(0).table.state, choice.seat, noticed)


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: it chooses its character when it is asked. `points` mean nothing here."""
    return {}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal}
