"""C6.8: the turn clock counts the time of frames, only while a person can choose."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core.rng import Stream
from game.match.seats import BOT, GUEST, Wish
from game.match.times import MODES, RETURN_MS, Times, times_of
from scenes.program import Program
from scenes.room.room_scene import create as create_room
from scenes.table import controllers
from scenes.table.clock import LAST_MS
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.table_scene import TableScene
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as played_creed
from tests.scenes import real_time
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, pick, seats, until_asked

STEP = 100


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def clocked(drive: Driver, kinds: str, mode: str) -> TableScene:
    """A table with a clock, where somebody is asked something."""
    match = Match.new(drive.program.home, "realigious", seats(kinds, drive.program), {}, 7, clock=mode)
    table = TableScene(drive.program.client, match)
    drive.program.nav.stack.reset(table, animated=False)
    return until_asked(drive, table)


def run_down(drive: Driver, table: TableScene, ms: int) -> None:
    """Frames that take so much time of who is asked."""
    before = table.clock.left_ms
    while table.clock.left_ms > before - ms:
        left = table.clock.left_ms
        drive.frames(1, STEP)
        assert table.clock.left_ms != left or table.asked is None
        if table.asked is None:
            return


def run_out(drive: Driver, table: TableScene) -> int:
    """Leaves who is asked no time; tells the seat."""
    assert table.asked is not None
    seat = table.asked.seat
    table.match.times.spend(len(table.match.session.log), seat, table.clock.left_ms - STEP)
    drive.frames(1, STEP)
    return seat


@pytest.mark.slow
def test_c6_8_time_runs_only_while_somebody_chooses(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "60")
    run_down(drive, table, 5_000)
    left = table.clock.left_ms
    assert left <= 55_000
    program.nav.stack.push(MatchMenu(table), animated=False)
    drive.frames(20, STEP)
    assert table.clock.left_ms == left
    program.nav.stack.pop(animated=False)
    drive.key(pygame.K_p)
    drive.frames(20, STEP)
    assert table.clock.left_ms == left
    drive.key(pygame.K_p)
    program.nav.open_rules("R6.1")
    left = table.clock.left_ms
    drive.frames(20, STEP)
    assert table.clock.left_ms == left


@pytest.mark.slow
def test_c6_8_time_stands_under_the_curtain(program: Program, drive: Driver) -> None:
    table, hand = clocked(drive, "gg", "bank10"), Stream(3, "hand")
    while not isinstance(program.nav.stack.top, Curtain):
        if table.asked is not None:
            table.give(table.asked.seat, pick(table.options(), hand).key)
        drive.frames(1, STEP)
    banks = list(table.match.times.banks)
    drive.frames(50, STEP)
    assert table.match.times.banks == banks


def test_c6_8_time_stands_while_something_is_shown(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = clocked(drive, "gb", "60")
    monkeypatch.setattr(type(table.playback), "busy", property(lambda _: True))
    left = table.clock.left_ms
    drive.frames(20, STEP)
    assert table.clock.left_ms == left


def test_c6_8_choosing_in_a_small_menu_costs_time(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "60")
    table.pick(table.options())
    left = table.clock.left_ms
    drive.frames(20, STEP)
    assert table.clock.left_ms < left


def test_c6_8_at_0_the_default_answer_is_given_and_the_seat_is_flagged(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "30")
    session = table.match.session
    default, before = session.default(0), len(session.log)
    run_out(drive, table)
    assert (session.log[before].seat, session.log[before].key) == (0, default)
    assert table.match.times.misses[0] == 1
    assert program.media.t("chair.log.flag", name=table.match.name(0)) in [line.text for line in table.lines]


def test_c6_8_an_own_answer_takes_the_flag_away(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "30")
    run_out(drive, table)
    until_asked(drive, table)
    program.media.settings.end_turn_question = "never"
    table.answer(pick(table.options(), Stream(1, "hand")).key)
    assert table.match.times.misses[0] == 0


def test_c6_8_the_default_answer_cannot_be_taken_back(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "30")
    run_out(drive, table)
    assert not table.match.can_undo(0)


@pytest.mark.slow
def test_c6_8_after_three_in_a_row_a_bot_plays_until_one_click(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "30")
    for _ in range(3):
        assert table.match.seat(0).kind == GUEST
        run_out(drive, table)
        for _ in range(200):
            if table.asked is not None or not table.match.seat(0).is_person:
                break
            drive.frames(1, STEP)
    assert table.match.seat(0).kind == BOT
    assert [note.what for note in table.match.chairs.notes] == ["flag"] * 3 + ["clock"]
    drive.click("chair.back.0")
    assert table.match.seat(0).kind == GUEST and table.match.times.misses[0] == 0


@pytest.mark.slow
def test_c6_8_who_comes_back_with_an_empty_bank_has_some_time(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "bank10")
    table.match.times.banks[0] = 0
    table.seating.take([Wish(seat=0, kind=BOT)])
    table.seating.come_back(0)
    assert table.match.times.banks[0] == RETURN_MS


def test_c6_8_a_choice_that_is_taken_back_has_no_more_time_than_before() -> None:
    times = Times(mode="60", seats=2)
    times.spend(4, 0, 50_000)
    assert times.left_ms(5, 0) == 60_000  # the next choice
    assert times.left_ms(4, 0) == 10_000  # the same one again


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["120", "bank20"])
def test_c6_8_the_save_keeps_the_clocks(program: Program, drive: Driver, mode: str) -> None:
    table = clocked(drive, "gb", mode)
    run_down(drive, table, 7_000)
    table.match.times.misses[1] = 2
    left, misses = table.clock.left_ms, list(table.match.times.misses)
    drive.key(pygame.K_ESCAPE)
    drive.click("match-leave")
    drive.through()
    again = Match.load(program.home, table.match.match_id)
    assert again.times.left_ms(len(again.session.log), 0) == left
    assert again.times.misses == misses and again.times.mode == mode
    again.close()


def test_c6_8_a_damaged_clock_in_a_save_is_no_clock() -> None:
    assert times_of({"mode": 3}, 2) == Times(seats=2)
    assert times_of({"mode": "7", "seats": 2}, 2).mode == "off"


def test_c6_8_the_last_ten_seconds_show_another_sign_and_other_words(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "30")
    calm = program.nav.stack.picture()
    table.match.times.spend(len(table.match.session.log), 0, table.clock.left_ms - LAST_MS - STEP)
    assert not table.timer.late
    drive.frames(2, STEP)
    assert table.timer.late
    grey = [
        pygame.transform.grayscale(picture.subsurface(table.timer.rect))
        for picture in (calm, program.nav.stack.painted())
    ]
    assert grey[0].get_view("2").raw != grey[1].get_view("2").raw  # colour is not the only sign
    assert table.timer.spoken() == program.media.t("clock.spoken", name=table.match.name(0), time=table.timer.figures())


def test_c6_8_no_clock_is_shown_in_a_match_without_one(program: Program, drive: Driver) -> None:
    table = clocked(drive, "gb", "off")
    drive.frames(20, STEP)
    assert not table.timer.visible and table.match.times.left == {}


def test_c6_8_the_waiting_room_offers_the_clock_and_remembers_it(program: Program, drive: Driver) -> None:
    program.home.choose_profile(program.home.store.create_profile("Sandglass", "profile/0").uid)
    room = create_room(program.client, "realigious", 2)
    program.nav.stack.reset(room, animated=False)
    drive.frames(2)
    drive.click("clock")
    assert room.setup.clock == MODES[1]
    room.setup.remember()
    real_time.until(lambda: not program.nav.poll_works(), lambda _: drive.frames())
    assert create_room(program.client, "realigious", 2).setup.clock == MODES[1]


@pytest.mark.slow
def test_c6_8_at_0_the_default_ends_a_turn_of_creed(program: Program, drive: Driver) -> None:
    match = played_creed(program.client, "pb", 3, asks("team_turn", 0, 3))
    match.times = Times(mode="30", seats=2)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    until_asked(drive, table)
    session = match.session
    default, before = session.default(0), len(session.log)
    run_out(drive, table)
    assert (session.log[before].seat, session.log[before].key) == (0, default)


@pytest.mark.slow
def test_c6_8_king_and_commander_are_one_choice_to_the_clock(program: Program, drive: Driver) -> None:
    """Who lays the king alone, and is asked for the commander in secret, has no more time than who lays both."""
    match = played_creed(program.client, "gg", 3, asks("setup_tents"))
    match.times = Times(mode="60", seats=2)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    until_asked(drive, table)
    assert table.asked is not None
    seat = table.asked.seat
    run_down(drive, table, 20_000)
    left = table.clock.left_ms
    table.give(seat, next(option.key for option in table.options() if option.key.startswith("king_at:")))
    until_asked(drive, table)
    assert table.asked is not None and (table.asked.seat, table.asked.text) == (seat, "setup_commander")
    assert left - 5_000 <= table.clock.left_ms <= left


@pytest.fixture
def no_wall_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    def refuse() -> float:
        raise AssertionError("the wall clock was read")

    def forbid() -> None:
        monkeypatch.setattr("time.time", refuse)

    return forbid


@pytest.mark.slow
def test_c6_8_the_clock_counts_frames_alone(program: Program, drive: Driver, no_wall_clock: Callable[[], None]) -> None:
    table = clocked(drive, "gb", "60")
    no_wall_clock()
    run_down(drive, table, 3_000)
    assert table.clock.left_ms <= 57_000
