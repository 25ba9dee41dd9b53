"""Pure questions about the table: nothing here changes anything.

The words follow the rulebook: *enterable* (R6.2), *ownable* (R13.1), *held* (R15.3), *bonus level* (R15.6).
"""
from __future__ import annotations

from collections.abc import Iterable

from game.core.boards.hex import HexMap, hex_map
from game.core.table import Table
from game.titles.realigious.content import COUNTS
from game.titles.realigious.state import (
    GOV_BASE,
    NEUTRAL,
    RESTRICTED,
    RUIN,
    STRUCTURE,
    WATER,
    Celebrity,
    Effect,
    Seat,
    State,
)

G = Table[State]

RELIC_GOAL = {n: row.relic_goal for n, row in COUNTS.items()}

IS_CHURCH = tuple(name.startswith("church_") for name in STRUCTURE)
IS_GOVERNMENT = tuple(name.startswith("gov_") for name in STRUCTURE)
CHURCH_RELIGION = tuple(name.removeprefix("church_") if name.startswith("church_") else "" for name in STRUCTURE)


def geo(state: State) -> HexMap:
    """The geometry of this map (R14.1)."""
    return hex_map(state.n)


# ---------------------------------------------------------------- players
def living(state: State) -> list[int]:
    """Living seats in turn order (R1.4)."""
    return [s for s in state.order if state.seats[s].alive]


def after(state: State, seat: int) -> list[int]:
    """The other living seats in turn order, starting after `seat`."""
    at = state.order.index(seat)
    return [s for s in state.order[at + 1:] + state.order[:at] if state.seats[s].alive]


def find(player: Seat, kind: str) -> Effect | None:
    """The player's effect of that kind, the first if there are several."""
    for effect in player.effects:
        if effect.kind == kind:
            return effect
    return None


def has(player: Seat, kind: str) -> bool:
    """Whether the player is under an effect of that kind."""
    for effect in player.effects:  # noqa: SIM110 - a plain loop is faster, and nothing is asked more often
        if effect.kind == kind:
            return True
    return False


def stacks(player: Seat, kind: str) -> int:
    """The number that a stacking effect has reached, 0 without it."""
    effect = find(player, kind)
    return 0 if effect is None else effect.n


def truce_between(state: State, one: int, other: int) -> bool:
    """R8.7."""
    return any({t.proposer, t.partner} == {one, other} for t in state.truces)


def owns_celebrity(state: State, seat: int, kind: str) -> bool:
    """Whether the seat owns a celebrity of that type that is on the map."""
    return any(c.owner == seat and c.type == kind and c.tile >= 0 for c in state.celebrities)


def general_near(state: State, seat: int, tile: int) -> bool:
    """5.12. Whether the tile lies within distance 1 of the seat's own General."""
    for c in state.celebrities:
        if c.owner == seat and c.type == "general" and c.tile >= 0:
            return geo(state).distance[c.tile][tile] <= 1
    return False


def holds_government(state: State, seat: int, structure: int) -> bool:
    """R17.2. Whether the seat has the advantage of that building."""
    return any(gov.holder == seat and state.structure[tile] == structure for tile, gov in state.governments.items())


# ---------------------------------------------------------------- tiles
def contactable(state: State, tile: int) -> bool:
    """R13.1, R23.11. Neither water nor a ruin."""
    return state.terrain[tile] != WATER and state.designation[tile] != RUIN


def ownable(state: State, tile: int) -> bool:
    """R13.1. Contactable and not a local government."""
    return contactable(state, tile) and not IS_GOVERNMENT[state.structure[tile]]


def enterable(state: State, seat: int, tile: int) -> bool:
    """R6.2. Whether the seat's piece may enter the tile now."""
    if state.terrain[tile] == WATER or state.designation[tile] == RUIN:
        return False
    if state.structure[tile] == RESTRICTED or tile in state.mud:
        return holds_government(state, seat, GOV_BASE)
    return True


def contactable_tiles(state: State) -> list[int]:
    """R13.1. All contactable tiles in index order."""
    return [t for t, (terrain, designation) in enumerate(zip(state.terrain, state.designation, strict=True))
            if terrain != WATER and designation != RUIN]


def open_ground(state: State, tile: int) -> bool:
    """Contactable and not restricted: where celebrities may stand (R18.1)."""
    return contactable(state, tile) and state.structure[tile] != RESTRICTED


def near_water(state: State, tile: int) -> bool:
    """Whether a neighbour is water."""
    terrain = state.terrain
    return any(terrain[u] == WATER for u in geo(state).near[tile])


def owned_tiles(state: State, seat: int) -> list[int]:
    """The seat's tiles in index order."""
    return [t for t, o in enumerate(state.owner) if o == seat]


def designated(state: State, *kinds: int) -> list[int]:
    """The tiles with one of these designations, in index order (R23)."""
    designation = state.designation
    tiles: list[int] = []
    for kind in kinds:
        tile = designation.find(kind)
        while tile >= 0:
            tiles.append(tile)
            tile = designation.find(kind, tile + 1)
    return sorted(tiles) if len(kinds) > 1 else tiles


def neutral_neighbours(state: State, tile: int) -> list[int]:
    """Ownable neutral tiles next to `tile`."""
    return [u for u in geo(state).near[tile] if state.owner[u] == NEUTRAL and ownable(state, u)]


def pieces_on(state: State, tile: int, but: int = -1) -> list[int]:
    """Seats whose piece stands on the tile, in turn order, without seat `but`."""
    return [s for s in state.order if s != but and state.seats[s].tile == tile and state.seats[s].alive]


def celebrities_here(state: State) -> list[tuple[int, Celebrity]]:
    """All celebrities on the map with their numbers, in order of creation."""
    return [(i, c) for i, c in enumerate(state.celebrities) if c.tile >= 0]


def connected_without(state: State, closed: Iterable[int]) -> bool:
    """Whether the contactable tiles still form one area when the tiles `closed` are blocked."""
    shut = set(closed)
    tiles = [t for t in contactable_tiles(state) if t not in shut]
    return len(tiles) < 2 or len(area_of(state, tiles[0], shut)) == len(tiles)


def area_of(state: State, start: int, closed: Iterable[int] = ()) -> list[int]:
    """The contactable tiles that can be reached from `start` without stepping on `closed`, in order of discovery."""
    near, seen, found = geo(state).near, {start, *closed}, [start]
    for tile in found:
        for u in near[tile]:
            if u not in seen and contactable(state, u):
                seen.add(u)
                found.append(u)
    return found


# ---------------------------------------------------------------- relics, goals
def held(state: State, seat: int) -> int:
    """R15.3. Counted relics in the seat's possession."""
    count = 0
    for relic in state.relics:
        if relic.holder == seat and relic.counted:
            count += 1
    return count


def own_relics(state: State, seat: int) -> list[int]:
    """Numbers of the seat's counted relics."""
    return [i for i, r in enumerate(state.relics) if r.holder == seat and r.counted]


def bonus_level(state: State, seat: int, found: int = 0) -> int:
    """R15.3, R15.6. Held, but not lower than the floor set by Exorcism; as it will be with so many relics more."""
    return max(held(state, seat) + found, state.seats[seat].bonus_floor)


def relic_on(state: State, tile: int) -> int:
    """The number of the unclaimed relic on the tile, -1 without one."""
    for i, r in enumerate(state.relics):
        if r.tile == tile:
            return i
    return -1


def believers_target(state: State) -> int:
    """R2.1. Two thirds of the burial total, rounded up."""
    return (2 * 2500 * len(state.seats) + 2) // 3


def relic_goal(state: State) -> int:
    """R2.3."""
    return RELIC_GOAL[state.n]


def price_of_force(bought: int) -> tuple[int, int]:
    """R4.5. Donations and influence for something that has been bought `bought` times before."""
    return 500 * (bought + 1), 500 * bought


def half_price(amount: int) -> int:
    """R16.3. Half of a price, rounded up to 50."""
    return (amount // 2 + 49) // 50 * 50
