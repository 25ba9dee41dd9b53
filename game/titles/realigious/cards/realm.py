"""Realm of God (SAC-1b): two places of the map exchange everything that lies on them."""
from __future__ import annotations

from typing import TypeVar

import msgspec

from game.core.ask import Option, Refusal
from game.core.codec import ENCODE
from game.titles.realigious import sight
from game.titles.realigious.cards.base import Use, action, lacking, number, refuse
from game.titles.realigious.cards.due import plain
from game.titles.realigious.cards.targets import Chosen, known_contactable_tile
from game.titles.realigious.queries import G, contactable_tiles, geo
from game.titles.realigious.snapshot import TurnSnapshot
from game.titles.realigious.state import RESTRICTED, State
from game.titles.realigious.verbs import tell

V = TypeVar("V")
_snapshot = msgspec.msgpack.Decoder(TurnSnapshot).decode


# ---------------------------------------------------------------- the map stays whole
def is_whole(state: State, shut: int = -1, swapped: tuple[int, int] | None = None) -> bool:
    """R14.5 (a). Whether the contactable, unrestricted tiles form one area that each restricted tile touches:
    with the tile `shut` blocked, or with the places `swapped` exchanged (both contactable).
    """
    near = geo(state).near
    closed = {t for t, s in enumerate(state.structure) if s == RESTRICTED}
    if swapped is not None and len(closed & set(swapped)) == 1:
        closed ^= set(swapped)
    free = {t for t in contactable_tiles(state) if t != shut and t not in closed}
    first = min(free, default=-1)
    seen, found = {first}, [first]
    for tile in found:
        for u in near[tile]:
            if u in free and u not in seen:
                seen.add(u)
                found.append(u)
    return first >= 0 and len(found) == len(free) and all(any(u in free for u in near[t]) for t in closed)


def swappable(state: State, one: int, other: int) -> bool:
    """Whether the map stays whole. Only a restricted zone in exchange for another tile can cut it."""
    zones = (state.structure[one] == RESTRICTED) + (state.structure[other] == RESTRICTED)
    return zones != 1 or is_whole(state, swapped=(one, other))


@lacking("no_swap")
def realm_tile(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """An own or revealed contactable tile: the first must have a partner, the second fit the first."""
    options = known_contactable_tile(state, seat, chosen)
    if chosen:
        first = number(chosen[0])
        return [o for o in options if swappable(state, first, number(o.key))]
    tiles = [number(o.key) for o in options]
    return [o for o, t in zip(options, tiles, strict=True)
            if any(u != t and swappable(state, t, u) for u in tiles)]


def realm_unused(state: State, seat: int) -> Refusal | None:
    """Once per player and game; a negated one was used (G76)."""
    return refuse("R5.8", "realm_used") if "realm_of_god" in state.seats[seat].shown else None


# ---------------------------------------------------------------- the card
@action("realm_of_god", realm_tile, realm_tile, when=realm_unused)
@plain
def realm_of_god(g: G, use: Use) -> None:
    """Realm of God. SAC-1b: two tiles change places with all that is on them. No contact arises: a piece
    keeps what the terrain that moves with it gave. Start points, fogs and aims at a place stay."""
    state = g.state
    if not all(use.targets):
        tell(g, "card_effect_lost", "R5.7", use.seat, card=use.kind)
        return
    one, other = number(use.targets[0]), number(use.targets[1])
    swap_tiles(state, one, other)
    swap_things(state, one, other)
    for player in state.seats:
        player.snapshots = [_swapped_snapshot(shot, one, other) for shot in player.snapshots]
    _tell_swap(g, use.seat, one, other)
    for seat in range(len(state.seats)):
        _mend_edges(state, seat, (one, other))
        sight.update(g, seat)
    g.block_undo()


def _other(tile: int, one: int, other: int) -> int:
    """Where `tile` is after the exchange."""
    if tile == one:
        return other
    return one if tile == other else tile


def _rekeyed(by_tile: dict[int, V], one: int, other: int) -> dict[int, V]:
    return {_other(tile, one, other): value for tile, value in by_tile.items()}


def swap_tiles(state: State, one: int, other: int) -> None:
    """The columns of the map, marks kept by tile, and what each player knows of the two places."""
    columns: list[bytearray | list[int]] = [
        state.terrain, state.structure, state.designation, state.owner, state.believers, state.donations,
        state.influence, *(player.knowledge for player in state.seats)]
    for column in columns:
        column[one], column[other] = column[other], column[one]
    state.hospitals = _rekeyed(state.hospitals, one, other)
    state.separatists = _rekeyed(state.separatists, one, other)
    state.hints = _rekeyed(state.hints, one, other)
    state.governments = _rekeyed(state.governments, one, other)
    state.church_done = [_other(t, one, other) for t in state.church_done]
    state.mud = [_other(t, one, other) for t in state.mud]


def swap_things(state: State, one: int, other: int) -> None:
    """Relics, pieces and celebrities."""
    for relic in state.relics:
        relic.tile, relic.lay = _other(relic.tile, one, other), _other(relic.lay, one, other)
    for player in state.seats:
        player.tile = _other(player.tile, one, other)
    for celebrity in state.celebrities:
        celebrity.tile = _other(celebrity.tile, one, other)


def _swapped_snapshot(data: bytes, one: int, other: int) -> bytes:
    """R22.8. What belonged to whom is told by tiles, so it follows them; where the piece stood stays."""
    shot = _snapshot(data)
    shot.owners[one], shot.owners[other] = shot.owners[other], shot.owners[one]
    shot.owned = sorted(_other(t, one, other) for t in shot.owned)
    shot.governments = [_other(t, one, other) for t in shot.governments]
    return ENCODE(shot)


def _mend_edges(state: State, seat: int, places: tuple[int, int]) -> None:
    """R12.4. What lies at distance 1 from a revealed tile is at least adjacent."""
    knowledge, near = state.seats[seat].knowledge, geo(state).near
    for place in places:
        for u in near[place]:
            if knowledge[place] == sight.REVEALED:
                knowledge[u] = max(knowledge[u], sight.ADJACENT)
            elif knowledge[u] == sight.REVEALED:
                knowledge[place] = max(knowledge[place], sight.ADJACENT)


def _tell_swap(g: G, seat: int, one: int, other: int) -> None:
    """The two places for those who see both."""
    if g.record is None:
        return
    (full, part), (full_too, part_too) = (sight.audience(g.state, seat, t) for t in (one, other))
    both = full & full_too
    others = (full | part | full_too | part_too) & ~both
    g.emit("tiles_swapped", "SAC-1b", {"seat": seat, "tile": one, "tiles": [one, other]}, both,
           {"seat": seat}, others)
