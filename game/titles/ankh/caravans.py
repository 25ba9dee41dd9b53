"""R8. The individual events: Control Monument, and the Camel Caravan that divides a region."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.boards.hex_field import HexField
from game.core.boards.regions import Line, dividing_lines, parts
from game.core.memo import Memo
from game.titles.ankh.asking import ask
from game.titles.ankh.content import (
    CARAVAN,
    CONTROL,
    LEAST_PART,
    LONGEST_CARAVAN,
    MONUMENTS,
    MOST_REGIONS,
)
from game.titles.ankh.ground import field_of, name_of, region_count, space_of, spaces_in
from game.titles.ankh.queries import G, acting, controlled, god_of, has_near, neutral, refuse, standing
from game.titles.ankh.state import NOBODY, State
from game.titles.ankh.verbs import control, tell

NO_SWAP = "none"
KEPT_LINES: Memo[list[Line]] = Memo(32)


def event(g: G) -> Rules[None]:
    """R5.6. The marker moves one step and the seat whose turn it is resolves what stands there. Where that seat has
    given up meanwhile, only a Conflict event takes place."""
    state = g.state
    kind = state.events[state.marker]
    state.marker += 1
    tell(g, "event", "R5.6", god=acting(state), number=state.marker, event=kind)
    if kind not in (CONTROL, CARAVAN):
        g.push("conflict")
    elif acting(state) == NOBODY:
        return
    elif kind == CONTROL:
        yield from control_monument(g)
    else:
        yield from caravan(g)


# ---------------------------------------------------------------- R8.1
def control_refusal(state: State, god: int, number: int) -> Refusal | None:
    """R8.1. Why a god cannot put a token on that monument."""
    owner = state.monuments[number].owner
    if not state.gods[god].tokens:
        return refuse("R8.1", "no_token")
    if owner == god:
        return refuse("R8.1", "own_monument")
    if owner != NOBODY and neutral(state):
        return refuse("R8.1", "neutral_left")
    return None if has_near(state, god, state.monuments[number].space) else refuse("R8.1", "not_adjacent")


def control_options(state: State, seat: int) -> list[Option]:
    """Section 3, `control_monument`."""
    god = god_of(state, seat)
    legal = [monument for number, monument in enumerate(state.monuments)
             if monument.space >= 0 and control_refusal(state, god, number) is None]
    found = [(name_of(state, one.space), one) for one in sorted(legal, key=lambda one: one.space)]
    return [Option(where, "control", (f"space:{where}",),
                   ("space", where, "kind", MONUMENTS[one.kind], "owner", one.owner)) for where, one in found]


def control_default(state: State, seat: int) -> str:
    """Section 3: of the type that it controls most of."""
    god = god_of(state, seat)
    kinds = [state.monuments[number].kind for number in controlled(state, god)]
    keys = [option.key for option in control_options(state, seat)]

    def worth(key: str) -> int:
        return kinds.count(state.monuments[_monument(state, key)].kind)
    return max(keys, key=worth)


def _monument(state: State, key: str) -> int:
    space = space_of(state, key)
    return [number for number, monument in enumerate(state.monuments) if monument.space == space][0]


def control_monument(g: G) -> Rules[None]:
    """R8.1. A neutral monument, or an enemy one where none is neutral on the whole board. It must, if it can (G6)."""
    god = acting(g.state)
    if control_options(g.state, g.state.seat):
        key = yield from ask(g, god, "R8.1", "control_monument", control_options, (), control_default)
        control(g, god, _monument(g.state, key), "R8.1")


# ---------------------------------------------------------------- R8.2
def legal_lines(state: State, region: int) -> list[Line]:
    """R8.2a, R8.2b. The lines along which a region can be divided."""
    field, spaces = field_of(state), tuple(spaces_in(state, region))
    return KEPT_LINES.get((field.columns, field.there, spaces), lambda: _lines(field, spaces))


def _lines(field: HexField, spaces: tuple[int, ...]) -> list[Line]:
    return dividing_lines(field, spaces, LONGEST_CARAVAN, LEAST_PART)


def region_refusal(state: State, region: int) -> Refusal | None:
    """R8.2e. Why a region cannot be divided."""
    if region_count(state) >= MOST_REGIONS:
        return refuse("R8.2", "most_regions")
    return None if legal_lines(state, region) else refuse("R8.2", "no_caravan")


def region_options(state: State, seat: int) -> list[Option]:
    """Section 3, `caravan_region`."""
    return [Option(str(region), "divide", (f"region:{region}",), ("region", region))
            for region in range(1, region_count(state) + 1) if region_refusal(state, region) is None]


def line_options(state: State, seat: int, region: int) -> list[Option]:
    """Section 3, `caravan`."""
    found = [(line_key(state, line), len(line)) for line in legal_lines(state, region)]
    return [Option(key, "caravan", (f"line:{key}",), ("region", region, "camels", camels)) for key, camels in found]


def line_key(state: State, line: Line) -> str:
    """ "2,3|2,4 3,3|2,4": the edges in the order of the line."""
    return " ".join(f"{name_of(state, one)}|{name_of(state, other)}" for one, other in line)


def keep_options(state: State, seat: int, region: int, line: Line) -> list[Option]:
    """Section 3, `caravan_number`. A part is called by its first space; it is all of its spaces."""
    return [Option(name_of(state, part[0]), "keep_number", tuple(f"space:{name_of(state, one)}" for one in part),
                   ("region", region, "space", name_of(state, part[0]), "spaces", len(part)))
            for part in divided(state, region, line)]


def keep_default(state: State, seat: int, region: int, line: Line) -> str:
    """Section 3: the part with more of its figures."""
    own = [state.figures[number].space for number in standing(state, god_of(state, seat))]
    most = max(divided(state, region, line), key=lambda part: sum(space in part for space in own))
    return name_of(state, most[0])


def divided(state: State, region: int, line: Line) -> list[list[int]]:
    """R8.2b. The two parts of a region."""
    return parts(field_of(state), spaces_in(state, region), line)


def swap_options(state: State, seat: int, region: int, other: int) -> list[Option]:
    """Section 3, `caravan_swap`. One of the two parts with any third region."""
    pairs = [(part, third) for part in (region, other) for third in range(1, region_count(state) + 1)
             if third not in (region, other)]
    return [Option(NO_SWAP, "no_swap"), *(Option(f"{part}<>{third}", "swap", (f"region:{part}", f"region:{third}"),
                                                 ("region", part, "other", third)) for part, third in pairs)]


def caravan(g: G) -> Rules[None]:
    """R8.2. Region, line, which part keeps the number, and one swap of numbers."""
    state, god = g.state, acting(g.state)
    if not region_options(state, state.seat):
        return
    region = int((yield from ask(g, god, "R8.2", "caravan_region", region_options)))
    key = yield from ask(g, god, "R8.2", "caravan", line_options, (region,))
    line = [line for line in legal_lines(state, region) if line_key(state, line) == key][0]
    kept = yield from ask(g, god, "R8.2", "caravan_number", keep_options, (region, line), keep_default)
    new = region_count(state) + 1
    for part in divided(state, region, line):
        if name_of(state, part[0]) != kept:
            for space in part:
                state.region[space] = new
    state.camels += line
    tell(g, "caravan", "R8.2", god=god, region=region, new=new, line=key)
    key = yield from ask(g, god, "R8.2", "caravan_swap", swap_options, (region, new))
    if key != NO_SWAP:
        own, _, third = key.partition("<>")
        swap(g, int(own), int(third))


def swap(g: G, one: int, other: int) -> None:
    """R8.2d. Two regions exchange their numbers."""
    changed = {one: other, other: one}
    g.state.region = [changed.get(number, number) for number in g.state.region]
    tell(g, "regions_swapped", "R8.2", region=one, other=other)
