"""A small menu beside what was chosen (or the pointer, or what has the focus) when several options stand for it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.shell.dialog import PanelScene
from scenes.widgets import placing
from scenes.widgets.base import Group, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from scenes.table.host import PlayedTable

WIDTH, ROW, GAP, MOST = 420, 60, 8, 9
FAR = 32
"""How far it stands from what the options are about."""
RING = 6
"""How wide the ring is around what the options are about."""
WIDEST, BESIDE = 760, 100
"""How wide a row is at most where its second line needs that; what it has besides words."""


class PickMenu(PanelScene):
    """One button for each option; Esc and a click beside it close it without a choice."""

    choosing, dims = True, False

    def __init__(
        self, table: PlayedTable, question: Question, options: Sequence[Option], pos: tuple[int, int]
    ) -> None:
        super().__init__(table.client)
        self.table, self.question, self.options = table, question, list(options)
        self.closable = False
        focus = table.ui.focus
        self._thing = self._meant()
        beside = self._thing or pygame.Rect(pos, (1, 1))
        if table.ui.by_keys and focus is not None:
            beside = focus.tip_rect()
        height = min(len(self.options), MOST) * (ROW + GAP) - GAP + 48
        larger = max(1.0, self.media.theme.scale / 100)
        notes = (table.title_table.face(question, option).note for option in self.options)
        needs = max((self.media.theme.width(note, theme.SMALL) for note in notes), default=0) / larger
        size = (min(WIDEST, max(WIDTH, round(needs) + BESIDE)) + 48, height)
        grown = round(size[0] * larger), round(size[1] * larger)
        room = FULL.inflate(-48, -48)
        places = placing.beside(beside, grown, [16], [RIGHT, LEFT, BELOW, ABOVE], room)
        reach = beside.inflate(2 * FAR, 2 * FAR)
        near = [place for place in placing.askew(beside, places, room) if place.colliderect(reach)]
        places += [*(place.move_to(bottom=room.bottom) for place in places), *near]
        sight = table.title_table.in_sight(self.options)
        spared = () if layout.BOARD.contains(beside) else (layout.BOARD,)
        self.rect = pygame.Rect((0, 0), size)  # grows from its middle
        costs = (partial(_hidden, rects) for rects in ([beside], sight, spared))
        pieces = partial(_hidden, table.title_table.pieces())
        self.rect.center = placing.clearest(places, *costs, lambda place: not place.colliderect(reach), pieces).center

    def _meant(self) -> pygame.Rect | None:
        """Where the thing lies that all of the options are about."""
        refs = set.intersection(*({option.key, *option.refs} for option in self.options)) if self.options else set()
        order = [*reversed(self.options[0].refs), self.options[0].key] if self.options else []  # what it is aimed at
        places = (self.table.title_table.place_of(ref) for ref in order if ref in refs)
        return next((place for place in places if place is not None), None)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The buttons, in a list when there are many; what they are about is marked."""
        if self._thing is not None and layout.BOARD.contains(self._thing):
            MeantRing(self, self._thing)
        inner = self.rect.inflate(-48, -48)
        if len(self.options) > MOST:
            ScrollList(panel, inner, len(self.options), self._row, row_height=ROW, gap=GAP, plates=False)
            return
        for i in range(len(self.options)):
            self._button(panel, pygame.Rect(inner.x, inner.y + i * (ROW + GAP), inner.width, ROW), i)

    def _row(self, row: Row, index: int) -> None:
        self._button(row, row.rect, index)

    def _button(self, parent: Group, place: pygame.Rect, index: int) -> None:
        face = self.table.title_table.face(self.question, self.options[index])
        button = PickButton(
            parent, place, face.text, partial(self._choose, index), icon=face.icon, icon_size=36, note=face.note,
            name=f"pick.{index}",
        )  # fmt: skip
        button.tone = face.tone

    def enter(self) -> None:
        """The first option has the focus, and the ring shows that Enter takes it, whatever has opened the menu; the
        prompt says what is chosen now.
        """
        super().enter()
        words, rule = self.table.title_table.among(self.options)
        self.table.prompt.show(words, rule=rule)
        self.ui.set_focus(self.ui.find("pick.0"), True)

    def leave(self) -> None:
        """What was asked is asked again, unless it has been answered."""
        super().leave()
        self.table.tell_prompt()

    def _choose(self, index: int) -> None:
        key = self.options[index].key
        self.close()
        self.table.answer(key)

    def on_back(self) -> bool:
        """Esc closes."""
        self.close()
        return True


class MeantRing(Widget):
    """A ring around what the options are about."""

    def __init__(self, parent: WidgetParent, thing: pygame.Rect) -> None:
        super().__init__(parent, thing.inflate(2 * RING, 2 * RING), name="pick.meant")

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here is ever under the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Gold on ink."""
        for inset, wide, ink in ((0, RING, theme.INK), (1, RING - 2, theme.GOLD)):
            pygame.draw.rect(surface, ink, self.rect.inflate(-2 * inset, -2 * inset), wide, 12)


class PickButton(Button):
    """An option whose second line tells by its colour what is good or bad."""

    tone = ""

    def note_ink(self) -> theme.Colour:
        """In its tone."""
        return theme.TONES[self.tone] if self.tone else super().note_ink()


def _hidden(others: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, others)
