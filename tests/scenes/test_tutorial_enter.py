"""C6.10, C1.2: Enter alone leads through a lesson, wherever the keys or the pointer have been before; with keys the
focus goes from one half of a step to the other, and a ring stands around what Enter is for.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.kit.board_view import BoardView
from scenes.media import theme
from scenes.program import Program
from scenes.rules.panel import RulesPanel
from scenes.shell.screen import Screen
from scenes.tutorial import pointing
from scenes.tutorial.lesson import load
from scenes.tutorial.opening import LessonOpening
from scenes.tutorial.panels import LessonEnd
from scenes.tutorial.scripted import READ_MS
from scenes.tutorial.table import LessonTable
from tests.gallery.creed_tables import parts
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import person
from tests.scenes.real_time import PATIENCE_S

__all__ = ["person"]

LONGEST, MOST = 1500, 3
"""More frames than any lesson takes, and so many Enters at most for one sentence."""


def by_keys(drive: Driver, table: LessonTable) -> None:
    """Nothing but Enter was pressed."""


def by_pointer(drive: Driver, table: LessonTable) -> None:
    """The pointer was moved over the board."""
    drive.move((900, 500))


def by_cursor(drive: Driver, table: LessonTable) -> None:
    """The cursor of the keys is somewhere on the board."""
    board = table.ui.find("board")
    if isinstance(board, BoardView):
        table.ui.set_focus(board, True)
        board.go(board.start_ref())


class EnterAlone:
    """`before` is done once when a sentence is told; then only Enter is pressed."""

    def __init__(self, drive: Driver, before: Callable[[Driver, LessonTable], None]) -> None:
        self.drive, self.before = drive, before
        self.told: list[str] = []
        self.pressed = 0

    def play(self, title: str) -> None:
        """From the menu to what comes after the last step."""
        stack = self.drive.program.nav.stack
        stack.reset(self.drive.program.nav.make("menu"), animated=False)
        for name in (f"poster.{title}", "learn"):
            self.drive.click(name)
        for _ in range(LONGEST):
            top = stack.top
            if isinstance(top, LessonEnd):
                return
            self.go_on(top)
            self.drive.through()
        raise AssertionError(f"the lesson does not end: {self.told[-3:]}")

    def go_on(self, top: Screen | None) -> None:
        """What is shown goes on; what is told and a rulebook are left by Enter, what lies over the table by Esc."""
        if isinstance(top, LessonOpening) and top._work is not None:
            top._work.join(PATIENCE_S)
        elif isinstance(top, LessonTable) and top.plate.visible and top.rests:
            self.enter(top)
        elif isinstance(top, RulesPanel):
            self.drive.key(pygame.K_RETURN)
        elif not isinstance(top, LessonTable | LessonOpening):
            self.drive.key(pygame.K_ESCAPE)
        self.drive.frames(1, 300)

    def enter(self, table: LessonTable) -> None:
        """Once the sentence could be read."""
        if self.told[-1:] != [table.course.text]:
            self.told.append(table.course.text)
            self.pressed = 0
            self.before(self.drive, table)
            self.drive.frames(1, READ_MS)
            return
        self.pressed += 1
        assert self.pressed <= MOST, f"{table.course.text}: Enter leads nowhere from {table.ui.focus}"
        self.drive.key(pygame.K_RETURN)
        self.drive.frames(1, 100)


WAYS = [(title, before) for title in ("realigious", "creed", "crowns") for before in (by_keys, by_pointer, by_cursor)]


@pytest.mark.slow
@pytest.mark.parametrize(("title", "before"), [*WAYS, ("ankh", by_cursor), ("vermilion", by_cursor)])
def test_c6_10_enter_alone_leads_through_the_whole_lesson(
    person: Program, drive: Driver, title: str, before: Callable[[Driver, LessonTable], None]
) -> None:
    player = EnterAlone(drive, before)
    player.play(title)
    steps = load(title).steps()
    ids = [f"{step.id}{after}" for step in steps for after in ("", "_after")[: 1 + step.after]]
    assert player.told == [f"{title}.tutorial.{name}" for name in ids]


def begun(program: Program, drive: Driver, title: str, step: str) -> LessonTable:
    """The table at a step, as it is for who uses keys."""
    table = at_step(program.client, title, step)
    drive.key(pygame.K_LALT)
    table.leading.begin(table.plate.reads_on)
    drive.frames(2, 200)
    return table


@pytest.mark.parametrize(
    ("step", "places"),
    [
        ("charge", ["cell:0L3r1", "cell:1R3r1"]), ("equal", ["cell:0R3r1", "cell:1L3r1"]),
        ("siege", ["cell:0L3r1", "tent:1T33"]), ("commander", ["cell:0R1r1", "tent:1T13"]),
        ("rumour", ["action:rumour", "cell:1R3r1"]), ("over", ["hand:siege_engine", "cell:0R3r1"]),
    ],
)  # fmt: skip
def test_c6_10_with_keys_the_focus_goes_from_one_half_of_a_step_to_the_other(
    program: Program, drive: Driver, step: str, places: list[str]
) -> None:
    table = begun(program, drive, "creed", step)
    board, before = parts(table).board, table.course.text
    for ref in places:
        assert table.course.text == before
        focus = table.ui.focus
        assert focus is not None and (focus.shown.pointed if focus is board else focus.ref) == ref
        assert table.targets()[0].place == pointing.rect_of(table, f"ref:{ref}"), "the arrow points there, too"
        drive.key(pygame.K_RETURN)
        drive.frames(4, 100)
    assert table.course.text != before


@pytest.mark.parametrize("step", ["tents", "units"])
def test_c6_10_the_arrow_goes_on_to_what_confirms(program: Program, drive: Driver, step: str) -> None:
    table = at_step(program.client, "creed", step)
    drive.frames(40)
    name = next(target.partition(":")[2] for target in table.course.points if "tray" in target)
    drive.click(name)
    drive.frames(4, 100)
    assert table.targets()[0].place == table.buttons.primary.rect
    assert table.plate.pointer.targets[0].contains(table.buttons.primary.rect)


def test_c6_10_what_was_taken_up_is_not_put_down_by_enter_again_and_again(program: Program, drive: Driver) -> None:
    """The cursor was led back to what acts."""
    table = begun(program, drive, "creed", "charge")
    board = parts(table).board
    for _ in range(3):
        board.go("cell:0L3r1")
        drive.key(pygame.K_RETURN)
        drive.frames(4, 100)
    assert table.course.explaining


def ringed(program: Program, table: LessonTable) -> bool:
    """Whether a ring stands around the button of the plate."""
    program.frame(50)
    button = table.ui.find(table.plate.leads)
    assert button is not None
    ring = button.focus_ring().inflate(2, 2)
    return program.nav.stack.painted().get_at((ring.centerx, ring.top + 1))[:3] == theme.FOCUS[:3]


def test_c6_10_a_ring_stands_around_the_plates_button_while_enter_presses_it(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "creed", "charge")
    drive.move((4, 4))
    assert table.leading.by_enter and ringed(program, table)
    drive.key(pygame.K_LALT)
    table.leading.begin(False)
    drive.frames(3, 100)
    assert not table.leading.by_enter and not ringed(program, table)
    drive.move(parts(table).board.rect.center)
    drive.frames(3, 100)
    assert table.leading.by_enter and ringed(program, table)


def test_c6_10_with_the_cursor_on_the_board_enter_reads_on(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "creed", "points")
    drive.key(pygame.K_HOME)
    assert table.ui.focus is parts(table).board and table.leading.by_enter
    drive.frames(2, 200)
    drive.key(pygame.K_RETURN)
    drive.frames(2, 100)
    assert table.course.step is not None and table.course.step.id == "charge"


def test_c6_10_enter_that_puts_down_what_was_begun_says_that_the_step_asks_for_something_else(
    program: Program, drive: Driver
) -> None:
    table = begun(program, drive, "creed", "rumour")
    board, before, words = parts(table).board, table.course.text, program.media.t("tutorial.not_now")
    table.ui.set_focus(board, True)
    board.go("cell:0L3r1")
    for taken, why in ((["cell:0L3r1"], ""), ([], words)):
        drive.key(pygame.K_RETURN)
        drive.frames(4, 100)
        assert (table.title_table.taken(), table.plate.why, table.course.text) == (taken, why, before)
    drive.key(pygame.K_RETURN)
    drive.frames(4, 100)
    assert table.course.text != before, "now it leads on"


@pytest.mark.slow
def test_c6_10_enter_once_more_than_next_does_no_step_after_others_have_acted(
    program: Program, drive: Driver
) -> None:
    """A step stands a while before Enter does it; until then who pressed it meant the sentence before."""
    table = begun(program, drive, "realigious", "buy")
    table.skip()
    drive.frames(4, 100)
    assert table.course.explaining and table.plate.reads_on
    drive.key(pygame.K_RETURN)
    for _ in range(LONGEST):
        drive.frames(1, 50)
        if table.plate.visible and table.course.step is not None and table.course.step.id == "since":
            break
    for _ in range(2):
        drive.frames(1, 300)
        drive.key(pygame.K_RETURN)
        assert table.course.step is not None and table.course.step.id == "since" and not table.catching_up
    drive.frames(2, 300)
    drive.key(pygame.K_RETURN)
    drive.frames(2, 300)
    assert table.course.step is not None and table.course.step.id != "since", "by now it was read"
