"""Section 10, enemy tracker: units that everybody has seen and that went back to a hand.

Counted from what was told to all alone, so that it is the same for every reader: a unit laid face-down counts on, for
nobody but its side knows which it was.
"""
from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.events import Event

Returned = Counter[tuple[int, str]]
WENT_BACK = ("sent_back", "recalled")
CAME_UP = ("deployed", "revealed")


def returned(events: Iterable[Event]) -> Returned:
    """How many tiles of a seat and a type were in sight, went back to the hand (R5.7, R8.8) and have not been seen
    since. A tile of the type that comes into sight is taken for one of them."""
    found: Returned = Counter()
    for event in events:
        if event.kind not in WENT_BACK and event.kind not in CAME_UP:
            continue
        key = int(str(event.data["seat"])), str(event.data.get("unit", ""))
        if event.kind in WENT_BACK:
            found[key] += 1
        elif found[key] and not event.data.get("down"):
            found[key] -= 1
    return +found
