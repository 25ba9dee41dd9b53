"""C6.13. Giving up a match of Vermilion, which all seats do together, and stopping it by agreement."""
from __future__ import annotations

from game.core.spec import GivingUp
from game.titles.vermilion.breathe import finish_match
from game.titles.vermilion.queries import G
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import tell

RULE = "C6.13"


def playing(state: State) -> list[int]:
    """Nobody is out before the end; who is down stands up after the quest (R9.1)."""
    return list(range(len(state.seats)))


def leave(g: G, seats: list[int]) -> None:
    """R1.1. All are on one side, so that nobody is left: the match is lost. Raises MatchEnds."""
    for seat in seats:
        tell(g, "conceded", RULE, seat=seat)
    g.state.won = False
    finish_match(g, "conceded")


def draw(g: G) -> None:
    """All stop here, and nobody has won. Raises MatchEnds."""
    tell(g, "draw_agreed", RULE)
    g.state.won = False
    finish_match(g, "agreed")


GIVING_UP = GivingUp(playing, leave, draw)
