"""Section 8, hard. What the strongest partner does otherwise: it counts what a burst of condensed dice would do, burns
cards until the pool is full, and chooses whom it hits by what that spares."""
from __future__ import annotations

from game.core.ask import Option
from game.core.rng import Stream
from game.titles.vermilion.attack import targets
from game.titles.vermilion.board import ORDER
from game.titles.vermilion.bot_answers import Answer
from game.titles.vermilion.bot_picks import best_pick, score
from game.titles.vermilion.content import CARDS, slot_of, tier_of
from game.titles.vermilion.queries import (
    base_of,
    by_number,
    final_def,
    gear_in,
    grid_of,
    is_action,
    keyword,
    living,
    pool_size,
)
from game.titles.vermilion.state import Foe, State
from game.titles.vermilion.verbs import becomes

SPENDING = 4
"""Rounds from the end from which a die is worth less than what it does condensed."""
BEST = ("w14", "w13", "w16", "a12", "a10", "w09", "w07", "a08", "a07", "t07", "s10", "s07", "w08", "w12", "t16", "s12",
        "t12")
"""Equipment, the best first."""
TIER_TWO = 7
"""From this quest on (the first is 0) the kit has something of tier 2."""
FULL, LEAST = 8, 5
"""Dice of the pool and action cards that it burns down to."""
KEPT = 2
"""Dice of the pool that it keeps for what comes yet."""


def hard_pick(state: State, seat: int, options: list[Option]) -> str:
    """The pick with the highest score, those of a careful partner put right."""
    return best_pick(state, seat, options, worth)


def worth(state: State, seat: int, key: str) -> int:
    """What a pick is worth, in sixths of a point of damage."""
    verb, _, what = key.partition(":")
    if verb == "condense":
        return max(score(state, seat, key), burst(state, seat)) if spare(state, seat) else 0
    if verb == "combust":
        return max(score(state, seat, key), burnt(state, seat, what))
    return score(state, seat, key)


def resonant(state: State, seat: int, foe: Foe) -> int:
    """R6.3. The damage of an attack with a full weapon of virtual dice."""
    gear = gear_in(state.seats[seat], "arm")
    power = 2 * gear.capacity + base_of(state.seats[seat], "arm")
    if gear.range >= 2 and grid_of(state).distance(state.seats[seat].tile, foe.tile) <= 1:
        power //= 2
    return max(0, power - final_def(foe))


def spare(state: State, seat: int) -> bool:
    """R6.2. Whether a die may go for good: there are enough, the rounds run out, or nobody comes after the last foe."""
    if pool_size(state.seats[seat]) > KEPT or state.last_round - state.round < SPENDING:
        return True
    coming = any(group.round > state.round for group in state.groups)
    return len(state.foes) == 1 and not coming and not becomes(state.foes[0])


def burst(state: State, seat: int) -> int:
    """R6.2, R6.3. What a die does condensed into an attack: worth it if the dice at hand kill somebody who matters,
    those of partners in reach counted, or where dice are no use any more."""
    player = state.seats[seat]
    fetched = any(is_action(card) and CARDS[card].type == "attack" for card in (*player.deck, *player.discard))
    foes = targets(state, seat, {})
    if not fetched or not foes or "arm" in player.banned or player.crafted:
        return 0
    shots, best = len(player.supply.dice), 0
    for foe in foes:
        dealt = resonant(state, seat, foe)
        if dealt <= 0:
            continue
        boss, needed = bool(keyword(foe, "boss")), -(-foe.hp // dealt)
        mates = 1 + sum(other != seat and foe in targets(state, other, {}) and not state.seats[other].ended
                        for other in living(state))
        last = len(state.foes) == 1 and not any(group.round > state.round for group in state.groups)
        if needed <= shots * mates and (boss or last or needed == 1):
            best = max(best, 60 if needed <= shots else 30)
        elif state.last_round - state.round < SPENDING and state.objective == "annihilate":
            best = max(best, 6 * min(dealt, foe.hp) // 2)
    return best


def burnt(state: State, seat: int, card: str) -> int:
    """R6.1. A basic card that is not needed, as long as the pool has room: what is drawn then are attacks."""
    player = state.seats[seat]
    held = [one for one in (*player.hand, *player.deck, *player.discard) if is_action(one)]
    kept = {"attack": 9, "defend": 1, "move": 1}.get(card, 9)
    if len(held) <= LEAST or pool_size(player) >= FULL or held.count(card) <= kept:
        return 0
    return 40 if state.last_round - state.round > SPENDING else 0


def choose_target(state: State, seat: int, options: list[Option], stream: Stream) -> str:
    """Whom it kills, else the boss, else who is nearest to falling."""
    offered = [option.key for option in options]
    foes = [foe for foe in by_number(state) if f"f{foe.no}" in offered]
    action = state.action
    if action is None or not foes or action.kind != "attack":
        return ""
    killed = [foe for foe in foes if action.result - final_def(foe) >= foe.hp]
    best = max(killed, key=lambda foe: foe.most) if killed else min(
        foes, key=lambda foe: (action.result <= final_def(foe), not keyword(foe, "boss"), foe.hp))
    return f"f{best.no}"


def search_card(state: State, seat: int, options: list[Option], stream: Stream) -> str:
    """The attack with the strongest text."""
    attacks = [option.key for option in options if CARDS[option.key].type == "attack"]
    liked = ("ad05", "u08", "u14", "ad02", "ad06", "ad01", "u16", "u11", "attack")
    return next((card for card in liked if card in attacks), attacks[0] if attacks else "")


def kit_item(state: State, seat: int, options: list[Option], stream: Stream) -> str:
    """5.12. The best there is: a weapon of the highest tier, armour that holds, then what is left."""
    offered, worn = [option.key for option in options], state.seats[seat].worn
    better = ORDER.index(state.quest) >= TIER_TWO and tier_of(offered[0]) == 1  # a weapon of tier 2 comes yet
    wanted = [item for item in BEST if item in offered and not (better and slot_of(item) == "arm")]
    fresh = [item for item in wanted if tier_of(worn[slot_of(item)]) < tier_of(item)]
    return (fresh or wanted or offered)[0]


HARD: dict[str, Answer] = {
    "choose_target": choose_target, "search_card": search_card, "kit_item": kit_item,
}  # fmt: skip
