"""C6.13. Giving up a match of Realigious, and a draw that all have agreed on."""
from __future__ import annotations

from game.core.errors import MatchEnds, StepEnds
from game.core.spec import GivingUp
from game.core.state import Outcome, Step
from game.titles.realigious.queries import G, living
from game.titles.realigious.verbs import tell
from game.titles.realigious.victory import check, eliminate, ranks, win

RULE = "C6.13"


def leave(g: G, seats: list[int]) -> None:
    """R2.4, R2.10. Who gives up is eliminated; the only one left has survived. Raises MatchEnds then, StepEnds when the
    turn player is out."""
    state = g.state
    for seat in seats:
        eliminate(g, seat, "conceded", RULE)
    rest = living(state)
    if len(rest) == 1:
        win(g, rest[0], "win_survival")
    check(g)
    if state.acting in seats and state.phase != "cycle":
        state.agenda = [Step("turn_over")]
        raise StepEnds


def draw(g: G) -> None:
    """All who are in the game are first, the eliminated after them (R2.12). Raises MatchEnds."""
    state = g.state
    first = living(state)
    places = ranks(state, first[0])
    state.outcome = Outcome(first, "draw", [1 if seat in first else place for seat, place in enumerate(places)])
    tell(g, "draw_agreed", RULE, first[0])
    raise MatchEnds


GIVING_UP = GivingUp(living, leave, draw)
