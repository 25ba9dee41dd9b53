"""Board files: what is read, and how a person is told what is wrong with one."""
from __future__ import annotations

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


@pytest.mark.parametrize("text", [
    "", "no board at all", "<map>", "<map/>", TMX.format(tiles="1,2"), TMX.format(tiles="1,2,1,1,x,2")])
def test_a_broken_file_is_told_as_such(board: Path, text: str) -> None:
    bad = wrong(board, text)
    assert (bad.file, bad.expected != "") == ("isle.tmx", True)


@pytest.mark.parametrize("text", [
    TMX.format(tiles="1,2,1,1,2,2").replace('encoding="csv"', 'encoding="base64" compression="zlib"'),
    TMX.format(tiles="1,2,1,1,2,2").replace("<map ", '<!DOCTYPE a [<!ENTITY b "c">]><map ', 1),
    TMX.format(tiles="1,2,1,1,2,2").replace('<tileset firstgid="1"', '<tileset firstgid="1" source="../else.tsx"'),
    TMX.format(tiles="1,2,1,1,2,2").replace("</map>", '<objectgroup><object template="a.tx"/></objectgroup></map>')])
def test_what_would_be_unpacked_or_read_from_elsewhere_is_refused(board: Path, text: str) -> None:
    assert wrong(board, text).key == "error.board_part"


def test_a_large_file_is_not_read(board: Path) -> None:
    assert wrong(board, " " * (LARGEST + 1)).key == "error.board_large"


def test_a_file_that_is_not_there_is_told_as_such(board: Path) -> None:
    with pytest.raises(BadBoard) as raised:
        read_grid(board, "board")
    assert raised.value.key == "error.board_file"


def test_bytes_that_are_no_text_are_told_as_such(board: Path) -> None:
    board.write_bytes(b"\xff\xfe\x00map")
    with pytest.raises(BadBoard):
        read_grid(board, "board")
