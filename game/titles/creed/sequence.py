"""The game as steps: its table of contents.

nations -> tents -> units (first side, then second) -> round_begin
round_begin -> [turn_begin -> act (repeated) -> turn_end] for both sides -> round_end -> round_begin
"""
from __future__ import annotations

from game.core.ask import AskAny, Option, Rules
from game.titles.creed.attacks import attacks, field_attack, siege_attack
from game.titles.creed.content import COUNTERS, CROSS_AP, WHITE
from game.titles.creed.geometry import cell_number, seats_of
from game.titles.creed.movement import (
    deploy,
    deploys,
    paths,
    recall,
    recalls,
    reveals,
    rotate,
    step,
    swap,
)
from game.titles.creed.queries import G, budget, free_cells, movers
from game.titles.creed.setup import nations, tents, units
from game.titles.creed.specials import (
    appoint,
    appointments,
    assassinate,
    assassinations,
    fortifications,
    fortify,
    morale,
    morale_boosts,
    reinforce,
    reinforcements,
    rumour,
    rumours,
)
from game.titles.creed.state import State
from game.titles.creed.tents import redeploy, redeployments
from game.titles.creed.verbs import tell, turn_up
from game.titles.creed.victory import judge

NORMAL_VERBS = (deploys, paths, reveals, recalls, attacks)
"""3.1. The options of the normal actions in the order of the table; `paths` are move, cross, swap and rotate, `attacks`
those in the field and the sieges."""
SPECIAL_VERBS = (morale_boosts, reinforcements, redeployments, appointments, rumours, fortifications, assassinations)
"""3.1. Those of the special actions."""
END_TURN = Option("end_turn", "end_turn")


# ---------------------------------------------------------------- R4.1 rounds
def round_begin(g: G) -> None:
    """R4.1. The first side's turn, then the second's."""
    state = g.state
    state.phase = "play"
    state.round += 1
    state.eventful = False
    tell(g, "round_began", "R4.1", round=state.round)
    g.push("round_end")
    g.push("turn_begin", 1 - state.first)
    g.push("turn_begin", state.first)


def round_end(g: G) -> None:
    """R10.3, R10.4. Quiet rounds and the round limit."""
    state = g.state
    state.quiet = 0 if state.eventful else state.quiet + 1
    if state.quiet:
        tell(g, "quiet", "R10.3", rounds=state.quiet)
    if state.quiet >= state.quiet_limit:
        judge(g, "quiet", "R10.3")
    if state.round >= state.round_limit:
        judge(g, "limit", "R10.4")
    g.push("round_begin")


# ---------------------------------------------------------------- R4.2-R4.6 turns
def turn_begin(g: G, side: int) -> None:
    """R4.2, R4.6. Counters are filled up; marks and boosts are cleared."""
    state = g.state
    state.side = side
    for seat in seats_of(len(state.seats), side):
        player = state.seats[seat]
        player.own = COUNTERS
        player.attacked = 0
        player.boost = bytearray(len(player.boost))
        player.ended = False
    tell(g, "turn_began", "R4.2", side=side, round=state.round)
    g.push("act")


def act(g: G) -> Rules[None]:
    """R4.1, R4.4. One pick of one seat of the side; this step comes again until all have ended."""
    state = g.state
    for seat in acting(state):
        if not can_act(state, seat):
            end_part(g, seat)
    seats = acting(state)
    if not seats:
        g.push("turn_end")
        return
    g.push("act")
    seat, key = yield AskAny(seats, "R4.4", "team_turn", team_turn_options, (), team_turn_default)
    yield from perform(g, seat, key)


def turn_end(g: G) -> None:
    """R4.4. All seats of the side have ended."""
    tell(g, "turn_ended", "R4.4", side=g.state.side)


def end_part(g: G, seat: int) -> None:
    """R4.4, R4.5. What is left is carried over, at most three counters."""
    player = g.state.seats[seat]
    player.white = min(WHITE, budget(player))
    player.own = 0
    player.ended = True
    tell(g, "part_ended", "R4.5", seat=seat, carried=player.white)


def acting(state: State) -> list[int]:
    """R4.4. The seats of the active side that have not ended."""
    return [seat for seat in seats_of(len(state.seats), state.side) if not state.seats[seat].ended]


def can_act(state: State, seat: int) -> bool:
    """R4.4. Whether there is any legal pick besides `end_turn`."""
    player = state.seats[seat]
    if player.down:
        return True  # R5.6
    if budget(player) >= CROSS_AP and free_cells(state, seat) and (any(player.hand) or movers(player)):
        return True  # R5.1-R5.3
    return any(options(state, seat) for options in (*NORMAL_VERBS, *SPECIAL_VERBS))


# ---------------------------------------------------------------- 3.1 picks
def team_turn_options(state: State, seat: int) -> list[Option]:
    """3.1. All legal picks of the seat."""
    found = []
    for options in NORMAL_VERBS:
        found += options(state, seat)
    if state.seats[seat].cubes:  # R8.1
        for options in SPECIAL_VERBS:
            found += options(state, seat)
    found.append(END_TURN)
    return found


def team_turn_default(state: State, seat: int) -> str:
    """Table 3."""
    return "end_turn"


def perform(g: G, seat: int, key: str) -> Rules[None]:
    """3.1. Carry out a pick that is legal."""
    verb, _, what = key.partition(":")
    match verb:
        case "deploy":
            deploy(g, seat, what)
        case "move" | "cross":
            step(g, seat, verb, what)
        case "swap":
            swap(g, seat, what)
        case "rotate":
            yield from rotate(g, seat, what)
        case "reveal":
            turn_up(g, seat, cell_number(what), "R5.6")
        case "recall":
            recall(g, seat, what)
        case "field_attack":
            field_attack(g, seat, what)
        case "siege_attack":
            siege_attack(g, seat, what)
        case "end_turn":
            end_part(g, seat)
        case _:
            yield from perform_special(g, seat, verb, what)


def perform_special(g: G, seat: int, verb: str, what: str) -> Rules[None]:
    """R8. Carry out a special action that is legal. Raises ValueError for a verb that there is not."""
    match verb:
        case "morale":
            morale(g, seat, what)
        case "reinforce":
            yield from reinforce(g, seat)
        case "redeploy":
            yield from redeploy(g, seat, what)
        case "appoint":
            appoint(g, seat, what)
        case "rumour":
            yield from rumour(g, seat, what)
        case "fortify":
            fortify(g, seat, what)
        case "assassinate":
            assassinate(g, seat, what)
        case _:
            raise ValueError(f"there is no verb {verb!r}")


STEPS = {rule.__name__: rule
         for rule in (nations, tents, units, round_begin, round_end, turn_begin, act, turn_end)}
