"""R10.12. Figures that are killed at one moment: they leave together, Anubis may trap one, guardians have their
effect."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import NO, ask
from game.titles.ankh.content import TRAPS, WARRIOR
from game.titles.ankh.devotion import lose
from game.titles.ankh.ground import adjacent, name_of, space_of
from game.titles.ankh.queries import (
    G,
    ascending,
    bearer,
    god_figure,
    god_of,
    holders,
    is_free_land,
    living,
    trapped,
)
from game.titles.ankh.state import NOBODY, POOL, TRAPPED, State
from game.titles.ankh.verbs import hand_over, lift, place, take_off, tell

CURSE = 2  # R21.6: followers that the Pharaoh Mummy's victim hands over
IN_POOL = "pool"


def kill(g: G, victims: list[int], rule: str) -> Rules[None]:
    """R10.12. Mortal figures are killed together. Whoever held them when they died (R9.2) has their effects and, in a
    battle, its Miracle."""
    state = g.state
    if not victims:
        return
    held = holders(state)
    died = [(held[number], number) for number in victims]
    order = ascending(state, [god for god, _ in died])
    died.sort(key=lambda it: (order.index(it[0]), it[1]))
    for god, number in died:
        figure = state.figures[number]
        tell(g, "killed", rule, god=figure.owner, figure=figure.kind, space=name_of(state, figure.space), held=god)
        take_off(state, number, POOL)
        if state.battle is not None:
            fallen = state.battle.fallen
            fallen[god] = fallen.get(god, 0) + 1
    yield from trap(g, victims)
    for god, number in died:
        yield from _last_effect(g, god, number)


# ---------------------------------------------------------------- R14.2 Anubis
def trap_options(state: State, seat: int, owners: tuple[int, ...]) -> list[Option]:
    """Section 3, `anubis_trap`: warriors of one owner are all alike."""
    return [*(Option(str(owner), "trap", (f"god:{owner}",), ("god", owner)) for owner in owners), Option(NO, "no")]


def trap_default(state: State, seat: int, owners: tuple[int, ...]) -> str:
    """Section 3: a warrior of the god with most devotion."""
    return str(ascending(state, owners)[-1])


def trap(g: G, victims: list[int]) -> Rules[None]:
    """R14.2, G40. One of the enemy warriors that were killed at this moment; enemy goes by owner (G39)."""
    state = g.state
    god = bearer(state, "anubis")
    if god == NOBODY or len(trapped(state)) >= TRAPS:
        return
    dead = [number for number in victims
            if state.figures[number].kind == WARRIOR and state.figures[number].owner != god]
    owners = tuple(sorted({state.figures[number].owner for number in dead}))
    if not owners:
        return
    key = yield from ask(g, god, "R14.2", "anubis_trap", trap_options, (owners,), trap_default)
    if key == NO:
        return
    caught = [number for number in dead if state.figures[number].owner == int(key)]
    lift(state, caught[0], TRAPPED)
    tell(g, "trapped", "R14.2", god=god, of=int(key))


# ---------------------------------------------------------------- guardians
def _last_effect(g: G, god: int, number: int) -> Rules[None]:
    """R21.2, R21.5, R21.6. What the killed figure does for the god that held it."""
    match g.state.figures[number].kind:
        case "cat_mummy":
            for other in ascending(g.state, living(g.state)):
                if other != god:
                    lose(g, other, 1, "R21.2", "cat_mummy")
        case "mummy":
            yield from _return(g, god, number)
        case "pharaoh_mummy":
            yield from _curse(g, god)


def return_options(state: State, seat: int, number: int) -> list[Option]:
    """Section 3, `mummy_return`. The space must be empty for the piece's owner, by the god figure of its holder."""
    centre = state.figures[god_figure(god_of(state, seat))].space
    owner = state.figures[number].owner
    found = [name_of(state, space) for space in sorted(adjacent(state, centre)) if is_free_land(state, space, owner)]
    return [*(Option(where, "return", (f"space:{where}",), ("space", where)) for where in found),
            Option(IN_POOL, "to_pool")]


def _return(g: G, god: int, number: int) -> Rules[None]:
    """R21.5, G48. The Mummy comes back next to the holder's god, or stays in its owner's pool."""
    key = yield from ask(g, god, "R21.5", "mummy_return", return_options, (number,))
    if key != IN_POOL:
        place(g.state, number, space_of(g.state, key))
        tell(g, "returned", "R21.5", god=god, figure="mummy", space=key)


def curse_options(state: State, seat: int) -> list[Option]:
    """Section 3, `pharaoh_curse`."""
    own = god_of(state, seat)
    return [Option(str(god), "curse", (f"god:{god}",), ("god", god, "followers", state.gods[god].followers))
            for god in living(state) if god != own]


def curse_default(state: State, seat: int) -> str:
    """Section 3: the god with the most followers."""
    own = god_of(state, seat)
    return str(max((god for god in living(state) if god != own), key=lambda god: state.gods[god].followers))


def _curse(g: G, god: int) -> Rules[None]:
    """R21.6. Another god hands over two followers, or what it has."""
    key = yield from ask(g, god, "R21.6", "pharaoh_curse", curse_options, (), curse_default)
    hand_over(g, int(key), god, min(CURSE, g.state.gods[int(key)].followers), "R21.6")
