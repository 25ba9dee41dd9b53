"""R6, R7. Moves, transfers that make contact, contact and tile triggers."""
from __future__ import annotations

from game.core.ask import Ask, Option, Refusal, Rules
from game.titles.realigious import relics, sight
from game.titles.realigious.cards.base import NO, number, refuse, tile_option
from game.titles.realigious.content import CLIMATES
from game.titles.realigious.forecast import TORRENT
from game.titles.realigious.queries import (
    G,
    contactable,
    designated,
    enterable,
    geo,
    relic_on,
)
from game.titles.realigious.state import (
    FOREST,
    HOSPITAL,
    MOUNTAIN,
    NEUTRAL,
    RESTRICTED,
    SANCTUARY,
    WATER,
    State,
)
from game.titles.realigious.verbs import drop_effect, reputation, tell
from game.titles.realigious.victory import check

WIND_DIRECTIONS = {"": (), "E": (0,), "W": (3,), "N": (1, 2), "S": (4, 5)}  # R11.3
HOSPITAL_GAIN = 5
assert set(CLIMATES) == {"tropical", "arid", "temperate", "cold"}


# ---------------------------------------------------------------- where a piece may go
def destinations(state: State, seat: int) -> list[int]:
    """R6. Every tile on which the seat's next move may end, in the order of directions."""
    player = state.seats[seat]
    if player.character == "explorer" and player.turns == 0:
        return _explorer_reach(state, seat)
    steps = geo(state).step
    windy = WIND_DIRECTIONS[state.wind] if state.climate == "temperate" else ()
    holy = _sanctuaries(state, seat)
    tiles = []
    for direction, first in enumerate(steps[player.tile]):
        if first < 0 or not enterable(state, seat, first):
            continue
        carried = direction in windy
        if not carried:
            tiles.append(first)
        if not carried and not holy:
            continue
        second = steps[first][direction]
        further = second >= 0 and enterable(state, seat, second)
        if carried:
            tiles.append(second if further else first)
        elif further and _nears_sanctuary(state, player.tile, second, holy):
            tiles.append(second)
    return tiles


def can_move(state: State, seat: int) -> bool:
    """Whether `destinations` lists any: every move begins with an enterable neighbour."""
    for tile in geo(state).near[state.seats[seat].tile]:  # noqa: SIM110 - asked for every move and every draw of mud
        if enterable(state, seat, tile):
            return True
    return False


def _explorer_reach(state: State, seat: int) -> list[int]:
    """R6.5. Tiles reachable by one or two steps through enterable tiles."""
    near, start = geo(state).near, state.seats[seat].tile
    tiles = [t for t in near[start] if enterable(state, seat, t)]
    for tile in tiles[:]:
        for further in near[tile]:
            if further != start and further not in tiles and enterable(state, seat, further):
                tiles.append(further)
    return tiles


def _sanctuaries(state: State, seat: int) -> list[int]:
    """The seat's sanctuaries (R23.3)."""
    return [t for t in designated(state, SANCTUARY) if state.owner[t] == seat]


def _nears_sanctuary(state: State, start: int, second: int, holy: list[int]) -> bool:
    distance = geo(state).distance
    return any(distance[start][t] - distance[second][t] == 2 for t in holy)


def move_options(state: State, seat: int) -> list[Option]:
    """R6.1. Each legal destination."""
    return [tile_option(t, "opt.move") for t in destinations(state, seat)]


def second_move_options(state: State, seat: int) -> list[Option]:
    """R19.13. No, or each legal destination."""
    return [NO, *move_options(state, seat)]


def default_move(state: State, seat: int) -> str:
    """Section 3. The destination with the highest allotment that the player knows, own and enemy tiles counting 0."""
    return _best_known(state, seat, destinations(state, seat))


def default_step(state: State, seat: int) -> str:
    """As `default_move`, for a step of Torrent."""
    return _best_known(state, seat, torrent_tiles(state, seat))


def _best_known(state: State, seat: int, tiles: list[int]) -> str:
    knowledge = state.seats[seat].knowledge

    def value(tile: int) -> int:
        if state.owner[tile] != NEUTRAL or not knowledge[tile]:
            return 0
        return 3 * state.believers[tile] + state.donations[tile] + state.influence[tile]
    return f"tile:{max(tiles, key=lambda t: (value(t), -t))}"


def move_refusal(state: State, seat: int, tile: int) -> Refusal | None:
    """Why the seat's move cannot end on `tile`; None: it can."""
    if tile in destinations(state, seat):
        return None
    away = geo(state).distance[state.seats[seat].tile][tile]
    if away == 0:
        return refuse("R6.1", "must_move")
    blocked = entry_refusal(state, seat, tile)
    if blocked is not None:
        return blocked
    if away == 1:
        return refuse("R11.3", "wind_carries")
    return refuse("R6.1", "too_far")


def entry_refusal(state: State, seat: int, tile: int) -> Refusal | None:
    """R6.2. Why the tile cannot be entered; None: it can."""
    if enterable(state, seat, tile):
        return None
    if state.terrain[tile] == WATER:
        return refuse("R13.1", "water")
    if not contactable(state, tile):
        return refuse("R23.11", "ruin")
    if state.structure[tile] == RESTRICTED:
        return refuse("R6.2", "restricted")
    return refuse("R11.4", "mud")


# ---------------------------------------------------------------- moving
def move(g: G, seat: int) -> Rules[None]:
    """R3.4 (b). The piece must be moved; without a legal move it stays and makes no contact (R6.8)."""
    if not can_move(g.state, seat):
        tell(g, "stayed", "R6.8", seat)
        return
    key = yield Ask(seat, "R6.1", "move", move_options, default=default_move)
    yield from contact(g, seat, number(key))
    state, player = g.state, g.state.seats[seat]
    at_home = state.contact and state.owner[player.tile] == seat
    if player.religion != "buddhist" or not at_home or not can_move(state, seat):
        return
    key = yield Ask(seat, "R19.13", "second_move", second_move_options)
    if key != "no":
        yield from contact(g, seat, number(key))


def torrent_tiles(state: State, seat: int) -> list[int]:
    """R6.6. Where the next step of a Torrent may go. Only the third can meet a tile that was entered before; where it
    all began was left, not entered (G74)."""
    return [t for t in geo(state).near[state.seats[seat].tile] if enterable(state, seat, t)]


def torrent_options(state: State, seat: int) -> list[Option]:
    """The steps of `torrent_tiles`."""
    return [tile_option(t, "opt.move") for t in torrent_tiles(state, seat)]


def torrent(g: G, seat: int) -> Rules[None]:
    """R6.6. Three steps, each a contact; `state.path` keeps where it began and the tiles passed before the last."""
    if not can_move(g.state, seat):
        tell(g, "stayed", "R6.8", seat)  # no move was made: the Torrent waits for the next one
        return
    drop_effect(g, seat, "torrent", "R6.6")
    for step in range(1, TORRENT + 1):
        if not torrent_tiles(g.state, seat):
            return
        key = yield Ask(seat, "R6.6", "torrent_step", torrent_options, default=default_step, about={"step": step})
        g.state.path.append(g.state.seats[seat].tile)
        yield from contact(g, seat, number(key))


def contact(g: G, seat: int, tile: int, rule: str = "R7.1") -> Rules[None]:
    """R7.1. The piece arrives: old stealth and high ground end, sight, forest and mountain, relic, hospital,
    separatist. The piece may be gone before the later triggers (G79)."""
    state, player = g.state, g.state.seats[seat]
    before = sight.piece_seers(state, seat) if g.record is not None else 0
    former = player.tile
    player.stealth = player.high = False
    player.tile = tile
    if seat == state.acting:
        state.contact = True
    if state.structure[tile] == FOREST:
        player.stealth = True
    elif state.structure[tile] == MOUNTAIN:
        player.high = True
    if g.record is not None:
        seers, others = sight.piece_audience(state, seat)
        g.emit("moved", rule, {"seat": seat, "from": former, "tile": tile}, seers & before, {"seat": seat}, others)
        if seers & ~before:  # who sees it arrive, but did not see where it stood
            g.emit("moved", rule, {"seat": seat, "tile": tile}, seers & ~before)
    sight.update(g, seat)
    i = relic_on(state, tile)
    if i >= 0:
        yield from relics.gain(g, seat, i, "R7.1")
        check(g)
        if player.tile != tile:
            return
    _hospital(g, seat, tile)
    check(g)
    if state.owner[tile] == seat and state.separatists.pop(tile, None) is not None:
        tell(g, "tile_calmed", "R19.12", seat, tile)


def _hospital(g: G, seat: int, tile: int) -> None:
    """R7.1 (5), R23.9. Another living player's hospital pays its placer."""
    state = g.state
    placer = state.hospitals.get(tile, -1)
    if state.designation[tile] == HOSPITAL and placer not in (-1, seat) and state.seats[placer].alive:
        reputation(g, placer, HOSPITAL_GAIN, "R23.9")


