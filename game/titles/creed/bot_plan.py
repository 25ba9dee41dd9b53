"""Section 8, hard: the whole turn is planned ahead.

A beam of sequences of greedy picks leads to some positions in which the turn could end. Each of them is played on in
drawn worlds: the enemies take their greedy turns. The first pick of the sequence that stands best on the average is
made; the next choice plans anew with what has come to light. Enemies' tents are never drawn: a plan must not follow
from where a leader happens to lie in an imagined world.
"""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import NamedTuple

from game.titles.creed.bot_picks import after, possible
from game.titles.creed.bot_scores import BLOCKS, DEFENCE, END, LEAST, STURDY, Pick, Scored, scored
from game.titles.creed.bot_table import BEHIND, LEADER, SURE, Nation, Sketch, begin_turn
from game.titles.creed.geometry import seats_of, side_of

WIDTH, BRANCHES, DEPTH, FINALS, WORLDS = 8, 6, 9, 8, 3
WORST = -160  # of the picks that a sequence may hold
LONGEST = 12  # picks of a greedy turn
CARRIED, MOST_CARRIED = 40, 3
FINAL, DEFEAT = 2, 3000  # how much more the enemy's last leader is worth, and the own one
Worlds = Callable[[int], Sketch]


class TurnPlan(NamedTuple):
    """A sequence of picks and where it leads; `value`: how the acting side stands there, as it seems at once."""

    value: int
    picks: tuple[Pick, ...]
    sketch: Sketch


def best_pick(sketch: Sketch, seat: int, world: Worlds) -> Pick:
    """The first pick of the best plan."""
    plans = finals(sketch, seat)
    if len({plan.picks[:1] for plan in plans}) == 1:
        return plans[0].picks[0] if plans[0].picks else END
    drawn = [world(number) for number in range(WORLDS)]
    best = max(plans, key=lambda plan: sum(outcome(start, seat, plan.picks) for start in drawn))
    return best.picks[0] if best.picks else END


# ---------------------------------------------------------------- the own turn
def finals(sketch: Sketch, seat: int) -> list[TurnPlan]:
    """The best positions in which the turn could end, best first."""
    side = side_of(seat)
    beam = [TurnPlan(standing(sketch, side), (), sketch)]
    ends = beam[:]
    seen: set[tuple[object, ...]] = set()
    for _ in range(DEPTH):
        children = [child for plan in beam for child in grown(plan, seat, seen)]
        if not children:
            break
        children.sort(key=lambda child: -child[0])
        beam = [plan for _, plan in children[:WIDTH]]
        ends += beam
    ends.sort(key=lambda plan: -plan.value)
    return ends[:FINALS]


def grown(plan: TurnPlan, seat: int, seen: set[tuple[object, ...]]) -> list[tuple[int, TurnPlan]]:
    """The plan with one pick more, each with what it promises; places that were reached before are left out."""
    picks = sorted(scored(plan.sketch, seat), key=lambda it: -it.score)
    found = []
    for it in picks[:BRANCHES]:
        if it.score < WORST:
            break
        sketch = after(plan.sketch, seat, it.pick)
        mark = fingerprint(sketch)
        if mark not in seen:
            seen.add(mark)
            value = standing(sketch, side_of(seat))
            promise = value + it.hope * sketch.sure // SURE
            found.append((promise, TurnPlan(value, (*plan.picks, it.pick), sketch)))
    return found


def fingerprint(sketch: Sketch) -> tuple[object, ...]:
    """The same for positions that are the same."""
    return tuple((bytes(nation.units), bytes(nation.hand), bytes(nation.boost), nation.ap, nation.attacked,
                  nation.ruins, nation.fortress, nation.down, nation.announced) for nation in sketch.nations)


# ---------------------------------------------------------------- what comes of it
def outcome(start: Sketch, seat: int, picks: tuple[Pick, ...]) -> int:
    """How the side stands in a drawn world after the plan and the enemies' greedy turns."""
    side, sketch = side_of(seat), start
    for pick in picks:
        if not possible(sketch, seat, pick):
            break
        sketch = after(sketch, seat, pick)
    enemies = seats_of(sketch.facts.count, 1 - side)
    sketch = sketch.copy(*enemies)
    begin_turn(sketch, 1 - side)
    for enemy in enemies:
        sketch = greedy_turn(sketch, enemy)
    return standing(sketch, side)


def greedy_turn(sketch: Sketch, seat: int) -> Sketch:
    """A turn of the greedy player."""
    for _ in range(LONGEST):
        best = max(scored(sketch, seat), key=score_of, default=None)
        if best is None or best.score <= LEAST:
            break
        sketch = after(sketch, seat, best.pick)
    return sketch


def score_of(it: Scored) -> int:
    """For `max`."""
    return it.score


# ---------------------------------------------------------------- how a side stands
def standing(sketch: Sketch, side: int) -> int:
    """What the enemies have lost and their lines lack, less the own losses and gaps. An own tent that falls counts half
    by what lies there, half by what the enemies may think of it."""
    facts, worth, lost, left = sketch.facts, 0, 0, 0
    for seat in seats_of(facts.count, 1 - side):
        nation = sketch.nations[seat]
        worth += nation.razed * (FINAL if facts.last[1 - side] else 1) + nation.slain - walls(nation)
    for seat in seats_of(facts.count, side):
        nation = sketch.nations[seat]
        worth += walls(nation) + CARRIED * min(MOST_CARRIED, nation.ap) - nation.slain - nation.razed // 2
        lost += (nation.leads & nation.ruins).bit_count()
        left += (nation.leads & ~nation.ruins).bit_count()
    return worth - lost * LEADER // 2 - (0 if left else DEFEAT)


def walls(nation: Nation) -> int:
    """What its units are worth as blockers where they stand."""
    worth = 0
    for line in range(6):
        if BEHIND[line][nation.ruins]:
            worth += wall(bytes(nation.units[3 * line:3 * line + 3]))
    return worth


@functools.cache
def wall(units: bytes) -> int:
    """What the units of one line are worth as blockers, the sturdiest one first."""
    found = sorted((unit for unit in units if unit), key=lambda unit: -DEFENCE[unit])
    return sum(BLOCKS[rank] + STURDY[rank] * DEFENCE[unit] for rank, unit in enumerate(found))
