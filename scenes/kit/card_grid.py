"""Cards that are buttons, alone and side by side in a list that scrolls. A title paints their faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from scenes.media import theme
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent, Words
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.scroller import BAR

GAP, MARGIN = 16, 6
Size = tuple[int, int]


class CardLook(NamedTuple):
    """A card as a button: `face(size)` paints it, `tip` tells what it does."""

    face: Callable[[Size], pygame.Surface]
    tip: Words = ""


class CardButton(Button):
    """A card that can be chosen."""

    def __init__(self, parent: WidgetParent, rect: RectLike, look: CardLook, on_click: Callable[[], None],
                 name: str) -> None:
        self.face = look.face
        super().__init__(parent, rect, "", on_click, name=name, tip=look.tip, sound="card")

    def draw(self, surface: pygame.Surface) -> None:
        """The card, with a glow under the pointer."""
        if self.hovered or self.focused:
            Pen(surface, self.media).nine("glow", self.rect.inflate(24, 24))
        surface.blit(self.face(self.rect.size), self.rect)


def columns_in(width: int, size: Size) -> int:
    """How many cards stand side by side."""
    return max(1, (width - BAR - 10 + GAP) // (size[0] + GAP))


def row_height(size: Size) -> int:
    """What a row of cards takes, with what lies between two."""
    return size[1] + 2 * MARGIN + 8


class CardGrid(Group):
    """As many cards in a row as fit. `cards`: key, look and number of copies; `on_choose` gets the key of a clicked
    one; the number stands `mark` pixels below the upper edge.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, cards: Sequence[tuple[str, CardLook, int]],
        on_choose: Callable[[str], None], *, size: Size, mark: int, name: str = "cards",
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name=f"{name}.grid")
        self.cards, self.size, self.mark, self._choose, self._name = cards, size, mark, on_choose, name
        self.columns = columns_in(self.rect.width, size)
        rows = -(-len(cards) // self.columns)
        self.list = ScrollList(
            self, self.rect, rows, self._row, row_height=size[1] + 2 * MARGIN, gap=8, plates=False, name=name
        )

    def _row(self, row: Row, index: int) -> None:
        place = pygame.Rect(row.rect.x, row.rect.y + MARGIN, *self.size)
        place.x += (row.rect.width - self.columns * (place.width + GAP) + GAP) // 2
        for key, look, copies in self.cards[index * self.columns : (index + 1) * self.columns]:
            CardButton(row, place, look, partial(self._choose, key), f"{self._name}.{key}")
            if copies > 1:
                Copies(row, (place.right - 40, place.y + self.mark - 14, 40, 28), copies)
            place = place.move(place.width + GAP, 0)


class Copies(Widget):
    """ "×2" on a card."""

    def __init__(self, parent: WidgetParent, rect: RectLike, count: int) -> None:
        self.count = count
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The number on a dark plate."""
        pen = Pen(surface, self.media)
        pen.nine("chip", self.rect)
        pen.text(f"×{self.count}", theme.SMALL, theme.BONE, True, center=self.rect.center)
