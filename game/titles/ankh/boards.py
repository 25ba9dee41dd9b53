"""Section 7. Maps: as the table of scenarios draws them, and as people draw them in Tiled.

A map is a grid of terrain words ("1f" fertile land of region 1, "2d" desert, "~~" water, ".." no space) and a grid of
piece words ("G1" the god, "W1" the warrior of start slot 1, "O1" an obelisk that it controls, "t-" a neutral temple,
"::" nothing). Every edge between land of different regions is a river; no other edge carries one. The options of a
match hold these words as texts, so that it does not depend on a file.
"""
from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from game.core.boards.hex_field import HexField, hex_field
from game.core.boards.regions import parts
from game.core.boards.tmx import NONE as BLANK
from game.core.boards.tmx import UNNAMED, BadBoard, TmxMap, read_drawing
from game.core.content import ContentFault, load_table
from game.core.errors import BadSetup
from game.titles.ankh.content import (
    CARAVAN,
    CONFLICT,
    CONTROL,
    LAST_CONFLICT,
    MONUMENTS,
    MOST_DEVOTION,
    MOST_REGIONS,
    OF_EACH_MONUMENT,
    PACKAGE,
    ScenarioRow,
)
from game.titles.ankh.state import DESERT, FERTILE, NOBODY, NOTHING, WATER

OPTIONS = "options"
WHERE = f"{OPTIONS}.map"
SHAPE = "hexagonal, stagger axis y, stagger index odd"
TERRAIN, REGIONS, PIECES = "terrain", "regions", "pieces"
LAYERS = (TERRAIN, REGIONS, PIECES)
NO_SPACE, SEA, FREE = "..", "~~", "::"
GROUNDS = {"fertile": FERTILE, "desert": DESERT, "water": WATER}
REGION_NAMES = {f"region_{n}": str(n) for n in range(1, MOST_REGIONS + 1)}
LETTERS = {name[0]: kind for kind, name in enumerate(MONUMENTS)}
SEATS = (2, 3, 4, 5)
SLOTS = tuple(str(slot) for slot in range(1, max(SEATS) + 1))
MOST_COLUMNS, MOST_ROWS = 16, 14
EXAMPLE_EVENTS = "CCCX SCCX SCCX SCCX CX"
MOST_RED = MOST_DEVOTION - 1


class Plan(NamedTuple):
    """A map that may be played. `terrain`: a letter of `state` for each space; `region[space]`; `starts`: for each slot
    the spaces of god, warrior and monument; `monuments`: kind, slot (NOBODY: neutral) and space, by space."""

    players: int
    red_limit: int
    events: str
    columns: int
    terrain: str
    region: tuple[int, ...]
    starts: tuple[tuple[int, int, int], ...]
    monuments: tuple[tuple[int, int, int], ...]


class MapSheet(NamedTuple):
    """A map in words, not checked yet: `terrain` and `pieces` row by row."""

    where: str
    players: str
    red_limit: str
    events: str
    terrain: list[list[str]]
    pieces: list[list[str]]


# ---------------------------------------------------------------- what must hold
def plan_of(sheet: MapSheet) -> Plan:
    """The map of a sheet. Raises BadBoard with the place of what is wrong."""
    _properties(sheet)
    columns = _shape(sheet)
    words = [word for row in sheet.terrain for word in row]
    region = tuple(int(word[0]) if word[0] in REGION_NAMES.values() else 0 for word in words)
    terrain = "".join({NO_SPACE: NOTHING, SEA: WATER}.get(word, word[-1]) for word in words)
    field = hex_field(columns, len(sheet.terrain), tuple(letter != NOTHING for letter in terrain))
    _regions(sheet, field, region)
    starts, monuments = _pieces(sheet, terrain)
    return Plan(int(sheet.players), int(sheet.red_limit), sheet.events.replace(" ", ""), columns, terrain, region,
                starts, monuments)


def _properties(sheet: MapSheet) -> None:
    if sheet.players not in map(str, SEATS):
        raise _bad(sheet, "property", sheet.players, " / ".join(map(str, SEATS)), name="players")
    if sheet.red_limit not in map(str, range(MOST_RED + 1)):
        raise _bad(sheet, "property", sheet.red_limit, f"0 ... {MOST_RED}", name="red_limit")
    events = sheet.events.replace(" ", "")
    known = set(events) <= {CONTROL, CARAVAN, CONFLICT}
    if not known or events.count(CONFLICT) != LAST_CONFLICT or not events.endswith(CONFLICT):
        raise _bad(sheet, "property", sheet.events, EXAMPLE_EVENTS, name="events")


def _shape(sheet: MapSheet) -> int:
    """The number of columns, the same in every row of both grids; every word is a word of terrain or pieces."""
    columns, rows = len(sheet.terrain[0]) if sheet.terrain else 0, len(sheet.terrain)
    if not (1 <= columns <= MOST_COLUMNS and 1 <= rows <= MOST_ROWS):
        raise _bad(sheet, "span", f"{columns} x {rows}", f"1 x 1 ... {MOST_COLUMNS} x {MOST_ROWS}")
    for layer, grid in ((TERRAIN, sheet.terrain), (PIECES, sheet.pieces)):
        if len(grid) != rows:
            raise _bad(sheet, "rows", str(len(grid)), str(rows), layer)
        for y, row in enumerate(grid):
            if len(row) != columns:
                raise _bad(sheet, "row", str(len(row)), str(columns), layer, 0, y)
    for y, x in itertools.product(range(rows), range(columns)):
        _word(sheet, TERRAIN, x, y, sheet.terrain[y][x], _terrain_words())
        _word(sheet, PIECES, x, y, sheet.pieces[y][x], _piece_words(sheet.terrain[y][x]))
    return columns


def _word(sheet: MapSheet, layer: str, x: int, y: int, word: str, known: list[str]) -> None:
    if word not in known:
        raise _bad(sheet, "tile", word, " / ".join(known[:4]), layer, x, y)


def _terrain_words() -> list[str]:
    return [f"{n}{ground}" for n in REGION_NAMES.values() for ground in (FERTILE, DESERT)] + [SEA, NO_SPACE]


def _piece_words(under: str) -> list[str]:
    """What may stand in the grid of pieces over a word of terrain: pieces on land alone (R3.1)."""
    if under in (SEA, NO_SPACE):
        return [under, FREE]
    slots = [f"{letter}{slot}" for letter in ("G", "W", *(letter.upper() for letter in LETTERS)) for slot in SLOTS]
    return [FREE, *slots, *(f"{letter}-" for letter in LETTERS)]


def _regions(sheet: MapSheet, field: HexField, region: Sequence[int]) -> None:
    """R3.2. Numbers from 1 without a gap, each region in one piece."""
    count = max(region)
    for number in range(1, max(count, 1) + 1):
        spaces = [space for space in field.spaces if region[space] == number]
        if not spaces:
            raise _bad(sheet, "region", str(count), str(number), REGIONS)
        pieces = parts(field, spaces)
        if len(pieces) > 1:
            y, x = divmod(pieces[1][0], field.columns)
            raise _bad(sheet, "cut", str(len(pieces)), "1", REGIONS, x, y, name=number)


def _pieces(sheet: MapSheet, terrain: str) -> tuple[tuple[tuple[int, int, int], ...], tuple[tuple[int, int, int], ...]]:
    """R2.4. A god, a warrior and a monument for every slot, and no more monuments than there are (R1.2)."""
    places: dict[str, list[int]] = {}
    monuments = []
    for space, word in enumerate(word for row in sheet.pieces for word in row):
        if word in (FREE, SEA, NO_SPACE):
            continue
        letter, slot = word[0].lower(), word[1]
        if letter in LETTERS:
            owner = NOBODY if slot == "-" else int(slot) - 1
            monuments.append((LETTERS[letter], owner, space))
            letter = "m"
        places.setdefault(f"{letter}{slot}", []).append(space)
    for slot in SLOTS:
        wanted = 1 if int(slot) <= int(sheet.players) else 0
        for letter, name in (("g", "god"), ("w", "warrior"), ("m", "monument")):
            found = len(places.get(letter + slot, []))
            if found != wanted:
                raise _bad(sheet, "count", str(found), str(wanted), PIECES, name=f"{name}_{slot}")
    for kind, name in enumerate(MONUMENTS):
        found = sum(row[0] == kind for row in monuments)
        if found > OF_EACH_MONUMENT:
            raise _bad(sheet, "count", str(found), f"{OF_EACH_MONUMENT}", PIECES, name=name)
    starts = tuple((places[f"g{slot}"][0], places[f"w{slot}"][0], places[f"m{slot}"][0])
                   for slot in SLOTS[:int(sheet.players)])
    return starts, tuple(monuments)


def _bad(sheet: MapSheet, key: str, found: str, expected: str, layer: str = "", x: int = -1, y: int = -1,
         **more: str | int) -> BadBoard:
    return BadBoard(f"ankh.error.{key}", sheet.where, found, expected, layer, x, y, **more)


# ---------------------------------------------------------------- texts of a match
def texts_of(sheet: MapSheet) -> tuple[str, ...]:
    """A checked sheet as the option "map" holds it."""
    rows = [f"{layer} {' '.join(row)}" for layer, grid in ((TERRAIN, sheet.terrain), (PIECES, sheet.pieces))
            for row in grid]
    return (f"players {sheet.players}", f"red_limit {sheet.red_limit}", f"events {sheet.events}", *rows)


def plan_from(texts: Sequence[str], seats: int) -> Plan:
    """The map of the texts of `read_map`. Raises BadSetup: no such texts, or a map for others."""
    sheet = sheet_from(texts)
    try:
        plan = plan_of(sheet)
        if plan.players != seats:
            raise _bad(sheet, "players", str(plan.players), str(seats))
    except BadBoard as bad:
        raise BadSetup(bad.key, str(bad), **bad.args_) from bad
    return plan


def sheet_from(texts: Sequence[str]) -> MapSheet:
    """The words of such texts, not checked."""
    named: dict[str, str] = {}
    grids: dict[str, list[list[str]]] = {TERRAIN: [], PIECES: []}
    for text in texts:
        name, _, value = text.partition(" ")
        if name in grids:
            grids[name].append(value.split())
        else:
            named[name] = value
    return MapSheet(WHERE, named.get("players", ""), named.get("red_limit", ""), named.get("events", ""),
                 grids[TERRAIN], grids[PIECES])


# ---------------------------------------------------------------- files
def read_map(path: Path) -> tuple[str, ...]:
    """The texts of a map file. Raises BadBoard: whatever `read_drawing` finds, or a map that breaks section 7."""
    drawing = read_drawing(path)
    if drawing.shape != SHAPE:
        raise BadBoard("ankh.error.shape", path.name, drawing.shape, SHAPE)
    for layer in LAYERS:
        if layer not in drawing.layers:
            raise BadBoard("error.board_layer", path.name, ", ".join(drawing.layers) or "-", layer, layer)
    for layer in drawing.layers:
        if layer not in LAYERS:
            raise BadBoard("ankh.error.layer", path.name, layer, ", ".join(LAYERS), layer)
    sheet = _sheet_of(drawing)
    plan_of(sheet)
    return texts_of(sheet)


def _sheet_of(drawing: TmxMap) -> MapSheet:
    """The words of a drawing. Raises BadBoard for a tile whose class its layer does not know, and where regions do not
    lie on land."""
    properties = drawing.properties
    terrain, pieces = [], []
    for y in range(drawing.size[1]):
        terrain.append([_terrain_word(drawing, x, y) for x in range(drawing.size[0])])
        pieces.append([_piece_word(drawing, x, y, terrain[-1][x]) for x in range(drawing.size[0])])
    return MapSheet(drawing.file, properties.get("players", ""), properties.get("red_limit", ""),
                 properties.get("events", ""), terrain, pieces)


def _terrain_word(drawing: TmxMap, x: int, y: int) -> str:
    ground, number = drawing.layers[TERRAIN][y][x], drawing.layers[REGIONS][y][x]
    if ground not in (BLANK, *GROUNDS):
        raise _wrong(drawing, TERRAIN, x, y, tuple(GROUNDS))
    lands = ground in ("fertile", "desert")
    if lands != (number != BLANK) or number not in (BLANK, *REGION_NAMES):
        raise _wrong(drawing, REGIONS, x, y, tuple(REGION_NAMES) if lands else ("-",))
    if not lands:
        return SEA if ground else NO_SPACE
    return REGION_NAMES[number] + GROUNDS[ground]


def _piece_word(drawing: TmxMap, x: int, y: int, under: str) -> str:
    name = drawing.layers[PIECES][y][x]
    if name == BLANK:
        return under if under in (SEA, NO_SPACE) else FREE
    word = WORDS.get(name, "")
    if word not in _piece_words(under):
        raise _wrong(drawing, PIECES, x, y, tuple(WORDS) if under not in (SEA, NO_SPACE) else ("-",))
    return word


WORDS: Mapping[str, str] = MappingProxyType({
    **{f"god_{slot}": f"G{slot}" for slot in SLOTS}, **{f"warrior_{slot}": f"W{slot}" for slot in SLOTS},
    **{f"{name}_{slot}": f"{name[0].upper()}{slot}" for name in MONUMENTS for slot in SLOTS},
    **{name: f"{name[0]}-" for name in MONUMENTS}})
"""The classes of the tiles of the layer "pieces": the words of the drawings."""


def _wrong(drawing: TmxMap, layer: str, x: int, y: int, known: tuple[str, ...]) -> BadBoard:
    found = drawing.layers[layer][y][x]
    key = "error.board_blank" if found in (BLANK, UNNAMED) else "error.board_tile"
    return BadBoard(key, drawing.file, found, " / ".join(known), layer, x, y)


# ---------------------------------------------------------------- the scenarios of section 7
def sheet_of_row(row: ScenarioRow) -> MapSheet:
    """A scenario of the table in words."""
    return MapSheet(row.id, str(row.players), str(row.red_limit), row.events, [text.split() for text in row.terrain],
                 [text.split() for text in row.pieces])


def _playable(rows: dict[str, ScenarioRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        try:
            plan_of(sheet_of_row(row))
        except BadBoard as bad:
            place = f" at {bad.x},{bad.y}" if bad.x >= 0 else ""
            field = str(bad.args_.get("name", "")) if not bad.layer else bad.layer
            yield ContentFault(row.id, TERRAIN if field == REGIONS else field, bad.found + place, bad.expected)


SCENARIOS: Mapping[str, ScenarioRow] = MappingProxyType(
    load_table(PACKAGE, "data/scenarios.json", ScenarioRow, (_playable,)))
PLANS: Mapping[str, Plan] = MappingProxyType({name: plan_of(sheet_of_row(row)) for name, row in SCENARIOS.items()})
SEATS_OF: Mapping[str, tuple[int, ...]] = MappingProxyType({name: (row.players,) for name, row in SCENARIOS.items()})
