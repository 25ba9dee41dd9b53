"""C2.1, C10.3: what decides a game, on the plate beside its poster; and where the head of the menu stands."""

from __future__ import annotations

import pygame
import pytest

from scenes.media.canvas import FULL
from scenes.menu.main_menu import MainMenu
from scenes.menu.places import BANNERS, MenuPlaces
from scenes.menu.poster import AboutPlate, PointPlate
from scenes.program import Program
from scenes.titles import TITLES, ui_of


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_c10_3_what_decides_a_game_keeps_its_icon_with_large_letters(
    program: Program, monkeypatch: pytest.MonkeyPatch, language: str, title: str
) -> None:
    program.client.set_language(language)
    program.client.set_scale(130)
    menu = MainMenu(program.client)
    program.nav.stack.reset(menu, animated=False)
    place = next(widget for widget in menu.ui.root.each() if isinstance(widget, AboutPlate)).rect
    about = AboutPlate(menu, place, ui_of(title))
    drawn: list[str] = []
    get = program.media.sprites.get
    monkeypatch.setattr(program.media.sprites, "get", lambda name, **size: drawn.append(name) or get(name, **size))
    for plate in about.each():
        if isinstance(plate, PointPlate):
            drawn.clear()
            plate.draw_back(pygame.Surface(FULL.size))
            assert drawn == [plate.sprite], plate.text


@pytest.mark.parametrize("scale", [90, 100, 110, 120, 130])
def test_c10_3_nothing_of_the_menus_head_stands_over_the_painted_banners(scale: int) -> None:
    places = MenuPlaces(scale)
    assert places.record.right <= BANNERS - 4 and places.card.left == places.side(0).left
    assert places.corner(0).left > BANNERS + 760
