"""Section 8, 7 and 8: battle cards and bids. Answers are mixed, so that nobody reads them."""
from __future__ import annotations

from game.core.rng import Stream
from game.titles.ankh.bot_value import DEATH, POINT, base_strength, best_card, chance_of, exposed
from game.titles.ankh.content import BUILD_COST, CARDS, CHARIOTS, DROUGHT, GOD, PLAGUE
from game.titles.ankh.ground import is_desert, is_fertile, region_count
from game.titles.ankh.horus import playable
from game.titles.ankh.queries import figures_in, has, held_in, holders
from game.titles.ankh.state import State
from game.titles.ankh.strength import radiance

MIXED, GUESSED = 35, 90  # how far chance moves the worth of a card, and where Thoth may guess it
CLOSE = 2
MANY = 2  # figures that a plague may kill
STRONG = (CHARIOTS, PLAGUE, DROUGHT)
BAN_STEP = 12  # what half a point of strength by a ban is worth
TIE, TIE_STEP = 35, 8  # how likely a tie of equals is, in hundredths


def sums_of(state: State) -> dict[int, int]:
    """The strengths of the participants without cards."""
    battle, owners = state.battle, holders(state)
    if battle is None:
        return {}
    return {god: base_strength(state, god, battle.region, held_in(state, god, battle.region), owners)
            for god in battle.fighters}


def card_worth(state: State, god: int, card: str, sums: dict[int, int]) -> int:
    """8.7. What a card may bring in the battle that is fought."""
    region = state.battle.region if state.battle is not None else 0
    own = held_in(state, god, region)
    mortal = exposed(state, god, own, holders(state))
    changed = {**sums, god: sums[god] + CARDS[card].strength}
    chance = chance_without_best(state, god, changed)
    worth = chance * (POINT + 40 * len(mortal)) // POINT
    spaces = [state.figures[number].space for number in own]
    match card:
        case "drought":
            worth += chance * sum(is_desert(state, space) for space in spaces)
        case "flood":
            fertile = sum(is_fertile(state, space) for space in spaces)
            worth += 22 * fertile + (POINT - chance) * 40 * fertile // POINT
        case "miracle":
            worth += (POINT - chance) * len(mortal)
        case "build_monument":
            pays = state.gods[god].followers >= BUILD_COST or has(state, god, "inspiring")
            worth += 90 if pays and state.gods[god].tokens else 0
        case "plague":
            others = [other for other in sums if other != god]
            richer = all(state.gods[god].followers > state.gods[other].followers for other in others)
            worth += 60 if richer else 0
        case "cycle":
            worth += 18 * max(0, len(state.gods[god].used) - 1)
    return worth


def chance_without_best(state: State, god: int, sums: dict[int, int]) -> int:
    """The chance to win when the god's own card is in the sum already."""
    banned = state.battle.banned if state.battle is not None else ""
    return chance_of(state, god, {**sums, god: sums[god] - best_card(state, god, banned)}, banned)


def card_for(state: State, god: int, keys: list[str], stream: Stream) -> str:
    """8.7. The best card or pair, mixed by chance."""
    sums = sums_of(state)
    width = GUESSED if any(other != god and "thoth" in state.gods[other].names for other in sums) else MIXED
    worths = {card: card_worth(state, god, card, sums) + stream.below(width)
              for card in sorted({card for key in keys for card in key.split("+")})}
    return max(keys, key=lambda key: sum(worths[card] for card in key.split("+")))


def likely_card(state: State, god: int, stream: Stream) -> str:
    """8.12. What rule 7 gives for an opponent."""
    return card_for(state, god, playable(state, god), stream)


def ban_for(state: State, god: int) -> str:
    """8.12. Chariots where an enemy needs them, Plague where Horus holds many figures; else the strong card without
    which he stands best. Where he takes no part, the strongest card of the god that leads in devotion."""
    sums, region = sums_of(state), state.battle.region if state.battle is not None else 0
    if god not in sums:
        leader = [other for other in state.order if other in sums][-1:]
        cards = [card for other in leader for card in state.gods[other].hand if card in STRONG]
        return min(cards, key=STRONG.index, default=CHARIOTS)
    if lead(state, god, sums) <= 0 < lead(state, god, sums, CHARIOTS):
        return CHARIOTS
    if len(exposed(state, god, held_in(state, god, region), holders(state))) >= MANY:
        return PLAGUE
    return max(STRONG, key=lambda card: lead(state, god, sums, card))


def lead(state: State, god: int, sums: dict[int, int], banned: str = "") -> int:
    """Twice how far a god is ahead of the strongest other, whose best card but the banned one is expected half the
    time."""
    best = {one: best_card(state, one, banned) for one in sums}
    return 2 * (sums[god] + best[god]) - max(2 * sums[one] + best[one] for one in sums if one != god)


def eye_worth(state: State, god: int, region: int) -> int:
    """8.12. What Horus' eye on a region may bring him: a ban that puts him ahead, or keeps a plague from his figures;
    where he takes no part, little, and most against the god that leads."""
    owners = holders(state)
    there = figures_in(state, region)
    if god not in there:
        return 1 + (state.order[-1] in there)
    sums = {one: base_strength(state, one, region, own, owners) for one, own in there.items()}
    open_lead, best = lead(state, god, sums), max(lead(state, god, sums, card) for card in STRONG)
    mortal = len(exposed(state, god, there[god], owners))
    turned = open_lead <= 0 < best
    return POINT * turned + BAN_STEP * (best - open_lead) + DEATH * mortal * (mortal >= MANY) // 2 + BAN_STEP


# ---------------------------------------------------------------- 8.9 the token
def token_helps(state: State, god: int) -> bool:
    """8.9. Whether to win the tie now is worth more than to have the token where another tie may come."""
    battle, later = state.battle, 0
    if battle is None:
        return True
    for region in range(battle.region + 1, region_count(state) + 1):
        there = figures_in(state, region)
        if god in there and len(there) > 1:
            later = max(later, _at_stake(state, god, region) * _tie_chance(state, god, region) // POINT)
    return _at_stake(state, god, battle.region) >= later


def _at_stake(state: State, god: int, region: int) -> int:
    """What lies between a win and a loss: the reward, and the figures that would die."""
    mortal = exposed(state, god, held_in(state, god, region), holders(state))
    return POINT * (1 + radiance(state, god, region)) + DEATH * len(mortal)


def _tie_chance(state: State, god: int, region: int) -> int:
    """How likely the god's battle in a region ends in a tie: less the farther the others are."""
    owners = holders(state)
    sums = {one: base_strength(state, one, region, own, owners) for one, own in figures_in(state, region).items()}
    rival = max(total for one, total in sums.items() if one != god)
    return max(0, TIE - TIE_STEP * abs(sums[god] - rival))


def wants_two(state: State, god: int) -> bool:
    """8.12. Amun's two cards, where the battle is close."""
    sums = sums_of(state)
    rival = max(total for other, total in sums.items() if other != god)
    return abs(sums[god] - rival) <= CLOSE


def bid_for(state: State, god: int, stream: Stream) -> int:
    """8.8. With two mortal figures or more one above the richest opponent if it can be had, else nothing; then a bit of
    chance."""
    battle = state.battle
    if battle is None:
        return 0
    mortal = [number for number in held_in(state, god, battle.region) if state.figures[number].kind != GOD]
    own = state.gods[god].followers
    richest = max((state.gods[other].followers for other in battle.fighters if other != god), default=0)
    bid = 0
    if len(mortal) > 1:
        bid = min(own, richest + 1) if own > richest else min(own, stream.below(own + 1))
    return min(own, bid + stream.below(2))

