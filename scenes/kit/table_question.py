"""A question in the middle of play: it stands above the primary button, over the log; board and hand stay in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.shell.dialog import GOLD, QuestionDialog
from scenes.shell.progress import scrim
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from scenes.shell.client import Client
    from scenes.shell.dialog import Answer
    from scenes.widgets.base import Group

OPENING = ("table-menu", "table-rules", "table-situation", "table-chat")
"""Buttons that change nothing in the match."""
FOOT, WIDE, INSET = 12, 312, 20
HIGH, APART, LINES = 60, 8, 16
"""An answer's height, how far two are apart, and how far blocks of words are."""


COLUMN = pygame.Rect(layout.INSPECTOR.left - 8, layout.TOP_BAR.bottom, FULL.right - layout.INSPECTOR.left + 8, 0)
COLUMN.height = FULL.bottom - COLUMN.top
"""What it lies over: inspector, log and the primary button, that wait for the answer."""


class TableQuestion(QuestionDialog):
    """Only the column that it lies in is darkened; the answers stand below each other, the last one is the harmless
    one. With larger texts it becomes higher, not wider.
    """

    choosing, dims, enlarges = True, False, False

    def __init__(self, client: Client, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(client, title, text, answers, None)

    def handle(self, event: pygame.event.Event) -> bool:
        """What is pressed beside it does nothing, and is told why; but the menu, and what shows more, open over it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.rect.collidepoint(event.pos):
            if self._opens(event.pos):
                return True
            self.media.sounds.play("warning", 0.6)
            self.nav.toast(self.t("table.end.first", key=self.media.bindings.label("back")))
        return super().handle(event)

    def _opens(self, pos: tuple[int, int]) -> bool:
        """Whether a button of the table's head was pressed: the question goes, as with "back", and that opens."""
        below = self.nav.stack.all()[:-1]
        buttons = [below[-1].ui.find(name) for name in OPENING] if below else []
        found = next((one for one in buttons if isinstance(one, Button) and one.rect.collidepoint(pos)), None)
        if found is None:
            return False
        self.close()
        found.click()
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens its column: nothing there can be chosen while it asks."""
        surface.blit(scrim(self.media), COLUMN, COLUMN)

    def lay_out(self) -> None:
        """As high as its words are now."""
        self._measure()
        super().lay_out()

    def _measure(self) -> None:
        words = [self._high(self.title, theme.HEADING, True), self._high(self.text, theme.BODY, False)]
        high = sum(block + LINES for block in words if block) + self._each_high() * len(self.answers)
        self.rect.size = (WIDE, high + 2 * INSET)
        self.rect.bottomright = layout.PRIMARY.right, layout.PRIMARY.top - FOOT

    def _high(self, words: str, size: int, bold: bool) -> int:
        room = WIDE - 2 * INSET
        return self.media.theme.paragraph(words, room, size, theme.BONE, bold).get_height() if words else 0

    def _each_high(self) -> int:
        return self._large(HIGH) + APART

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Words and, below them, the answers."""
        x, y, wide = self.rect.x + INSET, self.rect.y + INSET, WIDE - 2 * INSET
        for words, size, bold in ((self.title, theme.HEADING, True), (self.text, theme.BODY, False)):
            high, colour = self._high(words, size, bold), theme.GOLD if bold else theme.BONE
            if high:
                Label(panel, (x, y, wide, high), words, size=size, colour=colour, bold=bold, wrap=True, align="center")
                y += high + LINES
        for i in range(len(self.answers)):
            self.button(panel, i, pygame.Rect(x, y + i * self._each_high(), wide, self._large(HIGH)))


def confirmation(
    client: Client, title: str, text: str, words: str, deed: Callable[[], None], kind: str = "plain"
) -> TableQuestion:
    """Before a deed of this `kind`; `words` say what it does, and Enter goes back."""
    back = client.media.t("table.end.back")
    return TableQuestion(client, title, text, ((words, kind, deed), (back, GOLD, None)))


class Foretold(TableQuestion):
    """What a choice would come to, before anything is spent: Enter agrees, and so does a click on what it is about."""

    def __init__(
        self, client: Client, title: str, text: str, deed: Callable[[], None], places: Sequence[pygame.Rect]
    ) -> None:
        self.deed, self.places = deed, places
        back = client.media.t("table.end.back")
        super().__init__(client, title, text, ((title, GOLD, deed), (back, "plain", None)))

    def handle(self, event: pygame.event.Event) -> bool:
        """A click on what it is about agrees."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            beside = not self.rect.collidepoint(event.pos)
            if beside and any(place.collidepoint(event.pos) for place in self.places):
                self._answer(self.deed)
                return True
        return super().handle(event)
