"""Section 4, R12.6, 10.3. The tiles as one seat, or an onlooker, may see them.

All that a tile shows depends on its own row of the table, on the rows beside it, on what the reader's chances depend on
everywhere and on what they depend on against its owner. Only tiles where something of that differs from the last time
are built; the others stay the same objects.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from game.core.boards.hex import hex_map
from game.core.codec import ENCODE
from game.titles.realigious import sight, ways
from game.titles.realigious.combat import combat_refusal
from game.titles.realigious.forecast import Forecast, combat_forecast, propagation_forecast
from game.titles.realigious.queries import bonus_level, geo, holds_government, ownable, truce_between
from game.titles.realigious.state import (
    DESIGNATION,
    GOV_POLICE,
    HOSPITAL,
    NEUTRAL,
    NOBODY,
    PRIVATE_BARRACKS,
    STRUCTURE,
    TERRAIN,
    State,
)


class TileView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """R12.6. One tile. `shown`: its terrain, structure, owner and designation are told; `seen`: it is in sight now;
    `fog`: 1 another player's, 2 the reader's own (or, for those without a seat, any). `placer`: the seat that built the
    hospital. `relic`: the number of the relic known to lie here. `forecast`: what a contact of the reader's piece with
    a tile of which it knows the details leads to (R12.4: revealed or adjacent; R6.4, R6.5 lead further than what is
    revealed), None where that is neither propagation nor combat; `remote`: the combat that an own
    barracks beside it can start (R23.8)."""

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
    forecast: Forecast | None = None
    remote: Forecast | None = None


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
    own: Any
    foes: dict[int, Any]
    tiles: tuple[TileView, ...]


NO_RELIC = (-1, 0)
DEFENDS = ("diamond_body", "penance", "tithe", "pursuit", "ascended", "losing_streak")
"""The states of a defender that its defence rests on (R10.8, R10.11)."""
POOR = 20
"""Below so much reputation the price of declaring may eliminate the attacker (R10.4, R10.5)."""
_last: dict[tuple[int, int | None], Built] = {}
"""By size of the map and reader; whichever match it was of."""


def tiles_of(state: State, reader: int | None) -> tuple[TileView, ...]:
    """R12.6. All tiles as the reader sees them."""
    rows, own, foes = _rows(state, reader), _own_context(state, reader), _foe_contexts(state, reader)
    last = _last.get((state.n, reader))
    if last is None:
        tiles = tuple(_tile(state, reader, tile, rows) for tile in range(state.n * state.n))
    else:
        stale = ((tile, _tile(state, reader, tile, rows)) for tile in _stale(state, last, rows, own, foes))
        fresh = {tile: one for tile, one in stale if one != last.tiles[tile]}
        tiles = tuple(fresh.get(tile, one) for tile, one in enumerate(last.tiles)) if fresh else last.tiles
    _last[state.n, reader] = Built(rows, own, foes, tiles)
    return tiles


def _stale(state: State, last: Built, rows: Rows, own: Any, foes: dict[int, Any]) -> Iterable[int]:
    """The tiles that may look otherwise than last time."""
    if (rows, own, foes) == (last.rows, last.own, last.foes):
        return ()
    near, changed = hex_map(state.n).near, set()
    for now, before in zip(rows, last.rows, strict=True):
        if now != before:
            changed.update(_different(now, before))
    changed.update([other for tile in changed for other in near[tile]])
    others = {seat for seat, context in foes.items() if context != last.foes.get(seat)}
    if own != last.own or others:
        changed.update([tile for tile, known in enumerate(rows.known)
                        if known >= sight.ADJACENT and (own != last.own or rows.owner[tile] in others)])
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
    relic, kind = rows.relics.get(tile, NO_RELIC)
    designation = rows.designation[tile]
    foretold = reader is not None and known >= sight.ADJACENT
    return TileView(
        tile=tile, known=known, seen=seen, shown=True, fog=fog,
        terrain=TERRAIN[rows.terrain[tile]], structure=STRUCTURE[rows.structure[tile]],
        owner=rows.owner[tile], designation=DESIGNATION[designation],
        placer=rows.hospitals.get(tile, NOBODY) if designation == HOSPITAL else NOBODY,
        separatist=rows.separatists.get(tile, 0), mud=mud, hint=bool(known) and tile in rows.hints,
        believers=rows.believers[tile] if known else -1,
        donations=rows.donations[tile] if known else -1,
        influence=rows.influence[tile] if known else -1,
        relic=relic, relic_kind=kind,
        forecast=_contact(state, reader, tile, relic) if foretold and reader is not None else None,
        remote=_remote(state, reader, tile) if foretold and reader is not None else None)


def _own_context(state: State, reader: int | None) -> Any:
    """What the reader's forecasts depend on besides a tile, its neighbours and its owner (R9.3, R9.7, R10.4, R10.7)."""
    if reader is None:
        return None
    player = state.seats[reader]
    celebrities = tuple((who.type, who.tile) for who in state.celebrities if who.owner == reader)
    return (ENCODE(player.effects), player.religion, player.character, player.converted_first, player.prop_stacks,
            player.attack_stacks, player.believers, player.donations, player.influence, min(player.reputation, POOR),
            bonus_level(state, reader), state.god, state.climate, state.day, celebrities,
            holds_government(state, reader, GOV_POLICE),
            (state.phase, state.contact, tuple(state.path), player.tile) if state.path else ())


def _foe_contexts(state: State, reader: int | None) -> dict[int, Any]:
    """For each other seat what a combat on its tiles depends on besides (R10.2, R10.8, R10.12)."""
    if reader is None:
        return {}
    return {seat: _foe_context(state, reader, seat) for seat in range(len(state.seats)) if seat != reader}


def _foe_context(state: State, reader: int, seat: int) -> Any:
    foe = state.seats[seat]
    generals = tuple(who.tile for i, who in enumerate(state.celebrities)
                     if who.owner == seat and who.type == "general" and sight.sees_celebrity(state, reader, i))
    return (foe.defence_stacks, foe.believers, tuple((e.kind, e.n) for e in foe.effects if e.kind in DEFENDS),
            foe.religion, foe.tile if sight.sees_piece(state, reader, seat) else -1, generals,
            truce_between(state, reader, seat))


def _contact(state: State, reader: int, tile: int, relic: int) -> Forecast | None:
    """What a contact with the tile leads to, after the attempts that come before it (R6.6). A known `relic` is gained
    on arrival (R7.1)."""
    courses = ways.courses(state, reader, tile)
    return ways.mixed(reader, tile, courses, [_met(one.state, reader, tile, int(relic >= 0)) for one in courses])


def _met(state: State, reader: int, tile: int, found: int) -> Forecast | None:
    """R3.6 (B3), R8.2. With a piece of its owner that is seen there, the conflict with it."""
    owner = state.owner[tile]
    if owner == reader or not ownable(state, tile):
        return None
    if owner == NEUTRAL:
        return propagation_forecast(state, reader, tile, found)
    if combat_refusal(state, reader, owner, tile) is not None:
        return None
    piece = state.seats[owner].tile == tile and sight.sees_piece(state, reader, owner)
    return combat_forecast(state, reader, reader, owner, tile, piece, found)


def _remote(state: State, reader: int, tile: int) -> Forecast | None:
    """R23.8. The combat on a tile beside an own private barracks."""
    owner, designation = state.owner[tile], state.designation
    if owner in (NEUTRAL, reader) or not any(
            designation[u] == PRIVATE_BARRACKS and state.owner[u] == reader for u in geo(state).near[tile]):
        return None
    if combat_refusal(state, reader, owner, tile) is not None:
        return None
    return combat_forecast(state, reader, reader, owner, tile, piece=False)
