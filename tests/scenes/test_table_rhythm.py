"""C6.14: others' actions are shown and stand by their weight; what happened since the own turn is shown again."""

from __future__ import annotations

import pygame
import pytest

from game.core.rng import Stream
from game.core.session import Session
from scenes.kit import layout
from scenes.kit.event_look import GRAVE_MS, READ_MS
from scenes.kit.log_line import LogLine
from scenes.program import Program
from scenes.table import catch_up, controllers
from scenes.table.catch_up import CatchUp
from scenes.table.match import Match
from scenes.table.playback import Account
from scenes.table.table_scene import TableScene
from tests.gallery.creed_tables import asks, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, pick, until_asked


class BusyBot(QuickBot):
    """Acts as long as it can."""

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: object = None) -> None:
        super().ask(session, seat, level, seed)
        question = session.question(seat)
        assert question is not None
        acts = [option for option in question.options() if option.key != "end_turn"]
        self.key = pick(acts or question.options(), Stream(self.asked, "busy")).key


@pytest.fixture(autouse=True)
def busy_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", BusyBot)


@pytest.fixture
def table(program: Program, drive: Driver) -> TableScene:
    """Creed between a person, who has the turn, and a bot."""
    match = played(program.client, "gb", 4, asks("team_turn", 0, 3))
    return until_asked(drive, _shown(program, TableScene(program.client, match)))


def _shown(program: Program, table: TableScene) -> TableScene:
    program.nav.stack.reset(table, animated=False)
    return table


def others_turn(drive: Driver, table: TableScene, dt: int = 20) -> tuple[int, list[int], list[str]]:
    """Ends the own turn: the ms until all of the bot's has been shown, the readings due, the captions seen."""
    told: list[int] = []
    captions: list[str] = []
    tell = table.playback._told

    def listen(event: object) -> None:
        told.append(table.title_table.read_ms(event))  # type: ignore[arg-type]
        tell(event)  # type: ignore[arg-type]

    table.playback._told = listen
    table.give(0, "end_turn")
    passed = 0
    while table.asked is None and not table.match.over and passed < 120_000:
        drive.frames(1, dt)
        passed += dt
        line = table.caption.line
        if line is not None and captions[-1:] != [line.text]:
            captions.append(line.text)
    return passed, told, captions


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "factor"), [("normal", 1.0), ("fast", 0.5)])
def test_c6_14_a_bots_turn_takes_at_least_the_time_to_read_each_of_its_actions_at_every_speed(
    program: Program, drive: Driver, table: TableScene, speed: str, factor: float
) -> None:
    program.media.motion = True
    program.media.settings.animation_speed = speed  # type: ignore[assignment]
    passed, told, captions = others_turn(drive, table)
    assert sum(1 for read in told if read) >= 3
    assert passed >= factor * sum(told)
    assert len(captions) >= 3 and all(captions)
    drive.frames(1)
    assert table.caption.line is None


def test_c6_14_an_action_without_a_place_is_told_in_the_line_of_prompts(table: TableScene) -> None:
    for words in ("Anna drew a card.", "WWWW_WWWW-WWWWWW " * 6):
        table.caption.tell(LogLine(1, words, "ui/info", seat=1))
        rect = table.caption.plate
        assert (rect.x, rect.width) == (layout.PROMPT.x, layout.PROMPT.width)  # nothing of the line looks out
        assert rect.centery == layout.PROMPT.centery


def test_c8_6_nothing_is_told_over_a_line_that_is_more_urgent(table: TableScene) -> None:
    table.prompt.urgent = True
    table.caption.tell(LogLine(1, "Anna drew a card.", "ui/info", seat=1))
    assert table.caption.line is None
    table.prompt.urgent = False
    table.caption.tell(LogLine(1, "Anna drew a card.", "ui/info", seat=1))
    assert table.caption.line is not None


@pytest.mark.slow
def test_c6_14_skipping_all_leaves_nothing_to_be_read(program: Program, drive: Driver, table: TableScene) -> None:
    program.media.motion = True
    table.give(0, "end_turn")
    while table.caption.line is None:
        drive.frames(1, 50)
    table.playback.skip_all()
    assert not table.playback.busy


def test_c6_14_what_decides_is_read_longer_than_what_moves_and_a_pass_not_at_all() -> None:
    from game.core.events import Event
    from scenes.titles.creed.events import EVENTS

    def read(kind: str, **data: object) -> int:
        return EVENTS[kind].read_ms(Event(0, kind, "", data))  # type: ignore[arg-type]

    assert (read("moved"), read("leader_removed"), read("part_ended")) == (READ_MS, GRAVE_MS, 0)
    assert (read("hit", removed=False), read("hit", removed=True)) == (READ_MS, GRAVE_MS)
    assert read("rumour") == GRAVE_MS, "whoever it was about: what it led to is told of the unit's owner"


@pytest.mark.slow
def test_c6_14_what_others_did_since_the_own_choice_is_shown_again_to_one_person(
    program: Program, drive: Driver, table: TableScene
) -> None:
    assert not drive.find("table-recap").enabled
    lines = len(table.lines)
    table.give(0, "end_turn")
    until_asked(drive, table)
    asked, log = table.asked, [line.no for line in table.lines]
    assert asked is not None and drive.find("table-recap").enabled
    missed = [line.no for line in table.lines[lines:] if line.seat == 1]
    told: list[int] = []
    tell = table.playback._told
    table.playback._told = lambda event: (told.append(event.no), tell(event))[1]  # type: ignore[func-returns-value]
    drive.key(pygame.K_r)
    until_asked(drive, table)
    assert set(missed) <= set(told) and missed
    assert table.asked is not None and table.asked.text == asked.text
    assert [line.no for line in table.lines] == log


def test_c6_14_what_the_viewer_has_lost_since_the_own_choice_stands_out_with_the_action_before_it(
    program: Program, drive: Driver, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CatchUp, "actions", 12)
    table.playback.account = Account(100, table.playback.shown)
    table.lines = [
        LogLine(99, "lost before", "ui/turn", hurts=True),
        LogLine(100, "Bot One used Fair Game.", "ui/turn", heavy=True),
        LogLine(101, "-10 reputation.", "ui/turn", hurts=True),
        LogLine(102, "-1 tile.", "ui/turn", hurts=True),
    ]
    table.buttons.refresh()
    assert table.buttons.recap.kind == "bad"
    tip = table.buttons.recap.hint()
    assert "• Bot One used Fair Game → -10 reputation. -1 tile." in tip and "lost before" not in tip
    table.lines = table.lines[:2]
    table.buttons.refresh()
    assert table.buttons.recap.kind == "plain" and program.media.t("table.recap.lost") not in table.buttons.recap.hint()


def test_c6_14_the_number_of_actions_to_be_shown_again_is_whole(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    recap, table.playback.account = table.buttons.recap, Account(0, table.playback.shown)
    for actions, words in ((9, "9"), (42, "42"), (300, "99+")):
        monkeypatch.setattr(CatchUp, "actions", actions)
        table.buttons.refresh()
        assert recap.text == words
        room = recap.rect.width - recap.px(24) - recap._icon_beside(recap.rect.inflate(-24, -8)) - recap.px(10)
        assert table.media.theme.width(words, table.media.theme.least, True) <= room


def test_c6_14_nothing_is_shown_again_where_others_did_nothing_to_be_read(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button with 0 on it would show nothing."""
    table.playback.account = Account(0, table.playback.shown)
    for actions in (0, 1):
        monkeypatch.setattr(CatchUp, "actions", actions)
        assert table.catch_up.can_repeat is bool(actions)


def test_c6_14_a_match_that_goes_on_says_why_nothing_of_before_can_be_shown_again(
    program: Program, table: TableScene
) -> None:
    assert table.opened_at and not table.buttons.recap.enabled
    assert table.t("table.recap.opened") in table.buttons.recap.hint()
    fresh = _shown(program, TableScene(program.client, played(program.client, "gb", 4, lambda *_: True)))
    assert not fresh.opened_at and fresh.t("table.recap.no") in fresh.buttons.recap.hint()


def stood(table: TableScene, seat: int) -> list[object]:
    """How the match stands for a seat after each choice from now on."""
    views, answer = [], table.match.answer

    def answered(by: int, key: str) -> bool:
        given = answer(by, key)
        views.append(table.match.session.view(seat))
        return given

    table.match.answer = answered  # type: ignore[method-assign]
    return views


def put_on_screen(table: TableScene) -> list[object]:
    """The views that what is shown from now on leads to, choice by choice."""
    views, put = [], table.playback.put

    def puts(events: object, after: object, *limit: int) -> None:
        views.append(after)
        put(events, after, *limit)  # type: ignore[arg-type]

    table.playback.put = puts  # type: ignore[method-assign,assignment]
    return views


@pytest.mark.slow
def test_c6_14_what_is_shown_again_is_the_board_of_then(program: Program, drive: Driver, table: TableScene) -> None:
    """And so once more after an own choice."""
    views = stood(table, 0)
    table.give(0, "end_turn")
    until_asked(drive, table)
    others = views[1:]
    assert len({repr(view) for view in others}) > 3
    for _ in range(2):
        shown = put_on_screen(table)
        table.catch_up.repeat()
        until_asked(drive, table)
        assert [view for view in views if view in shown] == shown and shown[-1] == views[-1]
        assert len(shown) >= len(others) - 1
        assert table.asked is not None
        table.give(0, pick([one for one in table.options() if one.key != "end_turn"], Stream(3, "own")).key)
        until_asked(drive, table)


@pytest.mark.slow
def test_c6_14_what_was_taken_back_is_not_shown_again(program: Program, drive: Driver, table: TableScene) -> None:
    views = stood(table, 0)
    table.give(0, "end_turn")
    until_asked(drive, table)
    tried = False
    for option in [one for one in table.options() if one.key != "end_turn"]:
        table.give(0, option.key)
        until_asked(drive, table)
        tried = table.match.can_undo(0)
        if tried:
            break
    assert tried
    gone = views[-1]
    table.undo_choice()
    until_asked(drive, table)
    table.give(0, pick([one for one in table.options() if one.key not in ("end_turn", option.key)], Stream(4, "x")).key)
    until_asked(drive, table)
    shown = put_on_screen(table)
    table.catch_up.repeat()
    assert gone not in shown and shown[-1] == views[-1]


def test_c6_14_what_others_do_is_told_on_no_notice(program: Program, table: TableScene) -> None:
    """Beside its place where that is free, else in the line of prompts."""
    unit = next(unit for unit in table.view.seats[1].units)
    line = LogLine(1, "Bot One moved a unit.", "ui/info", seat=1, ref=f"cell:{unit.cell}")
    table.caption.tell(line)
    beside = table.caption.plate.copy()
    program.nav.toast("Something to read.")
    notice = program.nav.stack.toasts.shown[0]
    notice.rect = beside.copy()
    table.caption.tell(line)
    assert not table.caption.plate.colliderect(notice.rect)


@pytest.mark.slow
def test_c6_7a_what_was_missed_stands_out_in_the_log_until_the_next_own_choice(
    drive: Driver, table: TableScene
) -> None:
    table.give(0, "end_turn")
    until_asked(drive, table)
    table.catch_up.repeat()
    until_asked(drive, table)
    assert table.log.mark is not None
    table.give(0, pick([one for one in table.options() if one.key != "end_turn"], Stream(3, "own")).key)
    assert table.log.mark is None


@pytest.mark.slow
def test_c6_14_what_is_shown_again_is_read_action_by_action(
    program: Program, drive: Driver, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as when it happened, whatever it takes: it was asked for."""
    table.give(0, "end_turn")
    until_asked(drive, table)
    account = table.playback.account
    assert account is not None
    reads = [table.title_table.read_ms(event) for event in table.match.events(0, account.first)]
    monkeypatch.setattr(catch_up, "CATCH_UP_MS", sum(reads) // 4)
    program.media.motion = True
    table.catch_up.repeat()
    passed = 0
    while table.asked is None:
        drive.frames(1, 50)
        passed += 50
    assert passed >= sum(reads) - 50 * len(reads)
    assert sum(1 for read in reads if read) > 1


@pytest.mark.slow
def test_c6_14_who_opens_a_match_again_can_look_at_what_happened_since_the_own_last_choice(
    program: Program, drive: Driver, table: TableScene
) -> None:
    """Nobody else sits here, so that nothing of it is shown unasked."""
    table.give(0, "end_turn")
    until_asked(drive, table)
    match, actions = table.match, table.catch_up.actions
    assert isinstance(match, Match) and actions
    match.save()
    match.close()
    again = _shown(program, TableScene(program.client, Match.load(program.home, match.match_id)))
    until_asked(drive, again)
    assert again.catch_up.can_repeat and again.catch_up.actions == actions
    again.catch_up.repeat()
    assert again.catch_up.all == actions and again.catch_up.words()[0] == again.t("table.catch_up.again")
