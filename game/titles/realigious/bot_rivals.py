"""8.10. What the other players are about to win, and what it costs the bot when they gain something.

A gain of theirs is weighed like one of the bot's own, by what is public of their three tracks, and the more the fewer
turns they still need. `THREATS` has a row for every card of theirs that is worth an answer: what it brings them.
"""
from __future__ import annotations

from collections.abc import Callable

from game.titles.realigious.bot_mind import (
    AVERAGE,
    AVERAGE_TILE,
    DRAWN,
    FALL,
    MYSTIC,
    RELIGIOUS,
    SOCIAL,
    WINS,
    Mind,
    Worth,
    allotment,
    progress_of,
    reputation_of,
    urgency,
)
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import SeatPublic, TileView

LEADERS, OTHERS = 70, 35  # percent of a player's gain that each of several others loses by it
Threat = Callable[[Mind, SeatPublic], int]


# ---------------------------------------------------------------- what they gain
def stake(mind: Mind, seat: int) -> Worth:
    """What believers, reputation and relics are worth to another player, as far as the table shows; the more the
    nearer the track's end is. `hurt` is what a point that this player loses is worth to the bot."""
    known = mind.stakes.get(seat)
    if known is None:
        known = mind.stakes[seat] = _stake(mind, mind.view.seats[seat])
    return known


def _stake(mind: Mind, seat: SeatPublic) -> Worth:
    urgent = urgency(mind, seat)
    social = 100 if seat.social is None else seat.social
    reputation = (40 + 150 * social // 1000) * urgent[SOCIAL] // 100
    return Worth((3 if seat.religious >= 300 else 2) * urgent[RELIGIOUS] // 100, reputation,
                 (500 + 1900 * seat.mystic // 1000) * urgent[MYSTIC] // 100,
                 max(mind.worth.hurt, reputation * share(mind, seat.seat) // 100))


def share(mind: Mind, seat: int) -> int:
    """Percent of another player's gain that is the bot's loss: all of it in a duel, of several the leader's most."""
    if len(mind.others) == 1:
        return 100
    return LEADERS if mind.leading.seat == seat else OTHERS


# ---------------------------------------------------------------- what they lose
def hurt(mind: Mind, seat: int, points: int) -> int:
    """What it is worth that the player loses so much reputation; at 0 it is out."""
    reputation = reputation_of(mind.view.seats[seat])
    return min(points, reputation) * stake(mind, seat).hurt + (FALL if reputation <= points else 0)


def designation_loss(mind: Mind, tile: TileView) -> int:
    """What the designation of another player's tile would still bring its owner, seen from the bot."""
    left, worth = mind.turns_left(), stake(mind, tile.owner)
    b, d, i = allotment(tile)
    match tile.designation:
        case "icon":
            gain = worth.believer * (b // 2) * left
        case "faith_village":
            gain = (d + i) * left // 3
        case "school":
            gain = worth.reputation * left
        case "apostle" | "pantheon" | "sanctuary" | "private_barracks":
            gain = 100
        case _:
            gain = 0
    return gain * share(mind, tile.owner) // 100


def beaten_loss(mind: Mind, tile: TileView) -> int:
    """R10.12. What the owner of the tile loses with a combat on it, seen from the bot: half an allotment, what stands
    there."""
    b, d, i = allotment(tile)
    lost = stake(mind, tile.owner).believer * (b // 2) + (d + i) // 8
    return lost * share(mind, tile.owner) // 100 + designation_loss(mind, tile)


def relic_worth(mind: Mind) -> int:
    """What it is worth to gain a relic that lies on the map: it wins, or it is one that no other will have."""
    wins = WINS if mind.me.relics + 1 >= mind.view.relic_goal else 0
    denied = max((stake(mind, other.seat).relic * share(mind, other.seat) // 100 for other in mind.others), default=0)
    return mind.worth.relic + denied // 2 + wins


# ---------------------------------------------------------------- what their cards bring them
def threat(mind: Mind, actor: int, card: str) -> int:
    """What it costs the bot when that player's card has its effect; WINS and more when it ends the match."""
    if actor < 0 or CARDS[card].group == "shame":
        return 0
    seat = mind.view.seats[actor]
    gain = THREATS.get(card, _little)(mind, seat)
    return gain if gain >= WINS else gain * share(mind, actor) // 100


def _little(mind: Mind, seat: SeatPublic) -> int:
    """A card without a row of its own."""
    return 150


def _flat(points: int) -> Threat:
    """Points that hardly depend on the position."""
    def gain(mind: Mind, seat: SeatPublic) -> int:
        return points
    return gain


def _rate(points: int) -> Threat:
    """Percentage points of a rate, or of a reward, for the rest of the match."""
    def gain(mind: Mind, seat: SeatPublic) -> int:
        return points * mind.turns_left() * AVERAGE_TILE // 100
    return gain


def _reputation(points: int) -> Threat:
    """Reputation, which may be the last that is needed."""
    def gain(mind: Mind, seat: SeatPublic) -> int:
        wins = WINS if reputation_of(seat) + points >= 100 else 0
        return points * stake(mind, seat.seat).reputation + wins
    return gain


def _relic(part: int) -> Threat:
    """That much of a relic in percent; a whole one may be the last that is needed."""
    def gain(mind: Mind, seat: SeatPublic) -> int:
        wins = WINS if part == 100 and seat.relics + 1 >= mind.view.relic_goal else 0
        return stake(mind, seat.seat).relic * part // 100 + wins
    return gain


def _against(points: int) -> Threat:
    """Reputation that the bot itself would lose."""
    def gain(mind: Mind, seat: SeatPublic) -> int:
        return points * mind.worth.reputation + (WINS if mind.own.reputation <= points else 0)
    return gain


def _best(mind: Mind, owner: int, part: int) -> int:
    """The largest allotment of that resource (0 believers, 1 donations and influence) on the player's tiles."""
    return max((allotment(t)[0] if part == 0 else sum(allotment(t)[1:]) for t in mind.view.tiles
                if t.owner == owner and not t.designation), default=0)


def _gleaning(mind: Mind, seat: SeatPublic) -> int:
    """EXP-1a. The believers of a neutral tile."""
    most = max((t.believers for t in mind.view.tiles if t.owner < 0), default=0)
    wins = WINS if seat.believers + most >= mind.view.believers_target else 0
    return stake(mind, seat.seat).believer * max(most, AVERAGE["believers"]) + wins


def _icon(mind: Mind, seat: SeatPublic) -> int:
    return stake(mind, seat.seat).believer * (_best(mind, seat.seat, 0) // 2) * mind.turns_left()


def _village(mind: Mind, seat: SeatPublic) -> int:
    return _best(mind, seat.seat, 1) * mind.turns_left() // 3


def _school(mind: Mind, seat: SeatPublic) -> int:
    return stake(mind, seat.seat).reputation * mind.turns_left()


def _mountains(mind: Mind, seat: SeatPublic) -> int:
    """EXP-6a. An icon on the bot's tile that is best for one."""
    return (stake(mind, seat.seat).believer * (_best(mind, mind.seat, 0) // 2) * mind.turns_left()
            + 100 * 100 // share(mind, seat.seat))


def _indulgence(mind: Mind, seat: SeatPublic) -> int:
    return max(50 - reputation_of(seat), 0) * stake(mind, seat.seat).hurt


def _hand(mind: Mind, seat: SeatPublic) -> int:
    """SAC-4b. The bot's hand."""
    return DRAWN * len(mind.own.hand)


def _time(mind: Mind, seat: SeatPublic) -> int:
    """SAC-3b. What the bot has gained since its last turn, which nobody but a leader would undo."""
    return 1500 if progress_of(mind.me) >= 800 else 700


THREATS: dict[str, Threat] = {
    "gleaning": _gleaning, "repentance": _flat(400), "train_clergy": _rate(3), "ordain_apostles": _flat(250),
    "cast_net": _rate(6), "age_of_cathedrals": _flat(250), "reaper": _rate(5), "harvest_season": _rate(8),
    "move_mountains": _mountains, "miracle_icon": _icon, "joy_of_ministry": _rate(6), "faith_village": _village,
    "full_defense": _flat(400), "price_of_penance": _flat(500), "eternal_return": _flat(250),
    "indulgence": _indulgence, "peace_river": _flat(400),
    "relief_corps": _reputation(3), "noble_sacrifice": _reputation(15), "guardian_of_life": _reputation(5),
    "relief_operation": _reputation(10), "right_hand": _reputation(3), "left_hand": _reputation(1),
    "new_generation": _school, "axis_of_evil": _against(2), "anointed_king": _flat(250), "blessing": _flat(250),
    "simple_prank": _against(3), "worst_scandal": _flat(250), "fair_game": _against(3), "panic_rout": _flat(250),
    "hot_pursuit": _flat(300), "all_or_nothing": _flat(200), "fear_trembling": _flat(350),
    "declare_holy_war": _flat(300), "heavenly_host": _flat(350), "judgement_day": _against(10),
    "burnt_offering": _relic(40), "last_fragment": _relic(100), "exorcism_rite": _flat(900),
    "ascended_power": _flat(900), "special_grace": _flat(2 * DRAWN), "revelation": _flat(700),
    "firebolt": _flat(900), "retribution": _against(3), "true_homecoming": _relic(70), "second_coming": _relic(100),
    "realm_of_god": _flat(500), "witchs_way": _flat(400), "miracle": _flat(800), "time_reversal": _time,
    "future_body": _flat(3 * DRAWN), "cataclysm": _hand, "puppet_curse": _flat(250), "minor_sacrifice": _flat(300),
    "eschatology": _flat(700), "glory_treasure": _flat(700), "glory_torrent": _flat(600), "glory_mercy": _flat(300),
    "glory_seeker": _flat(200), "glory_chance": _flat(600), "extremist": _flat(0), "footsteps_of_god": _flat(100),
}
