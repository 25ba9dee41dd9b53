"""Boards that people draw in Tiled: the tile layer of a TMX file as a grid of tile names.

Only names count, pictures are not looked at. A tile's name is its class in the tileset. Files come from players'
folders as well: they are small, uncompressed, and whatever is wrong with one is told with its place and a right
example.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.core.errors import PentarchyError

LARGEST = 1 << 18  # bytes of a file
NONE = ""  # the name of a place without a tile
UNNAMED = "?"  # the name of a tile without a class, where that is told apart from no tile
REFUSED = ("compression=", "<!ENTITY", ".tsx", "template=", "<chunk")
"""Nothing is unpacked, expanded or read from elsewhere; infinite maps have no size."""
PLAIN = '<tileset firstgid="1" name="tiles">, <data encoding="csv">'

Grid = list[list[str]]


class Drawing(NamedTuple):
    """A whole file. `shape`: how its tiles lie, as in "orthogonal" or "hexagonal, stagger axis y, stagger index odd";
    `size`: columns and rows; `properties` of the map as texts; `layers`: the names of all tiles of each tile layer."""

    file: str
    shape: str
    size: tuple[int, int]
    properties: dict[str, str]
    layers: dict[str, Grid]


class BadBoard(PentarchyError):
    """A board file is wrong. `file`; `layer`, "" where none is reached; tile `x`, `y` counted from 0 at the top left,
    -1 where it is not about a tile; what was `found` and what would be right (`expected`); `more` for the sentence."""

    def __init__(self, key: str, file: str, found: str, expected: str, layer: str = "", x: int = -1, y: int = -1,
                 **more: str | int) -> None:
        place = f"{file}, layer {layer}" if layer else file
        if x >= 0:
            place += f", tile ({x}, {y})"
        super().__init__(key, f"{place}: found {found or 'nothing'}; a right example: {expected}", file=file,
                         layer=layer, x=x, y=y, found=found, expected=expected, **more)
        self.file, self.layer, self.x, self.y, self.found, self.expected = file, layer, x, y, found, expected


def read_grid(path: Path, layer: str) -> Grid:
    """The names of the tiles of that layer, row by row from the top; NONE for a tile without a class. Raises
    BadBoard."""
    tiles = _layer(_loaded(path), path.name, layer)
    return [[_name(tiles.parent, gid) for gid in row] for row in tiles.data]


def read_drawing(path: Path) -> Drawing:
    """All tile layers of the file. Raises BadBoard, also for two layers of one name."""
    board = _loaded(path)
    names = [str(layer.name) for layer in board.layers if hasattr(layer, "data")]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise BadBoard("error.board_twice", path.name, name, "1", name)
    layers = {name: [[_name(board, gid) or (UNNAMED if gid else NONE) for gid in row]
                     for row in _layer(board, path.name, name).data] for name in names}
    shape = str(board.orientation)
    if board.staggeraxis is not None:
        shape += f", stagger axis {board.staggeraxis}, stagger index {board.staggerindex}"
    told = {str(name): str(value) for name, value in board.properties.items()}
    return Drawing(path.name, shape, (int(board.width), int(board.height)), told, layers)


def _loaded(path: Path) -> Any:
    """The file as pytmx reads it."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        text = raw.decode("utf-8")
    except OSError as problem:
        raise _unread(path, problem.strerror or type(problem).__name__) from problem
    except UnicodeDecodeError as problem:
        raise _unread(path, "UTF-8?") from problem
    if len(raw) > LARGEST:
        raise BadBoard("error.board_large", path.name, str(len(raw)), str(LARGEST))
    for part in REFUSED:
        if part in text:
            raise BadBoard("error.board_part", path.name, part, PLAIN)
    from pytmx import TiledMap  # slow to load, and needed only for boards from files

    try:
        return TiledMap(str(path))
    except Exception as problem:  # pytmx raises whatever the XML leads it to
        raise _unread(path, str(problem) or type(problem).__name__) from problem


def _unread(path: Path, reason: str) -> BadBoard:
    return BadBoard("error.board_file", path.name, reason, PLAIN)


def _layer(board: Any, file: str, name: str) -> Any:
    layers = {layer.name: layer for layer in board.layers if hasattr(layer, "data")}
    if name not in layers:
        found = ", ".join(map(str, layers)) or "-"
        raise BadBoard("error.board_layer", file, found, name, name)
    rows, size = layers[name].data, (board.width, board.height)
    short = [len(row) for row in rows if len(row) != size[0]]
    if short or len(rows) != size[1]:
        found = f"{short[0] if short else size[0]} x {len(rows)}"
        raise BadBoard("error.board_size", file, found, f"{size[0]} x {size[1]}", name)
    return layers[name]


def _name(board: Any, gid: int) -> str:
    """The class of a tile; older and newer editors write it as "type"."""
    told = board.tile_properties.get(gid, {}) if gid else {}
    name = told.get("type") or told.get("class")
    return name if isinstance(name, str) else NONE
