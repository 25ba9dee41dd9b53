"""The connection of a table on the network (C8.6): grey words in the prompt while it is gone, a message after a while,
and nothing that is on the screen is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.net.peer import ENDED, HERE
from scenes.lan.words import clean, told
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.lan.host import SharedTable

MESSAGE_MS = 15_000
"""So long the words are grey before a message lies over the table."""
SHORT_MS = 1_000
"""A gap that is over sooner is not told."""
STOPPED = "net.bye.stopped"
"""The host has ended the program and said so."""
CLOSED = "net.bye.closed"
FINAL = ("net.bye.kicked", "net.kicked")
"""After these words of the host there is no seat to come back to."""


class ConnectionState:
    """Follows how the connection stands. `gone_ms`: how long it has been gone, -1 while it is there."""

    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.gone_ms = -1
        self._why = "gone"
        self._told = False
        self._noted: tuple[bool, str] | None = None

    @property
    def gone(self) -> bool:
        """Whether there is none now."""
        return self.gone_ms >= 0

    @property
    def seconds(self) -> int:
        """How long it has been gone."""
        return max(0, self.gone_ms) // 1000

    @property
    def why(self) -> str:
        """Why: "gone", or "stopped" where the host has ended the program."""
        return self._why

    @property
    def words(self) -> str:
        """What the prompt says meanwhile; no seat is kept for who only looks on."""
        key = f"lan.table.{self._why}"
        if not self.table.match.people:
            key = "lan.table.stopped.title" if self._why == "stopped" else "net.lost"
        return self.table.t(key)

    def update(self, dt: int) -> None:
        """Time passes; the table is left when the room has ended before the match: of a match that is over all is here,
        and what is still shown of it leads to the result."""
        media, match = self.table.media, self.table.match
        link = match.link.client.link
        self._note_seat(link.key in FINAL)
        if link.state == ENDED and not match.over:
            goes_on = link.key == CLOSED and bool(match.people)
            key = "lan.table.closed" if goes_on else link.key or "net.left"
            self.table.go(told(media, match.title, key, link.args))
        elif link.state in (HERE, ENDED):
            self._back(link.state == HERE)
        elif not self.gone:
            self.gone_ms, self._told = 0, False
            self._why = "stopped" if link.key == STOPPED else "gone"
            self.table.connection_gone()
        else:
            self.gone_ms += dt
            self._message()

    def _note_seat(self, lost: bool) -> None:
        """C3.3. The menu's Continue leads back to a seat in a match that goes on."""
        match = self.table.match
        plays = bool(match.people) and not match.over and not lost
        leader = clean(next((who.name for one in match.members if one.leads for who in one.persons), ""))
        if (plays, leader) != self._noted:
            self._noted = (plays, leader)
            match.link.note_seat(plays, leader)

    def _message(self) -> None:
        """After a while it is said aloud, once for each time that it is gone."""
        table = self.table
        if not self._told and self.gone_ms >= MESSAGE_MS and table.on_top:
            self._told = True
            table.nav.stack.push(GonePanel(table))

    def _back(self, told: bool) -> None:
        if not self.gone:
            return
        long, self.gone_ms = self.gone_ms >= SHORT_MS, -1
        table = self.table
        if isinstance(table.nav.stack.top, GonePanel):
            table.nav.stack.pop()
        if long and told:
            table.nav.toast(table.t("net.back"), "good")
        table.connection_back()


class GonePanel(PanelScene):
    """The connection has been gone for a while; it closes by itself when it is back."""

    size = (760, 348)
    closable = False

    def __init__(self, table: SharedTable) -> None:
        super().__init__(table.client)
        self.table = table
        self._seconds = -1

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """What is the matter, for how long, and what can be done."""
        why = f"lan.table.{self.table.connection.why}"
        Label(panel, (area.x, area.y, area.width, 52), self.t(f"{why}.title"), size=theme.HEADING, bold=True,
              colour=theme.GOLD, align="center")  # fmt: skip
        text = self.t(f"{why}.{'text' if self.table.match.people else 'watch'}")
        Label(panel, (area.x, area.y + 64, area.width, 90), text, wrap=True, align="center")
        self.clock = Label(panel, (area.x, area.y + 156, area.width, 32), self._words(), size=theme.SMALL,
                           colour=theme.DIM, align="center")  # fmt: skip
        half = (area.width - 16) // 2
        y = area.bottom - 62
        Button(panel, (area.x, y, half, 62), self.t("lan.table.leave"), self.table.ask_to_leave, icon="ui/back",
               icon_size=30, name="gone.leave")  # fmt: skip
        Button(panel, (area.x + half + 16, y, half, 62), self.t("lan.table.gone.wait"), self.close, kind="gold",
               icon="ui/hourglass", icon_size=30, name="gone.wait")  # fmt: skip

    def enter(self) -> None:
        """Enter waits on."""
        super().enter()
        self.ui.set_focus(self.ui.find("gone.wait"))

    def on_back(self) -> bool:
        """Esc waits on."""
        self.close()
        return True

    def update(self, dt: int) -> None:
        """The seconds."""
        super().update(dt)
        if self.table.connection.seconds != self._seconds:
            self._seconds = self.table.connection.seconds
            self.clock.text = self._words()

    def opening(self) -> str:
        """What is said when it comes up."""
        return self.t(f"lan.table.{self.table.connection.why}.title")

    def _words(self) -> str:
        return self.t("lan.table.gone.for", n=self.table.connection.seconds)
