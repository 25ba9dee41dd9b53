"""C10.3, C1.3: the size of texts follows the options at once; the pseudo-language."""

from __future__ import annotations

import pygame
import pytest

from game.store.settings import load_settings
from scenes.media.texts import FORMS, PSEUDO, Texts, pseudo
from scenes.media.theme import BODY, SCALES, SMALL, Theme
from scenes.menu.options_panel import OptionsPanel
from scenes.program import Program
from scenes.shell.dialog import ROOM, PanelScene, QuestionDialog, ask
from scenes.table.book import load
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.scroll_list import Row, ScrollList
from tests.gallery.profiles import over_menu
from tests.scenes.conftest import Driver

SENTENCE = "A sentence that wants rather more room than it has got"


@pytest.mark.slow
def test_c10_3_the_scale_is_chosen_in_the_options_and_kept(program: Program, drive: Driver) -> None:
    over_menu(program.client, OptionsPanel)
    drive.frames()
    before = program.nav.stack.picture()
    drive.click("scale.130")
    assert program.media.theme.pixels(BODY) == 29
    assert program.nav.stack.picture().get_buffer().raw != before.get_buffer().raw
    drive.through()
    assert load_settings(program.home.data)[0].ui_scale == 130


def _question(program: Program) -> QuestionDialog:
    return ask(program.client, "Leave the room?", SENTENCE, [("Leave", "plain", None), ("Stay", "plain", None)])


def test_c10_3_a_dialog_grows_with_its_texts_around_its_middle(program: Program, drive: Driver) -> None:
    question = _question(program)
    drive.frames()
    panel, button, centre = question.rect.size, drive.find("answer.0").rect.size, question.rect.center
    program.client.set_scale(130)
    drive.frames()
    grown = drive.find("answer.0").rect
    assert question.rect.size == pytest.approx((panel[0] * 1.3, panel[1] * 1.3), abs=2)
    assert grown.size == pytest.approx((button[0] * 1.3, button[1] * 1.3), abs=2)
    assert question.rect.contains(grown) and question.rect.center == pytest.approx(centre, abs=1)
    program.client.set_scale(100)
    drive.frames()
    assert (question.rect.size, drive.find("answer.0").rect.size) == (panel, button)


def test_c10_3_a_panel_for_which_there_is_no_room_stays_on_the_canvas(program: Program, drive: Driver) -> None:
    over_menu(program.client, OptionsPanel)
    drive.frames()
    options = drive.top
    assert isinstance(options, OptionsPanel)
    before = options.rect.copy()
    program.client.set_scale(130)
    drive.frames()
    assert options.rect.width > before.width and ROOM.contains(options.rect)
    assert all(ROOM.contains(widget.rect) for widget in options.ui.root.each() if widget.focusable)


def test_c10_3_rows_that_are_made_later_are_as_large_as_the_first(program: Program, drive: Driver) -> None:
    program.client.set_scale(130)
    over_menu(program.client, Listing)
    drive.frames()
    first = drive.find("do.0").rect
    assert first.size == pytest.approx((100 * 1.3, 50 * 1.3), abs=2)
    drive.find("rows").scroll_to(40 * 80)  # type: ignore[attr-defined]
    drive.frames()
    last = drive.find("do.39").rect
    assert (last.size, last.x) == (first.size, first.x)
    assert drive.top.panel_rect().contains(last)  # type: ignore[union-attr]


class Listing(PanelScene):
    """A panel with a list."""

    size = (600, 500)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        ScrollList(panel, area, 40, self._row, row_height=60, gap=10, name="rows")

    def _row(self, row: Row, index: int) -> None:
        Button(row, (row.rect.x + 20, row.rect.y + 5, 100, 50), str(index), name=f"do.{index}")


@pytest.mark.parametrize("scale", SCALES)
def test_c10_3_letters_and_lines_are_of_the_scale(scale: int) -> None:
    plain, scaled = Theme(), Theme(scale=scale)
    for measure in (Theme.line_height, Theme.pixels, lambda theme, size: theme.text(SENTENCE, size).get_width()):
        assert measure(scaled, BODY) * 100 == pytest.approx(measure(plain, BODY) * scale, rel=0.04)


def test_c10_3_a_box_sets_large_texts_smaller_but_never_under_the_least_size() -> None:
    theme = Theme(scale=130)
    for width in range(100, 700, 50):
        assert SMALL <= theme.pixels(theme.fit(SENTENCE, width, BODY)) <= theme.pixels(BODY)


def test_c10_3_a_line_that_is_too_long_becomes_several_before_it_is_ended() -> None:
    theme, faults = Theme(), list[tuple[str, str]]()
    theme.on_fault = lambda kind, words: faults.append((kind, words))
    assert theme.line(SENTENCE, 200, BODY, height=80).get_height() > theme.line(SENTENCE, 900, BODY).get_height()
    assert faults == []
    assert theme.line(SENTENCE, 200, BODY, height=30).get_width() <= 200
    assert faults == [("ended", SENTENCE)]


def test_c1_3_the_pseudo_language_is_longer_english_with_the_same_placeholders() -> None:
    for text in Texts("en").table().values():
        shown = pseudo(text)
        assert FORMS.findall(shown) == FORMS.findall(text)
        letters = sum(map(str.isalpha, FORMS.sub("", text)))
        assert not letters or (shown[0] + shown[-1] == "[]" and len(shown) >= len(text) + letters * 0.3)


@pytest.mark.slow
def test_c1_3_the_pseudo_language_has_every_text_and_rulebook() -> None:
    assert Texts(PSEUDO).table().keys() == Texts("en").table().keys()
    book = load("creed", PSEUDO)
    assert [item.rule for item in book.items] == [item.rule for item in load("creed", "en").items]
    assert any(book.links(item) for item in book.items)
