"""R1.3, R1.4. When a quest is won or lost: looked at after every single effect."""
from __future__ import annotations

from game.core.errors import StepEnds
from game.core.state import Step
from game.titles.vermilion.queries import G, is_action, living
from game.titles.vermilion.state import State

STABLE = 5  # R15.2
ALL_DOWN, EXHAUSTED, TIME, BLOCKED = "loss_all_down", "loss_exhausted", "loss_time", "loss_blocked"


def group_size(count: str, seats: int) -> int:
    """R3.2. How many enemies a count means: "P", "P-1", "P/2" rounded up, a number, or one for each number of seats as
    in "0/1/1/2".
    """
    match count:
        case "P":
            return seats
        case "P-1":
            return seats - 1
        case "P/2":
            return (seats + 1) // 2
        case _:
            each = count.split("/")
            return int(each[seats - 1] if len(each) > 1 else count)


def is_won(state: State) -> bool:
    """R1.3. Whether the objective is reached."""
    match state.objective:
        case "stabilise":
            return all(land.points >= STABLE for land in state.lands)
        case "escort":
            wagon = state.wagon
            return wagon is not None and wagon.loaded and wagon.hp > 0 and wagon.tile == state.wagon_start
        case _:
            coming = (g for g in state.groups if g.round > state.round and group_size(g.count, len(state.seats)))
            return not state.foes and not any(True for _ in coming)


def is_lost(state: State) -> str:
    """R1.4 (a) and (d). Why the quest is lost, "" if it is not."""
    if not living(state):
        return ALL_DOWN
    if state.wagon is not None and state.wagon.hp <= 0:
        return BLOCKED
    return ""


def is_exhausted(state: State) -> bool:
    """R1.4 (b), G5. Whether no living character owns an action card in hand, deck or discard pile."""
    seats = (state.seats[number] for number in living(state))
    return not any(is_action(card) for seat in seats for card in (*seat.hand, *seat.deck, *seat.discard))


def judge(g: G) -> None:
    """R1.3, R1.4. Ends the quest where it is decided, which drops the rest of what is going on (StepEnds). If one
    effect both wins and loses it, it is won."""
    state = g.state
    if is_won(state):
        end_quest(g, True, "won", "R1.3")
    reason = is_lost(state)
    if reason:
        end_quest(g, False, reason, "R1.4")


def end_quest(g: G, won: bool, reason: str, rule: str) -> None:
    """The quest is over. Raises StepEnds."""
    state = g.state
    state.won = won
    state.agenda = [Step("quest_end", [reason])]
    if g.record is not None:
        g.emit("quest_ended", rule, {"won": int(won), "reason": reason, "quest": state.quest, "round": state.round})
    raise StepEnds
