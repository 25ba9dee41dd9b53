"""The match's menu (Esc): resume, chairs, pause, options, rules, save and leave (C6.7b, C6.12)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.match_words import round_name
from scenes.shell.button_menu import ButtonMenu, MenuChoice
from scenes.table.curtain import Cloth, pause

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable


class MatchMenu(ButtonMenu):
    """While it is open the match rests. Leaving saves; Continue in the main menu goes on from there."""

    pauses = True
    heading = "table.menu"

    def __init__(self, table: PlayedTable) -> None:
        super().__init__(table.client)
        self.table = table
        self.hidden = isinstance(table.nav.stack.top, Cloth)  # what the game adds may show what one seat knows

    def choices(self) -> list[MenuChoice]:
        """What every table has, and what the game adds."""
        table, then = self.table, self.then
        extras, covered = table.title_table.menu_items(), self.t("table.menu.covered") if self.hidden else ""
        rows = (
            ("resume", "ui/play", self.close, ""),
            *((name, icon, self.opens(action), covered) for name, icon, action in extras),
            ("chairs", "ui/person", then(self._chairs), ""),
            ("pause", "ui/pause", then(partial(pause, table)), covered),
            ("options", "ui/options", self._options, ""),
            ("rules", "ui/rules", then(table.rules), ""),
            ("report", "ui/warning", then(partial(self.nav.open, "report", match=table.match)), ""),
            *((name, icon, then(action), covered or reason) for name, icon, action, reason in table.giving_up.rows()),
            ("leave", "ui/back", self._leave, ""),
        )
        own = {name: f"{table.match.title}.table.menu.{name}" for name, _, _ in extras}
        key = self.media.bindings.label("report")
        return [MenuChoice(f"match-{name}", self.t(own.get(name, f"table.menu.{name}"), key=key), icon, action,
                           reason=reason) for name, icon, action, reason in rows]  # fmt: skip

    def facts(self) -> str:
        """How far the match is."""
        match = self.table.match
        name = round_name(self.media, match.title, match.round)
        unsaved = match.keeping is not None and match.keeping.unsaved
        key = "table.menu.facts.unsaved" if unsaved else "table.menu.facts"
        return self.t(key, round=name, minutes=match.played_minutes())

    def _chairs(self) -> None:
        from scenes.table.chairs_panel import ChairsPanel

        self.nav.stack.push(ChairsPanel(self.table))

    def _options(self) -> None:
        """They lead back here."""
        self.nav.open("options")

    def _leave(self) -> None:
        self.table.leaving.begin(self._go)

    def _go(self) -> None:

        self.nav.stack.reset(self.nav.make("menu"))
        self.media.sprites.release()
        keeping = self.table.match.keeping
        if keeping is not None and not keeping.given_up:
            self.nav.toast(self.t("table.left"), "good")
