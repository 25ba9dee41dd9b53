"""The menu of a replay (Esc): go on watching, go on playing from here, share, options, rules, back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.menu.sharing import share
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.replay.replay_scene import ReplayScene

STEP = 80


class ReplayMenu(PanelScene):
    """Opened over the replay, which rests."""

    pauses = True
    size = (560, 808)
    heading = "replay.menu"

    def __init__(self, replay: ReplayScene) -> None:
        super().__init__(replay.client)
        self.replay = replay

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The buttons, and what is shown."""
        over, key = self.replay.match.over, self.media.bindings.label("report")
        ended = self.replay.recorded.record.ended
        rows: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("resume", "ui/play", "gold", self.close), ("branch", "ui/person", "plain", self._branch),
            ("result", "ui/trophy", "plain", self._result),
            ("share", "ui/saves", "plain", self._share), ("options", "ui/options", "plain", self._options),
            ("rules", "ui/rules", "plain", self._rules), ("report", "ui/warning", "plain", self._report),
            ("leave", "ui/back", "plain", self._leave),
        )  # fmt: skip
        for i, (name, icon, kind, action) in enumerate(rows):
            shut = over if name == "branch" else name == "result" and not ended
            Button(
                panel, (area.x, area.y + i * STEP, area.width, 68), self.t(f"replay.menu.{name}", key=key), action,
                icon=icon, icon_size=34, kind=kind, name=f"replay-{name}", enabled=not shut,
                note=self.t(f"replay.menu.{name}.no") if shut else "",
                reason=self.t("branch.over" if over else "replay.result.none"),
            )  # fmt: skip
        names = " · ".join(info.name for info in self.replay.match.seats)
        Label(panel, (area.x, area.bottom - 36, area.width, 36), names, size=20, align="center", tip=names)

    def enter(self) -> None:
        """Enter goes on watching."""
        super().enter()
        self.ui.set_focus(self.ui.find("replay-resume"))

    def _branch(self) -> None:
        self.close()
        self.replay.continue_here()

    def _result(self) -> None:
        self.close()
        self.replay.to_result()

    def _share(self) -> None:
        """One file in the downloads folder."""
        self.close()
        share(self.client, self.replay.match.match_id)

    def _options(self) -> None:
        self.nav.open("options")

    def _rules(self) -> None:
        self.close()
        self.replay.rules()

    def _report(self) -> None:
        self.close()
        self.nav.open("report", match=self.replay.match)

    def _leave(self) -> None:
        self.close()
        self.replay.close()
