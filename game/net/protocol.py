"""Every message of the LAN protocol (C8), and its limits. msgpack arrays, each with its tag in front.

The handshake is frozen: `Hello`, `Welcome` and `Refused` keep tags, order and meaning of their fields for ever (new
fields only at the end, with defaults), so that programs of all versions can tell each other why they don't fit.
Everything else belongs to `PROTOCOL`, which both sides compare before another message is sent; it is raised with any
change below.

Streams: a seat's snapshot of the table is the stream of its number, an onlooker's is `ONLOOKER`. Snapshots are numbered
upwards; an `Update` fits the snapshot before it and no other.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.ask import Option
from game.core.events import Data
from game.core.state import Outcome
from game.match.proposals import Kind
from game.net.delta import Change
from game.net.parts import (
    MOST_OPTIONS,
    Args,
    Count,
    DiceInfo,
    Key,
    Line,
    MatchId,
    Ms,
    Number,
    OwnNumber,
    Seat,
    Secret,
    Stream,
    Token,
    Value,
    Word,
)

HANDSHAKE, PROTOCOL = 1, 8
MAGIC = "pentarchy"
SERVICE_PORT, LEAST_PORT = 24_747, 1024
"""Where a room listens if it can, below the ports that systems give to outgoing connections; the least one."""
MOST_FROM_PEER, MOST_EARLY = 64 * 1024, 16 * 1024
"""Bytes of a message that a host takes (C8.7), and of somebody who is not in yet."""
MOST_FROM_HOST = 512 * 1024
"""That a peer takes: ten times the snapshot of the largest table, and no more objects than a window has time for."""
MESSAGES_A_SECOND, MOST_CONNECTIONS, MOST_FROM_ONE_ADDRESS, HANDSHAKE_S = 50, 32, 12, 5.0
PING_S, SILENT_S, CLOSE_S = 0.9, 1.6, 0.3
"""How often each side asks whether the other is there, waits, and then for the system to let go: under 3 s (C8.6)."""
MOST_REFUSALS = 40
"""After so many refusals within a minute the connection is closed (C8.7)."""
PART_BYTES, MOST_PARTS = 32 * 1024, 192
"""Of the parts in which a save or a replay travels."""


# ---------------------------------------------------------------- the frozen handshake
class Hello(msgspec.Struct, array_like=True, tag="hello", frozen=True):
    """The first message, from the one who connects. `purpose`: "room", or "call" for invitations and matching. `rules`:
    title -> "version:content digest" of the games that it has."""

    magic: Word
    handshake: int
    protocol: int
    program: Word
    purpose: Word
    rules: Annotated[dict[Word, Word], Meta(max_length=16)] = {}


class Welcome(msgspec.Struct, array_like=True, tag="welcome", frozen=True):
    """The answer when versions fit. `room`: its name; `room_id`: the same as long as the room lives, also after its
    host was started again; `locked`: a passphrase is asked for next."""

    handshake: int
    protocol: int
    program: Word
    room: Word = ""
    room_id: Word = ""
    title: Word = ""
    locked: bool = False


class Refused(msgspec.Struct, array_like=True, tag="refused", frozen=True):
    """Something was not done, and nothing has changed. `key` is a text, `args` fill it; `about`: the number of the
    message that is refused, counted from 0 by its sender on this connection, -1 for the connection as a whole, which is
    closed then."""

    key: Word
    args: Args = {}
    about: int = -1


# ---------------------------------------------------------------- the handshake of a room
class Prove(msgspec.Struct, array_like=True, tag="prove", frozen=True):
    """A step of the proof that both know the passphrase (C8.4), in both directions."""

    data: Secret


class Who(msgspec.Struct, array_like=True, frozen=True):
    """Somebody as others see them: player ID, icon, level, goods of the shop that are used (kind -> good)."""

    name: Word
    icon: Word = ""
    level: int = 1
    looks: Annotated[dict[Word, Word], Meta(max_length=12)] = {}


class Sync(msgspec.Struct, array_like=True, tag="sync", frozen=True):
    """Wants a whole snapshot of a stream. `have`: the events up to this number are known, of history `epoch`; `doubt`:
    why, for the host's log."""

    stream: Stream
    have: Number = 0
    epoch: Number = 0
    doubt: Word = ""


class Enter(msgspec.Struct, array_like=True, tag="enter", frozen=True):
    """Wants into the room: `persons` are those who play at this machine (one as a rule); `token` is that of an earlier
    time in this room, empty for a newcomer; `watch`: only to look on; `have`: the snapshots that are known from before;
    `certificate` (DER) and `signature` (of `identity.to_enter`) show which computer it is."""

    persons: Annotated[list[Who], Meta(min_length=1, max_length=5)]
    token: Token = b""
    watch: bool = False
    have: Annotated[list[Sync], Meta(max_length=8)] = []
    certificate: Annotated[bytes, Meta(max_length=2048)] = b""
    signature: Annotated[bytes, Meta(max_length=128)] = b""


class Entered(msgspec.Struct, array_like=True, tag="entered", frozen=True):
    """Is in. `member`: the number by which the room knows this machine; `token`: the one who shows it later gets the
    same seats; `leads`: may change options and seats, and start."""

    member: int
    token: Token
    leads: bool = False


# ---------------------------------------------------------------- the waiting room (C5)
class Sit(msgspec.Struct, array_like=True, tag="sit", frozen=True):
    """Takes an empty seat for the person of that number of one's own; `stand`: gives it up."""

    seat: Seat
    person: Annotated[int, Meta(ge=0, le=4)] = 0
    stand: bool = False


class Bring(msgspec.Struct, array_like=True, tag="bring", frozen=True):
    """Another person plays at one's own machine, and sits down on that free seat; -1: where there is room."""

    person: Who
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Choose(msgspec.Struct, array_like=True, tag="choose", frozen=True):
    """A set-up field of an own seat, or of a bot's for the leader."""

    seat: Seat
    field: Word
    value: Value


class Ready(msgspec.Struct, array_like=True, tag="ready", frozen=True):
    """The own seat is ready, or not any more."""

    seat: Seat
    ready: bool


class SetOption(msgspec.Struct, array_like=True, tag="option", frozen=True):
    """The leader changes an option of the match, or one of the room's own (`room.OWN`)."""

    name: Word
    value: Value


class SetSeat(msgspec.Struct, array_like=True, tag="seat", frozen=True):
    """The leader makes a seat "open", a "bot" of a level, or "closed"."""

    seat: Seat
    kind: Word
    level: Word = ""


class Kick(msgspec.Struct, array_like=True, tag="kick", frozen=True):
    """The leader sends a member away, who can't come back into this room; or takes that `back`."""

    member: Number
    back: bool = False


class Start(msgspec.Struct, array_like=True, tag="start", frozen=True):
    """The leader begins the match."""


class Say(msgspec.Struct, array_like=True, tag="say", frozen=True):
    """A line of chat; `quick`: the name of a quick phrase instead (C5.7)."""

    text: Line = ""
    quick: Word = ""


class Said(msgspec.Struct, array_like=True, tag="said", frozen=True):
    """A line of the room's chat or log. `member` -1: the room itself, with `key` and `args` of a text."""

    no: Number
    member: int
    name: Line
    text: Line = ""
    key: Word = ""
    args: Args = {}


class MemberInfo(msgspec.Struct, array_like=True, frozen=True):
    """A machine in the room. `here`: connected now; `ping`: ms, -1 unknown."""

    member: int
    persons: list[Who]
    here: bool = True
    watching: bool = False
    leads: bool = False
    ping: Ms = -1


class SeatPlan(msgspec.Struct, array_like=True, frozen=True):
    """A seat of the waiting room. `kind`: "open", "person", "bot", "closed"; `member` and `person` tell who sits there.
    `fields`: what was chosen, of others only what everybody may see."""

    kind: Word
    member: int = -1
    person: Count = 0
    level: Word = ""
    ready: bool = False
    fields: dict[str, Value] = {}


class RoomInfo(msgspec.Struct, array_like=True, tag="room", frozen=True):
    """The whole room as a member sees it. `phase`: "waiting", "playing", "ended"; `left_ms`: of the countdown, -1 when
    it does not run; `pause`: the member that wants the match to rest, and those who are still to say: nobody: it rests
    (C6.12); `banned`, for the leader: who was sent away."""

    title: Word
    name: Word
    phase: Word
    locked: bool
    options: dict[str, Value]
    seats: list[SeatPlan]
    members: list[MemberInfo]
    left_ms: Ms = -1
    match_id: MatchId = ""
    pause: tuple[Number, Annotated[tuple[Number, ...], Meta(max_length=32)]] | None = None
    banned: list[MemberInfo] = []
    dice: DiceInfo = DiceInfo()


# ---------------------------------------------------------------- the match (C6, C8.6)
class Answer(msgspec.Struct, array_like=True, tag="answer", frozen=True):
    """The answer of an own seat to the question of that number. `by_itself`: nobody has chosen it, such as a pass where
    there is nothing else (C6.8: only a person's choice takes the clock's flag away)."""

    seat: Seat
    number: Number
    key: Key
    by_itself: bool = False


class Undo(msgspec.Struct, array_like=True, tag="undo", frozen=True):
    """Takes the last choice of an own seat back (C6.6); `answers`: how many its snapshot counted then."""

    seat: Seat
    answers: Number


class Why(msgspec.Struct, array_like=True, tag="why", frozen=True):
    """Why can't an own seat choose `ref` now? `no` comes back with the answer."""

    seat: Seat
    ref: Key
    no: Number


class RefusalInfo(msgspec.Struct, array_like=True, tag="because", frozen=True):
    """The refusal's rule, text and arguments; an empty rule: it can be chosen."""

    no: Number
    rule: Word = ""
    text: Word = ""
    args: Args = {}


class SetOrder(msgspec.Struct, array_like=True, tag="order", frozen=True):
    """A standing order of an own seat for a card: "always", "never", or "" to be asked."""

    seat: Seat
    card: Word
    order: Word


class SetChair(msgspec.Struct, array_like=True, tag="hand", frozen=True):
    """A chair changes hands (C6.7b): of an own seat, or of any for the leader. `kind`: "bot", "empty", "back", "open"
    (whoever sits down), "person" (a person of the sender's)."""

    seat: Seat
    kind: Word
    level: Word = ""
    person: Annotated[int, Meta(ge=0, le=4)] = 0


class Propose(msgspec.Struct, array_like=True, tag="propose", frozen=True):
    """C6.13. An own seat proposes to end the match, "concede" or "draw", or says "yes" or "no" to what is proposed."""

    seat: Seat
    what: Word


class SetPause(msgspec.Struct, array_like=True, tag="pause", frozen=True):
    """C6.12. "ask": the match is to rest; "yes" or "no" to that; "go_on"."""

    what: Word


class QuestionInfo(msgspec.Struct, array_like=True, frozen=True):
    """An open question of this seat, without its options. `number`: given with the answer; the rest: as `Question`."""

    number: int
    rule: str
    text: str
    about: dict[str, str | int] = {}
    for_any: bool = False
    default: str = ""
    subject: tuple[Any, ...] = ()
    window: str = ""


class ChairInfo(msgspec.Struct, array_like=True, frozen=True):
    """The player on a seat, as everybody sees it; `misses` as that seat alone does. `kind`: "person", "bot", "empty";
    `member`: whose, or -1; `here`: connected; `reserved_for`: who may come back, of `reserved_by`; `wish`: C12.2."""

    name: str
    name_key: str = ""
    icon: str = ""
    kind: str = "person"
    level: str = ""
    member: int = -1
    here: bool = True
    reserved_for: str = ""
    looks: dict[str, str] = {}
    left_ms: Ms = -1
    misses: Count = 0
    reserved_by: int = -1
    wish: Word = ""


class ChairNote(msgspec.Struct, array_like=True, frozen=True):
    """A line of the log that tells of a chair, as `game.match.seats.ChairEvent`."""

    event: int
    seat: int
    what: str
    name: str
    other: str = ""
    level: str = ""


class TableState(msgspec.Struct, array_like=True, frozen=True):
    """The snapshot of a stream. `view`: the title's view of the seat; `asks`: its open questions; `waits`: the seats
    that are waited for; `answers`: how many choices brought news to this stream, and were taken back; `last`: whose the
    last one was; `undo`: may be taken back; `known`: options that were offered to the seat, which mostly come again;
    `options`: which of them its newest question has, as runs (the first place, how many, and so on); `orders`: the
    standing orders of the seat; `notes`: what the log says of chairs; `scores`: (round, score by seat) for the graph
    once the match is over; `counts`: statistics by seat then; `proposal`: what this seat proposes or is asked, whose it
    is, who is to say (C6.13)."""

    view: Any
    asks: tuple[QuestionInfo, ...]
    waits: Annotated[tuple[Seat, ...], Meta(max_length=8)]
    answers: Count
    last: Stream
    undo: bool
    round: Count
    chairs: Annotated[tuple[ChairInfo, ...], Meta(max_length=8)]
    clock: str = "off"
    known: Annotated[tuple[Option, ...], Meta(max_length=MOST_OPTIONS)] = ()
    options: tuple[Count, ...] = ()
    orders: dict[str, str] = {}
    notes: tuple[ChairNote, ...] = ()
    outcome: Outcome | None = None
    scores: tuple[tuple[int, list[list[int]]], ...] = ()
    counts: tuple[dict[str, int], ...] = ()
    proposal: tuple[Kind, Seat, Annotated[tuple[Seat, ...], Meta(max_length=8)]] | None = None


class EventInfo(msgspec.Struct, array_like=True, frozen=True):
    """An event, as `game.core.events.Event`; `no` counts those of the stream."""

    no: int
    kind: str
    rule: str
    data: Data


class Snapshot(msgspec.Struct, array_like=True, tag="whole", frozen=True):
    """The snapshot of a stream as a whole. `events`: those from `since` on; `next`: the number of the next event."""

    stream: Stream
    no: int
    epoch: int
    table: Any
    digest: Word
    since: int
    next: int
    events: list[EventInfo]
    options: dict[str, Any] = {}


class Update(msgspec.Struct, array_like=True, tag="news", frozen=True):
    """What changed from snapshot `no - 1` to snapshot `no`, the digest of the result, and the events from `since` on:
    those that were known from there on were taken back (C6.6)."""

    stream: Stream
    no: int
    epoch: int
    changes: list[Change]
    digest: Word
    since: int
    next: int
    events: list[EventInfo]


class Events(msgspec.Struct, array_like=True, tag="events", frozen=True):
    """Earlier events that go before a `Snapshot`, for a log that begins with the match."""

    stream: Stream
    epoch: int
    events: list[EventInfo]


class FilePart(msgspec.Struct, array_like=True, tag="part", frozen=True):
    """A part of a file. `what`: "replay" (the match is over), "save" (hosting is handed over)."""

    what: Word
    no: Number
    of: Number
    data: Annotated[bytes, Meta(max_length=PART_BYTES)]
    digest: Word = ""


class Gained(msgspec.Struct, array_like=True, tag="gained", frozen=True):
    """What the match means for an own seat's profile, as `game.store.profiles.Result` (C6.9)."""

    seat: Seat
    result: Any


class HandOver(msgspec.Struct, array_like=True, tag="over", frozen=True):
    """The leader wants that member to host from now on; sent on to it, where it is a question."""

    member: Number


class TakeOver(msgspec.Struct, array_like=True, tag="take", frozen=True):
    """The asked member hosts: where the others find it and by which fingerprint."""

    port: Annotated[int, Meta(ge=0, le=65535)]
    fingerprint: Secret
    accept: bool = True


class Moved(msgspec.Struct, array_like=True, tag="moved", frozen=True):
    """The room goes on at another machine."""

    addresses: Annotated[list[Word], Meta(max_length=16)]
    port: int
    fingerprint: Secret


class Leave(msgspec.Struct, array_like=True, tag="leave", frozen=True):
    """Goes away on purpose: chairs are given to bots or stay empty as the room is set."""


class Bye(msgspec.Struct, array_like=True, tag="bye", frozen=True):
    """The host ends the connection: "kicked", "closed", "full", "abuse", "elsewhere" (the same token came again),
    "stopped" (the program was ended; it may come back), "search" (everybody waits again to be matched)."""

    why: Word


FromPeer = (
    Prove | Enter | Sit | Bring | Choose | Ready | SetOption | SetSeat | Kick | Start | OwnNumber | Say | Answer | Undo
    | Why | SetOrder | Sync | SetChair | Propose | SetPause | HandOver | TakeOver | Leave
)
FromHost = (
    Prove | Refused | Entered | Said | RoomInfo | RefusalInfo | Snapshot | Update | Events | FilePart | Gained
    | HandOver | Moved | Bye
)
