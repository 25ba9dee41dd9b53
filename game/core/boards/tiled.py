"""A file of Tiled, looked through before pytmx reads it: only what a board needs is handed on, as a plain map of
numbers within limits. All that is wrong is told with its place and a right example.

Data may be written as CSV, XML or Base64, packed with gzip or zlib; nothing is unpacked further than a layer is large.
"""
from __future__ import annotations

import base64
import binascii
import errno
import zlib
from pathlib import Path
from xml.etree import ElementTree

from game.core.errors import PentarchyError
from game.core.reasons import reason_of

Element = ElementTree.Element

LARGEST = 1 << 18  # bytes of a file
LONGEST_SIDE = 64  # tiles
MOST_LAYERS = 32
MOST_GID = 1 << 32
CELL = 4  # bytes of a tile in packed data
SHOWN = 60  # letters of what was found
REFUSED = ("<!DOCTYPE", "<!ENTITY")
MAP = '<map orientation="orthogonal" width="12" height="6" infinite="0">'
TILESET = '<tileset firstgid="1" name="tiles">'
TILE = '<tile id="0" type="cell"/>'
DATA = '<data encoding="csv">1,2,1</data>'
SHAPE = ("orientation", "staggeraxis", "staggerindex")
UNPACKED = {"zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}


class BadBoard(PentarchyError):
    """A board file is wrong. `file`; `layer`, "" where none is reached; tile `x`, `y` counted from 0 at the top left,
    -1 where it is not about a tile; what was `found` and what would be right (`expected`); `more` for the sentence."""

    def __init__(self, key: str, file: str, found: str, expected: str, layer: str = "", x: int = -1, y: int = -1,
                 **more: str | int) -> None:
        found, layer = _short(found), _short(layer)
        place = f"{file}, layer {layer}" if layer else file
        if x >= 0:
            place += f", tile ({x}, {y})"
        super().__init__(key, f"{place}: found {found or 'nothing'}; a right example: {expected}", file=file,
                         layer=layer, x=x, y=y, found=found, expected=expected, **more)
        self.file, self.layer, self.x, self.y, self.found, self.expected = file, layer, x, y, found, expected


def _short(text: str) -> str:
    """What stood in a file, so that it fits into a sentence."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    return seen if len(seen) <= SHOWN else f"{seen[:SHOWN]}…"


def plain_map(path: Path) -> tuple[Element, dict[str, str]]:
    """The map of a file as pytmx takes it, every layer as CSV, and the map's own properties as texts. Raises
    BadBoard."""
    found = _TiledCheck(path.name, _root(path.name, _text(path)))
    return found.plain(), found.properties()


# ---------------------------------------------------------------- the file
def _text(path: Path) -> str:
    try:
        if not path.is_file():  # a pipe or a device would keep the reader waiting
            raise OSError(errno.ENXIO if path.exists() else errno.ENOENT, "no file")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as problem:
        raise BadBoard("error.board_unread", path.name, "", path.name, reason=reason_of(problem)) from problem
    if len(raw) > LARGEST:
        raise BadBoard("error.board_large", path.name, str(len(raw)), str(LARGEST))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadBoard("error.board_text", path.name, str(problem.start), "UTF-8") from problem


def _root(file: str, text: str) -> Element:
    for part in REFUSED:
        if part in text:
            raise BadBoard("error.board_part", file, part, MAP)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        line, column = problem.position
        raise BadBoard("error.board_xml", file, "", MAP, line=line, column=column + 1) from problem
    if root.tag != "map":
        raise BadBoard("error.board_root", file, root.tag, MAP)
    return root


# ---------------------------------------------------------------- what is in it
class _TiledCheck:
    """One map that is looked through. Raises BadBoard with the place of what is wrong."""

    def __init__(self, file: str, root: Element) -> None:
        self.file, self.root = file, root
        self.size = self._number(root, "width", MAP), self._number(root, "height", MAP)
        if root.get("infinite", "0") != "0" or root.find(".//chunk") is not None:
            raise BadBoard("error.board_infinite", file, "", MAP)
        if not all(1 <= side <= LONGEST_SIDE for side in self.size):
            limit = f"{LONGEST_SIDE} x {LONGEST_SIDE}"
            raise BadBoard("error.board_huge", file, f"{self.size[0]} x {self.size[1]}", limit)

    def properties(self) -> dict[str, str]:
        """The properties of the map; of what type they are is not looked at."""
        found = self.root.findall("properties/property")
        return {one.get("name", ""): one.get("value", one.text or "") for one in found}

    def plain(self) -> Element:
        """Map, tilesets and tile layers, with nothing in them but names and numbers."""
        shape = {name: self.root.get(name, "") for name in SHAPE if self.root.get(name) is not None}
        made = ElementTree.Element("map", shape, width=str(self.size[0]), height=str(self.size[1]))
        for tileset in self.root.iter("tileset"):
            self._tileset(made, tileset)
        layers = list(self.root.iter("layer"))
        if len(layers) > MOST_LAYERS:
            raise BadBoard("error.board_layers", self.file, str(len(layers)), str(MOST_LAYERS))
        for layer in layers:
            self._layer(made, layer)
        return made

    def _number(self, element: Element, name: str, example: str, layer: str = "") -> int:
        """An attribute that is a number of at most ten digits."""
        found = element.get(name, "")
        if not _is_number(found):
            raise BadBoard("error.board_number", self.file, found, example, layer, name=name)
        return int(found)

    def _tileset(self, made: Element, tileset: Element) -> None:
        source = tileset.get("source")
        if source is not None:
            raise BadBoard("error.board_external", self.file, source, TILESET)
        first = self._number(tileset, "firstgid", TILESET)
        kept = ElementTree.SubElement(made, "tileset", firstgid=str(first), name=tileset.get("name", ""))
        for tile in tileset.findall("tile"):
            number = self._number(tile, "id", TILE)
            name = tile.get("type") or tile.get("class") or ""
            ElementTree.SubElement(kept, "tile", {"id": str(number), "type": name})

    def _layer(self, made: Element, layer: Element) -> None:
        name = layer.get("name", "")
        size = self._number(layer, "width", MAP, name), self._number(layer, "height", MAP, name)
        if size != self.size:
            found, expected = (f"{columns} x {rows}" for columns, rows in (size, self.size))
            raise BadBoard("error.board_size", self.file, found, expected, name)
        data = layer.find("data")
        if data is None:
            raise BadBoard("error.board_data", self.file, "", DATA, name)
        kept = ElementTree.SubElement(made, "layer", name=name, width=str(size[0]), height=str(size[1]))
        gids = self._gids(name, data)
        ElementTree.SubElement(kept, "data", encoding="csv").text = ",".join(map(str, gids))

    # --- data
    def _gids(self, layer: str, data: Element) -> list[int]:
        """The numbers of the tiles of a layer, row by row."""
        encoding = data.get("encoding", "")
        if encoding == "csv":
            return self._cells(layer, data.text or "")
        if encoding == "base64":
            raw = self._unpacked(layer, data.get("compression", ""), data.text or "")
            return [int.from_bytes(raw[at : at + CELL], "little") for at in range(0, len(raw), CELL)]
        if encoding:
            raise BadBoard("error.board_encoding", self.file, encoding, DATA, layer)
        return self._cells(layer, ",".join(tile.get("gid", "0") for tile in data.findall("tile")))

    def _cells(self, layer: str, text: str) -> list[int]:
        (columns, rows), cells = self.size, text.split(",")
        if not cells[-1].strip():
            cells.pop()
        for at, cell in enumerate(cells):
            if not _is_number(cell.strip()) or int(cell) >= MOST_GID:
                raise BadBoard("error.board_cell", self.file, cell.strip(), DATA, layer, at % columns, at // columns)
        if len(cells) != columns * rows:
            raise BadBoard("error.board_count", self.file, str(len(cells)), str(columns * rows), layer,
                           columns=columns, rows=rows)
        return [int(cell) for cell in cells]

    def _unpacked(self, layer: str, packing: str, text: str) -> bytes:
        """The bytes of a layer, never more than it has tiles for."""
        length = CELL * self.size[0] * self.size[1]
        if packing and packing not in UNPACKED:
            raise BadBoard("error.board_packing", self.file, packing, DATA, layer)
        try:
            raw = base64.b64decode("".join(text.split()), validate=True)
            if packing:
                raw = zlib.decompressobj(UNPACKED[packing]).decompress(raw, length + 1)
        except (binascii.Error, ValueError, zlib.error) as problem:
            raise BadBoard("error.board_packed", self.file, packing or "base64", DATA, layer) from problem
        if len(raw) != length:
            raise BadBoard("error.board_packed", self.file, packing or "base64", DATA, layer)
        return raw


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_GID))
