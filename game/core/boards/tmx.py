"""Boards that people draw in Tiled: the tile layer of a TMX file as a grid of tile names.

Only names count, pictures are not looked at. A tile's name is its class in the tileset. Files come from players'
folders as well: they are small, uncompressed, and whatever is wrong with one is told with its place and a right
example.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.errors import PentarchyError

LARGEST = 1 << 18  # bytes of a file
NONE = ""  # the name of a place without a tile
REFUSED = ("compression=", "<!ENTITY", ".tsx")  # nothing is unpacked, expanded or read from elsewhere

Grid = list[list[str]]


class BadBoard(PentarchyError):
    """A board file is wrong. `file`; `layer`, "" where none is reached; tile `x`, `y` counted from 0 at the top left,
    -1 where it is not about a tile; what was `found` and what would be right (`expected`)."""

    def __init__(self, key: str, file: str, found: str, expected: str, layer: str = "", x: int = -1, y: int = -1
                 ) -> None:
        place = f"{file}, layer {layer}" if layer else file
        if x >= 0:
            place += f", tile ({x}, {y})"
        super().__init__(key, f"{place}: found {found}; a right example: {expected}", file=file, layer=layer, x=x, y=y,
                         found=found, expected=expected)
        self.file, self.layer, self.x, self.y, self.found, self.expected = file, layer, x, y, found, expected


def read_grid(path: Path, layer: str) -> Grid:
    """The names of the tiles of that layer, row by row from the top. Raises BadBoard."""
    tiles = _layer(_loaded(path), path.name, layer)
    return [[_name(tiles.parent, gid, path.name, layer, x, y) for x, gid in enumerate(row)]
            for y, row in enumerate(tiles.data)]


def _loaded(path: Path) -> Any:
    """The file as pytmx reads it."""
    try:
        raw = path.read_bytes()[:LARGEST + 1]
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadBoard("error.board_file", path.name, str(problem), "a TMX file") from problem
    if len(raw) > LARGEST:
        raise BadBoard("error.board_file", path.name, f"more than {LARGEST} bytes", "a TMX file")
    for part in REFUSED:
        if part in text:
            raise BadBoard("error.board_file", path.name, part, 'a tileset inside the map, <data encoding="csv">')
    from pytmx import TiledMap  # slow to load, and needed only for boards from files

    try:
        return TiledMap(str(path))
    except Exception as problem:  # pytmx raises whatever the XML leads it to
        raise BadBoard("error.board_file", path.name, str(problem) or type(problem).__name__, "a TMX file") from problem


def _layer(board: Any, file: str, name: str) -> Any:
    layers = {layer.name: layer for layer in board.layers if hasattr(layer, "data")}
    if name not in layers:
        found = ", ".join(map(str, layers)) or "no tile layer"
        raise BadBoard("error.board_layer", file, found, name, name)
    rows, size = layers[name].data, (board.width, board.height)
    short = [len(row) for row in rows if len(row) != size[0]]
    if short or len(rows) != size[1]:
        found = f"{short[0] if short else size[0]} x {len(rows)}"
        raise BadBoard("error.board_size", file, found, f"{size[0]} x {size[1]}", name)
    return layers[name]


def _name(board: Any, gid: int, file: str, layer: str, x: int, y: int) -> str:
    """The class of a tile; older and newer editors write it as "type"."""
    if not gid:
        return NONE
    told = board.tile_properties.get(gid, {})
    name = told.get("type") or told.get("class")
    if not isinstance(name, str):
        raise BadBoard("error.board_tile", file, "a tile without a class", "a class in the tileset", layer, x, y)
    return name
