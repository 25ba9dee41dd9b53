"""Choosing a card of the own deck (card targets "deck:<kind>"): a grid over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.titles.realigious.cards_grid import CardGrid, Shown
from scenes.titles.realigious.info_question import QuestionPanel
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question

SIZE = (1184, 680)
PREFIX = "deck:"


class DeckPicker(QuestionPanel):
    """Answers every question whose options are cards of the deck."""

    asks = ("card_target", "angel_seal_target", "react_target")
    leaving = "deck_picker.cancel"

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Only where there is a card of the deck to choose."""
        return super().takes(question, options) and any(option.key.startswith(PREFIX) for option in options)

    def fill(self, question: Question, options: list[Option]) -> None:
        """The cards, and giving up below them where that is possible."""
        self.name = "deck_picker"
        card = str(question.about.get("card", ""))
        key = f"realigious.ask.{question.text}"
        self.heading = self.media.t(key, card=f"@realigious.card.{card}") if card else self.media.t(key)
        shown = [Shown(o.key, o.key.removeprefix(PREFIX)) for o in options if o.key.startswith(PREFIX)]
        area = self.area()
        leave = next((o for o in options if o.key == "cancel"), None)
        room = area.height - (76 if leave is not None else 0)
        CardGrid(self, (area.x, area.y + 8, area.width, room), shown, self.calls.choose, name="deck_picker")
        if leave is not None:
            Button(
                self, (area.centerx - 120, area.bottom - 60, 240, 60), self.media.t("realigious.opt.cancel"),
                lambda: self.calls.choose("cancel"), icon="ui/back", name="deck_picker.cancel",
            )  # fmt: skip
