"""Section 8, rules 4-9, 13. What a bot plans: plots, attacks, defence."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.crowns.bot_value import POWER, piece, stake, value
from game.titles.crowns.challenges import able_attackers, able_defenders
from game.titles.crowns.content import FACES
from game.titles.crowns.council import rivals
from game.titles.crowns.queries import characters, hand, order, others, power_total
from game.titles.crowns.state import RunningChallenge, State
from game.titles.crowns.stats import forbidden, icons, side_terms, strength, total

KNEEL = 1
"""What a point of STR that kneels costs while an opponent may still attack."""
AHEAD = 12
"""What it is worth in a Council to win against who is ahead, for each power."""
SWEEP, CLAIM_TWO = "pl05", 2


class Attack(NamedTuple):
    """A challenge that could be started, with whom, and what it is worth."""

    kind: str
    opponent: int
    attackers: tuple[int, ...]
    worth: int


# ---------------------------------------------------------------- attacks
def attack_of(state: State, seat: int, kind: str, opponent: int) -> Attack:
    """Rule 7. The smallest set that beats the best defence; if there is none, everybody or nobody."""
    able = sorted(able_attackers(state, seat, kind, ()), key=lambda number: strength(state, number))
    wall = defence_against(state, opponent, kind)
    chosen = smallest(state, able, max(1, wall)) or able
    reach = sum(strength(state, number) for number in chosen)
    challenge = RunningChallenge(kind, seat, opponent, list(chosen))
    before, state.challenge = state.challenge, challenge
    won = stake(state, challenge, wall == 0)
    state.challenge = before
    price = KNEEL * sum(strength(state, number) for number in chosen) if to_come(state, seat) else 0
    worth = won - price if reach >= max(1, wall) else -price - 1
    return Attack(kind, opponent, tuple(chosen), worth + preference(state, seat, opponent, reach >= max(1, wall)))


def preference(state: State, seat: int, opponent: int, wins: bool) -> int:
    """Rule 13. What it is worth that this opponent loses: in a Council each power that it holds more than the last one
    (the leader's loss is everybody's gain), and the bonus for a rival."""
    rest = others(state, seat)
    if len(rest) == 1:
        return power_total(state, opponent)
    if not wins:
        return 0
    ahead = power_total(state, opponent) - min(power_total(state, one) for one in rest)
    bonus = rivals(state, seat, opponent) and opponent not in state.seats[seat].rewarded
    return AHEAD * ahead + POWER * bonus


def smallest(state: State, able: list[int], goal: int) -> list[int]:
    """A small set whose STR reaches the goal: one character that is strong enough, else the strongest first; [] where
    all together do not."""
    for number in able:
        if strength(state, number) >= goal:
            return [number]
    chosen: list[int] = []
    for number in reversed(able):
        chosen.append(number)
        if sum(strength(state, one) for one in chosen) >= goal:
            return chosen
    return []


def defence_against(state: State, seat: int, kind: str) -> int:
    """The most that a seat can bring up against a kind."""
    return sum(
        strength(state, number)
        for number in characters(state, seat)
        if not state.cards[number].kneeling and kind in icons(state, number) and not forbidden(state, number, "defend")
    )


def to_come(state: State, seat: int) -> list[int]:
    """The opponents whose turn to attack is still to come in this phase."""
    seats = order(state)
    return seats[seats.index(seat) + 1 :]


# ---------------------------------------------------------------- defence
def defenders_of(state: State, seat: int) -> tuple[int, ...]:
    """Rule 9. The smallest set that exceeds the attack; else one that denies the unopposed bonus, if it has nothing
    better to do; else nobody."""
    challenge = state.challenge
    if challenge is None:
        return ()
    able = sorted(able_defenders(state, seat, ()), key=lambda number: strength(state, number))
    attack = total(side_terms(state, "attacker"))
    lost = stake(state, challenge, unopposed=True)
    chosen = smallest(state, able, attack + 1)
    price = KNEEL * sum(strength(state, number) for number in chosen) if to_come(state, challenge.attacker) else 0
    if chosen and lost > price:
        return tuple(chosen)
    idle = [number for number in able if strength(state, number) > 0]
    if idle and (seat not in to_come(state, challenge.attacker) or lost >= 2 * POWER):
        return (min(idle, key=lambda number: piece(state, number)),)
    return ()


# ---------------------------------------------------------------- plots
def plot_worth(state: State, seat: int, plot: str) -> int:
    """Rule 4, in quarter points."""
    values = FACES[plot].values
    usable = [number for number in hand(state, seat) if FACES[state.cards[number].kind].type != "event"]
    ready = len(characters(state, seat))
    worth = values["gold"] * min(8, 2 + len(usable)) + 3 * values["claim"] * min(4, ready)
    worth += values["initiative"] + 2 * min(values["reserve"], len(hand(state, seat)))
    if plot == SWEEP:
        most = max((len(characters(state, other)) for other in others(state, seat)), default=0)
        worth += 40 if most >= ready + 3 else -40
    if values["claim"] == CLAIM_TWO and state.round < 2:
        worth -= 8
    return worth + 4 * len(FACES[plot].abilities)


def leads(state: State, seat: int) -> bool:
    """Rule 5. Whether the seat wants to go first itself."""
    return value(state, seat) >= 0 or power_total(state, seat) >= 11
