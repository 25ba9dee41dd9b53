"""Buttons for the options that have no place on the board, in the hand or in a dialog."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from scenes.table.host import PlayedTable

GAP = 8
ONE_COLUMN = 3
MOST_ROWS = 4
NARROW = 300
"""A bar that is no wider has one column, and no icons beside its words."""


class ChoiceBar(Group):
    """Up to three options stand below each other, more in two columns; what is left over is in a list behind "more"."""

    def __init__(self, scene: PlayedTable, rect: RectLike) -> None:
        self.scene = scene
        super().__init__(scene, rect, name="choices")

    def show(self, question: Question | None, options: Sequence[Option]) -> None:
        """Buttons for these options; none: the place is empty. Notices stand where they hide nothing of what is asked.
        """
        self.clear()
        self.scene.notices = self.scene.title_table.notices
        self.scene.nav.stack.toasts.lay_out()
        if question is None or not options:
            return
        self.rect.update(self.scene.title_table.controls_of(options))
        narrow = self.rect.width <= NARROW
        columns = 1 if narrow or len(options) <= ONE_COLUMN else 2
        rows = min(ONE_COLUMN if narrow else MOST_ROWS, -(-len(options) // columns))
        shown = list(options)
        hidden = shown[rows * columns :]
        if hidden:
            hidden = shown[rows * columns - 1 :]
            shown = shown[: rows * columns - 1]
        height = (self.rect.height - (rows - 1) * GAP) // max(rows, ONE_COLUMN)
        width = (self.rect.width - (columns - 1) * GAP) // columns
        for i, option in enumerate(shown):
            self._button(question, option, self._place(i, columns, width, height, rows), (width, height))
        if hidden:
            x, y = self._place(len(shown), columns, width, height, rows)
            Button(
                self, (x, y, width, height), self.scene.t("table.more", n=len(hidden)),
                partial(self.scene.pick, hidden), size=20, name="choice.more",
            )  # fmt: skip

    def _place(self, i: int, columns: int, width: int, height: int, rows: int) -> tuple[int, int]:
        """The rows stand on the lower edge, level with the primary button."""
        row, column = divmod(i, columns)
        return self.rect.x + column * (width + GAP), self.rect.bottom - (rows - row) * (height + GAP) + GAP

    def _button(self, question: Question, option: Option, place: tuple[int, int], size: tuple[int, int]) -> None:
        face = self.scene.title_table.face(question, option)
        width, height = size
        icon = "" if self.rect.width <= NARROW else face.icon
        Button(
            self, (*place, width, height), face.text, partial(self.scene.answer, option.key), icon=icon,
            icon_size=min(36, height - 14), note=face.note, size=theme.BODY if width > 300 else 20,
            name=f"choice.{option.key}", tip=face.tip or (face.note and face.text),
        )  # fmt: skip
