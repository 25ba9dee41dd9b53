"""R7.2. Attacks of enemies on characters and the wagon, and the defence reaction."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.dice import fillings, roll
from game.titles.vermilion.actions import (
    begin,
    current,
    filling,
    finish,
    give_back_dice,
    move_dice,
    rewards,
    settle,
    tell_roll,
    threatening,
)
from game.titles.vermilion.content import CARD_GIVES, CARDS, COLOURS, DICE
from game.titles.vermilion.decks import draw
from game.titles.vermilion.grammar import Give, Keywords
from game.titles.vermilion.links import is_point_blank
from game.titles.vermilion.queries import (
    WAGON,
    G,
    char,
    dice_ready,
    foe_by,
    foe_name,
    gear_in,
    grid_of,
    is_numb,
    keyword,
    kinds,
    living,
    most_hp,
    option,
    tile_of,
    worn,
)
from game.titles.vermilion.state import Foe, Seat, State
from game.titles.vermilion.verbs import charge, corrupt, damage, heal, invert, tell
from game.titles.vermilion.walking import shove

WAGON_DEF = 1  # R15.3
WORTH = 3  # table 3: the power from which the default defends


# ---------------------------------------------------------------- the attack
def foe_attack(g: G, number: int, unit: str, full: int, gives: Keywords, printed: int = 1) -> Rules[None]:
    """R4.3.2, R7.2. An enemy attacks a unit with a power that is still to be halved where it must be; `printed`: the
    range of the attack."""
    state, foe = g.state, foe_by(g.state, number)
    if foe is None:
        return
    power = power_on(state, foe, unit, full, printed)
    tell(g, "foe_attacked", "R7.2", unit=foe_name(foe), target=unit, power=power)
    if unit == WAGON:
        defence = 0 if is_sure(state, foe, unit, gives) else WAGON_DEF
        damage(g, [(unit, max(0, power - defence))], "R15.3")
        return
    seat = int(unit[1:])
    card = ""
    if not is_sure(state, foe, unit, gives):
        seat, card = yield from cover(g, seat)
        power = max(0, power_on(state, foe, char(seat), full, printed) - worn(state.seats[seat]).get("ward", 0))
        if not card and can_react(state, seat):
            card = yield Ask(seat, "R7.2", "defend", defend_options, (number, power), defend_default)
    if card in ("", "pass"):
        yield from hit(g, number, seat, power, power, gives)
    else:
        yield from react(g, number, seat, power, gives, card)


def is_sure(state: State, foe: Foe, unit: str, gives: Keywords) -> bool:
    """R13.6, R13.11, R13.12. Whether an attack of an enemy on a unit has Penetrate: no reaction, no DEF."""
    return "penetrate" in gives or culls(state, foe, unit) or in_pack(state, foe, unit)


def power_on(state: State, foe: Foe, unit: str, full: int, printed: int) -> int:
    """R4.3.2, R7.4. The power of an attack on a unit where that one stands now."""
    near = is_point_blank(printed, grid_of(state).distance(foe.tile, tile_of(state, unit)))
    return full // 2 if near else full


def culls(state: State, foe: Foe, unit: str) -> bool:
    """R13.12."""
    if not keyword(foe, "cull_the_weak"):
        return False
    if unit == WAGON:
        return state.wagon is not None and state.wagon.hp <= state.wagon.most // 2
    player = state.seats[int(unit[1:])]
    return player.hp <= most_hp(player) // 2


def in_pack(state: State, foe: Foe, unit: str) -> bool:
    """R13.11. Another living enemy of the same type adjacent to the target."""
    if not keyword(foe, "pack_tactics"):
        return False
    grid, tile = grid_of(state), tile_of(state, unit)
    return any(other.kind == foe.kind and other.no != foe.no and grid.distance(other.tile, tile) == 1
               for other in state.foes)


def hit(g: G, number: int, seat: int, power: int, left: int, gives: Keywords) -> Rules[None]:
    """R7.2.2, R7.2.5. What gets through hurts; keywords that need damage, then those that do not."""
    state, unit, foe = g.state, char(seat), foe_by(g.state, number)
    damage(g, [(unit, left)], "R7.2.2")
    if foe is None:
        return
    if left:
        heal(g, foe_name(foe), gives.get("absorb", 0), "R13.39")
    if state.seats[seat].hp <= 0:
        return
    if left and "contagion" in gives:
        corrupt(g, seat, gives["contagion"], "R13.2")
    if left and "bind" in gives:
        state.seats[seat].bind += gives["bind"]
        tell(g, "bound", "R13.38", unit=unit, x=gives["bind"])
    corrupt(g, seat, gives.get("corruption", 0), "R13.1")
    yield from shove(g, unit, foe.tile, gives.get("push", 0), gives.get("siege", 0), -1)
    yield from shove(g, unit, foe.tile, gives.get("pull", 0), gives.get("siege", 0), -1, pull=True)


# ---------------------------------------------------------------- u03
def cover(g: G, seat: int) -> Rules[tuple[int, str]]:
    """u03. A seat beside the target may take its place; the seat that is attacked now, and the card it must defend with
    ("" where it is the old one)."""
    grid, tile = grid_of(g.state), g.state.seats[seat].tile
    for other in living(g.state):
        player = g.state.seats[other]
        if other != seat and covers(player) and can_react(g.state, other) \
                and grid.distance(player.tile, tile) == 1:
            key = yield Ask(other, "u03", "cover", cover_options, (seat,))
            if key == "cover":
                tell(g, "covered", "u03", seat=other, of=seat)
                card = yield Ask(other, "R7.2", "defend", must_options)
                return other, card
    return seat, ""


def covers(player: Seat) -> str:
    """u03. The card in hand with which a seat takes a blow for another one, "" for none."""
    return next((card for card in player.hand if card in CARDS and Give("cover", 1) in CARD_GIVES[card]), "")


def cover_options(state: State, seat: int, of: int) -> list[Option]:
    """u03."""
    return [option("pass", verb="cover_pass"), option("cover", char(of))]


def must_options(state: State, seat: int) -> list[Option]:
    """u03. The covering seat defends with that card."""
    return _ways(state, seat, covers(state.seats[seat]))


# ---------------------------------------------------------------- R7.2.1 the reaction
def can_react(state: State, seat: int) -> bool:
    """R7.2.1. A defend card, a die in the supply, and not Numb; not with the torso swapped this turn."""
    player = state.seats[seat]
    held = any(card in CARDS and CARDS[card].type == "defend" for card in player.hand)
    return held and dice_ready(player) > 0 and not is_numb(player) and "torso" not in player.banned


def defend_options(state: State, seat: int, number: int, power: int) -> list[Option]:
    """R7.2.1, R7.2.2. Pass, or a defend card with dice."""
    player = state.seats[seat]
    cards = [card for card in kinds(player.hand) if card in CARDS and CARDS[card].type == "defend"]
    return [option("pass", verb="defend_pass"), *(way for card in cards for way in _ways(state, seat, card))]


def _ways(state: State, seat: int, card: str) -> list[Option]:
    player = state.seats[seat]
    ways = fillings(player.supply, COLOURS, gear_in(player, "torso").capacity)
    return [option(f"defend:{card}:{imprint}+{wild}", f"card:{card}", card=card, imprint=imprint, breakthrough=wild)
            for imprint, wild in ways]


def defend_default(state: State, seat: int, number: int, power: int) -> str:
    """Table 3: from power 3, or if it would bring the character down, the card with the highest bonus and as many
    Imprint dice as fit."""
    player = state.seats[seat]
    if power < WORTH and power < player.hp:
        return "pass"

    def bonus(card: str) -> int:
        return sum(one.x for one in CARD_GIVES[card] if one.name == "empower")
    cards = [card for card in kinds(player.hand) if card in CARDS and CARDS[card].type == "defend"]
    return _ways(state, seat, max(cards, key=bonus))[0].key


def react(g: G, number: int, seat: int, power: int, gives: Keywords, key: str) -> Rules[None]:
    """R7.2.2-R7.2.5. The defence is rolled; what it stops, what it gives."""
    player = g.state.seats[seat]
    _, card, way = key.split(":")
    action = begin(g, seat, "defend", "standard", card)
    action.foe, action.power = number, power
    move_dice(player, action, filling(way))
    roll(g, action.dice, DICE)
    tell_roll(g, action)
    yield from settle(g)
    left = max(0, power - action.result)
    tell(g, "defended", "R7.2.2", seat=seat, power=power, defence=action.result, left=left)
    yield from threatening(g, f"f{number}")
    if power >= 1 and not left:
        damage(g, [(f"f{number}", action.gives.get("retaliate", 0))], "R13.9", seat)
    charge(g, seat, "over_guard", action.result - power)
    if power >= 1 and not left:
        yield from perfect_guard(g, seat)
    yield from hit(g, number, seat, power, left, gives)
    if player.hp > 0:
        yield from against(g, number, seat)
        yield from rewards(g)
    finish(g)


def perfect_guard(g: G, seat: int) -> Rules[None]:
    """R7.2.4. One of the dice used returns at once."""
    player, action = g.state.seats[seat], current(g.state)
    player.guarded = True
    tell(g, "perfect_guard", "R7.2.4", seat=seat)
    yield from give_back_dice(g, 1, "perfect_guard_die", "R7.2.4")
    if "draw_on_guard" in action.gives:
        yield from draw(g, seat, action.gives["draw_on_guard"], "u18")


def against(g: G, number: int, seat: int) -> Rules[None]:
    """5.4. What armour does to the attacker; Bind counts from its next activation."""
    state, action, foe = g.state, current(g.state), foe_by(g.state, number)
    if foe is None:
        return
    if "bind" in action.gives:
        foe.bind, foe.bound = foe.bind + action.gives["bind"], 2
        tell(g, "bound", "R13.38", unit=foe_name(foe), x=action.gives["bind"])
    if "inversion" in action.gives and foe.threat + foe.calm:
        invert(g, foe_name(foe), "R13.25")
    if "push" in action.gives and grid_of(state).distance(foe.tile, state.seats[seat].tile) == 1:
        yield from shove(g, foe_name(foe), state.seats[seat].tile, action.gives["push"], 0, seat)
