"""A match as a peer sees it: the snapshots of its streams, put together to what screens read of a session (C8.1).

Nothing is decided here. What a host sends is converted to the title's own types before anybody reads it; what does not
fit raises `Doubt`, and the snapshot stays as it was until a whole one comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.ask import Option
from game.core.events import Event
from game.core.saved import LogEntry
from game.core.spec import TitleSpec
from game.core.state import Outcome
from game.net.delta import ENCODE, Path, changes, places
from game.net.digests import Digests
from game.net.parts import MOST_OPTIONS, ONLOOKER
from game.net.protocol import MOST_FROM_HOST, EventInfo, Events, QuestionInfo, Snapshot, Sync, TableState, Update
from game.net.typed import renewed

MOST_EVENTS = 1500
MOST_EVENT_BYTES = 4 * 1024 * 1024
"""Of a stream, of which there may be nine; older events go. The longest matches have a thousand of some 20 KB in all.
"""
LONGEST_PATH, MOST_PATHS = 200, 200
UNKNOWN = LogEntry(-1, "")
MISFITS = (msgspec.MsgspecError, RecursionError, LookupError, TypeError, ValueError)
"""What `convert` and `renewed` raise for what does not fit."""


class Doubt(Exception):
    """A snapshot does not fit what is known; the reason is for the log."""


class RemoteQuestion:
    """An open question of an own seat, as `game.core.ask.Question` to its readers; of other seats only that it is
    open."""

    def __init__(self, seat: int, asked: QuestionInfo | None = None, options: list[Option] | None = None) -> None:
        self.seat = seat
        self.number = asked.number if asked is not None else 0
        self.rule = asked.rule if asked is not None else ""
        self.text = asked.text if asked is not None else ""
        self.about = asked.about if asked is not None else {}
        self.for_any = asked is not None and asked.for_any
        self.window = asked.window if asked is not None else ""
        self._asked = asked
        self._options = options or []

    def options(self) -> list[Option]:
        """All options; none of a seat of others."""
        return self._options

    def default(self) -> str:
        """The answer that time gives."""
        return self._asked.default if self._asked is not None else ""

    def subject(self) -> tuple[Any, ...]:
        """What the question is about."""
        return self._asked.subject if self._asked is not None else ()


class StreamState:
    """One stream. `table` is what is shown."""

    def __init__(self, spec: TitleSpec, stream: int) -> None:
        self.spec, self.stream = spec, stream
        self.no = self.epoch = 0
        self.table: TableState | None = None
        self.events: list[Event] = []
        self.next = 0
        self.own: dict[int, str] = {}
        self.question: RemoteQuestion | None = None
        self._doubted: tuple[int, TableState] | None = None
        self._weight = 0
        self._digests = Digests()
        self._options: list[Option] = []
        self._given: tuple[int, str] | None = None

    def take_events(self, message: Events) -> None:
        """Events that go before a whole snapshot. Raises Doubt."""
        self._epoch(message.epoch)
        self._add(message.events)
        if message.events:
            self.next = max(self.next, message.events[-1].no + 1)

    def take_whole(self, message: Snapshot) -> list[str]:
        """A whole snapshot; the paths in which the one that was shown differed from it though it should not have
        (the sync doctor's finding). Raises Doubt."""
        self._epoch(message.epoch)
        if message.since > self.next:
            raise Doubt(f"events from {self.next} to {message.since} are missing")
        doubted, self._doubted = self._doubted, None
        try:
            table = self._typed(msgspec.convert(message.table, TableState))
        except MISFITS as problem:
            raise Doubt(f"not a snapshot of {self.spec.code}: {problem}") from problem
        self._show(table, message.no, message.digest)
        paths = places(changes(doubted[1], table)) if doubted is not None and doubted[0] == message.no else []
        found = [named(path, table)[:LONGEST_PATH] for path in paths[:MOST_PATHS]]
        self._add(message.events)
        self.next = message.next
        return found

    def take_news(self, message: Update) -> None:
        """What changed. Raises Doubt."""
        if self.table is None or message.no != self.no + 1:
            raise Doubt(f"snapshot {message.no} does not follow {self.no}")
        if message.since > self.next:
            raise Doubt(f"events from {self.next} to {message.since} are missing")
        try:
            table = self._typed(renewed(TableState, self.table, message.changes))
        except MISFITS as problem:
            raise Doubt(f"not a snapshot of {self.spec.code}: {problem}") from problem
        self._show(table, message.no, message.digest)
        if message.since < self.next:
            self.events = [event for event in self.events if event.no < message.since]
        if message.epoch != self.epoch:
            self.epoch, self.own = message.epoch, {}
        self._add(message.events)
        self.next = message.next

    def wish(self, why: str) -> Sync:
        """The request for a whole snapshot, without the events that are known."""
        return Sync(self.stream, self.next, self.epoch, why[:60])

    def answered(self, key: str) -> None:
        """An own answer is on its way: the question is not asked twice."""
        if self.question is not None:
            self._given = (self.question.number, key)
        self.question = None

    @property
    def answers(self) -> int:
        """How many choices it was told of."""
        return self.table.answers if self.table is not None else 0

    @property
    def given(self) -> int:
        """The number of the question whose answer is on its way; 0 for none."""
        return self._given[0] if self._given is not None else 0

    def ask_again(self) -> None:
        """The question of the snapshot stands again: an answer was refused."""
        self._given = None
        if self.table is not None and self.table.asks and self.question is None:
            self.question = RemoteQuestion(self.stream, self.table.asks[0], self._options)

    def unsure(self) -> None:
        """Nothing is asked until the next snapshot: what was answered last may count or be lost."""
        self._given = self.question = None

    def log(self) -> list[LogEntry]:
        """As many answers as it was told of; only the last one's seat and the own keys are known."""
        if self.table is None:
            return []
        count = self.table.answers
        entries = [LogEntry(self.stream, self.own[at]) if at in self.own else UNKNOWN for at in range(count)]
        if entries and self.table.last != entries[-1].seat:
            entries[-1] = LogEntry(self.table.last, "")
        return entries

    def _show(self, table: TableState, no: int, digest: str) -> None:
        """This is shown now."""
        if self._digests.of(table) != digest:
            self._doubted = no, table
            raise Doubt(f"the digest of snapshot {no} differs")
        if self._digests.size > MOST_FROM_HOST:
            raise Doubt(f"snapshot {no} is larger than any")
        self._options = offered(table) if table.asks else []
        self._own_answer(table)
        self.table, self.no = table, no
        self._ask(table.asks[0] if table.asks else None)

    def _typed(self, table: TableState) -> TableState:
        """With a view of the title's type; a view that came as a whole is of none yet. Raises what `convert` does."""
        kind = self.spec.view_type
        return table if type(table.view) is kind else replace(table, view=msgspec.convert(table.view, kind))

    def _ask(self, asked: QuestionInfo | None) -> None:
        """The open question, unless its answer is on its way."""
        if asked is None or (self._given is not None and self._given[0] == asked.number):
            self.question = None
        elif self.question is None or self.question.number != asked.number:
            self.question = RemoteQuestion(self.stream, asked, self._options)

    def _own_answer(self, table: TableState) -> None:
        """Finds the place in the log of the answer that was on its way."""
        if self.table is not None and table.answers < self.table.answers:
            self.own = {at: key for at, key in self.own.items() if at < table.answers}
        if self._given is None or any(asked.number == self._given[0] for asked in table.asks):
            return
        if self.table is not None and table.answers > self.table.answers and table.last == self.stream:
            self.own[table.answers - 1] = self._given[1]
            self._given = None
        elif table.asks:
            self._given = None

    def _epoch(self, epoch: int) -> None:
        if epoch != self.epoch:
            self.epoch, self.events, self.next, self._weight = epoch, [], 0, 0

    def _add(self, found: Sequence[EventInfo]) -> None:
        """New events at the end; those that are known already are passed over."""
        last = self.events[-1].no if self.events else -1
        fresh = [Event(one.no, one.kind, one.rule, one.data) for one in found if one.no > last]
        self._weight += sum(len(ENCODE(one.data)) for one in fresh)
        if self._weight > MOST_EVENT_BYTES:
            raise Doubt("more events than a match has")
        self.events = (self.events + fresh)[-MOST_EVENTS:]


def offered(table: TableState) -> list[Option]:
    """The options of the table's question. Raises Doubt for places that nothing is known of."""
    runs, known = table.options, table.known
    found: list[Option] = []
    for first, count in zip(runs[::2], runs[1::2], strict=False):
        if first + count > len(known) or len(found) + count > MOST_OPTIONS:
            raise Doubt(f"no {count} options from {first} on")
        found += known[first:first + count]
    return found


def named(path: Path, shown: Any) -> str:
    """A path in a snapshot's tree by the names of the fields: "view.tiles.4.owner". `shown`: that snapshot."""
    words = []
    for step in path:
        fields = getattr(shown, "__struct_fields__", ())
        if isinstance(step, int) and step < len(fields):
            words.append(fields[step])
            shown = getattr(shown, fields[step])
            continue
        words.append(str(step))
        inside = shown.get(step) if isinstance(shown, dict) else None
        shown = shown[step] if isinstance(shown, list | tuple) and type(step) is int and step < len(shown) else inside
    return ".".join(words)


class Mirror:
    """All streams of one peer, read like a session. `seats` are its own ones, empty for an onlooker; `newest`: the
    stream that was heard of last."""

    def __init__(self, spec: TitleSpec) -> None:
        self.spec = spec
        self.options: dict[str, Any] = {}
        self.streams: dict[int, StreamState] = {}
        self.newest: StreamState | None = None

    def of(self, stream: int) -> StreamState:
        """The stream's snapshot."""
        if stream not in self.streams:
            self.streams[stream] = StreamState(self.spec, stream)
        return self.streams[stream]

    def keep(self, streams: Sequence[int]) -> None:
        """Only these are ours now."""
        for stream in [one for one in self.streams if one not in streams]:
            del self.streams[stream]

    @property
    def seats(self) -> list[int]:
        """The own seats."""
        return [stream for stream in self.streams if stream != ONLOOKER]

    @property
    def table(self) -> TableState | None:
        """What is public, from any stream; None before the first snapshot."""
        return next((one.table for one in self.streams.values() if one.table is not None), None)

    def _as(self, seat: int | None) -> StreamState | None:
        """The stream of a seat or an onlooker; another's where that is not known here."""
        return self.streams.get(ONLOOKER if seat is None else seat) or next(iter(self.streams.values()), None)

    # --- what a session tells

    @property
    def outcome(self) -> Outcome | None:
        """None while the match runs."""
        return self.table.outcome if self.table is not None else None

    @property
    def log(self) -> list[LogEntry]:
        """The answers that each stream was told of, as far as they are known here; the newest comes last: as the own
        seat tells it that gave it."""
        order = [one for one in self.streams.values() if one is not self.newest]
        if self.newest is not None and self.newest.stream in self.streams:
            order.append(self.newest)
            last = self.newest.table.last if self.newest.table is not None else ONLOOKER
            order.sort(key=lambda one: one.stream == last)
        return [entry for one in order for entry in one.log()]

    def questions(self) -> list[RemoteQuestion]:
        """The open ones: the own with their options, those of others without."""
        table = self.table
        if table is None:
            return []
        own = [one.question for one in self.streams.values() if one.question is not None]
        played = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and seat in self.streams]
        return own + [RemoteQuestion(seat) for seat in table.waits if seat not in played]

    def question(self, seat: int) -> RemoteQuestion | None:
        """What an own seat is asked."""
        return self.streams[seat].question if seat in self.streams else None

    def view(self, seat: int | None) -> Any:
        """What an own seat sees; for others what is known here of the table."""
        found = self._as(seat)
        return found.table.view if found is not None and found.table is not None else None

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from an event number on."""
        found = self._as(seat)
        return [event for event in found.events if event.no >= since] if found is not None else []

    def event_count(self, seat: int | None = None) -> int:
        """The number of the next event, as a seat counts what it is told."""
        found = self._as(seat)
        return found.next if found is not None else 0

    def default(self, seat: int) -> str:
        """The answer that time gives for an own seat."""
        question = self.question(seat)
        return question.default() if question is not None else ""

    def can_undo(self, seat: int) -> bool:
        """C6.6, as the host says."""
        found = self.streams.get(seat)
        return found is not None and found.table is not None and found.table.undo
