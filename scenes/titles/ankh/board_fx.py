"""What the events of Ankh name on its board (section 10, C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.titles.ankh.content import GOD
from game.titles.ankh.view import FigureView, SeatView
from scenes.kit import cue
from scenes.kit.cue import Unplaced
from scenes.kit.fx import Point, burst, lively, spot
from scenes.kit.stage import Stage
from scenes.titles.ankh import pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from game.match.seats import SeatInfo
    from scenes.kit.animation import Fade, Frame
    from scenes.kit.board_art import AnchoredPicture
    from scenes.titles.ankh.board_art import AnkhArt
    from scenes.titles.ankh.board_items import AnkhShown

COUNTS = {"sand": 8, "dust": 6, "locusts": 6, "flood": 6, "glow": 6, "eye": 5, "star": 6}
"""How many pictures each painted effect has."""


class AnkhStage(Stage, Protocol):
    """Ankh's board for its effects."""

    art: AnkhArt
    counter_of: Callable[[int], Point] | None
    """Where on the canvas followers of a god fly to."""
    materials: Mapping[int, str]
    """Of what the hoops of a seat's pedestals are made."""
    seats: Sequence[SeatInfo]

    @property
    def shown(self) -> AnkhShown:
        """What the board shows now."""


class AnkhCue(cue.Cue[AnkhStage, SeatView]):
    """An event of Ankh. What asks for something that is not there raises Unplaced."""

    @property
    def shown(self) -> AnkhShown:
        """What the board shows now."""
        return self.stage.shown

    def space(self, name: str = "space") -> str:
        """The ref of a space that the event names."""
        return self.placed(f"space:{self.word(name)}")

    def at(self, ref: str, dx: float = 0.0, dy: float = 0.0) -> Point:
        """A point so many radii from the middle of a place."""
        return spot(self.stage, ref, dx, dy)

    def god(self, name: str = "god") -> int:
        """A god that the event names."""
        number = self.number(name)
        if not 0 <= number < len(self.after.gods):
            raise Unplaced(name)
        return number

    def standing(self, space: str, kind: str = "") -> FigureView:
        """The figure that stands on the space "4,2" now."""
        found = [one for one in self.shown.view.figures if one.space == space and kind in ("", one.kind)]
        if not found:
            raise Unplaced(space)
        return found[0]

    def figure(self, one: FigureView) -> AnchoredPicture:
        """The picture of a figure."""
        good = self.stage.materials.get(one.owner, "")
        return self.stage.art.piece(pieces.figure(self.shown.view, one, good).parts)

    def god_ref(self, god: int) -> str:
        """The ref of the space that a god's figure stands on."""
        found = [one for one in self.shown.view.figures if one.kind == GOD and one.owner == god]
        if not found:
            raise Unplaced(str(god))
        return self.placed(f"space:{found[0].space}")

    def region(self) -> int:
        """The region that the event names, or that is fought over."""
        battle, number = self.shown.view.battle, self.number("region")
        number = number if number > 0 or battle is None else battle.region
        if number not in self.shown.plates:
            raise Unplaced(str(number))
        return number

    def heart(self, dx: float = 0.0, dy: float = 0.0) -> Point:
        """Where the plate of that region hangs."""
        return self.at(f"space:{self.shown.plates[self.region()]}", dx, dy - 0.5)

    def spaces(self, region: int) -> tuple[str, ...]:
        """The spaces of a region."""
        found = [one.spaces for one in self.shown.view.regions if one.number == region]
        if not found:
            raise Unplaced(str(region))
        return found[0]

    def effect(self, name: str, at: Point, scale: float = 1.0, fade: Fade | None = None) -> Frame | None:
        """A painted effect at a point; none where motion is reduced."""
        return lively(self.stage, burst(self.stage, f"ankh/fx/{name}", COUNTS[name], at, scale, fade))

    def all_at(self, name: str, spaces: Iterable[str], scale: float = 1.0) -> list[Frame | None]:
        """The same at many spaces."""
        return [self.effect(name, self.at(f"space:{space}"), scale) for space in spaces]
