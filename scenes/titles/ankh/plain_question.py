"""Questions whose options have no place on the board, as buttons in a panel (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.layout import cells
from scenes.kit.question_panel import HEAD, QuestionPanel
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.core.ask import Option, Question
    from scenes.kit.spot import Calls
    from scenes.titles.ankh.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

ON_BOARD = ("space:", "line:", "region:", "action:", "card:")
BUTTON, GAP, FOOT, MOST_ROWS = 56, 10, 24, 6


def has_board_place(question: Question, option: Option) -> bool:
    """Whether an option is chosen by a click on the board, a tile of an action or a battle card."""
    if question.text in ("caravan_swap", "thoth_guess", "caravan_number"):
        return False
    return any(ref.startswith(ON_BOARD) for ref in option.refs)


class PlainQuestion(QuestionPanel):
    """All questions that nothing else shows; `others` are those that have a panel of their own."""

    prefix = "plain"

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls, words: Words, others: Collection[str] = ()
    ) -> None:
        super().__init__(parent, rect, calls)
        self.words, self.others = words, others

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether some option has no other place."""
        if question.text in self.others:
            return False
        return not any(has_board_place(question, option) for option in question.options())

    def fill(self, question: Question, options: list[Option]) -> None:
        """A button for each option, in as many columns as are needed."""
        self.heading = self.words.ask(question)[0]
        columns = max(1, min(3, -(-len(options) // MOST_ROWS)))
        rows = -(-len(options) // columns)
        self.fit(self.rect.width, HEAD + rows * (BUTTON + GAP) - GAP + FOOT)
        for option, place in zip(options, cells(self.area(), columns, rows, GAP), strict=False):
            face = self.words.face(question, option)
            self.button(option.key, place, face.text, icon=face.icon, icon_size=30, size=theme.BODY)
