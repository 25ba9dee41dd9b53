"""8.6. Reactions: what each is worth at the moment that it would answer.

`GAINS` has a row for every reaction: the points by which the bot is better off than without it, the price left aside;
0 where it would be wasted. A reaction is used when its gain is more than its price hurts and more than `KEPT_FOR`, what
it may be worth another time: the older the card in the hand, the sooner it would be lost unused.
"""
from __future__ import annotations

from collections.abc import Callable

from game.titles.realigious.bot_cards import card_gain, price_worth
from game.titles.realigious.bot_fights import fight_worth
from game.titles.realigious.bot_mind import (
    AVERAGE_TILE,
    MYSTIC,
    SUCCESS,
    WINS,
    Mind,
    allotment,
    base_rate,
    designation_worth,
)
from game.titles.realigious.bot_rivals import designation_loss, hurt, share, stake, threat
from game.titles.realigious.bot_scores import SCORES
from game.titles.realigious.cards.base import number
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import HandCard, TileView

HAND = 3
NEGATING = ("witchs_way", "miracle")
REACTED = 500  # a reaction of the bot that another player answers
NEEDS_ANOTHER = ("anointed_king", "gods_answer")
AWAY = 150  # points of a turn that an attacker loses far from where it was
HONOURS = 500  # a glory card for one, a shame card for the other
WASHED = 40  # a deck's random card
Gain = Callable[[Mind], int]


def react(mind: Mind) -> str:
    """R21.4. The reaction that brings most above its price and what it is kept for; else no."""
    best, found = 0, "no"
    for key in mind.choice.offered():
        if key == "no":
            continue
        kind = key.partition(":")[2].partition("@")[0]
        gain = GAINS[kind](mind) - _cost(mind, key, kind)
        if gain > best:
            best, found = gain, key
    return found


def _cost(mind: Mind, key: str, kind: str) -> int:
    """What the price hurts, and what the card may be worth another time. A standby costs nothing and is never lost."""
    if key.startswith("standby:"):
        return KEPT_FOR.get(kind, 0)
    card = mind.own.hand[int(key.rpartition("@")[2]) - 1]
    return price_worth(mind, card) + KEPT_FOR.get(kind, 0) * (HAND - card.slot) // (HAND - 1)


# ---------------------------------------------------------------- what happens
def _actor(mind: Mind) -> int:
    return int(mind.choice.about.get("actor", -1))


def _card(mind: Mind) -> str:
    return str(mind.choice.about.get("card", ""))


def _tile(mind: Mind) -> TileView | None:
    """Where it happens, if the bot may know it."""
    tile = int(mind.choice.about.get("tile", -1))
    return None if tile < 0 else mind.view.tiles[tile]


def _own_card(mind: Mind) -> int:
    """What the bot's own card is worth that has just been answered: it lies on top of the graveyard."""
    kind = mind.own.grave[-1] if mind.own.grave else ""
    if kind in SCORES:
        return card_gain(mind, _free(kind))
    return REACTED if CARDS[kind].kind == "reaction" else 0


def _free(kind: str) -> HandCard:
    return HandCard(0, kind, True, 0, 0, 0, CARDS[kind].reputation, 0, 0, True)


# ---------------------------------------------------------------- cards of others
def _negated(mind: Mind) -> int:
    """R5.7. The card of another player does nothing. One that would negate a card of the bot is worth that card."""
    actor, card = _actor(mind), _card(mind)
    if card in NEGATING and mind.view.acting == mind.seat:
        return _own_card(mind)
    return threat(mind, actor, card)


def _miracle(mind: Mind) -> int:
    """UNI-2b. The whole hand goes for it, and nobody's cards act until the bot's next turn."""
    lost = sum(max(card_gain(mind, card), 0) for card in mind.own.hand if card.card != "miracle")
    return _negated(mind) - lost


def _wall(mind: Mind) -> int:
    """EXP-5b. An own card comes through, or own tiles stay; a card of the other's deck is gone."""
    if mind.choice.about.get("event") == "negate_mine":
        return _own_card(mind) + WASHED
    tile = _tile(mind)
    if tile is None:
        return 0
    if _card(mind) == "eschatology":
        near = [mind.view.tiles[u] for u in mind.map.near[tile.tile]]
        return sum(_kept(mind, t) for t in near if t.owner == mind.seat) + WASHED
    taken = threat(mind, _actor(mind), _card(mind)) if _card(mind) == "move_mountains" else 0
    return _kept(mind, tile) + taken + WASHED


def _kept(mind: Mind, tile: TileView) -> int:
    """What keeping an own tile is worth."""
    return designation_worth(mind, tile) + sum(allotment(tile)) // 4


def _fair_game(mind: Mind) -> int:
    """HOL-2a. How much was lost is not told: a prank's 3 at least."""
    return hurt(mind, _actor(mind), 4)


# ---------------------------------------------------------------- combats
def _river(mind: Mind) -> int:
    """UNI-6b. The combat does not take place, and its attacker stands far away."""
    tile = _tile(mind)
    return 0 if tile is None else combat_loss(mind, tile) + AWAY


def combat_loss(mind: Mind, tile: TileView) -> int:
    """R10.12-R10.17. What a declared combat on an own tile costs the bot on the average: what it would lose and the
    other gain, less what a beaten attacker would lose."""
    actor, chance = _actor(mind), int(mind.choice.about.get("chance", 500))
    b, d, i = allotment(tile)
    piece = mind.me.tile == tile.tile
    wins = WINS if mind.view.seats[actor].believers + b // 2 >= mind.view.believers_target else 0
    theirs = (stake(mind, actor).believer * (b // 2) + d + i) * share(mind, actor) // 100
    loss = (mind.value(b // 2, d // 2, i // 2) + _kept(mind, tile) + theirs + (HONOURS if piece else 0) + wins)
    return (chance * loss - (1000 - chance) * hurt(mind, actor, 5 if piece else 3)) // 1000


def _relief(mind: Mind) -> int:
    """INF-2b. Reputation, which may be the last that is needed; an own combat is given up for it."""
    points = min(10, 100 - mind.own.reputation)
    wins = WINS if mind.own.reputation + 10 >= 100 else 0
    tile = _tile(mind)
    fought = 0
    if tile is not None and _actor(mind) == mind.seat:
        price = mind.own.combat_price * mind.worth.reputation
        fought = max(fight_worth(mind, tile.tile) + price, 0)
    return points * mind.worth.reputation + wins - fought


def _penance(mind: Mind) -> int:
    """UNI-3b. Two turns in which the bot converts for certain and is safe."""
    return 2 * (99 - base_rate(mind)) * AVERAGE_TILE // 100 + 150


def _pursuit(mind: Mind) -> int:
    """HOL-3b. The next combat is won."""
    return 0 if mind.me.religion == "buddhist" else 300


def _retribution(mind: Mind) -> int:
    """ASC-4b. The price once more, and double prices for three turns."""
    return hurt(mind, _actor(mind), 4)


def _eschatology(mind: Mind) -> int:
    """SAC-6b. The tiles of the beaten player around the lost one are neutral again: theirs to lose, the bot's to
    convert."""
    tile = _tile(mind)
    if tile is None:
        return 0
    near = [mind.view.tiles[u] for u in mind.map.near[tile.tile]]
    beaten = [t for t in near if t.owner not in (-1, mind.seat, _actor(mind))]
    return sum(designation_loss(mind, t) + SUCCESS * mind.value(*allotment(t)) // 200 for t in beaten)


# ---------------------------------------------------------------- relics
def _exorcism(mind: Mind) -> int:
    """ASC-2a. The other has a relic less, and it can be found again."""
    actor = _actor(mind)
    wins = WINS if mind.view.seats[actor].relics >= mind.view.relic_goal else 0
    mine = mind.worth.relic // 4 if mind.plan == MYSTIC else 0
    return stake(mind, actor).relic * share(mind, actor) // 100 + mine + wins


def _firebolt(mind: Mind) -> int:
    """ASC-4a. The relic stays, and the taker loses one."""
    actor = _actor(mind)
    return mind.worth.relic + stake(mind, actor).relic * share(mind, actor) // 100


# ---------------------------------------------------------------- the rest
def _seal(mind: Mind) -> int:
    """UNI-1a. A discarded action for nothing. One that needs another card of the hand finds no seal there any more, and
    no second copy of itself alone."""
    card = _card(mind)
    if card not in SCORES:
        return 0
    if card in NEEDS_ANOTHER:
        left = [held.card for held in mind.own.hand]
        if not mind.choice.offers("standby:angels_seal"):
            left.remove("angels_seal")
        if len(set(left) - {card}) == 0:
            return 0
    return card_gain(mind, _free(card))


def _wiretap(mind: Mind) -> int:
    """INF-5a. What a celebrity sees."""
    return 60


GAINS: dict[str, Gain] = {
    "wall_of_word": _wall, "angels_seal": _seal, "miracle": _miracle, "price_of_penance": _penance,
    "peace_river": _river, "relief_operation": _relief, "wiretap": _wiretap, "fair_game": _fair_game,
    "hot_pursuit": _pursuit, "exorcism_rite": _exorcism, "firebolt": _firebolt, "retribution": _retribution,
    "witchs_way": _negated, "eschatology": _eschatology,
}
KEPT_FOR = {"witchs_way": 500, "wall_of_word": 300, "miracle": 1200, "peace_river": 250, "exorcism_rite": 200,
            "angels_seal": 150, "eschatology": 150}
"""Points that the reaction is likely to bring within the next turns anyway, while it is the newest card of the hand."""


def react_target(mind: Mind) -> str:
    """UNI-6b. The attacker is washed as far away as possible from where it attacked."""
    keys = mind.choice.offered()
    return max(keys, key=lambda k: (mind.map.distance[mind.me.tile][number(k)] if mind.me.tile >= 0 else 0, -number(k)))
