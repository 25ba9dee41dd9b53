"""Section 8, hard: what the search of `game.bots.search` is given for Ankh.

Actions, powers, cards, bids and tokens are tried out; what changes the board by itself the greedy player does best, for
it tries all of that. A world is played on until the turn and the next one are over, or the conflict: whose turn it is
answers as the greedy player, the others quickly. Cards and bids are mixed among those that are nearly as good as the
best.
"""
from __future__ import annotations

from game.core.ask import Question
from game.core.choice import BotChoice
from game.core.rng import Stream
from game.core.searching import Budget, Search
from game.titles.ankh.bot_answers import ANSWERS, Mind, mind_of
from game.titles.ankh.bot_cards import bid_for, card_for
from game.titles.ankh.bot_value import value
from game.titles.ankh.queries import acting
from game.titles.ankh.state import NOBODY, State

DECIDED = 100_000  # a match that is won or lost
MIXED = {"battle_card": 25, "plague_bid": 40}
BUDGET = Budget(nodes=2_000, ms=1_300)
TRIED = ("choose_action", "unlock_power", "battle_card", "plague_bid", "amun_two", "use_token")
"""The questions whose options are all tried out."""
MOST_BIDS = 4
AHEAD = 1
"""Turns of others that a turn is judged by (8.4: whom a counter is left to that is nearly full)."""


# ---------------------------------------------------------------- proposals
def proposals(choice: BotChoice) -> list[str]:
    """The greedy player's answer first; without such an answer the question's default."""
    answer = ANSWERS.get(choice.text)
    greedy = [] if answer is None else [answer(mind_of(choice))]
    if choice.text not in TRIED:
        return greedy
    offered = choice.offered()
    if choice.text == "plague_bid":
        offered = sorted({offered[0], offered[-1], offered[len(offered) // 2]}, key=int)[:MOST_BIDS]
    return [*greedy, *offered]


# ---------------------------------------------------------------- playing on
def reply(state: State, question: Question, stream: Stream) -> str:
    """Cards and bids as the greedy player gives them; what else the seat whose turn it is answers, too. All others give
    the default of section 3."""
    god = state.team[question.seat]
    answer = ANSWERS.get(question.text)
    if not state.conflict and answer is not None and god == acting(state):
        key = answer(Mind(state, question.seat, question.options(), stream))
        return key if any(option.key == key for option in question.options()) else question.default()
    if question.text == "battle_card":
        return card_for(state, god, [option.key for option in question.options()], stream)
    if question.text == "plague_bid":
        return str(bid_for(state, god, stream))
    return question.default()


def settled(begun: State, state: State) -> bool:
    """Whether the conflict is over, or the turn and what the next seat makes of it."""
    return not state.conflict and (begun.conflict or state.turns > begun.turns + AHEAD)


def worth(state: State, seat: int) -> int:
    """The greedy player's value; what is decided counts for more than anything."""
    if state.outcome is not None:
        return DECIDED if seat in state.outcome.winners else -DECIDED
    god = state.team[seat]
    return -DECIDED if god == NOBODY else value(state, god)


def mixed(text: str) -> int:
    """How far below the best a card or bid may be."""
    return MIXED.get(text, 0)


SEARCHES = {"hard": Search(proposals, reply, settled, worth, mixed, BUDGET)}
