"""What moves over the whole table: the place of all effects (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.cue import animation_of
from scenes.kit.fx import centred
from scenes.kit.moving import MovingPart
from scenes.media.canvas import FULL
from scenes.titles.crowns.events import EVENTS
from scenes.titles.crowns.faces import deck_back
from scenes.titles.crowns.lying import lie
from scenes.titles.crowns.moments import CrownsCue
from scenes.titles.crowns.pieces import PieceSpot, face_of
from scenes.titles.crowns.table_layout import BAND

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.crowns.view import PieceView, SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.areas import PlayAreas
    from scenes.titles.crowns.challenge import ChallengeBand
    from scenes.titles.crowns.hand import CrownsHand
    from scenes.titles.crowns.open_hands import OpenHands
    from scenes.titles.crowns.plots import PlotStrip

UNIT = 64
"""Pixels of the unit that ways are told in."""


class CrownsStagePart(MovingPart):
    """It knows where things lie by the parts that show them, and takes no pointer."""

    size = UNIT

    def __init__(
        self, table: TableHost, areas: PlayAreas, hands: tuple[CrownsHand, OpenHands], plots: PlotStrip,
        band: ChallengeBand,
    ) -> None:  # fmt: skip
        self.areas, self.plots, self.band = areas, plots, band
        self.hand, self.open_hands = hands
        super().__init__(table, FULL, name="stage")

    def animate(self, event: Event, after: SeatView) -> int:
        """Starts showing an event."""
        made = animation_of(EVENTS, CrownsCue(self, event, after))
        return self.play(made) if isinstance(made, Animation) else 0

    # --- what effects may know

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies."""
        return next((place for part in (self.hand, self.open_hands, self.areas, self.plots, self.band)
                     if (place := part.place_of(ref)) is not None), None)  # fmt: skip

    def picture(self, name: str, scale: float = 1.0) -> AnchoredPicture:
        """A sprite about its middle."""
        wide, high = self.media.sprites.natural(name)
        return centred(self.media.sprites.get(name, size=(round(wide * scale), round(high * scale))))

    def piece(self, number: int) -> PieceView | None:
        """A card in play as it is shown now."""
        return self.areas.piece(number)

    def face(self, number: int) -> pygame.Surface | None:
        """A card in play as it lies."""
        spot = next((area.spots[number] for area in self.areas.areas.values() if number in area.spots), None)
        return face_of(self.media, spot.content) if isinstance(spot, PieceSpot) else None

    def future(self, after: SeatView, number: int) -> pygame.Rect | None:
        """Where a card will lie."""
        for seat, player in enumerate(after.players):
            area = self.areas.areas.get(seat)
            if area is None or not any(piece.number == number for piece in player.play):
                continue
            laid = lie(player.play, area.field, area.away)
            for one in laid.cards:
                if one.number == number:
                    return one.place
                found = next((place for strip, place in one.strips if strip == number), None)
                if found is not None:
                    return found
            return pygame.Rect((0, 0), laid.size).move_to(center=area.field.center)
        return None

    def fact(self, seat: int, what: str) -> tuple[float, float]:
        """Where something of a seat is counted; the own hand is where it lies."""
        view = self.areas.view
        if what == "hand" and view is not None and seat == view.reader:
            return self.hand.rect.center
        return self.areas.fact_of(seat, what) or BAND.center

    def back(self, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """C10.2. What the cards of a seat's draw deck look like from behind."""
        return deck_back(self.media, self.areas.calls.info(seat), size)

    def crown(self, seat: int) -> pygame.Rect:
        """Where the crown of a seat stands."""
        return self.areas.crown_of(seat) or pygame.Rect(BAND)

    # --- what effects may do

    def count(self, attack: int, defence: int, share: float) -> None:
        """The sums of the challenge, a share of their way."""
        self.band.count(attack, defence, share)

    def hide(self, *refs: str) -> None:
        """Effects draw these cards."""
        self.areas.hide(*_numbers(refs))

    def unhide(self, *refs: str) -> None:
        """The areas draw them again."""
        self.areas.unhide(*_numbers(refs))

    def leave_trail(self, *refs: str) -> None:
        """Cards show by themselves what became of them."""


def _numbers(refs: tuple[str, ...]) -> list[int]:
    return [int(ref.partition(":")[2]) for ref in refs if ref.startswith("card:")]
