"""What will be played in a room on the network (C5): read from the host's `RoomInfo`; what is chosen is sent."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import game
from game.core.errors import BadSetup, PentarchyError
from game.core.fields import options_for
from game.match.seats import BOT, GUEST, GUEST_ICON, PERSON, REMOTE, SeatInfo, bot_face
from game.match.times import MODES, OFF
from game.net.peer import LOST
from game.net.protocol import Bring, Choose, Ready, SetOption, SetSeat, Sit, Start, Who
from game.net.reactions import HIDE
from game.net.room import AWAY, CLOSED, ENDED, OPEN, WAITING
from game.store.notices import Notice
from scenes.kit.title_look import SETS, FileLook, Value
from scenes.lan.words import clean
from scenes.room.boards import STANDARD, BoardFile
from scenes.room.setup import COUNTDOWNS, OWN_CHOICE, RANDOM, RoomSetup, SeatSetup
from scenes.titles import ui_of

if TYPE_CHECKING:
    from game.core.spec import Field
    from game.net.protocol import MemberInfo, RoomInfo, SeatPlan
    from game.net.service import RoomLink
    from game.store.profiles import Profile
    from scenes.shell.client import Client

MOST_SEATS = 8
OWN_OPTIONS: dict[str, tuple[str, ...]] = {
    "away": AWAY, "watchers": ("yes", "no"), "undo": ("yes", "no"), "hide": HIDE,
}  # fmt: skip
"""The room's own options besides clock and countdown, with the values that this program knows."""
Wish = Bring | Choose | Ready | SetOption | SetSeat | Sit | Start
ODD = (PentarchyError, ValueError, LookupError, TypeError)
"""What drawing raises that is no drawing."""


class NetSetup(RoomSetup):
    """`link` is the room; `matched`: it is for those alone who were matched. Seats are those of the room, open and
    closed ones too; nothing here changes them: wishes are sent, and `take` reads what became of them. Raises ValueError
    for a room of a game or size that there isn't.
    """

    def __init__(self, client: Client, link: RoomLink, matched: bool = False) -> None:
        info = link.client.room
        if info is None or info.title not in game.TITLES:
            raise ValueError("no room that can be shown")
        self.client, self.media, self.link, self.title = client, client.media, link, info.title
        self.matched = matched
        self.spec, self.look = game.TITLES[info.title], ui_of(info.title).look
        self.countdown, self.clock = 0, OFF
        self.options: dict[str, Any] = {}
        self.own: dict[str, str] = {}
        self.read: dict[str, dict[str, list[str]]] = {}
        self.wished: dict[str, str] = {}
        self.profiles: dict[str, Profile] = {}
        self.read_profiles()
        self.seats: list[SeatSetup] = []
        self._sets: dict[int, tuple[Value, str]] = {}
        self._brought: set[int] = set()
        self._chosen = False
        self.take(info)

    # --- what is told

    def take(self, info: RoomInfo) -> None:
        """The room is like this now; what seats may have depends on the options. Raises ValueError where it has
        another game, or seats that no match has."""
        if info.title != self.title or len(info.seats) not in self.spec.seats:
            raise ValueError("no room that can be shown")
        self.info = info
        self.members: dict[int, MemberInfo] = {member.member: member for member in info.members}
        players = sum(plan.kind != CLOSED for plan in info.seats[:MOST_SEATS])
        self.options = {field.name: self._option(field, info.options.get(field.name, field.default))
                        for field in options_for(self.spec, players)}  # fmt: skip
        self.seats = [self._seat(seat, plan) for seat, plan in enumerate(info.seats[:MOST_SEATS])]
        countdown, clock = str(info.options.get("countdown", "0")), str(info.options.get("clock", OFF))
        self.countdown = int(countdown) if countdown in {str(one) for one in COUNTDOWNS} else 0
        self.clock = clock if clock in MODES else OFF
        self.own = {name: value if (value := str(info.options.get(name, ""))) in values else values[0]
                    for name, values in OWN_OPTIONS.items()}  # fmt: skip
        if info.phase == WAITING:
            self._bring_choices()

    def people(self) -> list[tuple[Any, ...]]:
        """The members of the room and their state, but for the milliseconds: others look different."""
        return [(m.member, m.persons, m.here, m.watching, m.leads) for m in self.info.members]

    def _seat(self, seat: int, plan: SeatPlan) -> SeatSetup:
        who = self.who_of(plan)
        mine = who is not None and plan.member == self.link.client.member
        kind = plan.kind if plan.kind in (BOT, CLOSED) else OPEN
        profile = self._profile_of(who, plan.person) if who is not None and mine else None
        if who is not None:
            kind = REMOTE if not mine else GUEST if profile is None else PERSON
        level = plan.level if plan.level in self.bot_levels() else self.bot_levels()[0]
        fields = self._defaults(BOT if kind == BOT else PERSON)
        fields |= {field.name: value for field in self.spec.fields
                   if field.name in fields and _fits(field, value := plan.fields.get(field.name))}  # fmt: skip
        made = SeatSetup(kind=kind, level=level, ready=plan.ready, name=clean(who.name) if who is not None else "",
                         fields=fields)  # fmt: skip
        if profile is not None:
            made.profile_uid = profile.uid
        value, name = self._sets.get(seat, ("", ""))
        if value in fields.values():
            made.set_name = name
        return made

    def _profile_of(self, who: Who, person: int) -> Profile | None:
        """The profile of a person of this machine: the first is the player at this computer, others are known by their
        IDs."""
        if person == 0 and self.client.home.profile is not None:
            return self.client.home.profile
        return next((profile for profile in self.profiles.values() if profile.name == who.name), None)

    def _option(self, field: Field, value: Value) -> Any:
        """An option of the game; of a file its name, or what stands for a file of somebody else."""
        name, look = field.name, self.look.option(field.name)
        if not isinstance(look, FileLook):
            return value if _fits(field, value) else field.default
        if not isinstance(value, list) or not value:
            return STANDARD
        known = next((file for file, texts in self.read.get(name, {}).items() if texts == value), "")
        if known:
            return known
        word = self.client.media.t("lanroom.room.their_file")
        if not self._can_show(look, value):
            return STANDARD
        self.read.setdefault(name, {})[word] = value
        return word

    def _can_show(self, look: FileLook, value: list[str]) -> bool:
        """Whether what a host says to be drawn is a drawing."""
        try:
            look.settles(value)
            if look.drawing is not None:
                look.drawing(len(self.info.seats), value, (64, 48))
        except ODD:
            return False
        return True

    def _bring_choices(self) -> None:
        """C5.6, C2.2. A person who has just sat down begins with the sets of last time, and what else the profile
        keeps."""
        chosen = self._chosen
        for seat, plan in enumerate(self.info.seats[:MOST_SEATS]):
            profile = self.profile(seat)
            if profile is None or plan.fields or seat in self._brought:
                continue
            self._brought.add(seat)
            last = self._last(profile.uid)
            before = SeatSetup(fields={})
            self._recall_sets(before, last)
            for name in self._kept_fields():
                if last.get(name) in self._values(name) and last[name] not in self.taken(seat, name):
                    before.fields[name] = last[name]
            for name, value in before.fields.items():
                if value != self.seats[seat].fields.get(name):
                    self.choose(seat, name, value, before.set_name)
        self._chosen = chosen

    # --- reading

    @property
    def leads(self) -> bool:
        """Whether options, seats and the start are this machine's to say."""
        return self.link.client.leads

    @property
    def leader(self) -> str:
        """The name of the leader; "" for a room without."""
        found = next((m for m in self.info.members if m.leads and m.persons), None)
        return clean(found.persons[0].name) if found is not None else ""

    @property
    def own_seats(self) -> list[int]:
        """The seats of this machine."""
        return [seat for seat, setup in enumerate(self.seats) if setup.kind in (PERSON, GUEST)]

    @property
    def players(self) -> int:
        """How many play: closed seats are left out."""
        return sum(setup.kind != CLOSED for setup in self.seats)

    @property
    def waiting(self) -> bool:
        """Whether choices can be made."""
        return self.info.phase == WAITING

    @property
    def standing(self) -> list[tuple[int, Who]]:
        """The persons of this machine without a seat, with their numbers."""
        client = self.link.client
        member = self.members.get(client.member)
        seated = {plan.person for plan in self.info.seats if plan.kind == PERSON and plan.member == client.member}
        return [(at, who) for at, who in enumerate(member.persons if member else []) if at not in seated]

    def who_of(self, plan: SeatPlan) -> Who | None:
        """The player on a seat."""
        member = self.members.get(plan.member) if plan.kind == PERSON else None
        return member.persons[plan.person] if member is not None and plan.person < len(member.persons) else None

    def member_of(self, seat: int) -> MemberInfo | None:
        """The machine of the player on the seat."""
        plan = self.info.seats[seat]
        return self.members.get(plan.member) if plan.kind == PERSON else None

    def can_edit(self, seat: int) -> bool:
        """Whether the choices of a seat are made here."""
        kind = self.seats[seat].kind
        return self.waiting and (kind in (PERSON, GUEST) or (kind == BOT and self.leads))

    def name(self, seat: int) -> str:
        """The name that the room shows."""
        kind = self.seats[seat].kind
        if kind in (OPEN, CLOSED):
            return self.client.media.t(f"lanroom.seat.{kind}")
        return self.client.media.t(self.name_key(seat)) if kind == BOT else self.seats[seat].name

    def free_kind(self, seat: int) -> str:
        """Which words tell what a free or closed seat is."""
        kind = self.seats[seat].kind
        return "matched" if kind == OPEN and self.matched else kind

    def teams(self) -> list[list[int]]:
        """The seats of each side; none while a seat is closed, when nobody knows yet who plays with whom."""
        return [] if any(seat.kind == CLOSED for seat in self.seats) else super().teams()

    def names_of_side(self, side: int) -> list[str]:
        """Who plays on a side already."""
        return [self.name(seat) for seat in self.teams()[side] if self.seats[seat].kind != OPEN]

    def icon(self, seat: int) -> str:
        """The sprite of the player on the seat."""
        who = self.who_of(self.info.seats[seat])
        kind = self.seats[seat].kind
        if kind in (OPEN, CLOSED):
            return "ui/person" if kind == OPEN else "ui/lock"
        icon = who.icon if who is not None else bot_face(self.seats[seat].level, seat)
        return icon if self.client.media.sprites.has(icon) else GUEST_ICON

    def words(self, seat: int) -> str:
        """What sits there and what it may spend, in one line."""
        if self.seats[seat].kind in (OPEN, CLOSED):
            return self.brief(seat)
        place = sum(other.kind != CLOSED for other in self.seats[:seat])
        return " · ".join([*self._sits(seat), *self.side_words(self.players, place)])

    def _sits(self, seat: int) -> list[str]:
        setup, t = self.seats[seat], self.client.media.t
        who, member = self.who_of(self.info.seats[seat]), self.member_of(seat)
        if setup.kind in (OPEN, CLOSED):
            return [t(f"lanroom.seat.{self.free_kind(seat)}.words")]
        if who is None or member is None:
            found = [t("room.words.bot", level=t(f"room.level.{setup.level}"))]
        else:
            found = [t("room.kind.guest") if setup.kind == GUEST else t("field.level.value", n=who.level)]
            found += [t("lanroom.room.leads")] * (member.leads and not self.info.seats[seat].person)
        points = self.points()[seat]
        return [*found, t("room.words.points", n=points)] if points else found

    def points(self) -> list[int]:
        """What each seat may spend."""
        try:
            return super().points()
        except BadSetup:  # a room of rules that this program reads otherwise
            return [0] * self.count

    def level_fields(self) -> list[dict[str, str]]:
        """R1.5, R20.2. Persons bring their level."""
        if all(field.name != "level" for field in self.spec.fields):
            return [{} for _ in range(self.count)]
        return [{"level": str(min(max(1, who.level), 6))} if (who := self.who_of(plan)) is not None else {}
                for plan in self.info.seats[:MOST_SEATS]]

    def name_problem(self, seat: int) -> Notice | None:
        """The host keeps names apart."""
        return None

    def problem(self) -> Notice | None:
        """Why the match can't begin; None when it can. The leader starts it and need not say ready."""
        for seat, setup in enumerate(self.seats):
            member = self.member_of(seat)
            if setup.kind == OPEN:
                return Notice("net.room.open_seat", {"n": str(seat + 1)})
            if member is not None and not member.here:
                return Notice("net.room.away", {"name": setup.name})
            for name, value in setup.fields.items() if setup.kind != CLOSED else ():
                other = self.taken(seat, name).get(str(value))
                if other is not None:
                    return Notice("room.twice", {"name": self.name(seat), "other": other})
        for seat, field, value in self.left_out(self.options):
            if self.seats[seat].kind != CLOSED:
                words = self.look.field(field).text_of(self.client.media, value)
                return Notice("room.left_out.seat", {"name": self.name(seat), "value": words})
        if self.players not in self.spec.seats:
            return Notice(
                "net.room.seats", {"title": self.client.media.t(f"{self.title}.title"), "n": str(self.players)}
            )
        waits = [seat for seat in range(self.count) if not self.is_ready(seat) and not self._leads(seat)]
        if any(seat in self.own_seats for seat in waits):
            return Notice("lanroom.room.you_wait", {})
        return Notice("net.room.not_ready", {"name": self.name(waits[0])}) if waits else None

    def may_hurry(self) -> bool:
        """C5.3. Whether the leader can have the countdown run: only others are waited for."""
        problem = self.problem()
        return problem is not None and problem.key == "net.room.not_ready" and self.countdown > 0

    def is_ready(self, seat: int) -> bool:
        """Bots always are, and nobody is waited for on a closed seat."""
        return self.seats[seat].kind in (BOT, CLOSED) or self.seats[seat].ready

    def _leads(self, seat: int) -> bool:
        member = self.member_of(seat)
        return member is not None and member.leads

    # --- choosing

    @property
    def changed(self) -> bool:
        """Whether somebody at this computer has chosen anything here."""
        return self._chosen

    def _wish(self, message: Wish) -> None:
        """Sends it; while the connection is gone it would not arrive, which is said."""
        if self.link.client.link.state == LOST:
            self.client.nav.toast(self.client.media.t("net.lost.waits"), "bad")
            return
        self._chosen = True
        self.link.send(message)

    def choose(self, seat: int, field: str, value: Value, set_name: str = "") -> None:
        """Sends a value for a field of an own seat or of a bot. A bot that shall choose itself again sits down anew."""
        if self.look.field(field).kind == SETS:
            self._sets[seat] = (value, set_name)
        if value != OWN_CHOICE:
            self._wish(Choose(seat, field, value))
            return
        self._wish(SetSeat(seat, BOT, self.seats[seat].level))
        for name, other in self.info.seats[seat].fields.items():
            if name != field:
                self._wish(Choose(seat, name, other))

    def choose_option(self, name: str, value: str) -> str:
        """Sends an option; of a file what was read of it, with the options that it leaves no choice of. What the match
        has no more becomes random on the own seats and those of bots; the sentence that tells of it."""
        texts = self.read.get(name, {}).get(value)
        self._wish(SetOption(name, value if texts is None else texts))
        look = self.look.option(name)
        for other, held in look.settles(texts).items() if texts and isinstance(look, FileLook) else ():
            self._wish(SetOption(other, held))
        gone = [found for found in self.left_out(self.options | {name: value})
                if found[0] in self.own_seats or self.seats[found[0]].kind == BOT]  # fmt: skip
        for seat, field, _ in gone:
            self._wish(Choose(seat, field, RANDOM))
        return self.left_out_words(gone)

    def choose_own(self, name: str, value: str) -> None:
        """Sends an option of the room itself."""
        self._wish(SetOption(name, value))

    def choose_clock(self, mode: str) -> None:
        """C6.8."""
        self.choose_own("clock", mode)

    def take_files(self, option: str, found: list[BoardFile]) -> bool:
        """Files of an option have been read; what somebody else's file says stays."""
        word = self.client.media.t("lanroom.room.their_file")
        theirs = {name: texts for name, texts in self.read.get(option, {}).items() if name == word}
        self.read[option] = theirs | {file.name: file.value for file in found if file.problem is None}
        field = next(field for field in self.spec.options if field.name == option)
        self.options[option] = self._option(field, self.info.options.get(option, STANDARD))
        return False

    def set_kind(self, seat: int, kind: str, level: str = "") -> None:
        """The leader opens or closes a seat, or sets a bot on it."""
        self._wish(SetSeat(seat, kind, level or "normal"))

    def sit(self, seat: int, person: int = 0) -> None:
        """A person of this machine takes a free seat."""
        self._brought.discard(seat)
        self._wish(Sit(seat, person))

    def stand(self, seat: int) -> None:
        """An own seat is given up."""
        self._wish(Sit(seat, 0, True))

    def bring_guest(self, seat: int) -> None:
        """Somebody without a profile plays at this computer on a free seat, with as many points as its player."""
        names = {clean(who.name) for member in self.info.members for who in member.persons}
        number = next(n for n in itertools.count(1) if self.client.media.t("room.guest.name", n=n) not in names)
        level = self.client.home.profile.level if self.client.home.profile is not None else 1
        self._brought.discard(seat)
        self._wish(Bring(Who(self.client.media.t("room.guest.name", n=number), GUEST_ICON, level), seat))

    def set_ready(self, seat: int, ready: bool) -> None:
        """An own seat is ready, or not any more."""
        self._wish(Ready(seat, ready))

    def start(self) -> None:
        """The leader begins the match, or after one opens the room for another."""
        self._wish(Start())

    @property
    def over(self) -> bool:
        """Whether the room's match has ended, so that it may wait for another."""
        return self.info.phase == ENDED

    # --- the match

    def seat_infos(self, seed: int | None = None) -> list[SeatInfo]:
        """The players, as the loading screen shows them."""
        found: list[SeatInfo] = []
        for seat, setup in enumerate(self.seats):
            if setup.kind in (OPEN, CLOSED):
                continue
            found.append(SeatInfo(
                seat=len(found), name=self.name(seat), name_key=self.name_key(seat), icon=self.icon(seat),
                kind=setup.kind, level=setup.level if setup.kind == BOT else "", profile_uid=setup.profile_uid,
                fields=dict(setup.fields), looks=dict(who.looks) if (who := self._worn_by(seat)) else {},
            ))  # fmt: skip
        return found

    def _worn_by(self, seat: int) -> Who | None:
        return self.who_of(self.info.seats[seat])

    def remember(self) -> None:
        """Stores the own profile's sets and kept fields for next time, on a thread; options are those of the leader."""
        store, title = self.client.home.store, self.title
        kept: dict[str, dict[str, Any]] = {}
        for seat in self.own_seats:
            profile, setup = self.profile(seat), self.seats[seat]
            if profile is not None:
                fields = {name: setup.fields[name] for name in (*self._set_fields(), *self._kept_fields())}
                kept[profile.uid] = fields | {"set_name": setup.set_name}

        def write() -> None:
            for uid, fields in kept.items():
                store.set_last_choices(uid, title, store.last_choices(uid, title) | fields)

        self.client.nav.write(write, f"room.{title}")


def _fits(field: Field, value: object) -> bool:
    """Whether a field may hold what a host says that it holds."""
    return isinstance(value, list) if field.many and not isinstance(value, str) else value in field.values
