"""A match on the network as the table plays it (C8.1): what the host's snapshots say, and what is asked of the host."""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import wait as wait_for
from typing import TYPE_CHECKING

import msgspec

from game.core.ask import Refusal
from game.match.chart import Sample
from game.match.proposals import Kind, Proposal
from game.match.seated import SeatedMatch
from game.match.seats import (
    BOT,
    EMPTY,
    GUEST,
    GUEST_ICON,
    PERSON,
    REMOTE,
    WISH,
    Away,
    ChairEvent,
    SeatInfo,
    Sitter,
)
from game.match.times import Times
from game.net.parts import LONGEST_WORD
from game.net.peer import HERE
from game.net.protocol import Leave, Propose, RefusalInfo, Refused, RoomInfo, Said, SetOrder, Snapshot, Update
from game.store.notices import Notice, StoreError
from scenes.lan.match_chairs import NetChairs
from scenes.lan.match_end import Ending, known_of
from scenes.lan.talk import Talk
from scenes.lan.words import clean, notice_of
from scenes.table.match import name_bots

if TYPE_CHECKING:
    from concurrent.futures import Future

    from game.match.at_table import Keeping
    from game.net.mirror import Mirror
    from game.net.protocol import ChairInfo, ChairNote, MemberInfo, TableState
    from game.net.room_match import RoomMatch
    from game.net.service import RoomLink
    from game.store.profiles import Gain, Result
    from scenes.lan.match_chairs import Wished
    from scenes.shell.client import Client

TOLD = {"gone": "gone", "back": "here", "left": "left", "watches": "watches", "kicked": "kicked",
        "not_moved": "not_moved", "match_seen": "match_seen", "pause_asked": "pause_asked", "paused": "paused",
        "pause_refused": "pause_refused", "goes_on": "goes_on", "bots_alone": "bots_alone"}  # fmt: skip
"""The lines of the room that the table's log tells too: "net.log.<name>" -> the note."""
LEFT = ("bot", "away", "clock", "empty")
"""The notes with which a person loses a chair."""
WHYS_A_SECOND = 15
"""So many reasons are asked for at most: a pointer crosses the board faster than a host takes messages (C8.7)."""
MOST_SEEN = 400
MOST_TOLD = 1000
"""Lines of the room that the table's log tells too; the chat goes on."""
MOST_NOTES = 1000
"""Lines about chairs; few matches have one."""
MOST_SAMPLES = 500
"""Rounds of the graph."""
MOST_REFUSED, MOST_BOTS = 3, 64
LONGEST_S, MOST_COUNTED, MOST_TEXTS = 1_000_000, 1_000_000, 200
"""What a match may have taken, and what may be counted in it: profiles sum that up for ever."""


class Heard(msgspec.Struct):
    """What a `poll` brought: a newer snapshot; another history of the match; reasons that were asked for; a refusal;
    another look of the room."""

    news: bool = False
    undone: bool = False
    reasons: bool = False
    refused: bool = False
    room: bool = False


class NetMatch(SeatedMatch):
    """`link` is the room; `session` what is known of the match. Nothing here changes the match: `answer`, `undo` and
    the chairs send what is wished, and the snapshots that come back say what became of it. `gains`: what the own seats
    earned; `dice`: what the replay's were found to be (C12.3). What of it is kept here is what this program hosts.
    """

    session: Mirror
    chairs: NetChairs
    given_up = False

    def __init__(self, client: Client, link: RoomLink) -> None:
        mirror, room = link.client.mirror, link.client.room
        if mirror is None or mirror.table is None or room is None:
            raise ValueError("a match without a snapshot")
        super().__init__(mirror, [], room.match_id)
        self.link = link
        self.talk = Talk(client, link, self.title)
        self.gains: dict[int, Gain] = {}
        self.dice = ""
        self.chairs = NetChairs(self)
        self.times = Times(seats=len(mirror.table.chairs))
        self._bots: dict[str, str] = {}  # what the host calls a bot -> the text key of its name
        self.closed = False
        self.unsaved = False
        self._handed: Future[None] | None = None
        self._client = client
        self._profiles = self._read_profiles()
        self._ending = Ending(client, self)
        self._shown = self._epochs()
        self._noted = 0
        self._proposed: Proposal | None = None
        self._rounds: deque[tuple[int, int]] = deque(maxlen=MOST_SAMPLES)
        self._left: dict[int, ChairEvent] = {}  # seat -> when its person left it last
        self._chairs_told = 0
        self._asked_s: deque[float] = deque(maxlen=WHYS_A_SECOND)
        self._told = 0
        self._seen: deque[Said] = deque(link.client.lines, maxlen=MOST_SEEN)
        self.look()
        self.chairs.returned = set(self.persons)

    @property
    def table(self) -> TableState:
        """What is public now."""
        found = self.session.table
        if found is None:
            raise ValueError("a match without a snapshot")
        return found

    # --- once a frame

    def poll(self) -> Heard:
        """Takes in what has come."""
        heard, refused = Heard(), list[Notice]()
        for message in self.link.poll():
            match message:
                case Snapshot() | Update():
                    heard.news = True
                case RefusalInfo():
                    heard.reasons = True
                case RoomInfo():
                    heard.room = True
                case Said():
                    self._hear(message)
                case Refused():
                    heard.refused = True
                    refused = [*refused[1 - MOST_REFUSED:], notice_of(self._client.media, message)]
        self.notices += refused
        mirror = self.link.client.mirror
        if mirror is not None and mirror.table is not None and mirror is not self.session and not self.over:
            self._go_on_elsewhere(mirror)
        if mirror is self.session and self._epochs() != self._shown:
            self._shown, heard.undone = self._epochs(), True
        if heard.news or heard.undone:
            self.look()
        if self.over:
            self.finish()
        return heard

    def _go_on_elsewhere(self, mirror: Mirror) -> None:
        """The match goes on at another machine, or at a host that was started again."""
        client = self.link.client
        self.session = mirror
        before, self.match_id = self.match_id, client.room.match_id if client.room is not None else self.match_id
        self._shown = {}
        leader = next((who.name for one in self.members if one.leads for who in one.persons), "")
        if before != self.match_id and leader:
            now = self.session.event_count()
            self.chairs.notes.append(ChairEvent(event=now, seat=-1, what="moved", name=clean(leader)))
            self.notices.append(Notice("net.log.moved", {"name": clean(leader)}))

    def _hear(self, line: Said) -> None:
        """A line of the room, once: a member who comes back hears all of them again."""
        if line in self._seen or line.member in self.link.muted:
            return
        self._seen.append(line)
        now, what = self.session.event_count(), line.key.removeprefix("net.log.")
        self.link.client.asked_to_host &= line.member >= 0 or what != "not_moved"
        if self._told > MOST_TOLD:
            return
        if line.member >= 0:
            self.chairs.notes.append(ChairEvent(event=now, seat=-1, what="said", name=clean(line.name),
                                                other=self.talk.words(line)))
        elif what in TOLD:
            self.chairs.notes.append(ChairEvent(event=now, seat=-1, what=TOLD[what],
                                                name=clean(str(line.args.get("name", "")))))
        self._told += line.member >= 0 or what in TOLD
        if what in ("not_moved", "bots_alone") and line.member < 0 and self.link.host is not None:
            self.notices.append(Notice(line.key, {}))

    def _epochs(self) -> dict[int, int]:
        """Which history of the match each snapshot belongs to."""
        mirror = self.link.client.mirror
        return {stream: state.epoch for stream, state in mirror.streams.items()} if mirror is not None else {}

    def look(self) -> None:
        """Seats, clock and chairs' notes as the newest snapshot has them."""
        table = self.table
        self.seats = [self._seat(seat, chair) for seat, chair in enumerate(table.chairs)]
        bots = {chair.name: chair.name_key for chair in table.chairs if chair.name_key}
        self._bots = self._bots | bots if len(self._bots) < MOST_BOTS else bots
        now = (self.session.event_count(), table.round)
        if not self._rounds or self._rounds[-1][1] != table.round:
            self._rounds.append(now)
        for note in table.notes[self._noted:]:
            self._note(note)
        self._noted = len(table.notes)
        self.times.mode, at = table.clock, len(self.session.log)
        for seat, shown in enumerate(table.chairs):
            own = self.session.streams.get(seat)  # nobody else is told of its flags and what is left of one choice
            chair = own.table.chairs[seat] if own is not None and own.table is not None else shown
            self.times.misses[seat], left = chair.misses, chair.left_ms
            if left >= 0:
                self.times.banks[seat] = left
                self.times.left = {f"{at}:{seat}": left} | dict(list(self.times.left.items())[-8:])
        name_bots(self._client.media, self.seats)
        self._follow_proposal()

    def _note(self, note: ChairNote) -> None:
        """A line of the chairs; with the one that gives an own chair back goes what the bot did meanwhile."""
        self._chairs_told += 1
        if self._chairs_told > MOST_NOTES:
            return
        before = self._left.get(note.seat)
        event = min(note.event, *(one.next for one in self.session.streams.values()))  # two seats may share this log
        told = ChairEvent(event=event, seat=note.seat, what=note.what, name=self._spoken(note.name),
                          other=self._spoken(note.other), level=note.level)  # fmt: skip
        self.chairs.notes.append(told)
        if note.what in LEFT:
            self._left[note.seat] = told
        info = self.seats[note.seat] if 0 <= note.seat < len(self.seats) else None
        if note.what == "back" and before and before.what != "empty" and info is not None and info.is_person:
            left = before.event
            number = max((r for event, r in self._rounds if event <= left), default=0)  # 0: before this was opened
            who = Sitter(kind=info.kind, name=info.name, icon=info.icon)
            self.chairs.handed_back[note.seat] = Away(who=who, event=left, round=number)

    def _spoken(self, name: str) -> str:
        """What is called so by the host; a bot by its name in the language of now."""
        key = self._bots.get(name, "")
        return self._client.media.t(key) if self._client.media.texts.has(key) else clean(name)

    def _seat(self, seat: int, chair: ChairInfo) -> SeatInfo:
        """A chair as this machine has it: an own one, somebody else's, a bot's, nobody's."""
        client = self.link.client
        mine = chair.kind == "person" and chair.member == client.member
        kind = {"bot": BOT, "empty": EMPTY}.get(chair.kind, self._own_kind(chair) if mine else REMOTE)
        uid = self._uid(chair) if kind == PERSON else ""
        state = client.mirror.streams.get(seat) if client.mirror is not None else None
        own = state.table.orders if state is not None and state.table is not None else {}
        orders = dict(own) or ({f"{WISH}{chair.wish}": "always"} if chair.wish else {})
        info = SeatInfo(
            seat=seat, name=clean(chair.name), name_key=chair.name_key, icon=chair.icon or GUEST_ICON, kind=kind,
            level=chair.level, profile_uid=uid, orders=orders, looks=dict(chair.looks), member=chair.member,
        )  # fmt: skip
        if chair.reserved_for and chair.reserved_by == client.member:
            info.away = Away(who=Sitter(kind=GUEST, name=clean(chair.reserved_for), icon=info.icon))
        return info

    def _own_kind(self, chair: ChairInfo) -> str:
        return PERSON if self._uid(chair) else GUEST

    def _uid(self, chair: ChairInfo) -> str:
        """The profile of an own seat: the own player comes first among the persons of this machine, others are known by
        their IDs, as which they came in (C8.7): whoever did not plays nothing here.
        """
        profile, me = self._client.home.profile, self.me
        if profile is not None and me is not None and chair.name == me.persons[0].name:
            return profile.uid
        return self._profiles.get(chair.name, "") if chair.name in self.link.names else ""

    def _read_profiles(self) -> dict[str, str]:
        """ID -> uid of the profiles of this machine."""
        try:
            return {profile.name: profile.uid for profile in self._client.home.store.profiles()}
        except StoreError as error:
            self.notices.append(error.notice)
            return {}

    # --- reading

    @property
    def people(self) -> list[int]:
        """The seats of this machine: nobody else looks at this screen."""
        return [info.seat for info in self.seats if info.is_person or info.away is not None]

    @property
    def round(self) -> int:
        """The round it is now."""
        return self.table.round

    @property
    def members(self) -> list[MemberInfo]:
        """The machines in the room."""
        room = self.link.client.room
        return list(room.members) if room is not None else []

    @property
    def me(self) -> MemberInfo | None:
        """This machine, as the room knows it."""
        return next((one for one in self.members if one.member == self.link.client.member and one.persons), None)

    @property
    def here(self) -> bool:
        """Whether there is a connection."""
        return self.link.client.link.state == HERE

    @property
    def earns(self) -> bool:
        """It counts for the profiles of this machine that played."""
        return True

    @property
    def samples(self) -> list[Sample]:
        """The scores at each round's end: the host sends them when the match is over."""
        return [Sample(0, number, values) for number, values in self.table.scores[-MOST_SAMPLES:]]

    def counted(self, seat: int) -> dict[str, int]:
        """What a seat did in the match: the host tells it when the match is over."""
        counts = self.table.counts
        return {name: counts[seat].get(name, 0) if seat < len(counts) else 0
                for name in self.session.spec.track.statistics}

    def why(self, seat: int, ref: str) -> Refusal | None:
        """C6.4. The host's reason why an own seat can't choose a thing; None while it is being asked for, or where
        there is none."""
        now = time.monotonic()
        if seat not in self.persons or not self.here:
            return None
        if len(self._asked_s) == WHYS_A_SECOND and now - self._asked_s[0] < 1:
            return None
        self._asked_s.append(now)
        found = self.link.client.why_not(seat, ref)
        if found is not None and not self._client.media.texts.has(f"{self.title}.{found.text}"):
            return None
        return Refusal(found.rule, found.text, dict(found.args)) if found is not None and found.rule else None

    # --- choosing

    def answer(self, seat: int, key: str, by_itself: bool = False) -> bool:
        """Sends it; the snapshots that come show what it led to. `by_itself`: nobody has chosen it."""
        return self.link.client.answer(seat, key, by_itself)

    def can_undo(self, seat: int | None) -> bool:
        """C6.6, as the host says."""
        return seat is not None and not self.over and self.session.can_undo(seat)

    def why_no_undo(self, seat: int | None) -> str:
        """Only the host knows more."""
        return "lan.undo.no"

    def undo(self, seat: int) -> bool:
        """Asks the host."""
        if self.can_undo(seat):
            self.link.client.undo(seat)
        return self.can_undo(seat)

    def wish(self, message: Wished) -> bool:
        """Asks the host; while the connection is gone that would not arrive, which is said (C8.6)."""
        if not self.here:
            self.notices.append(Notice("net.lost.waits", {}))
            return False
        self.link.send(message)
        return True

    @property
    def proposal(self) -> Proposal | None:
        """C6.13. What an own seat proposes or is asked, as the host says; nothing while that can't be answered."""
        return self._open_proposal() if self.here else None

    def _open_proposal(self) -> Proposal | None:
        tables = [self.session.streams[seat].table for seat in self.persons if seat in self.session.streams]
        found = next((one.proposal for one in tables if one is not None and one.proposal is not None), None)
        return Proposal(found[0], found[1], list(found[2])) if found is not None else None

    def why_not_propose(self, kind: Kind, seat: int) -> str:
        """What is known here; the host may have another reason."""
        if self.session.spec.giving_up is None or self.over:
            return "giving_up.out" if self.over else "giving_up.no_match"
        return "giving_up.open" if self.proposal is not None else ""

    def propose(self, kind: Kind, seat: int) -> bool:
        """Asks the host, who says what keeps it from being."""
        self.wish(Propose(seat, kind))
        return True

    def say(self, seat: int, agrees: bool) -> bool:
        """Tells the host."""
        return self.wish(Propose(seat, "yes" if agrees else "no"))

    def _follow_proposal(self) -> None:
        """Says who did not agree to what was proposed here: those who were asked last."""
        before, self._proposed = self._proposed, self._open_proposal()
        if before is not None and self._proposed is None and not self.over and before.by in self.persons:
            names = ", ".join(self.name(seat) for seat in before.asked)
            self.notices.append(Notice(f"giving_up.{before.kind}.refused", {"name": names}))

    def set_order(self, seat: int, card: str, order: str) -> None:
        """Kept by the host with the match; what is chosen counts here at once."""
        if self.wish(SetOrder(seat, card, order)):
            super().set_order(seat, card, order)

    # --- keeping

    @property
    def keeping(self) -> Keeping:
        """Kept here is what this program hosts."""
        return self

    def save_rest(self) -> None:
        """The host keeps the match: here, if that is this program."""
        if (hosted := self._hosted) is not None:
            self.unsaved = False
            self._handed = self._client.online.network.spawn(_save_rest(hosted))

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until what is kept here is on the disk."""
        hosted, handed = self._hosted, self._handed
        if hosted is None:
            return True
        if handed is not None and not wait_for([handed], timeout).done:
            return False
        return hosted.flush(timeout)

    def give_up(self) -> None:
        """A match that is kept here ends without what is not on the disk yet."""
        self.given_up = True
        if (hosted := self._hosted) is not None:
            hosted.give_up()

    @property
    def _hosted(self) -> RoomMatch | None:
        """The match itself where it is kept here; it belongs to the network's thread."""
        host = self.link.host
        return host.match_host.match if host is not None and host.match_host is not None else None

    def close(self, wait: bool = True) -> None:
        """Goes away; the seats are kept as the room is set (C8.6). A room that is kept here stops with the program, so
        that the others come back by themselves when it is opened again."""
        if not self.closed and (self.link.host is None or self._client.nav.running):
            self.closed = True
            self.link.close()

    def leave(self) -> None:
        """C6.12. Goes away on purpose: a bot takes the own chair; a room that is kept here closes for all."""
        if self.link.host is None and self.here:
            self.link.send(Leave())
        self.close()

    def take_notices(self) -> list[Notice]:
        """What the player should be told since the last call."""
        out = super().take_notices()
        if (hosted := self._hosted) is not None:
            out += hosted.saving_notices()
            self.unsaved = hosted.unsaved
        return out

    def finish(self) -> None:
        """The own results enter the profile, and the replay, which comes after the end, the own folder (C6.9)."""
        hosts = self.link.host is not None
        if hosts and (hosted := self._hosted) is not None and hosted.match_id == self.match_id:
            self.replay_id = hosted.replay_id  # the host has written it already
        self._ending.go_on(self.results(), b"" if hosts else self.link.client.replay)

    def results(self) -> dict[int, tuple[str, Result]]:
        """What has come for the profiles of this machine and is not entered yet."""
        return {
            seat: (self.seats[seat].profile_uid, known_of(result, self.session.spec, self._client.media.texts))
            for seat, result in self.link.client.results.items()
            if seat < len(self.seats) and self.seats[seat].kind == PERSON and self.seats[seat].profile_uid
            and seat not in self._ending.seats and self.is_of(seat, result)
        }  # fmt: skip

    def is_of(self, seat: int, result: Result) -> bool:
        """C8.7. Whether a result is that of this match: what enters a profile stays there."""
        outcome, count = self.session.outcome, len(self.seats)
        fits = (result.match_id, result.title, result.seats) == (self.match_id, self.title, count)
        ranked = outcome is not None and seat < len(outcome.ranks) and outcome.place(seat) == result.rank
        ranked = ranked and 1 <= result.rank <= max(2, count)
        numbers = (result.rounds, result.rules_version, *result.statistics.values())
        texts = (result.victory, result.replay_id, *result.choices, *result.choices.values(), *result.statistics)
        small = all(0 <= n <= MOST_COUNTED for n in numbers) and 0 <= result.seconds <= LONGEST_S
        short = len(texts) <= MOST_TEXTS and all(len(text) <= LONGEST_WORD for text in texts)
        return fits and ranked and small and short


async def _save_rest(match: RoomMatch) -> None:
    """On the network's thread, to which the match belongs."""
    match.save_rest()
