"""The match of a room as its host plays it (C8.1): every stream's snapshot and what changed in it, answers, undo, bots,
chairs, the clock. No sockets: messages come in by methods, go out by `send`, and time passes by `tick`.

Everybody at the table is a member of the room, the host's own player too: nobody sees more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.bots.levels import DEFAULT_LEVEL, levels_of
from game.core.events import reader_bit
from game.match.seats import BOT, EMPTY, REMOTE, SeatInfo, Sitter, Wish, only_kept, wishes_of
from game.match.times import MOST_MISSES, OFF
from game.net import pausing
from game.net.errors import NetError
from game.net.members import Member
from game.net.parts import ONLOOKER
from game.net.protocol import Answer, RefusalInfo, SetChair, SetOrder, Sync, TableState, Undo, Why
from game.net.reactions import HeldAnswers, fixed_s, is_window
from game.net.room import Room
from game.net.room_match import RoomMatch
from game.net.snapshots import Feed, Numbers, SentOptions, common_state, may_undo, table_state

WINDOW_S = 0.7
"""A reaction window lasts at least this long for every seat that is asked, so that a quick answer tells nothing."""
GRACE_S = 15.0
"""A member who went away has this long before anything happens to the chair (C8.6)."""
SHOWN_S = 1.5
"""The clock begins so long after a question: what led to it is being shown (C6.5)."""
BOT_S, ALONE_S = 0.25, 1.5
"""The least that a bot's choice takes, and while everybody has handed their chair to one and may come back."""
Send = Callable[[Iterable[int], Any], None]
"""Sends a message to some members; a member who is not connected does not get it."""


class MatchHost:
    """`feeds`: stream -> what was sent of it; `_hands`: (seat, member) of all who have sat there; `clock` tells
    seconds; `soon` does something when what was sent is on its way; `frozen`: nothing may change while the match is
    handed over. Its own time stands while the match rests."""

    def __init__(self, room: Room, match: RoomMatch, send: Send, bots: Callable[[], Any],
                 clock: Callable[[], float], soon: Callable[[Callable[[], None]], Any] | None = None) -> None:
        self.room, self.match = room, match
        self.feeds: dict[int, Feed] = {}
        self._send, self._make_bots, self._clock = send, bots, clock
        self._time = pausing.MatchClock(clock)
        self._time.stand(room.pausing.rests)
        self._ticked = self._time()
        self._bots: Any = None
        self._thinks: tuple[int, int, str] | None = None
        self._bot_since = 0.0
        self._numbers = Numbers()
        self._common: TableState | None = None
        self._soon = soon
        self._held = HeldAnswers(self._numbers)
        self._left_s: dict[int, float] = {}
        self._missed_s: dict[int, float] = {}
        self._stuck = False
        self._hands: set[tuple[int, int]] = set()
        self.frozen = False
        self._numbers.look(match.session, self._now)
        self._note_hands()
        for member in room.members.all.values():
            if not member.here:
                member.gone_s = clock()

    @property
    def _now(self) -> float:
        return self._time()

    @property
    def now_s(self) -> float:
        """Seconds of the host's clock."""
        return self._clock()

    @property
    def stands(self) -> bool:
        """Whether nobody may choose now: the match rests, or is handed over."""
        return self.frozen or self.room.pausing.rests

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def lively(self) -> bool:
        """Whether time may change something soon: a bot thinks, an answer is held back, a clock runs."""
        waits = any(self._info(q.seat).is_bot or self._is_gone(q.seat) for q in self.match.session.questions())
        timed = self.match.times.mode != OFF or self._fixed_s > 0
        return not self.stands and (bool(self._held) or waits or timed)

    # --- who gets what

    def streams_of(self, member: Member) -> list[int]:
        """The streams that a member may get: those of its seats, else those of the chairs that are kept for it, for it
        may come back and an onlooker sees by night what a seat does not; else that of an onlooker, where there may be
        any."""
        seats = self.seats_of(member.number) or [info.seat for info in self._kept_for(member.number)]
        return seats or [ONLOOKER] * (self.room.own["watchers"] == "yes")

    def welcome(self, member: Member, have: Sequence[Sync] = ()) -> None:
        """A member sits down (again): it gets the whole snapshot, and the chairs that were kept for it, but for those
        that were given away: these stay a bot's until they are asked for. `have`: what it knows from before."""
        self._miss(member.number)
        for info in self.match.seats:
            away = info.away
            if away is not None and away.who.member == member.number and not away.given:
                self.match.chairs.come_back(info.seat)
                self.match.times.welcome(info.seat, another=False)
        self.publish()
        for stream in self.streams_of(member):
            self._whole(member, next((one for one in have if one.stream == stream), Sync(stream)))

    def sync(self, member: Member, wish: Sync) -> None:
        """C8.8. A whole snapshot, for whoever doubts its own. Raises NetError for a stream that isn't its."""
        if wish.stream not in self.streams_of(member):
            raise NetError("net.match.not_yours", n=wish.stream + 1)
        self._whole(member, wish)

    def catch_up(self, member: Member, wish: Sync) -> None:
        """A reader who was too slow gets the stream as it is now, if that is still its."""
        if wish.stream in self.streams_of(member):
            self._whole(member, wish)

    def unsubscribe(self, member: int) -> None:
        """A member's connection is gone: nothing is sent to it any more."""
        if self.seats_of(member):
            self._left_s[member] = self._now
        for feed in self.feeds.values():
            feed.readers.discard(member)
        pausing.look(self)
        self.publish()

    def publish(self, by: int | None = None, undone: bool = False) -> None:
        """Everybody gets what changed for them since the last time: first who is asked, then the most readers. `by`:
        the seat that has chosen, or taken a choice back (`undone`), as `Feed.next` has it."""
        self._numbers.look(self.match.session, self._now)
        self._common = common = common_state(self.match, self.room)
        for feed in sorted((feed for feed in self.feeds.values() if feed.readers),
                           key=lambda feed: (feed.stream not in common.waits, -len(feed.readers))):
            news = feed.next(self._table(feed), self.match.session, by, undone)
            if news is not None:
                self._send(feed.readers, news)
        self._common = None
        if self._soon is not None:
            self._soon(self.match.settle)

    def _whole(self, member: Member, wish: Sync) -> None:
        self._common = None
        feed = self.feeds.setdefault(wish.stream, Feed(wish.stream))
        if not feed.readers:
            feed.offers = SentOptions()
            feed.begin(self._table(feed))
        feed.readers.add(member.number)
        for message in feed.whole(self.match, wish):
            self._send((member.number,), message)

    def _table(self, feed: Feed, held: bool = False) -> TableState:
        feed.listen(self.match.session)
        held = held or self._held.of(feed.stream)
        return table_state(self.match, self.room, feed, self._numbers, held, self._common)

    # --- answering

    def answer(self, member: Member, given: Answer) -> None:
        """Raises NetError for a seat of others, a question that is not open any more, or a key that isn't offered; its
        `number` is the question's."""
        self.must_own(member, given.seat)
        if self.stands:
            raise NetError("net.moving.now" if self.frozen else "net.match.rests", number=given.number)
        session, seat = self.match.session, given.seat
        question = session.question(seat)
        if question is None or self._numbers.of(seat) != given.number or self._held.of(seat):
            raise NetError("net.match.stale", n=seat + 1, number=given.number)
        if all(option.key != given.key for option in question.options()):
            raise NetError("error.illegal_answer", answer=given.key[:80], rule=question.rule,
                           number=given.number)
        due = self._due(seat)
        if is_window(question) and self._now < due:
            self._held.hold(due, seat, given.key)
            return
        self._give(seat, given.key, chosen=not given.by_itself and not is_window(question))

    def undo(self, member: Member, wish: Undo) -> None:
        """C6.6. Raises NetError when there is nothing of one's own to take back."""
        self.must_own(member, wish.seat)
        session, feed = self.match.session, self.feeds.get(wish.seat)
        shown = feed.table.answers if feed is not None and feed.table is not None else -1
        if self.stands or wish.answers != shown or not may_undo(self.match, self.room, wish.seat):
            raise NetError("net.match.no_undo")
        readers = (*range(len(self.match.seats)), None)
        before = [(session.view(seat), session.events(0, seat)) for seat in readers]
        self.match.undo(wish.seat)
        noticed = [seat for seat, then in zip(readers, before, strict=True)
                   if seat == wish.seat or then != (session.view(seat), session.events(0, seat))]
        self.match.chairs.note("undone", wish.seat, told=sum(map(reader_bit, noticed)))
        self._forget_bot()
        self._numbers.answered(wish.seat)
        for other in self.feeds.values():
            other.listen(session)
        self.publish(wish.seat, undone=True)

    def why(self, member: Member, asked: Why) -> RefusalInfo:
        """C6.4. Why a thing can't be chosen."""
        self.must_own(member, asked.seat)
        refusal = self.match.session.why_not(asked.seat, asked.ref)
        return RefusalInfo(asked.no) if refusal is None else RefusalInfo(asked.no, refusal.rule, refusal.text,
                                                                         refusal.args)

    def order(self, member: Member, wish: SetOrder) -> None:
        """A standing order for a card."""
        self.must_own(member, wish.seat)
        if self.frozen:
            raise NetError("net.moving.now")
        if len(self._info(wish.seat).orders) > 100 or wish.order not in ("always", "never", ""):
            raise NetError("net.match.order")
        self.match.set_order(wish.seat, wish.card, wish.order)
        self.publish()

    def _give(self, seat: int, key: str, stands: bool = False, chosen: bool = False) -> None:
        """The one place where the match is answered; `stands`: it can't be taken back, for nobody chose it; `chosen`:
        it takes a flag away. No choice in a window does, nor half an answer, or flags would tell of secret choices."""
        session, together = self.match.session, self.match.session.asks_all
        if together:
            self._acknowledge(seat)
        self.match.telling = True
        try:
            taken = self.match.answer(seat, key)
        finally:
            self.match.telling = False
        if not taken:
            notices = self.match.take_notices()
            if notices:
                self._stuck = True
                self.room.tell(notices[0].key, **notices[0].args)
        if stands:
            self.match.bar_undo()
        if chosen and not (session.gathered and session.question(seat) is not None):
            self.match.times.misses[seat] = 0
        self._forget_bot()
        self._numbers.answered(seat)
        self.publish(-1 if together else seat)

    def _acknowledge(self, seat: int) -> None:
        """Of a question to several at the same time its seat hears that the answer is taken before anything comes of
        it: nobody can tell from the messages whether others are still asked, and who of them was the last."""
        feed = self.feeds.get(seat)
        if feed is not None and feed.readers:
            self._common = None
            news = feed.next(self._table(feed, held=True), self.match.session, seat)
            if news is not None:
                self._send(feed.readers, news)

    def went_on(self, seat: int, chosen: bool) -> None:
        """Something of a seat is to be told that is no answer; `chosen`: the match has gone on by it."""
        if chosen:
            self._forget_bot()
            self._numbers.answered(seat)
        self.publish(seat if chosen else -1)

    # --- chairs

    def hand(self, member: Member, wish: SetChair) -> None:
        """C6.7b. A chair changes hands: of an own seat, or of any for the leader; an empty one that nobody left may be
        taken by whoever is there. Raises NetError."""
        if not 0 <= wish.seat < len(self.match.seats) or self.over:
            raise NetError("net.match.not_yours", n=wish.seat + 1)
        if self.frozen:
            raise NetError("net.moving.now")
        info = self._info(wish.seat)
        own = info.kind == REMOTE and info.member == member.number
        match wish.kind:
            case "bot" if own or member.leads:
                level = wish.level if wish.level in levels_of(self.match.session.spec) else DEFAULT_LEVEL
                self.match.chairs.take(Wish(seat=wish.seat, kind=BOT, level=level, given=self._is_here(wish.seat)))
            case "empty" if own or member.leads:
                self.match.chairs.take(Wish(seat=wish.seat, kind=EMPTY, given=self._is_here(wish.seat)))
            case "open" if member.leads and info.kind != REMOTE:
                info.away = None
                self.match.chairs.take(Wish(seat=wish.seat, kind=EMPTY))
            case "back" if info.away is not None and info.away.who.member == member.number:
                self.match.chairs.come_back(wish.seat)
            case "person" if info.kind == EMPTY and info.away is None and wish.person < len(member.persons):
                self._sit(member, wish)
            case _:
                raise NetError("net.match.not_yours", n=wish.seat + 1)
        if wish.kind in ("back", "person") or self.match.times.misses[wish.seat] < MOST_MISSES:
            self.match.times.welcome(wish.seat, another=wish.kind == "person")
        self._chairs_changed()

    def leave(self, member: int, banned: bool = False) -> None:
        """C6.12. A member goes away: bots keep its chairs until it comes back, or for good."""
        for info in self.match.seats:
            if info.kind == REMOTE and info.member == member and not self.over:
                self.match.chairs.take(Wish(seat=info.seat, kind=BOT))
        for info in self._kept_for(member) if banned else ():
            info.away = None
        self._chairs_changed()

    def _sit(self, member: Member, wish: SetChair) -> None:
        """Nobody looks into a second hand but the leader, and only into one of its own side while others play."""
        knows = [seat for seat, who in self._hands if who == member.number]
        foreign = any(not self.match.together(seat, wish.seat) for seat in knows)
        sits = self._kept_for(member.number) or self.seats_of(member.number)
        if (sits and not member.leads) or (foreign and self._others_play(member.number)):
            raise NetError("net.room.taken", n=wish.seat + 1)
        who = member.persons[wish.person]
        sitter = Sitter(kind=REMOTE, name=who.name, icon=who.icon, member=member.number, person=wish.person)
        member.watching = False
        self.match.chairs.take(Wish(seat=wish.seat, kind=REMOTE, who=sitter))

    def _chairs_changed(self) -> None:
        """A member who lost a seat does not get its stream any more; one who has a seat now gets it whole."""
        pausing.look(self)
        self.match.save()
        self._note_hands()
        for number, member in self.room.members.all.items():
            mine = self.streams_of(member) if member.here else []
            for stream, feed in self.feeds.items():
                if stream not in mine:
                    feed.readers.discard(number)
            for stream in mine:
                if stream not in self.feeds or number not in self.feeds[stream].readers:
                    self._whole(member, Sync(stream))
        self.publish()

    # --- time

    def rest(self, rests: bool) -> None:
        """C6.12. The match rests from now on, or goes on: who is away then has the whole grace."""
        self._time.stand(rests)
        for member in self.room.members.all.values():
            if not rests and not member.here:
                member.gone_s = self.now_s
        self.match.save()

    def tick(self) -> None:
        """Time has passed: held answers, bots, members who went away, the clock. What was chosen and told is saved."""
        elapsed, self._ticked = self._now - self._ticked, self._now
        if not self.stands:
            self._go_on(round(elapsed * 1000))
        self.match.settle()

    def _go_on(self, ms: int) -> None:
        self._release()
        if self.over or self._stuck:
            return
        self._numbers.look(self.match.session, self._now)
        self._absent()
        self._count_down(ms)
        self._think()

    def _release(self) -> None:
        """Answers whose window has lasted long enough; where thinking is hidden a person without one passes."""
        session = self.match.session
        for held in self._held.take(self._now):
            if self._numbers.of(held.seat) == held.number and session.question(held.seat) is not None:
                self._give(held.seat, held.key)
        for question in session.questions() if self._fixed_s else ():
            if is_window(question) and self._is_here(question.seat) and self._now >= self._due(question.seat):
                self._give(question.seat, question.default(), stands=True)
                return

    def _absent(self) -> None:
        """C8.6. What the room does for a player who went away."""
        rule = self.room.own["away"]
        for question in self.match.session.questions():
            seat = question.seat
            if rule == "wait" or not self._is_gone(seat):
                continue
            if rule == "bot":
                self.match.chairs.keep_warm(seat)
                self._chairs_changed()
            else:
                self.match.chairs.note("waits", seat)
                self._give(seat, question.default(), stands=True)
            return

    def _count_down(self, ms: int) -> None:
        """C6.8. The clock of the one who is asked and here."""
        times = self.match.times
        if times.mode == OFF:
            return
        for question in self.match.session.questions():
            seat = question.seat
            if not self._is_here(seat) or self._held.of(seat) or self._now - self._numbers.since(seat) < SHOWN_S:
                continue
            if is_window(question) and self._fixed_s:
                continue  # what is left would tell how soon it was answered
            if times.spend(self.match.session.asked_at, seat, ms) > 0:
                continue
            times.misses[seat] += 1
            self.match.chairs.note("flag", seat)
            self._give(seat, question.default(), stands=True)
            if times.misses[seat] >= MOST_MISSES and not self.over:
                self.match.chairs.time_out(seat)
                self._chairs_changed()
            return

    def _think(self) -> None:
        """C9.2. One bot at a time, in the worker."""
        asked = {(len(self.match.session.log), q.seat, self._info(q.seat).level): q
                 for q in self.match.session.questions() if self._info(q.seat).is_bot}
        if not asked:
            return
        mark = self._thinks if self._thinks in asked else next(iter(asked))  # whatever becomes of other chairs
        question = asked[mark]
        self._bots = self._bots or self._make_bots()
        if self._bots.gave_up():
            self.room.tell("net.log.bots_alone")
        if self._thinks != mark:
            self._bots.cancel()
            self._thinks, self._bot_since = mark, self._now
            session, level = self.match.session, self._info(question.seat).level or DEFAULT_LEVEL
            self._bots.ask(session, question.seat, level, session.seed, wishes_of(self.match.seats))
        reacts = is_window(question)
        pace = ALONE_S if only_kept(self.match.seats) else BOT_S
        if self._now < (self._due(question.seat) if reacts else self._bot_since + pace):
            return
        key = self._bots.poll() or (question.default() if reacts and self._fixed_s else None)
        if key is not None:
            self._give(question.seat, key)

    def close(self) -> None:
        """Everything is written, the bots' process ends."""
        if self._bots is not None:
            self._bots.close()
            self._bots = None
        self.match.settle()
        self.match.close()

    # --- inside

    def _forget_bot(self) -> None:
        self._thinks = None
        if self._bots is not None:
            self._bots.cancel()

    def _info(self, seat: int) -> SeatInfo:
        return self.match.seat(seat)

    def seats_of(self, member: int) -> list[int]:
        """The seats of a member now."""
        return [info.seat for info in self.match.seats if info.kind == REMOTE and info.member == member]

    def _kept_for(self, member: int) -> list[SeatInfo]:
        """The chairs that a member may come back to."""
        return [info for info in self.match.seats if info.away is not None and info.away.who.member == member]

    def _others_play(self, member: int) -> bool:
        """Whether somebody else has a chair, or may come back to one."""
        kept = [info.away.who.member for info in self.match.seats if info.away is not None]
        there = [info.member for info in self.match.seats if info.kind == REMOTE]
        return any(one not in (-1, member) for one in (*there, *kept))

    def _is_here(self, seat: int) -> bool:
        member = self.room.members.all.get(self._info(seat).member)
        return self._info(seat).kind == REMOTE and member is not None and member.here

    def _note_hands(self) -> None:
        """Who has looked into which hand: it stays known where a chair changes hands."""
        self._hands |= {(info.seat, info.member) for info in self.match.seats if info.kind == REMOTE}
        self._hands |= {(info.seat, info.away.who.member) for info in self.match.seats if info.away is not None}

    def _miss(self, member: int) -> None:
        """A member who is back has been away for a while of its open questions: going and coming makes none of them
        longer."""
        left = self._left_s.pop(member, self._now)
        missed, self._missed_s = self._missed_s, {}
        for seat in [question.seat for question in self.match.session.questions()]:
            away = self._now - max(left, self._numbers.since(seat)) if self._info(seat).member == member else 0.0
            number = self._numbers.of(seat)
            self._missed_s[number] = missed.get(number, 0.0) + max(0.0, away)

    def _is_gone(self, seat: int) -> bool:
        """Whether whoever sits there has been away for longer than the grace, or in all since it was asked."""
        info = self._info(seat)
        member = self.room.members.all.get(info.member)
        if info.kind != REMOTE:
            return False
        missed = self._missed_s.get(self._numbers.of(seat), 0.0)
        return member is None or (not member.here and self.now_s - member.gone_s + missed >= GRACE_S)

    @property
    def _fixed_s(self) -> float:
        return fixed_s(self.room.own["hide"])

    def _due(self, seat: int) -> float:
        """When the reaction window of a seat closes; while its person is away it stands still."""
        missed = self._missed_s.get(self._numbers.of(seat), 0.0)
        return self._numbers.since(seat) + (self._fixed_s + missed if self._fixed_s else WINDOW_S)

    def must_own(self, member: Member, seat: int) -> None:
        """Raises NetError for a seat of others."""
        info = self._info(seat) if 0 <= seat < len(self.match.seats) else None
        if info is None or info.kind != REMOTE or info.member != member.number:
            raise NetError("net.match.not_yours", n=seat + 1)
