"""C8.6, C6.6, C6.8: what the table on the network does between a choice and the host's picture, and without a host."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pygame
import pytest

from game.match.proposals import CONCEDE
from game.net.client import SyncFault
from game.net.match_host import SHOWN_S
from game.net.peer import HERE, LOST, LinkState
from game.net.protocol import Answer, Propose, RefusalInfo, Refused, Why
from game.store.paths import reports_dir
from scenes.kit import layout
from scenes.lan.link import MESSAGE_MS, GonePanel
from scenes.lan.match import WHYS_A_SECOND
from scenes.lan.match_result import NetResult
from scenes.lan.table import CALM_MS, HOLD_MS, alike
from scenes.menu.main_menu import MainMenu
from scenes.shell.dialog import QuestionDialog
from scenes.shell.scene import Scene
from tests.gallery.creed_tables import asks, played
from tests.gallery.lan_table import linked, shown
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window

TITLES = ("creed", "realigious")


def lose(window: Window) -> None:
    """The connection breaks."""
    window.link.cut = True
    window.link.hear(LinkState(LOST))
    window.drive.frames(1, 16)


def come_back(window: Window) -> None:
    """It is there again, with the newest picture."""
    window.link.cut = False
    window.link.hear(LinkState(HERE))
    window.desk.back(window.link.number)
    window.drive.frames(3, 100)


# ---------------------------------------------------------------- gone and back
@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_6_without_a_connection_the_prompt_says_so_and_what_is_shown_stays(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    table = window.until_asked()
    shown = table.view
    lose(window)
    assert (table.prompt.text, table.view) == (table.t("lan.table.gone"), shown)


def test_c8_6_without_a_connection_nothing_is_chosen(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    key, before = table.options()[0].key, len(window.link.sent)
    lose(window)
    table.answer(key)
    table.choose(key)
    assert window.link.sent[before:] == []


def test_c8_6_without_a_connection_nothing_that_could_be_chosen_is_lit(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    offered: list[object] = []
    table.title_table.offer = lambda question, _options: offered.append(question)  # type: ignore[method-assign]
    lose(window)
    assert offered[-1:] == [None]


@pytest.mark.parametrize("title", TITLES)
def test_c8_6_the_same_question_stands_again_when_the_connection_is_back(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    table = window.until_asked()
    before = table.asked
    lose(window)
    come_back(window)
    assert before is not None and table.asked is not None and alike(table.asked, before)


def test_c8_6_an_answer_that_was_lost_on_its_way_is_asked_again(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    before = table.asked
    window.link.cut = True
    table.answer(table.options()[0].key)
    lose(window)
    come_back(window)
    assert before is not None and table.asked is not None and alike(table.asked, before)


def test_c8_6_after_a_while_a_message_lies_over_the_table_and_goes_by_itself(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    lose(window)
    drive.frames(2, MESSAGE_MS // 2 + 100)
    assert isinstance(drive.top, GonePanel)
    come_back(window)
    assert drive.top is window.table


def test_c8_6_who_waits_on_is_not_disturbed_twice(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    lose(window)
    drive.frames(2, MESSAGE_MS)
    drive.click("gone.wait")
    drive.frames(3, MESSAGE_MS)
    assert drive.top is window.table


@pytest.mark.parametrize(("watch", "key"), [(False, "lan.table.gone"), (True, "net.lost")])
def test_c8_6_no_seat_is_kept_for_who_only_looks_on(drive: Driver, watch: bool, key: str) -> None:
    table = shown(drive.program.client, linked(played(drive.program.client, "pg", 4, asks("team_turn")), watch=watch))
    table.match.link.hear(LinkState(LOST))
    drive.frames(2)
    assert table.prompt.text == table.t(key)


def test_c8_6_a_room_that_has_ended_is_left_with_its_words(drive: Driver) -> None:
    window = Window(drive)
    window.link.hear(LinkState("ended", "net.bye.closed"))
    drive.frames(2)
    assert isinstance(drive.top, MainMenu)


@pytest.mark.slow
@pytest.mark.parametrize("lost", [False, True])
def test_c6_9_a_room_that_closes_after_the_last_choice_leads_to_the_result(drive: Driver, lost: bool) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(1, Propose(1, CONCEDE))
    assert window.match.over
    if lost:
        window.link.hear(LinkState(LOST))
        drive.frames(1)
    window.link.hear(LinkState("ended", "net.bye.closed"))
    for _ in range(60):
        drive.frames(1, 300)
        assert not isinstance(drive.top, MainMenu)
        if isinstance(drive.top, NetResult):
            return
    raise AssertionError(drive.top)


@pytest.mark.parametrize("gone", [False, True])
def test_c6_12_who_leaves_without_a_connection_is_told_that_the_seat_is_kept(drive: Driver, gone: bool) -> None:
    window = Window(drive, member=1)
    if gone:
        lose(window)
    window.table.ask_to_leave()
    question, way = drive.top, "gone" if gone else "bot"
    assert isinstance(question, QuestionDialog)
    assert question.text == question.t(f"lan.leave.{way}.text")
    drive.frames(3, 200)
    drive.click("answer.0")
    told = [toast.text for toast in drive.program.nav.stack.toasts.shown]
    assert isinstance(drive.top, MainMenu) and question.t(f"lan.leave.{way}.done") in told


def test_c8_6_who_went_away_is_shown_on_the_card_at_once_and_in_the_log(drive: Driver) -> None:
    window = Window(drive, "realigious")
    table = window.until_asked()
    window.desk.go(1)
    window.link.hear(window.desk.room.lines[-1])
    drive.frames(2, 50)
    plate = drive.find("away.1")
    assert plate.text and table.lines[-1].text == table.t("chair.log.gone", name="Ash")  # type: ignore[attr-defined]


def test_c8_6_the_plate_of_who_is_away_is_not_under_the_prompt(drive: Driver) -> None:
    window = Window(drive, "crowns")
    window.until_asked()
    window.desk.go(1)
    drive.frames(2, 50)
    plate = drive.find("away.1")
    assert plate.text and not plate.rect.colliderect(layout.PROMPT)  # type: ignore[attr-defined]


def test_c8_6_who_is_back_has_no_plate_any_more(drive: Driver) -> None:
    window = Window(drive, "realigious")
    window.until_asked()
    window.desk.go(1)
    drive.frames(2, 50)
    window.desk.back(1)
    drive.frames(2, 50)
    assert drive.find("away.1").text == ""  # type: ignore[attr-defined]


# ---------------------------------------------------------------- an answer on its way
def test_c8_1_an_answer_on_its_way_is_not_given_twice(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    key = table.options()[0].key
    window.link.cut = True
    before = len(window.link.sent)
    table.answer(key)
    table.answer(key)
    table.choose(key)
    drive.frames(2)
    assert [type(message) for message in window.link.sent[before:]] == [Answer]


def test_c8_1_a_quick_answer_leaves_the_screen_as_it_is_until_the_picture_comes(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    words = table.prompt.text
    window.link.cut = True
    table.answer(table.options()[0].key)
    drive.frames(1, CALM_MS - 50)
    assert table.prompt.text == words


def test_c8_1_a_slow_answer_is_told(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.cut = True
    table.answer(table.options()[0].key)
    drive.frames(2, CALM_MS)
    assert table.prompt.text == table.t("lan.table.sent")


def test_c8_7_a_refused_answer_puts_the_question_back(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    before = table.asked
    window.link.cut = True
    table.answer(table.options()[0].key)
    window.link.hear(Refused("net.match.stale", {"n": 1}))
    drive.frames(2)
    assert before is not None and table.asked is not None and alike(table.asked, before)


def test_c8_7_after_a_refusal_nothing_is_answered_by_itself_for_a_moment(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.hear(Refused("net.moving.now"))
    drive.frames(1)
    table.asked = None
    before = len(window.link.sent)
    table.give(0, "anything")
    assert HOLD_MS > 0 and window.link.sent[before:] == []


# ---------------------------------------------------------------- why not, undo, clock
def test_c6_4_the_hosts_reason_is_told_a_moment_later(drive: Driver) -> None:
    window = Window(drive, "realigious")
    table = window.until_asked()
    window.until(lambda: table.asked is not None and table.asked.text == "move")
    ref = next(f"tile:{n}" for n in range(40) if all(f"tile:{n}" not in one.refs for one in table.options()))
    table.choose(ref)
    drive.frames(2)
    assert table.prompt.refusal


def test_c8_7_a_pointer_that_crosses_the_board_asks_no_more_than_a_host_takes(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(drive)
    table = window.until_asked()
    monkeypatch.setattr("scenes.lan.match.time", SimpleNamespace(monotonic=lambda: 1000.0))  # all at once
    for n in range(200):
        table.why(f"cell:{n}")
    assert len([one for one in window.link.sent if isinstance(one, Why)]) <= WHYS_A_SECOND


def test_c6_4_a_reason_that_this_program_has_no_words_for_is_not_shown(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.cut = True
    table.refuse("cell:1")
    asked = [one for one in window.link.sent if isinstance(one, Why)][-1]
    window.link.hear(RefusalInfo(asked.no, "R1", "no.such.text"))
    drive.frames(2)
    assert table.prompt.refusal == ""


def test_c6_6_undo_tells_why_when_there_is_nothing_of_ones_own(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    while table.match.can_undo(table.team.undoer()):
        table.undo()
        drive.frames(2, 50)
    table.undo()
    assert drive.program.nav.stack.toasts.shown


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_6_an_own_choice_is_taken_back_at_the_host(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    window.until(lambda: window.table.asked is not None and window.match.can_undo(window.table.team.undoer()))
    answers = len(window.desk.match.session.log)
    window.table.undo()
    drive.frames(2, 50)
    assert len(window.desk.match.session.log) < answers


@pytest.mark.slow
def test_c6_8_the_hosts_clock_flags_who_lets_it_run_out(drive: Driver) -> None:
    window = Window(drive, own={"clock": "30"})
    table = window.until_asked()
    drive.program.nav.stack.toasts.clear()
    window.desk.wait(SHOWN_S + 31, 40)
    drive.frames(2, 50)
    assert table.match.times.misses[0] == 1 and drive.program.nav.stack.toasts.shown


def test_c6_8_the_time_runs_down_on_the_screen_under_a_menu_too(drive: Driver) -> None:
    window = Window(drive, own={"clock": "60"})
    table = window.until_asked()
    table.open_menu()
    drive.frames(40, 100)
    assert table.clock.left_ms < 60_000


@pytest.mark.slow
def test_c6_8_the_time_of_who_is_waited_for_runs_down_on_every_screen(drive: Driver) -> None:
    window = Window(drive, "realigious", own={"clock": "60"})
    window.until(lambda: window.match.table.waits == (1,))
    drive.frames(40, 100)
    clock = window.table.clock
    assert (clock.seat, clock.running, clock.left_ms < 60_000) == (1, True, True)


def test_c6_8_what_the_default_answered_is_not_asked_in_the_prompt_any_more(drive: Driver) -> None:
    window = Window(drive, "realigious", own={"clock": "30"})
    table = window.until_asked()
    window.until(lambda: table.asked is not None and table.asked.text == "move")
    window.desk.wait(SHOWN_S + 31, 40)
    table.follow(16)
    assert (table.asked, table.prompt.text) == (None, "")


@pytest.mark.slow
def test_c6_5_who_has_chosen_is_not_waited_for_in_the_prompt_any_more(drive: Driver) -> None:
    window = Window(drive, "realigious")
    window.until(lambda: window.match.table.waits == (1,) and window.table.prompt.text)
    window.others()
    window.table.follow(16)
    assert window.table.prompt.text == ""


def test_c6_8_only_what_a_person_chose_counts_as_chosen(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    assert table.asked is not None
    seat, key = table.asked.seat, table.options()[0].key
    table.give(seat, key)
    first = [one for one in window.link.sent if isinstance(one, Answer)][-1]
    window.until_asked().answer(table.options()[0].key)
    second = [one for one in window.link.sent if isinstance(one, Answer)][-1]
    assert (first.by_itself, second.by_itself) == (True, False)


@pytest.mark.slow
def test_c6_8_without_a_connection_no_time_runs_down(drive: Driver) -> None:
    window = Window(drive, own={"clock": "60"})
    table = window.until_asked()
    lose(window)
    drive.frames(40, 100)
    assert not table.clock.running


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_c6_8_the_clock_tells_how_often_the_own_time_ran_out_and_not_that_of_others(drive: Driver, seat: int) -> None:
    """C8.9. Whether the flags of others begin anew would tell of a secret choice."""
    window = Window(drive, "realigious", own={"clock": "30"})
    window.until(lambda: window.match.table.waits == (seat,))
    window.desk.wait(SHOWN_S + 31, 40)
    drive.frames(2, 50)
    assert (window.table.t("clock.tip.flags", n=1, most=3) in window.table.timer.hint()) == (seat == 0)


def test_c6_8_the_clock_is_drawn_anew_when_a_flag_comes_or_goes(drive: Driver) -> None:
    window = Window(drive, own={"clock": "60"})
    table = window.until_asked()
    table.timer.refresh()
    drive.frames(2, 0)
    table.clock.times.misses[0] = 1
    table.timer.refresh()
    assert any(table.timer.rect.colliderect(place) for place in drive.program.nav.stack._damage.take())


# ---------------------------------------------------------------- hosts that are wrong
def test_c12_4_what_the_sync_doctor_finds_goes_to_a_file_beside_the_reports(drive: Driver) -> None:
    window = Window(drive)
    window.link.client.findings.append(SyncFault(0, 7, 12, "digest", ["view.round"]))
    window.room()
    drive.frames(2)
    drive.through()
    found = list(reports_dir(drive.program.home.data).glob("sync-*.json"))
    kept = msgspec.json.decode(found[0].read_bytes())
    assert kept["found"][0]["fields"] == ["view.round"] and kept["found"][0]["last_common_choice"] == 12


def absurd(value: Any) -> Any:
    """The same form with numbers that no match has."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **absurd(msgspec.structs.asdict(value)))
    if isinstance(value, dict):
        return {name: absurd(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)([absurd(inner) for inner in value])
    return value * 1000 + 77 if type(value) is int else value


@pytest.mark.parametrize("title", TITLES)
def test_c8_7_a_host_whose_table_can_not_be_shown_is_left_with_a_sentence(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    window.until_asked()
    match_host = window.desk.match_host
    honest = match_host._table

    def lies(stream: int) -> Any:
        table = honest(stream)
        view = absurd(table.view)
        if hasattr(view, "n"):  # the side of a map, which is refused before anybody counts up to it
            view = msgspec.structs.replace(view, n=table.view.n)
        return msgspec.structs.replace(table, view=view)

    match_host._table = lies  # type: ignore[method-assign]
    match_host.publish()
    for _ in range(4):
        drive.program.guarded_frame(50)
    assert isinstance(drive.top, MainMenu) and window.link.closed


def test_c8_7_a_fault_of_our_own_is_not_hidden(drive: Driver) -> None:
    drive.program.nav.stack.reset(Broken(drive.program.client), animated=False)
    with pytest.raises(ZeroDivisionError):
        drive.program.guarded_frame(16)


class Broken(Scene):
    """A scene that fails."""

    def update(self, dt: int) -> None:
        raise ZeroDivisionError


# ---------------------------------------------------------------- everybody chooses at once
def test_c6_4_what_is_laid_out_and_not_given_yet_stays_while_others_choose(drive: Driver) -> None:
    window = Window(drive)
    window.until(lambda: window.table.asked is not None and window.table.asked.text == "setup_tents")
    staging = window.table.title_table.board.shown.staging  # type: ignore[attr-defined]
    staging.leaders["king"] = "tent:00"
    window.others()
    window.desk.match_host.publish()
    drive.frames(3, 500)
    now = window.table.title_table.board.shown.staging  # type: ignore[attr-defined]
    assert window.table.asked is not None and now.leaders["king"] == "tent:00"


def test_c6_6_what_is_laid_out_is_taken_back_without_the_host(drive: Driver) -> None:
    window = Window(drive)
    window.until(lambda: window.table.asked is not None and window.table.asked.text == "setup_tents")
    board: Any = window.table.title_table.board  # type: ignore[attr-defined]
    board.take("tent:0T11")
    board.take("tent:0T22")
    sent = len(window.link.sent)
    drive.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert board.leaders() == {"king": "T11", "commander": ""}
    assert len(window.link.sent) == sent


def test_c6_4_what_is_laid_out_survives_a_connection_that_breaks(drive: Driver) -> None:
    window = Window(drive)
    window.until(lambda: window.table.asked is not None and window.table.asked.text == "setup_tents")
    window.table.title_table.board.shown.staging.leaders["king"] = "tent:00"  # type: ignore[attr-defined]
    lose(window)
    come_back(window)
    now = window.table.title_table.board.shown.staging  # type: ignore[attr-defined]
    assert window.table.asked is not None and now.leaders["king"] == "tent:00"


def test_g30_king_and_commander_go_to_the_host_in_a_row_while_others_still_choose(drive: Driver) -> None:
    """Both as a person's choice, for that takes a flag away as a preset does."""
    window = Window(drive)
    window.until(lambda: window.table.asked is not None and window.table.asked.text == "setup_tents")
    board: Any = window.table.title_table.board  # type: ignore[attr-defined]
    board.set_leaders("T11", "T33")
    drive.click("table-primary")
    log = window.desk.match.session.log
    window.until(lambda: len(log) == 2)
    assert [entry.key for entry in log] == ["king_at:T11", "commander_at:T33"]
    assert [one.by_itself for one in window.link.sent if isinstance(one, Answer)] == [False, False]
    assert (board.leaders(), window.match.table.waits) == ({"king": "T11", "commander": "T33"}, (0, 1))
