"""The guided first match of Realigious (C6.10), played to its end."""

from __future__ import annotations

import re

import pytest

from game.core.ask import Option
from game.titles.realigious import sight
from game.titles.realigious.cards.play import HAND_LIMIT
from game.titles.realigious.climate import SQUALL_FULL
from game.titles.realigious.content import CLIMATES
from game.titles.realigious.queries import geo
from game.titles.realigious.state import FOREST, MOUNTAIN, State
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.tutorial import lesson, progress
from scenes.tutorial.table import LEFT_MS
from scenes.tutorial.walk import walk
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_play import KeyLesson, MouseLesson, Stubborn
from tests.scenes.table_play import choose_by_hand, click_tile
from tests.scenes.test_keyboard_match import RealigiousPerson

ENDS = (". ", "! ", "? ")
PERCENT = re.compile(r"\d+%")


class Mouse:
    """A hand on the mouse."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    def choose(self, table: TableScene, option: Option) -> None:
        panel = f"reaction.{option.key}"
        if self.drive.has(panel):
            self.drive.click(panel)
        elif option.refs and option.refs[0].startswith("hand:"):
            self.drive.click(f"hand.{option.refs[0][5:]}")
            if table.title_table.taken_up() == option.refs[0]:  # without a target it is used by choosing it again
                self.drive.click(f"hand.{option.refs[0][5:]}")
        else:
            choose_by_hand(self.drive, table, option)

    def press(self, table: TableScene, ref: str) -> None:
        self.drive.frames(1, LEFT_MS)  # who has read the sentence does not click where "Next" was a moment ago
        click_tile(self.drive, table, int(ref[5:]))


class Keys:
    """Hands on the keyboard."""

    def __init__(self, person: RealigiousPerson) -> None:
        self.person = person

    def choose(self, table: TableScene, option: Option) -> None:
        self.person.make(table, option)

    def press(self, table: TableScene, ref: str) -> None:
        self.person.on_board(table, Option(ref, refs=(ref,)), "")


def words_told() -> list[str]:
    """The text keys of the lesson in their order."""
    return [
        f"realigious.tutorial.{step.id}{after}"
        for step in lesson.load("realigious").steps()
        for after in (("", "_after") if step.after else ("",))
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_10_the_lesson_is_played_with_the_mouse(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    assert not progress.is_done(program.client, "realigious")
    player = MouseLesson(drive, Mouse(drive))
    end = player.play("realigious")
    drive.through()  # the profile is written on a thread
    assert progress.is_done(program.client, "realigious"), "the end is kept in the profile"
    assert end.table.match.session.outcome is not None and end.table.match.session.outcome.winners == [0]
    assert player.told == words_told()


@pytest.mark.slow
def test_c6_10_nothing_that_is_tried_in_between_leads_astray(program: Program, drive: Driver) -> None:
    player = Stubborn(drive, Mouse(drive))
    player.play("realigious")
    assert player.told == words_told()


@pytest.mark.slow
def test_c6_10_the_lesson_is_played_with_the_keyboard(program: Program, drive: Driver) -> None:
    person = RealigiousPerson(drive, 5)
    player = KeyLesson(drive, Keys(person), person)
    player.play("realigious")
    assert player.told == words_told()


def test_c6_10_the_numbers_that_are_told_are_those_of_the_match() -> None:
    rates: list[tuple[str, int]] = []
    for course, session in walk(lesson.load("realigious")):
        step, seat = course.step, session.table.state.seats[0]
        if step is not None and step.id == "preach":
            assert (seat.believers, seat.donations) == (390, 400)
        if step is not None and step.id == "later":
            held = [relic for relic in session.table.state.relics if relic.holder == 0]
            assert (list(session.table.state.owner).count(0), len(held)) == (11, 3)
        if step is None:
            told = [event.data for event in session.events(0, 0) if "rate" in event.data and event.data["seat"] == 0]
            rates += [(course.chapter.id, data["rate"]) for data in told]
    assert [rate for chapter, rate in rates if chapter == "opening"] == [53, 63, 73]
    assert [rate for chapter, rate in rates if chapter == "harvest"] == [60]


@pytest.mark.slow
@pytest.mark.parametrize("step", ["preach", "fail", "again", "combat"])
def test_c6_10_what_the_button_says_the_plate_does_not_say_again(program: Program, step: str) -> None:
    for language in LANGUAGES:
        program.client.set_language(language)
        table = at_step(program.client, "realigious", step)
        chance = PERCENT.findall(table.buttons.primary.text)
        assert chance and not set(chance) & set(PERCENT.findall(table.plate.text))


@pytest.mark.slow
def test_c6_10_a_click_on_what_is_to_be_looked_at_is_no_mistake(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "realigious", "inspector")
    for _ in range(2):  # it is done, and done once more while it is explained
        click_tile(drive, table, 18)
        assert not table.plate.why
        drive.frames(2)
    assert table.course.explaining


def state_at(step: str) -> State:
    """The match when a step is told."""
    for course, session in walk(lesson.load("realigious")):
        if course.step is not None and course.step.id == step:
            state = session.table.state
            assert isinstance(state, State)
            return state
    raise AssertionError(step)


def test_c6_10_the_oldest_card_is_used_before_the_next_draw_discards_it() -> None:
    assert [card.kind for card in state_at("limit").seats[0].hand][-1] == "train_clergy"
    assert len(state_at("limit").seats[0].hand) == HAND_LIMIT
    seat = state_at("meet").seats[0]
    assert len(seat.hand) == HAND_LIMIT
    assert seat.grave == ["train_clergy"]
    assert [effect.kind for effect in seat.effects] == ["clergy"]


def test_c6_10_the_gauge_that_is_told_takes_the_rivals_turn() -> None:
    assert state_at("weather").gauge == 3
    before, after = state_at("want"), state_at("squall")
    assert (before.acting, after.acting, after.gauge) == (0, 0, 0)
    assert after.seats[1].turns == before.seats[1].turns


def test_c6_10_wherever_a_chapter_begins_it_stands_as_play_would_have_led_there() -> None:
    for course, session in walk(lesson.load("realigious")):
        if course.at:
            continue
        name, state = course.chapter.id, session.table.state
        assert isinstance(state, State)
        light, gone = CLIMATES[state.climate], state.turn - 1
        assert state.day == ((state.cycle - 1) % (light.day + light.night) < light.day), f"R12.1: {name}"
        assert (state.turn, state.gauge) == (2 * state.cycle - 1, gone % (SQUALL_FULL + 1)), f"R11.1: {name}"
        lost = range(SQUALL_FULL, gone, SQUALL_FULL + 1)  # the turns that a squall took, counted from 0
        for number, seat in enumerate(state.seats):
            taken = len([turn for turn in range(number, gone, 2) if turn not in lost])
            assert seat.turns == taken, f"R3.10: {name}, seat {number}"
            stands = state.structure[seat.tile]
            assert (seat.stealth, seat.high) == (stands == FOREST, stands == MOUNTAIN), f"R7.1: {name}, seat {number}"
            held = [tile for tile, owner in enumerate(state.owner) if owner == number]
            near = {tile for tile in (*sight.range_of(state, number), *held) if seat.knowledge[tile] != sight.REVEALED}
            shown = [tile for tile, known in enumerate(seat.knowledge) if known == sight.REVEALED]
            beside = {other for tile in shown for other in geo(state).near[tile] if not seat.knowledge[other]}
            assert not near | beside, f"R12.4, R12.5: {name}, seat {number}"


def test_c6_10_no_card_is_pushed_out_while_the_lesson_runs() -> None:
    for course, session in walk(lesson.load("realigious")):
        seat = session.table.state.seats[0]
        drawn = [event for event in session.events(0, 0) if event.kind == "discarded" and event.data.get("seat") == 0]
        assert not drawn, f"{course.chapter.id}: {seat.grave}"


def test_c6_10_a_match_is_lost_to_a_rival_who_is_nearer() -> None:
    lost = state_at("lost")
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.reason) == ([1], "win_mystic")
    near = geo(lost).near
    assert 18 not in near[state_at("losing").seats[0].tile]
    assert 18 in near[state_at("losing").seats[1].tile]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_no_step_says_more_than_two_sentences(language: str) -> None:
    table = Texts(language).table()
    long = [key for key in words_told() if sum(table[key].count(end) for end in ENDS) > 1]
    assert not long


@pytest.mark.slow
def test_c6_10_a_ring_lies_round_each_thing_that_is_told_of(program: Program) -> None:
    """Round the state itself, not round the row that it stands in; round each tile, not across its neighbours."""
    state = at_step(program.client, "realigious", "fail", after=True).targets()[0].place
    assert max(state.size) < 64
    rings = at_step(program.client, "realigious", "meanwhile").targets()
    assert [bool(ring.corners) for ring in rings] == [False, True, True, True, True]
