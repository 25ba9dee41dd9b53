"""Names and sentences of Ankh: who is called what, what is asked, how options look as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.titles.ankh.forecast import forecast
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import hangs_on, tried
from scenes.kit.face import Face
from scenes.kit.words import TitleWords, arguments
from scenes.titles.ankh import board_tips
from scenes.titles.ankh.pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from game.titles.ankh.forecast import ConflictForecast
    from game.titles.ankh.view import SeatView
    from scenes.kit.tip_content import TipContent

ICONS = {"yes": "ui/check", "no": "ui/cross", "done": "ui/check", "pass": "ui/cross", "decline": "ui/cross",
         "random": "ui/dice", "no_swap": "ui/cross", "keep_all": "ui/check", "to_pool": "ui/check"}  # fmt: skip


class Words(TitleWords):
    """See the module's text. A god is called by its name; a merged one by both."""

    title, pages = "ankh", PAGES
    quiet_refusals = ("why.not_offered", "why.unknown")
    _foretold: tuple[SeatView, bool, ConflictForecast] | None = None
    meant: Callable[[str], str] = staticmethod(lambda _ref: "")
    """The key of the choice that a click on a place would make, "" for none or for several."""

    @property
    def forecast(self) -> ConflictForecast:
        """If the conflict came now; worked out once for a view."""
        settled = self.asked is not None and self.asked.text == "battle_card"
        if self._foretold is None or self._foretold[0] is not self.view or self._foretold[1] != settled:
            self._foretold = self.view, settled, forecast(self.view, settled)
        return self._foretold[2]

    def after(self, ref: str) -> SeatView | None:
        """The view with the choice made that a click on a place would make, where that changes the regions."""
        if self.asked is None or not (key := self.meant(ref)):
            return None
        god = self.view.team[self.asked.seat]
        return tried(self.view, god, self.asked.text, key, self.asked.subject())

    def hanging(self, ref: str) -> str:
        """The next question that what a click on a place brings the regions depends on, "" for none."""
        if self.asked is None or not (key := self.meant(ref)):
            return ""
        return hangs_on(self.view, self.view.team[self.asked.seat], self.asked.text, key)

    @property
    def view(self) -> SeatView:
        """The view that is told about."""
        seen: SeatView = self.seen
        return seen

    def god(self, number: int) -> str:
        """The name of a god; of a merged one both, a dash for nobody."""
        if number == NOBODY:
            return "-"
        names = self.view.gods[number].names if self.seen is not None else ()
        return " · ".join(self.t(f"ankh.god.{name}") for name in names) or self.name(number)

    def ask(self, question: Question, variant: str = "", **more: str | int) -> tuple[str, str]:
        """What is asked; of Amun who has announced it, for two cards."""
        two = question.text == "battle_card" and any("+" in option.key for option in question.options())
        return super().ask(question, variant or (".two" if two else ""), **more)

    def tip(self, ref: str) -> TipContent:
        """What pointing at a place of the board tells."""
        return board_tips.tip(self, ref)

    def noun(self, name: str, value: Any, kind: str) -> str | int:
        """What a question or an option is about; `other` of a swap is a region."""
        match name:
            case "god" | "other" | "to" if isinstance(value, int) and kind != "swap":
                return self.god(value)
            case "god" | "figure" | "action" | "power" | "cat" if isinstance(value, str) and value:
                return self.t(f"ankh.{name}.{value}")
            case "card" if value:
                return " + ".join(self.t(f"ankh.card.{card}") for card in str(value).split("+"))
            case "kind":
                return self.t(f"ankh.monument.{value}")
        return super().noun(name, value, kind)

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button."""
        args = {name: self.noun(name, value, option.verb) for name, value in arguments(option).items()}
        key = f"ankh.opt.{option.verb}"
        return Face(self.t(key, **args), icon=ICONS.get(option.verb, ""))
