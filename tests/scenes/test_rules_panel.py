"""C6.10, C12.8: reading, searching and walking the rulebook through the event queue."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.rules.measures import MARGIN, columns
from scenes.rules.page import HIT, LEAD, BookPage
from scenes.rules.panel import RulesPanel
from scenes.rules.sidebar import HitButton
from scenes.table import book, controllers
from scenes.table.log_list import TEXT_X, LogList
from scenes.table.table_scene import TableScene
from scenes.titles import TITLES
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as played_creed
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, until_asked

ALT, CTRL, SHIFT = pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def opened(program: Program, drive: Driver, title: str = "creed", place: str = "") -> RulesPanel:
    """The rulebook over the main menu."""
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    panel = RulesPanel(program.client, title, place)
    program.nav.stack.push(panel, animated=False)
    drive.frames(2)
    return panel


def page_of(panel: RulesPanel) -> BookPage:
    assert panel.page is not None
    return panel.page


def read_on(drive: Driver, panel: RulesPanel) -> None:
    """Frames until the whole book is laid out."""
    while page_of(panel) in panel.ui.ticking:
        drive.frames(1)


def marked(panel: RulesPanel) -> str:
    """The rule that has the plate."""
    index = page_of(panel).marked
    return panel.book.items[index].rule if index >= 0 else ""


def place_of(panel: RulesPanel, rule: str) -> int:
    """How far below the upper edge of the page a rule stands."""
    page, item = page_of(panel), panel.book.place(rule)
    assert item is not None
    page.show(item)
    return page._item_y(item) - page.top


def link_to(panel: RulesPanel, rule: str) -> tuple[int, int]:
    """A point on a link in sight."""
    page = page_of(panel)
    for index in page._in_sight():
        for link in page.blocks[index].links:
            x, y = page._origin(index)
            place = link.rect.move(x, y)
            if link.rule == rule and page.rect.contains(place):
                return place.center
    raise AssertionError(f"no link to {rule} in sight")


def search(drive: Driver, panel: RulesPanel, words: str) -> None:
    drive.key(pygame.K_f, CTRL)
    drive.type(words)


# ---------------------------------------------------------------- where it opens


@pytest.mark.slow
def test_c6_10_it_opens_at_the_rule_and_marks_it(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.2")
    assert marked(panel) == "R7.2"
    read_on(drive, panel)
    page, item = page_of(panel), panel.book.place("R7.2")
    assert item is not None
    index = page._block_of(item)
    placed = page.blocks[index].of(item)
    assert placed is not None and page._tops[index] + placed.y - page.top == MARGIN


@pytest.mark.slow
def test_c6_10_f1_in_a_creed_match_opens_creeds_rule_of_the_open_question(program: Program, drive: Driver) -> None:
    profiles(program.client, 1)
    table = TableScene(program.client, played_creed(program.client, "pb", 3, asks("team_turn", 0, 3)))
    program.nav.stack.reset(table, animated=False)
    until_asked(drive, table)
    assert table.asked is not None
    program.media.mouse = (-100, -100)
    table.ui.set_hover(None)
    table.ui.set_focus(None)
    drive.key(pygame.K_F1)
    panel = program.nav.stack.top
    assert isinstance(panel, RulesPanel) and panel.title == "creed"
    item = panel.book.place(table.asked.rule)
    assert item is not None and marked(panel) == item.rule


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_c6_10_words_have_the_whole_width_but_beside_a_picture(program: Program, drive: Driver, scale: int) -> None:
    program.client.set_scale(scale)
    panel = opened(program, drive, "realigious")
    read_on(drive, panel)
    page, measures = page_of(panel), columns(program.media.theme)
    for block in page.blocks:
        foot = block.picture_y + (block.picture.get_height() if block.picture is not None else 0)
        for placed in block.placed:
            beside = block.picture is not None and placed.y < foot
            assert placed.right == (measures.beside if beside else measures.wide)
    assert measures.wide > page.rect.width - 60


@pytest.mark.slow
def test_c6_10_the_page_begins_with_a_whole_line_wherever_it_is_scrolled_to(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "realigious", "R10.2")
    read_on(drive, panel)
    page = page_of(panel)
    drive.move(page.rect.center)
    for _ in range(12):
        drive.wheel(-1)
        block = page.blocks[page._in_sight()[0]]
        assert page.top - page._tops[page._in_sight()[0]] in (*(top for top, _ in block.lines()), block.height)
    drive.key(pygame.K_END)
    assert page.top == page.furthest


@pytest.mark.slow
def test_c10_3_targets_of_the_rulebook_grow_with_its_letters(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "realigious")
    before = {name: drive.find(name).rect.size for name in ("rules.back", "chapter.0")}
    program.client.set_scale(130)
    drive.frames(2)
    for name, (wide, high) in before.items():
        assert drive.find(name).rect.height == pytest.approx(high * 1.3, abs=2)
        assert drive.find(name).rect.width >= wide * 1.25
    assert all(panel.rect.contains(widget.rect) for widget in panel.ui.root.each() if widget.focusable)


def test_c6_10_arrows_that_lead_nowhere_say_why(program: Program) -> None:
    profiles(program.client, 1)
    panel = RulesPanel(program.client, "creed")
    program.nav.stack.reset(panel, animated=False)
    arrows = (panel.back, panel.forward, panel.next, panel.before)
    assert all(not arrow.enabled and arrow.reason and str(arrow.reason) in arrow.hint() for arrow in arrows)


@pytest.mark.slow
def test_c6_10_while_others_choose_the_rule_is_that_of_their_choice(program: Program, drive: Driver) -> None:
    profiles(program.client, 1)
    table = TableScene(program.client, played_creed(program.client, "pb", 3, asks("team_turn", 1, 3)))
    program.nav.stack.reset(table, animated=False)
    drive.frames()
    question = table.controllers.current()
    assert question is not None and question.seat == 1
    assert table.rules_place == question.rule


def test_c6_10_f1_on_the_menu_opens_the_chosen_games_book(program: Program, drive: Driver) -> None:
    profiles(program.client, 1)
    menu = MainMenu(program.client)
    program.nav.stack.reset(menu, animated=False)
    menu.title = "creed"
    menu.rebuild()
    drive.key(pygame.K_F1)
    assert isinstance(program.nav.stack.top, RulesPanel) and program.nav.stack.top.title == "creed"


@pytest.mark.slow
def test_c6_4a_the_rule_of_a_log_line_stands_beside_it_and_opens_the_book(program: Program, drive: Driver) -> None:
    table = open_table(program, "gb")
    until_asked(drive, table)
    log = table.log.list
    assert isinstance(log, LogList)
    index, y = next((i, y) for i, y in log.visible_lines() if log.lines[i].rule and y >= log.rect.y)
    plate = log.rule_plate(index)
    assert plate is not None and log.rect.contains(plate)
    assert plate.right < log.rect.x + TEXT_X and y <= plate.top and plate.bottom <= y + log.height_of(log.lines[index])
    drive.click(plate.center)
    panel = program.nav.stack.top
    assert isinstance(panel, RulesPanel) and panel.title == "realigious"
    assert panel.book.place(log.lines[index].rule) is panel.book.items[page_of(panel).marked]


# ---------------------------------------------------------------- the page


def test_c6_10_only_what_is_near_is_laid_out_at_once(program: Program, drive: Driver) -> None:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    panel = RulesPanel(program.client, "realigious")
    program.nav.stack.push(panel, animated=False)
    blocks = page_of(panel).blocks
    assert sum(block.laid for block in blocks) * 5 < len(blocks)


@pytest.mark.slow
def test_c6_10_what_is_laid_out_above_does_not_move_the_place(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "realigious", "SAC-3b")
    before = place_of(panel, "SAC-3b")
    read_on(drive, panel)
    item = panel.book.place("SAC-3b")
    assert item is not None and page_of(panel)._item_y(item) - page_of(panel).top == before


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c1_3_no_word_stands_outside_its_column(program: Program, drive: Driver, title: str) -> None:
    for language in ("ko", "en"):
        program.client.set_language(language)
        panel = opened(program, drive, title)
        read_on(drive, panel)
        wide = [placed.item.tag for block in page_of(panel).blocks for placed in block.placed
                for flow in (placed.head, placed.note, placed.text) for begin, end in flow.lines
                if flow._font.size(flow.text[begin:end])[0] > placed.right - placed.x]  # fmt: skip
        assert not wide


@pytest.mark.slow
def test_c1_2_keys_scroll_the_page(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    read_on(drive, panel)
    drive.key(pygame.K_PAGEDOWN)
    assert page_of(panel).top > 0
    drive.key(pygame.K_END)
    assert page_of(panel).top == page_of(panel).furthest
    drive.key(pygame.K_HOME)
    assert page_of(panel).top == 0


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c1_2_down_and_up_go_through_the_whole_book(program: Program, drive: Driver, title: str) -> None:
    panel = opened(program, drive, title)
    read_on(drive, panel)
    page = page_of(panel)
    for key, end in ((pygame.K_DOWN, page.furthest), (pygame.K_UP, 0)):
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        while page.top != end:
            before = page.top
            page.on_key(event)
            moved = page.top - before if key == pygame.K_DOWN else before - page.top
            assert 0 < moved <= page.line_step + LEAD


@pytest.mark.slow
def test_c6_10_the_chapter_that_is_read_lights_up(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    read_on(drive, panel)
    drive.key(pygame.K_PAGEDOWN, CTRL)
    assert panel.side._now == 1
    drive.click("chapter.3")
    assert page_of(panel).reading(140)[0].chapter == 3


# ---------------------------------------------------------------- links and history


@pytest.mark.slow
def test_c6_10_a_click_on_a_number_goes_there_and_alt_left_comes_back(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.7")
    read_on(drive, panel)
    top = page_of(panel).top
    drive.click(link_to(panel, "R8.7"))
    assert marked(panel) == "R8.7"
    drive.key(pygame.K_LEFT, ALT)
    assert (marked(panel), page_of(panel).top) == ("R7.7", top)
    drive.key(pygame.K_RIGHT, ALT)
    assert marked(panel) == "R8.7"


def test_c6_10_links_are_walked_and_followed_by_keys(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.7")
    drive.key(pygame.K_RIGHT)
    found = page_of(panel)._cursor
    assert found is not None
    drive.key(pygame.K_RETURN)
    assert marked(panel) == found[1].rule


def test_c6_10_pointing_at_a_link_tells_the_rule(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.7")
    drive.move(link_to(panel, "R8.7"))
    drive.frames(2, 400)
    item = panel.book.place("R8.7")
    assert item is not None and item.text in panel.ui.tooltip.text
    assert panel.ui.tooltip.rect.inflate(80, 80).collidepoint(link_to(panel, "R8.7"))


@pytest.mark.slow
def test_c6_10_another_games_book_opens_and_back_returns(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.7")
    panel.ui.set_focus(drive.find("game"))
    drive.key(pygame.K_LEFT)
    assert panel.title == "realigious" and panel.book.place("SAC-3b") is not None
    drive.click("rules.back")
    assert (panel.title, marked(panel)) == ("creed", "R7.7")


@pytest.mark.slow
def test_c1_3_another_language_keeps_the_place(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R7.7")
    before = page_of(panel).reading()[0].rule
    program.client.set_language("en")
    drive.frames(2)
    assert page_of(panel).reading()[0].rule == before


# ---------------------------------------------------------------- searching


@pytest.mark.slow
def test_c6_10_hits_are_counted_marked_and_walked(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    search(drive, panel, "관통")
    found = [hit.item for hit in panel.book.search("관통")]
    assert panel.count.text == f"1 / {len(found)}"
    assert set(page_of(panel).hits) == {item.index for item in found}
    drive.key(pygame.K_F3)
    assert page_of(panel).hit_now == found[1].index
    drive.key(pygame.K_F3, SHIFT)
    drive.key(pygame.K_F3, SHIFT)
    assert page_of(panel).hit_now == found[-1].index


@pytest.mark.slow
def test_c6_10_the_present_hit_is_in_sight(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    search(drive, panel, "암살자")
    for _ in panel.hits:
        page = page_of(panel)
        y = page._item_y(panel.hits[panel.now].item) - page.top
        assert 0 <= y < page.rect.height
        drive.key(pygame.K_F3)


@pytest.mark.slow
def test_c6_10_hits_stand_in_a_list_with_the_words_around(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    search(drive, panel, "관통")
    drive.click("hit.1")
    assert panel.now == 1 and "관통" in drive.find("hit.1").spoken()


@pytest.mark.slow
def test_c6_10_nothing_found_is_said(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    search(drive, panel, "zzz")
    assert panel.count.text == program.media.texts.get("rules.count.none")
    assert not panel.next.enabled


@pytest.mark.slow
def test_c6_10_escape_ends_a_search_first_and_then_closes(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    search(drive, panel, "관통")
    drive.key(pygame.K_ESCAPE)
    assert program.nav.stack.top is panel and panel.hits == [] and drive.has("chapter.0")
    drive.key(pygame.K_ESCAPE)
    assert program.nav.stack.top is not panel


# ---------------------------------------------------------------- the coverage mark


@pytest.mark.slow
def test_c12_8_a_mark_counts_the_examples_and_its_tooltip_says_so(program: Program, drive: Driver) -> None:
    panel = opened(program, drive, "creed", "R5.4")
    page = page_of(panel)
    index, link = next((i, link) for i in page._in_sight() for link in page.blocks[i].marks if link.rule == "R5.4")
    x, y = page._origin(index)
    drive.move(link.rect.move(x, y).center)
    drive.frames(2, 400)
    count = page.marks.count("R5.4")
    assert panel.ui.tooltip.text == program.media.t("rules.tests", n=count, rule="R5.4")


@pytest.mark.parametrize("others", [True, False])
def test_c2_4_a_damaged_rulebook_is_told_and_that_of_another_language_is_shown(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, others: bool
) -> None:
    own, real = program.media.texts.language, book.load

    def load(title: str, language: str) -> book.Rulebook:
        if language == own or not others:
            raise ValueError(language)
        return real(title, language)

    monkeypatch.setattr(book, "load", load)
    book.opened.cache_clear()
    panel = opened(program, drive)
    assert bool(panel.book.items) == others
    panel.rebuild()
    words = program.media.t("start.texts", names=f"{own}/creed/rulebook.json")
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [words]
    book.opened.cache_clear()


@pytest.mark.slow
def test_c12_8_what_was_found_is_lit_in_whichever_line_it_stands(program: Program, drive: Driver) -> None:
    panel = opened(program, drive)
    panel.side.show_hits(panel.book.search("텐트"), -1)
    drive.frames(2)
    rows = [widget.rect for widget in panel.side.each() if isinstance(widget, HitButton) and widget.span is not None]
    canvas, seen = program.media.canvas.surface, [row for row in rows if panel.side.rect.contains(row)]
    for row in seen:
        places = ((x, y) for x in range(row.x, row.right) for y in range(row.y + 30, row.bottom - 4, 3))
        assert any(canvas.get_at(place)[:3] == HIT for place in places)
    assert seen


@pytest.mark.slow
def test_c12_8_rows_of_what_was_found_end_where_the_button_below_them_does(program: Program, drive: Driver) -> None:
    """Few of them need no bar, and none is left room for."""
    panel = opened(program, drive)
    panel.side.show_hits(panel.book.search("R8.4"), 0)
    rows = [widget for widget in panel.side.each() if isinstance(widget, HitButton)]
    assert rows and {row.rect.right for row in rows} == {panel.side.rect.right}
