"""Where a step of a lesson goes on: what of it is to be used next, and what Enter is for (C6.10, C1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.board_view import BoardView
from scenes.tutorial import pointing

if TYPE_CHECKING:
    from scenes.tutorial.table import LessonTable
    from scenes.widgets.base import Widget

GROUNDS = ("board", "log-list")
"""What takes no Enter while a panel is to be opened."""
OWN = ("lesson.next", "lesson.skip")
"""The button of the plate that leads on."""


class Leading:
    """With keys the focus goes from one thing that a step points at to the next, and Enter never stays where it only
    takes back what is done already: chosen at the same place a second time it does the step.
    """

    def __init__(self, table: LessonTable) -> None:
        self.table = table
        self._next = ""
        self._found: tuple[object, str] = (None, "")
        self._used: set[tuple[object, ...]] = set()

    # --- what is next

    def points(self) -> tuple[str, ...]:
        """What the step points at, what is to be used next before the rest; nothing else once it is laid out whole and
        only to be confirmed.
        """
        points, first = self.table.course.points, self.next()
        if first == pointing.CONFIRMS != points[0]:
            return (first, *(one for one in points if one.startswith("free:")))
        return (first, *(one for one in points if one != first)) if first else points

    def next(self) -> str:
        """The target that is to be used now; "" where nothing is to be chosen, or it is not pointed at."""
        table = self.table
        place = (table.course.place, table.asked, table.buttons.primary.enabled, *table.title_table.taken())
        later = tuple(self._come(target) for target in table.course.points)
        if self._found[0] != (place, later):
            self._found = (place, later), self._find()
        return self._found[1]

    def _find(self) -> str:
        table, course = self.table, self.table.course
        step, asked, points = course.step, table.asked, course.points
        if step is None or asked is None or step.do != "answer" or course.explaining:
            return ""
        key = table.title_table.primary(asked.options()) if table.buttons.primary.enabled else ""
        if key and pointing.CONFIRMS in points and not course.refuses(asked, key):
            return pointing.CONFIRMS
        wanted, taken = step.wanted(asked), table.title_table.taken()
        option = next((option for option in asked.options() if option.key in wanted), None)
        refs = [f"ref:{ref}" for ref in option.refs if ref not in taken] if option is not None else []
        come = [target for target in points if self._come(target)]
        return next((target for target in (*refs, *come) if target in points), "")

    def _come(self, target: str) -> bool:
        return target.startswith("later:") and self.table.ui.find(target.partition(":")[2]) is not None

    # --- the focus

    def begin(self, reads_on: bool) -> None:
        """The focus goes to what leads on: the button, or what is pointed at; on the board the cursor goes there. The
        plate tells what it is for, so no tooltip has to.
        """
        table = self.table
        self._next = self.next()
        found = [] if reads_on else [(pointing.widget_of(table, one), one) for one in self.points()]
        usable = ((widget, one) for widget, one in found if widget is not None and widget.focusable and widget.enabled)
        widget, target = next(usable, (None, ""))
        if widget is not None:
            self._lead(widget, target)
        else:
            table.ui.set_focus(table.ui.find(OWN[not reads_on]), True, told=True)

    def keep(self) -> None:
        """Part of the step is done: the focus goes on to what is next, for who uses keys."""
        ui, now = self.table.ui, self.next()
        if now != self._next:
            self._next = now
            widget = pointing.widget_of(self.table, now) if now else None
            if widget is not None and widget.focusable and widget.enabled and ui.by_keys and ui.keyboard:
                self._lead(widget, now)
        pointing.lead_on(self.table, self.table.course.points)

    def _lead(self, widget: Widget, target: str) -> None:
        self.table.ui.set_focus(widget, True, told=True)
        step = self.table.course.step
        if isinstance(widget, BoardView) and step is not None and step.do in ("answer", "try"):
            widget.go(target.partition(":")[2].partition("+")[0])

    # --- Enter

    @property
    def by_enter(self) -> bool:
        """Whether Enter presses the button of the plate now."""
        focus = self.table.ui.focus
        return self.table.plate.visible and (focus is None or focus.name in OWN or self.passes_on(focus))

    def passes_on(self, focus: Widget) -> bool:
        """Whether Enter is not for what has the focus: that was clicked, or is only to be looked at, or can't be chosen
        while something is read, or has been chosen here before.
        """
        step = self.table.course.step
        if step is None or focus.name.startswith("lesson."):
            return False
        ground = focus.name in GROUNDS
        looks = step.do == "open" and (ground or getattr(focus, "ref", "") in step.refs())
        reads = self.table.plate.reads_on and focus.name == "board"
        return not self.table.ui.keyboard or looks or reads or self._place(focus) in self._used

    def strays(self, focus: Widget, anywhere: bool = False) -> bool:
        """Whether something is taken up that the step does not ask for, and Enter would put it down again: the cursor
        is on it, or `anywhere`.
        """
        step, asked, taken = self.table.course.step, self.table.asked, self.table.title_table.taken()
        if step is None or asked is None or step.do != "answer" or not self.table.ui.keyboard or not taken:
            return False
        wanted = step.wanted(asked)
        refs = {ref for option in asked.options() if option.key in wanted for ref in option.refs}
        return bool(wanted) and not refs.issuperset(taken) and (anywhere or self._at(focus) in taken)

    def used(self, focus: Widget) -> None:
        """Enter was for what has the focus: a thing of the match, or what the step points at."""
        pointed = f"widget:{focus.name}" in self.table.course.points
        if focus.name in GROUNDS or pointed or str(getattr(focus, "ref", "")):
            self._used.add(self._place(focus))

    def _place(self, focus: Widget) -> tuple[object, ...]:
        table = self.table
        return (table.reading, table.course.place, focus.name, self._at(focus), *table.title_table.taken())

    def _at(self, focus: Widget) -> str:
        """The thing that the cursor is on."""
        return focus.shown.pointed if isinstance(focus, BoardView) else str(getattr(focus, "ref", ""))
