"""Section 8. What bots answer besides the picks of a turn: nation, tents, set-up, the questions inside an action."""
from __future__ import annotations

import itertools
from collections.abc import Callable

from game.core.choice import BotChoice
from game.titles.creed.bot_scores import (
    HELPS,
    HITS,
    KILL,
    Greedy,
    blocking,
    cell_for,
    strike,
)
from game.titles.creed.bot_table import BotLine, Sketch, sketch_of
from game.titles.creed.content import SIEGE_ENGINE, TILES, TYPE, UNITS
from game.titles.creed.forecast import ways_to
from game.titles.creed.geometry import CELLS, TENTS, cell_at

COVER = 2
"""With fewer blanks of its colour beside it a leader is as good as known."""
SPREAD, NEXT = 60, 4  # tenths: sections 8's 6 x random; the commander lies in one of the next four
NOISE = 20  # hundredths by which equal placements differ


def choose_nation(choice: BotChoice) -> str:
    """R2.1. Any."""
    return choice.stream.pick(choice.offered())


# ---------------------------------------------------------------- tents
def tents_in_order(choice: BotChoice) -> list[str]:
    """The nine tents sorted by 6 x random + a + b: deep ones rather first, never a fixed pattern."""
    order = [(choice.stream.below(SPREAD) + 10 * (int(tent[1]) + int(tent[2])), tent) for tent in TENTS]
    return [tent for _, tent in sorted(order)]


def setup_tents(choice: BotChoice) -> str:
    """The king lies in the first tent."""
    return "king_at:" + tents_in_order(choice)[0]


def setup_commander(choice: BotChoice) -> str:
    """The commander lies in one of the next four."""
    keys = ["commander_at:" + tent for tent in tents_in_order(choice)]
    return choice.stream.pick([key for key in keys if choice.offers(key)][:NEXT])


def place_tents(choice: BotChoice) -> str:
    """R8.4. Leaders are laid as at the beginning, blanks anyhow. With few blanks of its colour beside it one is told
    by its back: then it goes where most tents stand before it.
    """
    if choice.about.get("token") == "blank":
        return "random"
    tents = [tent for tent in tents_in_order(choice) if choice.offers(f"put:{tent}")]
    if blanks_with(choice) < COVER:
        ahead = {tent: min(way.first for way in ways_to(choice.view, f"{choice.seat}{tent}")) for tent in tents}
        tents.sort(key=lambda tent: -ahead[tent])
    return f"put:{tents[0]}"


def lifted(choice: BotChoice) -> dict[str, int]:
    """The tokens that the seat holds, by colour and kind."""
    return next((dict(own.lifted) for own in choice.view.secrets if own.seat == choice.seat), {})


def blanks_with(choice: BotChoice) -> int:
    """How many blanks of the colour of the token that is laid are held with it."""
    return lifted(choice).get(f"{choice.about['colour']}:blank", 0)


# ---------------------------------------------------------------- units
def setup_units(choice: BotChoice) -> str:
    """R2.8-R2.10. The best placement by the rows for deployments; what is equal goes by lot."""
    sketch = sketch_of(choice.view)
    greedy = Greedy(sketch, choice.seat)
    best, found = -1, "auto_rest"
    hand = [unit for unit, count in enumerate(greedy.nation.hand, start=1) if count]
    for line, unit in itertools.product([line for line in greedy.lines if line.room], hand):
        worth = placement_worth(sketch, greedy, line, unit) + choice.stream.below(NOISE)
        if worth > best:
            best, found = worth, placement_key(line, unit)
    return found


def placement_worth(sketch: Sketch, greedy: Greedy, line: BotLine, unit: int) -> int:
    """A blocker, a unit that will strike what stands there, a helper behind fighters."""
    worth = blocking(line.behind, len(line.own), unit)
    if HELPS[unit] and any(HITS[greedy.nation.units[cell]] for cell in line.own):
        worth += 70
    if not sketch.ban:
        worth += strike(line, unit, greedy.ap, sketch.ban, sketch.facts.pool[line.enemy]) // 2
    return worth


def placement_key(line: BotLine, unit: int) -> str:
    """The key of `setup_units`."""
    cell = cell_for(line.room, unit)
    down = cell % 3 == 2 and not HELPS[unit]
    return f"place:{UNITS[unit - 1].id}@{CELLS[cell]}{':d' if down else ''}"


# ---------------------------------------------------------------- inside an action
def reinforce_pick(choice: BotChoice) -> str:
    """R8.3. The siege engine, then what is worth most."""
    taken = [TYPE[key] for key in choice.offered() if key in TILES]
    if SIEGE_ENGINE in taken:
        return UNITS[SIEGE_ENGINE].id
    return UNITS[max(taken, key=lambda unit: (KILL[UNITS[unit].kind], UNITS[unit].defence))].id


def rumour_second(choice: BotChoice) -> str:
    """R8.8. The unit that is worth most to send back, with what that opens."""
    sketch = sketch_of(choice.view)
    worths = {(enemy, cell): worth for worth, enemy, cell in Greedy(sketch, choice.seat).sent_back(0)}
    return max(choice.offered(), key=lambda key: worths.get(cell_at(key), 0))


def exchange_give(choice: BotChoice) -> str:
    """R8.5. Blanks are given, as few as may be: the order of the options has leaders apart from them."""
    keys = choice.offered()
    return "done" if "done" in keys else blank_first(keys)


def exchange_return(choice: BotChoice) -> str:
    """R8.5. Leaders lie where most tents of their colour do: they stay with the blanks, or go with them."""
    keys, held = choice.offered(), sum(lifted(choice).values()) + int(choice.about["given"])
    leaders = [key for key in keys if not key.endswith(":blank")]
    return leaders[0] if leaders and 2 * int(choice.about["most"]) > held else blank_first(keys)


def blank_first(keys: list[str]) -> str:
    """A blank; a leader where there is none."""
    return next((key for key in keys if key.endswith(":blank")), keys[0])


def rotate_pick(choice: BotChoice) -> str:
    """R5.4. Closed as soon as can be."""
    return "close" if choice.offers("close") else choice.options[0].key


ANSWERS: dict[str, Callable[[BotChoice], str]] = {
    "choose_nation": choose_nation, "setup_tents": setup_tents, "setup_commander": setup_commander,
    "setup_units": setup_units, "place_tents": place_tents, "reinforce_pick": reinforce_pick,
    "rumour_second": rumour_second, "exchange_give": exchange_give,
    "exchange_return": exchange_return,
    "rotate_pick": rotate_pick,
}
"""Every decision but `team_turn`."""
