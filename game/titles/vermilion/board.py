"""Quests and their boards (5.13, R3.1) as texts: the board, what the quest is about, which enemies come when. The state
of a match is made of these texts, so that it does not depend on a file; `read_quest` makes them of a TMX file.

    objective stabilise       annihilate, stabilise or escort
    rounds 9                  the last round
    lands 6,2 6,6 11,1 11,7   the lands in their order; half the seats, rounded up, and one more are used
    group 1 4 P-1 kynodon     on the marks 1, in round 4, one enemy fewer than seats; P, P/2 rounded up, a number, or
                              one for each number of seats: 0/1/1/2
    marks 1 8,2 9,3           the marks 1 in the order in which they are filled
    row .+S+o+                a row of tiles: . muscle, + bone, o small wall, X big wall, ^ spikes, R rock, space void,
                              S start, P land, T lung tree, C wagon, digits marks

A file has the layers "board" (classes muscle, bone, wall_small, wall_big, spike, rock; no tile is void) and "places"
(start, land, tree, wagon, mark_1 ... mark_9), and properties: objective, rounds, groups ("1 1 P kynodon; 2 3 P/2
myomita"), and, where another order than row by row is wanted, lands and marks_1 ... ("8,2 9,3").
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from game.core.boards.bone import BIG, BONE, MUSCLE, NAMES, ROCK, SMALL, SOLID, SPIKE, VOID, bone_grid, is_open
from game.core.boards.tmx import BadBoard, TmxMap, read_drawing
from game.core.content import Check, ContentFault, load_table, one_of
from game.core.errors import BadSetup
from game.titles.vermilion.content import ENEMIES, ITEMS, PACKAGE, Id, Strict
from game.titles.vermilion.state import EnemyGroup, Land, State

SEATS = (1, 2, 3, 4)
OBJECTIVES = ("annihilate", "stabilise", "escort")
COUNTS = ("P", "P-1", "P/2")
MOST_COUNT = 8
TERRAIN = {" ": VOID, ".": MUSCLE, "+": BONE, "o": SMALL, "X": BIG, "^": SPIKE, "R": ROCK}
PLACES = {"S": "start", "P": "land", "T": "tree", "C": "wagon"}
ON_BONE = (BONE, SMALL, BIG, SPIKE)
LAYER, OVER, SHAPE = "board", "places", "orthogonal"
LEAST_SIDE, MOST_SIDE, MOST_ROUNDS, MOST_GROUPS = 3, 24, 30, 20
EXAMPLE = "row .+S+o+"
EXAMPLES = {"objective": " / ".join(f"objective {name}" for name in OBJECTIVES), "rounds": "rounds 9",
            "group": "group 1 4 P-1 kynodon", "marks": "marks 1 8,2 9,3"}
WHERE = "options"


class QuestRow(Strict, frozen=True):
    """5.13. A quest of the campaign: whether training follows, what each seat gets ("sinew:1", "hp:5", "choice:1"), the
    equipment card that the lowest seat gets, and the texts of its board."""

    id: Id
    name: Id
    training: bool
    each: tuple[str, ...]
    gear: str
    board: tuple[str, ...]


class QuestBoard(msgspec.Struct):
    """What the texts say."""

    width: int
    height: int
    codes: bytearray
    objective: str = ""
    rounds: int = 0
    starts: list[int] = []
    lands: list[int] = []
    tree: int = -1
    wagon: int = -1
    marks: dict[int, list[int]] = {}
    groups: list[EnemyGroup] = []


class Wrong(Exception):
    """A text of a board is wrong: what was found, what would be right, and where: on a tile of a layer of the file (-1:
    on none), or in a property of it (`field`), of several entries in the one with the number `entry`."""

    def __init__(self, found: str, wanted: str, x: int = -1, y: int = -1, layer: str = LAYER, field: str = "") -> None:
        super().__init__(f"found {found or 'nothing'}; a right example: {wanted}")
        self.found, self.wanted, self.x, self.y, self.layer, self.field = found, wanted, x, y, layer, field
        self.entry = 0


# ---------------------------------------------------------------- texts
def parsed(texts: Sequence[str]) -> QuestBoard:
    """The board that the texts describe, checked. Raises Wrong."""
    rows = [text[4:] for text in texts if text.startswith("row ")]
    width = max((len(row) for row in rows), default=0)
    if not (LEAST_SIDE <= width <= MOST_SIDE and LEAST_SIDE <= len(rows) <= MOST_SIDE):
        raise Wrong(f"{width} x {len(rows)}", f"{LEAST_SIDE} x {LEAST_SIDE} to {MOST_SIDE} x {MOST_SIDE}")
    board = QuestBoard(width, len(rows), bytearray(width * len(rows)))
    for y, row in enumerate(rows):
        for x, sign in enumerate(row.ljust(width)):
            _tile(board, x, y, sign)
    _lines(board, [text for text in texts if not text.startswith("row ")])
    _check(board)
    return board


def _tile(board: QuestBoard, x: int, y: int, sign: str) -> None:
    tile, even = y * board.width + x, (x + y) % 2 == 0
    code = TERRAIN.get(sign, MUSCLE if even else BONE)
    if sign not in TERRAIN and sign not in PLACES and sign not in "123456789":
        raise Wrong(sign, EXAMPLE, x, y)
    if (code != VOID and even == (code in ON_BONE)) or (sign in PLACES and not even):
        layer = OVER if sign in PLACES else LAYER
        raise Wrong(PLACES.get(sign, NAMES[code]), ". S P T C R" if even else "+ o X ^", x, y, layer)
    board.codes[tile] = code
    match PLACES.get(sign, ""):
        case "start":
            board.starts.append(tile)
        case "land":
            board.lands.append(tile)
        case "tree":
            board.tree = _only(board.tree, tile, sign, x, y)
        case "wagon":
            board.wagon = _only(board.wagon, tile, sign, x, y)
        case _:
            if sign.isdigit():
                board.marks.setdefault(int(sign), []).append(tile)


def _only(before: int, tile: int, sign: str, x: int, y: int) -> int:
    if before >= 0:
        raise Wrong(f"{sign} a second time", f"one {sign}", x, y, OVER)
    return tile


def _lines(board: QuestBoard, texts: list[str]) -> None:
    """All but the rows, in their order. Raises Wrong with the property of a file that a text comes from."""
    groups = 0
    for text in texts:
        word, _, rest = text.partition(" ")
        groups += word == "group"
        try:
            _line(board, text)
        except Wrong as wrong:
            names = {"group": "groups", "marks": f"marks_{rest.partition(' ')[0]}"}
            wrong.field, wrong.entry = names.get(word, word), groups if word == "group" else 0
            raise


def _line(board: QuestBoard, text: str) -> None:
    word, *rest = text.split()
    match word:
        case "objective" if len(rest) == 1 and rest[0] in OBJECTIVES:
            board.objective = rest[0]
        case "rounds" if len(rest) == 1 and rest[0].isdecimal() and 1 <= int(rest[0]) <= MOST_ROUNDS:
            board.rounds = int(rest[0])
        case "lands":
            board.lands = _ordered(board, board.lands, rest, text)
        case "marks" if rest and rest[0].isdecimal() and int(rest[0]) in board.marks:
            board.marks[int(rest[0])] = _ordered(board, board.marks[int(rest[0])], rest[1:], text)
        case "group" if len(rest) == 4:
            board.groups.append(_group(board, text, *rest))
        case _:
            raise Wrong(text, EXAMPLES.get(word, " / ".join(EXAMPLES.values())))


def _ordered(board: QuestBoard, tiles: list[int], places: list[str], text: str) -> list[int]:
    """The tiles in the order of the places, which must be the same ones."""
    known = {f"{tile % board.width},{tile // board.width}": tile for tile in tiles}
    if sorted(places) != sorted(known):
        raise Wrong(text, " ".join(known))
    return [known[place] for place in places]


def _group(board: QuestBoard, text: str, mark: str, round_: str, count: str, kind: str) -> EnemyGroup:
    if not (mark.isdecimal() and int(mark) in board.marks):
        raise Wrong(text, f"a mark of the board: {', '.join(map(str, sorted(board.marks)))}")
    if not (round_.isdecimal() and 1 <= int(round_) <= MOST_ROUNDS):
        raise Wrong(text, f"a round from 1 to {MOST_ROUNDS}")
    if count not in COUNTS and not _is_number(count, 1) and not _for_each(count):
        forms = f"{', '.join(COUNTS)}, a number from 1 to {MOST_COUNT}"
        raise Wrong(text, f"{forms}, or one for each number of seats: 0/1/1/2")
    if kind not in ENEMIES:
        raise Wrong(kind, ", ".join(ENEMIES))
    return EnemyGroup(int(mark), int(round_), count, kind)


def _is_number(text: str, least: int) -> bool:
    return text.isdecimal() and least <= int(text) <= MOST_COUNT


def _for_each(count: str) -> bool:
    """Whether the count tells how many come for each number of seats, for one of them at least one."""
    each = count.split("/")
    return len(each) == len(SEATS) and all(_is_number(one, 0) for one in each) and any(map(int, each))


def _check(board: QuestBoard) -> None:
    """What a quest needs to be played at all."""
    if not board.objective:
        raise Wrong("", f"objective {OBJECTIVES[0]}", field="objective")
    if not board.rounds:
        raise Wrong("", "rounds 9", field="rounds")
    if len(board.starts) < SEATS[-1]:
        raise Wrong(f"{len(board.starts)} S", f"{SEATS[-1]} S", layer=OVER)
    if len(board.groups) > MOST_GROUPS or any(group.round > board.rounds for group in board.groups):
        raise Wrong(f"{len(board.groups)} groups", f"at most {MOST_GROUPS} groups, none after round {board.rounds}",
                    field="groups")
    goals = {"stabilise": board.lands, "escort": [board.tree, board.wagon]}.get(board.objective, [])
    if board.objective == "stabilise" and len(board.lands) < lands_wanted(SEATS[-1]):
        raise Wrong(f"{len(board.lands)} P", f"{lands_wanted(SEATS[-1])} P", layer=OVER)
    if board.objective == "escort" and -1 in goals:
        raise Wrong("no T, or no C", "one T and one C", layer=OVER)
    if board.objective == "annihilate" and not any(_for_one(group.count) for group in board.groups):
        raise Wrong("no enemy for one seat", "group 1 1 P kynodon", field="groups")
    reached = reachable(board)
    for tile in (*goals, *(tile for tiles in board.marks.values() for tile in tiles)):
        if tile not in reached:
            x, y = tile % board.width, tile // board.width
            raise Wrong("a place nobody can walk to", "a way without spikes", x, y, OVER)


def _for_one(count: str) -> bool:
    """Whether any enemy comes to a single seat."""
    return count != "P-1" and not count.startswith("0")


def reachable(board: QuestBoard) -> list[int]:
    """The tiles that can be walked to from the start tiles without spikes, by index."""
    grid, seen, stack = bone_grid(board.width, board.height), set(board.starts), list(board.starts)
    while stack:
        tile = stack.pop()
        for goal in grid.near[tile]:
            if goal not in seen and board.codes[goal] not in (*SOLID, SPIKE) and is_open(grid, board.codes, tile, goal):
                seen.add(goal)
                stack.append(goal)
    return sorted(seen)


def lands_wanted(seats: int) -> int:
    """5.13. Y = [P/2] + 1."""
    return (seats + 1) // 2 + 1


# ---------------------------------------------------------------- where quests come from
def _boards(rows: dict[str, QuestRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        try:
            parsed(row.board)
        except Wrong as wrong:
            yield ContentFault(row.id, "board", f"{wrong.found} at {wrong.x},{wrong.y}", wrong.wanted)


_CHECKS: tuple[Check[Any], ...] = (one_of("gear", ITEMS), _boards)
QUESTS: Mapping[str, QuestRow] = MappingProxyType(load_table(PACKAGE, "data/quests.json", QuestRow, _CHECKS))
ORDER: tuple[str, ...] = tuple(QUESTS)


def own_board(texts: Sequence[str]) -> QuestBoard:
    """The board of a match's options. Raises BadSetup."""
    try:
        return parsed(texts)
    except Wrong as wrong:
        field = f"{WHERE}.board"
        raise BadSetup("vermilion.error.setup_board", f"{field}: {wrong}", field=field, found=wrong.found,
                       example=wrong.wanted) from wrong


def read_quest(path: Path) -> tuple[str, ...]:
    """The texts of a quest's file. Raises BadBoard: whatever `read_drawing` finds, or what `parsed` finds wrong."""
    drawing = read_drawing(path)
    if drawing.shape != SHAPE:
        raise BadBoard("vermilion.error.board_shape", path.name, drawing.shape, SHAPE)
    for layer in (LAYER, OVER):
        if layer not in drawing.layers:
            raise BadBoard("error.board_layer", path.name, ", ".join(drawing.layers) or "-", layer, layer)
    texts = [*_properties(drawing), *_rows(drawing)]
    try:
        parsed(texts)
    except Wrong as wrong:
        raise _in_file(path.name, wrong) from wrong
    return tuple(texts)


def _in_file(name: str, wrong: Wrong) -> BadBoard:
    """What is wrong, with the tile of a layer, the property and its entry, or the layer alone."""
    if wrong.x >= 0:
        return BadBoard("error.board_tile", name, wrong.found, wrong.wanted, wrong.layer, wrong.x, wrong.y)
    if wrong.field:
        key = "vermilion.error.board_entry" if wrong.entry else "vermilion.error.board_field"
        return BadBoard(key, name, wrong.found, wrong.wanted, field=wrong.field, entry=wrong.entry)
    return BadBoard("vermilion.error.board_quest", name, wrong.found, wrong.wanted, wrong.layer)


def _properties(drawing: TmxMap) -> list[str]:
    found = drawing.properties
    lines = [f"{name} {found.get(name, '')}" for name in ("objective", "rounds")]
    if found.get("lands"):
        lines.append(f"lands {found['lands']}")
    lines += [f"group {' '.join(group.split())}" for group in found.get("groups", "").split(";") if group.strip()]
    return lines + [f"marks {n} {found[f'marks_{n}']}" for n in range(1, 10) if found.get(f"marks_{n}")]


def _rows(drawing: TmxMap) -> list[str]:
    """The rows as signs. Raises BadBoard for a class that there is not."""
    signs = {NAMES[code]: sign for sign, code in TERRAIN.items() if code != VOID} | {"": " "}
    over = {name: sign for sign, name in PLACES.items()} | {f"mark_{n}": str(n) for n in range(1, 10)} | {"": ""}
    rows = [""] * drawing.size[1]
    cells = [(x, y) for y in range(drawing.size[1]) for x in range(drawing.size[0])]
    for x, y in cells:
        tile, place = drawing.layers[LAYER][y][x], drawing.layers[OVER][y][x]
        for layer, name, known in ((LAYER, tile, signs), (OVER, place, over)):
            if name not in known:
                raise BadBoard("error.board_tile", drawing.file, name, " / ".join(filter(None, known)), layer, x, y)
        rows[y] += over[place] or signs[tile]
    return [f"row {row}" for row in rows]


def lay(state: State, board: QuestBoard) -> None:
    """R3.1. The map of a quest is laid out in the state, without any unit."""
    state.width, state.height, state.codes = board.width, board.height, bytearray(board.codes)
    state.objective, state.last_round = board.objective, board.rounds
    state.starts, state.tree, state.wagon_start = list(board.starts), board.tree, board.wagon
    wanted = lands_wanted(len(state.seats)) if board.objective == "stabilise" else 0
    state.lands = [Land(tile) for tile in board.lands[:wanted]]
    state.marks = {number: list(tiles) for number, tiles in sorted(board.marks.items())}
    state.groups = [EnemyGroup(g.mark, g.round, g.count, g.kind) for g in board.groups]
