"""A scrolling list with virtual rows (C4.3): only rows that can be seen have widgets, so 500 rows cost what
10 do.

Dragging the content or the thumb, the wheel, Up, Down, PgUp, PgDn, Home and End scroll. The frame's length is
constant, the thumb gets shorter the more there is, never under 32 px.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.widgets.base import Group, Host, RectLike, Widget

THUMB_LEAST = 32
BAR = 18
WHEEL_STEP = 72
DRAG_SLACK = 8

MakeRow = Callable[["Row", int], None]


class Row(Group):
    """One row: a group, focusable as a whole when the list has `on_choose`. `index` is its number."""

    def __init__(self, parent: ScrollList, rect: RectLike, index: int) -> None:
        self.index = index
        self.list = parent
        self.words = ""
        super().__init__(
            parent,
            rect,
            solid=parent.on_choose is not None or parent.selected is not None,
            name=f"{parent.name}.{index}",
        )
        self.focusable = parent.on_choose is not None

    def spoken(self) -> str:
        """What the maker of the row put into `words`."""
        return self.words or super().spoken()

    def topic_words(self) -> str:
        """The same words: the buttons in a row are about it."""
        return self.words

    def reveal(self) -> None:
        """Scrolls the list to the row."""
        self.list.show(self.index)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """The list decides between a click and a drag."""
        return False

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space choose; the other keys scroll."""
        if self.list.on_choose is not None and "choose" in self.app.bindings.actions(event):
            self.list.on_choose(self.index)
            return True
        return self.list.on_key(event)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The row's plate."""
        if self.list.plates:
            selected = self.list.selected == self.index
            hot = self.hovered and self.list.on_choose is not None
            material = "nine/slot_selected" if selected else "nine/row_hot" if hot else "nine/row"
            surface.blit(self.app.sprites.nine(material, self.rect.size), self.rect)


class ScrollList(Group):
    """`make_row(row, index)` puts the widgets of a row into the group that it gets. Rows have one height and
    a gap.
    """

    takes_drags = True

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        count: int,
        make_row: MakeRow,
        *,
        row_height: int = 72,
        gap: int = 8,
        on_choose: Callable[[int], None] | None = None,
        plates: bool = True,
        name: str = "list",
        top: int = 0,
    ) -> None:
        self.count = count
        self.make_row = make_row
        self.row_height = row_height
        self.gap = gap
        self.on_choose = on_choose
        self.plates = plates
        self.selected: int | None = None
        self._top = top
        self._rows: dict[int, Row] = {}
        self._grip: int | None = None
        self._pressed: tuple[int, int] | None = None
        self._dragged = False
        super().__init__(parent, rect, clip=True, solid=True, name=name)
        self.scroll_to(top)
        self._fill()

    @property
    def top(self) -> int:
        """How far it is scrolled, in pixels."""
        return self._top

    @property
    def furthest(self) -> int:
        """The largest scroll position."""
        whole = self.count * (self.row_height + self.gap) - self.gap
        return max(0, whole - self.rect.height)

    def set_count(self, count: int) -> None:
        """Another number of rows; all rows are made anew, the place is kept where possible."""
        self.count = count
        for row in list(self._rows.values()):
            self.remove(row)
        self._rows.clear()
        self._top = min(self._top, self.furthest)
        self._fill()
        self.invalidate()

    def select(self, index: int | None) -> None:
        """Marks one row."""
        self.selected = index
        self.invalidate()

    def scroll_to(self, top: int) -> None:
        """Scrolls to a place in pixels; only rows that come into sight are made."""
        top = min(max(top, 0), self.furthest)
        if top != self._top:
            shift = self._top - top
            self._top = top
            for row in self._rows.values():
                row.move(0, shift)
            self._fill()
            self.invalidate()

    def show(self, index: int) -> None:
        """Scrolls as little as needed to have a row in sight."""
        start = index * (self.row_height + self.gap)
        if start < self._top:
            self.scroll_to(start)
        elif start + self.row_height > self._top + self.rect.height:
            self.scroll_to(start + self.row_height - self.rect.height)

    def row_width(self) -> int:
        """Width of a row: the thumb's frame always has its place."""
        return self.rect.width - BAR - 10

    def frame(self) -> pygame.Rect:
        """The scroll frame; its length is constant."""
        return pygame.Rect(self.rect.right - BAR, self.rect.top, BAR, self.rect.height)

    def thumb(self) -> pygame.Rect:
        """The scroll button, never under 32 px long."""
        frame = self.frame()
        whole = self.rect.height + self.furthest
        length = max(THUMB_LEAST, frame.height * self.rect.height // whole)
        way = frame.height - length
        y = frame.top + (way * self._top // self.furthest if self.furthest else 0)
        return pygame.Rect(frame.x, y, BAR, length)

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """Scrolls."""
        self.scroll_to(self._top - amount * WHEEL_STEP)
        return True

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the thumb, jumps on the frame, or begins to drag the content."""
        if button != 1:
            return False
        if self.frame().inflate(12, 0).collidepoint(pos) and self.furthest:
            thumb = self.thumb()
            self._grip = pos[1] - thumb.y if thumb.collidepoint(pos) else thumb.height // 2
            self.on_drag(pos, (0, 0))
            return True
        self._pressed = pos
        self._dragged = False
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Moves the thumb or the content."""
        if self._grip is not None:
            frame, thumb = self.frame(), self.thumb()
            way = max(1, frame.height - thumb.height)
            self.scroll_to((pos[1] - self._grip - frame.top) * self.furthest // way)
        elif self._pressed is not None:
            self._dragged = self._dragged or abs(pos[1] - self._pressed[1]) > DRAG_SLACK
            if self._dragged:
                self.scroll_to(self._top - rel[1])

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A press without a drag is a click on the row."""
        clicked = self._pressed is not None and not self._dragged and inside
        self._grip = self._pressed = None
        if clicked and self.on_choose is not None:
            row = next((r for r in self._rows.values() if r.hit(pos)), None)
            if row is not None:
                self.app.sounds.play("click")
                self.on_choose(row.index)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Keys of a focused row: Up and Down go to the next row, the others scroll."""
        focus = self.ui.focus
        if isinstance(focus, Row) and event.key in (pygame.K_UP, pygame.K_DOWN):
            index = focus.index + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= index < self.count:
                self.show(index)
                self.ui.set_focus(self._rows[index], True)
                return True
            return False
        page = self.rect.height - self.row_height
        moves = {pygame.K_PAGEUP: self._top - page, pygame.K_PAGEDOWN: self._top + page}
        moves |= {pygame.K_HOME: 0, pygame.K_END: self.furthest}
        if event.key not in moves:
            return False
        self.scroll_to(moves[event.key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Rows, then the scroll frame where there is anything to scroll."""
        super().draw(surface)
        if self.furthest:
            frame = self.frame()
            surface.blit(self.app.sprites.nine("nine/scroll_track", frame.size), frame)
            thumb = self.thumb().inflate(-4, -4)
            surface.blit(self.app.sprites.nine("nine/scroll_thumb", thumb.size), thumb)

    def _fill(self) -> None:
        """Makes the rows that can be seen and lets go of the others (a focused one stays)."""
        pitch = self.row_height + self.gap
        # one row more on each side, so that the focus can go on to it
        first = max(0, self._top // pitch - 1)
        last = min(self.count - 1, (self._top + self.rect.height - 1) // pitch + 1)
        wanted = range(first, last + 1)
        for index in [i for i in self._rows if i not in wanted]:
            if not self._holds_focus(self._rows[index]):
                self.remove(self._rows.pop(index))
        for index in wanted:
            if index not in self._rows:
                y = self.rect.y + index * pitch - self._top
                row = Row(self, (self.rect.x, y, self.row_width(), self.row_height), index)
                self._rows[index] = row
                self.make_row(row, index)
        self.children.sort(key=_row_number)  # the order of the focus

    def _holds_focus(self, row: Widget) -> bool:
        return self.ui.focus is not None and any(w is self.ui.focus for w in row.each())


def _row_number(widget: Widget) -> int:
    return widget.index if isinstance(widget, Row) else 0
