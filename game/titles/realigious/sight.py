"""R12. Day and night, range, knowledge, fog, stealth, and who is told what.

*Range* is what a player's piece and celebrities stand beside; *sight* is what is drawn on the board now;
*knowledge* is what was once revealed and never falls. A reader is a seat or None (an onlooker). An eliminated
player reads like an onlooker: tiles by day rules, no stealthed pieces, nothing in a fog (section 4).
"""
from __future__ import annotations

from game.core.boards.hex import hex_map
from game.core.events import EVERYONE, ONLOOKER
from game.core.table import Table
from game.titles.realigious.state import GOV_OFFICE, NOBODY, Seat, State

G = Table[State]

UNREVEALED, ADJACENT, REVEALED = 0, 1, 2
FOG_RADIUS = 2
HIGH_RANGE = 3
FOG = "fog"  # Effect of the user of Media Blackout; `ref` is the centre
CELEBRITY_PLACES = "celebrity_places"  # Effect of the church hint (R16.3): all celebrities are shown
NIGHT_EYE = 1  # Giye'chin's type


# ---------------------------------------------------------------- range and sight
def radius(seat: Seat) -> int:
    """R12.2. How far the piece of a seat sees: 3 on high ground, else 1."""
    return HIGH_RANGE if seat.high else 1


def covers(state: State, seat: int, tile: int) -> bool:
    """R12.2. Whether `tile` is in the range of `seat`. Fog is not asked about."""
    player = state.seats[seat]
    distance = hex_map(state.n).distance[tile]
    if player.tile >= 0 and distance[player.tile] <= (HIGH_RANGE if player.high else 1):
        return True
    for celebrity in state.celebrities:
        place = celebrity.tile
        if distance[place] <= 1 and place >= 0 and (celebrity.owner == seat or celebrity.taps >> seat & 1):
            return True
    return False


def range_of(state: State, seat: int) -> tuple[int, ...]:
    """R12.2. The tiles in the range of `seat`, once each: the piece's by index, then the celebrities'."""
    player = state.seats[seat]
    disc = hex_map(state.n).disc
    tiles = disc[HIGH_RANGE if player.high else 1][player.tile] if player.tile >= 0 else ()
    for celebrity in state.celebrities:
        if celebrity.tile >= 0 and (celebrity.owner == seat or celebrity.taps >> seat & 1):
            tiles += tuple(t for t in disc[1][celebrity.tile] if t not in tiles)
    return tiles


def any_fog(state: State) -> bool:
    """R23.10. Whether a fog lies anywhere."""
    for player in state.seats:
        for effect in player.effects:
            if effect.kind == FOG:
                return True
    return False


def all_clear(state: State) -> bool:
    """R12.3. Whether everybody sees every tile now: it is day and no fog lies anywhere."""
    return state.day and not any_fog(state)


def fog_over(state: State, tile: int) -> int:
    """R23.10. The bits of the seats whose fog covers `tile`."""
    bits = 0
    for owner, player in enumerate(state.seats):
        for effect in player.effects:
            if effect.kind == FOG and hex_map(state.n).distance[effect.ref][tile] <= FOG_RADIUS:
                bits |= 1 << owner
    return bits


def in_foreign_fog(state: State, seat: int | None, tile: int) -> bool:
    """R5.9, R23.10. Whether a fog of somebody else covers `tile`, be it under the own piece: for targets."""
    for owner, player in enumerate(state.seats):
        if owner == seat or not player.effects:
            continue
        for effect in player.effects:
            if effect.kind == FOG and hex_map(state.n).distance[effect.ref][tile] <= FOG_RADIUS:
                return True
    return False


def out_of_fog(state: State, seat: int, tiles: list[int]) -> list[int]:
    """R5.9. Those of `tiles` that no fog of somebody else covers."""
    return [t for t in tiles if not in_foreign_fog(state, seat, t)] if any_fog(state) else tiles


def fogged(state: State, seat: int | None, tile: int) -> bool:
    """R12.6, R23.10. Whether another player's fog hides `tile` from `seat`; never the own piece's tile."""
    if seat is not None and state.seats[seat].tile == tile:
        return False
    return in_foreign_fog(state, seat, tile)


def has_night_eye(state: State, seat: int) -> bool:
    """R12.3, 5.10. Whether `seat` holds a counted relic of Giye'chin's first type."""
    if state.god != "giyechin":
        return False
    return any(relic.holder == seat and relic.kind == NIGHT_EYE and relic.counted for relic in state.relics)


def by_day(state: State, seat: int | None) -> bool:
    """R12.3. Whether `seat` has sight of the whole map: day, Night Eye, an onlooker, an eliminated player."""
    return state.day or seat is None or not state.seats[seat].alive or has_night_eye(state, seat)


def in_sight(state: State, seat: int | None, tile: int) -> bool:
    """R12.3. Whether `seat` sees `tile` now. A tile hidden by fog is not in sight."""
    return (by_day(state, seat) or seat is None or covers(state, seat, tile)) and not fogged(state, seat, tile)


def knows_tile(state: State, seat: int | None, tile: int) -> bool:
    """R12.6. Whether terrain, structure, owner, designation are shown to `seat`: sight or knowledge."""
    if fogged(state, seat, tile):
        return False
    if seat is None or state.seats[seat].knowledge[tile]:
        return True
    return by_day(state, seat) or covers(state, seat, tile)


# ---------------------------------------------------------------- pieces, celebrities, relics
def sees_piece(state: State, seat: int | None, other: int) -> bool:
    """R12.6, R12.8, R8.5, R23.10. Whether `seat` sees the piece of `other` on the board."""
    place = state.seats[other].tile
    if place < 0:
        return False
    if seat is None:
        return not state.seats[other].stealth and not in_foreign_fog(state, None, place)
    own = state.seats[seat]
    if seat == other or own.tile == place:
        return True
    if state.seats[other].stealth and \
            not (own.high and own.tile >= 0 and hex_map(state.n).distance[own.tile][place] <= HIGH_RANGE):
        return False
    return in_sight(state, seat, place)


def holds_office(state: State, seat: int) -> bool:
    """R17.3. Whether `seat` holds the local office (Moving-in Report)."""
    for tile, government in state.governments.items():
        if government.holder == seat and state.structure[tile] == GOV_OFFICE:
            return True
    return False


def minimap_sees_piece(state: State, seat: int | None, other: int) -> bool:
    """R12.9. As `sees_piece`; the office's holder has every piece that is neither stealthed nor in a fog."""
    if sees_piece(state, seat, other):
        return True
    place = state.seats[other].tile
    return (seat is not None and place >= 0 and state.seats[seat].alive and not state.seats[other].stealth
            and holds_office(state, seat) and not fogged(state, seat, place))


def sees_celebrity(state: State, seat: int | None, number: int) -> bool:
    """R12.6, R16.3. Whether `seat` sees where a celebrity stands: in sight, owned, tapped or hinted."""
    celebrity = state.celebrities[number]
    if celebrity.tile < 0:
        return False
    if seat is not None and celebrity.owner != seat and not celebrity.taps >> seat & 1 \
            and not by_day(state, seat) and not covers(state, seat, celebrity.tile) \
            and not any(effect.kind == CELEBRITY_PLACES for effect in state.seats[seat].effects):
        return False
    return not fogged(state, seat, celebrity.tile)


def knows_relic(state: State, seat: int | None, number: int) -> bool:
    """R12.6. Whether `seat` knows where the unclaimed relic `number` lies. Fog is not asked about."""
    relic = state.relics[number]
    return seat is not None and relic.tile >= 0 and relic.holder == NOBODY and bool(relic.known >> seat & 1)


def reputation_hidden(state: State, seat: int) -> bool:
    """INF-3b. Whether the others see "??" in place of the reputation of `seat`."""
    for effect in state.seats[seat].effects:  # noqa: SIM110 - asked for every change of a reputation
        if effect.kind == "hidden_reputation":
            return True
    return False


# ---------------------------------------------------------------- verbs
def update(g: G, seat: int) -> None:
    """R12.5. The range of `seat` becomes revealed, its neighbours adjacent, unclaimed relics in it known."""
    state = g.state
    if not state.seats[seat].alive:
        return
    tiles = range_of(state, seat)
    foggy = any_fog(state)
    if foggy:
        tiles = tuple(t for t in tiles if not fogged(state, seat, t))
    if not g.undo_blocked and (foggy or not by_day(state, seat) or any(player.stealth for player in state.seats)
                               or _strays(state, seat)):
        g.block_undo()  # something may have come into sight, or is seen not to be there: the step that showed it stands
    _learn(g, seat, tiles)


def _strays(state: State, seat: int) -> bool:
    """R15.7. Whether a relic that was held or replaced before lies where `seat` does not know it, be it on a tile that
    is revealed."""
    return any(relic.tile >= 0 and not relic.known >> seat & 1 and (relic.had or relic.replaced or state.eliminated)
               for relic in state.relics)


def reveal(g: G, seat: int, tile: int) -> None:
    """R12.4. An effect reveals one tile to `seat`, with the relic on it; fog does not hinder it."""
    if g.state.seats[seat].alive:
        _learn(g, seat, (tile,))


def own(g: G, seat: int, tile: int) -> None:
    """R12.4, R12.5, R12.6. `seat` has gained `tile`: it is revealed with its relic; the range is updated."""
    reveal(g, seat, tile)
    update(g, seat)


def share(g: G, one: int, other: int) -> None:
    """R8.2. Share maps: the knowledge of both becomes the better of the two, known relic places included."""
    state = g.state
    for reader, source in ((one, other), (other, one)):
        mine, theirs = state.seats[reader].knowledge, state.seats[source].knowledge
        fresh = [t for t in range(len(mine)) if theirs[t] == REVEALED and mine[t] != REVEALED]
        for tile in range(len(mine)):
            if theirs[tile] > mine[tile]:
                mine[tile] = theirs[tile]
        _tell(g, reader, fresh)
    both = 1 << one | 1 << other
    for relic in state.relics:
        if relic.tile >= 0 and relic.holder == NOBODY and relic.known & both:
            _know_relic(g, relic.tile, both & ~relic.known)
            relic.known |= both
    g.block_undo()


def _learn(g: G, seat: int, tiles: tuple[int, ...]) -> None:
    """R12.4. These tiles become revealed to `seat`; whatever was new can't be taken back."""
    state = g.state
    knowledge = state.seats[seat].knowledge
    fresh = [t for t in tiles if knowledge[t] != REVEALED]
    near = hex_map(state.n).near
    for tile in fresh:
        knowledge[tile] = REVEALED
        for other in near[tile]:
            if not knowledge[other]:
                knowledge[other] = ADJACENT
    if fresh:
        g.block_undo()
        _tell(g, seat, fresh)
    bit = 1 << seat
    for relic in state.relics:
        if relic.holder == NOBODY and not relic.known & bit and relic.tile in tiles:
            relic.known |= bit
            g.block_undo()
            _know_relic(g, relic.tile, bit)


def _tell(g: G, seat: int, tiles: list[int]) -> None:
    if tiles and g.record is not None:
        g.emit("revealed", "R12.4", {"seat": seat, "tiles": tiles, "amount": len(tiles)}, full=1 << seat)


def _know_relic(g: G, tile: int, readers: int) -> None:
    """R12.6. One line for each of `readers` (bits of seats): a relic's place has become known to it."""
    if g.record is None:
        return
    for seat in range(len(g.state.seats)):
        if readers >> seat & 1:
            g.emit("relic_revealed", "R12.6", {"seat": seat, "tile": tile}, full=1 << seat)


# ---------------------------------------------------------------- who is told what
def audience(state: State, actor: int, tile: int = -1, card_use: bool = False) -> tuple[int, int]:
    """R12.10, R12.8, R23.10. The readers of a line about `actor` and maybe `tile`: (bits that get it with the
    tile, bits that get it without). The actor gets all; whoever else is affected is added by the caller.

    A line from inside a fog is told to nobody else, except to the fog's owner and to a piece on that tile.
    The use of a card on a tile in a fog is no line from inside it: the others hear of the card without the
    tile. The use of a card by a stealthed player is told to those who see the piece.
    """
    full, part = EVERYONE, 0
    if tile >= 0 and (not state.day or any_fog(state)):
        full, part = _tile_audience(state, actor, tile, card_use)
    if card_use and actor >= 0 and state.seats[actor].stealth:
        seers = piece_seers(state, actor)
        full, part = full & seers, part & seers
    return full, part


def _tile_audience(state: State, actor: int, tile: int, told_in_fog: bool) -> tuple[int, int]:
    """`told_in_fog`: whoever is kept out by a fog still gets the line without the tile."""
    full, part = EVERYONE, 0
    foggy = fog_over(state, tile)
    for seat, player in enumerate(state.seats):
        bit = 1 << seat
        if seat == actor or in_sight(state, seat, tile):
            continue
        full &= ~bit
        if told_in_fog or not foggy & ~bit or player.tile == tile:
            part |= bit
    if foggy:
        full &= ~ONLOOKER
        part |= ONLOOKER if told_in_fog else 0
    return full, part


def everybody(state: State) -> int:
    """The bits of all readers of this match."""
    return ONLOOKER | (1 << len(state.seats)) - 1


def piece_seers(state: State, actor: int) -> int:
    """R12.8. The bits of the readers who see the piece of `actor` where it stands now, onlookers included."""
    if not state.seats[actor].stealth and state.seats[actor].tile >= 0 and all_clear(state):
        return everybody(state)
    bits = 1 << actor
    for seat in range(len(state.seats)):
        reader = seat if state.seats[seat].alive else None
        if seat != actor and sees_piece(state, reader, actor):
            bits |= 1 << seat
    if sees_piece(state, None, actor):
        bits |= ONLOOKER
    return bits


def piece_audience(state: State, actor: int) -> tuple[int, int]:
    """R12.8, R12.10. The readers of a line that tells where the piece of `actor` is now (a move, a transfer):
    who sees it there, and who is told without the tile. A piece in a fog leaves no line for the others."""
    seers = piece_seers(state, actor)
    rest = EVERYONE & ~seers
    foggy = fog_over(state, state.seats[actor].tile) if state.seats[actor].tile >= 0 else 0
    if not foggy:
        return seers, rest
    for seat in range(len(state.seats)):
        if foggy & ~(1 << seat):
            rest &= ~(1 << seat)
    return seers, rest & ~ONLOOKER


def gets_card_message(state: State, seat: int, actor: int) -> bool:
    """R21.8, R12.8. Whether `seat` is told when `actor` uses a card."""
    return not state.seats[actor].stealth or sees_piece(state, seat, actor)
