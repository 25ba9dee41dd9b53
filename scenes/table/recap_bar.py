"""The buttons of a catch-up, at the end of the line of prompts: one action back and on, how far it is, pause (C6.7a,
C6.14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.layout import PROMPT
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

STEP, COUNT, PAUSE, GAP = 48, 80, 124, 4
WIDTH = 2 * STEP + COUNT + PAUSE + 3 * GAP


class RecapBar(Group):
    """There while something is shown again."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        super().__init__(table, (PROMPT.right - WIDTH, PROMPT.y, WIDTH, PROMPT.height), name="recap-bar")
        caught, t, x, y = table.catch_up, table.t, self.rect.x, self.rect.y
        self.back = Button(
            self, (x, y, STEP, PROMPT.height), icon="ui/chevron_left", icon_size=26, on_click=caught.step_back,
            name="recap.back", tip=t("table.catch_up.back.tip"), reason=t("table.catch_up.back.no"),
        )  # fmt: skip
        x += STEP + GAP
        self.count = Label(self, (x, y, COUNT, PROMPT.height), "", size=22, align="center", bold=True)
        x += COUNT + GAP
        self.on = Button(
            self, (x, y, STEP, PROMPT.height), icon="ui/chevron_right", icon_size=26,
            on_click=caught.step_on, name="recap.on", tip=t("table.catch_up.on.tip"),
            reason=t("table.catch_up.on.no"),
        )  # fmt: skip
        self.stand = Button(
            self, (self.rect.right - PAUSE, y, PAUSE, PROMPT.height), t("table.catch_up.key"), caught.pause,
            icon="ui/pause", icon_size=24, size=20, name="recap.pause", tip=t("table.catch_up.pause.tip"),
            spoken=self._does,
        )  # fmt: skip
        self.visible = False
        self.refresh()

    def refresh(self) -> None:
        """Whether it is there, what pause does now, and whether there is a way back. Where no action is stepped to
        nothing is counted.
        """
        table = self.table
        self.visible = table.catching_up and table.catch_up.all > 0
        table.prompt.taken = WIDTH + GAP if self.visible else 0
        if self.stand.icon != (icon := "ui/play" if table.catch_up.stops else "ui/pause"):
            self.stand.icon = icon
            self.stand.invalidate()
        self.number()
        if not self.visible and self.ui.focus in (self.back, self.on, self.stand):
            self.ui.set_focus(None)

    def _does(self) -> str:
        """What the last button does now, in words."""
        return self.table.t("table.catch_up.resume" if self.table.catch_up.stops else "table.catch_up.pause")

    def number(self) -> None:
        """How far it is."""
        caught = self.table.catch_up
        self.back.enabled = caught.shows > 0
        self.on.enabled = caught.shows < caught.all or not self.table.playback.stands
        self.count.text = f"{caught.shows}/{caught.all}"
