"""C1.2, C1.2a: keys, focus, tooltips, touch; C1.4: long work; the loop's thrift (F1)."""

from __future__ import annotations

import threading
from functools import partial

import pygame
import pytest

from scenes.media import theme
from scenes.media.input import Bindings
from scenes.media.touch import ZOOM, Fingers
from scenes.menu.pages import Pages, Paragraph
from scenes.program import FAST_HZ, IDLE_HZ, Program
from scenes.shell.client import Client
from scenes.shell.dialog import ask
from scenes.shell.progress import WorkScene
from scenes.shell.scene import Scene
from scenes.shell.work import Work
from scenes.widgets.base import Widget
from scenes.widgets.button import Button
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry
from scenes.widgets.ui import LONG_PRESS_MS, TOOLTIP_MS
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S


class Board(Scene):
    """Four buttons in a square, one of them disabled, and an entry."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.pressed: list[str] = []

    def build(self) -> None:
        for i, name in enumerate(("a", "b", "c", "d")):
            place = (100 + i % 2 * 300, 100 + i // 2 * 200, 200, 100)
            Button(self, place, name, lambda name=name: self.pressed.append(name), name=name,
                   tip=f"tip {name}")  # type: ignore[misc]
        self.find("d").enabled = False
        self.find("d").reason = "because (R4.3)"
        self.entry = TextEntry(self, (100, 600, 400, 56), name="entry")

    def find(self, name: str) -> Button:
        found = self.ui.find(name)
        assert isinstance(found, Button)
        return found


@pytest.fixture
def board(program: Program, drive: Driver) -> Board:
    scene = Board(program.client)
    program.nav.stack.reset(scene)
    drive.frames()
    return scene


def test_c1_2_click_presses_on_release_inside(board: Board, drive: Driver) -> None:
    drive.click("a")
    assert board.pressed == ["a"]
    drive.down((150, 150))
    drive.up((900, 900))
    assert board.pressed == ["a"]


def test_c1_2_tab_goes_round_and_enter_presses(board: Board, drive: Driver) -> None:
    for _ in range(2):
        drive.key(pygame.K_TAB)
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    drive.key(pygame.K_SPACE)
    assert board.pressed == ["b", "a"]
    drive.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert board.ui.focus is board.entry


def test_c1_2_arrows_go_to_the_neighbour(board: Board, drive: Driver) -> None:
    drive.key(pygame.K_TAB)
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        drive.key(key)
    drive.key(pygame.K_RETURN)
    assert board.pressed == ["a"]


def test_c1_2_arrows_leave_a_large_widget_by_the_side_they_point_to(program: Program, drive: Driver) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene)
    places = {"large": (300, 100, 1200, 700), "left": (20, 120, 200, 80), "below": (780, 860, 140, 190)}
    for name, place in places.items():
        Button(scene, place, name, name=name)
    scene.ui.set_focus(scene.ui.find("large"), True)
    drive.key(pygame.K_LEFT)
    assert scene.ui.focus is scene.ui.find("left")
    scene.ui.set_focus(scene.ui.find("large"), True)
    drive.key(pygame.K_DOWN)
    assert scene.ui.focus is scene.ui.find("below")


def test_c1_2_a_question_shows_its_focus_when_a_key_opened_it(board: Board, drive: Driver) -> None:
    board.find("a").on_click = partial(ask, board.client, "t", "", [("yes", "gold", None), ("no", "plain", None)])
    drive.click("a")
    assert drive.top is not board
    assert not drive.top.ui.keyboard
    drive.key(pygame.K_ESCAPE)
    drive.key(pygame.K_RETURN)
    assert drive.top.ui.keyboard
    assert drive.top.ui.focus is drive.find("answer.0")


def test_c12_9_nothing_is_said_twice(program: Program) -> None:
    assert Button.said("Buddhism", "", "Buddhism\nFolding the Earth") == "Buddhism\nFolding the Earth"


def test_c6_4_a_disabled_button_does_nothing_and_says_why(board: Board, drive: Driver) -> None:
    drive.click("d")
    drive.move((10, 10))
    drive.move(board.find("d").rect.center)
    drive.frames(1, TOOLTIP_MS)
    assert board.pressed == []
    assert board.ui.tooltip.text == "tip d\n\nbecause (R4.3)"
    assert "because" in board.find("d").spoken()


def test_c1_2_a_disabled_button_takes_no_focus_and_says_why_at_once(board: Board, drive: Driver) -> None:
    drive.click("entry")
    drive.click("d")
    drive.type("x")
    assert board.ui.focus is board.entry and board.entry.text == "x"
    drive.click("d")
    assert board.ui.tooltip.text.endswith("because (R4.3)")


def test_c1_2_the_focus_ring_lies_under_what_lies_above(board: Board, drive: Driver, program: Program) -> None:
    class Plate(Widget):
        above = True

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill(theme.GOLD, self.rect)

    drive.key(pygame.K_TAB)
    ring = drive.find("a").focus_ring()
    assert program.nav.stack.painted().get_at(ring.midright)[:3] == theme.FOCUS[:3]
    Plate(board, (ring.centerx, 80, 400, 200))
    assert program.nav.stack.painted().get_at((ring.right - 1, ring.centery)) == theme.GOLD


def test_c1_2a_a_tap_clicks_and_a_long_press_shows_the_tooltip(board: Board, drive: Driver) -> None:
    drive.down((150, 150), touch=True)
    drive.up((150, 150), touch=True)
    assert board.pressed == ["a"]
    drive.down((150, 150), touch=True)
    drive.frames(1, LONG_PRESS_MS)
    assert board.ui.tooltip.text == "tip a"
    drive.up((150, 150), touch=True)
    assert board.pressed == ["a"]


def test_c1_2a_a_finger_hits_a_small_target_as_if_it_were_44_px_large(board: Board, drive: Driver) -> None:
    Button(board, (1000, 500, 26, 26), "", lambda: board.pressed.append("small"), name="small")
    drive.down((1030, 520), touch=True)
    drive.up((1032, 521), touch=True)
    drive.down((1030, 520))
    drive.up((1030, 520))
    drive.down((1060, 520), touch=True)
    drive.up((1060, 520), touch=True)
    assert board.pressed == ["small"]


def test_c1_2a_two_fingers_zoom() -> None:
    fingers = Fingers()

    def finger(kind: int, number: int, x: float) -> list[pygame.event.Event]:
        return fingers.translate(pygame.event.Event(kind, finger_id=number, x=x, y=0.5))

    assert finger(pygame.FINGERDOWN, 1, 0.4) == []
    assert finger(pygame.FINGERDOWN, 2, 0.6) == []
    (zoom,) = finger(pygame.FINGERMOTION, 2, 0.8)
    assert zoom.type == ZOOM
    assert round(zoom.factor, 3) == 2.0
    held_back = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), touch=True)
    assert fingers.translate(held_back) == []


def test_c1_2_bindings_change_and_conflict() -> None:
    bindings = Bindings({"situation": ["x"], "nonsense": ["y"]})
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)
    assert bindings.actions(event) == ["situation"]
    assert bindings.conflicts() == {}
    bindings.set("log", "x")
    assert bindings.conflicts() == {"situation": ["log"], "log": ["situation"]}
    bindings.reset("log")
    bindings.set("log", "f1")
    assert bindings.conflicts() == {"rules": ["log"], "log": ["rules"]}


def test_c1_2_the_key_for_choosing_can_be_changed(board: Board, drive: Driver, program: Program) -> None:
    program.media.bindings.set("choose", "x")
    drive.key(pygame.K_TAB)
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_x)
    assert board.pressed == ["a"]


def test_c2_1_hangul_is_composed_and_typed(board: Board, drive: Driver) -> None:
    drive.click("entry")
    drive.post(pygame.TEXTEDITING, text="하", start=0, length=1)
    assert board.entry.text == ""
    drive.type("하")
    drive.type("늘")
    drive.key(pygame.K_BACKSPACE)
    assert board.entry.text == "하"


def test_c1_2_the_caret_leaves_with_the_focus(board: Board, drive: Driver, program: Program) -> None:
    before = program.nav.stack.picture().subsurface(board.entry.rect).copy()
    drive.click("entry")
    drive.frames(5, 100)
    drive.click((1500, 900))
    drive.frames(3)
    after = program.nav.stack.picture().subsurface(board.entry.rect)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("ms", [50, 600])
def test_c1_2_the_caret_leaves_what_was_typed(board: Board, drive: Driver, program: Program, ms: int) -> None:
    def bright() -> int:
        inner = program.nav.stack.picture().subsurface(board.entry.rect.inflate(-24, -16))
        return sum(value > 96 for value in pygame.image.tobytes(inner, "RGB"))

    drive.click("entry")
    drive.type("Mira")
    blinking = []
    for _ in range(40):
        drive.frames(1, 50)
        blinking.append(bright())
    drive.type("7")
    drive.key(pygame.K_BACKSPACE)
    drive.frames(ms // 50, 50)
    drive.key(pygame.K_TAB)
    drive.frames(3)
    assert 2 * bright() < min(blinking) + max(blinking)


def test_c1_2_a_resting_pointer_tells_nothing_where_keys_came_last(
    board: Board, drive: Driver, program: Program
) -> None:
    drive.move((150, 150))
    drive.key(pygame.K_TAB)
    program.nav.stack.push(Board(program.client), animated=False)
    drive.frames(3, TOOLTIP_MS)
    assert drive.top.ui.tooltip.text == ""


def test_f1_nothing_is_drawn_when_nothing_changes(board: Board, drive: Driver, program: Program) -> None:
    drive.frames(3)
    drawn: list[int] = []
    board.draw_back = lambda _: drawn.append(1)  # type: ignore[method-assign]
    drive.frames(50, 20)
    assert drawn == []
    assert program.rate() == IDLE_HZ
    drive.move((150, 150))
    assert drawn
    assert program.rate() == FAST_HZ


def test_c4_3_500_rows_cost_what_is_in_sight(program: Program, drive: Driver) -> None:
    made: list[int] = []

    class Long(Scene):
        def build(self) -> None:
            self.list = ScrollList(self, (100, 100, 600, 400), 500, lambda _, index: made.append(index), row_height=72)

    scene = Long(program.client)
    program.nav.stack.reset(scene)
    assert len(made) == 6  # five in sight and the next one
    assert scene.list.thumb().height == 32
    drive.move((200, 200))
    drive.wheel(-1)
    assert scene.list.top == scene.list.pitch
    frame = scene.list.frame()
    drive.down((frame.centerx, scene.list.thumb().centery))
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(frame.centerx, frame.bottom), rel=(0, 0), touch=False)
    )
    drive.frames()
    drive.up((frame.centerx, frame.bottom))
    assert scene.list.top == scene.list.furthest
    assert scene.list.frame() == frame
    assert len(made) < 20


def test_c4_3_dragging_the_content_moves_the_scroll_button(program: Program, drive: Driver) -> None:
    chosen: list[int] = []

    class Short(Scene):
        def build(self) -> None:
            self.list = ScrollList(
                self, (100, 100, 600, 400), 20, lambda *_: None, row_height=72, on_choose=chosen.append
            )

    scene = Short(program.client)
    program.nav.stack.reset(scene)
    before = scene.list.thumb().y
    drive.move((200, 400))
    drive.down((200, 400))
    drive.move((200, 250))
    drive.up((200, 250))
    assert scene.list.top == 2 * scene.list.pitch  # the whole row that is nearest
    assert scene.list.thumb().y > before
    assert chosen == []
    drive.click((200, 130))
    assert chosen == [2]


@pytest.mark.parametrize("room", [200, 300, 399, 400, 430, 640])
def test_c4_3_a_list_shows_whole_rows_wherever_it_rests(program: Program, drive: Driver, room: int) -> None:
    class Long(Scene):
        def build(self) -> None:
            self.list = ScrollList(self, (100, 100, 600, room), 50, self.row, row_height=64)

        def row(self, row: Row, index: int) -> None:
            Button(row, row.rect, name=f"row.{index}")

    def whole() -> bool:
        rows = [child for child in scene.list.children if child.rect.colliderect(scene.list.rect)]
        return bool(rows) and all(scene.list.rect.contains(child.rect) for child in rows)

    scene = Long(program.client)
    program.nav.stack.reset(scene)
    assert room - 64 < scene.list.rect.height <= room and whole()
    drive.move((200, 200))
    for _ in range(3):
        drive.wheel(-1)
        assert whole()
    drive.down((200, 180))
    drive.move((200, 165))
    drive.move((200, 118))
    drive.up((200, 118))
    assert whole()
    scene.list.scroll_to(scene.list.furthest)
    assert whole()
    scene.list.show(20)
    assert whole()


def test_c4_3_at_the_end_of_a_long_text_down_leaves_it(program: Program, drive: Driver) -> None:
    class Story(Scene):
        def build(self) -> None:
            self.pages = Pages(self, (100, 100, 600, 400), [Paragraph("word " * 60) for _ in range(6)])
            self.below = Button(self, (100, 600, 200, 50), "below")

    scene = Story(program.client)
    program.nav.stack.reset(scene)
    scene.ui.set_focus(scene.pages, True)
    drive.key(pygame.K_DOWN)
    assert (scene.pages.top, scene.ui.focus) == (60, scene.pages)
    drive.key(pygame.K_END)
    drive.key(pygame.K_DOWN)
    assert scene.ui.focus is scene.below


class Invitations(Scene):
    """Thirty rows with a button each."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.invited: list[int] = []

    def build(self) -> None:
        self.list = ScrollList(self, (100, 100, 600, 400), 30, self.row, row_height=72)

    def row(self, row: Row, index: int) -> None:
        Button(
            row,
            (row.rect.right - 200, row.rect.y + 8, 180, 56),
            "x",
            partial(self.invited.append, index),
            name=f"{index}",
        )


def test_c1_2_every_row_of_a_list_is_reached_by_keyboard(program: Program, drive: Driver) -> None:
    scene = Invitations(program.client)
    program.nav.stack.reset(scene)
    for index in range(30):
        drive.key(pygame.K_TAB)
        assert scene.ui.focus is not None
        assert scene.ui.focus.name == str(index)
        assert scene.list.rect.contains(scene.ui.focus.rect)
    for index in range(28, -1, -1):
        drive.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        assert scene.ui.focus.name == str(index)


def test_c4_3_a_drag_that_begins_on_a_button_scrolls(program: Program, drive: Driver) -> None:
    scene = Invitations(program.client)
    program.nav.stack.reset(scene)
    place = drive.find("4").rect.center
    drive.move(place)
    drive.down(place, touch=True)
    drive.move((place[0], place[1] - 5))
    drive.move((place[0], place[1] - 105))
    drive.up((place[0], place[1] - 105), touch=True)
    assert scene.list.top == scene.list.pitch
    assert scene.invited == []


def test_c1_4_long_work_shows_itself_and_can_be_stopped(board: Board, drive: Driver, program: Program) -> None:
    go = threading.Event()
    outcome: list[str] = []

    def build_map(work: Work[str]) -> str:
        while not go.wait(0.001):
            work.report(0.4, "work.stop")
        return "map"

    work = program.nav.work(build_map, outcome.append, words="work.stop", cancel=lambda: outcome.append("stopped"))
    drive.frames(2, 160)
    assert isinstance(drive.top, WorkScene)
    drive.click("stop")
    drive.frames(3)
    work.join(PATIENCE_S)
    assert outcome == ["stopped"]
    assert drive.top is board


def test_c1_4_work_that_ends_soon_shows_nothing(board: Board, drive: Driver, program: Program) -> None:
    outcome: list[int] = []
    work = program.nav.work(lambda _: 7, outcome.append, words="work.stop")
    work.join(PATIENCE_S)
    drive.frames(2)
    drive.frames(1, 400)
    assert outcome == [7]
    assert drive.top is board


def test_c1_4_a_failure_reaches_the_frame_thread(board: Board, drive: Driver, program: Program) -> None:
    failures: list[str] = []

    def fail(work: Work[int]) -> int:
        raise RuntimeError("disk full")

    work = program.nav.work(fail, lambda _: None, lambda error: failures.append(str(error)))
    work.join(PATIENCE_S)
    drive.frames(2)
    assert failures == ["disk full"]


def test_c1_1_mouse_is_mapped_in_a_small_window(board: Board, drive: Driver, program: Program) -> None:
    program.media.canvas.resize(pygame.display.set_mode((960, 540)))
    drive.click("b")
    assert board.pressed == ["b"]
