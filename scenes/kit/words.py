"""Names and sentences of a title: what its prompts, options, log and pages are made of. A title adds its nouns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scenes.kit.page import Page, PageBook
from scenes.kit.tip_content import TipContent

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.match.seats import SeatInfo
    from scenes.kit.face import Face
    from scenes.kit.table_host import TableHost
    from scenes.media.media import Media


def together(words: str) -> str:
    """Words that stay in one line, as a name or a number with what it counts."""
    return words.replace(" ", "\u00a0")


class TitleWords(ABC):
    """About what a table shows, or where there is none about a view and the seats of its match, if they are given.

    `title`: the code name of the title; `pages`: what the inspector tells about its things; `quiet_refusals`: reasons
    that say no more than that a thing is not lit up.
    """

    title = ""
    pages = PageBook()
    quiet_refusals: tuple[str, ...] = ()

    def __init__(
        self, media: Media, table: TableHost | None = None, view: Any = None, seats: Sequence[SeatInfo] = ()
    ) -> None:
        self.media, self._table = media, table
        self._view, self._seats = view, seats

    def t(self, key: str, /, **args: str | int) -> str:
        """The text of a key."""
        return self.media.t(key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.media.texts.has(key)

    def has_picture(self, name: str) -> bool:
        """Whether there is such a sprite."""
        return self.media.sprites.has(name)

    # --- what is told about

    @property
    def table(self) -> TableHost:
        """The table that is told about. Raises RuntimeError where there is none."""
        if self._table is None:
            raise RuntimeError("these words are about no table")
        return self._table

    @property
    def at_table(self) -> bool:
        """Whether they are about a match that is being played or looked at."""
        return self._table is not None

    @property
    def seen(self) -> Any:
        """The view that is told about; None where there is no match."""
        return self._table.view if self._table is not None else self._view

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """The players."""
        return self._table.match.seats if self._table is not None else self._seats

    @property
    def asked(self) -> Question | None:
        """The question that is open at the table."""
        return self._table.asked if self._table is not None else None

    def reader(self) -> int | None:
        """The seat whose view is told about; None or -1 for an onlooker."""
        return self._table.viewer if self._table is not None else None

    def page(self, ref: str) -> Page | None:
        """The page of a ref (C6.4b); None where there is none."""
        return self.pages.page(self, ref)

    def home(self) -> str:
        """The ref of what a reader sees first in the inspector."""
        return f"seat:{max(0, self.reader() or 0)}"

    # --- words

    def name(self, seat: int) -> str:
        """The player of a seat; a dash for nobody."""
        if not seat >= 0:
            return "-"
        return next((info.name for info in self.seats if info.seat == seat), str(seat + 1)) or "-"

    def noun(self, name: str, value: Any, kind: str) -> str | int:
        """The argument `name` of a sentence as a word, in a question or an event of that kind; as it is by default."""
        return value  # type: ignore[no-any-return]

    def named(self, values: Mapping[str, Any], kind: str = "") -> dict[str, str | int]:
        """The arguments of a sentence: what names a thing by the thing's name. Lists are left out."""
        return {name: self.noun(name, value, kind) for name, value in values.items() if not isinstance(value, list)}

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked, and what helps to decide it."""
        return self.ask(question)

    def ask(self, question: Question, variant: str = "", **more: str | int) -> tuple[str, str]:
        """What is asked, in the text "<title>.ask.<question><variant>", and what helps to decide it; `more`: arguments
        that the question does not bring.
        """
        key, args = f"{self.title}.ask.{question.text}", self.named(question.about, question.text) | more
        return self.t(key + variant, **args), self.t(f"{key}.hint", **args) if self.has(f"{key}.hint") else ""

    def waiting(self, seat: int) -> str:
        """What is told while another seat chooses."""
        return self.t(f"{self.title}.ask.waiting", actor=self.name(seat))

    @abstractmethod
    def face(self, question: Question, option: Option) -> Face:
        """How an option looks as a button."""

    def tip(self, ref: str) -> TipContent:
        """What pointing at a thing tells: its name, and while something is asked why it can't be chosen (C6.4)."""
        page = self.page(ref)
        return TipContent(page.title if page is not None else "", (), *self.why(ref))

    def why(self, ref: str) -> tuple[str, str]:
        """Why a thing can't be chosen now, with the rule; "" when it can or nobody is asked (C6.4)."""
        refusal = self.table.why(ref) if self.asked is not None else None
        if refusal is None or refusal.text in self.quiet_refusals:
            return "", ""
        return self.t(f"{self.title}.{refusal.text}", **refusal.args), refusal.rule

    def reason(self, ref: str) -> str:
        """The same in one line, with the rule behind it (C6.4)."""
        return TipContent("", (), *self.why(ref)).refusal


def arguments(option: Option) -> dict[str, str | int]:
    """What fills an option's text, by name."""
    return {str(name): value for name, value in zip(option.args[::2], option.args[1::2], strict=True)}
