"""C10.3, C1.2, C1.3: the options panel."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.store.settings import load_settings
from scenes.media.texts import LANGUAGES
from scenes.menu.credits_panel import FILE, blocks_of
from scenes.menu.main_menu import MainMenu
from scenes.menu.options_panel import GAP, OptionsPanel
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.slider import Slider
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver


@pytest.fixture
def options(program: Program, drive: Driver) -> OptionsPanel:
    profiles(program.client)
    program.nav.stack.reset(MainMenu(program.client))
    panel = OptionsPanel(program.client)
    program.nav.stack.push(panel)
    drive.frames()
    return panel


def test_c1_3_language_switches_at_once_everywhere(options: OptionsPanel, drive: Driver, program: Program) -> None:
    drive.click("language.en")
    assert program.media.texts.language == "en"
    start = program.nav.stack.all()[0].ui.find("start")
    assert isinstance(start, Button)
    assert start.text == "Start match"


def test_c10_3_changes_are_stored_when_the_panel_is_left(
    options: OptionsPanel, drive: Driver, program: Program
) -> None:
    drive.click("speed.fast")
    drive.click("motion")
    drive.click("page.play")
    drive.click("end_turn.always")
    drive.click("curtain")
    drive.click("curtain_passes")
    drive.key(pygame.K_ESCAPE)
    drive.through()
    stored, notice = load_settings(program.home.data)
    assert notice is None
    assert (stored.animation_speed, stored.reduced_motion) == ("fast", True)
    assert (stored.end_turn_question, stored.curtain, stored.curtain_passes) == ("always", False, True)


def test_c12_9_switches_and_keys_are_spoken_with_what_they_switch(options: OptionsPanel, drive: Driver) -> None:
    assert drive.find("fullscreen").spoken().split("\n")[0] == options.t("options.fullscreen")
    drive.click("page.keys")
    assert drive.find("key.back").spoken().split("\n")[0] == options.t("action.back")


def test_c6_5_animation_speed_scales_durations(options: OptionsPanel, drive: Driver, program: Program) -> None:
    durations = []
    for speed in ("slow", "normal", "fast", "off"):
        program.media.settings.animation_speed = speed  # type: ignore[assignment]
        durations.append(program.media.duration(200))
    assert durations == [320, 200, 100, 0]


def test_c10_3_volume_by_mouse_and_keys(options: OptionsPanel, drive: Driver, program: Program) -> None:
    drive.click("page.sound")
    slider = drive.find("effects")
    assert isinstance(slider, Slider)
    drive.click(slider.track().midleft)
    assert program.media.settings.sound == 0
    drive.key(pygame.K_RIGHT)
    assert program.media.settings.sound == 5
    drive.key(pygame.K_END)
    assert program.media.settings.sound == 100


def test_c1_2_a_binding_is_changed_by_pressing_the_key(options: OptionsPanel, drive: Driver, program: Program) -> None:
    drive.click("page.keys")
    drive.click("key.rules")
    drive.key(pygame.K_F5)
    assert program.media.bindings.keys("rules") == ("f5",)
    drive.key(pygame.K_ESCAPE)
    drive.through()
    stored, _ = load_settings(program.home.data)
    assert stored.bindings == {"rules": ["f5"]}


def test_c1_2_a_conflict_is_shown_and_defaults_come_back(
    options: OptionsPanel, drive: Driver, program: Program
) -> None:
    drive.click("page.keys")
    drive.click("key.rules")
    drive.key(pygame.K_F11)
    assert set(program.media.bindings.conflicts()) == {"rules", "fullscreen"}
    drive.click("keys.reset")
    assert program.media.bindings.conflicts() == {}
    assert program.media.bindings.keys("rules") == ("f1",)


def test_c1_2_esc_gives_up_a_new_key(options: OptionsPanel, drive: Driver, program: Program) -> None:
    drive.click("page.keys")
    drive.click("key.rules")
    drive.key(pygame.K_ESCAPE)
    assert program.media.bindings.keys("rules") == ("f1",)
    assert drive.top is options


def test_c10_3_the_credits_name_the_typeface_and_every_library_of_the_program() -> None:
    lock = (Path(__file__).parents[2] / "requirements.lock").read_text(encoding="utf-8")
    text = FILE.read_text(encoding="utf-8").lower().replace("_", "-")
    libraries = re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
    assert [name for name in ["noto sans kr", *libraries] if f"**{name}**" not in text] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("page", ["display", "play", "sound", "data"])
def test_c10_3_rows_stand_apart_at_the_largest_size(
    program: Program, options: OptionsPanel, drive: Driver, language: str, page: str
) -> None:
    program.client.set_language(language)
    program.client.set_scale(130)
    options.show_page(page)
    drive.frames()
    labels = [w for w in options.ui.root.each() if isinstance(w, Label)]
    names = [w for w in labels if w.name.startswith("name.")]
    texts = [w for w in labels if w.name.startswith("text.")]
    ends = [w.rect.y + program.media.theme.paragraph(w.text, w.rect.width, w.size).get_height() for w in texts]
    assert len(names) > 2
    assert all(below.rect.y - end >= GAP for below, end in zip(names[1:], ends, strict=False))


def test_c10_3_the_credits_on_the_screen_name_people_and_licences_without_addresses() -> None:
    text = """By Ann (http://ann.example), Bo (http://bo.example, CC0) and
Cy, **all** under [CC BY](https://cc.example/by/).

- **X** (https://x.example), MIT"""
    told = [block.text for block in blocks_of(text)]
    assert told == ["By Ann, Bo (CC0) and Cy, all under CC BY.", "X, MIT"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c1_2_the_list_of_keys_begins_with_those_that_move_the_focus(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    panel = OptionsPanel(program.client, "keys")
    program.nav.stack.reset(panel)
    drive.frames(2, 50)
    told = [widget.text for widget in panel.ui.root.each() if isinstance(widget, Label)]
    assert told.index(program.media.t("options.keys.focus")) < told.index(program.media.t("action.back"))
    assert "Tab / Shift+Tab" in told
