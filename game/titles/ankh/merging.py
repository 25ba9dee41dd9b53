"""R12. Merging: after the third Conflict event the two gods with the least devotion become one team."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.ankh.asking import DONE
from game.titles.ankh.content import GUARDIANS, SIZES
from game.titles.ankh.ground import name_of
from game.titles.ankh.queries import (
    PIECES_OF_A_GOD,
    G,
    bearer,
    controlled,
    free_bases,
    god_figure,
    god_of,
    has_base,
    is_guardian,
    trapped,
)
from game.titles.ankh.state import GONE, POOL, SUPPLY, State
from game.titles.ankh.verbs import destroy, lift, take_off, tell


def merge(g: G) -> Rules[None]:
    """R12.1-R12.6. The lower of the two joins the higher, and its place on the track becomes theirs."""
    state = g.state
    lower, higher = state.order[:2]
    weak, strong = state.gods[lower], state.gods[higher]
    anubis_falls = bearer(state, "anubis") == lower
    tell(g, "merged", "R12", lower=lower, higher=higher)
    leave(g, lower, "R12.2")
    yield from take_guardians(g, lower, higher)
    strong.followers += weak.followers
    strong.names += weak.names
    strong.seats = sorted(strong.seats + weak.seats)
    strong.devotion = weak.devotion
    weak.alive, weak.seats, weak.names, weak.followers = False, [], [], 0
    weak.powers, weak.hand, weak.used = [], [], []
    state.order.remove(higher)
    state.order[state.order.index(lower)] = higher
    state.team = [higher if god == lower else god for god in state.team]
    if anubis_falls:
        for number in trapped(state, higher):
            lift(state, number, POOL)


def leave(g: G, god: int, rule: str) -> None:
    """R12.2, R13.2. The god figure and the warriors leave the game, also out of Anubis' slots; the monuments go back to
    the supply."""
    state = g.state
    first = god_figure(god)
    for number in range(first, first + PIECES_OF_A_GOD):
        take_off(state, number, GONE)
    for number in controlled(state, god):
        destroy(g, number, rule)


def take_guardians(g: G, lower: int, higher: int) -> Rules[None]:
    """R12.3, R4.6. The lower god's guardians stay where they are as the higher god's, as far as it has bases; where
    they do not all fit, the higher god's seat chooses. The others go back to the supply."""
    state = g.state
    while guardian_options(state, state.gods[higher].seats[0], lower):
        options = guardian_options(state, state.gods[higher].seats[0], lower)
        key = options[0].key
        if not all_fit(state, lower, higher):
            key = yield Ask(state.gods[higher].seats[0], "R12.3", "merge_guardians", guardian_options, (lower,),
                            guardian_default)
        if key == DONE:
            break
        state.figures[_named(state, lower, key)].owner = higher
        tell(g, "guardian_joined", "R12.3", god=higher, figure=key.partition("@")[0])
    for number in own_guardians(state, lower):
        take_off(state, number, SUPPLY)


def own_guardians(state: State, god: int) -> list[int]:
    """The guardians that a god owns: those on the board first, then the higher tier."""
    found = [number for number, figure in enumerate(state.figures) if figure.owner == god and is_guardian(figure)]
    return sorted(found, key=lambda number: (state.figures[number].space < 0,
                                             -GUARDIANS[state.figures[number].kind].tier, number))


def all_fit(state: State, lower: int, higher: int) -> bool:
    """R12.3. Whether the higher god has bases for all of them."""
    sizes = [str(GUARDIANS[state.figures[number].kind].size) for number in own_guardians(state, lower)]
    return all(sizes.count(size) <= free_bases(state, higher, size) for size in SIZES)


def guardian_options(state: State, seat: int, lower: int) -> list[Option]:
    """Section 3, `merge_guardians`: "mummy@3,4", "mummy@pool". None where nothing more can be taken."""
    higher = god_of(state, seat)
    found: dict[str, Option] = {}
    for number in own_guardians(state, lower):
        kind = state.figures[number].kind
        if has_base(state, higher, kind):
            key = _key(state, number)
            found.setdefault(key, Option(key, "take_guardian", (f"pool:{kind}",), ("figure", kind)))
    return [*found.values(), Option(DONE, "done")] if found else []


def guardian_default(state: State, seat: int, lower: int) -> str:
    """Section 3: on the board first, then the higher tier, then the first."""
    return guardian_options(state, seat, lower)[0].key


def _key(state: State, number: int) -> str:
    figure = state.figures[number]
    return f"{figure.kind}@{name_of(state, figure.space) if figure.space >= 0 else 'pool'}"


def _named(state: State, god: int, key: str) -> int:
    return [number for number in own_guardians(state, god) if _key(state, number) == key][0]
