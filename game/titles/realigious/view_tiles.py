"""Section 4, R12.6, 10.3. The tiles as one seat, or an onlooker, may see them.

All that a tile shows depends on its own row of the table, on the rows beside it and on what the reader's rates depend
on everywhere. Only tiles where something of that differs from the last time are built; the others stay the
same objects.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from game.core.boards.hex import hex_map
from game.core.codec import ENCODE
from game.core.modifiers import Term, settle
from game.titles.realigious import rates, sight
from game.titles.realigious.queries import bonus_level, ownable
from game.titles.realigious.state import (
    APOSTLE,
    DESIGNATION,
    HOSPITAL,
    NEUTRAL,
    NOBODY,
    STRUCTURE,
    TERRAIN,
    State,
)


class TileView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """R12.6. One tile. `shown`: its terrain, structure, owner and designation are told; `seen`: it is in sight now;
    `fog`: 1 another player's, 2 the reader's own (or, for those without a seat, any). `placer`: the seat that built the
    hospital. `relic`: the number of the relic known to lie here. `rate`: the reader's own rate, 0 where there is
    none."""

    tile: int
    known: int
    seen: bool
    shown: bool
    fog: int = 0
    terrain: str = ""
    structure: str = ""
    owner: int = NEUTRAL
    designation: str = ""
    placer: int = NOBODY
    separatist: int = 0
    mud: bool = False
    hint: bool = False
    believers: int = -1
    donations: int = -1
    influence: int = -1
    relic: int = -1
    relic_kind: int = 0
    rate: int = 0
    terms: tuple[Term, ...] = ()


class Rows(NamedTuple):
    """What the table and a reader's eyes say of the tiles: a value for every tile of the map, or the tiles that have
    one at all. `fog`: 0, 1 (hidden by a fog from the reader) or 2 (only a mark: own fog, or the own piece's tile);
    `relics`: number and kind of those known to lie there."""

    terrain: bytes
    structure: bytes
    owner: list[int]
    designation: bytes
    believers: list[int]
    donations: list[int]
    influence: list[int]
    known: bytes
    fog: bytes
    seen: bytes
    mud: dict[int, bool]
    hints: dict[int, str]
    hospitals: dict[int, int]
    separatists: dict[int, int]
    relics: dict[int, tuple[int, int]]


class Built(NamedTuple):
    """The tiles of a reader as they were built last, and from what."""

    rows: Rows
    context: Any
    tiles: tuple[TileView, ...]


NO_RELIC = (-1, 0)
_last: dict[tuple[int, int | None], Built] = {}
"""By size of the map and reader; whichever match it was of."""


def tiles_of(state: State, reader: int | None) -> tuple[TileView, ...]:
    """R12.6. All tiles as the reader sees them."""
    rows, context = _rows(state, reader), _context(state, reader)
    last = _last.get((state.n, reader))
    if last is None:
        tiles = tuple(_tile(state, reader, tile, rows) for tile in range(state.n * state.n))
    else:
        stale = ((tile, _tile(state, reader, tile, rows)) for tile in _stale(state, rows, last, context))
        fresh = {tile: one for tile, one in stale if one != last.tiles[tile]}
        tiles = tuple(fresh.get(tile, one) for tile, one in enumerate(last.tiles)) if fresh else last.tiles
    _last[state.n, reader] = Built(rows, context, tiles)
    return tiles


def _stale(state: State, rows: Rows, last: Built, context: Any) -> Iterable[int]:
    """The tiles that may look otherwise than last time."""
    if rows == last.rows and context == last.context:
        return ()
    near, changed = hex_map(state.n).near, set()
    for now, before in zip(rows, last.rows, strict=True):
        if now != before:
            changed.update(_different(now, before))
    changed.update([other for tile in changed for other in near[tile]])
    if context != last.context:
        changed.update([tile for tile, known in enumerate(rows.known) if known >= sight.REVEALED])
    return sorted(changed)


def _different(now: Any, before: Any) -> list[int]:
    """The tiles with another value."""
    if isinstance(now, dict):
        return [tile for tile in now.keys() | before.keys() if now.get(tile) != before.get(tile)]
    return [tile for tile, (value, old) in enumerate(zip(now, before, strict=True)) if value != old]


def _rows(state: State, reader: int | None) -> Rows:
    size = state.n * state.n
    relics = {} if reader is None else {
        relic.tile: (number, relic.kind) for number, relic in enumerate(state.relics)
        if sight.knows_relic(state, reader, number)}
    return Rows(
        bytes(state.terrain), bytes(state.structure), state.owner[:], bytes(state.designation), state.believers[:],
        state.donations[:], state.influence[:], bytes(size if reader is None else state.seats[reader].knowledge),
        _fog_marks(state, reader), _seen(state, reader), dict.fromkeys(state.mud, True), dict(state.hints),
        dict(state.hospitals), dict(state.separatists), relics)


def _seen(state: State, reader: int | None) -> bytes:
    """1 for the tiles in sight, fog not asked about."""
    size = state.n * state.n
    if reader is None or sight.by_day(state, reader):
        return b"\1" * size
    found = bytearray(size)
    for tile in sight.range_of(state, reader):
        found[tile] = 1
    return bytes(found)


def _fog_marks(state: State, reader: int | None) -> bytes:
    """R23.10. For each tile `Rows.fog`."""
    marks = bytearray(state.n * state.n)
    if sight.any_fog(state):
        for tile in range(len(marks)):
            if sight.fogged(state, reader, tile):
                marks[tile] = 1
            elif sight.fog_over(state, tile):
                marks[tile] = 2
    return bytes(marks)


def _tile(state: State, reader: int | None, tile: int, rows: Rows) -> TileView:
    known, fog, mud = rows.known[tile], rows.fog[tile], tile in rows.mud
    seen = fog != 1 and bool(rows.seen[tile])
    if fog == 1 or not (seen or known):
        return TileView(tile, known, seen, False, fog, mud=mud)
    rate, terms = (0, ()) if reader is None or known < sight.REVEALED else _own_rate(state, reader, tile)
    relic, kind = rows.relics.get(tile, NO_RELIC)
    designation = rows.designation[tile]
    return TileView(
        tile=tile, known=known, seen=seen, shown=True, fog=fog,
        terrain=TERRAIN[rows.terrain[tile]], structure=STRUCTURE[rows.structure[tile]],
        owner=rows.owner[tile], designation=DESIGNATION[designation],
        placer=rows.hospitals.get(tile, NOBODY) if designation == HOSPITAL else NOBODY,
        separatist=rows.separatists.get(tile, 0), mud=mud, hint=bool(known) and tile in rows.hints,
        believers=rows.believers[tile] if known else -1,
        donations=rows.donations[tile] if known else -1,
        influence=rows.influence[tile] if known else -1,
        relic=relic, relic_kind=kind, rate=rate, terms=terms)


def _context(state: State, reader: int | None) -> Any:
    """What the reader's rates depend on besides the tile and its neighbours (R9.3, R10.7)."""
    if reader is None:
        return None
    player = state.seats[reader]
    celebrities = tuple((who.type, who.tile) for who in state.celebrities if who.owner == reader)
    return (ENCODE(player.effects), player.religion, player.prop_stacks, player.attack_stacks, player.believers,
            bonus_level(state, reader), state.god, state.climate, state.day, celebrities)


def _own_rate(state: State, reader: int, tile: int) -> tuple[int, tuple[Term, ...]]:
    """10.3. The reader's own rate on a revealed tile: propagation if neutral, R1 if another player's (R
    under Repentance, R10.10), none on own tiles and where nothing is possible. A truce ends, so it is not
    asked about."""
    owner = state.owner[tile]
    if owner == reader or not ownable(state, tile):
        return 0, ()
    player = state.seats[reader]
    if owner == NEUTRAL or any(e.kind == "repentance" for e in player.effects):
        terms = rates.propagation_terms(state, reader, tile)
    else:
        terms = rates.attack_terms(state, reader, tile, rates.would_levy(state, reader))
    if owner != NEUTRAL and (player.religion == "buddhist" or state.designation[tile] == APOSTLE):
        return 0, ()
    return settle(terms, rates.RATE), tuple(terms)
