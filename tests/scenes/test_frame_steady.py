"""F8: no frame takes long. What is not drawn in time follows in the next frames, what was made once is not made again
when it is opened.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from scenes.kit.page import Page
from scenes.kit.page_view import NO_SHEET, PageSheet, PageView
from scenes.media.damage import Damage
from scenes.media.sprites import LaterError
from scenes.rules import blocks
from scenes.rules.panel import RulesPanel
from scenes.shell.dialog import PanelScene
from scenes.shell.scene import Scene
from scenes.table.book import opened
from scenes.widgets.base import Group, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.kit.words import TitleWords
    from scenes.program import Program
    from tests.scenes.conftest import Driver

LONG_AGO = -3600.0
"""A frame that began then is over, however short the machine has been up."""


class Swatch(Widget):
    """A picture that has to be composed when it is first drawn."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.media.sprites.made(("swatch", self.name), self._composed), self.rect)

    def _composed(self) -> pygame.Surface:
        out = pygame.Surface(self.rect.size)
        out.fill((40 * int(self.name), 200, 90))
        return out


class Swatches(Scene):
    """Two in one part of the canvas, a third far from them."""

    def build(self) -> None:
        self.widgets = [Swatch(self, place, name=str(i)) for i, place in enumerate(
            ((100, 100, 40, 40), (150, 100, 40, 40), (1500, 900, 40, 40)))]  # fmt: skip


def same(program: Program) -> bool:
    """Whether the canvas shows what the scenes look like."""
    stack = program.nav.stack
    return pygame.image.tobytes(stack.picture(), "RGB") == pygame.image.tobytes(stack.painted(), "RGB")


@pytest.fixture
def swatches(program: Program) -> Swatches:
    """On the canvas, but for its pictures; something moves."""
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    program.nav.stack.paint()
    program.media.sprites.clear_caches()
    for widget in scene.widgets:
        widget.invalidate()
    return scene


@pytest.mark.usefixtures("swatches")
def test_f8_what_is_not_drawn_in_time_is_drawn_in_the_next_frames(program: Program) -> None:
    stack, late = program.nav.stack, time.perf_counter()  # no time is left, whenever it is asked
    assert not stack.paint(late)  # one of the two pictures was made, so their part waits, and with it the other part
    assert stack.behind
    assert program.rate() == 60
    while stack.behind:
        stack.paint(late)
    assert same(program)


@pytest.mark.usefixtures("swatches")
def test_f8_without_a_limit_everything_is_drawn(program: Program) -> None:
    assert program.nav.stack.paint()
    assert not program.nav.stack.behind
    assert same(program)


def test_f8_what_can_never_be_kept_is_drawn_in_the_end(program: Program) -> None:
    class Forgetful(Scene):
        def draw_back(self, surface: pygame.Surface) -> None:
            for i in range(3):
                self.media.sprites.made(("gone", i), lambda: pygame.Surface((4, 4)))
            self.media.sprites.clear_caches()

    program.nav.stack.reset(Forgetful(program.client), animated=False)
    late, frames = time.perf_counter(), 0
    while program.nav.stack.behind and frames < 2000:
        program.nav.stack.paint(late)
        frames += 1
    assert not program.nav.stack.behind


def test_f8_in_a_scaled_window_a_part_that_waits_shows_what_was_there(program: Program) -> None:
    program.media.canvas.resize(pygame.display.set_mode((960, 540)))
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    program.nav.stack.paint()
    before = program.nav.stack.picture()
    program.media.sprites.clear_caches()
    scene.widgets[0].move(300, 0)
    program.nav.stack.paint(time.perf_counter())
    assert program.nav.stack.behind
    assert pygame.image.tobytes(program.nav.stack.picture(), "RGB") == pygame.image.tobytes(before, "RGB")


def test_f8_what_a_panel_covers_is_not_drawn(program: Program) -> None:
    class Sheet(PanelScene):
        def covers(self, area: pygame.Rect) -> bool:
            return self.rect.contains(area)

    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    panel = Sheet(program.client)
    program.nav.stack.push(panel, animated=False)
    program.nav.stack.paint()
    scene.invalidate(panel.rect.inflate(-20, -20))
    assert not program.nav.stack.behind
    scene.invalidate(panel.rect.move(-40, 0))
    assert program.nav.stack.behind


def test_f8_a_panel_slides_in_on_the_surfaces_of_the_last_one(program: Program, drive: Driver) -> None:
    program.media.motion = True
    program.nav.stack.reset(Swatches(program.client), animated=False)
    drive.frames()
    used = []
    for _ in range(2):
        program.nav.stack.push(PanelScene(program.client))
        used.append(set[int]())
        while program.nav.stack.transition is not None:
            used[-1] |= {id(picture) for picture in program.nav.stack.transition.pictures}
            drive.frames(1, 60)
    assert used[0] == used[1] and len(used[0]) == 2


def test_f8_damage_inside_other_damage_is_one_part() -> None:
    damage = Damage()
    for place in ((10, 10, 30, 30), (0, 0, 600, 400), (700, 500, 1, 1), (200, 200, 90, 90)):
        damage.add(pygame.Rect(place))
    parts = damage.take()
    assert sorted(map(tuple, parts)) == [(0, 0, 600, 400), (700, 500, 1, 1)]


@pytest.mark.slow
def test_f8_a_book_that_was_laid_out_ahead_opens_at_any_rule_without_laying_out(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    media = program.media
    for _ in blocks.warm_up(media, "creed"):
        pass
    book = opened("creed", media.texts.language)
    assert all(block.laid for block in blocks.blocks_of(book, media.theme, media.theme.scale))
    laid: list[object] = []
    monkeypatch.setattr(blocks.Block, "lay", lambda *of: laid.append(of))
    panel = RulesPanel(program.client, "creed", "R5.4")
    program.nav.stack.reset(panel, animated=False)
    program.frame(16)
    assert panel.page is not None and panel.page.marked == book.place("R5.4").index
    assert laid == []


class Numbered(PageView):
    """Its sheet needs two pictures."""

    def steps(self, page: Page) -> Iterator[PageSheet | None]:
        pictures = [self.media.sprites.made((page.title, i), lambda: pygame.Surface((4, 4))) for i in range(2)]
        yield PageSheet(pictures[0])


class InSteps(PageView):
    """Its sheet takes three steps, each longer than there is time for."""

    taken = 0

    def steps(self, page: Page) -> Iterator[PageSheet | None]:
        for _ in range(3):
            self.taken += 1
            yield None
        yield PageSheet(pygame.Surface((4, 4)))


def test_f8_a_long_page_is_made_a_step_a_frame_where_there_is_no_more_time(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.kit.page_view.SPARED_S", -1)
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    program.media.motion = True
    view = InSteps(scene, (0, 0, 300, 300), cast("TitleWords", None))
    view.put(Page("one", ref="tile:1"))
    assert view.taken == 1
    drive.frames(2, 16)
    assert view.taken == 3 and view._sheet is NO_SHEET
    drive.frames(1, 16)
    assert view._sheet is not NO_SHEET and view not in scene.ui.ticking


def test_f8_what_waits_for_a_frame_with_time_waits_one_frame_at_most(program: Program) -> None:
    pace = program.media.pace
    pace.begin(LONG_AGO)
    assert [pace.crowded for _ in range(4)] == [True, False, True, False]
    pace.begin(None)
    assert not pace.crowded


def test_f8_another_page_comes_once_its_pictures_are_made(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C6.7. Nothing of the page before stays in sight meanwhile, the same one with other numbers does."""
    monkeypatch.setattr("scenes.kit.page_view.SPARED_S", 0)
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    view = Numbered(scene, (0, 0, 300, 300), cast("TitleWords", None))
    view.put(Page("one", ref="tile:1"))
    shown = view._sheet
    assert shown is not NO_SHEET  # nothing moves: it is made at once
    program.media.motion = True
    view.put(Page("more", ref="tile:1"))
    assert view._sheet is shown
    drive.frames(2, 16)
    assert view._sheet is not shown
    view.put(Page("two", ref="tile:2"))
    assert view._sheet is NO_SHEET
    drive.frames(2, 16)
    assert view._sheet is not NO_SHEET
    assert view not in scene.ui.ticking
    view.forget()
    assert view._sheet is NO_SHEET


def test_f8_a_frame_that_has_done_enough_leaves_drawing_to_the_next_one(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.nav.stack.reset(Swatches(program.client), animated=False)
    program.frame(0)
    program.media.motion = True
    monkeypatch.setattr("scenes.media.pace.ENOUGH_S", -1)
    drawn: list[bool] = []
    for _ in range(4):
        program.nav.stack.damage(pygame.Rect(0, 0, 40, 40))
        program.frame(16)
        drawn.append(not program.nav.stack.behind)
    assert drawn == [False, True, False, True]


def test_f8_of_a_large_part_one_piece_is_drawn_and_the_others_may_wait(program: Program) -> None:
    stack, scene = program.nav.stack, Swatches(program.client)
    stack.reset(scene, animated=False)
    stack.paint()
    scene.widgets[1].move(900, 300)
    stack.damage(pygame.Rect(100, 100, 1400, 500))
    frames = 0
    while stack.behind:
        assert stack.paint(time.perf_counter())
        frames += 1
    assert frames == 3
    assert same(program)


def test_f8_the_pieces_of_a_large_part_are_shown_together(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    stack, shown = program.nav.stack, list[list[pygame.Rect]]()
    stack.reset(Swatches(program.client), animated=False)
    stack.paint()
    monkeypatch.setattr(program.media.canvas, "present", shown.append)
    stack.damage(pygame.Rect(100, 100, 1400, 500))
    frames = 0
    while not shown:
        stack.paint(time.perf_counter())
        stack.damage(pygame.Rect(100, 100, 40, 40))  # what moves meanwhile holds nothing up
        frames += 1
    assert frames == 3
    [rects] = shown
    assert rects[0].unionall(rects) == pygame.Rect(100, 100, 1400, 500)
    while stack.behind:
        stack.paint(time.perf_counter())
    assert same(program)


def test_f8_what_is_shown_together_shows_one_moment(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []

    class Moving(Scene):
        def update(self, dt: int) -> None:
            times.append(dt)

    program.nav.stack.reset(Moving(program.client), animated=False)
    program.frame(0)
    program.media.motion = True
    monkeypatch.setattr("scenes.media.pace.FRAME_S", -1)  # a piece a frame
    times.clear()
    program.nav.stack.damage(pygame.Rect(100, 100, 1400, 500))
    for _ in range(5):
        program.frame(16)
    assert times == [16, 48, 16]  # the second and third piece show what the first one did; no time is lost


def test_f8_what_a_panel_has_come_over_meanwhile_is_drawn_when_it_has_come(program: Program, drive: Driver) -> None:
    program.media.motion = True
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    drive.frames()
    scene.widgets[0].move(300, 0)
    scene.widgets[2].move(0, 30)
    program.media.pace.begin(LONG_AGO)  # but for one part nothing is drawn before the panel comes
    program.nav.stack.push(PanelScene(program.client))
    while program.nav.stack.transition is not None or program.nav.stack.behind:
        drive.frames(1, 60)
    assert same(program)


def test_f8_what_a_panel_changes_below_as_it_comes_is_drawn(program: Program, drive: Driver) -> None:
    program.media.motion = True
    scene = Swatches(program.client)
    program.nav.stack.reset(scene, animated=False)
    drive.frames()

    class Changing(PanelScene):
        def enter(self) -> None:
            super().enter()
            scene.widgets[0].move(300, 0)

    program.nav.stack.push(Changing(program.client))
    while program.nav.stack.transition is not None or program.nav.stack.behind:
        drive.frames(1, 60)
    assert same(program)


def test_f8_a_change_of_scenes_ends_when_its_end_was_drawn(program: Program, drive: Driver) -> None:
    program.media.motion = True
    program.nav.stack.reset(Swatches(program.client), animated=False)
    drive.frames()
    program.nav.stack.push(PanelScene(program.client))
    for _ in range(4):
        program.nav.update(60)  # frames that leave drawing to the next one
    assert program.nav.stack.transition is not None
    while program.nav.stack.transition is not None:
        drive.frames(1, 60)
    assert same(program)


def test_f8_in_a_frame_whose_time_is_over_one_thing_is_made_and_in_the_next_what_got_none(program: Program) -> None:
    media, made = program.media, []

    def make(name: str) -> None:
        with suppress(LaterError), media.sprites.sparing(60):
            media.sprites.made(("one of two", name), lambda: made.append(name) or pygame.Surface((4, 4)))

    for frame in (["first"], ["first", "second"]):
        media.pace.begin(LONG_AGO)
        make("first")
        make("second")
        assert made == frame
    media.pace.begin(None)


def test_f8_what_is_put_off_to_the_end_of_a_frame_is_done_one_by_one_when_its_time_is_over(program: Program) -> None:
    ui, done = program.nav.stack.top.ui if program.nav.stack.top else Swatches(program.client).ui, []
    for name in "ab":
        ui.late[partial(done.append, name)] = None
    program.media.pace.begin(LONG_AGO)
    ui.catch_up()
    assert len(done) == 1
    program.media.pace.begin(None)
    ui.catch_up()
    assert sorted(done) == ["a", "b"]


def test_f8_what_lies_under_an_opaque_group_is_not_drawn(program: Program) -> None:
    class Lid(Group):
        def covers(self, rect: pygame.Rect) -> bool:
            return self.rect.contains(rect)

        def draw_back(self, surface: pygame.Surface) -> None:
            surface.fill("red", self.rect)

    scene, drawn = Swatches(program.client), []
    program.nav.stack.reset(scene, animated=False)
    Lid(scene, (90, 90, 400, 400))
    program.nav.stack.paint()
    scene.widgets[0].draw = lambda surface: drawn.append(surface.get_clip())  # type: ignore[method-assign]
    scene.invalidate(pygame.Rect(100, 100, 40, 40))
    program.nav.stack.paint()
    assert drawn == []
    scene.invalidate(pygame.Rect(80, 80, 60, 60))
    program.nav.stack.paint()
    assert drawn == [pygame.Rect(80, 80, 60, 60)]
