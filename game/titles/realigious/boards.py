"""Authored maps (R14): a TMX file as texts, and what those texts give a match.

The options of a match hold the texts, so that it does not depend on a file: "players 2", "climate arid", and for each
layer in which something is drawn its name and the class of every tile in index order, "-" for none. A tile without
terrain and structure is left to chance, as in R14.4; one with a terrain alone is plain. Everything that R14 promises of
a map is checked: counts (R14.3), distances (R14.2, R14.4, R14.9, R14.11), one area, doors, fairness (R14.5), ground
(R14.7). Of the relic sites the relics are drawn by R14.9; with too few of them the rest lies anywhere.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.core.boards.tmx import NONE as BLANK
from game.core.boards.tmx import UNNAMED, BadBoard, TmxMap, read_drawing
from game.core.errors import BadSetup, ContentError
from game.core.rng import Stream
from game.titles.realigious import mapgen
from game.titles.realigious.content import CHURCHES, CLIMATES, COUNTS, GOVERNMENTS
from game.titles.realigious.mapgen import LAKE, Site
from game.titles.realigious.state import NONE, RESTRICTED, STRUCTURE, TERRAIN

OPTIONS = "options"
WHERE = f"{OPTIONS}.map"
SHAPE = "hexagonal, stagger axis y, stagger index odd"
TERRAINS, PLACES, STARTS, RELICS, PEOPLE, HINTS = "terrain", "structures", "starts", "relics", "celebrities", "hints"
LAYERS = (TERRAINS, PLACES, STARTS, RELICS, PEOPLE, HINTS)
MARKS = {STARTS: ("start",), RELICS: ("relic",), PEOPLE: ("celebrity",), HINTS: mapgen.HINTS}
CHURCH, LAKE_WORD, NO_TILE = "church", "water", "-"
ANY_CHURCH = (CHURCH, *CHURCHES)
SIZE_OF = {row.players: n for n, row in COUNTS.items()}
TRIALS = 4  # seeds with which what is left to chance must come out fair

Words = dict[str, list[str]]
"""By layer the class of every tile, BLANK for none."""


class MapContent(NamedTuple):
    """What a map gives; everything else is drawn. Tiles -> numbers of state.py: `structure` as `lay_out` takes it,
    `churches` those of a given religion, `terrain`; tiles: `starts` (none: R14.2), `relics`, `celebrities`; `hints`
    by church tile."""

    climate: str = ""
    starts: tuple[int, ...] = ()
    structure: Mapping[int, int] = mapgen.NOTHING
    churches: Mapping[int, int] = mapgen.NOTHING
    terrain: Mapping[int, int] = mapgen.NOTHING
    relics: tuple[int, ...] = ()
    celebrities: tuple[int, ...] = ()
    hints: Mapping[int, str] = {}


# ---------------------------------------------------------------- texts
def plan_of(texts: Sequence[str], seats: int) -> MapContent:
    """What the texts of `read_map` give; no texts: nothing. Raises BadSetup: no such texts, a map for others, or one
    that breaks R14."""
    if not texts:
        return MapContent()
    try:
        players, climate, words = _words_of(texts)
        if players != seats:
            raise BadBoard("realigious.error.map_players", WHERE, str(players), str(seats))
        check(WHERE, players, climate, words)
    except BadBoard as bad:
        raise BadSetup(bad.key, str(bad), **bad.args_) from bad
    return _plan(climate, words)


def players_of(texts: Sequence[str]) -> int:
    """For how many the texts of `read_map` are."""
    return int(texts[0].partition(" ")[2])


def climate_of(texts: Sequence[str]) -> str:
    """The climate that the texts of `read_map` name."""
    return texts[1].partition(" ")[2]


def _words_of(texts: Sequence[str]) -> tuple[int, str, Words]:
    named = dict(text.partition(" ")[::2] for text in texts)
    players, climate = named.pop("players", ""), named.pop("climate", "")
    _check_properties(WHERE, players, climate)
    words = {}
    for layer, text in named.items():
        if layer not in LAYERS:
            raise BadBoard("realigious.error.map_layer", WHERE, layer, ", ".join(LAYERS))
        words[layer] = [BLANK if word == NO_TILE else word for word in text.split(" ")]
        tiles = SIZE_OF[int(players)] ** 2
        if len(words[layer]) != tiles:
            raise BadBoard("realigious.error.map_span", WHERE, str(len(words[layer])), str(tiles), seats=players)
    return int(players), climate, words


def _plan(climate: str, words: Words) -> MapContent:
    grounds, places = words.get(TERRAINS, []), words.get(PLACES, [])
    structure = {tile: _kind(word) for tile, word in _drawn(words, PLACES)}
    for tile, word in _drawn(words, TERRAINS):
        structure.setdefault(tile, LAKE if word == LAKE_WORD else NONE)
    churches = {tile: STRUCTURE.index(word) for tile, word in enumerate(places) if word in CHURCHES}
    terrain = {tile: TERRAIN.index(word) for tile, word in enumerate(grounds) if word != BLANK}
    marks = [tuple(tile for tile, _ in _drawn(words, layer)) for layer in (STARTS, RELICS, PEOPLE)]
    return MapContent(climate, marks[0], structure, churches, terrain, marks[1], marks[2], dict(_drawn(words, HINTS)))


def _drawn(words: Words, layer: str) -> list[tuple[int, str]]:
    """The tiles of a layer that are not blank, with their classes."""
    return [(tile, word) for tile, word in enumerate(words.get(layer, ())) if word != BLANK]


def _kind(word: str) -> int:
    """A structure as `lay_out` takes it: churches are all of the first kind."""
    return STRUCTURE.index(ANY_CHURCH[1] if word in ANY_CHURCH else word)


# ---------------------------------------------------------------- what is drawn
def laid_out(stream: Stream, n: int, climate: str, plan: MapContent) -> tuple[bytearray, bytearray]:
    """R14.4-R14.7. Terrain and structures, drawn where the plan does not give them. Raises BadSetup: what it leaves
    to chance finds no place."""
    row = CLIMATES[climate]
    try:
        structure = mapgen.lay_out(stream, n, row, starts=plan.starts, given=plan.structure)
    except ContentError as problem:
        if not plan.climate:
            raise
        raise BadSetup("realigious.error.map_lots", f"{WHERE}: {problem}", file=WHERE, found=0, expected=1) from problem
    mapgen.consecrate(stream, structure, plan.churches)
    return mapgen.paint(stream, structure, row, plan.terrain), structure


# ---------------------------------------------------------------- files
def read_map(path: Path) -> tuple[str, ...]:
    """The texts of a map file. Raises BadBoard: whatever `read_drawing` finds, or a map that breaks R14."""
    drawing = read_drawing(path)
    if drawing.shape != SHAPE:
        raise BadBoard("realigious.error.map_shape", path.name, drawing.shape, SHAPE)
    players, climate = (drawing.properties.get(name, "") for name in ("players", "climate"))
    _check_properties(path.name, players, climate)
    words = _flat(drawing, int(players))
    check(path.name, int(players), climate, words)
    _check_lots(path.name, int(players), _plan(climate, words))
    told = [f"{layer} {' '.join(word or NO_TILE for word in words[layer])}" for layer in LAYERS if _drawn(words, layer)]
    return f"players {players}", f"climate {climate}", *told


def _check_properties(file: str, players: str, climate: str) -> None:
    for name, found, allowed in (("players", players, [str(count) for count in SIZE_OF]),
                                 ("climate", climate, list(CLIMATES))):
        if found not in allowed:
            raise BadBoard("realigious.error.map_property", file, found or NO_TILE, " / ".join(allowed), name=name)


def _flat(drawing: TmxMap, players: int) -> Words:
    n = SIZE_OF[players]
    if drawing.size != (n, n):
        found = f"{drawing.size[0]} x {drawing.size[1]}"
        raise BadBoard("realigious.error.map_span", drawing.file, found, f"{n} x {n}", seats=players)
    for layer in drawing.layers:
        if layer not in LAYERS:
            raise BadBoard("realigious.error.map_layer", drawing.file, layer, ", ".join(LAYERS))
    return {layer: [word for row in grid for word in row] for layer, grid in drawing.layers.items()}


# ---------------------------------------------------------------- what must hold
class _MapCheck:
    """One map that is looked at: raises BadBoard with the place of the tile."""

    def __init__(self, file: str, players: int, climate: str, words: Words) -> None:
        self.file, self.players, self.climate, self.words = file, players, climate, words
        self.n = SIZE_OF[players]
        self.site: Site = mapgen.site(self.n)

    def word(self, layer: str, tile: int) -> str:
        row = self.words.get(layer)
        return row[tile] if row else BLANK

    def bad(self, key: str, layer: str, tile: int, found: str | int, expected: str | int,
            **more: str | int) -> BadBoard:
        x, y = (tile % self.n, tile // self.n) if tile >= 0 else (-1, -1)
        name = "error.board_" if key in ("tile", "blank") else "realigious.error.map_"
        return BadBoard(name + key, self.file, str(found), str(expected), layer, x, y, **more)

    # --- tiles
    def classes(self) -> None:
        """Every tile is of a class that its layer knows, on ground that R14.7 has under it."""
        places = tuple(name for name in STRUCTURE if name != "none")
        for layer, known in ({PLACES: (*places, CHURCH)} | MARKS).items():
            for tile, word in _drawn(self.words, layer):
                if word not in known:
                    raise self.bad("blank" if word == UNNAMED else "tile", layer, tile, word, " / ".join(known))
        for tile, word in _drawn(self.words, TERRAINS):
            grounds = self.grounds(tile)
            if word not in grounds:
                key = "blank" if word == UNNAMED else "tile"
                raise self.bad(key, TERRAINS, tile, word, " / ".join(grounds))

    def grounds(self, tile: int) -> tuple[str, ...]:
        """R14.7. What may lie under the structure of the tile."""
        row, place = CLIMATES[self.climate], self.word(PLACES, tile)
        plain = tuple(share.terrain for share in row.ground)
        if not place:
            return plain if self.word(STARTS, tile) else (*plain, LAKE_WORD)
        fixed = mapgen.ground_of(row).get(_kind(place))
        return (TERRAIN[fixed],) if fixed is not None else (*plain, TERRAIN[mapgen.CONCRETE])

    # --- counts
    def counts(self) -> None:
        """R14.3. No kind more often than the table says, and room for what is left to chance."""
        there = [(layer, word) for layer in (TERRAINS, PLACES) for _, word in _drawn(self.words, layer)]
        wanted = self.wanted()
        missing = {}
        for (layer, name), count in wanted.items():
            names = ANY_CHURCH if name == CHURCH else (name,)
            found = sum(there.count((layer, one)) for one in names)
            missing[layer, name] = found, count
            if found > count:
                raise self.bad("count", layer, -1, found, count, name=name)
        blank = [t for t in self.site.others if not self.word(TERRAINS, t) and not self.word(PLACES, t)]
        if sum(count - found for found, count in missing.values()) > len(blank):
            (layer, name), (found, count) = [row for row in missing.items() if row[1][0] < row[1][1]][0]
            raise self.bad("count", layer, -1, found, count, name=name)

    def wanted(self) -> dict[tuple[str, str], int]:
        """5.9. How often each kind is there, by layer and class."""
        row, climate, n = COUNTS[self.n], CLIMATES[self.climate], self.n
        counts = {"restricted": row.restricted, CHURCH: row.church, "house": row.house, "building": row.building,
                  "office": row.office, "forest": climate.forest[n], "mountain": climate.mountain[n]}
        counts.update((name, 1) for name in GOVERNMENTS)
        return {(TERRAINS, LAKE_WORD): climate.water[n], **{(PLACES, name): count for name, count in counts.items()}}

    # --- distances
    def starts(self) -> None:
        """R14.2. As many start points as players, as far from each other as those of the rules; from here on
        distances are told from them."""
        found = tuple(tile for tile, _ in _drawn(self.words, STARTS))
        if len(found) not in (0, self.players):
            raise self.bad("count", STARTS, -1, len(found), self.players, name="start")
        usual, distance = self.site.starts, self.site.geo.distance
        least = min(distance[a][b] for a in usual for b in usual if a != b)
        self.site = mapgen.site(self.n, found)
        self.apart(STARTS, found, least)

    def apart(self, layer: str, tiles: Sequence[int], least: int) -> None:
        """Tiles of a layer keep away from each other."""
        distance = self.site.geo.distance
        for i, tile in enumerate(tiles):
            near = min((distance[tile][u] for u in tiles[:i]), default=least)
            if near < least:
                raise self.bad("near_other", layer, tile, near, least, name=self.word(layer, tile))

    def distances(self) -> None:
        """R14.4, R14.9. What keeps away from the start points."""
        for layer in (TERRAINS, PLACES, RELICS, PEOPLE):
            for tile, word in _drawn(self.words, layer):
                least = _from_start(layer, word)
                if self.site.from_start[tile] < least:
                    raise self.bad("near_start", layer, tile, self.site.from_start[tile], least, name=word)
        offices = [tile for tile, word in _drawn(self.words, PLACES) if word in GOVERNMENTS]
        self.apart(PLACES, offices, mapgen.GOVERNMENTS_APART)

    # --- marks
    def marks(self) -> None:
        """R14.9-R14.11. Relic sites, celebrities and hints lie where the rules may put them."""
        for layer, refused in ((RELICS, (LAKE_WORD, "restricted", *GOVERNMENTS)), (PEOPLE, (LAKE_WORD, "restricted"))):
            for tile, word in _drawn(self.words, layer):
                under = self.word(PLACES, tile) or self.word(TERRAINS, tile)
                if under in refused:
                    raise self.bad("under", layer, tile, under, " / ".join(refused), name=word)
        churches = [tile for tile, word in _drawn(self.words, PLACES) if word in ANY_CHURCH]
        for tile, word in _drawn(self.words, HINTS):
            if tile not in churches:
                raise self.bad("hint", HINTS, tile, self.word(PLACES, tile) or NO_TILE, CHURCH, name=word)
        people = [tile for tile, _ in _drawn(self.words, PEOPLE)]
        row = COUNTS[self.n]
        for layer, name, most in ((PEOPLE, "celebrity", row.celebrities), (HINTS, "hint", row.church // 2)):
            if len(_drawn(self.words, layer)) > most:
                raise self.bad("many", layer, -1, len(_drawn(self.words, layer)), most, name=name)
        self.apart(PEOPLE, people, mapgen.CELEBRITIES_APART)

    # --- the whole
    def whole(self) -> None:
        """R14.5. Doors and one area, whatever chance puts on blank tiles; fairness where nothing is left to it."""
        plan = _plan(self.climate, self.words)
        structure = bytearray(plan.structure.get(tile, NONE) for tile in range(self.n ** 2))
        closed = (LAKE, RESTRICTED)
        for start in self.site.starts:
            doors = sum(structure[tile] not in closed for tile in self.site.geo.near[start])
            if doors < mapgen.START_DOORS:
                raise self.bad("doors", STARTS, start, doors, mapgen.START_DOORS)
        cut = mapgen.cut_off(self.site, structure)
        if cut >= 0:
            found = self.word(PLACES, cut) or self.word(TERRAINS, cut) or NO_TILE
            raise self.bad("cut", PLACES if self.word(PLACES, cut) else TERRAINS, cut, found, 1)
        low, high = mapgen.wealth(self.site, structure)
        if self.is_complete() and not mapgen.is_fair(low, high):
            poorest = min(self.site.starts, key=lambda start: mapgen.wealth_of(self.site, structure, start))
            least = -(-high * (100 - mapgen.UNFAIR) // 100)
            raise self.bad("unfair", PLACES, poorest, low, least, most=high)

    def is_complete(self) -> bool:
        """Whether chance puts no structure anywhere."""
        found = len(_drawn(self.words, PLACES)) + self.words.get(TERRAINS, []).count(LAKE_WORD)
        return found == sum(self.wanted().values())


def _from_start(layer: str, word: str) -> int:
    """R14.4, R14.9. How far from the start points a tile of that class is at least."""
    if layer == RELICS:
        return mapgen.RELIC_FROM_START
    if layer == TERRAINS:
        return mapgen.WATER_FROM_START if word == LAKE_WORD else 0
    if word == "restricted":
        return mapgen.RESTRICTED_FROM_START
    if word in GOVERNMENTS:
        return mapgen.GOVERNMENT_FROM_START
    return mapgen.CHURCH_FROM_START if word in ANY_CHURCH else 1


def check(file: str, players: int, climate: str, words: Words) -> None:
    """R14. Everything that a map promises, as far as it is drawn. Raises BadBoard."""
    looked = _MapCheck(file, players, climate, words)
    looked.classes()
    looked.starts()
    looked.counts()
    looked.distances()
    looked.marks()
    looked.whole()


def _check_lots(file: str, players: int, plan: MapContent) -> None:
    """What is left to chance comes out fair and connected with every one of some seeds."""
    n, row = SIZE_OF[players], CLIMATES[plan.climate]
    place = mapgen.site(n, plan.starts)
    good = 0
    for seed in range(TRIALS):
        try:
            structure = mapgen.lay_out(Stream(seed), n, row, starts=plan.starts, given=plan.structure)
        except ContentError:
            continue
        good += mapgen.is_good(place, structure)
    if good < TRIALS:
        raise BadBoard("realigious.error.map_lots", file, str(good), str(TRIALS))
