"""Section 8, 5 and 6. Where a bot wants to stand, and how far it is from there."""
from __future__ import annotations

from heapq import heappop, heappush

from game.core.boards.bone import SOLID, SPIKE, exits
from game.titles.vermilion.lands import wagon_goal
from game.titles.vermilion.objectives import STABLE
from game.titles.vermilion.queries import by_number, can_stand, char, gear_in, grid_of, living, occupied, reach, sight
from game.titles.vermilion.state import Foe, State

FAR = 999
SPIKE_COST = 12  # how many points a bot walks round spikes


def distances(state: State, goals: list[int]) -> dict[int, int]:
    """From each tile the points that are left to the nearest goal; units are not looked at."""
    grid, ways = grid_of(state), exits(grid_of(state), state.codes)
    found: dict[int, int] = {}
    queue = [(0, goal) for goal in sorted(goals)]
    while queue:
        cost, tile = heappop(queue)
        if tile in found:
            continue
        found[tile] = cost
        price = SPIKE_COST if state.codes[tile] == SPIKE else 1 if grid.muscle[tile] else 2
        for near in grid.near[tile]:
            if near not in found and state.codes[near] not in SOLID and tile in ways[near]:
                heappush(queue, (cost + price, near))
    return found


def goals(state: State, seat: int) -> list[int]:
    """The tiles that a seat wants to be on, its own one included where it is one of them."""
    if state.objective == "stabilise":
        lands = free_lands(state, seat)
        if lands:
            return lands
    if state.objective == "escort" and escort(state) == seat:
        return beside_wagon(state, seat)
    return firing_posts(state, seat) or beside_wagon(state, seat)


def free_lands(state: State, seat: int) -> list[int]:
    """8.6. The unstable lands that no other seat stands on, as far as this seat is the nearest to them."""
    others = [state.seats[other].tile for other in living(state) if other != seat]
    return [land.tile for land in state.lands if land.points < STABLE and land.tile not in others]


def escort(state: State) -> int:
    """8.6. The seat that stays with the wagon: the nearest one."""
    wagon, grid = state.wagon, grid_of(state)
    if wagon is None:
        return -1
    return min(living(state), key=lambda seat: (grid.distance(state.seats[seat].tile, wagon.tile), seat), default=-1)


def beside_wagon(state: State, seat: int) -> list[int]:
    """The empty tiles beside the wagon, those towards its goal if there are any; never the goal, which must be free."""
    wagon = state.wagon
    if wagon is None:
        return []
    grid, goal, here = grid_of(state), wagon_goal(state), state.seats[seat].tile
    near = [tile for tile in grid.near[wagon.tile] if tile != goal and (tile == here or can_stand(state, tile))]
    ahead = [tile for tile in near if grid.distance(tile, goal) <= grid.distance(wagon.tile, goal)]
    return ahead or near


def firing_posts(state: State, seat: int) -> list[int]:
    """8.5. The tiles from which the weapon reaches an enemy; for one that shoots not beside one, if that can be."""
    return posts_against(state, seat, by_number(state))


def posts_against(state: State, seat: int, foes: list[Foe]) -> list[int]:
    """8.5. The same for some of the enemies."""
    grid, there, own = grid_of(state), occupied(state), state.seats[seat].tile
    printed, unit = gear_in(state.seats[seat], "arm").range, char(seat)
    found: dict[int, bool] = {}
    for foe in foes:
        for tile in grid.within(foe.tile, printed + 1):
            if tile in found or state.codes[tile] == SPIKE or not (tile == own or can_stand(state, tile, there)):
                continue
            near = grid.distance(tile, foe.tile) <= reach(state, unit, printed, tile)
            if near and sight(state, unit, foe.tile, tile):
                found[tile] = any(grid.distance(tile, other.tile) <= 1 for other in foes)
    apart = [tile for tile, close in found.items() if not close]
    return apart if printed >= 2 and apart else list(found)
