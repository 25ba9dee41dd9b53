"""What holds for every table of Creed: no tile, token, cube or counter is lost or doubled."""
from __future__ import annotations

from collections.abc import Iterator

from game.titles.creed.content import ACTIONS, COUNTERS, CUBES, FORTRESSES, UNITS, WHITE
from game.titles.creed.geometry import rank_of, side_of
from game.titles.creed.queries import ALL_TENTS, tiles, visible
from game.titles.creed.state import BLANK, COMMANDER, KINDS, KING, Seat, State


def invariants(state: State) -> list[str]:
    """What is broken, as sentences for programmers; empty when all is well."""
    broken: list[str] = []
    for seat, player in enumerate(state.seats):
        found = [*_units(state, seat, player), *_memory(player), *_camp(player), *_counters(player)]
        broken += [f"seat {seat}: {text}" for text in found]
    if state.phase in ("units", "play"):
        broken += _tokens(state)
    return broken


def _units(state: State, seat: int, player: Seat) -> Iterator[str]:
    """R1.4, R1.5, R2.10."""
    for unit, count in enumerate(tiles(player)):
        there = player.hand[unit] + player.fallen[unit] + player.units.count(unit + 1)
        if there != count:
            yield f"{there} tiles of {UNITS[unit].id}, the nation has {count}"
    for cell, unit in enumerate(player.units):
        down, attacked, boost = player.down >> cell & 1, player.attacked >> cell & 1, player.boost[cell]
        if unit and state.swamps[seat] >> cell & 1:
            yield f"a unit in the swamp of cell {cell}"
        if down and (rank_of(cell) != 3 or not unit or attacked or boost):
            yield f"cell {cell} is face-down on rank {rank_of(cell)}, unit {unit}, attacked {attacked}, boost {boost}"
        if not unit and (attacked or boost):
            yield f"cell {cell} is empty and marked"


def _memory(player: Seat) -> Iterator[str]:
    """Section 4. What the enemies know of the fallen."""
    if sum(player.lost) - player.doubt != sum(player.fallen):
        yield f"{sum(player.lost)} known dead less {player.doubt} taken back, {sum(player.fallen)} fallen"
    for unit, (count, shown) in enumerate(zip(tiles(player), visible(player), strict=True)):
        if shown + player.lost[unit] > count:
            yield f"{shown} seen and {player.lost[unit]} dead of {count} {UNITS[unit].id}"
        if UNITS[unit].class_ == "special" and player.lost[unit] != player.fallen[unit]:
            yield f"{UNITS[unit].id} came back from the dead"
        if player.picked[unit] > player.hand[unit]:
            yield f"{UNITS[unit].id} was taken back and is not in the hand"


def _camp(player: Seat) -> Iterator[str]:
    """R7, R8.4-R8.9."""
    if player.ruins & (player.fortress | player.announced | player.shut) or player.place & ~player.shut:
        yield "ruins carry a token, or are redeployed"
    for tent in range(9):
        if player.announced >> tent & 1 and player.kind[tent] != COMMANDER:
            yield f"tent {tent} is announced and holds a {KINDS[player.kind[tent]]}"
        if player.ruins >> tent & 1 and player.kind[tent] != BLANK:
            yield f"the ruin {tent} holds a {KINDS[player.kind[tent]]}"
    if not player.shut and any(player.lifted + player.given):
        yield "tents in the hand without a redeployment"
    if (player.ruins | player.fortress | player.announced | player.shut) & ~ALL_TENTS:
        yield "a bit of no tent"


def _counters(player: Seat) -> Iterator[str]:
    """R4.2, R4.5, R8.1, R8.9."""
    if not (0 <= player.own <= COUNTERS and 0 <= player.white <= WHITE):
        yield f"{player.own} own and {player.white} white counters"
    if player.cubes < 0 or player.cubes + sum(player.boxes) != CUBES:
        yield f"{player.cubes} cubes left, {sum(player.boxes)} boxes filled"
    for filled, row in zip(player.boxes, ACTIONS.values(), strict=True):
        if filled > row.boxes:
            yield f"{filled} boxes of {row.id} filled"
    if player.tokens < 0 or player.tokens + player.fortress.bit_count() > FORTRESSES:
        yield f"{player.tokens} fortress tokens left beside {player.fortress.bit_count()} lying"


def _tokens(state: State) -> Iterator[str]:
    """R1.6, R8.6. Nine tents of each colour lie or are held, with the leaders that live."""
    counts = [0] * 12
    for seat, player in enumerate(state.seats):
        lying = ~player.place & ALL_TENTS
        held = [token for pile in (player.lifted, player.given) for token, n in enumerate(pile) for _ in range(n)]
        held += [3 * player.colour[tent] + player.kind[tent] for tent in range(9) if lying >> tent & 1]
        if len(held) != 9:
            yield f"seat {seat} has {len(held)} tents"
        if any(side_of(token // 3) != side_of(seat) for token in held):
            yield f"seat {seat} has a tent of the other side"
        for token in held:
            counts[token] += 1
    for seat, player in enumerate(state.seats):
        leaders = KING * counts[3 * seat + KING] | COMMANDER * counts[3 * seat + COMMANDER]
        if sum(counts[3 * seat:3 * seat + 3]) != 9 or leaders != player.leaders:
            yield f"colour {seat} has the tents {counts[3 * seat:3 * seat + 3]}, leaders {player.leaders}"
        if player.spare != 1 + leaders.bit_count():
            yield f"colour {seat} has {player.spare} spare tents"
