"""The base of the panels that show the options of one kind of question over the board; hidden at all other times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.titles.realigious.info_spot import Calls, Choose, Hover, nobody
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from game.core.ask import Option, Question, Refusal
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView

HEAD, PAD = 64, 32
Why = Callable[[str], "Refusal | None"]


class QuestionPanel(Group):
    """Subclasses name the questions that they take (`asks`) and make the content in `fill`.

    `offer` gives the open question; an answer goes to `on_choose` with the option's key.
    """

    asks: tuple[str, ...] = ()
    leaving = ""
    """The button that changes nothing: whoever plays by keys begins there."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        *,
        on_choose: Choose = nobody,
        on_hover: Hover = nobody,
        on_inspect: Choose = nobody,
        why: Why = lambda _ref: None,
    ) -> None:
        super().__init__(parent, rect, solid=True)
        self.glow = 32
        self.calls = Calls(on_choose, on_hover, on_inspect)
        self.why = why
        self.view: SeatView | None = None
        self.names: Sequence[SeatInfo] = ()
        self.heading = ""
        self.question: Question | None = None
        self._visible = False

    def takes(self, question: Question | None, options: Sequence[Option]) -> bool:
        """Whether the panel shows this question."""
        return question is not None and question.text in self.asks

    def show(self, view: SeatView, names: Sequence[SeatInfo] = ()) -> None:
        """Takes the view that the next question is shown with."""
        self.view, self.names = view, names

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Opens for a question of its kind, closes for any other."""
        self.clear()
        self.question = question if self.takes(question, options) else None
        if self.question is None or self.view is None:
            self.visible = False
            return
        self.fill(self.question, list(options))
        self.visible = True
        self.invalidate()
        self.ui.start = self.ui.find(self.leaving) or next((w for w in self.each() if w.focusable), None)
        if self.ui.by_keys:
            self.ui.set_focus(self.ui.start)

    def fill(self, question: Question, options: list[Option]) -> None:
        """Makes the content inside `area()` and sets `heading`."""

    def area(self) -> pygame.Rect:
        """What lies inside the frame, below the heading."""
        r = self.rect
        return pygame.Rect(r.x + PAD, r.y + HEAD, r.width - 2 * PAD, r.height - HEAD - 24)

    def fit(self, width: int, height: int) -> None:
        """Gives the panel another size; the middle of its foot stays where it is."""
        foot = self.rect.midbottom
        self.invalidate()
        self.rect.size = (width, height)
        self.rect.midbottom = foot

    def why_words(self, ref: str) -> str:
        """Why something can't be chosen, "" when it can or nobody knows."""
        refusal = self.why(ref)
        return self.app.t(refusal.text, **refusal.args) if refusal is not None else ""

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, frame, heading in up to two lines."""
        sprites, r = self.app.sprites, self.rect
        surface.blit(*sprites.shadow(r, 28))
        surface.blit(sprites.nine("nine/panel_brass", r.size), r)
        words = self.app.theme.paragraph(
            self.heading, r.width - 2 * PAD, theme.BUTTON, theme.GOLD, True, "center", HEAD - 8
        )
        surface.blit(words, words.get_rect(center=(r.centerx, r.y + 8 + HEAD // 2)))
