"""The situation panel (C6.3, section 10): the standing of all nations, the enemy tracker, the unit reference."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.returned import Returned, returned
from scenes.kit.situation import Frame, SituationShell
from scenes.titles.creed.standing import PAD, StandingTab
from scenes.titles.creed.table_layout import BOARD
from scenes.titles.creed.tracker import TrackerTab
from scenes.titles.creed.unit_table import UnitsTab
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.titles.creed.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.words import Words

HEAD, VEIL = 88, (6, 5, 9, 196)
STANDING, TRACKER, REFERENCE = "standing", "tracker", "reference"
TABS = (STANDING, TRACKER, REFERENCE)


class Situation(SituationShell):
    """Its three tabs are drawn by parts of their own. `art(side)` makes pictures for squares of that side."""

    heading = "creed.sit.title"
    frame = Frame(PAD, 46, (-84, 18, 56, 52), 26, 28, slides=False)

    def __init__(self, table: TableHost, rect: RectLike, words: Words, art: Callable[[int], CreedArt]) -> None:
        self._veil = BoardVeil(table, pygame.Rect(rect)) if len(table.match.seats) > 2 else None
        super().__init__(table, rect, [(tab, words.t(f"creed.sit.{tab}")) for tab in TABS])
        self.table = table
        self.standing, self._tracker, self._units = StandingTab(words), TrackerTab(words, art), UnitsTab(words)
        self._back: Returned = Returned()

    def _appear(self) -> None:
        """What of a board the panel cuts through steps back."""
        if self._veil is not None:
            self._veil.visible = True
        super()._appear()

    def close(self) -> None:
        """The whole board is in sight again."""
        if self._veil is not None:
            self._veil.visible = False
        super().close()

    def fill(self, view: SeatView) -> None:
        """What has been seen before."""
        self._back = returned(self.table.match.events(self.table.viewer))

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of all tabs."""
        yield from super().warm_up()
        for tab in TABS:
            yield from self.media.sprites.prepared(partial(self._warm, tab))

    def _warm(self, tab: str, surface: pygame.Surface) -> None:
        if self.view is not None and not self.visible:
            self._draw_tab(tab, Pen(surface, self.media), self.view)

    def draw_content(self, pen: Pen, view: SeatView) -> None:
        """The content of the tab."""
        self._draw_tab(self.tab, pen, view)

    def _draw_tab(self, tab: str, pen: Pen, view: SeatView) -> None:
        top = self.rect.y + HEAD
        if tab == STANDING:
            self.standing.draw(pen, view, self.rect, top + 4)
        elif tab == TRACKER:
            self._tracker.draw(pen, view, self.rect, top, self._back)
        else:
            self._units.draw(pen, view, self.rect, top)


class BoardVeil(Widget):
    """Lies over what of the square board is left below the panel; the pointer goes through it."""

    def __init__(self, parent: WidgetParent, panel: pygame.Rect) -> None:
        board = BOARD[4]
        rest = pygame.Rect(board.x, panel.bottom, board.width, board.bottom - panel.bottom + 2)
        super().__init__(parent, rest, name="situation.veil")
        self.visible = False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here is ever under the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Darkness."""
        surface.blit(self.media.sprites.plain(self.rect.size, VEIL), self.rect)
