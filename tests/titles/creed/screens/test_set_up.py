"""R2, G30: the set-up of Creed at the table: nations, leaders, units, laid out and confirmed."""

from __future__ import annotations

import pygame
import pytest

from game.titles.creed.content import NATIONS, TENT_PRESETS, TILES
from scenes.program import Program
from scenes.table.curtain import Curtain
from scenes.titles.creed import board_art, board_lines, table_layout
from scenes.titles.creed.answer_tray import HEAD
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.camp_choice import CampChoice, PresetChoice, UnitChoice
from scenes.titles.creed.nation_card import NationCard
from scenes.titles.creed.offers import DOWN
from scenes.titles.creed.units import place_words, tent_name, unit_words
from scenes.widgets.button import Button
from scenes.widgets.tooltip import Tooltip
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened, until_asked
from tests.titles.creed.screens.hands import (
    answers,
    asked_now,
    click_place,
    in_turn,
    press,
    setting_up,
)
from tests.titles.creed.screens.test_board import put

pytestmark = pytest.mark.usefixtures("quick_bots")


def test_r2_1_a_nation_is_chosen_in_the_tray(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("choose_nation"), ("", "tarvok")))
    press(drive, "tray.noctre")
    until_asked(drive, table)
    assert table.view.seats[0].nation == "noctre"


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_r2_1_nations_are_cards_over_the_board_with_what_is_special_about_them(
    program: Program, drive: Driver, kinds: str
) -> None:
    table = opened(program, drive, played(program.client, kinds, 3, asks("choose_nation"), ("",) * len(kinds)))
    tray, board = parts(table).tray, parts(table).board.rect
    cards = [widget for widget in tray.each() if isinstance(widget, NationCard)]
    assert len(cards) == len([option for option in table.options() if option.key != "random"]) > 1
    assert table_layout.NATIONS[len(kinds)].contains(tray.rect) and all(tray.rect.contains(card.rect) for card in cards)
    assert len({card.rect.size for card in cards}) == 1
    for card in cards:
        special = f"creed.kind.{TILES[NATIONS[card.nation].special].kind}"
        spoken = card.spoken().replace("\u00a0", " ")
        assert program.media.t(special) in spoken and program.media.t(f"{special}.text") in spoken
    inspector = parts(table).inspector
    assert inspector.page is not None and len(inspector.page.rows) > 8, "what every nation has"
    drive.move(drive.in_window(cards[0].rect.center))
    drive.frames(2)
    story = program.media.t(f"creed.nation.{cards[0].nation}.text")
    assert inspector.page.title == cards[0].text and story in [row.text for row in inspector.page.rows]
    press(drive, cards[0].name)
    until_asked(drive, table)
    assert table.view.seats[0].nation == cards[0].nation
    assert not tray.rect.colliderect(board), "the next question stands in its place again"


def test_c6_4b_the_inspector_leaves_an_action_that_lies_under_the_tray(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    inspector = parts(table).inspector
    inspector.look("action:appoint")
    assert inspector.ref == "action:appoint"
    table.offer()
    assert inspector.ref == "seat:0"


def test_c6_15_what_is_laid_out_stands_in_the_way_on_pages_plates_and_panel(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units")
    shown, t = parts(table), program.media.t
    board, words = shown.board, shown.words
    key = next(option.key for option in table.options() if "@L3r1" in option.key and option.key.count(":") == 1)
    assert board.shown.fronts == board.shown.view.lines
    board.select(f"hand:{key[6:].partition('@')[0]}")
    board.take("cell:0L3r1")
    page = words.page("cell:0L3r1")
    assert page is not None and t("creed.page.blocked", n=1) in [row.value for row in page.rows]
    enemy = next(ref for rank in (1, 2, 3) if (ref := f"cell:1R3r{rank}") not in board.shown.pieces.units
                 and ref[5:] not in board.shown.swamps())  # fmt: skip
    board.point(enemy)
    [line] = board_lines.pointed_lines(board.shown)
    assert board_lines.line_colour(board.shown, line) == board_lines.GOOD_LINE
    board.deselect()
    rows = tip(program.media, board.shown, enemy, None).lines
    assert t("creed.page.blocked", n=1) in [row.value for row in rows]


def test_r2_5_the_page_of_a_tent_tells_which_leader_is_laid_there_just_now(program: Program, drive: Driver) -> None:
    shown, t = parts(setting_up(program, drive, "setup_tents")), program.media.t
    shown.board.set_leaders("T11", "")
    told = {place: [row.text for row in page.rows]
            for place in ("0T11", "0T12") if (page := shown.words.page(f"tent:{place}")) is not None}  # fmt: skip
    assert t("creed.page.holds.king") in told["0T11"] and t("creed.page.holds.king") not in told["0T12"]


def test_r2_10_the_plate_of_a_cell_says_which_face_is_laid(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units")
    board, t = parts(table).board, program.media.t
    board.face_down = True
    for option in table.options():
        if option.verb == "place":
            lies = "down" if option.key.endswith(DOWN) else "up"
            told = tip(program.media, board.shown, option.refs[-1], option)
            assert t(f"creed.verb.deploy.{lies}") in [line.text for line in told.lines]


def test_r4_2_no_counters_are_told_before_the_first_round(program: Program, drive: Driver) -> None:
    shown = parts(setting_up(program, drive, "setup_tents"))
    assert shown.purse.content is None
    shown = parts(in_turn(program, drive))
    assert shown.purse.content is not None


def test_r2_5_a_ready_arrangement_is_laid_out_and_confirmed(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    press(drive, "tray.diagonal")
    press(drive, "table-primary")
    assert answers(table, 0) == ["diagonal"]


def test_r2_5_a_ready_camp_is_pictured_as_it_will_lie(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    board = parts(table).board
    choices = [widget for widget in parts(table).tray.each() if isinstance(widget, CampChoice)]
    assert len(choices) == len(TENT_PRESETS) == 6
    for choice in choices:
        choice.click()
        for kind, tent in board.leaders().items():
            place = board.place_of(f"tent:0{tent}")
            column, row = next(spot for spot, shown in choice.spots.items() if shown == kind)
            corner = board.place_of("tent:0T11")
            assert place is not None and corner is not None
            assert (place.x > corner.x, place.y > corner.y) == (column > 0, row > 0), (choice.name, kind)


def test_c1_2_enter_confirms_a_set_up_that_was_laid_out_by_pointer(program: Program, drive: Driver) -> None:
    """And takes nothing away of what the pointer happens to be on; the same after a click on a ready arrangement."""
    table = setting_up(program, drive, "setup_tents")
    for tent in ("T11", "T23"):
        click_place(drive, table, f"tent:0{tent}")
    drive.key(pygame.K_RETURN)
    assert answers(table, 0) == ["king_at:T11", "commander_at:T23"]
    table = setting_up(program, drive, "setup_tents")
    drive.click("tray.diagonal")
    drive.key(pygame.K_RETURN)
    assert answers(table, 0) == ["diagonal"]


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_r2_8_ready_units_are_pictured_told_and_foreshown_where_they_will_lie(
    program: Program, drive: Driver, kinds: str
) -> None:
    table = setting_up(program, drive, "setup_units", kinds, first_side="0")
    board, t = parts(table).board, program.media.t
    choices = [widget for widget in parts(table).tray.each() if isinstance(widget, UnitChoice)]
    assert len(choices) == 4
    for choice in choices:
        drive.move(choice.rect.center)
        foreshown = dict(board.shown.ghosts)
        assert len(foreshown) == 4 and not board.staged()
        choice.click()
        laid = board.shown.staging.units
        assert laid == foreshown and not board.shown.ghosts
        for ref, (unit, down) in laid.items():
            place = place_words(program.media, ref[6:])
            key = "creed.plan.unit.down" if down else "creed.plan.unit"
            assert t(key, place=place, unit=unit_words(program.media, unit)) in choice.hint().split("\n")
        pictured = sorted((kind, down) for kind, down in choice.cells.values() if kind)
        assert pictured == sorted((TILES[unit].kind, down) for unit, down in laid.values())
        board.unstage()
    drive.move((4, 4))
    assert not board.shown.ghosts


def test_r2_5_a_ready_camp_is_told_and_foreshown_before_it_is_chosen(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    board = parts(table).board
    for name, row in TENT_PRESETS.items():
        drive.move(drive.find(f"tray.{name}").rect.center)
        assert board.shown.ghost_leaders == {f"tent:0{row.king}": "king", f"tent:0{row.commander}": "commander"}
        told = program.media.t("creed.plan.camp", king=tent_name(row.king), commander=tent_name(row.commander))
        assert drive.find(f"tray.{name}").hint().endswith(told) and not any(board.leaders().values())


@pytest.mark.parametrize("question", ["setup_tents", "setup_units"])
@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_c1_2_what_an_arrangement_is_hides_none_of_the_others(
    program: Program, drive: Driver, kinds: str, question: str
) -> None:
    tray = parts(setting_up(program, drive, question, kinds, first_side="0")).tray
    presets = [widget for widget in tray.each() if isinstance(widget, PresetChoice)]
    assert presets
    for preset in presets:
        tip = Tooltip()
        tip.show(preset.hint(), preset.tip_rect(), program.media, tray.ui.spared())
        assert not tip.rect.colliderect(tray.rect), preset.name


@pytest.mark.slow
def test_r2_5_an_arrangement_can_be_changed_before_it_is_confirmed(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    press(drive, "tray.diagonal")
    parts(table).board.set_leaders("T11", "T33")
    press(drive, "table-primary")
    until_asked(drive, table)
    assert answers(table, 0)[:2] == ["king_at:T11", "commander_at:T33"]


def test_g30_king_and_commander_are_laid_in_a_row_behind_one_curtain(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents", "pg")
    first = asked_now(table)
    parts(table).board.set_leaders("T11", "T33")
    press(drive, "table-primary")
    for _ in range(60):
        if isinstance(program.nav.stack.top, Curtain):
            break
        drive.frames(1, 100)
    assert isinstance(program.nav.stack.top, Curtain) and program.nav.stack.top.seat == 1 - first
    assert answers(table, first) == ["king_at:T11", "commander_at:T33"]
    until_asked(drive, table)
    assert asked_now(table) == 1 - first and table.asked is not None and table.asked.text == "setup_tents"
    assert not any(parts(table).board.shown.laid_leader(f"tent:{first}T{tent}") for tent in (11, 33))


def test_g30_a_king_that_was_laid_before_the_match_was_left_lies_there_again(program: Program, drive: Driver) -> None:
    """It is in no view, and stays where it is while the commander is laid."""
    match = played(program.client, "pb", 3, asks("setup_tents"))
    match.answer(0, "king_at:T22")
    table = opened(program, drive, match)
    board = parts(table).board
    assert table.asked is not None and table.asked.text == "setup_commander"
    for ref in ("tent:0T33", "tent:0T22"):
        click_place(drive, table, ref)
    assert board.leaders() == {"king": "T22", "commander": "T33"}
    press(drive, "table-primary")
    assert answers(table, 0) == ["king_at:T22", "commander_at:T33"]


def test_r2_5_nothing_is_sent_while_a_leader_is_not_laid(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    parts(table).board.set_leaders("T11", "")
    drive.key(pygame.K_e)
    assert answers(table, 0) == []


def test_r2_8_a_ready_set_up_goes_as_one_answer(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    press(drive, "tray.wall")
    press(drive, "table-primary")
    assert answers(table, 0)[-1] == "wall_4"


@pytest.mark.slow
def test_r2_8_a_changed_set_up_is_sent_unit_by_unit_without_asking_again(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    press(drive, "tray.wall")
    board = parts(table).board
    board.stage_all([*board.staged()[:3], "place:archer@L1r3:d"])
    wanted = board.staged()
    press(drive, "table-primary")
    drive.frames(6, 200)
    assert answers(table, 0)[-4:] == wanted


def test_r2_8_the_rest_is_placed_at_a_press(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    press(drive, "tray.auto_rest")
    assert not table.match.session.view(0).seats[0].units, "it ends the set-up, so it asks first"
    press(drive, "answer.1")
    assert not table.match.session.view(0).seats[0].units
    press(drive, "tray.auto_rest")
    press(drive, "answer.0")
    assert len(table.match.session.view(0).seats[0].units) == 4


@pytest.mark.slow
def test_r2_8_what_was_laid_by_hand_stays_when_the_rest_is_placed_at_a_press(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    board = parts(table).board
    board.stage_all(["place:archer@L1r3:d", "place:cavalry_3@L2r1"])
    wanted = board.staged()
    assert len(wanted) == 2
    press(drive, "tray.auto_rest")
    press(drive, "answer.0")
    drive.frames(6, 200)
    assert answers(table, 0)[-3:] == [*wanted, "auto_rest"]
    assert {"0L1r3", "0L2r1"} < {unit.cell for unit in table.match.session.view(0).seats[0].units}


def test_c6_6_units_laid_by_hand_are_taken_back_one_by_one(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    board = parts(table).board
    laid: list[list[str]] = [[]]
    for cell in ("cell:0L1r1", "cell:0L2r1", "cell:0R1r1"):
        board.select("hand:archer" if cell == "cell:0L1r1" else "hand:cavalry_3")
        board.take(cell)
        laid.append(board.staged())
    assert [len(step) for step in laid] == [0, 1, 2, 3]
    press(drive, "tray.clear")
    assert board.staged() == []
    answered = answers(table, 0)
    for wanted in reversed(laid):
        drive.key(pygame.K_z, pygame.KMOD_LCTRL)
        assert board.staged() == wanted
    assert answers(table, 0) == answered


def test_c6_6_leaders_laid_by_hand_are_taken_back_one_by_one(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    board = parts(table).board
    assert not table.buttons.undo.enabled
    board.take("tent:0T11")
    board.take("tent:0T33")
    press(drive, "tray.diagonal")
    for king, commander in (("T11", "T33"), ("T11", ""), ("", "")):
        assert table.buttons.undo.enabled
        drive.click("table-undo")
        assert board.leaders() == {"king": king, "commander": commander}
    assert not table.buttons.undo.enabled


def test_r2_8_the_prompt_counts_what_is_left(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    parts(table).board.stage_all(["place:archer@L1r1"])
    assert table.prompt.text == program.media.t("creed.ask.setup_units", left=3)


def test_r2_5_the_prompt_asks_for_the_leader_that_is_still_to_be_hidden(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    board, t = parts(table).board, program.media.t
    for king, commander, asked in (("T11", "", "commander"), ("", "T12", "king"), ("T11", "T12", "full")):
        board.set_leaders(king, commander)
        table.tell_prompt()
        assert table.prompt.text == t(f"creed.ask.setup_tents.{asked}")
    board.set_leaders("", "")
    table.tell_prompt()
    assert table.prompt.text == t("creed.ask.setup_tents")


def test_r2_5_a_click_on_a_third_tent_says_how_a_leader_is_moved(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    for tent in ("0T11", "0T12", "0T33"):
        click_place(drive, table, f"tent:{tent}")
    assert table.prompt.refusal == program.media.t("creed.ask.setup_tents.laid")
    assert parts(table).board.leaders() == {"king": "T11", "commander": "T12"}


def test_r2_5_a_click_beside_the_own_camp_says_where_leaders_hide(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_tents")
    for place in ("tent:1T11", "cell:0L1r1"):
        click_place(drive, table, place)
        assert table.prompt.refusal == program.media.t("creed.ask.setup_tents.elsewhere")


@pytest.mark.parametrize("question", ["setup_tents", "setup_commander"])
def test_r2_5_what_chance_lays_can_be_changed_and_drawn_again(program: Program, drive: Driver, question: str) -> None:
    table = setting_up(program, drive, "setup_tents")
    if question == "setup_commander":
        table.answer("king_at:T22")
        until_asked(drive, table)
    board, count = parts(table).board, len(answers(table, 0))
    laid = []
    for _ in range(5):
        press(drive, "tray.random")
        laid.append(board.leaders())
        assert len(set(laid[-1].values()) - {""}) == 2 and laid[-2:-1] != laid[-1:]
        assert question == "setup_tents" or laid[-1]["king"] == "T22"
    assert len(answers(table, 0)) == count and table.buttons.primary.enabled


def test_r2_8_the_ready_line_ups_leave_the_heading_of_the_tray_free(program: Program, drive: Driver) -> None:
    tray = parts(setting_up(program, drive, "setup_units")).tray
    buttons = [widget for widget in tray.each() if isinstance(widget, Button)]
    assert tray.heading and len(buttons) == 6
    assert not [button for button in buttons if button.rect.top < tray.rect.y + HEAD]


def test_c6_4_a_click_on_a_tile_that_is_taken_up_means_the_next_one_of_its_kind(
    program: Program, drive: Driver
) -> None:
    table = setting_up(program, drive, "setup_units")
    for _ in range(2):
        drive.click("hand:archer")
        assert parts(table).board.selected == "hand:archer"


def test_r2_10_how_units_are_laid_in_the_set_up_says_nothing_of_the_war(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units")
    board = parts(table).board
    press(drive, "tray.wall")
    board.face_down = True
    press(drive, "table-primary")
    until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "team_turn"
    assert not board.face_down


def test_r2_10_all_that_is_laid_out_and_not_confirmed_has_one_look(program: Program, drive: Driver) -> None:
    art = put(program, drive, BoardScene(program.client, sample_view(2, 0, "units"), None)).board.art
    seen = {}
    for lies in (board_art.FACE_UP, board_art.OWN_DOWN, board_art.STAGED, board_art.OWN_STAGED_DOWN):
        tile = art.tile("aurand", "archer", lies)
        seen[lies] = tile.surface.get_at((tile.ax, tile.ay))[3]
    assert min(seen[board_art.FACE_UP], seen[board_art.OWN_DOWN]) > 250
    assert max(seen[board_art.STAGED], seen[board_art.OWN_STAGED_DOWN]) < 230
