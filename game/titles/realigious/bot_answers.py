"""8.5, 8.6, 8.8, 8.9. Reactions, the counter, the piece tab, trades, and what others propose."""
from __future__ import annotations

from game.titles.realigious.bot_cards import card_gain
from game.titles.realigious.bot_fights import combat_chance, fight_worth
from game.titles.realigious.bot_mind import (
    CLOSE,
    LEADER,
    LOW_REPUTATION,
    MYSTIC,
    RELIGIOUS,
    SOCIAL,
    SURVIVAL,
    Mind,
    nearness,
    progress_of,
    purse_worth,
    reputation_of,
    turns_to_end,
)
from game.titles.realigious.bot_moves import celebrity_cap, spendable
from game.titles.realigious.cards.base import number

HIGH_LEVEL = 6
TRADE_MARGIN = 120  # percent of what is given that a trade must bring
AMOUNTS = {"donations": 1, "influence": 1, "believers": 3}
CARD, RELIC = 300, 3000
TRACKS = {"believers": RELIGIOUS, "relic": MYSTIC}
"""The track of R2.11 that goods bring a player on."""
GIVEN, WON = (100, 300, 500, 1000), (50, 100, 200)  # R8.6: amounts of money and of believers
LEAST_GAIN, DUEL_GAIN = 20, 80  # points that a trade must be worth to be proposed, with several others or with one
NEEDS_ANOTHER = ("anointed_king", "gods_answer")


# ---------------------------------------------------------------- relics
def god_choice(mind: Mind) -> str:
    """5.10. The player nearest to a victory; for the fourth relic of Abukaros the one with most relics."""
    seats = [number(key) for key in mind.choice.offered()]
    if mind.view.god == "abukaros":
        return f"seat:{max(seats, key=lambda s: (mind.view.seats[s].relics, -s))}"
    return f"seat:{max(seats, key=lambda s: (nearness(mind, mind.view.seats[s]), -s))}"


# ---------------------------------------------------------------- the counter
def buy(mind: Mind) -> str:
    """8.8. Celebrities and buildings that are worth their price."""
    if not mind.choice.offers("buy"):
        return "no"
    option = next((o for o in mind.choice.options if o.key == "buy"), mind.choice.options[0])
    price = sum(part for part in option.args if isinstance(part, int))
    cost = dict(zip(option.args[::2], option.args[1::2], strict=False))
    donations, influence = spendable(mind)
    if int(cost.get("donations", 0)) > donations or int(cost.get("influence", 0)) > influence:
        return "no"
    what = str(mind.choice.about.get("what", ""))
    if not what.startswith("gov_"):
        return "buy" if price < celebrity_cap(mind, what) else "no"
    worth = 5 * mind.worth.reputation + (300 if what == "gov_police" and mind.plan == SURVIVAL else 100)
    if what == "gov_base":
        worth += 150
    wins = mind.own.reputation + 5 >= 100
    return "buy" if wins or worth * 2 > price or mind.money - price > 1500 else "no"


def exchange(mind: Mind) -> str:
    """R17.6. Only from plenty to want."""
    own = mind.own
    if own.donations > 1200 and own.influence < 300 and mind.choice.offers("donations"):
        return "donations"
    if own.influence > 1200 and own.donations < 300 and mind.choice.offers("influence"):
        return "influence"
    return "no"


# ---------------------------------------------------------------- the tab
def tab_icon(mind: Mind) -> str:
    """8.9. Conflict, joint service, truce, a trade of plenty for want, or pass by."""
    partner = mind.view.seats[int(mind.choice.about["other"])]
    if mind.view.acting != mind.seat:
        return "pass_by"  # another player's piece under Control
    tile = mind.me.tile
    if mind.choice.offers("conflict") and mind.own.reputation > 20 and combat_chance(mind, tile) >= 55 \
            and fight_worth(mind, tile, piece_combat=True) > 0:
        return "conflict"
    if mind.choice.offers("joint_service") and service_pays(mind, partner.seat):
        return "joint_service"
    if mind.choice.offers("truce") and partner.believers > mind.me.believers and mind.plan != SURVIVAL:
        return "truce"
    return "trade" if proposal(mind, partner.seat) else "pass_by"


def service_pays(mind: Mind, other: int) -> bool:
    """8.9. A joint service: unless the other is above 80 or much nearer to a social victory, or is to be brought
    down."""
    reputation = reputation_of(mind.view.seats[other])
    if reputation > 80 or mind.plan == SURVIVAL:
        return mind.own.reputation <= LOW_REPUTATION
    return mind.plan == SOCIAL or reputation <= mind.own.reputation + 10


def tab_partner(mind: Mind) -> str:
    """R8.1. The leader."""
    return god_choice(mind)


def joint_answer(mind: Mind) -> str:
    """8.9."""
    yes = mind.choice.offers("yes") and service_pays(mind, int(mind.choice.about["other"]))
    return "yes" if yes else "no"


def truce_answer(mind: Mind) -> str:
    """8.9. Only when weaker in believers."""
    other = mind.view.seats[int(mind.choice.about["other"])]
    return "yes" if other.believers > mind.me.believers and mind.plan != SURVIVAL else "no"


def maps_answer(mind: Mind) -> str:
    """Maps are shared with somebody who is no nearer to the relics."""
    other = mind.view.seats[int(mind.choice.about["other"])]
    return "yes" if other.relics <= mind.me.relics and other.mystic < 500 else "no"


def proposal(mind: Mind, other: int) -> tuple[str, str] | None:
    """8.9 turned round (ours). What to give and what to ask: money of which there is plenty for other money or for
    believers, as much as a bot would accept; nobody near a victory is helped."""
    partner, found = mind.view.seats[other], None
    if progress_of(partner) >= LEADER:
        return None
    best = LEAST_GAIN if len(mind.others) > 1 else DUEL_GAIN
    for purse, owned in (("donations", mind.own.donations), ("influence", mind.own.influence)):
        for asked in _asked(purse, partner.believers):
            given = next((g for g in GIVEN if g * 100 >= goods_worth(mind, asked) * TRADE_MARGIN), owned + 1)
            gain = _gain(mind, asked) - purse_worth(owned) + purse_worth(owned - given)
            if given <= owned and gain > best:
                best, found = gain, (f"{purse}:{given}", asked)
    return found


def _asked(given: str, believers: int) -> list[str]:
    """What may be asked for that kind of money of somebody with so many believers."""
    other = "influence" if given == "donations" else "donations"
    owned = [amount for amount in WON if amount <= believers]
    return [*(f"{other}:{amount}" for amount in GIVEN), *(f"believers:{amount}" for amount in owned)]


def _gain(mind: Mind, asked: str) -> int:
    """What goods that are asked are worth to the seat, on the scale of `purse_worth`."""
    kind, _, amount = asked.partition(":")
    if kind == "believers":
        return mind.worth.believer * int(amount)
    owned = getattr(mind.own, kind)
    return purse_worth(owned + int(amount)) - purse_worth(owned)


def trade_give(mind: Mind) -> str:
    """R8.6. What is given for what is wanted."""
    offer = proposal(mind, int(mind.choice.about["other"]))
    return offer[0] if offer is not None and mind.choice.offers(offer[0]) else "cancel"


def trade_ask(mind: Mind) -> str:
    """R8.6. What is wanted."""
    offer = proposal(mind, int(mind.choice.about["other"]))
    return offer[1] if offer is not None and offer[0] == mind.choice.about["given"] else "cancel"


def trade_answer(mind: Mind) -> str:
    """8.9. Accepted when what comes is worth a fifth more than what goes, and no victory goes with it."""
    about = mind.choice.about
    given, asked = str(about.get("given", "")), str(about.get("asked", ""))
    accept = [key for key in mind.choice.offered() if key != "refuse"]
    if not accept or not_for_sale(mind, int(about["other"]), asked):
        return "refuse"
    if goods_worth(mind, given) * 100 < goods_worth(mind, asked) * TRADE_MARGIN:
        return "refuse"
    if asked == "card":
        return min(accept, key=lambda key: _hand_worth(mind, key))
    return accept[0]


def not_for_sale(mind: Mind, other: int, asked: str) -> bool:
    """8.9 (ours). Believers and relics that the own victory or the other's is near by."""
    track = TRACKS.get(asked.partition(":")[0], "")
    if not track:
        return False
    near = max(getattr(seat, track) for seat in (mind.me, mind.view.seats[other])) >= LEADER
    return near or turns_to_end(mind, mind.me)[track] <= CLOSE


def _hand_worth(mind: Mind, key: str) -> int:
    slot = int(key.rpartition("@")[2])
    return card_gain(mind, mind.own.hand[slot - 1])


def goods_worth(mind: Mind, goods: str) -> int:
    """8.9. Believers 3, donations and influence 1, a card 300, a relic 3000."""
    kind, _, amount = goods.partition(":")
    if kind in AMOUNTS:
        return AMOUNTS[kind] * int(amount)
    if kind == "card":
        return CARD
    return RELIC if kind == "relic" else 0
