"""What a match is to begin with, as a machine saw it when the numbers for its dice were opened (C12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.core.fields import options_for
from game.net.delta import ENCODE
from game.net.protocol import RoomInfo, SeatPlan

if TYPE_CHECKING:
    from game.core.saved import Saved

CLOSED = "closed"


class SeenSetup(msgspec.Struct, frozen=True):
    """The title, its options, and the seats that play with what was shown of their choices."""

    title: str
    options: dict[str, Any]
    seats: list[SeatPlan]

    @classmethod
    def of(cls, info: RoomInfo) -> SeenSetup:
        """What the room shows."""
        return cls(info.title, dict(info.options), [plan for plan in info.seats if plan.kind != CLOSED])

    def fits(self, saved: Saved) -> bool:
        """Whether a match began with all that was shown. What was not (a profile's level, what others put together,
        what a bot chooses by itself) is not compared."""
        if saved.title != self.title or len(saved.seats) != len(self.seats):
            return False
        fields = options_for(game.TITLES[saved.title], len(saved.seats))
        options = {field.name: saved.options.get(field.name, field.default) for field in fields}
        return _has(options, {name: self.options[name] for name in options if name in self.options}) and all(
            _has(own, plan.fields) for own, plan in zip(saved.seats, self.seats, strict=True))


def _has(found: dict[str, Any], shown: dict[str, Any]) -> bool:
    return all(name in found and ENCODE(found[name]) == ENCODE(value) for name, value in shown.items())
