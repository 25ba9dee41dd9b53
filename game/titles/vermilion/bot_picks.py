"""Section 8. What a bot does in its turn: each pick that is offered gets a score, the best one above 0 is made."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Option
from game.titles.vermilion.attack import targets
from game.titles.vermilion.bot_ways import FAR, distances, goals
from game.titles.vermilion.content import CARD_GIVES, CARDS, POOL_CAP
from game.titles.vermilion.objectives import STABLE
from game.titles.vermilion.queries import (
    base_of,
    final_def,
    fixed_in_hand,
    gear_in,
    grid_of,
    hand_limit,
    is_action,
    most_hp,
    pool_size,
    tile_at,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.walking import step_options

Scorer = Callable[[State, int, str], int]
EARLY = 2  # 8.3: rounds in which dice are worth more than cards
WANTED_POOL, LEAST_CARDS = 5, 6
LEAST_MISSED = {"move": 2, "defend": 1, "attack": 0}  # 8.3: what is burnt first
END = "end_turn"
Worth = Callable[[State, int, str], int]


def best_pick(state: State, seat: int, options: list[Option], worth: Worth | None = None) -> str:
    """The pick that is worth most by its score, or by another measure; `end_turn` where none is worth anything."""
    weigh = worth or score
    scored = [(weigh(state, seat, option.key), -i, option.key) for i, option in enumerate(options)]
    most, _, key = max(scored)
    return key if most > 0 else END


def score(state: State, seat: int, key: str) -> int:
    """What a pick is worth to a seat, in sixths of a point of damage."""
    verb, _, what = key.partition(":")
    return SCORERS[verb](state, seat, what) if verb in SCORERS else 0


# ---------------------------------------------------------------- cards
def play(state: State, seat: int, what: str) -> int:
    """8.4, 8.5, 8.7. A card in its own use."""
    card, _, use = what.partition(":")
    if use == "arm":
        return attack(state, seat, card)
    if use == "legs":
        return walk(state, seat, len(state.seats[seat].supply.dice))
    return effect(state, seat, card)


def attack(state: State, seat: int, card: str) -> int:
    """8.4. Expected damage, more for a kill."""
    player = state.seats[seat]
    foes = targets(state, seat, {}) or targets(state, seat, {"range": 1})
    dice = min(gear_in(player, "arm").capacity, len(player.supply.dice))
    if not foes or not dice:
        return 0
    bonus = sum(one.x for one in CARD_GIVES[card] if one.name in ("empower", "aggravate", "overload", "scourge"))
    power = 10 * dice + 6 * (base_of(player, "arm") + bonus)
    sharp = any(one.name == "penetrate" for one in CARD_GIVES[card])
    best = 0
    for foe in foes:
        near = grid_of(state).distance(player.tile, foe.tile) <= 1 and gear_in(player, "arm").range >= 2
        dealt = (power // 2 if near else power) - (0 if sharp else 6 * final_def(foe))
        best = max(best, min(dealt, 6 * foe.hp) + (36 if dealt >= 6 * foe.hp else 0))
    return best + CARDS[card].rarity


def walk(state: State, seat: int, dice: int) -> int:
    """8.5, 8.6. How much nearer a move brings the seat to where it wants to be."""
    player = state.seats[seat]
    there = distances(state, goals(state, seat))
    left = there.get(player.tile, FAR)
    steps = [option.key.partition(":")[2] for option in step_options(state, seat, 2 * dice, 0, 0)[1:]]
    if not any(there.get(tile_at(state, step), FAR) < left for step in steps):
        return 0
    if left in (0, FAR) or (state.objective == "annihilate" and state.round <= 1 and left > 6):
        return 0
    urgent = state.objective != "annihilate"
    return (18 if urgent else 8) + min(left, 4) + (1 if dice > 1 else 0)


def improvise(state: State, seat: int, what: str) -> int:
    """One die's worth of an attack or a step, with a card that has no better use; where nobody is in reach any card
    has none."""
    card, _, use = what.partition(":")
    walks = use == "legs" and not targets(state, seat, {})
    if not walks and (CARDS[card].type == "attack" or CARDS[card].rarity > 1):
        return 0
    if use == "legs":
        return walk(state, seat, 1) - 4 - CARDS[card].rarity - (2 if CARDS[card].type == "attack" else 0)
    foes = targets(state, seat, {})
    return max((9 - 6 * final_def(foe) + (36 if foe.hp == 1 and not final_def(foe) else 0) for foe in foes), default=0)


def effect(state: State, seat: int, card: str) -> int:
    """8.7. Effect cards."""
    player = state.seats[seat]
    hurt = most_hp(player) - player.hp
    taints = len(fixed_in_hand(player)) + sum(not is_action(one) for one in player.discard)
    in_reach = bool(targets(state, seat, {}))
    armed = any(is_action(one) and CARDS[one].type == "attack" for one in player.hand)
    roused = max((foe.threat - foe.calm for foe in state.foes), default=0) > 1
    return {
        "u02": 14, "u06": 20 if in_reach and armed else 0, "u10": 12 * min(2, taints), "u12": 10, "u13": 4,
        "u17": 2 if in_reach else 0, "ad09": 12 if roused else 0,
        "ad10": 6, "ad11": 0, "ad17": 8 if state.round <= EARLY else 0, "ad18": 18 if in_reach and armed else 0,
        "ad19": 18 if in_reach and armed else 0, "ad22": 6 * min(4, hurt) + 4 * min(1, taints),
    }.get(card, 0)  # fmt: skip


# ---------------------------------------------------------------- dice, cards, the body
def combust(state: State, seat: int, card: str) -> int:
    """8.3. In the first rounds until the pool is large enough, and instead of discarding; moves, then defend cards,
    then attacks, one of each is kept; never below six."""
    player = state.seats[seat]
    held = [one for one in (*player.hand, *player.deck, *player.discard) if is_action(one)]
    pool = pool_size(player)
    if len(held) <= LEAST_CARDS or CARDS[card].rarity > 1 or pool >= POOL_CAP or held.count(card) <= 1:
        return 0
    if len(player.hand) > hand_limit(player):
        return 16 + LEAST_MISSED.get(card, 0)
    wanted = WANTED_POOL + (len(player.hand) >= 6)
    if state.round > EARLY or pool >= wanted:
        return 0
    return 38 + LEAST_MISSED[card] if card in LEAST_MISSED else 0


def condense(state: State, seat: int, colour: str) -> int:
    """8.9. For a Perfect Resonance: one that kills, in the last rounds any, else only without an attack card."""
    player = state.seats[seat]
    fetched = any(CARDS[card].type == "attack" for card in (*player.deck, *player.discard) if is_action(card))
    foes = targets(state, seat, {})
    if not fetched or not foes or "arm" in player.banned or player.crafted:
        return 0
    gear = gear_in(player, "arm")
    kills = any(2 * gear.capacity + gear.base - final_def(foe) >= foe.hp for foe in foes) and gear.range == 1
    armed = any(is_action(card) and CARDS[card].type == "attack" for card in player.hand)
    if colour == "free" or state.round >= state.last_round - 1:
        return 24
    if armed:
        return 0
    return 45 if kills else 12 if pool_size(player) >= WANTED_POOL - 1 else 0


def meditate(state: State, seat: int, what: str) -> int:
    """8.8. The dice that are left over heal; it is the last thing done."""
    player = state.seats[seat]
    return min(1, most_hp(player) - player.hp) if player.supply.dice else 0


def cleanse(state: State, seat: int, card: str) -> int:
    """8.7."""
    player = state.seats[seat]
    return {"broken_bone": 20 if player.hp >= 10 else 0, "muscle_cramp": 5, "phantom_pain": 15, "adhesive_mucus": 7,
            }.get(card, 0)


def trinket(state: State, seat: int, item: str) -> int:
    """Trinkets that help nearly always."""
    player = state.seats[seat]
    armed = sum(is_action(card) and CARDS[card].type == "attack" for card in player.hand)
    return {"t03": 41 if state.round <= EARLY else 3, "t04": 4 if not armed else 0, "t11": 6,
            "t10": 3 if not armed and len(player.hand) > 2 else 0}.get(item, 0)


def stabilise(state: State, seat: int, card: str) -> int:
    """8.6. A land is worth more than a blow; the card that matters least goes."""
    lands = [land for land in state.lands if land.tile == state.seats[seat].tile and land.points < STABLE]
    return (60 if lands else 0) - CARDS[card].rarity - (2 if CARDS[card].type == "attack" else 0)


def field_craft(state: State, seat: int, item: str) -> int:
    """Only when the cards are played out."""
    hand = state.seats[seat].hand
    return 0 if any(is_action(card) and CARDS[card].type in ("attack", "move") for card in hand) else 2


SCORERS: dict[str, Scorer] = {
    "play": play, "improvise": improvise, "combust": combust, "condense": condense, "meditate": meditate,
    "cleanse": cleanse, "trinket": trinket, "stabilise": stabilise, "field_craft": field_craft,
}  # fmt: skip
