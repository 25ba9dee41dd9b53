"""Section 8. The bots of Vermilion: partners at every level. They look at an imagined world of what their seat may
know, never at the table itself."""
from __future__ import annotations

from typing import Any

from game.core.ask import Option
from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion.bot_answers import ANSWERS, defend, step_towards
from game.titles.vermilion.bot_hard import HARD, hard_pick
from game.titles.vermilion.bot_picks import END, best_pick
from game.titles.vermilion.bot_plan import GUARD, aims, wish_for, wished_pick, wished_target
from game.titles.vermilion.state import State

PICK = "player_action"
OVERLOOKS = 3  # easy: of so many picks it notices one


def decide(world: Session, choice: BotChoice) -> str:
    """The answer of a careful partner, "" where it has no rule of its own."""
    state, seat = world.table.state, choice.seat
    asked = wished(state, choice)
    if asked:
        return asked
    if choice.text == PICK:
        return best_pick(state, seat, choice.options)
    if choice.text == "defend":
        question = world.question(seat)
        power = question.subject()[-1] if question is not None and question.subject() else 0
        return defend(state, seat, choice.options, power)
    if choice.text in ANSWERS:
        return ANSWERS[choice.text](state, seat, choice.options, choice.stream)
    return ""


def wished(state: State, choice: BotChoice) -> str:
    """C12.2. The answer that does what somebody asks; "" where nobody does, or where the bot's own is as good."""
    seat = choice.seat
    wish = wish_for(state, seat, choice.wishes)
    if wish is None:
        return ""
    if choice.text == PICK:
        left: list[Option] = wished_pick(state, seat, choice.options, wish)
        own = best_pick(state, seat, choice.options)
        verb = own.partition(":")[0]
        if len(left) == len(choice.options) or verb in ("stabilise", "cleanse", "trinket"):
            return ""
        if all(one.key.endswith(":legs") for one in left):
            return left[0].key
        return "" if verb == "combust" else best_pick(state, seat, left)
    if choice.text == "move_step":
        return step_towards(state, seat, choice.options, aims(state, seat, wish))
    if choice.text == "choose_target":
        return wished_target(choice.offered(), state, wish)
    if choice.text == "cover" and wish.verb == GUARD:
        return next((key for key in choice.offered() if key != "pass"), "")
    return ""


def normal(choice: BotChoice) -> str:
    """8. Plans by rule of thumb; what it has no rule for it leaves to the question's default."""
    world = choice.world(0)
    key = decide(world, choice)
    return key if choice.offers(key) else world.default(choice.seat)


def hard(choice: BotChoice) -> str:
    """The same, and it spends what it has where that wins: dice for a burst of Perfect Resonance (R6.3), cards for dice
    as far as the pool goes."""
    world = choice.world(0)
    state = world.table.state
    key = wished(state, choice)
    if not key and choice.text == PICK:
        key = hard_pick(state, choice.seat, choice.options)
    elif not key and choice.text in HARD:
        key = HARD[choice.text](state, choice.seat, choice.options, choice.stream)
    if not choice.offers(key):
        key = decide(world, choice)
    return key if choice.offers(key) else world.default(choice.seat)


def easy(choice: BotChoice) -> str:
    """A partner who overlooks much: of the picks it notices one in three, and it never turns cards into dice."""
    if choice.text != PICK or choice.wishes:
        return normal(choice)
    noticed = [option for option in choice.options
               if option.key == END or (choice.stream.below(OVERLOOKS) == 0 and not option.key.startswith("combust"))]
    return best_pick(choice.world(0).table.state, choice.seat, noticed)


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: it chooses its character when it is asked. `points` mean nothing here."""
    return {}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal, "hard": hard}
