"""R15.6, R15.7. Where relics lie, and how they leave a player. Gaining and taking with their windows: `relics.py`."""
from __future__ import annotations

from game.titles.realigious.queries import IS_GOVERNMENT, G, contactable, held, ownable, relic_on
from game.titles.realigious.state import NOBODY, RESTRICTED, State
from game.titles.realigious.verbs import tell


def sites(state: State) -> list[int]:
    """R15.7. Tiles on which a relic may be put: contactable, no local government, not restricted, no start point,
    without relic and piece."""
    taken = {r.tile for r in state.relics} | {p.tile for p in state.seats} | {p.start for p in state.seats}
    return [t for t in range(len(state.owner)) if t not in taken and contactable(state, t)
            and state.structure[t] != RESTRICTED and not IS_GOVERNMENT[state.structure[t]]]


def put(g: G, i: int, tile: int, replaced: bool) -> None:
    """The relic lies on the tile, known to nobody. With tile -1 it leaves the game."""
    relic = g.state.relics[i]
    former = relic.holder
    relic.tile, relic.holder, relic.counted, relic.known = tile, NOBODY, True, 0
    relic.lay, relic.givers = -1, []
    relic.replaced = relic.replaced or replaced
    if former != NOBODY:
        forget_streak(g, former)


def pass_on(g: G, i: int, seat: int, counted: bool = True) -> None:
    """The relic becomes the player's, from the map or from another player."""
    relic = g.state.relics[i]
    former = relic.holder
    if former == NOBODY:
        relic.lay, relic.givers = relic.tile, []
    else:
        relic.givers.append(former)
    relic.tile, relic.holder, relic.counted = -1, seat, counted
    relic.had |= 1 << seat
    if former != NOBODY:
        forget_streak(g, former)


def give_back(g: G, i: int, rule: str) -> None:
    """G77. The relic goes back to the living player from whom it came, else to the tile on which it lay, or to a random
    site when that is blocked or holds another relic by now. It was counted there."""
    relic = g.state.relics[i]
    former = relic.holder
    tell(g, "relic_lost", rule, former)
    if relic.givers and g.state.seats[relic.givers[-1]].alive:
        relic.holder, relic.counted = relic.givers.pop(), True
        forget_streak(g, former)
    elif relic.lay >= 0 and _fits(g.state, relic.lay):
        put(g, i, relic.lay, replaced=False)
    else:
        replace(g, i, rule)


def _fits(state: State, tile: int) -> bool:
    """Whether a relic can lie there again."""
    return ownable(state, tile) and state.structure[tile] != RESTRICTED and relic_on(state, tile) < 0


def replace(g: G, i: int, rule: str) -> None:
    """R15.7. The relic goes to a random site and is marked replaced."""
    former = g.state.relics[i].holder
    places = sites(g.state)
    put(g, i, g.pick(places) if places else -1, replaced=True)
    if former != NOBODY:
        tell(g, "relic_replaced", rule, former)


def scatter(g: G, seat: int) -> None:
    """R2.10. All relics of an eliminated player lie on random sites and are ordinary again."""
    for i, relic in enumerate(g.state.relics):
        if relic.holder == seat:
            places = sites(g.state)
            put(g, i, g.pick(places) if places else -1, replaced=False)
            relic.replaced, relic.had = False, 0
            tell(g, "relic_lost", "R2.10", seat)


def forget_streak(g: G, seat: int) -> None:
    """R15.5. Falling below four relics sets the count to 0."""
    if held(g.state, seat) < 4:
        g.state.seats[seat].streak = 0
