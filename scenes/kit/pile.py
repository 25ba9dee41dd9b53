"""A pile of cards: as thick as there are many, its name and number under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.widgets.base import RectLike, WidgetParent, Words

if TYPE_CHECKING:
    from collections.abc import Callable

LABEL, LAYERS, STEP = 36, 4, 2
Size = tuple[int, int]


class Pile(Spot):
    """Its content is how many cards there are and the one on top. `size` is that of the cards of the hand; `face(card,
    size)` paints the one on top; a layer is seen for each `layer` cards; `icon` stands in the place of an empty pile.
    Without a `ref` it can't be clicked.
    """

    glow = 10
    content: tuple[int, Any] = (0, None)

    def __init__(
        self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, title: str, size: Size,
        face: Callable[[Any, Size], pygame.Surface], *, tip: Words, name: str, layer: int = 5, icon: str = "",
    ) -> None:  # fmt: skip
        self.title, self.size, self.face, self.layer, self.icon = title, size, face, layer, icon
        super().__init__(parent, rect, ref, calls, tip=tip, name=name)
        self.focusable = bool(ref)

    @property
    def words(self) -> str:
        """Name and number."""
        return f"{self.title} {self.content[0]}"

    def top_card(self) -> pygame.Rect:
        """Where a card of the hand's size lies on top."""
        return pygame.Rect((0, 0), self.size).move_to(center=self.rect.center)

    def draw(self, surface: pygame.Surface) -> None:
        """Its cards, or the empty place; the label."""
        pen, r, (count, top) = self.pen(surface), self.rect, self.content
        label = self.media.theme.line(self.words, r.width + 8, 20, theme.BONE, True, True, 2 * LABEL, "center")
        room = (r.width - 8, r.height - 2 - max(LABEL, label.get_height() + 4))
        width = min(room[0], room[1] * self.size[0] // self.size[1])
        card = pygame.Rect(r.x, r.y + 2, width, round(width * self.size[1] / self.size[0]))
        card.x += (room[0] - width) // 2
        if count:
            lowest, picture = min(LAYERS - 1, count // self.layer), self.face(top, card.size)
            places = [card.move(STEP * i, STEP * i - STEP) for i in range(lowest, -1, -1)]
            surface.blit(*self.media.sprites.shadow(places[0], 12))
            surface.fblits([(picture, place) for place in places])
        else:
            pen.nine("slot", card)
            pen.icon(self.icon, 56, (120, 114, 112), center=card.center)
        if self.ref and self.hot:
            pygame.draw.rect(surface, theme.GOLD, card.inflate(6, 6), 2, 10)
        pen.put(label, midtop=(r.centerx, card.bottom + 4))
