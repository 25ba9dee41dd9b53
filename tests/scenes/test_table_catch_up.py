"""C6.7a: the private catch-up of both games."""

from __future__ import annotations

import time

import pygame
import pytest

from game.core.rng import Stream
from game.match.seats import BOT, Wish
from scenes.media.pace import FramePace
from scenes.program import Program
from scenes.shell.dialog import PanelScene
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as played_creed
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, seats


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def open_creed(program: Program, kinds: str) -> TableScene:
    """Creed in its third round."""
    table = TableScene(program.client, played_creed(program.client, kinds, 4, asks("team_turn", 0, 3)))
    program.nav.stack.reset(table, animated=False)
    return table


def next_curtain(drive: Driver, table: TableScene, hand: Stream, limit: int = 400) -> Curtain:
    """Plays on until the machine is passed to somebody else."""
    for _ in range(limit):
        top = drive.program.nav.stack.top
        if isinstance(top, Curtain):
            drive.frames(1, 500)
            return top
        if table.asked is not None:
            table.give(table.asked.seat, pick(table.options(), hand).key)
        elif table.news.resting:
            table.press_primary()
        drive.frames(1, 300)
    raise AssertionError("no curtain fell")


def long_away(program: Program, title: str) -> TableScene:
    """A table at which nobody has seen anything of the last 200 choices."""
    match = Match.new(program.home, title, seats("gg"), {}, 7)
    match.left = {seat: [(match.session.event_count(), match.session.view(seat))] for seat in (0, 1)}
    lot = Stream(7, "hand")
    for _ in range(200):
        question = match.question()
        assert question is not None
        match.session.answer(question.seat, pick(question.options(), lot).key)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    return table


def back_again(drive: Driver, table: TableScene) -> Curtain:
    """The curtain before somebody who has played already."""
    hand, seen = Stream(5, "hand"), set()
    while True:
        curtain = next_curtain(drive, table, hand)
        if curtain.seat in seen:
            return curtain
        curtain.lift()
        seen |= {seat for seat in table.match.persons if table.match.together(curtain.seat, seat)}
        drive.frames(2, 300)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_7a_the_replay_ends_after_20_s_even_when_things_are_shown_slowly(
    program: Program, drive: Driver, title: str
) -> None:
    table = long_away(program, title)
    curtain = next_curtain(drive, table, Stream(5, "hand"))
    program.media.motion = True
    program.media.settings.animation_speed = "slow"
    curtain.lift()
    while program.nav.stack.top is curtain:  # what it hides is being made
        drive.frames()
    assert table.catching_up
    passed = 0
    while table.catching_up:
        drive.frames(1, 50)
        passed += 50
        assert passed <= 20_200


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_7a_the_replay_is_skipped_by_the_primary_button(program: Program, drive: Driver, title: str) -> None:
    table = open_table(program, "gg") if title == "realigious" else open_creed(program, "gg")
    curtain = back_again(drive, table)
    program.media.motion = True
    curtain.lift()
    drive.frames(1, 50)
    assert table.catching_up and table.buttons.primary.text == program.media.t("table.catch_up.skip")
    drive.click("table-primary")
    program.media.motion = False
    drive.frames(4, 300)
    assert not table.catching_up and not table.playback.busy


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_7a_it_shows_what_this_seat_was_able_to_see_and_no_more(program: Program, drive: Driver, title: str) -> None:
    table = open_table(program, "gg") if title == "realigious" else open_creed(program, "gg")
    curtain = back_again(drive, table)
    since = table.catch_up.begin(curtain.seat)[0]
    allowed = {event.no: event.data for event in table.match.events(curtain.seat, since)}
    shown: dict[int, object] = {}
    told = table.playback._told
    table.playback._told = lambda event: (shown.update({event.no: event.data}), told(event))[0]
    curtain.lift()
    drive.frames(6, 300)
    assert shown == allowed
    assert [line.no for line in table.lines if line.no >= since]  # the list beside it


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "gg"])
def test_c6_14_what_others_did_is_shown_as_it_was_after_each_choice(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    table, hand = open_creed(program, kinds), Stream(5, "hand")
    session, seat = table.match.session, 0
    while not (table.asked is not None and table.asked.seat == seat):
        if isinstance(top := program.nav.stack.top, Curtain):
            top.lift()
        drive.frames(1, 500)
    was, again, put = [], [], table.playback.put
    table.give(seat, "end_turn")
    if kinds == "gg":
        table.look_through(1)
    while any(question.seat != seat for question in session.questions()):
        question, count = session.questions()[0], session.event_count(seat)
        acts = [option for option in question.options() if option.key != "end_turn"]
        table.give(question.seat, pick(acts or question.options(), hand).key)
        was += [session.view(seat)] * (session.event_count(seat) > count)
    monkeypatch.setattr(
        table.playback, "put", lambda events, after, *more: again.append(after) or put(events, after, *more)
    )
    table.playback.skip_all()
    if kinds == "pb":
        table.catch_up.repeat()
    else:
        table.look_through(seat)
    assert len(was) > 4 and again == was


@pytest.mark.slow
def test_c6_7a_allies_of_creed_have_seen_what_their_side_has_seen(program: Program, drive: Driver) -> None:
    table = open_creed(program, "gggg")
    curtain = back_again(drive, table)
    ally = next(s for s in range(4) if s != curtain.seat and table.match.together(s, curtain.seat))
    assert table.catch_up.begin(ally)[0] == table.catch_up.begin(curtain.seat)[0]


def test_c6_7a_who_comes_back_to_a_match_that_is_opened_again_has_missed_all_since_leaving(
    program: Program, drive: Driver
) -> None:
    table, hand = open_table(program, "gb"), Stream(5, "hand")
    session = table.match.session
    while len(session.log) < 12:
        question = session.questions()[0]
        if question.seat == 0 and len(session.log) > 4 and table.match.seat(0).is_person:
            table.seating.take([Wish(seat=0, kind=BOT)])
        session.answer(question.seat, pick(question.options(), hand).key)
    away = table.match.seat(0).away
    assert away is not None and any(entry.seat == 0 for entry in session.log[away.answers:])
    table.match.save()
    table.match.close()
    again = TableScene(program.client, Match.load(program.home, table.match.match_id))
    assert again.catch_up.begin(0)[0] == away.event


@pytest.mark.slow
def test_c6_7a_a_match_that_is_opened_again_tells_what_happened_since_the_own_last_choice(
    program: Program, drive: Driver
) -> None:
    table = open_table(program, "gg")
    curtain = back_again(drive, table)
    seat, match = curtain.seat, table.match
    last = max(at for at, entry in enumerate(match.session.log) if entry.seat == seat)
    wanted = match.session.events_at[last + 1]
    match.close()
    again = TableScene(program.client, Match.load(program.home, match.match_id))
    program.nav.stack.reset(again, animated=False)
    assert again.catch_up.begin(seat)[0] == wanted
    missed = again.catch_up.begin(seat)[2]
    assert len(missed) > 1 and missed[-1][1] == again.match.session.view(seat)  # choice by choice
    next_curtain(drive, again, Stream(1, "x")).lift()
    assert again.log.mark is not None


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_7a_what_was_missed_is_shown_as_the_board_was_then(program: Program, drive: Driver, title: str) -> None:
    table = open_table(program, "gbg") if title == "realigious" else open_creed(program, "ggbb")
    curtain = back_again(drive, table)
    other = next(seat for seat in table.match.persons if not table.match.together(seat, curtain.seat))
    views, answer = [], table.match.answer

    def answered(by: int, key: str) -> bool:
        given = answer(by, key)
        views.append(table.match.session.view(other))
        return given

    table.match.answer = answered  # type: ignore[method-assign]
    curtain.lift()
    assert next_curtain(drive, table, Stream(6, "hand")).seat == other
    missed = [after for _, after in table.catch_up.begin(other)[2]]
    assert len(missed) > 1
    assert [view for view in views if view in missed] == missed


def fallen(program: Program, drive: Driver) -> Curtain:
    """A curtain that has fallen just now."""
    table = open_table(program, "gb")
    drive.frames()
    curtain = Curtain(table, 0)
    program.nav.stack.push(curtain, animated=False)
    return curtain


def test_c6_7_a_key_that_was_meant_for_the_last_choice_lifts_no_curtain(program: Program, drive: Driver) -> None:
    curtain = fallen(program, drive)
    drive.key(pygame.K_RETURN)
    assert program.nav.stack.top is curtain
    drive.frames(1, 500)
    drive.key(pygame.K_RETURN)
    assert program.nav.stack.top is not curtain


@pytest.mark.parametrize("before", [True, False])
def test_c6_7_a_key_that_is_held_since_before_the_curtain_could_be_lifted_lifts_it_only_when_pressed_again(
    program: Program, drive: Driver, before: bool
) -> None:
    press = {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}
    if before:
        drive.post(pygame.KEYDOWN, **press)
    curtain = fallen(program, drive)
    for _ in range(20):  # it comes again and again while it is held
        drive.post(pygame.KEYDOWN, **press)
        drive.frames(1, 100)
        assert program.nav.stack.top is curtain
    drive.post(pygame.KEYUP, **press)
    drive.post(pygame.KEYDOWN, **press)
    assert program.nav.stack.top is not curtain


def test_c6_7_a_click_that_began_too_soon_lifts_no_curtain(program: Program, drive: Driver) -> None:
    curtain = fallen(program, drive)
    place = drive.find("lift").rect.center
    drive.move(place)
    drive.down(place)
    drive.frames(1, 500)
    drive.up(place)
    assert program.nav.stack.top is curtain
    drive.click("lift")
    assert program.nav.stack.top is not curtain


@pytest.mark.slow
def test_c6_7a_it_leaves_out_what_this_person_has_watched(program: Program, drive: Driver) -> None:
    """After the turn of the first seat its person sees what the bot does, and then passes the machine on."""
    table = open_creed(program, "ggbb")
    first = back_again(drive, table)
    first.lift()
    drive.frames(2, 300)
    second = next_curtain(drive, table, Stream(5, "hand"))
    assert not table.match.together(first.seat, second.seat)
    watched = table.match.session.event_count(first.seat)
    second.lift()
    drive.frames(2, 300)
    table.give(second.seat, pick(table.options(), Stream(5, "x")).key)
    since, _, missed = table.catch_up.begin(first.seat)
    assert since == watched and missed


@pytest.mark.slow
def test_f8_the_curtain_hides_a_long_log_until_it_is_told_line_by_line(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = long_away(program, "realigious")
    curtain = next_curtain(drive, table, Stream(5, "hand"))
    monkeypatch.setattr(FramePace, "enough", True)
    events = len(table.match.events(curtain.seat))
    curtain.lift()
    frames = 0
    while program.nav.stack.top is curtain:
        assert table.asked is None and (not table.catching_up or curtain._told_all)
        drive.frames()
        frames += 1
    assert frames >= events and table.catching_up and table.lines


def test_f8_under_a_curtain_that_is_seen_the_ground_is_made_and_nothing_of_the_table_shows(
    program: Program, drive: Driver
) -> None:
    program.media.motion = True
    open_table(program, "gg")
    drive.frames(1)
    while program.nav.stack.behind:
        drive.frames(1)
    assert isinstance(program.nav.stack.top, Curtain)
    cloth = pygame.image.tobytes(program.nav.stack.picture(), "RGB")
    grounds: list[object] = []
    for _ in range(1000):
        assert not grounds
        drive.frames(1)
        grounds = [key for key in program.media.sprites._cache if key[:2] == ("made", "table")]
        if grounds:
            break
        time.sleep(0.01)  # a page of it is decoded elsewhere
    assert grounds
    drive.frames(10)
    assert pygame.image.tobytes(program.nav.stack.picture(), "RGB") == cloth


def test_f8_what_may_be_opened_later_is_made_when_no_scene_changes(program: Program, drive: Driver) -> None:
    program.media.motion = True
    table = open_table(program, "pb")
    made: list[int] = []
    table._ahead = iter(map(made.append, range(1000)))
    program.nav.stack.push(PanelScene(program.client))
    program.nav.stack.update(16)
    assert program.nav.stack.transition is not None
    assert made == []
    program.nav.stack.pop(animated=False)
    drive.frames(20)
    assert made


@pytest.mark.slow
def test_c6_7a_what_was_missed_is_marked_in_the_log_until_the_next_own_choice(program: Program, drive: Driver) -> None:
    table = open_creed(program, "pb")
    drive.frames(3, 300)
    assert table.asked is not None
    table.log.mark = 0
    table.give(table.asked.seat, "end_turn")
    assert table.log.mark is None


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["ggbb", "gg"])
def test_c6_14_after_it_all_that_happened_since_the_own_turn_can_be_shown_again(
    program: Program, drive: Driver, kinds: str
) -> None:
    """Also what this person had watched before the machine was passed on."""
    table, hand = open_creed(program, kinds), Stream(5, "hand")
    first = back_again(drive, table)
    first.lift()
    drive.frames(2, 300)
    second = next_curtain(drive, table, hand)
    watched = table.playback.account
    second.lift()
    drive.frames(2, 300)
    for _ in range(3):
        acts = [option for option in table.options() if option.verb in ("deploy", "move", "reveal")]
        table.give(second.seat, pick(acts, hand).key)
        drive.frames(3, 300)
    while next_curtain(drive, table, hand).seat != first.seat:
        top = program.nav.stack.top
        assert isinstance(top, Curtain)
        top.lift()
        drive.frames(2, 300)
    missed = table.catch_up.begin(first.seat)[0]
    top = program.nav.stack.top
    assert isinstance(top, Curtain)
    top.lift()
    drive.frames(6, 300)
    assert not table.catching_up and table.catch_up.can_repeat and table.playback.account is not None
    since = missed if watched is None or watched.closed else watched.first
    assert table.playback.account.first == since and (since < missed) is (kinds == "ggbb")
    table.catch_up.repeat()
    assert table.catch_up._start[0] == since and table.catch_up.all == table.catch_up.actions
