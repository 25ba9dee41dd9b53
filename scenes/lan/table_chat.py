"""The chat at a table on the network and beside its result (C5.7): the room's, over the right side of the screen, while
the match goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.lan.chat import LINES, ChatPanel
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Widget
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from scenes.lan.host import SharedTable
    from scenes.lan.match import NetMatch
    from scenes.shell.scene import Scene
    from scenes.widgets.base import Group

PLACE = pygame.Rect(1584, 96, 320, 884)
"""The rail beside the board; the buttons below stay in sight."""
ASKED = 40
TEXT_EVENTS = (pygame.TEXTINPUT, pygame.TEXTEDITING)
MARK = 30


class TableChat(PanelScene):
    """Nothing that is typed here reaches the table. It tells when a seat of this machine is asked meanwhile."""

    heading = "lan.chat.title"
    enlarges = False
    inset = 20
    chat: ChatPanel

    def __init__(self, below: Scene, match: NetMatch) -> None:
        super().__init__(below.client)
        self.rect = PLACE.copy()
        self.match, self.talk = match, match.talk
        self._fresh = True

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The chat, and a line for whose turn it is."""
        self._asked = self._is_asked()
        inner = pygame.Rect(area.x, area.y, area.width, self.rect.bottom - self.inset - area.y)
        if self._asked:
            Picture(panel, (inner.x, inner.y, 32, 32), "ui/turn")
            Label(panel, (inner.x + 42, inner.y, inner.width - 42, 32), self.t("lan.chat.asked"), bold=True,
                  colour=theme.GOLD, name="chat.asked")  # fmt: skip
            inner.y, inner.height = inner.y + ASKED, inner.height - ASKED
        tab = self.chat.tab if self.built else LINES
        self.chat = ChatPanel(self.talk, panel, inner, tall=True, tab=tab)

    def enter(self) -> None:
        """One can type at once."""
        super().enter()
        self.ui.set_focus(self.ui.find("say"))

    def handle(self, event: pygame.event.Event) -> bool:
        """The letter of the key that opened the chat is not typed."""
        if self._fresh and event.type in TEXT_EVENTS:
            return True
        return super().handle(event)

    def update(self, dt: int) -> None:
        """What has come."""
        super().update(dt)
        self._fresh = False
        heard = self.match.link.client.heard
        if heard > self.talk.link.read:
            self._speak(heard - self.talk.link.read)
        self.chat.follow()
        if self._is_asked() != self._asked and self.ui.held is None:
            self.rebuild()
            if self._asked:
                self.media.speech.say(self.t("lan.chat.asked"))

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table stays as bright as it is."""

    def _is_asked(self) -> bool:
        session = self.match.session
        return any(session.question(seat) is not None for seat in self.match.persons) and not self.match.over

    def _speak(self, count: int) -> None:
        """What others have just said is spoken."""
        own = self.match.link.client.member
        for line in list(self.match.link.client.lines)[-count:]:
            if line.member not in (-1, own) and line.member not in self.talk.link.muted:
                self.media.speech.say(self.talk.aloud(line))


class UnreadMark(Widget):
    """The number of lines that were not read, at the corner of the button that opens the chat."""

    def __init__(self, table: SharedTable, button: Widget) -> None:
        self.talk = table.match.talk
        self.count = 0
        place = pygame.Rect(0, 0, MARK, MARK)
        place.center = (button.rect.right - 10, button.rect.y + 12)
        super().__init__(table, place, name="chat.unread", spoken=self._words)

    def _words(self) -> str:
        return self.media.t("lan.chat.unread", n=self.count) if self.count else ""

    def refresh(self) -> None:
        """Once a frame."""
        if self.talk.unread != self.count:
            self.count = self.talk.unread
            self.invalidate()
            right = self.rect.right  # beside the sign of the button: wider for more figures
            self.rect = pygame.Rect(0, self.rect.y, MARK + 12 * (self.count > 9), MARK)
            self.rect.right = right
            self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The button below is what is pointed at."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """A gold pill with the number."""
        if not self.count:
            return
        pygame.draw.rect(surface, theme.INK, self.rect, border_radius=MARK // 2)
        pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(-4, -4), border_radius=MARK // 2)
        words = str(self.count) if self.count < 100 else "99+"
        line = self.media.theme.line(words, self.rect.width - 6, theme.SMALL, theme.INK, True, height=MARK)
        surface.blit(line, line.get_rect(center=self.rect.center))
