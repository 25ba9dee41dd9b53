"""Section 10 and R3: the board of Creed on the screen."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.core.ask import Option
from game.core.events import Event
from game.titles.creed.forecast import FieldForecast, forecast
from game.titles.creed.geometry import TENTS
from scenes.program import Program
from scenes.titles.creed import board_lines, thumb
from scenes.titles.creed.board import Board
from scenes.titles.creed.foretold import figures
from scenes.titles.creed.nations import colour_of
from scenes.titles.creed.offers import attempt, offers_of
from scenes.titles.creed.space import CreedSpace, road_squares
from scenes.titles.creed.table_layout import BOARD
from tests.gallery.creed_boards import FIGHT, BoardScene, asked, placing, sample_view, turn_options
from tests.scenes.conftest import Driver

AREA = pygame.Rect(280, 148, 1296, 716)
DRAWN_2 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  R1r3   --    --    +
T21   T22   T23   L2r3  L2r2  L2r1  R2r1  R2r2  R2r3   --    +     |
T31   T32   T33   L3r3  L3r2  L3r1  R3r1  R3r2  R3r3   +     |     |
|     |     +    R3r3  R3r2  R3r1  L3r1  L3r2  L3r3  T33   T32   T31
|     +     --   R2r3  R2r2  R2r1  L2r1  L2r2  L2r3  T23   T22   T21
+     --    --   R1r3  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""
DRAWN_4 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  R1r3  T31   T21   T11
T21   T22   T23   L2r3  L2r2  L2r1  R2r1  R2r2  R2r3  T32   T22   T12
T31   T32   T33   L3r3  L3r2  L3r1  R3r1  R3r2  R3r3  T33   T23   T13
R1r3  R2r3  R3r3   .     .     .     .     .     .    L3r3  L2r3  L1r3
R1r2  R2r2  R3r2   .     .     .     .     .     .    L3r2  L2r2  L1r2
R1r1  R2r1  R3r1   .     .     .     .     .     .    L3r1  L2r1  L1r1
L1r1  L2r1  L3r1   .     .     .     .     .     .    R3r1  R2r1  R1r1
L1r2  L2r2  L3r2   .     .     .     .     .     .    R3r2  R2r2  R1r2
L1r3  L2r3  L3r3   .     .     .     .     .     .    R3r3  R2r3  R1r3
T13   T23   T33   R3r3  R3r2  R3r1  L3r1  L3r2  L3r3  T33   T32   T31
T12   T22   T32   R2r3  R2r2  R2r1  L2r1  L2r2  L2r3  T23   T22   T21
T11   T21   T31   R1r3  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""


def drawn(plan: CreedSpace) -> list[str]:
    """The names of all places, row by row."""
    squares = [(x, y) for y in range(plan.rows) for x in range(plan.columns)]
    return [plan.refs[square].partition(":")[2][1:] for square in squares if square in plan.refs]


@pytest.mark.parametrize(("seats", "picture"), [(2, DRAWN_2), (4, DRAWN_4)])
def test_r3_the_board_is_drawn_as_the_rules_draw_it(seats: int, picture: str) -> None:
    names = [word for word in picture.split() if word[0] in "TLR"]
    assert drawn(CreedSpace(seats, 0, AREA)) == names


@pytest.mark.parametrize(("seats", "home"), [(2, 1), (4, 1), (4, 2), (4, 3)])
def test_r3_every_reader_has_its_camp_at_the_place_of_seat_0(seats: int, home: int) -> None:
    first, turned = CreedSpace(seats, 0, AREA), CreedSpace(seats, home, AREA)
    assert all(
        turned.squares[f"{kind}:{(home + int(name[0])) % seats}{name[1:]}"] == square
        for (kind, _, name), square in ((ref.partition(":"), square) for ref, square in first.squares.items())
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_r3_5_a_line_runs_over_neighbouring_squares_to_its_last_tent(seats: int) -> None:
    plan = CreedSpace(seats, 0, AREA)
    ways = [plan.way(line, line.own[0], line.tents[-1]) for line in plan.lines.values()]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for way in ways for a, b in pairwise(way)]
    assert set(steps) == {plan.size}


def test_r3_the_road_of_two_seats_bends_into_the_camp() -> None:
    assert road_squares(2) == [(2, 4), (1, 4), (1, 3)]


def test_r3_6_every_tent_lies_on_two_lines_of_its_enemies() -> None:
    plan = CreedSpace(4, 0, AREA)
    assert {(line.seat, line.line) for line in plan.lines_to("tent:1T23")} == {(0, 2), (2, 4)}


@pytest.mark.parametrize("seats", [2, 4])
def test_c1_2a_the_board_is_whole_and_its_squares_are_large_enough_for_a_finger(seats: int) -> None:
    plan = CreedSpace(seats, 0, BOARD[seats])
    assert BOARD[seats].contains(plan.rect) and plan.size >= 72


# ---------------------------------------------------------------- zoom
def test_c6_2_zooming_keeps_the_place_under_the_pointer() -> None:
    plan = CreedSpace(4, 0, BOARD[4])
    place = plan.rect_of("cell:0L2r1")
    assert place is not None and plan.zoom(1, place.center) and plan.at(place.center) == "cell:0L2r1"


def test_c6_2_a_zoomed_board_leaves_no_gap_at_its_edge() -> None:
    plan = CreedSpace(4, 0, BOARD[4]).at_step(2)
    plan.pan(-5000, 5000)
    assert plan.rect.bottomright[0] == plan.window.right and plan.rect.top == plan.window.top


def test_c6_2_a_place_out_of_sight_is_brought_into_sight() -> None:
    plan = CreedSpace(4, 0, BOARD[4]).at_step(2)
    plan.pan(5000, 5000)
    plan.bring("tent:3T11")
    rect = plan.rect_of("tent:3T11")
    assert rect is not None and plan.window.contains(rect)


# ---------------------------------------------------------------- what is offered
def test_section_10_an_option_is_chosen_by_the_acting_unit_then_its_target() -> None:
    option = Option("move:L2r1>L1r1", "move", ("cell:0L2r1", "cell:0L1r1"))
    assert offers_of([option]).at("cell:0L1r1", "cell:0L2r1", face_down=False) == [option]


def test_r5_1_of_the_same_cell_the_face_that_is_wanted_is_offered() -> None:
    refs = ("hand:archer", "cell:0L1r3")
    options = [Option("deploy:archer@L1r3", "deploy", refs), Option("deploy:archer@L1r3:d", "deploy", refs)]
    assert offers_of(options).at("cell:0L1r3", "hand:archer", face_down=True) == options[1:]


def test_r5_1_face_up_cells_stay_open_while_face_down_is_wanted() -> None:
    option = Option("deploy:archer@L1r1", "deploy", ("hand:archer", "cell:0L1r1"))
    assert offers_of([option]).at("cell:0L1r1", "hand:archer", face_down=True) == [option]


def test_r5_4_a_swap_is_meant_only_once_it_was_asked_for() -> None:
    option = Option("swap:L1r1+L2r1", "swap", ("cell:0L1r1", "cell:0L2r1"))
    offers = offers_of([option])
    found = [offers.at("cell:0L1r1", "cell:0L2r1", False, swapping) for swapping in (False, True)]
    assert found == [[], [option]]


def told_of(args: tuple[str | int, ...]) -> FieldForecast:
    """What is told of a field attack."""
    option = Option("field_attack:L2r1>2", "field_attack", ("cell:0L2r1", "cell:1R2r2"), args)
    made = forecast(sample_view(2), asked(0, "team_turn", [option]), option)
    assert isinstance(made, FieldForecast)
    return made


def test_section_10_the_forecast_tells_each_hit_and_stops_at_the_unknown() -> None:
    made = told_of(FIGHT)
    assert [(hit.power, hit.defence, hit.result) for hit in made.hits] == [(7, 4, "removed"), (3, -1, "unknown")]
    assert (made.hits[0].odds, made.chance) == (None, 1000) and made.hits[1].odds is not None


def test_r6_9_the_forecast_says_that_an_obstacle_stops_the_charge() -> None:
    told = ("cell_1", "R2r1", "unit_1", "obstacle_1", "defence_1", 1, "falls_1", 0)
    made = told_of(("unit", "cavalry_4", "enemy", 1, "power", 4, "targets", 1, *told))
    assert (made.hits[0].result, made.chance) == ("halts", 0)


@pytest.mark.parametrize(("selected", "ref", "meant"), [
    ("hand:archer", "cell:0L2r2", "deploy:archer@L2r2"),
    ("cell:0L2r1", "cell:0L2r2", "move:L2r1>L2r2"),
    ("cell:0L2r1", "cell:0R2r2", "cross:L2r1>R2r2"),
    ("cell:0L2r1", "cell:1R2r3", "field_attack:L2r1>3"),
    ("cell:0L2r1", "tent:1T12", "siege_attack:L2r1>T12"),
    ("action:rumour", "cell:1L2r3", "rumour:1L2r3"),
    ("action:fortify", "tent:0T12", "fortify:T12"),
    ("cell:0L2r1", "cell:2L1r1", "cell:2L1r1"),
    ("", "tent:1T12", "tent:1T12"),
])  # fmt: skip
def test_c6_4_the_reason_is_that_of_what_was_tried(selected: str, ref: str, meant: str) -> None:
    assert attempt(selected, ref, "team_turn") == meant


# ---------------------------------------------------------------- the widget
def put(program: Program, drive: Driver, scene: BoardScene) -> BoardScene:
    """The scene on the screen, at rest."""
    program.nav.stack.reset(scene)
    drive.frames(4, 50)
    return scene


@pytest.fixture
def turn(program: Program, drive: Driver) -> BoardScene:
    """Seat 0 of two has its turn."""
    view = sample_view(2, 0)
    return put(program, drive, BoardScene(program.client, view, asked(0, "team_turn", turn_options(view, 0))))


@pytest.fixture
def camp(program: Program, drive: Driver) -> BoardScene:
    """Seat 0 of two arranges its tents."""
    options = [Option(f"king_at:{tent}", "king_at", (f"tent:0{tent}",)) for tent in TENTS]
    return put(program, drive, BoardScene(program.client, sample_view(2, 0, "tents"), asked(0, "setup_tents", options)))


@pytest.fixture
def field(program: Program, drive: Driver) -> BoardScene:
    """Seat 0 of two, of the first side, places its units."""
    view = sample_view(2, 0, "units")
    return put(program, drive, BoardScene(program.client, view, asked(0, "setup_units", placing(0, view))))


def centre(board: Board, ref: str) -> tuple[int, int]:
    """Where a place is on the canvas."""
    place = board.place_of(ref)
    assert place is not None
    return place.center


def drag(drive: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Pulls something from one place to another."""
    drive.move(start)
    drive.down(start)
    drive.move((start[0] + 20, start[1] + 20))
    drive.move(end)
    drive.up(end)


def test_f1_an_idle_board_draws_nothing_and_needs_no_frames(turn: BoardScene, program: Program) -> None:
    program.frame(16)
    assert not program.nav.stack.paint() and turn.board not in turn.ui.ticking


def test_section_10_a_click_on_a_unit_and_one_on_its_target_choose(turn: BoardScene, drive: Driver) -> None:
    drive.click(centre(turn.board, "cell:0L2r1"))
    drive.click(centre(turn.board, "cell:1R2r2"))
    assert turn.chosen == ["field_attack:L2r1>2"]


def test_section_10_a_unit_is_dragged_to_its_cell(turn: BoardScene, drive: Driver) -> None:
    drag(drive, centre(turn.board, "cell:0L2r1"), centre(turn.board, "cell:0L1r1"))
    assert turn.chosen == ["move:L2r1>L1r1"]


def test_section_10_a_unit_that_is_dropped_beside_its_targets_stays(turn: BoardScene, drive: Driver) -> None:
    drag(drive, centre(turn.board, "cell:0L2r1"), centre(turn.board, "tent:0T11"))
    assert turn.chosen == []


def test_r5_4_dragging_a_unit_onto_another_changes_their_places(turn: BoardScene, drive: Driver) -> None:
    drag(drive, centre(turn.board, "cell:0L2r1"), centre(turn.board, "cell:0L1r2"))
    assert turn.chosen == ["swap:L1r2+L2r1"]


def test_r5_6_what_a_unit_does_by_itself_has_a_button_beside_it(turn: BoardScene, drive: Driver) -> None:
    drive.click(centre(turn.board, "cell:0L1r3"))
    drive.click("order.reveal")
    assert turn.chosen == ["reveal:L1r3"]


def test_r5_1_a_tile_is_dragged_from_the_hand_face_down(turn: BoardScene, drive: Driver) -> None:
    drive.click("hand-face")
    drag(drive, drive.find("hand:spearman").rect.center, centre(turn.board, "cell:0R3r3"))
    assert turn.chosen == ["deploy:spearman@R3r3:d"]


def test_c6_4_a_click_on_what_is_not_offered_asks_why(turn: BoardScene, drive: Driver) -> None:
    drive.click(centre(turn.board, "cell:0R1r2"))
    assert turn.inspected == ["cell:0R1r2"]


def test_c6_4_a_unit_dropped_where_it_cannot_stand_asks_why(turn: BoardScene, drive: Driver) -> None:
    drag(drive, centre(turn.board, "cell:0L2r1"), centre(turn.board, "cell:0L2r2"))
    assert turn.inspected == ["move:L2r1>L2r2"]


def test_c6_4_a_tile_that_cannot_be_placed_asks_why(turn: BoardScene, drive: Driver) -> None:
    drive.click("hand:infantry_1")
    assert turn.inspected == ["hand:infantry_1"]


def test_section_10_keys_choose_a_unit_and_walk_to_its_target(turn: BoardScene, drive: Driver) -> None:
    turn.ui.set_focus(turn.board, True)
    drive.click(centre(turn.board, "cell:0L2r1"))
    drive.key(pygame.K_UP)
    drive.key(pygame.K_RETURN)
    assert turn.chosen == ["move:L2r1>L1r1"]


def test_section_10_page_keys_go_through_what_glows(turn: BoardScene, drive: Driver) -> None:
    turn.ui.set_focus(turn.board, True)
    drive.key(pygame.K_PAGEDOWN)
    drive.key(pygame.K_RETURN)
    assert turn.board.selected in turn.board.shown.offers.sources()


@pytest.mark.slow
def test_section_10_keys_place_a_unit_of_the_hand(turn: BoardScene, drive: Driver) -> None:
    turn.ui.set_focus(drive.find("hand:spearman"), True)
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_f)
    drive.key(pygame.K_RETURN)
    assert turn.chosen == ["deploy:spearman@R3r3:d"]


def test_section_10_the_preview_names_what_a_click_would_choose(turn: BoardScene, drive: Driver) -> None:
    told: list[Option | None] = []
    turn.board.on_preview = told.append
    drive.click(centre(turn.board, "cell:0L2r1"))
    drive.move(centre(turn.board, "cell:1R2r2"))
    assert told[-1] is not None and told[-1].key == "field_attack:L2r1>2"


def test_section_10_a_ghost_path_leads_to_the_last_unit_that_is_met(turn: BoardScene, drive: Driver) -> None:
    drive.click(centre(turn.board, "cell:0L2r1"))
    drive.move(centre(turn.board, "cell:1R2r2"))
    assert turn.board.shown.way[-1] == turn.board.shown.space.centre("cell:1R2r3")


def test_section_10_the_words_about_a_target_tell_what_comes_of_it_alone(turn: BoardScene, drive: Driver) -> None:
    drive.click(centre(turn.board, "cell:0L2r1"))
    drive.move(centre(turn.board, "cell:1R2r2"))
    made = turn.board.shown.foretold
    assert isinstance(made, FieldForecast)
    name, verb, verdict, *_ = lines = turn.board.spoken().split("\n")
    assert verb == turn.media.t("creed.verb.field_attack")
    assert verdict == f"{turn.media.t(f'creed.board.{made.hits[0].result}')} {figures(made.hits[0])}"
    assert not [line for line in lines[3:] if line.startswith(name)], "the target is named twice"


def test_section_10_halves_of_a_line_have_the_colours_of_their_sides(turn: BoardScene) -> None:
    assert [board_lines.foreign(turn.board.shown, seat) for seat in (0, 1)] == [False, True]


def test_c6_2_the_wheel_zooms_and_home_shows_the_whole_board(turn: BoardScene, drive: Driver) -> None:
    drive.move(centre(turn.board, "cell:0L2r1"))
    drive.wheel(1)
    there = turn.board.shown.space.zoomed
    turn.board.home()
    assert (there, turn.board.shown.space.zoomed) == (True, False)


def test_c6_2_a_zoomed_board_follows_the_right_button_and_keeps_what_is_selected(
    turn: BoardScene, drive: Driver
) -> None:
    drive.click(centre(turn.board, "cell:0L2r1"))
    turn.board.zoom(1)
    before, start = turn.board.shown.space.rect.topleft, turn.board.rect.center
    drive.move(start)
    drive.down(start, button=3)
    drive.move((start[0] + 20, start[1]))
    drive.move((start[0] + 40, start[1]))
    drive.up((start[0] + 40, start[1]), button=3)
    assert turn.board.shown.space.rect.x == before[0] + 40 and turn.board.selected == "cell:0L2r1"


def test_c6_2_the_cursor_takes_a_zoomed_board_with_it(turn: BoardScene, drive: Driver) -> None:
    turn.board.zoom(2, centre(turn.board, "tent:0T11"))
    turn.ui.set_focus(turn.board, True)
    drive.move(centre(turn.board, "tent:0T11"))
    for _ in range(9):
        drive.key(pygame.K_RIGHT)
    rect = turn.board.place_of(turn.board.shown.pointed)
    assert rect is not None and turn.board.shown.space.window.contains(rect)


def test_c6_5_the_words_about_a_place_go_when_what_is_there_changes(turn: BoardScene, drive: Driver) -> None:
    drive.move(centre(turn.board, "cell:1R2r2"))
    drive.frames(10, 100)
    opened = turn.board.tip_plate.shown is not None
    turn.board.show(sample_view(2, 0, armies=((), (), (), ())))
    assert (opened, turn.board.tip_plate.shown) == (True, None)


# ---------------------------------------------------------------- set-up
def test_section_10_king_and_commander_are_dragged_under_their_tents(camp: BoardScene, drive: Driver) -> None:
    from scenes.titles.creed.board_items import tray_places

    for kind, tent in (("king", "T21"), ("commander", "T33")):
        start = tray_places(camp.board.shown)[f"leader:{kind}"].move(camp.board.origin()).center
        drag(drive, start, centre(camp.board, f"tent:0{tent}"))
    assert camp.board.leaders() == {"king": "T21", "commander": "T33"}


def test_section_10_keys_lay_king_then_commander(camp: BoardScene, drive: Driver) -> None:
    camp.ui.set_focus(camp.board, True)
    for key in (pygame.K_DOWN, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN):
        drive.key(key)
    assert camp.board.leaders() == {"king": "T11", "commander": "T12"}


def test_section_10_the_words_about_a_tent_name_the_leader_that_is_laid_there(camp: BoardScene, drive: Driver) -> None:
    camp.board.set_leaders("T11", "")
    drive.move(centre(camp.board, "tent:0T11"))
    assert camp.media.t("creed.leader.king") in camp.board.spoken()


def test_section_10_a_leader_changes_places_with_the_other(camp: BoardScene, drive: Driver) -> None:
    camp.board.set_leaders("T11", "T12")
    drag(drive, centre(camp.board, "tent:0T11"), centre(camp.board, "tent:0T12"))
    assert camp.board.leaders() == {"king": "T12", "commander": "T11"}


def test_section_10_no_arrangement_is_sent_before_it_is_confirmed(camp: BoardScene, drive: Driver) -> None:
    drive.click(centre(camp.board, "tent:0T22"))
    assert camp.chosen == [] and camp.board.leaders()["king"] == "T22"


def test_section_10_units_are_laid_out_before_they_are_sent(field: BoardScene, drive: Driver) -> None:
    drag(drive, drive.find("hand:spearman").rect.center, centre(field.board, "cell:0L1r1"))
    assert (field.board.staged(), field.chosen) == (["place:spearman@L1r1"], [])


def test_r2_8_no_more_than_four_units_are_laid_out(field: BoardScene) -> None:
    field.board.stage_all(["archer@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@R1r1", "infantry_1@R1r2"])
    assert len(field.board.staged()) == 4 and field.board.left == 0


def test_section_10_a_click_takes_a_staged_unit_back(field: BoardScene, drive: Driver) -> None:
    field.board.stage_all(["archer@L1r1", "spearman@L3r1"])
    drive.click(centre(field.board, "cell:0L1r1"))
    assert field.board.staged() == ["place:spearman@L3r1"]


def test_section_10_a_staged_unit_is_moved_by_dragging(field: BoardScene, drive: Driver) -> None:
    field.board.stage_all(["spearman@L3r1"])
    drag(drive, centre(field.board, "cell:0L3r1"), centre(field.board, "cell:0R1r1"))
    assert field.board.staged() == ["place:spearman@R1r1"]


def test_c1_2_the_cursor_goes_to_a_cell_where_nothing_is_laid_out(field: BoardScene) -> None:
    field.board.stage_all(["archer@L1r1"])
    field.board.select("hand:spearman")
    field.board.first()
    assert field.board.shown.pointed == "cell:0L1r2"


def test_section_10_a_click_on_a_laid_out_unit_is_said_to_take_it_back_and_no_more(field: BoardScene) -> None:
    field.board.stage_all(["archer@L1r1"])
    field.board.select("hand:spearman")
    field.board.point("cell:0L1r1")
    assert field.board.preview is None


def test_c1_2_the_tooltip_of_a_laid_out_unit_goes_when_it_is_taken_back(field: BoardScene) -> None:
    field.board.stage_all(["archer@L1r1"])
    field.board.point("cell:0L1r1")
    field.board.open_tip()
    field.board.take_back("cell:0L1r1")
    assert field.board.tip_plate.shown is None


def test_c6_7_another_reader_sees_nothing_of_what_was_laid_out(field: BoardScene) -> None:
    field.board.stage_all(["archer@L1r1"])
    field.board.show(sample_view(2, 1, "units"))
    assert field.board.staged() == []


def test_c6_7_another_reader_lays_units_face_up_at_first(field: BoardScene) -> None:
    field.board.face_down = True
    field.board.show(sample_view(2, 1, "units"))
    assert not field.board.face_down


# ---------------------------------------------------------------- events
def test_c6_5_a_moving_unit_is_drawn_once(turn: BoardScene) -> None:
    event = Event(1, "moved", "R5.2", {"seat": 0, "from": "0L2r1", "to": "0L1r1", "unit": "cavalry_4"})
    assert turn.board.animate(event, turn.view) > 0
    assert "cell:0L2r1" in turn.board.shown.hidden


def test_c6_5_finishing_leaves_nothing_running(turn: BoardScene) -> None:
    event = Event(1, "revealed", "R5.6", {"seat": 0, "cell": "0L1r3", "unit": "archer"})
    turn.board.animate(event, turn.view)
    turn.board.finish()
    assert not turn.board.fx and not turn.board.shown.hidden


def strike(turn: BoardScene) -> Board:
    """A board on which an attack has struck, and the attacker has not gone back."""
    board = turn.board
    struck = {"seat": 1, "cell": "1R2r2", "unit": "shieldbearer_4", "power": 7, "defence": 4, "removed": 1, "left": 3}
    attacked = {"seat": 0, "cell": "0L2r1", "power": 7, "base": 4, "boost": 1, "support": 2}
    for kind, data in (("attacked", attacked), ("hit", struck)):
        board.animate(Event(1, kind, "R6.3", data), turn.view)
        board.finish()
    return board


def test_c6_5_an_attacker_stays_before_its_target_until_the_charge_ends(turn: BoardScene) -> None:
    board = strike(turn)
    between = board.shown.away["cell:0L2r1"]
    board.animate(Event(3, "charge_ended", "R6.3", {"seat": 0, "cell": "0L2r1"}), turn.view)
    assert between[0] > board.shown.space.centre("cell:1R2r1")[0] and not board.shown.away


def test_section_4_a_unit_that_is_deployed_face_down_by_an_enemy_shows_its_back(turn: BoardScene) -> None:
    event = Event(1, "deployed", "R5.1", {"seat": 1, "cell": "1R3r3", "down": 1})
    assert turn.board.animate(event, turn.view) > 0


def test_section_10_small_pictures_have_the_nations_colours() -> None:
    view = sample_view(2, 0)
    picture = thumb.paint(view, (360, 240))
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(360) for y in range(240)}
    assert {colour_of(seat.nation) for seat in view.seats} <= seen
