"""R5.1.6, R5.1.7, R7. Attacks of characters: what they may aim at, and what they do, in the order of R7.3."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.boards.bone import SOLID, VOID, WALLS, away
from game.titles.vermilion.actions import (
    ask_backflow,
    begin,
    current,
    fill,
    finish,
    mode_options,
    rewards,
    settle,
    threatening,
)
from game.titles.vermilion.content import CARD_GIVES, CARD_WHEN, REWARDS, STANDARD
from game.titles.vermilion.grammar import Keywords, together
from game.titles.vermilion.links import is_point_blank
from game.titles.vermilion.queries import (
    G,
    adjacent_foes,
    by_number,
    char,
    final_def,
    foe_by,
    foe_name,
    gear_in,
    grid_of,
    in_reach,
    occupied,
    option,
    place,
    sight,
    the_foe,
    tile_at,
    tile_of,
)
from game.titles.vermilion.state import Foe, Seat, State
from game.titles.vermilion.tokens import overload, transfer
from game.titles.vermilion.verbs import (
    add_calm,
    add_threat,
    crumble,
    damage,
    heal,
    invert,
    knock_down,
    tell,
)
from game.titles.vermilion.walking import conduct, shove

SINGLE, SWEEP, CONDUCT, WALL = "single", "sweep", "conduct", "wall"
MODES = (SINGLE, SWEEP, CONDUCT, WALL)


# ---------------------------------------------------------------- what an attack may aim at
def printed_on(player: Seat, card: str) -> Keywords:
    """R5.1.7. All keywords that weapon and card print, conditional or not."""
    item = player.worn["arm"]
    gives = [*STANDARD[item], *(one for _, more in REWARDS[item] for one in more)]
    if card:
        gives += [*CARD_GIVES[card], *(one for _, more in CARD_WHEN[card] for one in more)]
    return together(gives)


def modes(state: State, seat: int, gives: Keywords, vantage: bool = False) -> list[str]:
    """R13.7, R13.28, w10. The ways in which an attack with these keywords has something to aim at."""
    able = {
        SINGLE: "sweep" not in gives and bool(targets(state, seat, gives, vantage)),
        SWEEP: bool(gives.get("sweep", gives.get("may_sweep", 0))) and bool(beside(state, seat)),
        CONDUCT: "may_conduct" in gives and bool(bones(state, seat, gives["may_conduct"], vantage)),
        WALL: "penetrate" in gives and "siege" in gives and bool(walls(state, seat, gives, vantage)),
    }  # fmt: skip
    return [mode for mode in MODES if able[mode]]


def targets(state: State, seat: int, gives: Keywords, vantage: bool = False) -> list[Foe]:
    """R7.1. The enemies within range and sight of the weapon."""
    printed = gear_in(state.seats[seat], "arm").range + gives.get("range", 0)
    return [foe for foe in by_number(state) if in_reach(state, char(seat), foe.tile, printed, vantage)]


def beside(state: State, seat: int) -> list[Foe]:
    """R13.7. The adjacent enemies in sight."""
    return [foe for foe in adjacent_foes(state, state.seats[seat].tile) if sight(state, char(seat), foe.tile)]


def bones(state: State, seat: int, printed: int, vantage: bool = False) -> list[int]:
    """R14.13. The bone positions within range and sight, walls too."""
    grid = grid_of(state)
    return [tile for tile in grid.within(state.seats[seat].tile, printed + 1) if not grid.muscle[tile]
            and state.codes[tile] != VOID and in_reach(state, char(seat), tile, printed, vantage)]


def walls(state: State, seat: int, gives: Keywords, vantage: bool = False) -> list[int]:
    """R14.12. The walls within range and sight of the weapon."""
    printed = gear_in(state.seats[seat], "arm").range + gives.get("range", 0)
    near = grid_of(state).within(state.seats[seat].tile, printed + 1)
    return [tile for tile in near if state.codes[tile] in WALLS and in_reach(state, char(seat), tile, printed, vantage)]


def can_attack(state: State, seat: int, card: str, how: str) -> bool:
    """R5.1.7. Whether there is anything to attack with that card: within the range and the largest range bonus printed
    on the weapon. An improvised attack has the weapon's range alone (R5.2.2)."""
    player = state.seats[seat]
    if how == "improvised":
        return bool(targets(state, seat, {}))
    return bool(modes(state, seat, printed_on(player, card), "vantage" in player.next_attack))


# ---------------------------------------------------------------- R5.1 the action
def attack(g: G, seat: int, card: str, how: str) -> Rules[None]:
    """R5.1. An attack from the declaration to the discarded card."""
    begin(g, seat, "attack", how, card)
    player = g.state.seats[seat]
    yield from ask_backflow(g)
    yield from fill(g)
    going = yield from settle(g)
    sharp = how != "improvised" and "vantage" in player.next_attack
    if how != "improvised":
        player.next_attack = {}  # u06 is for this attack, whatever became of its roll
    yield from aim(g, sharp, going)
    if going and how != "improvised":
        yield from rewards(g)
    finish(g)


def aim(g: G, sharp: bool, going: bool) -> Rules[None]:
    """R5.1.6. The target is chosen after the roll; without one the attack misses. `sharp`: with the Vantage of u06;
    not `going`: it was cancelled, and only Threatening happens (R13.22)."""
    state, action = g.state, current(g.state)
    ways = modes(state, action.seat, action.gives, sharp)
    if not ways:
        tell(g, "missed", "R5.1.7", seat=action.seat)
        action.gives = {name: x for name, x in action.gives.items() if name == "tainted"}
        return
    mode = ways[0]
    if len(ways) > 1:
        mode = yield Ask(action.seat, "R5.1.6", "attack_mode", mode_options, tuple(ways))
    if mode == CONDUCT:
        yield from aim_at_bone(g, sharp, going)
    elif mode == WALL:
        yield from aim_at_wall(g, sharp, going)
    elif mode == SWEEP:
        yield from sweep(g, going)
    else:
        yield from aim_at_foe(g, sharp, going)


def aim_at_foe(g: G, sharp: bool, going: bool) -> Rules[None]:
    """R5.1.6, R7.3. One enemy."""
    action = current(g.state)
    offered = target_options(g.state, action.seat, sharp)
    unit = offered[0].key
    if len(offered) > 1:
        unit = yield Ask(action.seat, "R5.1.6", "choose_target", target_options, (sharp,), target_default)
    if action.how != "improvised":
        yield from threatening(g, unit)
    if going:
        yield from strike(g, [(unit, halved(g.state, unit, action.result))])


def target_options(state: State, seat: int, sharp: bool) -> list[Option]:
    """R5.1.6. The enemies that the attack reaches after its roll."""
    foes = targets(state, seat, current(state).gives, sharp)
    return [option(foe_name(foe), foe_name(foe), verb="target") for foe in foes]


def target_default(state: State, seat: int, sharp: bool) -> str:
    """Table 3: the enemy it would kill, else the one with least HP, else the first."""
    foes = targets(state, seat, current(state).gives, sharp)
    result = current(state).result
    return foe_name(min(foes, key=lambda foe: (result - final_def(foe) < foe.hp, foe.hp)))


def aim_at_bone(g: G, sharp: bool, going: bool) -> Rules[None]:
    """w10. Bone Conduction instead of damage."""
    action = current(g.state)
    x = action.gives["may_conduct"]
    key = yield Ask(action.seat, "R14.13", "choose_target", bone_options, (x, sharp))
    if going:
        yield from conduct(g, char(action.seat), tile_at(g.state, key.partition(":")[2]), action.seat)


def bone_options(state: State, seat: int, printed: int, sharp: bool = False) -> list[Option]:
    """R14.13. The bone positions that can be shaken."""
    return [option(f"bone:{place(state, tile)}", f"tile:{place(state, tile)}")
            for tile in bones(state, seat, printed, sharp)]


def aim_at_wall(g: G, sharp: bool, going: bool) -> Rules[None]:
    """R14.12, G44. Demolition: a wall becomes spikes."""
    action = current(g.state)
    key = yield Ask(action.seat, "R14.12", "choose_target", demolition_options, (sharp,))
    if going:
        crumble(g, tile_at(g.state, key.partition(":")[2]), "R14.12")


def demolition_options(state: State, seat: int, sharp: bool) -> list[Option]:
    """R14.12. The walls that the attack reaches."""
    tiles = walls(state, seat, current(state).gives, sharp)
    return [option(f"wall:{place(state, tile)}", f"tile:{place(state, tile)}") for tile in tiles]


# ---------------------------------------------------------------- R13.7 Sweep
def sweep(g: G, going: bool) -> Rules[None]:
    """R13.7. All enemies on an arc of adjacent tiles share the power, in ring order."""
    state, action = g.state, current(g.state)
    seat, x = action.seat, action.gives.get("sweep", action.gives.get("may_sweep", 0))
    arcs = arc_options(state, seat, x)
    key = arcs[0].key
    if len(arcs) > 1:
        key = yield Ask(seat, "R13.7", "sweep_arc", arc_options, (x,), arc_default)
    units = on_arc(state, seat, int(key.partition(":")[2]), x)
    rest = halved(state, units[0], action.result)
    hits: list[tuple[str, int]] = []
    for i, unit in enumerate(units):
        points = rest
        if i < len(units) - 1:
            points = int((yield Ask(seat, "R13.7", "sweep_split", split_options, (unit, rest, len(units) - i),
                                    split_default)))
        hits.append((unit, points))
        rest -= points
    hits = [(unit, points) for unit, points in hits if points]
    if hits:
        yield from threatening(g, hits[0][0])
    if going and hits:
        yield from strike(g, hits)


def on_arc(state: State, seat: int, begin_: int, length: int) -> list[str]:
    """The enemies in sight on so many tiles of the ring, from a direction on."""
    ring = grid_of(state).ring[state.seats[seat].tile]
    tiles = [ring[(begin_ + i) % len(ring)] for i in range(min(length, len(ring)))]
    there = {foe.tile: foe_name(foe) for foe in beside(state, seat)}
    return [there[tile] for tile in tiles if tile in there]


def arc_options(state: State, seat: int, length: int) -> list[Option]:
    """The arcs with an enemy on them, by the direction they begin in."""
    return [option(f"arc:{i}", *on_arc(state, seat, i, length)) for i in range(8) if on_arc(state, seat, i, length)]


def arc_default(state: State, seat: int, length: int) -> str:
    """Table 3: most enemies."""
    return max(arc_options(state, seat, length), key=lambda arc: len(arc.refs)).key


def split_options(state: State, seat: int, unit: str, rest: int, left: int) -> list[Option]:
    """R13.7. Whole points for one enemy."""
    return [option(str(points), unit, verb="points") for points in range(rest + 1)]


def split_default(state: State, seat: int, unit: str, rest: int, left: int) -> str:
    """Table 3: an even split, the rest to the first."""
    return str(-(-rest // left))


# ---------------------------------------------------------------- R7.3 the strike
def halved(state: State, unit: str, power: int) -> int:
    """R7.4."""
    seat = current(state).seat
    player = state.seats[seat]
    distance = grid_of(state).distance(player.tile, tile_of(state, unit))
    return power // 2 if is_point_blank(gear_in(player, "arm").range, distance) else power


def strike(g: G, hits: list[tuple[str, int]]) -> Rules[None]:
    """R7.3, steps 1-6. All damage first; then each enemy that was hit takes what the keywords say."""
    state, action = g.state, current(g.state)
    gives, seat, source = action.gives, action.seat, state.seats[action.seat].tile
    behind = pierced(state, seat, hits[0][0]) if "pierce" in gives and len(hits) == 1 else ""
    struck = [*hits, *([(behind, hits[0][1])] if behind else [])]
    dealt = [(unit, damage_of(the_foe(state, unit), power, gives)) for unit, power in struck]
    foes = {unit: the_foe(state, unit) for unit, _ in dealt}
    kinds = {unit: foe.kind for unit, foe in foes.items()}
    tell(g, "attacked", "R7.3", seat=seat, units=" ".join(unit for unit, _ in dealt), damage=[d for _, d in dealt])
    damage(g, dealt, "R7.3", seat)
    if any(points for _, points in dealt):
        heal(g, char(seat), gives.get("absorb", 0), "R13.39")
    for unit, points in dealt:
        if points and stands(state, unit, kinds[unit]):
            yield from wounds(g, unit)
    for unit, _ in hits:
        if stands(state, unit, kinds[unit]):
            yield from blows(g, unit, source)
        if "aftershock" in gives:
            aftershock(g, unit, foes[unit].tile, gives["aftershock"])  # one that died keeps the tile of its death


def damage_of(foe: Foe, power: int, gives: Keywords) -> int:
    """R7.3, steps 1 and 2. Scourge and Exploit are added, the final DEF is subtracted."""
    power += gives.get("scourge", 0) * foe.threat + gives.get("exploit", 0) * foe.calm
    return max(0, power - (0 if "penetrate" in gives else final_def(foe)))


def stands(state: State, unit: str, kind: str) -> bool:
    """Whether an enemy is still there as what it was."""
    foe = foe_by(state, int(unit[1:]))
    return foe is not None and foe.kind == kind


def pierced(state: State, seat: int, unit: str) -> str:
    """R13.21. The enemy right behind the target that the attacker would see without it, "" for none."""
    grid, start, tile = grid_of(state), state.seats[seat].tile, tile_of(state, unit)
    behind = grid.moved(tile, away(grid, start, tile))
    found = occupied(state).get(behind, "")
    if not found.startswith("f") or state.codes[behind] in SOLID:
        return ""
    return found if sight(state, char(seat), behind, without=unit) else ""


def wounds(g: G, unit: str) -> Rules[None]:
    """R7.3, step 3. What needs damage."""
    gives, seat = current(g.state).gives, current(g.state).seat
    add_threat(g, unit, gives.get("aggravate", 0), "R13.33")
    add_calm(g, unit, gives.get("sedate", 0), "R13.33")
    if "stir" in gives:
        key = yield Ask(seat, "R13.33", "keyword_mode", mode_options, ("sedate", "aggravate"))
        (add_calm if key == "sedate" else add_threat)(g, unit, gives["stir"], "R13.33")
    if "bind" in gives:
        foe = the_foe(g.state, unit)
        foe.bind, foe.bound = foe.bind + gives["bind"], max(foe.bound, 1)
        tell(g, "bound", "R13.38", unit=unit, x=gives["bind"])


def blows(g: G, unit: str, source: int) -> Rules[None]:
    """R7.3, steps 4 and 5. What comes without damage too; pushes and pulls from where the attack was made."""
    state, action = g.state, current(g.state)
    gives, seat, kind = action.gives, action.seat, the_foe(g.state, unit).kind
    siege = gives.get("siege", 0)
    yield from shove(g, unit, source, gives.get("push", 0), siege, seat)
    yield from shove(g, unit, source, gives.get("pull", 0), siege, seat, pull=True)
    if not stands(state, unit, kind):
        return
    if "knocked_down" in gives:
        knock_down(g, unit, "R13.15")
    if "overload" in gives:
        overload(g, unit, gives["overload"], seat)
    if not stands(state, unit, kind):
        return
    if "inversion" in gives:
        invert(g, unit, "R13.25")
    yield from transfer(g, seat, unit, gives.get("transference", 0))


def aftershock(g: G, unit: str, tile: int, x: int) -> None:
    """R13.34. The other enemies around where the target stands or died."""
    near = [foe for foe in adjacent_foes(g.state, tile) if foe_name(foe) != unit]
    damage(g, [(foe_name(foe), max(0, x - final_def(foe))) for foe in near], "R13.34", current(g.state).seat)
