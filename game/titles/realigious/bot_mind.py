"""Section 8. What a bot makes of its view: its plan, what things are worth to it, what tiles hold.

Worth is counted in points: one donation or influence is 1, a believer 3; a plan's own track is about 10,000 points
from its begin to the victory. Everything comes from the view and the options; nothing else is known here.
"""
from __future__ import annotations

from typing import NamedTuple

from game.core.boards.hex import HexMap, hex_map
from game.core.choice import BotChoice
from game.titles.realigious.content import GODS, PRESETS, STRUCTURES
from game.titles.realigious.view import SeatPrivate, SeatPublic, SeatView, TileView

RELIGIOUS, SOCIAL, MYSTIC, SURVIVAL = "religious", "social", "mystic", "survival"
PLANS = (RELIGIOUS, SOCIAL, MYSTIC, SURVIVAL)
FIGHTER = ("t_answer", "t_prank", "t_grace", "t_temperance", "t_ministry", "t_fair", "t_judgement", "t_host", "t_fear",
           "t_witch")
"""Trait set of the survival plan, most needed first (ours)."""
PLAN_TRAITS = {
    RELIGIOUS: PRESETS["religious"], SOCIAL: PRESETS["social"], MYSTIC: PRESETS["mystic"], SURVIVAL: FIGHTER,
}
"""Traits that serve a plan."""
AHEAD, FAR_AHEAD = 150, 350  # per mille another track must lead by before the plan is given up for it
SERVES, SOON = 3, 8  # traits that make a deck serve a plan; turns that a track is looked ahead
AVERAGE = {"believers": 77, "donations": 170, "influence": 170}  # a burial weight of 1 (7.3)
EXPECTED_END, FEWEST_TURNS, MOST_TURNS = 26, 3, 16
LOW_REPUTATION, TOO_LOW = 25, 12
AVERAGE_TILE = 571  # points of an average allotment: 3 x 77 + 170 + 170
SUCCESS = 55  # percent of the turns that convert a tile
DRAWN = 130  # what a drawn card is worth
SCARCITY = ((1000, 100), (2000, 70), (3500, 40), (5000, 15))
FALL = 20_000  # points for bringing a player down
WINS = 50_000  # points for what ends the match with a victory
LEADER = 800  # per mille from which on a player must be stopped
PACE = 90  # believers that a player without icons gains in a turn
POINTS = 3  # of reputation that a player without schools gains in a turn that it lives on that
RELIC_TURNS = 3  # that it takes to find one more relic
URGENCY = {1: 300, 2: 220, 3: 160}  # percent that a track counts which ends in so many turns
CLOSE = 3  # turns from which on an end is in sight


class Worth(NamedTuple):
    """Points for one unit: a believer, a point of own reputation, a relic, a point that another player loses."""

    believer: int
    reputation: int
    relic: int
    hurt: int


WORTHS = {
    RELIGIOUS: Worth(3, 40, 500, 25),
    SOCIAL: Worth(2, 190, 500, 40),
    MYSTIC: Worth(2, 40, 2400, 25),
    SURVIVAL: Worth(2, 100, 600, 190),
}
LEAST = Worth(2, 40, 500, 25)


class Mind:
    """One question, thought about: the view with what is asked of it most. `leading`: the other who is nearest to a
    victory; `contested`: that victory is in sight."""

    __slots__ = ("choice", "contested", "leading", "map", "me", "others", "own", "plan", "seat", "stakes", "view",
                 "worth")

    def __init__(self, choice: BotChoice, own: SeatPrivate) -> None:
        view: SeatView = choice.view
        self.choice, self.view, self.seat, self.own = choice, view, choice.seat, own
        self.me: SeatPublic = view.seats[choice.seat]
        self.others: list[SeatPublic] = [s for s in view.seats if s.alive and s.seat != choice.seat]
        self.map: HexMap = hex_map(view.n)
        self.stakes: dict[int, Worth] = {}
        self.leading = max(self.others, key=lambda other: nearness(self, other), default=self.me)
        self.contested = min(turns_to_end(self, self.leading).values()) <= CLOSE
        self.plan = plan_of(self)
        self.worth = _worth(self)

    @property
    def money(self) -> int:
        """Donations and influence together."""
        return self.own.donations + self.own.influence

    def value(self, believers: int, donations: int, influence: int) -> int:
        """Points for an income: money counts the less the more of it lies idle; what wins counts above all."""
        wins = WINS if self.me.believers + believers >= self.view.believers_target else 0
        if self.plan == SURVIVAL:  # its cards cost both, and much of it
            return self.worth.believer * believers + donations + influence + wins
        return (self.worth.believer * believers + donations * scarcity(self.own.donations) // 100
                + influence * scarcity(self.own.influence) // 100 + wins)

    def has(self, state: str) -> bool:
        """Whether the own seat is in that state (5.7)."""
        return any(icon.id == state for icon in self.me.states)

    def turns_left(self) -> int:
        """About how many own turns are still to come."""
        most = max(progress_of(other) for other in self.view.seats if other.alive)
        left = min(EXPECTED_END - self.view.cycle, (1000 - most) // 50 + 1, self.view.limit - self.view.cycle + 1)
        return min(max(left, FEWEST_TURNS), MOST_TURNS)

    def tile(self, tile: int) -> TileView:
        """What is seen of a tile."""
        return self.view.tiles[tile]


def scarcity(owned: int) -> int:
    """What one more donation or influence is worth, in percent of a point."""
    for limit, percent in SCARCITY:
        if owned < limit:
            return percent
    return 0


def purse_worth(owned: int) -> int:
    """What a whole purse is worth for use: the first thousand half a point each, the next a quarter, three
    thousand more a tenth, and what lies above nothing."""
    return min(owned, 1000) // 2 + max(min(owned, 2000) - 1000, 0) // 4 + max(min(owned, 5000) - 2000, 0) // 10


def state_count(seat: SeatPublic, state: str) -> int:
    """The number of a counting state of a player, 0 without it."""
    for icon in seat.states:
        if icon.id == state:
            return icon.n or 1
    return 0


def progress_of(seat: SeatPublic) -> int:
    """R2.11. The best of the three values in per mille; a hidden reputation counts as 500."""
    return max(seat.religious, 500 if seat.social is None else seat.social, seat.mystic)


def reputation_of(seat: SeatPublic) -> int:
    """A player's reputation; a hidden one is taken for 55."""
    return 55 if seat.reputation is None else seat.reputation


# ---------------------------------------------------------------- how near an end is
def turns_to_end(mind: Mind, seat: SeatPublic) -> dict[str, int]:
    """About how many turns a player still needs on each track."""
    own = [tile for tile in mind.view.tiles if tile.owner == seat.seat and tile.designation]
    pace = PACE + sum(allotment(tile)[0] // 2 for tile in own if tile.designation == "icon")
    points = POINTS + sum(1 for tile in own if tile.designation == "school")
    believers, reputation = mind.view.believers_target - seat.believers, 100 - reputation_of(seat)
    relics = mind.view.relic_goal - seat.relics
    return {RELIGIOUS: max(-(-believers // pace), 1), SOCIAL: max(-(-reputation // points), 1),
            MYSTIC: RELIC_TURNS * max(relics - 1, 0) + 1}


def urgency(mind: Mind, seat: SeatPublic) -> dict[str, int]:
    """Percent by which a player's gains on each track count: the more, the fewer turns are left of it."""
    return {track: URGENCY.get(turns, 100) for track, turns in turns_to_end(mind, seat).items()}


def nearness(mind: Mind, seat: SeatPublic) -> tuple[int, int]:
    """What players are compared by, whoever is nearest to a victory highest: turns where the end is in sight, then
    progress."""
    return -min(CLOSE + 1, *turns_to_end(mind, seat).values()), progress_of(seat)


# ---------------------------------------------------------------- the plan
def plan_of(mind: Mind) -> str:
    """8.1. The plan that most own traits belong to, unless another track is well ahead of its own; farther ahead
    where the deck does not serve it."""
    traits = mind.own.traits
    fitting = {plan: sum(1 for t in traits if t in listed) for plan, listed in PLAN_TRAITS.items()}
    plan = max(PLANS, key=lambda p: fitting[p])
    done = tracks(mind)
    lead = {p: done[p] - done[plan] - (AHEAD if fitting[p] >= SERVES and p != SURVIVAL else FAR_AHEAD) for p in PLANS}
    best = max(PLANS, key=lambda p: lead[p])
    return best if lead[best] >= 0 else plan


def tracks(mind: Mind) -> dict[str, int]:
    """How far each plan will have come in a few turns, in per mille: the progress of R2.11 with what icons and schools
    still bring. Survival: how far the healthiest other has fallen from 50."""
    healthiest = max((reputation_of(other) for other in mind.others), default=0)
    turns = min(mind.turns_left(), SOON)
    own = [tile for tile in mind.view.tiles if tile.owner == mind.seat and tile.designation]
    icons = sum(tile.believers // 2 for tile in own if tile.designation == "icon")
    schools = sum(1 for tile in own if tile.designation == "school")
    return {RELIGIOUS: mind.me.religious + 1000 * icons * turns // mind.view.believers_target,
            SOCIAL: (mind.me.social or 0) + 20 * schools * turns, MYSTIC: mind.me.mystic,
            SURVIVAL: max(0, 1000 - 20 * healthiest)}


def _worth(mind: Mind) -> Worth:
    """What the plan makes things worth now: what is far along is worth finishing, a low reputation saving, a weak
    opponent bringing down."""
    worth = WORTHS[mind.plan]
    own, me = mind.own.reputation, mind.me
    relic = LEAST.relic + 2000 * me.mystic * me.mystic // 1_000_000
    reputation = LEAST.reputation + 150 * (me.social or 0) * (me.social or 0) // 1_000_000
    if own < LOW_REPUTATION:
        reputation = 90 if own >= TOO_LOW else 250
    urgent = urgency(mind, me)
    worth = worth._replace(relic=max(worth.relic, relic) * urgent[MYSTIC] // 100,
                           reputation=max(worth.reputation, reputation) * urgent[SOCIAL] // 100,
                           believer=max(worth.believer, 3 if me.religious >= 500 else 2) * urgent[RELIGIOUS] // 100)
    if any(reputation_of(other) <= 15 for other in mind.others) and len(mind.others) == 1:
        worth = worth._replace(hurt=max(worth.hurt, 250))
    elif any((other.social or 0) >= LEADER for other in mind.others):
        worth = worth._replace(hurt=max(worth.hurt, 120))
    return worth._replace(relic=worth.relic + _gift(mind, worth.hurt))


def _gift(mind: Mind, hurt: int) -> int:
    """5.10. What the god gives for the next relic."""
    steps, held = GODS[mind.view.god].steps, mind.me.bonus_level
    if held >= len(steps):
        return 0
    if mind.view.god == "abukaros":
        falls = sum(FALL for other in mind.others if reputation_of(other) <= steps[held])
        return steps[held] * hurt * len(mind.others) + falls
    if mind.view.god == "zog_malomos":
        return 10 * mind.turns_left() * AVERAGE_TILE // 100
    return 150


# ---------------------------------------------------------------- tiles
def allotment(tile: TileView) -> tuple[int, int, int]:
    """Believers, donations, influence: as known, or what its structure lets expect, or the average."""
    if tile.believers >= 0:
        return tile.believers, tile.donations, tile.influence
    row = STRUCTURES[tile.structure] if tile.structure else None
    if row is None:
        return AVERAGE["believers"], AVERAGE["donations"], AVERAGE["influence"]
    return (AVERAGE["believers"] * row.believers, AVERAGE["donations"] * row.donations,
            AVERAGE["influence"] * row.influence)


def enterable(mind: Mind, tile: int) -> bool:
    """R6.2, as far as it is seen."""
    seen = mind.view.tiles[tile]
    if seen.mud or seen.structure == "restricted":
        return mind.has("gov_base")
    return seen.terrain != "water" and seen.designation != "ruin"


def base_rate(mind: Mind) -> int:
    """R9.3. The own propagation rate without what belongs to a tile, learnt from any neutral tile that shows one."""
    for tile in mind.view.tiles:
        if tile.forecast is not None and tile.owner < 0:
            return min(max(sum(term.value for term in tile.forecast.terms if term.tier != 2), 10), 99)
    return 50


def designation_worth(mind: Mind, tile: TileView) -> int:
    """What the designation of a tile still earns its owner, in points."""
    left = mind.turns_left()
    b, d, i = allotment(tile)
    match tile.designation:
        case "icon":
            return 3 * (b // 2) * left
        case "faith_village":
            return (d * scarcity(mind.own.donations) + i * scarcity(mind.own.influence)) * left // 150
        case "school":
            return 100 * left
        case "apostle" | "pantheon" | "sanctuary" | "private_barracks":
            return 100
    return 0
