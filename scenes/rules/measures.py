"""How large the parts of the rulebook are: they grow with its letters (C10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.kit.rulebook import FIGURE_WIDTH
from scenes.widgets.scroller import BAR

if TYPE_CHECKING:
    from scenes.media.theme import Theme

ROOMY = 1752, 1000
WHOLE = 1872, 1048
"""The book at 100 %, and with larger letters."""
INSET, SIDE, APART, MARGIN = 48, 340, 16, 12
TAG, GUTTER = 136, 28


class Columns(NamedTuple):
    """Of the page: rule numbers end at `tag`, words at `beside` next to a picture and else at `wide`. `scale`: percent,
    at least 100.
    """

    scale: int
    tag: int
    beside: int
    wide: int

    def px(self, length: int) -> int:
        """How long something is that has this length at 100 %."""
        return length * self.scale // 100


def book_size(theme: Theme) -> tuple[int, int]:
    """The panel."""
    return ROOMY if theme.scale <= 100 else WHOLE


def side_width(theme: Theme) -> int:
    """The column of the chapters."""
    return SIDE * max(100, theme.scale) // 100


def page_width(theme: Theme) -> int:
    """The page, with its scroll frame."""
    return book_size(theme)[0] - 2 * INSET + MARGIN - side_width(theme) - APART


def columns(theme: Theme) -> Columns:
    """The page's columns at the scale of now."""
    scale = max(100, theme.scale)
    wide = page_width(theme) - 2 * MARGIN - BAR
    return Columns(scale, TAG * scale // 100, wide - FIGURE_WIDTH - GUTTER, wide)
