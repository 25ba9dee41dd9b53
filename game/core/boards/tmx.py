"""Boards that people draw in Tiled: the tile layers of a TMX file as grids of tile names.

Only names count, pictures are not looked at. A tile's name is its class in the tileset. Files come from players'
folders as well: `tiled` looks them through first.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.core.boards.tiled import LARGEST, MAP, BadBoard, plain_map

__all__ = ["LARGEST", "BadBoard", "Grid", "TmxMap", "read_drawing", "read_grid"]

NONE = ""  # the name of a place without a tile
UNNAMED = "?"  # the name of a tile without a class, where that is told apart from no tile

Grid = list[list[str]]


class TmxMap(NamedTuple):
    """A whole file. `shape`: how its tiles lie, as in "orthogonal" or "hexagonal, stagger axis y, stagger index odd";
    `size`: columns and rows; `properties` of the map as texts; `layers`: the names of all tiles of each tile layer."""

    file: str
    shape: str
    size: tuple[int, int]
    properties: dict[str, str]
    layers: dict[str, Grid]


def read_grid(path: Path, layer: str) -> Grid:
    """The names of the tiles of that layer, row by row from the top; NONE for a tile without a class. Raises
    BadBoard."""
    tiles = _layer(_loaded(path)[0], path.name, layer)
    return [[_name(tiles.parent, gid) for gid in row] for row in tiles.data]


def read_drawing(path: Path) -> TmxMap:
    """All tile layers of the file. Raises BadBoard, also for two layers of one name."""
    board, properties = _loaded(path)
    names = [str(layer.name) for layer in board.layers if hasattr(layer, "data")]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise BadBoard("error.board_twice", path.name, name, "1", name)
    layers = {name: [[_name(board, gid) or (UNNAMED if gid else NONE) for gid in row]
                     for row in _layer(board, path.name, name).data] for name in names}
    shape = str(board.orientation)
    if board.staggeraxis is not None:
        shape += f", stagger axis {board.staggeraxis}, stagger index {board.staggerindex}"
    return TmxMap(path.name, shape, (int(board.width), int(board.height)), properties, layers)


def _loaded(path: Path) -> tuple[Any, dict[str, str]]:
    """The file as pytmx reads what was found right in it, and the map's properties."""
    plain, properties = plain_map(path)
    from pytmx import TiledMap  # slow to load, and needed only for boards from files

    board = TiledMap()
    try:
        board.parse_xml(plain)
    except Exception as problem:  # pytmx raises whatever the XML leads it to
        raise BadBoard("error.board_file", path.name, "", MAP) from problem
    return board, properties


def _layer(board: Any, file: str, name: str) -> Any:
    layers = {layer.name: layer for layer in board.layers}
    if name not in layers:
        raise BadBoard("error.board_layer", file, ", ".join(map(str, layers)) or "-", name, name)
    return layers[name]


def _name(board: Any, gid: int) -> str:
    """The class of a tile; older and newer editors write it as "type"."""
    told = board.tile_properties.get(gid, {}) if gid else {}
    name = told.get("type") or told.get("class")
    return name if isinstance(name, str) else NONE
