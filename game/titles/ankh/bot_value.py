"""Section 8. What a position is worth to each god, in hundredths of a devotion.

Everything is worked out on the state of an imagined world, of which a god knows all but cards and cats. Chances are in
hundredths too.
"""
from __future__ import annotations

from game.titles.ankh.content import CARDS, CONFLICT, GOD, GUARDIANS, TEMPLE, WARRIOR
from game.titles.ankh.ground import adjacent, region_count, regions_of
from game.titles.ankh.queries import figure_at, holders, is_guardian
from game.titles.ankh.state import NOBODY, State
from game.titles.ankh.strength import SPHINX, TEMPLE_BONUS, figure_strength, god_strength

POINT = 100
EVEN, STEP, LEAST_CHANCE, MOST_CHANCE = 50, 13, 4, 96
DEATH = 40  # 8.1: what a figure that is likely to die is worth
NEAR = (100, 80, 65, 55)  # 8.4: what the coming conflict counts for, so many events before it
FOLLOWER, FEW_FOLLOWERS, MORE_FOLLOWER = 22, 6, 8
MONUMENT, FIGURE, GUARDIAN, POWER, TOKEN = 25, 22, 40, 80, 3
REACH, OWN_REACH, GOD_NEAR = 14, 6, 4
RIVALS = 45  # what the others' standing takes off, in hundredths
RED, WEAKEST = 40, 200  # 8.11


def value(state: State, god: int) -> int:
    """How a position stands for a god: its own worth less a part of the best other's and of all the others'."""
    worths = standing(state)
    others = [worth for one, worth in worths.items() if one != god]
    if god not in worths or not others:
        return worths.get(god, 0)
    return worths[god] - RIVALS * (max(others) + sum(others) // len(others)) // (2 * POINT)


def standing(state: State) -> dict[int, int]:
    """By living god what it has, and what it may hope for at the next conflict."""
    coming, near = forecast(state), NEAR[min(events_left(state), len(NEAR) - 1)]
    beside = _beside(state)
    return {god: possessions(state, god, beside) + coming[god] * near // POINT for god in state.order}


def events_left(state: State) -> int:
    """How many events come before the next conflict."""
    found = state.events.find(CONFLICT, state.marker)
    return found - state.marker if found >= 0 else 0


def possessions(state: State, god: int, beside: list[set[int]]) -> int:
    """Devotion, followers, monuments, powers, figures, and the monuments within reach: `beside` says for each monument
    whose figures are next to it."""
    own = state.gods[god]
    worth = POINT * own.devotion
    if own.devotion <= state.red_limit and state.conflicts < 4:
        worth += RED * own.devotion * state.conflicts // 4
    worth += FOLLOWER * min(own.followers, FEW_FOLLOWERS) + MORE_FOLLOWER * max(0, own.followers - FEW_FOLLOWERS)
    worth += POWER * len(own.powers) + TOKEN * own.tokens + (state.scale * POINT // 2 if "thoth" in own.names else 0)
    for figure in state.figures:
        if figure.owner == god:
            worth += (GUARDIAN if is_guardian(figure) else 0) + (FIGURE if figure.space >= 0 else 0)
    for number, monument in enumerate(state.monuments):
        if monument.space < 0 or monument.owner not in (god, NOBODY):
            continue
        worth += MONUMENT if monument.owner == god else 0
        if god in beside[number]:
            worth += OWN_REACH if monument.owner == god else REACH
    if state.conflicts < 3 and len(state.team) > 2 and god in state.order[:2]:
        worth -= WEAKEST * state.conflicts // 3
    return worth


def _beside(state: State) -> list[set[int]]:
    """For each monument the gods that own a figure next to it."""
    found: list[set[int]] = []
    for monument in state.monuments:
        near = adjacent(state, monument.space) if monument.space >= 0 else []
        numbers = [figure_at(state, space) for space in near]
        found.append({state.figures[number].owner for number in numbers if number != NOBODY})
    return found


# ---------------------------------------------------------------- 8.1 the next conflict
def forecast(state: State) -> dict[int, int]:
    """By god what it may expect of a conflict that came now."""
    owners = _holders(state)
    table: dict[int, dict[int, list[int]]] = {number: {} for number in range(1, region_count(state) + 1)}
    for number, owner in enumerate(owners):
        if owner != NOBODY:
            for region in regions_of(state, state.figures[number].space):
                table[region].setdefault(owner, []).append(number)
    hopes, leaders = dict.fromkeys(state.order, 0), _leaders(state)
    for region, there in table.items():
        for god in leaders[region]:
            if god in there:
                hopes[god] += POINT
        if there:
            _hope(state, region, there, owners, hopes)
    return hopes


def _holders(state: State) -> list[int]:
    """As they would be in a conflict (R20.1)."""
    before, state.conflict = state.conflict, True
    found = holders(state)
    state.conflict = before
    return found


def _hope(state: State, region: int, there: dict[int, list[int]], owners: list[int], hopes: dict[int, int]) -> None:
    """Adds what each god may expect of dominating one region, or of its battle."""
    shine = {god: POINT * any(state.figures[number].radiant for number in own) for god, own in there.items()}
    if len(there) == 1:
        for god in there:
            hopes[god] += POINT + shine[god]
        return
    sums = {god: base_strength(state, god, region, own, owners) for god, own in there.items()}
    for god, own in there.items():
        chance = chance_of(state, god, sums)
        prize = POINT + shine[god] + (POINT if "glorious" in state.gods[god].powers and chance > EVEN else 0)
        mortal = len(exposed(state, god, own, owners))
        hopes[god] += (chance * prize - (POINT - chance) * DEATH * mortal) // POINT


def exposed(state: State, god: int, own: list[int], owners: list[int]) -> list[int]:
    """Of a god's figures in a battle those that die if it is lost; 8.12: not those of Isis next to an enemy (R14.3)."""
    mortal = [number for number in own if state.figures[number].kind != GOD]
    if "isis" not in state.gods[god].names:
        return mortal
    return [number for number in mortal if not any(
        other != NOBODY and owners[other] != god
        for other in (figure_at(state, space) for space in adjacent(state, state.figures[number].space)))]


def _leaders(state: State) -> list[list[int]]:
    """R10.9. By region for each type of monument the god with strictly the most, if there is one."""
    counts: list[dict[int, dict[int, int]]] = [{} for _ in range(region_count(state) + 1)]
    for monument in state.monuments:
        if monument.owner != NOBODY and monument.space >= 0:
            of_kind = counts[state.region[monument.space]].setdefault(monument.kind, {})
            of_kind[monument.owner] = of_kind.get(monument.owner, 0) + 1
    found: list[list[int]] = []
    for kinds in counts:
        tops = [[god for god, count in of_kind.items() if count == max(of_kind.values())] for of_kind in kinds.values()]
        found.append([gods[0] for gods in tops if len(gods) == 1])
    return found


def base_strength(state: State, god: int, region: int, own: list[int], owners: list[int]) -> int:
    """R10.13 without cards and cats."""
    sphinx = any(figure.kind == SPHINX and figure.space >= 0 for figure in state.figures)
    total = sum(figure_strength(state, number, owners) if sphinx else _plain(state, number, god) for number in own)
    if "temple_attuned" in state.gods[god].powers:
        total += TEMPLE_BONUS * sum(
            monument.kind == TEMPLE and monument.owner == god and state.region[monument.space] == region
            and any(state.figures[number].space in adjacent(state, monument.space) for number in own)
            for monument in state.monuments if monument.space >= 0)
    return total


def _plain(state: State, number: int, god: int) -> int:
    figure = state.figures[number]
    if figure.kind == GOD:
        if "anubis" in state.gods[god].names or "resplendent" in state.gods[god].powers:
            return god_strength(state, god)
        return 1
    return 1 if figure.kind == WARRIOR else GUARDIANS[figure.kind].strength


def chance_of(state: State, god: int, sums: dict[int, int], banned: str = "") -> int:
    """8.7. The chance to win against all the others, whose strongest card but the banned one is expected half the
    time."""
    own = 2 * sums[god] + 2 * best_card(state, god, banned)
    rival = max(2 * total + best_card(state, other, banned) + 1 for other, total in sums.items() if other != god)
    return min(max(EVEN + STEP * (own - rival) // 2, LEAST_CHANCE), MOST_CHANCE)


def best_card(state: State, god: int, banned: str = "") -> int:
    """The strength of the strongest card in hand that may be played."""
    return max((CARDS[card].strength for card in state.gods[god].hand if card != banned), default=0)

