"""Files of boards that something has happened to: each is read or refused with a sentence in both languages."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.boards.tmx import BadBoard, read_drawing, read_grid
from game.core.rng import Stream
from game.titles.ankh.boards import read_map as read_ankh
from game.titles.creed.boards import read_board
from game.titles.realigious.boards import read_map
from game.titles.vermilion.board import read_quest
from scenes.media.texts import Texts

BOARDS = Path(__file__).resolve().parents[2] / "assets" / "boards"
FILES = sorted(BOARDS.rglob("*.tmx"))
ODD = ("", "-1", "0", "x", "99999999999", "\x00", "<", ">", '"', "&", "&#0;", "&lt;", "]]>", "<!--", "é", "\ud55c",
       "<chunk/>", "<layer/>", "<data/>", "<tile/>", "<tileset/>", "<properties><property/></properties>", "</map>",
       ' source="a.tsx"', ' encoding="base64"', ' compression="zlib"', ' width="3"', ' infinite="1"', ",", ",,", "\n")
ROUNDS = 500
READERS = {"ankh": read_ankh, "boards": read_board, "realigious": read_map, "vermilion": read_quest}
"""What reads the files of each folder: Creed's lie in none of their own."""
LANGUAGES = [Texts(language, strict=True) for language in ("ko", "en")]


def changed(text: str, lot: Stream) -> str:
    """The text with one to four things cut out, put in, doubled or exchanged."""
    for _ in range(1 + lot.below(4)):
        at, length = lot.below(len(text)), 1 + lot.below(1 << lot.below(9))
        part = text[at : at + length]
        match lot.below(4):
            case 0:
                text = text[:at] + text[at + length :]
            case 1:
                text = text[:at] + lot.pick(ODD) + text[at:]
            case 2:
                text = text[:at] + part + text[at:]
            case _:
                text = text[:at] + lot.pick(ODD) + text[at + length :]
        text = text or "?"
    return text


def told(read: Callable[[Path], object], path: Path) -> list[str]:
    """The sentences of a refusal; none for a file that is read."""
    try:
        read(path)
    except BadBoard as bad:
        return [texts.get(bad.key, **bad.args_) for texts in LANGUAGES]
    return []


@pytest.mark.slow
@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_c7_1_a_changed_file_is_read_or_refused_in_words(tmp_path: Path, source: Path) -> None:
    lot, path, text = Stream(len(source.stem), "files"), tmp_path / source.name, source.read_text(encoding="utf-8")
    told_of = []
    for _ in range(ROUNDS):
        path.write_text(changed(text, lot), encoding="utf-8")
        told_of += told(read_drawing, path)
        told(lambda file: read_grid(file, "board"), path)
    assert told_of and all(told_of)


@pytest.mark.slow
@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_c7_1_a_file_with_other_numbers_is_a_board_or_refused_in_words(tmp_path: Path, source: Path) -> None:
    lot, path, text = Stream(len(source.stem), "tiles"), tmp_path / source.name, source.read_text(encoding="utf-8")
    numbers = [at for at, letter in enumerate(text) if letter.isdigit()]
    told_of = []
    for _ in range(40):
        at = lot.pick(numbers)
        path.write_text(f"{text[:at]}{lot.below(10)}{text[at + 1 :]}", encoding="utf-8")
        told_of += told(READERS[source.parent.name], path)
    assert told_of and all(told_of)
