"""Events: what happened, as told to those who may know it.

The verbs of a title emit events; screens animate them and write the log from them, bots and rules never
read them. An event with secrets carries two payloads, written in the same line of the rules: `data` for
the seats of `full`, `shared` for the seats of `part`. Seats are bits; `ONLOOKER` is the bit of everybody
without a seat.
"""
from __future__ import annotations

import msgspec

Data = dict[str, int | str | list[int]]
ONLOOKER = 1 << 15
EVERYONE = (1 << 16) - 1


class Event(msgspec.Struct, frozen=True):
    """One event as one reader sees it. `no` counts all events of the match where its rules run, so gaps show that
    something was not told; what travels to others is counted anew."""

    no: int
    kind: str
    rule: str
    data: Data


class RecordedEvent(msgspec.Struct, array_like=True, gc=False):
    """An event as it is kept, with both payloads and their audiences."""

    kind: str
    rule: str
    data: Data
    full: int = EVERYONE
    shared: Data | None = None
    part: int = 0


def reader_bit(seat: int | None) -> int:
    """A seat, or an onlooker, as one of an audience."""
    return ONLOOKER if seat is None else 1 << seat


def seen_by(recorded: list[RecordedEvent], seat: int | None, since: int) -> list[Event]:
    """The events from number `since` on, as `seat` (None: an onlooker) may know them."""
    bit = reader_bit(seat)
    out = []
    for no in range(since, len(recorded)):
        event = recorded[no]
        if event.full & bit:
            out.append(Event(no, event.kind, event.rule, event.data))
        elif event.shared is not None and event.part & bit:
            out.append(Event(no, event.kind, event.rule, event.shared))
    return out
