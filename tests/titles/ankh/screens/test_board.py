"""Ankh's board on the screen (section 10, 7.1, C6.2): what stands where, and how things are chosen on it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from scenes.shell.scene import Scene
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.board import Board
from scenes.titles.ankh.board_ground import caravans, ground
from scenes.titles.ankh.pieces import SCORPION, figure
from scenes.titles.ankh.space import AnkhSpace, edge_of, fitting
from tests.gallery.ankh_tables import asks, parts, played
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver

WINDOW = table_layout.BOARD


class BoardScene(Scene):
    """Nothing but a board that keeps what was chosen."""

    def build(self) -> None:
        self.chosen: list[str] = []
        self.board = Board(self, WINDOW, on_choose=self.chosen.append)


@pytest.fixture
def scene(program: Program) -> BoardScene:
    """The board alone on the canvas."""
    program.nav.stack.push(made := BoardScene(program.client), animated=False)
    return made


def laid(scene: BoardScene, play: Play) -> None:
    """The board shows a position and what its first open question offers."""
    question = play.session.questions()[0]
    scene.board.show(play.session.view(question.seat))
    scene.board.offer(question, question.options())


@pytest.mark.parametrize("name", PLANS)
def test_s7_1_every_map_lies_whole_behind_its_window_with_a_picture_for_all_that_lies_still(
    scene: BoardScene, name: str
) -> None:
    play = Play(name)
    scene.board.show(play.session.view(0))
    space = scene.board.shown.space
    assert scene.board.rect.contains(space.rect)
    assert len(list(ground(scene.board.art, space, scene.board.shown.view))) > 5 * len(space.squares)


def test_r8_2_a_caravan_lies_on_the_land_and_has_none_of_it_painted_anew(scene: BoardScene, drive: Driver) -> None:
    board, view = scene.board, Play("five_nomes").session.view(0)
    board.show(view)
    drive.frames()
    before = board.layers.sheet.ground
    later = replace(view, camels=view.rivers[:3])
    board.show(later)
    drive.frames()
    assert board.layers.sheet.ground is before
    assert board.layers.sheet.items[:3] == list(caravans(board.art, later))


def test_s7_1_the_largest_map_has_hexes_of_eighty_pixels() -> None:
    plan = PLANS["five_nomes"]
    assert fitting(plan.columns, len(plan.terrain) // plan.columns, WINDOW.size) * 3**0.5 > 80


def test_s7_1_an_edge_lies_between_its_spaces_and_slopes_as_they_do() -> None:
    around = ("3,2", "2,1", "1,1", "1,2", "1,3", "2,3")
    assert [edge_of("2,2", other, 40).slope for other in around] == [0, 1, 2, 0, 1, 2]
    assert edge_of("2,2", "3,2", 40).at == edge_of("3,2", "2,2", 40).at


def test_r3_2_each_region_bears_its_number_once(scene: BoardScene) -> None:
    play = Play("delta")
    scene.board.show(play.session.view(0))
    shown = scene.board.shown
    assert sorted(shown.plates) == [1, 2, 3]
    assert all(name in region.spaces for region in shown.view.regions for name in [shown.plates[region.number]])


def test_r5_6_what_moves_is_taken_up_first_and_goes_with_the_second_click(scene: BoardScene, drive: Driver) -> None:
    play = Play("two_lands")
    play.turn(0)
    play.answer("move")
    laid(scene, play)
    options = play.session.questions()[0].options()
    start, end = next(option.refs for option in options if len(option.refs) == 2)
    board = scene.board
    drive.click(board.shown.space.rect_of(start).center)
    assert (board.shown.selected, scene.chosen) == (start, [])
    assert board.shown.marks[end] == "legal"
    drive.click(board.shown.space.rect_of(end).center)
    assert scene.chosen == [next(option.key for option in options if option.refs == (start, end))]


def test_r8_2_a_caravan_is_laid_edge_by_edge_until_one_line_is_left(scene: BoardScene, drive: Driver) -> None:
    play = Play("two_lands")
    play.event("S")
    play.answer("1")
    laid(scene, play)
    option = play.session.questions()[0].options()[0]
    board = scene.board
    for edge in option.key.split(" "):
        assert scene.chosen == []
        drive.click(board.shown.space.rect_of(f"edge:{edge}").center)
    assert scene.chosen == [option.key]


def test_r20_1_who_holds_an_enemys_figure_has_a_ring_round_it() -> None:
    session = Session(SPEC, [{"god": "amun"}, {"god": "set_god"}], {"scenario": "two_lands"}, 1)
    view = session.view(0)
    one = view.figures[0]
    rings = [part.sprite for part in figure(view, type(one)(0, "warrior", 0, 1, "2,4", 0, False)).parts]
    assert rings[0] == "ankh/ring/1"


def test_r21_7_the_scorpion_is_shown_with_its_claws_over_the_edges_that_it_faces() -> None:
    session = Session(SPEC, [{"god": "amun"}, {"god": "ra"}], {"scenario": "two_lands"}, 1)
    view = session.view(0)
    parts = figure(view, type(view.figures[0])(0, SCORPION, 0, 0, "2,4", 4, False)).parts
    assert parts[-1].sprite == "ankh/guardian/giant_scorpion_4"


def test_c6_2_the_space_takes_as_many_squares_as_the_map_has_spaces() -> None:
    play = Play("oasis")
    view = play.session.view(0)
    assert len(AnkhSpace(view, WINDOW).squares) == sum(letter != "." for letter in view.terrain)


def test_c12_9_the_board_says_what_the_cursor_is_on_and_that_it_can_be_chosen(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 1, asks("caravan", 0, 4))
    table = hands.opened(program, drive, match)
    board = parts(table).board
    assert table.asked is not None and table.asked.text == "caravan"
    edges = [ref for ref in board.turning() if ref.startswith("edge:")]
    assert edges
    board.go(edges[0])
    t = program.media.t
    assert t("ankh.spoken.offered") in board.spoken()
    board.use(edges[0])
    assert t("ankh.spoken.laid") in board.spoken()
    walked = {board.walked(edges[0], way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {""}
    assert walked and walked <= set(board.shown.space.squares)
    region = next(iter(board.shown.space.regions))
    assert board.walked(region, (0, -1)) in board.shown.space.regions[region]


def test_r8_2_the_numbers_of_regions_that_can_be_divided_are_lit(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 3, asks("caravan_region")))
    board = parts(table).board
    offered = {int(option.key) for option in table.asked.options()}
    assert offered and board.shown.offered == offered
    assert {board.region_at(ref) for ref in board.turning()} == offered


@pytest.mark.parametrize("edge", [("5,2", "6,2"), ("5,2", "5,1"), ("4,1", "5,1")])
def test_r8_2_an_edge_is_pointed_at_all_along_it_and_the_space_in_its_middle(edge: tuple[str, str]) -> None:
    space = AnkhSpace(Play("two_lands").session.view(0), WINDOW)
    space.lay_edges([("5,2", "6,2"), ("5,2", "5,1"), ("4,1", "5,1")])
    ref = f"edge:{edge[0]}|{edge[1]}"
    place, hexes = space.rect_of(ref), [space.rect_of(f"space:{name}") for name in edge]
    assert place is not None and hexes[0] is not None and hexes[1] is not None
    (ax, ay), (bx, by) = hexes[0].center, hexes[1].center
    along = (-(by - ay) / math.dist((ax, ay), (bx, by)), (bx - ax) / math.dist((ax, ay), (bx, by)))
    for share in (-0.42, -0.2, 0, 0.2, 0.42):
        at = round(place.centerx + along[0] * share * space.size), round(place.centery + along[1] * share * space.size)
        assert space.at(at) == ref
    assert [space.at(one.center) for one in hexes] == [f"space:{name}" for name in edge]


def test_r8_2d_no_space_stands_for_a_whole_part_of_a_region(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 3, asks("caravan_number")))
    assert table.asked is not None and table.asked.text == "caravan_number"
    assert parts(table).board.shown.marks == {}
