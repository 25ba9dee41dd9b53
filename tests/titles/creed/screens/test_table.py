"""Section 10, C6: Creed at the table - whose turn, set-up, action board, panels, warnings - through the event queue."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.core.rng import Stream
from game.titles.creed.forecast import FieldForecast
from scenes.kit.table_question import TableQuestion
from scenes.media import theme
from scenes.program import Program
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.creed import table_layout
from scenes.titles.creed.foretold import figures, seen_from
from scenes.titles.creed.standing import COLUMNS
from scenes.titles.creed.units import place_words
from tests.gallery.creed_tables import asks, parts, played, seats
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened, until_asked
from tests.titles.creed.screens.hands import (
    answers,
    asked_now,
    click_place,
    in_turn,
    press,
)

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.slow
def test_c6_2_the_table_is_heard_in_its_own_music(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(program.media.sounds, "music", told.append)
    in_turn(program, drive)
    assert told[-1] == "creed/ambient"


# ---------------------------------------------------------------- what is told before a choice
@pytest.mark.slow
def test_c6_15_what_an_attack_leads_to_stands_at_the_top_also_over_a_pinned_page(program: Program, drive: Driver
                                                                                ) -> None:
    table = in_turn(program, drive)
    shown = parts(table)
    board, inspector = shown.board, shown.inspector
    acting, target, option = next(
        (act, goal, options[0]) for act, goals in board.shown.offers.acts.items() for goal, options in goals.items()
        if options[0].verb == "field_attack"
    )  # fmt: skip
    inspector.inspect("action:rumour")
    board.select(acting)
    board.point(target)
    page, made = inspector.page, board.shown.leads_to(option)
    assert isinstance(made, FieldForecast) and page is not None
    assert page.ref == target and page.top[0].kind == "total"
    told = {row.value for row in page.top}
    assert str(made.power) in told and figures(made.hits[0]) in told
    board.point("")
    assert inspector.ref == "action:rumour" and inspector.pinned


@pytest.mark.slow
def test_c6_15_a_front_is_told_from_where_the_reader_sits(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown, t = parts(table), program.media.t
    for line in shown.board.shown.view.lines:
        page = shown.words.page(f"cell:{line.seat}{line.line}r1")
        assert page is not None
        mine = line if line.seat == 0 else shown.board.shown.view.lines[
            6 * line.enemy + ("L1", "L2", "L3", "R1", "R2", "R3").index(line.enemy_line)]  # fmt: skip
        (row,) = [row for row in page.rows if row.text == t("creed.front.yours")]
        open_ = t("creed.page.open")
        assert row.value == (t("creed.page.blocked", n=mine.blockers) if mine.blockers else open_)


# ---------------------------------------------------------------- whose turn
@pytest.mark.slow
def test_c6_7_a_curtain_falls_between_sides_and_none_between_allies(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table = opened(program, drive, played(program.client, "pggg", 4, asks("team_turn", 0, 2)))
    curtains = []
    for _ in range(60):
        top = program.nav.stack.top
        if isinstance(top, Curtain):
            curtains.append(top.seat % 2)
            drive.frames(1, 500)
            drive.click("lift")
        elif table.asked is not None:
            table.answer("end_turn")
        drive.frames(1, 100)
    assert len(curtains) > 3
    assert all(a != b for a, b in pairwise(curtains))


@pytest.mark.slow
def test_c6_7_allies_alone_at_a_machine_never_see_a_curtain(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pbgb", 4, asks("setup_tents")))
    hand = Stream(5, "hand")
    for _ in range(120):
        assert program.nav.stack.top is table
        if table.asked is not None:
            table.give(table.asked.seat, hand.pick(table.options()).key)
        drive.frames(1, 100)
    assert table.viewer == 0


def test_r4_1_a_click_on_the_allys_panel_acts_as_the_ally(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    drive.click("seat.2")
    assert asked_now(table) == 2


@pytest.mark.slow
def test_r4_1_a_key_turns_from_ally_to_ally_and_back(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    drive.key(pygame.K_a)
    drive.frames(1, 300)
    there = asked_now(table)
    drive.key(pygame.K_a)
    assert (there, asked_now(table)) == (2, 0)


def test_r4_1_a_click_on_an_allys_unit_selects_it_for_the_ally(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    question = next(q for q in table.match.session.questions() if q.seat == 2)
    ref = next(o.refs[0] for o in question.options() if o.verb == "move")
    click_place(drive, table, ref)
    assert (asked_now(table), parts(table).board.selected) == (2, ref)


@pytest.mark.slow
def test_r4_1_the_hand_and_the_counters_are_those_of_who_acts(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    table.answer(next(o.key for o in table.options() if o.verb == "move"))
    until_asked(drive, table)
    own = parts(table).purse.content
    drive.click("seat.2")
    other = parts(table).purse.content
    assert own is not None and other is not None
    assert (own.own + own.white, other.own + other.white) == (9, 10)


@pytest.mark.slow
def test_r4_1_an_allied_bot_acts_when_the_person_has_ended_the_part(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table = in_turn(program, drive, "pbbb", 4)
    before = len(answers(table, 2))
    drive.frames(20, 100)
    waited = len(answers(table, 2))
    drive.key(pygame.K_e)
    drive.frames(20, 100)
    assert waited == before < len(answers(table, 2))


@pytest.mark.slow
def test_r4_1_an_allied_bot_acts_before_when_it_is_let(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbbb", 4)
    before = len(answers(table, 2))
    press(drive, "team")
    drive.frames(10, 100)
    assert len(answers(table, 2)) > before


@pytest.mark.slow
def test_r4_1_a_bot_that_was_let_act_is_held_again(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbbb", 4)
    press(drive, "team")
    press(drive, "team")
    drive.frames(10, 100)
    assert asked_now(table) == 0


@pytest.mark.slow
def test_c6_6_an_ally_takes_back_the_choice_that_the_side_made_last(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    drive.click("seat.2")
    before = table.match.session.digest()
    table.answer(next(o.key for o in table.options() if o.verb == "move"))
    until_asked(drive, table)
    drive.click("table-undo")
    assert table.match.session.digest() == before


# ---------------------------------------------------------------- set-up
def test_section_4_the_log_of_an_enemy_does_not_name_a_face_down_unit(program: Program) -> None:
    match = Match.new(program.home, "creed", seats("pg"), {"first_side": "0"}, 3)
    for seat, key in ((0, "vault"), (1, "vault"), (0, "ambush_4")):
        match.answer(seat, key)
    table = TableScene(program.client, match)
    event = next(e for e in match.events(1) if e.kind == "placed" and e.data["down"])
    table.viewer = 1
    table.playback.shown = match.session.view(1)
    line = table.title_table.line(event)
    assert line is not None
    here = seen_from(table.playback.shown, str(event.data["cell"]))
    assert here[0] == "R", "what is a left line to its seat is a right one from here"
    actor, cell = program.media.t("creed.nation.aurand.short"), place_words(program.media, here)
    assert line.text == program.media.t("creed.log.placed.hidden", actor=actor, cell=cell)


def test_r10_3_the_second_quiet_round_is_warned_of(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table = opened(program, drive, played(program.client, "gb", 3, asks("team_turn", 0, 1), first_side="0"))
    for _ in range(400):
        if program.nav.stack.toasts.shown:
            break
        if table.asked is not None:
            table.answer("end_turn")
        question = table.match.session.question(1)
        if question is not None:
            table.give(1, "end_turn")
        drive.frames(1, 200)
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [
        program.media.t("creed.quiet.warn", n=2, left=2)
    ]


def test_c6_3_the_situation_panel_opens_and_closes_by_its_key(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    drive.key(pygame.K_s)
    panel = parts(table).situation
    assert panel is not None
    was = panel.visible, panel.rect.size
    drive.key(pygame.K_ESCAPE)
    assert (was, panel.visible) == ((True, table_layout.SITUATION[2].size), False)


@pytest.mark.parametrize("scale", [100, 130])
def test_c6_3_columns_of_the_standing_are_as_wide_as_their_titles(program: Program, drive: Driver, scale: int) -> None:
    program.client.set_language("en")
    table = in_turn(program, drive)
    type_, panel = program.media.theme, parts(table).situation
    type_.set_scale(scale)
    titles = [program.media.t(f"creed.sit.{name}") for name, _ in COLUMNS]
    columns = panel.standing.columns(panel.rect)
    assert all(type_.width(title, 18) <= width for title, (_, width) in zip(titles, columns, strict=True))


@pytest.mark.parametrize(("kinds", "halved"), [("pbgb", True), ("pgbb", False), ("pbbb", True)])
def test_r20_5_a_person_as_ally_is_no_opponent(program: Program, kinds: str, halved: bool) -> None:
    match = Match.new(program.home, "creed", seats(kinds), {"quiet_rounds": "6"}, 11)
    lot = Stream(11, "ally")
    while not match.over:
        question = lot.pick(match.session.questions())
        match.session.answer(question.seat, lot.pick(question.options()).key)
    result = match.result_of(match.seat(0))
    assert result is not None and result.bots_only is halved


def test_c6_3_whoever_is_in_the_match_has_a_red_circle_whosever_turn_it_is(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    drive.key(pygame.K_s)
    panel = parts(table).situation
    assert panel is not None
    drive.frames(2)
    red = pygame.mask.from_threshold(program.media.canvas.surface, theme.BUSY, (2, 2, 2, 255))
    green = pygame.mask.from_threshold(program.media.canvas.surface, theme.FREE, (2, 2, 2, 255))
    column = pygame.mask.Mask((40, panel.rect.height), True)
    at = (panel.rect.x + 60, panel.rect.y)
    assert red.overlap_area(column, at) > 2 * 30 and green.overlap_area(column, at) == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("kinds", ["pg", "pggg"])
def test_c1_3_everything_that_happens_and_is_asked_has_its_words(program: Program, language: str, kinds: str) -> None:
    program.client.set_language(language)
    match = Match.new(program.home, "creed", seats(kinds), {"quiet_rounds": "6"}, 11)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    lot = Stream(11, "words")
    for _ in range(700):
        questions = match.session.questions()
        if not questions:
            break
        question = lot.pick(questions)
        table.playback.jump(match.session.view(question.seat))
        table.asked = question
        assert table.title_table.prompt(question)[0]
        assert all(table.title_table.face(question, option).text for option in question.options())
        match.session.answer(question.seat, lot.pick(question.options()).key)
    told = [table.title_table.line(event) for seat in (None, 0, 1) for event in match.events(seat)]
    assert all(line.text and program.media.sprites.has(line.icon) for line in told if line is not None)


# ---------------------------------------------------------------- a whole match
def act(drive: Driver, table: TableScene, hand: Stream) -> None:
    """One choice by hand: the primary button, the tray, or the acting thing and its target on the board."""
    options = table.options()
    option = hand.pick([o for o in options if o.key != "end_turn"] or options) if hand.below(4) else options[-1]
    widgets = parts(table)
    if option.key == table.title_table.primary(options):
        drive.click("table-primary")
    elif len(option.refs) > 1 and option.refs[0].startswith(("cell", "action")) and not option.key.startswith("swap"):
        widgets.board.select(option.refs[0])
        click_place(drive, table, option.refs[1])
    elif drive.has(f"tray.{option.key}"):
        drive.click(f"tray.{option.key}")
    else:
        table.answer(option.key)
    top = drive.program.nav.stack.top
    if isinstance(top, PickMenu):
        drive.click("pick.0")
    elif isinstance(top, TableQuestion):
        drive.click("answer.0")


@pytest.mark.slow
def test_c6_9_two_persons_play_to_the_end_at_one_machine(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    match = Match.new(program.home, "creed", seats("pg"), {"round_limit": "12", "quiet_rounds": "3"}, 9)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    hand = Stream(2, "hand")
    for _ in range(3000):
        top = program.nav.stack.top
        if isinstance(top, ResultScene):
            break
        if isinstance(top, Curtain):
            drive.frames(1, 500)
            drive.click("lift")
        elif table.asked is not None:
            act(drive, table, hand)
        elif table.news.resting:
            table.press_primary()
        drive.frames(1, 100)
    assert isinstance(program.nav.stack.top, ResultScene)


def test_c7_1_a_saved_match_of_creed_is_opened_where_it_was_left(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3, asks("team_turn", 0, 2))
    match.save()
    match.close()
    table = opened(program, drive, Match.load(program.home, match.match_id))
    assert table.match.session.digest() == match.session.digest()
