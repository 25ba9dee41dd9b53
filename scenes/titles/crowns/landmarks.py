"""What a viewer of a record jumps to (C7.2): a character of whom there is one that is killed, a crown that fills, a new
first, a defence that cards out of the hand have turned, the end. All of it is read off what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES
from game.titles.crowns.state import NOBODY
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS, Landmark

if TYPE_CHECKING:
    from game.core.events import Event

CLOSE, LEADS = 10, 5
"""From so much power on a crown is close to whole; from so much on it is told who has most."""


class Powers:
    """R1.2. The power of all seats, as events tell it: what lies on a card goes with it."""

    def __init__(self) -> None:
        self._on: dict[int, int] = {}
        self._whose: dict[int, int] = {}

    def take(self, event: Event) -> None:
        """What an event changes of it."""
        card, seat = event.data.get("card"), event.data.get("seat")
        if event.kind == "eliminated":
            for number in [number for number, whose in self._whose.items() if whose == seat]:
                self._on.pop(number, None)
        if not isinstance(card, int) or not isinstance(seat, int):
            return
        if event.kind == "power":
            self._on[card] = self._on.get(card, 0) + _amount(event)
            self._whose[card] = seat
        elif event.kind == "control":
            self._whose[card] = seat
        elif event.kind == "left":
            self._on.pop(card, None)

    def of(self, seat: int) -> int:
        """Of a seat."""
        return sum(count for card, count in self._on.items() if self._whose[card] == seat)

    def leads(self, seat: int) -> bool:
        """R14.3. Whether a seat has more than each other one."""
        return all(self.of(seat) > self.of(other) for other in set(self._whose.values()) - {seat})


def landmarks(events: Sequence[Event], choice_of: Callable[[int], int]) -> Iterator[Landmark]:
    """Those of a whole record, in their order. What is said of power is what the board shows after the choice."""
    powers, close, first = Powers(), set[int](), NOBODY
    shown = _shown(events, choice_of)
    attacker, helped = NOBODY, set[int]()
    for event in events:
        powers.take(event)
        seat = event.data.get("seat")
        if not isinstance(seat, int):
            seat = NOBODY
        match event.kind:
            case "game_ended" | "draw_agreed" | "eliminated":
                yield Landmark(END, event)
            case "conceded":
                yield Landmark(LOSS, event, whose=seat)
            case "killed" if _is_great(event):
                yield Landmark(LOSS, event)
            case "challenge":
                attacker, helped = seat, set()
            case "used" | "ambushed" if event.kind == "ambushed" or event.data.get("type") == "event":
                helped.add(seat)
            case "won" if seat != attacker and seat in helped:
                yield Landmark(CHANCE, event, "crowns.landmark.turned")
            case "power" if _amount(event) > 0:
                now, leads = powers.of(seat), first != seat and powers.leads(seat)
                first = seat if leads else first
                if now >= CLOSE and seat not in close:
                    close.add(seat)
                    yield Landmark(GAIN, event, "crowns.landmark.close", shown[choice_of(event.no), seat], seat)
                elif leads and now >= LEADS:
                    yield Landmark(GAIN, event, "crowns.landmark.first", shown[choice_of(event.no), seat], seat)


def _shown(events: Sequence[Event], choice_of: Callable[[int], int]) -> dict[tuple[int, int], int]:
    """How much power a seat has once a choice in which it gains some is carried out."""
    powers, found = Powers(), dict[tuple[int, int], int]()
    for event in events:
        powers.take(event)
        seat = event.data.get("seat")
        if event.kind == "power" and isinstance(seat, int):
            found[choice_of(event.no), seat] = powers.of(seat)
    return found


def _is_great(event: Event) -> bool:
    """A character of whom there is one."""
    face = FACES.get(str(event.data.get("kind")))
    return face is not None and face.unique and face.type == "character"


def _amount(event: Event) -> int:
    amount = event.data.get("amount")
    return amount if isinstance(amount, int) else 0
