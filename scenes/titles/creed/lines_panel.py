"""In the place of a hand at four: how the lines stand, for who only looks on (R7.2, C6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.part import Part
from scenes.titles.creed.foretold import LANE
from scenes.titles.creed.inspector import FittedPage
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

PAD, HEAD, FOUR = 20, 56, 4
"""What the page keeps from the rim, what the heading takes; at a table of so many there is room for it."""


class TightPage(FittedPage):
    """Its rows stand close, so that all six lines are in sight at every size of text."""

    lane_gap, lane_pad = 3, 4


class LinesPanel(Panel, Part):
    """The page of all lines, in a panel of its own; hidden from all who hold a hand."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect, shadow=False, name="lines")
        self.words = words
        r = self.rect
        place = (r.x + PAD, r.y + HEAD, r.width - 2 * PAD, r.height - HEAD - PAD // 2)
        self.body = TightPage(self, place, words, heading=False, name="lines.page")
        self.visible = False

    def show(self, view: SeatView) -> None:
        """The lines of the first seat of the side that acts, once there are camps."""
        self.visible = view.reader < 0 and len(view.seats) == FOUR and view.round > 0
        page = self.words.page(f"lines:{self.words.acting()}") if self.visible else None
        if page is not None:
            self.heading = f"{page.title} · {page.subtitle}"
            lanes = [row for row in page.rows if row.kind == LANE]
            self.body.put(page._replace(subtitle="", rows=lanes))
            self.invalidate()
