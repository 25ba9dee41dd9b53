"""A scrolling list with virtual rows (C4.3): only rows that can be seen have widgets, so 500 rows cost what
10 do.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.scroller import Scroller

WHEEL, MOST_APART = 72, 1.5
"""About how far the wheel scrolls; how much further apart rows may stand than they are made for."""
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
        if self.list.on_choose is not None and "choose" in self.media.bindings.actions(event):
            if self.enabled:
                self.list.on_choose(self.index)
            return True
        return self.list.on_key(event)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The row's plate."""
        if self.list.plates:
            selected = self.list.selected == self.index
            hot = self.hovered and self.list.on_choose is not None and self.enabled
            material = "nine/slot_selected" if selected else "nine/row_hot" if hot else "nine/row"
            surface.blit(self.media.sprites.nine(material, self.rect.size), self.rect)


class ScrollList(Scroller):
    """`make_row(row, index)` puts the widgets of a row into the group that it gets. Rows have one height and
    a gap. Where there are more than are in sight they stand a little further apart, so that the last one in sight is
    whole, and scrolling comes to rest at whole rows.
    """

    def __init__(
        self,
        parent: WidgetParent,
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
        self.row_height = self._least = row_height
        self.gap = gap
        self.on_choose = on_choose
        self.plates = plates
        self.selected: int | None = None
        self._rows: dict[int, Row] = {}
        super().__init__(parent, rect, name, top)
        self._room = self.rect.height
        self._fit()
        self.scroll_to(top)
        self._fill()

    @property
    def whole(self) -> int:
        """How high all rows are."""
        return self.count * (self.row_height + self.gap) - self.gap

    @property
    def page_step(self) -> int:
        """One row stays in sight."""
        return self.rect.height - self.row_height

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """The rows are made anew."""
        for row in list(self._rows.values()):
            self.remove(row)
        self._rows.clear()
        index, rest = divmod(self.top, self.pitch)
        self.rect.height = self._room
        super().enlarge(factor, origin)
        self._room, self._least, self.gap = self.rect.height, round(self._least * factor), round(self.gap * factor)
        self._fit()
        self.top = min(index * self.pitch + round(rest * factor), self.furthest)
        self._fill()

    def set_count(self, count: int) -> None:
        """Another number of rows; all rows are made anew, the place is kept where possible."""
        self.count = count
        for row in list(self._rows.values()):
            self.remove(row)
        self._rows.clear()
        index, rest = divmod(self.top, self.pitch)
        self._fit()
        self.top = min(index * self.pitch + rest, self.furthest)
        self._fill()
        self.invalidate()

    @property
    def pitch(self) -> int:
        """From one row to the next."""
        return self.row_height + self.gap

    @property
    def wheel_step(self) -> int:  # type: ignore[override]
        """Whole rows."""
        return self.pitch * max(1, round(WHEEL / self.pitch))

    def _fit(self) -> None:
        """Rows and box as high as it takes for whole rows, unless that would tear them apart."""
        self.row_height, self.rect.height = self._least, self._room
        if self.count * self.pitch - self.gap <= self._room:
            return
        shown = (self._room + self.gap) // self.pitch
        if shown and (self._room + self.gap) // shown <= self.pitch * MOST_APART:
            self.row_height = (self._room + self.gap) // shown - self.gap
            self.rect.height = shown * self.pitch - self.gap

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """What was dragged comes to rest at a whole row."""
        dragged = self._dragged or self._grip is not None
        super().on_release(pos, button, inside)
        if dragged and self.top < self.furthest:
            self.scroll_to(round(self.top / self.pitch) * self.pitch)

    def select(self, index: int | None) -> None:
        """Marks one row."""
        self.selected = index
        self.invalidate()

    def scrolled(self, shift: int) -> None:
        """Only rows that come into sight are made."""
        for row in self._rows.values():
            row.move(0, shift)
        self._fill()

    def show(self, index: int) -> None:
        """Scrolls as little as needed to have a row in sight."""
        start = index * self.pitch
        if start < self.top:
            self.scroll_to(start)
        elif start + self.row_height > self.top + self.rect.height:
            self.scroll_to(start + self.row_height - self.rect.height)

    def row_width(self) -> int:
        """Width of a row: the thumb's frame always has its place."""
        return self.rect.width - self.bar - self.px(10)

    def clicked(self, pos: tuple[int, int]) -> None:
        """A click on a row chooses it."""
        row = next((r for r in self._rows.values() if r.hit(pos)), None) if self.on_choose is not None else None
        if row is not None and row.enabled and self.on_choose is not None:
            self.media.sounds.play("click")
            self.on_choose(row.index)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Keys of a focused row: Up and Down go to the next row, the others scroll."""
        focus = self.ui.focus
        if not isinstance(focus, Row) or event.key not in (pygame.K_UP, pygame.K_DOWN):
            return super().on_key(event)
        index = focus.index + (1 if event.key == pygame.K_DOWN else -1)
        if not 0 <= index < self.count:
            return False
        self.show(index)
        self.ui.set_focus(self._rows[index], True)
        return True

    def _fill(self) -> None:
        """Makes the rows that can be seen and lets go of the others (a focused one stays)."""
        pitch = self.pitch
        # one row more on each side, so that the focus can go on to it
        first = max(0, self.top // pitch - 1)
        last = min(self.count - 1, (self.top + self.rect.height - 1) // pitch + 1)
        wanted = range(first, last + 1)
        for index in [i for i in self._rows if i not in wanted]:
            if not self._holds_focus(self._rows[index]):
                self.remove(self._rows.pop(index))
        for index in wanted:
            if index not in self._rows:
                y = self.rect.y + index * pitch - self.top
                self._rows[index] = self._row(index, y)
        self.children.sort(key=_row_number)  # the order of the focus

    def _row(self, index: int, y: int) -> Row:
        """A row is made as it is at 100 %, then enlarged; in a higher one what it holds is in the middle."""
        wide, factor = self.row_width(), self.ui.factor
        whole = pygame.Rect(self.rect.x, y, wide, self.row_height)
        place = (whole.x, whole.y + (self.row_height - self._least) // 2)
        if factor == 1:
            row = Row(self, (*place, wide, self._least), index)
            self.make_row(row, index)
        else:
            with self.media.measured(self.ui.measure):
                row = Row(self, (*place, round(wide / factor), round(self._least / factor)), index)
                self.make_row(row, index)
            row.enlarge(factor, place)
        row.place(whole)
        return row

    def _holds_focus(self, row: Widget) -> bool:
        return self.ui.focus is not None and any(w is self.ui.focus for w in row.each())


def _row_number(widget: Widget) -> int:
    return widget.index if isinstance(widget, Row) else 0
