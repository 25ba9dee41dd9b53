"""What will be played: seats, their choices, the match's options (C5). No widgets here."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.bots.levels import levels_of
from game.core.fields import options_for
from game.core.rng import Stream
from game.core.spec import Field, TitleSpec
from game.match.seats import BOT, GUEST, GUEST_ICON, PERSON, RANDOM, SeatInfo, bot_face, bot_name, drawn_apart
from game.match.times import MODES, OFF
from game.store.names import check_player_id, same_name
from game.store.notices import Notice, StoreError
from scenes.kit.title_look import HIDDEN, SETS, FileLook, SetLook, TitleLook, Value
from scenes.room.boards import BoardFile
from scenes.titles import ui_of

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.shell.client import Client

OWN_CHOICE = "own"  # a bot chooses its set itself when the match begins
COUNTDOWNS = (0, 40, 60, 90, 120)  # C5.3: seconds, never under 40; 0 is off


class SeatSetup(msgspec.Struct, kw_only=True):
    """One slot. `profile_uid` for persons with a profile, `name` for guests, `level` for bots; `fields` are the set-up
    fields; `set_name` is the name of the stored set that was chosen."""

    kind: str = BOT
    profile_uid: str = ""
    name: str = ""
    level: str = "normal"
    fields: dict[str, Any] = {}
    set_name: str = ""
    ready: bool = False


class RoomSetup:
    """Everything that is chosen in the room. Seat 0 is at first the person who opened it (C5.1)."""

    def __init__(self, client: Client, title: str, count: int) -> None:
        self.client, self.media = client, client.media
        self.title = title
        self.spec: TitleSpec = game.TITLES[title]
        self.look: TitleLook = ui_of(title).look
        self.countdown = 0
        self.clock = OFF
        self.options: dict[str, Any] = {field.name: field.default for field in options_for(self.spec, count)}
        self.read: dict[str, dict[str, list[str]]] = {}  # option -> name of a file -> what was read of it
        self.wished: dict[str, str] = {}  # option -> the file that was chosen last time
        self.profiles: dict[str, Profile] = {}
        self.seats: list[SeatSetup] = []
        self.read_profiles()
        last = self._last(client.home.profile.uid if client.home.profile is not None else "")
        self._recall_options(last, count)
        self._recall_seats(last, count)
        self._found = self._now()

    @property
    def count(self) -> int:
        """How many seats."""
        return len(self.seats)

    @property
    def players(self) -> int:
        """How many play."""
        return self.count

    def read_profiles(self) -> None:
        """The profiles of this machine as they are now."""
        try:
            self.profiles = {profile.uid: profile for profile in self.client.home.store.profiles()}
        except StoreError as error:
            self.client.nav.tell(error.notice)

    def _now(self) -> bytes:
        return msgspec.json.encode((self.seats, self.options, self.countdown, self.clock), order="deterministic")

    @property
    def changed(self) -> bool:
        """Whether somebody has chosen anything here."""
        return self._now() != self._found

    # --- reading

    def profile(self, seat: int) -> Profile | None:
        """The profile that sits there."""
        return self.profiles.get(self.seats[seat].profile_uid) if self.seats[seat].kind == PERSON else None

    def name(self, seat: int) -> str:
        """The name that the table shows."""
        setup, key = self.seats[seat], self.name_key(seat)
        if key:
            return self.client.media.t(key)
        profile = self.profile(seat)
        return profile.name if profile is not None else setup.name

    def name_key(self, seat: int) -> str:
        """The text key of a bot's name, which follows the language; "" for a person."""
        if self.seats[seat].kind != BOT:
            return ""
        return bot_name(self.seats[seat].level, seat)

    def icon(self, seat: int) -> str:
        """The sprite of the player on the seat."""
        setup = self.seats[seat]
        profile = self.profile(seat)
        if setup.kind == BOT:
            return bot_face(setup.level, seat)
        return profile.icon if profile is not None else GUEST_ICON

    def words(self, seat: int) -> str:
        """What sits there and what it may spend, in one line."""
        return " · ".join([*self._sits(seat), *self.side_words(self.count, seat)])

    def brief(self, seat: int) -> str:
        """The same without the side."""
        return " · ".join(self._sits(seat))

    def words_in_full(self, seat: int) -> str:
        """The same, and with whom it plays."""
        names = [self.name(other) for other in range(self.count)]
        return " · ".join([*self._sits(seat), *self.side_words(self.count, seat, names)])

    def _sits(self, seat: int) -> list[str]:
        setup, t, points = self.seats[seat], self.client.media.t, self.points()[seat]
        profile = self.profile(seat)
        if setup.kind == BOT:
            found = [t("room.words.bot", level=t(f"room.level.{setup.level}"))]
        else:
            found = [t("field.level.value", n=profile.level) if profile is not None else t("room.kind.guest")]
        if points:
            found.append(t("room.words.points", n=points))
        return found

    def side_words(self, players: int, seat: int, names: Sequence[str] = ()) -> list[str]:
        """For which side a seat plays, and with whom where `names` are given, where neither everybody plays alone nor
        all play together."""
        sides, t = self.spec.sides(players), self.client.media.t
        if not self._allied(players):
            return []
        allies = [name for i, name in enumerate(names) if sides[i] == sides[seat] and i != seat]
        words = {"names": ", ".join(allies)} if allies else {}
        return [t("room.words.side.with" if allies else "room.words.side", n=sides[seat] + 1, **words)]

    def teams(self) -> list[list[int]]:
        """The seats of each side; none where there is nothing to tell apart."""
        if not self._allied(self.count):
            return []
        sides = self.spec.sides(self.count)
        return [[seat for seat, other in enumerate(sides) if other == side] for side in sorted(set(sides))]

    def names_of_side(self, side: int) -> list[str]:
        """Who plays on a side."""
        return [self.name(seat) for seat in self.teams()[side]]

    def _allied(self, players: int) -> bool:
        """Whether neither everybody plays alone nor all play together."""
        return 1 < len(set(self.spec.sides(players))) < players

    def points(self) -> list[int]:
        """What each seat may spend."""
        return self.look.points(self)

    def level_fields(self) -> list[dict[str, str]]:
        """R1.5, R20.2. A profile brings its level; guests and bots get the most of the others."""
        if all(field.name != "level" for field in self.spec.fields):
            return [{} for _ in range(self.count)]
        profiles = [self.profile(seat) for seat in range(self.count)]
        return [{"level": str(profile.level)} if profile is not None else {} for profile in profiles]

    def shown_fields(self) -> list[Field]:
        """The fields of a seat that somebody chooses."""
        shown = [field for field in self.spec.fields if self.look.field(field.name).kind != HIDDEN]
        return [msgspec.structs.replace(field, values=self._values(field.name)) for field in shown]

    def shown_options(self, chosen: dict[str, Any] | None = None) -> list[Field]:
        """The options of the match that somebody chooses: not where the number of seats, or what else is chosen (None:
        as it is now), leaves no choice."""
        chosen = self.options | self.settled() if chosen is None else chosen
        found = []
        for field in options_for(self.spec, self.players):
            look = self.look.option(field.name)
            without = look.without(chosen)
            values = tuple(value for value in field.values if value not in without)
            if look.kind != HIDDEN and (len(values) > 1 or not (field.seats or without)):
                found.append(msgspec.structs.replace(field, values=values))
        return found

    def taken(self, seat: int, field: str) -> dict[str, str]:
        """The values of a field that other seats hold, with their names, where no two may choose the same."""
        if not self.look.field(field).once:
            return {}
        others = ((str(other.fields.get(field)), self.name(i)) for i, other in enumerate(self.seats) if i != seat)
        return {value: name for value, name in others if value not in ("", RANDOM)}

    def free_profiles(self, seat: int) -> list[Profile]:
        """The profiles that could sit there: those not on another seat."""
        taken = {other.profile_uid for i, other in enumerate(self.seats) if i != seat and other.kind == PERSON}
        return [profile for uid, profile in self.profiles.items() if uid not in taken]

    def name_problem(self, seat: int) -> Notice | None:
        """Why the name of a guest can't be used; None when it can."""
        setup = self.seats[seat]
        if setup.kind != GUEST:
            return None
        try:
            name = check_player_id(setup.name)
        except StoreError as error:
            return error.notice
        others = (self.name(other) for other in range(self.count) if other != seat)
        return Notice("room.name.twice", {"name": name}) if any(same_name(name, other) for other in others) else None

    def problem(self) -> Notice | None:
        """Why the match can't begin; None when it can. The first person starts it and need not say ready."""
        for seat in range(self.count):
            bad_name = self.name_problem(seat)
            if bad_name is not None:
                return bad_name
            for name, value in self.seats[seat].fields.items():
                other = self.taken(seat, name).get(str(value))
                if other is not None:
                    return Notice("room.twice", {"name": self.name(seat), "other": other})
        waiting = [seat for seat in range(self.count) if not self.is_ready(seat) and seat != self.host]
        return Notice("room.waiting", {"name": self.name(waiting[0])}) if waiting else None

    @property
    def host(self) -> int:
        """The seat of the first person, who starts the match; -1 where only bots sit."""
        return next((seat for seat, setup in enumerate(self.seats) if setup.kind != BOT), -1)

    def is_ready(self, seat: int) -> bool:
        """Bots always are."""
        return self.seats[seat].kind == BOT or self.seats[seat].ready

    # --- choosing

    def choose(self, seat: int, field: str, value: Value, set_name: str = "") -> None:
        """Takes a value for a field of a seat; a seat that changes something is not ready any more."""
        setup = self.seats[seat]
        setup.fields[field] = value
        setup.ready = False
        if self.look.field(field).kind == SETS:
            setup.set_name = set_name

    def choose_option(self, name: str, value: str) -> str:
        """Takes a value for an option of the match; everybody looks at it again. What the match has no more becomes
        random; the sentence that tells of it."""
        if self.options.get(name) == value:
            return ""
        self.options[name] = value
        gone = self.left_out(self.options)
        for seat, field, _ in gone:
            self.seats[seat].fields[field] = RANDOM
        for setup in self.seats:
            setup.ready = False
        return self.left_out_words(gone)

    def choose_clock(self, mode: str) -> None:
        """C6.8. The turn clock of the match; everybody looks at it again."""
        self.clock = mode
        for setup in self.seats:
            setup.ready = False

    def take_files(self, option: str, found: list[BoardFile]) -> bool:
        """Files of an option have been read; True when the one of last time could be chosen again."""
        self.read[option] = {file.name: file.value for file in found if file.problem is None}
        wish = self.wished.pop(option, "")
        if wish in self.read[option]:
            untouched = not self.changed
            self.options[option] = wish
            self._found = self._now() if untouched else self._found
        return wish in self.read[option]

    def seat_person(self, seat: int, uid: str) -> None:
        """A profile sits down, with the sets that it used last (C5.6), and what else it keeps (C2.2)."""
        self.seats[seat] = SeatSetup(kind=PERSON, profile_uid=uid, fields=self._defaults(PERSON))
        last = self._last(uid)
        self._recall_sets(self.seats[seat], last)
        for name in self._kept_fields():
            if last.get(name) in self._values(name) and last[name] not in self.taken(seat, name):
                self.seats[seat].fields[name] = last[name]

    def seat_guest(self, seat: int) -> None:
        """A person without profile sits down under a name that nobody has."""
        names = {self.name(other) for other in range(self.count) if other != seat}
        number = next(n for n in range(1, 20) if self.client.media.t("room.guest.name", n=n) not in names)
        name = self.client.media.t("room.guest.name", n=number)
        self.seats[seat] = SeatSetup(kind=GUEST, name=name, fields=self._defaults(GUEST))

    def seat_bot(self, seat: int, level: str = "normal") -> None:
        """A bot takes the seat, or changes its level."""
        if self.seats[seat].kind == BOT:
            self.seats[seat].level = level
        else:
            self.seats[seat] = SeatSetup(kind=BOT, level=level, fields=self._defaults(BOT))

    def bot_levels(self) -> list[str]:
        """C9.1. The levels that are offered for bots; "random" is for measurements."""
        return [level for level in levels_of(self.spec) if level != "random"]

    # --- making the match

    def match_options(self) -> dict[str, Any]:
        """The options as `Match.new` wants them: what was read of a file, never its name."""
        return {name: self._read_of(name, value) for name, value in self.options.items()} | self.settled()

    def settled(self) -> dict[str, str]:
        """The options that a chosen file leaves no choice of, with their values."""
        found: dict[str, str] = {}
        for name in self.read:
            look, value = self.look.option(name), self._read_of(name, self.options[name])
            if isinstance(look, FileLook) and isinstance(value, list):
                found |= look.settles(value)
        return found

    def shown_value(self, name: str) -> str:
        """What an option is shown to hold: a file's name, or its value."""
        return self.settled().get(name, str(self.options[name]))

    def _read_of(self, name: str, value: Any) -> Any:
        return self.read.get(name, {}).get(value, value) if isinstance(value, str) else value

    def seat_infos(self, seed: int | None = None) -> list[SeatInfo]:
        """The seats as `Match.new` wants them; sets that bots choose themselves are drawn here."""
        points = self.points()
        stream = Stream(int.from_bytes(os.urandom(6), "big") if seed is None else seed)
        infos, taken = [], {(name, str(value)) for setup in self.seats for name, value in setup.fields.items()}
        for seat, setup in enumerate(self.seats):
            fields = {name: self._final(name, value, points[seat], stream) for name, value in setup.fields.items()}
            if setup.kind == BOT:
                fields = drawn_apart(self.spec.fields, fields, taken, stream)
            profile = self.profile(seat)
            infos.append(SeatInfo(
                seat=seat, name=self.name(seat), name_key=self.name_key(seat), icon=self.icon(seat), kind=setup.kind,
                level=setup.level if setup.kind == BOT else "",
                profile_uid=profile.uid if profile is not None else "", fields={**fields, **self.level_fields()[seat]},
            ))  # fmt: skip
        return infos

    def _final(self, name: str, value: Value, points: int, stream: Stream) -> Value:
        look = self.look.field(name)
        if not isinstance(look, SetLook):
            return value
        if value == OWN_CHOICE:
            return self._bots_own(name, points, stream)
        return list(look.members(value, points)) if isinstance(value, list) else value

    def _bots_own(self, name: str, points: int, stream: Stream) -> Value:
        make = self.spec.bot_seat
        if make is not None:
            chosen: Value | None = make(stream, points).get(name)
            if chosen is not None:
                return chosen
        field = next(field for field in self.spec.fields if field.name == name)
        return stream.pick(field.values)

    # --- keeping (C5.6)

    def remember(self) -> None:
        """Stores the choices for next time, on a thread: sets and kept fields for every profile that plays, the rest
        for the one who opened the room."""
        store, title, opener = self.client.home.store, self.title, self.client.home.profile
        kept: dict[str, dict[str, Any]] = {opener.uid: {}} if opener is not None else {}
        for seat, setup in enumerate(self.seats):
            profile = self.profile(seat)
            if profile is not None:
                fields = {name: setup.fields[name] for name in (*self._set_fields(), *self._kept_fields())}
                kept[profile.uid] = fields | {"set_name": setup.set_name}
        room = {"options": dict(self.options), "countdown": self.countdown, "clock": self.clock}
        count, others = str(self.count), [msgspec.to_builtins(other) for other in self.seats[1:]]

        def write() -> None:
            for uid, fields in kept.items():
                last = store.last_choices(uid, title) | fields
                if opener is not None and uid == opener.uid:
                    stored = last.get("seats")
                    last |= room | {"seats": {**(stored if isinstance(stored, dict) else {}), count: others}}
                store.set_last_choices(uid, title, last)

        self.client.nav.write(write, f"room.{title}")

    def _last(self, uid: str) -> dict[str, Any]:
        if not uid:
            return {}
        try:
            return self.client.home.store.last_choices(uid, self.title)
        except StoreError as error:
            self.client.nav.tell(error.notice)
            return {}

    def _set_fields(self) -> Iterable[str]:
        return [field.name for field in self.spec.fields if self.look.field(field.name).kind == SETS]

    def _kept_fields(self) -> list[str]:
        return [field.name for field in self.spec.fields if self.look.field(field.name).kept]

    def _values(self, name: str) -> tuple[str, ...]:
        """The values of a seat's field that the options of the match leave."""
        without = self.look.field(name).without(self.options)
        return tuple(value for field in self.spec.fields if field.name == name for value in field.values
                     if value not in without)  # fmt: skip

    def left_out(self, options: dict[str, Any]) -> list[tuple[int, str, str]]:
        """What seats have chosen that a match with these options doesn't have: seat, field, value."""
        return [(seat, name, value) for seat, setup in enumerate(self.seats) for name, value in setup.fields.items()
                if isinstance(value, str) and value in self.look.field(name).without(options)]  # fmt: skip

    def left_out_words(self, found: Iterable[tuple[int, str, str]]) -> str:
        """The sentence that tells what is random now; "" for nothing."""
        words = ", ".join(self.look.field(name).text_of(self.media, value) for _, name, value in found)
        return self.media.t("room.left_out", values=words) if words else ""

    def _defaults(self, kind: str) -> dict[str, Any]:
        """C5.6. Random stays random; a bot chooses its sets itself."""
        sets = self._set_fields()
        return {field.name: OWN_CHOICE if kind == BOT and field.name in sets else field.default
                for field in self.shown_fields()}

    def _recall_options(self, last: dict[str, Any], count: int) -> None:
        stored = last.get("options")
        for field in options_for(self.spec, count):
            value = stored.get(field.name) if isinstance(stored, dict) else None
            if value in field.values:
                self.options[field.name] = value
            elif isinstance(value, str) and isinstance(self.look.option(field.name), FileLook):
                self.wished[field.name] = value
        if last.get("countdown") in COUNTDOWNS:
            self.countdown = int(last["countdown"])
        if last.get("clock") in MODES:
            self.clock = str(last["clock"])

    def _recall_seats(self, last: dict[str, Any], count: int) -> None:
        """The own seat, then the group (C3.5), then the players of last time, then bots."""
        self.seats = [SeatSetup(kind=BOT, fields=self._defaults(BOT)) for _ in range(count)]
        own = self.client.home.profile
        if own is not None:
            self.seat_person(0, own.uid)
        else:
            self.seat_guest(0)
        members = [member.uid for member in self.client.online.people.group]
        group = [uid for uid in members if uid in self.profiles and (own is None or uid != own.uid)]
        stored = last.get("seats")
        before = stored.get(str(count)) if isinstance(stored, dict) else None
        for seat in range(1, count):
            if group:
                self.seat_person(seat, group.pop(0))
            elif isinstance(before, list) and seat - 1 < len(before):
                self._recall_seat(seat, before[seat - 1])

    def _recall_seat(self, seat: int, raw: object) -> None:
        """A bot or a guest comes back; a profile only when it is still there and free."""
        try:
            stored = msgspec.convert(raw, SeatSetup)
        except msgspec.ValidationError:
            return
        if stored.kind == BOT and stored.level in self.bot_levels():
            self.seats[seat].level = stored.level
        elif stored.kind == GUEST and stored.name:
            self.seat_guest(seat)
            self.seats[seat].name = stored.name
        elif stored.kind == PERSON and stored.profile_uid in {p.uid for p in self.free_profiles(seat)}:
            self.seat_person(seat, stored.profile_uid)

    def _recall_sets(self, setup: SeatSetup, last: dict[str, Any]) -> None:
        """C5.6. The sets of the last match; a set that does not fit the game any more is left out."""
        for name in self._set_fields():
            value = last.get(name)
            look = self.look.field(name)
            field = next(field for field in self.spec.fields if field.name == name)
            if isinstance(look, SetLook) and _still_known(value, field, look) and not self._broken(look, value):
                setup.fields[name] = value
                setup.set_name = str(last.get("set_name", ""))

    def _broken(self, look: SetLook, value: Any) -> bool:
        return bool(look.problem(self.media, value))


def _still_known(value: object, field: Field, look: SetLook) -> bool:
    """Whether a stored set can be chosen: a ready one, or a list with enough things that the game has."""
    if isinstance(value, list):
        return all(isinstance(member, str) for member in value) and len(look.members(value, len(value))) >= look.least
    return value in field.values
