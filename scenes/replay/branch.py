"""Going on from a place of a replay (C12.1): a match of its own, which leaves the replay as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.bots.levels import DEFAULT_LEVEL, levels_of
from game.match.match import new_id
from game.match.match import replay as replayed
from game.match.seats import BOT, GUEST, GUEST_ICON, PERSON, SeatInfo, bot_face, bot_name
from scenes.kit.cosmetics import apply_cosmetics
from scenes.table.match import Match

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.media.media import Media
    from scenes.replay.record import ReplayMatch
    from scenes.shell.client import Client


class Chair(msgspec.Struct, frozen=True):
    """The new player of a seat: a profile, a guest or a bot of a level."""

    kind: str
    profile_uid: str = ""
    level: str = ""

    @property
    def key(self) -> str:
        """One word for it."""
        return f"{self.kind}:{self.profile_uid or self.level}"


def levels(replay: ReplayMatch) -> list[str]:
    """The levels that people may choose for bots of the game."""
    return [level for level in levels_of(replay.record.spec) if level != "random"]


def chairs_for(replay: ReplayMatch, people: Sequence[Profile]) -> list[Chair]:
    """All that can take a seat."""
    found = [Chair(PERSON, profile_uid=profile.uid) for profile in people]
    return [*found, Chair(GUEST), *(Chair(BOT, level=level) for level in levels(replay))]


def first_chairs(replay: ReplayMatch, own: str) -> list[Chair]:
    """What is offered at first: the one who plays takes their own seat, else that of the first person who had
    one; bots take the others, each of the level that it had.
    """
    questions = replay.session.questions()
    people = [info.seat for info in replay.seats if info.is_person]
    asked = questions[0].seat if questions else 0
    mine = next((info.seat for info in replay.seats if own and info.profile_uid == own), people[0] if people else asked)
    offered = levels(replay)
    of_bots = {info.seat: info.level for info in replay.seats if info.is_bot and info.level in offered}
    usual = next(iter(of_bots.values()), DEFAULT_LEVEL if DEFAULT_LEVEL in offered else offered[0])
    chair = Chair(PERSON, profile_uid=own) if own else Chair(GUEST)
    return [
        chair if seat == mine else Chair(BOT, level=of_bots.get(seat, usual)) for seat in range(len(replay.seats))
    ]


def seat_infos(media: Media, replay: ReplayMatch, chairs: Sequence[Chair], people: Sequence[Profile]) -> list[SeatInfo]:
    """The seats of the new match."""
    known = {profile.uid: profile for profile in people}
    found = []
    for seat, chair in enumerate(chairs):
        fields = replay.record.seats[seat]
        if chair.kind == PERSON:
            one = known[chair.profile_uid]
            found.append(SeatInfo(seat=seat, name=one.name, icon=one.icon, profile_uid=one.uid, fields=fields))
        elif chair.kind == GUEST:
            name = replay.seats[seat].name if replay.seats[seat].is_person else media.t("branch.guest", n=seat + 1)
            found.append(SeatInfo(seat=seat, name=name, icon=GUEST_ICON, kind=GUEST, fields=fields))
        else:
            key, icon = bot_name(chair.level, seat), bot_face(chair.level, seat)
            found.append(SeatInfo(seat=seat, name=media.t(key), name_key=key, icon=icon, kind=BOT, level=chair.level,
                                  fields=fields))  # fmt: skip
    return found


def branch_of(client: Client, replay: ReplayMatch, at: int, seats: Sequence[SeatInfo], name: str) -> Match:
    """A match that goes on after the first `at` choices, saved under an id of its own. What was chosen until there
    stands. `name` is what the replay is called. May run on a worker thread. Raises StoreError.
    """
    session = replay.record.at(at)
    _, chart = replayed(session.save())
    match = Match(client.home, session, seats, new_id(replay.title), chart)
    match.branch = branch_header(replay, at, name)
    match.bar_undo()
    apply_cosmetics(client.home, match.seats)
    match.save()
    return match


def branch_header(replay: ReplayMatch, at: int, name: str) -> dict[str, Any]:
    """What a save tells of where its match comes from."""
    return {"of": replay.match_id, "name": name, "at": at, "round": replay.rounds[at]}
