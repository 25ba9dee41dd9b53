"""Choosing a card of the own deck (card targets "deck:<kind>"): a grid over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.card_grid import CardGrid, columns_in, row_height
from scenes.kit.question_panel import HEAD, PAD, QuestionPanel
from scenes.titles.realigious.cards import HAND_SIZE, MARK, look_of
from scenes.titles.realigious.prompts import TARGETS, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question

SIZE = (1040, 680)
PREFIX = "deck:"


class DeckPicker(QuestionPanel):
    """Answers every question whose options are cards of the deck."""

    asks = TARGETS
    prefix, leaving = "deck_picker", "cancel"

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Only where there is a card of the deck to choose."""
        return super().takes(question, options) and any(option.key.startswith(PREFIX) for option in options)

    def fill(self, question: Question, options: list[Option]) -> None:
        """The cards, and giving up below them where that is possible."""
        self.heading = Words(self.media, view=self.view, seats=self.calls.seats()).heading(question)
        cards = [(key, look_of(self.media, key.removeprefix(PREFIX)), 1) for key in (option.key for option in options)
                 if key.startswith(PREFIX)]  # fmt: skip
        leaves = any(option.key == "cancel" for option in options)
        columns = columns_in(self.usual.width - 2 * PAD, HAND_SIZE)
        rows = -(-len(cards) // columns)
        self.fit(self.usual.width, min(SIZE[1], HEAD + 8 + rows * row_height(HAND_SIZE) + 76 * leaves + 24))
        area = self.area()
        place = (area.x, area.y + 8, area.width, area.height - 8 - 76 * leaves)
        CardGrid(self, place, cards, self.calls.choose, size=HAND_SIZE, mark=MARK, name=self.prefix)
        if leaves:
            self.button("cancel", self.foot(1)[0], self.media.t("realigious.opt.cancel"), icon="ui/back")
