"""What was done at each step of a record, in words (C7.2): the log's line of the action; where there is none, as when
somebody passes, the choice itself. Who borrows eyes hears of others' choices no more than these eyes saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.kit.event_look import END, TURN
from scenes.kit.words import arguments

if TYPE_CHECKING:
    from game.core.ask import Question
    from game.core.events import Event
    from game.core.record import OpenSession
    from game.core.saved import LogEntry
    from scenes.kit.log_line import LogLine
    from scenes.replay.replay_scene import ReplayScene

PASSES = ("no", "none", "pass", "decline")
"""Answers that do nothing in every title; what happens next is not their doing."""
CLOSES = ("done", "close", "stop", "keep", "finish", "ready", "end_turn")
"""Answers that end something."""


BARE = ("yes", "no")
"""Answers that say nothing without what was asked."""


class Deed(NamedTuple):
    """`seat`: who chose; `ref`: the place that is marked on the board, "" for none; `more`: the choice itself, where
    what is told is that it has ended the match; `brief`: what is told where there is no room for all of it.
    """

    text: str
    seat: int
    ref: str = ""
    more: str = ""
    brief: str = ""


class Deeds:
    """What is told of a step is found once for each pair of eyes."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self._known: dict[tuple[object, ...], Deed] = {}
        self._grave = {marker.event.no for marker in scene.recorded.markers}

    def of(self, at: int) -> Deed:
        """What choice number `at`, counted from 1, has done."""
        key = (self.scene.eyes, at)
        if key not in self._known:
            deed = self._ended(at, self._found(at))
            self._known[key] = deed._replace(brief=_bare(deed.brief or deed.text))
        return self._known[key]

    def begun(self, at: int) -> Deed | None:
        """What has begun where somebody went to the begin of a turn or round, after `at` choices; None: nothing."""
        title, record = self.scene.title_table, self.scene.recorded.record
        for number in range(at, 0, -1):
            events = [event for event in self.events(number) if title.look_of(event).mark_of(event) == TURN]
            line = self.scene.telling.line(events[-1]) if events else None
            if line is not None:
                seat = line.seat if line.seat >= 0 else record.log[min(at, len(record.log) - 1)].seat  # who is next
                return Deed(line.text, seat, brief=line.text)
            if record.log[number - 1].key not in PASSES:
                break
        return None

    def events(self, at: int) -> list[Event]:
        """What a choice has led to, as far as the eyes are told."""
        record = self.scene.recorded.record
        told = record.at(at, self.scene.recorded.all_seeing)
        return told.events(record.events_at[at - 1], self.scene.viewer)

    def _ended(self, at: int, deed: Deed) -> Deed:
        """Where a choice has ended the match that is what is told, of who has won."""
        title = self.scene.title_table
        last = self.events(at)[-1:] if at == self.scene.recorded.length else []
        line = self.scene.telling.line(last[0]) if last and title.look_of(last[0]).mark_of(last[0]) == END else None
        if line is None:
            return deed
        return Deed(line.text, line.seat if line.seat >= 0 else deed.seat, deed.ref, deed.text)

    def _found(self, at: int) -> Deed:
        record, everything = self.scene.recorded.record, self.scene.recorded.all_seeing
        entry, before = record.log[at - 1], record.at(at - 1, everything)
        question = next((one for one in before.questions() if one.seat == entry.seat), None)
        own, other = self._lines(self.events(at), entry.seat)
        if question is None:  # somebody gives up
            return _line(own or other, entry.seat) or Deed(self._said("replay.deed.hidden", entry), entry.seat)
        passes = entry.key in (*PASSES, *self.scene.title_table.declines)
        told = self._sees(entry.seat, question)
        let = self._let(entry, question, told, [*own, *other]) if at in self.scene.recorded.loud else None
        if let is not None:
            return let
        first = self._text(entry, question, before, "") if told else ""
        heavy = None if passes else next((line for line in own if line.heavy), None)
        if first or heavy is not None:
            deed = Deed(first or (heavy.text if heavy else ""), entry.seat, (heavy or Deed("", 0)).ref)
        else:
            deed = self._unlined(entry, question, before, [] if passes else [*own, *other])
        return self._with_more(deed, [*own, *other]) if passes else deed

    def _let(self, entry: LogEntry, question: Question, told: bool, lines: list[LogLine]) -> Deed | None:
        """What a pass has let happen that nobody was asked for, or that eyes can't tell from one: the pass itself is no
        deed. None: it is one, or let nothing happen.
        """
        by_itself = entry.key in self.scene.title_table.passes and not (told and len(question.options()) > 1)
        if not (by_itself and lines):
            return None
        line = self._gravest(lines) or lines[0]
        return Deed(line.text, line.seat if line.seat >= 0 else entry.seat, line.ref)

    def _gravest(self, lines: list[LogLine]) -> LogLine | None:
        heavy = [line for line in lines if line.heavy]
        return next((line for line in heavy if line.no in self._grave), heavy[0] if heavy else None)

    def _with_more(self, deed: Deed, lines: list[LogLine]) -> Deed:
        """A pass may let much happen: what it has let, too, the gravest first."""
        grave = self._gravest(lines)
        return deed if grave is None else Deed(f"{deed.text} {grave.text}", deed.seat, grave.ref,
                                                    brief=grave.text)  # fmt: skip

    def _unlined(self, entry: LogEntry, question: Question, before: OpenSession, lines: list[LogLine]) -> Deed:
        """What was done where the log does not tell it as an action."""
        told = self._sees(entry.seat, question)
        if told and (text := self._text(entry, question, before, "else.")):
            return Deed(text, entry.seat, lines[0].ref if lines else "")
        if lines:
            line = next((line for line in lines if line.heavy), lines[0])
            return Deed(line.text, entry.seat, line.ref)
        closes = entry.key in (*PASSES, *CLOSES, *self.scene.title_table.leaves, *self.scene.title_table.declines)
        if not told:
            alone = len(before.questions()) == 1  # else whoever was asked has chosen something in secret
            return Deed(self._said("replay.deed.pass" if closes and alone else "replay.deed.hidden", entry), entry.seat)
        words, key = self._words(entry, question, before), f"replay.deed.{entry.key}"
        said = self._said(key if "asked" in words else "replay.deed.chose", entry, **words)
        return Deed(said, entry.seat, self._place(entry, question))

    def _lines(self, events: list[Event], seat: int) -> tuple[list[LogLine], list[LogLine]]:
        """The log's lines of what the choice led to: those of who chose, or of nobody, and those of others."""
        title = self.scene.title_table
        told = [event for event in events if title.look_of(event).mark_of(event) not in (TURN, END)]
        lines = [line for event in told if (line := self.scene.telling.line(event)) is not None]
        own = [line for line in lines if line.seat == seat]
        return own or [line for line in lines if line.seat < 0], [line for line in lines if line.seat != seat]

    def _sees(self, seat: int, question: Question) -> bool:
        """Whether the eyes are told the choices of a seat: everything, or those of the own side."""
        scene = self.scene
        if scene.recorded.all_seeing or scene.viewer == seat:
            return True
        private = question.text in scene.title_table.private
        return scene.viewer is not None and not private and scene.match.together(scene.viewer, seat)

    def _text(self, entry: LogEntry, question: Question, before: OpenSession, kind: str) -> str:
        """What a title itself says of a choice: "<title>.deed.<question>.<answer>" or "<title>.deed.<question>", where
        there is such a text; "" where there is none."""
        head = entry.key.partition(":")[0]
        start = f"{self.scene.match.title}.deed.{kind}{question.text}"
        for key in (f"{start}.{head}", start):
            if self.scene.media.texts.has(key):
                return self.scene.t(key, name=self.scene.match.name(entry.seat),
                                    **self._words(entry, question, before))  # fmt: skip
        return ""

    def _words(self, entry: LogEntry, question: Question, before: OpenSession) -> dict[str, str | int]:
        """What fills the texts: how the option was called as `choice`, what was asked, and all that both name."""
        wording = self.scene.title_table.wording
        words = type(wording)(self.scene.media, None, before.view(entry.seat), self.scene.match.seats)
        option = next((one for one in question.options() if one.key == entry.key), None)
        if option is None:
            return {"choice": entry.key}
        named = words.named(question.about, question.text) | words.named(arguments(option), option.verb)
        named.pop("name", None)
        found: dict[str, str | int] = named | {"choice": words.face(question, option).text}
        return found | ({"asked": words.ask(question)[0]} if entry.key in BARE else {})

    def _place(self, entry: LogEntry, question: Question) -> str:
        option = next((one for one in question.options() if one.key == entry.key), None)
        return option.refs[0] if option is not None and option.refs else ""

    def _said(self, key: str, entry: LogEntry, **args: str | int) -> str:
        return self.scene.t(key, name=self.scene.match.name(entry.seat), **args)


def _bare(text: str) -> str:
    """Without the sum in brackets at its end."""
    return text.rpartition(" (")[0] if text.endswith(")") else text


def _line(lines: list[LogLine], seat: int) -> Deed | None:
    return Deed(lines[0].text, seat, lines[0].ref) if lines else None
