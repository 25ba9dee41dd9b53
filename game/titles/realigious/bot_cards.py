"""8.4, 8.5. Using action cards: which one, and what it is aimed at."""
from __future__ import annotations

from collections.abc import Callable

from game.titles.realigious.bot_mind import (
    SURVIVAL,
    Mind,
    allotment,
    designation_worth,
    nearness,
    purse_worth,
    reputation_of,
)
from game.titles.realigious.bot_scores import (
    DOOM,
    SCORES,
    WANTED,
    Aim,
    barracks_worth,
    designated,
    endangered,
    gleaning_aim,
    hospital_aim,
    mountain_aim,
    piety_worth,
    price_saved,
    revelation_aim,
    ruin_aim,
    useless_card,
)
from game.titles.realigious.cards.base import number
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import HandCard

RESERVES = {"donations": 300, "influence": 400}  # 8.5
DOOM_PRICE = 800
PRESSED = 4  # times what is kept back counts while another's victory is in sight


# ---------------------------------------------------------------- the question
def card_or_done(mind: Mind) -> str:
    """8.4. The card that gains most over its price, or done. A card that takes everything comes last."""
    best, found, last = 0, "done", True
    for key in mind.choice.offered():
        if key == "done":
            continue
        card = mind.own.hand[int(key.rpartition("@")[2]) - 1]
        gain, takes_all = card_gain(mind, card), CARDS[card.card].text_price == "all" and not card.free
        if gain > 0 and (gain > best or last) and (last or not takes_all):
            best, found, last = gain, key, takes_all
    return found


def card_gain(mind: Mind, card: HandCard) -> int:
    """What using a hand card now is worth, its price taken off."""
    score = SCORES.get(card.card)
    if score is None:
        return 0
    return score(mind, card) - price_worth(mind, card) - card.reputation * mind.worth.reputation


def price_worth(mind: Mind, card: HandCard) -> int:
    """8.5. What the price hurts: the richer, the less; more where it bites into what is kept back."""
    paid = 0
    for purse, owned, price in (("donations", mind.own.donations, card.donations),
                                ("influence", mind.own.influence, card.influence)):
        paid += purse_worth(owned) - purse_worth(owned - price)
        if CARDS[card.card].text_price != "all":
            short = max(0, min(price, kept_back(mind, purse, card) - (owned - price)))
            paid += short * (PRESSED if mind.contested else 1)
    return paid


def kept_back(mind: Mind, purse: str, card: HandCard) -> int:
    """8.5. What should stay in a purse for the other cards of the hand: for reactions, for a Spell of Doom that would
    strike its holder, for what the plan wants most."""
    kept = DOOM_PRICE if DOOM in mind.own.deck and card.card != DOOM else 0
    for other in mind.own.hand:
        row = CARDS[other.card]
        price = other.gate_donations if purse == "donations" else other.gate_influence
        if other.slot == card.slot or not price or other.free:
            continue
        if row.kind == "reaction":
            kept = max(kept, price if mind.contested else min(price, RESERVES[purse]))
        elif other.card == DOOM or (other.card in WANTED[mind.plan] and card.card not in WANTED[mind.plan]):
            kept = max(kept, price)
    return kept


def card_target(mind: Mind) -> str:
    """R5.7. What the card is aimed at."""
    keys, kind = mind.choice.offered(), str(mind.choice.about.get("card", ""))
    aim = AIMS.get(kind)
    if aim is not None:
        key = aim(mind, keys)
        if key in keys:
            return key
    return keys[0]


def _tile_key(aim: Aim) -> str:
    return f"tile:{-aim[1]}"


def _aim_at(aim: Callable[[Mind], Aim]) -> Callable[[Mind, list[str]], str]:
    def key(mind: Mind, keys: list[str]) -> str:
        return _tile_key(aim(mind))
    return key


def _best_tile(keys: list[str], worth: Callable[[int], int]) -> str:
    tiles = [number(key) for key in keys if key.startswith("tile:")]
    return f"tile:{max(tiles, key=lambda t: (worth(t), -t))}" if tiles else keys[0]


def _aim_designation(kind: str) -> Callable[[Mind, list[str]], str]:
    return lambda mind, keys: _best_tile(keys, lambda t: designated(mind, kind, mind.view.tiles[t]))


def _aim_apostle(mind: Mind, keys: list[str]) -> str:
    """The own tiles that others would like most, those beside their pieces first."""
    return _best_tile(keys, lambda t: sum(allotment(mind.tile(t))) // (1 if endangered(mind, t) else 4)
                      - 3 * designation_worth(mind, mind.tile(t)))


def _aim_pantheon(mind: Mind, keys: list[str]) -> str:
    return _best_tile(keys, lambda t: sum(1 for u in mind.map.near[t] if mind.view.tiles[u].owner < 0)
                      - designation_worth(mind, mind.tile(t)))


def _aim_leader(mind: Mind, keys: list[str]) -> str:
    """The weakest when a fall is near, else whoever is nearest to a victory."""
    seats = [number(key) for key in keys if key.startswith("seat:")]
    if mind.plan == SURVIVAL:
        return f"seat:{min(seats, key=lambda s: (reputation_of(mind.view.seats[s]), s))}"
    return _nearest(mind, seats)


def _nearest(mind: Mind, seats: list[int]) -> str:
    """Of those the player who is nearest to a victory."""
    return f"seat:{max(seats, key=lambda s: (nearness(mind, mind.view.seats[s]), -s))}"


def _aim_pious(mind: Mind, keys: list[str]) -> str:
    return f"seat:{max((number(k) for k in keys if k.startswith('seat:')), key=lambda s: (piety_worth(mind, s), -s))}"


def _aim_time(mind: Mind, keys: list[str]) -> str:
    seats = [number(k) for k in keys if k.startswith("seat:") and number(k) != mind.seat]
    return _nearest(mind, seats) if seats else "cancel"


def _aim_king(mind: Mind, keys: list[str]) -> str:
    saved = {f"hand:{card.card}": price_saved(mind, card) for card in mind.own.hand}
    return max(keys, key=lambda key: saved.get(key, -1))


def _aim_answer(mind: Mind, keys: list[str]) -> str:
    return f"hand:{useless_card(mind, 0)}"


def _aim_blessing(mind: Mind, keys: list[str]) -> str:
    for kind in WANTED[mind.plan]:
        if f"deck:{kind}" in keys:
            return f"deck:{kind}"
    return keys[0]


def _aim_ruin(mind: Mind, keys: list[str]) -> str:
    """First the own tile with least on it, then the enemy tile."""
    if mind.choice.chosen:
        return _tile_key(ruin_aim(mind))
    return _best_tile(keys, lambda t: -sum(allotment(mind.view.tiles[t])) - designation_worth(mind, mind.tile(t)))


AIMS: dict[str, Callable[[Mind, list[str]], str]] = {
    "gleaning": _aim_at(gleaning_aim), "move_mountains": _aim_at(mountain_aim),
    "guardian_of_life": _aim_at(hospital_aim), "revelation": _aim_at(revelation_aim),
    "miracle_icon": _aim_designation("icon"), "faith_village": _aim_designation("faith_village"),
    "new_generation": _aim_designation("school"), "ordain_apostles": _aim_apostle, "age_of_cathedrals": _aim_pantheon,
    "fear_trembling": lambda mind, keys: _best_tile(keys, lambda t: barracks_worth(mind, mind.tile(t))),
    "axis_of_evil": _aim_leader, "judgement_day": _aim_leader, "pious_mind": _aim_pious, "time_reversal": _aim_time,
    "anointed_king": _aim_king, "gods_answer": _aim_answer, "blessing": _aim_blessing, "minor_sacrifice": _aim_ruin,
    "footsteps_of_god": lambda mind, keys: _best_tile(
        keys, lambda t: bool(mind.tile(t).separatist) * (1000 + designation_worth(mind, mind.tile(t)))),
}
