"""A card on its way across the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, card_back, hand_card

if TYPE_CHECKING:
    from scenes.media.media import Media

TURN = 0.45  # the share of the way after which a drawn card shows its face


class Flight:
    """From one place to another in `length` ms; `back`: the sprite of its back if it is face down at first, else "";
    `fade`: dissolves in its last part.
    """

    def __init__(
        self, media: Media, card: str, start: pygame.Rect, end: pygame.Rect, length: int, back: str, fade: bool
    ) -> None:
        self._start, self._end = start.center, end.center
        self._length, self._elapsed = max(1, length), 0
        self._fade = fade
        self._face = hand_card(media, card).copy() if fade else hand_card(media, card)
        self._back = pygame.transform.smoothscale(card_back(media, HAND_SIZE[0], back), HAND_SIZE) if back else None

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self._elapsed >= self._length

    @property
    def share(self) -> float:
        """How far it is, 0..1."""
        return min(1.0, self._elapsed / self._length)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is: on a low arc."""
        share = theme.ease_out(self.share)
        rect = pygame.Rect((0, 0), HAND_SIZE)
        x = self._start[0] + (self._end[0] - self._start[0]) * share
        y = self._start[1] + (self._end[1] - self._start[1]) * share
        rect.center = (round(x), round(y - 60 * share * (1 - share)))
        return rect

    def advance(self, dt: int) -> None:
        """Moves on by dt ms."""
        self._elapsed += dt

    def draw(self, surface: pygame.Surface) -> None:
        """The back, then the face."""
        if self._back is not None and self.share < TURN:
            surface.blit(self._back, self.rect)
            return
        if self._fade:
            late = max(0.0, (self.share - 0.55) / 0.45)
            self._face.set_alpha(round(255 * (1 - late)))
        surface.blit(self._face, self.rect)
