"""5.1, 5.2. The effect cards, in printed order: what each can aim at and what it does. Trinkets with the same effects
use the same functions (`trinkets.py`)."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Ask, Option, Rules
from game.core.boards.bone import MARKER, SPIKE
from game.titles.vermilion.actions import icon_on_top, mode_options
from game.titles.vermilion.attack import bone_options, bones
from game.titles.vermilion.content import TAINTS
from game.titles.vermilion.decks import discard, draw, purge, purgeable, spend_die
from game.titles.vermilion.modify import done_default
from game.titles.vermilion.queries import (
    G,
    by_number,
    can_stand,
    char,
    dice_ready,
    foe_name,
    grid_of,
    in_reach,
    kinds,
    living,
    most_hp,
    occupied,
    option,
    place,
    tile_at,
)
from game.titles.vermilion.state import Foe, MarkerDie, State
from game.titles.vermilion.tokens import can_transfer, transfer
from game.titles.vermilion.verbs import add_calm, heal, invert, tell
from game.titles.vermilion.walking import conduct

Able = Callable[[State, int], bool]
Effect = Callable[[G, int], Rules[None]]
ABLE: dict[str, Able] = {}
EFFECTS: dict[str, Effect] = {}


def effect(card: str, able: Able) -> Callable[[Effect], Effect]:
    """Registers what a card does, and when it has something to do."""
    def register(rule: Effect) -> Effect:
        ABLE[card], EFFECTS[card] = able, rule
        return rule
    return register


def always(state: State, seat: int) -> bool:
    """Effects on oneself can always be played."""
    return True


# ---------------------------------------------------------------- choosing
def foes_within(state: State, seat: int, printed: int, fits: str = "") -> list[Foe]:
    """The enemies in range and sight; those that hold a token ("tokens") or can give one on ("transfer")."""
    found = [foe for foe in by_number(state) if in_reach(state, char(seat), foe.tile, printed)]
    if fits == "tokens":
        return [foe for foe in found if foe.threat + foe.calm]
    return [foe for foe in found if can_transfer(state, foe_name(foe))] if fits == "transfer" else found


def foe_options(state: State, seat: int, printed: int, fits: str = "") -> list[Option]:
    """`foes_within` as options."""
    return [option(foe_name(foe), foe_name(foe), verb="target") for foe in foes_within(state, seat, printed, fits)]


def choose_foe(g: G, seat: int, rule: str, printed: int, fits: str = "") -> Rules[str]:
    """One enemy in range and sight."""
    foes = foe_options(g.state, seat, printed, fits)
    if len(foes) == 1:
        return foes[0].key
    unit: str = yield Ask(seat, rule, "choose_target", foe_options, (printed, fits), foe_default)
    return unit


def foe_default(state: State, seat: int, printed: int, fits: str = "") -> str:
    """Table 3: the enemy with least HP, else the first."""
    return foe_name(min(foes_within(state, seat, printed, fits), key=lambda foe: foe.hp))


def friends(state: State, seat: int, printed: int, fits: str) -> list[Option]:
    """The character itself and those in range and sight that lack HP ("hurt") or have corruption ("tainted")."""
    here = [seat, *(other for other in living(state) if other != seat
                    and in_reach(state, char(seat), state.seats[other].tile, printed))]
    found = []
    for other in here:
        player = state.seats[other]
        if player.hp < most_hp(player) if fits == "hurt" else purgeable(player):
            found.append(option(char(other), char(other), verb="ally"))
    return found


def choose_friend(g: G, seat: int, rule: str, printed: int, fits: str) -> Rules[int]:
    """A character: the own one or an ally; its seat."""
    found = friends(g.state, seat, printed, fits)
    key = found[0].key
    if len(found) > 1:
        key = yield Ask(seat, rule, "choose_target", friends, (printed, fits))
    return int(key[1:])


# ---------------------------------------------------------------- unique cards
@effect("u02", lambda state, seat: bool(foes_within(state, seat, 3)))
def sealing_vow(g: G, seat: int) -> Rules[None]:
    """Sealing Vow. One enemy within 3 gains 1 suppression token."""
    unit = yield from choose_foe(g, seat, "u02", 3)
    add_calm(g, unit, 1, "u02")


@effect("u06", always)
def steady_breath(g: G, seat: int) -> Rules[None]:
    """Steady Breath. The next attack this turn has Vantage; Modulate up to 1 die of its roll."""
    pending = g.state.seats[seat].next_attack
    pending["vantage"] = 1
    pending["modulate"] = pending.get("modulate", 0) + 1
    yield from ()


@effect("u10", lambda state, seat: bool(friends(state, seat, 3, "tainted")))
def prayer_of_purging(g: G, seat: int) -> Rules[None]:
    """Prayer of Purging. Purge 2 from yourself or an ally within 3."""
    of = yield from choose_friend(g, seat, "u10", 3, "tainted")
    yield from purge(g, seat, of, 2, "u10")


@effect("u12", lambda state, seat: dice_ready(state.seats[seat]) > 0 and bool(friends(state, seat, 1, "hurt")))
def shared_tonic(g: G, seat: int) -> Rules[None]:
    """Shared Tonic. Use up 1 die: you or an adjacent ally recovers 3 HP."""
    yield from spend_die(g, seat, "u12")
    of = yield from choose_friend(g, seat, "u12", 1, "hurt")
    heal(g, char(of), 3, "u12")


@effect("u13", lambda state, seat: bool(foes_within(state, seat, 3, "transfer")))
def nerve_graft(g: G, seat: int) -> Rules[None]:
    """Nerve Graft. Transference 2 from an enemy within 3."""
    unit = yield from choose_foe(g, seat, "u13", 3, "transfer")
    yield from transfer(g, seat, unit, 2)


@effect("u17", lambda state, seat: bool(bones(state, seat, 2)))
def ground_ringing(g: G, seat: int) -> Rules[None]:
    """Ground Ringing. Bone Conduction within 2."""
    key = yield Ask(seat, "u17", "choose_target", bone_options, (2,))
    yield from conduct(g, char(seat), tile_at(g.state, key.partition(":")[2]), seat)


# ---------------------------------------------------------------- advanced cards
@effect("ad09", lambda state, seat: bool(foes_within(state, seat, 3, "tokens")))
def reversal(g: G, seat: int) -> Rules[None]:
    """Reversal. Inversion on an enemy within 3."""
    unit = yield from choose_foe(g, seat, "ad09", 3, "tokens")
    invert(g, unit, "ad09")


@effect("ad10", always)
def circular_breath(g: G, seat: int) -> Rules[None]:
    """Circular Breath. Cycle 2. Chain head: draw 1 card."""
    chained = icon_on_top(g.state.seats[seat]) == "head"
    yield from cycle(g, seat, 2, "ad10")
    if chained:
        yield from draw(g, seat, 1, "ad10")


def cycle(g: G, seat: int, most: int, rule: str) -> Rules[None]:
    """R13.17. Discard up to so many cards, no fixed corruption, then draw as many."""
    count = 0
    while count < most and len(cycle_options(g.state, seat)) > 1:
        card = yield Ask(seat, rule, "cycle_discard", cycle_options, (), done_default)
        if card == "done":
            break
        discard(g, seat, card, rule)
        count += 1
    yield from draw(g, seat, count, rule)


def cycle_options(state: State, seat: int) -> list[Option]:
    """R13.17. Done, or a card that may be discarded."""
    free = [card for card in kinds(state.seats[seat].hand) if card not in TAINTS]
    return [option("done"), *(option(card, f"card:{card}", verb="card") for card in free)]


@effect("ad11", lambda state, seat: dice_ready(state.seats[seat]) > 0 and bool(free_tiles(state, seat)))
def plant_marker(g: G, seat: int) -> Rules[None]:
    """Plant Marker. A die of the supply blocks an empty tile within 2 until the Cleanup of the next round; meanwhile
    the pool is one die smaller."""
    state, player = g.state, g.state.seats[seat]
    colour = yield from spend_die(g, seat, "ad11")
    born = player.spent[-1].born
    key = yield Ask(seat, "ad11", "choose_tile", tile_options)
    tile = tile_at(state, key.partition(":")[2])
    player.pool[born] = max(0, player.pool.get(born, 0) - 1)
    state.markers.append(MarkerDie(tile, state.codes[tile], seat, born, state.round + 1))
    state.codes[tile] = MARKER
    tell(g, "planted", "ad11", seat=seat, kind=colour, at=place(state, tile))


def free_tiles(state: State, seat: int) -> list[int]:
    """ad11. The empty tiles in range and sight that are no spikes, land, tree or wagon start."""
    there, kept = occupied(state), (*(land.tile for land in state.lands), state.tree, state.wagon_start)
    near = grid_of(state).within(state.seats[seat].tile, 3)
    return [tile for tile in near if can_stand(state, tile, there) and tile not in kept and state.codes[tile] != SPIKE
            and in_reach(state, char(seat), tile, 2)]


def tile_options(state: State, seat: int) -> list[Option]:
    """`free_tiles` as options."""
    return [option(f"tile:{place(state, tile)}", f"tile:{place(state, tile)}") for tile in free_tiles(state, seat)]


@effect("ad17", always)
def catalysis(g: G, seat: int) -> Rules[None]:
    """Catalysis. Catalyst of your choice."""
    key = yield Ask(seat, "ad17", "keyword_mode", mode_options, ("combust", "condense"))
    g.state.seats[seat].catalysts.append(key)


@effect("ad18", always)
def modulation(g: G, seat: int) -> Rules[None]:
    """Modulation. Modulate up to 2 dice of your next roll this turn."""
    pending = g.state.seats[seat].next_roll
    pending["modulate"] = pending.get("modulate", 0) + 2
    yield from ()


@effect("ad19", always)
def substitution_formula(g: G, seat: int) -> Rules[None]:
    """Substitution Formula. Substitute 1 to 3 on your next roll this turn."""
    g.state.seats[seat].next_roll["substitute"] = 1
    yield from ()


@effect("ad22", always)
def tonic_dose(g: G, seat: int) -> Rules[None]:
    """Tonic Dose. Recover 4 HP and Purge 1 from yourself."""
    heal(g, char(seat), 4, "ad22")
    yield from purge(g, seat, seat, 1, "ad22")
