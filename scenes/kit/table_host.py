"""The table as the parts of a title see it: what they may read of it and ask it to do. `TableScene` is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from scenes.widgets.base import WidgetParent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question, Refusal
    from game.match.at_table import TableMatch
    from scenes.media.media import Media
    from scenes.shell.client import Client
    from scenes.shell.screen import Screen


class PromptLine(Protocol):
    """The line that says what is asked."""

    def show(self, text: str, hint: str = "", rule: str = "", calm: bool = False) -> None:
        """The question that is open."""

    def refuse(self, text: str, rule: str) -> None:
        """Why something can't be chosen, for a few seconds in the place of the question."""


class OwnSide(Protocol):
    """The seats that play together with the viewer."""

    @property
    def bots_act(self) -> bool:
        """Whether the bots of the side were let act before the people have ended their part."""

    @property
    def below(self) -> int | None:
        """The seat on whose side of the table one sits: the viewer's, in a record an onlooker's own; None: nobody's."""

    def open(self) -> list[Question]:
        """The questions that the side may answer now in any order."""

    def act_as(self, seat: int) -> bool:
        """The question of another seat of the side from now on; False when it has none."""

    def waiting_bots(self) -> list[int]:
        """The bots of the side that wait for the people, or act before them because they were let."""

    def let_bots_act(self, let: bool) -> None:
        """The bots of the side act now, or not any more."""


class TableHost(WidgetParent, Protocol):
    """What stands between a title's parts and the match."""

    @property
    def media(self) -> Media:
        """Theme, sprites, texts, sounds."""

    @property
    def match(self) -> TableMatch:
        """The running match: seats, names, session."""

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for an onlooker."""

    @property
    def asked(self) -> Question | None:
        """What the viewer has to choose now."""

    @property
    def view(self) -> Any:
        """The view on the screen."""

    @property
    def on_top(self) -> bool:
        """Whether no other scene lies over the table."""

    @property
    def only_bots(self) -> bool:
        """Whether everybody here only looks on."""

    @property
    def for_bots(self) -> bool:
        """Whether the table has controls for looking on."""

    @property
    def steps_back(self) -> bool:
        """Whether the table goes to and fro in a record."""

    @property
    def catching_up(self) -> bool:
        """Whether the viewer is shown what others have done meanwhile."""

    @property
    def teaches(self) -> bool:
        """Whether a lesson leads through the table: nothing opens by itself."""

    @property
    def team(self) -> OwnSide:
        """The viewer's side."""

    @property
    def prompt(self) -> PromptLine:
        """The prompt line."""

    def open_over(self, make: Callable[[Client], Screen]) -> None:
        """Opens an overlay of the title."""

    def toast(self, text: str, kind: str = "info") -> None:
        """Shows a sentence for a while; kinds info, good, bad."""

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key in the current language."""

    def choose(self, ref: str) -> None:
        """A click or a key on a thing: answers, asks which, or says why not (C6.4)."""

    def answer(self, key: str) -> None:
        """The viewer's answer to the open question."""

    def press_primary(self) -> None:
        """What the primary button does, where it can be pressed."""

    def pick(self, options: Sequence[Option]) -> None:
        """A small menu of options beside the pointer."""

    def undo(self) -> None:
        """Takes back the viewer's last choice (C6.6)."""

    def why(self, ref: str) -> Refusal | None:
        """Why the viewer can't choose a thing now; None: it can."""

    def refuse(self, ref: str) -> None:
        """Says in one sentence why a thing can't be chosen, with its rule (C6.4)."""

    def offer(self) -> None:
        """Prompt, board, hand and buttons for the open question, again where they are shown in another way."""

    def tell_prompt(self) -> None:
        """The prompt and the primary button anew: something was selected or laid out."""

    def rules(self, place: str = "") -> None:
        """The rulebook at a rule, or at that of the open question (C6.10)."""
