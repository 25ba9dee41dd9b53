"""The match of a lesson: it is never a save, a replay or a result, and gives no experience (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.chart import chart_of
from game.match.played import PlayedMatch
from game.match.seats import BOT, GUEST, GUEST_ICON, SeatInfo, bot_face
from scenes.tutorial.lesson import LEARNER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.session import Session
    from game.match.at_table import Stand
    from game.match.proposals import Kind
    from scenes.shell.client import Client
    from scenes.tutorial.lesson import Course

RIVAL_LEVEL = "easy"


class LessonMatch(PlayedMatch):
    """A match that is played and kept nowhere. `course`: how far the learner is in it; `stands`: how it stood for the
    learner after the last own answer and after each of the others' since, where it is opened on the way.
    """

    course: Course | None = None
    stands: Sequence[Stand] = ()

    def seen(self, seat: int) -> list[Stand]:
        """What the others have done since can be looked at again where a lesson goes on, too (C6.14)."""
        return [*self.stands] if seat == LEARNER and self.stands else super().seen(seat)

    def why_not_propose(self, kind: Kind, seat: int) -> str:
        """Nobody loses a lesson."""
        return "giving_up.no_match"

    @property
    def lesson(self) -> dict[str, str]:
        """The chapter and the step of now."""
        if self.course is None:
            return {}
        step = self.course.step
        return {"chapter": self.course.chapter.id, "step": step.id if step is not None else ""}


def seated(client: Client, course: Course, session: Session) -> LessonMatch:
    """The match of a chapter that has come to some place. May run on a worker thread."""
    seats = [_sitter(client, seat, dict(fields)) for seat, fields in enumerate(course.chapter.seats)]
    chart = chart_of(course.lesson.title)
    chart.sample(session)
    match = LessonMatch(client.home, session, seats, f"lesson-{course.chapter.id}", chart)
    match.stands = [*course.stands]
    return match


def _sitter(client: Client, seat: int, fields: dict[str, object]) -> SeatInfo:
    """The learner is a guest here, by the name and icon of the profile; everybody else is a bot."""
    if seat != LEARNER:
        return SeatInfo(
            seat=seat, name=client.media.t("tutorial.rival"), name_key="tutorial.rival",
            icon=bot_face(RIVAL_LEVEL, seat), kind=BOT, level=RIVAL_LEVEL, fields=fields,
        )  # fmt: skip
    icon = client.home.profile.icon if client.home.profile is not None else GUEST_ICON
    return SeatInfo(seat=seat, name=client.home.profile_name, icon=icon, kind=GUEST, fields=fields)
