"""F5, F6: the board of Creed shows the same whether it was painted anew, moved or zoomed."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.titles.creed.content import TILES
from scenes.kit.board_layers import Sheet
from scenes.media.canvas import SIZE
from scenes.program import Program
from scenes.titles.creed.board import Board
from tests.gallery.creed_boards import BoardScene, asked, sample_view, turn_options
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn

PANS = ((-7, -5), (-300, 40), (0, 33), (90, -2000), (3, 0), (4000, 11))
UNIT, TARGET = "cell:0L2r1", "cell:1R2r2"


@pytest.fixture(params=[2, 4])
def board(request: pytest.FixtureRequest, program: Program, drive: Driver) -> Board:
    """Seat 0 has its turn; a unit is selected."""
    view = sample_view(request.param, 0)
    scene = BoardScene(program.client, view, asked(0, "team_turn", turn_options(view, 0)))
    program.nav.stack.reset(scene, animated=False)
    scene.board.select(UNIT)
    drive.frames(2)
    return scene.board


def shown(sheet: Sheet) -> bytes:
    """The pixels of a sheet on the canvas."""
    out = pygame.Surface(SIZE)
    sheet.draw(out)
    return pygame.image.tobytes(out, "RGB")


def painted(board: Board) -> bytes:
    """The same, of what lies on the board, on a new sheet."""
    fresh = Sheet(board.shown.space, board.sheet.window, board.sheet.edge)
    fresh.show(*board.pictures(board.art, board.shown))
    return shown(fresh)


def colour_of(board: Board, ref: str) -> pygame.Vector3:
    """The average colour of a place on the sheet."""
    out = pygame.Surface(SIZE)
    board.sheet.draw(out)
    return pygame.Vector3(pygame.transform.average_color(out, board.place_of(ref))[:3])


def centre(board: Board) -> tuple[int, int]:
    """Where the unit is on the canvas."""
    place = board.place_of(UNIT)
    assert place is not None
    return place.center


def close(board: Board, step: int = 1) -> Board:
    """The board at a zoom step, painted sharply."""
    board.zoom(step)
    board.settle()
    return board


@pytest.mark.slow
@pytest.mark.parametrize("step", [1, 2])
def test_f5_a_panned_board_is_the_board_painted_there(board: Board, drive: Driver, step: int) -> None:
    close(board, step)
    for pan in PANS:
        board.pan(*pan)
        drive.frames()
    assert shown(board.sheet) == painted(board)


def test_f5_what_changes_between_two_pans_is_painted_where_it_lies(board: Board) -> None:
    close(board).pan(-50, -60)
    board.point(TARGET)
    board.pan(-20, 30)
    board.point("")
    board.pan(1, 1)
    assert shown(board.sheet) == painted(board)


@pytest.mark.parametrize("board", [2], indirect=True)
def test_c6_5_an_attacker_whose_return_is_left_out_stands_on_its_cell(board: Board) -> None:
    board.shown.attacker = UNIT
    board.shown.away[UNIT] = board.shown.space.centre(TARGET)
    at, out = centre(board), painted(board)
    board.halt()
    assert centre(board) == at and not board.shown.away and not board.shown.attacker
    assert painted(board) != out


@pytest.mark.parametrize("board", [2], indirect=True)
def test_c6_14_an_attacker_whose_return_is_stepped_over_stands_on_its_cell(board: Board) -> None:
    board.shown.attacker = UNIT
    board.shown.away[UNIT] = board.shown.space.centre(TARGET)
    board.left_out(Event(0, "charge_ended", "R6.3", {"seat": 0, "cell": UNIT.partition(":")[2]}))
    assert not board.shown.away


def test_f5_an_attack_that_is_looked_at_moves_with_the_board(board: Board) -> None:
    close(board).point(TARGET)
    start = centre(board)
    board.pan(-400, -400)
    way, origin = board.shown.way[0], board.origin()
    assert (way[0] + origin[0], way[1] + origin[1]) == centre(board) != start


def test_f5_the_orders_stay_inside_the_window_of_a_panned_board(board: Board) -> None:
    close(board, 2)
    for pan in PANS:
        board.pan(*pan)
        assert board.shown.space.window.contains(board.orders.rect)


def test_f5_an_animation_goes_on_where_the_board_was_panned_to(board: Board) -> None:
    close(board).point_at(UNIT)
    board.pan(-40, -40)
    lit, still, place = pygame.Surface(SIZE), pygame.Surface(SIZE), board.place_of(UNIT)
    board.draw(lit)
    board.sheet.draw(still)
    assert place is not None and len(board.fx) == 1
    assert lit.subsurface(place).copy().get_buffer().raw != still.subsurface(place).copy().get_buffer().raw


@pytest.mark.slow
@pytest.mark.parametrize("steps", [(1,), (2,), (1, 1), (2, -1), (1, -1), (2, -1, 1)])
def test_f6_a_zoomed_board_is_the_board_painted_there(board: Board, drive: Driver, steps: tuple[int, ...]) -> None:
    for step in steps:
        board.zoom(step, centre(board))
        drive.frames(3)
    board.settle()
    assert shown(board.sheet) == painted(board)


def test_f6_the_sharp_picture_of_a_zoomed_board_comes_by_itself(board: Board, drive: Driver) -> None:
    close(board).home()
    board.zoom(1)
    drive.frames(100)
    assert not board.settling and shown(board.sheet) == painted(board)


def test_f6_a_board_is_moved_and_changed_while_its_sharp_picture_is_made(board: Board, drive: Driver) -> None:
    board.zoom(1)
    board.pan(-33, -44)
    board.point(TARGET)
    drive.frames(2)
    board.settle()
    assert shown(board.sheet) == painted(board)


def test_f6_the_whole_board_shows_what_changed_while_it_was_zoomed(board: Board) -> None:
    before = shown(board.sheet)
    close(board).deselect()
    board.home()
    assert shown(board.sheet) == painted(board) != before


def test_f6_zooming_in_shows_the_same_place_larger_at_once(board: Board) -> None:
    before = colour_of(board, UNIT)
    board.zoom(1, centre(board))
    assert board.settling and before.distance_to(colour_of(board, UNIT)) < 4


def test_c6_7_another_reader_finds_nothing_of_what_was_seen_behind_a_zoomed_board(board: Board) -> None:
    close(board).show(sample_view(board.shown.space.seats, -1))
    assert board.layers.whole.items == ()


@pytest.mark.slow
def test_f6_an_animation_begins_on_the_sharp_board_once_its_pictures_are_made(board: Board) -> None:
    board.zoom(1)
    board.point_at(UNIT)
    assert board.settling
    board.home()
    for _ in board.warm_up():
        pass
    board.zoom(1)
    board.point_at(UNIT)
    assert not board.settling


def scaled(name: str, _target: object) -> pygame.Surface:
    """No picture is to be scaled any more."""
    raise AssertionError(name)


def test_f8_what_comes_to_a_hand_has_its_picture_beforehand(
    board: Board, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = drive.top
    assert isinstance(scene, BoardScene)
    for _ in scene.hand.warm_up():
        pass
    secrets = tuple(replace(secret, hand=(("ballista", 1), ("archer", 2))) for secret in scene.view.secrets)
    scene.hand.show(replace(scene.view, secrets=secrets))
    monkeypatch.setattr(board.media.sprites, "_scaled", scaled)
    scene.hand.draw(pygame.Surface(SIZE))


@pytest.mark.parametrize("types", [6, 8])
def test_f8_a_hand_has_its_next_pictures_again_after_they_were_dropped(
    board: Board, drive: Driver, types: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, sprites = drive.top, board.media.sprites
    assert isinstance(scene, BoardScene)

    def hold(count: int) -> None:
        hand = tuple((unit, 1) for unit in list(TILES)[:count])
        secrets = tuple(replace(secret, hand=hand) for secret in scene.view.secrets)
        scene.hand.show(replace(scene.view, secrets=secrets))

    sprites.clear_caches()
    hold(types)
    for _ in range(80):
        drive.frames(1, 50)
        for decoding in list(sprites._early.values()):
            decoding.wait()
    hold(types - 1)
    monkeypatch.setattr(sprites, "_scaled", scaled)
    scene.hand.draw(pygame.Surface(SIZE))


def test_f8_what_changes_several_times_before_a_frame_is_worked_out_once(
    board: Board, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = []
    monkeypatch.setattr(board, "pictures", lambda *of, make=board.pictures: composed.append(of) or make(*of))
    board.point(TARGET)
    board.show(board.shown.view)
    board.deselect()
    drive.frames()
    assert len(composed) == 1


def test_f8_what_changed_before_a_frame_is_in_it(board: Board, drive: Driver) -> None:
    drive.frames()
    before = drive.program.nav.stack.picture()
    board.deselect()
    drive.frames()
    assert before.get_buffer().raw != drive.program.nav.stack.picture().get_buffer().raw


def test_c6_7_zooming_stretches_nothing_that_the_other_side_saw(board: Board) -> None:
    close(board).show(sample_view(board.shown.space.seats, -1))
    seen = shown(board.layers.sheet)
    assert seen == painted(board)


def test_f8_a_board_shows_what_it_showed_until_the_pictures_of_what_has_changed_are_made(
    board: Board, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive.frames()
    before = list(board.layers.sheet.items)
    board.media.motion = True
    monkeypatch.setattr("scenes.kit.board_stage.SPARED_S", 0)
    board.media.sprites.clear_caches()
    board._arts.clear()
    board.art = board.art_at(board.shown.space.size)
    board.deselect()
    drive.frames(1, 16)
    assert board.layers.sheet.items == before
    while board._late:
        drive.frames(1, 16)
        for decoding in list(board.media.sprites._early.values()):
            decoding.wait()
    assert board.layers.sheet.items != before
    assert not board._stale


@pytest.mark.slow
def test_f8_what_shows_a_unit_waits_for_its_tile(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    for words in ({"unit": "archer", "cell": "L1f"}, {"units": "archer cavalry_4", "seat": 0}):
        needed = table.title_table.needs(Event(0, "revealed", "R6.1", words), table.view)
        assert len(needed) == 2 * len(words.get("unit", words.get("units", "")).split())  # type: ignore[attr-defined]
        assert all(program.media.sprites.has(name) for name in needed)
