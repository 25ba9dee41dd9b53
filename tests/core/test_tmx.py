"""Board files: what is read, and how a person is told what is wrong with one."""
from __future__ import annotations

import base64
import gzip
import tracemalloc
import zlib
from pathlib import Path

import pytest

from game.core.boards.tmx import LARGEST, BadBoard, read_grid

TMX = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="3" height="2" tilewidth="8" tileheight="8" infinite="0">
 <tileset firstgid="1" name="t" tilewidth="8" tileheight="8" tilecount="3" columns="3">
  <tile id="0" type="sea"/><tile id="1" class="land"/><tile id="2"/>
 </tileset>
 <layer id="1" name="board" width="3" height="2"><data encoding="csv">{tiles}</data></layer>
</map>
"""


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return tmp_path / "isle.tmx"


def wrong(board: Path, text: str, layer: str = "board") -> BadBoard:
    board.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as raised:
        read_grid(board, layer)
    return raised.value


def test_a_layer_is_read_as_names_of_tiles(board: Path) -> None:
    board.write_text(TMX.format(tiles="1,2,1,0,2,2"), encoding="utf-8")
    assert read_grid(board, "board") == [["sea", "land", "sea"], ["", "land", "land"]]


def test_a_turned_tile_is_the_same_tile(board: Path) -> None:
    board.write_text(TMX.format(tiles=f"{1 + (1 << 31)},2,1,0,2,2"), encoding="utf-8")
    assert read_grid(board, "board")[0][0] == "sea"


def test_a_tile_without_a_class_has_no_name(board: Path) -> None:
    board.write_text(TMX.format(tiles="1,2,1,99,2,3"), encoding="utf-8")
    assert read_grid(board, "board")[1] == ["", "land", ""]


def test_a_missing_layer_is_told_with_those_that_are_there(board: Path) -> None:
    bad = wrong(board, TMX.format(tiles="1,2,1,1,2,2"), layer="ground")
    assert (bad.key, bad.found, bad.expected) == ("error.board_layer", "board", "ground")


GOOD = TMX.format(tiles="1,2,1,1,2,2")
CSV = '<data encoding="csv">1,2,1,1,2,2</data>'


def packed(packing: str, raw: bytes) -> str:
    """The board's data in Base64."""
    told = f' compression="{packing}"' if packing else ""
    return GOOD.replace(CSV, f'<data encoding="base64"{told}>\n {base64.b64encode(raw).decode()}\n</data>')


RAW = b"".join(gid.to_bytes(4, "little") for gid in (1, 2, 1, 1, 2, 2))
BROKEN = {
    "empty": ("", "error.board_xml", ""),
    "no XML": ("no board at all", "error.board_xml", ""),
    "cut off": (GOOD[: len(GOOD) // 2], "error.board_xml", ""),
    "other file": ("<tileset/>", "error.board_root", "tileset"),
    "entities": ('<!DOCTYPE a [<!ENTITY b "c">]>' + GOOD.partition("?>")[2], "error.board_part", "<!DOCTYPE"),
    "no size": ("<map/>", "error.board_number", ""),
    "size in words": (GOOD.replace('<map version="1.10" orientation="orthogonal" width="3"', '<map width="three"'),
                      "error.board_number", "three"),
    "endless digits": (GOOD.replace('height="2" tilewidth', f'height="{"9" * 5000}" tilewidth'), "error.board_number",
                       "9" * 60 + "…"),
    "huge": ('<map width="99999999" height="99999999"/>', "error.board_huge", "99999999 x 99999999"),
    "no rows": ('<map width="3" height="0"/>', "error.board_huge", "3 x 0"),
    "infinite": (GOOD.replace('infinite="0"', 'infinite="1"'), "error.board_infinite", ""),
    "tileset elsewhere": (GOOD.replace('<tileset firstgid="1"', '<tileset firstgid="1" source="../else.tsx"'),
                          "error.board_external", "../else.tsx"),
    "tileset without number": (GOOD.replace('firstgid="1" ', ""), "error.board_number", ""),
    "tile of no number": (GOOD.replace('<tile id="2"/>', '<tile id="two"/>'), "error.board_number", "two"),
    "many layers": (GOOD.replace("</map>", '<layer name="a" width="3" height="2"/>' * 32 + "</map>"),
                    "error.board_layers", "33"),
    "other size": (GOOD.replace('name="board" width="3"', 'name="board" width="4"'), "error.board_size", "4 x 2"),
    "no data": (GOOD.replace(CSV, ""), "error.board_data", ""),
    "other encoding": (GOOD.replace("csv", "json"), "error.board_encoding", "json"),
    "few tiles": (TMX.format(tiles="1,2"), "error.board_count", "2"),
    "many tiles": (TMX.format(tiles="1,2,1,1,2,2,1"), "error.board_count", "7"),
    "zstd": (packed("zstd", RAW), "error.board_packing", "zstd"),
    "no zlib": (packed("zlib", RAW), "error.board_packed", "zlib"),
    "no Base64": (packed("", RAW).replace("AAA", "A*A"), "error.board_packed", "base64"),
    "half a tile": (packed("", RAW[:-2]), "error.board_packed", "base64"),
    "a bomb": (packed("zlib", zlib.compress(bytes(1 << 24))), "error.board_packed", "zlib"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_with_a_file_is_told(board: Path, name: str) -> None:
    text, key, found = BROKEN[name]
    bad = wrong(board, text)
    assert (bad.key, bad.file, bad.found, bad.expected != "") == (key, "isle.tmx", found, True)


@pytest.mark.parametrize(("tiles", "found", "x", "y"), [
    ("1,2,1,1,x,2", "x", 1, 1), ("1,,1,1,2,2", "", 1, 0), ("1,2,-1,1,2,2", "-1", 2, 0),
    (f"1,2,1,{1 << 32},2,2", str(1 << 32), 0, 1), ("1,2,1,1,2,٣", "٣", 2, 1)])
def test_a_tile_that_is_no_number_is_told_with_its_place(board: Path, tiles: str, found: str, x: int, y: int) -> None:
    bad = wrong(board, TMX.format(tiles=tiles))
    assert (bad.key, bad.layer, bad.found, bad.x, bad.y) == ("error.board_cell", "board", found, x, y)


@pytest.mark.parametrize("text", [
    packed("", RAW), packed("zlib", zlib.compress(RAW)), packed("gzip", gzip.compress(RAW)),
    GOOD.replace(CSV, '<data><tile gid="1"/><tile gid="2"/><tile gid="1"/><tile gid="1"/><tile gid="2"/>'
                 '<tile gid="2"/></data>'),
    GOOD.replace("<layer", "<group><layer").replace("</layer>", "</layer></group>"),
    GOOD.replace("</map>", '<objectgroup><object template="a.tx" x="?"/></objectgroup><imagelayer/></map>'),
    GOOD.replace(" <tileset", ' <properties><property name="width" type="int" value="?"/></properties><tileset')])
def test_whatever_tiled_writes_is_read(board: Path, text: str) -> None:
    board.write_text(text, encoding="utf-8")
    assert read_grid(board, "board") == [["sea", "land", "sea"], ["sea", "land", "land"]]


def test_a_large_file_is_not_read(board: Path) -> None:
    assert wrong(board, " " * (LARGEST + 1)).key == "error.board_large"


def test_a_file_that_is_not_there_is_told_as_such(board: Path) -> None:
    with pytest.raises(BadBoard) as raised:
        read_grid(board, "board")
    assert (raised.value.key, raised.value.args_["reason"]) == ("error.board_unread", "@reason.missing")


def test_bytes_that_are_no_text_are_told_as_such(board: Path) -> None:
    board.write_bytes(b"<map\xff")
    with pytest.raises(BadBoard) as raised:
        read_grid(board, "board")
    assert (raised.value.key, raised.value.found) == ("error.board_text", "4")


def test_packed_tiles_are_not_unpacked_further_than_their_layer_is_large(board: Path) -> None:
    text = packed("zlib", zlib.compress(bytes(20 << 20), 9))
    tracemalloc.start()
    refused = wrong(board, text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert refused.key == "error.board_packed"
    assert peak < 4 << 20
