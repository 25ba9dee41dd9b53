"""The tooltip: a plate beside what it explains. The first of several lines is its heading, unless an empty
line follows.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets import placing
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.media import Media

ROOM = FULL.inflate(-16, -16)
WIDEST = 460
PAD = 16
GAP, STEP, FAR = 12, 24, 200
"""How far a tooltip stands from its thing; where all of that would hide something, step by step further away."""
LARGE = 100_000
"""So many square pixels are a board or a page rather than a thing on it: some of it may be hidden."""


class Tooltip:
    """State of the one tooltip of a scene; `text` is empty while none is shown."""

    def __init__(self) -> None:
        self.text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(
        self, text: str, beside: pygame.Rect, media: Media, spared: Sequence[pygame.Rect] = (),
        others: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Places the tooltip below `beside`, above it or at its side, or further away: where it hides nothing of that,
        and least of what is `spared` and of `others`, which are read or may be wanted next; always inside the canvas.
        """
        self.text = text
        head, body = self._parts()
        width = max(
            [media.theme.width(line, theme.BODY, True) for line in head.split("\n")]
            + [media.theme.width(line, 20) for line in body.split("\n")]
        )
        width = min(WIDEST * max(100, media.theme.scale) // 100, width + 2)
        height = 2 * PAD + self._height(media, width)
        small = [rect for rect in others if rect.width * rect.height < LARGE]
        large = [rect for rect in others if rect.width * rect.height >= LARGE]
        costs = [partial(_hidden, list(rects)) for rects in ([beside], [*spared, *small], large)]
        sides, size = [BELOW, ABOVE, RIGHT, LEFT], (width + 2 * PAD, height)
        near = placing.beside(beside, size, [GAP], sides, ROOM)
        self.rect = placing.clearest(near, *costs)
        if any(cost(self.rect) for cost in costs):
            far = placing.beside(beside, size, range(GAP + STEP, FAR, STEP), sides, ROOM)
            self.rect = placing.clearest([*near, *placing.askew(beside, near, ROOM), *far], *costs)

    def draw(self, surface: pygame.Surface, media: Media) -> None:
        """Draws the plate and its text, if there is one."""
        if not self.text:
            return
        surface.blit(*media.sprites.shadow(self.rect, 20))
        surface.blit(media.sprites.nine("nine/tooltip", self.rect.size), self.rect)
        width = self.rect.width - 2 * PAD
        head, body = self._parts()
        x, y = self.rect.x + PAD, self.rect.y + PAD
        if head:
            block = media.theme.paragraph(head, width, theme.BODY, theme.GOLD, True)
            surface.blit(block, (x, y))
            y += block.get_height() + 2
        surface.blit(media.theme.paragraph(body, width, 20, theme.BONE), (x, y))

    def _parts(self) -> tuple[str, str]:
        head, mark, body = self.text.partition("\n")
        if body.startswith("\n"):
            return "", head + body
        return (head, body) if mark else ("", head)

    def _height(self, media: Media, width: int) -> int:
        head, body = self._parts()
        high = media.theme.paragraph(body, width, 20).get_height()
        if head:
            high += media.theme.paragraph(head, width, theme.BODY, theme.GOLD, True).get_height() + 2
        return high


def _hidden(rects: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, rects)
