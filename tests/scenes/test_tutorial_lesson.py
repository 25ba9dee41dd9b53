"""C6.10: lessons as data. What is wrong in one is told in a sentence; one that is right is played without a window."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.errors import ContentError
from scenes.program import Program
from scenes.titles import TITLES
from scenes.tutorial import available, lesson
from scenes.tutorial.lesson import Course, LessonError
from scenes.tutorial.walk import walk

SEATS = [{"character": "cleric", "religion": "christian"}, {"character": "businessperson", "religion": "islamic"}]
STEP: dict[str, Any] = {"id": "goal"}


def written(*steps: dict[str, Any], **chapter: Any) -> str:
    """A lesson with one chapter, in which the learner has the first turn."""
    begin = {"id": "opening", "seats": SEATS, "options": {"climate": "tropical", "god": "zog_malomos"}, "seed": 5}
    return json.dumps({"chapters": [{**begin, "steps": list(steps or [STEP]), **chapter}]})


def read(*steps: dict[str, Any], **chapter: Any) -> lesson.Lesson:
    return lesson.read(written(*steps, **chapter), "toy.json", "realigious")


def wrong(text: str) -> str:
    """The sentence about a lesson that can't be read."""
    with pytest.raises(ContentError) as caught:
        lesson.read(text, "toy.json", "realigious")
    return str(caught.value)


def misfit(found: lesson.Lesson) -> str:
    """The sentence about a lesson that does not fit the rules."""
    with pytest.raises(LessonError) as caught:
        list(walk(found))
    return str(caught.value)


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"id": "goal", "do": "fly"}, "toy.json, row opening, goal, field do"),
        ({"id": "goal", "doo": "next"}, "toy.json, row opening, goal, field doo"),
        ({"do": "next"}, "toy.json, row opening, number 1, field id"),
        ({"id": "goal", "what": "tile:1"}, "toy.json, row opening, goal, field what"),
        ({"id": "goal", "what": [3]}, "toy.json, row opening, goal, field what"),
        ({"id": "goal", "what": ["tile:1"]}, "toy.json, row goal, field what"),
        ({"id": "goal", "do": "answer"}, "toy.json, row goal, field what"),
        ({"id": "goal", "do": "open", "what": ["window"]}, "toy.json, row goal, field what"),
        ({"id": "goal", "at": ["tile:1"]}, "toy.json, row goal, field at"),
        ({"id": "goal", "after": True, "after_at": ["widget:"]}, "toy.json, row goal, field after_at"),
        ({"id": "the goal"}, "toy.json, row the goal, field id"),
    ],
)
def test_c6_10_a_wrong_step_is_told_with_its_place_and_a_right_example(step: dict[str, Any], place: str) -> None:
    told = wrong(written(step))
    assert told.startswith(f"{place}: found ")
    assert "A right example: " in told


def test_c6_10_an_id_is_given_once() -> None:
    assert wrong(written(STEP, STEP)).startswith("toy.json, row goal, field id")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"chapters": []}', '{"chapters": [{"id": "a", "seats": [], "steps": []}]}']
)
def test_c6_10_a_lesson_that_is_none_is_told_too(text: str) -> None:
    assert wrong(text).startswith("toy.json")


def test_c6_10_the_example_of_a_step_is_right() -> None:
    example = {name: lesson.RIGHT[name] for name in ("id", "do", "what", "ask", "at", "after", "after_at", "others")}
    assert read(example).steps()[0].what == ("tile:17",)


def test_c6_10_values_are_put_into_the_state() -> None:
    put = {"seats.1.reputation": 7, "seats.0.hand": [["tithe"]], "owner.39,46": 1,
           "seats.1.knowledge.32,33,34,38,39,45,46,47": 2}  # fmt: skip
    found = read(set=put)
    seats = lesson.begin(found, found.chapters[0]).table.state.seats
    assert (seats[1].reputation, seats[0].hand[-1].kind) == (7, "tithe")


@pytest.mark.parametrize("path", ["seats.1.fame", "seats.7.reputation", "nothing.0", "seats.1.reputation.2"])
def test_c6_10_a_place_that_the_state_has_not_is_told(path: str) -> None:
    assert path in misfit(read(set={path: 4}))


def test_c6_10_a_position_that_breaks_the_rules_is_told() -> None:
    assert "R2.2" in misfit(read(set={"seats.1.reputation": 140}))


def test_c6_10_an_answer_that_is_not_offered_is_told_with_what_is() -> None:
    told = misfit(read({"id": "far", "do": "answer", "what": ["tile:0"]}))
    assert "step far" in told and "tile:9" in told


def test_c6_10_a_step_about_another_question_is_told() -> None:
    assert "about 'react'" in misfit(read({"id": "a", "do": "answer", "what": ["tile:9"], "ask": "react"}))


def test_c6_10_a_script_that_is_never_asked_is_told() -> None:
    first = {"id": "a", "do": "answer", "what": ["tile:9"], "others": ["tile:30"]}
    assert "['tile:30'] was never asked" in misfit(read(first, {"id": "b"}))


def test_c6_10_what_can_be_chosen_can_not_be_tried_in_vain() -> None:
    assert "'tile:9' can be chosen" in misfit(read({"id": "a", "do": "try", "what": ["tile:9"]}))


def test_c6_10_answers_are_given_before_the_first_step() -> None:
    found = read(played=[[0, "tile:9"]])
    _, session = next(walk(found))
    assert session.table.state.seats[0].tile == 9


def test_c6_10_questions_are_spared() -> None:
    found = read({"id": "a", "do": "answer", "what": ["tile:9"]}, STEP, spare={"card_or_done": "done"})
    course = Course(found)
    session = lesson.begin(found, found.chapters[0])
    session.answer(0, "tile:9")
    assert course.spared(session, 0) == "done"


def test_c6_10_another_choice_is_refused_while_the_step_can_be_done() -> None:
    found = read({"id": "a", "do": "answer", "what": ["tile:9"]})
    question = lesson.begin(found, found.chapters[0]).question(0)
    assert question is not None
    assert [Course(found).refuses(question, key) for key in ("tile:9", "tile:2")] == [False, True]


def test_c6_10_any_choice_is_free_when_the_step_can_not_be_done() -> None:
    found = read({"id": "a", "do": "answer", "what": ["tile:0"]})
    question = lesson.begin(found, found.chapters[0]).question(0)
    assert question is not None
    assert not Course(found).refuses(question, "tile:2")


def test_c6_10_a_deed_leads_to_what_is_explained_and_then_to_the_next_step() -> None:
    course = Course(read({"id": "a", "do": "answer", "what": ["tile:*"], "after": True}, STEP))
    told = [course.text]
    for deed, what in (("next", ""), ("answer", "done"), ("answer", "tile:9"), ("next", "")):
        course.did(deed, what)  # type: ignore[arg-type]  # a Deed
        told.append(course.text.rpartition(".")[2])
    assert told[1:] == ["a", "a", "a_after", "goal"]


@pytest.mark.parametrize("title", [title for title in TITLES if available(title)])
def test_c6_10_every_sentence_that_is_told_has_a_number_of_its_own(title: str) -> None:
    found, numbers = lesson.load(title), []
    parts = {(part.chapter, part.step): part.number for part in found.parts()}
    for number, chapter in enumerate(found.chapters):
        course = Course(found, number)
        for step in chapter.steps:
            assert parts.get((chapter.id, step.id), course.place[0]) == course.place[0]
            for _ in range(1 + step.after):
                numbers.append(course.place[0])
                course.did(step.do if not course.explaining else "next", next(iter(step.what), "").rstrip("*"))
    assert numbers == list(range(1, course.place[1] + 1))


@pytest.mark.parametrize("title", [title for title in TITLES if available(title)])
def test_c6_10_who_teaches_has_a_portrait(program: Program, title: str) -> None:
    assert program.media.sprites.has(lesson.load(title).portrait)
