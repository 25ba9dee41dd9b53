"""Section 8. What a pick does, on a copy of a sketch.

Where all is known a pick does what the rules say. A unit that is hidden from the bot goes as is likelier, and what
comes after counts with that chance (`Sketch.sure`).
"""
from __future__ import annotations

from game.titles.creed.bot_scores import (
    ATTACK,
    BARS,
    BOOSTS,
    BREAKS,
    DEFENCE,
    HITS,
    KILL,
    KILLED,
    OVER,
    SPEARS,
    Pick,
    falls_hidden,
)
from game.titles.creed.bot_table import CELLS_OF, SUPPORT, SURE, Nation, Sketch, worth_of
from game.titles.creed.content import NORMAL, SIEGE_ENGINE, UNITS
from game.titles.creed.geometry import facing
from game.titles.creed.queries import HIDDEN
from game.titles.creed.specials import (
    APPOINT,
    ASSASSINATE,
    FOOLED,
    FORTIFY,
    MORALE,
    MOST_TAKEN_BACK,
    REDEPLOY,
    REINFORCE,
    RUMOUR,
)

LIKELY = SURE // 2
BY_WORTH = (SIEGE_ENGINE, *sorted((unit for unit in NORMAL if unit != SIEGE_ENGINE),
                                  key=lambda unit: (-KILL[UNITS[unit].kind], -UNITS[unit].defence)))
"""What a reinforcement takes first."""


def after(sketch: Sketch, seat: int, pick: Pick) -> Sketch:
    """The position after a pick that is possible."""
    met = _met(sketch, seat, pick)
    found = sketch.copy(seat, *met)
    nation = found.nations[seat]
    nation.ap -= pick.ap
    match pick.verb:
        case "deploy":
            nation.hand[pick.one] -= 1
            nation.units[pick.two] = pick.one + 1
            nation.down |= pick.more << pick.two
        case "move" | "cross":
            _step(nation, pick.one, pick.two)
        case "field_attack":
            _field_attack(found, nation, found.nations[pick.more], pick)
        case "siege_attack":
            nation.down &= ~(1 << pick.one)
            nation.attacked |= 1 << pick.one
            _raze(found, found.nations[pick.two], pick.more)
        case "end_turn":
            nation.ended = True
        case _:
            _special(found, nation, pick)
    return found


def _met(sketch: Sketch, seat: int, pick: Pick) -> list[int]:
    """The enemy nations that the pick changes."""
    match pick.verb:
        case "field_attack":
            return [pick.more]
        case "siege_attack":
            return [pick.two]
        case "assassinate":
            return [pick.one]
        case "rumour":
            return [pick.one] if pick.last < 0 else [pick.one, pick.last // 18]
    return []


def _step(nation: Nation, origin: int, goal: int) -> None:
    nation.units[goal], nation.boost[goal] = nation.units[origin], nation.boost[origin]
    nation.attacked |= (nation.attacked >> origin & 1) << goal
    _clear(nation, origin)


def _clear(nation: Nation, cell: int) -> None:
    nation.units[cell] = nation.boost[cell] = 0
    nation.down &= ~(1 << cell)
    nation.attacked &= ~(1 << cell)


# ---------------------------------------------------------------- R6, R7
def power_of(nation: Nation, cell: int) -> int:
    """R6.4."""
    unit = nation.units[cell]
    if not BOOSTS[unit]:
        return 0
    support = sum(SUPPORT[nation.units[other]] for other in CELLS_OF[cell // 3] if not nation.down >> other & 1)
    return ATTACK[unit] + nation.boost[cell] + support


def _field_attack(sketch: Sketch, nation: Nation, foe: Nation, pick: Pick) -> None:
    cell = pick.one
    nation.down &= ~(1 << cell)
    nation.attacked |= 1 << cell
    unit, left = nation.units[cell], power_of(nation, cell)
    faced = pick.two // 3
    for target in [met for met in CELLS_OF[faced] if met >= pick.two and foe.units[met]][:HITS[unit]]:
        left = _strike(sketch, foe, unit, left, target)
        if left < 1:
            return


def _strike(sketch: Sketch, foe: Nation, unit: int, power: int, target: int) -> int:
    """The power that is left."""
    hit = foe.units[target]
    if hit == HIDDEN:
        chance = falls_hidden(sketch.facts.pool[foe.seat], power, BREAKS[unit])
    else:
        foe.down &= ~(1 << target)
        chance = SURE if power >= DEFENCE[hit] and (BREAKS[unit] or not BARS[hit]) else 0
    foe.slain += KILLED[hit] * chance * sketch.sure // (SURE * SURE)
    if chance < LIKELY:
        return 0
    sketch.sure = sketch.sure * chance // SURE
    if hit != HIDDEN:
        foe.fallen[hit - 1] += 1
    _clear(foe, target)
    return power - DEFENCE[hit]


def _raze(sketch: Sketch, camp: Nation, tent: int) -> None:
    """R7.6, R7.7."""
    bit = 1 << tent
    camp.razed += worth_of(sketch, camp.seat, tent) * sketch.sure // SURE
    if camp.fortress & bit:
        camp.fortress &= ~bit
    else:
        camp.ruins |= bit
        camp.announced &= ~bit


# ---------------------------------------------------------------- R8
def _special(sketch: Sketch, nation: Nation, pick: Pick) -> None:
    nation.cubes -= 1
    match pick.verb:
        case "morale":
            nation.boxes[MORALE] += 1
            nation.boost[pick.one] = pick.two
        case "reinforce":
            nation.boxes[REINFORCE] += 1
            _reinforce(nation)
        case "redeploy":
            nation.boxes[REDEPLOY] += 1
            nation.announced = 0
        case "appoint":
            nation.boxes[APPOINT] += 1
            nation.commander = True
            nation.announced |= 1 << pick.two
            nation.leads |= 1 << pick.two
        case "rumour":
            nation.boxes[RUMOUR] += 1
            for place in (18 * pick.one + pick.two, pick.last):
                if place >= 0:
                    _send_back(sketch.nations[place // 18], place % 18)
        case "fortify":
            nation.boxes[FORTIFY] += 1
            nation.tokens -= 1
            nation.fortress |= 1 << pick.one
        case "assassinate":
            nation.boxes[ASSASSINATE] += 1
            _raze(sketch, sketch.nations[pick.one], pick.two)


def _reinforce(nation: Nation) -> None:
    left = MOST_TAKEN_BACK
    for unit in BY_WORTH:
        taken = min(left, nation.fallen[unit])
        nation.fallen[unit] -= taken
        nation.hand[unit] += taken
        left -= taken


def _send_back(foe: Nation, cell: int) -> None:
    unit = foe.units[cell]
    if not FOOLED[unit]:
        foe.down &= ~(1 << cell)
        return
    if unit != HIDDEN:
        foe.hand[unit - 1] += 1
    _clear(foe, cell)


# ---------------------------------------------------------------- whether it is still possible
def possible(sketch: Sketch, seat: int, pick: Pick) -> bool:
    """Whether a pick that was planned in another world can be made in this one."""
    nation = sketch.nations[seat]
    if nation.ap < pick.ap:
        return False
    if pick.verb == "field_attack":
        foe, first = sketch.nations[pick.more], CELLS_OF[pick.two // 3][0]
        before = any(foe.units[first:pick.two]) and not SPEARS[nation.units[pick.one]]
        return bool(foe.units[pick.two]) and not before
    if pick.verb == "siege_attack":
        enemy, faced = facing(sketch.facts.count, seat, pick.one // 3)
        return OVER[nation.units[pick.one]] or not any(sketch.nations[enemy].units[3 * faced:3 * faced + 3])
    return True
