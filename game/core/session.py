"""One match: the driver that runs the rules and hands out questions.

checkpoint = msgpack of the state between steps; journal = answers since; log = all answers. Undo, fork,
load, seek and the recovery from an exception in a rule are one function: restore a checkpoint, answer the
journal again. The caller never touches the state.
"""
from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Self

import msgspec

from game.core import codec
from game.core.ask import AND_THEN, Ask, AskAll, AskAny, OpenQuestion, Refusal
from game.core.errors import BadMessage, BadSave, IllegalAnswer, MatchEnds, RulesBug, StepEnds
from game.core.events import Event, RecordedEvent, seen_by
from game.core.fields import settled
from game.core.limits import FULL, MOST_ANSWERS
from game.core.rng import Stream
from game.core.saved import FORMAT, LogEntry, Saved, read_saved
from game.core.spec import TitleSpec, sides_of
from game.core.state import BaseState, Outcome
from game.core.table import Table

CHECKPOINT_EVERY = 8  # answers; fewer cost time while playing, more cost time while forking
IMAGINE = -1  # the "seat" of a journal entry that redraws what a seat cannot know
CONCEDE, DRAW = "/concede", "/draw"
"""Keys of log entries that answer no question (C6.13): the side of the seat gives up; all have agreed to a draw."""


class Checkpoint(msgspec.Struct, array_like=True):
    """A checkpoint and how many answers of the log lie before it."""

    state: bytes
    at: int


class Session:
    """A running match of any title."""

    __slots__ = ("_answers", "_ask", "_barred", "_barrier", "_gen", "_marks", "_open", "events_at", "log", "options",
                 "seats", "seed", "spec", "table")

    def __init__(self, spec: TitleSpec, seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> None:
        """Set a match up and run to its first question. Raises BadSetup."""
        options = settled(spec, options, len(seats))
        self.spec, self.seats, self.options, self.seed = spec, seats, options, seed
        self.log: list[LogEntry] = []
        self.events_at: list[int] = []
        self._barrier, self._barred = 0, ""
        self._marks: list[Checkpoint] = []
        self._gen: Any = None
        self._ask: Any = None
        self._open: dict[int, OpenQuestion] = {}
        self._answers: dict[int, str] = {}
        self.table: Table[Any] = Table(spec, spec.new_state(seats, options, seed))
        self.table.record = []
        self._begin()

    # ---------------------------------------------------------------- what others see
    @property
    def outcome(self) -> Outcome | None:
        """None while the match runs, else winners, reason and ranks."""
        result: Outcome | None = self.table.state.outcome
        return result

    def questions(self) -> list[OpenQuestion]:
        """The open questions; empty when the match has ended."""
        return list(self._open.values())

    def question(self, seat: int) -> OpenQuestion | None:
        """What `seat` is asked now."""
        return self._open.get(seat)

    @property
    def asks_all(self) -> bool:
        """Whether all who are asked answer before anything happens."""
        return isinstance(self._ask, AskAll) and not isinstance(self._ask, AskAny)

    @property
    def gathered(self) -> int:
        """How many answers those who are asked at the same time have given while others have not."""
        twice = bool(self._answers) and self._ask.then is not None
        return len(self._answers) + sum(twice and AND_THEN in key for key in self._answers.values())

    @property
    def asked_at(self) -> int:
        """How many answers had been given when what is open was asked: the time for one choice is kept by that, so that
        nobody's begins anew, and tells, when others have answered the same question."""
        return len(self.log) - self.gathered

    def busy(self) -> list[int]:
        """The seats that everybody sees choosing: those that are asked, and where that would tell a secret others as
        well."""
        asked = list(self._open)
        return self.spec.busy(self.table.state, asked) if asked and self.spec.busy is not None else asked

    @property
    def checkpoint(self) -> Checkpoint:
        """The newest one."""
        return self._marks[-1]

    def default(self, seat: int) -> str:
        """The answer that is given for an absent `seat`. Raises BadMessage when it is not asked."""
        question = self._open.get(seat)
        if question is None:
            raise BadMessage("error.not_asked", f"seat {seat} is not asked anything now", seat=seat)
        return question.default()

    def view(self, seat: int | None) -> Any:
        """What `seat` (None: an onlooker) may see, built fresh by whitelist."""
        return self.spec.view(self.table.state, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from event number `since` on, as `seat` (None: an onlooker) may know it."""
        return seen_by(self.table.record or [], seat, since)

    def event_count(self, seat: int | None = None) -> int:
        """The number of the next event; here all count all of them."""
        return len(self.table.record or [])

    def why_not(self, seat: int, ref: str) -> Refusal | None:
        """Why `ref` (an option's key or an id on the table) cannot be chosen by `seat` now; None: it can."""
        return self.spec.why_not(self.table.state, self._open.get(seat), seat, ref)

    def where(self) -> list[str]:
        """The rule functions that wait for an answer, outermost first: for bug reports."""
        names: list[str] = []
        gen = None if self._gen is None else self._gen.gi_yieldfrom
        while gen is not None and hasattr(gen, "gi_code"):
            line = gen.gi_frame.f_lineno if gen.gi_frame is not None else 0
            names.append(f"{gen.gi_code.co_name}:{line}")
            gen = gen.gi_yieldfrom
        return names

    def digest(self) -> str:
        """Equal for equal positions, on every machine and hash seed."""
        asked = [(q.seat, q.rule, q.text) for q in self._open.values()]
        leaving = (codec.ENCODE(self.table.leaving),) if self.table.leaving else ()
        return codec.digest(codec.ENCODE(self.table.state), codec.ENCODE(asked), codec.ENCODE(self._answers), *leaving)

    # ---------------------------------------------------------------- answering
    def answer(self, seat: int, key: str) -> None:
        """Choose. Raises BadMessage or IllegalAnswer (nothing changed), or RulesBug (restored to before
        the answer)."""
        question = self._open.get(seat) if isinstance(seat, int) else None
        if question is None or not isinstance(key, str):
            raise BadMessage("error.not_asked", f"seat {seat!r} is not asked anything now", seat=str(seat))
        if len(self.log) >= MOST_ANSWERS:
            raise BadMessage(FULL, f"a match has at most {MOST_ANSWERS} answers", most=MOST_ANSWERS)
        for option in question.options():
            if option.key == key:
                self.play(seat, key)
                return
        raise IllegalAnswer(question.rule, seat, key, [o.key for o in question.options()])

    def again(self, entry: LogEntry) -> None:
        """An entry of a log once more. Raises what `answer`, `concede` and `agree_on_draw` raise."""
        if entry.key == CONCEDE:
            self.concede(entry.seat)
        elif entry.key == DRAW:
            self.agree_on_draw(entry.seat)
        else:
            self.answer(entry.seat, entry.key)

    def can_concede(self, seat: int) -> bool:
        """C6.13. Whether the seat is still in the game, and its side may give up."""
        ways = self.spec.giving_up
        return (ways is not None and self.outcome is None and seat not in self.table.leaving
                and seat in ways.playing(self.table.state))

    def concede(self, seat: int) -> None:
        """C6.13. The side of a seat gives up; whether all of it agree is asked before. Where one side is left the match
        ends at once. Else the running step goes on with default answers for those who leave, and they are out before
        the next. Raises BadMessage."""
        self._beyond_questions(seat, CONCEDE)

    def agree_on_draw(self, seat: int) -> None:
        """C6.13. All sides have agreed, the seat as the last. The match ends. Raises BadMessage."""
        self._beyond_questions(seat, DRAW)

    def _beyond_questions(self, seat: int, key: str) -> None:
        if not isinstance(seat, int) or not self.can_concede(seat):
            raise BadMessage("error.cannot_concede", f"seat {seat!r} is not in the game now", seat=str(seat))
        self.play(seat, key)
        self._block_undo(len(self.log), "others")

    def play(self, seat: int, key: str) -> None:
        """`answer` without the check that the key is offered: for keys taken from the options themselves."""
        table, log = self.table, self.log
        if log and log[-1].seat != seat:
            self._block_undo(len(log), "others")
        self.events_at.append(0 if table.record is None else len(table.record))
        log.append(LogEntry(seat, key))
        table.undo_blocked = ""
        try:
            self._take(seat, key)
        except Exception as bug:
            self._recover(bug, seat, key)
        if table.undo_blocked:
            self._block_undo(len(log), table.undo_blocked)

    def _take(self, seat: int, key: str) -> None:
        """One entry of the log takes effect, and then what those who leave answer to what it has brought."""
        if key == CONCEDE:
            self._leave(seat)
        elif key == DRAW:
            self._agree()
        else:
            self._give(seat, key)
        while self.table.leaving and (asked := [one for one in self._open if one in self.table.leaving]):
            self._give(asked[0], self._open[asked[0]].default())

    def _leave(self, seat: int) -> None:
        """The seats of a side are out before the next step; at once where only one side stays."""
        table, ways = self.table, self.spec.giving_up
        if ways is None:
            raise TypeError(f"nobody gives up {self.spec.code}")
        sides = sides_of(self.spec, self.view(seat), len(self.seats))
        playing = [one for one in ways.playing(table.state) if one not in table.leaving]
        table.leaving += [one for one in playing if sides[one] == sides[seat]]
        if len({sides[one] for one in playing if one not in table.leaving}) <= 1:
            self._drop_step()
            self._advance(None)

    def _agree(self) -> None:
        if self.spec.giving_up is None:
            raise TypeError(f"nobody gives up {self.spec.code}")
        self._drop_step()
        with contextlib.suppress(MatchEnds):
            self.spec.giving_up.draw(self.table)

    def _drop_step(self) -> None:
        """The running step and all that was to come are dropped: the match ends."""
        self.table.state.agenda.clear()
        self._gen = self._ask = None
        self._open, self._answers = {}, {}

    def _give(self, seat: int, key: str) -> None:
        """Hand one accepted answer to the rules."""
        ask = self._ask
        if type(ask) is Ask:
            self._open = {}
            self._advance(key)
        elif isinstance(ask, AskAny):
            self._open = {}
            self._advance((seat, key))
        elif isinstance(ask, AskAll):
            first = self._answers.get(seat)
            self._answers[seat] = key if first is None else f"{first}{AND_THEN}{key}"
            after = ask.after(self.table.state, seat, key) if first is None else None
            for one in ask.together(seat):
                if one != seat or after is None:
                    self._open.pop(one, None)
            if after is not None:
                self._open[seat] = OpenQuestion(after, seat, self.table.state)
            if not self._open:
                answers, self._answers = self._answers, {}
                if len(answers) > 1:
                    self.table.block_undo()  # the last one sees what the others have chosen in secret
                self._advance({s: answers[s] for s in ask.seats if s in answers})
        else:
            raise TypeError(f"no question is open: {ask!r}")

    def _advance(self, value: Any) -> None:
        """Run the rules until they ask or the match has ended."""
        self._ask = None
        if self._gen is None:
            self._gen = _steps(self.table, self.log, self._marks)
        try:
            self._ask = ask = self._gen.send(value)
        except StopIteration:
            self._gen = None
            return
        state = self.table.state
        if type(ask) is Ask:
            self._open = {ask.seat: OpenQuestion(ask, ask.seat, state)}
        else:
            self._open = {seat: OpenQuestion(ask, seat, state) for seat in ask.seats}
            if not isinstance(ask, AskAny) and len({ask.together(seat) for seat in ask.seats}) > 1:
                self.table.block_undo("asked")  # whether it could still be taken back would tell who has answered

    # ---------------------------------------------------------------- checkpoints, undo, fork
    def _begin(self) -> None:
        self._marks = [Checkpoint(codec.ENCODE(self.table.state), 0)]
        self._advance(None)
        self._block_undo(0, "")

    def _block_undo(self, at: int, cause: str) -> None:
        """Answers before `at` can't be taken back; only the checkpoint that later undos may need is kept."""
        self._barrier, self._barred = at, cause
        marks = self._marks
        while len(marks) > 1 and marks[1].at <= at:
            del marks[0]

    def _restore(self, mark: Checkpoint, journal: list[LogEntry]) -> None:
        """The one way back: decode the checkpoint, run the step's rules, answer again. Nothing is
        recorded."""
        table = self.table
        record, table.record = table.record, None
        table.state = codec.decoder(self.spec.state_type).decode(mark.state)
        self._gen = self._ask = None
        self._open, self._answers = {}, {}
        table.leaving = []
        self._marks = [m for m in self._marks if m.at < mark.at] + [mark]
        log, self.log = self.log, self.log[:mark.at]
        try:
            self._advance(None)
            for entry in journal:
                self.log.append(entry)
                if entry.seat == IMAGINE:
                    self._redraw(entry.key)
                else:
                    self._take(entry.seat, entry.key)
        except BaseException:
            self.log = log
            raise
        table.record = record

    def _recover(self, bug: Exception, seat: int, key: str) -> None:
        """An exception in a rule: back to before the answer, then tell."""
        where = _functions_of(bug)
        self._step_back()
        raise RulesBug(bug, where, seat, key, self.save()) from bug

    def _step_back(self) -> None:
        """Restore the position before the last answer of the log."""
        keep = len(self.log) - 1
        mark = next(m for m in reversed(self._marks) if m.at <= keep)
        del self.log[keep:]
        told = self.events_at.pop()
        if self.table.record is not None:
            del self.table.record[told:]
        self._restore(mark, self.log[mark.at:])

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's and revealed nothing, drew nothing (C6.6)."""
        return len(self.log) > self._barrier and self.log[-1].seat == seat

    def why_no_undo(self, seat: int) -> str:
        """What bars it: there is "nothing" of the seat to take back, "others" have chosen since, or what came of the
        last choice, as `Table.undo_blocked` has it; "" where nothing does. That others have chosen whether they react
        is said as such: nobody else sees it when they pass."""
        if self.can_undo(seat):
            return ""
        if not any(entry.seat == seat for entry in self.log):
            return "nothing"
        return self._barred if self._barred == "window" or self.log[-1].seat == seat else "others"

    def undo(self, seat: int) -> bool:
        """Take the last answer of `seat` back; False (and nothing changed) when that is not allowed."""
        if not self.can_undo(seat):
            return False
        self._step_back()
        return True

    def fork(self) -> Session:
        """An independent match in the same position. It keeps no record of events and cannot be undone
        past here."""
        return Session.standing(self.spec, self.seats, self.options, self.seed, self._marks[-1], self.log)

    @classmethod
    def standing(cls, spec: TitleSpec, seats: list[dict[str, Any]], options: dict[str, Any], seed: int,
                 mark: Checkpoint,
                 log: list[LogEntry]) -> Self:
        """A match that stands where a checkpoint and the answers of `log` since lead to. It keeps no record of events
        and cannot be undone."""
        other = cls.__new__(cls)
        other.spec, other.seats, other.options, other.seed = spec, seats, options, seed
        other.log, other.events_at = log[:], [0] * len(log)
        other._barrier, other._barred, other._marks = len(log), "others", [mark]
        not_yet: Any = None
        other.table = Table(spec, not_yet)  # the checkpoint's state comes next
        other._restore(mark, log[mark.at:])
        return other

    def imagine(self, seat: int, seed: int, dice: int | None = None) -> Session:
        """A fork in which all that `seat` cannot know has been drawn anew, the dice included; with equal `dice` these
        fall alike. What was drawn is an entry of the journal, so that forks of it stay in the imagined world."""
        other, key = self.fork(), f"{seat}:{seed}" if dice is None else f"{seat}:{seed}:{dice}"
        other.log.append(LogEntry(IMAGINE, key))
        other.events_at.append(0)
        other._redraw(key)
        other._barrier = len(other.log)
        return other

    def _redraw(self, key: str) -> None:
        seat, seed, *dice = key.split(":")
        state, stream = self.table.state, Stream(int(seed), "world")
        keep, others = self.spec.keep, [] if int(seat) in self._open else list(self._open)
        before = codec.ENCODE(state) if others else b""
        self.spec.imagine(state, int(seat), stream)
        if keep is not None and others:
            truth = codec.decoder(self.spec.state_type).decode(before)
            for other in others:
                keep(state, truth, other)
        for other in [given for given in self._answers if int(seat) not in self._ask.together(given)]:
            self._draw_answer(other, stream)
        state.rng = Stream(int(dice[0]), "dice").value if dice else stream.value
        for question in self._open.values():
            question._options = None

    def _draw_answer(self, seat: int, stream: Stream) -> None:
        """Another secret answer of a seat: with a second one where nothing is left to ask it, else one that brings the
        question that it is asked now."""
        ask, state = self._ask, self.table.state
        keys = [option.key for option in ask.options(state, seat, *ask.args)]
        if seat in self._open:
            keys = [key for key in keys if ask.after(state, seat, key) is not None]
        self._answers[seat] = key = stream.pick(keys)
        after = ask.after(state, seat, key)
        if seat in self._open:
            self._open[seat] = OpenQuestion(after, seat, state)
        elif after is not None:
            second = stream.pick(after.options(state, seat, *after.args)).key
            self._answers[seat] = f"{key}{AND_THEN}{second}"

    # ---------------------------------------------------------------- saving
    def save(self) -> bytes:
        """The match as bytes: set-up, newest checkpoint, all answers."""
        mark = self._marks[-1]
        return codec.ENCODE(Saved(FORMAT, self.spec.code, self.spec.rules_version, self.spec.content_digest, self.seats,
                                  self.options, self.seed, mark.state, mark.at, self.log, self.digest()))

    @classmethod
    def load(cls, titles: dict[str, TitleSpec], data: bytes) -> Session:
        """The match that `save` wrote, with its history of events told again. Raises BadSave; the bytes
        are not trusted."""
        saved = read_saved(titles, data)
        spec = titles[saved.title]
        try:
            session = replayed(spec, saved, len(saved.log))
        except Exception as problem:
            raise BadSave("error.save_replay", f"the saved choices do not fit the rules: {problem}",
                          reason=str(problem)) from problem
        if session.digest() != saved.digest:
            raise BadSave("error.save_digest", "the saved match differs from what its choices lead to")
        return session

    @classmethod
    def resume(cls, titles: dict[str, TitleSpec], data: bytes) -> Session:
        """The position that `save` wrote, from its checkpoint: for handing a match to another process. It
        keeps no record of events and cannot be undone. Raises BadSave for bytes that are no save; its
        digest is not checked."""
        saved = read_saved(titles, data)
        mark = Checkpoint(saved.checkpoint, saved.at)
        return cls.standing(titles[saved.title], saved.seats, saved.options, saved.seed, mark, saved.log)


def _steps(table: Table[Any], log: list[LogEntry], marks: list[Checkpoint]) -> Iterator[Ask | AskAll | AskAny]:
    """The questions of the steps of the agenda, which run one after the other until none is left; what is sent in
    answers a question. Between two steps a checkpoint is added to `marks` when enough answers have come to `log`
    since the last one. It knows no session, so that a match which nobody holds any more goes at once."""
    state, steps, ways = table.state, table.spec.steps, table.spec.giving_up
    while state.agenda or table.leaving:
        try:
            if table.leaving and ways is not None:
                seats, table.leaving = table.leaving, []
                ways.leave(table, seats)
                continue
            if len(log) - marks[-1].at >= (table.spec.checkpoint_every or CHECKPOINT_EVERY):
                marks.append(Checkpoint(codec.ENCODE(state), len(log)))
            step = state.agenda.pop()
            rules = steps[step.name](table, *step.args)
            if rules is not None:
                yield from rules
        except StepEnds:
            continue
        except MatchEnds:
            state.agenda.clear()


def replayed(spec: TitleSpec, saved: Saved, count: int) -> Session:
    """The first `count` answers of a save played from the set-up, each checked against the options."""
    session = Session(spec, saved.seats, saved.options, saved.seed)
    for entry in saved.log[:count]:
        session.again(entry)
    return session


def _functions_of(bug: BaseException) -> list[str]:
    names, tb = [], bug.__traceback__
    while tb is not None:
        names.append(f"{tb.tb_frame.f_code.co_name}:{tb.tb_lineno}")
        tb = tb.tb_next
    return names


__all__ = ["BaseState", "RecordedEvent", "Session", "replayed"]
