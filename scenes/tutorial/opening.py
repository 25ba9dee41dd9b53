"""Opening a lesson, at its beginning or where it was left: its match is made on a thread, with a bar and a way back
(C1.4, C6.10).
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from game.core.errors import ContentError
from game.store.notices import Notice
from scenes.table.loading import Loading
from scenes.titles import ui_of
from scenes.tutorial.lesson import Course, Lesson, LessonError, begin, load
from scenes.tutorial.match import LessonMatch, seated
from scenes.tutorial.progress import kept
from scenes.tutorial.table import LessonTable
from scenes.tutorial.walk import resume

if TYPE_CHECKING:
    from game.core.session import Session
    from game.match.at_table import TableMatch
    from scenes.shell.client import Client
    from scenes.shell.work import Work


class LessonOpening(Loading):
    """Makes place for the table once the match of the first chapter is there."""

    words = "tutorial.loading"

    def __init__(self, client: Client, title: str) -> None:
        super().__init__(client, "")
        self.title = title
        self.rules_title = title
        self._told = self._known = title, []
        self._course: Course | None = None

    def _load(self, work: Work[TableMatch]) -> TableMatch:
        lesson = load(self.title)
        self._players, self._look = len(lesson.chapters[0].seats), ui_of(self.title).look
        work.report(0.2)
        for module in ui_of(self.title).table_modules:
            import_module(module)
        work.report(0.6)
        self._course, session = self._where(lesson)
        return seated(self.client, self._course, session)

    def _where(self, lesson: Lesson) -> tuple[Course, Session]:
        """Where the profile left the lesson, as far as it still is as it was; else its beginning."""
        place = kept(self.client, self.title)
        with suppress(LessonError):
            if place is not None and (found := resume(lesson, *place)) is not None:
                return found
        return Course(lesson), begin(lesson, lesson.chapters[0])

    def _done(self, match: TableMatch) -> None:
        course = self._course
        if self._left or not self.on_top or course is None:
            return
        assert isinstance(match, LessonMatch)
        self.nav.stack.replace(LessonTable(self.client, course.lesson, match, course, course.said()))
        if course.reached is not None:
            self.nav.tell(Notice("tutorial.goes_on", {"menu": self.media.bindings.label("back")}))

    def _failed(self, error: Exception) -> None:
        """A lesson that does not fit this program: one sentence, and back."""
        if not isinstance(error, ContentError | LessonError):
            raise error
        self.nav.tell(Notice("tutorial.broken", {"reason": str(error)}))
        self.close()


def create(client: Client, title: str) -> LessonOpening:
    """The lesson of a title, over what is shown."""
    return LessonOpening(client, title)
