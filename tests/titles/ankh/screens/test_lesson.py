"""The guided first match of Ankh (C6.10): it fits the rules, and what it says is true when it is said."""

from __future__ import annotations

import re
from collections import deque

import pygame
import pytest

from game.core.ask import Option
from game.core.session import Session
from game.titles.ankh.view import SeatView
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.asking_cards import CardChoice
from scenes.titles.ankh.asking_tray import Tray, thing_of
from scenes.tutorial import lesson
from scenes.tutorial.walk import walk
from tests.gallery.ankh_tables import parts
from tests.scenes.conftest import Driver
from tests.scenes.keyboard_play import ARROWS, KeyPerson
from tests.scenes.lesson_play import KeyLesson, MouseLesson, Stubborn
from tests.titles.ankh.screens import hands

ENDS = re.compile(r"[.!?…](?:\s|$)")
LEARNER, RIVAL = 0, 1
LONGEST = 200
"""More edges than any region has."""


class Told:
    """The match when a step is told."""

    def __init__(self, session: Session) -> None:
        self.session = session.fork()
        self.view: SeatView = session.view(LEARNER)

    @property
    def devotion(self) -> tuple[int, int]:
        """That of both gods."""
        return self.view.gods[LEARNER].devotion, self.view.gods[RIVAL].devotion

    @property
    def followers(self) -> int:
        """The learner's."""
        return self.view.gods[LEARNER].followers

    def strengths(self, region: int) -> dict[int, int]:
        """Those of a region without cards."""
        return {present.god: present.strength for present in self.view.regions[region - 1].present}

    def short_of(self, action: int) -> int:
        """How many steps a counter is short of its limit."""
        return self.view.limits[action] - self.view.counters[action]


class Mouse:
    """A hand on the mouse."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    def choose(self, table: TableScene, option: Option) -> None:
        hands.choose(self.drive, table, option)

    def press(self, table: TableScene, ref: str) -> None:
        """A click on the tile of an action."""
        tile = next(widget for widget in table.ui.root.each() if getattr(widget, "ref", "") == ref)
        self.drive.click(tile.rect.center)


class AnkhPerson(KeyPerson):
    """Tiles and buttons by the ring of the focus, spaces and edges of the board by its cursor."""

    def make(self, table: TableScene, option: Option) -> None:
        assert table.asked is not None
        title = parts(table)
        panel = next((one for one in title.dialogs.panels if one.visible), None)
        if isinstance(panel, Tray) and option not in panel.leaves:
            thing = thing_of(option)
            self.push(f"tray.{thing.slot}:{thing.name}")
            self.at(table, next(ref for ref in option.refs if ref.startswith("space:")))
        elif panel is not None:
            for key in option.key.split("+") if isinstance(panel, CardChoice) else [option.key]:
                self.push(f"{panel.prefix}.{key}")
        elif option.key == title.primary(table.options()):
            self.push("table-primary")
        elif option.refs[0].startswith("line:"):
            for edge in option.key.split(" "):
                self.at(table, f"edge:{edge}")
        elif option.refs[0].startswith("action:"):
            self.push(f"spot.{option.refs[0]}")
        elif option.refs[0].startswith("region:"):
            self.at(table, title.board.shown.space.regions[option.refs[0]][0])
        else:
            for ref in option.refs:
                self.at(table, ref)

    def at(self, table: TableScene, ref: str) -> None:
        """The cursor goes there by arrows, from a space on by the key that steps through what lies there; Enter."""
        board = parts(table).board
        space = board.shown.space
        places = [ref] if ref in space.squares else [f"space:{name}" for name in ref.removeprefix("edge:").split("|")]

        def path(here: str) -> list[tuple[int, int]]:
            here = next(iter(space.regions.get(here, ())), here)
            here = f"space:{here[5:].partition('|')[0]}" if here.startswith("edge:") else here
            ways: dict[str, list[tuple[int, int]]] = {here: []}
            queue = deque([here])
            while queue and places[0] not in ways:
                place = queue.popleft()
                for way in ARROWS:
                    there = space.stepped(place, way)
                    if there and there not in ways:
                        ways[there] = [*ways[place], way]
                        queue.append(there)
            return ways[places[0]]

        self.to("board")
        self.walk(lambda: board.lies_on(board.shown.pointed), path, places[0])
        for _ in range(LONGEST):
            if ref == board.shown.pointed or (ref in space.squares and ref == board.lies_on(board.shown.pointed)):
                break
            self.press(pygame.K_PAGEDOWN)
        self.hear()
        self.press(pygame.K_RETURN)


class Keys:
    """Hands on the keyboard."""

    def __init__(self, person: AnkhPerson) -> None:
        self.person = person

    def choose(self, table: TableScene, option: Option) -> None:
        self.person.make(table, option)

    def press(self, table: TableScene, ref: str) -> None:
        """Enter on the tile of an action."""
        self.person.push(f"spot.{ref}")


def keys_told() -> list[str]:
    """The text keys of the lesson in their order."""
    steps = lesson.load("ankh").steps()
    return [f"ankh.tutorial.{step.id}{after}" for step in steps for after in ("", "_after")[: 1 + step.after]]


@pytest.fixture
def told() -> dict[str, Told]:
    """The steps by their names; "" when the last one is done."""
    walked = walk(lesson.load("ankh"))
    return {course.step.id if course.step is not None else "": Told(session) for course, session in walked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_step_is_told_in_two_sentences_at_most(language: str) -> None:
    texts = Texts(language).table()
    assert not [key for key in keys_told() if len(ENDS.findall(texts[key])) > 2]
    assert not [part for part in lesson.load("ankh").parts() if f"ankh.tutorial.part_{part.step}" not in texts]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_10_the_lesson_is_played_with_the_mouse(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    player = MouseLesson(drive, Mouse(drive))
    outcome = player.play("ankh").table.match.session.outcome
    assert outcome is not None and outcome.winners == [LEARNER]
    assert player.told == keys_told()


@pytest.mark.slow
def test_c6_10_nothing_that_is_tried_in_between_leads_astray(program: Program, drive: Driver) -> None:
    player = Stubborn(drive, Mouse(drive))
    player.play("ankh")
    assert player.told == keys_told()


@pytest.mark.slow
def test_c6_10_the_lesson_is_played_with_the_keyboard(program: Program, drive: Driver) -> None:
    person = AnkhPerson(drive, 5)
    player = KeyLesson(drive, Keys(person), person)
    outcome = player.play("ankh").table.match.session.outcome
    assert outcome is not None and outcome.winners == [LEARNER]
    assert player.told == keys_told()


def test_r8_2_the_caravan_leaves_the_learner_alone_in_region_3(told: dict[str, Told]) -> None:
    begun = told["caravan"]
    assert (begun.view.events[begun.view.marker], begun.short_of(2)) == ("S", 1)
    walked = walk(lesson.load("ankh"))
    last = [session.view(LEARNER) for course, session in walked if course.chapter.id == "turns"]
    present = [{one.god for one in region.present} for region in last[-1].regions]
    assert (present[2], present[3]) == ({LEARNER}, {RIVAL})


def test_r6_3_the_followers_told_are_those_there_are(told: dict[str, Told]) -> None:
    assert [told[step].followers for step in ("gain", "counters", "power", "event")] == [1, 3, 3, 2]


def test_r5_6_the_counters_told_are_one_short_of_full(told: dict[str, Told]) -> None:
    assert [told[step].short_of(action) for step, action in (("unlock", 3), ("due", 1), ("final", 2))] == [1, 1, 1]
    assert [told[step].view.events[told[step].view.marker] for step in ("unlock", "due", "final")] == ["C", "X", "X"]


def test_r5_2_a_higher_action_is_refused(told: dict[str, Told]) -> None:
    refusal = told["upward"].session.why_not(LEARNER, "action:move")
    assert refusal is not None and refusal.rule == "R5.2"


def test_r9_4_devotion_in_the_first_conflict_is_as_told(told: dict[str, Told]) -> None:
    assert [told[step].devotion for step in ("due", "ruled", "won")] == [(0, 0), (3, 2), (5, 3)]


def test_r10_13_the_strengths_told_are_those_in_the_regions(told: dict[str, Told]) -> None:
    assert told["card"].strengths(3) == {LEARNER: 3, RIVAL: 2}
    assert told["miracle"].strengths(3) == {LEARNER: 1, RIVAL: 2}


def test_r11_4_the_learner_wins_by_a_lost_battle(told: dict[str, Told]) -> None:
    assert [told[step].devotion for step in ("behind", "temple", "victory")] == [(28, 29), (30, 29), (31, 30)]
    outcome = told[""].session.outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ([LEARNER], "ankh.track_end")
