"""A menu of buttons, one below the other: the first, harmless one has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.media import theme
from scenes.shell.dialog import HEAD, PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label

TALL, STEP, FOOT, LINE = 72, 84, 64, 32
MOST_HIGH, APART, NOTED = 1048, 12, 10
"""The last: so much higher are buttons of which one has a second line."""


class MenuChoice(NamedTuple):
    """A button: `name` of the widget, words, icon, what it does; `note` stands below its words. With a `reason` why it
    can't be used now it keeps its place and does nothing; `sends` as a widget has it.
    """

    name: str
    words: str
    icon: str
    action: Callable[[], None]
    note: str = ""
    reason: str = ""
    sends: bool = False


class ButtonMenu(PanelScene):
    """Override `choices`, and `text` above or `facts` below them where there is something to say. The first choice
    closes the menu as a rule; `width` is the panel's. `away`: what a choice has opened stands in its place.
    """

    width = 520
    step = STEP
    away = False

    def choices(self) -> Sequence[MenuChoice]:
        """What can be done, from top to bottom."""
        return ()

    def text(self) -> str:
        """Sentences above the buttons."""
        return ""

    def facts(self) -> str:
        """Lines below them."""
        return ""

    def build(self) -> None:
        """As high as its content; many rows stand closer."""
        count, rest = len(self.choices()), HEAD + 40 + self._text_high() + self._facts_high()
        wished = STEP + NOTED * any(choice.note for choice in self.choices())
        self.step = min(wished, (MOST_HIGH - rest) // max(1, count))
        high = rest + count * self.step
        self.rect = pygame.Rect(0, 0, self.width, high)
        self.rect.center = (960, 540)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Words and buttons."""
        high = self._text_high()
        if high:
            Label(panel, (area.x, area.y, area.width, high - 16), self.text(), wrap=True)
        for i, choice in enumerate(self.choices()):
            place = (area.x, area.y + high + i * self.step, area.width, self.step - APART)
            Button(
                panel, place, choice.words, choice.action, icon=choice.icon, icon_size=36,
                kind="plain" if i else "gold", note=choice.note, name=choice.name,
                enabled=not choice.reason, reason=choice.reason,
            ).sends = choice.sends  # fmt: skip
        if facts := self.facts():
            high = self._facts_high() - 16
            Label(panel, (area.x, area.bottom - high, area.width, high), facts, size=20, align="center", wrap=True,
                  name="facts")  # fmt: skip

    def enter(self) -> None:
        """Enter presses the first."""
        super().enter()
        self.ui.set_focus(self.ui.find(self.choices()[0].name))

    def then(self, action: Callable[[], None]) -> Callable[[], None]:
        """Closes the menu, then does it."""

        def both() -> None:
            self.close()
            action()

        return both

    def opens(self, action: Callable[[], None]) -> Callable[[], None]:
        """Does it with the menu out of sight: what that opens leads back to the menu; else the menu is closed."""

        def both() -> None:
            self.away = True
            self.invalidate()
            action()
            self.close()

        return both

    def resume(self) -> None:
        """It is in sight again."""
        super().resume()
        if self.away:
            self.away = False
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing while it is out of sight."""
        if not self.away:
            super().draw(surface)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """Neither."""
        if not self.away:
            yield from super().painting(surface)

    def opening(self) -> str:
        """Heading and sentences."""
        return f"{super().opening()}\n{self.text()}".strip()

    def _facts_high(self) -> int:
        facts = self.facts()
        return FOOT + LINE * facts.count("\n") if facts else 0

    def _text_high(self) -> int:
        words = self.text()
        if not words:
            return 0
        return self.media.theme.paragraph(words, self.width - 96, theme.BODY).get_height() + 24
