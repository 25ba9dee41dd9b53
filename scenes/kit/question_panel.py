"""Panels over the board that show the options of one kind of question, and the button that takes the open one away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit import layout
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.widgets import placing
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from scenes.kit.table_host import TableHost

HEAD, PAD = 64, 32
FOOT_HIGH, APART, IN_A_ROW = 64, 16, 3
"""How high the answers at the foot are, what is between them, and how many stand beside each other."""
TWICE_MS, NEW_MS = 340, 250
"""So long after an answer a click does not answer the next step, which it was not meant for; nor so long after that
has come into sight.
"""
Why = Callable[[str], str]
"""Why a thing can't be chosen now, in words; "" when it can or nobody knows."""
Targets = Callable[["Question"], Sequence[pygame.Rect]]


class Given:
    """What was answered last in a dialog of a table, and when: a dialog of the next step may open in its place."""

    def __init__(self) -> None:
        self.step, self.at_ms = "", -TWICE_MS


def _no_targets(_question: Question) -> Sequence[pygame.Rect]:
    """Nothing is spared."""
    return ()


class QuestionPanel(Group, Part):
    """Hidden but while a question of its kinds is open. A title names them (`asks`) and makes the content in `fill`.

    `targets(question)`: what of the board the panel shall not lie on, as long as there is room for it in `room`.
    `prefix`: what the names of its buttons begin with; `leaving`: the answer that changes nothing, where the keyboard
    begins. `rings`: whether what Enter does is ringed for those who have used the pointer, too.
    """

    asks: tuple[str, ...] = ()
    prefix = leaving = ""
    hides = keeps_arrows = True
    rings = False

    targets: Targets
    room: pygame.Rect

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS, *, why: Why = lambda _ref: ""
    ) -> None:
        super().__init__(parent, rect, solid=True, name=self.prefix)
        self.glow = 32
        self._choose, self.given, self._since = calls.choose, Given(), ("", -NEW_MS)
        self.calls = calls._replace(choose=self._chosen)
        self.why = why
        self.view: Any = None
        self.heading = ""
        self.usual = self.rect.copy()
        self.room, self.targets = self.rect.copy(), _no_targets
        self.question: Question | None = None
        self._visible = False

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether the panel shows this question."""
        return question.text in self.asks

    def show(self, view: Any) -> None:
        """Takes the view that the next question is shown with."""
        self.view = view

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Opens for a question of its kind, closes for any other."""
        self.clear()
        self.question = question if question is not None and self.takes(question, options) else None
        step = self.question.text if self.question is not None else ""
        if step != self._since[0]:
            self._since = step, self.media.presses.now_ms
        if self.question is None or self.view is None:
            self.visible = False
            return
        self.fit(*self.usual.size)
        self.fill(self.question, list(options))
        if not self.visible:
            self.visible = True
            self.ui.cover()
        self.invalidate()
        leaves = self.ui.find(f"{self.prefix}.{self.leaving}")
        self.ui.start = leaves or next((widget for widget in self.each() if widget.focusable), None)
        if self.ui.by_keys or self.rings:
            self.ui.set_focus(self.ui.start, True, told=not self.ui.by_keys)

    def fill(self, question: Question, options: list[Option]) -> None:
        """Makes the content inside `area()` and sets `heading`."""

    def button(
        self, key: str, place: RectLike, words: str, does: Callable[[], None] | None = None, **look: Any
    ) -> Button:
        """A button that gives the answer `key`, or `does` something else; `look`: as buttons have it."""
        does = does or partial(self.calls.choose, key)
        return Button(self, place, words, does, name=f"{self.prefix}.{key}", **look)

    def _chosen(self, key: str) -> None:
        """An answer; a second click that has met the next step instead is none."""
        now_ms, (step, since_ms), given = self.media.presses.now_ms, self._since, self.given
        early = now_ms - given.at_ms < TWICE_MS or now_ms - since_ms < NEW_MS
        if early and not self.ui.by_keys and given.step not in ("", step):
            self.media.sounds.play("warning", 0.6)
            return
        given.step, given.at_ms = step, now_ms
        self._choose(key)

    def foot(self, count: int) -> list[pygame.Rect]:
        """The places of so many answers, row by row from below; the first, at the left of the foot, is always that of
        the harmless one. A single one is as wide as one of three.
        """
        area, beside = self.area(), max(2, min(IN_A_ROW, count)) if count != 1 else IN_A_ROW
        each = (area.width - APART * (beside - 1)) // beside
        first = pygame.Rect(area.x, area.bottom - FOOT_HIGH, each, FOOT_HIGH)
        places = [first]
        for i in range(count - 1):
            row, column = divmod(i, beside - 1)
            step = (1 + column) * (each + APART), -row * (FOOT_HIGH + APART)
            places.append(first.move(step))
        return places

    def foot_rows(self, count: int) -> int:
        """How many rows these places take."""
        return max(1, -(-(count - 1) // (IN_A_ROW - 1)))

    def area(self) -> pygame.Rect:
        """What lies inside the frame, below the heading."""
        r = self.rect
        return pygame.Rect(r.x + PAD, r.y + HEAD, r.width - 2 * PAD, r.height - HEAD - 24)

    def fit(self, width: int, height: int) -> None:
        """Gives the panel another size: at its foot, or where it lies least on what the question is about."""
        self.invalidate()
        foot = pygame.Rect(0, 0, width, height)
        foot.midbottom = self.usual.midbottom
        top = foot.move_to(midtop=(foot.centerx, self.room.top))
        sides = (foot.move_to(left=self.room.left), foot.move_to(right=min(self.room.right, layout.PEEK.left - 8)))
        places = [foot, top, *sides, *(side.move_to(top=self.room.top) for side in sides)]
        targets = self.targets(self.question) if self.question is not None else ()
        self.rect.update(placing.clearest(places, lambda place: placing.hidden(place, targets)))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, frame, heading in up to two lines."""
        pen, r = Pen(surface, self.media), self.rect
        self.media.sprites.draw_shadow(surface, r, 28)
        pen.nine("panel_brass", r)
        words = self.media.theme.paragraph(
            self.heading, r.width - 2 * PAD, theme.BUTTON, theme.GOLD, True, "center", HEAD - 8
        )
        pen.put(words, center=(r.centerx, r.y + 8 + HEAD // 2))


class Dialogs(Part):
    """All of a table's, and the button that takes the open one away to see the board."""

    def __init__(self, table: TableHost, panels: Sequence[QuestionPanel]) -> None:
        self.table, self.panels = table, panels
        given = Given()
        for panel in panels:
            panel.given = given
        self.peeking = False
        self.peek = Button(
            table, layout.PEEK, icon="ui/eye", icon_size=32, on_click=self._peek, on=False, name="table-peek",
            tip=table.t("table.peek.tip"),
        )  # fmt: skip
        self.peek.visible = False

    def show(self, view: Any) -> None:
        """The view that the next question is shown with."""
        for panel in self.panels:
            panel.show(view)

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether one is open: then the options need no buttons besides."""
        return not self.peeking and any(panel.takes(question, options) for panel in self.panels)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Some questions open a panel."""
        self.peeking = self.peeking and question is not None
        for panel in self.panels:
            panel.offer(None if self.peeking else question, options)
        self.peek.visible = question is not None and any(panel.takes(question, options) for panel in self.panels)
        self.peek.on = self.peeking

    def key(self, action: str) -> bool:
        """A bound key that concerns the open one."""
        return any(panel.visible and panel.key(action) for panel in self.panels)

    def spared(self) -> Sequence[pygame.Rect]:
        """The open one."""
        return [panel.rect for panel in self.panels if panel.visible]

    def _peek(self) -> None:
        """Takes the open panel away to see the board, and brings it back."""
        self.peeking = not self.peeking
        self.table.offer()
