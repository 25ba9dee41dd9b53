"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""
from __future__ import annotations

from game.core.ask import Question, Refusal
from game.titles.vermilion.picks import refusal
from game.titles.vermilion.queries import refuse
from game.titles.vermilion.state import State


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref`, an option's key, its begin, or something that options refer to, cannot be chosen by `seat`; None: it
    can."""
    if question is None:
        return _not_asked(state, seat)
    for option in question.options():
        if ref == option.key or ref in option.refs or option.key.startswith(f"{ref}:"):
            return None
    found = None
    if question.text == "player_action":
        try:
            found = refusal(state, seat, ref)
        except (ValueError, KeyError, IndexError):
            return refuse("R4.6.2", "unknown")
    return found or refuse(question.rule, "not_offered")


def _not_asked(state: State, seat: int) -> Refusal:
    if state.outcome is not None:
        return refuse("R1.1", "over")
    if 0 <= seat < len(state.seats):
        if state.seats[seat].hp <= 0:
            return refuse("R16.5", "down")
        if state.phase == "player" and state.seats[seat].ended:
            return refuse("R4.6.3", "has_ended")
    return refuse("R4.6.1", "not_asked")
