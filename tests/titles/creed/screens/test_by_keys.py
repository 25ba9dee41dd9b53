"""C1.2: Creed's table by the keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.titles.creed.content import TILES, army
from scenes.program import Program
from scenes.table.match_menu import MatchMenu
from scenes.titles.creed.situation import TRACKER
from scenes.titles.creed.units import unit_words
from tests.gallery.creed_tables import parts
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import asked_now, in_turn

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.parametrize("kinds", ["pb", "pbgb"])
def test_c1_2_one_key_opens_the_tracker_with_and_without_an_ally(program: Program, drive: Driver, kinds: str) -> None:
    table = in_turn(program, drive, kinds, 4)
    drive.key(pygame.K_q)
    drive.frames(1, 300)
    assert parts(table).situation.visible and parts(table).situation.tab == TRACKER
    assert asked_now(table) == 0


def test_c6_7b_the_tracker_opens_from_the_menu_which_closes(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    drive.key(pygame.K_ESCAPE)
    drive.frames(3, 50)
    assert isinstance(drive.top, MatchMenu)
    drive.click("match-tracker")
    drive.frames(3, 50)
    assert drive.top is table and parts(table).situation.visible


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("cell:1R1r3", pygame.K_RIGHT, "tent:1T31"), ("tent:1T31", pygame.K_UP, "cell:1R1r3"),
        ("cell:1R3r3", pygame.K_RIGHT, "tent:1T33"), ("cell:0R2r3", pygame.K_LEFT, "tent:0T32"),
        ("tent:0T31", pygame.K_DOWN, "cell:0R1r3"), ("tent:0T33", pygame.K_RIGHT, "cell:0L3r3"),
    ],
)  # fmt: skip
def test_c1_2_the_cursor_goes_along_a_road_to_the_tents_and_back(
    program: Program, drive: Driver, start: str, key: int, end: str
) -> None:
    board = parts(in_turn(program, drive)).board
    board.ui.set_focus(board, True)
    board.go(start)
    drive.key(key)
    assert board.shown.pointed == end


def test_c1_2_while_something_acts_the_cursor_stays_on_the_board(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    board.ui.set_focus(board, True)
    board.select(next(ref for ref in board.shown.offers.sources() if ref.startswith("cell:")))
    board.go("tent:1T11")
    for key in (pygame.K_RIGHT, pygame.K_DOWN):
        drive.key(key)
        assert (board.ui.focus, board.shown.pointed) == (board, "tent:1T11")
    board.deselect()
    drive.key(pygame.K_RIGHT)
    assert board.ui.focus is not board


def test_c1_2_home_leads_the_cursor_to_the_board(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    source = next(ref for ref in board.shown.offers.sources() if ref.startswith("cell:"))
    table.ui.set_focus(table.buttons.primary, True)
    drive.key(pygame.K_HOME)
    assert board.ui.focus is board and board.shown.pointed
    board.select(source)
    table.ui.set_focus(table.buttons.primary, True)
    drive.key(pygame.K_HOME)
    assert (board.ui.focus, board.shown.pointed) == (board, source)


def test_c1_2_each_kind_in_hand_has_a_key_which_its_tip_tells(program: Program, drive: Driver) -> None:
    """All kinds that a nation has may be in hand at once."""
    table = in_turn(program, drive)
    hand, board = parts(table).hand, parts(table).board
    kinds = [kind for kind, count in zip(TILES, army(hand._nation), strict=False) if count]
    hand._held = tuple((kind, 1) for kind in kinds)
    hand._lay_out()
    for slot in hand.slots:
        slot.lit = True
    keys = [(key, 0) for key in (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)]
    keys += [(pygame.K_1, pygame.KMOD_LSHIFT), (pygame.K_2, pygame.KMOD_LSHIFT)]
    assert 10 < len(hand.slots) <= len(keys)
    for number, ((key, mod), slot) in enumerate(zip(keys, hand.slots, strict=False), 1):
        drive.key(key, mod)
        assert board.selected == (slot.ref if slot.lit else "")
        board.deselect()
        label = program.media.bindings.label(f"hand_{number}")
        name = unit_words(program.media, slot.unit)
        assert label and slot.hint() == program.media.t("creed.board.hand.key", unit=name, key=label)


def test_r5_2_an_obstacle_is_not_asked_for_a_cell(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    words, units = parts(table).words, table.view.seats[0].units
    on = f"cell:{units[0].cell}"
    question = table.asked
    assert question is not None
    parts(table).words.unit_at = lambda _place: units[0].__class__(units[0].cell, "obstacle_1", False)  # type: ignore[method-assign]
    assert words.prompt(question, on)[0] == program.media.t("creed.ask.team_turn.order", what=words.thing(on))


def test_c1_2_tab_leads_from_a_unit_to_its_orders_and_the_prompt_says_so(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    source = next(ref for ref in board.shown.offers.sources() if ref.startswith("cell:"))
    drive.key(pygame.K_HOME)
    board.go(source)
    drive.key(pygame.K_RETURN)
    assert table.asked is not None and board.selected == source
    assert t("creed.ask.orders") in parts(table).prompt(table.asked)[1]
    drive.key(pygame.K_TAB)
    assert board.ui.focus in board.orders.children
