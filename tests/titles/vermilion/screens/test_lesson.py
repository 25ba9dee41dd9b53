"""The guided first quest of Vermilion (C6.10): it fits the rules, and what it says is true when it is said."""

from __future__ import annotations

import re

import pytest

from game.core.ask import Option
from game.core.session import Session
from game.titles.vermilion.view import FoeView, SeatView
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.asking_wells import WellsPanel, parsed
from scenes.tutorial import lesson
from scenes.tutorial.walk import walk
from tests.gallery.lessons import at_step
from tests.gallery.vermilion_tables import parts
from tests.scenes.conftest import Driver
from tests.scenes.lesson_play import MouseLesson
from tests.titles.vermilion.screens import hands

ENDS = re.compile(r"[.!?…](?:\s|$)")
LEARNER = 0
DOG, FIBRE = 0, 1
"""Kynodon and Myomita among the enemies."""


class Told:
    """The match when a step is told."""

    def __init__(self, session: Session) -> None:
        self.session = session.fork()
        self.view: SeatView = session.view(LEARNER)
        self.events = session.events()

    def foe(self, number: int) -> FoeView:
        """An enemy."""
        return self.view.foes[number]

    def since(self, earlier: Told, kind: str) -> list[dict[str, object]]:
        """The events of a kind between two steps."""
        return [event.data for event in self.events[len(earlier.events) :] if event.kind == kind]


def keys_told() -> list[str]:
    """The text keys of the lesson in their order."""
    steps = lesson.load("vermilion").steps()
    return [f"vermilion.tutorial.{step.id}{after}" for step in steps for after in ("", "_after")[: 1 + step.after]]


@pytest.fixture
def told() -> dict[str, Told]:
    """The steps by their names; "" when the last one is done."""
    walked = walk(lesson.load("vermilion"))
    return {course.step.id if course.step is not None else "": Told(session) for course, session in walked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_step_is_told_in_two_sentences_at_most(language: str) -> None:
    texts = Texts(language).table()
    assert [key for key in keys_told() if len(ENDS.findall(texts[key])) > 2] == []
    parts_told = [f"vermilion.tutorial.part_{part.step}" for part in lesson.load("vermilion").parts()]
    assert [key for key in parts_told if key not in texts] == []


def test_r1_2_the_learner_wins_in_the_second_round(told: dict[str, Told]) -> None:
    outcome = told[""].session.outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ([LEARNER], "vermilion.won")
    assert (told["goal"].view.last_round, told["victory"].view.round) == (8, 2)


def test_r4_0_the_beads_lower_the_roll_of_5(told: dict[str, Told]) -> None:
    assert [one["total"] for one in told["beads"].since(told["start"], "resisted")] == [5]
    assert not told["phases"].since(told["beads"], "corrupted")


def test_r4_2_the_totals_told_are_those_rolled(told: dict[str, Told]) -> None:
    assert [die.faces[-1][0] for die in told["total"].foe(DOG).dice] == [2, 2, 3]
    assert [told[step].foe(DOG).total for step in ("total", "weak")] == [7, 7]
    assert [told[step].foe(FIBRE).total for step in ("vow", "weak")] == [6, 5]
    assert (told["slots"].foe(FIBRE).calm, told["weak"].foe(FIBRE).calm) == (1, 1)
    assert told["bash"].foe(FIBRE).hp == told["weak"].foe(FIBRE).hp - 3


def test_r6_1_two_burnt_cards_give_a_die_of_each_colour(told: dict[str, Told]) -> None:
    supply = [sorted(die.kind for die in told[step].view.seats[LEARNER].supply) for step in ("burn", "march")]
    assert supply[1] == sorted([*supply[0], "breakthrough", "imprint"])


def test_r5_1_results_are_as_told(told: dict[str, Told]) -> None:
    after = {"halt": "legs", "ending": "wells", "calendar": "guard", "improvise": "risk"}
    results = [told[now].since(told[was], "result")[0]["result"] for now, was in after.items()]
    assert results == [3, 6, 6, 4]
    assert [told[step].foe(DOG).hp for step in ("strike", "ending", "bash")] == [10, 5, 3]
    assert told["near"].since(told["improvise"], "rolled")[0]["faces"] == [2]


def test_r7_2_4_the_guard_is_perfect(told: dict[str, Told]) -> None:
    assert told["calendar"].since(told["guard"], "perfect_guard")
    assert told["calendar"].view.seats[LEARNER].hp == told["goal"].view.seats[LEARNER].hp


def test_r6_2_the_hand_is_empty_and_one_die_is_left(told: dict[str, Told]) -> None:
    player = told["condense"].view.seats[LEARNER]
    assert (len(player.hand), len(player.supply)) == (0, 1)


class Mouse:
    """A hand on the mouse."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    def choose(self, table: TableScene, option: Option) -> None:
        """Dice go by clicks into the wells and out of them, then the button is pressed."""
        panel = next((one for one in parts(table).dialogs.panels if one.visible), None)
        if not isinstance(panel, WellsPanel):
            hands.choose(self.drive, table, option)
            return
        wanted = parsed(option.key.rpartition(":")[2])
        for _ in range(sum(panel.way)):
            self.drive.click(f"{panel.prefix}.well.0")
        for colour, count in enumerate(wanted):
            for _ in range(count):
                first = 0 if colour == 0 else panel.ready[0] - panel.way[0]
                self.drive.click(f"{panel.prefix}.die.{first}")
        assert panel.way == wanted
        self.drive.click(f"{panel.prefix}.confirm")

    def press(self, table: TableScene, ref: str) -> None:
        """Nothing is tried in vain in this lesson."""
        raise AssertionError(ref)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_10_the_lesson_is_played_with_the_mouse(program: Program, drive: Driver, language: str, scale: int) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    player = MouseLesson(drive, Mouse(drive))
    outcome = player.play("vermilion").table.match.session.outcome
    assert outcome is not None and outcome.winners == [LEARNER]
    assert player.told == keys_told()


@pytest.mark.slow
def test_c6_10_the_calendar_stays_open_while_it_is_spoken_of(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "vermilion", "calendar")
    program.nav.stack.reset(table, animated=False)
    drive.frames(4, 200)
    drive.click("table-situation")
    drive.frames(4, 200)
    assert table.course.text == "vermilion.tutorial.calendar_after"
    assert drive.has("situation")
