"""R10.9-R10.14. The outcome of a battle: majorities, who wins, deaths, and what comes after."""
from __future__ import annotations

from game.core.ask import Rules
from game.titles.ankh.asking import YES, ask, says_yes, yes_or_no
from game.titles.ankh.base_gods import keep, open_portal
from game.titles.ankh.battle import fought, playing
from game.titles.ankh.conflict import score_majorities
from game.titles.ankh.content import CARD_NAMES, CYCLE, DROUGHT, FLOOD, MIRACLE
from game.titles.ankh.deaths import kill
from game.titles.ankh.devotion import gain
from game.titles.ankh.ground import is_desert, is_fertile, regions_of
from game.titles.ankh.hathor import blind_devotion
from game.titles.ankh.queries import G, ascending, has, held_in, holders, is_mortal, with_power
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.strength import radiance, strength
from game.titles.ankh.verbs import earn, sacrifice, tell

COMMANDED = 3
GLORY, GLORY_MARGIN = 3, 3
MAGNANIMITY, MAGNANIMOUS_NEEDS = 2, 2
WORSHIP_PRICE, WORSHIP = 2, 1


def battle_result(g: G) -> Rules[None]:
    """R10.9, R10.10. Majorities, strength, the winner's reward, Magnanimous, deaths."""
    state, battle = g.state, fought(g.state)
    score_majorities(g, battle.region)
    sums = {god: strength(state, god, battle.region) for god in battle.fighters}
    for god, value in sums.items():
        tell(g, "strength", "R10.10", god=god, strength=value)
    winner = yield from decide(g, battle, sums)
    battle.won = winner
    tell(g, "battle_won" if winner != NOBODY else "nobody_won", "R10.10", god=winner, region=battle.region)
    if winner != NOBODY:
        reward(g, battle, winner, margin(sums, winner))
    losers = [god for god in battle.fighters if god != winner]
    for god in ascending(state, losers):
        if has(state, god, "magnanimous") and len(held_in(state, god, battle.region)) >= MAGNANIMOUS_NEEDS:
            gain(g, god, MAGNANIMITY, "R10.10", "magnanimous")
    g.push("battle_after")
    dying = doomed(state, battle, losers)
    yield from keep(g, battle, dying)
    yield from kill(g, [number for number in dying if number not in battle.spared], "R10.10")


# ---------------------------------------------------------------- R10.10a-c
def decide(g: G, battle: Battle, sums: dict[int, int]) -> Rules[int]:
    """R10.10a, b. The winner, NOBODY if there is none."""
    state = g.state
    able = [god for god in battle.fighters if held_in(state, god, battle.region)]
    most = max((sums[god] for god in able), default=0)
    best = [god for god in able if sums[god] == most]
    if len(best) <= 1:
        return best[0] if best else NOBODY
    judge = state.conflict_token
    if judge not in best:
        return NOBODY
    key = yield from ask(g, judge, "R10.10", "use_token", yes_or_no, (battle.region,), says_yes)
    if key != YES:
        return NOBODY
    state.conflict_token = NOBODY
    tell(g, "token_used", "R10.10", god=judge)
    return judge


def margin(sums: dict[int, int], winner: int) -> int:
    """5.1 Glorious, G15. By how much a winner is stronger than the next participant."""
    return sums[winner] - max(value for god, value in sums.items() if god != winner)


def reward(g: G, battle: Battle, god: int, ahead: int) -> None:
    """R10.10c. One gain; then Commanding."""
    state = g.state
    amount = GLORY if has(state, god, "glorious") and ahead >= GLORY_MARGIN else 1
    if DROUGHT in battle.chosen[god]:
        amount += sum(is_desert(state, state.figures[number].space) for number in held_in(state, god, battle.region))
    gain(g, god, amount + radiance(state, god, battle.region), "R10.10", "battle")
    if has(state, god, "commanding"):
        earn(g, god, COMMANDED, "R10.10", "commanding")


# ---------------------------------------------------------------- R10.10e
def doomed(state: State, battle: Battle, losers: list[int]) -> list[int]:
    """R10.10e. The figures that die unless Isis keeps them: what losers hold in the region, but for the figures on
    fertile spaces of those that played Flood (G55)."""
    found = []
    for number, owner in enumerate(holders(state)):
        figure = state.figures[number]
        if owner not in losers or not is_mortal(figure) or battle.region not in regions_of(state, figure.space):
            continue
        if not (FLOOD in battle.chosen[owner] and is_fertile(state, figure.space)):
            found.append(number)
    return found


# ---------------------------------------------------------------- R10.11
def battle_after(g: G) -> Rules[None]:
    """R10.11. Miracle, Osiris' portal, Worshipful, Cycle of Ma'at."""
    state, battle = g.state, fought(g.state)
    for god in playing(state, MIRACLE):
        gain(g, god, battle.fallen.get(god, 0), "R10.11", MIRACLE)
    yield from open_portal(g, battle)
    for god in with_power(state, "worshipful"):
        if god in battle.fighters and state.gods[god].followers >= WORSHIP_PRICE:
            yield from _worship(g, god, battle.region)
    for god in playing(state, CYCLE):
        own = state.gods[god]
        own.hand, own.used = list(CARD_NAMES), []
        tell(g, "cards_back", "R10.11", god=god)
    state.battle = None


def _worship(g: G, god: int, region: int) -> Rules[None]:
    """5.1 Worshipful. Once after the battle."""
    key = yield from ask(g, god, "R10.11", "worshipful", yes_or_no, (region,), says_yes)
    if key == YES:
        sacrifice(g, god, WORSHIP_PRICE, "R10.11", "worshipful")
        gain(g, god, WORSHIP, "R10.11", "worshipful")
        yield from blind_devotion(g, god, WORSHIP_PRICE)

