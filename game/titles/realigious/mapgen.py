"""R14. The map: structures, terrain, burial, relics, hints and celebrities, drawn in the order of R14.12.

While a map is laid out, water is marked among the structures (`LAKE`); `paint` turns the marks into terrain.
Everything is drawn from the stream that is passed in, so one seed gives one map. Amounts are whole numbers. What an
authored map gives (`boards`) is taken as it is and the rest is drawn as usual.
"""
from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.core.boards.hex import HexMap, hex_map
from game.core.errors import ContentError
from game.core.rng import Stream
from game.titles.realigious.content import (
    CELEBRITIES,
    CHURCHES,
    COUNTS,
    GODS,
    GOVERNMENTS,
    RELIGIONS,
    STRUCTURES,
    ClimateRow,
    CountsRow,
)
from game.titles.realigious.state import (
    FOREST,
    MOUNTAIN,
    NONE,
    RESTRICTED,
    STRUCTURE,
    TERRAIN,
    WATER,
    Celebrity,
    Government,
    Relic,
)

ATTEMPTS = 200  # R14.5
UNFAIR = 15  # R14.5 (c): percent of the richest start
WATER_FROM_START, RESTRICTED_FROM_START, GOVERNMENT_FROM_START, CHURCH_FROM_START = 2, 3, 2, 2  # R14.4
GOVERNMENTS_APART = 3  # R14.4
START_DOORS = 3  # R14.5 (b): neighbours that can be entered
RELIC_FROM_START, RELICS_APART = 3, 3  # R14.9
# R4.3, R14.8: what is buried, how much for each player, in units of how much
BURIAL = (("believers", 2500, 5), ("donations", 5000, 10), ("influence", 5000, 10))
HINTS = ("government", "celebrity")  # R14.10, in turn
CELEBRITIES_APART = 2  # R14.11
LAKE = len(STRUCTURE)
NOTHING: Mapping[int, int] = MappingProxyType({})

_ROWS = tuple(STRUCTURES.values())
# 5.8, by structure; the last is LAKE's
_WEIGHTS = {what: (*(int(getattr(row, what)) for row in _ROWS), 0) for what, _, _ in BURIAL}
_WORTH = tuple(sum(_WEIGHTS[what][s] for what in _WEIGHTS) for s in range(LAKE + 1))
_GOVERNMENT = tuple(STRUCTURE.index(g) for g in GOVERNMENTS)
_CHURCH = tuple(STRUCTURE.index(c) for c in CHURCHES)
_HOUSE, _BUILDING, _OFFICE = (STRUCTURE.index(s) for s in ("house", "building", "office"))
CONCRETE = TERRAIN.index("concrete")
_CLOSED = bytes(s in (LAKE, RESTRICTED) for s in range(256))  # 1 for what nobody can cross
_ALWAYS_CONCRETE = (_BUILDING, _OFFICE, RESTRICTED, *_GOVERNMENT)  # R14.7


class Site:
    """What is fixed for one map size and its start points: the other tiles, and `from_start`: how far each tile is
    from the nearest start point."""

    __slots__ = ("counts", "from_start", "geo", "others", "starts")

    def __init__(self, n: int, starts: tuple[int, ...]) -> None:
        self.counts: CountsRow = COUNTS[n]
        self.geo: HexMap = hex_map(n)
        self.starts = starts or tuple(r * n + c for c, r in self.counts.start_points)
        self.others = tuple(t for t in range(n * n) if t not in self.starts)
        self.from_start = tuple(min(self.geo.distance[t][s] for s in self.starts) for t in range(n * n))


@functools.lru_cache(maxsize=16)
def site(n: int, starts: tuple[int, ...] = ()) -> Site:
    """The fixed facts of an n x n map; without start points those of R14.2."""
    return Site(n, starts)


# ---------------------------------------------------------------- R14.4, R14.5: structures and water
def lay_out(stream: Stream, n: int, climate: ClimateRow, attempts: int = ATTEMPTS,
            starts: tuple[int, ...] = (), given: Mapping[int, int] = NOTHING) -> bytearray:
    """R14.4-R14.5. Structures by tile, water marked LAKE, churches all of the first kind. `given` tiles are as they
    are, NONE for a plain one; what the counts still want is drawn on the others.

    An attempt in which a kind found too few tiles is no map and is never taken. Raises ContentError if all
    attempts were so: the counts are wrong for this size, or `given` leaves no room.
    """
    place = site(n, starts)
    last: bytearray | None = None
    best: bytearray | None = None
    narrowest = -1
    for _ in range(attempts):
        placed = _placed(stream, place, climate, given)
        if placed is None:
            continue
        last = placed
        low, high = wealth(place, placed)
        fair = is_fair(low, high)
        if not fair and best is not None and high - low >= narrowest:
            continue  # an earlier one is as good
        if not _passable(place, placed):
            continue
        if fair:
            return placed
        best, narrowest = placed, high - low
    if best is not None:
        return best
    if last is None:
        raise ContentError("data/counts.json", str(n), "", "counts that leave no room", "fewer structures")
    return bytearray(NONE if s in (LAKE, RESTRICTED) else s for s in last)


def _placed(stream: Stream, place: Site, climate: ClimateRow, given: Mapping[int, int]) -> bytearray | None:
    """R14.4. One attempt; None when a kind found too few tiles that fit."""
    free = [tile for tile in place.others if tile not in given]
    stream.shuffle(free)
    n, counts, far = place.geo.n, place.counts, place.from_start
    there = Counter(given.values())
    offices = [kind for kind in _GOVERNMENT if not there[kind]]
    out = bytearray([NONE]) * (n * n)
    parts = (
        (_first(free, climate.water[n] - there[LAKE], far, WATER_FROM_START), LAKE),
        (_first(free, counts.restricted - there[RESTRICTED], far, RESTRICTED_FROM_START), RESTRICTED),
        (_spread_out(free, len(offices), place, given), _GOVERNMENT[0]),
        (_first(free, counts.church - there[_CHURCH[0]], far, CHURCH_FROM_START), _CHURCH[0]),
        (_first(free, counts.house - there[_HOUSE], far, 1), _HOUSE),
        (_first(free, counts.building - there[_BUILDING], far, 1), _BUILDING),
        (_first(free, counts.office - there[_OFFICE], far, 1), _OFFICE),
        (_first(free, climate.forest[n] - there[FOREST], far, 1), FOREST),
        (_first(free, climate.mountain[n] - there[MOUNTAIN], far, 1), MOUNTAIN),
    )
    for tiles, structure in parts:
        if tiles is None:
            return None
        for tile in tiles:
            out[tile] = structure
    for tile, structure in zip(parts[2][0] or (), offices, strict=True):
        out[tile] = structure
    for tile, structure in given.items():
        out[tile] = structure
    return out


def _first(free: list[int], count: int, far: Sequence[int], least: int) -> list[int] | None:
    """Take the first `count` tiles of `free` at distance `least` or more from the start points, or None."""
    taken: list[int] = []
    for tile in free:
        if len(taken) == count:
            break
        if far[tile] >= least:
            taken.append(tile)
    for tile in taken:
        free.remove(tile)
    return taken if len(taken) == count else None


def _spread_out(free: list[int], count: int, place: Site, given: Mapping[int, int]) -> list[int] | None:
    """R14.4. The local governments: also apart from each other and from those that are there."""
    taken: list[int] = []
    there = [tile for tile, kind in given.items() if kind in _GOVERNMENT]
    distance, far = place.geo.distance, place.from_start
    for tile in free:
        if len(taken) == count:
            break
        if far[tile] >= GOVERNMENT_FROM_START and all(
                distance[tile][u] >= GOVERNMENTS_APART for u in there + taken):
            taken.append(tile)
    for tile in taken:
        free.remove(tile)
    return taken if len(taken) == count else None


def wealth(place: Site, structure: bytearray) -> tuple[int, int]:
    """R14.5 (c). Poorest and richest start point: burial weights of all three resources within distance 3."""
    sums = [wealth_of(place, structure, start) for start in place.starts]
    return min(sums), max(sums)


def wealth_of(place: Site, structure: bytearray, start: int) -> int:
    """R14.5 (c). The burial weights round one start point."""
    return sum([_WORTH[structure[t]] for t in place.geo.disc[3][start]])


def is_fair(low: int, high: int) -> bool:
    """R14.5 (c)."""
    return 100 * (high - low) <= UNFAIR * high


def is_good(place: Site, structure: bytearray) -> bool:
    """R14.5."""
    return is_fair(*wealth(place, structure)) and _passable(place, structure)


def _passable(place: Site, structure: bytearray) -> bool:
    """R14.5 (a) and (b)."""
    near = place.geo.near
    closed = structure.translate(_CLOSED)
    if any(sum(1 for u in near[start] if not closed[u]) < START_DOORS for start in place.starts):
        return False
    return cut_off(place, structure) < 0


def cut_off(place: Site, structure: bytearray) -> int:
    """R14.5 (a). The first tile that no way leads to from the start points, a restricted one that nothing open
    touches among them; -1 for none."""
    near = place.geo.near
    closed = structure.translate(_CLOSED)
    for tile, kind in enumerate(structure):
        if kind == RESTRICTED and all(closed[u] for u in near[tile]):
            return tile
    seen = bytearray(closed)
    reached = [place.starts[0]]
    seen[reached[0]] = 1
    for tile in reached:
        for u in near[tile]:
            if not seen[u]:
                seen[u] = 1
                reached.append(u)
    return seen.find(0)


# ---------------------------------------------------------------- R14.6, R14.7: religions and terrain
def consecrate(stream: Stream, structure: bytearray, given: Mapping[int, int] = NOTHING) -> None:
    """R14.6. Deals religions to the churches, in place; `given` ones are not dealt again before the others are."""
    known = [STRUCTURE.index(row.church) for row in RELIGIONS.values()]
    there = list(given.values())
    dealt: list[int] = []
    for tile in range(len(structure)):
        if structure[tile] not in _CHURCH:
            continue
        if tile in given:
            structure[tile] = given[tile]
            continue
        if not dealt:
            dealt = [kind for kind in known if kind not in there] or known[:]
            there = []
            stream.shuffle(dealt)
        structure[tile] = dealt.pop(0)


def paint(stream: Stream, structure: bytearray, climate: ClimateRow, given: Mapping[int, int] = NOTHING) -> bytearray:
    """R14.7. The terrain of every tile, in index order, `given` or drawn; in `structure` LAKE becomes "none", in
    place."""
    terrain = bytearray(len(structure))
    shares = [(TERRAIN.index(share.terrain), share.percent) for share in climate.ground]
    fixed = ground_of(climate)
    for tile, kind in enumerate(structure):
        if tile in given:
            terrain[tile] = given[tile]
        elif kind in fixed:
            terrain[tile] = fixed[kind]
        elif kind != NONE and stream.below(2):
            terrain[tile] = CONCRETE
        else:
            terrain[tile] = _ground(stream.below(100), shares)
        if kind == LAKE:
            structure[tile] = NONE
    return terrain


def ground_of(climate: ClimateRow) -> dict[int, int]:
    """R14.7. The terrain of the structures that stand on one only."""
    fixed = {LAKE: WATER, FOREST: TERRAIN.index(climate.forest_terrain),
             MOUNTAIN: TERRAIN.index(climate.mountain_terrain)}
    fixed.update((kind, CONCRETE) for kind in _ALWAYS_CONCRETE)
    return fixed


def _ground(percent: int, shares: Sequence[tuple[int, int]]) -> int:
    for terrain, share in shares:
        if percent < share:
            return terrain
        percent -= share
    raise ValueError("ground shares add to less than 100")


# ---------------------------------------------------------------- R14.8: burial
def bury(stream: Stream, structure: bytearray, terrain: bytearray, what: str, total: int, unit: int,
         ) -> list[int]:
    """R14.8. The allotments of one resource: `total` cut into units, by weight times 80..120."""
    weights = _WEIGHTS[what]
    scores = [0] * len(structure)
    tiles = [t for t, kind in enumerate(structure) if terrain[t] != WATER and kind not in _GOVERNMENT]
    for tile, more in zip(tiles, stream.each_below(41, len(tiles)), strict=True):
        scores[tile] = weights[structure[tile]] * (80 + more)
    return [unit * count for count in shares_of(scores, total // unit)]


def shares_of(scores: Sequence[int], units: int) -> list[int]:
    """R14.8, E14. `units` cut in proportion to the scores; those left over go one each to the largest
    remainders, lower index first among equals."""
    whole = sum(scores)
    shares = [units * score // whole for score in scores]
    left = [units * score % whole for score in scores]
    order = sorted(range(len(scores)), key=left.__getitem__, reverse=True)  # stable, backwards too
    for tile in order[:units - sum(shares)]:
        shares[tile] += 1
    return shares


# ---------------------------------------------------------------- R14.9-R14.11: relics, hints, celebrities
def hide_relics(stream: Stream, n: int, structure: bytearray, terrain: bytearray, god: str,
                starts: tuple[int, ...] = (), sites: Sequence[int] = ()) -> list[Relic]:
    """R14.9, 5.10. Places, then types: each of Giye'chin's once; the relics of the other gods have type 0. Given
    `sites` are taken before others."""
    place = site(n, starts)
    far, count, distance = place.from_start, place.counts.relics, place.geo.distance
    able = [t for t in place.others if far[t] >= RELIC_FROM_START
            and terrain[t] != WATER and structure[t] != RESTRICTED and structure[t] not in _GOVERNMENT]
    stream.shuffle(able)
    taken: list[int] = []
    marked = [t for t in able if t in sites]
    for tiles, apart in itertools.product((marked, able), range(RELICS_APART, 0, -1)):
        for tile in tiles:
            if len(taken) < count and all(distance[tile][u] >= apart for u in taken):
                taken.append(tile)
    types = [0] * count
    if GODS[god].types:
        types = list(range(1, count + 1))
        stream.shuffle(types)
    return [Relic(kind, tile) for kind, tile in zip(types, taken, strict=True)]


def hide_hints(stream: Stream, structure: bytearray) -> dict[int, str]:
    """R14.10. Hint by church tile."""
    churches = [t for t, s in enumerate(structure) if s in _CHURCH]
    count = len(churches) // 2
    stream.shuffle(churches)
    return {tile: HINTS[i % len(HINTS)] for i, tile in enumerate(churches[:count])}


def found_governments(structure: bytearray) -> dict[int, Government]:
    """R17.1. The local governments by tile, nobody's."""
    return {tile: Government() for tile, kind in enumerate(structure) if kind in _GOVERNMENT}


def seat_celebrities(stream: Stream, n: int, structure: bytearray, terrain: bytearray,
                     sites: Sequence[int] = ()) -> list[Celebrity]:
    """R14.11. Celebrities at the given `sites`, then at the centre, the second at distance 2 or more from the
    first."""
    distance = hex_map(n).distance
    centre = (n - 1) // 2 * n + (n - 1) // 2
    types = list(CELEBRITIES)
    stream.shuffle(types)
    open_tiles = [t for t in range(n * n) if terrain[t] != WATER and structure[t] != RESTRICTED]
    open_tiles.sort(key=lambda t: (t not in sites, distance[centre][t], t))
    placed: list[Celebrity] = []
    for tile in open_tiles:
        if len(placed) == COUNTS[n].celebrities:
            break
        if all(distance[tile][c.tile] >= CELEBRITIES_APART for c in placed):
            placed.append(Celebrity(types[len(placed)], tile))
    return placed
