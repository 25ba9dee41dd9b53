"""Section 10. What will come, as far as a seat can know it: what the enemies will do with the actions that are fixed,
ways and their costs, what stops a line of sight, where a push leads.

All of it is read from a view; the table is laid out from it once more and asked by the very functions that the rules
play by. Nobody is hurt in a forecast but by spikes: whether a blow is parried is not known.
"""
from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from heapq import heappop, heappush
from typing import Any, NamedTuple

from game.core.ask import Ask, Rules
from game.core.boards.bone import SPIKE, blocking, is_open
from game.core.campaign import Attempt, Campaign
from game.core.dice import Die, DieFace, Pool
from game.core.errors import StepEnds
from game.core.rng import seeded
from game.core.table import Table
from game.titles.vermilion.content import ENEMIES, FOE_STEPS
from game.titles.vermilion.defence import is_sure, power_on
from game.titles.vermilion.foe_moves import enemies_of
from game.titles.vermilion.foes import go, next_target, range_of
from game.titles.vermilion.grammar import ATTACKS, WALKS, FoeStep, Keywords
from game.titles.vermilion.lands import ROLLS_ALONE, ROLLS_ESCORTED, escorts, wagon_path
from game.titles.vermilion.objectives import group_size
from game.titles.vermilion.queries import (
    WAGON,
    G,
    char,
    foe_by,
    gear_in,
    grid_of,
    has_vantage,
    keyword,
    living,
    occupied,
    place,
    reach,
    tile_at,
    tile_of,
)
from game.titles.vermilion.state import Foe, Land, Seat, State, Wagon
from game.titles.vermilion.view import DieView, FoeView, SeatPublic, SeatView
from game.titles.vermilion.walking import shove, step_cost


class Blow(NamedTuple):
    """Whom an attack of an enemy will hit, with what power; `far`: not at range 1; `penetrates`: no reaction to it."""

    target: str
    power: int
    far: bool
    penetrates: bool


class Plan(NamedTuple):
    """What an enemy will do: the tiles that it enters, with where it stands first; whom it hits; `spikes` entered;
    `area`: radius and damage of what hurts everybody around, (0, 0) for nothing."""

    unit: str
    way: tuple[str, ...]
    blows: tuple[Blow, ...]
    spikes: int
    area: tuple[int, int]


class Line(NamedTuple):
    """A line of sight: how far, how far the attacker reaches from there, and the tiles that stop it."""

    distance: int
    reach: int
    stops: tuple[str, ...]

    @property
    def clear(self) -> bool:
        """Whether nothing stops it and the end is in reach."""
        return not self.stops and self.distance <= self.reach


# ---------------------------------------------------------------- the table once more
def state_of(view: SeatView) -> State:
    """The table that a view shows, with nothing in the decks. Whatever plays on it changes this copy alone."""
    tile = _Tiles(view)
    state = State(
        rng=seeded(0), agenda=[], seats=[_seat(one, tile) for one in view.seats], mode=view.mode,
        difficulty=view.difficulty, quest=view.quest, board=[],
        campaign=Campaign(max(1, view.chapters), 1, tries=[Attempt(*one) for one in view.tries]),
        phase=view.phase, round=view.round, last_round=view.last_round, objective=view.objective, width=view.width,
        height=view.height, codes=bytearray(view.codes), starts=[tile(at) for at in view.starts],
        lands=[Land(tile(at), points) for at, points in view.lands], tree=tile(view.tree),
        wagon_start=tile(view.wagon_start), foes=[_foe(one, tile) for one in view.foes],
        players_first=view.players_first)
    if view.wagon is not None:
        at, hp, most, loaded = view.wagon
        state.wagon = Wagon(hp, most, tile(at), bool(loaded))
    return state


class _Tiles:
    """Tiles as numbers: "4,3" of a board."""

    def __init__(self, view: SeatView) -> None:
        self.width = view.width

    def __call__(self, text: str) -> int:
        """The number of a tile, -1 for none."""
        x, comma, y = text.partition(",")
        return int(y) * self.width + int(x) if comma else -1


def _die(one: DieView) -> Die:
    return Die(one.no, one.kind, one.born, [DieFace(face, why) for face, why in one.faces], one.virtual)


def _seat(one: SeatPublic, tile: _Tiles) -> Seat:
    return Seat(
        one.name, one.hp, tile(one.at), pool=dict(one.pool), supply=Pool([_die(die) for die in one.supply]),
        spent=[_die(die) for die in one.spent], cards=list(one.cards), hand=list(one.hand),
        discard=list(one.discard), burnt=list(one.burnt), worn=dict(one.worn), bag=list(one.bag), uses=dict(one.uses),
        taints={item: list(cards) for item, cards in one.taints}, materials=dict(one.materials), track=one.track,
        once=list(one.once), banned=list(one.banned), corpses=[tile(at) for at in one.corpses], run=one.run,
        catalysts=list(one.catalysts), threat=one.threat, calm=one.calm, bind=one.bind, lying="lying" in one.flags,
        ended="ended" in one.flags, crafted="crafted" in one.flags, guarded="guarded" in one.flags,
        whisper="whisper" in one.flags, perched="vantage" in one.flags)


def _foe(one: FoeView, tile: _Tiles) -> Foe:
    names = [zone.name for zone in ENEMIES[one.kind].zones]
    return Foe(
        int(one.unit[1:]), one.kind, one.hp, one.most, tile(one.at), one.threat, one.calm,
        [_die(die) for die in one.dice], one.total, names.index(one.action) if one.action in names else -1, one.shield,
        one.opened, int(one.lying), one.bind, int(bool(one.bind)))


def _table(state: State) -> G:
    from game.titles.vermilion import SPEC  # the title's package imports the view, and this reads views

    return Table(SPEC, state)


# ---------------------------------------------------------------- R4.3, R4.4 what enemies will do
def is_to_come(view: SeatView, foe: FoeView, acted: int = 0) -> bool:
    """R4.3.1. Whether the fixed action of an enemy is still to come; `acted`: the number of the enemy that acts or has
    acted last in this Enemy Phase."""
    if not foe.action:
        return False
    if view.phase == "enemy":
        return int(foe.unit[1:]) > acted
    return view.phase == "threat" or (view.phase == "player" and view.players_first)


def plans(view: SeatView, acted: int = 0) -> tuple[Plan, ...]:
    """R4.3.1. The plans of all enemies whose action is fixed and still to come, one after the other: who acts later
    finds the others where they have gone."""
    state = state_of(view)
    coming = [int(one.unit[1:]) for one in view.foes if is_to_come(view, one, acted)]
    found = []
    for foe in sorted(state.foes, key=lambda one: one.no):
        if foe.no in coming and foe_by(state, foe.no) is not None:
            found.append(_plan(state, foe.no, FOE_STEPS[foe.kind][foe.action]))
    return tuple(found)


def plan_with(view: SeatView, foe: FoeView, zone: int) -> Plan:
    """What an enemy would do now, if its action were that of a zone of its bar."""
    return _plan(state_of(view), int(foe.unit[1:]), FOE_STEPS[foe.kind][zone])


def _plan(state: State, number: int, steps: tuple[FoeStep, ...]) -> Plan:
    g = _table(state)
    g.record = []
    blows: list[Blow] = []
    area = (0, 0)
    unit, start = f"f{number}", place(state, tile_of(state, f"f{number}"))
    for i, step in enumerate(steps):
        foe = foe_by(state, number)
        if foe is None:
            break
        if step.verb in WALKS:
            try:
                go(g, foe, step, steps[i + 1:])
            except StepEnds:  # the spikes on its way decide the quest
                break
        elif step.verb in ATTACKS:
            blows += _blows(state, foe, step)
        elif step.verb == "area":
            area = step.x, step.y
    moves = [str(event.data["to"]) for event in g.record if event.kind == "moved" and event.data["unit"] == unit]
    tile = _tile_codes(state)
    return Plan(unit, (start, *moves), tuple(blows), sum(tile[at] == SPIKE for at in moves), area)


def _tile_codes(state: State) -> dict[str, int]:
    return {place(state, tile): code for tile, code in enumerate(state.codes)}


def _blows(state: State, foe: Foe, step: FoeStep) -> list[Blow]:
    """R4.3.2, R12.3. Whom an attack step hits: a boss several, `everyone` all."""
    if step.verb == "everyone":
        return [Blow(unit, step.x, True, is_sure(state, foe, unit, step.keywords)) for unit in map(char, living(state))]
    found: list[Blow] = []
    done: list[str] = []
    for _ in range(group_size("P/2", len(state.seats)) if keyword(foe, "boss") else 1):
        target = next_target(state, foe.no, foe.kind, step, done)
        if not target:
            break
        done.append(target)
        sure = target == WAGON or is_sure(state, foe, target, step.keywords)
        power = power_on(state, foe, target, step.x, range_of(state, foe.no, step))
        found.append(Blow(target, power, step.verb == "ranged", sure))
    return found


def threatened(view: SeatView, coming: Sequence[Plan]) -> dict[str, int]:
    """What enemies with these plans will hit each unit with in all, before defence."""
    found: dict[str, int] = {}
    state = state_of(view)
    grid = grid_of(state)
    for plan in coming:
        end, (radius, hurt) = tile_at(state, plan.way[-1]), plan.area
        near = [unit for unit in enemies_of(state) if radius and grid.distance(tile_of(state, unit), end) <= radius]
        for unit, power in (*((blow.target, blow.power) for blow in plan.blows), *((unit, hurt) for unit in near)):
            found[unit] = found.get(unit, 0) + power
    return found


# ---------------------------------------------------------------- R14.7 ways
class Ways(NamedTuple):
    """What can be walked to: tile -> points it takes in all, and the tile before it on the way."""

    cost: dict[str, int]
    before: dict[str, str]

    def to(self, goal: str) -> tuple[str, ...]:
        """The tiles entered on the way to a goal; none for what is not reached."""
        way: list[str] = []
        while goal in self.before:
            way.append(goal)
            goal = self.before[goal]
        return tuple(way[::-1])


def ways(view: SeatView, seat: int, points: int, density: bool) -> Ways:
    """R14.7. Where a character can stop with so many points, without a spike on the way where there is another way."""
    state = state_of(view)
    grid, player, there = grid_of(state), state.seats[seat], occupied(state)
    start = player.tile
    best: dict[int, tuple[int, int]] = {start: (0, 0)}
    before: dict[int, int] = {}
    queue = [(0, 0, start)]
    while queue:
        spikes, spent, tile = heappop(queue)
        if (spikes, spent) != best[tile]:
            continue
        player.tile = tile
        for goal in grid.near[tile]:
            if not is_open(grid, state.codes, tile, goal):
                continue
            cost = spent + step_cost(state, seat, goal, int(density))
            found = spikes + int(state.codes[goal] == SPIKE), cost
            if cost <= points and found < best.get(goal, (99, 99)):
                best[goal], before[goal] = found, tile
                heappush(queue, (*found, goal))
    stops = [tile for tile in best if tile != start and tile not in there]
    return Ways({place(state, tile): best[tile][1] for tile in stops},
                {place(state, tile): place(state, last) for tile, last in before.items()})


# ---------------------------------------------------------------- R7.1, R14.10 sight
def line(view: SeatView, unit: str, end: str, printed: int, start: str = "") -> Line:
    """R7.1. The line from where a unit stands, or would stand, to a tile, for an attack of a printed range."""
    state = state_of(view)
    grid, goal = grid_of(state), tile_at(state, end)
    begin = tile_at(state, start) if start else tile_of(state, unit)
    tile = None if begin == tile_of(state, unit) else begin
    over = has_vantage(state, unit, tile)
    own = tile_of(state, unit)
    there = [] if over else [at for at in occupied(state) if at not in (own, goal)]
    stops = blocking(grid, state.codes, begin, goal, there) if begin != goal else []
    return Line(grid.distance(begin, goal), reach(state, unit, printed, tile), tuple(place(state, at) for at in stops))


def weapon_range(view: SeatView, seat: int) -> int:
    """The printed range of a seat's weapon."""
    return gear_in(state_of(view).seats[seat], "arm").range


# ---------------------------------------------------------------- R13.4, R14.12 pushes
def pushed(view: SeatView, seat: int, unit: str, gives: Keywords) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """R13.4, R13.5, R14.12. The tiles that pushes and pulls of an attack lead a unit over, and the walls that break; of
    two walls the first one."""
    state = state_of(view)
    g, source = _table(state), state.seats[seat].tile
    g.record = []
    _carry_out(state, seat, lambda: _shoved(g, seat, unit, source, gives))
    told = g.record
    return (tuple(str(one.data["to"]) for one in told if one.kind == "moved" and one.data["unit"] == unit),
            tuple(str(one.data["at"]) for one in told if one.kind == "wall_broke"))


def _carry_out(state: State, seat: int, begun: Callable[[], Generator[Any, Any, None]]) -> None:
    """Rules run to their end, with the first answer to whatever they ask."""
    rules = begun()
    with suppress(StopIteration, StepEnds):
        asked = rules.send(None)
        while isinstance(asked, Ask):
            asked = rules.send(asked.options(state, seat, *asked.args)[0].key)


def _shoved(g: G, seat: int, unit: str, source: int, gives: Keywords) -> Rules[None]:
    siege = gives.get("siege", 0)
    yield from shove(g, unit, source, gives.get("push", 0), siege, seat)
    yield from shove(g, unit, source, gives.get("pull", 0), siege, seat, pull=True)


# ---------------------------------------------------------------- R15.3 the wagon
def wagon_way(view: SeatView, near: int = -1) -> tuple[str, ...]:
    """R15.3. The tiles that the wagon will roll over at the end of this turn with so many beside it; -1: as they
    stand."""
    state = state_of(view)
    if state.wagon is None:
        return ()
    beside = escorts(state) if near < 0 else near
    path = wagon_path(state)[:0 if not beside else ROLLS_ALONE if beside == 1 else ROLLS_ESCORTED]
    there = occupied(state)
    while path and path[-1] in there:
        path.pop()
    return tuple(place(state, tile) for tile in path)
