"""R13.25-R13.27. Overload and Transference."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.vermilion.queries import WAGON, G, grid_of, occupied, option, the_foe, tile_of
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import add_calm, add_threat, damage, holder

MOST = 3  # R13.27
APART = 2  # R13.26


def overload(g: G, unit: str, x: int, by: int) -> None:
    """R13.27. Threat tokens; more than three go, with 2 Penetrate damage for each."""
    foe = the_foe(g.state, unit)
    add_threat(g, unit, x, "R13.27")
    excess = max(0, foe.threat - MOST)
    foe.threat -= excess
    damage(g, [(unit, 2 * excess)], "R13.27", by)


def receivers(state: State, unit: str) -> list[str]:
    """R13.26. The units that tokens of a unit can go to."""
    grid, tile = grid_of(state), tile_of(state, unit)
    return [other for at, other in sorted(occupied(state).items())
            if other not in (unit, WAGON) and grid.distance(at, tile) <= APART]


def can_transfer(state: State, unit: str) -> bool:
    """5.1. Whether a unit holds a token and another one is near enough."""
    foe = the_foe(state, unit)
    return foe.threat + foe.calm > 0 and bool(receivers(state, unit))


def transfer(g: G, seat: int, unit: str, x: int) -> Rules[None]:
    """R13.26. Tokens of the user's choice go from an enemy to another unit near it."""
    if not x or tile_of(g.state, unit) < 0 or not can_transfer(g.state, unit):
        return
    foe = the_foe(g.state, unit)
    count = min(x, foe.threat + foe.calm)
    ways = threat_options(g.state, seat, unit, count)
    threat = int(ways[0].key)
    if len(ways) > 1:
        threat = int((yield Ask(seat, "R13.26", "transfer_tokens", threat_options, (unit, count))))
    goals = receiver_options(g.state, seat, unit)
    goal = goals[0].key
    if len(goals) > 1:
        goal = yield Ask(seat, "R13.26", "transfer_to", receiver_options, (unit,))
    held = holder(g, unit)
    held.threat -= threat
    held.calm -= count - threat
    add_threat(g, goal, threat, "R13.26")
    add_calm(g, goal, count - threat, "R13.26")


def threat_options(state: State, seat: int, unit: str, count: int) -> list[Option]:
    """How many of the tokens moved are threat tokens; as many as possible first."""
    foe = the_foe(state, unit)
    most, least = min(foe.threat, count), max(0, count - foe.calm)
    return [option(str(n), unit, verb="threat_moved") for n in range(most, least - 1, -1)]


def receiver_options(state: State, seat: int, unit: str) -> list[Option]:
    """Enemies first, then characters."""
    found = sorted(receivers(state, unit), key=lambda other: (other[0] != "f", int(other[1:])))
    return [option(other, other, verb="receiver") for other in found]
