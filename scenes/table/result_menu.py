"""The menu of a result (Esc): back to it, options, rules, reporting an error, to the main menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.match.whole import WholeMatch
from scenes.shell.button_menu import ButtonMenu, MenuChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.table.result_scene import ResultScene


class ResultMenu(ButtonMenu):
    """Opened over the result; `leave` goes from there to the main menu."""

    heading = "result.heading"

    def __init__(self, result: ResultScene, leave: Callable[[], None]) -> None:
        super().__init__(result.client)
        self.result, self._leave = result, leave

    def choices(self) -> list[MenuChoice]:
        """As at the table, as far as it makes sense after the end; a match of others' machines has no report."""
        key, rows = self.media.bindings.label("report"), []
        if isinstance(self.result.match, WholeMatch):
            report = self.then(partial(self.nav.open, "report", match=self.result.match))
            rows.append(MenuChoice("result-report", self.t("table.menu.report", key=key), "ui/warning", report))
        return [
            MenuChoice("result-resume", self.t("result.resume"), "ui/trophy", self.close),
            MenuChoice("result-options", self.t("table.menu.options"), "ui/options", partial(self.nav.open, "options")),
            MenuChoice("result-rules", self.t("table.menu.rules"), "ui/rules", self.then(self.nav.open_rules)),
            *rows,
            MenuChoice("result-leave", self.t("result.menu"), "ui/back", self.then(self._leave)),
        ]  # fmt: skip
