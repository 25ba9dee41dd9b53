"""What the events of Creed name on its board (section 10, C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.titles.creed.view import SeatView
from scenes.kit import cue
from scenes.kit.cue import Unplaced
from scenes.kit.fx import Point, spot
from scenes.kit.stage import Stage
from scenes.titles.creed import board_items
from scenes.titles.creed.board_art import FACE_UP

if TYPE_CHECKING:
    from scenes.kit.board_art import AnchoredPicture
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.board_items import CreedShown
    from scenes.titles.creed.space import Line


class CreedStage(Stage, Protocol):
    """Creed's board for its effects."""

    art: CreedArt

    @property
    def shown(self) -> CreedShown:
        """What the board shows now."""


class CreedCue(cue.Cue[CreedStage, SeatView]):
    """An event of Creed. What asks for something that is not there raises Unplaced."""

    @property
    def shown(self) -> CreedShown:
        """What the board shows now."""
        return self.stage.shown

    def told(self, name: str) -> str:
        """A word that the event tells."""
        if not self.word(name):
            raise Unplaced(name)
        return self.word(name)

    def cell(self, name: str = "cell") -> str:
        """The ref of a cell that the event names."""
        return self.placed(f"cell:{self.word(name)}")

    def tent(self) -> str:
        """The ref of the tent that the event names."""
        return self.placed(f"tent:{self.word('tent')}")

    def line(self, ref: str) -> Line:
        """The line of a cell."""
        line = self.shown.space.line_of(ref)
        if line is None:
            raise Unplaced(ref)
        return line

    def nation(self, name: str = "seat") -> str:
        """The nation of a seat that the event names."""
        return self.nation_of(self.number(name))

    def nation_of(self, seat: int) -> str:
        """The nation of a seat."""
        seats = self.shown.view.seats
        if not 0 <= seat < len(seats) or not seats[seat].nation:
            raise Unplaced(str(seat))
        return seats[seat].nation

    def at(self, ref: str, dx: float = 0.0, dy: float = 0.0) -> Point:
        """A point so many squares from the middle of a place."""
        return spot(self.stage, ref, dx, dy)

    def camp(self, seat: int) -> Point:
        """The middle of a seat's camp: where its units come from and go to."""
        return self.at(f"tent:{seat}T22")

    def tile(self, ref: str, lies: str = FACE_UP) -> AnchoredPicture:
        """The unit that the event tells of in the colours of a place; its back where it is not told."""
        return self.stage.art.tile(self.shown.nation(ref), self.word("unit"), lies)

    def standing(self, ref: str) -> AnchoredPicture:
        """The tile that the board shows on a cell."""
        unit = self.shown.pieces.units.get(ref)
        if unit is None:
            raise Unplaced(ref)
        return self.stage.art.tile(self.shown.nation(ref), unit.unit, board_items.lies(unit))
