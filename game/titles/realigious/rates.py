"""R4.6, R9.3, R9.7, R10.4-R10.17. Success rates, prices and rewards: what the rules roll by and pay, and what is told
before it.

Rates are built from terms so that the screen can list them. All values are percentage points; tiers run from 5 (lowest,
first) to 1; inside a tier "sets" come before sums. With relics `found` a rate is what it will be once they are gained.
"""
from __future__ import annotations

from game.core.modifiers import Bounds, Term, settle
from game.titles.realigious.queries import (
    CHURCH_RELIGION,
    IS_CHURCH,
    bonus_level,
    find,
    general_near,
    geo,
    has,
    holds_government,
    owns_celebrity,
    stacks,
)
from game.titles.realigious.state import GOV_POLICE, NONE, PANTHEON, STRUCTURE, Effect, Seat, State

RATE = Bounds(10, 99)
HOUSE = STRUCTURE.index("house")
BASE_PROPAGATION = Term(5, "term.base", 50)
BASE_ATTACK = Term(5, "term.base", 60)
BASE_DEFENCE = Term(4, "term.base", 10)
HINDU = Term(4, "term.hindu", -10)
ISLAMIC = Term(4, "term.islamic", 10)
LEVY = Term(4, "term.levy", 10)
OWN_CHURCH = Term(2, "term.own_church", 20)
OWN_PANTHEON = Term(2, "term.pantheon", 20)
CHILL_SHELTER = Term(2, "term.chill_shelter", 10)
CHILL_OPEN = Term(2, "term.chill_open", -10)
GENERAL = Term(2, "term.general", 15)
DIAMOND = Term(2, "term.diamond_body", 10)
FIRST_ARRIVAL = Term(2, "term.first_arrival", 20)
ALL_OR_NOTHING = Term(1, "term.all_or_nothing", 30)
PENANCE = Term(1, "term.penance", 100, sets=True)
ALLOTMENT = Term(5, "term.bonus_base", 100)
CALLING = Term(4, "term.bonus_christian", 20)
FAITHFUL = Term(4, "term.bonus_cleric", 100)
MONEY = Term(4, "term.bonus_businessperson", 100)
FIRST_TILE = {"cleric": FAITHFUL, "businessperson": MONEY}
LEVIED = 50  # believers, R10.6
RECKLESS = 10  # R10.11: a winning attacker loses on so much or less
PENALTY = (3, 5)  # reputation of a lost attack, R10.14; in piece combat, R10.17
SERVICE_PRICE, SERVICE_GAIN = 100, 2  # donations and reputation of each, R8.2
GOVERNMENT_REPUTATION = 5  # R17.6
SACRIFICE_GAIN = 15  # INF-1b
EXCHANGE_PRICE, EXCHANGE_GAIN = 200, 100  # of donations or influence, R17.6
Purse = tuple[int, int, int]
"""Believers, donations, influence."""


def propagation_terms(state: State, seat: int, tile: int, found: int = 0) -> list[Term]:
    """R9.3. The items of rate R for the seat's attempt on `tile`, whoever owns the tile."""
    player = state.seats[seat]
    terms = [BASE_PROPAGATION]
    if player.prop_stacks:
        terms.append(Term(4, "term.prop_consolation", 10 * player.prop_stacks, count=player.prop_stacks))
    if state.god == "zog_malomos":
        level = min(3, bonus_level(state, seat, found))
        if level:
            terms.append(Term(4, "term.relic", 10 * level, count=level))
    if player.believers >= 100:
        terms.append(Term(4, "term.believers", player.believers // 100, count=player.believers))
    if player.religion == "hindu":
        terms.append(HINDU)
    _tile_terms(state, seat, tile, terms)
    _card_terms(player, terms)
    return terms


def _tile_terms(state: State, seat: int, tile: int, terms: list[Term]) -> None:
    """Tier 2 of R9.3: church, pantheon, arid night (R11.2)."""
    structure = state.structure[tile]
    if CHURCH_RELIGION[structure] == state.seats[seat].religion:
        terms.append(OWN_CHURCH)
    designation, owner = state.designation, state.owner
    for u in geo(state).near[tile]:
        if designation[u] == PANTHEON and owner[u] == seat:
            terms.append(OWN_PANTHEON)
            break
    if state.climate == "arid" and not state.day:
        if structure == HOUSE or IS_CHURCH[structure]:
            terms.append(CHILL_SHELTER)
        elif structure == NONE:
            terms.append(CHILL_OPEN)


def _card_terms(player: Seat, terms: list[Term]) -> None:
    """Tier 1 of R9.3."""
    clergy: Effect | None = None
    reaper: Effect | None = None
    for effect in player.effects:
        if effect.kind == "penance":
            terms.append(PENANCE)
        elif effect.kind == "clergy":
            clergy = effect
        elif effect.kind == "reaper":
            reaper = effect
    if clergy is not None:
        terms.append(Term(1, "term.clergy", 3 * clergy.n, count=clergy.n))
    if reaper is not None:
        terms.append(Term(1, "term.reaper", 5 * reaper.n, count=reaper.n))


def propagation_rate(state: State, seat: int, tile: int) -> int:
    """R9.4. Rate R in 10..99."""
    return settle(propagation_terms(state, seat, tile), RATE)


def attack_terms(state: State, seat: int, tile: int, levied: bool, found: int = 0) -> list[Term]:
    """R10.7. The items of R1. `levied`: whether the levy bonus applies (R10.6)."""
    player = state.seats[seat]
    terms = [BASE_ATTACK]
    if player.attack_stacks:
        terms.append(Term(4, "term.attack_consolation", 10 * player.attack_stacks, count=player.attack_stacks))
    if state.god == "sekrazade":
        level = min(3, bonus_level(state, seat, found))
        if level:
            terms.append(Term(4, "term.relic", 10 * level, count=level))
    if levied:
        terms.append(LEVY)
    if player.religion == "islamic":
        terms.append(ISLAMIC)
    if general_near(state, seat, tile):
        terms.append(GENERAL)
    if has(player, "all_or_nothing"):
        terms.append(ALL_OR_NOTHING)
    return terms


def defence_terms(state: State, seat: int, tile: int, piece_combat: bool) -> list[Term]:
    """R10.8. The items of R2."""
    player = state.seats[seat]
    terms = [BASE_DEFENCE]
    if player.defence_stacks:
        terms.append(Term(3, "term.defence_consolation", 10 * player.defence_stacks, count=player.defence_stacks))
    if has(player, "diamond_body"):
        terms.append(DIAMOND)
    if piece_combat and player.religion != "christian":
        terms.append(FIRST_ARRIVAL)
    if general_near(state, seat, tile):
        terms.append(GENERAL)
    if has(player, "penance"):
        terms.append(PENANCE)
    tithes = stacks(player, "tithe")
    if tithes:
        terms.append(Term(1, "term.tithe", 10 * tithes, count=tithes))
    return terms


def combat_terms(state: State, attacker: int, defender: int, tile: int, between_pieces: bool, levied: bool,
                 found: int = 0) -> tuple[list[Term], list[Term]]:
    """R10.7, R10.8. The items of R1 and R2; under Repentance those of the propagation rate, and nothing against them
    (R10.10)."""
    if has(state.seats[attacker], "repentance"):
        return propagation_terms(state, attacker, tile, found), []
    attack = attack_terms(state, attacker, tile, levied, found)
    return attack, defence_terms(state, defender, tile, between_pieces)


def combat_rate(attack: list[Term], defence: list[Term]) -> tuple[int, int, int]:
    """R10.9, R10.10. (R1, R2, R), each in 10..99; R2 is 0 where there is no defence."""
    r1, r2 = settle(attack, RATE), settle(defence, RATE) if defence else 0
    return r1, r2, min(max(r1 - r2, RATE.low), RATE.high)


def would_levy(state: State, seat: int) -> bool:
    """R10.6. Whether a combat declared now by the seat would take believers and give the levy bonus."""
    player = state.seats[seat]
    return player.believers >= 100 and not has(player, "repentance")


def price_terms(state: State, seat: int) -> list[Term]:
    """R10.4 (C1). How the reputation price of declaring combat comes about; the terms add up to the price."""
    player = state.seats[seat]
    terms, price = [Term(4, "term.price_base", 2)], 2
    if has(player, "axis_of_evil") or has(player, "retribution"):
        terms.append(Term(3, "term.price_doubled", 2))
        price = 4
    blessed = find(player, "in_shaallah")
    if blessed is not None:
        off = min(price, blessed.n)
        terms.append(Term(3, "term.in_shaallah", -off))
        price -= off
    if owns_celebrity(state, seat, "lawyer") and price:
        terms.append(Term(2, "term.lawyer", -(price // 2)))
        price -= price // 2
    for kind, reason in (("repentance", "term.repentance"), ("holy_war", "term.holy_war")):
        if price and has(player, kind):
            terms.append(Term(1, reason, -price))
            price = 0
    if price and holds_government(state, seat, GOV_POLICE):
        terms.append(Term(1, "term.police", -price))
    return terms


def combat_price(state: State, seat: int) -> int:
    """R10.4. The reputation that declaring combat costs now."""
    return sum(term.value for term in price_terms(state, seat))


def combat_penalty(state: State, seat: int, amount: int) -> int:
    """R10.15. What a loss of `amount` reputation by a lost combat comes to."""
    if has(state.seats[seat], "holy_war"):
        return 0
    return (amount + 1) // 2 if owns_celebrity(state, seat, "lawyer") else amount


def combat_reward(religion: str, donations: int, influence: int, lost: Purse) -> Purse:
    """R10.13. Of the tile's allotment and of what the defender really lost, with the religion's share."""
    if religion == "christian":
        donations, influence = donations * 120 // 100, influence * 120 // 100
    b, d, i = lost[0], donations + lost[1], influence + lost[2]
    if religion == "islamic":
        b, d, i = b * 120 // 100, d * 120 // 100, i * 120 // 100
    return b, d, i


def bonus_terms(state: State, seat: int, own_piece: bool) -> list[Term]:
    """R9.7. What is added to a converted tile's allotment, in percent of it: the believers of a cleric's first tile,
    the donations and influence of a businessperson's; all else counts for the three of them."""
    player = state.seats[seat]
    terms = [ALLOTMENT]
    if player.religion == "christian":
        terms.append(CALLING)
    if joy := stacks(player, "ministry"):
        terms.append(Term(4, "term.bonus_ministry", 10 * joy, count=joy))
    if own_piece and not player.converted_first and player.character in FIRST_TILE:
        terms.append(FIRST_TILE[player.character])
    return terms


def propagation_reward(state: State, seat: int, tile: int, own_piece: bool) -> Purse:
    """R9.7. The allotment with its bonuses, rounded down per resource."""
    terms = bonus_terms(state, seat, own_piece)
    for_believers = sum(term.value for term in terms if term.text != MONEY.text)
    for_money = sum(term.value for term in terms if term.text != FAITHFUL.text)
    return (state.believers[tile] * for_believers // 100, state.donations[tile] * for_money // 100,
            state.influence[tile] * for_money // 100)


def has_treasure(state: State, seat: int, tile: int) -> bool:
    """5.11. Whether the tile's first converter gets King's Treasure, if it is this seat."""
    return STRUCTURE[state.structure[tile]] == "church_christian" and state.seats[seat].religion == "christian"


def treasure(state: State, seat: int) -> Purse:
    """5.11. King's Treasure instead of the allotment: half of what the player has, rounded down."""
    player = state.seats[seat]
    return player.believers // 2, player.donations // 2, player.influence // 2
