"""Lessons without a window (C6.10): played as they are written, to see that they fit the rules, and to come to where
somebody has left one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.tutorial.lesson import LEARNER, Course, LessonError, begin, open_now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.session import Session
    from game.match.at_table import Stand
    from scenes.tutorial.lesson import Lesson, LessonStep

LONGEST = 200

def walk(lesson: Lesson) -> Iterator[tuple[Course, Session]]:
    """Plays a lesson as it is written and stops before each step, when the other seats have answered, and once after
    the last one of a chapter. The first accepted option is chosen. Raises LessonError where the script does not fit:
    what is asked for is not offered, somebody is asked what nobody answers, or what somebody answers is never asked.
    """
    for number in range(len(lesson.chapters)):
        yield from _walk(lesson, number)


def resume(lesson: Lesson, chapter: str, step: str) -> tuple[Course, Session] | None:
    """The course and the match at the moment when a step is told; None where the lesson has no such step. Raises
    LessonError as `walk` does.
    """
    number = next((i for i, one in enumerate(lesson.chapters) if one.id == chapter), None)
    if number is None:
        return None
    return next((told for told in _walk(lesson, number) if told[0].step is not None and told[0].step.id == step), None)


def _walk(lesson: Lesson, number: int) -> Iterator[tuple[Course, Session]]:
    chapter = lesson.chapters[number]
    course, session = Course(lesson, number), begin(lesson, chapter)
    for step in chapter.steps:
        _others(course, session)
        if course.waiting:
            raise LessonError(f"before step {step.id}: {course.waiting} was never asked; {open_now(session)}")
        yield course, session
        _do(course, step, session)
    yield course, session


def _others(course: Course, session: Session) -> None:
    """Answers of the script until the learner has to choose."""
    for _ in range(LONGEST):
        if session.outcome is not None:
            return
        seat = LEARNER if session.question(LEARNER) is not None else session.questions()[0].seat
        key = course.spared(session, seat) if seat == LEARNER else course.other(session, seat)
        if not key and seat == LEARNER:
            return
        if not key:
            raise LessonError(f"before {course.step}: seat {seat} has no answer to give; {open_now(session)}")
        session.answer(seat, key)
        course.stands.append(_stand(session))
        if seat != LEARNER:
            course.answered(key)
    raise LessonError(f"before {course.step}: nobody stops answering")


def _do(course: Course, step: LessonStep, session: Session) -> None:
    """The deed of a step, and reading on."""
    what = next(iter(step.what), "")
    question = session.question(LEARNER)
    if step.ask and (question is None or question.text != step.ask):
        raise LessonError(f"step {step.id} is about {step.ask!r}; {open_now(session)}")
    if step.do == "answer":
        what = _wanted(step, session)
        session.answer(LEARNER, what)
        course.stands = [_stand(session)]
    elif step.do == "undo":
        if not session.undo(LEARNER):
            raise LessonError(f"step {step.id}: nothing can be taken back")
        course.stands = [_stand(session)]
    elif step.do == "try" and session.why_not(LEARNER, what) is None:
        raise LessonError(f"step {step.id}: {what!r} can be chosen")
    if not course.did(step.do, what):
        raise LessonError(f"step {step.id} is not done by its own deed")
    if course.explaining:
        course.did("next")


def _wanted(step: LessonStep, session: Session) -> str:
    question = session.question(LEARNER)
    wanted = step.wanted(question) if question is not None else []
    if not wanted:
        raise LessonError(f"step {step.id}: none of {list(step.what)} is offered; {open_now(session)}")
    return wanted[0]


def _stand(session: Session) -> Stand:
    return session.event_count(LEARNER), session.view(LEARNER)
