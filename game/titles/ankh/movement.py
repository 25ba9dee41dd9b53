"""R6.1. Move Figures, with Satet's push (R21.1) and the Giant Scorpion's turn on its own space (G64)."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.titles.ankh.asking import DONE, ask, says_done
from game.titles.ankh.content import MOVE_RANGE
from game.titles.ankh.ground import adjacent, field_of, is_land, name_of, space_of
from game.titles.ankh.guardians import SCORPION, set_facing
from game.titles.ankh.queries import G, acting, figure_at, god_of, is_empty, is_free_land, refuse, standing
from game.titles.ankh.state import NOBODY, State
from game.titles.ankh.verbs import lift, place, tell

SATET = "satet"


def move_refusal(state: State, god: int, number: int, space: int) -> Refusal | None:
    """R6.1. Why a figure of the god cannot end its move on a space."""
    figure = state.figures[number]
    if figure.owner != god:
        return refuse("R6.1", "not_own_figure")
    if number in state.moved:
        return refuse("R6.1", "moved_already")
    if not is_land(state, space):
        return refuse("R6.1", "water")
    if field_of(state).distances(figure.space)[space] > MOVE_RANGE:
        return refuse("R6.1", "too_far")
    if space == figure.space:
        return None if figure.kind == SCORPION else refuse("R6.1", "stays")
    if is_empty(state, space, god):
        return None
    if figure.kind == SATET and figure_at(state, space) != NOBODY:
        return push_refusal(state, number, figure_at(state, space))
    return refuse("R14.5", "portal") if space in state.portals else refuse("R3.1", "occupied")


def push_refusal(state: State, satet: int, other: int) -> Refusal | None:
    """R21.1. Why Satet cannot push that figure away."""
    owner, space = state.figures[satet].owner, state.figures[other].space
    if state.figures[other].owner == owner:
        return refuse("R21.1", "own_figure")
    if space in state.portals:
        return refuse("R14.5", "portal")  # only Osiris' own Satet may enter, and only Osiris' figures stand there
    return None if push_spaces(state, satet, other) else refuse("R21.1", "nowhere_to_push")


def push_spaces(state: State, satet: int, other: int) -> list[int]:
    """R21.1. Where a figure can be pushed, in direction order: she has left her own space by then."""
    owner, own = state.figures[other].owner, state.figures[satet].space
    return [space for space in adjacent(state, state.figures[other].space)
            if is_free_land(state, space, owner)
            or (space == own and is_land(state, space) and space not in state.portals)]


def move_options(state: State, seat: int) -> list[Option]:
    """Section 3, `move_figure`."""
    god, found = god_of(state, seat), []
    for number in standing(state, god):
        if number in state.moved:
            continue
        start = state.figures[number].space
        for space in field_of(state).within(start, MOVE_RANGE):
            if move_refusal(state, god, number, space) is None:
                found.append(move_option(state, start, space))
    return [*found, Option(DONE, "done")]


def move_option(state: State, start: int, goal: int) -> Option:
    """One figure to one space."""
    a, b = name_of(state, start), name_of(state, goal)
    kind = state.figures[figure_at(state, start)].kind
    return Option(f"{a}>{b}", "move", (f"space:{a}", f"space:{b}"), ("figure", kind, "from", a, "space", b))


def move(g: G) -> Rules[None]:
    """R6.1. One figure after the other, in the order chosen; the side may stop at any time."""
    state = g.state
    god = acting(state)
    state.moved = []
    while True:
        key = yield from ask(g, god, "R6.1", "move_figure", move_options, (), says_done)
        if key == DONE:
            break
        start, _, goal = key.partition(">")
        number = figure_at(state, space_of(state, start))
        yield from _enter(g, god, number, space_of(state, goal))
        state.moved.append(number)
    state.moved = []


def _enter(g: G, god: int, number: int, space: int) -> Rules[None]:
    state = g.state
    start, other = state.figures[number].space, figure_at(state, space)
    if other not in (NOBODY, number):
        yield from _push(g, god, number, other)
    place(state, number, space)
    tell(g, "moved", "R6.1", god=god, figure=state.figures[number].kind, start=name_of(state, start),
         space=name_of(state, space))
    yield from set_facing(g, god, number)


def push_options(state: State, seat: int, satet: int, other: int) -> list[Option]:
    """Section 3, `satet_push`."""
    found = [name_of(state, space) for space in push_spaces(state, satet, other)]
    return [Option(space, "push", (f"space:{space}",), ("space", space)) for space in found]


def _push(g: G, god: int, satet: int, other: int) -> Rules[None]:
    """R21.1. The pushed figure suffers nothing else."""
    state = g.state
    key = yield from ask(g, god, "R21.1", "satet_push", push_options, (satet, other))
    start = state.figures[other].space
    if space_of(state, key) == state.figures[satet].space:
        lift(state, satet)
    place(state, other, space_of(state, key))
    tell(g, "pushed", "R21.1", god=state.figures[other].owner, figure=state.figures[other].kind,
         start=name_of(state, start), space=key)
