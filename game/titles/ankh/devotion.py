"""R11. Devotion: gains, losses, the order on the track, and the god that reaches its end."""
from __future__ import annotations

from game.core.errors import MatchEnds
from game.core.state import Outcome
from game.titles.ankh.content import MOST_DEVOTION
from game.titles.ankh.queries import G, has
from game.titles.ankh.state import NOBODY, State
from game.titles.ankh.verbs import tell

NO_WINNER = "nobody"


def is_red(state: State, god: int) -> bool:
    """R11.1. Whether a god stands in the red zone."""
    return state.gods[god].devotion <= state.red_limit


def gain(g: G, god: int, amount: int, rule: str, reason: str) -> None:
    """R11.1. One gain: Bountiful makes it 1 larger where it starts in the red zone; a gain of 0 is none. Raises
    MatchEnds when the god reaches 31 (R11.4)."""
    if amount <= 0:
        return
    state = g.state
    if has(state, god, "bountiful") and is_red(state, god):
        amount += 1
    _set(g, god, min(state.gods[god].devotion + amount, MOST_DEVOTION), rule, reason)
    if state.gods[god].devotion == MOST_DEVOTION:
        win(g, god, "track_end", "R11.4")


def lose(g: G, god: int, amount: int, rule: str, reason: str) -> None:
    """R11.1. Losses stop at 0."""
    devotion = g.state.gods[god].devotion
    if devotion and amount:
        _set(g, god, max(devotion - amount, 0), rule, reason)


def _set(g: G, god: int, devotion: int, rule: str, reason: str) -> None:
    """R11.2. The marker moves and comes to lie on top of those that are there."""
    state = g.state
    before = state.gods[god].devotion
    state.gods[god].devotion = devotion
    state.order.remove(god)
    at = sum(state.gods[other].devotion <= devotion for other in state.order)
    state.order.insert(at, god)
    tell(g, "devotion", rule, god=god, before=before, after=devotion, reason=reason)


# ---------------------------------------------------------------- ends
def win(g: G, god: int, reason: str, rule: str) -> None:
    """R11.4, R12.8. All seats of the god have won; the others follow in the order of the track, those that were
    forgotten by the devotion that they had. Raises MatchEnds."""
    state = g.state
    gods = [god, *(other for other in reversed(state.order) if other != god)]
    standing = [0] * len(state.team)
    for place, one in enumerate(gods):
        for seat in state.gods[one].seats:
            standing[seat] = -len(state.team) + place
    for seat, one in enumerate(state.team):
        if one == NOBODY:
            standing[seat] = MOST_DEVOTION - state.gods[_forgotten_of(state, seat)].devotion
    ranks = [1 + sum(other < own for other in standing) for own in standing]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    end(g, Outcome(winners, f"ankh.{reason}", ranks), rule)


def nobody(g: G, rule: str) -> None:
    """R13.4. Every seat has lost: there is no winner, and no place is better than another. Raises MatchEnds."""
    end(g, Outcome([], f"ankh.{NO_WINNER}", [1] * len(g.state.team)), rule)


def end(g: G, outcome: Outcome, rule: str) -> None:
    """The match has ended; nothing further is resolved. Raises MatchEnds."""
    g.state.outcome = outcome
    tell(g, "ended", rule, winners=outcome.winners, reason=outcome.reason)
    raise MatchEnds


def _forgotten_of(state: State, seat: int) -> int:
    """The god that a seat played when it was forgotten."""
    for number, god in enumerate(state.gods):
        if seat in god.seats:
            return number
    raise ValueError(f"seat {seat} never had a god")
