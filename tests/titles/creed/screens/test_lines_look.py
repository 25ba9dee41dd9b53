"""Section 10: what the board shows of a line is what can be done along it, and hides no mark of a unit."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.titles.creed.forecast import front_of
from game.titles.creed.view import SeatView, UnitView
from scenes.kit.board_layers import Item
from scenes.program import Program
from scenes.titles.creed import board_lines
from scenes.titles.creed.board import Board
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put

ENGINE = "0L2r3"


def with_units(view: SeatView, *units: UnitView) -> SeatView:
    """The view with units of seat 0 on their cells."""
    own, others = view.seats[0], view.seats[1:]
    taken = {unit.cell for unit in units}
    kept = tuple(unit for unit in own.units if unit.cell not in taken)
    return msgspec.structs.replace(view, seats=(msgspec.structs.replace(own, units=(*kept, *units)), *others))


def sign_at_front(board: Board, name: str, tone: str) -> Item | None:
    """A sign at the front of the line that is told of, and where it lies."""
    piece = board.art.get(f"creed/{name}_{tone}").surface
    return next((item for item in board_lines.marks(board.art, board.shown) if item[0] is piece), None)


@pytest.mark.parametrize("kind", ["siege_engine", "assassin"])
def test_r7_4_a_line_is_open_for_a_unit_that_besieges_past_those_who_stand_on_it(
    program: Program, drive: Driver, kind: str
) -> None:
    view = with_units(sample_view(2, 0), UnitView(ENGINE, kind, False))
    board = put(program, drive, BoardScene(program.client, view, None)).board
    for pointed, selected, passes in (
        (f"cell:{ENGINE}", "", True), ("cell:1R2r2", f"cell:{ENGINE}", True), ("tent:1T22", f"cell:{ENGINE}", True),
        ("cell:0L2r1", f"cell:{ENGINE}", False), ("cell:0L2r1", "", False), ("cell:0L2r2", "", False),
    ):  # fmt: skip
        board.point(pointed)
        board.shown.selected = selected
        line = next(one for one in board_lines.pointed_lines(board.shown) if one.seat == 0)
        assert board.shown.view.lines[line.line].blockers
        tone = "good" if passes else "bad"
        assert board_lines.line_colour(board.shown, line) == getattr(board_lines, f"{tone.upper()}_LINE"), pointed
        assert sign_at_front(board, "open_e" if passes else "blocked", tone) is not None


def test_r7_4_the_inspector_tells_of_a_line_what_the_board_shows_for_the_unit_that_acts(program: Program) -> None:
    view = with_units(sample_view(2, 0), UnitView(ENGINE, "assassin", False))
    words, t = Words(program.media, view=view), program.media.t
    for place, selected, passes in ((ENGINE, "", True), ("1R2r2", ENGINE, True), ("1R2r2", "0L2r1", False)):
        words.selected = lambda selected=selected: f"cell:{selected}"
        page = words.page(f"cell:{place}")
        assert page is not None
        told = {row.value for row in page.rows}
        past = t("creed.page.past", n=view.lines[1].blockers)
        assert (past in told) is passes, (place, selected)


def test_r7_4_a_unit_that_comes_to_a_cell_passes_along_its_own_way_only(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = sample_view(2, 0)
    words, taken = Words(program.media, view=view), {unit.cell for unit in view.seats[0].units}
    place = next(name for name in (f"0L{line}r{rank}" for line in "123" for rank in "123") if name not in taken)
    enemy = next(half for half in front_of(view, 0, place[1:3]) if half.seat == 1)
    option = Option("deploy", "deploy", ("hand:assassin", f"cell:{place}"), ())
    monkeypatch.setattr(Words, "asked", SimpleNamespace(options=lambda: [option]))
    words.selected = lambda: "hand:assassin"
    told = [words.goes_past(line, f"cell:{place}") for line in (place[:3], f"1{enemy.line}")]
    assert told == [True, False]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("attacked", "boost"), [(True, 0), (False, 2), (True, 2)])
def test_c6_4_the_sign_at_a_front_lies_on_no_mark_of_a_unit(
    program: Program, drive: Driver, seats: int, attacked: bool, boost: int
) -> None:
    view = with_units(sample_view(seats, 0), UnitView("0L2r1", "cavalry_4", False, attacked, boost))
    board = put(program, drive, BoardScene(program.client, view, None)).board
    board.point("cell:0L2r1")
    sign = sign_at_front(board, "blocked", "bad")
    centre = board.shown.space.centre("cell:0L2r1")
    names = [*(["mark_attacked"] if attacked else []), *([f"boost_{boost}"] if boost else [])]
    marks = [(piece.surface, piece.at(*centre)) for piece in (board.art.get(f"creed/{name}") for name in names)]
    assert sign is not None and marks
    piece, at = sign
    for mark, there in marks:
        away = there[0] - at[0], there[1] - at[1]
        assert not solid(piece).overlap(solid(mark), away)


def solid(surface: pygame.Surface) -> pygame.Mask:
    """What of a picture is more than its shadow."""
    return pygame.mask.from_surface(surface, 160)
