"""Questions and their options.

A rule asks by `key = yield Ask(seat, rule, text, options, args)`; `options(state, seat, *args)` builds the
list only when somebody looks at it. The rule receives the key, so a replay never builds an option. A key
is readable and unique within its question: an id ("tile:17"), a composite ("use:tithe@1") or a word
("done").
"""
from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")
AND_THEN = "+"
"""Between the two answers of a seat to `AskAll.then`."""


class Option(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One thing that may be chosen. `verb`: text key of what it does; `refs`: ids of what to highlight and
    click; `args`: what fills the text, as alternating names and values."""

    key: str
    verb: str = ""
    refs: tuple[str, ...] = ()
    args: tuple[str | int, ...] = ()


OptionsOf = Callable[..., list[Option]]
About = dict[str, str | int]
AboutSeat = Callable[[Any, int], About]


class Ask(msgspec.Struct, eq=False):
    """One seat chooses one option. `text` names the decision (its prompt is the text "ask.<text>");
    `about` fills the prompt; where it differs from seat to seat it is a function of state and seat.
    `default(state, seat, *args)` gives the key that a clock or an absent player uses; None means the first option.
    `window` is the stage of the window in which a reaction is asked for ("before", "after"); "" for other questions."""

    seat: int
    rule: str
    text: str
    options: OptionsOf
    args: tuple[Any, ...] = ()
    default: Callable[..., str] | None = None
    about: About | AboutSeat | None = None
    window: str = ""


class AskAll(msgspec.Struct, eq=False):
    """Every seat of `seats` chooses in secret; the rule resumes once, with a dict in the order of `seats`. Seats of one
    of the `teams` choose as one: the first answer of any of them counts, and the dict holds that seat alone.
    `then(state, seat, key)` is what a seat is asked at once after its answer, whoever else has answered, None for
    nothing: the dict holds both answers with AND_THEN between them, and nobody else can tell one from two."""

    seats: list[int]
    rule: str
    text: str
    options: OptionsOf
    args: tuple[Any, ...] = ()
    default: Callable[..., str] | None = None
    about: About | AboutSeat | None = None
    teams: tuple[tuple[int, ...], ...] = ()
    then: Callable[[Any, int, str], Ask | None] | None = None

    def after(self, state: Any, seat: int, key: str) -> Ask | None:
        """What the seat is asked after that answer."""
        return None if self.then is None else self.then(state, seat, key)

    def together(self, seat: int) -> tuple[int, ...]:
        """The seats that choose as one with `seat`, itself included."""
        for team in self.teams:
            if seat in team:
                return team
        return (seat,)


class AskAny(AskAll, eq=False):
    """The first accepted answer of any seat of `seats` counts; the rule resumes with (seat, key)."""


Rules = Generator[Ask | AskAll | AskAny, Any, T]


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be chosen: the rule, and the text key of one sentence with its arguments."""

    rule: str
    text: str
    args: dict[str, str | int] = {}


class Question(Protocol):
    """An open question as everybody outside the rules sees it."""

    seat: int
    rule: str
    text: str

    @property
    def about(self) -> About:
        """What fills the prompt."""

    @property
    def for_any(self) -> bool:
        """Whether the first answer of any seat that is asked counts (AskAny)."""

    @property
    def window(self) -> str:
        """The stage of the window in which a reaction is asked for; "" for other questions."""

    def options(self) -> list[Option]:
        """All options, in a stable order; none of a seat whose options are not known here."""

    def default(self) -> str:
        """The key used when time runs out."""

    def subject(self) -> tuple[Any, ...]:
        """What the question is about: the arguments that its option function gets besides state and seat."""


class OpenQuestion:
    """A question of rules that run here."""

    __slots__ = ("_ask", "_options", "_state", "rule", "seat", "text")

    def __init__(self, ask: Ask | AskAll, seat: int, state: Any) -> None:
        self.seat, self.rule, self.text = seat, ask.rule, ask.text
        self._ask, self._state, self._options = ask, state, None

    _options: list[Option] | None

    @property
    def about(self) -> About:
        """What fills the prompt."""
        about = self._ask.about
        return about(self._state, self.seat) if callable(about) else about or {}

    @property
    def for_any(self) -> bool:
        """Whether the first answer of any seat that is asked counts (AskAny)."""
        return isinstance(self._ask, AskAny)

    @property
    def window(self) -> str:
        """The stage of the window in which a reaction is asked for; "" for other questions."""
        return self._ask.window if isinstance(self._ask, Ask) else ""

    def options(self) -> list[Option]:
        """All options, never empty, in a stable order; built once."""
        if self._options is None:
            self._options = self._ask.options(self._state, self.seat, *self._ask.args)
        return self._options

    def default(self) -> str:
        """The key used when time runs out (the decision's rule; the first option where it names none)."""
        if self._ask.default is None:
            return self.options()[0].key
        return self._ask.default(self._state, self.seat, *self._ask.args)

    def subject(self) -> tuple[Any, ...]:
        """What the question is about: the arguments that its option function gets besides state and seat."""
        return self._ask.args

    def __repr__(self) -> str:
        return f"OpenQuestion(seat {self.seat}, {self.rule} {self.text}: {[o.key for o in self.options()]})"
