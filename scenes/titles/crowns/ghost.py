"""The board behind the menu (C12.10): everybody's cards on the table as they stand and kneel."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.crowns.faces import HAND, card_face, turned

if TYPE_CHECKING:
    from game.titles.crowns.view import PlayerView, SeatView
    from scenes.shell.scene import Scene

LAND = "crowns/backdrops/table"
APART = 16


class LaidCard(NamedTuple):
    """A card, where its middle is, and whether it kneels."""

    kind: str
    middle: tuple[int, int]
    kneeling: bool

    @property
    def rect(self) -> pygame.Rect:
        """The place that it covers."""
        wide, high = HAND
        return pygame.Rect(0, 0, *((high, wide) if self.kneeling else (wide, high))).move_to(center=self.middle)


class Ghost:
    """Two seats face each other; three and four share the upper and the lower side. What is laid differently is told to
    the stage.
    """

    def __init__(self, stage: Scene, players: int) -> None:
        self.stage, self.players = stage, players
        self.laid: list[LaidCard] = []

    def show(self, view: SeatView) -> None:
        """Shows a view."""
        laid = [card for seat, player in enumerate(view.players) for card in self._seat(seat, player)]
        for card in set(self.laid) ^ set(laid):
            self.stage.invalidate(card.rect.inflate(16, 16).clip(FULL))
        self.laid = laid

    def _area(self, seat: int) -> pygame.Rect:
        """The part of the canvas that a seat's cards lie in."""
        below = [number for number in range(self.players) if number % 2 == 0]
        side = below if seat % 2 == 0 else [number for number in range(self.players) if number % 2]
        wide = FULL.width // len(side)
        return pygame.Rect(side.index(seat) * wide, FULL.centery if seat % 2 == 0 else 0, wide, FULL.height // 2)

    def _seat(self, seat: int, player: PlayerView) -> list[LaidCard]:
        """Characters beside the middle of the table, locations behind them."""
        area, found = self._area(seat), []
        near, far = (0.27, 0.74) if seat % 2 == 0 else (0.73, 0.26)
        for kinds, share in ((("character",), near), (("location",), far)):
            cards = [piece for piece in player.play if not piece.host and FACES[piece.kind].type in kinds]
            step = min(HAND[1] + APART, (area.width - 40) // max(1, len(cards)))
            left = area.centerx - step * (len(cards) - 1) // 2
            y = round(area.y + area.height * share)
            found += [LaidCard(piece.kind, (left + step * i, y), piece.kneeling) for i, piece in enumerate(cards)]
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draws what lies inside the surface's clip."""
        for card in self.laid:
            if card.rect.colliderect(surface.get_clip()):
                face = (turned if card.kneeling else card_face)(self.stage.media, card.kind, HAND)
                surface.blit(face, card.rect)

    def settled(self) -> bool:
        """Cards are painted when they are first drawn."""
        return True

    def land(self, _view: SeatView) -> str:
        """The table of wet sand."""
        return LAND


GHOST = GhostLook(("crowns/frames_small", "crowns/icons", "crowns/crests"), Ghost)
