"""What holds for every table of Ankh: no figure, monument, token, card or cat is lost or doubled."""
from __future__ import annotations

from collections.abc import Iterator

from game.core.boards.regions import parts
from game.titles.ankh.content import (
    CARD_NAMES,
    CATS,
    CYCLE,
    DASHBOARD,
    EYES,
    GOD,
    MOST_DEVOTION,
    MOST_REGIONS,
    PORTALS,
    POWERS,
    SIZES,
    SUNS,
    TOKENS,
    TRAPS,
    WARRIOR,
)
from game.titles.ankh.ground import field_of, is_land, region_count, spaces_in
from game.titles.ankh.queries import bearer, controlled, free_bases, is_guardian, living, radiant, trapped
from game.titles.ankh.state import (
    EMPTY,
    FIRST_MONUMENT,
    GONE,
    NOBODY,
    POOL,
    SUPPLY,
    TRAPPED,
    State,
)


def invariants(state: State) -> list[str]:
    """What is broken, as sentences for programmers; empty when all is well."""
    return [*_board(state), *_figures(state), *_gods(state), *_track(state), *_regions(state), *_tokens(state),
            *_cats(state), *_turn(state)]


def _board(state: State) -> Iterator[str]:
    """R3.1. What stands where is written in two places, and they agree."""
    pieces = [EMPTY] * len(state.pieces)
    there = [(number, figure.space) for number, figure in enumerate(state.figures)]
    there += [(FIRST_MONUMENT + number, monument.space) for number, monument in enumerate(state.monuments)]
    for piece, space in there:
        if space >= 0:
            if pieces[space] != EMPTY:
                yield f"two pieces on space {space}"
            pieces[space] = piece
    if pieces != state.pieces:
        yield "pieces do not stand where they are"
    for monument in state.monuments:
        if monument.space >= 0 and not is_land(state, monument.space):
            yield f"a monument stands in the water of space {monument.space}"
        if monument.space < 0 and monument.owner != NOBODY:
            yield "a monument in the supply carries a token"


def _figures(state: State) -> Iterator[str]:
    """R4."""
    alive = living(state)
    for number, figure in enumerate(state.figures):
        where = f"figure {number} ({figure.kind} of {figure.owner} at {figure.space})"
        if figure.space >= 0 and not is_land(state, figure.space) and figure.kind != "apep":
            yield f"{where} stands on water"
        if figure.space in (SUPPLY,) and (figure.owner != NOBODY or not is_guardian(figure)):
            yield f"{where} is in the supply"
        if figure.space >= POOL and figure.owner not in alive:
            yield f"{where} belongs to no living god"
        if figure.kind == GOD and figure.space < 0 and figure.space != GONE:
            yield f"{where} is a god that is not on the board"
        if figure.space == TRAPPED and (figure.kind != WARRIOR or figure.owner == bearer(state, "anubis")):
            yield f"{where} is trapped"
        if figure.radiant and figure.space < 0:
            yield f"{where} shines off the board"


def _gods(state: State) -> Iterator[str]:
    """R1.3, R4.6, R6.5, R10.5."""
    for number in living(state):
        god = state.gods[number]
        tokens = god.tokens + len(controlled(state, number)) + DASHBOARD - god.unlocked + len(god.powers)
        if tokens != TOKENS or god.tokens < 0:
            yield f"god {number} has {tokens} ankh tokens"
        if sorted(god.hand + god.used) != sorted(CARD_NAMES):
            yield f"god {number} has the cards {god.hand} and {god.used}"
        if CYCLE in god.used and state.battle is None:
            yield f"god {number} has not Cycle of Ma'at in hand"
        for level in (1, 2, 3):
            if sum(POWERS[power].level == level for power in god.powers) > 2:
                yield f"god {number} has too many powers of level {level}"
        if len(set(god.powers)) != len(god.powers) or not 0 <= god.unlocked <= DASHBOARD:
            yield f"god {number} has the powers {god.powers}, {god.unlocked} tokens unlocked"
        if god.followers < 0 or min(free_bases(state, number, size) for size in SIZES) < 0:
            yield f"god {number} has {god.followers} followers, or too few bases"
        if [seat for seat, one in enumerate(state.team) if one == number] != god.seats:
            yield f"god {number} is played by {god.seats}"


def _track(state: State) -> Iterator[str]:
    """R11."""
    values = [state.gods[god].devotion for god in state.order]
    if sorted(state.order) != living(state) or values != sorted(values):
        yield f"the track has {state.order} with {values}"
    if any(not 0 <= value <= MOST_DEVOTION for value in values):
        yield f"devotion {values}"


def _regions(state: State) -> Iterator[str]:
    """R3.2, R8.2."""
    count = region_count(state)
    if not 1 <= count <= MOST_REGIONS:
        yield f"{count} regions"
    for number in range(1, count + 1):
        if len(parts(field_of(state), spaces_in(state, number))) != 1:
            yield f"region {number} is not in one piece"
    for one, other in state.camels:
        if state.region[one] == state.region[other]:
            yield f"camels between {one} and {other}, both of region {state.region[one]}"


def _tokens(state: State) -> Iterator[str]:
    """R1.1. What belongs to single gods."""
    if len(state.portals) > PORTALS or len(set(state.portals)) != len(state.portals):
        yield f"portals {state.portals}"
    if radiant(state) > SUNS or len(trapped(state)) > TRAPS or len(state.eyes) > EYES:
        yield f"{radiant(state)} suns, {len(trapped(state))} trapped, eyes {state.eyes}"
    for tokens, name in ((state.portals, "osiris"), (state.eyes, "horus"), (state.cats, "bastet")):
        if tokens and bearer(state, name) == NOBODY:
            yield f"{tokens} without {name}"
    if trapped(state) and bearer(state, "anubis") == NOBODY:
        yield "trapped warriors without anubis"
    if not state.conflict and (state.eyes or state.scale or state.battle is not None):
        yield f"eyes {state.eyes}, scale {state.scale} outside a conflict"
    if any(not is_land(state, space) or state.pieces[space] >= FIRST_MONUMENT for space in state.portals):
        yield f"portals {state.portals} on water or under monuments"


def _cats(state: State) -> Iterator[str]:
    """R16.1, R16.2."""
    if state.cats and sorted(cat.icon for cat in state.cats) != sorted(CATS):
        yield f"cats {[cat.icon for cat in state.cats]}"
    there = [state.monuments[cat.place].space for cat in state.cats if cat.place != SUPPLY]
    if any(space < 0 for space in there):
        yield "a cat on a monument in the supply"
    elif len({state.region[space] for space in there}) != len(there):
        yield "two cats in one region"


def _turn(state: State) -> Iterator[str]:
    """R5."""
    if any(not 0 <= count <= limit for count, limit in zip(state.counters, state.limits, strict=True)):
        yield f"counters {state.counters} of {state.limits}"
    if state.events[:state.marker].count("X") != state.conflicts and state.outcome is None:
        yield f"{state.conflicts} conflicts after {state.marker} events"
