"""Cards that are marked by hand before anything is answered: all that go to the reserve, and the last one that could
still fight, with which the rules would declare at once. One button then says so; until then each mark can be taken
back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.crowns.challenge import CHOOSING

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from scenes.kit.table_host import TableHost
    from scenes.kit.title_table import TitleTable

RESERVE = "reserve_discard"


class Marks:
    """`keys`: the answers that are marked, in their order. In a lesson, which tells of one card
    after the other, one is marked at a time, and only what it tells of.
    """

    def __init__(self, table: TableHost, title: TitleTable) -> None:
        self.table, self.title = table, title
        self.keys: list[str] = []
        self._at: tuple[int, str, int] | None = None

    def wanted(self, question: Question | None) -> int:
        """R10.4, R10.8, R13.2. How many cards are marked before the question is answered; 0: a click answers it."""
        if question is None:
            return 0
        if question.text == RESERVE:
            return 1 if self.table.teaches else int(question.about["n"])
        return int(question.text in CHOOSING and len(_cards(question)) == 1)

    def of(self, question: Question | None) -> list[str]:
        """What is marked for the open question; marks for another one are gone."""
        return self.keys if self._at is not None and self._at == self._here(question) else []

    def toggle(self, question: Question, ref: str) -> bool:
        """Marks a card, or takes its mark back; beyond what is wanted the oldest mark goes. False: there is nothing to
        mark.
        """
        wanted = self.wanted(question)
        key = next((option.key for option in _cards(question) if ref in option.refs), "")
        if not wanted or not key or not self.title.lets(question, key):
            return False
        marked = self.of(question)
        self.keys = [one for one in marked if one != key] if key in marked else [*marked, key][-wanted:]
        self._at = self._here(question)
        return True

    def take_back(self, question: Question | None) -> bool:
        """The newest mark goes; False: there is none."""
        marked = self.of(question)
        self.keys = marked[:-1]
        return bool(marked)

    def agreed(self, question: Question | None) -> str:
        """The first of the marks where all that are wanted are there, else ""."""
        marked = self.of(question)
        return marked[0] if marked and len(marked) == self.wanted(question) else ""

    def planned(self, question: Question) -> str:
        """R13.2. The next of the marks once those before it were answered by the button, else ""."""
        if question.text != RESERVE or not self.keys:
            return ""
        given = len(self.keys) - int(question.about["n"])
        own = [entry.key for entry in self.table.match.session.log if entry.seat == question.seat]
        if not 0 < given < len(self.keys) or own[-given:] != self.keys[:given]:
            return ""
        key = self.keys[given]
        return key if any(option.key == key for option in question.options()) else ""

    def numbers(self, question: Question | None) -> tuple[int, ...]:
        """The cards that are marked."""
        return tuple(int(key.rpartition(":")[2]) for key in self.of(question))

    def _here(self, question: Question | None) -> tuple[int, str, int] | None:
        log = self.table.match.session.log
        return (question.seat, question.text, len(log)) if question is not None else None


def _cards(question: Question) -> list[Option]:
    return [option for option in question.options() if option.verb == "card"]
