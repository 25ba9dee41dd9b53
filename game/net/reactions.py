"""Reaction windows of a room's match: by the time of an answer nobody can tell what could have been answered (C8.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.core.ask import Question
    from game.net.snapshots import Numbers

WINDOW = "react"
"""The question of a window, in titles that name no stages."""
HIDE = ("off", "3", "5", "8")
"""The room's option "hide thinking": so many seconds every window lasts, whether its seat could do something or not."""


def is_window(question: Question) -> bool:
    """Whether the question is that of a reaction window."""
    return question.text == WINDOW or bool(question.window)


def fixed_s(hide: object) -> float:
    """How long every window lasts; 0.0 where thinking is not hidden."""
    return float(str(hide)) if hide in HIDE[1:] else 0.0


class HeldAnswer(NamedTuple):
    """An answer that counts when its window closes."""

    due_s: float
    seat: int
    number: int
    key: str


class HeldAnswers:
    """Those of a match."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._held: list[HeldAnswer] = []

    def __bool__(self) -> bool:
        return bool(self._held)

    def hold(self, due_s: float, seat: int, key: str) -> None:
        """The answer to a seat's open question."""
        self._held.append(HeldAnswer(due_s, seat, self._numbers.of(seat), key))

    def of(self, seat: int) -> bool:
        """Whether the seat has answered its open question."""
        return any(one.seat == seat and one.number == self._numbers.of(seat) for one in self._held)

    def take(self, now_s: float) -> list[HeldAnswer]:
        """Those whose window has closed; they are held no more."""
        due = [one for one in self._held if one.due_s <= now_s]
        self._held = [one for one in self._held if one.due_s > now_s]
        return due
