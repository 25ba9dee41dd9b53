"""R4.2, R4.3. Enemies come, announce their actions and carry them out, step by step."""
from __future__ import annotations

from game.core.ask import Rules
from game.core.boards.bone import SOLID, SPIKE, VOID, WALLS
from game.core.dice import Die, faces, roll
from game.titles.vermilion.content import DICE, FOE_STEPS, SPECIALS, action_at
from game.titles.vermilion.defence import foe_attack
from game.titles.vermilion.foe_moves import Aim, advance, can_hit, enemies_of, quarry_of, retreat
from game.titles.vermilion.grammar import ATTACKS, WALKS, FoeStep
from game.titles.vermilion.objectives import group_size
from game.titles.vermilion.queries import (
    WAGON,
    G,
    by_number,
    foe_by,
    foe_name,
    grid_of,
    keyword,
    living,
    occupied,
    row_of,
    sight,
    tile_of,
)
from game.titles.vermilion.state import EnemyGroup, Foe, State
from game.titles.vermilion.verbs import (
    add_threat,
    corrupt,
    crumble,
    damage,
    enemy_hp,
    heal,
    knock_down,
    tell,
)
from game.titles.vermilion.walking import conduct, shaken

ALL = 99  # how far a sentence without a distance reaches


# ---------------------------------------------------------------- R3.2 coming
def place_groups(g: G, due: int) -> None:
    """R3.2, R4. The groups of a round, row by row."""
    state = g.state
    for group in state.groups:
        if group.round == due:
            for _ in range(group_size(group.count, len(state.seats))):
                place_foe(g, group)


def place_foe(g: G, group: EnemyGroup) -> None:
    """R3.2. An enemy takes the first free mark, else the nearest legal empty tile to the first mark."""
    state = g.state
    marks, there, grid = state.marks[group.mark], occupied(state), grid_of(state)
    free = [tile for tile in marks if tile not in there and state.codes[tile] not in SOLID]
    if not free:
        legal = [tile for tile in range(grid.count) if tile not in there and state.codes[tile] not in (*SOLID, SPIKE)]
        free = sorted(legal, key=lambda tile: (grid.distance(tile, marks[0]), tile))
    if not free:
        return
    state.placed += 1
    hp = enemy_hp(g, group.kind)
    foe = Foe(state.placed, group.kind, hp, hp, free[0])
    foe.threat = SPECIALS[group.kind].get("threatening_presence", 0) + int(state.difficulty == "grim")
    state.foes.append(foe)
    tell(g, "placed", "R3.2", unit=foe_name(foe), kind=foe.kind, at=f"{free[0] % state.width},{free[0] // state.width}")


# ---------------------------------------------------------------- R4.2 announcing
def announce(g: G, foe: Foe) -> None:
    """R4.2.1. An enemy rolls its dice."""
    foe.dice = [Die(i, kind, kind) for i, kind in enumerate(row_of(foe).dice)]
    roll(g, foe.dice, DICE)
    fix(g, foe)


def fix(g: G, foe: Foe) -> None:
    """R4.2.1, R4.2.2. Total and action follow from the dice and tokens as they are."""
    foe.total = sum(faces(foe.dice)) + foe.threat - foe.calm
    foe.action = action_at(row_of(foe), foe.total)
    zone = row_of(foe).zones[foe.action]
    tell(g, "announced", "R4.2", unit=foe_name(foe), faces=faces(foe.dice), total=foe.total, zone=zone.zone,
         action=zone.name)


# ---------------------------------------------------------------- R4.3 acting
def act(g: G, number: int) -> Rules[None]:
    """R4.3.2. An enemy carries out its action; the rest is lost if it dies or changes on the way."""
    foe = foe_by(g.state, number)
    if foe is None or foe.action < 0:
        return
    kind, steps = foe.kind, FOE_STEPS[foe.kind][foe.action]
    tell(g, "acts", "R4.3", unit=foe_name(foe), action=row_of(foe).zones[foe.action].name)
    for i, step in enumerate(steps):
        if step.verb in WALKS:
            go(g, foe, step, steps[i + 1:])
        elif step.verb in ATTACKS:
            yield from strike(g, foe, step)
        else:
            yield from other_step(g, foe, step)
        foe = foe_by(g.state, number)
        if foe is None or foe.kind != kind:
            return
    for step in steps:
        if step.verb == "threat":
            add_threat(g, foe_name(foe), step.x, "R4.3.2")
    stand_up(g, foe)


def stand_up(g: G, foe: Foe) -> None:
    """R13.15, R13.38. The end of an activation."""
    if foe.lying:
        foe.lying -= 1
        if not foe.lying:
            tell(g, "stood_up", "R13.15", unit=foe_name(foe))
    if foe.bound:
        foe.bound -= 1
        if not foe.bound:
            foe.bind = 0


def go(g: G, foe: Foe, step: FoeStep, rest: tuple[FoeStep, ...]) -> None:
    """R4.4. A step that moves."""
    if step.verb == "retreat":
        retreat(g, foe, step.x)
        return
    attacks = [one.verb for one in rest if one.verb in ("melee", "ranged")]
    printed = row_of(foe).range
    if attacks:
        printed = 1 if attacks[0] == "melee" else printed
    advance(g, foe, Aim(step.x, step.verb == "leap", printed, bool(attacks)))


# ---------------------------------------------------------------- attack steps
def strike(g: G, foe: Foe, step: FoeStep) -> Rules[None]:
    """R4.3.2, R4.3.3, R12.3. The target is chosen when the step is reached; a boss strikes several, one after the
    other, all of them in case of `everyone`."""
    state, number, kind = g.state, foe.no, foe.kind
    if step.verb == "everyone":
        for seat in living(state):
            if still(state, number, kind) and state.seats[seat].hp > 0:
                yield from foe_attack(g, number, f"c{seat}", step.x, step.keywords)
        return
    times = group_size("P/2", len(state.seats)) if keyword(foe, "boss") else 1
    done: list[str] = []
    for _ in range(times):
        target = next_target(state, number, kind, step, done)
        if not target:
            return
        done.append(target)
        yield from foe_attack(g, number, target, step.x, step.keywords, range_of(state, number, step))


def next_target(state: State, number: int, kind: str, step: FoeStep, done: list[str]) -> str:
    """R4.5. Whom an attack step hits next, "" for nobody."""
    foe = foe_by(state, number)
    if foe is None or foe.kind != kind:
        return ""
    printed = range_of(state, number, step)
    able = [unit for unit in enemies_of(state) if unit not in done and can_hit(state, foe, unit, printed)]
    return quarry_of(state, foe, able)


def range_of(state: State, number: int, step: FoeStep) -> int:
    """R4.3.2. The printed range of an attack step."""
    foe = foe_by(state, number)
    return row_of(foe).range if foe is not None and step.verb == "ranged" else 1


def still(state: State, number: int, kind: str) -> bool:
    """Whether an enemy is there as what it was."""
    foe = foe_by(state, number)
    return foe is not None and foe.kind == kind


# ---------------------------------------------------------------- all other steps
def other_step(g: G, foe: Foe, step: FoeStep) -> Rules[None]:
    """R4.3.2. What is no walk and no attack step; `threat` comes after the action."""
    unit = foe_name(foe)
    match step.verb:
        case "shield":
            foe.shield += step.x
        case "heal":
            heal(g, unit, step.x, "R4.3.2")
        case "heal_others":
            for other in others(g.state, foe, step.y):
                heal(g, foe_name(other), step.x, "R4.3.2")
        case "rouse":
            for other in others(g.state, foe, step.y):
                add_threat(g, foe_name(other), step.x, "R4.3.2")
        case "area":
            area(g, foe, step)
        case "conduct":
            yield from conduct_best(g, foe, step.x)
        case "crumble":
            for tile in grid_of(g.state).within(foe.tile, step.x):
                if g.state.codes[tile] in WALLS:
                    crumble(g, tile, "5.10")
        case _:
            to_itself(g, foe, step)


def to_itself(g: G, foe: Foe, step: FoeStep) -> None:
    """R4.3.2. What happens to the enemy itself, and to all tokens (Silence)."""
    unit = foe_name(foe)
    match step.verb:
        case "hurt":
            damage(g, [(unit, step.x)], "R4.3.2")
        case "fall":
            knock_down(g, unit, "R4.3.2", own=True)
        case "open":
            foe.opened, foe.shield = True, 0
            tell(g, "opened", "R4.3.2", unit=unit)
        case "die":
            damage(g, [(unit, foe.hp)], "R4.3.2")
        case "calm":
            foe.threat = foe.calm = 0
            tell(g, "calmed", "R4.3.2", unit=unit)
        case "silence":
            for other in by_number(g.state):
                other.threat = 0
            tell(g, "silenced", "R4.3.2", unit=unit)
        case "threat":
            return
        case _:
            raise ValueError(f"there is no step {step.verb!r}")


def others(state: State, foe: Foe, radius: int) -> list[Foe]:
    """Each other enemy within a radius, by number."""
    grid = grid_of(state)
    return [other for other in by_number(state)
            if other.no != foe.no and (radius >= ALL or grid.distance(other.tile, foe.tile) <= radius)]


def area(g: G, foe: Foe, step: FoeStep) -> None:
    """R4.3.2. Everybody of the players' side within a radius: no sight, no reaction, no DEF."""
    grid, here = grid_of(g.state), foe.tile
    near = [unit for unit in enemies_of(g.state) if grid.distance(tile_of(g.state, unit), here) <= step.x]
    damage(g, [(unit, step.y) for unit in near], "R4.3.2")
    for unit in near:
        if unit != WAGON and g.state.seats[int(unit[1:])].hp > 0:
            corrupt(g, int(unit[1:]), step.keywords.get("corruption", 0), "R13.1")


def conduct_best(g: G, foe: Foe, radius: int) -> Rules[None]:
    """R14.13. The bone position whose five hold the most characters; none held: nothing."""
    state, grid = g.state, grid_of(g.state)
    tiles = [tile for tile in grid.within(foe.tile, radius)
             if not grid.muscle[tile] and state.codes[tile] != VOID and sight(state, foe_name(foe), tile)]
    held = {tile: sum(unit.startswith("c") for unit in shaken(state, tile)) for tile in tiles}
    best = max(tiles, key=lambda tile: (held[tile], -tile), default=-1)
    if best >= 0 and held[best]:
        yield from conduct(g, foe_name(foe), best, -1)
