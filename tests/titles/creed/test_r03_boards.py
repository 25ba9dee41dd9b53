"""R3. The geometry of both boards, and boards from files."""
from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.core.boards.tmx import BadBoard
from game.core.errors import BadSetup
from game.titles.creed.boards import STANDARD, cells_of_drawing, read_board, tents_of_drawing
from game.titles.creed.geometry import (
    CELL_AT,
    CELLS,
    DEPTH,
    TENT_AT,
    TENTS,
    TENTS_OF_LINE,
    ally_of,
    facing,
    seats_of,
)

BOARDS = Path(__file__).resolve().parents[3] / "assets" / "boards"

DRAWING_2 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  ~~~~   --    --    +
T21   T22   T23   L2r3  ~~~~  L2r1  ~~~~  R2r2  R2r3   --    +     |
T31   T32   T33   ~~~~  L3r2  L3r1  R3r1  R3r2  R3r3   +     |     |
 |     |     +    R3r3  R3r2  R3r1  L3r1  L3r2  ~~~~  T33   T32   T31
 |     +     --   R2r3  R2r2  ~~~~  L2r1  ~~~~  L2r3  T23   T22   T21
 +     --    --   ~~~~  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""
DRAWING_4 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  R1r3  T31   T21   T11
T21   T22   T23   L2r3  ~~~~  L2r1  R2r1  ~~~~  R2r3  T32   T22   T12
T31   T32   T33   L3r3  L3r2  L3r1  R3r1  R3r2  R3r3  T33   T23   T13
R1r3  R2r3  R3r3   .     .     .     .     .     .    L3r3  L2r3  L1r3
R1r2  ~~~~  R3r2   .     .     .     .     .     .    L3r2  ~~~~  L1r2
R1r1  R2r1  R3r1   .     .     .     .     .     .    L3r1  L2r1  L1r1
L1r1  L2r1  L3r1   .     .     .     .     .     .    R3r1  R2r1  R1r1
L1r2  ~~~~  L3r2   .     .     .     .     .     .    R3r2  ~~~~  R1r2
L1r3  L2r3  L3r3   .     .     .     .     .     .    R3r3  R2r3  R1r3
T13   T23   T33   R3r3  R3r2  R3r1  L3r1  L3r2  L3r3  T33   T32   T31
T12   T22   T32   R2r3  ~~~~  R2r1  L2r1  ~~~~  L2r3  T23   T22   T21
T11   T21   T31   R1r3  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""


@pytest.mark.parametrize(("seats", "text"), [(2, DRAWING_2), (4, DRAWING_4)])
def test_r3_the_drawing_is_that_of_the_rules(seats: int, text: str) -> None:
    cells, tents = cells_of_drawing(seats), tents_of_drawing(seats)
    rows = [line.split() for line in text.strip().splitlines()]
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            if (x, y) in tents:
                assert TENT_AT[tents[x, y][0]][tents[x, y][1]][1:] == name
            elif (x, y) in cells:
                seat, cell = cells[x, y]
                swamp = CELL_AT[seat][cell][1:] in STANDARD[seats][seat].split()
                assert ("~~~~" if swamp else CELL_AT[seat][cell][1:]) == name
            else:
                assert name in ("--", "+", "|", ".")


def test_r3_1_neighbours_are_enemies_and_allies_sit_opposite() -> None:
    assert [seats_of(4, side) for side in (0, 1)] == [[0, 2], [1, 3]]
    assert [ally_of(4, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert ally_of(2, 0) == -1


@pytest.mark.parametrize(("seats", "seat", "line", "enemy", "there"), [
    (2, 0, "L2", 1, "R2"), (2, 0, "R3", 1, "L3"), (2, 1, "L1", 0, "R1"), (2, 1, "R1", 0, "L1"),
    (4, 0, "L1", 1, "R1"), (4, 1, "L1", 2, "R1"), (4, 2, "L3", 3, "R3"), (4, 3, "L2", 0, "R2"), (4, 0, "R2", 3, "L2")])
def test_r3_4_lines_face_each_other(seats: int, seat: int, line: str, enemy: int, there: str) -> None:
    lines = ("L1", "L2", "L3", "R1", "R2", "R3")
    assert facing(seats, seat, lines.index(line)) == (enemy, lines.index(there))


def test_r3_4_facing_is_mutual() -> None:
    for seats in (2, 4):
        for seat in range(seats):
            for line in range(6):
                assert facing(seats, *facing(seats, seat, line)) == (seat, line)


@pytest.mark.parametrize(("line", "order"), [("L2", "T23 T22 T21"), ("R3", "T33 T23 T13")])
def test_r3_7_tents_are_met_in_order(line: str, order: str) -> None:
    number = ("L1", "L2", "L3", "R1", "R2", "R3").index(line)
    assert " ".join(TENTS[tent] for tent in TENTS_OF_LINE[number]) == order


def test_r3_8_depth() -> None:
    by_depth = {depth: [name for name, d in zip(TENTS, DEPTH, strict=True) if d == depth] for depth in (0, 1, 2)}
    assert by_depth == {0: ["T13", "T23", "T31", "T32", "T33"], 1: ["T12", "T21", "T22"], 2: ["T11"]}


@pytest.mark.parametrize(("seats", "usable"), [(2, 14), (4, 16)])
def test_r3_10_usable_cells(seats: int, usable: int) -> None:
    state = game.new_session("creed", [{}] * seats).table.state
    assert [18 - bits.bit_count() for bits in state.swamps] == [usable] * seats


# ---------------------------------------------------------------- files
@pytest.mark.parametrize("seats", [2, 4])
def test_r3_the_board_files_are_the_standard_boards(seats: int) -> None:
    assert read_board(BOARDS / f"creed_{seats}.tmx") == STANDARD[seats]


def changed(tmp_path: Path, tiles: dict[tuple[int, int], int]) -> Path:
    """The standard board of two with other tiles by (column, row): 1 tent, 2 cell, 3 swamp, 4 road, 5 yard."""
    head, _, rest = (BOARDS / "creed_2.tmx").read_text(encoding="utf-8").partition("csv\">\n")
    body, _, tail = rest.partition("\n</data>")
    rows = [line.rstrip(",").split(",") for line in body.splitlines()]
    for (column, row), tile in tiles.items():
        rows[row][column] = str(tile)
    path = tmp_path / "mine.tmx"
    path.write_text(head + 'csv">\n' + ",\n".join(",".join(cells) for cells in rows) + "\n</data>" + tail,
                    encoding="utf-8")
    return path


def test_r3_12_a_drawn_swamp_is_one_of_the_match(tmp_path: Path) -> None:
    board = read_board(changed(tmp_path, {(3, 0): 3}))
    state = game.new_session("creed", [{}, {}], {"board": list(board)}).table.state
    assert [bits.bit_count() for bits in state.swamps] == [5, 4]


def test_a_match_on_a_drawn_board_can_be_saved(tmp_path: Path) -> None:
    board = read_board(changed(tmp_path, {(3, 0): 3}))
    session = game.new_session("creed", [{}, {}], {"board": board})
    assert game.load_session(session.save()).digest() == session.digest()


@pytest.mark.parametrize(("row", "column", "tile", "expected"), [
    (0, 0, 2, "tent"), (0, 3, 1, "swamp / cell"), (3, 0, 3, "road"), (5, 11, 4, "tent")])
def test_a_tile_in_the_wrong_place_is_told(tmp_path: Path, row: int, column: int, tile: int, expected: str) -> None:
    with pytest.raises(BadBoard) as raised:
        read_board(changed(tmp_path, {(column, row): tile}))
    bad = raised.value
    assert (bad.file, bad.layer, bad.x, bad.y, bad.expected) == ("mine.tmx", "board", column, row, expected)


def test_a_place_without_a_tile_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as raised:
        read_board(changed(tmp_path, {(3, 1): 0}))
    bad = raised.value
    assert (bad.key, bad.layer, bad.x, bad.y, bad.expected) == ("error.board_blank", "board", 3, 1, "swamp / cell")


def test_a_board_of_another_size_is_told(tmp_path: Path) -> None:
    path = tmp_path / "wide.tmx"
    text = (BOARDS / "creed_2.tmx").read_text(encoding="utf-8")
    path.write_text(text.replace('height="6"', 'height="5"').replace("4,4,4,3,2,2,2,2,2,1,1,1\n", "").replace(
        "4,4,4,2,2,3,2,3,2,1,1,1,", "4,4,4,2,2,3,2,3,2,1,1,1"), encoding="utf-8")
    with pytest.raises(BadBoard) as raised:
        read_board(path)
    assert (raised.value.key, raised.value.found) == ("error.board_size", "12 x 5")


def test_a_seat_needs_room_for_six_units(tmp_path: Path) -> None:
    swamps = {(column, row): 3 for column in (3, 4, 5) for row in range(5)}
    with pytest.raises(BadBoard) as raised:
        read_board(changed(tmp_path, swamps))
    assert (raised.value.key, raised.value.args_["seat"], raised.value.found) == ("error.board_room", 1, "2")


@pytest.mark.parametrize("board", [["L2r2"], ["L2r2", "L9r9"], ["L2r2", " ".join(CELLS[:13])]])
def test_a_wrong_board_text_is_refused(board: list[str]) -> None:
    with pytest.raises(BadSetup):
        game.new_session("creed", [{}, {}], {"board": board})


def test_r2_8_presets_with_a_cell_in_a_swamp_are_not_offered() -> None:
    nations = [{"nation": "tarvok"}, {"nation": "aurand"}]
    session = game.new_session("creed", nations, {"board": ["L2r1", "L2r1"], "first_side": 0})
    for seat in (0, 1):
        session.answer(seat, "vault")
    assert [option.key for option in session.questions()[0].options()][-3:] == ["ambush_4", "charge_4", "auto_rest"]
