"""Section 8. The bots of Creed: what each level answers."""
from __future__ import annotations

from typing import Any

from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.core.session import Session
from game.titles.creed.bot_answers import ANSWERS
from game.titles.creed.bot_plan import best_pick
from game.titles.creed.bot_scores import END, LEAST, Scored, key_of, scored
from game.titles.creed.bot_table import Sketch, sketch_of
from game.titles.creed.geometry import seats_of, side_of

OVERLOOKS = 5  # easy: of so many picks that are worth it, it notices one


def normal(choice: BotChoice) -> str:
    """The greedy player: the best pick while it is worth anything, else `end_turn`."""
    if choice.text != "team_turn":
        return ANSWERS[choice.text](choice)
    found = ranked(choice)
    return key_of(found[0].pick if found else END)


def easy(choice: BotChoice) -> str:
    """The greedy player who overlooks most: the best of the picks that it notices, and it ends its turn where it
    notices none. `bench/beginner.py` measures how it does against a beginner."""
    if choice.text != "team_turn":
        return ANSWERS[choice.text](choice)
    noticed = [it for it in ranked(choice) if choice.stream.below(OVERLOOKS) == 0]
    return key_of(noticed[0].pick if noticed else END)


def hard(choice: BotChoice) -> str:
    """The turn is planned as a whole."""
    if choice.text != "team_turn":
        return ANSWERS[choice.text](choice)

    def world(number: int) -> Sketch:
        return drawn(sketch, choice.world(number), choice.seat)
    sketch = sketch_of(choice.view)
    key = key_of(best_pick(sketch, choice.seat, world))
    return key if choice.offers(key) else normal(choice)


def drawn(sketch: Sketch, world: Session, seat: int) -> Sketch:
    """The position with the enemies' units as they are in an imagined world."""
    found = sketch.copy()
    for enemy in seats_of(sketch.facts.count, 1 - side_of(seat)):
        there = sketch_of(world.view(enemy)).nations[enemy]
        nation = found.nations[enemy] = found.nations[enemy].copy()
        nation.units, nation.hand, nation.fallen = there.units, there.hand, there.fallen
    return found


def ranked(choice: BotChoice) -> list[Scored]:
    """The picks of the turn that are offered and worth making, best first; the first of equals comes first."""
    offered = set(choice.offered())
    found = sorted(scored(sketch_of(choice.view), choice.seat), key=lambda it: -it.score)
    return [it for it in found if it.score > LEAST and key_of(it.pick) in offered]


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: any nation. `points` mean nothing here."""
    return {"nation": "random"}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal, "hard": hard}
