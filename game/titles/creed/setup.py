"""R2. Preparation: what may be chosen before, the first state, and the steps up to the first turn."""
from __future__ import annotations

from typing import Any

from game.core.ask import Ask, AskAll, AskAny, Option, Refusal, Rules
from game.core.errors import BadSetup
from game.core.events import EVERYONE, Data
from game.core.fields import checked
from game.core.rng import seeded
from game.core.spec import Field
from game.core.state import Step
from game.titles.creed.boards import STANDARD, swamp_bits
from game.titles.creed.content import (
    FIRST_PLACES,
    NATIONS,
    SECOND_PLACES,
    SIEGE_ENGINE,
    TYPE,
    UNIT_PRESETS,
    UNITS,
    army,
    placement,
)
from game.titles.creed.geometry import CELL_AT, CELLS_OF_LINE, LINES, seats_of, side_of
from game.titles.creed.movement import cell_refusal, face_refusal, placements
from game.titles.creed.queries import G, audience, free_cells, own_units, refuse, row_at
from game.titles.creed.state import Seat, State
from game.titles.creed.tents import arrange, at_random, commander_of, setup_tents_options
from game.titles.creed.verbs import put, tell

RANDOM = "random"
ASKED = ""
SEATS = (2, 4)  # G1
FIELDS: tuple[Field, ...] = (Field("nation", (*NATIONS, RANDOM, ASKED), RANDOM),)
OPTIONS: tuple[Field, ...] = (
    Field("first_side", (RANDOM, "0", "1"), RANDOM),
    Field("round_limit", ("12", "20", "30"), "20"),
    Field("quiet_rounds", ("3", "4", "6"), "4"),
    Field("board", ("",), "", many=True),  # or the swamps of each seat, as `boards.read_board` gives them
)
REST = ("shieldbearer_5", "shieldbearer_4", "cavalry_4", "infantry_2", "cavalry_3", "spearman", "obstacle_2")
"""Table 3, `auto_rest`: the units in the order in which they are taken; equal tiles one after the other."""
REST_LINES = tuple(LINES.index(name) for name in ("L1", "R1", "L2", "R2", "L3", "R3"))


# ---------------------------------------------------------------- the first state
def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R2.2-R2.4. The table before anything is chosen. Raises BadSetup."""
    if len(seats) not in SEATS:
        allowed = ", ".join(map(str, SEATS))
        raise BadSetup("error.setup_seats", f"{len(seats)} seats; this game has {allowed}",
                       field="seats", found=len(seats), example=allowed)
    rules = checked("options", options, OPTIONS)
    wanted = [checked(f"seats[{i}]", seat, FIELDS)["nation"] for i, seat in enumerate(seats)]
    for i, nation in enumerate(wanted):
        if nation in NATIONS and nation in wanted[:i]:
            raise BadSetup("creed.error.setup_nation_twice", f"seats[{i}].nation: {nation} is taken (R1.1)",
                           field=f"seats[{i}].nation", found=nation)
    board = rules["board"] or STANDARD[len(seats)]
    return State(
        rng=seeded(seed), agenda=[Step("tents"), Step("nations")], seats=[_seat(i) for i in range(len(seats))],
        swamps=swamp_bits(board, len(seats)), wanted=wanted,
        first=-1 if rules["first_side"] == RANDOM else int(rules["first_side"]),
        round_limit=int(rules["round_limit"]), quiet_limit=int(rules["quiet_rounds"]))


def _seat(number: int) -> Seat:
    """R2.4-R2.6. A nation not yet chosen, its camp full of blanks."""
    kinds = len(UNITS)
    return Seat(nation="", units=bytearray(18), boost=bytearray(18), hand=bytearray(kinds),
                fallen=bytearray(kinds),
                lost=bytearray(kinds), picked=bytearray(kinds), kind=bytearray(9), colour=bytearray([number] * 9),
                boxes=bytearray(7), lifted=bytearray(12), given=bytearray(12))


# ---------------------------------------------------------------- R2.1 nations
def nations(g: G) -> Rules[None]:
    """R2.1. Those of the waiting room, then those that are asked, then the rest by lot."""
    state = g.state
    for seat, wish in enumerate(state.wanted):
        if wish in NATIONS:
            _take_nation(g, seat, wish)
    for seat in range(len(state.seats)):
        if g.state.wanted[seat] != ASKED:
            continue
        nation = yield Ask(seat, "R2.1", "choose_nation", nation_options, (), nation_default)
        if nation != RANDOM:
            _take_nation(g, seat, nation)
    for seat, player in enumerate(g.state.seats):
        if not player.nation:
            _take_nation(g, seat, g.pick(free_nations(g.state)))


def free_nations(state: State) -> list[str]:
    """R1.1."""
    taken = [player.nation for player in state.seats]
    return [nation for nation in NATIONS if nation not in taken]


def nation_options(state: State, seat: int) -> list[Option]:
    """Table 3, `choose_nation`."""
    found = [Option(nation, "nation", (f"nation:{nation}",), ("nation", nation)) for nation in free_nations(state)]
    return [*found, Option(RANDOM, "random")]


def nation_default(state: State, seat: int) -> str:
    """Table 3."""
    return RANDOM


def _take_nation(g: G, seat: int, nation: str) -> None:
    """R2.6. All units in hand but the siege engine, which lies in the fallen pile; everybody knows that."""
    player = g.state.seats[seat]
    player.nation = nation
    player.hand = bytearray(army(nation))
    player.hand[SIEGE_ENGINE] -= 1
    player.fallen[SIEGE_ENGINE] = player.lost[SIEGE_ENGINE] = 1
    tell(g, "nation", "R2.1", seat=seat, nation=nation)


# ---------------------------------------------------------------- R2.5 tents
def tents(g: G) -> Rules[None]:
    """R2.5, R2.7. All at the same time, in secret; then it is known who begins. Who lays the king alone is asked for
    the commander at once and not when all have answered, or the camps would stand at once where nobody has, which
    would tell the last of them that (G30)."""
    g.state.phase = "tents"
    seats = list(range(len(g.state.seats)))
    answers = yield AskAll(seats, "R2.5", "setup_tents", setup_tents_options, (), at_random, then=commander_of)
    for seat, key in answers.items():
        arrange(g, seat, key)
    for seat in seats:
        tell(g, "tents_arranged", "R2.5", seat=seat)
    if g.state.first < 0:
        g.state.first = g.below(2)
    tell(g, "first_side", "R2.7", side=g.state.first)
    g.state.phase = "units"
    g.push("round_begin")
    g.push("units", 1 - g.state.first)
    g.push("units", g.state.first)


# ---------------------------------------------------------------- R2.8, R2.9 units
def quota(state: State, side: int) -> int:
    """R2.8, R2.9. How many units each seat of the side places."""
    return FIRST_PLACES if side == state.first else SECOND_PLACES


def placing_rule(state: State, side: int) -> str:
    """The rule by which the side places its units."""
    return "R2.8" if side == state.first else "R2.9"


def still_placing(state: State, side: int) -> list[int]:
    """The seats of the side that are not full."""
    full = quota(state, side)
    return [seat for seat in seats_of(len(state.seats), side) if len(own_units(state.seats[seat])) < full]


def units(g: G, side: int) -> Rules[None]:
    """R2.8-R2.10. One placement of one of the seats; this step comes again until all are full."""
    g.state.side = side
    seats, rule = still_placing(g.state, side), placing_rule(g.state, side)
    seat, key = yield AskAny(seats, rule, "setup_units", setup_units_options, (), rest_default)
    if key == "auto_rest":
        place_rest(g, seat, quota(g.state, side))
    elif key in UNIT_PRESETS:
        for text in UNIT_PRESETS[key].units:
            place(g, seat, *placement(text))
    else:
        place(g, seat, *placement(key.removeprefix("place:")))
    left = still_placing(g.state, side)
    if not left:
        show_placed(g, side)
    if seat not in left:
        tell(g, "units_done", rule, seat=seat)
    if left:
        g.push("units", side)


def rest_default(state: State, seat: int) -> str:
    """Table 3."""
    return "auto_rest"


def place_refusal(state: State, seat: int, unit: int, cell: int, down: bool) -> Refusal | None:
    """R2.10."""
    if not state.seats[seat].hand[unit]:
        return refuse("R2.8", "not_in_hand")
    return cell_refusal(state, seat, cell, "R2.10") or face_refusal(cell, down, "R2.10")


def setup_units_options(state: State, seat: int) -> list[Option]:
    """Table 3, `setup_units`."""
    presets = [Option(name, "unit_preset", (), ("preset", name)) for name in UNIT_PRESETS
               if preset_refusal(state, seat, name) is None]
    return [*placements(state, seat, "place", 0), *presets, Option("auto_rest", "auto_rest")]


def preset_refusal(state: State, seat: int, name: str) -> Refusal | None:
    """5.4, table 3. A preset of the right size while nothing is placed, on a board that has its cells."""
    row = UNIT_PRESETS[name]
    if row.nation not in ("", state.seats[seat].nation):
        return refuse("5.4", "other_nations_preset")
    if row.size != quota(state, side_of(seat)):
        return refuse("R2.8", "preset_size", need=quota(state, side_of(seat)))
    if own_units(state.seats[seat]):
        return refuse("R2.8", "placed_already")
    if any(state.swamps[seat] >> placement(text)[1] & 1 for text in row.units):
        return refuse("R2.10", "swamp")
    return None


def place(g: G, seat: int, unit: str, cell: int, down: bool) -> None:
    """R2.10. A unit of the hand on an empty cell, free of charge. The others see it when the side is done (G30)."""
    put(g, seat, TYPE[unit], cell, down)
    if g.record is not None:
        g.emit("placed", "R2.10", {**_placed(seat, cell, down), "unit": unit}, audience(g.state, seat))


def show_placed(g: G, side: int) -> None:
    """G30. The other side sees what was placed, in an order that does not tell how."""
    g.block_undo()
    for seat in seats_of(len(g.state.seats), side):
        player, others = g.state.seats[seat], EVERYONE & ~audience(g.state, seat)
        for cell in own_units(player) if g.record is not None else ():
            down = bool(player.down >> cell & 1)
            unit: Data = {} if down else {"unit": row_at(player, cell).id}
            g.emit("placed", "R2.10", {**_placed(seat, cell, down), **unit}, others)


def _placed(seat: int, cell: int, down: bool) -> Data:
    return {"seat": seat, "cell": CELL_AT[seat][cell], "down": int(down)}


def busy(state: State, asked: list[int]) -> list[int]:
    """G30. TitleSpec.busy. Everybody is seen choosing until all tents stand."""
    return list(range(len(state.seats))) if state.phase == "tents" else asked


def place_rest(g: G, seat: int, full: int) -> None:
    """Table 3, `auto_rest`."""
    player = g.state.seats[seat]
    while len(own_units(player)) < full:
        free = free_cells(g.state, seat)
        lines = [line for line in REST_LINES if any(cell in free for cell in CELLS_OF_LINE[line])]
        line = min(lines, key=lambda found: sum(bool(player.units[cell]) for cell in CELLS_OF_LINE[found]))
        cell = [cell for cell in CELLS_OF_LINE[line] if cell in free][0]
        unit = [name for name in REST if player.hand[TYPE[name]]][0]
        place(g, seat, unit, cell, down=False)
