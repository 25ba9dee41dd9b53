"""The functions that change the table: each tells what happened."""
from __future__ import annotations

from collections.abc import Iterable

from game.core.boards.bone import SPIKE
from game.core.dice import Die, give_back, make, take
from game.titles.vermilion.content import CHARGE, COLOURS, DICE, ENEMIES, SPECIALS, TRINKETS, LootRow
from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION, IMPRINT
from game.titles.vermilion.objectives import judge
from game.titles.vermilion.queries import (
    WAGON,
    G,
    by_number,
    char,
    foe_name,
    grid_of,
    is_numb,
    keyword,
    most_hp,
    occupied,
    place,
    row_of,
    taints_on,
    the_foe,
    tile_of,
)
from game.titles.vermilion.state import Foe, Seat

Blow = tuple[str, int]


def tell(g: G, kind: str, rule: str, /, **data: int | str | list[int]) -> None:
    """An event that everybody may know."""
    if g.record is not None:
        g.emit(kind, rule, data)


# ---------------------------------------------------------------- phases and turns
def enter_phase(g: G, phase: str) -> None:
    """R16.4. The table is in another phase: no pick of an earlier one can be taken back."""
    if g.state.phase != phase:
        g.state.phase = phase
        g.block_undo("phase")


def begin_turn(player: Seat) -> None:
    """R4.6.1. Nothing of an earlier turn holds any more."""
    player.ended = player.crafted = player.sprung = False
    player.banned, player.corpses, player.fetched, player.catalysts = [], [], [], []
    player.burning, player.next_attack, player.next_roll, player.run = {}, {}, {}, 0


# ---------------------------------------------------------------- HP
def heal(g: G, unit: str, amount: int, rule: str) -> None:
    """HP come back, not above the maximum."""
    state = g.state
    if unit.startswith("c"):
        seat = state.seats[int(unit[1:])]
        gained = min(amount, most_hp(seat) - seat.hp)
        seat.hp += max(0, gained)
    else:
        foe = the_foe(state, unit)
        gained = min(amount, foe.most - foe.hp)
        foe.hp += max(0, gained)
    if gained > 0:
        tell(g, "healed", rule, unit=unit, amount=gained)


def pay_hp(g: G, seat: int, amount: int, rule: str) -> None:
    """R7.3.4. HP as a cost; the caller has seen that enough is left."""
    g.state.seats[seat].hp -= amount
    tell(g, "paid_hp", rule, unit=char(seat), amount=amount)


def damage(g: G, blows: Iterable[Blow], rule: str, by: int = -1) -> None:
    """R7.3.1. Units lose HP all at once; whoever is at 0 dies, one after the other: enemies by number, then characters.
    `by`: the seat whose effect it is, -1 for none. Raises StepEnds when that decides the quest."""
    _lose(g, blows, rule, by)
    dead = _dead(g)
    while dead:
        _die(g, dead, by)
        dead = _dead(g)
    judge(g)


def _lose(g: G, blows: Iterable[Blow], rule: str, by: int) -> None:
    state = g.state
    for unit, amount in blows:
        if amount <= 0 or tile_of(state, unit) < 0:
            continue
        tell(g, "damaged", rule, unit=unit, amount=amount)
        if unit == WAGON and state.wagon is not None:
            state.wagon.hp = max(0, state.wagon.hp - amount)
        elif unit.startswith("c"):
            seat = state.seats[int(unit[1:])]
            seat.hp = max(0, seat.hp - amount)
        else:
            foe = the_foe(state, unit)
            if foe.hp == amount and by >= 0 and not becomes(foe):
                _mark_strike(g, by)
            foe.hp = max(0, foe.hp - amount)


def _dead(g: G) -> str:
    """The unit that dies next, "" if none does."""
    for foe in by_number(g.state):
        if foe.hp <= 0:
            return foe_name(foe)
    for number, seat in enumerate(g.state.seats):
        if seat.hp <= 0 and seat.tile >= 0:
            return char(number)
    return ""


def _die(g: G, unit: str, by: int) -> None:
    if unit.startswith("c"):
        go_down(g, int(unit[1:]))
        return
    state, foe = g.state, the_foe(g.state, unit)
    if becomes(foe):
        _change(g, foe)
        return
    state.foes = [other for other in state.foes if other.no != foe.no]
    tell(g, "died", "R7.3.1", unit=unit, kind=foe.kind, by=by, at=place(state, foe.tile))
    rupture = keyword(foe, "rupture")
    if rupture:
        grid = grid_of(state)
        near = [other for tile, other in sorted(occupied(state).items()) if grid.distance(tile, foe.tile) == 1]
        tell(g, "ruptured", "R13.10", unit=unit, at=place(state, foe.tile))
        _lose(g, [(other, rupture) for other in near], "R13.10", by)
    for other in by_number(state):
        if keyword(other, "furious") and other.hp > 0:
            add_threat(g, foe_name(other), keyword(other, "furious"), "R13.36")
    if by >= 0:
        loot(g, by, foe)


def becomes(foe: Foe) -> str:
    """Q10. What an enemy turns into at 0 HP, "" for most."""
    for name in SPECIALS[foe.kind]:
        if name.startswith("becomes_"):
            return name.removeprefix("becomes_")
    return ""


def _change(g: G, foe: Foe) -> None:
    """Q10. The next phase: the same tile and number, full HP, nothing left of what was on it; no death."""
    foe.kind = becomes(foe)
    row = row_of(foe)
    foe.most = enemy_hp(g, row.id)
    foe.hp, foe.threat, foe.calm, foe.action, foe.dice = foe.most, 0, 0, -1, []
    foe.shield, foe.opened, foe.lying, foe.bind, foe.bound = 0, False, 0, 0, 0
    tell(g, "changed", "R1.3", unit=foe_name(foe), kind=foe.kind)


def enemy_hp(g: G, kind: str) -> int:
    """R3.2, R16.1. The HP of an enemy of a kind here."""
    return foe_hp(kind, len(g.state.seats), g.state.difficulty)


def foe_hp(kind: str, seats: int, difficulty: str) -> int:
    """R3.2, R16.1. The HP of an enemy of a kind among so many as the difficulty has it."""
    row = ENEMIES[kind]
    hp = row.hp + row.hp_per_seat * seats
    match difficulty:
        case "gentle":
            return max(1, -(-3 * hp // 4))
        case "grim" if "boss" not in SPECIALS[kind]:
            return hp + 2
        case _:
            return hp


def go_down(g: G, seat: int) -> None:
    """R7.3.2. The figure leaves the map."""
    player = g.state.seats[seat]
    player.tile, player.hp = -1, 0
    player.ended = True
    tell(g, "went_down", "R7.3.2", seat=seat)


# ---------------------------------------------------------------- R9.8 loot
def loot(g: G, seat: int, foe: Foe) -> None:
    """R9.8, R10.1. The player who killed it rolls for what it gives, and in the Player Phase marks its tile."""
    state, player = g.state, g.state.seats[seat]
    lines = row_of(foe).loot
    if not lines:
        return
    action = state.action
    bonus = action.loot if action is not None and action.seat == seat else 0
    face = g.pick(DICE[CORRUPTION].faces)
    gives = _line(lines, face + bonus).gives
    for name, count in gives.items():
        gain(player, name, count)
    items = " ".join(f"{name}:{count}" for name, count in gives.items())
    tell(g, "looted", "R9.8", seat=seat, face=face, bonus=bonus, items=items)
    if gives and state.phase == "player" and foe.tile not in player.corpses:
        player.corpses.append(foe.tile)


def _line(lines: tuple[LootRow, ...], total: int) -> LootRow:
    for line in lines:
        if total <= line.upto:
            return line
    return lines[-1]


def gain(player: Seat, material: str, count: int = 1) -> None:
    """Materials come in."""
    player.materials[material] = player.materials.get(material, 0) + count


# ---------------------------------------------------------------- tokens
def add_threat(g: G, unit: str, count: int, rule: str) -> None:
    """A unit gains threat tokens; on the wagon they do nothing and are not kept."""
    _tokens(g, unit, count, 0, rule)


def add_calm(g: G, unit: str, count: int, rule: str) -> None:
    """A unit gains suppression tokens."""
    _tokens(g, unit, 0, count, rule)


def _tokens(g: G, unit: str, threat: int, calm: int, rule: str) -> None:
    if not (threat or calm):
        return
    held = holder(g, unit)
    held.threat += threat
    held.calm += calm
    tell(g, "tokens", rule, unit=unit, threat=threat, calm=calm)


def holder(g: G, unit: str) -> Foe | Seat:
    """What holds the tokens of a character or an enemy."""
    return g.state.seats[int(unit[1:])] if unit.startswith("c") else the_foe(g.state, unit)


def flip(g: G, unit: str, rule: str) -> None:
    """R5.6. One threat token turns into a suppression token."""
    foe = the_foe(g.state, unit)
    foe.threat -= 1
    foe.calm += 1
    tell(g, "flipped", rule, unit=unit)


def invert(g: G, unit: str, rule: str) -> None:
    """R13.25. All tokens of a unit are turned over."""
    held = holder(g, unit)
    held.threat, held.calm = held.calm, held.threat
    tell(g, "inverted", rule, unit=unit)


# ---------------------------------------------------------------- standing and lying
def enter(g: G, unit: str, tile: int, rule: str, by: int = -1, safe: bool = False) -> None:
    """R14.7. A unit is on a tile now; spikes hurt it (not `safe`). Raises StepEnds when that decides the quest."""
    state = g.state
    if unit == WAGON and state.wagon is not None:
        state.wagon.tile = tile
    elif unit.startswith("c"):
        state.seats[int(unit[1:])].tile = tile
    else:
        the_foe(state, unit).tile = tile
    tell(g, "moved", rule, unit=unit, to=place(state, tile))
    if state.codes[tile] == SPIKE and not safe:
        damage(g, [(unit, 1)], "R14.14", by)


def knock_down(g: G, unit: str, rule: str, own: bool = False) -> None:
    """R13.15. A unit falls; one that is rooted only by its own bar (`own`). An enemy that falls during its own
    activation lies through the following one."""
    state = g.state
    if unit == WAGON:
        return
    if unit.startswith("c"):
        state.seats[int(unit[1:])].lying = True
    else:
        foe = the_foe(state, unit)
        if "rooted" in SPECIALS[foe.kind] and not own:
            return
        foe.lying = max(foe.lying, 2 if own else 1)
    tell(g, "fell", rule, unit=unit)


def crumble(g: G, tile: int, rule: str) -> None:
    """R14.12. A wall becomes spikes."""
    g.state.codes[tile] = SPIKE
    tell(g, "wall_broke", rule, at=place(g.state, tile))


# ---------------------------------------------------------------- dice of a supply
def new_die(player: Seat, colour: str) -> Die:
    """A die joins the supply, as a Breakthrough die under Frenzied Whisper."""
    return make(player.supply, colour, _under_whisper(player, colour))


def _under_whisper(player: Seat, colour: str) -> str:
    """R8.4. The colour that a die of the supply is of now."""
    return BREAKTHROUGH if player.whisper and colour == IMPRINT else colour


def fill_supply(player: Seat) -> None:
    """R4.1.1. Exactly the quest pool."""
    player.supply.dice, player.spent = [], []
    for colour in COLOURS:
        for _ in range(player.pool.get(colour, 0)):
            new_die(player, colour)


def use_up(player: Seat, colour: str, count: int = 1) -> list[Die]:
    """Dice of the supply are used up this round without a roll."""
    dice = take(player.supply, colour, count)
    player.spent += dice
    return dice


def come_back(g: G, seat: int, die: Die, rule: str) -> None:
    """A die that was used returns to the supply, as a Breakthrough die under Frenzied Whisper."""
    player = g.state.seats[seat]
    die.kind = _under_whisper(player, die.kind)
    give_back(player.supply, die)
    tell(g, "die_returned", rule, seat=seat, kind=die.kind)


# ---------------------------------------------------------------- R11.11 charging
def charge(g: G, seat: int, moment: str, x: int = 0) -> None:
    """R11.11, R11.12. The trinket that is worn gets one use back if `moment` is what charges it; what its number asks
    for is compared with `x` here. Not with Tinnitus on it."""
    player = g.state.seats[seat]
    item = player.worn["head"]
    wanted = CHARGE.get(item)
    if wanted is None or wanted.name != moment or "tinnitus" in taints_on(player, "head"):
        return
    fits = {"crisis": x <= wanted.x, "over_guard": x >= wanted.x, "encircled": x == wanted.x}.get(moment, True)
    if fits and player.uses.get(item, 0) < TRINKETS[item].uses:
        player.uses[item] = player.uses.get(item, 0) + 1
        tell(g, "charged", "R11.12", seat=seat, item=item)


def _mark_strike(g: G, seat: int) -> None:
    """R11.12, R5.2.2. A Precision Strike: once per action, and by none that is improvised."""
    action = g.state.action
    own = action if action is not None and action.seat == seat else None
    if own is None or not (own.marked or own.how == "improvised"):
        charge(g, seat, "precision_strike")
    if own is not None:
        own.marked = True


# ---------------------------------------------------------------- R8.1 corruption
def corrupt(g: G, seat: int, count: int, rule: str) -> None:
    """R8.1, R4.0.2. Corruption cards are drawn and put on the discard pile; not while Numb. An empty deck is made of
    the returned cards."""
    state, player = g.state, g.state.seats[seat]
    if is_numb(player):
        return
    for _ in range(count):
        if not state.taints:
            state.taints, state.taints_back = state.taints_back, []
            state.known_taints = [0] * len(state.seats)
            g.shuffle(state.taints)
        if not state.taints:
            return
        card = state.taints.pop()
        g.block_undo()
        state.known_taints = [max(0, known - 1) for known in state.known_taints]
        player.discard.append(card)
        tell(g, "corrupted", rule, seat=seat, card=card)
