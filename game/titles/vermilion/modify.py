"""R5.7. Changing the faces of a roll: effects in force, then what the roller uses, then Gambit."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.dice import Die, roll, show, turn
from game.titles.vermilion.content import DICE, EFFECT, TRINKETS
from game.titles.vermilion.grammar import BREAKTHROUGH, IMPRINT
from game.titles.vermilion.queries import G, on_track, option
from game.titles.vermilion.state import Action, Seat, State
from game.titles.vermilion.verbs import tell

SET_TWO, REROLL = "set_two", "reroll_wild"
STAKED = 13
"""ad19: Substitute 1 to 3, written as the state holds it."""


def modify_roll(g: G) -> Rules[None]:
    """R5.7 (1), (2). Substitutes in force, then the roller's effects one at a time in any order."""
    action = _action(g.state)
    player = g.state.seats[action.seat]
    action.modulations = player.next_roll.pop("modulate", 0)
    if action.kind == "attack":
        action.modulations += player.next_attack.pop("modulate", 0)
    if player.next_roll.pop("substitute", 0):
        action.substitutes.append(STAKED)
    substitute(action.dice, action)
    while _changes(g.state, action.seat):
        key = yield Ask(action.seat, "R5.7", "modify_roll", modify_options, (), done_default)
        if key == "done":
            break
        yield from _change(g, key)


def _action(state: State) -> Action:
    if state.action is None:
        raise LookupError("no action is going on")
    return state.action


def substitute(dice: list[Die], action: Action) -> None:
    """R5.7 (1). Every Substitute in force, in the order they came, each once."""
    for pair in action.substitutes:
        _count_as(dice, pair)


def _count_as(dice: list[Die], pair: int) -> None:
    """`pair`: Substitute A to B, written AB."""
    for die in dice:
        if die.face == pair // 10:
            show(die, pair % 10, "substitute")


# ---------------------------------------------------------------- what can be used
def modify_options(state: State, seat: int) -> list[Option]:
    """Each effect with each die it can change, or done."""
    return [option("done"), *_changes(state, seat)]


def done_default(state: State, seat: int, *args: object) -> str:
    """Table 3."""
    return "done"


def _changes(state: State, seat: int) -> list[Option]:
    action, player = state.action, state.seats[seat]
    if action is None:
        return []
    found: list[Option] = []
    numbers = range(len(action.dice))
    if action.modulations:
        found += [_one("modulate", die) for die in numbers]
    if on_track(player, "imprint_5") and SET_TWO not in player.once:
        found += [_one(SET_TWO, i) for i in numbers if action.dice[i].kind == IMPRINT and action.dice[i].face != 2]
    if on_track(player, "breakthrough_5") and REROLL not in player.once:
        found += [_one(REROLL, i) for i in numbers if action.dice[i].kind == BREAKTHROUGH]
    return found + _trinket(player, action)


def _one(effect: str, die: int) -> Option:
    return option(f"{effect}:{die}", f"die:{die}", verb=f"modify_{effect}")


def _trinket(player: Seat, action: Action) -> list[Option]:
    """R11.9. The uses of a trinket of the roll."""
    item = player.worn["head"]
    if not player.uses.get(item, 0) or "roll" not in TRINKETS[item].timing or "head" in player.banned:
        return []
    effect, dice = EFFECT[item], action.dice
    match effect.name:
        case "modulate":
            return [_one("trinket", i) for i in range(len(dice))]
        case "raise":
            return [_one("trinket", i) for i, die in enumerate(dice) if die.kind == IMPRINT and die.face == 1]
        case "reroll":
            return [_one("trinket", i) for i in range(len(dice))]
        case _:
            fits = any(die.face == effect.x // 10 for die in dice)
            return [option("trinket:all", verb="modify_trinket")] if fits else []


# ---------------------------------------------------------------- using it
def _change(g: G, key: str) -> Rules[None]:
    action = _action(g.state)
    player = g.state.seats[action.seat]
    effect, _, number = key.partition(":")
    if effect == "trinket":
        item = player.worn["head"]
        player.uses[item] -= 1
        effect = EFFECT[item].name
        tell(g, "trinket_used", "R11.9", seat=action.seat, item=item)
    match effect:
        case "modulate":
            if key.startswith("modulate"):
                action.modulations -= 1
            turn(g, action.dice[int(number)], DICE, "modulate")
        case "raise" | "set_two":
            if effect == SET_TWO:
                player.once.append(SET_TWO)
            show(action.dice[int(number)], 2, effect)
        case "reroll" | "reroll_wild":
            if effect == REROLL:
                player.once.append(REROLL)
            yield from _reroll(g, int(number), effect)
        case _:
            pair = EFFECT[player.worn["head"]].x
            action.substitutes.append(pair)
            _count_as(action.dice, pair)
    tell(g, "faces", "R5.7", seat=action.seat, faces=[die.face for die in action.dice], why=effect)


def _reroll(g: G, first: int, why: str) -> Rules[None]:
    """t06, 5.9. Any of the dice are rolled again, all at once; substitutes in force apply to them again."""
    action = _action(g.state)
    chosen = [first]
    while len(reroll_options(g.state, action.seat, why, *chosen)) > 1:
        key = yield Ask(action.seat, "R5.7", "modify_roll", reroll_options, (why, *chosen), done_default)
        if key == "done":
            break
        chosen.append(int(key.partition(":")[2]))
    again = [action.dice[i] for i in chosen]
    roll(g, again, DICE, why)
    substitute(again, action)


def reroll_options(state: State, seat: int, why: str, *chosen: int) -> list[Option]:
    """Further dice that are rolled again with those chosen."""
    dice = state.action.dice if state.action is not None else []
    free = [i for i, die in enumerate(dice) if i not in chosen and (why != REROLL or die.kind == BREAKTHROUGH)]
    return [option("done"), *(_one("again", i) for i in free)]


# ---------------------------------------------------------------- R13.22 Gambit
def double(action: Action) -> bool:
    """R13.22. Breakthrough faces count double; whether a 0 cancels the action."""
    wild = [die for die in action.dice if die.kind == BREAKTHROUGH]
    for die in wild:
        show(die, 2 * die.face, "gambit")
    return any(die.face == 0 for die in wild)
