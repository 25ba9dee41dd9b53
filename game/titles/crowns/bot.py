"""Section 8. The bots of Crowns: which question is answered by what.

A bot sees an imagined world in which all that its seat knows is true. Where a choice is over at once it is tried
there, and the table after it is weighed (rule 1); the rest is planned (`bot_plans`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.ask import OpenQuestion
from game.core.choice import BotChoice, Chooser
from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns.bot_plans import Attack, attack_of, defenders_of, leads, plot_worth
from game.titles.crowns.bot_purse import purse
from game.titles.crowns.bot_value import income, value
from game.titles.crowns.content import FACES
from game.titles.crowns.queries import face, hand, others, power_total
from game.titles.crowns.state import State
from game.titles.crowns.verbs import number_of

MENUS = ("action_window", "marshal", "challenge_choice", "attackers", "defenders", "plot_select", "reserve_discard")
"""Questions at which a trial stops: what was tried is over."""
ROUND = ("marshal", "plot_select", "reserve_discard")
"""Questions at which a trial of all challenges of a round stops."""
TURNS = ("challenge_choice", *ROUND)
"""Questions at which a trial of a whole challenge stops."""
DECLARING = ("attackers", "defenders", "challenge_choice")
PICKS = ("target_pick", "attach_host", "choose_one")
"""Questions that belong to what is tried: it is worth what the best answer makes of it."""
MOST_PICKS = 6
TRIES, LONG_TRIES, ROUND_TRIES = 14, 40, 150
ENOUGH = 2
"""How much better than passing a choice must be."""
WINDOWS = ("action_window", "interrupt_window", "reaction_window")
WORLDS, MOST_TRIALS = 3, 16
"""In how many worlds hard tries a choice; in fewer where trials are long and the options make so many of them."""
STRAY, REACTS = 25, 30  # percent: easy answers anything, easy uses a reaction
Answer = Callable[[BotChoice, State], str]


# ---------------------------------------------------------------- trying out
class Trial(NamedTuple):
    """How far a choice is tried out: to the first question of these, but at most so many answers."""

    stops: tuple[str, ...]
    most: int


NEXT, CHALLENGE, CHALLENGES = Trial(MENUS, TRIES), Trial(TURNS, LONG_TRIES), Trial(ROUND, ROUND_TRIES)


def tried(choice: BotChoice, worlds: int, trial: Trial = NEXT, idle: str = "") -> str:
    """Rule 14. The option after which the table is worth most, summed up over so many worlds; `idle`, or the last of
    the options (passing), wherever nothing is better by `ENOUGH`."""
    keys, buys = choice.offered(), choice.text == "marshal"
    worth = dict.fromkeys(keys, 0)
    for number in range(worlds):
        world = choice.world(number)
        for key in keys:
            worth[key] += _after(world.fork(), choice.seat, key, trial, buys)
    best = max(keys, key=lambda key: worth[key])
    idle = idle or keys[-1]
    return best if worth[best] >= worth[idle] + ENOUGH * worlds else idle


def _after(world: Session, seat: int, key: str, trial: Trial, buys: bool, picks: int = 1) -> int:
    """The worth of a table after an answer, everybody attacking and defending by plan and else answering as an absent
    player until the trial stops. What the seat itself is asked next on the way, it answers as is best for it. `buys`:
    gold counts as what it can still bring."""
    world.play(seat, key)
    for _ in range(trial.most):
        questions = world.questions()
        if not questions or questions[0].text in trial.stops:
            break
        asked = questions[0]
        if picks and asked.seat == seat and asked.text in PICKS:
            keys = [option.key for option in asked.options()][:MOST_PICKS]
            return max(_after(world.fork(), seat, one, trial, buys, picks - 1) for one in keys)
        world.play(asked.seat, _usual(world, asked))
    state = world.table.state
    worth = value(state, seat)
    if buys:
        asks = world.questions()
        worth += purse(state, seat, any(one.seat == seat and one.text == "marshal" for one in asks))
    return worth


def _usual(world: Session, question: OpenQuestion) -> str:
    """What anybody answers in a trial: fighters by plan, else the default."""
    if question.text not in DECLARING:
        return question.default()
    choice = BotChoice(
        question.seat,
        lambda: None,
        question.text,
        question.rule,
        dict(question.about),
        question.options(),
        (),
        Stream(0),
        lambda _: world,
    )
    return PLANS[question.text](choice, world.table.state)


# ---------------------------------------------------------------- plans
def _mulligan(choice: BotChoice, state: State) -> str:
    """Rule 2. Three cards to place for 8 gold, two of them characters, worth 6 together."""
    cards = sorted((face(state, number) for number in hand(state, choice.seat)), key=lambda card: card.cost)
    placed, gold = [], 8
    for card in cards:
        if card.type != "event" and card.cost <= gold:
            placed.append(card)
            gold -= card.cost
    people = [card for card in placed if card.type == "character"]
    keeps = len(placed) >= 3 and len(people) >= 2 and 8 - gold >= 6
    return "keep" if keeps else "mulligan"


def _place(choice: BotChoice, state: State) -> str:
    """Rule 3. A location with gold first, then whoever has most STR and icons for the gold."""
    able = [key for key in choice.offered() if key.startswith("place:")]
    if not able:
        return "done"

    def worth(key: str) -> tuple[bool, bool, int, int]:
        card = face(state, number_of(key))
        gold = card.type == "location" and income(card.id) > 0
        return gold, card.type == "character", 2 * card.strength + 3 * len(card.icons) + card.cost, card.rank

    return max(able, key=worth)


def _plot(choice: BotChoice, state: State) -> str:
    """Rule 4. One of the best two, the best three times as often."""
    best = sorted(choice.offered(), key=lambda key: -plot_worth(state, choice.seat, face(state, number_of(key)).id))
    return best[1] if len(best) > 1 and choice.stream.below(4) == 0 else best[0]


def _first_player(choice: BotChoice, state: State) -> str:
    """Rule 5. Itself when ahead, else the opponent with the fewest cards."""
    if leads(state, choice.seat):
        return f"seat:{choice.seat}"
    return f"seat:{min(others(state, choice.seat), key=lambda seat: len(hand(state, seat)))}"


def _challenge(choice: BotChoice, state: State) -> str:
    """Rules 7, 8, 13. The attack that is worth most, if any is worth it."""
    found: list[Attack] = []
    for key in choice.offered()[:-1]:
        _, kind, opponent = key.split(":")
        found.append(attack_of(state, choice.seat, kind, int(opponent)))
    best = max(found, key=lambda attack: attack.worth, default=None)
    if best is None or best.worth <= 0:
        return "finish"
    return f"attack:{best.kind}:{best.opponent}"


def _attackers(choice: BotChoice, state: State) -> str:
    """Rule 7. The planned attackers, one after the other."""
    kind, opponent = str(choice.about["kind"]), int(choice.about["opponent"])
    plan = attack_of(state, choice.seat, kind, opponent).attackers
    return _next(choice, plan)


def _defenders(choice: BotChoice, state: State) -> str:
    """Rule 9."""
    return _next(choice, defenders_of(state, choice.seat))


def _next(choice: BotChoice, plan: tuple[int, ...]) -> str:
    """The next of the planned characters; done when all are picked."""
    left = [f"card:{number}" for number in plan if choice.offers(f"card:{number}")]
    if left:
        return left[0]
    offered = choice.offered()
    return "done" if "done" in offered else offered[0]


def _office(choice: BotChoice, state: State) -> str:
    """Rule 13. The Regent when leading, else gold early; otherwise the first."""
    best = all(power_total(state, choice.seat) > power_total(state, other) for other in others(state, choice.seat))
    wished = ("of6", "of4", "of5") if best else ("of4", "of5", "of6")
    return next((office for office in wished if choice.offers(office)), choice.offered()[0])


def _reserve(choice: BotChoice, state: State) -> str:
    """Rule 11. Second copies of unique cards, then events, then the most expensive card."""
    kinds = [face(state, number_of(key)).id for key in choice.offered()]

    def worth(key: str) -> tuple[bool, bool, int]:
        card = face(state, number_of(key))
        return card.unique and kinds.count(card.id) > 1, card.type == "event", card.cost

    return max(choice.offered(), key=worth)


PLANS: dict[str, Answer] = {
    "mulligan": _mulligan, "setup_place": _place, "plot_select": _plot, "first_player": _first_player,
    "challenge_choice": _challenge, "attackers": _attackers, "defenders": _defenders, "office_select": _office,
    "reserve_discard": _reserve,
}  # fmt: skip
FIRST = ("forced_order", "when_revealed_order", "claim_intrigue", "setup_attach", "scry_bottom")
"""Questions in which any answer is as good: the last of the options is "done", or all are alike."""


# ---------------------------------------------------------------- levels
def _greedy(choice: BotChoice, worlds: int) -> str:
    plan = PLANS.get(choice.text)
    if plan is not None:
        return plan(choice, choice.world(0).table.state)
    if choice.text in FIRST:
        return choice.offered()[-1] if choice.text == "scry_bottom" else choice.offered()[0]
    return tried(choice, worlds)


def normal(choice: BotChoice) -> str:
    """Plans, and tries each choice in one world."""
    return _greedy(choice, 1)


def hard(choice: BotChoice) -> str:
    """As normal, but what it tries is weighed over several worlds. Whether it attacks or defends it tries by playing
    all challenges of the round to their end, and leaves its plan only for what is better; windows of a challenge it
    tries to the end of that."""
    if choice.text in ("challenge_choice", "defenders"):
        plan = PLANS[choice.text](choice, choice.world(0).table.state)
        worlds = max(1, min(WORLDS, MOST_TRIALS // len(choice.options)))
        return tried(choice, worlds, CHALLENGES, plan)
    if choice.text in WINDOWS and choice.world(0).table.state.challenge is not None:
        return tried(choice, WORLDS, CHALLENGE)
    return _greedy(choice, WORLDS)


def easy(choice: BotChoice) -> str:
    """Places, pays and attacks as it comes: it never looks ahead, strays often, and seldom reacts."""
    keys = choice.offered()
    state = choice.world(0).table.state
    if choice.text in ("interrupt_window", "reaction_window", "action_window"):
        return choice.stream.pick(keys) if choice.stream.below(100) < REACTS else keys[-1]
    if choice.text in ("setup_place", "attackers"):
        return PLANS[choice.text](choice, state)
    if choice.text == "marshal":
        able = [key for key in keys if key.startswith(("marshal:", "duplicate:"))]
        return max(able, key=lambda key: FACES[face(state, number_of(key)).id].cost) if able else keys[-1]
    if choice.text in ("challenge_choice", "defenders") and choice.stream.below(100) >= STRAY:
        return PLANS[choice.text](choice, state)
    return choice.stream.pick(keys)


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: any ready deck. `points` mean nothing here."""
    return {"deck": "random"}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal, "hard": hard}
