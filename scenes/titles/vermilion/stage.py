"""What moves over the whole of Vermilion's table (section 10, C6.5): dice into wells and back, cards into their piles,
trinkets that turn, what is won.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.actions import SLOT_OF
from game.titles.vermilion.content import DICE
from scenes.kit.board_stage import REHEARSED_S
from scenes.kit.cue import animation_of
from scenes.kit.fx import centred
from scenes.kit.moving import MovingPart
from scenes.media.canvas import FULL
from scenes.media.sprites import LaterError
from scenes.titles.vermilion.moment import LYING, TableCue
from scenes.titles.vermilion.moments import MOMENTS
from scenes.titles.vermilion.thrown import EMBER, MIST, STEPS, TURNS, crumbled, die, tumbling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.events import Event
    from game.titles.vermilion.view import SeatView
    from scenes.kit.animation import Animation
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.board import Board
    from scenes.titles.vermilion.gear import GearBoard
    from scenes.titles.vermilion.hand import VermilionHand
    from scenes.titles.vermilion.party import PartyPanel, PartyPlate
    from scenes.titles.vermilion.words import Words

UNIT = 64
"""Pixels of the unit that ways are told in."""
SMALL, LARGE = 30, 64
"""Dice on a plate, and one that all look at."""


class TableStage(MovingPart):
    """It knows where things lie by the parts that show them, and takes no pointer."""

    size = UNIT

    def __init__(
        self, table: TableHost, words: Words, board: Board, gear: GearBoard, hand: VermilionHand, party: PartyPanel
    ) -> None:
        self.words, self.board, self.gear, self.hand, self.party = words, board, gear, hand, party
        self.view: SeatView | None = None
        super().__init__(table, FULL, name="stage")

    def show(self, view: SeatView) -> None:
        """What was before the next event."""
        self.view = view

    def animation(self, event: Event, after: SeatView) -> Animation | None:
        """What shows an event here."""
        return animation_of(MOMENTS, TableCue(self, event, after))

    def animate(self, event: Event, after: SeatView) -> int:
        """Starts showing an event."""
        made = self.animation(event, after)
        return self.play(made) if made is not None else 0

    def rehearse(self, event: Event, after: SeatView) -> bool:
        """Makes all pictures of an event."""
        with suppress(LaterError), self.media.sprites.sparing(REHEARSED_S):
            self.animation(event, after)
            return True
        return False

    def warm_up(self) -> Iterator[None]:
        """Dice at every moment of their turn, the fires."""
        for kind in DICE:
            for face in dict.fromkeys(DICE[kind].faces):
                for turn in range(TURNS):
                    tumbling(self.media, kind, face, LYING, turn)
                yield
        for glow in (EMBER, MIST):
            for step in range(STEPS):
                crumbled(self.media, "", die(self.media, "imprint", 1, LARGE), step, glow)
                yield

    # --- what effects may know

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies."""
        parts = (self.hand, self.gear, self.board, self.party)
        return next((place for part in parts if (place := part.place_of(ref)) is not None), None)

    def picture(self, name: str, scale: float = 1.0) -> AnchoredPicture:
        """A sprite about its middle."""
        wide, high = self.media.sprites.natural(name)
        return centred(self.media.sprites.get(name, size=(round(wide * scale), round(high * scale))))

    def is_own(self, seat: int) -> bool:
        """Whether the things of a seat lie below."""
        return seat == self.words.own()

    def plate(self, seat: int) -> PartyPlate | None:
        """That of a seat."""
        return next((plate for plate in self.party.plates if plate.seat == seat), None)

    def tray(self, seat: int) -> pygame.Rect | None:
        """Where the dice of a seat lie ready."""
        if self.is_own(seat):
            return self.gear.tray.rect
        plate = self.plate(seat)
        return plate.row_of("dice") if plate is not None else None

    def slot_of(self, seat: int, after: SeatView) -> str:
        """The slot that a seat uses now, "" for none."""
        views = (view for view in (self.view, after) if view is not None)
        actions = (view.action for view in views if view.action is not None and view.action.seat == seat)
        return next((SLOT_OF.get(action.kind, "") for action in actions), "")

    def wells(self, seat: int, slot: str, count: int) -> list[pygame.Rect]:
        """Where the dice of an action lie; beside the plate for a seat whose gear is not open."""
        if self.is_own(seat) and slot:
            return self.gear.wells(slot, count)
        tray = self.tray(seat)
        if tray is None:
            return []
        side = LYING if self.is_own(seat) else SMALL
        left = tray.centerx - count * (side + 4) // 2
        return [pygame.Rect(left + i * (side + 4), tray.centery - side // 2, side, side) for i in range(count)]

    def seen_at(self, seat: int) -> pygame.Rect | None:
        """Where something of a seat is seen by all: over its character, else on its plate."""
        return self.board.place_of(f"unit:c{seat}") or self.party.place_of(f"seat:{seat}")

    # --- what effects may do

    def hide(self, *refs: str) -> None:
        """Effects draw these cards."""
        self.hand.hide(refs)

    def unhide(self, *refs: str) -> None:
        """What the next view has is dealt anew."""

    def leave_trail(self, *refs: str) -> None:
        """The board marks what was done."""
