"""The givers of answers: polled once a frame in one place. Persons through the table's widgets, bots through the
worker, and a seat that has nothing to decide by itself (no prompt, no curtain).

Of several open questions one is dealt with at a time: persons before bots, so that an allied bot acts when the person
has ended its part; `allies_act` turns that around.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import EMPTY, wishes_of
from game.store.notices import Notice
from scenes.table.bots import Thinker, make_thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.match.at_table import TableMatch
    from scenes.kit.title_table import TitleTable

PASS_MS = 120
"""The tiny pause of a choice that makes itself, so that the log reads."""
THINK_MS = 160
"""The least that a bot's choice takes at normal speed."""
Answer = tuple[int, str]


class Controllers:
    """Finds out what answers the open question. `poll` gives an answer, or None while somebody thinks. `acting`: the
    seat whose question a person has before them, which goes before those of other persons (-1: none yet).
    `planned`: whether the answer of now is part of a choice that a person has made before. `asks_passes(seat)`: whether
    a seat decides itself what it could leave to the table.
    """

    def __init__(self, match: TableMatch, title_table: TitleTable, asks_passes: Callable[[int], bool] = lambda _: False
                 ) -> None:
        self.match = match
        self.title_table = title_table
        self.asks_passes = asks_passes
        self.thinking = -1
        self.acting = -1
        self.allies_act = self.planned = False
        self.back = 0
        """So many choices are still to be taken back with one that was: a click had made them together."""
        self._together: set[int] = set()
        self._thinker: Thinker | None = None
        self._mark: tuple[int, int] | None = None
        self._waited = 0.0
        self._key: str | None = None

    def poll(self, dt: int, factor: float) -> Answer | None:
        """The answer of a bot or of a seat that passes by itself. `factor`: how much slower than normal things are
        shown, 0 for off. None: a person is asked, or a bot thinks (`thinking` is its seat).
        """
        question = self.look()
        if question is None:
            return None
        self._waited += dt
        if self.thinking >= 0:
            return self._bot(question, factor)
        if self._key is not None and self._waited >= PASS_MS * factor:
            return question.seat, self._key
        return None

    def asks_person(self) -> Question | None:
        """The question when a person has to decide it now; None for bots, passes and after the end."""
        question = self.current()
        if question is None or self.thinking >= 0 or self._key is not None:
            return None
        if not self.match.seat(question.seat).is_person:
            return None
        return question if self._mark == (len(self.match.session.log), question.seat) else None

    def current(self) -> Question | None:
        """The open question that is dealt with now."""
        questions = self.match.session.questions()
        kinds = {self.match.seat(question.seat).is_person for question in questions}
        if len(kinds) < 2 and all(question.for_any for question in questions):
            self.allies_act = False  # a choice in the middle of what an ally does ends nothing
        return min(questions, key=self._order) if len(questions) > 1 else next(iter(questions), None)

    def stands_still(self) -> bool:
        """Whether the match waits because nobody sits on the chair that has to choose (C6.7b)."""
        question = self.current()
        return question is not None and self.match.seat(question.seat).kind == EMPTY

    def _order(self, question: Question) -> tuple[bool, bool, bool, bool, int]:
        seat = question.seat
        empty = self.match.seat(seat).kind == EMPTY  # the match waits for an empty chair when nobody else can choose
        later = self.match.seat(seat).is_person == self.allies_act
        strange = self.acting >= 0 and not self.match.together(self.acting, seat)
        return empty, later, seat != self.acting, strange, seat

    def look(self) -> Question | None:
        """Turns to the question that is dealt with now, if it is another one than before."""
        question = self.current()
        if question is not None:
            mark = (len(self.match.session.log), question.seat)
            if mark != self._mark:
                self._begin(mark, question)
        return question

    def warm(self) -> None:
        """Starts the bots' process, so that the first bot does not wait for it."""
        bots = self.match.rules_here is not None and any(info.is_bot for info in self.match.seats)
        if self._thinker is None and bots:
            self._thinker = make_thinker()

    def take_notices(self) -> list[Notice]:
        """What the player should be told of the bots since the last call."""
        return [Notice("table.bots_alone")] if self._thinker is not None and self._thinker.gave_up() else []

    def reset(self) -> None:
        """Looks at the open question anew (undo, changed orders)."""
        self._mark = None
        self.thinking = -1
        self._key = None
        if self._thinker is not None:
            self._thinker.cancel()

    def close(self) -> None:
        """Ends the worker."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _begin(self, mark: tuple[int, int], question: Question) -> None:
        self._mark, self._waited, self._key, self.thinking = mark, 0.0, None, -1
        info = self.match.seat(question.seat)
        if info.is_person:
            self._key = self.by_itself(question) or None
        rules = self.match.rules_here
        if not info.is_bot or rules is None:
            return
        self.thinking = question.seat
        self.warm()
        if self._thinker is None:
            return
        wishes = wishes_of(self.match.seats)
        self._thinker.ask(rules, question.seat, info.level or "normal", rules.seed, wishes)

    def by_itself(self, question: Question) -> str:
        """The key of a choice that the seat makes without being asked: decided before, nothing to decide, or a standing
        order; else "".
        """
        key = self.title_table.planned(question)
        self.planned = bool(key)
        (self._together.add if key else self._together.discard)(len(self.match.session.log))
        if key or self.asks_passes(question.seat):
            return key
        options = question.options()
        return self.title_table.may_pass(options) or self._ordered(question.seat, options)

    def take_back(self, seat: int) -> bool:
        """C6.6. Takes back the last choice, and what a click had chosen together with it; False: it can't be."""
        self.back = 0
        while len(self.match.session.log) - 1 - self.back in self._together:
            self.back += 1
        if not self.match.undo(seat):
            self.back = 0
            return False
        if self.match.rules_here is not None:
            while self.take_more_back(seat):
                pass
        return True

    def take_more_back(self, seat: int | None) -> bool:
        """The next of those choices; False: there is none, or it stays."""
        now = len(self.match.session.log)
        self._together = {number for number in self._together if number < now}  # what is gone tells of others' no more
        more = self.back > 0 and seat is not None and self.match.undo(seat)
        self.back = self.back - 1 if more else 0
        return more

    def chose(self, seat: int) -> bool:
        """Whether the answer of now comes from a bot, or the seat has given it without having been asked (C6.14)."""
        return not self.match.seat(seat).is_person or (self._key is not None and not self.planned)

    def _ordered(self, seat: int, options: Sequence[Option]) -> str:
        """What the standing orders of the seat say: "always" answers, "never" leaves the option out."""
        orders = self.match.seat(seat).orders
        cards = [(option, self.title_table.order_of(option)) for option in options]
        if not orders or not any(card for _, card in cards):
            return ""
        for option, card in cards:
            if orders.get(card) == "always":
                return option.key
        kept = [option for option, card in cards if orders.get(card) != "never"]
        return self.title_table.may_pass(kept) if len(kept) < len(options) else ""

    def _bot(self, question: Question, factor: float) -> Answer | None:
        if self._key is None and self._thinker is not None:
            self._key = self._thinker.poll()
        if self._key is None or self._waited < self.least_ms(factor):
            return None
        return question.seat, self._key

    def least_ms(self, factor: float) -> float:
        """How long a bot's choice takes at least."""
        return THINK_MS * factor
