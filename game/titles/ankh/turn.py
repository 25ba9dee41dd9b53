"""R5. The turn: actions from the list, counters, and the event that a full counter sets off."""
from __future__ import annotations

from game.core.ask import Ask, Option, Refusal, Rules
from game.titles.ankh.actions import followers_to_gain, gain_followers, unlock
from game.titles.ankh.bastet import cat_window
from game.titles.ankh.content import ACTIONS, GAIN, MOVE, SUMMON, UNLOCK
from game.titles.ankh.movement import move
from game.titles.ankh.queries import G, acting, god_of, refuse
from game.titles.ankh.state import NOBODY, State
from game.titles.ankh.summon import spaces_for, summon, summonable, usual_spaces
from game.titles.ankh.verbs import tell

NAMES = tuple(ACTIONS)


def turn(g: G, seat: int) -> Rules[None]:
    """R5.1, R5.8. A seat's turn begins; before its first action it may use the cat window."""
    state = g.state
    if state.team[seat] == NOBODY:  # of the first player, who has given up before
        g.push("turn", next_seat(state, seat))
        return
    state.seat, state.taken, state.peeked = seat, [], False
    state.turns += 1
    tell(g, "turn_began", "R5.1", seat=seat, god=acting(state))
    g.push("action")
    yield from cat_window(g)


def action(g: G) -> Rules[None]:
    """R5.2-R5.6. One action: its counter advances, it is resolved in full, then comes what a full counter sets off. A
    seat that has given up has none."""
    state = g.state
    if acting(state) == NOBODY:
        g.push("turn_end")
        return
    options = action_options(state, state.seat)
    key = options[0].key
    if len(options) > 1:
        key = yield Ask(state.seat, "R5.2", "choose_action", action_options, (), action_default)
    chosen = NAMES.index(key)
    state.taken.append(chosen)
    state.counters[chosen] += 1
    tell(g, "action", "R5.4", god=acting(state), action=key, counter=state.counters[chosen])
    yield from perform(g, chosen)
    yield from cat_window(g)  # R5.8, G53: before the event
    if state.counters[chosen] >= state.limits[chosen]:
        g.push("turn_end")
        g.push("event")
    else:
        g.push("action" if second_possible(state) else "turn_end")


def perform(g: G, chosen: int) -> Rules[None]:
    """R6. One of the four actions."""
    match chosen:
        case 0:
            yield from move(g)
        case 1:
            yield from summon(g)
        case 2:
            gain_followers(g)
        case _:
            yield from unlock(g)


def turn_end(g: G) -> None:
    """R5.6, R5.9. A counter that is full goes back to 0; then comes the next seat in order that is still in the
    game."""
    state = g.state
    state.counters = [0 if count >= limit else count
                      for count, limit in zip(state.counters, state.limits, strict=True)]
    g.push("turn", next_seat(state, state.seat))


def next_seat(state: State, seat: int) -> int:
    """R2.3, R5.9."""
    count = len(state.team)
    later = [(seat + step) % count for step in range(1, count + 1)]
    return [other for other in later if state.team[other] != NOBODY][0]


# ---------------------------------------------------------------- what may be chosen
def action_refusal(state: State, seat: int, chosen: int) -> Refusal | None:
    """R5.2, R5.7. Why an action cannot be chosen now."""
    if state.taken and chosen <= state.taken[-1]:
        return refuse("R5.2", "not_lower")
    return None


def second_possible(state: State) -> bool:
    """R5.2, R5.7. Whether a second action follows: a merged god's seat has one, and after Unlock there is none."""
    merged = len(state.gods[acting(state)].seats) > 1
    return len(state.taken) == 1 and not merged and state.taken[-1] < UNLOCK


def action_options(state: State, seat: int) -> list[Option]:
    """Section 3, `choose_action`."""
    return [Option(name, "action", (f"action:{name}",), ("action", name)) for chosen, name in enumerate(NAMES)
            if action_refusal(state, seat, chosen) is None]


def action_default(state: State, seat: int) -> str:
    """Section 3: Gain if it brings anything, else Summon if it can be done, else Move, else Unlock."""
    god = god_of(state, seat)
    allowed = [chosen for chosen in range(len(NAMES)) if action_refusal(state, seat, chosen) is None]
    if GAIN in allowed and followers_to_gain(state, god):
        return NAMES[GAIN]
    near = usual_spaces(state, god)
    figures = summonable(state, god, state.gods[god].followers)
    if SUMMON in allowed and any(spaces_for(state, number, near) for number in figures.values()):
        return NAMES[SUMMON]
    return NAMES[MOVE if MOVE in allowed else UNLOCK]
