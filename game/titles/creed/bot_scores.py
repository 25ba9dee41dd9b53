"""Section 8, the greedy player: what every pick of a turn gains, the AP it costs taken off.

Scores are in hundredths. Of picks that differ by nothing but the rank of a cell only the best is looked at.
"""
from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from game.titles.creed.bot_table import SUPPORT, SURE, BotLine, Nation, Sketch, lines_of, worth_of
from game.titles.creed.content import ACTIONS, DEPLOY_AP, FIELD_AP, NORMAL, SIEGE_AP, SIEGE_ENGINE, UNITS
from game.titles.creed.fronts import REACH
from game.titles.creed.geometry import CELLS, DEPTH, TENTS, TENTS_OF_LINE, seats_of, side_of
from game.titles.creed.queries import HIDDEN
from game.titles.creed.specials import (
    APPOINT,
    ASSASSINATE,
    BOXES,
    FOOLED,
    FORTIFY,
    MORALE,
    MOST_TAKEN_BACK,
    REDEPLOY,
    REINFORCE,
    RUMOUR,
)

Pool = tuple[int, ...]
REMEMBERED = 4096  # lines and pools whose picks are kept
PER_AP, LEAST = 80, 5
DIGGING, STRIKING, ON_ANY_LINE, KILL_AP = 240, 5, 120, 4
UNCOVERED = 10  # a tent that lies on a second open line
KILL = {
    "armoured_cavalry": 500, "assassin": 500, "heavy_infantry": 400, "ballista": 350, "cavalry": 300,
    "siege_engine": 300, "archer": 200, "shieldbearer": 200, "spearman": 200, "infantry": 150, "obstacle": 100,
}  # fmt: skip
UNKNOWN = 220
KILLED = (0, *(KILL[row.kind] for row in UNITS), UNKNOWN)
"""What it is worth to remove what stands on a cell, by what is seen of it; so are the next tables."""
ATTACK = (0, *(row.attack for row in UNITS), 0)
DEFENCE = (0, *(row.defence for row in UNITS), 2)
HITS = (0, *(REACH[row.field] for row in UNITS), 0)
SPEARS = (False, *(row.field == "behind" for row in UNITS), False)
BREAKS = (False, *(row.breaks_obstacles for row in UNITS), False)
BOOSTS = (False, *(row.boost for row in UNITS), False)
MOVES = (False, *(row.moves for row in UNITS), False)
HELPS = (False, *(bool(row.support) for row in UNITS), False)
HELPERS = tuple(unit for unit, helps in enumerate(HELPS) if helps)
SIEGE = ("none", *(row.siege for row in UNITS), "none")
OVER = tuple(siege in ("over", "choice") for siege in SIEGE)
BARS = (False, *(row.kind == "obstacle" for row in UNITS), False)
REAR = tuple(HELPS[unit] or OVER[unit] for unit in range(HIDDEN + 1))
BLOCKS, STURDY = (260, 90, 20), (15, 10, 0)
COSTS = tuple(row.ap for row in ACTIONS.values())
BY_BOX = tuple(row.by_box for row in ACTIONS.values())


class Pick(NamedTuple):
    """A pick of `team_turn`; `ap` it costs. The numbers are those of its key in their order, with these exceptions:
    deploy - type, cell, 1 for face-down; field attack - own cell, enemy cell, enemy; siege - own cell, camp, tent;
    rumour - enemy, cell, and in `last` 18 x enemy + cell of the second unit, or -1."""

    verb: str
    ap: int
    one: int = 0
    two: int = 0
    more: int = 0
    last: int = -1


class Scored(NamedTuple):
    """What a pick gains less its AP; `hope`: the part of it that only a later pick brings in."""

    score: int
    hope: int
    pick: Pick


END = Pick("end_turn", 0)


def key_of(pick: Pick) -> str:
    """The key of its option (3.1)."""
    verb, _, one, two, more, _ = pick
    match verb:
        case "deploy":
            return f"deploy:{UNITS[one].id}@{CELLS[two]}{':d' if more else ''}"
        case "move" | "cross":
            return f"{verb}:{CELLS[one]}>{CELLS[two]}"
        case "field_attack":
            return f"field_attack:{CELLS[one]}>{two % 3 + 1}"
        case "siege_attack":
            return f"siege_attack:{CELLS[one]}>{TENTS[more]}"
        case "morale":
            return f"morale:{CELLS[one]}+{two}"
        case "redeploy":
            return f"redeploy:{one}"
        case "fortify":
            return f"fortify:{TENTS[one]}"
        case "appoint" | "assassinate":
            return f"{verb}:{one}{TENTS[two]}"
        case "rumour":
            return f"rumour:{one}{CELLS[two]}"
    return verb


def scored(sketch: Sketch, seat: int) -> list[Scored]:
    """Every pick worth a thought."""
    return Greedy(sketch, seat).picks()


class AttackGain(NamedTuple):
    """What a field attack gains on the whole, and the chance that it fells all units from its first target on."""

    gain: int
    chance: int


class Greedy:
    """The picks of one seat in one position."""

    def __init__(self, sketch: Sketch, seat: int) -> None:
        self.sketch, self.seat = sketch, seat
        self.nation: Nation = sketch.nations[seat]
        self.ap = self.nation.ap
        self.lines = lines_of(sketch, seat)

    def picks(self) -> list[Scored]:
        """All of them; `end_turn` is not among them."""
        found = [*self._attacks(), *self._deploys(), *self._paths()]
        if self.nation.cubes:
            found += [*self._morale(), *self._reinforce(), *self._rumours(), *self._camp(), *self._assassinate()]
        return found

    # ------------------------------------------------------------ R6, R7
    def _attacks(self) -> Iterator[Scored]:
        for line in self.lines:
            for cell in line.own:
                if self.nation.attacked >> cell & 1:
                    continue
                if line.foes and self.ap >= FIELD_AP:
                    yield from self._field(line, cell)
                if line.first >= 0 and self.ap >= SIEGE_AP and not self.sketch.ban:
                    yield from self._siege(line, cell)

    def _field(self, line: BotLine, cell: int) -> Iterator[Scored]:
        unit = self.nation.units[cell]
        power = self.power(line, cell)
        if not HITS[unit] or power < 1:
            return
        for at in targets(line, unit):
            hit = blow(line.met[at:], unit, power, self.sketch.facts.pool[line.enemy])
            if not hit.gain:
                continue
            hope = 0
            if hit.chance and not at:
                hope = hit.chance * self.opening(line, self.ap - FIELD_AP, cell) // SURE
            yield Scored(hit.gain + hope - FIELD_AP * PER_AP, hope,
                         Pick("field_attack", FIELD_AP, cell, line.foes[at], line.enemy))

    def power(self, line: BotLine, cell: int) -> int:
        """R6.4. Of an own unit that stands there."""
        unit = self.nation.units[cell]
        return ATTACK[unit] + self.nation.boost[cell] + line.support if BOOSTS[unit] else 0

    def opening(self, line: BotLine, ap: int, attacker: int = -1) -> int:
        """What it is worth that a line becomes empty when so many AP are left: for a unit that stands there, or one
        that must be deployed first."""
        if line.first < 0 or self.sketch.ban or ap < SIEGE_AP:
            return 0
        ready = any(cell != attacker and self.besieges(line, cell) for cell in line.own)
        if ready:
            return max(0, line.value - DIGGING)
        if ap >= SIEGE_AP + DEPLOY_AP and line.room and self._strikers():
            return max(0, line.value - DIGGING - DEPLOY_AP * PER_AP)
        return 0

    def besieges(self, line: BotLine, cell: int) -> bool:
        """Whether the unit could besiege this turn if no enemy stood on its line."""
        siege = SIEGE[self.nation.units[cell]]
        if siege == "none" or self.nation.attacked >> cell & 1:
            return False
        return siege != "power" or self.power(line, cell) > 0

    def _strikers(self) -> bool:
        return any(count and SIEGE[unit + 1] == "open" for unit, count in enumerate(self.nation.hand))

    def _siege(self, line: BotLine, cell: int) -> Iterator[Scored]:
        unit = self.nation.units[cell]
        if not self.besieges(line, cell) or (line.foes and not OVER[unit]):
            return
        camp = self.sketch.nations[line.enemy]
        tents = [line.first]
        if SIEGE[unit] == "choice":
            tents = [tent for tent in TENTS_OF_LINE[line.faced] if not (camp.ruins | camp.fortress) >> tent & 1]
        for tent in tents:
            worth = worth_of(self.sketch, line.enemy, tent) + 200 + self._uncovers(line, tent)
            yield Scored(worth - SIEGE_AP * PER_AP, 0,
                         Pick("siege_attack", SIEGE_AP, cell, line.enemy, tent))

    def _uncovers(self, line: BotLine, tent: int) -> int:
        """Of equal tents rather one that also lies on an open line of the other front, which may be the ally's."""
        crossing = 3 + tent % 3 if line.faced < 3 else tent // 3
        return 0 if any(self.sketch.nations[line.enemy].units[3 * crossing:3 * crossing + 3]) else UNCOVERED

    # ------------------------------------------------------------ R5.1
    def _deploys(self) -> Iterator[Scored]:
        """On each line the best unit that stands in the way, and the best that strikes."""
        if self.ap < DEPLOY_AP:
            return
        hand, ap = bytes(self.nation.hand), min(self.ap, STRIKING)
        for line in self.lines:
            if line.room:
                pool = self.sketch.facts.pool[line.enemy] if HIDDEN in line.met else ()
                yield from deploys_on(line, hand, ap, self.sketch.ban, pool)
        for line, unit in itertools.product(self.lines, HELPERS):
            if line.foes and line.room and hand[unit - 1]:
                hope = self.helps(line, unit, DEPLOY_AP)
                if hope:
                    score = 70 + hope + blocking(line.behind, len(line.own), unit) - DEPLOY_AP * PER_AP
                    yield placed(line, score, hope, unit)

    def helps(self, line: BotLine, helper: int, ap: int) -> int:
        """How much more the best field attack of a line is worth with a further helper, once it stands there."""
        left = self.ap - ap - FIELD_AP
        if left < 0:
            return 0
        best = more = 0
        for cell, unit in zip(line.own, line.standing, strict=True):
            if HITS[unit] and not self.nation.attacked >> cell & 1:
                power = self.power(line, cell)
                best = max(best, self.best_blow(line, unit, power, cell, left))
                more = max(more, self.best_blow(line, unit, power + SUPPORT[helper], cell, left))
        return more - best

    # ------------------------------------------------------------ R5.2, R5.3
    def _paths(self) -> Iterator[Scored]:
        digs = not self.sketch.ban
        able = [goal for goal in self.lines if goal.room and (not goal.own or goal.foes or (digs and goal.first >= 0))]
        for line in self.lines:
            for cell in line.own:
                unit = self.nation.units[cell]
                if not MOVES[unit] or not self.ap:
                    continue
                leaves = blocking(line.behind, 0, unit) if len(line.own) == 1 else 0
                goals = [goal for goal in able if goal is not line]
                yield from (it for goal in goals for it in self._step(line, cell, goal, leaves))

    def _step(self, line: BotLine, cell: int, goal: BotLine, leaves: int) -> Iterator[Scored]:
        crosses = (goal.number < 3) != (line.number < 3)
        ap = 2 if crosses else 1
        if self.ap < ap:
            return
        unit = self.nation.units[cell]
        hope = self.digs_from(line, cell, goal, ap)
        if HELPS[unit] and goal.foes and goal.own:
            hope += self.helps(goal, unit, ap)
        gain = hope + (blocking(goal.behind, 0, unit) if not goal.own else 0)
        if gain:
            score = gain - leaves - ap * PER_AP
            yield Scored(score, hope, Pick("cross" if crosses else "move", ap, cell, cell_for(goal.room, unit)))

    def digs_from(self, line: BotLine, cell: int, goal: BotLine, ap: int) -> int:
        """What it is worth that a unit can besiege from another line and could not before."""
        unit = self.nation.units[cell]
        if self.sketch.ban or goal.first < 0 or self.ap < ap + SIEGE_AP or self.nation.attacked >> cell & 1:
            return 0
        if SIEGE[unit] == "none" or (goal.foes and not OVER[unit]):
            return 0
        if SIEGE[unit] == "power" and self.nation.boost[cell] + goal.support < 1:
            return 0
        if self.besieges(line, cell) and line.first >= 0 and (not line.foes or OVER[unit]):
            return 0
        return max(0, goal.value - 90)

    # ------------------------------------------------------------ R8
    def cost(self, action: int) -> int:
        """R8.1. AP of the next box, 0 where there is none or it can't be paid."""
        used = self.nation.boxes[action]
        if used >= BOXES[action] or not self.nation.cubes:
            return 0
        ap = COSTS[action][used] if BY_BOX[action] else COSTS[action][0]
        return ap if ap <= self.ap else 0

    def _morale(self) -> Iterator[Scored]:
        if not self.cost(MORALE):
            return
        for line in self.lines:
            for cell in line.own:
                unit, bit = self.nation.units[cell], 1 << cell
                if BOOSTS[unit] and not (self.nation.down | self.nation.attacked) & bit and not self.nation.boost[cell]:
                    yield from self._boosts(line, cell)

    def _boosts(self, line: BotLine, cell: int) -> Iterator[Scored]:
        """The gain in field-attack value; a shield-bearer that may besiege now."""
        unit, power = self.nation.units[cell], self.power(line, cell)
        before = self.best_blow(line, unit, power, cell, self.ap - FIELD_AP) if self.ap >= FIELD_AP else 0
        for amount in (1, 2):
            left, hope = self.ap - amount, 0
            if line.foes and left >= FIELD_AP:
                hope = self.best_blow(line, unit, power + amount, cell, left - FIELD_AP) - before
            elif not line.foes and power < 1 and left >= SIEGE_AP and line.first >= 0 and not self.sketch.ban:
                hope = line.value + 200 - SIEGE_AP * PER_AP
            if hope > 0:
                yield Scored(hope - PER_AP - amount * PER_AP, hope, Pick("morale", amount, cell, amount))

    def best_blow(self, line: BotLine, unit: int, power: int, cell: int, ap: int) -> int:
        """The best field attack with that power, and what it opens."""
        best = 0
        if power < 1:
            return 0
        for at in targets(line, unit):
            hit = blow(line.met[at:], unit, power, self.sketch.facts.pool[line.enemy])
            opens = self.opening(line, ap, cell) if hit.chance and not at else 0
            best = max(best, hit.gain + hit.chance * opens // SURE)
        return best

    def _reinforce(self) -> Iterator[Scored]:
        ap, fallen = self.cost(REINFORCE), sum(self.nation.fallen[unit] for unit in NORMAL)
        if ap and fallen:
            engine = 120 if self.nation.fallen[SIEGE_ENGINE] and self.ap >= 8 else 0
            yield Scored(80 * min(MOST_TAKEN_BACK, fallen) + 50 + engine - ap * PER_AP, 0, Pick("reinforce", ap))

    def _rumours(self) -> Iterator[Scored]:
        ap = self.cost(RUMOUR)
        if not ap:
            return
        sent = sorted(self.sent_back(ap), reverse=True)
        for worth, enemy, cell in sent[:2]:
            others = [found for found in sent if (found[1], found[2] // 3) != (enemy, cell // 3)]
            more, second = (others[0][0], 18 * others[0][1] + others[0][2]) if others else (0, -1)
            yield Scored(worth + more - ap * PER_AP, 0, Pick("rumour", ap, enemy, cell, 0, second))

    def sent_back(self, ap: int) -> Iterator[tuple[int, int, int]]:
        """What a rumour about each enemy unit is worth, its nation and cell."""
        opens = {(line.enemy, line.foes[0]): self.opening(line, self.ap - ap)
                 for line in self.lines if len(line.foes) == 1}
        for enemy in seats_of(self.sketch.facts.count, 1 - side_of(self.seat)):
            foe = self.sketch.nations[enemy]
            for cell, unit in enumerate(foe.units):
                seen = HIDDEN if foe.down >> cell & 1 else unit
                if FOOLED[seen]:
                    worth = 90 if seen == HIDDEN else 50 + 15 * KILLED[seen] // 100
                    yield worth + opens.get((enemy, cell), 0), enemy, cell

    def _camp(self) -> Iterator[Scored]:
        """Appointment, redeployment, fortification."""
        nation, ap = self.nation, self.cost(APPOINT)
        if ap and nation.king and not nation.commander:
            blanks = [tent for tent in range(9) if self.sketch.facts.colours[self.seat][tent] == self.seat
                      and not (nation.ruins | nation.leads) >> tent & 1]
            for tent in blanks:
                yield Scored(800 + 10 * DEPTH[tent] - ap * PER_AP, 0, Pick("appoint", ap, self.seat, tent))
        ap = self.cost(REDEPLOY)
        if ap and nation.announced and (~nation.ruins & 511).bit_count() > 1:
            yield Scored(300 - ap * PER_AP, 0, Pick("redeploy", ap, 1))
        ap = self.cost(FORTIFY)
        if ap and nation.tokens:
            for tent in range(9):
                if nation.leads >> tent & 1 and not nation.fortress >> tent & 1:
                    yield Scored(self.shelter(tent) - ap * PER_AP, 0, Pick("fortify", ap, tent))

    def shelter(self, tent: int) -> int:
        """What a fortress on a leader is worth."""
        worth = 0
        for line in self.lines:
            left = [found for found in TENTS_OF_LINE[line.number] if not self.nation.ruins >> found & 1]
            worth += 160 if left[:1] == [tent] and len(line.own) <= 1 else 0
        worth += 400 if self.nation.announced >> tent & 1 else 0
        return worth + (100 if self.sketch.facts.last[side_of(self.seat)] else 0)

    def _assassinate(self) -> Iterator[Scored]:
        ap = self.cost(ASSASSINATE)
        if not ap or self.sketch.ban:
            return
        for camp in seats_of(self.sketch.facts.count, 1 - side_of(self.seat)):
            foe = self.sketch.nations[camp]
            free = [tent for tent in range(9) if not (foe.ruins | foe.fortress) >> tent & 1]
            if free:
                best = max(free, key=lambda tent: worth_of(self.sketch, camp, tent))
                yield Scored(worth_of(self.sketch, camp, best) - ap * PER_AP, 0,
                             Pick("assassinate", ap, camp, best))


# ---------------------------------------------------------------- units
def targets(line: BotLine, unit: int) -> list[int]:
    """R6.5-R6.9. The places in `BotLine.foes` that a unit may attack first."""
    second = SPEARS[unit] and len(line.foes) > 1 and line.foes[1] == line.foes[0] + 1
    places = [0, 1] if second else [0] if line.foes else []
    return places if BREAKS[unit] else [at for at in places if not BARS[line.met[at]]]


@functools.lru_cache(REMEMBERED)
def deploys_on(line: BotLine, hand: bytes, ap: int, ban: bool, pool: Pool) -> tuple[Scored, ...]:
    """R5.1. The best deployments on a line: one that strikes there, one that only stands there."""
    found = []
    for unit, count in enumerate(hand, start=1):
        if not count:
            continue
        hope = strike(line, unit, ap, ban, pool)
        score = blocking(line.behind, len(line.own), unit) + hope - DEPLOY_AP * PER_AP
        if HELPS[unit] and any(HITS[other] for other in line.standing):
            score += 70
        found.append((score, hope, unit))
    strikes = [deploy for deploy in found if deploy[1]]
    blocks = [deploy for deploy in found if not deploy[1]]
    return tuple(placed(line, *max(deploys)) for deploys in (strikes, blocks) if deploys)


def strike(line: BotLine, unit: int, ap: int, ban: bool, pool: Pool) -> int:
    """What a unit that is deployed on a line could do there at once."""
    best, power = 0, ATTACK[unit] + line.support
    can_dig = line.first >= 0 and ap >= STRIKING and not ban
    if can_dig and OVER[unit]:
        best = line.value - DIGGING + ON_ANY_LINE
    elif can_dig and not line.foes and SIEGE[unit] != "none" and power > 0:
        best = line.value - DIGGING
    if HITS[unit] and line.foes and ap >= KILL_AP and power > 0:
        gain = max([blow(line.met[at:], unit, power, pool).gain for at in targets(line, unit)], default=0)
        best = max(best, 9 * (gain - FIELD_AP * PER_AP) // 10)
    return max(0, best)


def blow(met: tuple[int, ...], unit: int, power: int, pool: Pool) -> AttackGain:
    """The enemy units hit in order, each times the chance that all before it and it fall."""
    gain, chance, left = 0, SURE, power
    for seen in met[:HITS[unit]]:
        chance = chance * falls(unit, left, seen, pool) // SURE
        if not chance:
            return AttackGain(gain, 0)
        gain += chance * KILLED[seen] // SURE
        left -= DEFENCE[seen]
    return AttackGain(gain, chance if len(met) <= HITS[unit] else 0)


def falls(unit: int, power: int, seen: int, pool: Pool) -> int:
    """The chance that a unit falls to that power; none is left for it at 0."""
    if power < 1:
        return 0
    if seen == HIDDEN:
        return falls_hidden(pool, power, BREAKS[unit])
    return SURE if power >= DEFENCE[seen] and (BREAKS[unit] or not BARS[seen]) else 0


@functools.lru_cache(REMEMBERED)
def falls_hidden(pool: Pool, power: int, breaks: bool) -> int:
    """The chance that a face-down unit falls: the share of the pool."""
    total = sum(pool)
    fallen = sum(weight for weight, row in zip(pool, UNITS, strict=True)
                 if row.defence <= power and (breaks or row.kind != "obstacle"))
    return SURE * fallen // total if total else 0


def blocking(behind: int, before: int, unit: int) -> int:
    """What a unit is worth as a blocker on a line with so many own tents behind and own units before it."""
    if not behind:
        return 0
    rank = min(before, 2)
    return BLOCKS[rank] + STURDY[rank] * DEFENCE[unit]


def placed(line: BotLine, score: int, hope: int, unit: int) -> Scored:
    """A deployment on a line."""
    cell = cell_for(line.room, unit)
    down = cell % 3 == 2 and not HELPS[unit]
    return Scored(score, hope, Pick("deploy", DEPLOY_AP, unit - 1, cell, int(down)))


def cell_for(room: tuple[int, ...], unit: int) -> int:
    """Fighters stand forward; helpers and those that strike over others on rank 3."""
    return room[-1] if REAR[unit] or BARS[unit] else room[0]


