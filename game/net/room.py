"""The waiting room of a LAN match (C5, C8.4), as its host keeps it: no sockets, no rules of a game but what its spec
says of seats and fields. Methods raise NetError for what is refused; nothing has changed then.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Any

import msgspec

import game
from game.bots.levels import DEFAULT_LEVEL, levels_of
from game.core.errors import BadSetup
from game.core.fields import checked, options_for
from game.core.rng import Stream
from game.core.spec import Field, TitleSpec
from game.match.seats import BOT, GUEST_ICON, REMOTE, SeatInfo, bot_face, bot_name, drawn_apart
from game.match.times import MODES
from game.net.dice import DiceTable
from game.net.errors import NetError
from game.net.letters import visible
from game.net.members import Banned, Member, Members
from game.net.parts import LONGEST_LINE, Value
from game.net.pausing import Pausing
from game.net.protocol import MemberInfo, RoomInfo, Said, SeatPlan, Who
from game.net.reactions import HIDE

OPEN, PERSON, CLOSED = "open", "person", "closed"
WAITING, PLAYING, ENDED = "waiting", "playing", "ended"
COUNTDOWNS = ("60", "0", "40", "90", "120")
"""Seconds, never under 40 (C5.3); 0 is off."""
AWAY = ("wait", "default", "bot")
"""What happens to the chair of a player who went away (C8.6)."""
OWN: dict[str, tuple[str, ...]] = {
    "clock": MODES, "away": AWAY, "watchers": ("yes", "no"), "countdown": COUNTDOWNS, "undo": ("yes", "no"),
    "hide": HIDE,
}  # fmt: skip
"""The room's own options, the first value of each the one that holds at first."""
QUICK = ("hello", "well_played", "one_moment", "thanks")
OF_PROFILE = ("level", "points")
"""Fields of a seat that nobody chooses in a room: a person's level says what the seat may spend."""
MISFIT = re.compile(r"seats\[([0-9])\]\.([a-z_]{1,32})")
MOST_LINES = 200
COMINGS = frozenset(f"net.log.{what}" for what in ("came", "watches", "back", "gone", "left"))
MOST_COMINGS = 40
"""Of the lines; of more the oldest is forgotten."""
MOST_POINTS, LEAST_POINTS = 10, 4
SECOND_MS = 1000
SOON_MS = 5 * SECOND_MS
"""What is left of the countdown once everybody is ready: nobody needs the time any more."""
KEPT_S = 30.0
"""So long the seats in the waiting room are kept for who has lost the connection."""


class RoomSeat(msgspec.Struct, kw_only=True):
    """A seat: `kind` "open", "person" (`member`, `person` of it), "bot" (`level`) or "closed"."""

    kind: str = OPEN
    member: int = -1
    person: int = 0
    level: str = DEFAULT_LEVEL
    ready: bool = False
    fields: dict[str, Any] = {}


class Room:
    """A room for one match after another. `own` are its options besides the title's, `next_line` the number of the next
    line of chat or log."""

    def __init__(self, title: str, count: int, name: str, options: dict[str, Any] | None = None) -> None:
        """Raises NetError for seats or options that the title does not have."""
        self.spec: TitleSpec = game.TITLES[title]
        if count not in self.spec.seats:
            raise NetError("net.room.seats", title=title, n=count)
        self.title, self.name, self.phase = title, name, WAITING
        self.options: dict[str, Any] = {field.name: field.default for field in options_for(self.spec, count)}
        self.own = {option: values[0] for option, values in OWN.items()}
        self.seats = [RoomSeat() for _ in range(count)]
        self.members = Members()
        self.lines: deque[Said] = deque(maxlen=MOST_LINES)
        self.pausing = Pausing()
        self.dice = DiceTable.drawn()
        self.locked = False
        self.left_ms = -1
        self._hurried = False  # the leader has asked for the countdown
        self._soon = False  # everybody is ready
        self.match_id = ""
        self.next_line = 0
        for option, value in (options or {}).items():
            self._take_option(option, value)

    # --- who is here

    def enter(self, persons: list[Who], token: bytes, watch: bool, leads: bool = False, key: bytes = b"",
              ) -> tuple[Member, bytes]:  # fmt: skip
        """A machine comes in, or comes back; `key`: the fingerprint that it has proved. Raises NetError."""
        back = self.members.known(token) if token else None
        if back is None and watch and self.own["watchers"] != "yes":
            raise NetError("net.room.no_watchers")
        watch = watch or self.phase != WAITING
        member, token = self.members.enter(persons, token, watch, leads, key)
        self.tell("net.log.back" if back else "net.log.watches" if watch else "net.log.came", name=names(member))
        if back is None and not watch:
            self._seat_all(member)
        return member, token

    def drop(self, number: int, now_s: float) -> None:
        """A member's connection is gone; its seats are kept for it while a match runs."""
        member = self.members.all[number]
        member.here, member.gone_s, member.ping = False, now_s, -1
        self.tell("net.log.gone", name=names(member))
        if self.phase == WAITING:
            for plan in self.plans_of(number):
                plan.ready = False
        self._recount()

    def free_kept(self, now_s: float) -> bool:
        """C8.6. Who has not come back to the waiting room for so long gives the seats up, and may come in like anybody
        else; but the one who leads. Whether there was somebody."""
        gone = [one for one in self.members.all.values() if not one.here and not one.leads] * (self.phase == WAITING)
        late = [member for member in gone if now_s - member.gone_s >= KEPT_S]
        for member in late:
            self.tell("net.log.seat_free", name=names(member))
            self._part(member.number)
        return bool(late)

    def is_passing(self, number: int) -> bool:
        """Whether a member may be forgotten once its connection is gone: nothing is kept for it."""
        member = self.members.all[number]
        return member.watching or (self.phase == WAITING and not member.leads and not self.seats_of(number))

    def leave(self, number: int, banned: bool = False) -> None:
        """A member goes, or is sent away for good. From a match it may come back with its token (C6.12)."""
        member = self.members.all[number]
        self.tell("net.log.kicked" if banned else "net.log.left", name=names(member))
        if self.phase == PLAYING and not banned and not member.watching:
            member.here = False
            return
        self._part(number, banned)

    def forgive(self, leader: Member, number: int) -> None:
        """C8.7. Who was sent away may come in again."""
        _must_lead(leader)
        banned = self.members.banned.pop(number, None)
        if banned is None:
            raise NetError("net.room.no_member")
        self.tell("net.log.forgiven", name=names(banned))

    def plans_of(self, number: int) -> list[RoomSeat]:
        """The seats of a member."""
        return [plan for plan in self.seats if plan.kind == PERSON and plan.member == number]

    def seats_of(self, number: int) -> list[int]:
        """Their numbers."""
        return [seat for seat, plan in enumerate(self.seats) if plan.kind == PERSON and plan.member == number]

    def who(self, plan: RoomSeat) -> Who | None:
        """The player of the seat."""
        member = self.members.all.get(plan.member) if plan.kind == PERSON else None
        return member.persons[plan.person] if member is not None and plan.person < len(member.persons) else None

    # --- what members do

    def sit(self, member: Member, seat: int, person: int, stand: bool) -> None:
        """Takes a free seat, or gives the own one up."""
        self._must_wait()
        plan = self._plan(seat)
        if stand:
            self._must_own(member, seat)
            self._empty(plan)
        else:
            if plan.kind != OPEN or person >= len(member.persons):
                raise NetError("net.room.taken", n=seat + 1)
            for other in self.plans_of(member.number):
                if other.person == person:
                    self._empty(other)
            self._seat(plan, member, person)
            member.watching = False
        self._recount()

    def bring(self, member: Member, who: Who, seat: int = -1) -> None:
        """C5.1. Another person at a member's machine, who takes that free seat, or (-1) the first one there is."""
        self._must_wait()
        if seat >= 0 and self._plan(seat).kind != OPEN:
            raise NetError("net.room.taken", n=seat + 1)
        self.members.bring(member, who)
        self.tell("net.log.came", name=member.persons[-1].name)
        plan = self.seats[seat] if seat >= 0 else next((plan for plan in self.seats if plan.kind == OPEN), None)
        if plan is not None:
            self._seat(plan, member, len(member.persons) - 1)
        self._recount()

    def choose(self, member: Member, seat: int, field: str, value: Value) -> None:
        """C5.1. A set-up field of an own seat, or of a bot's for the leader; a seat that changes something is not
        ready."""
        self._must_wait()
        self._must_own(member, seat)
        plan = self._plan(seat)
        if field in OF_PROFILE:
            raise NetError("net.room.field", field=field)
        plan.fields = {**plan.fields, field: _checked(f"seats[{seat}]", field, value, self.spec.fields)}
        plan.ready = False
        self._recount()

    def ready(self, member: Member, seat: int, ready: bool) -> None:
        """C5.3."""
        self._must_wait()
        if self._plan(seat).kind != PERSON:
            raise NetError("net.room.not_yours", n=seat + 1)
        self._must_own(member, seat)
        self._plan(seat).ready = ready
        self._recount()

    def hurry(self, member: Member) -> bool:
        """C5.3. The leader asks for the countdown although not all are ready; False where it can't run."""
        self._must_wait()
        _must_lead(member)
        self._hurried = True
        self._recount()
        if self.left_ms >= 0:
            self.tell("net.log.hurried", name=names(member), n=-(-self.left_ms // SECOND_MS))
        return self.left_ms >= 0

    def set_option(self, member: Member, name: str, value: Value) -> None:
        """The leader changes an option: it is told to all, and nobody is ready any more."""
        self._must_wait()
        _must_lead(member)
        before = self.own.get(name, self.options.get(name))
        self._take_option(name, value)
        if value == before:
            return
        shown = value if isinstance(value, str) else str(len(value))
        self.tell("net.log.option", name=names(member), option=name, value=shown[:60])
        self.unready()
        self._recount()

    def set_seat(self, member: Member, seat: int, kind: str, level: str) -> None:
        """The leader opens or closes a seat, or sets a bot on it."""
        self._must_wait()
        _must_lead(member)
        plan = self._plan(seat)
        if kind not in (OPEN, BOT, CLOSED) or (plan.kind == PERSON and plan.member != member.number):
            raise NetError("net.room.taken", n=seat + 1)
        before = (plan.kind, plan.level)
        if kind == BOT:
            self.seat_bot(seat, level)
        else:
            self._empty(plan)
            plan.kind = kind
            self._recount()
        if (plan.kind, plan.level) != before:
            more = {"level": level} if kind == BOT else {}
            self.tell(f"net.log.seat_{kind}", name=names(member), n=seat + 1, **more)

    def seat_bot(self, seat: int, level: str) -> None:
        """A bot of a level sits there. Raises NetError."""
        if level not in levels_of(self.spec):
            raise NetError("net.room.level", level=level)
        plan = self._plan(seat)
        self._empty(plan)
        plan.kind, plan.level = BOT, level
        self._recount()

    def say(self, member: Member, text: str, quick: str) -> Said:
        """C5.7. A line of chat, of which only what can be seen is kept."""
        if quick and quick not in QUICK:
            raise NetError("net.room.quick", quick=quick)
        said = visible(text)[:LONGEST_LINE]
        if not said and not quick:
            raise NetError("net.room.nothing_said")
        key = f"net.quick.{quick}" if quick else ""
        return self._line(Said(self.next_line, member.number, names(member), "" if quick else said, key))

    def restore_lines(self, lines: list[Said]) -> None:
        """What was said before the room was opened again."""
        self.lines.extend(lines)
        self.next_line = max([self.next_line, *(line.no + 1 for line in lines)])

    def tell(self, key: str, /, **args: str | int) -> Said:
        """A line of the room's own log."""
        return self._line(Said(self.next_line, -1, "", "", key, args))

    # --- beginning

    def problem(self) -> NetError | None:
        """Why the match can't begin; None when it can."""
        for seat, plan in enumerate(self.seats):
            if plan.kind == OPEN:
                return NetError("net.room.open_seat", n=seat + 1)
            who = self.who(plan)
            if plan.kind == PERSON and who is None:
                return NetError("net.room.open_seat", n=seat + 1)
            if plan.kind == PERSON and who is not None and not self.members.all[plan.member].here:
                return NetError("net.room.away", name=who.name)
        if len(self.playing) not in self.spec.seats:
            return NetError("net.room.seats", title=self.title, n=len(self.playing))
        return None

    def drop_misfit(self, where: str) -> None:
        """A title did not take what a seat has chosen, as in "seats[1].traits": that holds no more, and its player
        looks again. Else one guest could keep all others from beginning."""
        found = MISFIT.fullmatch(where)
        plan = self.playing[int(found[1])] if found is not None and int(found[1]) < len(self.playing) else None
        if found is not None and plan is not None and found[2] in plan.fields:
            plan.fields = {name: value for name, value in plan.fields.items() if name != found[2]}
            plan.ready = False
            self._recount()

    def waits_for(self) -> Who | None:
        """The members who are not ready yet and do not lead."""
        for plan in self.playing:
            who = self.who(plan)
            if who is not None and not plan.ready and not self.members.all[plan.member].leads:
                return who
        return None

    @property
    def playing(self) -> list[RoomSeat]:
        """The seats that the match will have."""
        return [plan for plan in self.seats if plan.kind != CLOSED]

    def seat_infos(self, seed: int) -> list[SeatInfo]:
        """The seats as a match wants them. Whether the title takes them is its own to say."""
        found, taken = [], {(name, str(value)) for plan in self.playing for name, value in plan.fields.items()}
        for seat, plan in enumerate(self.playing):
            who = self.who(plan)
            if who is not None:
                found.append(SeatInfo(seat=seat, name=who.name, icon=who.icon or GUEST_ICON, kind=REMOTE,
                                      member=plan.member, person=plan.person, fields=self._fields(plan, who),
                                      looks=dict(who.looks)))
                continue
            found.append(SeatInfo(seat=seat, name=f"Bot {seat + 1}", name_key=bot_name(plan.level, seat), kind=BOT,
                                  icon=bot_face(plan.level, seat), level=plan.level,
                                  fields=self._bot_fields(plan, Stream(seed, f"bot seat {seat}"), taken)))
        return found

    def restore_own(self, name: str, value: str) -> None:
        """One of the room's own options as a save kept it. Raises NetError for what this program does not know."""
        if name not in OWN:
            raise NetError("net.room.value", field=name)
        self._take_option(name, value)

    def tick(self, ms: int) -> bool:
        """Time of the countdown passes; True when it has run out now (C5.3)."""
        if self.left_ms < 0 or self.phase != WAITING:
            return False
        self.left_ms = max(0, self.left_ms - ms)
        return self.left_ms == 0

    # --- told

    def info(self, member: Member) -> RoomInfo:
        """The room as a member sees it: of others' choices only those that have a list of values, which are shown on
        their seats; what is put together (traits, a deck) is their own."""
        seats = [SeatPlan(p.kind, p.member, p.person, p.level if p.kind == BOT else "", p.ready,
                          self._shown(p, member)) for p in self.seats]
        left = -1 if self.left_ms < 0 else -(-self.left_ms // SECOND_MS) * SECOND_MS
        return RoomInfo(self.title, self.name, self.phase, self.locked, {**self.options, **self.own}, seats,
                        [m.info() for m in self.members.all.values()], left, self.match_id,
                        self.pausing.info() if self.phase == PLAYING else None,
                        [MemberInfo(one.number, one.persons, False) for one in self.members.banned.values()]
                        if member.leads else [], self.dice.info())

    def again(self) -> None:
        """The room waits for another match; the seats of the one who is not here any more are free."""
        self.phase, self.match_id, self.pausing, self.dice = WAITING, "", Pausing(), DiceTable.drawn()
        self.unready()
        for number in [member.number for member in self.members.all.values() if not member.here]:
            self.leave(number)
        for plan in self.seats:
            if plan.kind == PERSON and self.who(plan) is None:
                self._empty(plan)
        self._recount()

    def unready(self) -> None:
        """Everybody looks again."""
        for plan in self.seats:
            plan.ready = False

    # --- inside

    def _shown(self, plan: RoomSeat, member: Member) -> dict[str, Value]:
        if plan.member == member.number or plan.kind == BOT:
            return dict(plan.fields)
        open_ = {field.name for field in self.spec.fields if not field.many}
        return {name: value for name, value in plan.fields.items() if name in open_}

    def _fields(self, plan: RoomSeat, who: Who) -> dict[str, Any]:
        level = {"level": str(who.level)} if any(field.name == "level" for field in self.spec.fields) else {}
        return {**plan.fields, **level}

    def _bot_fields(self, plan: RoomSeat, stream: Stream, taken: set[tuple[str, str]]) -> dict[str, Any]:
        """What a bot brings besides what was chosen for it: with as many points as the others have."""
        make = self.spec.bot_seat
        if make is None:
            return dict(plan.fields)
        levels = [who.level for other in self.playing if (who := self.who(other)) is not None]
        wish = str(self.options.get("points", ""))
        points = int(wish) if wish.isdecimal() else LEAST_POINTS + max(levels) if levels else MOST_POINTS
        return drawn_apart(self.spec.fields, {**make(stream, points), **plan.fields}, taken, stream)

    def _part(self, number: int, banned: bool = False) -> None:
        """A member is none any more."""
        if self.phase == WAITING:
            for plan in self.plans_of(number):
                self._empty(plan)
        self.members.remove(number, banned)
        self._recount()

    def _seat_all(self, member: Member) -> None:
        """A newcomer sits down where there is room (C5.1)."""
        for person in range(len(member.persons)):
            plan = next((plan for plan in self.seats if plan.kind == OPEN), None)
            if plan is not None:
                self._seat(plan, member, person)
        self._recount()

    def _seat(self, plan: RoomSeat, member: Member, person: int) -> None:
        plan.kind, plan.member, plan.person, plan.ready, plan.fields = PERSON, member.number, person, False, {}

    def _empty(self, plan: RoomSeat) -> None:
        plan.kind, plan.member, plan.person, plan.ready, plan.fields = OPEN, -1, 0, False, {}

    def _recount(self) -> None:
        """C5.3. The countdown runs while all but the leader are ready, or while every seat is taken once the leader has
        asked for it, and begins anew when that changes; with the leader ready as well it is soon over. Options follow
        the number of seats.
        """
        tied = [field for field in options_for(self.spec, len(self.playing)) if field.seats]
        self.options |= {field.name: field.default for field in tied if self.options[field.name] not in field.values}
        full = self.problem() is None and self.own["countdown"] != "0"
        self._hurried = self._hurried and full
        persons = [plan for plan in self.playing if plan.kind == PERSON]
        soon = full and bool(persons) and all(plan.ready for plan in persons)
        was_soon, self._soon = self._soon, soon
        if not full or not (self._hurried or self.waits_for() is None):
            self.left_ms = -1
        elif soon:
            self.left_ms = min(SOON_MS, self.left_ms) if self.left_ms >= 0 else SOON_MS
        elif self.left_ms < 0 or was_soon:
            self.left_ms = int(self.own["countdown"]) * SECOND_MS

    def _take_option(self, name: str, value: Value) -> None:
        if name in OWN:
            if value not in OWN[name]:
                raise NetError("net.room.value", field=name)
            self.own[name] = str(value)
            self.left_ms = -1
        else:
            self.options[name] = _checked("options", name, value, options_for(self.spec, len(self.playing)))

    def _plan(self, seat: int) -> RoomSeat:
        if not 0 <= seat < len(self.seats):
            raise NetError("net.room.no_seat", n=seat + 1)
        return self.seats[seat]

    def _must_wait(self) -> None:
        if self.phase != WAITING or self.dice.closed:
            raise NetError("net.room.playing")

    def _must_own(self, member: Member, seat: int) -> None:
        plan = self._plan(seat)
        if plan.member != member.number and not (plan.kind == BOT and member.leads):
            raise NetError("net.room.not_yours", n=seat + 1)

    def _line(self, said: Said) -> Said:
        """Those who come and go push nothing off the list that somebody said."""
        self.next_line += 1
        passing = [line for line in self.lines if line.key in COMINGS] if said.key in COMINGS else []
        if len(passing) >= MOST_COMINGS:
            self.lines.remove(passing[0])
        self.lines.append(said)
        return said


def names(member: Member | Banned) -> str:
    """The IDs of the persons at a machine."""
    return ", ".join(person.name for person in member.persons)


def _must_lead(member: Member) -> None:
    if not member.leads:
        raise NetError("net.room.not_leading")


def _checked(where: str, name: str, value: Value, fields: tuple[Field, ...]) -> Any:
    try:
        found = checked(where, {name: value}, fields)[name]
    except BadSetup as problem:
        raise NetError(problem.key, **problem.args_) from problem
    return list(found) if isinstance(found, tuple) else found


