"""Scenes on their stack, transitions (performance and art: slides of 120-180 ms), sounds, crash reports."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.media.canvas import FULL
from scenes.media.sounds import Sounds
from scenes.media.tween import Tweens
from scenes.program import Program
from scenes.shell.client import Client
from scenes.shell.dialog import PanelScene, ask
from scenes.shell.progress import WorkScene
from scenes.shell.scene import Scene
from scenes.shell.transitions import Transition, fade
from scenes.startup import report_crash
from scenes.widgets.base import Group
from scenes.widgets.label import Label
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S


class Plain(Scene):
    """A screen that writes down what happens to it."""

    def __init__(self, client: Client, name: str, log: list[str]) -> None:
        super().__init__(client)
        self.name, self.log = name, log

    def enter(self) -> None:
        super().enter()
        self.log.append(f"enter {self.name}")

    def leave(self) -> None:
        self.log.append(f"leave {self.name}")

    def resume(self) -> None:
        self.log.append(f"resume {self.name}")


class Small(PanelScene):
    """A panel with a word in it."""

    size = (600, 400)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        Label(panel, area, "word")


def test_scenes_enter_leave_and_resume_in_order(program: Program) -> None:
    log: list[str] = []
    one, two, three = (Plain(program.client, name, log) for name in ("one", "two", "three"))
    program.nav.stack.reset(one)
    program.nav.stack.push(two)
    program.nav.stack.pop()
    program.nav.stack.replace(three)
    program.nav.stack.pop()
    assert log == ["enter one", "enter two", "leave two", "resume one", "leave one", "enter three"]
    assert program.nav.stack.top is three


def test_only_scenes_above_the_highest_opaque_one_are_drawn(program: Program) -> None:
    one, two, panel = Plain(program.client, "one", []), Plain(program.client, "two", []), Small(program.client)
    program.nav.stack.reset(one)
    program.nav.stack.push(two)
    program.nav.stack.push(panel)
    assert program.nav.stack.visible() == [two, panel]


def test_a_panel_closes_by_esc_by_its_cross_and_by_a_click_beside(program: Program, drive: Driver) -> None:
    base = Plain(program.client, "base", [])
    program.nav.stack.reset(base)
    for close in (lambda: drive.key(pygame.K_ESCAPE), lambda: drive.click("close"), lambda: drive.click((30, 30))):
        program.nav.stack.push(Small(program.client))
        drive.frames()
        close()
        assert drive.top is base


def test_a_question_wants_an_answer(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(Plain(program.client, "base", []))
    given: list[str] = []
    answers = [("Delete", "bad", lambda: given.append("delete")), ("Keep", "plain", lambda: given.append("keep"))]
    ask(program.client, "Delete?", "It can be undone.", answers)
    drive.frames()
    drive.click((30, 30))
    assert given == []
    drive.key(pygame.K_ESCAPE)
    assert given == ["keep"]


def test_c2_1_a_key_pressed_twice_does_not_answer_a_question_that_is_not_shown_yet(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 0)  # a step of the painting in each frame
    stack, given = program.nav.stack, list[str]()
    stack.reset(Plain(program.client, "before", []), animated=False)
    drive.frames()
    program.media.motion = True
    stack.reset(Plain(program.client, "after", []))
    ask(program.client, "Learn?", "A lesson.", [("Now", "gold", lambda: given.append("now"))])
    while not stack.transition.begun:
        drive.key(pygame.K_RETURN)
    while stack.transition is not None:
        drive.frames(1, 60)
    early = list(given)
    drive.key(pygame.K_RETURN)
    assert (early, given) == ([], ["now"])


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True])
def test_a_panel_slides_or_fades_within_180_ms(program: Program, drive: Driver, reduced: bool) -> None:
    program.media.motion = True
    program.media.settings.reduced_motion = reduced
    program.nav.stack.reset(Plain(program.client, "base", []), animated=False)
    drive.frames()
    program.nav.stack.push(Small(program.client))
    assert program.nav.stack.transition is not None
    while not program.nav.stack.transition.begun:
        drive.frames(1, 0)
    drive.frames(1, 60)
    halfway = program.nav.stack.picture()
    drive.frames(2, 60)
    while program.nav.stack.transition is not None:  # a frame may leave drawing to the next one
        drive.frames(1, 0)
    finished = program.nav.stack.picture()
    assert pygame.image.tobytes(halfway, "RGB") != pygame.image.tobytes(finished, "RGB")
    assert pygame.image.tobytes(program.nav.stack.painted(), "RGB") == pygame.image.tobytes(finished, "RGB")


def test_f8_what_is_painted_in_steps_looks_as_if_drawn_at_once(program: Program) -> None:
    from scenes.menu.credits_panel import CreditsPanel

    panel = CreditsPanel(program.client)
    program.nav.stack.reset(panel, animated=False)
    drawn, painted = pygame.Surface(FULL.size).convert(), pygame.Surface(FULL.size).convert()
    panel.draw(drawn)
    steps = len(list(panel.painting(painted)))
    assert (steps > 4, pygame.image.tobytes(painted, "RGB")) == (True, pygame.image.tobytes(drawn, "RGB"))


def test_f8_what_changes_while_a_panel_slides_in_is_drawn_at_its_end(program: Program, drive: Driver) -> None:
    class Counting(Small):
        def fill(self, panel: Group, area: pygame.Rect) -> None:
            self.label = Label(panel, area, "word")

    program.media.motion = True
    program.nav.stack.reset(Plain(program.client, "base", []), animated=False)  # nothing of it has been drawn yet
    panel = Counting(program.client)
    program.nav.stack.push(panel)
    while not program.nav.stack.transition.begun:
        drive.frames(1, 0)
    panel.label.text = "another"
    drive.frames(4, 60)
    assert pygame.image.tobytes(program.nav.stack.picture(), "RGB") == pygame.image.tobytes(
        program.nav.stack.painted(), "RGB"
    )


def test_f8_another_page_shows_when_it_is_painted(program: Program, drive: Driver) -> None:
    class Paged(Small):
        word = "first"

        def fill(self, panel: Group, area: pygame.Rect) -> None:
            Label(panel, area, self.word)

    panel = Paged(program.client)
    program.nav.stack.reset(panel, animated=False)
    drive.frames()
    program.media.motion, panel.word = True, "second"
    before = program.nav.stack.picture()
    panel.turn()
    drive.frames(1, 16)
    meanwhile = program.nav.stack.picture()
    while program.nav.stack.transition is not None:
        drive.frames(1, 16)
    assert pygame.image.tobytes(meanwhile, "RGB") == pygame.image.tobytes(before, "RGB")
    assert pygame.image.tobytes(program.nav.stack.picture(), "RGB") == pygame.image.tobytes(
        program.nav.stack.painted(), "RGB"
    )


class Divided(Plain):
    """A screen of groups that keep to their places."""

    def build(self) -> None:
        for i in range(3):
            group = Group(self, (200 + 500 * i, 200, 400, 400))
            group.clip = True
            Label(group, (220 + 500 * i, 240, 300, 60), self.name)
            Label(group, (220 + 500 * i, 340, 300, 60), self.name)


def test_c6_14_who_goes_back_while_a_screen_is_still_painted_sees_the_one_before_whole(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 0)  # a step of the painting in each frame
    program.media.motion = True
    stack, below = program.nav.stack, Divided(program.client, "below", [])
    stack.reset(below, animated=False)
    drive.frames(2)
    steps = 0
    while True:
        stack.push(Divided(program.client, "above", []))
        shown = 0
        while shown <= steps and stack.transition is not None and not stack.transition.begun:
            drive.frames()
            shown += 1
        if stack.transition is None or stack.transition.begun:
            break
        stack.pop()
        while stack.transition is not None:
            drive.frames()
        assert pygame.image.tobytes(stack.picture(), "RGB") == pygame.image.tobytes(stack.painted(), "RGB"), steps
        steps += 1
    assert steps > 10


def test_a_transition_ends_where_the_new_scene_is() -> None:
    pygame.display.init()
    screen = pygame.display.set_mode(FULL.size)
    before, after = pygame.Surface(FULL.size).convert(), pygame.Surface(FULL.size).convert()
    after.fill((10, 200, 30))
    for panel in (None, pygame.Rect(600, 300, 700, 400)):
        move = Transition(before, after, panel, opening=True, slide=True, whole=panel is None)
        move.advance(1000)
        assert not move.over
        move.draw(screen)
        assert move.over
        assert {tuple(screen.get_at(p))[:3] for p in ((5, 5), (900, 500), (1900, 1000))} == {(10, 200, 30)}


def test_f8_the_second_picture_is_made_after_the_frame_that_built_the_scene() -> None:
    pygame.display.init()
    pygame.display.set_mode(FULL.size)
    steps: list[str] = []

    def make() -> pygame.Surface:
        steps.append("made")
        return pygame.Surface(FULL.size).convert()

    def paint(_surface: pygame.Surface) -> Iterator[None]:
        steps.append("painted")
        yield

    before = pygame.Surface(FULL.size).convert()
    move = Transition(before, make, None, opening=True, slide=True, whole=True, painting=paint)
    found = []
    for _ in range(3):
        move.advance(16)
        found.append(list(steps))
    assert found == [[], ["made"], ["made", "painted"]] and move.begun
    assert move.pictures[0] is before and len(move.pictures) == 2


def test_f8_while_a_scene_is_built_nothing_is_marked_before_all_of_it(drive: Driver) -> None:
    stack = drive.program.nav.stack
    marked: list[pygame.Rect] = []

    class Many(Scene):
        def build(self) -> None:
            for i in range(5):
                Label(self, (10, 40 * i, 200, 30), str(i))

        def invalidate(self, rect: pygame.Rect | None = None) -> None:
            before = stack.damage
            stack.damage = lambda area, _scene=None: marked.append(area)  # type: ignore[method-assign]
            super().invalidate(rect)
            stack.damage = before  # type: ignore[method-assign]

    scene = Many(drive.program.client)
    stack.push(scene, animated=False)
    marked.clear()
    scene.rebuild()
    assert marked == [FULL]


@pytest.mark.parametrize(("share", "blends"), [(0.5, True), (0.999, False)])
def test_f8_what_has_come_wholly_is_drawn_without_blending(share: float, blends: bool) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    picture = pygame.Surface((8, 8)).convert()
    fade(picture, share)
    assert bool(picture.get_flags() & pygame.SRCALPHA) is blends


def test_c6_5_tweens_end_with_one_and_can_be_skipped() -> None:
    timeline = Tweens()
    steps: list[float] = []
    done: list[str] = []
    timeline.run(100, steps.append, lambda: done.append("a"))
    timeline.run(500, None, lambda: done.append("b"))
    timeline.update(60)
    timeline.update(60)
    assert steps[-1] == 1.0
    assert 0 < steps[0] < 1
    assert done == ["a"]
    timeline.skip()
    assert done == ["a", "b"]
    assert not timeline.busy


@pytest.mark.slow
def test_a_partial_drawing_equals_a_whole_one(program: Program, drive: Driver) -> None:
    """F1: drawing only what is marked must give the same picture as drawing everything."""
    from scenes.menu.main_menu import MainMenu
    from tests.gallery.profiles import profiles

    profiles(program.client, 2)
    program.nav.stack.reset(MainMenu(program.client))
    drive.frames()
    for place in ((160, 300), (160, 760), (700, 850), (1100, 850), (1600, 90), (1000, 400)):
        drive.move(place)
        drive.frames(3, 200)
    for _ in range(6):
        drive.key(pygame.K_TAB)
        drive.frames(3, 200)
    drive.move((5, 5))
    drive.frames(2)
    assert pygame.image.tobytes(program.nav.stack.picture(), "RGB") == pygame.image.tobytes(
        program.nav.stack.painted(), "RGB"
    )


def test_sounds_are_silent_without_a_device(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path)
    sounds.play("click")
    sounds.music("ambient_menu")
    sounds.update()
    sounds.close()


def test_a_fault_leaves_a_report(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _, text, **kinds: told.append(text + str(kinds)))
    report_crash(program, RuntimeError("no such card"))
    (report,) = (program.home.data / "reports").iterdir()
    assert "no such card" in report.read_text(encoding="utf-8")
    assert str(report) in told[0]


def test_c1_4_what_work_leads_to_is_shown_in_the_place_of_its_progress(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(Scene(program.client), animated=False)
    go = threading.Event()
    work = program.nav.work(
        lambda _: go.wait(PATIENCE_S), lambda _: program.nav.stack.push(Scene(program.client)), words="work.stop"
    )
    drive.frames(2, 160)
    assert isinstance(drive.top, WorkScene)
    go.set()
    work.join(PATIENCE_S)
    drive.frames(2)
    assert not any(isinstance(scene, WorkScene) for scene in program.nav.stack.all())
