"""The time that is left to choose, kept with a match (C6.8): one for each choice, or a bank for each player."""

from __future__ import annotations

from typing import Annotated

import msgspec

OFF = "off"
MODES = (OFF, "30", "60", "120", "bank10", "bank20", "bank30")
"""Seconds for a choice, or minutes for all choices of a player."""
BANK = "bank"
MOST_MISSES = 3
RETURN_MS = 60_000
"""What who sits down has at least in the bank."""
MOST_CLOCKS = 8
"""Seats that a file may say the match has: it comes from others, too."""
KEPT = 64


class Times(msgspec.Struct, kw_only=True):
    """The clock as it is kept with the match. `banks`: ms left of every seat; `misses`: how often in a row the time of
    a seat ran out; `left`: "answers given:seat" -> ms left for that choice, so that a choice that is taken back or left
    in the middle has no more time than before.
    """

    mode: str = OFF
    seats: Annotated[int, msgspec.Meta(ge=0, le=MOST_CLOCKS)] = 0
    banks: list[int] = []
    misses: list[int] = []
    left: dict[str, int] = {}

    def __post_init__(self) -> None:
        if self.mode not in MODES:
            self.mode = OFF
        if len(self.banks) != self.seats:
            self.banks = [self.whole_ms if self.is_bank else 0] * self.seats
        if len(self.misses) != self.seats:
            self.misses = [0] * self.seats

    @property
    def is_bank(self) -> bool:
        """Whether every player has a bank for the whole match."""
        return self.mode.startswith(BANK)

    @property
    def whole_ms(self) -> int:
        """What is given: for a choice, or for the match."""
        if self.mode == OFF:
            return 0
        return int(self.mode.removeprefix(BANK)) * (60_000 if self.is_bank else 1000)

    def left_ms(self, at: int, seat: int) -> int:
        """What a seat has left for its choice after `at` answers."""
        return self.banks[seat] if self.is_bank else self.left.get(f"{at}:{seat}", self.whole_ms)

    def spend(self, at: int, seat: int, ms: int) -> int:
        """Takes time away; what is left then."""
        left = max(0, self.left_ms(at, seat) - ms)
        if self.is_bank:
            self.banks[seat] = left
            return left
        self.left[f"{at}:{seat}"] = left
        while len(self.left) > KEPT:
            del self.left[next(iter(self.left))]
        return left

    def welcome(self, seat: int, another: bool = True) -> None:
        """A person who sits down begins without a flag and with some time. One who comes back (not `another`) has no
        more than before, unless the clock had sent them away: else leaving and coming back would fill the bank."""
        if self.is_bank and (another or self.misses[seat] >= MOST_MISSES):
            self.banks[seat] = max(self.banks[seat], RETURN_MS)
        self.misses[seat] = 0


def times_of(raw: object, seats: int) -> Times:
    """The clock in a save's header; none where it is missing or damaged."""
    try:
        times = msgspec.convert(raw, Times)
    except msgspec.ValidationError:
        return Times(seats=seats)
    return times if times.seats == seats else Times(mode=times.mode, seats=seats)
