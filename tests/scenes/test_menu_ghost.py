"""C12.10: the ghost table behind the menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pygame
import pytest

from scenes.media.canvas import FULL
from scenes.menu import ghost_table
from scenes.menu.ghost_match import OPENING, PACE_MS, PATIENCE_MS, PAUSE_MS, TRIES
from scenes.menu.ghost_table import REST_MS, GhostTable
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.table.table_scene import TableScene
from tests.gallery.menu_ghost import Quick, haunted
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver

EDGE, BOARD = 14, 12
"""Of 255: more than what neighbours in a blurred picture differ by, and less than what a board's parts do."""
FREE = (100, 950)  # a place of the menu where nothing stands


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ghost_table, "make_thinker", Quick)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)


@pytest.fixture
def menu(program: Program) -> MainMenu:
    return haunted(program.client, "creed")


@pytest.fixture
def quiet(program: Program, drive: Driver) -> Iterator[MainMenu]:
    """A menu behind which nothing happens yet."""
    profiles(program.client)
    scene = MainMenu(program.client)
    program.nav.stack.reset(scene)
    scene.ghost = GhostTable(scene)
    drive.frames()
    yield scene


def ghost(menu: MainMenu) -> GhostTable:
    assert menu.ghost is not None
    return menu.ghost


def choices(menu: MainMenu) -> int:
    match = ghost(menu).match
    return len(match.session.log) if match is not None else 0


def wait(menu: MainMenu, drive: Driver) -> None:
    """The menu rests until the table is there; threads are waited for, so that no time is."""
    for _ in range(400):
        drive.frames(1, 50)
        if ghost(menu).seen:
            return
        for work in list(drive.program.nav.works):
            work.join()
        for decoding in list(drive.program.media.sprites._early.values()):
            decoding.wait()
    pytest.fail("no table came")


def test_c12_10_nothing_is_loaded_before_the_menu_has_rested(quiet: MainMenu, drive: Driver) -> None:
    drive.frames(1, REST_MS - 100)
    drive.move(FREE)
    drive.frames(1, REST_MS - 100)
    assert ghost(quiet)._work is None
    drive.frames(1, 200)
    assert ghost(quiet)._work is not None


@pytest.mark.slow
def test_c12_10_the_table_comes_with_its_opening_played(quiet: MainMenu, drive: Driver) -> None:
    wait(quiet, drive)
    assert ghost(quiet).playing == ("realigious", 2)
    assert choices(quiet) >= OPENING


def test_c12_10_a_choice_is_made_every_few_seconds(menu: MainMenu, drive: Driver) -> None:
    before = choices(menu)
    drive.frames(1, PACE_MS - 50)
    drive.frames()
    assert choices(menu) == before
    drive.frames(1, 50)
    assert choices(menu) == before + 1


def test_c12_10_a_choice_draws_only_what_it_changes(menu: MainMenu, drive: Driver) -> None:
    stage = ghost(menu).stage
    assert stage is not None
    match = ghost(menu).match
    assert match is not None
    for _ in range(4):
        match.update(PACE_MS)
        match.update(PACE_MS)
        stage.show(match.view())
        stage.follow(16)
        rects = stage.follow(10_000)
        assert sum(r.width * r.height for r in rects) < FULL.width * FULL.height // 3


def test_c12_10_what_faded_in_is_what_the_board_looks_like(program: Program, menu: MainMenu) -> None:
    stage = ghost(menu).stage
    assert stage is not None
    stage.invalidate()
    for _ in range(40):
        stage.follow(50)
    faded = stage.picture.copy()
    stage.invalidate()
    stage.jump()
    assert faded.get_buffer().raw == stage.picture.get_buffer().raw


def test_c12_10_a_part_is_seen_no_sooner_than_it_fades_in_and_is_not_kept(menu: MainMenu) -> None:
    stage = ghost(menu).stage
    assert stage is not None
    while stage.fading:
        stage.follow(50)
    stage.picture.fill((1, 2, 3))
    stage.invalidate(pygame.Rect(600, 400, 50, 50))
    stage.follow(50)
    assert stage.fading and stage.picture.get_at((620, 420))[:3] == (1, 2, 3)
    stage.follow(10_000)
    assert stage.picture.get_at((620, 420))[:3] != (1, 2, 3) and not stage._coming


class Noting(pygame.Surface):
    """Keeps the alpha of what is drawn into it."""

    alphas: list[int | None]

    def blit(self, source: pygame.Surface, *places: Any) -> pygame.Rect:  # type: ignore[override]
        self.alphas.append(source.get_alpha())
        return super().blit(source, *places)


def test_f8_the_last_frame_of_its_coming_is_drawn_plainly(menu: MainMenu) -> None:
    stage = ghost(menu).stage
    assert stage is not None
    stage.picture = Noting(FULL.size)
    stage.picture.alphas = []
    stage.invalidate()
    for _ in range(40):
        stage.follow(50)
    assert len(stage.picture.alphas) > 2 and stage.picture.alphas[-1] is None


@pytest.mark.slow
def test_f8_it_is_painted_and_fades_in_once_no_panel_covers_the_menu(menu: MainMenu, drive: Driver) -> None:
    stage = ghost(menu).stage
    assert stage is not None
    drive.click("community")
    stage.picture = Noting(FULL.size)
    stage.picture.alphas = []
    stage.invalidate()
    drive.frames(20, 50)
    behind = len(stage.picture.alphas)
    drive.key(pygame.K_ESCAPE)
    drive.frames(20, 50)
    assert behind == 0 < len(stage.picture.alphas)


@pytest.mark.parametrize("why", ["panel", "window", "motion"])
def test_c12_10_it_stands_still(
    menu: MainMenu, drive: Driver, program: Program, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "panel":
        drive.click("community")
    elif why == "window":
        monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    program.media.settings.reduced_motion = why == "motion"
    before = choices(menu)
    drive.frames(20, PACE_MS)
    assert choices(menu) == before
    assert ghost(menu).stage is not None


@pytest.mark.slow
def test_c12_10_the_switch_takes_it_away(menu: MainMenu, drive: Driver, program: Program) -> None:
    program.media.settings.ghost = False
    drive.frames(40, 50)
    assert (ghost(menu).picture, drive.has("ghost")) == (None, False)


@pytest.mark.slow
def test_c10_3_another_palette_draws_its_board_anew(menu: MainMenu, drive: Driver, program: Program) -> None:
    match = ghost(menu).match
    program.client.set_palette("safe")
    drive.frames(1, 50)
    assert not ghost(menu).seen
    wait(menu, drive)
    assert ghost(menu).match is match


@pytest.mark.slow
def test_c12_10_another_game_takes_its_place(menu: MainMenu, drive: Driver) -> None:
    menu.choose_title("realigious")
    drive.frames(40, 50)
    wait(menu, drive)
    assert ghost(menu).playing[0] == "realigious"


@pytest.mark.slow
def test_c12_10_another_match_follows_the_end(menu: MainMenu, drive: Driver) -> None:
    first = ghost(menu).match
    assert first is not None
    while not first.over:
        first.update(PACE_MS)
    assert not ghost(menu).seen
    drive.frames(40, 500)
    wait(menu, drive)
    assert ghost(menu).match is not first


def test_c12_10_it_rests_behind_another_screen_and_goes_on_after_it(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    before = choices(menu)
    program.nav.open("room", title="creed", count=2)
    assert (ghost(menu).stage, choices(menu)) == (None, before)


def test_c12_10_it_is_never_saved(menu: MainMenu, drive: Driver, program: Program) -> None:
    drive.frames(5, PACE_MS)
    assert program.home.saves.newest_unfinished() is None
    assert list(program.home.data.glob("saves/*")) == []


@pytest.mark.slow
@pytest.mark.parametrize("way", ["click", "key"])
def test_c12_10_who_wants_a_chair_is_asked_once(menu: MainMenu, drive: Driver, way: str) -> None:
    if way == "click":
        drive.click(FREE)
    else:
        menu.ui.set_focus(drive.find("ghost"), True)
        drive.key(pygame.K_RETURN)
    assert isinstance(drive.top, QuestionDialog)
    before = choices(menu)
    drive.key(pygame.K_ESCAPE)
    assert (drive.top, choices(menu)) == (menu, before)


@pytest.mark.slow
def test_c12_10_the_chair_makes_it_an_ordinary_match(menu: MainMenu, drive: Driver, program: Program) -> None:
    match = ghost(menu).match
    assert match is not None
    seat, log = match.seat, list(match.session.log)
    drive.click(FREE)
    drive.click("answer.0")
    for work in list(program.nav.works):
        work.join()
    drive.frames()
    table = drive.top
    assert isinstance(table, TableScene)
    assert (table.match.persons, table.match.session.log) == ([seat], log)
    assert table.match.seat(seat).profile_uid == (program.home.profile.uid if program.home.profile else "")
    table.match.flush()
    saved = program.home.saves.newest_unfinished()
    assert saved is not None and saved.file_id == table.match.match_id
    assert ghost(menu).match is None


def test_c12_10_what_fails_behind_the_menu_leaves_the_menu_and_a_report(
    menu: MainMenu, drive: Driver, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(view: object) -> None:
        raise RuntimeError("no such card")

    stage = ghost(menu).stage
    assert stage is not None
    monkeypatch.setattr(stage.board, "show", fails)
    drive.frames(20, PACE_MS)
    assert program.nav.stack.top is menu and not ghost(menu).seen
    assert "no such card" in next((program.home.data / "reports").glob("crash-*.txt")).read_text("utf-8")


def test_c12_10_without_a_match_a_click_on_the_ground_asks_nothing(quiet: MainMenu, drive: Driver) -> None:
    drive.click(FREE)
    assert drive.top is quiet


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c12_10_nothing_of_the_board_can_be_read(program: Program, title: str) -> None:
    """No pixel differs from its neighbour by so much as the edge of a letter or a number does, light or dark."""
    table = ghost(haunted(program.client, title))
    assert table.picture is not None
    light = pygame.surfarray.array3d(table.picture).mean(axis=2)
    assert light.std() > BOARD
    assert max(np.abs(np.diff(light, axis=axis)).max() for axis in (0, 1)) < EDGE


class Starved(Quick):
    """Never comes to an answer; counts how many have been started."""

    made = 0

    def __init__(self) -> None:
        super().__init__()
        Starved.made += 1

    def poll(self) -> str | None:
        return None


def test_c12_10_bots_that_the_machine_has_no_time_for_come_back_ever_later_and_then_no_more_in_this_sitting(
    quiet: MainMenu, drive: Driver, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ghost_table, "make_thinker", Starved)
    monkeypatch.setattr(Starved, "made", 0)
    drive.frames(1, REST_MS)
    drive.through()
    match = ghost(quiet).match
    assert match is not None
    while Starved.made < 1:
        drive.frames()
    for tries in range(1, TRIES):
        drive.frames(1, PATIENCE_MS)
        assert (match.starved, Starved.made, match._thinker) == (tries, tries, None)
        drive.frames(1, (PAUSE_MS << tries - 1) - 1000)
        assert Starved.made == tries
        drive.frames(2, 1000)
        assert Starved.made == tries + 1
    drive.frames(2, PATIENCE_MS)
    assert ghost(quiet).match is None and program.client.busy_machine
    menu = MainMenu(program.client)
    program.nav.stack.reset(menu)
    menu.ghost = GhostTable(menu)
    drive.frames(4, REST_MS)
    drive.through()
    assert menu.ghost.match is None and Starved.made == TRIES
