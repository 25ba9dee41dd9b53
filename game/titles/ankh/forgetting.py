"""R13. Forgotten gods: after the fourth Conflict event those in the red zone are out."""
from __future__ import annotations

from game.titles.ankh.devotion import is_red, nobody, win
from game.titles.ankh.merging import leave, own_guardians
from game.titles.ankh.queries import G, bearer, trapped
from game.titles.ankh.state import LOST, POOL, SUPPLY
from game.titles.ankh.verbs import lift, take_off, tell


def forget(g: G) -> None:
    """R13.1, R13.3, R13.4. If one god is left it wins; if none is, nobody does. Raises MatchEnds in these cases."""
    state = g.state
    for god in [god for god in state.order if is_red(state, god)]:
        forget_god(g, god, "R13.2")
    if len(state.order) == 1:
        win(g, state.order[0], "only_god", "R13.3")
    if not state.order:
        nobody(g, "R13.4")


def forget_god(g: G, god: int, rule: str) -> None:
    """R13.2. Figures, monuments, guardians and tokens go; warriors that a forgotten Anubis had trapped return."""
    state, own = g.state, g.state.gods[god]
    tell(g, "forgotten", rule, god=god, devotion=own.devotion)
    if bearer(state, "anubis") == god:
        for number in trapped(state):
            lift(state, number, POOL)
    leave(g, god, rule)
    for number in own_guardians(state, god):
        take_off(state, number, SUPPLY)
    if "osiris" in own.names:
        state.portals = []
    if "bastet" in own.names:
        state.cats = []  # R16.7
    own.alive = False
    state.order.remove(god)
    state.team = [LOST if one == god else one for one in state.team]
