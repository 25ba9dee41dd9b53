"""What every title's state holds. A state is a tree of plain data: no behaviour, no shared objects, ids for
references."""
from __future__ import annotations

import msgspec


class Step(msgspec.Struct, array_like=True):
    """One entry of the agenda: a step by name, with ids and small integers or strings as arguments."""

    name: str
    args: list[int | str] = msgspec.field(default_factory=list)


class Outcome(msgspec.Struct, array_like=True):
    """How a match ended: winning seats, the reason's text key, and the rank (1 = first) of each seat."""

    winners: list[int]
    reason: str
    ranks: list[int]

    def place(self, seat: int) -> int:
        """C2.2. The rank that counts in a record: where nobody has won, all are last, even one alone."""
        return self.ranks[seat] if self.winners else max(2, len(self.ranks))


class BaseState(msgspec.Struct, kw_only=True):
    """`agenda` is a stack: the last entry is the next step. `outcome` is None while the match runs."""

    rng: int
    agenda: list[Step]
    outcome: Outcome | None = None
