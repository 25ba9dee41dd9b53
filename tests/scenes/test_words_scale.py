"""C10.3, C1.3: the size of texts follows the options at once; the pseudo-language."""

from __future__ import annotations

import pytest

from game.store.settings import load_settings
from scenes.media.texts import FORMS, PSEUDO, Texts, pseudo
from scenes.media.theme import BODY, SCALES, SMALL, Theme
from scenes.menu.options_panel import OptionsPanel
from scenes.program import Program
from scenes.table.book import load
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
    assert load_settings(program.home.data)[0].ui_scale == 130


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
