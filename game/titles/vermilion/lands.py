"""R15.2, R15.3. Stabilising lands, and the wagon."""
from __future__ import annotations

from heapq import heappop, heappush

from game.core.ask import Ask, Rules
from game.core.boards.bone import MUSCLE, is_open
from game.core.dice import roll
from game.titles.vermilion.actions import fill_options, filling, move_dice, tell_roll
from game.titles.vermilion.content import DICE
from game.titles.vermilion.decks import discard
from game.titles.vermilion.grammar import BREAKTHROUGH
from game.titles.vermilion.modify import modify_roll
from game.titles.vermilion.objectives import STABLE, judge
from game.titles.vermilion.queries import WAGON, G, by_number, foe_name, grid_of, living, occupied, place
from game.titles.vermilion.state import Action, Foe, Land, State
from game.titles.vermilion.verbs import add_threat, enter, tell

LAND_DICE = 2
ROLLS_ALONE, ROLLS_ESCORTED = 3, 4
MANY = 3  # G64


# ---------------------------------------------------------------- R15.2
def land_under(state: State, seat: int) -> Land | None:
    """R15.2. The unstable land that a character stands on."""
    for land in state.lands:
        if land.tile == state.seats[seat].tile and land.points < STABLE:
            return land
    return None


def stabilise(g: G, seat: int, card: str) -> Rules[None]:
    """R15.2. A card and one or two dice: the land gains the sum of the faces."""
    state, player = g.state, g.state.seats[seat]
    discard(g, seat, card, "R15.2")
    ways = fill_options(state, seat, LAND_DICE)
    key = ways[0].key
    if len(ways) > 1:
        key = yield Ask(seat, "R15.2", "fill_dice", fill_options, (LAND_DICE,))
    action = state.action = Action(seat, "land", "standard")
    move_dice(player, action, filling(key))
    roll(g, action.dice, DICE)
    tell_roll(g, action)
    yield from modify_roll(g)
    land = land_under(state, seat)
    points = sum(die.face for die in action.dice)
    zero = any(die.kind == BREAKTHROUGH and die.face == 0 for die in action.dice)
    player.spent += action.dice
    state.action = None
    if land is None:
        return
    land.points += points
    tell(g, "land_gained", "R15.2", seat=seat, at=place(state, land.tile), points=points, total=land.points)
    foe = nearest_foe(state, land.tile)
    if zero and foe is not None:
        add_threat(g, foe_name(foe), 1, "R15.2")
    judge(g)


def nearest_foe(state: State, tile: int) -> Foe | None:
    """R15.2. The enemy nearest to a tile, by tiles, then by number."""
    grid = grid_of(state)
    return min(by_number(state), key=lambda foe: grid.distance(foe.tile, tile), default=None)


def unrest(g: G) -> None:
    """R15.2, G64. At Cleanup, from round 2 on, each unstable land that nobody stands on angers the nearest enemy,
    unless that one has three threat tokens."""
    state = g.state
    held = [state.seats[seat].tile for seat in living(state)]
    for land in state.lands:
        foe = nearest_foe(state, land.tile)
        if state.round >= 2 and land.points < STABLE and land.tile not in held and foe is not None \
                and foe.threat < MANY:
            add_threat(g, foe_name(foe), 1, "R15.2")


# ---------------------------------------------------------------- R15.3
def wagon_goal(state: State) -> int:
    """R15.3. The tree, and after loading the start tile."""
    return state.wagon_start if state.wagon is not None and state.wagon.loaded else state.tree


def escorts(state: State) -> int:
    """R15.3. The living characters adjacent to the wagon."""
    grid, wagon = grid_of(state), state.wagon
    return 0 if wagon is None else sum(grid.distance(state.seats[s].tile, wagon.tile) == 1 for s in living(state))


def move_wagon(g: G) -> None:
    """R15.3. It rolls along the least-cost muscle route: 3 tiles with one character adjacent, 4 with more."""
    state, near = g.state, escorts(g.state)
    if state.wagon is None or not near:
        return
    path = wagon_path(state)[:ROLLS_ALONE if near == 1 else ROLLS_ESCORTED]
    there = occupied(state)
    while path and path[-1] in there:
        path.pop()
    for tile in path:
        enter(g, WAGON, tile, "R15.3")
        if tile == state.tree and not state.wagon.loaded:
            state.wagon.loaded = True
            tell(g, "loaded", "R15.3", at=place(state, tile))
            break
    judge(g)


def wagon_path(state: State) -> list[int]:
    """R15.3. The tiles to its goal, through characters but no enemies; where enemies leave no way, to the tile nearest
    to the goal that it can reach."""
    grid, goal, start = grid_of(state), wagon_goal(state), state.wagon.tile if state.wagon is not None else -1
    foes = [foe.tile for foe in state.foes]
    cost, queue = {start: 0}, [(0, start)]
    while queue:
        spent, tile = heappop(queue)
        if spent > cost[tile]:
            continue
        for near in grid.near[tile]:
            open_ = state.codes[near] == MUSCLE and near not in foes and is_open(grid, state.codes, tile, near)
            if open_ and spent + 1 < cost.get(near, spent + 2):
                cost[near] = spent + 1
                heappush(queue, (spent + 1, near))
    tile = min(cost, key=lambda t: (grid.distance(t, goal), cost[t], t))
    path: list[int] = []
    while tile != start:
        path.append(tile)
        tile = min(near for near in grid.near[tile]
                   if cost.get(near, -2) == cost[tile] - 1 and is_open(grid, state.codes, near, tile))
    return path[::-1]
