"""What the inspector shows while a lesson speaks: the thing that it speaks of, until the learner looks at another one
(C6.4b, C6.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.board_stage import BoardStage
from scenes.kit.inspector import Inspector

if TYPE_CHECKING:
    from scenes.tutorial.table import LessonTable
    from scenes.widgets.base import Widget


class Subject:
    """`ref`: the thing that is spoken of; "" where it is nothing that the inspector could show, or where looking at it
    is the learner's own deed.
    """

    def __init__(self, table: LessonTable) -> None:
        self.table = table
        self.ref = ""

    def begin(self) -> None:
        """Another sentence: the inspector turns to what it speaks of. What was pinned before makes room, but not while
        a step explains what the learner has just pinned.
        """
        inspector, course = self._inspector(), self.table.course
        step = course.step
        if inspector is None or step is None:
            return
        to_do = not course.explaining and "inspector" in step.what
        refs = step.refs(course.points) or (step.refs() if course.explaining else [])
        self.ref = refs[0] if refs and not to_do else ""
        if inspector.pinned and (to_do or not course.explaining):
            inspector.toggle_pin()
        if not to_do:
            inspector.look(self.ref or self._pointed_at() or self._lit() or inspector.words.home())
        elif self._pointed() not in refs:
            inspector.look(inspector.words.home())  # else it would lie there before anybody has looked at it

    def keep(self) -> None:
        """What the learner looked at in between goes when the pointer is on nothing any more."""
        inspector = self._inspector()
        if not self.ref or inspector is None or inspector.pinned or inspector.ref == self.ref:
            return
        if not self._pointed() and not self._reads(inspector):
            inspector.look(self.ref)

    def _inspector(self) -> Inspector | None:
        found = self.table.ui.find("inspector")
        return found if isinstance(found, Inspector) else None

    def _pointed_at(self) -> str:
        """The thing that the pointer is on already when a step begins that points at its button."""
        widget = self._widget()
        shown = widget is not None and f"widget:{widget.name}" in self.table.course.points
        return self._pointed() if shown else ""

    def _lit(self) -> str:
        """The thing on the board that the pointer rests on, and that the board shows so."""
        stands = self.table.ui.hover
        return stands.shown.pointed if isinstance(stands, BoardStage) else ""

    def _widget(self) -> Widget | None:
        ui = self.table.ui
        return ui.focus if ui.by_keys else ui.hover

    def _pointed(self) -> str:
        """The thing under the pointer, or under the cursor of the keyboard; "" for nothing."""
        widget = self._widget()
        if isinstance(widget, BoardStage):
            return widget.shown.pointed
        return str(getattr(widget, "ref", ""))

    def _reads(self, inspector: Inspector) -> bool:
        """Whether the pointer is in the inspector."""
        widget: Widget | None = self.table.ui.hover
        return widget is not None and inspector.rect.contains(widget.rect)
