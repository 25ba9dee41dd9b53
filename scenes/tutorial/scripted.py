"""Who acts at the table of a lesson, and what keys may do there (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.controllers import Answer, Controllers
from scenes.table.keys import KeyGuard
from scenes.tutorial.lesson import LEARNER, Course

if TYPE_CHECKING:
    import pygame

    from game.core.ask import Question
    from scenes.kit.title_table import TitleTable
    from scenes.tutorial.match import LessonMatch
    from scenes.tutorial.table import LessonTable


READ_MS = 700
"""So long a step that has come after others have acted takes no Enter."""


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
    """The plate alone says what a key does: one that comes too soon is let go without further words. Where others have
    acted before a step to be done, Enter is hasty until that could be noticed: who pressed it meant to read on.
    """

    table: LessonTable

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._told_ms = READ_MS
        self._others = False

    def watch(self, dt: int) -> None:
        """Another frame of the lesson."""
        question, visible = self.table.controllers.current(), self.table.plate.visible
        self._others |= not visible and question is not None and question.seat != LEARNER
        self._told_ms += dt
        if visible and self._others:
            self._others, self._told_ms = False, 0

    def is_hasty(self, event: pygame.event.Event) -> bool:
        """Whether Enter was pressed before it could be noticed that there is something to be done."""
        return not self.table.plate.reads_on and not self.table.media.presses.is_new(event, self._told_ms, READ_MS)

    def _refuse(self, why: str) -> None:
        if why != "new":
            super()._refuse(why)
