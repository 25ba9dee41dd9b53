"""C1.2a, 10.5: two fingers zoom the board of the table; what flies to the panels is seen above them."""

from __future__ import annotations

import pygame
import pytest

from game.core.events import Event
from scenes.kit.question_panel import QuestionPanel
from scenes.media.canvas import FULL
from scenes.program import Program
from scenes.table.pick_menu import PickMenu
from scenes.table.table_scene import TableScene
from scenes.titles.realigious.badge import BadgeWidget
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.table import RealigiousTable
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table, place_of, until_asked


def board_of(table: TableScene) -> BoardWidget:
    assert isinstance(table.title_table, RealigiousTable)
    return table.title_table.board


def part(program: Program, rect: pygame.Rect) -> bytes:
    """What is shown in a part of the canvas."""
    return pygame.image.tobytes(program.nav.stack.picture().subsurface(rect.clip(FULL)), "RGB")


def finger(program: Program, kind: int, number: int, x: float) -> None:
    program.dispatch(pygame.event.Event(kind, finger_id=number, x=x, y=0.5))


@pytest.mark.slow
def test_c1_2a_two_fingers_zoom_the_board_and_choose_nothing(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    board, asked = board_of(table), table.asked
    middle = place_of(board, 24)
    drive.down(middle, touch=True)
    finger(program, pygame.FINGERDOWN, 1, 0.45)
    finger(program, pygame.FINGERDOWN, 2, 0.5)
    finger(program, pygame.FINGERMOTION, 2, 0.53)
    assert board.shown.space.step == 1
    finger(program, pygame.FINGERMOTION, 2, 0.51)
    assert board.shown.space.step == 0
    finger(program, pygame.FINGERUP, 1, 0.45)
    finger(program, pygame.FINGERUP, 2, 0.51)
    drive.up(middle, touch=True)
    assert table.asked is asked


@pytest.mark.slow
def test_c1_2_plus_and_minus_zoom_the_board(program: Program, drive: Driver) -> None:
    board = board_of(until_asked(drive, open_table(program, "pb")))
    drive.key(pygame.K_EQUALS)
    near = board.shown.space.step
    drive.key(pygame.K_MINUS)
    assert (near, board.shown.space.step) == (1, 0)


@pytest.mark.slow
def test_c1_2a_two_fingers_on_a_panel_leave_the_board_as_it_is(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    table.title_table.key("situation")
    drive.frames(2)
    program.dispatch(pygame.event.Event(pygame.FINGERDOWN, finger_id=1, x=0.45, y=0.45))
    program.dispatch(pygame.event.Event(pygame.FINGERDOWN, finger_id=2, x=0.5, y=0.45))
    program.dispatch(pygame.event.Event(pygame.FINGERMOTION, finger_id=2, x=0.6, y=0.45))
    assert board_of(table).shown.space.step == 0


@pytest.mark.slow
def test_c1_2_keys_bring_the_cursor_to_the_own_piece_and_to_the_next(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    board = board_of(table)
    drive.key(pygame.K_n)
    own = board.shown.pointed
    drive.key(pygame.K_n)
    other = board.shown.pointed
    drive.key(pygame.K_HOME)
    assert (own, other, board.shown.pointed) == ("seat:0", "seat:1", "seat:0")


@pytest.mark.slow
def test_10_5_what_a_seat_gains_flies_above_the_panels(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    board = board_of(table)
    goal = pygame.Rect(0, 0, 60, 60)
    goal.center = board.anchor("believers:0")
    assert not board.rect.colliderect(goal)
    still = part(program, goal)
    event = Event(no=0, kind="gained", rule="R4.1", data={"seat": 0, "believers": 30, "tile": 24})
    assert board.animate(event, table.view) > 0
    seen = []
    for _ in range(60):
        drive.frames(1, 16)
        seen.append(part(program, goal))
    assert any(picture != still for picture in seen) and seen[-1] == still
    assert part(program, FULL) == pygame.image.tobytes(program.nav.stack.painted(), "RGB")


@pytest.mark.slow
def test_f3_the_zoomed_board_needs_no_ground_under_it(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    board = board_of(table)
    inside = board.rect.inflate(-40, -40)
    assert not table.title_table.covers(inside)
    board.zoom(1)
    board.settle()
    assert table.title_table.covers(inside) and not table.title_table.covers(board.rect.inflate(2, 2))
    drive.frames(2)
    program.nav.stack.damage(inside)
    program.frame(16)
    assert part(program, FULL) == pygame.image.tobytes(program.nav.stack.painted(), "RGB")


@pytest.mark.slow
def test_c6_3_the_situation_panel_lies_over_the_panels_of_questions(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    assert isinstance(table.title_table, RealigiousTable)
    parts, shown = table.title_table, table.ui.root.children
    panels = [widget for widget in shown if isinstance(widget, QuestionPanel)]
    assert panels and all(shown.index(panel) < shown.index(parts.situation) for panel in panels)


@pytest.mark.slow
@pytest.mark.parametrize("way", [pygame.K_LEFT, pygame.K_RIGHT])
def test_c1_2_a_menu_opened_by_keys_stands_beside_the_tile_under_the_cursor(
    program: Program, drive: Driver, way: int
) -> None:
    table = until_asked(drive, open_table(program, "gg"))
    board = board_of(table)
    table.ui.set_focus(board, True)
    drive.key(way)
    drive.key(way)
    table.pick(table.options()[:2])
    drive.frames()
    menu = program.nav.stack.top
    assert isinstance(menu, PickMenu)
    tile = board.tip_rect()
    assert tile.width < 300 and max(menu.rect.left - tile.right, tile.left - menu.rect.right) in (16, 17)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["spot.religion", "spot.resource:believers", "spot.phase:move", "spot.climate"])
def test_c6_4_no_tooltip_lies_on_how_the_players_stand(program: Program, drive: Driver, name: str) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    title = table.title_table
    assert isinstance(title, RealigiousTable)
    badge = title.parts[1]
    widget = badge.religion if isinstance(badge, BadgeWidget) and name == "spot.religion" else drive.find(name)
    drive.move(widget.rect.center)
    drive.frames(12, 100)
    tip = table.ui.tooltip.rect
    assert table.ui.tooltip.text
    assert tip.collidelist([panel.rect for panel in title.opponents.panels.values()]) < 0
    others = [part.rect for part in title.standing if not part.rect.colliderect(widget.rect)]
    assert tip.collidelist(others) < 0
