"""R5. Actions with dice: filling, rolling, suppressing, thresholds, the result; moves, improvisation and meditation.
What an attack does stands in `attack.py`, a defence in `defence.py`."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.ask import Ask, Option, Rules
from game.core.dice import Die, DieFace, Pool, fillings, make, roll, take
from game.titles.vermilion.content import (
    CARD_GIVES,
    CARD_WHEN,
    CARDS,
    COLOURS,
    DICE,
    GEAR,
    REWARDS,
    STANDARD,
    TAINTS,
)
from game.titles.vermilion.decks import draw, purge
from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION, ICONS, IMPRINT, Give, Keywords, together
from game.titles.vermilion.links import FULL_FACE, link, step_out
from game.titles.vermilion.modify import done_default, double, modify_roll
from game.titles.vermilion.queries import (
    G,
    adjacent_foes,
    base_of,
    by_number,
    char,
    foe_name,
    gear_in,
    in_reach,
    is_numb,
    on_track,
    option,
    taints_on,
    tile_of,
)
from game.titles.vermilion.state import Action, Seat, State
from game.titles.vermilion.thresholds import is_met
from game.titles.vermilion.verbs import add_threat, come_back, corrupt, damage, flip, heal, tell
from game.titles.vermilion.walking import free_walk, on_bare_bone, shove

SLOT_OF = {"attack": "arm", "move": "legs", "defend": "torso"}
LINKS = ("legs", "arm", "torso", "head")


def current(state: State) -> Action:
    """The action that is going on. Raises LookupError if there is none."""
    if state.action is None:
        raise LookupError("no action is going on")
    return state.action


# ---------------------------------------------------------------- R5.1.1, R5.1.2 declaring
def begin(g: G, seat: int, kind: str, how: str, card: str) -> Action:
    """R5.1.1. A card leaves the hand for an action; keywords of the card and its slot's equipment come into force."""
    player = g.state.seats[seat]
    player.hand.remove(card)
    slot = SLOT_OF[kind]
    action = g.state.action = Action(seat, kind, how, card, slot)
    if how != "improvised":
        gives = [*STANDARD[player.worn[slot]], *CARD_GIVES[card]]
        for when, more in CARD_WHEN[card]:
            if moment(g.state, seat, when.name):
                gives += more
        action.gives = together(gives)
    tell(g, "played", "R5.1", seat=seat, card=card, slot=slot, how=how)
    return action


def moment(state: State, seat: int, name: str) -> bool:
    """R13.16, 5.1. Whether what a card's extra text depends on holds when it is declared."""
    player = state.seats[seat]
    match name:
        case "perfect_guard":
            return player.guarded
        case "on_bone":
            return on_bare_bone(state, seat)
        case _:
            return icon_on_top(player) == name.removeprefix("chain_")


def icon_on_top(player: Seat) -> str:
    """R13.16. The icon of the top card of the discard pile, as a slot; "" for none."""
    if not player.discard:
        return ""
    card = player.discard[-1]
    return ICONS[CARDS[card].type] if card in CARDS else TAINTS[card].slot


def ask_backflow(g: G) -> Rules[None]:
    """R13.8. Take corruption now for a higher result; not while Numb."""
    action = current(g.state)
    x = action.gives.get("backflow", 0)
    if not x or is_numb(g.state.seats[action.seat]):
        return
    key = yield Ask(action.seat, "R13.8", "backflow", backflow_options, (x,))
    if key == "pay":
        action.backflow = x
        corrupt(g, action.seat, x, "R13.8")


def backflow_options(state: State, seat: int, x: int) -> list[Option]:
    """R13.8."""
    return [option("not", verb="backflow_not"), option("pay", verb="backflow_pay", x=x)]


# ---------------------------------------------------------------- R5.1.3 filling
def fill(g: G) -> Rules[None]:
    """R5.1.3, R5.2.2, R6.3. Dice go into the slot and are rolled; virtual ones only lie there."""
    action = current(g.state)
    player = g.state.seats[action.seat]
    capacity = gear_in(player, action.slot).capacity
    if action.how == "resonance":
        action.dice = virtual(capacity)
        return
    ways = fill_options(g.state, action.seat, capacity)
    if action.how == "improvised":
        move_dice(player, action, (1, 0))
    elif len(ways) == 1:
        move_dice(player, action, filling(ways[0].key))
    else:
        key = yield Ask(action.seat, "R5.1.3", "fill_dice", fill_options, (capacity,))
        move_dice(player, action, filling(key))
    if "black_die" in action.gives:
        action.dice.append(make(Pool(made=player.supply.made), CORRUPTION))
    roll(g, action.dice, DICE)
    tell_roll(g, action)


def virtual(count: int) -> list[Die]:
    """R6.3, R11.7. Virtual Imprint dice that show 2."""
    return [Die(-1 - i, IMPRINT, IMPRINT, [DieFace(FULL_FACE, "virtual")], True) for i in range(count)]


def fill_options(state: State, seat: int, most: int, least: int = 1) -> list[Option]:
    """R5.1.3. All (Imprint, Breakthrough) as "2+1"; most dice first, Imprint first."""
    ways = fillings(state.seats[seat].supply, COLOURS, most, least)
    return [option("+".join(map(str, way)), verb="fill", imprint=way[0], breakthrough=way[1]) for way in ways]


def filling(key: str) -> tuple[int, ...]:
    """The numbers of a key of `fill_options`."""
    return tuple(map(int, key.split("+")))


def move_dice(player: Seat, action: Action, way: Iterable[int]) -> None:
    """The dice leave the supply."""
    for colour, count in zip(COLOURS, way, strict=True):
        action.dice += take(player.supply, colour, count)


def tell_roll(g: G, action: Action) -> None:
    """What was rolled."""
    tell(g, "rolled", "R5.1.3", seat=action.seat, faces=[die.face for die in action.dice],
         kinds=" ".join(die.kind for die in action.dice))


# ---------------------------------------------------------------- R5.1.4, R5.1.5 the result
def settle(g: G) -> Rules[bool]:
    """R5.1.4, R5.1.5. Faces are changed, dice suppressed, thresholds looked at, the result worked out. Whether the
    action goes on: Gambit may cancel it (R13.22)."""
    action = current(g.state)
    player = g.state.seats[action.seat]
    going = True
    if action.how == "improvised":
        action.result = sum(die.face for die in action.dice)
        return going
    if action.how == "standard":
        yield from modify_roll(g)
        yield from suppress(g)
    if "gambit" in action.gives and double(action):
        going = False
    found = worth(player, action)
    tell(g, "thresholds", "R11.3", seat=action.seat, met=" ".join(f"{one.name}:{one.x}" for one, _ in found.met))
    action.gives = found.gives
    action.loot = action.gives.get("loot", 0)
    action.result = found.result
    tell(g, "result", "R5.1.5", seat=action.seat, sum=found.total, base=found.base,
         empower=action.gives.get("empower", 0), backflow=action.backflow, result=action.result,
         gear=player.worn[action.slot])
    return going


class Worth(NamedTuple):
    """R5.1.5. What the dice of an action are worth: the sum of the faces that are not suppressed, the base, the
    thresholds that are met with what they give, all keywords in force, the result."""

    total: int
    base: int
    met: list[tuple[Give, tuple[Give, ...]]]
    gives: Keywords
    result: int


def worth(player: Seat, action: Action) -> Worth:
    """R5.1.5, R11.3, 5.9. What the faces that the dice show now are worth; nothing is changed."""
    total = sum(die.face for i, die in enumerate(action.dice) if i not in action.left_out)
    met = met_thresholds(player, action, total)
    extra = [one for _, gives in met for one in gives]
    if on_track(player, "breakthrough_3") and sum(die.face == 3 for die in action.dice) >= 2:
        extra.append(Give("empower", 1))
    gives = together([*(Give(*item) for item in action.gives.items()), *extra])
    bonus = len(action.left_out) if on_track(player, "imprint_6") else 0
    base = base_of(player, action.slot)
    return Worth(total, base, met, gives, total + base + gives.get("empower", 0) + action.backflow + bonus)


def met_thresholds(player: Seat, action: Action, total: int) -> list[tuple[Give, tuple[Give, ...]]]:
    """R11.3. The thresholds of the slot's equipment that the dice meet, with what they give."""
    item = player.worn[action.slot]
    more = int("rusty_blade" in taints_on(player, action.slot))
    kinds, faces = [die.kind for die in action.dice], [die.face for die in action.dice]
    return [(when, gives) for when, gives in REWARDS[item]
            if is_met(when, kinds, faces, total, GEAR[item].capacity, more)]


def suppress(g: G) -> Rules[None]:
    """R5.6. Imprint dice that show 2 may be left out, each for one threat token that is turned over."""
    action = current(g.state)
    while len(suppress_options(g.state, action.seat)) > 1:
        key = yield Ask(action.seat, "R5.6", "suppress", suppress_options, (), done_default)
        if key == "done":
            return
        action.left_out.append(twos(action)[0])
        flip(g, key, "R5.6")


def twos(action: Action) -> list[int]:
    """R5.6. The numbers of the dice that may be left out."""
    return [i for i, die in enumerate(action.dice)
            if die.kind == IMPRINT and die.face == FULL_FACE and not die.virtual and i not in action.left_out]


def suppress_options(state: State, seat: int) -> list[Option]:
    """R5.6. Done, or an enemy with a threat token within the range of the weapon; an attack may have Vantage (u06)."""
    found = [option("done")]
    if state.action is None or not twos(state.action):
        return found
    printed = gear_in(state.seats[seat], "arm").range
    sharp = state.action.kind == "attack" and "vantage" in state.seats[seat].next_attack
    foes = [foe for foe in by_number(state) if foe.threat and in_reach(state, char(seat), foe.tile, printed, sharp)]
    return found + [option(foe_name(foe), foe_name(foe), verb="suppress") for foe in foes]


def threatens(action: Action) -> bool:
    """R5.5. Whether a Breakthrough die of the roll finally shows 0."""
    return action.how != "resonance" and any(die.kind == BREAKTHROUGH and die.face == 0 for die in action.dice)


def threatening(g: G, unit: str) -> Rules[None]:
    """R5.5. The enemy gains one threat token, unless its maker may decline (5.9)."""
    action = current(g.state)
    if not threatens(action) or tile_of(g.state, unit) < 0:
        return
    if on_track(g.state.seats[action.seat], "breakthrough_6"):
        key = yield Ask(action.seat, "R5.5", "keyword_mode", mode_options, ("decline", "threaten"))
        if key == "decline":
            return
    add_threat(g, unit, 1, "R5.5")


def mode_options(state: State, seat: int, *modes: str) -> list[Option]:
    """One of several ways, the default first."""
    return [option(mode, verb=f"mode_{mode}") for mode in modes]


# ---------------------------------------------------------------- R7.3 steps 7-9
def rewards(g: G) -> Rules[None]:
    """R7.3, steps 7 and 8, for every kind of action: Return, Purge, Link, Elasticity."""
    action = current(g.state)
    yield from give_back_dice(g, action.gives.get("return", 0))
    if "purge" in action.gives:
        yield from purge(g, action.seat, action.seat, action.gives["purge"], "R8.6")
    for slot in LINKS:
        if f"link_{slot}" in action.gives:
            yield from link(g, action.seat, slot)
    yield from free_walk(g, action.seat, action.gives.get("elasticity", 0))


def give_back_dice(g: G, count: int, text: str = "return_dice", rule: str = "R11.6") -> Rules[None]:
    """R11.6, R7.2.4. So many of the used dice of this action return to the supply; the owner chooses the colours."""
    action = current(g.state)
    for _ in range(count):
        colours = used_colours(g.state, action.seat)
        if not colours:
            return
        colour = colours[0].key
        if len(colours) > 1:
            colour = yield Ask(action.seat, rule, text, used_colours, (), DEFAULT_OF_RETURN[text])
        back = [die for die in action.dice if die.kind == colour and not die.virtual][0]
        action.dice.remove(back)
        come_back(g, action.seat, back, rule)


def used_colours(state: State, seat: int) -> list[Option]:
    """The colours of the used dice that can return."""
    held = [die.kind for die in state.action.dice if not die.virtual] if state.action is not None else []
    return [option(colour, verb="colour") for colour in COLOURS[::-1] if colour in held]


def return_default(state: State, seat: int) -> str:
    """Table 3: Breakthrough first."""
    return used_colours(state, seat)[0].key


def guard_default(state: State, seat: int) -> str:
    """Table 3: Breakthrough if the pool has fewer of it, else Imprint."""
    pool = state.seats[seat].pool
    colour = BREAKTHROUGH if pool.get(BREAKTHROUGH, 0) < pool.get(IMPRINT, 0) else IMPRINT
    held = [option_.key for option_ in used_colours(state, seat)]
    return colour if colour in held else held[0]


DEFAULT_OF_RETURN = {"return_dice": return_default, "perfect_guard_die": guard_default}


def finish(g: G) -> None:
    """R5.1.1, R7.3 step 9. The action is complete: dice are used up, the card is discarded."""
    action = current(g.state)
    player = g.state.seats[action.seat]
    player.spent += [die for die in action.dice if not die.virtual and die.kind in COLOURS]
    tainted = action.gives.get("tainted", 0)
    g.state.action = None
    if action.card:
        player.discard.append(action.card)
    if tainted:
        corrupt(g, action.seat, tainted, "ad08")


# ---------------------------------------------------------------- R5.1.6 moves
def move(g: G, seat: int, card: str, how: str) -> Rules[None]:
    """R5.1, R14.7. A move action: its result is movement points."""
    action = begin(g, seat, "move", how, card)
    yield from ask_backflow(g)
    yield from fill(g)
    going = yield from settle(g)
    if going:
        yield from step_out(g, seat, action.result, action.gives)
        yield from after_move(g)
        yield from rewards(g)
    finish(g)


def after_move(g: G) -> Rules[None]:
    """5.2, 5.5. What cards and shoes do where the move has ended."""
    state, action = g.state, current(g.state)
    seat, gives, player = action.seat, action.gives, g.state.seats[action.seat]
    if player.hp <= 0:
        return
    if "vantage" in gives:
        player.perched = True
    for name in ("push", "strike_after"):
        foes = neighbours(state, seat)
        if name in gives and foes:
            unit = foes[0].key
            if len(foes) > 1:
                unit = yield Ask(seat, "R5.1.6", "choose_target", neighbours)
            if name == "push":
                yield from shove(g, unit, player.tile, gives["push"], gives.get("siege", 0), seat)
            else:
                damage(g, [(unit, gives["strike_after"])], "ad12", seat)
    if "draw_on_bone" in gives and on_bare_bone(state, seat):
        yield from draw(g, seat, gives["draw_on_bone"], "ad14")


def neighbours(state: State, seat: int) -> list[Option]:
    """The enemies adjacent to a character that it can hit."""
    tile = state.seats[seat].tile
    return [option(foe_name(foe), foe_name(foe), verb="target") for foe in adjacent_foes(state, tile)
            if in_reach(state, char(seat), foe.tile, 1)]


# ---------------------------------------------------------------- R5.3 meditation
def meditate(g: G, seat: int) -> None:
    """R5.3. All dice of the supply are used up, each gives one HP back, and the turn ends."""
    player = g.state.seats[seat]
    dice, player.supply.dice = player.supply.dice, []
    player.spent += dice
    tell(g, "meditated", "R5.3", seat=seat, dice=len(dice))
    heal(g, char(seat), len(dice), "R5.3")
    player.ended = True
