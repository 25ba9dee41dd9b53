"""Seats that play together (C6.7): a person answers for all people here of its side, without a curtain between them;
bots of the side act after them, or when they are let.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.curtain import Curtain

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.table.host import PlayedTable


class Team:
    """The viewer's side. Where everybody plays alone it is the viewer."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self._covered: tuple[int, int] | None = None  # for which private question the curtain has fallen

    def first_viewer(self) -> int | None:
        """Whose view the table opens with: that of the people here when they all play together, also of who has left a
        chair and may come back, else nobody's until a curtain was lifted; None where only bots play.
        """
        people = self.table.match.people
        first = (self.table.match.persons or people)[:1]
        return first[0] if first and all(self.table.match.together(first[0], seat) for seat in people) else None

    @property
    def below(self) -> int | None:
        """The viewer's seat; of who only looks on, at the record of an own match say, the seat that one played."""
        table, profile = self.table, self.table.client.home.profile
        if table.viewer is not None or profile is None:
            return table.viewer
        own = (info.seat for info in table.match.seats
               if not info.is_bot and (info.profile_uid or info.name) in (profile.uid, profile.name))  # fmt: skip
        return next(own, None)

    def cover(self) -> None:
        """Where the people here play against each other the curtain falls before anything is shown: what an onlooker
        sees is more than some seats do by night.
        """
        table, persons = self.table, self.table.match.persons
        if table.viewer is not None or not persons or table.match.over:
            return
        table.controllers.look()
        asked = table.controllers.asks_person()
        seat = asked.seat if asked is not None else persons[0]
        if self.needs_curtain(seat):
            table.nav.stack.push(Curtain(table, seat), animated=False)

    def has(self, seat: int) -> bool:
        """Whether the seat is the viewer's, or that of a person here who plays with the viewer."""
        viewer = self.table.viewer
        if viewer is None or seat == viewer:
            return seat == viewer
        return self.table.match.seat(seat).is_person and self.table.match.together(viewer, seat)

    def needs_curtain(self, seat: int) -> bool:
        """Whether somebody here may not see what the seat sees: others who play, or who have left a chair and may come
        back.
        """
        strangers = (not self.table.match.together(seat, other) for other in self.table.match.people)
        return self.table.media.settings.curtain and any(strangers)

    def covers_private(self, question: Question) -> bool:
        """Lets the curtain fall, once, before a question that others here may not read though they play together."""
        table, mark = self.table, (len(self.table.match.session.log), question.seat)
        private = question.text in table.title_table.private and table.media.settings.curtain
        if not private or mark == self._covered or all(other == question.seat for other in table.match.people):
            return False
        self._covered = mark
        table.nav.stack.push(Curtain(table, question.seat), animated=False)
        return True

    def asks_passes(self, seat: int) -> bool:
        """Whether the seat is asked although it can only pass: those who sit here would see who could do more."""
        return self.table.media.settings.curtain_passes and self.needs_curtain(seat)

    @property
    def bots_act(self) -> bool:
        """Whether the bots of the side were let act before the people have ended their part."""
        return self.table.controllers.allies_act

    def open(self) -> list[Question]:
        """The questions that the viewer's side may answer now in any order; only the one that is asked elsewhere."""
        asked = self.table.asked
        if asked is None:
            return []
        if not asked.for_any:
            return [asked]
        return [question for question in self.table.match.session.questions() if self.has(question.seat)]

    def act_as(self, seat: int) -> bool:
        """The question of another seat of the side from now on; False when it has none."""
        table = self.table
        if table.asked is None or seat not in (question.seat for question in self.open()):
            return False
        if seat != table.asked.seat:
            table.ask_anew(seat)
        return table.asked is not None and table.asked.seat == seat

    def waiting_bots(self) -> list[int]:
        """The bots of the side that wait for the people, or act before them because they were let."""
        questions = self.table.match.session.questions()
        if not questions or not questions[0].for_any:
            return []
        bots = [question.seat for question in questions if self.table.match.seat(question.seat).is_bot]
        return bots if any(self.has(question.seat) for question in questions) else []

    def let_bots_act(self, let: bool) -> None:
        """The bots of the side act now, before the people have ended their part; or not any more."""
        self.table.controllers.allies_act = let
        self.table.ask_anew()

    def undoer(self) -> int | None:
        """Whose choice an undo takes back: the last one, when a person of the side made it."""
        log = self.table.match.session.log
        return log[-1].seat if log and self.has(log[-1].seat) else self.table.viewer
