"""R3. The board: spaces, regions, adjacency. Nothing here knows figures."""
from __future__ import annotations

import functools

from game.core.boards.hex_field import HexField, hex_field
from game.titles.ankh.state import DESERT, FERTILE, NOTHING, State


@functools.lru_cache(maxsize=64)
def _field(columns: int, terrain: str) -> HexField:
    there = tuple(letter != NOTHING for letter in terrain)
    return hex_field(columns, len(terrain) // columns, there)


def field_of(state: State) -> HexField:
    """The geometry of the map."""
    return _field(state.columns, state.terrain)


def name_of(state: State, space: int) -> str:
    """ "c,r" of a space."""
    return field_of(state).name(space)


def space_of(state: State, name: str) -> int:
    """The space of that name. Raises ValueError."""
    return field_of(state).number(name)


def is_land(state: State, space: int) -> bool:
    """R3.1."""
    return state.region[space] > 0


def is_fertile(state: State, space: int) -> bool:
    """R3.1."""
    return state.terrain[space] == FERTILE


def is_desert(state: State, space: int) -> bool:
    """R3.1."""
    return state.terrain[space] == DESERT


def region_count(state: State) -> int:
    """R3.2. Regions are numbered from 1 without a gap."""
    return max(state.region)


def spaces_in(state: State, region: int) -> list[int]:
    """The land spaces of a region, ascending."""
    return [space for space, number in enumerate(state.region) if number == region]


def regions_of(state: State, space: int) -> list[int]:
    """R3.2, R3.3. The region of a land space, the regions whose land a water space touches, ascending."""
    number = state.region[space]
    if number:
        return [number]
    found: list[int] = []
    for other in field_of(state).near[space]:
        number = state.region[other]
        if number and number not in found:
            found.append(number)
    return sorted(found)


def adjacent(state: State, space: int) -> list[int]:
    """R3.4. The spaces adjacent to a space, in direction order. Rivers and camels lie between land of different
    regions, and nowhere else."""
    region, near = state.region, field_of(state).near[space]
    number = region[space]
    if number:
        return [other for other in near if region[other] in (number, 0)]
    own = regions_of(state, space)
    return [other for other in near if region[other] or any(one in own for one in regions_of(state, other))]
