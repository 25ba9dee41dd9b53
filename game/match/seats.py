"""The players on the seats of a match: data that stands in the head of a save (C6.7b, C7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from game.bots.levels import DEFAULT_LEVEL, LEVELS
from game.core.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.core.rng import Stream
    from game.core.spec import Field

PERSON, GUEST, BOT, EMPTY = "person", "guest", "bot", "empty"
REMOTE = "lan"
"""A person at another machine; in the match that a room's host keeps every person is one."""
KINDS = (PERSON, GUEST, BOT, EMPTY, REMOTE)
GUEST_ICON = "profile/guest"
RANDOM = "random"
"""What a field holds that is left to chance."""
WISH = "wish:"
"""Begins the standing order of a seat that asks something of those who play with it; everybody may
know it, and the title has the words."""
NAMED_LEVELS = ("easy", "normal", "hard")
"""The levels whose bots have names and faces: all that a player can choose."""
FACES = 5
"""How many different bots there are of each level: one for each seat that a title may have."""
LONGEST_NAME = 64
"""Of a player in a file: IDs are shorter, and so are the words for bots and guests in every language."""


class Sitter(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody who plays: `kind` "person" (a profile of this machine), "guest", or "lan" (`member` and `person` of a
    room).
    """

    kind: str
    name: str
    icon: str = GUEST_ICON
    profile_uid: str = ""
    member: int = -1
    person: int = 0


class Away(msgspec.Struct, kw_only=True):
    """The person who left a chair that a bot keeps or that waits empty, and how the match stood then: `event` the
    number of the next event, `answers` how many had been given, `counts` the title's statistics of the seat; `given`:
    it was handed over on purpose, so whoever sat there gets it back only by asking for it.
    """

    who: Sitter
    given: bool = False
    event: int = 0
    answers: int = 0
    round: int = 1
    counts: dict[str, int] = {}


class SeatInfo(msgspec.Struct, kw_only=True):
    """The player on a seat. `kind`: "person" (a profile of this machine), "guest" (a person without profile), "bot",
    "empty" (the match waits when it is asked) or "lan" (`member`, `person`: of a room); `away`: the person who left the
    chair to a bot or empty and may come back; `level`: of a bot, a name of `game.bots.levels.LEVELS`; `icon`: a sprite
    name; `fields`: the set-up fields as `game.new_session` wants them; `orders`: card -> "always" or "never", the
    standing orders of the seat. `name_key`: the text key of a name that follows the language, such as a bot's. `looks`:
    kind -> good of the shop that is used (`scenes.kit.cosmetics`).
    """

    seat: int
    name: str
    name_key: str = ""
    icon: str = GUEST_ICON
    kind: str = PERSON
    level: str = ""
    profile_uid: str = ""
    fields: dict[str, Any] = {}
    orders: dict[str, str] = {}
    looks: dict[str, str] = {}
    away: Away | None = None
    member: int = -1
    person: int = 0

    @property
    def decides(self) -> bool:
        """Whether a person chooses for the seat, here or elsewhere."""
        return self.is_person or self.kind == REMOTE

    @property
    def is_person(self) -> bool:
        """Whether somebody at this machine chooses for the seat."""
        return self.kind in (PERSON, GUEST)

    @property
    def is_bot(self) -> bool:
        """Whether a bot does."""
        return self.kind == BOT


class ChairEvent(msgspec.Struct, kw_only=True):
    """A line of the log that is none of the rules: `event` is the number of the event that it stands before; `what`
    names its text "chair.log.<what>"; `name` is the player of before, `other` the player of now; `told`: who may know
    it, as an audience of `game.core.events`.
    """

    event: int
    seat: int
    what: str
    name: str
    other: str = ""
    level: str = ""
    told: int = EVERYONE


class Wish(msgspec.Struct, kw_only=True):
    """What a chair shall become. `who`: for "person" and "guest"; `given`: whoever sits there is here, and it stays
    another's until it is asked for.
    """

    seat: int
    kind: str
    who: Sitter | None = None
    level: str = DEFAULT_LEVEL
    given: bool = False


def bot_name(level: str, seat: int) -> str:
    """The text key of the name of the bot that plays a seat at a level: the same one in every match."""
    return f"room.bot.{_known(level)}.{seat % FACES + 1}"


def bot_face(level: str, seat: int) -> str:
    """The sprite of that bot."""
    return f"profile/bot_{_known(level)}_{seat % FACES + 1}"


def _known(level: str) -> str:
    return level if level in NAMED_LEVELS else DEFAULT_LEVEL


def drawn_apart(
    fields: Sequence[Field], found: dict[str, Any], taken: set[tuple[str, str]], stream: Stream
) -> dict[str, Any]:
    """What a bot brings: where its set is left to chance one that nobody else at the table is known to bring, as long
    as there is any (C5.6). `taken`: names of fields and what others bring; what is drawn is taken from then on.
    """
    for field in fields:
        free = [value for value in field.values if value != RANDOM and (field.name, value) not in taken]
        if field.many and found.get(field.name) == RANDOM and free:
            found[field.name] = stream.pick(free)
            taken.add((field.name, found[field.name]))
    return found


def wishes_of(seats: Sequence[SeatInfo]) -> dict[int, str]:
    """What people ask of those who play with them, by their seats."""
    return {info.seat: wish for info in seats if info.decides and (wish := wish_of(info.orders))}


def wish_of(orders: Mapping[str, str]) -> str:
    """What a seat's standing orders ask of its side, "" for nothing."""
    return next((name.removeprefix(WISH) for name, value in orders.items() if name.startswith(WISH) and value), "")


def only_kept(seats: Sequence[SeatInfo]) -> bool:
    """Whether no person plays, but somebody may come back to a chair."""
    return any(info.away is not None for info in seats) and not any(info.decides for info in seats)


def seated_again(seats: Sequence[SeatInfo]) -> list[SeatInfo]:
    """C6.9. The seats for another match: a person who left a chair, to a bot or empty, sits on it again."""
    return [_seated(info, info.away.who) if info.away is not None else info for info in seats]


def _seated(info: SeatInfo, who: Sitter) -> SeatInfo:
    return msgspec.structs.replace(
        info, kind=who.kind, name=who.name, icon=who.icon, profile_uid=who.profile_uid, member=who.member,
        person=who.person, level="", name_key="", away=None,
    )  # fmt: skip


def seats_of(header: dict[str, Any], count: int) -> list[SeatInfo]:
    """The seats in a save's header; seats that are missing or damaged become guests with their number for a name."""
    raw = header.get("seats")
    found: list[SeatInfo] = []
    for seat in range(count):
        try:
            info = msgspec.convert(raw[seat] if isinstance(raw, list) else None, SeatInfo)
        except (msgspec.ValidationError, IndexError):
            info = SeatInfo(seat=seat, name=str(seat + 1), kind=GUEST)
        info.seat, info.name = seat, info.name[:LONGEST_NAME]
        if info.kind not in KINDS:
            info.kind = GUEST
        if info.is_bot and info.level not in LEVELS:
            info.level = DEFAULT_LEVEL
        found.append(info)
    return found


def notes_of(raw: object) -> list[ChairEvent]:
    """The notes in a save's header; none where they are missing or damaged."""
    try:
        return msgspec.convert(raw, list[ChairEvent])
    except msgspec.ValidationError:
        return []


def header_of(notes: Sequence[ChairEvent]) -> list[Any]:
    """The notes as JSON data."""
    return [msgspec.to_builtins(note) for note in notes]
