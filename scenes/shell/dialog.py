"""Overlays with a frame: `PanelScene` for panels with a heading and a closing button, `ask` for questions.

Buttons of a question say what they do ("Delete", "Keep"); Esc answers with the last, harmless one, and gold stands on
what Enter answers with. What can't be taken back bears a sign of warning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.shell.progress import scrim
from scenes.shell.scene import Scene
from scenes.widgets.base import Group, enlarged
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from scenes.shell.client import Client

HEAD = 88
ROOM = FULL.inflate(-32, -32)
SLIGHT = 0.03
"""Where a panel has its place, and how much larger it becomes at least where it becomes larger."""
LEAST_WIDE, MOST_EACH, APART, PAD = 720, 360, 16, 32
GOLD, BAD, WARNING, SIGN = "gold", "bad", "ui/warning", 28
"""Kinds of answers: what Enter gives, what is dangerous, and the sign that this one bears."""
GUARD_MS = 250
"""A key within this time after a question does not give an answer that does something (C6.4c)."""


class PanelScene(Scene):
    """An overlay of `size` in the middle. Override `fill(panel, area)`; `heading` is a text key ("" for
    none).

    Esc, the cross and a click beside the panel close it. `enlarges`: with larger texts (C10.3) all of it is larger, as
    far as the canvas has room, around `anchor`, a place of the rectangle; what it makes later has to ask `ui.factor`.
    `highest` is the height of its highest page: all pages are enlarged alike.
    """

    opaque = False
    size = (1000, 700)
    heading = ""
    anchor = "center"
    inset = 48
    highest = 0
    closable = dims = enlarges = True
    panel_type = Panel

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._small: pygame.Rect | None = None
        self.rect = pygame.Rect(0, 0, *self.size)
        self.rect.center = (960, 540)

    def lay_out(self) -> None:
        """Builds it at 100 %, then enlarges what was made: targets, icons, distances, and so the room of texts. Where
        the canvas has less room than that, texts are measured as much larger as the panel lags behind.
        """
        self._shrink()
        wanted = self.media.theme.scale / 100
        factor = self._built_at(1.0) if self.enlarges and wanted > 1 else 1.0
        if 1 + SLIGHT < factor < wanted:
            factor = min(factor, self._built_at(wanted / factor))
        if factor <= 1 + SLIGHT:
            if self.ui.root.children:
                self._unmake()
            self.build()
            return
        self._small, self.ui.factor = self.rect.copy(), factor
        at = getattr(self.rect, self.anchor)
        grown = enlarged(self.rect, factor, at)
        self.rect = grown.move_to(topleft=enlarged(self._whole(), factor, at).clamp(ROOM).topleft)
        for child in self.ui.root.children:
            child.enlarge(factor, at)
            child.move(self.rect.x - grown.x, self.rect.y - grown.y)

    def _built_at(self, scale: float) -> float:
        """Builds it with texts measured at this scale; how much larger than that it can and shall be."""
        if self.ui.root.children:
            self._unmake()
        wanted = self.media.theme.scale / 100
        self.ui.measure = round(scale * 100)
        with self.media.measured(self.ui.measure):
            self.build()
        return min(wanted / scale, ROOM.width / self.rect.width, ROOM.height / self._whole().height)

    def _whole(self) -> pygame.Rect:
        """The place of the highest page."""
        return pygame.Rect(self.rect.topleft, (self.rect.width, max(self.rect.height, self.highest)))

    def _shrink(self) -> None:
        """The panel is again as it is at 100 %."""
        self.ui.factor, self.ui.measure = 1.0, self.media.theme.scale
        if self._small is not None:
            self.rect, self._small = self._small, None

    def _unmake(self) -> None:
        self.ui.clear()
        self._shrink()

    def build(self) -> None:
        """Frame, heading, cross; then the content."""
        panel = self.panel_type(self, self.rect, kind="panel_brass")
        if self.heading:
            place = (self.rect.x + self.inset, self.rect.y + 24, self.rect.width - 2 * self.inset - 72, 56)
            Label(
                panel,
                place,
                self.t(self.heading),
                size=theme.HEADING,
                colour=theme.GOLD,
                bold=True,
                shadow=True,
            )
        top = HEAD if self.heading else 40
        wide = self.rect.width - 2 * self.inset
        area = pygame.Rect(self.rect.x + self.inset, self.rect.y + top, wide, self.rect.height - top - 40)
        self.fill(panel, area)
        if self.closable:
            cross = pygame.Rect(0, 0, 56, 52)
            if not self.enlarges:  # else all of it is enlarged
                cross.size = (self._large(56), self._large(52))
            cross.midright = (self.rect.right - self.inset + 12, self.rect.y + 52)
            Button(
                panel, cross, icon="ui/cross", icon_size=26, on_click=self.close, name="close",
                tip=self.t("widget.close"), kind="bare",
            )  # fmt: skip

    def _large(self, length: int) -> int:
        """How long something is beside large letters that is not enlarged with the panel."""
        return length * max(100, self.media.theme.scale) // 100

    def set_height(self, height: int) -> None:
        """The panel is as high as its content from the next `build` on."""
        if self._small is not None:
            self.rect, self._small = self._small, None
        self.rect.height = height
        self.rect.center = (960, 540)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Makes the content of the panel inside `area`."""

    def on_back(self) -> bool:
        """Esc closes."""
        if self.closable:
            self.close()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the panel closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.rect.collidepoint(event.pos):
            return self.on_back()
        super().handle(event)
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens what is below, unless it shall be seen."""
        if self.dims:
            surface.blit(scrim(self.media), (0, 0))

    def opening(self) -> str:
        """The heading."""
        return self.t(self.heading) if self.heading else ""

    def panel_rect(self) -> pygame.Rect | None:
        """The part that slides."""
        return self.rect.inflate(48, 64)


Answer = tuple[str, str, Callable[[], None] | None]  # (words, kind of button, what it does)


class QuestionDialog(PanelScene):
    """A heading, some sentences, and buttons that say what they do."""

    heading = ""

    def __init__(
        self, client: Client, title: str, text: str, answers: Sequence[Answer], on_back: Callable[[], None] | None
    ) -> None:
        super().__init__(client)
        self.title, self.text, self.answers, self._give_up = title, text, list(answers), on_back
        self.closable, self._shown_ms = False, 0
        with client.media.measured(100):
            self._measure()

    def _measure(self) -> None:
        """As wide as the answers and as high as the text."""
        gaps = APART * (len(self.answers) - 1) + 128
        wide, sign = self.media.theme.width, SIGN + 10
        longest = max((wide(words, theme.BUTTON, True) + sign * (kind == BAD) for words, kind, _ in self.answers),
                      default=0)  # fmt: skip
        usual = min(280, (LEAST_WIDE - gaps) // max(1, len(self.answers)))
        self._each = max(usual, min(MOST_EACH, longest + 2 * PAD))
        width = max(LEAST_WIDE, self._each * len(self.answers) + gaps)
        lines = self.media.theme.paragraph(self.text, width - 128, theme.BODY).get_height() if self.text else 0
        self.rect = pygame.Rect(0, 0, width, 56 + 60 + lines + 120)
        self.rect.center = (960, 520)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Words and buttons."""
        left, width = self.rect.x + 64, self.rect.width - 128
        Label(
            panel, (left, self.rect.y + 36, width, 52), self.title, size=theme.HEADING, colour=theme.GOLD,
            bold=True, align="center",
        )  # fmt: skip
        if self.text:
            lines = self.media.theme.paragraph(self.text, width, theme.BODY).get_height()
            Label(panel, (left, self.rect.y + 96, width, lines), self.text, wrap=True, align="center")
        count, each = len(self.answers), self._each
        x = self.rect.centerx - (each * count + APART * (count - 1)) // 2
        for i in range(count):
            self.button(panel, i, pygame.Rect(x + i * (each + APART), self.rect.bottom - 108, each, 60))

    @property
    def usual(self) -> int:
        """The answer that Enter gives, in gold: the one that is made so, else the last, harmless one."""
        return next((i for i, (_, kind, _) in enumerate(self.answers) if kind == GOLD), len(self.answers) - 1)

    def button(self, panel: Group, number: int, place: pygame.Rect) -> Button:
        """The button of an answer."""
        words, kind, action = self.answers[number]
        kind = GOLD if number == self.usual else kind
        return Button(panel, place, words, partial(self._answer, action), kind=kind, name=f"answer.{number}",
                      icon=WARNING if kind == BAD else "", icon_size=SIGN)  # fmt: skip

    def enter(self) -> None:
        """What Enter gives has the focus."""
        super().enter()
        self.ui.set_focus(self.ui.find(f"answer.{self.usual}"))

    def update(self, dt: int) -> None:
        """Counts how long it has been there."""
        super().update(dt)
        self._shown_ms += dt

    def on_back(self) -> bool:
        """Esc gives the last answer."""
        self._answer(self._give_up or self.answers[-1][2])
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside a question does nothing: it wants an answer. Nor does a key that was meant for something else
        when it came, where it would do something.
        """
        chooses = event.type == pygame.KEYDOWN and "choose" in self.media.bindings.actions(event)
        new = self.media.presses.is_new(event, self._shown_ms, GUARD_MS)
        if not chooses or new or self.usual == len(self.answers) - 1:
            Scene.handle(self, event)
        return True

    def opening(self) -> str:
        """What is asked."""
        return f"{self.title}\n{self.text}".strip()

    def _answer(self, action: Callable[[], None] | None) -> None:
        self.close()
        if action is not None:
            action()


def ask(
    client: Client, title: str, text: str, answers: Sequence[Answer], on_back: Callable[[], None] | None = None
) -> QuestionDialog:
    """Asks a question over the present scene. Title, text and words are finished texts; the last answer is
    the harmless one.
    """
    question = QuestionDialog(client, title, text, answers, on_back)
    client.nav.stack.push(question)
    return question
