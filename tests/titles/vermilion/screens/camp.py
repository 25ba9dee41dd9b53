"""A screen with nothing but the panels between quests, which answers a match: the real queue drives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.session import Session
from game.titles.vermilion import SPEC
from scenes.kit.spot import Calls
from scenes.shell.scene import Scene
from scenes.titles.vermilion.breathe import BREATHE_QUESTIONS

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.shell.client import Client

class Camp(Scene):
    """Shows the open question of one seat after another; `given` are the answers."""

    def __init__(self, client: Client, session: Session, seat: int = 0) -> None:
        super().__init__(client)
        self.session, self.seat = session, seat
        self.given: list[str] = []
        self.looked: list[str | None] = []

    def build(self) -> None:
        """All panels."""
        calls = Calls(self.answer, self.looked.append)
        self.panels = [panel(self, (0, 0, 10, 10), calls) for panel in BREATHE_QUESTIONS]
        self.show()

    def asked(self) -> Question | None:
        """The question that the seat is asked."""
        return next((one for one in self.session.questions() if one.seat == self.seat), None)

    def show(self) -> None:
        """The open question."""
        question = self.asked()
        for panel in self.panels:
            panel.show(self.session.view(self.seat))
            panel.offer(question, question.options() if question is not None else [])

    def answer(self, key: str) -> None:
        """An answer of the seat."""
        self.given.append(key)
        self.session.answer(self.seat, key)
        self.show()


def session_of(seats: int = 1, seed: int = 3, **options: str) -> Session:
    """A match at its first question."""
    chosen = {"variant": "campaign", "difficulty": "normal", **options}
    return Session(SPEC, [{} for _ in range(seats)], chosen, seed)
