"""Who acts at the table of a lesson, and what keys may do there (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.controllers import Answer, Controllers
from scenes.table.keys import KeyGuard
from scenes.tutorial.lesson import LEARNER, Course

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.kit.title_table import TitleTable
    from scenes.tutorial.match import LessonMatch


class LessonControllers(Controllers):
    """Other seats answer by the script; a bot thinks where it has no answer."""

    match: LessonMatch

    def __init__(self, match: LessonMatch, title_table: TitleTable, course: Course) -> None:
        super().__init__(match, title_table)
        self.course = course

    def warm(self) -> None:
        """The bots' process starts when a bot is asked, and not before."""
        if self.thinking >= 0:
            super().warm()

    def poll(self, dt: int, factor: float) -> Answer | None:
        """As at every table; after the last step of a chapter nobody goes on, nor while a deed is explained."""
        return None if self.course.step is None or self.explains_first else super().poll(dt, factor)

    @property
    def explains_first(self) -> bool:
        """Whether the learner reads what a deed has led to before the others go on."""
        return self.course.explaining and self.match.session.question(LEARNER) is None

    def by_itself(self, question: Question) -> str:
        """What the chapter spares the learner; else as at every table, unless the lesson asks for something else."""
        spare = self.course.spared(self.match.session, question.seat)
        key = spare or super().by_itself(question)
        return "" if key and not spare and self.course.refuses(question, key) else key

    def _begin(self, mark: tuple[int, int], question: Question) -> None:
        key = self.course.other(self.match.session, question.seat) if question.seat != LEARNER else ""
        if not key:
            super()._begin(mark, question)
            return
        self._mark, self._waited, self._key, self.thinking = mark, 0.0, key, question.seat


class LessonKeys(KeyGuard):
    """The plate alone says what a key does: one that comes too soon is let go without further words."""

    def _refuse(self, why: str) -> None:
        if why != "new":
            super()._refuse(why)
