"""8.4, 8.7, 8.11. What each action card is worth now, in points, and the tiles that are best for it."""
from __future__ import annotations

from collections.abc import Callable

from game.titles.realigious.bot_fights import can_fight, combat_chance, fight_worth
from game.titles.realigious.bot_mind import (
    AVERAGE_TILE,
    CLOSE,
    DRAWN,
    LEADER,
    LOW_REPUTATION,
    MYSTIC,
    PACE,
    POINTS,
    RELIGIOUS,
    SOCIAL,
    SUCCESS,
    SURVIVAL,
    WINS,
    Mind,
    allotment,
    designation_worth,
    enterable,
    progress_of,
    scarcity,
    turns_to_end,
)
from game.titles.realigious.bot_rivals import designation_loss, hurt, relic_worth, share, stake
from game.titles.realigious.content import CARDS
from game.titles.realigious.view import HandCard, SeatPublic, TileView

DOOM, DOOM_LOSS, DOOMED = "spell_of_doom", 20, 80  # a loss so large hurts more than many small ones
RICH = 2500  # donations and influence together from which on cards may be wasted
Aim = tuple[int, int]  # worth, tile
Score = Callable[[Mind, HandCard], int]


# ---------------------------------------------------------------- what tiles are good for
def own_tiles(mind: Mind) -> list[TileView]:
    """The own tiles in index order."""
    return [t for t in mind.view.tiles if t.owner == mind.seat]


def endangered(mind: Mind, tile: int) -> bool:
    """Whether a piece of another player stands beside the tile."""
    return any(other.tile >= 0 and mind.map.distance[other.tile][tile] <= 1 for other in mind.others)


def designated(mind: Mind, kind: str, tile: TileView) -> int:
    """8.4. What an income designation would earn on an own tile, less what lies there now."""
    left = mind.turns_left()
    b, d, i = allotment(tile)
    if kind == "icon":
        worth = max(mind.worth.believer, 2) * (b // 2) * left
    elif kind == "faith_village":
        worth = (d * scarcity(mind.own.donations) + i * scarcity(mind.own.influence)) * left // 150
    else:
        worth = mind.worth.reputation * left - (3 * b + d + i) // 20
    if endangered(mind, tile.tile):
        worth = worth * 6 // 10
    if tile.separatist:
        worth //= 2
    return worth - designation_worth(mind, tile)


def best_designation(mind: Mind, kind: str) -> Aim:
    """The own tile on which the designation earns most."""
    return max(((designated(mind, kind, t), -t.tile) for t in own_tiles(mind)), default=(0, 0))


def gleaning_aim(mind: Mind) -> Aim:
    """EXP-1a. The revealed neutral tile with most believers."""
    return max(((mind.value(t.believers, 0, 0), -t.tile) for t in mind.view.tiles
                if t.owner < 0 and t.known == 2 and t.fog != 1), default=(0, 0))


def mountain_aim(mind: Mind) -> Aim:
    """EXP-6a. The enemy tile with most believers; one that has a designation is taken from its owner, too."""
    left = mind.turns_left()
    return max((((mind.worth.believer * t.believers // 2) * left
                 + designation_loss(mind, t), -t.tile)
                for t in mind.view.tiles if t.owner not in (-1, mind.seat) and t.known == 2 and t.fog != 1),
               default=(0, 0))


def hospital_aim(mind: Mind) -> Aim:
    """INF-2a. A rich neutral tile near the pieces of others."""
    def visits(tile: TileView) -> int:
        near = [mind.map.distance[o.tile][tile.tile] for o in mind.others if o.tile >= 0]
        ways = sum(1 for u in mind.map.near[tile.tile] if mind.view.tiles[u].terrain != "water")
        return sum(max(4 - d, 0) for d in near) * 10 + ways * 5 + sum(allotment(tile)) // 30
    return max(((visits(t), -t.tile) for t in mind.view.tiles if t.owner < 0 and t.known == 2 and not t.designation),
               default=(0, 0))


def revelation_aim(mind: Mind) -> Aim:
    """ASC-3b. The known relic with most neutral tiles on the line from the nearest own tile."""
    best: Aim = (0, 0)
    mine = [t.tile for t in own_tiles(mind)]
    for tile in mind.view.tiles:
        if tile.relic < 0 or tile.fog == 1 or not mine:
            continue
        nearest = min(mine, key=lambda t: (mind.map.distance[t][tile.tile], t))
        line = [mind.view.tiles[t] for t in mind.map.line(nearest, tile.tile)]
        free = sum(1 for t in line if t.owner < 0 and t.terrain != "water")
        best = max(best, (free * AVERAGE_TILE * SUCCESS // 100, -tile.tile))
    return best


def here(mind: Mind) -> TileView:
    """The tile under the own piece."""
    return mind.view.tiles[mind.me.tile]


def will_fight(mind: Mind) -> bool:
    """Whether step B of this turn will be a combat with the contact tile's owner."""
    tile = here(mind)
    return mind.view.contact and can_fight(mind, tile.tile)


def piece_here(mind: Mind) -> bool:
    """Whether that combat would be one between pieces."""
    tile = here(mind)
    return tile.owner >= 0 and mind.view.seats[tile.owner].tile == tile.tile


# ---------------------------------------------------------------- worth of a card, by kind
def _rate_card(points: int) -> Score:
    """A lasting propagation rate."""
    def score(mind: Mind, card: HandCard) -> int:
        return points * mind.turns_left() * AVERAGE_TILE // 100
    return score


def _gleaning(mind: Mind, card: HandCard) -> int:
    return gleaning_aim(mind)[0]


def _net(mind: Mind, card: HandCard) -> int:
    return 10 * SUCCESS * mind.turns_left() * AVERAGE_TILE // 10000


def _ministry(mind: Mind, card: HandCard) -> int:
    return 10 * SUCCESS * mind.turns_left() * AVERAGE_TILE // 10000


def _harvest(mind: Mind, card: HandCard) -> int:
    return 2 * (5 * mind.turns_left() * AVERAGE_TILE // 100 - 200) if len(mind.own.hand) < 3 else 0


def _icon(mind: Mind, card: HandCard) -> int:
    return best_designation(mind, "icon")[0]


def _village(mind: Mind, card: HandCard) -> int:
    return best_designation(mind, "faith_village")[0]


def _school(mind: Mind, card: HandCard) -> int:
    return best_designation(mind, "school")[0]


def _mountains(mind: Mind, card: HandCard) -> int:
    return mountain_aim(mind)[0]


def _apostles(mind: Mind, card: HandCard) -> int:
    """Two rich tiles become safe, where enemies are near enough to want them. What lies on them would go."""
    worths = sorted((sum(allotment(t)) // 2 - designation_worth(mind, t) for t in own_tiles(mind)
                     if t.designation != "apostle" and endangered(mind, t.tile)), reverse=True)
    return sum(worths[:2]) if len(worths) >= 2 else 0


def _pantheon(mind: Mind, card: HandCard) -> int:
    return 20 * 3 * AVERAGE_TILE // 100


def _tithe(mind: Mind, card: HandCard) -> int:
    return 60 + 25 * len(own_tiles(mind))


def _repentance(mind: Mind, card: HandCard) -> int:
    """Three turns of free combats by the propagation rate: good where enemy tiles lie around."""
    near = [t for t in mind.map.disc[2][mind.me.tile] if can_fight(mind, t)]
    return 250 * min(len(near), 4) + (mind.worth.hurt * 4 if mind.plan == SURVIVAL else 0)


def _indulgence(mind: Mind, card: HandCard) -> int:
    low = mind.own.reputation
    return (50 - low) * mind.worth.reputation if low <= LOW_REPUTATION else 0


def _reputation(points: int) -> Score:
    """Own reputation; nothing is worth more when it wins."""
    def score(mind: Mind, card: HandCard) -> int:
        wins = WINS if mind.own.reputation + points >= 100 else 0
        return min(points, 100 - mind.own.reputation) * mind.worth.reputation + wins
    return score


def _left_hand(mind: Mind, card: HandCard) -> int:
    back = "right_hand" in mind.own.grave
    return 3 * mind.worth.reputation * back if mind.plan == SOCIAL else 0


def _hospital(mind: Mind, card: HandCard) -> int:
    worth, _ = hospital_aim(mind)
    return 7 * mind.worth.reputation if worth > 30 else 2 * mind.worth.reputation


def _king(mind: Mind, card: HandCard) -> int:
    """INF-6a. What the dearest other card would cost."""
    return max((price_saved(mind, other) for other in mind.own.hand if other.slot != card.slot), default=0)


def price_saved(mind: Mind, card: HandCard) -> int:
    """What being free saves for a card that is wanted at all."""
    row = CARDS[card.card]
    if row.kind == "reaction" or row.level is None or row.level < 7 or card.card == "spell_of_doom":
        return 0
    if row.text_price == "all":
        return max(mind.money, 1800) * 6 // 10
    return (row.donations + row.influence) * 6 // 10 if SCORES.get(card.card) else 0


def _blessing(mind: Mind, card: HandCard) -> int:
    return 2 * DRAWN if any(kind in WANTED[mind.plan] for kind in mind.own.deck) else 0


def _hurt(points: int) -> Score:
    """All others lose reputation."""
    def score(mind: Mind, card: HandCard) -> int:
        return sum(hurt(mind, other.seat, points) for other in mind.others)
    return score


def _axis(mind: Mind, card: HandCard) -> int:
    return 4 * max((stake(mind, other.seat).hurt for other in mind.others), default=0)


def _judgement(mind: Mind, card: HandCard) -> int:
    return 9 * max((stake(mind, other.seat).hurt for other in mind.others), default=0)


def _panic(mind: Mind, card: HandCard) -> int:
    if not will_fight(mind) or piece_here(mind):
        return 0
    return combat_chance(mind, here(mind).tile) * AVERAGE_TILE // 100


def _host(mind: Mind, card: HandCard) -> int:
    """8.4. Only on an enemy tile worth more than 250."""
    if not will_fight(mind) or mind.has("heavenly_host"):
        return 0
    tile = here(mind)
    b, d, i = allotment(tile)
    worth = mind.worth.believer * b // 2 + d + i + designation_worth(mind, tile)
    glory = 500 if piece_here(mind) else 0
    if worth + glory <= 250:
        return 0
    chance = combat_chance(mind, tile.tile)
    return (100 - chance) * (worth + glory + 3 * mind.worth.reputation + b) // 100


def _reckless(mind: Mind, card: HandCard) -> int:
    if mind.has("all_or_nothing") or not will_fight(mind):
        return 0
    return 150 + (200 if mind.plan == SURVIVAL else 0)


def _holy_war(mind: Mind, card: HandCard) -> int:
    if mind.me.religion == "buddhist" or mind.has("holy_war"):
        return 0
    near = [t for t in mind.map.disc[2][mind.me.tile] if can_fight(mind, t)]
    return 9 * mind.worth.reputation * min(len(near), 3) // 3


def _barracks(mind: Mind, card: HandCard) -> int:
    return max((barracks_worth(mind, t) for t in own_tiles(mind) if t.structure not in ("", "none")), default=0)


def barracks_worth(mind: Mind, tile: TileView) -> int:
    """HOL-5b. Combats with the enemy tiles around, for as long as there are any."""
    gains = sorted((fight_worth(mind, u) for u in mind.map.near[tile.tile] if can_fight(mind, u)), reverse=True)
    return sum(max(g, 0) for g in gains[:3]) - designation_worth(mind, tile)


def _contract(mind: Mind, card: HandCard) -> int:
    return 200 if mind.own.reputation > LOW_REPUTATION else 0


def _offering(mind: Mind, card: HandCard) -> int:
    return mind.worth.relic // 3


def _relic(mind: Mind, card: HandCard) -> int:
    """Gain a relic, which may be the last one needed."""
    return relic_worth(mind) + 300


def _homecoming(mind: Mind, card: HandCard) -> int:
    return mind.worth.relic * 7 // 10 if mind.plan == MYSTIC else 0


def _ascended(mind: Mind, card: HandCard) -> int:
    if mind.plan == MYSTIC or mind.turns_left() < 5:
        return 0
    return 5 * (100 - SUCCESS) * AVERAGE_TILE // 100 - 2 * mind.worth.relic // 4


def _revelation(mind: Mind, card: HandCard) -> int:
    return revelation_aim(mind)[0]


def _pious(mind: Mind, card: HandCard) -> int:
    """ASC-5b. Own bad states against the good ones of the leader."""
    return max((piety_worth(mind, seat.seat) for seat in mind.view.seats if seat.alive), default=0)


def piety_worth(mind: Mind, seat: int) -> int:
    """What ending all states of a player is worth to the user."""
    states = mind.view.seats[seat].states
    good = sum(max(s.n, 1) for s in states if s.mood == "good" and s.id not in NOT_ENDED)
    bad = sum(max(s.n, 1) for s in states if s.mood == "bad" and s.id not in NOT_ENDED)
    if seat == mind.seat:
        return 200 * bad - 150 * good
    return (80 * good - 80 * bad) * (2 if progress_of(mind.view.seats[seat]) >= LEADER else 1)


NOT_ENDED = ("truce", "celebrity_owned", "relic_bonus", "night_eye", "stealth", "high_ground", "blessing",
             "prepared_king")


def _draws(count: int) -> Score:
    """8.4. Drawing cards when the hand has one other card or none."""
    def score(mind: Mind, card: HandCard) -> int:
        others = len(mind.own.hand) - 1
        if doomed(mind, card.slot, count):
            return 0
        hungry = mind.plan in (SURVIVAL, MYSTIC)
        room = count if others + count <= 3 else (3 - others)
        return DRAWN * room * (2 if hungry else 1) if others <= 1 or hungry else 0
    return score


def doomed(mind: Mind, but: int, count: int) -> bool:
    """Whether `count` more cards in the hand would push a Spell of Doom out of it; the card in slot `but` is used."""
    after = [card.card for card in mind.own.hand if card.slot != but]
    return DOOM in after[max(3 - count, 0):]


def _answer(mind: Mind, card: HandCard) -> int:
    useless = useless_card(mind, card.slot)
    if useless == DOOM:
        return DOOM_LOSS * mind.worth.reputation
    return 2 * DRAWN if useless and mind.money > RICH else 0


def useless_card(mind: Mind, but: int) -> str:
    """The hand card, not the one in slot `but`, that the bot would rather not have; "" when all are good."""
    hand = [card for card in mind.own.hand if card.slot != but]
    if any(card.card == DOOM and (not card.payable or mind.plan != SURVIVAL) for card in hand):
        return DOOM
    for card in hand:
        row = CARDS[card.card]
        idle = card.card not in SCORES or card.gate_donations + card.gate_influence > mind.money
        wanted = card.card in WANTED[mind.plan] or row.kind == "reaction"
        if row.group == "shame" or (row.group == "strategy" and idle and not wanted):
            return card.card
    return ""


def _doom(mind: Mind, card: HandCard) -> int:
    """SAC-2b. The next player loses 20, now or in three draws."""
    victim = _next_seat(mind)
    struck = 0 if victim is None else hurt(mind, victim.seat, DOOM_LOSS)
    # it strikes its holder when it is discarded
    saved = DOOM_LOSS * max(mind.worth.reputation, DOOMED) * (card.slot + 1) // 4
    return (struck if victim is mind.leading else struck * 6 // 10) + saved


def _next_seat(mind: Mind) -> SeatPublic | None:
    following = [s for s in mind.view.next_seats if s != mind.seat]
    return mind.view.seats[following[0]] if following else None


def _cataclysm(mind: Mind, card: HandCard) -> int:
    mine = len(mind.own.hand) - 1
    if any(other.card == DOOM for other in mind.own.hand):
        return 0
    theirs = sum(other.hand for other in mind.others)
    return 60 * theirs - 120 * mine + (4 * mind.worth.hurt if mind.plan == SURVIVAL else 0) + 200


def _time(mind: Mind, card: HandCard) -> int:
    """SAC-3b. A leader near the goal is set back."""
    return max((back_worth(mind, other) for other in mind.others), default=0)


def back_worth(mind: Mind, seat: SeatPublic) -> int:
    """What a player loses who is set back to the last turn but one: about a turn's gain on the track that is nearest
    to its end."""
    turns = turns_to_end(mind, seat)
    near = min(turns, key=lambda track: turns[track])
    if turns[near] > CLOSE:
        return 0
    worth = stake(mind, seat.seat)
    gain = {RELIGIOUS: 2 * PACE * worth.believer, SOCIAL: 2 * POINTS * worth.reputation, MYSTIC: worth.relic // 2}
    return (600 + gain[near]) * share(mind, seat.seat) // 100


def _ruin(mind: Mind, card: HandCard) -> int:
    return ruin_aim(mind)[0] - 300


def ruin_aim(mind: Mind) -> Aim:
    """SAC-5b. The enemy tile whose designation is worth most."""
    return max(((designation_loss(mind, t), -t.tile) for t in mind.view.tiles
                if t.owner not in (-1, mind.seat) and t.known == 2 and t.structure == "none"), default=(0, 0))


def _now(mind: Mind, card: HandCard) -> int:
    return 5000


def _torrent(mind: Mind, card: HandCard) -> int:
    """8.11. When three neutral tiles lie within reach, or the hand is full."""
    near = sum(1 for t in mind.map.disc[2][mind.me.tile] if mind.view.tiles[t].owner < 0 and enterable(mind, t))
    return 5000 if near >= 3 or len(mind.own.hand) >= 3 else 0


def _extremist(mind: Mind, card: HandCard) -> int:
    """8.11. It comes anyway: better while no tile can fall away or all are near enough to be calmed."""
    return 50 if all(mind.map.distance[mind.me.tile][t.tile] <= 3 for t in own_tiles(mind)) else 0


def _mercy(mind: Mind, card: HandCard) -> int:
    """The next strategy card is free: wait for a dear one unless the hand fills."""
    dear = max((price_saved(mind, c) for c in mind.own.hand), default=0)
    return 300 if dear or len(mind.own.hand) >= 3 else 0


def _footsteps(mind: Mind, card: HandCard) -> int:
    """R19.9. Only to calm an own tile that is about to fall away."""
    return max((designation_worth(mind, t) + sum(allotment(t)) // 3 - 300 for t in own_tiles(mind) if t.separatist),
               default=0)


SCORES: dict[str, Score] = {
    "gleaning": _gleaning, "repentance": _repentance, "train_clergy": _rate_card(3), "ordain_apostles": _apostles,
    "cast_net": _net, "age_of_cathedrals": _pantheon, "reaper": _rate_card(5), "harvest_season": _harvest,
    "move_mountains": _mountains, "miracle_icon": _icon, "tithe": _tithe, "joy_of_ministry": _ministry,
    "faith_village": _village, "indulgence": _indulgence, "relief_corps": _reputation(3),
    "noble_sacrifice": _reputation(15), "guardian_of_life": _hospital, "right_hand": _reputation(3),
    "left_hand": _left_hand, "new_generation": _school, "axis_of_evil": _axis, "anointed_king": _king,
    "blessing": _blessing, "simple_prank": _hurt(3), "panic_rout": _panic, "contract_killing": _contract,
    "all_or_nothing": _reckless, "fear_trembling": _barracks, "declare_holy_war": _holy_war, "heavenly_host": _host,
    "burnt_offering": _offering, "last_fragment": _relic, "ascended_power": _ascended, "special_grace": _draws(2),
    "revelation": _revelation, "pious_mind": _pious, "true_homecoming": _homecoming, "second_coming": _relic,
    "night_temperance": _draws(1), "gods_answer": _answer, "spell_of_doom": _doom, "time_reversal": _time,
    "future_body": _draws(3), "cataclysm": _cataclysm, "minor_sacrifice": _ruin, "judgement_day": _judgement,
    "footsteps_of_god": _footsteps, "glory_mercy": _mercy, "glory_torrent": _torrent, "extremist": _extremist,
    "glory_treasure": _now, "glory_seeker": _now, "glory_chance": _now,
}
WANTED: dict[str, tuple[str, ...]] = {
    RELIGIOUS: ("miracle_icon", "move_mountains", "gleaning", "joy_of_ministry"),
    SOCIAL: ("new_generation", "noble_sacrifice", "relief_corps"),
    MYSTIC: ("true_homecoming", "last_fragment", "second_coming"),
    SURVIVAL: ("spell_of_doom", "judgement_day", "simple_prank", "cataclysm"),
}
