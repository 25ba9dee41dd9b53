"""R4.4, R4.5. Where enemies walk and whom they choose: fixed routines without chance."""
from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from game.core.boards.bone import BONE, MUSCLE, SOLID, SPIKE, exits
from game.core.memo import Memo
from game.titles.vermilion.content import CARDS
from game.titles.vermilion.queries import (
    WAGON,
    G,
    adhering,
    can_stand,
    dice_ready,
    entry_cost,
    foe_name,
    grid_of,
    is_numb,
    keyword,
    living,
    most_hp,
    occupied,
    reach,
    row_of,
    sight,
    tile_of,
)
from game.titles.vermilion.state import Foe, State
from game.titles.vermilion.verbs import enter

FAR = 10_000
NOWHERE = (FAR + 1, 0)  # further than anything that is reached
NO_CARDS = 99  # R4.5 (3): the wagon


class Way(NamedTuple):
    """How a tile is reached: spike tiles entered, movement points, bone-type tiles entered."""

    spikes: int
    cost: int
    bones: int


Ways = dict[int, Way]
"""The best way to each tile."""
Labels = dict[tuple[int, int], tuple[int, int]]
"""Tile and spikes entered: least cost, and bone-type tiles on the way that costs that."""


class Aim(NamedTuple):
    """What a step of an action moves for: points, whether it leaps, the range of the attack that follows (of the
    profile where none does), whether one follows."""

    points: int
    leaps: bool
    printed: int
    attacks: bool

    @property
    def melee(self) -> bool:
        """Whether what follows is done at range 1."""
        return self.printed == 1


# ---------------------------------------------------------------- R4.5 whom
def enemies_of(state: State) -> list[str]:
    """The units that an enemy may attack: living characters and the wagon."""
    wagon = [WAGON] if state.wagon is not None and state.wagon.hp > 0 else []
    return [f"c{seat}" for seat in living(state)] + wagon


def rank(state: State, foe: Foe, unit: str) -> tuple[int, ...]:
    """R4.5. The priority list as a number: the least is attacked."""
    grid, row = grid_of(state), row_of(foe)
    distance = grid.distance(foe.tile, tile_of(state, unit))
    if unit == WAGON:
        hp = state.wagon.hp if state.wagon is not None else 0
        worst = (distance, hp, NO_CARDS, 1, FAR, FAR, FAR)
    else:
        seat = int(unit[1:])
        player = state.seats[seat]
        defends = any(card in CARDS and CARDS[card].type == "defend" for card in player.hand)
        able = defends and dice_ready(player) > 0 and not is_numb(player)
        hp = player.hp
        worst = (distance, hp, len(player.hand), int(able), dice_ready(player), most_hp(player), seat)
    first = {"weakest": hp, "wagon": int(unit != WAGON)}.get(row.priority, 0)
    return first, *worst


def quarry_of(state: State, foe: Foe, units: list[str]) -> str:
    """R4.5. The one of the units that is attacked, "" for none."""
    return min(units, key=lambda unit: rank(state, foe, unit)) if units else ""


def can_hit(state: State, foe: Foe, unit: str, printed: int, tile: int | None = None) -> bool:
    """R4.4. Whether a unit is in range and sight of an enemy, or would be from `tile`."""
    grid, goal = grid_of(state), tile_of(state, unit)
    start = foe.tile if tile is None else tile
    if grid.distance(start, goal) > reach(state, foe_name(foe), printed, start):
        return False
    return sight(state, foe_name(foe), goal, start)


def hitting(state: State, foe: Foe, unit: str, printed: int, tiles: Iterable[int]) -> list[int]:
    """R4.4. The tiles of these from which a unit would be in range and sight of an enemy."""
    close = set(grid_of(state).within(tile_of(state, unit), printed + 1))  # no reach is longer
    return [tile for tile in tiles if tile in close and can_hit(state, foe, unit, printed, tile)]


# ---------------------------------------------------------------- R4.4 ways
def spread(state: State, foe: Foe, most: int, risk: bool) -> Labels:
    """All that can be walked to for at most `most` points, through any unit; spikes only in risk mode. A way that costs
    as much as another to the same tile and leads over as many spikes or more is left out. Shared: not to be
    changed.
    """
    density, sticky = bool(keyword(foe, "bone_density")), frozenset(adhering(state, foe_name(foe)))
    key = state.width, bytes(state.codes), foe.tile, most, risk, density, sticky
    return _SPREAD.get(key, lambda: _spread(state, foe.tile, most, risk, density, sticky))


_SPREAD: Memo[Labels] = Memo(256)


def _spread(state: State, start: int, most: int, risk: bool, density: bool, sticky: frozenset[int]) -> Labels:
    codes, ways = state.codes, exits(grid_of(state), state.codes)
    prices = [entry_cost(state, tile, density) for tile in range(len(codes))]
    labels: Labels = {}
    fewest: dict[int, int] = {}
    waiting: Labels = {}
    queue = [(0, 0, start, 0)]
    while queue:
        cost, bones, tile, spikes = heappop(queue)
        if spikes >= fewest.get(tile, spikes + 1):
            continue
        labels[tile, spikes], fewest[tile] = (cost, bones), spikes
        if tile in sticky:
            cost += 1
        for goal in ways[tile]:
            code = codes[goal]
            over = spikes + (code == SPIKE)
            if (code == SPIKE and not risk) or over >= fewest.get(goal, FAR):
                continue
            spent = cost + prices[goal]
            if spent > most:
                continue
            way = spent, bones + (code != MUSCLE)
            if way < waiting.get((goal, over), NOWHERE):
                waiting[goal, over] = way
                heappush(queue, (*way, goal, over))
    return labels


def stops(state: State, foe: Foe, labels: Labels) -> Ways:
    """R4.4. The stop tiles, each with its best way: fewest spikes, then least cost, then fewest bones."""
    there, found = occupied(state), Ways()
    for (tile, spikes), (cost, bones) in labels.items():
        if tile == foe.tile or tile not in there:
            way = Way(spikes, cost, bones)
            found[tile] = min(found.get(tile, way), way)
    return found


def landings(state: State, foe: Foe, points: int, risk: bool) -> Ways:
    """R4.3.2. What a leap reaches, at no cost."""
    grid, there = grid_of(state), occupied(state)
    found = {foe.tile: Way(0, 0, 0)}
    for tile in grid.within(foe.tile, points):
        spike = int(state.codes[tile] == SPIKE)
        if can_stand(state, tile, there) and spike <= risk:
            found[tile] = Way(spike, 0, int(state.codes[tile] != MUSCLE))
    return found


def reached(state: State, foe: Foe, aim: Aim, risk: bool) -> Ways:
    """The stop tiles of a step, walking or leaping."""
    if aim.leaps:
        return landings(state, foe, aim.points, risk)
    return stops(state, foe, spread(state, foe, aim.points, risk))


def route(state: State, foe: Foe, goal: int, most: int, risk: bool) -> list[int]:
    """R4.4.5. The tiles entered on the way to a tile: of equal ways the one whose step back is the smaller tile."""
    grid, density = grid_of(state), bool(keyword(foe, "bone_density"))
    labels, sticky, ways = spread(state, foe, most, risk), adhering(state, foe_name(foe)), exits(grid, state.codes)
    tile, spikes = goal, min(n for at, n in labels if at == goal)
    path: list[int] = []
    while tile != foe.tile:
        path.append(tile)
        cost, bones = labels[tile, spikes]
        before = spikes - int(state.codes[tile] == SPIKE)
        price = entry_cost(state, tile, density)
        cells = bones - int(state.codes[tile] != MUSCLE)
        fitting = [near for near in grid.near[tile]
                   if labels.get((near, before)) == (cost - price - (near in sticky), cells)
                   and tile in ways[near]]
        tile, spikes = min(fitting), before
    return path[::-1]


# ---------------------------------------------------------------- R4.4.1-R4.4.4 where to
def goal_of(state: State, foe: Foe, aim: Aim) -> tuple[int, bool]:
    """R4.4.1-R4.4.4. The tile an enemy goes to, its own if it stays, and whether the way may lead over spikes."""
    units = enemies_of(state)
    for risk in (False, True):
        if risk and not aim.attacks:
            break
        there = reached(state, foe, aim, risk)
        aims = {unit: hitting(state, foe, unit, aim.printed, there) for unit in units}
        quarry = quarry_of(state, foe, [unit for unit in units if aims[unit]])
        if quarry:
            return best_attack_tile(state, quarry, aims[quarry], there, aim), risk
    return approach(state, foe, aim, units)


def best_attack_tile(state: State, quarry: str, tiles: list[int], there: Ways, aim: Aim) -> int:
    """R4.4.1, R4.4.2. Of the attack tiles: fewest spikes; in melee muscle, least cost, fewest bones; at range not
    adjacent, least cost, a bare bone, the greatest distance; then the smaller tile."""
    grid, target = grid_of(state), tile_of(state, quarry)

    def worth(tile: int) -> tuple[int, ...]:
        way, far = there[tile], grid.distance(tile, target)
        if aim.melee:
            return way.spikes, int(state.codes[tile] != MUSCLE), way.cost, way.bones, tile
        return way.spikes, int(far <= 1), way.cost, int(state.codes[tile] != BONE), -far, tile
    return min(tiles, key=worth)


def approach(state: State, foe: Foe, aim: Aim, units: list[str]) -> tuple[int, bool]:
    """R4.4.3, R4.4.4. Nobody can be attacked this turn: towards whom it costs least to get at."""
    for risk in (False, True):
        anywhere = stops(state, foe, spread(state, foe, FAR, risk))
        aims = {unit: hitting(state, foe, unit, aim.printed, anywhere) for unit in units}
        open_ = [unit for unit in units if aims[unit]]
        if open_:
            least = {unit: min(anywhere[tile].cost for tile in aims[unit]) for unit in open_}
            quarry = min(open_, key=lambda unit: (least[unit], rank(state, foe, unit)))
            return nearer(state, foe, aim, remaining(state, foe, aims[quarry], risk), risk), risk
    there = reached(state, foe, aim, False)
    grid = grid_of(state)

    def left(tile: int) -> tuple[int, int, int]:
        return min((grid.distance(tile, tile_of(state, u)) for u in units), default=0), there[tile].cost, tile
    return min(there, key=left), False


def remaining(state: State, foe: Foe, goals: list[int], risk: bool) -> dict[int, int]:
    """R4.4.3. From each tile the least cost of walking on to one of the goals."""
    grid, density = grid_of(state), bool(keyword(foe, "bone_density"))
    sticky, ways = adhering(state, foe_name(foe)), exits(grid, state.codes)
    found: dict[int, int] = {}
    queue = [(0, goal) for goal in sorted(goals)]
    while queue:
        cost, tile = heappop(queue)
        if tile in found:
            continue
        found[tile] = cost
        price = entry_cost(state, tile, density)
        for near in grid.near[tile]:
            if near in found or state.codes[near] in SOLID or (state.codes[near] == SPIKE and not risk):
                continue
            if tile in ways[near]:
                heappush(queue, (cost + price + (near in sticky), near))
    return found


def nearer(state: State, foe: Foe, aim: Aim, left: dict[int, int], risk: bool) -> int:
    """R4.4.3. The stop tile with the least cost left; a melee enemy steps down from a bone where it can, but not to
    where it stands already."""
    there = {tile: way for tile, way in reached(state, foe, aim, risk).items() if tile in left}
    if not there:
        return foe.tile

    def worth(tile: int) -> tuple[int, ...]:
        way, bone = there[tile], state.codes[tile] != MUSCLE
        return left[tile], int(aim.melee and bone), way.cost, way.bones, tile
    goal = min(there, key=worth)
    if aim.melee and state.codes[goal] != MUSCLE:
        near = grid_of(state).near[goal]
        down = [tile for tile in near if tile in there and tile != foe.tile and state.codes[tile] == MUSCLE]
        return min(down, key=lambda tile: (left[tile], tile), default=goal)
    return goal


# ---------------------------------------------------------------- carrying it out
def advance(g: G, foe: Foe, aim: Aim) -> None:
    """R4.4. An enemy walks or leaps; spikes on the way hurt, and may kill it."""
    if foe.lying:
        return
    torn = min(foe.bind, aim.points)
    foe.bind -= torn
    aim = aim._replace(points=aim.points - torn)
    if foe.bind or not aim.points:
        return
    goal, risk = goal_of(g.state, foe, aim)
    _go(g, foe, goal, aim, risk)


def retreat(g: G, foe: Foe, points: int) -> None:
    """R4.3.2. Away from the characters, never over spikes."""
    if foe.lying:
        return
    torn = min(foe.bind, points)
    foe.bind -= torn
    if foe.bind or points == torn:
        return
    state, grid = g.state, grid_of(g.state)
    there = stops(state, foe, spread(state, foe, points - torn, False))
    tiles = [state.seats[seat].tile for seat in living(state)]

    def worth(tile: int) -> tuple[int, ...]:
        far = [grid.distance(tile, other) for other in tiles]
        return -min(far), -sum(far), there[tile].cost, tile
    _go(g, foe, min(there, key=worth), Aim(points - torn, False, 1, False), False)


def _go(g: G, foe: Foe, goal: int, aim: Aim, risk: bool) -> None:
    if goal == foe.tile:
        return
    if aim.leaps:
        enter(g, foe_name(foe), goal, "R13.20")
        return
    kind = foe.kind
    for tile in route(g.state, foe, goal, aim.points, risk):
        enter(g, foe_name(foe), tile, "R4.4")
        if foe.hp <= 0 or foe.kind != kind:
            return
