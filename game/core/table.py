"""The running table that rules work on: state, dice, events, agenda."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.core.events import EVERYONE, Data, RecordedEvent
from game.core.rng import GAMMA, MASK, mixed, shuffled
from game.core.state import BaseState, Step

if TYPE_CHECKING:
    from game.core.spec import TitleSpec

S = TypeVar("S", bound=BaseState)
T = TypeVar("T")


class Table(Generic[S]):
    """`g` in the rules. `record` is None where nobody listens (forks, replays); `undo_blocked` tells the driver
    that an answer can't be taken back, by what came of it first: something was "shown", "drawn", "rolled", others were
    asked about it in a "window" or "asked" something in secret, or the "turn" has passed on; "" while it can;
    `leaving`: the seats that have given up and are out before the next step (C6.13)."""

    __slots__ = ("leaving", "record", "spec", "state", "undo_blocked")

    def __init__(self, spec: TitleSpec, state: S) -> None:
        self.spec, self.state = spec, state
        self.record: list[RecordedEvent] | None = None
        self.undo_blocked = ""
        self.leaving: list[int] = []

    def emit(self, kind: str, rule: str, data: Data, full: int = EVERYONE,
             shared: Data | None = None, part: int = 0) -> None:
        """Tell what happened. Callers on a hot path check `g.record is not None` before they build `data`."""
        if self.record is not None:
            self.record.append(RecordedEvent(kind, rule, data, full, shared, part))

    def block_undo(self, cause: str = "shown") -> None:
        """Something hidden was shown, or what `cause` says: earlier answers can't be taken back."""
        self.undo_blocked = self.undo_blocked or cause

    def below(self, n: int) -> int:
        """A random integer in 0..n-1."""
        self.undo_blocked = self.undo_blocked or "rolled"
        self.state.rng = value = (self.state.rng + GAMMA) & MASK
        return ((mixed(value) >> 11) * n) >> 53

    def roll(self, sides: int) -> int:
        """A die: 1..sides."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of them at random; IndexError when there is none."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        """In place, from the last to the first."""
        if len(things) > 1:
            self.undo_blocked = self.undo_blocked or "drawn"
            self.state.rng = shuffled(self.state.rng, things)

    def push(self, name: str, *args: int | str) -> None:
        """This step comes next, after the present one has ended."""
        self.state.agenda.append(Step(name, list(args)))
