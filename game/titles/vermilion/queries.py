"""What the rules look up: units and where they stand, reach and sight, what gear and track give."""
from __future__ import annotations

from collections.abc import Iterable

from game.core.ask import Option, Refusal
from game.core.boards.bone import BONE, ENTRY, SOLID, BoneGrid, bone_grid, sees
from game.core.dice import ready
from game.core.table import Table
from game.titles.vermilion.content import (
    CARDS,
    CHARACTERS,
    COLOURS,
    EFFECT,
    ENEMIES,
    GEAR,
    HAND_LIMIT,
    SPECIALS,
    STANDARD,
    TAINTS,
    TRACK,
    EnemyRow,
    GearRow,
)
from game.titles.vermilion.grammar import IMPRINT, Keywords, together
from game.titles.vermilion.state import Foe, Seat, State

G = Table[State]
WAGON = "w"
WHOLE_TRACK = tuple(TRACK)


def refuse(rule: str, why: str, **args: str | int) -> Refusal:
    """Why something cannot be chosen: the text "why.<why>"."""
    return Refusal(rule, f"why.{why}", args)


def option(key: str, *refs: str, verb: str = "", **args: str | int) -> Option:
    """An option; its verb is the begin of its key unless one is given. Units among the refs are "unit:f3", tiles
    "tile:4,3"."""
    things = tuple(ref if ":" in ref else f"unit:{ref}" for ref in refs)
    flat = tuple(part for pair in args.items() for part in pair)
    return Option(key, verb or key.partition(":")[0], things, flat)


# ---------------------------------------------------------------- units and tiles
def grid_of(state: State) -> BoneGrid:
    """The geometry of the map."""
    return bone_grid(state.width, state.height)


def place(state: State, tile: int) -> str:
    """A tile as keys name it: "4,3"."""
    return f"{tile % state.width},{tile // state.width}"


def tile_at(state: State, text: str) -> int:
    """The tile "4,3". Raises ValueError."""
    x, _, y = text.partition(",")
    tile = grid_of(state).at(int(x), int(y))
    if tile < 0:
        raise ValueError(text)
    return tile


def living(state: State) -> list[int]:
    """The seats whose characters are not down."""
    return [number for number, seat in enumerate(state.seats) if seat.hp > 0 and seat.tile >= 0]


def foe_by(state: State, number: int) -> Foe | None:
    """The enemy with that number, None if it is not on the map."""
    for foe in state.foes:
        if foe.no == number:
            return foe
    return None


def the_foe(state: State, unit: str) -> Foe:
    """The enemy named "f3". Raises KeyError if it is not on the map."""
    found = foe_by(state, int(unit[1:])) if unit.startswith("f") else None
    if found is None:
        raise KeyError(unit)
    return found


def char(seat: int) -> str:
    """The name of a seat's character as a unit."""
    return f"c{seat}"


def foe_name(foe: Foe) -> str:
    """The name of an enemy as a unit."""
    return f"f{foe.no}"


def occupied(state: State) -> dict[int, str]:
    """The tiles with units on them: characters by seat, enemies by number, the wagon."""
    found = {seat.tile: char(number) for number, seat in enumerate(state.seats) if seat.tile >= 0}
    for foe in state.foes:
        found[foe.tile] = foe_name(foe)
    if state.wagon is not None:
        found[state.wagon.tile] = WAGON
    return found


def tile_of(state: State, unit: str) -> int:
    """Where a unit stands, -1 if it is not on the map."""
    if unit == WAGON:
        return state.wagon.tile if state.wagon is not None else -1
    if unit.startswith("c"):
        return state.seats[int(unit[1:])].tile
    foe = foe_by(state, int(unit[1:]))
    return foe.tile if foe is not None else -1


def can_stand(state: State, tile: int, there: dict[int, str] | None = None) -> bool:
    """Whether a unit may stop on a tile: it is not solid and nobody is there."""
    held = occupied(state) if there is None else there
    return tile >= 0 and state.codes[tile] not in SOLID and tile not in held


def adjacent_foes(state: State, tile: int) -> list[Foe]:
    """The enemies at distance 1, by number."""
    grid = grid_of(state)
    return [foe for foe in by_number(state) if grid.distance(foe.tile, tile) == 1]


def by_number(state: State) -> list[Foe]:
    """R3.2. The enemies in their order."""
    return sorted(state.foes, key=lambda foe: foe.no)


def adhered(state: State, unit: str, tile: int) -> bool:
    """R13.13. Whether somebody hostile to the unit, with Adhere, stands beside the tile."""
    return tile in adhering(state, unit)


def adhering(state: State, unit: str) -> set[int]:
    """R13.13. The tiles beside somebody with Adhere who is hostile to the unit."""
    if unit.startswith("f"):
        at = [state.seats[seat].tile for seat in living(state) if "adhere" in worn(state.seats[seat])]
    else:
        at = [foe.tile for foe in state.foes if "adhere" in SPECIALS[foe.kind]]
    grid = grid_of(state)
    return {near for tile in at for near in grid.near[tile]}


def entry_cost(state: State, tile: int, bone_density: bool) -> int:
    """R14.7, R13.31. Movement points for entering a tile."""
    return 1 if bone_density and state.codes[tile] == BONE else ENTRY[state.codes[tile]]


# ---------------------------------------------------------------- sight and reach
def has_vantage(state: State, unit: str, tile: int | None = None) -> bool:
    """R14.8. Whether a unit, on its tile or on another one, has Vantage."""
    where = tile_of(state, unit) if tile is None else tile
    if unit.startswith("c") and tile is None and state.seats[int(unit[1:])].perched:
        return True
    return where >= 0 and state.codes[where] == BONE


def sight(state: State, unit: str, end: int, start: int = -1, vantage: bool = False, without: str = "") -> bool:
    """R7.1.3. Whether a unit sees a tile from where it stands, or would from `start`: its own old tile does not stop
    it, neither does the unit `without`, and no unit does where it has Vantage."""
    own = tile_of(state, unit)
    begin = own if start < 0 else start
    if begin == end:
        return True
    over = vantage or has_vantage(state, unit, None if start < 0 else start)
    there = [] if over else [tile for tile, other in occupied(state).items() if tile != own and other != without]
    return sees(grid_of(state), state.codes, begin, end, there)


def reach(state: State, unit: str, printed: int, tile: int | None = None, vantage: bool = False) -> int:
    """R14.8. A range with Vantage counted: one more where the printed one is 2 or more."""
    return printed + (1 if printed >= 2 and (vantage or has_vantage(state, unit, tile)) else 0)


def in_reach(state: State, unit: str, end: int, printed: int, vantage: bool = False) -> bool:
    """R7.1.1. Whether a tile is within a printed range of a unit, Vantage counted, and in its sight."""
    if grid_of(state).distance(tile_of(state, unit), end) > reach(state, unit, printed, vantage=vantage):
        return False
    return sight(state, unit, end, vantage=vantage)


# ---------------------------------------------------------------- characters
def worn(seat: Seat) -> Keywords:
    """Keywords of all that a character wears."""
    return together(one for item in seat.worn.values() for one in STANDARD[item])


def is_numb(seat: Seat) -> bool:
    """R13.14."""
    return "numb" in worn(seat)


def gear_in(seat: Seat, slot: str) -> GearRow:
    """The weapon, armour or shoes that are worn."""
    return GEAR[seat.worn[slot]]


def taints_on(seat: Seat, slot: str) -> list[str]:
    """R8.5. The parasites on what is worn in a slot."""
    return seat.taints.get(seat.worn[slot], [])


def base_of(seat: Seat, slot: str) -> int:
    """R11.1, R8.5. The base of a slot's equipment; 0 for corroded armour."""
    return 0 if "armour_corrosion" in taints_on(seat, slot) else gear_in(seat, slot).base


def on_track(seat: Seat, reward: str) -> bool:
    """R9.6. Whether a reward of the duality track is in force."""
    side, _, space = reward.rpartition("_")
    return (seat.track if side == IMPRINT else -seat.track) >= int(space)


def most_hp(seat: Seat) -> int:
    """Maximum HP."""
    return CHARACTERS[seat.name].hp + seat.extra_hp + (3 if on_track(seat, "imprint_3") else 0)


def hand_limit(seat: Seat) -> int:
    """R4.7.1."""
    return HAND_LIMIT + worn(seat).get("hand_limit", 0) + (1 if on_track(seat, "imprint_4") else 0)


def base_pool(seat: Seat) -> dict[str, int]:
    """R3.4. The starting dice and those of the track."""
    held = CHARACTERS[seat.name].dice
    found = {colour: held.count(colour) for colour in COLOURS}
    for colour in COLOURS:
        found[colour] += sum(on_track(seat, f"{colour}_{space}") for space in (1, 2))
    return found


def pool_size(seat: Seat) -> int:
    """The dice of the quest pool."""
    return sum(seat.pool.values())


def dice_ready(seat: Seat) -> int:
    """The dice of the supply."""
    return ready(seat.supply)


def colours_ready(seat: Seat) -> list[str]:
    """The colours of which dice lie ready."""
    return [colour for colour in COLOURS if ready(seat.supply, colour)]


def purge_uses(seat: Seat) -> bool:
    """R8.6. Whether a trinket with Purify is worn that has a use left, and the head is not banned."""
    item = seat.worn["head"]
    return EFFECT[item].name == "purify" and seat.uses.get(item, 0) > 0 and "head" not in seat.banned


def is_action(card: str) -> bool:
    """Whether a card is an action card and no corruption."""
    return card in CARDS


def kinds(cards: Iterable[str]) -> list[str]:
    """Each card once, in their order."""
    return list(dict.fromkeys(cards))


def fixed_in_hand(seat: Seat) -> list[str]:
    """R8.3. The fixed corruption cards in hand, in their order."""
    return [card for card in seat.hand if card in TAINTS]


# ---------------------------------------------------------------- enemies
def row_of(foe: Foe) -> EnemyRow:
    """An enemy's card."""
    return ENEMIES[foe.kind]


def keyword(foe: Foe, name: str) -> int:
    """The number of a special of an enemy, 0 if it has none."""
    return SPECIALS[foe.kind].get(name, 0)


def final_def(foe: Foe) -> int:
    """R7.3. DEF and shield; 0 while its DEF is 0."""
    return 0 if foe.opened else row_of(foe).def_ + foe.shield
