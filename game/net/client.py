"""What a peer knows of a room and its match, made of the messages that it heard (C8.1). Whoever reads it - a screen
once a frame, a test, a bot - calls `take` with each message, on one thread.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

import game
from game.net.dice import Promise, sealed
from game.net.mirror import Doubt, Mirror, StreamState
from game.net.moving import digest_of
from game.net.parts import ONLOOKER, DiceInfo, OwnNumber
from game.net.peer import LinkState
from game.net.protocol import (
    MOST_PARTS,
    Answer,
    Entered,
    Events,
    FilePart,
    Gained,
    HandOver,
    RefusalInfo,
    Refused,
    RoomInfo,
    Said,
    Snapshot,
    Sync,
    TableState,
    Undo,
    Update,
    Welcome,
    Why,
)
from game.net.room import PERSON, WAITING
from game.net.seen_setup import SeenSetup
from game.net.wire import Bucket
from game.store.profiles import Result

MOST_LINES = 400
LINES_A_SECOND, BURST_LINES = 20, 1000
QUESTIONS_A_SECOND, BURST_QUESTIONS = 1 / 60, 2
"""Whether this machine hosts: who has said no twice is not kept from the table by asking again (C8.7)."""
PROMISES_A_SECOND, BURST_PROMISES = 0.1, 20
"""A number is sealed for so many of a host's promises: it answers no host that promises without an end (C8.7)."""
REDRAWN_LINE = "net.log.redrawn"
"""What the room's lines say once numbers were opened of which no match came (C12.3)."""
MOST_REASONS = 200
MOST_DOUBTS = 20


class SyncFault(msgspec.Struct, frozen=True):
    """The sync doctor's (C12.4): where the own snapshot differed from the host's, and after how many choices."""

    stream: int
    snapshot: int
    answers: int
    why: str
    paths: list[str]


class RoomClient:
    """`send` takes a message to the host. `news` are the messages that were taken since the last look, for whoever
    shows them; `lines`: what was said, the newest last, `heard`: how many lines have come in all; `results`: own seat
    -> what the match was for it; `replay`: the file, once it is whole; `bundle`: the match, for the one who takes
    hosting over; `promise`: what is known of the match's dice; `coming`: how much of such a file has come, 0..1."""

    def __init__(self, send: Callable[[Any], None]) -> None:
        self.link = LinkState("connecting")
        self.welcome: Welcome | None = None
        self.member = -1
        self.leads = False
        self.room: RoomInfo | None = None
        self.lines: deque[Said] = deque(maxlen=MOST_LINES)
        self.heard = 0
        self.mirror: Mirror | None = None
        self.refusals: deque[Refused] = deque(maxlen=MOST_LINES)
        self.results: dict[int, Result] = {}
        self.replay = b""
        self.bundle = b""
        self.findings: list[SyncFault] = []
        self.asked_to_host = False
        self.promise: Promise | None = None
        self._sealed = ("", -1)
        self._promises = Bucket(PROMISES_A_SECOND, BURST_PROMISES, time.monotonic())
        self._send = send
        self._questions = Bucket(QUESTIONS_A_SECOND, BURST_QUESTIONS, time.monotonic())
        self._pace = Bucket(LINES_A_SECOND, BURST_LINES, time.monotonic())
        self._why: dict[int, tuple[int, str]] = {}
        self._reasons: dict[tuple[int, int, str], RefusalInfo] = {}
        self._whys = 0
        self.coming = 0.0
        self._parts: dict[int, bytes] = {}
        self._doubts: dict[int, tuple[int, str]] = {}
        self._wished: set[int] = set()
        self._failed = 0

    # --- hearing

    def take(self, message: Any) -> None:
        """One message. Raises nothing: what does not fit is asked for anew or passed over."""
        match message:
            case LinkState():
                self.link = message
                self._sealed = ("", -1)
                self._wished.clear()
                self._why.clear()
                self._failed = 0
                for state in self.mirror.streams.values() if self.mirror is not None else ():
                    state.unsure()
            case Welcome():
                self.welcome = message
            case Entered():
                self.member, self.leads = message.member, message.leads
            case RoomInfo():
                self._room(message)
            case Said():
                self._line(message)
            case Snapshot() | Update() | Events():
                self._picture(message)
            case RefusalInfo():
                self._because(message)
            case Refused():
                self.refusals.append(message)
                self._why.clear()
                self._ask_again(message.args.get("number"))
            case Gained():
                self._gained(message)
            case FilePart():
                self._part(message)
            case HandOver():
                self.asked_to_host = message.member == self.member and self._questions.take(time.monotonic())

    def have(self) -> list[Sync]:
        """What is known of the table, for the one who comes back."""
        if self.mirror is None:
            return []
        return [state.wish("") for state in self.mirror.streams.values() if state.table is not None]

    # --- the match

    @property
    def seats(self) -> list[int]:
        """The own seats at the table."""
        return self._seats(self.mirror.table) if self.mirror is not None else []

    def _seats(self, table: TableState | None) -> list[int]:
        chairs = table.chairs if table is not None else ()
        return [at for at, chair in enumerate(chairs) if chair.kind == "person" and chair.member == self.member]

    def _kept(self, table: TableState | None) -> list[int]:
        """The seats that are kept for this machine, which sees what they see."""
        chairs = table.chairs if table is not None else ()
        return [at for at, chair in enumerate(chairs) if chair.reserved_for and chair.reserved_by == self.member]

    def answer(self, seat: int, key: str, by_itself: bool = False) -> bool:
        """Gives an own seat's answer; False when it is not asked (any more). `by_itself`: nobody has chosen it."""
        question = self.mirror.question(seat) if self.mirror is not None else None
        if question is None or self.mirror is None:
            return False
        self.mirror.of(seat).answered(key)
        self._send(Answer(seat, question.number, key, by_itself))
        return True

    def undo(self, seat: int) -> None:
        """C6.6. Asks for the last choice to be taken back."""
        if self.mirror is not None:
            self._send(Undo(seat, self.mirror.of(seat).answers))

    def why_not(self, seat: int, ref: str) -> RefusalInfo | None:
        """C6.4. The host's reason; None while it is being asked for."""
        if self.mirror is None or self.mirror.table is None:
            return None
        at = self.mirror.of(seat).no
        found = self._reasons.get((at, seat, ref))
        if found is None and (seat, ref) not in self._why.values():
            self._whys += 1
            self._why[self._whys] = (seat, ref)
            self._send(Why(seat, ref, self._whys))
        return found

    # --- inside

    def _line(self, line: Said) -> None:
        """Who comes back hears the room's newest lines again. More lines than people say are not taken: every one
        costs who shows it."""
        if line not in self.lines and self._pace.take(time.monotonic()):
            self.lines.append(line)
            self.heard += 1

    def _promised(self, info: RoomInfo) -> None:
        """C12.3. Seals a number for the dice of the next match, and opens it once that list is closed."""
        dice, waits, before = info.dice, info.phase == WAITING, self.promise
        if before is None or (waits and dice.promise != before.promise):
            redrawn = before.wasted if before is not None else 0
            self.promise = Promise(dice, self._promises.take(time.monotonic()), redrawn)
            if before is not None and redrawn > before.redrawn:
                self._line(Said(self.lines[-1].no if self.lines else 0, -1, "", "", REDRAWN_LINE, {"n": redrawn}))
        promise = self.promise or Promise(dice)
        if not waits:
            promise.used = True
        if not promise.promise:
            return
        fresh = promise.seals is None
        if fresh and waits:
            promise.seated = any(plan.kind == PERSON and plan.member == self.member for plan in info.seats)
        if promise.opens(dice, self.member) and waits and promise.answers:
            self._send(OwnNumber(promise.number, opened=True))
        if fresh and waits and promise.seals is not None:
            promise.setup = SeenSetup.of(info)
        if waits and not dice.closed:
            self._seal(promise, dice)

    def _seal(self, promise: Promise, dice: DiceInfo) -> None:
        """Whoever has stood up and sits down again seals anew, where the seal has gone meanwhile."""
        seal, mark = sealed(promise.number), (promise.promise, self.member)
        if not promise.seated or dice.seals.get(str(self.member)) == seal:
            self._sealed = ("", -1)
            return
        if not promise.answers or promise.seals is not None or self._sealed == mark:
            return
        if promise.sealings == 0 or self._promises.take(time.monotonic()):
            self._sealed = mark
            promise.sealings += 1
            self._send(OwnNumber(bytes.fromhex(seal)))

    def _room(self, info: RoomInfo) -> None:
        before = self.room.match_id if self.room is not None else ""
        self.room = info
        self.leads = next((one.leads for one in info.members if one.member == self.member), self.leads)
        self._promised(info)
        if info.match_id != before and before:
            self.mirror, self.results, self.replay, self._parts = None, {}, b"", {}
        if info.match_id and self.mirror is None and info.title in game.TITLES:
            self.mirror = Mirror(game.TITLES[info.title])

    def _picture(self, message: Snapshot | Update | Events) -> None:
        if self.mirror is None:
            return
        state = self.mirror.of(message.stream)
        try:
            if isinstance(message, Snapshot):
                self._whole(message)
            elif isinstance(message, Events):
                state.take_events(message)
            elif message.stream not in self._wished:
                state.take_news(message)
                self._keep(state)
        except Doubt as doubt:
            self._doubt(message.stream, str(doubt))
        except RecursionError:
            self._doubt(message.stream, "too deep")

    def _keep(self, fresh: StreamState) -> None:
        """That is the newest; and only the streams of the seats that are ours stay, as it shows them."""
        if self.mirror is not None:
            self.mirror.newest = fresh
            mine = self._seats(fresh.table) or self._kept(fresh.table) or [ONLOOKER]
            self.mirror.keep([stream for stream in self.mirror.streams if stream in mine or stream == fresh.stream])

    def _whole(self, message: Snapshot) -> None:
        mirror = self.mirror
        if mirror is None:
            return
        self._wished.discard(message.stream)
        state = mirror.of(message.stream)
        paths = state.take_whole(message)
        mirror.options, self._failed = message.options, 0
        no, why = self._doubts.pop(message.stream, (-1, ""))
        if paths and no == message.no and len(self.findings) < MOST_DOUBTS:
            self.findings.append(SyncFault(message.stream, no, len(mirror.log), why, paths))
        self._keep(state)

    def _doubt(self, stream: int, why: str) -> None:
        """Asks for a whole snapshot once; a host whose snapshots never fit is not asked for ever."""
        if self.mirror is None or stream in self._wished:
            return
        state = self.mirror.of(stream)
        self._wished.add(stream)
        self._doubts[stream] = (state.no + 1, why)
        self._failed += 1
        if self._failed <= MOST_DOUBTS:
            self._send(state.wish(why or "?"))

    def _because(self, message: RefusalInfo) -> None:
        asked = self._why.pop(message.no, None)
        if asked is None or self.mirror is None:
            return
        seat, ref = asked
        if len(self._reasons) > MOST_REASONS:
            self._reasons.clear()
        self._reasons[(self.mirror.of(seat).no, seat, ref)] = message

    def _ask_again(self, number: object) -> None:
        """An own answer did not count: its question stands again, all of them where the host does not tell which."""
        for state in self.mirror.streams.values() if self.mirror is not None else ():
            if number is None or state.given == number:
                state.ask_again()

    def _gained(self, message: Gained) -> None:
        try:
            self.results[message.seat] = msgspec.convert(message.result, Result)
        except msgspec.ValidationError:
            return

    def _part(self, part: FilePart) -> None:
        """A piece of a file, put together when all are there. A match is taken only by the one who said yes to
        hosting."""
        wanted = part.what == "replay" or (part.what == "save" and self.asked_to_host)
        if not wanted or not 0 < part.of <= MOST_PARTS or part.no >= part.of:
            return
        if part.no == 0:
            self._parts = {}
        self._parts[part.no] = part.data
        self.coming = len(self._parts) / part.of
        if len(self._parts) < part.of or any(no not in self._parts for no in range(part.of)):
            return
        whole, self._parts = b"".join(self._parts[no] for no in range(part.of)), {}
        if digest_of(whole) != part.digest:
            return
        if part.what == "replay":
            self.replay = whole
        else:
            self.bundle = whole

