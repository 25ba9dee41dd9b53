"""The chat of a room, with the lines of the room's own log between (C5.7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.net.protocol import Say
from game.net.room import QUICK
from scenes import theme
from scenes.lan.members import MembersList
from scenes.lan.words import clean, told
from scenes.widgets.base import Host
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.net.protocol import Said
    from scenes.lan.room import NetRoomScene

PEOPLE = 384
LONGEST = 300
QUICK_HIGH = 56
NAME, TEXT, LOG = "name", "text", "log"


class Part(NamedTuple):
    """A line on the screen: a name, what was said, or what the room tells."""

    kind: str
    words: str


class ChatPanel(Panel):
    """Lines above, the four quick phrases and the entry below, the members at the right."""

    def __init__(self, room: NetRoomScene, parent: Host, rect: pygame.Rect) -> None:
        super().__init__(parent, rect, kind="panel_brass")
        self.room, self.link = room, room.link
        inner = rect.inflate(-64, -52)
        left = pygame.Rect(inner.x, inner.y, inner.width - PEOPLE - 28, inner.height)
        self.members = MembersList(room, self, pygame.Rect(inner.right - PEOPLE, inner.y, PEOPLE, inner.height))
        foot = 60 + 2 * (QUICK_HIGH + 8) + 8
        self.pitch = self.app.theme.line_height(theme.BODY)
        place = pygame.Rect(left.x, left.y, left.width, left.height - foot - 12)
        self._wide = place.width - 60
        self.parts = self._parts()
        self.empty = Label(self, place.inflate(-40, -40), "", colour=theme.FAINT, wrap=True)
        self.rows = Lines(self, place, len(self.parts), self._row, row_height=self.pitch, gap=0, plates=False,
                          name="lines")  # fmt: skip
        self._foot(pygame.Rect(left.x, left.bottom - foot, left.width, foot))
        self.refresh()
        self.rows.scroll_to(self.rows.furthest)

    def refresh(self) -> None:
        """Lines have come, or somebody is muted now. Who reads the newest stays there."""
        at_end = self.rows.top >= self.rows.furthest
        self.parts = self._parts()
        self.rows.set_count(len(self.parts))
        if at_end:
            self.rows.scroll_to(self.rows.furthest)
        self.empty.text = "" if self.parts else self.room.t("lanroom.chat.empty")
        lines = self.link.client.lines
        self.link.read = max([self.link.read, *(line.no for line in lines)])

    def take_members(self) -> None:
        """Who is here has changed."""
        self.members.refresh()

    def _foot(self, area: pygame.Rect) -> None:
        t = self.room.t
        width = (area.width - 12) // 2
        for i, quick in enumerate(QUICK):
            place = (area.x + i % 2 * (width + 12), area.y + i // 2 * (QUICK_HIGH + 8), width, QUICK_HIGH)
            Button(self, place, t(f"net.quick.{quick}"), partial(self._quick, quick), size=20, name=f"quick.{quick}",
                   tip=t("lanroom.chat.quick.tip"))  # fmt: skip
        y = area.bottom - 60
        self.entry = TextEntry(self, (area.x, y, area.width - 132, 60), self.room.draft, on_change=self._typed,
                               on_enter=self.say, longest=LONGEST, name="say", empty=t("lanroom.chat.entry"),
                               spoken=t("lanroom.chat.entry"))  # fmt: skip
        Button(self, (area.right - 120, y, 120, 60), t("lanroom.chat.send"), self.say, size=20, name="send",
               tip=t("lanroom.chat.send.tip"))  # fmt: skip

    def _typed(self, text: str) -> None:
        self.room.draft = text

    def say(self) -> None:
        """Sends what is typed."""
        text = clean(self.entry.text)
        self.entry.text = self.room.draft = ""
        if text:
            self.link.send(Say(text))

    def _quick(self, quick: str) -> None:
        self.link.send(Say("", quick))

    # --- lines

    def _parts(self) -> list[Part]:
        """All lines as they stand on the screen; a name stands over what one person says in a row."""
        found: list[Part] = []
        speaker = -2
        for line in self.link.client.lines:
            if line.member >= 0 and line.member in self.link.muted:
                continue
            words = spoken_by(self.room, line)
            if line.member < 0:
                found += [Part(LOG, part) for part in self._wrapped(words)]
            else:
                if line.member != speaker:
                    found.append(Part(NAME, clean(line.name)))
                found += [Part(TEXT, part) for part in self._wrapped(words)]
            speaker = line.member
        return found

    def _wrapped(self, words: str) -> list[str]:
        return self.app.theme.wrap(words, theme.BODY, self._wide)

    def _row(self, row: Row, index: int) -> None:
        kind, words = self.parts[index]
        ink = {NAME: theme.GOLD, TEXT: theme.BONE, LOG: theme.DIM}[kind]
        x = row.rect.x + (24 if kind == TEXT else 0)
        Label(row, (x, row.rect.y, row.rect.right - x, row.rect.height), words, colour=ink, bold=kind == NAME)


class Lines(ScrollList):
    """Lines that can be scrolled by keys as well."""

    focusable = True

    def spoken(self) -> str:
        """The newest lines."""
        panel = self.parent
        return "\n".join(part.words for part in panel.parts[-6:]) if isinstance(panel, ChatPanel) else ""


def spoken_by(room: NetRoomScene, line: Said) -> str:
    """What a line says."""
    return told(room.app, room.setup.title, line.key, line.args) if line.key else clean(line.text)
