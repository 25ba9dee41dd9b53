"""The chat of a room, with the lines of the room's own log between (C5.7): in the waiting room, at the table and after
the match.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.net.room import QUICK
from scenes.lan.members import NARROW, MembersList
from scenes.lan.words import clean
from scenes.media import theme
from scenes.widgets.base import Group, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Tabs
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from scenes.lan.talk import Talk

PEOPLE = 384
SEND = 120
LONGEST = 300
QUICK_HIGH, QUICK_TALL, QUICK_TWO = 56, 44, 68
"""The others in a narrow chat, where the phrases stand one below the other: for one line, and for two."""
RIMS = 28
"""What the rims of a phrase take of its width; all phrases have one size."""
LINES, PEOPLE_TAB, TABS_HIGH = "lines", "people", 52
"""A narrow chat shows its lines or its members."""
MOST_PARTS = 4000
LETTERS_AT_ONCE = 2000
"""Of lines that are set in one frame: a hundred as people write, some of the longest."""
NAME, TEXT, LOG = "name", "text", "log"


class ChatLine(NamedTuple):
    """A line on the screen: a name, what was said, or what the room tells."""

    kind: str
    words: str


class ChatPanel(Group):
    """Lines, below them the four quick phrases and the entry; the members at the right, in a `tall` panel in the place
    of the lines when their `tab` is chosen. Its scene calls `follow` once a frame.
    """

    def __init__(self, talk: Talk, parent: WidgetParent, inner: pygame.Rect, tall: bool = False, tab: str = LINES
                 ) -> None:
        super().__init__(parent, inner)
        self.talk, self.link, self.tab = talk, talk.link, tab
        people, left = inner.copy(), inner.copy()
        if tall:
            left.height, left.y = inner.height - TABS_HIGH - 12, inner.y + TABS_HIGH + 12
        else:
            people.left, people.width = inner.right - PEOPLE, PEOPLE
            left.width -= PEOPLE + 28
        self._beside = 2 if left.width >= NARROW else 1
        letters, phrases = self.media.theme, [self.media.t(f"net.quick.{quick}") for quick in QUICK]
        widest = max(letters.width(words, letters.least, True) for words in phrases)
        below = QUICK_TWO if widest > left.width - RIMS else QUICK_TALL
        self._quick_high = QUICK_HIGH if self._beside > 1 else below
        foot = 60 + len(QUICK) // self._beside * (self._quick_high + 8) + 8
        if tall:
            people = pygame.Rect(left.x, left.y, left.width, left.height - foot - 12)
            t = self.media.t
            Tabs(self, (inner.x, inner.y, inner.width, TABS_HIGH - 8), [(LINES, t("lan.chat.title")), (
                PEOPLE_TAB, t("lanroom.members"))], tab, self.turn_to, name="chat.tab", size=20)  # fmt: skip
        self.members = MembersList(talk, self, people, headed=not tall)
        self.pitch = self.media.theme.line_height(theme.BODY)
        place = pygame.Rect(left.x, left.y, left.width, left.height - foot - 12)
        self._wide = place.width - 60
        self._speaker = -2
        self._mark = self._now()
        self.parts: list[ChatLine] = []
        self._coming = deque(talk.lines)
        self._set()
        self.empty = Label(self, place.inflate(-40, -40), "", colour=theme.FAINT, wrap=True)
        self.rows = ChatList(self, place, len(self.parts), self._row, row_height=self.pitch, gap=0, plates=False,
                             name="lines")  # fmt: skip
        self._foot(pygame.Rect(left.x, left.bottom - foot, left.width, foot))
        self._show()
        self.rows.scroll_to(self.rows.furthest)
        if tall:
            self.turn_to(tab)

    def turn_to(self, tab: str) -> None:
        """The lines, or the members in their place."""
        self.tab = tab
        self.members.visible = tab == PEOPLE_TAB
        self.rows.visible = tab == LINES
        self.empty.visible = tab == LINES
        self.invalidate()

    def follow(self) -> None:
        """What has come, and the members who are here. A reader of the newest line stays there."""
        self.members.follow()
        before, now = self._mark, self._now()
        if now == before and not self._coming:
            return
        at_end = self.rows.top >= self.rows.furthest
        self._mark, fresh, lines = now, now[0] - before[0], self.talk.lines
        if now[1] == before[1] and fresh + len(self._coming) <= len(lines):
            heard = list(self.link.client.lines)[-fresh:] if fresh else []
            self._coming += [line for line in heard if line.member not in self.link.muted]
        else:
            self._speaker, self.parts, self._coming = -2, [], deque(lines)
        self._set()
        self._show()
        if at_end:
            self.rows.scroll_to(self.rows.furthest)

    def _now(self) -> tuple[int, list[int]]:
        """How many lines have come, and the members who are muted."""
        return self.link.client.heard, sorted(self.link.muted)

    def _show(self) -> None:
        self.rows.set_count(len(self.parts))
        self.empty.text = "" if self.parts else self.media.t("lanroom.chat.empty")
        self.talk.seen()

    def _foot(self, area: pygame.Rect) -> None:
        t = self.media.t
        beside, high = self._beside, self._quick_high
        width = (area.width - 12 * (beside - 1)) // beside
        size = min(self.media.theme.fit(t(f"net.quick.{quick}"), width - RIMS, 20, True) for quick in QUICK)
        for i, quick in enumerate(QUICK):
            place = (area.x + i % beside * (width + 12), area.y + i // beside * (high + 8), width, high)
            Button(self, place, t(f"net.quick.{quick}"), partial(self.talk.quick, quick), size=size,
                   name=f"quick.{quick}", tip=t("lanroom.chat.quick.tip")).sends = True  # fmt: skip
        y, send = area.bottom - 60, SEND if area.width >= NARROW else 60
        self.entry = TextEntry(self, (area.x, y, area.width - send - 12, 60), self.talk.draft, on_change=self._typed,
                               on_enter=self.say, longest=LONGEST, name="say", empty=t("lanroom.chat.entry"),
                               spoken=t("lanroom.chat.entry"))  # fmt: skip
        words, icon = (t("lanroom.chat.send"), "") if send == SEND else ("", "ui/arrow_right")
        Button(self, (area.right - send, y, send, 60), words, self.say, size=20, icon=icon, icon_size=28, name="send",
               tip=t("lanroom.chat.send.tip")).sends = True  # fmt: skip

    def _typed(self, text: str) -> None:
        self.talk.draft = text

    def say(self) -> None:
        """Sends what is typed; what has to wait stays."""
        if self.talk.say(self.entry.text):
            self.entry.text = ""

    # --- lines

    def _set(self) -> None:
        """Lines that have come as they stand on the screen, as many as a frame has time for; a name stands over what
        one person says in a row."""
        letters = 0
        while self._coming and letters < LETTERS_AT_ONCE:
            line = self._coming.popleft()
            words = self.talk.words(line)
            letters += len(words)
            if line.member >= 0 and line.member != self._speaker:
                self.parts.append(ChatLine(NAME, clean(line.name)))
            kind = LOG if line.member < 0 else TEXT
            self.parts += [ChatLine(kind, part) for part in self._wrapped(words)]
            self._speaker = line.member
        del self.parts[:-MOST_PARTS]

    def _wrapped(self, words: str) -> list[str]:
        return self.media.theme.wrap(words, theme.BODY, self._wide)

    def _row(self, row: Row, index: int) -> None:
        kind, words = self.parts[index]
        ink = {NAME: theme.GOLD, TEXT: theme.BONE, LOG: theme.DIM}[kind]
        x = row.rect.x + (24 if kind == TEXT else 0)
        Label(row, (x, row.rect.y, row.rect.right - x, row.rect.height), words, colour=ink, bold=kind == NAME)


class ChatList(ScrollList):
    """ChatList that can be scrolled by keys as well."""

    focusable = True

    def spoken(self) -> str:
        """The newest lines."""
        panel = self.parent
        return "\n".join(part.words for part in panel.parts[-6:]) if isinstance(panel, ChatPanel) else ""
