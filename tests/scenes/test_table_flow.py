"""C6.4-C6.9, C7.1: a match at the table, played through the real event queue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rng import Stream
from game.store.notices import StoreError
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog as Question_
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.result_scene import GUARD_MS, ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery.realigious_tables import played
from tests.scenes import real_time
from tests.scenes.conftest import Driver, own_folders
from tests.scenes.table_play import QuickBot, choose_by_hand, open_table, pick, until_asked


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.mark.slow
def test_c6_7_two_persons_and_a_bot_play_to_the_end_by_clicks_and_keys(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table = open_table(program, "pgb", cycles="24")
    hand = Stream(3, "hand")
    curtains = 0
    for _ in range(6000):
        top = program.nav.stack.top
        if isinstance(top, ResultScene):
            break
        if isinstance(top, Curtain):
            curtains += 1
            drive.frames(1, 500)
            drive.key(pygame.K_RETURN)
        elif table.asked is not None:
            drive.frames(1, 300)
            choose_by_hand(drive, table, pick(table.options(), hand))
        drive.frames(1, 100)
    assert isinstance(program.nav.stack.top, ResultScene)
    assert curtains > 10
    match = table.match
    assert match.session.outcome is not None
    assert 0 in match.gains and match.gains[0].xp >= 50
    assert 1 not in match.gains  # a guest has no history
    match.close()
    header, _ = program.home.saves.read(match.match_id)
    assert header["finished"]
    assert program.home.saves.newest_unfinished() is None
    assert program.home.replays.read(match.match_id)[0]["winners"]


@pytest.mark.slow
def test_c6_7_the_curtain_hides_everything_and_changes_the_view_when_it_lifts(program: Program, drive: Driver) -> None:
    table = open_table(program, "gg")
    drive.frames(3, 100)
    top = program.nav.stack.top
    assert isinstance(top, Curtain)
    assert table.viewer is None and table.view.own is None  # nobody's secrets before the first lifting
    assert program.nav.stack.visible() == [top]
    first = top.seat
    drive.frames(1, 500)
    drive.click("lift")
    assert table.viewer == first and table.view.own is not None
    until_asked(drive, table)
    while not isinstance(program.nav.stack.top, Curtain):
        assert table.viewer == first
        options = table.options()
        if options:
            table.give(first, pick(options, Stream(1, "x")).key)
        drive.frames(2, 300)
    assert program.nav.stack.visible() == [program.nav.stack.top]
    drawn = program.nav.stack.painted()
    table.playback.jump(table.match.session.view(None))
    assert (
        program.nav.stack.painted().get_view("2").raw == drawn.get_view("2").raw
    )  # nothing of the table shows through


def test_c6_7_without_curtain_the_view_changes_at_once(program: Program, drive: Driver) -> None:
    program.media.settings.curtain = False
    table = open_table(program, "gg")
    drive.frames(3, 100)
    assert program.nav.stack.top is table
    assert table.asked is not None and table.viewer == table.asked.seat


@pytest.mark.slow
def test_c6_7_a_single_person_never_sees_a_curtain(program: Program, drive: Driver) -> None:
    table = open_table(program, "gbb")
    hand = Stream(5, "hand")
    for _ in range(200):
        assert not isinstance(program.nav.stack.top, Curtain)
        if table.asked is not None:
            table.give(0, pick(table.options(), hand).key)
        drive.frames(1, 100)
    assert table.viewer == 0


@pytest.mark.slow
def test_c6_7a_after_lifting_the_log_shows_what_was_missed_in_gold(program: Program, drive: Driver) -> None:
    table = open_table(program, "gg")
    hand = Stream(8, "hand")
    lifted: dict[int, int] = {}
    for _ in range(600):
        top = program.nav.stack.top
        if isinstance(top, Curtain):
            before = table.match.session.event_count()
            drive.frames(1, 500)
            drive.click("lift")
            if top.seat in lifted:
                assert table.log.mark == lifted[top.seat]
                assert any(line.no >= lifted[top.seat] for line in table.lines) or table.playback.busy
                return
            lifted = {seat: at for seat, at in lifted.items() if seat != top.seat}
            assert before
        elif table.asked is not None:
            seat = table.asked.seat
            table.give(seat, pick(table.options(), hand).key)
            lifted[seat] = table.match.session.event_count()
        drive.frames(1, 100)
    raise AssertionError("nobody came back to the table")


@pytest.mark.slow
def test_c6_6_undo_takes_back_a_choice_that_revealed_nothing(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    hand = Stream(11, "hand")
    for _ in range(400):
        until_asked(drive, table)
        card = next((o for o in table.options() if o.key.startswith("use:")), None)
        before = table.match.session.digest()
        if card is not None and table.asked is not None and table.asked.text == "card_or_done":
            choose_by_hand(drive, table, card)
            until_asked(drive, table)
            if table.asked is not None and table.asked.text == "card_target":
                assert table.buttons.undo.enabled
                drive.key(pygame.K_z, pygame.KMOD_LCTRL)
                until_asked(drive, table)
                assert table.match.session.digest() == before
                assert table.asked is not None and table.asked.text == "card_or_done"
                return
        else:
            table.give(0, pick(table.options(), hand).key)
    raise AssertionError("no card with a target came up")


def test_c6_4c_a_stray_key_right_after_a_prompt_does_not_answer(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table = open_table(program, "gb")
    until_asked(drive, table)
    while table.asked is None or table.asked.text != "card_or_done":
        if table.asked is not None:
            table.give(0, table.options()[-1].key)
        drive.frames(1, 100)
    log = len(table.match.session.log)
    drive.key(pygame.K_e)
    assert len(table.match.session.log) == log
    drive.frames(1, 300)
    drive.key(pygame.K_e)
    assert len(table.match.session.log) > log


@pytest.mark.slow
def test_c6_4_why_not_says_one_sentence_and_its_rule_opens_the_rulebook(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "move"
    offered = {ref for option in table.options() for ref in option.refs}
    tile = next(t for t in range(len(table.view.tiles)) if f"tile:{t}" not in offered)
    log = len(table.match.session.log)
    table.choose(f"tile:{tile}")
    assert len(table.match.session.log) == log
    assert table.prompt.refusal
    refusal = table.why(f"tile:{tile}")
    assert refusal is not None and table.prompt.shown_rule == refusal.rule
    assert refusal.rule not in table.prompt.refusal  # it stands on its button
    drive.click("prompt.rule")
    assert program.nav.stack.top is not table
    drive.key(pygame.K_ESCAPE)
    drive.frames(2, 6000)
    assert table.prompt.refusal == "" and table.prompt.text


@pytest.mark.slow
def test_c6_4c_ending_with_cards_left_asks_once(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    hand = Stream(2, "hand")
    for _ in range(200):
        until_asked(drive, table)
        assert table.asked is not None
        if table.asked.text == "card_or_done" and len(table.options()) > 1:
            break
        table.give(0, pick(table.options(), hand).key)
    log = len(table.match.session.log)
    drive.click("table-primary")
    assert len(table.match.session.log) == log and program.nav.stack.top is not table
    drive.click("answer.2")
    assert program.nav.stack.top is table and len(table.match.session.log) == log
    drive.click("table-primary")
    assert len(table.match.session.log) > log


@pytest.mark.slow
def test_c6_12_save_and_leave_then_continue_stands_where_it_stood(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    hand = Stream(4, "hand")
    for _ in range(25):
        until_asked(drive, table)
        table.give(0, pick(table.options(), hand).key)
    until_asked(drive, table)
    digest, match_id = table.match.session.digest(), table.match.match_id
    samples = [(s.round, s.values) for s in table.match.chart.samples]
    drive.key(pygame.K_ESCAPE)
    assert isinstance(program.nav.stack.top, MatchMenu)
    drive.click("match-leave")
    drive.through()
    entry = program.home.saves.newest_unfinished()
    assert entry is not None and entry.file_id == match_id
    program.nav.open("table", match_id=match_id)
    real_time.until(lambda: isinstance(program.nav.stack.top, TableScene), lambda _: drive.frames())
    top = program.nav.stack.top
    assert isinstance(top, TableScene)
    assert top.match.session.digest() == digest
    assert [(s.round, s.values) for s in top.match.chart.samples] == samples
    assert top.match.seats == table.match.seats


@pytest.mark.slow
def test_c6_12_a_match_that_cannot_be_saved_is_not_left_unasked(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StoreError("store.write_failed", path="x", reason="full")

    table = open_table(program, "gb")
    until_asked(drive, table)
    write = type(program.home.saves).write
    monkeypatch.setattr(type(program.home.saves), "write", refuse)
    table.give(0, table.options()[0].key)
    until_asked(drive, table)
    drive.key(pygame.K_ESCAPE)
    drive.click("match-leave")
    drive.through()
    assert isinstance(program.nav.stack.top, Question_)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(program.nav.stack.top, MatchMenu)
    monkeypatch.setattr(type(program.home.saves), "write", write)
    drive.click("match-leave")
    drive.through()
    entry = program.home.saves.newest_unfinished()
    assert entry is not None and entry.file_id == table.match.match_id
    assert program.nav.stack.all()[0] is program.nav.stack.top


@pytest.mark.slow
def test_c6_5_when_nothing_is_left_to_show_the_shown_view_is_the_current_one(program: Program, drive: Driver) -> None:
    program.media.motion = True
    table = open_table(program, "gb")
    hand = Stream(6, "hand")
    for _ in range(40):
        for _ in range(120):
            if table.asked is not None:
                break
            drive.frames(1, 100)
        assert table.asked is not None
        assert not table.playback.busy
        assert table.view == table.match.session.view(0)
        table.give(0, pick(table.options(), hand).key)


def test_c6_5_while_the_own_choice_is_shown_nobody_is_said_to_be_waited_for(program: Program, drive: Driver) -> None:
    program.media.motion = True
    table = until_asked(drive, open_table(program, "gb"))
    table.give(0, table.options()[0].key)
    (question,) = table.match.session.questions()
    assert question.seat == 0
    said = set()
    while table.asked is None:
        drive.frames(1, 50)
        said.add(table.buttons.primary.text if table.asked is None else "")
    assert said - {""} == {program.media.t("table.shown")}
    table.give(0, "done")
    drive.frames(1, 50)
    assert table.match.session.questions()[0].seat == 1
    assert table.buttons.primary.text == program.media.t("table.others")


@pytest.mark.slow
def test_c6_5_showing_the_own_choice_never_holds_input_up_longer_than_1200_ms(program: Program, drive: Driver) -> None:
    program.media.motion = True
    program.media.settings.curtain = False
    table = open_table(program, "gg")
    hand = Stream(9, "hand")
    for _ in range(60):
        waited = 0
        while table.playback.busy and not table.catching_up:
            drive.frames(1, 16)
            waited += 16
        assert waited <= 1200 + 6 * 16
        for _ in range(40):
            if table.asked is not None:
                break
            table.playback.skip_all()
            drive.frames(1, 100)
        assert table.asked is not None
        table.give(table.asked.seat, pick(table.options(), hand).key)


@pytest.mark.slow
def test_f1_a_table_that_waits_for_its_person_draws_nothing(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(program, "gb")
    until_asked(drive, table)
    drive.frames(20, 100)
    painted = []
    paint = program.nav.stack.paint
    monkeypatch.setattr(program.nav.stack, "paint", lambda until=None: painted.append(paint(until)))
    drive.frames(30, 16)
    assert painted == [False] * 30


@pytest.mark.slow
def test_c6_9_the_result_offers_a_copy_of_the_replay(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    home = tmp_path / "home"
    home.mkdir()
    own_folders(monkeypatch, home)
    drive.click("result.menu")  # meant for the table's button in the same place
    assert isinstance(program.nav.stack.top, ResultScene)
    drive.frames(1, GUARD_MS)
    drive.click("result.save")
    real_time.until(lambda: not program.nav.poll_works(), lambda _: drive.frames())
    assert [path.suffix for path in home.iterdir()] == [".replay"]
    drive.click("result.rematch")
    real_time.until(lambda: isinstance(program.nav.stack.top, TableScene), lambda _: drive.frames())
    top = program.nav.stack.top
    assert isinstance(top, TableScene)
    assert top.match.session.options == match.session.options and top.match.match_id != match.match_id


@pytest.mark.slow
def test_bots_alone_are_watched_by_an_onlooker_who_can_pause(program: Program, drive: Driver) -> None:
    table = open_table(program, "bb", cycles="24")
    drive.frames(20, 200)
    assert table.viewer is None and table.view.own is None
    drive.click("table-primary")
    log = len(table.match.session.log)
    drive.frames(20, 200)
    assert table.paused and len(table.match.session.log) == log
    drive.click("table-primary")
    drive.frames(20, 200)
    assert len(table.match.session.log) > log


@pytest.mark.slow
def test_a_rule_that_fails_keeps_the_match_and_leaves_a_report(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.titles.realigious import movement

    table = open_table(program, "gb")
    until_asked(drive, table)
    digest = table.match.session.digest()

    contact = movement.contact

    def broken(g: Any, seat: int, tile: int, rule: str = "R7.1") -> Any:
        if seat == 0:
            raise RuntimeError("a fault put in by the test")
        return contact(g, seat, tile, rule)

    monkeypatch.setattr(movement, "contact", broken)
    table.give(0, table.match.session.default(0))
    drive.frames(3, 100)
    monkeypatch.undo()
    assert table.match.session.digest() == digest
    assert len(list((program.home.data / "reports").iterdir())) == 1
    until_asked(drive, table)
    assert table.asked is not None


@pytest.mark.slow
def test_the_language_changes_at_once(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    until_asked(drive, table)
    korean = table.prompt.text
    program.client.set_language("en")
    assert table.prompt.text and table.prompt.text != korean
    assert table.lines == [] or all("턴" not in line.text for line in table.lines)


def test_a_save_whose_header_lost_its_seats_still_opens(program: Program) -> None:
    match = open_table(program, "gb").match
    match.flush()
    header, payload = program.home.saves.read(match.match_id)
    program.home.saves.write("other", payload, {**header, "seats": "nonsense"})
    again = Match.load(program.home, "other")
    assert [info.is_person for info in again.seats] == [True, True]
    again.close()


@pytest.mark.slow
def test_c6_5_a_click_on_the_board_ends_what_is_shown_and_answers_nothing(program: Program, drive: Driver) -> None:
    program.media.motion = True
    table = open_table(program, "gbb")
    for _ in range(200):
        if table.asked is not None:
            break
        drive.frames(1, 50)
    table.give(0, table.options()[0].key)
    for _ in range(50):
        if table.playback._now is not None:
            break
        drive.frames(1, 16)
    shown, log = table.playback._now, len(table.match.session.log)
    assert shown is not None
    drive.click((960, 500))
    assert table.playback._now is not shown
    assert len(table.match.session.log) == log


@pytest.mark.slow
def test_c6_12_the_match_rests_while_its_menu_is_open(program: Program, drive: Driver) -> None:
    table = open_table(program, "bb")
    drive.frames(10, 200)
    drive.key(pygame.K_ESCAPE)
    log = len(table.match.session.log)
    drive.frames(20, 200)
    assert len(table.match.session.log) == log
    drive.click("match-resume")
    drive.frames(20, 200)
    assert len(table.match.session.log) > log


def test_c6_6_why_nothing_can_be_taken_back_is_told_once(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "gb"))
    key = program.media.bindings.label("undo")
    head, told = program.media.t("table.undo.tip", key=key).split("\n")
    assert not table.buttons.undo.enabled
    assert table.buttons.undo.hint() == f"{head}\n\n{program.media.t('table.undo.no.nothing')}"
    table.buttons.undo.enabled = True
    assert table.buttons.undo.hint() == f"{head}\n{told}"


def test_c1_2_a_key_leads_to_the_log(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    drive.key(pygame.K_l)
    assert table.ui.focus is table.log.list
