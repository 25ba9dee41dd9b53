"""C6.15 on the board of Creed: the names at its edge are those of the reader's side."""

from __future__ import annotations

import re

import pytest

from game.titles.creed.forecast import UNKNOWN, Hit, Odds, ways_to
from game.titles.creed.geometry import CELLS, LINES, TENTS, side_of
from scenes.media.texts import FOLDER, RULEBOOK
from scenes.program import Program
from scenes.titles.creed import board_items
from scenes.titles.creed.foretold import hit_rows, line_words, seen_from
from scenes.titles.creed.units import place_words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (2, 1), (4, 1)])
def test_c6_15_the_boards_edge_names_lines_as_the_readers_side_does(
    program: Program, drive: Driver, seats: int, reader: int
) -> None:
    scene = put(program, drive, BoardScene(program.client, sample_view(seats, reader), None))
    board = scene.board
    shown, found = board.shown, {}
    marks = {words: board.art.mark(words) for words in (*LINES, "1", "2", "3")}
    for picture, (x, y) in board_items._edge(board.art, shown):
        rect = picture.get_rect(topleft=(x, y))
        assert not shown.space.rect.move(-shown.space.x, -shown.space.y).contains(rect), "it stands outside"
        found[rect.center] = next(words for words, mark in marks.items() if mark is picture)
    for ref in (f"cell:{reader}L1r1", f"cell:{reader}R3r2"):
        line, (x, y) = shown.space.line_of(ref), shown.space.centre(ref)
        assert line is not None
        beside = {words for (a, b), words in found.items() if abs((b - y) if shown.space.across(line) else (a - x)) < 3}
        assert ref[6:8] in beside


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (2, 1), (4, 1)])
def test_c6_15_a_tent_bears_the_names_of_the_lines_on_which_the_reader_reaches_it(seats: int, reader: int) -> None:
    """An enemy's tent is named by the lines of the reader's side that lead to it, the left one first; an own one by the
    lines of its camp."""
    view = sample_view(seats, reader)
    for camp in range(seats):
        for tent in TENTS:
            place = f"{camp}{tent}"
            name = seen_from(view, place)
            if side_of(camp) == side_of(reader):
                assert name == tent
                continue
            lines = sorted(way.front.ours.line for way in ways_to(view, place))
            assert name == f"T{lines[0][1]}{lines[1][1]}"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_15_every_sentence_names_a_place_as_the_edge_of_the_board_does(program: Program, language: str) -> None:
    """The edge marks a cell with its line and its rank, "L2" and "1"; every sentence puts just these together."""
    program.media.take_language(language)
    for cell in CELLS:
        assert place_words(program.media, cell) == f"{cell[:2]}-{cell[3]}"
        assert cell[:2] in line_words(program.media, cell[:2])
    book = (FOLDER / language / "creed" / RULEBOOK).read_text(encoding="utf-8")
    assert not re.findall(r"(?:[Ll]eft|[Rr]ight|왼쪽|오른쪽) (?:line )?[123].{6}", book)


def test_c6_15_a_hidden_unit_behind_is_told_with_the_power_that_strikes_it(program: Program) -> None:
    hit = Hit("1R3r3", 2, -1, UNKNOWN, Odds(6, 12, 0, 500))
    [row] = hit_rows(program.media, lambda _cell: "", [hit])
    t = program.media.t
    assert row.text == t("creed.odds.struck", unit=t("creed.kind.hidden"), n=2)
    assert row.value == t("creed.odds.beats", yes=6, of=12)
