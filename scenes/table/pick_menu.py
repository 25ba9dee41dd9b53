"""A small menu beside what was chosen (or the pointer, or what has the focus) when several options stand for it."""

from __future__ import annotations

import math
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
CLOSE = 4
"""How far lines of a row lie into each other's free room."""
FAR = 32
"""How far it stands from what the options are about."""
RING = 6
"""How wide the ring is around what the options are about."""
WIDEST, BESIDE, ICON = 760, 100, 36
"""How wide a row is at most where its notes need that; what it has besides words, and the side of its icon."""
NARROW, NOTE = 216, 34
"""How wide a row is at least whose notes have several lines, and how much higher each line after the first makes it."""
ROOM = 3600
"""So much of the things of the board a menu hides at most before it rather stands further off, on free ground."""


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
        larger = max(1.0, self.media.theme.scale / 100)
        self.rect = pygame.Rect((0, 0), self._measured(larger))  # grows from its middle
        grown = math.ceil(self.rect.width * larger) + 1, math.ceil(self.rect.height * larger) + 1
        room = FULL.inflate(-48, -48)
        places = placing.beside(beside, grown, [16], [RIGHT, LEFT, BELOW, ABOVE], room)
        reach = beside.inflate(2 * FAR, 2 * FAR)
        near = [place for place in placing.askew(beside, places, room) if place.colliderect(reach)]
        places += [*(place.move_to(bottom=room.bottom) for place in places), *near]
        sight = [*table.title_table.in_sight(self.options), table.prompt.rect]  # that says what is chosen
        spared = () if layout.BOARD.contains(beside) else (layout.BOARD,)
        costs = [partial(_hidden, rects) for rects in ([beside], sight, spared)]
        pieces = table.title_table.pieces()
        best = placing.clearest(places, *costs, lambda place: not place.colliderect(reach), partial(_hidden, pieces))
        if layout.BOARD.contains(beside) and _hidden(pieces, best) > ROOM:
            free = [place for place in placing.flush(grown, [*pieces, *sight], layout.BOARD)
                    if not any(_hidden(rects, place) for rects in ([beside], sight, pieces))]  # fmt: skip
            best = min(free, key=lambda place: math.dist(place.center, beside.center), default=best)
        self.rect.center = best.center

    def _measured(self, larger: float) -> tuple[int, int]:
        """How large it is: wide enough for the notes, narrow and higher where they stand in several lines."""
        faces = [self.table.title_table.face(self.question, option) for option in self.options]
        self.icons = any(face.icon != faces[0].icon for face in faces) or not any("\n" in face.note for face in faces)
        lines = [line for face in faces for line in face.note.split("\n")]
        needs = max((self.media.theme.width(line, theme.SMALL) for line in lines), default=0)
        more = max((face.note.count("\n") for face in faces), default=0)
        if more:
            needs = max(needs, *(self.media.theme.width(face.text, theme.BUTTON, True) for face in faces))
        self.row = ROW + NOTE * more
        wide = max(NARROW if more else WIDTH, round(needs / larger) + BESIDE - (0 if self.icons else ICON))
        return min(WIDEST, wide) + 48, min(len(faces), MOST) * (self.row + GAP) - GAP + 48

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
            ScrollList(panel, inner, len(self.options), self._row, row_height=self.row, gap=GAP, plates=False)
            return
        for i in range(len(self.options)):
            self._button(panel, pygame.Rect(inner.x, inner.y + i * (self.row + GAP), inner.width, self.row), i)

    def _row(self, row: Row, index: int) -> None:
        self._button(row, row.rect, index)

    def _button(self, parent: Group, place: pygame.Rect, index: int) -> None:
        face = self.table.title_table.face(self.question, self.options[index])
        button = PickButton(
            parent, place, face.text, partial(self._choose, index), icon=face.icon if self.icons else "",
            icon_size=ICON, note=face.note,
            name=f"pick.{index}",
        )  # fmt: skip
        button.tone = face.tone

    def enter(self) -> None:
        """The first option that is not told to fail has the focus, and the ring shows that Enter takes it, whatever has
        opened the menu; the prompt says what is chosen now.
        """
        super().enter()
        words, rule = self.table.title_table.among(self.options)
        self.table.prompt.show(words, rule=rule)
        tones = [self.table.title_table.face(self.question, option).tone for option in self.options]
        first = next((i for i, tone in enumerate(tones) if tone != "bad"), 0)
        self.ui.set_focus(self.ui.find(f"pick.{first}"), True)

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

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """What it surrounds lies on the table and stays as large as it is (C10.3)."""

    def move(self, dx: int, dy: int) -> None:
        """Nor does that move with the menu."""

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here is ever under the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Gold on ink."""
        for inset, wide, ink in ((0, RING, theme.INK), (1, RING - 2, theme.GOLD)):
            pygame.draw.rect(surface, ink, self.rect.inflate(-2 * inset, -2 * inset), wide, 12)


class PickButton(Button):
    """An option whose last line tells by its colour what is good or bad; its note may have several lines."""

    tone = ""

    def note_ink(self) -> theme.Colour:
        """In its tone."""
        return theme.TONES[self.tone] if self.tone else super().note_ink()

    def _draw_left(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        """Below each other where the note has several lines."""
        first, *more = self.note.split("\n")
        if not more:
            super()._draw_left(surface, face)
            return
        type_ = self.media.theme
        lines = [type_.line(self._text, face.width, self.size, self.ink(), True, True),
                 type_.line(first, face.width, theme.SMALL, super().note_ink()),
                 *(type_.line(words, face.width, theme.SMALL, self.note_ink(), True) for words in more)]  # fmt: skip
        y = face.centery - sum(line.get_height() - CLOSE for line in lines) // 2 - CLOSE
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(face.centerx, y)))
            y += line.get_height() - CLOSE


def _hidden(others: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, others)
