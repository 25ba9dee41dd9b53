"""The guided first match of Crowns (C6.10): it fits the rules, and what it says is true when it is said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import game
from game import registry
from game.core.ask import Option
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import CARDS, PLOTS
from game.titles.crowns.view import SeatView
from scenes import titles
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.crowns import UI
from scenes.tutorial import lesson
from scenes.tutorial.walk import walk
from tests.gallery.crowns_tables import parts
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_play import MouseLesson
from tests.titles.crowns.screens import hands

ENDS = re.compile(r"[.!?…](?:\s|$)")
LEARNER, RIVAL = 0, 1


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on both lists of titles."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.crowns")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    monkeypatch.setitem(titles.TITLES, SPEC.code, UI)
    yield
    registry.rules_of.cache_clear()


class Told:
    """The match when a step is told."""

    def __init__(self, session: Session) -> None:
        self.session = session.fork()
        self.view: SeatView = session.view(LEARNER)

    @property
    def power(self) -> tuple[int, ...]:
        """That of both seats."""
        return tuple(player.power for player in self.view.players)

    @property
    def sums(self) -> tuple[int, int]:
        """Those of the running challenge."""
        running = self.view.challenge
        assert running is not None
        return running.attack, running.defence


@pytest.fixture
def told() -> dict[str, Told]:
    """The steps by their names; "" when the last one is done."""
    walked = walk(lesson.load("crowns"))
    return {course.step.id if course.step is not None else "": Told(session) for course, session in walked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_step_is_told_in_two_sentences_at_most(language: str) -> None:
    texts, book = Texts(language).table(), lesson.load("crowns")
    keys = [f"crowns.tutorial.{step.id}" for step in book.steps()]
    assert [key for key in keys if len(ENDS.findall(texts[key])) > 2] == []
    assert [part.step for part in book.parts() if f"crowns.tutorial.part_{part.step}" not in texts] == []


def test_r5_4_the_gold_of_the_set_up_is_as_told(told: dict[str, Told]) -> None:
    left = [told[step].view.players[LEARNER].setup_gold for step in ("tithe", "knight", "ready")]
    assert left == [8, 6, 0]
    assert (CARDS["hc14"].cost, CARDS["hc02"].cost) == (2, 6)


def test_r7_5_the_learner_names_the_first_player(told: dict[str, Told]) -> None:
    assert (PLOTS["pl18"].gold, PLOTS["pl18"].initiative, PLOTS["pl18"].reserve) == (3, 6, 4)
    assert told["first"].session.questions()[0].seat == LEARNER


def test_r9_2_gold_and_costs_are_as_told(told: dict[str, Told]) -> None:
    assert [told[step].view.players[LEARNER].gold for step in ("judge", "squire", "rules")] == [4, 1, 0]


def test_r10_4_the_two_that_are_pointed_at_have_the_icons_and_the_strength_that_are_told(told: dict[str, Told]) -> None:
    step = next(step for step in lesson.load("crowns").steps() if step.id == "kinds")
    there = {piece.number: piece for player in told["kinds"].view.players for piece in player.play}
    knight, veteran = (there[int(at.rpartition(":")[2])] for at in step.at)
    assert (knight.kind, knight.strength, knight.icons) == ("hc02", 6, ("military", "power"))
    assert (veteran.kind, veteran.strength, veteran.icons) == ("al05", 4, ("military",))
    for language in LANGUAGES:
        texts = Texts(language)
        words = texts.get("crowns.tutorial.kinds")
        assert all(str(piece.strength) in words for piece in (knight, veteran))
        assert texts.get("crowns.card.al05") in words and texts.get("crowns.card.hc02").split()[0] in words


def test_r10_10_the_squire_turns_a_tie_into_a_win_by_one(told: dict[str, Told]) -> None:
    assert told["even"].sums == (6, 6)
    fork = told["even"].session
    fork.answer(LEARNER, "use:18:0")
    running = fork.view(LEARNER).challenge
    assert (running.attack, running.defence) == (7, 6)


def test_r17_6_power_comes_as_told(told: dict[str, Told]) -> None:
    steps = ("renown", "unopposed", "struck", "late", "victory")
    assert [told[step].power[LEARNER] for step in steps] == [1, 2, 2, 13, 15]
    assert told["struck"].power[RIVAL] == 2


def test_r13_2_two_cards_are_discarded_and_the_next_round_begins(told: dict[str, Told]) -> None:
    assert [told[step].view.players[LEARNER].hand_count for step in ("reserve", "second", "again")] == [6, 5, 4]
    assert (told["again"].view.round, told["again"].view.phase) == (2, "plot")


def test_r14_1_the_learner_wins_with_fifteen(told: dict[str, Told]) -> None:
    outcome = told[""].session.outcome
    assert outcome is not None and (outcome.winners, outcome.reason) == ([LEARNER], "crowns.power")


class Mouse:
    """A hand on the mouse."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    def choose(self, table: TableScene, option: Option) -> None:
        hands.choose(self.drive, table, option)

    def press(self, table: TableScene, ref: str) -> None:
        """Nothing is tried in vain in this lesson."""
        raise AssertionError(ref)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_10_the_lesson_is_played_with_the_mouse(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    player = MouseLesson(drive, Mouse(drive))
    outcome = player.play("crowns").table.match.session.outcome
    assert outcome is not None and outcome.winners == [LEARNER]
    assert player.told == [f"crowns.tutorial.{step.id}" for step in lesson.load("crowns").steps()]


@pytest.mark.parametrize("step", ["cadell", "declare", "window", "late"])
def test_c6_10_a_plate_leaves_cards_sums_and_the_phase_in_sight(program: Program, step: str) -> None:
    program.client.set_scale(130)
    table = at_step(program.client, "crowns", step)
    title = parts(table)
    assert [place for place in title.pieces() if place.colliderect(table.plate.rect)] == []
    assert title.band.panel.rect in title.pieces() or title.band.panel.visible is False


def test_r13_2_how_many_are_still_to_go_is_the_only_number_of_the_lesson(program: Program) -> None:
    """It has one card marked after the other, so nothing is said of how many are."""
    table = at_step(program.client, "crowns", "reserve")
    question = table.asked
    assert question is not None
    words, hint = parts(table).prompt(question)
    assert (words, hint) == (program.client.media.t("crowns.ask.reserve_discard", n=2), "")


@pytest.mark.parametrize(("step", "wanted", "other"), [("alone", 1, 0), ("reserve", 34, 13)])
def test_c6_10_what_is_chosen_in_the_lesson_waits_for_the_button_as_in_every_match(
    program: Program, drive: Driver, step: str, wanted: int, other: int
) -> None:
    """And a card that the lesson does not tell of is not marked."""
    table = at_step(program.client, "crowns", step)
    title, before = parts(table), len(table.match.session.log)
    for number in (other, wanted) if other else (wanted,):
        place = title.place_of(f"card:{number}")
        assert place is not None
        drive.click((place.x + 6, place.y + 40))
        assert len(table.match.session.log) == before
        assert title.marks.numbers(table.asked) == ((number,) if number == wanted else ())
    hands.press_primary(drive)
    assert table.match.session.log[before].key == f"card:{wanted}"


def test_c6_10_the_ring_lies_about_a_card_of_the_hand_as_it_lies(program: Program) -> None:
    """Turned in the fan; where it has risen to once it is looked at."""
    table = at_step(program.client, "crowns", "second")
    hand, ref = parts(table).hand, table.course.points[0]
    slot = next(one for one in hand.slots if f"ref:{one.ref}" == ref)
    target = table.targets()[0]
    middle = [sum(way[axis] for way in target.corners) / 4 for axis in (0, 1)]
    assert slot.turn and len(target.corners) == 4 and target.corners[0][1] != target.corners[1][1]
    assert middle == pytest.approx(slot.rect.center, abs=1)
    table.ui.set_hover(slot)
    risen = table.targets()[0]
    assert not risen.corners and risen.place.bottom < slot.rect.bottom and risen.place.top < slot.rect.top
