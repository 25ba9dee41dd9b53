"""R11. Squall, daily range, monsoon, rasputitsa; R12.1, day and night."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.boards.hex import hex_map
from game.titles.realigious.content import CLIMATES, COUNTS
from game.titles.realigious.movement import can_move
from game.titles.realigious.queries import IS_CHURCH, IS_GOVERNMENT, G, contactable_tiles, geo, near_water
from game.titles.realigious.state import STRUCTURE, WINDS
from game.titles.realigious.verbs import lose, tell

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView

SQUALL_FULL = 6
HEAT_PRICE, HEAT_LOSS = 50, 10
SHELTERS = tuple(name in ("house", "building", "office") or IS_CHURCH[i] or IS_GOVERNMENT[i]
                 for i, name in enumerate(STRUCTURE))


def squall_breaks(g: G) -> bool:
    """R11.1. A full gauge makes the turn that begins a skipped one and is empty again."""
    state = g.state
    if state.climate != "tropical" or state.gauge < SQUALL_FULL:
        return False
    state.gauge = 0
    tell(g, "squall", "R11.1", state.acting)
    return True


def raise_gauge(g: G) -> None:
    """R11.1. Each turn that was taken raises the gauge by 1."""
    if g.state.climate == "tropical":
        g.state.gauge = min(SQUALL_FULL, g.state.gauge + 1)


def heat(g: G) -> None:
    """R11.2. By day the turn player pays D50 without shelter, or loses 10 believers."""
    state, seat = g.state, g.state.acting
    tile = state.seats[seat].tile
    if state.climate != "arid" or not state.day or SHELTERS[state.structure[tile]] or near_water(state, tile):
        return
    if state.seats[seat].donations >= HEAT_PRICE:
        lose(g, seat, "R11.2", donations=HEAT_PRICE, kind="heat_paid")
    else:
        lose(g, seat, "R11.2", believers=HEAT_LOSS, kind="heat_lost")


def heat_takes(view: SeatView, tile: int) -> str:
    """R11.2, as far as it is seen. Which of the reader's resources the heat takes of, should its turn end on a tile by
    this day; "" for none."""
    seen, own = view.tiles[tile], view.own
    if own is None or view.climate != "arid" or not view.day or not seen.shown:
        return ""
    cool = any(other >= 0 and view.tiles[other].terrain == "water" for other in hex_map(view.n).step[tile])
    if cool or (seen.structure in STRUCTURE and SHELTERS[STRUCTURE.index(seen.structure)]):
        return ""
    return "donations" if own.donations >= HEAT_PRICE else "believers"


def turn_wind(g: G) -> None:
    """R11.3. At the end of every second cycle one of the other three winds is drawn."""
    state = g.state
    if state.climate == "temperate" and state.cycle % 2 == 0:
        state.wind = g.pick([w for w in WINDS if w != state.wind])
        if g.record is not None:
            g.emit("wind", "R11.3", {"what": state.wind})


def draw_mud(g: G) -> None:
    """R11.4. Tiles that cannot be contacted this turn; the turn player keeps a legal move."""
    state, seat = g.state, g.state.acting
    if state.climate != "cold":
        return
    occupied = {player.tile for player in state.seats}
    free = [t for t in contactable_tiles(state) if t not in occupied]
    g.shuffle(free)
    state.mud = free[:COUNTS[state.n].rasputitsa]
    around = geo(state).near[state.seats[seat].tile]
    for tile in state.mud[:]:
        if can_move(state, seat):
            break
        if tile in around:
            state.mud.remove(tile)
    if g.record is not None:
        g.emit("mud", "R11.4", {"tiles": state.mud[:]})


def step_light(g: G) -> None:
    """R12.1. One step of day and night at each cycle's end."""
    state = g.state
    state.light_left -= 1
    if state.light_left <= 0:
        state.day = not state.day
        g.block_undo()  # a light that changes shows or hides tiles and pieces
        climate = CLIMATES[state.climate]
        state.light_left = climate.day if state.day else climate.night
        if g.record is not None:
            g.emit("day" if state.day else "night", "R12.1", {})
