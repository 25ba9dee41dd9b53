"""R10. The end: the last leader, quiet rounds, the round limit; a side that gives up, a draw that all agree on
(C6.13)."""
from __future__ import annotations

from game.core.errors import MatchEnds
from game.core.spec import GivingUp
from game.core.state import Outcome
from game.titles.creed.geometry import seats_of, sides
from game.titles.creed.queries import G, intact
from game.titles.creed.state import COMMANDER, KING, State
from game.titles.creed.verbs import tell


def check(g: G) -> None:
    """R10.1, R7.9. Run after each removed leader. Raises MatchEnds when a side has none left."""
    seats = g.state.seats
    for side in (0, 1):
        if not any(seats[seat].leaders for seat in seats_of(len(seats), side)):
            end(g, 1 - side, "leaders", "R10.1")


def standing(state: State, side: int) -> tuple[int, int, int, int]:
    """R10.5. What the sides are compared by, most important first: living leaders, living kings, intact tents in the
    side's camps, units that are not fallen."""
    players = [state.seats[seat] for seat in seats_of(len(state.seats), side)]
    kings = sum(bool(player.leaders & KING) for player in players)
    commanders = sum(bool(player.leaders & COMMANDER) for player in players)
    tents = sum(len(intact(player)) for player in players)
    units = sum(sum(player.hand) + sum(1 for unit in player.units if unit) for player in players)
    return kings + commanders, kings, tents, units


def judge(g: G, reason: str, rule: str) -> None:
    """R10.5. Raises MatchEnds."""
    one, other = standing(g.state, 0), standing(g.state, 1)
    if one == other:
        end(g, -1, "draw", rule)
    end(g, 0 if one > other else 1, reason, rule)


def end(g: G, side: int, reason: str, rule: str) -> None:
    """The outcome is set and nothing more happens; at a draw (side -1) all seats are first. Raises MatchEnds."""
    state = g.state
    count = len(state.seats)
    winners = list(range(count)) if side < 0 else seats_of(count, side)
    ranks = [1 if seat in winners else len(winners) + 1 for seat in range(count)]
    state.outcome = Outcome(winners, f"creed.{reason}", ranks)
    tell(g, "ended", rule, reason=reason, winners=" ".join(map(str, winners)))
    raise MatchEnds


# ---------------------------------------------------------------- C6.13
def playing(state: State) -> list[int]:
    """Nobody is out before the end."""
    return list(range(len(state.seats)))


def leave(g: G, seats: list[int]) -> None:
    """The side that gives up has lost. Raises MatchEnds."""
    side = sides(len(g.state.seats))[seats[0]]
    for seat in seats:
        tell(g, "conceded", "C6.13", seat=seat)
    end(g, 1 - side, "conceded", "C6.13")


def draw(g: G) -> None:
    """Raises MatchEnds."""
    tell(g, "draw_agreed", "C6.13")
    end(g, -1, "agreed", "C6.13")


GIVING_UP = GivingUp(playing, leave, draw)
