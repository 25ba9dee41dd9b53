"""R14.6-R14.14. Walks and leaps of characters, pushes and pulls with Siege, falls from shaken bones."""
from __future__ import annotations

from heapq import heappop, heappush

from game.core.ask import Ask, Option, Rules
from game.core.boards.bone import BONE, MUSCLE, WALLS, away, closing, is_open
from game.titles.vermilion.content import SPECIALS
from game.titles.vermilion.grammar import Keywords
from game.titles.vermilion.queries import (
    WAGON,
    G,
    adhered,
    can_stand,
    char,
    entry_cost,
    grid_of,
    occupied,
    option,
    place,
    the_foe,
    tile_at,
    tile_of,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import crumble, damage, enter, knock_down, tell

NO_KEYWORDS: Keywords = {}


# ---------------------------------------------------------------- R14.7 walking
def walk(g: G, seat: int, mp: int, gives: Keywords, rule: str) -> Rules[None]:
    """R14.7. A character spends movement points step by step, or leaps instead; what is left is lost. Bind is taken off
    first (R13.38)."""
    player = g.state.seats[seat]
    if player.lying or player.hp <= 0:
        return
    torn = min(player.bind, mp)
    player.bind -= torn
    mp -= torn
    if player.bind or mp <= 0:
        return
    density, must = int("bone_density" in gives), gives.get("leap", 0)
    leap, first = max(must, gives.get("may_leap", 0)), True
    while player.hp > 0:
        args = (0 if must else mp, density, leap if first else 0)
        if len(step_options(g.state, seat, *args)) == 1 and is_free(g.state, seat):
            return
        key = yield Ask(seat, rule, "move_step", step_options, args, step_default)
        if key == "stop":
            return
        verb, _, where = key.partition(":")
        goal, first, player.perched = tile_at(g.state, where), False, False
        if verb == "leap":
            player.run = 0
            enter(g, char(seat), goal, "R13.20")
            return
        mp -= step_cost(g.state, seat, goal, density)
        take_step(g, seat, goal, gives, rule)
        if "muscle_density" in gives:
            yield from spring(g, seat, gives["muscle_density"])


def take_step(g: G, seat: int, goal: int, gives: Keywords, rule: str) -> None:
    """R14.7. One step; muscle steps in a row are counted (R13.30)."""
    state, player = g.state, g.state.seats[seat]
    muscle = state.codes[player.tile] == MUSCLE and state.codes[goal] == MUSCLE
    player.run = player.run + 1 if muscle else 0
    enter(g, char(seat), goal, rule, safe="spike_walk" in gives)


def is_free(state: State, seat: int) -> bool:
    """Whether a character has its tile for itself: it may stop there."""
    tile = state.seats[seat].tile
    others = (foe.tile for foe in state.foes)
    mates = (mate.tile for number, mate in enumerate(state.seats) if number != seat)
    return tile not in (*others, *mates, state.wagon.tile if state.wagon is not None else -1)


def step_cost(state: State, seat: int, goal: int, density: int) -> int:
    """R14.7. Movement points for the step from where a character stands."""
    return _cost(state, char(seat), state.seats[seat].tile, goal, density)


def _cost(state: State, unit: str, start: int, goal: int, density: int) -> int:
    return entry_cost(state, goal, bool(density)) + adhered(state, unit, start)


def step_options(state: State, seat: int, mp: int, density: int, leap: int) -> list[Option]:
    """R14.7. Stop, if the tile is the character's alone; steps that it can pay, onto a unit only where it can go on;
    tiles to leap to."""
    grid, tile, there = grid_of(state), state.seats[seat].tile, occupied(state)
    found = [option("stop")] if is_free(state, seat) else []
    for goal in grid.near[tile]:
        if is_open(grid, state.codes, tile, goal):
            left = mp - step_cost(state, seat, goal, density)
            if left >= 0 and (goal not in there or _goes_on(state, seat, goal, left, density)):
                found.append(option(f"step:{place(state, goal)}", f"tile:{place(state, goal)}", cost=mp - left))
    if leap:
        free = [goal for goal in grid.within(tile, leap) if can_stand(state, goal, there)]
        found += [option(f"leap:{place(state, goal)}", f"tile:{place(state, goal)}") for goal in free]
    return found


def step_default(state: State, seat: int, *args: int) -> str:
    """Table 3: stop where it may."""
    return step_options(state, seat, *args)[0].key


def _goes_on(state: State, seat: int, start: int, mp: int, density: int) -> bool:
    """R14.7. Whether from the tile of a unit the points reach an empty one."""
    grid, there, unit = grid_of(state), occupied(state), char(seat)
    if is_free(state, seat):
        there.pop(state.seats[seat].tile, None)
    best, queue = {start: 0}, [(0, start)]
    while queue:
        spent, tile = heappop(queue)
        for goal in grid.near[tile]:
            cost = spent + _cost(state, unit, tile, goal, density)
            if cost > mp or cost >= best.get(goal, mp + 1) or not is_open(grid, state.codes, tile, goal):
                continue
            if goal not in there:
                return True
            best[goal] = cost
            heappush(queue, (cost, goal))
    return False


def spring(g: G, seat: int, steps: int) -> Rules[None]:
    """R13.30. After so many muscle steps in a row one more onto an empty muscle tile, free, once a turn."""
    player = g.state.seats[seat]
    if player.hp <= 0 or player.sprung or player.run < steps or len(spring_options(g.state, seat)) == 1:
        return
    key = yield Ask(seat, "R13.30", "muscle_density_step", spring_options)
    player.run = 0
    if key != "decline":
        player.sprung = True
        enter(g, char(seat), tile_at(g.state, key.partition(":")[2]), "R13.30")


def spring_options(state: State, seat: int) -> list[Option]:
    """R13.30. Decline, or an empty muscle tile that can be stepped to."""
    grid, tile, there = grid_of(state), state.seats[seat].tile, occupied(state)
    free = [goal for goal in grid.near[tile] if state.codes[goal] == MUSCLE and goal not in there
            and is_open(grid, state.codes, tile, goal)]
    return [option("decline"), *(option(f"step:{place(state, goal)}", f"tile:{place(state, goal)}") for goal in free)]


def free_walk(g: G, seat: int, mp: int) -> Rules[None]:
    """R13.35. Elasticity: a free walk, no move action; not while Knocked Down or bound."""
    if mp and not g.state.seats[seat].bind:
        yield from walk(g, seat, mp, NO_KEYWORDS, "R13.35")


# ---------------------------------------------------------------- R13.4, R13.5, R14.12 pushing
def can_be_moved(g: G, unit: str) -> bool:
    """Whether pushes, pulls and falls move a unit: not the wagon, not a rooted boss, nobody who has left the map."""
    if unit == WAGON or tile_of(g.state, unit) < 0:
        return False
    return unit.startswith("c") or "rooted" not in SPECIALS[the_foe(g.state, unit).kind]


def shove(g: G, unit: str, source: int, distance: int, siege: int, by: int, pull: bool = False) -> Rules[None]:
    """R13.4, R13.5, R14.11, R14.12. A unit is moved straight away from a tile, or towards it until it is adjacent.
    Walls that stop it break under Siege. `by`: the seat that does it, -1 an enemy."""
    state, grid = g.state, grid_of(g.state)
    if not distance or not can_be_moved(g, unit):
        return
    dx, dy = away(grid, source, tile_of(state, unit))
    direction = (-dx, -dy) if pull else (dx, dy)
    for _ in range(distance):
        while can_be_moved(g, unit) and not (pull and grid.distance(tile_of(state, unit), source) <= 1):
            closed = closing(grid, state.codes, tile_of(state, unit), direction)
            if not closed:
                break
            walls = [tile for tile in closed if tile >= 0 and state.codes[tile] in WALLS]
            if not walls or not siege:
                return
            yield from collide(g, unit, walls, siege, by)
        if not can_be_moved(g, unit) or (pull and grid.distance(tile_of(state, unit), source) <= 1):
            return
        goal = grid.moved(tile_of(state, unit), direction)
        if goal in occupied(state):
            return
        enter(g, unit, goal, "R13.5" if pull else "R13.4", by)


def collide(g: G, unit: str, walls: list[int], siege: int, by: int) -> Rules[None]:
    """R14.12. A wall that stops a unit becomes spikes, and the unit is hurt; of two walls the attacker chooses."""
    wall = walls[0]
    if len(walls) > 1 and by >= 0:
        key = yield Ask(by, "R14.12", "siege_wall", wall_options, tuple(walls))
        wall = tile_at(g.state, key.partition(":")[2])
    crumble(g, wall, "R14.12")
    damage(g, [(unit, siege)], "R14.12", by)


def wall_options(state: State, seat: int, *walls: int) -> list[Option]:
    """The walls that close a step."""
    return [option(f"wall:{place(state, tile)}", f"tile:{place(state, tile)}") for tile in walls]


# ---------------------------------------------------------------- R14.13 Bone Conduction
def shaken(state: State, centre: int) -> list[str]:
    """R14.13. Who stands on the five bone positions, in the order y, x."""
    there = occupied(state)
    return [there[tile] for tile in grid_of(state).crossings(centre) if tile in there]


def fall_tiles(state: State, unit: str) -> list[int]:
    """R14.13. The empty muscle tiles orthogonally beside a unit, by y, x."""
    there = occupied(state)
    beside = grid_of(state).beside(tile_of(state, unit))
    return [tile for tile in beside if state.codes[tile] == MUSCLE and tile not in there]


def conduct(g: G, source: str, centre: int, by: int) -> Rules[None]:
    """R14.13. Five bone positions shake: everybody on them, but not `source` itself if it is an enemy, falls to a
    muscle tile that the attacker chooses, and lies. `by`: the seat, or -1 where an enemy takes the nearest tile."""
    state, grid = g.state, grid_of(g.state)
    tell(g, "shook", "R14.13", unit=source, at=place(state, centre))
    for unit in shaken(state, centre):
        if not can_be_moved(g, unit) or (unit == source and by < 0):
            continue
        tiles = fall_tiles(state, unit)
        here = tile_of(state, source)
        tiles.sort(key=lambda tile: (grid.distance(tile, here), tile))
        if tiles:
            goal = tiles[0]
            if by >= 0 and len(tiles) > 1:
                key = yield Ask(by, "R14.13", "fall_tile", fall_options, (unit, here))
                goal = tile_at(g.state, key.partition(":")[2])
            enter(g, unit, goal, "R14.13", by)
        knock_down(g, unit, "R14.13")


def fall_options(state: State, seat: int, unit: str, source: int) -> list[Option]:
    """R14.13. The tiles a unit may fall to, nearest to the attacker first."""
    grid = grid_of(state)
    tiles = sorted(fall_tiles(state, unit), key=lambda tile: (grid.distance(tile, source), tile))
    return [option(f"fall:{place(state, tile)}", f"tile:{place(state, tile)}", unit) for tile in tiles]


def on_bare_bone(state: State, seat: int) -> bool:
    """Whether a character stands on a bare bone tile."""
    tile = state.seats[seat].tile
    return tile >= 0 and state.codes[tile] == BONE
