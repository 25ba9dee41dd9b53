"""The menu of what one place can mean stands beside that place at every size of the interface."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.media import theme
from scenes.table.pick_menu import RING, PickMenu
from scenes.titles.creed.units import unit_words
from tests.gallery.creed_tables import picked
from tests.gallery.painting import headless_program

NEAR = 40


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_c1_3_the_menu_stands_beside_what_it_is_about(tmp_path: Path, scale: int) -> None:
    program = headless_program(tmp_path, "en", scale)
    try:
        scene = picked(program.client)
        if scene not in program.nav.stack:
            program.nav.stack.reset(scene, animated=False)
        program.frame(50)
        menu = program.nav.stack.top
        assert isinstance(menu, PickMenu)
        (cell,) = {option.refs[-1] for option in menu.options}
        spot = menu.table.title_table.place_of(cell)
        sight = menu.table.title_table.in_sight(menu.options)
        assert spot is not None and spot in sight and len(sight) > 3
        for x, y in ((900, 500), (1880, 40), (40, 1040)):
            beside = PickMenu(menu.table, menu.question, menu.options, (x, y))
            program.nav.stack.replace(beside, animated=False)
            assert beside.rect.collidelist(sight) < 0, "neither the unit nor whom it faces"
            free = beside.rect.collidelist(menu.table.title_table.pieces()) < 0
            assert free or beside.rect.colliderect(spot.inflate(2 * NEAR, 2 * NEAR))
    finally:
        program.shut()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c1_2_the_menu_hides_nothing_that_stands_on_the_board_where_free_ground_has_room_for_it(
    tmp_path: Path, language: str
) -> None:
    program = headless_program(tmp_path, language, 100)
    try:
        picked(program.client)
        menu = program.nav.stack.top
        assert isinstance(menu, PickMenu) and menu.rect.collidelist(menu.table.title_table.pieces()) < 0
    finally:
        program.shut()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_2_the_menu_says_and_marks_what_it_is_about(tmp_path: Path, language: str, scale: int) -> None:
    program = headless_program(tmp_path, language, scale)
    try:
        picked(program.client)
        menu = program.nav.stack.top
        assert isinstance(menu, PickMenu)
        program.frame(50)
        title_table, prompt = menu.table.title_table, menu.table.prompt
        ref = menu.options[0].refs[-1]
        spot, ring = title_table.place_of(ref), menu.ui.find("pick.meant")
        assert spot is not None and ring is not None and ring.rect.contains(spot)
        assert ring.rect.width < spot.width + 4 * RING, "as large as what it marks, however large words are"
        unit = next(one for one in menu.table.view.seats[0].units if f"cell:{one.cell}" == ref)
        assert unit_words(program.media, unit.unit) in prompt.text and prompt.shown_rule == "R8.2"
    finally:
        program.shut()


@pytest.mark.slow
def test_c1_2_the_ring_shows_what_enter_takes_though_the_pointer_has_opened_the_menu(tmp_path: Path) -> None:
    program = headless_program(tmp_path, "en", 100)
    try:
        picked(program.client)
        menu = program.nav.stack.top
        assert isinstance(menu, PickMenu) and not menu.ui.by_keys
        program.frame(50)
        tones = [menu.table.title_table.face(menu.question, option).tone for option in menu.options]
        assert tones == ["bad", "good"], "the first one would fail"
        first = menu.ui.find("pick.1")
        assert first is not None and menu.ui.focus is first
        ring = first.focus_ring().inflate(2, 2)
        assert program.nav.stack.painted().get_at((ring.centerx, ring.top + 1))[:3] == theme.FOCUS[:3]
    finally:
        program.shut()
