"""The names of program and games stand in lettering of their own."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.wordmark import Wordmark, wordmark_of
from scenes.media.canvas import SIZE
from scenes.menu.main_menu import MainMenu
from scenes.menu.poster import Poster
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import RoomScene
from scenes.room.setup import RoomSetup
from scenes.titles import TITLES
from tests.gallery.profiles import profiles


def drawn(program: Program, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The sprites that the next picture of the topmost screen asks for."""
    asked: set[str] = set()
    get = program.media.sprites.get

    def noted(name: str, *args: object, **sizes: object) -> pygame.Surface:
        asked.add(name)
        return get(name, *args, **sizes)  # type: ignore[arg-type]

    monkeypatch.setattr(program.media.sprites, "get", noted)
    screen = program.nav.stack.top
    assert screen is not None
    screen.draw(pygame.Surface(SIZE))
    return asked


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_game_has_a_wordmark_in_both_languages(program: Program, language: str) -> None:
    program.media.take_language(language)
    for title in TITLES:
        assert wordmark_of(program.media, title) == f"{title}/wordmark_{language}"


@pytest.mark.parametrize("title", TITLES)
def test_the_menu_shows_the_names_of_program_and_chosen_game(
    program: Program, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu = program.nav.make("menu")
    assert isinstance(menu, MainMenu)
    program.nav.stack.reset(menu)
    menu.choose_title(title)
    assert {"ui/wordmark", wordmark_of(program.media, title)} <= drawn(program, monkeypatch)


@pytest.mark.parametrize("scene", [RoomScene, LoadingScene])
def test_room_and_loading_screen_show_the_games_name(
    program: Program, scene: type[RoomScene | LoadingScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    profiles(program.client, 1)
    monkeypatch.setattr(scene, "enter", lambda self: self.rebuild())
    program.nav.stack.reset(scene(program.client, RoomSetup(program.client, "creed", 2)))
    assert wordmark_of(program.media, "creed") in drawn(program, monkeypatch)


def test_a_poster_that_is_too_narrow_names_its_game_in_type(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = program.nav.make("menu")
    program.nav.stack.reset(menu)
    poster = menu.ui.find("poster.creed")
    assert isinstance(poster, Poster)
    poster.place((0, 0, 140, 430))
    assert wordmark_of(program.media, "creed") not in drawn(program, monkeypatch)


def test_a_game_without_wordmark_is_named_in_type(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = program.nav.make("menu")
    monkeypatch.setattr(program.media.sprites, "has", lambda _: False)
    mark = Wordmark(menu, (0, 0, 600, 60), "creed", "2")
    assert (mark.sprite, mark.words) == ("", f"{program.media.t('creed.title')} · 2")
