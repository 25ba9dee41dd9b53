"""C6.4, C6.4a: every event has its line, every option its words, every refusal its sentence - in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.core.ask import Question
from game.core.callbacks import ignore
from game.core.events import Event
from game.core.rng import Stream
from game.titles.realigious.view import SeatPublic
from scenes.kit.log_line import LogLine
from scenes.media import theme
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.table import controllers
from scenes.table.log_list import BAR, TEXT_X, LogList
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.titles.realigious.foretold import percent, terms_rows
from scenes.titles.realigious.table import RealigiousTable
from scenes.titles.realigious.view_steps import step
from scenes.widgets.button import Button
from tests.gallery import realigious_tables as samples
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, seats, until_asked


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def tables(program: Program, seeds: range) -> Iterator[TableScene]:
    for seed in seeds:
        match = Match.new(program.home, "realigious", seats("gbb"), {}, seed)
        table = TableScene(program.client, match)
        program.nav.stack.reset(table, animated=False)
        yield table


def room_of(button: Button) -> int:
    """How wide the words on it may be."""
    return button.rect.width - 24 - (button.icon_size + 10 if button.icon else 0)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4a_every_event_and_option_of_whole_matches_has_words(program: Program, language: str) -> None:
    program.client.set_language(language)
    told = 0
    for table in tables(program, range(3, 9)):
        match, lot = table.match, Stream(1, "words")
        while not match.over:
            question = match.question()
            assert question is not None
            table.viewer = question.seat
            table.playback.shown = match.session.view(question.seat)
            text, hint = table.title_table.prompt(question)
            assert text and "{" not in text + hint
            for option in question.options():
                face = table.title_table.face(question, option)
                assert face.text and "{" not in face.text + face.note
                assert not face.icon or program.media.sprites.has(face.icon), face.icon
            table.asked = question
            table.offer()
            for button in table.choices.children:
                assert isinstance(button, Button)
                assert program.media.theme.width(button.text, theme.SMALL, True) <= room_of(button), button.text
            match.session.answer(question.seat, pick(question.options(), lot).key)
        for seat in range(3):
            for event in match.events(seat):
                line = table.title_table.line(event)
                assert line is not None, event
                assert "{" not in line.text and program.media.sprites.has(line.icon), (event, line)
                assert line.rule and line.group in table.title_table.groups
                told += 1
    assert told > 3000


def test_c6_4_tips_of_everything_have_words_and_no_secret_of_a_hidden_tile(program: Program) -> None:
    table = open_table(program, "gbb")
    match, lot = table.match, Stream(2, "tips")
    for _ in range(120):
        question = match.question()
        assert question is not None
        match.session.answer(question.seat, pick(question.options(), lot).key)
    table.viewer = 0
    view = match.session.view(0)
    table.playback.shown = view
    for tile in view.tiles:
        tip = table.title_table.tip(f"tile:{tile.tile}")
        assert tip.heading and "{" not in "".join(tip.rows())
        if not tile.shown:
            assert len(tip.lines) <= 1
    for who in view.celebrities:
        assert table.title_table.tip(f"celebrity:{who.celebrity}").more
    for seat in range(3):
        assert table.title_table.tip(f"seat:{seat}").heading


def test_c6_4_the_sum_of_a_rate_adds_up(program: Program) -> None:
    table = open_table(program, "gb")
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable)
    view = table.match.session.view(0)
    rated = [(tile.tile, tile.forecast) for tile in view.tiles if tile.forecast is not None]
    assert rated
    for tile, made in rated:
        page = title_table.words.page(f"tile:{tile}")
        assert page is not None
        assert [row.value for row in page.top if row.kind == "total"] == [percent(made.chance)]
        assert len(terms_rows(title_table.words, made.terms)) == len(made.terms)
        assert title_table.tip(f"tile:{tile}").lines[-1].value == percent(made.chance)


def test_c6_5_a_step_shows_a_piece_where_the_event_took_it_and_nothing_later(program: Program) -> None:
    match = open_table(program, "gbb").match
    lot = Stream(3, "steps")
    for _ in range(60):
        question = match.question()
        assert question is not None
        before, count = match.session.view(0), match.session.event_count()
        match.session.answer(question.seat, pick(question.options(), lot).key)
        after = match.session.view(0)
        shown = before
        for event in match.events(0, count):
            shown = step(shown, event, after)
            check_step(event, shown.seats)


def test_r12_6_a_move_that_is_not_told_takes_the_piece_out_of_sight(program: Program) -> None:
    """The view of after may see the piece again later: the step must not tell where it is by then."""
    after = open_table(program, "gbb").match.session.view(0)
    shown = step(after, Event(0, "moved", "R6.1", {"seat": 1}), after)
    assert after.seats[1].tile >= 0
    assert shown.seats[1].tile == shown.seats[1].minimap_tile == -1


def check_step(event: Event, players: tuple[SeatPublic, ...]) -> None:
    tile, seat = event.data.get("tile"), event.data.get("seat")
    if event.kind in ("moved", "transferred") and isinstance(seat, int) and isinstance(tile, int):
        assert players[seat].tile == tile


@pytest.mark.slow
def test_c6_4a_the_log_scrolls_filters_and_shows_the_place_of_a_line(program: Program, drive: Driver) -> None:
    table = open_table(program, "gbb")
    match, lot = table.match, Stream(4, "log")
    for _ in range(150):
        question = match.question()
        assert question is not None
        match.session.answer(question.seat, pick(question.options(), lot).key)
    table.look_through(0)
    table.telling.all_anew()
    shown: list[str] = []
    table.log.scene.point_at = shown.append  # type: ignore[method-assign]
    rows = table.log.list
    assert rows.up == 0 and rows.visible_lines()[0][0] == len(rows.lines) - 1
    drive.move(rows.rect.center)
    drive.wheel(3)
    assert rows.up > 0
    index = rows.line_at(rows.rect.center)
    drive.click(rows.rect.center)
    assert shown == [rows.lines[index].ref]
    drive.click("log.filter.combat")
    assert all(line.group == "combat" for line in rows.lines)
    drive.click("log.filter.all")
    for _ in range(400):
        drive.wheel(9)
        drive.move(rows.rect.center)
    assert rows.visible_lines()[-1][0] == 0
    assert rows.thumb().top == rows.rect.top


def test_c6_4a_no_row_of_the_log_is_cut_at_its_edges(program: Program) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    rows = LogList(scene, (40, 40, 304, 200), ignore, ignore, lambda _seat: "ui/eye")
    rows.fill([LogLine(n, "many words that take more than a single row here " * 2, "ui/eye") for n in range(9)])
    for up in range(0, 200, 3):
        rows.up = up
        picture = pygame.Surface((400, 300), pygame.SRCALPHA)
        rows.draw(picture)
        words = picture.subsurface((40 + TEXT_X, 40, 304 - TEXT_X - BAR - 8, 200))
        edges = [words.get_at((x, y)) for y in (0, 199) for x in range(words.get_width())]
        assert (pygame.mask.from_surface(words).count() > 999, any(edge.a for edge in edges)) == (True, False)


def test_c6_4a_no_line_of_the_log_is_cut_however_it_is_scrolled(program: Program, drive: Driver) -> None:
    log = open_table(program, "gb").log
    log.fill([LogLine(no, f"line {no} " + "of many words " * (no % 5), "ui/turn") for no in range(40)])
    rows = log.list

    def whole() -> bool:
        ends = [(y, y + rows.height_of(rows.lines[i])) for i, y in rows.drawn_lines()]
        covered = log.down.visible and not log.short and any(end > log.down.rect.top for _, end in ends)
        return ends[0][1] == rows.bottom and ends[-1][0] >= rows.rect.top and not covered

    drive.move(rows.rect.center)
    for amount in (1, 2, -1, 3, -2, 1, -9, 4):
        drive.wheel(amount)
        assert whole()
    drive.down(rows.rect.center)
    for by in range(1, 60, 7):
        rows.on_drag((rows.rect.centerx, rows.rect.centery + by), (0, 7))
        assert whole()
    drive.up(rows.rect.center)
    before = rows.up
    assert before
    rows.scroll(1)
    assert rows.up > before and whole()


def test_c6_4a_a_line_of_the_log_has_a_tip_where_there_is_more_to_tell(program: Program, drive: Driver) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    rows = LogList(scene, (40, 40, 304, 200), ignore, ignore, lambda _seat: "ui/eye")
    rows.fill([LogLine(1, "plain", "ui/eye", "R7.1"), LogLine(2, "long", "ui/eye", "R7.1", details=("and more",))])
    tips = []
    for _, top in rows.visible_lines():
        drive.move((rows.rect.centerx, top + 8))
        tips.append(rows.hint())
    assert sorted(tips) == ["", "long\nand more"]
    assert rows.spoken().endswith("R7.1")


def test_c6_4a_a_line_without_a_place_says_so(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    table.log.list.on_choose(LogLine(1, "-", "ui/turn"))
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [program.media.t("log.no_place")]


def test_c6_4a_only_a_line_with_a_place_looks_as_if_it_could_be_pressed(program: Program, drive: Driver) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    rows = LogList(scene, (40, 40, 304, 200), ignore, ignore, lambda _seat: "ui/eye")
    rows.fill([LogLine(1, "plain", "ui/eye"), LogLine(2, "placed", "ui/eye", ref="tile:1")])
    seen = []
    for _, top in rows.visible_lines():
        before = program.nav.stack.painted().subsurface(rows.rect).copy()
        drive.move((rows.rect.centerx, top + 8))
        after = program.nav.stack.painted().subsurface(rows.rect)
        lit = pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
        seen.append((rows.cursor, lit))
        drive.move((1, 1))
    assert seen == [("hand", True), ("arrow", False)]


def test_c6_4a_who_has_scrolled_the_log_back_sees_that_lines_have_come_and_goes_to_them(
    program: Program, drive: Driver
) -> None:
    log = open_table(program, "gb").log
    log.fill([LogLine(no, f"line {no}", "ui/turn") for no in range(40)])
    assert not drive.has("log.newer")
    log.list.scroll(200)
    assert log.down.text == program.media.t("log.newest")
    log.append(LogLine(40, "another", "ui/turn"))
    log.append(LogLine(41, "another", "ui/turn"))
    assert log.down.text == program.media.t("log.newer", n=2) and log.down.kind == "gold"
    drive.click("log.newer")
    assert (log.list.up, log.list.newer, drive.has("log.newer")) == (0, 0, False)


def test_c10_3_in_large_letters_the_way_to_the_newest_line_hides_only_the_end_of_one(program: Program) -> None:
    program.client.set_scale(130)
    log = open_table(program, "gb").log
    log.fill([LogLine(no, f"line {no}", "ui/turn") for no in range(40)])
    log.list.scroll(200)
    log.append(LogLine(40, "another", "ui/turn"))
    assert log.down.text == "1" and program.media.t("log.newer", n=1) in log.down.heard()
    assert log.down.rect.width * 3 < log.list.rect.width and log.list.rect.contains(log.down.rect)


def test_c6_4a_the_number_of_a_table_of_the_book_does_not_stand_beside_a_line_as_that_of_a_rule(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, set_ = Scene(program.client), list[str]()
    program.nav.stack.reset(scene, animated=False)
    line = program.media.theme.line
    monkeypatch.setattr(program.media.theme, "line", lambda words, *args: (set_.append(words), line(words, *args))[1])
    rows = LogList(scene, (40, 40, 304, 200), ignore, ignore, lambda _seat: "ui/eye")
    rows.fill([LogLine(1, "gods", "ui/eye", "5.10"), LogLine(2, "cards", "ui/eye", "R5.10")])
    program.nav.stack.painted()
    assert set_ == ["R5.10"]


@pytest.mark.slow
def test_c6_4_an_empty_place_of_the_hand_says_so(program: Program, drive: Driver) -> None:
    def has_room(match: Match, question: Question) -> bool:
        refusal = match.session.why_not(0, "hand:3")
        return question.seat == 0 and refusal is not None and refusal.text == "why.empty_slot"

    table = until_asked(drive, samples.table(program.client, "pb", 3, has_room))
    drive.click("hand.3")
    assert table.prompt.refusal == program.media.t("realigious.why.empty_slot").removesuffix("(R5.4)").rstrip()


def test_c6_5_the_strip_shows_the_last_eight_actions_and_tells_the_one_that_is_pointed_at(
    program: Program, drive: Driver
) -> None:
    table = until_asked(drive, open_table(program, "gbb"))
    lines = [LogLine(no, f"action {no}", "ui/hand", ref=f"tile:{no}", details=(f"detail {no}",)) for no in range(12)]
    strip = table.history
    strip.fill(lines[:11])
    strip.add(lines[11])
    told = []
    for i in range(8):
        drive.move(strip.square(i).center)
        told.append(strip.hint())
    assert told == [f"action {no}\ndetail {no}" for no in range(11, 3, -1)]


def test_c6_4a_a_square_of_the_strip_shows_the_place_of_its_action(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "gbb"))
    table.history.fill([LogLine(no, f"action {no}", "ui/hand", ref=f"tile:{no}") for no in range(4)])
    shown: list[str] = []
    table.point_at = shown.append  # type: ignore[method-assign]
    drive.click(table.history.square(1).center)
    drive.move((960, 1075))
    table.ui.set_focus(table.history, True)
    drive.key(pygame.K_RIGHT)
    drive.key(pygame.K_RETURN)
    assert shown == ["tile:2", "tile:2"]


@pytest.mark.slow
def test_c1_2_the_line_that_the_keys_come_to_is_in_sight_as_a_whole(program: Program, drive: Driver) -> None:
    """Also from where the log was scrolled up."""
    table = open_table(program, "pb")
    until_asked(drive, table)
    lines = table.log.list
    for i in range(40):
        lines.append(lines.lines[i % 2])
    lines.scroll(300)
    table.ui.set_focus(lines, True)
    for key, count in ((pygame.K_UP, 30), (pygame.K_DOWN, 20)):
        for _ in range(count):
            drive.key(key)
            cursor = lines._cursor
            top = next(y for i, y in lines.visible_lines() if i == cursor)
            assert lines.rect.top <= top and top + lines.height_of(lines.lines[cursor]) <= lines.bottom
