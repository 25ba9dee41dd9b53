"""What a save keeps of a room, so that its host can open it again and everybody finds their seat (C8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from game.core.carrying import without_carried
from game.match.seats import BOT, REMOTE
from game.net.errors import NetError
from game.net.members import MOST_BANNED, Banned, SavedMember
from game.net.pausing import Pausing
from game.net.protocol import Said
from game.net.room import CLOSED, PERSON, PLAYING, Room

if TYPE_CHECKING:
    from game.match.match import LocalMatch
    from game.net.host import Host


MOST_SAID = 50
"""Lines of chat."""


class SavedRoom(msgspec.Struct):
    """`members` hold what their tokens hash to, never the tokens; of a passphrase only whether there is one is kept.
    `said`: the newest lines of the match's chat (C5.7); `paused_by`: the member for which the match rests, -1 where it
    does not (C6.12); `banned`: who was sent away, and stays out (C8.7)."""

    room_id: str
    name: str
    own: dict[str, str]
    members: list[SavedMember]
    locked: bool = False
    said: Annotated[list[Said], Meta(max_length=MOST_SAID)] = []
    paused_by: Annotated[int, Meta(ge=-1)] = -1
    banned: Annotated[list[Banned], Meta(max_length=MOST_BANNED)] = []


def header_of(host: Host) -> Any:
    """The room as JSON data for a save's head."""
    room = host.room
    said = [line for line in room.lines if line.member >= 0][-MOST_SAID:]
    kept = SavedRoom(host.room_id, room.name, dict(room.own), room.members.keep(), room.locked, said,
                     room.pausing.by if room.pausing.rests else -1, [*room.members.banned.values()][-MOST_BANNED:])
    return msgspec.to_builtins(kept)


def restored(header: dict[str, Any], match: LocalMatch) -> tuple[Room, str]:
    """The room of a saved match and its id; everybody is away. Raises NetError when the head holds no room."""
    try:
        kept = msgspec.convert(header.get("room"), SavedRoom)
        room = Room(match.title, len(match.seats), kept.name)
        room.members.restore(kept.members, kept.banned)
        for name, value in kept.own.items():
            room.restore_own(name, value)
        room.restore_lines(kept.said)
        room.pausing = Pausing(kept.paused_by)
    except (msgspec.ValidationError, ValueError) as problem:
        raise NetError("net.room.not_kept") from problem
    room.options = without_carried(match.session.options)
    for plan, info in zip(room.seats, match.seats, strict=True):
        who = info.away.who if info.away is not None else info
        if who.member in room.members.all and (info.kind == REMOTE or info.away is not None):
            plan.kind, plan.member, plan.person = PERSON, who.member, who.person
        else:
            plan.kind, plan.level = (BOT, info.level) if info.is_bot else (CLOSED, "")
    room.phase, room.locked = PLAYING, kept.locked
    return room, kept.room_id


