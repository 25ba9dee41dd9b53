"""What holds at every question of a match, whatever happened: for tests and reports, never for play.

Each check yields one English sentence for what is broken. Not checked: whether a change was allowed.
"""
from __future__ import annotations

from collections.abc import Iterator

from game.titles.realigious.cards.base import kind_of
from game.titles.realigious.content import (
    CARDS,
    CELEBRITIES,
    CLIMATES,
    COUNTS,
    GLORY_CARDS,
    GODS,
    SHAME_CARDS,
    TRAITS,
)
from game.titles.realigious.mapgen import BURIAL, HINTS, site
from game.titles.realigious.queries import IS_CHURCH, IS_GOVERNMENT, connected_without, contactable, ownable
from game.titles.realigious.state import (
    DESIGNATION,
    FOREST,
    HOSPITAL,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    NONE,
    RESTRICTED,
    RUIN,
    SEPARATIST_TURNS,
    STRUCTURE,
    TERRAIN,
    WATER,
    WINDS,
    Seat,
    State,
)

HAND_LIMIT = 3  # R5.4
DECK_LIST = (10, 22)  # R5.1
SQUALL = 6  # R11.1
SNAPSHOTS = 2  # R22.8
WINDOWS_DEEP = 8  # R21.7
ACT_ONCE = (*GLORY_CARDS, *SHAME_CARDS)  # R5.15
UNCOUNTED = ("game", "use", "cycle")  # effects without a counter


def invariants(state: State) -> list[str]:
    """TitleSpec.invariants: what is broken; empty when all is well."""
    broken = list(_sizes(state))
    if broken:
        return broken  # nothing else can be looked up
    for check in (_map, _owners, _designations, _marks, _seats, _effects, _relics, _forces, _time):
        broken.extend(check(state))
    return broken


def _sizes(state: State) -> Iterator[str]:
    """R14.1. One entry for each tile in every column, one map size for each number of players."""
    tiles = state.n * state.n
    if state.n not in COUNTS or COUNTS[state.n].players != len(state.seats):
        yield f"R14.1: {len(state.seats)} players on a map of {state.n} x {state.n}"
    for name in ("terrain", "structure", "designation", "owner", "believers", "donations", "influence"):
        if len(getattr(state, name)) != tiles:
            yield f"R14.1: {len(getattr(state, name))} entries in {name} for {tiles} tiles"
    for seat, player in enumerate(state.seats):
        if len(player.knowledge) != tiles:
            yield f"R12.4: seat {seat} knows {len(player.knowledge)} of {tiles} tiles"
    for name, known in (("terrain", TERRAIN), ("structure", STRUCTURE), ("designation", DESIGNATION)):
        if max(getattr(state, name), default=0) >= len(known):
            yield f"R13.1: a {name} above {len(known) - 1}"
    if sorted(state.order) != list(range(len(state.seats))):
        yield f"R1.4: turn order {state.order}"


# ---------------------------------------------------------------- tiles
def _map(state: State) -> Iterator[str]:
    """R14.8, 5.9, R23.11. Burial totals and counts never change; blocked tiles never cut the map."""
    for what, each, _ in BURIAL:
        total = sum(getattr(state, what))
        if total != each * len(state.seats):
            yield f"R14.8: {what} of all tiles are {total}, not {each * len(state.seats)}"
        for tile, amount in enumerate(getattr(state, what)):
            empty = state.terrain[tile] == WATER or IS_GOVERNMENT[state.structure[tile]]
            if amount < 0 or (empty and amount):
                yield f"R14.8: tile {tile} has {amount} {what}"
    counts, climate, n = COUNTS[state.n], CLIMATES[state.climate], state.n
    found = [state.structure.count(s) for s in range(len(STRUCTURE))]
    wanted = {"house": counts.house, "building": counts.building, "office": counts.office,
              STRUCTURE[FOREST]: climate.forest[n], STRUCTURE[MOUNTAIN]: climate.mountain[n]}
    wanted.update((name, 1) for name, is_it in zip(STRUCTURE, IS_GOVERNMENT, strict=True) if is_it)
    for name, count in wanted.items():
        if found[STRUCTURE.index(name)] != count:
            yield f"5.9: {found[STRUCTURE.index(name)]} tiles with {name}, not {count}"
    churches = sum(count for count, is_it in zip(found, IS_CHURCH, strict=True) if is_it)
    if churches != counts.church:
        yield f"5.9: {churches} churches, not {counts.church}"
    blocked = (state.terrain.count(WATER), found[RESTRICTED])
    if blocked not in ((climate.water[n], counts.restricted), (0, 0)):  # none: the last resort of R14.5
        yield f"5.9: {blocked[0]} water and {blocked[1]} restricted tiles"
    for tile in range(n * n):
        if state.terrain[tile] == WATER and state.structure[tile] != NONE:
            yield f"R13.1: {STRUCTURE[state.structure[tile]]} on water, tile {tile}"
    if not connected_without(state, ()):
        yield "R14.5: the contactable tiles are not one area"


def _owners(state: State) -> Iterator[str]:
    """R13.1, R2.10, R12.4. Only ownable tiles have an owner, who lives and knows them."""
    for tile, owner in enumerate(state.owner):
        if owner == NEUTRAL:
            continue
        if not 0 <= owner < len(state.seats) or not state.seats[owner].alive:
            yield f"R2.10: tile {tile} belongs to {owner}, who does not live"
        elif not ownable(state, tile):
            yield f"R13.1: tile {tile} cannot be owned but belongs to {owner}"
        elif state.seats[owner].knowledge[tile] != 2:
            yield f"R12.4: tile {tile} is not revealed to its owner {owner}"


def _designations(state: State) -> Iterator[str]:
    """R23.1, R23.9, R23.11. Designations of an owner need one; hospitals have their placer."""
    starts = site(state.n).starts
    for tile, mark in enumerate(state.designation):
        if mark and mark not in (HOSPITAL, RUIN) and state.owner[tile] == NEUTRAL:
            yield f"R23.1: {DESIGNATION[mark]} on the neutral tile {tile}"
        if mark and (state.terrain[tile] == WATER or IS_GOVERNMENT[state.structure[tile]]):
            yield f"R23.1: {DESIGNATION[mark]} on tile {tile}, which cannot be owned"
        if mark == RUIN and (state.structure[tile] != NONE or tile in starts):
            yield f"SAC-5b: a ruin on tile {tile}, a structure or a start point"
        if (mark == HOSPITAL) != (tile in state.hospitals):
            yield f"R23.9: tile {tile} is {DESIGNATION[mark]!r}, its placer {state.hospitals.get(tile)}"


def _marks(state: State) -> Iterator[str]:
    """R19.12, R16, R11.4. Separatists, hints, converted churches, mud."""
    for tile, left in state.separatists.items():
        if state.owner[tile] == NEUTRAL or not 1 <= left <= SEPARATIST_TURNS:
            yield f"R19.12: tile {tile} of {state.owner[tile]} is separatist for {left}"
    for tile, hint in state.hints.items():
        if not IS_CHURCH[state.structure[tile]] or hint not in HINTS:
            yield f"R14.10: hint {hint!r} on tile {tile}"
    for tile in state.church_done:
        if not IS_CHURCH[state.structure[tile]]:
            yield f"R16.2: tile {tile} is no church but was converted as one"
    if len(set(state.church_done)) != len(state.church_done):
        yield f"R16.2: churches converted first twice: {state.church_done}"
    for tile in state.mud:
        if state.climate != "cold" or not contactable(state, tile):
            yield f"R11.4: mud on tile {tile}"


# ---------------------------------------------------------------- players
def _seats(state: State) -> Iterator[str]:
    """R2.2, R4.2, R5, R2.10. Numbers in range, hands and decks; the dead have nothing."""
    for seat, player in enumerate(state.seats):
        if not 0 <= player.reputation <= 100:
            yield f"R2.2: seat {seat} has reputation {player.reputation}"
        for name in ("believers", "donations", "influence", "prop_stacks", "attack_stacks", "defence_stacks",
                     "bonus_floor", "streak", "skip", "extra", "turns"):
            if getattr(player, name) < 0:
                yield f"R4.2: seat {seat} has {getattr(player, name)} {name}"
        if len(player.snapshots) > SNAPSHOTS:
            yield f"R22.8: seat {seat} has {len(player.snapshots)} snapshots"
        if max(player.knowledge) > 2:
            yield f"R12.4: seat {seat} has knowledge {max(player.knowledge)}"
        yield from _dead(state, seat) if not player.alive else _living(state, seat, player)


def _dead(state: State, seat: int) -> Iterator[str]:
    player = state.seats[seat]
    if player.tile != -1 or player.hand or player.deck or player.grave or player.effects:
        yield f"R2.10: seat {seat} is eliminated but still has a piece, cards or states"


def _living(state: State, seat: int, player: Seat) -> Iterator[str]:
    if not 0 <= player.tile < state.n * state.n or state.terrain[player.tile] == WATER:
        yield f"R6.2: the piece of seat {seat} is on tile {player.tile}"
    elif player.knowledge[player.tile] == 0:
        yield f"R12.5: seat {seat} does not know tile {player.tile}, where its piece stands"
    if len(player.hand) > HAND_LIMIT:
        yield f"R5.4: seat {seat} has {len(player.hand)} cards in the hand"
    if not player.deck:
        yield f"R5.3: seat {seat} has an empty deck"
    if not DECK_LIST[0] <= len(player.deck_list) <= DECK_LIST[1]:
        yield f"R5.1: the deck list of seat {seat} has {len(player.deck_list)} cards"
    buried = [kind_of(code) for code in player.grave]
    drawn = [*(card.kind for card in player.hand), *(kind_of(code) for code in player.deck)]
    for kind in (*player.deck_list, *drawn, *buried):
        if kind not in CARDS:
            yield f"5.3: seat {seat} has a card {kind!r}"
    for kind in player.deck_list:
        if kind in ACT_ONCE:
            yield f"R5.15: {kind} in the deck list of seat {seat}"
    for kind in buried:
        if kind in ACT_ONCE or kind == "spell_of_doom":
            yield f"5.5: {kind} in the graveyard of seat {seat}"
    for trait in player.traits:
        if trait not in TRAITS:
            yield f"R20.1: seat {seat} has a trait {trait!r}"


def _effects(state: State) -> Iterator[str]:
    """R22. A counter that has reached 0 is gone, or is about to act in this start phase (R22.5); clocks are living
    players."""
    for seat, player in enumerate(state.seats):
        for effect in player.effects:
            if effect.until in UNCOUNTED:
                continue
            due = effect.until == "start" and effect.left == 0 and state.phase == "start" and seat == state.acting
            if effect.left < 1 and not due:
                yield f"R22.1: {effect.kind} of seat {seat} has {effect.left} left"
            if effect.clock >= 0 and not state.seats[effect.clock].alive:
                yield f"R2.10: {effect.kind} of seat {seat} is counted by the eliminated seat {effect.clock}"
    for truce in state.truces:
        pair = (truce.proposer, truce.partner)
        if pair[0] == pair[1] or truce.left < 1 or not all(state.seats[s].alive for s in pair):
            yield f"R8.7: truce of {pair} with {truce.left} left"


# ---------------------------------------------------------------- relics, forces, time
def _relics(state: State) -> Iterator[str]:
    """R15. A relic lies on the map, is with a living player, or has left the game."""
    taken: list[int] = []
    kinds = range(1, len(GODS[state.god].types) + 1) if GODS[state.god].types else range(1)
    for number, relic in enumerate(state.relics):
        if relic.kind not in kinds:
            yield f"5.10: relic {number} of {state.god} has type {relic.kind}"
        if relic.tile >= 0 and relic.holder != NOBODY:
            yield f"R15.4: relic {number} is on tile {relic.tile} and with seat {relic.holder}"
        if relic.holder != NOBODY and not state.seats[relic.holder].alive:
            yield f"R2.10: relic {number} is with the eliminated seat {relic.holder}"
        if relic.holder == NOBODY and not relic.counted:
            yield f"R15.3: relic {number} is uncounted and with nobody"
        if relic.holder == NOBODY and (relic.lay >= 0 or relic.givers):
            yield f"G77: relic {number} is with nobody but came from {relic.givers} and tile {relic.lay}"
        if relic.tile < 0:
            continue
        if not ownable(state, relic.tile):
            yield f"R15.7: relic {number} is on tile {relic.tile}"
        if relic.tile in taken:
            yield f"R15.7: two relics on tile {relic.tile}"
        taken.append(relic.tile)


def _forces(state: State) -> Iterator[str]:
    """R17, R18. Governments stand where their structures are; owners live."""
    offices = [t for t, s in enumerate(state.structure) if IS_GOVERNMENT[s]]
    if sorted(state.governments) != offices:
        yield f"R17.1: governments on {sorted(state.governments)}, buildings on {offices}"
    for tile, government in state.governments.items():
        if government.bought < 0 or not _nobody_or_living(state, government.holder):
            yield f"R17.2: government {tile} of {government.holder}, bought {government.bought} times"
    types = [c.type for c in state.celebrities if c.tile >= 0]
    if len(set(types)) != len(types) or any(kind not in CELEBRITIES for kind in types):
        yield f"R14.11: celebrities {types}"
    for celebrity in state.celebrities:
        if celebrity.tile >= 0 and state.terrain[celebrity.tile] == WATER:
            yield f"R18.1: {celebrity.type} on water, tile {celebrity.tile}"
        if celebrity.bought < 0 or not _nobody_or_living(state, celebrity.owner) \
                or not _nobody_or_living(state, celebrity.contract):
            yield f"R18.2: {celebrity.type} of {celebrity.owner}, bought {celebrity.bought} times"


def _nobody_or_living(state: State, seat: int) -> bool:
    return seat == NOBODY or (0 <= seat < len(state.seats) and state.seats[seat].alive)


def _time(state: State) -> Iterator[str]:
    """R3.11, R11, R12.1. Counters and the climate's gauges."""
    if not 1 <= state.cycle <= state.cycle_limit + 1:
        yield f"R2.11: cycle {state.cycle} of {state.cycle_limit}"
    if state.light_left < 1:
        yield f"R12.1: {state.light_left} cycles of light left"
    if not 0 <= state.gauge <= (SQUALL if state.climate == "tropical" else 0):
        yield f"R11.1: squall gauge {state.gauge} in a {state.climate} region"
    if state.wind not in (WINDS if state.climate == "temperate" else ("",)):
        yield f"R11.3: wind {state.wind!r} in a {state.climate} region"
    if state.acting not in state.order:
        yield f"R3.1: turn player {state.acting}"
    if not 0 <= state.open_windows <= WINDOWS_DEEP:
        yield f"R21.7: {state.open_windows} windows stand open"
    for seat, player in enumerate(state.seats):
        if not state.open_windows and (player.fallen or any(card.leaving for card in player.hand)):
            yield f"SAC-4b: seat {seat} is still discarding its hand"
