"""C6.7b, C6.12: chairs that change hands in the middle of a match; pause and leave."""

from __future__ import annotations

import pygame
import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.match.seats import BOT, EMPTY, GUEST, PERSON, REMOTE, Sitter, Wish
from scenes.program import Program
from scenes.replay.record import ReplayMatch
from scenes.replay.replay_scene import ReplayScene
from scenes.table import controllers
from scenes.table.chairs_panel import ChairsPanel
from scenes.table.curtain import Curtain, Pause
from scenes.table.hand_back import HandBack
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.opening import create
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene
from scenes.widgets.button import Button
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as played_creed
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, seats, until_asked
from tests.titles.creed.screens.hands import in_turn


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


class SlowBot(QuickBot):
    """Never finds an answer for the first seat."""

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: object = None) -> None:
        super().ask(session, seat, level, seed)
        if seat == 0:
            self.key = None


def asked(drive: Driver, kinds: str, **options: str) -> TableScene:
    """A table where somebody is asked something."""
    return until_asked(drive, open_table(drive.program, kinds, **options))


def play_on(drive: Driver, table: TableScene, count: int, hand: Stream) -> None:
    """So many choices, whoever has them; curtains and what a bot told are put away."""
    until = len(table.match.session.log) + count
    for _ in range(400):
        if len(table.match.session.log) >= until or table.match.over:
            return
        top = drive.program.nav.stack.top
        if isinstance(top, Curtain):
            drive.frames(1, 500)
            top.lift()
        elif isinstance(top, HandBack):
            top.close()
        elif table.asked is not None:
            table.give(table.asked.seat, pick(table.options(), hand).key)
        drive.frames(1, 300)
    raise AssertionError("the match does not go on")


@pytest.mark.slow
def test_c6_7b_a_chair_goes_to_a_bot_by_the_match_menu(program: Program, drive: Driver) -> None:
    table = asked(drive, "gg")
    seat = table.match.persons[0]
    drive.key(pygame.K_ESCAPE)
    drive.click("match-chairs")
    assert isinstance(program.nav.stack.top, ChairsPanel)
    assert not drive.find("chair.take").enabled  # nothing is changed yet
    drive.click(f"kind.{seat}.{BOT}")
    drive.click("chair.take")
    assert table.match.seat(seat).kind == BOT
    assert program.nav.stack.top is not None and not isinstance(program.nav.stack.top, ChairsPanel)
    words = program.media.t("chair.log.bot", name=table.match.name(seat), level=program.media.t("room.level.normal"))
    assert words in [line.text for line in table.lines]


def test_c6_7b_who_left_a_chair_shows_the_others_nothing_more(program: Program, drive: Driver) -> None:
    table = asked(drive, "gg")
    seat = table.viewer
    assert seat is not None and table.view.own is not None
    table.seating.take([Wish(seat=seat, kind=BOT)])
    assert table.viewer is None and table.view.own is None


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pbb", "pgb"])
def test_c6_7b_who_leaves_a_chair_by_night_does_not_see_by_day_what_may_come_back(
    program: Program, drive: Driver, kinds: str
) -> None:
    """An onlooker of Realigious sees every piece by night."""
    table = asked(drive, kinds)
    seat = table.viewer
    assert seat is not None
    table.match.session.table.state.day = False
    own = table.match.session.view(seat).seats
    table.seating.take([Wish(seat=seat, kind=BOT)])
    if kinds == "pgb":
        assert isinstance(program.nav.stack.top, Curtain) and program.nav.stack.visible() == [program.nav.stack.top]
    else:
        assert (table.viewer, [one.tile for one in table.view.seats]) == (seat, [one.tile for one in own])


def test_c6_7b_the_curtain_falls_for_who_plays_on_because_the_other_may_come_back(
    program: Program, drive: Driver
) -> None:
    table = asked(drive, "gg")
    assert table.viewer is not None
    table.seating.take([Wish(seat=table.viewer, kind=BOT)])
    for _ in range(200):
        if isinstance(program.nav.stack.top, Curtain):
            break
        drive.frames(1, 200)
    assert isinstance(program.nav.stack.top, Curtain)


@pytest.mark.slow
def test_c6_7b_one_click_brings_back_who_left_and_the_bot_tells_in_three_lines(program: Program, drive: Driver) -> None:
    table, hand = asked(drive, "gb"), Stream(2, "hand")
    play_on(drive, table, 4, hand)
    table.seating.take([Wish(seat=0, kind=BOT)])
    assert table.match.persons == []
    for _ in range(300):
        drive.frames(1, 200)
        if sum(1 for entry in table.match.session.log if entry.seat == 0) > 12:
            break
    drive.click("chair.back.0")
    assert table.match.seat(0).kind == GUEST and table.match.seat(0).away is None
    for _ in range(300):
        if isinstance(program.nav.stack.top, HandBack):
            break
        drive.frames(1, 200)
    top = program.nav.stack.top
    assert isinstance(top, HandBack)
    made = sum(1 for entry in table.match.session.log[top.away.answers:] if entry.seat == 0)
    spoken = [widget.spoken() for widget in top.ui.root.each()]
    told = [
        line
        for line in spoken
        if str(made) in line and program.media.t("realigious.round", n=table.match.round) in line
    ]
    assert told
    drive.key(pygame.K_RETURN)
    assert program.nav.stack.top is table and table.asked is not None


@pytest.mark.slow
def test_c6_7b_the_bots_choices_cannot_be_taken_back_by_who_comes_back(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    table.answer(next(option.key for option in table.options() if option.verb == "move"))
    assert table.match.can_undo(0)
    table.seating.take([Wish(seat=0, kind=BOT)])
    table.seating.come_back(0)
    assert not table.match.can_undo(0)


def test_c4_1_a_profile_at_the_table_is_in_a_match_for_the_others(program: Program, drive: Driver) -> None:
    table = asked(drive, "pb")
    program.home.choose_profile(program.home.store.create_profile("Onlooker", "profile/2").uid)
    program.online.people.refresh()
    sitter = program.online.people.person(table.match.seat(0).profile_uid)
    assert sitter is not None and sitter.state == "busy"


@pytest.mark.slow
def test_c6_7b_another_person_does_not_inherit_standing_orders(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    table.match.set_order(0, "holy_night", "always")
    table.seating.take([Wish(seat=0, kind=BOT)])
    table.seating.come_back(0)
    assert table.match.seat(0).orders == {"holy_night": "always"}
    table.seating.take([Wish(seat=0, kind=GUEST, who=Sitter(kind=GUEST, name="Ember"))])
    assert table.match.seat(0).orders == {}


def test_c12_5_a_report_does_not_name_who_left_a_chair(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    name = table.match.name(0)
    table.seating.take([Wish(seat=0, kind=GUEST, who=Sitter(kind=GUEST, name="Ember"))])
    _, header = table.match.report(f"{name} and Ember", table.media.settings)
    assert header["said"] == "Seat 1 and Seat 1"


@pytest.mark.slow
def test_c6_7b_the_save_keeps_who_sits_where_and_who_may_come_back(program: Program, drive: Driver) -> None:
    table = asked(drive, "pgb")
    match = table.match
    uid = match.seat(0).profile_uid
    table.seating.take([Wish(seat=0, kind=BOT, level="easy"), Wish(seat=1, kind=EMPTY)])
    program.nav.stack.reset(table, animated=False)
    match.close()
    again = Match.load(program.home, match.match_id)
    assert [info.kind for info in again.seats] == [BOT, EMPTY, BOT]
    assert again.chairs.waiting() == [0, 1]
    away = again.seat(0).away
    assert away is not None and away.who.profile_uid == uid
    assert [note.what for note in again.chairs.notes] == ["bot", "empty"]
    again.close()


@pytest.mark.slow
def test_c6_7b_nobody_answers_for_an_empty_chair(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    table.seating.take([Wish(seat=0, kind=EMPTY)])
    for _ in range(60):
        drive.frames(1, 200)
    before = len(table.match.session.log)
    drive.frames(40, 200)
    assert len(table.match.session.log) == before
    assert table.prompt.text == program.media.t("chair.waits", name=table.match.name(0))


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["gb", "gg"])
def test_c6_7b_while_a_chair_is_empty_the_primary_button_offers_the_chairs(
    program: Program, drive: Driver, kinds: str
) -> None:
    table = asked(drive, kinds)
    assert table.asked is not None
    table.seating.take([Wish(seat=table.asked.seat, kind=EMPTY)])
    drive.frames(60, 200)
    if isinstance(program.nav.stack.top, Curtain):
        drive.click("lift")
        drive.frames(60, 200)
    button = drive.find("table-primary")
    assert isinstance(button, Button)
    words = button.text
    drive.click("table-primary")
    assert (words, isinstance(program.nav.stack.top, ChairsPanel)) == (program.media.t("table.menu.chairs"), True)


def finished(program: Program, drive: Driver, wish: Wish, also: Wish | None = None) -> Match:
    """A match in which a chair changed hands once or twice, played to its end."""
    table = asked(drive, "pb", cycles="24")
    match, hand = table.match, Stream(4, "hand")
    table.seating.take([wish])
    if also is not None:
        table.seating.take([also])
    while not match.over:
        question = match.question()
        assert question is not None
        match.session.answer(question.seat, pick(question.options(), hand).key)
        match.chart.sample(match.session)
    match.save()
    match.flush()
    return match


def test_c6_7b_a_seat_that_a_bot_finished_gives_nothing(program: Program, drive: Driver) -> None:
    assert finished(program, drive, Wish(seat=0, kind=BOT)).gains == {}


@pytest.mark.slow
def test_c6_7b_who_came_back_gets_the_result(program: Program, drive: Driver) -> None:
    table = asked(drive, "pb")
    info = table.match.seat(0)
    who = Sitter(kind=PERSON, name=info.name, icon=info.icon, profile_uid=info.profile_uid)
    table.seating.take([Wish(seat=0, kind=BOT)])
    table.seating.come_back(0)
    assert (info.kind, info.name, info.profile_uid) == (PERSON, who.name, who.profile_uid)


def test_c6_7b_the_result_goes_to_the_profile_that_took_the_seat_over(program: Program, drive: Driver) -> None:
    other = program.home.store.create_profile("Latecomer", "profile/7")
    who = Sitter(kind=PERSON, name=other.name, icon=other.icon, profile_uid=other.uid)
    match = finished(program, drive, Wish(seat=0, kind=PERSON, who=who))
    assert match.seat(0).profile_uid == other.uid and match.gains[0].xp > 0
    assert [played.result.match_id for played in program.home.store.history(other.uid)] == [match.match_id]


@pytest.mark.slow
def test_c6_7b_an_opponent_who_left_to_a_bot_still_counts_as_a_person(program: Program, drive: Driver) -> None:
    table = asked(drive, "pg", cycles="24")
    match, hand = table.match, Stream(4, "hand")
    table.seating.take([Wish(seat=1, kind=BOT)])
    while not match.over:
        question = match.question()
        assert question is not None
        match.session.answer(question.seat, pick(question.options(), hand).key)
    match.save()
    match.flush()
    outcome = match.session.outcome
    assert outcome is not None
    assert match.gains[0].xp == (150 if outcome.ranks[0] == 1 else 50)


@pytest.mark.slow
def test_c6_7b_the_log_tells_of_chairs_where_it_happened(program: Program, drive: Driver) -> None:
    table, hand = asked(drive, "gb"), Stream(2, "hand")
    play_on(drive, table, 6, hand)
    table.seating.take([Wish(seat=1, kind=BOT, level="normal")])
    play_on(drive, table, 6, hand)
    drive.frames(5, 300)
    live = [line.text for line in table.lines]
    assert (
        live.count(
            program.media.t("chair.log.bot", name=table.match.name(1), level=program.media.t("room.level.normal"))
        )
        == 1
    )
    table.rebuild()
    assert [line.text for line in table.lines] == live


def test_c6_7b_people_sit_down_at_a_table_of_bots_and_leave_it_again(program: Program, drive: Driver) -> None:
    match = Match.new(program.home, "realigious", seats("bb", program), {}, 7)
    watch = create(program.client, match)
    program.nav.stack.reset(watch, animated=False)
    assert isinstance(watch, WatchScene)
    watch.seating.take([Wish(seat=0, kind=GUEST, who=Sitter(kind=GUEST, name="Passer-by"))])
    drive.frames(2, 100)
    table = program.nav.stack.top
    assert isinstance(table, TableScene) and not isinstance(table, WatchScene)
    assert not match.closed
    until_asked(drive, table)
    assert table.viewer == 0 and match.name(0) == "Passer-by"


@pytest.mark.slow
def test_c6_7b_a_chair_shows_who_will_sit_there(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    panel = ChairsPanel(table)
    program.nav.stack.push(panel, animated=False)
    before = panel.names[1].text
    drive.click("kind.1.guest")
    assert panel.names[1].text == panel.drafts[1].name != before
    drive.click("guest.1")
    drive.type("X")
    assert panel.names[1].text == panel.drafts[1].name
    assert before in panel._words(table.match.seat(1))  # who sits there now


@pytest.mark.slow
def test_c6_7b_a_guest_may_not_have_the_name_of_another_seat(program: Program, drive: Driver) -> None:
    table = asked(drive, "gbb")
    panel = ChairsPanel(table)
    program.nav.stack.push(panel, animated=False)
    drive.click(f"kind.1.{GUEST}")
    panel.drafts[1].name = table.match.name(0)
    problem = panel.problem()
    assert problem is not None and problem.key == "room.name.twice"


def test_c6_7b_a_profile_sits_on_one_chair_only(program: Program, drive: Driver) -> None:
    table = asked(drive, "pgb")
    panel = ChairsPanel(table)
    program.nav.stack.push(panel, animated=False)
    assert not drive.find(f"kind.1.{PERSON}").enabled  # the only profile has a chair


@pytest.mark.slow
def test_c6_7b_an_ally_of_creed_goes_to_a_bot_without_a_curtain(program: Program, drive: Driver) -> None:
    match = played_creed(program.client, "pbpb", 4, asks("team_turn", 0, 3))
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    drive.frames(3, 100)
    assert table.viewer == 0
    table.seating.take([Wish(seat=2, kind=BOT)])
    drive.frames(3, 100)
    assert program.nav.stack.top is table and table.viewer == 0
    assert table.asked is not None and table.asked.seat == 0


@pytest.mark.slow
def test_c6_12_p_hides_everything_and_lets_time_stand(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    drive.key(pygame.K_p)
    assert isinstance(program.nav.stack.top, Pause)
    hidden = program.nav.stack.painted()
    table.playback.jump(table.match.session.view(None))
    assert (
        program.nav.stack.painted().get_view("2").raw == hidden.get_view("2").raw
    )  # nothing of the table shows through
    drive.frames(1, 500)
    drive.key(pygame.K_p)
    assert program.nav.stack.top is table


def test_c6_12_the_menu_of_a_pause_offers_nothing_that_one_seat_knows(program: Program, drive: Driver) -> None:
    asked(drive, "gb")
    drive.key(pygame.K_p)
    drive.frames(1, 500)
    drive.click("menu")
    assert isinstance(program.nav.stack.top, MatchMenu)
    rows = ("match-orders", "match-pause", "match-leave")
    assert [drive.find(name).enabled for name in rows] == [False, False, True]


def test_c6_12_bots_do_not_play_on_in_a_pause(program: Program, drive: Driver) -> None:
    table, hand = asked(drive, "gb"), Stream(2, "hand")
    while table.match.question() is not None and table.match.session.questions()[0].seat == 0:
        question = table.match.session.questions()[0]
        table.give(0, pick(question.options(), hand).key)
    drive.key(pygame.K_p)
    before = len(table.match.session.log)
    drive.frames(40, 200)
    assert isinstance(program.nav.stack.top, Pause) and len(table.match.session.log) == before


@pytest.mark.slow
def test_c6_12_leaving_tells_that_the_match_is_saved(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    program.nav.stack.push(MatchMenu(table), animated=False)
    drive.click("match-leave")
    drive.through()
    assert program.media.t("table.left") in [toast.text for toast in program.nav.stack.toasts.shown]
    entry = program.home.saves.newest_unfinished()
    assert entry is not None and entry.file_id == table.match.match_id


@pytest.mark.slow
def test_c6_7b_a_bot_that_thinks_is_stopped_when_a_person_sits_down(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", SlowBot)
    table = asked(drive, "gb")
    table.seating.take([Wish(seat=0, kind=BOT)])
    drive.frames(5, 200)
    assert table.controllers.thinking == 0
    table.seating.come_back(0)
    until_asked(drive, table)
    assert table.asked is not None and table.asked.seat == 0


def test_c6_7b_chairs_are_no_part_of_the_rules(program: Program, drive: Driver) -> None:
    table = asked(drive, "gb")
    session: Session = table.match.session
    before = session.digest()
    table.seating.take([Wish(seat=0, kind=BOT)])
    assert session.digest() == before


@pytest.mark.slow
def test_c7_2_a_replay_tells_when_a_chair_changed_hands(program: Program, drive: Driver) -> None:
    match = finished(program, drive, Wish(seat=0, kind=BOT))
    words = program.media.t("chair.log.bot", name=match.name(0), level=program.media.t("room.level.normal"))
    match.close()
    scene = ReplayScene(program.client, ReplayMatch.of(program.home, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    assert words not in [line.text for line in scene.lines]
    scene.jump(scene.recorded.length)
    assert words in [line.text for line in scene.lines]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["lb", "ll", "gl"])
def test_c8_6_a_match_whose_room_is_not_kept_gives_its_chairs_to_who_is_here(
    program: Program, drive: Driver, kinds: str
) -> None:
    infos = seats(kinds.replace("l", "g"))
    for info, letter in zip(infos, kinds, strict=True):
        info.kind = REMOTE if letter == "l" else info.kind
    made = Match.new(program.home, "realigious", infos, {}, 7)
    made.close()
    program.nav.open("table", match_id=made.match_id)
    drive.through()
    assert program.media.t("table.without_room") in [toast.text for toast in program.nav.stack.toasts.shown]
    drive.frames(60, 200)
    if isinstance(program.nav.stack.top, Curtain):
        drive.click("lift")
    while (button := drive.find("table-primary")).text != program.media.t("table.menu.chairs"):
        table = drive.top
        assert isinstance(table, TableScene) and table.asked is not None
        table.give(table.asked.seat, table.options()[0].key)
        drive.frames(40, 200)
    assert isinstance(button, Button)
    drive.click("table-primary")
    seat = kinds.index("l")
    drive.click(f"kind.{seat}.{GUEST}")
    drive.click("chair.take")
    table = next(one for one in program.nav.stack.all() if isinstance(one, TableScene))
    assert (table.match.seat(seat).kind, table.match.seat(seat).name) == (GUEST, infos[seat].name)
