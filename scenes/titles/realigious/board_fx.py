"""What the events of Realigious name on its board, and the lights that their animations share (10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.titles.realigious.view import SeatView
from scenes.kit import cue
from scenes.kit.animation import Change, Frame, span, together
from scenes.kit.cue import Unplaced
from scenes.kit.fx import burst, lively, on, painted, shown, spot
from scenes.kit.stage import Stage
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    import pygame

    from game.core.events import Event
    from game.titles.realigious.offers import Change as Amount
    from scenes.kit.animation import Cel
    from scenes.kit.fx import Point, Way
    from scenes.kit.stage import Pos
    from scenes.titles.realigious.board_items import RealigiousShown
    from scenes.titles.realigious.pieces import Thing
    from scenes.titles.realigious.tiles_art import RealigiousArt

PALE_LIGHT, DARK_RED = (255, 244, 214), (236, 84, 66)
SPARKS = ((-0.5, 0.1), (0.45, -0.2), (0.1, -0.6), (-0.3, -0.5), (0.55, 0.3))


class RealigiousStage(Stage, Protocol):
    """The board of Realigious for its effects."""

    art: RealigiousArt
    dice: Mapping[int, str]

    @property
    def shown(self) -> RealigiousShown:
        """What the board shows now."""

    def name_of(self, seat: int) -> str:
        """The name of a seat."""

    def changes_of(self, event: Event) -> Mapping[int, Sequence[Amount]]:
        """What a combat has changed for either side, as far as its reader is told."""

    def signs(self) -> list[pygame.Rect]:
        """What stands over the board, on the canvas."""

    def anchor(self, name: str) -> Pos:
        """Where the counter "believers:<seat>" stands on the canvas."""

    def adopt(self, tiles: Iterable[int], view: SeatView) -> None:
        """Some tiles are shown as they are in a later view."""

    def adopt_all(self, view: SeatView) -> None:
        """All tiles and figures are."""

    def ahead(self, view: SeatView) -> Iterator[None]:
        """Makes the board with all tiles as they are in a later view, in small steps."""

    def put_thing(self, ref: str, tile: int, view: SeatView) -> None:
        """A figure stands on another tile."""

    def remove_thing(self, ref: str) -> None:
        """A figure stands there no more."""


class RealigiousCue(cue.Cue[RealigiousStage, SeatView]):
    """An event of Realigious. What asks for something that is not there raises Unplaced."""

    @property
    def shown(self) -> RealigiousShown:
        """What the board shows now."""
        return self.stage.shown

    @property
    def seat(self) -> int:
        """The seat that the event names, -1 for none."""
        return self.number("seat")

    def told(self, name: str) -> str:
        """A word that the event tells."""
        if not self.word(name):
            raise Unplaced(name)
        return self.word(name)

    def tile(self) -> int:
        """The tile that the event names."""
        if self.number("tile") < 0:
            raise Unplaced("tile")
        return self.number("tile")

    def at(self, tile: int, dx: float = 0.0, dy: float = 0.0) -> Point:
        """A point so many radii from the middle of a tile."""
        return spot(self.stage, f"tile:{tile}", dx, dy)

    def thing(self, ref: str = "") -> Thing:
        """A figure that is shown, without a ref that of the event's seat."""
        found = self.shown.things.get(ref or f"seat:{self.seat}")
        if found is None:
            raise Unplaced(ref)
        return found

    def adopting(self, *tiles: int) -> Change:
        """Shows tiles as they are in the later view already."""
        return lambda: self.stage.adopt(tiles, self.after)

    def burst(self, name: str, count: int, at: Point | Way, scale: float = 1.0) -> Frame:
        """A painted effect."""
        return burst(self.stage, f"realigious/fx/{name}", count, at, scale)

    def smoke(self, at: Point | Way, scale: float = 1.0) -> Frame:
        """A cloud that rises."""
        return self.burst("smoke", 6, at, scale)

    def ring(self, tile: int, colour: theme.Colour) -> Frame:
        """A ring of light that spreads on a tile."""
        return ring(self.stage, self.at(tile), colour)

    def claim(self, tile: int) -> Frame:
        """A tile on its way to the look it has later: its new realm fades in under a ring of light."""
        owner = self.after.tiles[tile].owner
        realm = None
        if owner >= 0:
            realm = shown(self.stage.art.owner(owner, 0), self.at(tile), lambda share: round(255 * share))
        return together(realm, lively(self.stage, self.ring(tile, seat_colour(owner))))


def seat_colour(seat: int) -> theme.Colour:
    """The colour of a seat; pale light for nobody."""
    return theme.SEATS[seat] if 0 <= seat < len(theme.SEATS) else PALE_LIGHT


def ring(stage: RealigiousStage, at: Point, colour: theme.Colour) -> Frame:
    """A ring of light in a colour that spreads on a point."""

    def frame(share: float) -> list[Cel]:
        picture = stage.art.tinted(f"realigious/fx/ring_{min(5, int(share * 6))}", colour, 1.5)
        return [on(picture, at, 255 if share < 0.8 else 160)]

    return frame


def sparks(stage: Stage, way: Way) -> Frame:
    """A few sparks about a point."""

    def frame(share: float) -> list[Cel]:
        x, y = way(share)
        owns = [(span(share, 0.1 * i, 0.1 * i + 0.55), place) for i, place in enumerate(SPARKS)]
        return [
            on(painted(stage, "realigious/fx/sparkle", 6, own, 0.9), (x + dx * stage.size, y + dy * stage.size))
            for own, (dx, dy) in owns
            if 0 < own < 1
        ]

    return frame
