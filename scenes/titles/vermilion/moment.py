"""An event of Vermilion that is shown beside its board (section 10, C6.5), and what several of them share: a die that
is thrown, a picture that a fire takes.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Protocol

import pygame

from game.titles.vermilion.content import DICE
from scenes.kit.animation import Cel, between, span
from scenes.kit.cue import Cue, Unplaced
from scenes.kit.fx import centred, on
from scenes.kit.stage import Stage
from scenes.media.theme import ease_out
from scenes.titles.vermilion.faces import HAND
from scenes.titles.vermilion.thrown import STEPS, crumbled, die, tumbling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.vermilion.view import SeatView
    from scenes.kit.animation import Frame
    from scenes.media import theme
    from scenes.titles.vermilion.gear import GearBoard
    from scenes.titles.vermilion.party import PartyPlate

Place = tuple[float, float]
LYING = 44
"""The side of a die in the supply."""
LANDED, LATE, LIFT, SPIN = 0.72, 0.16, 90, 14
"""Until when a die flies, how much later the next one does, how high, in how many steps it turns."""
class MomentStage(Stage, Protocol):
    """The table for its effects."""

    gear: GearBoard
    view: SeatView | None

    def is_own(self, seat: int) -> bool:
        """Whether the things of a seat lie below."""

    def plate(self, seat: int) -> PartyPlate | None:
        """That of a seat."""

    def tray(self, seat: int) -> pygame.Rect | None:
        """Where the dice of a seat lie ready."""

    def slot_of(self, seat: int, after: SeatView) -> str:
        """The slot that a seat uses now."""

    def wells(self, seat: int, slot: str, count: int) -> list[pygame.Rect]:
        """Where the dice of an action lie."""

    def seen_at(self, seat: int) -> pygame.Rect | None:
        """Where something of a seat is seen by all."""


class TableCue(Cue[MomentStage, "SeatView"]):
    """An event of Vermilion. What asks for something that is not there raises Unplaced."""

    @property
    def seat(self) -> int:
        """The seat that the event is about."""
        return self.number("seat")

    def there(self, place: pygame.Rect | None) -> pygame.Rect:
        """A place that is there."""
        if place is None:
            raise Unplaced(self.event.kind)
        return place

    def numbers(self, name: str) -> list[int]:
        """Numbers that the event tells."""
        value = self.event.data.get(name)
        return [int(one) for one in value] if isinstance(value, list | tuple) else []

    def pile(self, name: str) -> Place:
        """The middle of a pile of the seat: "hand", "deck", "discard"."""
        plate = self.stage.plate(self.seat)
        return plate.pile(name) if plate is not None else self.there(None).center

    def card_place(self, card: str) -> pygame.Rect:
        """Where a card of the seat lies in the hand, or its hand on the plate."""
        found = self.stage.place_of(f"card:{card}") if self.stage.is_own(self.seat) else None
        if found is not None:
            return found
        place = pygame.Rect(0, 0, *HAND)
        place.center = tuple(map(round, self.pile("hand")))
        return place


def thrown(
    cue: TableCue, kind: str, face: int, way: tuple[Place, pygame.Rect], number: int, count: int
) -> Frame:  # fmt: skip
    """One die, thrown a moment after the one before it."""
    stage, media = cue.stage, cue.stage.media
    begin = LATE * number / max(1, count)
    start, place = way
    lying = die(media, kind, face, place.width)
    others = list(dict.fromkeys(DICE[kind].faces)) if kind in DICE else [face]
    spun = [tumbling(media, kind, others[turn // 3 % len(others)] if turn < SPIN - 4 else face, LYING, turn)
            for turn in range(SPIN)]  # fmt: skip

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [Cel(lying, place.topleft, round(255 * span(share, 0, 0.4)))]
        own = span(share, begin, begin + LANDED - LATE)
        if own <= 0:
            return ()
        if own >= 1:
            hop = 8 * abs(sin(2 * pi * span(share, begin + LANDED - LATE, 1.0))) * (1 - share)
            return [Cel(lying, (place.x, round(place.y - hop)))]
        x, y = between(start, place.center, ease_out(own))
        return [on(centred(spun[min(SPIN - 1, int(own * SPIN))]), (x, y - LIFT * sin(pi * own)))]

    return frame


def crumbling(
    cue: TableCue, name: str, whole: pygame.Surface, at: Place, glow: theme.Colour, rise: int
) -> Frame:  # fmt: skip
    """A picture that a fire takes from below."""
    stage = cue.stage
    pictures = [centred(crumbled(stage.media, name, whole, step, glow)) for step in range(STEPS)]

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [on(pictures[0], at, round(255 * (1 - share)))]
        picture = pictures[min(STEPS - 1, int(share * STEPS))]
        return [on(picture, (at[0], at[1] - rise * share), round(255 * (1 - span(share, 0.85, 1.0))))]

    return frame
